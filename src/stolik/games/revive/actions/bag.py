"""The node at which a player resolves pending effects in any order, and the free actions around it."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision, Step
from ....engine.option import Option, Phrase, Refusal
from ..board import FOR_CRYSTAL2, HOF_CRYSTAL, KUN_LULLABY
from ..effects import CRYSTAL, MODULE, OP, PER, PLAY, A, Effect
from ..pieces import (
    ACTIVATE,
    ACTIVATED,
    ACTIVATIONS,
    ALL_COLOURED,
    ALL_COLOURS,
    ALL_OF_THEM,
    ASK_COLOURS,
    ASK_EFFECT,
    ASK_REWARD,
    DONE,
    EXCHANGE,
    EXCHANGES,
    LULLABY,
    MACHINE_USED,
    MACHINES_SLEEP,
    NO_ENERGY,
    NO_MORE,
    NOTHING_HAPPENS,
    OPEN,
    OPENED,
    OPENINGS,
    REFINE,
    REFINES,
    RESOLUTIONS,
    RESOLVE,
    RESOLVE_ALL,
    STILL_MANDATORY,
    SYNTHESES,
    SYNTHESIZE,
    TO_LULLABY,
    TRACK_FULL,
)  # fmt: skip
from ..state import Player, ReviveState
from ..tiles import CRATE_EFFECT, FREELY_ACTIVATED, MACHINE_TERM, PRISM, ROTATOR
from . import gains, resolve
from .able import able, restable


@dataclass(frozen=True)
class Resolve(Step):
    """One effect happens, if it can do something."""

    seat: int
    term: int

    def run(self, state: ReviveState) -> None:
        if able(state, self.seat, self.term):
            resolve.resolve(state, self.seat, self.term)


@dataclass(frozen=True)
class ResolveRest(Step):
    """The rest of the effects happen in the listed order; choices are still asked."""

    seat: int
    terms: Effect

    def run(self, state: ReviveState) -> None:
        if len(self.terms) > 1:
            state.then(ResolveRest(self.seat, self.terms[1:]))
        if able(state, self.seat, self.terms[0]):
            resolve.resolve(state, self.seat, self.terms[0])


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
            if able(state, self.seat, terms[0]):
                found.append(RESOLUTIONS[terms[0]])
                due = self.must and OP[terms[0]] != MODULE
        else:
            for index in range(len(terms)):
                term = terms[index]
                if term in terms[:index]:
                    if RESOLUTIONS[term] in found:
                        ready += 1
                elif able(state, self.seat, term):
                    found.append(RESOLUTIONS[term])
                    ready += 1
                    if self.must and OP[term] != MODULE:
                        due = True
            if ready > 1:
                found.append(ALL_OF_THEM)
        if not due:
            found.append(NO_MORE)
        if terms and self.seat == state.active:
            free_actions(state, self.seat, found)
            if not state.slept and prism_wanted(terms) and is_ready(state.players[self.seat], PRISM):
                found.append(ACTIVATIONS[PRISM])
        return found

    def choose(self, state: ReviveState, option: Option) -> None:
        verb = option.verb
        if verb is RESOLVE:
            term = option.args[0]
            if len(self.terms) > 1:
                state.then(Bag(self.seat, gains.without(self.terms, term), self.must))
            resolve.resolve(state, self.seat, term)
        elif verb is RESOLVE_ALL:
            state.then(ResolveRest(self.seat, self.terms))
        elif verb is ACTIVATE and option.args[0] == PRISM:
            charge(state, self.seat, PRISM)
            if not state.acting:
                state.then(Fade())  # outside an action the colours last until this bag is empty
            state.then(self)
            state.then(AnyCardAllColours(self.seat))
        elif verb is not DONE:
            state.then(self)
            take_free_action(state, self.seat, option)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_REWARD if self.must else ASK_EFFECT, (len(self.terms),))

    def refusals(self, state: ReviveState) -> list[Refusal]:
        found: list[Refusal] = []
        due = False
        for index in range(len(self.terms)):
            term = self.terms[index]
            if term in self.terms[:index]:
                continue
            if not able(state, self.seat, term):
                found.append(Refusal(RESOLUTIONS[term], Phrase(NOTHING_HAPPENS)))
            elif self.must and OP[term] != MODULE:
                due = True
        if due:
            found.append(Refusal(NO_MORE, Phrase(STILL_MANDATORY)))
        return found


def prism_wanted(terms: Effect) -> bool:
    """Whether a card of all colours could matter to pending effects."""
    for term in terms:
        if OP[term] == PLAY or OP[term] == PER and A[term] <= 2:
            return True
    return False


@dataclass(frozen=True)
class AnyCardAllColours(Decision):
    """One own card in the active zone or a slot counts as all three colours for a while."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        player = state.players[self.seat]
        return [Option(ALL_COLOURS, (card,)) for card in sorted([*player.active, *player.in_slots()])] or [NO_MORE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is ALL_COLOURS:
            count_as_all(state, self.seat, option.args[0])

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_COLOURS)


