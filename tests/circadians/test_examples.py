"""The worked examples of the rules, E1 to E40."""

from __future__ import annotations

import pytest

from circadians.scenes import (
    BLUE, E, G, ORANGE, W, asked, at, done, farm, farm_die, from_hq, garages, go, hand, harvester, have, lead,
    offers, pair_at, play, pool, put, reason, sends, ship, stock, table, tops, turn,
)  # fmt: skip
from stolik.games.circadians import GAME
from stolik.games.circadians.actions.costs import garage_algae, talk_price
from stolik.games.circadians.automa import AiHarvest, AiRest, AiTurn, attempt
from stolik.games.circadians.board import SPACE_IDS, TALK_VP
from stolik.games.circadians.cards import SCHEME_IDS, TALK_ZCHARO
from stolik.games.circadians.pieces import DYAD, HARVEST, HEX, SAL, TILE
from stolik.games.circadians.rounds import BeginRest, BeginRound, HarvestSeat
from stolik.games.circadians.scoring import ai_lines, human_lines


def test_e1_a_4_at_the_mine_of_10_costs_6_water() -> None:
    state = table()
    stock(state, water=10)
    garages(state, 0, 4)
    stock(state, water=10, algae=1)
    turn(state)
    play(state, "send mining_3")
    assert have(state) == (4, 0, 0, 1)


def test_e2_a_6_at_the_mine_of_6_costs_nothing() -> None:
    state = table()
    garages(state, 6)
    turn(state)
    play(state, "send mining_1")  # without water only the 6 can be paid
    assert have(state) == (0, 0, 0, 1)


def test_e3_a_pair_in_the_laboratory_builds_a_farm_that_produces_every_harvest() -> None:
    state = table()
    stock(state, algae=4)
    garages(state, 2, 2)  # the second garage costs 1 algae
    tops(state, 1, "farm_energy")
    turn(state)
    play(state, "send lab_1", "take farm_pile_2")
    assert have(state)[1] == 0 and state.farms[0] == TILE.ids["farm_energy"]
    assert at(state, "lab_1") == (BLUE, 2) and pair_at(state, "lab_1") == 2
    before = have(state)[E]
    state.agenda.clear()
    state.then(HarvestSeat(BLUE), HarvestSeat(ORANGE))
    go(state)
    assert have(state)[E] == before + 1


def test_e4_a_5_at_the_foundry_takes_the_right_pile_into_garage_3() -> None:
    state = table()
    stock(state, water=10)
    ship(state, "garage_2", "ship_tune")
    tops(state, 5, "ship_algae")
    garages(state, 5)
    turn(state)
    assert garage_algae(state, BLUE, 2) == 2
    play(state, "send foundry_1", "as 5", "build garage_3")
    assert have(state)[W] == 0 and state.ships[2] == TILE.ids["ship_algae"]
    assert garage_algae(state, BLUE, 2) == 0


def test_e5_a_3_trades_three_times_at_the_right_market_space() -> None:
    state = table()
    stock(state, water=6, energy=1, algae=1)
    garages(state, 0, 3)
    turn(state)
    play(state, "send market_2", "trade t_w_a", "trade t_w_a", "trade t_e_a")
    assert have(state) == (0, 6, 0, 0)
    assert state.deciders() == [ORANGE]  # no fourth trade


def test_e6_a_4_at_the_academy_trains_a_die_for_2_algae() -> None:
    state = table()
    stock(state, algae=2)
    garages(state, 4)
    turn(state)
    play(state, "send academy_2", "as 4")
    assert have(state)[1] == 0 and state.pool[BLUE] == 1
    assert state.next_garage(BLUE) == -1  # it cannot be used this round


def test_e7_the_arrow_leads_to_the_opposite_corner_and_its_gem() -> None:
    state = table(side="A")
    harvester(state, "r3_9")
    stock(state, water=10)
    garages(state, 5)
    turn(state)
    play(state, "send control_1")  # 4 and 6 would leave the board
    assert state.harvesters[BLUE] == HEX.ids["r3_0"] and have(state) == (0, 0, 0, 1)
    assert not state.tokens >> HEX.ids["r3_0"] & 1


def test_e8_fuel_refiner_saves_an_energy_and_3_is_down_right() -> None:
    state = table()
    done(state, "fuel_refiner")
    stock(state, energy=1)
    garages(state, 3)
    turn(state)
    play(state, "send control_1", "as 3")
    assert have(state)[E] == 0 and state.harvesters[BLUE] == HEX.ids["r1_1"]


