"""What the search bots ask: how good a position is, and which options deserve a first look.

Everything is counted in points. What a harvest brings is counted in water by the Market's rates (3 water = 2 algae =
1 energy, a gem is 2 energy). The weights are rounded from a regression: which lead in dice, income, goods and promises
ends in which lead in points, over a thousand games that `greedy` played against itself.
"""

from __future__ import annotations

from typing import Final

from ...engine.agenda import Gather
from ...engine.option import Option
from . import board, pieces
from .actions.costs import garage_algae
from .cards import CONTRACT_COST, CONTRACT_VP, LYSIAS, SCORING_BITS, ZOEY
from .rounds import FarmResource, HarvestSeat, effective
from .scoring import ai_lines, human_lines, totals
from .state import FIRST_FOUNDATION, CiState
from .tiles import FARM_HYBRID, FARM_TRADE, FARM_YIELD, NOTHING, SIX
from .tiles import FARM_NEEDS as NEEDS_DIE

# fmt: off
# By the rounds that come after this one:     0    1    2    3    4    5    6    7
OUTWARD: Final[tuple[float, ...]]         = (0.8, 1.5, 1.5, 1.5, 0.8, 0.7, 0.7, 0.7)  # a ring nearer to the vaults
VAULT:   Final[tuple[float, ...]]         = (7.7, 6.8, 5.8, 4.2, 2.1, 2.0, 2.0, 2.0)  # hidden, under the harvester
GOODS:   Final[tuple[float, ...]]         = (0.7, 1.0, 1.1, 1.3, 1.4, 1.5, 1.5, 1.5)
CARDS:   Final[tuple[float, ...]]         = (0.5, 0.7, 0.7, 0.7, 0.6, 0.5, 0.5, 0.5)
# fmt: on
DIE: Final = 1.45  # points for a die in a coming round
READY: Final = 1.5  # for one that waits to be sent in this round...
READY_LAST: Final = 0.6  # ...or in the last one
FARM: Final = 0.13  # for a water that a farm will give
HARVESTER: Final = 0.25  # for one that the harvester will bring: it comes without a die
GEM: Final = 0.6  # less for a gem than its goods promise, while rounds come
SHIP: Final = 0.1  # for each round
LIFTING: Final = 1.0  # points that taking a die back must bring
ALIKE: Final = (board.LABORATORY, board.FOUNDRY, board.ACADEMY, board.CONTROL)  # stations whose spaces do the same
AS_WELL: Final = 0.01  # the free space to the left does as well
AI_ROUND: Final = 9.5  # points the AI makes in a round
PENALTY_WEIGHT: Final[tuple[float, ...]] = (2.0, 1.0, 0.7, 0.8, 1.2, 1.5)
BREAK_WEIGHT: Final[tuple[float, ...]] = (2.0, 1.5, 2.5, 2.0, 1.5, 2.0)
FLAT_WEIGHT: Final[dict[str, float]] = {
    pieces.MIRROR.name: 3.0, pieces.USE.name: 3.0, pieces.IGNORE.name: 3.0, pieces.TRADE.name: 0.6,
    pieces.CANTINA.name: 0.3, pieces.STAY.name: 0.3, pieces.SKIP.name: 0.3, pieces.DECLINE.name: 0.3,
    pieces.REPLACE.name: 0.1,
}  # fmt: skip


def margin(state: CiState, seat: int) -> float:
    """The estimated final margin of a participant over the best other one, in points."""
    if state.over:
        scores = totals(state)
        return float(scores[seat] - max([s for i, s in enumerate(scores) if i != seat], default=0))
    mine = 0.0
    best = -1000.0
    for index in range(state.seats):
        worth = estimate(state, index)
        if index == seat:
            mine = worth
        elif worth > best:
            best = worth
    if state.ai:
        turns = board.LAST_ROUND - state.round + (1 if state.phase <= pieces.EXECUTE and not state.scheme_row else 0)
        worth = sum(ai_lines(state)) + AI_ROUND * turns
        if seat == state.seats:
            mine = worth
        elif worth > best:
            best = worth
    return mine - best if best > -1000.0 else mine


def progress(state: CiState) -> float:
    """How much of the game is played: the rounds, and of this one the dice that were sent."""
    waiting = 1.0 if state.phase < pieces.EXECUTE else 0.0
    if state.phase == pieces.EXECUTE:
        for face in state.garages:
            if face:
                waiting += 1.0 / (3.0 * state.seats)
    return max(0.0, state.round - min(1.0, waiting)) / board.LAST_ROUND


