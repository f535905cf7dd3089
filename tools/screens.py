"""Every screen in every dress, on contact sheets to look at: `python -m tools.screens FOLDER [scene ...]`.

A scene is set once, by playing; then the same page is photographed in each size, light and language.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Error, Page
from tests.e2e.browser import DESKTOP
from tests.e2e.hands import click_something, from_more, play_by_clicking, play_now, status, wait_for_my_turn
from tests.e2e.learning import answer, ready
from tests.e2e.site import open_site

from comptoir import games
from comptoir.table.lessons import course_of
from tools.studio import Studio, open_studio, play_some

PATIENCE = 120_000  # milliseconds: a review, or Python that starts in a page

Scene = Callable[[Studio], Iterator[tuple[str, Page]]]
SCENES: dict[str, Scene] = {}


def scene(set_up: Scene) -> Scene:
    SCENES[set_up.__name__] = set_up
    return set_up


# ---- the scenes ----


@scene
def shelf(studio: Studio) -> Iterator[tuple[str, Page]]:
    page = studio.page()
    page.wait_for_selector("[data-play]")
    yield "empty", page
    for at, what in enumerate(("invite", "screen", "bots")):
        page.locator(".doors").first.locator("button.small").nth(at).click()
        yield f"set-up-{what}", page
        page.keyboard.press("Escape")
    page.locator("header .icon").click()
    yield "settings", page


@scene
def busy_shelf(studio: Studio) -> Iterator[tuple[str, Page]]:
    page = studio.page()
    for game in games.names():
        studio.against_bots(page, game, 3, public=True)
    other = studio.page()
    watched = studio.table(other, "heller", seats=[{"kind": "me"}, {"kind": "bot"}], public=True)
    studio.table(other, "pfusch", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True, start=False)
    page.goto(f"/table/{watched}")
    page.wait_for_selector(".table")
    yield "watching", page
    page.locator("[data-tool=more]").click()
    page.locator("dialog [aria-pressed=false]").click()
    page.wait_for_selector("dialog [aria-pressed=true]")
    page.goto("/")
    page.wait_for_selector(".mine .cards")
    yield "busy", page


@scene
def lobby(studio: Studio) -> Iterator[tuple[str, Page]]:
    host = studio.page()
    table = studio.table(
        host,
        "pfeffersaecke",
        seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot"}],
        start=False,
        public=True,
    )
    host.goto(f"/table/{table}")
    host.wait_for_selector(".lobby .link")
    yield "host", host
    link = host.locator(".lobby .link").input_value()
    guest = studio.page(link)
    yield "invited", guest
    guest.locator("input.input").fill("Maximiliane von Hohenlohe-Bart")
    guest.locator(".btn.main").click()
    guest.wait_for_selector(".lobby")
    yield "guest", guest
    gone = studio.page("/join/nothing")
    gone.locator(".btn.main").click()
    gone.wait_for_selector("[role=alert]")
    yield "revoked", gone


@scene
def friends(studio: Studio) -> Iterator[tuple[str, Page]]:
    """Clocks of one's own from the set-up to the table, talk, reports, my tables, notices."""
    host = studio.page()
    host.wait_for_selector("[data-play]")
    host.locator("article", has=host.locator("[data-play=heller]")).get_by_role("button", name="Invite").click()
    for kind in ("live", "days"):
        host.locator("[data-clock]").select_option(kind)
        yield f"set-up-{kind}", host
    host.keyboard.press("Escape")
    clock = {"kind": "days", "days": 2, "reserve_days": 3, "vacation": 14, "at_zero": "pass"}
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
    table = studio.table(host, "pfeffersaecke", seats=seats, clock=clock, hints=False, rated=False, start=False)
    host.goto(f"/table/{table}")
    host.wait_for_selector(".lobby .link")
    link = host.locator(".lobby .link").input_value()
    guests = [studio.page(link), studio.page(link)]
    yield "invitation", guests[0]
    for guest, name in zip(guests, ("Maximiliane", "Bertrand"), strict=True):
        guest.locator("input.input").fill(name)
        guest.locator(".btn.main").click()
        guest.wait_for_selector(".lobby")
        guest.locator(".lobby form input").fill(f"{name} says hello. When do we begin?")
        guest.locator(".lobby form .btn").click()
    host.wait_for_selector(".lobby section li:nth-child(2)")
    yield "lobby", host
    host.goto("/")
    host.wait_for_selector(".mine")
    guests[0].locator(".lobby form input").fill("Anybody there?")
    guests[0].locator(".lobby form .btn").click()
    host.wait_for_timeout(500)
    host.reload()
    host.wait_for_selector(".mine b")
    yield "my-tables", host
    host.goto(f"/table/{table}")
    host.locator(".lobby .btn.main").click()
    for page in (host, *guests):
        page.wait_for_selector(".table[data-status=running]")
    yield "clocks", host
    from_more(host, "people")
    yield "people", host
    host.locator("[data-vacation=begin]").click()
    host.locator("[data-vacation=end]").wait_for()
    yield "vacation", host
    host.keyboard.press("Escape")
    host.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    host.locator("[data-tab=chat]").click()
    host.locator(".leaf .dots").first.click()
    yield "chat", host
    host.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    host.locator("[data-tab=chat]").click()
    host.locator(".leaf .dots").first.click()
    host.locator(".leaf .about .btn").nth(1).click()
    yield "report", host
    host.keyboard.press("Escape")
    watcher = studio.page(link)
    watcher.locator("input.input").fill("Eve")
    watcher.locator(".btn.main").click()
    watcher.wait_for_selector(".table")
    watcher.locator("[data-tab=chat]").click()
    watcher.locator(".leaf form input").fill("Who is ahead?")
    watcher.locator(".leaf form .btn").click()
    watcher.wait_for_selector(".leaf ul li:nth-child(4)")
    yield "watchers", watcher
    host.goto("/me")
    host.wait_for_selector("[data-who=guest]")
    yield "notices", host


