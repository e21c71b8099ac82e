"""The state of Circadians: First Light.

Flat lists of small integers, one row per seat where noted, so that a clone is a handful of list copies. A die on a
space is `owner * 8 + face`; the AI's dice belong to the owner after the last seat.
"""

from __future__ import annotations

from typing import Final

from ...engine.event import others
from ...engine.field import (
    NOBODY,
    OWNER,
    QUIET,
    RULED,
    SIZE,
    UNTOLD,
    Field,
    Fields,
    bag,
    bits,
    counts,
    flag,
    number,
    one,
    owned,
    row,
)  # fmt: skip
from ...engine.option import SEAT, Kind
from ...engine.state import State
from . import board, cards, pieces
from .board import CENTRE, FARMS, FIRST_VAULT, GARAGES, HQS, TOKENS
from .pieces import NO_DIE, SAL, SETTING_UP
from .tiles import ANY_DIE, FARM_NEEDS, NOTHING, SHIP_FLIP, SHIP_PRINTED, TILE_COPIES, TILES

FIRST_FOUNDATION: Final = 3
HQ_SOURCE: Final = GARAGES  # a die is sent from a garage (0 to 4) or from Headquarters (5 to 8)
MOST_GOODS: Final = 999  # of a resource
MOST_PILE: Final = sum(TILE_COPIES[SHIP_FLIP:]) // 3
MOST_LIFTS: Final = 20  # how often a seat may take dice back in one round without undo

# The places on a base, on the edge of the planet and in the Laboratory; a complication slot holds 1 + its marker.
GARAGE: Final = Kind("slot", board.SLOT_IDS[:GARAGES])
FARM_PLACE: Final = Kind("slot", board.SLOT_IDS[GARAGES:])
FOUNDATION: Final = Kind("slot", board.SLOT_IDS[GARAGES + FIRST_FOUNDATION :])
NOTCH: Final = Kind("hex", board.HEX_IDS[FIRST_VAULT:])
LAB: Final = Kind("space", ("lab_1", "lab_2"))
MARKED: Final = Kind("marker", ("none", *pieces.MARKER.names))

