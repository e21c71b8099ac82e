"""The stage: from a scene to the page. Finds a game's `table` (or the plain one) and fills the templates.

`frame(scene)` is every live region by its id; the stream sends those that are new. Pages are templates rendered by
`page(name, **facts)`; that of a table has the game's ground, which is drawn once, below its regions.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from sys import modules
from typing import Any, Final, Protocol, TypeVar, cast
from urllib.parse import urlsplit

from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup, escape

from ...drawing import plain
from ...drawing.chart import score_chart
from ...drawing.glow import Choices, label_of
from ...drawing.icons import LOGO, stroke
from ...drawing.lamp import LAMP_DEFS, lamp
from ...drawing.parts import common_defs
from ...drawing.scene import Clock, Scene
from ...drawing.seats import COLOURS, emblem, seat_defs
from ...drawing.speech import about, speaker, spoken
from ...drawing.svg import quote
from ...engine import state
from ...engine.event import Event
from ...engine.game import Game
from ...engine.option import NUMBER, SEAT, Kind, Option, Refusal, Verb
from ...games import folder
from ...lessons.course import course, file_of
from ...lessons.rulebook import rulebook
from ...words import Words
from ..metrics import metrics
from ..people.marks import mark
from . import plans, stock
from .language import words
from .stamp import stamped

log_faults = logging.getLogger("stolik.drawing")
R = TypeVar("R")
WEB = Path(__file__).parents[1]
ENV = Environment(
    loader=FileSystemLoader(WEB / "templates"), autoescape=True, trim_blocks=True, lstrip_blocks=True, auto_reload=False
)
DEFS = Markup(f'<svg class="defs" aria-hidden="true"><defs>{seat_defs()}{common_defs()}</defs></svg>')
LOG_LINES = 90
MOST_CHAPTERS = 8
SMALL = 60  # the widest picture that can stand for a word
WIDTH = re.compile(r' width="([\d.]+)"')
MOST_ROWS = 5_000  # of participants, remembered
MOST_LINES = 100_000  # of logs, remembered
COMPANIES: dict[tuple[str, str, tuple[str, ...], tuple[str, ...]], int] = {}  # language, game, names, colours
LINES: dict[tuple[int, Verb, tuple[int, ...]], str] = {}  # by company and event


class Table(Protocol):
    """What a game's `table.py` offers; see the package's docstring."""

    SIZE: tuple[float, float]
    CLOSING: Sequence[tuple[Verb, Sequence[Verb]]]

    def ground(self, words: Words) -> Markup: ...
    def board(self, scene: Scene) -> Markup: ...
    def mat(self, scene: Scene, participant: int) -> Markup: ...
    def brief(self, scene: Scene, participant: int) -> Markup: ...
    def hand(self, scene: Scene) -> Markup: ...


@cache
def table_of(game: Game) -> Table:
    """A game's own drawing, or the plain one while it has none."""
    package = type(game).__module__
    if hasattr(modules[package], "__path__") and find_spec(f"{package}.table"):
        return cast(Table, import_module(f"{package}.table"))
    return cast(Table, plain)


@cache
def ground(game: Game, lang: str) -> Markup:
    """The unchanging drawing of a game in a language, made once."""
    said = words(lang, game)
    return safely(game.id, "ground", table_of(game).ground, plain.ground, said)


def named(ground: str) -> Markup:
    """A ground under the name by which the pictures of its page take their parts from it."""
    return Markup(str(ground).replace("<svg ", '<svg id="ground" ', 1))


@cache
def picture(game: Game, lang: str, kind: Kind, value: int) -> Markup:
    """One thing of a game drawn for itself; empty when its drawing has no picture of it."""
    own = getattr(table_of(game), "picture", None)
    return safely(game.id, "picture", own, no_picture, words(lang, game), kind, value) if own else Markup("")


def no_picture(words: Words, kind: Kind, value: int) -> Markup:
    """What stands for a picture that failed."""
    return Markup("")


