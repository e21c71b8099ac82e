"""The town on the board: quarters, streets and squares; lamps, the wind and the cards of the evening."""

from __future__ import annotations

from typing import Final

from stolik.drawing.layers import Layers
from stolik.drawing.parts import back, count
from stolik.drawing.scene import Scene
from stolik.drawing.seats import disc
from stolik.drawing.speech import hint, spoken
from stolik.drawing.svg import at, polygon, rrect, text, use
from stolik.engine.field import NOT_THERE
from stolik.words import Words

from ..board import EVENINGS, PLACE, QUARTER_OF, QUARTERS, SQUARES, STREETS, WORTH
from ..pieces import LIT, QUARTER, SQUARE
from ..state import Town
from . import cards, figures

SIZE: Final = (1132.0, 608.0)
PANEL: Final = 888  # where the panel of the evening begins
NAMES: Final = ((190, 504), (458, 322), (200, 152), (690, 156), (660, 468))  # where the quarters are named


def ground(words: Words) -> str:
    """All that never changes."""
    out = f'<defs>{figures.definitions()}</defs><rect width="1132" height="608" fill="var(--g-ground-2)"/>'
    out += '<rect width="1132" height="608" fill="url(#stars)"/>'
    for quarter in range(len(QUARTERS)):
        out += district(words, quarter)
    for start, goal in STREETS:
        (x, y), (to_x, to_y) = PLACE[start], PLACE[goal]
        out += f'<path d="M{x} {y}L{to_x} {to_y}" class="street"/>'
    for square, (x, y) in enumerate(PLACE):
        out += f'<circle cx="{x}" cy="{y}" r="25" class="square"/>'
        out += text(x, y + 43, words.thing(SQUARE, square), "t-place") + text(x, y + 5, WORTH[square], "t-num")
    out += f'<path d="{rrect(PANEL, 16, 228, 576, 16)}" class="panel"/>'
    out += text(PANEL + 18, 92, words.say("table-wind"), "t-title", "start")
    return out + text(PANEL + 18, 210, words.say("table-order"), "t-title", "start")


def district(words: Words, quarter: int) -> str:
    """The soft shape around the squares of a quarter, and its name."""
    first, second, third, last = [place for square, place in enumerate(PLACE) if QUARTER_OF[square] == quarter]
    shape, tint = polygon([first, second, last, third]), figures.TINTS[quarter]
    name = text(*NAMES[quarter], words.thing(QUARTER, quarter), "t-quarter")
    return f'<path d="{shape}" class="district" fill="{tint}" stroke="{tint}"/>{name}'


def live(scene: Scene, view: Town) -> str:
    """All that changes."""
    layers = Layers(scene)
    lamps(layers, scene, view)
    most = EVENINGS[view.seats]
    evening = spoken(scene.words, "table-evening", "", (("number", view.evening), ("most", most)))
    layers.plates += text(PANEL + 18, 52, evening, "t-big", "start")
    wind(layers, view)
    order(layers, scene, view)
    return layers.render()


def lamps(layers: Layers, scene: Scene, view: Town) -> None:
    """Every square with its lamp, what can be done there, and whether the wind threatens it."""
    doomed = view.doomed()
    latest = [event.args[1] for event in scene.last if event.verb is LIT]
    for square, (x, y) in enumerate(PLACE):
        owner, name = view.lamps[square], f"square-{SQUARES[square]}"
        told = f"{hint(scene.words, SQUARE, square)}\n" + (
            spoken(scene.words, "table-worth", "", (("number", WORTH[square]),))
        )
        if square in doomed:
            told += f"\n{spoken(scene.words, 'table-doomed', '', ())}"
            layers.marks += use("gust", x + 20, y - 20, 0.8)
        layers.put(layers.choices.pick(layers.choices.naming(name, "light"), x, y, figures.SQUARE, 1.1, told, name))
        if owner != NOT_THERE:
            layers.piece(f"lamp-{owner}-{SQUARES[square]}", f"lamp-{figures.HUES[owner]}", x, y, 1, name)
            layers.marks += count(x + 18, y + 15, WORTH[square])
        if square in latest:
            layers.last_move(x, y, figures.SQUARE)


def wind(layers: Layers, view: Town) -> None:
    """The quarters where the wind blows, or a calm."""
    blowing = [quarter for quarter in range(len(QUARTERS)) if view.winds >> quarter & 1]
    for line, quarter in enumerate(blowing):
        y = 122 + 36 * line
        layers.plates += f'<path d="{rrect(PANEL + 16, y - 17, 196, 32, 9)}" fill="{figures.TINTS[quarter]}"/>'
        layers.plates += use("gust", PANEL + 38, y, 0.8)
        layers.plates += text(PANEL + 64, y + 5, layers.words.thing(QUARTER, quarter), "t-title light", "start")
    if not blowing:
        layers.plates += text(PANEL + 18, 124, spoken(layers.words, "table-calm", "", ()), "t-cap", "start")


def order(layers: Layers, scene: Scene, view: Town) -> None:
    """The cards of the evening, the lowest first; laid ones by their backs."""
    seats = sorted(range(view.seats), key=lambda seat: (view.played[seat], seat))
    for line, seat in enumerate(seats):
        y = 228 + 90 * line
        if view.played[seat] != NOT_THERE:
            drawn = cards.face(view.played[seat])
        elif view.picks[seat]:
            drawn = back("#1B2A4A", "#FFE9A8", use(f"em-{figures.HUES[seat]}", 0, 0, 2, 'fill="#FFE9A8"'))
        else:
            drawn = f'<path d="{rrect(0, 0, 86, 122, 9)}" class="empty"/>'
        layers.plates += f'<g transform="{at(PANEL + 18, y, 0.64)}">{drawn}</g>'
        layers.plates += disc(figures.HUES[seat], PANEL + 94, y + 26, 11)
        layers.plates += text(PANEL + 112, y + 31, scene.name(seat), "t-name", "start")
        if view.picks[seat]:
            layers.plates += text(PANEL + 86, y + 56, spoken(scene.words, "table-laid", "", ()), "t-cap", "start")
