"""Cost formulas: the terms of a board action, its price, and what can be paid."""

from __future__ import annotations

from typing import Final

from .. import board, cards, tiles
from ..effects import BOOK, BUILD, CRYSTAL, EXPLORE, FOOD, GEAR, POPULATE
from ..state import Player, ReviveState
from .ranges import FAR, distances, reach_of, tile_distance

# -- terms -------------------------------------------------------------------------------------------------------------


class Terms:
    """The terms on which a board action may be paid: range bonus, discount, and whether range matters at all."""

    def __init__(self, reach: int, discount: int, anywhere: bool) -> None:
        self.reach = reach
        self.discount = discount
        self.anywhere = anywhere


def lasting_range(state: ReviveState, player: Player, kind: int, main: bool) -> int:
    """The range bonus of technologies, cards in play and the campaign chapter."""
    bonus = board.RANGE_BONUS if player.knows(board.VUK_RANGE) else 0
    for slot in player.slots:
        for entry in slot:
            bonus += cards.HALF_RANGE[entry]
    if kind == EXPLORE and main and state.chapter == cards.CLEAR_SKY and player.explore_actions == 0:
        bonus += cards.CLEAR_SKY_RANGE
    return bonus


def lasting_discount(player: Player, kind: int) -> int:
    """The discount of cards in play for a board action."""
    found = 0
    discounts = cards.HALF_DISCOUNT[kind]
    for slot in player.slots:
        for entry in slot:
            found += discounts[entry]
    return found


def ready_modifiers(state: ReviveState, player: Player, kind: int) -> int:
    """The machines that could be activated to make a board action cheaper, as a mask."""
    if player.store == 0 or state.slept:
        return 0
    return player.machines & ~player.charged & tiles.MODIFIERS[kind]


def terms_of(state: ReviveState, seat: int, kind: int, reach: int, main: bool) -> Terms:
    """The terms a player has without activating machines."""
    player = state.players[seat]
    return Terms(reach + lasting_range(state, player, kind, main), lasting_discount(player, kind), False)


def best_terms(state: ReviveState, seat: int, kind: int, base: Terms) -> list[Terms]:
    """The best terms a player could have, with as many machines as energy allows."""
    player = state.players[seat]
    mask = ready_modifiers(state, player, kind)
    return with_machines(base, kind, mask, player.store) if mask else [base]


def with_machines(base: Terms, kind: int, mask: int, energy: int) -> list[Terms]:
    """The terms with every largest set of the machines that the energy allows: fewer are never better."""
    machines = [machine for machine in tiles.MODIFYING[kind] if mask >> machine & 1]
    if energy == 0 or not machines:
        return [base]
    if len(machines) <= energy:
        reach, discount, anywhere = base.reach, base.discount, base.anywhere
        for machine in machines:
            reach += tiles.MACHINE_RANGE[machine]
            discount += tiles.MACHINE_DISCOUNT[kind][machine]
            anywhere = anywhere or tiles.ANYWHERE >> machine & 1 == 1
        return [Terms(reach, discount, anywhere)]
    found: list[Terms] = []
    for machine in machines:
        mask &= ~(1 << machine)  # each set once: the machines before this one stay idle
        if len(machines) - machines.index(machine) >= energy:
            found.extend(with_machines(improved(base, kind, machine), kind, mask, energy - 1))
    return found


def improved(terms: Terms, kind: int, machine: int) -> Terms:
    """The terms of a board action with one more machine activated."""
    return Terms(
        terms.reach + tiles.MACHINE_RANGE[machine],
        terms.discount + tiles.MACHINE_DISCOUNT[kind][machine],
        terms.anywhere or tiles.ANYWHERE >> machine & 1 == 1,
    )


# -- prices ------------------------------------------------------------------------------------------------------------


Cost = tuple[int, int, int, int]  # gears, books, food and crystals


def saving(cost: Cost, resource: int) -> Cost:
    """A cost with less of a resource, as workshop or falcon save it."""
    gears, books, food, crystals = cost
    due = [gears, books, food]
    due[resource] = due[resource] - board.NEAR_SAVES if due[resource] > board.NEAR_SAVES else 0
    return due[GEAR], due[BOOK], due[FOOD], crystals


