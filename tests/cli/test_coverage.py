"""Where rules live: in code, in tests, in rulebooks."""

from __future__ import annotations

from pathlib import Path

from comptoir.cli import coverage as lookup
from comptoir.cli.coverage import carried, coverage
from tests.kernel.test_rulebook import BOOK


def test_code_carries_rules_in_docstrings_and_comments() -> None:
    source = '''
# X1: a table
TABLE = 1
def move():
    """X2, X3: both. Not X9."""
def turn():
    """X4 and X5: a turn. X7 to X9: more."""
'''
    assert [(rule, name) for rule, _, name in carried(source)] == [
        ("X2", "move"), ("X3", "move"), ("X4", "turn"), ("X5", "turn"), ("X7", "turn"), ("X8", "turn"), ("X9", "turn"),
        ("X1", ""),
    ]  # fmt: skip


def test_tests_are_marked_with_their_rules() -> None:
    source = '@rule("X1", "X2")\ndef test_a(): ...\n@pytest.mark.rule("X3")\n@other\ndef test_b(): ...\ndef test_c(): ...\n'
    assert lookup.tested(source) == [("X1", "test_a"), ("X2", "test_a"), ("X3", "test_b")]


def test_coverage_knows_what_is_missing(tmp_path: Path) -> None:
    (tmp_path / "rulebook").mkdir()
    for language, text in (("fr", BOOK), ("en", BOOK), ("de", BOOK.replace("**X2**", "**X3**"))):
        (tmp_path / "rulebook" / f"{language}.md").write_text(text, encoding="utf-8")
    (tmp_path / "rules.py").write_text('def board():\n    """X1: a board."""\n', encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_a.py").write_text('@rule("X1", "X2")\ndef test_a(): ...\n', encoding="utf-8")
    one, two = coverage(["X1", "X2"], tmp_path, tmp_path / "tests")
    assert one.complete
    assert one.code == ["rules.py:1 board"]
    assert one.tests == ["test_a.py::test_a"]
    assert not two.complete
    assert (two.code, two.unwritten) == ([], ["de"])
