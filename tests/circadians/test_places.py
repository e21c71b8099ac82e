"""Headquarters, the stations, the Depository, the Cantina and the planet."""

from __future__ import annotations

import pytest

from circadians.scenes import (
    BLUE, ORANGE, A, E, W, asked, at, done, event, from_hq, garages, go, hand, harvester, have, lead, offers,
    pair_at, play, put, reason, sends, ship, stock, table, turn,
)  # fmt: skip
from stolik.games.circadians.board import (
    ARROWS, HEX_IDS, HEXES, NEIGHBOURS, OPEN, RING, STEPS, TOKENS, YIELDS,
)  # fmt: skip
from stolik.games.circadians.effects import MoveHarvester
from stolik.games.circadians.pieces import SAL

# -- planet ----------------------------------------------------------------------------------------------------------


def test_every_step_can_be_taken_back_by_the_opposite_die() -> None:
    for hex in range(len(HEXES)):
        for value in range(1, 7):
            goal = STEPS[hex][value]
            if goal >= 0:
                assert STEPS[goal][(value + 2) % 6 + 1] == hex


def test_yields_grow_by_3_water_with_every_ring() -> None:
    worth = (1, 1.5, 3)
    for side in (0, 1):
        for hex in range(37):
            assert sum(amount * rate for amount, rate in zip(YIELDS[side][hex], worth)) == 3 * (RING[hex] + 1)
        assert TOKENS[side].count(1) == 6 and TOKENS[side].count(2) == 6


def test_only_corner_spaces_have_arrows_and_vaults_touch_two_spaces() -> None:
    assert [RING[HEX_IDS.index(start)] for start, _, _ in ARROWS] == [3] * 6
    for vault in range(37, 43):
        assert sum(1 for each in NEIGHBOURS[vault] if each >= 0) == 2


def test_a_free_move_goes_anywhere_and_may_be_skipped() -> None:
    state = table(side="A")
    harvester(state, "r3_0")
    state.then(MoveHarvester(BLUE))
    go(state)
    assert offers(state) == ["move r3_9", "move r3_1", "move r2_0", "move r3_17", "stay"]
    play(state, "move r2_0")
    assert have(state)[W] == 3


def test_entering_a_vault_shows_nothing() -> None:
    state = table(side="A")
    harvester(state, "r3_1")
    state.then(MoveHarvester(BLUE))
    play(go(state), "move v0")
    assert state.scanned == 0 and have(state) == (0, 0, 0, 0)


# -- headquarters -----------------------------------------------------------------------------------------------------


def test_headquarters_fill_from_the_first_space_and_close_at_four() -> None:
    state = table()
    put(state, "hq_1", 2, ORANGE)
    garages(state, 3)
    turn(state)
    assert [space for space in sends(state) if space.startswith("hq")] == ["hq_2"]
    play(state, "send hq_2", "as 4")
    assert offers(state) == ["take-water", "take-cards"]
    play(state, "take-cards")
    assert len(state.hands[BLUE]) == 2 and at(state, "hq_2") == (BLUE, 4)
    full = table()
    for place in range(1, 5):
        put(full, f"hq_{place}", 1, ORANGE)
    garages(full, 3)
    turn(full)
    assert "hq_1" not in sends(full) and reason(full, "send hq_1") == "taken"


def test_a_die_from_headquarters_does_not_go_back_there() -> None:
    state = table()
    put(state, "hq_2", 2)
    from_hq(state)
    assert not [space for space in sends(state) if space.startswith("hq")]
    assert reason(state, "send hq_1") == "hq-twice"


def test_only_that_die_of_headquarters_goes_to_the_cantina() -> None:
    state = table()
    put(state, "hq_1", 2)
    garages(state, 3, 3)
    from_hq(state)
    play(state, "cantina")
    assert have(state)[W] == 2 and state.garages[:2] == [3, 3]  # A6


def test_a_gap_at_headquarters_is_filled_first_and_nobody_moves_up() -> None:
    state = table()
    put(state, "hq_2", 2, ORANGE)
    garages(state, 3)
    turn(state)
    assert [space for space in sends(state) if space.startswith("hq")] == ["hq_1"]  # A55


# -- stations ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "spaces"),
    [
        (2, ["mining_1", "mining_3"]),
        (3, ["mining_1", "mining_2", "mining_3"]),
        (4, ["mining_1", "mining_2", "mining_3", "mining_4"]),
    ],
)
def test_mines_by_participants(seats: int, spaces: list[str]) -> None:
    state = table(seats)
    stock(state, water=30)
    garages(state, 3)
    turn(state)
    assert [space for space in sends(state) if space.startswith("mining")] == spaces


def test_the_deepest_mine_gives_two_gems() -> None:
    state = table(4)
    stock(state, water=12)
    garages(state, 3)
    turn(state)
    play(state, "send mining_4", "as 3")
    assert have(state) == (0, 0, 0, 2)


