"""Which effects can do something now: only those are offered."""

from __future__ import annotations

from ..board import (
    ABILITIES,
    CHASM,
    FORMICA,
    HEXES,
    HOFSTADTERIANS,
    IOX49I,
    KUNIBAN,
    MOON,
    NADAIR,
    NEIGHBOURS,
    TOKENS,
    TRACK_LAST,
)  # fmt: skip
from ..cards import CARD_COLOUR, HALF_FLASKS, HALF_SLOT, STARTERS
from ..effects import (
    ACT,
    ADVANCE,
    ALL_COLOURS,
    ANY,
    ARTIFACT,
    BASIC,
    CHOOSE,
    CRATE,
    CRYSTAL,
    DISCOUNT,
    ENERGY,
    ENERGY_BACK,
    EXPLORE_ANYWHERE,
    FALCON,
    FLASKS_VISIBLE,
    FOREST,
    GAIN,
    GEAR,
    HOARD,
    MODULE,
    OP,
    OWN_WATERS,
    PAWNS_ON_BOARD,
    PAY,
    PER,
    PLAY,
    POINTS,
    RANGE,
    READY_SWITCH,
    RECRUIT,
    RELOCATE,
    REOPEN_CRATE,
    REPLAY_TOP,
    REST_CARD,
    ROTATE_CARD,
    SAND_TOKEN,
    SWAP,
    TARGET,
    TEMPLE,
    TERMS,
    TRIBE,
    WAKE_CARD,
    WORKSHOP,
    A,
    B,
    Effect,
)  # fmt: skip
from ..state import Player, ReviveState
from ..tiles import (
    BIG,
    CRATE_EFFECT,
    CROPS,
    FLASK_MACHINES,
    HIDDEN,
    LOCATION,
    MODULE_FLASKS,
    MOUNTAINS,
    SAND,
    WATER_ENERGY,
    WATER_POINTS3,
)  # fmt: skip
from .reach import can_act, ranged_targets

# -- counters -----------------------------------------------------------------------------------------------------------


def counted(state: ReviveState, seat: int, counter: int) -> int:
    """How many things of a counter a player has now."""
    player = state.players[seat]
    if counter <= 2:
        bit = 1 << counter
        return sum([1 for slot in player.slots for entry in slot if state.colours(entry >> 1) & bit])
    if counter == FLASKS_VISIBLE:
        return (
            board_flasks(player)
            + sum([HALF_FLASKS[card * 2] + HALF_FLASKS[card * 2 + 1] for card in player.active])
            + sum([HALF_FLASKS[entry] for slot in player.slots for entry in slot])
        )
    if counter == PAWNS_ON_BOARD:
        return len(player.pawns)
    assert counter == OWN_WATERS
    return len(player.waters)


def board_flasks(player: Player) -> int:
    """Flasks on a player's machines and modules."""
    machines = player.machines & FLASK_MACHINES
    count = 0
    while machines:
        machines &= machines - 1
        count += 1
    return count + sum([MODULE_FLASKS[each] for each in player.modules if each >= 0])


# -- cards --------------------------------------------------------------------------------------------------------------


def free_slots(player: Player) -> list[int]:
    """The slots a card may be played into: empty, or with slot symbols on all visible halves."""
    slots = player.slots
    found: list[int] = []
    for slot in range(5):
        cards = slots[slot]
        if not cards:
            if slot < 4 or player.slot_open(4):
                found.append(slot)
            continue
        # A9: every card of the slot must show the symbol.
        free = True
        for entry in cards:
            if not HALF_SLOT[entry]:
                free = False
                break
        if free:
            found.append(slot)
    return found


def playable(state: ReviveState, seat: int, colour: int) -> list[int]:
    """The cards of the active zone of a colour."""
    player = state.players[seat]
    if colour == ANY:
        return sorted(player.active)
    bit = 1 << colour
    return sorted([card for card in player.active if state.colours(card) & bit])


def restable(player: Player) -> list[int]:
    """The cards in slots that may be moved away: not those still being resolved."""
    return sorted([card for card in player.in_slots() if card not in player.playing])


