"""Zu against its definition: what its cards say, written once more as priorities, with every tie broken in every way."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from excavation.mixed import FREE_SPACES, mixed, picture, sold
from excavation.scenes import table
from stolik.games.excavation.automa import resolve
from stolik.games.excavation.board import CENTRE_OF
from stolik.games.excavation.cards import SPECIAL, UNLIMITED, ZU_MARKET, ZU_PAIR, ZU_ROWS
from stolik.games.excavation.pieces import (
    EASY_2,
    EASY_3,
    EASY_5,
    HARD_1,
    HARD_2,
    HARD_3,
    HARD_5,
    HATCH,
    HOLD,
    NOTHING,
)
from stolik.games.excavation.state import ExcavationState
from stolik.games.excavation.tiles import VALUE


class Ties:
    """Answers for ties, so that one run after another every one of them is broken in every way."""

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.sizes: list[int] = []
        self.at = 0

    def choose(self, tied: list[int]) -> int:
        if self.at == len(self.answers):
            self.answers.append(0)
            self.sizes.append(len(tied))
        self.at += 1
        return tied[self.answers[self.at - 1]]

    def again(self) -> bool:
        """Go on to the next way of breaking the ties, if there is one."""
        while self.answers and self.answers[-1] == self.sizes[-1] - 1:
            self.answers.pop()
            self.sizes.pop()
        if self.answers:
            self.answers[-1] += 1
        self.at = 0
        return bool(self.answers)


class Zu:
    """Zu's cards, from their priorities: of all candidates the one with the smallest keys, then any."""

    def __init__(self, state: ExcavationState, ties: Ties) -> None:
        self.state = state
        self.ties = ties

    def pick(self, candidates: Iterable[int], key: Callable[[int], tuple[int, ...]]) -> int:
        candidates = list(candidates)
        best = min(key(each) for each in candidates)
        return self.ties.choose([each for each in candidates if key(each) == best])

    def some(self, candidates: Iterable[int], count: int, key: Callable[[int], tuple[int, ...]]) -> list[int]:
        rest, chosen = list(candidates), list[int]()
        while rest and len(chosen) < count:
            chosen.append(self.pick(rest, key))
            rest.remove(chosen[-1])
        return chosen

    def owned(self, colour: int) -> list[int]:
        return [tile for tile in self.state.hold[1] + self.state.hatch[1] if tile >> 2 == colour]

    def has(self, tile: int) -> bool:
        return bool(self.state.gallery[1] >> tile & 1) or tile in self.state.hold[1] + self.state.hatch[1]

    def free(self, store: int) -> int:
        return FREE_SPACES[store] - len((self.state.hold, self.state.hatch)[store][1])

    def where(self, tile: int) -> int:
        return HOLD if tile in self.state.hold[1] else HATCH

    def on(self, switch: int) -> bool:
        return bool(self.state.rules & switch)

    def fails(self) -> None:
        self.state.credits[1] += 0 if self.on(EASY_2) else 15 if self.on(HARD_2) else 10

    def sample(self, tile: int) -> None:
        if not self.state.gallery[1] >> tile & 1 and self.state.crew[1]:
            self.state.sample(1, tile)

    def influence(self, market: int) -> tuple[int, int]:
        human, zu = (self.state.reps[3 * side + CENTRE_OF[market]] for side in (0, 1))
        if human == zu == 0:
            return 1, 0
        after = zu + 1
        return (2 if after == human else 3 if zu == human else 4 if after < human else 5), abs(human - zu)

    def profit(self, market: int, colour: int) -> tuple[int, ...]:
        rivals = self.state.traders[market] if self.state.traders[6 + market] else 0
        return -self.state.interest(market, colour), -rivals, *self.influence(market)

    def target(self) -> int:
        colours = [colour for colour in range(5) if self.owned(colour)]
        key = lambda c: (-self.state.level(c), -len(self.owned(c)))  # noqa: E731
        return self.pick(colours, key) if colours else NOTHING

    def new_on_sites(self, colour: int) -> list[int]:
        return [t for t in range(4 * colour, 4 * colour + 4) if self.state.ground[t] and not self.has(t)]

    def excavate(self, pair: tuple[int, ...]) -> None:
        state = self.state
        space = self.free(HOLD) + (self.free(HATCH) if self.on(HARD_3) else 0)
        lying = [c for c in range(5) if any(state.ground[4 * c : 4 * c + 4])]
        pool = list(pair) or lying or list(range(5))
        top = max(state.level(c) for c in pool)
        colour = self.pick(
            [c for c in pool if state.level(c) == top],
            lambda c: (
                not (space >= 2 and len(self.new_on_sites(c)) >= 2),
                bool(self.owned(c)),
                sum(tile >> 2 == c for tile in state.hold[0] + state.hatch[0]),
            ),
        )
        if not self.free(HOLD) + self.free(HATCH):
            return self.deliver()
        second = sum(pair) - colour if pair and self.on(HARD_1) else colour
        taken = 0
        for each in (colour, second):
            if taken < space and self.new_on_sites(each):
                tile = self.pick(
                    self.new_on_sites(each),
                    lambda t: (
                        state.gallery[0] >> t & 1,
                        state.ground[t] + state.black[t >> 2].count(t),
                        -VALUE[t],
                    ),
                )
                state.dig(1, tile, HOLD if self.free(HOLD) else HATCH)
                self.sample(tile)
                taken += 1
        if not taken:
            self.acquire(colour)

    def buyable(self, colours: Iterable[int]) -> list[int]:
        tops = [self.state.black[colour][0] for colour in colours if self.state.black[colour]]
        return [t for t in tops if not self.has(t) and self.state.credits[1] > VALUE[t]]

    def buy(self, tile: int) -> None:
        self.state.acquire(1, tile, HATCH if self.free(HATCH) else HOLD, VALUE[tile] + 1)
        self.sample(tile)

    def acquire(self, colour: int) -> None:
        found = self.buyable([(colour + step) % 5 for step in range(5)])
        if not found:
            return self.deliver()
        self.buy(found[0])
        more = self.buyable(range(5))
        if self.on(HARD_5) and more and self.free(HOLD) + self.free(HATCH):
            self.buy(max(more, key=lambda t: (VALUE[t], -t)))

    def deliver(self) -> None:
        best = [max(self.owned(c), key=lambda t: VALUE[t]) for c in range(5) if self.owned(c)]
        if not best:
            return self.fails()
        for tile in self.some(best, 2, lambda t: (-VALUE[t], self.where(t), self.state.level(t >> 2))):
            self.state.deliver(1, tile, self.where(tile))

    def market(self) -> None:
        state = self.state
        empty = [m for m in range(6) if not state.traders[6 + m]]
        if not empty or not state.crew[1]:
            return self.fails()
        colour = self.target()
        wanted = lambda m: 0 if colour == NOTHING else state.interest(m, colour)  # noqa: E731
        chosen = self.some(empty, min(2, state.crew[1]), lambda m: (-wanted(m), *self.influence(m)))
        for m in chosen:
            state.add_trader(1, m)
        for m in chosen:
            if state.track[SPECIAL]:
                state.push(m, SPECIAL)
            if not self.on(EASY_3):
                buyer = self.target()
                buyer = self.ties.choose(list(range(5))) if buyer == NOTHING else buyer
                if state.track[buyer]:
                    state.push(m, buyer)

    def command(self, market: int) -> None:
        before = list(self.state.crew)
        if not self.state.traders[6 + market] and self.state.crew[1]:
            self.state.add_trader(1, market)
        if self.state.crew[1]:
            self.state.add_representative(1, CENTRE_OF[market])
        if before[1] == 0:
            self.fails()

    def sells(self, colour: int, markets: list[int]) -> None:
        tiles = sorted(self.owned(colour), key=lambda t: VALUE[t])[: len(markets)]
        sold(self.state, 1, colour, markets, [(tile, self.where(tile)) for tile in tiles])

    def sell(self) -> None:
        good = [[m for m in range(6) if self.state.traders[6 + m] and self.state.interest(m, c)] for c in range(5)]
        count = [min(3, len(self.owned(c)), len(good[c])) for c in range(5)]
        most = max(count)
        if not most:
            return self.fails()
        colour = self.pick([c for c in range(5) if count[c] == most], lambda c: (-self.state.level(c),))
        self.sells(colour, self.some(good[colour], most, lambda m: self.profit(m, colour)))

    def rush(self) -> None:
        good = [[m for m in range(6) if self.state.interest(m, c)] for c in range(5)]
        colours = [c for c in range(5) if self.owned(c) and good[c]]
        if not colours:
            return self.fails()
        colour = self.pick(colours, lambda c: (len(self.owned(c)), -self.state.level(c)))
        here = self.pick(good[colour], lambda m: self.profit(m, colour))
        if not self.state.traders[6 + here]:
            if not self.state.crew[1]:
                return self.fails()
            self.state.add_trader(1, here)
        self.sells(colour, [here])

    def resolve(self, card: int) -> None:
        name = ZU_ROWS[card][0]
        if "exc" in name:
            self.excavate(ZU_PAIR[card])
        elif "com" in name:
            self.command(ZU_MARKET[card])
        else:
            {"mkt": self.market, "sell": self.sell, "rush": self.rush}[name.split("_")[1]]()


