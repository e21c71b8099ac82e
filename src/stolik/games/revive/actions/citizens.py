"""Citizens: recruiting, and moving cards between slots, rest zone and active zone."""

from __future__ import annotations

from ....engine.agenda import Decision
from ....engine.option import Option, Phrase
from .. import board, cards, effects, pieces, tiles
from ..state import Player, ReviveState, without


def recruitable(state: ReviveState, colour: int) -> list[int]:
    """The face-up citizens of a colour."""
    if colour == effects.ANY:
        return sorted(state.citizens)
    return sorted([card for card in state.citizens if cards.CARD_COLOUR[card] == colour])


class TakeCitizen(Decision):
    """Take any face-up citizen or the top of the deck; of a colour: only a face-up one of it."""

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def options(self, state: ReviveState) -> list[Option]:
        found = [pieces.RECRUITS[card] for card in recruitable(state, self.colour)]
        if self.colour == effects.ANY and state.deck:
            found.append(pieces.BLIND)
        return found or [pieces.TO_DECLINE]  # A38: nothing to take

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is pieces.DECLINE:
            return
        if option.verb is pieces.RECRUIT:
            card = option.args[0]
            state.citizens = without(state.citizens, card)
            refill_citizens(state)
        else:
            card = state.draw(state.deck)
        player = state.players[self.seat]
        player.active = (*player.active, card)
        state.tell(pieces.RECRUITED, (self.seat, card))
        if player.knows(board.KUN_WELCOME):
            state.gain(self.seat, cards.CARD_COLOUR[card], board.WELCOME)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_RECRUIT)


def refill_citizens(state: ReviveState) -> None:
    """Fill the citizen display up to five."""
    while len(state.citizens) < tiles.DISPLAYED and state.deck:
        state.citizens = (*state.citizens, state.draw(state.deck))


def restable(player: Player) -> list[int]:
    """The cards in slots that may be moved away: not those still being resolved."""
    return sorted([card for card in player.in_slots() if card not in player.playing])


def any_restable(player: Player) -> bool:
    """Whether any card may be moved away."""
    for slot in player.slots:
        for entry in slot:
            if entry >> 1 not in player.playing:
                return True
    return False


def move_to_rest(state: ReviveState, seat: int, card: int) -> None:
    """Move a card from its slot to the owner's rest zone."""
    player = state.players[seat]
    player.slots = tuple([
        tuple([entry for entry in slot if entry >> 1 != card]) for slot in player.slots
    ])  # fmt: skip
    player.rest = (*player.rest, card)
    state.tell(pieces.RESTED, (seat, card))


class RestCard(Decision):
    """Move a card from any of your slots to your rest zone."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: ReviveState) -> list[Option]:
        return [pieces.RESTS[card] for card in restable(state.players[self.seat])] or [pieces.TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is not pieces.DECLINE:
            move_to_rest(state, self.seat, option.args[0])

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_REST)


class WakeCard(Decision):
    """Move a card of your rest zone to your active zone."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: ReviveState) -> list[Option]:
        return [pieces.WAKES[card] for card in sorted(state.players[self.seat].rest)] or [pieces.TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is pieces.DECLINE:
            return
        player = state.players[self.seat]
        card = option.args[0]
        player.rest = without(player.rest, card)
        player.active = (*player.active, card)
        state.tell(pieces.WOKE, (self.seat, card))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_WAKE)
