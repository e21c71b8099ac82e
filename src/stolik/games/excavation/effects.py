"""Effects that several actions share: samples, crew, keeping one of the drawn cards, acquiring."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.agenda import Decision
from ...engine.event import others
from ...engine.option import Option, Phrase, Refusal, Verb
from .pieces import (
    ACQUIRE,
    ALREADY_SAMPLED,
    ASK_KEEP,
    ASK_SAMPLE,
    DISCARDED,
    DONE,
    DONE_OPTION,
    DREW,
    DREW_HIDDEN,
    HOLD,
    KEEP,
    KEPT,
    NO_CREW,
    SAME_COLOUR,
    SAMPLE,
    SAMPLE_FROM,
    STORES_FULL,
    TOO_DEAR,
)
from .state import ExcavationState, distinct, free_stores, joined, without
from .tiles import TILES, VALUE

# -- crew and samples -----------------------------------------------------------------------------------------


def crew_options(state: ExcavationState, seat: int, place: int, verb: Verb, verb_from: Verb) -> list[Option]:
    """A marker comes from the supply; only when that is empty, one of the guards may be taken instead."""
    if state.crew[seat] > 0:
        return [Option(verb, (place,))]
    guards = state.gallery[seat]
    return [Option(verb_from, (place, cell)) for cell in range(len(TILES)) if guards >> cell & 1]


def guard_of(option: Option) -> int:
    """The cell whose guard an option takes; -1 for the supply."""
    return option.args[1] if len(option.args) == 2 else -1


@dataclass(frozen=True)
class Sample(Decision):
    """Each gained tile may be sampled once, in any order: a guard goes to its cell, if that is empty."""

    seat: int
    tiles: tuple[int, ...]

    def options(self, state: ExcavationState) -> list[Option]:
        options: list[Option] = []
        last = -1
        for tile in self.tiles:
            if tile != last and not state.gallery[self.seat] >> tile & 1:
                options += crew_options(state, self.seat, tile, SAMPLE, SAMPLE_FROM)
            last = tile
        options.append(DONE_OPTION)
        return options

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is DONE:
            return
        tile = option.args[0]
        if len(self.tiles) > 1:
            state.then(Sample(self.seat, without(self.tiles, tile)))
        state.sample(self.seat, tile, guard_of(option))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(ASK_SAMPLE)

    def refusals(self, state: ExcavationState) -> list[Refusal]:
        refused: list[Refusal] = []
        for tile in distinct(self.tiles):
            if state.gallery[self.seat] >> tile & 1:
                refused.append(Refusal(Option(SAMPLE, (tile,)), Phrase(ALREADY_SAMPLED)))
            elif not state.has_crew(self.seat):
                refused.append(Refusal(Option(SAMPLE, (tile,)), Phrase(NO_CREW)))
        return refused


# -- drawing cards and keeping one ----------------------------------------------------------------------------


def draw_and_keep(state: ExcavationState, seat: int, count: int) -> None:
    """Draw some action cards, keep one of them and discard the rest."""
    cards = state.draw_actions(count)
    if not cards:
        return
    for card in cards:
        state.tell(DREW, (seat, card), seat)
    state.tell(DREW_HIDDEN, (seat, len(cards)), others(seat))
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
        return [Option(KEEP, (card,)) for card in distinct(state.drawn)]

    def choose(self, state: ExcavationState, option: Option) -> None:
        kept = option.args[0]
        state.hands[self.seat] = joined(state.hands[self.seat], (kept,))
        state.tell(KEPT, (self.seat, kept), self.seat)
        for card in without(state.drawn, kept):
            state.discards.append(card)
            state.tell(DISCARDED, (self.seat, card))
        state.drawn = ()

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(ASK_KEEP)

    def secretive(self) -> bool:
        return True  # two equal cards: the others would learn which one was kept


# -- the black market ----------------------------------------------------------------------------------------


def acquire_options(
    state: ExcavationState, seat: int, surcharge: int, free: bool = False, other_than: int = -1
) -> list[Option]:
    """The top tiles of the black market that the seat can pay and store; not of the colour it already took from."""
    stores = free_stores(state, seat)
    options: list[Option] = []
    for colour in range(5):
        stack = state.black[colour]
        if stack and colour != other_than and (free or VALUE[stack[0]] + surcharge <= state.credits[seat]):
            for store in stores:
                options.append(Option(ACQUIRE, (stack[0], store)))
    return options


def acquire_refusals(
    state: ExcavationState, seat: int, surcharge: int, free: bool = False, other_than: int = -1
) -> list[Refusal]:
    """The top tiles of the black market that the seat cannot acquire now, and why."""
    refused: list[Refusal] = []
    for colour in range(5):
        stack = state.black[colour]
        if not stack:
            continue
        price = VALUE[stack[0]] + surcharge
        if colour == other_than:
            reason = Phrase(SAME_COLOUR)
        elif not free_stores(state, seat):
            reason = Phrase(STORES_FULL)
        elif not free and price > state.credits[seat]:
            reason = Phrase(TOO_DEAR, (price,))
        else:
            continue
        refused.append(Refusal(Option(ACQUIRE, (stack[0], HOLD)), reason))
    return refused
