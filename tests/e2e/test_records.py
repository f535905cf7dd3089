"""Records: a file is dropped on the page, judged, replayed, kept and reviewed; and pictures of the board."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.browser import PHONE
from tests.e2e.conftest import NewPage
from tests.e2e.hands import from_more, play_now, resize, wait_for_my_turn
from tests.e2e.test_every_page import Inspector
from tests.house.test_archive import record

SVG = "{http://www.w3.org/2000/svg}"

DROP = """([name, text]) => {
    const given = new DataTransfer();
    given.items.add(new File([text], name));
    for (const kind of ['dragover', 'drop'])
        document.querySelector('[data-drop]').dispatchEvent(new DragEvent(kind, { dataTransfer: given, bubbles: true }));
}"""


def saved_picture(page: Page, kind: str, folder: Path) -> bytes:
    with page.expect_download(timeout=60_000) as download:
        page.locator(f"[data-picture={kind}]").click()
    download.value.save_as(folder / download.value.suggested_filename)
    assert download.value.suggested_filename.endswith(f".{kind}")
    return (folder / download.value.suggested_filename).read_bytes()


def check_pictures(page: Page, folder: Path) -> None:
    """What is saved are real pictures, of one size and with the board in them."""
    page.locator("[data-picture=png]").wait_for(timeout=60_000)
    png = saved_picture(page, "png", folder)
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    size = [int.from_bytes(png[at : at + 4]) for at in (16, 20)]
    drawn = ElementTree.fromstring(saved_picture(page, "svg", folder))
    assert drawn.tag == f"{SVG}svg"
    assert size == [int(2 * float(drawn.get(side, 0))) for side in ("width", "height")]
    styles = "".join(one.text or "" for one in drawn.iter(f"{SVG}style"))
    assert "data:font/woff2" in styles, "its typefaces are in it"
    assert len(list(drawn.iter(f"{SVG}path"))) > 50
    assert "var(" not in ElementTree.tostring(drawn, encoding="unicode"), "its colours are in it"
    colours = page.evaluate(
        """async (address) => {
            const image = new Image();
            image.src = address;
            await image.decode();
            const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 60 });
            const pen = canvas.getContext('2d');
            pen.drawImage(image, 0, 0, 60, 60);
            const seen = pen.getImageData(0, 0, 60, 60).data;
            return new Set(Array.from({ length: 3600 }, (_, at) => seen.slice(4 * at, 4 * at + 3).join())).size;
        }""",
        page.locator("dialog img").get_attribute("src"),
    )
    assert colours > 100, "it is painted"
    page.keyboard.press("Escape")


def test_a_record_is_judged_replayed_and_kept(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page("/records")
    text = record()
    inspector = Inspector(page)
    page.wait_for_selector("[data-drop]")
    inspector.look("records")

    page.evaluate(DROP, ["changed.jsonl", text.replace('"n":20', '"n":21', 1)])
    verdict = page.locator("[data-genuine]")
    expect(verdict).to_have_attribute("data-genuine", "false")
    expect(verdict).to_contain_text("This record is not genuine.")
    page.evaluate(DROP, ["nonsense.jsonl", "hello"])
    expect(verdict).to_contain_text("nonsense.jsonl")
    page.evaluate(DROP, ["large.jsonl", "x" * 2_000_001])
    expect(page.get_by_role("alert")).to_contain_text("up to 2 MB")
    expect(verdict).to_have_count(0)

    file = tmp_path / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    with page.expect_file_chooser() as chooser:  # by keys
        page.get_by_role("button", name="Choose a file").press("Enter")
    chooser.value.set_files(file)
    expect(verdict).to_have_attribute("data-genuine", "true")
    expect(verdict).to_contain_text("every shuffle was the sealed one")
    expect(page.locator(".game .stage svg").first).to_be_visible()
    for size in (PHONE, (1440, 900)):
        resize(page, size)
        inspector.look(f"a genuine record, {size[0]} px")

    page.locator("[data-replay]").click()
    page.wait_for_selector(".replay[data-at]")
    assert page.url.endswith("/replay/file")
    page.locator("body").press("End")
    page.locator("[data-take-picture]").click()
    check_pictures(page, tmp_path)
    inspector.look("the replay of a file")
    page.get_by_role("link", name="Open a record").click()

    page.get_by_label("Which seat was yours?").select_option("A")
    page.locator("[data-keep]").click()
    kept = page.locator("[data-kept]")
    expect(kept).to_be_visible()
    table = kept.get_attribute("data-kept")
    inspector.look("a kept record")
    page.get_by_role("link", name="My games").click()
    line = page.locator(f"[data-game='{table}']")
    expect(line).to_contain_text("brought along")
    line.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".replay[data-at]")
    page.goto(f"/replay/{table}?n=20")
    expect(page.locator(".replay")).to_have_attribute("data-at", "20")
    page.goto("/games")
    page.get_by_role("button", name="Take away").click()
    expect(page.get_by_text("No finished game of yours yet.")).to_be_visible()
    assert not inspector.faults, "\n".join(inspector.faults)


def test_a_board_of_several_parts_is_one_picture(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    play_now(page, "pfusch")
    wait_for_my_turn(page)
    from_more(page, "picture")
    check_pictures(page, tmp_path)
