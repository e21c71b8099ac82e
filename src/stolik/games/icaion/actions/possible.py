"""What a player may do and what it costs; of what he may not do, why. Questions only; nothing changes."""

from __future__ import annotations

from typing import Final

from ....engine.option import Candidates, Option, Verb
from .. import cards, pieces, tiles
from ..board import EDGE_OF, IN_CITY, NODE_REGIONS
from ..state import IcaionState, Seat

BLUE_ONLY: Final = 1 << cards.BLUE
GREEN_ONLY: Final = 1 << cards.GREEN
GRAY_ONLY: Final = 1 << cards.GRAY
PINK_ONLY: Final = 1 << cards.PINK


# -- prices -------------------------------------------------------------------------------------------------


def colours_in(region: int) -> int:
    """The colours (bits) that pay in a region: its own, and brown."""
    return 1 << region // 3 | 1 << cards.BROWN


def deploy_cost(state: IcaionState, seat: int, region: int) -> int:
    """One crystal for each machine there and one more; the Creature pays less."""
    cost = state.machines_in(region) + 1
    return max(0, cost - cards.SEEKER_AMOUNT[cards.CREATURE]) if state.players[seat].seeker == cards.CREATURE else cost


def curio_cost(player: Seat, card: int) -> int:
    """The green crystals for playing a card; the Creature pays less."""
    cost = cards.CURIO_COST[card]
    return max(0, cost - cards.SEEKER_AMOUNT[cards.CREATURE]) if player.seeker == cards.CREATURE else cost


def payable(have: list[int], cost: int, colours: int, converters: int) -> bool:
    """Whether a cost in the given colours (bits) can be paid, conversions of other colours included."""
    missing = cost
    for colour in range(5):
        if colours >> colour & 1:
            missing -= have[colour]
    if missing <= 0:
        return True
    if missing > converters:
        return False
    for colour in range(5):
        if not colours >> colour & 1:
            missing -= have[colour] // cards.PAIR
    return missing <= 0


def most_payable(have: list[int], colours: int, converters: int) -> int:
    """The largest cost in the given colours that can be paid."""
    direct = 0
    pairs = 0
    for colour in range(5):
        if colours >> colour & 1:
            direct += have[colour]
        else:
            pairs += have[colour] // cards.PAIR
    return direct + min(pairs, converters)


# -- standard actions ---------------------------------------------------------------------------------------


def add_standard(
    state: IcaionState, seat: int, actions: int, have: list[int], hand: int, nested: bool, out: Candidates
) -> None:
    """The standard actions (of those given as bits), with the given crystals and number of cards in hand.

    `nested` says that an Extract would wake no wonder.
    """
    if actions & cards.EXTRACT:
        add_extract(state, seat, hand, nested, out)
    if actions & cards.DEPLOY:
        add_deploys(state, seat, have, pieces.DEPLOYS, out)
    if actions & cards.ERADICATE:
        add_eradicates(state, seat, have, out)
    if actions & cards.INVESTIGATE:
        add_investigate(state, seat, pieces.INVESTIGATE_OPTION, out)
    if actions & cards.RETRIEVE:
        add_retrieves(state, seat, pieces.RETRIEVES, out)
    if actions & cards.INSTALL:
        add_install(state, seat, pieces.INSTALL_OPTION, out)
    if actions & cards.RESTORE:
        add_restores(state, seat, have, out)


def add_extract(state: IcaionState, seat: int, hand: int, nested: bool, out: Candidates) -> None:
    """A30: something must happen: qoam, an own scavenger that can act, or a wonder that wakes."""
    for region in NODE_REGIONS[state.players[seat].node]:
        if (
            state.qoam[region]
            or (state.wonder_at[region] >= 0 and not nested)
            or (state.machines[3 * region + tiles.SCAVENGER] == seat and can_scavenge(state, seat, region, hand))
        ):
            out.legal.append(pieces.EXTRACT_OPTION)
            return
    out.refuse(pieces.EXTRACT_OPTION, pieces.NOTHING_TO_EXTRACT)


def can_scavenge(state: IcaionState, seat: int, region: int, hand: int) -> bool:
    """A scavenger needs room in hand, or a card to sell with a Relic broker."""
    player = state.players[seat]
    if state.is_blocked(region):
        return False
    return hand < player.hand_limit() or (hand > 0 and player.upgraded(cards.SCAVENGER_DISCARD) > 0)


