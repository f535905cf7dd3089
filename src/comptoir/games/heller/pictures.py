"""Pictures of the market, as text and as SVG, drawn from a view: they cannot show more than the view does."""

from __future__ import annotations

from html import escape

from ...kernel.actions import SEAT_LETTERS
from ...kernel.visibility import View
from .pieces import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    EYE,
    FIRE,
    GOLD,
    NUISANCE,
    PIECE_NAMES,
    RANKS,
    ROWS,
    SQUARE_NAMES,
    STALL,
)

HIDDEN = "?"


def short(piece: int) -> str:
    """A piece in three characters: A-2 a stall, +5 a buyer, -3 a nuisance."""
    if piece >= STALL:
        return PIECE_NAMES[piece]
    if piece in (GOLD, FIRE, EYE):
        return {GOLD: "x2", FIRE: "##", EYE: "(o)"}[piece]
    if piece >= NUISANCE:
        return f"-{piece - NUISANCE + 1}"
    return f"+{piece}" if piece else "."


def text(view: View) -> str:
    """The market and what each seat has, for a terminal."""
    lines = ["     " + "   ".join("abcdef")]
    for row in range(ROWS):
        cells = view.market[row * COLUMNS : (row + 1) * COLUMNS]
        lines.append(f" {row + 1} " + " ".join(f"{short(piece):>3}" for piece in cells))
    lines.append("")
    for seat in range(view.seats):
        stalls = " ".join(f"{rank + 1}×{many}" for rank, many in enumerate(view.stalls[seat]) if many) or "none"
        turn = ">" if seat == view.turn and not view.over else " "
        line = f"{turn}{SEAT_LETTERS[seat]}  {view.money[seat]:>4} sous   stalls {stalls}"
        lines.append(line + held(view, seat))
    lines.append("")
    lines.append(f"round {view.round}, {stock(view)}")
    return "\n".join(lines)


def held(view: View, seat: int) -> str:
    """The squares a seat holds, by name where this view may see them."""
    parts = ""
    if view.secret_count[seat]:
        parts += f"   secret {short(view.secret[seat]) if view.secret[seat] else HIDDEN}"
    if view.drawn_count[seat]:
        parts += f"   drawn {short(view.drawn[seat]) if view.drawn[seat] else HIDDEN}"
    return parts


def stock(view: View) -> str:
    """The squares on the table."""
    if not view.no_luck:
        return f"{view.pile_count} squares face down"
    offered = [f"{short(kind + 1)}×{many}" for kind, many in enumerate(view.offer) if many]
    return f"face up: {' '.join(offered) or 'none'}"


# ---- SVG ----

SIZE = 64
MARGIN = 34
COLOURS = ("#9c2f2f", "#1f5c7a", "#7a6a12", "#4b3b78")
SHAPES = (
    "M0-24 L24 0 L0 24 L-24 0Z",  # A diamond
    "M-22-22 H22 V22 H-22Z",  # B square
    "M0-25 L24 19 H-24Z",  # C triangle
    "M-12-23 H12 L24 0 L12 23 H-12 L-24 0Z",  # D hexagon
)
STYLE = (
    "text{font-family:Georgia,serif;fill:#2b2118}"
    ".edge{font-size:15px;text-anchor:middle}.big{font-size:24px;text-anchor:middle;font-weight:bold}"
    ".small{font-size:11px;text-anchor:middle}.side{font-size:16px}"
)


