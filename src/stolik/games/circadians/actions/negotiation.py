"""The negotiation board: contracts, faction ability, breakthrough and complication, in this order."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision, Step
from ....engine.option import Option, Phrase, Refusal
from ..board import (
    ALGAE,
    ANY_TARGET,
    CENTRE,
    COMPLICATION_SUM,
    ENERGY,
    FARMS,
    GARAGES,
    GEM,
    GOALS,
    LAB_1,
    LABORATORY,
    LAST_STATION,
    LOCATION,
    NEG_1,
    NEGOTIATION_ROWS,
    ROWS,
    TALK_RESOURCE,
    WATER,
)  # fmt: skip
from ..cards import (
    AQUA_PACK,
    JRAYEK_ARMOUR,
    LEYRIEN_ARMOUR,
    LEYRIEN_SCEPTRE,
    LYSIAS,
    PEACE_TALKS,
    ZCHARO_ARMOUR,
)  # fmt: skip
from ..effects import (
    FARM,
    SHIP,
    DiscardContracts,
    MoveBack,
    MoveHarvester,
    TakeTile,
    Trades,
    destroy,
    gain_dice,
    harvest_space,
)  # fmt: skip
from ..pieces import (
    ADVANCED,
    ASK_ABILITY,
    ASK_BREAKTHROUGH,
    ASK_COMPLICATION,
    ASK_LOSE_DIE,
    ASK_PENALTY,
    ASK_SCRAP_FARM,
    ASK_SCRAP_SHIP,
    CANNOT_SUFFER,
    COMPLICATED,
    IGNORE,
    IGNORED,
    LOSE_CANTINA,
    LOSE_POOL,
    LOSE_SLOT,
    LOST_DIE,
    MIRROR,
    MIRRORED,
    MOVE,
    NEEDS,
    NO_DIE,
    NO_RESERVE,
    NOT_ELIGIBLE,
    SAL,
    SET,
    SET_DIE,
    SKIP,
    SLOT_TAKEN,
    TO_ADVANCE,
    TO_COMPLICATE,
    TO_IGNORE,
    TO_LOSE_CANTINA,
    TO_LOSE_POOL,
    TO_LOSE_SLOT,
    TO_LOSE_SPACE,
    TO_MIRROR,
    TO_MOVE,
    TO_SCRAP,
    TO_SET,
    TO_SKIP,
    TO_SUFFER,
    TO_USE,
    USED,
)  # fmt: skip
from ..state import FIRST_FOUNDATION, CiState
from ..tiles import NOTHING
from .costs import garage_algae, talk_price

LEYRIEN_A, LEYRIEN_B, ZCHARO_A, ZCHARO_B, JRAYEK_A, JRAYEK_B = range(6)
BTS_HARVEST, BTS_SHIP, BTS_DIE, BTS_FARM, BTS_MOVE, BTS_GEM = range(6)
CPS_CARDS, CPS_SHIP, CPS_DIE, CPS_FARM, CPS_BACK, CPS_GEM = range(6)
CP_SAME = 4  # the first of the two markers for equal values
NOT_AT_ALL, IN_PART, IN_FULL = range(3)  # how hard a penalty hits
CARDS_LOST = 2


def negotiate(state: CiState, seat: int, source: int, space: int, value: int) -> None:
    """Place the die for good, pay, and take the four steps."""
    faction = (space - NEG_1) // ROWS
    price = talk_price(state, seat, source, space)
    state.pay(seat, ALGAE, garage_algae(state, seat, source))
    state.leave(seat, source)
    state.arrive(seat, value, space)
    state.pay(seat, TALK_RESOURCE[faction], price)
    state.then(UseAbility(seat, faction), Breakthrough(seat, value), Complications(seat, faction, value))
    if state.owns(seat, AQUA_PACK):  # A53: pure gains happen by themselves
        state.gain(seat, WATER, 5)
    if state.owns(seat, (LEYRIEN_ARMOUR, ZCHARO_ARMOUR, JRAYEK_ARMOUR)[faction]):
        gain_dice(state, seat, 1)


# -- faction abilities ---------------------------------------------------------------------------------------------


def ability_of(state: CiState, faction: int) -> int:
    """The ability on the side in play."""
    return faction * 2 + state.faction_sides[faction]


@dataclass(frozen=True)
class UseAbility(Decision):
    """The faction's ability: always optional, once."""

    seat: int
    faction: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        ability = ability_of(state, self.faction)
        seat, first = self.seat, self.seat * 4
        options: list[Option] = []
        if ability == LEYRIEN_A:  # A34: dice with a value, in garages and on farms; not Sal
            for slot in range(GARAGES + FARMS):
                face = slot_face(state, seat, slot)
                if face and face != SAL:
                    options += [TO_SET[slot][value] for value in range(1, 7) if value != face]
        elif ability == LEYRIEN_B:
            if state.stock[first + ALGAE] >= 2 and state.reserve[seat]:
                options.append(TO_USE[ability])
        elif ability == ZCHARO_A or ability == JRAYEK_B:
            options.append(TO_USE[ability])
        elif ability == ZCHARO_B:
            if state.stock[first + ENERGY] >= 1:
                options += [TO_MOVE[hex] for hex in GOALS[state.harvesters[seat]]]
        elif state.stock[first + WATER] >= 5:
            options.append(TO_USE[ability])
        options.append(TO_SKIP)
        return options

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is SKIP:
            return
        ability = ability_of(state, self.faction)
        state.tell(USED, (self.seat, ability))
        if option.verb is SET:
            slot, value = option.args
            set_face(state, self.seat, slot, value)
            state.tell(SET_DIE, (self.seat, slot, value))
        elif option.verb is MOVE:
            state.pay(self.seat, ENERGY, 1)
            state.move_harvester(self.seat, option.args[0])
        elif ability == LEYRIEN_B:
            state.pay(self.seat, ALGAE, 2)
            gain_dice(state, self.seat, 1)
        elif ability == ZCHARO_A:
            state.then(Trades(self.seat, ANY_TARGET, 2))
        elif ability == JRAYEK_A:
            state.pay(self.seat, WATER, 5)
            state.gain(self.seat, GEM, 1)
        else:
            state.draw_contracts(self.seat, 2)

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(ASK_ABILITY, (ability_of(state, self.faction),))

    def refusals(self, state: CiState) -> list[Refusal]:
        ability = ability_of(state, self.faction)
        if ability == LEYRIEN_B and TO_USE[ability] not in self.options(state):
            dry = not state.reserve[self.seat]
            return [Refusal(TO_USE[ability], Phrase(NO_RESERVE) if dry else Phrase(NEEDS, (2, ALGAE)))]
        if ability == JRAYEK_A and TO_USE[ability] not in self.options(state):
            return [Refusal(TO_USE[ability], Phrase(NEEDS, (5, WATER)))]
        if ability == ZCHARO_B and state.stock[self.seat * 4 + ENERGY] < 1:
            return [Refusal(TO_USE[ability], Phrase(NEEDS, (1, ENERGY)))]
        return []


