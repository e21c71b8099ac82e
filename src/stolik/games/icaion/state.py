"""Everything about a game of Icaion at one moment, the values that follow from it, and the verbs that change it."""

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
    flag,
    number,
    one,
    part,
    row,
)
from ...engine.option import SEAT, Kind
from ...engine.state import Part, State
from . import cards, pieces, tiles
from .board import FARTHEST, MOST_PARASITES, NEAR_REGIONS, NODE_REGIONS, SPACES, TRACK, cap

NOTHING: Final = -1

# How far a double shift has come.
SHIFT_OFF: Final = 0
SHIFT_ON: Final = 1  # declared, its second leg still to come
SHIFT_USED: Final = 2

SHARD: Final = Kind("shard", tuple([f"shard_{value}" for value in range(max(tiles.SHARDS) + 1)]))  # by value
RESERVE: Final = Kind(
    "reserve", tuple([f"{team}_{kind}" for team in pieces.TEAM.names for kind in pieces.MACHINE.names])
)

# The most there can be.
MOST_PLAYERS: Final = len(pieces.TEAM.names)
MOST_POINTS: Final = 500
MOST_CRYSTALS: Final = 60  # of one colour in one place
MOST_HAND: Final = max(cards.HAND_ICONS[0]) + max(cards.HAND_ICONS[1])
MOST_UPGRADES: Final = max(cards.UPGRADE_ICONS[0]) + max(cards.UPGRADE_ICONS[1])
ALL_CURIOS: Final = len(cards.CURIOS)

# fmt: off
PLAYER: Final = Fields(
    Field("seeker",          one(pieces.SEEKER, empty=NOTHING), identity=True),
    Field("gear",            one(pieces.GEAR, empty=NOTHING), identity=True),
    Field("rp",              number(MOST_POINTS, least=min(tiles.SHARD_POINTS), usual=100)),
    Field("node",            one(pieces.NODE, empty=NOTHING)),
    Field("lying",           flag()),
    Field("armour",          flag()),
    Field("charged",         flag()),
    Field("left",            bits(pieces.SLOT)),  # machines still on the division board
    Field("cages",           number(MOST_CRYSTALS, usual=4).by(pieces.CAGE, pieces.COLOUR), told=QUIET),
    Field("hand",            bag(pieces.CURIO, MOST_HAND), OWNER),  # ascending
    Field("upgrades",        bag(pieces.CURIO, MOST_UPGRADES)),  # ascending
    Field("shards",          number(max(tiles.SHARDS)).up_to(tiles.MOST_SHARDS)),  # their values
    Field("held",            one(pieces.TILE, empty=NOTHING)),  # in the retrieval slot
    Field("installed",       row(pieces.TILE, tiles.YEARS, empty=NOTHING)),  # by the tile's Year
    Field("retrieved",       flag(), told=UNTOLD),  # this Year
    Field("begun",           flag(), told=UNTOLD),  # had a turn this Year
    Field("parasites",       number(MOST_POINTS, usual=6), told=QUIET),
    Field("parasites_year3", number(MOST_POINTS, usual=6), told=UNTOLD),
    Field("end_node",        one(pieces.NODE, empty=NOTHING), told=UNTOLD),  # where the last turn ended
)

