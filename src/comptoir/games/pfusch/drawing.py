"""The town of Pfusch as SVG: districts with their plots, the builders, and the calendar with its stacks of tokens."""

from __future__ import annotations

from html import escape

from ...kernel.actions import SEAT_LETTERS
from ...kernel.visibility import View
from .look import Plot, districts_in_play, phase_words, plot_at, points, stack, still_to_speak, token_label, wood_shown
from .pieces import (
    APRIL,
    AUGUST,
    DECEMBER,
    DISTRICT_LETTERS,
    GIFT,
    INFORMER,
    MONTH_NAMES,
    MOST_SITES,
    OUT,
    PLASTER,
    POCKETS,
    SITE_NAMES,
    SIZE,
    TOKENS,
    WOOD,
    WOOD_EACH,
)

# Concrete, ink and the two materials.
PAPER, CARD, LINE, INK, FAINT = "#eceae4", "#fbfaf6", "#c9c4b8", "#27313a", "#8a8c88"
RAW, TIMBER, GYPSUM, MARK = "#d3cec2", "#bd8548", "#ffffff", "#8c2f1f"
COLOURS = ("#b3372c", "#235a86", "#3d6b2f", "#6d4190", "#3b3b3b")
SHAPES = (
    "M0-13 L13 0 L0 13 L-13 0Z",  # A diamond
    "M-11-11 H11 V11 H-11Z",  # B square
    "M0-14 L13 10 H-13Z",  # C triangle
    "M-7-12 H7 L13 0 L7 12 H-7 L-13 0Z",  # D hexagon
    "M-12 0 A12 12 0 1 1 12 0 A12 12 0 1 1 -12 0Z",  # E circle
)
STYLE = (
    f"text{{font-family:'Trebuchet MS','DejaVu Sans',sans-serif;fill:{INK}}}"
    ".title{font-size:21px;font-weight:bold}.head{font-size:15px;font-weight:bold}.note{font-size:13px}"
    f".mid{{text-anchor:middle}}.small{{font-size:11px}}.faint{{fill:{FAINT}}}.white{{fill:#fff;font-weight:bold}}"
)

GAP = 16
PLOT = 84  # the width of a plot
CARD_HEIGHT = 172
BLOCK_WIDTH, BLOCK_HEIGHT = 40, 17
GROUND = 138  # where a plot's buildings stand, from the top of its card
SIDE = 372  # the width of a builder's card
SEAT_HEIGHT = 112
MONTH_HEIGHT = 164
LEGEND_HEIGHT = 92


# ---- whole pictures ----


def table_svg(view: View, names: list[str], label: str) -> str:
    """The districts on the left, the builders on the right, the calendar below."""
    districts = districts_in_play(view)
    most = max(sum(1 for site in plots_of(at) if view.sites[site]) for at in districts)
    cards = card_width(most)
    width = GAP * 3 + cards + SIDE
    body = 56 + len(districts) * (CARD_HEIGHT + GAP)
    height = body + MONTH_HEIGHT + GAP
    drawn = [*opening(width, height, label), f'<text class="title" x="{GAP}" y="36">{escape(phase_words(view))}</text>']
    for row, at in enumerate(districts):
        plots = [plot_at(view, site) for site in plots_of(at) if view.sites[site]]
        drawn.append(district_card(GAP, 56 + row * (CARD_HEIGHT + GAP), cards, at, names[at], plots))
    for seat in range(view.seats):
        drawn.append(seat_card(view, seat, GAP * 2 + cards, 56 + seat * (SEAT_HEIGHT + GAP)))
    drawn.append(legend(GAP * 2 + cards, body - GAP - LEGEND_HEIGHT))
    step = (width - 2 * GAP + 6) / DECEMBER
    drawn += [month_card(view, month, GAP + month * step, body, step - 6) for month in range(DECEMBER)]
    return "".join([*drawn, "</svg>"])


