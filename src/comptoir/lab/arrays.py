"""Observations as Gymnasium spaces: shared by the PettingZoo and the Gymnasium environment."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..kernel.match import Match
from .forms import INDEX, RAW, Observing
from .observing import highest_numbers, seen_numbers

Observed: TypeAlias = dict[str, NDArray[Any]]


def observation_space(observing: Observing) -> spaces.Dict:
    game, expansion = observing.game, observing.expansion
    found: dict[str, spaces.Space[Any]] = {}
    if observing.form == RAW:
        highest = np.array(highest_numbers(game, observing.layout.seats), dtype=np.int32)
        found["observation"] = spaces.Box(np.full_like(highest, -1), highest, dtype=np.int32)
    elif observing.form == INDEX:
        found["codes"] = spaces.MultiDiscrete(expansion.sizes, dtype=np.int32)
        found["numbers"] = spaces.Box(expansion.lowest, expansion.highest, dtype=np.float32)
    else:
        found["observation"] = spaces.Box(*expansion.one_hot_bounds(), dtype=np.float32)
    if observing.history is not None:
        limits = np.iinfo(np.int32)
        shape = observing.history.length, observing.history.width
        found["history"] = spaces.Box(limits.min, limits.max, shape, dtype=np.int32)
    found["action_mask"] = spaces.Box(0, 1, (game.actions.size,), dtype=np.int8)
    return spaces.Dict(found)


def observed(observing: Observing, match: Match[Any], seat: int, asked: bool) -> Observed:
    """What a seat sees, and what it may do if it is the one asked."""
    mask = np.zeros(match.game.actions.size, dtype=np.int8)
    if asked:
        mask[match.legal(seat)] = 1
    seen = match.view(seat)
    if observing.form == RAW:
        found: Observed = {"observation": np.array(seen_numbers(match.game, seen), dtype=np.int32)}
    else:
        found = observing.arrays(seen)
    if observing.history is not None:
        found["history"] = observing.past(match, seat)
    found["action_mask"] = mask
    return found
