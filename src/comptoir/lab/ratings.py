"""What an arena has shown: win shares with intervals that respect that games of one deal resemble each other, and ratings.

Win share: wins of a player (shared ones in part) for each seat it took; 1 in n is fair at a table of n. Its 95 % interval takes
the deals, not the games, as independent: the spread of the deals' means gives a number of games that would be worth as much if
all were independent, and with that number Wilson's interval (Student's quantile for few deals), which is right at 0 and 1 too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance

from ..kernel.errors import ComptoirError
from ..kernel.record import places
from .arena import Job, Plan, Played, orders

CONFIDENCE = 0.95


@dataclass(frozen=True)
class Share:
    """A win share, and where it lies with 95 % confidence."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """How one player did."""

    player: str
    games: int
    deals: int
    share: Share
    score: float
    milliseconds: float  # thought for a move, on average
    rating: float
    deviation: float


def complete(plan: Plan, games: Sequence[Played]) -> list[Played]:
    """The games of the deals that were played in every order: only they are fair to everyone."""
    wanted = sum(len(orders(line_up)) for line_up in plan.line_ups)
    many: dict[int, int] = {}
    for game in games:
        many[game.deal] = many.get(game.deal, 0) + 1
    return [game for game in games if many[game.deal] == wanted]


def won(game: Played, player: str) -> tuple[float, int]:
    """A player's part of the victory, and how many seats it took."""
    seats = [seat for seat, name in enumerate(game.order) if name == player]
    return sum(1 / len(game.winners) for seat in game.winners if seat in seats), len(seats)


def share_of(games: Sequence[Played], player: str) -> Share:
    """The win share of a player, its interval clustered by deal."""
    wins: dict[int, float] = {}
    seats: dict[int, int] = {}
    for game in games:
        part, taken = won(game, player)
        wins[game.deal] = wins.get(game.deal, 0.0) + part
        seats[game.deal] = seats.get(game.deal, 0) + taken
    means = [wins[deal] / seats[deal] for deal in wins if seats[deal]]
    return interval(means)


def interval(means: Sequence[float]) -> Share:
    """The mean of the deals' means, with its interval."""
    deals = len(means)
    mean = fmean(means)
    if deals < 2:
        return Share(mean, 0.0, 1.0)
    squared_error = variance(means) / deals
    spread = mean * (1 - mean)
    worth = min(spread / squared_error, 100.0 * deals) if squared_error and spread else float(deals)
    return wilson(mean, worth, quantile(deals - 1))


def wilson(mean: float, games: float, z: float) -> Share:
    """Wilson's score interval."""
    weight = 1 + z * z / games
    middle = (mean + z * z / (2 * games)) / weight
    reach = z * sqrt(mean * (1 - mean) / games + z * z / (4 * games * games)) / weight
    return Share(mean, max(0.0, middle - reach), min(1.0, middle + reach))


def quantile(freedom: int) -> float:
    """Student's two-sided quantile."""
    try:
        from scipy.special import stdtrit
    except ImportError:
        raise ComptoirError("confidence intervals need SciPy: install comptoir[arena]") from None
    return float(stdtrit(freedom, (1 + CONFIDENCE) / 2))


def rate(games: Sequence[Played], lowest_wins: bool = False) -> dict[str, tuple[float, float]]:
    """OpenSkill's rating of each player and its deviation, by all places in all games, in the order of the deals."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise ComptoirError("ratings need OpenSkill: install comptoir[arena]") from None
    model = PlackettLuce()
    rated = {name: model.rating(name=name) for game in games for name in game.order}
    for game in games:
        table = [[model.rating(rated[name].mu, rated[name].sigma, name)] for name in game.order]
        after = model.rate(table, ranks=[float(place) for place in places(game.scores, game.winners, lowest_wins)])
        for name in set(game.order):
            own = [team[0] for team, sitting in zip(after, game.order, strict=True) if sitting == name]
            rated[name].mu = fmean(one.mu for one in own)
            rated[name].sigma = fmean(one.sigma for one in own)
    return {name: (rating.mu, rating.sigma) for name, rating in rated.items()}


def in_order(game: Played) -> Job:
    return game.job


def standings(games: Sequence[Played], lowest_wins: bool = False) -> list[Standing]:
    """All players, the best share first."""
    ordered = sorted(games, key=in_order)
    ratings = rate(ordered, lowest_wins)
    found = []
    for player, (rating, deviation) in ratings.items():
        seats = [(game, seat) for game in ordered for seat, name in enumerate(game.order) if name == player]
        moves = sum(game.moves[seat] for game, seat in seats)
        found.append(
            Standing(
                player=player,
                games=sum(player in game.order for game in ordered),
                deals=len({game.deal for game, _ in seats}),
                share=share_of(ordered, player),
                score=fmean(game.scores[seat] for game, seat in seats),
                milliseconds=1000 * sum(game.seconds[seat] for game, seat in seats) / max(1, moves),
                rating=rating,
                deviation=deviation,
            )
        )
    return sorted(found, key=lambda standing: -standing.share.value)
