"""All bots that can be named here: ours, those of installed packages, and classes of any module.

A package brings bots by entry points of the group `stolik.bots`; `package.module:Class` names a class without one. A
class derives from `Bot` and is made with a seed, and with a budget if one is given: `package.module:Class:0.2s` calls
`Class(seed, "0.2s")`. A served table makes bots by `bots.make` and so knows only ours.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from . import MAKERS, Bot, UnknownBot
from . import make as make_ours

GROUP = "stolik.bots"


def make(name: str, seed: int) -> Bot:
    """The bot of a name; `UnknownBot` says what was expected."""
    if name.partition(":")[0] in MAKERS:
        return make_ours(name, seed)
    maker, budget = foreign(name)
    try:
        bot = maker(seed, budget) if budget else maker(seed)
    except TypeError as error:
        given = "a seed and a budget" if budget else "a seed"
        raise UnknownBot(f"the bot {name!r} could not be made with {given}: {error}") from error
    assert isinstance(bot, Bot)
    return bot


def known() -> list[str]:
    """The names of our bots and of those that installed packages bring."""
    return [*MAKERS, *(each.name for each in entry_points(group=GROUP))]


def version(name: str) -> str:
    """A mark that differs when a bot's code does, or what its class says by `version`."""
    if name.partition(":")[0] in MAKERS:
        return digest(Path(__file__).parent.glob("*.py"))
    maker, _ = foreign(name)
    told = getattr(maker, "version", None)
    file = getattr(sys.modules[maker.__module__], "__file__", None)
    return str(told) if told is not None else digest([Path(file)] if file else [])


def digest(files: Iterable[Path]) -> str:
    """A short hash of some files."""
    found = hashlib.blake2b(digest_size=8)
    for file in sorted(files):
        found.update(file.name.encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def foreign(name: str) -> tuple[Any, str]:
    """The class of a bot that is not ours, and its budget."""
    kind, _, rest = name.partition(":")
    installed = {each.name: each for each in entry_points(group=GROUP)}
    if kind in installed:
        return checked(installed[kind], name), rest
    found, _, budget = rest.partition(":")
    if not all(part.isidentifier() for part in [*kind.split("."), found]):
        raise UnknownBot(f"no bot {kind!r}; expected one of: {', '.join(known())}; or package.module:Class")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # one's own modules lie where one works
    return checked(EntryPoint(name, f"{kind}:{found}", GROUP), name), budget


def checked(entry: EntryPoint, name: str) -> Any:
    """The class that an entry point names, if it is a bot."""
    try:
        import_module(entry.module)
    except ImportError as error:
        raise UnknownBot(f"the module of the bot {name!r} cannot be imported: {error}") from error
    try:
        found = entry.load()
    except AttributeError as error:
        raise UnknownBot(f"the module {entry.module!r} has no {entry.attr!r} for the bot {name!r}") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownBot(f"{entry.value} is no bot; expected a class derived from stolik.bots.Bot")
    return found
