"""A course: lessons from stored positions, each a task that the engine judges. `docs/lessons.md` describes the format.

A game's course is data in its folder: `lessons/course.toml`, its positions in `positions/`, its words in `lessons/*.ftl`. A
game without that file has no course.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from ..kernel.contract import Game
from ..kernel.errors import ComptoirError, UnknownName, shown
from ..kernel.positions import StoredPosition, load_position
from ..kernel.visibility import ALL, view
from . import wire
from .errors import TableError
from .predicates import Variables, predicate
from .trial import Trial

FIRST_GAME = "first-game"  # the id of the last step
MOST_ANSWERS = 2000  # that the check tries in one lesson

Numbers = dict[str, str]  # by the name of a variable of a sentence, the expression that gives it


class BadLesson(ComptoirError):
    """A course that does not hold what it says."""


class Wrong(Struct, forbid_unknown_fields=True):
    """A wrong answer that was foreseen. The first whose `when` is true is told; the last of a step has none and is for all
    others. `tries`: answers that it must be told for, for the check."""

    id: str
    tries: list[list[str]]
    when: str = "1"
    numbers: Numbers = {}


class RefusedTry(Struct, forbid_unknown_fields=True):
    """Something the rules forbid that deserves a sentence of its own: the words `STEP-refused-RULE`."""

    rule: str
    tries: list[list[str]]


class Once(Struct, forbid_unknown_fields=True):
    """A sentence while the task goes on, for example once something was drawn."""

    id: str
    when: str
    numbers: Numbers = {}


class Step(Struct, forbid_unknown_fields=True):
    """One lesson."""

    id: str
    teaches: list[str]
    solution: list[str]
    right: str
    position: str = ""  # the id of a stored position, if not the step's own
    done: str = "not waiting"  # when the answer is judged
    cut: str = ""  # the kind of event with which the lesson ends
    note: str = ""  # a line under the board: the words `note-NOTE`
    light: list[str] = []  # things on the board that are lit, as boards name them (`cell:c3`)
    around: list[str] = []  # places that a large board shows from near, as pictures in a rulebook name them
    replies: dict[str, dict[str, list[str]]] = {}
    numbers: Numbers = {}  # of the sentence for the right answer
    wrong: list[Wrong] = []
    refused: list[RefusedTry] = []
    once: list[Once] = []


class Line(Struct, forbid_unknown_fields=True):
    """A sentence of the coach in a first game: the words `coach-ID`. `before` and `after` are what the seat saw when it last
    acted and what it sees now."""

    id: str
    when: str
    numbers: Numbers = {}


class FirstGame(Struct, forbid_unknown_fields=True):
    """The last step: a whole game at a real table, with a fixed deal, gentle bots and a coach."""

    seats: int
    seed: int
    teaches: list[str]
    enough: str  # when the course counts as finished
    level: str = "apprentice"
    options: dict[str, Any] = {}
    coach: list[Line] = []


class Course(Struct, forbid_unknown_fields=True):
    """All lessons of a game, in order. `meets`: every rule that a first game meets; the steps must teach them all."""

    names: dict[str, str]
    meets: list[str]
    step: list[Step]
    first_game: FirstGame | None = None

    def named(self, step: str) -> Step:
        found = next((one for one in self.step if one.id == step), None)
        if found is None:
            raise UnknownName(f"there is no lesson {shown(step)}; the lessons are {', '.join(one.id for one in self.step)}")
        return found


@lru_cache(64)
def _read(name: str, revision: int, path: str) -> Course:
    try:
        with open(path, "rb") as file:
            return msgspec.convert(tomllib.load(file), Course)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"the course of {name}: {error}") from None


def course_of(game: Game[Any]) -> Course | None:
    """The course of a game, if it has one."""
    path = game.folder / "lessons" / "course.toml"
    return _read(game.name, game.revision, str(path)) if path.is_file() else None


# ---- a lesson in hand ----


class Lesson:
    """One step, and what a learner has done in it."""

    def __init__(self, game: Game[Any], course: Course, step: Step) -> None:
        self.step = step
        self.stored: StoredPosition = load_position(game, step.position or step.id)
        self.trial = Trial(self.stored, step.replies, step.cut, course.names)

    def facts(self) -> Variables:
        trial, game = self.trial, self.stored.game
        waiting = trial.waiting
        return Variables(
            seat=trial.seat,
            before=view(self.stored.state, ALL),
            after=trial.view(ALL),
            events=trial.told(ALL),
            actions=trial.done[: trial.settled],
            legal=[game.actions.text(code) for code in trial.match.legal(trial.seat)] if waiting else [],
            prompt=game.prompt(trial.state, trial.seat) if waiting else "",
            scores=(game.scores(self.stored.state), game.scores(trial.state)),
            winners=trial.match.winners,
            over=trial.match.over,
        )

    def verdict(self) -> wire.Judgement | None:
        """What is said to the answer; None while it is not complete."""
        facts, step = self.facts(), self.step
        if not self.trial.settled or not predicate(step.done)(facts):
            return None
        if predicate(step.right)(facts):
            return wire.Judgement(True, f"{step.id}-right", numbers_of(step.numbers, facts))
        found = next((one for one in step.wrong if predicate(one.when)(facts)), None)
        if found is None:
            raise BadLesson(f"lesson {step.id} has nothing to say to {self.trial.done}")
        return wire.Judgement(False, f"{step.id}-wrong-{found.id}", numbers_of(found.numbers, facts))

    def said(self) -> list[wire.Saying]:
        """What is said while the task goes on."""
        facts, step = self.facts(), self.step
        return [
            wire.Saying(f"{step.id}-once-{one.id}", numbers_of(one.numbers, facts))
            for one in step.once
            if predicate(one.when)(facts)
        ]

    def next_right(self) -> dict[str, Any] | None:
        """The next action of the solution, to light the way; None if the learner has left it, or come to its end."""
        done, solution = self.trial.done, self.step.solution
        if done != solution[: len(done)] or len(done) == len(solution):
            return None
        actions = self.stored.game.actions
        return dict(actions.to_json(actions.parse(solution[len(done)])))


def numbers_of(written: Numbers, facts: Variables) -> dict[str, int | str]:
    return {name: predicate(text)(facts) for name, text in written.items()}


def step_ids(game: Game[Any]) -> list[str]:
    """The steps of a game's course, its first game included; none if it has no course."""
    course = course_of(game)
    if course is None:
        return []
    return [*(one.id for one in course.step), *([FIRST_GAME] if course.first_game else [])]


