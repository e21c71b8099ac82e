"""Pictures: the faces of the leaders, what grows on the planet, and the icons of stations, contracts and events."""

from __future__ import annotations

from typing import Final

from ....drawing.icons import icon_defs, icon_paths
from .. import board

# fmt: off
FACES: Final = (  # skin, hair, its style, something worn; in the order of the leaders
    ("#D8A57C", "#1F1D2B", "short",   "visor"),    # Akira
    ("#E8B999", "#D9A441", "beard",   ""),         # Bjorg and Sal
    ("#C98F66", "#4A2F22", "short",   "phones"),   # Dan
    ("#E3B18F", "#8C8F99", "bald",    "glasses"),  # Jakob
    ("#7FB7A0", "#2D5C4F", "crest",   ""),         # Lysias
    ("#8A5A3C", "#20141C", "long",    "scarf"),    # Naira
    ("#B97A52", "#2B1D1A", "mohawk",  ""),         # Renzo Nolan
    ("#EEC3A3", "#A8451F", "bun",     "glasses"),  # Roslyn Ashford
    ("#5D4034", "#E8E4F4", "bob",     "visor"),    # Sable
    ("#8A5A3C", "#2B1A24", "bun",     ""),         # Sunari
    ("#F0C8A8", "#C9A15A", "short",   "scar"),     # Troy Sullivan
    ("#C27A3C", "#5A2416", "horns",   "eyes"),     # Ul Kah Tal
    ("#9A86DC", "#E2D9FF", "crystal", "eyes"),     # Zaporrah
    ("#E9B48F", "#B5462A", "bob",     "phones"),   # Zoey Ashford
)
# fmt: on
HAIR: Final = {
    "bob": "M-11-2C-13-15-6-19 0-19S13-15 11-2L8 4V-6Q0-8-6-12Q-8-8-8 4Z",
    "short": "M-9-5C-11-15-5-19 1-19S11-14 9-4L7-9Q0-9-5-12Q-8-10-9-5Z",
    "bun": "M-9-4C-10-15-5-18 0-18S10-15 9-4Q8-10 0-11Q-8-10-9-4ZM0-23a4 4 0 1 0 .1 0Z",
    "beard": "M-9-5C-11-16-4-19 1-18S11-14 9-4L7-9Q0-11-6-9ZM-8.4 0Q-7 13 0 14Q7 13 8.4 0Q5 4 0 3.6Q-5 4-8.4 0Z",
    "bald": "M-9-3Q-10 2-7 5Q-8.6 1-7.6-4ZM9-3Q10 2 7 5Q8.6 1 7.6-4Z",
    "crest": "M-2-14Q-4-24 5-24Q1-20 4-14ZM-8-9Q-14-14-13-20Q-8-18-5-13ZM8-9Q14-14 13-20Q8-18 5-13Z",
    "long": "M-10 10C-14-14-6-20 0-20S14-14 10 10L7 8Q9-6 5-10Q-2-9-6-12Q-9-4-7 8Z",
    "mohawk": "M-3-13Q-4-23 3-24Q6-18 4-12Q0-14-3-13Z",
    "horns": "M-7-12Q-16-14-15-23Q-10-17-4-16ZM7-12Q16-14 15-23Q10-17 4-16Z",
    "crystal": "M-8-11L-11-22L-4-16L0-25L4-16L11-22L8-11Q0-15-8-11Z",
}
WORN: Final = {
    "": "",
    "visor": '<path d="M-8.6-5.4H8.6V-.4Q4 1.6 0 .4Q-4 1.6-8.6-.4Z" fill="#54E0FF" fill-opacity=".85" stroke="#0B1030"/>',
    "phones": '<path d="M-9-3Q-9-17 0-17.6Q9-17 9-3" fill="none" stroke="#F2784B" stroke-width="2"/>'
    '<circle cx="9" cy="-2" r="3" fill="#F2784B"/><path d="M9 1Q8 6 3 6.4" fill="none" stroke="#F2784B" stroke-width="1.4"/>',
    "glasses": '<g fill="#fff6" stroke="#1B1A45" stroke-width="1.3"><circle cx="-3.6" cy="-2.4" r="3"/><circle cx="3.6" cy="-2.4" r="3"/></g>',
    "scarf": '<path d="M-9 8Q0 14 9 8L11 13Q0 19-11 13Z" fill="#F6B98A"/>',
    "scar": '<path d="M3-8L6 2" stroke="#A8452F" stroke-width="1.3"/>',
    "eyes": '<g fill="#FFE27A" stroke="#2A0F0A"><ellipse cx="-3.4" cy="-2.6" rx="2.6" ry="2"/><ellipse cx="3.4" cy="-2.6" rx="2.6" ry="2"/></g>',
}
GROWTH: Final = {  # what is seen on a space of the planet, by what it yields
    "W": '<ellipse rx="14" ry="5" fill="#BFF2FF" opacity=".28"/><path d="M-9 0Q-5-2.4-1 0T7 0M-4 3Q-1 1.4 3 3" class="ci-scrib"/>',
    "A": '<path d="M-9 6Q-11-1-8-7M-9 6Q-6 0-4-3M0 6Q-2-2 1-8M0 6Q3 0 6-4M9 6Q8 0 10-6" class="ci-scrib"/>',
    "E": '<path d="M-12 6L-7-4L-4 6ZM-3 6L2-8L7 6ZM7 6L10-2L13 6Z" fill="#FFE2A8" opacity=".35"/>',
    "C": '<g fill="none" stroke="#FFF8E6" stroke-opacity=".55" stroke-width="1.4"><ellipse rx="17" ry="9"/><ellipse rx="11" ry="5.6"/>'
    '<path d="M-4-3V3M4-3V3M-4 0H4"/></g>',
}
STATION_ICON: Final = {
    board.MINING: "mining", board.LABORATORY: "round-bottom-flask", board.FOUNDRY: "furnace", board.MARKET: "shop",
    board.ACADEMY: "graduate-cap", board.CONTROL: "radar-dish", board.DEPOSITORY: "cargo-crate",
}  # fmt: skip
CONTRACT_ICON: Final = (  # in the order of the contracts
    "drop", "jerrycan", "bookshelf", "crystal-ball", "vintage-robot", "cap", "gear-hammer", "radar-sweep", "crane",
    "open-book", "alien-egg", "id-card", "snowflake-1", "night-sleep", "scroll-unfurled", "recycle", "cornucopia",
    "tentacle-heart", "flame", "rocket", "golem-head", "totem-head", "ceremonial-mask", "tap", "furnace", "transform",
    "crystal-shine", "wheat", "open-wound", "needle-drill", "round-shield", "deer-head", "peaks", "beer-stein", "hollow-cat",
)  # fmt: skip
EVENT_ICON: Final = (  # in the order of the events
    "cargo-crate", "wind-turbine", "mine-wagon", "gear-hammer", "trade", "person", "hand", "wheat", "sun", "radar-dish", "drop",
    "jerrycan", "fist", "cage", "radar-sweep", "moon",
)  # fmt: skip
CAP: Final = (
    '<path id="i-cap" d="M-9 1Q-9-9 0-9.5Q9-9 9 1L11.5 7Q0 2.5-11.5 7ZM-2.5-7H2.5V-3H-2.5Z" fill-rule="evenodd"/>'
)


