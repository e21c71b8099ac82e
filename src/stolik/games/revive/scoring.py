"""Final scoring: the purple points, the winner, and the rating of a solo game."""

from __future__ import annotations

from typing import Final

from .actions.able import board_flasks, recruited
from .board import (
    BIG_NW,
    CARD_BONUS_POINTS,
    DEVELOPMENT_POINTS,
    END_TOKEN_POINTS,
    HEXES,
    HOFSTADTERIANS,
    MOON,
    NEIGHBOURS,
    SMALL_ARTIFACT_POINTS,
    SYMBOL_AT,
    TECH_POINTS,
)
from .cards import (
    ARTIFACT_ELEMENTS,
    BUILDINGS_PLACED,
    CARD_COLOUR,
    CARD_ELEMENT,
    CARDS_RECRUITED,
    CRATE_ELEMENT,
    CRYSTAL_ELEMENT,
    ELEMENT_VALUE,
    ENERGY_ELEMENT,
    FLASK_ELEMENT,
    FLASKS_OWNED,
    HALF_FLASKS,
    LARGE_ARTIFACTS,
    LARGE_BUILDINGS,
    LARGE_LOCATIONS,
    MODULES_ELEMENT,
    MODULES_PLACED,
    PAWN_ELEMENT,
    PAWNS_PLACED,
    SPECIAL_MACHINES,
    STARTERS,
    SYMBOLS_TOUCHED,
    TECHNOLOGIES_UNLOCKED,
    TILES_EXPLORED,
    TRIBE_ELEMENT,
    TRIBE_MARKERS,
    WATER_ELEMENT,
    WATERS_CLAIMED,
)  # fmt: skip
from .state import Player, ReviveState
from .tiles import (
    BIG_BIG_PAWNS,
    BIG_BUILDINGS,
    BIG_CARDS,
    BIG_CRATES,
    BIG_CRYSTALS,
    BIG_ENERGY,
    BIG_FLASKS,
    BIG_MODULES,
    BIG_PAWNS,
    BIG_PRESENCE,
    BIG_SPARK,
    BIG_TRACK_GRAY,
    BIG_TRACK_GREEN,
    BIG_TRACK_YELLOW,
    BIG_TRIBE,
    BIG_VALUE,
    BIG_WATERS,
    PRESENCE,
    SOURCE,
    SPECIAL_MASK,
)  # fmt: skip

LINES: Final = (
    "blue", "development", "technologies", "large_locations", "card_bonuses", "end_token", "small_artifacts",
    "resources", "artifact_card",
)  # fmt: skip
RATINGS: Final = (49, 74, 99, 129, 159, 179)  # the highest score of each rating but the last


# -- counting -----------------------------------------------------------------------------------------------------------


def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def energy_markers(player: Player) -> int:
    """Energy in the store and on machines."""
    return player.store + bits(player.charged)


def placed_modules(player: Player) -> int:
    """Modules on the player board."""
    return sum([1 for module in player.modules if module >= 0])


def crates_owned(player: Player) -> int:
    """Crates, open or closed."""
    return len(player.crates) + len(player.opened) + len(player.reopened)


def flasks(player: Player) -> int:
    """Flasks on machines, modules and both halves of all own cards."""
    return board_flasks(player) + sum([HALF_FLASKS[card * 2] + HALF_FLASKS[card * 2 + 1] for card in player.cards()])


def waters(player: Player) -> int:
    """Waters claimed by a building or a temple, once each."""
    if player.tribe == HOFSTADTERIANS and player.side == MOON:
        return len(player.waters) + sum([1 for temple in player.tokens if temple not in player.waters])
    return len(player.waters)


def crystal_symbols(state: ReviveState, player: Player) -> int:
    """Crystal symbols and sources beside an own building, once each."""
    found: list[int] = []
    for building in [*player.small, *player.large]:
        if SYMBOL_AT[building] >= 0 and HEXES + SYMBOL_AT[building] not in found:
            found.append(HEXES + SYMBOL_AT[building])
        for near in NEIGHBOURS[building]:
            if state.field[near] == SOURCE and near not in found:
                found.append(near)
    return len(found)


def big_pawns(player: Player) -> int:
    """Pawns in large locations."""
    return sum([1 for pawn in player.pawns if pawn >= BIG_NW])


