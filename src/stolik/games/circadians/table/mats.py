"""A participant's own board: the research base with garages and farms, or the AI's board; and both in brief."""

from __future__ import annotations

from ....engine.option import Kind
from ....web.art.glow import Choices
from ....web.art.seats import disc
from ....web.art.speech import hint, spoken
from ....web.art.svg import piece, quote, rrect, text, use
from ....web.scene import Scene
from ..board import AI_BOARDS, DICE_LIMIT, FARMS, FARMS_VP, GARAGE_ALGAE, GARAGES, SHIPS_VP, SLOT_IDS
from ..cards import LEADER_IDS, SCHEMES
from ..pieces import DIE, LEADER, PLAN, SCHEME, SLOT, TILE
from ..state import FIRST_FOUNDATION, CiState
from ..tiles import NOTHING
from .figures import GOODS, SPACE, amount, points
from .live import SEAT_HUES, tile_picture

SLOT_VERBS = ("assign", "lift", "from", "pair", "build", "replace", "scrap", "lose-slot", "set", "settle", "produce")
SHIP_ART = ("ci-disc", "ci-scout", "ci-hauler")
GARAGE = rrect(-32, -40, 64, 84, 8)
FARM = rrect(-27, -28, 54, 66, 8)


def mat(scene: Scene, view: CiState, participant: int) -> str:
    """The whole board of a participant."""
    if participant >= view.seats:
        return ai_mat(scene, view)
    return Base(scene, view, participant).drawn()


