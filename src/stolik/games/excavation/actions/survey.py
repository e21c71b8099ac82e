"""Survey (Prognoza)."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision, Step
from ....engine.option import Candidates, Option, Phrase, Verb
from .. import pieces
from ..cards import CARD_COLOUR, ISSISINUI, ROUNDS, UNLIMITED
from ..effects import Sample
from ..state import ExcavationState, distinct, joined, without
from ..tiles import VALUE

RETURN_OPTION = Option(pieces.RETURN)


def refuse_survey(state: ExcavationState, colour: int) -> Verb | None:
    """Why no survey is possible; None when one is."""
    if state.round < ROUNDS:
        return None if pieces.NOTHING in state.marks else pieces.FORECAST_FULL
    return None if state.stacks[colour] else pieces.STACK_EMPTY  # A9


def start_survey(state: ExcavationState, seat: int, card: int) -> None:
    """The card goes into the forecast; in the last round there is none, and it is discarded."""
    if state.round < ROUNDS:
        state.played = card
        state.then(ChangeForecast(seat))
    else:
        state.discards.append(card)
        state.then(Unearth(seat, CARD_COLOUR[card]))


def mark_forecast(state: ExcavationState, side: int, slot: int, card: int) -> None:
    """Replace a card of the forecast and put a crew marker on the new one, if the supply has one (A12)."""
    previous = state.forecast[slot]
    state.discards.append(previous)
    state.forecast = state.forecast[:slot] + (card,) + state.forecast[slot + 1 :]
    state.tell(pieces.REPLACED, (side, card, previous))
    if state.crew[side]:
        if state.crew[side] != UNLIMITED:
            state.crew[side] -= 1
        state.marks = state.marks[:slot] + (side,) + state.marks[slot + 1 :]


class ChangeForecast(Decision):
    """Replace an unmarked card of the forecast; the first time in a round, take the lowest initiative token."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, state: ExcavationState, why: bool) -> Candidates:
        found = Candidates(why)
        for slot in range(len(state.forecast)):
            option = Option(pieces.REPLACE, (slot, state.forecast[slot]))
            if state.marks[slot] == pieces.NOTHING:
                found.legal.append(option)
            else:
                found.refuse(option, pieces.FORECAST_MARKED)
        return found

    def choose(self, state: ExcavationState, option: Option) -> None:
        card = state.played
        state.played = pieces.NOTHING
        mark_forecast(state, self.seat, option.args[0], card)
        if not state.tokens[self.seat]:
            token = max(state.tokens) + 1
            state.tokens = state.tokens[: self.seat] + (token,) + state.tokens[self.seat + 1 :]
            state.tell(pieces.TOKEN, (self.seat, token))
        state.then(Unearth(self.seat, CARD_COLOUR[card]))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_REPLACE, (state.played,))


class Unearth(Step):
    """Draw two tiles of the card's colour face up (A18), Is'sisinui three."""

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def run(self, state: ExcavationState) -> None:
        seer = state.factions[self.seat] == ISSISINUI
        unearth(state, self.seat, self.colour, 3 if seer else 2)
        if state.unearthed:
            state.then(ClaimTile(self.seat) if seer and state.has_hold_space(self.seat) else LayTile(self.seat))


def unearth(state: ExcavationState, side: int, colour: int, count: int) -> None:
    """Draw tiles of a survey, as many as the stack has."""
    tiles: tuple[int, ...] = ()
    for _ in range(min(count, len(state.stacks[colour]))):
        tile = state.draw_tile(colour)
        state.tell(pieces.UNEARTHED, (side, tile))
        tiles = joined(tiles, (tile,))
    state.unearthed = tiles


def price_unearthed(tile: int) -> int:
    """An unearthed tile costs twice its value."""
    return 2 * VALUE[tile]


def buy_unearthed(state: ExcavationState, side: int, tile: int, store: int) -> None:
    """Buy an unearthed tile."""
    price = price_unearthed(tile)
    state.unearthed = without(state.unearthed, tile)
    state.pay(side, price, pieces.PURCHASES)
    state.store(side, tile, store)
    state.tell(pieces.BOUGHT, (side, tile, price))


def lay_unearthed(state: ExcavationState, tile: int) -> None:
    """Put an unearthed tile on its dig site."""
    state.unearthed = without(state.unearthed, tile)
    state.lay(tile)


def return_unearthed(state: ExcavationState) -> None:
    """Shuffle what is left of a survey back into its stack."""
    if not state.unearthed:
        return
    for tile in state.unearthed:
        state.tell(pieces.RETURNED, (tile,))
    colour = state.unearthed[0] >> 2
    state.stacks[colour] = state.shuffled(state.stacks[colour] + state.unearthed)
    state.unearthed = ()


@dataclass(frozen=True)
class ClaimTile(Decision):
    """Is'sisinui may take one of the drawn tiles for nothing, and sample it (A16)."""

    seat: int

    def options(self, state: ExcavationState) -> list[Option]:
        return [Option(pieces.CLAIM, (tile,)) for tile in distinct(state.unearthed)] + [pieces.SKIP_OPTION]

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is pieces.SKIP:
            state.then(LayTile(self.seat))
            return
        tile = option.args[0]
        state.unearthed = without(state.unearthed, tile)
        state.store(self.seat, tile, pieces.HOLD)
        state.tell(pieces.CLAIMED, (self.seat, tile))
        if state.unearthed:
            state.then(LayTile(self.seat))
        state.then(Sample(self.seat, (tile,)))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_CLAIM)


class LayTile(Decision):
    """One of the drawn tiles must go to its dig site (A37: before anything is bought)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: ExcavationState) -> list[Option]:
        return [Option(pieces.LAY, (tile,)) for tile in distinct(state.unearthed)]

    def choose(self, state: ExcavationState, option: Option) -> None:
        lay_unearthed(state, option.args[0])
        if state.unearthed:
            state.then(BuyTile(self.seat))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_LAY)


class BuyTile(Decision):
    """One of the remaining tiles may be bought for twice its value into the hold; the rest is shuffled back."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, state: ExcavationState, why: bool) -> Candidates:
        found, room = Candidates(why), state.has_hold_space(self.seat)
        for tile in distinct(state.unearthed):
            price = price_unearthed(tile)
            if room and price <= state.credits[self.seat]:
                found.legal.append(Option(pieces.BUY, (tile,)))
            elif not why:
                continue
            elif not room:
                found.refuse(Option(pieces.BUY, (tile,)), pieces.HOLD_FULL)
            else:
                found.refuse(Option(pieces.BUY, (tile,)), pieces.TOO_DEAR, (price,))
        found.legal.append(RETURN_OPTION)
        return found

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is pieces.BUY:
            tile = option.args[0]
            buy_unearthed(state, self.seat, tile, pieces.HOLD)
            state.then(Sample(self.seat, (tile,)))
        return_unearthed(state)

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_BUY)
