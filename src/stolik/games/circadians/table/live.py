"""The live layers of the board: what glows, dice, harvesters, tokens, markers and the small tray of plain choices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import Final

from ....drawing.glow import chosen, last, tip
from ....drawing.layers import Layers
from ....drawing.scene import Scene
from ....drawing.speech import hint, spoken
from ....drawing.svg import area, fitted, piece, rrect, snug, text, use, zoned
from ....words import Words
from .. import board
from ..cards import BLUE, CLEAR_SKIES, EVENT_CARDS, EVENT_IDS, RED
from ..pieces import ABILITY, BREAKTHROUGH, EVENT, EXECUTE, HARVEST, MARKER, PENALTY, PILE, PLAN, REST, SPACE, TILE
from ..state import HQ_SOURCE, CiState
from ..tiles import TILE_IDS, TILE_VP, VAULT_VP
from .art import EVENT_ICON
from .figures import GOODS, HEXAGON, amount, changed, points, span
from .figures import SPACE as SLOT_OUTLINE
from .now import Now
from .world import (
    COLUMN_WIDTH,
    NEG_X,
    RIGHT,
    ROW_HEIGHT,
    STATION_Y,
    STATIONS,
    hex_spot,
    incident_spot,
    pile_spot,
    printed,
    spots,
    station_x,
    station_zone,
)

SEAT_HUES: Final = ("blue", "orange", "purple", "black")
SPACE_ZONES: Final = (
    ("talks", (board.NEGOTIATION,)),
    ("port", (board.HEADQUARTERS, board.DEPOSITORY)),
    *[(station_zone(pair[0]), pair) for pair in (STATIONS[:2], STATIONS[2:4], STATIONS[4:])],
)
ZONE_OF: Final = {location: zone for zone, locations in SPACE_ZONES for location in locations}
EVENT_FILL: Final = {BLUE: "#1D5BA8", RED: "#8C1F36"}
TILE_BOX: Final = rrect(-27, -23, 54, 46, 8)
PAIR_OUTLINE: Final = rrect(-18, -19, 46, 38, 8)
TILE_ART: Final = {
    "ship_flip": ("ci-flip",), "ship_boost": ("+1", "/", "+2"), "ship_algae": ("0", "ci-a"), "ship_tune": ("±1",),
    "ship_water": ("-5", "ci-w"), "ship_energy": ("-1", "ci-e"), "ship_ul_kah_tal": ("ci-flip", "-5", "ci-w"),
    "ship_printed": ("±1",), "farm_energy": ("1", "ci-e"), "farm_algae": ("2", "ci-a"), "farm_water": ("3", "ci-w"),
    "farm_six_gem": ("6:", "ci-g", "ci-e"), "farm_six_mix": ("6:", "ci-w", "ci-a", "ci-e"), "farm_trade": ("2", "ci-trade"),
    "farm_hybrid": ("ci-a", "/", "ci-e"), "farm_vp": ("ci-vp",), "farm_sunari": ("ci-w", "ci-a", "ci-e"),
}  # fmt: skip
TRAY: Final = (
    "as", "pay", "train", "take-water", "take-cards", "also", "trade", "use", "heed", "skip", "stay", "done", "decline", "ignore",
    "lose-pool", "lose-cantina", "mirror",
)  # fmt: skip


@cache
def tile_picture(tile: int, x: float, y: float, room: float = 48) -> str:
    """A small picture of what a tile does, centred; where room is short its icons shrink or go below its numbers."""
    name = TILE_IDS[tile]
    if name == "farm_vp":
        return points(x, y, TILE_VP[tile], 1.0)
    signs = [item for item in TILE_ART[name] if item.startswith("ci-")]
    letters = [item for item in TILE_ART[name] if item not in signs]
    if letters and signs and 9 * len(signs) + sum(map(letter_width, letters)) > room:
        return signed(letters, x, y - 9, room) + signed(signs, x, y + 6, room)
    return signed(TILE_ART[name], x, y, room)


def signed(items: Sequence[str], x: float, y: float, room: float) -> str:
    """Numbers and icons side by side."""
    letters = sum(letter_width(item) for item in items if not item.startswith("ci-"))
    signs = sum(1 for item in items if item.startswith("ci-"))
    size = max(0.45, min(0.8, (room - letters) / (20 * max(signs, 1))))
    left = x - (20 * size * signs + letters) / 2
    out = ""
    for item in items:
        if item.startswith("ci-"):
            out += use(item, round(left + 10 * size, 1), y, round(size, 2))
            left += 20 * size
        else:
            wide = letter_width(item)
            out += text(round(left + wide / 2, 1), y + 5, item, "t-num light tight")
            left += wide
    return out


def letter_width(sign: str) -> float:
    """About how wide a sign of a tile is."""
    return 4.0 if sign in "/:" else 7.4 * len(sign)


@cache
def explaining(location: int, config: int) -> str:
    """The outline of a space with its price and points, or with what is printed below it."""
    if location == board.NEGOTIATION:
        high = ROW_HEIGHT[config] - 3
        return rrect(-57, -high / 2, COLUMN_WIDTH - 6, high, 8)
    if location in (board.MINING, board.MARKET) or (location == board.ACADEMY and config != board.P4):
        return rrect(-22, -19, 46, 86, 8)
    return slot(location)


def slot(location: int) -> str:
    """The outline of a space for a die; the Laboratory takes a pair."""
    return PAIR_OUTLINE if location == board.LABORATORY else SLOT_OUTLINE


def widely(words: str, width: float, height: float, leading: float) -> tuple[str, ...]:
    """Lines that also fit where a small screen enlarges the letters; where there are too many, as they fit on a large one."""
    return fitted(words, width, height, 16.4 * 0.8, leading) or fitted(words, width, height, 13.9 * 0.8, leading)


@cache
def event_face(words: Words, event: int, width: float) -> str:
    """An event: its picture, name, and what it does where all of it fits."""
    if width < 200:  # two lie side by side: words rather than pictures
        said = widely(words.about(EVENT, event), width - 12, 46, 13.8)
        return snug(7, 15, words.thing(EVENT, event), width - 14, 14 * 0.8, "t-name light tight") + "".join(
            [text(7, 29 + 13.8 * i, line, "ci-about light", "start") for i, line in enumerate(said)]
        )
    out = f'<path d="{rrect(0, 0, 50, 62, 8)}" fill="#0B0D2D" fill-opacity=".35"/>'
    out += use(f"i-{EVENT_ICON[event]}", 25, 31, 1.45, 'fill="#FFF6E2"')
    named = fitted(words.thing(EVENT, event), width - 58, 34, 15 * 0.8, 15.5)
    out += "".join([text(57, 18 + 15.5 * i, line, "t-name light tight", "start") for i, line in enumerate(named)])
    low = 18 + 15.5 * len(named)
    said = widely(words.about(EVENT, event), width - 62, 72 - low, 14.8)
    return out + "".join([text(57, low + 14.8 * i, line, "ci-about light", "start") for i, line in enumerate(said)])


def layers(scene: Scene, view: CiState) -> str:
    """All live layers, in order."""
    drawn = Board(scene, view)
    standing = view.harvesters, view.ai, view.ai_harvester, view.seats
    drawn.part(drawn.events, view.round, view.phase, view.event_row, view.renzo_row, zone="port")
    drawn.part(drawn.planet, standing, view.vaults, view.scanned, view.tokens, view.side, drawn.now.skies())
    drawn.part(drawn.spaces, view.config, view.dice, view.pairs, view.faction_sides, drawn.now.shown())
    drawn.last_moves()
    drawn.part(drawn.incidents, view.upper, view.lower, zone="talks")
    drawn.part(drawn.piles, view.piles)
    drawn.choice_tray()
    plates = printed(view.side, view.config, view.faction_sides)
    return (
        f'<g id="plates">{plates}{drawn.plates}</g><g id="hits">{drawn.hits}</g><g id="picks">{drawn.picks}</g>'
        f'<g id="pieces">{drawn.pieces}</g><g id="marks">{drawn.marks}</g>{drawn.tray}'
    )


class Board(Layers):
    """The board of Circadians, part by part."""

    def __init__(self, scene: Scene, view: CiState) -> None:
        super().__init__(scene)
        self.view = view
        self.now = Now(scene, view)

    def spot(
        self,
        texts: list[str],
        x: float,
        y: float,
        outline: str,
        told: str,
        name: str,
        scale: float = 1.08,
        style: str = "",
    ) -> None:
        """A place: it glows when it can be chosen, and explains itself."""
        self.put(self.choices.pick(texts, x, y, outline, scale, told, name, style=style))

    # -- events -----------------------------------------------------------------------------------------------

    def events(self) -> None:
        """The round, the phase, the events so far and the current one."""
        view, x = self.view, RIGHT + 2
        number = max(view.round, 1)
        said = (("number", number),)
        self.plates += text(x + 10, 24, spoken(self.words, "board-round", "", said), "t-title ci-ink", "start")
        self.hits += tip(x + 6, 8, rrect(0, 0, 126, 21, 4), spoken(self.words, "board-round", "about", said))
        for index in range(board.LAST_ROUND):
            px = x + 148 + index * 25
            if index < len(view.event_row):
                event = view.event_row[index]
                fill = EVENT_FILL.get(EVENT_CARDS[event][1], "#5D648F")
                now = index == len(view.event_row) - 1
                edge = 'stroke="#F6B98A" stroke-width="2.4"' if now else 'stroke="#fff" stroke-opacity=".6"'
                self.plates += f'<rect x="{px - 10:g}" y="8" width="20" height="21" rx="5" fill="{fill}" {edge}/>'
                self.plates += use(f"i-{EVENT_ICON[event]}", px, 18.5, 0.6, 'fill="#fff"')
                self.hits += tip(
                    px,
                    18,
                    rrect(-11, -12, 22, 24, 4),
                    hint(self.words, EVENT, event),
                    f"event-{EVENT_IDS[event]} list-event_row",
                )
            else:
                self.plates += f'<rect x="{px - 10:g}" y="8" width="20" height="21" rx="5" fill="var(--ci-well)" stroke="var(--ci-well-line)"/>'
        self.phases(x + 8)
        shown = list(view.event_row[-1:])
        if view.renzo_row and view.phase <= 4 and len(view.renzo_row) == view.round:
            shown.append(view.renzo_row[-1])
        for index, event in enumerate(shown):
            wide = (298 - 6 * (len(shown) - 1)) / len(shown)
            px = x + 8 + index * (wide + 6)
            outline = rrect(0, 0, wide, 62, 8)
            fill = EVENT_FILL.get(EVENT_CARDS[event][1], "#4A4F7C")
            self.plates += f'<g transform="translate({px:g} 59)"><path d="{outline}" fill="{fill}"/>{event_face(self.words, event, wide)}</g>'
            name = f"event-{EVENT_IDS[event]}"
            self.spot(self.choices.naming(name, "heed"), px, 59, outline, hint(self.words, EVENT, event), name, 1)

    def phases(self, left: float) -> None:
        """The four phases of a round as a ribbon, the present one bright."""
        for index, phase in enumerate((PLAN, EXECUTE, HARVEST, REST)):
            x, now = left + index * 75, phase == self.view.phase
            fill, style = ("#F2784B", "ci-phase dark") if now else ("var(--ci-well)", "ci-phase ci-ink soft")
            self.plates += f'<path d="M{x:g} 34h66l8 10l-8 10h-66{"" if index == 0 else "l8-10"}z" fill="{fill}"/>'
            key = f"board-phase-{phase}"
            said = spoken(self.words, key, "", ())
            self.hits += tip(x, 34, rrect(0, 0, 72, 20, 3), spoken(self.words, key, "about", ()))
            self.plates += snug(x + (34 if index == 0 else 39), 49, said, 54, 15 * 0.76, style, "middle")

    # -- planet -----------------------------------------------------------------------------------------------

    def planet(self) -> None:
        """Hexes to move to, tokens, vaults and harvesters; what the event adds to every harvest."""
        view = self.view
        if more := self.now.skies():
            self.plates += f'<path d="{rrect(10, 46, 46, 21, 6)}" fill="#14153C" stroke="#B6F09C" stroke-width="1.4"/>'
            self.plates += amount(33, 56.5, f"+{more}", "ci-w", 0.6)
            self.hits += tip(10, 46, rrect(0, 0, 46, 21, 6), hint(self.words, EVENT, CLEAR_SKIES))
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
                self.spot(moves, x, y, HEXAGON, self.now.hex(hex), name, 0.98)
            if view.tokens >> hex & 1:
                self.pieces += piece(
                    f"token-{board.HEX_IDS[hex]}", f"ci-token-{board.TOKENS[view.side][hex]}", x, y - 10, 0.85
                )
            crowd = standing.get(hex, [])
            for index, (seat, hue) in enumerate(crowd):
                dx, dy = (
                    (index - (len(crowd) - 1) / 2) * (22 if len(crowd) == 2 else 15),
                    index % 2 * (len(crowd) > 2) * 8,
                )
                size = (0.82, 0.62, 0.56, 0.52)[len(crowd) - 1]
                self.pieces += piece(
                    f"harvester-{seat}",
                    f"ci-harvester-{hue}",
                    round(x + dx, 1),
                    y - 11 + dy,
                    size,
                    f"seat-{seat}",
                )

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
                + amount(x - 11, y + 14, board.HARVEST_GEM, "ci-g", 0.5, "t-place")
                + amount(x + 11, y + 14, board.HARVEST_DIE, "ci-d", 0.5, "t-place")
            )

    # -- spaces for dice ------------------------------------------------------------------------------------------

    def spaces(self) -> None:
        """Every space in play: glow, reason and die; and what the factions can do."""
        for zone, locations in SPACE_ZONES:
            self.lay(self.apart(partial(self.spaces_of, locations)), zone)

    def spaces_of(self, locations: Sequence[int]) -> None:
        """The spaces of some locations."""
        view = self.view
        places = spots(view.config)
        for location in locations:
            self.changes(location)
            for space in board.OPEN[location][view.config]:
                x, y = places[space]
                name = f"space-{board.SPACE_IDS[space]}"
                texts = self.choices.naming(name, "send", "lose-space")
                legal = self.choices.state(*texts) == "legal"
                outline = slot(location) if legal else explaining(location, view.config)
                self.spot(texts, x, y, outline, self.told(space), name, 0.94 if location == board.NEGOTIATION else 1.1)
                if legal and location == board.NEGOTIATION and self.now.bad(space):
                    self.marks += use("ci-cp", x + 15, y - 12, 0.8) + text(x + 15, y - 7, "!", "t-count light")
                if space in (self.now.source - HQ_SOURCE, self.now.goal):
                    self.marks += chosen(x, y, slot(location), 1.1)
                die = view.dice[space]
                if die:
                    self.die(
                        die, f"{board.SPACE_IDS[space]}", x - (5 if board.LOCATION[space] == board.LABORATORY else 0), y
                    )
                if board.LOCATION[space] == board.LABORATORY and view.pairs[space - board.LAB_1]:
                    self.die(view.pairs[space - board.LAB_1], f"{board.SPACE_IDS[space]}-pair", x + 17, y + 3)
        if board.NEGOTIATION in locations:
            self.abilities()

    def told(self, space: int) -> str:
        """What a space is, with its price and its danger of now."""
        known, now = hint(self.words, SPACE, space), self.now.told(space)
        name, _, about = known.partition("\n")
        more = self.now.penalties() if board.LOCATION[space] == board.NEGOTIATION and self.now.bad(space) else ""
        return "\n".join(filter(None, (name, f"{about} {now}".strip(), more)))

    def changes(self, location: int) -> None:
        """Prices of a location that are not the printed ones, over those."""
        view, now = self.view, self.now
        places, spaces = spots(view.config), board.OPEN[location][view.config]
        if location in board.TWO_PRICES:
            printed, price = now.price(spaces[0])
            if price != printed:
                shown = [(price[kind], GOODS[kind]) for kind in (board.TWO_PRICES[location][0], board.WATER)]
                self.plates += changed(station_x(location) + 142, STATION_Y + 17, 74, shown, sum(price) > sum(printed))
            return
        for space in spaces:
            (x, y), (printed, price) = places[space], now.price(space)
            if now.closed(space):
                self.plates += f'<path d="M{x - 13:g} {y - 13:g}l26 26m0-26l-26 26" stroke="#E5484D" stroke-width="5" stroke-linecap="round"/>'
            if price == printed:
                continue
            shown = [(price[kind], GOODS[kind]) for kind in range(4) if printed[kind]]
            more = sum(price) > sum(printed)
            if location == board.NEGOTIATION:
                self.plates += changed(x - 38.5, y, 42, shown, more)
            elif location == board.MINING or (space - board.ACADEMY_1) % 2 == 0 or view.config != board.P4:
                dy = 34 if location == board.MINING else 54 if view.config != board.P4 else 53
                self.plates += changed(x, y + dy, 46, shown, more, 0.55)
        if location == board.HEADQUARTERS and now.taxed():
            self.plates += (
                f'<path d="M{RIGHT + 12:g} 173h86" stroke="#E5484D" stroke-width="4" stroke-linecap="round"/>'
            )
        if location == board.MARKET and now.trades():
            x = station_x(location) + 156
            self.plates += f'<path d="{rrect(x - 22, STATION_Y + 7, 44, 20, 6)}" fill="#14153C" stroke="#B6F09C" stroke-width="1.4"/>'
            self.plates += text(x - 8, STATION_Y + 22, f"+{now.trades()}", "t-num light") + use(
                "ci-trade", x + 10, STATION_Y + 17, 0.7
            )

    def abilities(self) -> None:
        """What the factions can do, each over its column."""
        for number in range(3):
            x = NEG_X + number * 119
            ability = number * 2 + self.view.faction_sides[number]
            name = f"ability-{ABILITY.names[ability]}"
            self.spot(
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

    def last_moves(self) -> None:
        """Where harvesters and dice have gone lately."""
        places = spots(self.view.config)
        for event in self.scene.last:
            if event.verb.name in ("moved", "ai-moved"):
                self.last_move(*hex_spot(event.args[1]), HEXAGON, 1.0)
        for event in self.scene.last:
            if event.verb.name in ("sent", "ai-sent") and event.args[2] in places:
                space = event.args[2]
                shown = last(*places[space], slot(board.LOCATION[space]), 1.18)
                self.marks += zoned(ZONE_OF[board.LOCATION[space]], shown)

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
            self.spot(
                self.choices.naming(name, "advance"),
                sx,
                sy - 7,
                rrect(-13.5, -24, 27, 44, 7),
                hint(self.words, BREAKTHROUGH, number),
                name,
                1,
                "slim",
            )
            moved = number + 1 in view.lower
            x, y = incident_spot(1, view.lower.index(number + 1) if moved else number, moved)
            sign = str(board.COMPLICATION_SUM[number]) if number < 4 else "="
            self.pieces += f'<g id="cp-{number}" class="piece" transform="translate({x:g} {y:g})"><use href="#ci-cp"/>{text(0, 6, sign, "t-count light")}</g>'
            left = f"marker-{board.COMPLICATION_IDS[number]}"
            lx, ly = incident_spot(1, number, False)
            self.spot(
                self.choices.naming(left, "complicate"),
                lx,
                ly,
                rrect(-13, -14, 26, 27, 7),
                hint(self.words, MARKER, number),
                left,
                1,
                "slim",
            )
            name = f"penalty-{board.PENALTY_IDS[number]}"
            px, py = incident_spot(1, number, True)
            self.spot(
                self.choices.naming(name, "suffer", "mirror"),
                px,
                py - 7,
                rrect(-13.5, -24, 27, 44, 7),
                hint(self.words, PENALTY, number),
                name,
                1,
                "slim",
            )

    # -- piles --------------------------------------------------------------------------------------------------------

    def piles(self) -> None:
        """The open tiles of the six piles and how many lie there."""
        for location, numbers in ((board.LABORATORY, (0, 1, 2)), (board.FOUNDRY, (3, 4, 5))):
            self.lay(self.apart(partial(self.piles_of, numbers)), ZONE_OF[location])

    def piles_of(self, numbers: Sequence[int]) -> None:
        """Those of one station."""
        for number in numbers:
            pile = self.view.piles[number]
            x, y = pile_spot(number)
            self.plates += f'<path d="{TILE_BOX}" transform="translate({x:g} {y:g})" fill="var(--ci-well)" stroke="var(--ci-well-line)"/>'
            name = f"pile-{PILE.names[number]}"
            told = self.words.thing(PILE, number)
            if pile:
                top = pile[-1]
                self.plates += f'<path d="{TILE_BOX}" transform="translate({x:g} {y:g})" fill="{"#2E6B58" if number < 3 else "#4A4F8C"}" stroke="#DFF8EE"/>'
                self.plates += tile_picture(top, x, y - 8) + text(
                    x + 14, y + 18, f"×{len(pile)}", "t-count light tight"
                )
                told = hint(self.words, TILE, top)
            if number >= 3:
                self.plates += text(x - 12, y + 18, span(board.FOUNDRY_VALUES[number - 3]), "t-count light tight")
            self.spot(self.choices.naming(name, "take"), x, y, TILE_BOX, told, f"{name} list-piles", 1.04)

    # -- tray -----------------------------------------------------------------------------------------------------------

    def choice_tray(self) -> None:
        """Choices without a place of their own, as plates over the planet's foot."""
        plain = [
            name
            for name, option in self.choices.options.items()
            if option.verb.name in TRAY and name not in self.choices.drawn
        ]
        if not plain:
            return
        columns, wide = (2, 216.0) if len(plain) > 4 else (1, 300.0)
        top = 432 - 32 * ((len(plain) + columns - 1) // columns)
        out = ""
        for index, name in enumerate(plain):
            x, y = 8 + index % columns * wide, top + index // columns * 32
            label = self.choices.labels[name]
            said = snug(x + 10, y + 19, label, wide - 26, 15 * 0.8, "t-name light tight")
            out += (
                f'<g class="plate-option"{self.choices.plate(name)}><path d="{rrect(x, y, wide - 6, 28, 8)}" fill="#14153C" '
                f'stroke="var(--legal)" stroke-width="2"/>{said}</g>'
            )
        self.tray = f'<g id="tray">{out}{area("tray", 4, top - 4, columns * wide, 438 - top)}</g>'
