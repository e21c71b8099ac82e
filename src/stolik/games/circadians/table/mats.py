"""A participant's own board: the research base with garages and farms, or the AI's board; and both in brief."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....drawing.glow import Choices, chosen, tip
from ....drawing.kept import kept
from ....drawing.scene import Scene
from ....drawing.seats import disc
from ....drawing.speech import hint, spoken
from ....drawing.svg import breadth, fitted, piece, quote, rrect, text, use, zoned
from ....engine.option import Kind
from .. import board
from ..actions.costs import garage_algae
from ..cards import EVENT_IDS, LEADER_IDS, SCHEMES, TALK_LEYRIEN
from ..pieces import AI, DEVELOPMENT, DIE, EVENT, LEADER, PLAN, RESOURCE, SCHEME, SLOT, TILE
from ..state import FIRST_FOUNDATION, CiState
from ..tiles import NOTHING
from .art import portrait
from .figures import FACTION_FILL, GOODS, SPACE, STATION_FILL, amount, changed, points
from .live import SEAT_HUES, tile_picture
from .now import Now

WIDTH, HEIGHT = 572.0, 196.0
COLUMN = (372.0, 390.0)  # on a phone: leader, Cantina and dice below the rest; static/table.css says where
MORE = (216.0, 203.0, 154.0, 180.0)  # beside them there, what leader and event do
SLOT_VERBS = ("assign", "lift", "from", "pair", "build", "replace", "scrap", "lose-slot", "set", "settle", "produce")
SHIP_ART = ("ci-disc", "ci-scout", "ci-hauler")
GARAGE = rrect(-33, -36, 66, 72, 8)
FARM = rrect(-28, -31, 56, 62, 8)


def mat(scene: Scene, view: CiState, participant: int) -> str:
    """The whole board of a participant."""
    if participant >= view.seats:
        return ai_mat(scene, view)
    own = participant == scene.viewer
    return kept(scene, "mat", Base(scene, view, participant).drawn, own, *shown(view, participant), glows=own)


def shown(view: CiState, seat: int) -> list[Any]:
    """What mat and brief show of a seat."""
    by_slot = (
        (view.stock, 4),
        (view.garages, board.GARAGES),
        (view.farm_dice, board.FARMS),
        (view.ships, board.GARAGES),
        (view.farms, 3),
    )
    return [
        seat, view.phase, view.leaders[seat], view.current[seat], view.radio == seat, len(view.hands[seat]), view.plans[seat],
        view.confirmed >> seat & 1, view.cantina[seat], view.rolls[seat], view.pool[seat], view.reserve[seat],
        [values[seat * size : seat * size + size] for values, size in by_slot],
    ]  # fmt: skip


class Base:
    """A research base: goods, garages, farms, Cantina, pool and reserve."""

    def __init__(self, scene: Scene, view: CiState, seat: int) -> None:
        self.scene = scene
        self.view = view
        self.seat = seat
        self.hue = SEAT_HUES[seat]
        self.choices = Choices(scene) if seat == scene.viewer else None
        self.now = Now(scene, view, seat)
        self.plates = self.picks = self.pieces = ""

    def drawn(self) -> str:
        """All parts."""
        ground = f'<path d="{rrect(1, 3, 570, 190, 14)}" fill="url(#ci-dusk)" stroke="var(--p-{self.hue})" stroke-width="2"/>'
        base = zoned("base", ground + self.part(self.base, self.ribbon()))
        return base + zoned("person", self.part(self.person)) + zoned("rest", self.part(self.rest)) + self.more()

    def part(self, draw: Callable[[], None], above: str = "") -> str:
        """The layers of one part of the board, and what lies above everything but dice."""
        self.plates = self.picks = self.pieces = ""
        draw()
        return f'{self.plates}{self.picks}{above}<g class="pieces">{self.pieces}</g>'

    def base(self) -> None:
        """Goods, garages and farms."""
        self.goods()
        for garage in range(board.GARAGES):
            self.garage(garage, 153 + garage * 73, 85)
        for farm in range(board.FARMS):
            self.farm(farm, 148 + farm * 60.5, 157)

    def more(self) -> str:
        """What leaders and event do, in words, where a phone has room for them."""
        view, words = self.view, self.scene.words
        x, y, wide, high = MORE
        things = [(LEADER, each) for each in self.leaders()]
        things += [(EVENT, view.current[self.seat])] if view.current[self.seat] != NOTHING else []
        out, top = f'<path d="{rrect(x, y, wide, high, 11)}" fill="url(#ci-plate)"/>', y
        for kind, value in things:
            said = fitted(words.about(kind, value), wide - 16, y + high - top - 24, 13.9 * 0.8, 14.4)
            if not said:  # a press tells it
                continue
            out += text(x + 8, top + 18, words.thing(kind, value), "t-name ci-ink tight", "start")
            out += "".join(
                [text(x + 8, top + 33 + 14.4 * i, line, "ci-about ci-ink", "start") for i, line in enumerate(said)]
            )
            deep = 26 + 14.4 * len(said)
            out += tip(x, top, rrect(0, 0, wide, deep, 8), scene_hint(self.scene, kind, value))
            top += deep
        return f'<g class="ci-more">{out}</g>' if things else ""

    def leaders(self) -> list[int]:
        """Who leads this seat."""
        return [each for each in range(len(LEADER_IDS)) if self.view.leaders[self.seat] >> each & 1]

    def ribbon(self) -> str:
        """While the own dice are being planned: the event, and that nobody else sees them; between goods and garages."""
        view, seat = self.view, self.seat
        if seat != self.scene.viewer or not view.plans[seat] or view.confirmed >> seat & 1:
            return ""
        words, event, said = self.scene.words, view.current[seat], ""
        secret = spoken(words, "board-behind", "", ())
        if event != NOTHING:
            name = words.thing(EVENT, event)
            said = spoken(words, "board-behind", "event", (("event", name),))
            secret = f"{hint(words, EVENT, event)} {secret}"
        said = said or secret
        wide = breadth(said, 14.4) + 30
        left = 299 - wide / 2
        return (
            f'<g class="ribbon"><path d="M{left:g} 41.1l7.5-7.5h{wide - 15:g}l7.5 7.5l-7.5 7.5h{15 - wide:g}z" fill="var(--p-{self.hue})"/>'
            + text(299, 45.8, said, "ci-ribbon", "middle", f'fill="var(--p-{self.hue}-ink)"')
            + f"</g>{tip(left, 34.1, rrect(0, 0, wide, 14, 5), secret, f'event-{EVENT_IDS[event]}' if event != NOTHING else '')}"
        )

    def person(self) -> None:
        """Name, leaders with their faces, Radio and number of cards."""
        view, seat, words = self.view, self.seat, self.scene.words
        self.plates += f'<path d="{rrect(6, 8, 106, 180, 11)}" fill="url(#ci-plate)"/><path d="{rrect(6, 8, 106, 92, 11)}" fill="url(#ci-sky)"/>'
        mine = self.leaders()
        broad, middles = (104, [59.0]) if len(mine) == 1 else (46, [36.0, 82.0])  # the Dyad Alliance leads in pairs
        for leader, x in zip(mine, middles):
            self.plates += portrait(leader, self.hue, x, 61, 1.75 if len(mine) == 1 else 1.1)
        self.plates += disc(self.hue, 22, 24, 12)
        for leader, x in zip(mine, middles):
            about, name = scene_hint(self.scene, LEADER, leader), f"leader-{LEADER_IDS[leader]}"
            self.plates += tip(x - broad / 2, 10, rrect(0, 0, broad, 90, 8), about, name)
        name = words.thing(LEADER, mine[0]) if len(mine) == 1 else self.scene.name(seat)
        rows = fitted(name, 98, 34, 14.5 * 0.8, 15) or (name[:13],)
        for i, line in enumerate(rows):
            self.plates += text(59, 118 + i * 15, line, "t-name ci-ink tight")
        if view.radio == seat:
            self.plates += (
                f'<g data-tip="{told(spoken(words, "board-radio", "", ()))}">{use("ci-radio", 30, 168, 1.2)}</g>'
            )
        self.plates += use("ci-c", 72, 166, 1.05) + text(94, 172, len(view.hands[seat]), "ci-much ci-ink")
        self.says(58, 150, 50, 34, counted(words.say("field-hands"), len(view.hands[seat])))
        if mine:
            self.says(8, 102, 102, 34, scene_hint(self.scene, LEADER, mine[0]))

    def goods(self) -> None:
        """What the seat has."""
        view, seat = self.view, self.seat
        for kind in range(4):
            x = 163 + kind * 91
            self.plates += f'<path d="{rrect(x - 43, 7, 86, 26, 9)}" fill="url(#ci-plate)"/>'
            here = view.stock[seat * 4 + kind]
            self.plates += use(GOODS[kind], x - 17, 20, 1.05) + text(x + 14, 27, here, "ci-much ci-ink")
            self.says(x - 43, 7, 86, 26, counted(scene_hint(self.scene, RESOURCE, kind), here))

    def says(self, x: float, y: float, wide: float, high: float, about: str) -> None:
        """A part of the board that explains itself, under whatever can be chosen there."""
        self.plates += tip(x, y, rrect(0, 0, wide, high, 8), about)

    def face(self, slot: int) -> int:
        """The face of the die on a slot, behind the own screen too."""
        view, seat = self.view, self.seat
        if view.plans[seat]:
            return view.plans[seat][slot]
        return (
            view.garages[seat * board.GARAGES + slot]
            if slot < board.GARAGES
            else view.farm_dice[seat * board.FARMS + slot - board.GARAGES]
        )

    def place(self, slot: int, x: float, y: float, told_: str, outline: str) -> None:
        """What a slot offers, its hint and its die."""
        name = f"slot-{board.SLOT_IDS[slot]}"
        dx, dy = (-14, -15) if slot < board.GARAGES else (-13, 5)
        if self.choices is not None:
            texts = self.choices.naming(name, *SLOT_VERBS)
            self.picks += self.choices.pick(texts, x, y, outline, 1, told_, name)
        else:
            self.picks += f'<path class="hit" d="{outline}" transform="translate({x:g} {y:g})" data-tip="{told(told_)}" data-name="{name}"/>'
        face = self.face(slot)
        if face > 0:
            self.pieces += piece(
                f"die-{self.seat}-{board.SLOT_IDS[slot]}",
                f"ci-die-{self.hue}-{face}",
                x + dx,
                y + dy,
                0.92,
                f"seat-{self.seat}",
            )

    def garage(self, garage: int, x: float, y: float) -> None:
        """A garage: its die, its ship or rover, its algae and the points of the first empty one."""
        view, seat = self.view, self.seat
        ship = view.ships[seat * board.GARAGES + garage]
        self.plates += f'<path d="{GARAGE}" transform="translate({x:g} {y:g})" fill="#1D2250" fill-opacity=".95" stroke="#575AA6"/>'
        self.plates += use("ci-space", x - 14, y - 15, 0.92)
        self.plates += use("ci-rover" if ship == NOTHING else SHIP_ART[ship % 3], x + 17, y - 14, 0.52)
        algae = garage_algae(view, seat, garage)
        aside = 16.0
        if algae == board.GARAGE_ALGAE[garage]:
            self.plates += amount(x - 16, y + 20, algae, "ci-a", 0.62)
        else:
            aside = 19.0
            self.plates += changed(x - 15, y + 20, 34, [(algae, "ci-a")], algae > board.GARAGE_ALGAE[garage], 0.5)
        about = f"{scene_hint(self.scene, SLOT, garage)} {self.now.garage(garage)}".strip()
        if ship != NOTHING:
            self.plates += tile_picture(ship, x + aside, y + 20, 64 - 2 * aside)
            about = scene_hint(self.scene, TILE, ship) + "\n" + about
        else:
            self.plates += self.worth(x + 16, y + 20, board.SHIPS_VP[garage], garage == view.ship_count(seat))
        self.place(garage, x, y, about, GARAGE)
        if self.choices is not None and self.now.source == garage:  # this one is sent now
            self.picks += chosen(x, y, GARAGE, 1)

    def worth(self, x: float, y: float, number: int, first: bool) -> str:
        """The points of an empty place; only those of the first one count."""
        return points(x, y, number, 0.95) if first else f'<g opacity=".5">{points(x, y, number, 0.8)}</g>'

    def farm(self, farm: int, x: float, y: float) -> None:
        """A farm: printed, built or a foundation."""
        view, seat = self.view, self.seat
        tile = NOTHING if farm < FIRST_FOUNDATION else view.farms[seat * 3 + farm - FIRST_FOUNDATION]
        built = farm < FIRST_FOUNDATION or tile != NOTHING
        self.plates += use("ci-dome" if built else "ci-ground", x, y + 24, 0.78)
        about = scene_hint(self.scene, SLOT, board.GARAGES + farm)
        brings = self.now.farm(farm)
        if farm == 0:
            self.plates += text(x + 15, y + 11, f"+{board.FARM_BOOST}", "t-num light")
        elif farm < FIRST_FOUNDATION:
            self.plates += use("ci-w", x + 10, y + 5, 0.68) + use("ci-a" if farm == 1 else "ci-e", x + 22, y + 5, 0.68)
        elif tile != NOTHING:
            self.plates += tile_picture(
                tile, x + (15 if view.takes_die(seat, farm) else 0), y + 5, 28 if view.takes_die(seat, farm) else 44
            )
            about = scene_hint(self.scene, TILE, tile)
        else:
            first = farm == FIRST_FOUNDATION + view.farm_count(seat)
            self.plates += self.worth(x, y + 8, board.FARMS_VP[farm], first)
        if view.takes_die(seat, farm):
            self.plates += use("ci-space", x - 13, y + 5, 0.86)
        self.place(board.GARAGES + farm, x, y, f"{about} {brings}".strip(), FARM)

    def rest(self) -> None:
        """Cantina, pool and reserve; while planning, the dice behind the screen."""
        self.cantina()
        view, seat, words = self.view, self.seat, self.scene.words
        x = 488
        self.plates += f'<path d="{rrect(x, 60, 76, 128, 9)}" fill="url(#ci-plate)"/>'
        rolls = view.rolls[seat] if view.plans[seat] and view.phase == PLAN else ()
        if rolls:
            return self.rolled(rolls, x)
        if self.choices is not None:
            self.picks += self.choices.pick(["lose-pool", "confirm"], x, 60, rrect(0, 0, 76, 128, 9), 1)
        if view.plans[seat]:
            mine = self.choices is not None and "confirm" in self.choices
            done = spoken(words, "board-confirm" if mine else "board-ready", "", ())
            self.plates += text(x + 38, 126, done, "t-name ci-ink tight")
            return self.says(x, 60, 76, 128, f"{done}\n{spoken(words, 'board-screen', 'about', ())}")
        self.plates += text(
            x + 38,
            77,
            f"{spoken(words, 'board-pool', '', ())} {view.pool[seat]}/{board.DICE_LIMIT}",
            "t-name ci-ink tight",
        )
        for i in range(min(view.pool[seat], 6)):
            self.pieces += piece(
                f"die-{seat}-pool-{i}",
                f"ci-die-{self.hue}-0",
                x + 17 + i % 3 * 21,
                94 + i // 3 * 22,
                0.62,
                f"seat-{seat}",
            )
        self.plates += text(x + 38, 148, spoken(words, "board-reserve", "", ()), "t-name ci-ink tight")
        self.plates += use(f"ci-die-{self.hue}-0", x + 24, 168, 0.7) + text(
            x + 51, 175, view.reserve[seat], "ci-much ci-ink"
        )
        self.says(x, 60, 76, 70, counted(words.say("field-pool"), view.pool[seat]))
        self.says(x, 132, 76, 56, counted(words.say("field-reserve"), view.reserve[seat]))

    def cantina(self) -> None:
        """The Cantina."""
        view, seat, words = self.view, self.seat, self.scene.words
        x = 488
        self.plates += f'<path d="{rrect(x, 9, 76, 46, 9)}" fill="#5A3A26" stroke="#F6B98A"/>'
        self.plates += text(x + 38, 26, spoken(words, "board-cantina", "", ()), "t-name light tight")
        self.plates += amount(x + 38, 42, f"{view.cantina[seat]} · +{board.CANTINA_WATER}", "ci-w", 0.7)
        self.says(x, 9, 76, 46, counted(words.say("field-cantina"), view.cantina[seat]))
        if self.choices is not None:
            self.picks += self.choices.pick(
                self.choices.naming("cantina", "cantina") or ["cantina", "lose-cantina"],
                x,
                9,
                rrect(0, 0, 76, 46, 9),
                1,
            )

    def rolled(self, rolls: Sequence[int], x: float) -> None:
        """The dice that still wait for a place."""
        words, seat = self.scene.words, self.seat
        key = "board-rolled" if rolls[0] >= 0 else "board-screen"
        title = spoken(words, key, "", ())
        self.plates += text(x + 38, 77, title, "t-name ci-ink tight")
        self.says(x, 60, 76, 128, f"{title}\n{spoken(words, key, 'about', ())}")
        top, step = (107, 33) if len(rolls) <= 6 else (99, 27)
        for i, face in enumerate(rolls):
            dx, dy = x + 21 + i % 2 * 35, top + i // 2 * step
            if self.choices is not None and face > 0:
                texts = self.choices.naming(f"die-{DIE.names[face]}", "assign")
                about = spoken(words, "board-die", "", (("face", words.thing(DIE, face)),))
                self.picks += self.choices.pick(texts, dx, dy, SPACE, 1.0, about, f"die-{DIE.names[face]}")
            symbol = f"ci-die-{self.hue}-{max(face, 0)}"
            self.pieces += piece(f"die-{seat}-roll-{i}", symbol, dx, dy, 0.92, f"seat-{seat}")


def counted(words: str, number: int) -> str:
    """What something is, with how many there are."""
    name, _, about = words.partition("\n")
    return f"{name[:1].upper()}{name[1:]}: {number}\n{about}".strip()


def told(words: str) -> str:
    """A hint as an attribute."""
    return quote(words)


def scene_hint(scene: Scene, kind: Kind, value: int) -> str:
    """A thing's name and what there is to know about it."""
    return hint(scene.words, kind, value)


