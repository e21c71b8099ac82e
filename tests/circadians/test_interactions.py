"""Chains in which several rules meet: the order of things, forced and free, and what each viewer and undo may know."""

from __future__ import annotations

import pytest

from circadians.scenes import (
    BLUE, ORANGE, A, E, G, W, asked, at, done, event, farm, farm_die, from_hq, garages, go, hand, harvester, have, lead,
    offers, pair_at, play, pool, put, said, sends, ship, stock, table, tops, turn,
)  # fmt: skip
from stolik.engine.codec import dump
from stolik.engine.record import Record
from stolik.engine.state import SPECTATOR
from stolik.games.circadians import GAME
from stolik.games.circadians.pieces import CONTRACT, HARVEST, PLAN, SAL, TILE
from stolik.games.circadians.rounds import AssignDice, BeginExecute, BeginHarvest, BeginRest, Roll
from stolik.games.circadians.scoring import human_lines
from stolik.games.circadians.state import CiState

# -- negotiations ------------------------------------------------------------------------------------------------------


def test_a_negotiation_goes_through_its_four_steps_and_every_new_die_is_rolled_in_between() -> None:
    state = table(factions="baa")
    lead(state, "zaporrah", "naira", "lysias", "jakob")
    done(state, "aqua_pack", "leyrien_armour")
    put(state, "neg_leyrien_1", 5, ORANGE)
    state.upper = (5, 0, 0, 0, 0, 0)
    stock(state, algae=11)
    garages(state, 0, 5)
    event(state, "clear_signal")
    turn(state)
    play(state, "send neg_leyrien_2", "as 4")
    assert have(state) == (5, 2, 0, 0)  # the pack's water came with the armour's die
    steps = [asked(state)]
    play(state, "settle farm_2")
    steps.append(asked(state))
    play(state, "use leyrien_b")
    steps.append(asked(state))
    play(state, "decline")
    steps.append(asked(state))
    play(state, "advance bts_farm", "take farm_pile_1")
    steps.append(asked(state))  # Jakob's ship comes before the complication
    play(state, "take ship_pile_1")
    steps.append(asked(state))
    assert steps == [
        "zaporrah-assign",
        "faction-ability",
        "zaporrah-assign",
        "breakthrough-slot",
        "pick-pile",
        "penalty",
    ]
    play(state, "mirror cps_die")
    assert asked(state) == "zaporrah-assign" and state.lower == (0, 0, 1, 0, 0, 0)
    play(state, "settle farm_3")
    assert state.deciders() == [ORANGE] and state.pool[BLUE] == 1 and state.farm_dice[1] and state.farm_dice[2]


def test_what_the_first_steps_give_can_be_lost_to_the_complication() -> None:
    state = table(factions="aaa")
    lead(state, "naira")
    put(state, "neg_jrayek_1", 6, ORANGE)
    state.upper = (6, 0, 0, 0, 0, 0)
    stock(state, gems=3)
    garages(state, 0, 2)
    turn(state)
    play(state, "send neg_jrayek_2", "advance bts_gem")
    assert offers(state) == ["suffer cps_gem"]  # judged after the breakthrough
    play(state, "suffer cps_gem")
    assert have(state)[G] == 0


def test_lysias_may_also_suffer_but_only_what_can_be_suffered() -> None:
    state = table(factions="aab")
    lead(state, "naira", "lysias")
    state.upper = (6, 5, 4, 3, 2, 1)
    put(state, "neg_jrayek_1", 6, ORANGE)
    stock(state, gems=4)
    garages(state, 0, 2)
    turn(state)
    play(state, "send neg_jrayek_2", "skip")
    assert [text for text in offers(state) if text.startswith("suffer")] == ["suffer cps_gem"]
    assert len([text for text in offers(state) if text.startswith("mirror")]) == 6
    play(state, "mirror cps_ship", "take ship_pile_2")
    assert state.ship_count(BLUE) == 2 and state.lower[1] == 1 and have(state)[G] == 1


def test_a_mirrored_complication_with_nothing_to_give_still_moves_its_marker() -> None:
    state = table(factions="aab")
    lead(state, "naira", "lysias")
    state.upper = (6, 5, 4, 3, 2, 1)
    state.piles[:3] = [(), (), ()]
    put(state, "neg_jrayek_1", 6, ORANGE)
    stock(state, gems=3)
    garages(state, 0, 2)
    turn(state)
    play(state, "send neg_jrayek_2", "skip", "mirror cps_farm")
    assert state.lower == (0, 0, 0, 1, 0, 0) and state.deciders() == [ORANGE]


