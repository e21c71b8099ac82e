"""Ids, kinds and the words of the game: everything that has a text form."""

from __future__ import annotations

from typing import Final

from ...engine.option import NUMBER, SEAT, Kind, Option, Verbs
from . import board
from .cards import CONTRACT_COUNT, CONTRACT_IDS, EVENT_IDS, LEADER_IDS, LEADERS, SCHEME_IDS
from .tiles import TILE_IDS, VAULT_IDS

# A die on a space is one number: its owner times 8 plus its face. Faces are 1 to 6; Sal is face 7 and counts 3.
SAL: Final = 7
NO_DIE: Final = 0

SETTING_UP: Final = 0
PLAN: Final = 1
EXECUTE: Final = 2
HARVEST: Final = 3
REST: Final = 4
FINISHED: Final = 5

DEAL3: Final = 0
FREE: Final = 1
DYAD: Final = 2

DEAREST: Final = max([max(first, water) for _, first, water in board.TWO_PRICES.values()])

# fmt: off
DIE         : Final = Kind("die", ("none", "1", "2", "3", "4", "5", "6", "sal"))
RESOURCE    : Final = Kind("resource", ("water", "algae", "energy", "gem"))
HEX         : Final = Kind("hex", board.HEX_IDS)
SPACE       : Final = Kind("space", board.SPACE_IDS)
SLOT        : Final = Kind("slot", board.SLOT_IDS)
LOCATION_   : Final = Kind("location", board.LOCATION_IDS)
FACTION     : Final = Kind("faction", board.FACTION_IDS)
ABILITY     : Final = Kind("ability", board.ABILITY_IDS)
TRADE_      : Final = Kind("trade", tuple([row[0] for row in board.TRADES]))
BREAKTHROUGH: Final = Kind("breakthrough", board.BREAKTHROUGH_IDS)
MARKER      : Final = Kind("marker", board.COMPLICATION_IDS)
PENALTY     : Final = Kind("penalty", board.PENALTY_IDS)
DELIVERY    : Final = Kind("delivery", ("move", "die", "cards"))
PILE        : Final = Kind("pile", ("farm_pile_1", "farm_pile_2", "farm_pile_3",
                                    "ship_pile_1", "ship_pile_2", "ship_pile_3"))
LEADER      : Final = Kind("leader", LEADER_IDS)
CONTRACT    : Final = Kind("contract", CONTRACT_IDS)
EVENT       : Final = Kind("event", EVENT_IDS)
SCHEME      : Final = Kind("scheme", SCHEME_IDS)
TILE        : Final = Kind("tile", TILE_IDS)
VAULT       : Final = Kind("vault", VAULT_IDS)
AI          : Final = Kind("ai", tuple([row[0] for row in board.AI_BOARDS]))
DEVELOPMENT : Final = Kind("development", ("dev_1", "dev_2", "dev_3"))
KINDS: Final = (DIE, RESOURCE, HEX, SPACE, SLOT, LOCATION_, FACTION, ABILITY, TRADE_, BREAKTHROUGH, MARKER, PENALTY,
                DELIVERY, PILE, LEADER, CONTRACT, EVENT, SCHEME, TILE, VAULT, AI, DEVELOPMENT)

# -- options ------------------------------------------------------------------------------------------------------

