"""The names of all things and the words of all choices, events, prompts and reasons."""

from __future__ import annotations

from typing import Final

from ...engine.option import NUMBER, SEAT, Kind, Option, Verb
from .board import (
    ABILITY_NAMES,
    BONUSES,
    HIBERNATION_LAST,
    MODULE_PLACES,
    PLACES,
    RATING_NAMES,
    SIDES,
    SIZES,
    SLOTS,
    SPACES,
    TECHNOLOGY_NAMES,
    TECHS,
    TRIBES,
)  # fmt: skip
from .board import HALVES as HALF_NAMES
from .cards import ARTIFACT_CARDS, ARTIFACTS, CAMPAIGN_CARDS, CARDS, ELEMENTS
from .effects import BOARD_ACTIONS, COLOURS, RESOURCES, TERMS
from .tiles import BACKS, CRATES, FIELDS, LARGE_LOCATIONS, MACHINES, MODULES, ROTATIONS, SWITCHES, TILES

# -- kinds --------------------------------------------------------------------------------------------------------------

RESOURCE: Final = Kind("resource", RESOURCES)
COLOUR: Final = Kind("colour", COLOURS)
SPACE: Final = Kind("space", SPACES)
PLACE: Final = Kind("place", PLACES)
FIELD: Final = Kind("field", FIELDS)
TILE: Final = Kind("tile", tuple([row[0] for row in TILES]))
BACK: Final = Kind("back", tuple([row[0] for row in BACKS]))
ROTATION: Final = Kind("rotation", ROTATIONS)
LARGE_LOCATION: Final = Kind("large_location", LARGE_LOCATIONS)
CARD: Final = Kind("card", CARDS)
HALF: Final = Kind("half", HALF_NAMES)
SLOT: Final = Kind("slot", SLOTS)
MODULE: Final = Kind("module", tuple([row[0] for row in MODULES]))
MODULE_PLACE: Final = Kind("module_place", tuple([row[0] for row in MODULE_PLACES]))
MACHINE: Final = Kind("machine", tuple([row[0] for row in MACHINES]))
BONUS: Final = Kind("bonus", tuple([row[0] for row in BONUSES]))
CRATE: Final = Kind("crate", tuple([row[0] for row in CRATES]))
TECH: Final = Kind("tech", tuple([row[0] for row in TECHS]))
TECHNOLOGY: Final = Kind("technology", TECHNOLOGY_NAMES)
TRIBE: Final = Kind("tribe", TRIBES)
SIDE: Final = Kind("side", SIDES)
ABILITY: Final = Kind("ability", ABILITY_NAMES)
ARTIFACT: Final = Kind("artifact", ARTIFACTS)
ARTIFACT_CARD: Final = Kind("artifact_card", tuple([row[0] for row in ARTIFACT_CARDS]))
ELEMENT: Final = Kind("element", ELEMENTS)
SIZE: Final = Kind("size", SIZES)
SWITCH: Final = Kind("switch", tuple([row[0] for row in SWITCHES]))
BOARD_ACTION: Final = Kind("board_action", BOARD_ACTIONS)
EFFECT: Final = Kind("effect", tuple([each.name for each in TERMS]))
CAMPAIGN_CARD: Final = Kind("campaign_card", CAMPAIGN_CARDS)
RATING: Final = Kind("rating", RATING_NAMES)

KINDS: Final = (
    RESOURCE, COLOUR, SPACE, PLACE, FIELD, TILE, BACK, ROTATION, LARGE_LOCATION, CARD, HALF, SLOT, MODULE, MODULE_PLACE,
    MACHINE, BONUS, CRATE, TECH, TECHNOLOGY, TRIBE, SIDE, ABILITY, ARTIFACT, ARTIFACT_CARD, ELEMENT, SIZE, SWITCH,
    BOARD_ACTION, EFFECT, CAMPAIGN_CARD, RATING,
)  # fmt: skip

# -- options ------------------------------------------------------------------------------------------------------------

