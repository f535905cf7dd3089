"""The nodes of a search: what a seat has tried from one place, and which action it tries next.

- In turn: the instinct's favourites first, and more of them the longer it is thought (progressive widening); among those
  tried, the upper confidence bound.
- Sealed choices: regret matching. What is played in the end is drawn, for whoever always does the same is read.
- At the root it is drawn by odds that were there before (`Node.anchor`), each times e to the power of what was found: regrets
  over so few imagined games are noise, and would be all that is left of the odds.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from ..kernel.chance import Chance

FINE: Final = 1 << 20


class Tuning:
    """The numbers by which a tree is searched. Those we play with were found by trying; a game's own are in its `Lookahead`.

    - `explore`: how much an action that was seldom tried is preferred. `first_width`, `widening`: how many are considered.
    - `trusted`: tries after which the instinct counts half.
    - `lots_at_first`, `lots_shrink`: the share of sealed choices made by lot while regrets are learnt, and how soon it shrinks;
      `rare`: what is less of a mixture is left out; `prior_rollouts`: asked for the first mixture.
    - `eager`: what a whole chance counts against the odds where a choice is drawn at the root, times the square root of the
      tries: the surer, the more, up to `most_eager`. From `sure` tries on it grows as these do; with 0 never.
      `odds_worlds`, `odds_rollouts`: in how many worlds rollouts are asked for those odds, and how often in each.
    - `clear`: a lead of so many standard errors settles a choice, or one below `trifle` of the way from a loss to a win.
    - `worlds_for_instinct`, `iterations_a_world`: for how long a world is believed in.
    - `watched_share`: a watched action gets one try in so many.
    """

    def __init__(
        self, *, explore: float = 0.35, first_width: int = 3, widening: float = 0.8, trusted: float = 12.0,
        lots_at_first: float = 0.5, lots_shrink: float = 6.0, rare: float = 0.06, prior_rollouts: int = 8,
        clear: float = 3.5, trifle: float = 0.002, worlds_for_instinct: int = 3, iterations_a_world: int = 4,
        watched_share: int = 5, eager: float = 1.0, sure: int = 0, most_eager: float = 50.0, odds_worlds: int = 6,
        odds_rollouts: int = 8,
    ) -> None:  # fmt: skip
        if min(explore, widening, trusted, lots_at_first, lots_shrink, rare, clear, trifle, eager, sure, most_eager) < 0:
            raise ValueError("no number of a search is below 0")
        if min(
            first_width, prior_rollouts, worlds_for_instinct, iterations_a_world, watched_share, odds_worlds, odds_rollouts
        ) < 1:  # fmt: skip
            raise ValueError("widths, rollouts, worlds and shares are at least 1")
        self.explore, self.first_width, self.widening, self.trusted = explore, first_width, widening, trusted
        self.lots_at_first, self.lots_shrink, self.rare = lots_at_first, lots_shrink, rare
        self.prior_rollouts, self.clear, self.trifle = prior_rollouts, clear, trifle
        self.worlds_for_instinct, self.iterations_a_world = worlds_for_instinct, iterations_a_world
        self.watched_share = watched_share
        self.eager, self.sure, self.most_eager = eager, sure, most_eager
        self.odds_worlds, self.odds_rollouts = odds_worlds, odds_rollouts


OURS: Final = Tuning()


class Node:
    """One place of one seat: its actions from the best to the worst by instinct, and what came of them."""

    def __init__(self, actions: list[int], handicaps: list[float], mixed: bool, tuning: Tuning = OURS) -> None:
        self.tuning = tuning
        self.actions = actions
        self.handicaps = handicaps  # how much worse each is than the first by instinct; counts less the more it is tried
        self.mixed = mixed
        self.visits = 0
        self.watched = -1  # the place of an action that is to be tried often, whatever is thought of it
        self.forced = -1  # the place of the one action to be tried now
        self.chosen = -1  # the place of the action that came out best, if that is not told by how often it was tried
        self.lowest: list[float] = [2.0] * len(actions)  # what each forced action brought at worst, and at best
        self.highest: list[float] = [-1.0] * len(actions)
        self.outcomes: list[list[float]] = [[] for _ in actions]  # what each forced action brought, world by world
        self.times: list[int] = [0] * len(actions)
        self.totals: list[float] = [0.0] * len(actions)
        self.regrets: list[float] = [0.0] * len(actions)
        self.played: list[float] = [0.0] * len(actions)  # sealed: the sum of the mixtures so far
        self.chances: list[float] = []  # sealed: the mixture the last choice was made with
        self.odds: list[float] = []  # what a choice is drawn by at the root, before it was thought about

    def anchor(self, odds: list[float]) -> None:
        """Begin with these odds, and come back to them in the end."""
        self.odds = odds
        self.regrets = odds.copy()

    def width(self) -> int:
        """How many actions are being considered."""
        wide = self.tuning.first_width + int(self.tuning.widening * sqrt(self.visits))
        return wide if wide < len(self.actions) else len(self.actions)

    def select(self, chance: Chance) -> int:
        """The place in `actions` of the one to try now."""
        if self.forced >= 0:
            return self.forced
        if self.mixed:
            return self.select_mixed(chance)
        times = self.times
        totals = self.totals
        if self.watched >= 0 and times[self.watched] * self.tuning.watched_share < self.visits:
            return self.watched
        best = 0
        highest = -1.0
        explore = self.tuning.explore * sqrt(log(self.visits + 1.0))
        trusted = self.tuning.trusted
        for at in range(self.width()):
            tried = times[at]
            if tried == 0:
                return at
            bound = totals[at] / tried + explore / sqrt(tried) - self.handicaps[at] * trusted / (trusted + tried)
            if bound > highest:
                highest = bound
                best = at
        return best

    def select_mixed(self, chance: Chance) -> int:
        mixture = self.mixture()
        shrink = self.tuning.lots_shrink
        by_lot = self.tuning.lots_at_first * shrink / (shrink + sqrt(self.visits))
        self.chances = [(1 - by_lot) * part + by_lot / len(mixture) for part in mixture]
        weight = self.visits + 1.0  # later mixtures count more: they have learnt
        for at, part in enumerate(mixture):
            self.played[at] += weight * part
        if self.watched >= 0 and self.times[self.watched] == 0 and self.visits:
            self.chances[self.watched] = 1.0  # it was certain
            return self.watched
        return drawn(self.chances, chance)

    def mixture(self) -> list[float]:
        """Regret matching: in proportion to how much each action was missed; all alike before anything was."""
        missed = [regret if regret > 0 else 0.0 for regret in self.regrets]
        total = sum(missed)
        if total <= 0:
            return [1.0 / len(missed)] * len(missed)
        return [regret / total for regret in missed]

    def learn(self, at: int, utility: float) -> None:
        """What came of an action that was selected."""
        if self.mixed and self.forced < 0:
            self.regret(at, utility)
        if self.forced >= 0:
            if utility < self.lowest[at]:
                self.lowest[at] = utility
            if utility > self.highest[at]:
                self.highest[at] = utility
            self.outcomes[at].append(utility)
        self.visits += 1
        self.times[at] = self.times[at] + 1
        self.totals[at] = self.totals[at] + utility

    def regret(self, at: int, utility: float) -> None:
        """Each action's regret grows by how much better it is thought than the mixture played.

        The outcome is weighed by how seldom the action was chosen, but only where it differs from the mean: less noise.
        """
        means = [self.mean(other) for other in range(len(self.actions))]
        means[at] += (utility - means[at]) / self.chances[at]
        average = 0.0
        for other, part in enumerate(self.mixture()):
            average += part * means[other]
        for other, mean in enumerate(means):
            self.regrets[other] += mean - average

    def mean(self, at: int) -> float:
        tried = self.times[at]
        return self.totals[at] / tried if tried else self.average()

    def best_of(self, places: list[int], many: int) -> list[int]:
        """So many of these places, by the mean less what is left of the handicap; a watched one stays among them."""
        ranked = sorted(places, key=lambda at: self.doubt(at) - self.mean(at))
        return [at for rank, at in enumerate(ranked) if rank < many or (at == self.watched and many > 1)]

    def doubt(self, at: int) -> float:
        """What is left of the handicap; nothing of it where every try came out the same."""
        tried = self.times[at]
        if tried > 1 and self.lowest[at] == self.highest[at]:
            return 0.0
        trusted = self.tuning.trusted
        return self.handicaps[at] * trusted / (trusted + tried)

    def unsettled(self, places: list[int]) -> list[int]:
        """The best of these places, those of which it is not yet clear that they are worse, and a watched one.

        All were tried in the same worlds, so what counts is the difference world by world. It is settled if chance can hardly
        have made it, or if it is so small that nobody would miss it.
        """
        best = self.best_of(places, 1)[0]
        return [at for at in places if at in (best, self.watched) or not self.is_settled(best, at)]

    def is_settled(self, best: int, other: int) -> bool:
        here, there = self.outcomes[best], self.outcomes[other]
        leads = [here[world] - there[world] for world in range(len(here))]
        mean = sum(leads) / len(leads)
        error = sqrt(sum([(lead - mean) * (lead - mean) for lead in leads]) / len(leads) / (len(leads) - 1))
        return mean > self.tuning.clear * error or mean + 2 * error < self.tuning.trifle

    def likely(self) -> list[int]:
        """The places of what is not all but out of the question by what was found so far; and a watched one."""
        shares = self.anchored()
        least = self.tuning.rare / 3 * sum(shares)
        return [at for at, part in enumerate(shares) if part >= least or at == self.watched]

    def average(self) -> float:
        return sum(self.totals) / self.visits if self.visits else 0.5

    def favourite(self, chance: Chance) -> int:
        """The place of the action to play in the end: the most tried, or one drawn from the mixture."""
        if self.mixed:
            return drawn(self.without_rare(), chance) if self.visits else 0
        if self.chosen >= 0:
            return self.chosen
        best = 0
        for at in range(1, len(self.actions)):
            tried, most = self.times[at], self.times[best]
            if tried > most or (tried == most and tried and self.totals[at] > self.totals[best]):
                best = at
        return best

    def without_rare(self) -> list[float]:
        """The mixture without what is hardly ever in it: that is left over from learning."""
        shares = self.anchored() if self.odds else self.played
        least = self.tuning.rare * sum(shares)
        return [part if part >= least else 0.0 for part in shares]

    def anchored(self) -> list[float]:
        """The odds it began with, each times e to the power of what was found."""
        average, tuning = self.average(), self.tuning
        eager = tuning.eager * sqrt(self.visits)
        if 0 < tuning.sure < self.visits:
            eager *= sqrt(self.visits / tuning.sure)
        eager = min(eager, tuning.most_eager)
        return [part * exp(eager * (self.mean(at) - average)) for at, part in enumerate(self.odds)]


def drawn(weights: list[float], chance: Chance) -> int:
    """A place drawn in proportion to the weights."""
    mark = chance.below(FINE) / FINE * sum(weights)
    for at, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return at
    return len(weights) - 1
