"""The conformance kit: what must hold for every game, ours or a newcomer's.

`check` plays whole games and looks at every position on the way. A fault is a `Fault` that says what broke, where, and how to
come back to it. Games are driven by a mix of players, because random play alone reaches few positions worth testing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from . import notation, record
from .chance import Chance, Imagined, derived_seed
from .contract import Game, OptionValue, layout_of
from .errors import ComptoirError, rule_of
from .events import Event, Tell
from .match import Match, verify
from .positions import StoredPosition, read_position, write_position
from .schema import observation
from .sheet import Line, Row, SheetRules, leaders, summed
from .state import BaseState, out_of_range, same, snapshot
from .visibility import ALL, PUBLIC, View, looker_name, see, view

Driver = Callable[[Game[Any], Any, int, Chance], int]


class Fault(ComptoirError):
    """A game that breaks the contract."""


def at_random(game: Game[Any], state: Any, seat: int, chance: Chance) -> int:
    """Any legal action, each equally likely."""
    return game.sample(state, seat, chance)


def eager(game: Game[Any], state: Any, seat: int, chance: Chance) -> int:
    """Any legal action, but one that only ends a phase just where nothing else is left."""
    actions = game.legal(state, seat)
    doing = [action for action in actions if game.actions.block(action).name not in game.idle]
    chosen = doing or actions
    return chosen[chance.below(len(chosen))]


def instinctive(game: Game[Any], state: Any, seat: int, chance: Chance) -> int:
    """The best of a few sampled actions by the game's instinct, in a world this seat could believe in."""
    believed = game.imagine(view(state, seat), seat, chance)
    tried = [game.sample(state, seat, chance) for _ in range(6)]
    return max(tried, key=lambda action: game.instinct(believed, seat, action))


DRIVERS: tuple[Driver, ...] = (at_random, eager, instinctive)


def play_through(
    game: Game[Any], seats: int, options: Mapping[str, OptionValue], seed: int, driver: Driver
) -> Iterator[Match[Any]]:
    """A whole game; the match at each position, the last one over."""
    match = Match(game, seats, options, derived_seed("conformance", game.name, seats, seed))
    chance = Imagined(seed)
    yield match
    while not match.over:
        if match.n > game.longest + 1:
            raise Fault(f"{game.name}: no end after {game.longest} entries (seed {seed})")
        waiting = match.to_act
        seat = waiting[chance.below(len(waiting))]
        match.play(seat, driver(game, match.state, seat, chance))
        yield match


def check(
    game: Game[Any],
    seats: int,
    options: Mapping[str, OptionValue],
    seed: int,
    driver: Driver = at_random,
    closely: int = 7,
) -> int:
    """Check a game in one whole play-through; every `closely`-th position in depth. Returns the number of positions seen."""
    chance = Imagined(seed + 1)
    seen = 0
    match: Match[Any] | None = None
    for match in play_through(game, seats, options, seed, driver):
        where = f"{game.name}, {seats} seats, {dict(options)}, seed {seed}, {driver.__name__}, entry {match.n - 1}"
        try:
            check_position(game, match.state, chance)
            if seen % closely == 0:
                check_agreement(game, match.state)
                check_clone(game, match.state, chance)
                check_secrecy(game, match.state, chance)
                check_order(game, match.state, chance)
            if seen % closely == 0 or match.over:
                check_sheet(match)
        except Fault as fault:
            raise Fault(f"{where}: {fault}") from None
        seen += 1
    assert match is not None
    check_record(game, match)
    return seen


def check_position(game: Game[Any], state: Any, chance: Chance) -> None:
    """Conservation and ranges; seats waited for can act; a sampled action is legal."""
    faults = [*out_of_range(state, game.fields), *game.audit(state)]
    if faults:
        raise Fault("; ".join(faults))
    waiting = game.to_act(state)
    if len(set(waiting)) != len(waiting) or any(not 0 <= seat < state.seats for seat in waiting):
        raise Fault(f"to_act names {waiting}")
    for seat in waiting:
        actions = game.legal(state, seat)
        if not actions:
            raise Fault(f"seat {seat} is waited for but can do nothing")
        if game.sample(state, seat, chance) not in actions:
            raise Fault(f"sample gave seat {seat} an action that is not legal")
        if game.prompt(state, seat) not in game.prompts:
            raise Fault(f"{game.prompt(state, seat)!r} is not one of the declared prompts")
    if game.phase(state) not in (None, *game.phases):
        raise Fault(f"{game.phase(state)!r} is not one of the declared phases")


