"""Observations as NumPy arrays, in the form a learner wants. Shared by every environment.

- `raw`: the seat, then its view as `kernel.schema.observation` writes it.
- `index`: `codes` (whole numbers, to be embedded) and `numbers` (amounts, scaled), by the layout of `kernel.encoding`.
- `onehot`: the same as one vector, in the order of the layout: each code laid out as one of so many, each amount scaled.

`comptoir lab describe GAME` prints what each number means.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..kernel.contract import Game, layout_of
from ..kernel.encoding import History, Layout
from ..kernel.errors import UnknownName
from ..kernel.match import Match
from ..kernel.visibility import View

RAW, INDEX, ONE_HOT = "raw", "index", "onehot"
FORMS = (RAW, INDEX, ONE_HOT)

Ints = NDArray[np.int32]
Floats = NDArray[np.float32]


def check_form(form: str) -> str:
    if form not in FORMS:
        raise UnknownName(f"an observation is {', '.join(FORMS)}, not {form!r}")
    return form


class Expansion:
    """From the codes and amounts of rows, as `Layout.read` gives them, to what a network is fed with."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        parts = layout.parts
        lengths = [part.length for part in parts]
        is_code = np.repeat([part.is_code for part in parts], lengths)
        size = np.repeat([part.size for part in parts], lengths)
        there = np.concatenate([np.arange(part.length) < part.there for part in parts])
        begins = np.cumsum(size) - size  # of each number of a row, in the one-hot vector
        self.width = int(size.sum())
        self.codes = np.flatnonzero(is_code)
        self.numbers = np.flatnonzero(~is_code)
        self.sizes = size[self.codes]
        scales = np.repeat([1.0 / part.scale for part in parts], lengths).astype(np.float32)
        self.scales = scales[self.numbers]
        self.ones_from = np.flatnonzero(there[self.codes])  # a seat that is not there has none
        self.ones_to = begins[self.codes][self.ones_from]
        self.numbers_to = begins[self.numbers]
        bounds = np.repeat([part.bounds() for part in parts], lengths, axis=0)
        self.lowest = (bounds[self.numbers, 0] * self.scales).astype(np.float32)
        self.highest = (bounds[self.numbers, 1] * self.scales).astype(np.float32)

    def one_hot_bounds(self) -> tuple[Floats, Floats]:
        low, high = np.zeros(self.width, np.float32), np.ones(self.width, np.float32)
        low[self.numbers_to], high[self.numbers_to] = self.lowest, self.highest
        return low, high

    def scaled(self, amounts: Ints, out: Floats) -> None:
        """Fill `out` with amounts on their scale."""
        out[:] = amounts
        out *= self.scales

    def one_hot(self, codes: Ints, amounts: Ints, out: Floats, ones: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """Fill `out`, in place. `ones`: where it held ones, if it was filled so before; gives where it does now."""
        flat = out.reshape(-1)
        if ones is None:
            out.fill(0)
        else:
            flat[ones] = 0
        first = np.arange(len(codes), dtype=np.int64)[:, None] * self.width
        there = codes if len(self.ones_from) == codes.shape[1] else codes[:, self.ones_from]
        now: NDArray[np.int64] = (there + (self.ones_to + first)).reshape(-1)
        flat[now] = 1
        out[:, self.numbers_to] = amounts * self.scales
        return now


class Observing:
    """How one table is shown to learners: the form, whether padded to the fullest table, how many events of the past."""

    def __init__(self, game: Game[Any], seats: int, form: str = RAW, padded: bool = False, history: int = 0) -> None:
        self.game = game
        self.form = check_form(form)
        if history < 0:
            raise UnknownName(f"a history is a number of events, not {history}")
        self.layout = layout_of(game, seats, padded)
        self.expansion = Expansion(self.layout)
        self.history = History(game.events.kinds, seats, history) if history else None

    def arrays(self, seen: View) -> dict[str, NDArray[Any]]:
        """What a view shows, in the `index` or the `onehot` form."""
        return self.arrays_of(np.array(self.layout.read_view(seen), np.int32))

    def arrays_of(self, read: Ints) -> dict[str, NDArray[Any]]:
        """The same from the numbers that the layout read."""
        row = read[None]
        codes, amounts = row[:, self.expansion.codes], row[:, self.expansion.numbers]
        if self.form == ONE_HOT:
            out = np.empty((1, self.expansion.width), np.float32)
            self.expansion.one_hot(codes, amounts, out)
            return {"observation": out[0]}
        numbers = np.empty(amounts.shape, np.float32)
        self.expansion.scaled(amounts, numbers)
        return {"codes": codes[0], "numbers": numbers[0]}

    def past(self, match: Match[Any], seat: int) -> Ints:
        """The last events as this seat saw them, a row each, the newest last."""
        assert self.history is not None
        code = self.game.events.code
        told: list[tuple[int, tuple[int, ...]]] = []
        for n in reversed(match.standing()):
            told[:0] = [(code(one.kind.name), one.values) for one in match.events[n]]
            if len(told) >= self.history.length:
                break
        return np.array(self.history.read(told, seat), np.int32).reshape(self.history.length, self.history.width)
