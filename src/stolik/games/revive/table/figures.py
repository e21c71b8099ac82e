"""The drawn vocabulary: terrain, effect symbols, rows of icons for effects, pieces. Text only, no state."""

from __future__ import annotations

import random
from typing import Final

from ....drawing.icons import icon_paths

ICON_PATHS: Final = icon_paths(__file__)

R: Final = 33.5
DX: Final = 58.0
DY: Final = 50.2
HEX: Final = [(0.0, -R), (29.0, -R / 2), (29.0, R / 2), (0.0, R), (-29.0, R / 2), (-29.0, -R / 2)]
TEAMS: Final = ("purple", "blue", "red", "black")
Points = list[tuple[float, float]]


def f(v: float) -> str:
    """A short number."""
    return f"{v:.1f}".rstrip("0").rstrip(".") if "." in f"{v:.1f}" else f"{v:.1f}"


def pts(ps: Points, close: bool = True) -> str:
    """A path through points."""
    return "M" + "L".join(f"{f(x)} {f(y)}" for x, y in ps) + ("Z" if close else "")


HEXD: Final = pts(HEX)


def glyph(name: str, x: float, y: float, s: float, fill: str = "#fff") -> str:
    """A game icon, s wide, with its upper left corner at x, y."""
    return f'<path d="{ICON_PATHS[name]}" transform="translate({f(x)} {f(y)}) scale({s / 512:.4f})" fill="{fill}"/>'


# ---------------------------------------------------------------- terrain hexes (centre 0,0)
def trees(seed: int, n: int, ys: tuple[float, float] = (-20, 26)) -> str:
    """Fir trees scattered over a hex."""
    rnd = random.Random(seed)
    spots: Points = []
    for _ in range(400):
        x, y = rnd.uniform(-22, 22), rnd.uniform(*ys)
        if abs(x) / 29 + max(abs(y) - 13, 0) / 22 < 0.95 and all(
            (x - a) ** 2 + ((y - b) * 1.35) ** 2 > 74 for a, b in spots
        ):
            spots.append((x, y))
        if len(spots) == n:
            break
    spots.sort(key=lambda p: p[1])
    out = []
    for i, (x, y) in enumerate(spots):
        h, w = rnd.uniform(15, 20), rnd.uniform(5.4, 6.6)
        dark, lit = (("#1F4A38", "#4C8453"), ("#28573A", "#6B9A4F"), ("#234F40", "#5A8F5C"))[i % 3]
        t = y - h
        out.append(
            f'<path fill="#12302A" opacity=".28" d="M{f(x - w)} {f(y)}q{f(w)} 3.4 {f(2 * w + 3)} 0q-4-2.6-{f(w)}-2z"/>'
        )
        out.append(
            f'<path fill="{dark}" d="M{f(x)} {f(t)}l{f(w * 0.62)} {f(h * 0.4)}h-1.6l{f(w * 0.6)} {f(h * 0.36)}h-1.4l{f(w * 0.5)} {f(h * 0.24)}h-{f(2 * w - 2)}l{f(w * 0.5)}-{f(h * 0.24)}h-1.4l{f(w * 0.6)}-{f(h * 0.36)}h-1.6z"/>'
        )
        out.append(
            f'<path fill="{lit}" d="M{f(x)} {f(t)}l-{f(w * 0.62)} {f(h * 0.4)}h1.6l-{f(w * 0.6)} {f(h * 0.36)}h1.4l-{f(w * 0.5)} {f(h * 0.24)}h{f(w * 0.9)}l1.2-{f(h * 0.5)}z"/>'
        )
    return "".join(out)


def hex_forest(k: int) -> str:
    """Forest."""
    return (
        f'<path d="{HEXD}" fill="url(#g-forest)"/><path d="M-29 8q14-9 28-3t30-4v16L0 {R}-29 16.7z" fill="#5D7E3D" opacity=".55"/>'
        + trees(11 + k, 9 + k % 2)
    )


