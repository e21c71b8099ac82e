"""Board actions: explore, populate and build are declared and paid here, and abilities with a range."""

from __future__ import annotations

from ....engine.agenda import Decision
from ....engine.option import Candidates, Option, Phrase
from .. import board, effects, pieces, tiles
from ..state import FACE_DOWN, ReviveState
from . import build, costs, explore, free_actions, populate, tokens
from .costs import Cost, Terms
from .ranges import FAR, distances, reach_of, tile_distance


class ChooseBoardAction(Decision):
    """Immediately perform one of the board actions with all normal costs; not an action."""

    def __init__(self, seat: int, kinds: int, reach: int) -> None:
        self.seat = seat
        self.kinds = kinds
        self.reach = reach

    def options(self, state: ReviveState) -> list[Option]:
        offered = (
            (effects.EXPLORE, pieces.TO_EXPLORE),
            (effects.POPULATE, pieces.TO_POPULATE),
            (effects.BUILD, pieces.TO_BUILD),
        )
        found = [
            option for kind, option in offered if costs.can_act(state, self.seat, self.kinds & 1 << kind, self.reach)
        ]
        return found or [pieces.TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is not pieces.DECLINE:
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


def too_dear(
    state: ReviveState, seat: int, found: Candidates, option: Option, kind: int, target: int, extra: int, terms: Terms
) -> None:
    """Refuse a target that is in reach by its price."""
    if found.why:
        found.refuse(option, pieces.NOT_ENOUGH, costs.price(state, seat, kind, target, extra, terms))


class ChooseTile(Decision):
    """Explore: choose a face-down tile that can be reached and paid."""

    def __init__(self, seat: int, reach: int, main: bool) -> None:
        self.seat = seat
        self.reach = reach
        self.main = main

    def candidates(self, state: ReviveState, why: bool) -> Candidates:
        found = Candidates(why)
        terms = costs.terms_of(state, self.seat, effects.EXPLORE, self.reach, self.main)
        offers = costs.best_terms(state, self.seat, effects.EXPLORE, terms)
        known = reach_of(state, self.seat)
        for place in range(len(board.PLACES)):
            distance = known.places[place]
            if state.rotations[place] != FACE_DOWN:
                continue
            if costs.explorable(state, self.seat, place, distance, offers):
                found.legal.append(pieces.EXPLORE_TILES[place])
            elif distance >= FAR:
                found.refuse(pieces.EXPLORE_TILES[place], pieces.OUT_OF_REACH)
            else:
                too_dear(state, self.seat, found, pieces.EXPLORE_TILES[place], effects.EXPLORE, place, 0, terms)
        return found

    def choose(self, state: ReviveState, option: Option) -> None:
        prepare(state, self.seat, effects.EXPLORE, option.args[0], 0, self.reach, self.main)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_TILE)


class ChooseSite(Decision):
    """Build: choose an empty face-up sand hex."""

    def __init__(self, seat: int, reach: int, main: bool) -> None:
        self.seat = seat
        self.reach = reach
        self.main = main

    def candidates(self, state: ReviveState, why: bool) -> Candidates:
        found = Candidates(why)
        terms = costs.terms_of(state, self.seat, effects.BUILD, self.reach, self.main)
        offers = costs.best_terms(state, self.seat, effects.BUILD, terms)
        known = reach_of(state, self.seat)
        sizes = costs.sizes_left(state.players[self.seat])
        far = costs.farthest(state.players[self.seat], offers)
        for space in list(range(board.HEXES)) if why else known.sites:
            if space not in known.sites:
                if state.field[space] == tiles.SAND and not state.occupied(space):
                    found.refuse(pieces.BUILD_ONS[space], pieces.OUT_OF_REACH)
            elif known.to[space] <= far and costs.site_payable(state, self.seat, space, sizes, known.to[space], offers):
                found.legal.append(pieces.BUILD_ONS[space])
            else:
                too_dear(state, self.seat, found, pieces.BUILD_ONS[space], effects.BUILD, space, sizes[0], terms)
        return found

    def choose(self, state: ReviveState, option: Option) -> None:
        state.then(ChooseSize(self.seat, option.args[0], self.reach, self.main))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_SPACE)


