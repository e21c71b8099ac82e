"""Corners where prices, leaders and empty supplies meet, and dice that leave in between: the exact offers."""

from __future__ import annotations

import pytest

from circadians.scenes import (
    BLUE, ORANGE, A, E, G, W, asked, at, done, event, farm, farm_die, from_hq, garages, go, hand, harvester, have, lead,
    offers, pair_at, play, pool, put, reason, sends, ship, slots_taken, stock, table, turn,
)  # fmt: skip
from stolik.games.circadians.automa import resolve
from stolik.games.circadians.pieces import EVENT, PLAN, SAL, SCHEME
from stolik.games.circadians.rounds import BeginHarvest, BeginRest, BeginRound
from stolik.games.circadians.scoring import EFFECTS, human_lines
from stolik.games.circadians.state import CiState


def complicated(state: CiState, *closed: str) -> None:
    """Blue negotiates with Jrayek beside a 6, all breakthroughs are made, and these penalties are taken."""
    lead(state, "naira")
    state.upper = (6, 5, 4, 3, 2, 1)
    put(state, "neg_jrayek_1", 6, ORANGE)
    slots_taken(state, "lower", *closed)
    stock(state, gems=3)
    garages(state, 0, 6)
    turn(state)
    play(state, "send neg_jrayek_2", "skip")


# -- where a die may go -----------------------------------------------------------------------------------------------------


def test_sal_goes_everywhere_but_where_dice_stay_for_good() -> None:
    state = table()
    lead(state, "bjorg_sal")
    hand(state, "drink_stash")
    stock(state, 30, 30, 30, 9)
    garages(state, SAL)
    turn(state)
    assert sends(state) == [
        "hq_1", "mining_1", "mining_3", "foundry_1", "foundry_2", "market_1", "market_2", "academy_2", "control_1",
        "control_2",
    ]  # fmt: skip
    assert reason(state, "send neg_leyrien_1") == reason(state, "send dep_c34_1") == "sal-stays"


def test_a_ship_may_bring_a_die_to_the_column_beside_its_own() -> None:
    state = table()
    hand(state, "drink_stash")
    stock(state, water=10)
    put(state, "dep_c34_1", 4, ORANGE)
    garages(state, 2)
    turn(state)
    assert [space for space in sends(state) if space.startswith("dep")] == [
        "dep_c12_1", "dep_c12_2", "dep_c12_3", "dep_c34_2", "dep_c34_3",
    ]  # fmt: skip
    assert reason(state, "send dep_c34_1") == "taken" and reason(state, "send dep_c56_1") == "wrong-value"
    play(state, "send dep_c34_3", "fulfil con_drink_stash")
    assert at(state, "dep_c34_3") == (BLUE, 3)


def test_a_contract_does_not_save_on_its_own_cost() -> None:
    state = table()
    hand(state, "drink_stash")
    stock(state, water=9)
    garages(state, 1)
    turn(state)
    assert reason(state, "send dep_c12_1") == "no-contract"


def test_the_next_die_of_headquarters_must_make_the_pair_though_a_garage_could() -> None:
    state = table()
    put(state, "hq_1", 5)
    put(state, "hq_3", 4)
    garages(state, 5)
    stock(state, algae=3)
    from_hq(state)
    assert reason(state, "send lab_1") == "no-pair"  # a 5 or a 2 and a 4
    play(state, "send market_1", "as 5", "done", "send lab_1")
    assert pair_at(state, "lab_1") == 4 and asked(state) == "pick-pile"  # now the garage is next, turned to a 4


def test_irenic_pairs_with_a_garage_to_the_left_and_turns_the_die_there() -> None:
    state = table(irenic=True)
    garages(state, 3, 4, 4)
    stock(state, algae=5)
    turn(state)
    play(state, "from garage_2", "send lab_1")  # with garage_3 as well, 1 + 2 algae would leave too little for the 3
    assert have(state)[A] == 1 and state.garages[:3] == [0, 0, 4]


# -- prices -----------------------------------------------------------------------------------------------------------------


def test_when_both_prices_are_saved_there_is_nothing_to_choose() -> None:
    state = table()
    done(state, "spare_parts", "aqua_cannon")
    event(state, "scrap_delivery")
    ship(state, "garage_2", "ship_energy")
    garages(state, 0, 3)
    stock(state, water=1, algae=1, energy=1)
    turn(state)
    play(state, "send foundry_1")
    assert have(state) == (1, 0, 1, 0) and asked(state) == "place-tile"


def test_two_water_ships_carry_a_pair_without_water() -> None:
    state = table()
    ship(state, "garage_2", "ship_water")
    ship(state, "garage_3", "ship_water")
    garages(state, 0, 3, 3)
    stock(state, algae=3)
    turn(state)
    play(state, "send lab_1")
    assert have(state) == (0, 0, 0, 0) and asked(state) == "pick-pile"


