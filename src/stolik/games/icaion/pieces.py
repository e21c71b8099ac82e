"""The game's words: kinds of things and the verbs of options, events, prompts and reasons."""

from __future__ import annotations

from typing import Final

from ...engine.option import NUMBER, SEAT, Kind, Option, Sides, Verb
from .board import CRATER_NAMES, MOST_PARASITES, NODE_NAMES, REGION_NAMES, TYPE_NAMES
from .cards import BELT, CURIOS, GEAR_AMOUNT, GEARS, HARVESTER_TWO, SCAVENGER_TWO, SEEKERS, WONDERS, most_printed
from .cards import DRAW as EFFECT_DRAW
from .cards import EVENTS as EVENT_NAMES
from .tiles import CAGES, COLOURS, HARVEST_CRYSTALS, ICON_CARDS, SHARDS, SLOTS, TILES

COLOUR: Final[Kind] = Kind("colour", COLOURS)
TYPE: Final[Kind] = Kind("type", TYPE_NAMES)
REGION: Final[Kind] = Kind("region", REGION_NAMES)
NODE: Final[Kind] = Kind("node", NODE_NAMES)
CRATER: Final[Kind] = Kind("crater", CRATER_NAMES)
TEAM: Final[Sides] = Sides(
    "team", ("red", "yellow", "purple", "black", "white")
)  # colours of players and neutral machines
MACHINE: Final[Kind] = Kind("machine", ("harvester", "scavenger", "refiner"))
SLOT: Final[Kind] = Kind("slot", SLOTS)
CAGE: Final[Kind] = Kind("cage", tuple([f"cage_{number}" for number in range(1, CAGES + 1)]))
SEEKER: Final[Kind] = Kind("seeker", tuple([row[0] for row in SEEKERS]))
GEAR: Final[Kind] = Kind("gear", tuple([row[0] for row in GEARS]))
CURIO: Final[Kind] = Kind("curio", tuple([row[0] for row in CURIOS]))
CARD: Final[Kind] = Kind("card", EVENT_NAMES)
TILE: Final[Kind] = Kind("tile", TILES)
WONDER: Final[Kind] = Kind("wonder", tuple([row[0] for row in WONDERS]))
SOURCE: Final[Kind] = Kind(
    "source",
    (
        "deploy", "bonus", "refine", "investigate", "retrieve", "curio", "seeker", "gear", "wonder", "parasites",
        "crystals", "shards", "apparatus", "links",
    ),
)  # fmt: skip
KINDS: Final = (
    COLOUR, TYPE, REGION, NODE, CRATER, TEAM, MACHINE, SLOT, CAGE, SEEKER, GEAR, CURIO, CARD, TILE, WONDER, SOURCE,
)  # fmt: skip

BATCH: Final = (NUMBER,) * 5  # crystals of each colour

# Where points come from: the categories of the score sheet.
FROM_DEPLOY: Final = 0
FROM_BONUS: Final = 1
FROM_REFINE: Final = 2
FROM_INVESTIGATE: Final = 3
FROM_RETRIEVE: Final = 4
FROM_CURIO: Final = 5
FROM_SEEKER: Final = 6
FROM_GEAR: Final = 7
FROM_WONDER: Final = 8
FROM_PARASITES: Final = 9
FROM_CRYSTALS: Final = 10
FROM_SHARDS: Final = 11
FROM_APPARATUS: Final = 12
FROM_LINKS: Final = 13
SOURCES: Final = 14

# The most that an option can name.
MOST_GRAY: Final[int] = 3 * MOST_PARASITES  # around a node
MOST_DRAWN: Final[int] = max(ICON_CARDS, GEAR_AMOUNT[BELT], most_printed(EFFECT_DRAW), most_printed(SCAVENGER_TWO))
MOST_HARVESTED: Final[int] = max(HARVEST_CRYSTALS, most_printed(HARVESTER_TWO))

# -- options ------------------------------------------------------------------------------------------------

NEUTRAL: Final[Verb] = Verb("neutral", MACHINE)
NEUTRAL_AT: Final[Verb] = Verb("neutral-at", REGION)
DRAFT_SEEKER: Final[Verb] = Verb("draft-seeker", SEEKER)
DRAFT_GEAR: Final[Verb] = Verb("draft-gear", GEAR)
START: Final[Verb] = Verb("start", NODE)

