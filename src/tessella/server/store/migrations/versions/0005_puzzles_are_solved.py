"""Who has tried which puzzle, how strong that makes both, mistakes that come back, and reviews."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Tries, ratings of people and puzzles, and mistakes."""
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.Text(), sa.ForeignKey("people.id", name="fk_puzzle_tries_person")),
        sa.Column("puzzle", sa.Text()),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("person", "puzzle", name="pk_puzzle_tries"),
    )
    op.create_table(
        "puzzle_solvers",
        sa.Column("person", sa.Text(), sa.ForeignKey("people.id", name="fk_puzzle_solvers_person")),
        sa.Column("game", sa.Text()),
        *_skill(),
        sa.PrimaryKeyConstraint("person", "game", name="pk_puzzle_solvers"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.Text()),
        *_skill(),
        sa.PrimaryKeyConstraint("puzzle", name="pk_puzzle_ratings"),
    )
    op.create_table(
        "mistakes",
        sa.Column("person", sa.Text(), sa.ForeignKey("people.id", name="fk_mistakes_person")),
        sa.Column("match", sa.Text(), sa.ForeignKey("matches.id", name="fk_mistakes_match")),
        sa.Column("ply", sa.Integer()),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("loss", sa.Float(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "match", "ply", name="pk_mistakes"),
    )
    op.create_index("ix_mistakes_person_due", "mistakes", ["person", "due"])
    op.create_table(
        "reviewed",
        sa.Column("person", sa.Text(), sa.ForeignKey("people.id", name="fk_reviewed_person")),
        sa.Column("match", sa.Text(), sa.ForeignKey("matches.id", name="fk_reviewed_match")),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        *(
            sa.Column(name, sa.Float(), nullable=False)
            for name in ("result", "luck", "opening", "middle", "ending")
        ),
        *(
            sa.Column(name, sa.Integer(), nullable=False)
            for name in ("blunders", "mistakes", "inaccuracies")
        ),
        sa.PrimaryKeyConstraint("person", "match", name="pk_reviewed"),
    )


def _skill() -> tuple[sa.Column[float] | sa.Column[int], ...]:
    return (
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
    )


def downgrade() -> None:
    """Nobody has solved anything."""
    for table in ("reviewed", "mistakes", "puzzle_ratings", "puzzle_solvers", "puzzle_tries"):
        op.drop_table(table)
