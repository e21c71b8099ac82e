"""The effect symbols, and effects as rows of icons."""

from __future__ import annotations

from functools import cache
from typing import Final

from ..actions.icon import Token
from .figures import f, glyph

# ---------------------------------------------------------------- effect symbols, 24 x 24
SUIT = {
    "gray": ("#53626E", "url(#g-slate)", "g"),
    "green": ("#3F6B2D", "url(#g-moss)", "n"),
    "yellow": ("#B97C0C", "url(#g-corn)", "y"),
}
SHAPE = {
    "gray": "M12 1l3 2.3 3.7-.5 1.3 3.6 3.3 1.7-.7 3.9.700 3.9-3.3 1.7-1.3 3.6-3.7-.5L12 23l-3-2.3-3.7.500-1.3-3.6-3.3-1.7.700-3.9-.7-3.9 3.3-1.7 1.3-3.6 3.7.500z",
    "green": "M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z",
    "yellow": "M12 .8C18 5 22.5 9 22.5 14.2 22.5 19.5 17.8 23.2 12 23.2S1.5 19.5 1.5 14.2C1.5 9 6 5 12 .8z",
}
SMALL: Final = 11.0  # the smallest number beside icons
CARD = "M6 3.5h9a1.5 1.5 0 0 1 1.5 1.5v13.5A1.5 1.5 0 0 1 15 20H6a1.5 1.5 0 0 1-1.5-1.5V5A1.5 1.5 0 0 1 6 3.5z"


def sym(i: str, body: str) -> str:
    """A symbol in a box of 24."""
    return f'<symbol id="{i}" viewBox="0 0 24 24">{body}</symbol>'


def chip(suit: str, icon: str, s: float = 15, dy: float = 0, ink: str = "#fff") -> str:
    """A symbol on the shape of a suit."""
    c, g, _ = SUIT[suit]
    return f'<path d="{SHAPE[suit]}" fill="{g}" stroke="{c}" stroke-width="1"/>' + glyph(
        icon, 12 - s / 2, 12 - s / 2 + dy, s, ink
    )


def sign(suit: str, x: float, y: float, size: float = 13) -> str:
    """The mark of a suit, so that its colour does not stand alone: the outline of its resource."""
    c, _, _ = SUIT[suit]
    return (
        f'<path d="{SHAPE[suit]}" transform="translate({f(x)} {f(y)}) scale({f(size / 24)})" fill="{c}" stroke="#fff" '
        'stroke-width="3"/>'
    )


THIRDS: Final = '<path d="M12 12L12 1.5A10.5 10.5 0 0 1 21.1 17.250z" fill="url(#g-moss)"/><path d="M12 12l9.1 5.250a10.5 10.5 0 0 1-18.2 0z" fill="url(#g-corn)"/><path d="M12 12l-9.1 5.250A10.5 10.5 0 0 1 12 1.5z" fill="url(#g-slate)"/>'
HEXAGON: Final = "M12 .8l9.7 5.6v11.2L12 23.2 2.3 17.6V6.4z"
ACTION_SYMBOLS: Final = (
    ("build", "house", "#6B7A86"),
    ("explore", "binoculars", "#B98512"),
    ("populate", "meeple", "#4E7A38"),
)


def suit_symbols(s: str) -> dict[str, str]:
    """The symbols of a suit."""
    c, g, _ = SUIT[s]
    return {
        f"r-adv-{s}": f'<path d="M1.5 5.5h12L22.8 12l-9.3 6.5h-12L5 12z" fill="{g}" stroke="{c}" stroke-width="1.1" stroke-linejoin="round"/><path d="M9.5 8.6l4.6 3.4-4.6 3.4" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
        f"r-play-{s}": f'<path d="{CARD}" fill="{g}" stroke="{c}"/><path d="M10 12h8m-3.5-4.5L19.5 12 14.5 16.5" stroke="#fff" stroke-width="4" fill="none"/><path d="M9 12h10m-4-4.5l5 4.5-5 4.5" stroke="#22323A" stroke-width="2.2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
        f"r-recruit-{s}": f'<path d="{CARD}" fill="{g}" stroke="{c}"/>'
        + glyph("person", 4.7, 5.4, 11.5)
        + '<circle cx="18" cy="17.5" r="5" fill="#fff" stroke="#22323A"/><path d="M18 14.7v5.6M15.2 17.5h5.6" stroke="#22323A" stroke-width="1.7"/>',
        f"r-card-{s}": f'<path d="{CARD}" fill="{g}" stroke="{c}"/><path d="M4.5 12h12" stroke="#fff" stroke-width="1.4"/>',
    }