def districts_svg(title: str, names: list[str], sites: list[list[int]]) -> str:
    """The bare districts, all five of them."""
    cards = card_width(max(len(sizes) for sizes in sites))
    width, height = cards + 2 * GAP, 56 + len(sites) * (CARD_HEIGHT + GAP)
    drawn = [*opening(width, height, title), f'<text class="title" x="{GAP}" y="36">{escape(title)}</text>']
    for at, sizes in enumerate(sites):
        plots = [Plot(at * MOST_SITES + place, size) for place, size in enumerate(sizes)]
        drawn.append(district_card(GAP, 56 + at * (CARD_HEIGHT + GAP), cards, at, names[at], plots))
    return "".join([*drawn, "</svg>"])


def opening(width: float, height: float, label: str) -> list[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" role="img" '
        f'aria-label="{escape(label, quote=True)}">',
        f"<style>{STYLE}</style>",
        f'<rect width="{width:g}" height="{height:g}" rx="12" fill="{PAPER}"/>',
    ]


def card_width(most_plots: int) -> int:
    return max(most_plots * PLOT + 2 * GAP, 320)


def plots_of(district: int) -> range:
    return range(district * MOST_SITES, (district + 1) * MOST_SITES)


def card(width: float, height: float, stroke: str = LINE) -> str:
    return f'<rect width="{width:g}" height="{height:g}" rx="9" fill="{CARD}" stroke="{stroke}" stroke-width="1.5"/>'


# ---- districts ----


def district_card(x: float, y: float, width: int, at: int, name: str, plots: list[Plot]) -> str:
    """A district: its letter and name, a street, and its plots along it."""
    drawn = [
        f'<g transform="translate({x:g},{y:g})">{card(width, CARD_HEIGHT)}',
        f'<text class="head" x="14" y="24">{DISTRICT_LETTERS[at]} · {escape(name)}</text>',
        f'<path d="M12 {GROUND} H{width - 12}" stroke="{LINE}" stroke-width="3" stroke-linecap="round"/>',
    ]
    for place, plot in enumerate(plots):
        drawn.append(f'<g transform="translate({GAP + (place + 0.5) * PLOT:g},{GROUND})">{plot_svg(plot)}</g>')
    return "".join([*drawn, "</g>"])


def plot_svg(plot: Plot) -> str:
    """A site: the blocks it needs in outline, those that stand, a roof if it is finished, the builder's badge and sign."""
    name = f'<text class="small mid" y="25">{SITE_NAMES[plot.site]}</text>'
    if plot.seat < 0:
        outline = "".join(block_svg(level, "none", "5 4", LINE) for level in range(plot.size))
        number = f'<circle cy="-15" r="13" fill="{CARD}" stroke="{FAINT}"/><text class="head mid" y="-10">{plot.size}</text>'
        return outline + number + name
    colour = COLOURS[plot.seat]
    if not plot.sign:
        walls = "".join(block_svg(level, colour, "", CARD) for level in range(plot.size))
        return f"{walls}{roof_svg(plot.size, colour)}{badge(plot.seat, 0, -17, 0.8, CARD)}{name}"
    missing = "".join(block_svg(level, "none", "5 4", LINE) for level in range(len(plot.blocks), plot.size))
    walls = "".join(inside_svg(level, inside, known, colour) for level, (inside, known) in enumerate(plot.blocks))
    roof = roof_svg(plot.size, colour) if plot.finished() else ""
    return missing + walls + roof + sign_svg(plot.seat) + name


def block_svg(level: int, fill: str, dashes: str, stroke: str) -> str:
    y = -(level + 1) * BLOCK_HEIGHT
    return (
        f'<rect x="{-BLOCK_WIDTH / 2:g}" y="{y}" width="{BLOCK_WIDTH}" height="{BLOCK_HEIGHT - 2}" rx="2" '
        f'fill="{fill}" stroke="{stroke}" stroke-width="1.5" stroke-dasharray="{dashes}"/>'
    )