def test_zu_does_what_its_priorities_leave_open() -> None:
    start = table("gul")
    cards = [card for card, row in enumerate(ZU_ROWS) if "sur" not in row[0]]
    switches = (EASY_2, EASY_3, EASY_5, HARD_1, HARD_2, HARD_3, HARD_5)
    several = 0
    for seed in range(500):
        dice = random.Random(seed)
        state = mixed(start, dice)
        state.rules = sum(switch for switch in switches if dice.random() < 0.35)
        state.crew[1] = dice.choice((0, 1, 2, 5)) if state.rules & EASY_5 else UNLIMITED
        tiles = dice.sample(range(20), 8)  # Zu has no copies
        state.hold[1] = tuple(sorted(tiles[: dice.choice((0, 2, 4, 5, 5))]))
        state.hatch[1] = tuple(sorted(tiles[5 : dice.choice((5, 6, 8, 8))]))
        state.gallery[1] = dice.randrange(1 << 20) & dice.randrange(1 << 20)
        if dice.random() < 0.3:
            state.ground = [0] * 20
        if dice.random() < 0.1:
            state.traders[6:] = [1] * 6
        card = dice.choice(cards)
        ties, open_to_zu = Ties(), set[str]()
        while not open_to_zu or ties.again():
            world = state.clone()
            Zu(world, ties).resolve(card)
            open_to_zu.add(picture(world))
        several += len(open_to_zu) > 1
        for number in range(3):
            state.rng = 1000 * seed + number
            world = state.clone()
            resolve(world, card)
            assert picture(world) in open_to_zu, (seed, ZU_ROWS[card][0])
    assert several > 20
