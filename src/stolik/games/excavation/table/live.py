"""The live layers of the board: plates that change, what glows, all pieces, and marks on top."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....drawing.glow import Choices, check, chosen, tip
from ....drawing.layers import Layers
from ....drawing.parts import count
from ....drawing.scene import Scene
from ....drawing.seats import OCTAGON
from ....drawing.speech import hint, spoken
from ....drawing.svg import fitted, lines, piece, rrect, snug, text, use
from ..actions.market import Market
from ..actions.orders import Archive
from ..actions.sell import ChooseMarkets
from ..board import BLACK_MARKET_OF, CENTRE_OF, CENTRES, DISTANCE, MARKETS, PLACES, SITE_OF
from ..cards import (
    BUYERS,
    CARD_COLOUR,
    CARD_SYMBOL,
    FACTIONS,
    FIRST_TRAVEL,
    MAJORITY,
    ORDERS,
    ROUNDS,
    SPECIAL,
    TRACK_SPACES,
)
from ..pieces import CARD, FACTION, NOTHING, ORDER, SLOT, TILE, ZU_CARD
from ..state import ExcavationState
from ..tiles import COLOURS, TILES
from .cards import card_words
from .figures import BASE, CREW_COLOUR, DEEP, ORDER_ICON, SHAPES, hues
from .labels import labels
from .telling import order_now, tell_options
from .world import (
    BLACK_PLATE,
    CARD_X,
    CENTRE_X,
    COUNTER,
    FORECAST,
    FORECAST_CARD,
    HEXAGON,
    LAST_SALE,
    MARKET_AND_SITE,
    ORDER_CARD,
    PIT,
    POOL,
    QUEUE,
    ROUND_PLATE,
    SPOT,
    STACK_X,
    STALL_X,
    TRACK,
    TRACK_X,
    centre_plate,
    market_spot,
    outline,
)

EXPLORER: Final = "M-12 3Q-14 -14 -9 -24Q-8 -35 0 -35Q8 -35 9 -24Q14 -14 12 3Q0 6 -12 3Z"
ROMAN: Final = ("", "I", "II", "III")
LARGEST: Final = 15.4  # units of small letters where the board is small
# where explorers stand around a location, by how many there are
AROUND_SITE: Final = (
    ((-36, 3),),
    ((-37, 3), (38, 1)),
    ((-38, 4), (39, 2), (-16, -17)),
    ((-38, 5), (39, 4), (-18, -17), (19, -17)),
)
AROUND_PLACE: Final = (
    ((-24, 2),),
    ((-24, 2), (24, 2)),
    ((-25, 6), (25, 6), (0, -13)),
    ((-27, 8), (27, 8), (-12, -14), (12, -14)),
)
STAND: Final = {  # where the usual places would hide a name or another location
    "dig_green_1": ((-38, 15), (39, 14), (-57, 19), (58, 19)), "dig_red_1": ((39, 2), (-36, 16), (59, 8), (-56, 22)),
    "dig_green_3": ((38, 2), (-38, 6)), "dig_purple_1": ((-37, 4), (38, 2)), "dig_orange_2": ((38, -2), (-38, 4)),
    "market_3": ((39, -2), (20, -20), (60, -8), (0, -24)), "market_6": ((38, -12), (20, -24), (-64, 4), (2, -24)),
    "market_4": ((-25, 2), (-45, 6), (-12, -16), (13, -16)), "market_2": ((-24, 2), (-44, 6), (-12, -16), (12, -16)),
    "dig_yellow_3": ((-36, 3), (-18, -17), (19, -17), (-56, 7)), "black_east": ((-25, 6), (25, 4)), "market_5": ((25, 2), (-25, 2)), "market_1": ((-25, -2), (26, -2)),
}  # fmt: skip


def board(scene: Scene, view: ExcavationState) -> str:
    """All live layers, in order."""
    drawn = Board(scene, view)
    picked = drawn.step.markets if isinstance(drawn.step, ChooseMarkets) else ()
    drawn.part(drawn.ship, drawn.hues, view.orders, view.round, view.reps, view.ship)
    drawn.part(drawn.stalls, drawn.hues, view.queues, view.traders, view.chosen, picked)
    drawn.part(drawn.tracks, view.track, view.round, len(view.buyer_deck), view.buyer_discards)
    drawn.part(drawn.stacks, view.black, [len(stack) for stack in view.stacks])
    drawn.part(drawn.forecast, drawn.hues, view.forecast, view.round, view.marks)
    drawn.part(drawn.places, view.ground)
    drawn.part(drawn.explorers, drawn.hues, view.explorers, drawn.mine)
    drawn.last_moves()
    drawn.trays()
    return drawn.render()


class Board(Layers):
    """The board of Excavation Earth, part by part."""

    def __init__(self, scene: Scene, view: ExcavationState) -> None:
        super().__init__(scene)
        self.view = view
        self.labels = labels(scene.lang)
        self.hues = hues(view.factions, view.sides())
        self.step = view.agenda[-1] if view.agenda else None
        tell_options(scene, view, self.choices)

    # -- the ship -------------------------------------------------------------------------------------------

    def ship(self) -> None:
        """Representatives, order cards, the last sale, the round and its prizes."""
        view, choices = self.view, self.choices
        card = view.chosen if view.chosen >= 0 else FIRST_TRAVEL
        symbol = CARD_SYMBOL[card] if card < FIRST_TRAVEL else -1
        for centre, name in enumerate(CENTRES):
            x = CENTRE_X[centre] + (20 if centre == 0 else 6)
            if view.orders:
                self.order_card(centre, view.orders[centre])
            else:
                self.plates += (
                    f'<path d="{ORDER_CARD}" transform="translate({CENTRE_X[centre] + 140:g} 9)" fill="#0E2733" '
                    'stroke="#9EE3E6" stroke-opacity=".35" stroke-dasharray="4 4"/>'
                )
            texts = choices.naming(f"centre-{name}", "represent", "represent-from")
            if symbol >= 0 and CENTRE_OF[symbol] == centre and not texts:
                texts = ["command"]
            self.put(
                choices.pick(
                    texts, 0, 0, centre_plate(centre), 1, self.centre_hint(centre), f"centre-{name}", style="plate"
                )
            )
            for side, number, px in self.crew(view.reps, 3, centre, x + 16, 98):
                self.piece(f"rep-{name}-{side}-{number}", f"cr-{self.hues[side]}", px, 48, 0.98, f"seat-{side}")
                if side == self.mine and number == 0:
                    self.optional(choices.naming(f"centre-{name}", "withdraw"), px, 48, OCTAGON, 1.25)
        for buyer, name in enumerate(BUYERS):
            aboard = sum(view.ship[:buyer]) if view.ship else 0
            for i in range(view.ship[buyer] if view.ship else 0):
                x = 848 + min(24, 72 / max(sum(view.ship) - 1, 1)) * (aboard + i)
                self.piece(f"buyer-ship-{name}-{i}", f"by-{name}", round(x), 52, 0.95, f"buyer-{name}")
        about = f"{self.labels.say('ex-last-sale')}\n{self.labels.say('ex-last-sale-about')}"
        self.put(choices.pick("sell", 0, 0, LAST_SALE, 1, about, style="plate"))
        prizes = MAJORITY[view.round] if view.round <= ROUNDS else ()
        said = self.labels.say("ex-round-about", round=ROMAN[min(view.round, 3)], prizes=", ".join(map(str, prizes)))
        self.put(choices.pick("pass", 0, 0, ROUND_PLATE, 1, said, style="quiet"))
        for number in range(1, ROUNDS + 1):
            x, on = 930 + number * 36, number == view.round
            self.plates += (
                f'<circle cx="{x}" cy="36" r="{19 if on else 15}" fill="{"#FFFBEF" if on else "#0E2733"}" '
                f'stroke="{"#E8542F" if on else "#5E8799"}" stroke-width="{3.4 if on else 1.5}"/>'
                + text(x, 41.5, ROMAN[number], "t-num " + ("dark" if on else "hull"))
            )
        for i, prize in enumerate(prizes):
            y = 41 if len(prizes) == 1 else 31 + i * 17 if len(prizes) == 2 else 27 + i * 14
            self.plates += text(1076, y, f"{i + 1}.", "t-num prize", "end") + text(1100, y, prize, "t-num prize", "end")

    def centre_hint(self, centre: int) -> str:
        """Who is represented in a command centre."""
        view = self.view
        here = [(side, view.reps[side * 3 + centre]) for side in range(view.sides())]
        counted = [f"{self.scene.name(side)}: {number}" for side, number in here if number]
        crowd = self.labels.say("ex-centre-crowd", counted=", ".join(counted)) if counted else ""
        prizes = ", ".join(map(str, MAJORITY[view.round] if 0 < view.round <= ROUNDS else ()))
        worth = self.labels.say("ex-centre-worth", prizes=prizes or "–")
        return "\n".join(
            filter(None, [spoken(self.words, f"centre-{CENTRES[centre]}", "", ()), f"{crowd} {worth}".strip()])
        )

    def order_card(self, centre: int, order: int) -> None:
        """The order card beside a command centre: white in round 2, yellow in round 3."""
        x, paper = round(CENTRE_X[centre] + 140), "#FFFBEF" if self.view.round < ROUNDS else "#FFE58A"
        words = lines(self.words.thing(ORDER, order), 12, 3)
        said = "".join(
            snug(31, 32 - 7 * len(words) + 14 * (i + 0.5), line, 71, 13.9, "t-order") for i, line in enumerate(words)
        )
        self.plates += (
            f'<g transform="translate({x} 9)"><rect width="106" height="55" rx="6" fill="#0005" y="3"/><rect width="106" '
            f'height="55" rx="6" fill="{paper}" stroke="#5B4A22" stroke-width="1.2"/><path d="M0 6Q0 0 6 0H26V55H6Q0 55 0 49Z" '
            f'fill="#1FA79B"/>{use("i-" + ORDER_ICON[order], 13, 27.5, 0.86, "fill=" + chr(34) + "#fff" + chr(34))}{said}</g>'
        )
        name = f"order-{ORDERS[order]}"
        self.put(
            self.choices.pick(
                self.choices.naming(name, "use"),
                x,
                9,
                ORDER_CARD,
                1,
                f"{self.words.thing(ORDER, order)}\n{order_now(self.words, self.view, order)}\n{self.labels.say('ex-order-now')}",
                name,
                style="plate",
            )
        )

    # -- market street --------------------------------------------------------------------------------------

    def stalls(self) -> None:
        """Queues and traders of the six markets; on the map, the market's own hexagon."""
        view, choices = self.view, self.choices
        card = view.chosen if view.chosen >= 0 else FIRST_TRAVEL
        symbol = CARD_SYMBOL[card] if card < FIRST_TRAVEL else -1
        picked = self.step.markets if isinstance(self.step, ChooseMarkets) else ()
        for market, name in enumerate(MARKETS):
            x, thing = round(STALL_X[market]), f"market-{name}"
            queue = choices.naming(thing, "sell-at", "add")
            if symbol == market and not queue:
                queue = ["market"]
                mx, my = market_spot(market)
                self.optional(queue, mx, my, HEXAGON)
            if market in picked:
                self.picks += chosen(x, 84, QUEUE, 1)
                self.marks += check(x + 116, 104)
            elif queue:
                waits = queue[0].startswith("add") and len(queue) > 1 and not symbol_alone(choices)
                style = "quiet plate" if waits or self.skipped(SPECIAL) else "plate"
                self.put(choices.pick(queue, x, 84, QUEUE, 1, "", thing, self.words.say(thing), style))
            self.optional(choices.naming(thing, "trader", "trader-from", "promote"), x, 84, COUNTER, 1, "plate")
            for i, buyer in enumerate(view.queues[market]):
                kind = BUYERS[buyer]
                number = view.queues[market][:i].count(buyer)
                self.piece(f"buyer-{name}-{kind}-{number}", f"by-{kind}", x + 20 + i * 26, 140, 1, f"buyer-{kind}")
            for side, number, tx in self.crew(view.traders, 6, market, x + 17, 90, 163):
                self.piece(f"trader-{name}-{side}-{number}", f"cr-{self.hues[side]}", tx, 158, 0.98, f"seat-{side}")

    def crew(
        self, counts: list[int], places: int, place: int, left: float, room: float, base: float = 53
    ) -> list[tuple[int, int, float]]:
        """Markers side by side: whose, which and where; when there are many, one of each side with its number."""
        view = self.view
        here = [(side, counts[side * places + place]) for side in range(view.sides()) if counts[side * places + place]]
        total = sum(number for _, number in here)
        if total <= 5:
            each = [(side, number) for side, count in here for number in range(count)]
            return [
                (side, number, round(left + i * min(22.0, room / max(total - 1, 1)), 1))
                for i, (side, number) in enumerate(each)
            ]
        step = min(34.0, (room - 17) / max(len(here) - 1, 1))  # the last number needs room too
        for i, (_, size) in enumerate(here):
            self.marks += text(round(left + i * step + 11, 1), base, size, "t-crew", "start")
        return [(side, 0, round(left + i * step, 1)) for i, (side, _) in enumerate(here)]

    # -- the plates at the right ----------------------------------------------------------------------------

    def tracks(self) -> None:
        """Popularity: buyers on the tracks, the level on top of the empty spaces, and what the rank pays."""
        view, choices = self.view, self.choices
        for colour, name in enumerate(COLOURS):
            x, on = TRACK_X[colour], view.track[colour]
            for i in range(on, TRACK_SPACES):
                y, number = 136 + i * 21.5, TRACK_SPACES - i
                if i == on and view.round:  # before the first round there are no buyers yet, and no level
                    self.plates += f'<circle cx="{x}" cy="{y:g}" r="10.4" fill="{DEEP[colour]}"/>' + text(
                        x, y + 4.8, number, "t-num light"
                    )
                else:
                    self.plates += (
                        f'<circle cx="{x}" cy="{y:g}" r="8.6" fill="#fff" fill-opacity=".6"/>'
                        f'<text x="{x}" y="{y + 4.4:g}" class="t-count on-{name}">{number}</text>'
                    )
            self.plates += text(x - 7, 362, view.rank_credits(colour) if view.round else "–", "t-pays")
            for i in range(on):
                self.piece(f"buyer-track-{name}-{i}", f"by-{name}", x, 146 + i * 21.5, 0.84)
            texts = choices.naming(f"buyer-{name}", "add") or choices.naming(f"colour-{name}", "region")
            if texts:
                said = spoken(self.words, f"buyer-{name}", "", ())
                about, style = self.adding(colour, said, texts)
                self.put(choices.pick(texts, x, 0, TRACK, 1, about, "", said, style))
        for i in range(view.track[SPECIAL]):
            wide = 23.0 if view.track[SPECIAL] < 4 else 58 / (view.track[SPECIAL] - 1)
            self.piece(
                f"buyer-track-special-{i}", "by-special", round(1053 + (5 if wide == 23 else 0) + i * wide, 1), 158, 0.9
            )
        texts = choices.naming("buyer-special", "add")
        if texts:
            said = spoken(self.words, "buyer-special", "", ())
            about, style = self.adding(SPECIAL, said, texts)
            self.put(choices.pick(texts, 0, 0, POOL, 1, about, "", said, style))
        deck, discards = len(view.buyer_deck), view.buyer_discards
        self.plates += (
            '<g transform="translate(1057 192)"><rect x="4" y="4" width="48" height="66" rx="6" fill="#0004"/><rect x="3" y="2" '
            'width="48" height="66" rx="6" fill="#C9A24E" stroke="#6F5426"/><rect width="48" height="66" rx="6" fill="#2A2118" '
            'stroke="#FFF3D8" stroke-width="1.6"/><use href="#by-special" transform="translate(24 46) scale(1.15)"/></g>'
            + text(1081, 276, self.labels.say("ex-deck", count=deck), "t-cap")
            + '<rect x="1057" y="286" width="48" height="66" rx="6" fill="#FFFBEF" stroke="#6F5426"/>'
            + (use(f"by-{BUYERS[discards[-1]]}", 1081, 332, 1.15) if discards else "")
            + text(1081, 368, self.labels.say("ex-open", count=len(discards)), "t-cap")
        )
        pile = rrect(-24, -33, 48, 86, 6)
        self.put(tip(1081, 225, pile, self.labels.say("ex-buyer-deck", count=deck), "list-buyer_discards"))
        self.put(tip(1081, 319, pile, self.labels.say("ex-buyer-open", count=len(discards)), "list-buyer_discards"))

    def adding(self, buyer: int, said: str, texts: list[str]) -> tuple[str, str]:
        """What follows when a buyer joins a queue, and how its place looks: earlier steps of the action come first."""
        markets = {text.split(" ")[-1] for text in texts if text.startswith("add ")}
        if len(markets) != 1:  # it is still open which queue
            return "", "plate"
        then, skipped = self.view.clone(), self.skipped(buyer)
        then.push(MARKETS.index(markets.pop()), buyer)
        told = [self.labels.say(f"ex-add-skips-{skipped}")] if skipped else []
        if buyer != SPECIAL:
            level = TRACK_SPACES - then.track[buyer]
            told.append(self.labels.say("ex-add-pays", level=level, pays=then.rank_credits(buyer)))
        if sum(then.track) == sum(self.view.track):
            told.append(self.labels.say("ex-add-leaves"))
        return f"{said}\n{' '.join(told)}".strip(), "quiet plate" if skipped else "plate"

    def skipped(self, buyer: int) -> str:
        """The steps of a market action that are left out when a buyer is added now."""
        if not isinstance(self.step, Market):
            return ""
        verbs = {text.split(" ")[0] for text in self.choices.labels}
        trader = bool(verbs & {"trader", "trader-from"})
        special = buyer != SPECIAL and any(text.startswith("add special ") for text in self.choices.labels)
        return "both" if trader and special else "trader" if trader else "special" if special else ""

    def stacks(self) -> None:
        """The black market's stacks, and how many tiles of each colour are still in the ground."""
        view, choices = self.view, self.choices
        archive = isinstance(self.step, Archive)
        self.optional(["smuggle"], 0, 0, BLACK_PLATE, 1, "plate")
        for colour, name in enumerate(COLOURS):
            x, stack = STACK_X[colour], view.black[colour]
            left = len(view.stacks[colour])
            self.plates += use(
                f"sh-{name}", x - 9, 472, 0.34, f'fill="{BASE[colour]}" stroke="#fff" stroke-width="2.5"'
            )
            self.plates += text(x + 1, 476.5, left, "t-num den", "start")
            self.put(tip(x, 472, rrect(-20, -8, 40, 16, 4), self.labels.say("ex-stack", count=left), "list-stacks"))
            if not stack:
                self.plates += f'<path d="{SHAPES[colour]}" transform="translate({x} 436) scale(1.22)" class="hollow"/>'
                continue
            below = [TILES[tile] for tile in stack[1:]]
            for i in reversed(range(len(below))):  # a fan of edges, and beside it the next three, from the top
                y = 437 + (i + 1) * min(2.6, 10 / len(below))
                edge = f'fill="{DEEP[colour]}" stroke="#FFF3D2" stroke-opacity=".35"'
                self.plates += use(f"sh-{name}", x - 6, round(y, 1), 1.22, edge)
            for i, tile in enumerate(below[:3]):
                self.plates += use(f"t-{tile}", x + 27, 425 + 14.5 * i, 0.5)
            if len(below) > 3:
                self.plates += text(x + 27, 473, f"+{len(below) - 3}", "t-count den")
            top = TILES[stack[0]]
            self.piece(f"black-{name}-{len(stack)}", f"t-{top}", x - 6, 436, 1.22, f"tile-{top}")
            texts = choices.naming(f"tile-{top}", "acquire", *(("sample", "sample-from") if archive else ()))
            about = hint(self.words, TILE, stack[0])
            if below:
                named = ", ".join([self.words.thing(TILE, tile) for tile in stack[1:]])
                about += "\n" + self.labels.say("ex-below", tiles=named)
            self.put(choices.pick(texts, x - 6, 436, SHAPES[colour], 1.4, about, f"tile-{top} list-black"))

    def forecast(self) -> None:
        """The cards of the forecast with the markers of those who changed it."""
        view, choices = self.view, self.choices
        key = "ex-forecast-next" if view.forecast or view.round < ROUNDS else "ex-forecast-none"
        said = self.labels.say(key, round=ROMAN[min(max(view.round, 1) + 1, ROUNDS)])
        self.plates += text(1118, 505, said, "t-cap", "end")
        about = f"{self.labels.say('ex-forecast')}: {said}\n{self.labels.say('ex-forecast-about')}"
        self.put(tip(0, 0, FORECAST, about, "list-forecast"))
        self.optional(["survey"], 0, 0, FORECAST, 1, "plate")
        for slot, card in enumerate(view.forecast):
            x, colour = CARD_X[slot], CARD_COLOUR[card]
            self.plates += use(f"fc-{COLOURS[colour]}", x, 513) + use(
                f"s{CARD_SYMBOL[card]}", x + 30, 540, 0.78, f'fill="{DEEP[colour]}"'
            )
            known = card_words(self.words, self.labels, card)
            name = f"slot-{SLOT.text(slot)}"
            self.put(
                choices.pick(
                    choices.naming(name, "replace"), x, 513, FORECAST_CARD, 1, known, f"card-{CARD.text(card)}"
                )
            )
            side = view.marks[slot]
            if side != NOTHING:
                self.piece(f"mark-{slot}-{side}", f"cr-{self.hues[side]}", x + 30, 582, 1.15, f"seat-{side}")

    # -- the map --------------------------------------------------------------------------------------------

    def places(self) -> None:
        """Locations to go to, and the artifacts that lie on the dig sites."""
        view, choices = self.view, self.choices
        card = view.chosen if view.chosen >= 0 else FIRST_TRAVEL
        own = view.explorers[self.mine] if 0 <= self.mine < len(view.explorers) else ()
        for place, name in enumerate(PLACES):
            x, y = SPOT[place]
            texts = choices.naming(f"location-{name}", "place") or choices.naming(f"goal-{name}", "move")
            if texts:
                moves = [choices.options[each] for each in texts if each.startswith("move ") and each in choices]
                steps = [DISTANCE[move.args[0]][place] for move in moves]
                style = "quiet" if texts[0].startswith("move") else ""
                said = spoken(self.words, f"location-{name}", "", ())
                self.put(choices.pick(texts, x, y, outline(place), 1.12, said, f"location-{name}", said, style, steps))
                if place in SITE_OF:  # what is dug there stays readable above the light
                    self.pieces += f'<use href="#dug-{name}"/>'
            elif card < FIRST_TRAVEL and place in own:
                self.action_here(place, card)
        for site in sorted(set(SITE_OF)):
            self.site(site)

    def action_here(self, place: int, card: int) -> None:
        """The chosen card's actions at a location with an own explorer."""
        x, y = SPOT[place]
        dug = [
            t
            for t in range(CARD_COLOUR[card] * 4, CARD_COLOUR[card] * 4 + 4)
            if SITE_OF[t] == place and self.view.ground[t]
        ]
        if dug:
            self.optional(["excavate"], x, y, PIT)
        if place == BLACK_MARKET_OF[CARD_SYMBOL[card]]:
            self.optional(["smuggle"], x, y, outline(place))

    def site(self, site: int) -> None:
        """The artifacts of a dig site: side by side, or one of each with its number when there are many."""
        view = self.view
        here = [tile for tile in range(len(TILES)) if SITE_OF[tile] == site and view.ground[tile]]
        total = sum(view.ground[tile] for tile in here)
        if not total:
            return
        x, y = SPOT[site]
        shown = [tile for tile in here for _ in range(view.ground[tile] if total <= 3 else 1)]
        step = 28 if len(shown) < 3 else 22
        aside = 13.0 if site in MARKET_AND_SITE else 0.0
        if len(shown) == 1:
            aside *= 0.6
        for i in range(len(shown) - 1, -1, -1):
            tile = shown[i]
            tx, ty = round(x + aside + (i - (len(shown) - 1) / 2) * step), round(y - 1)
            self.tile(tile, shown[:i].count(tile), tx, ty)
            if total > 3 and view.ground[tile] > 1:
                self.marks += count(tx - 10, ty - 10, f"×{view.ground[tile]}", DEEP[tile >> 2], radius=7.5)

    def tile(self, tile: int, number: int, x: float, y: float) -> None:
        """One artifact in the ground."""
        name, verbs = TILES[tile], ["dig"]
        if isinstance(self.step, Archive):
            verbs += ["sample", "sample-from"]
        texts = self.choices.naming(f"tile-{name}", *verbs)
        self.put(self.choices.pick(texts, x, y, SHAPES[tile >> 2], 1.14, hint(self.words, TILE, tile), f"tile-{name}"))
        self.piece(f"tile-{name}-{number}", f"t-{name}", x, y, 1, f"tile-{name}")

    def explorers(self) -> None:
        """Everybody's explorers; the own ones can be chosen to move."""
        view, choices = self.view, self.choices
        where: dict[int, list[tuple[int, int]]] = {}
        for side, places in enumerate(view.explorers):
            for i, place in enumerate(places):
                if place >= 0:
                    where.setdefault(place, []).append((side, i))
        drawn: list[tuple[float, float, int, int, int]] = []
        for place, here in where.items():
            x, y = SPOT[place]
            for order, (side, i) in enumerate(here):
                dx, dy = stand(place, order, len(here))
                drawn.append((y + dy, x + dx, side, i, place))
        for ty, tx, side, i, place in sorted(drawn):
            tx, ty = round(tx), round(ty)
            self.piece(f"explorer-{side}-{i}", f"ex-{self.hues[side]}", tx, ty, 0.92, f"seat-{side}")
            texts: list[str] = []
            if side == self.mine:
                texts = choices.naming(f"start-{PLACES[place]}", "move") or (["travel"] if "travel" in choices else [])
            mine = side == self.mine
            known = self.labels.say("ex-own-explorer" if mine else "ex-explorer", name=self.scene.name(side))
            self.put(choices.pick(texts, tx, ty, EXPLORER, 1.02, known, f"seat-{side}", known))

    # -- on top ---------------------------------------------------------------------------------------------

    def last_moves(self) -> None:
        """What the latest events touched: dotted lines around locations and stalls."""
        seen: set[str] = set()
        for event in self.scene.last[-14:]:
            for role, kind, value in zip(event.verb.roles, event.verb.kinds, event.args):
                key = f"{kind.name}-{value}"
                if role == "start" or value < 0 or key in seen:
                    continue
                seen.add(key)
                if kind.name == "location":
                    self.last_move(*SPOT[value], outline(value), 1.3)
                elif kind.name == "market":
                    self.last_move(round(STALL_X[value]), 84, QUEUE, 1)
                elif kind.name == "centre":
                    self.last_move(0, 0, centre_plate(value), 1)

    def trays(self) -> None:
        """What is neither on the board nor in a hand: unearthed artifacts, factions to choose, Zu's card."""
        view = self.view
        if view.unearthed:
            self.unearthed()
        factions = self.choices.naming
        if any(factions(f"faction-{name}", "faction") for name in FACTIONS):
            self.factions()
        if view.seats == 1 and view.zu_discards and not view.unearthed:
            name = self.words.thing(ZU_CARD, view.zu_discards[-1])
            wide = 30 + 6.4 * len(name)
            self.tray += (
                f'<g class="tray"><path d="{rrect(490 - wide / 2, 576, wide, 26, 13)}"/>'
                f"{text(490, 593, name, 't-cap light')}"
                f"{tip(490 - wide / 2, 576, rrect(0, 0, wide, 26, 13), hint(self.words, ZU_CARD, view.zu_discards[-1]))}</g>"
            )

    def unearthed(self) -> None:
        """The tiles of a survey, waiting for their place."""
        tiles = self.view.unearthed
        wide = 104 + len(tiles) * 50
        left = 488 - wide / 2
        out = f'<path d="{rrect(left, 556, wide, 48, 12)}"/>' + text(
            left + 14, 579, self.labels.say("ex-unearthed"), "t-title light", "start"
        )
        about = f"{self.labels.say('ex-unearthed')}\n{self.labels.say('ex-unearthed-about')}"
        out += tip(0, 0, rrect(left, 556, wide, 48, 12), about)
        for i, tile in enumerate(tiles):
            x = left + 124 + i * 50
            texts = self.choices.naming(f"tile-{TILES[tile]}", "claim", "lay", "buy")
            out += self.choices.pick(
                texts, x, 580, SHAPES[tile >> 2], 1.3, hint(self.words, TILE, tile), f"tile-{TILES[tile]}"
            )
            number = tiles[:i].count(tile)
            out += (
                f'<g class="pieces">{piece(f"unearthed-{TILES[tile]}-{number}", f"t-{TILES[tile]}", x, 580, 1.12)}</g>'
            )
        self.tray += f'<g class="tray">{out}</g>'

    def factions(self) -> None:
        """The factions side by side, to choose from."""
        out = f'<path d="{rrect(30, 214, 692, 356, 16)}"/>' + text(
            376, 246, self.labels.say("ex-faction-choice"), "t-head light"
        )
        out += tip(0, 0, rrect(30, 214, 692, 356, 16), self.labels.say("ex-faction-choice"))
        for i, colour in enumerate(CREW_COLOUR):
            x, name = 46 + i * 134, FACTIONS[i]
            texts = self.choices.naming(f"faction-{name}", "faction")
            state = self.choices.state(*texts)
            about = self.words.about(FACTION, i)
            said = self.words.thing(FACTION, i)
            head = "M12 0H112Q124 0 124 12V84H0V12Q0 0 12 0Z"
            face = (
                f'<g{" class=" + chr(34) + "recede" + chr(34) if state != "legal" else ""}><rect width="124" height="304" rx="12" '
                f'fill="var(--g-plate)"/><path d="{head}" fill="var(--p-{colour})"/>'
                f'<path d="{head}" fill="url(#pt-{colour})" opacity=".5"/>'
                f'<circle cx="62" cy="43" r="35" fill="var(--p-{colour}-deep)"/>{use("ex-" + colour, 62, 78, 1.75)}'
                + "".join(text(62, 101 + j * 15, line, "t-name") for j, line in enumerate(lines(said, 16, 2)))
                + faction_words(about)
                + "</g>"
            )
            ring = self.choices.pick(
                texts, 0, 0, rrect(-3, -3, 130, 310, 14), 1, about, f"faction-{name}", style="plate"
            )
            out += f'<g transform="translate({x} 258)">{face}{ring}</g>'
        self.tray += f'<g class="tray">{out}</g>'


@cache
def faction_words(about: str) -> str:
    """Who a faction is, in one line, and below it what it can do, line by line as wide as its card."""
    who, _, does = about.partition(". ")
    told = enumerate(fitted(does, 112, 160, LARGEST, 14.5))
    return snug(62, 134, who, 114, LARGEST, "t-cap", "middle") + "".join(
        text(7, 152 + i * 14.5, line, "t-cap", "start") for i, line in told
    )


def symbol_alone(choices: Choices) -> bool:
    """Whether buyers can be added to a single market only, so that the stall needs no narrowing."""
    return len({text.split(" ")[2] for text in choices.labels if text.startswith("add ")}) == 1


def stand(place: int, order: int, number: int) -> tuple[float, float]:
    """Where the so-manieth explorer stands beside a location."""
    fixed = STAND.get(PLACES[place], ())
    if number <= len(fixed):
        return fixed[order]
    rows = AROUND_SITE if outline(place) is PIT else AROUND_PLACE
    spots = rows[min(number, 4) - 1]
    return spots[min(order, 3)]