TAKE_TRIBE: Final = Verb("take-tribe", TRIBE)
TAKE_SIDE: Final = Verb("take-side", SIDE)
KEEP: Final = Verb("keep", ARTIFACT_CARD)
PLAY: Final = Verb("play", CARD)
USE_SWITCH: Final = Verb("use-switch")
EXPLORE: Final = Verb("explore")
POPULATE: Final = Verb("populate")
BUILD: Final = Verb("build")
HIBERNATE: Final = Verb("hibernate")
END_TURN: Final = Verb("end-turn")
FINISH: Final = Verb("finish")
EXCHANGE: Final = Verb("exchange", RESOURCE)
REFINE: Final = Verb("refine", RESOURCE)
SYNTHESIZE: Final = Verb("synthesize", RESOURCE, RESOURCE, roles=("first", "second"))
LULLABY: Final = Verb("lullaby")
ACTIVATE: Final = Verb("activate", MACHINE)
OPEN: Final = Verb("open", CRATE)
RESOLVE: Final = Verb("resolve", EFFECT)
RESOLVE_ALL: Final = Verb("resolve-all")
DONE: Final = Verb("done")
INTO: Final = Verb("into", SLOT, HALF)
ROTATED: Final = Verb("rotated", SLOT, HALF)
ALL_COLOURS: Final = Verb("all-colours", CARD)
ITS_COLOUR: Final = Verb("its-colour")
EXPLORE_TILE: Final = Verb("explore-tile", PLACE)
BUILD_ON: Final = Verb("build-on", SPACE)
RAISE: Final = Verb("raise", SIZE)
SETTLE: Final = Verb("settle", SPACE)
UNLOCK: Final = Verb("unlock", TECH)
PAY: Final = Verb("pay")
PAY_LESS: Final = Verb("pay-less", RESOURCE)
RECRUIT: Final = Verb("recruit", CARD)
RECRUIT_BLIND: Final = Verb("recruit-blind")
LAY: Final = Verb("lay", ROTATION)
TAKE: Final = Verb("take", RESOURCE)
GIVE: Final = Verb("give", RESOURCE)
SWAP: Final = Verb("swap", RESOURCE, RESOURCE, roles=("given", "taken"))
STOP: Final = Verb("stop")
DECLINE: Final = Verb("decline")
CHOOSE: Final = Verb("choose", EFFECT)
ADVANCE: Final = Verb("advance", COLOUR)
TAKE_MODULE: Final = Verb("take-module", MODULE)
PUT: Final = Verb("put", MODULE_PLACE)
TAKE_MACHINE: Final = Verb("take-machine", MACHINE)
TAKE_ARTIFACT: Final = Verb("take-artifact", ARTIFACT)
REMOVE_ARTIFACT: Final = Verb("remove-artifact", ARTIFACT)
REST: Final = Verb("rest", CARD)
WAKE: Final = Verb("wake", CARD)
TAKE_BACK: Final = Verb("take-back", MACHINE)
REOPEN: Final = Verb("reopen", CRATE)
REPLAY: Final = Verb("replay", CARD)
COPY: Final = Verb("copy", CARD)
TAKE_BONUS: Final = Verb("take-bonus", NUMBER, most=HIBERNATION_LAST)
DISCARD_CARD: Final = Verb("discard-card", CARD)
DISCARD_MACHINE: Final = Verb("discard-machine", MACHINE)
DISCARD_MODULE: Final = Verb("discard-module", MODULE)
LIFT: Final = Verb("lift", SPACE)
PLANT: Final = Verb("plant", SPACE)
CONSECRATE: Final = Verb("consecrate", SPACE)
AIM: Final = Verb("aim", SPACE)
SPREAD: Final = Verb("spread", SPACE)
EQUIP: Final = Verb("equip", SPACE)
FLY: Final = Verb("fly", SPACE)

