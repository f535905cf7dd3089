"""Pictures of a position, as text and as SVG, drawn from a view: they cannot show more than the view does."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from ...kernel.actions import SEAT_LETTERS
from ...kernel.schematic import (
    BAD,
    BOLD,
    CARD,
    FAINT,
    GOLD,
    GOOD,
    INK,
    LINE,
    TERMINAL,
    WATER,
    Card,
    Point,
    Sketch,
    Tile,
    seat_lines,
    seat_tile,
)
from ...kernel.visibility import View
from .board import Board
from .pieces import (
    CITIES,
    CLOSED_VILLAGE,
    COVERED,
    ENDS,
    FOUNDING,
    IN_VILLAGE,
    LEAST_VALUE,
    MOST_VALUE,
    OPEN_CITY,
    PHASES,
    SHUT,
    VILLAGES,
)

LANGUAGE = "en"

SCALE = 0.74  # of the picture, beside the numbers in a board file
HOUSE = 9.0  # half the width of a village
SPACE = 7.0  # the radius of a space in the ring of a city
TINTS = (GOOD, "#efe6c6", WATER, BAD, "#e6dcec")
CITY_LOOKS = (Tile(), Tile(fill=GOLD), Tile(fill=LINE), Tile(fill=INK, ink=CARD))  # shut, open, decided, covered
LEGEND = "city: its value, gold while its disk lies there, grey when it has gone · dark: out of the game · on a route: its toll"


class Pictures:
    """Pictures of positions on one board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.names = board.names(LANGUAGE)
        self.regions: list[str] = [region["names"][LANGUAGE] for region in board.data["regions"]]

    def text(self, view: View) -> str:
        """The seats, then the map region by region, for a terminal."""
        lines = [heading(view), "", *seat_lines(cards(view)), ""]
        for region, name in enumerate(self.regions):
            places = [self.place_text(view, place) for place in range(len(self.names)) if self.board.region[place] == region]
            shown = wrap("   ".join(places), TERMINAL, initial_indent=f"{name:<13}", subsequent_indent=" " * 13)
            lines += [line.replace("_", " ") for line in shown]
        lines.append("")
        lines.append("[..] disk lies there   {..} disk has gone   +A waits in the centre   . free")
        if self.board.data["reconstruction"]:
            lines += wrap(self.board.data["reconstruction"][LANGUAGE], TERMINAL)
        return "\n".join(lines)

    def place_text(self, view: View, place: int) -> str:
        """One place with who is there; `_` keeps it on one line."""
        name = self.names[place].replace(" ", "_")
        if place >= CITIES:
            resident = view.village[place - CITIES]
            return f"{name}_{IN_VILLAGE[resident] if resident else '.'}"
        value = self.board.value[place]
        now = view.city[place]
        if now in (SHUT, COVERED):
            return f"{name}_{value}_{'shut' if now == SHUT else 'covered'}"
        posts = "".join(SEAT_LETTERS[resident - 1] if resident else "." for resident in view.spaces[place][:value])
        shown = f"[{posts}]" if now == OPEN_CITY else f"{{{posts}}}"
        return f"{name}_{value}_{shown}{waiting(view, place)}"

    def svg(self, view: View) -> str:
        """The map with posts and disks, and below it what each seat has."""
        sketch = Sketch(self.text(view))
        sketch.words(0, 14, heading(view), 16, style=BOLD)
        draw_map(sketch, self.board.data, LANGUAGE, view.city, view.spaces, view.village)
        for city in set(view.centre):
            x, y = spot(self.board.data["cities"][city])
            sketch.tile(x - 13, y + 4, 26, 14, seat_tile(view.turn, waiting(view, city)), 11)
        sketch.words(0, sketch.bottom + 20, LEGEND, 12)
        sketch.seats(0, sketch.bottom + 12, cards(view), columns=3)
        return sketch.svg()


# ---- what a view shows ----


def heading(view: View) -> str:
    """The round and what is left."""
    if view.ended:
        return f"The game is over ({ENDS[view.ended]}), round {view.round}, villages left {view.villages_left}"
    doing = "founding" if view.phase == FOUNDING else f"round {view.round}, {SEAT_LETTERS[view.turn]} to {PHASES[view.phase]}"
    return f"{doing}, villages left {view.villages_left}, turns without an opening {view.quiet} of {view.seats}"


def cards(view: View) -> list[Card]:
    """Points, money and what each seat has left; its hand by value where this view may see it, else as question marks."""
    found = []
    for seat in range(view.seats):
        hand = view.hand[seat]
        disks = ["?"] * view.hand_count[seat]
        if hand is not None:
            disks = [str(LEAST_VALUE + at) for at, many in enumerate(hand) for _ in range(many)]
        parts = [f"safe-conducts {view.safe_conducts[seat]}", f"posts left {view.stock[seat]}", f"cities won {view.won[seat]}"]
        head = f"{view.points[seat]} points {view.money[seat]:>3} florins"
        found.append(Card(seat == view.turn and not view.ended, head, [*parts, f"disks {' '.join(disks) or 'none'}"]))
    return found


