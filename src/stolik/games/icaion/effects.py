"""What the icons do: paying, receiving qoam, drawing cards, parasites and wounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...engine.agenda import Decision, Step
from ...engine.option import Option, Phrase
from .actions.possible import leaves_action
from .board import REGION_NODES
from .cards import BROWN, FACE
from .pieces import (
    ADD,
    ASK_BELT,
    ASK_CAGE,
    ASK_COLOUR,
    ASK_CRYSTAL,
    ASK_DEPOSIT,
    ASK_DRAW,
    ASK_FEED,
    ASK_PAY,
    ASK_PAY_WILD,
    ASK_PREVENT,
    CHOICES,
    CHOOSE,
    CONVERT,
    CONVERTED,
    DECLINE_OPTION,
    DEPOSIT,
    DEPOSITS,
    DESTROYED,
    DISCARD,
    DISCARDS,
    DRAW,
    INFESTED,
    LIE_DOWN,
    OVERRUN,
    PAID,
    PAY,
    PAY_OPTION,
    SPARED,
    SPEND,
    SPENDS,
    THREW_AWAY,
    THROW_AWAY,
    WOUNDED,
)  # fmt: skip
from .state import IcaionState, Seat, payable
from .tiles import CAGES

THROW_OPTION: Final = Option(THROW_AWAY)
LIE_DOWN_OPTION: Final = Option(LIE_DOWN)
DRAW_OPTIONS: Final = [Option(DRAW, (number,)) for number in range(3)]
CONVERSIONS: Final = [Option(CONVERT, (colour,)) for colour in range(5)]
ADDITIONS: Final = [Option(ADD, (cage,)) for cage in range(CAGES)]


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


# -- paying -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pay(Decision):
    """Take crystals of the right colours from any cages; `pay` does it in the usual way.

    `card` is a card that grants an action: A29, what is left must allow one of its actions. `nested` says that this
    action would wake no wonder.
    """

    seat: int
    left: int
    colours: int
    converters: int
    card: int = -1
    nested: bool = False
    auto: bool = False

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        ways = self.ways(state)
        if len(ways) == 1:
            return ways
        if self.auto or self.takes_all(state):
            return ways[:1]
        if self.left > 1:
            ways.insert(0, PAY_OPTION)
        return ways

    def ways(self, state: IcaionState) -> list[Option]:
        """The next crystal, the usual one first: the proper colour before brown, from the emptiest cage."""
        player = state.players[self.seat]
        found: list[Option] = []
        cages = by_content(player)
        for colour in range(5):
            if self.colours >> colour & 1 and (colour != BROWN or self.colours == 1 << BROWN):
                for cage in cages:
                    if player.cages[5 * cage + colour]:
                        found.append(SPENDS[5 * cage + colour])
        if self.colours >> BROWN & 1 and self.colours != 1 << BROWN:
            for cage in cages:
                if player.cages[5 * cage + BROWN]:
                    found.append(SPENDS[5 * cage + BROWN])
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
                pairs += have[colour] // 2
        missing = self.left - direct
        if missing < 0 or missing != pairs:
            return False
        for colour in range(5):  # of three crystals in two cages, any two may go
            if missing and have[colour] > 2 and not self.colours >> colour & 1:
                return False
        return True

    def add_conversions(self, player: Seat, found: list[Option]) -> None:
        """Two crystals of one colour count as one of another colour that is wanted here."""
        have = player.have()
        for colour in range(5):
            if have[colour] < 2 or self.colours == 1 << colour:
                continue
            have[colour] -= 2
            if payable(have, self.left - 1, self.colours, self.converters - 1):
                found.append(CONVERSIONS[colour])
            have[colour] += 2

    def leaves_action(self, state: IcaionState, option: Option) -> bool:
        """Whether the rest can still be paid so that the card's action is possible."""
        player = state.players[self.seat]
        have = player.have()
        converters = self.converters
        if option.verb is SPEND:
            have[option.args[1]] -= 1
        else:
            have[option.args[0]] -= 2
            converters -= 1
        hand = len(player.hand)
        return leaves_action(state, self.seat, self.card, have, self.left - 1, converters, hand, self.nested)

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is PAY:
            state.then(Pay(self.seat, self.left, self.colours, self.converters, self.card, self.nested, True))
            return
        converters = self.converters
        if option.verb is CONVERT:
            converters -= 1
        if self.left > 1:
            state.then(Pay(self.seat, self.left - 1, self.colours, converters, self.card, self.nested, self.auto))
        if option.verb is CONVERT:
            state.tell(CONVERTED, (self.seat, option.args[0]))
            state.then(Feed(self.seat, option.args[0], 2, self.auto))
        else:
            cage, colour = option.args
            state.players[self.seat].cages[5 * cage + colour] -= 1

    def prompt(self, state: IcaionState) -> Phrase:
        for colour in range(5):
            if self.colours >> colour & 1 and (colour != BROWN or self.colours == 1 << BROWN):
                return Phrase(ASK_PAY_WILD if self.colours >> BROWN & 1 else ASK_PAY, (self.left, colour))
        return Phrase(ASK_PAY, (self.left, BROWN))


