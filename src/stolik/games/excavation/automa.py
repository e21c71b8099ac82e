"""Zu, the official solo opponent: it draws its actions from a deck and follows priorities.

Zu has no hand and no explorers. Candidates are compared by tuples of keys, the smallest first; what is still equal
is decided at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ...engine.agenda import Step
from . import cards, pieces
from .actions.sell import board_ship, give, pay_sale
from .actions.smuggle import SURCHARGE
from .actions.survey import buy_unearthed, lay_unearthed, mark_forecast, return_unearthed, unearth
from .board import CENTRE_OF, MARKETS
from .state import ExcavationState
from .tiles import HATCH_SIZE, HOLD_SIZE, VALUE

HUMAN: Final = 0
ZU_SIDE: Final = 1
CARRIED_OVER: Final = 3  # cards of the last round that come back
ACTIONS_PER_TURN: Final = 2

Key = tuple[int, ...]


def pick(state: ExcavationState, candidates: list[int], keys: list[Key]) -> int:
    """The candidate with the smallest key; a random one of those that tie."""
    best = min(keys)
    tied = [each for each, key in zip(candidates, keys) if key == best]
    return tied[0] if len(tied) == 1 else tied[state.below(len(tied))]


def pick_some(state: ExcavationState, candidates: list[int], keys: list[Key], count: int) -> tuple[int, ...]:
    """The candidates with the smallest keys, ties in random order; all are ranked before anything moves (A49)."""
    mixed = list(range(len(candidates)))
    state.shuffle(mixed)
    ranked = sorted([(keys[index], place, candidates[index]) for place, index in enumerate(mixed)])
    return tuple([candidate for _, _, candidate in ranked[:count]])


# -- Zu's turn ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ZuTurn(Step):
    """Zu reveals and resolves two cards; when one is due and its deck is empty, it passes."""

    def run(self, state: ExcavationState) -> None:
        for _ in range(ACTIONS_PER_TURN):
            if not state.zu_deck:
                state.passed |= 1 << ZU_SIDE
                state.tell(pieces.PASSED, (ZU_SIDE,))
                return
            card = reveal_card(state)
            state.tell(pieces.ZU_REVEALS, (card,))
            resolve(state, card)
            if (
                state.rules & pieces.EASY_4
                and state.zu_deck
                and cards.ZU_TYPE[card] in (cards.RUSH_CARD, cards.SURVEY_CARD, cards.EXCAVATE_CARD)
            ):
                state.tell(pieces.ZU_SKIPS, (reveal_card(state),))  # A25: it may be carried over.


def reveal_card(state: ExcavationState) -> int:
    """The top card of Zu's deck goes face up to its discard pile."""
    card = state.zu_deck[-1]
    state.reveal()
    state.zu_deck = state.zu_deck[:-1]
    state.zu_discards = (*state.zu_discards, card)
    state.zu_seen |= 1 << card
    return card


def refill_zu_deck(state: ExcavationState) -> None:
    """Three random cards of the last round are shuffled into the new round's deck; nobody sees which."""
    mixed = state.shuffled(state.zu_discards)
    state.zu_removed += len(mixed) - CARRIED_OVER
    state.zu_last = state.zu_discards
    state.zu_discards = ()
    state.zu_deck = state.shuffled(state.zu_later[0] + mixed[:CARRIED_OVER])
    state.zu_later = state.zu_later[1:]


def resolve(state: ExcavationState, card: int) -> None:
    """Do what a card of Zu says."""
    type_ = cards.ZU_TYPE[card]
    if type_ == cards.EXCAVATE_CARD:
        zu_excavate(state, cards.ZU_PAIR[card])
    elif type_ == cards.MARKET_CARD:
        zu_market(state)
    elif type_ == cards.COMMAND_CARD:
        zu_command(state, cards.ZU_MARKET[card])
    elif type_ == cards.SELL_CARD:
        zu_sell(state)
    elif type_ == cards.RUSH_CARD:
        zu_rush(state)
    else:
        zu_survey(state)


def fail(state: ExcavationState) -> None:
    """A failed action pays Zu instead."""
    amount = cards.FAILURE_CREDITS
    if state.rules & pieces.EASY_2:
        amount = 0
    elif state.rules & pieces.HARD_2:
        amount = cards.HARD_FAILURE_CREDITS
    state.gain(ZU_SIDE, amount, pieces.FAILURES)
    state.tell(pieces.ZU_FAILS, (amount,))


