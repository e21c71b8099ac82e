"""Blocks, reports, and tokens for people's own programs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def person(name: str, key: bool) -> sa.Column[str]:
    return sa.Column(
        name, sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=key, nullable=False
    )


def upgrade() -> None:
    op.add_column("sessions", sa.Column("kind", sa.String(8), nullable=False, server_default="web"))
    op.create_table("blocks", person("person", True), person("other", True))
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("reporter", sa.String(16), nullable=False),
        person("person", False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("done", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_table("blocks")
    op.drop_column("sessions", "kind")