class ChooseSize(Decision):
    """Build: choose a building size still on the tribe board."""

    def __init__(self, seat: int, space: int, reach: int, main: bool) -> None:
        self.seat = seat
        self.space = space
        self.reach = reach
        self.main = main

    def candidates(self, state: ReviveState, why: bool) -> Candidates:
        found = Candidates(why)
        terms = costs.terms_of(state, self.seat, effects.BUILD, self.reach, self.main)
        offers = costs.best_terms(state, self.seat, effects.BUILD, terms)
        distance = distances(state, self.seat)[self.space]
        left = costs.sizes_left(state.players[self.seat])
        payable = costs.build_sizes(state, self.seat, self.space, distance, offers)
        for size in range(len(board.SIZES)):
            if size in payable:
                found.legal.append(pieces.RAISES[size])
            elif size not in left:
                found.refuse(pieces.RAISES[size], pieces.NO_BUILDING_LEFT)
            else:
                too_dear(state, self.seat, found, pieces.RAISES[size], effects.BUILD, self.space, size, terms)
        return found

    def choose(self, state: ReviveState, option: Option) -> None:
        prepare(state, self.seat, effects.BUILD, self.space, option.args[0], self.reach, self.main)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_SIZE, (self.space,))


class ChooseLocation(Decision):
    """Populate: choose a small or large location without an own pawn."""

    def __init__(self, seat: int, reach: int, main: bool) -> None:
        self.seat = seat
        self.reach = reach
        self.main = main

    def candidates(self, state: ReviveState, why: bool) -> Candidates:
        found = Candidates(why)
        player = state.players[self.seat]
        terms = costs.terms_of(state, self.seat, effects.POPULATE, self.reach, self.main)
        offers = costs.best_terms(state, self.seat, effects.POPULATE, terms)
        known = reach_of(state, self.seat)
        techs = costs.open_techs(player)
        far = costs.farthest(player, offers)
        for space in list(range(board.CHASM)) if why else known.locations:
            if space not in known.locations:
                if state.field[space] in (tiles.LOCATION, tiles.BIG):
                    reason = pieces.PAWN_IS_THERE if space in player.pawns else pieces.OUT_OF_REACH
                    found.refuse(pieces.SETTLES[space], reason)
            elif known.to[space] <= far and costs.location_payable(
                state, self.seat, space, techs, known.to[space], offers
            ):
                found.legal.append(pieces.SETTLES[space])
            else:
                too_dear(state, self.seat, found, pieces.SETTLES[space], effects.POPULATE, space, techs[0], terms)
        return found

    def choose(self, state: ReviveState, option: Option) -> None:
        state.then(ChooseTech(self.seat, option.args[0], self.reach, self.main))

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_LOCATION)


class ChooseTech(Decision):
    """Populate: choose the technology whose pawn moves out."""

    def __init__(self, seat: int, space: int, reach: int, main: bool) -> None:
        self.seat = seat
        self.space = space
        self.reach = reach
        self.main = main

    def candidates(self, state: ReviveState, why: bool) -> Candidates:
        found = Candidates(why)
        terms = costs.terms_of(state, self.seat, effects.POPULATE, self.reach, self.main)
        offers = costs.best_terms(state, self.seat, effects.POPULATE, terms)
        distance = distances(state, self.seat)[self.space]
        payable = costs.payable_techs(state, self.seat, self.space, distance, offers)
        for tech in costs.open_techs(state.players[self.seat]):
            if tech in payable:
                found.legal.append(pieces.UNLOCKS[tech])
            else:
                too_dear(state, self.seat, found, pieces.UNLOCKS[tech], effects.POPULATE, self.space, tech, terms)
        return found

    def choose(self, state: ReviveState, option: Option) -> None:
        prepare(state, self.seat, effects.POPULATE, self.space, option.args[0], self.reach, self.main)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_TECH, (self.space,))


# -- paying ------------------------------------------------------------------------------------------------------------


