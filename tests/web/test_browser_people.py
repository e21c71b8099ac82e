"""People in a real Chromium: a virtual authenticator signs up, a second device plays on, a lost cookie comes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect
from web.browser import WAIT
from web.served import Served
from web.test_notices import Endpoint, Keys, endpoint, play, quick, two

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
    chromium: Browser, serve: Callable[..., Served], endpoint: Endpoint
) -> None:
    """From the turn to the notification. A browser in a test reaches no push service, so ours stands in for it: it takes
    the sealed message as any would, opens it with the browser's keys, and hands it to the browser's worker."""
    server = serve(private_notices=True, notice_delay=0.0)
    friends, _, other = two(server)
    keys = Keys(endpoint.address)
    assert friends.clients[other].post("/me/channels/push", json=keys.subscription).status_code == 200
    origin = server.base.replace("127.0.0.1", "localhost")
    context = chromium.new_context(base_url=origin)
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
    page.wait_for_function(f"async () => ({SHOWN}).then((found) => found.length === 1)")
    (shown,) = page.evaluate(f"() => {SHOWN}")
    assert shown == ["Your turn: The long dig (Excavation Earth)", friends.table[3:], f"{server.base}{friends.table}"]
    context.close()


# what stands on the screen: title, tag and link of each notification
SHOWN = """navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
  .then((found) => found.map((each) => [each.title, each.tag, each.data]))"""
