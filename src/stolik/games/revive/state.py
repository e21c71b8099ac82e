"""Everything on the table: the map, the displays and stacks, and each player's boards."""

from __future__ import annotations

from typing import Any, Final

from ...engine.field import (
    NOBODY,
    OWNER,
    QUIET,
    RULED,
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
    part,
    row,
)  # fmt: skip
from ...engine.option import SEAT, Kind
from ...engine.state import Part, State
from . import board, cards, pieces, tiles
from .board import CAPACITY, CHASM, HEXES, SLOT_5, SLOT_5_OPEN, SOLO_TRACK_LENGTH, TREE, TRIBE_MARKERS
from .cards import CARD_COLOUR, NO_CARD
from .effects import ABILITY, ANY, BOOK, CRYSTAL, FOOD, GEAR, TERMS
from .pieces import GAINED, LOST, PAID

NO_MODULE: Final = -1
FACE_DOWN: Final = -1
NO_BACK: Final = -2
TURNED: Final = 2  # a tile that was just turned and has no rotation yet
NO_ARTIFACT_CARD: Final = -2  # none chosen yet, unlike one that the viewer may not know
NOWHERE: Final = -1
EMPTY_SLOTS: Final[tuple[tuple[int, ...], ...]] = ((),) * len(board.SLOTS)
NO_MODULES: Final = (NO_MODULE,) * len(board.MODULE_PLACES)

# -- what is held, declared once -----------------------------------------------------------------------------------------

SHOWN: Final = Kind("shown", tuple([f"{card}_{half}" for card in cards.CARDS for half in board.HALVES]))
GOAL: Final = Kind("goal", tuple([each[0] for each in cards.GOALS]))
MOST_ROUNDS: Final = 1000
MOST_POINTS: Final = 500
MOST_CRATES: Final = len(tiles.ALL_CRATES)
MOST_MODULES: Final = len(tiles.ALL_MODULES)
MOST_ARTIFACTS: Final[int] = 3 * board.LARGE_ARTIFACTS
MOST_ACTIONS: Final[int] = max(board.ACTIONS, board.SOLO_ACTIONS)
MOST_PAYMENTS: Final[int] = max([each.times for each in TERMS])
COPIES: Final = max([tiles.ALL_MODULES.count(module) for module in tiles.ALL_MODULES])
HIDDEN_PLACES: Final = len(board.PLACES) - len(board.START_PLACES)
MOST_MARKERS: Final = len(board.BONUSES) + TRIBE_MARKERS

