"""Words that follow from printed rows: what cards mean, what is dug and sold where, and what Zu's cards say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...engine.option import Kind
from . import board, cards, pieces, tiles

Say = Callable[..., str]  # the words of a key, perhaps of its attribute, with arguments


def joined(say: Say, key: str, told: Sequence[str]) -> str:
    """Some things with a word between the last two."""
    return say(key, one=", ".join(told[:-1]), other=told[-1]) if len(told) > 1 else "".join(told)


def card_about(say: Say, value: int) -> str:
    """The region of an action card, and what its symbol leads to."""
    if value >= cards.FIRST_TRAVEL:
        return ""
    symbol = cards.CARD_SYMBOL[value]
    return say(
        "card-about",
        region=say(f"colour-{tiles.COLOURS[cards.CARD_COLOUR[value]]}"),
        market=say(f"market-{board.MARKETS[symbol]}"),
        place=say(f"location-{board.MARKETS[symbol]}"),
        centre=say(f"centre-{board.CENTRES[board.CENTRE_OF[symbol]]}"),
        black=say(f"location-{board.PLACES[board.BLACK_MARKET_OF[symbol]]}"),
        fuel=cards.FUEL[value],
    )


def tile_about(say: Say, value: int) -> str:
    """Region, symbol, value and copies of an artifact, and where it is dug up."""
    colour, kind = tiles.TILES[value].split("_")
    site = say(f"location-{board.PLACES[board.SITE_OF[value]]}", "loc")
    return say(f"tile-about-{kind}", region=say(f"colour-{colour}"), site=site)


def location_about(say: Say, value: int) -> str:
    """Market, dig site or black market, and the paths that lead over the edge of the map."""
    place = board.PLACES[value]
    told = []
    if place in board.MARKETS:
        at = board.MARKETS.index(place)
        centre = say(f"centre-{board.CENTRES[board.CENTRE_OF[at]]}")
        told.append(say("location-market", market=say(f"market-{place}"), centre=centre))
    dug = [say(f"tile-{tiles.TILES[tile]}") for tile, site in enumerate(board.SITE_OF) if site == value]
    if dug:
        told.append(say("location-dig", artifacts=joined(say, "one-and-other", dug)))
    if value in board.BLACK_MARKETS:
        shown = [say(f"symbol-{id}") for id, _, _, black in board.SYMBOLS if black == place]
        told.append(say("location-black", symbols=joined(say, "one-or-other", shown)))
    over = [say(f"location-{b if a == place else a}") for a, b in board.WRAPS if place in (a, b)]
    if over:
        told.append(say("location-edge", places=", ".join(over)))
    return " ".join(told)


def market_about(say: Say, value: int) -> str:
    """Where a market lies, its queue and its command centre."""
    centre = say(f"centre-{board.CENTRES[board.CENTRE_OF[value]]}")
    return say("market-about", place=say(f"location-{board.MARKETS[value]}"), queue=board.QUEUE_SIZE, centre=centre)


def zu_card(say: Say, value: int, case: str) -> str:
    """The colours or the market on a card of Zu."""
    _, kind, names = cards.ZU_ROWS[value]
    if kind == "excavate" and names:
        told = joined(say, "one-or-other", [say(f"colour-{each}") for each in names.split()])
        return say("zu-pair", "about") if case == "about" else say("zu-pair", colours=told)
    if kind == "command":
        centre = say(f"centre-{board.CENTRES[board.CENTRE_OF[board.MARKETS.index(names)]]}")
        return say("zu-command", "about" if case == "about" else "", market=say(f"market-{names}"), centre=centre)
    return ""


ABOUT: dict[str, Callable[[Say, int], str]] = {
    "card": card_about,
    "tile": tile_about,
    "location": location_about,
    "market": market_about,
}


def caption(kind: Kind, value: int, case: str, say: Say) -> str:
    """What is said about a thing, where it follows from its row; else nothing."""
    if kind is pieces.ZU_CARD:
        return zu_card(say, value, case)
    told = ABOUT.get(kind.name) if case == "about" and kind is not pieces.TRAVEL_CARD else None
    return told(say, value) if told else ""