@dataclass(frozen=True)
class Feed(Decision):
    """Give a Qoam converter its two crystals of one colour, from any cages."""

    seat: int
    colour: int
    left: int
    auto: bool = False

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        player = state.players[self.seat]
        found: list[Option] = []
        for cage in by_content(player):
            if player.cages[5 * cage + self.colour]:
                found.append(SPENDS[5 * cage + self.colour])
        if len(found) > 1:
            if self.auto or player.have()[self.colour] == self.left:
                return found[:1]
            if self.left > 1:
                found.insert(0, PAY_OPTION)
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is PAY:
            state.then(Feed(self.seat, self.colour, self.left, True))
            return
        state.players[self.seat].cages[5 * option.args[0] + self.colour] -= 1
        if self.left > 1:
            state.then(Feed(self.seat, self.colour, self.left - 1, self.auto))

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(ASK_FEED, (self.left, self.colour))


@dataclass(frozen=True)
class Receipt(Step):
    """A payment is complete: tell what was spent, colour by colour. `before` is what the player had."""

    seat: int
    before: tuple[int, ...]

    def run(self, state: IcaionState) -> None:
        if state.events is None:
            return
        have = state.players[self.seat].have()
        for colour in range(5):
            if self.before[colour] > have[colour]:
                state.tell(PAID, (self.seat, self.before[colour] - have[colour], colour))


def charge(state: IcaionState, seat: int, cost: int, colours: int, card: int = -1, nested: bool = False) -> None:
    """Put a payment on the agenda; nothing when there is nothing to pay. `card` grants an action, see `Pay`."""
    if cost > 0:
        player = state.players[seat]
        state.then(Pay(seat, cost, colours, player.converters(), card, nested), Receipt(seat, tuple(player.have())))


# -- receiving ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Deposit(Decision):
    """A whole batch goes into one null cage and replaces what was there, or is thrown away whole (A11)."""

    seat: int
    batch: tuple[int, ...]

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        player = state.players[self.seat]
        found: list[Option] = []
        sizes: list[int] = []
        for cage in range(CAGES):  # the emptiest first
            if cage < 2 or player.is_open(cage):
                size = player.content(cage)
                at = len(found)
                while at and sizes[at - 1] > size:
                    at -= 1
                found.insert(at, DEPOSITS[cage])
                sizes.insert(at, size)
        found.append(THROW_OPTION)
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is DEPOSIT:
            state.store(self.seat, option.args[0], self.batch)
        else:
            state.tell(THREW_AWAY, (self.seat, sum(self.batch)))

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(ASK_DEPOSIT, self.batch)


