"""What somebody has learned: kept with the person once there is one, until then in the browser's cookies.

A browser that becomes a person's brings along what its cookies tell; of two places in a course the newer one counts.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import quote, unquote

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..tables.database import Database
from ..tables.schema import lessons

LONGEST = 4000  # letters of a cookie that are read
LEARNED, LEFT = "learned_", "lesson_"  # cookies, each with the id of a game
MOST_GAMES = 40  # of which cookies are read


@dataclass(frozen=True)
class Progress:
    """What is known of a learner in one course: lessons learned, and the lesson and step left last."""

    done: tuple[str, ...] = ()
    lesson: str = ""
    step: int = 0

    def with_(self, newer: Progress) -> Progress:
        """Both together."""
        done = tuple(dict.fromkeys((*self.done, *newer.done)))
        here = newer if newer.lesson or not self.lesson else self
        return Progress(done, here.lesson, here.step)


def in_cookies(cookies: Mapping[str, str], game: str) -> Progress:
    """What a browser's cookies tell of one course."""
    done = unquote(cookies.get(f"{LEARNED}{game}", "")[:LONGEST]).split(".")
    lesson, _, step = unquote(cookies.get(f"{LEFT}{game}", "")[:200]).rpartition(".")
    number = int(step) if step.isascii() and step.isdecimal() and len(step) < 3 else 0
    return Progress(tuple(id for id in done if id), lesson[:64], number)


def as_cookies(game: str, progress: Progress) -> dict[str, str]:
    """The same as cookies."""
    place = f"{progress.lesson}.{progress.step}" if progress.lesson else ""
    return {f"{LEARNED}{game}": quote(".".join(progress.done)), f"{LEFT}{game}": quote(place)}


def of_lessons(cookies: Mapping[str, str]) -> list[str]:
    """The cookies that tell of lessons."""
    return [name for name in cookies if name.startswith((LEARNED, LEFT))]


class Learning:
    """What persons have learned, in one database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: str) -> dict[str, Progress]:
        """A person's progress by game, the course visited last first."""
        async with self.database.read() as connection:
            return await self.known(connection, person)

    async def known(self, connection: AsyncConnection, person: str) -> dict[str, Progress]:
        """The same within a transaction."""
        query = select(lessons).where(lessons.c.person == person).order_by(lessons.c.at.desc())
        found = (await connection.execute(query)).mappings()
        return {
            each["game"]: Progress(tuple(each["done"].split(".")) if each["done"] else (), each["lesson"], each["step"])
            for each in found
        }

    async def keep(self, person: str, game: str, progress: Progress) -> None:
        """Remember where a person stands."""
        try:
            async with self.database.write() as connection:
                await self.put(connection, person, game, progress)
        except IntegrityError:  # in another tab at the same moment, or the person has just been deleted
            return

    async def put(self, connection: AsyncConnection, person: str, game: str, progress: Progress) -> None:
        """The same within a transaction."""
        await connection.execute(delete(lessons).where(lessons.c.person == person, lessons.c.game == game))
        row = {"done": ".".join(progress.done)[:LONGEST], "lesson": progress.lesson, "step": progress.step}
        await connection.execute(insert(lessons).values(person=person, game=game[:32], at=time.time(), **row))

    async def bring(self, person: str, cookies: Mapping[str, str]) -> None:
        """A browser becomes a person's: what its cookies tell comes along."""
        games = list(dict.fromkeys(name.partition("_")[2] for name in of_lessons(cookies)))[:MOST_GAMES]
        if not games:
            return
        known = await self.of(person)
        for game in games:
            told = in_cookies(cookies, game)
            if told != Progress():
                await self.keep(person, game, known.get(game, Progress()).with_(told))

    async def merge(self, connection: AsyncConnection, guest: str, into: str) -> None:
        """A guest turns out to be somebody: what both have learned counts."""
        theirs = await self.known(connection, into)
        for game, progress in (await self.known(connection, guest)).items():
            await self.put(connection, into, game, theirs.get(game, Progress()).with_(progress))
