"""Ids, kinds and the words of the game: everything that has a text form."""

from __future__ import annotations

from typing import Final

from ...engine.option import NUMBER, SEAT, Kind, Option, Verb
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

LEAD        : Final = Verb("lead", LEADER)
EXCLUDE     : Final = Verb("exclude", LEADER)
KEEP        : Final = Verb("keep", CONTRACT)
DISCARD     : Final = Verb("discard", CONTRACT)
HEED        : Final = Verb("heed", EVENT)
ASSIGN      : Final = Verb("assign", DIE, SLOT)
LIFT        : Final = Verb("lift", SLOT)
CONFIRM     : Final = Verb("confirm")
FROM        : Final = Verb("from", SLOT)
SEND        : Final = Verb("send", SPACE)
CANTINA     : Final = Verb("cantina")
PAIR        : Final = Verb("pair", SLOT)
AS          : Final = Verb("as", DIE)
PAY         : Final = Verb("pay", NUMBER, RESOURCE, most=DEAREST)
TRAIN       : Final = Verb("train", NUMBER, most=board.ACADEMY_MOST)
FULFIL      : Final = Verb("fulfil", CONTRACT)
TAKE_WATER  : Final = Verb("take-water")
TAKE_CARDS  : Final = Verb("take-cards")
ALSO        : Final = Verb("also", DELIVERY)
MOVE        : Final = Verb("move", HEX)
STAY        : Final = Verb("stay")
TAKE        : Final = Verb("take", PILE)
BUILD       : Final = Verb("build", SLOT)
REPLACE     : Final = Verb("replace", SLOT)
DECLINE     : Final = Verb("decline")
TRADE       : Final = Verb("trade", TRADE_)
USE         : Final = Verb("use", ABILITY)
SET         : Final = Verb("set", SLOT, DIE)
ADVANCE     : Final = Verb("advance", BREAKTHROUGH)
COMPLICATE  : Final = Verb("complicate", MARKER)
IGNORE      : Final = Verb("ignore")
SUFFER      : Final = Verb("suffer", PENALTY)
MIRROR      : Final = Verb("mirror", PENALTY)
SCRAP       : Final = Verb("scrap", SLOT)
LOSE_POOL   : Final = Verb("lose-pool")
LOSE_CANTINA: Final = Verb("lose-cantina")
LOSE_SLOT   : Final = Verb("lose-slot", SLOT)
LOSE_SPACE  : Final = Verb("lose-space", SPACE)
SETTLE      : Final = Verb("settle", SLOT)
PRODUCE     : Final = Verb("produce", SLOT, RESOURCE)
SKIP        : Final = Verb("skip")
DONE        : Final = Verb("done")
OPTIONS: Final = (LEAD, EXCLUDE, KEEP, DISCARD, HEED, ASSIGN, LIFT, CONFIRM, FROM, SEND, CANTINA, PAIR, AS, PAY, TRAIN,
                  FULFIL, TAKE_WATER, TAKE_CARDS, ALSO, MOVE, STAY, TAKE, BUILD, REPLACE, DECLINE, TRADE, USE, SET,
                  ADVANCE, COMPLICATE, IGNORE, SUFFER, MIRROR, SCRAP, LOSE_POOL, LOSE_CANTINA, LOSE_SLOT, LOSE_SPACE,
                  SETTLE, PRODUCE, SKIP, DONE)

# -- events -------------------------------------------------------------------------------------------------------

