"""The map as a picture: regions told apart by pattern and name, routes with their tolls, cities with their spaces.

It draws the bare board, and the ground on which pictures.py puts posts and disks.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from html import escape
from typing import Any

INK = "#2e2419"
PAPER = "#f6efde"
SEA = "#dbe4e2"
SPACE = 9.5  # radius of a space in a city's ring
HOUSE = 13  # half the width of a village
LETTER = 9.3  # width of a letter of a name, about
NAME_HEIGHT = 19
PILL_HEIGHT = 18
DEAR = 18  # tolls from here on are written white on dark

# Ten tints and ten patterns: a region is known by its pattern and its name, the tint is an extra.
TINTS = (
    "#ead9b4", "#d9e0c6", "#eecfb8", "#d8d3e3", "#cfe0dd", "#f0e0a8", "#e3d0d3", "#d3dfb9", "#f0d3c6", "#d5dbe6",
)  # fmt: skip
PATTERNS = (
    '<path d="M0 12 L12 0"/>',
    '<circle cx="6" cy="6" r="1.2" fill="currentColor"/>',
    '<path d="M0 6 H12"/>',
    '<path d="M6 3 V9 M3 6 H9"/>',
    '<path d="M0 8 Q3 4 6 8 T12 8"/>',
    '<path d="M6 0 V12"/>',
    '<path d="M0 0 L12 12"/>',
    '<circle cx="6" cy="6" r="2.6"/>',
    '<path d="M2 8 L6 4 L10 8"/>',
    '<path d="M1 3 H5 M7 9 H11"/>',
)
STYLE = (
    f"text{{font-family:Georgia,'Times New Roman',serif;fill:{INK}}}"
    ".name{font-size:17px;font-weight:bold}"
    ".village{font-size:16px;font-style:italic}"
    ".region{font-size:19px;letter-spacing:2px;text-anchor:middle;font-variant:small-caps;fill:#6b5636}"
    f".halo{{paint-order:stroke;stroke:{PAPER};stroke-width:4px;stroke-linejoin:round}}"
    ".toll{font-size:14px;text-anchor:middle}.value{font-size:19px;font-weight:bold;text-anchor:middle}"
    ".note{font-size:16px;font-style:italic}.title{font-size:30px;font-variant:small-caps;letter-spacing:2px}"
    ".mid{text-anchor:middle}.end{text-anchor:end}"
)

Box = tuple[float, float, float, float]  # left, top, right, bottom
FOOT = 64  # below the map: the legend and the note

LEGEND = {
    "fr": ("ville : sa valeur au milieu, ses places comptées depuis la flèche", "village : un comptoir", "péage en florins"),
    "en": ("city: its value in the middle, its spaces counted from the arrow", "village: one post", "toll in florins"),
    "de": ("Stadt: ihr Wert in der Mitte, ihre Plätze vom Pfeil an gezählt", "Dorf: eine Niederlassung", "Zoll in Gulden"),
}


def svg(data: Mapping[str, Any], language: str) -> str:
    """The bare board, in a language."""
    width, height = data["size"]
    drawn = [open_svg(width, height + FOOT, data["title"][language]), ground(data, language)]
    for city in data["cities"]:
        drawn.append(city_svg(city["value"], city["at"], [""] * city["value"], str(city["value"])))
    for village in data["villages"]:
        drawn.append(village_svg(village["at"], PAPER, ""))
    drawn += [names(data, language), foot(data, language), "</svg>"]
    return "".join(drawn)


def open_svg(width: float, height: float, title: str) -> str:
    patterns = "".join(
        f'<pattern id="region-{at}" width="12" height="12" patternUnits="userSpaceOnUse">'
        f'<g fill="none" stroke="currentColor" stroke-width="1" color="#7d6640" opacity=".38">{drawing}</g></pattern>'
        for at, drawing in enumerate(PATTERNS)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" role="img" '
        f'aria-label="{escape(title, quote=True)}"><style>{STYLE}</style><defs>{patterns}</defs>'
        f'<rect width="{width:g}" height="{height:g}" fill="{SEA}"/>'
    )


# ---- the ground ----


def ground(data: Mapping[str, Any], language: str) -> str:
    """Regions, their names, and the routes with their tolls."""
    drawn = [region_svg(region, at) for at, region in enumerate(data["regions"])]
    for region in data["regions"]:
        x, y = region["label"]
        drawn.append(f'<text class="region halo" x="{x:g}" y="{y:g}">{escape(region["names"][language])}</text>')
    ends = {place["id"]: place for place in [*data["cities"], *data["villages"]]}
    for colour, thick in ((INK, 6.4), (PAPER, 3.6)):  # P1: routes are double lines
        for route in data["routes"]:
            (x1, y1), (x2, y2) = (ends[word]["at"] for word in route["between"])
            drawn.append(f'<path d="M{x1:g} {y1:g} L{x2:g} {y2:g}" stroke="{colour}" stroke-width="{thick}"/>')
    for (x, y), route in zip(toll_spots(data, language), data["routes"], strict=True):
        drawn.append(toll_svg(x, y, route["toll"]))
    return "".join(drawn)


def region_svg(region: Mapping[str, Any], at: int) -> str:
    outline = "M" + " L".join(f"{x:g} {y:g}" for x, y in region["outline"]) + "Z"
    return (
        f'<path d="{outline}" fill="{TINTS[at % len(TINTS)]}"/>'
        f'<path d="{outline}" fill="url(#region-{at % len(PATTERNS)})" stroke="#8a6f45" stroke-width="2.4" '
        f'stroke-dasharray="2 6" stroke-linecap="round"/>'
    )


def toll_svg(x: float, y: float, toll: int) -> str:
    fill, ink = (INK, "#fff") if toll >= DEAR else ("#fffaf0", INK)
    half = PILL_HEIGHT / 2
    wide = pill_width(toll) / 2
    return (
        f'<rect x="{x - wide:.1f}" y="{y - half:.1f}" width="{2 * wide:g}" height="{PILL_HEIGHT}" rx="{half:g}" '
        f'fill="{fill}" stroke="{INK}"/><text class="toll" x="{x:.1f}" y="{y + 5:.1f}" style="fill:{ink}">{toll}</text>'
    )


def pill_width(toll: int) -> float:
    return 26.0 if toll > 9 else 20.0


# ---- what lies where, so that nothing lies over another ----


def radius(value: int) -> float:
    """P2: of the ring on which a city's spaces lie."""
    return max(19.0, value * (2 * SPACE + 1.5) / (2 * math.pi))


