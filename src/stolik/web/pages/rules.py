"""The rules of a game to read: chapters with live figures, an index of all things, how we read it, and a search.

Every page also comes as a part (`part=1`), which the table opens beside itself.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response

from ...drawing.scene import Scene
from ...engine.game import Game
from ...engine.option import Kind
from ...lessons.course import LEARNER, Said, Term, course, file_of
from ...lessons.rulebook import Example, Figure, Indexed, Parts, Reading, Things, played, rulebook
from ...words import Words
from ..errors import TableError
from ..people.person import Person, person_of
from ..server import server_of
from . import prose, stage
from .answers import json, page
from .contexts import GameCard
from .home import card
from .language import words as words_of

THING = "▦"  # the sign of a thing among what was found
MOST_HITS = 40
SHORT = 60  # characters before a hit
LONG = 110  # and after
WIDE = 1.9  # a picture so much wider than high stands above its text
IDS = re.compile(r' (?:id|tabindex|data-[a-z-]+)="[^"]*"')


# -- what a page receives -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ReadChapter:
    """A chapter as it is shown."""

    number: int
    id: str
    title: str
    html: Markup
    terms: list[tuple[Markup, str, str]]  # picture, name, what it is
    disputed: list[Reading]
    readings: list[Reading]


@dataclass(frozen=True)
class Entry:
    """A thing in the index."""

    name: str
    title: str
    about: str
    picture: Markup
    mark: str
    mark_title: str


@dataclass(frozen=True)
class Group:
    """All things of a kind."""

    id: str
    title: str
    chapter: str
    entries: list[Entry]


@dataclass(frozen=True)
class Hit:
    """A place where a search found something."""

    sign: str  # the number of a chapter, or a sign of what it is
    title: str
    address: str
    before: str
    found: str
    after: str

    def plain(self) -> dict[str, Any]:
        """As our script reads it."""
        text = [self.before, self.found, self.after]
        return {"sign": self.sign, "title": self.title, "address": self.address, "text": text}


@dataclass(frozen=True)
class RulesPage:
    """rules.html, rules-part.html and its sisters: chapters, the index or the readings, whichever is there."""

    card: GameCard
    words: Words
    contents: list[tuple[int, str, str]]  # number, id and title of every chapter
    ground: Markup
    chapters: Sequence[ReadChapter] = ()
    groups: Sequence[Group] = ()
    readings: Sequence[Reading] = ()
    why: tuple[str, str] = ("", "")  # the question that is asked, and why
    ruled: Sequence[Reading] = ()  # our readings that matter for it
    terms: Sequence[tuple[Markup, str, str]] = ()
    hits: Sequence[Hit] = ()
    query: str = ""
    previous: str = ""
    following: str = ""


# -- addresses ------------------------------------------------------------------------------------------------------


def thing_of(game: Game, name: str) -> tuple[Kind, int] | None:
    """The kind and number of `curio-IN201`; None when there is no such thing."""
    for kind in kinds(game):
        if name.startswith(f"{kind.name}-") and name[len(kind.name) + 1 :] in kind.ids:
            return kind, kind.ids[name[len(kind.name) + 1 :]]
    return None


@cache
def kinds(game: Game) -> tuple[Kind, ...]:
    """The kinds of things of a game."""
    return tuple(import_module(f"{type(game).__module__}.pieces").KINDS)


def address(game: Game, target: str) -> str:
    """Where a link of the rules leads: to a chapter, a reading or a thing."""
    book = rulebook(game)
    if any(each.id == target for each in book.chapters):
        return f"/help/{game.id}#{target}"
    if any(each.id == target for each in book.readings):
        return f"/help/{game.id}/readings#{target}"
    if thing_of(game, target) is not None:
        return f"/help/{game.id}/things#{target}"
    raise KeyError(f"{game.id}: the rules link to {target!r}, which is no chapter, reading or thing")


# -- figures --------------------------------------------------------------------------------------------------------


@cache
def figure(game: Game, lang: str, name: str) -> Markup:
    """A figure of the rules, drawn once."""
    found = next(each for each in rulebook(game).figures if each.id == name)
    return draw(game, lang, found)


def draw(game: Game, lang: str, found: Figure) -> Markup:
    """A figure, whatever it shows."""
    if isinstance(found, Things):
        return things(game, lang, found)
    return taken_apart(game, lang, found) if isinstance(found, Parts) else example(game, lang, found)


def things(game: Game, lang: str, found: Things) -> Markup:
    """Pictures side by side with names and notes."""
    words, out = words_of(lang, game), ""
    for number, name in enumerate(found.things):
        thing = thing_of(game, name)
        assert thing is not None, f"no thing {name}"
        note = f"<span>{escape(found.notes[number].to(lang))}</span>" if number < len(found.notes) else ""
        out += (
            f'<a href="/help/{game.id}/things#{escape(name)}">{stage.picture(game, lang, *thing)}'
            f"<b>{escape(words.thing(*thing))}</b>{note}</a>"
        )
    return Markup(f'<figure class="row-of-things">{out}</figure>')


def taken_apart(game: Game, lang: str, found: Parts) -> Markup:
    """A picture with its parts numbered, and what they are."""
    thing = thing_of(game, found.thing)
    assert thing is not None, f"no thing {found.thing}"
    picture = str(stage.picture(game, lang, *thing))
    left, top, width, height = [
        float(each) for each in re.findall(r"-?[\d.]+", picture.split('viewBox="')[1].split('"')[0])
    ]
    size = max(width, height) / 18
    marks = "".join(
        f'<g class="part-mark" transform="translate({left + width * each.x:g} {top + height * each.y:g})"><circle r="{size:g}"/>'
        f'<text y="{size * 0.4:g}" font-size="{size * 1.2:g}" text-anchor="middle">{number}</text></g>'
        for number, each in enumerate(found.labels, 1)
    )
    listed = "".join(f"<li>{escape(each.text.to(lang))}</li>" for each in found.labels)
    return Markup(f'<figure class="apart">{picture.replace("</svg>", marks + "</svg>")}<ol>{listed}</ol></figure>')


def example(game: Game, lang: str, found: Example) -> Markup:
    """A position with choices played by the rules, and the points they bring."""
    words, done = words_of(lang, game), played(game, found)
    names = [words.say("page-rules-you"), words.say("page-rules-rival"), words.say("page-rules-third")]
    names = [
        *names[: done.state.seats],
        *(words.say(f"participant-{each}") for each in game.participants(done.state)[done.state.seats :]),
    ]
    scene = Scene(game, game.redact(done.state, LEARNER), LEARNER, words, names, lang=lang)
    told = ""
    for deed in done.deeds:
        lines = "".join(f"<li>{escape(words.event(each, names))}</li>" for each in deed.events)
        told += f"<li><b>{escape(words.option(deed.option, names))}</b>{f'<ul>{lines}</ul>' if lines else ''}</li>"
    told = f"<ol>{told}</ol>"
    if done.counted:
        gain = f"{done.after - done.before:+d}"
        said = words.say("page-rules-points", name=names[LEARNER], before=done.before, after=done.after, gain=gain)
        told += f'<p class="sum">{escape(said)}</p>'
    wide = " wide" if found.cut and found.cut[2] > WIDE * found.cut[3] else ""
    return Markup(
        f'<figure class="played{wide}">{shown(scene, found)}<div><h3>{escape(found.title.to(lang))}</h3>'
        f"<p>{escape(found.text.to(lang))}</p>{told}</div></figure>"
    )


def shown(scene: Scene, found: Example) -> Markup:
    """The part of the table that an example shows, as a still picture."""
    table, (width, height) = stage.table_of(scene.game), stage.size_of(scene.game)
    if found.shows == "mat":
        return Markup(IDS.sub("", str(table.mat(scene, LEARNER))))
    live = str(table.board(scene))
    inner = IDS.sub("", live[live.index(">") + 1 : live.rindex("</svg>")])
    box = " ".join(f"{each:g}" for each in (found.cut or [0, 0, width, height]))
    ground = f'<use href="#ground" width="{width:g}" height="{height:g}"/>'
    return Markup(
        f'<svg class="cut live" viewBox="{box}" role="img" aria-label="{escape(found.title.to(scene.lang))}">{ground}{inner}</svg>'
    )


# -- the parts of the book ------------------------------------------------------------------------------------------


@cache
def chapter(game: Game, lang: str, id: str) -> ReadChapter:
    """A chapter in a language."""
    book = rulebook(game)
    number, found = next((n, each) for n, each in enumerate(book.chapters, 1) if each.id == id)
    html = prose.prose(found.text.to(lang), lambda to: address(game, to), lambda name: figure(game, lang, name))
    readings = book.read_in(id)
    return ReadChapter(
        number,
        id,
        found.title.to(lang),
        html,
        [told(game, lang, each, found.terms[each.id]) for each in terms(game) if each.id in found.terms],
        [each for each in readings if each.disputed],
        [each for each in readings if not each.disputed],
    )


def terms(game: Game) -> list[Term]:
    """The terms of a game's course, if it has one."""
    return course(game.id).terms if file_of(game.id) is not None else []