def check_sheet(match: Match[Any]) -> None:
    """Every looker's score sheet adds up to the scores, row by row to its lines, and knows what decided a tie."""
    game, seats = match.game, match.record.seats
    rules = game.sheet_rules
    for looker in (*range(seats), PUBLIC, ALL):
        sheet = match.sheet(looker)
        if sheet.totals != match.scores:
            raise Fault(f"the sheet of {looker_name(looker)} comes to {sheet.totals}, the scores are {match.scores}")
        for row in sheet.rows:
            check_row(rules, row, sheet.lines, seats)
        lines = sorted(at for row in sheet.rows for at in row.lines)
        if lines != sorted(set(lines)):
            raise Fault("a line of the sheet is in two rows")
        if match.over and any(None in row.amounts for row in sheet.rows):
            raise Fault("the game is over, and something on the sheet is still unknown")
    check_decision(match)


def check_row(rules: SheetRules, row: Row, lines: Sequence[Line], seats: int) -> None:
    """A row has an amount for each seat, its facts, and lines that come to the same."""
    if tuple(row.facts) != rules.kinds.get(row.key):
        raise Fault(f"the row {row.key!r} of the sheet has the facts {tuple(row.facts)}, not {rules.kinds.get(row.key)}")
    if len(row.amounts) != seats or len(row.counts) not in (0, seats):
        raise Fault(f"the row {row.key!r} of the sheet has not one number a seat")
    if row.lines:
        sums = summed(row.key, [lines[at] for at in row.lines], seats, lambda line: row.key).amounts
        if list(row.amounts) != list(sums):
            raise Fault(f"the row {row.key!r} of the sheet says {row.amounts}, its lines come to {sums}")


def check_decision(match: Match[Any]) -> None:
    """Whoever wins is placed before all others, by the score first; a tie is explained exactly where there was one."""
    game = match.game
    if not match.over:
        return
    standing = game.sheet_rules.standing
    if standing is not None and leaders(standing(match.state)) != match.winners:
        raise Fault(f"by their standing {leaders(standing(match.state))} win, but the winners are {match.winners}")
    decided = match.sheet(PUBLIC).decided
    level = match.scores.count(match.scores[match.winners[0]])
    if (level > 1) != (decided is not None):
        raise Fault(f"{level} seats have the best score, and the sheet says {decided}")
    if decided is not None and (decided.key == "shared") != (len(match.winners) > 1):
        raise Fault(f"{len(match.winners)} win, and the sheet says {decided}")


def check_stored(position: StoredPosition) -> None:
    """A stored position: what `legal` says is what the rules say, it is written as it is read, and every looker has a view.

    Its pieces need not add up: a lesson shows a market of three squares.
    """
    game, state = position.game, position.state
    check_agreement(game, state)
    if not same(read_position(game, position.id, write_position(position)).state, state):
        raise Fault(f"position {position.id} of {game.name} is not read as it is written")
    for seat in (*range(state.seats), PUBLIC, ALL):
        game.text(view(state, seat))


def check_agreement(game: Game[Any], state: Any) -> None:
    """Over the whole action space and all seats, an action is in `legal` exactly when `refuse` is None."""
    for seat in range(state.seats):
        actions = game.legal(state, seat)
        if actions != sorted(set(actions)):
            raise Fault(f"the legal actions of seat {seat} are not in order, or twice there")
        allowed = set(actions)
        for action in range(game.actions.size):
            key = game.refuse(state, seat, action)
            if (key is None) != (action in allowed):
                raise Fault(f"legal and refuse ({key}) disagree on “{game.actions.text(action)}” of seat {seat}")
            if key is not None:
                check_refusal(game, state, seat, action, key)


