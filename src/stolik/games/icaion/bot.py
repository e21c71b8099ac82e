"""What a position is worth and which options look good, for the search bots.

The estimate is what a player would have at the end if the rest of the game went as usual: points scored, final points
as they stand, and everything that earns points later, weighed by the time that is left.
"""

from __future__ import annotations

from typing import Final

from ...engine.option import Option
from . import cards, pieces, tiles
from .board import CITY_NODES, CRATER_NODES, DISTANCE, EDGE_OF, FARTHEST, IN_CITY, NODE_REGIONS
from .state import IcaionState

# What a player may expect of shards when there is still a whole game to come, by the number already kept.
SHARD_HOPES: Final = (0.0, 10.0, 19.0, 27.0, 33.0, 37.0)
WHOLE_GAME: Final = 18.0  # rounds
ALL_ROUNDS: Final = 19.0  # the longest usual game
MACHINE_WORTH: Final = (5.0, 3.5, 6.0)  # on the board for a whole game
SLOT_WORTH: Final = (2.5, 2.0, 0.0, 3.0, 3.0, 0.0, 5.0, 3.5, 0.0)  # the bonus of an uncovered slot, for a whole game
FREED: Final = [  # the same for all that have left the division board, by what is left on it
    sum([worth for slot, worth in enumerate(SLOT_WORTH) if not left >> slot & 1]) for left in range(tiles.ALL_SLOTS + 1)
]

# Weights of options that are judged by their verb alone; the others weigh 1.
WEIGHTS: Final[dict[str, float]] = {
    pieces.INSTALL.name: 14.0, pieces.INSTALL_SPECIAL.name: 14.0, pieces.RESTORE.name: 8.0,
    pieces.INVESTIGATE.name: 6.0, pieces.INVESTIGATE_SPECIAL.name: 6.0, pieces.ACTIVATE_ALL.name: 6.0,
    pieces.REMOVE_ALL.name: 6.0, pieces.EXTRACT.name: 4.0, pieces.PLAY.name: 4.0, pieces.PAY.name: 4.0,
    pieces.ACTIVATE.name: 4.0, pieces.REMOVE.name: 4.0, pieces.COLLECT.name: 4.0, pieces.OVERCHARGE.name: 2.0,
    pieces.DOUBLE_SHIFT.name: 2.0, pieces.DISCARD_HAND.name: 2.0, pieces.POWER_DRAW.name: 1.5,
    pieces.LIE_DOWN.name: 1.5, pieces.TRANSMUTE.name: 1.5, pieces.END_TURN.name: 0.4, pieces.DONE.name: 0.4,
    pieces.DECLINE.name: 0.4, pieces.CONVERT.name: 0.4, pieces.THROW_AWAY.name: 0.15, pieces.FORGO.name: 0.15,
}  # fmt: skip


def rounds_left(state: IcaionState) -> float:
    """How many rounds are still to be played, this one not counted."""
    this_year = (cards.REGION_CARDS - state.regions_revealed) * (1.0 + 0.08 * state.year)
    return this_year + (12.3, 12.3, 6.5, 0.0)[state.year]


def estimate(state: IcaionState, seat: int, rounds: float) -> float:
    """What a player would have at the end, roughly."""
    part = min(1.0, rounds / WHOLE_GAME)
    worth = state.players[seat].rp + crystal_worth(state, seat, rounds) + expedition_worth(state, seat, rounds, part)
    if rounds > 0.0:
        worth += division_worth(state, seat, rounds, part) + place_worth(state, seat)
    return worth


def crystal_worth(state: IcaionState, seat: int, rounds: float) -> float:
    """Crystals: a point each in the end, more while they can be spent; too many of them cannot."""
    player = state.players[seat]
    crystals = player.crystals()
    worth = crystals * (2.0 if player.gear == cards.HARNESS else 1.0)
    if rounds > 0.0:
        kinds = 0
        for count in player.have():
            if count:
                kinds += 1
        worth += 0.7 * min(crystals, 8) + 0.5 * kinds
    return worth


