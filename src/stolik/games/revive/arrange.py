"""Revive: positions and what a promise may speak of.

A started game is rearranged; every piece is still somewhere. What is not named stays as it was dealt.

    hidden    face-down tiles that change places: { place = tile }
    shown     tiles that lie face up: { place = "tile rotation" }
    citizens, modules, machines (by colour)     what lies in the displays
    craters   artifacts left: purple, orange, white
    round     the round
    seat      one table a seat: goods, score, hibernation, switch ("ready" or "used"), tribe_markers, tracks, machines,
              energy, charged (machines), pawns (technology = space), small, large (buildings), active, rest, slots
              ("card top" or "card bottom"), modules (place = module), crates, opened, artifacts, artifact_card.
              Starting cards that are not named rest, once `active`, `rest` or `slots` is given.
"""

from __future__ import annotations

from typing import Any

from . import GAME
from .actions.explore import lay_tile
from .board import (
    MODULE_PLACES,
    NEIGHBOURS,
    PLACES,
    SCORE_BONUSES,
    SLOTS,
    SPACES,
    TECHNOLOGY_NAMES,
    THRESHOLDS,
    TREE,
)  # fmt: skip
from .cards import ARTIFACTS, CARDS
from .effects import COLOURS, RESOURCES
from .pieces import ARTIFACT_CARD, CRATE, LARGE_LOCATION, MACHINE, MODULE, TECH, TILE
from .state import EMPTY_SLOTS, NO_MODULES
from .tiles import FIELDS, TILE_BACK

KEYS = {"hidden", "shown", "citizens", "modules", "machines", "craters", "round", "seat"}
SEAT_KEYS = {
    "goods", "score", "hibernation", "switch", "tribe_markers", "tracks", "machines", "energy", "charged", "pawns", "small",
    "large", "active", "rest", "slots", "modules", "crates", "opened", "artifacts", "artifact_card",
}  # fmt: skip


def arrange(state: Any, wanted: dict[str, Any]) -> None:
    """Lay out a moment of the game."""
    for place, tile in wanted.get("hidden", {}).items():
        exchange_tiles(state, place, tile)
    for place, laid in wanted.get("shown", {}).items():
        tile, rotation = laid.split()
        exchange_tiles(state, place, tile)
        lay_tile(state, PLACES.index(place), int(rotation))
        state.rotations[PLACES.index(place)] = int(rotation)
    for seat, row in enumerate(wanted.get("seat", [])):
        arrange_seat(state, seat, row)
    if "citizens" in wanted:
        state.deck += list(state.citizens)
        state.citizens = tuple(CARDS.index(name) for name in wanted["citizens"])
        for card in state.citizens:
            state.deck.remove(card)
    if "modules" in wanted:
        state.module_stack += list(state.module_display)
        state.module_display = tuple(MODULE.parse(name) for name in wanted["modules"])
        for module in state.module_display:
            state.module_stack.remove(module)
    for colour, names in wanted.get("machines", {}).items():
        track = COLOURS.index(colour)
        everything = [*state.machine_stacks[track], *state.machine_display[track]]
        shown = [MACHINE.parse(name) for name in names]
        state.machine_stacks[track] = tuple(each for each in everything if each not in shown)
        state.machine_display[track] = tuple(shown)
    if "craters" in wanted:
        state.craters = tuple(wanted["craters"])
    state.round = wanted.get("round", state.round)
    state.map_changed()
    state.refresh()


def exchange_tiles(state: Any, place: str, tile: str) -> None:
    """A tile changes places with the one that lies there face down."""
    here, front = PLACES.index(place), TILE.parse(tile)
    there = state.tiles.index(front)
    assert state.rotations[here] < 0 and state.rotations[there] < 0, f"{place} or {tile} is face up"
    state.tiles[here], state.tiles[there] = state.tiles[there], state.tiles[here]
    state.backs = tuple(TILE_BACK[each] for each in state.tiles)


def arrange_seat(state: Any, seat: int, wanted: dict[str, Any]) -> None:
    """One player's boards."""
    player = state.players[seat]
    for name, n in wanted.get("goods", {}).items():
        player.goods[RESOURCES.index(name)] = n
    if "score" in wanted:
        player.score = wanted["score"]
        player.score_bonuses = sum(due <= player.score for due, _ in SCORE_BONUSES)
    player.hibernation = player.hibernations = wanted.get("hibernation", 0)
    player.switch_used = wanted.get("switch", "ready") == "used"
    player.tribe_markers = wanted.get("tribe_markers", 5)
    if "tracks" in wanted:
        player.tracks = [wanted["tracks"].get(colour, 0) for colour in COLOURS]
        for bonus, due in enumerate(THRESHOLDS):
            if all(player.tracks[track] >= due[track] for track in range(3)):
                player.bonuses |= 1 << bonus
        player.machines |= player.bonuses & 7
    player.developed = player.bonuses.bit_count() + 5 - player.tribe_markers
    arrange_machines(state, player, wanted)
    arrange_map(state, player, wanted)
    if {"active", "rest", "slots"} & wanted.keys():
        arrange_cards(state, player, wanted)
    arrange_store(state, player, wanted)


