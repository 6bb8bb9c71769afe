"""The laboratory: our games in the interfaces that those know who teach machines to play.

`tessella.envs.pettingzoo` and `tessella.envs.gymnasium` need the extra `envs`, and
`tessella.envs.openspiel` that of its name; what is here needs nothing besides Tessella.
"""

from tessella.core.actions import ActionError, Actions
from tessella.envs.candidates import Candidates, candidates
from tessella.envs.factored import Factored, factored
from tessella.envs.facts import Facts, facts
from tessella.envs.symmetry import Symmetry, symmetry
from tessella.envs.tables import actions, observation, observation_shape

__all__ = [
    "ActionError",
    "Actions",
    "Candidates",
    "Factored",
    "Facts",
    "Symmetry",
    "actions",
    "candidates",
    "factored",
    "facts",
    "observation",
    "observation_shape",
    "symmetry",
]
