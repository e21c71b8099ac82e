"""The negotiation board: faction sides, breakthroughs, complications and their penalties."""

from __future__ import annotations

import pytest

from circadians.scenes import (
    BLUE, ORANGE, A, E, G, W, asked, at, farm, farm_die, garages, hand, harvester, have, lead, offers, pair_at, play,
    pool, put, reason, sends, ship, stock, table, turn,
)  # fmt: skip
from stolik.games.circadians.actions.negotiation import eligible
from stolik.games.circadians.board import PENALTY_IDS, SPACE_IDS
from stolik.games.circadians.pieces import HEX, MARKER, SAL, TILE
from stolik.games.circadians.state import CiState

ALL_MOVED = (6, 5, 4, 3, 2, 1)


def talk(space: str, value: int, factions: str = "aaa", moved: bool = True, **stocks: int) -> CiState:
    """Blue negotiates from garage 1 with everything it takes; further dice and things are set before."""
    state = table(factions=factions)
    if moved:
        state.upper = ALL_MOVED
    stock(state, **{"water": 0, "algae": 9, "energy": 9, "gems": 9, **stocks})
    lead(state, "naira")
    garages(state, 0, value)
    turn(state)
    return play(state, f"send {space}")


# -- faction abilities ---------------------------------------------------------------------------------------------


def test_leyrien_a_sets_a_die_of_the_base_but_not_sal() -> None:
    state = table(factions="aaa")
    state.upper = ALL_MOVED
    lead(state, "naira", "bjorg_sal")
    stock(state, algae=6)
    garages(state, 0, 2, SAL, 4)
    farm_die(state, "farm_1", 1)
    turn(state)
    play(state, "send neg_leyrien_1")
    assert [text for text in offers(state) if "garage_3" in text] == []
    assert "set garage_4 4" not in offers(state) and len(offers(state)) == 11
    play(state, "set farm_1 6")
    assert state.farm_dice[0] == 6


def test_leyrien_b_pays_2_algae_for_a_die() -> None:
    state = talk("neg_leyrien_1", 2, "baa")
    assert offers(state) == ["use leyrien_b", "skip"]
    play(state, "use leyrien_b")
    assert have(state)[A] == 1 and state.pool[BLUE] == 1
    poor = talk("neg_leyrien_1", 2, "baa", algae=7)
    assert poor.deciders() == [ORANGE]


def test_zcharo_a_makes_two_trades_of_any_kind() -> None:
    state = talk("neg_zcharo_1", 2, "aaa")
    play(state, "use zcharo_a", "trade t_g_w", "trade t_w_e")
    assert have(state) == (3, 9, 6, 8) and state.deciders() == [ORANGE]


def test_zcharo_b_pays_an_energy_for_a_move() -> None:
    state = talk("neg_zcharo_1", 2, "aba")
    assert offers(state) == [*[f"move r1_{n}" for n in (5, 0, 1, 2, 3, 4)], "skip"]
    play(state, "move r1_3")
    assert have(state)[E] == 4 and state.harvesters[BLUE] == HEX.ids["r1_3"]
    assert talk("neg_zcharo_1", 2, "aba", energy=4).deciders() == [ORANGE]


def test_jrayek_a_pays_5_water_for_a_gem() -> None:
    state = talk("neg_jrayek_1", 2, "aaa", water=5)
    play(state, "use jrayek_a")
    assert have(state)[W] == 0 and have(state)[G] == 8


def test_jrayek_b_draws_two_contracts() -> None:
    state = talk("neg_jrayek_1", 2, "aab")
    play(state, "use jrayek_b")
    assert len(state.hands[BLUE]) == 2
    skipped = talk("neg_jrayek_1", 2, "aab")
    play(skipped, "skip")  # always optional
    assert not skipped.hands[BLUE]


# -- spaces and prices ---------------------------------------------------------------------------------------------


def test_rows_in_play_go_by_participants() -> None:
    for seats, rows in ((2, 4), (3, 5), (4, 6)):
        state = table(seats)
        stock(state, algae=99, energy=99, gems=99)
        garages(state, 1)
        turn(state)
        found = [space for space in sends(state) if space.startswith("neg_jrayek")]
        assert found == [f"neg_jrayek_{row}" for row in range(1, rows + 1)]


def test_a_taken_space_and_a_dear_one_are_refused() -> None:
    state = table()
    put(state, "neg_leyrien_1", 2, ORANGE)
    stock(state, algae=9)
    garages(state, 1)
    turn(state)
    assert [space for space in sends(state) if space.startswith("neg")] == ["neg_leyrien_2"]
    assert reason(state, "send neg_leyrien_1") == "taken" and reason(state, "send neg_jrayek_1") == "cannot-pay"


