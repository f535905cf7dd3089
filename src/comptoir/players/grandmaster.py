"""The grandmaster: the search of `search.py`, led by the game's network.

What is tried first, and how much an action must show to be preferred to the network's favourite, follows from the network's
odds; what a position is worth where thinking stops is in part the network's chances. Worlds are all that the seat could believe
in, whoever the others are: nobody is taken for a merchant. What must not be read is drawn, as a master draws it, but by the
network's odds too. Where the game says how, its end is thought through, for two, from a point that everybody knows
(`ending.py`).
"""

from __future__ import annotations

from math import log
from typing import Any, Final

from ..kernel.contract import Game
from ..kernel.native import mypyc_attr
from ..kernel.visibility import View
from .advice import Advice
from .ending import Endgame
from .learned import Mind
from .network import BadWeights, shipped_network
from .search import Search
from .trees import Node, Tuning

SMALLEST: Final = 1e-6  # odds below this are all alike


class Temper:
    """The numbers by which a grandmaster differs from a master; those we play with were found by trying (docs/learned.md).

    - `odds_weight`: what an action whose odds are e times smaller than the favourite's must show more; `trusted`: tries after
      which that counts half. `compared`: how many favourites are compared in the same worlds. `worlds`: in how many the network
      is asked for its odds.
    - `eager`: what a whole chance counts against the odds where a choice is drawn (`trees.Tuning`); `network_odds`: how much
      the network's count in these, the rest being those of rollouts.
    """

    def __init__(
        self, *, odds_weight: float = 0.03, trusted: float = 60.0, compared: int = 12, worlds: int = 3, eager: float = 2.0,
        network_odds: float = 0.3,
    ) -> None:  # fmt: skip
        self.odds_weight, self.trusted, self.compared, self.worlds = odds_weight, trusted, compared, worlds
        self.eager, self.network_odds = eager, network_odds


OURS: Final = Temper()


@mypyc_attr(allow_interpreted_subclasses=True)
class Grandmaster(Search):
    """Thinks for so many imagined games, or so many milliseconds if that is given."""

    def __init__(
        self, game: Game[Any], seed: int, mind: Mind | None = None, iterations: int = 0, milliseconds: float = 0.0,
        temper: Temper = OURS,
    ) -> None:  # fmt: skip
        usual = 0 if game.lookahead is None else game.lookahead.grandmaster_iterations
        super().__init__(game, seed, iterations or usual, milliseconds, Tuning(trusted=temper.trusted, eager=temper.eager))
        self.mind = Mind(game, shipped_network(game)) if mind is None else mind
        self.temper = temper
        self.compared = temper.compared
        self.network_share = 0.0 if game.lookahead is None else game.lookahead.network_share
        self.crowded_ahead = 0 if game.lookahead is None else game.lookahead.crowded_ahead
        self.crowded_favourites = 0 if game.lookahead is None else game.lookahead.crowded_favourites
        self.ending: Any = None if game.lookahead is None else game.lookahead.ending

    def consider(self, view: View, actions: list[int], watched: int = -1) -> Advice:
        """Think; near the end of a game for two, all through (`ending.py`)."""
        if self.ending is not None:
            world = self.imagine(view, view.seat, self.chance)
            if self.ending.is_near(world):
                return self.think_through(world, view.seat, actions, watched)
        return super().consider(view, actions, watched)

    def think_through(self, world: Any, seat: int, actions: list[int], watched: int) -> Advice:
        """What came of it, as a search would tell it."""
        begun = self.now()
        endgame = Endgame(self.game, self.ending, self.chance, world, seat, watched)
        endgame.think()
        while self.passed(int(endgame.games()), begun) < 1.0:
            endgame.think()
        spot = endgame.spot
        ranked = [*spot.actions, *(action for action in actions if action not in spot.actions)]
        root = Node(ranked, [0.0] * len(ranked), True, self.tuning)
        root.visits = max(spot.visits, 1)
        self.prospects = [[0.0, 0.0] for _ in ranked]
        for at, part in enumerate(endgame.played):
            worth = spot.totals[at] / spot.weight if spot.weight > 0 else 0.5
            root.played[at] = part
            root.times[at] = root.visits
            root.totals[at] = worth * root.visits
            self.prospects[at] = [(worth if one == seat else 1 - worth) * root.visits for one in range(2)]
        self.root = root
        return self.advise(root, max(1, int(endgame.games())))

    def root_node(self, view: View, actions: list[int], mixed: bool) -> Node:
        """The actions, those first that the network likes best over a few worlds."""
        self.mind.forget()
        odds = [0.0] * len(actions)
        for _ in range(self.temper.worlds):
            world = self.imagine(view, view.seat, self.chance)
            self.suit(world.seats)
            found, _ = self.mind.judge(world, view.seat, actions)
            for at, part in enumerate(found):
                odds[at] += part / self.temper.worlds
        places = sorted(range(len(actions)), key=lambda at: -odds[at])
        odds = [odds[at] for at in places]
        likings = [log(max(part, SMALLEST)) for part in odds]
        handicaps = [self.temper.odds_weight * (likings[0] - liking) for liking in likings]
        root = Node([actions[at] for at in places], handicaps, mixed, self.tuning)
        if mixed:
            root.anchor(self.blended(odds, self.rollout_odds(view, root.actions)))
        return root

    def blended(self, odds: list[float], by_rollouts: list[float]) -> list[float]:
        """The network's odds and those of rollouts, each by its weight."""
        share = self.temper.network_odds
        parts = [max(one, SMALLEST) ** share * other ** (1 - share) for one, other in zip(odds, by_rollouts, strict=True)]
        total = sum(parts)
        return [part / total for part in parts]

    def suit(self, seats: int) -> None:
        """What hangs on how many sit at the table."""
        crowded = seats > 2
        self.compared = self.crowded_favourites if crowded and self.crowded_favourites else self.temper.compared
        if crowded and self.crowded_ahead:
            self.longest_rollout = self.crowded_ahead * seats

    def utilities(self, state: Any) -> list[float]:
        """What a master expects, and in part what the network does of who is asked next."""
        found = super().utilities(state)
        share = self.network_share
        waiting: list[int] = self.to_act(state)
        if share <= 0 or not waiting:
            return found
        ahead = self.mind.chances([self.mind.seen(state, waiting[0])], [waiting[0]], state.seats)[0]
        return [(1 - share) * one + share * more for one, more in zip(found, ahead, strict=True)]


def grandmaster(game: Game[Any], seed: int) -> Search:
    """A grandmaster; where nobody has learned this game, or not on this board, a master."""
    try:
        return Grandmaster(game, seed)
    except BadWeights:
        return Search(game, seed)
