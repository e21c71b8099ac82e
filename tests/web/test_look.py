"""The look: pages and drawings are pure, complete, safe to send, and say everything in both languages."""

from __future__ import annotations

import gzip
import json
import re
import xml.etree.ElementTree as ET
from html import unescape
from pathlib import Path

import pytest
from web.look import play_on, scene_of, started, table_page, texts_drawn
from stolik.games import game, ids
from stolik.games.excavation import table
from stolik.games.excavation.cards import CARDS
from stolik.drawing import plain
from stolik.web.pages import stage
from stolik.drawing.glow import Choices
from stolik.web.people.person import Person
from stolik.drawing.scene import Scene

WEB = Path(stage.__file__).parent.parent
PLAYERS = (1, 2, 3, 4)
ENDING = {"done", "skip", "return"}  # these end a question: they concern no piece, and are the big button


def moments(
    players: int, seed: int, every: int, most: int = 400, variants: dict[str, str] | None = None
) -> list[Scene]:
    """Scenes of the deciding seat at many moments of a random game."""
    record = started("excavation", players, seed, variants or {})
    scenes = []
    for number in range(most):
        if record.state.over:
            break
        if number % every == 0:
            scenes.append(scene_of(record, lang="pl" if number % 2 else "en"))
        play_on(record, 1, seed + number)
    return scenes


def whole(scene: Scene, **more: object) -> str:
    """The page of a table."""
    facts: dict[str, object] = {
        "person": Person(lang=scene.lang, theme="dark"), "path": "/t/x", "stream": "/t/x/stream", "invites": [], "watch": "",
        "own": "", "may_sit": False, "sounds": False, "confirm": False,
    }  # fmt: skip
    return table_page(scene, **{**facts, **more})


@pytest.mark.parametrize("players", PLAYERS)
def test_every_option_is_a_thing_to_click_and_a_button(players: int) -> None:
    for scene in moments(players, 7, 1, 500):
        offered = {str(option) for option in scene.options}
        drawn = texts_drawn(scene)
        missing = {text for text in offered - drawn if text.split(" ")[0] not in ENDING}
        assert not missing, f"{type(scene.view.agenda[-1]).__name__}: {sorted(missing)[:5]}"
        assert drawn <= offered
        buttons = re.findall(r'<button[^>]* data-option="([^"]*)"', stage.frame(scene))
        assert {unescape(text) for text in buttons} == offered


def test_every_option_of_the_draft_is_a_card_to_click() -> None:
    for scene in moments(3, 3, 1, 60, {"hand_draft": "on"}):
        missing = {str(option) for option in scene.options} - texts_drawn(scene)
        assert {text.split(" ")[0] for text in missing} <= ENDING


def test_why_not_more_names_each_reason_once_with_what_it_concerns() -> None:
    record = started("circadians", 2, 5, {})
    seen = 0
    for number in range(200):
        scene = scene_of(record, lang="pl")
        reasons = stage.refused(scene, Choices(scene))
        heads = [each.split("\n– ")[0] for each in reasons]
        assert len(heads) == len(set(heads))
        assert all(wishes for each in reasons for wishes in each.split("\n– ")[1:])
        seen = max(seen, *(each.count(",") for each in reasons), 0)
        if reasons:
            tip = re.search(r'class="whynot" data-tip="([^"]*)"', stage.frame(scene))
            assert tip and unescape(tip[1]) == "\n".join(reasons)
        play_on(record, 1, number)
    assert seen >= 3


def test_a_frame_is_well_formed_and_its_ids_are_unique() -> None:
    for scene in moments(4, 11, 9):
        frame = stage.frame(scene)
        for drawing in re.findall(r"<svg.*?</svg>", frame, re.S):
            ET.fromstring(drawing)
        ids = re.findall(r' id="([^"]+)"', frame)
        assert len(ids) == len(set(ids)), sorted({each for each in ids if ids.count(each) > 1})


def test_nothing_needs_inline_styles_or_scripts() -> None:
    scene = moments(4, 5, 60)[-1]
    page = whole(scene)
    assert " style=" not in page and "<style" not in page
    assert not re.search(r"<script(?![^>]* src=)", page) and not re.search(r" on[a-z]+=", page)
    for address in re.findall(r'(?:src|href)="([^"#]+)"', page):
        assert address.startswith("/"), address


def test_the_same_scene_gives_the_same_bytes() -> None:
    for scene in moments(2, 21, 25):
        again = Scene(**{name: getattr(scene, name) for name in scene.__dataclass_fields__})
        assert stage.frame(scene) == stage.frame(again)


def test_all_live_regions_stand_on_the_page_and_in_the_frame() -> None:
    scene = moments(2, 5, 40)[-1]
    page, frame = whole(scene), stage.frame(scene)
    for region in ("replay", "curtain", "board-live", "prompt", "mat", "hand", "rail", "log", "chat"):
        assert page.count(f'id="{region}"') == 1 and frame.count(f'id="{region}"') == 1, region


@pytest.mark.parametrize("viewer", [-1, 1])
def test_no_card_of_another_hand_is_drawn(viewer: int) -> None:
    record = started("excavation", 4, 4, {})
    for number in range(300):
        scene = scene_of(record, viewer=viewer)
        hand = str(stage.table_of(game("excavation")).hand(scene))
        known = {int(card) for card in record.state.hands[viewer]} if viewer >= 0 else set()
        shown = set(re.findall(r'id="(?:hand|drawn|pack)-(\w+?_s\d)-\d+"', hand))
        allowed = {CARDS[card] for card in known} | {CARDS[card] for card in scene.view.drawn if card >= 0}
        packs = scene.view.packs[viewer] if viewer >= 0 and scene.view.packs else ()
        assert shown <= allowed | {CARDS[card] for card in packs if card >= 0}
        if record.state.over:
            break
        play_on(record, 1, number)