def test_prices_of_negotiations_add_up_surcharge_first_and_end_at_nothing() -> None:
    state = table()
    lead(state, "troy", "naira")
    ship(state, "garage_2", "ship_energy")
    stock(state, energy=1, gems=1)
    garages(state, 0, 3)
    turn(state)
    assert [name for name in sends(state) if name.startswith("neg")] == ["neg_zcharo_1", "neg_jrayek_1"]  # 4-2-1, 2-1
    state = table()
    lead(state, "troy", "naira")
    event(state, "strained_relations")
    stock(state, algae=6, energy=3, gems=2)
    garages(state, 0, 3)
    turn(state)
    assert [name for name in sends(state) if name.startswith("neg")] == ["neg_leyrien_1", "neg_jrayek_1"]


def test_troy_and_a_ship_make_no_debt() -> None:
    state = table(factions="bbb")
    lead(state, "troy", "naira")
    state.upper = (6, 5, 4, 3, 2, 1)
    garages(state, 0, 3)
    stock(state, algae=3)
    turn(state)
    play(state, "send neg_leyrien_1")
    assert have(state)[A] == 0


# -- sending -------------------------------------------------------------------------------------------------------------


def test_a_fuel_shortage_raises_both_garages_of_a_pair() -> None:
    state = table()
    event(state, "fuel_shortage")
    stock(state, water=10, algae=4)
    garages(state, 0, 4, 4)
    turn(state)
    assert "lab_1" not in sends(state)  # 2 + 3
    stock(state, water=10, algae=5)
    state.refresh()
    play(state, "send lab_1", "take farm_pile_1")
    assert have(state) == (0, 0, 0, 0)


def test_dice_of_headquarters_follow_the_signal_and_only_the_first_flips() -> None:
    state = table()
    event(state, "clear_signal")
    put(state, "hq_1", 2)
    put(state, "hq_3", 2)
    from_hq(state)
    play(state, "send market_1")
    assert offers(state) == ["as 1", "as 2", "as 3", "as 4", "as 5", "as 6"]
    play(state, "as 6", "send market_2")  # nothing to trade with
    assert offers(state) == ["as 1", "as 2", "as 3"]


def test_irenic_pairs_an_hq_die_with_any_garage_when_no_other_waits() -> None:
    state = table(irenic=True)
    put(state, "hq_2", 5)
    garages(state, 1, 5, 5)
    stock(state, water=10, algae=9)
    from_hq(state)
    play(state, "send lab_1")
    assert offers(state) == ["pair garage_2", "pair garage_3"]
    play(state, "pair garage_3", "pay 3 algae", "take farm_pile_1")
    assert state.garages[:3] == [1, 5, 0] and have(state)[A] == 4 and pair_at(state, "lab_1") == 5
    put(state, "hq_2", 5)
    put(state, "hq_3", 4)
    state.dice[8] = state.pairs[0] = 0
    state.agenda.clear()
    from_hq(state)
    assert "lab_1" not in sends(state)  # the next die of Headquarters comes first, and is a 4


def test_a_die_that_can_go_nowhere_waits_for_the_players_word() -> None:
    state = table()
    for place in (1, 2, 3, 4):
        put(state, f"hq_{place}", 1, ORANGE)
    for space in ("market_1", "market_2"):
        put(state, space, 1, ORANGE)
    garages(state, 1, 1)
    turn(state)
    assert offers(state) == ["cantina"] and state.deciders() == [BLUE]
    play(state, "cantina")
    assert have(state)[W] == 4 and state.next_garage(BLUE) < 0


def test_a_space_of_four_by_a_number_dear_for_all_is_free_with_every_saving() -> None:
    state = table(4)
    lead(state, "naira")
    done(state, "jrayek_drill")
    event(state, "rich_veins")
    ship(state, "garage_2", "ship_water")
    garages(state, 0, 1)
    turn(state)
    play(state, "send mining_4")  # 14 - 15
    assert have(state) == (0, 0, 0, 2)