def expedition_worth(state: IcaionState, seat: int, rounds: float, part: float) -> float:
    """Shards and apparatuses, and the links between them."""
    player = state.players[seat]
    shards = len(player.shards)
    worth = tiles.SHARD_POINTS[shards] * (1.0 - part) + SHARD_HOPES[shards] * part
    if player.gear == cards.PRIMAL_ARMOR:
        worth += 3.0 * shards
    values: list[float] = []
    for tile in player.installed:
        if tile >= 0:
            values.append(state.tile_value(seat, tile // 3, state.over) + 5.0 * part)
    if player.held >= 0 and rounds > 0.0:
        colour = player.held // 3
        away = FARTHEST
        for node in CRATER_NODES[colour]:
            away = min(away, DISTANCE[player.node][node])
        values.append(max(0.0, state.tile_value(seat, colour, False) * 0.7 + 5.0 * part + 1.0 - 0.7 * away))
    worth += sum(values)
    if not state.beams and values:
        values.sort(reverse=True)
        worth += sum(values[:shards])
        if shards < len(values):
            worth += 0.3 * part * values[shards]
    return worth


def division_worth(state: IcaionState, seat: int, rounds: float, part: float) -> float:
    """The division board: uncovered bonuses, upgrades, the hand, power and health."""
    player = state.players[seat]
    worth = FREED[player.left] * part
    worth += 2.0 * part * len(player.upgrades) + 1.3 * len(player.hand) * min(1.0, rounds / 3.0)
    if player.charged:
        worth += 2.0 + 2.0 * min(1.0, rounds / 3.0)
    if player.lying:
        worth -= 4.0
    if player.armour:
        worth += 1.5
    return worth


def place_worth(state: IcaionState, seat: int) -> float:
    """How good it is to stand where a player's seeker stands, for the turn to come."""
    player = state.players[seat]
    node = player.node
    if node < 0:
        return 0.0
    worth = 0.0
    for region in NODE_REGIONS[node]:
        worth += 0.15 * min(state.qoam[region], 3) - 0.1 * state.parasites[region]
        if state.machine_of(seat, region) >= 0:
            worth += 0.3
    if not player.retrieved and player.held < 0:
        nearest = FARTHEST
        for city in CITY_NODES:
            nearest = min(nearest, DISTANCE[node][city])
        worth -= 0.8 * nearest
    if len(state.colossus_shards) and player.have()[cards.PINK]:
        worth -= 0.25 * DISTANCE[node][CRATER_NODES[state.colossus][1]]
    return worth


def machine_worth(state: IcaionState, rounds: float) -> list[float]:
    """What the machines on the main board may still earn for each player."""
    worth = [0.0] * 5
    part = min(1.0, rounds / WHOLE_GAME)
    for region in range(15):
        parasites = state.parasites[region]
        at = 3 * region
        count = state.machines_in(region)
        safe = 0.5 if parasites > count else 0.7 if parasites == 3 else 1.0
        for kind in (tiles.HARVESTER, tiles.SCAVENGER, tiles.REFINER):
            owner = state.machines[at + kind]
            if owner >= 0:
                worth[owner] += MACHINE_WORTH[kind] * part * safe
    return worth


def parasite_worth(state: IcaionState) -> list[float]:
    """What the collected parasites may score at the end of the Year: the rank now, and the chance to be overtaken."""
    worth = [0.0] * 5
    points = tiles.PARASITE_POINTS[state.seats]
    done = min(1.0, 0.3 + 0.14 * state.regions_revealed)
    for rank, seat in enumerate(sorted(state.order, key=lambda each: -state.players[each].parasites)):
        count = state.players[seat].parasites
        if count:
            worth[seat] = points[rank] * done + 0.3 * min(count, 6)
    return worth


def evaluate(state: IcaionState, seat: int) -> float:
    """The estimated final margin over the best opponent."""
    if state.over:
        best = max([state.players[other].rp for other in range(state.seats) if other != seat])
        return float(state.players[seat].rp - best)
    rounds = rounds_left(state)
    machines = machine_worth(state, rounds)
    parasites = parasite_worth(state)
    mine = 0.0
    best_other = -1000.0
    total = 0.0
    for other in range(state.seats):
        worth = estimate(state, other, rounds) + machines[other] + parasites[other]
        for owner in state.wonder_owner:
            if owner == other:
                worth += 0.4 * rounds
        if other == seat:
            mine = worth
        else:
            total += worth
            best_other = max(best_other, worth)
    return mine - 0.8 * best_other - 0.2 * total / max(1, state.seats - 1)


def prospects(state: IcaionState, seat: int) -> list[tuple[str, float]]:
    """The parts of a player's estimate beyond the points scored."""
    if state.over:
        return []
    rounds = rounds_left(state)
    part = min(1.0, rounds / WHOLE_GAME)
    later = rounds > 0.0
    return [
        ("crystals", crystal_worth(state, seat, rounds)),
        ("expedition", expedition_worth(state, seat, rounds, part)),
        ("division", division_worth(state, seat, rounds, part) if later else 0.0),
        ("place", place_worth(state, seat) if later else 0.0),
        ("machines", machine_worth(state, rounds)[seat]),
        ("parasites", parasite_worth(state)[seat]),
        ("wonders", 0.4 * rounds * state.wonder_owner.count(seat)),
    ]


# -- which options look good --------------------------------------------------------------------------------


def priors(state: IcaionState) -> list[float] | None:
    """A weight for each offered option of the seat that decides."""
    options = state.options()
    if not options:
        return None
    seat = state.deciders()[0]
    return [weight(state, seat, option) for option in options]


def node_weight(state: IcaionState, seat: int, node: int) -> float:
    """How attractive a node is to stand on now."""
    player = state.players[seat]
    worth = 0.4
    have = player.have()
    for region in NODE_REGIONS[node]:
        if state.qoam[region]:
            worth += 0.6
            machine = state.machine_of(seat, region)
            if machine >= 0:
                worth += 1.0
        if state.machines_in(region) < 3 and have[region // 3] + have[cards.BROWN] > state.machines_in(region):
            worth += 0.8
        if state.parasites[region] and have[cards.GRAY]:
            worth += 0.4 * state.parasites[region]
    if IN_CITY[node] and not player.retrieved and player.held < 0:
        worth += 3.0
    edge = EDGE_OF[node]
    if edge >= 0:
        if player.held >= 0 and player.held // 3 == edge:
            worth += 6.0
        if edge == state.colossus and len(state.colossus_shards):
            worth += min(have[cards.PINK], 3) * (2.0 if player.seeker == cards.OUTSIDER else 1.2)
    return worth


def weight(state: IcaionState, seat: int, option: Option) -> float:
    """A weight for one option, larger for better."""
    verb = option.verb
    if verb is pieces.MOVE or verb is pieces.TELEPORT or verb is pieces.STEP or verb is pieces.START:
        worth = node_weight(state, seat, option.args[0])
        return worth * worth
    if verb is pieces.DEPLOY or verb is pieces.DEPLOY_SPECIAL:
        slot, region = option.args
        points = state.deploy_points(region, slot % 3)
        return 3.0 + points * (1.3 if state.players[seat].seeker == cards.CREATURE else 1.0)
    if verb is pieces.DEPOSIT:
        content = state.players[seat].content(option.args[0])
        return 6.0 / (1.0 + content * content)
    if verb is pieces.OFFER:
        return 0.3 + option.args[0] * option.args[0]
    if verb is pieces.RETRIEVE or verb is pieces.RETRIEVE_SPECIAL:
        return 2.0 + state.tile_value(seat, option.args[0] // 3, False)
    if verb is pieces.ERADICATE or verb is pieces.DRAW or verb is pieces.HARVEST:
        return 1.0 + 1.5 * option.args[0]
    if verb is pieces.CHOOSE:
        return 2.0 if state.players[seat].have()[option.args[0]] == 0 else 1.0
    return WEIGHTS.get(verb.name, 1.0)
