"""Positions for tests: a table laid out by the rules, then arranged as a test needs it."""

from __future__ import annotations

from stolik.engine.option import Kind
from stolik.engine.state import State
from stolik.games.excavation import GAME
from stolik.games.excavation.actions.choice import ChooseCard
from stolik.games.excavation.cards import ORDERS, ZU_ROWS
from stolik.games.excavation.pieces import BUYER, CARD, CENTRE, COLOUR, LOCATION, MARKET, TILE
from stolik.games.excavation.rounds import Actions, NextTurn
from stolik.games.excavation.state import ExcavationState


def ids(kind: Kind, names: str) -> tuple[int, ...]:
    """The ids of some names."""
    return tuple(kind.parse(name) for name in names.split())


def table(*factions: str, seed: int = 1, **variants: str) -> ExcavationState:
    """A game at the first choice of a card in round 1; one faction is a solo game."""
    state = GAME.start(GAME.setup(len(factions), seed, variants))
    for faction in factions:
        play(state, f"faction {faction}")
    while not isinstance(state.agenda[-1], ChooseCard):
        offered = offers(state)
        play(state, "done" if "done" in offered else "skip" if "skip" in offered else offered[0])
    for seat in range(state.seats):
        state.explorers[seat] = (0, 9, 11)  # market_1, market_4, dig_purple_2
    return state


def acts(
    state: ExcavationState, seat: int = 0, hand: str = "", fuel: str = "", at: str = "", left: int = 1
) -> ExcavationState:
    """Make it a seat's turn with so many actions left, these cards in hand and explorers in these places."""
    state.active = seat
    state.hands[seat] = tuple(sorted(ids(CARD, hand)))
    state.fuel[seat] = sum(1 << (int(each) - 2) for each in fuel.split())
    if at:
        state.explorers[seat] = ids(LOCATION, at)
    state.agenda = [NextTurn(), Actions(seat, left - 1), ChooseCard(seat, left)]
    state.refresh()
    return state


def clear(state: ExcavationState) -> ExcavationState:
    """Take all tiles and buyers off the table."""
    state.ground = [0] * 20
    state.black = [()] * 5
    state.queues = [()] * 6
    state.ship = (0,) * 6
    return state


def in_round(state: ExcavationState, number: int, *orders: str) -> ExcavationState:
    """Put the table into a later round, with order cards at the left, middle and right centre."""
    state.round = number
    state.orders = tuple(ORDERS.index(order) for order in orders)
    state.order_deck = ()
    if number == 3:
        state.forecast = ()
        state.marks = ()
    return state


def dig(state: ExcavationState, tiles: str) -> None:
    """Put tiles on their dig sites."""
    for tile in ids(TILE, tiles):
        state.ground[tile] += 1


def queue(state: ExcavationState, market: str, buyers: str) -> None:
    """Line up buyers, the front first."""
    state.queues[MARKET.parse(market)] = ids(BUYER, buyers)


def queue_text(state: ExcavationState, market: str) -> str:
    return " ".join(BUYER.names[buyer] for buyer in state.queues[MARKET.parse(market)])


def levels(state: ExcavationState, **wanted: int) -> None:
    """Set popularity levels."""
    for colour, level in wanted.items():
        state.track[COLOUR.parse(colour)] = 10 - level


def level(state: ExcavationState, colour: str) -> int:
    return state.level(COLOUR.parse(colour))


def holds(state: ExcavationState, side: int, hold: str = "", hatch: str = "") -> None:
    """Fill hold and hatch."""
    state.hold[side] = tuple(sorted(ids(TILE, hold)))
    state.hatch[side] = tuple(sorted(ids(TILE, hatch)))


def stored(state: ExcavationState, side: int) -> tuple[str, str]:
    """What is in hold and hatch."""
    return names(TILE, state.hold[side]), names(TILE, state.hatch[side])


def names(kind: Kind, values: tuple[int, ...]) -> str:
    return " ".join(kind.names[value] for value in values)


def hand(state: ExcavationState, seat: int = 0) -> str:
    return names(CARD, state.hands[seat])


def guards(state: ExcavationState, side: int, cells: str) -> None:
    """Place guards in the gallery, taken from the supply as far as it goes."""
    state.gallery[side] = sum(1 << cell for cell in ids(TILE, cells))


def guarded(state: ExcavationState, side: int) -> str:
    return names(TILE, tuple(cell for cell in range(20) if state.gallery[side] >> cell & 1))


def traders(state: ExcavationState, side: int, **counts: int) -> None:
    """Set traders, by market."""
    for market, count in counts.items():
        state.traders[side * 6 + MARKET.parse(market)] = count


def trader(state: ExcavationState, side: int, market: str) -> int:
    return state.traders[side * 6 + MARKET.parse(market)]


def reps(state: ExcavationState, side: int, left: int = 0, middle: int = 0, right: int = 0) -> None:
    """Set representatives."""
    state.reps[side * 3 : side * 3 + 3] = [left, middle, right]


def rep(state: ExcavationState, side: int, centre: str) -> int:
    return state.reps[side * 3 + CENTRE.parse(centre)]


def top(state: ExcavationState, tiles: str) -> None:
    """Lay the black market's stack of one colour, the top first."""
    stack = ids(TILE, tiles)
    state.black[stack[0] >> 2] = stack


def black(state: ExcavationState, colour: str) -> str:
    return names(TILE, state.black[COLOUR.parse(colour)])


def stack(state: ExcavationState, colour: str, tiles: str) -> None:
    """Order a face-down stack, the top first."""
    state.stacks[COLOUR.parse(colour)] = ids(TILE, tiles)[::-1]


def next_cards(state: ExcavationState, cards: str) -> None:
    """Make these the next action cards of the deck, the first first."""
    state.deck = state.deck + list(ids(CARD, cards)[::-1])


def next_buyers(state: ExcavationState, buyers: str) -> None:
    """Make these the next buyer cards."""
    state.buyer_deck = state.buyer_deck + list(ids(BUYER, buyers)[::-1])


def zu_card(name: str) -> int:
    return [row[0] for row in ZU_ROWS].index(name)


def offers(state: State, seat: int = -1) -> list[str]:
    """The texts of the legal options."""
    return [str(option) for option in state.options(seat)]


def refused(state: ExcavationState, text: str, seat: int = 0) -> str:
    """Why an option is not possible."""
    return next(str(each.reason) for each in state.refusals(seat) if str(each.option) == text)


def play(state: ExcavationState, *texts: str, seat: int = -1) -> ExcavationState:
    """Play options given as texts, one after another."""
    for text in texts:
        state.play(GAME.vocabulary.parse(text), seat)
    return state


def told(state: ExcavationState) -> list[str]:
    """The events since the last choice."""
    return [str(event) for event in state.events or []]