def price(state: ReviveState, seat: int, kind: int, target: int, extra: int, terms: Terms) -> Cost:
    """What a board action, or an ability with a range, costs at a target; extra: the building's size or technology."""
    found = distances(state, seat)
    if kind == EXPLORE:
        return explore_cost(state, seat, target, tile_distance(found, target), terms)
    if kind == BUILD:
        return build_cost(state, seat, target, extra, found[target], terms)
    if kind == POPULATE:
        return populate_cost(state, seat, target, extra, found[target], terms)
    return token_cost(state, seat, found[target], terms)


def explore_cost(state: ReviveState, seat: int, place: int, distance: int, terms: Terms) -> Cost:
    """Range food and the cost on the back; cartography takes food off both together."""
    gears, books, tile_food = tiles.BACK_COST[state.backs[place]]
    food = food_for(distance, terms)
    if tile_food > terms.discount:
        food += tile_food - terms.discount
    if food > 0 and state.players[seat].knows(board.IOX_EXPLORER):
        food = food - board.EXPLORER_SAVES if food > board.EXPLORER_SAVES else 0
    return gears, books, food, 0


def spare(state: ReviveState, seat: int, kind: int, target: int, cost: Cost, terms: Terms) -> tuple[int, ...]:
    """The resources on the back of a tile, as far as they are paid, of which workshop or falcon save one unit."""
    player = state.players[seat]
    if kind != EXPLORE or player.side != board.MOON or not near_discount(player, tile_spaces(target)):
        return ()
    printed = tiles.BACK_COST[state.backs[target]]
    found = [resource for resource in range(FOOD) if printed[resource]]
    if printed[FOOD] > terms.discount and cost[FOOD]:
        found.append(FOOD)
    return tuple(found)


def build_cost(state: ReviveState, seat: int, space: int, size: int, distance: int, terms: Terms) -> Cost:
    """Range food and the gears for a building after all discounts."""
    player = state.players[seat]
    gears = board.BUILDING_COST[size] - terms.discount
    if player.skills >> board.FOR_MOUNTAIN & 1:
        for near in board.NEIGHBOURS[space]:
            if state.field[near] == tiles.MOUNTAINS:
                gears -= board.MOUNTAIN_SAVES
    if player.side == board.MOON:
        gears -= near_discount(player, (space,)) + target_discount(player, space)
    return gears if gears > 0 else 0, 0, food_for(distance, terms), 0


def populate_cost(state: ReviveState, seat: int, space: int, tech: int, distance: int, terms: Terms) -> Cost:
    """Range food and books for a technology and for the players already there."""
    books = tech_books(state, seat, space, tech, terms.discount) + toll(state, seat, space, tech)
    return 0, books, food_for(distance, terms), 0


def token_cost(state: ReviveState, seat: int, distance: int, terms: Terms) -> Cost:
    """Range food and crystals for a token of the moon side."""
    return 0, 0, food_for(distance, terms), board.TOKEN_CRYSTALS[state.players[seat].tribe]


def food_for(distance: int, terms: Terms) -> int:
    """One food for every counted space beyond the range bonus."""
    if terms.anywhere or distance <= terms.reach:
        return 0
    return distance - terms.reach


def tech_books(state: ReviveState, seat: int, space: int, tech: int, discount: int) -> int:
    """The books for a technology after all discounts, without what other players get."""
    player = state.players[seat]
    books = board.TECH_COST[tech] - discount
    if player.side == board.MOON:
        books -= near_discount(player, (space,)) + target_discount(player, space)
    return books if books > 0 else 0


def toll(state: ReviveState, seat: int, space: int, tech: int) -> int:
    """The books for the other players with a pawn there."""
    for other in range(state.seats):
        if other != seat and space in state.players[other].pawns:
            return board.TOLL * len(toll_takers(state, seat, space, tech))
    return 0


def toll_takers(state: ReviveState, seat: int, space: int, tech: int) -> list[int]:
    """The other players with a pawn in a location, in turn order, unless a technology frees from the toll."""
    player = state.players[seat]
    found: list[int] = []
    if player.knows(board.HOF_NO_TOLL) or board.TREE[player.tribe * 2 + player.side][tech] == board.HOF_NO_TOLL:
        return found
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if space in state.players[other].pawns:
            found.append(other)
    return found


