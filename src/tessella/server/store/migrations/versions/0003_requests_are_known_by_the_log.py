"""Requests are known by the log."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Who appends to a log has read it, so what was done already need not be looked up."""
    with op.batch_alter_table("entries") as batch:
        batch.drop_constraint("uq_entries_match_actor_request", type_="unique")


def downgrade() -> None:
    """Entries with their requests once more in an index."""
    with op.batch_alter_table("entries") as batch:
        batch.create_unique_constraint(
            "uq_entries_match_actor_request", ["match", "actor", "request"]
        )
