"""Setup: the common area, the players' boards and cards, as the rulebook lays them out."""

from __future__ import annotations

from dataclasses import replace

from ...engine.game import Setup
from . import board, cards, pieces, tiles
from .actions import citizens, crates, explore, modules, tracks
from .campaign import Campaign, Chapter
from .rounds import (
    CHOSEN_SIDES,
    MOON_SIDES,
    RANDOM_SIDES,
    SUN_SIDES,
    KeepArtifactCards,
    RandomSide,
    TakeSide,
    TakeTribe,
    Turn,
)
from .state import FACE_DOWN, NO_ARTIFACT_CARD, Player, ReviveState

CHAPTER_VALUES = ("off", "chapter_1", "chapter_2", "chapter_3", "chapter_4", "chapter_5")
SIDE_VALUES = ("sun", "moon", "random", "choice")
BIG_VALUES = ("none", "big_6", "big_7", "big_8", "big_6_big_7", "big_6_big_8", "big_7_big_8", "all")


def extra_large_locations(value: str) -> list[int]:
    """The extra large-location tiles (5, 6, 7 for big_6, big_7, big_8) of a variant's value."""
    return [tile for tile, name in ((5, "big_6"), (6, "big_7"), (7, "big_8")) if value == "all" or name in value]


def with_chapter(setup: Setup) -> Setup:
    """A chapter of the campaign brings what the chapters before it unlocked; what was set by hand stays."""
    chapter = CHAPTER_VALUES.index(setup.variants.get("campaign", "off"))
    if not chapter:
        return setup
    unlocked = Campaign((Chapter((), ()),) * (chapter - 1)).variants()
    return replace(setup, variants={**unlocked, **setup.variants})


def start(setup: Setup) -> ReviveState:
    """The state at the first choice."""
    setup = with_chapter(setup)
    state = ReviveState()
    state.seats = setup.players
    setup.start_dice(state)
    state.chapter = CHAPTER_VALUES.index(setup.variants.get("campaign", "off"))
    state.max_rounds = int(setup.variants.get("max_rounds", "100"))
    state.sources = setup.on("cc_crystal_sources")
    state.players = [Player() for _ in range(setup.players)]
    if state.chapter:
        for verb in (pieces.CHAPTER_BEGAN, pieces.CHAPTER_RULE, pieces.CHAPTER_GOALS):
            state.tell(verb, (state.chapter,))
    lay_map(state, setup)
    lay_displays(state)
    lay_artifacts(state, setup.on("longer_game") or state.chapter == cards.LONG_DAY)
    state.first = state.below(state.seats)
    deal_players(state, setup)
    decide_boards(state, setup)
    state.advance()
    return state


def lay_map(state: ReviveState, setup: Setup) -> None:
    """Five starting tiles face up, the others face down, a large location in each corner."""
    state.field = [tiles.HIDDEN] * board.SPACE_COUNT
    for corner in range(board.BIG_NW, board.CHASM):
        state.field[corner] = tiles.BIG
    state.field[board.CHASM] = tiles.CHASM_FIELD
    state.tiles = [-1] * len(board.PLACES)
    state.rotations = [FACE_DOWN] * len(board.PLACES)
    state.map_changed()
    starting = state.shuffled(tiles.START_TILES)
    hidden = list(state.shuffled(tiles.HIDDEN_TILES))
    if state.sources:
        del hidden[: len(tiles.SOURCE_TILES)]
        hidden.extend(tiles.SOURCE_TILES)
        state.shuffle(hidden)
    for index, place in enumerate(board.START_PLACES):
        state.tiles[place] = starting[index]
        explore.lay_tile(state, place, state.below(2))
    for place in range(len(board.PLACES)):
        if place not in board.START_PLACES:
            state.tiles[place] = hidden.pop()
    state.backs = tuple([tiles.TILE_BACK[tile] for tile in state.tiles])
    large = [*range(5), *extra_large_locations(setup.variants.get("cc_big_locations", "none"))]
    state.shuffle(large)
    state.big = tuple([tile * 2 + state.below(2) for tile in large[:4]])


