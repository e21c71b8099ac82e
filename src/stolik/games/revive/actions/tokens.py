"""Moon sides: where their tokens and the falcon may go, and what they bring."""

from __future__ import annotations

from .. import board, effects, pieces, tiles
from ..effects import ABILITY, CRYSTAL, Effect
from ..state import ReviveState
from . import citizens, costs, free_actions, icon, tracks
from .ranges import distances


def token_spaces(state: ReviveState, seat: int) -> list[int]:
    """The spaces where the moon side's token may be put and paid for."""
    player = state.players[seat]
    if len(player.tokens) >= board.TOKENS or player.goods[CRYSTAL] < board.TOKEN_CRYSTALS[player.tribe]:
        return []
    field = state.field
    if player.tribe == board.NADAIR:
        empty = [space for space in range(board.HEXES) if field[space] == tiles.SAND and not blocked(state, space)]
        return in_reach(state, seat, empty)
    if player.tribe == board.HOFSTADTERIANS:
        waters = [space for space in range(board.HEXES) if tiles.WATER_ENERGY <= field[space] <= tiles.WATER_POINTS3]
        return in_reach(state, seat, [space for space in waters if space not in player.tokens])
    if player.tribe == board.IOX49I:
        return [
            space
            for space in range(board.CHASM)
            if (field[space] == tiles.SAND and not state.occupied(space))
            or ((field[space] == tiles.LOCATION or field[space] == tiles.BIG) and space not in player.pawns)
            if space not in player.tokens
        ]
    if player.tribe == board.KUNIBAN:
        empty = [
            space
            for space in range(board.HEXES)
            if tiles.MOUNTAINS <= field[space] <= tiles.CROPS and not blocked(state, space)
        ]
        return in_reach(state, seat, empty)
    assert player.tribe == board.FORMICA
    return [
        space
        for space in range(board.HEXES)
        if tiles.MOUNTAINS <= field[space] <= tiles.CROPS and space not in player.tokens
    ]


def in_reach(state: ReviveState, seat: int, spaces: list[int]) -> list[int]:
    """The spaces to which the token's range can be paid."""
    found = distances(state, seat)
    offers = costs.best_terms(state, seat, ABILITY, costs.terms_of(state, seat, ABILITY, 0, False))
    return [space for space in spaces if costs.token_payable(state, seat, found[space], offers)]


def blocked(state: ReviveState, space: int) -> bool:
    """Whether a hex is not empty: a building, a token or the falcon is on it."""
    if space in state.sand_tokens or space in state.forest_tokens:
        return True
    for player in state.players:
        if space in player.small or space in player.large or space in player.pawns or player.falcon == space:
            return True
        if player.side == board.MOON and space in player.tokens:
            return True
    return False


def falcon_goals(state: ReviveState, seat: int) -> list[int]:
    """The terrain hexes where the falcon may end: up to three spaces for each marker used, this use included."""
    player = state.players[seat]
    if player.goods[CRYSTAL] < board.TOKEN_CRYSTALS[player.tribe]:
        return []
    steps = board.FALCON_STEPS * min(board.TRIBE_MARKERS, player.removed_tribe_markers() + 1)
    # A17: the falcon moves over passable spaces, each one step.
    reached = [player.falcon]
    border = [player.falcon]
    for _ in range(steps):
        beyond: list[int] = []
        for space in border:
            for near in board.NEIGHBOURS[space]:
                if state.field[near] != tiles.HIDDEN and near not in reached:
                    reached.append(near)
                    beyond.append(near)
        border = beyond
    return sorted([space for space in reached if tiles.MOUNTAINS <= state.field[space] <= tiles.CROPS])


def place_token(state: ReviveState, seat: int, space: int) -> None:
    """Put the token down, after its price was paid, and take what it gives."""
    player = state.players[seat]
    tribe = player.tribe
    if tribe == board.VUKUNTUR:
        fly(state, seat, space)
        return
    player.tokens = (*player.tokens, space)
    state.tell(pieces.PLACED_TOKEN, (seat, tribe * 2 + player.side, space))
    state.map_changed()
    if tribe == board.NADAIR:
        grow_forest(state, seat, space)
    elif tribe == board.HOFSTADTERIANS:
        # A temple takes the water's reward even if it was claimed before.
        state.then(icon.Resolve(seat, tiles.WATER_REWARDS[state.field[space]][0]))
    elif tribe == board.KUNIBAN:
        colour = state.field[space] - tiles.MOUNTAINS
        state.field[space] = tiles.SAND
        state.sand_tokens = (*state.sand_tokens, space)
        state.then(citizens.TakeCitizen(seat, colour))
    elif tribe == board.FORMICA:
        state.then(tracks.Advance(seat, state.field[space] - tiles.MOUNTAINS, 1))
    else:
        assert tribe == board.IOX49I


def grow_forest(state: ReviveState, seat: int, space: int) -> None:
    """A book for every forest hex of the chain; then all buildings beside the new forest advance green."""
    state.field[space] = tiles.FOREST
    state.forest_tokens = (*state.forest_tokens, space)
    chain = [space]
    for each in chain:
        for near in board.NEIGHBOURS[each]:
            if state.field[near] == tiles.FOREST and near not in chain:
                chain.append(near)
    for other in reversed(state.in_order(state.active)):
        player = state.players[other]
        terms: Effect = ()
        for near in board.NEIGHBOURS[space]:
            if near in player.small:
                terms = terms + effects.ADVANCES[effects.GREEN][0]
            elif near in player.large:
                terms = terms + effects.ADVANCES[effects.GREEN][1]
        if terms:
            state.then(free_actions.Bag(other, terms, True))
    state.gain(seat, effects.BOOK, len(chain))


def fly(state: ReviveState, seat: int, space: int) -> None:
    """The falcon lands; its prey is three resources of the field's colour."""
    player = state.players[seat]
    player.falcon = space
    state.piece_placed(seat)
    state.tell(pieces.FLEW, (seat, space))
    if player.knows(board.VUK_FALCON_HARVEST):
        state.gain(seat, state.field[space] - tiles.MOUNTAINS, board.PREY)
