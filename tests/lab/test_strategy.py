"""Pages of strategy: sums and their intervals, games and trials that are repeatable, pages that say what the games show."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from comptoir.cli import app
from comptoir.kernel.chance import Imagined
from comptoir.kernel.errors import ComptoirError
from comptoir.kernel.match import Match
from comptoir.lab.strategy import page, playing
from comptoir.lab.strategy.figures import Row, figure
from comptoir.lab.strategy.sums import Notes, Sums, Told, note
from tests.shipped import LEARNED

DOCS = Path(__file__).parents[2] / "docs"
FOLDER = DOCS / "strategy"
FEW = {"learned": 1, "merchant": 1}


def sums_of(games: Sequence[tuple[float, float]]) -> Sums:
    sums = Sums()
    for value, weight in games:
        notes: Notes = {}
        note(notes, "fact", value, weight)
        sums.add(notes)
    return sums


def test_an_interval_of_shares_is_the_one_of_a_coin_and_holds_the_truth_as_often_as_it_says() -> None:
    told = sums_of([(1, 1)] * 40 + [(0, 1)] * 60).told("fact")
    assert told is not None
    assert told.value == 0.4
    assert told.high - told.value == pytest.approx(1.96 * (0.4 * 0.6 / 99) ** 0.5)
    dice, held = Imagined(1), 0
    for _ in range(400):
        found = sums_of([(int(dice.below(10) < 3), 1) for _ in range(200)]).told("fact")
        assert found is not None
        held += found.low <= 0.3 <= found.high
    assert 0.91 < held / 400 < 0.99


def test_parts_of_a_game_are_not_taken_for_independent_and_few_games_tell_nothing() -> None:
    """Twice the same seats in a game are no more than one."""
    once, twice = (sums_of([(many, many), (0, many)] * 30).told("fact") for many in (1, 2))
    assert once is not None
    assert twice is not None
    assert (once.low, once.high) == pytest.approx((twice.low, twice.high))
    assert sums_of([(1, 1)] * 9).told("fact") is None


def test_the_same_setting_plays_the_same_games_in_however_many_processes() -> None:
    setting = playing.Setting("heller", 3, {"learned": 2, "merchant": 2}, 1, 3)
    ways = [playing.played(setting, processes) for processes in (1, 2)]
    one, two = ({name: sums.facts for name, sums in found.items()} for found in ways)
    assert one == two


def test_every_game_that_was_learned_is_looked_at() -> None:
    assert set(LEARNED) == set(playing.looked_at())


@pytest.mark.parametrize("game", playing.looked_at())
def test_every_table_size_is_played_and_tried(game: str) -> None:
    one = playing.played(playing.Setting(game, 3, FEW, 1, 2), 1)
    sizes = playing.looking_at(game).game
    for name, many in FEW.items():
        for seats in range(sizes.least_seats, sizes.most_seats + 1):
            shares = [one[name].facts[f"place {seats}/{place + 1}"] for place in range(seats)]
            assert sum(row[1] for row in shares) == pytest.approx(many), "somebody wins every game"
    assert any(key.startswith("trial, ") for key in one["learned"].facts)
    assert any(key.startswith("cost, ") for key in one["learned"].facts)


@pytest.mark.parametrize("game", playing.looked_at())
def test_a_decision_is_played_on_from_where_it_was_made_and_only_the_choice_makes_a_difference(game: str) -> None:
    looking = playing.looking_at(game)
    match: Match[Any] = Match(looking.game, 3, {}, 5)
    before = match.state.clone()
    moment = playing.Moment(match, {}, match.to_act[0])
    actions = match.legal(moment.seat)
    ends = [playing.go_on(moment, action, ["merchant"] * 3, 7) for action in (actions[0], actions[0], *actions[-3:])]
    assert ends[0] == ends[1]
    assert all(sum(end) == pytest.approx(1) for end in ends)
    assert match.state.values() == before.values(), "what was tried is not played"


def test_every_kind_of_a_choice_has_a_name() -> None:
    """A trial tries every kind there is: in Heller's first turn a draw, the secret square and four stalls."""
    looking = playing.looking_at("heller")
    match: Match[Any] = Match(looking.game, 2, {}, 1)
    seat = match.to_act[0]
    kinds = {looking.kind(match.state, seat, action) for action in match.legal(seat)}
    assert kinds == {"draw", "secret", "stall 1", "stall 2", "stall 3", "stall 4"}
    assert looking.trials[0].eligible(match.state, seat, match.legal(seat))
    match.play(seat, "stall 1 a1")
    match.play(1 - seat, "stall 1 b1")
    assert not looking.trials[0].eligible(match.state, seat, match.legal(seat)), "a first turn comes once"


