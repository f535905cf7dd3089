"""Courses in a real browser: every step of every course there is, driven by its own data, by clicking and by keys."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Route, expect

from comptoir import games
from comptoir.table.lessons import Step, course_of
from tests.e2e.browser import DESKTOP, PHONE
from tests.e2e.conftest import NewPage
from tests.e2e.hands import click_something, wait_for_my_turn
from tests.e2e.learning import answer, ready, verdict
from tests.e2e.test_account import PASSWORD, fill_in, who
from tests.e2e.test_every_page import Inspector

COURSES = {name: course for name in games.names() if (course := course_of(games.find(name))) is not None}
STEPS = [(name, step, at) for name, course in COURSES.items() for at, step in enumerate(course.step)]
DRESSES = [(DESKTOP, "en"), (PHONE, "fr"), (DESKTOP, "de"), (PHONE, "en"), (DESKTOP, "fr"), (PHONE, "de")]


@pytest.mark.parametrize(("game", "step", "at"), STEPS, ids=[f"{game}-{step.id}" for game, step, _ in STEPS])
def test_every_step_is_learned_by_clicking(game: str, step: Step, at: int, new_page: NewPage) -> None:
    size, lang = DRESSES[(at + sorted(COURSES).index(game)) % len(DRESSES)]
    dark = at % 2 == 1
    # A wrong answer may be one that the rules refuse.
    page = new_page(f"/learn/{game}/{step.id}", size=size, lang=lang, dark=dark, may_meet=r"422 .*/lessons/")
    ready(page, step.id)
    inspector = Inspector(page)
    inspector.look(f"{step.id}: the task")
    for wrong in step.wrong[:2]:
        answer(page, wrong.tries[0], "wrong")
        expect(page.locator(".verdict")).to_be_in_viewport()
        page.keyboard.press("Enter")  # "try again" has the focus
        ready(page, step.id)
    answer(page, step.solution, "right")
    inspector.look(f"{step.id}: right")
    expect(page.locator("[data-continue]")).to_be_focused()
    expect(page.locator(".dots [aria-current]")).to_have_class(re.compile("done"))
    # With a mouse the blocks of a house are pressed one by one, small as they are; a finger gets the whole house.
    faults = [one for one in inspector.faults if size == PHONE or "too small" not in one]
    assert not faults, "\n".join(faults)
    page.keyboard.press("Enter")
    page.wait_for_selector(f".learn:not([data-step={step.id}])")


def test_two_wrong_answers_light_the_way(new_page: NewPage) -> None:
    page = new_page("/learn/heller/first-coins")
    for cell in ("a3", "b1"):
        ready(page, "first-coins")
        assert not page.locator("[data-cell].hot").count()
        page.click(f"[data-cell={cell}]")
        verdict(page, "wrong")
        page.click("[data-again]")
    ready(page, "first-coins")
    expect(page.locator("[data-cell].hot")).to_have_attribute("data-cell", "d3")


def test_a_refusal_is_told_and_does_not_count(new_page: NewPage) -> None:
    page = new_page("/learn/heller/first-coins", meets=r"422 .*/lessons/first-coins$")
    ready(page, "first-coins")
    page.locator("[data-cell=d1]").click(force=True)
    page.locator(".why[role=alert]").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_have_count(0)
    page.click("[data-cell=d3]")
    verdict(page, "right")


def test_a_lesson_by_keys_alone(new_page: NewPage) -> None:
    page = new_page("/learn/heller/gift", lang="de")
    ready(page, "gift")
    page.locator("[data-choice=draw]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".said")
    page.keyboard.press("/")
    page.keyboard.type("place c4")
    page.keyboard.press("Enter")
    verdict(page, "right")
    page.keyboard.press("Enter")
    ready(page, "gold")
    expect(page.locator("h1")).to_be_focused()


def test_from_the_shelf_to_the_first_task_in_one_click(new_page: NewPage) -> None:
    page = new_page()
    for game in COURSES:
        page.goto("/")
        door = page.locator(f"[data-learn={game}]")
        expect(door).to_have_class(re.compile("main"))  # who has never played is offered this first
        door.click()
        ready(page, COURSES[game].step[0].id)


KEPT = re.compile(r"/api/me/lessons/heller/")


def test_a_course_is_left_and_taken_up_on_another_device_by_an_account(new_page: NewPage) -> None:
    desk = new_page("/learn/heller/first-coins")
    ready(desk, "first-coins")
    with desk.expect_response(KEPT):
        desk.click("[data-cell=d3]")
    verdict(desk, "right")
    desk.goto("/me")
    who(desk, "guest")
    fill_in(desk, handle="learner_7")
    desk.locator("form.stack .btn.main").click()
    who(desk, "account")
    phone = new_page("/learn/heller/gift", size=PHONE)
    ready(phone, "gift")
    with phone.expect_response(KEPT):
        answer(phone, ["draw", "place c4"], "right")  # as a guest, before logging in
    asked: list[Route] = []
    phone.route("**/api/me", lambda route: asked.append(route))
    phone.goto("/me")
    fill_in(phone, PASSWORD, "learner_7")  # who is quicker than the house loses nothing of it
    for one in asked:
        one.continue_()
    phone.unroute("**/api/me")
    who(phone, "guest")
    phone.get_by_role("button", name="Log in", exact=True).click()
    who(phone, "account")
    phone.goto("/")
    phone.click("[data-learn=heller]")
    ready(phone, "gold")
    expect(phone.locator(".dots .done")).to_have_count(2)
    desk.goto("/learn/heller")
    ready(desk, "gold")


@pytest.mark.parametrize("game", [name for name, course in COURSES.items() if course.first_game])
def test_the_first_game_has_a_coach(game: str, new_page: NewPage) -> None:
    page = new_page(f"/learn/{game}/first-game", lang="en")
    inspector = Inspector(page)
    page.wait_for_selector("[data-first-game]")
    inspector.look("the summary")
    page.click("[data-first-game]")
    page.wait_for_selector(".table[data-status=running]")
    wait_for_my_turn(page)
    expect(page.locator(".coach p")).not_to_be_empty()
    inspector.look("the coach")
    assert not inspector.faults, "\n".join(inspector.faults)
    click_something(page, random.Random(1))
    wait_for_my_turn(page)
    page.goto(f"/learn/{game}/first-game")
    page.get_by_role("link", name="Back to your first game").click()
    wait_for_my_turn(page)