def test_laboratory_spaces_by_participants() -> None:
    assert [len(spaces) for spaces in OPEN[2]] == [1, 1, 2]
    state = table(4)
    put(state, "lab_1", 2, ORANGE)
    stock(state, water=10, algae=4)
    garages(state, 2, 2)
    turn(state)
    play(state, "send lab_2", "pay 10 water", "take farm_pile_1")
    assert at(state, "lab_2") == (BLUE, 2) and pair_at(state, "lab_2") == 2 and have(state)[A] == 3


def test_the_laboratory_pays_both_garages_and_uses_both_ships() -> None:
    state = table()
    ship(state, "garage_2", "ship_water")
    ship(state, "garage_3", "ship_water")
    stock(state, algae=3)
    garages(state, 0, 4, 4)
    turn(state)
    play(state, "send lab_1", "take farm_pile_1")  # 1 + 2 algae, 10 - 5 - 5 water
    assert have(state) == (0, 0, 0, 0)  # A26


def test_the_second_die_is_the_next_one_and_no_other() -> None:
    state = table()
    stock(state, water=10, algae=9)
    garages(state, 2, 5, 2)
    turn(state)
    assert "lab_1" not in sends(state) and reason(state, "send lab_1") == "no-pair"
    free = table(irenic=True)
    stock(free, water=10, algae=9)
    garages(free, 2, 5, 2)
    turn(free)
    play(free, "from garage_1", "send lab_1")
    assert offers(free) == ["pay 3 algae", "pay 10 water"]


def test_irenic_asks_which_die_joins_for_the_laboratory() -> None:
    state = table(irenic=True)
    stock(state, water=10, algae=9)
    garages(state, 2, 3, 2)
    turn(state)
    play(state, "from garage_1", "send lab_1")
    assert offers(state) == ["pair garage_2", "pair garage_3"]
    play(state, "pair garage_2")
    assert offers(state) == ["pay 3 algae", "pay 10 water"] and asked(state) == "choose-payment"


def test_a_lone_die_makes_no_pair() -> None:
    state = table()
    stock(state, algae=9)
    garages(state, 2)
    turn(state)
    assert reason(state, "send lab_1") == "no-second-die"


def test_alternatives_are_never_mixed_and_discounts_never_refunded() -> None:
    state = table()
    done(state, "spare_parts", "aqua_cannon")
    ship(state, "garage_2", "ship_energy")
    event(state, "scrap_delivery")
    stock(state, algae=1)
    garages(state, 0, 3)
    turn(state)
    play(state, "send foundry_1")
    assert asked(state) == "place-tile" or state.ships[2] != -1  # both alternatives are free: nothing to choose
    assert have(state) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("seats", "space", "trades"),
    [
        (2, "market_1", ["t_a_w", "t_e_w", "t_g_w", "t_w_e", "t_a_e", "t_g_e"]),
        (2, "market_2", ["t_w_a", "t_e_a", "t_g_a"]),
        (4, "market_1", ["t_a_w", "t_e_w", "t_g_w"]),
        (4, "market_2", ["t_w_e", "t_a_e", "t_g_e"]),
        (4, "market_3", ["t_w_a", "t_e_a", "t_g_a"]),
    ],
)
def test_market_spaces_trade_into_their_resources(seats: int, space: str, trades: list[str]) -> None:
    state = table(seats)
    stock(state, water=9, algae=9, energy=9, gems=9)
    garages(state, 1)
    turn(state)
    play(state, f"send {space}", "as 1")
    assert offers(state) == [*[f"trade {trade}" for trade in trades], "done"]
    play(state, "done")  # A41
    assert have(state) == (9, 9, 9, 9)


@pytest.mark.parametrize(
    ("trade", "paid", "gained"),
    [
        ("t_w_a", (3, 0, 0, 0), (0, 2, 0, 0)),
        ("t_e_a", (0, 0, 1, 0), (0, 2, 0, 0)),
        ("t_g_a", (0, 0, 0, 1), (0, 4, 0, 0)),
        ("t_a_w", (0, 2, 0, 0), (3, 0, 0, 0)),
        ("t_e_w", (0, 0, 1, 0), (3, 0, 0, 0)),
        ("t_g_w", (0, 0, 0, 1), (6, 0, 0, 0)),
        ("t_w_e", (3, 0, 0, 0), (0, 0, 1, 0)),
        ("t_a_e", (0, 2, 0, 0), (0, 0, 1, 0)),
        ("t_g_e", (0, 0, 0, 1), (0, 0, 2, 0)),
    ],
)
def test_each_trade(trade: str, paid: tuple[int, ...], gained: tuple[int, ...]) -> None:
    state = table()
    state.stock[:4] = list(paid)
    garages(state, 1)
    turn(state)
    play(state, "send market_2" if trade.endswith("_a") else "send market_1", "as 1", f"trade {trade}")
    assert have(state) == gained


def test_the_academy_column_goes_by_value_and_its_price_by_column() -> None:
    for face, space, stocks in ((2, "academy_1", (10, 0, 0)), (4, "academy_2", (0, 4, 0)), (6, "academy_3", (0, 0, 2))):
        state = table()
        lead(state, "naira")
        stock(state, *stocks)
        garages(state, 0, face)
        turn(state)
        assert [name for name in sends(state) if name.startswith("academy")] == [space]
        play(state, f"send {space}", "train 2")
        assert have(state) == (0, 0, 0, 0) and state.pool[BLUE] == 2


