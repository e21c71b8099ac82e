"""One test for each of the 35 contracts."""

from __future__ import annotations

import pytest

from circadians.scenes import (
    BLUE, ORANGE, W, asked, done, farm, garages, hand, have, offers, play, pool, put, sends, ship, stock,
    table, turn,
)  # fmt: skip
from stolik.games.circadians.actions.costs import NONE, contract_off, mining_price, two_prices
from stolik.games.circadians.board import CONTROL, FOUNDRY, LABORATORY, SPACE_IDS
from stolik.games.circadians.cards import CONTRACT_IDS, CONTRACTS, PASSIVE
from stolik.games.circadians.scoring import contract_effects
from stolik.games.circadians.state import CiState

MINE_10 = SPACE_IDS.index("mining_3")


def price(state: CiState, name: str) -> tuple[int, ...]:
    """What a location costs blue from garage 1."""
    if name == "foundry":
        return two_prices(state, BLUE, 0, NONE, FOUNDRY)[1:]
    if name == "control":
        return two_prices(state, BLUE, 0, NONE, CONTROL)[1:]
    if name == "lab":
        return two_prices(state, BLUE, 0, 1, LABORATORY)[1:]
    if name == "mining":
        return (mining_price(state, BLUE, 0, MINE_10, 1),)
    return contract_off(state, BLUE, 0)