def no_room(state: IcaionState, seat: int, region: int) -> Verb | None:
    """Why a region takes no machine of a player, whatever its kind; None: it takes one."""
    machines, at = state.machines, 3 * region
    if machines[at] == seat or machines[at + 1] == seat or machines[at + 2] == seat:
        return pieces.OWN_MACHINE
    wonder = state.wonder_at[region]
    if wonder >= 0 and state.wonder_owner[wonder] == seat:
        return pieces.OWN_WONDER
    if machines[at] >= 0 and machines[at + 1] >= 0 and machines[at + 2] >= 0:
        return pieces.REGION_FULL
    return None


def add_deploys(state: IcaionState, seat: int, have: list[int], made: list[Option], out: Candidates) -> None:
    """Every machine in every region around the seeker.

    One reason for a region that takes none of them, or for one that is too dear; else one for each kind that stands
    there already.
    """
    player = state.players[seat]
    slots = player.available(state.beams)
    if not slots:
        return
    converters = player.converters()
    for region in NODE_REGIONS[player.node]:
        reason = no_room(state, seat, region)
        if reason is not None:
            if out.why:
                out.refuse(made[9 * region + slots[0]], reason, (region,))
            continue
        cost = deploy_cost(state, seat, region)
        poor = not payable(have, cost, colours_in(region), converters)
        if poor and not out.why:
            continue
        told = 0  # a bit for each kind of machine that stands there, and one more for the price
        for slot in slots:
            option = made[9 * region + slot]
            kind = slot % 3
            if state.machines[3 * region + kind] >= 0:
                if out.why and not told >> kind & 1:
                    out.refuse(option, pieces.SAME_TYPE, (kind, region))
                told |= 1 << kind
            elif not poor:
                out.legal.append(option)
            elif not told >> 3:
                refuse_price(option, region, cost, out)
                told |= 8


def refuse_price(option: Option, region: int, cost: int, out: Candidates) -> None:
    """A cost in the region's colour or in brown is too high; in the mountains there is only brown."""
    colour = region // 3
    out.refuse(option, pieces.CANNOT_PAY if colour == cards.BROWN else pieces.CANNOT_PAY_WILD, (cost, colour))