OPTIONS: Final = Verbs()
LEAD        : Final = OPTIONS.verb("lead", LEADER)
EXCLUDE     : Final = OPTIONS.verb("exclude", LEADER)
KEEP        : Final = OPTIONS.verb("keep", CONTRACT)
DISCARD     : Final = OPTIONS.verb("discard", CONTRACT)
HEED        : Final = OPTIONS.verb("heed", EVENT)
ASSIGN      : Final = OPTIONS.verb("assign", DIE, SLOT)
LIFT        : Final = OPTIONS.verb("lift", SLOT)
CONFIRM     : Final = OPTIONS.verb("confirm")
FROM        : Final = OPTIONS.verb("from", SLOT)
SEND        : Final = OPTIONS.verb("send", SPACE)
CANTINA     : Final = OPTIONS.verb("cantina")
PAIR        : Final = OPTIONS.verb("pair", SLOT)
AS          : Final = OPTIONS.verb("as", DIE)
PAY         : Final = OPTIONS.verb("pay", NUMBER, RESOURCE, most=DEAREST)
TRAIN       : Final = OPTIONS.verb("train", NUMBER, most=board.ACADEMY_MOST)
FULFIL      : Final = OPTIONS.verb("fulfil", CONTRACT)
TAKE_WATER  : Final = OPTIONS.verb("take-water")
TAKE_CARDS  : Final = OPTIONS.verb("take-cards")
ALSO        : Final = OPTIONS.verb("also", DELIVERY)
MOVE        : Final = OPTIONS.verb("move", HEX)
STAY        : Final = OPTIONS.verb("stay")
TAKE        : Final = OPTIONS.verb("take", PILE)
BUILD       : Final = OPTIONS.verb("build", SLOT)
REPLACE     : Final = OPTIONS.verb("replace", SLOT)
DECLINE     : Final = OPTIONS.verb("decline")
TRADE       : Final = OPTIONS.verb("trade", TRADE_)
USE         : Final = OPTIONS.verb("use", ABILITY)
SET         : Final = OPTIONS.verb("set", SLOT, DIE)
ADVANCE     : Final = OPTIONS.verb("advance", BREAKTHROUGH)
COMPLICATE  : Final = OPTIONS.verb("complicate", MARKER)
IGNORE      : Final = OPTIONS.verb("ignore")
SUFFER      : Final = OPTIONS.verb("suffer", PENALTY)
MIRROR      : Final = OPTIONS.verb("mirror", PENALTY)
SCRAP       : Final = OPTIONS.verb("scrap", SLOT)
LOSE_POOL   : Final = OPTIONS.verb("lose-pool")
LOSE_CANTINA: Final = OPTIONS.verb("lose-cantina")
LOSE_SLOT   : Final = OPTIONS.verb("lose-slot", SLOT)
LOSE_SPACE  : Final = OPTIONS.verb("lose-space", SPACE)
SETTLE      : Final = OPTIONS.verb("settle", SLOT)
PRODUCE     : Final = OPTIONS.verb("produce", SLOT, RESOURCE)
SKIP        : Final = OPTIONS.verb("skip")
DONE        : Final = OPTIONS.verb("done")

# -- events -------------------------------------------------------------------------------------------------------