def check_refusal(game: Game[Any], state: Any, seat: int, action: int, key: str) -> None:
    """A refusal names a rule; where a game declares its refusals, it is one of them and has the facts in its sentence."""
    text = game.actions.text(action)
    if rule_of(key) not in game.rules:
        raise Fault(f"“{text}” is refused by {key!r}, which is no rule")
    if not game.refusals:
        return
    if key not in game.refusals:
        raise Fault(f"“{text}” is refused by {key!r}, which is not one of the declared refusals")
    facts = tuple(game.refusal_facts(state, seat, action, key))
    if facts != game.refusals[key]:
        raise Fault(f"the refusal {key!r} of “{text}” has the facts {facts}, not {game.refusals[key]}")


def check_clone(game: Game[Any], state: Any, chance: Chance) -> None:
    """A clone is equal, and playing on it leaves the original as it was."""
    before = snapshot(state)
    clone = state.clone()
    if not same(state, clone):
        raise Fault("a clone differs from its original")
    waiting = game.to_act(clone)
    if waiting:
        game.play(clone, waiting[0], game.sample(clone, waiting[0], chance), chance, None)
    if snapshot(state) != before:
        raise Fault("playing on a clone changed the original")


def check_secrecy(game: Game[Any], state: Any, chance: Chance, worlds: int = 2) -> int:
    """In every world a seat could believe in, it sees, is asked, is offered and is told the same.

    Returns how many of those worlds differed from the real one: if none ever does, nothing was tested.
    """
    different = 0
    for seat in range(state.seats):
        seen = view(state, seat)
        for _ in range(worlds):
            world = game.imagine(seen, seat, chance)
            different += not same(world, state)
            if view(world, seat) != seen:
                raise Fault(f"the world imagined for seat {seat} looks different from its seat")
            faults = [*out_of_range(world, game.fields), *game.audit(world)]
            if faults:
                raise Fault(f"the world imagined for seat {seat} is impossible: {'; '.join(faults)}")
            check_alike(game, state, world, seat)
            check_refused_alike(game, state, world, seat, chance)
            check_told_alike(game, state, world, seat, chance)
            check_sealed(game, state, world, seat, chance)
    return different


def check_alike(game: Game[Any], state: Any, world: Any, seat: int) -> None:
    """Two worlds alike from a seat: the same offer, question, observation and score, and so for a spectator."""
    if view(state, PUBLIC) != view(world, PUBLIC):
        raise Fault(f"a spectator can tell two worlds apart that are alike from seat {seat}")
    if game.legal(state, seat) != game.legal(world, seat):
        raise Fault(f"what seat {seat} may do depends on what it cannot see")
    if game.to_act(state) != game.to_act(world):
        raise Fault("who is waited for depends on something hidden")
    if observation(game.fields, view(state, seat)) != observation(game.fields, view(world, seat)):
        raise Fault(f"the observation of seat {seat} depends on what it cannot see")
    layout = layout_of(game, state.seats)
    if layout.read(state, seat) != layout.read_view(view(state, seat)):
        raise Fault(f"what a learner at seat {seat} observes is not what its view shows")
    if layout.read(state, seat) != layout.read(world, seat):
        raise Fault(f"what a learner at seat {seat} observes depends on what it cannot see")
    check_asked_alike(game, state, world, seat)
    if game.to_act(state) and game.scores(state) != game.scores(world):
        raise Fault(f"the scores of a running game depend on what seat {seat} cannot see")
    for action in game.legal(state, seat):
        if game.details(state, seat, action) != game.details(world, seat, action):
            raise Fault(f"the details of a choice of seat {seat} depend on what it cannot see")
        if game.reason is not None and game.reason(state, seat, action) != game.reason(world, seat, action):
            raise Fault(f"the reason for a choice of seat {seat} depends on what it cannot see")


def check_asked_alike(game: Game[Any], state: Any, world: Any, seat: int) -> None:
    """Everyone is told what the seats waited for are asked, and in which phase; the seat alone what its question says."""
    waiting = game.to_act(state)
    for asked in waiting:
        if game.prompt(state, asked) != game.prompt(world, asked):
            raise Fault(f"what seat {asked} is asked depends on what seat {seat} cannot see")
    if game.phase(state) != game.phase(world):
        raise Fault(f"the phase of a turn depends on what seat {seat} cannot see")
    if seat in waiting and game.prompt_facts(state, seat) != game.prompt_facts(world, seat):
        raise Fault(f"the question to seat {seat} says something that it cannot see")


