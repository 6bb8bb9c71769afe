"""The tables. Times are milliseconds since 1970 (UTC); `body` columns hold JSON."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""Keys that all processes share, such as the one that signs sessions."""

people: Final = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # guest, account, bot, deleted, merged
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False, unique=True),  # the name as it is compared
    Column("password", Text),
    Column("email", Text),
    Column("owner", Text, ForeignKey("people.id"), index=True),  # of a bot or a merged guest
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("gone", BigInteger),  # when the account was deleted
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),  # a digest: the database alone opens no session
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("digest", Text, nullable=False, unique=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("scopes", Text, nullable=False),  # separated by spaces
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

mutes: Final = Table(
    "mutes",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("muted", Text, ForeignKey("people.id"), primary_key=True),
)

follows: Final = Table(
    "follows",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("followed", Text, ForeignKey("people.id"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
)

blocks: Final = Table(
    "blocks",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("blocked", Text, ForeignKey("people.id"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
)
"""Whom somebody wants nothing to do with."""

matches: Final = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("creator", Text, ForeignKey("people.id"), nullable=False),
    Column("stage", Text, nullable=False),  # open, running, over
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),  # the time of the last entry
    Column("ended", BigInteger),
    Column("due", BigInteger),  # when the server itself has to act: a flag, a computer's turn
    Column("rematch", Text),  # the match that follows this one
    Column("result", Text),
    Index("ix_matches_due", "due"),
    Index("ix_matches_stage_game_touched", "stage", "game", "touched"),
    Index("ix_matches_ended", "ended", "id"),
    Index("ix_matches_game_ended", "game", "ended", "id"),
    Index("ix_matches_creator_stage", "creator", "stage"),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("actor", Text, nullable=False),  # a person, or the table itself
    Column("request", Text),  # the client's id of what it asked for
    Column("body", Text, nullable=False),
)
"""The log of every match: to append the next version is to win a race between processes.

Who wins it has read all that is there, so no request of the same actor is ever done twice.
"""

seats: Final = Table(
    "seats",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, ForeignKey("people.id")),
    Column("level", Integer),  # of a computer
    Column("rank", Integer),
    Index("ix_seats_person_match", "person", "match"),
)
"""Who sits where, for those who look for matches; the log itself is the truth."""

chat: Final = Table(
    "chat",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("request", Text),
    Column("body", Text, nullable=False),
    Column("spectator", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("match", "person", "request"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rating", Integer, nullable=False),  # what people see
    Column("floor", Integer, nullable=False),  # what leaderboards go by
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("ix_ratings_game_floor", "game", "floor", "person"),
)

rating_changes: Final = Table(
    "rating_changes",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("before", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    Column("mu", Float, nullable=False),  # after the match
    Column("sigma", Float, nullable=False),
    Index("ix_rating_changes_person_game_at", "person", "game", "at"),
)
"""A row for each person of a rated match, written with the entry that ended it: once or never."""

puzzle_tries: Final = Table(
    "puzzle_tries",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("solved", Boolean, nullable=False),
)
"""The first try of each person at each puzzle: only that one is rated."""

puzzle_solvers: Final = Table(
    "puzzle_solvers",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

puzzle_ratings: Final = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
"""How hard puzzles are by those who tried them; a puzzle without a row is as its file says."""

mistakes: Final = Table(
    "mistakes",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("loss", Float, nullable=False),
    Column("solved", Integer, nullable=False),  # times in a row
    Column("due", BigInteger, nullable=False),
    Index("ix_mistakes_person_due", "person", "due"),
)
"""Own mistakes that come back as puzzles, each later than the last time."""

reviewed: Final = Table(
    "reviewed",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("result", Float, nullable=False),  # the share of the win
    Column("luck", Float, nullable=False),
    Column("opening", Float, nullable=False),  # what was given away in each third of the game
    Column("middle", Float, nullable=False),
    Column("ending", Float, nullable=False),
    Column("blunders", Integer, nullable=False),
    Column("mistakes", Integer, nullable=False),
    Column("inaccuracies", Integer, nullable=False),
)
"""What a review said of a person in a match; written when they had it reviewed."""
