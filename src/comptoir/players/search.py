"""The search player: information-set Monte Carlo tree search over the worlds its seat could believe in.

Every iteration takes one believable world and plays it on. Each seat has its own tree, in which it knows only what it has seen
(`information.py`), and picks there (`trees.py`) what is best for itself; where a tree ends, imagined players go on by rollouts
to the game's next break, where what everybody has made and holds is valued (`Lookahead.evaluate`). The same seed, view and
number of iterations give the same choice; with a time limit the number of iterations is what fits in it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, tanh
from time import perf_counter
from typing import Any, Final

from ..kernel.chance import Imagined
from ..kernel.contract import Game
from ..kernel.lookahead import Lookahead
from ..kernel.native import mypyc_attr
from ..kernel.visibility import View
from .advice import Advice, Alternative
from .budget import Budget
from .information import InformationKeys
from .trees import OURS, Node, Tuning

ITERATIONS: Final = 400
FIRST_LOOK: Final = 32  # worlds after which it is first asked whether the choice is clear
CLOCK_EVERY: Final = 8  # iterations between two looks at the clock
HARDLY: Final = 0.5  # what an action that no rollout does counts beside those that one does


def plain_lookahead(game: Game[Any]) -> Lookahead[Any]:
    """For a game that offers none: to the end of the game, by the score."""
    return Lookahead(
        evaluate=lambda state: [float(points) for points in game.scores(state)],
        stage=lambda state: 0,
        clear_lead=lambda state: 10.0,
        iterations=ITERATIONS,
        sealed=lambda state: len(game.to_act(state)) > 1,
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """Thinks for so many iterations, or so many milliseconds if that is given, over trees searched by `tuning`."""

    def __init__(
        self, game: Game[Any], seed: int, iterations: int = 0, milliseconds: float = 0.0, tuning: Tuning = OURS
    ) -> None:
        lookahead = plain_lookahead(game) if game.lookahead is None else game.lookahead
        self.game = game
        self.chance = Imagined(seed)
        self.tuning = tuning
        self.iterations: int = iterations or lookahead.iterations
        self.milliseconds = milliseconds
        self.clock: Callable[[], float] = perf_counter  # in seconds; an arena counts the processor's
        # The rules, then what the game offers to who thinks ahead; at hand, for they are asked all the time.
        self.to_act, self.legal, self.sample, self.play = game.to_act, game.legal, game.sample, game.play
        self.lowest_wins, self.instinct = game.lowest_wins, game.instinct
        self.imagine = game.imagine if lookahead.imagine is None else lookahead.imagine
        self.evaluate, self.stage, self.sealed = lookahead.evaluate, lookahead.stage, lookahead.sealed
        self.mixed = lookahead.sealed if lookahead.mixed is None else lookahead.mixed
        self.stages_ahead, self.actions_ahead = lookahead.stages_ahead, lookahead.actions_ahead
        self.clear_lead, self.compared, self.others_search = lookahead.clear_lead, lookahead.compared, lookahead.others_search
        self.rollout, self.rollout_tries = lookahead.rollout, lookahead.rollout_tries
        self.longest_rollout, self.rollout_prior = lookahead.longest_rollout, lookahead.rollout_prior
        self.instinct_weight = lookahead.instinct_weight
        self.nodes: dict[int, Node] = {}
        self.fringe: set[int] = set()
        self.root = Node([], [], False)  # what the last thought began from
        self.prospects: list[list[float]] = []  # by action of the root and by seat: the utilities so far
        self.keys = InformationKeys(game.events, 1)
        self.last_stage = 0

    def think_for(self, budget: Budget) -> None:
        self.iterations = budget.iterations or self.iterations
        self.milliseconds = budget.milliseconds

    def choose(self, view: View, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        return self.consider(view, actions).action

    def consider(self, view: View, actions: list[int], watched: int = -1) -> Advice:
        """Think, and tell what came of each action that was worth a try; of a watched one in any case."""
        begun = self.clock()
        seat = view.seat
        world = self.imagine(view, seat, self.chance)
        self.nodes = {}
        self.fringe = set()
        self.keys = InformationKeys(self.game.events, world.seats)
        self.last_stage = self.stage(world) + self.stages_ahead
        if self.actions_ahead:
            self.longest_rollout = self.actions_ahead * world.seats
        root = self.root_node(view, actions, self.mixed(world))
        if watched >= 0:
            root.watched = root.actions.index(watched)
        self.nodes[self.keys.of(seat)] = root
        self.root = root
        self.prospects = [[0.0] * world.seats for _ in actions]
        if self.compared and not root.mixed:
            return self.advise(root, self.compare(view, root, begun))
        return self.advise(root, self.explore(view, root, world, begun))

    def explore(self, view: View, root: Node, world: Any, begun: float) -> int:
        """Try what the tree says, in this world and others; how many imagined games that were."""
        done = 0
        while not self.is_over(done, begun):
            if done % self.tuning.iterations_a_world == 0 and done:
                world = self.imagine(view, view.seat, self.chance)
            self.iterate(world.clone(), view.seat)
            done += 1
        return done

    def compare(self, view: View, root: Node, begun: float) -> int:
        """The favourites side by side, in the same worlds and with the same luck, so that only the action differs.

        The longer it is thought, the fewer are left: those that did worst have dropped out. Who thinks by the clock stops as
        soon as the choice is clear.
        """
        many = min(self.compared, len(root.actions))
        left = list(range(many))
        if root.watched >= many:
            left.append(root.watched)
        done = worlds = 0
        look = FIRST_LOOK
        clear = False
        while done == 0 or (not clear and self.passed(done, begun) < 1.0):  # one world at least, however late it is
            world = self.imagine(view, view.seat, self.chance)
            done = self.try_each(root, left, world, view.seat, done)
            left = root.best_of(left, max(2, round(many ** (1.0 - self.passed(done, begun)))))
            worlds += 1
            if self.milliseconds > 0 and worlds == look:
                look += look // 2
                left = root.unsettled(left)
                clear = len(left) == 1
        root.chosen = root.best_of(left, 1)[0]
        return done

    def try_each(self, root: Node, places: list[int], world: Any, seat: int, done: int) -> int:
        """Each of these actions once in this world, with the same luck; how many imagined games there are then."""
        luck = self.chance.state
        for at in places:
            if self.milliseconds <= 0 and done >= self.iterations:
                break
            self.chance.state = luck
            root.forced = at
            self.iterate(world.clone(), seat)
            done += 1
        return done

    def passed(self, done: int, begun: float) -> float:
        """How much of the time to think has passed, from 0 to 1."""
        if self.milliseconds <= 0:
            return done / self.iterations
        return (self.clock() - begun) * 1000 / self.milliseconds

    def mixture(self, view: View, actions: list[int]) -> dict[int, float]:
        """How likely each action is to be chosen after a thought like this one: one is certain, unless choices are sealed."""
        if len(actions) == 1:
            return {actions[0]: 1.0}
        chosen = self.consider(view, actions).action
        root = self.root
        if not root.mixed:
            return {action: float(action == chosen) for action in actions}
        weights = root.without_rare()
        total = sum(weights)
        return {action: weights[at] / total for at, action in enumerate(root.actions)}

    def is_over(self, done: int, begun: float) -> bool:
        if self.milliseconds <= 0:
            return done >= self.iterations
        return done % CLOCK_EVERY == 0 and done > 0 and (self.clock() - begun) * 1000 >= self.milliseconds

    def advise(self, root: Node, done: int) -> Advice:
        at = root.favourite(self.chance)
        shares = root.without_rare() if root.mixed else [0.0] * len(root.actions)
        drawn = sum(shares) or 1.0
        tried = [
            Alternative(
                root.actions[one],
                root.mean(one),
                root.times[one],
                [total / root.times[one] for total in self.prospects[one]],
                shares[one] / drawn,
            )
            for one in range(len(root.actions))
            if root.times[one]
        ]
        tried.sort(key=lambda one: (-one.weight, -one.estimate, one.action))
        return Advice(root.actions[at], root.mean(at), tried, done)

    def root_node(self, view: View, actions: list[int], mixed: bool) -> Node:
        """The actions, those first that the instinct likes best over a few worlds."""
        values = [0.0] * len(actions)
        worlds = self.tuning.worlds_for_instinct
        for _ in range(worlds):
            world = self.game.imagine(view, view.seat, self.chance)
            for at, action in enumerate(actions):
                values[at] += self.instinct(world, view.seat, action) / worlds
        root = node_of(actions, values, self.instinct_weight, mixed, self.tuning)
        if mixed:
            root.anchor(self.rollout_odds(view, root.actions))
        return root

    def rollout_odds(self, view: View, actions: list[int]) -> list[float]:
        """How often the game's rollouts do each of these actions, over some worlds; none is impossible. All alike without."""
        if self.rollout is None:
            return [1.0 / len(actions)] * len(actions)
        found = [HARDLY] * len(actions)
        for _ in range(self.tuning.odds_worlds):
            world = self.imagine(view, view.seat, self.chance)
            for _ in range(self.tuning.odds_rollouts):
                found[actions.index(self.rollout_action(world, view.seat))] += 1.0
        total = sum(found)
        return [part / total for part in found]

    # ---- one imagined game ----

    def iterate(self, state: Any, thinker: int) -> None:
        """Down the trees, on by rollouts, and back up with what it was worth to each seat."""
        keys = self.keys
        keys.reset()
        tell = keys.add_event
        path: list[Node] = []
        picks: list[int] = []
        seats: list[int] = []
        pending: list[int] = []
        choosing_again = False
        if self.sealed(state):
            pending = self.rechoosing(state)
            choosing_again = thinker in pending
            if choosing_again:
                pending.remove(thinker)
        growing = True
        steps = 0
        undecided = True
        while growing:
            waiting: list[int] = self.to_act(state)
            if pending:
                seat: int = pending.pop()
            else:
                if not waiting or self.stage(state) >= self.last_stage or steps >= self.longest_rollout:
                    break
                # Of those who choose at once the thinker is first, in whatever order they are asked: its choice is the root.
                # It may also have chosen, and think of changing that.
                seat = thinker if undecided and (choosing_again or thinker in waiting) else waiting[0]
            undecided = undecided and seat != thinker
            steps += 1
            node = None
            if self.others_search or seat == thinker:
                node = self.node_at(keys.of(seat), state, seat)
                growing = node is not None or bool(pending)
            if node is None:
                action = self.rollout_action(state, seat)
            else:
                at = node.select(self.chance)
                path.append(node)
                picks.append(at)
                seats.append(seat)
                action = node.actions[at]
            keys.add_action(seat, action)
            # Before the last sealed choice nothing is told but who is ready: nobody can see who was asked first.
            unseen = len(waiting) > 1 and self.sealed(state)
            self.play(state, seat, action, self.chance, None if unseen else tell)
        self.play_on(state, self.longest_rollout - steps)
        utilities = self.utilities(state)
        for step, node in enumerate(path):
            node.learn(picks[step], utilities[seats[step]])
            if node is self.root:
                totals = self.prospects[picks[step]]
                for seat, utility in enumerate(utilities):
                    totals[seat] = totals[seat] + utility

    def node_at(self, key: int, state: Any, seat: int) -> Node | None:
        """The node of this key: none at the first visit, which is only remembered; made at the second."""
        node = self.nodes.get(key)
        if node is None:
            if key not in self.fringe:
                self.fringe.add(key)
                return None
            node = self.new_node(state, seat)
            self.nodes[key] = node
        return node

    def rechoosing(self, state: Any) -> list[int]:
        """The seats whose sealed choice was only imagined: they choose again, as they would in their own trees."""
        waiting = self.to_act(state)
        return [seat for seat in range(state.seats) if seat not in waiting and self.legal(state, seat)]

    def new_node(self, state: Any, seat: int) -> Node:
        actions: list[int] = self.legal(state, seat)
        values = [self.instinct(state, seat, action) for action in actions]
        node = node_of(actions, values, self.instinct_weight, self.sealed(state), self.tuning)
        if node.mixed and self.rollout_prior > 0:
            self.add_prior(node, state, seat)
        return node

    def add_prior(self, node: Node, state: Any, seat: int) -> None:
        """A sealed choice begins with the mixture that rollouts make."""
        rollouts = self.tuning.prior_rollouts
        for _ in range(rollouts):
            at = node.actions.index(self.rollout_action(state, seat))
            node.regrets[at] += self.rollout_prior / rollouts

    def rollout_action(self, state: Any, seat: int) -> int:
        """What an imagined player does: by the game's own rollout, or else the best of a few actions taken by lot."""
        if self.rollout is not None:
            found: int = self.rollout(state, seat, self.chance)
            return found
        best: int = self.sample(state, seat, self.chance)
        if self.rollout_tries == 1:
            return best
        highest: float = self.instinct(state, seat, best)
        for _ in range(self.rollout_tries - 1):
            action: int = self.sample(state, seat, self.chance)
            if action != best:
                value: float = self.instinct(state, seat, action)
                if value > highest:
                    best = action
                    highest = value
        return best

    def play_on(self, state: Any, steps: int) -> None:
        """From the end of the trees to the horizon."""
        for _ in range(steps):
            waiting = self.to_act(state)
            if not waiting or self.stage(state) >= self.last_stage:
                return
            seat: int = waiting[0]
            self.play(state, seat, self.rollout_action(state, seat), self.chance, None)

    def utilities(self, state: Any) -> list[float]:
        """What a position is worth to each seat, from 0 to 1, from what each may expect in it."""
        values: list[float] = self.evaluate(state)
        if self.lowest_wins:
            values = [-points for points in values]
        return self.worth(state, values)

    def worth(self, state: Any, values: list[float]) -> list[float]:
        """For each seat its lead over the best other, from 0 to 1; at the end of the game half of it is who has won."""
        utilities = utilities_of(values, self.clear_lead(state))
        if not self.to_act(state):
            winners: list[int] = self.game.winners(state)
            for seat in range(len(utilities)):
                utilities[seat] *= 0.5
            for seat in winners:
                utilities[seat] += 0.5 / len(winners)
        return utilities


def utilities_of(values: list[float], clear_lead: float) -> list[float]:
    """Leads over the best other as numbers from 0 to 1."""
    best = second = -inf
    for value in values:
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    return [0.5 + 0.5 * tanh((own - (second if own == best else best)) / clear_lead) for own in values]


def node_of(actions: list[int], values: list[float], weight: float, mixed: bool, tuning: Tuning) -> Node:
    """A node with the actions from the best to the worst by instinct; equals in their own order."""
    places = sorted(range(len(actions)), key=lambda at: -values[at])
    best = values[places[0]]
    return Node([actions[at] for at in places], [weight * (best - values[at]) for at in places], mixed, tuning)
