"""Sounds cannot be heard by a test, but their waves can be measured: short, quiet, whole; and none where none is wished."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import click_something, play_now, wait_for_my_turn

QUIET = 0.5  # of full scale; far from clipping
LONGEST = 1.0  # seconds

# The page's audio runs into a buffer instead of a loudspeaker: the same nodes, rendered offline.
RECORDER = """() => {
    window.played = [];
    window.AudioContext = class extends OfflineAudioContext {
        constructor() {
            super(1, 2 * 44100, 44100);
            window.played.push(this);
        }
    };
}"""
MEASURE = """async (at) => {
    const buffer = await window.played[at].startRendering();
    const wave = buffer.getChannelData(0);
    let peak = 0, last = 0;
    wave.forEach((value, sample) => {
        peak = Math.max(peak, Math.abs(value));
        if (Math.abs(value) > 0.001) last = sample;
    });
    return { peak, seconds: last / buffer.sampleRate };
}"""


def open_settings(page: Page) -> None:
    page.locator("header .icon").click()


def wish_for_sounds(page: Page) -> None:
    open_settings(page)
    page.get_by_label("Quiet sounds").check()  # which lets one hear what they are like


def sit_down_with_a_recorder(page: Page) -> None:
    page.add_init_script(f"({RECORDER})()")
    page.reload()
    page.wait_for_selector("[data-play]")
    play_now(page, "heller")
    wait_for_my_turn(page)


def assert_short_and_quiet(page: Page) -> None:
    measured: Any = page.evaluate(MEASURE, 0)
    assert 0.01 < measured["peak"] < QUIET
    assert 0.02 < measured["seconds"] < LONGEST


def test_a_piece_put_down_is_short_and_quiet(new_page: NewPage) -> None:
    page = new_page()
    page.evaluate(RECORDER)
    wish_for_sounds(page)
    assert_short_and_quiet(page)


def test_the_chime_of_my_turn_is_short_and_quiet(new_page: NewPage) -> None:
    page = new_page()
    wish_for_sounds(page)
    page.keyboard.press("Escape")
    sit_down_with_a_recorder(page)
    page.wait_for_function("() => window.played.length > 0")
    assert_short_and_quiet(page)


@pytest.mark.parametrize("way", ["from the start", "turned off again"])
def test_without_a_wish_nothing_sounds(way: str, new_page: NewPage) -> None:
    page = new_page()
    if way == "turned off again":
        wish_for_sounds(page)
        page.get_by_label("Quiet sounds").uncheck()
        page.keyboard.press("Escape")
    sit_down_with_a_recorder(page)
    click_something(page, random.Random(1))
    wait_for_my_turn(page)
    expect(page.locator(".log li").first).to_be_visible()
    assert page.evaluate("window.played.length") == 0