def peak(x: float, y: float, w: float, h: float, snow: float = 0.42) -> str:
    """A lit and a shaded face and a ragged snow cap."""
    a, b, m = (x - w, y), (x + w, y), (x + w * 0.12, y - h)
    s = snow
    lx, ly = m[0] + (a[0] - m[0]) * s, m[1] + (a[1] - m[1]) * s
    rx, ry = m[0] + (b[0] - m[0]) * s, m[1] + (b[1] - m[1]) * s
    return (
        f'<path d="{pts([a, m, (x + w * 0.22, y - h * 0.45), (x - w * 0.04, y)])}" fill="url(#g-rock)"/>'
        f'<path d="{pts([m, b, (x - w * 0.04, y), (x + w * 0.22, y - h * 0.45)])}" fill="#4A5966"/>'
        f'<path d="{pts([m, (lx, ly), (lx + w * 0.18, ly - h * 0.05), (lx + w * 0.3, ly + h * 0.12), (x + w * 0.16, ly - h * 0.04)])}" fill="#FDFEFE"/>'
        f'<path d="{pts([m, (x + w * 0.16, ly - h * 0.04), (x + w * 0.36, ly + h * 0.09), (rx - w * 0.1, ry - h * 0.06), (rx, ry)])}" fill="#BFD3DE"/>'
    )


def hex_mountain(k: int) -> str:
    """Mountains."""
    body = f'<path d="{HEXD}" fill="url(#g-stone)"/>'
    body += f'<path d="M-29 4q12-7 24-2t34-5v20L0 {R}-29 16.7z" fill="#7D8A78" opacity=".45"/>'
    if k == 0:
        body += peak(12, 8, 15, 28) + peak(-10, 13, 17, 36) + peak(8, 22, 13, 19, 0.36)
    elif k == 1:
        body += peak(-13, 7, 13, 25) + peak(7, 13, 19, 38) + peak(-9, 22, 12, 18, 0.36)
    else:
        body += peak(0, 6, 17, 33) + peak(-13, 17, 13, 24) + peak(13, 19, 14, 25)
    return body + '<path d="M-20 20l5-3 4 3zM2 27l4-3 5 3z" fill="#5F6D70"/>'


def hex_crops(k: int) -> str:
    """Crops."""
    rows = ""
    for i in range(-5, 6):
        x = i * 9.2
        rows += f'<path d="M{f(x - 18)} 36L{f(x + 14)}-36h4.6L{f(x - 13.4)} 36z" fill="{"#D9A22E" if i % 2 else "#F6DA7A"}"/>'
    ears = "".join(
        f'<path d="M{x} {y}v-7m0 2l-2.6-2.4m2.6 4.6l2.6-2.4m-2.6 0l2.4-3m-2.4 3.2l-2.4-3" stroke="#8A5E12" stroke-width="1.1" fill="none"/>'
        for x, y in ((-15, -4), (-4, 8), (9, -10), (17, 6), (-12, 17), (5, 24))
    )
    hedge = '<path d="M-29-2q16 6 29 2t29 3" stroke="#6E8A3A" stroke-width="3.6" fill="none" stroke-dasharray="5 2.4" stroke-linecap="round"/>'
    farm = (
        '<path d="M6-18l7-6 7 6v7H6z" fill="#A9472C"/><path d="M4.5-17.5l8.5-7.4 8.5 7.4-1.6 1.6-6.9-5.9-6.9 5.9z" fill="#6B2A1C"/><path d="M11.5-11v-4h3v4z" fill="#F7E6B8"/>'
        if k == 0
        else '<path d="M-17 14a6 5 0 0 1 12 0z" fill="#C98F22"/><path d="M-17 14a6 5 0 0 1 7-4.8q-3 1.6-3 4.8z" fill="#F9E59B"/>'
    )
    return f'<path d="{HEXD}" fill="url(#g-crops)"/><g clip-path="url(#c-hex)">{rows}{hedge}</g>{ears}{farm}'


