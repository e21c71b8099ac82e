"""Everything on the table, as flat lists of small integers.

A *side* is whoever scores: the seats in order and, in a solo game, Zu after the one human. What belongs to a side
stands at its number. Markets and symbols share their numbers, and so do tiles and the cells of the gallery.
Lists change in place; tuples are replaced whole, so that a clone may share them.
"""

from __future__ import annotations

from typing import Final

from ...engine.event import others
from ...engine.field import (
    ACTIVE,
    NOBODY,
    OWNER,
    QUIET,
    SIZE,
    UNTOLD,
    Asked,
    Field,
    Fields,
    bag,
    bits,
    counts,
    flag,
    number,
    one,
    row,
)  # fmt: skip
from ...engine.option import SEAT, SIDE, Kind
from ...engine.state import State
from . import pieces
from .board import CENTRE_OF, PLACES, QUEUE_SIZE, SITE_OF, STARTS
from .cards import (
    ACTION_COPIES,
    BUYER_CARDS,
    CREW,
    FIRST_TRAVEL,
    ORDERS,
    RANK_CREDITS,
    ROUNDS,
    SETUP,
    SPECIAL,
    TRACK_SPACES,
    UNLIMITED,
    ZU_ROWS,
)  # fmt: skip
from .pieces import BUYER, CARD, CENTRE, COLOUR, FACTION, LOCATION, MARKET, NOTHING, ORDER, TILE, TRAVEL_CARD
from .tiles import COLUMN, COPIES, HATCH_SIZE, HOLD_SIZE, TILES, TILES_PER_COLOUR, VALUE

LINES: Final = len(pieces.SCORE_LINES)
LINE: Final = Kind("line", pieces.SCORE_LINES)

# The most there can be.
MOST_SIDES: Final = max(SETUP)
MOST_CARDS: Final = FIRST_TRAVEL * ACTION_COPIES
MOST_FORECAST: Final = max([row[0] for row in SETUP.values()])
MOST_COPIES: Final = max(COPIES)
MOST_CREDITS: Final = 500
MOST_DRAWN: Final = 3  # of which one is kept
MOST_UNEARTHED: Final = 3