def action_symbols() -> dict[str, str]:
    """The symbols of the board actions."""
    return {
        f"r-{k}": f'<path d="{HEXAGON}" fill="{c}" stroke="#22323A" stroke-width="1"/>' + glyph(ic, 5, 4.8, 14)
        for k, ic, c in ACTION_SYMBOLS
    }


SYMBOLS: Final[dict[str, str]] = {
    "r-gear": f'<path d="{SHAPE["gray"]}" fill="url(#g-slate)" stroke="#37444E" stroke-width="1"/><circle cx="12" cy="12" r="6.3" fill="none" stroke="#E8EEF1" stroke-width="2.6"/><circle cx="12" cy="12" r="2" fill="#E8EEF1"/>',
    "r-book": chip("green", "open-book", 17),
    "r-food": chip("yellow", "wheat", 16, 1.4, "#5A3700"),
    "r-crystal": '<path d="M12 .8l6.5 6.7L12 23.2 5.5 7.5z" fill="url(#g-cry)" stroke="#0E4C74" stroke-width="1.1" stroke-linejoin="round"/><path d="M12 .8l2.6 6.9L12 23.2 9.2 7.7z" fill="#fff" opacity=".55"/><path d="M5.5 7.5h13" stroke="#0E4C74" stroke-width=".7" opacity=".6"/>',
    "r-basic": THIRDS
    + '<circle cx="12" cy="12" r="10.5" fill="none" stroke="#2A3A40" stroke-width="1"/><path d="M12 12V1.5M12 12l9.1 5.250M12 12l-9.1 5.250" stroke="#fff" stroke-width="1.2"/><circle cx="12" cy="12" r="4" fill="#fff" stroke="#2A3A40"/>',
    "r-allcol": f'<path d="{CARD}" fill="#fff" stroke="#2A3A40"/><g transform="translate(4.5 5.7) scale(.5)">{THIRDS}</g>',
    "r-pts": '<path d="M12 .8l3.1 3.4 4.6-.3.300 4.6L23.2 12l-3.2 3.5-.3 4.6-4.6-.3L12 23.2l-3.1-3.4-4.6.3-.3-4.6L.8 12 4 8.5l.3-4.6 4.6.3z" fill="url(#g-blue)" stroke="#163B77" stroke-width="1"/>',
    "r-ppts": '<path d="M12 .8l3.1 3.4 4.6-.3.300 4.6L23.2 12l-3.2 3.5-.3 4.6-4.6-.3L12 23.2l-3.1-3.4-4.6.3-.3-4.6L.8 12 4 8.5l.3-4.6 4.6.3z" fill="url(#g-purp)" stroke="#3A1C6B" stroke-width="1"/>',
    **{name: body for suit in SUIT for name, body in suit_symbols(suit).items()},
    "r-adv-any": '<path d="M1.5 5.5h6L10 12l-2.5 6.5h-6L5 12z" fill="url(#g-slate)"/><path d="M7.5 5.5h6l3 6.5-3 6.5h-6L10 12z" fill="url(#g-moss)"/><path d="M13.5 5.5L22.8 12l-9.3 6.5 3-6.5z" fill="url(#g-corn)"/><path d="M1.5 5.5h12L22.8 12l-9.3 6.5h-12L5 12z" fill="none" stroke="#2A3A40" stroke-width="1.1"/>',
    "r-play-any": f'<path d="{CARD}" fill="#fff" stroke="#2A3A40"/><path d="M9 12h10m-4-4.5l5 4.5-5 4.5" stroke="#22323A" stroke-width="2.2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
    "r-recruit": f'<path d="{CARD}" fill="#fff" stroke="#2A3A40"/>'
    + glyph("person", 4.7, 5.4, 11.5, "#2A3A40")
    + '<circle cx="18" cy="17.5" r="5" fill="#22323A"/><path d="M18 14.7v5.6M15.2 17.5h5.6" stroke="#fff" stroke-width="1.7"/>',
    "r-rest": f'<path d="{CARD}" fill="url(#g-night)" stroke="#0F1D2B"/><path d="M12.5 7.2a5 5 0 1 0 2.5 7.6 5.2 5.2 0 0 1-2.5-7.6z" fill="#FFE9A8"/><path d="M20 7v9m-3-3.2l3 3.4 3-3.4" stroke="#182A3D" stroke-width="1.9" fill="none"/>',
    "r-wake": f'<path d="{CARD}" fill="#FFF6DC" stroke="#8A5E12"/><circle cx="10.5" cy="12" r="3" fill="#F5A623"/><path d="M10.5 5.8v2M10.5 16.2v2M4.9 12h1.9M14.2 12h1.9M6.6 8.1l1.3 1.3M13.1 14.6l1.3 1.3M6.6 15.9l1.3-1.3M13.1 9.4l1.3-1.3" stroke="#F5A623" stroke-width="1.4"/><path d="M20 17V8m-3 3.2L20 7.8l3 3.4" stroke="#8A5E12" stroke-width="1.9" fill="none"/>',
    "r-replay": f'<path d="{CARD}" fill="url(#g-night)" stroke="#0F1D2B"/><path d="M4.5 5A1.5 1.5 0 0 1 6 3.5h9A1.5 1.5 0 0 1 16.5 5v6.5h-12z" fill="#FFE9A8"/><path d="M18 6a7 7 0 0 1 1 10m-2.5-2.5l2 3 3-1.5" stroke="#182A3D" stroke-width="1.8" fill="none"/>',
    "r-rotate": f'<path d="{CARD}" fill="#fff" stroke="#2A3A40"/>' + glyph("clockwise-rotation", 5, 6.2, 11, "#C4552F"),
    "r-module": '<path d="M5 3h14l2 2v14l-2 2H5l-2-2V5z" fill="#F6E7C8" stroke="#7A4A22" stroke-width="1.3"/><path d="M8 3V.8M12 3V.8M16 3V.8M8 23.2V21M12 23.2V21M16 23.2V21" stroke="#7A4A22" stroke-width="1.6"/><path d="M8 7.5h8v9H8z" fill="#D9562B"/><path d="M10 12h4m-2-2v4" stroke="#fff" stroke-width="1.8"/>',
    "r-tribe": '<path d="M12 .8l10 5.6v11.2L12 23.2 2 17.6V6.4z" fill="#D9562B" stroke="#7C2A12" stroke-width="1.1"/>'
    + glyph("totem-head", 4.2, 4, 15.6, "#FFF1D8"),
    "r-energy": '<circle cx="12" cy="12" r="11" fill="url(#g-volt)" stroke="#8A5200" stroke-width="1.2"/><path d="M13.8 3L6.5 13.5h4.6L9.6 21 17.5 10h-4.9z" fill="#5B2E00"/>',
    "r-eback": '<circle cx="10.5" cy="13" r="9" fill="url(#g-volt)" stroke="#8A5200" stroke-width="1.1"/><path d="M12 6L6.5 14h3.4l-1 5.6L14.7 11.5h-3.5z" fill="#5B2E00"/><path d="M14 3.5a9 9 0 0 1 8 9m-10-9l3.4-2.5m-3.4 2.5l3.3 2.8" stroke="#22323A" stroke-width="1.9" fill="none" stroke-linecap="round"/>',
    "r-crate": '<path d="M2 5l10-3.5L22 5v14l-10 3.5L2 19z" fill="url(#g-wood)" stroke="#59381A" stroke-width="1.2" stroke-linejoin="round"/><path d="M2 5l10 3.5L22 5M12 8.5v14M4.5 8v9.5M8.5 9.5V19M15.5 9.5V19M19.5 8v9.5" stroke="#59381A" stroke-width="1.1" fill="none"/><path d="M2 5l10-3.5L22 5 12 8.5z" fill="#E9C591"/>',
    "r-art": '<path d="M12 .8L20 9l-4 14H8L4 9z" fill="#F4E3FF" stroke="#48287F" stroke-width="1.2" stroke-linejoin="round"/><path d="M12 .8L14.5 9.5 12 23 9.5 9.5z" fill="#A77BE0"/><path d="M4 9h16" stroke="#48287F" stroke-width=".9"/><circle cx="12" cy="12" r="2.3" fill="#FFD56A" stroke="#48287F" stroke-width=".8"/>',
    "r-swap": '<circle cx="12" cy="12" r="11" fill="#fff" stroke="#2A3A40"/><path d="M5 9.5h11.5M13 5.5l4.2 4-4.2 4" fill="none" stroke="#D9562B" stroke-width="2" stroke-linejoin="round"/><path d="M19 15H7.5m3.5 4l-4.2-4L11 11.5" fill="none" stroke="#2F7F6B" stroke-width="2" stroke-linejoin="round"/>',
    **action_symbols(),
    "r-range": f'<path d="{HEXAGON}" fill="#F3DEAD" stroke="#8A5E12" stroke-width="1"/>'
    + glyph("footsteps", 4.5, 4.5, 15, "#7A4A12"),
    "r-anywhere": f'<path d="{HEXAGON}" fill="#B98512" stroke="#22323A" stroke-width="1"/>'
    + glyph("compass", 3.8, 3.8, 16.4),
    "r-reopen": '<use href="#r-crate"/><circle cx="17.5" cy="17.5" r="6" fill="#fff" stroke="#22323A"/>'
    + glyph("clockwise-rotation", 13.2, 13.2, 8.6, "#C4552F"),
    "r-inf": '<circle cx="12" cy="12" r="11" fill="#2F7F6B"/>' + glyph("infinity", 3.5, 3.5, 17),
    "r-hib": '<circle cx="12" cy="12" r="11" fill="#2F6E94" stroke="#123B55"/>' + glyph("snowflake-1", 3.5, 3.5, 17),
    "r-flask": '<path d="M9 1.5h6v2l-1 .6v5.2l6.2 9.9A2.4 2.4 0 0 1 18.2 23H5.8a2.4 2.4 0 0 1-2-3.8L10 9.3V4.1l-1-.6z" fill="#EAF7F2" stroke="#17303B" stroke-width="1.3" stroke-linejoin="round"/><path d="M7.6 14.5h8.8l3 4.9a1.6 1.6 0 0 1-1.4 2.5H6a1.6 1.6 0 0 1-1.4-2.5z" fill="#3FB28E"/><circle cx="10.5" cy="18" r="1.2" fill="#fff"/><circle cx="14" cy="16.5" r=".9" fill="#fff"/>',
    "r-slot": '<path d="M7 2.5h12.5A1.5 1.5 0 0 1 21 4v11" fill="none" stroke="#17303B" stroke-width="2"/><path d="M4 6.5h11.5A1.5 1.5 0 0 1 17 8v12.5a1.5 1.5 0 0 1-1.5 1.5H4a1.5 1.5 0 0 1-1.5-1.5V8A1.5 1.5 0 0 1 4 6.5z" fill="#fff" stroke="#17303B" stroke-width="1.6"/><path d="M9.750 10.5v7.5M6 14.250h7.5" stroke="#D9562B" stroke-width="2.4"/>',
    "r-pawn": '<path d="M12 1.5a4.6 4.6 0 0 1 3 8.1q2.6 1.6 3.3 8.4l2 1.5V23H3.7v-3.5l2-1.5q.7-6.8 3.3-8.4a4.6 4.6 0 0 1 3-8.1z" fill="#48287F"/>',
    "r-drop": '<path d="M12 1q8 9 8 14a8 8 0 0 1-16 0q0-5 8-14z" fill="url(#g-water)" stroke="#0E4C5E"/>',
}


