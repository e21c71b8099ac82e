"""The page of data and the owner's corrections: everything is shown, only the owner writes, and never a broken copy."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from web.served import Served, new_table

from stolik import games
from stolik.engine.game import Game
from stolik.games import copies
from stolik.games.corrections import applied, brought
from stolik.web.pages import correcting, data, printed
from stolik.web.tables.reading import read
from stolik.web.tokens import digest
from stolik.words import LANGUAGES

PATIENT = {"draft_seconds": 200.0, "request_seconds": 300.0}  # a busy machine is slow
TOKEN = "a secret of the owner alone"
PRINTED = [each for each in games.games() if printed.sheets(each)]
by_id = pytest.mark.parametrize("title", PRINTED, ids=lambda each: each.id)
KEYS = re.compile(r">\s*(page|data|mark|provenance|table|column|row)-[a-z_-]+\s*<")


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder of copies that this process knows; those that other tests have read do not count."""
    folder = tmp_path_factory.mktemp("library")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(copies.LIBRARY, str(folder))
        patch.setattr(correcting, "MOST_TWINS", correcting.MOST_TWINS + len(copies.TWINS.folders))
        yield folder
    for id in [each for each in games.LOADED if "@" in each]:
        del games.LOADED[id]


@pytest.fixture(scope="module")
def owned(library: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with an owner."""
    url = f"sqlite:///{tmp_path_factory.mktemp('db')}/stolik.db"
    served = Served(url, owner=digest(TOKEN), library=str(library), **PATIENT)
    yield served
    served.stop()


@pytest.fixture
def owner(owned: Served) -> Iterator[httpx.Client]:
    with owned.client() as client:
        client.timeout = httpx.Timeout(300)
        assert client.get(f"/owner/{TOKEN}").status_code == 303
        yield client


def copied(owner: httpx.Client, name: str, game: str = "excavation") -> str:
    """A new copy made on the page."""
    answer = owner.post(f"/provenance/{game}/copy", data={"name": name})
    assert answer.status_code == 303, answer.text
    return f"{game}@{name}"


def before(owner: httpx.Client, address: str) -> str:
    """What the form of a row remembers of it."""
    found = re.search(r'name="before" value="([^"]*)"', owner.get(address).text)
    assert found is not None
    return found[1]


# -- looking --------------------------------------------------------------------------------------------------------


@by_id
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_and_column_has_a_title_and_every_row_a_name_and_a_mark(title: Game, lang: str) -> None:
    words = printed.words_of(lang, title)
    for name, sheet in printed.sheets(title).items():
        keys = [f"table-{name}", *[f"column-{each}" for each in sheet.header if each not in ("id", "mark", "what")]]
        missing = [key for key in keys if not words.has(key.replace("_", "-"))]
        assert not missing, f"{name}.csv: no words for {missing}"
        assert words.has(f"table-{name}".replace("_", "-"), "about"), f"{name}.csv is not explained"
        rows = printed.rows(title, lang, name)
        assert len(rows) == len(sheet) and all(each.name and each.mark for each in rows), name
        assert not any(each.state for each in rows), "ours differs from ours"


@by_id
def test_everything_that_is_drawn_stands_with_its_drawing(title: Game) -> None:
    drawn = [name for name in printed.sheets(title) if printed.is_drawn(title, name)]
    assert len(drawn) >= 5
    for name in drawn:
        assert all(printed.drawn(title, "en", row).picture for row in printed.rows(title, "en", name)), name


@pytest.mark.parametrize("id", [each.id for each in games.games()])
def test_pages_of_data_in_both_languages(table_server: Served, id: str) -> None:
    for lang in LANGUAGES:
        with table_server.client(headers={"Accept-Language": lang}) as client:
            first = next(iter(printed.tables(games.game(id), lang)), None)
            for path in ("", "?q=a&only=reconstructed", f"/{first.id}" if first else ""):
                answer = client.get(f"/provenance/{id}{path}")
                assert answer.status_code == 200 and f'<html lang="{lang}"' in answer.text, path
                assert not KEYS.search(answer.text), KEYS.search(answer.text)
            part = client.get(f"/provenance/{id}?q=zzzzz&part=1")
            assert "<html" not in part.text and "<tr id=" not in part.text
    assert table_server.client().get(f"/provenance/{id}/nothing").status_code == 404
    assert table_server.client().get(f"/provenance/{id}/corrections").status_code == 404


def test_a_search_goes_through_all_tables_and_the_reconstructed_stand_alone() -> None:
    title = PRINTED[0]
    every, more = data.found(title, "en", "", "", "")
    assert sum(len(rows) for _, rows in every) == data.MOST_ROWS and more > 0
    only, _ = data.found(title, "en", "", "", "reconstructed")
    assert all(row.mark == "reconstructed" for _, rows in only for row in rows)
    wanted = every[0][1][0]
    found, _ = data.found(title, "en", "", f"{wanted.name} {wanted.id}".upper(), "")
    assert wanted.id in [row.id for _, rows in found for row in rows]


# -- who may ----------------------------------------------------------------------------------------------------------


def test_nobody_but_the_owner_writes(owned: Served, owner: httpx.Client, library: Path) -> None:
    id = copied(owner, "mine")
    files = {each: each.read_bytes() for each in library.rglob("*.csv")}
    row = f"/provenance/{id}/orders/order_grant"
    with owned.client() as stranger:
        assert stranger.get("/owner/guessed").status_code == 403
        assert stranger.get(f"/provenance/{id}/orders").status_code == 200, "everybody may look"
        assert "Correct" not in stranger.get(f"/provenance/{id}/orders").text
        for cookie in ({}, {"owner": ""}, {"owner": "guessed"}, {"owner": digest(TOKEN)}, {"owner": "x" * 5000}):
            stranger.cookies.clear()
            stranger.cookies.update(cookie)
            assert stranger.get(row).status_code == 403
            for path in (row, f"{row}/draw", "/provenance/excavation/copy"):
                assert stranger.post(path, data={"name": "theirs", "cell_white": "9"}).status_code == 403, path
    foreign = owner.post(row, data={"cell_white": "9"}, headers={"Sec-Fetch-Site": "cross-site"})
    assert foreign.status_code == 403, "another site cannot act for the owner"
    assert files == {each: each.read_bytes() for each in library.rglob("*.csv")}


def test_a_server_without_an_owner_has_none(table_server: Served) -> None:
    with table_server.client() as client:
        client.cookies.update({"owner": ""})
        assert client.get("/owner/").status_code == 404
        assert client.get("/owner/x").status_code == 403
        assert client.post("/provenance/excavation/copy", data={"name": "mine"}).status_code == 403


def test_names_and_ids_lead_nowhere_else(owner: httpx.Client, library: Path) -> None:
    id = copied(owner, "safe")
    there = sorted(library.rglob("*"))
    for name in ("", "../up", "a/b", "A B", "x" * 21, "ó", ".."):
        assert owner.post("/provenance/excavation/copy", data={"name": name}).status_code == 422, name
    assert owner.post("/provenance/excavation/copy", data={"name": "safe"}).status_code == 409
    assert owner.post(f"/provenance/{id}/copy", data={"name": "deeper"}).status_code == 404
    for path in (
        "nothing/x",
        "orders/nothing",
        "orders/9",
        "paths/-1",
        "paths/999",
        "paths/x",
        "..%2Forders/order_grant",
    ):
        for address in (f"/provenance/{id}/{path}", f"/provenance/excavation/{path}"):
            assert owner.get(address).status_code == 404, address
            assert owner.post(address, data={"cell_white": "1"}).status_code == 404, address
    assert owner.get("/provenance/excavation@safe~0123456789abcdef").status_code == 404
    assert there == sorted(library.rglob("*"))
    table = library / "excavation-safe" / "orders.csv"
    good = table.read_bytes()
    for broken in (b"\xff\xfe", b"", b'id, "white', good.replace(b"white", b"black")):
        table.write_bytes(broken)  # by hand, while the server runs: the game goes on with what it has read
        answer = owner.post(f"/provenance/{id}/orders/order_grant", data={"cell_yellow": "4", "before": ""})
        assert answer.status_code in (404, 409), answer.text
        assert owner.get(f"/provenance/{id}/orders").status_code == 200 and table.read_bytes() == broken
    table.write_bytes(good)


# -- correcting -------------------------------------------------------------------------------------------------------


def test_a_row_is_drawn_checked_and_saved_and_tables_keep_what_they_began_with(
    owned: Served, owner: httpx.Client, library: Path
) -> None:
    id = copied(owner, "box")
    table = library / "excavation-box" / "orders.csv"
    lines = table.read_text().splitlines()
    played, _ = new_table(owned.base, id, ["me", "me"], seed=3)
    row = f"/provenance/{id}/orders/order_grant"
    form = {"before": before(owner, row), "cell_white": "7"}
    drawn = owner.post(f"{row}/draw", data=form, headers={"accept": "application/json"}).json()
    assert drawn["picture"].startswith("<svg") and not drawn["fields"] and not drawn["mistakes"]
    assert drawn["picture"] != printed.drawn(games.game(id), "en", row_of(id, "orders", "order_grant")).picture
    assert table.read_text().splitlines() == lines, "a drawing writes nothing"
    for wrong in ("700", "many", "", '6"', "6|6", "6\n7", "9" * 5000):
        answer = owner.post(row, data={**form, "cell_white": wrong})
        assert answer.status_code == 422 and 'class="printed-cell bad" data-column="white"' in answer.text, wrong
    assert table.read_text().splitlines() == lines, "a broken row never replaces a good one"
    saved = owner.post(row, data=form)
    assert saved.status_code == 303 and saved.headers["location"] == f"/provenance/{id}/orders#row-order_grant"
    now = table.read_text().splitlines()
    assert [(a, b) for a, b in zip(lines, now, strict=True) if a != b] == [
        ("order_grant,          6,     10, credits", "order_grant,          7,     10, credits")
    ]
    shown = owner.get(f"/provenance/{id}?only=differs").text
    assert shown.count("<tr id=") == 1 and 'id="row-order_grant" class="differs"' in shown
    fresh, _ = new_table(owned.base, id, ["me", "me"], seed=3)
    server = owned.app.state.server
    server.tables.live.clear()
    for key, facts in ((played, []), (fresh, [["orders", "order_grant", "white", "6", "7"]])):
        assert httpx.get(f"{owned.base}/api/tables/{key}", timeout=60).status_code == 200
        table = server.tables.live[key]
        assert table.game.copy["changes"] == facts
        again = read(table.record.save(), 10)
        assert games.game(again.game) is table.game, "a record is gone on with by the facts it was played with"


def row_of(id: str, table: str, row: str) -> printed.Row:
    return next(each for each in printed.rows(games.game(id), "en", table) if each.key == row)


def test_two_editors_do_not_overwrite_each_other_unasked(owned: Served, owner: httpx.Client) -> None:
    id = copied(owner, "two")
    row, other = f"/provenance/{id}/orders/order_grant", f"/provenance/{id}/orders/order_archive"
    first = before(owner, row)
    assert owner.post(row, data={"before": first, "cell_white": "7"}).status_code == 303
    beside = owner.post(other, data={"before": before(owner, other), "cell_yellow": "4"})
    assert beside.status_code == 303, "another row is nobody's conflict"
    late = owner.post(row, data={"before": first, "cell_white": "8"})
    assert late.status_code == 409 and "order_grant, 7, 10" in late.text and 'value="8"' in late.text
    assert row_of(id, "orders", "order_grant").cells[0].text == "7"
    again = re.search(r'name="before" value="([^"]*)"', late.text)
    assert again is not None
    assert owner.post(row, data={"before": again[1], "cell_white": "8"}).status_code == 303
    assert row_of(id, "orders", "order_grant").cells[0].text == "8"


def test_rows_without_an_id_come_and_go_and_corrections_travel_as_one_file(
    owner: httpx.Client, library: Path, tmp_path: Path
) -> None:
    id = copied(owner, "map")
    path = f"/provenance/{id}/paths/0"
    gone = owner.post(path, data={"before": before(owner, path), "remove": "1"})
    assert gone.status_code == 303, gone.text
    new = f"/provenance/{id}/paths/{len(printed.sheets(games.game(id))['paths'])}"
    cells = {"cell_from": "market_1", "cell_to": "dig_green_3", "cell_edge": "no", "cell_mark": "source", "before": ""}
    assert owner.post(new, data={**cells, "cell_to": "nowhere"}).status_code == 422
    assert owner.post(new, data=cells).status_code == 303
    assert {each.state for each in printed.rows(games.game(id), "pl", "paths")} == {"", "added", "gone"}
    file = owner.get(f"/provenance/{id}/corrections")
    assert 'filename="excavation-map.json"' in file.headers["content-disposition"] and len(file.content) < 2000
    ours = games.game("excavation")
    copies.export(ours, tmp_path / "elsewhere")
    assert applied(brought(file.content), tmp_path / "elsewhere", ours) == []
    theirs = copies.load(copies.labelled(tmp_path / "elsewhere"), ours)
    assert theirs.copy is not None and theirs.copy["fingerprint"] == games.game(id).copy["fingerprint"]