def test_e9_a_negotiation_with_breakthrough_and_complication() -> None:
    state = table(factions="aaa")
    put(state, "neg_leyrien_1", 6, ORANGE)
    state.upper = (1, 0, 2, 0, 6, 0)  # bts_harvest, bts_die and bts_move are taken
    stock(state, algae=9)
    garages(state, 4, 2)
    pool(state, 1)
    turn(state)
    play(state, "send neg_leyrien_2", "as 4")
    assert have(state)[1] == 0 and TALK_VP[0][1] == 5
    assert asked(state) == "faction-ability"
    play(state, "set garage_2 6")
    assert state.garages[1] == 6
    assert offers(state) == ["advance bts_ship", "advance bts_farm", "advance bts_gem"]
    play(state, "advance bts_gem")
    assert have(state)[G] == 1
    assert offers(state) == ["complicate cp_sum8", "complicate cp_sum10"]
    play(state, "complicate cp_sum10")
    assert offers(state) == ["suffer cps_die", "suffer cps_gem"]
    play(state, "suffer cps_gem")
    assert have(state)[G] == 0 and state.lower == (0, 0, 0, 0, 0, 2)
    assert state.deciders() == [ORANGE]


def test_e10_the_top_left_space_costs_6_algae() -> None:
    state = table()
    assert talk_price(state, BLUE, 0, SPACE_IDS.index("neg_leyrien_1")) == 6


def test_e11_aqua_cannon_is_paid_and_makes_the_foundry_cheaper_later() -> None:
    state = table()
    hand(state, "aqua_cannon")
    stock(state, water=3, energy=2, algae=5)
    garages(state, 1, 3)
    turn(state)
    play(state, "send dep_c12_2", "as 1", "fulfil con_aqua_cannon")
    assert have(state) == (0, 5, 0, 0) and sum(human_lines(state, BLUE)) == 2
    play(state, "cantina")  # orange
    stock(state, water=10, algae=5, energy=2)
    state.refresh()
    play(state, "send foundry_1")
    assert offers(state) == ["pay 2 energy", "pay 5 water"]


def test_e12_the_column_goes_by_value_and_the_row_gives_the_reward() -> None:
    state = table()
    put(state, "dep_c12_1", 2, ORANGE)
    hand(state, "drink_stash", "krakon")
    stock(state, water=30, energy=9)
    garages(state, 0, 1)
    stock(state, water=30, algae=1, energy=9)
    turn(state)
    assert [space for space in sends(state) if space.startswith("dep")] == ["dep_c12_2", "dep_c12_3"]
    other = state.clone()
    play(state, "send dep_c12_2", "fulfil con_drink_stash")
    assert state.pool[BLUE] == 1
    play(other, "send dep_c12_3", "fulfil con_drink_stash")
    assert len(other.hands[BLUE]) == 3


@pytest.mark.parametrize(("hex", "gained"), [("r3_0", (12, 0, 0, 0)), ("r3_2", (6, 4, 0, 0))])
def test_e13_e14_a_harvester_gathers_what_its_space_yields(hex: str, gained: tuple[int, ...]) -> None:
    state = table(seats=1, side="A")
    harvester(state, hex)
    state.phase = HARVEST
    state.then(HarvestSeat(BLUE))
    go(state)
    assert have(state) == gained


def test_e15_the_booster_lifts_a_2_to_5_and_trades_come_last() -> None:
    state = table(seats=1, side="A")
    farm_die(state, "farm_1", 1)
    farm_die(state, "farm_3", 2)
    farm(state, "farm_4", "farm_energy")
    farm(state, "farm_5", "farm_trade")
    state.phase = HARVEST
    state.then(HarvestSeat(BLUE))
    go(state)
    assert have(state) == (3, 0, 1, 0)  # the centre and the passive farm
    assert offers(state) == ["produce farm_3 water", "produce farm_3 energy"]
    other = state.clone()
    play(other, "produce farm_3 energy")
    assert have(other)[E] == 3
    play(state, "produce farm_3 water")
    assert have(state)[W] == 10
    play(state, "trade t_w_a", "trade t_e_w")
    assert have(state) == (10, 2, 0, 0) and state.over


