"""PufferLib's own kind of environment over a batch: one seat learns in each game, bots have the others. Needs `pufferlib`,
which brings PyTorch and is therefore no extra of ours.

PufferLib hands its environments the arrays they are to fill. It knows no masks: an action that is none loses the game at once,
and with `mask=True` the mask of legal actions stands behind the observation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pufferlib
from gymnasium import spaces
from numpy.typing import NDArray

from ..players import AnyPlayer
from .batch import make
from .forms import ONE_HOT

Stepped = tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], list[Any]]


class Puffer(pufferlib.PufferEnv):
    """`games` tables with a learner at each. Further words go to `batch.make`."""

    def __init__(
        self,
        game: str,
        games: int,
        opponents: Sequence[AnyPlayer] = ("random",),
        mask: bool = False,
        buf: Any = None,
        seed: int = 0,
        **settings: Any,
    ) -> None:
        self.batch = make(game, games, opponents=opponents, observation=ONE_HOT, seed=seed, **settings)
        self.num_agents = games
        self.single_action_space = spaces.Discrete(self.batch.game.actions.size)
        self._observed = self.batch.observation.shape[1]
        width = self._observed + (self.batch.game.actions.size if mask else 0)
        self.single_observation_space = spaces.Box(-np.inf, np.inf, (width,), np.float32)
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[NDArray[Any], list[Any]]:
        self.batch.reset(seed)
        return self._told(0.0)[0], []

    def step(self, actions: NDArray[Any]) -> Stepped:
        learners = self.batch.learner.copy()  # of the games that the step may end
        self.batch.step(actions)
        return self._told(self.batch.reward[np.arange(self.num_agents), learners])

    def close(self) -> None:
        self.batch.close()

    def _told(self, rewards: NDArray[Any] | float) -> Stepped:
        batch = self.batch
        self.observations[:, : self._observed] = batch.observation
        if self.observations.shape[1] > self._observed:
            self.observations[:, self._observed :] = batch.mask
        self.rewards[:], self.terminals[:], self.truncations[:] = rewards, batch.done, False
        return self.observations, self.rewards, self.terminals, self.truncations, []
