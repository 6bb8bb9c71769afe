"""Remarks are kept once for each request."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """A remark that is sent again, because its answer was lost, is known by its request."""
    with op.batch_alter_table("chat") as batch:
        batch.add_column(sa.Column("request", sa.Text(), nullable=True))
        batch.create_unique_constraint(
            "uq_chat_match_person_request", ["match", "person", "request"]
        )


def downgrade() -> None:
    """Remarks without their requests."""
    with op.batch_alter_table("chat") as batch:
        batch.drop_constraint("uq_chat_match_person_request", type_="unique")
        batch.drop_column("request")
