"""People in a real Chromium: a virtual authenticator signs up, a second device plays on, a lost cookie comes back; a push
message is shown; all pages fit and can be used by everybody."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from web.browser import WAIT, serious_faults
from web.served import Served
from web.test_browser_fit import OUTSIDE
from web.test_company import Friends
from web.test_lobby import lay
from web.test_notices import Endpoint, Keys, endpoint, play, quick, two
from web.test_ratings import company, finished, with_people

from stolik.web.people import ratings
from stolik.web.people.accounts import Accounts
from stolik.web.people.ratings import Ratings
from stolik.web.tables.storage import BOT, SeatRow
from stolik.web.tables.tables import Tables

__all__ = ["endpoint", "quick"]  # fixtures
GAME = "excavation"


def device(browser: Browser, base: str) -> tuple[BrowserContext, Page, Any]:
    """A device with an authenticator that always says yes; keys are for names, so 127.0.0.1 is called localhost."""
    context = browser.new_context(
        base_url=base.replace("127.0.0.1", "localhost"), locale="en-GB", reduced_motion="reduce"
    )
    context.set_default_timeout(WAIT)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return context, page, (session, made["authenticatorId"])


def test_a_passkey_keeps_the_chair_on_every_device(chromium: Browser, server: Served) -> None:
    expect.set_options(timeout=WAIT)
    context, page, (session, authenticator) = device(chromium, server.base)
    page.goto(f"/new/{GAME}")
    page.locator("#name_0").fill("Amber")
    page.locator("#start").click()
    page.wait_for_url("**/t/*")
    table = page.url
    page.goto("/me")
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.locator(".rows form[action='/me/passkeys/drop']")).to_have_count(1)
    keys = session.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]
    assert len(keys) == 1 and keys[0]["rpId"] == "localhost" and keys[0]["isResidentCredential"]

    other, phone, (its_session, its_authenticator) = device(chromium, server.base)  # the key is synced to the phone
    its_session.send("WebAuthn.addCredential", {"authenticatorId": its_authenticator, "credential": keys[0]})
    phone.goto("/sign-in")
    phone.get_by_role("button", name="Use my passkey").click()
    phone.wait_for_url("**/mine")
    phone.locator(".tab").first.click()
    expect(phone.locator("body")).to_have_attribute("data-viewer", "0")
    phone.locator("#options [data-option]").first.click()
    expect(phone.locator("#prompt")).not_to_have_attribute("data-version", "0")
    expect(page.locator("body")).to_be_visible()

    keys = its_session.send("WebAuthn.getCredentials", {"authenticatorId": its_authenticator})["credentials"]
    session.send("WebAuthn.clearCredentials", {"authenticatorId": authenticator})
    session.send("WebAuthn.addCredential", {"authenticatorId": authenticator, "credential": keys[0]})
    context.clear_cookies()
    page.goto(table)
    expect(page.locator("body")).to_have_attribute("data-viewer", "-1")
    page.goto("/sign-in")
    page.get_by_role("button", name="Use my passkey").click()
    page.wait_for_url("**/mine")
    page.goto(table)
    expect(page.locator("body")).to_have_attribute("data-viewer", "0")
    expect(page.locator("#prompt")).not_to_have_attribute("data-version", "0")

    session.send("WebAuthn.clearCredentials", {"authenticatorId": authenticator})
    credential = {**keys[0], "userHandle": "eA==", "credentialId": "AAAAAAAAAAAAAAAAAAAAAA=="}
    session.send("WebAuthn.addCredential", {"authenticatorId": authenticator, "credential": credential})
    context.clear_cookies()
    page.goto("/sign-in")
    page.get_by_role("button", name="Use my passkey").click()
    expect(page.locator("#toast")).to_contain_text("not known")
    for each in (context, other):
        each.close()


def test_a_push_message_is_shown_by_the_service_worker(
    full_chromium: Browser, serve: Callable[..., Served], endpoint: Endpoint
) -> None:
    """From the turn to the notification. A browser in a test reaches no push service, so ours stands in for it: it takes
    the sealed message as any would, opens it with the browser's keys, and hands it to the browser's worker."""
    server = serve(private_notices=True, notice_delay=0.0)
    friends, _, other = two(server)
    keys = Keys(endpoint.address)
    assert friends.clients[other].post("/me/channels/push", json=keys.subscription).status_code == 200
    origin = server.base.replace("127.0.0.1", "localhost")
    context = full_chromium.new_context(base_url=origin)
    context.set_default_timeout(WAIT)
    context.grant_permissions(["notifications"], origin=origin)
    page = context.new_page()
    page.goto("/me")
    session = context.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    page.evaluate(
        "async () => { await navigator.serviceWorker.register('/sw.js'); await navigator.serviceWorker.ready; }"
    )
    play(friends)
    message = keys.open(endpoint.wait(1)[0][2]).decode()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert known, "the worker is registered"
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": known[-1]["registrationId"], "data": message},
    )
    again = "await new Promise((go) => setTimeout(go, 50));"
    (shown,) = page.evaluate(
        f"async () => {{ for (;;) {{ const found = await ({SHOWN}); if (found.length) return found; {again} }} }}"
    )
    assert shown == ["Your turn: The long dig (Excavation Earth)", friends.table[3:], f"{server.base}{friends.table}"]
    context.close()


def peopled(tmp_path: Path) -> str:
    """A database in which three persons have finished a rated game: its address."""
    url = f"sqlite:///{tmp_path}/people.db"

    async def work(tables: Tables, ratings: Ratings, ids: list[str]) -> None:
        people = [*company(ids, "", "resigned"), SeatRow(2, BOT, "Vega", "hard")]
        await finished(tables, people, title="Museum of everything we ever wanted")
        await ratings.settle_all()
        for id in ids:
            await Accounts(tables.storage).settle(id, listed=True)

    with ThreadPoolExecutor() as beside:  # this thread is the browser's
        beside.submit(with_people, url, work).result()
    return url


def test_the_pages_of_people_fit_and_have_no_serious_fault(
    chromium: Browser, serve: Callable[..., Served], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "FEWEST", 1)
    served = serve(peopled(tmp_path), mail="smtp://127.0.0.1:1")
    friends = Friends(served, ["Bartholomew the Elder of the Hill", "Amber"], title="The long dig", clock="days:2")
    mover = friends.facts()["deciders"][0]
    me = friends.clients[mover]
    friends.post(1 - mover, "say", text="Who bought my gnome?")
    room = lay(
        me, title="Colossus after dinner", rated="on", clock="game:45:30", players="4", seat_2="open", seat_3="open"
    )
    ranked = re.search(r'href="/p/([a-z0-9]+)"', me.get("/ranking/excavation").text)
    assert ranked is not None
    me.get("/learn/excavation/" + re.findall(r'/learn/excavation/([a-z-]+)"', me.get("/learn/excavation").text)[0])
    own = re.findall(r'href="/p/([a-z0-9]+)"', me.get("/me").text)[0]
    paths = [
        "/",
        "/mine",
        "/lobby",
        f"/lobby?table={room[3:]}",
        room,
        f"/p/{ranked[1]}",
        f"/p/{own}",
        "/ranking/excavation",
    ]
    paths += ["/me", "/sign-in", f"{friends.table}/company"]
    context = chromium.new_context(base_url=served.base, reduced_motion="reduce")
    context.set_default_timeout(WAIT)
    context.add_cookies([{"name": "me", "value": me.cookies["me"], "url": served.base}])
    page, found = context.new_page(), {}
    looks = (("en", "light", 1440), ("pl", "dark", 1440), ("pl", "light", 360))
    for lang, theme, width in looks:
        page.set_viewport_size({"width": width, "height": 900})
        chosen = {"lang": lang, "theme": theme}
        context.add_cookies([{"name": name, "value": value, "url": served.base} for name, value in chosen.items()])
        for path in paths if width < 1440 else paths[lang == "pl" :: 2]:  # half of them in either look
            page.goto(path)
            page.evaluate("document.fonts.ready")
            found[path, lang, width] = page.evaluate(OUTSIDE) if width < 1440 else serious_faults(page)
    context.close()
    assert not any(found.values()), {path: faults for path, faults in found.items() if faults}


# what stands on the screen: title, tag and link of each notification
SHOWN = """navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
  .then((found) => found.map((each) => [each.title, each.tag, each.data]))"""
