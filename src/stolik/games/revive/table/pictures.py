"""One thing drawn for itself: land, tiles, locations, cards, modules, machines, crates, technologies, symbols."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from markupsafe import Markup

from ....drawing.svg import lines, rrect, text, use
from ....drawing.svg import picture as framed
from ....engine.option import Kind
from ....words import Words
from .. import pieces
from ..actions.icon import Token, icons
from ..board import (
    ABILITIES,
    ARTIFACT_BONUS,
    BIG_NW,
    BONUS_COLOUR,
    BONUS_KIND,
    LEANS_LEFT,
    SPECIAL,
    STANDARD,
    TECH_COST,
    TECH_POINTS,
    THRESHOLDS,
)
from ..cards import ARTIFACT_ELEMENTS, ARTIFACTS, ELEMENTS, GOALS
from ..effects import COLOURS, RESOURCES
from ..tiles import BACKS, BIG_VALUE, CRATES, SWITCHES, TILE_FRONT, WATER_ENERGY, WATER_POINTS3, WATER_REWARDS
from .cards import face, machine, module
from .figures import TEAMS, f
from .live import BIG_ICON, BIG_TOWN, field_symbol
from .mats import ELEMENT_ICON, TECH_DRAWN
from .symbols import SUIT, row
from .world import ICE, big_outline, place_at, space_at, tile_outline

Box = tuple[float, float, float, float]
Drawn = tuple[str, Box]
ICON_BOX: Final = (-13.0, -13.0, 26.0, 26.0)
HEX_BOX: Final = (-40.0, -42.0, 80.0, 84.0)
TEAM: Final = TEAMS[0]  # whose figures stand in pictures
UPRIGHT: Final = next(place for place, leans in enumerate(LEANS_LEFT) if not leans)
CHASM_FIELD: Final = 13


def icon(name: str) -> Drawn:
    """A symbol."""
    return f'<use href="#{name}" x="-12" y="-12" width="24" height="24"/>', ICON_BOX


def plate(tokens: tuple[Token, ...], width: float = 108, name: str = "") -> Drawn:
    """Symbols on a plate, with a few words where no symbol says enough."""
    shape = f'<path d="{rrect(-width / 2, -20, width, 40, 8)}" fill="#FBF8EE" stroke="#7A5A2E" stroke-width="1.4"/>'
    said = lines(name, 16, 2)
    words = "".join(text(0, 5 + 13 * (i - (len(said) - 1) / 2), line, "rv-tiny k") for i, line in enumerate(said))
    drawn = row(tokens, 0, 0, 24, width - 14, h=36) if tokens else words
    return shape + drawn, (-width / 2 - 2, -22, width + 4, 44)


def field(words: Words, value: int) -> Drawn:
    """A field of the map, with the reward of a water."""
    if value == 0:
        return use("ice-Rt"), (-72, -44, 144, 92)
    if value > WATER_POINTS3 + 1:
        return large_location(words, 0) if value < CHASM_FIELD else icon("r-hib")
    return hexagon(0, 0, value), HEX_BOX


def hexagon(x: float, y: float, value: int) -> str:
    """A field at a place."""
    out = f'<g transform="translate({f(x)} {f(y)})"><use href="#{field_symbol(0, value)}"/>'
    if WATER_ENERGY <= value <= WATER_POINTS3:
        tokens = icons(WATER_REWARDS[value])
        out += f'<circle r="15" fill="#fff" fill-opacity=".93" stroke="#125A73" stroke-width="1.5"/>{row(tokens, 0, 0, 16 if len(tokens) > 1 else 22, 27)}'
    return out + "</g>"


def tile(words: Words, value: int) -> Drawn:
    """The front of a tile."""
    cx, cy = place_at(UPRIGHT)
    out = f'<path d="{tile_outline(False)}" fill="#6B4A22" stroke="#6B4A22" stroke-width="6" stroke-linejoin="round"/>'
    for letter, value_ in enumerate(TILE_FRONT[value]):
        x, y = space_at(UPRIGHT * 4 + letter)
        out += hexagon(x - cx, y - cy, value_)
    return out, (-112, -76, 224, 156)


def back(words: Words, value: int) -> Drawn:
    """The back of a tile: ice, what sleeps under it, points and price."""
    kind = ICE.get(BACKS[value][0])
    if kind is None:  # the tiles that lie open from the start
        return tile(words, 0)
    return use(f"ice-R{kind}"), (-112, -76, 224, 160)


def large_location(words: Words, value: int) -> Drawn:
    """A large location with what it scores."""
    shape = big_outline(BIG_NW, 1.5)
    return (
        f'<path d="{shape}" fill="url(#g-court)" stroke="#7A5A2E" stroke-width="1.2"/>'
        f'<g transform="translate(-3 -14) scale(.88)">{BIG_TOWN[value // 2 % len(BIG_TOWN)]}</g><g transform="translate(12 26)">'
        f'<path d="{rrect(-36, -14, 72, 28, 8)}" fill="#4B2F6E" stroke="#E8C874" stroke-width="1.8"/>'
        '<use href="#r-ppts" x="-34" y="-15.5" width="31" height="31"/>'
        f'<text class="rv-num w" x="-18.5" y="6" font-size="17" text-anchor="middle">{BIG_VALUE[value]}</text>'
        f'<path d="{rrect(7, -11, 25, 22, 6)}" fill="#F7EFDC"/><use href="#{BIG_ICON[value]}" x="9.5" y="-10" width="20" height="20"/></g>',
        (-86, -70, 172, 140),
    )


def card(words: Words, value: int) -> Drawn:
    """A citizen."""
    return face(value, words.thing(pieces.CARD, value)), (-2, -2, 124, 168)


def bonus(words: Words, value: int) -> Drawn:
    """A bonus of the machine tracks and the thresholds that uncover it."""
    name = {STANDARD: "r-energy", SPECIAL: "r-energy", ARTIFACT_BONUS: "r-art"}.get(
        BONUS_KIND[value], f"r-card-{COLOURS[BONUS_COLOUR[value]]}"
    )
    out = f'<circle cx="-26" r="16" fill="#FFF3A0" stroke="#8A5200"/><use href="#{name}" x="-38" y="-12" width="24" height="24"/>'
    for i, colour in enumerate(colour for colour in range(3) if THRESHOLDS[value][colour]):
        out += f'<circle cx="{8 + 28 * i}" r="12" fill="{SUIT[COLOURS[colour]][0]}"/>' + text(
            8 + 28 * i, 5, THRESHOLDS[value][colour], "rv-num w mid"
        )
    return out, (-46, -18, 96, 36)


def crate(words: Words, value: int) -> Drawn:
    """A crate and what is in it."""
    body, _ = plate(icons(CRATES[value][1]), 92)
    return f'<use href="#r-crate" x="-82" y="-16" width="32" height="32"/>{body}', (-84, -22, 134, 44)


def technology(words: Words, value: int) -> Drawn:
    """A technology, in symbols or by its name."""
    name = pieces.TECHNOLOGY.text(value)
    return plate(TECH_DRAWN.get(name, ()), 116, words.thing(pieces.TECHNOLOGY, value))


def tech(words: Words, value: int) -> Drawn:
    """A place of the technology tree: books and points."""
    body = (
        f'<path d="{rrect(-32, -16, 64, 32, 7)}" fill="#F4F8F9" stroke="#8FA9B5" stroke-width="1.4"/>'
        + text(-22, 6, TECH_COST[value], "rv-num k mid")
        + '<use href="#r-book" x="-16" y="-9" width="18" height="18"/><use href="#r-ppts" x="5" y="-12" width="24" height="24"/>'
        + text(17, 5, TECH_POINTS[value], "rv-num w mid")
    )
    return body, (-34, -18, 68, 36)


def artifact_card(words: Words, value: int) -> Drawn:
    """An artifact card: what each colour of artifact counts."""
    out = f'<path d="{rrect(-66, -34, 132, 68, 9)}" fill="#FBF8EE" stroke="#48287F" stroke-width="1.6"/>'
    for i, (name, element) in enumerate(zip(ARTIFACTS, ARTIFACT_ELEMENTS[value], strict=True)):
        x = -42 + 42 * i
        out += use(f"af-{name}", x, -13, 0.75)
        out += f'<use href="#{ELEMENT_ICON[ELEMENTS[element]]}" x="{x - 12}" y="6" width="24" height="24"/>'
    return out, (-68, -36, 136, 72)


def campaign_card(words: Words, value: int) -> Drawn:
    """A campaign card: its name, or the reward of a goal."""
    name = pieces.CAMPAIGN_CARD.text(value)
    rewards = [icons(goal[4]) for goal in GOALS if goal[0] == name]
    return plate(rewards[0] if rewards else (), 116, words.thing(pieces.CAMPAIGN_CARD, value))


def size(words: Words, value: int) -> Drawn:
    """A small or a large building."""
    return use(f"{('bs', 'bl')[value]}-{TEAM}"), (-26, -34, 52, 58)


DRAWN: Final[dict[str, Callable[[Words, int], Drawn]]] = {
    pieces.RESOURCE.name: lambda words, value: icon(f"r-{RESOURCES[value]}"),
    pieces.COLOUR.name: lambda words, value: icon(f"r-adv-{COLOURS[value]}"),
    pieces.FIELD.name: field,
    pieces.TILE.name: tile,
    pieces.BACK.name: back,
    pieces.LARGE_LOCATION.name: large_location,
    pieces.CARD.name: card,
    pieces.MODULE.name: lambda words, value: (module(value), (-24, -26, 48, 54)),
    pieces.MACHINE.name: lambda words, value: (machine(value), (-45, -23, 90, 48)),
    pieces.BONUS.name: bonus,
    pieces.CRATE.name: crate,
    pieces.TECH.name: tech,
    pieces.TECHNOLOGY.name: technology,
    pieces.ABILITY.name: lambda words, value: plate(icons((ABILITIES[value],))),
    pieces.ARTIFACT.name: lambda words, value: (use(f"af-{ARTIFACTS[value]}"), (-20, -22, 40, 44)),
    pieces.ARTIFACT_CARD.name: artifact_card,
    pieces.ELEMENT.name: lambda words, value: icon(ELEMENT_ICON[ELEMENTS[value]]),
    pieces.SIZE.name: size,
    pieces.SWITCH.name: lambda words, value: plate(icons(SWITCHES[value][1])),
    pieces.BOARD_ACTION.name: lambda words, value: icon(f"r-{pieces.BOARD_ACTION.text(value)}"),
    pieces.CAMPAIGN_CARD.name: campaign_card,
    pieces.EFFECT.name: lambda words, value: plate(icons((value,))),
}


def picture(words: Words, kind: Kind, value: int) -> Markup:
    """The picture of a thing; empty for what is not drawn for itself."""
    if kind.name not in DRAWN or value < 0:
        return Markup("")
    body, box = DRAWN[kind.name](words, value)
    return framed(body, *box, words.thing(kind, value))


def thing_of(table: str, id: str) -> tuple[Kind, int] | None:
    """What is drawn of a row of a printed table that is named differently there: the first player's starting cards."""
    return (pieces.CARD, pieces.CARD.ids[id.replace("_", "_A")]) if table == "starting_cards" else None