def test_a_free_first_die_and_an_energy_ship_train_two_for_nothing() -> None:
    state = table()
    event(state, "volunteer_drive")
    ship(state, "garage_2", "ship_energy")
    garages(state, 0, 5)
    stock(state, algae=1)
    turn(state)
    play(state, "send academy_3")
    assert offers(state) == ["train 1", "train 2"]
    play(state, "train 2")
    assert have(state) == (0, 0, 0, 0) and state.pool[BLUE] == 2


def test_the_algae_of_the_garage_are_not_there_for_a_second_die() -> None:
    state = table()
    garages(state, 0, 3)
    stock(state, algae=4)
    turn(state)
    play(state, "send academy_2")  # 1 for the garage, 2 for a die, and not 4 for two
    assert state.pool[BLUE] == 1 and have(state)[A] == 1


def test_an_energy_ship_saves_once_on_two_contracts_of_zoey() -> None:
    state = table()
    lead(state, "zoey", "naira")
    hand(state, "zcharo_lamp", "security_drone")
    ship(state, "garage_2", "ship_energy")
    stock(state, energy=7)
    garages(state, 0, 1)
    turn(state)
    play(state, "send dep_c12_3", "fulfil con_zcharo_lamp")
    assert have(state)[E] == 5 and offers(state) == ["fulfil con_security_drone", "done"]
    play(state, "fulfil con_security_drone")
    assert have(state)[E] == 0


def test_akira_may_turn_a_4_down_to_a_3_which_counts_as_6_in_the_mine() -> None:
    state = table()
    lead(state, "akira")
    garages(state, 4)
    stock(state, water=4)
    turn(state)
    play(state, "send mining_3")  # as a 4 it would cost 6 water, as a 5 still 5
    assert have(state) == (0, 0, 0, 1) and at(state, "mining_3") == (BLUE, 3)


# -- negotiations -----------------------------------------------------------------------------------------------------------


def test_peace_talks_leave_lysias_all_three_ways() -> None:
    state = table(factions="bbb")
    lead(state, "lysias")
    event(state, "peace_talks")
    complicated(state, "cps_die", "cps_back")
    assert offers(state) == [
        "ignore", "complicate cp_sum8", "complicate cp_sum10", "complicate cp_sum12", "complicate cp_same1",
        "complicate cp_same2",
    ]  # fmt: skip
    play(state, "complicate cp_same2")
    assert offers(state) == [
        f"{way} cps_{what}" for way in ("mirror", "suffer") for what in ("cards", "ship", "farm", "gem")
    ]


def test_a_die_lost_from_headquarters_is_not_sent_any_more() -> None:
    state = table(factions="bbb")
    for space, face, owner in (("hq_1", 6, BLUE), ("hq_2", 2, BLUE), ("hq_3", 5, ORANGE), ("neg_jrayek_1", 6, ORANGE)):
        put(state, space, face, owner)
    state.upper = (6, 5, 4, 3, 2, 1)
    stock(state, gems=3)
    from_hq(state)
    play(state, "send neg_jrayek_2", "as 6", "skip", "complicate cp_sum8", "suffer cps_die")
    assert offers(state) == ["lose-slot garage_1", "lose-space hq_2"]
    play(state, "lose-space hq_2")
    assert state.deciders() == [ORANGE] and at(state, "hq_2") is None


def test_of_a_pair_with_sal_the_die_is_lost_and_sal_keeps_the_laboratory_closed() -> None:
    state = table(factions="bbb")
    put(state, "lab_1", 3)
    state.pairs[0] = SAL
    complicated(state)
    play(state, "complicate cp_sum8", "suffer cps_die")
    assert at(state, "lab_1") == (BLUE, SAL) and state.pairs[0] == 0 and state.reserve[BLUE] == 12


def test_a_free_farm_brings_jakob_a_ship_that_he_may_decline_in_full_garages() -> None:
    state = table(factions="bbb")
    lead(state, "jakob", "naira")
    for garage in ("garage_2", "garage_3", "garage_4", "garage_5"):
        ship(state, garage, "ship_algae")
    stock(state, gems=2)
    garages(state, 0, 6)
    turn(state)
    play(state, "send neg_jrayek_1", "skip", "advance bts_farm", "take farm_pile_1", "take ship_pile_2")
    assert offers(state) == ["replace garage_2", "replace garage_3", "replace garage_4", "replace garage_5", "decline"]