OPTIONS: Final = (
    TAKE_TRIBE, TAKE_SIDE, KEEP, PLAY, USE_SWITCH, EXPLORE, POPULATE, BUILD, HIBERNATE, END_TURN, FINISH, EXCHANGE,
    REFINE, SYNTHESIZE, LULLABY, ACTIVATE, OPEN, RESOLVE, RESOLVE_ALL, DONE, INTO, ROTATED, ALL_COLOURS, ITS_COLOUR,
    EXPLORE_TILE, BUILD_ON, RAISE, SETTLE, UNLOCK, PAY, PAY_LESS, RECRUIT, RECRUIT_BLIND, LAY, TAKE, GIVE, SWAP, STOP,
    DECLINE, CHOOSE, ADVANCE, TAKE_MODULE, PUT, TAKE_MACHINE, TAKE_ARTIFACT, REMOVE_ARTIFACT, REST, WAKE, TAKE_BACK,
    REOPEN, REPLAY, COPY, TAKE_BONUS, DISCARD_CARD, DISCARD_MACHINE, DISCARD_MODULE, LIFT, PLANT, CONSECRATE, AIM,
    SPREAD, EQUIP, FLY,
)  # fmt: skip


def each(verb: Verb, kind: Kind) -> list[Option]:
    """One option for every id of a kind, made once: options never change."""
    return [Option(verb, (index,)) for index in range(len(kind.names))]


PLAYS: Final = each(PLAY, CARD)
EXCHANGES: Final = each(EXCHANGE, RESOURCE)
REFINES: Final = each(REFINE, RESOURCE)
ACTIVATIONS: Final = each(ACTIVATE, MACHINE)
OPENINGS: Final = each(OPEN, CRATE)
RESOLUTIONS: Final = each(RESOLVE, EFFECT)
CHOICES: Final = each(CHOOSE, EFFECT)
TAKES: Final = each(TAKE, RESOURCE)
GIVES: Final = each(GIVE, RESOURCE)
RECRUITS: Final = each(RECRUIT, CARD)
ADVANCE_OPTIONS: Final = each(ADVANCE, COLOUR)
TAKE_MODULES: Final = each(TAKE_MODULE, MODULE)
PUTS: Final = each(PUT, MODULE_PLACE)
BUILD_ONS: Final = each(BUILD_ON, SPACE)
SETTLES: Final = each(SETTLE, SPACE)
EXPLORE_TILES: Final = each(EXPLORE_TILE, PLACE)
UNLOCKS: Final = each(UNLOCK, TECH)
RAISES: Final = each(RAISE, SIZE)
RESTS: Final = each(REST, CARD)
WAKES: Final = each(WAKE, CARD)
LAYS: Final = each(LAY, ROTATION)
INTO_OPTIONS: Final = [[Option(INTO, (slot, half)) for half in range(2)] for slot in range(5)]
ROTATED_OPTIONS: Final = [[Option(ROTATED, (slot, half)) for half in range(2)] for slot in range(5)]
SWAPS: Final = [[Option(SWAP, (given, taken)) for taken in range(3)] for given in range(3)]
SYNTHESES: Final = [[Option(SYNTHESIZE, (first, second)) for second in range(3)] for first in range(3)]
THE_SWITCH: Final = Option(USE_SWITCH)
TO_EXPLORE: Final = Option(EXPLORE)
TO_POPULATE: Final = Option(POPULATE)
TO_BUILD: Final = Option(BUILD)
TO_HIBERNATE: Final = Option(HIBERNATE)
TO_END_TURN: Final = Option(END_TURN)
TO_FINISH: Final = Option(FINISH)
TO_LULLABY: Final = Option(LULLABY)
ALL_OF_THEM: Final = Option(RESOLVE_ALL)
NO_MORE: Final = Option(DONE)
TO_PAY: Final = Option(PAY)
TO_STOP: Final = Option(STOP)
TO_DECLINE: Final = Option(DECLINE)
BLIND: Final = Option(RECRUIT_BLIND)
ONLY_ITS_COLOUR: Final = Option(ITS_COLOUR)

# -- events -------------------------------------------------------------------------------------------------------------

