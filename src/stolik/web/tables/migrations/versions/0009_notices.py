"""Notices with the browser closed: channels of persons, and an outbox that is written with what it tells of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("notices", sa.Text, nullable=False, server_default="{}"))
    op.add_column("reads", sa.Column("silent", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "channels",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("delay", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_channels_person", "channels", ["person"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("channel", sa.String(16), sa.ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("mark", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("claimed", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("sent", sa.Float, nullable=False),
    )
    op.create_index("ix_outbox_due", "outbox", ["sent", "due"])
    op.create_index("ix_outbox_table_id", "outbox", ["table_id", "person"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("keys", "outbox", "channels"):
        op.drop_table(name)
    op.drop_column("reads", "silent")
    op.drop_column("persons", "notices")
