"""Looking ahead: what a player who thinks ahead must know of a game besides its rules and its instinct."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from .chance import Chance
from .state import BaseState
from .visibility import View

S = TypeVar("S", bound=BaseState)


@dataclass(frozen=True)
class Ending(Generic[S]):
    """How the end of a game for two can be thought through from a point that everybody knows (`players.ending`)."""

    is_near: Callable[[S], bool]  # whether it is to be, where somebody is to choose
    # From a world that is believed in: an earlier state in which all that is hidden is as likely as it was dealt, and all moves
    # since: a seat, its action, and whether everyone has seen that by now. Sealed choices that wait to be shown are none.
    go_back: Callable[[S], tuple[S, list[tuple[int, int, bool]]]]
    choices: Callable[[S, int], list[int]]  # the actions worth a thought, by what this seat knows


@dataclass(frozen=True)
class Drawing:
    """How a grandmaster draws what must not be read: by odds that were there before, each times e to the power of what was
    found for it (`players.trees.Node.anchor`)."""

    network: float = 0.3  # how much the network's odds count in these, the rest being those of rollouts
    eager: float = 2.0  # what a whole chance counts against them, times the square root of the tries
    sure: int = 0  # from so many tries on it grows as they do; 0: never
    most_eager: float = 50.0


@dataclass(frozen=True)
class Guidance(Generic[S]):
    """What a grandmaster, whom networks guide, does otherwise than a master. By how many sit: for two, for three and so on, the
    last for all that are more."""

    iterations: int = 0  # imagined games a choice; 0: as many as a master
    # What an action whose odds are e times smaller than the favourite's must show more; 1 is from a loss to a win.
    odds_weight: tuple[float, ...] = (0.03,)
    favourites: tuple[int, ...] = (12,)  # of the network's, compared in the same worlds
    # How much of what a position is worth where thinking stops is everyone's chance to win, by the outlook (`players.outlook`)
    # or, without one, by the network that chooses.
    outlook: tuple[float, ...] = (0.0,)
    stages_ahead: tuple[int, ...] = ()  # how many breaks ahead to think with an outlook; nothing: as many as a master
    actions_ahead: tuple[int, ...] = ()  # for each seat; nothing: as many as a master
    drawing: tuple[Drawing, ...] = (Drawing(),)
    ending: Ending[S] | None = None  # for two: where the end of the game is thought through from a point that everybody knows
    # What imagined players do, like those who think; None: what a master imagines.
    rollouts: tuple[Callable[[S, int, Chance], int] | None, ...] = (None,)
    others_search: tuple[bool | None, ...] = (None,)  # whether the other seats think too; None: as in a master's search


@dataclass(frozen=True)
class Lookahead(Generic[S]):
    """How far to think, and what a position is worth where thinking stops."""

    # The final score each seat may expect, in the game's own points (low is good where the lowest wins).
    evaluate: Callable[[S], list[float]]
    stage: Callable[[S], int]  # rises at every natural break: a round, a month
    clear_lead: Callable[[S], float]  # a lead of so many points is a clear one, with what is still to come
    iterations: int  # imagined games a move, for a master: 50 ms or less compiled
    stages_ahead: int = 1  # how many breaks ahead to think
    # What a point by instinct counts until an action is tried; 1 is the whole way from a loss to a win.
    instinct_weight: float = 0.0
    longest_rollout: int = 400  # the most actions of an imagined game
    actions_ahead: int = 0  # if given, as many actions as this for each seat at the table instead
    sealed: Callable[[S], bool] = lambda state: False  # whether choices are now made in secret, all at once
    # Whether a choice is to be drawn because it could be read, by merchants as in a rollout: if not given, where it is sealed.
    mixed: Callable[[S], bool] | None = None
    # So many of the instinct's favourites are compared in the same worlds, with the same luck; 0: upper confidence bounds.
    compared: int = 0
    # Whether the other seats think too, each in a tree of its own; if not, they move as in a rollout.
    others_search: bool = True
    # A good action found fast, with some luck in it, for imagined players; without one, the best by instinct of a few by lot.
    rollout: Callable[[S, int, Chance], int] | None = None
    rollout_tries: int = 4  # how many those few are
    # Worlds weighed by how the other seats tend to act; without this, the game's `imagine`, which knows only the rules.
    imagine: Callable[[View, int, Chance], S] | None = None
    # The regret that sealed choices begin with, shared between the actions that rollouts would choose: the first mixture.
    rollout_prior: float = 0.0
    guidance: Guidance[S] = Guidance()
