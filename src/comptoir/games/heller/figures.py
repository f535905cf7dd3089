"""The numbers in the worked examples of the rulebook: the scoring says them, from the stored positions."""

from __future__ import annotations

from typing import Any

from ...kernel.events import Event
from ...kernel.scenes import Scene, Scenes
from ...kernel.visibility import ALL, see
from .pieces import BUYER, CELL_NAMES, EVENTS, NUISANCE, PIECE_NAMES, State
from .scoring import earnings


def figures(scene: Scenes) -> dict[str, int]:
    """All of them, by the names the rulebooks use."""
    return {**_a_turn(scene), **_a_cut_row(scene), **_the_eye(scene), **_the_last_space(scene)}


def _a_turn(scene: Scenes) -> dict[str, int]:
    """What each of the three things Anna could do would bring as the market lies."""
    stall = _change(scene("busy-market", "stall 3 c2"))
    square = _change(scene("busy-market", "draw", "place a4"))
    secret = _change(scene("busy-market", "secret e2"))
    state = scene("busy-market").state
    return {
        "square_value": _value(state.pile[-1]),
        "secret_value": _value(state.secret[0]),
        "stall_anna": stall[0],
        "square_bruno": -square[1],
        "square_clara": -square[2],
        "secret_anna": secret[0],
        "secret_bruno": secret[1],
    }


def _change(scene: Scene) -> list[int]:
    """How much more the market would pay each seat than before."""
    before, after = earnings(scene.position.state, None), earnings(scene.state, None)
    return [now - then for then, now in zip(before, after, strict=True)]


def _a_cut_row(scene: Scenes) -> dict[str, int]:
    """A row with sack and fire; then the eye in the sack's place, and no fire."""
    state = scene("cut-row").state
    row, anna, bruno = _paid(state, "A", "row-4"), _paid(state, "A", "column-a"), _paid(state, "B", "column-f")
    watched, uncut = _with(state, "c4", "eye"), _with(state, "e4", "empty")
    return {
        "cut_buyers": row["buyers"],
        "cut_nuisances": row["nuisances"],
        "cut_worth": row["worth"],
        "cut_goods": row["ranks"],
        "cut_row": row["amount"],
        "cut_column_buyer": anna["buyers"],
        "cut_column": anna["amount"],
        "cut_anna": earnings(state, None)[0],
        "cut_bruno_row": _paid(state, "B", "row-4")["amount"],
        "cut_bruno_goods": bruno["ranks"],
        "cut_bruno_buyer": bruno["buyers"],
        "cut_bruno_nuisance": bruno["nuisances"],
        "cut_bruno_pays": -bruno["amount"],
        "cut_eye_pays": -_paid(watched, "A", "row-4")["amount"],
        "cut_uncut_bruno": _paid(uncut, "B", "row-4")["amount"],
    }


def _the_eye(scene: Scenes) -> dict[str, int]:
    """H18: a buyer in the eye's row pays nothing there, but still in its own column."""
    state = scene("eye-line").state
    row, column = _paid(state, "A", "row-2"), _paid(state, "B", "column-e")
    return {
        "eye_nuisance": row["nuisances"],
        "eye_anna_pays": -row["amount"],
        "eye_bruno": column["amount"],
        "eye_worth": column["worth"],
        "eye_goods": column["ranks"],
    }


def _the_last_space(scene: Scenes) -> dict[str, int]:
    """A bad corner filled with the smallest stall; then what the whole day paid."""
    small, big = scene("last-space", "stall 1 c3"), scene("last-space", "stall 4 c3")
    lines = {one["line"]: one for one in small.told("earned", seat="A")}
    before = earnings(small.position.state, None)[0]
    return {
        "last_row": lines["row-3"]["worth"],
        "last_column": lines["column-c"]["worth"],
        "last_pays": before - _gain(small, "A"),
        "last_big_pays": before - _gain(big, "A"),
        "last_anna": _gain(small, "A"),
        "last_bruno": _gain(small, "B"),
    }


def _gain(scene: Scene, seat: str) -> int:
    return sum(one["amount"] for one in scene.told("earned", seat=seat))


def _value(square: int) -> int:
    """The number on a buyer or a nuisance."""
    return square - (NUISANCE if square >= NUISANCE else BUYER) + 1


def _with(state: State, cell: str, piece: str) -> State:
    """The market with another piece on a cell."""
    other = state.clone()
    other.market[CELL_NAMES.index(cell)] = PIECE_NAMES.index(piece)
    return other


def _paid(state: State, seat: str, line: str) -> dict[str, Any]:
    """What a line pays a seat, as the score sheet tells it; of the part its stalls are in."""
    told: list[dict[str, Any]] = []
    earnings(state, lambda kind, values: told.append(see(Event(EVENTS.kinds[kind], values), ALL)))
    return next(one for one in told if one["seat"] == seat and one["line"] == line)