def estimate(state: CiState, seat: int) -> float:
    """A seat's estimated final points."""
    worth = float(sum(human_lines(state, seat)))
    later = board.LAST_ROUND - state.round  # rounds after this one
    dice, ready = own_dice(state, seat)
    sends = ready + min(board.DICE_LIMIT, dice) * later
    worth += DIE * min(board.DICE_LIMIT, dice) * later + (READY if later else READY_LAST) * ready
    harvests = later if state.phase < pieces.HARVEST else later - 1
    if harvests > 0:
        worth += FARM * farm_income(state, seat) * harvests
    worth += harvester(state, state.harvesters[seat], later, harvests)
    stock = state.stock[seat * 4 : seat * 4 + 4]
    if later:
        coming(state, seat, stock)
        worth += SHIP * later * (state.ship_count(seat) - 1)
    if sends > 0:
        worth += GOODS[later] * goods(stock, sends) - (GEM * stock[3] if later else 0.0)
    worth += talks(state, stock, sends)
    worth -= LIFTING * state.lifts[seat]  # thinking again must pay
    return worth + CARDS[later] * promised(state, seat, stock, sends, later)


def prospects(state: CiState, seat: int) -> list[tuple[str, float]]:
    """The parts of `estimate` beyond the points."""
    if state.over or seat >= state.seats:
        return []
    later = board.LAST_ROUND - state.round
    dice, ready = own_dice(state, seat)
    own = min(board.DICE_LIMIT, dice)
    sends = ready + own * later
    harvests = later if state.phase < pieces.HARVEST else later - 1
    stock = state.stock[seat * 4 : seat * 4 + 4]
    if later:
        coming(state, seat, stock)
    spent = GOODS[later] * goods(stock, sends) - (GEM * stock[3] if later else 0.0)
    return [
        ("dice", DIE * own * later + (READY if later else READY_LAST) * ready - LIFTING * state.lifts[seat]),
        ("farms", FARM * farm_income(state, seat) * max(0, harvests)),
        ("harvester", harvester(state, state.harvesters[seat], later, harvests)),
        ("ships", SHIP * later * (state.ship_count(seat) - 1)),
        ("goods", spent if sends > 0 else 0.0),
        ("talks", talks(state, stock, sends)),
        ("contracts", CARDS[later] * promised(state, seat, stock, sends, later)),
    ]


def harvester(state: CiState, hex: int, later: int, harvests: int) -> float:
    """What a harvester is worth where it stands: its harvests to come, and the vault it is on or near to."""
    if hex < board.FIRST_VAULT:
        water, algae, energy = board.YIELDS[state.side][hex]
        income = water + 1.6 * algae + 3.3 * energy
        worth = OUTWARD[later] * board.RING[hex]
    elif not state.scanned >> (hex - board.FIRST_VAULT) & 1:
        income = 11.0
        worth = VAULT[later]
    else:
        return 0.0
    return worth + HARVESTER * income * harvests if harvests > 0 else worth


def coming(state: CiState, seat: int, stock: list[int]) -> None:
    """Add what the dice on farms will still bring in this round."""
    if state.phase > pieces.HARVEST:
        return
    whole = state.phase < pieces.HARVEST
    if not whole:
        for step in state.agenda:
            if isinstance(step, HarvestSeat) and step.seat == seat:
                whole = True
            elif isinstance(step, FarmResource) and step.seat == seat:
                produce(state, seat, step.farm, effective(state, seat, step.farm), stock)
    if not whole:
        return
    plan = state.plans[seat]
    boost = board.FARM_BOOST if plan and plan[board.GARAGES] else 0
    for farm in range(1, board.FARMS):
        if plan:
            face = plan[board.GARAGES + farm]
            value = 3 if face == pieces.SAL else min(6, face + boost) if face else 0
        else:
            value = effective(state, seat, farm)
        if value:
            produce(state, seat, farm, value, stock)


def produce(state: CiState, seat: int, farm: int, value: int, stock: list[int]) -> None:
    """Add what a farm gives, the scarcer of its two resources where it chooses."""
    if farm < FIRST_FOUNDATION:
        resource = 1 if farm == 1 else 0 if value < 3 else 2
        stock[resource] += board.FARM_TABLE[resource][value]
        return
    tile = state.farms[seat * 3 + farm - FIRST_FOUNDATION]
    if tile == NOTHING:
        return
    if tile == FARM_HYBRID:
        stock[2] += board.FARM_TABLE[2][value]
    elif value == 6:
        amounts = FARM_YIELD[tile]
        for resource in range(4):
            stock[resource] += amounts[resource]