class Base:
    """A research base: goods, garages, farms, Cantina, pool and reserve."""

    def __init__(self, scene: Scene, view: CiState, seat: int) -> None:
        self.scene = scene
        self.view = view
        self.seat = seat
        self.hue = SEAT_HUES[seat]
        self.choices = Choices(scene) if seat == scene.viewer else None
        self.plates = self.picks = self.pieces = ""

    def drawn(self) -> str:
        """All layers."""
        self.goods()
        for garage in range(GARAGES):
            self.garage(garage, 156 + garage * 68, 52)
        for farm in range(FARMS):
            self.farm(farm, 152 + farm * 57, 150)
        self.rest()
        return (
            f'<path d="{rrect(1, 3, 570, 190, 14)}" fill="url(#ci-dusk)" stroke="var(--p-{self.hue})" stroke-width="2"/>'
            f'{self.plates}{self.picks}<g class="pieces">{self.pieces}</g>'
        )

    def goods(self) -> None:
        """Name, leaders and what the seat has."""
        view, seat, words = self.view, self.seat, self.scene.words
        self.plates += f'<path d="{rrect(6, 8, 108, 180, 11)}" fill="#14153C" fill-opacity=".92"/>' + disc(
            self.hue, 24, 28, 13
        )
        self.plates += text(42, 26, self.scene.name(seat)[:11], "t-name light tight", "start")
        names = [each for each in range(len(LEADER_IDS)) if view.leaders[seat] >> each & 1]
        for i, leader in enumerate(names):
            self.plates += text(42, 40 + i * 12, words.thing(LEADER, leader), "t-cap light tight", "start")
            self.plates += f'<path class="hit" d="{rrect(40, 30 + i * 12, 72, 12, 3)}" data-tip="{told(scene_hint(self.scene, LEADER, leader))}" data-name="leader-{LEADER_IDS[leader]}"/>'
        for kind in range(4):
            x, y = 34 + kind % 2 * 50, 84 + kind // 2 * 36
            self.plates += f'<path d="{rrect(x - 22, y - 15, 46, 30, 8)}" fill="#0D0E2B"/>'
            self.plates += amount(x, y, view.stock[seat * 4 + kind], GOODS[kind], 0.8)
        if view.radio == seat:
            self.plates += use("ci-radio", 34, 160, 1.1)
        self.plates += use("ci-c", 76, 160, 0.9) + text(96, 165, len(view.hands[seat]), "t-num light")

    def face(self, slot: int) -> int:
        """The face of the die on a slot, behind the own screen too."""
        view, seat = self.view, self.seat
        if view.plans[seat]:
            return view.plans[seat][slot]
        return view.garages[seat * GARAGES + slot] if slot < GARAGES else view.farm_dice[seat * FARMS + slot - GARAGES]

    def place(self, slot: int, x: float, y: float, told_: str, outline: str) -> None:
        """What a slot offers, its hint and its die."""
        name = f"slot-{SLOT_IDS[slot]}"
        dx, dy = (-16, -20) if slot < GARAGES else (-14, 4)
        if self.choices is not None:
            texts = self.choices.naming(name, *SLOT_VERBS)
            self.picks += self.choices.pick(texts, x, y, outline, 1, told_, name)
        else:
            self.picks += f'<path class="hit" d="{outline}" transform="translate({x:g} {y:g})" data-tip="{told(told_)}" data-name="{name}"/>'
        face = self.face(slot)
        if face > 0:
            self.pieces += piece(
                f"die-{self.seat}-{SLOT_IDS[slot]}",
                f"ci-die-{self.hue}-{face}",
                x + dx,
                y + dy,
                0.92,
                f"seat-{self.seat}",
            )

    def garage(self, garage: int, x: float, y: float) -> None:
        """A garage: its die, its ship or rover, its algae and the points of the first empty one."""
        view, seat = self.view, self.seat
        ship = view.ships[seat * GARAGES + garage]
        self.plates += f'<path d="{GARAGE}" transform="translate({x:g} {y:g})" fill="#1D2250" fill-opacity=".95" stroke="#575AA6"/>'
        self.plates += use("ci-space", x - 16, y - 20, 0.92)
        self.plates += use("ci-rover" if ship == NOTHING else SHIP_ART[ship % 3], x + 2, y + 10, 0.85)
        self.plates += amount(x - 14, y + 33, GARAGE_ALGAE[garage], "ci-a", 0.55)
        about = scene_hint(self.scene, SLOT, garage)
        if ship != NOTHING:
            self.plates += tile_picture(ship, x + 16, y - 20, 0.8)
            about = scene_hint(self.scene, TILE, ship) + "\n" + about
        elif garage == view.ship_count(seat):
            self.plates += points(x + 16, y + 33, SHIPS_VP[garage], 0.8)
        self.place(garage, x, y, about, GARAGE)

    def farm(self, farm: int, x: float, y: float) -> None:
        """A farm: printed, built or a foundation."""
        view, seat = self.view, self.seat
        tile = NOTHING if farm < FIRST_FOUNDATION else view.farms[seat * 3 + farm - FIRST_FOUNDATION]
        built = farm < FIRST_FOUNDATION or tile != NOTHING
        self.plates += use("ci-dome" if built else "ci-ground", x, y + 22, 0.78)
        about = scene_hint(self.scene, SLOT, GARAGES + farm)
        if farm == 0:
            self.plates += text(x + 14, y + 10, "+3", "t-num light")
        elif farm < FIRST_FOUNDATION:
            self.plates += use("ci-w", x + 8, y + 4, 0.6) + use("ci-a" if farm == 1 else "ci-e", x + 19, y + 4, 0.6)
        elif tile != NOTHING:
            self.plates += tile_picture(tile, x + 14, y + 2, 0.75)
            about = scene_hint(self.scene, TILE, tile)
        elif farm == FIRST_FOUNDATION + view.farm_count(seat):
            self.plates += points(x, y + 8, FARMS_VP[farm], 0.8)
        if view.takes_die(seat, farm):
            self.plates += use("ci-space", x - 14, y + 4, 0.92)
        self.place(GARAGES + farm, x, y, about, FARM)

    def rest(self) -> None:
        """Cantina, pool and reserve; while planning, the dice behind the screen."""
        view, seat, words = self.view, self.seat, self.scene.words
        x = 488
        self.plates += f'<path d="{rrect(x, 10, 76, 42, 9)}" fill="#5A3A26" stroke="#F6B98A"/>'
        self.plates += text(x + 38, 26, spoken(words, "board-cantina", "", ()), "t-cap light")
        self.plates += amount(x + 38, 40, f"{view.cantina[seat]} · +2", "ci-w", 0.6)
        if self.choices is not None:
            self.picks += self.choices.pick(
                self.choices.naming("cantina", "cantina") or ["cantina", "lose-cantina"],
                x,
                10,
                rrect(0, 0, 76, 42, 9),
                1,
            )
        self.plates += f'<path d="{rrect(x, 60, 76, 122, 9)}" fill="#14153C" fill-opacity=".92"/>'
        rolls = view.rolls[seat] if view.plans[seat] and view.phase == PLAN else ()
        if rolls:
            self.plates += text(
                x + 38,
                76,
                spoken(words, "board-rolled" if rolls[0] >= 0 else "board-screen", "", ())[:13],
                "t-cap light tight",
            )
            for i, face in enumerate(rolls):
                dx, dy = x + 21 + i % 2 * 35, 97 + i // 2 * 33
                if self.choices is not None and face > 0:
                    texts = self.choices.naming(f"die-{DIE.names[face]}", "assign")
                    self.picks += self.choices.pick(texts, dx, dy, SPACE, 1.0, name=f"die-{DIE.names[face]}")
                self.pieces += piece(
                    f"die-{seat}-roll-{i}", f"ci-die-{self.hue}-{max(face, 0)}", dx, dy, 0.92, f"seat-{seat}"
                )
            return
        if self.choices is not None:
            self.picks += self.choices.pick(["lose-pool", "confirm"], x, 60, rrect(0, 0, 76, 122, 9), 1)
        if view.plans[seat]:
            self.plates += text(x + 38, 124, spoken(words, "board-ready", "", ())[:13], "t-cap light tight")
            return
        self.plates += text(
            x + 38, 76, f"{spoken(words, 'board-pool', '', ())} {view.pool[seat]}/{DICE_LIMIT}", "t-cap light"
        )
        for i in range(min(view.pool[seat], 6)):
            self.pieces += piece(
                f"die-{seat}-pool-{i}",
                f"ci-die-{self.hue}-0",
                x + 18 + i % 3 * 21,
                92 + i // 3 * 22,
                0.62,
                f"seat-{seat}",
            )
        self.plates += text(x + 38, 144, spoken(words, "board-reserve", "", ()), "t-cap light")
        self.plates += use(f"ci-die-{self.hue}-0", x + 24, 163, 0.62) + text(
            x + 50, 168, view.reserve[seat], "t-num light"
        )


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
    row = AI_BOARDS[view.ai]
    out = f'<path d="{rrect(1, 3, 570, 190, 14)}" fill="url(#ci-plate)" stroke="var(--p-{hue})" stroke-width="2"/>'
    out += disc(hue, 28, 32, 15) + text(50, 37, scene.name(view.seats), "t-title light", "start")
    out += amount(180, 32, view.ai_gems, "ci-g", 1.0)
    pieces = ""
    for number in range(6):
        x = 30 + number * 48
        out += amount(x, 66, row[2][number], "ci-g", 0.6)
        if number:
            out += use("ci-space", x, 98)
            if number <= view.ai_dice:
                pieces += piece(f"die-ai-{number}", f"ci-die-{hue}-0", x, 98, 0.92, f"seat-{view.seats}")
        else:
            out += text(x, 103, "∅", "t-num light")
        out += amount(x, 131, f"+{row[3][number]}", "ci-d", 0.6)
    for number, (good, sign) in enumerate((("ci-g", "★"), ("ci-d", "★★"), ("ci-c", "★★★"))):
        x = 20 + number * 92
        fill = "#F2784B" if view.ai_dev > number else "#0D0E2B"
        out += f'<path d="{rrect(x, 150, 86, 30, 12)}" fill="{fill}" stroke="#F6B98A"/>' + text(
            x + 30, 170, sign, "t-cap light"
        )
        out += amount(x + 64, 165, "+1", good, 0.6)
    out += text(330, 24, spoken(scene.words, "board-schemes", "", ()), "t-title light", "start")
    for index, card in enumerate(view.scheme_row[:4]):
        x = 330 + index * 58
        about = told(scene_hint(scene, SCHEME, card))
        out += f'<g data-tip="{about}"><path d="{rrect(x, 34, 52, 148, 8)}" fill="#FFF6E2" stroke="#9A7A58"/>'
        out += use(f"ci-die-{hue}-{SCHEMES[card][1]}", x + 26, 58, 0.9) + text(
            x + 26, 170, scene.words.thing(SCHEME, card), "t-num dark"
        )
        _, _, top, top_gems, middle, middle_gems, bottom, bottom_gems = SCHEMES[card]
        for place, (where, gems) in enumerate(((top, top_gems), (middle, middle_gems), (bottom, bottom_gems))):
            name = ("", "MIN", "LAB", "FOU", "MKT", "ACA", "", "DEP")[where] if where < 20 else "LZJ"[where - 20]
            out += text(x + 26, 92 + place * 26, name + (f" +{gems}" if gems else ""), "t-cap dark tight")
        out += "</g>"
    return f'{out}<g class="pieces">{pieces}</g>'


