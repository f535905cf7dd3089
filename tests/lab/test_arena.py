"""The arena: fair line-ups, the same deals for everyone, results that survive a crash, intervals that cover, and the pages."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import replace
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from comptoir import games
from comptoir.cli import app
from comptoir.kernel.build import compiled
from comptoir.kernel.contract import Game
from comptoir.kernel.errors import ComptoirError, UnknownName
from comptoir.kernel.match import Match
from comptoir.lab import arena, ladder, plot, ratings, running
from comptoir.lab.arena import Played, Setting
from comptoir.lab.contenders import contenders
from comptoir.lab.results import Results
from comptoir.players import PLAYERS, Budget, parse_budget, player
from comptoir.players.search import Search

HELLER = games.find("heller")
SETTING = arena.setting_of(HELLER, 2, 7, {})


def played(deal: int, order: tuple[str, ...], *winners: int) -> Played:
    scores = tuple(10 if seat in winners else 0 for seat in range(len(order)))
    return Played(deal, order, winners, scores, (1,) * len(order), (0.001,) * len(order))


# ---- who sits where ----


@pytest.mark.parametrize("line_up", [("a", "b"), ("a", "b", "b", "b"), ("a", "a", "b", "b"), ("a", "b", "c"), tuple("abcdef")])
def test_everyone_sits_at_every_seat_equally_often(line_up: tuple[str, ...]) -> None:
    orders = arena.orders(line_up)
    assert len(set(orders)) == len(orders)
    for name in set(line_up):
        at_seat = Counter(seat for order in orders for seat, sitting in enumerate(order) if sitting == name)
        assert len(at_seat) == len(line_up)
        assert len(set(at_seat.values())) == 1


def test_the_last_contender_fills_the_table_and_too_many_meet_in_every_choice() -> None:
    assert arena.line_ups(["a", "b"], 4) == [("a", "b", "b", "b")]
    assert arena.line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    with pytest.raises(UnknownName):
        arena.line_ups(["a"], 2)


def test_games_are_rounded_up_to_whole_deals() -> None:
    plan = arena.plan_for(SETTING, ["greedy", "random"], 5)
    assert plan.deals == 3
    assert [deal for deal, _ in plan.jobs()] == [0, 0, 1, 1, 2, 2]


# ---- the games ----


def test_a_deal_is_the_same_in_every_order_and_every_line_up(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = []
    real = Match

    def watched(*args: Any) -> Any:
        match = real(*args)
        seeds.append((match.seed(), match.record.entries[0].chance))
        return match

    monkeypatch.setattr(arena, "Match", watched)
    for order in (("random", "eager"), ("eager", "random"), ("random", "random")):
        arena.play_job(SETTING, (3, order))
    arena.play_job(SETTING, (4, ("random", "eager")))
    assert seeds[0] == seeds[1] == seeds[2] != seeds[3]


def outcome(game: Played) -> Played:
    """Without the time it took."""
    return replace(game, seconds=())


def test_the_same_job_gives_the_same_game_here_and_in_other_processes() -> None:
    jobs = list(arena.plan_for(SETTING, ["greedy", "random"], 6).jobs())
    alone = [outcome(game) for game in running.here(SETTING, jobs)]
    together = [outcome(game) for game in running.processes(2)(SETTING, jobs)]
    assert sorted(alone, key=ratings.in_order) == sorted(together, key=ratings.in_order)


@pytest.mark.ray
def test_a_ray_cluster_gives_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")  # or it leaves a token in the home of whoever runs the tests
    jobs = list(arena.plan_for(SETTING, ["eager", "random"], 6).jobs())
    alone = [outcome(game) for game in running.here(SETTING, jobs)]
    clustered = [outcome(game) for game in running.ray_cluster(running.LOCAL)(SETTING, jobs)]
    assert sorted(alone, key=ratings.in_order) == sorted(clustered, key=ratings.in_order)


def test_who_thinks_by_the_clock_thinks_by_the_processors() -> None:
    """Other work beside takes nothing of the time to think: two rows of a ladder can be played side by side."""
    thinkers: list[Search] = []

    def thinker(game: Game[Any], seed: int) -> Search:
        thinkers.append(Search(game, seed, milliseconds=0.01))
        assert thinkers[-1].clock is perf_counter
        return thinkers[-1]

    arena.play_job(SETTING, (0, ("mine", "random")), {"mine": thinker})
    assert [one.clock for one in thinkers] == [thread_time]


def test_an_arena_can_be_held_on_another_board_and_with_options() -> None:
    pfusch = games.find("pfusch")
    assert pfusch.board is not None
    data = json.loads(json.dumps(dict(pfusch.board.data)))
    data["districts"][0]["sites"] = data["districts"][0]["sites"][:-1]
    setting = arena.setting_of(pfusch.board.on(data), 2, 0, {"clock": "yes"})
    assert setting.options == {"clock": True}
    assert setting.board is not None
    assert arena.play_job(setting, (0, ("random", "eager"))).winners


# ---- contenders ----


class Thinker:
    """A player that can be given a budget, and plays the first action."""

    budget: Budget | None = None

    def __init__(self, game: object, seed: int) -> None:
        pass

    def think_for(self, budget: Budget) -> None:
        self.budget = budget

    def choose(self, view: object, actions: list[int]) -> int:
        return actions[0]


def test_a_budget_goes_to_those_who_think_unless_they_have_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "thinker", Thinker)
    assert contenders("thinker,random", HELLER, "50ms") == ["thinker:50ms", "random"]
    assert contenders("thinker:9,thinker", HELLER, "50ms") == ["thinker:9", "thinker:50ms"]
    made: Any = player("thinker:2.5ms", HELLER, 0)
    assert made.budget == Budget(milliseconds=2.5)
    assert arena.play_job(SETTING, (0, ("thinker:3", "random"))).order == ("thinker:3", "random")


@pytest.mark.parametrize("wrong", ["nobody", "random:50ms", "random,random", "nobody:5", "random:", "random,greedy:soon"])
def test_a_contender_that_cannot_be_is_refused_with_a_sentence(wrong: str) -> None:
    with pytest.raises(UnknownName):
        contenders(wrong, HELLER, None)


def test_budgets_are_iterations_or_milliseconds() -> None:
    assert parse_budget("400") == Budget(iterations=400)
    assert parse_budget("50ms") == Budget(milliseconds=50.0)
    with pytest.raises(UnknownName):
        parse_budget("0")


# ---- results ----


def test_a_run_goes_on_where_it_was_stopped_even_in_the_middle_of_a_line(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "results.jsonl"
    plan = arena.plan_for(SETTING, ["eager", "random"], 4)
    first = Results(path, SETTING)
    for game in running.here(SETTING, list(plan.jobs())[:2]):
        first.add(game)
    with path.open("a") as file:
        file.write('{"deal":1,"ord')
    again = Results(path, SETTING)
    assert again.played == {job: replace(game, seconds=again.played[job].seconds) for job, game in first.played.items()}
    assert again.missing(plan.jobs()) == list(plan.jobs())[2:]
    assert path.read_text().endswith("}\n")


def test_results_of_another_setting_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Results(path, SETTING)
    with pytest.raises(ComptoirError, match="another setting"):
        Results(path, Setting("heller", 1, 2, 8, SETTING.options))


@pytest.mark.parametrize("line", ["no json", "[]", '{"deal": 1}'])
def test_a_damaged_line_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "results.jsonl"
    Results(path, SETTING)
    with path.open("a") as file:
        file.write(line + "\n")
    with pytest.raises(ComptoirError, match="line 2"):
        Results(path, SETTING)


# ---- shares and ratings ----


def test_shared_victories_count_in_part_and_seats_are_counted_one_by_one() -> None:
    game = played(0, ("a", "b", "b", "b"), 0, 2)
    assert ratings.won(game, "a") == (0.5, 1)
    assert ratings.won(game, "b") == (0.5, 3)


def test_games_of_one_deal_count_as_one_piece_of_evidence() -> None:
    """Twenty copies of each deal say no more than one."""
    once = [played(deal, ("a", "b"), deal % 2) for deal in range(40)]
    often = [game for game in once for _ in range(20)]
    assert ratings.share_of(often, "a") == ratings.share_of(once, "a")


def test_mirrored_deals_make_the_interval_smaller_where_luck_decides() -> None:
    mirrored = [played(deal, order, deal % 2) for deal in range(40) for order in (("a", "b"), ("b", "a"))]
    mirrored[0] = played(0, ("a", "b"), 1)
    alone = [played(deal, ("a", "b"), deal % 2) for deal in range(80)]
    tight, wide = ratings.share_of(mirrored, "a"), ratings.share_of(alone, "a")
    assert tight.high - tight.low < (wide.high - wide.low) / 2


def test_an_interval_covers_the_truth_about_as_often_as_it_says() -> None:
    luck = random.Random(1)
    covered = 0
    for _ in range(300):
        strength = [luck.betavariate(6, 4) for _ in range(30)]  # games of one deal resemble each other
        means = [sum(luck.random() < share for _ in range(4)) / 4 for share in strength]
        share = ratings.interval(means)
        covered += share.low <= 0.6 <= share.high
    assert 0.91 <= covered / 300 <= 0.99


def test_an_interval_is_never_certain() -> None:
    all_won = ratings.interval([1.0] * 50)
    assert all_won.value == 1.0 > all_won.low > 0.85
    assert ratings.interval([0.0] * 50).high > 0.05
    assert (ratings.interval([0.5]).low, ratings.interval([0.5]).high) == (0.0, 1.0)


def test_whoever_wins_more_is_rated_higher_at_any_table() -> None:
    games = [played(deal, ("a", "b", "b"), 0 if deal % 4 else 1) for deal in range(60)]
    rated = ratings.rate(games)
    assert rated["a"][0] - 2 * rated["a"][1] > rated["b"][0]


def test_only_deals_played_in_every_order_count() -> None:
    plan = arena.plan_for(SETTING, ["a", "b"], 4)
    whole = [played(0, ("a", "b"), 0), played(0, ("b", "a"), 0)]
    assert ratings.complete(plan, [*whole, played(1, ("a", "b"), 0)]) == whole


# ---- pages and commands ----


def test_the_picture_tells_in_words_what_it_draws() -> None:
    table = ratings.standings([played(deal, ("a<b", "c"), deal % 3 > 0) for deal in range(9)])
    root = ElementTree.fromstring(plot.svg("a & c", 0.5, table))
    texts = [element.text or "" for element in root.iter()]
    assert any("c 66.7%" in text and "fair is 50.0%" in text for text in texts)


def invoke(*words: str) -> str:
    result = CliRunner().invoke(app, words, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def test_the_arena_command_plays_shows_draws_and_does_not_play_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    command = ("arena", "heller", "--players", "greedy,random,eager", "--games", "4", "--workers", "1", "--seed", "5")
    shown = invoke(*command)
    assert "12 games, 2 deals in every order; a fair share is 50.0%" in shown
    assert "greedy" in shown
    kept = Path("arena/heller-2-seed5.jsonl").read_text()
    assert len(kept.splitlines()) == 13
    assert Path("arena/heller-2-seed5.svg").read_text().startswith("<svg")
    monkeypatch.setattr(running, "play_job", None)
    assert invoke(*command).strip() == shown.strip()
    assert Path("arena/heller-2-seed5.jsonl").read_text() == kept


def test_the_ladder_command_writes_a_row_and_its_command_for_every_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names = ("heller", "pfusch")
    chosen = [word for name in names for word in ("--game", name)]
    invoke("ladder", "--games", "2", "--levels", "random,eager", "--out", "ladder.md", "--workers", "1", *chosen)
    page = Path("ladder.md").read_text()
    for name in names:
        game = games.find(name)
        for seats in (game.least_seats, game.most_seats):
            assert f"| {seats} | eager | random | {seats if seats > 2 else 2} |" in page
            assert f"comptoir arena {name} --seats {seats} --players eager,random --games 2 --seed 0" in page


PLAN = """
[[row]]
game = "heller"
seats = [2, 3]
players = ["random", "eager", "greedy"]
games = 2
"""


def test_a_plan_pairs_neighbours_at_every_table_it_names() -> None:
    rungs = list(ladder.rungs(ladder.read_plan(PLAN), None, 5))
    pairs = [("eager", "random"), ("greedy", "eager")]
    assert [(one.plan.setting.seats, one.upper, one.lower) for one in rungs] == [
        (seats, *pair) for seats in (2, 3) for pair in pairs
    ]
    assert rungs[3].command == "comptoir arena heller --seats 3 --players greedy,eager --games 2 --seed 5"


def test_the_ladder_command_follows_a_plan_and_says_on_which_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("plan.toml").write_text(PLAN)
    invoke("ladder", "--plan", "plan.toml", "--out", "ladder.md", "--workers", "1")
    page = Path("ladder.md").read_text()
    build = "compiled" if compiled() else "plain"
    rows = [line for line in page.splitlines() if line.endswith(f"| {build} |")]
    assert [row.split(" | ")[:3] for row in rows] == [
        ["| 2", "eager", "random"], ["| 2", "greedy", "eager"], ["| 3", "eager", "random"], ["| 3", "greedy", "eager"],
    ]  # fmt: skip


# A line of the plan, what stands there instead, and what is told.
WRONG_PLANS = """
games = 2 => games = 0 => games is a number
games = 2 =>  => must have game
seats = [2, 3] => seats = 2 => seats is a list
seats = [2, 3] => seats = [9] => 9 seats|2 to 4
players = ["random", "eager", "greedy"] => players = ["random"] => two names
game = "heller" => game = "chess" => chess
[[row]] => [row => not TOML
[[row]] => [rows] => nothing else
"""


@pytest.mark.parametrize("slip", WRONG_PLANS.strip().splitlines())
def test_a_wrong_plan_is_refused_with_a_sentence(slip: str) -> None:
    line, wrong, told = slip.split(" => ")
    with pytest.raises(ComptoirError, match=told):
        list(ladder.rungs(ladder.read_plan(PLAN.replace(line, wrong)), None, 0))


def test_a_ladder_nobody_has_climbed_is_an_error(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["ladder", "--no-play", "--results", str(tmp_path), "--out", str(tmp_path / "page.md")])
    assert isinstance(result.exception, ComptoirError)
    assert not (tmp_path / "page.md").exists()


def test_the_ladder_page_is_what_its_games_say(tmp_path: Path) -> None:
    """The page in the docs is written from the games kept beside it, every row of it."""
    docs = Path(__file__).parents[2] / "docs"
    page = tmp_path / "ladder.md"
    invoke("ladder", "--plan", str(docs / "ladder.toml"), "--results", str(docs / "ladder"), "--no-play", "--out", str(page))
    assert page.read_text(encoding="utf-8") == (docs / "ladder.md").read_text(encoding="utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ladder.md"]
