"""Play a card (zagranie karty): into a free slot, with the modules and earlier cards of its colour."""

from __future__ import annotations

from ....engine.agenda import Decision, Step
from ....engine.option import Option, Phrase
from .. import board, cards, effects, pieces, tiles
from ..effects import Effect
from ..state import Player, ReviveState, without
from . import free_actions


def free_slots(player: Player) -> list[int]:
    """The slots a card may be played into: empty, or with slot symbols on all visible halves."""
    return [slot for slot in range(len(player.slots)) if is_free(player, slot)]


def any_free_slot(player: Player) -> bool:
    """Whether a card may be played into any slot."""
    for slot in range(len(player.slots)):
        if is_free(player, slot):
            return True
    return False


def is_free(player: Player, slot: int) -> bool:
    """Whether a card may be played into a slot."""
    earlier = player.slots[slot]
    if not earlier:
        return player.slot_open(slot)
    # A9: every card of the slot must show the symbol.
    for entry in earlier:
        if not cards.HALF_SLOT[entry]:
            return False
    return True


def playable(state: ReviveState, seat: int, colour: int) -> list[int]:
    """The cards of the active zone of a colour."""
    player = state.players[seat]
    if colour == effects.ANY:
        return sorted(player.active)
    bit = 1 << colour
    return sorted([card for card in player.active if state.colours(card) & bit])


class ChooseCard(Decision):
    """Immediately play another card of a colour from the active zone; not an action."""

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def options(self, state: ReviveState) -> list[Option]:
        return [pieces.PLAYS[card] for card in playable(state, self.seat, self.colour)] or [pieces.TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.args:
            state.then(ChooseSlot(self.seat, option.args[0]))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_CARD)


class ChooseSlot(Decision):
    """Top slots use the top half, bottom slots the bottom half, the fifth slot either; a machine may turn the card."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: ReviveState) -> list[Option]:
        player = state.players[self.seat]
        slots = free_slots(player)
        found: list[Option] = []
        for slot in slots:
            if slot < 2 or slot == board.SLOT_5:
                found.append(pieces.INTO_OPTIONS[slot][board.TOP])
            if slot >= 2:
                found.append(pieces.INTO_OPTIONS[slot][board.BOTTOM])
        if player.machines >> tiles.ROTATOR & 1 and free_actions.is_ready(player, tiles.ROTATOR):
            for slot in slots:
                if slot < board.SLOT_5:
                    found.append(pieces.ROTATED_OPTIONS[slot][board.BOTTOM if slot < 2 else board.TOP])
        return found

    def choose(self, state: ReviveState, option: Option) -> None:
        slot, half = option.args
        if option.verb is pieces.ROTATED:
            free_actions.charge(state, self.seat, tiles.ROTATOR)
            state.tell(pieces.ROTATED_CARD, (self.seat, self.card))
        if free_actions.is_ready(state.players[self.seat], tiles.PRISM):
            state.then(ChooseColours(self.seat, self.card, slot, half))
        else:
            play_card(state, self.seat, self.card, slot, half)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_SLOT, (self.card,))


class ChooseColours(Decision):
    """A machine may let the card being played, or one already in the slot, count as all three colours."""

    def __init__(self, seat: int, card: int, slot: int, half: int) -> None:
        self.seat = seat
        self.card = card
        self.slot = slot
        self.half = half

    def options(self, state: ReviveState) -> list[Option]:
        there = [entry >> 1 for entry in state.players[self.seat].slots[self.slot]]
        return [pieces.ONLY_ITS_COLOUR, *[Option(pieces.ALL_COLOURS, (card,)) for card in [self.card, *there]]]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is pieces.ALL_COLOURS:
            free_actions.charge(state, self.seat, tiles.PRISM)
            free_actions.count_as_all(state, self.seat, option.args[0])
        play_card(state, self.seat, self.card, self.slot, self.half)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_COLOURS)


def play_card(state: ReviveState, seat: int, card: int, slot: int, half: int) -> None:
    """Put the card into the slot; its half, matching modules and matching earlier cards become one bag."""
    player = state.players[seat]
    player.active = without(player.active, card)
    entry = card * 2 + half
    earlier = player.slots[slot]
    slots = list(player.slots)
    slots[slot] = earlier + (entry,)
    player.slots = tuple(slots)
    player.playing += (card,)
    if state.events is not None:
        state.tell(pieces.PLAYED, (seat, card, slot, half))
    colours = state.colours(card)
    others: Effect = ()
    for place in board.PLACES_OF_SLOT[slot]:
        module = player.modules[place]
        if module >= 0 and tiles.MODULE_COLOURS[module] & colours:
            others += (tiles.MODULE_TERM[module],)
    for before in earlier:
        if state.colours(before >> 1) & colours:
            others += cards.HALF_TERMS[before]
    state.agenda.append(Played(seat, card))
    if cards.HALF_SLEEPS[entry]:
        state.agenda.append(Sleep(seat, card, others))
    else:
        state.agenda.append(free_actions.Bag(seat, cards.HALF_TERMS[entry] + others, False))


class Played(Step):
    """The card's effects are resolved: it may leave its slot again."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: ReviveState) -> None:
        player = state.players[self.seat]
        player.playing = without(player.playing, self.card)


def shown(player: Player, card: int) -> int:
    """The half that a card in a slot shows."""
    return [entry for slot in player.slots for entry in slot if entry >> 1 == card][0]


class Sleep(Decision):
    """A half that hibernates is used wholly or not at all."""

    def __init__(self, seat: int, card: int, others: Effect) -> None:
        self.seat = seat
        self.card = card
        self.others = others

    def options(self, state: ReviveState) -> list[Option]:
        return [pieces.TO_HIBERNATE, pieces.TO_DECLINE] if state.sleeper == cards.NO_CARD else [pieces.TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        terms = self.others
        if option.verb is pieces.HIBERNATE:
            state.sleeper = self.card
            terms = cards.HALF_TERMS[shown(state.players[self.seat], self.card)] + terms
        state.then(free_actions.Bag(self.seat, terms, False))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_SLEEP, (self.card,))


class ReplayTop(Decision):
    """Move an unplayed card to the rest zone and resolve its top half, without modules."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: ReviveState) -> list[Option]:
        return [Option(pieces.REPLAY, (card,)) for card in sorted(state.players[self.seat].active)] or [
            pieces.TO_DECLINE
        ]

    def choose(self, state: ReviveState, option: Option) -> None:
        if not option.args:
            return
        player = state.players[self.seat]
        card = option.args[0]
        player.active = without(player.active, card)
        player.rest = (*player.rest, card)
        state.tell(pieces.REPLAYED, (self.seat, card))
        state.then(free_actions.Bag(self.seat, cards.HALF_TERMS[card * 2], False))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_REPLAY)
