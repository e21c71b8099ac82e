"""Range, costs and targets of the board actions: what can be reached, what it costs, whether it can be paid."""

from __future__ import annotations

from typing import Final

from ..board import (
    BUILDING_COST,
    BUILDINGS,
    CHASM,
    FOR_MOUNTAIN,
    FORMICA,
    HOF_NO_TOLL,
    HOF_TEMPLE_RANGE,
    HOFSTADTERIANS,
    IOX49I,
    IOX_EXPLORER,
    MOON,
    NADAIR_FREE_RANGE,
    NEIGHBOURS,
    SPACE_COUNT,
    TECH_AFTER,
    TECH_COST,
    TREE,
    VUK_FALCON_DISCOUNT,
    VUK_RANGE,
)  # fmt: skip
from ..cards import CLEAR_SKY, HALF_LASTS
from ..effects import BUILD, DISCOUNT, EXPLORE, EXPLORE_ANYWHERE, OP, POPULATE, RANGE, A, B
from ..state import FACE_DOWN, Player, Reach, ReviveState
from ..tiles import (
    BACK_COST,
    BIG,
    FOREST,
    HIDDEN,
    LOCATION,
    MACHINE_TERM,
    MODIFIERS,
    MOUNTAINS,
    SAND,
    WATER_ENERGY,
    WATER_POINTS3,
)  # fmt: skip

FAR: Final = 99
TEMPLE_BONUS: Final = 2

# -- range ------------------------------------------------------------------------------------------------------------


def reach_of(state: ReviveState, seat: int) -> Reach:
    """What a player can get at, measured when needed."""
    if not state.reaches:
        state.map_changed()
    known = state.reaches[seat]
    if known is None:
        known = surveyed(state, seat)
        state.reaches[seat] = known
    return known


def distances(state: ReviveState, seat: int) -> list[int]:
    """The range to every space: counted spaces of the cheapest path, both ends left out; FAR without a path."""
    return reach_of(state, seat).to


def surveyed(state: ReviveState, seat: int) -> Reach:
    """Measure the map and note what could be a target."""
    found = measured(state, seat)
    field = state.field
    places: list[int] = []
    for place in range(30):
        places.append(FAR if state.rotations[place] != FACE_DOWN else tile_distance(found, place))
    taken: list[int] = []
    for player in state.players:
        taken.extend(player.small)
        taken.extend(player.large)
    pawns = state.players[seat].pawns
    sites: list[int] = []
    locations: list[int] = []
    for space in range(CHASM):
        here = field[space]
        if here == SAND:
            if found[space] < FAR and space not in taken:
                sites.append(space)
        elif here == LOCATION or here == BIG:
            if found[space] < FAR and space not in pawns:
                locations.append(space)
    return Reach(found, places, sites, locations)


def measured(state: ReviveState, seat: int) -> list[int]:
    """Measure the range from a player's sources over face-up tiles, large locations and the chasm."""
    player = state.players[seat]
    field = state.field
    found = [FAR] * SPACE_COUNT
    buckets: list[list[int]] = [[] for _ in range(4)]  # by distance + 2: a temple may start at -2
    for source in state.sources_of(seat):
        found[source] = 0
        for space in NEIGHBOURS[source]:
            if found[space] > 0:
                found[space] = 0
                buckets[2].append(space)
    if player.tribe == HOFSTADTERIANS and player.side == MOON:
        start = -TEMPLE_BONUS if player.knows(HOF_TEMPLE_RANGE) else 0
        for temple in player.tokens:
            for space in NEIGHBOURS[temple]:
                if found[space] > start:
                    found[space] = start
                    buckets[start + 2].append(space)
    free = player.knows(NADAIR_FREE_RANGE)
    if not free and not buckets[0]:
        flood(field, found, buckets[2])
        return found
    at = 0
    while at < len(buckets):
        bucket = buckets[at]
        distance = at - 2
        while len(buckets) < at + 2:
            buckets.append([])
        index = 0
        while index < len(bucket):
            space = bucket[index]
            index += 1
            if found[space] != distance:
                continue
            here = field[space]
            if here == HIDDEN:
                continue
            if free and (here == FOREST or WATER_ENERGY <= here <= WATER_POINTS3):
                for near in NEIGHBOURS[space]:
                    if found[near] > distance:
                        found[near] = distance
                        bucket.append(near)
            else:
                beyond = distance + 1
                for near in NEIGHBOURS[space]:
                    if found[near] > beyond:
                        found[near] = beyond
                        buckets[at + 1].append(near)
        at += 1
        if at >= 3 and at < len(buckets) and not buckets[at]:
            break
    return found