TURN_BEGAN: Final = Verb("turn-began", SEAT, NUMBER)
TOOK_TRIBE: Final = Verb("took-tribe", SEAT, TRIBE, SIDE)
DEALT_ARTIFACT_CARD: Final = Verb("dealt-artifact-card", ARTIFACT_CARD)
KEPT_ARTIFACT_CARD: Final = Verb("kept-artifact-card", ARTIFACT_CARD)
PLAYED: Final = Verb("played", SEAT, CARD, SLOT, HALF)
ROTATED_CARD: Final = Verb("rotated-card", SEAT, CARD)
ALL_COLOURED: Final = Verb("all-coloured", SEAT, CARD)
SWITCHED: Final = Verb("switched", SEAT)
SWITCH_READY: Final = Verb("switch-ready", SEAT)
GAINED: Final = Verb("gained", SEAT, NUMBER, RESOURCE)
LOST: Final = Verb("lost", SEAT, NUMBER, RESOURCE)
PAID: Final = Verb("paid", SEAT, NUMBER, RESOURCE)
SCORED: Final = Verb("scored", SEAT, NUMBER)
ADVANCED: Final = Verb("advanced", SEAT, COLOUR, NUMBER)
UNCOVERED: Final = Verb("uncovered", SEAT, BONUS)
DEVELOPED: Final = Verb("developed", SEAT, NUMBER)
TOOK_MACHINE: Final = Verb("took-machine", SEAT, MACHINE)
ACTIVATED: Final = Verb("activated", SEAT, MACHINE)
ENERGIZED: Final = Verb("energized", SEAT, NUMBER)
RECHARGED: Final = Verb("recharged", SEAT, MACHINE)
TOOK_CRATE: Final = Verb("took-crate", SEAT)
LOOKED_IN_CRATE: Final = Verb("looked-in-crate", CRATE)
OPENED: Final = Verb("opened", SEAT, CRATE)
REOPENED: Final = Verb("reopened", SEAT, CRATE)
TOOK_ARTIFACT: Final = Verb("took-artifact", SEAT, ARTIFACT)
TOOK_SMALL_ARTIFACT: Final = Verb("took-small-artifact", SEAT)
REMOVED_ARTIFACT: Final = Verb("removed-artifact", SEAT, ARTIFACT)
TOOK_END_TOKEN: Final = Verb("took-end-token", SEAT)
PLACED_MODULE: Final = Verb("placed-module", SEAT, MODULE, MODULE_PLACE)
DISCARDED_MODULE: Final = Verb("discarded-module", SEAT, MODULE)
RECRUITED: Final = Verb("recruited", SEAT, CARD)
RESTED: Final = Verb("rested", SEAT, CARD)
WOKE: Final = Verb("woke", SEAT, CARD)
REPLAYED: Final = Verb("replayed", SEAT, CARD)
COPIED: Final = Verb("copied", SEAT, CARD)
LEFT_GAME: Final = Verb("left-game", SEAT, CARD)
EXPLORED: Final = Verb("explored", SEAT, PLACE)
LAID: Final = Verb("laid", SEAT, TILE, PLACE)
POPULATED: Final = Verb("populated", SEAT, SPACE, TECHNOLOGY)
BUILT: Final = Verb("built", SEAT, SIZE, SPACE)
CLAIMED: Final = Verb("claimed", SEAT, SPACE)
RELOCATED: Final = Verb("relocated", SEAT, SPACE, SPACE, roles=("seat", "start", "goal"))
USED_ABILITY: Final = Verb("used-ability", SEAT, ABILITY)
PLACED_TOKEN: Final = Verb("placed-token", SEAT, ABILITY, SPACE)
TARGET_BACK: Final = Verb("target-back", SEAT, SPACE)
FLEW: Final = Verb("flew", SEAT, SPACE)
HIBERNATED: Final = Verb("hibernated", SEAT, NUMBER)
DISCARDED: Final = Verb("discarded-card", SEAT, CARD)
SCRAPPED: Final = Verb("scrapped-machine", SEAT, MACHINE)
BINNED: Final = Verb("binned-module", SEAT, MODULE)
CUBE_MOVED: Final = Verb("cube-moved", NUMBER)
CUBE_LEFT: Final = Verb("cube-left")
CHAPTER_BEGAN: Final = Verb("chapter-began", NUMBER)
CHAPTER_RULE: Final = Verb("chapter-rule", NUMBER)
CHAPTER_GOALS: Final = Verb("chapter-goals", NUMBER)
CHAPTER_ENDED: Final = Verb("chapter-ended", NUMBER)
GOAL_REACHED: Final = Verb("goal-reached", SEAT, CAMPAIGN_CARD)
END_TRIGGERED: Final = Verb("end-triggered", SEAT)
GAME_ENDED: Final = Verb("game-ended")

