"""One server to a SQLite file: a second one would show old positions, because nobody tells it of changes."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy.engine import make_url

from ...engine.errors import StolikError

try:
    import fcntl
except ImportError:  # not on Windows, where an open file cannot be replaced anyway
    fcntl = None  # type: ignore[assignment]


class FileLock:
    """Held as long as the process lives; the system lets go of it when the process ends, however it does."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.path = Path(f"{database}.lock")
        self.file: int | None = None
        self.inode = 0  # of the database, once it was seen

    def take(self) -> None:
        """Hold it, or say who does."""
        if fcntl is None or self.file is not None:
            return
        file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = os.read(file, 20).decode("ascii", "replace").strip()
            os.close(file)
            raise StolikError(
                f"another server (process {holder or '?'}) serves {self.database} already; "
                "several servers need PostgreSQL"
            ) from error
        os.truncate(file, 0)
        os.write(file, str(os.getpid()).encode())
        self.file = file

    def is_in_place(self) -> bool:
        """Whether the database is still where it was: what is written into a deleted file is lost."""
        try:
            inode = self.database.stat().st_ino
        except OSError:
            return False
        self.inode = self.inode or inode
        return self.inode == inode

    def release(self) -> None:
        """Let go."""
        if self.file is not None:
            os.close(self.file)
            self.file = None


def lock_of(url: str) -> FileLock | None:
    """The lock of a database that is a file."""
    path = make_url(url).database
    if not url.startswith("sqlite") or not path or path == ":memory:":
        return None
    return FileLock(Path(path))


def check_file(url: str) -> None:
    """An existing file must be a database: an empty one was probably damaged, and would be taken for a new one."""
    path = make_url(url).database
    if not url.startswith("sqlite") or not path or path == ":memory:":
        return
    file = Path(path)
    if file.is_dir() or not file.parent.is_dir():
        raise StolikError(f"there can be no database {file}: the folder does not exist or the name is one")
    if file.exists() and file.stat().st_size == 0:
        raise StolikError(f"the database {file} is an empty file: restore a backup, or remove it to begin anew")
    if file.exists() and head_of(file) != b"SQLite format 3":
        raise StolikError(f"{file} is no SQLite database")


def head_of(file: Path) -> bytes:
    """The first bytes of a file."""
    with file.open("rb") as opened:
        return opened.read(15)
