"""The tables of the database. The journal only ever grows: one row per choice, undo or redo."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

PERSON, OPEN, BOT = "person", "open", "bot"  # who may sit at a seat

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)


def of_table() -> Column[str]:
    """The column that says to which table a row belongs, first in its key."""
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("variants", Text, nullable=False),  # JSON
    Column("options", Text, nullable=False),  # JSON: clock, confirm, hints, campaign
    Column("version", Integer, nullable=False),  # length of the journal
    Column("over", Boolean, nullable=False, server_default=false()),
    Column("deciders", String(40), nullable=False),  # the seats that have to choose, for "my tables": "0 2"
    Column("created", Float, nullable=False),
    Column("started", Float, nullable=False),  # when the last open seat was taken; 0 before
    Column("changed", Float, nullable=False),  # when everybody could last notice something
    Column("maker", String(40), nullable=False, server_default=""),  # hashes of address and person, for fair shares
    Column("dealing", String(8), nullable=False, server_default="old"),  # fair, seed, copy, old
    Column("secret", String(64), nullable=False, server_default=""),  # of a fair dealing: told when the game is over
)

seats = Table(
    "seats",
    metadata,
    of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # person, open, bot
    Column("name", String(40), nullable=False),
    Column("level", String(32), nullable=False),  # of the bot
    Column("token", String(64), nullable=False),  # hash of the seat's secret
    Column("person", String(64), nullable=False),  # hash of the cookie of "my tables"
    Index("ix_seats_person", "person"),
)

# the numbers that seats added to a fair dealing; they stay when a seat changes hands
shares = Table(
    "shares",
    metadata,
    of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", String(32), nullable=False),
    Column("own", Boolean, nullable=False),  # brought by who sat down; otherwise the server made it
)

journal = Table(
    "journal",
    metadata,
    of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    Column("at", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("fingerprint", String(32), nullable=False),
    Column("state", LargeBinary, nullable=False),
)

messages = Table(
    "messages",
    metadata,
    of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

votes = Table(
    "votes",
    metadata,
    of_table(),
    Column("absent", Integer, primary_key=True, autoincrement=False),
    Column("voter", Integer, primary_key=True, autoincrement=False),
)

jobs = Table(
    "jobs",
    metadata,
    of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("claimed", Float, nullable=False),  # a worker has it until then; 0: free
    Index("ix_jobs_created", "created"),
)

# what workers think about for people: hints for a seat, and the look back at a finished game
thoughts = Table(
    "thoughts",
    metadata,
    of_table(),
    Column("kind", String(8), primary_key=True),  # hint, analysis
    Column("seat", Integer, primary_key=True, autoincrement=False),  # -1 for an analysis
    Column("version", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("claimed", Float, nullable=False),  # a worker has it until then; 0: free
    Column("answer", Text, nullable=False),  # JSON; empty until it is there
    Index("ix_thoughts_claimed", "claimed"),
)

# a person who came back from being absent was given this much time
grants = Table(
    "grants",
    metadata,
    of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, primary_key=True),
    Column("seconds", Float, nullable=False),
)

# when no server was running, so that no clock ran; number 0 ends with the last sign of life
pauses = Table(
    "pauses",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
)

# what whoever runs the servers has decided: bans, a notice, closing
operations = Table(
    "operations",
    metadata,
    Column("name", String(100), primary_key=True),
    Column("value", Text, nullable=False),
    Column("at", Float, nullable=False),
)
