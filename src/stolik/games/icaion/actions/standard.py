"""The standard actions: extract, deploy, eradicate, investigate, retrieve, install, restore a wonder."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....engine.agenda import Decision, Step
from ....engine.option import Option, Phrase
from .. import cards, pieces, tiles
from ..board import NEAR_REGIONS, NODE_REGIONS
from ..effects import DrawCards, TakeColour, receive
from ..state import IcaionState
from .paying import charge
from .possible import GRAY_ONLY, PINK_ONLY, can_scavenge, colours_in, deploy_cost, most_payable

ACTIVATE_ALL_OPTION: Final = Option(pieces.ACTIVATE_ALL)
REMOVE_ALL_OPTION: Final = Option(pieces.REMOVE_ALL)
COLLECT_OPTION: Final = Option(pieces.COLLECT)
SWAPS: Final = [Option(pieces.SWAP, (colour,)) for colour in range(5)]


def begin(state: IcaionState, seat: int, option: Option) -> None:
    """Start a standard action, whoever granted it; waking wonders after an Extract is the caller's."""
    verb = option.verb
    if verb is pieces.EXTRACT:
        state.then(EXTRACTS[seat])
    elif verb is pieces.DEPLOY or verb is pieces.DEPLOY_SPECIAL:
        deploy(state, seat, option.args[0], option.args[1])
    elif verb is pieces.ERADICATE:
        gray = option.args[0]
        state.then(Remove(seat, gray * state.players[seat].strength(), False))
        charge(state, seat, gray, GRAY_ONLY)
    elif verb is pieces.INVESTIGATE or verb is pieces.INVESTIGATE_SPECIAL:
        investigate(state, seat)
    elif verb is pieces.RETRIEVE or verb is pieces.RETRIEVE_SPECIAL:
        retrieve(state, seat, option.args[0])
    elif verb is pieces.INSTALL or verb is pieces.INSTALL_SPECIAL:
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
                state.tell(pieces.EXTRACTED, (self.seat, region))
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
    if machine == tiles.HARVESTER:
        return state.qoam[region] > 0
    if machine == tiles.SCAVENGER:
        return can_scavenge(state, seat, region, len(state.players[seat].hand))
    return state.taken >> region & 1 > 0


def only_sells(state: IcaionState, seat: int, region: int) -> bool:
    """Whether an own scavenger can draw no card, so that all it could do is to sell one."""
    return state.machines[3 * region + tiles.SCAVENGER] == seat and state.players[seat].room() <= 0


