"""Play a card (zagranie karty): into a free slot, with the modules and earlier cards of its colour."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision, Step
from ....engine.option import Option, Phrase
from ..board import BOTTOM, PLACES_OF_SLOT, SLOT_5, TOP
from ..cards import HALF_SLEEPS, HALF_TERMS, NO_CARD
from ..effects import Effect
from ..pieces import (
    ALL_COLOURS,
    ASK_CARD,
    ASK_COLOURS,
    ASK_SLEEP,
    ASK_SLOT,
    HIBERNATE,
    INTO_OPTIONS,
    ONLY_ITS_COLOUR,
    PLAYED,
    PLAYS,
    ROTATED,
    ROTATED_CARD,
    ROTATED_OPTIONS,
    TO_DECLINE,
    TO_HIBERNATE,
)  # fmt: skip
from ..state import ReviveState
from ..tiles import MODULE_COLOURS, MODULE_TERM, PRISM, ROTATOR
from . import bag, gains
from .able import free_slots, playable


@dataclass(frozen=True)
class ChooseCard(Decision):
    """Immediately play another card of a colour from the active zone; not an action."""

    seat: int
    colour: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        return [PLAYS[card] for card in playable(state, self.seat, self.colour)] or [TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.args:
            state.then(ChooseSlot(self.seat, option.args[0]))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_CARD)


class ChooseSlot(Decision):
    """Top slots use the top half, bottom slots the bottom half, the fifth slot either; a machine may turn the card."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("seat", "card")

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        player = state.players[self.seat]
        slots = free_slots(player)
        found: list[Option] = []
        for slot in slots:
            if slot < 2 or slot == SLOT_5:
                found.append(INTO_OPTIONS[slot][TOP])
            if slot >= 2:
                found.append(INTO_OPTIONS[slot][BOTTOM])
        if player.machines >> ROTATOR & 1 and bag.is_ready(player, ROTATOR):
            for slot in slots:
                if slot < SLOT_5:
                    found.append(ROTATED_OPTIONS[slot][BOTTOM if slot < 2 else TOP])
        return found

    def choose(self, state: ReviveState, option: Option) -> None:
        slot, half = option.args
        if option.verb is ROTATED:
            bag.charge(state, self.seat, ROTATOR)
            state.tell(ROTATED_CARD, (self.seat, self.card))
        if bag.is_ready(state.players[self.seat], PRISM):
            state.then(ChooseColours(self.seat, self.card, slot, half))
        else:
            play_card(state, self.seat, self.card, slot, half)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_SLOT, (self.card,))


@dataclass(frozen=True)
class ChooseColours(Decision):
    """A machine may let the card being played, or one already in the slot, count as all three colours."""

    seat: int
    card: int
    slot: int
    half: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        there = [entry >> 1 for entry in state.players[self.seat].slots[self.slot]]
        return [ONLY_ITS_COLOUR, *[Option(ALL_COLOURS, (card,)) for card in [self.card, *there]]]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is ALL_COLOURS:
            bag.charge(state, self.seat, PRISM)
            bag.count_as_all(state, self.seat, option.args[0])
        play_card(state, self.seat, self.card, self.slot, self.half)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_COLOURS)


def play_card(state: ReviveState, seat: int, card: int, slot: int, half: int) -> None:
    """Put the card into the slot; its half, matching modules and matching earlier cards become one bag."""
    player = state.players[seat]
    player.active = gains.without(player.active, card)
    entry = card * 2 + half
    earlier = player.slots[slot]
    slots = list(player.slots)
    slots[slot] = (*earlier, entry)
    player.slots = tuple(slots)
    player.playing = (*player.playing, card)
    state.tell(PLAYED, (seat, card, slot, half))
    colours = state.colours(card)
    others: Effect = ()
    for place in PLACES_OF_SLOT[slot]:
        module = player.modules[place]
        if module >= 0 and MODULE_COLOURS[module] & colours:
            others = (*others, MODULE_TERM[module])
    for before in earlier:
        if state.colours(before >> 1) & colours:
            others = others + HALF_TERMS[before]
    if HALF_SLEEPS[entry]:
        state.then(Sleep(seat, card, others), Played(seat, card))
    else:
        state.then(bag.Bag(seat, HALF_TERMS[entry] + others, False), Played(seat, card))


class Played(Step):
    """The card's effects are resolved: it may leave its slot again."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def fields(self) -> tuple[str, ...]:
        return ("seat", "card")

    def run(self, state: ReviveState) -> None:
        player = state.players[self.seat]
        player.playing = gains.without(player.playing, self.card)


@dataclass(frozen=True)
class Sleep(Decision):
    """A half that hibernates is used wholly or not at all."""

    seat: int
    card: int
    others: Effect

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        return [TO_HIBERNATE, TO_DECLINE] if state.sleeper == NO_CARD else [TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        terms = self.others
        if option.verb is HIBERNATE:
            state.sleeper = self.card
            terms = HALF_TERMS[self.card * 2 + BOTTOM] + terms
        state.then(bag.Bag(self.seat, terms, False))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_SLEEP, (self.card,))
