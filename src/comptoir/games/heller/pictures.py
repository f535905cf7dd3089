"""Pictures of the market, as text and as SVG, drawn from a view: they cannot show more than the view does."""

from __future__ import annotations

from ...kernel.schematic import BAD, EMPTY, GOLD, GOOD, Card, Sketch, Tile, seat_lines, seat_tile
from ...kernel.visibility import View
from .pieces import COLUMNS, EYE, FIRE, NUISANCE, PIECE_NAMES, RANKS, ROWS, SQUARE_NAMES, STALL
from .pieces import GOLD as SACK

COLUMN_NAMES = "abcdef"
CELL = 54
SIGNS = {SACK: "x2", FIRE: "##", EYE: "(o)"}
FILLS = {SACK: GOLD, FIRE: BAD, EYE: BAD}
HIDDEN = "?"


def short(piece: int) -> str:
    """A piece in three characters: A-2 a stall, +5 a buyer, -3 a nuisance."""
    if piece >= STALL:
        return PIECE_NAMES[piece]
    if piece in SIGNS:
        return SIGNS[piece]
    if piece >= NUISANCE:
        return f"-{piece - NUISANCE + 1}"
    return f"+{piece}" if piece else "."


# ---- text ----


def text(view: View) -> str:
    """The market and what each seat has, for a terminal."""
    lines = ["     " + "   ".join(COLUMN_NAMES)]
    for row in range(ROWS):
        cells = view.market[row * COLUMNS : (row + 1) * COLUMNS]
        lines.append(f" {row + 1} " + " ".join(f"{short(piece):>3}" for piece in cells))
    lines.append("")
    return "\n".join([*lines, *seat_lines(cards(view)), "", footer(view)])


def cards(view: View) -> list[Card]:
    """Of each seat its money, the stalls it has left, and the squares it holds: by name where this view may see them."""
    found = []
    for seat in range(view.seats):
        stalls = " ".join(f"{rank + 1}×{many}" for rank, many in enumerate(view.stalls[seat]) if many) or "none"
        held = [
            f"{name} {short(square) if square else HIDDEN}"
            for name, square, many in (
                ("secret", view.secret[seat], view.secret_count[seat]),
                ("drawn", view.drawn[seat], view.drawn_count[seat]),
            )
            if many
        ]
        found.append(Card(seat == view.turn and not view.over, f"{view.money[seat]} sous", [f"stalls {stalls}", *held]))
    return found


def footer(view: View) -> str:
    """The round, and the squares on the table."""
    if not view.no_luck:
        return f"round {view.round}, {view.pile_count} squares face down"
    offered = [f"{short(kind + 1)}×{many}" for kind, many in enumerate(view.offer) if many]
    return f"round {view.round}, face up: {' '.join(offered) or 'none'}"


# ---- SVG ----


def svg(view: View) -> str:
    """The market, and beside it what each seat has."""
    sketch = Sketch(text(view))
    sketch.grid(20, 18, CELL, CELL, [tile(piece) for piece in view.market], COLUMN_NAMES, "12345678"[:ROWS])
    sketch.seats(20 + COLUMNS * CELL + 20, 18, cards(view))
    sketch.words(20, sketch.bottom + 22, footer(view))
    return sketch.svg()


def tile(piece: int) -> Tile:
    """What lies on a space: a stall in its seat's colour, or a square; with its kind below."""
    if not piece:
        return EMPTY
    if piece >= STALL:
        return seat_tile((piece - STALL) // RANKS, f"{short(piece)}\nstall")
    kind = SQUARE_NAMES[piece - 1].split("-")[0]
    return Tile(f"{short(piece)}\n{kind}", FILLS.get(piece, BAD if piece >= NUISANCE else GOOD))
