"""Evaluation and move ordering for the search bots.

`evaluate` adds up what a side has and what that will probably still bring: majorities to come, a sale that is
prepared, samples on their way to full rows and columns, and cards, which are actions. Numbers are credits; they were
set by hand and tried in matches. `priors` says how likely a sensible player is to choose each option.
"""

from __future__ import annotations

from typing import Final

from ...engine.agenda import Step
from ...engine.option import Option
from .actions.choice import ChooseAction, ChooseCard, DiscardDown
from .actions.sell import open_market, sellable
from .board import BLACK_MARKET_OF, COLOUR_OF_SITE, PLACE_OF_MARKET, SITE_OF
from .cards import CARD_COLOUR, CARD_SYMBOL, FIRST_TRAVEL, MAJORITY, ROUNDS, SALE_BONUS
from .pieces import (
    ACQUIRE,
    ADD,
    BUY,
    CLAIM,
    COMMAND,
    DELIVER,
    DIG,
    DONE,
    EXCAVATE,
    GIVE,
    LAY,
    MOVE,
    PLACE,
    PLAY_CARD,
    PROMOTE,
    REPRESENT,
    REPRESENT_FROM,
    SAMPLE,
    SAMPLE_FROM,
    SELL,
    SELL_AT,
    SKIP,
    SMUGGLE,
    SURVEY,
    TRADE,
    TRADER,
    TRADER_FROM,
    TRAVEL,
    USE,
    WITHDRAW,
)
from .scoring import majority
from .state import ExcavationState
from .tiles import COLUMN, ROW, VALUE, gallery_credits

FULL_HAND: Final = 8.0  # cards at the beginning of a round, roughly
FUTURE_ROUND: Final = 40.0  # what a human makes in a round that has not begun
ZU_CARD_WORTH: Final = 7.0
ACTION_CARD: Final = 2.4
TRAVEL_CARD: Final = 1.2
KEPT_CARD: Final = 1.5
REPRESENTATIVE: Final = 0.5  # beside the prizes it stands for now
TRADER_WORTH: Final = 1.7
SECOND_TRADER: Final = 0.8
TOKEN_WORTH: Final = 1.2
CREW_WORTH: Final = 0.12

# Beyond what samples pay now, by their number in a column or row: hopes for the next ones.
COLUMN_HOPE: Final = (0.0, 2.2, 2.6, 3.2, 0.0)
ROW_HOPE: Final = (
    (0.0, 0.5, 1.6, 2.0, 2.4, 0.0),
    (0.0, 0.6, 2.0, 2.4, 2.8, 0.0),
    (0.0, 0.7, 2.4, 2.8, 3.4, 0.0),
    (0.0, 0.9, 3.0, 3.2, 4.0, 0.0),
)
HOPE: Final = (0.0, 1.0, 0.7, 0.25)  # how much of it is left, by round
TILE_SHARE: Final = (0.0, 0.55, 0.5, 0.25)  # of its value that a stored tile is worth, by round
LATER_PRIZE: Final = 0.5  # of a prize in a later round


def evaluate(state: ExcavationState, side: int) -> float:
    """The estimated final margin of a side over its best opponent, in credits."""
    best = -1e9
    for other in range(state.sides()):
        if other != side:
            best = max(best, worth(state, other))
    return worth(state, side) - best


def progress(state: ExcavationState) -> float:
    """How much of the game is played: the rounds, and of this one the cards that are gone."""
    left = 0
    for seat in range(state.seats):
        if not state.passed >> seat & 1:
            left += len(state.hands[seat]) + state.fuel[seat].bit_count()
    return max(0.0, state.round - min(1.0, left / (FULL_HAND * state.seats))) / ROUNDS


def worth(state: ExcavationState, side: int) -> float:
    """The credits a side will probably end with."""
    total = float(state.credits[side])
    if state.over or not state.round:
        return total
    total += samples_worth(state, side) + majorities_worth(state, side) + stock_worth(state, side)
    total += cards_worth(state, side)
    traders = state.traders[side * 6 : side * 6 + 6]
    for count in traders:
        if count:
            total += TRADER_WORTH + SECOND_TRADER * (count - 1)
    return total


def prospects(state: ExcavationState, side: int) -> list[tuple[str, float]]:
    """The parts of `worth` beyond the credits."""
    if state.over or not state.round:
        return []
    traders = sum([TRADER_WORTH + SECOND_TRADER * (n - 1) for n in state.traders[side * 6 : side * 6 + 6] if n])
    return [
        ("gallery", samples_worth(state, side)),
        ("majorities", majorities_worth(state, side)),
        ("sales", stock_worth(state, side)),
        ("cards", cards_worth(state, side)),
        ("traders", traders),
    ]


def samples_worth(state: ExcavationState, side: int) -> float:
    """The gallery as it is, and the hope for more."""
    guards = state.gallery[side]
    total = 0.0
    for colour in range(5):
        total += COLUMN_HOPE[(guards & COLUMN[colour]).bit_count()]
    for kind in range(4):
        total += ROW_HOPE[kind][(guards & ROW[kind]).bit_count()]
    return gallery_credits(guards) + total * HOPE[state.round]