def recruitable(state: ReviveState, colour: int) -> list[int]:
    """The face-up citizens of a colour."""
    if colour == ANY:
        return sorted(state.citizens)
    return sorted([card for card in state.citizens if CARD_COLOUR[card] == colour])


def recruited(player: Player) -> int:
    """How many citizens a player has, starting cards not counted."""
    return sum([1 for card in player.cards() if card >= STARTERS])


# -- effects ------------------------------------------------------------------------------------------------------------


def able_any(state: ReviveState, seat: int, effect: Effect) -> bool:
    """Whether any term of an effect can do something."""
    for term in effect:
        if able(state, seat, term):
            return True
    return False


def able(state: ReviveState, seat: int, term: int) -> bool:
    """Whether a term can do something for a player now."""
    op = OP[term]
    player = state.players[seat]
    if op == GAIN:
        resource = A[term]
        if resource == CRYSTAL:
            return player.goods[3] < 3 or player.has_basic_room()
        return player.goods[resource] < 6
    if op == BASIC:
        return player.has_basic_room()
    if op == ADVANCE:
        if A[term] == ANY:
            tracks = player.tracks
            return min(tracks) < TRACK_LAST or player.has_basic_room()
        return player.tracks[A[term]] < TRACK_LAST or player.goods[A[term]] < 6
    if op == MODULE:
        return len(state.module_display) > 0
    if op == TRIBE:
        return ability_able(state, seat)
    if op == CHOOSE:
        for branch in TERMS[term].parts:
            if able_any(state, seat, branch):
                return True
        return False
    if op == PAY:
        return pay_able(state, seat, term)
    if op in (POINTS, ARTIFACT, FALCON):
        return op != FALCON or len(falcon_goals(state, seat)) > 0
    if op == ENERGY:
        return state.pool > 0
    if op == ENERGY_BACK:
        return player.charged != 0
    if op == CRATE or op == HOARD:
        return len(state.crate_stack) > 0
    if op == RECRUIT:
        if A[term] == ANY:
            return len(state.citizens) + len(state.deck) > 0
        return len(recruitable(state, A[term])) > 0
    if op == PLAY:
        return len(free_slots(player)) > 0 and len(playable(state, seat, A[term])) > 0
    if op == REST_CARD:
        for slot in player.slots:
            for entry in slot:
                if entry >> 1 not in player.playing:
                    return True
        return False
    if op == WAKE_CARD:
        return len(player.rest) > 0
    if op == SWAP:
        goods = player.goods
        for given in range(3):
            if goods[given]:
                for taken in range(3):
                    if taken != given and goods[taken] < 6:
                        return True
        return False
    if op == ACT:
        return can_act(state, seat, A[term], B[term])
    if op == PER:
        return counted(state, seat, A[term]) > 0 and able_any(state, seat, TERMS[term].parts[0])
    if op == REOPEN_CRATE:
        return player.can_pay(1, 0, 0, 0) and len(reopenable(state, seat)) > 0
    if op == REPLAY_TOP:
        return len(player.active) > 0
    if op == RELOCATE:
        return len(movable_pawns(state, seat)) > 0
    if op == READY_SWITCH:
        return player.switch_used
    if op in (FOREST, TEMPLE, TARGET, SAND_TOKEN, WORKSHOP):
        return len(token_spaces(state, seat)) > 0
    assert op in (RANGE, DISCOUNT, EXPLORE_ANYWHERE, ROTATE_CARD, ALL_COLOURS)
    return False


def pay_able(state: ReviveState, seat: int, term: int) -> bool:
    """Whether the cost can be paid and the effect then do something."""
    goods = state.players[seat].goods
    resource, cost = A[term], B[term]
    gained = TERMS[term].parts[0]
    if resource < 0:
        return goods[0] + goods[1] + goods[2] > 0  # whatever is given makes room for the crystal's overflow
    lacking = cost - goods[resource]
    if lacking > goods[3]:
        return False
    before = goods.copy()
    if lacking > 0:
        goods[3] -= lacking
        goods[resource] = 0
    else:
        goods[resource] -= cost
    possible = able_any(state, seat, gained)
    for each in range(4):
        goods[each] = before[each]
    return possible


