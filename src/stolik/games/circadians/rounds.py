"""The seven rounds: plan, execute, harvest and rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...engine.agenda import Decision, Gather, Step
from ...engine.event import others
from ...engine.option import Candidates, Option, Phrase, Refusal
from . import board, cards, pieces
from .actions.locations import HqReward
from .actions.send import ChooseGarage, Dispatch
from .automa import AiHarvest, AiRest, AiTurn
from .board import FARMS, GARAGES, SLOTS
from .effects import DiscardContracts, MoveHarvester, Trades, gain_dice, harvest_space
from .scoring import nearest_vault
from .state import FIRST_FOUNDATION, MOST_LIFTS, CiState, without
from .tiles import FARM_HYBRID, FARM_NEEDS, FARM_TRADE, FARM_TRADES, FARM_YIELD, HYBRID_CHOICE, NOTHING, SIX, VAULT_VP

NO_PLAN = (pieces.NO_DIE,) * SLOTS
# The seats without their bit, by how many there are and by the bits
WAITING: Final[list[list[list[int]]]] = [
    [[seat for seat in range(seats) if not bits >> seat & 1] for bits in range(1 << seats)] for seats in range(5)
]


def turn_order(state: CiState) -> list[int]:
    """The seats clockwise from the Radio."""
    return [(state.radio + index) % state.seats for index in range(state.seats)]


# -- plan ----------------------------------------------------------------------------------------------------------


class BeginRound(Step):
    """Reveal the top event; Renzo's owner turns up his own and decides; then what happens at once."""

    def run(self, state: CiState) -> None:
        state.round += 1
        state.phase = pieces.PLAN
        state.reveal()
        event = state.event_deck[-1]
        state.event_deck = state.event_deck[:-1]
        state.event_row = (*state.event_row, event)
        state.current = [event] * state.seats
        state.tell(pieces.ROUND_BEGAN, (state.round, event))
        state.then(ResolveEvent(), Roll(), AssignDice(), BeginExecute())
        if state.renzo_deck:  # A51: six cards for the first six rounds
            for seat in range(state.seats):
                if state.led_by(seat, cards.RENZO):
                    own = state.renzo_deck[-1]
                    state.renzo_deck = state.renzo_deck[:-1]
                    state.renzo_row = (*state.renzo_row, own)
                    state.tell(pieces.TURNED_EVENT, (seat, own))
                    state.then(HeedEvent(seat, event, own))


@dataclass(frozen=True)
class HeedEvent(Decision):
    """Renzo follows his own card, or the common one for water; he ignores the other."""

    seat: int
    common: int
    own: int

    def options(self, state: CiState) -> list[Option]:
        return [pieces.TO_HEED[self.common], pieces.TO_HEED[self.own]]

    def choose(self, state: CiState, option: Option) -> None:
        state.current[self.seat] = option.args[0]
        state.tell(pieces.HEEDED, (self.seat, option.args[0]))
        if option.args[0] == self.common:
            state.gain(self.seat, board.WATER, cards.RENZO_WATER)

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.RENZO_EVENT)


class ResolveEvent(Step):
    """Events with an immediate effect: supply drops in turn order, then a deep scan, once for all."""

    def run(self, state: CiState) -> None:
        if cards.DEEP_SCAN in state.current:
            state.then(DeepScan())
        state.then(*[SupplyDrop(seat) for seat in turn_order(state) if state.current[seat] == cards.SUPPLY_DROP])


@dataclass(frozen=True)
class DeepScan(Step):
    """Random vaults are turned up."""

    def run(self, state: CiState) -> None:
        for _ in range(cards.SCAN_VAULTS):
            hidden = [notch for notch in range(board.VAULT_COUNT) if not state.scanned >> notch & 1]
            show_vault(state, hidden[state.below(len(hidden))])


def show_vault(state: CiState, notch: int) -> None:
    """Turn up a vault for the rest of the game (A2)."""
    state.scanned |= 1 << notch
    vault = state.vaults[notch]
    state.tell(pieces.VAULT_SHOWN, (board.FIRST_VAULT + notch, vault, VAULT_VP[vault]))


@dataclass(frozen=True)
class SupplyDrop(HqReward):
    """As at Headquarters, at once."""

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.ASK_SUPPLY)