# -- breakthroughs ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slot", ["bts_harvest", "bts_ship", "bts_die", "bts_farm", "bts_move", "bts_gem"])
def test_each_breakthrough_gives_its_reward(slot: str) -> None:
    state = talk("neg_jrayek_1", 2, "aab", moved=False)
    play(state, "skip")
    assert len(offers(state)) == 6
    play(state, f"advance {slot}")
    if slot == "bts_harvest":
        assert have(state)[W] == 3
    elif slot == "bts_ship":
        play(state, "take ship_pile_1")
        assert state.ship_count(BLUE) == 2
    elif slot == "bts_die":
        assert state.pool[BLUE] == 1
    elif slot == "bts_farm":
        play(state, "take farm_pile_1")
        assert state.farm_count(BLUE) == 1
    elif slot == "bts_move":
        play(state, "stay")  # a may
    else:
        assert have(state)[G] == 8
    assert 2 in state.upper


def test_only_the_first_die_of_a_value_on_the_whole_board_is_a_breakthrough() -> None:
    state = talk("neg_jrayek_1", 2, "aab", moved=True)
    play(state, "skip")
    assert state.deciders() == [ORANGE]


def test_harvesting_by_breakthrough_on_a_vault_keeps_it_hidden() -> None:
    state = table(factions="aab")
    lead(state, "naira")
    stock(state, gems=2)
    harvester(state, "v2")
    garages(state, 0, 2)
    turn(state)
    play(state, "send neg_jrayek_1", "skip", "advance bts_harvest")
    assert have(state)[G] == 1 and state.pool[BLUE] == 1 and state.scanned == 0  # A52


# -- complications ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "value", "found"),
    [
        ([1], 2, []),
        ([6], 2, ["cp_sum8"]),
        ([6], 4, ["cp_sum8", "cp_sum10"]),
        ([6, 3], 3, ["cp_sum8", "cp_sum10", "cp_sum12", "cp_same1", "cp_same2"]),
        ([6, 5], 3, ["cp_sum8", "cp_sum10", "cp_sum12", "cp_sum14"]),
        ([1], 1, ["cp_same1", "cp_same2"]),
    ],
)
def test_conditions_look_at_the_column_with_the_new_die(dice: list[int], value: int, found: list[str]) -> None:
    state = table()
    for row, face in enumerate(dice, 1):
        put(state, f"neg_zcharo_{row}", face, ORANGE)  # A39: everybody's dice
    put(state, "neg_leyrien_1", 6, ORANGE)  # another column
    put(state, f"neg_zcharo_{len(dice) + 1}", value)
    assert [MARKER.names[marker] for marker in eligible(state, 1, value)] == found


def test_the_two_markers_for_equal_values_are_alike() -> None:
    state = table()
    put(state, "neg_zcharo_1", 1)
    put(state, "neg_zcharo_2", 1)
    state.lower = (5, 0, 0, 0, 0, 0)  # cp_same1 has moved
    assert eligible(state, 1, 1) == [MARKER.ids["cp_same2"]]  # A4
    state.lower = (6, 0, 0, 0, 0, 0)
    assert eligible(state, 1, 1) == [MARKER.ids["cp_same1"]]
    state.lower = (5, 6, 0, 0, 0, 0)
    assert eligible(state, 1, 1) == []


def complicated() -> CiState:
    """Blue has a complication of sum 8 before it; the ability is skipped."""
    state = table(factions="aab")
    state.upper = ALL_MOVED
    lead(state, "naira")
    put(state, "neg_jrayek_1", 6, ORANGE)
    stock(state, gems=3)
    garages(state, 0, 2)
    return state


def suffer(state: CiState) -> CiState:
    turn(state)
    play(state, "send neg_jrayek_2", "skip")
    if asked(state) == "complication":
        play(state, "complicate cp_sum8")
    return state


def test_a_penalty_that_cannot_be_suffered_cannot_be_chosen() -> None:
    state = complicated()
    pool(state, 1)
    suffer(state)  # the lone marker moves by itself
    assert asked(state) == "penalty" and offers(state) == ["suffer cps_die"]
    assert reason(state, "suffer cps_gem") == "cannot-suffer"