def prepare(state: ReviveState, seat: int, kind: int, target: int, extra: int, reach: int, main: bool) -> None:
    """Go on to the payment, with the bonuses that last."""
    player = state.players[seat]
    reach += costs.lasting_range(state, player, kind, main)
    state.then(Prepare(seat, kind, target, extra, reach, costs.lasting_discount(player, kind), False, main))


class Prepare(Decision):
    """Pay a declared action, after activating machines that make it cheaper."""

    def __init__(
        self, seat: int, kind: int, target: int, extra: int, reach: int, discount: int, anywhere: bool, main: bool
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.target = target
        self.extra = extra  # the size of a building, the technology of a pawn
        self.reach = reach
        self.discount = discount
        self.anywhere = anywhere
        self.main = main

    def terms(self) -> Terms:
        """The terms so far."""
        return Terms(self.reach, self.discount, self.anywhere)

    def cost(self, state: ReviveState, terms: Terms) -> Cost:
        """What is to be paid on these terms."""
        return costs.price(state, self.seat, self.kind, self.target, self.extra, terms)

    def far(self, state: ReviveState) -> bool:
        """Whether no path leads to a tile that is to be explored."""
        return self.kind == effects.EXPLORE and tile_distance(distances(state, self.seat), self.target) >= FAR

    def payable(self, state: ReviveState, terms: Terms) -> bool:
        """Whether the target is in reach and its price can be paid on these terms."""
        if not terms.anywhere and self.far(state):
            return False
        cost = self.cost(state, terms)
        return costs.affordable(state.players[self.seat], cost) or costs.affordable_saving(
            state, self.seat, self.kind, self.target, cost, terms
        )

    def options(self, state: ReviveState) -> list[Option]:
        terms = self.terms()
        found: list[Option] = []
        if self.payable(state, terms):
            found.extend(self.payments(state, terms))
        player = state.players[self.seat]
        mask = costs.ready_modifiers(state, player, self.kind)
        rest = mask
        while rest:
            machine = (rest & -rest).bit_length() - 1
            rest &= rest - 1
            better = costs.improved(terms, self.kind, machine)
            for each in costs.with_machines(better, self.kind, mask & ~(1 << machine), player.store - 1):
                if self.payable(state, each):
                    found.append(pieces.ACTIVATIONS[machine])
                    break
        return found

    def payments(self, state: ReviveState, terms: Terms) -> list[Option]:
        """To pay, or to choose the resource of which workshop or falcon save one."""
        cost = self.cost(state, terms)
        spare = costs.spare(state, self.seat, self.kind, self.target, cost, terms)
        if not spare:
            return [pieces.TO_PAY]
        player = state.players[self.seat]
        return [
            Option(pieces.PAY_LESS, (resource,))
            for resource in spare
            if costs.affordable(player, costs.saving(cost, resource))
        ]

    def choose(self, state: ReviveState, option: Option) -> None:
        seat, kind, target, extra = self.seat, self.kind, self.target, self.extra
        if option.verb is pieces.ACTIVATE:
            free_actions.charge(state, seat, option.args[0])
            terms = costs.improved(self.terms(), kind, option.args[0])
            state.then(Prepare(seat, kind, target, extra, terms.reach, terms.discount, terms.anywhere, self.main))
            return
        cost = self.cost(state, self.terms())
        if option.verb is pieces.PAY_LESS:
            cost = costs.saving(cost, option.args[0])
        gears, books, food, crystals = cost
        state.pay(seat, gears, books, food, crystals)
        if kind == effects.EXPLORE:
            explore.explore(state, seat, target, self.main)
        elif kind == effects.BUILD:
            build.build(state, seat, target, extra, gears)
        elif kind == effects.POPULATE:
            populate.populate(state, seat, target, extra, self.discount)
        else:
            tokens.place_token(state, seat, target)

    def prompt(self, state: ReviveState) -> Phrase:
        cost = self.cost(state, Terms(self.reach, self.discount, self.anywhere or self.far(state)))
        return Phrase(pieces.ASK_PAY, cost)