def told(game: Game, lang: str, term: Term, thing: str = "") -> tuple[Markup, str, str]:
    """A term with its picture: the thing's, or the symbol that the course names."""
    pictured = thing_of(game, thing) if thing else None
    picture = stage.picture(game, lang, *pictured) if pictured is not None else symbol(game, term.icon)
    return picture, term.name.to(lang), term.about.to(lang)


@cache
def symbol(game: Game, name: str) -> Markup:
    """A symbol that the game's ground defines, small; nothing when it defines none of that name."""
    defined = str(stage.ground(game, "en")) + str(stage.DEFS)
    if not name or f' id="{name}"' not in defined:
        return Markup("")
    room = ' x="-12" y="-12" width="24" height="24"' if f'<symbol id="{name}"' in defined else ""
    return Markup(f'<svg class="picture" viewBox="-18 -18 36 36" aria-hidden="true"><use href="#{name}"{room}/></svg>')


@cache
def groups(game: Game, lang: str) -> list[Group]:
    """The index: every thing with its picture, its text and where its facts come from."""
    words = words_of(lang, game)
    marks = {each.table: each.mark for each in game.provenance}
    out = []
    for row in rulebook(game).index or default_index(game, words):
        kind = next(each for each in kinds(game) if each.name == row.kind)
        mark = marks.get(row.table, "")
        title = words.say(f"provenance-{mark}") if mark else ""
        entries = [
            Entry(f"{kind.name}-{kind.text(value)}", words.thing(kind, value), words.about(kind, value),
                  stage.picture(game, lang, kind, value), mark, title)
            for value in range(len(kind.names))
        ]  # fmt: skip
        out.append(Group(kind.name, row.title.to(lang), row.chapter, entries))
    return out


