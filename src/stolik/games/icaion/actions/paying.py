"""Paying qoam: crystals of the right colours from any cages, with converters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....engine.agenda import Decision, Step
from ....engine.option import Option, Phrase
from .. import cards, pieces
from ..state import IcaionState, Seat
from ..tiles import CAGES
from .possible import leaves_action, payable

CONVERSIONS: Final = [Option(pieces.CONVERT, (colour,)) for colour in range(5)]


def by_content(player: Seat) -> list[int]:
    """The cages that hold anything, the emptiest first."""
    cages: list[int] = []
    sizes: list[int] = []
    for cage in range(CAGES):
        size = player.content(cage)
        if size:
            at = len(cages)
            while at and sizes[at - 1] > size:
                at -= 1
            cages.insert(at, cage)
            sizes.insert(at, size)
    return cages


class Pay(Decision):
    """Take crystals of the right colours from any cages; `pay` does it in the usual way.

    `card` is a card that grants an action: A29, what is left must allow one of its actions. `nested` says that this
    action would wake no wonder.
    """

    def __init__(
        self,
        seat: int,
        left: int,
        colours: int,
        converters: int,
        card: int = -1,
        nested: bool = False,
        auto: bool = False,
    ) -> None:
        self.seat = seat
        self.left = left
        self.colours = colours
        self.converters = converters
        self.card = card
        self.nested = nested
        self.auto = auto

    def options(self, state: IcaionState) -> list[Option]:
        ways = self.ways(state)
        if len(ways) == 1:
            return ways
        if self.auto or self.takes_all(state):
            return ways[:1]
        if self.left > 1:
            ways.insert(0, pieces.PAY_OPTION)
        return ways

    def ways(self, state: IcaionState) -> list[Option]:
        """The next crystal, the usual one first: the proper colour before brown, from the emptiest cage."""
        player = state.players[self.seat]
        found: list[Option] = []
        cages = by_content(player)
        for colour in range(5):
            if self.colours >> colour & 1 and (colour != cards.BROWN or self.colours == 1 << cards.BROWN):
                for cage in cages:
                    if player.cages[5 * cage + colour]:
                        found.append(pieces.SPENDS[5 * cage + colour])
        if self.colours >> cards.BROWN & 1 and self.colours != 1 << cards.BROWN:
            for cage in cages:
                if player.cages[5 * cage + cards.BROWN]:
                    found.append(pieces.SPENDS[5 * cage + cards.BROWN])
        if self.converters:
            self.add_conversions(player, found)
            if self.card >= 0:
                return [option for option in found if self.leaves_action(state, option)]
        return found

    def takes_all(self, state: IcaionState) -> bool:
        """Whether all crystals of the right colours and all pairs for the converters must go: one way, in any order."""
        player = state.players[self.seat]
        have = player.have()
        direct = pairs = 0
        for colour in range(5):
            if self.colours >> colour & 1:
                direct += have[colour]
            elif self.converters:
                pairs += have[colour] // cards.PAIR
        missing = self.left - direct
        if missing < 0 or missing != pairs:
            return False
        for colour in range(5):  # of three crystals in two cages, any two may go
            if missing and have[colour] > cards.PAIR and not self.colours >> colour & 1:
                return False
        return True

    def add_conversions(self, player: Seat, found: list[Option]) -> None:
        """A pair of crystals of one colour counts as one of another colour that is wanted here."""
        have = player.have()
        for colour in range(5):
            if have[colour] < cards.PAIR or self.colours == 1 << colour:
                continue
            have[colour] -= cards.PAIR
            if payable(have, self.left - 1, self.colours, self.converters - 1):
                found.append(CONVERSIONS[colour])
            have[colour] += cards.PAIR

    def leaves_action(self, state: IcaionState, option: Option) -> bool:
        """Whether the rest can still be paid so that the card's action is possible."""
        player = state.players[self.seat]
        have = player.have()
        converters = self.converters
        if option.verb is pieces.SPEND:
            have[option.args[1]] -= 1
        else:
            have[option.args[0]] -= cards.PAIR
            converters -= 1
        hand = len(player.hand)
        return leaves_action(state, self.seat, self.card, have, self.left - 1, converters, hand, self.nested)

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is pieces.PAY:
            state.then(Pay(self.seat, self.left, self.colours, self.converters, self.card, self.nested, True))
            return
        converters = self.converters
        if option.verb is pieces.CONVERT:
            converters -= 1
        if self.left > 1:
            state.then(Pay(self.seat, self.left - 1, self.colours, converters, self.card, self.nested, self.auto))
        if option.verb is pieces.CONVERT:
            state.tell(pieces.CONVERTED, (self.seat, option.args[0]))
            state.then(Feed(self.seat, option.args[0], cards.PAIR, self.auto))
        else:
            cage, colour = option.args
            state.players[self.seat].cages[5 * cage + colour] -= 1

    def prompt(self, state: IcaionState) -> Phrase:
        asked = pieces.ASK_PAY_WILD if self.colours >> cards.BROWN & 1 else pieces.ASK_PAY
        for colour in range(5):
            if colour != cards.BROWN and self.colours >> colour & 1:
                return Phrase(asked, (self.left, colour))
        return Phrase(pieces.ASK_PAY, (self.left, cards.BROWN))


@dataclass(frozen=True)
class Feed(Decision):
    """Give a Qoam converter its crystals of one colour, from any cages."""

    seat: int
    colour: int
    left: int
    auto: bool = False

    def options(self, state: IcaionState) -> list[Option]:
        player = state.players[self.seat]
        found: list[Option] = []
        for cage in by_content(player):
            if player.cages[5 * cage + self.colour]:
                found.append(pieces.SPENDS[5 * cage + self.colour])
        if len(found) > 1:
            if self.auto or player.have()[self.colour] == self.left:
                return found[:1]
            if self.left > 1:
                found.insert(0, pieces.PAY_OPTION)
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is pieces.PAY:
            state.then(Feed(self.seat, self.colour, self.left, True))
            return
        state.players[self.seat].cages[5 * option.args[0] + self.colour] -= 1
        if self.left > 1:
            state.then(Feed(self.seat, self.colour, self.left - 1, self.auto))

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_FEED, (self.left, self.colour))


class Receipt(Step):
    """A payment is complete: tell what was spent, colour by colour. `before` is what the player had."""

    def __init__(self, seat: int, before: tuple[int, ...]) -> None:
        self.seat = seat
        self.before = before

    def run(self, state: IcaionState) -> None:
        if state.events is None:
            return
        have = state.players[self.seat].have()
        for colour in range(5):
            if self.before[colour] > have[colour]:
                state.tell(pieces.PAID, (self.seat, self.before[colour] - have[colour], colour))


def charge(state: IcaionState, seat: int, cost: int, colours: int, card: int = -1, nested: bool = False) -> None:
    """Put a payment on the agenda; nothing when there is nothing to pay. `card` grants an action, see `Pay`."""
    if cost > 0:
        player = state.players[seat]
        state.then(Pay(seat, cost, colours, player.converters(), card, nested), Receipt(seat, tuple(player.have())))
