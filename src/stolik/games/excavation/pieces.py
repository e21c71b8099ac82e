"""The names of everything: kinds of things, and the verbs of options, events, prompts and reasons."""

from __future__ import annotations

from typing import Final

from ...engine.option import NUMBER, SEAT, Kind, Option, Verb
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

CHOOSE_FACTION: Final = Verb("faction", FACTION)
TOSS: Final = Verb("toss", CARD)
PICK: Final = Verb("pick", CARD)
PLACE: Final = Verb("place", LOCATION)
MOVE: Final = Verb("move", LOCATION, LOCATION, roles=("start", "goal"))
PLAY_CARD: Final = Verb("card", CARD)
PASS: Final = Verb("pass")
TRAVEL: Final = Verb("travel")
EXCAVATE: Final = Verb("excavate")
TRADE: Final = Verb("market")
SELL: Final = Verb("sell")
COMMAND: Final = Verb("command")
SMUGGLE: Final = Verb("smuggle")
SURVEY: Final = Verb("survey")
DIG: Final = Verb("dig", LOCATION, TILE)
SAMPLE: Final = Verb("sample", TILE)
SAMPLE_FROM: Final = Verb("sample-from", TILE, TILE, roles=("tile", "guard"))
TRADER: Final = Verb("trader", MARKET)
TRADER_FROM: Final = Verb("trader-from", MARKET, TILE, roles=("market", "guard"))
ADD: Final = Verb("add", BUYER, MARKET)
REGION: Final = Verb("region", COLOUR)
SELL_AT: Final = Verb("sell-at", MARKET)
GIVE: Final = Verb("give", TILE, STORE)
KEEP: Final = Verb("keep", CARD)
REPRESENT: Final = Verb("represent", CENTRE)
REPRESENT_FROM: Final = Verb("represent-from", CENTRE, TILE, roles=("centre", "guard"))
WITHDRAW: Final = Verb("withdraw", CENTRE)
USE: Final = Verb("use", ORDER)
PROMOTE: Final = Verb("promote", MARKET)
DELIVER: Final = Verb("deliver", TILE, STORE)
ACQUIRE: Final = Verb("acquire", TILE, STORE)
REPLACE: Final = Verb("replace", SLOT, CARD)
CLAIM: Final = Verb("claim", TILE)
LAY: Final = Verb("lay", TILE)
BUY: Final = Verb("buy", TILE)
RETURN: Final = Verb("return")
DISCARD: Final = Verb("discard", CARD)
SKIP: Final = Verb("skip")
DONE: Final = Verb("done")

OPTIONS: Final = (
    CHOOSE_FACTION, TOSS, PICK, PLACE, MOVE, PLAY_CARD, PASS, TRAVEL, EXCAVATE, TRADE, SELL, COMMAND, SMUGGLE, SURVEY,
    DIG, SAMPLE, SAMPLE_FROM, TRADER, TRADER_FROM, ADD, REGION, SELL_AT, GIVE, KEEP, REPRESENT, REPRESENT_FROM,
    WITHDRAW, USE, PROMOTE, DELIVER, ACQUIRE, REPLACE, CLAIM, LAY, BUY, RETURN, DISCARD, SKIP, DONE,
)  # fmt: skip

# -- events ---------------------------------------------------------------------------------------------------