FIELDS: Final = Fields(
    # the modules in play
    Field("expert",           flag(), told=UNTOLD),
    Field("beams",            flag(), told=UNTOLD),
    Field("wonders",          flag(), told=UNTOLD),
    Field("draft",            flag(), told=UNTOLD),
    Field("no_wound_cards",   flag(), told=UNTOLD),
    Field("night",            bits(pieces.COLOUR), told=UNTOLD),  # whose apparatus shows its Night side
    # the calendar
    Field("year",             number(tiles.YEARS)),
    Field("round",            number(SPACES)),
    Field("regions_revealed", number(cards.REGION_CARDS), told=UNTOLD),  # all of them: the last round
    Field("order",            row(SEAT, MOST_PLAYERS)),  # by EPS number
    # the board
    Field("qoam",             number(cap(MOST_PLAYERS)).by(pieces.REGION), told=QUIET),
    Field("parasites",        number(MOST_PARASITES).by(pieces.REGION), told=QUIET),
    Field("machines",         one(pieces.TEAM, empty=NOTHING).by(pieces.REGION, pieces.MACHINE)),  # whose
    Field("wonder_at",        one(pieces.WONDER, empty=NOTHING).by(pieces.REGION)),
    Field("wonder_owner",     one(pieces.TEAM, empty=NOTHING).by(pieces.WONDER)),
    Field("bare",             bits(pieces.WONDER), told=UNTOLD),  # without a base
    Field("wonders_offered",  bag(pieces.WONDER, len(cards.WONDERS))),
    Field("piles",            number(tiles.YEARS + 1).by(pieces.COLOUR), told=UNTOLD),  # the Year of the top tile; 4: none left
    Field("colossus",         one(pieces.CRATER)),
    Field("colossus_shards",  row(SHARD, max(tiles.COLOSSUS_SHARDS)), NOBODY, SIZE),
    Field("bag",              row(SHARD, len(tiles.SHARDS)), NOBODY, SIZE),
    Field("shard_shown",      number(max(tiles.SHARDS)), told=UNTOLD),  # being investigated; 0: none
    Field("shards_gone",      number(max(tiles.SHARDS)).up_to(len(tiles.SHARDS)), told=UNTOLD),
    Field("reserved",         bag(RESERVE, 3, 2), told=UNTOLD),  # Radiant Beams, two players: 3 * colour + kind
    # the decks
    Field("event_deck",       row(pieces.CARD, len(cards.EVENTS)), RULED, SIZE),  # top last; experts see it
    Field("track",            row(pieces.CARD, SPACES)),
    Field("year_cards",       row(pieces.CARD, tiles.YEARS)),  # the Colossus cards on the spaces of the Years
    Field("curio_deck",       row(pieces.CURIO, ALL_CURIOS, 1), NOBODY, SIZE),  # top last
    Field("curio_discard",    bag(pieces.CURIO, ALL_CURIOS)),
    Field("resolving",        row(pieces.CURIO, 3), told=UNTOLD),  # one-shot cards whose effect is under way
    Field("seekers_shown",    bag(pieces.SEEKER, MOST_PLAYERS)),  # the draft
    Field("gears_shown",      bag(pieces.GEAR, MOST_PLAYERS)),
    # the turn
    Field("recovery",         flag(), told=UNTOLD),
    Field("move_from",        one(pieces.NODE, empty=NOTHING), told=UNTOLD),  # where the turn's Move began
    Field("std_left",         number(cards.SEEKER_AMOUNT[cards.CURSED]), told=UNTOLD),
    Field("std_done",         number(cards.SEEKER_AMOUNT[cards.CURSED] + 1), told=UNTOLD),
    Field("spec_left",        number(1), told=UNTOLD),
    Field("double_shift",     number(SHIFT_USED), told=UNTOLD),
    Field("card_move_open",   flag(), told=UNTOLD),  # a movement card may be played now
    Field("sword_scored",     flag(), told=UNTOLD),
    # one Extract
    Field("batch",            number(MOST_CRYSTALS, usual=3).by(pieces.COLOUR), told=UNTOLD),
    Field("taken",            bits(pieces.REGION), told=UNTOLD),  # a crystal was taken from there
    Field("used",             bits(pieces.REGION), told=UNTOLD),  # the machine there was activated
    # the players
    Field("players",          part(PLAYER).by(SEAT)),
    Field("ledger",           number(MOST_POINTS, least=min(tiles.SHARD_POINTS), usual=30).by(SEAT, pieces.SOURCE), told=UNTOLD),
)