def test_the_command_plays_and_writes_a_page_its_figures_and_the_sums(tmp_path: Path) -> None:
    few = ["--games", "4", "--merchants", "4", "--grandmasters", "1", "--swerves", "2", "--trials", "3"]
    done = CliRunner().invoke(app, ["lab", "strategy", "heller", *few, "--seed", "5", "--out", str(tmp_path)])
    assert done.exit_code == 0, done.output
    assert "do not bear out" in done.output, "four games show nothing of what the page says"
    about, sums = playing.read(tmp_path / "heller.jsonl")
    assert (about["games"]["learned"], about["trials"], about["seed"]) == (4, 3, 5)
    assert set(sums) == set(about["games"])
    text = (tmp_path / "heller.md").read_text(encoding="utf-8")
    assert "comptoir lab strategy heller --games 4 --merchants 4 --grandmasters 1 --swerves 2 --trials 3 --seed 5" in text
    assert "{{" not in text
    assert "<!--" not in text
    again = CliRunner().invoke(app, ["lab", "strategy", "heller", "--no-play", "--out", str(tmp_path)])
    assert again.exit_code == 0
    assert (tmp_path / "heller.md").read_text(encoding="utf-8") == text


def test_what_cannot_be_looked_at_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ComptoirError, match="nobody looks at chess"):
        playing.looking_at("chess")
    with pytest.raises(ComptoirError, match="play the games first"):
        playing.read(tmp_path / "heller.jsonl")
    (tmp_path / "heller.jsonl").write_text("{}\n")
    with pytest.raises(ComptoirError, match="no file of sums"):
        playing.read(tmp_path / "heller.jsonl")


def test_claims_hold_only_where_intervals_do_not_touch() -> None:
    sums = Sums()
    for at in range(400):
        notes: Notes = {}
        note(notes, "often", at % 10 < 6)
        note(notes, "rather", at % 20 < 11)
        note(notes, "seldom > never", at % 10 < 2)
        sums.add(notes)
    writer = page.Writer({"game": "heller"}, {"learned": sums, "merchant": sums})
    claims = ["often > 0.5", "seldom > never < 0.3", "often > rather", "often < 0.5"]
    found = writer.page("".join(f"<!-- {claim} -->\n" for claim in claims) + "{{% often}}\n")
    assert found.broken == ["often > rather", "often < 0.5"]
    assert found.text == "60.0 % (55.2 – 64.8)\n"


def test_a_figure_tells_its_numbers_to_who_cannot_see_it() -> None:
    drawn = figure("Wins", ["a", "b"], [Row("x & y", [(0, Told(0.5, 0.4, 0.6, 9)), (1, Told(0.2, 0.1, 0.3, 9))])], True, 0.25)
    assert "x &amp; y: a 50 %, b 20 %" in drawn
    assert "prefers-color-scheme:dark" in drawn


@pytest.mark.parametrize("game", playing.looked_at())
def test_the_pages_we_ship_are_what_the_command_writes_and_their_games_bear_them_out(game: str) -> None:
    told = page.written(*playing.read(FOLDER / f"{game}.jsonl"))
    assert not told.broken
    assert page.MISSING not in told.text
    assert (FOLDER / f"{game}.md").read_text(encoding="utf-8") == told.text
    assert {path.name for path in FOLDER.glob(f"{game}-*.svg")} == set(told.figures)
    for name, drawn in told.figures.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == drawn
        assert f"({name})" in told.text
    assert f"strategy/{game}.md" in (DOCS / "players.md").read_text(encoding="utf-8")
    watched = playing.looking_at(game).game
    for seats in range(watched.least_seats, watched.most_seats + 1):
        assert f"| {seats} players, first |" in told.text, "every table size"


def test_advice_in_rulebooks_has_the_numbers_of_the_pages() -> None:
    """Where our advice names a share that a page has, it is the page's."""
    said = {
        "pfusch": [("grandmaster:20", f"plaster after being caught/{times}") for times in range(3)],
        "weinhaendler": [("learned", "pier kept/first to sail")],
    }
    for game, keys in said.items():
        _, sums = playing.read(FOLDER / f"{game}.jsonl")
        for language in ("en", "fr", "de"):
            book = (playing.looking_at(game).game.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
            advice = book[book.index("{advice}") : book.index("{faq}")]
            for players, key in keys:
                told = sums[players].told(key)
                assert told is not None
                assert f"{100 * told.value:.0f} %" in advice, (game, language, key)


def test_sums_are_kept_as_they_are_added_up(tmp_path: Path) -> None:
    setting = playing.Setting("heller", 1, {"learned": 2, "merchant": 2}, 0, 0)
    found = playing.played(setting, 1)
    playing.write(tmp_path / "heller.jsonl", setting, found, {"seconds": 1, "workers": 1})
    _, again = playing.read(tmp_path / "heller.jsonl")
    for name, sums in found.items():
        assert again[name].facts.keys() == sums.facts.keys()
        for key, row in sums.facts.items():
            assert again[name].facts[key] == pytest.approx(row, abs=1e-4)
    assert all(re.fullmatch(r"\[.*\]", line) for line in (tmp_path / "heller.jsonl").read_text().splitlines()[1:])
    assert json.loads((tmp_path / "heller.jsonl").read_text().splitlines()[0])["about"]["format"] == playing.FORMAT
