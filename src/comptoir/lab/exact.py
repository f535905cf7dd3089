"""How far a player is from an equilibrium, exactly, in games small enough. Needs `comptoir[openspiel]`.

A player is asked many times, with many seeds, at every information state of the game; how often it chose what is its policy
(a search player tells the mixture it draws from, which says more than the draw).
OpenSpiel's `nash_conv` then says what all seats could gain, in sum, by answering that policy best: 0 in an equilibrium.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from open_spiel.python.algorithms import exploitability
from open_spiel.python.policy import Policy, tabular_policy_from_callable

from ..kernel.contract import Game
from ..players import player
from ..players.search import Search
from .openspiel import SpielGame

Chances = dict[int, float]


def decisions(state: Any) -> Iterator[Any]:
    """Every state of the tree at which somebody chooses."""
    if state.is_terminal():
        return
    if not state.is_chance_node():
        yield state
    for action in state.legal_actions():
        yield from decisions(state.child(action))


class Asked(Policy):
    """The policy of one of our players: at each information state, how often it chose each action."""

    def __init__(self, game: SpielGame, rules: Game[Any], contender: str, samples: int) -> None:
        super().__init__(game, list(range(game.num_players())))
        self.rules = rules
        self.contender = contender
        self.samples = samples
        self.known: dict[str, Chances] = {}

    def action_probabilities(self, state: Any, player_id: int | None = None) -> Chances:
        seat = state.current_player() if player_id is None else player_id
        key = state.information_state_string(seat)
        if key not in self.known:
            self.known[key] = self._ask(state, seat)
        return self.known[key]

    def _ask(self, state: Any, seat: int) -> Chances:
        """The player is given what it always is: a view and the legal actions."""
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return {legal[0]: 1.0}
        chances = dict.fromkeys(legal, 0.0)
        for seed in range(self.samples):
            asked = player(self.contender, self.rules, seed)
            if isinstance(asked, Search):  # it can tell its odds, so there is no need to ask as often
                for action, odds in asked.mixture(state.node.view(seat), legal).items():
                    chances[action] += odds / self.samples
            else:
                chances[asked.choose(state.node.view(seat), legal)] += 1 / self.samples
        return chances


def distance(game: SpielGame, policy: Policy) -> float:
    """`nash_conv`: what all seats together could gain by answering this policy best."""
    table = tabular_policy_from_callable(game, policy.action_probabilities)
    return float(exploitability.nash_conv(game, table))
