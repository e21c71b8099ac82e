"""The commands of whoever runs a served table: `stolik admin ...`. They work while servers run, on their database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import typer
from rich.console import Console
from rich.table import Table

from ..engine.errors import StolikError
from ..web.errors import TableError
from ..web.people.accounts import Accounts
from ..web.people.safety import Safety
from ..web.tables import backup as backups
from ..web.tables import operations
from ..web.tables.lock import check_file
from ..web.tables.storage import Storage
from ..web.tables.table import clean_name
from .flags import language
from .voice import Voice

R = TypeVar("R")
DAY = 86_400
DATABASE = typer.Option("", envvar="STOLIK_DATABASE", help="URL of the database; without one, the user's own.")

admin = typer.Typer(
    name="admin",
    help="For whoever runs a served table: backups, deleting, banning, closing. Works while servers run.",
    no_args_is_help=True,
)


def with_storage(database: str, work: Callable[[Storage], Awaitable[R]]) -> R:
    """Open the database, do something with it, and close it again."""

    async def run() -> R:
        storage = Storage(database or None)
        check_file(storage.url)
        try:
            await storage.open(serving=False)
            return await work(storage)
        finally:
            await storage.close()

    try:
        return asyncio.run(run())
    except TableError as error:
        raise StolikError(say(error.code, **error.facts)) from error
    except ValueError as error:
        raise StolikError(str(error)) from error


def say(key: str, **facts: str | int) -> str:
    """What whoever runs the table reads, in the language of the system."""
    return Voice(language("")).say(f"admin-{key}", **facts)


@admin.command()
def backup(file: Path, database: str = DATABASE) -> None:
    """Write everything into FILE, as it is at this moment; servers go on meanwhile."""
    rows = with_storage(database, lambda storage: backups.back_up(storage, file))
    size = file.stat().st_size
    told = f"{size / 1e6:.1f} MB" if size >= 1e6 else f"{max(1, size // 1000)} kB"
    print(say("written", file=str(file), rows=rows, size=told))


@admin.command()
def restore(file: Path, database: str = DATABASE) -> None:
    """Fill an empty database from a backup, of SQLite or PostgreSQL alike."""
    if not file.exists():
        raise StolikError(Voice(language("")).say("no-file", file=str(file)))
    rows = with_storage(database, lambda storage: backups.restore(storage, file))
    print(say("restored", rows=rows))


@admin.command()
def tables(
    game: str = typer.Option("", help="Only of this game."),
    most: int = typer.Option(50, min=1, help="How many at the most, the last changed first."),
    database: str = DATABASE,
) -> None:
    """List tables: id, game, who sits there, how far, when last changed."""

    async def found(storage: Storage) -> list[list[str]]:
        rows = await storage.listed(game, most)
        people = await storage.companies([row.id for row in rows])
        return [
            [
                row.id,
                row.game,
                ", ".join(seat.name or say(seat.kind) for seat in people.get(row.id, [])),
                say("over") if row.over else str(row.version),
                when(row.changed),
            ]
            for row in rows
        ]

    show_rows(("table", "game", "seats", "choices", "changed"), with_storage(database, found))


@admin.command()
def show(table: str, database: str = DATABASE) -> None:
    """Tell who sits at TABLE; the letters of a person are what `ban` wants."""

    async def found(storage: Storage) -> list[list[str]]:
        if await storage.table(table) is None:
            raise StolikError(say("no-table", table=table))
        rows = await storage.seats(table)
        return [[str(row.seat), say(row.kind), row.name, row.level, row.person[:16]] for row in rows]

    show_rows(("seat", "kind", "name", "level", "person"), with_storage(database, found))


@admin.command()
def delete(tables: list[str], database: str = DATABASE) -> None:
    """Delete tables with everything about them."""

    async def work(storage: Storage) -> int:
        known = await storage.known(tables)
        missing = [each for each in tables if each not in known]
        if missing:
            raise StolikError(say("no-table", table=", ".join(missing)))
        return await operations.remove(storage, tables)

    print(say("deleted", count=with_storage(database, work)))


@admin.command()
def expire(
    days: float = typer.Option(..., min=0.0, help="Nothing has happened there for so many days."),
    running: bool = typer.Option(False, help="Also tables whose game is not over."),
    dry: bool = typer.Option(False, "--dry", help="Only tell how many there are."),
    database: str = DATABASE,
) -> None:
    """Delete tables at which nothing has happened for a while."""

    async def work(storage: Storage) -> int:
        ids = await operations.idle_since(storage, time.time() - days * DAY, not running)
        return len(ids) if dry else await operations.remove(storage, ids)

    print(say("to-delete" if dry else "deleted", count=with_storage(database, work)))


@admin.command()
def ban(who: str, why: str = typer.Option("", help="For your own memory."), database: str = DATABASE) -> None:
    """Let nobody in from an address or network, or a person (the letters that `show` tells)."""

    async def work(storage: Storage) -> str:
        name = await operations.ban_of(storage, who)
        await operations.decide(storage, name, why)
        return name

    print(say("banned", who=with_storage(database, work).removeprefix(operations.BAN)))


@admin.command()
def unban(who: str, database: str = DATABASE) -> None:
    """Let an address, network or person in again."""

    async def work(storage: Storage) -> bool:
        return await operations.revoke(storage, await operations.ban_of(storage, who))

    print(say("let-in" if with_storage(database, work) else "not-banned", who=who))


@admin.command()
def close(
    notice: str = typer.Argument("", help="What people read on every page meanwhile."), database: str = DATABASE
) -> None:
    """Close for maintenance: everything can be looked at, nothing changed, and everybody reads why."""

    async def work(storage: Storage) -> None:
        await operations.decide(storage, operations.NOTICE, notice)
        await operations.decide(storage, operations.CLOSED)

    with_storage(database, work)
    print(say("closed"))


@admin.command("open")
def open_again(database: str = DATABASE) -> None:
    """Open again, and take the notice down."""

    async def work(storage: Storage) -> None:
        await operations.revoke(storage, operations.CLOSED)
        await operations.revoke(storage, operations.NOTICE)

    with_storage(database, work)
    print(say("opened"))


@admin.command()
def notice(text: str = typer.Argument("", help="Nothing takes it down."), database: str = DATABASE) -> None:
    """Tell everybody something on every page."""

    async def work(storage: Storage) -> None:
        await (
            operations.decide(storage, operations.NOTICE, text)
            if text
            else operations.revoke(storage, operations.NOTICE)
        )

    with_storage(database, work)
    print(say("told" if text else "taken-down"))


@admin.command()
def decisions(database: str = DATABASE) -> None:
    """List bans, notices and closings."""
    found = [each for each in with_storage(database, operations.listed) if each[0] != operations.CLEARED]
    show_rows(("what", "words", "since"), [[decision(name), value, when(at)] for name, value, at in found])


@admin.command()
def people(
    name: str = typer.Option("", help="Only those whose name contains this."),
    most: int = typer.Option(50, min=1, help="How many at the most, the newest first."),
    database: str = DATABASE,
) -> None:
    """List persons: id, name, since when; mail addresses are not told."""
    found = with_storage(database, lambda storage: Accounts(storage).listed(name, most))
    show_rows(("person", "name", "since"), [[each.id, each.name, when(each.created)] for each in found])


@admin.command("sign-out")
def sign_out(person: str, database: str = DATABASE) -> None:
    """End all sign-ins of a person at once, and make the secrets of their seats void."""
    changed = with_storage(database, lambda storage: Accounts(storage).sign_out(person))
    print(say("signed-out", count=len(changed)))


@admin.command()
def rename(person: str, name: str, database: str = DATABASE) -> None:
    """Give a person another name, also at their tables."""

    async def work(storage: Storage) -> None:
        accounts = Accounts(storage)
        if await accounts.account(person) is None:
            raise StolikError(say("no-person", person=person))
        await accounts.rename(person, clean_name(name))

    with_storage(database, work)
    print(say("renamed"))


@admin.command()
def reports(
    done: int = typer.Option(0, help="The number of a report that was looked at."), database: str = DATABASE
) -> None:
    """List what people told about others, or put a report away."""
    if done:
        if not with_storage(database, lambda storage: Safety(storage).done(done)):
            raise StolikError(say("no-report", number=done))
        print(say("put-away"))
        return
    found = with_storage(database, lambda storage: Safety(storage).reports())
    rows = [[str(each.id), when(each.at), each.person, each.name, each.reporter, each.text] for each in found]
    show_rows(("number", "when", "person", "name", "teller", "words"), rows)


def decision(name: str) -> str:
    """What was decided, in words."""
    if name.startswith(operations.BAN):
        return f"{say('ban')} {name.removeprefix(operations.BAN)}"
    return say("closing" if name == operations.CLOSED else "notice")


def when(at: float) -> str:
    """A moment as text."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def show_rows(heads: tuple[str, ...], rows: list[list[str]]) -> None:
    """Print rows under their heads."""
    shown = Table(*[say(f"head-{each}") for each in heads], box=None, pad_edge=False)
    for row in rows:
        shown.add_row(*row)
    Console().print(shown if rows else say("none"))