def taught(game: Game[Any], step: str, asked: wire.Try) -> wire.Taught:
    """A lesson, and what came of what the learner has done in it."""
    course = course_of(game)
    if course is None:
        raise UnknownName(f"{game.name} has no course")
    lesson = Lesson(game, course, course.named(step))
    lesson.trial.play_all(asked)
    return wire.Taught(
        position=lesson.trial.position(asked.after),
        settled=lesson.trial.settled,
        verdict=lesson.verdict(),
        said=lesson.said(),
        way=lesson.next_right(),
    )


def described(game: Game[Any]) -> wire.CourseInfo:
    """The course of a game as a list of its steps; none if it has no course."""
    course = course_of(game)
    if course is None:
        return wire.CourseInfo([], None)
    steps = [
        wire.StepInfo(one.id, one.teaches, one.note or None, one.light, one.around, [each.rule for each in one.refused])
        for one in course.step
    ]
    return wire.CourseInfo(steps, FIRST_GAME if course.first_game else None)


# ---- the check ----


def check(game: Game[Any]) -> list[str]:
    """What a course does not hold: every solution and every foreseen wrong answer is played."""
    course = course_of(game)
    if course is None:
        return [f"{game.name} has no course"]
    faults: list[str] = []
    taught_rules = {rule for step in course.step for rule in step.teaches}
    taught_rules |= set(course.first_game.teaches) if course.first_game else set()
    faults += [f"no lesson teaches {rule}" for rule in course.meets if rule not in taught_rules]
    faults += [f"{rule} is taught, but no rule of {game.name}" for rule in sorted(taught_rules - set(game.rules))]
    ids = [step.id for step in course.step]
    faults += [f"there are two lessons {one}" for one in sorted({one for one in ids if ids.count(one) > 1})]
    for step in course.step:
        faults += [f"lesson {step.id}: {fault}" for fault in _check_step(game, course, step)]
    if course.first_game:
        for line in course.first_game.coach:
            for text in (line.when, course.first_game.enough, *line.numbers.values()):
                predicate(text)
    return faults


