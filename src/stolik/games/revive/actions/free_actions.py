"""Free actions, and the pending effects that a player resolves in any order among them."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision, Step
from ....engine.option import Option, Phrase, Refusal
from .. import board, effects, pieces, tiles
from ..effects import Effect
from ..state import Player, ReviveState, without
from . import citizens, gains
from .icon import ICONS, Resolve, ResolveRest

# -- pending effects ---------------------------------------------------------------------------------------------------


class Bag(Decision):
    """Pending effects: resolve them in any order, with free actions in between; optional ones may be dropped."""

    def __init__(self, seat: int, terms: Effect, must: bool) -> None:
        self.seat = seat
        self.terms = terms
        self.must = must  # rewards are mandatory

    def fields(self) -> tuple[str, ...]:
        return ("seat", "terms", "must")

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        terms = self.terms
        found: list[Option] = []
        ready = 0
        due = False
        if len(terms) == 1:
            if ICONS[terms[0]].possible(state, self.seat):
                found.append(pieces.RESOLUTIONS[terms[0]])
                due = self.must and ICONS[terms[0]].mandatory()
        else:
            for index in range(len(terms)):
                term = terms[index]
                if term in terms[:index]:
                    if pieces.RESOLUTIONS[term] in found:
                        ready += 1
                elif ICONS[term].possible(state, self.seat):
                    found.append(pieces.RESOLUTIONS[term])
                    ready += 1
                    if self.must and ICONS[term].mandatory():
                        due = True
            if ready > 1:
                found.append(pieces.ALL_OF_THEM)
        if not due:
            found.append(pieces.NO_MORE)
        if terms and self.seat == state.active:
            free_actions(state, self.seat, found)
            if not state.slept and prism_wanted(terms) and is_ready(state.players[self.seat], tiles.PRISM):
                found.append(pieces.ACTIVATIONS[tiles.PRISM])
        return found

    def choose(self, state: ReviveState, option: Option) -> None:
        verb = option.verb
        if verb is pieces.RESOLVE:
            term = option.args[0]
            if len(self.terms) > 1:
                state.then(Bag(self.seat, without(self.terms, term), self.must))
            ICONS[term].apply(state, self.seat)
        elif verb is pieces.RESOLVE_ALL:
            state.then(ResolveRest(self.seat, self.terms))
        elif verb is pieces.ACTIVATE and option.args[0] == tiles.PRISM:
            charge(state, self.seat, tiles.PRISM)
            if not state.acting:
                state.then(Fade())  # outside an action the colours last until this bag is empty
            state.then(self)
            state.then(AnyCardAllColours(self.seat))
        elif verb is not pieces.DONE:
            state.then(self)
            take_free_action(state, self.seat, option)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_REWARD if self.must else pieces.ASK_EFFECT, (len(self.terms),))

    def refusals(self, state: ReviveState) -> list[Refusal]:
        found: list[Refusal] = []
        due = False
        for index in range(len(self.terms)):
            term = self.terms[index]
            if term in self.terms[:index]:
                continue
            if not ICONS[term].possible(state, self.seat):
                found.append(Refusal(pieces.RESOLUTIONS[term], Phrase(pieces.NOTHING_HAPPENS)))
            elif self.must and ICONS[term].mandatory():
                due = True
        if due:
            found.append(Refusal(pieces.NO_MORE, Phrase(pieces.STILL_MANDATORY)))
        return found


def prism_wanted(terms: Effect) -> bool:
    """Whether a card of all colours could matter to pending effects."""
    for term in terms:
        if ICONS[term].minds_colours():
            return True
    return False


def resolve_effect(state: ReviveState, seat: int, effect: Effect) -> None:
    """An effect the player has just chosen: one term happens at once, several become a bag."""
    if len(effect) == 1:
        state.then(Resolve(seat, effect[0]))
    elif effect:
        state.then(Bag(seat, effect, False))


# -- all colours -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AnyCardAllColours(Decision):
    """One own card in the active zone or a slot counts as all three colours for a while."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        player = state.players[self.seat]
        return [Option(pieces.ALL_COLOURS, (card,)) for card in sorted([*player.active, *player.in_slots()])] or [
            pieces.NO_MORE
        ]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is pieces.ALL_COLOURS:
            count_as_all(state, self.seat, option.args[0])

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_COLOURS)


def count_as_all(state: ReviveState, seat: int, card: int) -> None:
    """A card counts as all colours until the action is finished."""
    if card not in state.wild:
        state.wild = (*state.wild, card)
    state.tell(pieces.ALL_COLOURED, (seat, card))


