"""Gaining: resources, points and energy."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision
from ....engine.option import Option, Phrase
from .. import board, effects, pieces, tiles
from ..state import Player, ReviveState
from . import icon

# -- resources ---------------------------------------------------------------------------------------------------------


def gain(state: ReviveState, seat: int, resource: int, n: int) -> None:
    """Gain a resource; a crystal that does not fit may become another resource."""
    left = state.gain(seat, resource, n)
    if left and resource == effects.CRYSTAL and state.players[seat].has_basic_room():
        for _ in range(left):
            state.then(Overflow(seat))


@dataclass(frozen=True)
class Overflow(Decision):
    """A crystal at capacity: the player may advance any other resource track by one instead."""

    seat: int

    def options(self, state: ReviveState) -> list[Option]:
        player = state.players[self.seat]
        return [*[pieces.TAKES[resource] for resource in range(3) if player.has_room(resource)], pieces.TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is pieces.TAKE:
            state.gain(self.seat, option.args[0], 1)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_OVERFLOW)


class Basic(Decision):
    """Gain basic resources, each unit freely chosen."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: ReviveState) -> list[Option]:
        player = state.players[self.seat]
        return [pieces.TAKES[resource] for resource in range(3) if player.has_room(resource)] or [pieces.TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is pieces.TAKE:
            state.gain(self.seat, option.args[0], 1)
            if self.n > 1:
                state.agenda.append(Basic(self.seat, self.n - 1))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_BASIC, (self.n,))


class Swap(Decision):
    """Exchange one basic resource for another that has room, up to n times."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: ReviveState) -> list[Option]:
        return [*swaps(state.players[self.seat]), pieces.TO_STOP]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is pieces.STOP:
            return
        given, taken = option.args
        due = [0, 0, 0]
        due[given] = 1
        state.pay(self.seat, due[0], due[1], due[2], 0)
        state.gain(self.seat, taken, 1)
        if self.n > 1:
            state.then(Swap(self.seat, self.n - 1))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_SWAP, (self.n,))


def swaps(player: Player) -> list[Option]:
    """The exchanges of a basic resource for another that has room."""
    return [
        pieces.SWAPS[given][taken]
        for given in range(3)
        if player.goods[given]
        for taken in range(3)
        if taken != given and player.has_room(taken)
    ]


# -- points ------------------------------------------------------------------------------------------------------------


def score(state: ReviveState, seat: int, n: int) -> None:
    """Move the score marker; bonuses reached or passed come at once, the lowest first."""
    player = state.players[seat]
    player.score += n
    state.tell(pieces.SCORED, (seat, n))
    first = player.score_bonuses
    while (
        player.score_bonuses < len(board.SCORE_BONUSES) and player.score >= board.SCORE_BONUSES[player.score_bonuses][0]
    ):
        player.score_bonuses += 1
    for index in range(player.score_bonuses - 1, first - 1, -1):
        state.then(icon.Resolve(seat, board.SCORE_BONUSES[index][1][0]))


# -- energy -------------------------------------------------------------------------------------------------


def energize(state: ReviveState, seat: int, n: int) -> None:
    """Take energy from the pool, as long as it lasts."""
    taken = min(n, state.pool)
    if taken:
        state.pool -= taken
        state.players[seat].store += taken
        state.tell(pieces.ENERGIZED, (seat, taken))


class EnergyBack(Decision):
    """Take an energy marker back from one of your machines, which becomes usable again."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: ReviveState) -> list[Option]:
        charged = state.players[self.seat].charged
        found = [
            Option(pieces.TAKE_BACK, (machine,)) for machine in range(tiles.MACHINE_COUNT) if charged >> machine & 1
        ]
        return found or [pieces.TO_STOP]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is pieces.STOP:
            return
        player = state.players[self.seat]
        player.charged &= ~(1 << option.args[0])
        player.store += 1
        state.tell(pieces.RECHARGED, (self.seat, option.args[0]))
        if self.n > 1:
            state.then(EnergyBack(self.seat, self.n - 1))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_ENERGY)
