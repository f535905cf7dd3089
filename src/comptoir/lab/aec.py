"""PettingZoo: every game as an agent–environment cycle, with action masks. Needs `comptoir[pettingzoo]`.

Agents are seats, `seat_0` to `seat_5`. Where several seats choose at once, they are asked one after another in the order of the
seats, each once, and nobody can see who was asked before (`kernel.asking`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .. import games
from ..kernel.asking import Asking
from ..kernel.chance import derived_seed
from ..kernel.contract import Game
from ..kernel.errors import UnknownName
from ..kernel.match import Match
from ..kernel.visibility import PUBLIC
from .arrays import Observed, observation_space, observed
from .forms import RAW, Observing
from .observing import worth

ILLEGAL_REWARD = -1.0


def env(game: str | Game[Any], seats: int | None = None, **settings: Any) -> Any:
    """The environment as PettingZoo wants it used: an illegal action ends the episode, with -1 for whoever chose it."""
    table = Table(game, seats, **settings)
    guarded = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class Table(AECEnv):
    """One table of one game. Rewards come at the end (see `observing.worth`). `match` holds the record of the episode.

    `observation` is `raw`, `index` or `onehot`, `history` so many events of the past: see `lab.forms`.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        observation: str = RAW,
        padded: bool = False,
        history: int = 0,
    ) -> None:
        super().__init__()
        self.game = games.find(game) if isinstance(game, str) else game
        self.seats = seats or self.game.least_seats
        self.game.check_seats(self.seats)
        self.options = self.game.parse_options(options or {})
        if render_mode not in (None, "ansi", "svg"):
            raise UnknownName(f"a table is rendered as ansi or svg, not {render_mode!r}")
        self.render_mode = render_mode
        self.metadata = {
            "name": f"comptoir_{self.game.name}_v{self.game.revision}",
            "render_modes": ["ansi", "svg"],
            "is_parallelizable": False,
        }
        self.observing = Observing(self.game, self.seats, observation, padded, history)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.observation_spaces = {agent: observation_space(self.observing) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.actions.size) for agent in self.possible_agents}
        self._episodes = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new deal. A seed fixes this episode and all that follow it without one."""
        if seed is not None:
            self._episodes = np.random.default_rng(seed)
        deal = derived_seed("episode", self.game.name, self.seats, self._episodes.integers(2**63))
        self.match = Match(self.game, self.seats, self.options, deal)
        self.asking = Asking(self.match)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next_agent()

    def observe(self, agent: str) -> Observed:
        return observed(self.observing, self.match, self._seat(agent), agent == self.agent_selection and not self.match.over)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise UnknownName("only a seat whose game is over passes None")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.asking.play(self._seat(agent), int(action))
        if self.match.over:
            self._finish()
        self.agent_selection = self._next_agent()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What everyone sees, as text or SVG."""
        if self.render_mode is None:
            return None
        seen = self.match.view(PUBLIC)
        return self.game.text(seen) if self.render_mode == "ansi" else self.game.svg(seen)

    def close(self) -> None:
        pass

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _finish(self) -> None:
        for agent, reward in zip(self.possible_agents, worth(self.game, self.match.state), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True

    def _next_agent(self) -> str:
        waiting = self.asking.waiting
        return self.possible_agents[waiting[0]] if waiting else self.agents[0]