@dataclass(frozen=True)
class Fade(Step):
    """Cards have only their own colours again."""

    def run(self, state: ReviveState) -> None:
        state.wild = ()


# -- free actions ------------------------------------------------------------------------------------------------------


def is_ready(player: Player, machine: int) -> bool:
    """Whether a machine could be activated now."""
    return player.store > 0 and (player.machines & ~player.charged) >> machine & 1 == 1


def charge(state: ReviveState, seat: int, machine: int) -> None:
    """Move an energy marker from the store onto a machine."""
    player = state.players[seat]
    player.store -= 1
    player.charged |= 1 << machine
    state.tell(pieces.ACTIVATED, (seat, machine))


def free_actions(state: ReviveState, seat: int, found: list[Option]) -> None:
    """Add what the active player may do at any moment: exchange, activate a machine, open a crate."""
    player = state.players[seat]
    goods = player.goods
    skills = player.skills
    if player.store and not state.slept:
        machines = player.machines & ~player.charged & tiles.FREELY_ACTIVATED
        while machines:
            machine = (machines & -machines).bit_length() - 1
            machines &= machines - 1
            if ICONS[tiles.MACHINE_TERM[machine]].possible(state, seat):
                found.append(pieces.ACTIVATIONS[machine])
    last = -1
    for crate in player.crates:
        if crate != last:
            found.append(pieces.OPENINGS[crate])
            last = crate
    if goods[3]:
        for resource in range(3):
            if goods[resource] < 6:
                found.append(pieces.EXCHANGES[resource])
        if skills:
            if skills >> board.FOR_CRYSTAL2 & 1:
                for resource in range(3):
                    if goods[resource] < 6:
                        found.append(pieces.REFINES[resource])
            if skills >> board.KUN_LULLABY & 1 and citizens.restable(player):
                found.append(pieces.TO_LULLABY)
    if skills >> board.HOF_CRYSTAL & 1:
        for first in range(3):
            for second in range(first, 3):
                if goods[first] and goods[second] and (first != second or goods[first] > 1):
                    found.append(pieces.SYNTHESES[first][second])


def take_free_action(state: ReviveState, seat: int, option: Option) -> None:
    """Do a free action."""
    verb = option.verb
    if verb is pieces.EXCHANGE:
        state.pay(seat, 0, 0, 0, 1)
        state.gain(seat, option.args[0], 1)
    elif verb is pieces.ACTIVATE:
        charge(state, seat, option.args[0])
        ICONS[tiles.MACHINE_TERM[option.args[0]]].apply(state, seat)
    elif verb is pieces.OPEN:
        crate = option.args[0]
        player = state.players[seat]
        player.crates = without(player.crates, crate)
        player.opened = (*player.opened, crate)
        state.tell(pieces.OPENED, (seat, crate))
        resolve_effect(state, seat, tiles.CRATE_EFFECT[crate])
    elif verb is pieces.REFINE:
        state.pay(seat, 0, 0, 0, 1)
        state.gain(seat, option.args[0], 2)
    elif verb is pieces.SYNTHESIZE:
        due = [0, 0, 0]
        due[option.args[0]] += 1
        due[option.args[1]] += 1
        state.pay(seat, due[0], due[1], due[2], 0)
        gains.gain(state, seat, effects.CRYSTAL, 1)
    else:
        assert verb is pieces.LULLABY
        state.pay(seat, 0, 0, 0, 1)
        state.then(citizens.RestCard(seat))


def free_refusals(state: ReviveState, seat: int, found: list[Refusal]) -> None:
    """Why machines and exchanges are not offered."""
    player = state.players[seat]
    for machine in range(36):
        if (
            not player.machines >> machine & 1
            or machine in (tiles.PRISM, tiles.ROTATOR)
            or not tiles.FREELY_ACTIVATED >> machine & 1
        ):
            continue
        if player.charged >> machine & 1:
            found.append(Refusal(pieces.ACTIVATIONS[machine], Phrase(pieces.MACHINE_USED)))
        elif state.slept:
            found.append(Refusal(pieces.ACTIVATIONS[machine], Phrase(pieces.MACHINES_SLEEP)))
        elif not player.store:
            found.append(Refusal(pieces.ACTIVATIONS[machine], Phrase(pieces.NO_ENERGY)))
        elif not ICONS[tiles.MACHINE_TERM[machine]].possible(state, seat):
            found.append(Refusal(pieces.ACTIVATIONS[machine], Phrase(pieces.NOTHING_HAPPENS)))
    if player.goods[effects.CRYSTAL]:
        for resource in range(3):
            if not player.has_room(resource):
                found.append(Refusal(pieces.EXCHANGES[resource], Phrase(pieces.TRACK_FULL, (resource,))))
