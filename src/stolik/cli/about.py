"""`about`: anything on the table by its name or by the number of an option, with the place where it stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from itertools import groupby

from ..engine.option import NUMBER, SEAT, SIDE, Kind, Option
from ..engine.place import Place, meant, neighbour
from ..engine.rng import Dice
from ..engine.state import State
from ..words import CASES
from .listing import DOTS
from .rows import Row, things
from .session import Session

MANY = 8  # things of which a part of the name is told whole; of more, only the names
FEW = 4  # things that an option leads to and that are told with it

Thing = tuple[Kind, int]


def about(session: Session, word: str) -> list[str]:
    """What a thing, place or participant is; without a word, what the options name; near words for a mistake."""
    voice, options = session.voice, session.options
    if word.isdecimal():
        if not 1 <= int(word) <= len(options):
            return [voice.say("numbers", most=len(options))]
        options = [options[int(word) - 1]]
    if not word or word.isdecimal():
        named = dict.fromkeys((kind, id) for option in options for kind, id in zip(option.verb.kinds, option.args))
        told = together(session, named)
        if word:
            told = [*filter(None, [session.gained(options[0])]), *told, *foreseen(session, options[0])]
        return told or [voice.say("no-about")]
    asked = word.casefold()
    for side, name in enumerate(voice.participants(session.view)):
        if asked == name.casefold():
            return [name, *[f"  {row.told()}" for row in session.rows if row.side == side]]
    return by_name(session, word)


def by_name(session: Session, word: str) -> list[str]:
    """Things on the table, piles and rows by their labels, then anything in the box; near words for a mistake."""
    voice, asked = session.voice, word.casefold()
    names, boxed = known(session, all_things(session)), known(session, in_the_box(session))
    labels = [(row, (row.label.casefold(), row.under.casefold())) for row in session.rows]
    whole = names.get(asked, [])
    listed = [row for row, called in labels if asked in called]
    if listed and not whole:
        return [line for row in listed for line in contents(session, row)]
    found = whole or parts(names, asked)
    if not found:
        listed = [row for row, called in labels if any(asked in each for each in called)]
        if listed:
            return [line for row in listed for line in contents(session, row)]
        found = boxed.get(asked) or parts(boxed, asked)
    if len(found) > MANY:
        return [voice.say("about-which", names="; ".join(dict.fromkeys(voice.words.thing(*each) for each in found)))]
    if found:
        return together(session, found) or [voice.say("no-about")]
    called = {name: voice.words.thing(*each[0]) for name, each in {**boxed, **names}.items()}
    for text in (*voice.participants(session.view), *[text for row in session.rows for text in (row.label, row.under)]):
        called[text.casefold()] = text
    near = "; ".join(dict.fromkeys(called[each] for each in get_close_matches(asked, called)))
    mistake, offer = voice.say("wrong-thing", word=word), voice.say("near", words=near)
    return [f"{mistake} {offer[0].upper()}{offer[1:]}" if near else mistake]


def parts(names: dict[str, list[Thing]], asked: str) -> list[Thing]:
    """The things of whose name a word is a part."""
    return list(dict.fromkeys(thing for name, each in names.items() if asked in name for thing in each))


def together(session: Session, named: Iterable[Thing]) -> list[str]:
    """Several things in words; what reads alike is told once."""
    told_once = dict.fromkeys(tuple(told(session, thing)) for thing in named)
    return [line for lines in told_once for line in lines]


def contents(session: Session, row: Row) -> list[str]:
    """A pile, stack or mat as a list: everything known that lies there, with what it is."""
    words = session.voice.words
    about = [(words.thing(*each), words.about(*each)) for each in dict.fromkeys(row.things)]
    whole = all(text for _, text in about) and row.text == ", ".join(name for name, _ in about)
    whose = [session.voice.participants(session.view)[row.side]] if row.side >= 0 else []
    heading = ", ".join([*whose, *filter(None, [row.under]), row.label if whole else row.told()])
    return [heading, *[f"  {name}: {text}" for name, text in about if text]]


def explained(session: Session, option: Option) -> str:
    """What an option costs and brings; what it names: of a pile, what lies there; of a place, what stands there and near."""
    words, told, around = session.voice.words, [session.gained(option)], list[str]()
    for thing in zip(option.verb.kinds, option.args):
        text, place = words.about(*thing), place_of(session, thing)
        own = [row for row in session.rows if row.side == session.seat]
        held = [each for row in own for place, each in row.inside if place == thing and words.about(*each)]
        told += [f"{words.thing(*each)}: {words.about(*each)}" for each in held]
        if text:
            told.append(f"{words.thing(*thing)}: {text}")
        elif lies := lying(session, thing):
            told.append(f"{words.thing(*thing)}. {'. '.join(lies)}")
        elif place is not None:
            around += [f"{line.strip()}." for line in (words.thing(*thing), *there(session, place)[1:])]
        elif thing[0] not in (NUMBER, SEAT, SIDE):
            rows = [row for row in session.rows if row.at == thing]
            told += [line.strip() for row in rows if not at_place(session, row) for line in contents(session, row)]
    return " ".join(filter(None, [*told, *foreseen(session, option), *around]))


def place_of(session: Session, thing: Thing) -> Place | None:
    """The place that a thing is."""
    return next((each for each in session.places if (each.kind, each.id) == thing), None)


def at_place(session: Session, row: Row) -> bool:
    """Whether a row tells only what stands at places of the board, which the map shows."""
    named = [row.at] if row.at is not None else [at for at, _ in row.inside]
    return bool(named) and all(any(place.called(*at) for place in session.places) for at in named)


def known(session: Session, things: Iterable[Thing]) -> dict[str, list[Thing]]:
    """Things by their names in all cases and by the text of their ids."""
    words = session.voice.words
    found: dict[str, list[Thing]] = {}
    for kind, id in things:
        names = {kind.text(id), words.thing(kind, id), *[words.thing(kind, id, case) for case in CASES]}
        for name in names:
            each = found.setdefault(name.casefold(), [])
            if (kind, id) not in each:
                each.append((kind, id))
    return found


def all_things(session: Session) -> Iterator[Thing]:
    """The places, what options and refusals name, and everything that lies on the table as far as it is known."""
    seen: set[tuple[str, int]] = set()
    options = [*session.options, *[each.option for each in session.refusals]]
    for kind, id in (
        *[(place.kind, place.id) for place in session.places],
        *[pair for place in session.places for pair in place.also],
        *[pair for option in options for pair in zip(option.verb.kinds, option.args)],
        *[
            pair
            for place in session.places
            for each in place.pieces
            for pair in zip(each.said.verb.kinds, each.said.args)
        ],
        *things(session.view),
    ):
        if kind not in (NUMBER, SEAT, SIDE) and id >= 0 and (kind.name, id) not in seen:
            seen.add((kind.name, id))
            yield kind, id


def in_the_box(session: Session) -> Iterator[Thing]:
    """Everything that options of the game can ever name and that has a text of its own."""
    kinds = {kind.name: kind for verb in session.game.vocabulary.verbs.values() for kind in verb.kinds}
    for kind in kinds.values():
        if kind not in (NUMBER, SEAT, SIDE):
            yield from ((kind, id) for id in range(len(kind.names)) if session.voice.words.about(kind, id))


def told(session: Session, thing: Thing) -> list[str]:
    """A thing in words, and if it is a place, what stands there and what is near."""
    kind, id = thing
    if kind in (NUMBER, SEAT, SIDE) or id < 0:
        return []
    words = session.voice.words
    text = words.about(kind, id)
    place = place_of(session, thing)
    if place is None:
        piles = [row for row in session.rows if row.at == thing]
        lines = [line for row in piles for line in contents(session, row)]
        if lies := lying(session, thing):
            lines = [words.thing(kind, id), *[f"  {line}" for line in lies], *lines]
        return [f"{words.thing(kind, id)}: {text}", *lines] if text else lines
    return [f"{words.thing(kind, id)}: {text}" if text else words.thing(kind, id), *there(session, place)]


def foreseen(session: Session, option: Option) -> list[str]:
    """What surely comes of an option: of one that names no place, what then stands where; what it leads to."""
    after = session.game.determinize(session.view, Dice(0))
    after.choose(option, session.seat)
    if after.revealed:
        return []
    return [text for text in (afterwards(session, option, after), following(session, after)) if text]


def afterwards(session: Session, option: Option, after: State) -> str:
    """What an option that names no place brings to places of the board."""
    game, places, voice = session.game, session.places, session.voice
    if meant(option, places):
        return ""
    before = {place.key: place.pieces for place in places}
    said = [
        f"{voice.words.thing(place.kind, place.id)}: {voice.words.phrase('stands', each.said, voice.names)}"
        for place in game.places(game.redact(after, session.seat))
        for each in place.pieces
        if each not in before.get(place.key, ())
    ]
    return voice.say("then", list="; ".join(said)) if 0 < len(said) <= MANY else ""


def following(session: Session, after: State) -> str:
    """The first of the new things that the seat may choose next."""
    if session.seat not in after.deciders():
        return ""
    now = {str(option) for option in session.options}
    fresh = [session.said(option) for option in after.options(session.seat) if str(option) not in now]
    some = fresh if len(fresh) <= FEW else [*fresh[:FEW], DOTS]
    return session.voice.say("next", list="; ".join(some)).replace(f"{DOTS}.", DOTS) if some else ""


def lying(session: Session, thing: Thing) -> list[str]:
    """What stands where an option means several places by one name, and what that is: the back of a tile, for example."""
    voice, words = session.voice, session.voice.words
    places = [place for place in session.places if place.called(*thing) and place.key != (thing[0].name, thing[1])]
    said = dict.fromkeys(each.said for place in places for each in place.pieces)
    named = dict.fromkeys(pair for each in said for pair in zip(each.verb.kinds, each.args))
    about = [(words.thing(*each), words.about(*each)) for each in named if each[0] not in (NUMBER, SEAT, SIDE)]
    standing = [voice.say("stands", list="; ".join(words.phrase("stands", each, voice.names) for each in said)).strip()]
    return [*(standing if said else []), *[f"{name}: {text}" for name, text in about if text]]


def there(session: Session, place: Place) -> list[str]:
    """The part of the board, what stands at a place, and its neighbours with what stands there."""
    voice = session.voice
    lines = [f"  {voice.words.phrase('group', place.group, voice.names)}"]
    standing = [voice.words.phrase("stands", each.said, voice.names) for each in place.pieces]
    if standing:
        lines.append(voice.say("stands", list="; ".join(standing)))
    found = {each.key: each for each in session.places}
    near = []
    for each in place.near:
        phrase, other = voice.words.phrase("near", each, voice.names), found[neighbour(each)]
        standing = [voice.words.phrase("stands", piece.said, voice.names) for piece in other.pieces]
        beside = [text for text in standing if text != voice.words.thing(other.kind, other.id)]
        near.append(f"{phrase} ({', '.join(beside)})" if beside else phrase)
    if near:
        lines.append(voice.say("neighbours", list="; ".join(near)))
    return lines


def around(session: Session) -> list[str]:
    """The board in words: every place where something stands or that can be chosen, by its part of the board."""
    voice, words = session.voice, session.voice.words
    numbers: dict[tuple[str, int], list[str]] = {}
    for number, option in enumerate(session.options, 1):
        for place in meant(option, session.places):
            numbers.setdefault(place.key, []).append(str(number))
    lines: list[str] = []
    for part, places in groupby(session.places, key=lambda place: words.phrase("group", place.group, voice.names)):
        alike: dict[str, list[str]] = {}  # what stands at several places is told once
        for place in places:
            standing = "; ".join(words.phrase("stands", each.said, voice.names) for each in place.pieces)
            called, labels = words.thing(place.kind, place.id), numbers.get(place.key, [])
            if labels:
                alike[f"{called}: {standing}".rstrip(": ") + f" [{', '.join(labels)}]"] = []
            elif standing:
                alike.setdefault(standing, []).append(called)
        if len(alike) == 1 and len(next(iter(alike.values()))) > 1:
            lines.append(f"{part}: {next(iter(alike))}")
        elif alike:
            lines += [
                part,
                *[f"  {', '.join(called)}: {text}" if called else f"  {text}" for text, called in alike.items()],
            ]
    return lines or [voice.say("no-map")]