def farm_income(state: CiState, seat: int) -> float:
    """What the tiles on the foundations give at a harvest, in water."""
    income = 0.0
    for foundation in range(3):
        tile = state.farms[seat * 3 + foundation]
        if tile == NOTHING:
            break
        if tile == FARM_TRADE:
            income += 1.5
        elif tile == FARM_HYBRID:
            income += 2.0
        else:
            amounts = FARM_YIELD[tile]
            gain = amounts[0] + 1.6 * amounts[1] + 3.3 * amounts[2] + 8.0 * amounts[3]
            income += 0.5 * gain if NEEDS_DIE[tile] == SIX else gain
    return income


def goods(stock: list[int], sends: int) -> float:
    """What goods are worth by themselves while dice are left to spend them; much water is worth little."""
    if sends <= 0:
        return 0.0
    water, algae, energy, gems = stock
    worth = 0.09 * water if water <= 20 else 1.8 + 0.03 * (water - 20)
    worth += 0.25 * algae if algae <= 6 else 1.5 + 0.12 * (algae - 6)
    worth += 0.3 * energy + 0.5 * gems
    return worth if sends >= 3 else worth * sends / 3


def talks(state: CiState, stock: list[int], sends: int) -> float:
    """The negotiations that can be paid, or nearly so."""
    if sends <= 0:
        return 0.0
    best = second = 0.0
    rows = board.NEGOTIATION_ROWS[state.config]
    for faction in range(3):
        have = stock[board.TALK_RESOURCE[faction]]
        promise = 0.0
        for row in range(rows):
            if state.dice[board.NEG_1 + faction * board.ROWS + row]:
                continue
            cost = board.TALK_COST[faction][row]
            points = float(board.TALK_VP[faction][row])
            if have < cost:
                points *= 0.7 * have * have / (cost * cost)
            if points > promise:
                promise = points
            if have < cost:
                break
        if promise > best:
            best, second = promise, best
        elif promise > second:
            second = promise
    return 0.5 * best + (0.3 * second if sends > 1 else 0.0)


def promised(state: CiState, seat: int, stock: list[int], sends: int, later: int) -> float:
    """What the hand and the abilities of fulfilled contracts promise."""
    promise = 0.0
    if sends > 0:
        best = 0.0
        second = 0.0
        for card in state.hands[seat]:
            if card < 0:
                continue
            cost = CONTRACT_COST[card]
            missing = 0.0
            for resource in range(4):
                lack = cost[resource] - stock[resource]
                if lack > 0:
                    missing += lack * (1.0, 1.5, 3.0, 6.0)[resource]
            worth = CONTRACT_VP[card] * 0.4 - 0.06 * missing
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
        promise = best + (0.6 * second if sends > 1 else 0.0) + 0.05 * len(state.hands[seat])
    passive = state.fulfilled[seat] & ~SCORING_BITS
    while passive:
        passive &= passive - 1
        promise += 0.2 * later
    return promise


def own_dice(state: CiState, seat: int) -> tuple[int, int]:
    """The dice that a seat will have next round, and those it can still send in this one (Sal included)."""
    count = state.pool[seat] + state.cantina[seat]
    ready = 0
    algae = state.stock[seat * 4 + 1]
    plan = state.plans[seat]
    waiting = True
    for garage in range(board.GARAGES):
        face = plan[garage] if plan else state.garages[seat * board.GARAGES + garage]
        if face:
            if face != pieces.SAL and not plan:
                count += 1
            algae -= garage_algae(state, seat, garage)
            waiting = waiting and algae >= 0  # who cannot pay goes to the Cantina with all that follow
            if waiting:
                ready += 1
    if plan:
        ready += len(state.rolls[seat])
    else:
        for farm in range(board.FARMS):
            face = state.farm_dice[seat * board.FARMS + farm]
            if face and face != pieces.SAL:
                count += 1
    for space in range(board.LAST_STATION + 1):
        die = state.dice[space]
        if die and die >> 3 == seat and die & 7 != pieces.SAL:
            count += 1
    for die in state.pairs:
        if die and die >> 3 == seat and die & 7 != pieces.SAL:
            count += 1
    return count, ready