# fmt: off
FIELDS: Final = Fields(
    # how the game was set up
    Field("ai",             one(pieces.AI), told=UNTOLD),  # the AI's board; 0: no AI
    Field("config",         number(board.P4), told=UNTOLD),  # P12, P3 or board.P4
    Field("irenic",         flag(), told=UNTOLD),
    Field("leader_mode",    number(pieces.DYAD), told=UNTOLD),
    Field("side",           number(1), told=UNTOLD),  # of the planet
    Field("faction_sides",  number(1).by(pieces.FACTION), told=UNTOLD),
    # time
    Field("round",          number(board.LAST_ROUND)),
    Field("phase",          number(pieces.FINISHED), told=UNTOLD),
    Field("radio",          one(SEAT)),
    # the planet
    Field("tokens",         bits(pieces.HEX)),  # the hexes whose token still lies there
    Field("vaults",         row(pieces.VAULT, board.VAULT_COUNT), RULED),  # the tile in each notch; hidden until scanned
    Field("scanned",        bits(NOTCH), told=UNTOLD),  # the notches whose vault is turned up
    Field("harvesters",     one(pieces.HEX).by(SEAT)),
    # dice on the boards
    Field("dice",           owned(pieces.DIE, 8).by(pieces.SPACE)),
    Field("pairs",          owned(pieces.DIE, 8).by(LAB)),  # the second die on lab_1 and lab_2
    Field("upper",          one(pieces.DIE, empty=NO_DIE).by(pieces.BREAKTHROUGH)),  # the die value of the marker there
    Field("lower",          one(MARKED, empty=0).by(pieces.PENALTY)),
    # piles
    Field("piles",          row(pieces.TILE, MOST_PILE).by(pieces.PILE), RULED),  # the top, last, lies open
    Field("scrap",          counts(pieces.TILE, 2 * max(TILE_COPIES)), told=UNTOLD),  # tiles out of the game
    Field("deck",           row(pieces.CONTRACT, cards.CONTRACT_COUNT), NOBODY, SIZE),
    Field("discard",        row(pieces.CONTRACT, cards.CONTRACT_COUNT)),
    Field("event_deck",     row(pieces.EVENT, board.LAST_ROUND), RULED, UNTOLD),  # End of an Era lies at the bottom
    Field("event_row",      row(pieces.EVENT, board.LAST_ROUND)),
    Field("event_rest",     bag(pieces.EVENT, len(cards.EVENT_CARDS)), NOBODY, UNTOLD),  # out of the game, unseen
    Field("renzo_deck",     row(pieces.EVENT, cards.RENZO_EVENTS), NOBODY, UNTOLD),
    Field("renzo_row",      row(pieces.EVENT, cards.RENZO_EVENTS)),
    Field("leader_pool",    bits(pieces.LEADER), told=UNTOLD),  # the leaders that may still be dealt or taken
    # seats
    Field("hands",          bag(pieces.CONTRACT, cards.CONTRACT_COUNT).by(SEAT), OWNER),
    Field("fulfilled",      bits(pieces.CONTRACT).by(SEAT)),
    Field("leaders",        bits(pieces.LEADER).by(SEAT), identity=True),
    Field("current",        one(pieces.EVENT, empty=NOTHING).by(SEAT)),  # the event that holds for the seat
    Field("stock",          number(MOST_GOODS, usual=20).by(SEAT, pieces.RESOURCE)),
    Field("pool",           number(board.DICE_EACH, usual=board.DICE_LIMIT).by(SEAT)),
    Field("reserve",        number(board.DICE_EACH).by(SEAT)),
    Field("cantina",        number(board.DICE_EACH, usual=board.DICE_LIMIT).by(SEAT), told=QUIET),
    Field("garages",        one(pieces.DIE, empty=NO_DIE).by(SEAT, GARAGE)),
    Field("ships",          one(pieces.TILE, empty=NOTHING).by(SEAT, GARAGE)),  # the first is printed
    Field("farm_dice",      one(pieces.DIE, empty=NO_DIE).by(SEAT, FARM_PLACE)),
    Field("farms",          one(pieces.TILE, empty=NOTHING).by(SEAT, FOUNDATION)),
    # secrets of a question that is open
    Field("dealt",          bag(pieces.LEADER, cards.LEADERS).by(SEAT), OWNER),  # leaders to choose from
    Field("packs",          bag(pieces.CONTRACT, cards.PACK).by(SEAT), OWNER),  # contracts to draft from
    Field("picks",          one(pieces.CONTRACT, empty=NOTHING).by(SEAT), RULED, UNTOLD),  # of a draft; or a leader
    Field("rolls",          row(pieces.DIE, board.DICE_EACH + 1).by(SEAT), RULED),  # behind the screen and not assigned yet
    Field("plans",          one(pieces.DIE, empty=NO_DIE).by(pieces.SLOT).by(SEAT), RULED),  # assigned there
    Field("lifts",          number(MOST_LIFTS + 1).by(SEAT), OWNER, UNTOLD),  # dice taken back while planning this round
    Field("confirmed",      bits(SEAT), told=UNTOLD),
    # the AI
    Field("ai_dice",        number(board.DICE_LIMIT), told=QUIET),
    Field("ai_gems",        number(MOST_GOODS, usual=10), told=QUIET),
    Field("ai_dev",         number(board.AI_DEVELOPMENTS), told=QUIET),
    Field("ai_harvester",   one(pieces.HEX), given="ai"),
    Field("scheme_deck",    row(pieces.SCHEME, len(cards.SCHEMES)), NOBODY, UNTOLD),
    Field("scheme_row",     row(pieces.SCHEME, len(cards.SCHEMES))),
    Field("scheme_discard", bag(pieces.SCHEME, len(cards.SCHEMES)), told=UNTOLD),
)

