"""The live layers of the board: what glows, dice, harvesters, tokens, markers and the small tray of plain choices."""

from __future__ import annotations

from typing import Final

from ....drawing.glow import Choices, last, tip
from ....drawing.scene import Scene
from ....drawing.speech import hint, spoken
from ....drawing.svg import area, lines, piece, rrect, text, use
from ....words import Words
from .. import board
from ..cards import BLUE, EVENT_CARDS, EVENT_IDS, RED
from ..pieces import ABILITY, BREAKTHROUGH, EVENT, EXECUTE, HARVEST, HEX, MARKER, PENALTY, PILE, PLAN, REST, SPACE, TILE
from ..state import CiState
from ..tiles import TILE_IDS, TILE_VP, VAULT_VP
from .figures import HEXAGON, amount, points
from .figures import SPACE as SLOT_OUTLINE
from .world import NEG_X, RIGHT, hex_spot, incident_spot, pile_spot, printed, spots

SEAT_HUES: Final = ("blue", "orange", "purple", "black")
EVENT_FILL: Final = {BLUE: "#1D5BA8", RED: "#8C1F36"}
TILE_BOX: Final = rrect(-26, -22, 52, 44, 8)
TILE_ART: Final = {
    "ship_flip": ("ci-flip",), "ship_boost": ("+1", "/", "+2"), "ship_algae": ("0", "ci-a"), "ship_tune": ("±1",),
    "ship_water": ("-5", "ci-w"), "ship_energy": ("-1", "ci-e"), "ship_ul_kah_tal": ("ci-flip", "-5", "ci-w"),
    "ship_printed": ("±1",), "farm_energy": ("1", "ci-e"), "farm_algae": ("2", "ci-a"), "farm_water": ("3", "ci-w"),
    "farm_six_gem": ("6:", "ci-g", "ci-e"), "farm_six_mix": ("6:", "ci-w", "ci-a", "ci-e"), "farm_trade": ("2", "ci-flip"),
    "farm_hybrid": ("ci-a", "/", "ci-e"), "farm_vp": ("ci-vp",), "farm_sunari": ("ci-w", "ci-a", "ci-e"),
}  # fmt: skip
TRAY: Final = (
    "as", "pay", "train", "take-water", "take-cards", "also", "trade", "use", "heed", "skip", "stay", "done", "decline", "ignore",
    "lose-pool", "lose-cantina", "mirror",
)  # fmt: skip


def tile_picture(tile: int, x: float, y: float, room: float = 44) -> str:
    """A small picture of what a tile does, centred and as wide as there is room."""
    name = TILE_IDS[tile]
    if name == "farm_vp":
        return points(x, y, TILE_VP[tile], 1.0)
    out, wide = "", 0.0
    for item in TILE_ART[name]:
        if item.startswith("ci-"):
            out += use(item, wide + 8, 0, 0.8)
            wide += 16
        else:
            out += text(wide + 4.2 * len(item), 5, item, "t-num light")
            wide += 8.4 * len(item) + 1
    size = min(1.0, room / wide)
    return f'<g transform="translate({x - wide * size / 2:.1f} {y:g}) scale({size:.2f})">{out}</g>'


def layers(scene: Scene, view: CiState) -> str:
    """All live layers, in order."""
    drawn = Board(scene, view)
    drawn.events()
    drawn.planet()
    drawn.spaces()
    drawn.incidents()
    drawn.piles()
    drawn.tray()
    plates = printed(view.side, view.config, view.faction_sides)
    return (
        f'<g id="plates">{plates}{drawn.plates}</g><g id="hits">{drawn.hits}</g><g id="picks">{drawn.picks}</g>'
        f'<g id="pieces">{drawn.pieces}</g><g id="marks">{drawn.marks}</g>{drawn.over}'
    )