# -- the AI --------------------------------------------------------------------------------------------------------------


def ai_mat(scene: Scene, view: CiState) -> str:
    """The AI's board: dice with what they bring, gems, development tokens and the schemes of the turn."""
    hue = SEAT_HUES[view.seats]
    row = board.AI_BOARDS[view.ai]
    out = f'<path d="{rrect(1, 3, 570, 190, 14)}" fill="url(#ci-plate)" stroke="var(--p-{hue})" stroke-width="2"/>'
    out += disc(hue, 28, 32, 15) + text(50, 37, scene.name(view.seats), "t-title ci-ink", "start")
    out += tip(8, 10, rrect(0, 0, 226, 44, 8), scene_hint(scene, AI, view.ai), f"ai-{row[0]}")
    out += amount(270, 32, view.ai_gems, "ci-g", 1.0, "t-num ci-ink")
    out += tip(236, 10, rrect(0, 0, 80, 44, 8), counted(scene.words.say("field-ai-gems"), view.ai_gems))
    pieces = ""
    for number in range(6):
        x = 30 + number * 48
        out += amount(x, 66, row[2][number], "ci-g", 0.6, "t-num ci-ink")
        if number:
            out += use("ci-well", x, 98)
            if number <= view.ai_dice:
                pieces += piece(f"die-ai-{number}", f"ci-die-{hue}-0", x, 98, 0.92, f"seat-{view.seats}")
        else:
            out += text(x, 103, "∅", "t-num ci-ink")
        out += amount(x, 131, f"+{row[3][number]}", "ci-d", 0.6, "t-num ci-ink")
        brings = (("dice", number), ("gems", row[2][number]), ("more", row[3][number]))
        out += tip(x - 23, 56, rrect(0, 0, 46, 88, 8), spoken(scene.words, "board-ai-dice", "", brings))
    for number, (good, sign) in enumerate((("ci-g", "★"), ("ci-d", "★★"), ("ci-c", "★★★"))):
        x = 20 + number * 92
        unlocked = view.ai_dev > number
        style = "dark" if unlocked else "ci-ink"
        about = told(scene_hint(scene, DEVELOPMENT, number))
        out += (
            f'<g data-tip="{about}" data-name="development-{DEVELOPMENT.names[number]}"><path d="{rrect(x, 150, 86, 30, 12)}" '
            f'fill="{"#F2784B" if unlocked else "var(--ci-cup)"}" stroke="#F6B98A"/>'
            + text(x + 30, 170, sign, f"t-cap {style}")
            + amount(x + 64, 165, "+1", good, 0.6, f"t-num {style}")
            + "</g>"
        )
    schemes = spoken(scene.words, "board-schemes", "", ())
    out += text(330, 24, schemes, "t-title ci-ink", "start")
    told_ = f"{schemes}\n{spoken(scene.words, 'board-schemes', 'about', ())}"
    out += tip(322, 8, rrect(0, 0, 244, 178, 8), told_, "list-scheme_discard")
    for index, card in enumerate(view.scheme_row[-4:]):
        out += scheme(scene, hue, card, 330 + index * 58)
    return f'{out}<g class="pieces">{pieces}</g>'


