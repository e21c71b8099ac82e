"""Cards, factions, buyers and payments: printed facts only."""

from __future__ import annotations

from typing import Final

from .board import MARKETS, SYMBOLS
from .tiles import COLOURS

# [reconstructed] 60 action cards: every colour with every symbol, twice. Each shows 3 fuel ([rulebook]).
ACTION_CARDS: Final = tuple([f"{colour}_{row[0]}" for colour in COLOURS for row in SYMBOLS])
ACTION_COPIES: Final = 2
# [rulebook] Everybody has travel cards of 2, 3 and 4 fuel.
TRAVEL_CARDS: Final = ("fuel_2", "fuel_3", "fuel_4")

CARDS: Final = (*ACTION_CARDS, *TRAVEL_CARDS)
FIRST_TRAVEL: Final = len(ACTION_CARDS)  # ids below are action cards
CARD_COLOUR: Final = tuple([card // len(SYMBOLS) for card in range(FIRST_TRAVEL)])
CARD_SYMBOL: Final = tuple([card % len(SYMBOLS) for card in range(FIRST_TRAVEL)])
FUEL: Final = (*[3 for _ in ACTION_CARDS], 2, 3, 4)

# [reconstructed] 17 buyer cards: three of each colour and two special ones. [rulebook] Numbers of buyers.
BUYERS: Final = (*COLOURS, "special")
SPECIAL: Final = 5
BUYER_CARDS: Final = (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5)
TRACK_SPACES: Final = 10
SPECIAL_BUYERS: Final = 7

# fmt: off
# [rulebook] Setup by the number of players; a solo game uses the first row.
SETUP: Final = {
    # players: forecast, tiles on sites, on the black market, buyers removed of each colour, special ones removed
    2:        (3,        3,              2,                   2,                             1),
    3:        (4,        3,              3,                   1,                             1),
    4:        (5,        4,              4,                   0,                             0),
}

# [rulebook] The factions; initiative values are [reconstructed].
FACTION_ROWS: Final = (
    # id,          initiative
    ("aqulla",     1),
    ("gul",        2),
    ("issisinui",  4),
    ("dal_harrai", 5),
    ("kuti_kuti",  6),
    ("zu",         3),
)

# [rulebook] 9, 5 and 0 for the most popular, the second and the last colour; 3 and 1 are [reconstructed].
RANK_CREDITS: Final = (9, 5, 3, 1, 0)
# [rulebook] The bonus for selling at so many markets at once, and the prizes of a command centre by round.
SALE_BONUS: Final = (0, 0, 3, 8)
MAJORITY: Final = ((), (5,), (10, 5), (15, 10, 5))

# [reconstructed] All sixteen abilities of the order cards: what they do is written in `effects.py`.
ORDER_ROWS: Final = (
    # id,               white number, yellow number
    ("order_flight",     5,  2),  # steps of travel / explorers relocated
    ("order_dig",        1,  1),  # artifacts
    ("order_supplies",   2,  5),  # credits, beside the cards below
    ("order_campaign",   2,  3),  # buyers
    ("order_contraband", 1,  1),  # artifacts
    ("order_grant",      6, 10),  # credits
    ("order_promotion",  2,  2),  # traders
    ("order_archive",    0,  3),  # credits
)
SUPPLIES_DRAWN: Final = (2, 3)  # cards that order_supplies draws on its white and on its yellow side

# [rulebook] 24 cards of Zu by type. The colours of the pairs and the split 5 + 3 are [reconstructed].
ZU_ROWS: Final[tuple[tuple[str, str, str], ...]] = (
    # id,            type,       what it names
    ("zu_exc_pair_1", "excavate", "yellow green"),
    ("zu_exc_pair_2", "excavate", "green red"),
    ("zu_exc_pair_3", "excavate", "red purple"),
    ("zu_exc_pair_4", "excavate", "purple orange"),
    ("zu_exc_pair_5", "excavate", "orange yellow"),
    ("zu_exc_top_1",  "excavate", ""),
    ("zu_exc_top_2",  "excavate", ""),
    ("zu_exc_top_3",  "excavate", ""),
    ("zu_mkt_1",      "market",   ""),
    ("zu_mkt_2",      "market",   ""),
    ("zu_com_1",      "command",  "market_1"),
    ("zu_com_2",      "command",  "market_2"),
    ("zu_com_3",      "command",  "market_3"),
    ("zu_com_4",      "command",  "market_4"),
    ("zu_com_5",      "command",  "market_5"),
    ("zu_com_6",      "command",  "market_6"),
    ("zu_sell_1",     "sell",     ""),
    ("zu_sell_2",     "sell",     ""),
    ("zu_sell_3",     "sell",     ""),
    ("zu_sell_4",     "sell",     ""),
    ("zu_rush_1",     "rush",     ""),
    ("zu_rush_2",     "rush",     ""),
    ("zu_sur_1",      "survey",   ""),
    ("zu_sur_2",      "survey",   ""),
)

# [rulebook] How many cards of each type make up Zu's deck of a round.
ZU_DECKS: Final = (
    # excavate, market, command, sell, rush, survey
    (3,         2,      1,       1,    2,    1),
    (3,         0,      2,       1,    0,    1),
    (2,         0,      3,       2,    0,    0),
)
# fmt: on

ZU_TYPES: Final = ("excavate", "market", "command", "sell", "rush", "survey")
EXCAVATE_CARD: Final = 0
MARKET_CARD: Final = 1
COMMAND_CARD: Final = 2
SELL_CARD: Final = 3
RUSH_CARD: Final = 4
SURVEY_CARD: Final = 5
ZU_TYPE: Final = tuple([ZU_TYPES.index(row[1]) for row in ZU_ROWS])
# By card: the two colours of a pair, and the market of a command; otherwise none.
ZU_PAIR: Final = tuple(
    [tuple([COLOURS.index(name) for name in row[2].split()]) if row[1] == "excavate" else () for row in ZU_ROWS]
)
ZU_MARKET: Final = tuple([MARKETS.index(row[2]) if row[1] == "command" else -1 for row in ZU_ROWS])

FACTIONS: Final = tuple([row[0] for row in FACTION_ROWS])
INITIATIVE: Final = tuple([row[1] for row in FACTION_ROWS])
AQULLA: Final = 0
GUL: Final = 1
ISSISINUI: Final = 2
DAL_HARRAI: Final = 3
KUTI_KUTI: Final = 4
ZU: Final = 5
ORDERS: Final = tuple([row[0] for row in ORDER_ROWS])
ORDER_NUMBER: Final = tuple([(row[1], row[2]) for row in ORDER_ROWS])  # on the white and on the yellow side
FLIGHT: Final = 0
DIG_ORDER: Final = 1
SUPPLIES: Final = 2
CAMPAIGN: Final = 3
CONTRABAND: Final = 4
GRANT: Final = 5
PROMOTION: Final = 6
ARCHIVE: Final = 7

# [rulebook]
ROUNDS: Final = 3
CREW: Final = 22
UNLIMITED: Final = 999  # Zu's crew, unless solo_easy_5 limits it
START_CREDITS: Final = 8
FAILURE_CREDITS: Final = 10
HARD_FAILURE_CREDITS: Final = 15
