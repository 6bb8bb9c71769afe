"""Games in which the 21 polyominoes of up to five cells meet their own colour at corners only."""