def inside_svg(level: int, inside: int, known: int, colour: str) -> str:
    """A block as this looker sees it: raw outside, timber or gypsum if its inside is known; probed wood has a drill hole."""
    y = -(level + 0.5) * BLOCK_HEIGHT - 1
    if known:
        hole = f'<circle cy="{y:g}" r="4" fill="{CARD}" stroke="{INK}" stroke-width="1.5"/>'
        return block_svg(level, TIMBER, "", colour) + grain(y) + hole
    if not inside:
        return f'{block_svg(level, RAW, "", colour)}<text class="small mid" y="{y + 4:g}">?</text>'
    if inside == WOOD:
        return block_svg(level, TIMBER, "", colour) + grain(y)
    crumbs = f'<path d="M-13 {y:g} H13" stroke="{LINE}" stroke-width="4" stroke-dasharray="2 6"/>'
    return block_svg(level, GYPSUM, "", colour) + crumbs


def grain(y: float) -> str:
    return f'<path d="M-15 {y - 3:g} H15 M-15 {y + 2:g} H15" stroke="#8a5a28" stroke-width="1"/>'


def roof_svg(size: int, colour: str) -> str:
    y = -size * BLOCK_HEIGHT
    half = BLOCK_WIDTH / 2 + 4
    return f'<path d="M{-half:g} {y - 1} L0 {y - 15} L{half:g} {y - 1}Z" fill="{colour}" stroke="{CARD}"/>'


def sign_svg(seat: int) -> str:
    """F7: the site sign, beside the building."""
    return f'<path d="M32 0 V-24" stroke="{INK}" stroke-width="2.5"/>{badge(seat, 32, -32, 0.72, INK)}'


def badge(seat: int, x: float, y: float, scale: float, stroke: str) -> str:
    """A builder's shape, colour and letter."""
    drop = 7 if seat == 2 else 5  # the letter sits lower in a triangle
    return (
        f'<g transform="translate({x:g},{y:g}) scale({scale:g})">'
        f'<path d="{SHAPES[seat]}" fill="{COLOURS[seat]}" stroke="{stroke}"/>'
        f'<text class="small mid white" y="{drop - 1}">{SEAT_LETTERS[seat]}</text></g>'
    )


# ---- builders ----


def seat_card(view: View, seat: int, x: float, y: float) -> str:
    """A builder: profit, strikes, wood if it may be seen, and the tokens left; the frame is strong while the table waits."""
    waited = still_to_speak(view, seat)
    drawn = [
        f'<g transform="translate({x:g},{y:g})">{card(SIDE, SEAT_HEIGHT, COLOURS[seat] if waited else LINE)}',
        badge(seat, 26, 27, 1.15, INK),
        f'<text class="head" x="52" y="32">{points(view, seat)}</text>',
    ]
    if view.strikes[seat] == OUT:
        return "".join([*drawn, '<text class="note faint" x="52" y="60">out of the game</text></g>'])
    drawn.append(f'<text class="note" x="{SIDE - 14}" y="31" text-anchor="end">{escape(doing(view, seat, waited))}</text>')
    drawn.append(f'<text class="note" x="16" y="62">wood</text>{wood_svg(view, seat)}')
    for strike in range(OUT):
        drawn.append(strike_svg(SIDE - 72 + strike * 24, 57, strike < view.strikes[seat]))
    drawn += [token_svg(view, seat, token) for token in range(TOKENS)]
    return "".join([*drawn, "</g>"])


def doing(view: View, seat: int, waited: bool) -> str:
    """What everyone can tell of this seat right now."""
    if view.proposal[seat]:
        builder, place = divmod(view.proposal[seat] - 1, SIZE)
        return f"proposes {SEAT_LETTERS[builder]} {place + 1}"
    return "▶ to choose" if waited else "ready" if view.choice_count[seat] else ""


