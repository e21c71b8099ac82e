"""What a position is worth and which moves to look at first.

The worth of a seat is what it would score now, plus what its cards, machines, modules, technologies and resources may
still bring, which fades as the artifacts in the craters run out. A card counts most when it can be played now, least
when it lies in a slot: so sleeping pays when cards and energy are used up, not before.
"""

from __future__ import annotations

from typing import Final

from ...engine.option import Option, Verb
from . import board, cards, effects, pieces
from .actions import play
from .scoring import bits, element_units, placed_modules, recruited, total
from .state import Player, ReviveState

# What things are worth in points while a whole game is to come.
WORTH: Final[tuple[float, ...]] = (
    0.55,  # 0 a basic resource, up to four of a kind
    0.3,  # 1 a further one
    0.9,  # 2 a crystal
    1.7,  # 3 a card that can be played now
    0.9,  # 4 an active card without a slot for it
    0.85,  # 5 a resting card
    0.6,  # 6 a card in a slot
    0.15,  # 7 a free slot without a card for it
    1.6,  # 8 energy in the store with a machine for it
    1.0,  # 9 energy in the store without one
    0.9,  # 10 energy on a machine
    1.1,  # 11 a module
    1.4,  # 12 a closed crate
    0.6,  # 13 a building
    6.0,  # 14 the first technology, which opens the way to the others
    2.5,  # 15 a technology of the second row
    1.0,  # 16 a technology of the third row
    4.0,  # 17 a large artifact, for what its element will still grow
    0.5,  # 18 a ready switch
    0.5,  # 19 a development marker on its track
    0.4,  # 20 a recruited card
    0.5,  # 21 a unit of an element of the artifact card, for artifacts to come
    1.5,  # 22 a pawn in a large location, for what it will still grow
    2.0,  # 23 a standard machine, when all its steps are made
    3.5,  # 24 a special machine
    8.0,  # 25 the artifact of a track
    4.0,  # 26 a card bonus
    0.8,  # 27 of an uncovered standard machine that is still to come
    2.0,  # 28 of an uncovered special machine
    2.0,  # 29 of an uncovered card bonus
)
UNCOVERED: Final[tuple[int, ...]] = (27, 28, -1, 29)  # by kind of bonus
COVERED: Final[tuple[int, ...]] = (23, 24, 25, 26)
FIRST_TECH: Final[int] = board.TECH_ROWS[0]
SECOND_TECHS: Final[int] = board.TECH_ROWS[1]
THIRD_TECHS: Final[int] = board.ALL_TECHS & ~FIRST_TECH & ~SECOND_TECHS


def evaluate(state: ReviveState, seat: int) -> float:
    """The estimated final margin over the best opponent, in points; alone, the estimated points."""
    future = 0.0 if state.finished else left_to_play(state)
    own = worth(state, seat, future)
    best = 0.0
    for other in range(state.seats):
        if other != seat:
            theirs = worth(state, other, future)
            if theirs > best or best == 0.0:
                best = theirs
    return own - best


def left_to_play(state: ReviveState) -> float:
    """How much of the game is still to come, from 1 at the start to 0 at the end."""
    if state.seats == 1:
        return max(0.0, (board.SOLO_TRACK_LENGTH + 1 - state.cube) / board.SOLO_TRACK_LENGTH)
    if state.ending:
        return 0.08 if state.last_turns else 0.0
    left = state.large_artifacts() + state.crater_small
    usual = min(state.max_rounds, 40)  # few games last longer
    rounds = max(0.1, 1.0 - state.round / usual)
    return min(rounds, 0.35 + 0.65 * left / max(1, state.artifacts_in_use))


def worth(state: ReviveState, seat: int, future: float) -> float:
    """The points a seat may end with."""
    player = state.players[seat]
    points = float(total(state, seat))
    if future <= 0.0:
        return points
    return points + future * (resources(player.goods) + engine(player) + growth(state, player) + promise(player))


def prospects(state: ReviveState, seat: int) -> list[tuple[str, float]]:
    """The parts of `worth` beyond the points."""
    future = 0.0 if state.finished else left_to_play(state)
    player = state.players[seat]
    parts = [
        ("resources", resources(player.goods)),
        ("engine", engine(player) + growth(state, player)),
        ("tracks", promise(player)),
    ]
    return [(name, future * part) for name, part in parts]


def resources(goods: list[int]) -> float:
    """What unspent resources may buy; the last ones on a full track are worth little."""
    found = WORTH[2] * goods[3]
    for resource in range(3):
        n = goods[resource]
        found += WORTH[0] * n if n <= 4 else WORTH[0] * 4 + WORTH[1] * (n - 4)
    return found