def default_index(game: Game, words: Words) -> list[Indexed]:
    """Everything that has a picture, for a game that says nothing about it."""
    found = [kind for kind in kinds(game) if stage.picture(game, words.lang, kind, 0)]
    return [Indexed(kind.name, Said(kind.name, kind.name), "") for kind in found]


# -- search ---------------------------------------------------------------------------------------------------------


def folded(text: str) -> str:
    """Without case and accents, letter by letter, so that places stay the same."""
    return "".join(unicodedata.normalize("NFD", each)[0] for each in text.lower().replace("ł", "l"))


def hit(sign: str, title: str, address: str, text: str, query: str) -> Hit | None:
    """Where a text holds the words that are looked for; None when it does not."""
    plain, wanted = folded(text), folded(query).split()
    if not wanted or not all(word in plain or word in folded(title) for word in wanted):
        return None
    at = plain.find(wanted[0])
    if at < 0:
        return Hit(sign, title, address, text[:LONG], "", "")
    start = max(0, at - SHORT)
    start = text.find(" ", start) + 1 if start else 0
    end = at + len(wanted[0])
    return Hit(sign, title, address, text[min(start, at) : at], text[at:end], text[end : end + LONG])


def search(game: Game, lang: str, query: str) -> list[Hit]:
    """Everything that holds the words: what is named so, then chapters, terms, readings and things."""
    book, words, found = rulebook(game), words_of(lang, game), list[Hit | None]()
    for number, each in enumerate(book.chapters, 1):
        text, where = prose.plain(each.text.to(lang)), f"/help/{game.id}#{each.id}"
        found.append(hit(str(number), each.title.to(lang), where, text, query))
    for term in terms(game):
        found.append(hit("◆", term.name.to(lang), f"/help/{game.id}#terms", term.about.to(lang), query))
    for reading in book.readings:
        text = f"{reading.says.to(lang)} {reading.reads.to(lang)} {reading.why.to(lang)}"
        title, where = f"{reading.id}: {reading.title.to(lang)}", f"/help/{game.id}/readings#{reading.id}"
        found.append(hit("⚖", title, where, prose.plain(text), query))
    for group in groups(game, lang):
        for thing in group.entries:
            where = f"/help/{game.id}/things#{thing.name}"
            found.append(hit(THING, thing.title, where, thing.about or words.say("page-rules-thing"), query))
    kept = [each for each in found if each is not None]
    return sorted(kept, key=lambda each: not is_named(each, query))[:MOST_HITS]