def slot_face(state: CiState, seat: int, slot: int) -> int:
    """The face of the die on a garage or farm, 0 for none."""
    return state.garages[seat * GARAGES + slot] if slot < GARAGES else state.farm_dice[seat * FARMS + slot - GARAGES]


def set_face(state: CiState, seat: int, slot: int, face: int) -> None:
    """Turn, put or remove the die on a garage or farm."""
    if slot < GARAGES:
        state.garages[seat * GARAGES + slot] = face
    else:
        state.farm_dice[seat * FARMS + slot - GARAGES] = face


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

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        return [TO_ADVANCE[slot] for slot in range(6) if not state.upper[slot]]

    def choose(self, state: CiState, option: Option) -> None:
        slot, seat = option.args[0], self.seat
        state.upper = state.upper[:slot] + (self.value,) + state.upper[slot + 1 :]
        state.tell(ADVANCED, (seat, slot))
        if slot == BTS_HARVEST:
            harvest_space(state, seat)
        elif slot == BTS_SHIP:
            state.then(TakeTile(seat, SHIP, True))
        elif slot == BTS_DIE:
            gain_dice(state, seat, 1)
        elif slot == BTS_FARM:
            state.then(TakeTile(seat, FARM, True))
        elif slot == BTS_MOVE:
            state.then(MoveHarvester(seat))
        else:
            state.gain(seat, GEM, 1)

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(ASK_BREAKTHROUGH, (self.value,))

    def refusals(self, state: CiState) -> list[Refusal]:
        return [Refusal(TO_ADVANCE[slot], Phrase(SLOT_TAKEN)) for slot in range(6) if state.upper[slot]]