# fmt: off
PLAYER: Final = Fields(
    Field("tribe",           one(pieces.TRIBE, empty=-1), identity=True),
    Field("side",            one(pieces.SIDE)),
    Asked("technologies",    one(pieces.TECHNOLOGY).by(pieces.TECH)),
    Field("goods",           counts(pieces.RESOURCE, max(CAPACITY))),
    Field("tracks",          counts(pieces.COLOUR, board.TRACK_LAST)),
    Field("score",           number(MOST_POINTS, usual=50)),
    Field("score_bonuses",   number(len(board.SCORE_BONUSES)), told=UNTOLD),  # how many of the track's were granted
    Field("hibernation",     number(board.HIBERNATION_LAST), told=QUIET),
    Field("hibernations",    number(MOST_ROUNDS, usual=6), told=UNTOLD),
    Field("developed",       number(MOST_MARKERS), told=QUIET),  # markers on the development track
    Field("tribe_markers",   number(TRIBE_MARKERS), told=UNTOLD),  # still on the tribe board
    Field("bonuses",         bits(pieces.BONUS), told=UNTOLD),  # uncovered spaces
    Field("techs",           bits(pieces.TECH), told=UNTOLD),  # unlocked, T1 to T7
    Field("skills",          bits(pieces.TECHNOLOGY)),  # the technologies they are
    Field("store",           number(board.ENERGY_POOL, usual=6)),  # energy ready to use
    Field("machines",        bits(pieces.MACHINE)),
    Field("charged",         bits(pieces.MACHINE)),  # with energy on them
    Field("modules",         one(pieces.MODULE, empty=NO_MODULE).by(pieces.MODULE_PLACE)),
    Field("places_used",     bits(pieces.MODULE_PLACE), told=UNTOLD),  # ever held a module
    Field("active",          bag(pieces.CARD, cards.CARD_COUNT)),
    Asked("in_slots",        bag(pieces.CARD, cards.CARD_COUNT)),
    Field("rest",            bag(pieces.CARD, cards.CARD_COUNT)),
    Field("slots",           bag(SHOWN, cards.CARD_COUNT).by(pieces.SLOT), told=UNTOLD),  # card * 2 + visible half
    Field("playing",         bag(pieces.CARD, cards.CARD_COUNT), told=UNTOLD),  # effects are being resolved
    Field("crates",          bag(pieces.CRATE, MOST_CRATES, tiles.CRATE_COPIES), OWNER),  # closed
    Field("opened",          bag(pieces.CRATE, MOST_CRATES, tiles.CRATE_COPIES)),
    Field("reopened",        bag(pieces.CRATE, MOST_CRATES, tiles.CRATE_COPIES)),  # open and already re-activated
    Field("small",           bag(pieces.SPACE, board.BUILDINGS[0])),  # buildings
    Field("large",           bag(pieces.SPACE, board.BUILDINGS[1])),
    Field("pawns",           bag(pieces.SPACE, len(board.TECHS))),
    Field("tokens",          bag(pieces.SPACE, board.TOKENS)),  # of the moon side
    Field("falcon",          one(pieces.SPACE, empty=NOWHERE), told=UNTOLD),
    Field("waters",          bag(pieces.SPACE, HEXES)),  # claimed by buildings
    Field("artifacts",       counts(pieces.ARTIFACT, MOST_ARTIFACTS)),
    Field("small_artifacts", number(99, usual=3), told=QUIET),
    Field("end_token",       flag()),
    Field("artifact_card",   one(pieces.ARTIFACT_CARD, empty=NO_ARTIFACT_CARD), RULED),
    Field("dealt",           bag(pieces.ARTIFACT_CARD, 2), OWNER, UNTOLD),  # to choose from
    Field("switch",          one(pieces.SWITCH), told=UNTOLD),
    Field("switch_used",     flag()),
    Field("explored",        number(HIDDEN_PLACES), told=UNTOLD),
    Field("explore_actions", number(HIDDEN_PLACES), told=UNTOLD),
)

FIELDS: Final = Fields(
    Field("players",          part(PLAYER).by(SEAT)),
    Field("first",            one(SEAT)),
    Field("round",            number(MOST_ROUNDS, usual=40)),
    Field("max_rounds",       number(MOST_ROUNDS, usual=100), told=UNTOLD),
    Field("field",            one(pieces.FIELD, empty=tiles.HIDDEN).by(pieces.SPACE), told=UNTOLD),
    Asked("land",             one(pieces.FIELD, empty=tiles.HIDDEN).by(pieces.SPACE)),
    Field("tiles",            one(pieces.TILE).by(pieces.PLACE), RULED, UNTOLD),  # fronts; secret while face down
    Field("backs",            one(pieces.BACK).by(pieces.PLACE), told=UNTOLD),
    Asked("face_down",        one(pieces.BACK, empty=NO_BACK).by(pieces.PLACE)),
    Field("rotations",        number(TURNED, least=FACE_DOWN).by(pieces.PLACE), told=UNTOLD),
    Field("big",              row(pieces.LARGE_LOCATION, CHASM - board.BIG_NW)),  # in each corner
    Field("sand_tokens",      bag(pieces.SPACE, board.TOKENS), told=UNTOLD),
    Field("forest_tokens",    bag(pieces.SPACE, board.TOKENS), told=UNTOLD),
    Field("deck",             row(pieces.CARD, cards.CARD_COUNT), NOBODY, SIZE),
    Field("citizens",         bag(pieces.CARD, tiles.DISPLAYED)),
    Field("citizens_removed", bag(pieces.CARD, cards.CARD_COUNT), told=UNTOLD),
    Field("machine_stacks",   row(pieces.MACHINE, tiles.SPECIALS).by(pieces.COLOUR), NOBODY, UNTOLD),
    Field("machine_display",  bag(pieces.MACHINE, tiles.DISPLAYED_MACHINES).by(pieces.COLOUR)),
    Field("machines_removed", bag(pieces.MACHINE, tiles.SPECIALS), told=UNTOLD),
    Field("module_stack",     row(pieces.MODULE, MOST_MODULES), NOBODY, SIZE),
    Field("module_display",   bag(pieces.MODULE, tiles.DISPLAYED, COPIES)),
    Field("module_discard",   bag(pieces.MODULE, MOST_MODULES, COPIES), told=UNTOLD),
    Field("modules_removed",  bag(pieces.MODULE, MOST_MODULES, COPIES), told=UNTOLD),
    Field("crate_stack",      row(pieces.CRATE, MOST_CRATES), NOBODY, SIZE),
    Field("pool",             number(board.ENERGY_POOL)),  # energy
    Field("craters",          counts(pieces.ARTIFACT, MOST_ARTIFACTS)),
    Field("crater_small",     number(board.CRATER_SMALL), told=UNTOLD),  # small artifacts, in the longer game of four
    Field("artifacts_removed", number(MOST_ARTIFACTS), told=UNTOLD),
    Field("artifacts_in_use", number(MOST_ARTIFACTS), told=UNTOLD),
    Field("sources",          flag(), told=UNTOLD),  # crystal-source tiles are in
    Field("chapter",          number(cards.CHAPTERS), told=QUIET),  # of the campaign
    Field("goals",            bits(GOAL), told=UNTOLD),  # reached
    Field("tribes",           bag(pieces.TRIBE, len(board.TRIBES))),  # boards still to be drafted
    Field("side_rule",        number(3), told=UNTOLD),  # which sides may be taken
    # the turn
    Field("actions_left",     number(MOST_ACTIONS), told=QUIET),
    Field("actions_done",     number(MOST_ACTIONS), told=UNTOLD),
    Field("acting",           flag(), told=UNTOLD),  # inside a main action
    Field("slept",            flag(), told=UNTOLD),  # hibernated this turn
    Field("sleeper",          one(pieces.CARD, empty=NO_CARD), told=UNTOLD),  # the active player will hibernate by it
    Field("wild",             bag(pieces.CARD, cards.CARD_COUNT), told=UNTOLD),  # count as all colours for now
    # the end
    Field("ending",           flag()),
    Field("last_turns",       number(3), told=UNTOLD),
    Field("cube",             number(SOLO_TRACK_LENGTH + board.SOLO_HIBERNATION), told=QUIET),  # solo
    Field("finished",         flag(), told=UNTOLD),
    cached=("ground", "ranges", "reaches"),
)