@cache
def sign(game: Game, lang: str, kind: Kind, value: int) -> Markup:
    """A thing's picture, where it is small enough to stand in a line; else its name."""
    drawn = picture(game, lang, kind, value)
    width = WIDTH.search(drawn)
    return drawn if width and float(width[1]) <= SMALL else escape(words(lang, game).thing(kind, value))


def safely(game: str, part: str, draw: Callable[..., R], instead: Callable[..., R], *args: Any) -> R:
    """What a game draws; when that fails, it is told in the log and drawn plainly, so that people can play on."""
    try:
        return draw(*args)
    except Exception:
        log_faults.exception("a drawing failed", extra={"game": game, "part": part})
        metrics.drawing_faults.add()
        return instead(*args)


@cache
def style_of(game: Game) -> str:
    """The address of a game's own style sheet, when it has one."""
    return f"/static/games/{game.id}/table.css" if (statics_of(game) / "table.css").exists() else ""


def scope(game: Game) -> Markup:
    """What a page's body says of its game: the one whose styles count, and which copy of it where it is one."""
    base, _, name = game.id.partition("@")
    said = Markup('data-game="{}" data-edition="{}"') if name else Markup('data-game="{}"')
    return said.format(base, game.id)


def statics_of(game: Game) -> Path:
    """The folder of a game's style sheet and covers."""
    return folder(game) / "table" / "static"


ENV.globals["root"] = ""
ENV.globals["mark"] = mark
ENV.globals.update(plan=plans.plan, night=plans.night, whisker=plans.whisker, axis=plans.axis, room=plans.room)
ENV.globals["host_of"] = lambda address: urlsplit(address).netloc
ENV.globals["compiled"] = not (state.__file__ or "").endswith(".py")  # the rules run as machine code


# -- what the live regions say ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Person:
    """A participant as the rail shows it."""

    number: int
    name: str
    colour: str
    kind: str
    level: str
    line: str  # faction, tribe, ...
    place: str  # position in turn order
    purse: Markup  # the number that counts most
    clock: Clock | None
    turn: bool
    mine: bool
    brief: Markup


PLATES: Final = 8  # how many of them have room below the question of a phone


@dataclass(frozen=True)
class Button:
    """An option as a button."""

    option: str
    label: str
    badge: Markup
    closes: bool  # it ends the question: it stands last and stays in sight
    large: bool
    loose: bool  # it concerns nothing that is drawn, or is wanted at hand: a phone keeps its button in sight
    plated: bool  # so it does with one of a few plates, which it does not draw
    about: str  # what it does, or what there is to know about the thing it concerns


def colours(scene: Scene) -> list[str]:
    """The seat colour of every participant."""
    count = max(len(scene.names), scene.view.seats)
    own = getattr(table_of(scene.game), "colours", None)
    if own is not None:
        return list(safely(scene.game.id, "colours", own, lambda view: usual_colours(count), scene.view))
    return usual_colours(count)


def usual_colours(count: int) -> list[str]:
    """The colours of that many seats."""
    return [COLOURS[number % len(COLOURS)] for number in range(count)]


def clock_text(clock: Clock) -> str:
    """What is left of a clock, as people write it."""
    seconds = max(0, int(clock.left))
    if seconds >= 48 * 3600:
        return f"{seconds // 86400} d"
    if seconds >= 3600:
        return f"{seconds // 3600}:{seconds % 3600 // 60:02}:{seconds % 60:02}"
    return f"{seconds // 60}:{seconds % 60:02}"


def people(scene: Scene, hues: Sequence[str]) -> list[Person]:
    """The participants in the rail, the viewer first."""
    table = table_of(scene.game)
    count = len(scene.names)
    clocks = {clock.seat: clock for clock in scene.clocks}
    purse = getattr(table, "purse", plain.purse)
    line, place = getattr(table, "line", None), getattr(table, "place", None)
    first = max(scene.viewer, 0)
    order = [(first + i) % count for i in range(count)]
    shown = matted(scene)
    out = []
    for n in order:
        out.append(
            Person(
                number=n,
                name=scene.names[n],
                colour=hues[n],
                kind=scene.kinds[n] if n < len(scene.kinds) else "person",
                level=scene.levels[n] if n < len(scene.levels) else "",
                line=safely(scene.game.id, "line", line, plain.line, scene, n) if line else "",
                place=safely(scene.game.id, "place", place, plain.line, scene, n) if place else "",
                purse=safely(scene.game.id, "purse", purse, plain.purse, scene, n),
                clock=clocks.get(n),
                turn=n in scene.deciders,
                mine=n in scene.mine,
                brief=Markup("") if n == shown else safely(scene.game.id, "brief", table.brief, plain.brief, scene, n),
            )
        )
    return out