def near_discount(player: Player, spaces: tuple[int, ...]) -> int:
    """What an own workshop, or the falcon with its technology, saves beside it."""
    if player.side != board.MOON:
        return 0
    if player.tribe == board.FORMICA:
        for space in spaces:
            for near in board.NEIGHBOURS[space]:
                if near in player.tokens:
                    return board.NEAR_SAVES
    elif player.falcon >= 0 and player.knows(board.VUK_FALCON_DISCOUNT):
        for space in spaces:
            if player.falcon in board.NEIGHBOURS[space]:
                return board.NEAR_SAVES
    return 0


def target_discount(player: Player, space: int) -> int:
    """What is saved where an own target lies."""
    if player.tribe == board.IOX49I and player.side == board.MOON and space in player.tokens:
        return board.TARGET_SAVES
    return 0


def tile_spaces(place: int) -> tuple[int, ...]:
    """The four hexes of a place."""
    first = place * 4
    return (first, first + 1, first + 2, first + 3)


# -- what can be paid --------------------------------------------------------------------------------------------------


def affordable(player: Player, cost: Cost) -> bool:
    """Whether a cost can be paid, crystals standing for what is missing."""
    gears, books, food, crystals = cost
    goods = player.goods
    if gears > goods[GEAR]:
        crystals += gears - goods[GEAR]
    if books > goods[BOOK]:
        crystals += books - goods[BOOK]
    if food > goods[FOOD]:
        crystals += food - goods[FOOD]
    return crystals <= goods[CRYSTAL]


def affordable_saving(state: ReviveState, seat: int, kind: int, target: int, cost: Cost, terms: Terms) -> bool:
    """Whether a cost can be paid when workshop or falcon save a unit of it."""
    for resource in spare(state, seat, kind, target, cost, terms):
        if affordable(state.players[seat], saving(cost, resource)):
            return True
    return False


def explorable(state: ReviveState, seat: int, place: int, distance: int, offers: list[Terms]) -> bool:
    """Whether a face-down tile can be reached and paid."""
    player = state.players[seat]
    for terms in offers:
        if distance < FAR or terms.anywhere:
            cost = explore_cost(state, seat, place, distance, terms)
            if affordable(player, cost) or affordable_saving(state, seat, EXPLORE, place, cost, terms):
                return True
    return False


def size_payable(state: ReviveState, seat: int, space: int, size: int, distance: int, offers: list[Terms]) -> bool:
    """Whether a building of a size can be paid on a hex."""
    player = state.players[seat]
    for terms in offers:
        if affordable(player, build_cost(state, seat, space, size, distance, terms)):
            return True
    return False


def site_payable(
    state: ReviveState, seat: int, space: int, sizes: list[int], distance: int, offers: list[Terms]
) -> bool:
    """Whether a building of any of these sizes can be paid on a hex."""
    for size in sizes:
        if size_payable(state, seat, space, size, distance, offers):
            return True
    return False


def build_sizes(state: ReviveState, seat: int, space: int, distance: int, offers: list[Terms]) -> list[int]:
    """The sizes of building that are left and can be paid on a hex."""
    left = sizes_left(state.players[seat])
    return [size for size in left if size_payable(state, seat, space, size, distance, offers)]


NEITHER: Final[list[int]] = []
ONLY_SMALL: Final[list[int]] = [board.SMALL]
ONLY_LARGE: Final[list[int]] = [board.LARGE]
BOTH: Final[list[int]] = [board.SMALL, board.LARGE]


def sizes_left(player: Player) -> list[int]:
    """The sizes of building still on the tribe board."""
    small = len(player.small) < board.BUILDINGS[board.SMALL]
    large = len(player.large) < board.BUILDINGS[board.LARGE]
    return (BOTH if large else ONLY_SMALL) if small else (ONLY_LARGE if large else NEITHER)


def open_techs(player: Player) -> list[int]:
    """The technologies that may be unlocked next."""
    return board.OPEN_TECHS[player.techs]


def tech_payable(state: ReviveState, seat: int, space: int, tech: int, distance: int, offers: list[Terms]) -> bool:
    """Whether a technology can be paid at a location."""
    player = state.players[seat]
    for terms in offers:
        if affordable(player, populate_cost(state, seat, space, tech, distance, terms)):
            return True
    return False


def location_payable(
    state: ReviveState, seat: int, space: int, techs: list[int], distance: int, offers: list[Terms]
) -> bool:
    """Whether any of these technologies can be paid at a location."""
    for tech in techs:
        if tech_payable(state, seat, space, tech, distance, offers):
            return True
    return False


