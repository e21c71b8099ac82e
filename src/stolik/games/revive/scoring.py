"""Final scoring: the purple points, the winner, and the rating of a solo game."""

from __future__ import annotations

from typing import Final

from . import board, cards, tiles
from .state import Player, ReviveState

LINES: Final = (
    "blue", "development", "technologies", "large_locations", "card_bonuses", "end_token", "small_artifacts",
    "resources", "artifact_card",
)  # fmt: skip
RATINGS: Final[tuple[int, ...]] = board.RATINGS  # the highest score of each rating but the last


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


def recruited(player: Player) -> int:
    """How many citizens a player has, starting cards not counted."""
    return sum([1 for card in player.cards() if card >= cards.STARTERS])


def board_flasks(player: Player) -> int:
    """Flasks on a player's machines and modules."""
    return bits(player.machines & tiles.FLASK_MACHINES) + sum(
        [tiles.MODULE_FLASKS[each] for each in player.modules if each >= 0]
    )


def flasks(player: Player) -> int:
    """Flasks on machines, modules and both halves of all own cards."""
    return board_flasks(player) + sum(
        [cards.HALF_FLASKS[card * 2] + cards.HALF_FLASKS[card * 2 + 1] for card in player.cards()]
    )


def flasks_visible(player: Player) -> int:
    """Flasks on machines and modules, cards in the active zone and visible halves in slots."""
    return (
        board_flasks(player)
        + sum([cards.HALF_FLASKS[card * 2] + cards.HALF_FLASKS[card * 2 + 1] for card in player.active])
        + sum([cards.HALF_FLASKS[entry] for slot in player.slots for entry in slot])
    )


def waters(player: Player) -> int:
    """Waters claimed by a building or a temple, once each."""
    if player.tribe == board.HOFSTADTERIANS and player.side == board.MOON:
        return len(player.waters) + sum([1 for temple in player.tokens if temple not in player.waters])
    return len(player.waters)


def crystal_symbols(state: ReviveState, player: Player) -> int:
    """Crystal symbols and sources beside an own building, once each."""
    found: list[int] = []
    for building in [*player.small, *player.large]:
        if board.SYMBOL_AT[building] >= 0 and board.HEXES + board.SYMBOL_AT[building] not in found:
            found.append(board.HEXES + board.SYMBOL_AT[building])
        for near in board.NEIGHBOURS[building]:
            if state.field[near] == tiles.SOURCE and near not in found:
                found.append(near)
    return len(found)


def big_pawns(player: Player) -> int:
    """Pawns in large locations."""
    return sum([1 for pawn in player.pawns if pawn >= board.BIG_NW])