def brief(scene: Scene, view: CiState, participant: int) -> str:
    """A participant's goods on one line."""
    hue = SEAT_HUES[participant]
    out = f'<path d="{rrect(1, 1, 274, 48, 9)}" fill="#1C1D4C" stroke="var(--p-{hue})"/>'
    if participant >= view.seats:
        out += amount(34, 25, view.ai_gems, "ci-g", 0.8) + amount(88, 25, view.ai_dice, "ci-d", 0.8)
        return out + text(140, 30, "★" * view.ai_dev or "–", "t-num light", "start")
    for kind in range(4):
        out += amount(30 + kind * 48, 15, view.stock[participant * 4 + kind], GOODS[kind], 0.62)
    out += amount(30, 36, len(view.hands[participant]), "ci-c", 0.62)
    out += amount(78, 36, f"{view.pool[participant]}+{view.reserve[participant]}", "ci-d", 0.62)
    out += use("ci-disc", 122, 35, 0.4) + text(146, 40, view.ship_count(participant), "t-num light")
    out += use("ci-dome", 176, 42, 0.35) + text(200, 40, 3 + view.farm_count(participant), "t-num light")
    out += points(240, 25, scene.scores[participant] if participant < len(scene.scores) else 0, 1.3)
    if view.radio == participant:
        out += use("ci-radio", 216, 14, 0.7)
    return out