def check_refused_alike(game: Game[Any], state: Any, world: Any, seat: int, chance: Chance, asked: int = 20) -> None:
    """Who asks why something is not allowed hears the same reason in two worlds alike from there; for a few actions by lot."""
    for action in (chance.below(game.actions.size) for _ in range(asked)):
        keys = game.refuse(state, seat, action), game.refuse(world, seat, action)
        text = game.actions.text(action)
        if keys[0] != keys[1]:
            raise Fault(f"whether {keys[0]} or {keys[1]} forbids “{text}” depends on what seat {seat} cannot see")
        if keys[0] is not None:
            facts = [game.refusal_facts(one, seat, action, keys[0]) for one in (state, world)]
            if facts[0] != facts[1]:
                raise Fault(f"why {keys[0]} forbids “{text}” says something that seat {seat} cannot see")


class _Step:
    """An action tried on a copy: what a looker heard and saw of it, and who was waited for then."""

    def __init__(self, game: Game[Any], start: Any, actor: int, action: int, looker: int) -> None:
        self.state = start.clone()
        self.heard: list[dict[str, Any]] = []
        self.seen_on_the_way: list[View] = []

        def hear(code: int, values: tuple[int, ...]) -> None:
            self.heard.append(see(Event(game.events.kinds[code], values), looker))
            seen = view(self.state, looker)
            if not self.seen_on_the_way or self.seen_on_the_way[-1] != seen:
                self.seen_on_the_way.append(seen)

        game.play(self.state, actor, action, Imagined(1), hear)
        self.view = view(self.state, looker)
        self.waiting = game.to_act(self.state)

    @property
    def shown(self) -> tuple[Any, ...]:
        return self.heard, self.seen_on_the_way, self.view, self.waiting


def check_told_alike(game: Game[Any], state: Any, world: Any, seat: int, chance: Chance) -> None:
    """What an action tells a seat in two worlds alike from there differs only by what the action shows it."""
    waiting = game.to_act(state)
    if not waiting:
        return
    actor = waiting[chance.below(len(waiting))]
    action = game.sample(state, actor, chance)
    if game.refuse(world, actor, action) is not None:
        return
    here, there = (_Step(game, start, actor, action, seat) for start in (state, world))
    if here.heard == there.heard:
        if here.view == there.view and here.seen_on_the_way != there.seen_on_the_way:
            raise Fault(f"a film of this action shows seat {seat} what it is neither told nor shown afterwards")
        if here.waiting != there.waiting:
            raise Fault(f"seat {seat} heard nothing that decides whether {here.waiting} or {there.waiting} are waited for")
    elif here.view == there.view and here.seen_on_the_way == there.seen_on_the_way:
        # A piece may be laid open and swept away by the same action: so also what was seen on the way.
        raise Fault(f"seat {seat} hears of something it cannot see: {here.heard} or {there.heard}")
    else:
        check_shown_first(here.heard, there.heard, seat)


def check_shown_first(here: list[dict[str, Any]], there: list[dict[str, Any]], seat: int) -> None:
    """What was hidden is shown before anything follows from it: the first news that differ are the same but for what they show.

    Else the rules went on differently, for one seat or for another, because of something nobody saw.
    """
    same_news = 0
    while same_news < min(len(here), len(there)) and here[same_news] == there[same_news]:
        same_news += 1
    first, second = ([*heard, {}][same_news] for heard in (here, there))
    if _who_and_what(first) != _who_and_what(second):
        raise Fault(f"the rules act by something that seat {seat} was not shown: {first or 'nothing'} or {second or 'nothing'}")


def _who_and_what(news: Mapping[str, Any]) -> dict[str, Any]:
    return {name: word for name, word in news.items() if name == "event" or name == "seat" or name.endswith("-seat")}


