"""The account page: a guest becomes an account, comes back by password and by passkey, and has tokens for programs."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e.conftest import NewPage
from tests.e2e.hands import play_now, wait_for_my_turn

PASSWORD = "pepper and salt 42"


def fill_in(page: Page, password: str = PASSWORD, handle: str = "berthe_42") -> None:
    page.get_by_label("Password").first.wait_for()
    page.locator("input[autocomplete=username]").fill(handle)
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


def become(page: Page, handle: str) -> None:
    """A guest with a password, on the page about them."""
    page.goto("/me")
    who(page, "nobody")
    page.locator("input[autocomplete=nickname]").fill(handle)
    page.get_by_role("button", name="Save").click()
    who(page, "guest")
    fill_in(page, handle=handle)
    page.locator("form.stack .btn.main").click()
    who(page, "account")


def test_what_one_person_made_is_not_shown_to_the_next_on_the_same_tab(new_page: NewPage) -> None:
    become(new_page(), "second_person")
    page = new_page()
    become(page, "first_person")
    page.get_by_label("program", exact=False).fill("my bot")
    page.get_by_role("button", name="token").first.click()
    token = page.locator("section code").inner_text()
    page.get_by_label("program", exact=False).fill("half-typed name")
    page.evaluate("localStorage.setItem('comptoir-seen-table-A', '7')")
    page.get_by_role("button", name="Log out", exact=True).click()
    who(page, "nobody")
    assert page.evaluate("Object.keys(localStorage)") == ["comptoir-settings"]
    fill_in(page, handle="second_person")  # without loading the page anew
    page.locator("form.stack .btn.main").click()
    who(page, "account")
    page.get_by_label("program", exact=False).wait_for()
    assert page.locator("h1").inner_text() == "second_person"
    assert token not in page.content()
    assert page.locator("section code").count() == 0
    assert page.get_by_label("program", exact=False).input_value() == ""


def test_a_guest_is_warned_before_they_log_out_for_good(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "heller")
    wait_for_my_turn(page)
    page.goto("/me")
    who(page, "guest")
    for stays in (True, False):
        page.get_by_role("button", name="Log out", exact=True).click()
        page.get_by_text("the seats in your running games are lost").wait_for()
        page.get_by_role("button", name="Stay" if stays else "Log out all the same").click()
        who(page, "guest" if stays else "nobody")
    page.get_by_role("status").get_by_text("You are logged out.").wait_for()


def test_a_new_password_says_that_tokens_have_ended(new_page: NewPage) -> None:
    page = new_page()
    become(page, "third_person")
    page.get_by_label("program", exact=False).fill("my bot")
    page.get_by_role("button", name="token").first.click()
    page.wait_for_selector("section code")
    page.locator("input[autocomplete=current-password]").first.fill(PASSWORD)
    page.locator("input[autocomplete=new-password]").fill("another password")
    page.get_by_role("button", name="Change password").click()
    page.get_by_role("status").get_by_text("the tokens of your programs have ended").wait_for()
    assert page.locator("section code").count() == 0
    page.get_by_role("button", name="Revoke").wait_for(state="detached")