def way(state: ReviveState, seat: int, target: int) -> list[int]:
    """A cheapest way: its source, the spaces that are crossed, and the target; nothing without a path."""
    player = state.players[seat]
    found = distances(state, seat)
    sources = state.sources_of(seat)
    temples = player.tokens if player.tribe == HOFSTADTERIANS and player.side == MOON else ()
    start = -TEMPLE_BONUS if player.knows(HOF_TEMPLE_RANGE) else 0
    free = player.knows(NADAIR_FREE_RANGE)
    back = [target]
    while found[back[-1]] < FAR:
        here = back[-1]
        before = -1
        for near in NEIGHBOURS[here]:
            if near in sources and found[here] == 0 or near in temples and found[here] == start:
                return [near, *reversed(back)]
            field = state.field[near]
            counts = 0 if free and (field == FOREST or WATER_ENERGY <= field <= WATER_POINTS3) else 1
            if field != HIDDEN and near not in back and found[near] + counts == found[here]:
                before = near
        if before < 0:
            break
        back.append(before)
    return []


def flood(field: list[int], found: list[int], border: list[int]) -> None:
    """Measure on from spaces at distance 0 when every space counts alike."""
    distance = 0
    while border:
        distance += 1
        beyond: list[int] = []
        for space in border:
            if field[space]:
                for near in NEIGHBOURS[space]:
                    if found[near] > distance:
                        found[near] = distance
                        beyond.append(near)
        border = beyond


def tile_distance(found: list[int], place: int) -> int:
    """The range to a face-down tile: to the nearest of its hexes."""
    first = place * 4
    best = found[first]
    for space in range(first + 1, first + 4):
        if found[space] < best:
            best = found[space]
    return best


# -- what lasts -------------------------------------------------------------------------------------------------------


def lasting_range(state: ReviveState, player: Player, kind: int, main: bool) -> int:
    """The range bonus of technologies, cards in play and the campaign chapter."""
    bonus = 1 if player.knows(VUK_RANGE) else 0
    for slot in player.slots:
        for entry in slot:
            term = HALF_LASTS[entry]
            if term >= 0 and OP[term] == RANGE:
                bonus += A[term]
    if kind == EXPLORE and main and state.chapter == CLEAR_SKY and player.explore_actions == 0:
        bonus += 1
    return bonus


def lasting_discount(player: Player, kind: int) -> int:
    """The discount of cards in play for a board action."""
    found = 0
    for slot in player.slots:
        for entry in slot:
            term = HALF_LASTS[entry]
            if term >= 0 and OP[term] == DISCOUNT and A[term] == kind:
                found += B[term]
    return found


def ready_modifiers(state: ReviveState, player: Player, kind: int) -> int:
    """The machines that could be activated to make a board action cheaper, as a mask."""
    if player.store == 0 or state.slept:
        return 0
    return player.machines & ~player.charged & MODIFIERS[kind]


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
    return with_machines(base, mask, player.store)


def with_machines(base: Terms, mask: int, energy: int) -> list[Terms]:
    """The terms with every set of the machines that the energy allows."""
    found = [base]
    spent = [0]
    while mask:
        machine = (mask & -mask).bit_length() - 1
        mask &= mask - 1
        for index in range(len(found)):
            if spent[index] < energy:
                found.append(improved(found[index], machine))
                spent.append(spent[index] + 1)
    return found


def improved(terms: Terms, machine: int) -> Terms:
    """Terms with one more machine activated."""
    term = MACHINE_TERM[machine]
    op = OP[term]
    if op == RANGE:
        return Terms(terms.reach + A[term], terms.discount, terms.anywhere)
    if op == EXPLORE_ANYWHERE:
        return Terms(terms.reach, terms.discount, True)
    return Terms(terms.reach, terms.discount + B[term], terms.anywhere)


# -- costs ------------------------------------------------------------------------------------------------------------


def food_for(distance: int, terms: Terms) -> int:
    """One food for every counted space beyond the range bonus."""
    if terms.anywhere or distance <= terms.reach:
        return 0
    return distance - terms.reach


def near_discount(player: Player, spaces: tuple[int, ...]) -> int:
    """One resource less beside an own workshop, or beside the falcon with its technology."""
    if player.side != MOON:
        return 0
    if player.tribe == FORMICA:
        for space in spaces:
            for near in NEIGHBOURS[space]:
                if near in player.tokens:
                    return 1
    elif player.falcon >= 0 and player.knows(VUK_FALCON_DISCOUNT):
        for space in spaces:
            if player.falcon in NEIGHBOURS[space]:
                return 1
    return 0


def target_discount(player: Player, space: int) -> int:
    """Two resources less where an own target lies."""
    return 2 if player.tribe == IOX49I and player.side == MOON and space in player.tokens else 0


