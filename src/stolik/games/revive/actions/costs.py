"""Cost formulas: the terms of a board action, its price, and the targets that can be paid."""

from __future__ import annotations

from .. import board, cards, effects, tiles
from ..state import FACE_DOWN, Player, ReviveState
from . import ranges

# -- terms -------------------------------------------------------------------------------------------------------------


def lasting_range(state: ReviveState, player: Player, kind: int, main: bool) -> int:
    """The range bonus of technologies, cards in play and the campaign chapter."""
    bonus = 1 if player.knows(board.VUK_RANGE) else 0
    for slot in player.slots:
        for entry in slot:
            bonus += cards.HALF_RANGE[entry]
    if kind == effects.EXPLORE and main and state.chapter == cards.CLEAR_SKY and player.explore_actions == 0:
        bonus += 1
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


class Terms:
    """The terms on which a board action may be paid: range bonus, discount, and whether range matters at all."""

    def __init__(self, reach: int, discount: int, anywhere: bool) -> None:
        self.reach = reach
        self.discount = discount
        self.anywhere = anywhere


def terms_of(state: ReviveState, seat: int, kind: int, reach: int, main: bool) -> list[Terms]:
    """All terms a player could have: without machines first, then with every set of machines that energy allows."""
    player = state.players[seat]
    base = Terms(reach + lasting_range(state, player, kind, main), lasting_discount(player, kind), False)
    mask = ready_modifiers(state, player, kind)
    if mask == 0:
        return [base]
    return with_machines(base, kind, mask, player.store)


def with_machines(base: Terms, kind: int, mask: int, energy: int) -> list[Terms]:
    """The terms with every set of the machines that the energy allows."""
    found = [base]
    spent = [0]
    while mask:
        machine = (mask & -mask).bit_length() - 1
        mask &= mask - 1
        for index in range(len(found)):
            if spent[index] < energy:
                found.append(improved(found[index], kind, machine))
                spent.append(spent[index] + 1)
    return found


def improved(terms: Terms, kind: int, machine: int) -> Terms:
    """The terms of a board action with one more machine activated."""
    return Terms(
        terms.reach + tiles.MACHINE_RANGE[machine],
        terms.discount + tiles.MACHINE_DISCOUNT[kind][machine],
        terms.anywhere or tiles.ANYWHERE >> machine & 1 == 1,
    )


# -- prices ------------------------------------------------------------------------------------------------------------


def food_for(distance: int, terms: Terms) -> int:
    """One food for every counted space beyond the range bonus."""
    if terms.anywhere or distance <= terms.reach:
        return 0
    return distance - terms.reach


def near_discount(player: Player, spaces: tuple[int, ...]) -> int:
    """One resource less beside an own workshop, or beside the falcon with its technology."""
    if player.side != board.MOON:
        return 0
    if player.tribe == board.FORMICA:
        for space in spaces:
            for near in board.NEIGHBOURS[space]:
                if near in player.tokens:
                    return 1
    elif player.falcon >= 0 and player.knows(board.VUK_FALCON_DISCOUNT):
        for space in spaces:
            if player.falcon in board.NEIGHBOURS[space]:
                return 1
    return 0


def target_discount(player: Player, space: int) -> int:
    """Two resources less where an own target lies."""
    return 2 if player.tribe == board.IOX49I and player.side == board.MOON and space in player.tokens else 0


def build_gears(state: ReviveState, seat: int, space: int, size: int, discount: int) -> int:
    """The gears for a building after all discounts."""
    player = state.players[seat]
    gears = board.BUILDING_COST[size] - discount
    if player.knows(board.FOR_MOUNTAIN):
        for near in board.NEIGHBOURS[space]:
            if state.field[near] == tiles.MOUNTAINS:
                gears -= 1
    if player.side == board.MOON:
        gears -= near_discount(player, (space,)) + target_discount(player, space)
    return gears if gears > 0 else 0


def tech_books(state: ReviveState, seat: int, space: int, tech: int, discount: int) -> int:
    """The books for a technology after all discounts, without what other players get."""
    player = state.players[seat]
    books = board.TECH_COST[tech] - discount
    if player.side == board.MOON:
        books -= near_discount(player, (space,)) + target_discount(player, space)
    return books if books > 0 else 0


def toll(state: ReviveState, seat: int, space: int, tech: int) -> int:
    """One book for every other player with a pawn there, unless the technology frees from it."""
    player = state.players[seat]
    if player.knows(board.HOF_NO_TOLL) or board.TREE[player.tribe * 2 + player.side][tech] == board.HOF_NO_TOLL:
        return 0
    others = 0
    for index in range(state.seats):
        if index != seat and space in state.players[index].pawns:
            others += 1
    return others