def test_a_board_page_is_small_the_first_time() -> None:
    """Pages are sent zipped; styles, scripts and fonts are counted as they lie there."""
    page = max((whole(scene) for scene in moments(4, 9, 50)), key=len)
    static = [
        file
        for pattern in ("css/*.css", "fonts/*.woff2", "js/*.js", "vendor/*.js", "icon.svg")
        for file in (WEB / "static").glob(pattern)
        if file.parent.name != "css" or file.stem in ("tokens", "pages", "table", "art")
    ]
    static.append(Path(table.__file__).parent / "static" / "table.css")
    assert len(gzip.compress(page.encode(), 5)) + sum(file.stat().st_size for file in static) < 400_000


def test_words_of_pages_and_drawings_exist_in_both_languages() -> None:
    folders = ((WEB / "words", "page."), (Path(table.__file__).parent / "words", ""))
    for folder, start in folders:
        keys = {}
        for lang in ("en", "pl"):
            source = (folder / f"{start}{lang}.ftl").read_text(encoding="utf-8")
            keys[lang] = set(re.findall(r"^([a-z][\w-]*)\s*=", source, re.M)) | set(
                re.findall(r"^    (\.\w+)", source, re.M)
            )
        assert keys["en"] == keys["pl"], keys["en"] ^ keys["pl"]


def test_every_word_that_a_template_asks_for_exists() -> None:
    words = stage.words("en")
    for template in (WEB / "templates").glob("*.html"):
        for key in re.findall(r"""say\(['"](page-[\w-]+)['"]""", template.read_text(encoding="utf-8")):
            if not key.endswith("-"):
                assert words.has(key), f"{template.name}: {key}"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_key_is_left_unsaid_on_a_page(lang: str) -> None:
    for scene in moments(4, 13, 40) + moments(1, 13, 40):
        scene.lang, scene.words = lang, stage.words(lang, scene.game)
        shown = re.sub(r"<[^>]+>", " ", whole(scene))
        assert not re.findall(r"\b(?:page|ex)-[a-z][\w-]+", shown)


def test_a_choice_with_several_options_is_narrowed_on_the_page() -> None:
    scene = next(
        each for each in moments(2, 5, 1) if any(o.verb.name == "move" for o in each.options) and len(each.options) > 8
    )
    choices = Choices(scene)
    start = next(option for option in scene.options if option.verb.name == "move")
    place = str(start).split(" ")[1]
    texts = choices.naming(f"start-{place}", "move")
    assert len(texts) > 1 and all(text.startswith(f"move {place} ") for text in texts)
    assert f'data-options="{"|".join(texts)}"' in choices.pick(texts, 0, 0, "M0 0Z")
    assert f'data-option="{texts[0]}"' in choices.pick(texts[0], 0, 0, "M0 0Z")


def test_what_is_refused_says_why() -> None:
    for scene in moments(2, 31, 1):
        if scene.refusals:
            refusal = scene.refusals[0]
            reason = Choices(scene).pick(str(refusal.option), 0, 0, "M0 0Z")
            assert "data-refused=" in reason and "data-option=" not in reason
            return
    pytest.fail("no refusal came up")


def test_a_game_without_a_drawing_is_played_on_the_plain_table() -> None:
    scene = moments(2, 2, 40)[-1]
    for drawn in (plain.board(scene), plain.mat(scene, 0), plain.hand(scene), plain.ground(scene.words)):
        ET.fromstring(str(drawn))
    assert 'data-option="' in plain.board(scene)


def test_every_icon_in_the_project_is_used_and_credited() -> None:
    root = Path(stage.__file__).parents[2]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in root.rglob("*.py"))
    icons = {name for path in root.rglob("icons.json") for name in json.loads(path.read_text(encoding="utf-8"))}
    unused = [name for name in icons if not re.search(rf"(?<![\w-]){name}(?![\w-])", sources)]
    assert not unused, "only the icons in use are in the project"
    credits = Path(__file__).parents[2] / "docs" / "credits.md"
    rows = re.findall(r"^\| [^|]+ \| ([^|]+) \|$", credits.read_text(encoding="utf-8"), re.MULTILINE)
    credited = [name for row in rows if row != "icons" for name in row.split(", ")]
    assert sorted(credited) == sorted(icons)


@pytest.mark.parametrize("id", ["circadians", "excavation", "icaion", "revive"])
def test_mats_of_rivals_say_what_lies_on_them_in_brief_and_opened(id: str) -> None:
    record = started(id, 3, 8, {})
    play_on(record, 60, 8)
    scene = scene_of(record, viewer=0)
    drawing = stage.table_of(scene.game)
    for rival in (1, 2):
        assert str(drawing.brief(scene, rival)).count("data-tip=") >= 3, "in the rail"
        assert str(stage.whole(scene, rival)).count("data-tip=") >= 12, "opened"


@pytest.mark.parametrize("id", ids())
def test_a_card_tells_of_events_that_there_are(id: str) -> None:
    big, deeds = stage.marked(game(id))
    events = game(id).events.verbs
    assert big and deeds and {*big, *deeds} <= set(events)
    assert not set(big) & set(deeds)
