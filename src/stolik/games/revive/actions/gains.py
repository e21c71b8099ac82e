"""The plain gains: resources, points, energy, crates, artifacts, tracks, machines, modules and cards."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision, Step
from ....engine.option import Option, Phrase
from ..board import (
    ACTIVATES,
    ARTIFACT_BONUS,
    BONUS_COLOUR,
    BONUS_KIND,
    BONUSES_OF_TRACK,
    DEVELOPMENT_BONUSES,
    KUN_WELCOME,
    SCORE_BONUSES,
    SPECIAL,
    STANDARD,
    THRESHOLDS,
    TRACK_LAST,
    VUK_CRATES,
)  # fmt: skip
from ..cards import CARD_COLOUR
from ..effects import ANY, CRYSTAL
from ..pieces import (
    ADVANCE_OPTIONS,
    ADVANCED,
    ASK_ARTIFACT,
    ASK_BASIC,
    ASK_ENERGY,
    ASK_MACHINE,
    ASK_MODULE,
    ASK_MODULE_PLACE,
    ASK_OVERFLOW,
    ASK_RECRUIT,
    ASK_REST,
    ASK_SWAP,
    ASK_TRACK,
    ASK_WAKE,
    BLIND,
    DECLINE,
    DEVELOPED,
    DISCARDED_MODULE,
    END_TRIGGERED,
    ENERGIZED,
    LOOKED_IN_CRATE,
    PLACED_MODULE,
    PUTS,
    RECHARGED,
    RECRUIT,
    RECRUITED,
    RECRUITS,
    RESTED,
    RESTS,
    SCORED,
    STOP,
    SWAPS,
    TAKE,
    TAKE_ARTIFACT,
    TAKE_BACK,
    TAKE_MACHINE,
    TAKE_MODULES,
    TAKES,
    TO_DECLINE,
    TO_STOP,
    TOOK_ARTIFACT,
    TOOK_CRATE,
    TOOK_END_TOKEN,
    TOOK_MACHINE,
    TOOK_SMALL_ARTIFACT,
    UNCOVERED,
    WAKES,
    WOKE,
)  # fmt: skip
from ..state import ReviveState
from ..tiles import DISPLAYED, DISPLAYED_MACHINES, MODULE_TERM
from . import bag
from .able import recruitable, restable

# -- resources ----------------------------------------------------------------------------------------------------------


def gain(state: ReviveState, seat: int, resource: int, n: int) -> None:
    """Gain a resource; a crystal that does not fit may become another resource."""
    left = state.gain(seat, resource, n)
    if left and resource == CRYSTAL and state.players[seat].has_basic_room():
        for _ in range(left):
            state.then(Overflow(seat))


@dataclass(frozen=True)
class Overflow(Decision):
    """A crystal at capacity: the player may advance any other resource track by one instead."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        player = state.players[self.seat]
        return [*[TAKES[resource] for resource in range(3) if player.has_room(resource)], TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is TAKE:
            state.gain(self.seat, option.args[0], 1)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_OVERFLOW)


@dataclass(frozen=True)
class Basic(Decision):
    """Gain basic resources, each unit freely chosen."""

    seat: int
    n: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        player = state.players[self.seat]
        return [TAKES[resource] for resource in range(3) if player.has_room(resource)] or [TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is TAKE:
            state.gain(self.seat, option.args[0], 1)
            if self.n > 1:
                state.then(Basic(self.seat, self.n - 1))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_BASIC, (self.n,))


@dataclass(frozen=True)
class Swap(Decision):
    """Exchange one basic resource for another that has room, up to n times."""

    seat: int
    n: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        player = state.players[self.seat]
        return [
            *[
                SWAPS[given][taken]
                for given in range(3)
                if player.goods[given]
                for taken in range(3)
                if taken != given and player.has_room(taken)
            ],
            TO_STOP,
        ]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is STOP:
            return
        given, taken = option.args
        due = [0, 0, 0]
        due[given] = 1
        state.pay(self.seat, due[0], due[1], due[2], 0)
        state.gain(self.seat, taken, 1)
        if self.n > 1:
            state.then(Swap(self.seat, self.n - 1))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_SWAP, (self.n,))


# -- points -------------------------------------------------------------------------------------------------------------


def score(state: ReviveState, seat: int, n: int) -> None:
    """Move the score marker; bonuses reached or passed come at once, the lowest first."""
    player = state.players[seat]
    player.score += n
    state.tell(SCORED, (seat, n))
    first = player.score_bonuses
    while player.score_bonuses < len(SCORE_BONUSES) and player.score >= SCORE_BONUSES[player.score_bonuses][0]:
        player.score_bonuses += 1
    for index in range(player.score_bonuses - 1, first - 1, -1):
        state.then(bag.Resolve(seat, SCORE_BONUSES[index][1][0]))


# -- energy, crates, artifacts --------------------------------------------------------------------------------------------


def energize(state: ReviveState, seat: int, n: int) -> None:
    """Take energy from the pool, as long as it lasts."""
    taken = min(n, state.pool)
    if taken:
        state.pool -= taken
        state.players[seat].store += taken
        state.tell(ENERGIZED, (seat, taken))


