"""Explore (odkrywanie): points, a new citizen, a turned tile, and rewards for everybody who built beside it."""

from __future__ import annotations

from ....engine.agenda import Decision, Step
from ....engine.option import Option, Phrase
from .. import board, effects, pieces, tiles
from ..effects import Effect
from ..state import TURNED, Player, ReviveState
from . import citizens, free_actions, gains, ranges


def explore(state: ReviveState, seat: int, place: int, main: bool) -> None:
    """Score the back, recruit, turn the tile, choose its rotation; then come the rewards."""
    player = state.players[seat]
    player.explored += 1
    if main:
        player.explore_actions += 1
    state.tell(pieces.EXPLORED, (seat, place))
    state.then(citizens.TakeCitizen(seat, effects.ANY), TurnTile(seat, place))
    gains.score(state, seat, tiles.BACK_POINTS[state.backs[place]])


class TurnTile(Step):
    """The front of the tile is seen."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, state: ReviveState) -> None:
        state.reveal()
        state.rotations[self.place] = TURNED
        state.tile_turned()
        state.then(LayTile(self.seat, self.place))


class LayTile(Decision):
    """Choose one of the two rotations; then every player is rewarded in turn order."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, state: ReviveState) -> list[Option]:
        return pieces.LAYS

    def choose(self, state: ReviveState, option: Option) -> None:
        lay_tile(state, self.place, option.args[0])
        state.tell(pieces.LAID, (self.seat, state.tiles[self.place], self.place))
        first = self.place * 4
        hexes = (first, first + 1, first + 2, first + 3)
        for seat in reversed(state.in_order(state.active)):
            terms = revealed_rewards(state, seat, hexes)
            if terms:
                state.then(free_actions.Bag(seat, terms, True))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_ROTATION, (state.tiles[self.place],))


def lay_tile(state: ReviveState, place: int, rotation: int) -> None:
    """Put a tile face up in a rotation."""
    state.rotations[place] = rotation
    front = tiles.TILE_FRONT[state.tiles[place]]
    parts = tiles.LAID[(2 if board.LEANS_LEFT[place] else 0) + rotation]
    for letter in range(4):
        state.field[place * 4 + letter] = front[parts[letter]]
    ranges.tile_laid(state, place)


def revealed_rewards(state: ReviveState, seat: int, hexes: tuple[int, ...]) -> Effect:
    """What a player's buildings gain from new hexes beside them."""
    player = state.players[seat]
    terms: Effect = ()
    for size in range(2):
        for building in player.large if size else player.small:
            for space in board.NEIGHBOURS[building]:
                if space in hexes:
                    terms = terms + reward(state, seat, player, space, size)
    return terms


def reward(state: ReviveState, seat: int, player: Player, space: int, size: int) -> Effect:
    """What one building gains from one space beside it; water once per player."""
    field = state.field[space]
    if tiles.MOUNTAINS <= field <= tiles.CROPS:
        return effects.ADVANCES[field - tiles.MOUNTAINS][size]
    if field == tiles.SOURCE:
        return effects.CRYSTALS[size]
    if tiles.WATER_ENERGY <= field <= tiles.WATER_POINTS3 and space not in player.waters:
        player.waters = (*player.waters, space)
        state.tell(pieces.CLAIMED, (seat, space))
        return tiles.WATER_REWARDS[field]
    return ()
