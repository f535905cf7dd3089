"""The app: everything put together. `create_app(settings)` for tests and `from_environment` for server processes."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Any

import structlog
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from . import settings as settings_module
from .house import House, steady_clock
from .http.client import client_routes
from .http.door import door
from .http.errors import HANDLERS as ERROR_HANDLERS
from .http.routes import (
    accounts,
    analysis,
    boards,
    chat,
    courses,
    health,
    hints,
    notices,
    people,
    playing,
    powers,
    profiles,
    puzzles,
    records,
    shelf,
    tables,
    tokens,
    trials,
)
from .http.security import Limits, csrf_config
from .http.shared_counts import SharedCounts
from .live.socket import Updater, live
from .metrics import set_up_logs
from .people.logins import COOKIE
from .settings import Settings

HANDLERS: list[Any] = [
    *people.HANDLERS, *accounts.HANDLERS, *tokens.HANDLERS, *profiles.HANDLERS, *shelf.HANDLERS, *tables.HANDLERS,
    *playing.HANDLERS, *hints.HANDLERS, *analysis.HANDLERS, *trials.HANDLERS, *courses.HANDLERS, *puzzles.HANDLERS,
    *chat.HANDLERS, *records.HANDLERS, *notices.HANDLERS, *powers.HANDLERS, *boards.HANDLERS, *health.HANDLERS, live,
]  # fmt: skip


def create_app(settings: Settings, now: Callable[[], int] = steady_clock) -> Litestar:
    """A house as an ASGI application. It opens when the server starts it and closes with it."""
    if not structlog.is_configured():  # by default it prints the values of variables with an error: a seed could be among them
        set_up_logs(settings.log_json, settings.log_level)
    house = House(settings, now)
    shared = None if settings.is_sqlite else SharedCounts(house.database, house.secret)
    limits = Limits(settings, shared=shared)

    def the_house() -> House:
        return house

    return Litestar(
        route_handlers=[*HANDLERS, *client_routes(settings.web_folder())],
        state=State({"house": house, "updater": Updater(house), "limits": limits}),
        dependencies={"house": Provide(the_house, sync_to_thread=False, use_cache=True)},
        middleware=[door(house, limits, csrf_config(house.secret, settings))],
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude=["^/api", "^/metrics", "^/engine"]
        ),  # the client's files; its engine is large and packed once
        exception_handlers=ERROR_HANDLERS,
        lifespan=[house.open],
        request_max_body_size=settings.body_bytes,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Comptoir",
            version="1",
            description=(
                "An open ludothèque. A browser is known by its login cookie, and its requests that write repeat the cookie "
                "`comptoir-csrf` as `x-csrf-token`. A program is known by a personal token, and needs neither."
            ),
            components=Components(
                security_schemes={
                    "browser": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                    "program": SecurityScheme(type="http", scheme="bearer"),
                }
            ),
            security=[{"browser": []}, {"program": []}, {}],
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )


def from_environment() -> Litestar:
    """For server processes, which know their settings from the environment."""
    settings = settings_module.from_environment()
    set_up_logs(settings.log_json, settings.log_level)
    app = create_app(settings)
    collect_rarely()
    return app


def collect_rarely() -> None:
    """Python looks for garbage seldom, and never among what is there from the start.

    By itself it goes through all of the process again and again while a long table is loaded, which then takes three times as
    long.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
