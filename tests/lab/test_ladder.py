"""The games of the ladder, played again: the bots choose today what they chose then, to the last point."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

import pytest

from comptoir import games
from comptoir.lab.arena import Played, Setting, play_job, setting_of
from comptoir.lab.results import Results

STORED = sorted((Path(__file__).parents[2] / "docs" / "ladder").glob("*.jsonl"))
THINKERS = ("master", "search")  # a game of theirs takes about a second in plain Python
LEARNED = ("learned", "grandmaster")
QUICK_GAMES = 3


def setting_in(path: Path) -> Setting:
    with path.open(encoding="utf-8") as file:
        head = json.loads(file.readline())
    return setting_of(games.find(head["game"], head["revision"]), head["seats"], head["seed"], head["options"])


def by_the_clock(game: Played) -> bool:
    """How far such players think depends on the machine, and what a network answers does in its last digit: their games cannot
    be played again everywhere."""
    return any(name.endswith("ms") or name.startswith(LEARNED) for name in game.order)


def sample(played: list[Played]) -> list[Played]:
    """Of every line-up some games from first to last; where somebody thinks ahead, the one that took least time then."""
    line_ups: defaultdict[tuple[str, ...], list[Played]] = defaultdict(list)
    for game in played:
        if not by_the_clock(game):
            line_ups[tuple(sorted(game.order))].append(game)
    chosen: list[Played] = []
    for line_up, found in line_ups.items():
        if any(name.startswith(THINKERS) for name in line_up):
            chosen.append(min(found, key=lambda game: sum(game.seconds)))
        else:
            chosen += found[:: max(1, len(found) // QUICK_GAMES)][:QUICK_GAMES]
    return chosen


def test_there_are_stored_games() -> None:
    assert len({setting_in(path).game for path in STORED}) > 1


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_stored_games_play_to_the_very_same_scores(path: Path) -> None:
    setting = setting_in(path)
    played = list(Results(path, setting).played.values())
    again = sample(played)
    assert again or all(by_the_clock(game) for game in played)
    for game in again:
        now = play_job(setting, game.job)
        assert (now.scores, now.winners, now.moves) == (game.scores, game.winners, game.moves), game.job
