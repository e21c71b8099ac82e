"""Machine tracks: advancing, the bonuses it uncovers, and the development track that follows."""

from __future__ import annotations

from ....engine.agenda import Decision, Step
from ....engine.option import Option, Phrase
from .. import board, pieces, tiles
from ..state import ReviveState, without
from . import artifacts, icon


class Advance(Step):
    """Advance step by step; beyond the end each step gives the track's resource."""

    def __init__(self, seat: int, track: int, n: int) -> None:
        self.seat = seat
        self.track = track
        self.n = n

    def run(self, state: ReviveState) -> None:
        player = state.players[self.seat]
        if self.n > 1:
            state.then(Advance(self.seat, self.track, self.n - 1))
        if player.tracks[self.track] >= board.TRACK_LAST:
            state.gain(self.seat, self.track, 1)
            return
        player.tracks[self.track] += 1
        if state.events is not None:
            state.tell(pieces.ADVANCED, (self.seat, self.track, player.tracks[self.track]))
        tracks = player.tracks
        for bonus in board.BONUSES_OF_TRACK[self.track]:
            if not player.bonuses >> bonus & 1:
                due = board.THRESHOLDS[bonus]
                if tracks[0] >= due[0] and tracks[1] >= due[1] and tracks[2] >= due[2]:
                    uncover(state, self.seat, bonus)


def uncover(state: ReviveState, seat: int, bonus: int) -> None:
    """Move the bonus space's development marker, resolve that space's bonus, then the uncovered one."""
    player = state.players[seat]
    player.bonuses |= 1 << bonus
    state.tell(pieces.UNCOVERED, (seat, bonus))
    kind = board.BONUS_KIND[bonus]
    if kind == board.STANDARD:
        player.machines |= 1 << tiles.STANDARD_OF[bonus]
    elif kind == board.SPECIAL:
        state.then(TakeMachine(seat, board.BONUS_COLOUR[bonus]))
    elif kind == board.ARTIFACT_BONUS:
        state.then(artifacts.TakeArtifact(seat, 1))
    develop(state, seat)


def develop(state: ReviveState, seat: int) -> None:
    """Put a marker on the lowest free development space and resolve its bonus."""
    player = state.players[seat]
    player.developed += 1
    state.tell(pieces.DEVELOPED, (seat, player.developed))
    effect = board.DEVELOPMENT_BONUSES[player.developed]
    if effect:
        state.then(icon.Resolve(seat, effect[0]))


class AdvanceAny(Decision):
    """Advance on any track, chosen separately for each step."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: ReviveState) -> list[Option]:
        return [pieces.ADVANCE_OPTIONS[track] for track in range(3)]

    def choose(self, state: ReviveState, option: Option) -> None:
        if self.n > 1:
            state.then(AdvanceAny(self.seat, self.n - 1))
        state.then(Advance(self.seat, option.args[0], 1))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_TRACK, (self.n,))


class TakeMachine(Decision):
    """Take a face-up special machine of the colour; refill before anything else."""

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def options(self, state: ReviveState) -> list[Option]:
        found = [Option(pieces.TAKE_MACHINE, (machine,)) for machine in sorted(state.machine_display[self.colour])]
        return found or [pieces.TO_DECLINE]  # no token available: the space stays empty

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is pieces.DECLINE:
            return
        machine = option.args[0]
        state.players[self.seat].machines |= 1 << machine
        state.tell(pieces.TOOK_MACHINE, (self.seat, machine))
        state.machine_display[self.colour] = without(state.machine_display[self.colour], machine)
        refill_machines(state, self.colour)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_MACHINE, (self.colour,))


def refill_machines(state: ReviveState, colour: int) -> None:
    """Fill the machines of a colour up to three."""
    while len(state.machine_display[colour]) < tiles.DISPLAYED_MACHINES and state.machine_stacks[colour]:
        state.reveal()
        state.machine_display[colour] += state.machine_stacks[colour][-1:]
        state.machine_stacks[colour] = state.machine_stacks[colour][:-1]