def reach_of(place: Mapping[str, Any]) -> float:
    """How far a place reaches from its centre."""
    return radius(place["value"]) + SPACE + 2 if "value" in place else HOUSE + 2.0


def place_box(place: Mapping[str, Any]) -> Box:
    """A square about as large as the round city: corners of the true one are empty."""
    x, y = place["at"]
    reach = 0.9 * reach_of(place) if place["label"] in ("n", "e", "s", "w") else 0.74 * reach_of(place)
    return x - reach, y - reach, x + reach, y + reach


def name_anchor(place: Mapping[str, Any]) -> tuple[float, float, str]:
    """Where a name is written, and the class that says to which side it runs."""
    x, y = place["at"]
    reach = reach_of(place) + 4
    towards: str = place["label"]
    if towards in ("n", "s"):
        return x, y - reach - 5 if towards == "n" else y + reach + 13, "mid"
    run = "" if "e" in towards else "end"
    out = reach if len(towards) == 1 else reach * 0.76
    if towards[0] == "n":
        y -= reach * 0.76 + 2
    elif towards[0] == "s":
        y += reach * 0.76 + 8
    return (x + out if run == "" else x - out), y + 6, run


def name_box(place: Mapping[str, Any], language: str) -> Box:
    x, y, run = name_anchor(place)
    width = LETTER * len(place["names"][language])
    left = x - width / 2 if run == "mid" else x - width if run == "end" else x
    return left, y - NAME_HEIGHT + 5, left + width, y + 4


def region_box(region: Mapping[str, Any], language: str) -> Box:
    x, y = region["label"]
    half = 6.0 * len(region["names"][language])
    return x - half, y - 15, x + half, y + 5


def fixed_boxes(data: Mapping[str, Any], language: str) -> list[Box]:
    """Places, their names and the names of regions."""
    places = [*data["cities"], *data["villages"]]
    boxes = [place_box(place) for place in places] + [name_box(place, language) for place in places]
    return boxes + [region_box(region, language) for region in data["regions"]]


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def pill_box(x: float, y: float, toll: int) -> Box:
    wide = pill_width(toll) / 2
    return x - wide - 1, y - PILL_HEIGHT / 2 - 1, x + wide + 1, y + PILL_HEIGHT / 2 + 1


