"""A general search, written on the law alone: it plays any game that has states and views."""

from tessella.search.uct import Limits, Thought, think

__all__ = ["Limits", "Thought", "think"]
