"""The figures of the board: crystals, machines, parasites, seekers, wonders, the Colossus; defined once per page."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....drawing.icons import icon_defs, icon_paths
from ....drawing.svg import at, text, use
from ..board import FARTHEST
from ..cards import SEEKERS, WONDERS
from ..tiles import COLOURS

ICON_PATHS: Final = icon_paths(__file__)

TEAMS: Final = ("red", "gold", "purple", "black", "white")  # the table's seat colours of the five teams
MACHINES: Final = ("harvester", "scavenger", "refiner")
TERRAIN: Final = ("river", "forest", "mount", "mist", "cryst")  # short names of the region types, for colours
TERRAIN_ICON: Final = ("river", "pine-tree", "peaks", "fog", "crystal-growth")
WONDER_ICON: Final = (
    "bookshelf", "ringing-bell", "tentacle-heart", "alien-egg", "sun-radiations", "cornucopia", "crystal-ball",
)  # fmt: skip
ROMAN: Final = ("", "I", "II", "III", "IV", "V")
ICONS: Final = (
    "river", "pine-tree", "peaks", "fog", "crystal-growth", "golem-head", "clockwise-rotation", "power-lightning",
    "fist", "cage", "walking-boot", "sun", "moon", "card-draw", "campfire", "mining", "crane", "magnifying-glass",
    "card-play", "recycle", "run", "needle-drill", *WONDER_ICON,
)  # fmt: skip
# fmt: off
CRYSTAL: Final = {  # five silhouettes: outline, light facet, dark facet
    "blue": ("M0-13L7-2 0 13-7-2Z", "M0-13L-7-2 0 0Z", "M0 0L7-2 0 13Z"),
    "brown": ("M0-11L10-5V6L0 12-10 6V-5Z", "M0-11L10-5 0 0-10-5Z", "M0 0L10-5V6L0 12Z"),
    "green": ("M-4-12H4L8-7V7L4 12H-4L-8 7V-7Z", "M-4-12H4L3-7-4-6-4 6-8 7V-7Z", "M4 7L3-6 8-7V7L4 12H-4L-3 7Z"),
    "gray": ("M-6-10H6L11-3 0 12-11-3Z", "M-6-10H6L3-3H-3L-11-3Z", "M3-3H11L0 12Z"),
    "pink": ("M0-13L4-5 8-9 11-1 7 9 0 11-7 9-11-1-8-9-4-5Z", "M0-13L-4-5-2 10 0 11Z M-8-9L-11-1-7 9-6-2Z", "M4-5L8-9 11-1 7 9 0 11 3 3Z"),
}
HEAD: Final = {  # seven seekers, told apart by the head; neck at (0,-33)
    "lone_survivor": '<path class="ic-body" d="M-9-31Q-10-48 0-52 10-48 9-31 0-27-9-31Z"/><ellipse cx="1" cy="-38" rx="5" ry="6.5" fill="#0B1026"/><path d="M-1-39h0M3-39h0" stroke="#9FF6FF" stroke-width="2.2" stroke-linecap="round"/>',
    "heir": '<path class="ic-steel" d="M-8-44L-11-55-5-49 0-58 5-49 11-55 8-44Z"/><path class="ic-body" d="M-7-32V-45H7V-32Q0-27-7-32Z"/><path d="M-5-41H5V-36H-5Z" fill="#0B1026"/><path d="M-2-38.5h0M2.5-38.5h0" stroke="#9FF6FF" stroke-width="2.2" stroke-linecap="round"/>',
    "outsider": '<path class="ic-body" d="M-6-31Q-9-40-5-45H5Q9-40 6-31Z"/><path class="ic-deep" d="M-17-43Q0-50 17-43 6-44 5-54-5-54-6-44-10-44-17-43Z"/><path d="M-2-38h0M3-38h0" stroke="#9FF6FF" stroke-width="2.2" stroke-linecap="round"/>',
    "criminal": '<path class="ic-body" d="M-8-30V-41Q-8-51 0-51T8-41V-30L0-27Z"/><path d="M-7-41L0-38 7-41V-37L0-34-7-37Z" fill="#9FF6FF"/>',
    "cursed": '<path class="ic-steel" d="M-6-46Q-17-48-15-60-12-51-3-50ZM6-46Q17-48 15-60 12-51 3-50Z"/><path class="ic-body" d="M-7-31Q-10-44 0-49 10-44 7-31 0-27-7-31Z"/><path d="M-2.5-39h0M2.5-39h0" stroke="#FF9BE0" stroke-width="2.6" stroke-linecap="round"/>',
    "machine": '<path class="ic-deep" d="M-1-58h2v10h-2z"/><path class="ic-body" d="M-9-31V-47H9V-31Z"/><circle cx="0" cy="-39" r="5" fill="#0B1026"/><circle cx="0" cy="-39" r="2.6" fill="#9FF6FF"/>',
    "creature": '<path class="ic-body" d="M-6-30Q-13-36-14-55-9-47-4-46 0-54 4-46 9-47 14-55 13-36 6-30 0-27-6-30Z"/><path d="M-4-38l3 2M4-38l-3 2" stroke="#9FF6FF" stroke-width="2.4" stroke-linecap="round"/>',
}
# fmt: on


FOOT: Final = (
    '<ellipse cx="1" cy="2" rx="25" ry="8" class="ic-shade"/><ellipse cy="-1" rx="21" ry="6.5" class="ic-foot"/>'
)
SHAPE: Final = {
    "harvester": (
        '<path d="M-21-5q0-8 8-8h17q8 0 8 8 0 5-6 5h-21q-6 0-6-5z" fill="#141B30" class="ic-line"/>'
        '<path d="M-14-6h0M-4-6h0M6-6h0" stroke="#8FA6C4" stroke-width="6.5" stroke-linecap="round"/>'
        '<path class="ic-body" d="M-20-12L-18-28-5-32 4-22 11-21V-12Z"/><path class="ic-shd" d="M-20-12L-19-19 11-16V-12Z"/>'
        '<path class="ic-lit" d="M-18-28L-5-32-3-29-17-25Z"/><path class="ic-glass" d="M-5-29L2-22H-7Z"/>'
        '<path class="ic-steel" d="M11-25L28-14 11-6Z"/>'
        '<path d="M15-22L14-8M19-19.5L18.5-10.5M23-17L22.5-12.5" stroke="#4B5C78" stroke-width="1.8"/>'
    ),
    "scavenger": (
        '<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path class="ic-leg" '
        'd="M-18-2L-17-17-7-24M18-2L17-17 7-24M-8 1L-9-10-3-20M8 1L9-10 3-20"/><path class="ic-leg2" '
        'd="M-18-2L-17-17-7-24M18-2L17-17 7-24M-8 1L-9-10-3-20M8 1L9-10 3-20"/>'
        '<path class="ic-claw" d="M6-34L13-44M13-44l-6-4M13-44l7-2"/>'
        '<path d="M6-34L13-44M13-44l-6-4M13-44l7-2" stroke="#C6D3E2" stroke-width="2.4"/></g>'
        '<ellipse class="ic-body" cy="-28" rx="14.5" ry="10.5"/><path class="ic-lit" d="M-12-31Q-8-38 1-37.5-8-35-10-29Z"/>'
        '<path class="ic-shd" d="M-14-26Q0-14 14-26 12-18 0-17.5T-14-26Z"/><circle cy="-28" r="6" fill="#0B1026"/>'
        '<circle cy="-28" r="3.4" fill="#B9F6FF"/>'
    ),
    "refiner": (
        '<path d="M14-48q-4-5 1-9t1-9" fill="none" stroke="#E9F8FF" stroke-width="4" stroke-linecap="round" '
        'stroke-opacity=".75"/><path class="ic-deep" d="M11-47H18V-6H11Z"/><path class="ic-body" d="M10-51H19V-45H10Z"/>'
        '<path class="ic-deep" d="M-17-1L-13-12H11L15-1Z"/><path class="ic-body" d="M-13-11V-31Q-13-43-1-43T11-31V-11Z"/>'
        '<path class="ic-shd" d="M4-11V-42Q11-40 11-31V-11Z"/><path class="ic-lit" d="M-10-13V-31Q-10-38-5-40-7-34-7-13Z"/>'
        '<path d="M-13-15H11" class="ic-line"/><path class="ic-glass" d="M-6-33H4V-20H-6Z"/>'
        '<path d="M-5-26l3-5 3 6 2-3v7h-8z" fill="#28B8D8"/>'
    ),
}
LEGS: Final = "M-5-4L-13-10-15-7M-7 1L-15 1-17 5M-6 6L-12 12-11 15M5-4L13-10 15-7M7 1L15 1 17 5M6 6L12 12 11 15"
PARASITE: Final = (
    f'<path d="{LEGS}" class="ic-halo"/><path d="{LEGS}M-2-12L-5-17M2-12L5-17" class="ic-legs"/>'
    '<ellipse cy="5" rx="8.5" ry="10" class="ic-bug"/><circle cy="-8" r="6" class="ic-bug"/>'
    '<path d="M-5 2q5 4 10 0M-4.5 7.5q4.5 4 9 0M-2-8.5h0M2-8.5h0" class="ic-stripe"/>'
)
CLOAK: Final = (
    '<path d="M15 0V-46" stroke="#1A2038" stroke-width="3.6" stroke-linecap="round"/>'
    '<path d="M15-60L20-51 15-42 10-51Z" fill="#BDF6FF" stroke="#0B1B3A" stroke-width="1.2"/>'
    '<path class="ic-body" d="M-14 0C-13-16-11-26-6-33H6C11-26 13-16 14 0 8 4-8 4-14 0Z"/>'
    '<path class="ic-shd" d="M2-33H6C11-26 13-16 14 0 10 3 6 3 3 3 7-10 6-22 2-33Z"/>'
    '<path class="ic-lit" d="M-11-4C-11-18-8-27-4-32-7-22-7-12-7 1Z"/><path d="M-8-30Q0-22 8-30L5-34H-5Z" class="ic-dark"/>'
)
BASE: Final = (
    '<ellipse cx="2" cy="3" rx="22" ry="9" class="ic-shade"/><path d="M-18 0v4a18 7 0 0 0 36 0v-4z" class="ic-deep"/>'
    '<ellipse rx="18" ry="7" class="ic-body"/>'
)
BASE_DOWN: Final = (
    '<ellipse cx="2" cy="5" rx="30" ry="8" class="ic-shade"/><ellipse rx="8" ry="17" class="ic-deep"/>'
    '<ellipse cx="-3" rx="8" ry="17" class="ic-body"/>'
)
CROSS: Final = (
    '<circle r="10" fill="#fff" stroke="#7A0F1A" stroke-width="1.5"/>'
    '<path d="M-5.5 0H5.5M0-5.5V5.5" stroke="#C8202E" stroke-width="4"/>'
)
SHARD: Final = (
    '<path d="M0-13L8 0 0 13-8 0Z" class="ic-shard"/><path d="M0-13L-8 0 0 2Z" fill="#fff" fill-opacity=".6"/>'
    '<path d="M0 2L8 0 0 13Z" fill="#150A40" fill-opacity=".35"/>'
)
SHRINE: Final = (
    '<ellipse cx="1" cy="2" rx="27" ry="9" class="ic-shade"/><path class="ic-deep" d="M-22 2L-17-7H17L22 2Z"/>'
    '<path class="ic-body" d="M-17-6H17V-11H-17Z"/>'
    '<path d="M-14-11V-38L0-56 14-38V-11Z" fill="url(#g-arch)" stroke="#12204A" stroke-width="1.6"/>'
    '<path d="M0-56L14-38V-11H8V-36Z" fill="#1A1A5A" fill-opacity=".3"/>'
    '<path d="M-14-38L0-56 0-50-10-36V-11H-14Z" fill="#fff" fill-opacity=".5"/>'
)


@lru_cache(maxsize=5_000)
def chamfer(x: float, y: float, width: float, height: float, cut: float = 8) -> str:
    """The path of a rectangle with cut corners: every plate, slot and card of this game."""
    right, bottom, c = x + width, y + height, cut
    return (
        f"M{x + c:g} {y:g}H{right - c:g}L{right:g} {y + c:g}V{bottom - c:g}L{right - c:g} {bottom:g}"
        f"H{x + c:g}L{x:g} {bottom - c:g}V{y + c:g}Z"
    )


def mark(team: str, x: float, y: float, scale: float = 1) -> str:
    """A team's emblem on a disc of its colour."""
    return (
        f'<g transform="{at(x, y, scale)}"><circle r="9.5" class="ic-body"/>'
        f'<use href="#em-{team}" transform="scale(.62)" class="ic-em"/></g>'
    )