def payable_techs(state: ReviveState, seat: int, space: int, distance: int, offers: list[Terms]) -> list[int]:
    """The open technologies that can be paid at a location."""
    techs = open_techs(state.players[seat])
    return [tech for tech in techs if tech_payable(state, seat, space, tech, distance, offers)]


def token_payable(state: ReviveState, seat: int, distance: int, offers: list[Terms]) -> bool:
    """Whether a space for a token of the moon side can be reached and paid."""
    player = state.players[seat]
    for terms in offers:
        if distance < FAR and affordable(player, token_cost(state, seat, distance, terms)):
            return True
    return False


# -- whether a board action is possible at all: asked most often, so that the hopeless is sorted out first ---------------


def too_poor(state: ReviveState, player: Player, kind: int, resource: int, least: int, saved: int) -> bool:
    """Whether even the least price of a board action, without machines, is more than a player has."""
    if player.goods[resource] + player.goods[CRYSTAL] >= least or ready_modifiers(state, player, kind):
        return False
    return player.goods[resource] + player.goods[CRYSTAL] + saved + lasting_discount(player, kind) < least


def cheapest(prices: tuple[int, ...], among: list[int]) -> int:
    """The least of some prices."""
    least = prices[among[0]]
    for each in among:
        if prices[each] < least:
            least = prices[each]
    return least


def farthest(player: Player, offers: list[Terms]) -> int:
    """How far a player can go on the best of terms."""
    best = 0
    for terms in offers:
        if terms.reach > best:
            best = terms.reach
    return best + player.goods[FOOD] + player.goods[CRYSTAL]


def can_explore(state: ReviveState, seat: int, reach: int, main: bool) -> bool:
    """Whether any face-down tile can be reached and paid."""
    player = state.players[seat]
    moon = player.side == board.MOON
    saved = board.EXPLORER_SAVES + (board.NEAR_SAVES if moon else 0)
    if too_poor(state, player, EXPLORE, FOOD, tiles.LEAST_FOOD, saved):
        return False
    offers = best_terms(state, seat, EXPLORE, terms_of(state, seat, EXPLORE, reach, main))
    known = reach_of(state, seat)
    # Tiles with the same back cost the same but for the range: the nearest one decides, unless places save something.
    for place in known.hidden if moon else known.nearest:
        if explorable(state, seat, place, known.places[place], offers):
            return True
    return False


def can_build(state: ReviveState, seat: int, reach: int, main: bool) -> bool:
    """Whether a building can be paid anywhere."""
    player = state.players[seat]
    sizes = sizes_left(player)
    if not sizes:
        return False
    alike = player.side != board.MOON and not player.knows(board.FOR_MOUNTAIN)
    if alike and too_poor(state, player, BUILD, GEAR, cheapest(board.BUILDING_COST, sizes), 0):
        return False
    offers = best_terms(state, seat, BUILD, terms_of(state, seat, BUILD, reach, main))
    known = reach_of(state, seat)
    far = farthest(player, offers)
    for space in known.sites:
        # Where all sites cost the same but for the range, the nearest one decides.
        distance = known.nearest_site if alike else known.to[space]
        if distance <= far and site_payable(state, seat, space, sizes, distance, offers):
            return True
        if alike:
            return False
    return False


def can_populate(state: ReviveState, seat: int, reach: int, main: bool) -> bool:
    """Whether a technology can be paid at any location."""
    player = state.players[seat]
    techs = open_techs(player)
    if not techs:
        return False
    if player.side != board.MOON and too_poor(state, player, POPULATE, BOOK, cheapest(board.TECH_COST, techs), 0):
        return False
    offers = best_terms(state, seat, POPULATE, terms_of(state, seat, POPULATE, reach, main))
    known = reach_of(state, seat)
    far = farthest(player, offers)
    for space in known.locations:
        if known.to[space] <= far and location_payable(state, seat, space, techs, known.to[space], offers):
            return True
    return False


def can_act(state: ReviveState, seat: int, kinds: int, reach: int, main: bool = False) -> bool:
    """Whether any of the board actions in a mask can be done."""
    if kinds & 1 << BUILD and can_build(state, seat, reach, main):
        return True
    if kinds & 1 << POPULATE and can_populate(state, seat, reach, main):
        return True
    return kinds & 1 << EXPLORE != 0 and can_explore(state, seat, reach, main)
