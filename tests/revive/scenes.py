"""Positions for the tests: the fixture of the worked examples, and short ways to fill and read a table."""

from __future__ import annotations

from stolik.games.revive import GAME
from stolik.games.revive.actions.free_actions import Bag
from stolik.games.revive.actions.icon import ICONS, Resolve
from stolik.games.revive.actions.icons import every_icon
from stolik.games.revive.board import (
    CHASM,
    MODULE_PLACES,
    PLACES,
    SPACES,
    THRESHOLDS,
    TREE,
    TRIBES,
)
from stolik.games.revive.cards import ARTIFACT_CARDS, CARDS
from stolik.games.revive.effects import RESOURCES, Effect
from stolik.games.revive.pieces import BACK, CRATE, FIELD, MACHINE, MODULE, TILE
from stolik.games.revive.rounds import EndAction, Menu
from stolik.games.revive.state import EMPTY_SLOTS, FACE_DOWN, NO_MODULES, ReviveState
from stolik.games.revive.actions.explore import lay_tile

LETTERS = {
    "S": "sand", "M": "mountains", "F": "forest", "C": "crops", "L": "location", "X": "source",
    "W:energy": "water_energy", "W:module": "water_module", "W:crate": "water_crate", "W:crystal": "water_crystal",
    "W:points3": "water_points3",
}  # fmt: skip
FIXTURE = {
    "t13": "tile_start_1",
    "t14": "tile_start_2",
    "t22": "tile_start_3",
    "t33": "tile_start_4",
    "t34": "tile_start_5",
}


def fx(players: int = 2, *tribes: str, seed: int = 3, **variants: str) -> ReviveState:
    """The fixture FX: starting tiles in rotation 0, seat 0 first and active, nobody has anything, nothing is asked.

    A tribe is written `nadair` or `nadair_moon`; the others follow in the order of the table.
    """
    variants = {"cc_formica": "on", "cc_vukuntur": "on", "cc_moon": "on", **variants}
    state = GAME.start(GAME.setup(players, seed, variants))
    state.agenda.clear()
    state.first = 0
    state.active = 0
    state.round = 1
    state.actions_left = 1 if players == 1 else 2
    state.tiles[:] = [-1] * 30
    for place in range(30):
        state.rotations[place] = FACE_DOWN
        state.field[place * 4 : place * 4 + 4] = [0, 0, 0, 0]
    for place, tile in FIXTURE.items():
        state.tiles[PLACES.index(place)] = TILE.parse(tile)
        lay_tile(state, PLACES.index(place), 0)
    state.backs = tuple(0 if PLACES[place] in FIXTURE else 1 for place in range(30))
    unused = list(range(5, 30))
    for place in range(30):
        if PLACES[place] not in FIXTURE:
            state.tiles[place] = unused.pop(0)
    named = [*tribes, *[tribe for tribe in TRIBES if tribe not in [each.split("_")[0] for each in tribes]]]
    for seat, player in enumerate(state.players):
        name, _, side = named[seat].partition("_")
        player.tribe = TRIBES.index(name)
        player.side = 1 if side == "moon" else 0
        player.falcon = CHASM if named[seat] == "vukuntur_moon" else -1
        player.goods = [0, 0, 0, 0]
        cards = sorted(player.cards())
        player.active, player.rest, player.slots = tuple(cards), (), EMPTY_SLOTS
        player.modules = NO_MODULES
    state.map_changed()
    return state


def show(state: ReviveState, **hexes: str) -> None:
    """Override hexes: their tiles are face up; other hexes of the tile become sand."""
    for name, letter in hexes.items():
        space = SPACES.index(name)
        place = space // 4
        if state.rotations[place] == FACE_DOWN:
            state.rotations[place] = 0
            state.field[place * 4 : place * 4 + 4] = [1, 1, 1, 1]
        state.field[space] = FIELD.parse(LETTERS[letter])
    state.map_changed()


def give(state: ReviveState, seat: int = 0, **goods: int) -> None:
    """Set a player's resources."""
    for name, n in goods.items():
        state.players[seat].goods[RESOURCES.index(name)] = n


def at(name: str) -> int:
    return SPACES.index(name)