def engine(player: Player) -> float:
    """What cards, slots, machines, modules and crates will go on to give."""
    in_slots = 0
    for slot in player.slots:
        in_slots += len(slot)
    free = len(play.free_slots(player))
    active = len(player.active)
    playable = active if active < free else free
    found = WORTH[3] * playable + WORTH[4] * (active - playable)
    found += WORTH[5] * len(player.rest) + WORTH[6] * in_slots + WORTH[7] * (free - playable)
    charged = bits(player.charged)
    idle = bits(player.machines & ~player.charged)
    ready = player.store if player.store < idle else idle
    found += WORTH[8] * ready + WORTH[9] * (player.store - ready) + WORTH[10] * charged
    found += WORTH[11] * placed_modules(player) + WORTH[12] * len(player.crates)
    return found if player.switch_used else found + WORTH[18]


def growth(state: ReviveState, player: Player) -> float:
    """What will be counted at the end, beyond what it would count now."""
    techs = player.techs
    found = (
        WORTH[14] * (techs & FIRST_TECH)
        + WORTH[15] * bits(techs & SECOND_TECHS)
        + WORTH[16] * bits(techs & THIRD_TECHS)
    )
    found += WORTH[17] * (player.artifacts[0] + player.artifacts[1] + player.artifacts[2])
    found += WORTH[13] * (len(player.small) + len(player.large)) + WORTH[20] * recruited(player)
    found += WORTH[19] * player.developed
    for pawn in player.pawns:
        if pawn >= board.BIG_NW:
            found += WORTH[22]
    if player.artifact_card >= 0:
        for element in cards.ARTIFACT_ELEMENTS[player.artifact_card]:
            found += WORTH[21] * element_units(state, player, element)
    return found


def promise(player: Player) -> float:
    """How near the machine tracks are to their bonuses."""
    found = 0.0
    tracks = player.tracks
    for bonus in range(len(board.THRESHOLDS)):
        kind = board.BONUS_KIND[bonus]
        if player.bonuses >> bonus & 1:
            if UNCOVERED[kind] >= 0:
                found += WORTH[UNCOVERED[kind]]
            continue
        due = board.THRESHOLDS[bonus]
        done = 0
        whole = 0
        for track in range(3):
            whole += due[track]
            done += tracks[track] if tracks[track] < due[track] else due[track]
        share = done / whole
        found += WORTH[COVERED[kind]] * share * share
    return found


# -- priors -----------------------------------------------------------------------------------------------------------------


def priors(state: ReviveState) -> list[float] | None:
    """A weight for every option of the first decider."""
    options = state.options()
    if not options:
        return None
    seat = state.deciders()[0]
    player = state.players[seat]
    return [weight(state, player, option) for option in options]


# How promising a choice looks by its verb alone; whatever is not named counts as 1.
WEIGHTS: Final[dict[Verb, float]] = {
    pieces.RESOLVE: 6.0, pieces.RESOLVE_ALL: 6.0, pieces.PAY: 6.0, pieces.POPULATE: 6.0, pieces.BUILD: 6.0,
    pieces.EXPLORE: 4.0, pieces.ACTIVATE: 3.0, pieces.PLAY: 2.0, pieces.OPEN: 0.6,
    pieces.REFINE: 0.15, pieces.SYNTHESIZE: 0.15, pieces.LULLABY: 0.15,
    pieces.DONE: 0.1, pieces.DECLINE: 0.1, pieces.FINISH: 0.05,
    pieces.DISCARD_CARD: 0.02, pieces.DISCARD_MACHINE: 0.02, pieces.DISCARD_MODULE: 0.02,
}  # fmt: skip


SLEEP: Final[tuple[float, ...]] = (4.0, 0.3, 0.0)  # by cards that could be played: nobody sleeps on two of them


def weight(state: ReviveState, player: Player, option: Option) -> float:
    """How promising an option looks by itself."""
    verb = option.verb
    if verb is pieces.HIBERNATE:
        return SLEEP[min(len(player.active), len(play.free_slots(player)), 2)]
    if verb is pieces.EXCHANGE:  # crystals pay for everything by themselves, unless there are too many of them
        return 0.15 if player.goods[effects.CRYSTAL] == board.CAPACITY[effects.CRYSTAL] else 0.0
    if verb is pieces.END_TURN:
        return 0.1 if state.actions_left and not state.slept else 4.0
    if verb is pieces.TAKE:
        return 1.0 + board.CAPACITY[option.args[0]] - player.goods[option.args[0]]
    if verb is pieces.SWAP:
        given, taken = option.args
        return 1.0 if player.goods[given] > player.goods[taken] + 1 else 0.1
    if verb is pieces.PUT:
        return put_weight(player, option.args[0])
    if verb is pieces.RAISE:
        return 1.0 + option.args[0]
    return WEIGHTS.get(verb, 1.0)


def put_weight(player: Player, place: int) -> float:
    """Empty places first, those that activate before the others, the closed slot last."""
    if player.modules[place] >= 0:
        return 0.02
    found = 2.0 if board.ACTIVATES[place] and not player.places_used >> place & 1 else 1.0
    return found * 0.3 if place in board.PLACES_OF_SLOT[board.SLOT_5] and not player.slot_open(board.SLOT_5) else found