def test_the_die_of_a_vault_harvested_by_breakthrough_is_rolled_for_zaporrah() -> None:
    state = table(factions="bbb")
    lead(state, "zaporrah", "naira")
    harvester(state, "v0")
    stock(state, gems=2)
    garages(state, 0, 1)
    turn(state)
    play(state, "send neg_jrayek_1", "skip", "advance bts_harvest")
    assert asked(state) == "zaporrah-assign" and have(state)[G] == 1
    play(state, "settle farm_1")
    assert state.farm_dice[0] and state.pool[BLUE] == 0 and not state.scanned


def test_clear_skies_add_nothing_to_a_harvest_by_breakthrough() -> None:
    state = table(factions="bbb")
    event(state, "clear_skies")
    lead(state, "naira")
    stock(state, gems=2)
    garages(state, 0, 3)
    turn(state)
    play(state, "send neg_jrayek_1", "skip", "advance bts_harvest")
    assert have(state) == (3, 0, 0, 0)  # the centre


# -- events, harvest and rest -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("heeded", "water"), [("ev_supply_drop", (0, 5)), ("ev_quarantine", (0, 2))])
def test_renzos_own_supply_drop_is_for_him_alone(heeded: str, water: tuple[int, int]) -> None:
    state = table()
    lead(state, "renzo", seat=ORANGE)
    state.phase = PLAN
    state.renzo_deck = (EVENT.ids["ev_supply_drop"],)
    state.event_deck = (15, 5, 4, 3, EVENT.ids["ev_quarantine"])
    pool(state, 1)
    state.then(BeginRound())
    go(state)
    assert state.deciders() == [ORANGE] and offers(state) == ["heed ev_quarantine", "heed ev_supply_drop"]
    play(state, f"heed {heeded}")
    if heeded == "ev_supply_drop":
        play(state, "take-water", seat=ORANGE)
    assert asked(state) == "assign-dice" and (have(state)[W], have(state, ORANGE)[W]) == water


@pytest.mark.parametrize(
    ("leader", "crop", "face", "boosted", "gems"),
    [
        ("sable", False, 3, True, 1),
        ("sable", False, 2, True, 0),
        ("sable", True, 2, True, 1),
        ("akira", False, 2, False, 1),
        ("akira", False, 4, False, 0),
        ("akira", True, 5, False, 1),
        ("bjorg_sal", True, SAL, True, 0),
    ],
)
def test_a_farm_that_needs_a_6_takes_it_from_booster_crop_and_akira(
    leader: str, crop: bool, face: int, boosted: bool, gems: int
) -> None:
    state = table()
    lead(state, leader)
    if crop:
        event(state, "bumper_crop")
    farm(state, "farm_4", "farm_six_gem")
    farm_die(state, "farm_4", face)
    if boosted:
        farm_die(state, "farm_1", 1)
    state.then(BeginHarvest())
    go(state)
    assert have(state)[G] == gems


def test_sable_goes_through_an_arrow_after_the_harvest_and_only_collects() -> None:
    state = table()
    lead(state, "sable")
    harvester(state, "r3_9")
    pool(state, 1)
    state.then(BeginHarvest())
    go(state)
    before = have(state)
    play(state, "move r3_0")
    assert have(state) == (before[W], before[A], before[E], 1)


def test_at_the_end_dice_of_headquarters_count_as_owned_but_not_sal() -> None:
    state = table()
    state.round = 7
    done(state, "hibernation_pods")
    lead(state, "bjorg_sal", "roslyn")
    put(state, "hq_1", SAL)
    put(state, "hq_2", 4)
    pool(state, 2)
    put(state, "mining_1", 4)
    state.then(BeginRest())
    go(state)
    assert state.over and human_lines(state, BLUE)[EFFECTS] == 5  # two, one from the mine, one waiting, Roslyn's


# -- the AI -----------------------------------------------------------------------------------------------------------------


def test_the_ais_incidents_take_the_leftmost_free_slots_and_the_leftmost_marker_left() -> None:
    state = table(1, "ai_xiao")
    state.ai_gems = 9
    state.upper = (0, 3, 0, 0, 0, 0)
    state.lower = (0, 1, 0, 0, 0, 0)  # the marker of a sum of 8 has been moved
    put(state, "neg_leyrien_1", 6)
    resolve(state, SCHEME.ids["s10"], [])
    assert at(state, "neg_leyrien_4") == (1, 4) and state.ai_gems == 4
    assert state.upper == (4, 3, 0, 0, 0, 0) and state.lower == (2, 1, 0, 0, 0, 0)


def test_the_ai_gains_dice_up_to_five_and_goes_on_when_its_column_is_taken() -> None:
    state = table(1, "ai_omra")
    resolve(state, SCHEME.ids["s15"], [])
    assert at(state, "academy_3") == (1, 5) and state.ai_dice == 5
    resolve(state, SCHEME.ids["s15"], [])  # the column is taken and Jrayek too dear
    assert at(state, "market_1") == (1, 5) and state.ai_gems == 1 and state.ai_dice == 4
