"""The drawn table: well-formed, pure, without secrets, and with a place for every choice."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from html import unescape

import pytest

from circadians.scenes import (
    A, BLUE, E, G, W, done, event, garages, hand, harvester, lead, play, put, stock, table as laid, turn,
)  # fmt: skip
from stolik.engine.rng import Dice
from stolik.engine.state import SPECTATOR, State
from stolik.games.circadians import GAME, table
from stolik.games.circadians.board import HAND_LIMIT, HEX_IDS, HEXES, SPACE_IDS
from stolik.games.circadians.cards import CONTRACT_IDS, EVENT_IDS
from stolik.games.circadians.pieces import CONTRACT, DIE, HEX, PLAN
from stolik.games.circadians.rounds import AssignDice
from stolik.games.circadians.state import CiState
from stolik.games.circadians.table import cards, live, world
from stolik.web.pages import stage
from stolik.drawing.scene import Scene
from stolik.words import Words

WORDS = {lang: Words(lang, GAME) for lang in ("en", "pl")}


def scene(state: State, viewer: int, lang: str = "en") -> Scene:
    view = GAME.redact(state, viewer)
    mine = viewer in state.deciders()
    names = [*["Ola", "Marek", "Zofia", "Jan"][: state.seats], "Xiao"]
    return Scene(
        GAME, view, viewer, WORDS[lang], names, options=list(state.options(viewer)) if mine else [],
        refusals=state.refusals(viewer) if mine else [], prompt=state.prompt(viewer), lang=lang,
        scores=GAME.scores(view), deciders=state.deciders(), mine=[viewer],
    )  # fmt: skip


def drawn(state: State, viewer: int, lang: str = "en") -> list[str]:
    """Every drawing of a viewer."""
    seen = scene(state, viewer, lang)
    participants = len(GAME.participants(state))
    parts = [table.board(seen), table.hand(seen)]
    parts += [table.mat(seen, each) for each in range(participants)]
    parts += [table.brief(seen, each) for each in range(participants)]
    return [str(part) for part in parts]


def placed(parts: list[str]) -> set[str]:
    """The options that have a place in a drawing."""
    found: set[str] = set()
    for part in parts:
        for given in re.findall(r'data-options?="([^"]*)"', part):
            found.update(unescape(given).split("|"))
    return found


@pytest.mark.parametrize(
    ("players", "variants"),
    [(1, {}), (2, {"leader_mode": "dyad"}), (3, {"ai": "ai_omra"}), (4, {"irenic": "on"})],
)
def test_every_moment_can_be_drawn_and_every_choice_has_a_place(players: int, variants: dict[str, str]) -> None:
    dice = Dice(players)
    state = GAME.start(GAME.setup(players, 7, variants))
    for number in range(400):
        if state.over:
            break
        seat = state.deciders()[0]
        if number % 3 == 0:
            parts = drawn(state, seat, "pl" if number % 2 else "en")
            for part in parts:
                ElementTree.fromstring(part)
                assert "style=" not in part and "<style" not in part
            missing = {str(option) for option in state.options(seat)} - placed(parts)
            assert not missing, missing
        options, weights = state.options(seat), GAME.priors(state) or []
        mark = dice.below(1000) / 1000 * sum(weights)
        option = options[-1]
        for each, weight in zip(options, weights):
            mark -= weight
            if mark < 0:
                option = each
                break
        state.choose(option, seat)
    for part in drawn(state, SPECTATOR):
        ElementTree.fromstring(part)


def test_drawing_is_pure_and_the_ground_is_well_formed() -> None:
    state = GAME.start(GAME.setup(2, 3))
    assert drawn(state, 0) == drawn(state, 0)
    ElementTree.fromstring(str(table.ground(WORDS["pl"])))


@pytest.mark.parametrize(("players", "variants"), [(1, {}), (4, {"leader_mode": "dyad"})])
def test_boards_are_defined_once_in_the_ground_and_frames_only_name_them(
    players: int, variants: dict[str, str]
) -> None:
    ground = str(table.ground(WORDS["en"])) + str(stage.DEFS)
    defined = set(re.findall(r' id="([^"]+)"', ground))
    dice = Dice(5)
    state = GAME.start(GAME.setup(players, 12, variants))
    for number in range(150):
        if state.over:
            break
        if number % 50 == 0:
            parts = drawn(state, state.deciders()[0])
            named = set(re.findall(r'href="#([^"]+)"', "".join(parts)))
            assert named <= defined, named - defined
            assert len(parts[0]) < 58_000
        options = state.options()
        state.choose(options[dice.below(len(options))])


def test_points_so_far_stand_in_the_rail_for_people_and_the_ai() -> None:
    state = laid(ai="ai_xiao")
    stock(state, gems=4)
    state.ai_gems = 3
    seen = scene(state, SPECTATOR)
    assert [str(table.purse(seen, each)).rpartition(">")[2] for each in range(3)] == ["4", "0", "5"]


def test_no_card_of_another_hand_is_drawn() -> None:
    state = GAME.start(GAME.setup(2, 3))
    for _ in range(30):
        if state.asks_together() or state.options():
            state.choose(state.options()[0])
    assert isinstance(state, CiState) and state.hands[1]
    for viewer in (0, SPECTATOR):
        whole = "".join(drawn(state, viewer))
        for card in state.hands[1]:
            assert CONTRACT_IDS[card] not in whole


def test_spaces_glow_for_the_one_who_sends_and_say_why_not() -> None:
    state = laid()
    stock(state, algae=2)
    garages(state, 4)
    turn(state)
    mine, other = "".join(drawn(state, BLUE)), "".join(drawn(state, 1))
    assert 'data-option="send academy_2"' in mine and 'data-option="send' not in other
    assert "data-refused" in mine
    play(state, "send academy_2")
    assert 'data-option="as 4"' in "".join(drawn(state, BLUE))


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_contracts_bear_their_names_however_many_are_in_hand_and_tell_what_they_do_up_to_the_limit(lang: str) -> None:
    words = WORDS[lang]
    for count in range(1, 16):
        for below in (0, cards.PLATE):
            *_, wide, high = cards.places(count, below)[0]
            for number in range(len(CONTRACT_IDS)):
                face = cards.face(words, number, wide, high)
                shown = unescape(re.sub(r"<[^>]*>", " ", face))
                assert all(word in shown for word in words.thing(CONTRACT, number).split()), (count, number)
                assert ("ci-about" in face) == (count <= HAND_LIMIT), (count, below, number)


def test_a_phones_mat_says_what_leaders_and_event_do() -> None:
    state = laid()
    lead(state, "naira", "dan")
    event(state, "quarantine")
    drawn = str(table.mat(scene(state, BLUE), BLUE))
    column = unescape(" ".join(re.findall(r">([^<>]+)</text>", drawn[drawn.index('class="ci-more"') :])))
    assert "Your garages cost no algae." in column and "reward of another row." in column
    assert "No dice can be sent to the Academy." in column


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_event_tells_on_the_board_what_it_does(lang: str) -> None:
    for number in range(len(EVENT_IDS)):
        assert "ci-about" in live.event_face(WORDS[lang], number, 298), EVENT_IDS[number]


def test_contracts_that_somebody_else_has_fulfilled_lie_below_their_base() -> None:
    state = laid()
    done(state, "zwaryl")
    ours, theirs = (str(table.mat(scene(state, viewer), BLUE)) for viewer in (BLUE, 1))
    assert "contract-con_zwaryl" in theirs and "contract-con_zwaryl" not in ours
    assert "contract-con_zwaryl" in str(table.hand(scene(state, BLUE)))


def tip_of(state: State, space: str, lang: str = "en") -> str:
    """What a space says of itself to the blue seat."""
    found = re.search(rf'data-tip="([^"]*)"[^>]* data-name="space-{space}"', str(table.board(scene(state, BLUE, lang))))
    assert found is not None, space
    return unescape(found[1])


def test_boards_show_the_prices_of_now_and_say_what_changes_them() -> None:
    state = laid()
    stock(state, water=20, algae=9, energy=9)
    garages(state, 4)
    event(state, "scrap_delivery")
    lead(state, "troy")
    turn(state)
    assert "Now 1 energy or 5 water (Scrap Delivery)." in tip_of(state, "foundry_1")
    assert "Now 3 algae (Troy Sullivan)." in tip_of(state, "neg_leyrien_1")
    assert "Now" not in tip_of(state, "control_1")
    assert "This die pays 3 water as 3, 2 water as 4, 1 water as 5." in tip_of(state, "mining_1")
    assert "3 water for 1 energy" in tip_of(state, "market_1")
    event(state, "quarantine")
    assert "Closed by Quarantine" in tip_of(state, "academy_2")


def test_a_complication_is_foretold_where_the_die_is_sent() -> None:
    state = laid()
    stock(state, algae=20)
    put(state, "neg_leyrien_1", 4, 1)
    garages(state, 0, 5)
    turn(state)
    assert "⚠ Complication with 5 (sum 9)." in tip_of(state, "neg_leyrien_2")
    assert "lose a ship" in tip_of(state, "neg_leyrien_2")
    state.dice[SPACE_IDS.index("neg_leyrien_1")] = 8 + 2
    assert "No complication with this die." in tip_of(state, "neg_leyrien_2")
    state.dice[SPACE_IDS.index("neg_leyrien_1")] = 8 + 5
    assert "5 (sum 10, equal values)" in tip_of(state, "neg_leyrien_2")


@pytest.mark.parametrize(("lang", "asked"), [("en", "Garage 2: where"), ("pl", "Garaż 2: dokąd")])
def test_the_question_and_the_base_say_which_die_is_sent(lang: str, asked: str) -> None:
    state = laid()
    stock(state, algae=9)
    garages(state, 0, 3, 6)
    turn(state)
    seen = scene(state, BLUE, lang)
    assert stage.question(seen).startswith(asked)
    assert str(table.mat(seen, BLUE)).count("pick chosen") == 1
    assert "pick chosen" not in str(table.mat(scene(state, 1, lang), BLUE))


def test_a_question_about_an_ability_says_what_it_does_and_costs() -> None:
    state = laid(factions="aba")
    stock(state, energy=9)
    garages(state, 3)
    turn(state)
    play(state, "send neg_zcharo_1", "as 3")
    asked = stage.question(scene(state, BLUE))
    assert "Outriders" in asked and "Pay 1 energy" in asked and "1 space" in asked


def test_garages_and_contracts_bear_the_costs_of_now() -> None:
    state = laid()
    stock(state, water=20)
    garages(state, 3)
    hand(state, "krakon")
    done(state, "drink_stash")
    event(state, "fuel_shortage")
    turn(state)
    seen = scene(state, BLUE)
    assert "Now 2 algae (Fuel Shortage)." in str(table.mat(seen, BLUE))
    assert ">↓7<" in str(table.hand(seen)) and "Now 7 water, 2 energy (Drink Stash)." in str(table.hand(seen))


def told(state: State, option: str) -> list[tuple[bool, list[tuple[int, int]]]]:
    """What is told to come of an option of the blue seat."""
    found = next(each for each in state.options(BLUE) if str(each) == option)
    foretold = table.foretold(scene(state, BLUE), found)
    return [(pays, [(number, kind) for number, _, kind in each]) for pays, each in foretold]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_hex_is_named_by_the_letter_of_its_row_and_its_place_in_it(lang: str) -> None:
    ground = str(table.ground(WORDS[lang]))
    for row, letter in world.LETTERS.items():
        assert f">{letter}<" in ground
        places = sorted((q, hex) for hex, (_, q, r, *_) in enumerate(HEXES) if r == row)
        for number, (_, hex) in enumerate(places, 1):
            if HEX_IDS[hex] != "c0":  # which is simply the centre
                assert WORDS[lang].thing(HEX, hex).endswith(f" {letter}{number}"), HEX_IDS[hex]


def test_a_harvester_that_may_move_is_told_what_it_will_gather_there() -> None:
    state = laid(side="B")
    stock(state, water=20)
    hand(state, "drink_stash")
    garages(state, 3)
    harvester(state, "r3_11")
    event(state, "clear_skies")
    turn(state)
    play(state, "send dep_c34_1", "as 3", "fulfil con_drink_stash")
    assert told(state, "move r2_7") == [(False, [(6, W)]), (False, [(4, A)])]  # three water of it from the sky
    assert told(state, "move v3") == [(False, [(1, G)])]
    assert told(state, "stay") == [(False, [(9, W)]), (False, [(4, A)])]
    board = unescape(str(table.board(scene(state, BLUE))))
    assert "Yields 6 water and 4 algae at every harvest." in board and "side A," not in board


def test_a_die_in_a_picture_is_nobodys() -> None:
    picture = str(table.picture(WORDS["en"], DIE, 4))
    assert "ci-die-plain-4" in picture and 'id="ci-die-plain-4"' in str(table.ground(WORDS["en"]))


def test_planning_tells_the_event_and_what_dice_will_cost_in_garages_and_bring_on_farms() -> None:
    state = laid()
    event(state, "fuel_shortage")
    state.phase, state.garages[0] = PLAN, 0
    state.plans[BLUE], state.rolls[BLUE] = (2, *[0] * 10), (2, 5)
    state.agenda.append(AssignDice())
    assert told(state, "assign 5 garage_2") == [(True, [(2, A)])]
    assert told(state, "assign 5 farm_3") == [(False, [(7, W), (2, E)])]
    assert told(state, "assign 5 farm_1") == []
    state.plans[BLUE] = (2, *[0] * 4, 1, *[0] * 5)  # a booster behind the screen
    assert told(state, "assign 2 farm_3") == [(False, [(7, W), (2, E)])]
    mat = str(table.mat(scene(state, BLUE), BLUE))
    assert "Fuel Shortage" in mat and 'data-name="event-ev_fuel_shortage"' in mat
