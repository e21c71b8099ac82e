"""Setup: factions, hands, mulligan, draft, board."""

from __future__ import annotations

import pytest
from excavation.scenes import acts, hand, ids, offers, play, table, told

from stolik.engine.errors import BadSetup
from stolik.games.excavation import GAME
from stolik.games.excavation.actions.choice import ChooseCard
from stolik.games.excavation.pieces import CARD, FACTION
from stolik.games.excavation.setup import Mulligan
from stolik.games.excavation.state import ExcavationState


def started(players: int, seed: int = 1, **variants: str) -> ExcavationState:
    return GAME.start(GAME.setup(players, seed, variants))


def test_a38_factions_are_chosen_in_seat_order_each_once() -> None:
    state = started(3)
    assert offers(state) == [f"faction {name}" for name in FACTION.names[:5]]
    play(state, "faction gul")
    assert state.deciders() == [1] and "faction gul" not in offers(state)
    assert [str(each.reason) for each in state.refusals(1)] == ["faction-taken"]


def test_random_factions_ask_nobody() -> None:
    state = started(4, factions="random")
    assert len(set(state.factions)) == 4 and isinstance(state.agenda[-1], Mulligan)


def test_the_lowest_initiative_begins() -> None:
    state = table("kuti_kuti", "issisinui", "aqulla", "gul")
    assert state.order == (2, 3, 1, 0)
    assert table("kuti_kuti").order == (1, 0)  # Zu has initiative 3
    assert table("gul").order == (0, 1)


@pytest.mark.parametrize(
    ("players", "forecast", "sites", "market", "coloured", "special"),
    [(1, 3, 3, 2, 8, 6), (2, 3, 3, 2, 8, 6), (3, 4, 3, 3, 9, 6), (4, 5, 4, 4, 10, 7)],
)
def test_the_table_is_laid_by_the_number_of_players(
    players: int, forecast: int, sites: int, market: int, coloured: int, special: int
) -> None:
    for seed in range(5):
        state = started(players, seed, factions="random")
        while not state.round:
            play(state, "done")
        if state.order[0] >= players:  # Zu has already acted
            continue
        assert len(state.forecast) == forecast and set(state.marks) == {-2}
        for colour in range(5):
            assert sum(state.ground[colour * 4 : colour * 4 + 4]) == sites
            assert len(state.black[colour]) == market
            assert len(state.stacks[colour]) == 18 - sites - market
        assert [len(queue) for queue in state.queues] == [3] * 6
        in_queues = [sum(queue.count(buyer) for queue in state.queues) for buyer in range(6)]
        assert [state.track[buyer] + in_queues[buyer] for buyer in range(6)] == [coloured] * 5 + [special]
        assert all(len(set(cards)) <= 6 and len(cards) == 6 for cards in state.hands)
        assert state.fuel == [7] * players
        assert state.explorers == [(0, 9)] * players
        assert state.credits[0] == 8 and state.crew[0] == 22


def test_e17_levels_after_setup() -> None:
    for players, first in ((2, 10), (3, 5), (4, 0)):
        state = started(players, 7, factions="random")
        while not state.round:
            play(state, "done")
        specials = sum(queue.count(5) for queue in state.queues)
        assert sum(state.level(colour) for colour in range(5)) == first + 18 - specials


def test_the_third_explorer_comes_at_the_first_turn_anywhere_but_the_first_two() -> None:
    state = started(2, factions="random")
    while not state.round:
        play(state, "done")
    assert len(offers(state)) == 19
    assert "place market_1" not in offers(state) and "place market_4" not in offers(state)
    assert "place black_east" in offers(state) and "place market_6" in offers(state)
    seat = state.deciders()[0]
    play(state, "place dig_red_1")
    assert len(state.explorers[seat]) == 3


def mulligan(cards: str) -> ExcavationState:
    state = started(2, factions="random")
    assert isinstance(state.agenda[-1], Mulligan)
    state.hands[state.agenda[-1].seat] = tuple(sorted(ids(CARD, cards)))
    state.refresh()
    return state


def test_a15_four_of_a_colour_may_be_exchanged_once() -> None:
    state = mulligan("red_s1 red_s2 red_s3 red_s3 green_s4 purple_s5")
    seat = state.deciders()[0]
    assert offers(state) == ["toss red_s1", "toss red_s2", "toss red_s3", "done"]
    play(state, "toss red_s1", "toss red_s3")
    assert offers(state) == ["toss red_s2", "toss red_s3", "done"]  # still of the first six
    assert str(state.prompt(seat)) == "exchange 2"
    play(state, "done")
    assert len(state.hands[seat]) == 6 and state.deciders()[0] == 1 - seat
    assert state.discards == list(ids(CARD, "red_s1 red_s3"))


