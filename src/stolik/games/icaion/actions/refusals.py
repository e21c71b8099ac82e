"""Why an action that a player may expect is not possible now; the screen shows it."""

from __future__ import annotations

from ....engine.option import Option, Phrase, Refusal
from ..board import EDGE_OF, IN_CITY, NODE_REGIONS
from ..cards import BROWN, CURIO_EFFECT, FACE, GRAY, GREEN, MOVE, WONDER_COST
from ..pieces import (
    CANNOT_PAY,
    CANNOT_PAY_WILD,
    COLOUR_INSTALLED,
    DEPLOYS,
    DISCHARGED,
    DOUBLE_SHIFT,
    END_OPTION,
    ERADICATE,
    EXTRACT_OPTION,
    INSTALL,
    INVESTIGATE,
    MOVE_CARD_LATE,
    NO_PARASITES,
    NO_SHARDS,
    NO_TILE,
    NOT_AT_COLOSSUS,
    NOT_AT_CRATER,
    NOT_IN_CITY,
    NOTHING_GRANTED,
    NOTHING_TO_EXTRACT,
    OVERCHARGE,
    OWN_MACHINE,
    OWN_WONDER,
    PLAYS,
    POWER_DRAW,
    RECOVERING,
    REGION_FULL,
    RESTORE,
    RETRIEVE,
    RETRIEVED_ALREADY,
    SAME_TYPE,
    SECOND_LEG_DUE,
    SLOT_TAKEN,
    SPECIAL_USED,
    STANDARD_USED,
    TILE_GONE,
    WONDER_LIMIT,
    WONDER_THERE,
)  # fmt: skip
from ..state import SHIFT_ON, IcaionState, most_payable, payable
from .possible import WILD, can_extract, curio_cost, deploy_cost, is_playable, most_gray


def action_refusals(state: IcaionState, seat: int) -> list[Refusal]:
    """Everything that a player might look for in the choice of actions and does not find."""
    found: list[Refusal] = []
    if state.std_left:
        add_extract(state, seat, found)
        add_deploys(state, seat, found)
        add_eradicate(state, seat, found)
        add_investigate(state, seat, found)
        add_retrieve(state, seat, found)
        add_install(state, seat, found)
        add_restores(state, seat, found)
    else:
        found.append(Refusal(EXTRACT_OPTION, Phrase(STANDARD_USED)))
    add_special(state, seat, found)
    if state.double_shift == SHIFT_ON and state.std_done:
        found.append(Refusal(END_OPTION, Phrase(SECOND_LEG_DUE)))
    return found


def add_extract(state: IcaionState, seat: int, found: list[Refusal]) -> None:
    if not can_extract(state, seat, len(state.players[seat].hand), False):
        found.append(Refusal(EXTRACT_OPTION, Phrase(NOTHING_TO_EXTRACT)))