def toll_spots(data: Mapping[str, Any], language: str) -> list[tuple[float, float]]:
    """For each route a spot on it for its toll: as near the middle as nothing else is in the way."""
    ends = {place["id"]: place for place in [*data["cities"], *data["villages"]]}
    taken = fixed_boxes(data, language)
    spots = []
    for route in data["routes"]:
        one, other = (ends[word] for word in route["between"])
        spot = free_spot(one, other, route["toll"], taken)
        taken.append(pill_box(*spot, route["toll"]))
        spots.append(spot)
    return spots


def free_spot(one: Mapping[str, Any], other: Mapping[str, Any], toll: int, taken: list[Box]) -> tuple[float, float]:
    (x1, y1), (x2, y2) = one["at"], other["at"]
    length = math.hypot(x2 - x1, y2 - y1)
    middle = (length + reach_of(one) - reach_of(other)) / 2 / length  # of the stretch one can see
    spots = []
    for step in range(34):
        part = middle + 0.012 * ((step + 1) // 2) * (1 if step % 2 else -1)
        spots.append((x1 + part * (x2 - x1), y1 + part * (y2 - y1)))
    for spot in spots:
        if not any(overlap(pill_box(*spot, toll), box) for box in taken):
            return spot
    return spots[0]


# ---- places ----


def city_svg(value: int, at: tuple[float, float], spaces: list[str], middle: str, fill: str = PAPER, ink: str = INK) -> str:
    """P2: a city: a ring of spaces, the first under the arrow. `spaces` has the drawing of what stands on each."""
    x, y = at
    ring = radius(value)
    drawn = [f'<circle r="{ring + SPACE + 2:.1f}" fill="{PAPER}" stroke="{INK}" stroke-width="1.6"/>']
    drawn.append(f'<circle r="{ring - SPACE - 1:.1f}" fill="{fill}" stroke="{INK}" stroke-width=".8"/>')
    for space, post in enumerate(spaces):
        angle = 2 * math.pi * space / value - math.pi / 2
        dx, dy = ring * math.cos(angle), ring * math.sin(angle)
        drawn.append(
            f'<g transform="translate({dx:.1f},{dy:.1f})">'
            f'<circle r="{SPACE - 1:g}" fill="#e6d9bd" stroke="{INK}" stroke-width=".8"/>{post}</g>'
        )
    drawn.append(f'<path d="M0 {-(ring + SPACE - 1):.1f} l-5 -8 h10Z" fill="#a3341f" stroke="{PAPER}"/>')
    size = min(24, round(1.5 * (ring - SPACE)))
    drawn.append(f'<text class="value" y="{size / 3:.1f}" style="font-size:{size}px;fill:{ink}">{middle}</text>')
    return f'<g transform="translate({x:g},{y:g})">{"".join(drawn)}</g>'


def village_svg(at: tuple[float, float], fill: str, inside: str) -> str:
    """P2: a village: a house for one post."""
    x, y = at
    return (
        f'<g transform="translate({x:g},{y:g})"><path d="M-{HOUSE} -1 L0 -{HOUSE + 1} L{HOUSE} -1 V{HOUSE - 1} H-{HOUSE}Z" '
        f'fill="{fill}" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"/>{inside}</g>'
    )


def names(data: Mapping[str, Any], language: str) -> str:
    """The names of all places, each beside its own."""
    drawn = []
    for style, kind in (("name", "cities"), ("village", "villages")):
        for place in data[kind]:
            x, y, run = name_anchor(place)
            drawn.append(f'<text class="{style} halo {run}" x="{x:.1f}" y="{y:.1f}">{escape(place["names"][language])}</text>')
    return "".join(drawn)


def foot(data: Mapping[str, Any], language: str) -> str:
    """The legend, and that the map is a reconstruction where it is one."""
    width, height = data["size"]
    city, village, toll = LEGEND[language]
    note = data["reconstruction"][language] if data["reconstruction"] else ""
    base = height + 26
    return (
        f'<rect y="{height:g}" width="{width:g}" height="{FOOT}" fill="{PAPER}"/>'
        f'<path d="M0 {height:g} H{width:g}" stroke="{INK}"/>'
        f'<text class="note" x="20" y="{base}">◎ {escape(city)}  ·  ⌂ {escape(village)}  ·  ⑧ {escape(toll)}</text>'
        f'<text class="note" x="20" y="{base + 25}">{escape(note)}</text>'
        f'<text class="title" x="30" y="44">{escape(data["title"][language])}</text>'
    )