def lay_displays(state: ReviveState) -> None:
    """Shuffle citizens, machines, modules and crates; fill the displays."""
    state.deck = list(state.shuffled(tuple(range(cards.STARTERS, cards.CARD_COUNT))))
    citizens.refill_citizens(state)
    specials = range(tiles.FIRST_SPECIAL, tiles.FIRST_SPECIAL + tiles.SPECIALS)
    for colour in range(3):
        of_colour = tuple([machine for machine in specials if tiles.MACHINE_COLOUR[machine] == colour])
        state.machine_stacks.append(state.shuffled(of_colour))
        state.machine_display.append(())
        tracks.refill_machines(state, colour)
    state.module_stack = list(state.shuffled(tiles.ALL_MODULES))
    modules.refill_modules(state)
    state.crate_stack = list(state.shuffled(tiles.ALL_CRATES))
    state.pool = board.ENERGY_POOL


def lay_artifacts(state: ReviveState, longer: bool) -> None:
    """As many large artifacts of each colour as players; one more in the longer game, or two small ones with four."""
    each = min(board.LARGE_ARTIFACTS, state.seats + 1 if longer else state.seats)
    state.craters = (each, each, each)
    state.crater_small = board.CRATER_SMALL if longer and state.seats == 4 else 0
    state.artifacts_in_use = 3 * each
    state.cube = 1 if state.solo() else 0


def deal_players(state: ReviveState, setup: Setup) -> None:
    """Starting cards, an artifact card, an energy marker, resources by turn order, perhaps a switch and a crate."""
    letters = state.shuffled((0, 1, 2, 3))
    artifact_cards = list(state.shuffled(tuple(range(len(cards.ARTIFACT_CARDS)))))
    switches = state.shuffled(tuple(range(1, len(tiles.SWITCHES))))
    for order, seat in enumerate(state.in_order(state.first)):
        player = state.players[seat]
        player.goods = list(board.START_RESOURCES[order])
        player.store = board.START_ENERGY
        state.pool -= board.START_ENERGY
        own = state.shuffled(tuple(range(letters[seat] * cards.SET, letters[seat] * cards.SET + cards.SET)))
        player.rest = own[: cards.SET // 2]
        player.active = own[cards.SET // 2 :]
        if setup.variants.get("artifact_cards") == "2":
            player.artifact_card = NO_ARTIFACT_CARD
            player.dealt = tuple(sorted([artifact_cards.pop(), artifact_cards.pop()]))
            for card in player.dealt:
                state.tell(pieces.DEALT_ARTIFACT_CARD, (card,), seat)
        else:
            player.artifact_card = artifact_cards.pop()
            state.tell(pieces.DEALT_ARTIFACT_CARD, (player.artifact_card,), seat)
        if setup.on("cc_switch"):
            player.switch = switches[seat]
        if state.chapter == cards.CACHES:
            crates.take_crates(state, seat, cards.CACHE_CRATES)


def decide_boards(state: ReviveState, setup: Setup) -> None:
    """Tribe boards are dealt, or drafted from the last player to the first; then artifact cards; then the first turn."""
    sides = setup.variants.get("tribe_side", "sun")
    state.side_rule = SIDE_VALUES.index(sides)
    assert (SUN_SIDES, MOON_SIDES, RANDOM_SIDES, CHOSEN_SIDES) == (0, 1, 2, 3)
    pool = [
        tribe
        for tribe in range(len(board.TRIBES))
        if not (
            tribe == board.FORMICA
            and not setup.on("cc_formica")
            or tribe == board.VUKUNTUR
            and not setup.on("cc_vukuntur")
        )
    ]
    if setup.variants.get("artifact_cards") == "2":
        state.then(KeepArtifactCards(), Turn(state.first))
    else:
        state.then(Turn(state.first))
    draft = setup.variants.get("tribe_selection") == "draft"
    if draft:
        state.tribes = tuple(pool)
    else:
        dealt = state.shuffled(tuple(pool))
        for seat in range(state.seats):
            state.players[seat].tribe = dealt[seat]
    # The last push decides first: the first player decides last.
    for seat in state.in_order(state.first):
        if draft:
            state.then(TakeTribe(seat))
        else:
            state.then(RandomSide(seat) if state.side_rule == RANDOM_SIDES else TakeSide(seat))
