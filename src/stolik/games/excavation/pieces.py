"""The names of everything: kinds of things, and the verbs of options, events, prompts and reasons."""

from __future__ import annotations

from typing import Final

from ...engine.option import NUMBER, SEAT, Kind, Option, Verbs
from .board import CENTRES, MARKETS, PLACES
from .cards import BUYERS, CARDS, FACTIONS, ORDERS, TRAVEL_CARDS, ZU_ROWS
from .tiles import COLOURS, TILES

NOTHING: Final = -2  # no card, no marker: known to be none, unlike an UNKNOWN one

HOLD: Final = 0
HATCH: Final = 1

# Switches of the setup, as bits of `state.rules`.
HAND_DRAFT: Final = 1
RANDOM_FACTIONS: Final = 2
EASY_1: Final = 4
EASY_2: Final = 8
EASY_3: Final = 16
EASY_4: Final = 32
EASY_5: Final = 64
HARD_1: Final = 128
HARD_2: Final = 256
HARD_3: Final = 512
HARD_4: Final = 1024
HARD_5: Final = 2048
SWITCHES: Final = (
    ("hand_draft", HAND_DRAFT),
    ("solo_easy_1", EASY_1),
    ("solo_easy_2", EASY_2),
    ("solo_easy_3", EASY_3),
    ("solo_easy_4", EASY_4),
    ("solo_easy_5", EASY_5),
    ("solo_hard_1", HARD_1),
    ("solo_hard_2", HARD_2),
    ("solo_hard_3", HARD_3),
    ("solo_hard_4", HARD_4),
    ("solo_hard_5", HARD_5),
)

# Where credits come from and go to: the lines of the score sheet.
START: Final = 0
SALES: Final = 1
DELIVERIES: Final = 2
PURCHASES: Final = 3
ABILITIES: Final = 4
MAJORITY_1: Final = 5  # and two more for the later rounds
GALLERY: Final = 8
FAILURES: Final = 9
LEFTOVERS: Final = 10
SCORE_LINES: Final = (
    "start", "sales", "deliveries", "purchases", "abilities", "majority_1", "majority_2", "majority_3", "gallery",
    "failures", "leftovers",
)  # fmt: skip

# -- kinds ----------------------------------------------------------------------------------------------------

COLOUR: Final = Kind("colour", COLOURS)
TILE: Final = Kind("tile", TILES)
CARD: Final = Kind("card", CARDS)
LOCATION: Final = Kind("location", PLACES)
MARKET: Final = Kind("market", MARKETS)
CENTRE: Final = Kind("centre", CENTRES)
BUYER: Final = Kind("buyer", BUYERS)
STORE: Final = Kind("store", ("hold", "hatch"))
FACTION: Final = Kind("faction", FACTIONS)
ORDER: Final = Kind("order", ORDERS)
SLOT: Final = Kind("slot", ("slot_1", "slot_2", "slot_3", "slot_4", "slot_5"))
TRAVEL_CARD: Final = Kind("card", TRAVEL_CARDS)
RULE: Final = Kind("rule", ("hand_draft", "factions", *[name for name, _ in SWITCHES[1:]]))  # by bit
ZU_CARD: Final = Kind("zu_card", tuple([row[0] for row in ZU_ROWS]))
KINDS: Final = (COLOUR, TILE, CARD, LOCATION, MARKET, CENTRE, BUYER, STORE, FACTION, ORDER, SLOT, ZU_CARD)

# -- options --------------------------------------------------------------------------------------------------