ROUND_BEGAN      : Final = Verb("round-began", NUMBER, EVENT)
LED              : Final = Verb("led", SEAT, LEADER)
EXCLUDED         : Final = Verb("excluded", SEAT, LEADER)
KEPT             : Final = Verb("kept", CONTRACT)
DREW             : Final = Verb("drew", CONTRACT)
DREW_HIDDEN      : Final = Verb("drew-hidden", SEAT, NUMBER)
RESHUFFLED       : Final = Verb("reshuffled")
DISCARDED        : Final = Verb("discarded", SEAT, CONTRACT)
LEFT_OVER        : Final = Verb("left-over", CONTRACT)
TURNED_EVENT     : Final = Verb("turned-event", SEAT, EVENT)
HEEDED           : Final = Verb("heeded", SEAT, EVENT)
VAULT_SHOWN      : Final = Verb("vault-shown", HEX, VAULT, NUMBER)
ROLLED           : Final = Verb("rolled", DIE)
ROLLED_HIDDEN    : Final = Verb("rolled-hidden", SEAT, NUMBER)
CONFIRMED        : Final = Verb("confirmed", SEAT)
ASSIGNED         : Final = Verb("assigned", SEAT, DIE, SLOT)
SENT             : Final = Verb("sent", SEAT, DIE, SPACE)
RELAXED          : Final = Verb("relaxed", SEAT, NUMBER)
GAINED           : Final = Verb("gained", SEAT, NUMBER, RESOURCE)
PAID             : Final = Verb("paid", SEAT, NUMBER, RESOURCE)
GAINED_DICE      : Final = Verb("gained-dice", SEAT, NUMBER)
SETTLED          : Final = Verb("settled", SEAT, DIE, SLOT)
ROLLED_NEW       : Final = Verb("rolled-new", SEAT, DIE)
LOST_DIE         : Final = Verb("lost-die", SEAT)
OVER_LIMIT       : Final = Verb("over-limit", SEAT, NUMBER)
MOVED            : Final = Verb("moved", SEAT, HEX)
FULFILLED        : Final = Verb("fulfilled", SEAT, CONTRACT)
BUILT            : Final = Verb("built", SEAT, TILE, SLOT)
SCRAPPED         : Final = Verb("scrapped", SEAT, TILE)
DECLINED         : Final = Verb("declined", SEAT)
TRADED           : Final = Verb("traded", SEAT, TRADE_)
USED             : Final = Verb("used", SEAT, ABILITY)
SET_DIE          : Final = Verb("set-die", SEAT, SLOT, DIE)
ADVANCED         : Final = Verb("advanced", SEAT, BREAKTHROUGH)
COMPLICATED      : Final = Verb("complicated", SEAT, MARKER, PENALTY)
MIRRORED         : Final = Verb("mirrored", SEAT, PENALTY)
IGNORED          : Final = Verb("ignored", SEAT)
HARVESTED        : Final = Verb("harvested", SEAT, HEX)
PRODUCED         : Final = Verb("produced", SEAT, SLOT)
RADIO_PASSED     : Final = Verb("radio-passed", SEAT)
AI_SCHEME        : Final = Verb("ai-scheme", AI, SCHEME)
AI_MOVED         : Final = Verb("ai-moved", AI, HEX)
AI_SENT          : Final = Verb("ai-sent", AI, DIE, SPACE)
AI_IDLE          : Final = Verb("ai-idle", AI, SCHEME)
AI_GEMS          : Final = Verb("ai-gems", AI, NUMBER)
AI_PAID          : Final = Verb("ai-paid", AI, NUMBER)
AI_DICE          : Final = Verb("ai-dice", AI, NUMBER)
AI_DEVELOPED     : Final = Verb("ai-developed", AI, DEVELOPMENT)
AI_BREAKTHROUGH  : Final = Verb("ai-breakthrough", AI, BREAKTHROUGH)
AI_COMPLICATION  : Final = Verb("ai-complication", AI, MARKER, PENALTY)
AI_SCRAPPED      : Final = Verb("ai-scrapped", AI, TILE)
GAME_ENDED       : Final = Verb("game-ended")
EVENTS: Final = (ROUND_BEGAN, LED, EXCLUDED, KEPT, DREW, DREW_HIDDEN, RESHUFFLED, DISCARDED, LEFT_OVER, TURNED_EVENT,
                 HEEDED, VAULT_SHOWN, ROLLED, ROLLED_HIDDEN, CONFIRMED, ASSIGNED, SENT, RELAXED, GAINED, PAID,
                 GAINED_DICE, SETTLED, ROLLED_NEW, LOST_DIE, OVER_LIMIT, MOVED, FULFILLED, BUILT, SCRAPPED, DECLINED,
                 TRADED, USED, SET_DIE, ADVANCED, COMPLICATED, MIRRORED, IGNORED, HARVESTED, PRODUCED, RADIO_PASSED,
                 AI_SCHEME, AI_MOVED, AI_SENT, AI_IDLE, AI_GEMS, AI_PAID, AI_DICE, AI_DEVELOPED, AI_BREAKTHROUGH,
                 AI_COMPLICATION, AI_SCRAPPED, GAME_ENDED)

# -- prompts ------------------------------------------------------------------------------------------------------

