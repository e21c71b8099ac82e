"""The viewer's contracts; while choosing, the leaders or the pack; for onlookers, backs."""

from __future__ import annotations

from functools import cache

from ....drawing.glow import Choices, check
from ....drawing.parts import back, card
from ....drawing.scene import Scene
from ....drawing.speech import hint, spoken
from ....drawing.svg import lines, rrect, text, use
from ....words import Words
from ..cards import CONTRACT_COST, CONTRACT_IDS, CONTRACT_VP, LEADER_IDS, SCORING_BITS
from ..pieces import CONTRACT, LEADER
from ..state import CiState
from .figures import costs, points
from .live import SEAT_HUES

WIDTH, HEIGHT, TOP = 556.0, 196.0, 48
VERBS = ("keep", "discard", "fulfil")


@cache
def face(words: Words, number: int) -> str:
    """A contract: its kind, points, name, effect and cost."""
    scoring = SCORING_BITS >> number & 1
    fill = "#C85A2E" if scoring else "#2F62A8"
    out = f'<rect width="86" height="122" rx="9" fill="#FFF6E2" stroke="{fill}" stroke-width="2"/>'
    out += f'<path d="{rrect(3, 3, 80, 26, 7)}" fill="{fill}"/>' + text(15, 21, "★" if scoring else "∞", "t-num light")
    out += points(70, 16, CONTRACT_VP[number], 0.95)
    named = lines(words.thing(CONTRACT, number), 13, 2)
    for i, line in enumerate(named):
        out += text(43, 42 + i * 12, line, "t-count dark tight")
    effect = words.about(CONTRACT, number).split(". ", 2)[-1]
    if scoring:  # the star says that it counts at the end
        effect = effect.split(": ", 1)[-1]
    out += small(effect[:1].upper() + effect[1:], 43 + len(named) * 12, "dark", 19, 6 - len(named))
    out += f'<path d="{rrect(3, 97, 80, 22, 7)}" fill="#1C1D4C"/>'
    return out + costs(
        43, 108, CONTRACT_COST[number], 25 if sum(1 for n in CONTRACT_COST[number] if n) > 2 else 32, 0.5
    )


@cache
def portrait(words: Words, leader: int) -> str:
    """A leader: name and ability."""
    out = '<rect width="86" height="122" rx="9" fill="#2B2C6A" stroke="#F6B98A" stroke-width="2"/>'
    out += '<circle cx="43" cy="19" r="14" fill="#0D0E2B" stroke="#F6B98A"/>'
    out += '<path d="M34 30q1-7 9-7t9 7zM43 11a5.5 5.5 0 1 1-.1 0Z" fill="#F6B98A"/>'
    named = lines(words.thing(LEADER, leader), 14, 2)
    for i, line in enumerate(named):
        out += text(43, 45 + i * 12, line, "t-count light tight")
    return out + small(words.about(LEADER, leader), 45 + len(named) * 12, "light", 20, 9 - len(named))


def small(words: str, y: float, tone: str, width: int, most: int) -> str:
    """A few centred lines of small words on a card."""
    said = "".join(text(0, i * 11.5, line, f"t-cap {tone} tight") for i, line in enumerate(lines(words, width, most)))
    return f'<g transform="translate(43 {y:g}) scale(.74)">{said}</g>'


