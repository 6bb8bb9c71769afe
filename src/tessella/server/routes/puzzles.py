"""Puzzles over HTTP: one a day, collections, and own mistakes. A try is judged by the server."""

from functools import partial
from typing import Annotated, Final

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from tessella.core import games
from tessella.puzzles import daily as puzzle_of
from tessella.server.errors import Problem
from tessella.server.live import puzzles as worked
from tessella.server.live.puzzle_desk import PuzzleDesk, day_of, known_puzzle, today
from tessella.server.live.puzzles import Position
from tessella.server.live.review_parts import reviewed_record
from tessella.server.live.transcript import packed
from tessella.server.people.identity import Identity
from tessella.server.people.scopes import Scope
from tessella.server.routes.dependencies import (
    Asker,
    Context,
    GameReviews,
    MatchId,
    MaybeAsker,
    Service,
    Work,
    refusals,
)
from tessella.server.routes.records import WORKING, seen
from tessella.server.store import reviewed
from tessella.server.store.people import Kind
from tessella.server.wire.puzzles import (
    KeptMistakes,
    Measured,
    PuzzleMove,
    Puzzles,
    PuzzleTask,
    PuzzleVerdict,
    ReviewedGame,
)
from tessella.server.wire.review import ReviewDone, ReviewLine
from tessella.server.work.workers import Lane

BY_ADDRESS: Final = "puzzle by address"
BY_PERSON: Final = "puzzle by person"
PuzzleId = Annotated[
    str,
    PathParameter(
        max_length=40,
        pattern="^[A-Za-z0-9]+(-[0-9]{1,4})?$",
        description="A puzzle's id; for one of your mistakes, the match and the ply.",
    ),
]
GameName = Annotated[str, QueryParameter(max_length=40, description="The name of a game.")]
After = Annotated[
    str | None, QueryParameter(max_length=40, description="The puzzle that was there last.")
]
LINE: Final = msgspec.json.Decoder(ReviewLine)


def _kept(known: Identity | None) -> str | None:
    """Of whom something is kept: whoever has an account."""
    is_kept = known is not None and known.kind is Kind.ACCOUNT and Scope.READ in known.scopes
    return known.id if known is not None and is_kept else None


@get("/puzzles", summary="What there is to solve", responses=refusals("too-many"))
async def list_puzzles(known: MaybeAsker, service: Service, context: Context) -> Puzzles:
    """Today's puzzle and the collections; for accounts, ratings and mistakes that came back."""
    await context.people.limits.spend(BY_ADDRESS, context.address)
    return await PuzzleDesk(service.db).overview(_kept(known))


@get(
    "/puzzles/daily",
    summary="The puzzle of the day, the same for everybody",
    responses=refusals("not-found", *WORKING),
)
async def daily_puzzle(
    known: MaybeAsker, service: Service, work: Work, context: Context
) -> PuzzleTask:
    """It changes at midnight, UTC."""
    found = puzzle_of(today())
    if found is None:
        raise Problem("not-found", key="problem-puzzle-none")
    return await _told(found.id, known, service, work, context)


@get(
    "/puzzles/next",
    summary="A puzzle near your rating that you have not tried",
    responses=refusals("not-found", *WORKING),
)
async def next_puzzle(
    game: GameName,
    known: MaybeAsker,
    service: Service,
    work: Work,
    context: Context,
    after: After = None,
) -> PuzzleTask:
    """Without an account, the one after the last, the easiest first."""
    if game not in games():
        raise Problem("not-found", key="problem-puzzle-none")
    puzzle = await PuzzleDesk(service.db).following(game, _kept(known), after)
    return await _told(puzzle.id, known, service, work, context)


@get(
    "/puzzles/{puzzle_id:str}",
    summary="A puzzle",
    responses=refusals("not-found", "match-unknown", "sign-in", *WORKING),
)
async def read_puzzle(
    puzzle_id: PuzzleId, known: MaybeAsker, service: Service, work: Work, context: Context
) -> PuzzleTask:
    """What its seat sees. What solves it is told after a try."""
    return await _told(puzzle_id, known, service, work, context)


