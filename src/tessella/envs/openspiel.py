"""Our games in OpenSpiel, with explicit chance, observers and states dealt anew.

`import tessella.envs.openspiel` registers them, options as parameters:
`pyspiel.load_game("tessella_<game>(seats=3)")`, with underscores in the name of the game.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

import pyspiel

from tessella import engine
from tessella.core.chance import CHANCE
from tessella.core.recall import Course, openly
from tessella.core.registry import beside, games
from tessella.core.registry import game_type as kind_of
from tessella.envs.facts import facts
from tessella.envs.in_play import begin
from tessella.envs.spiel_observer import Observer
from tessella.envs.spiel_parameters import defaults, options

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from tessella.core import Game, View
    from tessella.core.recall import RecallModule

NO_BOUND: Final = 10_000
"""What OpenSpiel is told of the length of a game that has no bound; real ones end long before."""
MOST_TRIES: Final = 1000
SEED_BITS: Final = 53
"""All that a probability holds."""


def short_name(kind: type[Game]) -> str:
    """What OpenSpiel calls a game."""
    return f"tessella_{kind.name.replace('-', '_')}"


def game_type(kind: type[Game]) -> Any:
    """What OpenSpiel wants to know of a game before its options are chosen."""
    secret = kind.has_secrets
    information = pyspiel.GameType.Information
    counts = kind.seat_counts()
    return pyspiel.GameType(
        short_name=short_name(kind),
        long_name=f"Tessella {kind.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            information.IMPERFECT_INFORMATION if secret else information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(kind),
    )


def game_info(game: Game) -> Any:
    """The numbers of a game with its options."""
    known = facts(game)
    least, most = known.utility
    return pyspiel.GameInfo(
        num_distinct_actions=known.actions,
        max_chance_outcomes=_chance_outcomes(game),
        num_players=known.seats,
        min_utility=least,
        max_utility=most,
        utility_sum=0.0,
        max_game_length=known.decisions or NO_BOUND,
    )


def _chance_outcomes(game: Game) -> int:
    """The most moves that chance has at once: those of the lot, or those after it."""
    start = game.start()
    return max(
        len(state.moves()) for state in (start, start.play(start.moves()[0])) if state.odds()
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as one of OpenSpiel; `kind` is which."""

    kind: ClassVar[type[Game]]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.law = self.kind(**options(params or {}))
        super().__init__(game_type(self.kind), game_info(self.law), dict(params or {}))

    def __reduce__(self) -> tuple[object, ...]:
        return loaded, (str(self),)

    def new_initial_state(self) -> SpielState:
        """The game before its first move."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Who looks: with perfect recall at all that a seat has seen, else at what it sees."""
        return Observer(self.law, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a game of ours; moves of chance are numbered as they are listed."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = begin(game.law)
        self.plies = Course()

    def current_player(self) -> int:
        """The seat that acts, or their number for chance or the end."""
        turn = self.play.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.play.turn is None

    def _legal_actions(self, player: int) -> list[int]:
        """The legal actions of a seat, sorted."""
        return self.play.legal() if player == self.play.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The moves of chance, and how likely they are."""
        return [(number, odds) for number, (_, odds) in enumerate(self.play.chances())]

    def _apply_action(self, action: int) -> None:
        """Make a move, of a seat or of chance."""
        turn = self.play.turn
        text = self._text(action)
        if turn == CHANCE:
            self.play.play(text)
        else:
            self.play.act(action)
        self.plies = self.plies.add(cast("int", turn), text)

    def _text(self, action: int) -> str:
        if self.play.turn == CHANCE:
            return self.play.chances()[action][0]
        return self.play.text(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The text of a move."""
        del player
        return self._text(action)

    def returns(self) -> list[float]:
        """What each seat has won."""
        return self.play.rewards()

    def __str__(self) -> str:
        return " ".join(ply.text for ply in self.plies)

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return self.play.law().view(seat)

    def seen(self, seat: int) -> tuple[str, ...]:
        """All that a seat has seen, and whose turn it is."""
        law = self._law
        told = _recall(law).seen(law, self.plies, seat) if law.has_secrets else openly(self.plies)
        return (*told, f"turn {self.play.turn}")

    @property
    def _law(self) -> Game:
        return cast("SpielGame", self.get_game()).law

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> SpielState:
        """A state of which the seat would have seen the same.

        It follows from what the seat has seen and from the sampler, not from what is hidden.
        Whatever the seat cannot rule out may come out; what others chose is not weighed.
        """
        if not self._law.has_secrets:
            return cast("SpielState", self.clone())
        rng = Random(int(probability_sampler() * 2**SEED_BITS))
        wanted = self.seen(player_id)
        for _ in range(MOST_TRIES):
            found = self._redealt(player_id, rng)
            if found is not None and found.seen(player_id) == wanted:
                return found
        raise RuntimeError(f"no state looks like this one to seat {player_id}")

    def _redealt(self, seat: int, rng: Random) -> SpielState | None:
        """A course of the game that may look the same; None if it cannot be played."""
        turn = cast("int", self.play.turn)
        texts = _recall(self._law).redealt(self._law, self.plies, turn, seat, rng)
        state = cast("SpielState", self.get_game().new_initial_state())
        for text in texts:
            action = state.named(text)
            if action is None:
                return None
            state.apply_action(action)
        return state

    def named(self, text: str) -> int | None:
        """The number of a legal move, of chance too; None if it is not legal."""
        if self.play.turn is None:
            return None
        if self.play.turn == CHANCE:
            texts = [one for one, _ in self.play.chances()]
            return texts.index(text) if text in texts else None
        return self.play.number(text)


def loaded(text: str) -> SpielGame:
    """The game that OpenSpiel calls so; whoever asks here has registered it."""
    return cast("SpielGame", pyspiel.load_game(text))


def _recall(game: Game) -> RecallModule:
    return cast("RecallModule", beside(game, "recall"))


def kinds() -> Iterator[type[Game]]:
    """All games that can be environments, and those that only laboratories play."""
    for name in games():
        kind = kind_of(name)
        if engine.has_native(kind):
            yield kind
            yield from getattr(beside(kind(), "laboratory"), "GAMES", ())


def register() -> None:
    """Have OpenSpiel know our games; those that it knows stay."""
    known = pyspiel.registered_names()
    for kind in kinds():
        if short_name(kind) not in known:
            pyspiel.register_game(game_type(kind), spiel_class(kind))


def spiel_class(kind: type[Game]) -> type[SpielGame]:
    """The class of a game.

    OpenSpiel holds on to it until after Python's end; a class survives that, a function would not.
    """
    return type(f"Spiel{kind.__name__}", (SpielGame,), {"kind": kind})


register()