@scene
def courses(studio: Studio) -> Iterator[tuple[str, Page]]:
    """Every step of every course: the task, the first wrong answer, the right one; then what was learned."""
    for name in games.names():
        course = course_of(games.find(name))
        for step in course.step if course else ():
            page = studio.page(f"/learn/{name}/{step.id}")
            ready(page, step.id)
            yield f"{name}-{step.id}", page
            answer(page, step.wrong[0].tries[0], "wrong")
            yield f"{name}-{step.id}-wrong", page
            page.click("[data-again]")
            ready(page, step.id)
            answer(page, step.solution, "right")
            yield f"{name}-{step.id}-right", page
        if course and course.first_game:
            page = studio.page(f"/learn/{name}/first-game")
            page.wait_for_selector("[data-first-game]")
            yield f"{name}-summary", page
            page.click("[data-first-game]")
            page.wait_for_selector(".coach")
            yield f"{name}-coach", page


@scene
def boards(studio: Studio) -> Iterator[tuple[str, Page]]:
    """Every game at its smallest and its largest table."""
    for name in games.names():
        game = games.find(name)
        for seats, moves in ((game.least_seats, 12), (game.most_seats, 6)):
            yield f"{name}-{seats}-seats", studio.in_play(name, seats, moves)


@scene
def variants(studio: Studio) -> Iterator[tuple[str, Page]]:
    for name in games.names():
        game = games.find(name)
        for option, offered in game.options.items():
            for value in offered.values[1:]:
                yield f"{name}-{option}-{value}", studio.in_play(name, game.least_seats, 3, options={option: value})


@scene
def choosing(studio: Studio) -> Iterator[tuple[str, Page]]:
    page = studio.page(at_once=False)
    studio.against_bots(page, "heller", 4)
    play_some(page, 4)
    yield "in-play", page
    if page.locator("[data-spot][aria-pressed=true]").count():
        page.locator("[data-spot][aria-pressed=true]").click()  # what was taken up is put down
    page.locator("[data-cell][role=button]").first.click()
    page.wait_for_selector("[role=menuitem]")
    yield "chooser", page
    page.locator("[role=menuitem]").first.click()
    page.wait_for_selector("[data-confirm]")
    yield "confirm", page


@scene
def helping(studio: Studio) -> Iterator[tuple[str, Page]]:
    page = studio.in_play("weinhaendler", 4, 8)
    page.locator("[data-tool=hint]").click()
    page.wait_for_selector("div.hint")
    yield "hint", page
    page.keyboard.press("Escape")
    page.locator("[data-tool=choices]").click()
    yield "all-choices", page
    page.keyboard.press("Escape")
    page.locator("[data-tool=why]").click()
    page.locator("dialog input").fill("explode")
    page.locator("dialog [data-asks]").first.click()
    page.wait_for_selector("dialog .answer p")
    yield "why-not", page
    page.keyboard.press("Escape")
    page.locator("[data-tool=what]").click()
    page.locator("[data-about]").first.click()
    page.wait_for_selector(".tip")
    yield "what-is-this", page
    page.locator(".asking .btn").click()
    page.locator("[data-tool=score]").click()
    page.wait_for_selector("dialog")
    yield "sheet", page
    page.keyboard.press("Escape")
    page.locator(".log .line").nth(3).click()
    page.locator(".log .btn").click()
    page.wait_for_selector(".answers .btn.main")
    yield "looking-back", page
    page.locator(".answers .btn.main").click()
    from_more(page, "leave")
    yield "leave", page
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector("kbd")
    yield "keys", page