EVENTS: Final = Verbs()
ROUND_BEGAN      : Final = EVENTS.verb("round-began", NUMBER, EVENT)
LED              : Final = EVENTS.verb("led", SEAT, LEADER)
EXCLUDED         : Final = EVENTS.verb("excluded", SEAT, LEADER)
KEPT             : Final = EVENTS.verb("kept", CONTRACT)
DREW             : Final = EVENTS.verb("drew", CONTRACT)
DREW_HIDDEN      : Final = EVENTS.verb("drew-hidden", SEAT, NUMBER)
RESHUFFLED       : Final = EVENTS.verb("reshuffled")
DISCARDED        : Final = EVENTS.verb("discarded", SEAT, CONTRACT)
LEFT_OVER        : Final = EVENTS.verb("left-over", CONTRACT)
TURNED_EVENT     : Final = EVENTS.verb("turned-event", SEAT, EVENT)
HEEDED           : Final = EVENTS.verb("heeded", SEAT, EVENT)
VAULT_SHOWN      : Final = EVENTS.verb("vault-shown", HEX, VAULT, NUMBER)
ROLLED           : Final = EVENTS.verb("rolled", DIE)
ROLLED_HIDDEN    : Final = EVENTS.verb("rolled-hidden", SEAT, NUMBER)
CONFIRMED        : Final = EVENTS.verb("confirmed", SEAT)
ASSIGNED         : Final = EVENTS.verb("assigned", SEAT, DIE, SLOT)
SENT             : Final = EVENTS.verb("sent", SEAT, DIE, SPACE)
RELAXED          : Final = EVENTS.verb("relaxed", SEAT, NUMBER)
GAINED           : Final = EVENTS.verb("gained", SEAT, NUMBER, RESOURCE)
PAID             : Final = EVENTS.verb("paid", SEAT, NUMBER, RESOURCE)
GAINED_DICE      : Final = EVENTS.verb("gained-dice", SEAT, NUMBER)
SETTLED          : Final = EVENTS.verb("settled", SEAT, DIE, SLOT)
ROLLED_NEW       : Final = EVENTS.verb("rolled-new", SEAT, DIE)
LOST_DIE         : Final = EVENTS.verb("lost-die", SEAT)
OVER_LIMIT       : Final = EVENTS.verb("over-limit", SEAT, NUMBER)
MOVED            : Final = EVENTS.verb("moved", SEAT, HEX)
FULFILLED        : Final = EVENTS.verb("fulfilled", SEAT, CONTRACT)
BUILT            : Final = EVENTS.verb("built", SEAT, TILE, SLOT)
SCRAPPED         : Final = EVENTS.verb("scrapped", SEAT, TILE)
DECLINED         : Final = EVENTS.verb("declined", SEAT)
TRADED           : Final = EVENTS.verb("traded", SEAT, TRADE_)
USED             : Final = EVENTS.verb("used", SEAT, ABILITY)
SET_DIE          : Final = EVENTS.verb("set-die", SEAT, SLOT, DIE)
ADVANCED         : Final = EVENTS.verb("advanced", SEAT, BREAKTHROUGH)
COMPLICATED      : Final = EVENTS.verb("complicated", SEAT, MARKER, PENALTY)
MIRRORED         : Final = EVENTS.verb("mirrored", SEAT, PENALTY)
IGNORED          : Final = EVENTS.verb("ignored", SEAT)
HARVESTED        : Final = EVENTS.verb("harvested", SEAT, HEX)
PRODUCED         : Final = EVENTS.verb("produced", SEAT, SLOT)
RADIO_PASSED     : Final = EVENTS.verb("radio-passed", SEAT)
AI_SCHEME        : Final = EVENTS.verb("ai-scheme", AI, SCHEME)
AI_MOVED         : Final = EVENTS.verb("ai-moved", AI, HEX)
AI_SENT          : Final = EVENTS.verb("ai-sent", AI, DIE, SPACE)
AI_IDLE          : Final = EVENTS.verb("ai-idle", AI, SCHEME)
AI_GEMS          : Final = EVENTS.verb("ai-gems", AI, NUMBER)
AI_PAID          : Final = EVENTS.verb("ai-paid", AI, NUMBER)
AI_DICE          : Final = EVENTS.verb("ai-dice", AI, NUMBER)
AI_DEVELOPED     : Final = EVENTS.verb("ai-developed", AI, DEVELOPMENT)
AI_BREAKTHROUGH  : Final = EVENTS.verb("ai-breakthrough", AI, BREAKTHROUGH)
AI_COMPLICATION  : Final = EVENTS.verb("ai-complication", AI, MARKER, PENALTY)
AI_SCRAPPED      : Final = EVENTS.verb("ai-scrapped", AI, TILE)
GAME_ENDED       : Final = EVENTS.verb("game-ended")

# -- prompts ------------------------------------------------------------------------------------------------------

PROMPTS: Final = Verbs()
CHOOSE_LEADER    : Final = PROMPTS.verb("choose-leader")
DYAD_REMOVE      : Final = PROMPTS.verb("dyad-remove")
DRAFT_PICK       : Final = PROMPTS.verb("draft-pick", NUMBER)
SOLO_DISCARD     : Final = PROMPTS.verb("solo-discard", NUMBER)
RENZO_EVENT      : Final = PROMPTS.verb("renzo-event")
ASK_SUPPLY       : Final = PROMPTS.verb("supply-drop")
ASSIGN_DICE      : Final = PROMPTS.verb("assign-dice", NUMBER)
ASK_GARAGE       : Final = PROMPTS.verb("choose-garage")
ASK_SEND         : Final = PROMPTS.verb("dispatch", DIE)
SECOND_DIE       : Final = PROMPTS.verb("second-die")
ASK_VALUE        : Final = PROMPTS.verb("choose-value", SPACE)
ASK_PAYMENT      : Final = PROMPTS.verb("choose-payment", SPACE)
ASK_TRAIN        : Final = PROMPTS.verb("academy-count")
ASK_CONTRACT     : Final = PROMPTS.verb("pick-contract")
ASK_SECOND       : Final = PROMPTS.verb("second-contract")
ASK_REWARD       : Final = PROMPTS.verb("hq-reward")
ASK_EXTRA        : Final = PROMPTS.verb("extra-reward")
ASK_MOVE         : Final = PROMPTS.verb("harvester-move")
ASK_BACK         : Final = PROMPTS.verb("harvester-back")
ASK_PILE         : Final = PROMPTS.verb("pick-pile", TILE)
ASK_PLACE        : Final = PROMPTS.verb("place-tile", TILE)
ASK_TRADE        : Final = PROMPTS.verb("choose-trade", NUMBER)
ASK_ABILITY      : Final = PROMPTS.verb("faction-ability", ABILITY)
ASK_BREAKTHROUGH : Final = PROMPTS.verb("breakthrough-slot", DIE)
ASK_COMPLICATION : Final = PROMPTS.verb("complication")
ASK_PENALTY      : Final = PROMPTS.verb("penalty", MARKER)
ASK_SCRAP_SHIP   : Final = PROMPTS.verb("scrap-ship")
ASK_SCRAP_FARM   : Final = PROMPTS.verb("scrap-farm")
ASK_LOSE_DIE     : Final = PROMPTS.verb("lose-die")
ASK_DISCARD      : Final = PROMPTS.verb("hand-discard", NUMBER)
ZAPORRAH_ASSIGN  : Final = PROMPTS.verb("zaporrah-assign", DIE)
FARM_RESOURCE    : Final = PROMPTS.verb("farm-resource", SLOT, NUMBER)
SABLE_MOVE       : Final = PROMPTS.verb("sable-move")

