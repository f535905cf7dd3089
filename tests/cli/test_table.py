"""The terminal table, sat at as a person would: a process that asks, and answers typed at its prompts."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from comptoir import games
from comptoir.cli.console import seat_colours
from comptoir.kernel.seats import LOOKS
from tests.cli.test_commands import COMPTOIR, ENGLISH, comptoir

QUESTION = re.compile(r"(Your choice: |press Enter\.|[A-Z][a-z, ]+(?<!all the same)\? |think again: )$")


class Person:
    """Somebody at the keyboard of a table."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.process = subprocess.Popen(
            # What bots say may look like a question.
            [COMPTOIR[0], "-u", *COMPTOIR[1:], "play", "--think", "2ms", "--no-words", *words],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=folder, env=ENGLISH,
        )  # fmt: skip
        self.seen = ""

    def look(self) -> str:
        """What the table shows up to its next question, or to its end."""
        assert self.process.stdout is not None
        shown = ""
        while not QUESTION.search(shown):
            letter = self.process.stdout.read(1)
            if not letter:
                break
            shown += letter
        self.seen += shown
        return shown

    def type(self, line: str) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.look()

    def follow_hints(self, moves: int = 10_000) -> str:
        """Play what the bot advises, so many moves or to the end."""
        shown = self.look() if not self.seen else ""
        for _ in range(moves):
            if shown.endswith("press Enter."):
                shown = self.type("")
            advice = self.type("hint")
            found = re.search(r"would play: (.*)\n(.+[.])\n", advice)  # and why, in a sentence
            assert found, advice
            shown = self.type(found[1])
            if shown.endswith("think again: "):  # the game warns of it
                shown = self.type("yes")
            if self.over(shown):
                break
        return shown

    @staticmethod
    def over(shown: str) -> bool:
        return not QUESTION.search(shown)


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_can_be_played_by_typing_and_its_record_verifies(game: str, tmp_path: Path) -> None:
    person = Person(tmp_path, game, "--seed", "3", "--players", "me,greedy")
    end = person.follow_hints()
    assert "comptoir verify" in end
    assert person.process.wait(20) == 0
    done = comptoir("verify", str(tmp_path / f"{game}.jsonl"))
    assert done.returncode == 0, done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"{game}.jsonl"]  # the seed's own file is gone


def test_a_game_is_saved_on_leaving_and_goes_on_where_it_was(tmp_path: Path) -> None:
    person = Person(tmp_path, "heller", "--seed", "5", "--save", "mine.jsonl")
    person.follow_hints(moves=4)
    left = person.type("quit")
    assert "comptoir play --resume mine.jsonl" in left
    assert person.process.wait(20) == 0
    record = (tmp_path / "mine.jsonl").read_text(encoding="utf-8")
    seed = (tmp_path / "mine.jsonl.seed").read_text(encoding="utf-8")
    assert seed not in record
    assert (tmp_path / "mine.jsonl.seed").stat().st_mode & 0o077 == 0
    again = Person(tmp_path, "--resume", "mine.jsonl")
    assert "comptoir verify" in again.follow_hints()
    finished = (tmp_path / "mine.jsonl").read_text(encoding="utf-8")
    assert finished.startswith(record)
    assert comptoir("verify", str(tmp_path / "mine.jsonl")).returncode == 0
    assert "this game is over" in comptoir("play", "--resume", "mine.jsonl", cwd=tmp_path).stderr


def test_a_saved_game_without_its_seed_cannot_be_played_on(tmp_path: Path) -> None:
    person = Person(tmp_path, "heller")
    person.look()
    person.type("quit")
    (tmp_path / "heller.jsonl.seed").unlink()
    done = comptoir("play", "--resume", "heller.jsonl", cwd=tmp_path)
    assert done.returncode == 1
    assert "its seed is missing" in done.stderr


@pytest.fixture
def seated(tmp_path: Path) -> Iterator[Person]:
    """Somebody who has sat down to a game of Heller, and gets up after the test."""
    person = Person(tmp_path, "heller", "--seed", "1", "--players", "me,random")
    person.look()
    yield person
    person.type("quit")


def test_the_table_explains_itself(seated: Person) -> None:
    for typed, told in (
        ("?", "why ACTION"),
        ("why place a1", "You have drawn no square that could be placed. (H9)"),
        ("why draw", "Yes, that is allowed"),
        ("place a1", "no square that could be placed. (H9)"),
        ("fly", "there is no action “fly”"),
        ("stall 2", "not of the form “stall RANK CELL”"),
        ("rules h16", "H16: The sack of gold doubles"),
        ("rules", "H1: The market"),
        ("sheet", "So far"),
        ("log", "begins"),
        ("board", "a   b   c"),
        ("", "type a number"),
    ):
        assert told in seated.type(typed)


def test_choices_can_be_made_step_by_step(seated: Person) -> None:
    assert "Goods?" in seated.type("1")
    assert "Space?" in seated.type("2")
    assert "'z9' is no cell" in seated.type("z9")
    seated.type("1")
    seated.type("2")
    assert "a stall with 2 goods on c4" in seated.type("c4")
    seated.type("1")
    seated.type("1")
    assert "H12" in seated.type("c4")


def test_each_seat_has_a_level_and_its_bot_a_word_now_and_then(tmp_path: Path) -> None:
    asked = ("play", "heller", "--seed", "4", "--players", "apprentice,merchant,beginner")
    done = comptoir(*asked, cwd=tmp_path)
    for name in ("A (Rübchen · apprentice)", "B (Pfennigfuchs · merchant)", "C (Krümel · beginner)"):
        assert name in done.stdout
    assert re.search(r"^ +(Rübchen|Pfennigfuchs|Krümel), a bot, says: “.+”$", done.stdout, re.MULTILINE)
    assert "a bot, says" not in comptoir(*asked, "--no-words", cwd=tmp_path).stdout


def test_two_people_at_one_keyboard_have_a_curtain_between_them(tmp_path: Path) -> None:
    person = Person(tmp_path, "heller", "--seed", "2", "--players", "me,me", "--seats", "2")
    first = person.look()
    assert first.endswith("press Enter.")
    assert "secret" not in first.split("Hand the keyboard")[0]
    person.type("")
    after = person.type("draw")
    assert "You have drawn" in after
    curtain = person.type("place c3")
    assert curtain.endswith("press Enter.")
    assert "keeps a secret square:" not in curtain
    person.type("")
    person.type("quit")


def test_a_seats_letter_has_its_colour_where_it_stands_for_the_seat() -> None:
    shown = seat_colours("market\n>A   50 sous\n B   20 sous\nA (you) gives B (greedy) a +3; B-2 stays; an A here too")
    coloured = [(shown.plain[span.start : span.end], str(span.style)) for span in sorted(shown.spans)]
    wanted = [LOOKS["AB".index(letter)] for letter in "ABAB"]
    assert coloured == [(look.letter, f"bold {look.ink} on {look.colour}") for look in wanted]
