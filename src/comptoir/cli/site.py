"""`comptoir site`: the ludothèque as a folder of files, open without a server."""

from __future__ import annotations

import http.server
import webbrowser
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from ..page.site import write_site


def site_command(
    out: Annotated[Path, typer.Option(help="The folder to write; an older site there is replaced.")],
    serve: Annotated[bool, typer.Option("--open", help="Open it in a browser, from this machine.")] = False,
) -> None:
    """Write the whole ludothèque as files for any static host: games, bots, courses and rulebooks run in the page."""
    files = write_site(out)
    size = sum((out / name).stat().st_size for name in files)
    typer.echo(f"{out}: {len(files)} files, {size / 1e6:.1f} MB")
    if serve:
        _serve(out)


def _serve(folder: Path) -> None:
    """On a free port of this machine, until Ctrl-C."""
    handler = partial(http.server.SimpleHTTPRequestHandler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        address = f"http://127.0.0.1:{server.server_port}/"
        typer.echo(f"The site is open at {address} (Ctrl-C closes it).")
        webbrowser.open(address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            typer.echo("Closed.")