def hex_sand(k: int) -> str:
    """Sand."""
    dunes = (
        "M-27 6q10-9 22-4 12 4.6 32-5M-25 15q14-8 27-3 10 3 24-1M-12-20q12-6 25 0M-27-6q14-7 26-3t28-1",
        "M-28-4q14-8 27-2t29-3M-24 14q14-7 24-3t25-3M-14 25q10-5 24-1M-14-19q10-4 24 1",
        "M-28 10q16-9 30-4t27-3M-28-8q12-6 24-2t32-3M-8 24q8-4 16-1",
    )[k % 3]
    tuft = (
        '<path d="M14 20q-1-5-4-7m4 7q0-6 1-8m-1 8q1-4 4-6" stroke="#7D8B3C" stroke-width="1.5" fill="none"/>',
        '<circle cx="-13" cy="14" r="2.2" fill="#A98252"/><circle cx="-9.5" cy="16" r="1.3" fill="#8D6A40"/>',
        '<path d="M-17-12q-1-4-3.5-5.5m3.5 5.5q0-5 1-7m-1 7q1-3 3.5-5" stroke="#8A9440" stroke-width="1.5" fill="none"/>',
    )[k % 3]
    life = (
        '<path d="M-26 12q4-7 11-5t9 6q-2 6-10 6t-10-7zM10-24q6-3 9 1t-2 7-9-1 2-7z" fill="#A9B35C" opacity=".5"/>',
        '<path d="M6 18q5-6 12-4t6 6-9 6-9-8zM-24-12q3-5 9-4t4 7-8 3-5-6z" fill="#A3B05A" opacity=".45"/>',
        '<path d="M-26-8q5-7 13-4t4 8-10 3-7-7z" fill="#fff" opacity=".6"/><path d="M8 20q6-5 11-2t1 7-9 1-3-6z" fill="#A9B35C" opacity=".45"/>',
    )[k % 3]
    return (
        f'<path d="{HEXD}" fill="url(#g-sand)"/><path d="M-29-2q13-9 28-4t30-2v24L0 {R}-29 16.7z" fill="#D3A761" opacity=".38"/>{life}'
        f'<path d="{dunes}" stroke="#B58545" stroke-opacity=".55" stroke-width="1.3" fill="none"/>'
        f'<path d="{dunes}" transform="translate(0 -1.3)" stroke="#FFF2CF" stroke-opacity=".8" stroke-width="1" fill="none"/>{tuft}'
    )


def hex_water() -> str:
    """Water."""
    i = [(x * 0.86, y * 0.86) for x, y in HEX]
    return (
        f'<path d="{HEXD}" fill="#E6CE98"/><path d="{pts(i)}" fill="url(#g-water)" stroke="#BFEDEE" stroke-width="2.6" stroke-linejoin="round"/>'
        '<path d="M-21-9q4-3 8 0t8 0M5-19q3.5-2.6 7 0t7 0M-19 15q4-3 8 0t8 0M4 21q3.5-2.6 7 0" stroke="#C8F3F2" stroke-opacity=".75" stroke-width="1.5" fill="none" stroke-linecap="round"/>'
    )


def hex_location() -> str:
    """A small location."""
    return (
        f'<path d="{HEXD}" fill="url(#g-plaza)"/>'
        '<ellipse cx="0" cy="10" rx="22" ry="13.5" fill="#F3E6CC" stroke="#A88F6B" stroke-width="1.2"/>'
        '<ellipse cx="0" cy="10" rx="15.5" ry="9" fill="none" stroke="#C7AE86" stroke-width="1" stroke-dasharray="3 2"/>'
        '<path d="M-23 2v-13l3-3 3 3v3h4v-12l4.5-5 4.5 5v9h4v-6l3-2 3 2v4l5-2.5 4 3V2q-7-5-19-5t-19 5z" fill="#7A5340"/>'
        '<path d="M-20-14l3 3v13l-3 1.3zM-8.5-25l4.5 5v17.2h-4.5zM9-15l3 2v10.8h-3z" fill="#A77354"/>'
        '<path d="M-8.5-26.5l5.5 6h-11zM-20-15.5l4 4.3h-8z" fill="#C4552F"/>'
        '<path d="M-10.5-14h2v4h-2zM-21-7h1.7v3h-1.7zM4-10h1.7v3H4zM15.5-6h1.7v2.6h-1.7z" fill="#FFE08A"/>'
    )


def terrain_defs() -> str:
    """All terrain hexes."""
    out = [f'<clipPath id="c-hex"><path d="{HEXD}"/></clipPath>']
    for k in range(3):
        out.append(f'<g id="h-S{k}">{hex_sand(k)}</g><g id="h-M{k}">{hex_mountain(k)}</g>')
    for k in range(2):
        out.append(f'<g id="h-F{k}">{hex_forest(k)}</g><g id="h-C{k}">{hex_crops(k)}</g>')
    out.append(f'<g id="h-W">{hex_water()}</g><g id="h-L">{hex_location()}</g>')
    return "".join(out)


def grad(i: str, a: str, b: str, *more: str, x2: int = 0, y2: int = 1) -> str:
    """A gradient."""
    stops = [a, b, *more]
    return (
        f'<linearGradient id="{i}" x1="0" y1="0" x2="{x2}" y2="{y2}">'
        + "".join(f'<stop offset="{f(k / (len(stops) - 1))}" stop-color="{c}"/>' for k, c in enumerate(stops))
        + "</linearGradient>"
    )


