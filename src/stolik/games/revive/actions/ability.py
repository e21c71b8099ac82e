"""The tribe abilities: what a tribe does, with what its technologies add; then a development marker moves."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision, Step
from ....engine.option import Option, Phrase, Verb
from .. import board, effects, pieces, tiles
from ..state import ReviveState, without
from . import board_actions, gains, tokens, tracks
from .icon import ICONS

TOKEN_VERBS: tuple[Verb, ...] = (
    pieces.PLANT,
    pieces.CONSECRATE,
    pieces.AIM,
    pieces.SPREAD,
    pieces.EQUIP,
    pieces.FLY,
)  # by tribe


def use(state: ReviveState, seat: int) -> None:
    """Resolve the ability completely, then move a marker from the tribe board to the development track."""
    player = state.players[seat]
    which = player.tribe * 2 + player.side
    state.tell(pieces.USED_ABILITY, (seat, which))
    if player.knows(board.NADAIR_INSIGHT):
        state.then(Insight(seat), MoveMarker(seat))
    else:
        state.then(MoveMarker(seat))
    ICONS[board.ABILITIES[which]].apply(state, seat)


@dataclass(frozen=True)
class Insight(Step):
    """Each use of the ability additionally gives a book and a point."""

    seat: int

    def run(self, state: ReviveState) -> None:
        state.gain(self.seat, effects.BOOK, board.INSIGHT_BOOKS)
        gains.score(state, self.seat, board.INSIGHT_POINTS)


class MoveMarker(Step):
    """The first uses each move a development marker, as long as there are any."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: ReviveState) -> None:
        player = state.players[self.seat]
        if player.tribe_markers:
            player.tribe_markers -= 1
            tracks.develop(state, self.seat)


# -- moon sides --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PlaceToken(Decision):
    """Choose the space for the moon side's token, or where the falcon lands."""

    seat: int

    def options(self, state: ReviveState) -> list[Option]:
        player = state.players[self.seat]
        if player.tribe == board.VUKUNTUR:
            return [Option(pieces.FLY, (space,)) for space in tokens.falcon_goals(state, self.seat)] or [
                pieces.TO_DECLINE
            ]
        verb = TOKEN_VERBS[player.tribe]
        return [Option(verb, (space,)) for space in tokens.token_spaces(state, self.seat)] or [pieces.TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if not option.args:
            return
        tribe = state.players[self.seat].tribe
        if tribe == board.NADAIR or tribe == board.HOFSTADTERIANS or tribe == board.KUNIBAN:
            board_actions.prepare(state, self.seat, effects.ABILITY, option.args[0], 0, 0, False)
            return
        state.pay(self.seat, 0, 0, 0, board.TOKEN_CRYSTALS[tribe])
        tokens.place_token(state, self.seat, option.args[0])

    def prompt(self, state: ReviveState) -> Phrase:
        player = state.players[self.seat]
        return Phrase(pieces.ASK_TOKEN, (player.tribe * 2 + player.side,))


# -- relocation --------------------------------------------------------------------------------------------------------


def movable_pawns(state: ReviveState, seat: int) -> list[int]:
    """Own pawns in small locations, if another small location is free for them."""
    player = state.players[seat]
    if not free_locations(state, seat):
        return []
    return sorted([space for space in player.pawns if state.field[space] == tiles.LOCATION])


def free_locations(state: ReviveState, seat: int) -> list[int]:
    """Face-up small locations without an own pawn."""
    pawns = state.players[seat].pawns
    return [space for space in range(board.HEXES) if state.field[space] == tiles.LOCATION and space not in pawns]


@dataclass(frozen=True)
class Relocate(Decision):
    """Once, a pawn may move from a small location to another one, without cost."""

    seat: int

    def options(self, state: ReviveState) -> list[Option]:
        return [*[Option(pieces.LIFT, (space,)) for space in movable_pawns(state, self.seat)], pieces.TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.args:
            state.then(PutDown(self.seat, option.args[0]))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_LIFT)


@dataclass(frozen=True)
class PutDown(Decision):
    """Choose the location where the moved pawn settles."""

    seat: int
    start: int

    def options(self, state: ReviveState) -> list[Option]:
        return [pieces.SETTLES[space] for space in free_locations(state, self.seat)]

    def choose(self, state: ReviveState, option: Option) -> None:
        player = state.players[self.seat]
        player.pawns = (*without(player.pawns, self.start), option.args[0])
        state.piece_placed(self.seat)
        state.tell(pieces.RELOCATED, (self.seat, self.start, option.args[0]))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_PUT_DOWN, (self.start,))