def majorities_worth(state: ExcavationState, side: int) -> float:
    """The prizes that the representatives would win now, in this round and the later ones."""
    total = 0.0
    sides = state.sides()
    for centre in range(3):
        own = state.reps[side * 3 + centre]
        if not own:
            continue
        counts = [state.reps[other * 3 + centre] for other in range(sides)]
        weight = 1.0
        for number in range(state.round, ROUNDS + 1):
            total += weight * majority(counts, MAJORITY[number])[side]
            weight *= LATER_PRIZE
        total += REPRESENTATIVE * min(own, 4) * (ROUNDS + 1 - state.round)
    return total


def sale(state: ExcavationState, side: int, colour: int, count: int) -> float:
    """What selling a colour would pay now, with that many tiles."""
    interests: list[int] = []
    for market in range(6):
        if state.traders[side * 6 + market]:
            interest = state.interest(market, colour)
            if interest:
                interests.append(interest)
    if not interests:
        return 0.0
    interests.sort(reverse=True)
    used = min(3, count, len(interests))
    buyers = sum(interests[:used])
    return float(state.rank_credits(colour) + 2 * buyers + SALE_BONUS[used] + 2 * used)


def stock_worth(state: ExcavationState, side: int) -> float:
    """Tiles in hold and hatch: a share of their value, and the best sale that is prepared."""
    tiles = state.hold[side] + state.hatch[side]
    if not tiles:
        return 0.0
    counts = [0] * 5
    total = 0.0
    for tile in tiles:
        counts[tile >> 2] += 1
        total += VALUE[tile] * TILE_SHARE[state.round]
    first = 0.0
    second = 0.0
    for colour in range(5):
        if counts[colour]:
            paid = sale(state, side, colour, counts[colour])
            if paid > first:
                second = first
                first = paid
            elif paid > second:
                second = paid
    can_act = not state.passed >> side & 1
    if can_act:
        return total + 0.65 * first + 0.3 * second
    return total + (0.35 * first if state.round < ROUNDS else 0.0)


def cards_worth(state: ExcavationState, side: int) -> float:
    """Cards are actions; those that fit where the explorers stand are worth more."""
    left = ROUNDS - state.round
    if state.is_zu(side):
        later = 0
        for deck in state.zu_later:
            later += len(deck) + 3
        return ZU_CARD_WORTH * (len(state.zu_deck) + later)
    total = FUTURE_ROUND * left + CREW_WORTH * state.crew[side] + TOKEN_WORTH * (1 if state.tokens[side] else 0)
    hand = state.hands[side]
    if state.passed >> side & 1:
        return total + (KEPT_CARD * min(2, len(hand)) if left else 0.0)
    total += ACTION_CARD * len(hand) + TRAVEL_CARD * state.fuel[side].bit_count()
    if hand and hand[0] >= 0:
        total += fit(state, side)
    return total


def fit(state: ExcavationState, seat: int) -> float:
    """How well the cards in hand fit the places of the explorers."""
    total = 0.0
    colours = 0
    symbols = 0
    for card in state.hands[seat]:
        colours |= 1 << CARD_COLOUR[card]
        symbols |= 1 << CARD_SYMBOL[card]
    for place in state.explorers[seat]:
        total += 0.35 * place_worth(state, seat, place, colours, symbols)
    return total


def place_worth(state: ExcavationState, seat: int, place: int, colours: int, symbols: int) -> float:
    """What an explorer could do at a place with the colours and symbols in hand."""
    total = 0.0
    colour = COLOUR_OF_SITE[place]
    if colour >= 0:
        best = 0.0
        for tile in range(colour * 4, colour * 4 + 4):
            if state.ground[tile] and SITE_OF[tile] == place:
                best = max(best, 2.0 + 0.3 * VALUE[tile] + (0.0 if state.gallery[seat] >> tile & 1 else 2.0))
        total += best if colours >> colour & 1 else 0.3 * best
    for symbol in range(6):
        if symbols >> symbol & 1:
            if PLACE_OF_MARKET[symbol] == place:
                total += 1.5
            elif BLACK_MARKET_OF[symbol] == place:
                total += 1.0
    return total


# -- priors ---------------------------------------------------------------------------------------------------


def priors(state: ExcavationState) -> list[float] | None:
    """A weight for every option of the first decider."""
    options = state.options()
    if not options or not state.agenda:
        return None
    step: Step = state.agenda[-1]
    seat = state.deciders()[0]
    if isinstance(step, ChooseCard):
        return card_priors(state, seat, options)
    if isinstance(step, ChooseAction):
        return [action_prior(state, seat, option) for option in options]
    if isinstance(step, DiscardDown):
        return [1.0] * len(options)
    verb = options[0].verb
    if verb is MOVE or verb is PLACE:
        return move_priors(state, seat, options)
    return [small_prior(state, seat, option) for option in options]