def rgrad(i: str, *stops: tuple[float, str], cx: float = 0.5, cy: float = 0.5, r: float = 0.6) -> str:
    """A round gradient."""
    return (
        f'<radialGradient id="{i}" cx="{cx}" cy="{cy}" r="{r}">'
        + "".join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in stops)
        + "</radialGradient>"
    )


def gradients() -> str:
    """All gradients."""
    return "".join(
        [
            grad("g-forest", "#A9BE6C", "#6E8C45"),
            grad("g-stone", "#CBD6D8", "#98A7A6"),
            grad("g-rock", "#AEBDC7", "#75858F"),
            grad("g-crops", "#F3D06A", "#D09A2B"),
            grad("g-sand", "#F3DEAD", "#DDB878"),
            grad("g-plaza", "#DCCBA9", "#B99C72"),
            grad("g-water", "#5CC4CC", "#1E7C9C"),
            rgrad(
                "g-chasm",
                (0, "#FFD27A"),
                (0.16, "#F08A32"),
                (0.36, "#8A2F22"),
                (0.62, "#24172A"),
                (1, "#0B1420"),
                cx=0.5,
                cy=0.56,
                r=0.55,
            ),
            grad("g-ice-t", "#F4FBFE", "#BBDDEA", "#8FC1D8"),
            grad("g-ice-l", "#F2F8FB", "#C6D3E8", "#9CB2D6"),
            grad("g-ice-w", "#EDFCFB", "#A9E0E2", "#6FBECB"),
            grad("g-ice-x", "#EAF6FF", "#93C2E8", "#4F90CB"),
            grad("g-gold", "#FBE7A6", "#D9A441"),
            grad("g-cry", "#E9FFFF", "#4FC3DC", "#1C6FA8"),
            grad("g-slate", "#8C9BA6", "#53626E"),
            grad("g-moss", "#7FA653", "#41702F"),
            grad("g-corn", "#FBD560", "#DA9A14"),
            grad("g-blue", "#5AA2F0", "#2457A8"),
            grad("g-purp", "#A77BE0", "#5A2F9C"),
            grad("g-oran", "#FFB25E", "#D8601A"),
            grad("g-pearl", "#FFFFFF", "#C9D3DA"),
            grad("g-volt", "#FFF3A0", "#F5A623"),
            grad("g-wood", "#D3A468", "#8E5F30"),
            grad("g-night", "#39546B", "#182A3D"),
            rgrad("g-crater", (0, "#101F2C"), (0.62, "#2B4759"), (0.86, "#6C93A6"), (1, "#D9ECF3"), r=0.5),
            rgrad(
                "g-thaw", (0, "#F0D49A"), (0.28, "#D9D39B"), (0.55, "#B7D3C4"), (0.8, "#B5D5E2"), (1, "#8DB9CD"), r=0.62
            ),
            rgrad(
                "g-thaw-d",
                (0, "#8A7A4C"),
                (0.28, "#6E7D5C"),
                (0.55, "#4F7476"),
                (0.8, "#3F6479"),
                (1, "#254556"),
                r=0.62,
            ),
        ]
    )


