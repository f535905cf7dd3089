"""Choosing an action in the terminal: by number, step by step where there are many, or by typing its notation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel.contract import Game
from ..kernel.errors import Refusal, UnknownName
from ..texts import Texts
from .console import console
from .records import plain

SHORT_LIST = 14

# A word the table understands though it is no action; True if it did.
Command = Callable[[str], bool]


def choose(game: Game[Any], state: Any, seat: int, texts: Texts, house: Texts, command: Command) -> int | None:
    """Ask until there is an action, or None if a command was carried out. Raises `Refusal` for an illegal action."""
    actions = game.legal(state, seat)
    if len(actions) <= SHORT_LIST:
        labels = [texts.action(game, action, game.details(state, seat, action)) for action in actions]
        return pick(game, state, seat, actions, labels, house, command)
    names = list(dict.fromkeys(game.actions.block(action).name for action in actions))
    if len(names) == 1:
        return narrow(game, state, seat, actions, texts, house, command)
    labels = [group_label(game, name, actions, texts) for name in names]
    show(labels)
    answer = console.input(house.get("choose")).strip()
    number = chosen_number(answer, len(names))
    if number is None:
        return None if command(answer) else typed(game, state, seat, answer)
    group = [action for action in actions if game.actions.block(action).name == names[number]]
    return narrow(game, state, seat, group, texts, house, command)


def pick(
    game: Game[Any], state: Any, seat: int, actions: list[int], labels: list[str], house: Texts, command: Command
) -> int | None:
    """One of a short list."""
    show([f"{label}   [{game.actions.text(action)}]" for action, label in zip(actions, labels, strict=True)])
    answer = console.input(house.get("choose")).strip()
    number = chosen_number(answer, len(actions))
    if number is not None:
        return actions[number]
    return None if command(answer) else typed(game, state, seat, answer)


def narrow(
    game: Game[Any], state: Any, seat: int, actions: list[int], texts: Texts, house: Texts, command: Command
) -> int | None:
    """Ask for one parameter after the other until a single action is left."""
    for at, param in enumerate(game.actions.block(actions[0]).params):
        values = sorted({game.actions.values(action)[at] for action in actions})
        if len(values) == 1:
            continue
        words = [str(texts.word(param.name, param.word(value))) for value in values]
        plain("   " + "  ".join(words))
        answer = console.input(house.get("which", parameter=param.name)).strip()
        if command(answer):
            return None
        labels = {word.casefold(): value for word, value in zip(words, values, strict=True)}
        if answer.split(" ")[0].casefold() in game.actions.blocks:
            return typed(game, state, seat, answer)
        value = labels.get(answer.casefold())
        if value is None:
            value = param.value(answer)
        if value not in values:
            raise Refusal(why_not(game, state, seat, actions[0], at, value), answer)
        actions = [action for action in actions if game.actions.values(action)[at] == value]
    return actions[0]


def why_not(game: Game[Any], state: Any, seat: int, like: int, at: int, value: int) -> str:
    """The rule against an action like a legal one but for one parameter."""
    values = list(game.actions.values(like))
    values[at] = value
    rule = game.refuse(state, seat, game.actions.code(game.actions.block(like).name, *values))
    assert rule is not None  # the value is in no legal action
    return rule


def group_label(game: Game[Any], name: str, actions: list[int], texts: Texts) -> str:
    """A line for all actions of one name: an example, and how many there are."""
    group = [action for action in actions if game.actions.block(action).name == name]
    pattern = " ".join([name, *(param.name.upper() for param in game.actions.blocks[name].params)])
    example = texts.action(game, group[0])
    return f"{example}   [{pattern}]" if len(group) == 1 else f"{pattern}   ({len(group)}: {example}, …)"


def typed(game: Game[Any], state: Any, seat: int, answer: str) -> int:
    """An action typed in notation."""
    if not answer:
        raise UnknownName("type a number, an action, or ? for help")
    action = game.actions.parse(answer)
    rule = game.refuse(state, seat, action)
    if rule is not None:
        raise Refusal(rule, answer)
    return action


def chosen_number(answer: str, most: int) -> int | None:
    return int(answer) - 1 if answer.isdecimal() and 1 <= int(answer) <= most else None


def show(labels: list[str]) -> None:
    for number, label in enumerate(labels, 1):
        plain(f"  {number:>2}  {label}")