def svg(view: View) -> str:
    """The market and the seats' belongings as a picture for a notebook."""
    width, height = MARGIN * 2 + COLUMNS * SIZE + 330, MARGIN * 2 + ROWS * SIZE
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img" '
        f'aria-label="{escape(text(view), quote=True)}">',
        f"<style>{STYLE}</style>",
        f'<rect width="{width}" height="{height}" rx="10" fill="#efe5d0"/>',
    ]
    for column in range(COLUMNS):
        drawn.append(f'<text class="edge" x="{MARGIN + (column + 0.5) * SIZE}" y="23">{"abcdef"[column]}</text>')
    for row in range(ROWS):
        drawn.append(f'<text class="edge" x="17" y="{MARGIN + (row + 0.5) * SIZE + 5}">{row + 1}</text>')
    for cell in range(CELLS):
        x, y = MARGIN + cell % COLUMNS * SIZE, MARGIN + cell // COLUMNS * SIZE
        drawn.append(f'<g transform="translate({x + SIZE / 2},{y + SIZE / 2})">{cell_svg(cell, view.market[cell])}</g>')
    for seat in range(view.seats):
        drawn.append(seat_svg(view, seat, MARGIN * 2 + COLUMNS * SIZE, MARGIN + 10 + seat * 76))
    drawn.append(f'<text class="side" x="{MARGIN * 2 + COLUMNS * SIZE}" y="{height - 16}">{escape(footer(view))}</text></svg>')
    return "".join(drawn)


def footer(view: View) -> str:
    left = f"{view.pile_count} squares face down" if not view.no_luck else f"{sum(view.offer)} squares face up"
    return f"Round {view.round} · {left}"


def cell_svg(cell: int, piece: int) -> str:
    """One space of the market: its cobbles and what lies on it."""
    half = SIZE / 2 - 2
    ground = f'<rect x="{-half}" y="{-half}" width="{2 * half}" height="{2 * half}" rx="6" fill="#dccdae" stroke="#b5a27c"/>'
    if not piece:
        return f'{ground}<text class="small" y="4" opacity=".55">{CELL_NAMES[cell]}</text>'
    if piece >= STALL:
        seat, rank = divmod(piece - STALL, RANKS)
        return ground + stall_svg(seat, rank)
    fill, label = square_face(piece)
    name = SQUARE_NAMES[piece - 1].split("-")[0]
    return (
        f'{ground}<rect x="-26" y="-26" width="52" height="52" rx="3" fill="{fill}" stroke="#3a2c1c"/>'
        f'<text class="big" y="4">{label}</text><text class="small" y="20">{name}</text>'
    )


def square_face(piece: int) -> tuple[str, str]:
    """The colour and the sign of a square."""
    if piece == GOLD:
        return "#e8c75a", "×2"
    if piece == FIRE:
        return "#e08a4a", "▲▲"
    if piece == EYE:
        return "#b9a6cf", "◉"
    return ("#e6a79b", f"−{piece - NUISANCE + 1}") if piece >= NUISANCE else ("#f7f0dd", f"+{piece}")


def stall_svg(seat: int, rank: int) -> str:
    """A stall: the seat's shape and colour, as many bars as its rank, the seat's letter."""
    bars = "".join(
        f'<rect x="{-3 * rank + 6 * bar - 1.5:g}" y="3" width="3" height="9" fill="#fff"/>' for bar in range(rank + 1)
    )
    return (
        f'<path d="{SHAPES[seat]}" fill="{COLOURS[seat]}" stroke="#2b2118"/>'
        f'<text class="small" y="0" style="fill:#fff;font-weight:bold">{SEAT_LETTERS[seat]}</text>{bars}'
    )


def seat_svg(view: View, seat: int, x: float, y: float) -> str:
    """A seat's line: shape, money, stalls left, squares held."""
    stalls = "  ".join(f"{rank + 1}×{many}" for rank, many in enumerate(view.stalls[seat]) if many) or "no stalls"
    mark = "▶ " if seat == view.turn and not view.over else ""
    return (
        f'<g transform="translate({x + 24},{y + 14}) scale(.8)">{stall_svg(seat, 0)}</g>'
        f'<text class="side" x="{x + 56}" y="{y + 12}" font-weight="bold">{mark}{view.money[seat]} sous</text>'
        f'<text class="side" x="{x + 56}" y="{y + 33}">{escape(stalls + held(view, seat))}</text>'
    )
