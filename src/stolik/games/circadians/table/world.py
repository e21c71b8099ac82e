"""The printed boards and where everything lies on them: planet, negotiations, spaceport, stations.

Both sides of everything, for every number of participants, are defined in the ground, which a page gets once; a frame
only names those in play.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final

from ....drawing.glow import tip
from ....drawing.speech import hint, spoken
from ....drawing.svg import circle, rrect, snug, text, use, zoned
from ....words import Words
from .. import board
from ..pieces import ABILITY, FACTION, HEX, LOCATION_
from .art import STATION_ICON
from .figures import FACTION_FILL, GOODS, HEXAGON, STATION_FILL, amount, definitions, plate, points, span, turned

SIZE: Final = (1132.0, 608.0)
COLUMN: Final = (444.0, 2176.0)  # on a phone: the planet, the other zones below it; static/table.css says where
PLANET: Final = (222.0, 222.0)
LETTERS: Final = dict(zip(range(-4, 5), "ABCDEFGHI"))  # of the rows of hexes, vaults included
COMPASS: Final = (40.0, 398.0)
SCALE: Final = 0.46
ANGLE: Final = (0, -60, 0, 60, 120, 180, 240)  # of each die value
NEG_X, COLUMN_WIDTH, ROW_TOP = 452.0, 114.0, 84.0
ROW_HEIGHT: Final = (56.0, 45.0, 37.5)  # by configuration
RIGHT: Final = 812.0
STATION_Y: Final = 440.0
STATION_WIDTH: Final = 184.0
INCIDENT_Y: Final = (346.0, 404.0)  # of breakthroughs and complications
STATIONS: Final = (board.MINING, board.LABORATORY, board.FOUNDRY, board.MARKET, board.ACADEMY, board.CONTROL)
MOON: Final = (  # above the planet, with its orbit
    '<g transform="translate(404 44)"><circle r="23" fill="#CFD2EF"/><path d="M-23 0A23 23 0 0 1 6-22A27 27 0 0 0 0 23A23 23 0 0 1-23 0Z" '
    'fill="#fff" opacity=".6"/><g fill="#8F93C4"><circle cx="5" cy="-7" r="4"/><circle cx="-5" cy="8" r="3"/><circle cx="11" cy="7" r="2.4"/></g>'
    '<path d="M-31 7Q0 17 31-9" fill="none" stroke="#F6B98A" stroke-width="1.6" stroke-dasharray="1 3" stroke-linecap="round"/></g>'
    '<g fill="none" stroke="#EAF2C0" stroke-opacity=".22" stroke-width="2.2" stroke-linecap="round"><path d="M84 96q26-14 52 0t52 0M250 60q24-12 48 0'
    'M320 118q22-10 44 2M62 318q30-12 60 2M286 372q26-12 52 0M150 404q22-10 44 0M70 152q18-9 36 0M352 300q18-9 36 0"/></g>'
)
DOME: Final = (  # the glass over the headquarters
    '<path d="M822 187A149 52 0 0 1 1120 187Z" fill="#8FD4EA" fill-opacity=".16" stroke="#8FD4EA" stroke-opacity=".5" stroke-width="2"/>'
    '<path d="M862 187Q878 150 971 135Q1064 150 1080 187M836 166H1106" fill="none" stroke="#8FD4EA" stroke-opacity=".28" stroke-width="1.4"/>'
)
SLOT_ICONS: Final = (
    ("ci-harvester", "ci-disc", "ci-d", "ci-dome", "ci-move", "ci-g"),
    ("ci-c", "ci-disc", "ci-d", "ci-dome", "ci-move", "ci-g"),
)


def hex_spot(hex: int) -> tuple[float, float]:
    """The centre of a hex."""
    q, r = board.HEXES[hex][1], board.HEXES[hex][2]
    x, y = 114.3 * (q + r / 2), 99.0 * r
    return round(PLANET[0] + x * SCALE, 1), round(PLANET[1] + y * SCALE, 1)


def letter_spot(row: int) -> tuple[float, float]:
    """Where the letter of a row of hexes stands: before the first one, above the arrow where one leaves there."""
    first = min(
        (hex for hex in range(board.HEX_COUNT) if board.HEXES[hex][2] == row), key=lambda hex: board.HEXES[hex][1]
    )
    x, y = hex_spot(first)
    return x - 36, y - (20 if row == 0 else 0)


def arrow_spot(start: str, value: int) -> tuple[float, float]:
    """Where the arrow of a die value leaves a hex."""
    (x, y), turn = hex_spot(board.HEX_IDS.index(start)), math.radians(ANGLE[value])
    return round(x + 38 * math.cos(turn), 1), round(y + 38 * math.sin(turn), 1)


def talk_spot(faction: int, row: int, config: int) -> tuple[float, float]:
    """A space of the negotiation board."""
    high = ROW_HEIGHT[config]
    return NEG_X + faction * (COLUMN_WIDTH + 5) + 60, round(ROW_TOP + (row + 0.5) * high, 1)


def incident_spot(row: int, number: int, right: bool) -> tuple[float, float]:
    """A marker's place: left before it moves, right where it has gone."""
    return NEG_X + (200 if right else 15) + number * 27.6, INCIDENT_Y[row]