def card_priors(state: ExcavationState, seat: int, options: list[Option]) -> list[float]:
    """Prefer cards that can do something here; spend travel cards on sales."""
    places = state.explorers[seat]
    owned = state.owned_colours(seat)
    can_sell = owned & sellable(state, seat, -1) != 0
    weights: list[float] = []
    for option in options:
        if option.verb is not PLAY_CARD:
            weights.append(0.05 if len(options) > 1 else 1.0)
            continue
        card = option.args[0]
        if card >= FIRST_TRAVEL:
            weights.append(5.0 if can_sell else 1.2)
            continue
        weight = 1.5 if can_sell or owned & sellable(state, seat, open_market(state, seat, card)) else 0.8
        weight += 3.0 * diggable(state, seat, CARD_COLOUR[card])
        symbol = CARD_SYMBOL[card]
        if PLACE_OF_MARKET[symbol] in places:
            weight += 1.5
        if BLACK_MARKET_OF[symbol] in places:
            weight += 0.8
        weights.append(weight)
    return weights


def diggable(state: ExcavationState, seat: int, colour: int) -> int:
    """How many own sites of a colour have a tile, as far as the hold has space."""
    places = state.explorers[seat]
    sites = 0
    last = -1
    for tile in range(colour * 4, colour * 4 + 4):
        site = SITE_OF[tile]
        if state.ground[tile] and site != last and site in places:
            sites += 1
            last = site
    return min(sites, 5 - len(state.hold[seat]))


def action_prior(state: ExcavationState, seat: int, option: Option) -> float:
    """Sell when it pays, dig when there is something, and build markets and majorities in between."""
    verb = option.verb
    if verb is SELL:
        best = 0.0
        for colour in range(5):
            count = state.owned(seat, colour)
            if count:
                best = max(best, sale(state, seat, colour, count))
        return 1.0 + best * 0.5
    if verb is EXCAVATE:
        return 4.0 + 3.0 * diggable(state, seat, CARD_COLOUR[state.chosen])
    if verb is TRADE:
        return 4.0
    if verb is COMMAND:
        return 3.0
    if verb is SMUGGLE:
        return 1.5
    if verb is SURVEY:
        return 1.5 if state.round < ROUNDS else 0.7
    return 2.0 if verb is TRAVEL else 1.0


def move_priors(state: ExcavationState, seat: int, options: list[Option]) -> list[float]:
    """Go where the cards in hand can be used."""
    colours = 0
    symbols = 0
    for card in state.hands[seat]:
        if card >= 0:
            colours |= 1 << CARD_COLOUR[card]
            symbols |= 1 << CARD_SYMBOL[card]
    known: list[float] = [-1.0] * len(COLOUR_OF_SITE)
    weights: list[float] = []
    for option in options:
        if option.verb is DONE or option.verb is SKIP:
            weights.append(1.0)
            continue
        goal = option.args[len(option.args) - 1]
        if known[goal] < 0:
            known[goal] = place_worth(state, seat, goal, colours, symbols)
        gain = known[goal]
        if option.verb is MOVE:
            start = option.args[0]
            if known[start] < 0:
                known[start] = place_worth(state, seat, start, colours, symbols)
            gain -= known[start]
        weights.append(max(0.02, gain) ** 2)
    return weights


# Weights of small choices that depend on nothing else.
FLAT_PRIOR: Final[dict[str, float]] = {
    DONE.name: 0.3, SKIP.name: 0.3, SAMPLE.name: 6.0, REPRESENT.name: 4.0, SAMPLE_FROM.name: 0.3,
    TRADER_FROM.name: 0.3, REPRESENT_FROM.name: 0.3, USE.name: 6.0, PROMOTE.name: 2.0,
}  # fmt: skip


def small_prior(state: ExcavationState, seat: int, option: Option) -> float:
    """A weight for the small choices inside actions."""
    verb = option.verb
    flat = FLAT_PRIOR.get(verb.name)
    if flat is not None:
        return flat
    if verb is DIG or verb is CLAIM or verb is ACQUIRE or verb is BUY:
        return gain_prior(state, seat, option)
    if verb is TRADER:
        return 4.0 if not state.traders[seat * 6 + option.args[0]] else 1.5
    if verb is ADD:
        buyer, market = option.args[0], option.args[1]
        if not state.traders[seat * 6 + market]:
            return 0.1
        return 2.0 if buyer == 5 or state.owned(seat, buyer) else 0.3
    if verb is SELL_AT:
        return 3.0 + state.interest(option.args[0], 5)
    if verb is GIVE:
        return 8.0 - VALUE[option.args[0]]
    if verb is DELIVER:
        return 0.3 * VALUE[option.args[0]]
    if verb is WITHDRAW:
        return 0.6 if state.orders else 0.05
    return 7.0 - VALUE[option.args[0]] if verb is LAY else 1.0


def gain_prior(state: ExcavationState, seat: int, option: Option) -> float:
    """A weight for gaining a tile: more when it can be sampled."""
    tile = option.args[1] if option.verb is DIG else option.args[0]
    fresh = 0.0 if state.gallery[seat] >> tile & 1 else 3.0
    if option.verb is BUY:
        return 0.2 + 0.3 * fresh
    return 1.0 + fresh + 0.2 * VALUE[tile]