# -- priors --------------------------------------------------------------------------------------------------------


def weights(state: CiState) -> list[float] | None:
    """A weight for every offered option of the first decider."""
    deciders = state.deciders()
    if not deciders:
        return None
    seat = deciders[0]
    options = state.options(seat)
    later = board.LAST_ROUND - state.round
    planning = isinstance(state.agenda[-1], Gather)
    return [weight(state, seat, option, later, planning) for option in options]


def weight(state: CiState, seat: int, option: Option, later: int, planning: bool) -> float:
    """How much an option deserves to be looked at."""
    verb = option.verb
    if verb is pieces.SEND:
        return send_weight(state, seat, option.args[0], later)
    if planning:
        if verb is pieces.ASSIGN:
            return assign_weight(state, seat, option.args[0], option.args[1], later)
        if verb is pieces.LIFT:
            return 0.0 if state.lifts[seat] or state.seats == 1 else 0.01  # alone whole rounds are thought through
        if verb is pieces.CONFIRM:
            return 50.0
    if verb is pieces.FULFIL or verb is pieces.KEEP:
        return 1.0 + CONTRACT_VP[option.args[0]]
    if verb is pieces.DISCARD:
        return 10.0 - CONTRACT_VP[option.args[0]]
    if verb is pieces.MOVE:
        return 0.3 + board.RING[option.args[0]] * (1.0 if option.args[0] < board.FIRST_VAULT or later else 3.0)
    if verb is pieces.TRAIN:
        return float(option.args[0])
    if verb is pieces.ADVANCE:
        return BREAK_WEIGHT[option.args[0]]
    if verb is pieces.SUFFER:
        return PENALTY_WEIGHT[option.args[0]] * (0.2 if state.led_by(seat, LYSIAS) else 1.0)
    if verb is pieces.DONE:
        return 1.0 if state.led_by(seat, ZOEY) else 2.0
    return FLAT_WEIGHT.get(verb.name, 1.0)


def send_weight(state: CiState, seat: int, space: int, later: int) -> float:
    """Points first; then what pays over the rounds that are left."""
    location = board.LOCATION[space]
    if location in ALIKE and board.LOCATION[space - 1] == location and not state.dice[space - 1]:
        if (
            location != board.ACADEMY
            or board.ACADEMY_COLUMN[space - board.ACADEMY_1] == board.ACADEMY_COLUMN[space - 1 - board.ACADEMY_1]
        ):
            return AS_WELL
    if space >= board.NEG_1:
        index = space - board.NEG_1
        return 2.0 + 1.2 * board.TALK_VP[index // board.ROWS][index % board.ROWS]
    if location == board.DEPOSITORY:
        return 5.0
    if location == board.MINING:
        return 4.0
    if location == board.LABORATORY:
        return 3.0 + later
    if location == board.FOUNDRY:
        return 2.0 + 0.5 * later
    if location == board.MARKET:
        return 2.0
    if location == board.ACADEMY:
        return 1.5 * later + 0.02
    if location == board.CONTROL:
        if state.harvesters[seat] >= board.FIRST_VAULT:
            return 0.1
        return 1.2 * later + (
            3.0 if board.RING[state.harvesters[seat]] == 3 else 0.2
        )  # a vault pays in the last round too
    return 2.0 if location == board.HEADQUARTERS and later else 0.7


def assign_weight(state: CiState, seat: int, face: int, slot: int, later: int) -> float:
    """Garages from the left while algae last; high dice and the booster on farms while there is a round to use it."""
    if slot < board.GARAGES:
        needed = 0
        for garage in range(slot + 1):
            needed += garage_algae(state, seat, garage)
        return (4.0, 3.0, 1.6, 0.8, 0.5)[slot] if needed <= state.stock[seat * 4 + 1] else 0.15
    if not later:
        return 0.1
    if slot == board.GARAGES:
        return 0.6 if face <= 2 and state.plans[seat][board.GARAGES + 1 : board.GARAGES + 3] != (0, 0) else 0.1
    if slot < board.GARAGES + FIRST_FOUNDATION:
        return 0.35 * (3 if face == pieces.SAL else face)
    tile = state.farms[seat * 3 + slot - board.GARAGES - FIRST_FOUNDATION]
    if tile == FARM_HYBRID:
        return 0.3 * (3 if face == pieces.SAL else face)
    return 3.0 if face == 6 else 0.3
