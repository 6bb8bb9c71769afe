"""Our games as environments of Gymnasium: one seat learns, players of ours have the others.

`import tessella.envs.gymnasium` registers them: `gymnasium.make("tessella/<game>-v0",
opponents="greedy", **options)`, and `gymnasium.make_vec` of the same for many games at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import gymnasium
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from tessella import engine
from tessella.core.registry import game as game_of
from tessella.core.registry import games
from tessella.envs.learner import Learner
from tessella.envs.picture import MODES, rendered
from tessella.envs.spaces import ILLEGAL, Observed, mask_of, observation_space, observed
from tessella.envs.vector import SeatVectorEnv

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from tessella.envs.learner import Opponents

VERSION: Final = 0
HERE: Final = "tessella.envs.gymnasium"


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; chance and the other seats are played.

    The reward comes at the end: 1 for a win alone, less for a shared or a lost one, 0 on average of
    all seats. An action that is not legal ends the episode: the reward is -1, and
    `info["illegal_action"]` is true.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 4}  # noqa: RUF012 - as in Env

    def __init__(
        self,
        game: str,
        opponents: Opponents = "random",
        seat: int = 0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game = game_of(game, **options)
        self.render_mode = render_mode
        self._learner = Learner(self.game, 1, seat, opponents)
        self._over = True
        self.observation_space = observation_space(self.game)
        self.action_space = spaces.Discrete(self._learner.batch.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a game, and play it up to the first turn of the seat."""
        super().reset(seed=seed, options=options)
        self._learner.reset(0, seed)
        self._learner.go_on()
        self._over = False
        return self._observed(), {}

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Do an action, and play up to the next turn of the seat or the end."""
        if self._over:
            raise ResetNeeded("The game is over: call reset before the next step.")
        batch = self._learner.batch
        legal = batch.act_in(0, int(action))
        if legal:
            self._learner.go_on()
        self._over = not legal or batch.turn(0) == engine.OVER
        reward = float(batch.rewards()[0, self._learner.seat]) if legal else ILLEGAL
        info = {} if legal else {"illegal_action": True}
        return self._observed(), reward, self._over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal."""
        return mask_of(self._observed())

    def scores(self) -> tuple[int, ...]:
        """The points of all seats, for those who reward them."""
        return tuple(self._learner.batch.scores()[0].tolist())

    def render(self) -> Any:
        """The board as everybody may see it."""
        return rendered(self.game, self._learner.batch, self.render_mode)

    def _observed(self) -> Observed:
        return observed(self._learner.batch, self._learner.seat)


def register() -> None:
    """Have Gymnasium know all games that can be environments; those that it knows stay."""
    for name in games():
        id_ = f"tessella/{name}-v{VERSION}"
        if engine.has_native(game_of(name)) and id_ not in gymnasium.registry:
            gymnasium.register(
                id_,
                entry_point=f"{HERE}:{SeatEnv.__name__}",
                vector_entry_point=f"{HERE}:{SeatVectorEnv.__name__}",
                kwargs={"game": name},
            )


register()