def shaded(id: str, *stops: tuple[float, str, float], round_: bool = False) -> str:
    """A gradient whose stops are an offset, a colour and its opacity."""
    inner = "".join(f'<stop offset="{o:g}" stop-color="{c}" stop-opacity="{p:g}"/>' for o, c, p in stops)
    if round_:
        return f'<radialGradient id="{id}">{inner}</radialGradient>'
    return f'<linearGradient id="{id}" x1="0" y1="0" x2="0" y2="1">{inner}</linearGradient>'


def gradients() -> str:
    """The washes of sky, ice, mist and glow."""
    out = shaded("g-sky", (0, "var(--sky-1)", 1), (0.5, "var(--sky-2)", 1), (1, "var(--sky-3)", 1))
    out += shaded("g-halo", (0.72, "var(--glow)", 0.42), (1, "var(--glow)", 0), round_=True)
    out += shaded("g-cliff", (0.3, "var(--cliff-2)", 1), (1, "var(--cliff-3)", 1))
    out += shaded("g-fog", (0, "var(--mist-d)", 0.6), (1, "var(--mist-d)", 0))
    out += shaded("g-wisp", (0, "var(--mist-d)", 0.05), (0.45, "var(--mist-d)", 0.7), (1, "var(--mist-d)", 0.05))
    out += shaded("g-glow", (0, "var(--glow)", 0.8), (1, "var(--glow)", 0), round_=True)
    out += shaded("g-city", (0, "var(--city-a)", 1), (1, "var(--city-b)", 1))
    out += shaded("g-arch", (0, "#EAFBFF", 1), (0.5, "#9FB8F2", 1), (1, "#5B4BB0", 1))
    out += shaded("g-spike", (0, "#E6FBFF", 1), (0.5, "#9C7BFF", 1), (1, "#3A2A86", 1))
    out += shaded("g-cell", (0, "#D6FFFA", 1), (1, "#2FD6DC", 1))
    out += shaded("g-cage", (0, "var(--g-accent)", 0.1), (1, "var(--g-accent)", 0.26))
    out += shaded("g-face", (0, "#2B4C86", 1), (1, "#6A4BC0", 1))
    for name in COLOURS:
        out += shaded(
            f"g-crater-{name}", (0, "#fff", 1), (0.14, f"var(--qoam-{name})", 1), (0.62, "var(--crater-b)", 1),
            (1, "var(--crater-a)", 1), round_=True,
        )  # fmt: skip
        out += shaded(f"g-glow-{name}", (0, f"var(--qoam-{name})", 0.85), (1, f"var(--qoam-{name})", 0), round_=True)
    for name in TERRAIN:
        out += shaded(f"g-{name}", (0, f"var(--{name}-a)", 1), (1, f"var(--{name}-b)", 1), round_=True)
    return out


