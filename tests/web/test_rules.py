"""The rules to read: every chapter in both languages, every figure drawn, every link and number resolved."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest
from web.served import Served

from stolik.engine.game import Game
from stolik.games import folder, game, games
from stolik.lessons.rulebook import Example, played, rulebook
from stolik.web.pages import prose, rules, stage
from stolik.words import LANGUAGES, Words

TESTS = Path(__file__).parents[1]
OURS = [each for each in games() if (folder(each) / "rules.toml").exists()]
MADE = {each.id for each in games() if folder(each).parent.name == "games"}  # ours: their books are whole
by_id = pytest.mark.parametrize("title", OURS, ids=lambda each: each.id)


@by_id
def test_chapters_say_the_same_in_both_languages(title: Game) -> None:
    book = rulebook(title)
    assert len({each.id for each in book.chapters}) == len(book.chapters) > 3
    for each in book.chapters:
        english, polish = each.text.to("en"), each.text.to("pl")
        assert prose.figures(english) == prose.figures(polish), each.id
        assert sorted(prose.targets(english)) == sorted(prose.targets(polish)), each.id
        assert re.findall(r"^- ", english, re.M) == re.findall(r"^- ", polish, re.M), each.id
        assert english.count("**") == polish.count("**") and english.count("**") % 2 == 0, each.id


@by_id
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_draws_and_every_link_resolves(title: Game, lang: str) -> None:
    book = rulebook(title)
    defined = set(re.findall(r' id="([^"]*)"', str(stage.ground(title, lang)) + str(stage.DEFS))) | {"ground"}
    shown = [name for each in book.chapters for name in prose.figures(each.text.to(lang))]
    assert sorted(shown) == sorted({each.id for each in book.figures}), "each figure stands in the text, once"
    for each in book.chapters:
        html = str(rules.chapter(title, lang, each.id).html)
        assert "**" not in html and not re.search(r"\{[\w-]+\}|\]\(", html), each.id
        used = set(re.findall(r'(?:href="|url\()#([^")]*)', html))
        assert used <= defined, f"{each.id} needs {sorted(used - defined)}"
        assert set(each.terms) <= {term.id for term in rules.terms(title)}, each.id
        assert all(rules.thing_of(title, thing) for thing in each.terms.values() if thing), each.id


@by_id
def test_examples_are_counted_by_the_rules(title: Game) -> None:
    examples = [each for each in rulebook(title).figures if isinstance(each, Example)]
    assert examples or title.id not in MADE
    for each in examples:
        done = played(title, each)
        assert done.deeds and all(deed.events for deed in done.deeds[-1:]), each.id
        told = str(rules.example(title, "en", each))
        assert (f"{done.before} → {done.after}" in told) == done.counted, each.id
        assert not done.counted or done.after > done.before, each.id


@by_id
def test_the_index_holds_everything_that_has_a_picture(title: Game) -> None:
    book = rulebook(title)
    drawn = {kind.name for kind in rules.kinds(title) if stage.picture(title, "en", kind, 0)}
    if not book.index:
        assert title.id not in MADE
        return
    assert {row.kind for row in book.index} == drawn
    assert {row.chapter for row in book.index} <= {each.id for each in book.chapters}
    assert {row.table for row in book.index} <= {each.table for each in title.provenance} | {""}
    for group in rules.groups(title, "pl"):
        assert all(each.title and each.picture for each in group.entries), group.id


@by_id
def test_questions_lead_to_their_chapters(title: Game) -> None:
    prompts = {verb.name for verb in import_module(f"{type(title).__module__}.pieces").PROMPTS}
    named = [prompt for each in rulebook(title).chapters for prompt in each.prompts]
    assert len(named) == len(set(named)), "a question leads to one chapter"
    assert set(named) <= prompts, set(named) - prompts
    assert title.id not in MADE or set(named) == prompts, f"no chapter answers {sorted(prompts - set(named))}"
    assert rulebook(title).chapter_of("no such question") == rulebook(title).chapters[0].id


@by_id
def test_every_number_that_is_cited_can_be_looked_up(title: Game) -> None:
    book = rulebook(title)
    numbers = [each.id for each in book.readings]
    assert len(numbers) == len(set(numbers))
    assert {each.chapter for each in book.readings} <= {each.id for each in book.chapters}
    sources = [*folder(title).rglob("*.py"), *(TESTS / title.id).glob("*.py")]
    cited = {found for path in sources for found in re.findall(r"(?<![\w#])A[1-9]\d?\b", path.read_text("utf-8"))}
    assert cited <= set(numbers), f"cannot be looked up: {sorted(cited - set(numbers))}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", games(), ids=lambda each: each.id)
def test_every_question_says_why_it_is_asked(title: Game, lang: str) -> None:
    words = Words(lang, title)
    prompts = import_module(f"{type(title).__module__}.pieces").PROMPTS
    missing = [verb.name for verb in prompts if not words.has(f"prompt-{verb.name}", "why")]
    assert not missing, f"{len(missing)} questions without a why: {missing}"
    for verb in prompts:
        said = words.say(f"prompt-{verb.name}", "why")
        assert "$" not in said and 3 <= len(said.split()) <= 60, f"{verb.name}: {said}"


def test_a_search_finds_chapters_and_things_without_accents() -> None:
    title = game("icaion")
    found = rules.search(title, "pl", "pasozyty")
    assert found[0].title == "Pasożyty i rany" and found[0].found.lower() == "pasożyty"
    assert "/help/icaion#goal" in [each.address for each in found]
    assert any("/things#curio-IN239" in each.address for each in rules.search(title, "en", "purifier"))
    assert rules.search(game("revive"), "en", "hibernat")[0].title == "Hibernation"
    assert not rules.search(title, "en", "zzz") and not rules.search(title, "en", "  ")


@pytest.mark.parametrize("id", [each.id for each in OURS])
def test_pages_of_the_rules_are_served_whole_and_in_part(table_server: Served, id: str) -> None:
    with table_server.client(headers={"Accept-Language": "pl"}) as client:
        first = rulebook(game(id)).chapters[0].id
        for path in ("", "/things", "/readings", "/search?q=karta", f"/chapter/{first}?why=move"):
            whole = client.get(f"/help/{id}{path}")
            assert whole.status_code == 200 and '<html lang="pl"' in whole.text, path
            assert not re.search(r">\s*(page|prompt|mark|kind|provenance)-[a-z_-]+\s*<", whole.text), path
        part = client.get(f"/help/{id}/chapter/{first}?part=1")
        assert part.status_code == 200 and part.text.count("<section") == 1 and "<html" not in part.text
        hits = client.get(f"/help/{id}/search?part=1&q=punkt").json()
        assert hits and set(hits[0]) == {"sign", "title", "address", "text"}
        assert client.get(f"/help/{id}/chapter/nothing").status_code == 404