def test_if_nothing_can_be_suffered_any_free_slot_may_be_chosen_without_effect() -> None:
    state = complicated()
    state.lower = (0, 0, 6, 0, 0, 0)
    suffer(state)
    assert offers(state) == [f"suffer {name}" for name in PENALTY_IDS if name != "cps_die"]
    play(state, "suffer cps_cards")
    assert 1 in state.lower and state.deciders() == [ORANGE]


def test_one_card_cannot_be_suffered_as_two_while_another_penalty_can() -> None:
    state = complicated()
    hand(state, "krakon")
    pool(state, 1)
    suffer(state)
    assert offers(state) == ["suffer cps_die"] and reason(state, "suffer cps_cards") == "cannot-suffer"


def test_one_card_is_lost_when_nothing_can_be_suffered_in_full() -> None:
    state = complicated()
    hand(state, "krakon")
    state.lower = (0, 0, 6, 0, 0, 0)
    suffer(state)
    assert offers(state) == ["suffer cps_cards"]  # A9: what costs nothing does not save the card
    play(state, "suffer cps_cards")
    assert not state.hands[BLUE] and len(state.discard) == 1


def test_two_cards_of_ones_choice_are_discarded() -> None:
    state = complicated()
    hand(state, "krakon", "yeki", "zwaryl")
    suffer(state)
    play(state, "suffer cps_cards", "discard con_yeki", "discard con_krakon")
    assert [str(card) for card in state.hands[BLUE]] == ["34"] and len(state.discard) == 2


def test_a_ship_or_farm_of_ones_choice_is_destroyed() -> None:
    state = complicated()
    ship(state, "garage_2", "ship_energy")
    ship(state, "garage_3", "ship_tune")
    farm(state, "farm_4", "farm_vp")
    suffer(state)
    other = state.clone()
    play(state, "suffer cps_ship")
    assert offers(state) == ["scrap garage_2", "scrap garage_3"]
    play(state, "scrap garage_2")
    assert state.ships[1] == TILE.ids["ship_tune"] and state.scrap[TILE.ids["ship_energy"]] == 1
    play(other, "suffer cps_farm")
    assert other.farm_count(BLUE) == 0


def test_a_die_is_lost_from_anywhere_but_never_sal() -> None:
    state = complicated()
    lead(state, "bjorg_sal")
    pool(state, 1)
    state.cantina[BLUE] = 1
    state.reserve[BLUE] -= 1
    garages(state, 0, 2, 5)
    farm_die(state, "farm_1", SAL)
    farm_die(state, "farm_2", 3)
    put(state, "hq_3", 4)
    put(state, "market_1", 4)
    put(state, "foundry_1", 4, ORANGE)
    put(state, "lab_1", SAL)
    state.pairs[0] = 3
    state.reserve[BLUE] -= 2
    suffer(state)
    play(state, "suffer cps_die")
    assert asked(state) == "lose-die"
    assert offers(state) == [
        "lose-pool", "lose-cantina", "lose-slot garage_3", "lose-slot farm_2", "lose-space hq_3", "lose-space lab_1",
        "lose-space market_1",
    ]  # fmt: skip
    before = state.reserve[BLUE]
    play(state, "lose-space lab_1")
    assert state.reserve[BLUE] == before + 1 and at(state, "lab_1") == (BLUE, SAL) and pair_at(state, "lab_1") == 0


def test_a_station_space_emptied_by_a_complication_is_free_again() -> None:
    state = complicated()
    put(state, "market_1", 4)
    suffer(state)
    play(state, "suffer cps_die")
    assert state.dice[SPACE_IDS.index("market_1")] == 0
    assert "market_1" in sends(state)  # A48: for orange now


def test_the_harvester_moves_back_towards_the_centre_and_collects_there() -> None:
    state = complicated()
    harvester(state, "r3_1")
    suffer(state)
    play(state, "suffer cps_back")
    assert offers(state) == ["move r2_1", "move r2_0"]
    play(state, "move r2_0")
    assert have(state)[W] == 3 and state.harvesters[BLUE] == HEX.ids["r2_0"]


def test_a_gem_is_paid() -> None:
    state = complicated()
    stock(state, gems=4)
    suffer(state)
    play(state, "suffer cps_gem")
    assert have(state)[G] == 0 and state.lower[5] == 1


def test_only_one_complication_happens_and_a_taken_slot_is_closed() -> None:
    state = complicated()
    pool(state, 2)
    stock(state, gems=5)
    state.lower = (0, 0, 6, 0, 0, 0)
    suffer(state)
    assert reason(state, "suffer cps_die") == "slot-taken"
    play(state, "suffer cps_gem")
    assert state.lower == (0, 0, 6, 0, 0, 1) and state.deciders() == [ORANGE]
