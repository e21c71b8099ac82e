"""Thoughts of workers for people, times granted to who came back, and when no server was running."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)


def upgrade() -> None:
    op.create_table(
        "thoughts",
        of_table(),
        sa.Column("kind", sa.String(8), primary_key=True),
        number("seat"),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("claimed", sa.Float, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Index("ix_thoughts_claimed", "claimed"),
    )
    op.create_table(
        "grants",
        of_table(),
        number("seat"),
        sa.Column("at", sa.Float, primary_key=True),
        sa.Column("seconds", sa.Float, nullable=False),
    )
    pauses = op.create_table(
        "pauses",
        number("number"),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    now = time.time()
    op.bulk_insert(pauses, [{"number": 0, "began": now, "ended": now}])


def downgrade() -> None:
    for name in ("pauses", "grants", "thoughts"):
        op.drop_table(name)
