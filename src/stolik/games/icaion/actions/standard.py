"""The standard actions: extract, deploy, eradicate, investigate, retrieve, install, restore a wonder."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....engine.agenda import Decision, Step
from ....engine.option import Option, Phrase
from ..board import NEAR_REGIONS, NODE_REGIONS
from ..cards import (
    FACE,
    GRAY,
    HARVESTER_ANY,
    HARVESTER_TWO,
    OUTSIDER,
    PINK,
    REFINER_PARASITE,
    REFINER_THREE,
    SCAVENGER_DISCARD,
    SCAVENGER_TWO,
    SWORD,
    TOOLS,
    WONDER_COST,
)  # fmt: skip
from ..effects import DRAW_OPTIONS, DrawCards, TakeColour, charge, receive
from ..pieces import (
    ACTIVATE,
    ACTIVATE_ALL,
    ACTIVATIONS,
    ASK_ACTIVATE,
    ASK_HARVEST,
    ASK_OFFER,
    ASK_PURGE,
    ASK_REMOVE,
    ASK_SCAVENGE,
    ASK_SWAP,
    COLLECT,
    DECLINE_OPTION,
    DEPLOY,
    DEPLOY_SPECIAL,
    DEPLOYED,
    DISCARD,
    DISCARDS,
    DONE,
    DONE_OPTION,
    ERADICATE,
    ERADICATED,
    EXTRACT,
    EXTRACTED,
    FROM_BONUS,
    FROM_CURIO,
    FROM_DEPLOY,
    FROM_GEAR,
    FROM_INVESTIGATE,
    FROM_REFINE,
    FROM_RETRIEVE,
    FROM_WONDER,
    GAVE_BACK,
    HARVEST,
    HARVESTED,
    INSTALL,
    INSTALL_SPECIAL,
    INSTALLED,
    INVESTIGATE,
    INVESTIGATE_SPECIAL,
    OFFER,
    REFINED,
    REMOVALS,
    REMOVE,
    REMOVE_ALL,
    RESTORED,
    RETRIEVE,
    RETRIEVE_SPECIAL,
    RETRIEVED,
    SHARD_KEPT,
    SHARD_LOST,
    SHARD_SHOWN,
    SOLD,
    SWAP,
    SWAPPED,
)  # fmt: skip
from ..state import IcaionState, most_payable
from ..tiles import (
    HARVESTER,
    MOST_SHARDS,
    REFINER,
    REFINER_1,
    REFINER_1_POINTS,
    REFINER_2,
    REFINER_2_CRYSTALS,
    SCAVENGER,
)
from .possible import WILD, can_scavenge, deploy_cost

ACTIVATE_ALL_OPTION: Final = Option(ACTIVATE_ALL)
REMOVE_ALL_OPTION: Final = Option(REMOVE_ALL)
COLLECT_OPTION: Final = Option(COLLECT)
HARVESTS: Final = [Option(HARVEST, (number,)) for number in range(3)]
SWAPS: Final = [Option(SWAP, (colour,)) for colour in range(5)]
OFFERS: Final = [Option(OFFER, (number,)) for number in range(4)]


def begin(state: IcaionState, seat: int, option: Option) -> None:
    """Start a standard action, whoever granted it; waking wonders after an Extract is the caller's."""
    verb = option.verb
    if verb is EXTRACT:
        state.then(EXTRACTS[seat])
    elif verb is DEPLOY or verb is DEPLOY_SPECIAL:
        deploy(state, seat, option.args[0], option.args[1])
    elif verb is ERADICATE:
        gray = option.args[0]
        state.then(Remove(seat, gray * state.players[seat].strength(), False))
        charge(state, seat, gray, 1 << GRAY)
    elif verb is INVESTIGATE or verb is INVESTIGATE_SPECIAL:
        investigate(state, seat)
    elif verb is RETRIEVE or verb is RETRIEVE_SPECIAL:
        retrieve(state, seat, option.args[0])
    elif verb is INSTALL or verb is INSTALL_SPECIAL:
        install(state, seat)
    else:
        restore(state, seat, option.args[0], option.args[1])


