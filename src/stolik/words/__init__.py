"""Words for people: every option, event, prompt, card and place in Polish and English, from Fluent files.

>>> words = Words("en", GAME)
>>> words.option(option, names=["Ola", "Marek"])
'Dig the comet at the Nile'
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from ..engine.game import Game
from ..engine.option import NUMBER, SEAT, Kind, Phrase, Refusal, Verb
from ..engine.printed import COPIES, ID
from .breath import in_one_breath

LANGUAGES = ("en", "pl")
CASES = ("gen", "dat", "acc", "ins", "loc")
MOST_SENTENCES = 40_000  # remembered of one language and game
MOST_WISHES = 6  # of one reason and verb, before the rest is only counted


@cache
def resource(path: Path) -> Any:
    """A Fluent file, read once."""
    return FluentResource(path.read_text(encoding="utf-8"))


def file_of(package: str, lang: str) -> Path:
    """The words file of a package that has a folder `words`."""
    module = import_module(package)
    assert module.__file__ is not None
    return Path(module.__file__).parent / "words" / f"{lang}.ftl"


def spanned(numbers: str) -> str:
    """A list of numbers as it is read: 1–3 where it rises by one, else one after the other."""
    found = [int(each) for each in numbers.split()]
    rising = len(found) > 1 and found == list(range(found[0], found[-1] + 1))
    return f"{found[0]}–{found[-1]}" if rising else ", ".join(map(str, found))


class Words:
    """The words of one language, for one game or for none, with further files on request."""

    def __init__(self, lang: str, game: Game | None = None, extra: Sequence[Path] = ()) -> None:
        self.lang = lang if lang in LANGUAGES else LANGUAGES[0]
        self.game = game
        functions: Any = {"PRINTED": self.printed}
        self.bundle = FluentBundle([self.lang], functions=functions, use_isolating=False)
        self.cache: dict[tuple[str, str], dict[str, str]] = {}
        self.sentences: dict[tuple[str, Verb, tuple[int, ...], tuple[str, ...]], str] = {}
        paths = [Path(__file__).parent / f"{self.lang}.ftl", *extra]
        if game is not None:
            paths.append(file_of(type(game).__module__, self.lang))
        for path in paths:
            self.bundle.add_resource(resource(path), allow_overrides=True)
        if game is not None and game.copy:  # its name beside the title, everywhere
            title = Words(self.lang, extra=[file_of(type(game).__module__, self.lang)]).say("title")
            named = f"title = {title} · {game.id.partition('@')[2]}"
            self.bundle.add_resource(FluentResource(named), allow_overrides=True)

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether there are words for a key (and its attribute)."""
        if not self.bundle.has_message(key):
            return False
        message = self.bundle.get_message(key)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, attribute: str = "", **args: Any) -> str:
        """The words of a key; a missing one shows its key, so that the table can go on."""
        if not self.has(key, attribute):
            return f"{key}.{attribute}" if attribute else key
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, _ = self.bundle.format_pattern(pattern, args)
        return str(text)

    def about(self, kind: Kind, value: int) -> str:
        """The tooltip of a thing, or nothing."""
        if value < 0:
            return ""
        key = f"{kind.name}-{kind.text(value)}"
        told = self.caption(kind, value, "about")
        return told or (self.say(key, "about") if self.has(key, "about") else "")

    def caption(self, kind: Kind, value: int, case: str = "") -> str:
        """What the game tells by the printed row of a thing, or nothing."""
        return self.game.caption(kind, value, case, self.say) if self.game is not None and value >= 0 else ""

    def knows(self, kind: Kind, value: int) -> bool:
        """Whether a thing has a name."""
        return bool(self.caption(kind, value)) or self.has(f"{kind.name}-{kind.text(value)}")

    def printed(self, table: str, row: Any, column: str = "value", **given: Any) -> Any:
        """The Fluent function PRINTED(table, row, column): what stands in a cell, told by another key (as: "key").

        A row is named by its id (without ids, by its first cell) or by its number, the first being 1; `item` is one of
        a list of numbers, and a whole list is told as 1–3 where it has no gap."""
        sheet = COPIES[type(self.game).__module__].sheets[table]
        if isinstance(row, int):
            names = [str(number) for number in range(1, len(sheet.rows) + 1)]
        else:
            named = sheet.header.index(ID) if ID in sheet.header else 0
            names = [each[named] for each in sheet.rows]
        cell = sheet.rows[names.index(str(row))][sheet.header.index(column)]
        if sheet.columns[column].kind == "numbers":
            cell = cell.split()[int(given["item"]) - 1] if "item" in given else spanned(cell)
        if "as" in given:
            return self.say(str(given["as"]), n=int(cell))
        if sheet.columns[column].kind == "call" and self.game is not None:
            return self.game.spoken(cell, self.say)
        return fluent_number(int(cell)) if cell.lstrip("-").isdigit() else cell

    def thing(self, kind: Kind, value: int, case: str = "") -> str:
        """The name of a thing, in a grammatical case where the words have one."""
        if kind is NUMBER or kind is SEAT:
            return str(value)
        forms = self.forms(kind, value)
        return forms.get(case, forms[""])

    def brief(self, kind: Kind, value: int) -> str:
        """The name of a thing where there is little room: `.short`, if the words have one."""
        key = f"{kind.name}-{kind.text(value)}"
        return self.say(key, "short") if self.has(key, "short") else self.thing(kind, value)

    def forms(self, kind: Kind, value: int) -> dict[str, str]:
        """All cases of a thing's name."""
        name = kind.text(value)
        found = self.cache.get((kind.name, name))
        if found is None:
            key = "unknown" if value < 0 else f"{kind.name}-{name}"
            found = {"": self.caption(kind, value) or self.say(key)}
            for case in CASES:
                told = self.caption(kind, value, case)
                found[case] = told or (self.say(key, case) if self.has(key, case) else found[""])
            self.cache[kind.name, name] = found
        return found

    def phrase(self, group: str, phrase: Phrase, names: Sequence[str] = ()) -> str:
        """A phrase as a sentence, remembered: forming it costs more than drawing a piece."""
        key = group, phrase.verb, phrase.args, tuple(names)
        found = self.sentences.get(key)
        if found is None:
            if len(self.sentences) >= MOST_SENTENCES:
                self.sentences.clear()
            found = self.sentences[key] = self.formed(group, phrase, names)
        return found

    def formed(self, group: str, phrase: Phrase, names: Sequence[str]) -> str:
        """A phrase as a sentence: its key is the group and the verb; arguments come by their roles."""
        args: dict[str, Any] = {}
        for role, kind, value in zip(phrase.verb.roles, phrase.verb.kinds, phrase.args, strict=True):
            if kind is NUMBER:
                args[role] = value
            elif kind is SEAT:
                args[role] = names[value] if 0 <= value < len(names) else self.say("seat", number=value + 1)
            else:
                for case, form in self.forms(kind, value).items():
                    args[f"{role}_{case}" if case else role] = form
                if group == "prompt":  # a question may say what the thing does that it is about
                    args[f"{role}_about"] = self.about(kind, value)
        return self.say(f"{group}-{phrase.verb.name}", **args)

    def option(self, option: Phrase, names: Sequence[str] = ()) -> str:
        """An option as it stands on a button."""
        return self.phrase("option", option, names)

    def event(self, event: Phrase, names: Sequence[str] = ()) -> str:
        """An event as it stands in the log."""
        return self.phrase("event", event, names)

    def prompt(self, prompt: Phrase, names: Sequence[str] = ()) -> str:
        """The question a seat is asked."""
        return self.phrase("prompt", prompt, names)

    def why(self, prompt: Phrase) -> str:
        """What a question is about and what it leads to, for those who ask; nothing when nobody wrote it down."""
        key = f"prompt-{prompt.verb.name}"
        return self.say(key, "why") if self.has(key, "why") else ""

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Why something is not possible now."""
        return self.phrase("refusal", refusal.reason, names)

    def refused(self, refusals: Sequence[Refusal], names: Sequence[str] = ()) -> list[tuple[str, str]]:
        """Why things are not possible now: each reason once, as a sentence, with all that it concerns."""
        return self.grouped([(self.refusal(each, names), self.option(each.option, names), each) for each in refusals])

    def grouped(self, told: Sequence[tuple[str, str, Refusal]]) -> list[tuple[str, str]]:
        """The same of refusals whose reason and option are already in words."""
        reasons: dict[str, dict[str, list[str]]] = {}
        for reason, wish, refusal in told:
            reasons.setdefault(reason, {}).setdefault(refusal.option.verb.name, []).append(wish)
        return [
            (reason[:1].upper() + reason[1:].rstrip(".") + ".", "; ".join(map(self.wishes, verbs.values())))
            for reason, verbs in reasons.items()
        ]

    def wishes(self, labels: Sequence[str]) -> str:
        """Options of one verb in one breath; of a long list, how many more there are."""
        parts = in_one_breath(labels)
        between = "; " if any("," in each for each in parts) else ", "
        if len(parts) <= MOST_WISHES:
            return between.join(parts)
        shown = parts[: MOST_WISHES - 1]
        return self.say("and-more", list=between.join(shown), count=len(parts) - len(shown))
