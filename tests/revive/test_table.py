"""The drawing: every position can be drawn for every viewer, purely, safely, and with a place for what can be chosen."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from stolik.engine.rng import Dice
from stolik.engine.state import SPECTATOR
from stolik.games.revive import CONTENT, GAME, table
from stolik.games.revive.actions.ranges import distances, way
from stolik.games.revive.state import ReviveState
from stolik.games.revive.table.symbols import SHAPE
from stolik.games.revive.table.telling import tell_options
from stolik.games.revive.effects import artifact
from stolik.games.revive.scoring import total
from stolik.web.pages.language import words
from stolik.drawing.glow import Choices
from stolik.drawing.scene import Scene

from revive.scenes import at, begin, build, effect, fx, give, learn, only, own, play, plug, settle, tracks

NAMES = ["Ala", "Bo", "Cyd", "Dag"]
BUTTONS = {
    "end-turn",
    "done",
    "resolve-all",
    "decline",
    "stop",
    "pay",
    "lullaby",
    "finish",
    "its-colour",
}  # no place on the table
MODES: list[tuple[int, dict[str, str]]] = [
    (1, {"campaign": "chapter_1"}),
    (2, {}),
    (4, {**CONTENT, "tribe_selection": "draft", "tribe_side": "choice", "artifact_cards": "2"}),
]


def scene(state: ReviveState, viewer: int, lang: str) -> Scene:
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


@pytest.mark.parametrize(("players", "variants"), MODES)
def test_positions_are_drawn_with_a_place_for_every_choice(players: int, variants: dict[str, str]) -> None:
    state = GAME.start(GAME.setup(players, 21, variants))
    dice = Dice(4)
    for number in range(600):
        if state.over:
            break
        if number % 13 == 0:
            for viewer in (SPECTATOR, state.deciders()[0]):
                look(scene(state, viewer, "pl" if number % 2 else "en"))
        options = state.options()
        state.choose(options[dice.below(len(options))])


def look(shown: Scene) -> None:
    drawn = drawings(shown)
    assert drawn == drawings(shown), "the same scene gives the same bytes"
    ids: list[str] = []
    placed: set[str] = set()
    for each in drawn:
        ElementTree.fromstring(each)
        assert "style=" not in each and "<script" not in each
        ids += re.findall(r'\bid="([^"]+)"', each)
        for texts in re.findall(r'data-options?="([^"]*)"', each):
            placed |= set(texts.split("|"))
    assert len(ids) == len(set(ids)), [id for id in ids if ids.count(id) > 1][:5]
    offered = {str(option) for option in shown.options}
    assert placed <= offered
    assert {text for text in offered - placed if text.split(" ")[0] not in BUTTONS} == set()


def test_a_view_draws_no_hidden_crate() -> None:
    state = GAME.start(GAME.setup(2, 3, {"campaign": "chapter_2"}))
    other = 1 - state.deciders()[0]
    shown = scene(state, state.deciders()[0], "en")
    assert "crate_" not in str(table.mat(shown, other))


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_ground_is_drawn_once_per_language(lang: str) -> None:
    ground = str(table.ground(words(lang, GAME)))
    ElementTree.fromstring(ground)
    assert "style=" not in ground and 'id="ice-Rt"' in ground


def food_on_ways(drawn: str, option: str = "") -> int:
    """How many portions of food lie on drawn ways: that of one target, or those that always show."""
    found = 0
    for group in ElementTree.fromstring(drawn).iter():
        if group.get("data-option") == option if option else group.get("id") == "marks":
            found += sum([1 for each in group.iter() if each.get("href") == "#r-food"])
    return found


def test_the_way_to_a_far_target_is_drawn_with_the_food_it_costs() -> None:
    state = fx(2)
    build(state, 0, "t33d")
    give(state, food=3, gear=3)
    begin(state)
    play(state, "build")
    drawn = str(table.board(scene(state, 0, "en")))
    assert food_on_ways(drawn, "build-on t22c") == 2  # as in E7: two spaces are crossed
    assert food_on_ways(drawn, "build-on t34c") == 0
    assert way(state, 0, at("t22c"))[0] == at("t33d") and len(way(state, 0, at("t22c"))) == 4


def test_what_is_being_paid_shows_its_way_while_machines_may_shorten_it() -> None:
    state = fx(2)
    own(state, "std_range", "mac_g02", energy=2)
    build(state, 0, "t33d")
    give(state, food=3, gear=3)
    begin(state)
    play(state, "build", "build-on t22c", "~raise small")
    assert food_on_ways(str(table.board(scene(state, 0, "en")))) == 2
    play(state, "activate std_range")
    assert food_on_ways(str(table.board(scene(state, 0, "en")))) == 1


def test_forest_paths_cross_forest_and_water_without_food() -> None:
    state = fx(2, "nadair")
    learn(state, "nadair_free_range")
    settle(state, 0, "t22b")
    spaces = way(state, 0, at("t33d"))
    assert spaces[0] == at("t22b") and spaces[-1] == at("t33d")
    assert len(spaces) - 2 - distances(state, 0)[at("t33d")] == sum(
        [state.field[each] in (3, 6) for each in spaces[1:-1]]
    )


def label(state: ReviveState, option: str, lang: str = "en") -> str:
    """What an option says in this position."""
    shown = scene(state, 0, lang)
    choices = Choices(shown)
    tell_options(shown, state, choices)
    return choices.labels[option]


def next_bonus(gray: int, green: int) -> tuple[str, int]:
    """What the gray track says of its next bonus, and how many marks of the green colour there are on the mat."""
    state = begin(fx(2))
    tracks(state, gray=gray, green=green)
    drawn = str(table.mat(scene(state, 0, "en"), 0))
    return re.findall(r'class="rv-next"[^>]*>([^<]+)<', drawn)[0], drawn.count(f'd="{SHAPE["green"]}"')


def test_a_track_tells_what_its_next_bonus_still_needs() -> None:
    said, marks = next_bonus(7, 5)
    assert said == "8:"
    assert next_bonus(7, 4) == ("8:", marks + 1), "green must come up to it too"
    assert next_bonus(8, 4) == ("5:", marks + 1), "and then it is green alone"


def test_a_slot_tells_the_modules_and_cards_that_work_with_the_card() -> None:
    state = fx(2)
    only(state, "start_A1")
    plug(state, "s2c", "mod_g_adv")
    play(begin(state), "play start_A1")
    assert label(state, "into slot1 top").endswith(": 2 gears")
    assert label(state, "into slot2 top").endswith(": 2 gears, advance 1 step on the gray track")


def test_a_site_tells_its_prices_and_what_it_brings_where_two_sizes_can_be_paid() -> None:
    state = fx(2)
    build(state, 0, "t33d")
    give(state, food=3, gear=5)
    play(begin(state), "build")
    assert "(small: 3 gears, 2 food; large: 5 gears, 2 food)" in label(state, "build-on t22c")
    tips = re.findall(r'data-option="build-on [^"]*"[^>]*data-tip="([^"]*)"', str(table.board(scene(state, 0, "en"))))
    assert tips and all(re.search(r"\n(Small: .+; large: .+\.|Nothing beside it)", each) for each in tips), tips
    play(state, "build-on t22c")
    assert label(state, "raise large").endswith("(5 gears, 2 food)")


def test_the_last_artifact_is_told_as_such() -> None:
    state = effect(fx(2), artifact(1))
    assert "last one" not in label(state, "take-artifact purple")
    state.craters = (1, 0, 0)
    assert "last one" in label(state, "take-artifact purple")


def test_nothing_is_headed_as_waiting_when_nothing_waits() -> None:
    state = begin(fx(2))
    assert "Still to resolve" not in str(table.board(scene(state, 0, "en")))
    play(state, "play start_B1", "into slot1 top")
    assert "Still to resolve" in str(table.board(scene(state, 0, "en")))


def test_a_seat_shows_all_its_points_when_the_game_is_over() -> None:
    state = begin(fx(2))
    tracks(state, gray=6, green=6, yellow=6)
    shown = scene(state, 0, "en")
    assert total(state, 0) > 0 and str(table.purse(shown, 0)).endswith(">0")
    shown.view.over = True
    assert str(table.purse(shown, 0)).endswith(f">{total(state, 0)}")
