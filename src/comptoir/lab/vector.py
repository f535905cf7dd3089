"""Gymnasium's vector environment over a batch: one seat learns in each game, bots have the others. Needs `comptoir[gymnasium]`.

A game that is over is followed by the next in the same step (`AutoresetMode.SAME_STEP`): the observation is the first of the
new game; where one was over, `infos["final_obs"]` has what the learner saw last, as in Gymnasium's own vector environments.
`infos["illegal"]` says where an action was none. No game is ever cut off.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..kernel.contract import Game
from ..players import AnyPlayer
from .arrays import observation_space
from .batch import make
from .forms import ONE_HOT

Observations = dict[str, NDArray[Any]]


class Vector(VectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """`games` tables with a learner at each. Further words go to `batch.make`."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 (Gymnasium reads it so)

    def __init__(
        self, game: str | Game[Any], games: int, opponents: Sequence[AnyPlayer] = ("random",), **settings: Any
    ) -> None:
        self.batch = make(game, games, opponents=opponents, **{"observation": ONE_HOT, "last": True, **settings})
        self.num_envs = games
        self.single_observation_space = observation_space(self.batch.observing)
        self.single_action_space = spaces.Discrete(self.batch.game.actions.size)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        if isinstance(seed, list):
            raise TypeError("a batch has one seed: its games follow from it")
        number = None if seed is None else index(seed)
        super().reset(seed=number)
        self.batch.reset(int(self.np_random.integers(2**31)) if number is None else number)
        return self._seen(), {}

    def step(self, actions: NDArray[Any]) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        batch = self.batch
        learners = batch.learner.copy()  # of the games that the step may end
        allowed = batch.mask.astype(np.int8)
        batch.step(actions)
        rewards = batch.reward[np.arange(self.num_envs), learners].astype(np.float64)
        return self._seen(), rewards, batch.done.copy(), np.zeros(self.num_envs, np.bool_), self._told(allowed)

    def _told(self, allowed: NDArray[np.int8]) -> dict[str, Any]:
        """Beside each thing for whom it is told, as Gymnasium wants it. After an illegal action the same ones are legal as
        before, at the end of a game none."""
        batch = self.batch
        done, illegal = batch.done.copy(), batch.illegal.copy()
        told: dict[str, Any] = {"illegal": illegal, "_illegal": np.ones(self.num_envs, np.bool_)}
        if batch.plan.last and done.any():
            final = np.full(self.num_envs, None, object)
            for at in np.flatnonzero(done).tolist():
                final[at] = batch.last(at) | {"action_mask": allowed[at] * illegal[at]}
            told |= {"final_obs": final, "_final_obs": done}
            told |= {"final_info": {"illegal": illegal.copy(), "_illegal": done.copy()}, "_final_info": done.copy()}
        return told

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()

    def _seen(self) -> Observations:
        """Copies: learners keep what they saw."""
        batch = self.batch
        one_hot = batch.plan.form == ONE_HOT
        seen = {"observation": batch.observation} if one_hot else {"codes": batch.codes, "numbers": batch.numbers}
        if batch.plan.history:
            seen["history"] = batch.history
        return {name: array.copy() for name, array in seen.items()} | {"action_mask": batch.mask.astype(np.int8)}
