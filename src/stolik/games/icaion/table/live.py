"""The live layers of the board: panels, what glows, all pieces, and marks on top."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial
from typing import Final

from ....drawing.glow import tip
from ....drawing.layers import Layers
from ....drawing.scene import Scene
from ....drawing.speech import hint
from ....drawing.svg import at, breadth, circle, fitted, piece, quote, snug, text, use
from ....engine.option import Kind
from ..actions.possible import deploy_cost, no_room
from ..board import CRATER_NAMES, DISTANCE, NEIGHBOURS, NODE_NAMES, NODE_REGIONS, REGION_NAMES, TRACK, cap, side
from ..cards import REGION_CARDS, SEEKERS, WONDER_COST, WONDERS
from ..effects import Deposit, TakeColour
from ..pieces import CARD, CRATER, CURIO, MACHINE, REGION, SEEKER, TILE, WONDER
from ..state import IcaionState
from ..tiles import COLOURS, SHARDS
from .figures import MACHINES, ROMAN, TEAMS, chamfer, wonder_icon
from .labels import labels
from .parts import CARD_OUTLINE, TILE_OUTLINE, event_card, sign, tile, tile_told
from .telling import reached, tell_options
from .world import CENTRE, CRATER_AT, LEFT, SCALE, SPOT, TOP, bend, beside, outline, place, rim, upright

PILE: Final = ((0, 0), (-13, 3), (13, 3), (-6, -12), (8, -12), (-20, -9), (22, -9), (1, -22))
SWARM: Final = ((8, -22), (39, -17), (70, -22))  # parasites in a region
BESIDE: Final = ((2, -46), (28, -30), (2, -14))  # parasites beside a wonder
STAND: Final = ((0, 0), (22, 6), (-22, 6), (12, -16), (-12, -16))  # seekers that share a node
NODE_RING: Final = circle(15)
FIGURE: Final = "M-16 6Q-18-20-8-34-9-52 0-54 9-52 8-34 18-20 16 6 0 12-16 6Z"
TITAN: Final = "M-80 8L-78-128-42-160 2-168 44-154 80-122 80 8Z"
SHRINE: Final = "M-22 4L-16-40 0-58 16-40 22 4Z"
NODE_VERBS: Final = ("move", "teleport", "step", "start")
TRAY_VERBS: Final = (  # choices that concern no place on the board: they stand in a tray beside the map
    "neutral", "draft-seeker", "draft-gear", "eradicate", "discard-hand", "start-second-leg", "pay", "convert",
    "throw-away", "choose", "draw", "lie-down", "forgo", "activate-all", "harvest", "swap", "collect", "remove-all",
    "offer", "wake", "clockwise", "counterclockwise", "decline",
)  # fmt: skip
REGION_VERBS: Final = ("deploy", "deploy-special", "restore", "activate", "remove", "neutral-at")


def board(scene: Scene, view: IcaionState) -> str:
    """All live layers, in order."""
    drawn = Board(scene, view)
    shards, standing = [each.shards for each in view.players], [(p.node, p.seeker, p.lying) for p in view.players]
    drawn.part(drawn.calendar, view.seats, view.year, view.round, view.last_round(), zone="year")
    drawn.part(drawn.track, view.seats, view.round, view.track, zone="track")
    drawn.part(
        drawn.decks, view.event_deck, view.expert, view.year_cards, view.year, view.track, len(view.curio_deck),
        view.curio_discard, len(view.bag), view.shards_gone, view.shard_shown, shards, zone="decks",
    )  # fmt: skip
    drawn.part(drawn.reputation, view.order, [player.rp for player in view.players], zone="side")
    drawn.part(drawn.piles, view.seats, view.piles, view.year, view.night, drawn.worth, zone="side")
    drawn.part(drawn.wonders, view.seats, view.wonders, view.wonders_offered, zone="wonders")
    drawn.part(drawn.reserved, view.reserved, zone="wonders")
    drawn.part(
        drawn.regions, view.seats, view.qoam, view.parasites, view.machines, view.wonder_at, view.wonder_owner,
        drawn.deploying, zone="map",
    )  # fmt: skip
    drawn.part(drawn.colossus, view.colossus, len(view.colossus_shards), zone="map")
    drawn.part(drawn.nodes, view.qoam, view.parasites, view.machines, drawn.mine, zone="map")
    drawn.part(drawn.seekers, view.order, standing, zone="map")
    drawn.lay(drawn.apart(drawn.choice_tray), "tray")
    return (
        f'<g id="plates">{drawn.plates}</g><g id="hits">{drawn.hits}</g><g id="picks">{drawn.picks}</g>'
        f'<g id="pieces">{drawn.pieces}</g><g id="marks">{drawn.marks}</g><g id="tray">{drawn.tray}</g>'
    )


@cache
def route(start: int, goal: int, free: int) -> str:
    """A shortest way between two nodes, seen while one points at its end: its steps, solid as far as they are free, then dashed."""
    nodes = [goal]
    while nodes[0] != start:
        nearer = DISTANCE[start][nodes[0]] - 1
        nodes.insert(0, next(each for each in NEIGHBOURS[nodes[0]] if DISTANCE[start][each] == nearer))
    out = ""
    for step, (a, b) in enumerate(zip(nodes, nodes[1:])):
        (x1, y1), (cx, cy), (x2, y2) = place(*SPOT[a]), place(*bend(a, b)), place(*SPOT[b])
        paid = ' class="paid"' if step >= free else ""
        out += f'<path{paid} d="M{x1:g} {y1:g}Q{cx:g} {cy:g} {x2:g} {y2:g}"/>'
    for step, node in enumerate(nodes[1:-1], 1):
        out += upright(*place(*SPOT[node]), use(f"ic-step-{step}"))
    return out + upright(*place(*SPOT[goal]), use(f"ic-step-{len(nodes) - 1}", -11, -11))


def mover(id: str, symbol: str, x: float, y: float, drawn: str, name: str) -> str:
    """A piece that goes about on the map, upright wherever it stands."""
    return (
        f'<g id="{id}" class="piece" data-kind="#{symbol}" data-name="{name}" transform="{at(x, y)}">'
        f'<g class="ic-up">{drawn}</g></g>'
    )


class Board(Layers):
    """The board of Icaion, part by part."""

    def __init__(self, scene: Scene, view: IcaionState) -> None:
        super().__init__(scene)
        self.view = view
        self.labels = labels(scene.lang)
        seated = 0 <= self.mine < view.seats
        self.worth = [view.tile_value(self.mine, colour, view.over) for colour in range(5)] if seated else []
        self.deploying = [self.worth_deploying(region) for region in range(len(REGION_NAMES))] if seated else []
        if seated:
            tell_options(scene, view, self.choices)

    def plate(self, x: float, y: float, width: float, height: float, key: str = "") -> None:
        """A panel beside the map; its heading says what it shows."""
        self.plates += f'<path class="ic-plate" d="{chamfer(x, y, width, height, 10)}"/>'
        if key:
            title = self.labels.say(key)
            self.plates += text(x + 10, y + 17, title, "t-cap", "start")
            self.says(x, y, width, height, title, self.labels.say(f"{key}-about"))

    def stand(self, x: float, y: float, drawn: str) -> None:
        """What `Choices.pick` or `tip` drew around nothing, upright at a place of the map."""
        if drawn.startswith("<g"):
            self.picks += upright(x, y, drawn)
        elif drawn:
            self.hits += upright(x, y, drawn)

    def says(self, x: float, y: float, width: float, height: float, *told: str) -> None:
        """A panel that explains itself, below what lies on it."""
        self.hits += tip(x, y, chamfer(0, 0, width, height, 10), "\n".join(told))

    # -- panels on the left ---------------------------------------------------------------------------------

    def calendar(self) -> None:
        """Year, round and saturation."""
        view, say = self.view, self.labels.say
        self.plate(8, 8, 252, 52)
        title = say("ic-year", year=ROMAN[view.year], round=view.round) if view.year else say("ic-before")
        self.plates += text(20, 31, title, "t-title", "start")
        note = say("ic-last") if view.year and view.last_round() else say("ic-saturation", number=cap(view.seats))
        self.plates += text(20, 49, note, "t-cap", "start")
        self.says(8, 8, 252, 52, title, say("ic-saturation-about", number=cap(view.seats)), say("ic-year-about"))

    def track(self) -> None:
        """The event track."""
        view, say = self.view, self.labels.say
        self.plate(8, 66, 130, 306)
        self.says(8, 66, 130, 306, say("ic-track"), say("ic-track-about"))
        qoam, parasites, arrows = TRACK[side(view.seats)]
        for space in range(8):
            x, y = 42 + space % 2 * 62, 106 + space // 2 * 74
            current = space == view.round - 1
            if space < len(view.track):
                card = view.track[space]
                self.plates += event_card(card, x, y)
                about = hint(self.words, CARD, card)
            else:
                self.plates += f'<path class="ic-well" d="{CARD_OUTLINE}" transform="translate({x} {y})"/>'
                self.plates += text(x, y - 2, space + 1, "t-title soft")
                about = say("ic-space", number=space + 1, qoam=qoam[space], arrows=arrows[space])
                if space == 4:
                    self.plates += use("i-power-lightning", x + 17, y - 22, 0.7, 'fill="var(--g-accent)"')
            if current:
                self.plates += f'<path class="ic-now" d="{CARD_OUTLINE}" transform="translate({x} {y})"/>'
            self.plates += f'<path d="{chamfer(x - 23, y + 11, 46, 18, 4)}" fill="#0A1330" fill-opacity=".8"/>'
            self.plates += text(x - 15, y + 25, qoam[space], "t-num light") + use("qo-gray", x - 4, y + 20, 0.42)
            if parasites[space]:
                self.plates += use("parasite", x + 13, y + 21, 0.46)
            chevrons = "".join(f"M{x - 21 + i * 5.5:g} {y - 27}l3.4 3.4-3.4 3.4" for i in range(arrows[space]))
            self.plates += f'<path d="{chevrons}" class="ic-arrow"/>'
            self.hits += tip(
                x, y, CARD_OUTLINE, about, f"card-{CARD.text(view.track[space])}" if space < len(view.track) else ""
            )

    def decks(self) -> None:
        """Event deck, Colossus cards of the Years, curio deck and discards, shards in the bag."""
        view, say = self.view, self.labels.say
        self.plate(8, 514, 252, 86)
        pile = chamfer(-29, -32, 58, 82, 6)  # with its label
        top = view.event_deck[-1] if view.event_deck else -1
        if top >= 0 and view.expert:
            self.plates += event_card(top, 36, 548, 0.86)
            self.hits += tip(36, 548, pile, hint(self.words, CARD, top), "list-event_deck")
        else:
            self.plates += f'<path d="{CARD_OUTLINE}" class="ic-back" transform="translate(36 548) scale(.86)"/>'
            self.plates += text(36, 555, len(view.event_deck), "t-title light")
            rest = [card for card in (*range(REGION_CARDS), *view.year_cards[: view.year]) if card not in view.track]
            self.hits += tip(36, 548, pile, self.listed("ic-deck-tip", CARD, rest), "list-track")
        self.label(39, "ic-next" if top >= 0 and view.expert else "ic-deck")
        self.plates += f'<path d="{CARD_OUTLINE}" class="ic-back curio" transform="translate(98 548) scale(.86)"/>'
        self.plates += use("i-card-draw", 98, 541, 1, 'fill="#9FD8FF"') + text(
            98, 570, len(view.curio_deck), "t-num light"
        )
        self.label(98, "ic-curios")
        self.plates += f'<path d="{CARD_OUTLINE}" class="ic-back gone" transform="translate(161 548) scale(.86)"/>'
        self.plates += use("i-recycle", 161, 541, 1, 'fill="#FFD3EF"')
        self.plates += text(161, 570, len(view.curio_discard), "t-num light")
        self.label(161, "ic-discards")
        self.hits += tip(98, 548, pile, say("ic-curios-tip"), "list-curio_discard")
        gone = self.listed("ic-discards-tip", CURIO, list(view.curio_discard))
        self.hits += tip(161, 548, pile, gone, "list-curio_discard")
        for year, card in enumerate(view.year_cards):
            x = 196 + year * 21
            style = "ic-year now" if year + 1 == view.year else "ic-year"
            self.plates += f'<path d="{chamfer(x, 522, 19, 32, 4)}" class="{style}"/>'
            self.plates += use("i-golem-head", x + 9.5, 533, 0.6, 'fill="#E9E2FF"') + text(
                x + 9.5, 551, ROMAN[year + 1], "t-count light"
            )
            self.hits += tip(
                x + 9.5, 538, chamfer(-10, -16, 20, 32, 4), hint(self.words, CARD, card), "list-year_cards"
            )
        self.plates += use("shard", 206, 571, 0.72) + text(218, 576, len(view.bag), "t-num", "start")
        self.label(224, "ic-shards")
        unseen = list(SHARDS)
        for value in (*view.shards_gone, *[each for player in view.players for each in player.shards]):
            unseen.remove(value)
        if view.shard_shown:
            unseen.remove(view.shard_shown)
        counts = {f"number{value}": unseen.count(value) for value in (1, 2, 3)}
        self.hits += tip(217, 577, chamfer(-20, -18, 60, 36, 6), say("ic-unseen", **counts), "list-shards_gone")

    def label(self, x: float, key: str) -> None:
        """What lies above it, in a word that keeps clear of the next one."""
        self.plates += snug(x, 592, self.labels.say(key), 54, 17 * 0.76, "ic-small", "middle")

    def listed(self, key: str, kind: Kind, things: list[int]) -> str:
        """A heading and the names of things, equal ones once with their number."""
        names = Counter([self.words.thing(kind, thing) for thing in things])
        told = [name if count == 1 else f"{name} × {count}" for name, count in names.items()]
        return "\n".join([self.labels.say(key, count=len(things)), *told])

    # -- panels on the right --------------------------------------------------------------------------------

    def reputation(self) -> None:
        """The reputation track: one bar for each player, in turn order."""
        view = self.view
        height = 26 + 22 * view.seats
        self.plate(892, 8, 232, height, "ic-reputation")
        top = max([80, *[player.rp for player in view.players]])
        for row, seat in enumerate(view.order):
            y, rp = 40 + 22 * row, view.players[seat].rp
            team = TEAMS[seat]
            length = max(0.0, min(1.0, rp / top)) * 146
            self.plates += (
                f'<rect x="922" y="{y - 6}" width="150" height="10" rx="5" class="ic-rail"/>'
                f'<rect id="rp-{seat}" x="922" y="{y - 6}" width="{length + 4:.0f}" height="10" rx="5" fill="var(--p-{team})"/>'
                f'<use href="#seat-badge-{team}" transform="translate(908 {y - 1}) scale(.66)"/>'
                + text(1112, y + 5, rp, "t-num", "end")
            )
            self.hits += (
                f'<rect class="hit" x="896" y="{y - 11}" width="224" height="20" data-name="seat-{seat}" '
                f'data-tip="{quote(self.scene.name(seat))}"/>'
            )

    def piles(self) -> None:
        """The five piles of apparatuses in the City."""
        view = self.view
        y0 = 44 + 22 * view.seats
        self.plate(892, y0, 232, 92, "ic-city")
        for colour in range(5):
            x, y = 917 + 45.5 * colour, y0 + 56
            year = view.piles[colour] if view.piles else 4
            if year > 3:
                self.plates += f'<path d="{TILE_OUTLINE}" class="ic-well" transform="translate({x} {y}) scale(.82)"/>'
                continue
            for under in range(3 - year, 0, -1):
                self.plates += (
                    f'<path d="{TILE_OUTLINE}" fill="#0B1430" stroke="var(--qoam-{COLOURS[colour]})" '
                    f'transform="translate({x} {y + under * 4}) scale(.82)"/>'
                )
            number = 3 * colour + year - 1
            dim = ' opacity=".45"' if year != view.year else ""
            self.plates += f'<g transform="translate({x} {y}) scale(.82)"{dim}>{tile(view, number)}</g>'
            texts = self.choices.naming(f"tile-{TILE.text(number)}", "retrieve", "retrieve-special")
            name, about = f"tile-{TILE.text(number)}", tile_told(self.words, view, number)
            if self.worth:
                about += "\n" + self.labels.say("ic-worth", points=self.worth[colour])
            self.put(self.choices.pick(texts, x, y, TILE_OUTLINE, 0.9, about, name))

    def wonders(self) -> None:
        """The wonders that can still be restored."""
        view = self.view
        if not view.wonders:
            return
        columns = 2 if len(view.wonders_offered) == 4 else 3
        rows = max(1, -(-len(view.wonders_offered) // columns))
        high, wide = (
            (94 if rows > 1 and columns == 3 else 82),
            228 // columns,
        )  # names of two lines need room above the next row
        y0 = 566 - high * rows - (104 if view.reserved else 0)  # below the crater
        self.plate(892, y0, 232, 34 + high * rows, "ic-wonders")
        for index, wonder in enumerate(view.wonders_offered):
            x, y = 894 + wide // 2 + index % columns * wide, y0 + 84 + index // columns * high
            self.plates += (
                f'<g class="ic-none" transform="translate({x} {y})"><use href="#shrine"/>{wonder_icon(wonder)}</g>'
                + text(x + 20, y - 44, WONDER_COST[wonder], "t-num")
            )
            name = self.words.thing(WONDER, wonder)
            if columns == 2:
                self.plates += snug(x, y + 17, name, wide - 4, 15 * 0.66, "ic-small", "middle")
            else:
                for row, said in enumerate(fitted(name, wide - 2, 40, 15 * 0.76, 15)):
                    self.plates += text(x, y + 17 + 14 * row, said, "ic-small")
            texts = self.choices.naming(f"wonder-{WONDERS[wonder][0]}", "restore")
            self.put(self.choices.pick(texts, x, y, SHRINE, 1.06, hint(self.words, WONDER, wonder), style="quiet"))

    def reserved(self) -> None:
        """Radiant Beams, two players: the neutral machines that come at the end of Year I."""
        view = self.view
        if not view.reserved:
            return
        y0 = 504
        self.plate(892, y0, 232, 96, "ic-reserved")
        for index, machine in enumerate(view.reserved):
            self.plates += use(f"{MACHINES[machine % 3]}-{TEAMS[machine // 3]}", 940 + 68 * index, y0 + 76, 0.9)

    # -- the map --------------------------------------------------------------------------------------------

    def regions(self) -> None:
        """Qoam, parasites, machines and wonders in every region, and what can be done there."""
        view = self.view
        for region, name in enumerate(REGION_NAMES):
            holds = self.labels.say("ic-region", qoam=view.qoam[region], parasites=view.parasites[region])
            known = f"{self.words.thing(REGION, region)}\n{holds}"
            known += self.deploying[region] if self.deploying else ""
            known += f"\n{self.words.about(REGION, region)}"
            texts = self.choices.naming(f"region-{name}", *REGION_VERBS)
            border = outline(region)
            if self.choices.state(*texts) == "legal":
                self.picks += self.choices.pick(texts, LEFT, TOP, border, SCALE, known, f"region-{name}", style="area")
            else:
                self.hits += tip(LEFT, TOP, border, known, f"region-{name}", SCALE)
            middle = place(*CENTRE[region])
            drawn = self.apart(partial(self.contents, region, name))
            self.lay([upright(*middle, each) if each else "" for each in drawn])

        city, about = self.labels.say("ic-the-city"), self.labels.say("ic-city-about")
        self.hits += tip(LEFT, TOP, rim(list(range(5))), f"{city}\n{about}", scale=SCALE)

    def worth_deploying(self, region: int) -> str:
        """What a machine of the viewer would cost here, and how much each kind that can leave the board now would score."""
        view, seat = self.view, self.mine
        ready = {slot % 3 for slot in view.players[seat].available(view.beams)}
        told = [
            f"{self.words.thing(MACHINE, kind)}: {view.deploy_points(region, kind)}"
            for kind in sorted(ready)
            if view.machines[3 * region + kind] < 0
        ]
        if not told or no_room(view, seat, region) is not None:
            return ""
        return "\n" + self.labels.say("ic-deploying", cost=deploy_cost(view, seat, region), points=", ".join(told))

    def contents(self, region: int, name: str) -> None:
        """The pieces in a region, around its middle."""
        view = self.view
        colour = COLOURS[region // 3]
        count = view.qoam[region]
        if count:
            x, y = beside(-42, -30)
            self.plates += f'<circle cx="{x}" cy="{y}" r="22" fill="url(#g-glow-{colour})"/>'
        for index in sorted(range(min(count, 8)), key=lambda each: PILE[each][1]):
            x, y = beside(-42 + PILE[index][0], -26 + PILE[index][1])
            self.pieces += piece(f"q-{name}-{index}", f"qo-{colour}", x, y, 0.54)
        full = " full" if count == cap(view.seats) else "" if count else " none"
        self.marks += (
            f'<g class="q-{colour}" transform="{at(*beside(-42, -7))}"><path d="{chamfer(-11, -7, 22, 14, 4)}" class="ic-count{full}"/>'
            f"{text(0, 4.5, count, 't-count light')}</g>"
        )
        wonder = view.wonder_at[region]
        for index, (dx, dy) in enumerate((SWARM if wonder < 0 else BESIDE)[: view.parasites[region]]):
            self.pieces += piece(f"par-{name}-{index}", "parasite", *beside(dx, dy), 0.56)
        if wonder >= 0:
            x, y = beside(62, 6)
            team = TEAMS[view.wonder_owner[wonder]]
            self.pieces += piece(
                f"wonder-{wonder}", f"wonder-{WONDERS[wonder][0]}-{team}", x, y, 0.56, f"wonder-{WONDERS[wonder][0]}"
            )
            self.hits += tip(x, y, SHRINE, hint(self.words, WONDER, wonder), f"wonder-{WONDERS[wonder][0]}", 0.56)
        standing = [
            (kind, view.machines[3 * region + kind]) for kind in range(3) if view.machines[3 * region + kind] >= 0
        ]
        for index, (kind, owner) in enumerate(standing):
            symbol = f"{MACHINES[kind]}-{TEAMS[owner]}"
            x, y = beside((index - (len(standing) - 1) / 2) * 52, 54)
            self.pieces += piece(f"{symbol}-{name}", symbol, x, y, 0.56)

    def colossus(self) -> None:
        """The Colossus at its crater with the shards it carries; craters explain themselves."""
        view = self.view
        for crater, name in enumerate(CRATER_NAMES):
            self.stand(
                *place(*CRATER_AT[crater]), tip(0, 0, circle(44), hint(self.words, CRATER, crater), f"crater-{name}")
            )
        x, y = place(*CRATER_AT[view.colossus])
        foot = beside(-4, 44)
        carried = use("colossus", *foot, 0.44)
        count = len(view.colossus_shards)
        for index in range(count):
            middle = index - (count - 1) / 2
            carried += piece(f"shard-{index}", "shard", *beside(-4 + middle * 22, 56 - abs(middle) * 3), 0.56)
        self.pieces += mover("titan", "colossus", x, y, carried, f"crater-{CRATER_NAMES[view.colossus]}")
        texts = [
            t for t in ("investigate", "investigate-special", "clockwise", "counterclockwise") if t in self.choices
        ]
        about = self.labels.say("ic-shards-tip", count=count)
        self.stand(x, y, self.choices.pick(texts or ["investigate"], *foot, TITAN, 0.44, about))

    def nodes(self) -> None:
        """Where seekers may go; a move that costs blue qoam says so."""
        view, seat = self.view, self.scene.viewer
        player = view.players[seat] if 0 <= seat < view.seats else None
        for node, name in enumerate(NODE_NAMES):
            x, y = place(*SPOT[node])
            texts = self.choices.naming(f"node-{name}", *NODE_VERBS)
            drawn = self.choices.pick(texts, 0, 0, NODE_RING, 0.66, self.seen_from(node), f"node-{name}")
            if player is None or player.node < 0 or f"move {name}" not in self.choices:
                self.stand(x, y, drawn)
                continue
            way = route(player.node, node, player.basic_move())
            back = f'<g class="ic-way" transform="scale({1 / 0.66:.3f}) translate({-x:g} {-y:g})">{way}</g>'
            self.stand(x, y, drawn.removesuffix("</g>") + back + "</g>")
            blue = player.blue_for(DISTANCE[player.node][node])
            if blue > 0 and f"teleport {name}" not in self.choices:
                price = f'<circle r="6.6" fill="#0A1330" stroke="var(--legal)"/>{text(0, 4, blue, "t-count light")}'
                self.marks += upright(x, y, f'<g transform="translate(9 -9)">{price}</g>')

    def seen_from(self, node: int) -> str:
        """What sort of node it is, and what whoever stands there could extract, with which machines, and beside which parasites."""
        view, say = self.view, self.labels.say
        around = NODE_REGIONS[node]
        found = reached(self.words, view, node)
        told = [say("ic-found", colours=", ".join(found)) if found else say("ic-found-nothing")]
        own = [view.machine_of(self.mine, each) for each in around if not view.is_blocked(each)] if self.worth else []
        working = [self.words.thing(MACHINE, kind) for kind in own if kind >= 0]
        if working:
            told.append(say("ic-found-machines", machines=", ".join(working)))
        parasites = sum(view.parasites[region] for region in around)
        if parasites:
            told.append(say("ic-found-parasites", count=parasites))
        return f"{self.words.say(f'node-{NODE_NAMES[node]}')}\n{' · '.join(told)}"

    def seekers(self) -> None:
        """The seekers; the own one can camp and extract."""
        view = self.view
        crowd: dict[int, int] = {}
        for seat in view.order:
            player = view.players[seat]
            if player.node < 0 or player.seeker < 0:
                continue
            number = crowd[player.node] = crowd.get(player.node, -1) + 1
            (x, y), stood = place(*SPOT[player.node]), beside(STAND[number][0], STAND[number][1] - 1)
            symbol = f"seeker-{SEEKERS[player.seeker][0]}-{TEAMS[seat]}" + ("-down" if player.lying else "")
            self.pieces += mover(f"seeker-{seat}", symbol, x, y, use(symbol, *stood, 0.62), f"seat-{seat}")
            about = f"{self.scene.name(seat)}\n{hint(self.words, SEEKER, player.seeker)}"
            about += f"\n{self.labels.say('ic-lying')}" if player.lying else ""
            texts = [t for t in ("extract", "camp") if t in self.choices] if seat == self.scene.viewer else []
            if texts:
                self.stand(x, y, self.choices.pick(texts, *stood, FIGURE, 0.66))
            else:
                self.stand(x, y, tip(*stood, FIGURE, about, f"seat-{seat}", 0.66))

    def batch(self) -> bool:
        """The crystals that are being received: they wait for a cage. Says whether there are any."""
        view = self.view
        step = view.agenda[-1] if view.agenda else None
        crystals = step.batch if isinstance(step, Deposit) else step.due if isinstance(step, TakeColour) else view.batch
        if not sum(crystals):
            return False
        self.plate(892, 362, 232, 30)
        self.hits += tip(1008, 377, chamfer(-116, -15, 232, 30, 10), self.labels.say("ic-batch"))
        x = 908.0
        for colour, count in enumerate(crystals):
            if count:
                self.plates += use(f"qo-{COLOURS[colour]}", x, 377, 0.8) + text(x + 11, 382, count, "t-num", "start")
                x += 44
        title = self.labels.say("ic-batch-title")
        if breadth(title, 11.6) < 1108 - x:
            self.plates += text(1116, 381, title, "t-cap soft", "end")
        return True

    # -- choices without a place ----------------------------------------------------------------------------

    def choice_tray(self) -> None:
        """Colours, numbers and other choices that belong to no piece, as a list beside the map."""
        found = [option for option in self.scene.options if option.verb.name in TRAY_VERBS]
        top = 398 if self.batch() else 366
        if not found:
            return
        height = min(26.0, (602 - top) / len(found))
        rows = ""
        for index, option in enumerate(found):
            said = str(option)
            y = top + height * index
            label = snug(924, y + height / 2 + 3, self.choices.labels[said], 196, 15 * 0.8, "ic-row")
            known = self.labels.say("ic-beams-all") if said == "activate-all" and self.view.beams else ""
            rows += (
                f'<g class="plate-option"{self.choices.plate(said, known)}><path class="ic-choice" d="{chamfer(890, y, 236, height - 3, 5)}"/>'
                f'<g transform="{at(906, y + height / 2 - 1.5, 0.62)}" color="var(--g-ink)">{sign(self.view, self.scene.viewer, option)}</g>'
                f"{label}</g>"
            )
        self.tray = rows
