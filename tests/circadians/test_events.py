"""One test for each event."""

from __future__ import annotations

import pytest

from circadians.scenes import (
    BLUE, ORANGE, G, W, asked, event, farm_die, garages, go, harvester, have, offers, play, pool, put, reason, sends,
    ship, stock, table, turn,
)  # fmt: skip
from stolik.games.circadians.actions.costs import (
    NONE, academy_price, garage_algae, mining_price, talk_price, two_prices,
)  # fmt: skip
from stolik.games.circadians.board import CONTROL, FOUNDRY
from stolik.games.circadians.automa import AiTurn
from stolik.games.circadians.board import SPACE_IDS
from stolik.games.circadians.cards import BLUE as BENEFIT
from stolik.games.circadians.cards import EVENT_CARDS, EVENT_IDS
from stolik.games.circadians.pieces import HARVEST, SAL
from stolik.games.circadians.rounds import BeginRound, HarvestSeat, ResolveEvent, effective
from stolik.games.circadians.scoring import bit_count


def space(name: str) -> int:
    return SPACE_IDS.index(name)


def test_supply_drop_gives_everybody_5_water_or_2_contracts_in_turn_order() -> None:
    state = table()
    event(state, "supply_drop")
    state.radio = ORANGE
    state.then(ResolveEvent())
    go(state)
    assert state.deciders() == [ORANGE] and offers(state) == ["take-water", "take-cards"]
    play(state, "take-cards", "take-water")
    assert len(state.hands[ORANGE]) == 2 and have(state)[W] == 5


def test_supply_drops_come_before_a_deep_scan_when_renzo_follows_another_card() -> None:
    state = table()
    state.current = [EVENT_IDS.index("ev_deep_scan"), EVENT_IDS.index("ev_supply_drop")]
    state.then(ResolveEvent())
    go(state)
    assert state.deciders() == [ORANGE] and state.scanned == 0
    play(state, "take-water")
    assert bit_count(state.scanned) == 3 and have(state)[W] == 0


def test_tail_winds_make_the_control_room_cheaper() -> None:
    state = table()
    event(state, "tail_winds")
    assert two_prices(state, BLUE, 0, NONE, CONTROL)[1:] == (1, 5)


def test_rich_veins_make_the_mining_camp_cheaper() -> None:
    state = table()
    event(state, "rich_veins")
    assert mining_price(state, BLUE, 0, space("mining_3"), 2) == 3
    assert mining_price(state, BLUE, 0, space("mining_1"), 2) == 0


def test_scrap_delivery_makes_the_foundry_cheaper() -> None:
    state = table()
    event(state, "scrap_delivery")
    ship(state, "garage_2", "ship_energy")
    assert two_prices(state, BLUE, 0, NONE, FOUNDRY)[1:] == (1, 5)
    assert two_prices(state, BLUE, 1, NONE, FOUNDRY)[1:] == (0, 5)  # discounts add up


def test_trade_convoy_allows_two_more_trades() -> None:
    state = table()
    event(state, "trade_convoy")
    stock(state, water=20)
    garages(state, 1)
    turn(state)
    play(state, "send market_1", "as 1")
    assert str(state.prompt(BLUE)) == "choose-trade 3"


def test_volunteer_drive_makes_the_first_die_free() -> None:
    state = table()
    event(state, "volunteer_drive")
    assert academy_price(state, BLUE, 0, space("academy_1"), 1) == 0
    assert academy_price(state, BLUE, 0, space("academy_1"), 2) == 5


def test_peace_talks_let_complications_be_ignored() -> None:
    state = table()
    event(state, "peace_talks")
    put(state, "neg_leyrien_1", 6, ORANGE)
    state.upper = (6, 5, 4, 3, 2, 1)
    stock(state, algae=9)
    garages(state, 4)
    turn(state)
    play(state, "send neg_leyrien_2", "as 4")
    assert offers(state)[0] == "ignore"


