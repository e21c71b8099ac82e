"""A side's own board: credits, crew, hold, hatch, ability and gallery; and the same in brief."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....drawing.glow import Choices, chosen, tip
from ....drawing.scene import Scene
from ....drawing.speech import hint
from ....drawing.svg import fitted, piece, quote, rrect, text, use
from ..actions.excavate import Excavate
from ..actions.smuggle import Acquire
from ..cards import FACTIONS, UNLIMITED
from ..effects import Sample
from ..pieces import FACTION, STORE, TILE
from ..state import ExcavationState
from ..tiles import (
    COLOURS,
    COLUMN,
    COLUMN_CREDITS,
    HATCH_SIZE,
    HOLD_SIZE,
    KINDS_OF_ARTIFACT,
    ROW,
    ROW_CREDITS,
    TILES,
    VALUE,
    gallery_credits,
)
from .figures import BASE, DEEP, PALE, SHAPES, hues
from .labels import Labels, labels

LEFT, TOP, CELL = 400, 36, 27  # of the gallery
GUARD = ("sample", "sample-from", "trader-from", "represent-from")


def shown(view: ExcavationState, side: int) -> list[Any]:
    """What mat and brief show of a side: its colour, faction, credits, crew, token, stores and gallery."""
    by_side: tuple[Sequence[Any], ...] = (
        view.factions, view.credits, view.crew, view.tokens, view.hold, view.hatch, view.gallery
    )  # fmt: skip
    return [side, hues(view.factions, view.sides()), [each[side : side + 1] for each in by_side]]


def mat(scene: Scene, view: ExcavationState, side: int) -> str:
    """The whole board of a side."""
    own, words = labels(scene.lang), scene.words
    colour = hues(view.factions, view.sides())[side]
    faction = view.factions[side] if side < len(view.factions) else -1
    choices = Choices(scene) if side == scene.viewer else None
    edge = "M15 6H124V192H15Q1 192 1 178V20Q1 6 15 6Z"
    crew = view.crew[side] if view.crew else 0
    name = words.thing(FACTION, faction) if faction >= 0 else scene.name(side)
    out = (
        f'<path d="{rrect(1, 6, 570, 186, 14)}" fill="var(--g-plate)" stroke="var(--line-strong)" stroke-opacity=".6"/>'
        f'<path d="{edge}" fill="var(--p-{colour})"/><path d="{edge}" fill="url(#pt-{colour})" opacity=".5"/>'
        f'<path d="M124 6V192" stroke="var(--p-{colour}-deep)" stroke-width="2"/><circle cx="62" cy="56" r="42" '
        f'fill="var(--p-{colour}-deep)"/><circle cx="62" cy="56" r="42" fill="url(#stars)"/>{use("ex-" + colour, 62, 98, 2.15)}'
        f'<path d="M1 104H124V192H15Q1 192 1 178Z" fill="var(--p-{colour}-deep)" fill-opacity=".94"/>'
        + use("coin", 24, 127, 1.3)
        + text(44, 138, view.credits[side] if view.credits else 0, "t-big white", "start")
        + use("cr-" + colour, 24, 156, 1.1)
        + text(44, 163, "∞" if crew >= UNLIMITED else crew, "t-mid white", "start")
        + text(118, 162, own.say("ex-crew"), "t-name white tight", "end")
        + text(62, 184, name, "t-name white tight")
    )
    whose = hint(words, FACTION, faction) if faction >= 0 else name
    credits, left = view.credits[side] if view.credits else 0, "∞" if crew >= UNLIMITED else crew
    out += tip(0, 0, rrect(4, 10, 116, 92, 10) + rrect(4, 171, 116, 18, 6), whose, "area-faction")
    out += tip(
        0,
        0,
        rrect(4, 106, 116, 38, 6),
        f"{words.say('field-credits')}: {credits}\n{own.say('ex-credits-about')}",
        "area-credits-own",
    )
    out += tip(
        0, 0, rrect(4, 145, 116, 25, 6), f"{words.say('field-crew')}: {left}\n{own.say('ex-crew-about')}", "area-crew"
    )
    token = view.tokens[side] if side < len(view.tokens) else 0
    if token:
        out += f'<g data-tip="{own.say("ex-token", number=token)}"><circle cx="106" cy="24" r="12" fill="#FFFBEF" stroke="#E8542F" '
        out += f'stroke-width="3"/>{text(106, 29, token, "t-num dark")}</g>'
    out += stores(scene, view, side, own.say("ex-hold"), own.say("ex-hatch"), choices)
    if faction >= 0:
        said = fitted(own.say(f"ex-ability-{FACTIONS[faction]}"), 84, 90, 13.9 * 0.8, 14.6)
        top = 143 - 7.3 * len(said)
        out += "".join([text(278, top + 14.6 * i, line, "t-able", "start") for i, line in enumerate(said)])
        if not said:
            out += text(280, 140, own.say("ex-ability"), "t-title", "start")
        about = words.about(FACTION, faction)
        if about:
            out += f'<path class="hit" d="{rrect(276, 88, 86, 98, 8)}" data-tip="{name}&#10;{quote(about)}"/>'
    out += gallery(scene, view, side, colour, choices)
    out += f'<path d="{rrect(374, 164, 188, 22, 8)}" fill="var(--p-{colour}-deep)"/>'
    out += text(384, 180, own.say("ex-gallery"), "t-name white tight", "start")
    total = gallery_credits(view.gallery[side]) if view.gallery else 0
    worth = f"{own.say('ex-gallery')}: {total}\n{own.say('ex-gallery-about')}"
    return out + text(552, 181, total, "t-sum white", "end") + tip(0, 0, rrect(374, 164, 188, 22, 8), worth)


def stores(scene: Scene, view: ExcavationState, side: int, hold: str, hatch: str, choices: Choices | None) -> str:
    """Cargo hold and hidden hatch with their artifacts."""
    held = view.hold[side] if view.hold else ()
    hid = view.hatch[side] if view.hatch else ()
    fresh = new_tiles(view, side)
    out = text(136, 28, hold, "t-title", "start") + text(352, 28, f"{len(held)} / {HOLD_SIZE}", "t-cap", "end")
    out += f'<path d="{rrect(130, 86, 142, 100, 11)}" fill="#241B2E"/>' + text(141, 106, hatch, "t-title den", "start")
    out += text(264, 178, f"{len(hid)} / {HATCH_SIZE}", "t-cap den", "end")
    own = labels(scene.lang)
    picks = tip(0, 0, rrect(130, 10, 228, 72, 6), f"{hold}: {len(held)} / {HOLD_SIZE}\n{own.say('ex-hold-about')}")
    picks += tip(0, 0, rrect(130, 86, 142, 100, 11), f"{hatch}: {len(hid)} / {HATCH_SIZE}\n{own.say('ex-hatch-about')}")
    pieces = ""
    for store, (tiles, size, y) in enumerate(((held, HOLD_SIZE, 57), (hid, HATCH_SIZE, 140))):
        where, x0 = STORE.text(store), 156 if store == 0 else 158
        for i in range(size):
            x = x0 + i * 44
            paint = 'class="berth"' if store == 0 else 'class="berth dark"'
            slot = rrect(-20, -21, 40, 42, 9)
            out += f'<path {paint} d="{slot}" transform="translate({x} {y})"/>'
            if i == len(tiles) and choices:
                picks += pick_if_legal(choices, choices.naming(f"store-{where}", "acquire"), x, y, slot, "quiet")
            if i < len(tiles):
                tile = tiles[i]
                number = tiles[:i].count(tile)
                known = hint(scene.words, TILE, tile)
                picks += own_tile(choices, tile, where, x, y, known) if choices else tip(x, y, slot, known)
                if tile in fresh:
                    fresh.remove(tile)
                    picks += chosen(x, y, SHAPES[tile >> 2], 1.22)
                pieces += piece(
                    f"{where}-{side}-{TILES[tile]}-{number}", f"t-{TILES[tile]}", x, y, 1.12, f"tile-{TILES[tile]}"
                )
    return f'{out}{picks}<g class="pieces">{pieces}</g>'


def new_tiles(view: ExcavationState, side: int) -> list[int]:
    """The tiles that this action has just brought."""
    step = view.agenda[-1] if view.agenda else None
    if isinstance(step, Sample) and step.seat == side:
        return list(step.tiles)
    if isinstance(step, Excavate) and step.seat == side and step.dug >= 0:
        return [step.dug]
    if isinstance(step, Acquire) and step.seat == side:
        return [step.first]
    return []


def own_tile(choices: Choices, tile: int, where: str, x: float, y: float, known: str) -> str:
    """What can be done with an artifact in hold or hatch."""
    name = TILES[tile]
    texts = [text for text in choices.naming(f"tile-{name}", "give", "deliver") if text.endswith(where)]
    texts = texts or choices.naming(f"colour-{COLOURS[tile >> 2]}", "region")
    return choices.pick(texts, x, y, SHAPES[tile >> 2], 1.26, known)


def pick_if_legal(choices: Choices, texts: list[str], x: float, y: float, shape: str, style: str = "") -> str:
    """A glow only where something is legal."""
    return choices.pick(texts, x, y, shape, 1.06, style=style) if choices.state(*texts) == "legal" else ""


def gallery(scene: Scene, view: ExcavationState, side: int, colour: str, choices: Choices | None) -> str:
    """The gallery: a column per region, a row per kind, guards on sampled artifacts, and what they are worth."""
    guards, own = view.gallery[side] if view.gallery else 0, labels(scene.lang)
    out = picks = pieces = ""
    for j, name in enumerate(COLOURS):
        x = LEFT + j * CELL + CELL / 2 - 1
        out += use("bd-" + name, x, 24, 0.5)
        sampled = (guards & COLUMN[j]).bit_count()
        worth = COLUMN_CREDITS[sampled]
        colour_name = scene.words.say(f"colour-{name}")
        said = own.say("ex-column", colour=colour_name, count=sampled, of=len(KINDS_OF_ARTIFACT), credits=worth)
        said += "\n" + scale(own, COLUMN_CREDITS)
        picks += tip(x, 0, rrect(-12, 12, 24, 23, 6) + rrect(-12, TOP + 4 * CELL, 24, 20, 6), said)
        out += text(x, TOP + 4 * CELL + 16, worth, "t-num" if worth else "t-num zero")
    for i, row in enumerate(KINDS_OF_ARTIFACT):
        y = TOP + i * CELL
        out += f'<use href="#{row[0]}" transform="translate({LEFT - 16} {y + 13}) scale(.72)" color="var(--g-ink)"/>'
        sampled = (guards & ROW[i]).bit_count()
        worth = ROW_CREDITS[i][sampled]
        said = own.say("ex-row", count=sampled, of=len(COLOURS), credits=worth) + "\n" + scale(own, ROW_CREDITS[i])
        picks += tip(0, y, rrect(LEFT - 28, 0, 25, 26, 6) + rrect(LEFT + 5 * CELL + 2, 0, 30, 26, 6), said)
        out += text(LEFT + 5 * CELL + 16, y + 18, worth, "t-num" if worth else "t-num zero")
        for j in range(len(COLOURS)):
            tile, x = j * 4 + i, LEFT + j * CELL
            out += f'<rect x="{x}" y="{y}" width="25" height="25" rx="5" fill="{PALE[j]}" stroke="{DEEP[j]}" stroke-opacity=".4"/>'
            if guards >> tile & 1:
                id = f"guard-{side}-{TILES[tile]}"
                pieces += piece(id, f"cr-{colour}", x + 12.5, y + 11.5, 1.06, f"tile-{TILES[tile]}")
            else:
                out += f'<use href="#r-{TILES[tile]}" transform="translate({x + 4} {y + 4}) scale(.83)" fill="{DEEP[j]}" opacity=".45"/>'
            texts: list[str] = []
            if choices:
                texts = choices.naming(f"tile-{TILES[tile]}", "sample", "sample-from") or choices.naming(
                    f"guard-{TILES[tile]}", *GUARD
                )
            known = hint(scene.words, TILE, tile)
            cell = rrect(-12.5, -12.5, 25, 25, 5)
            if choices:
                picks += choices.pick(texts, x + 12.5, y + 12.5, cell, 1.1, known)
            else:
                picks += f'<path class="hit" d="{cell}" transform="translate({x + 12.5} {y + 12.5})" data-tip="{quote(known)}"/>'
    return f'{out}{picks}<g class="pieces">{pieces}</g>'


def scale(own: Labels, credits: Sequence[int]) -> str:
    """What a line of the gallery pays for so many samples."""
    return own.say(
        "ex-line-pays", list=", ".join([f"{number} → {each}" for number, each in enumerate(credits) if each])
    )


def brief(scene: Scene, view: ExcavationState, side: int) -> str:
    """Hold, hatch, crew, cards and gallery of a side, small."""
    own = labels(scene.lang)
    colour = hues(view.factions, view.sides())[side]
    held, hid = (view.hold[side], view.hatch[side]) if view.hold else ((), ())
    out = ""
    for i in range(HOLD_SIZE + HATCH_SIZE):
        x, dark = 2 + i * 21 + (7 if i >= HOLD_SIZE else 0), i >= HOLD_SIZE
        tiles, at = (hid, i - HOLD_SIZE) if dark else (held, i)
        out += f'<rect x="{x}" y="2" width="19" height="20" rx="4" class="slot{" dark" if dark else ""}"/>'
        if at < len(tiles):
            tile = tiles[at]
            out += (
                f'<use href="#sh-{COLOURS[tile >> 2]}" transform="translate({x + 9.5} 12) scale(.58)" fill="{DEEP[tile >> 2]}" '
                f'stroke="{BASE[tile >> 2]}" stroke-width="3.4"/><text x="{x + 9.5}" y="16" class="tv">{VALUE[tile]}</text>'
                + tip(x, 2, rrect(0, 0, 19, 20, 4), hint(scene.words, TILE, tile))
            )
    crew = view.crew[side] if view.crew else 0
    out += use("cr-" + colour, 12, 38, 0.9) + text(25, 43, "∞" if crew >= UNLIMITED else crew, "t-num ink", "start")
    left = "∞" if crew >= UNLIMITED else crew
    out += tip(2, 28, rrect(0, 0, 46, 20, 4), f"{scene.words.say('field-crew')}: {left}\n{own.say('ex-crew-about')}")
    if side < view.seats and view.hands:
        actions, travels = len(view.hands[side]), view.fuel[side].bit_count() if view.fuel else 0
        out += (
            '<rect x="54" y="30" width="12" height="16" rx="2.5" fill="#FFFBEF" stroke="var(--line-strong)" stroke-width="1.4"/>'
            f'<circle cx="60" cy="38" r="3" fill="#2A2118"/>{text(71, 43, actions, "t-num ink", "start")}'
            '<rect x="96" y="30" width="12" height="16" rx="2.5" fill="#14303F" stroke="var(--line-strong)" stroke-width="1.4"/>'
            f"{use('drop', 102, 38, 0.6, 'fill=' + chr(34) + '#E8542F' + chr(34))}{text(113, 43, travels, 't-num ink', 'start')}"
            f'<path class="hit" d="{rrect(52, 28, 76, 20, 3)}" data-tip="{own.say("ex-cards-about", actions=actions, travels=travels)}"/>'
        )
    else:
        out += text(54, 43, f"{own.say('ex-deck', count=len(view.zu_deck))}", "t-cap ink", "start")
    token = view.tokens[side] if side < len(view.tokens) else 0
    if token:
        out += f'<circle cx="146" cy="38" r="9" fill="#FFFBEF" stroke="#E8542F" stroke-width="2.4"/>{text(146, 42.5, token, "t-num dark")}'
        out += tip(136, 28, rrect(0, 0, 20, 20, 10), own.say("ex-token", number=token))
    guards = view.gallery[side] if view.gallery else 0
    for i in range(len(KINDS_OF_ARTIFACT)):
        for j in range(len(COLOURS)):
            on = guards >> (j * 4 + i) & 1
            out += (
                f'<rect x="{190 + j * 17}" y="{1 + i * 12}" width="15" height="10" rx="2.5" fill="{BASE[j] if on else "none"}" '
                f'stroke="{BASE[j]}" stroke-opacity="{1 if on else 0.45}" stroke-width="1.2"/>'
            )
    total = gallery_credits(guards)
    return out + tip(188, 0, rrect(0, 0, 87, 48, 4), f"{own.say('ex-gallery')}: {total}\n{own.say('ex-gallery-about')}")