def _check_step(game: Game[Any], course: Course, step: Step) -> list[str]:
    faults: list[str] = []

    def answer(actions: list[str], expected: str) -> None:
        try:
            lesson = Lesson(game, course, step)
            for at, one in enumerate(actions):
                if at and lesson.verdict() is not None:
                    faults.append(f"{actions} is judged after {actions[:at]}")
                lesson.trial.act(dict(game.actions.to_json(game.actions.parse(one))))
                lesson.said()
            found = lesson.verdict()
        except (ComptoirError, TableError) as error:
            faults.append(f"{actions}: {error}")
            return
        if found is None or found.key != expected:
            faults.append(f"{actions} is judged {found.key if found else 'not at all'}, not {expected}")

    answer(step.solution, f"{step.id}-right")
    for wrong in step.wrong:
        if not wrong.tries:
            faults.append(f"wrong answer {wrong.id} names no answer that it is for")
        for tried in wrong.tries:
            answer(tried, f"{step.id}-wrong-{wrong.id}")
    if step.wrong and step.wrong[-1].when != "1":
        faults.append("the last wrong answer has a condition: others would be told nothing")
    for refused in step.refused:
        faults += _check_refused(game, course, step, refused)
    return faults or _check_every_answer(game, course, step)


def _check_every_answer(game: Game[Any], course: Course, step: Step) -> list[str]:
    """Whatever a learner does, as far as that can be tried out, there is a sentence for it."""
    begun: list[list[str]] = [[]]
    for actions in begun:
        if len(begun) > MOST_ANSWERS:
            break
        try:
            lesson = Lesson(game, course, step)
            for one in actions:
                lesson.trial.act(dict(game.actions.to_json(game.actions.parse(one))))
            if lesson.verdict() is None:
                begun += [[*actions, one] for one in lesson.facts().legal]
        except ComptoirError as error:
            return [f"{actions}: {error}"]
    return []


def _check_refused(game: Game[Any], course: Course, step: Step, refused: RefusedTry) -> list[str]:
    faults: list[str] = []
    for actions in refused.tries:
        trial = Lesson(game, course, step).trial
        rule = None
        try:
            for one in actions:
                trial.act(dict(game.actions.to_json(game.actions.parse(one))))
        except TableError as error:
            rule = error.rule
        if rule != refused.rule:
            faults.append(f"{actions} is refused by {rule or 'no rule'}, not by {refused.rule}")
    return faults


def words_needed(game: Game[Any]) -> dict[str, set[str]]:
    """The keys of all sentences of a course, with the variables that each is given."""
    course = course_of(game)
    if course is None:
        return {}
    needed: dict[str, set[str]] = {}
    for step in course.step:
        needed |= {f"{step.id}-{part}": set() for part in ("title", "task", "remember")}
        needed[f"{step.id}-right"] = set(step.numbers)
        needed |= {f"{step.id}-wrong-{one.id}": set(one.numbers) for one in step.wrong}
        needed |= {f"{step.id}-once-{one.id}": set(one.numbers) for one in step.once}
        needed |= {f"{step.id}-refused-{one.rule}": set() for one in step.refused}
        needed |= {f"note-{step.note}": set()} if step.note else {}
    if course.first_game:
        needed |= {f"{FIRST_GAME}-{part}": set() for part in ("title", "task", "remember")}
        needed |= {f"coach-{line.id}": set(line.numbers) for line in course.first_game.coach}
    return needed
