"""Setup, planning behind the screens, the order of the phases, limits and the end."""

from __future__ import annotations

import pytest

from circadians.scenes import (
    BLUE, ORANGE, asked, at, farm, farm_die, garages, go, hand, lead, offers, play, pool, put,
    stock, table,
)  # fmt: skip
from stolik.engine.codec import dump
from stolik.engine.contract import barriers_are_set, clones_are_isolated, views_are_honest
from stolik.engine.errors import BadSetup, IllegalOption
from stolik.engine.event import others
from stolik.engine.record import Record
from stolik.engine.rng import Dice
from stolik.engine.state import SPECTATOR
from stolik.games.circadians import GAME
from stolik.games.circadians.cards import ALLIES, BJORG_SAL, SECOND_EDITION
from stolik.games.circadians.pieces import CONTRACT, EXECUTE, FINISHED, PLAN, SAL
from stolik.games.circadians.rounds import AssignDice, BeginExecute, BeginRest, Roll
from stolik.games.circadians.setup import pool_of
from stolik.games.circadians.state import CiState

# -- setup ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "variants", "why"),
    [
        (1, {"ai": "none"}, "solo-needs-ai"),
        (4, {"ai": "ai_xiao"}, "four-and-ai"),
        (4, {"leaders_in_pool": "no_allies"}, "few-leaders 12"),
        (3, {"leaders_in_pool": "first_edition"}, "few-leaders 9"),
        (4, {"leaders_in_pool": "first_edition", "leader_mode": "dyad"}, "few-leaders 12"),
    ],
)
def test_impossible_setups_are_refused_with_a_reason(players: int, variants: dict[str, str], why: str) -> None:
    assert str(GAME.impossible(players, variants)) == why
    with pytest.raises(BadSetup, match=why):
        GAME.setup(players, 1, variants)


def test_free_choice_needs_only_one_leader_each() -> None:
    assert GAME.impossible(4, {"leaders_in_pool": "first_edition", "leader_mode": "free"}) is None
    assert GAME.impossible(4, {"leaders_in_pool": "no_second_edition"}) is None


def test_leader_pools_have_14_10_12_and_8_leaders() -> None:
    sizes = [len(pool_of(name)) for name in ("all", "no_allies", "no_second_edition", "first_edition")]
    assert sizes == [14, 10, 12, 8]
    assert not set(pool_of("first_edition")) & {*ALLIES, *SECOND_EDITION}


def test_the_table_is_laid() -> None:
    state = GAME.start(GAME.setup(3, 4, {"planet_side": "B"}))
    assert state.side == 1 and state.config == 1
    assert [len(pile) for pile in state.piles] == [5, 5, 5, 6, 6, 6]
    assert len(state.event_deck) == 7 and state.event_deck[0] == 15 and len(state.event_rest) == 9
    assert state.pool == [3] * 3 and state.reserve == [10] * 3 and state.harvesters == [0] * 3
    assert sorted(state.vaults) == [0, 1, 2, 3, 4, 5] and state.scanned == 0


def test_sides_are_as_chosen() -> None:
    state = GAME.start(GAME.setup(2, 4, {"leyrien_side": "b", "zcharo_side": "a", "jrayek_side": "b"}))
    assert state.faction_sides == (1, 0, 1)


def test_three_leaders_are_dealt_and_one_is_kept_in_secret() -> None:
    record = Record(GAME, GAME.setup(2, 3))
    state = record.state
    assert isinstance(state, CiState)
    assert state.deciders() == [0, 1] and len(offers(state, 0)) == 3
    assert record.play(offers(state, 0)[1], 0) == []
    view = record.view(1)
    assert isinstance(view, CiState)
    assert view.dealt[0] == (-1, -1, -1) and view.picks[0] == -2 and view.leaders == [0, 0]
    last = record.state
    assert isinstance(last, CiState)
    record.play(offers(last, 1)[0], 1)
    chosen = record.state
    assert isinstance(chosen, CiState)
    assert all(chosen.leaders) and chosen.dealt == [(), ()]  # A: the others stay unseen


def test_in_the_dyad_alliance_leaders_are_taken_excluded_and_taken_backwards() -> None:
    state = GAME.start(GAME.setup(3, 1, {"leader_mode": "dyad"}))
    first = state.radio
    order = [first, (first + 1) % 3, (first + 2) % 3]
    asked_ = []
    for verb in ("lead", "exclude", "lead"):
        for _ in range(3):
            asked_.append(state.deciders()[0])
            assert offers(state)[0].startswith(verb)
            play(state, offers(state)[0])
    assert asked_ == [*order, *order, *reversed(order)]
    assert [bin(mask).count("1") for mask in state.leaders] == [2, 2, 2]


