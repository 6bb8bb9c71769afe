"""What `tessella COMMAND` does, a file for each."""