OPTIONS: Final = Verbs()
CHOOSE_FACTION: Final = OPTIONS.verb("faction", FACTION)
TOSS: Final = OPTIONS.verb("toss", CARD)
PICK: Final = OPTIONS.verb("pick", CARD)
PLACE: Final = OPTIONS.verb("place", LOCATION)
MOVE: Final = OPTIONS.verb("move", LOCATION, LOCATION, roles=("start", "goal"))
PLAY_CARD: Final = OPTIONS.verb("card", CARD)
PASS: Final = OPTIONS.verb("pass")
TRAVEL: Final = OPTIONS.verb("travel")
EXCAVATE: Final = OPTIONS.verb("excavate")
TRADE: Final = OPTIONS.verb("market")
SELL: Final = OPTIONS.verb("sell")
COMMAND: Final = OPTIONS.verb("command")
SMUGGLE: Final = OPTIONS.verb("smuggle")
SURVEY: Final = OPTIONS.verb("survey")
DIG: Final = OPTIONS.verb("dig", LOCATION, TILE)
SAMPLE: Final = OPTIONS.verb("sample", TILE)
SAMPLE_FROM: Final = OPTIONS.verb("sample-from", TILE, TILE, roles=("tile", "guard"))
TRADER: Final = OPTIONS.verb("trader", MARKET)
TRADER_FROM: Final = OPTIONS.verb("trader-from", MARKET, TILE, roles=("market", "guard"))
ADD: Final = OPTIONS.verb("add", BUYER, MARKET)
REGION: Final = OPTIONS.verb("region", COLOUR)
SELL_AT: Final = OPTIONS.verb("sell-at", MARKET)
GIVE: Final = OPTIONS.verb("give", TILE, STORE)
KEEP: Final = OPTIONS.verb("keep", CARD)
REPRESENT: Final = OPTIONS.verb("represent", CENTRE)
REPRESENT_FROM: Final = OPTIONS.verb("represent-from", CENTRE, TILE, roles=("centre", "guard"))
WITHDRAW: Final = OPTIONS.verb("withdraw", CENTRE)
USE: Final = OPTIONS.verb("use", ORDER)
PROMOTE: Final = OPTIONS.verb("promote", MARKET)
DELIVER: Final = OPTIONS.verb("deliver", TILE, STORE)
ACQUIRE: Final = OPTIONS.verb("acquire", TILE, STORE)
REPLACE: Final = OPTIONS.verb("replace", SLOT, CARD)
CLAIM: Final = OPTIONS.verb("claim", TILE)
LAY: Final = OPTIONS.verb("lay", TILE)
BUY: Final = OPTIONS.verb("buy", TILE)
RETURN: Final = OPTIONS.verb("return")
DISCARD: Final = OPTIONS.verb("discard", CARD)
SKIP: Final = OPTIONS.verb("skip")
DONE: Final = OPTIONS.verb("done")


# -- events ---------------------------------------------------------------------------------------------------

EVENTS: Final = Verbs()
TOOK_FACTION: Final = EVENTS.verb("took-faction", SEAT, FACTION)
TOSSED: Final = EVENTS.verb("tossed", SEAT, CARD)
DREW: Final = EVENTS.verb("drew", SEAT, CARD)
DREW_HIDDEN: Final = EVENTS.verb("drew-hidden", SEAT, NUMBER)
PICKED: Final = EVENTS.verb("picked", SEAT, CARD)
FORECAST: Final = EVENTS.verb("forecast", CARD)
PLACED: Final = EVENTS.verb("placed", SEAT, LOCATION)
MOVED: Final = EVENTS.verb("moved", SEAT, LOCATION, LOCATION, roles=("seat", "start", "goal"))
TRAVELS: Final = EVENTS.verb("travels", SEAT, CARD)
EXCAVATES: Final = EVENTS.verb("excavates", SEAT, CARD)
TRADES: Final = EVENTS.verb("trades", SEAT, CARD)
SELLS: Final = EVENTS.verb("sells", SEAT, CARD)
COMMANDS: Final = EVENTS.verb("commands", SEAT, CARD)
SMUGGLES: Final = EVENTS.verb("smuggles", SEAT, CARD)
SURVEYS: Final = EVENTS.verb("surveys", SEAT, CARD)
PASSED: Final = EVENTS.verb("passed", SEAT)
DUG: Final = EVENTS.verb("dug", SEAT, TILE, LOCATION)
SAMPLED: Final = EVENTS.verb("sampled", SEAT, TILE)
GUARD_LEFT: Final = EVENTS.verb("guard-left", SEAT, TILE)
COLUMN_FULL: Final = EVENTS.verb("column-full", SEAT, COLOUR)
TRADER_SET: Final = EVENTS.verb("trader-set", SEAT, MARKET)
REPRESENTED: Final = EVENTS.verb("represented", SEAT, CENTRE)
WITHDREW: Final = EVENTS.verb("withdrew", SEAT, CENTRE)
PROMOTED: Final = EVENTS.verb("promoted", SEAT, MARKET, CENTRE)
JOINED: Final = EVENTS.verb("joined", BUYER, MARKET)
LEFT: Final = EVENTS.verb("left", BUYER, MARKET)
BOARDED: Final = EVENTS.verb("boarded", BUYER, NUMBER)
ASHORE: Final = EVENTS.verb("ashore", BUYER, NUMBER)
SOLD: Final = EVENTS.verb("sold", SEAT, COLOUR, NUMBER)
GAVE: Final = EVENTS.verb("gave", SEAT, TILE)
EARNED: Final = EVENTS.verb("earned", SEAT, NUMBER)
USED: Final = EVENTS.verb("used", SEAT, ORDER)
DELIVERED: Final = EVENTS.verb("delivered", SEAT, TILE, NUMBER)
ACQUIRED: Final = EVENTS.verb("acquired", SEAT, TILE, NUMBER)
REPLACED: Final = EVENTS.verb("replaced", SEAT, CARD, CARD, roles=("seat", "card", "previous"))
TOKEN: Final = EVENTS.verb("token", SEAT, NUMBER)
UNEARTHED: Final = EVENTS.verb("unearthed", SEAT, TILE)
LAID: Final = EVENTS.verb("laid", TILE, LOCATION)
STACKED: Final = EVENTS.verb("stacked", TILE)
CLAIMED: Final = EVENTS.verb("claimed", SEAT, TILE)
BOUGHT: Final = EVENTS.verb("bought", SEAT, TILE, NUMBER)
RETURNED: Final = EVENTS.verb("returned", TILE)
KEPT: Final = EVENTS.verb("kept", SEAT, CARD)
DISCARDED: Final = EVENTS.verb("discarded", SEAT, CARD)
RESHUFFLED: Final = EVENTS.verb("reshuffled")
ROUND: Final = EVENTS.verb("round", NUMBER)
ORDER_SHOWN: Final = EVENTS.verb("order-shown", ORDER, CENTRE)
ORDER_FLIPPED: Final = EVENTS.verb("order-flipped", ORDER, CENTRE)
GOES: Final = EVENTS.verb("goes", SEAT, NUMBER)
ROTATED: Final = EVENTS.verb("rotated", TILE)
MAJORITY_PAID: Final = EVENTS.verb("majority", SEAT, CENTRE, NUMBER)
GALLERY_PAID: Final = EVENTS.verb("gallery", SEAT, NUMBER)
LEFTOVERS_PAID: Final = EVENTS.verb("leftovers", SEAT, NUMBER)
ZU_REVEALS: Final = EVENTS.verb("zu-reveals", ZU_CARD)
ZU_SKIPS: Final = EVENTS.verb("zu-skips", ZU_CARD)
ZU_FAILS: Final = EVENTS.verb("zu-fails", NUMBER)