@dataclass(frozen=True)
class EnergyBack(Decision):
    """Take an energy marker back from one of your machines, which becomes usable again."""

    seat: int
    n: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        charged = state.players[self.seat].charged
        found = [Option(TAKE_BACK, (machine,)) for machine in range(36) if charged >> machine & 1]
        return found or [TO_STOP]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is STOP:
            return
        player = state.players[self.seat]
        player.charged &= ~(1 << option.args[0])
        player.store += 1
        state.tell(RECHARGED, (self.seat, option.args[0]))
        if self.n > 1:
            state.then(EnergyBack(self.seat, self.n - 1))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_ENERGY)


def take_crates(state: ReviveState, seat: int, n: int, plain: bool = False) -> None:
    """Take crates face down; the owner may look at them. A hoard gives a crystal with each."""
    player = state.players[seat]
    for _ in range(n):
        if not state.crate_stack:
            return
        crate = state.draw(state.crate_stack)
        player.crates = tuple(sorted([*player.crates, crate]))
        state.tell(TOOK_CRATE, (seat,))
        state.tell(LOOKED_IN_CRATE, (crate,), seat)
        if player.knows(VUK_CRATES) and not plain:
            gain(state, seat, CRYSTAL, 1)


@dataclass(frozen=True)
class TakeArtifact(Decision):
    """Take a large artifact of a chosen colour; when none is left, a small one."""

    seat: int
    n: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        found = [Option(TAKE_ARTIFACT, (colour,)) for colour in range(3) if state.craters[colour]]
        return found or [TO_DECLINE]  # the lone choice stands for a small artifact

    def choose(self, state: ReviveState, option: Option) -> None:
        player = state.players[self.seat]
        if option.verb is TAKE_ARTIFACT:
            colour = option.args[0]
            owned = list(player.artifacts)
            owned[colour] += 1
            player.artifacts = tuple(owned)
            state.tell(TOOK_ARTIFACT, (self.seat, colour))
            leave_crater(state, self.seat, colour)
        else:
            player.small_artifacts += 1
            state.tell(TOOK_SMALL_ARTIFACT, (self.seat,))
            if state.crater_small:
                state.crater_small -= 1
                if not state.crater_small:
                    trigger_end(state, self.seat)
        if self.n > 1:
            state.then(TakeArtifact(self.seat, self.n - 1))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_ARTIFACT)


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
    state.tell(TOOK_END_TOKEN, (seat,))
    state.tell(END_TRIGGERED, (state.active,))


# -- machine tracks -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Advance(Step):
    """Advance step by step; beyond the end each step gives the track's resource."""

    seat: int
    track: int
    n: int

    def run(self, state: ReviveState) -> None:
        player = state.players[self.seat]
        if self.n > 1:
            state.then(Advance(self.seat, self.track, self.n - 1))
        if player.tracks[self.track] >= TRACK_LAST:
            state.gain(self.seat, self.track, 1)
            return
        player.tracks[self.track] += 1
        if state.events is not None:
            state.tell(ADVANCED, (self.seat, self.track, player.tracks[self.track]))
        tracks = player.tracks
        for bonus in BONUSES_OF_TRACK[self.track]:
            if not player.bonuses >> bonus & 1:
                due = THRESHOLDS[bonus]
                if tracks[0] >= due[0] and tracks[1] >= due[1] and tracks[2] >= due[2]:
                    uncover(state, self.seat, bonus)


def uncover(state: ReviveState, seat: int, bonus: int) -> None:
    """Move the bonus space's development marker, resolve that space's bonus, then the uncovered one."""
    player = state.players[seat]
    player.bonuses |= 1 << bonus
    state.tell(UNCOVERED, (seat, bonus))
    kind = BONUS_KIND[bonus]
    if kind == STANDARD:
        player.machines |= 1 << bonus  # the three standard machines come first in the table
    elif kind == SPECIAL:
        state.then(TakeMachine(seat, BONUS_COLOUR[bonus]))
    elif kind == ARTIFACT_BONUS:
        state.then(TakeArtifact(seat, 1))
    develop(state, seat)


def develop(state: ReviveState, seat: int) -> None:
    """Put a marker on the lowest free development space and resolve its bonus."""
    player = state.players[seat]
    player.developed += 1
    state.tell(DEVELOPED, (seat, player.developed))
    effect = DEVELOPMENT_BONUSES[player.developed]
    if effect:
        state.then(bag.Resolve(seat, effect[0]))


@dataclass(frozen=True)
class AdvanceAny(Decision):
    """Advance on any track, chosen separately for each step."""

    seat: int
    n: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        return [ADVANCE_OPTIONS[track] for track in range(3)]

    def choose(self, state: ReviveState, option: Option) -> None:
        if self.n > 1:
            state.then(AdvanceAny(self.seat, self.n - 1))
        state.then(Advance(self.seat, option.args[0], 1))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_TRACK, (self.n,))