# -- complication ----------------------------------------------------------------------------------------------------


def eligible(state: CiState, faction: int, value: int) -> list[int]:
    """The complication markers on the left whose condition holds for the column, the new die included.

    A39: everybody's dice count. A4: the two markers for equal values have the same condition.
    """
    total = same = 0
    first = NEG_1 + faction * ROWS
    for space in range(first, first + NEGOTIATION_ROWS[state.config]):
        face = state.dice[space] & 7
        total += face
        if face == value:
            same += 1
    found = [marker for marker in range(4) if total >= COMPLICATION_SUM[marker] and marker + 1 not in state.lower]
    if same >= 2:
        found += [marker for marker in (CP_SAME, CP_SAME + 1) if marker + 1 not in state.lower]
    return found


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

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        options = [TO_COMPLICATE[marker] for marker in eligible(state, self.faction, self.value)]
        if state.owns(self.seat, LEYRIEN_SCEPTRE) or state.current[self.seat] == PEACE_TALKS:
            options.insert(0, TO_IGNORE)
        return options

    def choose(self, state: CiState, option: Option) -> None:
        if option.verb is IGNORE:
            state.tell(IGNORED, (self.seat,))
        else:
            state.then(ChoosePenalty(self.seat, option.args[0]))

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(ASK_COMPLICATION)

    def refusals(self, state: CiState) -> list[Refusal]:
        found = eligible(state, self.faction, self.value)
        return [Refusal(TO_COMPLICATE[m], Phrase(NOT_ELIGIBLE)) for m in range(6) if m not in found]


def hurts(state: CiState, seat: int, penalty: int) -> int:
    """How hard a penalty would hit the seat: in full, in part (one contract where two are asked) or not at all."""
    if penalty == CPS_CARDS:
        cards = len(state.hands[seat])
        return IN_FULL if cards >= CARDS_LOST else IN_PART if cards else NOT_AT_ALL
    if penalty == CPS_SHIP:
        felt = state.ships[seat * GARAGES + 1] != NOTHING
    elif penalty == CPS_DIE:
        felt = bool(losable(state, seat))
    elif penalty == CPS_FARM:
        felt = state.farms[seat * 3] != NOTHING
    elif penalty == CPS_BACK:
        felt = state.harvesters[seat] != CENTRE
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

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        free = [slot for slot in range(6) if not state.lower[slot]]
        pains = [hurts(state, self.seat, slot) for slot in free]
        most = max(pains, default=NOT_AT_ALL)
        options: list[Option] = []
        if state.led_by(self.seat, LYSIAS):
            options = [TO_MIRROR[slot] for slot in free]
        return options + [TO_SUFFER[slot] for slot, pain in zip(free, pains) if pain == most]

    def choose(self, state: CiState, option: Option) -> None:
        slot = option.args[0]
        state.lower = state.lower[:slot] + (self.marker + 1,) + state.lower[slot + 1 :]
        state.tell(COMPLICATED, (self.seat, self.marker, slot))
        if option.verb is MIRROR:
            state.tell(MIRRORED, (self.seat, slot))
            mirror(state, self.seat, slot)
        else:
            suffer(state, self.seat, slot)

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(ASK_PENALTY, (self.marker,))

    def refusals(self, state: CiState) -> list[Refusal]:
        offered = self.options(state)
        return [
            Refusal(TO_SUFFER[slot], Phrase(SLOT_TAKEN if state.lower[slot] else CANNOT_SUFFER))
            for slot in range(6)
            if TO_SUFFER[slot] not in offered
        ]

    def secretive(self) -> bool:
        return True  # the hand may decide what is offered