def figure_defs() -> str:
    """All figures: `qo-<colour>`, `<machine>-<team>`, `parasite`, `seeker-<head>-<team>` and `-down`, `shrine-...`."""
    out = gradients() + icon_defs(ICON_PATHS, ICONS)
    for name, (whole, light, dark) in CRYSTAL.items():
        out += (
            f'<g id="qo-{name}" class="q-{name}"><path d="{whole}" fill="currentColor" stroke="#0A1230" stroke-width="1.6" '
            f'stroke-linejoin="round"/><path d="{light}" fill="#fff" fill-opacity=".55"/>'
            f'<path d="{dark}" fill="#0A1040" fill-opacity=".28"/></g>'
        )
    out += f'<g id="parasite">{PARASITE}</g><g id="shard">{SHARD}</g><g id="ic-cross">{CROSS}</g>'
    for step in range(1, FARTHEST + 1):  # of a way over the map
        number = text(0, 4.5, step, "t-count light", extra='stroke="none"')
        out += f'<g id="ic-step-{step}"><circle r="9" fill="#0A1330" stroke-width="1.6"/>{number}</g>'
    for machine in MACHINES:
        out += f'<g id="{machine}">{SHAPE[machine]}</g>'
    out += f'<g id="shrine">{SHRINE}</g><g id="cloak">{CLOAK}</g><g id="ic-base">{BASE}</g>'
    out += f'<g id="ic-base-down">{BASE_DOWN}</g>{colossus()}'
    for name, drawn in HEAD.items():
        out += f'<g id="hd-{name}">{drawn}</g>'
    return out + "".join([team_defs(team) for team in TEAMS])


