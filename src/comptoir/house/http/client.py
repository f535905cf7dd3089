"""The built browser client, if there is one: static files, and its page for every address that is the client's own.

Where the engine for pages is built, too, the client can be a host of tables itself (`comptoir.page`) when this house cannot be
reached: the page says where that engine is, and a worker keeps it all in the browser.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from ... import games
from ...kernel.rulebook import LANGUAGES
from ...page import site
from ...table import wire
from ...table.errors import NotFound
from ...table.model import OPEN, RUNNING
from ...texts import game_texts
from ..notices.words import texts
from .routes import TheHouse
from .routes.tables import peek

FOREVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)  # their names change with what is in them

ASSET = re.compile(r"/assets/[A-Za-z0-9._/-]{1,200}")

PAGES = (
    "table",
    "game",
    "learn",
    "puzzles",
    "replay",
    "review",
    "person",
    "ranking",
    "analysis",
    "board",
    "confirm",
    "recover",
    "move",
    "unsubscribe",
)  # of the client, each with what it is about behind it

# Files of the client that must have these names: what shows notices, and what makes the page an app of a phone.
FILES = {
    "push.js": "text/javascript",
    "manifest.webmanifest": "application/manifest+json",
    "icon.svg": "image/svg+xml",
    **dict.fromkeys(("icon-192.png", "icon-512.png", "icon-maskable.png"), "image/png"),
}
ALONE = "/alone"  # the page by which one plays without this house

PLAIN_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Comptoir</title>
<h1>Comptoir</h1><p>The house is open, but its client is not built.
Programs find their way at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>"""


def preview(to: wire.Invited | None, language: str, address: str) -> str:
    """What an invitation says in its head, for programs that show a link before anybody follows it: nothing that the page does
    not tell a stranger. Addresses are the house's own, or there are none."""
    told = {"robots": "noindex"}
    if to is not None:
        game = game_texts(games.find(to.game).folder, language).get("title")
        free = sum(seat.kind == "open" for seat in to.seats) if to.status == OPEN else 0
        going = to.status in (OPEN, RUNNING)
        told["og:title"] = texts(language).get("preview-title", name=to.host, game=game)
        told["og:description"] = texts(language).get("preview-free" if going else "preview-over", free=free)
        told |= {"og:type": "website", "og:site_name": "Comptoir"}
        if address:
            told["og:url"] = address
    return "".join(
        f'<meta {"property" if name.startswith("og:") else "name"}="{name}" content="{escape(value)}" />'
        for name, value in told.items()
    )


def spoken(request: Request[Any, Any, Any]) -> str:
    """The first language asked for that we speak."""
    asked = (part[:2].lower() for part in request.headers.get("accept-language", "").replace(" ", "").split(","))
    return next((one for one in asked if one in LANGUAGES), "en")


def alone_routes(folder: Path, page: str, engine: str) -> list[Any]:
    """What a browser needs to be a host of tables itself, and the worker that keeps it there."""
    names = {path.name for path in site.ENGINE.iterdir()}

    @cache
    def packed(name: str) -> tuple[bytes, bytes]:
        content = (site.ENGINE / name).read_bytes()
        return content, gzip.compress(content, 6, mtime=0)

    @cache
    def keeper() -> str:
        of_page = {"": hashlib.sha256(page.encode()).hexdigest()}
        files = {**of_page, **site.hashes(folder / "assets", "assets/"), **site.hashes(site.ENGINE, f"{engine}/")}
        return site.keeper(folder, files, page="") + "importScripts('/push.js');\n"

    @get(f"/{engine}/{{name:str}}", include_in_schema=False, sync_to_thread=True, opt={"limit": "none"})
    def show_engine(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        if name not in names:
            raise NotFound("there is no such file")
        plain, small = packed(name)
        shrinks = len(small) < len(plain) and "gzip" in request.headers.get("accept-encoding", "")
        headers = {"Cache-Control": FOREVER.to_header(), "Vary": "Accept-Encoding"}
        kind = "text/javascript" if name.endswith(".mjs") else mimetypes.guess_type(name)[0] or "application/octet-stream"
        if shrinks:
            return Response(small, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
        return Response(plain, media_type=kind, headers=headers)

    @get("/offline.js", include_in_schema=False, sync_to_thread=True, opt={"limit": "none"})
    def show_keeper() -> Response[str]:
        return Response(keeper(), media_type="text/javascript", headers={"Cache-Control": "no-cache"})

    return [show_engine, show_keeper]


def client_routes(folder: Path) -> list[Any]:
    """Routes for the client in this folder. Its addresses (`/`, `/table/…`, `/join/…`) all show the same page."""
    page_file = folder / "index.html"
    page = page_file.read_text(encoding="utf-8") if page_file.exists() else PLAIN_PAGE
    files = {name: (folder / name).read_bytes() for name in FILES if (folder / name).exists()}
    alone: list[Any] = []
    if page_file.exists() and (site.ENGINE / "comptoir.zip").exists():
        engine = f"engine-{site.fingerprint(site.ENGINE)}"
        page = page.replace("</head>", f'{site.ENGINE_MARK} content="/{engine}/" data-alone="{ALONE}" /></head>', 1)
        alone = alone_routes(folder, page, engine)

    @route(
        [
            "/",
            "/me",
            "/games",
            "/records",
            "/boards",
            "/recover",
            "/privacy",
            ALONE,
            *(f"/{page}/{{_rest:path}}" for page in PAGES),
        ],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        media_type=MediaType.HTML,
        include_in_schema=False,
        sync_to_thread=False,
        opt={"limit": "none"},
    )
    def show_client() -> Response[str]:
        return Response(page, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})

    @route(
        "/join/{token:path}",
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        media_type=MediaType.HTML,
        include_in_schema=False,
        opt={"limit": "read"},
    )
    async def show_invitation(token: FromPath[str], request: Request[Any, Any, Any], house: TheHouse) -> Response[str]:
        """The same page, with what a messenger shows of it."""
        to = await peek(house, token.removeprefix("/"))
        head = preview(to, spoken(request), f"{house.settings.origin.rstrip('/')}/join{token}" if house.settings.origin else "")
        return Response(page.replace("</head>", f"{head}</head>", 1), headers={"Cache-Control": "no-cache"})

    @get("/{rest:path}", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False, opt={"limit": "none"})
    def nothing_here(rest: FromPath[str]) -> Response[str]:
        """An address that is nobody's: people get the client, which says so; programs the usual problem."""
        if rest.startswith("/api/"):
            raise NotFound("there is nothing here")
        return Response(page, media_type=MediaType.HTML, status_code=404, headers={"Cache-Control": "no-cache"})

    @get([f"/{name}" for name in FILES], include_in_schema=False, sync_to_thread=False, opt={"limit": "none"})
    def show_file(request: Request[Any, Any, Any]) -> Response[bytes]:
        name = request.scope["path"].removeprefix("/")
        if name not in files:
            raise NotFound("there is no such file")
        return Response(files[name], media_type=FILES[name], headers={"Cache-Control": "no-cache"})

    def is_name(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        """The file system is asked for names only that a file of ours could have."""
        if not ASSET.fullmatch(connection.scope["path"]):
            raise NotFound("there is no such file")

    assets = folder / "assets"
    if not assets.is_dir():
        return [show_client, show_invitation, nothing_here, show_file, *alone]
    return [
        show_client,
        show_invitation,
        nothing_here,
        show_file,
        *alone,
        create_static_files_router(
            path="/assets",
            directories=[assets],
            cache_control=FOREVER,
            opt={"limit": "none"},
            include_in_schema=False,
            guards=[is_name],
        ),
    ]