MOVE: Final[Verb] = Verb("move", NODE)
TELEPORT: Final[Verb] = Verb("teleport", NODE)
CAMP: Final[Verb] = Verb("camp")
EXTRACT: Final[Verb] = Verb("extract")
DEPLOY: Final[Verb] = Verb("deploy", SLOT, REGION)
ERADICATE: Final[Verb] = Verb("eradicate", NUMBER, most=MOST_GRAY)
INVESTIGATE: Final[Verb] = Verb("investigate")
RETRIEVE: Final[Verb] = Verb("retrieve", TILE)
INSTALL: Final[Verb] = Verb("install")
RESTORE: Final[Verb] = Verb("restore", WONDER, REGION)
DEPLOY_SPECIAL: Final[Verb] = Verb("deploy-special", SLOT, REGION)
INVESTIGATE_SPECIAL: Final[Verb] = Verb("investigate-special")
RETRIEVE_SPECIAL: Final[Verb] = Verb("retrieve-special", TILE)
INSTALL_SPECIAL: Final[Verb] = Verb("install-special")
PLAY: Final[Verb] = Verb("play", CURIO)
DISCARD_HAND: Final[Verb] = Verb("discard-hand")
OVERCHARGE: Final[Verb] = Verb("overcharge")
POWER_DRAW: Final[Verb] = Verb("power-draw")
DOUBLE_SHIFT: Final[Verb] = Verb("double-shift")
START_SECOND_LEG: Final[Verb] = Verb("start-second-leg")
END_TURN: Final[Verb] = Verb("end-turn")

PAY: Final[Verb] = Verb("pay")
SPEND: Final[Verb] = Verb("spend", CAGE, COLOUR)
CONVERT: Final[Verb] = Verb("convert", COLOUR)
DEPOSIT: Final[Verb] = Verb("deposit", CAGE)
THROW_AWAY: Final[Verb] = Verb("throw-away")
CHOOSE: Final[Verb] = Verb("choose", COLOUR)
ADD: Final[Verb] = Verb("add", CAGE)
DRAW: Final[Verb] = Verb("draw", NUMBER, most=MOST_DRAWN)
DISCARD: Final[Verb] = Verb("discard", CURIO)
LIE_DOWN: Final[Verb] = Verb("lie-down")
REPLACE: Final[Verb] = Verb("replace", CURIO)
FORGO: Final[Verb] = Verb("forgo")
DONE: Final[Verb] = Verb("done")
DECLINE: Final[Verb] = Verb("decline")

ACTIVATE: Final[Verb] = Verb("activate", REGION)
ACTIVATE_ALL: Final[Verb] = Verb("activate-all")
HARVEST: Final[Verb] = Verb("harvest", NUMBER, most=MOST_HARVESTED)
SWAP: Final[Verb] = Verb("swap", COLOUR)
COLLECT: Final[Verb] = Verb("collect")
REMOVE: Final[Verb] = Verb("remove", REGION)
REMOVE_ALL: Final[Verb] = Verb("remove-all")
OFFER: Final[Verb] = Verb("offer", NUMBER, most=max(SHARDS))

WAKE: Final[Verb] = Verb("wake", WONDER)
CLOCKWISE: Final[Verb] = Verb("clockwise")
COUNTERCLOCKWISE: Final[Verb] = Verb("counterclockwise")
STEP: Final[Verb] = Verb("step", NODE)
LOSE: Final[Verb] = Verb("lose", CAGE, COLOUR)
TRANSMUTE: Final[Verb] = Verb("transmute", CAGE, COLOUR)

OPTIONS: Final = (
    NEUTRAL, NEUTRAL_AT, DRAFT_SEEKER, DRAFT_GEAR, START,
    MOVE, TELEPORT, CAMP, EXTRACT, DEPLOY, ERADICATE, INVESTIGATE, RETRIEVE, INSTALL, RESTORE,
    DEPLOY_SPECIAL, INVESTIGATE_SPECIAL, RETRIEVE_SPECIAL, INSTALL_SPECIAL,
    PLAY, DISCARD_HAND, OVERCHARGE, POWER_DRAW, DOUBLE_SHIFT, START_SECOND_LEG, END_TURN,
    PAY, SPEND, CONVERT, DEPOSIT, THROW_AWAY, CHOOSE, ADD, DRAW, DISCARD, LIE_DOWN, REPLACE, FORGO, DONE, DECLINE,
    ACTIVATE, ACTIVATE_ALL, HARVEST, SWAP, COLLECT, REMOVE, REMOVE_ALL, OFFER,
    WAKE, CLOCKWISE, COUNTERCLOCKWISE, STEP, LOSE, TRANSMUTE,
)  # fmt: skip

