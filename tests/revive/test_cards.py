"""Every card half, module, machine, crate and switch, played: what is on the table afterwards."""

from __future__ import annotations

import pytest
from revive.scenes import (
    begin,
    crate,
    displayed,
    effect,
    fx,
    give,
    goods,
    lay,
    names,
    offered,
    only,
    own,
    play,
    plug,
    resolve,
    settle,
    texts,
    zone,
)

from stolik.games.revive.board import BOTTOM, TOP
from stolik.games.revive.cards import CARDS, PRINTED, SLOT, STARTING
from stolik.games.revive.effects import play as play_effect
from stolik.games.revive.effects import recruit, replay_top
from stolik.games.revive.pieces import MACHINE, MODULE, SWITCH
from stolik.games.revive.state import ReviveState
from stolik.games.revive.tiles import MODULE_FLASKS, MODULES

# The scene: two of each basic resource, one crystal, all tracks on 0, three own cards in the rest zone. Effects are
# resolved in printed order; a row gives the answers to the choices on the way and what has changed in the end.
SCENE = {"gear": 2, "book": 2, "food": 2, "crystal": 1}

TOPS = [
    ("start_1", "", "gear+2"),
    ("start_2", "", "gear+2"),
    ("start_3", "", "book+2"),
    ("start_4", "", "book+2"),
    ("start_5", "", "food+2"),
    ("start_6", "swap gear book; stop", "food+1 gear-1 book+1"),
    ("start_6", "swap gear book; swap gear book; swap food book", "gear-2 book+3"),
    ("cit_g01", "", "gear+3"),
    ("cit_g02", "", "gear+2"),
    ("cit_g03", "", "gear+2"),
    ("cit_g04", "", "gear+2 food+1"),
    ("cit_g05", "", "gear+1 store+1"),
    ("cit_g06", "", "gear+1"),
    ("cit_g07", "take food", "gear+2 food+1"),
    ("cit_g08", "", "crystal+1 gear+1"),
    ("cit_g09", "", "gear+2"),
    ("cit_g10", "", "gear+2"),
    ("cit_g11", "", "gear+2"),
    ("cit_g12", "", "gear+3"),
    ("cit_g13", "", "gear+1 food+2"),
    ("cit_n01", "", "book+3"),
    ("cit_n02", "", "book+2"),
    ("cit_n03", "", "book+2"),
    ("cit_n04", "", "book+2 food+1"),
    ("cit_n05", "", "book+1 crystal+1"),
    ("cit_n06", "", "book+1"),
    ("cit_n07", "take gear", "book+2 gear+1"),
    ("cit_n08", "take food; take gear", "food+1 gear+1"),
    ("cit_n09", "", "book+2"),
    ("cit_n10", "", "book+2"),
    ("cit_n11", "", "book+2"),
    ("cit_n12", "", "book+3"),
    ("cit_n13", "", "book+1 gear+2"),
    ("cit_y01", "", "food+3"),
    ("cit_y02", "", "food+2"),
    ("cit_y03", "", "food+2"),
    ("cit_y04", "", "food+2 gear+1"),
    ("cit_y05", "", "food+1 crystal+1"),
    ("cit_y06", "", "food+1"),
    ("cit_y07", "take book", "food+2 book+1"),
    ("cit_y08", "swap food gear; stop", "food+1 gear+1"),
    ("cit_y09", "", "food+2"),
    ("cit_y10", "", "food+2"),
    ("cit_y11", "", "food+2"),
    ("cit_y12", "", "food+3"),
    ("cit_y13", "", "food+1 book+2"),
]
BOTTOMS = [
    ("start_1", "", "gray+1"),
    ("start_2", "take-module mod_gn_gear; put s2a", "modules+1"),
    ("start_2", "decline", ""),
    ("start_3", "", "green+1"),
    ("start_4", "", "book+2 developed+1"),
    ("start_5", "", "yellow+1"),
    ("start_6", "choose module_1; take-module mod_gn_gear; put s2a", "modules+1"),
    ("start_6", "choose tribe", "book+2 developed+1"),
    ("cit_g01", "", "gray+1 gear+1"),
    ("cit_g02", "", "gray+1"),
    ("cit_g03", "take-module mod_gn_gear; put s1b", "modules+1 gear+1"),
    ("cit_g04", "build-on t13c; ~raise small", "gear-1 gray+1 crystal-1 small+1"),
    ("cit_g05", "~take-back mac_g01", "gray+1 store+1"),
    ("cit_g06", "pay; choose food_2; pay; choose book_2; stop", "gear-2 food+2 book+2"),
    ("cit_g07", "", "gear+1"),
    ("cit_g08", "", "gear-2 crystal+2"),
    ("cit_g09", "~play start_1; into slot4 bottom", "gray+2"),
    ("cit_g10", "take gear", "gear+1"),
    ("cit_g11", "", "book+2 developed+1 gear+1"),
    ("cit_g13", "recruit cit_g01", "cards+1 score+1"),
    ("cit_n01", "", "green+1 book+1"),
    ("cit_n02", "", "green+1"),
    ("cit_n03", "choose tribe", "book+2 developed+1"),
    ("cit_n04", "~settle t13a; unlock T2", "book-1 crystal-1 food-1 pawns+1"),
    ("cit_n05", "wake start_6", "book+1 active+1"),
    ("cit_n06", "pay; pay; stop", "book-2 crystal+2"),
    ("cit_n07", "", "book+1"),
    ("cit_n08", "~recruit cit_n01", "cards+1 score+1"),
    ("cit_n09", "~play start_3; into slot4 bottom", "green+2"),
    ("cit_n10", "", "crystal+1 score+1"),
    ("cit_n11", "", "book+3 developed+1"),
    ("cit_n13", "~play start_1; into slot1 top; take food", "gear+2 food+1"),
    ("cit_y01", "", "yellow+1 food+1"),
    ("cit_y02", "", "yellow+1"),
    ("cit_y03", "take-module mod_gn_gear; put s2c", "modules+1 gear+1"),
    ("cit_y04", "explore-tile t24; recruit cit_g01; lay rotation_0", "food-1 crystal-1 cards+1 score+2"),
    ("cit_y05", "~rest cit_n01", "food+1"),
    ("cit_y06", "advance green", "food-1 crystal+1 green+1"),
    ("cit_y07", "", "food+1"),
    ("cit_y08", "build; build-on t13c; ~raise small", "gear-2 gray+1 crystal-1 small+1"),
    ("cit_y09", "~play start_5; into slot4 bottom", "yellow+2"),
    ("cit_y10", "", "crates+1"),
    ("cit_y11", "", "book+2 developed+1 food+1"),
    ("cit_y13", "recruit cit_n01", "cards+1 score+1"),
]


