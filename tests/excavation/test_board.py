"""Printed facts: values, map, cards."""

from __future__ import annotations

from itertools import combinations

from stolik.games.excavation.board import (
    BLACK_MARKETS, DISTANCE, LOCATIONS, MARKETS, NEIGHBOURS, PATHS, PLACE_OF_MARKET, PLACES, SITE_OF, SITES, WRAPS,
)  # fmt: skip
from stolik.games.excavation.cards import ACTION_CARDS, BUYER_CARDS, FUEL, ZU_DECKS, ZU_TYPE
from stolik.games.excavation.tiles import COPIES, TILES, VALUE


def test_e1_a_value_is_nine_less_the_copies() -> None:
    assert all(VALUE[tile] == 9 - COPIES[tile] for tile in range(20))
    assert COPIES[VALUE.index(6)] == 3
    assert sum(COPIES) == 90
    assert all(sum(COPIES[colour * 4 : colour * 4 + 4]) == 18 for colour in range(5))


def test_e9_paths_cross_the_edge_of_the_map() -> None:
    island = PLACES.index("dig_yellow_1")
    for place in ("market_6", "black_east"):
        assert PLACES.index(place) in NEIGHBOURS[island]
        assert island in NEIGHBOURS[PLACES.index(place)]


def test_a1_21_locations_of_which_two_are_market_and_site() -> None:
    markets = set(PLACE_OF_MARKET)
    assert len(PLACES) == 21 and len(markets) == 6 and len(BLACK_MARKETS) == 3 and len(SITES) == 14
    assert sorted(PLACES[place] for place in markets & set(SITES)) == ["market_3", "market_6"]
    assert len(markets | set(SITES) | set(BLACK_MARKETS)) == 21


def test_every_artifact_has_one_site_of_its_colour() -> None:
    for tile, name in enumerate(TILES):
        colour, kind = name.split("_")
        row = LOCATIONS[SITE_OF[tile]]
        assert row[1] == colour and kind in row[2].split()


def test_the_map_has_40_paths_and_a_diameter_of_five() -> None:
    assert len(PATHS) + len(WRAPS) == 40
    distances = [DISTANCE[a][b] for a, b in combinations(range(21), 2)]
    assert max(distances) == 5
    assert round(sum(distances) / len(distances), 2) == 2.51


def test_same_colour_neighbours() -> None:
    pairs = {
        (PLACES[a], PLACES[b])
        for a, b in combinations(SITES, 2)
        if LOCATIONS[a][1] == LOCATIONS[b][1] and b in NEIGHBOURS[a]
    }
    assert ("dig_orange_1", "market_6") not in pairs and ("dig_orange_2", "market_6") in pairs
    assert len(pairs) == 3 + 3 + 3 + 1 + 2


def test_cards() -> None:
    assert len(ACTION_CARDS) == 30 and set(FUEL[:30]) == {3} and FUEL[30:] == (2, 3, 4)
    assert len(BUYER_CARDS) == 17 and len(MARKETS) == 6
    assert [ZU_TYPE.count(type_) for type_ in range(6)] == [8, 2, 6, 4, 2, 2]
    assert [sum(row) for row in ZU_DECKS] == [10, 7, 7]
    assert [sum(row[type_] for row in ZU_DECKS) for type_ in range(6)] == [8, 2, 6, 4, 2, 2]