# -- reasons ------------------------------------------------------------------------------------------------------

REASONS: Final = Verbs()
TAKEN          : Final = REASONS.verb("taken")
LEFTMOST       : Final = REASONS.verb("leftmost", SPACE)
WRONG_VALUE    : Final = REASONS.verb("wrong-value")
CANNOT_PAY     : Final = REASONS.verb("cannot-pay")
GARAGE_COST    : Final = REASONS.verb("garage-cost", NUMBER)
HQ_TWICE       : Final = REASONS.verb("hq-twice")
SAL_STAYS      : Final = REASONS.verb("sal-stays")
NO_PAIR        : Final = REASONS.verb("no-pair")
NO_SECOND_DIE  : Final = REASONS.verb("no-second-die")
PILE_EMPTY     : Final = REASONS.verb("pile-empty")
NO_RESERVE     : Final = REASONS.verb("no-reserve")
CLOSED         : Final = REASONS.verb("closed", EVENT)
NO_STEP        : Final = REASONS.verb("no-step")
NO_CONTRACT    : Final = REASONS.verb("no-contract")
CONTRACT_DEAR  : Final = REASONS.verb("contract-dear", CONTRACT)
DICE_LEFT      : Final = REASONS.verb("dice-left", NUMBER)
LIFTED_OFTEN   : Final = REASONS.verb("lifted-often")
GARAGE_GAP     : Final = REASONS.verb("garage-gap", SLOT)
NO_FARM_DIE    : Final = REASONS.verb("no-farm-die")
CANNOT_SUFFER  : Final = REASONS.verb("cannot-suffer")
SLOT_TAKEN     : Final = REASONS.verb("slot-taken")
NOT_ELIGIBLE   : Final = REASONS.verb("not-eligible")
NEEDS          : Final = REASONS.verb("needs", NUMBER, RESOURCE)

# -- impossible setups and ties --------------------------------------------------------------------------------------

IMPOSSIBLE: Final = Verbs()
FOUR_AND_AI    : Final = IMPOSSIBLE.verb("four-and-ai")
FEW_LEADERS    : Final = IMPOSSIBLE.verb("few-leaders", NUMBER)
SOLO_NEEDS_AI  : Final = IMPOSSIBLE.verb("solo-needs-ai")
TIES: Final = Verbs()
BY_DICE        : Final = TIES.verb("by-dice")
BY_RESOURCES   : Final = TIES.verb("by-resources")
SHARED         : Final = TIES.verb("shared")
# fmt: on

# -- the options themselves, made once -----------------------------------------------------------------------------

