"""Kill -9 with choices going on, and races of two servers: every acknowledged entry is there once, at its number.

A few in the default suite; `STOLIK_KILLS=100 STOLIK_RACES=100 pytest -s tests/web/test_kills.py` for many, which prints
what was counted.
"""

from __future__ import annotations

import asyncio
import os
import random
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from web.served import Player, Process, new_table

from stolik.web.tables.storage import Storage

GAME = "excavation"
KILLS = int(os.environ.get("STOLIK_KILLS", "2"))
RACES = int(os.environ.get("STOLIK_RACES", "12"))
TABLES = 4


class Company(threading.Thread):
    """Both seats of one table, choosing as fast as they can. Notes what was acknowledged, and what may have happened."""

    def __init__(self, base: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.id, self.players = new_table(base, GAME, ["me", "me"], seed=seed)
        self.dice = random.Random(seed)
        self.sent: list[tuple[str, bool]] = []  # what was sent, in order, and whether an answer came
        self.acknowledged = 0
        self.over = False
        self.stopped = threading.Event()
        self.wrong: list[str] = []

    def run(self) -> None:
        while not self.stopped.is_set() and not self.over:
            try:
                self.choose()
            except httpx.TransportError:
                time.sleep(0.02)
            except AssertionError as error:
                self.wrong.append(str(error))
                return

    def choose(self) -> None:
        """One choice of whoever decides."""
        facts = self.players[0].get()
        self.over = facts["over"]
        if self.over:
            return
        seat = facts["deciders"][0]
        offers = self.players[seat].offers()
        option = self.dice.choice(offers["options"])["option"]
        version, entry = offers["version"], f"{seat} {option}"
        self.sent.append((entry, False))
        answer = self.players[seat].choose(option, version)
        assert answer.status_code == 200, answer.text
        assert answer.json()["version"] == version + 1
        self.sent[-1] = entry, True
        self.acknowledged += 1


def journals(database: str, ids: list[str]) -> list[list[str]]:
    """What the database holds."""

    async def read() -> list[list[str]]:
        storage = Storage(database)
        found = [[entry for entry, _ in await storage.journal(id)] for id in ids]
        await storage.close()
        return found

    return asyncio.run(read())


def compared(sent: list[tuple[str, bool]], journal: list[str]) -> Counter[str]:
    """How what was sent stands in the journal: all that was acknowledged, in order; and where no answer came, it or
    nothing."""
    answered = [entry for entry, acknowledged in sent if acknowledged]
    counted: Counter[str] = Counter(acknowledged=len(answered), unanswered=len(sent) - len(answered))
    lost = Counter(answered) - Counter(journal)
    doubled = Counter(journal) - Counter([entry for entry, _ in sent])
    counted["lost"], counted["doubled"] = lost.total(), doubled.total()
    ends = {0}  # how much of the journal may be explained so far
    for entry, acknowledged in sent:
        played = {end + 1 for end in ends if end < len(journal) and journal[end] == entry}
        ends = played if acknowledged else ends | played
    counted["moved"] = int(len(journal) not in ends and not lost and not doubled)
    return counted


def play_for(companies: list[Company], entries: int) -> None:
    """Wait until so many more were acknowledged at all tables together; all over, or a minute, is enough as well."""
    wanted, until = sum(each.acknowledged for each in companies) + entries, time.monotonic() + 60
    while sum(each.acknowledged for each in companies) < wanted and time.monotonic() < until:
        if all(each.over or each.wrong for each in companies):
            return
        time.sleep(0.005)


def test_what_was_acknowledged_survives_kill_9(database: str) -> None:
    """Choices go on at several tables all the time; the server dies at any moment and comes back."""
    dice = random.Random(99)
    server = Process(database)
    companies = [Company(server.base, seed) for seed in range(TABLES)]
    finished: list[Company] = []
    for company in companies:
        company.start()
    try:
        for _ in range(KILLS):
            play_for(companies, dice.randint(2, 14))
            time.sleep(dice.uniform(0, 0.02))
            server.kill()
            server = Process(database, server.port)
            for place, company in enumerate(companies):
                if company.over:
                    finished.append(company)
                    companies[place] = Company(server.base, 100 + len(finished))
                    companies[place].start()
    finally:
        for company in companies:
            company.stopped.set()
        for company in companies:
            company.join(60)
        server.kill()
    company_of = [*finished, *companies]
    found = journals(database, [each.id for each in company_of])
    counted = sum((compared(each.sent, journal) for each, journal in zip(company_of, found, strict=True)), Counter())
    print(f"\n{database.partition(':')[0]}: {KILLS} kills, {len(company_of)} tables, {dict(counted)}")
    assert not [each.wrong for each in company_of if each.wrong]
    assert counted["acknowledged"] >= 2 * KILLS
    assert not (counted["lost"] or counted["moved"] or counted["doubled"]), counted


def test_of_two_servers_one_is_first(postgres: str) -> None:
    """Two different choices of one seat for one version, sent to two servers at once: one is played, one is stale."""
    servers = [Process(postgres), Process(postgres)]
    try:
        id, players = new_table(servers[0].base, GAME, ["me", "me"], seed=5)
        twins = {seat: Player(servers[1].base, id, seat, player.token) for seat, player in players.items()}
        played: list[str] = []
        races = 0
        with ThreadPoolExecutor(2) as pool:
            while races < RACES:
                facts = players[0].get()
                if facts["over"]:
                    assert journals(postgres, [id]) == [played]
                    id, players = new_table(servers[0].base, GAME, ["me", "me"], seed=5 + races)
                    twins = {seat: Player(servers[1].base, id, seat, each.token) for seat, each in players.items()}
                    played = []
                    continue
                seat = facts["deciders"][0]
                offers = players[seat].offers()
                wanted = [each["option"] for each in offers["options"]]
                pair = [wanted[0], wanted[-1]]
                sent = [
                    pool.submit(each.choose, option, offers["version"])
                    for each, option in zip((players[seat], twins[seat]), pair, strict=True)
                ]
                answers = [each.result() for each in sent]
                assert sorted(each.status_code for each in answers) == [200, 409], [each.text for each in answers]
                played.append(f"{seat} {pair[0] if answers[0].status_code == 200 else pair[1]}")
                races += 1
        assert journals(postgres, [id]) == [played]
        print(f"\n{races} races, each one 200 and one 409")
    finally:
        for each in servers:
            each.kill()


@pytest.mark.parametrize(
    "journal, told",
    [
        ("a b", {}),
        ("a b c", {}),  # no answer came, but it was played
        ("a", {"lost": 1}),
        ("a a b", {"doubled": 1}),
        ("b a", {"moved": 1}),
        ("a c b", {"moved": 1}),
        ("", {"lost": 2}),
    ],
)
def test_the_comparison_finds_what_is_wrong(journal: str, told: dict[str, int]) -> None:
    found = compared([("a", True), ("b", True), ("c", False)], journal.split())
    assert {key: count for key, count in found.items() if count} == {"acknowledged": 2, "unanswered": 1, **told}