# What the arguments of steps are, where they are not named after their kind.
ARGUMENTS: Final = Fields(
    Field("term",     one(pieces.EFFECT)),
    Field("terms",    bag(pieces.EFFECT, 60, copies=60)),
    Field("others",   bag(pieces.EFFECT, 60, copies=60)),
    Field("must",     flag()),
    Field("n",        number(99, usual=5)),
    Field("left",     number(MOST_PAYMENTS)),
    Field("track",    one(pieces.COLOUR)),
    Field("colour",   one(pieces.COLOUR, empty=ANY)),
    Field("kinds",    bits(pieces.BOARD_ACTION)),
    Field("kind",     one(pieces.BOARD_ACTION, empty=ABILITY)),
    Field("reach",    number(99, usual=5)),
    Field("discount", number(99, usual=5)),
    Field("target",   one(pieces.SPACE)),  # or a place to explore
    Field("extra",    one(pieces.TECH)),  # or the size of a building
    Field("start",    one(pieces.SPACE)),
    Field("anywhere", flag()),  # at any range
    Field("main",     flag()),  # as a main action
)
# fmt: on


def without(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """A tuple without one copy of a thing."""
    for index in range(len(things)):
        if things[index] == thing:
            return things[:index] + things[index + 1 :]
    raise ValueError(f"{thing} is not among {things}")


class Player(Part):
    """One player's boards, cards and pieces. Collections are tuples, so that a clone shares them."""

    def __init__(self) -> None:
        self.tribe = -1
        self.side = 0
        self.goods: list[int] = [0, 0, 0, 0]
        self.tracks: list[int] = [0, 0, 0]
        self.score = 0
        self.score_bonuses = 0
        self.hibernation = 0
        self.hibernations = 0
        self.developed = 0
        self.tribe_markers = TRIBE_MARKERS
        self.bonuses = 0
        self.techs = 0
        self.skills = 0
        self.store = 0
        self.machines = 0
        self.charged = 0
        self.modules: tuple[int, ...] = NO_MODULES
        self.places_used = 0
        self.active: tuple[int, ...] = ()
        self.rest: tuple[int, ...] = ()
        self.slots: tuple[tuple[int, ...], ...] = EMPTY_SLOTS
        self.playing: tuple[int, ...] = ()
        self.crates: tuple[int, ...] = ()
        self.opened: tuple[int, ...] = ()
        self.reopened: tuple[int, ...] = ()
        self.small: tuple[int, ...] = ()
        self.large: tuple[int, ...] = ()
        self.pawns: tuple[int, ...] = ()
        self.tokens: tuple[int, ...] = ()
        self.falcon = NOWHERE
        self.waters: tuple[int, ...] = ()
        self.artifacts: tuple[int, ...] = (0, 0, 0)
        self.small_artifacts = 0
        self.end_token = False
        self.artifact_card = -1
        self.dealt: tuple[int, ...] = ()
        self.switch = 0
        self.switch_used = False
        self.explored = 0
        self.explore_actions = 0

    def declared(self) -> Fields:
        return PLAYER

    def values(self) -> tuple[Any, ...]:
        return (
            self.tribe, self.side, self.goods, self.tracks, self.score, self.score_bonuses, self.hibernation,
            self.hibernations, self.developed, self.tribe_markers, self.bonuses, self.techs, self.skills,
            self.store, self.machines, self.charged, self.modules, self.places_used, self.active, self.rest,
            self.slots, self.playing, self.crates, self.opened, self.reopened, self.small, self.large, self.pawns,
            self.tokens, self.falcon, self.waters, self.artifacts, self.small_artifacts, self.end_token,
            self.artifact_card, self.dealt, self.switch, self.switch_used, self.explored, self.explore_actions,
        )  # fmt: skip

    def clone(self) -> Player:
        other = Player()
        other.tribe = self.tribe
        other.side = self.side
        other.goods = self.goods.copy()
        other.tracks = self.tracks.copy()
        other.score = self.score
        other.score_bonuses = self.score_bonuses
        other.hibernation = self.hibernation
        other.hibernations = self.hibernations
        other.developed = self.developed
        other.tribe_markers = self.tribe_markers
        other.bonuses = self.bonuses
        other.techs = self.techs
        other.skills = self.skills
        other.store = self.store
        other.machines = self.machines
        other.charged = self.charged
        other.modules = self.modules
        other.places_used = self.places_used
        other.active = self.active
        other.rest = self.rest
        other.slots = self.slots
        other.playing = self.playing
        other.crates = self.crates
        other.opened = self.opened
        other.reopened = self.reopened
        other.small = self.small
        other.large = self.large
        other.pawns = self.pawns
        other.tokens = self.tokens
        other.falcon = self.falcon
        other.waters = self.waters
        other.artifacts = self.artifacts
        other.small_artifacts = self.small_artifacts
        other.end_token = self.end_token
        other.artifact_card = self.artifact_card
        other.dealt = self.dealt
        other.switch = self.switch
        other.switch_used = self.switch_used
        other.explored = self.explored
        other.explore_actions = self.explore_actions
        return other

    # -- questions --------------------------------------------------------------------------------------------

    def knows(self, technology: int) -> bool:
        """Whether a technology is unlocked."""
        return self.skills >> technology & 1 == 1

    def has_room(self, resource: int) -> bool:
        """Whether a resource track is not at its end."""
        return self.goods[resource] < CAPACITY[resource]

    def has_basic_room(self) -> bool:
        """Whether any basic resource could still be gained."""
        goods = self.goods
        return goods[0] < CAPACITY[0] or goods[1] < CAPACITY[1] or goods[2] < CAPACITY[2]

    def technologies(self) -> tuple[int, ...]:
        """What T1 to T7 are on this tribe board."""
        return TREE[self.tribe * 2 + self.side] if self.tribe >= 0 else ()

    def slot_open(self, slot: int) -> bool:
        """Whether a slot may be used at all."""
        return slot != SLOT_5 or self.skills >> SLOT_5_OPEN & 1 == 1

    def in_slots(self) -> list[int]:
        """The cards in the slots."""
        return [entry >> 1 for slot in self.slots for entry in slot]

    def cards(self) -> list[int]:
        """All own cards, wherever they lie."""
        return [*self.active, *self.rest, *self.in_slots()]

    def removed_tribe_markers(self) -> int:
        """How many development markers left the tribe board."""
        return TRIBE_MARKERS - self.tribe_markers


class Ground:
    """What lies on the map, noted once until it changes; never changed itself."""

    def __init__(self, hidden: list[int], sands: list[int], locations: list[int]) -> None:
        self.hidden = hidden  # places with a face-down tile
        self.sands = sands  # sand hexes
        self.locations = locations  # small and large


class Reach:
    """What a player can get at on the map, measured once until the map changes; never changed itself."""

    def __init__(
        self,
        to: list[int],
        places: list[int],
        hidden: list[int],
        nearest: list[int],
        sites: list[int],
        locations: list[int],
    ) -> None:
        self.to = to  # the range to every space
        self.places = places  # the range to every place with a face-down tile
        self.hidden = hidden  # those places
        self.nearest = nearest  # the nearest of them with each kind of back
        self.sites = sites  # empty sand hexes in reach
        self.nearest_site = to[sites[0]] if sites else 0  # the range to the nearest of them
        for site in sites:
            if to[site] < self.nearest_site:
                self.nearest_site = to[site]
        self.locations = locations  # locations in reach without an own pawn

    def without_site(self, space: int) -> Reach:
        """The same when a building stands on a site."""
        sites = [site for site in self.sites if site != space]
        return Reach(self.to, self.places, self.hidden, self.nearest, sites, self.locations)


OUTDATED: Final = Reach([], [], [], [], [], [])  # the targets must be noted again; the ways that are known stand


class ReviveState(State):
    """A game of Revive."""

    def __init__(self) -> None:
        super().__init__()
        self.players: list[Player] = []
        self.first = 0
        self.round = 0
        self.max_rounds = 100
        self.field: list[int] = []
        self.tiles: list[int] = []
        self.backs: tuple[int, ...] = ()
        self.rotations: list[int] = []
        self.big: tuple[int, ...] = ()
        self.sand_tokens: tuple[int, ...] = ()
        self.forest_tokens: tuple[int, ...] = ()
        self.deck: list[int] = []
        self.citizens: tuple[int, ...] = ()
        self.citizens_removed: tuple[int, ...] = ()
        self.machine_stacks: list[tuple[int, ...]] = []
        self.machine_display: list[tuple[int, ...]] = []
        self.machines_removed: tuple[int, ...] = ()
        self.module_stack: list[int] = []
        self.module_display: tuple[int, ...] = ()
        self.module_discard: tuple[int, ...] = ()
        self.modules_removed: tuple[int, ...] = ()
        self.crate_stack: list[int] = []
        self.pool = 0
        self.craters: tuple[int, ...] = (0, 0, 0)
        self.crater_small = 0
        self.artifacts_removed = 0
        self.artifacts_in_use = 0
        self.sources = False
        self.chapter = 0
        self.goals = 0
        self.tribes: tuple[int, ...] = ()
        self.side_rule = 0
        self.actions_left = 0
        self.actions_done = 0
        self.acting = False
        self.slept = False
        self.sleeper = NO_CARD
        self.wild: tuple[int, ...] = ()
        self.ending = False
        self.last_turns = 0
        self.cube = 0
        self.finished = False
        self.ground: Ground | None = None
        self.ranges: list[list[int] | None] = []  # to every space, by seat; such a list is never changed
        self.reaches: list[Reach | None] = []  # by seat; None: nothing is known, neither are ways

    def declared(self) -> Fields:
        return FIELDS

    def clone(self) -> ReviveState:
        other = ReviveState()
        self.copy_core(other)
        other.players = [player.clone() for player in self.players]
        other.tiles = self.tiles.copy()
        other.deck = self.deck.copy()
        other.machine_stacks = self.machine_stacks.copy()
        other.module_stack = self.module_stack.copy()
        other.crate_stack = self.crate_stack.copy()
        other.first = self.first
        other.round = self.round
        other.max_rounds = self.max_rounds
        other.field = self.field.copy()
        other.backs = self.backs
        other.rotations = self.rotations.copy()
        other.big = self.big
        other.sand_tokens = self.sand_tokens
        other.forest_tokens = self.forest_tokens
        other.citizens = self.citizens
        other.citizens_removed = self.citizens_removed
        other.machine_display = self.machine_display.copy()
        other.machines_removed = self.machines_removed
        other.module_display = self.module_display
        other.module_discard = self.module_discard
        other.modules_removed = self.modules_removed
        other.pool = self.pool
        other.craters = self.craters
        other.crater_small = self.crater_small
        other.artifacts_removed = self.artifacts_removed
        other.artifacts_in_use = self.artifacts_in_use
        other.sources = self.sources
        other.chapter = self.chapter
        other.goals = self.goals
        other.tribes = self.tribes
        other.side_rule = self.side_rule
        other.actions_left = self.actions_left
        other.actions_done = self.actions_done
        other.acting = self.acting
        other.slept = self.slept
        other.sleeper = self.sleeper
        other.wild = self.wild
        other.ending = self.ending
        other.last_turns = self.last_turns
        other.cube = self.cube
        other.finished = self.finished
        other.ground = self.ground
        other.ranges = self.ranges.copy()
        other.reaches = self.reaches.copy()
        return other

    # -- verbs --------------------------------------------------------------------------------------------------

    def gain(self, seat: int, resource: int, n: int) -> int:
        """Gain up to the capacity; what does not fit is lost. Returns how many did not fit."""
        goods = self.players[seat].goods
        room = CAPACITY[resource] - goods[resource]
        taken = n if n < room else room
        if taken > 0:
            goods[resource] += taken
            if self.events is not None:
                self.tell(GAINED, (seat, taken, resource))
        if taken < n and resource != CRYSTAL and self.events is not None:
            self.tell(LOST, (seat, n - taken, resource))
        return n - taken

    def pay(self, seat: int, gears: int, books: int, food: int, crystals: int) -> None:
        """Pay the named resources first, then crystals for what is missing."""
        if gears:
            crystals += self.pay_with(seat, GEAR, gears)
        if books:
            crystals += self.pay_with(seat, BOOK, books)
        if food:
            crystals += self.pay_with(seat, FOOD, food)
        if crystals:
            self.pay_with(seat, CRYSTAL, crystals)

    def pay_with(self, seat: int, resource: int, due: int) -> int:
        """Pay as much as there is of a resource. Returns how much is missing."""
        goods = self.players[seat].goods
        paid = due if due < goods[resource] else goods[resource]
        if paid:
            goods[resource] -= paid
            if self.events is not None:
                self.tell(PAID, (seat, paid, resource))
        return due - paid

    def map_changed(self) -> None:
        """Distances must be measured again."""
        self.ranges = [None] * len(self.players)
        self.ground = None
        self.reaches = [None] * len(self.players)

    def tile_turned(self) -> None:
        """The targets on the map are others now; ways are not."""
        self.ground = None
        self.reaches = [OUTDATED] * len(self.players)

    def piece_placed(self, seat: int) -> None:
        """A player's own reach must be measured again."""
        if self.ranges:
            self.ranges[seat] = None
            self.reaches[seat] = OUTDATED

    def site_taken(self, space: int) -> None:
        """A building stands there now: nobody else can build on it."""
        for seat in range(len(self.reaches)):
            known = self.reaches[seat]
            if known is not None and space in known.sites:
                self.reaches[seat] = known.without_site(space)

    # -- questions ------------------------------------------------------------------------------------------------

    def colours(self, card: int) -> int:
        """The colours of a card as a mask."""
        return 7 if card in self.wild else 1 << CARD_COLOUR[card]

    def in_order(self, seat: int) -> list[int]:
        """All seats in turn order from one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def solo(self) -> bool:
        """Whether one player plays alone."""
        return self.seats == 1

    def cube_has_left(self) -> bool:
        """Solo: whether the cube is beyond the last space of the development track."""
        return self.cube > SOLO_TRACK_LENGTH

    def land(self) -> list[int]:
        """The fields of the hexes alone."""
        return self.field[:HEXES]

    def face_down(self) -> list[int]:
        """The back of every place that is still face down."""
        return [back if turned == FACE_DOWN else NO_BACK for back, turned in zip(self.backs, self.rotations)]

    def large_artifacts(self) -> int:
        """How many large artifacts lie in the craters."""
        return self.craters[0] + self.craters[1] + self.craters[2]

    def sources_of(self, seat: int) -> list[int]:
        """The spaces from which a player's range is counted, without temples."""
        player = self.players[seat]
        found = [*player.small, *player.large, *player.pawns]
        if not found:
            found.append(CHASM)
        if player.falcon >= 0:
            found.append(player.falcon)
        return found

    def occupied(self, space: int) -> bool:
        """Whether a building stands on a space."""
        for player in self.players:
            if space in player.small or space in player.large:
                return True
        return False
