"""The game's words: kinds of things and the verbs of options, events, prompts and reasons."""

from __future__ import annotations

from typing import Final

from ...engine.option import NUMBER, SEAT, Kind, Option, Sides, Verb
from .board import CRATER_NAMES, MOST_PARASITES, NODE_NAMES, REGION_NAMES, TYPE_NAMES
from .cards import BELT, CURIOS, GEAR_AMOUNT, GEARS, HARVESTER_TWO, SCAVENGER_TWO, SEEKERS, WONDERS, most_printed
from .cards import DRAW as EFFECT_DRAW
from .cards import EVENTS as EVENT_NAMES
from .tiles import CAGES, COLOURS, HARVEST_CRYSTALS, ICON_CARDS, SHARDS, SLOTS, TILES

COLOUR: Final = Kind("colour", COLOURS)
TYPE: Final = Kind("type", TYPE_NAMES)
REGION: Final = Kind("region", REGION_NAMES)
NODE: Final = Kind("node", NODE_NAMES)
CRATER: Final = Kind("crater", CRATER_NAMES)
TEAM: Final = Sides("team", ("red", "yellow", "purple", "black", "white"))  # colours of players and neutral machines
MACHINE: Final = Kind("machine", ("harvester", "scavenger", "refiner"))
SLOT: Final = Kind("slot", SLOTS)
CAGE: Final = Kind("cage", tuple([f"cage_{number}" for number in range(1, CAGES + 1)]))
SEEKER: Final = Kind("seeker", tuple([row[0] for row in SEEKERS]))
GEAR: Final = Kind("gear", tuple([row[0] for row in GEARS]))
CURIO: Final = Kind("curio", tuple([row[0] for row in CURIOS]))
CARD: Final = Kind("card", EVENT_NAMES)
TILE: Final = Kind("tile", TILES)
WONDER: Final = Kind("wonder", tuple([row[0] for row in WONDERS]))
SOURCE: Final = Kind(
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
MOST_GRAY: Final = 3 * MOST_PARASITES  # around a node
MOST_DRAWN: Final = max(ICON_CARDS, GEAR_AMOUNT[BELT], most_printed(EFFECT_DRAW), most_printed(SCAVENGER_TWO))
MOST_HARVESTED: Final = max(HARVEST_CRYSTALS, most_printed(HARVESTER_TWO))

# -- options ------------------------------------------------------------------------------------------------

NEUTRAL: Final = Verb("neutral", MACHINE)
NEUTRAL_AT: Final = Verb("neutral-at", REGION)
DRAFT_SEEKER: Final = Verb("draft-seeker", SEEKER)
DRAFT_GEAR: Final = Verb("draft-gear", GEAR)
START: Final = Verb("start", NODE)

MOVE: Final = Verb("move", NODE)
TELEPORT: Final = Verb("teleport", NODE)
CAMP: Final = Verb("camp")
EXTRACT: Final = Verb("extract")
DEPLOY: Final = Verb("deploy", SLOT, REGION)
ERADICATE: Final = Verb("eradicate", NUMBER, most=MOST_GRAY)
INVESTIGATE: Final = Verb("investigate")
RETRIEVE: Final = Verb("retrieve", TILE)
INSTALL: Final = Verb("install")
RESTORE: Final = Verb("restore", WONDER, REGION)
DEPLOY_SPECIAL: Final = Verb("deploy-special", SLOT, REGION)
INVESTIGATE_SPECIAL: Final = Verb("investigate-special")
RETRIEVE_SPECIAL: Final = Verb("retrieve-special", TILE)
INSTALL_SPECIAL: Final = Verb("install-special")
PLAY: Final = Verb("play", CURIO)
DISCARD_HAND: Final = Verb("discard-hand")
OVERCHARGE: Final = Verb("overcharge")
POWER_DRAW: Final = Verb("power-draw")
DOUBLE_SHIFT: Final = Verb("double-shift")
START_SECOND_LEG: Final = Verb("start-second-leg")
END_TURN: Final = Verb("end-turn")

PAY: Final = Verb("pay")
SPEND: Final = Verb("spend", CAGE, COLOUR)
CONVERT: Final = Verb("convert", COLOUR)
DEPOSIT: Final = Verb("deposit", CAGE)
THROW_AWAY: Final = Verb("throw-away")
CHOOSE: Final = Verb("choose", COLOUR)
ADD: Final = Verb("add", CAGE)
DRAW: Final = Verb("draw", NUMBER, most=MOST_DRAWN)
DISCARD: Final = Verb("discard", CURIO)
LIE_DOWN: Final = Verb("lie-down")
REPLACE: Final = Verb("replace", CURIO)
FORGO: Final = Verb("forgo")
DONE: Final = Verb("done")
DECLINE: Final = Verb("decline")

ACTIVATE: Final = Verb("activate", REGION)
ACTIVATE_ALL: Final = Verb("activate-all")
HARVEST: Final = Verb("harvest", NUMBER, most=MOST_HARVESTED)
SWAP: Final = Verb("swap", COLOUR)
COLLECT: Final = Verb("collect")
REMOVE: Final = Verb("remove", REGION)
REMOVE_ALL: Final = Verb("remove-all")
OFFER: Final = Verb("offer", NUMBER, most=max(SHARDS))

WAKE: Final = Verb("wake", WONDER)
CLOCKWISE: Final = Verb("clockwise")
COUNTERCLOCKWISE: Final = Verb("counterclockwise")
STEP: Final = Verb("step", NODE)
LOSE: Final = Verb("lose", CAGE, COLOUR)
TRANSMUTE: Final = Verb("transmute", CAGE, COLOUR)

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

NEUTRAL_PLACED: Final = Verb("neutral-placed", SEAT, MACHINE, REGION)
NEUTRAL_SET: Final = Verb("neutral-set", TEAM, MACHINE, REGION)
GOT_SEEKER: Final = Verb("got-seeker", SEAT, SEEKER)
GOT_GEAR: Final = Verb("got-gear", SEAT, GEAR)
WONDER_SHOWN: Final = Verb("wonder-shown", WONDER)
STARTED: Final = Verb("started", SEAT, NODE)
YEAR_BEGAN: Final = Verb("year-began", NUMBER)
YEAR_ENDED: Final = Verb("year-ended", NUMBER)
ROUND_BEGAN: Final = Verb("round-began", NUMBER)
LAST_ROUND: Final = Verb("last-round")
SHARDS_ADDED: Final = Verb("shards-added", NUMBER)
ORDERED: Final = Verb("ordered", SEAT, NUMBER)
ALL_RECHARGED: Final = Verb("all-recharged")
EVENT_DRAWN: Final = Verb("event-drawn", CARD)
GREW: Final = Verb("grew", REGION, NUMBER)
INFESTED: Final = Verb("infested", REGION)
OVERRUN: Final = Verb("overrun", REGION)
DESTROYED: Final = Verb("destroyed", TEAM, MACHINE, REGION)
COLOSSUS_MOVED: Final = Verb("colossus-moved", CRATER)
SPARED: Final = Verb("spared", SEAT, CURIO)
WOUNDED: Final = Verb("wounded", SEAT)
STOOD_UP: Final = Verb("stood-up", SEAT)
TURN_BEGAN: Final = Verb("turn-began", SEAT)
MOVED: Final = Verb("moved", SEAT, NODE)
TELEPORTED: Final = Verb("teleported", SEAT, NODE)
CAMPED: Final = Verb("camped", SEAT)
PAID: Final = Verb("paid", SEAT, NUMBER, COLOUR)
CONVERTED: Final = Verb("converted", SEAT, COLOUR)
EXTRACTED: Final = Verb("extracted", SEAT, REGION)
HARVESTED: Final = Verb("harvested", SEAT, REGION, NUMBER)
SWAPPED: Final = Verb("swapped", SEAT, COLOUR)
REFINED: Final = Verb("refined", SEAT, REGION)
GAVE_BACK: Final = Verb("gave-back", SEAT, COLOUR)
DREW: Final = Verb("drew", SEAT, CURIO)
DREW_HIDDEN: Final = Verb("drew-hidden", SEAT)
RESHUFFLED: Final = Verb("reshuffled")
SOLD: Final = Verb("sold", SEAT, CURIO)
STORED: Final = Verb("stored", SEAT, CAGE, *BATCH, roles=("seat", "cage", *COLOURS))
THREW_AWAY: Final = Verb("threw-away", SEAT, NUMBER)
ADDED: Final = Verb("added", SEAT, COLOUR, CAGE)
DEPLOYED: Final = Verb("deployed", SEAT, SLOT, REGION)
ERADICATED: Final = Verb("eradicated", SEAT, REGION)
SHARD_SHOWN: Final = Verb("shard-shown", SEAT, NUMBER)
SHARD_KEPT: Final = Verb("shard-kept", SEAT, NUMBER)
SHARD_LOST: Final = Verb("shard-lost", SEAT, NUMBER)
RETRIEVED: Final = Verb("retrieved", SEAT, TILE)
INSTALLED: Final = Verb("installed", SEAT, TILE)
RESTORED: Final = Verb("restored", SEAT, WONDER, REGION)
WOKE: Final = Verb("woke", SEAT, WONDER)
PLAYED: Final = Verb("played", SEAT, CURIO)
UPGRADED: Final = Verb("upgraded", SEAT, CURIO)
DROPPED: Final = Verb("dropped", SEAT, CURIO)
HAND_DISCARDED: Final = Verb("hand-discarded", SEAT, NUMBER)
OVERCHARGED: Final = Verb("overcharged", SEAT)
POWER_USED: Final = Verb("power-used", SEAT)
DOUBLE_SHIFTED: Final = Verb("double-shifted", SEAT)
RECHARGED: Final = Verb("recharged", SEAT)
ARMOUR_ON: Final = Verb("armour-on", SEAT)
ARMOUR_OFF: Final = Verb("armour-off", SEAT)
LOST_CRYSTAL: Final = Verb("lost-crystal", SEAT, COLOUR)
SCORED: Final = Verb("scored", SEAT, NUMBER, SOURCE)

EVENTS: Final = (
    NEUTRAL_PLACED, NEUTRAL_SET, GOT_SEEKER, GOT_GEAR, WONDER_SHOWN, STARTED, YEAR_BEGAN, YEAR_ENDED, ROUND_BEGAN,
    LAST_ROUND, SHARDS_ADDED, ORDERED, ALL_RECHARGED, EVENT_DRAWN, GREW, INFESTED, OVERRUN, DESTROYED, COLOSSUS_MOVED,
    SPARED, WOUNDED, STOOD_UP, TURN_BEGAN, MOVED, TELEPORTED, CAMPED, PAID, CONVERTED, EXTRACTED, HARVESTED, SWAPPED,
    REFINED, GAVE_BACK, DREW, DREW_HIDDEN, RESHUFFLED, SOLD, STORED, THREW_AWAY, ADDED, DEPLOYED, ERADICATED,
    SHARD_SHOWN, SHARD_KEPT, SHARD_LOST, RETRIEVED, INSTALLED, RESTORED, WOKE, PLAYED, UPGRADED, DROPPED,
    HAND_DISCARDED, OVERCHARGED, POWER_USED, DOUBLE_SHIFTED, RECHARGED, ARMOUR_ON, ARMOUR_OFF, LOST_CRYSTAL, SCORED,
)  # fmt: skip

# -- prompts ------------------------------------------------------------------------------------------------

ASK_NEUTRAL: Final = Verb("neutral")
ASK_NEUTRAL_AT: Final = Verb("neutral-at", MACHINE)
ASK_DRAFT: Final = Verb("draft")
ASK_START: Final = Verb("start")
ASK_CASE: Final = Verb("case")
ASK_BELT: Final = Verb("belt")
ASK_MOVE: Final = Verb("move")
ASK_RECOVERY_MOVE: Final = Verb("recovery-move")
ASK_SECOND_MOVE: Final = Verb("second-move")
ASK_CARD_MOVE: Final = Verb("card-move", NUMBER)
ASK_ACT: Final = Verb("act")
ASK_RECOVERY_ACT: Final = Verb("recovery-act")
ASK_GRANTED: Final = Verb("granted", CURIO)
ASK_PAY: Final = Verb("pay", NUMBER, COLOUR)
ASK_PAY_WILD: Final = Verb("pay-wild", NUMBER, COLOUR)
ASK_FEED: Final = Verb("feed", NUMBER, COLOUR)
ASK_DEPOSIT: Final = Verb("deposit", *BATCH, roles=COLOURS)
ASK_COLOUR: Final = Verb("colour", NUMBER)
ASK_CRYSTAL: Final = Verb("crystal")
ASK_CAGE: Final = Verb("cage", COLOUR)
ASK_DRAW: Final = Verb("draw")
ASK_ACTIVATE: Final = Verb("activate")
ASK_HARVEST: Final = Verb("harvest", REGION)
ASK_SWAP: Final = Verb("swap", REGION)
ASK_SCAVENGE: Final = Verb("scavenge", REGION)
ASK_PURGE: Final = Verb("purge", REGION)
ASK_REMOVE: Final = Verb("remove", NUMBER)
ASK_OFFER: Final = Verb("offer", NUMBER)
ASK_UPGRADE: Final = Verb("upgrade", CURIO)
ASK_PREVENT: Final = Verb("prevent")
ASK_WAKE: Final = Verb("wake")
ASK_HUB: Final = Verb("hub")
ASK_BELL: Final = Verb("bell")
ASK_ALTAR: Final = Verb("altar")
ASK_PULSAR: Final = Verb("pulsar")
ASK_TRANSMUTER: Final = Verb("transmuter")

PROMPTS: Final = (
    ASK_NEUTRAL, ASK_NEUTRAL_AT, ASK_DRAFT, ASK_START, ASK_CASE, ASK_BELT, ASK_MOVE, ASK_RECOVERY_MOVE,
    ASK_SECOND_MOVE, ASK_CARD_MOVE, ASK_ACT, ASK_RECOVERY_ACT, ASK_GRANTED, ASK_PAY, ASK_PAY_WILD, ASK_FEED,
    ASK_DEPOSIT, ASK_COLOUR, ASK_CRYSTAL, ASK_CAGE, ASK_DRAW, ASK_ACTIVATE, ASK_HARVEST, ASK_SWAP, ASK_SCAVENGE,
    ASK_PURGE, ASK_REMOVE, ASK_OFFER, ASK_UPGRADE, ASK_PREVENT, ASK_WAKE, ASK_HUB, ASK_BELL, ASK_ALTAR, ASK_PULSAR,
    ASK_TRANSMUTER,
)  # fmt: skip

# -- reasons ------------------------------------------------------------------------------------------------

NOTHING_TO_EXTRACT: Final = Verb("nothing-to-extract")
REGION_FULL: Final = Verb("region-full", REGION)
OWN_MACHINE: Final = Verb("own-machine", REGION)
SAME_TYPE: Final = Verb("same-type", MACHINE, REGION)
OWN_WONDER: Final = Verb("own-wonder", REGION)
CANNOT_PAY: Final = Verb("cannot-pay", NUMBER, COLOUR)
CANNOT_PAY_WILD: Final = Verb("cannot-pay-wild", NUMBER, COLOUR)
NO_PARASITES: Final = Verb("no-parasites")
NOT_AT_COLOSSUS: Final = Verb("not-at-colossus", CRATER)
NO_SHARDS: Final = Verb("no-shards")
NOT_IN_CITY: Final = Verb("not-in-city")
RETRIEVED_ALREADY: Final = Verb("retrieved-already")
SLOT_TAKEN: Final = Verb("slot-taken", TILE)
TILE_GONE: Final = Verb("tile-gone", COLOUR)
COLOUR_INSTALLED: Final = Verb("colour-installed", COLOUR)
NO_TILE: Final = Verb("no-tile")
NOT_AT_CRATER: Final = Verb("not-at-crater", CRATER)
DISCHARGED: Final = Verb("discharged")
RECOVERING: Final = Verb("recovering")
SPECIAL_USED: Final = Verb("special-used")
STANDARD_USED: Final = Verb("standard-used")
MOVE_CARD_LATE: Final = Verb("move-card-late")
NOTHING_GRANTED: Final = Verb("nothing-granted")
SECOND_LEG_DUE: Final = Verb("second-leg-due")
WONDER_THERE: Final = Verb("wonder-there", REGION)
WONDER_LIMIT: Final = Verb("wonder-limit", NUMBER)

REASONS: Final = (
    NOTHING_TO_EXTRACT, REGION_FULL, OWN_MACHINE, SAME_TYPE, OWN_WONDER, CANNOT_PAY, CANNOT_PAY_WILD, NO_PARASITES,
    NOT_AT_COLOSSUS, NO_SHARDS, NOT_IN_CITY, RETRIEVED_ALREADY, SLOT_TAKEN, TILE_GONE, COLOUR_INSTALLED, NO_TILE,
    NOT_AT_CRATER, DISCHARGED, RECOVERING, SPECIAL_USED, STANDARD_USED, MOVE_CARD_LATE, NOTHING_GRANTED,
    SECOND_LEG_DUE, WONDER_THERE, WONDER_LIMIT,
)  # fmt: skip

WOUNDS_NEED_BEAMS: Final = Verb("wounds-need-beams")
SIDES_NEED_CUSTOM: Final = Verb("sides-need-custom")
IMPOSSIBLE: Final = (WOUNDS_NEED_BEAMS, SIDES_NEED_CUSTOM)

TIE_ORDER: Final = Verb("order")
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
DONE_OPTION: Final = Option(DONE)
DECLINE_OPTION: Final = Option(DECLINE)
END_OPTION: Final = Option(END_TURN)
EXTRACT_OPTION: Final = Option(EXTRACT)
INVESTIGATE_OPTION: Final = Option(INVESTIGATE)
INSTALL_OPTION: Final = Option(INSTALL)
CAMP_OPTION: Final = Option(CAMP)
PAY_OPTION: Final = Option(PAY)