@post(
    "/puzzles/{puzzle_id:str}/try",
    summary="Solve a puzzle",
    status_code=200,
    responses=refusals(
        *("not-found", "match-unknown", "sign-in", "not-a-move", "illegal-move"), *WORKING
    ),
)
async def try_puzzle(
    puzzle_id: PuzzleId,
    data: JSONBody[PuzzleMove],
    known: MaybeAsker,
    service: Service,
    work: Work,
    context: Context,
) -> PuzzleVerdict:
    """Whether a move solves it, and why. For accounts, the first try is rated."""
    person, desk = _kept(known), PuzzleDesk(service.db)
    await context.people.limits.spend(BY_ADDRESS, context.address)
    if person is not None:
        await context.people.limits.spend(BY_PERSON, person)
    match, _, ply = puzzle_id.partition("-")
    if ply:
        mistake = await desk.mistake(_needed(person), match, int(ply))
        position = await _mistaken(match, int(ply), known, service, work)
        verdict = await work.run(Lane.HINTS, worked.verdict, position, data.move)
        await desk.retry(_needed(person), mistake, solved=verdict.solved)
        return verdict
    puzzle = known_puzzle(puzzle_id)
    position = Position.of(puzzle, puzzle.rating)
    verdict = await work.run(Lane.HINTS, worked.verdict, position, data.move)
    if person is None:
        return verdict
    rating = await desk.count(puzzle, person, solved=verdict.solved)
    return msgspec.structs.replace(verdict, rating=rating)


@post(
    "/matches/{match_id:str}/mistakes",
    summary="Have my mistakes in a finished match come back as puzzles",
    status_code=200,
    responses=refusals("match-unknown", "not-yet", "not-your-seat", "guests-cannot", *WORKING),
)
async def keep_mistakes(
    match_id: MatchId,
    me: Asker,
    service: Service,
    work: Work,
    reviews: GameReviews,
    context: Context,
) -> KeptMistakes:
    """The costliest mistakes and blunders of the review, five at most. It may be sent again."""
    me.need(Scope.READ)
    person = _kept(me)
    if person is None:
        raise Problem("guests-cannot")
    await context.people.limits.spend("review by address", context.address)
    room, log, _ = await seen(service, match_id, me)
    seats = room.match.seats_of(person)
    if not seats:
        raise Problem("not-your-seat")

    async def read() -> str:
        wanted = packed(log), room.people
        return await work.workers.run(Lane.REVIEWS, work.asker, reviewed_record, *wanted)

    async def whole() -> bytes:
        last = b""
        async for lines in reviews.lines(f"match {match_id}", work.asker, read):
            last = lines
        return last

    done = LINE.decode(await work.awaited(whole()))
    if not isinstance(done, ReviewDone):
        raise Problem("failed")
    found = await PuzzleDesk(service.db).keep(person, match_id, done, seats)
    return KeptMistakes(found)


@get(
    "/me/reviewed",
    summary="My results without luck, and where I lose",
    responses=refusals("sign-in", "missing-scope"),
)
async def read_reviewed(me: Asker, service: Service) -> tuple[ReviewedGame, ...]:
    """By game, of the latest 1,000 matches that you had reviewed; games with three or more."""
    me.need(Scope.READ)
    found = await service.db.read(partial(reviewed.records, person=me.id))
    return tuple(
        ReviewedGame(
            each.game,
            each.matches,
            Measured(*each.result),
            Measured(*each.without_luck),
            tuple(Measured(*loss) for loss in each.losses),
            each.slips,
        )
        for each in found
    )


def _needed(person: str | None) -> str:
    if person is None:
        raise Problem("sign-in")
    return person


async def _told(
    puzzle_id: str, known: MaybeAsker, service: Service, work: Work, context: Context
) -> PuzzleTask:
    await context.people.limits.spend(BY_ADDRESS, context.address)
    person, desk = _kept(known), PuzzleDesk(service.db)
    match, _, ply = puzzle_id.partition("-")
    if ply:
        await desk.mistake(_needed(person), match, int(ply))
        position = await _mistaken(match, int(ply), known, service, work)
        return await work.run(Lane.FILES, worked.task, position)
    puzzle = known_puzzle(puzzle_id)
    position = Position.of(puzzle, await desk.rating(puzzle))
    told = await work.run(Lane.FILES, worked.task, position)
    tried = await desk.tried(puzzle, person)
    return msgspec.structs.replace(told, day=day_of(puzzle), tried=tried)


async def _mistaken(
    match: str, ply: int, known: MaybeAsker, service: Service, work: Work
) -> Position:
    room, log, _ = await seen(service, match, known)
    return await work.run(Lane.FILES, worked.mistaken, packed(log), room.people, match, ply)


PUZZLE_ROUTES: Final = Router(
    "/",
    route_handlers=[
        list_puzzles,
        daily_puzzle,
        next_puzzle,
        read_puzzle,
        try_puzzle,
        keep_mistakes,
        read_reviewed,
    ],
    tags=["puzzles"],
)
"""Everything about puzzles."""
