"""The game's words: kinds of things and the verbs of options, events, prompts and reasons."""

from __future__ import annotations

from typing import Final

from ...engine.option import NUMBER, SEAT, Kind, Option, Sides, Verbs
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

OPTIONS: Final = Verbs()
NEUTRAL: Final = OPTIONS.verb("neutral", MACHINE)
NEUTRAL_AT: Final = OPTIONS.verb("neutral-at", REGION)
DRAFT_SEEKER: Final = OPTIONS.verb("draft-seeker", SEEKER)
DRAFT_GEAR: Final = OPTIONS.verb("draft-gear", GEAR)
START: Final = OPTIONS.verb("start", NODE)

MOVE: Final = OPTIONS.verb("move", NODE)
TELEPORT: Final = OPTIONS.verb("teleport", NODE)
CAMP: Final = OPTIONS.verb("camp")
EXTRACT: Final = OPTIONS.verb("extract")
DEPLOY: Final = OPTIONS.verb("deploy", SLOT, REGION)
ERADICATE: Final = OPTIONS.verb("eradicate", NUMBER, most=MOST_GRAY)
INVESTIGATE: Final = OPTIONS.verb("investigate")
RETRIEVE: Final = OPTIONS.verb("retrieve", TILE)
INSTALL: Final = OPTIONS.verb("install")
RESTORE: Final = OPTIONS.verb("restore", WONDER, REGION)
DEPLOY_SPECIAL: Final = OPTIONS.verb("deploy-special", SLOT, REGION)
INVESTIGATE_SPECIAL: Final = OPTIONS.verb("investigate-special")
RETRIEVE_SPECIAL: Final = OPTIONS.verb("retrieve-special", TILE)
INSTALL_SPECIAL: Final = OPTIONS.verb("install-special")
PLAY: Final = OPTIONS.verb("play", CURIO)
DISCARD_HAND: Final = OPTIONS.verb("discard-hand")
OVERCHARGE: Final = OPTIONS.verb("overcharge")
POWER_DRAW: Final = OPTIONS.verb("power-draw")
DOUBLE_SHIFT: Final = OPTIONS.verb("double-shift")
START_SECOND_LEG: Final = OPTIONS.verb("start-second-leg")
END_TURN: Final = OPTIONS.verb("end-turn")

PAY: Final = OPTIONS.verb("pay")
SPEND: Final = OPTIONS.verb("spend", CAGE, COLOUR)
CONVERT: Final = OPTIONS.verb("convert", COLOUR)
DEPOSIT: Final = OPTIONS.verb("deposit", CAGE)
THROW_AWAY: Final = OPTIONS.verb("throw-away")
CHOOSE: Final = OPTIONS.verb("choose", COLOUR)
ADD: Final = OPTIONS.verb("add", CAGE)
DRAW: Final = OPTIONS.verb("draw", NUMBER, most=MOST_DRAWN)
DISCARD: Final = OPTIONS.verb("discard", CURIO)
LIE_DOWN: Final = OPTIONS.verb("lie-down")
REPLACE: Final = OPTIONS.verb("replace", CURIO)
FORGO: Final = OPTIONS.verb("forgo")
DONE: Final = OPTIONS.verb("done")
DECLINE: Final = OPTIONS.verb("decline")

ACTIVATE: Final = OPTIONS.verb("activate", REGION)
ACTIVATE_ALL: Final = OPTIONS.verb("activate-all")
HARVEST: Final = OPTIONS.verb("harvest", NUMBER, most=MOST_HARVESTED)
SWAP: Final = OPTIONS.verb("swap", COLOUR)
COLLECT: Final = OPTIONS.verb("collect")
REMOVE: Final = OPTIONS.verb("remove", REGION)
REMOVE_ALL: Final = OPTIONS.verb("remove-all")
OFFER: Final = OPTIONS.verb("offer", NUMBER, most=max(SHARDS))

WAKE: Final = OPTIONS.verb("wake", WONDER)
CLOCKWISE: Final = OPTIONS.verb("clockwise")
COUNTERCLOCKWISE: Final = OPTIONS.verb("counterclockwise")
STEP: Final = OPTIONS.verb("step", NODE)
LOSE: Final = OPTIONS.verb("lose", CAGE, COLOUR)
TRANSMUTE: Final = OPTIONS.verb("transmute", CAGE, COLOUR)


# -- events -------------------------------------------------------------------------------------------------

