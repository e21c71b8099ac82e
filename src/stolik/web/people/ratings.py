"""Ratings: how strong persons are at a game, and how sure that is, by OpenSkill's Plackett-Luce model.

The rules of what counts:

- Rated are games at tables that were made so: without hints, dealt fairly, everybody one seat, played to their end.
- A game that all agreed to end changes nobody's rating.
- Who resigned, or stayed away until a bot kept their seat to the end, counts as behind everybody who played on.
- A bot that sat there from the beginning counts as itself: its strength is fixed, so its rating is a landmark. A bot that
  took over counts for nothing.
- A result is written once, whichever server sees the end first, and never changed.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import case, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...engine.errors import StolikError
from ..tables.company import ABSENT, GIVEN, RESIGNED
from ..tables.schema import persons, ratings, results, tables
from ..tables.storage import BOT, FAIR, SEED, SeatRow, Storage
from ..tables.tables import Table, Tables
from .marks import of_name

log = logging.getLogger("stolik.ratings")
MU, SIGMA = 25.0, 25.0 / 3.0  # of somebody of whom nothing is known
DRIFT = 25.0 / 300.0
SCALE, MIDDLE = 24.0, 1500.0  # as people read it
SURE = 1.96  # standard deviations that hold the truth 19 times of 20
SETTLING = 140  # from this uncertainty on a rating is still settling
FEWEST = 10  # rated games before somebody stands in the ranking
AT_ONCE = 10
UNSETTLED = select(tables.c.id).where(tables.c.over.is_(True), tables.c.settled == 0).limit(AT_ONCE)


@dataclass(frozen=True)
class Strength:
    """What is believed of somebody's play."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def shown(self) -> int:
        """The rating as people read it."""
        return round(MIDDLE + SCALE * (self.mu - MU))

    @property
    def doubt(self) -> int:
        """How far off it may be."""
        return round(SURE * SCALE * self.sigma)

    @property
    def settling(self) -> bool:
        """Whether little is known yet."""
        return self.doubt > SETTLING


@dataclass(frozen=True)
class Result:
    """How a game went for one player."""

    table: str
    seat: int
    player: str
    game: str
    place: int
    score: int
    fate: str
    at: float
    rated: bool
    before: float
    mu: float
    sigma: float

    @property
    def change(self) -> int:
        """By how much the rating changed, as people read it."""
        return round(SCALE * (self.mu - self.before))


def rate(before: Sequence[Strength], places: Sequence[int], drift: float = DRIFT) -> list[Strength]:
    """The strengths after a game in which everybody took a place; 1 is the best, equal ones are ties. `drift` is how much
    doubt comes back with every game, because people change."""
    from openskill.models import PlackettLuce  # takes a while to load, and is needed seldom

    model = PlackettLuce(mu=MU, sigma=SIGMA, tau=drift)
    teams = [[model.rating(each.mu, each.sigma)] for each in before]
    after = model.rate(teams, ranks=[float(each) for each in places])
    return [Strength(rated[0].mu, rated[0].sigma, was.games + 1) for rated, was in zip(after, before, strict=True)]


