"""The grandmaster: a search led by the game's network, which says what is worth a try and who will win.

The network's favourites are compared in the same worlds and with the same luck, so that only the action differs; the longer it
thinks, the fewer are left. Below each a tree a seat grows, as in `search.py`, selected by PUCT from the network's odds; where a
tree ends, the network says everybody's chances. Worlds are all that the seat could believe in, whoever the others are: nobody
is taken for a merchant. Those who have made a sealed choice make it again in each world, by the network's odds.

What must not be read is drawn: from the network's odds, each times e to the power of what was found for it.
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import perf_counter
from typing import Any, Final

from ..kernel.chance import Imagined
from ..kernel.contract import Game
from ..kernel.native import mypyc_attr
from ..kernel.visibility import View
from .advice import Advice, Alternative
from .budget import Budget
from .guided import Place
from .information import InformationKeys
from .learned import Mind
from .network import BadWeights, Network, shipped_network
from .search import Search
from .trees import drawn

ITERATIONS: Final = 400
CLOCK_EVERY: Final = 4  # worlds between two looks whether the choice is clear


class Temper:
    """The numbers by which a grandmaster searches; those we play with were found by trying (docs/learned.md).

    - `compared`: how many favourites are compared, `worlds_for_odds`: in how many worlds it is asked who they are.
    - `trusted`: tries after which what was found counts as much as the odds. `explore`: as PUCT has it, below the root.
    - `eager`: what a whole chance counts against the odds where a choice is drawn; `rare`: what is less is left out.
    - `clear`: a lead of so many standard errors settles a choice.
    """

    def __init__(
        self, *, compared: int = 12, worlds_for_odds: int = 3, trusted: float = 40.0, explore: float = 1.25,
        eager: float = 12.0, rare: float = 0.03, clear: float = 3.5, least_odds: float = 0.002,
    ) -> None:  # fmt: skip
        self.compared, self.worlds_for_odds, self.trusted, self.explore = compared, worlds_for_odds, trusted, explore
        self.eager, self.rare, self.clear, self.least_odds = eager, rare, clear, least_odds


OURS: Final = Temper()


class Path:
    """One imagined game on its way down: the places, what was picked there and by whom, and what is seen where it ended."""

    def __init__(self, at: int) -> None:
        self.at = at  # of the root
        self.places: list[Place] = []
        self.picks: list[int] = []
        self.seats: list[int] = []
        self.looker = -1
        self.seen: Any = None
        self.result: list[float] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Grandmaster:
    """Thinks for so many imagined games, or so many milliseconds if that is given."""

    def __init__(
        self, game: Game[Any], seed: int, network: Network | None = None, iterations: int = ITERATIONS,
        milliseconds: float = 0.0, temper: Temper = OURS,
    ) -> None:  # fmt: skip
        self.game = game
        self.mind = Mind(game, shipped_network(game) if network is None else network)
        self.chance = Imagined(seed)
        self.iterations, self.milliseconds, self.temper = iterations, milliseconds, temper
        self.to_act, self.legal, self.play, self.imagine = game.to_act, game.legal, game.play, game.imagine
        self.sealed = self.mind.sealed
        self.mixed: Any = self.sealed if game.lookahead is None or game.lookahead.mixed is None else game.lookahead.mixed
        self.places: dict[int, Place] = {}
        self.fringe: set[int] = set()
        self.keys = InformationKeys(game.events, 1)
        self.root = Place([0], [1.0], 0.5)
        self.outcomes: list[list[float]] = []  # by action of the root: what came of it, world by world
        self.prospects: list[list[float]] = []  # by action of the root and by seat: the chances so far
        self.is_mixed = False

    def think_for(self, budget: Budget) -> None:
        self.iterations = budget.iterations or self.iterations
        self.milliseconds = budget.milliseconds

    def choose(self, view: View, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        return self.consider(view, actions).action

    def mixture(self, view: View, actions: list[int]) -> dict[int, float]:
        """How likely each action is to be chosen after a thought like this one."""
        if len(actions) == 1:
            return {actions[0]: 1.0}
        advice = self.consider(view, actions)
        if not self.is_mixed:
            return {action: float(action == advice.action) for action in actions}
        return dict(zip(actions, self.weights(), strict=True))

    def consider(self, view: View, actions: list[int], watched: int = -1) -> Advice:
        """Think, and tell what came of each action that was worth a try; of a watched one in any case."""
        begun = perf_counter()
        self.begin(view, actions)
        root = self.root
        left = sorted(range(len(actions)), key=lambda at: -root.prior[at])[: self.temper.compared]
        left = [at for at in left if root.prior[at] >= self.temper.least_odds * root.prior[left[0]]]
        if watched >= 0 and actions.index(watched) not in left:
            left.append(actions.index(watched))
        many = len(left)
        done = worlds = 0
        while done == 0 or (many > 1 and self.passed(done, begun) < 1.0):  # one world at least, however late it is
            self.compare(view, left)
            done += len(left)
            worlds += 1
            if not self.is_mixed:
                left = self.best_of(left, max(2, round(many ** (1.0 - self.passed(done, begun)))))
                if worlds >= 16 and worlds % CLOCK_EVERY == 0 and self.milliseconds > 0:
                    left = self.unsettled(left)
                    if len(left) == 1:
                        break
        return self.advise(left, done)

    def begin(self, view: View, actions: list[int]) -> None:
        """A root with the network's odds, over a few worlds."""
        seat, temper = view.seat, self.temper
        self.mind.forget()
        self.places, self.fringe = {}, set()
        self.outcomes = [[] for _ in actions]
        odds = [0.0] * len(actions)
        chances: list[float] = []
        for _ in range(temper.worlds_for_odds):
            world = self.imagine(view, seat, self.chance)
            more, chances = self.mind.judge(world, seat, actions)
            for at, part in enumerate(more):
                odds[at] += part / temper.worlds_for_odds
        self.prospects = [[0.0] * len(chances) for _ in actions]
        self.root = Place(actions, odds, chances[seat])
        self.is_mixed = self.mixed(world)
        self.keys = InformationKeys(self.game.events, len(chances))
        self.places[self.keys.of(seat)] = self.root

    def compare(self, view: View, left: list[int]) -> None:
        """Every action that is left, in one world and with the same luck."""
        world = self.imagine(view, view.seat, self.chance)
        luck = self.chance.state
        paths = []
        for at in left:
            self.chance.state = luck
            paths.append(self.descend(world.clone(), view.seat, at))
        self.settle(paths, view.seat, world.seats)

    def passed(self, done: int, begun: float) -> float:
        """How much of the time to think has passed, from 0 to 1."""
        if self.milliseconds <= 0:
            return done / self.iterations
        return (perf_counter() - begun) * 1000 / self.milliseconds

    # ---- one imagined game ----

    def descend(self, state: Any, thinker: int, first: int) -> Path:
        """Down the trees to a place where nobody was yet, or to the end."""
        keys, path = self.keys, Path(first)
        keys.reset()
        pending: list[int] = self.rechoosing(state, thinker) if self.sealed(state) else []
        undecided = True
        while True:
            waiting: list[int] = self.to_act(state)
            if not waiting and not pending:
                winners: list[int] = self.game.winners(state)
                path.result = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
                return path
            if undecided and not pending:
                undecided = False
                seat, at, place = thinker, first, self.root
            else:
                seat = pending.pop() if pending else waiting[0]
                key = keys.of(seat)
                found = self.places.get(key)
                is_sealed: bool = self.sealed(state)
                if found is None:
                    if key not in self.fringe and not is_sealed:
                        self.fringe.add(key)
                        path.looker, path.seen = seat, self.mind.seen(state, seat)
                        return path
                    actions = self.legal(state, seat)
                    odds, chances = self.mind.judge(state, seat, actions) if len(actions) > 1 else ([1.0], [0.5] * state.seats)
                    found = self.places[key] = Place(actions, odds, chances[seat])
                place = found
                at = drawn(place.prior, self.chance) if is_sealed else place.select(self.temper.explore)
            path.places.append(place)
            path.picks.append(at)
            path.seats.append(seat)
            keys.add_action(seat, place.actions[at])
            # Before the last sealed choice nothing is told but who is ready: nobody can see who was asked first.
            unseen = len(waiting) > 1 and self.sealed(state)
            self.play(state, seat, place.actions[at], self.chance, None if unseen else keys.add_event)

    def rechoosing(self, state: Any, thinker: int) -> list[int]:
        """The seats whose sealed choice was only imagined: they choose again."""
        waiting = self.to_act(state)
        return [seat for seat in range(state.seats) if seat not in waiting and seat != thinker and self.legal(state, seat)]

    def settle(self, paths: list[Path], thinker: int, seats: int) -> None:
        """Ask the network of all ends at once, and tell every place on the way what came of it."""
        asked = [path for path in paths if path.looker >= 0]
        if asked:
            answers = self.mind.chances([path.seen for path in asked], [path.looker for path in asked], seats)
            for path, chances in zip(asked, answers, strict=True):
                path.result = chances
        for path in paths:
            for at, place in enumerate(path.places):
                place.visits += 1
                place.times[path.picks[at]] += 1
                place.totals[path.picks[at]] += path.result[path.seats[at]]
            totals = self.prospects[path.at]
            for seat, part in enumerate(path.result):
                totals[seat] += part
            self.outcomes[path.at].append(path.result[thinker])

    # ---- what came of it ----

    def mean(self, at: int) -> float:
        tried = self.root.times[at]
        return self.root.totals[at] / tried if tried else self.root.chance

    def score(self, at: int) -> float:
        """What was found, less what the network's odds speak against it; that counts less the more it was tried."""
        return self.mean(at) + log(self.root.prior[at] + 1e-9) / (self.temper.trusted + self.root.times[at])

    def best_of(self, places: list[int], many: int) -> list[int]:
        return places if len(places) <= many else sorted(places, key=lambda at: -self.score(at))[:many]

    def unsettled(self, places: list[int]) -> list[int]:
        """The best of these, and those of which it is not yet clear that they are worse."""
        best = self.best_of(places, 1)[0]
        return [at for at in places if at == best or not self.is_settled(best, at)]

    def is_settled(self, best: int, other: int) -> bool:
        many = min(len(self.outcomes[best]), len(self.outcomes[other]))
        leads = [self.outcomes[best][world] - self.outcomes[other][world] for world in range(many)]
        mean = sum(leads) / many
        error = sqrt(sum([(lead - mean) * (lead - mean) for lead in leads]) / many / (many - 1))
        return mean > self.temper.clear * error

    def weights(self) -> list[float]:
        """The mixture that is drawn from: the odds, each times e to the power of what was found; without what is rare."""
        root, temper = self.root, self.temper
        least = min([self.mean(at) for at in range(len(root.actions))])
        weights = [part * exp(temper.eager * (self.mean(at) - least)) for at, part in enumerate(root.prior)]
        rare = temper.rare * sum(weights)
        weights = [part if part >= rare else 0.0 for part in weights]
        total = sum(weights)
        return [part / total for part in weights]

    def advise(self, left: list[int], done: int) -> Advice:
        root = self.root
        shares = self.weights() if self.is_mixed else [0.0] * len(root.actions)
        at = drawn(shares, self.chance) if self.is_mixed else self.best_of(left, 1)[0]
        tried = [
            Alternative(
                root.actions[one],
                self.mean(one),
                root.times[one],
                [total / root.times[one] for total in self.prospects[one]],
                shares[one],
            )
            for one in range(len(root.actions))
            if root.times[one]
        ]
        tried.sort(key=lambda one: (-one.weight, -one.estimate, one.action))
        return Advice(root.actions[at], self.mean(at), tried, done)


def grandmaster(game: Game[Any], seed: int) -> Grandmaster | Search:
    """A grandmaster; where nobody has learned this game, or not on this board, a master."""
    try:
        return Grandmaster(game, seed)
    except BadWeights:
        return Search(game, seed)
