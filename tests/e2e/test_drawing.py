"""Boards drawn by hand: a map from an empty sheet to the end of a game on it, with the mouse and with keys."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Page, Request, expect
from typer.testing import CliRunner

from comptoir import games
from comptoir.cli import app
from tests.e2e.browser import PHONE, ROOT
from tests.e2e.conftest import NewPage
from tests.e2e.hands import play_by_clicking
from tests.e2e.test_every_page import Inspector

Point = tuple[float, float]
PRINTED: Any = games.kit_of(games.find("pfeffersaecke")).data
FAR = 60  # between two corners one clicks: whoever draws by hand takes no more


class Sheet:
    """The sheet of a map, by its own coordinates."""

    def __init__(self, page: Page) -> None:
        self.page = page
        box: Any = page.locator("[data-sheet]").bounding_box()
        width, height = PRINTED["size"]
        self.scale = min(box["width"] / width, box["height"] / height)
        self.left = box["x"] + (box["width"] - width * self.scale) / 2
        self.top = box["y"] + (box["height"] - height * self.scale) / 2

    def spot(self, at: Point) -> Point:
        return self.left + at[0] * self.scale, self.top + at[1] * self.scale

    def click(self, at: Point) -> None:
        self.page.mouse.click(*self.spot(at))

    def drag(self, *path: Point) -> None:
        self.page.mouse.move(*self.spot(path[0]))
        self.page.mouse.down()
        for at in path[1:]:
            self.page.mouse.move(*self.spot(at))
        self.page.mouse.up()

    def walk(self, start: Point, end: Point) -> None:
        """The keyboard's cursor: fifty units a stride, ten a step."""
        for forth, back, way in (("ArrowRight", "ArrowLeft", end[0] - start[0]), ("ArrowDown", "ArrowUp", end[1] - start[1])):
            key = forth if way > 0 else back
            for _ in range(int(abs(way) // 50)):
                self.page.keyboard.press(f"Shift+{key}")
            for _ in range(int(abs(way) % 50 // 10)):
                self.page.keyboard.press(key)


def corners() -> dict[str, list[Point]]:
    """The corners of each region one clicks: where three regions meet, and others some way apart; neighbours take the same."""
    shared = Counter(tuple(corner) for region in PRINTED["regions"] for corner in region["outline"])
    taken: dict[Point, bool] = {}
    found: dict[str, list[Point]] = {}
    for region in PRINTED["regions"]:
        last: Point | None = None
        kept = found[region["id"]] = []
        for x, y in region["outline"]:
            far = last is None or abs(x - last[0]) + abs(y - last[1]) > FAR
            if taken.setdefault((x, y), shared[x, y] > 2 or far):
                kept.append((x, y))
                last = (x, y)
    return found


def take(page: Page, tool: str) -> None:
    page.locator(f"[data-tool={tool}]").click()


@pytest.mark.timeout(600)
def test_a_map_is_drawn_from_nothing_and_played_to_the_end(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page("/boards")
    sent: list[Request] = []
    page.on("request", lambda one: sent.append(one))
    page.locator("[data-new=pfeffersaecke]").click()
    page.wait_for_selector("[data-sheet]")
    sheet = Sheet(page)
    draw(page, sheet)
    expect(page.locator("[data-grave='0']")).to_be_visible(timeout=30_000)
    trace(page, tmp_path, sent)

    with page.expect_download() as download:
        page.locator("[data-download]").click()
    download.value.save_as(tmp_path / "map.json")
    drawn = json.loads((tmp_path / "map.json").read_text(encoding="utf-8"))
    assert {route_of(route) for route in drawn["routes"]} == {route_of(route) for route in PRINTED["routes"]}
    assert drawn["cities"][4]["at"] == [540, 560], "Cologne was moved by hand"
    checked = CliRunner().invoke(app, ["board", "check", str(tmp_path / "map.json"), "--game", "pfeffersaecke"])
    assert checked.exit_code == 0, checked.output

    page.locator("[data-play-on]").click()
    page.wait_for_selector(".table[data-status]")
    play_by_clicking(page, 400)
    expect(page.locator("#after-title")).to_be_visible()
    record = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}/record")
    (tmp_path / "game.jsonl").write_bytes(record.body())
    verified = CliRunner().invoke(app, ["verify", str(tmp_path / "game.jsonl")])
    assert verified.exit_code == 0, verified.output


DRAWN = sorted(path.parent.parent.name for path in (ROOT / "web" / "src" / "games").glob("*/drawing/index.ts"))


def test_boards_are_corrected_on_a_phone_by_everyone(new_page: NewPage) -> None:
    """Every game's editor, with what is selected; how a board plays; a toll changed with a finger."""
    page = new_page("/boards", size=PHONE, lang="fr", dark=True, has_touch=True)
    inspector = Inspector(page)
    for game in DRAWN:
        page.goto("/boards")
        page.locator(f"[data-copy={game}]").click()
        expect(page.locator("[data-grave='0']")).to_be_attached(timeout=30_000)
        inspector.look(f"the board of {game}")
    page.goto("/boards")
    page.locator("[data-copy=pfeffersaecke]").click()
    page.wait_for_selector("[data-sheet]")
    sheet = Sheet(page)
    page.touchscreen.tap(*sheet.spot((1375, 745)))
    page.locator("[data-field=toll]").fill("50")
    inspector.look("a route")
    page.locator("[data-save]").click()
    expect(page.locator("[data-saved=true]")).to_be_visible(timeout=30_000)
    page.locator("[data-try]").click()
    page.wait_for_selector("[data-trial] .told", timeout=60_000)
    inspector.look("how a board plays")
    page.goto("/boards")
    page.wait_for_selector("[data-draft]")
    inspector.look("my boards")
    assert inspector.faults == [], "\n".join(inspector.faults)


def route_of(route: Any) -> tuple[frozenset[str], int]:
    return frozenset(route["between"]), route["toll"]


def draw(page: Page, sheet: Sheet) -> None:
    """Everything that is printed on the map the game comes with, mostly with the mouse."""
    take(page, "region")
    for outline in corners().values():
        for corner in [*outline, outline[0]]:
            sheet.click(corner)
    page.keyboard.press("Escape")
    expect(page.get_by_text("10/10")).to_be_visible()
    take(page, "city")
    for city in PRINTED["cities"]:
        sheet.click(city["at"])
    draw_villages(page, sheet)
    at = {place["id"]: place["at"] for place in [*PRINTED["cities"], *PRINTED["villages"]]}
    take(page, "route")
    for route in PRINTED["routes"]:
        for end in route["between"]:
            sheet.click(at[end])
        page.keyboard.type(str(route["toll"]))
    take(page, "two")
    for place in [*PRINTED["two_seats"]["covered"], *PRINTED["two_seats"]["closed"]]:
        sheet.click(at[place])
    # A stroke too much is taken back; a city is moved; a remark leads to what it is about.
    take(page, "brush")
    page.keyboard.press("Escape")
    sheet.drag((1300, 100), (1400, 140), (1500, 140))
    page.locator("[data-back=undo]").click()
    take(page, "select")
    sheet.drag(at["cologne"], (535, 560), (540, 560))
    sheet.click(at["leipzig"])
    page.keyboard.press("8")
    remark = page.locator("[data-remark=value-known]")
    expect(remark).to_have_text("Leipzig has the value 8; on the printed map it is 3.")
    page.keyboard.press("Escape")
    remark.click()
    expect(page.locator("[data-field=value]")).to_have_value("8")
    page.keyboard.press("Control+z")
    expect(page.locator("[data-field=value]")).to_have_value("3")


def draw_villages(page: Page, sheet: Sheet) -> None:
    """The first by keys: where the cursor was left, with arrows and Enter."""
    [first, *others] = PRINTED["villages"]
    page.keyboard.press("d")
    sheet.walk(PRINTED["cities"][-1]["at"], first["at"])
    page.keyboard.press("Enter")
    expect(page.locator("[data-field=name]")).to_have_value(first["names"]["en"])
    for village in others:
        sheet.click(village["at"])
    page.keyboard.press("Escape")
    expect(page.get_by_text("20/20")).to_be_visible()


def trace(page: Page, folder: Path, sent: list[Request]) -> None:
    """A picture lies under the map, after coming back too, and went nowhere."""
    page.keyboard.press("Escape")
    page.locator("[data-sheet]").screenshot(path=folder / "photo.png")
    before = len(sent)
    page.locator("[data-file=tracing]").set_input_files(folder / "photo.png")
    expect(page.locator("[data-sheet] image")).to_be_attached()
    expect(page.locator("[data-kept=true]")).to_be_visible()
    assert [one.url for one in sent[before:] if one.method != "GET" and not one.url.endswith("/check")] == []
    page.reload()
    expect(page.locator("[data-sheet] image")).to_be_attached()
    expect(page.locator("[data-grave='0']")).to_be_visible(timeout=30_000)
    picture = page.locator("[data-sheet] image").get_attribute("href") or ""
    assert picture.startswith("data:image/jpeg;base64,")
    assert not [one for one in sent if picture[23:200] in (one.post_data or "")]


# ---- by keys alone ----


class Keys:
    """Whoever has no mouse: the cursor of the sheet, its tools, and Tab to get to a button."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.at: Point = (PRINTED["size"][0] / 2, PRINTED["size"][1] / 2)

    def tab_to(self, mark: str) -> None:
        for _ in range(200):
            if self.page.evaluate("mark => !!document.activeElement?.matches(mark)", mark):
                return self.page.keyboard.press("Enter")
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {mark}")

    def press_at(self, at: Point) -> None:
        """As near as the steps of the cursor come to it."""
        moved = [self.at[axis] + round((at[axis] - self.at[axis]) / 10) * 10 for axis in (0, 1)]
        Sheet.walk(cast("Sheet", self), self.at, (moved[0], moved[1]))
        self.at = (moved[0], moved[1])
        self.page.keyboard.press("Enter")


def rough_regions() -> list[list[Point]]:
    """Ten squares beside each other: outlines that keys draw fast."""
    width, height = PRINTED["size"]
    wide, high = width // 50 * 10, height // 20 * 10
    return [[(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)] for y in (0, high) for x in range(0, 5 * wide, wide)]


@pytest.mark.timeout(600)
def test_a_map_is_drawn_by_keys_alone(new_page: NewPage) -> None:
    page = new_page("/boards")
    page.wait_for_selector("[data-new=pfeffersaecke]")
    keys = Keys(page)
    keys.tab_to("[data-new=pfeffersaecke]")
    page.wait_for_selector("[data-sheet]")
    page.keyboard.press("r")
    for outline in rough_regions():
        for corner in outline:
            keys.press_at(corner)
        page.keyboard.press("Enter")  # where it has stood still: it is closed
    page.keyboard.press("Escape")
    expect(page.get_by_text("10/10")).to_be_visible()
    for tool, kind in (("c", "cities"), ("d", "villages")):
        page.keyboard.press(tool)
        for place in PRINTED[kind]:
            keys.press_at(place["at"])
    at = {place["id"]: place["at"] for place in [*PRINTED["cities"], *PRINTED["villages"]]}
    page.keyboard.press("w")
    left = list(PRINTED["routes"])
    while left:  # always the one that begins nearest
        ends, route = min(
            ((ends, route) for route in left for ends in (route["between"], route["between"][::-1])),
            key=lambda found: abs(at[found[0][0]][0] - keys.at[0]) + abs(at[found[0][0]][1] - keys.at[1]),
        )
        for end in ends:
            keys.press_at(at[end])
        page.keyboard.type(str(route["toll"]))
        left.remove(route)
    page.keyboard.press("t")
    for place in [*PRINTED["two_seats"]["covered"], *PRINTED["two_seats"]["closed"]]:
        keys.press_at(at[place])
    expect(page.locator("[data-grave='0']")).to_be_attached(timeout=60_000)
    page.keyboard.press("Control+s")
    expect(page.locator("[data-saved=true]")).to_be_visible(timeout=30_000)
    keys.tab_to("[data-play-on]")
    page.wait_for_selector(".table[data-status=running]")