class Board:
    """Collects the layers while the parts of the board are drawn."""

    def __init__(self, scene: Scene, view: CiState) -> None:
        self.scene = scene
        self.view = view
        self.words: Words = scene.words
        self.choices = Choices(scene)
        self.plates = self.hits = self.picks = self.pieces = self.marks = self.over = ""

    def put(
        self, texts: list[str], x: float, y: float, outline: str, told: str, name: str, scale: float = 1.08
    ) -> None:
        """A place: it glows when it can be chosen, and explains itself."""
        drawn = self.choices.pick(texts, x, y, outline, scale, told, name)
        if drawn.startswith("<g"):
            self.picks += drawn
        else:
            self.hits += drawn

    # -- events -----------------------------------------------------------------------------------------------

    def events(self) -> None:
        """The round, the events so far and the current one."""
        view, x = self.view, RIGHT + 2
        number = max(view.round, 1)
        self.plates += text(
            x + 12, 24, spoken(self.words, "board-round", "", (("number", number),)), "t-title ci-ink", "start"
        )
        self.phases(x + 302)
        for index in range(board.LAST_ROUND):
            px = x + 20 + index * 24
            if index < len(view.event_row):
                event = view.event_row[index]
                fill = EVENT_FILL.get(EVENT_CARDS[event][1], "#5D648F")
                self.plates += f'<rect x="{px - 9:g}" y="32" width="18" height="22" rx="4" fill="{fill}" stroke="#fff" stroke-opacity=".7"/>'
                self.hits += tip(
                    px, 43, rrect(-10, -12, 20, 24, 4), hint(self.words, EVENT, event), f"event-{EVENT_IDS[event]}"
                )
            else:
                self.plates += f'<rect x="{px - 9:g}" y="32" width="18" height="22" rx="4" fill="var(--ci-well)" stroke="var(--ci-well-line)"/>'
        shown = list(view.event_row[-1:])
        if view.renzo_row and view.phase <= 4 and len(view.renzo_row) == view.round:
            shown.append(view.renzo_row[-1])
        for index, event in enumerate(shown):
            wide = 298 / len(shown) - 4
            px = x + 8 + index * (wide + 6)
            fill = EVENT_FILL.get(EVENT_CARDS[event][1], "#4A4F7C")
            outline = rrect(0, 0, wide, 50, 8)
            self.plates += f'<path d="{outline}" transform="translate({px:g} 60)" fill="{fill}" stroke="#fff" stroke-opacity=".6"/>'
            self.plates += text(px + 8, 76, self.words.thing(EVENT, event), "t-name light", "start")
            for i, line in enumerate(lines(self.words.about(EVENT, event), int(wide / 7), 2)):
                self.plates += text(px + 8, 91 + i * 13, line, "t-cap light tight", "start")
            name = f"event-{EVENT_IDS[event]}"
            self.put(self.choices.naming(name, "heed"), px, 60, outline, hint(self.words, EVENT, event), name, 1)

    def phases(self, right: float) -> None:
        """The present phase by name, and as one of the four of a round."""
        name = spoken(self.words, f"board-phase-{self.view.phase}", "", ())
        wide = 6.6 * len(name) + 16
        self.plates += f'<path d="{rrect(right - wide, 10, wide, 19, 9)}" fill="#F2784B"/>'
        self.plates += text(right - wide / 2, 24, name, "t-count dark")
        for phase in (REST, HARVEST, EXECUTE, PLAN):
            now = phase == self.view.phase
            fill = "#F2784B" if now else "var(--ci-well)"
            x = right - wide - 12 - (REST - phase) * 13
            self.plates += f'<circle cx="{x:g}" cy="19.5" r="4.2" fill="{fill}" stroke="var(--ci-well-line)"/>'

    # -- planet -----------------------------------------------------------------------------------------------

    def planet(self) -> None:
        """Hexes to move to, tokens, vaults and harvesters."""
        view = self.view
        standing: dict[int, list[tuple[int, str]]] = {}
        for seat, hex in enumerate(view.harvesters):
            standing.setdefault(hex, []).append((seat, SEAT_HUES[seat]))
        if view.ai:
            standing.setdefault(view.ai_harvester, []).append((view.seats, SEAT_HUES[view.seats]))
        for hex in range(board.HEX_COUNT):
            x, y = hex_spot(hex)
            name = f"hex-{board.HEX_IDS[hex]}"
            if hex >= board.FIRST_VAULT:
                self.vault(hex, x, y)
            moves = self.choices.naming(name, "move")
            if moves:
                self.put(moves, x, y, HEXAGON, hint(self.words, HEX, hex), name, 0.98)
            if view.tokens >> hex & 1:
                self.pieces += piece(
                    f"token-{board.HEX_IDS[hex]}", f"ci-token-{board.TOKENS[view.side][hex]}", x, y - 10, 0.85
                )
            crowd = standing.get(hex, [])
            for index, (seat, hue) in enumerate(crowd):
                dx = (index - (len(crowd) - 1) / 2) * 17
                self.pieces += piece(
                    f"harvester-{seat}", f"ci-harvester-{hue}", round(x + dx, 1), y - 11, 0.82, f"seat-{seat}"
                )
        for event in self.scene.last:
            if event.verb.name in ("moved", "ai-moved"):
                x, y = hex_spot(event.args[1])
                self.marks += last(x, y, HEXAGON, 1.0)

    def vault(self, hex: int, x: float, y: float) -> None:
        """A vault: what it gives while hidden, or its points."""
        view = self.view
        self.plates += f'<path d="{HEXAGON}" transform="translate({x:g} {y:g})" fill="#5D648F" stroke="#0B1030" stroke-width="1.6"/>'
        self.plates += (
            f'<path d="{HEXAGON}" transform="translate({x:g} {y:g}) scale(.8)" fill="#191B45" stroke="#A6ABD8"/>'
        )
        value = view.vaults[hex - board.FIRST_VAULT]
        if view.scanned >> (hex - board.FIRST_VAULT) & 1 and value >= 0:
            self.plates += points(x, y, VAULT_VP[value], 1.5)
        else:
            self.plates += (
                use("ci-g", x, y - 6, 0.95)
                + amount(x - 11, y + 14, 1, "ci-g", 0.5, "t-place")
                + amount(x + 11, y + 14, 1, "ci-d", 0.5, "t-place")
            )

    # -- spaces for dice ------------------------------------------------------------------------------------------

    def spaces(self) -> None:
        """Every space in play: glow, reason and die."""
        view = self.view
        places = spots(view.config)
        for location in board.OPEN:
            for space in location[view.config]:
                x, y = places[space]
                name = f"space-{board.SPACE_IDS[space]}"
                texts = self.choices.naming(name, "send", "lose-space")
                self.put(texts, x, y, SLOT_OUTLINE, hint(self.words, SPACE, space), name, 1.1)
                die = view.dice[space]
                if die:
                    self.die(
                        die, f"{board.SPACE_IDS[space]}", x - (5 if board.LOCATION[space] == board.LABORATORY else 0), y
                    )
                if board.LOCATION[space] == board.LABORATORY and view.pairs[space - board.LAB_1]:
                    self.die(view.pairs[space - board.LAB_1], f"{board.SPACE_IDS[space]}-pair", x + 17, y + 3)
        for event in self.scene.last:
            if event.verb.name in ("sent", "ai-sent") and event.args[2] in places:
                x, y = places[event.args[2]]
                self.marks += last(x, y, SLOT_OUTLINE, 1.18)
        for number in range(3):
            x = NEG_X + number * 119
            ability = number * 2 + view.faction_sides[number]
            name = f"ability-{ABILITY.names[ability]}"
            self.put(
                self.choices.naming(name, "use"),
                x,
                34,
                rrect(0, 0, 114, 48, 9),
                hint(self.words, ABILITY, ability),
                name,
                1,
            )

    def die(self, die: int, where: str, x: float, y: float) -> None:
        """A die on the board."""
        owner, face = die >> 3, die & 7
        self.pieces += piece(f"die-{where}", f"ci-die-{SEAT_HUES[owner]}-{face}", round(x, 1), y, 0.98, f"seat-{owner}")

    # -- incidents -----------------------------------------------------------------------------------------------

    def incidents(self) -> None:
        """Markers on the left, slots on the right."""
        view = self.view
        for number in range(6):
            value = number + 1
            right = value in view.upper
            x, y = incident_spot(0, view.upper.index(value) if right else number, right)
            self.pieces += f'<g id="bt-{value}" class="piece" transform="translate({x:g} {y:g})"><use href="#ci-bt"/>{text(0, 5, value, "t-num dark")}</g>'
            name = f"breakthrough-{board.BREAKTHROUGH_IDS[number]}"
            sx, sy = incident_spot(0, number, True)
            self.put(
                self.choices.naming(name, "advance"),
                sx,
                sy - 6,
                rrect(-13, -22, 26, 40, 7),
                hint(self.words, BREAKTHROUGH, number),
                name,
                1,
            )
            moved = number + 1 in view.lower
            x, y = incident_spot(1, view.lower.index(number + 1) if moved else number, moved)
            sign = str(board.COMPLICATION_SUM[number]) if number < 4 else "="
            self.pieces += f'<g id="cp-{number}" class="piece" transform="translate({x:g} {y:g})"><use href="#ci-cp"/>{text(0, 6, sign, "t-count light")}</g>'
            left = f"marker-{board.COMPLICATION_IDS[number]}"
            lx, ly = incident_spot(1, number, False)
            self.put(
                self.choices.naming(left, "complicate"),
                lx,
                ly,
                rrect(-13, -14, 26, 27, 7),
                hint(self.words, MARKER, number),
                left,
                1,
            )
            name = f"penalty-{board.PENALTY_IDS[number]}"
            px, py = incident_spot(1, number, True)
            self.put(
                self.choices.naming(name, "suffer", "mirror"),
                px,
                py - 6,
                rrect(-13, -22, 26, 40, 7),
                hint(self.words, PENALTY, number),
                name,
                1,
            )

    # -- piles --------------------------------------------------------------------------------------------------------

    def piles(self) -> None:
        """The open tiles of the six piles and how many lie there."""
        for number, pile in enumerate(self.view.piles):
            x, y = pile_spot(number)
            self.plates += f'<path d="{TILE_BOX}" transform="translate({x:g} {y:g})" fill="var(--ci-well)" stroke="var(--ci-well-line)"/>'
            name = f"pile-{PILE.names[number]}"
            told = self.words.thing(PILE, number)
            if pile:
                top = pile[-1]
                self.plates += f'<path d="{TILE_BOX}" transform="translate({x:g} {y:g})" fill="{"#2E6B58" if number < 3 else "#4A4F8C"}" stroke="#DFF8EE"/>'
                self.plates += tile_picture(top, x, y - 5) + text(x + 16, y + 19, f"×{len(pile)}", "t-count light")
                told = hint(self.words, TILE, top)
            if number >= 3:
                self.plates += text(x - 15, y + 19, ("1–2", "3–4", "5–6")[number - 3], "t-count light")
            self.put(self.choices.naming(name, "take"), x, y, TILE_BOX, told, name, 1.04)

    # -- tray -----------------------------------------------------------------------------------------------------------

    def tray(self) -> None:
        """Choices without a place of their own, as plates over the planet's foot."""
        plain = [
            name
            for name, option in self.choices.options.items()
            if option.verb.name in TRAY and name not in self.choices.drawn
        ]
        if not plain:
            return
        columns, wide = (2 if len(plain) > 4 else 1), 214.0
        top = 432 - 32 * ((len(plain) + columns - 1) // columns)
        out = ""
        for index, name in enumerate(plain):
            x, y = 8 + index % columns * wide, top + index // columns * 32
            label = self.choices.labels[name]
            out += (
                f'<g class="plate-option"{self.choices.attributes(name)}><path d="{rrect(x, y, wide - 8, 28, 8)}" fill="#14153C" '
                f'stroke="var(--legal)" stroke-width="2"/>{text(x + 12, y + 19, shortened(label, int(wide / 7)), "t-name light", "start")}</g>'
            )
        self.over = f'<g id="tray">{out}{area("tray", 4, top - 4, columns * wide, 438 - top)}</g>'


def shortened(words: str, most: int) -> str:
    """Words that fit on a plate."""
    return words if len(words) <= most else words[: most - 1] + "…"
