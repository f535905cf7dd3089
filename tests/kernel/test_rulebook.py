"""Rulebooks: the format, what is refused in it, and whether three languages say the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from comptoir.games.heller import GAME
from comptoir.kernel.errors import BadRulebook, UnknownName
from comptoir.kernel.rulebook import LANGUAGES, Listing, Picture, Table, filled, load_rulebook, parse_rulebook
from comptoir.kernel.rulebook_check import rulebook_faults
from comptoir.kernel.typography import unbroken

BOOK = """# A game

It is
short.

## Pieces

**X1** There is
a board.

## Play

**X2** Move.
"""

WHOLE = """# A game

Short.

## In brief {brief}

Move, and gain {{gain}}.

### Why

By X2.

## In the box {box}

- ![](board) **A board**, which
  is flat
- ![](man) A man

## Set-up {setup}

Nothing.

## A turn {turn}

![A man moves.](first#a1,b2 "move a1; B move b2")

1. Move.
2. Stop.

## Examples {examples}

![Before.](first)

## Advice {advice}

Move well.

## Questions {faq}

None.

## Pieces

**X1** There is a board.

| players | men |
|:-------:|----:|
| 2       | 9   |

## Play

**X2** Move.

## Rulings {rulings}

**X2** One man
a turn.
- The source is silent
  there.
- Two men.

## Words {glossary}

| fr | en |
|---|---|
| pion | man |

## Credits {credits}

Nobody.
"""


def test_a_rulebook_has_a_title_an_introduction_and_sections_of_rules() -> None:
    book = parse_rulebook(BOOK)
    assert (book.title, book.introduction) == ("A game", "It is short.")
    assert [section.title for section in book.sections] == ["Pieces", "Play"]
    assert book.ids() == ["X1", "X2"]
    assert book.rule("X1") == "There is a board."
    with pytest.raises(UnknownName, match="no rule X9"):
        book.rule("X9")


def test_a_book_in_two_parts_has_lists_tables_pictures_and_rulings_where_they_stand() -> None:
    book = parse_rulebook(WHOLE)
    told = book.to_json()
    assert [section["part"] for section in told["sections"]] == ["learn"] * 7 + ["look-up"] * 5
    assert [block["kind"] for block in told["sections"][0]["blocks"]] == ["paragraph", "heading", "paragraph"]
    box, turn, pieces = book.sections[1].blocks[0], book.sections[3].blocks, book.sections[7].blocks[1]
    assert isinstance(box, Listing)
    assert [(item.piece, item.text) for item in box.items] == [("board", "**A board**, which is flat"), ("man", "A man")]
    assert turn[0] == Picture("A man moves.", "first", ("move a1", "B move b2"), ("a1", "b2"))
    assert isinstance(turn[1], Listing)
    assert turn[1].numbered
    assert pieces == Table(("center", "right"), ("players", "men"), (("2", "9"),))
    ruling = book.rulings()["X2"]
    assert (ruling.text, ruling.reason, ruling.otherwise) == ("One man a turn.", "The source is silent there.", "Two men.")
    assert book.pieces() == ["board", "man"]


# What is written, what stands there instead, and the sentence that names it.
SLIPS = """
**X2** Move. => **X1** Again. => rule X1 stands twice in the rulebook
Short. => **X1** Early. => rule X1 stands before the first section
{faq} => {questions} => section “Questions” has the key {questions}; there are brief, box,
{faq} => {advice} => there are two sections {advice}, the second is “Questions”
{credits} => {aid} => section “Credits” {aid} is to learn from: it stands before all that is to look up
Nothing. => **X1** Here. => rule X1 stands in the section {setup}; clauses have sections without a key
**X2** Move. => **X2** Gain {{gain}}. => rule X2 has a computed number
- Two men. =>  => the ruling on X2 needs two items after it: the reason, and the other reading
![Before.](first) => Look: ![Before.](first) => a picture stands by itself, as ![words](position), not as “Look
![Before.](first) => ![Before.](first) there => a picture stands by itself, as ![words](position), not as “!
![Before.](first) => ![](first) => a picture stands by itself
|:-------:|----:| => | 1 | 2 | => a table in “Pieces” needs a head, a line |---|---| below it, and rows
| 2       | 9   | => | 2 | => a row of a table in “Pieces” has 1 cells, its head 2: 2
"""


@pytest.mark.parametrize("slip", SLIPS.strip().splitlines())
def test_what_is_written_wrongly_is_named_in_a_sentence(slip: str) -> None:
    written, instead, sentence = slip.split(" => ")
    assert WHOLE.count(written) == 1
    with pytest.raises(BadRulebook) as error:
        parse_rulebook(WHOLE.replace(written, instead))
    assert sentence in str(error.value)


def folder_with(tmp_path: Path, **other: str) -> Path:
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "positions").mkdir()
    (tmp_path / "positions" / "first.json").write_text("{}", encoding="utf-8")
    for language in LANGUAGES:
        (tmp_path / "rulebook" / f"{language}.md").write_text(other.get(language, WHOLE), encoding="utf-8")
    return tmp_path


def test_three_books_that_say_the_same_have_no_fault(tmp_path: Path) -> None:
    assert rulebook_faults(folder_with(tmp_path), ["X1", "X2"], {"gain": 3}) == []


# What the other books say, what the German one says instead (¶ ends a line), and the fault.
DIFFERENCES = """
**X2** Move. => Move. => de: rule X2 has no clause
By X2. => By X3. => de: a text mentions X3, which is no rule
**X2** One => **X7** One => de: there is a ruling on X7, but no such clause
## Credits {credits}¶¶Nobody. =>  => de: the section {credits} is missing
(first) => (second) => de: the picture second is no stored position
(first) => (first "move a1") => de: section “Examples” is not built as “Examples” in fr
- ![](man) A man => - A man => de: section “In the box” is not built as “In the box” in fr
, and gain {{gain}} =>  => de: not the same computed numbers as fr
"""


@pytest.mark.parametrize("difference", DIFFERENCES.strip().splitlines())
def test_a_book_that_differs_from_the_others_is_told(difference: str, tmp_path: Path) -> None:
    written, instead, fault = difference.replace("¶", "\n").split(" => ")
    assert WHOLE.count(written) == 1
    faults = rulebook_faults(folder_with(tmp_path, de=WHOLE.replace(written, instead)), ["X1", "X2"], {"gain": 3})
    assert any(one.startswith(fault) for one in faults), faults


def test_a_figure_that_no_book_asks_for_is_told(tmp_path: Path) -> None:
    faults = rulebook_faults(folder_with(tmp_path), ["X1", "X2"], {"gain": 3, "loss": 1})
    assert faults == ["the figure loss is in no rulebook"]


def test_numbers_are_filled_in_as_each_language_writes_them() -> None:
    assert filled("{{a}} and {{b}}", {"a": -3, "b": 400_000}, "en") == "−3 and 400,000"
    assert filled("{{b}}", {"b": 400_000}, "fr") == "400\u202f000"
    assert filled("{{b}}", {"b": 400_000}, "de") == "400.000"
    with pytest.raises(BadRulebook, match=r"the number {{c}} is reckoned by nobody; known are a"):
        filled("{{c}}", {"a": 1}, "en")


def test_french_spaces_before_signs_do_not_break_and_marks_stay_whole() -> None:
    assert unbroken("Ah ! « Si » : 5 % de 100 000 ; non ?", "fr") == (
        "Ah\u202f! «\u00a0Si\u00a0»\u00a0: 5\u202f% de 100\u202f000\u202f; non\u202f?"
    )
    marks = "- ![](man) a\n\n| a | b |\n| :-- | --: |\n"
    assert unbroken(marks, "fr") == marks
    assert unbroken("Ah !", "en") == "Ah !"
    assert (unbroken("5 €", "fr"), unbroken("5 €", "de")) == ("5\u202f€", "5\u00a0€")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownName, match="no rulebook in 'it'"):
        load_rulebook(GAME.folder, "it")