class Roll(Step):
    """All roll the dice of their pools behind their screens; dice at Headquarters keep their value, Sal is a 3."""

    def run(self, state: CiState) -> None:
        state.confirmed = 0
        for seat in range(state.seats):
            faces = [state.below(6) + 1 for _ in range(state.pool[seat])]
            faces.sort()
            if state.led_by(seat, cards.BJORG_SAL) and not sal_waits(state, seat):
                faces.append(pieces.SAL)
            state.rolls[seat] = tuple(faces)
            state.plans[seat] = NO_PLAN
            state.lifts[seat] = 0
            if not faces:
                state.confirmed |= 1 << seat
            if state.events is not None:
                for face in faces:
                    state.tell(pieces.ROLLED, (face,), seat)
                state.tell(pieces.ROLLED_HIDDEN, (seat, len(faces)), others(seat))


def sal_waits(state: CiState, seat: int) -> bool:
    """Whether the seat's Sal is at Headquarters."""
    return seat * 8 + pieces.SAL in state.dice[: board.HQS]


class AssignDice(Gather):
    """Behind the screen every die goes into a garage or onto a farm; nothing shows until all have confirmed.

    A die is put on the leftmost free garage or a free farm, and may be lifted again until the seat confirms; so that no
    bot plans for ever, only so often (undo has no such limit). Garages are filled without gaps from the left.
    """

    def waiting(self, state: CiState) -> list[int]:
        return WAITING[state.seats][state.confirmed]

    def options(self, state: CiState, seat: int) -> list[Option]:
        found = Candidates()
        self.add_assigns(state, seat, found)
        self.add_confirm(state, seat, found)
        self.add_lifts(state, seat, found)
        return found.legal

    def refusals(self, state: CiState, seat: int) -> list[Refusal]:
        found = Candidates(why=True)
        self.add_confirm(state, seat, found)
        self.add_lifts(state, seat, found)
        self.add_assigns(state, seat, found)
        return found.refused

    def add_assigns(self, state: CiState, seat: int, found: Candidates) -> None:
        """Each face can be put on the leftmost free garage and on every free farm that takes a die.

        When no more may be lifted and a gap is left, a die can only close it.
        """
        rolls, plan = state.rolls[seat], state.plans[seat]
        if not rolls:
            return
        first = pieces.TO_ASSIGN[rolls[0]]  # a slot that is refused is refused to all
        slots: list[int] = []
        for garage in range(GARAGES):
            if not plan[garage]:
                if slots:
                    found.refuse(first[garage], pieces.GARAGE_GAP, (slots[0],))
                else:
                    slots.append(garage)
                    if not found.why:
                        break  # nobody asks about the others
        closing = state.lifts[seat] >= MOST_LIFTS and gap(plan) > 0
        for farm in range(FARMS):
            if not plan[GARAGES + farm]:
                takes = state.takes_die(seat, farm)
                if takes and not closing:
                    slots.append(GARAGES + farm)
                elif takes:
                    found.refuse(first[GARAGES + farm], pieces.GARAGE_GAP, (slots[0],))
                elif found.why:
                    found.refuse(first[GARAGES + farm], pieces.NO_FARM_DIE)
        legal, last = found.legal, pieces.NO_DIE
        for face in rolls:
            if face != last:
                row = pieces.TO_ASSIGN[face]
                for slot in slots:
                    legal.append(row[slot])
                last = face

    def add_confirm(self, state: CiState, seat: int, found: Candidates) -> None:
        """A plan is confirmed when all dice are put down and no garage left of a die is empty."""
        if state.rolls[seat]:
            found.refuse(pieces.TO_CONFIRM, pieces.DICE_LEFT, (len(state.rolls[seat]),))
            return
        empty = gap(state.plans[seat])
        if empty:
            found.refuse(pieces.TO_CONFIRM, pieces.GARAGE_GAP, (empty - 1,))
        else:
            found.legal.append(pieces.TO_CONFIRM)

    def add_lifts(self, state: CiState, seat: int, found: Candidates) -> None:
        """A die that was put down can be lifted so often; later only the rightmost of the garages, to close a gap."""
        plan = state.plans[seat]
        legal, often = found.legal, state.lifts[seat] >= MOST_LIFTS
        rightmost = -1
        if often and not state.rolls[seat] and gap(plan):
            rightmost = max([garage for garage in range(GARAGES) if plan[garage]])
        for slot in range(SLOTS):
            if plan[slot]:
                if not often or slot == rightmost:
                    legal.append(pieces.TO_LIFT[slot])
                else:
                    found.refuse(pieces.TO_LIFT[slot], pieces.LIFTED_OFTEN)

    def choose(self, state: CiState, seat: int, option: Option) -> None:
        if option.verb is pieces.CONFIRM:
            state.confirmed |= 1 << seat
            state.tell(pieces.CONFIRMED, (seat,))
            return
        plan = list(state.plans[seat])
        if option.verb is pieces.ASSIGN:
            face, slot = option.args
            state.rolls[seat] = without(state.rolls[seat], face)
            plan[slot] = face
        elif option.verb is pieces.LIFT:
            slot = option.args[0]
            state.rolls[seat] = tuple(sorted([*state.rolls[seat], plan[slot]]))
            plan[slot] = pieces.NO_DIE
            state.lifts[seat] += 1
        state.plans[seat] = tuple(plan)

    def finish(self, state: CiState) -> None:
        for seat in range(state.seats):
            plan = state.plans[seat]
            for slot in range(SLOTS):
                if plan[slot]:
                    state.set_face(seat, slot, plan[slot])
                    if state.events is not None:
                        state.tell(pieces.ASSIGNED, (seat, plan[slot], slot))
            state.pool[seat] = 0
            state.plans[seat] = ()
        state.confirmed = 0

    def prompt(self, state: CiState, seat: int) -> Phrase:
        return Phrase(pieces.ASSIGN_DICE, (len(state.rolls[seat]),))