def chance(one: Strength, other: Strength) -> float:
    """How likely somebody wins against another, two at the table, by the same model."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=MU, sigma=SIGMA)
    return float(model.predict_win([[model.rating(each.mu, each.sigma)] for each in (one, other)])[0])


def places_of(table: Table) -> list[int]:
    """The place of every seat: winners first, then by points; who left is behind all others."""
    state, game = table.record.state, table.game
    scores, winners = game.scores(state), game.winners(state) if state.over else []
    stayed = [row.seat for row in table.seats if row.fate not in (RESIGNED, ABSENT)]
    return [
        1 + (sum(is_ahead(other, seat, scores, winners) for other in stayed) if seat in stayed else len(stayed))
        for seat in range(len(table.seats))
    ]


def is_ahead(one: int, other: int, scores: Sequence[int], winners: Sequence[int]) -> bool:
    """Whether a seat did better than another by the rules of the game."""
    if (one in winners) != (other in winners):
        return one in winners
    return one not in winners and scores[one] > scores[other]


def player_of(row: SeatRow) -> str:
    """For whom the result of a seat counts: a person, a bot that sat there from the beginning, or nobody."""
    if row.kind == BOT and not row.fate:
        return f"bot:{row.level}"[:40]
    return row.person


class Ratings:
    """Results and ratings in one database."""

    def __init__(self, storage: Storage, finished: Tables) -> None:
        self.storage = storage
        self.tables = finished

    # -- writing ----------------------------------------------------------------------------------------------------

    async def settle_all(self) -> int:
        """Write down how games went that ended since; how many."""
        ended = [each["id"] for each in await self.storage.look(UNSETTLED)]
        for id in ended:
            await self.settle(id)
        return len(ended)

    async def settle(self, id: str) -> None:
        """Write down how a game went, once."""
        found: list[Result] = []
        rated = False
        if any(row.person for row in await self.storage.seats(id)):
            try:
                table = await self.tables.get(id)
                async with table.lock:
                    await self.tables.fresh(table)
                    found, rated = results_of(table), counts(table)
            except StolikError:  # of older rules, or of a game that this server does not have
                log.info("no result can be told", extra={"table": id})
        try:
            async with self.storage.write() as connection:
                mine = update(tables).where(tables.c.id == id, tables.c.settled == 0).values(settled=time.time())
                if (await connection.execute(mine)).rowcount == 1 and found:
                    await self.write(connection, found, rated)
        except IntegrityError:  # a player's first game ended at another table in the same moment: again, then
            return

    async def write(self, connection: AsyncConnection, found: list[Result], rated: bool) -> None:
        """Keep results; of a rated game also what they say about the players."""
        counted = [each for each in found if rated and each.player and each.fate != GIVEN]
        known = await self.known(connection, [each.player for each in counted], found[0].game)
        before = [known.get(each.player, Strength()) for each in counted]
        after = rate(before, [each.place for each in counted]) if len(counted) > 1 else []
        changes = {each.seat: (was, now) for each, was, now in zip(counted, before, after)}
        for each in found:
            was, now = changes.get(each.seat, (Strength(), Strength()))
            row = {
                "table_id": each.table, "seat": each.seat, "player": each.player, "game": each.game,
                "place": each.place, "score": each.score, "fate": each.fate, "at": each.at,
                "rated": each.seat in changes, "mu_before": was.mu, "mu": now.mu, "sigma": now.sigma,
            }  # fmt: skip
            await connection.execute(insert(results).values(**row))
            if each.seat in changes:
                mine = (ratings.c.player == each.player, ratings.c.game == each.game)
                values = {"mu": now.mu, "sigma": now.sigma, "games": now.games}
                if not (await connection.execute(update(ratings).where(*mine).values(**values))).rowcount:
                    await connection.execute(insert(ratings).values(player=each.player, game=each.game, **values))

    async def known(self, connection: AsyncConnection, players: Sequence[str], game: str) -> dict[str, Strength]:
        """What is believed of players; nobody else changes it before this transaction ends."""
        query = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(players)).order_by(ratings.c.player)
        found = await connection.execute(query.with_for_update() if self.storage.postgres else query)
        return {each["player"]: strength(each) for each in found.mappings()}

    # -- reading ----------------------------------------------------------------------------------------------------

    async def of(self, player: str) -> dict[str, Strength]:
        """A player's ratings by game."""
        found = await self.storage.mappings(select(ratings).where(ratings.c.player == player))
        return {each["game"]: strength(each) for each in found}

    async def results(self, player: str, most: int = 200) -> list[Result]:
        """How a player's last games went, the newest first."""
        query = select(results).where(results.c.player == player).order_by(results.c.at.desc()).limit(most)
        return [result(each) for each in await self.storage.mappings(query)]

    async def ranking(self, game: str, most: int = 100) -> list[tuple[str, str, int, Strength]]:
        """The strongest at a game: id, name and mark of persons who want to be shown, and bots."""
        query = (
            select(ratings, persons.c.id, persons.c.name, persons.c.mark)
            .outerjoin(persons, persons.c.id == ratings.c.player)
            .where(ratings.c.game == game)
            .where(ratings.c.player.startswith("bot:") | (persons.c.listed.is_(True) & (ratings.c.games >= FEWEST)))
            .order_by(ratings.c.mu.desc())
            .limit(most)
        )
        return [
            (row["player"], row["name"] or "", row["mark"] or of_name(row["name"] or row["player"]), strength(row))
            for row in await self.storage.mappings(query)
        ]

    async def played(self, player: str) -> dict[str, int]:
        """How many finished games a player has of each kind."""
        query = select(results.c.game, func.count()).where(results.c.player == player).group_by(results.c.game)
        return {str(game): int(count) for game, count in await self.storage.all(query)}

    async def is_listed(self, person: str) -> bool:
        """Whether a person wants to stand in the ranking."""
        return bool(await self.storage.scalar(select(persons.c.listed).where(persons.c.id == person)))

    async def won(self, game: str, players: Sequence[str]) -> dict[str, int]:
        """How many of a hundred rated games players won."""
        first = func.sum(case((results.c.place == 1, 1), else_=0))
        query = select(results.c.player, first, func.count()).where(
            results.c.game == game, results.c.rated.is_(True), results.c.player.in_(players)
        )
        found = await self.storage.all(query.group_by(results.c.player))
        return {str(player): round(100 * int(won) / int(games)) for player, won, games in found}

    async def best(self, player: str) -> list[Result]:
        """A player's best finished game of each kind, as points go."""
        query = select(results).where(results.c.player == player, results.c.fate == "").order_by(results.c.score.desc())
        found: dict[str, Result] = {}
        for each in await self.storage.mappings(query.limit(2000)):
            found.setdefault(each["game"], result(each))
        return list(found.values())

    async def often_with(self, player: str, most: int = 4) -> list[tuple[str, int]]:
        """The persons with whom a player finished the most games."""
        other = results.alias()
        query = (
            select(other.c.player, func.count())
            .join(results, results.c.table_id == other.c.table_id)
            .join(persons, persons.c.id == other.c.player)
            .where(results.c.player == player, other.c.player != player)
            .group_by(other.c.player)
            .order_by(func.count().desc(), other.c.player)
            .limit(most)
        )
        return [(str(id), int(count)) for id, count in await self.storage.all(query)]

    async def titles_of(self, ids: Sequence[str]) -> dict[str, str]:
        """The names of tables that have one."""
        query = select(tables.c.id, tables.c.options).where(tables.c.id.in_(ids))
        found = [(str(id), msgspec.json.decode(options)) for id, options in await self.storage.all(query)]
        return {id: str(options.get("title", "")) for id, options in found}


def counts(table: Table) -> bool:
    """Whether a finished game changes ratings."""
    people = [row.person for row in table.seats if row.person]
    fair = table.dealing == FAIR and not table.hints and len(people) == len(set(people))
    return table.rated and fair and not table.ended


def results_of(table: Table) -> list[Result]:
    """How a finished game went for everybody; games that go on from a record are nobody's result."""
    if table.dealing not in (FAIR, SEED):
        return []
    scores, places, now = table.game.scores(table.record.state), places_of(table), time.time()
    return [
        Result(
            table.id, row.seat, player_of(row), table.game.id, places[row.seat], scores[row.seat], row.fate, now, False,
            MU, MU, SIGMA,
        )
        for row in table.seats
    ]  # fmt: skip


def strength(row: Any) -> Strength:
    """A rating's row as an object."""
    return Strength(row["mu"], row["sigma"], row["games"])


def result(row: Any) -> Result:
    """A result's row as an object."""
    return Result(
        row["table_id"], row["seat"], row["player"], row["game"], row["place"], row["score"], row["fate"], row["at"],
        row["rated"], row["mu_before"], row["mu"], row["sigma"],
    )  # fmt: skip
