"""Resolutions of doubtful points (A1 to A55) that no other test is named for."""

from __future__ import annotations

import pytest

from circadians.scenes import (
    BLUE, ORANGE, A, E, G, W, asked, at, done, farm, farm_die, from_hq, garages, go, hand, harvester, have, lead, offers,
    play, pool, put, sends, ship, stock, table, tops, turn,
)  # fmt: skip
from stolik.engine.record import Record
from stolik.engine.state import SPECTATOR
from stolik.games.circadians import GAME
from stolik.games.circadians.actions.negotiation import LoseDie
from stolik.games.circadians.effects import FARM, SHIP, PlaceTile, TakeTile
from stolik.games.circadians.pieces import HARVEST, HEX, SAL, TILE
from stolik.games.circadians.rounds import BeginHarvest, BeginRest, BeginRound, HarvestSeat, effective
from stolik.games.circadians.scoring import ai_lines, human_lines
from stolik.games.circadians.state import CiState
from stolik.games.circadians.tiles import NOTHING


def negotiating(*leaders: str, factions: str = "aaa", **stocks: int) -> CiState:
    """Blue is about to negotiate from garage 2 with a 4; all breakthroughs are gone."""
    state = table(factions=factions)
    lead(state, "naira", *leaders)
    state.upper = (6, 5, 4, 3, 2, 1)
    stock(state, **{"water": 0, "algae": 9, "energy": 9, "gems": 9, **stocks})
    garages(state, 0, 4)
    return state


def test_a2_a_vault_is_shown_neither_by_harvesting_nor_to_who_stands_there() -> None:
    state = table()
    harvester(state, "v3")
    state.then(BeginHarvest())
    go(state)
    assert have(state)[G] == 1 and state.scanned == 0
    assert GAME.redact(state, BLUE).vaults == (-1,) * 6


@pytest.mark.parametrize(
    ("resource", "amounts"),
    [("water", (3, 4, 5, 6, 7, 8)), ("algae", (2, 3, 3, 4, 5, 5)), ("energy", (1, 1, 2, 2, 2, 3))],
)
def test_a7_the_farm_table(resource: str, amounts: tuple[int, ...]) -> None:
    slot = "farm_2" if resource != "energy" else "farm_3"
    for face, amount in enumerate(amounts, 1):
        state = table(seats=1)
        harvester(state, "v0")
        farm_die(state, slot, face)
        state.phase = HARVEST
        state.then(HarvestSeat(BLUE))
        play(go(state), f"produce {slot} {resource}")
        assert sum(have(state)) - have(state)[G] == amount


def test_a13_sal_boosts_farms_but_is_not_boosted_nor_counted_nor_turned() -> None:
    state = table(factions="aaa")
    lead(state, "bjorg_sal", "akira")
    farm_die(state, "farm_1", SAL)
    farm_die(state, "farm_2", 4)
    assert effective(state, BLUE, 1) == 6
    state = table()
    lead(state, "bjorg_sal")
    farm_die(state, "farm_1", 1)
    farm(state, "farm_4", "farm_six_gem")
    farm_die(state, "farm_4", SAL)
    assert effective(state, BLUE, 3) == 3
    put(state, "hq_1", SAL)
    done(state, "hibernation_pods")
    pool(state, 2)
    assert human_lines(state, BLUE)[3] == 2  # he is no die of the pool


def test_a13_sal_at_the_first_space_of_headquarters_is_not_flipped() -> None:
    state = table()
    lead(state, "bjorg_sal")
    put(state, "hq_1", SAL)
    stock(state, water=20)
    from_hq(state)
    play(state, "send market_1")  # without asking for a value
    assert at(state, "market_1") == (BLUE, SAL) and str(state.prompt(BLUE)) == "choose-trade 3"


def test_a14_sunaris_own_farm_gives_jakob_no_ship() -> None:
    for seed in range(30):
        state = GAME.start(GAME.setup(2, seed, {"leader_mode": "dyad"}))
        if state.radio == BLUE:
            break
    play(state, "lead leader_sunari", "lead leader_dan", "exclude leader_zoey", "exclude leader_troy")
    play(state, "lead leader_akira", "lead leader_jakob")
    assert state.farms[0] == TILE.ids["farm_sunari"] and state.ship_count(BLUE) == 1
    assert state.deciders() == [0, 1] and asked(state) == "draft-pick"