def matted(scene: Scene) -> int:
    """The participant whose whole mat is shown: the viewer, or for onlookers whoever decides."""
    if scene.viewer >= 0:
        return scene.viewer
    return scene.deciders[0] if scene.deciders else 0


def log(scene: Scene, hues: tuple[str, ...]) -> Markup:
    """The newest lines of the log, those of the latest events marked."""
    fresh = {id(event) for event in scene.last}
    if len(LINES) >= MOST_LINES:
        LINES.clear()
        COMPANIES.clear()
    company = COMPANIES.setdefault((scene.lang, scene.game.id, tuple(scene.names), hues), len(COMPANIES))
    out = []
    for logged in scene.log[-LOG_LINES:]:
        event = logged.event
        line = LINES.get((company, event.verb, event.args))  # the same for everybody who hears of it
        if line is None:
            line = LINES[company, event.verb, event.args] = line_of(scene, event, hues)
        if id(event) not in fresh:
            out.append(line if line.startswith("<span") else f'<p data-at="{logged.choice}" {line}')
            continue
        told = is_big(scene, event)
        style = "now big" if told else "now"
        if line.startswith("<span"):
            out.append(line.replace('class="round"', f'class="round {style}"', 1))
        else:
            drawn = f'<i class="of">{pictured(scene, event)}</i>' if told else ""
            out.append(f'<p data-at="{logged.choice}" class="{style}" {line.replace(">", f">{drawn}", 1)}')
    return Markup("\n".join(out))


def is_big(scene: Scene, event: Event) -> bool:
    """Whether a phone tells of an event on a card: what concerns everybody, and what others did.

    A game names both as `BIG` and `DEEDS`; without them it tells of its chapters and of all that others did.
    """
    big, deeds = marked(scene.game)
    if event.verb.name in big:
        return True
    seats = [value for kind, value in zip(event.verb.kinds, event.args) if kind is SEAT]
    if deeds is None:
        return bool(seats) and seats[0] != scene.viewer
    return event.verb.name in deeds and (not seats or seats[0] != scene.viewer)


def marked(game: Game) -> tuple[Sequence[str], Sequence[str] | None]:
    """The names of the events that a game marks as big, and of the deeds of others; None: all of them."""
    table = table_of(game)
    return getattr(table, "BIG", [verb.name for verb in headings(game)]), getattr(table, "DEEDS", None)


def pictured(scene: Scene, event: Event) -> Markup:
    """The picture of the last thing that an event names and that has one: a place rather than a piece of some colour."""
    pairs = [(kind, value) for kind, value in zip(event.verb.kinds, event.args) if kind not in (SEAT, NUMBER)]
    return next((found for pair in reversed(pairs) if (found := picture(scene.game, scene.lang, *pair))), Markup(""))


def line_of(scene: Scene, event: Event, hues: tuple[str, ...]) -> str:
    """The rest of a line's paragraph, names set in bold; or the heading of a new chapter."""
    words = quote(scene.words.event(event, scene.names))
    seats = [value for kind, value in zip(event.verb.kinds, event.args) if kind is SEAT and 0 <= value < len(hues)]
    if event.verb in headings(scene.game):
        return f'<span class="round">{words}</span>'
    for seat in seats:
        name = quote(scene.name(seat))
        words = words.replace(name, f"<b>{name}</b>", 1)
    sign = emblem(hues[seats[0]]) if seats else '<span class="dotless"></span>'
    return f'data-names="{things(event)}">{sign}<span>{words}</span></p>'


