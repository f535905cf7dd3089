"""How far players are from equilibrium in the small games, and what MCCFR learns there: docs/baselines.md.

python -m tools.nash greedy search:400 --seeds 3
"""

from __future__ import annotations

import argparse
import statistics
from typing import Any

import pyspiel
from open_spiel.python.policy import UniformRandomPolicy
from rich.console import Console
from rich.table import Table

from comptoir.kernel.contract import Game
from comptoir.lab import exact, openspiel, small


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", nargs="*", default=["greedy"])
    parser.add_argument("--samples", type=int, default=20, help="how often a player is asked at each information state")
    parser.add_argument("--iterations", type=int, default=10_000, help="of MCCFR, the most; a hundredth and a tenth besides")
    parser.add_argument("--seeds", type=int, default=3, help="of MCCFR")
    given = parser.parse_args()
    endings = small.endings()
    games = {name: openspiel.SpielGame(rules, f"comptoir_{name}_ending") for name, rules in endings.items()}
    listing = Table("policy", *games, title="nash_conv: what all seats together could gain (0 is an equilibrium)")
    values = [f"{exact.Solution(game).value:.4f}" if game.num_players() == 2 else "-" for game in games.values()]
    listing.add_row("value to seat A, exact", *values)
    listing.add_row("uniform random", *(f"{sum(exact.gains(game, UniformRandomPolicy(game))):.3f}" for game in games.values()))
    for player in given.players:
        listing.add_row(player, *(asked(games[name], rules, player, given.samples) for name, rules in endings.items()))
    for part in (100, 10, 1):
        iterations = given.iterations // part
        learned = [mccfr(game, iterations, given.seeds) for game in games.values()]
        listing.add_row(f"MCCFR, {iterations:,} iterations", *learned)
    Console(width=128).print(listing)


def asked(game: openspiel.SpielGame, rules: Game[Any], player: str, samples: int) -> str:
    return f"{exact.distance(game, exact.Asked(game, rules, player, samples)):.3f}"


def mccfr(game: openspiel.SpielGame, iterations: int, seeds: int) -> str:
    """External sampling: the average policy's distance, by the mean of the seeds and the farthest of them from it."""
    found = []
    for seed in range(seeds):
        solver = pyspiel.ExternalSamplingMCCFRSolver(game, seed)
        for _ in range(iterations):
            solver.run_iteration()
        found.append(pyspiel.nash_conv(game, solver.average_policy()))
    mean = statistics.fmean(found)
    return f"{mean:.3f} ± {max(abs(one - mean) for one in found):.3f}"


if __name__ == "__main__":
    main()
