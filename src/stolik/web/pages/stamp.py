"""The stamp of styles, scripts, fonts and pictures: an address that bears it never changes what it leads to, so that browsers
ask for it once. It stands for the contents of all these files, as they are now."""

from __future__ import annotations

import hashlib
import re
import time
from functools import cache, lru_cache
from pathlib import Path

from ...games import folder, game, ids

STATIC = Path(__file__).parents[1] / "static"
ADDRESS = re.compile(r'="/static/((?:games/[^/"]+/)?)')  # each folder of a game's files bears the stamp by itself
STAMPED = re.compile(r"v-([0-9a-f]+)/(.*)")


def stamp() -> str:
    """The stamp of the files as they are now, or were a moment ago."""
    return stamp_at(int(time.monotonic()))


@lru_cache(1)
def stamp_at(second: int) -> str:
    """The stamp in a certain second: so often somebody looks whether a file has changed."""
    return stamp_of(tuple((str(each), each.stat().st_mtime_ns) for each in files()))


@cache
def folders() -> tuple[Path, ...]:
    """Our own files, and those of all games."""
    return STATIC, *[folder(game(id)) / "table" / "static" for id in ids()]


def files() -> list[Path]:
    """All files that are served as they are."""
    return sorted(each for place in folders() for each in place.rglob("*") if each.is_file())


@lru_cache(4)
def stamp_of(found: tuple[tuple[str, int], ...]) -> str:
    """A short name for the contents of files."""
    said = hashlib.sha256()
    for path, _ in found:
        said.update(Path(path).read_bytes())
    return said.hexdigest()[:12]


def stamped(html: str) -> str:
    """A page whose styles, scripts and pictures may be kept."""
    return ADDRESS.sub(rf'="/static/\1v-{stamp()}/', html) if '="/static/' in html else html


def parted(path: str) -> tuple[str, bool]:
    """The path of a file without its stamp, and whether the stamp is ours: then it may be kept for good."""
    found = STAMPED.fullmatch(path)
    return (found[2], found[1] == stamp()) if found else (path, False)