def count_as_all(state: ReviveState, seat: int, card: int) -> None:
    """A card counts as all colours until the action is finished."""
    if card not in state.wild:
        state.wild = (*state.wild, card)
    state.tell(ALL_COLOURED, (seat, card))


@dataclass(frozen=True)
class Fade(Step):
    """Cards have only their own colours again."""

    def run(self, state: ReviveState) -> None:
        state.wild = ()


# -- free actions -----------------------------------------------------------------------------------------------------------


def is_ready(player: Player, machine: int) -> bool:
    """Whether a machine could be activated now."""
    return player.store > 0 and (player.machines & ~player.charged) >> machine & 1 == 1


def charge(state: ReviveState, seat: int, machine: int) -> None:
    """Move an energy marker from the store onto a machine."""
    player = state.players[seat]
    player.store -= 1
    player.charged |= 1 << machine
    state.tell(ACTIVATED, (seat, machine))


def free_actions(state: ReviveState, seat: int, found: list[Option]) -> None:
    """Add what the active player may do at any moment: exchange, activate a machine, open a crate."""
    player = state.players[seat]
    goods = player.goods
    skills = player.skills
    if player.store and not state.slept:
        machines = player.machines & ~player.charged & FREELY_ACTIVATED
        while machines:
            machine = (machines & -machines).bit_length() - 1
            machines &= machines - 1
            if able(state, seat, MACHINE_TERM[machine]):
                found.append(ACTIVATIONS[machine])
    last = -1
    for crate in player.crates:
        if crate != last:
            found.append(OPENINGS[crate])
            last = crate
    if goods[3]:
        for resource in range(3):
            if goods[resource] < 6:
                found.append(EXCHANGES[resource])
        if skills:
            if skills >> FOR_CRYSTAL2 & 1:
                for resource in range(3):
                    if goods[resource] < 6:
                        found.append(REFINES[resource])
            if skills >> KUN_LULLABY & 1 and restable(player):
                found.append(TO_LULLABY)
    if skills >> HOF_CRYSTAL & 1:
        for first in range(3):
            for second in range(first, 3):
                if goods[first] and goods[second] and (first != second or goods[first] > 1):
                    found.append(SYNTHESES[first][second])


def take_free_action(state: ReviveState, seat: int, option: Option) -> None:
    """Do a free action."""
    verb = option.verb
    if verb is EXCHANGE:
        state.pay(seat, 0, 0, 0, 1)
        state.gain(seat, option.args[0], 1)
    elif verb is ACTIVATE:
        charge(state, seat, option.args[0])
        resolve.resolve(state, seat, MACHINE_TERM[option.args[0]])
    elif verb is OPEN:
        crate = option.args[0]
        player = state.players[seat]
        player.crates = gains.without(player.crates, crate)
        player.opened = (*player.opened, crate)
        state.tell(OPENED, (seat, crate))
        resolve_effect(state, seat, CRATE_EFFECT[crate])
    elif verb is REFINE:
        state.pay(seat, 0, 0, 0, 1)
        state.gain(seat, option.args[0], 2)
    elif verb is SYNTHESIZE:
        due = [0, 0, 0]
        due[option.args[0]] += 1
        due[option.args[1]] += 1
        state.pay(seat, due[0], due[1], due[2], 0)
        gains.gain(state, seat, CRYSTAL, 1)
    else:
        assert verb is LULLABY
        state.pay(seat, 0, 0, 0, 1)
        state.then(gains.RestCard(seat))


def resolve_effect(state: ReviveState, seat: int, effect: Effect) -> None:
    """An effect the player has just chosen: one term happens at once, several become a bag."""
    if len(effect) == 1:
        state.then(Resolve(seat, effect[0]))
    elif effect:
        state.then(Bag(seat, effect, False))


def free_refusals(state: ReviveState, seat: int, found: list[Refusal]) -> None:
    """Why machines and exchanges are not offered."""
    player = state.players[seat]
    for machine in range(36):
        if not player.machines >> machine & 1 or machine in (PRISM, ROTATOR) or not FREELY_ACTIVATED >> machine & 1:
            continue
        if player.charged >> machine & 1:
            found.append(Refusal(ACTIVATIONS[machine], Phrase(MACHINE_USED)))
        elif state.slept:
            found.append(Refusal(ACTIVATIONS[machine], Phrase(MACHINES_SLEEP)))
        elif not player.store:
            found.append(Refusal(ACTIVATIONS[machine], Phrase(NO_ENERGY)))
        elif not able(state, seat, MACHINE_TERM[machine]):
            found.append(Refusal(ACTIVATIONS[machine], Phrase(NOTHING_HAPPENS)))
    if player.goods[CRYSTAL]:
        for resource in range(3):
            if not player.has_room(resource):
                found.append(Refusal(EXCHANGES[resource], Phrase(TRACK_FULL, (resource,))))
