"""Our games as environments of PettingZoo, in which agents act one after another.

`import tessella.envs.pettingzoo` registers them: `pettingzoo.make("aec", "tessella/<game>-v0",
**options)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pettingzoo  # type: ignore[import-untyped]
from gymnasium import spaces

from tessella import engine
from tessella.core.registry import game as game_of
from tessella.core.registry import games
from tessella.envs.picture import MODES, rendered
from tessella.envs.spaces import ILLEGAL, observation_space, observed, seed_of

if TYPE_CHECKING:
    from tessella.core import Game
    from tessella.envs.spaces import Observed

VERSION: Final = 0


class TableEnv(pettingzoo.AECEnv[str, "Observed", int]):  # type: ignore[misc]
    """A table of agents `seat_0`, `seat_1` …, who act as the rules have it; chance is played.

    An agent gets what its seat may see, and the mask of its legal actions while it has the turn. An
    action that is not legal ends the game: it costs its agent 1, and the others nothing.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as in AECEnv
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(self, game: Game, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"tessella/{game.name}-v{VERSION}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self.agents: list[str] = []
        self._batch = engine.batch(game, 1, seed=0, threads=1)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {agent: observation_space(game) for agent in self.possible_agents}
        self._actions = {
            agent: spaces.Discrete(self._batch.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The planes and the mask of an agent."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all actions."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; `options` are of no concern, those of the game are chosen before."""
        del options
        self._batch.reset(0, seed_of(seed))
        self._batch.play_chance()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self._batch.turn(0)]

    def observe(self, agent: str) -> Observed:
        """What an agent may see; its mask is empty unless it has the turn."""
        return observed(self._batch, self._seats[agent])

    def step(self, action: int | None) -> None:
        """Do an action of the agent that has the turn."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        legal = action is not None and self._batch.act_in(0, int(action))
        turn = self._batch.turn(0)
        if legal and turn >= 0:
            self.agent_selection = self.possible_agents[turn]
        else:
            self._end(agent, legal=legal)

    def _end(self, agent: str, *, legal: bool) -> None:
        """Everybody is told what they have won."""
        won = self._batch.rewards()[0].tolist()
        self.rewards = dict(zip(self.possible_agents, won, strict=True))
        if not legal:
            self.rewards[agent] = ILLEGAL
            self.infos[agent] = {"illegal_action": True}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def render(self) -> Any:
        """The board as everybody may see it."""
        return rendered(self.game, self._batch, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""


def env(game: str, render_mode: str | None = None, **options: object) -> TableEnv:
    """The environment of a game with its options."""
    return TableEnv(game_of(game, **options), render_mode)


def register() -> None:
    """Have PettingZoo know all games that can be environments; those that it knows stay."""
    for name in games():
        id_ = f"tessella/{name}-v{VERSION}"
        if engine.has_native(game_of(name)) and id_ not in pettingzoo.aec_registry:
            pettingzoo.register("aec", id_, env, kwargs={"game": name})


register()
