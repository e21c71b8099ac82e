"""Strangers meet: tables offered to everybody, results and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("settled", sa.Float, nullable=False, server_default="0"))
    op.create_index("ix_tables_listed", "tables", ["listed"])
    op.create_index("ix_tables_settled", "tables", ["settled"])
    tables = sa.table("tables", sa.column("over"), sa.column("settled"), sa.column("changed"))
    op.execute(sa.update(tables).where(tables.c.over).values(settled=tables.c.changed))  # results begin now
    op.add_column("persons", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ix_ratings_game", "ratings", ["game"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("fate", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("ix_results_player", "results", ["player"])


def downgrade() -> None:
    op.drop_table("results")
    op.drop_table("ratings")
    op.drop_column("persons", "listed")
    op.drop_index("ix_tables_settled", "tables")
    op.drop_index("ix_tables_listed", "tables")
    op.drop_column("tables", "settled")
    op.drop_column("tables", "listed")