# fmt: off
FIELDS: Final = Fields(
    Field("rules",          bits(pieces.RULE), told=UNTOLD),  # switches of the setup
    Field("round",          number(ROUNDS)),
    Field("factions",       one(FACTION).by(SIDE), identity=True),
    Field("order",          row(SIDE, MOST_SIDES)),  # the sides in turn order
    Field("upcoming",       number(MOST_SIDES), told=UNTOLD),  # the place in the turn order that acts next
    Field("passed",         bits(SIDE)),  # in this round
    Field("tokens",         number(MOST_SIDES).by(SEAT), told=QUIET),  # the initiative token, or 0
    # cards
    Field("deck",           row(CARD, MOST_CARDS), NOBODY, SIZE),  # top last
    Field("discards",       bag(CARD, MOST_CARDS, ACTION_COPIES), told=SIZE),  # common to all
    Field("hands",          bag(CARD, MOST_CARDS, ACTION_COPIES).by(SEAT), OWNER),  # in ascending order
    Field("fuel",           bits(TRAVEL_CARD).by(SEAT)),  # travel cards in hand
    Field("chosen",         one(CARD), ACTIVE, UNTOLD),  # about to be used; hidden until the seat says for what
    Field("played",         one(CARD), told=UNTOLD),  # on its way into the forecast
    Field("drawn",          bag(CARD, MOST_DRAWN, ACTION_COPIES), ACTIVE, UNTOLD),  # of which the active seat keeps one
    Field("packs",          bag(CARD, MOST_CARDS, ACTION_COPIES).by(SEAT), OWNER),  # to draft from
    Field("picks",          bag(CARD, MOST_CARDS, ACTION_COPIES).by(SEAT), OWNER),  # drafted so far
    Field("forecast",       row(CARD, MOST_FORECAST)),
    Field("marks",          row(SIDE, MOST_FORECAST)),  # by card of the forecast: whose crew lies on it, or NOTHING
    # sides
    Field("credits",        number(MOST_CREDITS, least=-MOST_CREDITS, usual=100).by(SIDE)),
    Field("earned",         number(MOST_CREDITS, least=-MOST_CREDITS, usual=50).by(SIDE, LINE), told=UNTOLD),
    Field("explorers",      bag(LOCATION, len(STARTS) + 1).by(SEAT)),
    Field("crew",           number(CREW, endless=UNLIMITED).by(SIDE)),  # markers in the supply
    Field("gallery",        bits(TILE).by(SIDE)),  # guarded cells
    Field("bonus",          bits(COLOUR).by(SIDE), told=UNTOLD),  # columns whose bonus was received
    Field("traders",        number(CREW).by(SIDE, MARKET), told=QUIET),
    Field("reps",           number(CREW).by(SIDE, CENTRE), told=QUIET),  # representatives
    Field("hold",           bag(TILE, HOLD_SIZE, MOST_COPIES).by(SIDE)),  # ascending
    Field("hatch",          bag(TILE, HATCH_SIZE, MOST_COPIES).by(SIDE)),  # ascending
    # tiles
    Field("stacks",         row(TILE, TILES_PER_COLOUR).by(COLOUR), NOBODY, SIZE),  # face down, top last
    Field("ground",         counts(TILE, MOST_COPIES), told=UNTOLD),  # on its dig site
    Asked("sites",          bag(TILE, TILES_PER_COLOUR, MOST_COPIES).by(LOCATION)),
    Field("black",          row(TILE, TILES_PER_COLOUR).by(COLOUR)),  # the black market's stacks, top first
    Field("gone",           counts(TILE, MOST_COPIES), told=UNTOLD),  # have left the game
    Field("unearthed",      bag(TILE, MOST_UNEARTHED, MOST_COPIES)),  # drawn in a survey and not yet placed
    # buyers
    Field("track",          counts(BUYER, TRACK_SPACES)),  # on the popularity track or in the special pool
    Asked("pays",           number(max(RANK_CREDITS)).by(COLOUR)),
    Field("queues",         row(BUYER, QUEUE_SIZE).by(MARKET)),  # front first
    Field("ship",           counts(BUYER, TRACK_SPACES)),
    Field("buyer_deck",     row(BUYER, len(BUYER_CARDS)), NOBODY, UNTOLD),  # top last
    Field("buyer_discards", bag(BUYER, len(BUYER_CARDS), len(BUYER_CARDS)), told=UNTOLD),
    # orders
    Field("order_deck",     row(ORDER, len(ORDERS)), NOBODY, UNTOLD),
    Field("orders",         one(ORDER).by(CENTRE)),
    # Zu
    Field("zu_deck",        row(pieces.ZU_CARD, len(ZU_ROWS)), NOBODY, SIZE),  # this round's cards, top last
    Field("zu_later",       row(pieces.ZU_CARD, len(ZU_ROWS)).up_to(ROUNDS - 1), NOBODY, UNTOLD),  # decks of later rounds
    Field("zu_discards",    row(pieces.ZU_CARD, len(ZU_ROWS))),
    Field("zu_last",        bag(pieces.ZU_CARD, len(ZU_ROWS)), told=UNTOLD),  # last round's: three came back, nobody saw which
    Field("zu_seen",        bits(pieces.ZU_CARD), told=UNTOLD),  # were ever face up
    Field("zu_removed",     number(len(ZU_ROWS)), told=UNTOLD),  # left the game unseen
)

