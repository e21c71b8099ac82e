"""What a person has learned; whom they do not want to read; when they last showed life at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def person(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "lessons",
        person("person"),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("done", sa.Text, nullable=False),
        sa.Column("lesson", sa.String(64), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table("mutes", person("person"), person("other"))
    op.add_column("reads", sa.Column("seen", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("reads", "seen")
    op.drop_table("mutes")
    op.drop_table("lessons")