# -- what Zu looks at -----------------------------------------------------------------------------------------


def has(state: ExcavationState, tile: int) -> bool:
    """Whether Zu has a sample or a copy of a tile."""
    sampled = state.gallery[ZU_SIDE] >> tile & 1
    return sampled == 1 or tile in state.hold[ZU_SIDE] or tile in state.hatch[ZU_SIDE]


def zu_owned(state: ExcavationState, colour: int) -> list[int]:
    """Zu's tiles of a colour, those in the hold first."""
    return [tile for tile in state.hold[ZU_SIDE] + state.hatch[ZU_SIDE] if tile >> 2 == colour]


def influence(state: ExcavationState, centre: int) -> Key:
    """How much a representative would change in a centre: the greatest change has the smallest key (A20)."""
    human, zu = state.reps[HUMAN * 3 + centre], state.reps[ZU_SIDE * 3 + centre]
    if human == 0 and zu == 0:
        category = 1  # nobody is there
    elif zu + 1 == human:
        category = 2  # Zu would tie
    elif zu == human:
        category = 3  # Zu would break a tie
    elif zu + 1 < human:
        category = 4  # the human's lead would shrink
    else:
        category = 5  # Zu's lead would grow
    return (category, abs(human - zu))


def target_colour(state: ExcavationState) -> int:
    """The most popular colour of which Zu has a tile, then the one it has most of; NOTHING without tiles."""
    colours = [colour for colour in range(5) if zu_owned(state, colour)]
    if not colours:
        return pieces.NOTHING
    return pick(state, colours, [(-state.level(c), -len(zu_owned(state, c))) for c in colours])


def profit(state: ExcavationState, market: int, colour: int) -> Key:
    """How profitable a market is for selling a colour: buyers, then human traders beside Zu's, then influence."""
    human = state.traders[HUMAN * len(MARKETS) + market] if state.traders[ZU_SIDE * len(MARKETS) + market] else 0
    return (-state.interest(market, colour), -human) + influence(state, CENTRE_OF[market])


def zu_sample(state: ExcavationState, tile: int) -> None:
    """Zu samples whatever it gains, if the cell is free."""
    if not state.gallery[ZU_SIDE] >> tile & 1 and state.crew[ZU_SIDE]:
        state.sample(ZU_SIDE, tile)


# -- Excavate, and Smuggle where that fails -------------------------------------------------------------------


def eligible(state: ExcavationState, colour: int) -> list[int]:
    """The tiles of a colour on dig sites that Zu has no sample or copy of."""
    return [tile for tile in range(colour * 4, colour * 4 + 4) if state.ground[tile] and not has(state, tile)]


def desired_colour(state: ExcavationState, pair: tuple[int, ...], capacity: int) -> int:
    """The more popular colour of a pair, or of all on dig sites; ties: two new kinds, not owned, rare for the human."""
    if pair:
        pool = list(pair)
    else:
        pool = [colour for colour in range(5) if sum(state.ground[colour * 4 : colour * 4 + 4]) > 0] or list(range(5))
    top = max([state.level(colour) for colour in pool])
    pool = [colour for colour in pool if state.level(colour) == top]
    keys: list[Key] = []
    for colour in pool:
        two_kinds = capacity >= 2 and len(eligible(state, colour)) >= 2
        keys.append((0 if two_kinds else 1, 1 if zu_owned(state, colour) else 0, state.owned(HUMAN, colour)))
    return pick(state, pool, keys)


def best_tile(state: ExcavationState, tiles: list[int]) -> int:
    """A tile that the human has no sample of, then the rarest on the board (A27), then the most valuable."""
    keys: list[Key] = []
    for tile in tiles:
        copies = state.ground[tile] + state.black[tile >> 2].count(tile)
        keys.append((state.gallery[HUMAN] >> tile & 1, copies, -VALUE[tile]))
    return pick(state, tiles, keys)


