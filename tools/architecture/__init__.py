"""The picture of the house, drawn from the layers that the linters enforce."""