@dataclass(frozen=True)
class Activate(Decision):
    """Activate own machines around the seeker, each at most once, in any order; or stop."""

    seat: int

    def options(self, state: IcaionState) -> list[Option]:
        found: list[Option] = []
        together = 0
        for region in NODE_REGIONS[state.players[self.seat].node]:
            if can_activate(state, self.seat, region):
                found.append(pieces.ACTIVATIONS[region])
                if not only_sells(state, self.seat, region):
                    together += 1
        if together > 1:
            found.insert(0, ACTIVATE_ALL_OPTION)
        found.append(pieces.DONE_OPTION)
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is pieces.DONE:
            return
        state.then(self)
        if option.verb is pieces.ACTIVATE:
            activate(state, self.seat, option.args[0])
            return
        for machine in (tiles.REFINER, tiles.SCAVENGER, tiles.HARVESTER):  # the last one put on the agenda runs first
            for region in NODE_REGIONS[state.players[self.seat].node]:
                if state.machines[3 * region + machine] == self.seat:
                    state.then(ActivateOne(self.seat, region))

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_ACTIVATE)


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
    if machine == tiles.HARVESTER:
        if player.upgrades and (player.upgraded(cards.HARVESTER_TWO) or player.upgraded(cards.HARVESTER_ANY)):
            state.then(Harvest(seat, region))
        else:
            harvest(state, seat, region, tiles.HARVEST_CRYSTALS, -1)
    elif machine == tiles.SCAVENGER:
        if player.upgrades and (player.upgraded(cards.SCAVENGER_TWO) or player.upgraded(cards.SCAVENGER_DISCARD)):
            state.then(Scavenge(seat, region))
        else:
            for _ in range(tiles.SCAVENGE_CARDS):
                state.draw_curio(seat)
    else:
        state.tell(pieces.REFINED, (seat, region))
        if state.beams:  # A22: the crystal goes back to the common supply
            state.batch[region // 3] -= 1
            state.tell(pieces.GAVE_BACK, (seat, region // 3))
        state.score(seat, player.best(cards.REFINER_THREE, tiles.REFINE_POINTS), pieces.FROM_REFINE)
        if state.parasites[region] and player.upgraded(cards.REFINER_PARASITE):
            state.then(Purge(seat, region))


def harvest(state: IcaionState, seat: int, region: int, count: int, swapped: int) -> None:
    """Take further crystals; one of them may come from the supply in another colour and stays in the region."""
    own = count if swapped < 0 else count - 1
    state.qoam[region] -= own
    state.batch[region // 3] += own
    if own:
        state.tell(pieces.HARVESTED, (seat, region, own))
    if swapped >= 0:
        state.batch[swapped] += 1
        state.tell(pieces.SWAPPED, (seat, swapped))


@dataclass(frozen=True)
class Harvest(Decision):
    """With upgrades: choose how many further crystals to take, at least one."""

    seat: int
    region: int

    def options(self, state: IcaionState) -> list[Option]:
        most = state.players[self.seat].best(cards.HARVESTER_TWO, tiles.HARVEST_CRYSTALS)
        return [pieces.HARVESTS[number] for number in range(min(most, state.qoam[self.region]), 0, -1)]

    def choose(self, state: IcaionState, option: Option) -> None:
        if state.players[self.seat].upgraded(cards.HARVESTER_ANY):
            state.then(SwapCrystal(self.seat, self.region, option.args[0]))
        else:
            harvest(state, self.seat, self.region, option.args[0], -1)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_HARVEST, (self.region,))


@dataclass(frozen=True)
class SwapCrystal(Decision):
    """With a Prism bit: one of the further crystals (A28: only one) may be of any colour instead."""

    seat: int
    region: int
    count: int

    def options(self, state: IcaionState) -> list[Option]:
        return [*SWAPS, pieces.DECLINE_OPTION]

    def choose(self, state: IcaionState, option: Option) -> None:
        harvest(state, self.seat, self.region, self.count, option.args[0] if option.verb is pieces.SWAP else -1)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_SWAP, (self.region,))


@dataclass(frozen=True)
class Scavenge(Decision):
    """With upgrades: choose how many cards to draw, or discard a card for points instead."""

    seat: int
    region: int

    def options(self, state: IcaionState) -> list[Option]:
        player = state.players[self.seat]
        most = min(player.room(), player.best(cards.SCAVENGER_TWO, tiles.SCAVENGE_CARDS))
        found = [pieces.DRAWS[number] for number in range(most, 0, -1)]
        if player.upgraded(cards.SCAVENGER_DISCARD):
            last_face = -1
            for card in player.hand:
                if cards.FACE[card] != last_face:
                    last_face = cards.FACE[card]
                    found.append(pieces.DISCARDS[card])
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is pieces.DISCARD:
            state.discard_from_hand(self.seat, option.args[0])
            state.tell(pieces.SOLD, (self.seat, option.args[0]))
            points = state.players[self.seat].best(cards.SCAVENGER_DISCARD, 0)
            state.score(self.seat, points, pieces.FROM_CURIO)
        else:
            for _ in range(option.args[0]):
                state.draw_curio(self.seat)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_SCAVENGE, (self.region,))


@dataclass(frozen=True)
class Purge(Decision):
    """With a Purge burner: an activated refiner may collect a parasite of its region for free."""

    seat: int
    region: int

    def options(self, state: IcaionState) -> list[Option]:
        return [COLLECT_OPTION, pieces.DECLINE_OPTION]

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is pieces.COLLECT:
            collect(state, self.seat, self.region)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_PURGE, (self.region,))