EVENTS: Final = Verbs()
NEUTRAL_PLACED: Final = EVENTS.verb("neutral-placed", SEAT, MACHINE, REGION)
NEUTRAL_SET: Final = EVENTS.verb("neutral-set", TEAM, MACHINE, REGION)
GOT_SEEKER: Final = EVENTS.verb("got-seeker", SEAT, SEEKER)
GOT_GEAR: Final = EVENTS.verb("got-gear", SEAT, GEAR)
WONDER_SHOWN: Final = EVENTS.verb("wonder-shown", WONDER)
STARTED: Final = EVENTS.verb("started", SEAT, NODE)
YEAR_BEGAN: Final = EVENTS.verb("year-began", NUMBER)
YEAR_ENDED: Final = EVENTS.verb("year-ended", NUMBER)
ROUND_BEGAN: Final = EVENTS.verb("round-began", NUMBER)
LAST_ROUND: Final = EVENTS.verb("last-round")
SHARDS_ADDED: Final = EVENTS.verb("shards-added", NUMBER)
ORDERED: Final = EVENTS.verb("ordered", SEAT, NUMBER)
ALL_RECHARGED: Final = EVENTS.verb("all-recharged")
EVENT_DRAWN: Final = EVENTS.verb("event-drawn", CARD)
GREW: Final = EVENTS.verb("grew", REGION, NUMBER)
INFESTED: Final = EVENTS.verb("infested", REGION)
OVERRUN: Final = EVENTS.verb("overrun", REGION)
DESTROYED: Final = EVENTS.verb("destroyed", TEAM, MACHINE, REGION)
COLOSSUS_MOVED: Final = EVENTS.verb("colossus-moved", CRATER)
SPARED: Final = EVENTS.verb("spared", SEAT, CURIO)
WOUNDED: Final = EVENTS.verb("wounded", SEAT)
STOOD_UP: Final = EVENTS.verb("stood-up", SEAT)
TURN_BEGAN: Final = EVENTS.verb("turn-began", SEAT)
MOVED: Final = EVENTS.verb("moved", SEAT, NODE)
TELEPORTED: Final = EVENTS.verb("teleported", SEAT, NODE)
CAMPED: Final = EVENTS.verb("camped", SEAT)
PAID: Final = EVENTS.verb("paid", SEAT, NUMBER, COLOUR)
CONVERTED: Final = EVENTS.verb("converted", SEAT, COLOUR)
EXTRACTED: Final = EVENTS.verb("extracted", SEAT, REGION)
HARVESTED: Final = EVENTS.verb("harvested", SEAT, REGION, NUMBER)
SWAPPED: Final = EVENTS.verb("swapped", SEAT, COLOUR)
REFINED: Final = EVENTS.verb("refined", SEAT, REGION)
GAVE_BACK: Final = EVENTS.verb("gave-back", SEAT, COLOUR)
DREW: Final = EVENTS.verb("drew", SEAT, CURIO)
DREW_HIDDEN: Final = EVENTS.verb("drew-hidden", SEAT)
RESHUFFLED: Final = EVENTS.verb("reshuffled")
SOLD: Final = EVENTS.verb("sold", SEAT, CURIO)
STORED: Final = EVENTS.verb("stored", SEAT, CAGE, *BATCH, roles=("seat", "cage", *COLOURS))
THREW_AWAY: Final = EVENTS.verb("threw-away", SEAT, NUMBER)
ADDED: Final = EVENTS.verb("added", SEAT, COLOUR, CAGE)
DEPLOYED: Final = EVENTS.verb("deployed", SEAT, SLOT, REGION)
ERADICATED: Final = EVENTS.verb("eradicated", SEAT, REGION)
SHARD_SHOWN: Final = EVENTS.verb("shard-shown", SEAT, NUMBER)
SHARD_KEPT: Final = EVENTS.verb("shard-kept", SEAT, NUMBER)
SHARD_LOST: Final = EVENTS.verb("shard-lost", SEAT, NUMBER)
RETRIEVED: Final = EVENTS.verb("retrieved", SEAT, TILE)
INSTALLED: Final = EVENTS.verb("installed", SEAT, TILE)
RESTORED: Final = EVENTS.verb("restored", SEAT, WONDER, REGION)
WOKE: Final = EVENTS.verb("woke", SEAT, WONDER)
PLAYED: Final = EVENTS.verb("played", SEAT, CURIO)
UPGRADED: Final = EVENTS.verb("upgraded", SEAT, CURIO)
DROPPED: Final = EVENTS.verb("dropped", SEAT, CURIO)
HAND_DISCARDED: Final = EVENTS.verb("hand-discarded", SEAT, NUMBER)
OVERCHARGED: Final = EVENTS.verb("overcharged", SEAT)
POWER_USED: Final = EVENTS.verb("power-used", SEAT)
DOUBLE_SHIFTED: Final = EVENTS.verb("double-shifted", SEAT)
RECHARGED: Final = EVENTS.verb("recharged", SEAT)
ARMOUR_ON: Final = EVENTS.verb("armour-on", SEAT)
ARMOUR_OFF: Final = EVENTS.verb("armour-off", SEAT)
LOST_CRYSTAL: Final = EVENTS.verb("lost-crystal", SEAT, COLOUR)
SCORED: Final = EVENTS.verb("scored", SEAT, NUMBER, SOURCE)


# -- prompts ------------------------------------------------------------------------------------------------

