"""Strength against time: draws docs/learned/strength-GAME.svg from the games that docs/ladder keeps, one `PLAYER:Nms` among
masters. `comptoir arena GAME --seats N --players grandmaster:20ms,master --games 60 --seed 0 --results ...` plays such games.

python -m tools.strength
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from comptoir import games
from comptoir.lab import plot
from comptoir.lab.arena import Played, setting_of
from comptoir.lab.ratings import Share, share_of
from comptoir.lab.results import Results
from comptoir.players import parse_budget, without_budget

DOCS = Path(__file__).parents[1] / "docs"
AGAINST = "master"


def main() -> None:
    for name in games.names():
        game = games.find(name)
        setting = setting_of(game, game.least_seats, 0, {})
        kept = Results(DOCS / "ladder" / f"{name}-{game.least_seats}-seed0.jsonl", setting)
        lines = curves(list(kept.played.values()))
        if not lines:
            continue
        (DOCS / "learned" / f"strength-{name}.svg").write_text(
            plot.strength(f"{name}, {game.least_seats} seats: one among masters", 1 / game.least_seats, lines), encoding="utf-8"
        )
        for player, line in lines.items():
            for milliseconds, share in line:
                print(f"| {name} | {player} | {milliseconds:g} ms | {share.value:.1%} | {share.low:.1%} – {share.high:.1%} |")


def curves(played: list[Played]) -> dict[str, list[tuple[float, Share]]]:
    """By player: the times it thought a move, and what it won from masters in whole deals."""
    met: defaultdict[str, list[Played]] = defaultdict(list)
    for one in played:
        others = {name for name in one.order if name != AGAINST}
        if len(others) == 1 and AGAINST in one.order and "ms" in min(others):
            met[others.pop()].append(one)
    found: defaultdict[str, list[tuple[float, Share]]] = defaultdict(list)
    for contender, some in met.items():
        player, budget = without_budget(contender)
        found[player].append((parse_budget(budget or "").milliseconds, share_of(some, contender)))
    return {player: sorted(line, key=lambda point: point[0]) for player, line in sorted(found.items())}


if __name__ == "__main__":
    main()
