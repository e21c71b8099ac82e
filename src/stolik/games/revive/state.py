"""Everything on the table: the map, the displays and stacks, and each player's boards."""

from __future__ import annotations

from typing import Final

from ...engine.state import Part, State
from .board import (
    CAPACITY,
    CHASM,
    ENERGY_POOL,
    HEXES,
    MODULE_PLACES,
    NEIGHBOURS,
    SLOT_5,
    SLOT_5_OPEN,
    SLOTS,
    SOLO_TRACK_LENGTH,
    TECH_AFTER,
    THRESHOLDS,
    TRACK_LAST,
    TREE,
    TRIBE_MARKERS,
)
from .cards import CARD_COLOUR, CARD_COUNT, HALF_SLOT, NO_CARD, STARTERS
from .effects import CRYSTAL
from .pieces import GAINED, LOST, PAID
from .tiles import ALL_CRATES, SAND, SPECIAL_MASK, SPECIALS

NO_MODULE: Final = -1
FACE_DOWN: Final = -1
NO_BACK: Final = -2
TURNED: Final = 2  # a tile that was just turned and has no rotation yet
EMPTY_SLOTS: Final[tuple[tuple[int, ...], ...]] = ((),) * len(SLOTS)
NO_MODULES: Final = (NO_MODULE,) * len(MODULE_PLACES)


