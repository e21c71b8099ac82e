"""Who knows what: redacted views, and worlds dealt from them."""

from __future__ import annotations

from ...engine.rng import Dice
from ...engine.view import UNKNOWN, hide_core, redacted
from . import board, cards, tiles
from .state import FACE_DOWN, ReviveState


def redact(state: ReviveState, viewer: int) -> ReviveState:
    """Tiles are seen once they are turned, artifact cards by their owners and, at the end, by everybody."""
    view = redacted(state, viewer)
    view.tiles = [
        UNKNOWN if state.rotations[place] == FACE_DOWN else state.tiles[place] for place in range(len(state.tiles))
    ]
    for seat in range(state.seats):
        if seat == viewer or state.finished:
            view.players[seat].artifact_card = state.players[seat].artifact_card
    return view


def rest_of(everything: tuple[int, ...], seen: list[int], dice: Dice) -> list[int]:
    """What was not seen of all copies, in random order."""
    left = list(everything)
    for thing in seen:
        if thing >= 0:
            left.remove(thing)
    dice.shuffle(left)
    return left


def determinize(view: ReviveState, dice: Dice) -> ReviveState:
    """A whole state that the viewer could be in."""
    state = view.clone()
    deal_tiles(state, dice)
    deal_stacks(state, dice)
    deal_artifact_cards(state, dice)
    hide_core(view, state, dice)
    return state


def deal_tiles(state: ReviveState, dice: Dice) -> None:
    """Unseen fronts are dealt within each kind of back."""
    fronts = tiles.HIDDEN_TILES + tiles.SOURCE_TILES if state.sources else tiles.HIDDEN_TILES
    left = [tile for tile in fronts if tile not in state.tiles]
    dice.shuffle(left)
    for place in range(len(board.PLACES)):
        if state.tiles[place] == UNKNOWN:
            for tile in left:
                if tiles.TILE_BACK[tile] == state.backs[place]:
                    state.tiles[place] = tile
                    left.remove(tile)
                    break


def deal_stacks(state: ReviveState, dice: Dice) -> None:
    """Citizens, machines, modules and crates that nobody sees."""
    citizens = [*state.citizens, *state.citizens_removed]
    machines = [*state.machines_removed]
    modules = [*state.module_display, *state.module_discard, *state.modules_removed]
    crates: list[int] = []
    for player in state.players:
        citizens.extend([card for card in player.cards() if card >= cards.STARTERS])
        machines.extend([
            machine for machine in range(tiles.FIRST_SPECIAL, tiles.FIRST_SPECIAL + tiles.SPECIALS) if player.machines >> machine & 1
        ])  # fmt: skip
        modules.extend(player.modules)
        crates.extend([*player.crates, *player.opened, *player.reopened])
    if UNKNOWN in state.deck:
        state.deck = rest_of(tuple(range(cards.STARTERS, cards.CARD_COUNT)), citizens, dice)
    for colour in range(3):
        of_colour = [
            machine
            for machine in range(tiles.FIRST_SPECIAL, tiles.FIRST_SPECIAL + tiles.SPECIALS)
            if tiles.MACHINE_COLOUR[machine] == colour
            and machine not in machines
            and machine not in state.machine_display[colour]
        ]
        dice.shuffle(of_colour)
        state.machine_stacks[colour] = tuple(of_colour)
    state.module_stack = rest_of(tiles.ALL_MODULES, modules, dice)
    left = rest_of(tiles.ALL_CRATES, crates, dice)
    for player in state.players:
        player.crates = tuple(sorted([left.pop() if crate == UNKNOWN else crate for crate in player.crates]))
    state.crate_stack = left


def deal_artifact_cards(state: ReviveState, dice: Dice) -> None:
    """Foreign artifact cards, uniformly from those not seen."""
    seen = [player.artifact_card for player in state.players]
    for player in state.players:
        seen.extend(player.dealt)
    left = [card for card in range(len(cards.ARTIFACT_CARDS)) if card not in seen]
    dice.shuffle(left)
    for player in state.players:
        if player.dealt and UNKNOWN in player.dealt:
            first = player.artifact_card if player.artifact_card >= 0 else left.pop()
            player.dealt = tuple(sorted([first, left.pop()]))
            if player.artifact_card == UNKNOWN:
                player.artifact_card = first
        elif player.artifact_card == UNKNOWN:
            player.artifact_card = left.pop()