def waiting(view: View, city: int) -> str:
    """P22: the posts that wait in the centre of a city."""
    return f"+{SEAT_LETTERS[view.turn] * view.centre.count(city)}" if city in view.centre else ""


# ---- the map ----


def board_svg(data: Mapping[str, Any], language: str) -> str:
    """The bare board in a language, with the note that it is a reconstruction where it is one."""
    sketch = Sketch(data["title"][language])
    sketch.words(0, 14, data["title"][language], 16, style=BOLD)
    draw_map(sketch, data, language, [SHUT] * CITIES, [[0] * MOST_VALUE] * CITIES, [0] * VILLAGES)
    if data["reconstruction"]:
        sketch.words(0, sketch.bottom + 20, data["reconstruction"][language], 12)
    return sketch.svg()


def draw_map(
    sketch: Sketch, data: Mapping[str, Any], language: str, city: list[int], spaces: list[list[int]], village: list[int]
) -> None:
    """P1: regions, routes with their tolls, cities and villages with who is there."""
    for at, region in enumerate(data["regions"]):
        sketch.line([scaled(corner) for corner in region["outline"]], 1.5, fill=TINTS[at % len(TINTS)])
    places = {place["id"]: place for place in [*data["cities"], *data["villages"]]}
    routes = [[places[word] for word in route["between"]] for route in data["routes"]]
    for one, other in routes:
        sketch.line([spot(one), spot(other)], 1.5, FAINT)
    for now, residents, place in zip(city, spaces, data["cities"], strict=True):
        draw_city(sketch, place, CITY_LOOKS[now], residents)
    for resident, place in zip(village, data["villages"], strict=True):
        x, y = spot(place)
        tile = Tile(fill=INK) if resident == CLOSED_VILLAGE else seat_tile(resident - 1) if resident else Tile()
        sketch.tile(x - HOUSE, y - HOUSE, 2 * HOUSE, 2 * HOUSE, tile, 12)
    for place in places.values():
        draw_name(sketch, place, place["names"][language])
    for region in data["regions"]:
        sketch.label(*scaled(region["label"]), region["names"][language], 13, FAINT)
    for (one, other), route in zip(routes, data["routes"], strict=True):
        sketch.label_between(edge(one, other), edge(other, one), str(route["toll"]))


def scaled(at: Sequence[float]) -> Point:
    return at[0] * SCALE, 30 + at[1] * SCALE


def spot(place: Mapping[str, Any]) -> Point:
    return scaled(place["at"])


def reach(place: Mapping[str, Any]) -> float:
    """How far a place reaches from its middle; P2: a city by the ring of its spaces."""
    return ring(place["value"]) + SPACE if "value" in place else HOUSE


def ring(value: int) -> float:
    return max(SPACE + 8, value * (2 * SPACE + 1) / (2 * math.pi))


def edge(place: Mapping[str, Any], other: Mapping[str, Any]) -> Point:
    """Where the route to another place comes out of this one."""
    (x1, y1), (x2, y2) = spot(place), spot(other)
    part = reach(place) / math.hypot(x2 - x1, y2 - y1)
    return x1 + part * (x2 - x1), y1 + part * (y2 - y1)


def draw_city(sketch: Sketch, place: Mapping[str, Any], look: Tile, residents: list[int]) -> None:
    """P2: a city: its value in the middle, its spaces in a ring from the top on."""
    x, y = spot(place)
    far = ring(place["value"])
    sketch.circle(x, y, far, look.fill)
    sketch.words(x, y + 5, str(place["value"]), 14, look.ink, "middle", BOLD)
    for space in range(place["value"]):
        angle = 2 * math.pi * space / place["value"] - math.pi / 2
        tile = seat_tile(residents[space] - 1) if residents[space] else Tile()
        across, down = x + far * math.cos(angle), y + far * math.sin(angle)
        sketch.circle(across, down, SPACE, tile.fill)
        sketch.words(across, down + 3.5, tile.text, 10, tile.ink, "middle", BOLD)


def draw_name(sketch: Sketch, place: Mapping[str, Any], name: str) -> None:
    """A name, on the side of its place that the board file says."""
    x, y = spot(place)
    right = ("e" in place["label"]) - ("w" in place["label"])
    down = ("s" in place["label"]) - ("n" in place["label"])
    far = (reach(place) + 4) * (0.76 if right and down else 1)
    sketch.label(x + right * far, y + down * (far + 4) + 4, name, anchor=("middle", "start", "end")[right])
