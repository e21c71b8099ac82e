"""What every state of the game obeys: nothing is lost, doubled or beyond its limit."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ...engine.errors import require
from . import cards, tiles
from .board import cap, is_spared
from .pieces import SOURCES
from .state import IcaionState


def regions_hold_what_they_may(state: IcaionState) -> None:
    """Machines of different colours, no parasites beside the City for few players, qoam up to saturation."""
    for region in range(15):
        owners = [owner for owner in state.machines[3 * region : 3 * region + 3] if owner >= 0]
        require(len(set(owners)) == len(owners), f"two machines of one colour in region {region}")
        require(state.qoam[region] <= cap(state.seats), f"too much qoam in region {region}")
        require(not (is_spared(state.seats, region) and state.parasites[region]), "parasites beside the City")
        wonder = state.wonder_at[region]
        require(wonder < 0 or state.wonder_owner[wonder] not in owners, "a wonder with a machine of its owner")


def wonders_are_claimed_once(state: IcaionState) -> None:
    """Those on the board are those that somebody has restored; nobody has too many."""
    standing = sorted([wonder for wonder in state.wonder_at if wonder >= 0])
    claimed = [wonder for wonder, owner in enumerate(state.wonder_owner) if owner >= 0]
    require(standing == claimed, "wonders on the board and claimed differ")
    for seat in range(state.seats):
        require(state.wonders_of(seat) <= cards.WONDERS_EACH[state.seats], f"seat {seat} has too many wonders")


def shards_are_conserved(state: IcaionState) -> None:
    """Sixteen on the Colossus, in the bag, on division boards or gone, each value as often as printed."""
    shards = [*state.colossus_shards, *state.bag, *state.shards_gone]
    for player in state.players:
        shards += player.shards
    if state.shard_shown:
        shards.append(state.shard_shown)
    require(sorted(shards) == sorted(tiles.SHARDS), "shards were lost or doubled")
    require(len(state.colossus_shards) <= tiles.COLOSSUS_SHARDS[state.seats], "too many shards on the Colossus")


def the_calendar_goes_on(state: IcaionState) -> None:
    """One event card for each round; a Year ends with the last region card."""
    require(sorted(state.order) == list(range(state.seats)), "the turn order is no order")
    if state.year:
        require(len(state.track) == state.round, "one event card for each round")
        drawn = len(state.event_deck) + len(state.track)
        require(drawn == cards.REGION_CARDS + state.year, "event cards were lost")
    regions = sum([card < cards.REGION_CARDS for card in state.track])
    require(regions == state.regions_revealed, "region cards are miscounted")


def curios_are_conserved(state: IcaionState) -> None:
    """Every curio card is somewhere, once; nobody has more cards than his limits."""
    curios = Counter([*state.curio_deck, *state.curio_discard, *state.resolving])
    for player in state.players:
        curios.update([*player.hand, *player.upgrades])
        require(len(player.hand) <= player.hand_limit(), "too many cards in hand")
        require(len(player.upgrades) <= player.upgrade_limit(), "too many upgrades")
    whole = Counter(cards.curio_cards(state.no_wound_cards))
    require(not state.curio_deck or curios == whole, "curio cards were lost or doubled")


def division_boards_are_whole(state: IcaionState) -> None:
    """Nine machines, taken in order; no crystals in closed cages; points that come from somewhere."""
    for seat, player in enumerate(state.players):
        closed = [cage for cage in range(tiles.CAGES) if not player.is_open(cage)]
        require(not any(player.content(cage) for cage in closed), "crystals in a closed cage")
        for kind in range(3):
            machines = sum([state.machines[3 * region + kind] == seat for region in range(15)])
            machines += sum([player.left >> slot & 1 for slot in (kind, kind + 3, kind + 6)])
            require(machines <= 3, f"seat {seat} has too many machines")
        for row in (0, 3, 6):
            require(state.beams or player.left >> row & 7 in (7, 6, 4, 0), "machines left out of order")
        earned = sum(state.ledger[SOURCES * seat : SOURCES * seat + SOURCES])
        require(earned == player.rp, "points and their sources differ")


def apparatuses_are_conserved(state: IcaionState) -> None:
    """Each tile at most once, in the slot of its Year, installed ones in different colours."""
    taken: list[int] = []
    for player in state.players:
        installed = [tile for tile in player.installed if tile >= 0]
        require(len({tile // 3 for tile in installed}) == len(installed), "two installed apparatuses of one colour")
        for year, tile in enumerate(player.installed):
            require(tile < 0 or tile % 3 == year, "an apparatus in the slot of another Year")
        taken += installed + ([player.held] if player.held >= 0 else [])
    require(len(set(taken)) == len(taken), "an apparatus was doubled")
    require(all(state.piles[tile // 3] > tile % 3 + 1 for tile in taken), "a taken apparatus is in its pile")


LAWS: Final = (
    regions_hold_what_they_may,
    wonders_are_claimed_once,
    shards_are_conserved,
    the_calendar_goes_on,
    curios_are_conserved,
    division_boards_are_whole,
    apparatuses_are_conserved,
)
