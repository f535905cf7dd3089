"""The whole ludothèque as a folder of files, for any static host: the client, and the engine that runs in the page."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from ..kernel.errors import ComptoirError

PACKAGE = Path(__file__).parents[1]
CLIENT = PACKAGE / "house" / "static"  # the same client as a house's
ENGINE = PACKAGE / "page" / "engine"
OFFLINE = "offline.js"
ONLY_OF_A_HOUSE = ("push.js",)
ENGINE_MARK = '<meta name="comptoir-engine"'

# Nothing but our own files, whoever serves them; Python is compiled WebAssembly. Styles and fonts are files, too.
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; "
    "form-action 'none'"
)


class NoSite(ComptoirError):
    """There is nothing to make a site of, or no place for it."""


def write_site(out: Path) -> list[str]:
    """Write the site into a folder that is empty or holds an older one. Says which files it has."""
    if not (CLIENT / "index.html").exists() or not (ENGINE / "comptoir.zip").exists():
        raise NoSite("this copy of comptoir has no client or no engine for pages: `make site` in a checkout builds both")
    try:
        out = out.resolve()
        if out.is_dir() and any(out.iterdir()) and not is_site(out):
            raise NoSite(f"{out} is not empty and holds no site of ours: give another folder")
        out.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=out.parent, prefix=".site-") as made:  # whole, or not at all
            files = _write(Path(made) / "site")
            shutil.rmtree(out)
            (Path(made) / "site").rename(out)
    except (OSError, ValueError) as error:  # a name that no file can have is a ValueError
        raise NoSite(f"{out} cannot be written: {getattr(error, 'strerror', None) or error}") from None
    return files


def is_site(folder: Path) -> bool:
    """Whether an older site of ours is there: nobody else's is replaced."""
    page = folder / "index.html"
    return page.is_file() and ENGINE_MARK in page.read_text(encoding="utf-8", errors="replace")


def _write(out: Path) -> list[str]:
    shutil.copytree(CLIENT, out, ignore=shutil.ignore_patterns(*ONLY_OF_A_HOUSE))
    engine = f"engine-{fingerprint(ENGINE)}"  # an old page never meets a new engine
    shutil.copytree(ENGINE, out / engine)
    page = out / "index.html"
    page.write_text(front_page(page.read_text(encoding="utf-8"), engine), encoding="utf-8")
    return list_files(out)


def list_files(out: Path) -> list[str]:
    """Tell the site's own worker what is to be kept in a browser."""
    files = hashes(out)
    files.pop(OFFLINE, None)
    (out / OFFLINE).write_text(keeper(CLIENT, files), encoding="utf-8")
    return sorted([*files, OFFLINE])


def hashes(folder: Path, below: str = "") -> dict[str, str]:
    """The SHA-256 of every file, by its name as a path of the folder, or of one below which it is served."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {below + path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def keeper(client: Path, files: dict[str, str], page: str = "index.html") -> str:
    """The worker that keeps these files in a browser, each with its hash, and knows which version that is."""
    listed = json.dumps(files, indent=1)
    version = hashlib.sha256(listed.encode()).hexdigest()[:12]
    text = (client / OFFLINE).read_text(encoding="utf-8")
    text = text.replace("'unbuilt'", f"'{version}'").replace("FILES = {}", f"FILES = {listed}")
    return text.replace("PAGE = 'index.html'", f"PAGE = '{page}'")


def front_page(page: str, engine: str) -> str:
    """The client's page for a folder of files: everything relative to it, its policy in it, and where its engine is."""
    head = (
        f'<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n'
        f'    <meta name="referrer" content="no-referrer" />\n    {ENGINE_MARK} content="{engine}/" />'
    )
    return page.replace('="/', '="./').replace('<meta charset="utf-8" />', head)


def fingerprint(folder: Path) -> str:
    """Of every file's name and content."""
    digest = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        digest.update(f"{path.relative_to(folder)}\n".encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:12]
