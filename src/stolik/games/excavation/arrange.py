"""Excavation Earth: positions and what a promise may speak of.

After the factions are chosen the game goes on to the first card and is rearranged. Lists that name something for each
side go by seat; the learner is seat 0, and Zu comes after the last seat. Names in one text are separated by spaces.

    round, left      the round; actions left in the learner's turn (2)
    turn_start       the learner's turn only begins now
    hands, travel, explorers, traders, reps, gallery, hold, hatch, credits     for each side
    passed           the seats that have passed         tokens       initiative tokens, for each seat
    ground, black    artifacts on dig sites; the five stacks of the black market, top first
    queues, ship     buyers at the six markets, the first in line first; buyers of the last sale on the ship
    forecast, marks  its cards, and whose marker lies on each (-1: nobody's)
    orders           the order cards: from round 2 those on the ship, in round 1 those that round 2 will bring
    next_cards, next_tiles, zu_next     what is drawn next, in this order
"""

from __future__ import annotations

from typing import Any

from ...engine.option import Kind
from . import GAME, cards, pieces
from .actions.choice import ChooseCard
from .rounds import Actions, NextTurn, Turn
from .state import LINES, ExcavationState
from .tiles import COPIES, gallery_credits

KEYS = {
    "round", "left", "turn_start", "hands", "travel", "explorers", "traders", "reps", "gallery", "hold", "hatch",
    "credits", "passed", "tokens", "ground", "black", "queues", "ship", "forecast", "marks", "orders", "next_cards",
    "next_tiles", "zu_next",
}  # fmt: skip
SEAT_KEYS: set[str] = set()
LEARNER = 0


def ids(kind: Kind, names: str) -> list[int]:
    return [kind.parse(name) for name in names.split()]


def each(wanted: dict[str, Any], key: str, sides: int) -> list[str]:
    """One text for every side; what is not said is empty."""
    given = list(wanted.get(key, []))
    return given + [""] * (sides - len(given))


def arrange(state: ExcavationState, wanted: dict[str, Any]) -> None:
    """Lay out a moment of the learner's turn."""
    while not isinstance(state.agenda[-1], ChooseCard):
        offered = [str(option) for option in state.options()]
        usual = "done" if "done" in offered else "skip" if "skip" in offered else offered[0]
        state.play(GAME.vocabulary.parse(usual))
    sides, seats = state.sides(), state.seats
    state.round = wanted.get("round", 1)
    orders = wanted.get("orders", "").split()
    if state.round > 1:
        state.orders = tuple(cards.ORDERS.index(name) for name in orders)
        state.order_deck = ()
    elif orders:
        first = [cards.ORDERS.index(name) for name in orders]
        state.order_deck = tuple(first + [card for card in range(len(cards.ORDERS)) if card not in first])
    arrange_cards(state, wanted, seats)
    arrange_tiles(state, wanted, sides)
    arrange_buyers(state, wanted)
    state.explorers = [tuple(ids(pieces.LOCATION, text)) for text in each(wanted, "explorers", seats)]
    for side in range(sides):
        arrange_side(state, wanted, side)
    arrange_zu(state, wanted)
    state.passed = sum(1 << side for side in wanted.get("passed", []))
    state.tokens = tuple(wanted.get("tokens", [0] * seats))
    state.active = LEARNER
    state.upcoming = (state.order.index(LEARNER) + 1) % len(state.order)
    left = wanted.get("left", 2)
    if wanted.get("turn_start"):
        state.agenda = [NextTurn(), Turn(LEARNER)]
        state.advance()
    else:
        state.agenda = [NextTurn(), Actions(LEARNER, left - 1), ChooseCard(LEARNER, left)]
        state.refresh()


def arrange_cards(state: ExcavationState, wanted: dict[str, Any], seats: int) -> None:
    """Hands, travel cards, the forecast and the deck."""
    rest = [card for card in range(cards.FIRST_TRAVEL) for _ in range(cards.ACTION_COPIES)]
    state.hands = [tuple(sorted(ids(pieces.CARD, text))) for text in each(wanted, "hands", seats)[:seats]]
    state.fuel = [sum(1 << (int(fuel) - 2) for fuel in text.split()) for text in each(wanted, "travel", seats)[:seats]]
    state.forecast = tuple(ids(pieces.CARD, wanted.get("forecast", "")))
    marks = wanted.get("marks", [-1] * len(state.forecast))
    state.marks = tuple(pieces.NOTHING if side < 0 else side for side in marks)
    coming = ids(pieces.CARD, wanted.get("next_cards", ""))
    for card in (*[c for hand in state.hands for c in hand], *state.forecast, *coming):
        rest.remove(card)
    state.shuffle(rest)
    state.deck = rest + coming[::-1]
    state.discards = []


def arrange_tiles(state: ExcavationState, wanted: dict[str, Any], sides: int) -> None:
    """Artifacts on the ground, on the black market, in holds and hatches; the stacks keep the rest."""
    count = list(COPIES)
    state.ground = [0] * len(COPIES)
    for tile in ids(pieces.TILE, wanted.get("ground", "")):
        state.ground[tile] += 1
        count[tile] -= 1
    state.black = [tuple(ids(pieces.TILE, text)) for text in wanted["black"]]
    state.hold = [tuple(sorted(ids(pieces.TILE, text))) for text in each(wanted, "hold", sides)]
    state.hatch = [tuple(sorted(ids(pieces.TILE, text))) for text in each(wanted, "hatch", sides)]
    coming = ids(pieces.TILE, wanted.get("next_tiles", ""))
    for tile in (*[t for store in (*state.black, *state.hold, *state.hatch) for t in store], *coming):
        count[tile] -= 1
    assert min(count) >= 0, "more tiles than there are"
    state.gone = [0] * len(COPIES)
    for colour in range(5):
        tiles = [tile for tile in range(colour * 4, colour * 4 + 4) for _ in range(count[tile])]
        state.shuffle(tiles)
        state.stacks[colour] = tuple(tiles + [tile for tile in coming[::-1] if tile >> 2 == colour])


