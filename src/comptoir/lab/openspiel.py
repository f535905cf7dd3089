"""OpenSpiel: every game as a Python game with hidden information. Needs `comptoir[openspiel]`.

After importing this module, `pyspiel.load_game("comptoir_heller", {"players": 3})` works. The form:

- Sequential. Seats that choose at once are asked one after another, in the order of the seats; a sealed choice is in nobody
  else's information state, not even that it was made, so the information sets are those of the simultaneous game.
- Chance is explicit and uniform: a shuffle of n pieces is a row of chance nodes with n, n - 1, … 2 outcomes (see `tree`).
- Observation: the seat's view, as JSON and as a tensor. Information state: a hash of all the seat saw and did, then its view,
  as a string; it has perfect recall (`tree.remembered` tells the same in words). Both are made from views and from events seen
  through the kernel's gate, never from the state.
- Returns: 1 for winning alone, zero-sum, shared by winners (`observing.worth`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from .. import games
from ..kernel.chance import Chance, Imagined
from ..kernel.contract import Game
from ..kernel.errors import UnknownName
from ..kernel.visibility import PUBLIC
from . import tree
from .forms import ONE_HOT, RAW, Observing
from .observing import highest_numbers, seen_numbers, worth

PREFIX = "comptoir_"
SHUFFLES_AN_ENTRY = 3  # more than any step of ours asks for; each has fewer chance nodes than there are pieces


def game_type(game: Game[Any], short_name: str) -> Any:
    return pyspiel.GameType(
        short_name=short_name,
        long_name=f"Comptoir {game.name}, rules revision {game.revision}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.least_seats,
            **{name: option.values[0] for name, option in game.options.items()},
        },
    )


def most_outcomes(game: Game[Any], seats: int) -> int:
    """No shuffle or draw has more pieces than the largest field of the state has places."""
    return max(seats, *(field.length(seats) for field in game.fields.by_name.values() if field.shape))


class SpielGame(pyspiel.Game):
    """One of our games, as OpenSpiel knows games. Options are given as parameters: `{"players": 3, "open_end": True}`."""

    def __init__(self, game: Game[Any], short_name: str, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = int(given.pop("players", game.least_seats))
        game.check_seats(seats)
        self.rules = game
        self.seats = seats
        self.options = game.parse_options(given)
        self.first = tree.root(game, self.options, seats)
        pieces = most_outcomes(game, seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.size,
            max_chance_outcomes=pieces,
            num_players=seats,
            min_utility=-1.0 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.longest,
        )
        self.chance_nodes = (game.longest + 1) * SHUFFLES_AN_ENTRY * pieces
        super().__init__(game_type(game, short_name), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.first)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        return self.chance_nodes


class SpielState(pyspiel.State):
    """A node of the game's tree. OpenSpiel's copies share the node, since it never changes."""

    def __init__(self, game: SpielGame, node: tree.Node) -> None:
        super().__init__(game)
        self.node = node

    def current_player(self) -> int:
        if self.node.step is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.node.waiting
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return self.node.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal() if player == self.node.waiting else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bound = self.node.bound
        return [(number, 1 / bound) for number in range(bound)]

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            step = self.node.step
            return f"{step.deck if step else 'chance'} {action}"
        return self.node.game.actions.text(action)

    def returns(self) -> list[float]:
        return worth(self.node.game, self.node.state) if self.node.over else [0.0] * self.node.seats

    def __str__(self) -> str:
        """The open table: for a researcher's eyes, never for a player's."""
        if self.node.state is None:
            return "not set up"
        return "\n".join([str(self.node.state), *([f"chance: {self.node.step.deck}"] if self.node.step else [])])


class Observer:
    """OpenSpiel's view of our views: a seat's own, what everyone sees, or only what a seat sees beyond that."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        given = {"form": RAW, "padded": False, **(params or {})}
        if set(given) != {"form", "padded"} or given["form"] not in (RAW, ONE_HOT):
            raise UnknownName(f"our observations take a form, raw or onehot, and whether they are padded, not {params!r}")
        self.recall = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public = kind.public_info
        self.rules = game.rules
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self.recall:
            self.learner = Observing(game.rules, game.seats, given["form"], given["padded"])
            raw = given["form"] == RAW
            size = len(highest_numbers(game.rules, game.seats)) if raw else self.learner.expansion.width
            self.tensor = np.full(size, -1, np.float32)
            self.dict = {"observation": self.tensor}
            if not raw and not (self.private and self.public):
                raise UnknownName("the onehot form is for what a player sees: all of it")

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            raise UnknownName(
                "our games have no information state as a tensor: use information_state_string, or observation_tensor"
            )
        looker = player if self.private else PUBLIC
        if self.learner.form == ONE_HOT:
            mine = state.node.view(looker)
            self.tensor[:] = 0 if mine is None else self.learner.arrays(mine)["observation"]
            return
        seen = state.node.view(looker)
        self.tensor[:] = -1 if seen is None else seen_numbers(self.rules, seen)
        common = None if self.public else state.node.view(PUBLIC)
        if common is not None:
            self.tensor[self.tensor == np.array(seen_numbers(self.rules, common))] = -1

    def string_from(self, state: SpielState, player: int) -> str:
        looker = player if self.private else PUBLIC
        if self.public:
            return state.node.information_text(looker) if self.recall else state.node.observation_text(looker)
        seen, common = state.node.view(looker), state.node.view(PUBLIC)
        if seen is None or common is None:
            return ""
        return json.dumps({name: value for name, value in seen.fields.items() if common.fields.get(name) != value})


def resampler(seed: int) -> Callable[[Any, int], SpielState]:
    """For `ISMCTSBot.set_resampler`: a world the player could believe in, by the game's own `imagine`."""
    chance: Chance = Imagined(seed)

    def resample(state: SpielState, player: int) -> SpielState:
        return SpielState(state.get_game(), state.node.imagined(player, chance))

    return resample


def register(game: Game[Any], short_name: str) -> None:
    """Make a game (a newcomer's, or one on another board) known to `pyspiel.load_game`."""

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, short_name, params)

    pyspiel.register_game(game_type(game, short_name), Registered)


for _name in games.names():
    register(games.find(_name), PREFIX + _name)
