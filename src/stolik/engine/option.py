"""Options and their one text form.

A `Kind` is a table of names (`site`: nile, cape, ...); things are small integers everywhere in the rules and
become names only in text. A `Verb` is a word with the kinds of its arguments. An `Option` is a verb with its
arguments; ``str(option)`` is the text that stands in golden files, pages, logs and the database:

>>> SITE = Kind("site", ("nile", "cape"))
>>> DIG = Verb("dig", SITE, NUMBER)
>>> str(Option(DIG, (1, 4)))
'dig cape 4'
>>> Vocabulary((DIG,)).parse("dig cape 4") == Option(DIG, (1, 4))
True
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from .errors import MalformedOption


class Kind:
    """A named table of ids: the position in the table is the id, the entry its name."""

    def __init__(self, name: str, names: tuple[str, ...]) -> None:
        self.name = name
        self.names = names
        self.ids: dict[str, int] = {each: index for index, each in enumerate(names)}

    def text(self, value: int) -> str:
        """The name of an id; an id the viewer may not know is a question mark."""
        return "?" if value < 0 else self.names[value]

    def parse(self, text: str) -> int:
        value = self.ids.get(text)
        if value is None:
            raise MalformedOption(f"{text!r} is no {self.name}; expected one of: {', '.join(self.names)}")
        return value


class Numeric(Kind):
    """A kind whose values are plain numbers."""

    def text(self, value: int) -> str:
        return str(value)

    def parse(self, text: str) -> int:
        digits = text[1:] if text.startswith("-") else text
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 9 and str(int(text)) == text):
            raise MalformedOption(f"{text!r} is no {self.name}; expected a whole number")
        return int(text)


class Sides(Kind):
    """A kind whose first ids are the seats; further ones may be automata or nobody's."""


NUMBER: Final = Numeric("number", ())
SEAT: Final = Numeric("seat", ())
SIDE: Final = Numeric("side", ())  # whoever scores: the seats, and then the automata


class Verb:
    """A word of a game with the kinds of its arguments; `roles` name them where two are of one kind.

    `most` is the greatest number that an option of it can name.
    """

    def __init__(self, name: str, *kinds: Kind, roles: tuple[str, ...] = (), most: int = 0) -> None:
        self.name = name
        self.most = most
        self.kinds: tuple[Kind, ...] = kinds
        self.roles: tuple[str, ...] = roles or tuple([kind.name for kind in kinds])


class Verbs:
    """The verbs of one sort in the order in which they are declared: options, events, prompts, reasons."""

    def __init__(self) -> None:
        self.declared: list[Verb] = []

    def verb(self, name: str, *kinds: Kind, roles: tuple[str, ...] = (), most: int = 0) -> Verb:
        """Declare a verb of this sort."""
        made = Verb(name, *kinds, roles=roles, most=most)
        self.declared.append(made)
        return made

    def __iter__(self) -> Iterator[Verb]:
        return iter(self.declared)


class Phrase:
    """A verb and its arguments: the common form of options, events, prompts and reasons."""

    def __init__(self, verb: Verb, args: tuple[int, ...] = ()) -> None:
        self.verb = verb
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.verb is other.verb and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.verb.name, self.args))

    def __str__(self) -> str:
        words = [self.verb.name]
        for kind, arg in zip(self.verb.kinds, self.args):
            words.append(kind.text(arg))
        return " ".join(words)

    def __repr__(self) -> str:
        return f"<{self}>"


class Option(Phrase):
    """One legal thing to do."""


class Refusal:
    """Why a thing that a player may expect to do is not possible now."""

    def __init__(self, option: Option, reason: Phrase) -> None:
        self.option = option
        self.reason = reason

    def __repr__(self) -> str:
        return f"<{self.option}: {self.reason}>"


NONE_REFUSED: Final[list[Refusal]] = []  # stays empty


class Candidates:
    """What a seat may look for at a choice: what is legal, and, when asked `why`, the refusal of everything else.

    One pass over the candidates fills it, so that offers and reasons never differ; bots never ask why.
    """

    def __init__(self, why: bool = False) -> None:
        self.legal: list[Option] = []
        self.refused: list[Refusal] = [] if why else NONE_REFUSED
        self.why = why

    def refuse(self, option: Option, reason: Verb, args: tuple[int, ...] = ()) -> None:
        """This candidate is not legal; the reason is kept if somebody asks."""
        if self.why:
            self.refused.append(Refusal(option, Phrase(reason, args)))


class Vocabulary:
    """All verbs of a game's options: turns text into options."""

    def __init__(self, verbs: Iterable[Verb]) -> None:
        self.verbs: dict[str, Verb] = {verb.name: verb for verb in verbs}

    def parse(self, text: str) -> Option:
        """The option of this text, or `MalformedOption`; the text must be exactly the option's text form."""
        words = text.split(" ")
        verb = self.verbs.get(words[0])
        if verb is None:
            raise MalformedOption(f"unknown verb {words[0]!r}; expected one of: {', '.join(sorted(self.verbs))}")
        if len(words) != len(verb.kinds) + 1:
            shape = " ".join([verb.name] + [f"<{role}>" for role in verb.roles])
            raise MalformedOption(f"{text!r} does not have the form '{shape}'")
        return Option(verb, tuple([kind.parse(word) for kind, word in zip(verb.kinds, words[1:])]))
