"""What the golden files hold: whole games told to everyone, with only what each seat sees beyond that.

A game is driven by a script that knows nothing but what is legal, so that tuning a bot rewrites none of these files: only the
rules, the views and the words do. A line that begins with a seat's letter and a colon is for that seat alone: a leak shows as
such a line that joins the public ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from comptoir.kernel import conformance
from comptoir.kernel.actions import SEAT_LETTERS, Word
from comptoir.kernel.chance import Imagined, derived_seed
from comptoir.kernel.contract import Game, OptionValue, spell
from comptoir.kernel.match import Match, replay
from comptoir.kernel.state import PILE, SEATS, Fields
from comptoir.kernel.visibility import PUBLIC, View
from comptoir.texts import game_texts

IDLE_ONE_IN = 5  # how often the script may end a phase although there is something to do
LISTED = 4  # so many choices are written out; more are counted

# Of a long game the beginning and the end are printed. A rule that plays differently in between still shows: another end.
FIRST, LAST = 150, 30


class Value(NamedTuple):
    """What stands in one entry of a view: its code, and the word the box has for it."""

    code: int
    word: Word


NOTHING = Value(0, 0)  # before the set-up
Shown = dict[str, Value | list[Word]]  # a view entry by entry: `hand[A][2]` and what is there; a pile is one entry


def tables(game: Game[Any]) -> Iterator[tuple[str, int, dict[str, OptionValue]]]:
    """A table of each number of seats and each combination of options, but not all of both: by name."""
    combined = conformance.all_options(game)
    sizes = range(game.least_seats, game.most_seats + 1)
    for at in range(max(len(sizes), len(combined))):
        seats, options = sizes[at % len(sizes)], combined[at % len(combined)]
        changed = [f"-{name}" for name, value in options.items() if value != game.options[name].values[0]]
        yield f"{game.name}/{seats}-seats{''.join(changed)}", seats, options


def script(match: Match[Any], seat: int, chance: Imagined) -> int:
    """Any legal action, but seldom one that only ends a phase."""
    actions = match.legal(seat)
    doing = [action for action in actions if match.game.actions.block(action).name not in match.game.idle]
    chosen = doing if doing and chance.below(IDLE_ONE_IN) else actions
    return chosen[chance.below(len(chosen))]


def scripted(game: Game[Any], seats: int, options: Mapping[str, OptionValue]) -> Match[Any]:
    """A whole game as the script plays it."""
    match = Match(game, seats, options, derived_seed("golden", game.name, seats))
    chance = Imagined(1)
    while not match.over:
        waiting = match.to_act
        seat = waiting[chance.below(len(waiting))]
        match.play(seat, script(match, seat, chance))
    return match


def playthrough(game: Game[Any], seats: int, options: Mapping[str, OptionValue]) -> str:
    """A scripted game as text."""
    played = scripted(game, seats, options)
    left_out = range(FIRST, played.n - LAST)
    chosen = [f", {name} {spell(value)}" for name, value in options.items()]
    parts = [f"{game.name} revision {game.revision}, {seats} seats{''.join(chosen)}"]
    before: dict[int, Shown] = {looker: {} for looker in (PUBLIC, *range(seats))}
    for match in replay(game, played.record):
        n = match.n - 1
        if n not in left_out:
            parts.append("\n".join([*told(match), *changes(match, before), *questions(match)]))
        elif n == left_out[-1]:
            changes(match, before)
            parts.append(f"… {len(left_out)} entries …")
    return "\n\n".join([*parts, f"scores {played.scores}, winners {played.winners}"]) + "\n"


def told(match: Match[Any]) -> list[str]:
    """The entry, what everyone hears of it, and what a seat hears beyond that."""
    entry = match.record.entries[-1]
    action = "set-up" if entry.seat is None else match.game.actions.text(match.game.actions.from_json(entry.action))
    lines = [f"== {entry.n} {'' if entry.seat is None else SEAT_LETTERS[entry.seat] + ' '}{action}"]
    texts = game_texts(match.game.folder, "en")
    names = [f"({SEAT_LETTERS[seat]})" for seat in range(match.record.seats)]
    heard = [texts.event(seen, names) for seen in match.log(PUBLIC, entry.n)]
    lines += [f"  {sentence}" for sentence in heard]
    for seat in range(match.record.seats):
        mine = [texts.event(seen, names) for seen in match.log(seat, entry.n)]
        lines += [f"  {SEAT_LETTERS[seat]}: {own}" for own, sentence in zip(mine, heard, strict=True) if own != sentence]
    return lines


def changes(match: Match[Any], before: dict[int, Shown]) -> list[str]:
    """What is not as it was: first what everyone sees, then what a seat sees that the others do not."""
    fields = match.game.fields
    public = shown(fields, match.view(PUBLIC))
    now = {PUBLIC: public}
    for seat in range(match.record.seats):
        own = shown(fields, match.view(seat))
        now[seat] = {name: value for name, value in own.items() if name not in public or public[name] != value}
    lines = []
    for looker, values in now.items():
        changed = " ".join(difference(before[looker], values))
        if changed:
            lines.append(f"  {'' if looker == PUBLIC else SEAT_LETTERS[looker] + ': '}{changed}")
        before[looker] = values
    return lines


def difference(before: Shown, now: Shown) -> Iterator[str]:
    """Each entry with its new value; of a pile what came and what went."""
    for name, value in now.items():
        old = before.get(name)
        if isinstance(value, Value):
            if value.code != (old or NOTHING)[0]:
                yield f"{name}={value.word}"
        elif value != (old or []):
            yield name + moved(list(old or []), value)


def moved(before: list[Word], now: list[Word]) -> str:
    came, went = Counter(now) - Counter(before), Counter(before) - Counter(now)
    changed = [*(f"+{word}" for word in came.elements()), *(f"-{word}" for word in went.elements())]
    return "".join(changed) or f"={','.join(map(str, now))}"  # the same in another order


def shown(declared: Fields, seen: View) -> Shown:
    """A view entry by entry, in words where the box has words; hidden rows are left out."""
    entries: Shown = {}
    for name, value in seen.fields.items():
        field = declared.by_name[name if name in declared.by_name else name.removesuffix("_count")]
        words = field.words if name in declared.by_name else ()  # a count is a number
        if not isinstance(value, list):
            entries[name] = named(value, words)
        elif field.kind == PILE:
            entries[name] = [named(code, words).word for code in value]
        else:
            for at, row in enumerate(value):
                place = f"{name}[{SEAT_LETTERS[at] if field.shape[0] == SEATS else at}]"
                if isinstance(row, list):
                    entries.update({f"{place}[{column}]": named(code, words) for column, code in enumerate(row)})
                elif row is not None:
                    entries[place] = named(row, words)
    return entries


def named(code: int, words: tuple[Word, ...]) -> Value:
    return Value(code, words[code] if 0 <= code < len(words) else code)


def questions(match: Match[Any]) -> list[str]:
    """What each seat that is waited for is asked, and what it may do: a few choices by name, many by their kinds."""
    lines = []
    for seat in match.to_act:
        actions = match.legal(seat)
        kinds = Counter(match.game.actions.block(action).name for action in actions)
        listed = [match.game.actions.text(action) for action in actions]
        if len(actions) > LISTED:
            listed = [f"{many} {kind}" for kind, many in kinds.items()]
        lines.append(f"  {SEAT_LETTERS[seat]}? {match.game.prompt(match.state, seat)}: {', '.join(listed)}")
    return lines
