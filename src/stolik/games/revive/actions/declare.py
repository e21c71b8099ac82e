"""Declare and pay a board action: target first, then machines that make it cheaper, then the payment."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision
from ....engine.option import Option, Phrase, Refusal
from ..board import BUILDINGS, HEXES, HOFSTADTERIANS, NADAIR
from ..effects import BUILD, EXPLORE, POPULATE
from ..pieces import (
    ACTIVATE,
    ACTIVATIONS,
    ASK_BOARD_ACTION,
    ASK_LOCATION,
    ASK_PAY,
    ASK_SIZE,
    ASK_SPACE,
    ASK_TECH,
    ASK_TILE,
    BUILD_ONS,
    EXPLORE_TILES,
    NO_BUILDING_LEFT,
    NOT_ENOUGH,
    OUT_OF_REACH,
    PAWN_IS_THERE,
    PAY_LESS,
    RAISES,
    SETTLES,
    TO_BUILD,
    TO_DECLINE,
    TO_EXPLORE,
    TO_PAY,
    TO_POPULATE,
    UNLOCKS,
)  # fmt: skip
from ..pieces import BUILD as BUILD_VERB
from ..pieces import EXPLORE as EXPLORE_VERB
from ..state import FACE_DOWN, ReviveState
from ..tiles import ABILITY, BIG, LOCATION, SAND
from . import ability, bag, build, explore, populate
from .reach import (
    FAR,
    Cost,
    Terms,
    affordable,
    build_cost,
    build_sizes,
    build_targets,
    can_act,
    distances,
    explore_cost,
    explore_targets,
    food_for,
    improved,
    lasting_discount,
    lasting_range,
    open_techs,
    payable_techs,
    populate_cost,
    populate_targets,
    ready_modifiers,
    tech_books,
    terms_of,
    tile_distance,
    with_machines,
)  # fmt: skip


@dataclass(frozen=True)
class ChooseBoardAction(Decision):
    """Immediately perform one of the board actions with all normal costs; not an action."""

    seat: int
    kinds: int
    reach: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        found: list[Option] = []
        if self.kinds & 1 << EXPLORE and can_act(state, self.seat, 1 << EXPLORE, self.reach):
            found.append(TO_EXPLORE)
        if self.kinds & 1 << POPULATE and can_act(state, self.seat, 1 << POPULATE, self.reach):
            found.append(TO_POPULATE)
        if self.kinds & 1 << BUILD and can_act(state, self.seat, 1 << BUILD, self.reach):
            found.append(TO_BUILD)
        return found or [TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is not TO_DECLINE.verb:
            begin(state, self.seat, option, self.reach, False)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_BOARD_ACTION)


def begin(state: ReviveState, seat: int, option: Option, reach: int, main: bool) -> None:
    """Begin a board action: choose its target."""
    if option.verb is EXPLORE_VERB:
        state.then(ChooseTile(seat, reach, main))
    elif option.verb is BUILD_VERB:
        state.then(ChooseSite(seat, reach, main))
    else:
        state.then(ChooseLocation(seat, reach, main))


@dataclass(frozen=True)
class ChooseTile(Decision):
    """Explore: choose a face-down tile that can be reached and paid."""

    seat: int
    reach: int
    main: bool

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        return [EXPLORE_TILES[place] for place in explore_targets(state, self.seat, self.reach, self.main)]

    def choose(self, state: ReviveState, option: Option) -> None:
        prepare(state, self.seat, EXPLORE, option.args[0], 0, self.reach, self.main)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_TILE)

    def refusals(self, state: ReviveState) -> list[Refusal]:
        offered = explore_targets(state, self.seat, self.reach, self.main)
        found = distances(state, self.seat)
        terms = terms_of(state, self.seat, EXPLORE, self.reach, self.main)[0]
        refused: list[Refusal] = []
        for place in range(30):
            if state.rotations[place] == FACE_DOWN and place not in offered:
                distance = tile_distance(found, place)
                cost = explore_cost(state, self.seat, place, distance, terms)
                refused.append(Refusal(EXPLORE_TILES[place], too_dear(distance, cost)))
        return refused


def too_dear(distance: int, cost: Cost) -> Phrase:
    """Why a target is not offered: no path to it, or its price."""
    if distance >= FAR:
        return Phrase(OUT_OF_REACH)
    return Phrase(NOT_ENOUGH, (cost.gears, cost.books, cost.food, cost.crystals))


@dataclass(frozen=True)
class ChooseSite(Decision):
    """Build: choose an empty face-up sand hex."""

    seat: int
    reach: int
    main: bool

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        return [BUILD_ONS[space] for space in build_targets(state, self.seat, self.reach, self.main)]

    def choose(self, state: ReviveState, option: Option) -> None:
        state.then(ChooseSize(self.seat, option.args[0], self.reach, self.main))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_SPACE)

    def refusals(self, state: ReviveState) -> list[Refusal]:
        offered = build_targets(state, self.seat, self.reach, self.main)
        found = distances(state, self.seat)
        terms = terms_of(state, self.seat, BUILD, self.reach, self.main)[0]
        size = 0 if len(state.players[self.seat].small) < BUILDINGS[0] else 1
        refused: list[Refusal] = []
        for space in range(HEXES):
            if state.field[space] == SAND and space not in offered and not state.occupied(space):
                cost = build_cost(state, self.seat, space, size, found[space], terms)
                refused.append(Refusal(BUILD_ONS[space], too_dear(found[space], cost)))
        return refused


@dataclass(frozen=True)
class ChooseSize(Decision):
    """Build: choose a building size still on the tribe board."""

    seat: int
    space: int
    reach: int
    main: bool

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        offers = terms_of(state, self.seat, BUILD, self.reach, self.main)
        distance = distances(state, self.seat)[self.space]
        return [RAISES[size] for size in build_sizes(state, self.seat, self.space, distance, offers)]

    def choose(self, state: ReviveState, option: Option) -> None:
        prepare(state, self.seat, BUILD, self.space, option.args[0], self.reach, self.main)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_SIZE, (self.space,))

    def refusals(self, state: ReviveState) -> list[Refusal]:
        player = state.players[self.seat]
        offered = self.options(state)
        terms = terms_of(state, self.seat, BUILD, self.reach, self.main)[0]
        distance = distances(state, self.seat)[self.space]
        refused: list[Refusal] = []
        for size in range(2):
            if RAISES[size] in offered:
                continue
            if len(player.large if size else player.small) >= BUILDINGS[size]:
                refused.append(Refusal(RAISES[size], Phrase(NO_BUILDING_LEFT)))
            else:
                cost = build_cost(state, self.seat, self.space, size, distance, terms)
                refused.append(Refusal(RAISES[size], too_dear(distance, cost)))
        return refused


@dataclass(frozen=True)
class ChooseLocation(Decision):
    """Populate: choose a small or large location without an own pawn."""

    seat: int
    reach: int
    main: bool

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        return [SETTLES[space] for space in populate_targets(state, self.seat, self.reach, self.main)]

    def choose(self, state: ReviveState, option: Option) -> None:
        state.then(ChooseTech(self.seat, option.args[0], self.reach, self.main))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_LOCATION)

    def refusals(self, state: ReviveState) -> list[Refusal]:
        player = state.players[self.seat]
        offered = populate_targets(state, self.seat, self.reach, self.main)
        found = distances(state, self.seat)
        terms = terms_of(state, self.seat, POPULATE, self.reach, self.main)[0]
        refused: list[Refusal] = []
        for space in range(124):
            if state.field[space] not in (LOCATION, BIG) or space in offered:
                continue
            if space in player.pawns:
                refused.append(Refusal(SETTLES[space], Phrase(PAWN_IS_THERE)))
            else:
                cost = populate_cost(state, self.seat, space, open_techs(player)[0], found[space], terms)
                refused.append(Refusal(SETTLES[space], too_dear(found[space], cost)))
        return refused


@dataclass(frozen=True)
class ChooseTech(Decision):
    """Populate: choose the technology whose pawn moves out."""

    seat: int
    space: int
    reach: int
    main: bool

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        offers = terms_of(state, self.seat, POPULATE, self.reach, self.main)
        distance = distances(state, self.seat)[self.space]
        return [UNLOCKS[tech] for tech in payable_techs(state, self.seat, self.space, distance, offers)]

    def choose(self, state: ReviveState, option: Option) -> None:
        prepare(state, self.seat, POPULATE, self.space, option.args[0], self.reach, self.main)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_TECH, (self.space,))

    def refusals(self, state: ReviveState) -> list[Refusal]:
        offered = self.options(state)
        terms = terms_of(state, self.seat, POPULATE, self.reach, self.main)[0]
        distance = distances(state, self.seat)[self.space]
        refused: list[Refusal] = []
        for tech in open_techs(state.players[self.seat]):
            if UNLOCKS[tech] not in offered:
                cost = populate_cost(state, self.seat, self.space, tech, distance, terms)
                refused.append(Refusal(UNLOCKS[tech], too_dear(distance, cost)))
        return refused


def prepare(state: ReviveState, seat: int, kind: int, target: int, extra: int, reach: int, main: bool) -> None:
    """Go on to the payment, with the bonuses that last."""
    player = state.players[seat]
    reach += lasting_range(state, player, kind, main)
    discount = lasting_discount(player, kind) if kind != ABILITY else 0
    state.then(Prepare(seat, kind, target, extra, reach, discount, False, main))


@dataclass(frozen=True)
class Prepare(Decision):
    """Pay a declared action, after activating machines that make it cheaper."""

    seat: int
    kind: int
    target: int
    extra: int  # the size of a building, the technology of a pawn
    reach: int
    discount: int
    anywhere: bool
    main: bool

    def decider(self) -> int:
        return self.seat

    def cost(self, state: ReviveState, terms: Terms) -> Cost:
        """What is to be paid on these terms."""
        found = distances(state, self.seat)
        if self.kind == EXPLORE:
            return explore_cost(state, self.seat, self.target, tile_distance(found, self.target), terms)
        distance = found[self.target]
        if self.kind == BUILD:
            return build_cost(state, self.seat, self.target, self.extra, distance, terms)
        if self.kind == POPULATE:
            return populate_cost(state, self.seat, self.target, self.extra, distance, terms)
        tribe = state.players[self.seat].tribe
        return Cost(0, 0, food_for(distance, terms), 1 if tribe == NADAIR or tribe == HOFSTADTERIANS else 0)

    def payable(self, state: ReviveState, terms: Terms) -> bool:
        """Whether the target is in reach and its price can be paid on these terms."""
        if self.kind == EXPLORE and not terms.anywhere:
            if tile_distance(distances(state, self.seat), self.target) >= FAR:
                return False
        return affordable(state.players[self.seat], self.cost(state, terms))

    def options(self, state: ReviveState) -> list[Option]:
        player = state.players[self.seat]
        terms = Terms(self.reach, self.discount, self.anywhere)
        found: list[Option] = []
        if self.payable(state, terms):
            cost = self.cost(state, terms)
            if cost.spare:
                for resource in cost.spare:
                    saved = cost.saving(resource)
                    if player.can_pay(saved.gears, saved.books, saved.food, saved.crystals):
                        found.append(Option(PAY_LESS, (resource,)))
            else:
                found.append(TO_PAY)
        mask = ready_modifiers(state, player, self.kind)
        rest = mask
        while rest:
            machine = (rest & -rest).bit_length() - 1
            rest &= rest - 1
            further = with_machines(improved(terms, machine), mask & ~(1 << machine), player.store - 1)
            for each in further:
                if self.payable(state, each):
                    found.append(ACTIVATIONS[machine])
                    break
        return found

    def choose(self, state: ReviveState, option: Option) -> None:
        terms = Terms(self.reach, self.discount, self.anywhere)
        if option.verb is ACTIVATE:
            machine = option.args[0]
            bag.charge(state, self.seat, machine)
            terms = improved(terms, machine)
            state.then(
                Prepare(
                    self.seat,
                    self.kind,
                    self.target,
                    self.extra,
                    terms.reach,
                    terms.discount,
                    terms.anywhere,
                    self.main,
                )
            )
            return
        cost = self.cost(state, terms)
        if option.verb is PAY_LESS:
            cost = cost.saving(option.args[0])
        state.pay(self.seat, cost.gears, cost.books, cost.food, cost.crystals)
        if self.kind == EXPLORE:
            explore.explore(state, self.seat, self.target, self.main)
        elif self.kind == BUILD:
            build.build(state, self.seat, self.target, self.extra, cost.gears)
        elif self.kind == POPULATE:
            books = tech_books(state, self.seat, self.target, self.extra, terms.discount)
            populate.populate(state, self.seat, self.target, self.extra, books)
        else:
            ability.place_token(state, self.seat, self.target)

    def prompt(self, state: ReviveState) -> Phrase:
        anywhere = self.anywhere or (
            self.kind == EXPLORE and tile_distance(distances(state, self.seat), self.target) >= FAR
        )
        cost = self.cost(state, Terms(self.reach, self.discount, anywhere))
        return Phrase(ASK_PAY, (cost.gears, cost.books, cost.food, cost.crystals))
