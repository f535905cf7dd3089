"""What the house answers over HTTP, by topic. A handler reads the request, calls one function elsewhere, and answers."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from ...house import House

Asking = Request[Any, Any, Any]
TableId = FromPath[str]
TheHouse = NamedDependency[House]