@scene
def largest_text(studio: Studio) -> Iterator[tuple[str, Page]]:
    """The shelf and every full table with everything written in the largest size."""
    for name in games.names():
        page = studio.page(textSize=3)
        studio.against_bots(page, name, games.find(name).most_seats)
        play_some(page, 3)
        yield name, page


@scene
def on_stage(studio: Studio) -> Iterator[tuple[str, Page]]:
    """In the middle of an event, the page's clock stopped."""
    for name in games.names():
        page = studio.page(speed=900, moving=True)
        studio.against_bots(page, name, games.find(name).most_seats)
        wait_for_my_turn(page)
        click_something(page, random.Random(2))
        page.wait_for_selector('.table:not([data-behind="0"])')
        page.wait_for_timeout(700)
        page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 0.05"))
        yield name, page


@scene
def breaks(studio: Studio) -> Iterator[tuple[str, Page]]:
    """Every kind of counting: in the middle of it, the page's clock stopped, and held at its end, if it waits there."""
    for name in games.names():
        page = studio.page(speed=450, breaks=True, moving=True)
        studio.against_bots(page, name, games.find(name).least_seats)
        seen: set[str] = set()
        chance = random.Random(5)
        while status(page) == "running":
            page.wait_for_selector('.table[data-turn="true"], [data-go-on], .table[data-status="finished"]', timeout=60_000)
            if not page.locator("[data-go-on]").count():
                if status(page) == "running":
                    click_something(page, chance)
                continue
            title = page.locator(".scene-bar h2").inner_text()
            kind = "".join(one for one in title if one.isalpha())
            if kind not in seen:
                seen.add(kind)
                page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 2.4"))
                yield f"{name}-{len(seen)}-under-way", page
                page.clock.resume()
                go_on(page)
                page.wait_for_timeout(400)
                if page.locator("[data-go-on]").count():
                    yield f"{name}-{len(seen)}", page
            go_on(page)


def go_on(page: Page) -> None:
    """To the last frame of a scene, or out of it; it may end by itself meanwhile."""
    with suppress(Error):
        page.locator("[data-go-on]").click(timeout=1000)


@scene
def together(studio: Studio) -> Iterator[tuple[str, Page]]:
    host = studio.page()
    table = studio.table(
        host, "heller", seats=[{"kind": "me"}, {"kind": "open"}], clock={"kind": "live"}, start=False, public=True
    )
    host.goto(f"/table/{table}")
    host.wait_for_selector(".lobby .link")
    guest = studio.page(host.locator(".lobby .link").input_value())
    guest.locator("input.input").fill("Bertrand")
    guest.locator(".btn.main").click()
    guest.wait_for_selector(".lobby")
    host.locator(".lobby .btn.main").click()
    for page in (host, guest):
        page.wait_for_selector(".table[data-status=running]")
    if not host.locator('.table[data-turn="true"]').count():
        host, guest = guest, host
    click_something(host, random.Random(4))
    guest.wait_for_selector('.table[data-turn="true"]')
    for page, text in ((host, "Good luck, Bertrand!"), (guest, "Merci ! Et pas de nuisances, s’il vous plaît…")):
        page.locator("[data-tab=chat]").click()
        page.locator(".leaf form input").fill(text)
        page.locator(".leaf form .btn").click()
    host.wait_for_selector(".leaf ul li:nth-child(2)")
    yield "chat-and-clock", host
    host.locator("[data-tool=undo]").click()
    guest.wait_for_selector(".notice")
    yield "undo-asked", host
    yield "undo-to-answer", guest
    host.context.set_offline(True)
    host.wait_for_selector(".away", timeout=40_000)
    yield "away", host
    host.context.set_offline(False)


@scene
def by_days(studio: Studio) -> Iterator[tuple[str, Page]]:
    page = studio.page()
    studio.against_bots(page, "pfusch", 4, clock={"kind": "days"})
    play_some(page, 3)
    yield "days", page


