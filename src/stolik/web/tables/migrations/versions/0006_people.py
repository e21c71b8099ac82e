"""People: persons with an id of their own, the browsers they are signed in with, passkeys, and tickets good once."""

from __future__ import annotations

import hashlib
import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def of_person() -> sa.Column[str]:
    return sa.Column("person", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("mark", sa.Integer, nullable=False),
        sa.Column("lang", sa.String(5), nullable=False),
        sa.Column("mail", sa.String(254), unique=True),
        sa.Column("code", sa.String(64), unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        of_person(),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        of_person(),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "tickets",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("ix_tickets_expires", "tickets", ["expires"])
    op.create_index("ix_tickets_value", "tickets", ["value"])
    bring_browsers_along()


def bring_browsers_along() -> None:
    """Whoever sat down before was the hash of a cookie: now a guest, signed in by that cookie."""
    persons, sessions = (
        sa.table("persons", *map(sa.column, ("id", "name", "mark", "lang", "created"))),
        sa.table("sessions", *map(sa.column, ("token", "person", "device", "created", "seen"))),
    )
    seats = sa.table("seats", sa.column("person"), sa.column("name"))
    operations = sa.table("operations", sa.column("name"))
    connection, now = op.get_bind(), time.time()
    found = sa.select(seats.c.person, sa.func.max(seats.c.name)).where(seats.c.person != "").group_by(seats.c.person)
    for hashed, name in connection.execute(found).all():
        id = person_id(hashed)
        connection.execute(
            sa.insert(persons).values(
                id=id,
                name=name,
                mark=int.from_bytes(hashlib.sha256(hashed.encode()).digest()[:3]),
                lang="en",
                created=now,
            )
        )
        connection.execute(sa.insert(sessions).values(token=hashed, person=id, device="", created=now, seen=0.0))
        connection.execute(sa.update(seats).where(seats.c.person == hashed).values(person=id))
        ban = f"ban person {hashed}"
        connection.execute(sa.update(operations).where(operations.c.name == ban).values(name=f"ban person {id}"))


def person_id(hashed: str) -> str:
    number, letters = int.from_bytes(hashlib.sha256(f"person {hashed}".encode()).digest()), ""
    for _ in range(12):
        number, letter = divmod(number, 31)
        letters += "abcdefghjkmnpqrstuvwxyz23456789"[letter]
    return letters


def downgrade() -> None:
    for name in ("tickets", "passkeys", "sessions", "persons"):
        op.drop_table(name)