def is_named(found: Hit, query: str) -> bool:
    """Whether a chapter, a term or a reading bears the words in its title; of things there are too many of one name."""
    return found.sign != THING and all(word in folded(found.title) for word in folded(query).split())


# -- pages ----------------------------------------------------------------------------------------------------------


def asked_from(request: Request, game: Game, lang: str) -> dict[str, Any]:
    """Why a question is asked and how we read it, for a page that was opened from one."""
    words, prompt = words_of(lang, game), request.query_params.get("why", "")[:60]
    key = f"prompt-{prompt}"
    if not words.has(key, "why"):
        return {}
    ruled = [each for each in rulebook(game).readings if prompt in each.prompts]
    return {"why": (words.say("page-why"), words.say(key, "why")), "ruled": ruled}


def rules_page(game: Game, person: Person, **given: Any) -> RulesPage:
    """What the templates receive."""
    lang = person.lang
    contents = [(number, each.id, each.title.to(lang)) for number, each in enumerate(rulebook(game).chapters, 1)]
    ground = stage.named(stage.ground(game, lang))
    return RulesPage(card(game, lang), words_of(lang, game), contents, ground, **given)


def answer(request: Request, name: str, context: RulesPage, person: Person) -> Response:
    """A page, or only its part for the panel beside a table."""
    part = "part" in request.query_params
    return page(request, f"rules-{name}.html" if part else "rules.html", context, person)


def asked(request: Request) -> tuple[Game, Person]:
    """The game and who reads."""
    return server_of(request).find(request.path_params["game"]), person_of(request)


async def read(request: Request) -> Response:
    """All chapters."""
    game, person = asked(request)
    chapters = [chapter(game, person.lang, each.id) for each in rulebook(game).chapters]
    all_terms = [told(game, person.lang, each) for each in terms(game)]
    context = rules_page(game, person, chapters=chapters, terms=all_terms, **asked_from(request, game, person.lang))
    return answer(request, "chapters", context, person)


async def read_chapter(request: Request) -> Response:
    """One chapter, and what stands before and after it."""
    game, person = asked(request)
    ids = [each.id for each in rulebook(game).chapters]
    wanted = request.path_params["chapter"]
    if wanted not in ids:
        raise TableError("not-found", 404)
    at = ids.index(wanted)
    context = rules_page(
        game,
        person,
        chapters=[chapter(game, person.lang, wanted)],
        previous=ids[at - 1] if at else "",
        following=ids[at + 1] if at + 1 < len(ids) else "",
        **asked_from(request, game, person.lang),
    )
    return answer(request, "chapters", context, person)


async def read_things(request: Request) -> Response:
    """The index of all things."""
    game, person = asked(request)
    return answer(request, "things", rules_page(game, person, groups=groups(game, person.lang)), person)


async def read_readings(request: Request) -> Response:
    """How we read it."""
    game, person = asked(request)
    return answer(request, "readings", rules_page(game, person, readings=rulebook(game).readings), person)


async def find(request: Request) -> Response:
    """What a search finds; for our script as JSON."""
    game, person = asked(request)
    query = request.query_params.get("q", "")[:80]
    hits = search(game, person.lang, query)
    if "part" in request.query_params:
        return json([each.plain() for each in hits])
    return answer(request, "found", rules_page(game, person, hits=hits, query=query), person)