class Cost:
    """What a declared action costs; `spare` are the resources of which workshop or falcon save one unit."""

    def __init__(self, gears: int, books: int, food: int, crystals: int, spare: tuple[int, ...] = ()) -> None:
        self.gears = gears
        self.books = books
        self.food = food
        self.crystals = crystals
        self.spare = spare

    def saving(self, resource: int) -> Cost:
        """The cost with one unit less of a resource."""
        return Cost(
            self.gears - (resource == 0), self.books - (resource == 1), self.food - (resource == 2), self.crystals
        )


def build_cost(state: ReviveState, seat: int, space: int, size: int, distance: int, terms: Terms) -> Cost:
    """Range food and gears for a building."""
    return Cost(build_gears(state, seat, space, size, terms.discount), 0, food_for(distance, terms), 0)


def populate_cost(state: ReviveState, seat: int, space: int, tech: int, distance: int, terms: Terms) -> Cost:
    """Range food and books for a technology and for the players already there."""
    books = tech_books(state, seat, space, tech, terms.discount) + toll(state, seat, space, tech)
    return Cost(0, books, food_for(distance, terms), 0)


def explore_cost(state: ReviveState, seat: int, place: int, distance: int, terms: Terms) -> Cost:
    """Range food and the cost on the back; cartography takes one food off both together."""
    player = state.players[seat]
    gears, books, tile_food = tiles.BACK_COST[state.backs[place]]
    tile_food = max(0, tile_food - terms.discount)
    food = tile_food + food_for(distance, terms)
    if player.knows(board.IOX_EXPLORER) and food > 0:
        food -= 1
    if player.side == board.MOON and near_discount(player, tile_spaces(place)):
        spare: list[int] = []
        if gears:
            spare.append(0)
        if books:
            spare.append(1)
        if tile_food and food:
            spare.append(2)
        return Cost(gears, books, food, 0, tuple(spare))
    return Cost(gears, books, food, 0)


def tile_spaces(place: int) -> tuple[int, ...]:
    """The four hexes of a place."""
    first = place * 4
    return (first, first + 1, first + 2, first + 3)


def affordable(player: Player, cost: Cost) -> bool:
    """Whether a cost can be paid, saving whichever unit helps."""
    if player.can_pay(cost.gears, cost.books, cost.food, cost.crystals):
        return True
    for resource in cost.spare:
        saved = cost.saving(resource)
        if player.can_pay(saved.gears, saved.books, saved.food, saved.crystals):
            return True
    return False


# -- targets -----------------------------------------------------------------------------------------------------------


def explore_targets(state: ReviveState, seat: int, reach: int, main: bool, most: int = 99) -> list[int]:
    """The face-down tiles that can be reached and paid, up to a number."""
    player = state.players[seat]
    goods = player.goods
    mask = ready_modifiers(state, player, effects.EXPLORE)
    budget = goods[2] + goods[3] + (1 if player.skills else 0) + player.side
    if mask == 0 and budget < 3:
        return []  # every back costs at least three food
    offers = terms_of(state, seat, effects.EXPLORE, reach, main)
    places = ranges.reach_of(state, seat).places
    targets: list[int] = []
    if player.side != board.MOON:
        spare = 1 if player.knows(board.IOX_EXPLORER) else 0
        for place in range(30):
            distance = places[place]
            if state.rotations[place] != FACE_DOWN:
                continue
            gears, books, tile_food = tiles.BACK_COST[state.backs[place]]
            for terms in offers:
                food = (tile_food - terms.discount if tile_food > terms.discount else 0) - spare
                if not terms.anywhere:
                    if distance == ranges.FAR:
                        continue
                    if distance > terms.reach:
                        food += distance - terms.reach
                if player.can_pay(gears, books, food, 0):
                    targets.append(place)
                    break
            if len(targets) >= most:
                break
        return targets
    rotations = state.rotations
    for place in range(30):
        if rotations[place] != FACE_DOWN:
            continue
        distance = places[place]
        for terms in offers:
            if (distance < ranges.FAR or terms.anywhere) and affordable(
                player, explore_cost(state, seat, place, distance, terms)
            ):
                targets.append(place)
                break
        if len(targets) >= most:
            break
    return targets


def build_sizes(state: ReviveState, seat: int, space: int, distance: int, offers: list[Terms]) -> list[int]:
    """The sizes of building that can be paid on a hex."""
    player = state.players[seat]
    sizes: list[int] = []
    for size in range(2):
        if len(player.large if size else player.small) >= board.BUILDINGS[size]:
            continue
        for terms in offers:
            gears = build_gears(state, seat, space, size, terms.discount)
            if player.can_pay(gears, 0, food_for(distance, terms), 0):
                sizes.append(size)
                break
    return sizes


