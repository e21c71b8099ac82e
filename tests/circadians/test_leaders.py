"""One test for each leader."""

from __future__ import annotations

from circadians.scenes import (
    BLUE, ORANGE, A, E, G, W, asked, at, event, farm, farm_die, from_hq, garages, go, hand, have, lead,
    offers, play, pool, put, reason, said, sends, ship, stock, table, turn,
)  # fmt: skip
from stolik.games.circadians import GAME
from stolik.games.circadians.actions.costs import garage_algae
from stolik.games.circadians.cards import LEADER_IDS
from stolik.games.circadians.effects import gain_dice
from stolik.games.circadians.pieces import HARVEST, HEX, SAL, TILE
from stolik.games.circadians.rounds import BeginHarvest, BeginRest, BeginRound, HarvestSeat, Roll, effective
from stolik.games.circadians.state import CiState


def seated(leader: str, players: int = 2) -> CiState:
    """A game in which blue has freely taken a leader (and orange something harmless)."""
    for seed in range(20):
        state = GAME.start(GAME.setup(players, seed, {"leader_mode": "free"}))
        if state.radio == BLUE:
            play(state, f"lead leader_{leader}")
            if players > 1:
                play(state, "lead leader_naira" if leader != "naira" else "lead leader_dan")
            return state
    raise AssertionError("no seed lets blue begin")


def test_akira_counts_a_shown_3_as_6_on_farms_with_and_without_the_booster() -> None:
    state = table()
    lead(state, "akira")
    farm_die(state, "farm_2", 3)
    farm_die(state, "farm_3", 4)
    assert effective(state, BLUE, 1) == 6 and effective(state, BLUE, 2) == 4
    farm_die(state, "farm_1", 1)
    assert effective(state, BLUE, 1) == 6 and effective(state, BLUE, 2) == 6


def test_bjorg_brings_sal_a_die_of_3_that_never_changes() -> None:
    state = table()
    lead(state, "bjorg_sal")
    stock(state, water=20, algae=20, energy=20, gems=9)
    hand(state, "drink_stash")
    garages(state, SAL)
    turn(state)
    assert not [space for space in sends(state) if space.startswith(("dep", "neg"))]
    assert reason(state, "send neg_leyrien_1") == "sal-stays" and reason(state, "send dep_c34_1") == "sal-stays"
    play(state, "send hq_1", "take-water")
    assert at(state, "hq_1") == (BLUE, SAL) and state.hq_dice(BLUE) == 0
    state.agenda.clear()
    state.then(Roll())
    go(state)
    assert SAL not in state.rolls[BLUE]  # he waits at Headquarters
    state.over = False
    from_hq(state)
    assert str(state.prompt(BLUE)) == "dispatch sal"
    before = have(state)[W]
    play(state, "cantina")
    assert have(state)[W] == before + 2 and state.cantina[BLUE] == 0


def test_sal_stays_3_for_akira_in_the_mine_as_on_farms() -> None:
    state = table()
    lead(state, "akira", "bjorg_sal")
    farm_die(state, "farm_2", SAL)
    assert effective(state, BLUE, 1) == 3
    garages(state, SAL)
    stock(state, water=6)
    turn(state)
    assert "mining_3" not in sends(state)  # 10 - 3
    play(state, "send mining_1")  # 6 - 3
    assert have(state) == (3, 0, 0, 1)


def test_dan_has_his_own_example() -> None:
    state = table()
    lead(state, "dan")
    hand(state, "drink_stash")
    stock(state, water=10)
    garages(state, 0, 1)
    stock(state, water=10, algae=1)
    turn(state)
    play(state, "send dep_c12_3", "fulfil con_drink_stash")
    assert len(state.hands[BLUE]) == 2 and offers(state) == ["also move", "also die"]
    play(state, "also move")
    assert asked(state) == "harvester-move" and offers(state)[-1] == "stay"


def test_jakob_gets_a_free_ship_with_every_farm_tile() -> None:
    state = table()
    lead(state, "jakob")
    stock(state, algae=4)
    garages(state, 2, 2)
    turn(state)
    play(state, "send lab_1", "take farm_pile_1")
    assert asked(state) == "pick-pile" and offers(state) == ["take ship_pile_1", "take ship_pile_2", "take ship_pile_3"]
    play(state, "take ship_pile_2")
    assert state.ship_count(BLUE) == 2 and state.farm_count(BLUE) == 1


def test_lysias_may_mirror_every_complication() -> None:
    for penalty in ("cps_cards", "cps_die", "cps_farm", "cps_back", "cps_gem"):
        state = table()
        lead(state, "lysias")
        put(state, "neg_leyrien_1", 6, ORANGE)
        state.upper = (6, 5, 4, 3, 2, 1)
        stock(state, algae=10)
        garages(state, 0, 4)
        turn(state)
        play(state, "send neg_leyrien_2", "complicate cp_sum8")
        assert [text for text in offers(state) if text.startswith("mirror")] == [
            f"mirror {name}" for name in ("cps_cards", "cps_ship", "cps_die", "cps_farm", "cps_back", "cps_gem")
        ]
        play(state, f"mirror {penalty}")
        if penalty == "cps_cards":
            assert len(state.hands[BLUE]) == 2
        elif penalty == "cps_die":
            assert state.pool[BLUE] == 1
        elif penalty == "cps_farm":
            play(state, "take farm_pile_3")
            assert state.farm_count(BLUE) == 1
        elif penalty == "cps_back":  # A15: in any direction
            assert len(offers(state)) == 7 and "stay" in offers(state)
            play(state, "move r1_5")
        else:
            assert have(state)[G] == 1
        assert 1 in state.lower