# What the arguments of steps are, where they are not named after their kind.
ARGUMENTS: Final = Fields(
    Field("card",       one(pieces.CURIO, empty=NOTHING)),
    Field("left",       number(MOST_CRYSTALS, usual=3)),  # crystals to pay, parasites to remove
    Field("colours",    bits(pieces.COLOUR)),  # that pay
    Field("converters", number(MOST_UPGRADES, usual=1)),
    Field("nested",     flag()),
    Field("auto",       flag()),  # pays in the usual way
    Field("hub",        flag()),
    Field("removed",    flag()),  # at least one parasite
    Field("before",     number(MOST_CRYSTALS, usual=4).by(pieces.COLOUR)),
    Field("batch",      number(MOST_CRYSTALS, usual=3).by(pieces.COLOUR)),
    Field("due",        number(MOST_CRYSTALS, usual=3).by(pieces.COLOUR)),
    Field("count",      number(MOST_CRYSTALS, usual=3)),
    Field("least",      number(1)),  # cards to draw
    Field("points",     number(MOST_POINTS, usual=10)),
    Field("pink",       number(max(tiles.SHARDS))),
    Field("reach",      number(FARTHEST, usual=3)),
    Field("extractor",  one(SEAT)),
    Field("one",        one(pieces.WONDER)),
    Field("other",      one(pieces.WONDER)),
    Field("arrows",     number(max(TRACK[0][2]))),
    Field("start",      number(len(pieces.CRATER.names))),  # of a rampage, one more than the crater; 0: none
    Field("number",     number(MOST_PLAYERS)),  # of a turn in its round
)
# fmt: on


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
        self.left = tiles.ALL_SLOTS
        self.cages: list[int] = []
        self.hand: tuple[int, ...] = ()
        self.upgrades: tuple[int, ...] = ()
        self.shards: tuple[int, ...] = ()
        self.held = NOTHING
        self.installed: tuple[int, ...] = (NOTHING, NOTHING, NOTHING)
        self.retrieved = False
        self.begun = False
        self.parasites = 0
        self.parasites_year3 = 0
        self.end_node = NOTHING

    def declared(self) -> Fields:
        return PLAYER

    def clone(self) -> Seat:
        other = Seat()
        other.seeker = self.seeker
        other.gear = self.gear
        other.rp = self.rp
        other.node = self.node
        other.lying = self.lying
        other.armour = self.armour
        other.charged = self.charged
        other.left = self.left
        other.cages = self.cages.copy()
        other.hand = self.hand
        other.upgrades = self.upgrades
        other.shards = self.shards
        other.held = self.held
        other.installed = self.installed
        other.retrieved = self.retrieved
        other.begun = self.begun
        other.parasites = self.parasites
        other.parasites_year3 = self.parasites_year3
        other.end_node = self.end_node
        return other

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
        for first in (0, 3, 6):
            rest = left >> first & 7
            if rest:
                slots.append(first + (0 if rest & 1 else 1 if rest & 2 else 2))
        return slots


class IcaionState(State):
    """The board, the decks, the players and the turn."""

    def __init__(self) -> None:
        super().__init__()
        self.expert = False
        self.beams = False
        self.wonders = False
        self.draft = False
        self.no_wound_cards = False
        self.night = 0
        self.year = 0
        self.round = 0
        self.regions_revealed = 0
        self.order: tuple[int, ...] = ()
        self.qoam: list[int] = []
        self.parasites: list[int] = []
        self.machines: list[int] = []
        self.wonder_at: list[int] = []
        self.wonder_owner: list[int] = []
        self.bare = 0
        self.wonders_offered: tuple[int, ...] = ()
        self.piles: list[int] = []
        self.colossus = 0
        self.colossus_shards: list[int] = []
        self.bag: list[int] = []
        self.shard_shown = 0
        self.shards_gone: tuple[int, ...] = ()
        self.reserved: tuple[int, ...] = ()
        self.event_deck: list[int] = []
        self.track: tuple[int, ...] = ()
        self.year_cards: tuple[int, ...] = ()
        self.curio_deck: list[int] = []
        self.curio_discard: tuple[int, ...] = ()
        self.resolving: tuple[int, ...] = ()
        self.seekers_shown: tuple[int, ...] = ()
        self.gears_shown: tuple[int, ...] = ()
        self.recovery = False
        self.move_from = NOTHING
        self.std_left = 0
        self.std_done = 0
        self.spec_left = 0
        self.double_shift = SHIFT_OFF
        self.card_move_open = False
        self.sword_scored = False
        self.batch: list[int] = []
        self.taken = 0
        self.used = 0
        self.players: list[Seat] = []
        self.ledger: list[int] = []

    def declared(self) -> Fields:
        return FIELDS

    def clone(self) -> IcaionState:
        other = IcaionState()
        self.copy_core(other)
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
        other.colossus_shards = self.colossus_shards.copy()
        other.bag = self.bag.copy()
        other.shard_shown = self.shard_shown
        other.shards_gone = self.shards_gone
        other.reserved = self.reserved
        other.event_deck = self.event_deck.copy()
        other.track = self.track
        other.year_cards = self.year_cards
        other.curio_deck = self.curio_deck.copy()
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
        other.players = [player.clone() for player in self.players]
        other.ledger = self.ledger.copy()
        return other

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
        if counted in tiles.COUNTED_MACHINE:
            return self.machines[tiles.COUNTED_MACHINE[counted] :: 3].count(seat)
        if counted in tiles.COUNTED_ROW:
            return player.row_bonuses(tiles.COUNTED_ROW[counted])
        if counted == tiles.COUNT_TYPES:
            return len(self.machine_types(seat))
        if counted == tiles.COUNT_UPGRADES:
            return len(player.upgrades)
        if counted == tiles.COUNT_SHARDS:
            return len(player.shards)
        return player.parasites_year3 if final else player.parasites

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
