"""Slot modules: taken from the display and put beside the slots."""

from __future__ import annotations

from ....engine.agenda import Decision
from ....engine.option import Option, Phrase
from .. import board, pieces, tiles
from ..state import ReviveState, without
from . import free_actions


class TakeModule(Decision):
    """Take one of the face-up modules, or decline."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: ReviveState) -> list[Option]:
        found: list[Option] = []
        seen = -1
        for module in sorted(state.module_display):
            if module != seen:
                found.append(pieces.TAKE_MODULES[module])
                seen = module
        found.append(pieces.TO_DECLINE)
        return found

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is pieces.DECLINE:
            return
        if self.n > 1:
            state.then(TakeModule(self.seat, self.n - 1))
        state.then(PutModule(self.seat, option.args[0]))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_MODULE)


class PutModule(Decision):
    """Put a module on any module place; the first one on a place with the activation symbol works at once."""

    def __init__(self, seat: int, module: int) -> None:
        self.seat = seat
        self.module = module

    def options(self, state: ReviveState) -> list[Option]:
        return pieces.PUTS

    def choose(self, state: ReviveState, option: Option) -> None:
        player = state.players[self.seat]
        place = option.args[0]
        state.module_display = without(state.module_display, self.module)
        modules = list(player.modules)
        if modules[place] >= 0:
            state.module_discard = (*state.module_discard, modules[place])
            state.tell(pieces.DISCARDED_MODULE, (self.seat, modules[place]))
        modules[place] = self.module
        player.modules = tuple(modules)
        state.tell(pieces.PLACED_MODULE, (self.seat, self.module, place))
        refill_modules(state)
        # A7: only the first module ever put there is activated.
        if board.ACTIVATES[place] and not player.places_used >> place & 1:
            state.then(free_actions.Bag(self.seat, (tiles.MODULE_TERM[self.module],), False))
        player.places_used |= 1 << place

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_MODULE_PLACE, (self.module,))


def refill_modules(state: ReviveState) -> None:
    """Fill the module display up to five; an empty stack is made anew from the discarded modules."""
    while len(state.module_display) < tiles.DISPLAYED:
        if not state.module_stack:
            if not state.module_discard:
                return
            state.module_stack = list(state.shuffled(state.module_discard))
            state.module_discard = ()
        state.module_display = (*state.module_display, state.draw(state.module_stack))
