"""The account page: a guest becomes an account, comes back by password and by passkey, and has tokens for programs."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e.conftest import NewPage
from tests.e2e.hands import play_now, wait_for_my_turn

PASSWORD = "pepper and salt 42"


def fill_in(page: Page, password: str = PASSWORD) -> None:
    page.get_by_label("Password").first.wait_for()
    page.locator("input[autocomplete=username]").fill("berthe_42")
    page.locator("form.stack input[type=password]").first.fill(password)


def who(page: Page, kind: str) -> None:
    page.wait_for_selector(f"[data-who={kind}]")


def test_a_guest_becomes_an_account_and_finds_the_table_again(new_page: NewPage) -> None:
    page = new_page(meets=r"401 \(Unauthorized\) /api/logins$")  # a wrong password is tried
    play_now(page, "heller")
    wait_for_my_turn(page)
    table = page.url
    page.goto("/me")
    who(page, "guest")
    fill_in(page)
    page.locator("form.stack .btn.main").click()
    who(page, "account")
    page.get_by_role("button", name="Log out", exact=True).click()
    who(page, "nobody")
    fill_in(page, "not the password")
    page.locator("form.stack .btn.main").click()
    page.get_by_role("alert").wait_for()
    fill_in(page)
    page.locator("form.stack .btn.main").click()
    who(page, "account")
    page.goto(table)
    assert wait_for_my_turn(page)


def test_tokens_and_passkeys_are_made_and_used(new_page: NewPage) -> None:
    page = new_page()
    house = page.url.replace("127.0.0.1", "localhost")  # a passkey is bound to a name, not to a number
    page.goto(house)
    play_now(page, "heller")
    page.goto(f"{house.rstrip('/')}/me")
    who(page, "guest")
    devices = page.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    devices.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
                "isUserVerified": True, "automaticPresenceSimulation": True,
            }
        },
    )  # fmt: skip
    page.locator("input[autocomplete=username]").fill("otto_7")
    page.locator("form.stack input[type=password]").first.fill(PASSWORD)
    page.locator("form.stack .btn.main").click()
    who(page, "account")
    page.get_by_label("program", exact=False).fill("my bot")
    page.get_by_role("button", name="token").first.click()
    page.wait_for_selector("section code")
    assert len(page.locator("section code").inner_text()) > 20
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_role("button", name="Forget").wait_for()
    page.get_by_role("button", name="Log out", exact=True).click()
    who(page, "nobody")
    page.get_by_role("button", name="passkey").click()
    who(page, "account")
