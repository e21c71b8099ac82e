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
    Column("turns", Text, nullable=False, server_default=""),  # "0:<since>:<due>" of who has to choose, for "my tables"
    Column("ended", Float, nullable=False, server_default="0"),  # when all agreed to end it; 0: they did not
    Column("listed", Boolean, nullable=False, server_default=false()),  # open seats are offered to everybody
    Column("settled", Float, nullable=False, server_default="0"),  # when its result was written down; 0: not yet
    Index("ix_tables_listed", "listed"),
    Index("ix_tables_settled", "settled"),
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
    Column("person", String(64), nullable=False),  # whose it is, or, while it is open, for whom it is kept
    Column("fate", String(8), nullable=False, server_default=""),  # what became of its person: resigned, absent, given
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
    Column("kind", String(12), nullable=False, server_default=""),  # of what the table tells; empty: somebody said it
)

# up to which message a person has read at a table
reads = Table(
    "reads",
    metadata,
    of_table(),
    Column("person", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("silent", Boolean, nullable=False, server_default=false()),  # wants no notices of this table
    Column("seen", Float, nullable=False, server_default="0"),  # when they last showed life there
)

votes = Table(
    "votes",
    metadata,
    of_table(),
    Column("absent", Integer, primary_key=True, autoincrement=False),
    Column("voter", Integer, primary_key=True, autoincrement=False),
    Column("wish", String(8), nullable=False, server_default="bot"),  # bot, person; of seat -1: end
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

# -- people ---------------------------------------------------------------------------------------------------


def of_person() -> Column[str]:
    """The column that says whose a row is."""
    return Column("person", String(16), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False)


# who comes back: a guest whom one browser knows, until a passkey, a mail address or a code makes them findable anywhere
persons = Table(
    "persons",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("mark", Integer, nullable=False),  # the number that their emblem is drawn from
    Column("lang", String(5), nullable=False),
    Column("mail", String(254), unique=True),  # proved by a link
    Column("code", String(64), unique=True),  # hash of the recovery code
    Column("created", Float, nullable=False),
    Column("listed", Boolean, nullable=False, server_default=false()),  # wants to stand in the ranking
    Column("notices", Text, nullable=False, server_default="{}"),  # JSON: kinds, quiet hours, zone, digest
)

# a browser in which a person is signed in; ended by deleting the row
sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # hash of the cookie's secret
    of_person(),
    Column("device", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # to the hour
    Column("kind", String(8), nullable=False, server_default="web"),  # web, or program: an own bot
    Index("ix_sessions_person", "person"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # of the credential, as base64url
    of_person(),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # the authenticator's own count
    Column("device", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_passkeys_person", "person"),
)

# what is good once and for a short while: challenges, links by mail, codes for another device
tickets = Table(
    "tickets",
    metadata,
    Column("token", String(64), primary_key=True),  # hash of what the person holds
    Column("kind", String(12), nullable=False),
    Column("person", String(16), nullable=False),
    Column("value", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Index("ix_tickets_expires", "expires"),
    Index("ix_tickets_value", "value"),
)

# how strong somebody is at a game: a person's id, or "bot:<level>", whose strength is fixed and whose rating is not
ratings = Table(
    "ratings",
    metadata,
    Column("player", String(40), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_game", "game"),
)

# how finished games went for who played them; of rated ones with the rating before and after
results = Table(
    "results",
    metadata,
    of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(40), nullable=False),  # a person's id, "bot:<level>", or nothing
    Column("game", String(32), nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("fate", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("ix_results_player", "player"),
)

# where a person wants to hear when the browser is closed
channels = Table(
    "channels",
    metadata,
    Column("id", String(16), primary_key=True),
    of_person(),
    Column("kind", String(8), nullable=False),  # push, mail, webhook
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),  # of a push subscription, as JSON
    Column(
        "delay", Float, nullable=False
    ),  # seconds until something is sent there: who comes meanwhile needs no notice
    Column("created", Float, nullable=False),
    Column("broken", Float, nullable=False, server_default="0"),  # since when nothing arrives there; 0: it does
    Index("ix_channels_person", "person"),
)

# notices to send, written together with what they tell of; a sent one stays a while, so that nobody is told twice
outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("channel", String(16), ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(16), nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # turn, start, rematch, chat
    Column("mark", Integer, nullable=False),  # the turn that it tells of
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("claimed", Float, nullable=False),  # a server is sending it until then
    Column("tries", Integer, nullable=False),
    Column("sent", Float, nullable=False),  # 0: not yet
    Index("ix_outbox_due", "sent", "due"),
    Index("ix_outbox_table_id", "table_id", "person"),
)

# keys that all servers share, such as the one that push services know this site by
keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# whom a person does not want to play with
blocks = Table(
    "blocks",
    metadata,
    Column("person", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("other", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
)

# whose messages a person does not want to read
mutes = Table(
    "mutes",
    metadata,
    Column("person", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("other", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
)

# what a person has learned of a game's course, and where they left it
lessons = Table(
    "lessons",
    metadata,
    Column("person", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("done", Text, nullable=False),  # ids of lessons: "first.second"
    Column("lesson", String(64), nullable=False),  # the one that was left last; empty: none
    Column("step", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

# what people tell whoever runs the servers about others
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("reporter", String(16), nullable=False),
    Column("person", String(16), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("done", Float, nullable=False),  # 0: nobody has looked at it yet
)