CHOOSE_LEADER    : Final = Verb("choose-leader")
DYAD_REMOVE      : Final = Verb("dyad-remove")
DRAFT_PICK       : Final = Verb("draft-pick", NUMBER)
SOLO_DISCARD     : Final = Verb("solo-discard", NUMBER)
RENZO_EVENT      : Final = Verb("renzo-event")
ASK_SUPPLY       : Final = Verb("supply-drop")
ASSIGN_DICE      : Final = Verb("assign-dice", NUMBER)
ASK_GARAGE       : Final = Verb("choose-garage")
ASK_SEND         : Final = Verb("dispatch", DIE)
SECOND_DIE       : Final = Verb("second-die")
ASK_VALUE        : Final = Verb("choose-value", SPACE)
ASK_PAYMENT      : Final = Verb("choose-payment", SPACE)
ASK_TRAIN        : Final = Verb("academy-count")
ASK_CONTRACT     : Final = Verb("pick-contract")
ASK_SECOND       : Final = Verb("second-contract")
ASK_REWARD       : Final = Verb("hq-reward")
ASK_EXTRA        : Final = Verb("extra-reward")
ASK_MOVE         : Final = Verb("harvester-move")
ASK_BACK         : Final = Verb("harvester-back")
ASK_PILE         : Final = Verb("pick-pile", TILE)
ASK_PLACE        : Final = Verb("place-tile", TILE)
ASK_TRADE        : Final = Verb("choose-trade", NUMBER)
ASK_ABILITY      : Final = Verb("faction-ability", ABILITY)
ASK_BREAKTHROUGH : Final = Verb("breakthrough-slot", DIE)
ASK_COMPLICATION : Final = Verb("complication")
ASK_PENALTY      : Final = Verb("penalty", MARKER)
ASK_SCRAP_SHIP   : Final = Verb("scrap-ship")
ASK_SCRAP_FARM   : Final = Verb("scrap-farm")
ASK_LOSE_DIE     : Final = Verb("lose-die")
ASK_DISCARD      : Final = Verb("hand-discard", NUMBER)
ZAPORRAH_ASSIGN  : Final = Verb("zaporrah-assign", DIE)
FARM_RESOURCE    : Final = Verb("farm-resource", SLOT, NUMBER)
SABLE_MOVE       : Final = Verb("sable-move")
PROMPTS: Final = (CHOOSE_LEADER, DYAD_REMOVE, DRAFT_PICK, SOLO_DISCARD, RENZO_EVENT, ASK_SUPPLY, ASSIGN_DICE,
                  ASK_GARAGE, ASK_SEND, SECOND_DIE, ASK_VALUE, ASK_PAYMENT, ASK_TRAIN, ASK_CONTRACT, ASK_SECOND,
                  ASK_REWARD, ASK_EXTRA, ASK_MOVE, ASK_BACK, ASK_PILE, ASK_PLACE, ASK_TRADE, ASK_ABILITY,
                  ASK_BREAKTHROUGH, ASK_COMPLICATION, ASK_PENALTY, ASK_SCRAP_SHIP, ASK_SCRAP_FARM, ASK_LOSE_DIE,
                  ASK_DISCARD, ZAPORRAH_ASSIGN, FARM_RESOURCE, SABLE_MOVE)

# -- reasons ------------------------------------------------------------------------------------------------------

TAKEN          : Final = Verb("taken")
LEFTMOST       : Final = Verb("leftmost", SPACE)
WRONG_VALUE    : Final = Verb("wrong-value")
CANNOT_PAY     : Final = Verb("cannot-pay")
GARAGE_COST    : Final = Verb("garage-cost", NUMBER)
HQ_TWICE       : Final = Verb("hq-twice")
SAL_STAYS      : Final = Verb("sal-stays")
NO_PAIR        : Final = Verb("no-pair")
NO_SECOND_DIE  : Final = Verb("no-second-die")
PILE_EMPTY     : Final = Verb("pile-empty")
NO_RESERVE     : Final = Verb("no-reserve")
CLOSED         : Final = Verb("closed", EVENT)
NO_STEP        : Final = Verb("no-step")
NO_CONTRACT    : Final = Verb("no-contract")
CONTRACT_DEAR  : Final = Verb("contract-dear", CONTRACT)
DICE_LEFT      : Final = Verb("dice-left", NUMBER)
LIFTED_OFTEN   : Final = Verb("lifted-often")
GARAGE_GAP     : Final = Verb("garage-gap", SLOT)
NO_FARM_DIE    : Final = Verb("no-farm-die")
CANNOT_SUFFER  : Final = Verb("cannot-suffer")
SLOT_TAKEN     : Final = Verb("slot-taken")
NOT_ELIGIBLE   : Final = Verb("not-eligible")
NEEDS          : Final = Verb("needs", NUMBER, RESOURCE)
REASONS: Final = (TAKEN, LEFTMOST, WRONG_VALUE, CANNOT_PAY, GARAGE_COST, HQ_TWICE, SAL_STAYS, NO_PAIR, NO_SECOND_DIE,
                  PILE_EMPTY, NO_RESERVE, CLOSED, NO_STEP, NO_CONTRACT, CONTRACT_DEAR, DICE_LEFT, LIFTED_OFTEN, GARAGE_GAP,
                  NO_FARM_DIE, CANNOT_SUFFER, SLOT_TAKEN, NOT_ELIGIBLE, NEEDS)

# -- impossible setups and ties --------------------------------------------------------------------------------------

FOUR_AND_AI    : Final = Verb("four-and-ai")
FEW_LEADERS    : Final = Verb("few-leaders", NUMBER)
SOLO_NEEDS_AI  : Final = Verb("solo-needs-ai")
IMPOSSIBLE: Final = (FOUR_AND_AI, FEW_LEADERS, SOLO_NEEDS_AI)
BY_DICE        : Final = Verb("by-dice")
BY_RESOURCES   : Final = Verb("by-resources")
SHARED         : Final = Verb("shared")
TIES: Final = (BY_DICE, BY_RESOURCES, SHARED)
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