def piece_defs() -> str:
    """Buildings, pawns, markers and artifacts of all seats."""
    o: list[str] = []
    sh = '<ellipse cx="2" cy="{y}" rx="{rx}" ry="4" fill="#1C2A1E" opacity=".35"/>'
    for p in TEAMS:
        # small building: a cottage; large: a hall with a tower; pawn: a walker
        o.append(
            f'<g id="bs-{p}"><g transform="scale(1.28)">{sh.format(y=11, rx=15)}'
            f'<path d="M-11-2L0-12 11-2V11H-11z" fill="var(--p-{p}-deep)" stroke="#fff" stroke-width="2.6" stroke-linejoin="round"/>'
            f'<path d="M-11-2h13V11h-13z" fill="var(--p-{p})"/><path d="M2-2h9V11H2z" fill="var(--p-{p}-deep)"/>'
            f'<path d="M-13-1L-2.5-12.5h5L13-1l-3.4.600L2-1.6z" fill="var(--p-{p}-deep)"/><path d="M-13-1L-2.5-12.5h5L5.5-1.4z" fill="var(--p-{p})"/>'
            f'<path d="M-13-1L-2.5-12.5h5L5.5-1.4z" fill="url(#pt-{p})"/><use href="#em-{p}" transform="translate(-4.5 5) scale(0.53)" fill="#fff"/></g></g>'
        )
        o.append(
            f'<g id="bl-{p}"><g transform="scale(1.16)">{sh.format(y=14, rx=21)}'
            f'<path d="M-17 14V-3l6-6v-9l6-7 6 7v9l8-4 8 8V14z" fill="var(--p-{p}-deep)" stroke="#fff" stroke-width="2.8" stroke-linejoin="round"/>'
            f'<path d="M-17-2h20V14h-20z" fill="var(--p-{p})"/><path d="M3-2h14V14H3z" fill="var(--p-{p}-deep)"/>'
            f'<path d="M-11-17H1v15h-12z" fill="var(--p-{p})"/><path d="M-3.5-17H1v15h-4.5z" fill="var(--p-{p}-deep)"/>'
            f'<path d="M-13-16L-5-26 3-16z" fill="var(--p-{p})"/><path d="M-5-26L3-16h-6z" fill="var(--p-{p}-deep)"/>'
            f'<path d="M-19-1l4-8h22l10 8z" fill="var(--p-{p})"/><path d="M-19-1l4-8h22l10 8z" fill="url(#pt-{p})"/>'
            f'<path d="M9 14V6h4v8zM-8-13h2.5v5H-8z" fill="#FFE08A"/><use href="#em-{p}" transform="translate(-7 6.5) scale(0.67)" fill="#fff"/></g></g>'
        )
        o.append(
            f'<g id="pw-{p}"><g transform="scale(1.14)"><ellipse cx="1.5" cy="11.5" rx="9" ry="3" fill="#1C2A1E" opacity=".35"/>'
            f'<path d="M0-14a5 5 0 0 1 3.6 8.4Q7-4 8 6.5l1.5 1.5v3.5h-19V8L-8 6.5Q-7-4-3.6-5.6A5 5 0 0 1 0-14z" fill="var(--p-{p})" stroke="#fff" stroke-width="1.8" stroke-linejoin="round"/>'
            f'<path d="M0-14a5 5 0 0 1 3.6 8.4Q7-4 8 6.5l1.5 1.5v3.5H2Q5-3 1-5.4 4-9 0-14z" fill="var(--p-{p}-deep)"/>'
            f'<use href="#em-{p}" transform="translate(-1 4) scale(0.45)" fill="#fff"/></g></g>'
        )
        o.append(
            f'<g id="mk-{p}"><circle r="11" cy="1.5" fill="#000" opacity=".3"/><circle r="10.5" fill="var(--p-{p})" stroke="#fff" stroke-width="1.8"/><circle r="7.8" fill="url(#pt-{p})"/><use href="#em-{p}" transform="scale(0.64)" fill="#fff"/></g>'
        )
        o.append(
            f'<g id="dm-{p}"><path d="M-7.5-6.5l2-2h10l2 2v12l-1 1h-12l-1-1z" fill="#0D1A20" opacity=".3" transform="translate(1 2)"/><path d="M-7-5h14v11h-14z" fill="var(--p-{p})"/><path d="M-7-5l2-3.5h10l2 3.5z" fill="var(--p-{p})"/><path d="M-7 6v-11l2-3.5h10l2 3.5v11z" fill="none" stroke="#fff" stroke-width="1.1" stroke-linejoin="round"/><use href="#em-{p}" transform="translate(0 .7) scale(0.45)" fill="#fff"/></g>'
        )
    # large artifacts: three silhouettes
    o.append(
        '<g id="af-purple"><path d="M0-17L9-5 5 15H-5L-9-5z" fill="url(#g-purp)" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/><path d="M0-17L2.5-4 0 15-2.5-4z" fill="#E5D2FF"/><path d="M-9-5h18" stroke="#3A1C6B"/></g>'
    )
    o.append(
        '<g id="af-orange"><circle r="14.5" fill="url(#g-oran)" stroke="#fff" stroke-width="1.5"/><circle r="8" fill="none" stroke="#7A2E05" stroke-width="2.6"/><path d="M0-14v5M0 9v5M-14 0h5M9 0h5" stroke="#7A2E05" stroke-width="2.2"/><circle r="3.2" fill="#FFE9A8"/></g>'
    )
    o.append(
        '<g id="af-white"><path d="M-13 8Q-14-14 0-15 14-14 13 8q-3 7-13 7t-13-7z" fill="url(#g-pearl)" stroke="#44545E" stroke-width="1.3"/><path d="M-10 6q-1-16 10-18M-4 11q-5-14 5-22M5 12q1-12-2-22" stroke="#8FA1AD" stroke-width="1.3" fill="none"/><path d="M-5 8h10" stroke="#44545E" stroke-width="1.8"/></g>'
    )
    return "".join(o)