def reopenable(state: ReviveState, seat: int) -> list[int]:
    """The open crates that were not yet re-activated and can do something once the gear is paid."""
    player = state.players[seat]
    goods = player.goods
    paid = GEAR if goods[GEAR] else CRYSTAL
    if not goods[paid]:
        return []
    goods[paid] -= 1
    found: list[int] = []
    for crate in player.opened:
        if crate not in found and able_any(state, seat, CRATE_EFFECT[crate]):
            found.append(crate)
    goods[paid] += 1
    return found


# -- abilities ----------------------------------------------------------------------------------------------------------


def ability_able(state: ReviveState, seat: int) -> bool:
    """Whether the tribe ability can be resolved."""
    player = state.players[seat]
    term = ABILITIES[player.tribe * 2 + player.side]
    if OP[term] == GAIN:
        return True  # A18: gaining at full capacity still counts as resolved.
    if OP[term] == PER:
        return counted(state, seat, A[term]) > 0
    return able(state, seat, term)


def token_spaces(state: ReviveState, seat: int) -> list[int]:
    """The spaces where the moon side's token may be put and paid for."""
    player = state.players[seat]
    if len(player.tokens) >= TOKENS:
        return []
    field = state.field
    if player.tribe == NADAIR:
        empty = [space for space in range(HEXES) if field[space] == SAND and not blocked(state, space)]
        return ranged_targets(state, seat, empty, 1) if player.goods[3] else []
    if player.tribe == HOFSTADTERIANS:
        if not player.goods[3]:
            return []
        waters = [space for space in range(HEXES) if WATER_ENERGY <= field[space] <= WATER_POINTS3]
        return ranged_targets(state, seat, [space for space in waters if space not in player.tokens], 1)
    if player.tribe == IOX49I:
        return [
            space
            for space in range(CHASM)
            if (field[space] == SAND and not state.occupied(space))
            or ((field[space] == LOCATION or field[space] == BIG) and space not in player.pawns)
            if space not in player.tokens
        ]
    if player.tribe == KUNIBAN:
        empty = [space for space in range(HEXES) if MOUNTAINS <= field[space] <= CROPS and not blocked(state, space)]
        return ranged_targets(state, seat, empty, 0)
    assert player.tribe == FORMICA
    if not player.goods[3]:
        return []
    return [space for space in range(HEXES) if MOUNTAINS <= field[space] <= CROPS and space not in player.tokens]


def blocked(state: ReviveState, space: int) -> bool:
    """Whether a hex is not empty: a building, a token or the falcon is on it."""
    if space in state.sand_tokens or space in state.forest_tokens:
        return True
    for player in state.players:
        if space in player.small or space in player.large or space in player.pawns or player.falcon == space:
            return True
        if player.side == MOON and space in player.tokens:
            return True
    return False


def falcon_goals(state: ReviveState, seat: int) -> list[int]:
    """The terrain hexes where the falcon may end: up to three spaces for each marker used, this use included."""
    player = state.players[seat]
    steps = 3 * min(5, player.removed_tribe_markers() + 1)
    # A17: the falcon moves over passable spaces, each one step.
    reached = [player.falcon]
    border = [player.falcon]
    for _ in range(steps):
        beyond: list[int] = []
        for space in border:
            for near in NEIGHBOURS[space]:
                if state.field[near] != HIDDEN and near not in reached:
                    reached.append(near)
                    beyond.append(near)
        border = beyond
    return sorted([space for space in reached if MOUNTAINS <= state.field[space] <= CROPS])


def movable_pawns(state: ReviveState, seat: int) -> list[int]:
    """Own pawns in small locations, if another small location is free for them."""
    player = state.players[seat]
    if not free_locations(state, seat):
        return []
    return sorted([space for space in player.pawns if state.field[space] == LOCATION])


def free_locations(state: ReviveState, seat: int) -> list[int]:
    """Face-up small locations without an own pawn."""
    pawns = state.players[seat].pawns
    return [space for space in range(HEXES) if state.field[space] == LOCATION and space not in pawns]
