"""What would the bot do? Hints at the table: from one's own view, in a worker process, where the table allows them."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from web.served import SAME, Served, new_table, patiently, play_on

from stolik import games
from stolik.engine.codec import dump
from stolik.engine.rng import Dice
from stolik.web.tables.jobs import HINT, Thought
from stolik.web.tables.storage import PERSON, SeatRow, Storage
from stolik.web.tables.tables import Tables
from stolik.web.thinking.desks import Desk
from stolik.web.thinking.minds import advise
from stolik.web.thinking.workers import Foreman

GAME = "excavation"


SERVER = {"workers": 1, "hint_budget": "40i", "hints_per_minute": 1e6}


def test_the_person_to_move_is_told_the_best_few_options(server: Served) -> None:
    _, players = new_table(server.base, GAME, ["me", "me"], names=["Ola", "Marek"], seed=6)
    made = 0
    for seat, _, _ in play_on(players, 8):
        made += seat >= 0
    facts = players[0].get()
    me, other = players[facts["deciders"][0]], players[1 - facts["deciders"][0]]
    offers = me.offers()
    answer = me.post("hint", version=offers["version"])
    assert answer.status_code == 200, answer.text
    said = answer.json()
    assert said["version"] == offers["version"] and said["seat"] == me.seat and 1 <= len(said["hints"]) <= 3
    words = {each["option"]: each["words"] for each in offers["options"]}
    margins = [each["margin"] for each in said["hints"]]
    assert margins == sorted(margins, reverse=True), "never a first hint that looks worse than the second"
    for each in said["hints"]:
        assert words[each["option"]] == each["words"] and 0 <= each["chance"] <= 1
        assert each["confidence"] and each["reasons"] and all(reason.endswith(".") for reason in each["reasons"])
    assert me.post("hint").json() == said, "thought about once"
    assert me.get()["version"] == offers["version"], "nothing was played"
    polish = me.http.post(f"/api/tables/{me.table}/hint?lang=pl", json={}).json()
    assert [each["option"] for each in polish["hints"]] == [each["option"] for each in said["hints"]]
    assert polish["hints"][0]["words"] != said["hints"][0]["words"]
    waits = other.post("hint")
    assert waits.status_code == 409 and waits.json()["error"] == "wrong-seat"
    stale = me.post("hint", version=max(0, offers["version"] - 1))
    assert stale.status_code == 409 and stale.json()["error"] == "stale-choice"
    assert me.http.post(f"/api/tables/{me.table}/hint", json={}, headers={"Authorization": ""}).status_code == 401


@pytest.mark.parametrize(
    ("seats", "wanted", "allowed"),
    [
        (["me", "bot:greedy"], None, True),
        (["me", "me"], None, True),
        (["me", "open"], None, False),
        (["me", "open"], True, True),
        (["me", "bot:greedy"], False, False),
    ],
)
def test_hints_are_off_online_unless_the_table_says_otherwise(
    server: Served, seats: list[str], wanted: bool | None, allowed: bool
) -> None:
    more = {} if wanted is None else {"hints": wanted}
    _, players = new_table(server.base, GAME, seats, seed=6, **more)
    assert players[0].get()["options"]["hints"] is allowed
    if 0 not in players[0].get()["deciders"]:
        return
    answer = players[0].post("hint")
    if allowed:
        assert answer.status_code == 200
    else:
        assert answer.status_code == 403 and answer.json()["error"] == "hints-off"
        polish = players[0].http.post(
            f"/api/tables/{players[0].table}/hint", json={}, headers={"Accept-Language": "pl"}
        )
        assert "podpowiedzi" in polish.json()["message"]


@pytest.mark.parametrize("id", games.ids())
def test_a_hint_is_thought_from_the_view_alone(id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker receives nothing but the seat's view, and says the same whatever is hidden from it."""
    game = games.game(id)
    seen: list[dict[str, Any]] = []

    async def here(self: Desk, longest: float, work: Any, *args: Any) -> Any:
        assert work is advise
        seen.append(args[1])
        return work(*args)

    async def story() -> None:
        storage = Storage(f"sqlite:///{tmp_path}/stolik.db")
        await storage.open()
        tables = Tables(storage, lambda _: game)
        players = 2 if 2 in game.seats else min(game.seats)
        people = [SeatRow(seat, PERSON, f"Person {seat}") for seat in range(players)]
        table, _ = await tables.create(game, game.setup(players, 21), people)
        dice = Dice(5)
        for _ in range(14):
            seat = table.record.state.deciders()[0]
            options = table.record.state.options(seat)
            await tables.choose(table, seat, str(options[dice.below(len(options))]), table.version)
        truth, seat = table.record.state, table.record.state.deciders()[0]
        answers = []
        foreman = Foreman(tables, 1, hint="6i")
        for state in (truth, game.determinize(game.redact(truth, seat), Dice(3))):
            table.record.state = state
            asked = Thought(table.id, HINT, seat, table.version)
            await storage.ask(asked)
            await foreman.ponder(asked, foreman.desks[0])
            answers.append(await storage.thought(asked))
            await storage.answer(asked, "")
        table.record.state = truth
        assert answers[0] and answers[0] == answers[1]
        assert seen[0] == seen[1] == dump(game.redact(truth, seat))
        await storage.close()

    monkeypatch.setattr(Desk, "think", here)
    asyncio.run(story())


def test_a_server_that_does_not_think_says_so(table_server: Served) -> None:
    _, players = new_table(table_server.base, GAME, ["me", "me"], seed=6)
    answer = players[players[0].get()["deciders"][0]].post("hint")
    assert answer.status_code == 503 and answer.json()["error"] == "no-thinker"


def test_the_page_shows_hints_with_and_without_a_script(server: Served) -> None:
    id, players = new_table(server.base, GAME, ["me", "me"], seed=6)
    seat = players[0].get()["deciders"][0]
    browser = server.client()
    browser.get(f"/t/{id}/seat/{players[seat].token}")
    page = browser.get(f"/t/{id}?seat={seat}").text
    assert 'data-act="hint"' in page and "data-hint=" not in page
    form = {"version": "0", "seat": str(seat)}
    whole = patiently(lambda: browser.post(f"/t/{id}/hint", data=form))
    assert whole.status_code == 200 and "data-hint=" in whole.text and 'id="board-live"' in whole.text
    part = browser.post(f"/t/{id}/hint", data=form, headers={"Accept": "application/json"}).json()
    offered = {each["option"] for each in players[seat].offers()["options"]}
    assert set(re.findall(r'data-hint="([^"]*)"', part["html"])) <= offered and "data-hint=" in part["html"]
    stranger = server.client()
    assert stranger.post(f"/t/{id}/hint", data=form).status_code == 403
    assert 'data-act="hint"' not in stranger.get(f"/t/{id}").text
    assert browser.post(f"/t/{id}/hint", data=form, headers={**SAME, "Sec-Fetch-Site": "cross-site"}).status_code == 403


def test_nobody_asks_for_hints_all_the_time(serve: Any) -> None:
    served = serve(workers=0, hints_per_minute=8)  # nobody thinks, but asking counts
    _, players = new_table(served.base, GAME, ["me", "me"], seed=6)
    me = players[players[0].get()["deciders"][0]]
    assert [me.post("hint").status_code for _ in range(3)] == [503, 503, 429]
