"""People in a real Chromium: a virtual authenticator signs up, a second device plays on, a lost cookie comes back."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect
from web.browser import WAIT
from web.served import Served

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