def build_gears(state: ReviveState, seat: int, space: int, size: int, discount: int) -> int:
    """The gears for a building after all discounts."""
    player = state.players[seat]
    gears = BUILDING_COST[size] - discount
    if player.knows(FOR_MOUNTAIN):
        for near in NEIGHBOURS[space]:
            if state.field[near] == MOUNTAINS:
                gears -= 1
    if player.side == MOON:
        gears -= near_discount(player, (space,)) + target_discount(player, space)
    return gears if gears > 0 else 0


def tech_books(state: ReviveState, seat: int, space: int, tech: int, discount: int) -> int:
    """The books for a technology after all discounts, without what other players get."""
    player = state.players[seat]
    books = TECH_COST[tech] - discount
    if player.side == MOON:
        books -= near_discount(player, (space,)) + target_discount(player, space)
    return books if books > 0 else 0


def toll(state: ReviveState, seat: int, space: int, tech: int) -> int:
    """One book for every other player with a pawn there, unless the technology frees from it."""
    player = state.players[seat]
    if player.knows(HOF_NO_TOLL) or TREE[player.tribe * 2 + player.side][tech] == HOF_NO_TOLL:
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
    gears, books, tile_food = BACK_COST[state.backs[place]]
    tile_food = max(0, tile_food - terms.discount)
    food = tile_food + food_for(distance, terms)
    if player.knows(IOX_EXPLORER) and food > 0:
        food -= 1
    if player.side == MOON and near_discount(player, tile_spaces(place)):
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


# -- targets ----------------------------------------------------------------------------------------------------------


def explore_targets(state: ReviveState, seat: int, reach: int, main: bool, most: int = 99) -> list[int]:
    """The face-down tiles that can be reached and paid, up to a number."""
    player = state.players[seat]
    goods = player.goods
    mask = ready_modifiers(state, player, EXPLORE)
    budget = goods[2] + goods[3] + (1 if player.skills else 0) + player.side
    if mask == 0 and budget < 3:
        return []  # every back costs at least three food
    offers = terms_of(state, seat, EXPLORE, reach, main)
    places = reach_of(state, seat).places
    targets: list[int] = []
    if player.side != MOON:
        spare = 1 if player.knows(IOX_EXPLORER) else 0
        for place in range(30):
            distance = places[place]
            if state.rotations[place] != FACE_DOWN:
                continue
            gears, books, tile_food = BACK_COST[state.backs[place]]
            for terms in offers:
                food = (tile_food - terms.discount if tile_food > terms.discount else 0) - spare
                if not terms.anywhere:
                    if distance == FAR:
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
            if (distance < FAR or terms.anywhere) and affordable(
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
        if len(player.large if size else player.small) >= BUILDINGS[size]:
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
    if len(player.small) >= BUILDINGS[0] and len(player.large) >= BUILDINGS[1]:
        return []
    mask = ready_modifiers(state, player, BUILD)
    if mask == 0 and player.side != MOON and goods[0] + goods[3] < 2 and not player.knows(FOR_MOUNTAIN):
        return []  # only a card in play could make it cheaper still
    offers = terms_of(state, seat, BUILD, reach, main)
    farthest = goods[2] + goods[3] + farthest_bonus(offers)
    known = reach_of(state, seat)
    found = known.to
    targets: list[int] = []
    if most == 1 and player.side != MOON and not player.knows(FOR_MOUNTAIN):
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
    return [tech for tech in range(1, 7) if not techs >> tech & 1 and techs >> TECH_AFTER[tech] & 1]


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
    mask = ready_modifiers(state, player, POPULATE)
    if mask == 0 and player.side != MOON and goods[1] + goods[3] < (2 if player.techs else 1):
        return []  # only a card in play could make it cheaper still
    offers = terms_of(state, seat, POPULATE, reach, main)
    farthest = goods[2] + goods[3] + farthest_bonus(offers)
    known = reach_of(state, seat)
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
    if kinds & 1 << BUILD and build_targets(state, seat, reach, main, 1):
        return True
    if kinds & 1 << POPULATE and populate_targets(state, seat, reach, main, 1):
        return True
    return kinds & 1 << EXPLORE != 0 and len(explore_targets(state, seat, reach, main, 1)) > 0


def ranged_targets(state: ReviveState, seat: int, spaces: list[int], crystals: int) -> list[int]:
    """The spaces of an ability whose range and crystals can be paid."""
    player = state.players[seat]
    found = distances(state, seat)
    offers = terms_of(state, seat, 3, 0, False)
    return [
        space
        for space in spaces
        if found[space] < FAR and any(player.can_pay(0, 0, food_for(found[space], terms), crystals) for terms in offers)
    ]