# -- events -------------------------------------------------------------------------------------------------

NEUTRAL_PLACED: Final[Verb] = Verb("neutral-placed", SEAT, MACHINE, REGION)
NEUTRAL_SET: Final[Verb] = Verb("neutral-set", TEAM, MACHINE, REGION)
GOT_SEEKER: Final[Verb] = Verb("got-seeker", SEAT, SEEKER)
GOT_GEAR: Final[Verb] = Verb("got-gear", SEAT, GEAR)
WONDER_SHOWN: Final[Verb] = Verb("wonder-shown", WONDER)
STARTED: Final[Verb] = Verb("started", SEAT, NODE)
YEAR_BEGAN: Final[Verb] = Verb("year-began", NUMBER)
YEAR_ENDED: Final[Verb] = Verb("year-ended", NUMBER)
ROUND_BEGAN: Final[Verb] = Verb("round-began", NUMBER)
LAST_ROUND: Final[Verb] = Verb("last-round")
SHARDS_ADDED: Final[Verb] = Verb("shards-added", NUMBER)
ORDERED: Final[Verb] = Verb("ordered", SEAT, NUMBER)
ALL_RECHARGED: Final[Verb] = Verb("all-recharged")
EVENT_DRAWN: Final[Verb] = Verb("event-drawn", CARD)
GREW: Final[Verb] = Verb("grew", REGION, NUMBER)
INFESTED: Final[Verb] = Verb("infested", REGION)
OVERRUN: Final[Verb] = Verb("overrun", REGION)
DESTROYED: Final[Verb] = Verb("destroyed", TEAM, MACHINE, REGION)
COLOSSUS_MOVED: Final[Verb] = Verb("colossus-moved", CRATER)
SPARED: Final[Verb] = Verb("spared", SEAT, CURIO)
WOUNDED: Final[Verb] = Verb("wounded", SEAT)
STOOD_UP: Final[Verb] = Verb("stood-up", SEAT)
TURN_BEGAN: Final[Verb] = Verb("turn-began", SEAT)
MOVED: Final[Verb] = Verb("moved", SEAT, NODE)
TELEPORTED: Final[Verb] = Verb("teleported", SEAT, NODE)
CAMPED: Final[Verb] = Verb("camped", SEAT)
PAID: Final[Verb] = Verb("paid", SEAT, NUMBER, COLOUR)
CONVERTED: Final[Verb] = Verb("converted", SEAT, COLOUR)
EXTRACTED: Final[Verb] = Verb("extracted", SEAT, REGION)
HARVESTED: Final[Verb] = Verb("harvested", SEAT, REGION, NUMBER)
SWAPPED: Final[Verb] = Verb("swapped", SEAT, COLOUR)
REFINED: Final[Verb] = Verb("refined", SEAT, REGION)
GAVE_BACK: Final[Verb] = Verb("gave-back", SEAT, COLOUR)
DREW: Final[Verb] = Verb("drew", SEAT, CURIO)
DREW_HIDDEN: Final[Verb] = Verb("drew-hidden", SEAT)
RESHUFFLED: Final[Verb] = Verb("reshuffled")
SOLD: Final[Verb] = Verb("sold", SEAT, CURIO)
STORED: Final[Verb] = Verb("stored", SEAT, CAGE, *BATCH, roles=("seat", "cage", *COLOURS))
THREW_AWAY: Final[Verb] = Verb("threw-away", SEAT, NUMBER)
ADDED: Final[Verb] = Verb("added", SEAT, COLOUR, CAGE)
DEPLOYED: Final[Verb] = Verb("deployed", SEAT, SLOT, REGION)
ERADICATED: Final[Verb] = Verb("eradicated", SEAT, REGION)
SHARD_SHOWN: Final[Verb] = Verb("shard-shown", SEAT, NUMBER)
SHARD_KEPT: Final[Verb] = Verb("shard-kept", SEAT, NUMBER)
SHARD_LOST: Final[Verb] = Verb("shard-lost", SEAT, NUMBER)
RETRIEVED: Final[Verb] = Verb("retrieved", SEAT, TILE)
INSTALLED: Final[Verb] = Verb("installed", SEAT, TILE)
RESTORED: Final[Verb] = Verb("restored", SEAT, WONDER, REGION)
WOKE: Final[Verb] = Verb("woke", SEAT, WONDER)
PLAYED: Final[Verb] = Verb("played", SEAT, CURIO)
UPGRADED: Final[Verb] = Verb("upgraded", SEAT, CURIO)
DROPPED: Final[Verb] = Verb("dropped", SEAT, CURIO)
HAND_DISCARDED: Final[Verb] = Verb("hand-discarded", SEAT, NUMBER)
OVERCHARGED: Final[Verb] = Verb("overcharged", SEAT)
POWER_USED: Final[Verb] = Verb("power-used", SEAT)
DOUBLE_SHIFTED: Final[Verb] = Verb("double-shifted", SEAT)
RECHARGED: Final[Verb] = Verb("recharged", SEAT)
ARMOUR_ON: Final[Verb] = Verb("armour-on", SEAT)
ARMOUR_OFF: Final[Verb] = Verb("armour-off", SEAT)
LOST_CRYSTAL: Final[Verb] = Verb("lost-crystal", SEAT, COLOUR)
SCORED: Final[Verb] = Verb("scored", SEAT, NUMBER, SOURCE)

