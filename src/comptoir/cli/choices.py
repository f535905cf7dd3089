"""Choosing an action in the terminal: by number, step by step where there are many, or by typing its notation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel.contract import Game
from ..kernel.errors import UnknownName
from ..kernel.reading import whole_number
from ..texts import Texts
from .console import console
from .records import plain

SHORT_LIST = 14

# A word the table understands though it is no action; True if it did.
Command = Callable[[str], bool]


def choose(game: Game[Any], state: Any, seat: int, texts: Texts, house: Texts, command: Command) -> int | None:
    """The action asked for, which may be against the rules; None if a command was carried out instead."""
    actions = game.legal(state, seat)
    if len(actions) <= SHORT_LIST:
        labels = [texts.action(game, action, game.details(state, seat, action)) for action in actions]
        return pick(game, actions, labels, house, command)
    names = list(dict.fromkeys(game.actions.block(action).name for action in actions))
    if len(names) == 1:
        return narrow(game, actions, texts, house, command)
    labels = [group_label(game, name, actions, texts) for name in names]
    show(labels)
    answer = console.ask(house.get("choose"))
    number = chosen_number(answer, len(names))
    if number is None:
        return None if command(answer) else typed(game, answer)
    group = [action for action in actions if game.actions.block(action).name == names[number]]
    return narrow(game, group, texts, house, command)


def pick(game: Game[Any], actions: list[int], labels: list[str], house: Texts, command: Command) -> int | None:
    """One of a short list."""
    show([f"{label}   [{game.actions.text(action)}]" for action, label in zip(actions, labels, strict=True)])
    answer = console.ask(house.get("choose"))
    number = chosen_number(answer, len(actions))
    if number is not None:
        return actions[number]
    return None if command(answer) else typed(game, answer)


def narrow(game: Game[Any], actions: list[int], texts: Texts, house: Texts, command: Command) -> int | None:
    """Ask for one parameter after the other until a single action is left."""
    for at, param in enumerate(game.actions.block(actions[0]).params):
        values = sorted({game.actions.values(action)[at] for action in actions})
        if len(values) == 1:
            continue
        words = [str(texts.word(param.name, param.word(value))) for value in values]
        plain("   " + "  ".join(words))
        answer = console.ask(house.get("which", parameter=texts.get(f"param-{param.name}")))
        if command(answer):
            return None
        labels = {word.casefold(): value for word, value in zip(words, values, strict=True)}
        if answer.split(" ")[0].casefold() in game.actions.blocks:
            return typed(game, answer)
        value = labels.get(answer.casefold())
        if value is None:
            value = param.value(answer)
        if value not in values:
            return changed(game, actions[0], at, value)  # no legal action has it: the rule against it will be told
        actions = [action for action in actions if game.actions.values(action)[at] == value]
    return actions[0]


def changed(game: Game[Any], action: int, at: int, value: int) -> int:
    """An action like this one but for one parameter."""
    values = list(game.actions.values(action))
    values[at] = value
    return game.actions.code(game.actions.block(action).name, *values)


def group_label(game: Game[Any], name: str, actions: list[int], texts: Texts) -> str:
    """A line for all actions of one name: an example, and how many there are."""
    group = [action for action in actions if game.actions.block(action).name == name]
    pattern = " ".join([name, *(param.name.upper() for param in game.actions.blocks[name].params)])
    example = texts.action(game, group[0])
    return f"{example}   [{pattern}]" if len(group) == 1 else f"{pattern}   ({len(group)}: {example}, …)"


def typed(game: Game[Any], answer: str) -> int:
    """An action typed in notation."""
    if not answer:
        raise UnknownName("type a number, an action, or ? for help")
    return game.actions.parse(answer)


def chosen_number(answer: str, most: int) -> int | None:
    number = whole_number(answer)
    return number - 1 if number is not None and 1 <= number <= most else None


def show(labels: list[str]) -> None:
    for number, label in enumerate(labels, 1):
        plain(f"  {number:>2}  {label}")
