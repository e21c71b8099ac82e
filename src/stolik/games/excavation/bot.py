"""Evaluation and move ordering for the search bots.

`evaluate` adds up what a side has and what that will probably still bring: majorities to come, a sale that is
prepared, samples on their way to full rows and columns, and cards, which are actions. Numbers are credits. Against Zu,
whose crew never runs out, the same things weigh differently. `priors` says how likely a sensible player is to choose each option.
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
# Beyond what samples pay now, by their number in a row: hopes for the next ones.
ROW_HOPE: Final = (
    (0.0, 0.5, 1.6, 2.0, 2.4, 0.0),
    (0.0, 0.6, 2.0, 2.4, 2.8, 0.0),
    (0.0, 0.7, 2.4, 2.8, 3.4, 0.0),
    (0.0, 0.9, 3.0, 3.2, 4.0, 0.0),
)


class Weights:
    """What things are worth in credits while a round goes on; tuples go by round or by number."""

    def __init__(
        self, *, action_card: float, travel_card: float, kept_card: float, representative: float, trader: float,
        second_trader: float, token: float, crew: float, column_hope: tuple[float, ...], row_hope: tuple[float, ...],
        hope: tuple[float, ...], tile_share: tuple[float, ...], later_prize: float, sales: tuple[float, ...],
        fit: float, matching: float, reach: float, rank: float,
    ) -> None:  # fmt: skip
        self.action_card = action_card
        self.travel_card = travel_card
        self.kept_card = kept_card
        self.representative = representative  # beside the prizes it stands for now
        self.trader = trader
        self.second_trader = second_trader
        self.token = token
        self.crew = crew  # a marker that is still at hand: for traders, representatives and guards alike
        self.column_hope = column_hope  # by samples in a column
        self.row_hope = row_hope  # of `ROW_HOPE`, by samples in a row
        self.hope = hope  # how much of it is left, by round
        self.tile_share = tile_share  # of its value that a stored tile is worth, by round
        self.later_prize = later_prize  # of a prize in a later round
        self.sales = (
            sales  # of the best and the second sale that are prepared, and of the best when the side has passed
        )
        self.fit = fit  # of what the cards in hand can do where the explorers stand
        self.matching = matching  # a second and third tile of a colour, for one sale
        self.reach = reach  # a market with an own trader and buyers for a colour in stock
        self.rank = rank  # of the credits for the rank of a colour in stock
        self.plans_sales = matching > 0.0 or reach > 0.0 or rank > 0.0


# By hand, tried in matches. `classic` judges by them, so they never change.
PEOPLE: Final = Weights(
    action_card=2.4, travel_card=1.2, kept_card=1.5, representative=0.5, trader=1.7, second_trader=0.8, token=1.2,
    crew=0.12, column_hope=(0.0, 2.2, 2.6, 3.2, 0.0), row_hope=(1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    hope=(0.0, 1.0, 0.7, 0.25), tile_share=(0.0, 0.55, 0.5, 0.25), later_prize=0.5, sales=(0.65, 0.3, 0.35), fit=0.35,
    matching=0.0, reach=0.0, rank=0.0,
)  # fmt: skip
# Against Zu: evolved from these over games of `greedy`. Crew is what runs out first, and cards must not be wasted.
ALONE: Final = Weights(
    action_card=4.69, travel_card=1.0, kept_card=1.33, representative=0.29, trader=2.41, second_trader=1.04,
    token=1.23, crew=1.0, column_hope=(0.0, 1.77, 3.88, 3.96, 0.0), row_hope=(1.0, 1.3, 1.67, 1.17, 1.46, 1.0),
    hope=(0.0, 1.0, 0.58, 0.36), tile_share=(0.0, 0.52, 0.43, 0.34), later_prize=0.27, sales=(0.3, 0.31, 0.57),
    fit=0.51, matching=0.49, reach=0.3, rank=0.07,
)  # fmt: skip


def evaluate(state: ExcavationState, side: int) -> float:
    """The estimated final margin of a side over its best opponent, in credits."""
    return margin(state, side, ALONE if state.seats == 1 else PEOPLE)


def margin(state: ExcavationState, side: int, weights: Weights) -> float:
    """The same, by given weights."""
    best = -1e9
    for other in range(state.sides()):
        if other != side:
            best = max(best, worth(state, other, weights))
    return worth(state, side, weights) - best


def progress(state: ExcavationState) -> float:
    """How much of the game is played: the rounds, and of this one the cards that are gone."""
    left = 0
    for seat in range(state.seats):
        if not state.passed >> seat & 1:
            left += len(state.hands[seat]) + state.fuel[seat].bit_count()
    return max(0.0, state.round - min(1.0, left / (FULL_HAND * state.seats))) / ROUNDS


def worth(state: ExcavationState, side: int, weights: Weights) -> float:
    """The credits a side will probably end with."""
    total = float(state.credits[side])
    if state.over or not state.round:
        return total
    total += samples_worth(state, side, weights) + majorities_worth(state, side, weights)
    total += stock_worth(state, side, weights) + cards_worth(state, side, weights)
    return total + traders_worth(state, side, weights)


def prospects(state: ExcavationState, side: int) -> list[tuple[str, float]]:
    """The parts of `worth` beyond the credits."""
    if state.over or not state.round:
        return []
    weights = ALONE if state.seats == 1 else PEOPLE
    return [
        ("gallery", samples_worth(state, side, weights)),
        ("majorities", majorities_worth(state, side, weights)),
        ("sales", stock_worth(state, side, weights)),
        ("cards", cards_worth(state, side, weights)),
        ("traders", traders_worth(state, side, weights)),
    ]


def traders_worth(state: ExcavationState, side: int, weights: Weights) -> float:
    """Traders on the markets; a second one on the same market is worth less."""
    total = 0.0
    for count in state.traders[side * 6 : side * 6 + 6]:
        if count:
            total += weights.trader + weights.second_trader * (count - 1)
    return total


def samples_worth(state: ExcavationState, side: int, weights: Weights) -> float:
    """The gallery as it is, and the hope for more."""
    guards = state.gallery[side]
    total = 0.0
    for colour in range(5):
        total += weights.column_hope[(guards & COLUMN[colour]).bit_count()]
    for kind in range(4):
        number = (guards & ROW[kind]).bit_count()
        total += ROW_HOPE[kind][number] * weights.row_hope[number]
    return gallery_credits(guards) + total * weights.hope[state.round]


def majorities_worth(state: ExcavationState, side: int, weights: Weights) -> float:
    """The prizes that the representatives would win now, in this round and the later ones."""
    total = 0.0
    sides = state.sides()
    for centre in range(3):
        own = state.reps[side * 3 + centre]
        if not own:
            continue
        counts = [state.reps[other * 3 + centre] for other in range(sides)]
        share = 1.0
        for number in range(state.round, ROUNDS + 1):
            total += share * majority(counts, MAJORITY[number])[side]
            share *= weights.later_prize
        total += weights.representative * min(own, 4) * (ROUNDS + 1 - state.round)
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


def stock_worth(state: ExcavationState, side: int, weights: Weights) -> float:
    """Tiles in hold and hatch: a share of their value, and the best sale that is prepared."""
    tiles = state.hold[side] + state.hatch[side]
    if not tiles:
        return 0.0
    counts = [0] * 5
    total = 0.0
    for tile in tiles:
        counts[tile >> 2] += 1
        total += VALUE[tile] * weights.tile_share[state.round]
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
    plans = planned_sales(state, side, counts, weights) if weights.plans_sales else 0.0
    best, next_best, later = weights.sales
    if not state.passed >> side & 1:
        return total + best * first + next_best * second + plans
    return total + (later * first + 0.5 * plans if state.round < ROUNDS else 0.0)


def planned_sales(state: ExcavationState, side: int, counts: list[int], weights: Weights) -> float:
    """What the tiles of a colour promise together: several of them, markets that want them, and how popular it is."""
    total = 0.0
    for colour in range(5):
        if counts[colour]:
            markets = 0
            for market in range(6):
                if state.traders[side * 6 + market] and state.interest(market, colour):
                    markets += 1
            total += 2.0 * weights.matching * (min(counts[colour], 3) - 1) + weights.reach * min(markets, 3)
            total += weights.rank * state.rank_credits(colour)
    return total


def cards_worth(state: ExcavationState, side: int, weights: Weights) -> float:
    """Cards are actions; those that fit where the explorers stand are worth more."""
    left = ROUNDS - state.round
    if state.is_zu(side):
        later = 0
        for deck in state.zu_later:
            later += len(deck) + 3
        return ZU_CARD_WORTH * (len(state.zu_deck) + later)
    total = FUTURE_ROUND * left + weights.crew * state.crew[side] + weights.token * (1 if state.tokens[side] else 0)
    hand = state.hands[side]
    if state.passed >> side & 1:
        return total + (weights.kept_card * min(2, len(hand)) if left else 0.0)
    total += weights.action_card * len(hand) + weights.travel_card * state.fuel[side].bit_count()
    if hand and hand[0] >= 0:
        total += weights.fit * fit(state, side)
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
        total += place_worth(state, seat, place, colours, symbols)
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


MOVED_GUARD: Final = 0.0  # nobody takes a guard from the gallery for something else...
CLASSIC_GUARD: Final = 0.3  # ...but `classic`, for whom there is one such option for every guard


def priors(state: ExcavationState, guard: float = MOVED_GUARD) -> list[float] | None:
    """A weight for every option of the first decider, given that of moving a guard."""
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
    return [small_prior(state, seat, option, guard) for option in options]


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
    DONE.name: 0.3, SKIP.name: 0.3, SAMPLE.name: 6.0, REPRESENT.name: 4.0, USE.name: 6.0, PROMOTE.name: 2.0,
}  # fmt: skip


def small_prior(state: ExcavationState, seat: int, option: Option, guard: float) -> float:
    """A weight for the small choices inside actions."""
    verb = option.verb
    if verb is SAMPLE_FROM or verb is TRADER_FROM or verb is REPRESENT_FROM:
        return guard
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
