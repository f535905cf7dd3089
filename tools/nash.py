"""How far players are from equilibrium in the last two months of Pfusch: `python tools/nash.py greedy search:400`."""

from __future__ import annotations

import argparse

import pyspiel
from open_spiel.python.algorithms import exploitability
from open_spiel.python.policy import UniformRandomPolicy
from rich.console import Console
from rich.table import Table

from comptoir.lab import exact, openspiel, small


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", nargs="*", default=["greedy"])
    parser.add_argument("--samples", type=int, default=50, help="how often a player is asked at each information state")
    parser.add_argument("--iterations", type=int, default=100, help="of CFR+, for comparison")
    given = parser.parse_args()
    listing = Table("policy", "caught once before", "caught twice before", title="nash_conv (0 is an equilibrium)")
    rows: dict[str, list[str]] = {}
    for strikes in (1, 2):
        rules = small.last_two_months(strikes)
        game = openspiel.SpielGame(rules, f"comptoir_pfusch_november_{strikes}")
        uniform = exploitability.nash_conv(game, UniformRandomPolicy(game))
        rows.setdefault("uniform random", []).append(f"{uniform:.3f}")
        for player in given.players:
            found = exact.distance(game, exact.Asked(game, rules, player, given.samples))
            rows.setdefault(player, []).append(f"{found:.3f}")
        rows.setdefault(f"CFR+, {given.iterations} iterations", []).append(f"{solved(game, given.iterations):.3f}")
    for name, found_for in rows.items():
        listing.add_row(name, *found_for)
    Console().print(listing)


def solved(game: openspiel.SpielGame, iterations: int) -> float:
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return float(pyspiel.nash_conv(game, solver.average_policy()))


if __name__ == "__main__":
    main()
