"""The negotiation board: contracts, faction ability, breakthrough and complication, in this order."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision, Step
from ....engine.option import Candidates, Option, Phrase
from .. import board, cards, effects, pieces
from ..board import ALGAE, ANY_TARGET, CARDS_LOST, FARMS, GARAGES, GEM, LABORATORY, LOCATION
from ..effects import FARM, SHIP
from ..state import CiState
from .costs import garage_algae, talk_price
from .locations import bonus

LEYRIEN_A, LEYRIEN_B, ZCHARO_A, ZCHARO_B, JRAYEK_A, JRAYEK_B = range(6)
BTS_HARVEST, BTS_SHIP, BTS_DIE, BTS_FARM, BTS_MOVE, BTS_GEM = range(6)
CPS_CARDS, CPS_SHIP, CPS_DIE, CPS_FARM, CPS_BACK, CPS_GEM = range(6)
NOT_AT_ALL, IN_PART, IN_FULL = range(3)  # how hard a penalty hits


def negotiate(state: CiState, seat: int, source: int, space: int, value: int) -> None:
    """Place the die for good, pay, and take the four steps."""
    faction = (space - board.NEG_1) // board.ROWS
    price = talk_price(state, seat, source, space)
    state.pay(seat, ALGAE, garage_algae(state, seat, source))
    state.leave(seat, source)
    state.arrive(seat, value, space)
    state.pay(seat, board.TALK_RESOURCE[faction], price)
    state.then(UseAbility(seat, faction), Breakthrough(seat, value), Complications(seat, faction, value))
    bonus(state, seat, board.NEGOTIATION)
    if state.owns(seat, cards.ARMOUR[faction]):
        effects.gain_dice(state, seat, cards.ARMOUR_DICE)


# -- faction abilities ---------------------------------------------------------------------------------------------


def ability_of(state: CiState, faction: int) -> int:
    """The ability on the side in play."""
    return faction * 2 + state.faction_sides[faction]


@dataclass(frozen=True)
class UseAbility(Decision):
    """The faction's ability: always optional, once."""

    seat: int
    faction: int

    def candidates(self, state: CiState, why: bool) -> Candidates:
        found = Candidates(why)
        ability = ability_of(state, self.faction)
        _, resource, paid, _ = board.ABILITIES[ability]
        if ability == LEYRIEN_B and not state.reserve[self.seat]:
            found.refuse(pieces.TO_USE[ability], pieces.NO_RESERVE)
        elif state.stock[self.seat * 4 + resource] < paid:
            found.refuse(pieces.TO_USE[ability], pieces.NEEDS, (paid, resource))
        elif ability == LEYRIEN_A:
            found.legal += turns_of_dice(state, self.seat)
        elif ability == ZCHARO_B:
            found.legal += [pieces.TO_MOVE[hex] for hex in board.GOALS[state.harvesters[self.seat]]]
        else:
            found.legal.append(pieces.TO_USE[ability])
        found.legal.append(pieces.TO_SKIP)
        return found

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is pieces.SKIP:
            return
        ability = ability_of(state, self.faction)
        _, resource, paid, gives = board.ABILITIES[ability]
        state.tell(pieces.USED, (self.seat, ability))
        state.pay(self.seat, resource, paid)
        if option.verb is pieces.SET:
            slot, value = option.args
            state.set_face(self.seat, slot, value)
            state.tell(pieces.SET_DIE, (self.seat, slot, value))
        elif option.verb is pieces.MOVE:
            state.move_harvester(self.seat, option.args[0])
        elif ability == LEYRIEN_B:
            effects.gain_dice(state, self.seat, gives)
        elif ability == ZCHARO_A:
            state.then(effects.Trades(self.seat, ANY_TARGET, gives))
        elif ability == JRAYEK_A:
            state.gain(self.seat, GEM, gives)
        else:
            state.draw_contracts(self.seat, gives)

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_ABILITY, (ability_of(state, self.faction),))


def turns_of_dice(state: CiState, seat: int) -> list[Option]:
    """Every other value for every die in garages and on farms, but not for Sal (A34)."""
    options: list[Option] = []
    for slot in range(GARAGES + FARMS):
        face = state.slot_face(seat, slot)
        if face and face != pieces.SAL:
            options += [pieces.TO_SET[slot][value] for value in range(1, 7) if value != face]
    return options


# -- breakthrough ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Breakthrough(Step):
    """The first die of its value on the whole board moves a marker and brings a reward (A32: it must)."""

    seat: int
    value: int

    def run(self, state: CiState) -> None:
        if self.value not in state.upper:
            state.then(ChooseBreakthrough(self.seat, self.value))


