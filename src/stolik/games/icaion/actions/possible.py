"""What a player may do: where each action is allowed and whether it can be paid. Questions only; nothing changes."""

from __future__ import annotations

from typing import Final

from ....engine.option import Option
from ..board import EDGE_OF, IN_CITY, NODE_REGIONS
from ..cards import (
    ACTION,
    BROWN,
    CREATURE,
    CURIO_COST,
    CURIO_EFFECT,
    CURIO_WHAT,
    DEPLOY,
    ERADICATE,
    EXTRACT,
    FACE,
    GRAY,
    GREEN,
    INSTALL,
    INVESTIGATE,
    MOVE,
    RESTORE,
    RETRIEVE,
    SCAVENGER_DISCARD,
    WONDER_COST,
)  # fmt: skip
from ..pieces import DEPLOYS, EXTRACT_OPTION, PLAYS, SPECIAL_DEPLOYS
from ..pieces import ERADICATE as ERADICATE_VERB
from ..pieces import INSTALL as INSTALL_VERB
from ..pieces import INVESTIGATE as INVESTIGATE_VERB
from ..pieces import RESTORE as RESTORE_VERB
from ..pieces import RETRIEVE as RETRIEVE_VERB
from ..state import IcaionState, Seat, most_payable, payable
from ..tiles import SCAVENGER

WILD: Final = 1 << BROWN
GREEN_ONLY: Final = 1 << GREEN
GRAY_ONLY: Final = 1 << GRAY

INVESTIGATE_OPTION: Final = Option(INVESTIGATE_VERB)
INSTALL_OPTION: Final = Option(INSTALL_VERB)


# -- extract ------------------------------------------------------------------------------------------------


def can_extract(state: IcaionState, seat: int, hand: int, nested: bool) -> bool:
    """A30: something must happen: qoam, an own scavenger that can act, or a wonder that wakes."""
    player = state.players[seat]
    for region in NODE_REGIONS[player.node]:
        if state.qoam[region]:
            return True
        if state.wonder_at[region] >= 0 and not nested:
            return True
        if state.machines[3 * region + SCAVENGER] == seat and can_scavenge(state, seat, region, hand):
            return True
    return False


def can_scavenge(state: IcaionState, seat: int, region: int, hand: int) -> bool:
    """A scavenger needs room in hand, or a card to sell with a Relic broker."""
    player = state.players[seat]
    if state.is_blocked(region):
        return False
    return hand < player.hand_limit() or (hand > 0 and player.upgraded(SCAVENGER_DISCARD) > 0)


# -- deploy -------------------------------------------------------------------------------------------------


def is_free_for(state: IcaionState, seat: int, region: int) -> bool:
    """Whether a region has room for a machine of a player, whatever its kind."""
    machines, at = state.machines, 3 * region
    count = 0
    for index in range(at, at + 3):
        owner = machines[index]
        if owner == seat:
            return False
        if owner >= 0:
            count += 1
    if count == 3:
        return False
    wonder = state.wonder_at[region]
    return wonder < 0 or state.wonder_owner[wonder] != seat


def deploy_cost(state: IcaionState, seat: int, region: int) -> int:
    """One crystal for each machine there and one more; the Creature pays one less."""
    cost = state.machines_in(region) + 1
    return cost - 1 if state.players[seat].seeker == CREATURE else cost


