"""What outlives the process: tables, migrations, and two databases behind one way to use them."""
