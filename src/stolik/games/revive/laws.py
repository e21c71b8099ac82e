"""What every state of the game obeys: nothing is lost, doubled or out of place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...engine.errors import require
from . import board, cards, tiles
from .state import Player, ReviveState


def boards_are_sound(state: ReviveState) -> None:
    """Markers, resources and machines of each player board."""
    for seat, player in enumerate(state.players):
        covered = len(board.BONUSES) - player.bonuses.bit_count()
        markers = len(board.BONUSES) + board.TRIBE_MARKERS
        require(player.developed + player.tribe_markers + covered == markers, f"seat {seat} lost development markers")
        for bonus, due in enumerate(board.THRESHOLDS):
            reached = all(player.tracks[track] >= due[track] for track in range(len(due)))
            open_ = player.bonuses >> bonus & 1 == 1
            require(reached == open_, f"bonus {bonus + 1} of seat {seat} does not fit its tracks")
        full = any(player.goods[each] > room for each, room in enumerate(board.CAPACITY))
        require(not full, f"seat {seat} has resources beyond their tracks")
        require(not player.charged & ~player.machines, f"energy of seat {seat} lies on a machine that is not there")


def technologies_are_joined(state: ReviveState) -> None:
    """A pawn on the board for every technology; each follows the one that its line comes from."""
    for seat, player in enumerate(state.players):
        require(len(player.pawns) == player.techs.bit_count(), f"pawns and technologies of seat {seat} do not match")
        for tech, after in enumerate(board.TECH_AFTER):
            if player.techs >> tech & 1 and tech != board.T1:
                require(player.techs >> after & 1 == 1, f"technologies of seat {seat} are not joined")


def cards_are_conserved(state: ReviveState) -> None:
    """Everybody keeps the starting cards; no citizen is lost; cards are played on slot symbols only."""
    citizens = len(state.deck) + len(state.citizens) + len(state.citizens_removed)
    for seat, player in enumerate(state.players):
        own = player.cards()
        started = len([card for card in own if card < cards.STARTERS])
        require(len(set(own)) == len(own) and started == cards.SET, f"seat {seat} lost cards")
        for slot in player.slots:
            require(all(cards.HALF_SLOT[entry] for entry in slot[:-1]), "a card lies on one without the slot symbol")
        citizens += len(own) - started
    require(citizens == cards.CARD_COUNT - cards.STARTERS, f"{citizens} citizens")


def supplies_are_conserved(state: ReviveState) -> None:
    """Artifacts, energy, modules, special machines and crates."""
    modules = [*state.module_stack, *state.module_display, *state.module_discard, *state.modules_removed]
    modules += [module for player in state.players for module in player.modules if module >= 0]
    require(len(modules) == len(tiles.ALL_MODULES), f"{len(modules)} modules")
    machines = len(state.machines_removed) + sum(map(len, [*state.machine_stacks, *state.machine_display]))
    machines += total(state, lambda player: (player.machines & tiles.SPECIAL_MASK).bit_count())
    require(machines == tiles.SPECIALS, f"{machines} special machines")
    crates = total(state, lambda player: len(player.crates) + len(player.opened) + len(player.reopened))
    require(crates + len(state.crate_stack) == len(tiles.ALL_CRATES), "crates were lost")
    energy = state.pool + total(state, lambda player: player.store + player.charged.bit_count())
    require(energy == board.ENERGY_POOL, f"{energy} energy")
    artifacts = state.large_artifacts() + state.artifacts_removed + total(state, lambda player: sum(player.artifacts))
    require(artifacts == state.artifacts_in_use, f"{artifacts} large artifacts")
    require(state.artifacts_removed <= state.seats, "too many artifacts were removed")
    require(total(state, lambda player: int(player.end_token)) == int(state.ending), "not one end token at the end")


def total(state: ReviveState, counted: Callable[[Player], int]) -> int:
    """What all players have together."""
    return sum([counted(player) for player in state.players])


def map_is_sound(state: ReviveState) -> None:
    """Buildings stand alone and on sand; claimed waters are beside them."""
    buildings = [space for player in state.players for space in (*player.small, *player.large)]
    require(len(buildings) == len(set(buildings)), "two buildings stand on one hex")
    require(all(state.field[space] == tiles.SAND for space in buildings), "a building does not stand on sand")
    for player in state.players:
        near = {space for each in (*player.small, *player.large) for space in board.NEIGHBOURS[each]}
        require(near.issuperset(player.waters), "a claimed water is far from its buildings")


LAWS: Final = (
    boards_are_sound, technologies_are_joined, cards_are_conserved, supplies_are_conserved, map_is_sound,
)  # fmt: skip
