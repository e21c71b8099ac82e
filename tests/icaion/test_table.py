"""The drawing: every position can be drawn for every viewer, purely, and without telling secrets."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from icaion import scenes
from stolik.engine.contract import MOST_CHOICES
from stolik.engine.rng import Dice
from stolik.engine.state import SPECTATOR
from stolik.games.icaion import GAME, table
from stolik.games.icaion.board import INTERNAL, MOST_PARASITES, NODE_NAMES, REGION_NAMES, REGIONS
from stolik.games.icaion.pieces import CURIO, NODE, REGION
from stolik.games.icaion.state import IcaionState
from stolik.games.icaion.table import cards
from stolik.games.icaion.tiles import PARASITE_POINTS
from stolik.lessons.rulebook import rulebook
from stolik.web.pages.language import words
from stolik.words import LANGUAGES
from stolik.drawing.parts import shelf
from stolik.drawing.scene import Scene

NAMES = ["Ala", "Bo", "Cyd", "Dag", "Ewa"]


def scene(state: IcaionState, viewer: int, lang: str = "en") -> Scene:
    view = GAME.redact(state, viewer)
    return Scene(
        GAME, view, viewer, words(lang, GAME), NAMES[: state.seats], view.options(viewer), view.refusals(viewer),
        view.prompt(viewer), lang=lang, deciders=state.deciders(),
    )  # fmt: skip


def drawings(shown: Scene) -> list[str]:
    seats = range(shown.view.seats)
    return [
        str(table.board(shown)), str(table.hand(shown)), *[str(table.mat(shown, seat)) for seat in seats],
        *[str(table.brief(shown, seat)) for seat in seats],
    ]  # fmt: skip


@pytest.mark.parametrize(("players", "variants"), GAME.modes()[::2])
def test_every_position_can_be_drawn(players: int, variants: dict[str, str]) -> None:
    state = GAME.start(GAME.setup(players, 21, variants))
    dice = Dice(4)
    for number in range(MOST_CHOICES):
        if state.over:
            break
        options = state.options()
        state.choose(options[dice.below(len(options))])
        if number % 23 == 0 or state.over:
            for viewer in (SPECTATOR, *state.deciders()[:1]):
                shown = scene(state, viewer, "pl" if number % 2 else "en")
                drawn = drawings(shown)
                assert drawn == drawings(shown), "the same scene gives the same bytes"
                for each in drawn:
                    ElementTree.fromstring(each)
                    assert "style=" not in each
                    ids = re.findall(r'\bid="([^"]+)"', each)
                    assert len(ids) == len(set(ids)), [id for id in ids if ids.count(id) > 1]
                hidden = {
                    CURIO.text(card) for seat, mine in enumerate(state.players) if seat != viewer for card in mine.hand
                }
                open_cards = {CURIO.text(card) for mine in state.players for card in mine.upgrades}
                for name in hidden - open_cards:
                    assert not any(name in each for each in drawn), f"{name} is a secret"


ENDING = {"done", "end-turn"}  # these end a question: they concern no piece, and are the big button


@pytest.mark.parametrize(("players", "variants"), GAME.modes()[1::3])
def test_every_option_is_a_thing_to_click(players: int, variants: dict[str, str]) -> None:
    state = GAME.start(GAME.setup(players, 33, variants))
    dice = Dice(6)
    seen: dict[str, int] = {}  # how often each question was looked at
    while not state.over:
        seat = state.deciders()[0]
        question = type(state.agenda[-1]).__name__
        seen[question] = seen.get(question, 0) + 1
        if seen[question] > 6:
            state.choose(state.options()[dice.below(len(state.options()))])
            continue
        shown = scene(state, seat)
        drawn = f"{table.board(shown)}{table.mat(shown, seat)}{table.hand(shown)}"
        found = {text for group in re.findall(r'data-options?="([^"]*)"', drawn) for text in group.split("|")}
        offered = {str(option) for option in shown.options}
        missing = {text for text in offered - found if text.split(" ")[0] not in ENDING}
        assert not missing, f"{state.agenda[-1]!r}: {sorted(missing)[:5]}"
        assert found <= offered
        options = state.options()
        state.choose(options[dice.below(len(options))])


def test_the_ground_is_drawn_without_a_game() -> None:
    drawn = str(table.ground(words("en", GAME)))
    ElementTree.fromstring(drawn)
    assert "style=" not in drawn and drawn == str(table.ground(words("en", GAME)))


def test_legal_places_can_be_clicked() -> None:
    state = GAME.start(GAME.setup(5, 3))
    shown = scene(state, state.deciders()[0])
    assert all(f'data-option="start ext_{k}"' in str(table.board(shown)) for k in range(5))


def test_the_crystals_that_wait_for_a_cage_are_named_and_drawn() -> None:
    state = scenes.table(3)
    scenes.player(state, 0, node="ring_0")
    scenes.put(state, "river_1", 3, red="harvester")
    scenes.put(state, "forest_1", 1)
    shown = scene(scenes.play(scenes.act(state), "extract"), 0)
    assert drawn_batch(shown) == ["blue", "green"]  # while the machines are asked
    shown = scene(scenes.play(state, "activate river_1"), 0)
    assert drawn_batch(shown) == ["blue", "green"]
    assert shown.prompt is not None
    assert shown.words.prompt(shown.prompt, NAMES) == "Which cage takes +2 blue +1 green?"
    assert words("pl", GAME).prompt(shown.prompt, NAMES) == "Do której klatki wkładasz +2 niebieskie +1 zielony?"


def drawn_batch(shown: Scene) -> list[str]:
    """The colours on the plate beside the map."""
    return re.findall(r'href="#qo-(\w+)" transform="translate\([\d.]+ 377\)', str(table.board(shown)))


def test_cages_bear_the_numbers_by_which_options_name_them() -> None:
    state = scenes.table(3)
    scenes.player(state, 0, upgrades="IN224")
    scenes.cage(state, 0, 1, blue=1)
    drawn = str(table.mat(scene(state, 0), 0))
    shown = [number for number in range(1, 7) if f'class="t-count dark" text-anchor="middle">{number}<' in drawn]
    named = [int(number) for number in re.findall(r'data-name="cage-cage_(\d)"', drawn)]
    assert shown == sorted(named) and len(shown) == 5, (shown, named)


def test_an_apparatus_tells_what_its_side_in_play_counts() -> None:
    for side, counts in (("all_day", "3 RP for each of your harvesters"), ("all_night", "for each region type")):
        state = GAME.start(GAME.setup(2, 4, {"apparatus_sides": side}))
        told = re.search(
            r'data-tip="([^"]*)"[^>]* data-name="tile-app_brown_1"', str(table.board(scene(state, SPECTATOR)))
        )
        assert told is not None and counts in told[1]
        assert "Day:" not in told[1] and "Night:" not in told[1]


def test_whoever_pays_for_a_shard_in_full_is_told_that_it_is_kept() -> None:
    state = scenes.table(3)
    scenes.player(state, 0, node="cr_m_0")
    scenes.cage(state, 0, 1, pink=3)
    state.colossus, state.colossus_shards = 0, [2]
    board = str(table.board(scene(scenes.play(scenes.act(state), "investigate"), 0)))
    assert "Pay 2 pink, keep the shard" in board and "Pay 1 pink, keep" not in board


def test_reserved_machines_are_shown_until_they_come() -> None:
    state = GAME.start(GAME.setup(2, 5, {"radiant_beams": "on"}))
    assert "Coming at the end of Year I" in str(table.board(scene(state, SPECTATOR)))
    state.reserved = ()
    assert "Coming at the end of Year I" not in str(table.board(scene(state, SPECTATOR)))


def test_tooltips_tell_what_a_machine_costs_and_an_apparatus_is_worth() -> None:
    state = scenes.table(3)
    scenes.player(state, 0, node="ring_0")
    scenes.put(state, "river_1", 1, yellow="refiner")
    scenes.put(state, "forest_1", yellow="harvester", purple="scavenger")
    scenes.put(state, "mist_valley_3", red="scavenger")
    drawn = str(table.board(scene(scenes.act(state), 0)))
    assert "would cost 2 here and score: harvester: 2\n" in drawn  # river_1; others stand behind it
    state.players[0].left &= ~0b1001  # two rows have no harvester any more
    drawn = str(table.board(scene(state, 0)))
    assert "A machine of yours would cost 2 here and score: harvester: 2, scavenger: 4" in drawn
    state.players[0].left = 0
    assert "A machine of yours" not in str(table.board(scene(state, 0))), "none is left"
    assert "Worth 4 RP to you now" in drawn  # blue: one scavenger


@pytest.mark.parametrize("beams", ["off", "on"])
def test_activating_all_warns_that_refiners_give_crystals_back(beams: str) -> None:
    state = scenes.table(3, radiant_beams=beams)
    scenes.player(state, 0, node="ring_0")
    scenes.put(state, "river_1", 2, red="refiner")
    scenes.put(state, "forest_1", 2, red="harvester")
    scenes.play(scenes.act(state), "extract")
    assert "activate-all" in scenes.offers(state)
    assert ("gives back the crystal" in str(table.board(scene(state, 0)))) == (beams == "on")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_rules_tell_the_points_for_parasites(lang: str) -> None:
    chapter = next(each for each in rulebook(GAME).chapters if each.id == "parasites")
    told = [int(number) for number in re.findall(r"\d+", chapter.text.to(lang))]
    assert told == [MOST_PARASITES, *(points for players in range(2, 6) for points in PARASITE_POINTS[players])]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_a_hand_of_six_tells_what_it_does(lang: str) -> None:
    _, _, wide, high = shelf(6, 6, 30, cards.WIDTH - 12, 160)[0]
    for number in range(len(CURIO.names)):
        assert "ic-about" in cards.face(words(lang, GAME), number, wide, high), CURIO.text(number)


def test_names_of_regions_say_where_they_lie() -> None:
    english, polish = words("en", GAME), words("pl", GAME)
    said = {"inner": "wewn", "north": "północn", "east": "wschodni", "south": "południow", "west": "zachodni"}
    for region, row in enumerate(REGIONS):
        right, down = row[4] - 500, row[5] - 500
        across = "east" if right > 0 else "west"
        where = "inner" if INTERNAL[region] else across if abs(right) > abs(down) else "south" if down > 0 else "north"
        assert english.thing(REGION, region).startswith(where), REGION_NAMES[region]
        assert said[where] in polish.thing(REGION, region), REGION_NAMES[region]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_node_has_a_name_of_its_own(lang: str) -> None:
    assert len({words(lang, GAME).thing(NODE, node) for node in range(len(NODE_NAMES))}) == len(NODE_NAMES)


def test_a_node_tells_what_can_be_extracted_there() -> None:
    state = scenes.table()
    state.qoam = [0] * len(REGIONS)
    assert "Nothing to extract here" in drawings(scene(state, 0))[0]
    state.qoam[REGION_NAMES.index("river_1")] = 2
    assert "To extract here: blue" in drawings(scene(state, 0))[0]


def test_options_name_the_crystals_that_they_bring() -> None:
    state = scenes.table(3)
    scenes.player(state, 0, node="ring_0")
    scenes.put(state, "river_1", 2, red="harvester")
    for empty in ("forest_1", "crystal_field_3"):
        scenes.put(state, empty, 0)
    drawn = str(table.board(scene(scenes.act(state), 0)))
    assert "Extract: blue" in drawn
