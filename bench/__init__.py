"""Figures of speed, each beside a peer in the same run."""