def test_a_fresh_ship_turns_the_second_die_of_a_pair() -> None:
    state = table()
    tops(state, 3, "ship_flip")
    stock(state, energy=2, algae=9)
    garages(state, 1, 2, 5)
    turn(state)
    assert "lab_1" in sends(state)  # 1 becomes 2
    play(state, "send foundry_1", "as 1", "cantina")  # into garage 2; orange relaxes
    play(state, "send lab_1", "take farm_pile_1")
    assert at(state, "lab_1") == (BLUE, 5)  # flipped


def test_the_academy_trains_for_zaporrah_until_farms_are_full() -> None:
    state = table()
    lead(state, "zaporrah")
    done(state, "captains_cap")
    stock(state, algae=4)
    garages(state, 4)
    farm_die(state, "farm_1", 1)
    farm_die(state, "farm_2", 1)
    turn(state)
    play(state, "send academy_2", "as 4", "train 2", "settle farm_3")
    assert state.deciders() == [ORANGE] and state.pool[BLUE] == 2  # no farm is free for the others: they are not rolled


# -- tiles and dice ------------------------------------------------------------------------------------------------------


def test_sal_on_a_destroyed_farm_is_back_next_round_and_no_die_of_the_pool() -> None:
    state = table(factions="aab")
    lead(state, "bjorg_sal", "naira")
    state.upper = (6, 5, 4, 3, 2, 1)
    farm(state, "farm_4", "farm_hybrid")
    farm_die(state, "farm_4", SAL)
    put(state, "neg_jrayek_1", 6, ORANGE)
    stock(state, gems=3)
    garages(state, 0, 2)
    turn(state)
    play(state, "send neg_jrayek_2", "skip", "suffer cps_farm")
    assert state.pool[BLUE] == 0 and SAL not in state.farm_dice
    state.agenda.clear()
    state.then(Roll())
    go(state)
    assert state.rolls[BLUE] == (SAL,)


def test_revealed_vaults_give_nothing_while_hidden_ones_go_on() -> None:
    state = table()
    harvester(state, "v1")
    harvester(state, "v2", ORANGE)
    state.scanned = 0b010011  # v0, v1 and v4
    state.then(BeginHarvest())
    go(state)
    assert have(state, BLUE)[G] == 0 and have(state, ORANGE)[G] == 1
    assert state.pool == [0, 1]


def test_two_harvesters_on_one_vault_both_harvest_and_both_score() -> None:
    state = table()
    for seat in (BLUE, ORANGE):
        harvester(state, "v5", seat)
    state.round, state.event_row, state.event_deck = 7, (0, 1, 2, 3, 4, 5, 15), ()
    state.then(BeginHarvest())
    go(state)
    assert state.over and [have(state, seat)[G] for seat in (0, 1)] == [1, 1]
    assert [human_lines(state, seat)[5] for seat in (0, 1)] == [8, 8]


def test_the_last_hand_counts_after_the_limit() -> None:
    state = table()
    done(state, "archive")
    hand(state, *[CONTRACT.names[card][4:] for card in range(5, 15)])
    state.round, state.event_row, state.event_deck = 7, (0, 1, 2, 3, 4, 5, 15), ()
    state.then(BeginRest())
    play(go(state), *[f"discard {CONTRACT.names[card]}" for card in (5, 6)])
    assert state.over and human_lines(state, BLUE)[3] == 4


def test_a_trade_farm_may_spend_what_the_other_farms_have_just_given() -> None:
    state = table(seats=1)
    harvester(state, "v0")
    farm(state, "farm_4", "farm_trade")
    farm(state, "farm_5", "farm_six_gem")
    farm_die(state, "farm_5", 6)
    state.phase = HARVEST
    state.then(BeginHarvest())
    go(state)
    assert have(state) == (0, 0, 1, 2) and "trade t_g_e" in offers(state)


# -- secrets and undo ----------------------------------------------------------------------------------------------------


def at_draft(seed: int = 5, players: int = 2) -> Record:
    record = Record(GAME, GAME.setup(players, seed, {"leader_mode": "free"}))
    while asked(ci(record)) != "draft-pick":
        seat = record.state.deciders()[0]
        record.play(str(record.state.options(seat)[0]), seat)
    return record


def ci(record: Record) -> CiState:
    assert isinstance(record.state, CiState)
    return record.state


