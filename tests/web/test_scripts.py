"""The scripts: small modules that import each other by name; a page asks for all of its modules at once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from web.look import scene_of, started, table_page

from stolik.web.pages import stage
from stolik.web.people.person import Person

STATIC = Path(stage.__file__).parents[1] / "static"
SCRIPTS = sorted((STATIC / "js").glob("*.js"))


def imported(file: Path) -> list[Path]:
    """The modules that a module imports."""
    found = re.findall(r'^import (?:.* from )?"([^"]+)";$', file.read_text(encoding="utf-8"), re.M)
    return [(file.parent / name).resolve() for name in found]


def needed(*entries: str) -> set[str]:
    """All modules that a page loads which begins with these."""
    todo, seen = [STATIC / entry for entry in entries], set()
    while todo:
        file = todo.pop()
        if file not in seen:
            seen.add(file)
            todo += imported(file)
    return {str(file.relative_to(STATIC)) for file in seen}


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.name)
def test_a_module_says_what_it_is_for_and_imports_what_exists(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.startswith("// ") and len(text.splitlines()) < 200
    assert all(each.is_file() for each in imported(file))
    assert "/static/" not in text, "the table may be served below another path"


@pytest.mark.parametrize(("stream", "entry"), [("/t/x/stream", "live"), ("", "replay")])
def test_a_table_asks_for_all_its_modules_at_once(stream: str, entry: str) -> None:
    page = table_page(scene_of(started("excavation", 2, 5, {})), person=Person(), path="/", stream=stream)
    asked = set(re.findall(r'(?:href|src)="/static/v-\w+/([^"]+\.js)"', page))
    begun = re.findall(r'<script type="module" src="/static/v-\w+/([^"]+)"', page)
    assert f"js/{entry}.js" in begun
    assert asked == needed(*begun)