def presence(player: Player) -> int:
    """Terrain tiles with an own building or pawn."""
    found: list[int] = []
    for space in [*player.small, *player.large, *player.pawns]:
        if space < board.HEXES and space // 4 not in found:
            found.append(space // 4)
    return len(found)


def element_units(state: ReviveState, player: Player, element: int) -> int:
    """How many units of an artifact-card element a player has: pairs, where two things count as one."""
    things = element_things(state, player, element)
    return things // cards.ELEMENT_THINGS[element]


def element_things(state: ReviveState, player: Player, element: int) -> int:
    """How many things of an artifact-card element a player has."""
    if element == cards.CRATE_ELEMENT:
        return crates_owned(player)
    if element == cards.ENERGY_ELEMENT:
        return energy_markers(player)
    if element == cards.MODULES_ELEMENT:
        return placed_modules(player)
    if element == cards.PAWN_ELEMENT:
        return len(player.pawns)
    if element == cards.TRIBE_ELEMENT:
        return player.removed_tribe_markers()
    if element == cards.FLASK_ELEMENT:
        return flasks(player)
    if element == cards.CARD_ELEMENT:
        return recruited(player)
    if element == cards.WATER_ELEMENT:
        return waters(player)
    assert element == cards.CRYSTAL_ELEMENT
    return crystal_symbols(state, player)


# -- scoring ------------------------------------------------------------------------------------------------------------


def large_location_points(state: ReviveState, player: Player, side: int) -> int:
    """What a large location gives a player with a pawn there."""
    if side in tiles.BIG_TRACKS:
        units = player.tracks[tiles.BIG_TRACKS.index(side)]
    elif side == tiles.BIG_ENERGY:
        units = energy_markers(player)
    elif side == tiles.BIG_MODULES:
        units = placed_modules(player)
    elif side == tiles.BIG_BUILDINGS:
        units = len(player.large)
    elif side == tiles.BIG_PAWNS:
        units = len(player.pawns)
    elif side == tiles.BIG_CARDS:
        units = recruited(player)
    elif side == tiles.BIG_BIG_PAWNS:
        units = big_pawns(player)
    elif side == tiles.BIG_WATERS:
        units = waters(player)
    elif side == tiles.BIG_TRIBE:
        units = player.removed_tribe_markers()
    elif side == tiles.BIG_CRATES:
        units = crates_owned(player)
    elif side == tiles.BIG_FLASKS or side == tiles.BIG_SPARK:
        units = flasks(player)
    elif side == tiles.BIG_CRYSTALS:
        units = crystal_symbols(state, player)
    else:
        assert side == tiles.BIG_PRESENCE
        spread = presence(player)
        units = next((points for least, points in tiles.PRESENCE if spread >= least), 0)
    return units * tiles.BIG_VALUE[side]


def card_bonus_points(player: Player) -> int:
    """Points per recruited card of each colour whose card bonus is uncovered."""
    open_colours = [board.BONUS_COLOUR[bonus] for bonus in board.CARD_BONUSES if player.bonuses >> bonus & 1]
    if not open_colours:
        return 0
    recruits = [card for card in player.cards() if card >= cards.STARTERS]
    return board.CARD_BONUS_POINTS * sum([1 for card in recruits if cards.CARD_COLOUR[card] in open_colours])


def artifact_points(state: ReviveState, player: Player, card: int) -> int:
    """Each element of the artifact card, times one and once more for every large artifact of its colour."""
    if card < 0:
        return 0
    total = 0
    for colour in range(3):
        element = cards.ARTIFACT_ELEMENTS[card][colour]
        value = element_units(state, player, element) * cards.ELEMENT_VALUE[element]
        total += value * (1 + player.artifacts[colour])
    return total


def sheet(state: ReviveState, seat: int) -> list[int]:
    """A player's points by category, in the order of `LINES`."""
    player = state.players[seat]
    return [
        player.score,
        board.DEVELOPMENT_POINTS[player.developed + 1],
        sum([board.TECH_POINTS[tech] for tech in range(len(board.TECHS)) if player.techs >> tech & 1]),
        sum(
            [
                large_location_points(state, player, state.big[pawn - board.BIG_NW])
                for pawn in player.pawns
                if pawn >= board.BIG_NW
            ]
        ),
        card_bonus_points(player),
        board.END_TOKEN_POINTS if player.end_token else 0,
        board.SMALL_ARTIFACT_POINTS * player.small_artifacts,
        sum(player.goods) // board.RESOURCES_A_POINT,
        artifact_points(state, player, player.artifact_card),
    ]


def total(state: ReviveState, seat: int) -> int:
    """A player's points if the game ended now."""
    return sum(sheet(state, seat))


def unscored(player: Player) -> int:
    """Resources left over after five-for-one: the first tie-break."""
    return sum(player.goods) % board.RESOURCES_A_POINT


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
    if counted == cards.TILES_EXPLORED:
        return player.explored
    if counted == cards.PAWNS_PLACED:
        return len(player.pawns)
    if counted == cards.BUILDINGS_PLACED:
        return len(player.small) + len(player.large)
    if counted == cards.SPECIAL_MACHINES:
        return bits(player.machines & tiles.SPECIAL_MASK)
    if counted == cards.MODULES_PLACED:
        return placed_modules(player)
    if counted == cards.TRIBE_MARKERS:
        return player.removed_tribe_markers()
    if counted == cards.WATERS_CLAIMED:
        return waters(player)
    if counted == cards.SYMBOLS_TOUCHED:
        return crystal_symbols(state, player)
    if counted == cards.CARDS_RECRUITED:
        return recruited(player)
    if counted == cards.FLASKS_OWNED:
        return flasks(player)
    if counted == cards.LARGE_LOCATIONS:
        return big_pawns(player)
    if counted == cards.LARGE_ARTIFACTS:
        return sum(player.artifacts)
    if counted == cards.LARGE_BUILDINGS:
        return len(player.large)
    assert counted == cards.TECHNOLOGIES_UNLOCKED
    return bits(player.techs)