def test_bumper_crop_adds_one_on_farms_but_not_to_sal_nor_over_6() -> None:
    state = table()
    event(state, "bumper_crop")
    farm_die(state, "farm_2", 2)
    farm_die(state, "farm_3", SAL)
    assert effective(state, BLUE, 1) == 3 and effective(state, BLUE, 2) == 3
    farm_die(state, "farm_1", 1)
    assert effective(state, BLUE, 1) == 6 and effective(state, BLUE, 2) == 3


def test_clear_skies_give_3_water_more_but_not_on_a_vault() -> None:
    for hex, water in (("c0", 6), ("v0", 0)):
        state = table(seats=1)
        event(state, "clear_skies")
        harvester(state, hex)
        state.phase = HARVEST
        state.then(HarvestSeat(BLUE))
        go(state)
        assert have(state)[W] == water and have(state)[G] == (1 if hex == "v0" else 0)


def test_clear_signal_lets_every_sent_die_change_by_one_on_top_of_its_ship() -> None:
    state = table()
    event(state, "clear_signal")
    stock(state, algae=5)
    ship(state, "garage_2", "ship_flip")
    garages(state, 3, 1)
    turn(state)
    play(state, "send hq_1")
    assert offers(state) == ["as 1", "as 2", "as 3", "as 4", "as 5"]
    play(state, "as 3", "take-water", "cantina", "send hq_2")
    # from 1: unchanged, +1, flipped 6, flipped and -1, +1 and then flipped
    assert offers(state) == ["as 1", "as 2", "as 5", "as 6"]


def test_water_tax_takes_the_reward_of_headquarters() -> None:
    state = table()
    event(state, "water_tax")
    garages(state, 3)
    turn(state)
    play(state, "send hq_1", "as 3")
    assert state.deciders() == [ORANGE] and have(state)[W] == 0 and not state.hands[BLUE]


def test_fuel_shortage_raises_the_price_of_garages_that_cost_something() -> None:
    state = table()
    event(state, "fuel_shortage")
    ship(state, "garage_3", "ship_algae")
    assert [garage_algae(state, BLUE, garage) for garage in range(5)] == [0, 2, 0, 4, 5]


def test_strained_relations_raise_the_price_of_negotiations() -> None:
    state = table()
    event(state, "strained_relations")
    prices = [talk_price(state, BLUE, 0, space(f"neg_{name}_1")) for name in ("leyrien", "zcharo", "jrayek")]
    assert prices == [9, 6, 3]


def test_quarantine_closes_the_academy_for_people() -> None:
    state = table()
    event(state, "quarantine")
    stock(state, water=20, algae=20, energy=20)
    garages(state, 3)
    turn(state)
    assert not [name for name in sends(state) if name.startswith("academy")]
    assert reason(state, "send academy_2") == "closed ev_quarantine"


def test_deep_scan_turns_up_three_vaults_for_the_rest_of_the_game() -> None:
    state = table()
    event(state, "deep_scan")
    state.then(ResolveEvent())
    go(state)
    assert bit_count(state.scanned) == 3


def test_end_of_an_era_is_always_the_seventh_and_does_nothing() -> None:
    state = table()
    pool(state, 1)
    pool(state, 1, seat=ORANGE)
    state.round = 6
    state.event_deck, state.event_row = (15,), (0, 1, 2, 3, 4, 5)
    state.then(BeginRound())
    go(state)
    assert state.round == 7 and state.event_row[-1] == 15 and asked(state) == "assign-dice"


def test_ten_events_are_blue_five_red_and_one_neither() -> None:
    assert len(EVENT_IDS) == 16 and [row[1] for row in EVENT_CARDS].count(BENEFIT) == 10


@pytest.mark.parametrize("number", range(16))
def test_events_never_touch_the_ai(number: int) -> None:
    state = table(seats=1, ai="ai_xiao")
    state.current = [number]
    plain = table(seats=1, ai="ai_xiao")
    for each in (state, plain):
        each.then(AiTurn())
        go(each)
    assert (state.dice, state.ai_gems, state.ai_dice) == (plain.dice, plain.ai_gems, plain.ai_dice)
