"""Ways to a person at which nothing arrives any more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("channels", sa.Column("broken", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("channels", "broken")
