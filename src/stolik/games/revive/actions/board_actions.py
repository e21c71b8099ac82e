"""Board actions: explore, populate and build are declared and paid here, and abilities with a range."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision
from ....engine.option import Option, Phrase, Refusal
from .. import board, effects, pieces, tiles
from ..state import FACE_DOWN, ReviveState
from . import build, costs, explore, free_actions, populate, ranges, tokens


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
        if self.kinds & 1 << effects.EXPLORE and costs.can_act(state, self.seat, 1 << effects.EXPLORE, self.reach):
            found.append(pieces.TO_EXPLORE)
        if self.kinds & 1 << effects.POPULATE and costs.can_act(state, self.seat, 1 << effects.POPULATE, self.reach):
            found.append(pieces.TO_POPULATE)
        if self.kinds & 1 << effects.BUILD and costs.can_act(state, self.seat, 1 << effects.BUILD, self.reach):
            found.append(pieces.TO_BUILD)
        return found or [pieces.TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is not pieces.TO_DECLINE.verb:
            begin(state, self.seat, option, self.reach, False)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_BOARD_ACTION)


def begin(state: ReviveState, seat: int, option: Option, reach: int, main: bool) -> None:
    """Begin a board action: choose its target."""
    if option.verb is pieces.EXPLORE:
        state.then(ChooseTile(seat, reach, main))
    elif option.verb is pieces.BUILD:
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
        return [pieces.EXPLORE_TILES[place] for place in costs.explore_targets(state, self.seat, self.reach, self.main)]

    def choose(self, state: ReviveState, option: Option) -> None:
        prepare(state, self.seat, effects.EXPLORE, option.args[0], 0, self.reach, self.main)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_TILE)

    def refusals(self, state: ReviveState) -> list[Refusal]:
        offered = costs.explore_targets(state, self.seat, self.reach, self.main)
        found = ranges.distances(state, self.seat)
        terms = costs.terms_of(state, self.seat, effects.EXPLORE, self.reach, self.main)[0]
        refused: list[Refusal] = []
        for place in range(30):
            if state.rotations[place] == FACE_DOWN and place not in offered:
                distance = ranges.tile_distance(found, place)
                cost = costs.explore_cost(state, self.seat, place, distance, terms)
                refused.append(Refusal(pieces.EXPLORE_TILES[place], too_dear(distance, cost)))
        return refused


def too_dear(distance: int, cost: costs.Cost) -> Phrase:
    """Why a target is not offered: no path to it, or its price."""
    if distance >= ranges.FAR:
        return Phrase(pieces.OUT_OF_REACH)
    return Phrase(pieces.NOT_ENOUGH, (cost.gears, cost.books, cost.food, cost.crystals))


@dataclass(frozen=True)
class ChooseSite(Decision):
    """Build: choose an empty face-up sand hex."""

    seat: int
    reach: int
    main: bool

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        return [pieces.BUILD_ONS[space] for space in costs.build_targets(state, self.seat, self.reach, self.main)]

    def choose(self, state: ReviveState, option: Option) -> None:
        state.then(ChooseSize(self.seat, option.args[0], self.reach, self.main))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_SPACE)

    def refusals(self, state: ReviveState) -> list[Refusal]:
        offered = costs.build_targets(state, self.seat, self.reach, self.main)
        found = ranges.distances(state, self.seat)
        terms = costs.terms_of(state, self.seat, effects.BUILD, self.reach, self.main)[0]
        size = 0 if len(state.players[self.seat].small) < board.BUILDINGS[0] else 1
        refused: list[Refusal] = []
        for space in range(board.HEXES):
            if state.field[space] == tiles.SAND and space not in offered and not state.occupied(space):
                cost = costs.build_cost(state, self.seat, space, size, found[space], terms)
                refused.append(Refusal(pieces.BUILD_ONS[space], too_dear(found[space], cost)))
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
        offers = costs.terms_of(state, self.seat, effects.BUILD, self.reach, self.main)
        distance = ranges.distances(state, self.seat)[self.space]
        return [pieces.RAISES[size] for size in costs.build_sizes(state, self.seat, self.space, distance, offers)]

    def choose(self, state: ReviveState, option: Option) -> None:
        prepare(state, self.seat, effects.BUILD, self.space, option.args[0], self.reach, self.main)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_SIZE, (self.space,))

    def refusals(self, state: ReviveState) -> list[Refusal]:
        player = state.players[self.seat]
        offered = self.options(state)
        terms = costs.terms_of(state, self.seat, effects.BUILD, self.reach, self.main)[0]
        distance = ranges.distances(state, self.seat)[self.space]
        refused: list[Refusal] = []
        for size in range(2):
            if pieces.RAISES[size] in offered:
                continue
            if len(player.large if size else player.small) >= board.BUILDINGS[size]:
                refused.append(Refusal(pieces.RAISES[size], Phrase(pieces.NO_BUILDING_LEFT)))
            else:
                cost = costs.build_cost(state, self.seat, self.space, size, distance, terms)
                refused.append(Refusal(pieces.RAISES[size], too_dear(distance, cost)))
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
        return [pieces.SETTLES[space] for space in costs.populate_targets(state, self.seat, self.reach, self.main)]

    def choose(self, state: ReviveState, option: Option) -> None:
        state.then(ChooseTech(self.seat, option.args[0], self.reach, self.main))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_LOCATION)

    def refusals(self, state: ReviveState) -> list[Refusal]:
        player = state.players[self.seat]
        offered = costs.populate_targets(state, self.seat, self.reach, self.main)
        found = ranges.distances(state, self.seat)
        terms = costs.terms_of(state, self.seat, effects.POPULATE, self.reach, self.main)[0]
        refused: list[Refusal] = []
        for space in range(124):
            if state.field[space] not in (tiles.LOCATION, tiles.BIG) or space in offered:
                continue
            if space in player.pawns:
                refused.append(Refusal(pieces.SETTLES[space], Phrase(pieces.PAWN_IS_THERE)))
            else:
                cost = costs.populate_cost(state, self.seat, space, costs.open_techs(player)[0], found[space], terms)
                refused.append(Refusal(pieces.SETTLES[space], too_dear(found[space], cost)))
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
        offers = costs.terms_of(state, self.seat, effects.POPULATE, self.reach, self.main)
        distance = ranges.distances(state, self.seat)[self.space]
        return [pieces.UNLOCKS[tech] for tech in costs.payable_techs(state, self.seat, self.space, distance, offers)]

    def choose(self, state: ReviveState, option: Option) -> None:
        prepare(state, self.seat, effects.POPULATE, self.space, option.args[0], self.reach, self.main)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_TECH, (self.space,))

    def refusals(self, state: ReviveState) -> list[Refusal]:
        offered = self.options(state)
        terms = costs.terms_of(state, self.seat, effects.POPULATE, self.reach, self.main)[0]
        distance = ranges.distances(state, self.seat)[self.space]
        refused: list[Refusal] = []
        for tech in costs.open_techs(state.players[self.seat]):
            if pieces.UNLOCKS[tech] not in offered:
                cost = costs.populate_cost(state, self.seat, self.space, tech, distance, terms)
                refused.append(Refusal(pieces.UNLOCKS[tech], too_dear(distance, cost)))
        return refused


def prepare(state: ReviveState, seat: int, kind: int, target: int, extra: int, reach: int, main: bool) -> None:
    """Go on to the payment, with the bonuses that last."""
    player = state.players[seat]
    reach += costs.lasting_range(state, player, kind, main)
    discount = costs.lasting_discount(player, kind)
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

    def cost(self, state: ReviveState, terms: costs.Terms) -> costs.Cost:
        """What is to be paid on these terms."""
        found = ranges.distances(state, self.seat)
        if self.kind == effects.EXPLORE:
            return costs.explore_cost(state, self.seat, self.target, ranges.tile_distance(found, self.target), terms)
        distance = found[self.target]
        if self.kind == effects.BUILD:
            return costs.build_cost(state, self.seat, self.target, self.extra, distance, terms)
        if self.kind == effects.POPULATE:
            return costs.populate_cost(state, self.seat, self.target, self.extra, distance, terms)
        tribe = state.players[self.seat].tribe
        return costs.Cost(
            0, 0, costs.food_for(distance, terms), 1 if tribe == board.NADAIR or tribe == board.HOFSTADTERIANS else 0
        )

    def payable(self, state: ReviveState, terms: costs.Terms) -> bool:
        """Whether the target is in reach and its price can be paid on these terms."""
        if self.kind == effects.EXPLORE and not terms.anywhere:
            if ranges.tile_distance(ranges.distances(state, self.seat), self.target) >= ranges.FAR:
                return False
        return costs.affordable(state.players[self.seat], self.cost(state, terms))

    def options(self, state: ReviveState) -> list[Option]:
        player = state.players[self.seat]
        terms = costs.Terms(self.reach, self.discount, self.anywhere)
        found: list[Option] = []
        if self.payable(state, terms):
            cost = self.cost(state, terms)
            if cost.spare:
                for resource in cost.spare:
                    saved = cost.saving(resource)
                    if player.can_pay(saved.gears, saved.books, saved.food, saved.crystals):
                        found.append(Option(pieces.PAY_LESS, (resource,)))
            else:
                found.append(pieces.TO_PAY)
        mask = costs.ready_modifiers(state, player, self.kind)
        rest = mask
        while rest:
            machine = (rest & -rest).bit_length() - 1
            rest &= rest - 1
            further = costs.with_machines(
                costs.improved(terms, self.kind, machine), self.kind, mask & ~(1 << machine), player.store - 1
            )
            for each in further:
                if self.payable(state, each):
                    found.append(pieces.ACTIVATIONS[machine])
                    break
        return found

    def choose(self, state: ReviveState, option: Option) -> None:
        terms = costs.Terms(self.reach, self.discount, self.anywhere)
        if option.verb is pieces.ACTIVATE:
            machine = option.args[0]
            free_actions.charge(state, self.seat, machine)
            terms = costs.improved(terms, self.kind, machine)
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
        if option.verb is pieces.PAY_LESS:
            cost = cost.saving(option.args[0])
        state.pay(self.seat, cost.gears, cost.books, cost.food, cost.crystals)
        if self.kind == effects.EXPLORE:
            explore.explore(state, self.seat, self.target, self.main)
        elif self.kind == effects.BUILD:
            build.build(state, self.seat, self.target, self.extra, cost.gears)
        elif self.kind == effects.POPULATE:
            books = costs.tech_books(state, self.seat, self.target, self.extra, terms.discount)
            populate.populate(state, self.seat, self.target, self.extra, books)
        else:
            tokens.place_token(state, self.seat, self.target)

    def prompt(self, state: ReviveState) -> Phrase:
        anywhere = self.anywhere or (
            self.kind == effects.EXPLORE
            and ranges.tile_distance(ranges.distances(state, self.seat), self.target) >= ranges.FAR
        )
        cost = self.cost(state, costs.Terms(self.reach, self.discount, anywhere))
        return Phrase(pieces.ASK_PAY, (cost.gears, cost.books, cost.food, cost.crystals))
