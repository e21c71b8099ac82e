"""What the icons do: receiving qoam, drawing cards, parasites and wounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...engine.agenda import Decision, Step
from ...engine.option import Option, Phrase
from . import cards, pieces, tiles
from .board import MOST_PARASITES, REGION_NODES
from .state import IcaionState

THROW_OPTION: Final = Option(pieces.THROW_AWAY)
LIE_DOWN_OPTION: Final = Option(pieces.LIE_DOWN)
ADDITIONS: Final = [Option(pieces.ADD, (cage,)) for cage in range(tiles.CAGES)]


# -- receiving ----------------------------------------------------------------------------------------------


class Deposit(Decision):
    """A whole batch goes into one null cage and replaces what was there, or is thrown away whole (A11)."""

    def __init__(self, seat: int, batch: tuple[int, ...]) -> None:
        self.seat = seat
        self.batch = batch

    def options(self, state: IcaionState) -> list[Option]:
        player = state.players[self.seat]
        found: list[Option] = []
        sizes: list[int] = []
        for cage in player.open_cages():  # the emptiest first
            size = player.content(cage)
            at = len(found)
            while at and sizes[at - 1] > size:
                at -= 1
            found.insert(at, pieces.DEPOSITS[cage])
            sizes.insert(at, size)
        found.append(THROW_OPTION)
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is pieces.DEPOSIT:
            state.store(self.seat, option.args[0], self.batch)
        else:
            state.tell(pieces.THREW_AWAY, (self.seat, sum(self.batch)))

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_DEPOSIT, self.batch)


def receive(state: IcaionState, seat: int, batch: tuple[int, ...]) -> None:
    """Put a batch on the agenda to be deposited; nothing when it is empty."""
    if sum(batch):
        state.then(Deposit(seat, batch))


class TakeColour(Decision):
    """Choose a colour and take crystals of it from the supply, as one batch, together with those already due."""

    def __init__(self, seat: int, count: int, due: tuple[int, ...] = (0, 0, 0, 0, 0)) -> None:
        self.seat = seat
        self.count = count
        self.due = due

    def options(self, state: IcaionState) -> list[Option]:
        return pieces.CHOICES.copy()

    def choose(self, state: IcaionState, option: Option) -> None:
        batch = list(self.due)
        batch[option.args[0]] += self.count
        state.then(Deposit(self.seat, tuple(batch)))

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_COLOUR, (self.count,))


@dataclass(frozen=True)
class GainCrystal(Decision):
    """Take one crystal of any colour and add it to a cage without discarding."""

    seat: int
    optional: bool

    def options(self, state: IcaionState) -> list[Option]:
        found = pieces.CHOICES.copy()
        if self.optional:
            found.append(pieces.DECLINE_OPTION)
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is pieces.CHOOSE:
            state.then(AddCrystal(self.seat, option.args[0]))

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_CRYSTAL)


@dataclass(frozen=True)
class AddCrystal(Decision):
    """Choose the cage that a single crystal joins."""

    seat: int
    colour: int

    def options(self, state: IcaionState) -> list[Option]:
        return [ADDITIONS[cage] for cage in state.players[self.seat].open_cages()]

    def choose(self, state: IcaionState, option: Option) -> None:
        state.add_crystal(self.seat, self.colour, option.args[0])

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_CAGE, (self.colour,))


# -- drawing ------------------------------------------------------------------------------------------------


class DrawCards(Decision):
    """Choose how many curio cards to draw, from the least to the most, within the hand limit; then draw them."""

    def __init__(self, seat: int, least: int) -> None:
        self.seat = seat
        self.least = least

    def options(self, state: IcaionState) -> list[Option]:
        most = min(self.most(state), state.players[self.seat].room())
        if most <= 0:
            return pieces.DRAWS[:1]
        return [pieces.DRAWS[number] for number in range(most, min(self.least, most) - 1, -1)]

    def most(self, state: IcaionState) -> int:
        """What the belt, the card that is being resolved, or the icon of power supply and refiner says."""
        if not self.least:
            return cards.GEAR_AMOUNT[cards.BELT]
        if state.resolving and cards.CURIO_EFFECT[state.resolving[-1]] == cards.DRAW:
            return cards.CURIO_AMOUNT[state.resolving[-1]]
        return tiles.ICON_CARDS

    def choose(self, state: IcaionState, option: Option) -> None:
        for _ in range(option.args[0]):
            state.draw_curio(self.seat)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_DRAW if self.least else pieces.ASK_BELT)


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
        if state.parasites[region] < MOST_PARASITES:
            state.parasites[region] += 1
            state.tell(pieces.INFESTED, (region,))
            return
        state.tell(pieces.OVERRUN, (region,))
        for machine in range(3):
            owner = state.machines[3 * region + machine]
            if owner >= 0:
                state.machines[3 * region + machine] = -1
                state.tell(pieces.DESTROYED, (owner, machine, region))
        state.parasites[region] = 0
        wound(state, state.seekers_on(REGION_NODES[region]))


def wound(state: IcaionState, seats: int) -> None:
    """One wounding of all these seats (bits): each at most once, in turn order; the lying ones are left alone."""
    steps: list[Step] = []
    for seat in state.order:
        if seats >> seat & 1 and not state.players[seat].lying:
            steps.append(PREVENTS[seat])
    state.then(*steps)


@dataclass(frozen=True)
class Prevent(Decision):
    """Discard a curio card to prevent the wound (A41: any card), or lie down."""

    seat: int

    def options(self, state: IcaionState) -> list[Option]:
        found: list[Option] = []
        last_face = -1
        for card in state.players[self.seat].hand:
            if cards.FACE[card] != last_face:
                last_face = cards.FACE[card]
                found.append(pieces.DISCARDS[card])
        found.append(LIE_DOWN_OPTION)
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is pieces.DISCARD:
            state.discard_from_hand(self.seat, option.args[0])
            state.tell(pieces.SPARED, (self.seat, option.args[0]))
            return
        state.players[self.seat].lying = True
        state.tell(pieces.WOUNDED, (self.seat,))
        state.take_off_armour(self.seat)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_PREVENT)


INFESTS: Final = [Infest(region) for region in range(15)]
PREVENTS: Final = [Prevent(seat) for seat in range(5)]