def things(event: Event) -> str:
    """The things that an event names, as drawings call them: `seat-0 location-nile`."""
    pairs = zip(event.verb.kinds, event.args)
    return " ".join(f"{kind.name}-{kind.text(value)}" for kind, value in pairs if kind is not NUMBER and value >= 0)


def headings(game: Game) -> Sequence[Verb]:
    """The events that head a part of the log, as far as the game names any."""
    found: Sequence[Verb] = getattr(table_of(game), "CHAPTERS", ())
    return found


def chapters(scene: Scene) -> list[tuple[int, str]]:
    """The years, rounds or whatever a game is divided into: where each begins and its name; none when there are many."""
    for verb in headings(scene.game):
        found: dict[int, str] = {}
        for line in scene.log:
            if line.event.verb is verb:
                told = scene.words.event(line.event, scene.names)
                found.setdefault(line.choice, told.partition(":")[0].rstrip(". "))
        if 1 < len(found) <= MOST_CHAPTERS:
            return sorted(found.items())
    return []


def buttons(scene: Scene, choices: Choices, one_place: bool = False) -> list[Button]:
    """The offered options as buttons, those that end the question last and the large one at the very end.

    Asked for when everything is drawn, so that it is known which have a place; one place in the drawer tells nothing
    apart, so that its few options stay below the question of a phone.
    """
    table = table_of(scene.game)
    badge = getattr(table, "badge", None)
    closing = [verb for verb, _ in table.CLOSING]
    at_hand: Sequence[Verb] = getattr(table, "AT_HAND", ())
    main = natural(table, scene.options)
    plated = choices.plated if len(choices.plated) <= PLATES else set()
    near = one_place and len(choices.options) <= PLATES
    made = [
        Button(
            text,
            choices.labels[text],
            safely(scene.game.id, "badge", badge, plain.badge, scene, option) if badge else Markup(""),
            option.verb in closing or option.verb is main,
            option.verb is main,
            near or text not in choices.drawn or text in plated or not option.args or option.verb in at_hand,
            text in plated,
            about(scene.words, option.verb, tuple(option.args)),
        )
        for text, option in choices.options.items()
    ]
    return sorted(made, key=lambda button: button.closes + button.large)


def natural(table: Table, options: Sequence[Option]) -> Verb | None:
    """The verb of the large button: the only option, or what closes the question without forgoing anything."""
    if len(options) == 1:
        return options[0].verb
    offered = [option.verb for option in options]
    return next(
        (verb for verb, beside in table.CLOSING if verb in offered and not any(each in offered for each in beside)),
        None,
    )


def refused(scene: Scene, choices: Choices) -> list[str]:
    """Why not more: every reason, and below it what it concerns."""
    first: dict[str, Refusal] = {}
    for each in scene.refusals:
        first.setdefault(str(each.option), each)
    told = [
        (choices.reasons[text], label_of(scene, each.option), each)
        for text, each in first.items()
        if text in choices.reasons
    ]
    return [f"{reason}\n– {wishes}" for reason, wishes in scene.words.grouped(told)]


def listed(scene: Scene, numbers: Sequence[int]) -> str:
    """Participants' names in one breath: Ola, Marek and Zosia."""
    names = [scene.name(number) for number in numbers]
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {spoken(scene.words, 'page-and', '', ())} {names[-1]}"


def story(scene: Scene, totals: Sequence[int], winners: Sequence[int]) -> str:
    """The end in one sentence: the winners' points and by how much they lead."""
    best = max(totals)
    behind = [total for number, total in enumerate(totals) if number not in winners]
    lead = best - max(behind) if behind else 0
    return scene.words.say("page-story", points=best, lead=lead)


def goods(scene: Scene) -> list[stock.Good]:
    """What the viewer has, in one line for a phone: the fields that a game names, or all whose changes it tells."""
    if scene.viewer < 0 or scene.replay or scene.over:
        return []
    names = getattr(table_of(scene.game), "STOCK", None)
    return stock.goods(scene, names, lambda kind, value: sign(scene.game, scene.lang, kind, value))


