"""Rules of one line for the river."""

from __future__ import annotations

from tests.games.one_liners import Liking, rather

ALL_THAT_PAYS = ("land", "load", "trade", "dock")

RULES: dict[str, Liking] = {
    "always pass if one may": rather("fish", "stay", "keep"),
    "never pass": lambda view, choice: choice.words[0] not in ("fish", "stay", "keep"),
    "load and land whatever can be": rather(*ALL_THAT_PAYS),
    "the most coal": rather("take coal-3", "take coal-2", "lay coal-3", "lay coal-2", *ALL_THAT_PAYS),
    "the least coal": rather("take coal-1", "take coal-2", "lay coal-1", "lay coal-2", *ALL_THAT_PAYS),
    "sailors first": rather("take sailor", "lay sailor", *ALL_THAT_PAYS),
    "explosions first": rather("take explosion", "explode", *ALL_THAT_PAYS),
    "fishermen first, and wait": rather("take fisherman", "lay fisherman", "fish", *ALL_THAT_PAYS),
    "from Nantes, and never wait": rather("place nantes", *ALL_THAT_PAYS, "lay"),
    "from Orléans, sailors and then coal": rather("place orleans", "take sailor", "take coal", "lay sailor", *ALL_THAT_PAYS),
}