def team_defs(team: str) -> str:
    """Machines, seekers and wonders of one team."""
    out = ""
    for machine in MACHINES:
        out += (
            f'<g id="{machine}-{team}" class="ic-{team}">{FOOT}<use href="#{machine}"/>{mark(team, -15, -1, 0.86)}</g>'
        )
    for row in SEEKERS:
        head = row[0]
        figure = f'<use href="#cloak"/><use href="#hd-{head}"/>'
        out += (
            f'<g id="seeker-{head}-{team}" class="ic-{team}"><use href="#ic-base"/>{figure}{mark(team, 0, -11, 0.88)}</g>'
            f'<g id="seeker-{head}-{team}-down" class="ic-{team}"><use href="#ic-base-down" transform="scale(-1 1)"/>'
            f'<g transform="rotate(80)">{figure}</g>{mark(team, -2, 0, 0.95)}{use("ic-cross", 34, -19)}</g>'
        )
    for number, (name, _) in enumerate(WONDERS):
        out += (
            f'<g id="wonder-{name}-{team}" class="ic-{team}"><use href="#shrine"/>{wonder_icon(number)}'
            f"{mark(team, 17, 1, 0.9)}</g>"
        )
    return out


def wonder_icon(wonder: int) -> str:
    """The sign of a wonder inside its arch."""
    return f'<path d="{ICON_PATHS[WONDER_ICON[wonder]]}" transform="translate(-12 -40) scale(.047)" fill="#14143F"/>'