def test_a15_a_colour_and_a_symbol_qualify_together() -> None:
    state = mulligan("red_s1 red_s2 red_s3 red_s4 green_s4 purple_s4")
    assert "toss green_s4" not in offers(state)
    state = mulligan("red_s4 red_s2 red_s3 red_s4 green_s4 purple_s4")
    assert len(offers(state)) == 6  # both copies of red_s4 are one option


def test_a_hand_without_four_alike_is_asked_all_the_same_so_that_nobody_learns_of_it() -> None:
    state = mulligan("red_s1 red_s2 red_s3 green_s4 green_s5 purple_s4")
    assert offers(state) == ["done"]
    assert str(state.prompt(state.deciders()[0])) == "no-mulligan"
    state.refresh()
    assert state.deciders()


def test_a24_alone_a_mulligan_is_possible_and_only_asked_for_when_it_is() -> None:
    asked = 0
    for seed in range(40):
        state = started(1, seed)
        play(state, "faction gul")
        if isinstance(state.agenda[-1], Mulligan):
            asked += 1
            assert offers(state)[0].startswith("toss")
    assert 0 < asked < 40


def test_the_starting_hand_can_be_drafted() -> None:
    state = started(3, 2, hand_draft="on", factions="random")
    assert state.deciders() == [0, 1, 2] and [len(pack) for pack in state.packs] == [8, 8, 8]
    second = state.packs[1]
    for seat in (0, 1, 2):
        play(state, *[offers(state, seat)[0]], seat=seat)
        play(state, *[offers(state, seat)[0]], seat=seat)
    assert state.packs[2] == second[2:]  # passed to the left: from seat 1 to seat 2
    while not state.round:
        play(state, offers(state)[0])
    assert [len(cards) for cards in state.hands] == [6, 6, 6] and len(state.discards) == 6
    assert not any(state.packs) and not any(state.picks)


def test_impossible_setups() -> None:
    with pytest.raises(BadSetup, match="no-solo-draft"):
        GAME.setup(1, 0, {"hand_draft": "on"})
    with pytest.raises(BadSetup, match="solo-only"):
        GAME.setup(2, 0, {"solo_hard_1": "on"})
    with pytest.raises(BadSetup, match="easy-or-hard"):
        GAME.setup(1, 0, {"solo_easy_2": "on", "solo_hard_2": "on"})
    GAME.setup(1, 0, {"solo_easy_2": "on", "solo_hard_2": "off"})


def test_a_turn_has_two_actions_and_a_first_pass_forfeits_the_second() -> None:
    state = acts(table("aqulla", "gul"), 0, "red_s1 red_s2 red_s3", left=2)
    play(state, "card red_s1", "travel", "done")
    assert state.deciders() == [0]
    play(state, "card red_s2", "travel", "done")
    assert state.deciders() == [1]
    acts(state, 0, "red_s1", left=2)
    state.upcoming = 1
    play(state, "pass")
    assert state.deciders() == [1] and "passed 0" in told(state)


def test_a8_a_pass_is_legal_as_the_second_action_and_forced_without_cards() -> None:
    state = acts(table("aqulla", "gul"), 0, "red_s1", left=2)
    play(state, "card red_s1", "travel", "done")
    assert state.passed == 1 and state.deciders() == [1]  # the hand was empty: the pass played itself
    state = acts(table("aqulla", "gul"), 0, "red_s1 red_s2", left=1)
    assert "pass" in offers(state)


def test_whoever_passes_keeps_two_action_cards_and_sets_travel_cards_aside() -> None:
    state = acts(table("aqulla", "gul"), 0, "red_s1 red_s2 red_s3 green_s1", fuel="2 4")
    play(state, "pass")
    assert str(state.prompt(0)) == "discard 2" and state.fuel[0] == 0
    play(state, "discard red_s2", "discard red_s1")
    assert hand(state) == "green_s1 red_s3" and state.deciders() == [1]
    acts(state, 1, "red_s1 red_s2")
    play(state, "pass")
    assert hand(state, 1).startswith("red_s1 red_s2") or state.round == 2


def test_the_last_player_takes_consecutive_turns() -> None:
    state = acts(table("aqulla", "gul", "issisinui"), 0, "", left=2)
    state.passed = 0b011
    acts(state, 2, "red_s1 red_s2 red_s3 red_s4 red_s5", left=2)
    for card in ("red_s1", "red_s2", "red_s3", "red_s4"):
        play(state, f"card {card}", "travel", "done")
        assert state.deciders() == [2]
    assert isinstance(state.agenda[-1], ChooseCard)