TOOK_FACTION: Final = Verb("took-faction", SEAT, FACTION)
TOSSED: Final = Verb("tossed", SEAT, CARD)
DREW: Final = Verb("drew", SEAT, CARD)
DREW_HIDDEN: Final = Verb("drew-hidden", SEAT, NUMBER)
PICKED: Final = Verb("picked", SEAT, CARD)
FORECAST: Final = Verb("forecast", CARD)
PLACED: Final = Verb("placed", SEAT, LOCATION)
MOVED: Final = Verb("moved", SEAT, LOCATION, LOCATION, roles=("seat", "start", "goal"))
TRAVELS: Final = Verb("travels", SEAT, CARD)
EXCAVATES: Final = Verb("excavates", SEAT, CARD)
TRADES: Final = Verb("trades", SEAT, CARD)
SELLS: Final = Verb("sells", SEAT, CARD)
COMMANDS: Final = Verb("commands", SEAT, CARD)
SMUGGLES: Final = Verb("smuggles", SEAT, CARD)
SURVEYS: Final = Verb("surveys", SEAT, CARD)
PASSED: Final = Verb("passed", SEAT)
DUG: Final = Verb("dug", SEAT, TILE, LOCATION)
SAMPLED: Final = Verb("sampled", SEAT, TILE)
GUARD_LEFT: Final = Verb("guard-left", SEAT, TILE)
COLUMN_FULL: Final = Verb("column-full", SEAT, COLOUR)
TRADER_SET: Final = Verb("trader-set", SEAT, MARKET)
REPRESENTED: Final = Verb("represented", SEAT, CENTRE)
WITHDREW: Final = Verb("withdrew", SEAT, CENTRE)
PROMOTED: Final = Verb("promoted", SEAT, MARKET, CENTRE)
JOINED: Final = Verb("joined", BUYER, MARKET)
LEFT: Final = Verb("left", BUYER, MARKET)
BOARDED: Final = Verb("boarded", BUYER, NUMBER)
ASHORE: Final = Verb("ashore", BUYER, NUMBER)
SOLD: Final = Verb("sold", SEAT, COLOUR, NUMBER)
GAVE: Final = Verb("gave", SEAT, TILE)
EARNED: Final = Verb("earned", SEAT, NUMBER)
USED: Final = Verb("used", SEAT, ORDER)
DELIVERED: Final = Verb("delivered", SEAT, TILE, NUMBER)
ACQUIRED: Final = Verb("acquired", SEAT, TILE, NUMBER)
REPLACED: Final = Verb("replaced", SEAT, CARD, CARD, roles=("seat", "card", "previous"))
TOKEN: Final = Verb("token", SEAT, NUMBER)
UNEARTHED: Final = Verb("unearthed", SEAT, TILE)
LAID: Final = Verb("laid", TILE, LOCATION)
STACKED: Final = Verb("stacked", TILE)
CLAIMED: Final = Verb("claimed", SEAT, TILE)
BOUGHT: Final = Verb("bought", SEAT, TILE, NUMBER)
RETURNED: Final = Verb("returned", TILE)
KEPT: Final = Verb("kept", SEAT, CARD)
DISCARDED: Final = Verb("discarded", SEAT, CARD)
RESHUFFLED: Final = Verb("reshuffled")
ROUND: Final = Verb("round", NUMBER)
ORDER_SHOWN: Final = Verb("order-shown", ORDER, CENTRE)
ORDER_FLIPPED: Final = Verb("order-flipped", ORDER, CENTRE)
GOES: Final = Verb("goes", SEAT, NUMBER)
ROTATED: Final = Verb("rotated", TILE)
MAJORITY_PAID: Final = Verb("majority", SEAT, CENTRE, NUMBER)
GALLERY_PAID: Final = Verb("gallery", SEAT, NUMBER)
LEFTOVERS_PAID: Final = Verb("leftovers", SEAT, NUMBER)
ZU_REVEALS: Final = Verb("zu-reveals", ZU_CARD)
ZU_SKIPS: Final = Verb("zu-skips", ZU_CARD)
ZU_FAILS: Final = Verb("zu-fails", NUMBER)

EVENTS: Final = (
    TOOK_FACTION, TOSSED, DREW, DREW_HIDDEN, PICKED, FORECAST, PLACED, MOVED, TRAVELS, EXCAVATES, TRADES, SELLS,
    COMMANDS, SMUGGLES, SURVEYS, PASSED, DUG, SAMPLED, GUARD_LEFT, COLUMN_FULL, TRADER_SET, REPRESENTED, WITHDREW,
    PROMOTED, JOINED, LEFT, BOARDED, ASHORE, SOLD, GAVE, EARNED, USED, DELIVERED, ACQUIRED, REPLACED, TOKEN, UNEARTHED,
    LAID, STACKED, CLAIMED, BOUGHT, RETURNED, KEPT, DISCARDED, RESHUFFLED, ROUND, ORDER_SHOWN, ORDER_FLIPPED, GOES,
    ROTATED, MAJORITY_PAID, GALLERY_PAID, LEFTOVERS_PAID, ZU_REVEALS, ZU_SKIPS, ZU_FAILS,
)  # fmt: skip