@scene
def one_screen(studio: Studio) -> Iterator[tuple[str, Page]]:
    page = studio.page()
    table = studio.table(page, "weinhaendler", seats=[{"kind": "me"}, {"kind": "screen", "name": "Bert"}, {"kind": "bot"}])
    page.goto(f"/table/{table}")
    page.wait_for_selector(".curtain")
    yield "curtain", page
    for _ in range(6):
        page.locator(".curtain .btn").click()
        page.wait_for_selector(".curtain", state="detached")
        if page.locator("dialog[open]").count():
            yield "since", page
            return
        click_something(page, random.Random(3))
        page.wait_for_selector(".curtain")


@scene
def afterwards(studio: Studio) -> Iterator[tuple[str, Page]]:
    """The end of a game of every kind, its review, the moment shown in the replay, and the same on the analysis board."""
    for game in games.names():
        page = studio.page()
        studio.against_bots(page, game, 3)
        play_by_clicking(page, 300)
        page.wait_for_selector("figure svg")
        yield f"after-{game}", page
        page.locator("a[href^='/review/']").first.click()
        page.wait_for_selector("[data-turning]", timeout=PATIENCE)
        page.locator("[data-turning]").first.click()
        page.wait_for_selector(".turning .stage svg")
        yield f"review-{game}", page
        page.locator(".turning a[href^='/replay/']").first.click()
        page.wait_for_selector(".replay[data-at]")
        yield f"replay-{game}", page
        page.locator("[data-analysis]").first.click()
        page.locator("[data-think]").click()
        page.wait_for_selector("[data-try]", timeout=PATIENCE)
        yield f"analysis-{game}", page


@scene
def memory(studio: Studio) -> Iterator[tuple[str, Page]]:
    page = studio.page()
    page.wait_for_selector("[data-play]")
    play_now(page, "heller")
    play_by_clicking(page, 200)
    for path in ("games", "ranking/heller", "records"):
        page.goto(f"/{path}")
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        yield path.replace("/", "-"), page


@scene
def site(studio: Studio) -> Iterator[tuple[str, Page]]:
    """The page without a server: from a plain folder of files, by the browser's own Python."""
    with open_site() as there:
        page = studio.page(there.address)
        page.set_default_timeout(PATIENCE)
        page.wait_for_selector("[data-play]")
        yield "shelf", page
        play_now(page, "pfusch")
        play_some(page, 2)
        yield "table", page
        page.goto(f"{there.address}#/")
        page.locator("[data-puzzle=heller]").click()
        page.wait_for_selector("[data-verdict]")
        yield "puzzle", page
        for path in ("me", "games", "records", "ranking/heller"):
            page.goto(f"{there.address}#/{path}")
            page.wait_for_selector("main h1")
            yield path.replace("/", "-"), page


@scene
def pages(studio: Studio) -> Iterator[tuple[str, Page]]:
    page = studio.page("/me")
    yield "me-nobody", page
    play_now_then_me(studio, page)
    yield "me-guest", page
    page.locator("input[autocomplete=username]").fill(f"hanna{random.Random().randrange(10**6)}")
    page.locator("input[type=password]").fill("correct horse battery")
    page.locator("form.stack .btn.main").click()
    page.wait_for_selector("[data-who=account]")
    yield "me-account", page
    for game in games.names():
        page.goto(f"/game/{game}")
        page.wait_for_selector(".book")
        yield f"rules-{game}", page
    for path in ("nowhere", "table/nothing", "replay/nothing", "game/nothing"):
        page.goto(f"/{path}")
        page.wait_for_selector("main h1")
        yield f"error-{path.replace('/', '-')}", page


def play_now_then_me(studio: Studio, page: Page) -> None:
    page.goto("/")
    page.wait_for_selector("[data-play]")
    play_now(page, "heller")
    play_by_clicking(page, 200)
    page.goto("/me")
    page.wait_for_selector("[data-who=guest]")


@scene
def house_away(studio: Studio) -> Iterator[tuple[str, Page]]:
    page = studio.page()
    page.wait_for_selector("[data-play]")
    page.route("**/api/**", lambda route: route.abort())
    page.reload()
    page.wait_for_selector("[role=alert]")
    yield "shelf-away", page


def main() -> None:
    folder = Path(sys.argv[1]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[2:] or SCENES:
        with open_studio(folder) as studio:
            for part, page in SCENES[name](studio):
                taken = studio.photograph(f"{name}-{part}", page)
                for sheet in studio.sheets(f"{name}-{part}", taken):
                    print(sheet, flush=True)


if __name__ == "__main__":
    main()