def hand(scene: Scene, view: CiState) -> str:
    """Cards from left to right."""
    choices, words, seat = Choices(scene), scene.words, scene.viewer
    open_pool = [text_ for text_, option in choices.options.items() if option.verb.name in ("lead", "exclude")]
    if open_pool:
        rows = [(choices.options[each].args[0], each) for each in open_pool]
        out = text(6, 22, spoken(words, "board-leaders", "", ()), "t-title ink", "start")
        return out + leaders(scene, choices, rows)
    if seat < 0 or seat >= view.seats:
        return hidden(scene, view)
    pack = [number for number in view.packs[seat] if number >= 0]
    done = [number for number in range(len(CONTRACT_IDS)) if view.fulfilled[seat] >> number & 1]
    title = spoken(words, "board-pack" if pack else "board-hand", "", ())
    out = text(6, 22, title, "t-title ink", "start")
    deck = spoken(words, "board-deck", "", (("deck", len(view.deck)), ("discards", len(view.discard))))
    out += text(520, 22, deck, "t-cap ink soft", "end")
    rows_ = [("pack", number) for number in pack] + [("hand", number) for number in view.hands[seat]]
    rows_ += [("done", number) for number in done]
    step = min(90.0, (WIDTH - 106) / max(len(rows_) - 1, 1))
    for i, (where, number) in enumerate(rows_):
        texts = choices.naming(f"contract-{CONTRACT_IDS[number]}", *VERBS) if where != "done" else []
        if pack and where == "hand":
            texts = []
        state = choices.state(*texts)
        if where == "pack" and view.picks[seat] == number:
            state, texts = "chosen", []
        told = hint(words, CONTRACT, number)
        attributes = choices.attributes(texts, told, told) + f' data-name="contract-{CONTRACT_IDS[number]}"'
        badge = check(80, 4) if where == "done" or state == "chosen" else ""
        out += card(
            f"{where}-{CONTRACT_IDS[number]}",
            round(6 + i * step, 1),
            TOP,
            face(words, number),
            attributes,
            state,
            badge,
        )
    return out


def leaders(scene: Scene, choices: Choices, rows: list[tuple[int, str]]) -> str:
    """Leaders to choose from: cards, or small plates when all lie open."""
    if len(rows) > 6:
        return "".join(leader_plate(scene, choices, i, leader, option) for i, (leader, option) in enumerate(rows))
    step = min(92.0, (WIDTH - 106) / max(len(rows) - 1, 1))
    out = ""
    for i, (leader, option) in enumerate(rows):
        told = hint(scene.words, LEADER, leader)
        attributes = choices.attributes(option, told, told) + f' data-name="leader-{LEADER_IDS[leader]}"'
        out += card(
            f"leader-{LEADER_IDS[leader]}",
            round(6 + i * step, 1),
            TOP,
            portrait(scene.words, leader),
            attributes,
            "legal",
        )
    return out


def leader_plate(scene: Scene, choices: Choices, index: int, leader: int, option: str) -> str:
    """A leader's name on a plate; the ability is its hint."""
    x, y = 6 + index % 7 * 77, 34 + index // 7 * 76
    told = hint(scene.words, LEADER, leader)
    names = "".join(
        text(x + 36, y + 48 + i * 12, line, "t-count light tight")
        for i, line in enumerate(lines(scene.words.thing(LEADER, leader), 11, 2))
    )
    return (
        f'<g class="plate-option"{choices.attributes(option, told)} data-name="leader-{LEADER_IDS[leader]}">'
        f'<path d="{rrect(x, y, 72, 70, 9)}" fill="#2B2C6A" stroke="var(--legal)" stroke-width="2"/>'
        f'<circle cx="{x + 36}" cy="{y + 20}" r="15" fill="#0D0E2B" stroke="#F6B98A"/>'
        f'<path d="M{x + 26} {y + 32}q1-8 10-8t10 8zM{x + 36} {y + 11}a6 6 0 1 1-.1 0Z" fill="#F6B98A"/>{names}</g>'
    )


def hidden(scene: Scene, view: CiState) -> str:
    """The backs of the hand of whoever decides, for onlookers."""
    seat = scene.deciders[0] if scene.deciders else 0
    if seat >= view.seats:
        return ""
    number = len(view.hands[seat])
    step = min(92.0, (WIDTH - 106) / max(number - 1, 1))
    mark = use(f"em-{SEAT_HUES[seat]}", 0, 0, 2.2, 'fill="#F6B98A"')
    backs = "".join(
        card(f"back-{i}", round(6 + i * step, 1), TOP, back("#1C1D4C", "#F6B98A", mark)) for i in range(number)
    )
    return (
        text(6, 22, spoken(scene.words, "board-hidden-hand", "", (("name", scene.name(seat)),)), "t-title ink", "start")
        + backs
    )
