"""Seats look alike wherever they are drawn, and sketches are sound and legible."""

from __future__ import annotations

from xml.etree import ElementTree

from comptoir.kernel.actions import SEAT_LETTERS
from comptoir.kernel.schematic import Card, Sketch, Tile, overlap, seat_tile
from comptoir.kernel.seats import LOOKS


def brightness(colour: str) -> float:
    """Relative luminance, as the web's contrast guidelines reckon it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_each_seat_has_a_letter_a_colour_and_a_mark_of_its_own() -> None:
    assert "".join(look.letter for look in LOOKS) == SEAT_LETTERS
    for kind in ("colour", "mark", "path"):
        assert len({getattr(look, kind) for look in LOOKS}) == len(LOOKS)


def test_what_is_written_on_a_seats_colour_can_be_read() -> None:
    for look in LOOKS:
        low, high = sorted((brightness(look.colour), brightness(look.ink)))
        assert (high + 0.05) / (low + 0.05) >= 4.5, look.letter


def test_a_sketch_is_sound_whatever_is_written_on_it_and_holds_all_of_it() -> None:
    sketch = Sketch('told & "quoted" <b>')
    sketch.tile(300, 200, 40, 20, Tile("<&>\nbelow"))
    sketch.grid(20, 20, 30, 30, [seat_tile(0), Tile()], "ab", "1")
    sketch.seats(0, 240, [Card(True, "5 & 6", ["a <part>", "another"]), Card(False, "", [])])
    root = ElementTree.fromstring(sketch.svg())
    left, top, wide, high = map(float, root.attrib["viewBox"].split())
    assert root.attrib["aria-label"] == 'told & "quoted" <b>'
    texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"<&>", "below", "A", "5 & 6"} <= set(texts)
    assert texts.count("▶ to act") == 1
    for box in root.iter("{http://www.w3.org/2000/svg}rect"):
        x, y = float(box.attrib["x"]), float(box.attrib["y"])
        assert left <= x <= x + float(box.attrib["width"]) <= left + wide
        assert top <= y <= y + float(box.attrib["height"]) <= top + high


def test_the_label_of_a_route_makes_way_for_what_is_written_there() -> None:
    sketch = Sketch("")
    sketch.label(100, 104, "a name in the middle")
    sketch.label_between((100, 0), (100, 200), "12")
    assert not overlap(*sketch.labels)
    freely = Sketch("")
    freely.label_between((100, 0), (100, 200), "12")
    assert 100 < freely.labels[0][3] < 110
