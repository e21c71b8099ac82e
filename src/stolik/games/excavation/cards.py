"""Cards, factions, buyers and payments: printed facts only."""

from __future__ import annotations

from typing import Final

from ...engine.printed import sheet
from .board import MARKETS, SYMBOL_IDS
from .tiles import COLOURS

_numbers = sheet(__name__, "numbers")
_travel = sheet(__name__, "travel_cards")
_buyers = sheet(__name__, "buyer_cards")
_setup = sheet(__name__, "setup")
_factions = sheet(__name__, "factions")
_payments = sheet(__name__, "payments")
_orders = sheet(__name__, "orders")
_zu = sheet(__name__, "zu_cards")
_zu_decks = sheet(__name__, "zu_decks")

# Action cards: every colour with every symbol, so many times. Then everybody's travel cards.
ACTION_CARDS: Final = tuple([f"{colour}_{symbol}" for colour in COLOURS for symbol in SYMBOL_IDS])
ACTION_COPIES: Final[int] = _numbers.value("action_copies", 2, 9)
TRAVEL_CARDS: Final[tuple[str, ...]] = _travel.ids()

CARDS: Final = (*ACTION_CARDS, *TRAVEL_CARDS)
FIRST_TRAVEL: Final = len(ACTION_CARDS)  # ids below are action cards
CARD_COLOUR: Final = tuple([card // len(SYMBOL_IDS) for card in range(FIRST_TRAVEL)])
CARD_SYMBOL: Final = tuple([card % len(SYMBOL_IDS) for card in range(FIRST_TRAVEL)])
FUEL: Final = tuple([_numbers.value("action_fuel", 1, 9)] * FIRST_TRAVEL) + _travel.numbers("fuel", 1, 9)

BUYERS: Final[tuple[str, ...]] = _buyers.ids()  # the colours, and then the special ones
SPECIAL: Final = 5
BUYER_CARDS: Final = tuple([kind for kind, cards in enumerate(_buyers.numbers("cards", 1, 9)) for _ in range(cards)])
TRACK_SPACES: Final[int] = _numbers.value("track_spaces", 5, 20)
SPECIAL_BUYERS: Final[int] = _numbers.value("special_buyers", 1, 20)

# By the number of players: forecast, tiles on sites, on the black market, buyers removed of each colour, special ones
# removed.
SETUP: Final = {
    2 + index: row
    for index, row in enumerate(
        zip(
            _setup.numbers("forecast", 1, 9),
            _setup.numbers("site_tiles", 1, 9),
            _setup.numbers("black_tiles", 1, 9),
            _setup.numbers("removed", 0, 9),
            _setup.numbers("removed_special", 0, 9),
        )
    )
}

_credits = _payments.number_lists("credits", 0, 99)
RANK_CREDITS: Final = _credits[0]  # by popularity
SALE_BONUS: Final = _credits[1]  # for selling at so many markets at once
MAJORITY: Final = ((), *_credits[2:])  # the prizes of a command centre, by round
ROUNDS: Final = len(MAJORITY) - 1
_payments.require(len(RANK_CREDITS) == len(COLOURS), 0, "credits", f"{len(RANK_CREDITS)} numbers", "one for a colour")
_payments.require(len(SALE_BONUS) == 4, 1, "credits", f"{len(SALE_BONUS)} numbers", "4 numbers")

ORDERS: Final[tuple[str, ...]] = _orders.ids()
ORDER_NUMBER: Final = tuple(  # on the white and on the yellow side
    zip(_orders.numbers("white", 0, 20), _orders.numbers("yellow", 0, 20))
)
SUPPLIES_DRAWN: Final = (  # cards that order_supplies draws on its white and on its yellow side
    _numbers.value("supplies_white", 0, 9),
    _numbers.value("supplies_yellow", 0, 9),
)

ZU_TYPES: Final = ("excavate", "market", "command", "sell", "rush", "survey")
EXCAVATE_CARD: Final = 0
MARKET_CARD: Final = 1
COMMAND_CARD: Final = 2
SELL_CARD: Final = 3
RUSH_CARD: Final = 4
SURVEY_CARD: Final = 5
ZU_CARDS: Final[tuple[str, ...]] = _zu.ids()
ZU_TYPE: Final[tuple[int, ...]] = _zu.names("type", ZU_TYPES)
_named = _zu.texts("names")
ZU_ROWS: Final = tuple([(ZU_CARDS[at], ZU_TYPES[ZU_TYPE[at]], _named[at]) for at in range(len(ZU_CARDS))])
# By card: the two colours of a pair, and the market of a command; otherwise none.
ZU_PAIR: Final = tuple(
    [
        tuple([_zu.index(name, card, "names", COLOURS) for name in _named[card].split()])
        if ZU_TYPE[card] == EXCAVATE_CARD
        else ()
        for card in range(len(ZU_CARDS))
    ]
)
ZU_MARKET: Final = tuple(
    [
        _zu.index(_named[card], card, "names", MARKETS) if ZU_TYPE[card] == COMMAND_CARD else -1
        for card in range(len(ZU_CARDS))
    ]
)
_decks = [_zu_decks.numbers(type, 0, len(ZU_CARDS)) for type in ZU_TYPES]
ZU_DECKS: Final = tuple(zip(*_decks))  # by round: how many cards of each type
for _type, _parts in enumerate(_decks):
    _have = sum([1 for each in ZU_TYPE if each == _type])
    _zu_decks.require(sum(_parts) == _have, -1, ZU_TYPES[_type], f"{sum(_parts)} cards in all", f"all {_have}")

FACTIONS: Final[tuple[str, ...]] = _factions.ids()
INITIATIVE: Final[tuple[int, ...]] = _factions.numbers("initiative", 1, 99)
AQULLA: Final = 0
GUL: Final = 1
ISSISINUI: Final = 2
DAL_HARRAI: Final = 3
KUTI_KUTI: Final = 4
ZU: Final = 5
FLIGHT: Final = 0
DIG_ORDER: Final = 1
SUPPLIES: Final = 2
CAMPAIGN: Final = 3
CONTRABAND: Final = 4
GRANT: Final = 5
PROMOTION: Final = 6
ARCHIVE: Final = 7

CREW: Final[int] = _numbers.value("crew", 1, 99)
UNLIMITED: Final = 999  # Zu's crew, unless solo_easy_5 limits it
START_CREDITS: Final[int] = _numbers.value("start_credits", 0, 99)
FAILURE_CREDITS: Final[int] = _numbers.value("failure_credits", 0, 99)
HARD_FAILURE_CREDITS: Final[int] = _numbers.value("hard_failure_credits", 0, 99)