def colossus() -> str:
    """The Colossus: a faceted titan with violet spikes."""
    return (
        '<g id="colossus"><ellipse cy="6" rx="86" ry="22" fill="#02031A" fill-opacity=".5"/>'
        '<path d="M-50-84L-78-128-34-100ZM-30-100L-42-160-10-112ZM30-100L44-154 12-112ZM50-84L80-122 36-100ZM-8-112L2-168 14-112Z" fill="url(#g-spike)" stroke="#120C38" stroke-width="1.5"/>'
        '<path d="M-42-160L-30-100-24-104ZM2-168L4-112-8-112ZM44-154L30-100 22-106ZM-78-128L-50-84-44-90ZM80-122L50-84 46-92Z" fill="#fff" fill-opacity=".4"/>'
        '<g stroke="#05061A" stroke-width="1.6" stroke-linejoin="round"><path d="M-38 4L-42-12-32-34-38-52-10-56-6-28-12 4ZM38 4L43-12 32-34 38-52 10-56 6-28 12 4Z" fill="var(--titan-1)"/><path d="M-38 4L-42-12-32-34-38-52-26-54-22-30-26 4ZM12 4L6-28 10-56 22-55 18-28 24 4Z" fill="var(--titan-2)"/>'
        '<path d="M-42-100L-20-116 0-106 20-116 42-100 36-66 20-46H-20L-36-66Z" fill="var(--titan-2)"/><path d="M-42-100L-20-116 0-106-6-72-20-46-36-66Z" fill="var(--titan-3)"/><path d="M20-116L42-100 36-66 20-46 12-76Z" fill="var(--titan-1)"/>'
        '<path d="M-40-102L-64-94-76-64-70-34-80-10-64 6-46-2-50-32-46-58-36-74Z" fill="var(--titan-2)"/><path d="M-40-102L-64-94-76-64-70-34-80-10-70-12-60-34-62-62-50-84Z" fill="var(--titan-3)"/>'
        '<path d="M40-102L66-92 78-60 70-32 80-6 64 8 46 0 52-32 46-58 36-74Z" fill="var(--titan-1)"/><path d="M40-102L66-92 62-64 46-58 36-74Z" fill="var(--titan-2)"/>'
        '<path d="M-15-108L-11-128 0-135 11-128 15-108 0-98Z" fill="var(--titan-2)"/><path d="M-15-108L-11-128 0-135-2-104Z" fill="var(--titan-3)"/></g>'
        '<path d="M-8-117l6 3M8-117l-6 3" stroke="#9FF9FF" stroke-width="3.6" stroke-linecap="round"/>'
        '<path d="M-2-98L-8-84 2-74-4-58 4-48M2-74L18-80 24-92M-8-84L-24-88-30-78M-66-70L-60-56-66-42-62-24M66-74L60-56 66-42 62-22M-26-44L-22-26-28-8M24-44L22-26 28-10" fill="none" stroke="var(--shard)" stroke-width="6" stroke-opacity=".4" stroke-linejoin="round"/>'
        '<path d="M-2-98L-8-84 2-74-4-58 4-48M2-74L18-80 24-92M-8-84L-24-88-30-78M-66-70L-60-56-66-42-62-24M66-74L60-56 66-42 62-22M-26-44L-22-26-28-8M24-44L22-26 28-10" fill="none" stroke="#C9F9FF" stroke-width="2" stroke-linejoin="round"/></g>'
    )
