"""Years, rounds and events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...engine.agenda import Step
from . import cards, pieces, tiles
from .actions.turn import TURNS
from .board import CRATER_REGIONS, FROM_COLOSSUS, RECHARGE_ROUND, TRACK, WOUND_NODES, cap, is_spared, side
from .effects import INFESTS, wound
from .scoring import FinalScoring, put_back_parasites, score_crown, score_parasites
from .state import IcaionState


@dataclass(frozen=True)
class BeginYear(Step):
    """Phase 1: the event deck with one more Colossus card, shards for the Colossus, power and a new turn order."""

    def run(self, state: IcaionState) -> None:
        state.year += 1
        state.round = 0
        state.regions_revealed = 0
        state.tell(pieces.YEAR_BEGAN, (state.year,))
        # A43: all event cards are gathered and shuffled anew; Colossus cards of earlier Years stay in.
        state.event_deck = [*range(cards.REGION_CARDS), *state.year_cards[: state.year]]
        state.shuffle(state.event_deck)
        state.track = ()
        wanted = tiles.COLOSSUS_SHARDS[state.seats] - len(state.colossus_shards)
        for _ in range(wanted):
            state.colossus_shards.append(state.bag.pop())  # nobody looks
        if wanted:
            state.tell(pieces.SHARDS_ADDED, (wanted,))
        if state.year > 1:
            reorder(state)
        for seat in state.order:
            player = state.players[seat]
            player.charged = True
            player.retrieved = False
            player.begun = False
            state.take_off_armour(seat)
        state.then(ROUND)


def reorder(state: IcaionState) -> None:
    """The lowest score is first; of equal scores, who was later last Year."""
    order = list(state.order)
    order.reverse()
    order.sort(key=lambda seat: state.players[seat].rp)  # a stable sort
    state.order = tuple(order)
    for number, seat in enumerate(order):
        state.tell(pieces.ORDERED, (seat, number + 1))


@dataclass(frozen=True)
class BeginRound(Step):
    """Recharge in the fifth round, then an event card; then everybody has a turn."""

    def run(self, state: IcaionState) -> None:
        state.round += 1
        state.tell(pieces.ROUND_BEGAN, (state.round,))
        if state.round == RECHARGE_ROUND:
            for player in state.players:
                player.charged = True
            state.tell(pieces.ALL_RECHARGED)
        card = state.draw(state.event_deck)
        state.track = (*state.track, card)
        state.tell(pieces.EVENT_DRAWN, (card,))
        state.then(NEXT_TURNS[0])
        if card < cards.REGION_CARDS:
            grow(state, card)
        else:
            rouse_colossus(state, card)


def grow(state: IcaionState, kind: int) -> None:
    """Qoam comes to the three regions of a type, up to saturation; perhaps parasites."""
    state.regions_revealed += 1
    if state.last_round():
        state.tell(pieces.LAST_ROUND)
    qoam, parasites, _ = TRACK[side(state.seats)]
    space = state.round - 1
    most = cap(state.seats)
    infested: list[Step] = []
    for region in range(3 * kind, 3 * kind + 3):
        before = state.qoam[region]
        state.qoam[region] = min(most, before + qoam[space])
        state.tell(pieces.GREW, (region, state.qoam[region] - before))
        if parasites[space] and not is_spared(state.seats, region):
            infested.append(INFESTS[region])
    state.then(*infested)


def rouse_colossus(state: IcaionState, card: int) -> None:
    """A Colossus card takes effect, left to right."""
    arrows = TRACK[side(state.seats)][2][state.round - 1]
    if card == cards.SWARM:
        move_colossus(state, arrows)
        one, other = CRATER_REGIONS[state.colossus]
        state.then(INFESTS[one], INFESTS[one], INFESTS[other], INFESTS[other], TRAMPLES[0])
    elif card == cards.TRAIL:
        one, other = CRATER_REGIONS[state.colossus]
        state.then(INFESTS[one], INFESTS[other], Walk(arrows))
    else:
        start = state.colossus
        move_colossus(state, arrows)
        one, other = CRATER_REGIONS[state.colossus]
        state.then(TRAMPLES[start + 1], INFESTS[one], INFESTS[other])


def move_colossus(state: IcaionState, arrows: int) -> None:
    """The Colossus goes on clockwise."""
    state.colossus = (state.colossus + arrows) % 5
    state.tell(pieces.COLOSSUS_MOVED, (state.colossus,))


@dataclass(frozen=True)
class Walk(Step):
    """The second half of the Trail card: move, a parasite in each region at the new crater, wounds there."""

    arrows: int

    def run(self, state: IcaionState) -> None:
        move_colossus(state, self.arrows)
        one, other = CRATER_REGIONS[state.colossus]
        state.then(INFESTS[one], INFESTS[other], TRAMPLES[0])


@dataclass(frozen=True)
class Trample(Step):
    """Wound all seekers around the Colossus' crater; on a rampage around all craters since its start, once each.

    `start` is 0, or one more than the crater where the rampage began.
    """

    start: int

    def run(self, state: IcaionState) -> None:
        crater = state.colossus
        hit = state.seekers_on(WOUND_NODES[crater])
        if self.start:
            while crater != self.start - 1:
                crater = (crater + 4) % 5
                hit |= state.seekers_on(WOUND_NODES[crater])
        wound(state, hit)


@dataclass(frozen=True)
class NextTurn(Step):
    """A round is one turn of every player in turn order; five region cards make it the last."""

    number: int

    def run(self, state: IcaionState) -> None:
        if self.number < state.seats:
            state.then(TURNS[state.order[self.number]], NEXT_TURNS[self.number + 1])
        elif state.last_round():
            state.then(EndYear())
        else:
            state.then(ROUND)


@dataclass(frozen=True)
class EndYear(Step):
    """Phase 3: parasites score, gear scores, apparatus piles turn to the next Year."""

    def run(self, state: IcaionState) -> None:
        state.tell(pieces.YEAR_ENDED, (state.year,))
        score_parasites(state)
        score_crown(state)
        put_back_parasites(state)
        for colour in range(5):
            if state.piles[colour] == state.year:
                state.piles[colour] += 1
        if state.reserved:
            place_reserved(state)
        state.then(BeginYear() if state.year < tiles.YEARS else FinalScoring())


def place_reserved(state: IcaionState) -> None:
    """Radiant Beams, two players: the reserved machines come along the region cards of Year I, far from the Colossus."""
    waiting = list(state.reserved)
    state.shuffle(waiting)
    state.reserved = ()
    kinds = [card for card in state.track if card < cards.REGION_CARDS]
    placed = True
    while waiting and placed:  # A23: wrap around; a pass that places nothing ends it
        placed = False
        for kind in kinds:
            if waiting and place_far(state, waiting[0] // 3, waiting[0] % 3, kind):
                waiting.pop(0)
                placed = True


def place_far(state: IcaionState, colour: int, machine: int, kind: int) -> bool:
    """Place a neutral machine in the legal region of a type that is farthest from the Colossus; ties at random."""
    best: list[int] = []
    for region in range(3 * kind, 3 * kind + 3):
        if state.machine_of(colour, region) >= 0 or state.machines[3 * region + machine] >= 0:
            continue
        steps = FROM_COLOSSUS[region][state.colossus]
        if best and steps < FROM_COLOSSUS[best[0]][state.colossus]:
            continue
        if best and steps > FROM_COLOSSUS[best[0]][state.colossus]:
            best = []
        best.append(region)
    if not best:
        return False
    region = best[0] if len(best) == 1 else best[state.below(len(best))]
    state.machines[3 * region + machine] = colour
    state.tell(pieces.NEUTRAL_SET, (colour, machine, region))
    return True


NEXT_TURNS: Final = [NextTurn(number) for number in range(6)]
TRAMPLES: Final = [Trample(start) for start in range(6)]
ROUND: Final = BeginRound()
