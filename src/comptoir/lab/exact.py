"""How far a player is from an equilibrium, exactly, in games small enough. Needs `comptoir[openspiel]`.

A player is asked many times, with many seeds, at every information state of the game; how often it chose what is its policy
(a search player tells the mixture it draws from, which says more than the draw).
OpenSpiel's `nash_conv` then says what all seats could gain, in sum, by answering that policy best: 0 in an equilibrium.

`Solution` is an equilibrium itself, for two seats, by a linear programme over sequences of actions (Koller, Megiddo and von
Stengel): the value of the game, exact but for rounding.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from open_spiel.python.algorithms import exploitability
from open_spiel.python.policy import Policy, tabular_policy_from_callable
from scipy.optimize import linprog
from scipy.sparse import coo_array, hstack

from .. import games
from ..kernel.contract import Game
from ..players import AnyPlayer, parse_budget, player, without_budget
from ..players.grandmaster import Grandmaster
from ..players.learned import Learned, Mind
from ..players.network import shipped_network
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


def with_network(contender: str, rules: Game[Any]) -> AnyPlayer:
    """A small game has fewer seats than its network was learned for: the network is asked as at the whole game's tables."""
    plain, budget = without_budget(contender)
    if plain not in ("learned", "grandmaster"):
        return contender
    whole = games.find(rules.name)
    if plain == "learned":
        return lambda game, seed: Learned(whole, seed)
    mind = Mind(whole, shipped_network(whole))

    def made(game: Game[Any], seed: int) -> Grandmaster:
        found = Grandmaster(game, seed, mind)
        if budget is not None:
            found.think_for(parse_budget(budget))
        return found

    return made


class Asked(Policy):
    """The policy of one of our players: at each information state, how often it chose each action."""

    def __init__(self, game: SpielGame, rules: Game[Any], contender: AnyPlayer, samples: int) -> None:
        super().__init__(game, list(range(game.num_players())))
        self.rules = rules
        self.contender = with_network(contender, rules) if isinstance(contender, str) else contender
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


def gains(game: SpielGame, policy: Policy) -> list[float]:
    """What each seat could gain by answering this policy best while the others keep to it."""
    table = tabular_policy_from_callable(game, policy.action_probabilities)
    return [float(gain) for gain in exploitability.nash_conv(game, table, return_only_nash_conv=False).player_improvements]


class Side:
    """The sequences of one seat: each is an information state and an action there, after an earlier sequence; 0 is none."""

    def __init__(self) -> None:
        self.at: dict[tuple[str, int], int] = {}
        self.earlier: dict[str, int] = {}  # of each information state: the sequence that leads there

    def enter(self, key: str, actions: list[int], before: int) -> None:
        if self.earlier.setdefault(key, before) != before:
            raise ValueError("somebody has forgotten what they did")
        for action in actions:
            self.at.setdefault((key, action), len(self.at) + 1)

    def constraints(self) -> tuple[Any, Any]:
        """Each information state passes on as much as came to it; as a matrix, and what it must give."""
        rows = {key: row for row, key in enumerate(self.earlier, 1)}
        entries = [(0, 0, 1.0)]
        entries += [(rows[key], before, -1.0) for key, before in self.earlier.items()]
        entries += [(rows[key], sequence, 1.0) for (key, _), sequence in self.at.items()]
        shape = (len(rows) + 1, len(self.at) + 1)
        given = np.zeros(shape[0])
        given[0] = 1
        return _matrix(entries, shape), given


class Solution:
    """An equilibrium of a small game for two: `value` is what it is worth to the first seat, `policy` how that seat plays."""

    def __init__(self, game: SpielGame) -> None:
        if game.num_players() != 2:
            raise ValueError("a linear programme solves games for two only")
        self.sides = (Side(), Side())
        self.paid: dict[tuple[int, int], float] = {}
        self._walk(game.new_initial_state(), 1.0, (0, 0))
        self._solve()

    def _walk(self, state: Any, likely: float, done: tuple[int, int]) -> None:
        if state.is_terminal():
            self.paid[done] = self.paid.get(done, 0.0) + likely * state.returns()[0]
        elif state.is_chance_node():
            for action, part in state.chance_outcomes():
                self._walk(state.child(action), likely * part, done)
        else:
            seat = state.current_player()
            key, side = state.information_state_string(seat), self.sides[seat]
            side.enter(key, state.legal_actions(), done[seat])
            for action in state.legal_actions():
                sequence = side.at[key, action]
                self._walk(state.child(action), likely, (sequence, done[1]) if seat == 0 else (done[0], sequence))

    def _solve(self) -> None:
        """The first seat's sequences x and a bound q on what is left to the second: as high a bound as can be."""
        (ours, given), (theirs, _) = (side.constraints() for side in self.sides)
        pays = _matrix([(*at, paid) for at, paid in self.paid.items()], (ours.shape[1], theirs.shape[1]))
        sequences, bounds = ours.shape[1], theirs.shape[0]
        wanted = np.zeros(sequences + bounds)
        wanted[sequences] = -1
        found = linprog(
            wanted,
            A_ub=hstack([-pays.T, theirs.T]),
            b_ub=np.zeros(theirs.shape[1]),
            A_eq=hstack([ours, coo_array((ours.shape[0], bounds))]),
            b_eq=given,
            bounds=[(0, None)] * sequences + [(None, None)] * bounds,
        )
        if found.status:
            raise ValueError(found.message)
        self.value = -float(found.fun)
        self.policy: dict[str, Chances] = {}
        for (key, action), sequence in self.sides[0].at.items():
            self.policy.setdefault(key, {})[action] = float(found.x[sequence])


def _matrix(entries: list[tuple[int, int, float]], shape: tuple[int, int]) -> Any:
    rows, columns, values = zip(*entries, strict=True)
    return coo_array((values, (rows, columns)), shape=shape)