EVENTS: Final = (
    TURN_BEGAN, TOOK_TRIBE, DEALT_ARTIFACT_CARD, KEPT_ARTIFACT_CARD, PLAYED, ROTATED_CARD, ALL_COLOURED, SWITCHED,
    SWITCH_READY, GAINED, LOST, PAID, SCORED, ADVANCED, UNCOVERED, DEVELOPED, TOOK_MACHINE, ACTIVATED, ENERGIZED,
    RECHARGED, TOOK_CRATE, LOOKED_IN_CRATE, OPENED, REOPENED, TOOK_ARTIFACT, TOOK_SMALL_ARTIFACT, REMOVED_ARTIFACT,
    TOOK_END_TOKEN, PLACED_MODULE, DISCARDED_MODULE, RECRUITED, RESTED, WOKE, REPLAYED, COPIED, LEFT_GAME, EXPLORED,
    LAID, POPULATED, BUILT, CLAIMED, RELOCATED, USED_ABILITY, PLACED_TOKEN, TARGET_BACK, FLEW, HIBERNATED, DISCARDED,
    SCRAPPED, BINNED, CUBE_MOVED, CUBE_LEFT, CHAPTER_BEGAN, CHAPTER_RULE, CHAPTER_GOALS, CHAPTER_ENDED, GOAL_REACHED,
    END_TRIGGERED, GAME_ENDED,
)  # fmt: skip

# -- prompts ------------------------------------------------------------------------------------------------------------

ASK_TRIBE: Final = Verb("ask-tribe")
ASK_SIDE: Final = Verb("ask-side", TRIBE)
ASK_ARTIFACT_CARD: Final = Verb("ask-artifact-card")
ASK_ACTION: Final = Verb("ask-action", NUMBER)
ASK_ANOTHER: Final = Verb("ask-another")
ASK_FREE: Final = Verb("ask-free")
ASK_LAST: Final = Verb("ask-last")
ASK_EFFECT: Final = Verb("ask-effect", NUMBER)
ASK_REWARD: Final = Verb("ask-reward", NUMBER)
ASK_CARD: Final = Verb("ask-card")
ASK_SLOT: Final = Verb("ask-slot", CARD)
ASK_COLOURS: Final = Verb("ask-colours")
ASK_SLEEP: Final = Verb("ask-sleep", CARD)
ASK_BOARD_ACTION: Final = Verb("ask-board-action")
ASK_TILE: Final = Verb("ask-tile")
ASK_SPACE: Final = Verb("ask-space")
ASK_SIZE: Final = Verb("ask-size", SPACE)
ASK_LOCATION: Final = Verb("ask-location")
ASK_TECH: Final = Verb("ask-tech", SPACE)
ASK_PAY: Final = Verb("ask-pay", NUMBER, NUMBER, NUMBER, NUMBER, roles=("gears", "books", "food", "crystals"))
ASK_RECRUIT: Final = Verb("ask-recruit")
ASK_ROTATION: Final = Verb("ask-rotation", TILE)
ASK_BASIC: Final = Verb("ask-basic", NUMBER)
ASK_OVERFLOW: Final = Verb("ask-overflow")
ASK_GIVE: Final = Verb("ask-give")
ASK_SWAP: Final = Verb("ask-swap", NUMBER)
ASK_REPEAT: Final = Verb("ask-repeat", EFFECT, NUMBER)
ASK_BRANCH: Final = Verb("ask-branch")
ASK_TRACK: Final = Verb("ask-track", NUMBER)
ASK_MODULE: Final = Verb("ask-module")
ASK_MODULE_PLACE: Final = Verb("ask-module-place", MODULE)
ASK_MACHINE: Final = Verb("ask-machine", COLOUR)
ASK_ARTIFACT: Final = Verb("ask-artifact")
ASK_REMOVAL: Final = Verb("ask-removal")
ASK_REST: Final = Verb("ask-rest")
ASK_WAKE: Final = Verb("ask-wake")
ASK_ENERGY: Final = Verb("ask-energy")
ASK_CRATE: Final = Verb("ask-crate")
ASK_REPLAY: Final = Verb("ask-replay")
ASK_SWITCH: Final = Verb("ask-switch")
ASK_BONUS: Final = Verb("ask-bonus")
ASK_DISCARD: Final = Verb("ask-discard")
ASK_LIFT: Final = Verb("ask-lift")
ASK_PUT_DOWN: Final = Verb("ask-put-down", SPACE)
ASK_TOKEN: Final = Verb("ask-token", ABILITY)