def add_deploys(state: IcaionState, seat: int, found: list[Refusal]) -> None:
    """One reason for a region that takes none of the machines, else one for each kind that stands there already."""
    player = state.players[seat]
    slots = player.available(state.beams)
    have, converters = player.have(), player.converters()
    for region in NODE_REGIONS[player.node]:
        reason = region_reason(state, seat, region)
        if reason is not None:
            found += [Refusal(DEPLOYS[9 * region + slot], reason) for slot in slots[:1]]
            continue
        cost = deploy_cost(state, seat, region)
        poor = not payable(have, cost, 1 << region // 3 | WILD, converters)
        told = 0  # a bit for each kind of machine
        for slot in slots:
            kind = slot % 3
            if state.machines[3 * region + kind] >= 0:
                if not told >> kind & 1:
                    found.append(Refusal(DEPLOYS[9 * region + slot], Phrase(SAME_TYPE, (kind, region))))
                told |= 1 << kind
            elif poor:
                found.append(Refusal(DEPLOYS[9 * region + slot], cannot_pay_in(region, cost)))
                poor = False


def region_reason(state: IcaionState, seat: int, region: int) -> Phrase | None:
    """Why a region has no room for any machine of a player; None when it has."""
    if state.machine_of(seat, region) >= 0:
        return Phrase(OWN_MACHINE, (region,))
    wonder = state.wonder_at[region]
    if wonder >= 0 and state.wonder_owner[wonder] == seat:
        return Phrase(OWN_WONDER, (region,))
    if state.machines_in(region) == 3:
        return Phrase(REGION_FULL, (region,))
    return None


def cannot_pay_in(region: int, cost: int) -> Phrase:
    """A cost in the region's colour or in brown is too high; in the mountains there is only brown."""
    return Phrase(CANNOT_PAY if region // 3 == BROWN else CANNOT_PAY_WILD, (cost, region // 3))


def add_eradicate(state: IcaionState, seat: int, found: list[Refusal]) -> None:
    one = Option(ERADICATE, (1,))
    if not state.adjacent_parasites(seat):
        found.append(Refusal(one, Phrase(NO_PARASITES)))
    elif not most_gray(state, seat, state.players[seat].have()):
        found.append(Refusal(one, Phrase(CANNOT_PAY, (1, GRAY))))


def add_investigate(state: IcaionState, seat: int, found: list[Refusal]) -> None:
    if EDGE_OF[state.players[seat].node] != state.colossus:
        found.append(Refusal(Option(INVESTIGATE), Phrase(NOT_AT_COLOSSUS, (state.colossus,))))
    elif not state.colossus_shards:
        found.append(Refusal(Option(INVESTIGATE), Phrase(NO_SHARDS)))


def add_retrieve(state: IcaionState, seat: int, found: list[Refusal]) -> None:
    player = state.players[seat]
    for colour in range(5):
        reason: Phrase | None = None
        if player.held >= 0:
            reason = Phrase(SLOT_TAKEN, (player.held,))
        elif player.retrieved:
            reason = Phrase(RETRIEVED_ALREADY)
        elif not IN_CITY[player.node]:
            reason = Phrase(NOT_IN_CITY)
        elif state.piles[colour] != state.year:
            reason = Phrase(TILE_GONE, (colour,))
        elif state.has_installed(seat, colour):
            reason = Phrase(COLOUR_INSTALLED, (colour,))
        if reason is not None:
            found.append(Refusal(Option(RETRIEVE, (3 * colour + state.year - 1,)), reason))


def add_install(state: IcaionState, seat: int, found: list[Refusal]) -> None:
    player = state.players[seat]
    if player.held < 0:
        found.append(Refusal(Option(INSTALL), Phrase(NO_TILE)))
    elif EDGE_OF[player.node] != player.held // 3:
        found.append(Refusal(Option(INSTALL), Phrase(NOT_AT_CRATER, (player.held // 3,))))


def add_restores(state: IcaionState, seat: int, found: list[Refusal]) -> None:
    """One reason for each region; the cheapest wonder stands for those that cannot be paid."""
    offered = state.wonders_offered
    if not offered:
        return
    player = state.players[seat]
    limit = 2 if state.seats == 2 else 1
    full = state.wonders_of(seat) >= limit
    for region in NODE_REGIONS[player.node]:
        option = Option(RESTORE, (offered[0], region))
        if full:
            found.append(Refusal(option, Phrase(WONDER_LIMIT, (limit,))))
            return
        if state.wonder_at[region] >= 0:
            found.append(Refusal(option, Phrase(WONDER_THERE, (region,))))
        elif state.machine_of(seat, region) >= 0:
            found.append(Refusal(option, Phrase(OWN_MACHINE, (region,))))
        else:
            most = most_payable(player.have(), 1 << region // 3 | WILD, player.converters())
            dear = [(WONDER_COST[wonder], wonder) for wonder in offered if WONDER_COST[wonder] > most]
            if dear:
                cost, wonder = min(dear)
                found.append(Refusal(Option(RESTORE, (wonder, region)), cannot_pay_in(region, cost)))


def add_special(state: IcaionState, seat: int, found: list[Refusal]) -> None:
    player = state.players[seat]
    if not state.spec_left:
        reason = Phrase(RECOVERING if state.recovery else SPECIAL_USED)
        for card in player.hand:
            found.append(Refusal(PLAYS[card], reason))
        found.append(Refusal(Option(OVERCHARGE), reason))
        return
    have, converters = player.have(), player.converters()
    last_face = -1
    for card in player.hand:
        if FACE[card] == last_face:
            continue
        last_face = FACE[card]
        cost = curio_cost(player, card)
        if not payable(have, cost, 1 << GREEN, converters):
            found.append(Refusal(PLAYS[card], Phrase(CANNOT_PAY, (cost, GREEN))))
        elif not is_playable(state, seat, card, have, converters, False):
            late = CURIO_EFFECT[card] == MOVE
            found.append(Refusal(PLAYS[card], Phrase(MOVE_CARD_LATE if late else NOTHING_GRANTED)))
    if not player.charged:
        for verb in (OVERCHARGE, POWER_DRAW, DOUBLE_SHIFT):
            found.append(Refusal(Option(verb), Phrase(DISCHARGED)))
