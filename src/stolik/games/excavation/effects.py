"""Effects that several actions share: samples, crew, keeping one of the drawn cards, acquiring."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.agenda import Decision
from ...engine.event import others
from ...engine.option import Candidates, Option, Phrase, Verb
from . import pieces
from .state import ExcavationState, distinct, free_stores, joined, without
from .tiles import TILES, VALUE

# -- crew and samples -----------------------------------------------------------------------------------------


def offer_crew(found: Candidates, state: ExcavationState, seat: int, place: int, verb: Verb, verb_from: Verb) -> None:
    """A marker comes from the supply; only when that is empty, one of the guards may be taken instead."""
    guards = state.gallery[seat]
    if state.crew[seat] > 0:
        found.legal.append(Option(verb, (place,)))
    elif guards:
        found.legal += [Option(verb_from, (place, cell)) for cell in range(len(TILES)) if guards >> cell & 1]
    elif found.why:
        found.refuse(Option(verb, (place,)), pieces.NO_CREW)


def guard_of(option: Option) -> int:
    """The cell whose guard an option takes; -1 for the supply."""
    return option.args[1] if len(option.args) == 2 else -1


class Sample(Decision):
    """Each gained tile may be sampled once, in any order: a guard goes to its cell, if that is empty."""

    def __init__(self, seat: int, tiles: tuple[int, ...]) -> None:
        self.seat = seat
        self.tiles = tiles

    def candidates(self, state: ExcavationState, why: bool) -> Candidates:
        found = Candidates(why)
        last = -1
        for tile in self.tiles:
            if tile == last:
                continue
            last = tile
            if not state.gallery[self.seat] >> tile & 1:
                offer_crew(found, state, self.seat, tile, pieces.SAMPLE, pieces.SAMPLE_FROM)
            elif why:
                found.refuse(Option(pieces.SAMPLE, (tile,)), pieces.ALREADY_SAMPLED)
        found.legal.append(pieces.DONE_OPTION)
        return found

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is pieces.DONE:
            return
        tile = option.args[0]
        if len(self.tiles) > 1:
            state.then(Sample(self.seat, without(self.tiles, tile)))
        state.sample(self.seat, tile, guard_of(option))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_SAMPLE)


# -- drawing cards and keeping one ----------------------------------------------------------------------------


def draw_and_keep(state: ExcavationState, seat: int, count: int) -> None:
    """Draw some action cards, keep one of them and discard the rest."""
    cards = state.draw_actions(count)
    if not cards:
        return
    for card in cards:
        state.tell(pieces.DREW, (seat, card), seat)
    state.tell(pieces.DREW_HIDDEN, (seat, len(cards)), others(seat))
    if len(cards) == 1:  # A46: a single card is kept.
        state.hands[seat] = joined(state.hands[seat], cards)
    else:
        state.drawn = cards
        state.then(KeepCard(seat))


@dataclass(frozen=True)
class KeepCard(Decision):
    """Keep one of the drawn cards; the others go to the common discard pile."""

    seat: int

    def options(self, state: ExcavationState) -> list[Option]:
        return [Option(pieces.KEEP, (card,)) for card in distinct(state.drawn)]

    def choose(self, state: ExcavationState, option: Option) -> None:
        kept = option.args[0]
        state.hands[self.seat] = joined(state.hands[self.seat], (kept,))
        state.tell(pieces.KEPT, (self.seat, kept), self.seat)
        for card in without(state.drawn, kept):
            state.discards.append(card)
            state.tell(pieces.DISCARDED, (self.seat, card))
        state.drawn = ()

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_KEEP)

    def secretive(self) -> bool:
        return True  # two equal cards: the others would learn which one was kept


# -- the black market ----------------------------------------------------------------------------------------


def acquirable(
    state: ExcavationState, seat: int, surcharge: int, free: bool, why: bool, other_than: int = -1
) -> Candidates:
    """The top tiles of the black market that the seat can pay and store; not of the colour it already took from."""
    found = Candidates(why)
    stores = free_stores(state, seat)
    for colour in range(5):
        stack = state.black[colour]
        if not stack:
            continue
        tile = stack[0]
        price = 0 if free else VALUE[tile] + surcharge
        if stores and colour != other_than and price <= state.credits[seat]:
            for store in stores:
                found.legal.append(Option(pieces.ACQUIRE, (tile, store)))
        elif not why:
            continue
        elif colour == other_than:
            found.refuse(Option(pieces.ACQUIRE, (tile, pieces.HOLD)), pieces.SAME_COLOUR)
        elif not stores:
            found.refuse(Option(pieces.ACQUIRE, (tile, pieces.HOLD)), pieces.STORES_FULL)
        else:
            found.refuse(Option(pieces.ACQUIRE, (tile, pieces.HOLD)), pieces.TOO_DEAR, (price,))
    return found