def test_a16_two_contracts_of_zoey_share_savings_reward_and_register() -> None:
    state = table()
    lead(state, "zoey", "naira")
    done(state, "main_register", "drink_stash")
    ship(state, "garage_2", "ship_energy")
    hand(state, "security_drone", "zcharo_lamp", "krakon")
    stock(state, energy=7)
    garages(state, 0, 2)
    turn(state)
    play(state, "send dep_c12_3", "fulfil con_security_drone")  # 5 - 1 energy
    assert have(state)[E] == 3 and offers(state) == ["fulfil con_zcharo_lamp", "done"]
    play(state, "fulfil con_zcharo_lamp")  # the saving is used up
    assert have(state)[E] == 0 and len(state.hands[BLUE]) == 1 + 1 + 2


def test_a17_renzos_events_bring_the_ai_nothing() -> None:
    state = table(seats=1, ai="ai_omra")
    state.event_row, state.renzo_row = (10, 11), (0, 1)
    assert ai_lines(state)[-1] == 0
    state.event_row = (0, 11)
    assert ai_lines(state)[-1] == 2


def test_a25_ships_make_no_trade_cheaper() -> None:
    state = table()
    lead(state, "naira")
    ship(state, "garage_2", "ship_water")
    stock(state, water=3)
    garages(state, 0, 1)
    turn(state)
    play(state, "send market_2", "trade t_w_a")
    assert have(state) == (0, 2, 0, 0)


def test_a32_a_breakthrough_must_be_taken_even_where_nothing_can_be_given() -> None:
    state = negotiating(factions="aab")
    state.upper = (1, 2, 3, 0, 5, 6)
    state.piles[:3] = [(), (), ()]
    turn(state)
    play(state, "send neg_jrayek_1", "skip")  # the lone free slot takes the marker by itself
    assert state.upper == (1, 2, 3, 4, 5, 6) and state.farm_count(BLUE) == 0 and state.deciders() == [ORANGE]


def test_a32_a_free_tile_with_room_cannot_be_declined() -> None:
    state = table()
    state.then(TakeTile(BLUE, SHIP, True))
    play(go(state), "take ship_pile_1")
    assert state.ship_count(BLUE) == 2


def test_a34_dice_of_the_pool_are_not_set() -> None:
    state = negotiating()
    pool(state, 2)
    turn(state)
    play(state, "send neg_leyrien_1")
    assert state.deciders() == [ORANGE]  # no die in garages or on farms: nothing to choose


def test_a35_the_printed_ship_and_farms_are_never_replaced_nor_destroyed() -> None:
    state = table()
    for pile, expected in ((3, ["build garage_2"]), (0, ["build farm_4"])):
        state.then(PlaceTile(BLUE, pile, True))
        state.over = False
        assert [str(option) for option in state.agenda[-1].options(state)] == expected
        state.agenda.clear()


def test_a45_excess_dice_leave_the_pool_even_beside_four_at_headquarters() -> None:
    state = table()
    for place in range(1, 5):
        put(state, f"hq_{place}", 1)
    pool(state, 5)
    state.then(BeginRest())
    go(state)
    assert state.pool[BLUE] == 1 and state.hq_dice(BLUE) == 4 and state.reserve[BLUE] == 8


def test_a46_a_step_through_an_arrow_is_one_step_and_collects_on_arrival() -> None:
    state = negotiating(factions="aba")
    harvester(state, "r3_12")
    turn(state)
    play(state, "send neg_zcharo_1")
    assert "move r3_3" in offers(state)
    play(state, "move r3_3")
    assert state.harvesters[BLUE] == HEX.ids["r3_3"] and have(state)[G] == 10


def test_a50_resources_and_fulfilled_contracts_are_public_hands_are_not() -> None:
    state = table()
    stock(state, 7, 6, 5, 4)
    hand(state, "krakon")
    done(state, "yeki")
    for viewer in (ORANGE, SPECTATOR):
        view = GAME.redact(state, viewer)
        assert view.stock[:4] == [7, 6, 5, 4] and view.fulfilled == state.fulfilled and view.hands[BLUE] == (-1,)


