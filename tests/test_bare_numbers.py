"""No word repeats a printed number: what stands in a table is told from it, so a bare number must be a rule or a name.

Every number in the words of our games that does not come from a table is listed here with its reason. Who writes a new
one is asked by this test whether a table has it (`PRINTED`, `captions.py`), as `CONTRIBUTING.md` says.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from changes import WITH_TABLES
from fluent.syntax import FluentParser, ast

from stolik.engine.game import Game
from stolik.games import folder
from stolik.lessons.numbers import CELL

NUMBERS = {
    "en": r"two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|twice",
    "pl": r"dw(?:a|ie|óch|oma|iema|u)|trzy|trzech|trzema|czter(?:y|ech|ema)|pięci?u?|pięć|sześci?u?|sześć|siedem|siedmiu"
    r"|osiem|ośmiu|dziewięć|dziewięciu|dziesięć|dziesięciu|dwanaście",
}
NAMES = (  # numbers as names of things, not counted: places, faces of dice, cards by their number, chapters, technologies
    r"(die|hex|space|slot|scheme|hint|cage|market|node|region|card|tech|place|tribe|ability|variant|unlocked|score|zu_card)"
    r"-[\w-]+(\.(acc|gen|loc|ins|dat|go))?"
)
EVERYWHERE = (NAMES, r"map-legend", r"near-step", r"subtitle", r"variant-.*", r"impossible-.*", r"mark-.*")
RULES: dict[str, tuple[str, ...]] = {  # numbers of rules that no table holds
    "circadians": (
        r"resource-gem\.about",  # a gem is worth a point
        r"die-sal\.about|leader-leader_bjorg_sal\.about",  # the value of Sal
        r"leader-leader_ul_kah_tal\.about|leader-leader_zoey\.about|prompt-second-contract\.why",
        r"event-ev_bumper_crop\.about|farm-six|ship-tune|ship-boost",  # faces of a die, and how ships turn it
        r"prompt-choose-payment\.why|location-negotiation\.about",  # two ways to pay, three factions
    ),
    "excavation": (
        r"option-(pass|excavate|sell|smuggle|survey)\.about|option-buy",  # how many a card digs, sells, keeps
        r"prompt-(mulligan|no-mulligan|draft|last-draft|draft-alone|place|travel|market|sell-at|keep|command)(\.why)?",
        r"prompt-(smuggle|buy|discard)(\.why)?",
        r"zu-pair\.about|zu_card-\w+\.about",
        r"order-order_supplies\.about",  # keep 1
        r"centre-\w+\.about",  # rounds 1, 2 and 3
    ),
    "icaion": (
        r"option-convert|event-converted|(option|event|prompt|refusal)-(double-shift\w*|second-\w+|start-second-leg)(\.why)?",
        r"option-start-second-leg|refusal-second-leg-due|prompt-draft\.why",
        r"refusal-region-full",  # a machine of each of three kinds
        r"(slot|cage|card)-\w+\.about",  # rows and machines by their number; regions of a kind
        r"apparatus-\w+-\w+|curio-does-draw|curio-IN23[34]",  # machines and rows by their number
    ),
    "revive": (
        r"option-(exchange|refine|synthesize|lullaby|take|give|swap)|technology-\w+\.about",  # one crystal, one resource
        r"event-chapter-began|prompt-[\w-]+(\.why)?|resource-\w+\.about|campaign_card-\w+\.about|field-reopened",
        r"icon-all_colours|icon-hoard|tile-about",
    ),
}


READ: dict[str, str] = {  # chapters and figures of the rules to read with numbers that no table holds
    "circadians": "plan|harvest|points|ai|goods|talk",  # values of dice, how many tiles lie together, a gem is a point
    "excavation": "cards|command|survey|preparation|scoring|solo|sell|smuggle",  # rounds; prices that are rules
    "icaion": "round|points|slots|apparatuses|extract|deploy",  # rounds of a Year; rows, machines and regions by number
    "revive": "range|points|solo",  # a food for each space; a point for some of anything
}


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """What a pattern says itself, without what it is given."""
    for each in pattern.elements:
        if isinstance(each, ast.TextElement):
            yield each.value
        elif isinstance(each.expression, ast.SelectExpression):
            for variant in each.expression.variants:
                yield from texts(variant.value)


def bare(path: Path, number: re.Pattern[str]) -> Iterator[str]:
    """The keys of a file whose words hold a number."""
    for message in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(message, ast.Message):
            parts = [("", message.value), *[(f".{each.id.name}", each.value) for each in message.attributes]]
            for name, pattern in parts:
                if pattern is not None and number.search(" ".join(texts(pattern))):
                    yield message.id.name + name


@pytest.mark.parametrize("lang", ("en", "pl"))
@pytest.mark.parametrize("game", WITH_TABLES, ids=lambda game: game.id)
def test_words_repeat_no_printed_number(game: Game, lang: str) -> None:
    allowed = re.compile("|".join(f"(?:{each})" for each in (*EVERYWHERE, *RULES.get(game.id, ()))))
    number = re.compile(rf"\d|\b(?:{NUMBERS[lang]})\b", re.IGNORECASE)
    found = [key for key in bare(folder(game) / "words" / f"{lang}.ftl", number) if not allowed.fullmatch(key)]
    assert not found, f"a number that should come from a table, or be listed here with its reason: {', '.join(found)}"


def told(part: object, lang: str = "") -> Iterator[str]:
    """Everything that a part of the rules to read says in a language."""
    if isinstance(part, dict):
        for key, each in part.items():
            yield from told(each, key if key in NUMBERS else lang)
    elif isinstance(part, list):
        for each in part:
            yield from told(each, lang)
    elif isinstance(part, str) and lang:
        yield part


@pytest.mark.parametrize("game", WITH_TABLES, ids=lambda game: game.id)
def test_rules_to_read_repeat_no_printed_number(game: Game) -> None:
    """Digits in the rules come from a table (`{table.row.column}`), or count what the rules themselves say."""
    digit = re.compile(r"(?<![\w{.-])\d+(?![\w}])")
    rules = tomllib.loads((folder(game) / "rules.toml").read_text(encoding="utf-8"))
    parts = {each["id"]: each for kind in ("chapter", "figure") for each in rules.get(kind, [])}
    found = [id for id, part in parts.items() if any(digit.search(CELL.sub("", text)) for text in told(part))]
    found = [id for id in found if not re.fullmatch(READ[game.id], id)]
    assert not found, f"a number that should come from a table, or be listed here with its reason: {', '.join(found)}"