EVENTS: Final = (
    NEUTRAL_PLACED, NEUTRAL_SET, GOT_SEEKER, GOT_GEAR, WONDER_SHOWN, STARTED, YEAR_BEGAN, YEAR_ENDED, ROUND_BEGAN,
    LAST_ROUND, SHARDS_ADDED, ORDERED, ALL_RECHARGED, EVENT_DRAWN, GREW, INFESTED, OVERRUN, DESTROYED, COLOSSUS_MOVED,
    SPARED, WOUNDED, STOOD_UP, TURN_BEGAN, MOVED, TELEPORTED, CAMPED, PAID, CONVERTED, EXTRACTED, HARVESTED, SWAPPED,
    REFINED, GAVE_BACK, DREW, DREW_HIDDEN, RESHUFFLED, SOLD, STORED, THREW_AWAY, ADDED, DEPLOYED, ERADICATED,
    SHARD_SHOWN, SHARD_KEPT, SHARD_LOST, RETRIEVED, INSTALLED, RESTORED, WOKE, PLAYED, UPGRADED, DROPPED,
    HAND_DISCARDED, OVERCHARGED, POWER_USED, DOUBLE_SHIFTED, RECHARGED, ARMOUR_ON, ARMOUR_OFF, LOST_CRYSTAL, SCORED,
)  # fmt: skip

# -- prompts ------------------------------------------------------------------------------------------------

ASK_NEUTRAL: Final[Verb] = Verb("neutral")
ASK_NEUTRAL_AT: Final[Verb] = Verb("neutral-at", MACHINE)
ASK_DRAFT: Final[Verb] = Verb("draft")
ASK_START: Final[Verb] = Verb("start")
ASK_CASE: Final[Verb] = Verb("case")
ASK_BELT: Final[Verb] = Verb("belt")
ASK_MOVE: Final[Verb] = Verb("move")
ASK_RECOVERY_MOVE: Final[Verb] = Verb("recovery-move")
ASK_SECOND_MOVE: Final[Verb] = Verb("second-move")
ASK_CARD_MOVE: Final[Verb] = Verb("card-move", NUMBER)
ASK_ACT: Final[Verb] = Verb("act")
ASK_RECOVERY_ACT: Final[Verb] = Verb("recovery-act")
ASK_GRANTED: Final[Verb] = Verb("granted", CURIO)
ASK_PAY: Final[Verb] = Verb("pay", NUMBER, COLOUR)
ASK_PAY_WILD: Final[Verb] = Verb("pay-wild", NUMBER, COLOUR)
ASK_FEED: Final[Verb] = Verb("feed", NUMBER, COLOUR)
ASK_DEPOSIT: Final[Verb] = Verb("deposit", *BATCH, roles=COLOURS)
ASK_COLOUR: Final[Verb] = Verb("colour", NUMBER)
ASK_CRYSTAL: Final[Verb] = Verb("crystal")
ASK_CAGE: Final[Verb] = Verb("cage", COLOUR)
ASK_DRAW: Final[Verb] = Verb("draw")
ASK_ACTIVATE: Final[Verb] = Verb("activate")
ASK_HARVEST: Final[Verb] = Verb("harvest", REGION)
ASK_SWAP: Final[Verb] = Verb("swap", REGION)
ASK_SCAVENGE: Final[Verb] = Verb("scavenge", REGION)
ASK_PURGE: Final[Verb] = Verb("purge", REGION)
ASK_REMOVE: Final[Verb] = Verb("remove", NUMBER)
ASK_OFFER: Final[Verb] = Verb("offer", NUMBER)
ASK_UPGRADE: Final[Verb] = Verb("upgrade", CURIO)
ASK_PREVENT: Final[Verb] = Verb("prevent")
ASK_WAKE: Final[Verb] = Verb("wake")
ASK_HUB: Final[Verb] = Verb("hub")
ASK_BELL: Final[Verb] = Verb("bell")
ASK_ALTAR: Final[Verb] = Verb("altar")
ASK_PULSAR: Final[Verb] = Verb("pulsar")
ASK_TRANSMUTER: Final[Verb] = Verb("transmuter")