PROMPTS: Final = Verbs()
ASK_NEUTRAL: Final = PROMPTS.verb("neutral")
ASK_NEUTRAL_AT: Final = PROMPTS.verb("neutral-at", MACHINE)
ASK_DRAFT: Final = PROMPTS.verb("draft")
ASK_START: Final = PROMPTS.verb("start")
ASK_CASE: Final = PROMPTS.verb("case")
ASK_BELT: Final = PROMPTS.verb("belt")
ASK_MOVE: Final = PROMPTS.verb("move")
ASK_RECOVERY_MOVE: Final = PROMPTS.verb("recovery-move")
ASK_SECOND_MOVE: Final = PROMPTS.verb("second-move")
ASK_CARD_MOVE: Final = PROMPTS.verb("card-move", NUMBER)
ASK_ACT: Final = PROMPTS.verb("act")
ASK_RECOVERY_ACT: Final = PROMPTS.verb("recovery-act")
ASK_GRANTED: Final = PROMPTS.verb("granted", CURIO)
ASK_PAY: Final = PROMPTS.verb("pay", NUMBER, COLOUR)
ASK_PAY_WILD: Final = PROMPTS.verb("pay-wild", NUMBER, COLOUR)
ASK_FEED: Final = PROMPTS.verb("feed", NUMBER, COLOUR)
ASK_DEPOSIT: Final = PROMPTS.verb("deposit", *BATCH, roles=COLOURS)
ASK_COLOUR: Final = PROMPTS.verb("colour", NUMBER)
ASK_CRYSTAL: Final = PROMPTS.verb("crystal")
ASK_CAGE: Final = PROMPTS.verb("cage", COLOUR)
ASK_DRAW: Final = PROMPTS.verb("draw")
ASK_ACTIVATE: Final = PROMPTS.verb("activate")
ASK_HARVEST: Final = PROMPTS.verb("harvest", REGION)
ASK_SWAP: Final = PROMPTS.verb("swap", REGION)
ASK_SCAVENGE: Final = PROMPTS.verb("scavenge", REGION)
ASK_PURGE: Final = PROMPTS.verb("purge", REGION)
ASK_REMOVE: Final = PROMPTS.verb("remove", NUMBER)
ASK_OFFER: Final = PROMPTS.verb("offer", NUMBER)
ASK_UPGRADE: Final = PROMPTS.verb("upgrade", CURIO)
ASK_PREVENT: Final = PROMPTS.verb("prevent")
ASK_WAKE: Final = PROMPTS.verb("wake")
ASK_HUB: Final = PROMPTS.verb("hub")
ASK_BELL: Final = PROMPTS.verb("bell")
ASK_ALTAR: Final = PROMPTS.verb("altar")
ASK_PULSAR: Final = PROMPTS.verb("pulsar")
ASK_TRANSMUTER: Final = PROMPTS.verb("transmuter")


# -- reasons ------------------------------------------------------------------------------------------------

REASONS: Final = Verbs()
NOTHING_TO_EXTRACT: Final = REASONS.verb("nothing-to-extract")
REGION_FULL: Final = REASONS.verb("region-full", REGION)
OWN_MACHINE: Final = REASONS.verb("own-machine", REGION)
SAME_TYPE: Final = REASONS.verb("same-type", MACHINE, REGION)
OWN_WONDER: Final = REASONS.verb("own-wonder", REGION)
CANNOT_PAY: Final = REASONS.verb("cannot-pay", NUMBER, COLOUR)
CANNOT_PAY_WILD: Final = REASONS.verb("cannot-pay-wild", NUMBER, COLOUR)
NO_PARASITES: Final = REASONS.verb("no-parasites")
NOT_AT_COLOSSUS: Final = REASONS.verb("not-at-colossus", CRATER)
NO_SHARDS: Final = REASONS.verb("no-shards")
NOT_IN_CITY: Final = REASONS.verb("not-in-city")
RETRIEVED_ALREADY: Final = REASONS.verb("retrieved-already")
SLOT_TAKEN: Final = REASONS.verb("slot-taken", TILE)
TILE_GONE: Final = REASONS.verb("tile-gone", COLOUR)
COLOUR_INSTALLED: Final = REASONS.verb("colour-installed", COLOUR)
NO_TILE: Final = REASONS.verb("no-tile")
NOT_AT_CRATER: Final = REASONS.verb("not-at-crater", CRATER)
DISCHARGED: Final = REASONS.verb("discharged")
RECOVERING: Final = REASONS.verb("recovering")
SPECIAL_USED: Final = REASONS.verb("special-used")
STANDARD_USED: Final = REASONS.verb("standard-used")
MOVE_CARD_LATE: Final = REASONS.verb("move-card-late")
NOTHING_GRANTED: Final = REASONS.verb("nothing-granted")
SECOND_LEG_DUE: Final = REASONS.verb("second-leg-due")
WONDER_THERE: Final = REASONS.verb("wonder-there", REGION)
WONDER_LIMIT: Final = REASONS.verb("wonder-limit", NUMBER)


IMPOSSIBLE: Final = Verbs()
WOUNDS_NEED_BEAMS: Final = IMPOSSIBLE.verb("wounds-need-beams")
SIDES_NEED_CUSTOM: Final = IMPOSSIBLE.verb("sides-need-custom")

TIES: Final = Verbs()
TIE_ORDER: Final = TIES.verb("order")

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