def test_e16_a_5_without_booster_gives_7_water_or_2_energy() -> None:
    for choice, gained in (("water", (10, 0, 0, 0)), ("energy", (3, 0, 2, 0))):
        state = table(seats=1, side="A")
        farm_die(state, "farm_3", 5)
        state.phase = HARVEST
        state.then(HarvestSeat(BLUE))
        play(go(state), f"produce farm_3 {choice}")
        assert have(state) == gained


def test_e17_the_printed_ship_changes_a_2_into_1_2_or_3() -> None:
    state = table()
    garages(state, 2)
    turn(state)
    play(state, "send hq_1")
    assert offers(state) == ["as 1", "as 2", "as 3"]


def test_e18_an_energy_ship_in_garage_2_pays_algae_and_saves_an_energy() -> None:
    state = table()
    ship(state, "garage_2", "ship_energy")
    stock(state, algae=1, energy=1)
    garages(state, 0, 5)
    turn(state)
    play(state, "send control_1")
    assert have(state) == (0, 0, 0, 0) and state.harvesters[BLUE] == HEX.ids["r1_3"]


def test_e19_headquarters_are_sent_in_their_order_and_only_the_first_may_flip() -> None:
    state = table(ai="ai_xiao")
    put(state, "hq_1", 2, BLUE)
    put(state, "hq_2", 2, ORANGE)
    state.radio = ORANGE
    garages(state, 3)
    garages(state, 4, seat=ORANGE)
    from_hq(state)
    assert state.deciders() == [BLUE]
    play(state, "send market_1")
    assert offers(state) == ["as 2", "as 5"]
    play(state, "as 5")  # nothing to trade with
    assert state.deciders() == [ORANGE] and asked(state) == "dispatch" and not state.scheme_row
    play(state, "send market_2")  # no choice of value
    assert at(state, "market_2") == (ORANGE, 2)
    assert state.scheme_row  # the AI's turn came between
    assert state.deciders() == [ORANGE] and str(state.prompt(ORANGE)) == "dispatch 4"


def test_e20_without_algae_all_remaining_dice_go_to_the_cantina() -> None:
    state = table()
    garages(state, 0, 3, 4, 5)
    turn(state)
    assert offers(state) == ["cantina"] and reason(state, "send hq_1") == "garage-cost 1"
    play(state, "cantina")
    assert have(state)[W] == 6 and state.cantina[BLUE] == 3 and state.next_garage(BLUE) == -1


def test_e21_dan_gets_another_rows_reward_too() -> None:
    state = table()
    lead(state, "dan")
    hand(state, "drink_stash")
    stock(state, water=10)
    garages(state, 1)
    turn(state)
    play(state, "send dep_c12_1", "as 1", "fulfil con_drink_stash", "move r1_0")
    assert offers(state) == ["also die", "also cards"]
    play(state, "also die")
    assert state.pool[BLUE] == 1 and state.harvesters[BLUE] == HEX.ids["r1_0"]


def test_e22_lysias_turns_the_loss_of_a_ship_into_a_free_ship() -> None:
    state = table()
    lead(state, "lysias")
    put(state, "neg_leyrien_1", 6, ORANGE)
    state.upper = (6, 5, 4, 3, 2, 1)
    stock(state, algae=9)
    garages(state, 4)
    turn(state)
    play(state, "send neg_leyrien_2", "as 4")
    play(state, "complicate cp_sum8", "mirror cps_ship", "take ship_pile_3")
    assert state.ship_count(BLUE) == 2 and state.lower[1] == 1


def test_e23_a_hidden_vault_gives_a_gem_and_a_die_at_every_harvest() -> None:
    state = table(seats=1)
    harvester(state, "v3")
    state.phase = HARVEST
    for number in (1, 2):
        state.then(HarvestSeat(BLUE))
        state.over = False
        go(state)
        assert have(state)[G] == number and state.pool[BLUE] == number and state.scanned == 0
    state.scanned = 1 << 3
    state.then(HarvestSeat(BLUE))
    state.over = False
    go(state)
    assert have(state)[G] == 2 and state.pool[BLUE] == 2


def test_e24_renzo_gets_2_water_for_the_common_event() -> None:
    state = table(seats=1, ai="ai_xiao")
    lead(state, "renzo")
    state.renzo_deck, state.event_rest = state.event_rest[:6], state.event_rest[6:]
    pool(state, 1)
    own, common = state.renzo_deck[-1], state.event_deck[-1]
    state.then(BeginRound())
    go(state)
    assert offers(state) == [f"heed {name}" for name in ("ev_rich_veins", "ev_fuel_shortage")]
    play(state, "heed ev_rich_veins")
    assert have(state)[W] == 2 and state.current == [common] and state.renzo_row == (own,)