def collect(state: IcaionState, seat: int, region: int) -> None:
    """A parasite leaves a region and lies beside the player's board until the end of the Year."""
    state.parasites[region] -= 1
    state.players[seat].parasites += 1
    state.tell(pieces.ERADICATED, (seat, region))


# -- deploy -------------------------------------------------------------------------------------------------


def deploy(state: IcaionState, seat: int, slot: int, region: int) -> None:
    """Pay one crystal more than there are machines, in the region's colour or brown; then place the machine."""
    state.then(PlaceMachine(seat, slot, region))
    charge(state, seat, deploy_cost(state, seat, region), colours_in(region))


class PlaceMachine(Step):
    """The machine comes to the region, its slot's bonus is uncovered, the deployment scores."""

    def __init__(self, seat: int, slot: int, region: int) -> None:
        self.seat = seat
        self.slot = slot
        self.region = region

    def run(self, state: IcaionState) -> None:
        seat, slot, region = self.seat, self.slot, self.region
        machine = slot % 3
        points = state.deploy_points(region, machine)
        state.machines[3 * region + machine] = seat
        state.players[seat].left &= ~(1 << slot)
        state.tell(pieces.DEPLOYED, (seat, slot, region))
        if machine != tiles.REFINER:
            state.score(seat, points, pieces.FROM_DEPLOY)
            return
        state.recharge(seat)
        if slot == tiles.REFINER_1:
            state.score(seat, tiles.REFINER_1_POINTS, pieces.FROM_BONUS)
            state.score(seat, points, pieces.FROM_DEPLOY)
        elif slot == tiles.REFINER_2:
            state.then(TakeColour(seat, tiles.REFINER_2_CRYSTALS), ScoreDeploy(seat, points))
        else:
            state.then(DrawCards(seat, 1), ScoreDeploy(seat, points))


@dataclass(frozen=True)
class ScoreDeploy(Step):
    """A deployed refiner scores after its bonus."""

    seat: int
    points: int

    def run(self, state: IcaionState) -> None:
        state.score(self.seat, self.points, pieces.FROM_DEPLOY)


# -- eradicate ----------------------------------------------------------------------------------------------


class Remove(Decision):
    """Remove parasites from adjacent regions in any distribution: at least one, at most what the gray pays."""

    def __init__(self, seat: int, left: int, removed: bool) -> None:
        self.seat = seat
        self.left = left
        self.removed = removed

    def options(self, state: IcaionState) -> list[Option]:
        found: list[Option] = []
        total = 0
        for region in NODE_REGIONS[state.players[self.seat].node]:
            if state.parasites[region]:
                found.append(pieces.REMOVALS[region])
                total += state.parasites[region]
        if total > 1 and self.left > 1 and (total <= self.left or len(found) == 1):
            found.insert(0, REMOVE_ALL_OPTION)
        if self.removed:
            found.append(pieces.DONE_OPTION)
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is pieces.DONE:
            return
        player = state.players[self.seat]
        if player.gear == cards.SWORD and not state.sword_scored:  # A26: once in each turn
            state.sword_scored = True
            state.score(self.seat, cards.GEAR_AMOUNT[cards.SWORD], pieces.FROM_GEAR)
        if option.verb is pieces.REMOVE:
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
        return Phrase(pieces.ASK_REMOVE, (self.left,))


# -- investigate --------------------------------------------------------------------------------------------


def investigate(state: IcaionState, seat: int) -> None:
    """Reveal a shard of the Colossus to all; then pink may be paid, up to its value."""
    state.shard_shown = state.draw(state.colossus_shards)
    state.tell(pieces.SHARD_SHOWN, (seat, state.shard_shown))
    state.then(OFFER_STEPS[seat])