SCHEME_ICONS = {
    board.MINING: "",
    board.LABORATORY: "ci-dome",
    board.FOUNDRY: "ci-disc",
    board.MARKET: "",
    board.ACADEMY: "ci-d",
    board.DEPOSITORY: "ci-c",
}


def scheme(scene: Scene, hue: str, card: int, x: float) -> str:
    """A scheme: its die and the three places it tries, in their boards' colours."""
    about = told(scene_hint(scene, SCHEME, card))
    out = f'<g data-tip="{about}"><path d="{rrect(x, 34, 52, 148, 8)}" fill="#FFF6E2" stroke="#9A7A58"/>'
    _, value, top, top_gems, middle, middle_gems, bottom, bottom_gems = SCHEMES[card]
    out += use(f"ci-die-{hue}-{value}", x + 26, 58, 0.9)
    out += text(x + 26, 176, scene.words.thing(SCHEME, card), "t-count dark")
    for place, (where, gems) in enumerate(((top, top_gems), (middle, middle_gems), (bottom, bottom_gems))):
        y = 81 + place * 29
        fill = FACTION_FILL[where - TALK_LEYRIEN][0] if where >= TALK_LEYRIEN else STATION_FILL[where]
        out += f'<path d="{rrect(x + 4, y, 44, 26, 6)}" fill="{fill}"/>'
        if where >= TALK_LEYRIEN:
            out += use(f"ci-b{where - TALK_LEYRIEN}", x + 26, y + 14, 0.42)
        elif gems:
            out += amount(x + 26, y + 13, f"+{gems}", "ci-g", 0.75)
        else:
            small = 0.42 if where in (board.LABORATORY, board.FOUNDRY) else 0.85
            out += use(SCHEME_ICONS[where], x + 26, y + (20 if where == board.LABORATORY else 13), small)
    return out + "</g>"