def add_eradicates(state: IcaionState, seat: int, have: list[int], out: Candidates) -> None:
    """Beside parasites: for one gray crystal or more, as many as are useful."""
    parasites = state.adjacent_parasites(seat)
    if not parasites:
        out.refuse(pieces.ERADICATES[1], pieces.NO_PARASITES)
        return
    player = state.players[seat]
    useful = -(-parasites // player.strength())
    most = min(useful, most_payable(have, GRAY_ONLY, player.converters()))
    if not most:
        out.refuse(pieces.ERADICATES[1], pieces.CANNOT_PAY, (1, cards.GRAY))
    for gray in range(most, 0, -1):
        out.legal.append(pieces.ERADICATES[gray])


def add_investigate(state: IcaionState, seat: int, option: Option, out: Candidates) -> None:
    """On the edge of the Colossus' crater, while it holds a shard."""
    if EDGE_OF[state.players[seat].node] != state.colossus:
        if out.why:
            out.refuse(option, pieces.NOT_AT_COLOSSUS, (state.colossus,))
    elif not state.colossus_shards:
        out.refuse(option, pieces.NO_SHARDS)
    else:
        out.legal.append(option)


def add_retrieves(state: IcaionState, seat: int, made: list[Option], out: Candidates) -> None:
    """In the City, once a Year, into an empty slot: this Year's tile of a colour that is not installed yet."""
    player = state.players[seat]
    reason: Verb | None = None
    args: tuple[int, ...] = ()
    if player.held >= 0:
        reason, args = pieces.SLOT_TAKEN, (player.held,)
    elif player.retrieved:
        reason = pieces.RETRIEVED_ALREADY
    elif not IN_CITY[player.node]:
        reason = pieces.NOT_IN_CITY
    if reason is not None and not out.why:
        return
    for colour in range(5):
        option = made[3 * colour + state.year - 1]
        if reason is not None:
            out.refuse(option, reason, args)
        elif state.piles[colour] != state.year:
            out.refuse(option, pieces.TILE_GONE, (colour,))
        elif state.has_installed(seat, colour):
            out.refuse(option, pieces.COLOUR_INSTALLED, (colour,))
        else:
            out.legal.append(option)


def add_install(state: IcaionState, seat: int, option: Option, out: Candidates) -> None:
    """With a tile in the retrieval slot, on the edge of the crater of its colour."""
    player = state.players[seat]
    if player.held < 0:
        out.refuse(option, pieces.NO_TILE)
    elif EDGE_OF[player.node] != player.held // 3:
        out.refuse(option, pieces.NOT_AT_CRATER, (player.held // 3,))
    else:
        out.legal.append(option)


def add_restores(state: IcaionState, seat: int, have: list[int], out: Candidates) -> None:
    """Every wonder on offer in every region around the seeker without a wonder or own machine.

    One reason for each region; the cheapest wonder stands for those that are too dear.
    """
    offered = state.wonders_offered
    if not offered:
        return
    player = state.players[seat]
    converters = player.converters()
    limit = cards.WONDERS_EACH[state.seats]
    full = state.wonders_of(seat) >= limit
    for region in NODE_REGIONS[player.node]:
        first = pieces.RESTORES[15 * offered[0] + region]
        if full:
            out.refuse(first, pieces.WONDER_LIMIT, (limit,))
            return
        if state.wonder_at[region] >= 0:
            out.refuse(first, pieces.WONDER_THERE, (region,))
            continue
        if state.machine_of(seat, region) >= 0:
            out.refuse(first, pieces.OWN_MACHINE, (region,))
            continue
        most = most_payable(have, colours_in(region), converters)
        dear = -1
        for wonder in offered:
            if cards.WONDER_COST[wonder] <= most:  # A38: no discount for the Creature
                out.legal.append(pieces.RESTORES[15 * wonder + region])
            elif dear < 0 or cards.WONDER_COST[wonder] < cards.WONDER_COST[dear]:
                dear = wonder
        if dear >= 0:
            refuse_price(pieces.RESTORES[15 * dear + region], region, cards.WONDER_COST[dear], out)


# -- curio cards --------------------------------------------------------------------------------------------


def add_plays(state: IcaionState, seat: int, have: list[int], hub: bool, out: Candidates) -> None:
    """Every card of the hand, cards printed alike once: its cost, its timing, and A29: an action that it grants."""
    player = state.players[seat]
    converters = player.converters()
    last_face = -1
    for card in player.hand:  # ascending: cards printed alike stand together
        if cards.FACE[card] == last_face:
            continue
        last_face = cards.FACE[card]
        effect = cards.CURIO_EFFECT[card]
        cost = curio_cost(player, card)
        if cost and not payable(have, cost, GREEN_ONLY, converters):
            out.refuse(pieces.PLAYS[card], pieces.CANNOT_PAY, (cost, cards.GREEN))
        elif effect == cards.MOVE and (hub or not state.card_move_open):
            out.refuse(pieces.PLAYS[card], pieces.MOVE_CARD_LATE)
        elif effect == cards.ACTION and not leaves_action(
            state, seat, card, have, cost, converters, len(player.hand) - 1, hub
        ):
            out.refuse(pieces.PLAYS[card], pieces.NOTHING_GRANTED)
        else:
            out.legal.append(pieces.PLAYS[card])


def leaves_action(
    state: IcaionState, seat: int, card: int, have: list[int], cost: int, converters: int, hand: int, nested: bool
) -> bool:
    """Whether some way to pay a card's cost leaves one of the actions it grants possible."""
    if cost == 0:
        granted = Candidates()
        add_standard(state, seat, cards.CURIO_WHAT[card], have, hand, nested, granted)
        return len(granted.legal) > 0
    if have[cards.GREEN]:
        have[cards.GREEN] -= 1
        left = leaves_action(state, seat, card, have, cost - 1, converters, hand, nested)
        have[cards.GREEN] += 1
        if left:
            return True
    if converters:
        for colour in range(5):
            if colour != cards.GREEN and have[colour] >= cards.PAIR:
                have[colour] -= cards.PAIR
                left = leaves_action(state, seat, card, have, cost - 1, converters - 1, hand, nested)
                have[colour] += cards.PAIR
                if left:
                    return True
    return False
