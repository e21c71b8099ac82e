"""Free actions, and the pending effects that a player resolves in any order among them."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision, Step
from ....engine.option import Candidates, Option, Phrase
from .. import board, pieces, tiles
from ..effects import CRYSTAL, Effect
from ..state import Player, ReviveState, without
from . import gains
from .icon import ICONS, Resolve, ResolveRest

# -- pending effects ---------------------------------------------------------------------------------------------------


class Bag(Decision):
    """Pending effects: resolve them in any order, with free actions in between; optional ones may be dropped."""

    def __init__(self, seat: int, terms: Effect, must: bool) -> None:
        self.seat = seat
        self.terms = terms
        self.must = must  # rewards are mandatory

    def candidates(self, state: ReviveState, why: bool) -> Candidates:
        found = Candidates(why)
        terms = self.terms
        ready = 0
        due = False
        for index in range(len(terms)):
            term = terms[index]
            resolution = pieces.RESOLUTIONS[term]
            if index and term in terms[:index]:
                if resolution in found.legal:
                    ready += 1
            elif ICONS[term].possible(state, self.seat):
                found.legal.append(resolution)
                ready += 1
                if self.must and ICONS[term].mandatory():
                    due = True
            else:
                found.refuse(resolution, pieces.NOTHING_HAPPENS)
        if ready > 1:
            found.legal.append(pieces.ALL_OF_THEM)
        if due:
            found.refuse(pieces.NO_MORE, pieces.STILL_MANDATORY)
        else:
            found.legal.append(pieces.NO_MORE)
        if terms and self.seat == state.active and not why:  # the reasons against free actions stand at the menu
            offer_free_actions(state, self.seat, found)
            if not state.slept and is_ready(state.players[self.seat], tiles.PRISM) and prism_wanted(terms):
                found.legal.append(pieces.ACTIVATIONS[tiles.PRISM])
        return found

    def choose(self, state: ReviveState, option: Option) -> None:
        verb = option.verb
        if verb is pieces.RESOLVE:
            term = option.args[0]
            if len(self.terms) > 1:
                state.agenda.append(Bag(self.seat, without(self.terms, term), self.must))
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


def prism_wanted(terms: Effect) -> bool:
    """Whether a card of all colours could matter to pending effects."""
    for term in terms:
        if ICONS[term].minds_colours():
            return True
    return False


def resolve_effect(state: ReviveState, seat: int, effect: Effect) -> None:
    """An effect the player has just chosen: one term happens at once, several become a bag."""
    if len(effect) == 1:
        state.agenda.append(Resolve(seat, effect[0]))
    elif effect:
        state.agenda.append(Bag(seat, effect, False))


# -- all colours -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AnyCardAllColours(Decision):
    """One own card in the active zone or a slot counts as all three colours for a while."""

    seat: int

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
    if state.events is not None:
        state.tell(pieces.ACTIVATED, (seat, machine))


def offer_free_actions(state: ReviveState, seat: int, found: Candidates) -> None:
    """What the active player may do at any moment: activate a machine, open a crate, exchange."""
    player = state.players[seat]
    offer_machines(state, seat, found)
    last = -1
    for crate in player.crates:
        if crate != last:
            found.legal.append(pieces.OPENINGS[crate])
            last = crate
    if player.goods[CRYSTAL]:
        offer_exchanges(state, seat, found)
    if player.skills >> board.HOF_CRYSTAL & 1:
        offer_syntheses(player.goods, found)


def offer_machines(state: ReviveState, seat: int, found: Candidates) -> None:
    """Machines with an effect of their own, once each until hibernation, for energy."""
    player = state.players[seat]
    machines = player.machines & tiles.FREELY_ACTIVATED
    if not found.why:
        machines &= ~player.charged if player.store and not state.slept else 0
    while machines:
        machine = (machines & -machines).bit_length() - 1
        machines &= machines - 1
        if player.charged >> machine & 1:
            found.refuse(pieces.ACTIVATIONS[machine], pieces.MACHINE_USED)
        elif state.slept:
            found.refuse(pieces.ACTIVATIONS[machine], pieces.MACHINES_SLEEP)
        elif not player.store:
            found.refuse(pieces.ACTIVATIONS[machine], pieces.NO_ENERGY)
        elif not ICONS[tiles.MACHINE_TERM[machine]].possible(state, seat):
            found.refuse(pieces.ACTIVATIONS[machine], pieces.NOTHING_HAPPENS)
        else:
            found.legal.append(pieces.ACTIVATIONS[machine])


def offer_exchanges(state: ReviveState, seat: int, found: Candidates) -> None:
    """A crystal for any basic resource; technologies know more to do with a crystal."""
    player = state.players[seat]
    for resource in range(CRYSTAL):
        if player.has_room(resource):
            found.legal.append(pieces.EXCHANGES[resource])
        else:
            found.refuse(pieces.EXCHANGES[resource], pieces.TRACK_FULL, (resource,))
    if player.skills >> board.FOR_CRYSTAL2 & 1:
        for resource in range(CRYSTAL):
            if player.has_room(resource):
                found.legal.append(pieces.REFINES[resource])
    if player.skills >> board.KUN_LULLABY & 1 and ICONS[board.LULLABY[0]].possible(state, seat):
        found.legal.append(pieces.TO_LULLABY)


def offer_syntheses(goods: list[int], found: Candidates) -> None:
    """Two basic resources for a crystal."""
    for first in range(CRYSTAL):
        for second in range(first, CRYSTAL):
            if goods[first] and goods[second] and (first != second or goods[first] > 1):
                found.legal.append(pieces.SYNTHESES[first][second])


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
        state.gain(seat, option.args[0], board.REFINED)
    elif verb is pieces.SYNTHESIZE:
        due = [0, 0, 0]
        due[option.args[0]] += 1
        due[option.args[1]] += 1
        state.pay(seat, due[0], due[1], due[2], 0)
        gains.gain(state, seat, CRYSTAL, board.SYNTHESIS)
    else:
        assert verb is pieces.LULLABY
        state.pay(seat, 0, 0, 0, 1)
        ICONS[board.LULLABY[0]].apply(state, seat)