def scene() -> ReviveState:
    """Nàdair with pawns on t14c and t22b (T1 without its technology), mac_g01 used, a card lying in slot2."""
    state = fx(2, "nadair")
    for name, n in SCENE.items():
        give(state, **{name: n})
    settle(state, 0, "t14c", "t22b")
    state.players[0].techs, state.players[0].skills = 1, 0
    own(state, "mac_g01", energy=0)
    state.players[0].charged = 1 << MACHINE.parse("mac_g01")
    displayed(state, "mod_gn_gear", "mod_g_two", "mod_n_two", "mod_y_two", "mod_y_adv")
    offered(state, "cit_g01", "cit_n01", "cit_y01", "cit_y02", "cit_g02")
    return state


def count(state: ReviveState) -> dict[str, int]:
    """Everything that a row may change."""
    player = state.players[0]
    return {
        **goods(state), "gray": player.tracks[0], "green": player.tracks[1], "yellow": player.tracks[2],
        "modules": sum(module >= 0 for module in player.modules), "developed": 5 - player.tribe_markers,
        "score": player.score, "small": len(player.small), "pawns": len(player.pawns), "crates": len(player.crates),
        "cards": sum(card >= 24 for card in player.cards()), "store": player.store, "active": len(player.active),
    }  # fmt: skip


def changed(before: dict[str, int], state: ReviveState, text: str) -> None:
    after = count(state)
    expected = dict(before)
    for word in text.split():
        sign = "+" if "+" in word else "-"
        name, n = word.split(sign)
        expected[name] += int(n) if sign == "+" else -int(n)
    for name, n in expected.items():
        if name != "active" or "active" in text:
            assert after[name] == n, f"{name}: expected {n}, found {after[name]}"


