"""What tables are dealt from: how, the secret of a fair dealing, and the numbers that seats added to it."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("dealing", sa.String(8), nullable=False, server_default="old"))
    op.add_column("tables", sa.Column("secret", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "shares",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.String(32), nullable=False),
        sa.Column("own", sa.Boolean, nullable=False),
    )
    tables = sa.table("tables", sa.column("id"), sa.column("options"), sa.column("dealing"))
    connection = op.get_bind()
    for id, options in connection.execute(sa.select(tables.c.id, tables.c.options)).all():
        if json.loads(options).get("seeded"):
            connection.execute(sa.update(tables).where(tables.c.id == id).values(dealing="seed"))


def downgrade() -> None:
    op.drop_table("shares")
    op.drop_column("tables", "secret")
    op.drop_column("tables", "dealing")