def station_x(location: int) -> float:
    """The left edge of a station."""
    return 4 + STATIONS.index(location) * (STATION_WIDTH + 4)


def station_zone(location: int) -> str:
    """The zone of a station: two of them lie side by side on a phone."""
    return f"pair-{STATIONS.index(location) // 2}"


@cache
def spots(config: int) -> dict[int, tuple[float, float]]:
    """Where the spaces in play lie."""
    found: dict[int, tuple[float, float]] = {}
    for i, space in enumerate(board.OPEN[board.HEADQUARTERS][config]):
        found[space] = (RIGHT + 150 + i * 45, 159)
    columns = len(board.OPEN[board.DEPOSITORY][config]) // 3
    step = min(84.0, 252 / columns)
    for i, space in enumerate(board.OPEN[board.DEPOSITORY][config]):
        found[space] = (RIGHT + (30 if columns > 4 else 40) + i // 3 * step, 268 + i % 3 * 56)
    for space in board.OPEN[board.NEGOTIATION][config]:
        found[space] = talk_spot((space - board.NEG_1) // board.ROWS, (space - board.NEG_1) % board.ROWS, config)
    for location in STATIONS:
        spaces = board.OPEN[location][config]
        gap = 46.0 if len(spaces) == 4 else 56.0
        for i, space in enumerate(spaces):
            if len(spaces) > 4:  # the Academy of four: two spaces above each other in every column
                found[space] = (station_x(location) + 30 + i // 2 * gap, STATION_Y + 52 + i % 2 * 42)
            else:
                found[space] = (station_x(location) + 26 + i * gap, STATION_Y + 58)
    return found


@cache
def pile_spot(pile: int) -> tuple[float, float]:
    """A pile of tiles under the Laboratory or the Foundry."""
    return station_x(board.LABORATORY if pile < 3 else board.FOUNDRY) + 34 + pile % 3 * 58, STATION_Y + 124


# -- printed -----------------------------------------------------------------------------------------------------------


@cache
def ground(words: Words) -> str:
    """The planet in its night sky, empty plates, and all definitions; every hex tells what it yields."""
    width, height = SIZE
    sky = rrect(2, 4, 440, 430, 12)
    tips = "".join(
        tip(*hex_spot(hex), HEXAGON, hint(words, HEX, hex), f"hex-{board.HEX_IDS[hex]}")
        for hex in range(board.HEX_COUNT)
    )
    return (
        f"<defs>{definitions()}{sides(words)}</defs>"
        f'<rect width="{width:g}" height="{height:g}" fill="var(--ci-room)"/>'
        f'<path d="{sky}" fill="url(#ci-sky)"/><path d="{sky}" fill="url(#stars)"/>'
        f'<circle cx="{PLANET[0]:g}" cy="{PLANET[1]:g}" r="218" fill="url(#ci-atmo)"/>'
        f'<circle cx="{PLANET[0]:g}" cy="{PLANET[1]:g}" r="200" fill="url(#ci-globe)"/>'
        f'<circle cx="{PLANET[0]:g}" cy="{PLANET[1]:g}" r="200" fill="url(#ci-night)"/>'
        + zoned("talks", plate(NEG_X - 6, 4, 362, 430))
        + MOON
        + zoned(
            "port",
            plate(RIGHT + 2, 130, 314, 58) + DOME + plate(RIGHT + 2, 192, 314, 242) + plate(RIGHT + 2, 4, 314, 122),
        )
        + "".join(zoned(station_zone(location), ground_of(location)) for location in STATIONS)
        + named(words)
        + tips
    )


def named(words: Words) -> str:
    """What the headings of the boards say, and whatever is printed around the spaces; spaces and tiles lie above."""
    heading = f"{spoken(words, 'board-planet', '', ())}\n{spoken(words, 'board-planet', 'about', ())}"
    out = tip(6, 8, rrect(0, 0, 130, 36, 6), heading)
    out += tip(*COMPASS, circle(30), spoken(words, "board-compass", "", ()))
    for row, letter in LETTERS.items():
        out += tip(*letter_spot(row), circle(10), spoken(words, "board-row", "", (("letter", letter),)))
    arrow = spoken(words, "board-arrow", "", ())
    out += "".join([tip(*arrow_spot(start, value), circle(12), arrow) for start, value, _ in board.ARROWS])
    talks = location_tip(words, board.NEGOTIATION, NEG_X - 6, 4, 362, 430)
    for row, key in enumerate(("board-breakthroughs", "board-complications")):
        told = f"{spoken(words, key, '', ())}\n{spoken(words, key, 'about', ())}"
        talks += tip(NEG_X, INCIDENT_Y[row] - 31, rrect(0, 0, 350, 52, 9), told)
    port = location_tip(words, board.HEADQUARTERS, RIGHT + 2, 130, 314, 58)
    port += location_tip(words, board.DEPOSITORY, RIGHT + 2, 192, 314, 242)
    out += zoned("talks", talks) + zoned("port", port)
    for location in STATIONS:
        shown = location_tip(words, location, station_x(location) - 2, STATION_Y, STATION_WIDTH, 164)
        out += zoned(station_zone(location), shown)
    return out


def location_tip(words: Words, location: int, x: float, y: float, width: float, height: float) -> str:
    """A board that says what is done there."""
    name = f"location-{LOCATION_.text(location)}"
    return tip(x, y, rrect(0, 0, width, height, 11), hint(words, LOCATION_, location), name)


def ground_of(location: int) -> str:
    """A station's plate in a breath of its colour, with its sign large and faint."""
    x, fill = station_x(location), STATION_FILL[location]
    return (
        plate(x - 2, STATION_Y, STATION_WIDTH, 164)
        + f'<path d="{rrect(x - 1, STATION_Y + 1, STATION_WIDTH - 2, 162, 11)}" fill="{fill}" fill-opacity=".13"/>'
        + use(
            f"i-{STATION_ICON[location]}",
            x + STATION_WIDTH - 44,
            STATION_Y + 112,
            3.3,
            f'fill="{fill}" fill-opacity=".22"',
        )
    )


def sides(words: Words) -> str:
    """Every side of every board, by name."""
    out = "".join(f'<g id="ci-planet-{side}">{planet(words, side)}</g>' for side in (0, 1))
    for config in (board.P12, board.P3, board.P4):
        out += f'<g id="ci-talks-{config}">{talks(words, config)}</g><g id="ci-port-{config}">{spaceport(words, config)}</g>'
        for pair in range(3):
            out += f'<g id="ci-pair-{pair}-{config}">{stations(words, config, STATIONS[pair * 2 : pair * 2 + 2])}</g>'
    return out + "".join(f'<g id="ci-side-{number}">{ability(words, number)}</g>' for number in range(6))


@cache
def printed(side: int, config: int, sides: tuple[int, ...]) -> str:
    """The boards that are in play."""
    abilities = [use(f"ci-side-{faction * 2 + sides[faction]}") for faction in range(3)]
    out = use(f"ci-planet-{side}") + zoned("talks", use(f"ci-talks-{config}") + "".join(abilities))
    for zone in ("port", "pair-0", "pair-1", "pair-2"):
        out += zoned(zone, use(f"ci-{zone}-{config}"))
    return out


def terrain(hex: int, side: int) -> str:
    """The letters of what a hex yields."""
    return "C" if hex == 0 else "".join(letter for letter, number in zip("WAE", board.YIELDS[side][hex]) if number)


def planet(words: Words, side: int) -> str:
    """The hexes with their yields, arrows and the compass of the dice."""
    out = text(12, 24, spoken(words, "board-planet", "", ()), "t-title light", "start")
    out += text(12, 40, spoken(words, f"board-side-{side}", "", ()), "t-cap light", "start")
    for hex in range(board.FIRST_VAULT):
        x, y = hex_spot(hex)
        letters = terrain(hex, side)
        out += use("ci-hex", x, y, 1, f'fill="url(#ci-t{letters})"')
        for i, letter in enumerate(letters):
            out += use(
                f"ci-z{letter}",
                round(x - 11.5 * (len(letters) - 1) + 23 * i, 1),
                y - 10,
                1.25 if len(letters) == 1 else 0.8,
            )
        shown = [(number, GOODS[kind]) for kind, number in enumerate(board.YIELDS[side][hex]) if number]
        for i, (number, good) in enumerate(shown):
            dx = 0.0 if len(shown) == 1 else -12.5 + 25 * i
            out += amount(x + dx, y + 13, number, good, 0.68 if len(shown) == 1 else 0.55, "t-place")
    for row, letter in LETTERS.items():
        lx, ly = letter_spot(row)
        out += text(lx, ly + 4, letter, "t-place ci-row")
    for start, value, _ in board.ARROWS:
        ax, ay = arrow_spot(start, value)
        out += turned("ci-way", ax, ay, ANGLE[value], 1.15) + text(ax, ay + 5, value, "t-count dark")
    x, y = COMPASS
    out += (
        f'<circle cx="{x:g}" cy="{y:g}" r="30" fill="#0B0D2D" fill-opacity=".8" stroke="#F6B98A" stroke-opacity=".6"/>'
    )
    for value in range(1, 7):
        turn = math.radians(ANGLE[value])
        out += text(round(x + 20 * math.cos(turn), 1), round(y + 4 + 20 * math.sin(turn), 1), value, "t-count light")
    return out + f'<circle cx="{x:g}" cy="{y:g}" r="4" fill="#F6B98A"/>'


def ability(words: Words, number: int) -> str:
    """The name of an ability on its faction's board."""
    x = NEG_X + number // 2 * (COLUMN_WIDTH + 5) + 44
    return snug(x, 72, words.thing(ABILITY, number), 64, 15 * 0.8, "ci-about light")


def talks(words: Words, config: int) -> str:
    """Columns of the factions with prices and points, and the incident area."""
    out = text(NEG_X + 4, 26, words.thing(LOCATION_, board.NEGOTIATION), "t-title ci-ink", "start")
    rows = board.NEGOTIATION_ROWS[config]
    for faction in range(3):
        x = NEG_X + faction * (COLUMN_WIDTH + 5)
        out += (
            f'<path d="{rrect(x, 34, COLUMN_WIDTH, 48, 9)}" fill="url(#ci-f{faction})"/>'
            f'<rect x="{x:g}" y="82" width="{COLUMN_WIDTH:g}" height="{rows * ROW_HEIGHT[config] + 4:g}" fill="{FACTION_FILL[faction][1]}"/>'
            + use(f"ci-b{faction}", x + 22, 60, 0.8)
            + text(x + 44, 54, words.thing(FACTION, faction), "t-name light", "start")
        )
        for row in range(rows):
            sx, sy = talk_spot(faction, row, config)
            out += (
                f'<path d="{rrect(x + 3, sy - ROW_HEIGHT[config] / 2 + 1.5, COLUMN_WIDTH - 6, ROW_HEIGHT[config] - 3, 8)}" fill="{FACTION_FILL[faction][0]}" '
                f'fill-opacity="{0.35 + 0.1 * row:.2f}"/>'
                + amount(x + 21, sy, board.TALK_COST[faction][row], GOODS[board.TALK_RESOURCE[faction]], 0.68)
                + use("ci-space", sx, sy, 0.98)
                + points(x + COLUMN_WIDTH - 19, sy, board.TALK_VP[faction][row])
            )
    for row, (key, tone) in enumerate((("board-breakthroughs", "#6FD6E8"), ("board-complications", "#FF8A97"))):
        y = INCIDENT_Y[row]
        out += f'<path d="{rrect(NEG_X, y - 31, 350, 52, 9)}" fill="var(--ci-band)"/>'
        out += text(NEG_X + 6, y - 17, spoken(words, key, "", ()), "t-cap ci-ink", "start")
        out += f'<path d="M{NEG_X + 168:g} {y - 4:g}h7v-4l8 8l-8 8v-4h-7z" fill="{tone}" opacity=".8"/>'
        for number in range(6):
            x, _ = incident_spot(row, number, False)
            rx, _ = incident_spot(row, number, True)
            hole = "ci-hole" if row == 0 else "ci-pit"
            out += use(hole, x, y) + use(hole, rx, y)
            icon = SLOT_ICONS[row][number]
            if icon == "ci-move":
                out += turned(icon, rx, y - 20, 180 if row else 0, 0.6)
            else:
                broad = icon in ("ci-disc", "ci-dome", "ci-harvester")
                out += use(icon, rx, y - (15 if icon == "ci-dome" else 20), 0.34 if broad else 0.62)
    return out


def spaceport(words: Words, config: int) -> str:
    """Headquarters and the Depository."""
    found = spots(config)
    name = words.thing(LOCATION_, board.HEADQUARTERS)
    out = snug(RIGHT + 12, 154, name, 112, 15 * 0.8, "t-title ci-ink tight")
    out += (
        amount(RIGHT + 28, 173, board.HQ_CARDS, "ci-c", 0.7, "t-num ci-ink")
        + text(RIGHT + 50, 178, "/", "t-num ci-ink")
        + amount(RIGHT + 74, 173, board.HQ_WATER, "ci-w", 0.7, "t-num ci-ink")
    )
    for i, space in enumerate(board.OPEN[board.HEADQUARTERS][config]):
        x, y = found[space]
        out += use("ci-well", x, y) + text(x, y + 5, i + 1, "t-num ci-ink soft")
    out += use("ci-flip", found[0][0] + 15, found[0][1] - 15, 0.6)
    out += text(RIGHT + 12, 214, words.thing(LOCATION_, board.DEPOSITORY), "t-title ci-ink", "start")
    out += use("i-cargo-crate", RIGHT + 296, 212, 0.95, 'fill="#F6B98A"')
    spaces = board.OPEN[board.DEPOSITORY][config]
    for i, space in enumerate(spaces):
        x, y = found[space]
        if i % 3 == 0:
            name = span(board.COLUMNS[(space - board.DEP_1) // 3][1])
            out += f'<path d="{rrect(x - 17, 222, 34, 20, 6)}" fill="#3A3B86"/>' + text(x, 237, name, "t-count light")
        out += use("ci-well", x, y)
    rewards = (("", "ci-harvester"), (board.DELIVERY_DICE, "ci-d"), (board.DELIVERY_CARDS, "ci-c"))
    for row, (number, icon) in enumerate(rewards):
        y = 268 + row * 56
        if icon == "ci-harvester":  # it moves
            out += use(icon, RIGHT + 275, y, 0.62) + use("ci-move", RIGHT + 302, y, 0.7)
        else:
            out += text(RIGHT + 280, y + 5, number, "t-num ci-ink") + use(icon, RIGHT + 296, y, 0.9)
    return out


def stations(words: Words, config: int, locations: Sequence[int]) -> str:
    """Stations: names, prices and spaces."""
    found = spots(config)
    out = ""
    for location in locations:
        x = station_x(location)
        out += f'<path d="{rrect(x + 2, STATION_Y + 4, STATION_WIDTH - 8, 26, 8)}" fill="{STATION_FILL[location]}"/>'
        out += use(f"i-{STATION_ICON[location]}", x + 16, STATION_Y + 17, 0.8, 'fill="#fff"')
        name, room = words.thing(LOCATION_, location), 74 if location in board.TWO_PRICES else 146
        out += snug(x + 29, STATION_Y + 22, name, room, 15 * 0.9, "t-name light tight")
        if location in board.TWO_PRICES:
            resource, price, water = board.TWO_PRICES[location]
            out += amount(x + 124, STATION_Y + 17, price, GOODS[resource], 0.6)
            out += text(x + 140, STATION_Y + 22, "/", "t-num light") + amount(
                x + 160, STATION_Y + 17, water, "ci-w", 0.6
            )
        for space in board.OPEN[location][config]:
            sx, sy = found[space]
            if location == board.LABORATORY:
                out += f'<path d="{rrect(sx - 18, sy - 19, 46, 38, 8)}" fill="var(--ci-well)" stroke="var(--ci-well-line)"/>'
            else:
                out += use("ci-well", sx, sy)
            out += below(location, space, config, sx, sy + 34)
        if location == board.MARKET:
            out += rates(x + 31, STATION_Y + 110)
        if location == board.CONTROL:  # the harvester moves
            out += use("ci-harvester", x + 40, STATION_Y + 120, 1.1) + use("ci-move", x + 84, STATION_Y + 122, 1.2)
    return out


def rates(x: float, y: float) -> str:
    """All trades of the Market: a row for each good that is gained."""
    out = ""
    for good in range(board.GEM):
        for i, (_, pays, paid, gains, gained) in enumerate([each for each in board.TRADES if each[3] == good]):
            left, top = x + 58 * i, y + 19 * good
            out += amount(left - 16, top, paid, GOODS[pays], 0.5, "t-count ci-ink")
            out += text(left + 2, top + 4, "→", "t-count ci-ink soft")
            out += amount(left + 18, top, gained, GOODS[gains], 0.5, "t-count ci-ink")
    return out


def below(location: int, space: int, config: int, x: float, y: float) -> str:
    """What stands under a space of a station."""
    if location == board.MINING:
        number = space - board.MINING_1
        return amount(x, y, board.MINE_X[number], "ci-w", 0.6, "t-num ci-ink") + "".join(
            use("ci-g", x - 7 * (board.MINE_GEMS[number] - 1) + 14 * i, y + 22, 0.75)
            for i in range(board.MINE_GEMS[number])
        )
    if location == board.MARKET:
        targets = board.MARKET_TARGETS[1 if config == board.P4 else 0][space - board.MARKET_1]
        shown = [GOODS[kind] for kind in range(3) if targets >> kind & 1]
        return turned("ci-move", x - 14, y, 0, 0.5) + "".join(
            use(good, x + 4 + 15 * i, y, 0.62) for i, good in enumerate(shown)
        )
    if location == board.ACADEMY:
        column = board.ACADEMY_COLUMN[space - board.ACADEMY_1]
        if config == board.P4 and (space - board.ACADEMY_1) % 2 == 1:
            return ""  # once for both spaces of a column
        y = y - 1 if config == board.P4 else y
        return text(x, y + 3, span(board.ACADEMY_VALUES[column]), "t-cap ci-ink") + amount(
            x, y + 20, board.ACADEMY_PRICE[column], GOODS[board.ACADEMY_RESOURCE[column]], 0.6, "t-num ci-ink"
        )
    return ""