def brief(scene: Scene, view: CiState, participant: int) -> str:
    """A participant's goods on one line; while planning, the screen."""
    if participant >= view.seats:
        return small(scene, view, participant)
    return kept(scene, "brief", lambda: small(scene, view, participant), *shown(view, participant), glows=False)


def small(scene: Scene, view: CiState, participant: int) -> str:
    """The brief, drawn."""
    hue = SEAT_HUES[participant]
    out = f'<path d="{rrect(1, 1, 274, 48, 9)}" fill="url(#ci-plate)" stroke="var(--p-{hue})"/>'
    ink = "t-num ci-ink"
    if participant >= view.seats:
        return out + small_ai(scene, view, hue, ink)
    for kind in range(4):
        here = view.stock[participant * 4 + kind]
        out += amount(30 + kind * 48, 15, here, GOODS[kind], 0.62, ink)
        out += tip(8 + kind * 48, 5, rrect(0, 0, 46, 20, 4), counted(scene.words.thing(RESOURCE, kind), here))
    out += amount(30, 36, len(view.hands[participant]), "ci-c", 0.62, ink)
    out += amount(78, 36, f"{view.pool[participant]}+{view.reserve[participant]}", "ci-d", 0.62, ink)
    out += use("ci-disc", 122, 35, 0.4) + text(146, 40, view.ship_count(participant), ink)
    out += use("ci-dome", 175, 42, 0.33) + text(198, 40, 3 + view.farm_count(participant), ink)
    for x, y, field, number in (
        (10, 27, "hands", len(view.hands[participant])),
        (56, 27, "pool", view.pool[participant]),
        (108, 27, "ships", view.ship_count(participant)),
        (158, 27, "farms", view.farm_count(participant)),
    ):
        out += tip(x, y, rrect(0, 0, 44, 20, 4), counted(scene.words.say(f"field-{field}"), number))
    if view.radio == participant:
        out += use("ci-radio", 230, 16, 0.8)
        out += tip(218, 4, rrect(0, 0, 24, 22, 4), spoken(scene.words, "board-radio", "", ()))
    if view.plans[participant]:
        ready = view.confirmed >> participant & 1 == 1
        said = spoken(scene.words, "board-ready" if ready else "board-screen", "", ())
        out += screen(hue, 254, 25, ready) + tip(242, 12, rrect(0, 0, 24, 26, 4), said)
    return out


