"""Setting up the board, the decks and the players, with the choices made before the first Year."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.agenda import Decision, Step
from ...engine.game import Setup
from ...engine.option import Option, Phrase
from . import cards, pieces, tiles
from .board import CRATER_REGIONS, FROM_COLOSSUS, INTERNAL, START_NODES, STARTING_QOAM, is_spared, side
from .rounds import BeginYear
from .state import IcaionState, Seat


def new_game(
    setup: Setup,
    night: int,
    random_mix: bool,
    draft: bool,
    expert: bool,
    beams: bool,
    no_wound_cards: bool,
    wonders: bool,
) -> IcaionState:
    """The state at the first choice."""
    state = IcaionState()
    state.seats = setup.players
    setup.start_dice(state)
    state.night = night
    state.draft = draft
    state.expert = expert
    state.beams = beams
    state.wonders = wonders
    state.no_wound_cards = no_wound_cards
    if random_mix:
        for colour in range(5):
            state.night |= state.below(2) << colour
    set_board(state)
    set_players(state)
    if beams:
        set_neutrals(state)
    choices: list[Step] = []
    if not beams:
        for number in range(3 * tiles.NEUTRALS_EACH[state.seats]):
            choices.append(ChooseNeutral(state.order[number % state.seats]))  # A4: starting with the first player
    choices.append(DealCards())
    state.then(*choices)
    state.advance()
    return state


def set_board(state: IcaionState) -> None:
    """Colossus, parasites, qoam, shards, Colossus cards and apparatus piles."""
    external, internal = STARTING_QOAM[side(state.seats)]
    state.colossus = state.below(5)
    state.parasites = [0] * 15
    for region in CRATER_REGIONS[state.colossus]:
        state.parasites[region] += 1
    state.qoam = [internal if INTERNAL[region] else external for region in range(15)]
    for region in range(15):
        if INTERNAL[region] and not is_spared(state.seats, region):
            state.parasites[region] += 1
    state.machines = [-1] * 45
    state.wonder_at = [-1] * 15
    state.wonder_owner = [-1] * len(cards.WONDERS)
    state.piles = [1] * 5
    state.bag = list(tiles.SHARDS)
    state.shuffle(state.bag)
    state.year_cards = state.shuffled((cards.SWARM, cards.TRAIL, cards.RAMPAGE))
    state.batch = [0] * 5


def set_players(state: IcaionState) -> None:
    """Empty division boards and the turn order of Year I."""
    for _ in range(state.seats):
        player = Seat()
        player.cages = [0] * (5 * tiles.CAGES)
        state.players.append(player)
    state.ledger = [0] * (pieces.SOURCES * state.seats)
    state.order = state.shuffled(tuple(range(state.seats)))
    for number, seat in enumerate(state.order):
        state.tell(pieces.ORDERED, (seat, number + 1))


# -- neutral machines ---------------------------------------------------------------------------------------


class ChooseNeutral(Decision):
    """Choose the kind of a neutral machine to place, among those still to be placed."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: IcaionState) -> list[Option]:
        each = tiles.NEUTRALS_EACH[state.seats]
        neutral = state.seats  # the first colour that no player has
        found: list[Option] = []
        for machine in range(3):
            placed = sum([1 for region in range(15) if state.machines[3 * region + machine] == neutral])
            if placed < each:
                found.append(Option(pieces.NEUTRAL, (machine,)))
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        state.then(PlaceNeutral(self.seat, option.args[0]))

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_NEUTRAL)


class PlaceNeutral(Decision):
    """Place it in any region without a neutral machine."""

    def __init__(self, seat: int, machine: int) -> None:
        self.seat = seat
        self.machine = machine

    def options(self, state: IcaionState) -> list[Option]:
        return [
            Option(pieces.NEUTRAL_AT, (region,)) for region in range(15) if state.machine_of(state.seats, region) < 0
        ]

    def choose(self, state: IcaionState, option: Option) -> None:
        region = option.args[0]
        state.machines[3 * region + self.machine] = state.seats
        state.tell(pieces.NEUTRAL_PLACED, (self.seat, self.machine, region))

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_NEUTRAL_AT, (self.machine,))


def set_neutrals(state: IcaionState) -> None:
    """Radiant Beams: neutral machines come to the internal regions and to external ones far from the Colossus."""
    players = state.seats
    if players == 5:
        return
    pool: list[int] = []  # 3 * colour + kind
    if players == 2:
        first = 2 + state.below(2)
        other = 5 - first
        mine = [3 * first + machine for machine in (0, 0, 1, 1, 2, 2)]
        state.shuffle(mine)
        state.reserved = tuple(sorted([mine.pop(), mine.pop(), 3 * other + tiles.REFINER]))
        pool = [*mine, *[3 * other + machine for machine in (0, 0, 1, 1, 2)]]
    else:
        pool = [3 * players + machine for machine in (0, 0, 0, 1, 1, 1, 2, 2, 2)]
    state.shuffle(pool)
    for region in range(15):
        if INTERNAL[region]:
            set_neutral(state, pool.pop(), region)
    if players == 4:
        return
    for kind in range(5):
        if kind != state.colossus:
            set_neutral(state, pool.pop(), far_external(state, kind))