def receive(state: IcaionState, seat: int, batch: tuple[int, ...]) -> None:
    """Put a batch on the agenda to be deposited; nothing when it is empty."""
    if sum(batch):
        state.then(Deposit(seat, batch))


@dataclass(frozen=True)
class TakeColour(Decision):
    """Choose a colour and take crystals of it from the supply, as one batch, together with those already due."""

    seat: int
    count: int
    due: tuple[int, ...] = (0, 0, 0, 0, 0)

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        return CHOICES.copy()

    def choose(self, state: IcaionState, option: Option) -> None:
        batch = list(self.due)
        batch[option.args[0]] += self.count
        state.then(Deposit(self.seat, tuple(batch)))

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(ASK_COLOUR, (self.count,))


@dataclass(frozen=True)
class GainCrystal(Decision):
    """Take one crystal of any colour and add it to a cage without discarding."""

    seat: int
    optional: bool

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        found = CHOICES.copy()
        if self.optional:
            found.append(DECLINE_OPTION)
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is CHOOSE:
            state.then(AddCrystal(self.seat, option.args[0]))

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(ASK_CRYSTAL)


@dataclass(frozen=True)
class AddCrystal(Decision):
    """Choose the cage that a single crystal joins."""

    seat: int
    colour: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        return [ADDITIONS[cage] for cage in state.players[self.seat].open_cages()]

    def choose(self, state: IcaionState, option: Option) -> None:
        state.add_crystal(self.seat, self.colour, option.args[0])

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(ASK_CAGE, (self.colour,))


# -- drawing ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DrawCards(Decision):
    """Choose how many curio cards to draw, from the least to 2, within the hand limit; then draw them."""

    seat: int
    least: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        most = min(2, state.players[self.seat].room())
        if most <= 0:
            return DRAW_OPTIONS[:1]
        return [DRAW_OPTIONS[number] for number in range(most, min(self.least, most) - 1, -1)]

    def choose(self, state: IcaionState, option: Option) -> None:
        for _ in range(option.args[0]):
            state.draw_curio(self.seat)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(ASK_DRAW if self.least else ASK_BELT)


@dataclass(frozen=True)
class DrawOne(Step):
    """Draw a curio card, if the hand has room."""

    seat: int

    def run(self, state: IcaionState) -> None:
        state.draw_curio(self.seat)


# -- parasites and wounds -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Infest(Step):
    """Place a parasite; a fourth one overruns the region instead: its machines are destroyed, the seekers wounded."""

    region: int

    def run(self, state: IcaionState) -> None:
        region = self.region
        if state.parasites[region] < 3:
            state.parasites[region] += 1
            state.tell(INFESTED, (region,))
            return
        state.tell(OVERRUN, (region,))
        for machine in range(3):
            owner = state.machines[3 * region + machine]
            if owner >= 0:
                state.machines[3 * region + machine] = -1
                state.tell(DESTROYED, (owner, machine, region))
        state.parasites[region] = 0
        wound(state, state.seekers_on(REGION_NODES[region]))


def wound(state: IcaionState, seats: int) -> None:
    """One wounding of all these seats (bits): each at most once, in turn order; the lying ones are left alone."""
    steps: list[Step] = []
    for seat in state.order:
        if seats >> seat & 1 and not state.players[seat].lying:
            steps.append(Prevent(seat))
    state.then(*steps)


@dataclass(frozen=True)
class Prevent(Decision):
    """Discard a curio card to prevent the wound (A41: any card), or lie down."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        found: list[Option] = []
        last_face = -1
        for card in state.players[self.seat].hand:
            if FACE[card] != last_face:
                last_face = FACE[card]
                found.append(DISCARDS[card])
        found.append(LIE_DOWN_OPTION)
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is DISCARD:
            state.discard_from_hand(self.seat, option.args[0])
            state.tell(SPARED, (self.seat, option.args[0]))
            return
        state.players[self.seat].lying = True
        state.tell(WOUNDED, (self.seat,))
        state.take_off_armour(self.seat)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(ASK_PREVENT)