def presence(player: Player) -> int:
    """Terrain tiles with an own building or pawn."""
    found: list[int] = []
    for space in [*player.small, *player.large, *player.pawns]:
        if space < HEXES and space // 4 not in found:
            found.append(space // 4)
    return len(found)


def element_units(state: ReviveState, player: Player, element: int) -> int:
    """How many units of an artifact-card element a player has."""
    if element == CRATE_ELEMENT:
        return crates_owned(player)
    if element == ENERGY_ELEMENT:
        return energy_markers(player)
    if element == MODULES_ELEMENT:
        return placed_modules(player) // 2
    if element == PAWN_ELEMENT:
        return len(player.pawns)
    if element == TRIBE_ELEMENT:
        return player.removed_tribe_markers()
    if element == FLASK_ELEMENT:
        return flasks(player)
    if element == CARD_ELEMENT:
        return recruited(player)
    if element == WATER_ELEMENT:
        return waters(player)
    assert element == CRYSTAL_ELEMENT
    return crystal_symbols(state, player)


# -- scoring ------------------------------------------------------------------------------------------------------------


def large_location_points(state: ReviveState, player: Player, side: int) -> int:
    """What a large location gives a player with a pawn there."""
    if side == BIG_TRACK_GRAY or side == BIG_TRACK_GREEN or side == BIG_TRACK_YELLOW:
        units = player.tracks[side // 2]
    elif side == BIG_ENERGY:
        units = energy_markers(player)
    elif side == BIG_MODULES:
        units = placed_modules(player)
    elif side == BIG_BUILDINGS:
        units = len(player.large)
    elif side == BIG_PAWNS:
        units = len(player.pawns)
    elif side == BIG_CARDS:
        units = recruited(player)
    elif side == BIG_BIG_PAWNS:
        units = big_pawns(player)
    elif side == BIG_WATERS:
        units = waters(player)
    elif side == BIG_TRIBE:
        units = player.removed_tribe_markers()
    elif side == BIG_CRATES:
        units = crates_owned(player)
    elif side == BIG_FLASKS or side == BIG_SPARK:
        units = flasks(player)
    elif side == BIG_CRYSTALS:
        units = crystal_symbols(state, player)
    else:
        assert side == BIG_PRESENCE
        tiles = presence(player)
        units = next((points for least, points in PRESENCE if tiles >= least), 0)
    return units * BIG_VALUE[side]


def card_bonus_points(player: Player) -> int:
    """Two points per recruited card of each colour whose card bonus is uncovered."""
    if not player.bonuses >> 12:
        return 0
    return CARD_BONUS_POINTS * sum([
        1 for card in player.cards() if card >= STARTERS and player.bonuses >> 12 + CARD_COLOUR[card] & 1
    ])  # fmt: skip


def artifact_points(state: ReviveState, player: Player, card: int) -> int:
    """Each element of the artifact card, times one and once more for every large artifact of its colour."""
    if card < 0:
        return 0
    total = 0
    for colour in range(3):
        element = ARTIFACT_ELEMENTS[card][colour]
        value = element_units(state, player, element) * ELEMENT_VALUE[element]
        total += value * (1 + player.artifacts[colour])
    return total


def sheet(state: ReviveState, seat: int) -> list[int]:
    """A player's points by category, in the order of `LINES`."""
    player = state.players[seat]
    return [
        player.score,
        DEVELOPMENT_POINTS[player.developed + 1],
        sum([TECH_POINTS[tech] for tech in range(7) if player.techs >> tech & 1]),
        sum(
            [large_location_points(state, player, state.big[pawn - BIG_NW]) for pawn in player.pawns if pawn >= BIG_NW]
        ),
        card_bonus_points(player),
        END_TOKEN_POINTS if player.end_token else 0,
        SMALL_ARTIFACT_POINTS * player.small_artifacts,
        sum(player.goods) // 5,
        artifact_points(state, player, player.artifact_card),
    ]


def total(state: ReviveState, seat: int) -> int:
    """A player's points if the game ended now."""
    return sum(sheet(state, seat))


def unscored(player: Player) -> int:
    """Resources left over after five-for-one: the first tie-break."""
    return sum(player.goods) % 5


def winners(state: ReviveState) -> list[int]:
    """The highest total; then more unscored resources; then farther machine markers; then shared."""
    ranks = [(total(state, seat), unscored(player), sum(player.tracks)) for seat, player in enumerate(state.players)]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def rating(points: int) -> int:
    """The rating of a solo game, from defeat to utopia."""
    return sum([1 for highest in RATINGS if points > highest])


# -- the campaign's goals -------------------------------------------------------------------------------------------------


def goal_units(state: ReviveState, seat: int, counted: int) -> int:
    """How far a player is with what a goal counts."""
    player = state.players[seat]
    if counted == TILES_EXPLORED:
        return player.explored
    if counted == PAWNS_PLACED:
        return len(player.pawns)
    if counted == BUILDINGS_PLACED:
        return len(player.small) + len(player.large)
    if counted == SPECIAL_MACHINES:
        return bits(player.machines & SPECIAL_MASK)
    if counted == MODULES_PLACED:
        return placed_modules(player)
    if counted == TRIBE_MARKERS:
        return player.removed_tribe_markers()
    if counted == WATERS_CLAIMED:
        return waters(player)
    if counted == SYMBOLS_TOUCHED:
        return crystal_symbols(state, player)
    if counted == CARDS_RECRUITED:
        return recruited(player)
    if counted == FLASKS_OWNED:
        return flasks(player)
    if counted == LARGE_LOCATIONS:
        return big_pawns(player)
    if counted == LARGE_ARTIFACTS:
        return sum(player.artifacts)
    if counted == LARGE_BUILDINGS:
        return len(player.large)
    assert counted == TECHNOLOGIES_UNLOCKED
    return bits(player.techs)
