"""Bad records, boards and names: one sentence each, and nothing of theirs that a terminal would obey."""

from __future__ import annotations

import hashlib
import io
import json
from pathlib import Path
from typing import Any

import pytest

from comptoir.cli.console import CleanConsole, clean, print_file
from tests.cli.test_commands import comptoir
from tests.cli.test_fuzz import GOOD, SHORT

LINES = [json.loads(line) for line in SHORT.splitlines()]
DIGITS = "9" * 5000


def record_with(line: int, key: str, value: Any, raw: str = "") -> str:
    """The record with something else in one of its lines; `raw`: written as it stands."""
    lines = json.loads(json.dumps(LINES))
    lines[line][key] = "@@" if raw else value
    text = "".join(json.dumps(one, separators=(",", ":")) + "\n" for one in lines)
    return text.replace('"@@"', raw) if raw else text


@pytest.mark.parametrize("command", ["verify", "replay", "notate", "review"])
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (record_with(0, "seats", 0, DIGITS), "a number of 5000 digits is too long"),
        (record_with(2, "n", 0, DIGITS), "a number of 5000 digits is too long"),
        (record_with(0, "options", 0, "[" * 5000), "nested too deeply"),
        (record_with(0, "board", 0, '{"a":' * 100 + "1" + "}" * 100), "nested too deeply: at most 32 levels"),
        (record_with(0, "players", 0, '["\\ud800","B"]'), "half a character"),
        (record_with(2, "action", 0, '{"name":"\\udfff"}'), "half a character"),
        (record_with(1, "chance", [5]), "an outcome of chance has a deck and an order, not 5"),
        (record_with(1, "chance", [{"deck": "squares", "order": ["a\x1b[31m"]}]), "is no word of a deck"),
        (record_with(0, "players", ["A" * 300, "B"]), "a player's name has at most 200 characters"),
        (record_with(0, "seats", 10**9), "a table has 1 to 6 seats"),
        (record_with(-1, "winners", [99]), "winners must be seats"),
        (record_with(0, "revision", 0, "NaN"), "NaN is no number"),
        (GOOD["notation"].replace("\n1 ", f"\n{DIGITS} ", 1), "is not a whole number of at most 18 digits"),
        (GOOD["notation"].replace("\nscores ", "\nscores --5 ", 1), "is not a whole number"),
        (GOOD["notation"].replace("player A ", "player A \\ud800", 1), "half a character"),
        (GOOD["notation"].replace("\n1 A", "\n1 F", 1).replace("\n1 B", "\n1 F", 1), "there is no seat 5"),
        ("x" * 4_000_001, "this is too long"),
    ],
)
def test_a_bad_record_gets_one_sentence(command: str, text: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "bad").write_text(text, encoding="utf-8")
    done = comptoir(command, "bad", cwd=tmp_path)
    assert done.returncode == 1
    assert sentence in done.stderr
    assert "bad" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert len(done.stderr) < 300


@pytest.mark.parametrize("spoil", [lambda seed: seed[:10] + " " + seed[10:], lambda seed: seed + "\n", str.upper])
def test_a_seed_is_its_digits_and_nothing_else(spoil: Any, tmp_path: Path) -> None:
    (tmp_path / "spaced").write_text(record_with(-1, "seed", spoil(LINES[-1]["seed"])), encoding="utf-8")
    done = comptoir("verify", "spaced", cwd=tmp_path)
    assert done.returncode == 1
    assert "the seed is written with more than its hexadecimal digits" in done.stderr


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('{"game":"pfeffersaecke","disks":{"' + DIGITS + '":1}}', "is not a value and a number of disks"),
        ('{"game":"pfeffersaecke","size":[' + DIGITS + ",1]}", "a number of 5000 digits is too long"),
        ("[" * 100_000, "nested too deeply"),
        ('{"game":"pfeffersaecke","title":' + "[" * 100 + "]" * 100 + "}", "nested too deeply"),
        ('{"game":"\\ud800"}', "half a character"),
        ('{"game":"pfeffersaecke","routes":[' + "5," * 100_000 + "5]}", "routes: The list is too long: 100,001, at most 400."),
        ('{"game":"heller"}', "heller has no board to replace"),
    ],
)
def test_a_bad_board_is_told_what_is_wrong(text: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "board.json").write_text(text, encoding="utf-8")
    done = comptoir("board", "check", "board.json", cwd=tmp_path)
    assert done.returncode == 1
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) <= 101


def test_board_check_takes_what_board_show_gives(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text(comptoir("board", "show", "pfeffersaecke").stdout, encoding="utf-8")
    assert comptoir("board", "check", "mine.json", cwd=tmp_path).returncode == 0
    assert comptoir("simulate", "pfeffersaecke", "--board", "mine.json", cwd=tmp_path).returncode == 0
    done = comptoir("board", "check", "mine.json", "--game", "heller", cwd=tmp_path)
    assert "this is a board of 'pfeffersaecke', not of 'heller'" in done.stderr


EVIL = ["\x1b]0;owned\x07\x1b[31mAnn", "B\u202eob\x9b2J [/bold] [red]"]


@pytest.mark.parametrize("command", [["replay"], ["review", "--iterations", "8"]])
def test_what_others_wrote_is_shown_and_not_obeyed(command: list[str], tmp_path: Path) -> None:
    lines = json.loads(json.dumps(LINES))
    lines[0]["players"] = EVIL
    lines[-1]["digest"] = digest(lines[:-1])
    (tmp_path / "evil.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    done = comptoir(*command, "evil.jsonl", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert not set(done.stdout) & set("\x1b\x07\x9b\u202e")
    assert "[red]" in done.stdout


def digest(lines: list[dict[str, Any]]) -> str:
    written = [json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in lines]
    return hashlib.sha256("\n".join(written).encode()).hexdigest()


def test_a_notated_name_is_spelt_out_and_reads_back(tmp_path: Path) -> None:
    (tmp_path / "evil.jsonl").write_text(record_with(0, "players", EVIL), encoding="utf-8")
    text = comptoir("notate", "evil.jsonl", cwd=tmp_path).stdout
    assert not set(text) & set("\x1b\x07\x9b\u202e")
    (tmp_path / "evil.txt").write_text(text, encoding="utf-8")
    assert json.loads(comptoir("notate", "evil.txt", cwd=tmp_path).stdout.splitlines()[0])["players"] == EVIL


def test_errors_name_files_without_obeying_their_names(tmp_path: Path) -> None:
    done = comptoir("replay", "no\x1b[31mwhere\udcff", cwd=tmp_path)
    assert done.returncode == 1
    assert "\x1b" not in done.stderr
    assert "cannot be read" in done.stderr


def test_the_console_cleans_and_keeps_what_is_good() -> None:
    good = "Grüße, 12 000 florins — été\u00a0! 🧀\n"
    assert clean(good) == good
    shown = io.StringIO()
    console = CleanConsole()
    console.file = shown
    console.print("a\x1b[31mb [bold]:smile:", "\u200b")
    assert shown.getvalue() == "a\ufffd[31mb [bold]:smile: \ufffd\n"


def test_a_file_is_printed_exactly_unless_to_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for terminal, written in ((False, "a\x9bb"), (True, "a\ufffdb")):
        out = io.StringIO()
        monkeypatch.setattr(out, "isatty", lambda terminal=terminal: terminal)
        monkeypatch.setattr("sys.stdout", out)
        print_file("a\x9bb")
        assert out.getvalue() == written
