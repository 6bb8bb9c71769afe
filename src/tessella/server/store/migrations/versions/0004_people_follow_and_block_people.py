"""People follow and block people, and spectators talk among themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Whom somebody follows, whom they want nothing to do with, and whose words are spectators'."""
    op.create_table(
        "follows",
        sa.Column("person", sa.Text(), sa.ForeignKey("people.id", name="fk_follows_person")),
        sa.Column("followed", sa.Text(), sa.ForeignKey("people.id", name="fk_follows_followed")),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "followed", name="pk_follows"),
    )
    op.create_index("ix_follows_followed", "follows", ["followed"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text(), sa.ForeignKey("people.id", name="fk_blocks_person")),
        sa.Column("blocked", sa.Text(), sa.ForeignKey("people.id", name="fk_blocks_blocked")),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked", name="pk_blocks"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    with op.batch_alter_table("chat") as batch:
        batch.add_column(
            sa.Column("spectator", sa.Boolean(), nullable=False, server_default=sa.false())
        )


def downgrade() -> None:
    """Nobody follows or blocks anybody, and spectators are silent."""
    op.execute(sa.text("DELETE FROM chat WHERE spectator"))
    with op.batch_alter_table("chat") as batch:
        batch.drop_column("spectator")
    op.drop_table("blocks")
    op.drop_table("follows")
