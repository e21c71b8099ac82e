"""Artifacts: taken from the craters; the last one brings the end of the game."""

from __future__ import annotations

from ....engine.agenda import Decision
from ....engine.option import Option, Phrase
from .. import pieces
from ..state import ReviveState


class TakeArtifact(Decision):
    """Take a large artifact of a chosen colour; when none is left, a small one."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: ReviveState) -> list[Option]:
        found = [Option(pieces.TAKE_ARTIFACT, (colour,)) for colour in range(3) if state.craters[colour]]
        return found or [pieces.TO_DECLINE]  # the lone choice stands for a small artifact

    def choose(self, state: ReviveState, option: Option) -> None:
        player = state.players[self.seat]
        if option.verb is pieces.TAKE_ARTIFACT:
            colour = option.args[0]
            owned = list(player.artifacts)
            owned[colour] += 1
            player.artifacts = tuple(owned)
            state.tell(pieces.TOOK_ARTIFACT, (self.seat, colour))
            leave_crater(state, self.seat, colour)
        else:
            player.small_artifacts += 1
            state.tell(pieces.TOOK_SMALL_ARTIFACT, (self.seat,))
            if state.crater_small:
                state.crater_small -= 1
                if not state.crater_small:
                    trigger_end(state, self.seat)
        if self.n > 1:
            state.then(TakeArtifact(self.seat, self.n - 1))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_ARTIFACT)


def leave_crater(state: ReviveState, seat: int, colour: int) -> None:
    """A large artifact leaves the craters; the last one triggers the end."""
    left = list(state.craters)
    left[colour] -= 1
    state.craters = tuple(left)
    if not state.large_artifacts() and not state.crater_small:
        trigger_end(state, seat)


def trigger_end(state: ReviveState, seat: int) -> None:
    """The taker gets the end token; every player but the active one has one more turn. Not in the solo game."""
    if state.solo() or state.ending:
        return
    state.ending = True
    state.last_turns = state.seats - 1
    # A4: the taker gets the token; the final turns are counted from the active player.
    state.players[seat].end_token = True
    state.tell(pieces.TOOK_END_TOKEN, (seat,))
    state.tell(pieces.END_TRIGGERED, (state.active,))