def wood_svg(view: View, seat: int) -> str:
    """F1: the wood left, for its owner's eyes; a question mark for the others."""
    wood = wood_shown(view, seat)
    if wood < 0:
        return '<text class="note faint" x="62" y="62">?</text>'
    return "".join(
        f'<rect x="{62 + at * 20}" y="50" width="16" height="14" rx="2" fill="{TIMBER if at < wood else "none"}" '
        f'stroke="{LINE}"/>'
        for at in range(WOOD_EACH)
    )


def strike_svg(x: float, y: float, struck: bool) -> str:
    """F17: how often this builder was caught."""
    ring = f'<circle cx="{x:g}" cy="{y:g}" r="9" fill="none" stroke="{MARK if struck else LINE}" stroke-width="1.5"/>'
    cross = f"M{x - 4:g} {y - 4:g} l8 8 m0 -8 l-8 8"
    return ring + (f'<path d="{cross}" stroke="{MARK}" stroke-width="2.5"/>' if struck else "")


def token_svg(view: View, seat: int, token: int) -> str:
    """F13: tokens left in hand; spent ones are faint. Empty pockets carry how many are left."""
    many = view.tokens[seat][token]
    order = [*range(GIFT, TOKENS), INFORMER, POCKETS].index(token)
    x = 30 + order * 40
    times = f'<text class="small" x="{x + 16}" y="94">×{many}</text>' if token == POCKETS else ""
    return f'<g opacity="{1 if many else 0.28}">{coin(x, 90, token_label(token), COLOURS[seat])}{times}</g>'


def coin(x: float, y: float, label: str, colour: str) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="11" fill="{CARD}" stroke="{colour}" stroke-width="2.5"/>'
        f'<text class="note mid" x="{x:g}" y="{y + 4.5:g}">{"∅" if label == "o" else label}</text>'
    )


def legend(x: float, y: float) -> str:
    """What the blocks and coins mean."""
    signs = (
        (inside_svg(0, 0, 0, INK), "unseen inside"),
        (inside_svg(0, WOOD, 0, INK), "wood inside"),
        (inside_svg(0, PLASTER, 0, INK), "plaster alone"),
        (inside_svg(0, WOOD, 1, INK), "wood, seen by all"),
        (block_svg(0, INK, "", CARD), "finished, safe"),
        (f'<g transform="translate(0,-8)">{coin(-14, 0, "i", INK)}{coin(14, 0, "o", INK)}</g>', "informer, pockets"),
    )
    drawn = [f'<g transform="translate({x:g},{y:g})">{card(SIDE, LEGEND_HEIGHT)}']
    for at, (sign, words) in enumerate(signs):
        left, base = 38 + at % 2 * 180, 30 + at // 2 * 26
        drawn.append(f'<g transform="translate({left},{base})">{sign}</g>')
        drawn.append(f'<text class="small" x="{left + 32}" y="{base - 4}">{words}</text>')
    return "".join([*drawn, "</g>"])


# ---- the calendar ----


def month_card(view: View, month: int, x: float, y: float, width: float) -> str:
    """F13: a month with its stack of tokens, the dearest gift on top. F19, F20: rain and holidays."""
    now = month + 1 == view.month
    drawn = [
        f'<g transform="translate({x:g},{y:g})">{card(width, MONTH_HEIGHT, INK if now else LINE)}',
        f'<text class="note mid" x="{width / 2:g}" y="20" font-weight="{"bold" if now else "normal"}">'
        f"{MONTH_NAMES[month].capitalize()[:3]}</text>",
    ]
    special = {APRIL - 1: "rain", AUGUST - 1: "holiday"}.get(month, "")
    if special:
        drawn.append(f'<text class="small faint mid" x="{width / 2:g}" y="{MONTH_HEIGHT - 7}">{special}</text>')
    for row, (seat, label) in enumerate(stack(view, month)):
        drawn.append(badge(seat, width / 2 - 13, 38 + row * 22, 0.66, INK))
        drawn.append(
            f'<g transform="translate({width / 2 + 13:g},{38 + row * 22}) scale(.8)">{coin(0, 0, label, COLOURS[seat])}</g>'
        )
    return "".join([*drawn, "</g>"])
