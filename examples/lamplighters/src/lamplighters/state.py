"""Everything on the table. Lists change in place; tuples are replaced whole, so that a clone may share them."""

from __future__ import annotations

from typing import Final

from stolik.engine.field import NOBODY, NOT_THERE, OWNER, SIZE, UNTOLD, Field, Fields, bag, bits, number, one, row
from stolik.engine.option import SEAT
from stolik.engine.state import State

from .board import CALM, EVENINGS, LAMPS, NEIGHBOURS, QUARTER_OF, SQUARES
from .cards import ACROSS_TOWN, CARD_QUARTER, CARDS, HAND, IN_QUARTER, NEXT_DOOR
from .pieces import CARD, QUARTER, SQUARE

MOST_OIL: Final = 60

# fmt: off
FIELDS: Final = Fields(
    Field("dice",     number(2, least=1), told=UNTOLD),  # of the wind; two in a storm
    Field("evening",  number(max(EVENINGS.values()))),
    Field("winds",    bits(QUARTER)),  # where lone lamps go out at the end of the evening
    Field("lamps",    one(SEAT).by(SQUARE)),  # whose lamp burns there
    Field("deck",     row(CARD, len(CARDS)), NOBODY, SIZE),  # top last
    Field("discards", bag(CARD, len(CARDS)), told=SIZE),
    Field("hands",    bag(CARD, HAND).by(SEAT), OWNER),  # ascending
    Field("picks",    bag(CARD, 1).by(SEAT), OWNER),  # laid face down, until all have
    Field("played",   one(CARD).by(SEAT)),  # shown this evening
    Field("supply",   number(LAMPS).by(SEAT)),  # lamps that do not burn
    Field("oil",      number(MOST_OIL, usual=10).by(SEAT)),
)
# fmt: on


class Town(State):
    """A game of Lamplighters at one moment."""

    def __init__(self) -> None:
        super().__init__()
        self.dice = 1
        self.evening = 0
        self.winds = 0
        self.lamps: list[int] = []
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.hands: list[tuple[int, ...]] = []
        self.picks: list[tuple[int, ...]] = []
        self.played: list[int] = []
        self.supply: list[int] = []
        self.oil: list[int] = []

    def declared(self) -> Fields:
        return FIELDS

    def clone(self) -> Town:
        other = Town()
        self.copy_core(other)
        other.dice = self.dice
        other.evening = self.evening
        other.winds = self.winds
        other.lamps = self.lamps.copy()
        other.deck = self.deck.copy()
        other.discards = self.discards.copy()
        other.hands = self.hands.copy()
        other.picks = self.picks.copy()
        other.played = self.played.copy()
        other.supply = self.supply.copy()
        other.oil = self.oil.copy()
        return other

    # -- asking ---------------------------------------------------------------------------------------------

    def burning(self, seat: int) -> list[int]:
        """The squares where a seat's lamps burn."""
        return [square for square, owner in enumerate(self.lamps) if owner == seat]

    def lone(self, square: int) -> bool:
        """Whether the lamp of a square has no neighbour of its owner's."""
        owner = self.lamps[square]
        return owner not in [self.lamps[each] for each in NEIGHBOURS[square]]

    def doomed(self) -> list[int]:
        """The squares whose lamps the wind will blow out."""
        return [
            square
            for square in range(len(SQUARES))
            if self.lamps[square] != NOT_THERE and self.winds >> QUARTER_OF[square] & 1 and self.lone(square)
        ]

    def price(self, seat: int, square: int) -> int:
        """What lighting a lamp there costs a seat this evening, in oil."""
        if CARD_QUARTER[self.played[seat]] == QUARTER_OF[square]:
            return IN_QUARTER
        if seat in [self.lamps[each] for each in NEIGHBOURS[square]]:
            return NEXT_DOOR
        return ACROSS_TOWN

    # -- changing -------------------------------------------------------------------------------------------

    def light(self, seat: int, square: int) -> None:
        """A lamp of the supply begins to burn."""
        self.supply[seat] -= 1
        self.lamps[square] = seat

    def put_out(self, square: int) -> int:
        """A lamp goes back to its owner, who is returned."""
        seat = self.lamps[square]
        self.lamps[square] = NOT_THERE
        self.supply[seat] += 1
        return seat

    def roll(self) -> int:
        """A face of the wind's die: a quarter, or `CALM`."""
        return self.below(CALM + 1)
