"""A lesson as the browser gets it: each position, and what comes of every try there."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import msgspec

import tessella
from tessella.core.event import Laid
from tessella.server.wire.encode_view import event_of, laid_after, view_of
from tools.lessons.rows import LEARNER, Tried
from tools.lessons.tries import tries

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tessella.core import IllegalMove, State
    from tessella.server.wire.view import Placed
    from tools.lessons.rows import Lesson, Step


class LessonError(Exception):
    """A step asks for something that the law does not allow."""


def made(lesson: Lesson) -> dict[str, Any]:
    """The data of a lesson."""
    start = tessella.game(lesson.game, **lesson.options).start()
    return {"game": lesson.game, "steps": [_step(start, step) for step in lesson.steps]}


def _step(start: State, step: Step) -> dict[str, Any]:
    state, laid = reached(start, step.moves)
    if state.turn != LEARNER:
        raise LessonError(f"{step.name}: it is not the turn of who learns")
    tried = list(legal(state, step))
    right = [one.move.text for one in tried if step.aim(one)]
    shown = step.shown or next(iter(right), "")
    if shown not in right:
        raise LessonError(f"{step.name}: {shown or 'nothing'} is not right")
    view = msgspec.to_builtins(view_of(state.view(LEARNER), laid))
    return {
        "name": step.name,
        "view": view | {"moves": [], "events": []},
        "shown": shown,
        "spots": step.spots.split(),
        "outcomes": _grouped((_outcome(step, one), one.move.text) for one in tried),
        "refusals": _refusals(state, {one.piece for one in tried}),
    }


def reached(start: State, moves: str) -> tuple[State, tuple[Placed, ...]]:
    """The state after some moves, and the pieces that they laid."""
    state = start
    laid: tuple[Placed, ...] = ()
    for move in moves.split():
        state = state.play(move)
        laid = laid_after(laid, state.view(LEARNER))
    return state, laid


def legal(state: State, step: Step) -> Iterator[Tried]:
    """The legal moves that a step lets one try."""
    pieces = set(step.pieces.split())
    for move in state.moves():
        tried = Tried(state, move, state.play(move))
        if not pieces or tried.piece in pieces:
            yield tried


def _outcome(step: Step, tried: Tried) -> dict[str, Any]:
    """What a legal move brings; of a right one also what is seen after it."""
    events, after = list(tried.after.events), tried.after
    is_right = step.aim(tried)
    for move in step.then.split() if is_right else ():
        after = after.play(move)
        events += after.events
    told = [event.seen_by(LEARNER) for event in events if not isinstance(event, Laid)]
    outcome = {"gain": tried.gain, "events": [event_of(event) for event in told]}
    return outcome | ({"after": _after(after)} if is_right else {})


def _after(state: State) -> dict[str, Any]:
    """A view without what the move itself tells: who laid what where."""
    view = msgspec.to_builtins(view_of(state.view(LEARNER)))
    board = {name: view["board"][name] for name in ("bar", "done") if name in view["board"]}
    kept = ("turn", "scores", "result", "rolled", "racks")
    return {name: view[name] for name in kept} | {"board": board}


def _refusals(state: State, pieces: set[str]) -> list[dict[str, Any]]:
    """Why the law refuses the other tries; the commonest reason comes last and names none."""
    tested = ((state.refusal(text), text) for text in tries(state, frozenset(pieces)))
    found = _grouped((_reason(refusal), text) for refusal, text in tested if refusal)
    found.sort(key=lambda group: len(group["moves"]))
    return [*found[:-1], *({**group, "moves": []} for group in found[-1:])]


def _reason(refusal: IllegalMove) -> dict[str, Any]:
    """The sentence of a refusal, without the move, which whoever tries it knows."""
    facts = {name: fact for name, fact in refusal.message.facts if name != "move"}
    return {"key": refusal.message.key, "facts": facts}


def _grouped(pairs: Iterable[tuple[Any, str]]) -> list[dict[str, Any]]:
    """What is the same for several moves is told once."""
    groups: defaultdict[str, list[str]] = defaultdict(list)
    for told, move in pairs:
        groups[json.dumps(msgspec.to_builtins(told))].append(move)
    return [json.loads(told) | {"moves": moves} for told, moves in groups.items()]
