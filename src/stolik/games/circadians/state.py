"""The state of Circadians: First Light.

Flat lists of small integers, one row per seat where noted, so that a clone is a handful of list copies. A die on a
space is `owner * 8 + face`; the AI's dice belong to the owner after the last seat.
"""

from __future__ import annotations

from typing import Final

from ...engine.event import others
from ...engine.state import State
from . import pieces
from .board import CENTRE, FARMS, FIRST_VAULT, GARAGES, HQS, NEGOTIATION_ROWS, P4, SPACES, TOKEN_GAIN, TOKENS
from .cards import BLUE, EVENT_CARDS
from .pieces import NO_DIE, SAL, SETTING_UP
from .tiles import ANY_DIE, FARM_NEEDS, NOTHING, SHIP_PRINTED, TILES

HQ_SOURCE: Final = GARAGES  # a die is sent from a garage (0 to 4) or from Headquarters (5 to 8)
FIRST_FOUNDATION: Final = 3


class CiState(State):
    """Everything on the table."""

    def __init__(self) -> None:
        super().__init__()
        # how the game was set up
        self.ai = 0  # the AI's board; 0: no AI
        self.config = 0  # P12, P3 or P4
        self.irenic = False
        self.leader_mode = 0
        self.side = 0  # of the planet
        self.faction_sides: tuple[int, ...] = (0, 0, 0)
        # time
        self.round = 0
        self.phase = SETTING_UP
        self.radio = 0
        # the planet
        self.tokens = 0  # bits of the hexes whose token still lies there
        self.vaults: tuple[int, ...] = ()  # the tile in each notch; hidden until scanned
        self.scanned = 0  # bits of the notches whose vault is turned up
        self.harvesters: list[int] = []
        # dice on the boards
        self.dice: list[int] = []  # by space
        self.pairs: list[int] = []  # the second die on lab_1 and lab_2
        self.upper: tuple[int, ...] = ()  # in each breakthrough slot the marker's die value, or 0
        self.lower: tuple[int, ...] = ()  # in each complication slot 1 + its marker, or 0
        # piles
        self.piles: list[tuple[int, ...]] = []  # three of farms, three of ships; the top, last, lies open
        self.scrap: list[int] = []  # tiles out of the game, by tile
        self.deck: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.event_deck: tuple[int, ...] = ()
        self.event_row: tuple[int, ...] = ()
        self.event_rest: tuple[int, ...] = ()  # out of the game, unseen
        self.renzo_deck: tuple[int, ...] = ()
        self.renzo_row: tuple[int, ...] = ()
        self.leader_pool = 0  # bits: the leaders that may still be dealt or taken
        # seats
        self.hands: list[tuple[int, ...]] = []
        self.fulfilled: list[int] = []  # bits
        self.leaders: list[int] = []  # bits
        self.current: list[int] = []  # the event that holds for the seat
        self.stock: list[int] = []  # 4 per seat: water, algae, energy, gems
        self.pool: list[int] = []
        self.reserve: list[int] = []
        self.cantina: list[int] = []
        self.garages: list[int] = []  # 5 per seat: faces
        self.ships: list[int] = []  # 5 per seat: tiles; the first is printed
        self.farm_dice: list[int] = []  # 6 per seat: faces
        self.farms: list[int] = []  # 3 per seat: the tiles on the foundations
        # secrets of a question that is open
        self.dealt: list[tuple[int, ...]] = []  # leaders to choose from
        self.packs: list[tuple[int, ...]] = []  # contracts to draft from
        self.picks: list[int] = []
        self.rolls: list[tuple[int, ...]] = []  # dice behind the screen that are not assigned yet
        self.plans: list[tuple[int, ...]] = []  # 11 per seat: what lies on each slot behind the screen
        self.lifts: list[int] = []  # how often the seat has taken a die back while planning this round
        self.confirmed = 0  # bits
        # the AI
        self.ai_dice = 0
        self.ai_gems = 0
        self.ai_dev = 0
        self.ai_harvester = CENTRE
        self.scheme_deck: tuple[int, ...] = ()
        self.scheme_row: tuple[int, ...] = ()
        self.scheme_discard: tuple[int, ...] = ()

    def fields(self) -> tuple[str, ...]:
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
        return NEGOTIATION_ROWS[self.config]

    def market_side(self) -> int:
        """The side of the Market board: 0 for up to three participants, 1 for four."""
        return 1 if self.config == P4 else 0

    def blue_events(self) -> int:
        """How many blue events of the common deck were revealed."""
        return sum([1 for event in self.event_row if EVENT_CARDS[event][1] == BLUE])  # A17: only the common ones

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
            resource, amount = TOKEN_GAIN[TOKENS[self.side][hex]]
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


FIELDS: Final[tuple[str, ...]] = (
    "ai", "config", "irenic", "leader_mode", "side", "faction_sides", "round", "phase", "radio", "tokens", "vaults",
    "scanned", "harvesters", "dice", "pairs", "upper", "lower", "piles", "scrap", "deck", "discard", "event_deck",
    "event_row", "event_rest", "renzo_deck", "renzo_row", "leader_pool", "hands", "fulfilled", "leaders", "current",
    "stock", "pool", "reserve", "cantina", "garages", "ships", "farm_dice", "farms", "dealt", "packs", "picks",
    "rolls", "plans", "lifts", "confirmed", "ai_dice", "ai_gems", "ai_dev", "ai_harvester", "scheme_deck", "scheme_row",
    "scheme_discard",
)  # fmt: skip


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
    state.dice = [NO_DIE] * SPACES
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
