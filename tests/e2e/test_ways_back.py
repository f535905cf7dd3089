"""Nobody is lost: an account comes back by a recovery code, a guest goes on at a phone."""

from __future__ import annotations

from tests.e2e.browser import PHONE, address
from tests.e2e.conftest import NewPage
from tests.e2e.hands import play_now, wait_for_my_turn
from tests.e2e.test_account import become, fill_in, who
from tests.house.guests import RunningHouse


def test_an_account_comes_back_by_a_recovery_code(new_page: NewPage) -> None:
    page = new_page(meets=r"404 \(Not Found\) /api/recoveries$")  # a code is tried twice
    become(page, "forgetful")
    page.get_by_role("button", name="Make recovery codes").click()
    page.locator(".codes").wait_for()
    codes = page.locator(".codes code").all_inner_texts()
    assert len(codes) == 8
    other = new_page("/me", meets=r"404 \(Not Found\) /api/recoveries$")
    who(other, "nobody")
    for again in (False, True):
        other.goto("/recover")
        other.get_by_label("Recovery code").fill(codes[0].lower())
        other.get_by_label("New password").fill("an other password")
        other.get_by_role("button", name="Log in with the new password").click()
        if again:
            other.get_by_role("alert").get_by_text("not good any more").wait_for()
        else:
            other.get_by_text("Your user name is forgetful.").wait_for()
    other.goto("/me")
    who(other, "account")
    other.get_by_text("7 codes are left.").wait_for()
    page.goto("/me")
    who(page, "nobody")  # whoever had the old password is out
    fill_in(page, "an other password", handle="forgetful")
    page.locator("form.stack .btn.main").click()
    who(page, "account")


def test_a_guest_goes_on_at_a_phone(new_page: NewPage, house: RunningHouse) -> None:
    page = new_page()
    play_now(page, "heller")
    wait_for_my_turn(page)
    table = page.url
    page.goto("/me")
    who(page, "guest")
    page.get_by_role("button", name="Show the way").click()
    page.get_by_role("img", name="QR code with the link").wait_for()
    link = page.locator("dialog code").inner_text()
    assert link.startswith(f"{address(house)}/move/")
    page.get_by_role("alert").get_by_text("this very machine only").wait_for()
    phone = new_page(link, size=PHONE)
    phone.get_by_role("button", name="Go on here").click()
    phone.wait_for_url(f"{address(house)}/")
    phone.goto(table)
    assert wait_for_my_turn(phone)
    page.goto(table)
    assert wait_for_my_turn(page)  # and it goes on here too
