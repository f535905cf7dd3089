"""Schematic pictures of a position: boxes, labels and seats. Beautiful boards are drawn in the client alone.

A sketch is for a notebook. It brings its own paper, because a notebook does not tell a picture whether it is light or dark; and
no style sheet, because one inside an SVG would reach the rest of the page.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from textwrap import wrap
from typing import NamedTuple

from .actions import SEAT_LETTERS
from .seats import LOOKS

PAPER, CARD, INK, FAINT, LINE = "#f7f4ec", "#fffdf8", "#26221c", "#6b655a", "#a59d8d"
GOOD, BAD, GOLD, WOOD, WATER = "#dcebd3", "#f3d3cc", "#f0d98c", "#dcb98a", "#d3e4ec"
MARGIN = 14
LETTER = 0.54  # the width of a letter, about, as a part of its size
LEADING = 1.3
PANEL = 320  # the width of the seats' panel
PANEL_LETTERS = 46
BOLD = ' font-weight="bold"'
HALO = f' stroke="{PAPER}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"'  # legible over lines

TERMINAL = 108  # columns of the terminal that pictures as text take
SHORT = 24  # a part of a card up to so long is not broken into two lines

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, right, bottom


class Tile(NamedTuple):
    """A small box with a word in it, or two, one above the other."""

    text: str = ""
    fill: str = CARD
    ink: str = INK
    dashes: str = ""


class Card(NamedTuple):
    """What stands on a seat's card: whether the table waits for it, what counts, and the rest part by part."""

    acting: bool
    head: str
    parts: Sequence[str]


EMPTY = Tile(fill="none", dashes="3 3")


def seat_tile(seat: int, text: str = "") -> Tile:
    """A tile in a seat's colour with its letter, or with other words."""
    return Tile(text or LOOKS[seat].letter, LOOKS[seat].colour, LOOKS[seat].ink)


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _box(x: float, y: float, text: str, size: float, anchor: str) -> Box:
    """Where words lie, about."""
    long = LETTER * size * len(text)
    left = x - long * {"start": 0, "middle": 0.5, "end": 1}[anchor]
    return left, y - 0.8 * size, left + long, y + 0.2 * size


def _unbroken(part: str) -> str:
    return part.replace(" ", "\u00a0") if len(part) <= SHORT else part


def seat_lines(cards: Sequence[Card]) -> list[str]:
    """The cards for a terminal: > for a seat to act, its letter, what counts, and the rest."""
    wide = max(len(card.head) for card in cards)
    lines = []
    for letter, card in zip(SEAT_LETTERS, cards, strict=False):
        line = f"{'>' if card.acting else ' '}{letter} {card.head:>{wide}}   {'   '.join(card.parts)}"
        lines += wrap(line, TERMINAL, subsequent_indent=" " * 4)
    return lines


