"""What goes over the wire, by topic: the shapes of requests and answers. The OpenAPI document is made from these."""
# ruff: noqa: F403 (whoever speaks of a shape says wire.Shape, wherever it is written down)

from __future__ import annotations

from .basics import *
from .people import *
from .playing import *
from .records import *
from .tables import *
