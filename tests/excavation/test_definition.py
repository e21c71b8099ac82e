"""Whole actions against their definition, on positions mixed at random.

What the rules say is written here once more, and plainly: every result of an action as a set, without questions and
answers. Playing every option of the game to its end must give the same set.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import combinations, permutations

import pytest
import ways

from excavation.mixed import FREE_SPACES, mixed, picture, sold
from excavation.scenes import play, table
from stolik.games.excavation.actions.choice import ChooseCard
from stolik.games.excavation.board import (
    BLACK_MARKET_OF,
    BLACK_MARKETS,
    CENTRE_OF,
    NEIGHBOURS,
    PLACE_OF_MARKET,
    SITE_OF,
)
from stolik.games.excavation.cards import AQULLA, CARD_COLOUR, CARD_SYMBOL, GUL, ISSISINUI, KUTI_KUTI, SPECIAL
from stolik.games.excavation.pieces import CARD, HATCH, HOLD, NOTHING
from stolik.games.excavation.state import ExcavationState, joined, without
from stolik.games.excavation.tiles import VALUE

Outcomes = Iterator[ExcavationState]


def crewed(state: ExcavationState) -> Iterator[int]:
    """Where a marker may come from: the supply, or else any guard."""
    if state.crew[0]:
        yield -1
    else:
        yield from [cell for cell in range(20) if state.gallery[0] >> cell & 1]


def sampled(state: ExcavationState, tiles: tuple[int, ...]) -> Outcomes:
    """None, some or all of the gained tiles are sampled, in any order."""
    yield state
    for order in permutations(tiles):
        if state.gallery[0] >> order[0] & 1:
            continue
        for guard in crewed(state):
            after = state.clone()
            after.sample(0, order[0], guard)
            yield from sampled(after, order[1:]) if order[1:] else [after]


def dug(state: ExcavationState, tile: int) -> Outcomes:
    """A tile comes from its dig site into the hold, if that has a free space."""
    if len(state.hold[0]) < FREE_SPACES[HOLD]:
        after = state.clone()
        after.dig(0, tile, HOLD)
        yield after


def excavate(state: ExcavationState, card: int) -> Outcomes:
    places, colour = state.explorers[0], CARD_COLOUR[card]
    lying = [tile for tile in range(4 * colour, 4 * colour + 4) for _ in range(state.ground[tile])]
    for one in set(lying):
        if SITE_OF[one] in places:
            for after in dug(state, one):
                yield from sampled(after, (one,))
    for one, two in set(permutations(lying, 2)):
        here, there = SITE_OF[one], SITE_OF[two]
        both = here != there and here in places and there in places
        beside = state.factions[0] == KUTI_KUTI and here in places and (there == here or there in NEIGHBOURS[here])
        if both or beside:
            for first in dug(state, one):
                for after in dug(first, two):
                    yield from sampled(after, (one, two))


def with_trader(state: ExcavationState, market: int) -> Outcomes:
    for guard in crewed(state):
        after = state.clone()
        after.add_trader(0, market, guard)
        yield after


def with_buyer(state: ExcavationState, market: int, buyer: int) -> Outcomes:
    if state.track[buyer]:
        after = state.clone()
        after.push(market, buyer)
        yield after


def market(state: ExcavationState, card: int) -> Outcomes:
    here = CARD_SYMBOL[card]
    if PLACE_OF_MARKET[here] not in state.explorers[0]:
        return
    traded = list(with_trader(state, here))
    special = [after for before in (state, *traded) for after in with_buyer(before, here, SPECIAL)]
    yield from traded + special
    for before in (state, *traded, *special):
        for colour in range(5):
            yield from with_buyer(before, here, colour)


def command(state: ExcavationState, card: int) -> Outcomes:
    here = CARD_SYMBOL[card]
    centre = CENTRE_OF[here]

    def ruled(before: ExcavationState) -> Outcomes:
        for guard in crewed(before):
            after = before.clone()
            after.add_representative(0, centre, guard)
            yield after
        if before.reps[centre]:
            after = before.clone()
            after.withdraw(0, centre)
            yield after

    for first in with_trader(state, here):
        yield from (first, *ruled(first))
    for first in ruled(state):
        yield from (first, *with_trader(first, here))


def sale(state: ExcavationState, free: int) -> Outcomes:
    """One to three markets, each with a trader and an interested buyer, and a tile for each."""
    for colour in range(5):
        own = [(tile, HOLD) for tile in state.hold[0] if tile >> 2 == colour]
        own += [(tile, HATCH) for tile in state.hatch[0] if tile >> 2 == colour]
        good = [m for m in range(6) if (state.traders[m] or m == free) and state.interest(m, colour)]
        for count in (1, 2, 3):
            for markets in combinations(good, count):
                for tiles in set(combinations(own, count)):
                    yield sold(state.clone(), 0, colour, markets, tiles)


def sell(state: ExcavationState, card: int) -> Outcomes:
    free = CARD_SYMBOL[card] if state.factions[0] == AQULLA else -1
    yield from sale(state, free)
    if state.factions[0] == GUL and set(BLACK_MARKETS) & set(state.explorers[0]):
        for tile in [stack[0] for stack in state.black if stack]:
            for bought in acquired(state, tile, VALUE[tile]):
                for after in sampled(bought, (tile,)):
                    yield from sale(after, free)


def acquired(state: ExcavationState, tile: int, price: int) -> Outcomes:
    """A top tile of the black market is paid for and comes into hold or hatch."""
    for store, tiles in ((HOLD, state.hold[0]), (HATCH, state.hatch[0])):
        if price <= state.credits[0] and len(tiles) < FREE_SPACES[store]:
            after = state.clone()
            after.acquire(0, tile, store, price)
            yield after


def smuggle(state: ExcavationState, card: int) -> Outcomes:
    if BLACK_MARKET_OF[CARD_SYMBOL[card]] not in state.explorers[0]:
        return
    own = [(tile, HOLD) for tile in state.hold[0]] + [(tile, HATCH) for tile in state.hatch[0]]
    for count in (1, 2):
        for gone in permutations(own, count):
            if len({tile >> 2 for tile, _ in gone}) == count:
                after = state.clone()
                for tile, store in gone:
                    after.deliver(0, tile, store)
                yield after
    tops = [stack[0] for stack in state.black if stack]
    for one in tops:
        for first in acquired(state, one, VALUE[one] + 1):
            yield from sampled(first, (one,))
            for two in tops:
                if two != one:
                    for after in acquired(first, two, VALUE[two] + 1):
                        yield from sampled(after, (one, two))


def survey(state: ExcavationState, card: int) -> Outcomes:
    """A free card of the forecast is replaced, a token taken; then the tiles. In round 3 there are only the tiles."""
    colour = CARD_COLOUR[card]
    if state.round == 3:
        if state.stacks[colour]:
            yield from unearthed(state, colour)
        return
    for slot in [slot for slot, mark in enumerate(state.marks) if mark == NOTHING]:
        after = state.clone()
        after.discards = [*state.discards[:-1], state.forecast[slot]]
        after.forecast = (*state.forecast[:slot], card, *state.forecast[slot + 1 :])
        if state.crew[0]:
            after.crew[0] -= 1
            after.marks = (*state.marks[:slot], 0, *state.marks[slot + 1 :])
        if not state.tokens[0]:
            after.tokens = (max(state.tokens) + 1, *state.tokens[1:])
        yield from unearthed(after, colour)


def unearthed(state: ExcavationState, colour: int) -> Outcomes:
    """Two tiles, or three for Is'sisinui, who may keep one of them for nothing."""
    seer = state.factions[0] == ISSISINUI
    after = state.clone()
    drawn = tuple(sorted(after.draw_tile(colour) for _ in range(min(3 if seer else 2, len(state.stacks[colour])))))
    yield from placed(after, colour, drawn)
    if seer and len(state.hold[0]) < FREE_SPACES[HOLD]:
        for tile in drawn:
            claimed = after.clone()
            claimed.hold[0] = joined(claimed.hold[0], (tile,))
            for kept in sampled(claimed, (tile,)):
                yield from placed(kept, colour, without(drawn, tile))