def build(state: ReviveState, seat: int, *hexes: str, large: bool = False) -> None:
    """Put buildings on the board; waters beside them count as claimed."""
    player = state.players[seat]
    spaces = tuple(at(name) for name in hexes)
    if large:
        player.large += spaces
    else:
        player.small += spaces
    from stolik.games.revive.board import NEIGHBOURS

    for space in spaces:
        for near in NEIGHBOURS[space]:
            if 6 <= state.field[near] <= 10 and near not in player.waters:
                player.waters += (near,)
    state.map_changed()


def settle(state: ReviveState, seat: int, *spaces: str) -> None:
    """Put pawns on the board, unlocking technologies in the order T1, T2, ..."""
    player = state.players[seat]
    for name in spaces:
        tech = bin(player.techs).count("1")
        player.techs |= 1 << tech
        player.skills |= 1 << TREE[player.tribe * 2 + player.side][tech]
        player.pawns += (at(name),)
    state.map_changed()


def learn(state: ReviveState, technology: str, seat: int = 0) -> None:
    """Know a technology without a pawn on the board."""
    from stolik.games.revive.board import TECHNOLOGY_NAMES

    state.players[seat].skills |= 1 << TECHNOLOGY_NAMES.index(technology)
    if technology in MACHINE.ids:
        own(state, technology, seat=seat, energy=0)
    state.map_changed()


def own(state: ReviveState, *machines: str, seat: int = 0, energy: int = 1) -> None:
    """Own machines, with energy in the store."""
    player = state.players[seat]
    for name in machines:
        machine = MACHINE.parse(name)
        player.machines |= 1 << machine
        for colour in range(3):
            state.machine_display[colour] = tuple(m for m in state.machine_display[colour] if m != machine)
            state.machine_stacks[colour] = tuple(m for m in state.machine_stacks[colour] if m != machine)
    player.store = energy


def tracks(state: ReviveState, gray: int = 0, green: int = 0, yellow: int = 0, seat: int = 0) -> None:
    """Set the machine tracks; the bonuses they reach are uncovered, without machines taken."""
    player = state.players[seat]
    player.tracks = [gray, green, yellow]
    player.bonuses = sum(
        1 << index for index, due in enumerate(THRESHOLDS) if all(player.tracks[t] >= due[t] for t in range(3))
    )
    player.machines |= player.bonuses & 7
    player.developed = bin(player.bonuses).count("1") + 5 - player.tribe_markers


def zone(state: ReviveState, *cards: str, seat: int = 0) -> None:
    """Put cards into the active zone; citizens leave deck and display."""
    player = state.players[seat]
    for name in cards:
        card = CARDS.index(name)
        own_cards(state, card)
        player.active = (*[each for each in player.active if each != card], card)


def own_cards(state: ReviveState, card: int) -> None:
    if card in state.deck:
        state.deck.remove(card)
    if card in state.citizens:
        state.citizens = tuple(each for each in state.citizens if each != card) + (state.deck.pop(),)


def only(state: ReviveState, *cards: str, seat: int = 0) -> None:
    """The active zone holds just these; the other own cards rest."""
    player = state.players[seat]
    zone(state, *cards, seat=seat)
    wanted = [CARDS.index(name) for name in cards]
    player.rest += tuple(card for card in player.active if card not in wanted)
    player.active = tuple(wanted)


def lay(state: ReviveState, slot: int, *cards: str, half: str = "", seat: int = 0) -> None:
    """Cards already lie in a slot (1 to 5), with the half that the slot uses."""
    player = state.players[seat]
    bottom = half == "bottom" or not half and slot in (3, 4)
    slots = list(player.slots)
    for name in cards:
        card = CARDS.index(name)
        own_cards(state, card)
        player.active = tuple(each for each in player.active if each != card)
        player.rest = tuple(each for each in player.rest if each != card)
        slots[slot - 1] += (card * 2 + bottom,)
    player.slots = tuple(slots)


def plug(state: ReviveState, place: str, module: str, seat: int = 0) -> None:
    """A module lies on a module place."""
    player = state.players[seat]
    index = [row[0] for row in MODULE_PLACES].index(place)
    kind = MODULE.parse(module)
    modules = list(player.modules)
    modules[index] = kind
    player.modules = tuple(modules)
    player.places_used |= 1 << index
    if kind in state.module_stack:
        state.module_stack.remove(kind)
    else:
        state.module_display = tuple(m for m in state.module_display if m != kind)


