"""What holds at this moment: prices with all that changes them, what places give, and what a negotiation leads to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ....drawing.scene import Scene
from ....drawing.speech import speaker
from ....engine.option import Option
from .. import board, cards, pieces
from ..actions import costs
from ..actions.costs import NONE, Sending
from ..actions.locations import Fulfil, FulfilSecond
from ..actions.negotiation import eligible
from ..actions.send import ChooseValue, Dispatch, Payment, SecondDie, Train
from ..captions import both, either, goods, much
from ..effects import PlaceTile, Settle
from ..rounds import effective, farm_choices
from ..state import FIRST_FOUNDATION, HQ_SOURCE, CiState
from ..tiles import FARM_HYBRID, FARM_NEEDS, FARM_YIELD, NOTHING, SHIP_SAVES, SIX

Price = tuple[int, ...]  # of each good
GOODS: Final = range(4)


def priced(*amounts: tuple[int, int]) -> Price:
    """So much of these resources."""
    given = dict(amounts)
    return tuple([given.get(kind, 0) for kind in GOODS])


def yields(view: CiState, seat: int, farm: int) -> list[list[tuple[int, int]]]:
    """What the die of a farm brings at harvest: amounts of resources, one of each row."""
    tile = NOTHING if farm < FIRST_FOUNDATION else view.farms[seat * 3 + farm - FIRST_FOUNDATION]
    value = effective(view, seat, farm)
    if not farm or not value:
        return []
    if farm < FIRST_FOUNDATION or tile == FARM_HYBRID:
        return [[(kind, board.FARM_TABLE[kind][value]) for kind in dict.fromkeys(farm_choices(farm))]]
    if tile == NOTHING or (FARM_NEEDS[tile] == SIX and value != max(pieces.COUNTS)):
        return []
    return [[(kind, number)] for kind, number in enumerate(FARM_YIELD[tile]) if number]


class Now:
    """What holds for the seat that looks, or else for the one that decides, and for the die that it sends."""

    def __init__(self, scene: Scene, view: CiState, seat: int = NONE) -> None:
        self.view = view
        self.words = scene.words
        self.say = speaker(scene.words)
        own = [seat, scene.viewer, *scene.deciders]
        self.seat = next((each for each in own if 0 <= each < view.seats), NONE)
        step = view.agenda[-1] if view.agenda and not view.over else None
        self.source = self.goal = NONE  # where the die comes from, and where it goes
        self.sending: Sending | None = None  # while it is asked where to
        self.valued: ChooseValue | None = None  # while it is asked with which value
        if isinstance(step, (Dispatch, SecondDie, ChooseValue, Payment, Train, Fulfil)) and step.seat == self.seat:
            self.source = step.source
            self.goal = step.space if isinstance(step, (ChooseValue, Payment, SecondDie, Train)) else NONE
            self.sending = Sending(view, self.seat, self.source) if isinstance(step, Dispatch) else None
            self.valued = step if isinstance(step, ChooseValue) else None
        self.off = (0, 0) if self.seat == NONE else costs.contract_off(view, self.seat, self.source)
        if isinstance(step, FulfilSecond) and step.seat == self.seat:
            self.off = step.water, step.energy

    def shown(self) -> list[object]:
        """All that these prices depend on, for what is kept of a drawing."""
        view, seat = self.view, self.seat
        if seat == NONE:
            return [NONE]
        return [
            seat,
            self.source,
            self.goal,
            view.current[seat],
            view.leaders[seat],
            view.fulfilled[seat],
            view.upper,
            view.lower,
        ]

    # -- prices --------------------------------------------------------------------------------------------------

    def price(self, space: int) -> tuple[Price, Price]:
        """What is printed at a space and what it costs now, each for one die; alternatives side by side."""
        view, seat, source, place = self.view, self.seat, self.source, board.LOCATION[space]
        if place in board.TWO_PRICES:
            resource, amount, water = board.TWO_PRICES[place]
            printed = priced((resource, amount), (board.WATER, water))
            if seat == NONE:
                return printed, printed
            _, amount, water = costs.two_prices(view, seat, source, NONE, place)
            return printed, priced((resource, amount), (board.WATER, water))
        if place == board.MINING:
            resource, cost = board.WATER, board.MINE_X[space - board.MINING_1]
        elif place == board.ACADEMY:
            column = board.ACADEMY_COLUMN[space - board.ACADEMY_1]
            resource, cost = board.ACADEMY_RESOURCE[column], board.ACADEMY_PRICE[column]
        elif place == board.NEGOTIATION:
            faction, row = divmod(space - board.NEG_1, board.ROWS)
            resource, cost = board.TALK_RESOURCE[faction], board.TALK_COST[faction][row]
        else:
            return priced(), priced()
        if seat == NONE:
            now = cost
        elif place == board.ACADEMY:
            now = costs.academy_price(view, seat, source, space, 1)
        else:
            now = costs.price(view, seat, source, place, resource, cost)
        return priced((resource, cost)), priced((resource, now))

    def due(self, contract: int) -> Price:
        """What a contract costs now."""
        return costs.contract_price(contract, *self.off)

    def closed(self, space: int) -> bool:
        """Whether the event closes a place."""
        return (
            board.LOCATION[space] == board.ACADEMY
            and self.seat != NONE
            and self.view.current[self.seat] == cards.QUARANTINE
        )

    def taxed(self) -> bool:
        """Whether Headquarters give nothing."""
        return self.seat != NONE and self.view.current[self.seat] == cards.WATER_TAX

    def trades(self) -> int:
        """How many trades more than the die shows the Market allows."""
        return cards.CONVOY_TRADES if self.seat != NONE and self.view.current[self.seat] == cards.TRADE_CONVOY else 0

    def skies(self) -> int:
        """How much water more every harvester gathers."""
        return cards.SKIES_WATER if self.seat != NONE and self.view.current[self.seat] == cards.CLEAR_SKIES else 0

    def causes(self, place: int) -> str:
        """What changes the prices of a place: ship, contracts, event, leader."""
        view, seat, words, found = self.view, self.seat, self.words, list[str]()
        if 0 <= self.source < HQ_SOURCE:
            ship = view.ships[seat * board.GARAGES + self.source]
            if ship != NOTHING and any(SHIP_SAVES[ship]):
                found.append(words.thing(pieces.TILE, ship))
        for kind, rows, has in (
            (pieces.CONTRACT, cards.CONTRACT_SAVINGS, view.owns),
            (pieces.LEADER, cards.LEADER_SAVINGS, view.led_by),
        ):
            found += [words.thing(kind, who) for who, where, *_ in rows if where == place and has(seat, who)]
        event = view.current[seat]
        if any(row[:2] == (event, place) for row in cards.EVENT_SAVINGS) or (
            place == board.ACADEMY and event == cards.VOLUNTEER_DRIVE
        ):
            found.append(words.thing(pieces.EVENT, event))
        return ", ".join(dict.fromkeys(found))

    # -- in words ------------------------------------------------------------------------------------------------

    def told(self, space: int) -> str:
        """What is to be said of a space now, beyond what is printed."""
        return " ".join(filter(None, self.remarks(space))) if self.seat != NONE else ""

    def remarks(self, space: int) -> Iterator[str]:
        """Sentence by sentence."""
        place = board.LOCATION[space]
        printed, now = self.price(space)
        if self.closed(space):
            yield self.say("now-closed", event=self.words.thing(pieces.EVENT, cards.QUARANTINE))
        elif place == board.MINING and self.sending is not None:
            yield self.mined(space, self.sending)
        elif printed != now:
            yield self.dearer(space, now)
        if place == board.HEADQUARTERS and self.taxed():
            yield self.say("now-taxed", event=self.words.thing(pieces.EVENT, cards.WATER_TAX))
        if place == board.MARKET:
            yield self.rates(space)
            if self.trades():
                yield self.say("now-trades", event=self.words.thing(pieces.EVENT, cards.TRADE_CONVOY), n=self.trades())
        extra = [row[2:] for row in cards.CONTRACT_GAINS if row[1] == place and self.view.owns(self.seat, row[0])]
        if extra:
            yield self.say("now-adds", goods=both(self.say, [much(self.say, *each) for each in extra]))
        if place == board.NEGOTIATION:
            yield self.danger(space)

    def dearer(self, space: int, now: Price) -> str:
        """A price that is not the printed one, and why."""
        place = board.LOCATION[space]
        if place == board.ACADEMY:
            resource = board.ACADEMY_RESOURCE[board.ACADEMY_COLUMN[space - board.ACADEMY_1]]
            each = [
                self.say(
                    "now-dice",
                    n=number,
                    price=self.amount(resource, costs.academy_price(self.view, self.seat, self.source, space, number)),
                )
                for number in range(1, board.ACADEMY_MOST + 1)
            ]
            price = ", ".join(each)
        elif place in board.TWO_PRICES:
            resource = board.TWO_PRICES[place][0]
            price = either(self.say, [self.amount(kind, now[kind]) for kind in (resource, board.WATER)])
        else:
            price = goods(self.say, now)
        return self.say("now-costs", price=price, causes=self.causes(place))

    def contract(self, number: int) -> str:
        """What a contract costs now, where that is not what stands on it."""
        due = self.due(number)
        if due == cards.CONTRACT_COST[number]:
            return ""
        return self.say("now-costs", price=goods(self.say, due), causes=self.causes(board.DEPOSITORY))

    def garage(self, garage: int) -> str:
        """The algae of a garage, where they are not the printed ones, and why."""
        view, seat = self.view, self.seat
        now = costs.garage_algae(view, seat, garage)
        if now == board.GARAGE_ALGAE[garage]:
            return ""
        if now:
            cause = self.words.thing(pieces.EVENT, view.current[seat])
        elif view.led_by(seat, cards.NAIRA):
            cause = self.words.thing(pieces.LEADER, cards.NAIRA)
        else:
            cause = self.words.thing(pieces.TILE, view.ships[seat * board.GARAGES + garage])
        return self.say("now-costs", price=self.amount(board.ALGAE, now), causes=cause)

    def amount(self, resource: int, number: int) -> str:
        """So much of one resource, none of it too."""
        return much(self.say, resource, number, "n") if number else self.say("n-nothing")

    def mined(self, space: int, sending: Sending) -> str:
        """The water for a mine with each value that the die can have."""
        due = {
            value: costs.mining_price(self.view, self.seat, self.source, space, value)
            for value in pieces.VALUES_OF[sending.reach]
        }
        told = [self.say("now-mine", die=value, price=self.amount(board.WATER, due[value])) for value in due]
        return self.say("now-mines", prices=", ".join(told)) if told else ""

    def rates(self, space: int) -> str:
        """What can be traded for what at a space of the Market."""
        targets = board.MARKET_TARGETS[self.view.market_side()][space - board.MARKET_1]
        found = [self.words.thing(pieces.TRADE_, n) for n, row in enumerate(board.TRADES) if targets >> row[3] & 1]
        return self.say("now-rates", rates=", ".join(found))

    def farm(self, farm: int) -> str:
        """What the die of a farm will bring at harvest."""
        view, seat = self.planned(), self.seat
        gives = [either(self.say, [much(self.say, *each) for each in row]) for row in yields(view, seat, farm)]
        return self.say("now-farm", value=effective(view, seat, farm), goods=both(self.say, gives)) if gives else ""

    def planned(self) -> CiState:
        """The same with the dice on the own farms, also while they lie there behind the screen."""
        plan = self.view.plans[self.seat]
        if not plan or min(plan) < 0:  # nothing is planned now, or nobody else may know it
            return self.view
        after, first = self.view.clone(), self.seat * board.FARMS
        after.farm_dice[first : first + board.FARMS] = plan[board.GARAGES :]
        return after

    def harvest(self, hex: int) -> list[tuple[int, int]]:
        """The goods that a hex brings at harvest now; a vault that lies open brings none."""
        if hex >= board.FIRST_VAULT:
            return [] if self.view.scanned >> (hex - board.FIRST_VAULT) & 1 else [(board.GEM, board.HARVEST_GEM)]
        more = priced((board.WATER, self.skies()))
        found = [number + extra for number, extra in zip((*board.YIELDS[self.view.side][hex], 0), more)]
        return [(kind, number) for kind, number in enumerate(found) if number]

    def hex(self, hex: int) -> str:
        """The name of a hex, and what it yields on the side in play."""
        name = self.words.thing(pieces.HEX, hex)
        if hex >= board.FIRST_VAULT:
            return f"{name}\n{self.words.about(pieces.HEX, hex)}"
        yields = both(self.say, [much(self.say, *each) for each in self.harvest(hex)])
        return f"{name}\n{self.say('now-yields', goods=yields)}"

    def foretold(self, option: Option) -> list[tuple[bool, list[tuple[int, int]]]]:
        """What a die will cost in a garage, or bring on a farm as the others lie now; what a harvester will gather where it
        comes to stand: one of these amounts each."""
        view, seat = self.view, self.seat
        if option.verb in (pieces.MOVE, pieces.STAY) and view.phase < pieces.HARVEST:
            hex = option.args[0] if option.args else view.harvesters[seat]
            return [(False, [each]) for each in self.harvest(hex)]
        if option.verb is pieces.ASSIGN:
            face, slot = option.args
        elif option.verb is pieces.SETTLE and isinstance(step := view.agenda[-1], Settle):
            face, slot = step.face, option.args[0]
        else:
            return []
        if slot < board.GARAGES:
            algae = costs.garage_algae(view, seat, slot)
            return [(True, [(board.ALGAE, algae)])] if algae else []
        after = self.planned().clone()
        after.farm_dice[seat * board.FARMS + slot - board.GARAGES] = face
        return [(False, each) for each in yields(after, seat, slot - board.GARAGES)]

    # -- negotiations ----------------------------------------------------------------------------------------------

    def markers(self, space: int, value: int) -> list[int]:
        """The complication markers that a die of this value would set off."""
        after = self.view.clone()
        after.dice[space] = self.seat * 8 + value
        return eligible(after, (space - board.NEG_1) // board.ROWS, value)

    def bad(self, space: int) -> list[int]:
        """The values of the die being sent that bring a complication there."""
        return [value for value in self.values(space) if self.markers(space, value)]

    def values(self, space: int) -> Sequence[int]:
        """The values with which the die may go to a space."""
        if self.valued is not None:
            return [option.args[0] for option in self.valued.options(self.view)]
        return pieces.VALUES_OF[self.sending.values(space)] if self.sending is not None else ()

    def danger(self, space: int) -> str:
        """When a complication comes: with which values of the die, or at which sum of the column."""
        view, values = self.view, self.values(space)
        if view.dice[space] or all(view.lower):
            return ""
        if values:
            told = [self.met(space, value) for value in values if self.markers(space, value)]
            return self.say("danger-comes", values=", ".join(told)) if told else self.say("danger-none")
        left = [marker for marker in range(len(board.COMPLICATION_IDS)) if marker + 1 not in view.lower]
        sums = [board.COMPLICATION_SUM[marker] for marker in left if marker < len(board.COMPLICATION_SUM)]
        equal = 1 if len(left) > len(sums) else 0
        return self.say("danger-when", sum=min(sums, default=0), total=self.total(space), equal=equal)

    def total(self, space: int) -> int:
        """What the dice of the column add up to."""
        first = space - (space - board.NEG_1) % board.ROWS
        return sum(die & 7 for die in self.view.dice[first : first + board.ROWS])

    def met(self, space: int, value: int) -> str:
        """A value with the conditions of complications that it meets."""
        markers = self.markers(space, value)
        found = (
            [self.say("danger-sum", sum=self.total(space) + value)] if markers[0] < len(board.COMPLICATION_SUM) else []
        )
        if markers[-1] >= len(board.COMPLICATION_SUM):
            found.append(self.words.thing(pieces.MARKER, len(board.COMPLICATION_SUM)))
        return f"{value} ({', '.join(found)})"

    def penalties(self) -> str:
        """What can follow: the penalties that are left."""
        left = [self.words.thing(pieces.PENALTY, slot) for slot, marker in enumerate(self.view.lower) if not marker]
        return self.say("danger-penalties", penalties=", ".join(left)) if left else ""

    def question(self) -> str:
        """The question of the moment where it can be put more exactly: which die is sent, and what its values bring."""
        if self.sending is not None:
            face = self.words.thing(pieces.DIE, self.view.face_at(self.seat, self.source))
            if self.source >= HQ_SOURCE:
                return self.say("ask-from-hq", space=self.words.thing(pieces.SPACE, self.source - HQ_SOURCE), die=face)
            return self.say("ask-from", number=self.source + 1, die=face)
        top = self.view.agenda[-1] if self.view.agenda and not self.view.over else None
        if isinstance(top, PlaceTile):
            return f"{self.words.prompt(top.prompt(self.view))} {self.words.about(pieces.TILE, self.view.piles[top.pile][-1])}"
        step = self.valued
        if step is not None and board.LOCATION[step.space] == board.NEGOTIATION and self.bad(step.space):
            return f"{self.words.prompt(step.prompt(self.view))} {self.danger(step.space)}"
        return ""