def build_targets(state: ReviveState, seat: int, reach: int, main: bool, most: int = 999) -> list[int]:
    """The empty sand hexes where a building can be paid, up to a number."""
    player = state.players[seat]
    goods = player.goods
    if len(player.small) >= board.BUILDINGS[0] and len(player.large) >= board.BUILDINGS[1]:
        return []
    mask = ready_modifiers(state, player, effects.BUILD)
    if mask == 0 and player.side != board.MOON and goods[0] + goods[3] < 2 and not player.knows(board.FOR_MOUNTAIN):
        return []  # only a card in play could make it cheaper still
    offers = terms_of(state, seat, effects.BUILD, reach, main)
    farthest = goods[2] + goods[3] + farthest_bonus(offers)
    known = ranges.reach_of(state, seat)
    found = known.to
    targets: list[int] = []
    if most == 1 and player.side != board.MOON and not player.knows(board.FOR_MOUNTAIN):
        # All sites cost the same but for the range: the nearest one decides.
        nearest = -1
        for space in known.sites:
            if nearest < 0 or found[space] < found[nearest]:
                nearest = space
                if found[space] <= 0:
                    break
        if nearest >= 0 and build_sizes(state, seat, nearest, found[nearest], offers):
            targets.append(nearest)
        return targets
    for space in known.sites:
        if found[space] <= farthest and build_sizes(state, seat, space, found[space], offers):
            targets.append(space)
            if len(targets) >= most:
                break
    return targets


def farthest_bonus(offers: list[Terms]) -> int:
    """The best range bonus among terms."""
    best = 0
    for terms in offers:
        if terms.reach > best:
            best = terms.reach
    return best


def open_techs(player: Player) -> list[int]:
    """The technologies that may be unlocked next: T1 first, then along the white lines."""
    techs = player.techs
    if techs == 0:
        return [0]
    return [tech for tech in range(1, 7) if not techs >> tech & 1 and techs >> board.TECH_AFTER[tech] & 1]


def payable_techs(state: ReviveState, seat: int, space: int, distance: int, offers: list[Terms]) -> list[int]:
    """The technologies that can be paid at a location."""
    player = state.players[seat]
    found: list[int] = []
    for tech in open_techs(player):
        extra = toll(state, seat, space, tech)
        for terms in offers:
            books = tech_books(state, seat, space, tech, terms.discount) + extra
            if player.can_pay(0, books, food_for(distance, terms), 0):
                found.append(tech)
                break
    return found


def populate_targets(state: ReviveState, seat: int, reach: int, main: bool, most: int = 999) -> list[int]:
    """The locations without an own pawn where a technology can be paid, up to a number."""
    player = state.players[seat]
    goods = player.goods
    if player.techs == 127:
        return []
    mask = ready_modifiers(state, player, effects.POPULATE)
    if mask == 0 and player.side != board.MOON and goods[1] + goods[3] < (2 if player.techs else 1):
        return []  # only a card in play could make it cheaper still
    offers = terms_of(state, seat, effects.POPULATE, reach, main)
    farthest = goods[2] + goods[3] + farthest_bonus(offers)
    known = ranges.reach_of(state, seat)
    found = known.to
    targets: list[int] = []
    for space in known.locations:
        if found[space] <= farthest and payable_techs(state, seat, space, found[space], offers):
            targets.append(space)
            if len(targets) >= most:
                break
    return targets


def can_act(state: ReviveState, seat: int, kinds: int, reach: int, main: bool = False) -> bool:
    """Whether any of the board actions in a mask can be done."""
    if kinds & 1 << effects.BUILD and build_targets(state, seat, reach, main, 1):
        return True
    if kinds & 1 << effects.POPULATE and populate_targets(state, seat, reach, main, 1):
        return True
    return kinds & 1 << effects.EXPLORE != 0 and len(explore_targets(state, seat, reach, main, 1)) > 0


def ranged_targets(state: ReviveState, seat: int, spaces: list[int], crystals: int) -> list[int]:
    """The spaces of an ability whose range and crystals can be paid."""
    player = state.players[seat]
    found = ranges.distances(state, seat)
    offers = terms_of(state, seat, effects.ABILITY, 0, False)
    return [
        space
        for space in spaces
        if found[space] < ranges.FAR
        and any(player.can_pay(0, 0, food_for(found[space], terms), crystals) for terms in offers)
    ]
