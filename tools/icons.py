"""`python -m tools.icons FOLDER`: the app's icon, `web/public/icon.svg`, as pictures of points for phones that take no SVG.

It knows the little SVG that this icon is made of: one rounded square, filled paths, and strokes of straight lines.
"""

from __future__ import annotations

import math
import re
import struct
import sys
import zlib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ICON = Path(__file__).parents[1] / "web" / "public" / "icon.svg"
FINE = 4  # lines looked at for each line of points
SAFE = 0.8  # of a maskable icon: a phone may cut off the rest
Point = tuple[float, float]


class Shape(NamedTuple):
    outlines: list[list[Point]]
    colour: tuple[int, int, int]


def main() -> None:
    folder = Path(sys.argv[1])
    box, (ground, *drawn) = read(ICON)
    for name, size, inside in (("icon-192.png", 192, 1.0), ("icon-512.png", 512, 1.0), ("icon-maskable.png", 512, SAFE)):
        scale, edge = size / box * inside, size * (1 - inside) / 2
        whole = Shape([[(0, 0), (box, 0), (box, box), (0, box)]], ground.colour)
        shapes = [_placed(ground, size / box, 0)] if inside == 1 else [_placed(whole, size / box, 0)]
        shapes += [_placed(shape, scale, edge) for shape in drawn]
        (folder / name).write_bytes(png(paint(size, shapes), size))


def read(file: Path) -> tuple[float, list[Shape]]:
    """The width of the icon, and its shapes from back to front."""
    svg = ElementTree.parse(file).getroot()
    shapes = []
    for one in svg:
        colour = one.get("fill") or one.get("stroke") or ""
        if one.tag.endswith("rect"):
            outlines = [_rounded(float(one.get("width", 0)), float(one.get("rx", 0)))]
        else:
            outlines = list(_walked(one.get("d", "")))
            if one.get("stroke"):
                outlines = [_bar(a, b, float(one.get("stroke-width", 1))) for line in outlines for a, b in pairwise(line)]
        shapes.append(Shape(outlines, (int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16))))
    return float(svg.get("viewBox", "").split()[2]), shapes


def _rounded(size: float, radius: float) -> list[Point]:
    far = size - radius
    corners = ((far, radius, -90), (far, far, 0), (radius, far, 90), (radius, radius, 180))
    turns = [(x, y, math.radians(start + 90 * step / 24)) for x, y, start in corners for step in range(25)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for x, y, turn in turns]


def _bar(start: Point, end: Point, width: float) -> list[Point]:
    """A stroke of a straight line."""
    (x, y), (u, v) = start, end
    length = math.hypot(u - x, v - y)
    across, down = (v - y) / length * width / 2, (x - u) / length * width / 2
    return [(x + across, y + down), (u + across, v + down), (u - across, v - down), (x - across, y - down)]


def _walked(path: str) -> Iterator[list[Point]]:
    """The lines of a path: M, L, l, h, H, v, V, and arcs of half an ellipse, `a`."""
    line: list[Point] = []
    x = y = 0.0
    for command, given in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        numbers = [float(one) for one in re.findall(r"-?\d*\.?\d+", given)]
        if command == "M":
            if line:
                yield line
            line, (x, y), numbers = [(numbers[0], numbers[1])], numbers[:2], numbers[2:]
        if command == "a":
            _, high, _, _, sweep, over, _ = numbers
            below = 1 if (over < 0) == bool(sweep) else -1
            turns = [math.pi * step / 24 for step in range(1, 25)]
            line += [(x + over / 2 * (1 - math.cos(turn)), y + below * high * math.sin(turn)) for turn in turns]
            x += over
        elif command in "hHvV":
            x, y = (numbers[0] + x * (command == "h"), y) if command in "hH" else (x, numbers[0] + y * (command == "v"))
            line.append((x, y))
        elif command in "MLl":
            for across, down in zip(numbers[::2], numbers[1::2], strict=True):
                x, y = (x + across, y + down) if command == "l" else (across, down)
                line.append((x, y))
        else:
            raise SystemExit(f"{ICON.name}: the command {command} is not known here")
    yield line


def _placed(shape: Shape, scale: float, edge: float) -> Shape:
    return Shape([[(edge + x * scale, edge + y * scale) for x, y in line] for line in shape.outlines], shape.colour)


def paint(size: int, shapes: list[Shape]) -> bytearray:
    """Points as red, green, blue and how opaque; each shape over those before it."""
    points = bytearray(size * size * 4)
    for shape in shapes:
        for outline in shape.outlines:
            for row in range(size):
                for at, share in enumerate(_covered(outline, row, size)):
                    if share:
                        _mix(points, (row * size + at) * 4, shape.colour, share)
    return points


def _covered(outline: list[Point], row: int, size: int) -> list[float]:
    """How much of each point of a row lies inside, by even and odd."""
    cover = [0.0] * size
    for fine in range(FINE):
        y = row + (fine + 0.5) / FINE
        crossed = sorted(
            a + (y - b) * (c - a) / (d - b)
            for (a, b), (c, d) in zip(outline, [*outline[1:], outline[0]], strict=True)
            if (b <= y) != (d <= y)
        )
        for start, end in zip(crossed[::2], crossed[1::2], strict=True):
            for at in range(max(0, int(start)), min(size, math.ceil(end))):
                cover[at] += (min(end, at + 1) - max(start, at)) / FINE
    return cover


def _mix(points: bytearray, at: int, colour: tuple[int, int, int], share: float) -> None:
    under = points[at + 3] / 255 * (1 - share)
    for part in range(3):
        points[at + part] = round((colour[part] * share + points[at + part] * under) / (share + under))
    points[at + 3] = round(255 * (share + under))


def png(points: bytearray, size: int) -> bytes:
    rows = b"".join(b"\0" + points[at : at + size * 4] for at in range(0, len(points), size * 4))
    parts = ((b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    packed = (struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts)
    return b"\x89PNG\r\n\x1a\n" + b"".join(packed)


if __name__ == "__main__":
    main()
