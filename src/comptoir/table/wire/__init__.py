"""What a host and its clients tell each other about tables: the shapes of requests and answers, by topic."""
# ruff: noqa: F403 (whoever speaks of a shape says wire.Shape, wherever it is written down)

from __future__ import annotations

from .analysis import *
from .basics import *
from .boards import *
from .history import *
from .lessons import *
from .people import *
from .playing import *
from .puzzles import *
from .records import *
from .tables import *