def ranked(totals: Sequence[int], places: Sequence[int]) -> list[int]:
    """Participants from the first place to the last."""
    return sorted(range(len(totals)), key=lambda number: (places[number], -totals[number], number))


def question(scene: Scene) -> str:
    """What the viewer is asked: as the game puts it at this moment (`question` of its drawing), or in the prompt's words."""
    if scene.prompt is None:
        return ""
    own = getattr(table_of(scene.game), "question", None)
    said = safely(scene.game.id, "question", own, lambda _: "", scene) if own else ""
    return said or scene.words.prompt(scene.prompt, scene.names)


def facts(scene: Scene) -> dict[str, Any]:
    """Everything that the templates of a table read beside the scene."""
    table, choices, hues = table_of(scene.game), Choices(scene), colours(scene)
    shown = matted(scene)
    own, hand = mat(scene, shown), safely(scene.game.id, "hand", table.hand, plain.hand, scene)
    board = safely(scene.game.id, "board", table.board, plain.whole_board, scene)
    held = f"{own}{hand}".count(" data-option")
    return {
        "hues": hues,
        "board": board,
        "mat": own,
        "hand": hand,
        "held": held,  # how much of them can be chosen
        "goods": goods(scene),
        "people": people(scene, hues),
        "log": log(scene, tuple(hues)),
        "buttons": buttons(scene, choices, held == 1 and " data-option" not in board),
        "refusals": refused(scene, choices),
        "question": question(scene),
        "why": scene.words.why(scene.prompt) if scene.prompt is not None else "",
        "read": rulebook(scene.game).chapter_of(scene.prompt.verb.name) if scene.prompt is not None else "",
        "shown": shown,
        "deciders": listed(scene, scene.deciders),
        "winners": listed(scene, scene.winners),
    }


# -- what the server asks for ------------------------------------------------------------------------------------


def frame(scene: Scene) -> str:
    """All live regions of a table for one viewer, which the page morphs in."""
    return "\n".join(regions(scene))


def regions(scene: Scene) -> list[str]:
    """The same, each by itself: the stream sends those that show something new."""
    part, f = parts(scene.words), facts(scene)
    drawn = (
        part.notice(scene.notice),
        part.watchers(scene),
        part.replay(scene),
        part.curtain(scene, f),
        f'<div class="over" id="board-live">{f["board"]}</div>',
        part.prompt(scene, f),
        f'<div class="holder" id="mat" data-name="area-mat">{f["mat"]}</div>',
        f'<div class="holder" id="hand" data-name="area-hand">{f["hand"]}</div>',
        part.rail(scene, f),
        part.log(scene, f),
        part.chat(scene),
        part.coach(scene),
    )
    return [rooted(each) for each in drawn]


@cache
def parts(words: Words) -> Any:
    """The regions of a page as functions that speak a game's words."""
    return ENV.get_template("parts.html").make_module({"say": speaker(words)})


@lru_cache(maxsize=MOST_ROWS)
def seat_row(words: Words, who: Person, viewer: int) -> Markup:
    """A participant's row in the rail, the same as long as nothing of it changes."""
    drawn: Markup = parts(words).seat(who, viewer)
    return drawn


@lru_cache(maxsize=MOST_ROWS)
def live_row(words: Words, table: str, turn: int, over: bool) -> Markup:
    """The ways from a live table to its past, and its turn: the same for everybody through a turn."""
    drawn: Markup = parts(words).live(table, turn, over)
    return drawn


def mat(scene: Scene, participant: int) -> Markup:
    """One participant's whole mat, to look at more closely."""
    return safely(scene.game.id, "mat", table_of(scene.game).mat, plain.mat, scene, participant)


def has_whole(game: Game) -> bool:
    """Whether a game's boards as they are printed show more than its mat."""
    return hasattr(table_of(game), "whole")


