"""What happens among the people at a table: who left and how, what the table tells, what was read, games ended by all."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("turns", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("ended", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("fate", sa.String(8), nullable=False, server_default=""))
    op.add_column("messages", sa.Column("kind", sa.String(12), nullable=False, server_default=""))
    op.add_column("votes", sa.Column("wish", sa.String(8), nullable=False, server_default="bot"))
    op.create_table(
        "reads",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reads")
    for table, column in (
        ("votes", "wish"),
        ("messages", "kind"),
        ("seats", "fate"),
        ("tables", "ended"),
        ("tables", "turns"),
    ):
        op.drop_column(table, column)
