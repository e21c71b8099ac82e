"""Tooltips restate printed facts: whoever corrects a table must correct them too."""

from __future__ import annotations

import re

import pytest

from stolik.games.excavation import GAME
from stolik.games.excavation.board import BLACK_MARKET_OF, CENTRE_OF, MARKETS, PLACE_OF_MARKET, SITE_OF
from stolik.games.excavation.cards import CARD_SYMBOL, FIRST_TRAVEL, FUEL, INITIATIVE, ORDER_NUMBER, SUPPLIES_DRAWN
from stolik.games.excavation.pieces import CARD, CENTRE, FACTION, LOCATION, MARKET, ORDER, TILE
from stolik.games.excavation.tiles import COPIES, VALUE
from stolik.drawing.svg import lines
from stolik.words import Words


def numbers(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", text)]


@pytest.fixture(params=["en", "pl"])
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, GAME)


def test_tiles_tell_value_copies_and_site(words: Words) -> None:
    for tile in range(len(VALUE)):
        about = words.about(TILE, tile)
        assert numbers(about) == [VALUE[tile], COPIES[tile]] and numbers(words.thing(TILE, tile)) == [VALUE[tile]]
        assert words.thing(LOCATION, SITE_OF[tile], "loc") in about


def test_cards_tell_market_centre_black_market_and_fuel(words: Words) -> None:
    for card in range(FIRST_TRAVEL):
        symbol, about = CARD_SYMBOL[card], words.about(CARD, card)
        assert numbers(about) == [FUEL[card]] and words.thing(MARKET, symbol) in about
        assert words.thing(LOCATION, PLACE_OF_MARKET[symbol]) in about
        assert words.thing(CENTRE, CENTRE_OF[symbol]) in about
        assert words.thing(LOCATION, BLACK_MARKET_OF[symbol]) in about


def test_markets_tell_their_place_and_centre(words: Words) -> None:
    for market in range(len(MARKETS)):
        assert words.thing(LOCATION, PLACE_OF_MARKET[market]) in words.about(MARKET, market)
        assert words.thing(CENTRE, CENTRE_OF[market]) in words.about(MARKET, market)


def test_factions_tell_their_initiative_and_fit_on_their_cards(words: Words) -> None:
    for faction, initiative in enumerate(INITIATIVE):
        about = words.about(FACTION, faction)
        assert numbers(about) == [initiative]
        assert " ".join(lines(about, 17, 11)) == about


def test_orders_tell_their_numbers(words: Words) -> None:
    for order, (white, yellow) in enumerate(ORDER_NUMBER):
        about = numbers(words.about(ORDER, order))
        if ORDER.names[order] == "order_supplies":
            assert about == [white, SUPPLIES_DRAWN[0], 1, yellow, SUPPLIES_DRAWN[1], 1]
        else:
            assert about == [number for number in (white, yellow) if number > 1]
