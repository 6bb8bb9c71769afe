"""What stands before every request: where it comes from, how large it is, what browsers may do."""