# -- prompts --------------------------------------------------------------------------------------------------

ASK_FACTION: Final = Verb("faction")
ASK_MULLIGAN: Final = Verb("mulligan")
ASK_NO_MULLIGAN: Final = Verb("no-mulligan")
ASK_EXCHANGE: Final = Verb("exchange", NUMBER)
ASK_DRAFT: Final = Verb("draft", NUMBER)
ASK_LAST_DRAFT: Final = Verb("last-draft", NUMBER)
ASK_DRAFT_ALONE: Final = Verb("draft-alone", NUMBER)
ASK_PLACE: Final = Verb("place")
ASK_FREE_MOVE: Final = Verb("free-move")
ASK_CARD: Final = Verb("card", NUMBER)
ASK_ACTION: Final = Verb("action", CARD)
ASK_TRAVEL: Final = Verb("travel", NUMBER)
ASK_RELOCATE: Final = Verb("relocate", NUMBER)
ASK_DIG: Final = Verb("dig", COLOUR)
ASK_DIG_MORE: Final = Verb("dig-more", COLOUR)
ASK_DIG_ORDER: Final = Verb("dig-order")
ASK_SAMPLE: Final = Verb("sample")
ASK_ARCHIVE: Final = Verb("archive")
ASK_MARKET: Final = Verb("market", MARKET)
ASK_PURCHASE: Final = Verb("purchase")
ASK_REGION: Final = Verb("region")
ASK_SELL_AT: Final = Verb("sell-at", COLOUR)
ASK_GIVE: Final = Verb("give", NUMBER)
ASK_KEEP: Final = Verb("keep")
ASK_COMMAND: Final = Verb("command", MARKET, CENTRE)
ASK_USE: Final = Verb("use", ORDER)
ASK_CAMPAIGN: Final = Verb("campaign", NUMBER)
ASK_CONTRABAND: Final = Verb("contraband")
ASK_TRADERS: Final = Verb("traders", NUMBER)
ASK_PROMOTE: Final = Verb("promote", NUMBER)
ASK_SMUGGLE: Final = Verb("smuggle")
ASK_DELIVER: Final = Verb("deliver")
ASK_ACQUIRE: Final = Verb("acquire")
ASK_REPLACE: Final = Verb("replace", CARD)
ASK_CLAIM: Final = Verb("claim")
ASK_LAY: Final = Verb("lay")
ASK_BUY: Final = Verb("buy")
ASK_DISCARD: Final = Verb("discard", NUMBER)

PROMPTS: Final = (
    ASK_FACTION, ASK_MULLIGAN, ASK_NO_MULLIGAN, ASK_EXCHANGE, ASK_DRAFT, ASK_LAST_DRAFT, ASK_DRAFT_ALONE, ASK_PLACE,
    ASK_FREE_MOVE, ASK_CARD, ASK_ACTION, ASK_TRAVEL, ASK_RELOCATE, ASK_DIG, ASK_DIG_MORE, ASK_DIG_ORDER, ASK_SAMPLE, ASK_ARCHIVE, ASK_MARKET, ASK_PURCHASE, ASK_REGION,
    ASK_SELL_AT, ASK_GIVE, ASK_KEEP, ASK_COMMAND, ASK_USE, ASK_CAMPAIGN, ASK_CONTRABAND, ASK_TRADERS, ASK_PROMOTE,
    ASK_SMUGGLE, ASK_DELIVER, ASK_ACQUIRE, ASK_REPLACE, ASK_CLAIM, ASK_LAY, ASK_BUY, ASK_DISCARD,
)  # fmt: skip