def test_the_draft_keeps_one_and_passes_the_rest_to_the_left() -> None:
    state = GAME.start(GAME.setup(3, 8))
    for seat in range(3):
        play(state, offers(state, seat)[0], seat=seat)
    packs = list(state.packs)
    for seat in range(3):
        play(state, offers(state, seat)[0], seat=seat)
    assert [state.packs[(seat + 1) % 3] for seat in range(3)] == [pack[1:] for pack in packs]
    for _ in range(2):
        for seat in range(3):
            play(state, offers(state, seat)[0], seat=seat)
    zoeys = [3 if mask >> 13 & 1 else 0 for mask in state.leaders]
    assert [len(cards) for cards in state.hands] == [3 + more for more in zoeys] and len(state.discard) == 3


def test_alone_five_are_drawn_and_two_discarded() -> None:
    state = GAME.start(GAME.setup(1, 2))
    play(state, offers(state)[0])
    assert str(state.prompt(0)) == "solo-discard 2" and len(offers(state)) == 5
    play(state, offers(state)[0])
    play(state, offers(state)[0])
    assert len(state.hands[0]) in (3, 6) and len(state.discard) == 2


# -- plan ----------------------------------------------------------------------------------------------------------


def planning(*faces: int, other: tuple[int, ...] = (1, 1)) -> CiState:
    """Blue and orange behind their screens."""
    state = table()
    state.phase = PLAN
    for seat, dice in ((BLUE, faces), (ORANGE, other)):
        pool(state, len([face for face in dice if face != SAL]), seat)
        state.rolls[seat] = tuple(sorted(dice))
        state.plans[seat] = (0,) * 11
    state.then(AssignDice(), BeginExecute())
    return go(state)


def test_dice_go_to_the_leftmost_free_garage_or_any_farm_that_takes_one() -> None:
    state = planning(2, 5)
    farm(state, "farm_4", "farm_hybrid")
    farm(state, "farm_5", "farm_water")
    assert offers(state, BLUE) == [
        f"assign {face} {slot}" for face in (2, 5) for slot in ("garage_1", "farm_1", "farm_2", "farm_3", "farm_4")
    ]
    play(state, "assign 5 garage_1", seat=BLUE)
    assert "assign 2 garage_2" in offers(state, BLUE) and offers(state, BLUE)[-1] == "lift garage_1"


def test_equal_dice_are_one_choice() -> None:
    assert len(offers(planning(3, 3, 3), BLUE)) == 4


def test_dice_may_be_lifted_until_confirmed_and_garages_have_no_gap() -> None:
    state = planning(2, 5)
    play(state, "assign 2 garage_1", "assign 5 garage_2", seat=BLUE)
    assert offers(state, BLUE)[0] == "confirm"
    play(state, "lift garage_1", "assign 2 farm_1", seat=BLUE)
    assert "confirm" not in offers(state, BLUE)
    assert [str(each.reason) for each in state.refusals(BLUE)] == ["garage-gap garage_1"]
    play(state, "lift garage_2", "assign 5 garage_1", "confirm", seat=BLUE)
    assert state.deciders() == [ORANGE]
    with pytest.raises(Exception, match="does not decide"):
        play(state, "lift garage_1", seat=BLUE)


def test_taking_dice_back_has_an_end_but_never_leaves_a_seat_without_a_choice() -> None:
    state = planning(2, 5)
    for _ in range(10):
        play(state, "assign 2 garage_1", "lift garage_1", seat=BLUE)
    play(state, "assign 2 garage_1", "assign 5 garage_2", seat=BLUE)
    for _ in range(9):
        play(state, "lift garage_1", "assign 2 garage_1", seat=BLUE)
    play(state, "lift garage_1", "assign 2 garage_1", seat=BLUE)
    assert offers(state, BLUE) == ["confirm"]
    assert "lift garage_1: lifted-often" in str(state.refusals(BLUE))
    stuck = planning(2, 5)
    stuck.lifts[BLUE] = 19
    play(stuck, "assign 2 garage_1", "assign 5 garage_2", "lift garage_1", seat=BLUE)
    assert offers(stuck, BLUE) == ["assign 2 garage_1"]  # the gap must be closed now
    stuck = planning(2, 5)
    stuck.lifts[BLUE] = 18
    play(stuck, "assign 2 garage_1", "assign 5 garage_2", "lift garage_1", "assign 2 farm_1", "lift farm_1", seat=BLUE)
    play(stuck, "assign 2 garage_1", "confirm", seat=BLUE)


