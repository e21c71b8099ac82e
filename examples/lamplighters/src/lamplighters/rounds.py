"""The evenings: wind, cards laid in secret, lamps lit in the order of the cards, and what the wind leaves of them."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.engine.agenda import Decision, Gather, Step
from stolik.engine.field import NOT_THERE
from stolik.engine.option import Candidates, Option, Phrase

from .board import CALM, EVENINGS, SQUARES
from .cards import CARD_OIL, GONE_OUT, HAND, REST
from .pieces import (
    ASK_CARD,
    ASK_LAMP,
    BURNING,
    DREW,
    EARNED,
    LIGHT,
    LIT,
    NO_LAMP,
    NO_WIND,
    PLAY,
    RESTED,
    RESTING,
    ROUND,
    SHOWED,
    TOO_DEAR,
    WENT_OUT,
    WIND,
)  # fmt: skip
from .state import Town


@dataclass(frozen=True)
class Evening(Step):
    """An evening begins: the cards of the last one are put away, hands are filled, and the wind turns."""

    def run(self, state: Town) -> None:
        state.evening += 1
        state.tell(ROUND, (state.evening,))
        state.discards += [card for card in state.played if card != NOT_THERE]
        state.played = [NOT_THERE] * state.seats
        for seat in range(state.seats):
            while len(state.hands[seat]) < HAND:
                card = state.draw(state.deck)
                state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
                state.tell(DREW, (seat, card), seat)
        state.winds = 0
        for _ in range(state.dice):
            quarter = state.roll()
            if quarter != CALM:
                state.winds |= 1 << quarter
                state.tell(WIND, (quarter,))
        if not state.winds:
            state.tell(NO_WIND)
        state.then(LayCards())


@dataclass(frozen=True)
class LayCards(Gather):
    """Everybody lays a card face down; the lowest will go first, and high cards bring oil."""

    def waiting(self, state: Town) -> list[int]:
        return [seat for seat in range(state.seats) if not state.picks[seat]]

    def options(self, state: Town, seat: int) -> list[Option]:
        return [Option(PLAY, (card,)) for card in state.hands[seat]]

    def choose(self, state: Town, seat: int, option: Option) -> None:
        card = option.args[0]
        state.hands[seat] = tuple([each for each in state.hands[seat] if each != card])
        state.picks[seat] = (card,)

    def finish(self, state: Town) -> None:
        state.played = [pick[0] for pick in state.picks]
        state.picks = [() for _ in state.picks]
        order = sorted(range(state.seats), key=state.played.__getitem__)
        for seat in order:
            card = state.played[seat]
            state.oil[seat] += CARD_OIL[card]
            state.tell(SHOWED, (seat, card))
            if CARD_OIL[card]:
                state.tell(EARNED, (seat, CARD_OIL[card]))
        state.then(*[Turn(seat) for seat in order], Gust())

    def prompt(self, state: Town, seat: int) -> Phrase:
        return Phrase(ASK_CARD, (state.evening,))


@dataclass(frozen=True)
class Turn(Step):
    """A seat's turn."""

    seat: int

    def run(self, state: Town) -> None:
        state.new_turn(self.seat)
        state.then(LightLamp(self.seat))


@dataclass(frozen=True)
class LightLamp(Decision):
    """Light a lamp on a dark square: free in the card's quarter, cheap beside one's own; or rest for oil."""

    seat: int

    def candidates(self, state: Town, why: bool) -> Candidates:
        """Every square with its price, and a rest."""
        found = Candidates(why)
        for square in range(len(SQUARES)):
            price = state.price(self.seat, square)
            option = Option(LIGHT, (square, price))
            if state.lamps[square] != NOT_THERE:
                found.refuse(option, BURNING, (state.lamps[square],))
            elif not state.supply[self.seat]:
                found.refuse(option, NO_LAMP)
            elif price > state.oil[self.seat]:
                found.refuse(option, TOO_DEAR, (price,))
            else:
                found.legal.append(option)
        found.legal.append(Option(RESTING))
        return found

    def choose(self, state: Town, option: Option) -> None:
        if option.verb is RESTING:
            state.oil[self.seat] += REST
            state.tell(RESTED, (self.seat, REST))
            return
        square, price = option.args
        state.oil[self.seat] -= price
        state.light(self.seat, square)
        state.tell(LIT, (self.seat, square, price))

    def prompt(self, state: Town) -> Phrase:
        return Phrase(ASK_LAMP, (state.played[self.seat], state.oil[self.seat]))


@dataclass(frozen=True)
class Gust(Step):
    """All lone lamps in the wind go out at once; the next evening follows, or the end."""

    def run(self, state: Town) -> None:
        for square in state.doomed():
            seat = state.put_out(square)
            state.oil[seat] += GONE_OUT
            state.tell(WENT_OUT, (seat, square))
        if state.evening < EVENINGS[state.seats]:
            state.then(Evening())