# -- reasons --------------------------------------------------------------------------------------------------

NEEDS_ACTION_CARD: Final = Verb("needs-action-card")
NOTHING_TO_DIG: Final = Verb("nothing-to-dig")
NOT_AT_SITE: Final = Verb("not-at-site")
SAME_SITE: Final = Verb("same-site")
HOLD_FULL: Final = Verb("hold-full")
STORES_FULL: Final = Verb("stores-full")
NOT_AT_MARKET: Final = Verb("not-at-market")
NOTHING_TO_ADD: Final = Verb("nothing-to-add")
NO_ARTIFACT: Final = Verb("no-artifact")
NO_SALE: Final = Verb("no-sale")
NO_CREW: Final = Verb("no-crew")
NO_REPRESENTATIVE: Final = Verb("no-representative")
NOT_AT_BLACK_MARKET: Final = Verb("not-at-black-market")
NOTHING_TO_SMUGGLE: Final = Verb("nothing-to-smuggle")
FORECAST_MARKED: Final = Verb("forecast-marked")
FORECAST_FULL: Final = Verb("forecast-full")
STACK_EMPTY: Final = Verb("stack-empty")
TOO_DEAR: Final = Verb("too-dear", NUMBER)
NO_BUYER_LEFT: Final = Verb("no-buyer-left")
NO_TRADER: Final = Verb("no-trader")
NO_INTEREST: Final = Verb("no-interest")
ENOUGH_MARKETS: Final = Verb("enough-markets", NUMBER)
ALREADY_SAMPLED: Final = Verb("already-sampled")
SAME_COLOUR: Final = Verb("same-colour")
FACTION_TAKEN: Final = Verb("faction-taken")
START_PLACE: Final = Verb("start-place")
IDLE_ORDER: Final = Verb("idle-order")

REASONS: Final = (
    NEEDS_ACTION_CARD, NOTHING_TO_DIG, NOT_AT_SITE, SAME_SITE, HOLD_FULL, STORES_FULL, NOT_AT_MARKET, NOTHING_TO_ADD, NO_ARTIFACT, NO_SALE,
    NO_CREW, NO_REPRESENTATIVE, NOT_AT_BLACK_MARKET, NOTHING_TO_SMUGGLE, FORECAST_MARKED, FORECAST_FULL, STACK_EMPTY, TOO_DEAR,
    NO_BUYER_LEFT, NO_TRADER, NO_INTEREST, ENOUGH_MARKETS, ALREADY_SAMPLED, SAME_COLOUR,
    FACTION_TAKEN, START_PLACE, IDLE_ORDER,
)  # fmt: skip

# -- why a setup is impossible, and what breaks a tie ---------------------------------------------------------

NO_SOLO_DRAFT: Final = Verb("no-solo-draft")
SOLO_ONLY: Final = Verb("solo-only")
EASY_OR_HARD: Final = Verb("easy-or-hard")
IMPOSSIBLE: Final = (NO_SOLO_DRAFT, SOLO_ONLY, EASY_OR_HARD)

MORE_ARTIFACTS: Final = Verb("more-artifacts")
SHARED: Final = Verb("shared")
ZU_WINS_TIES: Final = Verb("zu-wins-ties")
TIES: Final = (MORE_ARTIFACTS, SHARED, ZU_WINS_TIES)

# -- options made once, for speed -----------------------------------------------------------------------------

CARD_OPTION: Final = [Option(PLAY_CARD, (card,)) for card in range(len(CARDS))]
MOVE_OPTION: Final = [[Option(MOVE, (start, goal)) for goal in range(len(PLACES))] for start in range(len(PLACES))]
ADD_OPTION: Final = [[Option(ADD, (buyer, market)) for market in range(len(MARKETS))] for buyer in range(len(BUYERS))]
PASS_OPTION: Final = Option(PASS)
DONE_OPTION: Final = Option(DONE)
SKIP_OPTION: Final = Option(SKIP)
