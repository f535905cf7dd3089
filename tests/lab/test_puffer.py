"""PufferLib's door. PufferLib brings PyTorch and is not installed here: where it is missing, a base class stands in for its own
that does what PufferLib 3.0 does with the arrays, no more."""

from __future__ import annotations

import importlib.util
import sys
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from comptoir.lab import batch

GAMES = 8


class StandIn:
    """What PufferLib gives an environment: arrays to fill, its own or those it is handed."""

    single_observation_space: Any
    num_agents: int

    def __init__(self, buf: dict[str, Any] | None = None) -> None:
        made = buf or {
            "observations": np.zeros((self.num_agents, *self.single_observation_space.shape), np.float32),
            "rewards": np.zeros(self.num_agents, np.float32),
            "terminals": np.zeros(self.num_agents, bool),
            "truncations": np.zeros(self.num_agents, bool),
        }
        for name, array in made.items():
            setattr(self, name, array)


@pytest.fixture
def puffer(monkeypatch: pytest.MonkeyPatch) -> Any:
    if importlib.util.find_spec("pufferlib") is None:
        library = ModuleType("pufferlib")
        monkeypatch.setattr(library, "PufferEnv", StandIn, raising=False)
        monkeypatch.setitem(sys.modules, "pufferlib", library)
        monkeypatch.delitem(sys.modules, "comptoir.lab.puffer", raising=False)
    from comptoir.lab.puffer import Puffer

    return Puffer


@pytest.mark.parametrize("game", ["heller", "pfusch"])
def test_it_tells_what_a_batch_tells(puffer: Any, game: str) -> None:
    env = puffer(game, GAMES, mask=True, seed=3)
    plain = batch.make(game, games=GAMES, opponents=["random"], observation="onehot", seed=3)
    seen, _ = env.reset(3)
    plain.reset(3)
    ended, luck = 0, np.random.default_rng(1)
    for _ in range(150):
        assert seen is env.observations
        assert (seen[:, : -env.batch.game.actions.size] == plain.observation).all()
        assert (seen[:, -env.batch.game.actions.size :] == plain.mask).all()
        actions = np.array([luck.choice(np.flatnonzero(mask)) for mask in plain.mask])
        learners = plain.learner.copy()
        plain.step(actions)
        seen, rewards, over, cut, told = env.step(actions)
        assert (rewards == plain.reward[np.arange(GAMES), learners].astype(np.float32)).all()
        assert (over == plain.done).all()
        assert not cut.any()
        assert told == []
        ended += int(over.sum())
    assert ended
    env.close()


def test_it_fills_the_arrays_it_is_handed(puffer: Any) -> None:
    wide = puffer("heller", GAMES).single_observation_space.shape[0]
    handed = {
        "observations": np.full((GAMES, wide), -7, np.float32), "rewards": np.ones(GAMES, np.float32),
        "terminals": np.ones(GAMES, bool), "truncations": np.ones(GAMES, bool),
        "masks": np.ones(GAMES, bool), "actions": np.zeros(GAMES, np.int32),
    }  # fmt: skip
    env = puffer("heller", GAMES, buf=handed)
    env.reset(1)
    assert (handed["observations"] == env.batch.observation).all()
    assert not any(handed[name].any() for name in ("rewards", "terminals", "truncations"))


def test_a_forbidden_action_loses(puffer: Any) -> None:
    env = puffer("heller", GAMES)
    env.reset(1)
    _, rewards, over, _, _ = env.step(env.batch.mask.argmin(axis=1))
    assert over.all()
    assert (rewards == -1).all()