def zu_excavate(state: ExcavationState, pair: tuple[int, ...]) -> None:
    """Take up to two tiles of the desired colour; without one, acquire; with full stores, deliver (A21)."""
    free_hold = HOLD_SIZE - len(state.hold[ZU_SIDE])
    free_hatch = HATCH_SIZE - len(state.hatch[ZU_SIDE])
    capacity = free_hold + (free_hatch if state.rules & pieces.HARD_3 else 0)
    colour = desired_colour(state, pair, capacity)
    if free_hold + free_hatch == 0:
        zu_deliver(state)
        return
    wanted = [colour, colour]
    if state.rules & pieces.HARD_1 and pair:  # one of each colour
        wanted[1] = pair[1] if colour == pair[0] else pair[0]
    taken = 0
    for each in wanted:
        tiles = eligible(state, each)
        if taken < capacity and tiles:
            tile = best_tile(state, tiles)
            state.dig(ZU_SIDE, tile, pieces.HOLD if state.has_hold_space(ZU_SIDE) else pieces.HATCH)
            zu_sample(state, tile)
            taken += 1
    if taken == 0:
        zu_acquire(state, colour)


def zu_acquire(state: ExcavationState, colour: int) -> None:
    """Acquire the first useful top tile from the desired colour's stack rightwards (A28); else deliver."""
    for step in range(5):
        stack = state.black[(colour + step) % 5]
        if stack and is_acquirable(state, stack[0]):
            acquire_for_zu(state, stack[0])
            if state.rules & pieces.HARD_5:
                zu_acquire_another(state)
            return
    zu_deliver(state)


def is_acquirable(state: ExcavationState, tile: int) -> bool:
    """Whether Zu lacks a tile and can pay for it."""
    return not has(state, tile) and state.credits[ZU_SIDE] >= VALUE[tile] + SURCHARGE


def acquire_for_zu(state: ExcavationState, tile: int) -> None:
    """Zu pays, stores in the hatch if it has space, and samples."""
    state.acquire(
        ZU_SIDE, tile, pieces.HATCH if state.has_hatch_space(ZU_SIDE) else pieces.HOLD, VALUE[tile] + SURCHARGE
    )
    zu_sample(state, tile)


def zu_acquire_another(state: ExcavationState) -> None:
    """solo_hard_5: the most valuable useful top tile comes in addition, the leftmost if equal (A29)."""
    if not (state.has_hold_space(ZU_SIDE) or state.has_hatch_space(ZU_SIDE)):
        return
    best = pieces.NOTHING
    for stack in state.black:
        if stack and is_acquirable(state, stack[0]) and (best == pieces.NOTHING or VALUE[stack[0]] > VALUE[best]):
            best = stack[0]
    if best != pieces.NOTHING:
        acquire_for_zu(state, best)


def by_value(tiles: Sequence[int]) -> list[int]:
    """Tiles of a colour from the least to the most valuable; Zu has no copies."""
    return sorted(tiles, key=lambda tile: (VALUE[tile], tile))


def zu_deliver(state: ExcavationState) -> None:
    """Deliver the best tile of two colours: the most valuable, from the hold, of the less popular colour."""
    tiles: list[int] = []
    keys: list[Key] = []
    for colour in range(5):
        owned = zu_owned(state, colour)
        if owned:
            tile = by_value(owned)[-1]
            tiles.append(tile)
            keys.append((-VALUE[tile], 0 if tile in state.hold[ZU_SIDE] else 1, state.level(colour)))
    if not tiles:
        fail(state)
        return
    for tile in pick_some(state, tiles, keys, 2):
        state.deliver(ZU_SIDE, tile, pieces.HOLD if tile in state.hold[ZU_SIDE] else pieces.HATCH)


# -- Market, Command, Sell, Rush, Survey ----------------------------------------------------------------------


def zu_market(state: ExcavationState) -> None:
    """Place traders on two markets without one, and add a special and a coloured buyer to each."""
    markets = [market for market in range(len(MARKETS)) if not state.traders[ZU_SIDE * len(MARKETS) + market]]
    crew = state.crew[ZU_SIDE]
    if not markets or not crew:
        fail(state)
        return
    colour = target_colour(state)
    keys: list[Key] = []
    for market in markets:
        buyers = state.interest(market, colour) if colour != pieces.NOTHING else 0
        keys.append((-buyers, *influence(state, CENTRE_OF[market])))
    chosen = pick_some(state, markets, keys, min(2, crew))
    for market in chosen:
        state.add_trader(ZU_SIDE, market)
    for market in chosen:
        if state.track[cards.SPECIAL]:
            state.push(market, cards.SPECIAL)
        if not state.rules & pieces.EASY_3:
            colour = target_colour(state)
            if colour == pieces.NOTHING:
                colour = state.below(5)  # A43
            if state.track[colour]:
                state.push(market, colour)