PROMPTS: Final = (
    ASK_NEUTRAL, ASK_NEUTRAL_AT, ASK_DRAFT, ASK_START, ASK_CASE, ASK_BELT, ASK_MOVE, ASK_RECOVERY_MOVE,
    ASK_SECOND_MOVE, ASK_CARD_MOVE, ASK_ACT, ASK_RECOVERY_ACT, ASK_GRANTED, ASK_PAY, ASK_PAY_WILD, ASK_FEED,
    ASK_DEPOSIT, ASK_COLOUR, ASK_CRYSTAL, ASK_CAGE, ASK_DRAW, ASK_ACTIVATE, ASK_HARVEST, ASK_SWAP, ASK_SCAVENGE,
    ASK_PURGE, ASK_REMOVE, ASK_OFFER, ASK_UPGRADE, ASK_PREVENT, ASK_WAKE, ASK_HUB, ASK_BELL, ASK_ALTAR, ASK_PULSAR,
    ASK_TRANSMUTER,
)  # fmt: skip

# -- reasons ------------------------------------------------------------------------------------------------

NOTHING_TO_EXTRACT: Final[Verb] = Verb("nothing-to-extract")
REGION_FULL: Final[Verb] = Verb("region-full", REGION)
OWN_MACHINE: Final[Verb] = Verb("own-machine", REGION)
SAME_TYPE: Final[Verb] = Verb("same-type", MACHINE, REGION)
OWN_WONDER: Final[Verb] = Verb("own-wonder", REGION)
CANNOT_PAY: Final[Verb] = Verb("cannot-pay", NUMBER, COLOUR)
CANNOT_PAY_WILD: Final[Verb] = Verb("cannot-pay-wild", NUMBER, COLOUR)
NO_PARASITES: Final[Verb] = Verb("no-parasites")
NOT_AT_COLOSSUS: Final[Verb] = Verb("not-at-colossus", CRATER)
NO_SHARDS: Final[Verb] = Verb("no-shards")
NOT_IN_CITY: Final[Verb] = Verb("not-in-city")
RETRIEVED_ALREADY: Final[Verb] = Verb("retrieved-already")
SLOT_TAKEN: Final[Verb] = Verb("slot-taken", TILE)
TILE_GONE: Final[Verb] = Verb("tile-gone", COLOUR)
COLOUR_INSTALLED: Final[Verb] = Verb("colour-installed", COLOUR)
NO_TILE: Final[Verb] = Verb("no-tile")
NOT_AT_CRATER: Final[Verb] = Verb("not-at-crater", CRATER)
DISCHARGED: Final[Verb] = Verb("discharged")
RECOVERING: Final[Verb] = Verb("recovering")
SPECIAL_USED: Final[Verb] = Verb("special-used")
STANDARD_USED: Final[Verb] = Verb("standard-used")
MOVE_CARD_LATE: Final[Verb] = Verb("move-card-late")
NOTHING_GRANTED: Final[Verb] = Verb("nothing-granted")
SECOND_LEG_DUE: Final[Verb] = Verb("second-leg-due")
WONDER_THERE: Final[Verb] = Verb("wonder-there", REGION)
WONDER_LIMIT: Final[Verb] = Verb("wonder-limit", NUMBER)