def test_the_academy_of_four_has_two_spaces_for_each_column() -> None:
    state = table(4)
    put(state, "academy_2a", 3, ORANGE)
    stock(state, water=5, algae=2)
    garages(state, 3)
    turn(state)
    assert [name for name in sends(state) if name.startswith("academy")] == ["academy_1a", "academy_1b", "academy_2b"]


@pytest.mark.parametrize(("seats", "foundries", "controls", "labs"), [(2, 2, 2, 1), (3, 2, 3, 1), (4, 3, 4, 2)])
def test_every_free_space_of_a_station_may_be_chosen(seats: int, foundries: int, controls: int, labs: int) -> None:
    state = table(seats)
    stock(state, water=20, algae=9)
    garages(state, 2, 2)
    turn(state)
    for station, number in (("foundry", foundries), ("control", controls), ("lab", labs)):
        found = [name for name in sends(state) if name.startswith(station)]
        assert found == [f"{station}_{place}" for place in range(1, number + 1)]
    play(state, f"send control_{controls}", "as 2")
    assert at(state, f"control_{controls}") == (BLUE, 2) and at(state, "control_1") is None


def test_headquarters_are_always_filled_from_the_lowest_free_space() -> None:
    state = table()
    garages(state, 3)
    turn(state)
    assert [name for name in sends(state) if name.startswith("hq")] == ["hq_1"]
    assert reason(state, "send hq_2") == "leftmost hq_1"


def test_an_energy_ship_helps_at_the_academy_and_with_zcharo() -> None:
    state = table()
    ship(state, "garage_2", "ship_energy")
    stock(state, algae=1)
    garages(state, 0, 6)
    turn(state)
    play(state, "send academy_3")  # A40
    assert state.pool[BLUE] == 1 and have(state)[E] == 0


def test_the_academy_is_closed_without_dice_in_reserve() -> None:
    state = table()
    stock(state, algae=9)
    garages(state, 3)
    state.reserve[BLUE] = 0
    turn(state)
    assert reason(state, "send academy_2") == "no-reserve"


def test_control_needs_a_possible_step() -> None:
    state = table(side="A")
    harvester(state, "r3_3")  # 2 and 4 lead off the board
    stock(state, energy=2, algae=1)
    garages(state, 0, 2)
    turn(state)
    assert reason(state, "send control_1") == "no-step"  # A30


def test_source_and_location_must_be_payable_together() -> None:
    state = table()
    stock(state, algae=6)
    garages(state, 0, 1)
    turn(state)
    assert "neg_leyrien_1" not in sends(state)  # 1 + 6 algae
    richer = table()
    stock(richer, algae=7)
    garages(richer, 0, 1)
    turn(richer)
    assert "neg_leyrien_1" in sends(richer)


# -- depository and cantina ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "columns"),
    [(2, ["c56"]), (3, ["any", "c56"]), (4, ["c6"])],
)
def test_depository_columns_by_participants(seats: int, columns: list[str]) -> None:
    state = table(seats)
    lead(state, "naira")
    hand(state, "drink_stash")
    stock(state, water=10)
    garages(state, 0, 6)
    turn(state)
    found = [space for space in sends(state) if space.startswith("dep")]
    assert found == [f"dep_{column}_{row}" for column in columns for row in (1, 2, 3)]


def test_a_die_cannot_go_to_the_depository_without_a_payable_contract() -> None:
    state = table()
    hand(state, "krakon")
    garages(state, 3)
    turn(state)
    assert reason(state, "send dep_c34_1") == "no-contract" and reason(state, "send dep_c56_1") == "wrong-value"


def test_a_player_may_relax_although_he_could_send_and_takes_all_his_dice() -> None:
    state = table()
    stock(state, water=20, algae=20)
    garages(state, 3, SAL, 4)
    lead(state, "bjorg_sal")
    turn(state)
    play(state, "cantina")
    assert have(state)[W] == 26 and state.cantina[BLUE] == 2 and have(state)[A] == 20  # A5


def test_irenic_lets_any_garage_begin() -> None:
    state = table(irenic=True)
    stock(state, algae=4)
    garages(state, 1, 2, 3)
    turn(state)
    assert offers(state) == ["from garage_1", "from garage_2", "from garage_3", "cantina"]
    play(state, "from garage_3", "send hq_1", "take-water")
    assert state.garages[:3] == [1, 2, 0] and have(state)[A] == 2
    play(state, "cantina", "cantina")
    assert have(state)[W] >= 9 and state.next_garage(BLUE) < 0  # A47


def test_irenic_says_which_garage_cannot_be_paid() -> None:
    state = table(irenic=True)
    stock(state, algae=1)
    garages(state, 1, 2, 3)
    turn(state)
    assert offers(state) == ["from garage_1", "from garage_2", "cantina"]
    assert reason(state, "from garage_3") == "garage-cost 2"
