"""Whole actions and events against their definition, on positions mixed at random.

What the rules say is written here once more, and plainly: every result of an action as a set, without questions and
answers. Playing every option of the game to its end must give the same set.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, product

import pytest
import ways

from icaion.scenes import act, reset_turn, table
from stolik.games.icaion import cards
from stolik.games.icaion.actions.turn import Act, MoveOrCamp
from stolik.games.icaion.board import CRATER_REGIONS, NEAR_REGIONS, NODE_REGIONS, TRACK
from stolik.games.icaion.effects import Prevent
from stolik.games.icaion.pieces import CURIO, REGION, SLOT
from stolik.games.icaion.rounds import BeginRound
from stolik.games.icaion.state import IcaionState
from stolik.games.icaion.tiles import HARVESTER, REFINER, SCAVENGER

Outcomes = Iterator[IcaionState]


def picture(state: IcaionState) -> str:
    """All that seat 0 can change by an action, with cards as numbers where they are secret or alike."""
    mine = state.players[0]
    upgrades = sorted(card if card in cards.CAGE_CARDS else cards.FACE[card] for card in mine.upgrades)
    return repr(
        (
            mine.cages, mine.left, mine.rp, mine.charged, len(mine.hand), upgrades, mine.parasites, state.qoam,
            state.parasites, state.machines, len(state.curio_discard),
        )
    )  # fmt: skip


def mixed(dice: random.Random) -> IcaionState:
    """Seat 0 chooses its actions, on a board with pieces anywhere and with any characters and upgrades."""
    state = table(4, radiant_beams="on" if dice.random() < 0.3 else "off")
    mine = state.players[0]
    mine.node, mine.seeker, mine.gear = dice.randrange(40), dice.randrange(7), dice.randrange(10)
    mine.charged = dice.random() < 0.7
    mine.left = sum(dice.choice((7, 6, 4, 0)) << 3 * row for row in range(3))
    if state.beams:
        mine.left = dice.randrange(512)
    deck = list(range(len(cards.CURIOS)))
    dice.shuffle(deck)
    upgrades = [card for card in deck if cards.CURIO_EFFECT[card] >= cards.ICON_CAGE][: dice.randrange(5)]
    if dice.random() < 0.4:
        upgrades = list({*upgrades, cards.CURIO_EFFECT.index(cards.CONVERT)})
    mine.upgrades = tuple(sorted(upgrades))
    rest = [card for card in deck if card not in upgrades]
    mine.hand, state.curio_deck = tuple(sorted(rest[:3])), rest[3:]
    colours = dice.sample(range(5), 2)  # few colours, so that there are pairs to convert and enough to pay
    for _ in range(dice.randrange(8)):
        mine.cages[5 * dice.choice(mine.open_cages()) + dice.choice(colours)] += 1
    for region in range(15):
        state.qoam[region], state.parasites[region] = dice.randrange(4), dice.choice((0, 0, 1, 2, 3))
        kinds, owners = dice.sample(range(3), dice.randrange(4)), dice.sample(range(5), 3)
        for kind, owner in zip(kinds, owners):
            state.machines[3 * region + kind] = owner
    reset_turn(state, 0)
    return act(state)


# -- what a player can bring about --------------------------------------------------------------------------


def paid(state: IcaionState, cost: int, colours: set[int]) -> Outcomes:
    """Crystals of these colours leave any cages; with a converter two of one colour count as one of another."""
    ends: set[tuple[int, ...]] = set()

    def pay(cages: tuple[int, ...], left: int, converters: int) -> None:
        if left <= 0:
            ends.add(cages)
            return
        for at, count in enumerate(cages):
            if count and at % 5 in colours:
                pay((*cages[:at], count - 1, *cages[at + 1 :]), left - 1, converters)
        for colour in range(5) if converters else ():
            pair = [at for at in range(colour, len(cages), 5) for _ in range(cages[at])]
            for fed in set(combinations(pair, 2)) if colours - {colour} else ():
                less = list(cages)
                for at in fed:
                    less[at] -= 1
                pay(tuple(less), left - 1, converters - 1)

    pay(tuple(state.players[0].cages), cost, state.players[0].upgraded(cards.CONVERT))
    for cages in ends:
        after = state.clone()
        after.players[0].cages = list(cages)
        yield after


def deposited(state: IcaionState, batch: list[int]) -> Outcomes:
    """A batch replaces what one open cage held, or is thrown away."""
    yield state
    for cage in state.players[0].open_cages() if sum(batch) else ():
        after = state.clone()
        after.players[0].cages[5 * cage : 5 * cage + 5] = batch
        yield after


def drawn(state: IcaionState, least: int, most: int) -> Outcomes:
    """So many cards are drawn, as far as the hand has room."""
    most = min(most, state.players[0].room())
    for count in range(min(least, most), most + 1):
        after = state.clone()
        for _ in range(count):
            after.draw_curio(0)
        yield after


def extract(state: IcaionState) -> Outcomes:
    """A crystal from every region around; then the own machines that are not blocked, each once, in any order."""
    state = state.clone()
    batch = [0] * 5
    taken = [region for region in NODE_REGIONS[state.players[0].node] if state.qoam[region]]
    for region in taken:
        state.qoam[region] -= 1
        batch[region // 3] += 1
    for after, stored in activated(state, batch, taken, NODE_REGIONS[state.players[0].node]):
        yield from deposited(after, stored)


def activated(
    state: IcaionState, batch: list[int], taken: list[int], ready: tuple[int, ...]
) -> Iterator[tuple[IcaionState, list[int]]]:
    yield state, batch
    for region in ready:
        standing = 3 - state.machines[3 * region : 3 * region + 3].count(-1)
        if state.parasites[region] <= standing:
            others = tuple(each for each in ready if each != region)
            for after, more in one_activated(state, batch, taken, region):
                yield from activated(after, more, taken, others)


def one_activated(
    state: IcaionState, batch: list[int], taken: list[int], region: int
) -> Iterator[tuple[IcaionState, list[int]]]:
    mine, kind, colour = state.players[0], state.machine_of(0, region), region // 3
    if kind == HARVESTER:
        most = min(state.qoam[region], 2 if mine.upgraded(cards.HARVESTER_TWO) else 1)
        for count in range(1, most + 1):
            for swapped in (None, *range(5)) if mine.upgraded(cards.HARVESTER_ANY) else (None,):
                own = count if swapped is None else count - 1
                after, more = state.clone(), batch.copy()
                after.qoam[region] -= own
                more[colour] += own
                if swapped is not None:
                    more[swapped] += 1
                yield after, more
    elif kind == SCAVENGER:
        for after in drawn(state, 1, 2 if mine.upgraded(cards.SCAVENGER_TWO) else 1):
            if len(after.players[0].hand) > len(mine.hand):
                yield after, batch
        if mine.hand and mine.upgraded(cards.SCAVENGER_DISCARD):
            after = state.clone()
            after.discard_from_hand(0, mine.hand[0])
            after.players[0].rp += 3
            yield after, batch
    elif kind == REFINER and region in taken:
        after, more = state.clone(), batch.copy()
        more[colour] -= state.beams
        after.players[0].rp += 3 if mine.upgraded(cards.REFINER_THREE) else 2
        yield after, more
        if state.parasites[region] and mine.upgraded(cards.REFINER_PARASITE):
            after = after.clone()
            after.parasites[region] -= 1
            after.players[0].parasites += 1
            yield after, more


def deploy(state: IcaionState, slot: int, region: int) -> Outcomes:
    """A machine of the board where neither its colour nor its kind stands, for as many crystals as it is the n-th."""
    mine, row, kind = state.players[0], 3 * (slot // 3), slot % 3
    there = state.machines[3 * region : 3 * region + 3]
    before = 0 if state.beams else (1 << slot) - (1 << row)  # machines to the left of it
    if not mine.left >> slot & 1 or mine.left & before or 0 in there or there[kind] >= 0:
        return
    cost = 4 - there.count(-1)
    alike = sum(state.machines[3 * near + kind] >= 0 for near in NEAR_REGIONS[region])
    for after in paid(state, cost - (mine.seeker == cards.CREATURE), {region // 3, cards.BROWN}):
        after.machines[3 * region + kind] = 0
        after.players[0].left &= ~(1 << slot)
        after.players[0].rp += cost * max(1, alike)
        after.players[0].charged |= kind == REFINER
        if slot == 2:
            after.players[0].rp += 5
        if slot == 5:
            for colour in range(5):
                yield from deposited(after, [2 * (each == colour) for each in range(5)])
        elif slot == 8:
            yield from drawn(after, 1, 2)
        else:
            yield after


def eradicate(state: IcaionState, gray: int) -> Outcomes:
    """At least one parasite of the regions around, at most as many as gray crystals and strength allow."""
    mine, around = state.players[0], NODE_REGIONS[state.players[0].node]
    total = sum(state.parasites[region] for region in around)
    if (gray - 1) * mine.strength() >= total:
        return  # a crystal would be wasted
    for after in paid(state, gray, {cards.GRAY}):
        for removed in product(*[range(state.parasites[region] + 1) for region in around]):
            if 1 <= sum(removed) <= gray * mine.strength():
                end = after.clone()
                for region, count in zip(around, removed):
                    end.parasites[region] -= count
                end.players[0].parasites += sum(removed)
                end.players[0].rp += 2 * (mine.gear == cards.SWORD)
                yield end


def play_card(state: IcaionState, card: int) -> Outcomes:
    """An upgrade or a card that needs nothing but its price."""
    mine, effect, amount = state.players[0], cards.CURIO_EFFECT[card], cards.CURIO_AMOUNT[card]
    cost = cards.CURIO_COST[card] - (mine.seeker == cards.CREATURE)
    for after in paid(state, cost, {cards.GREEN}):
        me = after.players[0]
        after.take_from_hand(0, card)
        me.rp += (me.seeker == cards.HEIR) + (amount if effect == cards.SCORE else 0)
        me.charged |= effect == cards.RECHARGE
        if effect >= cards.ICON_CAGE:
            yield from upgraded(after, card)
            continue
        ends = [after]
        if effect == cards.DRAW:
            ends = list(drawn(after, 1, 2))
        elif effect == cards.TAKE:
            what = cards.CURIO_WHAT[card]
            colours = range(5) if what == cards.ANY else (what,)
            ends = [e for c in colours for e in deposited(after, [amount * (each == c) for each in range(5)])]
        for end in ends:
            done = end.clone()
            done.curio_discard = (*done.curio_discard, card)
            yield done


def upgraded(state: IcaionState, card: int) -> Outcomes:
    """It stays in play; at the limit another one goes, with the crystals of its cage, or the new one."""
    mine = state.players[0]
    if len(mine.upgrades) < mine.upgrade_limit():
        mine.upgrades = (*mine.upgrades, card)
        yield state
        return
    for gone in (card, *mine.upgrades):
        after = state.clone()
        after.players[0].upgrades = tuple({*mine.upgrades, card} - {gone})
        after.curio_discard = (*after.curio_discard, gone)
        if gone != card and gone in cards.CAGE_CARDS:
            cage = 4 + cards.CAGE_CARDS.index(gone)
            after.players[0].cages[5 * cage : 5 * cage + 5] = [0] * 5
        yield after


def defined(state: IcaionState, verb: str) -> dict[str, set[str]]:
    """Every option with a verb, and where it can end; none that nothing can come of."""
    mine = state.players[0]
    ways: dict[str, Outcomes] = {}
    if verb == "extract":
        ways["extract"] = extract(state)
    elif verb == "deploy":
        for slot, region in product(range(9), NODE_REGIONS[mine.node]):
            ways[f"deploy {SLOT.text(slot)} {REGION.text(region)}"] = deploy(state, slot, region)
    elif verb == "eradicate":
        ways = {f"eradicate {gray}": eradicate(state, gray) for gray in range(1, 10)}
    else:
        first = {cards.FACE[card]: card for card in reversed(mine.hand)}  # of those printed alike
        ways = {f"play {CURIO.text(card)}": play_card(state, card) for card in first.values() if is_plain(card)}
    found = {text: {picture(after) for after in way} for text, way in ways.items()}
    return {text: ends for text, ends in found.items() if ends and ends != {picture(state)}}


def is_plain(card: int) -> bool:
    """Whether a card needs nothing but its price: it neither moves, wounds nor grants an action."""
    return cards.CURIO_EFFECT[card] not in (cards.MOVE, cards.ACTION, cards.WOUND)


def ends(state: IcaionState) -> set[str]:
    """Where all ways through the options of an action end."""
    return ways.ends(
        state, lambda here: isinstance(here.agenda[-1], Act | MoveOrCamp), picture, lambda here: (here.batch, here.used)
    )


@pytest.mark.parametrize("verb", ["extract", "deploy", "eradicate", "play"])
def test_every_way_through_an_action_ends_where_its_definition_says(verb: str) -> None:
    tried = 0
    for seed in range(150):
        dice = random.Random(seed)
        state = mixed(dice)
        expected = defined(state, verb)
        offered = {str(option): option for option in state.options() if option.verb.name == verb}
        if verb == "play":
            offered = {text: option for text, option in offered.items() if is_plain(option.args[0])}
        assert sorted(offered) == sorted(expected), seed
        if expected:
            tried += 1
            text = dice.choice(sorted(expected))
            state.choose(offered[text])
            assert ends(state) == expected[text], (seed, text)
    assert tried > 15


# -- events -------------------------------------------------------------------------------------------------


class Event:
    """An event card as a story: qoam, parasites, overruns and wounds, with every answer of the wounded given."""

    def __init__(self, state: IcaionState, answers: list[bool]) -> None:
        self.state = state
        self.answers = answers  # whether a card is given, for one wound after another
        self.asked: list[int] = []

    def wound(self, regions: list[int]) -> None:
        """Once each, in turn order, who stands on a node of these regions and does not lie there already."""
        for seat in self.state.order:
            mine = self.state.players[seat]
            if mine.lying or not set(NODE_REGIONS[mine.node]) & set(regions):
                continue
            if mine.hand:
                self.asked.append(seat)
                if self.answers[len(self.asked) - 1]:
                    self.state.discard_from_hand(seat, mine.hand[0])
                    continue
            mine.lying = True

    def infest(self, region: int) -> None:
        if self.state.parasites[region] < 3:
            self.state.parasites[region] += 1
            return
        self.state.parasites[region] = 0
        self.state.machines[3 * region : 3 * region + 3] = [-1] * 3
        self.wound([region])

    def happen(self, card: int) -> None:
        state = self.state
        few = state.seats <= 3
        qoam, parasites, arrows = [row[state.round] for row in TRACK[0 if few else 1]]
        if card < cards.REGION_CARDS:
            for region in range(3 * card, 3 * card + 3):
                state.qoam[region] = min(state.seats + 3, state.qoam[region] + qoam)
            for region in range(3 * card, 3 * card + 3):
                if parasites and not (few and region % 3 == 0):
                    self.infest(region)
            return
        way = [(state.colossus + step) % 5 for step in range(arrows + 1)]
        start, end = CRATER_REGIONS[way[0]], CRATER_REGIONS[way[-1]]
        if card == cards.RAMPAGE:
            self.wound([region for crater in way for region in CRATER_REGIONS[crater]])
        elif card == cards.TRAIL:
            for region in start:
                self.infest(region)
        state.colossus = way[-1]
        for region in end:
            for _ in range(2 if card == cards.SWARM else 1):
                self.infest(region)
        if card != cards.RAMPAGE:
            self.wound(list(end))


def aftermath(state: IcaionState) -> str:
    """What an event has done; a seeker that has stood up for its turn was lying."""
    lying = [mine.lying or (state.recovery and seat == state.order[0]) for seat, mine in enumerate(state.players)]
    hands = [len(mine.hand) for mine in state.players]
    return repr((state.qoam, state.parasites, state.machines, state.colossus, lying, hands))


def test_events_overruns_and_wounds_happen_as_their_definition_says() -> None:
    tables = {players: table(players) for players in (2, 3, 4, 5)}
    wounded = 0
    for seed in range(300):
        dice = random.Random(seed)
        state = tables[dice.choice((2, 3, 4, 5))].clone()
        state.order = tuple(dice.sample(range(state.seats), state.seats))
        state.round, state.colossus, state.track = dice.randrange(8), dice.randrange(5), ()
        for seat, mine in enumerate(state.players):
            mine.node, mine.lying = dice.randrange(40), dice.random() < 0.2
            mine.hand = tuple(range(5 * seat, 5 * seat + dice.choice((0, 0, 1, 2))))
        for region in range(15):
            state.parasites[region], state.qoam[region] = dice.choice((0, 1, 2, 3, 3)), dice.randrange(state.seats + 4)
            for kind in range(3):
                state.machines[3 * region + kind] = dice.choice((-1, 0, 1))
        card = dice.choice((dice.randrange(len(cards.EVENTS)), cards.SWARM, cards.TRAIL, cards.RAMPAGE))
        answers = [dice.random() < 0.5 for _ in range(20)]
        story = Event(state.clone(), answers)
        story.happen(card)
        state.event_deck = [card]
        state.agenda = [BeginRound()]
        state.advance()
        asked: list[int] = []
        while isinstance(state.agenda[-1], Prevent):
            asked += state.deciders()
            options = state.options()
            state.choose(options[0] if answers[len(asked) - 1] else options[-1])
        story.state.recovery = False
        assert asked == story.asked and aftermath(state) == aftermath(story.state), seed
        wounded += len(asked)
    assert wounded > 30