def zu_command(state: ExcavationState, market: int) -> None:
    """Place a trader on the card's market, if Zu has none there, and a representative in its centre."""
    if not state.crew[ZU_SIDE]:
        fail(state)
        return
    if not state.traders[ZU_SIDE * len(MARKETS) + market]:
        state.add_trader(ZU_SIDE, market)
    if state.crew[ZU_SIDE]:
        state.add_representative(ZU_SIDE, CENTRE_OF[market])


def zu_sell(state: ExcavationState) -> None:
    """Sell as many tiles of one colour as possible (A22), the least valuable, at the most profitable markets."""
    most = 0
    colours: list[int] = []
    for colour in range(5):
        count = min(3, len(zu_owned(state, colour)), len(zu_markets(state, colour)))
        if count > most:
            most = count
            colours = []
        if count == most:
            colours.append(colour)
    if most == 0:
        fail(state)
        return
    colour = pick(state, colours, [(-state.level(each),) for each in colours])
    markets = zu_markets(state, colour)
    chosen = pick_some(state, markets, [profit(state, market, colour) for market in markets], most)
    settle(state, colour, chosen)


def zu_markets(state: ExcavationState, colour: int) -> list[int]:
    """The markets where Zu has a trader and somebody wants a colour."""
    return [
        market
        for market in range(len(MARKETS))
        if state.traders[ZU_SIDE * len(MARKETS) + market] and state.interest(market, colour)
    ]


def settle(state: ExcavationState, colour: int, markets: tuple[int, ...]) -> None:
    """A sale like any other, but without a card: Zu gives up its least valuable tiles of the colour."""
    for tile in by_value(zu_owned(state, colour))[: len(markets)]:
        give(state, ZU_SIDE, tile, pieces.HOLD if tile in state.hold[ZU_SIDE] else pieces.HATCH)
    pay_sale(state, ZU_SIDE, colour, markets)
    board_ship(state, ZU_SIDE, colour, markets)


def zu_rush(state: ExcavationState) -> None:
    """Sell one tile of the colour Zu has fewest of (A23) at the most profitable market, trader or not."""
    colours: list[int] = []
    wanted = 0
    for market in range(len(MARKETS)):
        wanted |= state.wanted(market)
    for colour in range(5):
        if zu_owned(state, colour) and wanted >> colour & 1:
            colours.append(colour)
    if not colours:
        fail(state)
        return
    colour = pick(state, colours, [(len(zu_owned(state, c)), -state.level(c)) for c in colours])
    markets = [market for market in range(len(MARKETS)) if state.interest(market, colour)]
    market = pick(state, markets, [profit(state, each, colour) for each in markets])
    if not state.traders[ZU_SIDE * len(MARKETS) + market]:
        if not state.crew[ZU_SIDE]:
            fail(state)
            return
        state.add_trader(ZU_SIDE, market)
    settle(state, colour, (market,))


def zu_survey(state: ExcavationState) -> None:
    """Put a drawn card into the forecast, unearth two tiles of its colour and buy the better one (A26)."""
    if state.round < cards.ROUNDS and pieces.NOTHING not in state.marks:
        fail(state)
        return
    card = state.draw_action()
    if card == pieces.NOTHING:
        fail(state)
        return
    if state.round < cards.ROUNDS:
        mark_forecast(state, ZU_SIDE, state.marks.index(pieces.NOTHING), card)
    else:
        state.discards.append(card)
    unearth(state, ZU_SIDE, cards.CARD_COLOUR[card], 2)
    if not state.unearthed:
        if state.round == cards.ROUNDS:
            fail(state)
        return
    room = state.has_hold_space(ZU_SIDE) or (state.rules & pieces.HARD_3 != 0 and state.has_hatch_space(ZU_SIDE))
    payable = [t for t in state.unearthed if room and not has(state, t) and state.credits[ZU_SIDE] >= 2 * VALUE[t]]
    if payable:
        bought = by_value(payable)[-1]
        buy_unearthed(state, ZU_SIDE, bought, pieces.HOLD if state.has_hold_space(ZU_SIDE) else pieces.HATCH)
        zu_sample(state, bought)
        for tile in state.unearthed:
            lay_unearthed(state, tile)
        return
    lay_unearthed(state, state.unearthed[state.below(len(state.unearthed))])
    return_unearthed(state)
