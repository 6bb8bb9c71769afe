"""What one address can cost everybody else: attacks, and people who play meanwhile."""