def perform(row: tuple[str, str, str], slot: str, half: str) -> None:
    name, answers, expected = row
    state = scene()
    letter = "ABCD"[min(state.players[0].cards()) // 6]
    real = name.replace("start_", f"start_{letter}")
    answers = answers.replace("start_", f"start_{letter}")
    if "play start" in answers:
        only(state, real, answers.split()[1].strip(";"))
    elif "wake" in answers:
        only(state, real)
    elif "rest cit_n01" in answers:
        only(state, real)
        lay(state, 2, "cit_n01")
        offered(state, "cit_g01", "cit_n02", "cit_y01", "cit_y02", "cit_g02")
    else:
        only(state, real)
    if name.startswith("cit_") and CARDS.index(name) not in state.players[0].active:
        zone(state, real)
    before = count(state)
    begin(state)
    play(state, f"play {real}", f"into {slot} {half}")
    left = [each for each in answers.split("; ") if each]
    resolve(state, *left)
    changed({**before, "active": before["active"] - 1}, state, expected)
    entry = CARDS.index(real) * 2 + (BOTTOM if half == "bottom" else TOP)
    assert any(entry in each for each in state.players[0].slots)


@pytest.mark.parametrize("row", TOPS, ids=lambda row: f"{row[0]}-{row[1][:12]}")
def test_the_top_half(row: tuple[str, str, str]) -> None:
    perform(row, "slot1", "top")


@pytest.mark.parametrize("row", BOTTOMS, ids=lambda row: f"{row[0]}-{row[1][:12]}")
def test_the_bottom_half(row: tuple[str, str, str]) -> None:
    perform(row, "slot3", "bottom")


def test_every_half_that_does_not_hibernate_is_tried() -> None:
    every = {f"start_{n}" for n in range(1, 7)} | {CARDS[card] for card in range(24, 63)}
    assert {row[0] for row in TOPS} == every
    assert {row[0] for row in BOTTOMS} == every - {"cit_g12", "cit_n12", "cit_y12"}


@pytest.mark.parametrize(
    ("card", "answers", "expected"),
    [
        ("cit_g12", "", "crates+1 store+2"),
        ("cit_n12", "take-module mod_gn_gear; put s2a", "modules+1 crystal+2 store+1"),
        ("cit_y12", "advance gray; advance green", "gray+1 green+1 crystal+1 store+1"),
    ],
)
def test_a_half_that_hibernates_gives_its_effect_then_leaves_the_game(card: str, answers: str, expected: str) -> None:
    state = scene()
    only(state, card)
    before = count(state)
    begin(state)
    play(state, f"play {card}", "into slot3 bottom", "hibernate")
    left = [each for each in answers.split("; ") if each]
    resolve(state, *left, "decline")
    changed({**before, "cards": before["cards"] - 1}, state, expected)
    assert state.players[0].hibernation == 1
    assert state.citizens_removed == (CARDS.index(card),)
    assert state.active == 1


def test_a_half_that_hibernates_may_be_left_unused() -> None:
    state = scene()
    only(state, "cit_g12")
    begin(state)
    play(state, "play cit_g12", "into slot3 bottom", "decline")
    assert state.players[0].hibernation == 0 and not state.players[0].crates
    assert state.players[0].slots[2] == (CARDS.index("cit_g12") * 2 + 1,)
    assert state.active == 0 and state.actions_left == 1


def test_flags_slot_keeps_a_slot_open_and_flask_is_counted() -> None:
    assert sum(1 for _, flags in PRINTED if flags & SLOT) == 3 * 2 + 3 * 1 + 2 + 3
    state = fx()
    lay(state, 1, "cit_g03")
    zone(state, "cit_g10")
    begin(state)
    play(state, "play cit_g10", "into slot3 bottom")
    # flasks: both halves are printed with one; in slots only the visible half counts
    resolve(state, "take gear", "take gear")
    assert goods(state)["gear"] == 2


def test_flasks_in_the_active_zone_count_both_halves() -> None:
    state = fx()
    zone(state, "cit_g10", "cit_g03")
    plug(state, "s1a", "mod_g_flask")
    own(state, "mac_g04", energy=0)
    begin(state)
    play(state, "play cit_g10", "into slot3 bottom", "resolve per_flasks_visible_basic_1")
    assert state.agenda[-1].n == 1 + 2 + 1 + 1


# -- modules --------------------------------------------------------------------------------------------------------------

MODULE_OUTCOMES = {
    "gear": "gear+1", "book": "book+1", "food": "food+1", "crystal": "crystal+1", "pts": "score+1", "flask": "gear+1",
}  # fmt: skip
TWO = {"g": "gear+2", "n": "book+2", "y": "food+2"}
ADVANCE = {"g": "gray+1", "n": "green+1", "y": "yellow+1"}
ODD = {"g": "store+1", "n": "active+1", "y": ""}


@pytest.mark.parametrize("name", MODULE.names)
@pytest.mark.parametrize("colour", range(3))
def test_a_module_works_for_cards_of_its_colours_only(name: str, colour: int) -> None:
    _, colours, kind = name.split("_")
    state = scene()
    letter = "ABCD"[min(state.players[0].cards()) // 6]
    card = f"start_{letter}{colour * 2 + 1}"
    only(state, card)
    lay(state, 4, "cit_n01")
    plug(state, "s1a", name)
    before = count(state)
    begin(state)
    play(state, f"play {card}", "into slot1 top", f"resolve {['gear', 'book', 'food'][colour]}_2")
    base = {**before, ["gear", "book", "food"][colour]: before[["gear", "book", "food"][colour]] + 2}
    matches = "gny"[colour] in colours
    assert any(text.startswith("resolve ") for text in texts(state)) == matches
    if not matches:
        return
    answers = {
        "flask": ["take gear"],
        "odd": {"g": [], "n": [f"wake start_{letter}6"], "y": ["rest cit_n01"]}[colours[0]],
    }
    if kind == "odd" and colours == "y":
        answers["odd"] = []
    resolve(state, *answers.get(kind, []))
    expected = (
        TWO if kind == "two" else ADVANCE if kind == "adv" else ODD if kind == "odd" else None
    ) or MODULE_OUTCOMES
    text = expected[colours] if kind in ("two", "adv", "odd") else expected[kind]
    changed({**base, "active": before["active"] - 1}, state, text)
    if kind == "odd" and colours == "y":
        assert "cit_n01" in names(state.players[0].rest)


def test_flask_modules() -> None:
    assert [name for name, flasks in zip(MODULE.names, MODULE_FLASKS) if flasks] == [
        f"mod_{colour}_{kind}" for colour in "gny" for kind in ("flask", "pts")
    ]
    assert sum(row[4] for row in MODULES) == 48


def test_a_place_of_the_closed_fifth_slot_may_be_used_and_activates() -> None:
    state = scene()
    begin(state)
    effect(state, (play_module(),))
    play(state, "take-module mod_g_two", "put s5a")
    resolve(state)
    assert goods(state)["gear"] == 4


def play_module() -> int:
    from stolik.games.revive.effects import module

    return module(1)[0]


def test_replacing_a_module_never_activates_it() -> None:
    state = scene()
    plug(state, "s1b", "mod_y_crystal")
    effect(state, (play_module(),))
    play(state, "take-module mod_g_two", "put s1b")
    assert goods(state) == SCENE
    assert [MODULE.names[each] for each in state.module_discard] == ["mod_y_crystal"]


def test_an_empty_module_stack_is_made_from_the_discarded_ones() -> None:
    state = scene()
    plug(state, "s1a", "mod_y_crystal")
    state.modules_removed = tuple(state.module_stack)
    state.module_stack = []
    effect(state, (play_module(),))
    play(state, "take-module mod_g_two", "put s1a")
    assert MODULE.parse("mod_y_crystal") in state.module_display and len(state.module_display) == 5


# -- machines ---------------------------------------------------------------------------------------------------------------

MACHINE_OUTCOMES = [
    ("std_convert", "give food", "food-1 crystal+1"),
    ("std_rest", "", "resting"),
    ("mac_g01", "", "gear+2"),
    ("mac_g03", "", "gear-2 score+2"),
    ("mac_g04", "", "gear-1 crystal+1"),
    ("mac_g05", "", "gray+1"),
    ("mac_g06", "", "gear+0 book+1"),
    ("mac_g08", "pay; choose book_2; stop", "gear-1 book+2"),
    ("mac_g09", "take book", "book+1"),
    ("mac_g10", "take-module mod_gn_gear; put s2a", "gear-2 modules+1"),
    ("mac_n01", "", "book+2"),
    ("mac_n03", "replay start_5", "food+2"),
    ("mac_n04", "", "book-1 crystal+1"),
    ("mac_n05", "", "green+1"),
    ("mac_n07", "wake start_1", "active+1"),
    ("mac_n08", "", "developed+1"),
    ("mac_n09", "take food", "food+1"),
    ("mac_n10", "", "score+1"),
    ("mac_y01", "", "food+2"),
    ("mac_y04", "", "food-1 crystal+1"),
    ("mac_y05", "", "yellow+1"),
    ("mac_y07", "swap gear food; stop", "gear-1 food+1"),
    ("mac_y08", "recruit cit_n01", "food-2 cards+1"),
    ("mac_y09", "take gear", "gear+1"),
    ("mac_y10", "", "resting"),
    ("kun_replay", "replay start_5", "food+2"),
    ("for_crystal_machine", "", "crystal+1"),
]


@pytest.mark.parametrize("row", MACHINE_OUTCOMES, ids=lambda row: row[0])
def test_a_machine_works_once_for_an_energy_marker(row: tuple[str, str, str]) -> None:
    name, answers, expected = row
    state = scene()
    letter = "ABCD"[min(state.players[0].cards()) // 6]
    answers = answers.replace("start_", f"start_{letter}")
    only(state, f"start_{letter}5", f"start_{letter}6")
    player = state.players[0]
    player.machines = player.charged = 0
    own(state, name)
    if expected == "resting":
        lay(state, 1, "cit_y13")
    if name == "mac_g06":
        crate(state, "crate_01", opened=True)
    before = count(state)
    begin(state)
    play(state, f"activate {name}")
    resolve(state, *[each for each in answers.split("; ") if each])
    if expected == "resting":
        assert "cit_y13" in names(player.rest)
        expected = ""
    if name.endswith("replay") or name == "mac_n03":
        assert f"start_{letter}5" in names(player.rest)
    if name == "mac_g06":
        assert player.opened == () and len(player.reopened) == 1
    changed({**before, "store": before["store"] - 1}, state, expected)
    assert player.charged == 1 << MACHINE.parse(name)
    assert f"activate {name}" not in texts(state)


MODIFIER_MACHINES = (
    "std_range",
    "mac_g02",
    "mac_g07",
    "mac_n02",
    "mac_n06",
    "mac_y02",
    "mac_y03",
    "mac_y06",
    "iox_drone",
)


def test_every_machine_is_tried() -> None:
    assert {row[0] for row in MACHINE_OUTCOMES} | set(MODIFIER_MACHINES) == set(MACHINE.names)


@pytest.mark.parametrize("name", MODIFIER_MACHINES)
def test_a_modifier_is_never_activated_freely(name: str) -> None:
    state = scene()
    own(state, name)
    assert f"activate {name}" not in texts(begin(state))


@pytest.mark.parametrize(
    ("name", "action", "paid"),
    [
        ("std_range", ["build", "build-on t33d", "raise small"], {"gear": 3, "food": 1}),
        ("mac_y06", ["build", "build-on t33d", "raise small"], {"gear": 3, "food": 0}),
        ("mac_g02", ["build", "build-on t33d", "raise small"], {"gear": 1, "food": 2}),
        ("mac_n02", ["populate", "~settle t13a", "unlock T2"], {"book": 1}),
        ("mac_y02", ["explore", "explore-tile t12"], {"food": 1}),
        ("mac_y03", ["explore", "explore-tile t45"], {"food": 3}),
        ("iox_drone", ["explore", "explore-tile t45"], {"food": 3}),
    ],
)
def test_a_modifier_makes_an_action_cheaper(name: str, action: list[str], paid: dict[str, int]) -> None:
    state = scene()
    state.players[0].machines = state.players[0].charged = 0
    give(state, gear=6, book=6, food=6, crystal=0)
    own(state, name)
    begin(state)
    play(state, *action, f"~activate {name}")
    play(state, *[text for text in ["pay"] if "pay" in texts(state)])
    for resource, n in paid.items():
        assert goods(state)[resource] == 6 - n, resource
    assert state.players[0].charged == 1 << MACHINE.parse(name)


def test_a_turned_card_uses_its_other_half() -> None:
    state = scene()
    own(state, "mac_g07")
    only(state, "cit_g02")
    begin(state)
    play(state, "play cit_g02")
    assert {"rotated slot1 bottom", "rotated slot2 bottom", "rotated slot3 top", "rotated slot4 top"} < set(
        texts(state)
    )
    play(state, "rotated slot1 bottom")
    resolve(state)
    assert state.players[0].tracks == [1, 0, 0]
    assert state.players[0].slots[0] == (CARDS.index("cit_g02") * 2 + 1,)
    assert not state.players[0].store


def test_a_card_of_all_colours_meets_every_module_and_card() -> None:
    state = scene()
    own(state, "mac_n06")
    lay(state, 1, "cit_y02")
    plug(state, "s1a", "mod_n_two")
    only(state, "cit_g01")
    begin(state)
    play(state, "play cit_g01", "into slot1 top")
    assert texts(state) == ["its-colour", "all-colours cit_g01", "all-colours cit_y02"]
    play(state, "all-colours cit_g01")
    assert {"resolve gear_3", "resolve book_2", "resolve food_2"} <= set(texts(state))
    resolve(state)
    assert goods(state) == {"gear": 5, "book": 4, "food": 4, "crystal": 1}
    assert state.wild == ()


def test_all_colours_may_come_while_a_colour_is_counted() -> None:
    state = scene()
    own(state, "mac_n06", "mac_n03", energy=2)
    lay(state, 2, "cit_y02")
    only(state, "cit_g06")
    begin(state)
    play(state, "activate mac_n03", "~replay cit_g06")
    assert "resolve per_gray_in_slots_gear_1" not in texts(state)
    play(state, "activate mac_n06", "~all-colours cit_y02", "resolve per_gray_in_slots_gear_1")
    assert goods(state)["gear"] == 3
    assert state.wild == ()


# -- crates -----------------------------------------------------------------------------------------------------------------

CRATE_OUTCOMES = [
    ("crate_01", "", "gear+1 book+1"),
    ("crate_02", "", "book+1 food+1"),
    ("crate_03", "", "gear+1 food+1"),
    ("crate_04", "take food", "crystal+1 food+1"),
    ("crate_05", "take gear; take book", "gear+1 book+1"),
    ("crate_06", "advance yellow", "yellow+1"),
    ("crate_07", "", "gray+1 gear+1"),
    ("crate_08", "", "green+1 book+1"),
    ("crate_09", "", "yellow+1 food+1"),
    ("crate_10", "take-module mod_gn_gear; put s2a", "modules+1"),
    ("crate_11", "take gear", "store+1 gear+1"),
    ("crate_12", "wake start_1; take gear", "gear+1 active+1"),
    ("crate_13", "take gear", "gear+1"),
    ("crate_14", "", "score+3"),
]


@pytest.mark.parametrize("row", CRATE_OUTCOMES, ids=lambda row: row[0])
def test_a_crate_is_opened(row: tuple[str, str, str]) -> None:
    name, answers, expected = row
    state = scene()
    letter = "ABCD"[min(state.players[0].cards()) // 6]
    only(state, f"start_{letter}5", f"start_{letter}6")
    lay(state, 1, "cit_y13")
    crate(state, name)
    before = count(state)
    begin(state)
    play(state, f"open {name}")
    resolve(state, *[each.replace("start_", f"start_{letter}") for each in answers.split("; ") if each])
    changed({**before, "crates": before["crates"] - 1}, state, expected)
    if name == "crate_13":
        assert "cit_y13" in names(state.players[0].rest)


# -- switches ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "answers", "expected"),
    [
        ("switch_plain", ["take book"], "book+1"),
        ("switch_a", ["choose basic_1", "take book"], "book+1"),
        ("switch_a", ["choose energy_back_1"], "store+1"),
        ("switch_b", ["choose rest_card_1"], ""),
        ("switch_c", ["choose swap_3", "swap gear book", "stop"], "gear-1 book+1"),
        ("switch_d", ["choose wake_card_1"], "active+1"),
    ],
)
def test_a_switch(name: str, answers: list[str], expected: str) -> None:
    state = scene()
    letter = "ABCD"[min(state.players[0].cards()) // 6]
    only(state, f"start_{letter}5", f"start_{letter}6")
    lay(state, 1, "cit_y13")
    if name == "switch_d":
        state.players[0].rest = state.players[0].rest[:1]
    state.players[0].switch = SWITCH.parse(name)
    before = count(state)
    begin(state)
    play(state, "use-switch", *answers)
    changed(before, state, expected)
    assert state.players[0].switch_used
    assert "use-switch" not in texts(state)
    if name == "switch_b":
        assert "cit_y13" in names(state.players[0].rest)


# -- cards in general -------------------------------------------------------------------------------------------------------


def test_the_fifth_slot_opens_with_its_technology_and_takes_either_half() -> None:
    state = scene()
    only(state, "cit_g01")
    begin(state)
    play(state, "play cit_g01")
    assert texts(state) == ["into slot1 top", "into slot2 top", "into slot3 bottom", "into slot4 bottom"]
    state = scene()
    only(state, "cit_g01")
    state.players[0].skills |= 1 << 22
    begin(state)
    play(state, "play cit_g01")
    assert texts(state)[-2:] == ["into slot5 top", "into slot5 bottom"]


def test_every_effect_of_a_card_is_optional_and_free_actions_fit_between() -> None:
    state = scene()
    only(state, "cit_g04")
    begin(state)
    play(state, "play cit_g04", "into slot1 top")
    assert texts(state)[:4] == ["resolve gear_2", "resolve food_1", "resolve-all", "done"]
    assert "exchange food" in texts(state)
    play(state, "resolve food_1", "exchange food", "done")
    assert goods(state) == {"gear": 2, "book": 2, "food": 4, "crystal": 0}


def test_a_card_being_resolved_cannot_be_moved_away() -> None:
    state = scene()
    only(state, "cit_y05")
    begin(state)
    play(state, "play cit_y05", "into slot3 bottom")
    assert "resolve rest_card_1" not in texts(state)


def test_a_pending_repetition_stays_valid_when_its_card_has_left_the_slot() -> None:
    state = scene()
    lay(state, 3, "cit_y02")
    only(state, "cit_y05")
    begin(state)
    play(state, "play cit_y05", "into slot3 bottom", "resolve rest_card_1")
    assert "cit_y02" in names(state.players[0].rest)
    play(state, "resolve advance_yellow_1")
    assert state.players[0].tracks == [0, 0, 1]


def test_recruit_takes_a_face_up_card_or_the_top_of_the_deck() -> None:
    state = scene()
    effect(state, recruit())
    assert texts(state) == [
        "recruit cit_g01",
        "recruit cit_g02",
        "recruit cit_n01",
        "recruit cit_y01",
        "recruit cit_y02",
        "recruit-blind",
    ]
    top = state.deck[-1]
    play(state, "recruit-blind")
    assert top in state.players[0].active and len(state.citizens) == 5


def test_recruit_of_a_colour_without_such_a_card_does_nothing() -> None:
    state = scene()
    offered(state, "cit_n01", "cit_n02", "cit_y01", "cit_y02", "cit_y03")
    before = count(state)
    effect(state, recruit(0))
    changed(before, state, "")


def test_play_of_a_colour_needs_such_a_card_and_a_free_slot() -> None:
    state = scene()
    only(state, "cit_g01")
    effect(state, play_effect(1))
    assert "cit_g01" in names(state.players[0].active)


def test_replayed_cards_do_not_count_as_lying_in_slots() -> None:
    state = scene()
    only(state, "cit_g06")
    effect(state, replay_top)
    assert "cit_g06" in names(state.players[0].rest) and goods(state)["gear"] == 2


def test_while_in_play_lasts_as_long_as_the_half_is_visible() -> None:
    state = scene()
    give(state, gear=2, book=2, food=6, crystal=0)
    assert "build" not in texts(begin(state))
    lay(state, 3, "cit_g07")
    assert "build" in texts(begin(state))
    state = scene()
    give(state, gear=2, book=2, food=6, crystal=0)
    lay(state, 1, "cit_g07")
    assert "build" not in texts(begin(state))


def test_the_starting_sets_are_alike() -> None:
    assert len(STARTING) == 6
