"""Abilities of factions that are not about selling."""

from __future__ import annotations

from excavation.scenes import (
    acts, clear, dig, guarded, holds, ids, offers, play, stack, stored, table,
)  # fmt: skip

from stolik.games.excavation.pieces import CARD, LOCATION, TILE
from stolik.games.excavation.rounds import FreeMove, NextTurn
from stolik.games.excavation.state import ExcavationState


def digging(faction: str) -> ExcavationState:
    state = clear(table(faction, "dal_harrai"))
    dig(state, "red_k3 red_k4 red_k1")
    acts(state, 0, "red_s1", at="dig_red_2 market_1 market_4")
    return play(state, "card red_s1", "excavate")


def pairs(state: ExcavationState) -> set[str]:
    """Everything that can be dug, as kinds taken."""
    found: set[str] = set()
    for first in [offer for offer in offers(state) if offer.startswith("dig")]:
        after = play(state.clone(), first)
        found.add(" ".join(sorted(stored(after, 0)[0].split())))
        for second in [offer for offer in offers(after) if offer.startswith("dig")]:
            found.add(stored(play(after.clone(), second), 0)[0])
    return found


def test_e8_kuti_kuti_digs_a_second_tile_at_the_same_or_an_adjacent_site() -> None:
    state = digging("kuti_kuti")
    assert offers(state) == ["dig dig_red_2 red_k3", "dig dig_red_2 red_k4"]  # not k1 alone
    assert pairs(state) == {"red_k3", "red_k4", "red_k3 red_k4", "red_k1 red_k3", "red_k1 red_k4"}


def test_e8_others_dig_one_tile_with_one_explorer() -> None:
    assert pairs(digging("aqulla")) == {"red_k3", "red_k4"}


def test_a36_kuti_kuti_may_dig_two_copies_and_with_two_explorers() -> None:
    state = clear(table("kuti_kuti", "dal_harrai"))
    dig(state, "green_k1 green_k1 green_k2 green_k3")
    acts(state, 0, "green_s1", at="dig_green_1 market_1 market_4")
    play(state, "card green_s1", "excavate")  # k1 is the only first tile
    assert offers(state) == [
        "dig dig_green_1 green_k1", "dig dig_green_2 green_k2", "dig dig_green_3 green_k3", "done",
    ]  # fmt: skip
    play(state, "dig dig_green_1 green_k1")
    assert offers(state) == ["sample green_k1", "done"]
    orange = clear(table("kuti_kuti", "dal_harrai"))
    dig(orange, "orange_k2 orange_k3")
    acts(orange, 0, "orange_s1", at="dig_orange_1 market_6 market_4")
    play(orange, "card orange_s1", "excavate", "dig dig_orange_1 orange_k2")
    assert "dig market_6 orange_k3" in offers(orange)  # not adjacent, but an explorer stands there


def test_kuti_kuti_needs_space_for_the_second_tile() -> None:
    state = digging("kuti_kuti")
    holds(state, 0, "green_k1 green_k1 green_k1 green_k1")
    play(state, "dig dig_red_2 red_k4")
    assert offers(state) == ["sample red_k4", "done"]


def test_dal_harrai_moves_an_explorer_before_its_actions() -> None:
    state = table("dal_harrai", "kuti_kuti")
    state.explorers[0] = ids(LOCATION, "market_1 dig_green_1 market_4")
    state.agenda = [NextTurn()]
    state.upcoming = 0
    state.hands[0] = ids(CARD, "red_s1")
    state.advance()
    assert state.agenda[-1] == FreeMove(0)
    assert offers(state) == [
        "move market_1 dig_green_2", "move dig_green_1 dig_green_2", "move dig_green_1 dig_green_3",
        "move market_4 dig_purple_1", "move market_4 dig_purple_2", "skip",
    ]  # fmt: skip
    play(state, "move market_1 dig_green_2")
    assert state.explorers[0] == ids(LOCATION, "dig_green_2 dig_green_1 market_4")
    assert "card red_s1" in offers(state) and str(state.prompt(0)) == "card 2"


def test_only_dal_harrai_moves_for_free() -> None:
    state = table("gul", "kuti_kuti")
    state.agenda = [NextTurn()]
    state.upcoming = 0
    state.advance()
    assert state.agenda[-1] != FreeMove(0) and "pass" in offers(state)


def seer(tiles: str, hold: str = "") -> ExcavationState:
    state = clear(table("issisinui", "dal_harrai"))
    stack(state, "orange", tiles)
    holds(state, 0, hold)
    state.credits[0] = 10
    acts(state, 0, "orange_s1")
    return play(state, "card orange_s1", "survey", f"replace slot_1 {CARD.names[state.forecast[0]]}")


def test_e21_a16_issisinui_takes_a_tile_for_free_samples_it_lays_one_and_buys_one() -> None:
    state = seer("orange_k1 orange_k3 orange_k4")
    assert offers(state) == ["claim orange_k1", "claim orange_k3", "claim orange_k4", "skip"]
    play(state, "claim orange_k4", "sample orange_k4", "lay orange_k1", "buy orange_k3", "done")
    assert stored(state, 0) == ("orange_k3 orange_k4", "") and state.credits[0] == 0
    assert guarded(state, 0) == "orange_k4" and state.ground[TILE.parse("orange_k1")] == 1
    assert state.stacks[4] == ()


def test_issisinui_may_decline_and_the_rest_is_shuffled_back() -> None:
    state = seer("orange_k1 orange_k3 orange_k4 orange_k2")
    play(state, "skip", "lay orange_k4")
    assert offers(state) == ["buy orange_k1", "buy orange_k3", "return"]
    play(state.clone(), "return")
    play(state, "buy orange_k1", "done")
    assert sorted(state.stacks[4]) == list(ids(TILE, "orange_k2 orange_k3"))


def test_issisinui_with_two_tiles_one_tile_and_a_full_hold() -> None:
    state = seer("orange_k1 orange_k3")
    play(state, "claim orange_k3", "done")
    assert state.ground[TILE.parse("orange_k1")] == 1 and state.deciders() == [1]
    state = seer("orange_k3")
    play(state, "claim orange_k3", "done")
    assert stored(state, 0) == ("orange_k3", "") and state.deciders() == [1]
    state = seer("orange_k3")
    play(state, "skip")
    assert state.ground[TILE.parse("orange_k3")] == 1
    state = seer("orange_k1 orange_k3 orange_k4", "red_k1 red_k1 red_k1 red_k1 red_k1")
    assert offers(state) == ["lay orange_k1", "lay orange_k3", "lay orange_k4"]


def test_others_draw_two_tiles_and_claim_none() -> None:
    state = clear(table("gul", "dal_harrai"))
    stack(state, "orange", "orange_k1 orange_k3 orange_k4")
    acts(state, 0, "orange_s1")
    play(state, "card orange_s1", "survey", f"replace slot_1 {CARD.names[state.forecast[0]]}")
    assert offers(state) == ["lay orange_k1", "lay orange_k3"]
