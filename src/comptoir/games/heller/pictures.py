"""Pictures of the market, as text and as SVG, drawn from a view: they cannot show more than the view does."""

from __future__ import annotations

from ...kernel.actions import SEAT_LETTERS
from ...kernel.schematic import BAD, EMPTY, GOLD, GOOD, Card, Sketch, Tile, seat_tile
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
    for seat in range(view.seats):
        turn = ">" if acting(view, seat) else " "
        lines.append(f"{turn}{SEAT_LETTERS[seat]}  {view.money[seat]:>4} sous   {'   '.join(belongings(view, seat))}")
    return "\n".join([*lines, "", footer(view)])


def acting(view: View, seat: int) -> bool:
    return bool(seat == view.turn and not view.over)


def belongings(view: View, seat: int) -> list[str]:
    """The stalls a seat has left, and the squares it holds: by name where this view may see them."""
    stalls = " ".join(f"{rank + 1}×{many}" for rank, many in enumerate(view.stalls[seat]) if many) or "none"
    parts = [f"stalls {stalls}"]
    if view.secret_count[seat]:
        parts.append(f"secret {short(view.secret[seat]) if view.secret[seat] else HIDDEN}")
    if view.drawn_count[seat]:
        parts.append(f"drawn {short(view.drawn[seat]) if view.drawn[seat] else HIDDEN}")
    return parts


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
    cards = [Card(acting(view, seat), f"{view.money[seat]} sous", belongings(view, seat)) for seat in range(view.seats)]
    sketch.seats(20 + COLUMNS * CELL + 20, 18, cards)
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
