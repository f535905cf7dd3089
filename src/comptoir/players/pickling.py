"""Players can be copied and sent to another process, compiled or not: they are made anew there, with the luck they had left.

What one has thought stays behind. A player of somebody's own, also one that extends ours, is pickled as Python does it.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Any

from ..kernel.chance import Imagined
from ..kernel.contract import Game
from .apprentice import Apprentice
from .grandmaster import OURS as OUR_TEMPER
from .grandmaster import Grandmaster
from .greedy import Greedy
from .learned import Learned
from .network import shipped_network
from .random import Eager, Random
from .search import Search
from .trees import OURS as OUR_TUNING

Made = tuple[Callable[..., Any], tuple[Any, ...]]


def again(make: Callable[..., Any], game: Game[Any], settings: dict[str, Any], luck: int, whim: int = 0) -> Any:
    """The player that was pickled so."""
    made = make(game, 0, **settings)
    made.chance.state = luck
    if whim:
        made.whim.chance.state = whim
    return made


def of_simple(bot: Any) -> Made:
    return again, (type(bot), bot.game, {}, bot.chance.state)


def of_apprentice(bot: Apprentice) -> Made:
    return again, (Apprentice, bot.game, {}, bot.chance.state, bot.whim.chance.state)


def of_search(bot: Search) -> Made:
    settings = {"iterations": bot.iterations, "milliseconds": bot.milliseconds}
    own = {} if bot.tuning is OUR_TUNING else {"tuning": bot.tuning}
    return again, (Search, bot.game, {**settings, **own}, bot.chance.state)


def of_grandmaster(bot: Grandmaster) -> Made:
    settings = {"iterations": bot.iterations, "milliseconds": bot.milliseconds}
    own = {} if bot.temper is OUR_TEMPER else {"temper": bot.temper}
    shipped = bot.mind.network is shipped_network(bot.game)
    return again, (Grandmaster, bot.game, {**settings, **own, **({} if shipped else {"mind": bot.mind})}, bot.chance.state)


def of_learned(bot: Learned) -> Made:
    shipped = bot.mind.network is shipped_network(bot.mind.game)
    settings = {} if shipped else {"network": bot.mind.network}
    return again, (Learned, bot.mind.game, settings, bot.chance.state)


def of_luck(luck: Imagined) -> Made:
    return luck_at, (luck.state,)


def luck_at(state: int) -> Imagined:
    found = Imagined(0)
    found.state = state
    return found


def register() -> None:
    """By class, as `games` does it for games: so a compiled class needs nothing of its own."""
    for simple in (Random, Eager, Greedy):
        copyreg.pickle(simple, of_simple)
    copyreg.pickle(Apprentice, of_apprentice)
    copyreg.pickle(Search, of_search)
    copyreg.pickle(Grandmaster, of_grandmaster)
    copyreg.pickle(Learned, of_learned)
    copyreg.pickle(Imagined, of_luck)


register()
