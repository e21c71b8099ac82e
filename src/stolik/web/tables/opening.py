"""Where the database is, and how it is brought to its newest form."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import make_url

MIGRATION_LOCK = 5_701_734
MIGRATIONS = Path(__file__).parent / "migrations"


def data_folder() -> Path:
    """Where the user's tables are kept by default."""
    if os.environ.get("STOLIK_DATA"):
        return Path(os.environ["STOLIK_DATA"])
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "stolik"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(home))) / "stolik"
    return Path(os.environ.get("XDG_DATA_HOME", str(home / ".local" / "share"))) / "stolik"


def database_url(given: str | None = None) -> str:
    """The URL for the asynchronous driver; without one, a file in the user's data folder."""
    if not given:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'stolik.db'}"
    url = make_url(given)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    family = url.drivername.partition("+")[0]
    if family not in drivers:
        raise ValueError(f"no database {url.drivername!r}; expected a sqlite or postgresql URL")
    return url.set(drivername=drivers[family]).render_as_string(hide_password=False)


def newest() -> str:
    """The newest revision that there is a migration to."""
    return max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def upgrade(connection: Connection) -> None:
    """Bring the database to the newest form; servers that start together wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    if inspect(connection).has_table("alembic_version"):
        if connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == newest():
            return
    from alembic import command  # takes a second to load, and is seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