def gap(plan: tuple[int, ...]) -> int:
    """1 + the first empty garage left of an occupied one, 0 when garages are filled from the left."""
    for garage in range(GARAGES - 1):
        if not plan[garage] and plan[garage + 1]:
            return garage + 1
    return 0


# -- execute -------------------------------------------------------------------------------------------------------


class BeginExecute(Step):
    """First the dice of Headquarters, then the AI, then the garages."""

    def run(self, state: CiState) -> None:
        state.phase = pieces.EXECUTE
        state.then(SendFromHq(0))


class SendFromHq(Step):
    """Dice leave Headquarters in the order of its spaces, whoever has the Radio; one that has left is skipped."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: CiState) -> None:
        for place in range(self.place, board.HQS):
            die = state.dice[place]
            if die:
                seat = die >> 3
                state.new_turn(seat)
                state.then(Dispatch(seat, GARAGES + place), SendFromHq(place + 1))
                return
        if state.ai:
            state.then(AiTurn(), GarageTurn(state.radio))
        else:
            state.then(GarageTurn(state.radio))


class GarageTurn(Step):
    """Clockwise from the Radio each sends the die of the leftmost occupied garage, until no garage holds one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: CiState) -> None:
        for index in range(state.seats):
            seat = (self.seat + index) % state.seats
            garage = state.next_garage(seat)
            if garage >= 0:
                state.new_turn(seat)
                following = GarageTurn((seat + 1) % state.seats)
                if state.irenic and state.next_garage(seat, garage) >= 0:
                    state.then(ChooseGarage(seat), following)
                else:
                    state.then(Dispatch(seat, garage), following)
                return
        state.then(BeginHarvest())


# -- harvest -------------------------------------------------------------------------------------------------------


class BeginHarvest(Step):
    """The AI first, then everybody in turn order: there is no interaction."""

    def run(self, state: CiState) -> None:
        state.phase = pieces.HARVEST
        state.then(BeginRest())
        order = turn_order(state)
        state.then(*[SableMoves(seat) for seat in order if state.led_by(seat, cards.SABLE)])
        state.then(*[HarvestSeat(seat) for seat in order])
        if state.ai:
            state.then(AiHarvest())