@dataclass(frozen=True)
class OfferPink(Decision):
    """Pay up to the shard's value in pink: a point for each; all of it to keep the shard."""

    seat: int

    def options(self, state: IcaionState) -> list[Option]:
        player = state.players[self.seat]
        most = min(state.shard_shown, most_payable(player.have(), PINK_ONLY, player.converters()))
        return [pieces.OFFERS[pink] for pink in range(most, -1, -1)]

    def choose(self, state: IcaionState, option: Option) -> None:
        state.then(SettleShard(self.seat, option.args[0]))
        charge(state, self.seat, option.args[0], PINK_ONLY)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_OFFER, (state.shard_shown,))


@dataclass(frozen=True)
class SettleShard(Step):
    """Score the pink spent; a shard paid in full is kept, any other leaves the game, and so does a sixth one."""

    seat: int
    pink: int

    def run(self, state: IcaionState) -> None:
        player = state.players[self.seat]
        value = state.shard_shown
        state.shard_shown = 0
        each = cards.SEEKER_AMOUNT[cards.OUTSIDER] if player.seeker == cards.OUTSIDER else tiles.PINK_POINTS
        state.score(self.seat, self.pink * each, pieces.FROM_INVESTIGATE)
        if self.pink == value and len(player.shards) < tiles.MOST_SHARDS:
            player.shards = (*player.shards, value)
            state.tell(pieces.SHARD_KEPT, (self.seat, value))
        else:
            state.shards_gone = (*state.shards_gone, value)
            state.tell(pieces.SHARD_LOST, (self.seat, value))


# -- apparatus ----------------------------------------------------------------------------------------------


def retrieve(state: IcaionState, seat: int, tile: int) -> None:
    """Take the tile into the retrieval slot and score its formula at once."""
    player = state.players[seat]
    player.held = tile
    player.retrieved = True
    state.piles[tile // 3] += 1
    state.tell(pieces.RETRIEVED, (seat, tile))
    state.score(seat, state.tile_value(seat, tile // 3), pieces.FROM_RETRIEVE)


def install(state: IcaionState, seat: int) -> None:
    """Move the tile to the installed slot of its Year; it scores at the end of the game."""
    player = state.players[seat]
    tile = player.held
    player.held = -1
    slots = list(player.installed)
    slots[tile % 3] = tile
    player.installed = tuple(slots)
    state.tell(pieces.INSTALLED, (seat, tile))
    if player.gear == cards.TOOLS:
        state.score(seat, cards.GEAR_AMOUNT[cards.TOOLS], pieces.FROM_GEAR)


# -- restore a wonder ---------------------------------------------------------------------------------------


def restore(state: IcaionState, seat: int, wonder: int, region: int) -> None:
    """Pay the wonder's cost in the region's colour or brown; then place it."""
    state.then(PlaceWonder(seat, wonder, region))
    charge(state, seat, cards.WONDER_COST[wonder], colours_in(region))


@dataclass(frozen=True)
class PlaceWonder(Step):
    """The wonder comes to the region: points for each own machine in the regions around it."""

    seat: int
    wonder: int
    region: int

    def run(self, state: IcaionState) -> None:
        if state.wonders_of(self.seat):  # the second one of a player, in a game of two, has no base
            state.bare |= 1 << self.wonder
        state.wonder_at[self.region] = self.wonder
        state.wonder_owner[self.wonder] = self.seat
        state.wonders_offered = tuple([each for each in state.wonders_offered if each != self.wonder])
        state.tell(pieces.RESTORED, (self.seat, self.wonder, self.region))
        machines = 0
        for near in NEAR_REGIONS[self.region]:
            if state.machine_of(self.seat, near) >= 0:
                machines += 1
        state.score(self.seat, cards.RESTORE_POINTS * machines, pieces.FROM_WONDER)


EXTRACTS: Final = [Extract(seat) for seat in range(5)]
ACTIVATES: Final = [Activate(seat) for seat in range(5)]
STORES: Final = [StoreBatch(seat) for seat in range(5)]
OFFER_STEPS: Final = [OfferPink(seat) for seat in range(5)]