def effect_defs() -> str:
    """All effect symbols."""
    return "".join([sym(name, body) for name, body in SYMBOLS.items()])


def breadth_of(tokens: tuple[Token, ...], size: float, least: float = SMALL / 0.48) -> float:
    """How wide a row of icons of a size is; its numbers are counted as at least so large."""
    wide = size * 0.12 * (len(tokens) - 1)
    for kind, what, _ in tokens:
        if kind == "i":
            wide += size
        elif kind == "a":
            wide += size * 0.55
        else:
            wide += max(size, least) * (0.42 if what in "/:" else 0.66 if len(what) > 1 else 0.5)
    return wide


@cache
def row(
    tk: tuple[Token, ...], cx: float, cy: float, s: float = 20, w: float = 112, ink: str = "#17303B", h: float = 0
) -> str:
    """A centred row of icons; it shrinks to fit the width w, breaks into two lines when the plate is h high."""

    least = 0.0 if h else SMALL / 0.48  # in a single line numbers keep their size and icons make room

    def fitting(ts: tuple[Token, ...], z: float) -> float:
        while z > 6 and breadth_of(ts, z, least) > w:
            z -= 0.25
        return z

    lines = [tk]
    one = fitting(tk, s)
    if h and one < 0.62 * s:
        cut = next((k + 1 for k, t in enumerate(tk) if t[0] == "a"), (len(tk) + 1) // 2)
        first, second = tk[:cut], tk[cut:]
        if second and second[-1][0] == "t" and second[-1][1].startswith("×") and first[-1][0] == "a":
            first, second = (second[-1], *first), second[:-1]
        two = min(fitting(each, min(h / 2 * 0.96, s)) for each in (first, second))
        if two > 1.12 * one:
            lines, one = [first, second], two
    s = one
    out = []
    shade = "w" if ink == "#fff" else "k"
    for n, line in enumerate(lines):
        y = cy + (n - (len(lines) - 1) / 2) * s * 1.06
        x = cx - breadth_of(line, s, least) / 2
        for t in line:
            k = breadth_of((t,), s, least)
            if t[0] == "i":
                out.append(f'<use href="#{t[1]}" x="{f(x)}" y="{f(y - s / 2)}" width="{f(s)}" height="{f(s)}"/>')
                if t[2]:
                    out.append(
                        f'<text class="rv-num w" x="{f(x + s / 2)}" y="{f(y + s * 0.2)}" font-size="{f(s * 0.58)}" text-anchor="middle"><tspan class="t-own">{t[2]}</tspan></text>'
                    )
            elif t[0] == "a":
                out.append(
                    f'<path d="M{f(x)} {f(y)}h{f(k * 0.8)}m-{f(k * 0.4)}-{f(k * 0.4)}l{f(k * 0.45)} {f(k * 0.4)}-{f(k * 0.45)} {f(k * 0.4)}" fill="none" stroke="{ink}" stroke-width="{f(s * 0.1)}" stroke-linejoin="round"/>'
                )
            else:
                out.append(
                    f'<text class="rv-num {shade}" x="{f(x + k / 2)}" y="{f(y + s * 0.22)}" font-size="{f(max(s * 0.62, SMALL))}" text-anchor="middle"><tspan class="t-own">{t[1]}</tspan></text>'
                )
            x += k + s * 0.12
    return "".join(out)