# -- prompts --------------------------------------------------------------------------------------------------

PROMPTS: Final = Verbs()
ASK_FACTION: Final = PROMPTS.verb("faction")
ASK_MULLIGAN: Final = PROMPTS.verb("mulligan")
ASK_NO_MULLIGAN: Final = PROMPTS.verb("no-mulligan")
ASK_EXCHANGE: Final = PROMPTS.verb("exchange", NUMBER)
ASK_DRAFT: Final = PROMPTS.verb("draft", NUMBER)
ASK_LAST_DRAFT: Final = PROMPTS.verb("last-draft", NUMBER)
ASK_DRAFT_ALONE: Final = PROMPTS.verb("draft-alone", NUMBER)
ASK_PLACE: Final = PROMPTS.verb("place")
ASK_FREE_MOVE: Final = PROMPTS.verb("free-move")
ASK_CARD: Final = PROMPTS.verb("card", NUMBER)
ASK_ACTION: Final = PROMPTS.verb("action", CARD)
ASK_TRAVEL: Final = PROMPTS.verb("travel", NUMBER)
ASK_RELOCATE: Final = PROMPTS.verb("relocate", NUMBER)
ASK_DIG: Final = PROMPTS.verb("dig", COLOUR)
ASK_DIG_MORE: Final = PROMPTS.verb("dig-more", COLOUR)
ASK_DIG_ORDER: Final = PROMPTS.verb("dig-order")
ASK_SAMPLE: Final = PROMPTS.verb("sample")
ASK_ARCHIVE: Final = PROMPTS.verb("archive")
ASK_MARKET: Final = PROMPTS.verb("market", MARKET)
ASK_PURCHASE: Final = PROMPTS.verb("purchase")
ASK_REGION: Final = PROMPTS.verb("region")
ASK_SELL_AT: Final = PROMPTS.verb("sell-at", COLOUR)
ASK_GIVE: Final = PROMPTS.verb("give", NUMBER)
ASK_KEEP: Final = PROMPTS.verb("keep")
ASK_COMMAND: Final = PROMPTS.verb("command", MARKET, CENTRE)
ASK_USE: Final = PROMPTS.verb("use", ORDER)
ASK_CAMPAIGN: Final = PROMPTS.verb("campaign", NUMBER)
ASK_CONTRABAND: Final = PROMPTS.verb("contraband")
ASK_TRADERS: Final = PROMPTS.verb("traders", NUMBER)
ASK_PROMOTE: Final = PROMPTS.verb("promote", NUMBER)
ASK_SMUGGLE: Final = PROMPTS.verb("smuggle")
ASK_DELIVER: Final = PROMPTS.verb("deliver")
ASK_ACQUIRE: Final = PROMPTS.verb("acquire")
ASK_REPLACE: Final = PROMPTS.verb("replace", CARD)
ASK_CLAIM: Final = PROMPTS.verb("claim")
ASK_LAY: Final = PROMPTS.verb("lay")
ASK_BUY: Final = PROMPTS.verb("buy")
ASK_DISCARD: Final = PROMPTS.verb("discard", NUMBER)