def test_a_draft_pick_shows_nothing_but_that_it_was_made_and_may_be_taken_back_until_all_have() -> None:
    record = at_draft()
    pack = ci(record).packs[0]
    before = {viewer: dump(record.view(viewer)) for viewer in (1, SPECTATOR)}
    assert record.play(f"keep {CONTRACT.names[pack[2]]}", 0) == []
    seen = {viewer: dump(record.view(viewer)) for viewer in (1, SPECTATOR)}
    record.undo(0)
    record.play(f"keep {CONTRACT.names[pack[0]]}", 0)
    for viewer in (1, SPECTATOR):
        assert dump(record.view(viewer)) == seen[viewer] != before[viewer]  # whichever card it was
        view = record.view(viewer)
        assert isinstance(view, CiState) and view.packs[0] == (-1,) * 4
    own = record.view(0)
    assert isinstance(own, CiState) and own.picks[0] == pack[0] and own.packs[1] == (-1,) * 4
    record.play(offers(ci(record), 1)[0], 1)
    assert record.undoable(0) is None and record.undoable(1) is None  # the packs have been passed


def test_the_cards_left_over_by_the_draft_are_open_and_the_kept_ones_are_not() -> None:
    record = at_draft(players=3)
    while asked(ci(record)) == "draft-pick":
        for seat in list(record.state.deciders()):
            record.play(offers(ci(record), seat)[-1], seat)
    view = record.view(SPECTATOR)
    assert isinstance(view, CiState) and len(view.discard) == 3 and -1 not in view.discard
    heard = " ".join(str(each) for _, each in record.log(SPECTATOR))
    for cards in ci(record).hands:
        assert not [card for card in cards if CONTRACT.names[card] in heard]


@pytest.mark.parametrize(
    ("texts", "undone"),
    [
        (["send control_1", "as 3"], True),  # nothing hidden comes to light
        (["send market_1", "as 3", "trade t_w_e"], True),
        (["send hq_1", "as 3", "take-water"], True),
        (["send hq_1", "as 3", "take-cards"], False),
        (["send foundry_1", "as 3"], False),  # the next ship of the pile lies open
    ],
)
def test_what_can_be_taken_back(texts: list[str], undone: bool) -> None:
    state = table()
    stock(state, water=10)
    garages(state, 3)
    turn(state)
    for number, text in enumerate(texts):
        play(state, text)
        if number < len(texts) - 1:
            assert not state.revealed
    assert state.revealed != undone


def test_taking_the_last_tile_of_a_pile_shows_nothing_new() -> None:
    state = table()
    state.piles[4] = (TILE.ids["ship_boost"],)
    stock(state, water=10)
    garages(state, 3)
    turn(state)
    play(state, "send foundry_1", "as 3")
    assert not state.revealed and state.piles[4] == ()


def test_lifting_and_placing_leaves_no_trace_for_others_and_undo_goes_on_after_the_other_confirmed() -> None:
    record = at_draft(9)
    while asked(ci(record)) != "assign-dice":
        seat = record.state.deciders()[0]
        record.play(offers(ci(record), seat)[0], seat)
    plain = {viewer: dump(record.view(viewer)) for viewer in (1, SPECTATOR)}
    first = offers(ci(record), 0)[0]
    for text in (first, f"lift {first.split(' ')[2]}", first):
        assert record.play(text, 0) == []
        for viewer in (1, SPECTATOR):
            assert dump(record.view(viewer)) == plain[viewer]
    while 1 in record.state.deciders():
        record.play(offers(ci(record), 1)[0], 1)
    assert record.undoable(0) is not None
    record.undo(0)
    assert first in offers(ci(record), 0) and ci(record).confirmed == 2


def test_assignments_become_public_with_the_last_confirmation_in_one_event_row() -> None:
    state = table()
    state.phase = PLAN
    for seat, face in ((BLUE, 6), (ORANGE, 2)):
        pool(state, 1, seat)
        state.rolls[seat], state.plans[seat] = (face,), (0,) * 11
    state.then(AssignDice(), BeginExecute())
    go(state)
    play(state, "assign 6 farm_3", "confirm", seat=BLUE)
    assert GAME.redact(state, ORANGE).rolls[BLUE] == (-1,) and "confirmed 0" in said(state)
    play(state, "assign 2 garage_1", seat=ORANGE)
    state.events = []
    play(state, "confirm", seat=ORANGE)
    assert said(state) == ["confirmed 1", "assigned 0 6 farm_3", "assigned 1 2 garage_1"]
    assert have(state)[E] == 0
