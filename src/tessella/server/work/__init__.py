"""Work that is not a move: who may have it done, in what order, and by which process."""