# -- reasons --------------------------------------------------------------------------------------------------

REASONS: Final = Verbs()
NEEDS_ACTION_CARD: Final = REASONS.verb("needs-action-card")
NOTHING_TO_DIG: Final = REASONS.verb("nothing-to-dig")
NOT_AT_SITE: Final = REASONS.verb("not-at-site")
SAME_SITE: Final = REASONS.verb("same-site")
HOLD_FULL: Final = REASONS.verb("hold-full")
STORES_FULL: Final = REASONS.verb("stores-full")
NOT_AT_MARKET: Final = REASONS.verb("not-at-market")
NOTHING_TO_ADD: Final = REASONS.verb("nothing-to-add")
NO_ARTIFACT: Final = REASONS.verb("no-artifact")
NO_SALE: Final = REASONS.verb("no-sale")
NO_CREW: Final = REASONS.verb("no-crew")
NO_REPRESENTATIVE: Final = REASONS.verb("no-representative")
NOT_AT_BLACK_MARKET: Final = REASONS.verb("not-at-black-market")
NOTHING_TO_SMUGGLE: Final = REASONS.verb("nothing-to-smuggle")
FORECAST_MARKED: Final = REASONS.verb("forecast-marked")
FORECAST_FULL: Final = REASONS.verb("forecast-full")
STACK_EMPTY: Final = REASONS.verb("stack-empty")
TOO_DEAR: Final = REASONS.verb("too-dear", NUMBER)
NO_BUYER_LEFT: Final = REASONS.verb("no-buyer-left")
NO_TRADER: Final = REASONS.verb("no-trader")
NO_INTEREST: Final = REASONS.verb("no-interest")
ENOUGH_MARKETS: Final = REASONS.verb("enough-markets", NUMBER)
ALREADY_SAMPLED: Final = REASONS.verb("already-sampled")
SAME_COLOUR: Final = REASONS.verb("same-colour")
FACTION_TAKEN: Final = REASONS.verb("faction-taken")
START_PLACE: Final = REASONS.verb("start-place")
IDLE_ORDER: Final = REASONS.verb("idle-order")


# -- why a setup is impossible, and what breaks a tie ---------------------------------------------------------

IMPOSSIBLE: Final = Verbs()
NO_SOLO_DRAFT: Final = IMPOSSIBLE.verb("no-solo-draft")
SOLO_ONLY: Final = IMPOSSIBLE.verb("solo-only")
EASY_OR_HARD: Final = IMPOSSIBLE.verb("easy-or-hard")

TIES: Final = Verbs()
MORE_ARTIFACTS: Final = TIES.verb("more-artifacts")
SHARED: Final = TIES.verb("shared")
ZU_WINS_TIES: Final = TIES.verb("zu-wins-ties")

# -- options made once, for speed -----------------------------------------------------------------------------

CARD_OPTION: Final = [Option(PLAY_CARD, (card,)) for card in range(len(CARDS))]
MOVE_OPTION: Final = [[Option(MOVE, (start, goal)) for goal in range(len(PLACES))] for start in range(len(PLACES))]
ADD_OPTION: Final = [[Option(ADD, (buyer, market)) for market in range(len(MARKETS))] for buyer in range(len(BUYERS))]
PASS_OPTION: Final = Option(PASS)
DONE_OPTION: Final = Option(DONE)
SKIP_OPTION: Final = Option(SKIP)