def defined() -> str:
    """All of them, once: `ci-l<leader>`, `ci-z<yield>` and `i-<icon>`."""
    icons = {*STATION_ICON.values(), *CONTRACT_ICON, *EVENT_ICON} - {"cap"}
    out = CAP + icon_defs(icon_paths(__file__), sorted(icons))
    out += "".join([f'<g id="ci-z{letter}">{drawn}</g>' for letter, drawn in GROWTH.items()])
    return out + "".join([face(number) for number in range(len(FACES))])


def face(number: int) -> str:
    """A leader's face, 40 x 48 around its origin, in clothes of the current colour."""
    skin, hair, style, worn = FACES[number]
    drawn = f'<path d="{HAIR[style]}" fill="{hair}"/>'
    behind, before = (drawn, "") if style == "long" else ("", drawn)
    return (
        f'<g id="ci-l{number}"><path d="M-19 22C-18 11-10 8 0 8S18 11 19 22Z" fill="currentColor"/>'
        f'<path d="M-19 22C-18 11-10 8 0 8V22Z" fill="#fff" opacity=".16"/>{behind}<path d="M-6 9L0 16L6 9L4 3H-4Z" fill="#F7EDE6"/>'
        f'<path d="M0-15C7-15 8.5-9 8-3C7.4 4 3 8 0 8S-7.4 4-8-3C-8.5-9-7-15 0-15Z" fill="{skin}"/>'
        '<path d="M-4.6-2.6h2.4M2.200-2.6h2.4" stroke="#22182C" stroke-width="1.8" stroke-linecap="round"/>'
        '<path d="M-2.4 3.6Q0 5 2.4 3.6" stroke="#7A3A35" stroke-width="1.2" fill="none" stroke-linecap="round"/>'
        f"{before}{WORN[worn]}</g>"
    )


def portrait(leader: int, hue: str, x: float, y: float, scale: float = 1) -> str:
    """A leader in the colour of a seat, or of none."""
    tone = f"var(--p-{hue})" if hue else "#8A86C8"
    return f'<use href="#ci-l{leader}" transform="translate({x:g} {y:g}) scale({scale:g})" color="{tone}"/>'
