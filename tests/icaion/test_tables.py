"""An owner who corrects a printed row changes the rules by that alone: each test corrects one and plays."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import stolik.games
from stolik.engine.printed import COPIES, read, written
from stolik.games import icaion

Correct = Callable[..., Any]
NAME = "icaion_corrected"


@pytest.fixture
def correct(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Correct]:
    """`correct("curios IN211 cost 2", ...)`: the scenes of a copy of the game in which cells read otherwise."""
    monkeypatch.setattr(stolik.games, "__path__", [*stolik.games.__path__, str(tmp_path)])

    def corrected(*changes: str) -> ModuleType:
        shutil.copytree(Path(icaion.__file__).parent, tmp_path / NAME, ignore=shutil.ignore_patterns("*.so", "table"))
        for table, row, column, text in [each.split(maxsplit=3) for each in changes]:
            sheet = read(tmp_path / NAME / "data", table)
            (cells,) = [each for each in sheet.rows if each[sheet.header.index("id")] == row]
            cells[sheet.header.index(column)] = text
            (tmp_path / NAME / "data" / f"{table}.csv").write_text(written(sheet), encoding="utf-8")
        importlib.invalidate_caches()
        scenes = ModuleType("corrected_scenes")
        source = (Path(__file__).parent / "scenes.py").read_text(encoding="utf-8")
        exec(source.replace("stolik.games.icaion", f"stolik.games.{NAME}"), scenes.__dict__)
        assert COPIES[f"stolik.games.{NAME}"].mistakes() == []
        return scenes

    yield corrected
    COPIES.pop(f"stolik.games.{NAME}", None)
    for name in [each for each in sys.modules if each.startswith(f"stolik.games.{NAME}")]:
        del sys.modules[name]


def test_the_relic_broker_pays_what_its_card_says(correct: Correct) -> None:
    on = correct("curios IN235 effect scavenger_discard(7)")
    state = on.table(3)
    on.player(state, 0, node="ring_0", upgrades="IN235")
    on.put(state, "river_1", red="scavenger")
    on.hand(state, 0, "IN201")
    on.play(on.act(state), "extract", "activate river_1", "discard IN201")
    assert state.players[0].rp == 7


@pytest.mark.parametrize(
    ("effect", "offered"),
    [
        ("draw(3)", ["draw 3", "draw 2", "draw 1"]),
        ("draw(1)", []),  # drawn unasked
    ],
)
def test_an_archive_draws_up_to_what_its_card_says(correct: Correct, effect: str, offered: list[str]) -> None:
    on = correct(f"curios IN209 effect {effect}")
    state = on.table(3)
    on.hand(state, 0, "IN209")
    on.play(on.act(state), "play IN209")
    assert on.offers(state, "draw") == offered
    assert len(state.players[0].hand) == (0 if offered else 1)


def test_the_icon_of_power_supply_and_refiner_draws_what_the_board_says(correct: Correct) -> None:
    on = correct("numbers icon_cards value 3")
    state = on.table(3)
    on.play(on.act(state), "power-draw")
    assert on.offers(state) == ["draw 3", "draw 2", "draw 1"]


@pytest.mark.parametrize(
    ("card", "effect", "cost", "value"),
    [
        ("IN225", "icon_strength(2)", "strength", 3),
        ("IN227", "icon_move(3)", "per_blue", 3),
    ],
)
def test_icons_count_as_many_as_a_card_shows(correct: Correct, card: str, effect: str, cost: str, value: int) -> None:
    on = correct(f"curios {card} effect {effect}")
    state = on.table(3)
    on.player(state, 0, upgrades=card)
    assert getattr(state.players[0], cost)() == value


def test_machines_with_upgrades_give_what_the_cards_say(correct: Correct) -> None:
    on = correct(
        "curios IN233 effect harvester_two(4)",
        "curios IN237 effect scavenger_two(3)",
        "curios IN239 effect refiner_three(6)",
    )
    state = on.table(3)
    on.player(state, 0, node="ring_0", upgrades="IN233 IN237 IN239")
    on.put(state, "river_1", 6, red="harvester")
    on.put(state, "forest_1", 1, red="refiner")
    on.put(state, "crystal_field_3", red="scavenger")
    on.play(on.act(state), "extract", "activate river_1")
    assert on.offers(state) == ["harvest 4", "harvest 3", "harvest 2", "harvest 1"]
    on.play(state, "harvest 1", "activate crystal_field_3")
    assert on.offers(state) == ["draw 3", "draw 2", "draw 1"]
    on.play(state, "draw 1", "activate forest_1")
    assert state.players[0].rp == 6


def test_a_converter_takes_as_many_crystals_as_its_card_says(correct: Correct) -> None:
    on = correct("curios IN229 effect convert(3)", "curios IN230 effect convert(3)")
    state = on.table(3)
    on.player(state, 0, upgrades="IN229")
    on.hand(state, 0, "IN211")
    on.cage(state, 0, 1, pink=2)
    assert not on.offers(on.act(state), "play")
    on.cage(state, 0, 1, pink=3)
    on.play(on.act(state), "play IN211")
    assert state.players[0].rp == 3 and not state.players[0].crystals()


def test_prices_asked_and_paid_follow_the_rows(correct: Correct) -> None:
    on = correct("curios IN211 cost 2", "wonders pulsar cost 1", "seekers creature number 2")
    state = on.table(2, wonders="on")
    on.player(state, 0, node="ring_0")
    on.hand(state, 0, "IN211")
    on.cage(state, 0, 1, green=1)
    on.act(state)
    assert "cannot-pay 2 green" in [str(each.reason) for each in state.refusals(0)]
    state.wonders_offered = (4,)
    on.play(on.act(state), "restore pulsar forest_1")
    assert not state.players[0].crystals()
    state = on.table(3)
    on.player(state, 0, node="ring_0", seeker="creature")
    on.put(state, "river_1", yellow="refiner")
    on.hand(state, 0, "IN211")
    assert {"deploy harvester_1 river_1", "play IN211"} <= set(on.offers(on.act(state)))


def test_characters_give_what_their_cards_say(correct: Correct) -> None:
    on = correct(
        "seekers outsider number 4",
        "gears hyper_boots number 2",
        "gears exploration_case number 5",
        "gears multifunctional_belt number 1",
    )
    state = on.table(3)
    on.player(state, 0, node="cr_m_3")
    state.colossus_shards = [2]
    on.cage(state, 0, 1, pink=1)
    on.play(on.act(state), "investigate", "offer 1")
    assert state.players[0].rp == 4
    on.player(state, 1, gear="hyper_boots")
    assert state.players[1].basic_move() == 4
    on.player(state, 1, gear="exploration_case", begun=False)
    on.play(on.start_turn(state, 1), "choose pink", "deposit cage_1")
    assert on.board(state, 1, 1) == {"pink": 5}
    on.player(state, 2, gear="multifunctional_belt", begun=False)
    assert on.offers(on.start_turn(state, 2)) == ["draw 1", "draw 0"]


def test_limits_by_the_number_of_players_follow_the_tables(correct: Correct) -> None:
    on = correct("players two wonders_each 1", "players three wonders_each 2")
    for players, offered in ((2, False), (3, True)):
        state = on.table(players, wonders="on")
        on.player(state, 0, node="ring_0")
        on.put(state, "river_1", wonder="pulsar 0")
        on.cage(state, 0, 1, green=4)
        assert bool(on.offers(on.act(state), "restore")) == offered


def test_a_region_is_overrun_when_the_board_says(correct: Correct) -> None:
    on = correct("numbers most_parasites value 1")
    state = on.table(4)
    on.put(state, "river_1", parasites=1, red="harvester")
    importlib.import_module(f"stolik.games.{NAME}.effects").Infest(0).run(state)
    assert state.parasites[0] == 0 and state.machine_of(0, 0) < 0