def check_sealed(game: Game[Any], state: Any, world: Any, seat: int, chance: Chance) -> None:
    """While others still choose, a choice tells a seat, and a spectator, that it was made, and nothing more."""
    waiting = game.to_act(state)
    if len(waiting) < 2:
        return
    choosing = [one for one in waiting if one != seat]
    actor = choosing[chance.below(len(choosing))]
    choices = game.sample(state, actor, chance), game.sample(world, actor, chance)
    for looker in (seat, PUBLIC):
        here, there = (_Step(game, start, actor, choice, looker) for start, choice in zip((state, world), choices, strict=True))
        hidden = here.shown == there.shown
        if not game.sealed(state):
            if hidden and choices[0] != choices[1]:
                raise Fault(f"seat {actor} chooses in secret, but `lookahead.sealed` does not say so")
            return
        if not hidden:
            raise Fault(f"what seat {actor} chose in secret shows while others still choose")
        check_alike(game, here.state, there.state, seat)


def check_order(game: Game[Any], state: Any, chance: Chance) -> None:
    """In which order seats choose that choose at once makes no difference, and they are asked in the order of the seats."""
    waiting = game.to_act(state)
    if waiting != sorted(waiting):
        raise Fault(f"seats that choose at once are named in an order that means nothing: {waiting}")
    if not game.sealed(state):
        return
    at = chance.below(len(waiting) - 1)
    pair = [(seat, game.sample(state, seat, chance)) for seat in waiting[at : at + 2]]
    here, there = (_all_told(game, state, order) for order in (pair, pair[::-1]))
    if not same(here[0], there[0]):
        other = snapshot(there[0])
        differing = [name for name, value in snapshot(here[0]).items() if other[name] != value]
        raise Fault(f"the order in which seats {waiting[at : at + 2]} chose shows in {', '.join(differing)}")
    announced = {event[0] for story in (here[1], there[1]) for event in story[0]}  # that somebody is ready is told at once
    after = [[event for news in story for event in news if event[0] not in announced] for story in (here[1], there[1])]
    if after[0] != after[1]:
        raise Fault(f"the order in which seats {waiting[at : at + 2]} chose shows in what is told")


def _all_told(game: Game[Any], state: Any, steps: Sequence[tuple[int, int]]) -> tuple[Any, list[list[tuple[int, ...]]]]:
    """Where some steps lead, and all events of each."""
    copy = state.clone()
    story: list[list[tuple[int, ...]]] = []
    for luck, (seat, action) in enumerate(steps):
        news: list[tuple[int, ...]] = []
        story.append(news)
        game.play(copy, seat, action, Imagined(luck), _noting(news))
    return copy, story


def _noting(news: list[tuple[int, ...]]) -> Tell:
    return lambda code, values: news.append((code, *values))


def check_record(game: Game[Any], match: Match[Any]) -> None:
    """Saved, written as text, loaded and replayed, a finished game is the same, and it verifies."""
    saved = match.record.dump()
    loaded = record.load(saved)
    if loaded.dump() != saved:
        raise Fault("a record changes when it is saved and loaded")
    written = notation.write(game, loaded)
    if notation.read(game, written).dump() != saved:
        raise Fault("a record changes when it is written as text and read back")
    again = verify(game, loaded)
    if not same(again.state, match.state):
        raise Fault("a replay ends in another state")
    if [again.log(seat) for seat in (ALL, PUBLIC)] != [match.log(seat) for seat in (ALL, PUBLIC)]:
        raise Fault("a replay tells another story")


def all_options(game: Game[Any]) -> list[dict[str, OptionValue]]:
    """Every combination of options."""
    combined: list[dict[str, OptionValue]] = [{}]
    for name, option in game.options.items():
        combined = [{**chosen, name: value} for chosen in combined for value in option.values]
    return combined


def sample_counts(game: Game[Any], state: BaseState, seat: int, draws: int, chance: Chance) -> Sequence[int]:
    """How often `sample` gives each legal action in so many draws, in the order of `legal`: to be tested for uniformity."""
    index = {action: at for at, action in enumerate(game.legal(state, seat))}
    times = [0] * len(index)
    for _ in range(draws):
        times[index[game.sample(state, seat, chance)]] += 1
    return times