@dataclass(frozen=True)
class ChooseBreakthrough(Decision):
    """Move the marker to any free slot and take what is printed there, if it can be given."""

    seat: int
    value: int

    def candidates(self, state: CiState, why: bool) -> Candidates:
        found = Candidates(why)
        for slot, marker in enumerate(state.upper):
            if marker:
                found.refuse(pieces.TO_ADVANCE[slot], pieces.SLOT_TAKEN)
            else:
                found.legal.append(pieces.TO_ADVANCE[slot])
        return found

    def choose(self, state: CiState, option: Option) -> None:
        slot, seat = option.args[0], self.seat
        state.upper = state.upper[:slot] + (self.value,) + state.upper[slot + 1 :]
        state.tell(pieces.ADVANCED, (seat, slot))
        if slot == BTS_HARVEST:
            effects.harvest_space(state, seat)
        elif slot == BTS_SHIP:
            state.then(effects.TakeTile(seat, SHIP, True))
        elif slot == BTS_DIE:
            effects.gain_dice(state, seat, 1)
        elif slot == BTS_FARM:
            state.then(effects.TakeTile(seat, FARM, True))
        elif slot == BTS_MOVE:
            state.then(effects.MoveHarvester(seat))
        else:
            state.gain(seat, GEM, 1)

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_BREAKTHROUGH, (self.value,))


# -- complication ----------------------------------------------------------------------------------------------------


def eligible(state: CiState, faction: int, value: int) -> list[int]:
    """The complication markers on the left whose condition holds for the column, the new die included.

    A39: everybody's dice count. A4: the two markers for equal values have the same condition.
    """
    total = same = 0
    first = board.NEG_1 + faction * board.ROWS
    for space in range(first, first + board.NEGOTIATION_ROWS[state.config]):
        face = state.dice[space] & 7
        total += face
        if face == value:
            same += 1
    found = [marker for marker, least in enumerate(board.COMPLICATION_SUM) if total >= least]
    if same > 1:
        found += range(len(board.COMPLICATION_SUM), len(board.COMPLICATION_IDS))
    return [marker for marker in found if marker + 1 not in state.lower]


@dataclass(frozen=True)
class Complications(Step):
    """If a condition holds after the first three steps, there is one complication."""

    seat: int
    faction: int
    value: int

    def run(self, state: CiState) -> None:
        if eligible(state, self.faction, self.value):
            state.then(ChooseComplication(self.seat, self.faction, self.value))


@dataclass(frozen=True)
class ChooseComplication(Decision):
    """Pick one marker; Leyrien Sceptre or Peace Talks let it be ignored, and no marker moves."""

    seat: int
    faction: int
    value: int

    def candidates(self, state: CiState, why: bool) -> Candidates:
        found = Candidates(why)
        if state.owns(self.seat, cards.LEYRIEN_SCEPTRE) or state.current[self.seat] == cards.PEACE_TALKS:
            found.legal.append(pieces.TO_IGNORE)
        markers = eligible(state, self.faction, self.value)
        for marker, option in enumerate(pieces.TO_COMPLICATE):
            if marker in markers:
                found.legal.append(option)
            else:
                found.refuse(option, pieces.NOT_ELIGIBLE)
        return found

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is pieces.IGNORE:
            state.tell(pieces.IGNORED, (self.seat,))
        else:
            state.then(ChoosePenalty(self.seat, option.args[0]))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_COMPLICATION)


def hurts(state: CiState, seat: int, penalty: int) -> int:
    """How hard a penalty would hit the seat: in full, in part (one contract where two are asked) or not at all."""
    if penalty == CPS_CARDS:
        cards = len(state.hands[seat])
        return IN_FULL if cards >= CARDS_LOST else IN_PART if cards else NOT_AT_ALL
    if penalty == CPS_SHIP:
        felt = bool(effects.built_slots(state, seat, SHIP))
    elif penalty == CPS_DIE:
        felt = bool(losable(state, seat))
    elif penalty == CPS_FARM:
        felt = bool(effects.built_slots(state, seat, FARM))
    elif penalty == CPS_BACK:
        felt = state.harvesters[seat] != board.CENTRE
    else:
        felt = state.stock[seat * 4 + GEM] >= 1
    return IN_FULL if felt else NOT_AT_ALL


@dataclass(frozen=True)
class ChoosePenalty(Decision):
    """Move the marker to a free slot whose penalty can be suffered, if there is one; Lysias may mirror any.

    A9: where none can be suffered in full, one that takes a lone contract comes before those that take nothing.
    """

    seat: int
    marker: int

    def candidates(self, state: CiState, why: bool) -> Candidates:
        found = Candidates(why)
        free = [slot for slot, marker in enumerate(state.lower) if not marker]
        if state.led_by(self.seat, cards.LYSIAS):
            found.legal += [pieces.TO_MIRROR[slot] for slot in free]
        worst = max([hurts(state, self.seat, slot) for slot in free], default=NOT_AT_ALL)
        for slot, option in enumerate(pieces.TO_SUFFER):
            if slot not in free:
                found.refuse(option, pieces.SLOT_TAKEN)
            elif hurts(state, self.seat, slot) < worst:
                found.refuse(option, pieces.CANNOT_SUFFER)
            else:
                found.legal.append(option)
        return found

    def choose(self, state: CiState, option: Option) -> None:
        slot = option.args[0]
        state.lower = state.lower[:slot] + (self.marker + 1,) + state.lower[slot + 1 :]
        state.tell(pieces.COMPLICATED, (self.seat, self.marker, slot))
        if option.verb is pieces.MIRROR:
            state.tell(pieces.MIRRORED, (self.seat, slot))
            mirror(state, self.seat, slot)
        else:
            suffer(state, self.seat, slot)

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_PENALTY, (self.marker,))

    def secretive(self) -> bool:
        return True  # the hand may decide what is offered


