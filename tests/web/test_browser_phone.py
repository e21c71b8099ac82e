"""On a phone: what is drawn is painted, whichever tab is open."""

from __future__ import annotations

import base64
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from stolik import games
from web.served import Served, new_table, play_on
from web.test_browser import ARGUMENTS, CHROMIUM, WAIT

pytestmark = pytest.mark.skipif(not CHROMIUM, reason="no Chromium on this machine")

# Paint and clips that a drawing in sight takes from somewhere that is not laid out, where a browser finds nothing.
UNPAINTED = """
() => {
  const wanted = new Map();
  for (const each of document.querySelectorAll("svg *")) {
    if (!each.getClientRects().length) continue;
    const style = getComputedStyle(each);
    for (const value of [style.fill, style.stroke, style.clipPath, style.mask, style.filter]) {
      const id = value?.match(/url\\("?#([^")]+)/)?.[1];
      if (id) wanted.set(id, each.outerHTML.slice(0, 120));
    }
  }
  const hidden = (each) => each && (getComputedStyle(each).display === "none" && each.localName !== "defs" || hidden(each.parentElement));
  const missing = [...wanted].filter(([id]) => !document.getElementById(id) || hidden(document.getElementById(id)));
  return [wanted.size, missing.map(([id, each]) => `${id} for ${each}`)];
}
"""


# The mat at the same place and size in every tab.
HELD = """
.play > .own { display: block !important; z-index: 9 !important; overflow: visible !important; }
#mat { position: fixed !important; inset: 60px 0 auto; height: 260px !important; z-index: 9; background: #fff; }
#mat > svg { width: 720px !important; height: auto !important; }
"""


UNLIKE = """
async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (picture) => {
    const image = new Image();
    image.src = "data:image/png;base64," + picture;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height).data;
  }));
  let count = 0;
  for (let at = 0; at < one.length; at += 4) count += [0, 1, 2].some((c) => Math.abs(one[at + c] - other[at + c]) > 40);
  return count / (one.length / 4);
}
"""


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(f"sqlite:///{tmp_path_factory.mktemp('db')}/stolik.db")
    yield served
    served.stop()


def seated(server: Served, chromium: Browser, id: str, width: int = 390) -> Page:
    """A game in its course on a phone, at the seat that is asked."""
    _, players = new_table(server.base, id, ["me", "me"], seed=5)
    for _ in play_on(players, 30):
        pass
    seat = players[0].get()["deciders"][0]
    context = chromium.new_context(
        base_url=server.base, viewport={"width": width, "height": 844}, reduced_motion="reduce", has_touch=True
    )
    context.set_default_timeout(WAIT)
    page = context.new_page()
    page.goto(f"/t/{players[seat].table}/seat/{players[seat].token}")
    page.evaluate("document.fonts.ready")
    return page


def unlike(page: Page, pictures: list[bytes]) -> float:
    """The share of pixels that clearly differ between two pictures; edges may be smoothed another way."""
    blank = page.context.new_page()
    share: float = blank.evaluate(UNLIKE, [base64.b64encode(picture).decode() for picture in pictures])
    blank.close()
    return share


TAB = "tab => { document.querySelector('.table').dataset.tab = tab; }"


@pytest.mark.parametrize("id", games.ids())
def test_a_mat_is_painted_alike_with_and_without_the_drawer(server: Served, chromium: Browser, id: str) -> None:
    page = seated(server, chromium, id)
    page.evaluate(
        "css => { const s = new CSSStyleSheet(); s.replaceSync(css); document.adoptedStyleSheets = [s]; }", HELD
    )
    pictures = []
    for tab in ("board", "mat"):
        page.evaluate(TAB, tab)
        painted, missing = page.evaluate(UNPAINTED)
        assert painted > 1 and not missing, missing
        pictures.append(page.screenshot(clip={"x": 10, "y": 62, "width": 360, "height": 90}))
    assert unlike(page, pictures) < 0.02
    for tab in ("players", "log"):
        page.evaluate(TAB, tab)
        assert not page.evaluate(UNPAINTED)[1]
    page.context.close()