def arrange_machines(state: Any, player: Any, wanted: dict[str, Any]) -> None:
    """Own machines, out of the displays and stacks, and their energy."""
    for name in wanted.get("machines", []):
        machine = MACHINE.parse(name)
        player.machines |= 1 << machine
        for track in range(3):
            left = tuple(each for each in state.machine_display[track] if each != machine)
            state.machine_stacks[track] = tuple(each for each in state.machine_stacks[track] if each != machine)
            if len(left) < len(state.machine_display[track]):
                left += state.machine_stacks[track][-1:]
                state.machine_stacks[track] = state.machine_stacks[track][:-1]
            state.machine_display[track] = left
    charged = [MACHINE.parse(name) for name in wanted.get("charged", [])]
    if "energy" in wanted or charged:
        store = wanted.get("energy", player.store)
        state.pool += player.store - store - len(charged)
        player.store = store
        player.charged = sum(1 << machine for machine in charged)


def arrange_map(state: Any, player: Any, wanted: dict[str, Any]) -> None:
    """Pawns with their technologies, buildings and the water that they reach."""
    for tech, space in wanted.get("pawns", {}).items():
        technology = TREE[player.tribe * 2 + player.side][TECH.parse(tech)]
        player.techs |= 1 << TECH.parse(tech)
        player.skills |= 1 << technology
        if TECHNOLOGY_NAMES[technology] in MACHINE.names:
            player.machines |= 1 << MACHINE.parse(TECHNOLOGY_NAMES[technology])
        player.pawns += (SPACES.index(space),)
    for size in ("small", "large"):
        spaces = tuple(SPACES.index(space) for space in wanted.get(size, []))
        setattr(player, size, getattr(player, size) + spaces)
        for space in spaces:
            for near in NEIGHBOURS[space]:
                if FIELDS[state.field[near]].startswith("water") and near not in player.waters:
                    player.waters += (near,)


def arrange_store(state: Any, player: Any, wanted: dict[str, Any]) -> None:
    """Modules, crates and artifacts."""
    modules = list(NO_MODULES)
    for place, name in wanted.get("modules", {}).items():
        index = [row[0] for row in MODULE_PLACES].index(place)
        modules[index] = MODULE.parse(name)
        player.places_used |= 1 << index
        state.module_stack.remove(modules[index])
    player.modules = tuple(modules)
    for zone in ("crates", "opened"):
        kinds = tuple(sorted(CRATE.parse(name) for name in wanted.get(zone, [])))
        for kind in kinds:
            state.crate_stack.remove(kind)
        setattr(player, zone, kinds)
    if "artifacts" in wanted:
        player.artifacts = tuple(wanted["artifacts"].get(colour, 0) for colour in ARTIFACTS)
    if "artifact_card" in wanted:
        player.artifact_card = ARTIFACT_CARD.parse(wanted["artifact_card"])


def arrange_cards(state: Any, player: Any, wanted: dict[str, Any]) -> None:
    """Own cards lie where the lesson says; starting cards that it does not name rest."""
    active = [CARDS.index(name) for name in wanted.get("active", [])]
    slots = [list(each) for each in EMPTY_SLOTS]
    for slot, laid in wanted.get("slots", {}).items():
        for text in laid:
            name, half = text.split()
            slots[SLOTS.index(slot)].append(CARDS.index(name) * 2 + (half == "bottom"))
    named = [*active, *[entry >> 1 for slot in slots for entry in slot]]
    rest = [CARDS.index(name) for name in wanted.get("rest", [])]
    starting = [card for card in player.cards() if card not in named and card not in rest]
    for card in [*named, *rest]:
        if card in state.citizens:
            state.citizens = tuple(each for each in state.citizens if each != card) + (state.deck.pop(0),)
        elif card in state.deck:
            state.deck.remove(card)
    player.active, player.rest = tuple(active), (*rest, *starting)
    player.slots = tuple(tuple(slot) for slot in slots)


def facts(state: Any, seat: int) -> dict[str, Any]:
    """What can be read off the table."""
    player = state.players[seat]
    seen: dict[str, Any] = dict(zip(RESOURCES, player.goods))
    seen.update(zip(COLOURS, player.tracks))
    if player.tribe >= 0:
        seen.update({f"sheet_{line.id}": line.points[seat] for line in GAME.score_sheet(state)})
    seen.update(
        score=player.score,
        total=GAME.scores(state)[seat],
        energy=player.store,
        charged=player.charged.bit_count(),
        developed=player.developed,
        tribe_markers=player.tribe_markers,
        active=len(player.active),
        rest=len(player.rest),
        in_slots=len(player.in_slots()),
        crates=len(player.crates),
        pawns=len(player.pawns),
        buildings=len(player.small) + len(player.large),
        modules=sum(each >= 0 for each in player.modules),
        machines=player.machines.bit_count(),
        artifacts=sum(player.artifacts),
        end_token=player.end_token,
        hibernation=player.hibernation,
        switch="used" if player.switch_used else "ready",
        actions=state.actions_left,
        craters=state.large_artifacts(),
        cube=state.cube,
        corners=[LARGE_LOCATION.text(side) for side in state.big],
        round=state.round,
    )
    return seen
