"""Whole games whose score sheets are added up after every entry, for every looker: `python -m tools.sheets 400`.

Every game, every table size and every option in turn, played by the drivers of the conformance kit. `check_sheet` stops at the
first sheet that does not come to the scores, or whose rows do not come to their lines.
"""

from __future__ import annotations

import sys
from itertools import cycle, islice

from comptoir import games
from comptoir.kernel.conformance import DRIVERS, all_options, check_sheet, play_through

TABLES = [
    (game, seats, options)
    for game in map(games.find, games.names())
    for seats in range(game.least_seats, game.most_seats + 1)
    for options in all_options(game)
]


def main(many: int) -> None:
    counted: dict[str, list[int]] = {}
    for seed, (game, seats, options) in enumerate(islice(cycle(TABLES), many)):
        found = counted.setdefault(game.name, [0, 0, 0, 0])
        for match in play_through(game, seats, options, seed, DRIVERS[seed // len(TABLES) % len(DRIVERS)]):
            check_sheet(match)
            found[1] += 1
            found[2] += seats + 2
        found[0] += 1
        found[3] += match.sheet(0).decided is not None
    print("| game | games | entries | sheets | ties explained |\n|---|---:|---:|---:|---:|")
    for name, numbers in [*counted.items(), ("all", [sum(column) for column in zip(*counted.values(), strict=True)])]:
        print(f"| {name} | {' | '.join(f'{number:,}' for number in numbers)} |")
    print("Every sheet came to the scores, and every row to its lines.")


if __name__ == "__main__":
    main(int(sys.argv[1]))
