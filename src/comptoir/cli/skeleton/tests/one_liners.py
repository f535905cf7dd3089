"""Rules of one line for Nuts: what a merchant must withstand."""

from __future__ import annotations

from tests.games.one_liners import Choice, Liking, rather


def card(choice: Choice) -> int:
    return int(choice.words[1]) if choice.words[0] == "lay" else 0


RULES: dict[str, Liking] = {
    "the lowest card": lambda view, choice: -card(choice),
    "always leave": rather("leave"),
    "the lowest card, and always leave": lambda view, choice: (choice.words == ["leave"], -card(choice)),
    "an even card": lambda view, choice: card(choice) % 2 == 0,
    "an odd card": lambda view, choice: card(choice) % 2 == 1,
    "a card below the middle": lambda view, choice: card(choice) <= 6,
    "never the first three": lambda view, choice: card(choice) > 3,
    "the highest card, and always leave": lambda view, choice: (choice.words == ["leave"], card(choice)),
    "a card that three divides": lambda view, choice: card(choice) % 3 == 0,
    "nothing in particular": lambda view, choice: 0,
}