def test_e25_the_80_point_example() -> None:
    state = table()
    for space in ("neg_leyrien_2", "neg_zcharo_1", "neg_zcharo_2", "neg_jrayek_2", "neg_jrayek_3"):
        put(state, space, 3)
    done(state, "zcharo_lamp", "alien_relic", "uxolotl", "security_codes")
    stock(state, algae=9, gems=3)
    ship(state, "garage_2", "ship_flip")
    ship(state, "garage_3", "ship_boost")
    for slot in ("farm_4", "farm_5", "farm_6"):
        farm(state, slot, "farm_hybrid")
    harvester(state, "v1")
    state.scanned = 63  # vault_b, worth 6, lies at v1
    lines = human_lines(state, BLUE)
    sheet = {line.id: line.points[BLUE] for line in GAME.score_sheet(state)}
    assert sheet["negotiation"] == 32 and sheet["contracts"] + sheet["contract_effects"] == 28
    assert (sheet["tiles"], sheet["ships"], sheet["farms"], sheet["vault"], sheet["gems"]) == (1, 3, 7, 6, 3)
    assert sum(lines) == 80 == GAME.scores(state)[BLUE]


def test_e26_the_ai_drives_right_over_water_to_a_gem_and_sends_two_dice() -> None:
    state = table(seats=1, ai="ai_xiao", side="A")
    top = [SCHEME_IDS.index("s17"), SCHEME_IDS.index("s04")]
    state.scheme_deck = tuple([card for card in range(20) if card not in top] + top)
    state.then(AiTurn())
    go(state)
    assert state.ai_harvester == HEX.ids["r3_0"]
    assert not state.tokens >> HEX.ids["r2_0"] & 1 and not state.tokens >> HEX.ids["r3_0"] & 1
    assert at(state, "market_1") == (1, 2) and at(state, "dep_c56_1") == (1, 6)
    assert state.ai_gems == 2 and state.ai_dice == 1


def test_e27_the_64_point_example_of_xiao() -> None:
    state = table(seats=1, ai="ai_xiao")
    put(state, "neg_leyrien_3", 6, 1)
    put(state, "neg_zcharo_1", 4, 1)
    put(state, "neg_jrayek_2", 5, 1)
    for space, face in (("dep_c56_1", 6), ("dep_c56_2", 5), ("dep_c34_1", 4)):
        put(state, space, face, 1)
    state.ai_harvester = HEX.ids["r3_10"]  # next to v3, vault_d: 7
    state.scanned = 63
    state.ai_dev, state.ai_gems = 2, 2
    state.event_row = (0, 1, 10, 2, 11, 12, 15)
    sheet = {line.id: line.points[1] for line in GAME.score_sheet(state)}
    assert sheet["negotiation"] + sheet["pips"] == 13 + 8 + 12
    assert (sheet["depository"], sheet["vault"], sheet["development"], sheet["gems"]) == (15, 7, 4, 2)
    assert sheet["blue_events"] == 3 and sum(ai_lines(state)) == 64


def test_e28_the_ai_goes_up_to_the_first_free_row_it_can_pay() -> None:
    state = table(seats=1, ai="ai_xiao")
    state.ai_gems = 4
    put(state, "neg_zcharo_3", 1)
    assert attempt(state, TALK_ZCHARO, 0, 5, [])
    assert at(state, "neg_zcharo_2") == (1, 5) and state.ai_gems == 1


@pytest.mark.parametrize(("dice", "gems", "rested"), [(3, 1, 3), (2, 0, 3), (0, 0, 3)])
def test_e29_the_ais_dice_bring_gems_at_harvest_and_dice_at_rest(dice: int, gems: int, rested: int) -> None:
    state = table(seats=1, ai="ai_xiao")
    state.ai_dice = dice
    state.then(AiHarvest(), AiRest())
    go(state)
    assert state.ai_gems == gems and state.ai_dice == rested


def test_e30_sal_and_a_3_are_a_pair() -> None:
    state = table()
    lead(state, "bjorg_sal")
    stock(state, algae=4)
    garages(state, SAL, 3)
    turn(state)
    assert "lab_1" in sends(state)
    play(state, "send lab_1", "take farm_pile_1")
    assert at(state, "lab_1") == (BLUE, SAL) and pair_at(state, "lab_1") == 3