def suffer(state: CiState, seat: int, penalty: int) -> None:
    """A penalty as far as it can be suffered."""
    if not hurts(state, seat, penalty):
        return
    if penalty == CPS_CARDS:
        state.then(DiscardContracts(seat, min(CARDS_LOST, len(state.hands[seat]))))
    elif penalty == CPS_SHIP:
        state.then(ScrapTile(seat, SHIP))
    elif penalty == CPS_DIE:
        state.then(LoseDie(seat))
    elif penalty == CPS_FARM:
        state.then(ScrapTile(seat, FARM))
    elif penalty == CPS_BACK:
        state.then(MoveBack(seat))
    else:
        state.pay(seat, GEM, 1)


def mirror(state: CiState, seat: int, penalty: int) -> None:
    """Lysias turns a penalty into its opposite (A15: the move back into a move of one space in any direction)."""
    if penalty == CPS_CARDS:
        state.draw_contracts(seat, 2)
    elif penalty == CPS_SHIP:
        state.then(TakeTile(seat, SHIP, True))
    elif penalty == CPS_DIE:
        gain_dice(state, seat, 1)
    elif penalty == CPS_FARM:
        state.then(TakeTile(seat, FARM, True))
    elif penalty == CPS_BACK:
        state.then(MoveHarvester(seat))
    else:
        state.gain(seat, GEM, 1)


@dataclass(frozen=True)
class ScrapTile(Decision):
    """Destroy a ship or farm tile of one's base; the printed ones are safe."""

    seat: int
    kind: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        if self.kind == SHIP:
            return [TO_SCRAP[g] for g in range(1, GARAGES) if state.ships[self.seat * GARAGES + g] != NOTHING]
        first = GARAGES + FIRST_FOUNDATION
        return [TO_SCRAP[first + f] for f in range(3) if state.farms[self.seat * 3 + f] != NOTHING]

    def choose(self, state: CiState, option: Option) -> None:
        destroy(state, self.seat, option.args[0])

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(ASK_SCRAP_SHIP if self.kind == SHIP else ASK_SCRAP_FARM)


def losable(state: CiState, seat: int) -> list[Option]:
    """Where the seat has a die to lose: pool, Cantina, garages, farms, Headquarters and stations; never Sal."""
    options: list[Option] = []
    if state.pool[seat]:
        options.append(TO_LOSE_POOL)
    if state.cantina[seat]:
        options.append(TO_LOSE_CANTINA)
    for slot in range(GARAGES + FARMS):
        face = slot_face(state, seat, slot)
        if face and face != SAL:
            options.append(TO_LOSE_SLOT[slot])
    for space in range(LAST_STATION + 1):
        die = state.dice[space]
        if not die:
            continue
        mine = die >> 3 == seat and die & 7 != SAL
        if not mine and LOCATION[space] == LABORATORY:
            other = state.pairs[space - LAB_1]
            mine = other != NO_DIE and other >> 3 == seat and other & 7 != SAL
        if mine:
            options.append(TO_LOSE_SPACE[space])
    return options


@dataclass(frozen=True)
class LoseDie(Decision):
    """Return one own die to the reserve; a space it leaves is free again (A48)."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: CiState) -> list[Option]:
        return losable(state, self.seat)

    def choose(self, state: CiState, option: Option) -> None:
        seat = self.seat
        state.reserve[seat] += 1
        state.tell(LOST_DIE, (seat,))
        if option.verb is LOSE_POOL:
            state.pool[seat] -= 1
        elif option.verb is LOSE_CANTINA:
            state.cantina[seat] -= 1
        elif option.verb is LOSE_SLOT:
            set_face(state, seat, option.args[0], NO_DIE)
        else:
            take_off(state, option.args[0])

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(ASK_LOSE_DIE)


def take_off(state: CiState, space: int) -> None:
    """Take a die off a space; of a pair the other one stays, and Sal always does."""
    if LOCATION[space] != LABORATORY or not state.pairs[space - LAB_1]:
        state.dice[space] = NO_DIE
        return
    other = state.pairs[space - LAB_1]
    if other & 7 == SAL:
        state.dice[space] = other
    state.pairs[space - LAB_1] = NO_DIE