def test_a51_renzo_draws_from_the_nine_unused_events_and_not_in_the_last_round() -> None:
    for seed in range(30):
        state = GAME.start(GAME.setup(2, seed, {"leader_mode": "free"}))
        if state.radio == BLUE:
            break
    before = set(state.event_rest)
    play(state, "lead leader_renzo", "lead leader_dan")
    assert set(state.renzo_deck) < before and {*state.renzo_deck, *state.event_rest} == before
    state = table()
    lead(state, "renzo")
    pool(state, 1)
    state.round, state.event_deck, state.event_row = 6, (15,), (0, 1, 2, 3, 4, 5)
    state.event_rest, state.renzo_row = (6, 7, 8), (9, 10, 11, 12, 13, 14)
    state.then(BeginRound())
    go(state)
    assert state.round == 7 and asked(state) == "assign-dice" and state.current[BLUE] == 15


def test_a53_contracts_give_before_the_ability_so_that_it_can_be_paid() -> None:
    state = negotiating(factions="aaa")
    done(state, "aqua_pack")
    turn(state)
    play(state, "send neg_jrayek_1")
    assert have(state)[W] == 5 and "use jrayek_a" in offers(state)


def test_a55_a_die_taken_from_headquarters_leaves_a_gap_and_the_order_of_the_spaces() -> None:
    state = negotiating(factions="aab")
    put(state, "neg_jrayek_1", 5, ORANGE)
    put(state, "hq_1", 3)
    put(state, "hq_2", 2, ORANGE)
    pool(state, 1)
    stock(state, gems=3)
    turn(state)
    play(state, "send neg_jrayek_2", "skip", "suffer cps_die", "lose-space hq_1")
    assert [name for name in sends(state) if name.startswith("hq")] == ["hq_1"]  # orange is next
    play(state, "send hq_1", "as 1", "take-water")
    assert at(state, "hq_1") == (ORANGE, 1) and at(state, "hq_2") == (ORANGE, 2)


def test_a48_a_laboratory_stays_closed_until_its_last_die_is_gone() -> None:
    state = table()
    put(state, "lab_1", 2)
    put(state, "market_1", 2)
    state.pairs[0] = 2
    state.reserve[BLUE] -= 1
    for left in ((BLUE, 2), None):
        state.over = False
        state.then(LoseDie(BLUE))
        play(go(state), "lose-space lab_1")
        assert at(state, "lab_1") == left and state.pairs[0] == 0


def test_a11_a_declined_farm_gives_jakob_no_ship() -> None:
    state = table()
    lead(state, "jakob")
    for slot in ("farm_4", "farm_5", "farm_6"):
        farm(state, slot, "farm_hybrid")
    state.then(TakeTile(BLUE, FARM, True))
    play(go(state), "take farm_pile_1", "decline")
    assert state.over and state.ship_count(BLUE) == 1
    state = table()
    lead(state, "jakob")
    farm(state, "farm_4", "farm_vp")
    tops(state, 1, "farm_trade")
    state.then(TakeTile(BLUE, FARM, True))
    play(go(state), "take farm_pile_2", "replace farm_4", "take ship_pile_3")  # replacing is gaining too
    assert state.farms[:2] == [TILE.ids["farm_trade"], NOTHING] and state.ship_count(BLUE) == 2


def test_a43_with_two_the_left_neighbour_is_the_other_one() -> None:
    record = Record(GAME, GAME.setup(2, 5, {"leader_mode": "free"}))
    for _ in range(2):
        seat = record.state.deciders()[0]
        record.play(str(record.state.options(seat)[0]), seat)
    state = record.state
    assert isinstance(state, CiState)
    first = list(state.packs)
    record.play(f"keep {offers(state, 0)[0].split(' ')[1]}", 0)
    record.play(f"keep {offers(state, 1)[0].split(' ')[1]}", 1)
    state = record.state
    assert isinstance(state, CiState)
    assert state.packs == [first[1][1:], first[0][1:]]
    assert have(state)[A] == 4