@pytest.mark.parametrize(
    ("contract", "location", "before", "after"),
    [
        ("aqua_cannon", "foundry", (2, 10), (2, 5)),
        ("spare_parts", "foundry", (2, 10), (1, 10)),
        ("ice_stones", "lab", (3, 10), (3, 3)),
        ("algae_cells", "lab", (3, 10), (1, 10)),
        ("fuel_refiner", "control", (2, 10), (1, 10)),
        ("hydraulic_core", "control", (2, 10), (2, 5)),
        ("jrayek_drill", "mining", (9,), (4,)),
        ("drink_stash", "depository", (0, 0), (5, 0)),
    ],
)
def test_contracts_that_make_a_location_cheaper(
    contract: str, location: str, before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    state = table()
    assert price(state, location) == before
    done(state, contract)
    assert price(state, location) == after


@pytest.mark.parametrize(
    ("contract", "gained"),
    [("leyrien_basket", (0, 2, 0, 0)), ("zcharo_lamp", (0, 0, 1, 0)), ("jrayek_pump", (5, 0, 0, 0))],
)
def test_contracts_that_give_before_trading_at_the_market(contract: str, gained: tuple[int, ...]) -> None:
    state = table()
    done(state, contract)
    garages(state, 1)
    turn(state)
    play(state, "send market_1", "as 1")
    assert have(state) == gained


def test_security_codes_and_id_badge_add_to_headquarters_even_with_water_tax() -> None:
    for tax in (False, True):
        state = table()
        done(state, "security_codes", "id_badge")
        if tax:
            state.current = [10, 10]
        garages(state, 1)
        turn(state)
        play(state, "send hq_1", "as 1")
        if not tax:
            play(state, "take-water")
        assert have(state)[W] == (5 if tax else 10) and len(state.hands[BLUE]) == 2


def test_aqua_pack_gives_5_water_with_every_negotiation() -> None:
    state = table(factions="bbb")
    done(state, "aqua_pack")
    stock(state, algae=6)
    garages(state, 1)
    turn(state)
    play(state, "send neg_leyrien_1", "as 1")
    assert have(state)[W] == 5


@pytest.mark.parametrize(
    ("contract", "space"),
    [("leyrien_armour", "neg_leyrien_1"), ("zcharo_armour", "neg_zcharo_1"), ("jrayek_armour", "neg_jrayek_1")],
)
def test_armours_give_a_die_when_negotiating_with_their_faction(contract: str, space: str) -> None:
    for other in ("neg_leyrien_1", "neg_zcharo_1", "neg_jrayek_1"):
        state = table(factions="aba")
        done(state, contract)
        stock(state, algae=6, energy=4, gems=2)
        garages(state, 1)
        turn(state)
        play(state, f"send {other}", "as 1")
        assert state.pool[BLUE] == (1 if other == space else 0)


def test_leyrien_sceptre_lets_a_complication_be_ignored() -> None:
    state = table()
    done(state, "leyrien_sceptre")
    put(state, "neg_leyrien_1", 6, ORANGE)
    state.upper = (6, 5, 4, 3, 2, 1)
    stock(state, algae=9)
    garages(state, 4)
    turn(state)
    play(state, "send neg_leyrien_2", "as 4")
    assert offers(state) == ["ignore", "complicate cp_sum8", "complicate cp_sum10"]
    play(state, "ignore")
    assert state.lower == (0,) * 6 and state.deciders() == [ORANGE]


def test_captains_cap_gives_a_die_more_at_the_academy() -> None:
    state = table()
    done(state, "captains_cap")
    stock(state, water=5)
    garages(state, 2)
    turn(state)
    play(state, "send academy_1", "as 2")
    assert state.pool[BLUE] == 2


def test_main_register_gives_a_contract_after_fulfilling() -> None:
    state = table()
    done(state, "main_register")
    hand(state, "drink_stash")
    stock(state, water=10)
    garages(state, 2)
    turn(state)
    play(state, "send dep_c12_2", "as 1", "fulfil con_drink_stash")
    assert len(state.hands[BLUE]) == 1 and state.pool[BLUE] == 1


def test_a_register_fulfilled_now_works_only_later() -> None:
    state = table()
    hand(state, "main_register")
    stock(state, water=6, algae=2)
    garages(state, 2)
    turn(state)
    play(state, "send dep_c12_2", "as 1", "fulfil con_main_register")
    assert len(state.hands[BLUE]) == 0  # A10


def arrange(state: CiState) -> None:
    """Something of everything that contracts count."""
    stock(state, water=14, algae=11, energy=7, gems=5)
    hand(state, "aqua_pack", "zcharo_lamp", "leyrien_basket", "jrayek_pump", "spare_parts")
    put(state, "dep_c12_1", 1)
    put(state, "dep_c34_1", 3)
    put(state, "dep_c34_2", 3, ORANGE)
    for space in ("neg_leyrien_1", "neg_leyrien_2", "neg_zcharo_1", "neg_jrayek_1", "neg_jrayek_2", "neg_jrayek_3"):
        put(state, space, 2)
    pool(state, 3)
    put(state, "hq_2", 4)
    for slot, tile in (("farm_4", "farm_vp"), ("farm_5", "farm_water")):
        farm(state, slot, tile)
    for slot, tile in (("garage_2", "ship_tune"), ("garage_3", "ship_boost"), ("garage_4", "ship_boost")):
        ship(state, slot, tile)


@pytest.mark.parametrize(
    ("contract", "points"),
    [
        ("archive", 2),  # 5 cards
        ("engineer_bot", 2),
        ("security_drone", 2),  # itself
        ("worker_drone", 0),
        ("groppuch", 2),  # 14 water
        ("hibernation_pods", 4),  # the one at Headquarters too
        ("krakon", 2),
        ("zcharo_flyer", 2),
        ("alien_relic", 6),
        ("leyrien_sickle", 4),
        ("szarpowron", 3),
        ("jrayek_shield", 6),
        ("uxolotl", 2),  # 11 algae
        ("yeki", 2),  # 5 gems
        ("zwaryl", 3),  # 7 energy
    ],
)
def test_contracts_that_score_at_the_end(contract: str, points: int) -> None:
    state = table()
    arrange(state)
    done(state, contract)
    assert contract_effects(state, BLUE) == points


def test_drones_count_scoring_and_passive_contracts() -> None:
    state = table()
    done(state, "security_drone", "worker_drone", "aqua_cannon", "captains_cap", "krakon")
    assert contract_effects(state, BLUE) == 2 * 3 + 2 * 2


def test_the_contract_table_has_20_passive_and_15_scoring_cards() -> None:
    kinds = [row[1] for row in CONTRACTS]
    assert len(CONTRACT_IDS) == 35 and kinds.count(PASSIVE) == 20


def test_contracts_that_cannot_be_paid_are_refused_with_their_name() -> None:
    state = table()
    hand(state, "drink_stash", "krakon", seat=BLUE)
    stock(state, water=10)
    garages(state, 2)
    turn(state)
    assert "dep_c12_1" in sends(state)
    play(state, "send dep_c12_2", "as 1")
    assert asked(state) == "pick-contract" and offers(state) == ["fulfil con_drink_stash"]
    refusal = state.refusals(BLUE)[0]
    assert str(refusal.option) == "fulfil con_krakon" and str(refusal.reason) == "contract-dear con_krakon"