class Sketch:
    """A picture that grows with what is drawn; `told` describes it to those who cannot look."""

    def __init__(self, told: str) -> None:
        self.told = told
        self.drawn: list[str] = []
        self.right = self.bottom = 0.0
        self.labels: list[Box] = []

    def svg(self) -> str:
        wide, high = self.right + 2 * MARGIN, self.bottom + 2 * MARGIN
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} {-MARGIN} {wide:g} {high:g}" width="{wide:g}" '
            f'style="max-width:100%;height:auto" font-family="Helvetica,Arial,sans-serif" role="img" '
            f'aria-label="{escape(self.told)}">'
            f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{wide:g}" height="{high:g}" rx="8" fill="{PAPER}"/>'
            f"{''.join(self.drawn)}</svg>"
        )

    def _reach(self, x: float, y: float) -> None:
        self.right, self.bottom = max(self.right, x), max(self.bottom, y)

    def box(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        fill: str = CARD,
        edge: str = LINE,
        thick: float = 1,
        dashes: str = "",
    ) -> None:
        self._reach(x + wide, y + high)
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        self.drawn.append(
            f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="3" fill="{fill}" stroke="{edge}" '
            f'stroke-width="{thick:g}"{dashed}/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str = CARD, edge: str = INK) -> None:
        self._reach(x + radius, y + radius)
        self.drawn.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{fill}" stroke="{edge}"/>')

    def line(self, points: Iterable[Point], thick: float = 1, edge: str = LINE, fill: str = "none") -> None:
        """A line through these points; with a fill, the outline of an area."""
        corners = list(points)
        for corner in corners:
            self._reach(*corner)
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
        kind = "polyline" if fill == "none" else "polygon"
        self.drawn.append(f'<{kind} points="{path}" fill="{fill}" stroke="{edge}" stroke-width="{thick:g}"/>')

    def words(
        self, x: float, y: float, text: str, size: float = 13, ink: str = INK, anchor: str = "start", style: str = ""
    ) -> None:
        """Words on a base line that begin, end or have their `middle` at x."""
        _, _, right, bottom = _box(x, y, text, size, anchor)
        self._reach(right, bottom)
        self.drawn.append(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" fill="{ink}" text-anchor="{anchor}"{style}>'
            f"{escape(text)}</text>"
        )

    # ---- parts made of these ----

    def label(self, x: float, y: float, text: str, size: float = 12, ink: str = INK, anchor: str = "middle") -> None:
        """Words on a map: a halo of paper keeps them legible over lines, and no label of a route will lie on them."""
        self.words(x, y, text, size, ink, anchor, HALO)
        self.labels.append(_box(x, y, text, size, anchor))

    def label_between(self, start: Point, end: Point, text: str, size: float = 12) -> None:
        """The label of a route: as near the middle of this stretch of it as no other label is in the way."""
        parts = [0.5 + step * side for step in (0, 0.05, 0.1, 0.15, 0.2, 0.25) for side in (1, -1)]
        spots = [(start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1]) + 0.36 * size) for part in parts]
        free = [spot for spot in spots if not any(overlap(_box(*spot, text, size, "middle"), box) for box in self.labels)]
        self.label(*(free or spots)[0], text, size)

    def tile(self, x: float, y: float, wide: float, high: float, tile: Tile, size: float = 13) -> None:
        self.box(x, y, wide, high, tile.fill, dashes=tile.dashes)
        rows = tile.text.split("\n")
        top = y + high / 2 + 0.36 * size - (len(rows) - 1) * LEADING * size / 2
        for at, row in enumerate(rows):
            self.words(x + wide / 2, top + at * LEADING * size, row, size if at == 0 else size * 0.75, tile.ink, "middle")

    def grid(
        self, x: float, y: float, wide: float, high: float, tiles: Sequence[Tile], columns: Sequence[str], rows: Sequence[str]
    ) -> None:
        """Tiles row by row under the names of the columns, beside the names of the rows."""
        for at, name in enumerate(columns):
            self.words(x + (at + 0.5) * wide, y - 5, name, 12, FAINT, "middle")
        for at, name in enumerate(rows):
            self.words(x - 6, y + (at + 0.5) * high + 4, name, 12, FAINT, "end")
        for at, tile in enumerate(tiles):
            row, column = divmod(at, len(columns))
            self.tile(x + column * wide + 1, y + row * high + 1, wide - 2, high - 2, tile)

    def seats(self, x: float, y: float, cards: Sequence[Card], columns: int = 1) -> None:
        """A card a seat, so many side by side: its mark and letter, what counts, whether it is to act, and the rest."""
        rows = [wrap("\u00a0· ".join(map(_unbroken, card.parts)), PANEL_LETTERS) for card in cards]
        for first in range(0, len(cards), columns):
            beside = range(first, min(first + columns, len(cards)))
            high = 38 + 17 * max(len(rows[seat]) for seat in beside)
            for seat in beside:
                self._seat(x + (seat - first) * (PANEL + 8), y, high, seat, cards[seat], rows[seat])
            y += high + 8

    def _seat(self, x: float, y: float, high: float, seat: int, card: Card, rows: Sequence[str]) -> None:
        look = LOOKS[seat]
        self.box(x, y, PANEL, high, CARD, look.colour if card.acting else LINE, 3 if card.acting else 1)
        self.box(x + 8, y + 7, 44, 22, look.colour, look.colour)
        self.drawn.append(f'<path d="{look.path}" transform="translate({x + 20:g},{y + 18:g}) scale(.7)" fill="{look.ink}"/>')
        self.words(x + 40, y + 23, look.letter, 14, look.ink, "middle", BOLD)
        self.words(x + 60, y + 24, card.head, 15, style=BOLD)
        if card.acting:
            self.words(x + PANEL - 10, y + 23, "▶ to act", 12, anchor="end", style=BOLD)
        for at, row in enumerate(rows):
            self.words(x + 10, y + 45 + 17 * at, row)