TO_LEAD: Final = [Option(LEAD, (each,)) for each in range(LEADERS)]
TO_EXCLUDE: Final = [Option(EXCLUDE, (each,)) for each in range(LEADERS)]
TO_KEEP: Final = [Option(KEEP, (each,)) for each in range(CONTRACT_COUNT)]
TO_DISCARD: Final = [Option(DISCARD, (each,)) for each in range(CONTRACT_COUNT)]
TO_FULFIL: Final = [Option(FULFIL, (each,)) for each in range(CONTRACT_COUNT)]
TO_HEED: Final = [Option(HEED, (each,)) for each in range(len(EVENT_IDS))]
TO_ASSIGN: Final = [[Option(ASSIGN, (face, slot)) for slot in range(board.SLOTS)] for face in range(8)]
TO_LIFT: Final = [Option(LIFT, (slot,)) for slot in range(board.SLOTS)]
TO_CONFIRM: Final = Option(CONFIRM)
TO_FROM: Final = [Option(FROM, (slot,)) for slot in range(board.SLOTS)]
TO_PAIR: Final = [Option(PAIR, (slot,)) for slot in range(board.SLOTS)]
TO_SEND: Final = [Option(SEND, (space,)) for space in range(board.SPACES)]
TO_CANTINA: Final = Option(CANTINA)
TO_AS: Final = [Option(AS, (face,)) for face in range(7)]
TO_PAY: Final = [[Option(PAY, (number, kind)) for kind in range(4)] for number in range(DEAREST + 1)]
TO_TRAIN: Final = [Option(TRAIN, (number,)) for number in range(board.ACADEMY_MOST + 1)]
WATER_PLEASE: Final = Option(TAKE_WATER)
CARDS_PLEASE: Final = Option(TAKE_CARDS)
TO_ALSO: Final = [Option(ALSO, (each,)) for each in range(board.DEPOSITORY_ROWS)]
TO_MOVE: Final = [Option(MOVE, (hex,)) for hex in range(board.HEX_COUNT)]
TO_STAY: Final = Option(STAY)
TO_TAKE: Final = [Option(TAKE, (pile,)) for pile in range(6)]
TO_BUILD: Final = [Option(BUILD, (slot,)) for slot in range(board.SLOTS)]
TO_REPLACE: Final = [Option(REPLACE, (slot,)) for slot in range(board.SLOTS)]
TO_DECLINE: Final = Option(DECLINE)
TO_TRADE: Final = [Option(TRADE, (each,)) for each in range(len(board.TRADES))]
TO_USE: Final = [Option(USE, (each,)) for each in range(len(board.ABILITIES))]
TO_SET: Final = [[Option(SET, (slot, face)) for face in range(7)] for slot in range(board.SLOTS)]
TO_ADVANCE: Final = [Option(ADVANCE, (each,)) for each in range(6)]
TO_COMPLICATE: Final = [Option(COMPLICATE, (each,)) for each in range(6)]
TO_IGNORE: Final = Option(IGNORE)
TO_SUFFER: Final = [Option(SUFFER, (each,)) for each in range(6)]
TO_MIRROR: Final = [Option(MIRROR, (each,)) for each in range(6)]
TO_SCRAP: Final = [Option(SCRAP, (slot,)) for slot in range(board.SLOTS)]
TO_LOSE_POOL: Final = Option(LOSE_POOL)
TO_LOSE_CANTINA: Final = Option(LOSE_CANTINA)
TO_LOSE_SLOT: Final = [Option(LOSE_SLOT, (slot,)) for slot in range(board.SLOTS)]
TO_LOSE_SPACE: Final = [Option(LOSE_SPACE, (space,)) for space in range(board.SPACES)]
TO_SETTLE: Final = [Option(SETTLE, (slot,)) for slot in range(board.SLOTS)]
TO_PRODUCE: Final = [[Option(PRODUCE, (slot, kind)) for kind in range(4)] for slot in range(board.SLOTS)]
TO_SKIP: Final = Option(SKIP)
TO_DONE: Final = Option(DONE)

# -- small facts about faces ----------------------------------------------------------------------------------------

COUNTS: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 3)  # what a face counts; Sal counts 3


def bits(*values: int) -> int:
    """A set of small numbers as bits."""
    found = 0
    for value in values:
        found |= 1 << value
    return found


VALUES_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([value for value in range(1, 7) if mask >> value & 1]) for mask in range(128)]
)
COLUMN_VALUES: Final[tuple[int, ...]] = tuple([bits(*values) for _, values in board.COLUMNS])
DEP_VALUES: Final[tuple[int, ...]] = tuple([values for values in COLUMN_VALUES for _ in range(board.DEPOSITORY_ROWS)])
PILE_VALUES: Final[tuple[int, ...]] = tuple([bits(*values) for values in board.FOUNDRY_VALUES])
ACADEMY_VALUES: Final[tuple[int, ...]] = tuple([bits(*values) for values in board.ACADEMY_VALUES])
