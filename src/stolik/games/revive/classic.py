"""What the bot `classic` thinks of a position: the first estimate of this game, kept as a measure and never changed.

The worth of a seat is what it would score now, plus what its engine of cards, machines, modules and resources may
still bring, which fades as the artifacts in the craters run out. A resting card counts nearly like an active one, so
it sleeps more than it should.
"""

from __future__ import annotations

from typing import Final

from ...engine.option import Option, Verb
from . import board, pieces
from .actions import play
from .scoring import energy_markers, placed_modules, total
from .state import Player, ReviveState

BASIC_WORTH: Final = 0.5
CRYSTAL_WORTH: Final = 0.8
BONUS_WORTH: Final[tuple[float, ...]] = (2.0, 3.5, 7.0, 4.0)  # standard machine, special machine, artifact, card bonus
UNCOVERED_SHARE: Final[tuple[float, ...]] = (1.0, 0.6, 0.0, 0.6)  # of it that is still to come when it is uncovered


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
    goods = player.goods
    points += future * (resources(goods) + engine(player) + promise(player))
    return points


def resources(goods: list[int]) -> float:
    """What unspent resources may buy; the last ones on a full track are worth little."""
    found = CRYSTAL_WORTH * goods[3]
    for resource in range(3):
        n = goods[resource]
        found += BASIC_WORTH * n if n <= 4 else BASIC_WORTH * 4 + 0.25 * (n - 4)
    return found


def engine(player: Player) -> float:
    """What cards, slots, machines, modules and crates will go on to give."""
    in_slots = 0
    for slot in player.slots:
        in_slots += len(slot)
    found = 1.3 * len(player.active) + 0.8 * len(player.rest) + 0.55 * in_slots
    found += 0.5 * len(play.free_slots(player))
    found += 1.6 * energy_markers(player) + 0.5 * player.store
    found += 0.9 * placed_modules(player)
    found += 1.2 * len(player.crates)
    found += 0.8 * (len(player.small) + len(player.large)) + 1.2 * len(player.pawns)
    found += 0.0 if player.switch_used else 0.5
    found += 1.5 * (player.artifacts[0] + player.artifacts[1] + player.artifacts[2])
    return found


def promise(player: Player) -> float:
    """How near the machine and development tracks are to their bonuses."""
    found = 0.35 * player.developed
    tracks = player.tracks
    for bonus in range(len(board.THRESHOLDS)):
        weight = BONUS_WORTH[board.BONUS_KIND[bonus]]
        if player.bonuses >> bonus & 1:
            found += UNCOVERED_SHARE[board.BONUS_KIND[bonus]] * weight
            continue
        due = board.THRESHOLDS[bonus]
        done = 0
        whole = 0
        for track in range(3):
            whole += due[track]
            done += tracks[track] if tracks[track] < due[track] else due[track]
        share = done / whole
        found += weight * share * share
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
    pieces.EXCHANGE: 0.15, pieces.REFINE: 0.15, pieces.SYNTHESIZE: 0.15, pieces.LULLABY: 0.15,
    pieces.DONE: 0.1, pieces.DECLINE: 0.1, pieces.FINISH: 0.05,
    pieces.DISCARD_CARD: 0.02, pieces.DISCARD_MACHINE: 0.02, pieces.DISCARD_MODULE: 0.02,
}  # fmt: skip


def weight(state: ReviveState, player: Player, option: Option) -> float:
    """How promising an option looks by itself."""
    verb = option.verb
    if verb is pieces.HIBERNATE:
        return 4.0 if len(player.active) < 2 or not play.free_slots(player) else 0.15
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