def whole(scene: Scene, participant: int) -> Markup:
    """One participant's boards as they are printed; the mat where that is all of them."""
    drawn = getattr(table_of(scene.game), "whole", None)
    return safely(scene.game.id, "mat", drawn, plain.mat, scene, participant) if drawn else mat(scene, participant)


def page(name: str, **given: Any) -> str:
    """Any page from its template; what each receives stands in `web/pages/contexts.py`."""
    return rooted(ENV.get_template(name).render(given))


def rooted(html: str) -> str:
    """The same with its addresses below the path that the table is served at; what people wrote cannot hold a quote."""
    root, html = ENV.globals["root"], stamped(html)
    return html.replace('="/', f'="{root}/') if root else html


def serve_below(root: str) -> None:
    """From now on all pages of this process lead to addresses below a path."""
    ENV.globals["root"] = root


def size_of(game: Game) -> tuple[float, float]:
    """The view box of a game's board."""
    return table_of(game).SIZE


def zones_of(game: Game) -> Sequence[tuple[str, float, float, float, float]]:
    """The parts of a board that a phone jumps to."""
    return cast("Sequence[tuple[str, float, float, float, float]]", getattr(table_of(game), "ZONES", ()))


def column_of(game: Game) -> tuple[tuple[float, float], Sequence[float]] | None:
    """The size of a board that an upright phone shows as one column, and where its zones begin; None: it is shown as it is."""
    return cast("tuple[tuple[float, float], Sequence[float]] | None", getattr(table_of(game), "COLUMN", None))


@cache
def chapters_of(game: Game) -> str:
    """Where the rules tell of which kind of thing: `location:travel market:sell`."""
    return " ".join(f"{each.kind}:{each.chapter}" for each in rulebook(game).index)


@cache
def mode_line(game: Game, variant: str, lang: str, titled: bool = False) -> str:
    """What a game's course says of a mode, for those who set up a table; nothing where it has no course.

    `titled`: below the name of the mode, with which the course begins.
    """
    modes = course(game.id).modes if has_course(game) else []
    told = " ".join(each.say.to(lang) for each in modes if each.variant == variant)
    rest = told.partition(": ")[2] if titled else ""
    return rest[:1].upper() + rest[1:] or told


# every key of a table and the words for what it does; those of a replay alone, and of the live table alone
KEYS: Final = (
    ("Tab key-enter", "page-key-choose"), ("key-escape", "page-key-again"), ("o", "page-all-options"), ("u", "page-undo"),
    ("?", "page-why"), ("i", "page-key-explain"), ("← →", "page-key-walk"), ("b", "page-told-open"), ("l", "page-lists-open"),
    ("m", "page-open-mat"), ("e", "page-key-enlarge"), ("c", "page-recap"), ("+ - 0", "page-key-zoom"), ("h", "page-keys"),
)  # fmt: skip
REPLAY_KEYS: Final = (
    ("← →", "page-key-choices"), ("↑ ↓", "page-key-turns"), ("Home", "page-first"), ("p", "page-autoplay"), ("i", "page-key-explain"),
    ("e", "page-key-enlarge"), ("+ - 0", "page-key-zoom"), ("h", "page-keys"),
)  # fmt: skip


def keys_of(scene: Scene) -> Sequence[tuple[str, str]]:
    """The keys that work where a scene is shown."""
    return REPLAY_KEYS if scene.replay else KEYS


def has_course(game: Game) -> bool:
    """Whether there are lessons for a game."""
    return file_of(game.id) is not None


# fmt: off
ENV.globals.update(
    stroke=stroke, emblem=emblem, LOGO=LOGO, DEFS=DEFS, clock_text=clock_text, facts=facts, colours=colours,
    style_of=style_of, size_of=size_of, zones_of=zones_of, column_of=column_of, winner_names=listed, score_story=story, ranked=ranked,
    score_chart=score_chart, chapters=chapters, lamp=lamp, LAMP_DEFS=LAMP_DEFS, has_course=has_course, mode_line=mode_line,
    chapters_of=chapters_of, has_whole=has_whole, scope=scope, seat_row=seat_row, live_row=live_row, keys_of=keys_of,
)
# fmt: on