class HarvestSeat(Step):
    """The harvester's space, then the farms; trade farms come last (A33)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: CiState) -> None:
        seat = self.seat
        state.new_turn(seat)
        harvest_space(state, seat, cards.SKIES_WATER if state.current[seat] == cards.CLEAR_SKIES else 0)
        trades = FARM_TRADES * state.farms[seat * 3 : seat * 3 + 3].count(FARM_TRADE)
        if trades:
            state.then(Trades(seat, board.ANY_TARGET, trades))
        for farm in range(FARMS - 1, 0, -1):
            tile = NOTHING if farm < FIRST_FOUNDATION else state.farms[seat * 3 + farm - FIRST_FOUNDATION]
            if farm < FIRST_FOUNDATION or tile == FARM_HYBRID:
                if state.farm_dice[seat * FARMS + farm]:
                    state.then(FarmResource(seat, farm))
            elif tile != NOTHING and (FARM_NEEDS[tile] != SIX or effective(state, seat, farm) == 6):
                for resource in range(4):
                    state.gain(seat, resource, FARM_YIELD[tile][resource])


def effective(state: CiState, seat: int, farm: int) -> int:
    """The value of a die on a farm: booster and bumper crop add to it, up to 6; 0 for no die.

    Sal stays 3. A29: a shown 1, 2 or 3 is a 6 for Akira, booster or not.
    """
    face = state.farm_dice[seat * FARMS + farm]
    if not face or face == pieces.SAL:
        return pieces.COUNTS[face]
    if state.led_by(seat, cards.AKIRA) and cards.AKIRA_COUNTS[face] != face:
        return cards.AKIRA_COUNTS[face]
    boost = board.FARM_BOOST if state.farm_dice[seat * FARMS] else 0
    return min(6, face + boost + (cards.CROP_VALUE if state.current[seat] == cards.BUMPER_CROP else 0))


def farm_choices(farm: int) -> tuple[int, int]:
    """The two resources between which a farm with a die chooses."""
    return board.PRINTED_FARMS[farm] if farm < FIRST_FOUNDATION else HYBRID_CHOICE


class FarmResource(Decision):
    """A farm with a die produces one of its two resources by the farm table."""

    def __init__(self, seat: int, farm: int) -> None:
        self.seat = seat
        self.farm = farm

    def options(self, state: CiState) -> list[Option]:
        first, second = farm_choices(self.farm)
        found = [first] if first == second else [first, second]
        return [pieces.TO_PRODUCE[GARAGES + self.farm][resource] for resource in found]

    def choose(self, state: CiState, option: Option) -> None:
        resource = option.args[1]
        state.tell(pieces.PRODUCED, (self.seat, GARAGES + self.farm))
        state.gain(self.seat, resource, board.FARM_TABLE[resource][effective(state, self.seat, self.farm)])

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.FARM_RESOURCE, (GARAGES + self.farm, effective(state, self.seat, self.farm)))


@dataclass(frozen=True)
class SableMoves(MoveHarvester):
    """Sable may move the harvester at the end of the harvest, after production."""

    def prompt(self, state: CiState) -> Phrase:
        return Phrase(pieces.SABLE_MOVE)


# -- rest ----------------------------------------------------------------------------------------------------------


class BeginRest(Step):
    """Dice come home, the Radio passes on, limits are checked; Roslyn and the AI follow."""

    def run(self, state: CiState) -> None:
        state.phase = pieces.REST
        for space in range(board.FIRST_STATION, board.LAST_STATION + 1):
            if state.dice[space]:
                come_home(state, state.dice[space])
                state.dice[space] = pieces.NO_DIE
        for pair in range(len(state.pairs)):
            if state.pairs[pair]:
                come_home(state, state.pairs[pair])
                state.pairs[pair] = pieces.NO_DIE
        for seat in range(state.seats):
            for farm in range(FARMS):
                face = state.farm_dice[seat * FARMS + farm]
                if face:
                    come_home(state, seat * 8 + face)
                    state.farm_dice[seat * FARMS + farm] = pieces.NO_DIE
            state.pool[seat] += state.cantina[seat]
            state.cantina[seat] = 0
        if state.seats > 1:
            state.radio = (state.radio + 1) % state.seats
            state.tell(pieces.RADIO_PASSED, (state.radio,))
        order = turn_order(state)
        for seat in order:
            excess = state.pool[seat] + state.hq_dice(seat) - board.DICE_LIMIT
            if excess > 0:  # A45: the pool always suffices
                state.pool[seat] -= excess
                state.reserve[seat] += excess
                state.tell(pieces.OVER_LIMIT, (seat, excess))
        state.then(
            *[
                DiscardContracts(seat, len(state.hands[seat]) - board.HAND_LIMIT)
                for seat in order
                if len(state.hands[seat]) > board.HAND_LIMIT
            ],
            EndRest(),
        )


def come_home(state: CiState, die: int) -> None:
    """A die returns to its owner's pool; Sal is simply there again."""
    if die & 7 != pieces.SAL:
        state.pool[die >> 3] += 1


class EndRest(Step):
    """Roslyn below the limit gains a die (A27: in the last round too), the AI rests, and the round is over."""

    def run(self, state: CiState) -> None:
        state.then(EndGame() if state.round == board.LAST_ROUND else BeginRound())
        if state.ai:
            state.then(AiRest())
        for seat in turn_order(state):
            if state.led_by(seat, cards.ROSLYN) and state.pool[seat] + state.hq_dice(seat) < board.DICE_LIMIT:
                gain_dice(state, seat, 1)


@dataclass(frozen=True)
class EndGame(Step):
    """After seven rounds all vaults are turned up, and the AI's harvester goes to the nearest one."""

    def run(self, state: CiState) -> None:
        state.phase = pieces.FINISHED
        state.reveal()
        for notch in range(board.VAULT_COUNT):
            if not state.scanned >> notch & 1:
                show_vault(state, notch)
        if state.ai:
            state.ai_harvester = nearest_vault(state)
        state.tell(pieces.GAME_ENDED)
