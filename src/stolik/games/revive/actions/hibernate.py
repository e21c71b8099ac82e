"""Hibernate (hibernacja): cards wake and go to rest, energy returns, the marker moves and gives a bonus."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision, Step
from ....engine.option import Option, Phrase
from .. import board, cards, pieces
from ..state import EMPTY_SLOTS, ReviveState, without
from . import artifacts, citizens, modules, tracks
from .icon import ICONS, Resolve


def hibernate(state: ReviveState, seat: int) -> None:
    """Steps 1 to 4 happen at once; then the hibernation track, and in the solo game the displays."""
    player = state.players[seat]
    state.slept = True
    if state.sleeper != cards.NO_CARD:
        remove_sleeper(state, seat)
    player.active = player.active + player.rest
    player.rest = tuple(player.in_slots())
    player.slots = EMPTY_SLOTS
    charged = player.charged
    while charged:
        charged &= charged - 1
        player.store += 1
    player.charged = 0
    player.switch_used = False
    player.hibernations += 1
    arrived = player.hibernation < board.HIBERNATION_LAST
    if arrived:
        player.hibernation += 1
    if state.events is not None:
        state.tell(pieces.HIBERNATED, (seat, player.hibernation))
    if state.solo():
        state.then(ClearDisplays(seat))
    if state.chapter == cards.COLD_NIGHTS and player.hibernations == 1:
        state.then(Resolve(seat, cards.COLD_NIGHT[0]))
    state.then(HibernationBonus(seat))
    # A34: the removal comes before the bonus.
    if arrived and player.hibernation == board.REMOVAL_SPACE and state.large_artifacts():
        state.then(RemoveArtifact(seat))


def remove_sleeper(state: ReviveState, seat: int) -> None:
    """The card that brought the hibernation leaves the game, wherever it lies."""
    player = state.players[seat]
    card = state.sleeper
    state.sleeper = cards.NO_CARD
    player.active = tuple([each for each in player.active if each != card])
    player.rest = tuple([each for each in player.rest if each != card])
    player.slots = tuple([tuple([entry for entry in slot if entry >> 1 != card]) for slot in player.slots])
    state.citizens_removed = (*state.citizens_removed, card)
    state.tell(pieces.LEFT_GAME, (seat, card))


class RemoveArtifact(Decision):
    """On the fourth space a large artifact of your choice leaves the game."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: ReviveState) -> list[Option]:
        return [Option(pieces.REMOVE_ARTIFACT, (colour,)) for colour in range(3) if state.craters[colour]]

    def choose(self, state: ReviveState, option: Option) -> None:
        state.artifacts_removed += 1
        state.tell(pieces.REMOVED_ARTIFACT, (self.seat, option.args[0]))
        artifacts.leave_crater(state, self.seat, option.args[0])

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_REMOVAL)


class HibernationBonus(Decision):
    """Take the bonus of the marker's space or of any lower one, or none."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: ReviveState) -> list[Option]:
        marker = state.players[self.seat].hibernation
        found = [
            Option(pieces.TAKE_BONUS, (space,))
            for space in range(1, marker + 1)
            if ICONS[board.HIBERNATION_BONUSES[space][0]].possible(state, self.seat)
        ]
        return [*found, pieces.TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.args:
            state.then(Resolve(self.seat, board.HIBERNATION_BONUSES[option.args[0]][0]))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_BONUS)


@dataclass(frozen=True)
class ClearDisplays(Decision):
    """Solo: discard any of the displayed things one by one; they are refilled when you stop."""

    seat: int

    def options(self, state: ReviveState) -> list[Option]:
        found = [pieces.TO_STOP]
        found.extend([Option(pieces.DISCARD_CARD, (card,)) for card in sorted(state.citizens)])
        for colour in range(3):
            found.extend(
                [Option(pieces.DISCARD_MACHINE, (machine,)) for machine in sorted(state.machine_display[colour])]
            )
        last = -1
        for module in sorted(state.module_display):
            if module != last:
                found.append(Option(pieces.DISCARD_MODULE, (module,)))
                last = module
        return found

    def choose(self, state: ReviveState, option: Option) -> None:
        if not option.args:
            state.then(Refill())
            return
        thing = option.args[0]
        if option.verb is pieces.DISCARD_CARD:
            state.citizens = without(state.citizens, thing)
            state.citizens_removed = (*state.citizens_removed, thing)
            state.tell(pieces.DISCARDED, (self.seat, thing))
        elif option.verb is pieces.DISCARD_MACHINE:
            for colour in range(3):
                if thing in state.machine_display[colour]:
                    state.machine_display[colour] = without(state.machine_display[colour], thing)
            state.machines_removed = (*state.machines_removed, thing)
            state.tell(pieces.SCRAPPED, (self.seat, thing))
        else:
            state.module_display = without(state.module_display, thing)
            state.modules_removed = (*state.modules_removed, thing)
            state.tell(pieces.BINNED, (self.seat, thing))
        state.then(self)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_DISCARD)


@dataclass(frozen=True)
class Refill(Step):
    """All displays are filled up again."""

    def run(self, state: ReviveState) -> None:
        citizens.refill_citizens(state)
        for colour in range(3):
            tracks.refill_machines(state, colour)
        modules.refill_modules(state)