def displayed(state: ReviveState, *modules: str) -> None:
    """Exactly these modules lie in the display."""
    state.module_stack += state.module_display
    state.module_display = ()
    for name in modules:
        state.module_stack.remove(MODULE.parse(name))
        state.module_display += (MODULE.parse(name),)


def offered(state: ReviveState, *cards: str) -> None:
    """Exactly these citizens lie in the display."""
    state.deck += state.citizens
    state.citizens = ()
    for name in cards:
        state.deck.remove(CARDS.index(name))
        state.citizens += (CARDS.index(name),)


def crate(state: ReviveState, *crates: str, seat: int = 0, opened: bool = False) -> None:
    """Own crates."""
    player = state.players[seat]
    for name in crates:
        kind = CRATE.parse(name)
        state.crate_stack.remove(kind)
        if opened:
            player.opened += (kind,)
        else:
            player.crates = tuple(sorted([*player.crates, kind]))


def begin(state: ReviveState, seat: int = 0) -> ReviveState:
    """The player's menu."""
    state.active = seat
    state.agenda[:] = [Menu(seat)]
    state.advance()
    return state


def effect(state: ReviveState, given: Effect, seat: int = 0) -> ReviveState:
    """An effect happens inside an action of the player."""
    state.active = seat
    state.acting = True
    state.actions_left -= 1
    state.actions_done += 1
    state.agenda[:] = [EndAction(seat)]
    if len(given) == 1:
        ICONS.extend(every_icon()[len(ICONS) :])  # numbers that no card shows
        state.agenda.append(Resolve(seat, given[0]))
    else:
        state.agenda.append(Bag(seat, given, False))
    state.advance()
    return state


def play(state: ReviveState, *choices: str) -> ReviveState:
    """Play choices; one with a tilde may have played itself, being the only one."""
    for text in choices:
        if text.startswith("~"):
            if text[1:] not in texts(state):
                continue
            text = text[1:]
        state.play(GAME.vocabulary.parse(text))
    return state


def texts(state: ReviveState) -> list[str]:
    return [str(option) for option in state.options()]


def resolve(state: ReviveState, *answers: str) -> ReviveState:
    """Resolve everything pending in the listed order, giving the answers to the choices on the way."""
    left = list(answers)
    while state.agenda and not isinstance(state.agenda[-1], Menu):
        if isinstance(state.agenda[-1], Bag):
            found = texts(state)
            wanted = [text for text in found if text.startswith("resolve")]
            if not wanted:
                play(state, "done")
            else:
                play(state, "resolve-all" if "resolve-all" in wanted else wanted[0])
        elif left:
            text = left.pop(0)
            if not text.startswith("~") or text[1:] in texts(state):
                play(state, text)
        else:
            raise AssertionError(f"no answer for {texts(state)}")
    left = [text for text in left if not text.startswith("~")]
    assert not left, f"answers not asked for: {left}"
    return state


def goods(state: ReviveState, seat: int = 0) -> dict[str, int]:
    """What a player has of each resource."""
    return dict(zip(RESOURCES, state.players[seat].goods))


def names(cards: tuple[int, ...]) -> list[str]:
    return sorted(CARDS[card] for card in cards)


def refused(state: ReviveState) -> dict[str, str]:
    """Refused options with the names of the reasons."""
    return {str(each.option): each.reason.verb.name for each in state.refusals(state.deciders()[0])}


def artifact_card(name: str) -> int:
    return [row[0] for row in ARTIFACT_CARDS].index(name)


def hide(state: ReviveState, place: str, tile: str) -> None:
    """A tile lies face down in a place."""
    where, front = PLACES.index(place), TILE.parse(tile)
    if front in state.tiles:
        other = state.tiles.index(front)
        state.tiles[other] = state.tiles[where]
    state.tiles[where] = front
    kinds = {"ter": "back_terrain", "loc": "back_location", "wat": "back_water", "wat3": "back_water3"}
    backs = list(state.backs)
    backs[where] = BACK.parse(kinds.get(tile.split("_")[1], "back_source"))
    state.backs = tuple(backs)
    state.map_changed()


def has(state: ReviveState, *wanted: str) -> bool:
    """Whether all of these are offered now."""
    return all(text in texts(state) for text in wanted)


def free(state: ReviveState) -> list[str]:
    """The free actions offered now."""
    return [
        text for text in texts(state) if text.split()[0] in ("exchange", "activate", "open", "refine", "synthesize")
    ]