def small_ai(scene: Scene, view: CiState, hue: str, ink: str) -> str:
    """The AI in brief: gems, dice, developments and the dice of its schemes."""
    words = scene.words
    out = amount(34, 25, view.ai_gems, "ci-g", 0.8, ink) + amount(88, 25, view.ai_dice, "ci-d", 0.8, ink)
    out += text(120, 30, "★" * view.ai_dev or "–", ink, "start")
    for x, wide, field, number in (
        (8, 52, "gems", view.ai_gems),
        (62, 52, "dice", view.ai_dice),
        (116, 56, "dev", view.ai_dev),
    ):
        out += tip(x, 6, rrect(0, 0, wide, 38, 5), counted(words.say(f"field-ai-{field}"), number))
    for index, card in enumerate(view.scheme_row[-4:]):
        x = 188 + index * 24
        told = f"{spoken(words, 'board-schemes', '', ())}: {hint(words, SCHEME, card)}"
        out += use(f"ci-die-{hue}-{SCHEMES[card][1]}", x, 25, 0.62) + tip(x - 12, 10, rrect(0, 0, 24, 30, 5), told)
    return out


def screen(hue: str, x: float, y: float, ready: bool) -> str:
    """A three-fold screen in the seat's colour, ticked when the plan is confirmed."""
    out = (
        f'<path d="M{x - 10:g} {y - 8:g}l6 3h8l6-3v13l-6 3h-8l-6-3z" fill="var(--p-{hue})" stroke="#0B1030"/>'
        f'<path d="M{x - 4:g} {y - 5:g}v13M{x + 4:g} {y - 5:g}v13" stroke="#0B1030" stroke-opacity=".6"/>'
    )
    if ready:
        out += f'<path d="M{x - 4:g} {y + 1:g}l3 4l6-8" fill="none" stroke="#fff" stroke-width="2.2"/>'
    return out