def without(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """A tuple without one copy of a thing."""
    index = things.index(thing)
    return things[:index] + things[index + 1 :]


class Player(Part):
    """One player's boards, cards and pieces. Collections are tuples, so that a clone shares them."""

    def __init__(self) -> None:
        self.tribe = -1
        self.side = 0
        self.goods: list[int] = [0, 0, 0, 0]  # gear, book, food, crystal
        self.tracks: list[int] = [0, 0, 0]
        self.score = 0
        self.score_bonuses = 0  # how many of the score track's bonuses were granted
        self.hibernation = 0
        self.hibernations = 0
        self.developed = 0  # markers on the development track
        self.tribe_markers = TRIBE_MARKERS  # markers still on the tribe board
        self.bonuses = 0  # mask of uncovered bonus spaces
        self.techs = 0  # mask of unlocked T1..T7
        self.skills = 0  # mask of the technologies they are
        self.store = 0  # energy ready to use
        self.machines = 0  # mask of usable machines
        self.charged = 0  # mask of machines with energy on them
        self.modules: tuple[int, ...] = NO_MODULES
        self.places_used = 0  # mask of module places that ever held a module
        self.active: tuple[int, ...] = ()
        self.rest: tuple[int, ...] = ()
        self.slots: tuple[tuple[int, ...], ...] = EMPTY_SLOTS  # card * 2 + visible half, oldest first
        self.playing: tuple[int, ...] = ()  # cards whose effects are being resolved
        self.crates: tuple[int, ...] = ()  # closed; secret
        self.opened: tuple[int, ...] = ()
        self.reopened: tuple[int, ...] = ()  # open and already re-activated
        self.small: tuple[int, ...] = ()  # hexes of small buildings
        self.large: tuple[int, ...] = ()
        self.pawns: tuple[int, ...] = ()
        self.tokens: tuple[int, ...] = ()  # spaces of the moon side's tokens
        self.falcon = -1
        self.waters: tuple[int, ...] = ()  # claimed by buildings
        self.artifacts: tuple[int, ...] = (0, 0, 0)
        self.small_artifacts = 0
        self.end_token = False
        self.artifact_card = -1  # secret
        self.dealt: tuple[int, ...] = ()  # two artifact cards to choose from; secret
        self.switch = 0
        self.switch_used = False
        self.explored = 0
        self.explore_actions = 0

    def fields(self) -> tuple[str, ...]:
        return (
            "tribe", "side", "goods", "tracks", "score", "score_bonuses", "hibernation", "hibernations", "developed",
            "tribe_markers", "bonuses", "techs", "skills", "store", "machines", "charged", "modules", "places_used",
            "active", "rest", "slots", "playing", "crates", "opened", "reopened", "small", "large", "pawns", "tokens",
            "falcon", "waters", "artifacts", "small_artifacts", "end_token", "artifact_card", "dealt", "switch",
            "switch_used", "explored", "explore_actions",
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

    def can_pay(self, gears: int, books: int, food: int, crystals: int) -> bool:
        """Whether a cost can be paid, crystals standing for what is missing."""
        goods = self.goods
        if gears > goods[0]:
            crystals += gears - goods[0]
        if books > goods[1]:
            crystals += books - goods[1]
        if food > goods[2]:
            crystals += food - goods[2]
        return crystals <= goods[3]

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

    def broken(self) -> str:
        """The first broken invariant of a player's boards."""
        if self.developed + self.tribe_markers + 15 - self.bonuses.bit_count() != 20:
            return "development markers were lost"
        for bonus, due in enumerate(THRESHOLDS):
            reached = all(self.tracks[track] >= due[track] for track in range(3))
            if reached != (self.bonuses >> bonus & 1 == 1):
                return f"bonus {bonus + 1} does not fit the machine tracks"
        if any(not 0 <= self.goods[each] <= CAPACITY[each] for each in range(4)):
            return "resources beyond their tracks"
        if any(not 0 <= track <= TRACK_LAST for track in self.tracks):
            return "a machine marker left its track"
        if self.charged & ~self.machines:
            return "energy lies on a machine that is not there"
        cards = self.cards()
        if len(set(cards)) != len(cards) or sum([1 for card in cards if card < STARTERS]) != 6:
            return "cards were lost"
        for slot in self.slots:
            if any(not HALF_SLOT[entry] for entry in slot[:-1]):
                return "a card lies on one without the slot symbol"
        if len(self.small) > 5 or len(self.large) > 3 or len(self.tokens) > 5:
            return "too many pieces"
        if len(self.pawns) != self.techs.bit_count() or len(set(self.pawns)) != len(self.pawns):
            return "pawns and technologies do not match"
        if self.techs and not self.techs & 1:
            return "a technology was unlocked before the first"
        for tech in range(1, 7):
            if self.techs >> tech & 1 and not self.techs >> TECH_AFTER[tech] & 1:
                return "technologies are not joined"
        near = {space for each in (*self.small, *self.large) for space in NEIGHBOURS[each]}
        if any(water not in near for water in self.waters) or not 0 <= self.hibernation <= 5:
            return "a claimed water or the hibernation marker is wrong"
        return ""

    def removed_tribe_markers(self) -> int:
        """How many development markers left the tribe board."""
        return TRIBE_MARKERS - self.tribe_markers


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
        self.nearest_site = min([to[site] for site in sites]) if sites else 0  # the range to the nearest of them
        self.locations = locations  # locations in reach without an own pawn

    def without_site(self, space: int) -> Reach:
        """The same when a building stands on a site."""
        sites = [site for site in self.sites if site != space]
        return Reach(self.to, self.places, self.hidden, self.nearest, sites, self.locations)


class ReviveState(State):
    """A game of Revive."""

    def __init__(self) -> None:
        super().__init__()
        self.players: list[Player] = []
        self.first = 0
        self.round = 0
        self.max_rounds = 100
        self.field: list[int] = []  # of every space; HIDDEN under face-down tiles
        self.tiles: list[int] = []  # front of every place; secret while face down
        self.backs: tuple[int, ...] = ()
        self.rotations: list[int] = []  # of every place; FACE_DOWN, or TURNED but not laid
        self.big: tuple[int, ...] = ()  # the large location in each corner
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
        self.pool = 0  # energy
        self.craters: tuple[int, ...] = (0, 0, 0)
        self.crater_small = 0  # small artifacts in the craters, in the longer game of four
        self.artifacts_removed = 0
        self.artifacts_in_use = 0
        self.sources = False  # crystal-source tiles are in
        self.chapter = 0  # of the campaign
        self.goals = 0  # mask of reached goals
        self.tribes: tuple[int, ...] = ()  # boards still to be drafted
        self.side_rule = 0  # which sides may be taken
        # the turn
        self.actions_left = 0
        self.actions_done = 0
        self.acting = False  # inside a main action
        self.slept = False  # hibernated this turn
        self.sleeper = NO_CARD  # the card by which the active player will hibernate
        self.wild: tuple[int, ...] = ()  # cards that count as all colours for now
        # the end
        self.ending = False
        self.last_turns = 0
        self.cube = 0  # solo
        self.finished = False
        # worked out again when needed; not part of what is saved
        self.reaches: list[Reach | None] = []

    def fields(self) -> tuple[str, ...]:
        return (
            "players", "first", "round", "max_rounds", "field", "tiles", "backs", "rotations", "big", "sand_tokens",
            "forest_tokens", "deck", "citizens", "citizens_removed", "machine_stacks", "machine_display",
            "machines_removed", "module_stack", "module_display", "module_discard", "modules_removed", "crate_stack",
            "pool", "craters", "crater_small", "artifacts_removed", "artifacts_in_use", "sources", "chapter", "goals",
            "tribes", "side_rule", "actions_left", "actions_done", "acting", "slept", "sleeper", "wild", "ending",
            "last_turns", "cube", "finished",
        )  # fmt: skip

    def clone(self) -> ReviveState:
        other = ReviveState()
        self.copy_core(other)
        self.copy_table(other)
        other.players = [player.clone() for player in self.players]
        other.tiles = self.tiles.copy()
        other.deck = self.deck.copy()
        other.machine_stacks = self.machine_stacks.copy()
        other.module_stack = self.module_stack.copy()
        other.crate_stack = self.crate_stack.copy()
        return other

    def copy_table(self, other: ReviveState) -> None:
        """Give another state all that is public and not a player's."""
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
        other.reaches = self.reaches.copy()

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
        goods = self.players[seat].goods
        due = (gears, books, food)
        for resource in range(3):
            paid = due[resource]
            if paid > goods[resource]:
                crystals += paid - goods[resource]
                paid = goods[resource]
            if paid:
                goods[resource] -= paid
                self.tell(PAID, (seat, paid, resource))
        if crystals:
            goods[CRYSTAL] -= crystals
            self.tell(PAID, (seat, crystals, CRYSTAL))

    def map_changed(self) -> None:
        """Distances must be measured again."""
        self.reaches = [None] * len(self.players)

    def piece_placed(self, seat: int) -> None:
        """A player's own reach must be measured again."""
        if self.reaches:
            self.reaches[seat] = None

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

    # -- laws ---------------------------------------------------------------------------------------------------------

    def broken(self) -> str:
        """The first broken invariant; nothing when all pieces are where they may be."""
        for seat, player in enumerate(self.players):
            broken = player.broken()
            if broken:
                return f"seat {seat}: {broken}"
        everybody = self.players
        owned = sum([sum(player.artifacts) for player in everybody])
        if self.large_artifacts() + owned + self.artifacts_removed != self.artifacts_in_use:
            return "large artifacts were lost"
        if self.pool + sum([player.store + player.charged.bit_count() for player in everybody]) != ENERGY_POOL:
            return "energy was lost"
        modules = sum([sum([1 for module in player.modules if module >= 0]) for player in everybody])
        if modules + len([*self.module_stack, *self.module_display, *self.module_discard, *self.modules_removed]) != 48:
            return "modules were lost"
        citizens = sum([sum([1 for card in player.cards() if card >= STARTERS]) for player in everybody])
        if citizens + len([*self.deck, *self.citizens, *self.citizens_removed]) != CARD_COUNT - STARTERS:
            return "citizens were lost"
        specials = sum([(player.machines & SPECIAL_MASK).bit_count() for player in everybody])
        laid = sum([len(each) for each in [*self.machine_stacks, *self.machine_display]])
        if specials + laid + len(self.machines_removed) != SPECIALS:
            return "special machines were lost"
        if max([len(each) for each in self.machine_display]) > 3:
            return "too many machines are displayed"
        crates = sum([len(player.crates) + len(player.opened) + len(player.reopened) for player in everybody])
        if crates + len(self.crate_stack) != len(ALL_CRATES):
            return "crates were lost"
        buildings = [space for player in everybody for space in (*player.small, *player.large)]
        if len(buildings) != len(set(buildings)) or any(self.field[space] != SAND for space in buildings):
            return "a building stands where it may not"
        if sum([player.end_token for player in everybody]) != (1 if self.ending else 0):
            return "there is one end token after the trigger"
        if self.artifacts_removed > self.seats:
            return "too many artifacts were removed"
        return ""

    def occupied(self, space: int) -> bool:
        """Whether a building stands on a space."""
        for player in self.players:
            if space in player.small or space in player.large:
                return True
        return False
