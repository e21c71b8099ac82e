"""Everything about a game of Icaion at one moment, the values that follow from it, and the verbs that change it."""

from __future__ import annotations

from typing import Final

from ...engine.event import others
from ...engine.state import Part, State
from . import cards, pieces, tiles
from .board import NEAR_REGIONS, NODE_REGIONS

NOTHING: Final = -1

# How far a double shift has come.
SHIFT_OFF: Final = 0
SHIFT_ON: Final = 1  # declared, its second leg still to come
SHIFT_USED: Final = 2


class Seat(Part):
    """One player: the division board and everything beside it."""

    def __init__(self) -> None:
        self.seeker = NOTHING
        self.gear = NOTHING
        self.rp = 0
        self.node = NOTHING
        self.lying = False
        self.armour = False
        self.charged = True
        self.left = tiles.ALL_SLOTS  # machines still on the division board, a bit for each slot
        self.cages: list[int] = []  # crystals, at 5 * cage + colour
        self.hand: tuple[int, ...] = ()  # hidden; ascending
        self.upgrades: tuple[int, ...] = ()  # ascending
        self.shards: tuple[int, ...] = ()  # their values
        self.held = NOTHING  # the tile in the retrieval slot
        self.installed: tuple[int, ...] = (NOTHING, NOTHING, NOTHING)  # by the tile's Year
        self.retrieved = False  # this Year
        self.begun = False  # had a turn this Year
        self.parasites = 0
        self.parasites_year3 = 0
        self.end_node = NOTHING  # where the last turn ended

    def fields(self) -> tuple[str, ...]:
        return (
            "seeker", "gear", "rp", "node", "lying", "armour", "charged", "left", "cages", "hand", "upgrades",
            "shards", "held", "installed", "retrieved", "begun", "parasites", "parasites_year3", "end_node",
        )  # fmt: skip

    def clone(self) -> Seat:
        other = Seat()
        self.copy_public(other)
        other.hand = self.hand
        return other

    def copy_public(self, other: Seat) -> None:
        """Give a new seat everything but the hand."""
        other.seeker = self.seeker
        other.gear = self.gear
        other.rp = self.rp
        other.node = self.node
        other.lying = self.lying
        other.armour = self.armour
        other.charged = self.charged
        other.left = self.left
        other.cages = self.cages.copy()
        other.upgrades = self.upgrades
        other.shards = self.shards
        other.held = self.held
        other.installed = self.installed
        other.retrieved = self.retrieved
        other.begun = self.begun
        other.parasites = self.parasites
        other.parasites_year3 = self.parasites_year3
        other.end_node = self.end_node

    # -- what follows from it -----------------------------------------------------------------------------

    def upgraded(self, effect: int) -> int:
        """How many upgrades of a kind are in play."""
        count = 0
        for card in self.upgrades:
            if cards.CURIO_EFFECT[card] == effect:
                count += 1
        return count

    def icons(self, effect: int) -> int:
        """The icons of a kind on upgrades in play; they add up."""
        count = 0
        for card in self.upgrades:
            if cards.CURIO_EFFECT[card] == effect:
                count += cards.CURIO_AMOUNT[card]
        return count

    def best(self, effect: int, usual: int) -> int:
        """The best number on an upgrade of a kind in play (A28: copies do not add up), or the usual one without any."""
        best = -1
        for card in self.upgrades:
            if cards.CURIO_EFFECT[card] == effect:
                best = max(best, cards.CURIO_AMOUNT[card])
        return usual if best < 0 else best

    def row_bonuses(self, row: int) -> int:
        """How many permanent bonuses of a row of the division board are uncovered: harvester and scavenger (A15)."""
        left = self.left >> 3 * row
        return 2 - (left & 1) - (left >> 1 & 1)

    def strength(self) -> int:
        """How many parasites one gray crystal removes."""
        strength = tiles.BASIC_STRENGTH + self.row_bonuses(tiles.STRENGTH_ROW) + self.icons(cards.ICON_STRENGTH)
        return strength + cards.SWORD_STRENGTH if self.gear == cards.SWORD else strength

    def basic_move(self) -> int:
        """How many nodes a move goes for free."""
        return tiles.BASIC_MOVE + cards.GEAR_AMOUNT[cards.BOOTS] if self.gear == cards.BOOTS else tiles.BASIC_MOVE

    def per_blue(self) -> int:
        """How many further nodes a blue crystal pays; 0: none. A13: a movement upgrade is one more such icon."""
        return self.row_bonuses(tiles.MOVEMENT_ROW) + self.icons(cards.ICON_MOVE)

    def blue_for(self, distance: int) -> int:
        """The blue crystals that a move of some length costs; -1: it cannot be paid for."""
        extra = distance - self.basic_move()
        if extra <= 0:
            return 0
        each = self.per_blue()
        return -(-extra // each) if each else -1

    def is_open(self, cage: int) -> bool:
        """Whether a null cage can be used."""
        if cage < 2:
            return True
        if cage < 4:
            return not self.left >> (tiles.HARVESTER_3 if cage == 2 else tiles.SCAVENGER_3) & 1
        return cards.CAGE_CARDS[cage - 4] in self.upgrades

    def open_cages(self) -> list[int]:
        """The null cages that can be used."""
        return [cage for cage in range(tiles.CAGES) if self.is_open(cage)]

    def content(self, cage: int) -> int:
        """How many crystals a cage holds."""
        cages, at = self.cages, 5 * cage
        return cages[at] + cages[at + 1] + cages[at + 2] + cages[at + 3] + cages[at + 4]

    def have(self) -> list[int]:
        """All crystals by colour."""
        cages = self.cages
        return [
            cages[colour] + cages[colour + 5] + cages[colour + 10] + cages[colour + 15] + cages[colour + 20]
            + cages[colour + 25]
            for colour in range(5)
        ]  # fmt: skip

    def crystals(self) -> int:
        """How many crystals there are in all cages."""
        return sum(self.cages)

    def converters(self) -> int:
        """How many conversions one payment may use."""
        return self.upgraded(cards.CONVERT)

    def hand_limit(self) -> int:
        """The most curio cards in hand. Before the characters are known, nothing can be drawn."""
        if self.seeker < 0 or self.gear < 0:
            return cards.STARTING_CARDS
        return cards.HAND_ICONS[0][self.seeker] + cards.HAND_ICONS[1][self.gear]

    def upgrade_limit(self) -> int:
        """The most upgrades in play."""
        if self.seeker < 0 or self.gear < 0:
            return 0
        return cards.UPGRADE_ICONS[0][self.seeker] + cards.UPGRADE_ICONS[1][self.gear]

    def room(self) -> int:
        """How many cards may still be drawn."""
        return self.hand_limit() - len(self.hand)

    def available(self, any_order: bool) -> list[int]:
        """The slots whose machine may be deployed: the leftmost of each row, or all with Radiant Beams."""
        left = self.left
        if any_order:
            return [slot for slot in range(9) if left >> slot & 1]
        slots = []
        for row in (0, 3, 6):
            rest = left >> row & 7
            if rest:
                slots.append(row + (0 if rest & 1 else 1 if rest & 2 else 2))
        return slots


class IcaionState(State):
    """The board, the decks, the players and the turn."""

    def __init__(self) -> None:
        super().__init__()
        # the modules in play
        self.expert = False
        self.beams = False
        self.wonders = False
        self.draft = False
        self.no_wound_cards = False
        self.night = 0  # a bit for each colour whose apparatus shows its Night side
        # the calendar
        self.year = 0
        self.round = 0
        self.regions_revealed = 0  # five: the last round
        self.order: tuple[int, ...] = ()  # seats by EPS number
        # the board
        self.qoam: list[int] = []
        self.parasites: list[int] = []
        self.machines: list[int] = []  # the colour of a region's machine, at 3 * region + kind
        self.wonder_at: list[int] = []  # by region
        self.wonder_owner: list[int] = []  # by wonder
        self.bare = 0  # a bit for each wonder without a base
        self.wonders_offered: tuple[int, ...] = ()
        self.piles: list[int] = []  # by colour, the Year of the top tile; 4: none left
        self.colossus = 0
        self.colossus_shards: list[int] = []  # hidden
        self.bag: list[int] = []  # hidden
        self.shard_shown = 0  # the value of the shard that is being investigated; 0: none
        self.shards_gone: tuple[int, ...] = ()
        self.reserved: tuple[int, ...] = ()  # Radiant Beams, two players: 3 * colour + kind
        # the decks
        self.event_deck: list[int] = []  # hidden, top last
        self.track: tuple[int, ...] = ()
        self.year_cards: tuple[int, ...] = ()  # the Colossus cards on the spaces of Years I to III
        self.curio_deck: list[int] = []  # hidden, top last
        self.curio_discard: tuple[int, ...] = ()
        self.resolving: tuple[int, ...] = ()  # one-shot cards whose effect is under way
        self.seekers_shown: tuple[int, ...] = ()  # the draft
        self.gears_shown: tuple[int, ...] = ()
        # the turn
        self.recovery = False
        self.move_from = NOTHING  # where the turn's Move began
        self.std_left = 0
        self.std_done = 0
        self.spec_left = 0
        self.double_shift = SHIFT_OFF
        self.card_move_open = False  # a movement card may be played now
        self.sword_scored = False
        # one Extract
        self.batch: list[int] = []  # by colour
        self.taken = 0  # a bit for each region a crystal was taken from
        self.used = 0  # a bit for each region whose machine was activated
        # the players
        self.players: list[Seat] = []
        self.ledger: list[int] = []  # points by where they come from, at SOURCES * seat + source

    def fields(self) -> tuple[str, ...]:
        return (
            "expert", "beams", "wonders", "draft", "no_wound_cards", "night",
            "year", "round", "regions_revealed", "order",
            "qoam", "parasites", "machines", "wonder_at", "wonder_owner", "bare", "wonders_offered", "piles",
            "colossus", "colossus_shards", "bag", "shard_shown", "shards_gone", "reserved",
            "event_deck", "track", "year_cards", "curio_deck", "curio_discard", "resolving",
            "seekers_shown", "gears_shown",
            "recovery", "move_from", "std_left", "std_done", "spec_left", "double_shift", "card_move_open",
            "sword_scored", "batch", "taken", "used", "players", "ledger",
        )  # fmt: skip

    def clone(self) -> IcaionState:
        other = IcaionState()
        self.copy_core(other)
        self.copy_public(other)
        other.colossus_shards = self.colossus_shards.copy()
        other.bag = self.bag.copy()
        other.event_deck = self.event_deck.copy()
        other.curio_deck = self.curio_deck.copy()
        other.players = [player.clone() for player in self.players]
        return other

    def copy_public(self, other: IcaionState) -> None:
        """Give a new state everything that lies open; hands and face-down piles are left to the caller."""
        other.expert = self.expert
        other.beams = self.beams
        other.wonders = self.wonders
        other.draft = self.draft
        other.no_wound_cards = self.no_wound_cards
        other.night = self.night
        other.year = self.year
        other.round = self.round
        other.regions_revealed = self.regions_revealed
        other.order = self.order
        other.qoam = self.qoam.copy()
        other.parasites = self.parasites.copy()
        other.machines = self.machines.copy()
        other.wonder_at = self.wonder_at.copy()
        other.wonder_owner = self.wonder_owner.copy()
        other.bare = self.bare
        other.wonders_offered = self.wonders_offered
        other.piles = self.piles.copy()
        other.colossus = self.colossus
        other.shard_shown = self.shard_shown
        other.shards_gone = self.shards_gone
        other.reserved = self.reserved
        other.track = self.track
        other.year_cards = self.year_cards
        other.curio_discard = self.curio_discard
        other.resolving = self.resolving
        other.seekers_shown = self.seekers_shown
        other.gears_shown = self.gears_shown
        other.recovery = self.recovery
        other.move_from = self.move_from
        other.std_left = self.std_left
        other.std_done = self.std_done
        other.spec_left = self.spec_left
        other.double_shift = self.double_shift
        other.card_move_open = self.card_move_open
        other.sword_scored = self.sword_scored
        other.batch = self.batch.copy()
        other.taken = self.taken
        other.used = self.used
        other.ledger = self.ledger.copy()

    # -- nouns and questions --------------------------------------------------------------------------------

    def last_round(self) -> bool:
        """The round that began with the fifth region card."""
        return self.regions_revealed == cards.REGION_CARDS

    def machines_in(self, region: int) -> int:
        """How many machines of any colour stand in a region."""
        machines, at = self.machines, 3 * region
        return (machines[at] >= 0) + (machines[at + 1] >= 0) + (machines[at + 2] >= 0)

    def machine_of(self, seat: int, region: int) -> int:
        """The kind of a player's machine in a region, or -1."""
        machines, at = self.machines, 3 * region
        if machines[at] == seat:
            return tiles.HARVESTER
        if machines[at + 1] == seat:
            return tiles.SCAVENGER
        return tiles.REFINER if machines[at + 2] == seat else NOTHING

    def is_blocked(self, region: int) -> bool:
        """Whether more parasites than machines (A40: of all colours) are in a region."""
        return self.parasites[region] > self.machines_in(region)

    def adjacent_parasites(self, seat: int) -> int:
        """How many parasites are in the regions around a player's seeker."""
        count = 0
        for region in NODE_REGIONS[self.players[seat].node]:
            count += self.parasites[region]
        return count

    def wonders_of(self, seat: int) -> int:
        """How many wonders a player has restored."""
        count = 0
        for owner in self.wonder_owner:
            if owner == seat:
                count += 1
        return count

    def deploy_points(self, region: int, machine: int) -> int:
        """What a machine scores in a region: as much as it costs, for each of its kind in the regions around it."""
        # A48: neutral machines count like all others. The Creature scores as if it had paid in full.
        return (self.machines_in(region) + 1) * max(1, self.same_type_around(region, machine))

    def same_type_around(self, region: int, machine: int) -> int:
        """How many machines of a kind, of any colour, stand in the regions adjacent to a region."""
        count = 0
        for near in NEAR_REGIONS[region]:
            if self.machines[3 * near + machine] >= 0:
                count += 1
        return count

    def has_installed(self, seat: int, colour: int) -> bool:
        """Whether a player has installed an apparatus of a colour."""
        for tile in self.players[seat].installed:
            if tile >= 0 and tile // 3 == colour:
                return True
        return False

    def tile_value(self, seat: int, colour: int, final: bool = False) -> int:
        """The points of an apparatus by its formula, for the state as it is now."""
        counted, points = tiles.APPARATUS[colour][self.night >> colour & 1]
        return points * self.tile_count(seat, counted, final)

    def tile_count(self, seat: int, counted: int, final: bool) -> int:
        """How many of the things that an apparatus counts a player has."""
        player = self.players[seat]
        if counted == tiles.COUNT_UPGRADES:
            return len(player.upgrades)
        if counted == tiles.COUNT_SHARDS:
            return len(player.shards)
        if counted == tiles.COUNT_PARASITES:
            return player.parasites_year3 if final else player.parasites
        if counted == tiles.COUNT_ROW_1:
            return player.row_bonuses(tiles.STRENGTH_ROW)
        if counted == tiles.COUNT_ROW_2:
            return player.row_bonuses(tiles.MOVEMENT_ROW)
        if counted == tiles.COUNT_ROW_3:
            return player.row_bonuses(tiles.CAGE_ROW)
        if counted == tiles.COUNT_TYPES:
            return len(self.machine_types(seat))
        kind = (
            tiles.HARVESTER
            if counted == tiles.COUNT_HARVESTERS
            else tiles.SCAVENGER
            if counted == tiles.COUNT_SCAVENGERS
            else tiles.REFINER
        )
        assert kind != tiles.REFINER or counted == tiles.COUNT_REFINERS
        count = 0
        for region in range(15):
            if self.machines[3 * region + kind] == seat:
                count += 1
        return count

    def machine_types(self, seat: int) -> list[int]:
        """The region types in which a player has a machine on the main board."""
        types = []
        for kind in range(5):
            if seat in self.machines[9 * kind : 9 * kind + 9]:
                types.append(kind)
        return types

    def seekers_on(self, nodes: tuple[int, ...]) -> int:
        """The seats whose seekers stand on these nodes, as bits."""
        found = 0
        for seat in range(self.seats):
            if self.players[seat].node in nodes:
                found |= 1 << seat
        return found

    # -- verbs ----------------------------------------------------------------------------------------------

    def score(self, seat: int, points: int, source: int) -> None:
        """Reputation points; they never fall before the final scoring."""
        if points:
            self.players[seat].rp += points
            self.ledger[pieces.SOURCES * seat + source] += points
            self.tell(pieces.SCORED, (seat, points, source))

    def draw_curio(self, seat: int) -> bool:
        """Draw a curio card unless the hand is full; an empty deck is made anew from the discards."""
        player = self.players[seat]
        if player.room() <= 0:
            return False
        if not self.curio_deck:
            if not self.curio_discard:
                return False
            self.curio_deck = list(self.curio_discard)
            self.shuffle(self.curio_deck)
            self.curio_discard = ()
            self.tell(pieces.RESHUFFLED)
        card = self.draw(self.curio_deck)
        player.hand = tuple(sorted([*player.hand, card]))
        self.tell(pieces.DREW, (seat, card), seat)
        self.tell(pieces.DREW_HIDDEN, (seat,), others(seat))
        return True

    def discard_from_hand(self, seat: int, card: int) -> None:
        """A card of the hand goes to the discard pile, face up."""
        self.take_from_hand(seat, card)
        self.curio_discard = (*self.curio_discard, card)

    def take_from_hand(self, seat: int, card: int) -> None:
        """A card leaves the hand."""
        hand = list(self.players[seat].hand)
        hand.remove(card)
        self.players[seat].hand = tuple(hand)

    def drop_upgrade(self, seat: int, card: int) -> None:
        """An upgrade leaves play; A12: the qoam in its cage is lost."""
        player = self.players[seat]
        player.upgrades = tuple([each for each in player.upgrades if each != card])
        self.curio_discard = (*self.curio_discard, card)
        if card in cards.CAGE_CARDS:
            self.empty_cage(seat, 4 + cards.CAGE_CARDS.index(card))
        self.tell(pieces.DROPPED, (seat, card))

    def empty_cage(self, seat: int, cage: int) -> None:
        """All crystals of a cage go back to the supply."""
        cages = self.players[seat].cages
        for colour in range(5):
            cages[5 * cage + colour] = 0

    def store(self, seat: int, cage: int, batch: tuple[int, ...]) -> None:
        """A whole batch goes into one cage and replaces what was there."""
        cages = self.players[seat].cages
        for colour in range(5):
            cages[5 * cage + colour] = batch[colour]
        self.tell(pieces.STORED, (seat, cage, *batch))

    def add_crystal(self, seat: int, colour: int, cage: int) -> None:
        """One crystal joins what a cage already holds."""
        self.players[seat].cages[5 * cage + colour] += 1
        self.tell(pieces.ADDED, (seat, colour, cage))

    def recharge(self, seat: int) -> None:
        """The emergency power supply is charged again."""
        player = self.players[seat]
        if not player.charged:
            player.charged = True
            self.tell(pieces.RECHARGED, (seat,))

    def take_off_armour(self, seat: int) -> None:
        """The Criminal loses the armour."""
        player = self.players[seat]
        if player.seeker == cards.CRIMINAL and player.armour:
            player.armour = False
            self.tell(pieces.ARMOUR_OFF, (seat,))


def payable(have: list[int], cost: int, colours: int, converters: int) -> bool:
    """Whether a cost in the given colours (bits) can be paid, conversions of other colours included."""
    missing = cost
    for colour in range(5):
        if colours >> colour & 1:
            missing -= have[colour]
    if missing <= 0:
        return True
    if missing > converters:
        return False
    for colour in range(5):
        if not colours >> colour & 1:
            missing -= have[colour] // cards.PAIR
    return missing <= 0


def most_payable(have: list[int], colours: int, converters: int) -> int:
    """The largest cost in the given colours that can be paid."""
    direct = 0
    pairs = 0
    for colour in range(5):
        if colours >> colour & 1:
            direct += have[colour]
        else:
            pairs += have[colour] // cards.PAIR
    return direct + min(pairs, converters)
