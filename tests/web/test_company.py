"""The company at a table: resigning, ending, replacing, giving, inviting anew, sending away, playing again; told to all."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from web.served import Served

from stolik import games
from stolik.engine.errors import GameOver
from stolik.web.errors import TableError
from stolik.web.tables import company
from stolik.web.tables.storage import BOT, OPEN, PERSON, SeatRow, Storage
from stolik.web.tables.tables import Table, Tables
from stolik.web.tokens import next_id

GAME = "excavation"
LINK = re.compile(r'value="(http[^"]*/(?:seat|take)/[^"]+)"')


class Friends:
    """Persons with browsers of their own round one table."""

    def __init__(self, served: Served, names: list[str], **more: str) -> None:
        self.served = served
        self.clients = [served.client() for _ in names]
        for client, name in zip(self.clients, names):
            client.post("/person", data={"name": name, "back": "/"})
        seats = {f"seat_{number}": "open" if number else "me" for number in range(len(names))}
        made = self.clients[0].post(f"/new/{GAME}", data={"players": str(len(names)), **seats, **more})
        assert made.status_code == 303, made.text
        self.table = made.headers["location"].partition("?")[0]
        for number, client in enumerate(self.clients[1:], 1):
            client.get(self.links()[0])
            assert client.post(f"{self.table}/sit", data={"name": names[number]}).status_code == 303

    def links(self) -> list[str]:
        return LINK.findall(self.clients[0].get(f"{self.table}/company").text)

    def facts(self, table: str = "") -> dict[str, Any]:
        found: dict[str, Any] = httpx.get(f"{self.served.base}/api/tables/{(table or self.table)[3:]}").json()
        return found

    def kinds(self) -> list[str]:
        return [seat["kind"] for seat in self.facts()["seats"]]

    def post(self, who: int, what: str, **fields: str) -> httpx.Response:
        return self.clients[who].post(f"{self.table}/{what}", data={"seat": str(who), **fields})


def test_who_resigns_leaves_the_game_to_a_bot_for_good(database: str, serve: Callable[..., Served]) -> None:
    friends = Friends(serve(database), ["Amber", "Birch", "Cobalt"])
    assert friends.post(0, "resign").status_code == 422, "asks once more"
    assert friends.post(0, "resign", sure="on").status_code == 303
    assert friends.kinds() == ["bot", "person", "person"]
    assert friends.post(0, "reclaim").status_code == 409
    assert "Amber resigned" in friends.clients[1].get(friends.table).text
    watcher = httpx.get(friends.served.base + friends.table, headers={"Accept-Language": "pl"})
    assert "Amber poddaje grę" in watcher.text, "told to everybody, in their words"
    assert friends.post(1, "resign", sure="on").status_code == 303
    assert not friends.facts()["over"]
    friends.post(2, "resign", sure="on")
    assert friends.facts()["over"], "nobody is left to play"


def test_a_game_ends_when_all_offer_it(database: str, serve: Callable[..., Served]) -> None:
    friends = Friends(serve(database), ["Amber", "Birch"])
    friends.post(0, "end")
    friends.post(0, "end")
    assert "plays on after all" in friends.clients[1].get(friends.table).text
    friends.post(0, "end")
    assert "Amber: shall we end the game now?" in friends.clients[1].get(friends.table).text
    assert "shall we end" not in friends.clients[0].get(friends.table).text, "whoever offers it is not asked"
    assert "Offered by Amber" in friends.clients[1].get(f"{friends.table}/company").text
    friends.post(1, "end")
    facts = friends.facts()
    assert facts["over"] and facts["deciders"] == [] and facts["scores"] is not None
    refused = friends.post(0, "choose", option="pass", version=str(facts["version"]))
    assert refused.status_code == 409
    page = friends.clients[0].get(friends.table).text
    assert "ended by agreement: Amber" in page and "data-option" not in page
    assert friends.clients[0].get(f"{friends.table}/score").status_code == 200
    assert "Your turn" not in friends.clients[0].get("/mine").text


def test_playing_again_takes_everybody_along(database: str, serve: Callable[..., Served]) -> None:
    friends = Friends(serve(database), ["Amber", "Birch"], clock="days:3")
    assert friends.post(0, "rematch").status_code == 409, "not before the end"
    assert friends.post(0, "stay").status_code == 409, "there is time left"
    friends.post(0, "end")
    friends.post(1, "end")
    first = friends.post(1, "rematch")
    again = f"/t/{next_id(friends.table[3:])}"
    assert first.headers["location"].startswith(again)
    waiting = friends.facts(again)
    assert waiting["waiting"] and [seat["kind"] for seat in waiting["seats"]] == ["open", "person"]
    assert waiting["options"]["clock"] == "days:3" and waiting["dealing"]["fair"]
    assert "Birch wants to play again" in friends.clients[0].get(friends.table).text
    assert "your chair is kept" in friends.clients[0].get("/mine").text
    with friends.served.client() as stranger:
        assert stranger.post(f"{again}/sit").status_code == 409, "the chair is kept for Amber"
    asked, offering = (client.get(friends.table).text for client in friends.clients)
    assert "Birch offers another game" in asked and "I am in" in asked and "Not this time" in asked
    assert "To the new table" in offering and "Not this time" not in offering
    with friends.served.client() as stranger:
        assert "I am in" not in stranger.get(friends.table).text
        assert stranger.post(f"{friends.table}/decline").status_code == 403
    assert friends.post(0, "decline").status_code == 303
    assert "One of you will not play" in friends.clients[1].get(friends.table).text, "by number, not by name"
    assert friends.post(0, "rematch").headers["location"].startswith(again)
    facts = friends.facts(again)
    assert not facts["waiting"] and [seat["name"] for seat in facts["seats"]] == ["Amber", "Birch"]
    assert [each["seat"] for each in facts["dealing"]["numbers"]] == [0, 1]


def test_who_will_not_play_again_leaves_the_chair_to_others(database: str, serve: Callable[..., Served]) -> None:
    friends = Friends(serve(database), ["Amber", "Birch"])
    assert friends.post(0, "decline").status_code == 409, "not before the end"
    friends.post(0, "end")
    friends.post(1, "end")
    again = friends.post(1, "rematch").headers["location"].partition("?")[0]
    friends.post(0, "decline")
    assert "I am in" in friends.clients[0].get(friends.table).text, "one may think better of it"
    assert [seat["name"] for seat in friends.facts(again)["seats"]] == ["", "Birch"]
    assert friends.clients[1].post(f"{again}/invite", data={"other": "0"}).status_code == 303


def test_before_the_start_people_come_and_go(database: str, serve: Callable[..., Served]) -> None:
    friends = Friends(serve(database), ["Amber", "Birch"])
    served = friends.served
    with served.client() as host, served.client() as guest, served.client() as late:
        made = host.post(f"/new/{GAME}", data={"players": "3", "seat_0": "me", "seat_1": "open", "seat_2": "open"})
        table = made.headers["location"].partition("?")[0]
        old = LINK.findall(host.get(f"{table}/company").text)[0]
        assert host.post(f"{table}/invite", data={"other": "1"}).status_code == 303
        new = LINK.findall(host.get(f"{table}/company").text)[0]
        assert new != old and guest.get(old).status_code == 403
        guest.get(new)
        assert guest.post(f"{table}/sit", data={"name": "Guest"}).status_code == 303
        assert guest.post(f"{table}/kick", data={"other": "0"}).status_code == 403, "only who made the table"
        assert host.post(f"{table}/kick", data={"other": "1"}).status_code == 303
        assert 'data-viewer="-1"' in guest.get(table).text
        host.post(f"{table}/invite", data={"other": "1"})
        late.get(LINK.findall(host.get(f"{table}/company").text)[0])
        late.post(f"{table}/sit", data={"name": "Late"})
        assert late.post(f"{table}/leave").status_code == 303
        host.post(f"{table}/invite", data={"other": "1"})
        guest.get(LINK.findall(host.get(f"{table}/company").text)[0])
        assert guest.post(f"{table}/sit", data={"name": "Guest again"}).status_code == 303
        assert host.post(f"{table}/fill", data={"other": "2"}).status_code == 303
        facts = friends.facts(table)
        assert not facts["waiting"] and [seat["kind"] for seat in facts["seats"]] == ["person", "person", "bot"]
        assert len(facts["dealing"]["numbers"]) == 2, "the numbers of those who play"
        assert host.post(f"{table}/kick", data={"other": "1"}).status_code == 409
        page = host.get(table).text
        assert "was sent away" in page and "Late stood up" in page


def test_invitations_are_limited(serve: Callable[..., Served]) -> None:
    friends = Friends(serve(invites_per_hour=2), ["Amber", "Birch"])
    assert [friends.post(0, "give").status_code for _ in range(4)] == [200, 200, 429, 429]


def test_a_seat_is_given_to_another(database: str, serve: Callable[..., Served]) -> None:
    friends = Friends(serve(database), ["Amber", "Birch"])
    link = LINK.findall(friends.post(0, "give").text)[0]
    with friends.served.client() as heir, friends.served.client() as second:
        assert "Amber" in heir.get(link).text
        assert 'data-viewer="0"' in friends.clients[0].get(friends.table).text, "still Amber's"
        assert heir.post(link, data={"name": "Heir"}).status_code == 303
        assert second.post(link).status_code == 409, "good once"
        assert 'data-viewer="0"' in heir.get(friends.table).text
        assert 'data-viewer="-1"' in friends.clients[0].get(friends.table).text
        assert "Amber gave the chair to Heir" in friends.clients[1].get(friends.table).text


def test_my_tables_tell_since_when_how_long_and_what_is_new(database: str, serve: Callable[..., Served]) -> None:
    friends = Friends(serve(database), ["Amber", "Birch"], clock="days:2")
    mover = friends.facts()["deciders"][0]
    other = 1 - mover
    page = friends.clients[mover].get("/mine").text
    due = [int(each) for each in re.findall(r'data-when="(\d+)"', page)]
    assert "Your turn" in page and any(abs(each - time.time() - 2 * 86_400) < 60 for each in due)
    for number in range(2):
        friends.post(other, "say", text=f"hello {number}")
    assert "2 new" in friends.clients[mover].get("/mine").text
    assert "new<" not in friends.clients[other].get("/mine").text, "not what one said oneself"
    assert 'data-read="-1"' in friends.clients[mover].get(friends.table).text
    last = max(map(int, re.findall(r'id="said-(\d+)"', friends.clients[mover].get(friends.table).text)))
    friends.post(mover, "read", number=str(last))
    friends.post(mover, "read", number="0")
    assert f'data-read="{last}"' in friends.clients[mover].get(friends.table).text
    assert "2 new" not in friends.clients[mover].get("/mine").text


def with_table(database: str, work: Callable[[Tables, Table], Any]) -> None:
    """Something done at a table of three persons who have three days for a move."""

    async def run() -> None:
        storage = Storage(database)
        await storage.open()
        tables, game = Tables(storage), games.game(GAME)
        people = [SeatRow(seat, PERSON, f"Person {seat}") for seat in range(3)]
        table, _ = await tables.create(game, game.setup(3, 5), people, {"clock": "days:3"})
        await work(tables, table)
        await storage.close()

    asyncio.run(run())


def away(table: Table, days: float) -> int:
    """Whoever has to choose has been away for so long."""
    seat = table.deciders()[0]
    table.clocks.started -= days * 86_400
    table.clocks.since[seat] -= days * 86_400
    return seat


def test_whose_time_is_over_can_say_that_they_are_here(database: str) -> None:
    async def work(tables: Tables, table: Table) -> None:
        with pytest.raises(TableError):
            await company.here(tables, table, table.deciders()[0])  # there is time left
        for _ in range(company.HERE):
            absent = away(table, 9)
            first = next(seat for seat in range(3) if seat != absent)
            with pytest.raises(TableError):
                await company.here(tables, table, first)
            table.votes = [(absent, first, "bot")]
            await company.here(tables, table, absent)
            assert table.seats[absent].kind == PERSON and not table.votes and not table.absences(time.time())
        absent = away(table, 9)
        with pytest.raises(TableError):
            await company.here(tables, table, absent)
        assert [said.kind for said in table.chat] == ["here"] * company.HERE

    with_table(database, work)


def test_who_stays_away_is_replaced_by_agreement_or_in_the_end_by_anybody(database: str) -> None:
    async def work(tables: Tables, table: Table) -> None:
        absent = away(table, 2)
        first, second = [seat for seat in range(3) if seat != absent]
        with pytest.raises(TableError):
            await company.agree(tables, table, first, absent, "person")
        away(table, 2)
        await company.agree(tables, table, first, absent, "person")
        await company.agree(tables, table, second, absent, "bot")
        assert table.seats[absent].kind == PERSON, "not the same wish"
        await company.agree(tables, table, second, absent, "person")
        assert table.seats[absent].kind == OPEN and table.deciders() == [absent] and not table.waiting
        taken, _ = await tables.sit(table, "New", "", absent)
        assert taken == absent and table.seats[absent].kind == PERSON and not table.absences(time.time())
        away(table, 7)
        await company.agree(tables, table, first, absent, "bot")
        assert table.seats[absent].kind == BOT, "away for twice the time: one is enough"
        await company.reclaim(tables, table, absent)
        assert table.seats[absent].kind == PERSON and not table.absences(time.time())
        assert [said.kind for said in table.chat] == ["opened", "bot-takes", "back"]

    with_table(database, work)


def test_an_ended_game_takes_no_choice_even_from_a_server_that_has_not_heard(database: str) -> None:
    async def work(tables: Tables, table: Table) -> None:
        deaf = Tables(tables.storage)
        theirs = await deaf.get(table.id)
        for seat in range(3):
            await company.offer_end(tables, table, seat)
        seat = theirs.deciders()[0]
        option = str(theirs.record.state.options(seat)[0])
        with pytest.raises(Exception, match="version|ended"):
            await deaf.choose(theirs, seat, option, theirs.version)
        with pytest.raises(GameOver):
            await company.resign(tables, table, 0)

    with_table(database, work)
