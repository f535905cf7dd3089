"""Corners of Heller worth a fixture."""

from __future__ import annotations

from typing import Any

from comptoir.games.heller.pieces import FIRE, LINES
from comptoir.kernel.match import Match
from tests.games.reaches import Reached, told


def with_rule(event: str, rule: str) -> Reached:
    return lambda match: any(seen["rule"] == rule for seen in told(match, event))


def two_fires_in_a_line(match: Match[Any]) -> bool:
    return any(sum(match.state.market[cell] == FIRE for cell in line) == 2 for line in LINES)


def base_game(match: Match[Any], seats: int) -> bool:
    return match.record.seats == seats and not any(match.record.options.values())


WANTED: dict[str, Reached] = {
    "base-two-seats": lambda match: base_game(match, 2),
    "base-three-seats": lambda match: base_game(match, 3),
    "base-four-seats": lambda match: base_game(match, 4),
    "both-variants": lambda match: all(match.record.options.values()),
    "forced-pass": with_rule("passed", "H11"),
    "skipped-in-open-end": with_rule("passed", "H24"),
    "sack-doubles": with_rule("earned", "H16"),
    "eye-scares": with_rule("earned", "H18"),
    "eye-and-sack": with_rule("earned", "H19"),
    "two-fires-in-a-line": two_fires_in_a_line,
    "below-zero": lambda match: min(match.scores) < 0,
    "shared-victory": lambda match: len(match.winners) > 1,
    "open-end-in-one-round": lambda match: bool(match.record.options["open_end"]) and match.state.round == 1,
    "market-not-full": lambda match: len(match.state.empty) > 0,
}