def add_deploys(state: IcaionState, seat: int, have: list[int], made: list[Option], out: list[Option]) -> None:
    """Every machine that may be deployed and paid, in every region around the seeker."""
    player = state.players[seat]
    slots = player.available(state.beams)
    if not slots:
        return
    converters = player.converters()
    for region in NODE_REGIONS[player.node]:
        if not is_free_for(state, seat, region):
            continue
        if not payable(have, deploy_cost(state, seat, region), 1 << region // 3 | WILD, converters):
            continue
        for slot in slots:
            if state.machines[3 * region + slot % 3] < 0:
                out.append(made[9 * region + slot])


# -- the other standard actions -----------------------------------------------------------------------------


def can_investigate(state: IcaionState, seat: int) -> bool:
    """On the edge of the Colossus' crater, while it holds a shard."""
    return EDGE_OF[state.players[seat].node] == state.colossus and len(state.colossus_shards) > 0


def can_install(state: IcaionState, seat: int) -> bool:
    """With a tile in the retrieval slot, on the edge of the crater of its colour."""
    player = state.players[seat]
    return player.held >= 0 and EDGE_OF[player.node] == player.held // 3


def most_gray(state: IcaionState, seat: int, have: list[int]) -> int:
    """The most gray that an Eradicate may spend: no more than is useful."""
    parasites = state.adjacent_parasites(seat)
    if not parasites:
        return 0
    player = state.players[seat]
    useful = -(-parasites // player.strength())
    return min(useful, most_payable(have, GRAY_ONLY, player.converters()))


def may_restore(state: IcaionState, seat: int) -> bool:
    """Two wonders for a player in a game of two, else one."""
    return len(state.wonders_offered) > 0 and state.wonders_of(seat) < (2 if state.seats == 2 else 1)


def add_restores(state: IcaionState, seat: int, have: list[int], out: list[Option]) -> None:
    """Every wonder that may be restored and paid, in every region around the seeker without a wonder or own machine."""
    if not may_restore(state, seat):
        return
    player = state.players[seat]
    converters = player.converters()
    for region in NODE_REGIONS[player.node]:
        if state.wonder_at[region] >= 0 or state.machine_of(seat, region) >= 0:
            continue
        most = most_payable(have, 1 << region // 3 | WILD, converters)
        for wonder in state.wonders_offered:
            if WONDER_COST[wonder] <= most:  # A38: no discount for the Creature
                out.append(Option(RESTORE_VERB, (wonder, region)))


def add_standard(state: IcaionState, seat: int, actions: int, have: list[int], nested: bool, out: list[Option]) -> None:
    """Every standard action (of those given as bits) that is legal and can be paid."""
    player = state.players[seat]
    if actions & EXTRACT and can_extract(state, seat, len(player.hand), nested):
        out.append(EXTRACT_OPTION)
    if actions & DEPLOY:
        add_deploys(state, seat, have, DEPLOYS, out)
    if actions & ERADICATE:
        for gray in range(most_gray(state, seat, have), 0, -1):
            out.append(Option(ERADICATE_VERB, (gray,)))
    if actions & INVESTIGATE and can_investigate(state, seat):
        out.append(INVESTIGATE_OPTION)
    if actions & RETRIEVE and IN_CITY[player.node]:
        for tile in state.takeable(seat):
            out.append(Option(RETRIEVE_VERB, (tile,)))
    if actions & INSTALL and can_install(state, seat):
        out.append(INSTALL_OPTION)
    if actions & RESTORE and state.wonders:
        add_restores(state, seat, have, out)


def is_any_possible(state: IcaionState, seat: int, actions: int, have: list[int], hand: int, nested: bool) -> bool:
    """Whether one of the actions (bits) is legal and payable with the given crystals and cards in hand."""
    if actions & EXTRACT and can_extract(state, seat, hand, nested):
        return True
    if actions & INVESTIGATE and can_investigate(state, seat):
        return True
    if actions & RETRIEVE and state.takeable(seat):
        return True
    if actions & INSTALL and can_install(state, seat):
        return True
    if actions & ERADICATE and most_gray(state, seat, have) > 0:
        return True
    if actions & DEPLOY:
        found: list[Option] = []
        add_deploys(state, seat, have, SPECIAL_DEPLOYS, found)
        return len(found) > 0
    return False


# -- curio cards --------------------------------------------------------------------------------------------


def curio_cost(player: Seat, card: int) -> int:
    """The green crystals for playing a card; the Creature pays one less."""
    cost = CURIO_COST[card]
    return cost - 1 if cost and player.seeker == CREATURE else cost


def leaves_action(
    state: IcaionState, seat: int, card: int, have: list[int], cost: int, converters: int, hand: int, nested: bool
) -> bool:
    """Whether some way to pay a card's cost leaves one of the actions it grants possible."""
    if cost == 0:
        return is_any_possible(state, seat, CURIO_WHAT[card], have, hand, nested)
    if have[GREEN]:
        have[GREEN] -= 1
        left = leaves_action(state, seat, card, have, cost - 1, converters, hand, nested)
        have[GREEN] += 1
        if left:
            return True
    if converters:
        for colour in range(5):
            if colour != GREEN and have[colour] >= 2:
                have[colour] -= 2
                left = leaves_action(state, seat, card, have, cost - 1, converters - 1, hand, nested)
                have[colour] += 2
                if left:
                    return True
    return False


def is_playable(state: IcaionState, seat: int, card: int, have: list[int], converters: int, hub: bool) -> bool:
    """Whether a card of the hand may be played now: its cost, its timing, and A29: an action that it grants."""
    player = state.players[seat]
    cost = curio_cost(player, card)
    if cost and not payable(have, cost, GREEN_ONLY, converters):
        return False
    effect = CURIO_EFFECT[card]
    if effect == MOVE:
        return state.card_move_open and not hub
    if effect == ACTION:
        return leaves_action(state, seat, card, have, cost, converters, len(player.hand) - 1, hub)
    return True


def add_plays(state: IcaionState, seat: int, have: list[int], hub: bool, out: list[Option]) -> None:
    """Every card of the hand that may be played; cards printed alike once."""
    player = state.players[seat]
    converters = player.converters()
    last_face = -1
    for card in player.hand:  # ascending: cards printed alike stand together
        if FACE[card] == last_face:
            continue
        last_face = FACE[card]
        if is_playable(state, seat, card, have, converters, hub):
            out.append(PLAYS[card])