@dataclass(frozen=True)
class TakeMachine(Decision):
    """Take a face-up special machine of the colour; refill before anything else."""

    seat: int
    colour: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        found = [Option(TAKE_MACHINE, (machine,)) for machine in sorted(state.machine_display[self.colour])]
        return found or [TO_DECLINE]  # no token available: the space stays empty

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is DECLINE:
            return
        machine = option.args[0]
        state.players[self.seat].machines |= 1 << machine
        state.tell(TOOK_MACHINE, (self.seat, machine))
        state.machine_display[self.colour] = without(state.machine_display[self.colour], machine)
        refill_machines(state, self.colour)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_MACHINE, (self.colour,))


def refill_machines(state: ReviveState, colour: int) -> None:
    """Fill the machines of a colour up to three."""
    while len(state.machine_display[colour]) < DISPLAYED_MACHINES and state.machine_stacks[colour]:
        state.reveal()
        state.machine_display[colour] += state.machine_stacks[colour][-1:]
        state.machine_stacks[colour] = state.machine_stacks[colour][:-1]


def without(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """A tuple without one copy of a thing."""
    index = things.index(thing)
    return things[:index] + things[index + 1 :]


# -- modules --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TakeModule(Decision):
    """Take one of the face-up modules, or decline."""

    seat: int
    n: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        found: list[Option] = []
        seen = -1
        for module in sorted(state.module_display):
            if module != seen:
                found.append(TAKE_MODULES[module])
                seen = module
        found.append(TO_DECLINE)
        return found

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is DECLINE:
            return
        if self.n > 1:
            state.then(TakeModule(self.seat, self.n - 1))
        state.then(PutModule(self.seat, option.args[0]))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_MODULE)


@dataclass(frozen=True)
class PutModule(Decision):
    """Put a module on any module place; the first one on a place with the activation symbol works at once."""

    seat: int
    module: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        return PUTS

    def choose(self, state: ReviveState, option: Option) -> None:
        player = state.players[self.seat]
        place = option.args[0]
        state.module_display = without(state.module_display, self.module)
        modules = list(player.modules)
        if modules[place] >= 0:
            state.module_discard = (*state.module_discard, modules[place])
            state.tell(DISCARDED_MODULE, (self.seat, modules[place]))
        modules[place] = self.module
        player.modules = tuple(modules)
        state.tell(PLACED_MODULE, (self.seat, self.module, place))
        refill_modules(state)
        # A7: only the first module ever put there is activated.
        if ACTIVATES[place] and not player.places_used >> place & 1:
            state.then(bag.Bag(self.seat, (MODULE_TERM[self.module],), False))
        player.places_used |= 1 << place

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_MODULE_PLACE, (self.module,))


def refill_modules(state: ReviveState) -> None:
    """Fill the module display up to five; an empty stack is made anew from the discarded modules."""
    while len(state.module_display) < DISPLAYED:
        if not state.module_stack:
            if not state.module_discard:
                return
            state.module_stack = list(state.shuffled(state.module_discard))
            state.module_discard = ()
        state.module_display = (*state.module_display, state.draw(state.module_stack))


# -- cards ----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TakeCitizen(Decision):
    """Take any face-up citizen or the top of the deck; of a colour: only a face-up one of it."""

    seat: int
    colour: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        found = [RECRUITS[card] for card in recruitable(state, self.colour)]
        if self.colour == ANY and state.deck:
            found.append(BLIND)
        return found or [TO_DECLINE]  # A38: nothing to take

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is DECLINE:
            return
        if option.verb is RECRUIT:
            card = option.args[0]
            state.citizens = without(state.citizens, card)
            refill_citizens(state)
        else:
            card = state.draw(state.deck)
        player = state.players[self.seat]
        player.active = (*player.active, card)
        state.tell(RECRUITED, (self.seat, card))
        if player.knows(KUN_WELCOME):
            state.gain(self.seat, CARD_COLOUR[card], 1)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_RECRUIT)


def refill_citizens(state: ReviveState) -> None:
    """Fill the citizen display up to five."""
    while len(state.citizens) < DISPLAYED and state.deck:
        state.citizens = (*state.citizens, state.draw(state.deck))


def move_to_rest(state: ReviveState, seat: int, card: int) -> None:
    """Move a card from its slot to the owner's rest zone."""
    player = state.players[seat]
    player.slots = tuple([
        tuple([entry for entry in slot if entry >> 1 != card]) for slot in player.slots
    ])  # fmt: skip
    player.rest = (*player.rest, card)
    state.tell(RESTED, (seat, card))


@dataclass(frozen=True)
class RestCard(Decision):
    """Move a card from any of your slots to your rest zone."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        return [RESTS[card] for card in restable(state.players[self.seat])] or [TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is not DECLINE:
            move_to_rest(state, self.seat, option.args[0])

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_REST)


@dataclass(frozen=True)
class WakeCard(Decision):
    """Move a card of your rest zone to your active zone."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        return [WAKES[card] for card in sorted(state.players[self.seat].rest)] or [TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is DECLINE:
            return
        player = state.players[self.seat]
        card = option.args[0]
        player.rest = without(player.rest, card)
        player.active = (*player.active, card)
        state.tell(WOKE, (self.seat, card))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_WAKE)