def test_every_die_must_be_assigned() -> None:
    state = planning(2, 5)
    play(state, "assign 2 garage_1", seat=BLUE)
    with pytest.raises(IllegalOption):
        play(state, "confirm", seat=BLUE)
    assert str(state.refusals(BLUE)[0].reason) == "dice-left 1"


def test_assignments_are_revealed_together() -> None:
    state = planning(2, 5)
    play(state, "assign 2 garage_1", "assign 5 farm_3", "confirm", seat=BLUE)
    assert state.garages[:5] == [0] * 5 and state.pool[BLUE] == 2
    play(state, "assign 1 garage_1", "assign 1 garage_2", "confirm", seat=ORANGE)
    assert state.garages[0] == 2 and state.farm_dice[2] == 5 and state.pool == [0, 0] and state.phase == EXECUTE


def test_nothing_of_an_unconfirmed_assignment_reaches_another_seat() -> None:
    setup = GAME.setup(2, 11, {"leader_mode": "free"})
    record = Record(GAME, setup)
    while asked(as_ci(record)) != "assign-dice":
        seat = record.state.deciders()[0]
        record.play(str(record.state.options(seat)[0]), seat)
    start = {viewer: dump(record.view(viewer)) for viewer in (SPECTATOR, 1)}
    rolled = [each for each in record.events[-1] if each.verb.name == "rolled"]
    assert rolled and {each.audience for each in rolled} == {0, 1}
    hidden = [each for each in record.events[-1] if each.verb.name == "rolled-hidden"]
    assert {each.audience for each in hidden} == {others(0), others(1)}
    for text in (offers(as_ci(record), 0)[0], offers(as_ci(record), 0)[-1]):
        assert record.play(text, 0) == []  # no event at all
        for viewer in (SPECTATOR, 1):
            assert dump(record.view(viewer)) == start[viewer]
    other = as_ci(record)
    assert offers(other, 1) and record.undoable(0) is not None
    view = record.view(1)
    assert isinstance(view, CiState)
    assert view.rolls[0] == (-1,) * len(view.rolls[0]) and not any(view.plans[0])


def as_ci(record: Record) -> CiState:
    assert isinstance(record.state, CiState)
    return record.state


def test_who_has_confirmed_is_public() -> None:
    record = Record(GAME, GAME.setup(2, 11, {"leader_mode": "free"}))
    while asked(as_ci(record)) != "assign-dice":
        seat = record.state.deciders()[0]
        record.play(str(record.state.options(seat)[0]), seat)
    while 0 in record.state.deciders():
        record.play(offers(as_ci(record), 0)[0], 0)
    view = record.view(1)
    assert isinstance(view, CiState) and view.confirmed == 1


def test_dice_at_headquarters_are_not_rolled_and_a_seat_without_dice_is_not_asked() -> None:
    state = table()
    put(state, "hq_1", 4)
    pool(state, 2, seat=ORANGE)
    state.then(Roll(), AssignDice())
    go(state)
    assert state.rolls[BLUE] == () and state.deciders() == [ORANGE] and at(state, "hq_1") == (BLUE, 4)


def test_sal_is_assigned_like_a_die() -> None:
    state = table()
    lead(state, "bjorg_sal")
    state.then(Roll(), AssignDice())
    go(state)
    assert state.rolls[BLUE] == (SAL,) and offers(state, BLUE)[0] == "assign sal garage_1"
    assert BJORG_SAL == 1


# -- execute and rest ----------------------------------------------------------------------------------------------


def test_garages_take_turns_from_the_radio_and_an_empty_one_passes() -> None:
    state = table(3)
    state.radio = 1
    garages(state, 2, seat=0)
    garages(state, 3, 3, seat=2)
    stock(state, algae=5, seat=2)
    state.then(BeginExecute())
    go(state)
    order = []
    for _ in range(3):
        order.append(state.deciders()[0])
        play(state, "send market_1" if len(order) == 1 else offers(state)[0])
        while asked(state) != "dispatch" and state.phase == EXECUTE:
            play(state, offers(state)[0])
    assert order == [2, 0, 2]


