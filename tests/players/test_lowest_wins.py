"""A game may say that the lowest score wins: places, ratings, search, review and what is printed follow it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from comptoir import games
from comptoir.kernel.chance import derived_seed
from comptoir.kernel.contract import Game
from comptoir.kernel.match import Match
from comptoir.kernel.record import places
from comptoir.lab import ratings
from comptoir.lab.arena import Played
from comptoir.players import player
from comptoir.players.review import review
from comptoir.players.search import Search
from tests.cli.test_commands import comptoir
from tests.testgames.nuts import FEWEST, GAME


@pytest.mark.parametrize(
    ("scores", "winners", "placed"),
    [
        ([3, 9, 5], [1], [3, 1, 2]),
        ([5, 5, 5], [0, 1, 2], [1, 1, 1]),
        ([5, 5, 1], [1], [2, 1, 3]),  # a tie-break decided
        ([0, 0, -4], [1], [2, 1, 3]),
        ([7, 2, 2], [0], [1, 2, 2]),
        ([5, 9, 9, 5], [2], [3, 2, 1, 3]),
    ],
)
def test_places_follow_winners_and_then_scores(scores: list[int], winners: list[int], placed: list[int]) -> None:
    assert places(scores, winners) == placed


@pytest.mark.parametrize(
    ("scores", "winners", "placed"),
    [([3, 9, 5], [0], [1, 3, 2]), ([5, 5, 8], [1], [2, 1, 3]), ([-4, 0, 0], [0], [1, 2, 2])],
)
def test_the_lowest_score_comes_first_where_it_wins(scores: list[int], winners: list[int], placed: list[int]) -> None:
    assert places(scores, winners, lowest_wins=True) == placed


def played(game: Game[Any], deal: int, names: list[str]) -> Match[Any]:
    match = Match(game, len(names), {}, derived_seed("lowest", deal), names)
    bots = [player(name, game, deal * 7 + seat) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    return match


def share(game: Game[Any], deals: int, names: list[str]) -> float:
    """The part of the victories that the first of them takes, from both seats."""
    won = 0.0
    for deal in range(deals):
        for order in (names, names[::-1]):
            match = played(game, deal, order)
            won += (order.index(names[0]) in match.winners) / len(match.winners)
    return won / (2 * deals)


@pytest.mark.parametrize("game", [GAME, FEWEST], ids=["most", "fewest"])
def test_search_beats_chance_whichever_way_it_is_won(game: Game[Any]) -> None:
    assert share(game, 15, ["search:60", "random"]) > 0.7


def test_search_without_an_instinct_still_knows_where_the_victory_lies() -> None:
    """The score alone tells it to leave the nuts: with nothing else to go by, it would crack them where most win."""
    for game, wanted in ((GAME, "crack"), (FEWEST, "leave")):
        blind = replace(game, instinct=lambda state, seat, action: 0.0)
        match = Match(blind, 2, {}, derived_seed("blind"))
        while len(match.to_act) > 1 or game.prompt(match.state, match.to_act[0]) != "crack":
            match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        seat = match.to_act[0]
        chosen = Search(blind, 1, iterations=200).choose(match.view(seat), match.legal(seat))
        assert game.actions.text(chosen) == wanted


def test_a_review_ends_with_the_low_scorer_ahead() -> None:
    match = next(match for deal in range(20) if len((match := played(FEWEST, deal, ["random", "random"])).winners) == 1)
    found = review(FEWEST, match.record, iterations=8)
    assert found.ends[match.winners[0]] == max(found.ends) > 0.5


def test_the_lab_rates_the_low_scorer_higher() -> None:
    """The third of three: who won is known, but second and third are told apart by their scores only."""
    games_played = [Played(deal, ("a", "b", "c"), (0,), (1, 5, 9), (1,) * 3, (0.0,) * 3) for deal in range(9)]
    rated = {one.player: one.rating for one in ratings.standings(games_played, lowest_wins=True)}
    assert rated["a"] > rated["b"] > rated["c"]
    turned = {one.player: one.rating for one in ratings.standings(games_played)}
    assert turned["a"] > turned["c"] > turned["b"]


def test_the_terminal_tells_the_low_scorer_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(games.extra, "nuts", FEWEST)
    for deal in range(20):
        match = played(FEWEST, deal, ["random", "random", "random"])
        if len(set(match.scores)) == 3:
            break
    file = tmp_path / "fewest.jsonl"
    file.write_text(match.record.dump(), encoding="utf-8")
    told = comptoir("replay", str(file)).stdout
    names = ["A (random)", "B (random)", "C (random)"]
    best_first = sorted(range(3), key=lambda seat: match.scores[seat])
    assert ", ".join(f"{names[seat]} {match.scores[seat]}" for seat in best_first) in " ".join(told.split())
    assert comptoir("verify", str(file)).returncode == 0
    results = str(tmp_path / "arena.jsonl")
    words = f"arena nuts --players merchant,random --games 8 --workers 1 --results {results}".split()
    measured = comptoir(*words)
    assert measured.returncode == 0, measured.stderr
    assert measured.stdout.index("merchant") < measured.stdout.index("random")