def test_e31_troy_negotiates_for_less() -> None:
    state = table()
    lead(state, "troy")
    for space, price in (("neg_jrayek_1", 1), ("neg_leyrien_1", 3), ("neg_zcharo_1", 2)):
        assert talk_price(state, BLUE, 0, SPACE_IDS.index(space)) == price


def test_e32_akiras_2_counts_as_6_in_the_mine() -> None:
    state = table()
    lead(state, "akira")
    stock(state, water=4, algae=1)
    garages(state, 0, 2)
    turn(state)
    play(state, "send mining_3")
    assert have(state) == (0, 0, 0, 1) and at(state, "mining_3") == (BLUE, 2)


def test_e33_captains_cap_gives_no_die_that_is_not_there() -> None:
    state = table()
    done(state, "captains_cap")
    stock(state, algae=4)
    garages(state, 4)
    state.reserve[BLUE] = 2
    turn(state)
    play(state, "send academy_2", "as 4", "train 2")
    assert state.pool[BLUE] == 2 and state.reserve[BLUE] == 0


def test_e34_dice_over_the_limit_leave_the_pool() -> None:
    state = table()
    pool(state, 4)
    put(state, "hq_1", 2)
    put(state, "hq_3", 2)
    before = state.reserve[BLUE]
    state.event_deck = (15, 5, 4, 3, 2)
    state.then(BeginRest())
    go(state)
    assert state.reserve[BLUE] == before + 1 and state.pool[BLUE] == 3 and state.hq_dice(BLUE) == 2


def test_e35_a_water_ship_pays_5_water_of_a_contract() -> None:
    state = table()
    ship(state, "garage_2", "ship_water")
    hand(state, "worker_drone")
    stock(state, water=1, energy=3, algae=1)
    garages(state, 0, 1)
    turn(state)
    play(state, "send dep_c12_2", "fulfil con_worker_drone")
    assert have(state) == (0, 0, 0, 0)


def test_e36_laboratory_contracts_make_1_algae_or_3_water() -> None:
    state = table()
    done(state, "algae_cells", "ice_stones")
    stock(state, water=3, algae=2)
    garages(state, 2, 2)
    turn(state)
    play(state, "send lab_1")
    assert offers(state) == ["pay 1 algae", "pay 3 water"]


def test_e37_the_dyad_alliance_starts_with_less() -> None:
    state = GAME.start(GAME.setup(2, 5, {"leader_mode": "dyad"}))
    assert state.leader_mode == DYAD and have(state) == (10, 2, 2, 0)
    assert have(GAME.start(GAME.setup(2, 5))) == (15, 4, 2, 0)


def test_e38_ul_kah_tals_ship_ignores_algae_flips_and_saves_water() -> None:
    state = table()
    ship(state, "garage_2", "ship_ul_kah_tal")
    stock(state, water=5)
    garages(state, 0, 2)
    turn(state)
    play(state, "send foundry_1")
    assert offers(state) == ["as 2", "as 5"]
    play(state, "as 5", "build garage_3")
    assert have(state) == (0, 0, 0, 0)


def test_e39_the_laboratory_takes_the_next_garage_die_after_the_last_hq_die() -> None:
    state = table()
    put(state, "hq_1", 5)
    garages(state, 4, 6)
    stock(state, algae=3)
    from_hq(state)
    play(state, "send lab_1")
    play(state, "take farm_pile_1")  # 5 is the only value that both can have
    assert at(state, "lab_1") == (BLUE, 5) and pair_at(state, "lab_1") == 5
    assert state.next_garage(BLUE) == 1 and have(state)[1] == 0


def test_e40_the_laboratory_takes_the_owners_next_hq_die_first() -> None:
    state = table()
    put(state, "hq_1", 5)
    put(state, "hq_2", 6, ORANGE)
    put(state, "hq_3", 5)
    garages(state, 5)
    stock(state, algae=3)
    from_hq(state)
    play(state, "send lab_1", "take farm_pile_1")
    assert at(state, "hq_3") is None and state.next_garage(BLUE) == 0
    assert state.deciders() == [ORANGE]
    play(state, "cantina")
    assert str(state.prompt(state.deciders()[0])).startswith("dispatch") and state.deciders() == [state.radio]