def suffer(state: CiState, seat: int, penalty: int) -> None:
    """A penalty as far as it can be suffered."""
    if not hurts(state, seat, penalty):
        return
    if penalty == CPS_CARDS:
        state.then(effects.DiscardContracts(seat, min(CARDS_LOST, len(state.hands[seat]))))
    elif penalty == CPS_SHIP:
        state.then(ScrapTile(seat, SHIP))
    elif penalty == CPS_DIE:
        state.then(LoseDie(seat))
    elif penalty == CPS_FARM:
        state.then(ScrapTile(seat, FARM))
    elif penalty == CPS_BACK:
        state.then(effects.MoveBack(seat))
    else:
        state.pay(seat, GEM, 1)


def mirror(state: CiState, seat: int, penalty: int) -> None:
    """Lysias turns a penalty into its opposite (A15: the move back into a move of one space in any direction)."""
    if penalty == CPS_CARDS:
        state.draw_contracts(seat, CARDS_LOST)
    elif penalty == CPS_SHIP:
        state.then(effects.TakeTile(seat, SHIP, True))
    elif penalty == CPS_DIE:
        effects.gain_dice(state, seat, 1)
    elif penalty == CPS_FARM:
        state.then(effects.TakeTile(seat, FARM, True))
    elif penalty == CPS_BACK:
        state.then(effects.MoveHarvester(seat))
    else:
        state.gain(seat, GEM, 1)


@dataclass(frozen=True)
class ScrapTile(Decision):
    """Destroy a ship or farm tile of one's base; the printed ones are safe."""

    seat: int
    kind: int

    def options(self, state: CiState) -> list[Option]:
        return [pieces.TO_SCRAP[slot] for slot in effects.built_slots(state, self.seat, self.kind)]

    def choose(self, state: CiState, option: Option) -> None:
        effects.destroy(state, self.seat, option.args[0])

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_SCRAP_SHIP if self.kind == SHIP else pieces.ASK_SCRAP_FARM)


def losable(state: CiState, seat: int) -> list[Option]:
    """Where the seat has a die to lose: pool, Cantina, garages, farms, Headquarters and stations; never Sal."""
    options: list[Option] = []
    if state.pool[seat]:
        options.append(pieces.TO_LOSE_POOL)
    if state.cantina[seat]:
        options.append(pieces.TO_LOSE_CANTINA)
    for slot in range(GARAGES + FARMS):
        face = state.slot_face(seat, slot)
        if face and face != pieces.SAL:
            options.append(pieces.TO_LOSE_SLOT[slot])
    for space in range(board.LAST_STATION + 1):
        die = state.dice[space]
        if not die:
            continue
        mine = die >> 3 == seat and die & 7 != pieces.SAL
        if not mine and LOCATION[space] == LABORATORY:
            other = state.pairs[space - board.LAB_1]
            mine = other != pieces.NO_DIE and other >> 3 == seat and other & 7 != pieces.SAL
        if mine:
            options.append(pieces.TO_LOSE_SPACE[space])
    return options


@dataclass(frozen=True)
class LoseDie(Decision):
    """Return one own die to the reserve; a space it leaves is free again (A48)."""

    seat: int

    def options(self, state: CiState) -> list[Option]:
        return losable(state, self.seat)

    def choose(self, state: CiState, option: Option) -> None:
        seat = self.seat
        state.reserve[seat] += 1
        state.tell(pieces.LOST_DIE, (seat,))
        if option.verb is pieces.LOSE_POOL:
            state.pool[seat] -= 1
        elif option.verb is pieces.LOSE_CANTINA:
            state.cantina[seat] -= 1
        elif option.verb is pieces.LOSE_SLOT:
            state.set_face(seat, option.args[0], pieces.NO_DIE)
        else:
            take_off(state, option.args[0])

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_LOSE_DIE)


def take_off(state: CiState, space: int) -> None:
    """Take a die off a space; of a pair the other one stays, and Sal always does."""
    if LOCATION[space] != LABORATORY or not state.pairs[space - board.LAB_1]:
        state.dice[space] = pieces.NO_DIE
        return
    other = state.pairs[space - board.LAB_1]
    if other & 7 == pieces.SAL:
        state.dice[space] = other
    state.pairs[space - board.LAB_1] = pieces.NO_DIE
