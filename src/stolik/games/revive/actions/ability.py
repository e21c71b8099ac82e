"""The tribe abilities: what a tribe does, with what its technologies add; then a development marker moves."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision, Step
from ....engine.option import Option, Phrase, Verb
from ..board import (
    ABILITIES,
    FORMICA,
    HOFSTADTERIANS,
    IOX49I,
    KUNIBAN,
    NADAIR,
    NADAIR_INSIGHT,
    NEIGHBOURS,
    VUK_FALCON_HARVEST,
    VUKUNTUR,
)  # fmt: skip
from ..effects import ADVANCES, BOOK, GREEN, Effect
from ..pieces import (
    AIM,
    ASK_LIFT,
    ASK_PUT_DOWN,
    ASK_TOKEN,
    CONSECRATE,
    EQUIP,
    FLEW,
    FLY,
    LIFT,
    PLACED_TOKEN,
    PLANT,
    RELOCATED,
    SETTLES,
    SPREAD,
    TO_DECLINE,
    USED_ABILITY,
)  # fmt: skip
from ..state import ReviveState
from ..tiles import ABILITY, FOREST, MOUNTAINS, SAND, WATER_REWARDS
from . import bag, declare, gains, resolve
from .able import falcon_goals, free_locations, movable_pawns, token_spaces

TOKEN_VERBS: tuple[Verb, ...] = (PLANT, CONSECRATE, AIM, SPREAD, EQUIP, FLY)  # by tribe


def use(state: ReviveState, seat: int) -> None:
    """Resolve the ability completely, then move a marker from the tribe board to the development track."""
    player = state.players[seat]
    which = player.tribe * 2 + player.side
    state.tell(USED_ABILITY, (seat, which))
    if player.knows(NADAIR_INSIGHT):
        state.then(Insight(seat), MoveMarker(seat))
    else:
        state.then(MoveMarker(seat))
    resolve.resolve(state, seat, ABILITIES[which])


@dataclass(frozen=True)
class Insight(Step):
    """Each use of the ability additionally gives a book and a point."""

    seat: int

    def run(self, state: ReviveState) -> None:
        state.gain(self.seat, BOOK, 1)
        gains.score(state, self.seat, 1)


@dataclass(frozen=True)
class MoveMarker(Step):
    """The first five uses each move a development marker."""

    seat: int

    def run(self, state: ReviveState) -> None:
        player = state.players[self.seat]
        if player.tribe_markers:
            player.tribe_markers -= 1
            gains.develop(state, self.seat)


# -- moon sides -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PlaceToken(Decision):
    """Choose the space for the moon side's token, or where the falcon lands."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        player = state.players[self.seat]
        if player.tribe == VUKUNTUR:
            return [Option(FLY, (space,)) for space in falcon_goals(state, self.seat)] or [TO_DECLINE]
        verb = TOKEN_VERBS[player.tribe]
        return [Option(verb, (space,)) for space in token_spaces(state, self.seat)] or [TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if not option.args:
            return
        tribe = state.players[self.seat].tribe
        if tribe == NADAIR or tribe == HOFSTADTERIANS or tribe == KUNIBAN:
            declare.prepare(state, self.seat, ABILITY, option.args[0], 0, 0, False)
            return
        if tribe == FORMICA:
            state.pay(self.seat, 0, 0, 0, 1)
        place_token(state, self.seat, option.args[0])

    def prompt(self, state: ReviveState) -> Phrase:
        player = state.players[self.seat]
        return Phrase(ASK_TOKEN, (player.tribe * 2 + player.side,))


def place_token(state: ReviveState, seat: int, space: int) -> None:
    """Put the token down, after its price was paid, and take what it gives."""
    player = state.players[seat]
    tribe = player.tribe
    if tribe == VUKUNTUR:
        fly(state, seat, space)
        return
    player.tokens = (*player.tokens, space)
    state.tell(PLACED_TOKEN, (seat, tribe * 2 + player.side, space))
    state.map_changed()
    if tribe == NADAIR:
        grow_forest(state, seat, space)
    elif tribe == HOFSTADTERIANS:
        # A temple takes the water's reward even if it was claimed before.
        state.then(bag.Resolve(seat, WATER_REWARDS[state.field[space]][0]))
    elif tribe == KUNIBAN:
        colour = state.field[space] - MOUNTAINS
        state.field[space] = SAND
        state.sand_tokens = (*state.sand_tokens, space)
        state.then(gains.TakeCitizen(seat, colour))
    elif tribe == FORMICA:
        state.then(gains.Advance(seat, state.field[space] - MOUNTAINS, 1))
    else:
        assert tribe == IOX49I


def grow_forest(state: ReviveState, seat: int, space: int) -> None:
    """A book for every forest hex of the chain; then all buildings beside the new forest advance green."""
    state.field[space] = FOREST
    state.forest_tokens = (*state.forest_tokens, space)
    chain = [space]
    for each in chain:
        for near in NEIGHBOURS[each]:
            if state.field[near] == FOREST and near not in chain:
                chain.append(near)
    for other in reversed(state.in_order(state.active)):
        player = state.players[other]
        terms: Effect = ()
        for near in NEIGHBOURS[space]:
            if near in player.small:
                terms = terms + ADVANCES[GREEN][0]
            elif near in player.large:
                terms = terms + ADVANCES[GREEN][1]
        if terms:
            state.then(bag.Bag(other, terms, True))
    state.gain(seat, BOOK, len(chain))


def fly(state: ReviveState, seat: int, space: int) -> None:
    """The falcon lands; its prey is three resources of the field's colour."""
    player = state.players[seat]
    player.falcon = space
    state.piece_placed(seat)
    state.tell(FLEW, (seat, space))
    if player.knows(VUK_FALCON_HARVEST):
        state.gain(seat, state.field[space] - MOUNTAINS, 3)


# -- relocation -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Relocate(Decision):
    """Once, a pawn may move from a small location to another one, without cost."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        return [*[Option(LIFT, (space,)) for space in movable_pawns(state, self.seat)], TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.args:
            state.then(PutDown(self.seat, option.args[0]))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_LIFT)


@dataclass(frozen=True)
class PutDown(Decision):
    """Choose the location where the moved pawn settles."""

    seat: int
    start: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        return [SETTLES[space] for space in free_locations(state, self.seat)]

    def choose(self, state: ReviveState, option: Option) -> None:
        player = state.players[self.seat]
        player.pawns = (*gains.without(player.pawns, self.start), option.args[0])
        state.piece_placed(self.seat)
        state.tell(RELOCATED, (self.seat, self.start, option.args[0]))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_PUT_DOWN, (self.start,))
