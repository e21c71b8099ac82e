"""Parts that board, mat and buttons share: apparatus tiles, batteries and event cards."""

from __future__ import annotations

from typing import Final

from ....drawing.speech import hint
from ....drawing.svg import at, text, use
from ....engine.option import Option
from ....words import Words
from ..cards import SEEKERS
from ..pieces import TILE
from ..state import IcaionState
from ..tiles import APPARATUS, COLOURS
from .figures import MACHINES, ROMAN, TEAMS, TERRAIN, TERRAIN_ICON, WONDER_ICON, chamfer

# What an apparatus counts, by its number in the table of tiles: a defined drawing, its size and where it stands.
COUNTED: Final = (
    ("scavenger", 0.45, 17), ("refiner", 0.42, 17), ("harvester", 0.45, 17), ("i-peaks", 0.9, 5), ("i-fist", 0.9, 5),
    ("i-walking-boot", 0.9, 5), ("i-card-play", 0.9, 5), ("parasite", 0.66, 6), ("shard", 0.8, 6), ("i-cage", 0.9, 5),
)  # fmt: skip
VERB_ICON: Final = {
    "extract": "mining", "camp": "campfire", "eradicate": "fist", "investigate": "magnifying-glass", "offer": "golem-head",
    "investigate-special": "magnifying-glass", "install": "crane", "install-special": "crane", "double-shift": "run",
    "overcharge": "power-lightning", "power-draw": "card-draw", "draw": "card-draw", "play": "card-play",
    "discard": "recycle", "discard-hand": "recycle", "throw-away": "recycle", "activate-all": "needle-drill",
    "move": "walking-boot", "clockwise": "clockwise-rotation",
}  # fmt: skip
VERB_FIGURE: Final = {"remove": "parasite", "remove-all": "parasite", "collect": "parasite", "lie-down": "ic-cross"}
TILE_OUTLINE: Final = chamfer(-26, -20, 52, 40, 9)
CARD_OUTLINE: Final = chamfer(-26, -32, 52, 64, 7)


def tile(view: IcaionState, number: int) -> str:
    """An apparatus tile, 52 x 40: points for each thing counted; Day is light, Night is dark; bars tell the Year."""
    colour, year = divmod(number, 3)
    night = view.night >> colour & 1
    counted, points = APPARATUS[colour][night]
    symbol, scale, y = COUNTED[counted]
    ink = "#FFFFFF" if night else "#0B1430"
    bars = "".join(f"M{11 - 3.5 * year + 7 * i:g}-16v9" for i in range(year + 1))
    return (
        f'<g class="q-{COLOURS[colour]}"><path d="{TILE_OUTLINE}" fill="currentColor" stroke="#0B1430" stroke-width="2"/>'
        f'<path d="{chamfer(-23, -17, 46, 34, 7)}" fill="{"#0B1038" if night else "#FFFFFF"}" fill-opacity=".64"/></g>'
        f'<g class="ic-mono{" night" if night else ""}">'
        + use(symbol, 11, y, scale, f'fill="{ink}"' if symbol.startswith("i-") else "")
        + f'</g><path d="{bars}" stroke="{ink}" stroke-width="3"/>'
        + text(-11, 10, points, "ic-points" + (" night" if night else ""))
    )


def tile_told(words: Words, view: IcaionState, number: int) -> str:
    """An apparatus by name, with what its side in play counts."""
    side = "night" if view.night >> number // 3 & 1 else "day"
    counts = words.say(f"apparatus-{COLOURS[number // 3]}-{side}")
    return f"{hint(words, TILE, number).partition(chr(10))[0]}\n{counts[:1].upper()}{counts[1:]}"


def battery(number: int, charged: bool, x: float, y: float, scale: float = 1) -> str:
    """The emergency power supply with its place in the turn order: it glows when charged."""
    cell = chamfer(-13, -13 if charged else 8, 26, 30 if charged else 9, 4)
    return (
        f'<g transform="{at(x, y, scale)}"><path d="M-10-21H10V-16H-10Z" fill="#8FA6C4" stroke="#0B1430"/>'
        f'<path d="{chamfer(-17, -17, 34, 38, 6)}" fill="#16224A" stroke="#8FA6C4" stroke-width="2"/>'
        f'<path d="{cell}" fill="{"url(#g-cell)" if charged else "#8A4150"}"/>'
        f"{text(0, 9.5, ROMAN[number], 'ic-roman' + ('' if charged else ' off'))}</g>"
    )


def event_card(card: int, x: float, y: float, scale: float = 1) -> str:
    """The face of an event card, 52 x 64."""
    colossus = card >= len(TERRAIN)
    fill = "#3A2A86" if colossus else f"url(#g-{TERRAIN[card]})"
    icon = "golem-head" if colossus else TERRAIN_ICON[card]
    return (
        f'<g transform="{at(x, y, scale)}"><path d="{CARD_OUTLINE}" fill="{fill}" stroke="var(--g-edge)" stroke-width="1.2"/>'
        f"{use('i-' + icon, 0, -6, 1.25, 'fill=' + chr(34) + '#F2FBFF' + chr(34))}</g>"
    )


def sign(view: IcaionState, viewer: int, option: Option) -> str:
    """A small picture of what an option is about: a crystal, tile, machine, wonder, seeker or an action's icon."""
    verb = option.verb.name
    team = TEAMS[
        view.seats if verb == "neutral" else max(viewer, 0)
    ]  # neutral machines have a colour that nobody plays
    if verb == "activate":
        return use(f"{MACHINES[view.machine_of(viewer, option.args[0])]}-{team}", 0, 13, 0.62)
    if verb in VERB_FIGURE:
        return use(VERB_FIGURE[verb], 0, 0)
    for kind, value in zip(option.verb.kinds, option.args):
        if kind.name == "tile":
            return f'<g transform="scale(.62)">{tile(view, value)}</g>'
        if kind.name == "colour":
            return use(f"qo-{COLOURS[value]}", 0, 0, 1.1)
        if kind.name in ("slot", "machine"):
            return use(f"{MACHINES[value % 3]}-{team}", 0, 13, 0.62)
        if kind.name == "wonder":
            return use("i-" + WONDER_ICON[value], 0, 0, 1.2, 'fill="currentColor"')
        if kind.name == "seeker":
            return use(f"seeker-{SEEKERS[value][0]}-{team}", 0, 15, 0.6)
        if kind.name == "region":
            return use(f"qo-{COLOURS[value // 3]}", 0, 0, 1.1)
    name = VERB_ICON.get(verb)
    return use("i-" + name, 0, 0, 1.35, 'fill="currentColor"') if name else ""
