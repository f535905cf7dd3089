"""What the keeper of a house does, as the people in it meet it: a backup restored under an open page, lists that are cut."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import expect
from tools.bench_growth import clone_table

from comptoir.house.store import backups, lists
from tests.e2e.conftest import NewPage
from tests.e2e.hands import click_something, number, play_now, wait_for_my_turn
from tests.house.guests import RunningHouse


def test_an_open_page_shows_a_restored_house_and_plays_on(new_page: NewPage, house: RunningHouse, tmp_path: Path) -> None:
    chance = random.Random(3)
    database = Path(str(house.house.database.url.database))
    page = new_page()
    play_now(page, "heller")
    assert wait_for_my_turn(page)
    then = number(page)
    backups.back_up(database, tmp_path / "backup.zip")
    for _ in range(2):
        click_something(page, chance)
        assert wait_for_my_turn(page)
    assert number(page) > then
    backups.restore(tmp_path / "backup.zip", database)
    page.wait_for_selector(f'.table[data-n="{then}"]')
    click_something(page, chance)
    assert wait_for_my_turn(page)
    assert number(page) > then
    page.reload()
    assert wait_for_my_turn(page)


def test_older_tables_of_mine_are_a_click_away(new_page: NewPage, house: RunningHouse) -> None:
    page = new_page()
    play_now(page, "heller")
    table = page.url.rsplit("/", 1)[-1]
    over = {"status": "finished", "alarm": None, "waiting": "[]", "result": '{"scores": [1, 2], "winners": [1]}'}
    with house.house.database.writer.begin() as connection:
        clone_table(connection, table, [{**over, "created": 1000 + at} for at in range(lists.LISTED + 5)])
    page.goto("/")
    older = page.get_by_role("button", name="My older tables")
    expect(older).to_be_visible()
    older.click()
    page.wait_for_function("few => document.querySelectorAll('ul.tables li').length > few", arg=lists.LISTED)
    expect(older).to_have_count(0)