# -- extract ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Extract(Step):
    """Take a crystal from each adjacent region that has one; then machines; then deposit all as one batch (A10)."""

    seat: int

    def run(self, state: IcaionState) -> None:
        state.batch = [0, 0, 0, 0, 0]
        state.taken = 0
        state.used = 0
        for region in NODE_REGIONS[state.players[self.seat].node]:
            if state.qoam[region]:
                state.qoam[region] -= 1
                state.batch[region // 3] += 1
                state.taken |= 1 << region
                state.tell(EXTRACTED, (self.seat, region))
        state.then(ACTIVATES[self.seat], STORES[self.seat])


@dataclass(frozen=True)
class StoreBatch(Step):
    """The crystals of one Extract are deposited."""

    seat: int

    def run(self, state: IcaionState) -> None:
        batch = tuple(state.batch)
        state.batch = [0, 0, 0, 0, 0]
        receive(state, self.seat, batch)


def can_activate(state: IcaionState, seat: int, region: int) -> bool:
    """Whether an own machine of a region can do something now, and has not yet."""
    if state.used >> region & 1:
        return False
    machine = state.machine_of(seat, region)
    if machine < 0 or state.is_blocked(region):
        return False
    if machine == HARVESTER:
        return state.qoam[region] > 0
    if machine == SCAVENGER:
        return can_scavenge(state, seat, region, len(state.players[seat].hand))
    return state.taken >> region & 1 > 0


def only_sells(state: IcaionState, seat: int, region: int) -> bool:
    """Whether an own scavenger can draw no card, so that all it could do is to sell one."""
    return state.machines[3 * region + SCAVENGER] == seat and state.players[seat].room() <= 0


@dataclass(frozen=True)
class Activate(Decision):
    """Activate own machines around the seeker, each at most once, in any order; or stop."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        found: list[Option] = []
        together = 0
        for region in NODE_REGIONS[state.players[self.seat].node]:
            if can_activate(state, self.seat, region):
                found.append(ACTIVATIONS[region])
                if not only_sells(state, self.seat, region):
                    together += 1
        if together > 1:
            found.insert(0, ACTIVATE_ALL_OPTION)
        found.append(DONE_OPTION)
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is DONE:
            return
        state.then(self)
        if option.verb is ACTIVATE:
            activate(state, self.seat, option.args[0])
            return
        for machine in (REFINER, SCAVENGER, HARVESTER):  # the last one put on the agenda runs first
            for region in NODE_REGIONS[state.players[self.seat].node]:
                if state.machines[3 * region + machine] == self.seat:
                    state.then(ActivateOne(self.seat, region))

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(ASK_ACTIVATE)


@dataclass(frozen=True)
class ActivateOne(Step):
    """One of several machines that are activated together; one that could only sell a card waits to be asked for."""

    seat: int
    region: int

    def run(self, state: IcaionState) -> None:
        if can_activate(state, self.seat, self.region) and not only_sells(state, self.seat, self.region):
            activate(state, self.seat, self.region)


def activate(state: IcaionState, seat: int, region: int) -> None:
    """A harvester takes one more crystal, a scavenger draws a card, a refiner scores; upgrades change this."""
    state.used |= 1 << region
    machine = state.machine_of(seat, region)
    player = state.players[seat]
    if machine == HARVESTER:
        if player.upgrades and (player.upgraded(HARVESTER_TWO) or player.upgraded(HARVESTER_ANY)):
            state.then(Harvest(seat, region))
        else:
            harvest(state, seat, region, 1, -1)
    elif machine == SCAVENGER:
        if player.upgrades and (player.upgraded(SCAVENGER_TWO) or player.upgraded(SCAVENGER_DISCARD)):
            state.then(Scavenge(seat, region))
        else:
            state.draw_curio(seat)
    else:
        state.tell(REFINED, (seat, region))
        if state.beams:  # A22: the crystal goes back to the common supply
            state.batch[region // 3] -= 1
            state.tell(GAVE_BACK, (seat, region // 3))
        state.score(seat, 3 if player.upgraded(REFINER_THREE) else 2, FROM_REFINE)
        if state.parasites[region] and player.upgraded(REFINER_PARASITE):
            state.then(Purge(seat, region))


def harvest(state: IcaionState, seat: int, region: int, count: int, swapped: int) -> None:
    """Take further crystals; one of them may come from the supply in another colour and stays in the region."""
    own = count if swapped < 0 else count - 1
    state.qoam[region] -= own
    state.batch[region // 3] += own
    if own:
        state.tell(HARVESTED, (seat, region, own))
    if swapped >= 0:
        state.batch[swapped] += 1
        state.tell(SWAPPED, (seat, swapped))


@dataclass(frozen=True)
class Harvest(Decision):
    """With a Double drill: take one or two further crystals."""

    seat: int
    region: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        most = 2 if state.players[self.seat].upgraded(HARVESTER_TWO) else 1
        return [HARVESTS[number] for number in range(min(most, state.qoam[self.region]), 0, -1)]

    def choose(self, state: IcaionState, option: Option) -> None:
        if state.players[self.seat].upgraded(HARVESTER_ANY):
            state.then(SwapCrystal(self.seat, self.region, option.args[0]))
        else:
            harvest(state, self.seat, self.region, option.args[0], -1)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(ASK_HARVEST, (self.region,))


@dataclass(frozen=True)
class SwapCrystal(Decision):
    """With a Prism bit: one of the further crystals (A28: only one) may be of any colour instead."""

    seat: int
    region: int
    count: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        return [*SWAPS, DECLINE_OPTION]

    def choose(self, state: IcaionState, option: Option) -> None:
        harvest(state, self.seat, self.region, self.count, option.args[0] if option.verb is SWAP else -1)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(ASK_SWAP, (self.region,))


@dataclass(frozen=True)
class Scavenge(Decision):
    """With upgrades: draw up to two cards, or discard a card for 3 RP instead."""

    seat: int
    region: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        player = state.players[self.seat]
        most = min(player.room(), 2 if player.upgraded(SCAVENGER_TWO) else 1)
        found = [DRAW_OPTIONS[number] for number in range(most, 0, -1)]
        if player.upgraded(SCAVENGER_DISCARD):
            last_face = -1
            for card in player.hand:
                if FACE[card] != last_face:
                    last_face = FACE[card]
                    found.append(DISCARDS[card])
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is DISCARD:
            state.discard_from_hand(self.seat, option.args[0])
            state.tell(SOLD, (self.seat, option.args[0]))
            state.score(self.seat, 3, FROM_CURIO)
        else:
            for _ in range(option.args[0]):
                state.draw_curio(self.seat)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(ASK_SCAVENGE, (self.region,))


@dataclass(frozen=True)
class Purge(Decision):
    """With a Purge burner: an activated refiner may collect a parasite of its region for free."""

    seat: int
    region: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        return [COLLECT_OPTION, DECLINE_OPTION]

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is COLLECT:
            collect(state, self.seat, self.region)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(ASK_PURGE, (self.region,))


def collect(state: IcaionState, seat: int, region: int) -> None:
    """A parasite leaves a region and lies beside the player's board until the end of the Year."""
    state.parasites[region] -= 1
    state.players[seat].parasites += 1
    state.tell(ERADICATED, (seat, region))


# -- deploy -------------------------------------------------------------------------------------------------


def deploy(state: IcaionState, seat: int, slot: int, region: int) -> None:
    """Pay one crystal more than there are machines, in the region's colour or brown; then place the machine."""
    state.then(PlaceMachine(seat, slot, region))
    charge(state, seat, deploy_cost(state, seat, region), 1 << region // 3 | WILD)


@dataclass(frozen=True)
class PlaceMachine(Step):
    """The machine comes to the region, its slot's bonus is uncovered, the deployment scores."""

    seat: int
    slot: int
    region: int

    def run(self, state: IcaionState) -> None:
        seat, slot, region = self.seat, self.slot, self.region
        machine = slot % 3
        # A48: neutral machines count like all others. The Creature scores as if it had paid in full.
        points = (state.machines_in(region) + 1) * max(1, state.same_type_around(region, machine))
        state.machines[3 * region + machine] = seat
        state.players[seat].left &= ~(1 << slot)
        state.tell(DEPLOYED, (seat, slot, region))
        if machine != REFINER:
            state.score(seat, points, FROM_DEPLOY)
            return
        state.recharge(seat)
        if slot == REFINER_1:
            state.score(seat, REFINER_1_POINTS, FROM_BONUS)
            state.score(seat, points, FROM_DEPLOY)
        elif slot == REFINER_2:
            state.then(TakeColour(seat, REFINER_2_CRYSTALS), ScoreDeploy(seat, points))
        else:
            state.then(DrawCards(seat, 1), ScoreDeploy(seat, points))


@dataclass(frozen=True)
class ScoreDeploy(Step):
    """A deployed refiner scores after its bonus."""

    seat: int
    points: int

    def run(self, state: IcaionState) -> None:
        state.score(self.seat, self.points, FROM_DEPLOY)


# -- eradicate ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Remove(Decision):
    """Remove parasites from adjacent regions in any distribution: at least one, at most what the gray pays."""

    seat: int
    left: int
    removed: bool

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        found: list[Option] = []
        total = 0
        for region in NODE_REGIONS[state.players[self.seat].node]:
            if state.parasites[region]:
                found.append(REMOVALS[region])
                total += state.parasites[region]
        if total > 1 and self.left > 1 and (total <= self.left or len(found) == 1):
            found.insert(0, REMOVE_ALL_OPTION)
        if self.removed:
            found.append(DONE_OPTION)
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is DONE:
            return
        player = state.players[self.seat]
        if player.gear == SWORD and not state.sword_scored:  # A26: once in each turn
            state.sword_scored = True
            state.score(self.seat, 2, FROM_GEAR)
        if option.verb is REMOVE:
            collect(state, self.seat, option.args[0])
            if self.left > 1:
                state.then(Remove(self.seat, self.left - 1, True))
            return
        left = self.left
        for region in NODE_REGIONS[player.node]:
            while left and state.parasites[region]:
                collect(state, self.seat, region)
                left -= 1

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(ASK_REMOVE, (self.left,))


# -- investigate --------------------------------------------------------------------------------------------


def investigate(state: IcaionState, seat: int) -> None:
    """Reveal a shard of the Colossus to all; then pink may be paid, up to its value."""
    state.shard_shown = state.draw(state.colossus_shards)
    state.tell(SHARD_SHOWN, (seat, state.shard_shown))
    state.then(OFFER_STEPS[seat])


@dataclass(frozen=True)
class OfferPink(Decision):
    """Pay up to the shard's value in pink: a point for each; all of it to keep the shard."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        player = state.players[self.seat]
        most = min(state.shard_shown, most_payable(player.have(), 1 << PINK, player.converters()))
        return [OFFERS[pink] for pink in range(most, -1, -1)]

    def choose(self, state: IcaionState, option: Option) -> None:
        state.then(SettleShard(self.seat, option.args[0]))
        charge(state, self.seat, option.args[0], 1 << PINK)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(ASK_OFFER, (state.shard_shown,))


@dataclass(frozen=True)
class SettleShard(Step):
    """Score the pink spent; a shard paid in full is kept, any other leaves the game, and so does a sixth one."""

    seat: int
    pink: int

    def run(self, state: IcaionState) -> None:
        player = state.players[self.seat]
        value = state.shard_shown
        state.shard_shown = 0
        state.score(self.seat, self.pink * (3 if player.seeker == OUTSIDER else 1), FROM_INVESTIGATE)
        if self.pink == value and len(player.shards) < MOST_SHARDS:
            player.shards = (*player.shards, value)
            state.tell(SHARD_KEPT, (self.seat, value))
        else:
            state.shards_gone = (*state.shards_gone, value)
            state.tell(SHARD_LOST, (self.seat, value))


# -- apparatus ----------------------------------------------------------------------------------------------


def retrieve(state: IcaionState, seat: int, tile: int) -> None:
    """Take the tile into the retrieval slot and score its formula at once."""
    player = state.players[seat]
    player.held = tile
    player.retrieved = True
    state.piles[tile // 3] += 1
    state.tell(RETRIEVED, (seat, tile))
    state.score(seat, state.tile_value(seat, tile // 3), FROM_RETRIEVE)


def install(state: IcaionState, seat: int) -> None:
    """Move the tile to the installed slot of its Year; it scores at the end of the game."""
    player = state.players[seat]
    tile = player.held
    player.held = -1
    slots = list(player.installed)
    slots[tile % 3] = tile
    player.installed = tuple(slots)
    state.tell(INSTALLED, (seat, tile))
    if player.gear == TOOLS:
        state.score(seat, 4, FROM_GEAR)


# -- restore a wonder ---------------------------------------------------------------------------------------


def restore(state: IcaionState, seat: int, wonder: int, region: int) -> None:
    """Pay the wonder's cost in the region's colour or brown; then place it."""
    state.then(PlaceWonder(seat, wonder, region))
    charge(state, seat, WONDER_COST[wonder], 1 << region // 3 | WILD)


@dataclass(frozen=True)
class PlaceWonder(Step):
    """The wonder comes to the region: 4 points for each own machine in the regions around it."""

    seat: int
    wonder: int
    region: int

    def run(self, state: IcaionState) -> None:
        if state.wonders_of(self.seat):  # the second one of a player, in a game of two, has no base
            state.bare |= 1 << self.wonder
        state.wonder_at[self.region] = self.wonder
        state.wonder_owner[self.wonder] = self.seat
        state.wonders_offered = tuple([each for each in state.wonders_offered if each != self.wonder])
        state.tell(RESTORED, (self.seat, self.wonder, self.region))
        machines = 0
        for near in NEAR_REGIONS[self.region]:
            if state.machine_of(self.seat, near) >= 0:
                machines += 1
        state.score(self.seat, 4 * machines, FROM_WONDER)


EXTRACTS: Final = [Extract(seat) for seat in range(5)]
ACTIVATES: Final = [Activate(seat) for seat in range(5)]
STORES: Final = [StoreBatch(seat) for seat in range(5)]
OFFER_STEPS: Final = [OfferPink(seat) for seat in range(5)]