REASONS: Final = (
    NOTHING_TO_EXTRACT, REGION_FULL, OWN_MACHINE, SAME_TYPE, OWN_WONDER, CANNOT_PAY, CANNOT_PAY_WILD, NO_PARASITES,
    NOT_AT_COLOSSUS, NO_SHARDS, NOT_IN_CITY, RETRIEVED_ALREADY, SLOT_TAKEN, TILE_GONE, COLOUR_INSTALLED, NO_TILE,
    NOT_AT_CRATER, DISCHARGED, RECOVERING, SPECIAL_USED, STANDARD_USED, MOVE_CARD_LATE, NOTHING_GRANTED,
    SECOND_LEG_DUE, WONDER_THERE, WONDER_LIMIT,
)  # fmt: skip

WOUNDS_NEED_BEAMS: Final[Verb] = Verb("wounds-need-beams")
SIDES_NEED_CUSTOM: Final[Verb] = Verb("sides-need-custom")
IMPOSSIBLE: Final = (WOUNDS_NEED_BEAMS, SIDES_NEED_CUSTOM)

TIE_ORDER: Final[Verb] = Verb("order")
TIES: Final = (TIE_ORDER,)

# -- options made once --------------------------------------------------------------------------------------

MOVES: Final[list[Option]] = [Option(MOVE, (node,)) for node in range(len(NODE_NAMES))]
TELEPORTS: Final[list[Option]] = [Option(TELEPORT, (node,)) for node in range(len(NODE_NAMES))]
STEPS: Final[list[Option]] = [Option(STEP, (node,)) for node in range(len(NODE_NAMES))]
DEPLOYS: Final[list[Option]] = [Option(DEPLOY, (slot, region)) for region in range(15) for slot in range(9)]
SPECIAL_DEPLOYS: Final[list[Option]] = [
    Option(DEPLOY_SPECIAL, (slot, region)) for region in range(15) for slot in range(9)
]
ERADICATES: Final[list[Option]] = [Option(ERADICATE, (gray,)) for gray in range(MOST_GRAY + 1)]
RETRIEVES: Final[list[Option]] = [Option(RETRIEVE, (tile,)) for tile in range(len(TILES))]
SPECIAL_RETRIEVES: Final[list[Option]] = [Option(RETRIEVE_SPECIAL, (tile,)) for tile in range(len(TILES))]
RESTORES: Final[list[Option]] = [
    Option(RESTORE, (wonder, region)) for wonder in range(len(WONDERS)) for region in range(15)
]
SPENDS: Final[list[Option]] = [Option(SPEND, (cage, colour)) for cage in range(CAGES) for colour in range(5)]
PLAYS: Final[list[Option]] = [Option(PLAY, (card,)) for card in range(len(CURIOS))]
DISCARDS: Final[list[Option]] = [Option(DISCARD, (card,)) for card in range(len(CURIOS))]
DEPOSITS: Final[list[Option]] = [Option(DEPOSIT, (cage,)) for cage in range(CAGES)]
CHOICES: Final[list[Option]] = [Option(CHOOSE, (colour,)) for colour in range(5)]
ACTIVATIONS: Final[list[Option]] = [Option(ACTIVATE, (region,)) for region in range(15)]
REMOVALS: Final[list[Option]] = [Option(REMOVE, (region,)) for region in range(15)]
DRAWS: Final[list[Option]] = [Option(DRAW, (number,)) for number in range(MOST_DRAWN + 1)]
HARVESTS: Final[list[Option]] = [Option(HARVEST, (number,)) for number in range(MOST_HARVESTED + 1)]
OFFERS: Final[list[Option]] = [Option(OFFER, (number,)) for number in range(max(SHARDS) + 1)]
DONE_OPTION: Final[Option] = Option(DONE)
DECLINE_OPTION: Final[Option] = Option(DECLINE)
END_OPTION: Final[Option] = Option(END_TURN)
EXTRACT_OPTION: Final[Option] = Option(EXTRACT)
INVESTIGATE_OPTION: Final[Option] = Option(INVESTIGATE)
INSTALL_OPTION: Final[Option] = Option(INSTALL)
CAMP_OPTION: Final[Option] = Option(CAMP)
PAY_OPTION: Final[Option] = Option(PAY)