def far_external(state: IcaionState, kind: int) -> int:
    """The external region of a type that is farther from the Colossus; a tie at random."""
    one, other = 3 * kind + 1, 3 * kind + 2
    difference = FROM_COLOSSUS[one][state.colossus] - FROM_COLOSSUS[other][state.colossus]
    if difference == 0:
        return one + state.below(2)
    return one if difference > 0 else other


def set_neutral(state: IcaionState, machine: int, region: int) -> None:
    """A neutral machine comes to a region."""
    state.machines[3 * region + machine % 3] = machine // 3
    state.tell(pieces.NEUTRAL_SET, (machine // 3, machine % 3, region))


# -- characters and cards -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class DealCards(Step):
    """Seekers and gear, curio cards for each, the wonders; then the seekers take their places."""

    def run(self, state: IcaionState) -> None:
        players = state.seats
        seekers = list(state.shuffled(tuple(range(len(cards.SEEKERS)))))[:players]
        gears = list(state.shuffled(tuple(range(len(cards.GEARS)))))[:players]
        if state.draft:
            state.seekers_shown = tuple(sorted(seekers))
            state.gears_shown = tuple(sorted(gears))
        else:
            for seat in state.order:
                give_seeker(state, seat, seekers[seat])
                give_gear(state, seat, gears[seat])
        state.curio_deck = cards.curio_cards(state.no_wound_cards)
        state.shuffle(state.curio_deck)
        for seat in state.order:
            for _ in range(cards.STARTING_CARDS):
                state.draw_curio(seat)
        backwards = list(state.order)
        backwards.reverse()
        steps: list[Step] = []
        if state.draft:
            steps += [DraftPick(seat) for seat in backwards]
            steps += [DraftPick(seat) for seat in backwards]
        steps.append(GiveCrystals())
        if state.wonders:
            steps.append(ShowWonders())
        steps += [ChooseStart(seat) for seat in backwards]
        steps.append(BeginYear())
        state.then(*steps)


def give_seeker(state: IcaionState, seat: int, seeker: int) -> None:
    """A player becomes a seeker."""
    state.players[seat].seeker = seeker
    state.tell(pieces.GOT_SEEKER, (seat, seeker))


def give_gear(state: IcaionState, seat: int, gear: int) -> None:
    """A player gets a specialized gear card."""
    state.players[seat].gear = gear
    state.tell(pieces.GOT_GEAR, (seat, gear))


@dataclass(frozen=True)
class DraftPick(Decision):
    """From the last player to the first: take a revealed seeker or gear; the second time, of the kind that is lacking."""

    seat: int

    def options(self, state: IcaionState) -> list[Option]:
        player = state.players[self.seat]
        found: list[Option] = []
        if player.seeker < 0:
            found += [Option(pieces.DRAFT_SEEKER, (seeker,)) for seeker in state.seekers_shown]
        if player.gear < 0:
            found += [Option(pieces.DRAFT_GEAR, (gear,)) for gear in state.gears_shown]
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        card = option.args[0]
        if option.verb is pieces.DRAFT_SEEKER:
            state.seekers_shown = tuple([each for each in state.seekers_shown if each != card])
            give_seeker(state, self.seat, card)
        else:
            state.gears_shown = tuple([each for each in state.gears_shown if each != card])
            give_gear(state, self.seat, card)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_DRAFT)


@dataclass(frozen=True)
class GiveCrystals(Step):
    """The starting qoam of seeker and gear goes into one cage."""

    def run(self, state: IcaionState) -> None:
        for seat in state.order:
            player = state.players[seat]
            seeker, gear = cards.SEEKERS[player.seeker][3], cards.GEARS[player.gear][3]
            state.store(seat, 0, tuple([seeker[colour] + gear[colour] for colour in range(5)]))


@dataclass(frozen=True)
class ShowWonders(Step):
    """Some of the wonders are revealed; the others stay out of the game."""

    def run(self, state: IcaionState) -> None:
        mixed = state.shuffled(tuple(range(len(cards.WONDERS))))
        state.wonders_offered = tuple(sorted(mixed[: cards.WONDERS_SHOWN[state.seats]]))
        for wonder in state.wonders_offered:
            state.tell(pieces.WONDER_SHOWN, (wonder,))


@dataclass(frozen=True)
class ChooseStart(Decision):
    """In reverse turn order: put the seeker on a free starting node."""

    seat: int

    def options(self, state: IcaionState) -> list[Option]:
        taken = [player.node for player in state.players]
        return [Option(pieces.START, (node,)) for node in START_NODES if node not in taken]

    def choose(self, state: IcaionState, option: Option) -> None:
        node = option.args[0]
        state.players[self.seat].node = node
        state.players[self.seat].end_node = node
        state.tell(pieces.STARTED, (self.seat, node))

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_START)
