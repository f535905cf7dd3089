"""Language, as far as a machine can judge it: plurals, elision, how people are addressed, one word for one thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from comptoir import games
from comptoir.kernel.actions import Word
from comptoir.kernel.rulebook import LANGUAGES
from comptoir.texts import Texts

ROOT = Path(__file__).parents[2]
FOLDERS = sorted(path.parent for place in ("src/comptoir", "web/src") for path in (ROOT / place).rglob("fr.ftl"))

# What lessons count lies in stored positions: `comptoir lessons --check` tells every sentence with its own numbers.
COUNTED = [folder for folder in FOLDERS if folder.name != "lessons"]

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
counted = pytest.mark.parametrize("folder", COUNTED, ids=lambda folder: str(folder.relative_to(ROOT)))
in_every_language = pytest.mark.parametrize("language", LANGUAGES)

# Variables of the client that are words. Those that neither stand here nor are words of a game are numbers.
WORDS = {
    "action", "chance", "district", "even", "file", "found", "inside", "key", "keys", "language", "letter", "level",
    "move", "name", "other-district", "other-place", "other-town", "other-way", "parameter", "player", "players", "project",
    "reserve", "scores", "share", "sides", "standing", "vacation", "values", "ways", "what", "winners",
}  # fmt: skip
# Numbers that say which one, or how large one thing is, not how many there are.
LABELS = {"at", "block", "coal", "last", "n", "number", "round", "space", "strikes", "value", "weight", "worth"}
# What may follow a number of any size: units that never change, and words that do not belong to it.
STAYS = {
    "fr": "à au avec chez comptée contre dans de des en fl jusqu ko louis min Mo noix ou sur",
    "en": "against at basic counted discarded fl free from gold in instead kB leads left MB min more of on or remain to would",
    "de": "abgeworfene auf aus bis davon fl gegen gewertet Gold Grundeinkommen Gulden in kB könnten Matrosen MB Min oder sein "
    "statt von zu",
}


class Uses(Visitor):
    """The variables of a message, and the words that its variants are chosen by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.chosen: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (the library's name)
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)} - {"one", "other", "hidden"}
        if keys and isinstance(node.selector, ast.VariableReference):
            self.chosen.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def messages(folder: Path, language: str) -> list[ast.Message]:
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    return [one for one in FluentParser().parse(source).body if isinstance(one, ast.Message)]


def noted(folder: Path, words: str) -> set[str]:
    """The messages whose English comment says this, for those who write the others: "Never 0", "Never 1"."""
    return {one.id.name for one in messages(folder, "en") if one.comment and words in (one.comment.content or "")}


def words_of_games() -> set[str]:
    """The parameters of all games that are told by words."""
    every = [games.find(name) for name in games.names()]
    params = [param for game in every for block in game.actions.blocks.values() for param in block.params]
    params += [param for game in every for kind in game.events.kinds for param in (one.param for one in kind.seen)]
    named = {param.name for param in params if any(isinstance(word, str) for word in getattr(param, "words", ()))}
    return named | {f"{name}-a" for name in named}


NAMED = WORDS | words_of_games()


def is_named(variable: str) -> bool:
    """Whether a word stands there: a parameter's, or who sits at a seat."""
    return variable in NAMED or variable.endswith("-seat")


def told(texts: Texts, message: ast.Message) -> Iterator[tuple[str, ...]]:
    """A message with 0, 1 and 2 for every number in it, once for each choice of its variants."""
    uses = Uses()
    uses.visit(message)
    chosen = {name: sorted(keys) for name, keys in uses.chosen.items()}
    for words in product(*chosen.values()):
        variables: dict[str, Word] = {name: "Anna" for name in uses.variables if is_named(name)}
        variables |= dict.fromkeys(uses.variables & LABELS - variables.keys(), 7)
        variables |= dict(zip(chosen, words, strict=True))
        numbers = uses.variables - variables.keys()
        if numbers:
            yield tuple(texts.get(message.id.name, **variables, **dict.fromkeys(numbers, n)) for n in range(3))


def nouns(sentence: str, number: int) -> set[str]:
    """The words that stand right behind a number."""
    return set(re.findall(rf"(?<![\w.,+−-]){number}[ \u00a0\u202f]([^\W\d_]+)", sentence))


@counted
@in_every_language
def test_what_is_counted_has_a_plural(folder: Path, language: str) -> None:
    texts, never_one = Texts(folder, language), noted(folder, "Never 1")
    found = {
        f"{message.id.name}: {word}"
        for message in messages(folder, language)
        for _, one, two in told(texts, message)
        for word in nouns(one, 1) & nouns(two, 2) - set(STAYS[language].split())
        if message.id.name not in never_one
    }
    assert sorted(found) == []


@counted
@in_every_language
def test_nothing_is_told_as_one_where_there_is_none(folder: Path, language: str) -> None:
    """In French [one] is also 0: what is written out as a word needs a [0]."""
    texts, never_none = Texts(folder, language), noted(folder, "Never 0")
    found = {
        message.id.name
        for message in messages(folder, language)
        for none, one, two in told(texts, message)
        if none == one != two and message.id.name not in never_none
    }
    assert sorted(found) == []


def text_of(pattern: ast.Pattern) -> Iterator[str]:
    """The words that are written in a pattern, with those of its variants."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from text_of(variant.value)


def written(folder: Path, language: str) -> list[tuple[str, str]]:
    return [(one.id.name, text) for one in messages(folder, language) if one.value for text in text_of(one.value)]


ELIDED = r"\b(de|jusque|lorsque|ne|puisque|que|se|si) \{ \$([\w-]+) \}"
CELLS = {"from"}  # of boards: a letter is read as a letter


@every_folder
def test_french_needs_no_elision_before_a_name(folder: Path) -> None:
    """It would be d’Anna, and nobody knows the names: « chez », or the name first."""
    source = (folder / "fr.ftl").read_text(encoding="utf-8")
    found = [found[0] for found in re.finditer(ELIDED, source) if is_named(found[2]) and found[2] not in CELLS]
    assert found == []


FORMAL = {
    "fr": r"\b([Tt]u|[Tt]oi|[Tt]on|[Tt]es)\b",  # French says vous
    "de": r"(?<=[\w,;] )(Sie|Ihr|Ihre[mnrs]?|Ihnen)\b",  # German says du; at the start of a sentence it may be they
    "en": r"\b(thou|thee|thy)\b",
}


@every_folder
@in_every_language
def test_people_are_addressed_in_one_way(folder: Path, language: str) -> None:
    assert [(key, text) for key, text in written(folder, language) if re.search(FORMAL[language], text)] == []


def never(folder: Path, language: str) -> list[str]:
    """The words that a comment `# Never: …` of these texts forbids, `*` for any ending: there is another word for the thing."""
    of_game = ROOT / "src/comptoir/games" / folder.parent.name / "texts"
    files = {one / f"{language}.ftl" for one in (folder, of_game, ROOT / "web/src/texts") if (one / f"{language}.ftl").exists()}
    lists = [line for one in files for line in re.findall(r"(?m)^# Never: (.+)$", one.read_text(encoding="utf-8"))]
    return [word.strip().replace("*", r"\w*") for line in lists for word in line.split(",")]


@every_folder
@in_every_language
def test_one_thing_has_one_word(folder: Path, language: str) -> None:
    forbidden = re.compile(rf"\b({'|'.join(never(folder, language))})\b", re.IGNORECASE)
    assert [(key, found[0]) for key, text in written(folder, language) if (found := forbidden.search(text))] == []