def placed(state: ExcavationState, colour: int, tiles: tuple[int, ...]) -> Outcomes:
    """One tile goes to its site, one more may be bought for twice its value, the rest goes back."""
    if not tiles:
        yield state
    for tile in tiles:
        laid = state.clone()
        laid.ground[tile] += 1
        rest = without(tiles, tile)
        back = laid.clone()
        back.stacks[colour] += rest
        yield back
        for other in rest:
            if 2 * VALUE[other] <= laid.credits[0] and len(laid.hold[0]) < FREE_SPACES[HOLD]:
                bought = laid.clone()
                bought.credits[0] -= 2 * VALUE[other]
                bought.hold[0] = joined(bought.hold[0], (other,))
                bought.stacks[colour] += without(rest, other)
                yield from sampled(bought, (other,))


def ends(state: ExcavationState) -> set[str]:
    """Where all ways through the options of an action end."""
    return ways.ends(
        state, lambda here: isinstance(here.agenda[-1], ChooseCard), picture, lambda here: (here.drawn, here.unearthed)
    )


def lay_forecast(state: ExcavationState, number: int, dice: random.Random) -> None:
    """A round, with some cards of its forecast marked and some tokens taken."""
    state.round = number
    state.forecast = tuple(dice.sample(range(30), 3)) if number < 3 else ()
    state.marks = tuple(dice.choice((NOTHING, NOTHING, 0, 1)) for _ in state.forecast)
    state.tokens = dice.choice(((0, 0), (0, 1), (1, 0), (2, 1)))


@pytest.mark.parametrize(
    "action", [excavate, market, command, sell, smuggle, survey], ids=lambda action: action.__name__
)
def test_every_way_through_an_action_ends_where_its_definition_says(
    action: Callable[[ExcavationState, int], Outcomes],
) -> None:
    start = table("gul", "kuti_kuti")
    legal = 0
    for seed in range(40):
        dice = random.Random(seed)
        state = mixed(start, dice)
        seer = action is survey and dice.random() < 0.5
        state.factions = (ISSISINUI if seer else dice.randrange(5), state.factions[1])
        lay_forecast(state, dice.choice((1, 2, 3)) if action is survey else 1, dice)
        card = dice.randrange(30)
        places = dice.sample(range(21), 3)
        near = {excavate: SITE_OF[4 * CARD_COLOUR[card] + seed % 4], market: PLACE_OF_MARKET[CARD_SYMBOL[card]]}
        near |= {smuggle: BLACK_MARKET_OF[CARD_SYMBOL[card]], sell: BLACK_MARKETS[0]}
        wanted = near.get(action, places[0])
        state.explorers[0] = (wanted, *[place for place in places if place != wanted][:2])
        state.hands[0], state.fuel[0] = (card,), 0
        state.agenda = [ChooseCard(1, 1), ChooseCard(0, 1)]
        state.refresh()
        play(state, f"card {CARD.text(card)}")
        paid = state.clone()
        paid.take_chosen(0)
        paid.discards.append(card)
        expected = {picture(after) for after in action(paid, card)}
        offered = [str(option) for option in state.options()]
        assert (action.__name__ in offered) == bool(expected)
        if expected:
            legal += 1
            play(state, action.__name__)
            assert ends(state) == expected
    assert legal > 10