PROMPTS: Final = (
    ASK_TRIBE, ASK_SIDE, ASK_ARTIFACT_CARD, ASK_ACTION, ASK_ANOTHER, ASK_FREE, ASK_LAST, ASK_EFFECT, ASK_REWARD,
    ASK_CARD, ASK_SLOT, ASK_COLOURS, ASK_SLEEP, ASK_BOARD_ACTION, ASK_TILE, ASK_SPACE, ASK_SIZE, ASK_LOCATION, ASK_TECH,
    ASK_PAY, ASK_RECRUIT, ASK_ROTATION, ASK_BASIC, ASK_OVERFLOW, ASK_GIVE, ASK_SWAP, ASK_REPEAT, ASK_BRANCH, ASK_TRACK,
    ASK_MODULE, ASK_MODULE_PLACE, ASK_MACHINE, ASK_ARTIFACT, ASK_REMOVAL, ASK_REST, ASK_WAKE, ASK_ENERGY, ASK_CRATE,
    ASK_REPLAY, ASK_SWITCH, ASK_BONUS, ASK_DISCARD, ASK_LIFT, ASK_PUT_DOWN, ASK_TOKEN,
)  # fmt: skip

# -- reasons, impossible combinations, tie-breaks -------------------------------------------------------------------------

NO_FREE_SLOT: Final = Verb("no-free-slot")
SWITCH_USED: Final = Verb("switch-used")
NOTHING_TO_EXPLORE: Final = Verb("nothing-to-explore")
NOTHING_TO_POPULATE: Final = Verb("nothing-to-populate")
NOTHING_TO_BUILD: Final = Verb("nothing-to-build")
NO_PAWN_LEFT: Final = Verb("no-pawn-left")
NO_BUILDING_LEFT: Final = Verb("no-building-left")
ALREADY_ACTED: Final = Verb("already-acted")
ACT_FIRST: Final = Verb("act-first")
CUBE_HAS_LEFT: Final = Verb("cube-has-left")
NO_ENERGY: Final = Verb("no-energy")
MACHINE_USED: Final = Verb("machine-used")
MACHINES_SLEEP: Final = Verb("machines-sleep")
NOTHING_HAPPENS: Final = Verb("nothing-happens")
TRACK_FULL: Final = Verb("track-full", RESOURCE)
NOT_ENOUGH: Final = Verb("not-enough", NUMBER, NUMBER, NUMBER, NUMBER, roles=("gears", "books", "food", "crystals"))
OUT_OF_REACH: Final = Verb("out-of-reach")
PAWN_IS_THERE: Final = Verb("pawn-is-there")
STILL_MANDATORY: Final = Verb("still-mandatory")

REASONS: Final = (
    NO_FREE_SLOT, SWITCH_USED, NOTHING_TO_EXPLORE, NOTHING_TO_POPULATE, NOTHING_TO_BUILD, NO_PAWN_LEFT,
    NO_BUILDING_LEFT, ALREADY_ACTED, ACT_FIRST, CUBE_HAS_LEFT, NO_ENERGY, MACHINE_USED, MACHINES_SLEEP, NOTHING_HAPPENS,
    TRACK_FULL, NOT_ENOUGH, OUT_OF_REACH, PAWN_IS_THERE, STILL_MANDATORY,
)  # fmt: skip

SIDE_NEEDS_MOON: Final = Verb("side-needs-moon")
IMPOSSIBLE: Final = (SIDE_NEEDS_MOON,)

BY_RESOURCES: Final = Verb("by-resources", NUMBER)
BY_TRACKS: Final = Verb("by-tracks", NUMBER)
SHARED: Final = Verb("shared")
SOLO_RATING: Final = Verb("solo-rating", RATING)
TIES: Final = (BY_RESOURCES, BY_TRACKS, SHARED, SOLO_RATING)