def test_naira_ignores_the_algae_of_garages() -> None:
    state = table()
    lead(state, "naira")
    event(state, "fuel_shortage")
    assert [garage_algae(state, BLUE, garage) for garage in range(5)] == [0, 0, 0, 0, 0]
    assert [garage_algae(state, ORANGE, garage) for garage in range(5)] == [0, 2, 3, 4, 5]


def test_renzo_may_follow_a_card_of_his_own() -> None:
    state = seated("renzo")
    assert len(state.renzo_deck) == 6 and len(state.event_rest) == 3
    state = table()
    lead(state, "renzo")
    pool(state, 1)
    pool(state, 1, seat=ORANGE)
    state.renzo_deck, state.event_rest = state.event_rest[:6], state.event_rest[6:]
    state.then(BeginRound())
    go(state)
    assert state.deciders() == [BLUE]
    play(state, "heed ev_fuel_shortage")
    assert [garage_algae(state, seat, 1) for seat in (BLUE, ORANGE)] == [2, 1]
    assert have(state)[W] == 0


def test_roslyn_gains_a_die_at_the_end_of_a_round_below_the_limit() -> None:
    for dice, after in ((3, 4), (4, 5), (5, 5)):
        state = table()
        lead(state, "roslyn")
        pool(state, dice)
        state.round = 7
        state.event_row, state.event_deck = (0, 1, 2, 3, 4, 5, 15), ()
        state.then(BeginRest())
        go(state)
        assert state.over and state.pool[BLUE] == after  # A27: in the last round too


def test_sable_may_move_after_the_harvest() -> None:
    state = table(seats=1)
    lead(state, "sable")
    pool(state, 2)
    state.then(BeginHarvest())
    go(state)
    assert asked(state) == "sable-move" and have(state)[W] == 3
    play(state, "move r1_2")
    assert state.harvesters[BLUE] == HEX.ids["r1_2"] and have(state)[A] == 0  # production is over


def test_sunari_brings_her_farm() -> None:
    state = seated("sunari")
    assert state.farms[0] == TILE.ids["farm_sunari"]
    scene = table(seats=1)
    farm(scene, "farm_4", "farm_sunari")
    scene.phase = HARVEST
    scene.then(HarvestSeat(BLUE))
    go(scene)
    assert have(scene) == (5, 1, 1, 0)


def test_troy_pays_a_row_less_and_never_below_nothing() -> None:
    state = table()
    lead(state, "troy")
    ship(state, "garage_2", "ship_energy")
    stock(state, algae=1, energy=1)
    garages(state, 0, 2)
    turn(state)
    assert "neg_zcharo_1" in sends(state)  # 4 - 2 - 1
    play(state, "send neg_zcharo_1")
    assert have(state)[E] == 0


def test_ul_kah_tal_brings_his_ship_into_garage_2() -> None:
    state = seated("ul_kah_tal")
    assert state.ships[1] == TILE.ids["ship_ul_kah_tal"] and state.ships[2] == -1


def test_zaporrah_rolls_every_die_she_gains_and_may_put_it_on_a_farm() -> None:
    state = table()
    lead(state, "zaporrah")
    stock(state, algae=4)
    garages(state, 4)
    farm_die(state, "farm_2", 6)
    turn(state)
    play(state, "send academy_2", "as 4", "train 2")
    assert asked(state) == "zaporrah-assign" and offers(state) == ["settle farm_1", "settle farm_3", "decline"]
    assert [text for text in said(state) if text.startswith("rolled-new 0")]
    play(state, "settle farm_3")
    assert 1 <= state.farm_dice[2] <= 6 and asked(state) == "zaporrah-assign"
    play(state, "decline")
    assert state.pool[BLUE] == 1


def test_zaporrah_does_not_roll_outside_the_execute_phase() -> None:
    state = table()
    lead(state, "zaporrah", "roslyn")
    state.phase = HARVEST
    gain_dice(state, BLUE, 1)
    assert not state.agenda and state.pool[BLUE] == 1


def test_zoey_draws_three_and_may_fulfil_two_contracts_with_one_die() -> None:
    state = seated("zoey")
    for _ in range(3):
        for seat in (BLUE, ORANGE):
            play(state, offers(state, seat)[0], seat=seat)
    assert len(state.hands[BLUE]) == 6 and len(state.hands[ORANGE]) == 3
    state = table()
    lead(state, "zoey")
    ship(state, "garage_2", "ship_water")
    hand(state, "aqua_cannon", "drink_stash")
    stock(state, water=8, energy=2, algae=1)
    garages(state, 0, 1)
    turn(state)
    play(state, "send dep_c12_2", "fulfil con_aqua_cannon")  # 3 of the 5 water saved are used
    assert have(state) == (8, 0, 0, 0) and asked(state) == "second-contract"
    play(state, "fulfil con_drink_stash")  # 10 - 2
    assert have(state)[W] == 0 and state.pool[BLUE] == 1  # one reward


def test_every_leader_is_taken_as_the_table_says() -> None:
    assert len(LEADER_IDS) == 14
    state = GAME.start(GAME.setup(2, 1, {"leader_mode": "free"}))
    assert offers(state) == [f"lead {name}" for name in LEADER_IDS]
