"""The grandmaster: the search of `search.py`, led by the game's networks.

What is tried first, and how much an action must show to be preferred to the network's favourite, follows from the network's
odds; what a position is worth where thinking stops is, in part or wholly, everyone's chance to win (`outlook.py`). Worlds are
all that the seat could believe in, whoever the others are: nobody is taken for a merchant. What must not be read is drawn, as a
master draws it, but by the network's odds too. Where the game says how, its end is thought through, for two, from a point that
everybody knows (`ending.py`). What differs by game and table size is the game's `Guidance`.
"""

from __future__ import annotations

from math import log
from typing import Any, Final, TypeVar

from ..kernel.contract import Game
from ..kernel.lookahead import Guidance
from ..kernel.native import mypyc_attr
from ..kernel.visibility import View
from .advice import Advice
from .ending import Endgame
from .learned import Mind
from .network import BadWeights, shipped_network
from .outlook import Outlook
from .search import Search
from .trees import Node, Tuning

T = TypeVar("T")

SMALLEST: Final = 1e-6  # odds below this are all alike
NARROWED_EVERY: Final = 16  # worlds, after which what has become unlikely is no longer tried


class Temper:
    """The numbers by which a grandmaster differs from a master; those we play with were found by trying (docs/learned.md).

    `trusted`: tries after which what the odds weigh counts half. `worlds`: in how many the network is asked for its odds.
    """

    def __init__(self, *, trusted: float = 60.0, worlds: int = 3) -> None:
        self.trusted, self.worlds = trusted, worlds


OURS: Final = Temper()


@mypyc_attr(allow_interpreted_subclasses=True)
class Grandmaster(Search):
    """Thinks for so many imagined games, or so many milliseconds if that is given."""

    def __init__(
        self, game: Game[Any], seed: int, mind: Mind | None = None, iterations: int = 0, milliseconds: float = 0.0,
        temper: Temper = OURS,
    ) -> None:  # fmt: skip
        guidance: Guidance[Any] = Guidance() if game.lookahead is None else game.lookahead.guidance
        super().__init__(game, seed, iterations or guidance.iterations, milliseconds, Tuning(trusted=temper.trusted))
        self.mind = Mind(game, shipped_network(game)) if mind is None else mind
        self.temper = temper
        self.guidance = guidance
        self.ending: Any = guidance.ending
        outlook = self.mind.network.outlook
        self.outlook = None if outlook is None else Outlook(game, outlook)
        self.usual_rollout = self.rollout
        self.usual_others = self.others_search
        self.compared = guidance.favourites[0]
        self.odds_weight = 0.0  # those for the table that is thought about
        self.outlook_share = 0.0
        self.network_odds = 1.0

    def consider(self, view: View, actions: list[int], watched: int = -1) -> Advice:
        """Think; near the end of a game for two, all through (`ending.py`)."""
        if self.ending is not None:
            world = self.imagine(view, view.seat, self.chance)
            if self.ending.is_near(world):
                return self.think_through(world, view.seat, actions, watched)
        return super().consider(view, actions, watched)

    def think_through(self, world: Any, seat: int, actions: list[int], watched: int) -> Advice:
        """What came of it, as a search would tell it."""
        begun = self.clock()
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

    def explore(self, view: View, root: Node, world: Any, begun: float) -> int:
        """What will be drawn is tried side by side, in the same worlds and with the same luck: only the action differs."""
        if not root.mixed:
            return super().explore(view, root, world, begun)
        left = list(range(len(root.actions)))
        done = worlds = 0
        while done == 0 or self.passed(done, begun) < 1.0:
            done = self.try_each(root, left, world, view.seat, done)
            worlds += 1
            if worlds % NARROWED_EVERY == 0:
                left = root.likely()
            world = self.imagine(view, view.seat, self.chance)
        return done

    def root_node(self, view: View, actions: list[int], mixed: bool) -> Node:
        """The actions, those first that the network likes best over a few worlds."""
        self.mind.forget()
        odds = [0.0] * len(actions)
        for _ in range(self.temper.worlds):
            world = self.imagine(view, view.seat, self.chance)
            self.suit(world)
            found, _ = self.mind.judge(world, view.seat, actions)
            for at, part in enumerate(found):
                odds[at] += part / self.temper.worlds
        places = sorted(range(len(actions)), key=lambda at: -odds[at])
        odds = [odds[at] for at in places]
        likings = [log(max(part, SMALLEST)) for part in odds]
        handicaps = [self.odds_weight * (likings[0] - liking) for liking in likings]
        root = Node([actions[at] for at in places], handicaps, mixed, self.tuning)
        if mixed:
            root.anchor(self.blended(odds, self.rollout_odds(view, root.actions)))
        return root

    def blended(self, odds: list[float], by_rollouts: list[float]) -> list[float]:
        """The network's odds and those of rollouts, each by its weight."""
        share = self.network_odds
        parts = [max(one, SMALLEST) ** share * other ** (1 - share) for one, other in zip(odds, by_rollouts, strict=True)]
        total = sum(parts)
        return [part / total for part in parts]

    def suit(self, world: Any) -> None:
        """What hangs on how many sit at the table, and on whether there is an outlook."""
        seats: int = world.seats
        guidance = self.guidance
        self.compared = for_seats(guidance.favourites, seats)
        self.odds_weight = for_seats(guidance.odds_weight, seats)
        self.outlook_share = for_seats(guidance.outlook, seats)
        self.rollout = for_seats(guidance.rollouts, seats) or self.usual_rollout
        others = for_seats(guidance.others_search, seats)
        self.others_search = self.usual_others if others is None else others
        drawing = for_seats(guidance.drawing, seats)
        self.network_odds = drawing.network
        self.tuning = Tuning(trusted=self.temper.trusted, eager=drawing.eager, sure=drawing.sure, most_eager=drawing.most_eager)
        if guidance.actions_ahead:
            self.longest_rollout = for_seats(guidance.actions_ahead, seats) * seats
        if self.outlook is not None and self.outlook_share > 0:
            self.outlook.forget()
            if guidance.stages_ahead:
                self.last_stage = self.stage(world) + for_seats(guidance.stages_ahead, seats)

    def worth(self, state: Any, values: list[float]) -> list[float]:
        """What a master thinks of it, and in part everyone's chance to win: by the outlook, or by the network that chooses."""
        found = super().worth(state, values)
        share = self.outlook_share
        waiting: list[int] = self.to_act(state)
        if share <= 0 or not waiting:
            return found
        asked = waiting[0]
        if self.outlook is None:
            ahead = self.mind.chances(state, asked)
        else:
            ahead = self.outlook.chances(state, asked, values, self.clear_lead(state))
        return [(1 - share) * one + share * more for one, more in zip(found, ahead, strict=True)]


def for_seats(settings: tuple[T, ...], seats: int) -> T:
    """What holds at a table of this size: for two, for three and so on, the last for all that are more."""
    return settings[min(seats - 2, len(settings) - 1)]


def grandmaster(game: Game[Any], seed: int) -> Search:
    """A grandmaster; where nobody has learned this game, or not on this board, a master."""
    try:
        return Grandmaster(game, seed)
    except BadWeights:
        return Search(game, seed)