# What the arguments of steps are, where they are not named after their kind.
ARGUMENTS: Final = Fields(
    Field("faction", one(pieces.FACTION)),
    Field("face",    one(pieces.DIE)),
    Field("value",   one(pieces.DIE)),
    Field("kind",    number(1)),  # of a tile: farm or ship
    Field("targets", bits(pieces.RESOURCE)),  # of trades
    Field("left",    number(6 + cards.CONVOY_TRADES)),  # so many more
    Field("number",  number(cards.CONTRACT_COUNT, usual=cards.SOLO_DISCARD)),
    Field("source",  number(HQ_SOURCE + HQS - 1)),  # a garage or a space of Headquarters
    Field("second",  number(HQ_SOURCE + HQS - 1, least=-1)),
    Field("water",   number(MOST_GOODS, usual=10)),  # saved
    Field("energy",  number(MOST_GOODS, usual=2)),
    Field("row",     one(pieces.DELIVERY)),
    Field("common",  one(pieces.EVENT)),
    Field("own",     one(pieces.EVENT)),
    Field("place",   number(HQS)),
    Field("farm",    one(FARM_PLACE)),
    Field("pick",    number(cards.PACK)),
)
# fmt: on


class CiState(State):
    """Everything on the table."""

    def __init__(self) -> None:
        super().__init__()
        self.ai = 0
        self.config = 0
        self.irenic = False
        self.leader_mode = 0
        self.side = 0
        self.faction_sides: tuple[int, ...] = (0, 0, 0)
        self.round = 0
        self.phase = SETTING_UP
        self.radio = 0
        self.tokens = 0
        self.vaults: tuple[int, ...] = ()
        self.scanned = 0
        self.harvesters: list[int] = []
        self.dice: list[int] = []
        self.pairs: list[int] = []
        self.upper: tuple[int, ...] = ()
        self.lower: tuple[int, ...] = ()
        self.piles: list[tuple[int, ...]] = []
        self.scrap: list[int] = []
        self.deck: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.event_deck: tuple[int, ...] = ()
        self.event_row: tuple[int, ...] = ()
        self.event_rest: tuple[int, ...] = ()
        self.renzo_deck: tuple[int, ...] = ()
        self.renzo_row: tuple[int, ...] = ()
        self.leader_pool = 0
        self.hands: list[tuple[int, ...]] = []
        self.fulfilled: list[int] = []
        self.leaders: list[int] = []
        self.current: list[int] = []
        self.stock: list[int] = []
        self.pool: list[int] = []
        self.reserve: list[int] = []
        self.cantina: list[int] = []
        self.garages: list[int] = []
        self.ships: list[int] = []
        self.farm_dice: list[int] = []
        self.farms: list[int] = []
        self.dealt: list[tuple[int, ...]] = []
        self.packs: list[tuple[int, ...]] = []
        self.picks: list[int] = []
        self.rolls: list[tuple[int, ...]] = []
        self.plans: list[tuple[int, ...]] = []
        self.lifts: list[int] = []
        self.confirmed = 0
        self.ai_dice = 0
        self.ai_gems = 0
        self.ai_dev = 0
        self.ai_harvester = CENTRE
        self.scheme_deck: tuple[int, ...] = ()
        self.scheme_row: tuple[int, ...] = ()
        self.scheme_discard: tuple[int, ...] = ()

    def declared(self) -> Fields:
        return FIELDS

    def clone(self) -> CiState:
        other = CiState()
        self.copy_core(other)
        other.ai = self.ai
        other.config = self.config
        other.irenic = self.irenic
        other.leader_mode = self.leader_mode
        other.side = self.side
        other.faction_sides = self.faction_sides
        other.round = self.round
        other.phase = self.phase
        other.radio = self.radio
        other.tokens = self.tokens
        other.vaults = self.vaults
        other.scanned = self.scanned
        other.harvesters = self.harvesters.copy()
        other.dice = self.dice.copy()
        other.pairs = self.pairs.copy()
        other.upper = self.upper
        other.lower = self.lower
        other.piles = self.piles.copy()
        other.scrap = self.scrap.copy()
        other.deck = self.deck
        other.discard = self.discard
        other.event_deck = self.event_deck
        other.event_row = self.event_row
        other.event_rest = self.event_rest
        other.renzo_deck = self.renzo_deck
        other.renzo_row = self.renzo_row
        other.leader_pool = self.leader_pool
        other.hands = self.hands.copy()
        other.fulfilled = self.fulfilled.copy()
        other.leaders = self.leaders.copy()
        other.current = self.current.copy()
        other.stock = self.stock.copy()
        other.pool = self.pool.copy()
        other.reserve = self.reserve.copy()
        other.cantina = self.cantina.copy()
        other.garages = self.garages.copy()
        other.ships = self.ships.copy()
        other.farm_dice = self.farm_dice.copy()
        other.farms = self.farms.copy()
        other.dealt = self.dealt.copy()
        other.packs = self.packs.copy()
        other.picks = self.picks.copy()
        other.rolls = self.rolls.copy()
        other.plans = self.plans.copy()
        other.lifts = self.lifts.copy()
        other.confirmed = self.confirmed
        other.ai_dice = self.ai_dice
        other.ai_gems = self.ai_gems
        other.ai_dev = self.ai_dev
        other.ai_harvester = self.ai_harvester
        other.scheme_deck = self.scheme_deck
        other.scheme_row = self.scheme_row
        other.scheme_discard = self.scheme_discard
        return other

    # -- nouns and questions -------------------------------------------------------------------------------

    def led_by(self, seat: int, leader: int) -> bool:
        """Whether a seat has this leader."""
        return self.leaders[seat] >> leader & 1 == 1

    def owns(self, seat: int, contract: int) -> bool:
        """Whether a seat has fulfilled this contract."""
        return self.fulfilled[seat] >> contract & 1 == 1

    def face_at(self, seat: int, source: int) -> int:
        """The face of the seat's die in a garage or at Headquarters, 0 for none."""
        if source < HQ_SOURCE:
            return self.garages[seat * GARAGES + source]
        return self.dice[source - HQ_SOURCE] & 7

    def slot_face(self, seat: int, slot: int) -> int:
        """The face of the die in a garage or on a farm, 0 for none."""
        return self.garages[seat * GARAGES + slot] if slot < GARAGES else self.farm_dice[seat * FARMS + slot - GARAGES]

    def tile_at(self, seat: int, slot: int) -> int:
        """The ship in a garage or the tile on a foundation, `NOTHING` for none."""
        if slot < GARAGES:
            return self.ships[seat * GARAGES + slot]
        return self.farms[seat * 3 + slot - GARAGES - FIRST_FOUNDATION]

    def next_garage(self, seat: int, other_than: int = -1) -> int:
        """The seat's leftmost garage with a die, -1 when all are empty."""
        for garage in range(GARAGES):
            if garage != other_than and self.garages[seat * GARAGES + garage]:
                return garage
        return -1

    def hq_dice(self, seat: int) -> int:
        """How many dice of the seat lie at Headquarters; Sal does not count."""
        return sum([1 for space in range(HQS) if self.dice[space] and self.dice[space] >> 3 == seat
                    and self.dice[space] & 7 != SAL])  # fmt: skip

    def ship_count(self, seat: int) -> int:
        """How many garages have a ship, the printed one included."""
        return GARAGES - self.ships[seat * GARAGES : seat * GARAGES + GARAGES].count(NOTHING)

    def farm_count(self, seat: int) -> int:
        """How many farm tiles stand on the seat's foundations."""
        return 3 - self.farms[seat * 3 : seat * 3 + 3].count(NOTHING)

    def takes_die(self, seat: int, farm: int) -> bool:
        """Whether a farm (0 to 5) takes a die."""
        if farm < FIRST_FOUNDATION:
            return True
        tile = self.farms[seat * 3 + farm - FIRST_FOUNDATION]
        return tile != NOTHING and FARM_NEEDS[tile] >= ANY_DIE

    def talk_rows(self) -> int:
        """How many rows the negotiation board has."""
        return board.NEGOTIATION_ROWS[self.config]

    def market_side(self) -> int:
        """The side of the Market board: 0 for up to three participants, 1 for four."""
        return 1 if self.config == board.P4 else 0

    def blue_events(self) -> int:
        """How many blue events of the common deck were revealed."""
        return sum(
            [1 for event in self.event_row if cards.EVENT_CARDS[event][1] == cards.BLUE]
        )  # A17: only the common ones

    # -- verbs -----------------------------------------------------------------------------------------------

    def gain(self, seat: int, resource: int, number: int) -> None:
        """The seat gains resources."""
        if number:
            self.stock[seat * 4 + resource] += number
            if self.events is not None:
                self.tell(pieces.GAINED, (seat, number, resource))

    def pay(self, seat: int, resource: int, number: int) -> None:
        """The seat pays resources that it has."""
        if number:
            self.stock[seat * 4 + resource] -= number
            if self.events is not None:
                self.tell(pieces.PAID, (seat, number, resource))

    def set_face(self, seat: int, slot: int, face: int) -> None:
        """Turn, put or remove the die in a garage or on a farm."""
        if slot < GARAGES:
            self.garages[seat * GARAGES + slot] = face
        else:
            self.farm_dice[seat * FARMS + slot - GARAGES] = face

    def draw_contracts(self, seat: int, number: int) -> None:
        """Draw from the deck; an empty deck is made of the discard pile; when both are empty, fewer are drawn."""
        hand = list(self.hands[seat])
        drawn = 0
        for _ in range(number):
            if not self.deck:
                if not self.discard:
                    break
                self.deck = self.shuffled(self.discard)
                self.discard = ()
                self.tell(pieces.RESHUFFLED)
            self.reveal()
            card = self.deck[-1]
            self.deck = self.deck[:-1]
            hand.append(card)
            drawn += 1
            self.tell(pieces.DREW, (card,), seat)
        if drawn:
            hand.sort()
            self.hands[seat] = tuple(hand)
            self.tell(pieces.DREW_HIDDEN, (seat, drawn), others(seat))

    def discard_contract(self, seat: int, card: int) -> None:
        """Put a card of the hand on the discard pile."""
        self.hands[seat] = without(self.hands[seat], card)
        self.discard = (*self.discard, card)
        self.tell(pieces.DISCARDED, (seat, card))

    def move_harvester(self, seat: int, hex: int) -> None:
        """Every arrival collects the token there; a vault stays hidden."""
        self.harvesters[seat] = hex
        self.tell(pieces.MOVED, (seat, hex))
        if self.tokens >> hex & 1:
            self.tokens &= ~(1 << hex)
            resource, amount = board.TOKEN_GAIN[TOKENS[self.side][hex]]
            self.gain(seat, resource, amount)

    def leave(self, seat: int, source: int) -> int:
        """Take the seat's die from a garage or from Headquarters; its face."""
        face = self.face_at(seat, source)
        if source < HQ_SOURCE:
            self.garages[seat * GARAGES + source] = NO_DIE
        else:
            self.dice[source - HQ_SOURCE] = NO_DIE
        return face

    def arrive(self, seat: int, face: int, space: int) -> None:
        """Put a die on a space."""
        self.dice[space] = seat * 8 + face
        if self.events is not None:
            self.tell(pieces.SENT, (seat, face, space))

    def scrap_tile(self, seat: int, tile: int) -> None:
        """A destroyed tile leaves the game."""
        self.scrap[tile] += 1
        self.tell(pieces.SCRAPPED, (seat, tile))

    def is_vault(self, hex: int) -> bool:
        """Whether a hex is a notch with a vault."""
        return hex >= FIRST_VAULT

    def is_scanned(self, hex: int) -> bool:
        """Whether the vault of a notch is turned up."""
        return self.scanned >> (hex - FIRST_VAULT) & 1 == 1


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The same cards less one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def blank(seats: int) -> CiState:
    """A state with empty boards for that many seats: what both setup and tests start from."""
    state = CiState()
    state.seats = seats
    state.vaults = (0, 1, 2, 3, 4, 5)
    state.harvesters = [CENTRE] * seats
    state.dice = [NO_DIE] * board.SPACES
    state.pairs = [NO_DIE] * 2
    state.upper = (0,) * 6
    state.lower = (0,) * 6
    state.piles = [()] * 6
    state.scrap = [0] * TILES
    state.hands = [()] * seats
    state.fulfilled = [0] * seats
    state.leaders = [0] * seats
    state.current = [NOTHING] * seats
    state.stock = [0] * (4 * seats)
    state.pool = [0] * seats
    state.reserve = [0] * seats
    state.cantina = [0] * seats
    state.garages = [NO_DIE] * (GARAGES * seats)
    state.ships = [SHIP_PRINTED, NOTHING, NOTHING, NOTHING, NOTHING] * seats
    state.farm_dice = [NO_DIE] * (FARMS * seats)
    state.farms = [NOTHING] * (3 * seats)
    state.dealt = [()] * seats
    state.packs = [()] * seats
    state.picks = [NOTHING] * seats
    state.rolls = [()] * seats
    state.plans = [()] * seats
    state.lifts = [0] * seats
    return state