def test_dice_come_home_but_stay_at_headquarters_depository_and_negotiations() -> None:
    state = table()
    put(state, "hq_2", 1)
    put(state, "dep_c12_1", 1)
    put(state, "neg_zcharo_1", 1)
    put(state, "market_1", 1)
    put(state, "lab_1", 2)
    state.pairs[0] = 2
    state.reserve[BLUE] -= 1
    farm_die(state, "farm_2", 4)
    state.cantina[BLUE] = 1
    state.reserve[BLUE] -= 1
    state.round = 7
    state.event_row, state.event_deck = (0, 1, 2, 3, 4, 5, 15), ()
    state.then(BeginRest())
    go(state)
    assert state.over and state.pool[BLUE] == 4 and state.reserve[BLUE] == 6  # 5 came home, 1 over the limit
    assert at(state, "hq_2") and at(state, "dep_c12_1") and at(state, "neg_zcharo_1") and not at(state, "lab_1")


def test_the_radio_goes_left_and_hands_shrink_to_eight() -> None:
    state = table()
    hand(state, *[name[4:] for name in __import__("stolik.games.circadians.cards", fromlist=["x"]).CONTRACT_IDS[:10]])
    state.then(BeginRest())
    go(state)
    assert state.radio == ORANGE and str(state.prompt(BLUE)) == "hand-discard 2"
    play(state, "discard con_archive", "discard con_aqua_pack")
    assert len(state.hands[BLUE]) == 8 and len(state.discard) == 2


def test_drawing_reshuffles_the_discard_pile_and_may_come_up_short() -> None:
    state = table()
    state.deck, state.discard = (3,), (4,)
    state.draw_contracts(BLUE, 3)
    assert state.hands[BLUE] == (3, 4) and not state.deck and not state.discard


def test_ties_are_broken_by_dice_and_then_by_resources() -> None:
    state = table()
    pool(state, 2)
    pool(state, 1, seat=ORANGE)
    put(state, "hq_1", 3, ORANGE)  # A28
    assert GAME.winners(state) == [0, 1]
    stock(state, water=1, gems=0)
    assert GAME.winners(state) == [0] and str(GAME.tie_break(state)) == "by-resources"
    pool(state, 1, seat=ORANGE)
    assert GAME.winners(state) == [1] and str(GAME.tie_break(state)) == "by-dice"


def test_at_the_end_all_vaults_are_turned_up() -> None:
    state = table(ai="ai_xiao")
    state.round = 7
    state.event_row, state.event_deck = (0, 1, 2, 3, 4, 5, 15), ()
    state.then(BeginRest())
    go(state)
    assert state.over and state.scanned == 63 and state.phase == FINISHED and state.ai_harvester >= 37


def test_no_secret_occurs_in_what_a_spectator_sees_or_hears() -> None:
    dice = Dice(9)
    record = Record(GAME, GAME.setup(2, 21, {"ai": "ai_xiao"}))
    for number in range(160):
        if record.state.over:
            break
        seat = record.state.deciders()[0]
        options = record.state.options(seat)
        record.play(str(options[dice.below(len(options))]), seat)
        if number % 5 == 0:
            view = record.view(SPECTATOR)
            assert isinstance(view, CiState)
            known = {
                CONTRACT.names[card] for hand in (*view.hands, view.deck, *view.packs) for card in hand if card >= 0
            }
            heard = " ".join(str(event) for _, event in record.log(SPECTATOR))
            assert not known
            for secret in GAME.secrets(record.state):
                if secret.startswith("con_"):
                    assert secret not in heard or f"discarded 0 {secret}" in heard or f"discarded 1 {secret}" in heard


# -- games played with sense ----------------------------------------------------------------------------------------

MODES = [pytest.param(p, v, id="-".join([str(p), *v.values()])) for p, v in GAME.modes()]


@pytest.mark.parametrize(("players", "variants"), MODES[::2])
def test_games_played_with_sense_obey_the_contract_too(players: int, variants: dict[str, str]) -> None:
    """Random dice wander; by the bot's weights games go deep into contracts, negotiations and tiles."""
    dice = Dice(77)
    state = GAME.start(GAME.setup(players, 5, variants))
    for number in range(3000):
        GAME.conserved(state)
        if state.over:
            return
        seat = state.deciders()[0]
        options = state.options(seat)
        weights = GAME.priors(state) or [1.0] * len(options)
        mark = dice.below(1000) / 1000 * sum(weights)
        option = options[-1]
        for each, weight in zip(options, weights):
            mark -= weight
            if mark < 0:
                option = each
                break
        if number % 9 == 0:
            clones_are_isolated(GAME, state, seat, option)
            views_are_honest(GAME, state, dice)
        after = state.clone()
        after.choose(option, seat)
        if number % 9 == 0:
            barriers_are_set(GAME, state, after, seat, option, dice)
        state = after
    raise AssertionError("the game does not end")