# What the arguments of steps are, where they are not named after their kind.
ARGUMENTS: Final = Fields(
    Field("left",    number(MOST_CARDS, usual=3)),  # so many more
    Field("number",  number(3)),  # of a pass of the draft
    Field("stage",   number(2)),  # of a market action
    Field("fuel",    number(5)),
    Field("symbol",  one(MARKET)),
    Field("markets", bag(MARKET, 3)),
    Field("used",    bits(MARKET)),
    Field("free",    one(MARKET, empty=-1)),  # needs no trader
    Field("dug",     one(TILE, empty=-1)),
    Field("first",   one(TILE)),
    Field("tiles",   bag(TILE, MOST_COPIES, MOST_COPIES)),
    Field("moved",   one(LOCATION, empty=-1)),
    Field("tossed",  bag(CARD, MOST_CARDS, ACTION_COPIES)),
    Field("traded",  flag()),  # of a command: the trader is placed
    Field("ruled",   flag()),  # the representative
)
# fmt: on


class ExcavationState(State):
    """A game of Excavation Earth at one moment."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = 0
        self.round = 0
        self.factions: tuple[int, ...] = ()
        self.order: tuple[int, ...] = ()
        self.upcoming = 0
        self.passed = 0
        self.tokens: tuple[int, ...] = ()
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.hands: list[tuple[int, ...]] = []
        self.fuel: list[int] = []
        self.chosen = NOTHING
        self.played = NOTHING
        self.drawn: tuple[int, ...] = ()
        self.packs: list[tuple[int, ...]] = []
        self.picks: list[tuple[int, ...]] = []
        self.forecast: tuple[int, ...] = ()
        self.marks: tuple[int, ...] = ()
        self.credits: list[int] = []
        self.earned: list[int] = []
        self.explorers: list[tuple[int, ...]] = []
        self.crew: list[int] = []
        self.gallery: list[int] = []
        self.bonus: list[int] = []
        self.traders: list[int] = []
        self.reps: list[int] = []
        self.hold: list[tuple[int, ...]] = []
        self.hatch: list[tuple[int, ...]] = []
        self.stacks: list[tuple[int, ...]] = []
        self.ground: list[int] = []
        self.black: list[tuple[int, ...]] = []
        self.gone: list[int] = []
        self.unearthed: tuple[int, ...] = ()
        self.track: list[int] = []
        self.queues: list[tuple[int, ...]] = []
        self.ship: tuple[int, ...] = ()
        self.buyer_deck: list[int] = []
        self.buyer_discards: list[int] = []
        self.order_deck: tuple[int, ...] = ()
        self.orders: tuple[int, ...] = ()
        self.zu_deck: tuple[int, ...] = ()
        self.zu_later: tuple[tuple[int, ...], ...] = ()
        self.zu_discards: tuple[int, ...] = ()
        self.zu_last: tuple[int, ...] = ()
        self.zu_seen = 0
        self.zu_removed = 0

    def declared(self) -> Fields:
        return FIELDS

    def clone(self) -> ExcavationState:
        other = ExcavationState()
        self.copy_core(other)
        other.rules = self.rules
        other.round = self.round
        other.factions = self.factions
        other.order = self.order
        other.upcoming = self.upcoming
        other.passed = self.passed
        other.tokens = self.tokens
        other.deck = self.deck.copy()
        other.discards = self.discards.copy()
        other.hands = self.hands.copy()
        other.fuel = self.fuel.copy()
        other.chosen = self.chosen
        other.played = self.played
        other.drawn = self.drawn
        other.packs = self.packs.copy()
        other.picks = self.picks.copy()
        other.forecast = self.forecast
        other.marks = self.marks
        other.credits = self.credits.copy()
        other.earned = self.earned.copy()
        other.explorers = self.explorers.copy()
        other.crew = self.crew.copy()
        other.gallery = self.gallery.copy()
        other.bonus = self.bonus.copy()
        other.traders = self.traders.copy()
        other.reps = self.reps.copy()
        other.hold = self.hold.copy()
        other.hatch = self.hatch.copy()
        other.stacks = self.stacks.copy()
        other.ground = self.ground.copy()
        other.black = self.black.copy()
        other.gone = self.gone.copy()
        other.unearthed = self.unearthed
        other.track = self.track.copy()
        other.queues = self.queues.copy()
        other.ship = self.ship
        other.buyer_deck = self.buyer_deck.copy()
        other.buyer_discards = self.buyer_discards.copy()
        other.order_deck = self.order_deck
        other.orders = self.orders
        other.zu_deck = self.zu_deck
        other.zu_later = self.zu_later
        other.zu_discards = self.zu_discards
        other.zu_last = self.zu_last
        other.zu_seen = self.zu_seen
        other.zu_removed = self.zu_removed
        return other

    # -- sides ----------------------------------------------------------------------------------------------

    def sides(self) -> int:
        """How many score: the seats, and Zu in a solo game."""
        return 2 if self.seats == 1 else self.seats

    def is_zu(self, side: int) -> bool:
        """Whether this side is the automaton."""
        return side >= self.seats

    # -- credits --------------------------------------------------------------------------------------------

    def gain(self, side: int, amount: int, line: int) -> None:
        """Receive credits, counted in a line of the score sheet."""
        self.credits[side] += amount
        self.earned[side * LINES + line] += amount

    def pay(self, side: int, amount: int, line: int) -> None:
        """Pay credits."""
        self.credits[side] -= amount
        self.earned[side * LINES + line] -= amount

    # -- cards ----------------------------------------------------------------------------------------------

    def draw_action(self) -> int:
        """Draw an action card; an empty deck is made anew from the common discard pile; NOTHING if that is empty."""
        if not self.deck:
            if not self.discards:
                return NOTHING
            self.deck = self.discards
            self.discards = []
            self.shuffle(self.deck)
            self.tell(pieces.RESHUFFLED)
        return self.draw(self.deck)

    def draw_actions(self, count: int) -> tuple[int, ...]:
        """Draw so many action cards, or as many as there are."""
        cards: list[int] = []
        for _ in range(count):
            card = self.draw_action()
            if card != NOTHING:
                cards.append(card)
        return tuple(sorted(cards))

    def draw_to_hand(self, seat: int, count: int) -> None:
        """A seat draws action cards to its hand; only it sees them."""
        cards = self.draw_actions(count)
        for card in cards:
            self.tell(pieces.DREW, (seat, card), seat)
        if cards:
            self.tell(pieces.DREW_HIDDEN, (seat, len(cards)), others(seat))
        self.hands[seat] = joined(self.hands[seat], cards)

    def discard(self, seat: int, card: int) -> None:
        """An action card goes from the hand to the common discard pile."""
        self.hands[seat] = without(self.hands[seat], card)
        self.discards.append(card)
        self.tell(pieces.DISCARDED, (seat, card))

    def take_chosen(self, seat: int) -> int:
        """The chosen card leaves the hand."""
        card = self.chosen
        self.chosen = NOTHING
        if card >= FIRST_TRAVEL:
            self.fuel[seat] ^= 1 << (card - FIRST_TRAVEL)
        else:
            self.hands[seat] = without(self.hands[seat], card)
        return card

    # -- explorers ------------------------------------------------------------------------------------------

    def move(self, seat: int, start: int, goal: int) -> None:
        """An explorer goes from one location to another."""
        self.explorers[seat] = tuple([goal if at == start else at for at in self.explorers[seat]])
        self.tell(pieces.MOVED, (seat, start, goal))

    # -- tiles ----------------------------------------------------------------------------------------------

    def has_hold_space(self, side: int) -> bool:
        """Whether the cargo hold has a free space."""
        return len(self.hold[side]) < HOLD_SIZE

    def has_hatch_space(self, side: int) -> bool:
        """Whether the hidden hatch has a free space."""
        return len(self.hatch[side]) < HATCH_SIZE

    def store(self, side: int, tile: int, store: int) -> None:
        """Put a tile into the hold or the hatch."""
        if store == pieces.HOLD:
            self.hold[side] = joined(self.hold[side], (tile,))
        else:
            self.hatch[side] = joined(self.hatch[side], (tile,))

    def unload(self, side: int, tile: int, store: int) -> None:
        """Take a tile out of the hold or the hatch."""
        if store == pieces.HOLD:
            self.hold[side] = without(self.hold[side], tile)
        else:
            self.hatch[side] = without(self.hatch[side], tile)

    def owned(self, side: int, colour: int) -> int:
        """How many tiles of a colour are in hold and hatch."""
        count = 0
        for tile in self.hold[side]:
            if tile >> 2 == colour:
                count += 1
        for tile in self.hatch[side]:
            if tile >> 2 == colour:
                count += 1
        return count

    def owned_colours(self, side: int) -> int:
        """The colours in hold and hatch, as bits."""
        mask = 0
        for tile in self.hold[side]:
            mask |= 1 << (tile >> 2)
        for tile in self.hatch[side]:
            mask |= 1 << (tile >> 2)
        return mask

    def sites(self) -> list[list[int]]:
        """The tiles that lie on each location."""
        found: list[list[int]] = [[] for _ in PLACES]
        for tile in range(len(TILES)):
            found[SITE_OF[tile]] += [tile] * self.ground[tile]
        return found

    def dig(self, side: int, tile: int, store: int) -> None:
        """Take a tile from its dig site."""
        self.ground[tile] -= 1
        self.store(side, tile, store)
        self.tell(pieces.DUG, (side, tile, SITE_OF[tile]))

    def lay(self, tile: int) -> None:
        """Put a tile face up on its dig site."""
        self.ground[tile] += 1
        self.tell(pieces.LAID, (tile, SITE_OF[tile]))

    def draw_tile(self, colour: int) -> int:
        """Turn over the top tile of a face-down stack."""
        stack = self.stacks[colour]
        self.stacks[colour] = stack[:-1]
        self.reveal()
        return stack[-1]

    def acquire(self, side: int, tile: int, store: int, price: int) -> None:
        """Buy the top tile of a black market's stack."""
        colour = tile >> 2
        self.black[colour] = self.black[colour][1:]
        self.pay(side, price, pieces.PURCHASES)
        self.store(side, tile, store)
        self.tell(pieces.ACQUIRED, (side, tile, price))

    def deliver(self, side: int, tile: int, store: int) -> None:
        """Bring a tile to the bottom of its black market's stack and gain its value."""
        colour = tile >> 2
        self.unload(side, tile, store)
        self.black[colour] = (*self.black[colour], tile)
        self.gain(side, VALUE[tile], pieces.DELIVERIES)
        self.tell(pieces.DELIVERED, (side, tile, VALUE[tile]))

    # -- crew -----------------------------------------------------------------------------------------------

    def take_crew(self, side: int, guard: int) -> None:
        """Take a marker from the supply or, with a cell given, the guard from that cell."""
        if guard < 0:
            if self.crew[side] != UNLIMITED:
                self.crew[side] -= 1
        else:
            self.gallery[side] &= ~(1 << guard)
            self.tell(pieces.GUARD_LEFT, (side, guard))

    def has_crew(self, side: int) -> bool:
        """Whether a marker can be placed: from the supply, else from the gallery."""
        return self.crew[side] > 0 or self.gallery[side] != 0

    def add_trader(self, side: int, market: int, guard: int = -1) -> None:
        """Place a crew marker on a market."""
        self.take_crew(side, guard)
        self.traders[side * 6 + market] += 1
        self.tell(pieces.TRADER_SET, (side, market))

    def add_representative(self, side: int, centre: int, guard: int = -1) -> None:
        """Place a crew marker in a command centre."""
        self.take_crew(side, guard)
        self.reps[side * 3 + centre] += 1
        self.tell(pieces.REPRESENTED, (side, centre))

    def withdraw(self, side: int, centre: int) -> None:
        """A representative goes back to the supply."""
        self.reps[side * 3 + centre] -= 1
        self.crew[side] += 1
        self.tell(pieces.WITHDREW, (side, centre))

    def promote(self, side: int, market: int) -> None:
        """A trader becomes a representative in the command centre of its market."""
        self.traders[side * 6 + market] -= 1
        self.reps[side * 3 + CENTRE_OF[market]] += 1
        self.tell(pieces.PROMOTED, (side, market, CENTRE_OF[market]))

    def sample(self, side: int, tile: int, guard: int = -1) -> None:
        """Place a guard on the tile's cell; the first time a column is full, its owner draws an action card."""
        self.take_crew(side, guard)
        self.gallery[side] |= 1 << tile
        self.tell(pieces.SAMPLED, (side, tile))
        colour = tile >> 2
        full = self.gallery[side] & COLUMN[colour] == COLUMN[colour]
        if full and not self.bonus[side] >> colour & 1 and not self.is_zu(side):
            self.bonus[side] |= 1 << colour
            self.tell(pieces.COLUMN_FULL, (side, colour))
            self.draw_to_hand(side, 1)

    # -- buyers ---------------------------------------------------------------------------------------------

    def level(self, colour: int) -> int:
        """The popularity of a colour: the number of its highest empty space."""
        return TRACK_SPACES - self.track[colour]

    def rank_credits(self, colour: int) -> int:
        """What a colour's popularity pays: equal colours share the better rank, and the next ranks are skipped."""
        rank = 0
        for other in range(5):
            if self.track[other] < self.track[colour]:
                rank += 1
        return RANK_CREDITS[rank]

    def pays(self) -> list[int]:
        """What the popularity of every colour pays."""
        return [self.rank_credits(colour) for colour in range(5)]

    def interest(self, market: int, colour: int) -> int:
        """How many buyers in a queue would buy a colour: those of that colour and special ones."""
        count = 0
        for buyer in self.queues[market]:
            if buyer == colour or buyer == SPECIAL:
                count += 1
        return count

    def wanted(self, market: int) -> int:
        """The colours that somebody in a queue would buy, as bits."""
        mask = 0
        for buyer in self.queues[market]:
            mask |= 31 if buyer == SPECIAL else 1 << buyer
        return mask

    def push(self, market: int, buyer: int) -> None:
        """Add a buyer to the end of a queue; a fifth one drives the first away.

        A10: the buyer is taken before another one returns, so the track must not be empty.
        """
        self.track[buyer] -= 1
        queue = self.queues[market]
        if len(queue) == QUEUE_SIZE:
            self.track[queue[0]] += 1
            self.tell(pieces.LEFT, (queue[0], market))
            queue = queue[1:]
        self.queues[market] = (*queue, buyer)
        self.tell(pieces.JOINED, (buyer, market))


def joined(pieces: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    """Both together, in ascending order."""
    return tuple(sorted(pieces + more))


def without(pieces: tuple[int, ...], piece: int) -> tuple[int, ...]:
    """One copy less of a piece."""
    at = pieces.index(piece)
    return pieces[:at] + pieces[at + 1 :]


def distinct(pieces: tuple[int, ...]) -> list[int]:
    """Every piece once, from pieces in ascending order."""
    kept: list[int] = []
    last = NOTHING
    for piece in pieces:
        if piece != last:
            kept.append(piece)
            last = piece
    return kept


def free_stores(state: ExcavationState, side: int) -> list[int]:
    """Hold and hatch, as far as they have a free space."""
    stores: list[int] = []
    if state.has_hold_space(side):
        stores.append(pieces.HOLD)
    if state.has_hatch_space(side):
        stores.append(pieces.HATCH)
    return stores
