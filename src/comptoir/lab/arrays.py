"""Observations as Gymnasium spaces and NumPy arrays: shared by the PettingZoo and the Gymnasium environment."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..kernel.contract import Game
from ..kernel.match import Match
from .observing import highest_numbers, seen_numbers

Observed: TypeAlias = dict[str, NDArray[Any]]


def observation_space(game: Game[Any], seats: int) -> spaces.Dict:
    highest = np.array(highest_numbers(game, seats), dtype=np.int32)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.full_like(highest, -1), highest, dtype=np.int32),
            "action_mask": spaces.Box(0, 1, (game.actions.size,), dtype=np.int8),
        }
    )


def observed(match: Match[Any], seat: int, asked: bool) -> Observed:
    """What a seat sees, and what it may do if it is the one asked."""
    mask = np.zeros(match.game.actions.size, dtype=np.int8)
    if asked:
        mask[match.legal(seat)] = 1
    numbers = np.array(seen_numbers(match.game, match.view(seat)), dtype=np.int32)
    return {"observation": numbers, "action_mask": mask}