def arrange_buyers(state: ExcavationState, wanted: dict[str, Any]) -> None:
    """Buyers in the queues and on the ship; the tracks keep the rest."""
    _, _, _, fewer, fewer_special = cards.SETUP[max(2, state.seats)]
    state.queues = [tuple(ids(pieces.BUYER, text)) for text in wanted["queues"]]
    ship = ids(pieces.BUYER, wanted.get("ship", ""))
    state.ship = tuple(ship.count(buyer) for buyer in range(cards.SPECIAL + 1))
    for buyer in range(cards.SPECIAL + 1):
        total = cards.SPECIAL_BUYERS - fewer_special if buyer == cards.SPECIAL else cards.TRACK_SPACES - fewer
        state.track[buyer] = total - state.ship[buyer] - sum(queue.count(buyer) for queue in state.queues)
    state.buyer_deck, state.buyer_discards = list(cards.BUYER_CARDS), []
    state.shuffle(state.buyer_deck)


def arrange_side(state: ExcavationState, wanted: dict[str, Any], side: int) -> None:
    """A side's gallery, traders, representatives, crew and credits."""
    sides = state.sides()
    cells = ids(pieces.TILE, each(wanted, "gallery", sides)[side])
    state.gallery[side] = sum(1 << cell for cell in cells)
    state.bonus[side] = 0
    traders = ids(pieces.MARKET, each(wanted, "traders", sides)[side])
    reps = ids(pieces.CENTRE, each(wanted, "reps", sides)[side])
    state.traders[side * 6 : side * 6 + 6] = [traders.count(market) for market in range(6)]
    state.reps[side * 3 : side * 3 + 3] = [reps.count(centre) for centre in range(3)]
    placed = len(cells) + len(traders) + len(reps) + state.marks.count(side)
    state.crew[side] = cards.UNLIMITED if state.is_zu(side) else cards.CREW - placed
    credits = list(wanted.get("credits", [])) + [cards.START_CREDITS] * sides
    state.credits[side] = credits[side]
    state.earned[side * LINES : side * LINES + LINES] = [0] * LINES
    state.earned[side * LINES + pieces.START] = cards.START_CREDITS
    state.earned[side * LINES + pieces.SALES] = credits[side] - cards.START_CREDITS


def arrange_zu(state: ExcavationState, wanted: dict[str, Any]) -> None:
    """The next cards of Zu; one that is not in its deck is exchanged for one of its type."""
    zu = [[row[0] for row in cards.ZU_ROWS].index(name) for name in wanted.get("zu_next", "").split()]
    if not zu:
        return
    coming = list(state.zu_deck)
    for card in zu:
        if card not in coming:
            mine = next(c for c in coming if c not in zu and cards.ZU_ROWS[c][1] == cards.ZU_ROWS[card][1])
            state.zu_later = tuple(tuple(mine if c == card else c for c in deck) for deck in state.zu_later)
            coming[coming.index(mine)] = card
    state.zu_deck = tuple([card for card in coming if card not in zu] + zu[::-1])
    state.zu_discards = ()


def facts(state: ExcavationState, seat: int) -> dict[str, Any]:
    """What can be read off the table."""
    traders, reps = state.traders[seat * 6 : seat * 6 + 6], state.reps[seat * 3 : seat * 3 + 3]
    colours = range(len(pieces.COLOUR.names))
    seen: dict[str, Any] = {
        "credits": state.credits[seat],
        "crew": state.crew[seat],
        "hold": len(state.hold[seat]),
        "hatch": len(state.hatch[seat]),
        "in_hold": [pieces.TILE.text(tile) for tile in state.hold[seat]],
        "guards": state.gallery[seat].bit_count(),
        "guard": {pieces.TILE.text(tile) for tile in range(len(COPIES)) if state.gallery[seat] >> tile & 1},
        "gallery_worth": gallery_credits(state.gallery[seat]),
        "traders": sum(traders),
        "representatives": sum(reps),
        "trader": {pieces.MARKET.text(market): n for market, n in enumerate(traders)},
        "rep": {pieces.CENTRE.text(centre): n for centre, n in enumerate(reps)},
        "level": {pieces.COLOUR.text(colour): state.level(colour) for colour in colours},
        "pays": {pieces.COLOUR.text(colour): state.rank_credits(colour) for colour in colours},
        "queue": {
            pieces.MARKET.text(market): " ".join(pieces.BUYER.text(buyer) for buyer in queue)
            for market, queue in enumerate(state.queues)
        },
        "round": state.round,
    }
    if seat < state.seats:
        seen |= {
            "action_cards": len(state.hands[seat]),
            "travel_cards": state.fuel[seat].bit_count(),
            "token": state.tokens[seat],
            "at": [pieces.LOCATION.text(place) for place in state.explorers[seat]],
        }
    return seen
