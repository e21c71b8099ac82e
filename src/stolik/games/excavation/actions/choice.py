"""One action: a card, then what it is used for; or the pass (Pas)."""

from __future__ import annotations

from typing import Final

from ....engine.agenda import Decision
from ....engine.option import Option, Phrase, Refusal, Verb
from .. import pieces
from ..cards import CARD_COLOUR, CARD_SYMBOL, FIRST_TRAVEL, FUEL, GUL
from ..state import ExcavationState, distinct
from .command import Command, refuse_command
from .excavate import Excavate, refuse_excavate
from .market import Market, refuse_market
from .sell import ChooseRegion, Purchase, open_market, purchases, refuse_sell
from .smuggle import Smuggle, refuse_smuggle
from .survey import refuse_survey, start_survey
from .travel import Travel

KEPT_CARDS: Final = 2  # action cards that may be kept for the next round
ACTIONS: Final[tuple[Verb, ...]] = (
    pieces.TRAVEL,
    pieces.EXCAVATE,
    pieces.TRADE,
    pieces.SELL,
    pieces.COMMAND,
    pieces.SMUGGLE,
    pieces.SURVEY,
)
ACTION_OPTION: Final = [Option(verb) for verb in ACTIONS]


class ChooseCard(Decision):
    """Every action costs a card from the hand; only the pass does not."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left  # actions left in this turn, this one included

    def options(self, state: ExcavationState) -> list[Option]:
        options: list[Option] = []
        last = -1
        for card in state.hands[self.seat]:
            if card != last:
                options.append(pieces.CARD_OPTION[card])
                last = card
        fuel = state.fuel[self.seat]
        for bit in range(3):
            if fuel >> bit & 1:
                options.append(pieces.CARD_OPTION[FIRST_TRAVEL + bit])
        options.append(pieces.PASS_OPTION)
        return options

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is pieces.PASS:
            pass_round(state, self.seat)
        else:
            state.chosen = option.args[0]
            state.then(ChooseAction(self.seat))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_CARD, (self.left,))


class ChooseAction(Decision):
    """The card is discarded for an action; travel is always possible, also without a step."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: ExcavationState) -> list[Option]:
        card = state.chosen
        options = [ACTION_OPTION[0]]
        for number in range(1, len(ACTIONS)):
            if refuse_action(state, self.seat, card, number) is None:
                options.append(ACTION_OPTION[number])
        return options

    def choose(self, state: ExcavationState, option: Option) -> None:
        verb, seat = option.verb, self.seat
        card = state.take_chosen(seat)
        if verb is pieces.SURVEY:
            state.tell(pieces.SURVEYS, (seat, card))
            start_survey(state, seat, card)
            return
        if card < FIRST_TRAVEL:
            state.discards.append(card)
        if verb is pieces.TRAVEL:
            state.tell(pieces.TRAVELS, (seat, card))
            state.then(Travel(seat, FUEL[card]))
        elif verb is pieces.EXCAVATE:
            state.tell(pieces.EXCAVATES, (seat, card))
            state.then(Excavate(seat, CARD_COLOUR[card]))
        elif verb is pieces.TRADE:
            state.tell(pieces.TRADES, (seat, card))
            state.then(Market(seat, CARD_SYMBOL[card]))
        elif verb is pieces.SELL:
            state.tell(pieces.SELLS, (seat, card))
            free = open_market(state, seat, card)
            if state.factions[seat] == GUL and purchases(state, seat, free).legal:
                state.then(Purchase(seat, free))
            else:
                state.then(ChooseRegion(seat, free))
        elif verb is pieces.COMMAND:
            state.tell(pieces.COMMANDS, (seat, card))
            state.then(Command(seat, CARD_SYMBOL[card]))
        else:
            state.tell(pieces.SMUGGLES, (seat, card))
            state.then(Smuggle(seat))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_ACTION, (state.chosen,))

    def refusals(self, state: ExcavationState) -> list[Refusal]:
        refused: list[Refusal] = []
        for number in range(1, len(ACTIONS)):
            reason = refuse_action(state, self.seat, state.chosen, number)
            if reason is not None:
                refused.append(Refusal(ACTION_OPTION[number], Phrase(reason)))
        return refused

    def secretive(self) -> bool:
        return True  # nobody else knows the card yet, and so what it can be used for


def refuse_action(state: ExcavationState, seat: int, card: int, number: int) -> Verb | None:
    """Why a card cannot be used for an action; None when it can (A9: only where the action has an effect)."""
    if number == 3:
        return refuse_sell(state, seat, card)
    if card >= FIRST_TRAVEL:
        return pieces.NEEDS_ACTION_CARD
    if number == 1:
        return refuse_excavate(state, seat, CARD_COLOUR[card])
    if number == 2:
        return refuse_market(state, seat, CARD_SYMBOL[card])
    if number == 4:
        return refuse_command(state, seat, CARD_SYMBOL[card])
    if number == 5:
        return refuse_smuggle(state, seat, CARD_SYMBOL[card])
    return refuse_survey(state, CARD_COLOUR[card])


def pass_round(state: ExcavationState, seat: int) -> None:
    """No further turns this round; travel cards are set aside, and at most two action cards are kept."""
    state.passed |= 1 << seat
    state.fuel[seat] = 0
    state.tell(pieces.PASSED, (seat,))
    if len(state.hands[seat]) > KEPT_CARDS:
        state.then(DiscardDown(seat))


class DiscardDown(Decision):
    """Whoever passes discards action cards until two are left."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: ExcavationState) -> list[Option]:
        return [Option(pieces.DISCARD, (card,)) for card in distinct(state.hands[self.seat])]

    def choose(self, state: ExcavationState, option: Option) -> None:
        state.discard(self.seat, option.args[0])
        if len(state.hands[self.seat]) > KEPT_CARDS:
            state.then(DiscardDown(self.seat))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_DISCARD, (len(state.hands[self.seat]) - KEPT_CARDS,))
