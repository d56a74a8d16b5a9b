"""The page: one HTML file with everything in it, plots included, to be read without a network."""

from __future__ import annotations

import html
from typing import Any, Final

import polars as pl
from matplotlib.figure import Figure

from klubovna.engine import Game
from klubovna.lab.report import plots
from klubovna.lab.report.plots import Naming, Rows
from klubovna.lab.report.tables import COLUMNS

MOST_ROWS: Final = 24  # of a plot, from both ends; tables hold all

STYLE: Final = """
:root { color-scheme: light; --paper: #fbf6ec; --ink: #2b2118; --line: #ddcfb8; --accent: #b4552d; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.9rem; margin: 0 0 .3rem; } h2 { margin: 2.4rem 0 .4rem; border-bottom: 2px solid var(--line); }
p.about { margin: .2rem 0; max-width: 46rem; } code { background: #f0e6d4; padding: 0 .25em; border-radius: .2em; }
figure { margin: .8rem 0; background: #fff; border: 1px solid var(--line); border-radius: .5rem; padding: .6rem;
  overflow-x: auto; } figure svg { width: 100%; min-width: 34rem; height: auto; display: block; }
.wide { overflow-x: auto; } td { white-space: nowrap; } .words td { white-space: normal; }
table { border-collapse: collapse; margin: .6rem 0; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .2rem .7rem; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child, .words td, .words th { text-align: left; }
th { position: sticky; top: 0; background: var(--paper); }
details { margin: .5rem 0; } summary { cursor: pointer; color: var(--accent); } .sure { font-weight: 700; }
@media print { details { display: none; } body { max-width: none; } }
"""


def page(
    game: Game,
    lang: str,
    setting: dict[str, Any],
    found: dict[str, Any],
    tables: dict[str, pl.DataFrame],
    compared: Rows,
    origin: dict[str, str],
) -> str:
    """The whole file. `origin` says which version played, and when."""
    named = naming(game, lang)
    title = game.texts.text(lang, "title") if game.texts.has(lang, "title") else game.id
    parts = [
        f"<h1>{html.escape(title)}: {found['games']:,} matches</h1>",
        about(setting, origin),
        headline(found),
    ]
    if compared:
        parts.append(comparison(compared))
    parts += [
        section("How long matches take", lengths(found, tables["games"])),
        section("How they end", endings(found)),
        section("Who wins", winners(found)),
    ]
    for kind, rows in found["traits"].items():
        if rows:
            parts.append(section(f"By {kind}", trait(kind, rows, found, named)))
    parts += [
        section("How the points grow", growth(found)),
        section("Cards", cards(found, named)),
        section("The data", dictionary(tables)),
    ]
    body = "\n".join(parts)
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{html.escape(title)}</title>'
    )
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}<style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n'
    )


def naming(game: Game, lang: str) -> Naming:
    kinds = game.report.kinds if game.report is not None else {}

    def name(kind: str, id: str) -> str:
        words = [game.texts.text(lang, message(kind, part)) if has(kind, part) else part for part in id.split("+")]
        return " + ".join(words)

    def message(kind: str, id: str) -> str:
        return kinds.get(kind, "") + id

    def has(kind: str, id: str) -> bool:
        return kind in kinds and game.texts.has(lang, message(kind, id))

    return name


# --- words


def section(title: str, body: str) -> str:
    return f"<section><h2>{html.escape(title)}</h2>\n{body}</section>" if body else ""


def about(setting: dict[str, Any], origin: dict[str, str]) -> str:
    options = ", ".join([f"{name}={value}" for name, value in setting["options"].items()]) or "none"
    return (
        f'<p class="about">{setting["seats"]} seats, bots {html.escape(seated(setting["bots"]))}, seed '
        f"<code>{html.escape(str(setting['seed']))}</code>, options {html.escape(options)}; "
        f"klubovna {origin['version']}, commit {origin['commit']}, rules {setting['rules']}, {origin['date']}. "
        "Intervals are 95 %. Bots are not people: what they find strong need not be so for you.</p>"
    )


def seated(bots: list[str]) -> str:
    """By seat, or once if all are the same."""
    return f"all {bots[0]}" if len(set(bots)) == 1 else ", ".join(bots)


def headline(found: dict[str, Any]) -> str:
    length = found["length"]
    words = [f"A match takes {length['mean']:.0f} decisions, {length['p5']:.0f} to {length['p95']:.0f} in nine of ten."]
    if found["together"]:
        words.append(f"The team wins {interval(found['by_bot'][0])}.")
    elif found["by_order"]:
        words.append(f"Whoever begins wins {interval(found['by_order'][0])}.")
    return f'<p class="about">{" ".join(words)}</p>'


def interval(row: dict[str, Any]) -> str:
    return f"{row['share']:.1%} ({row['low']:.1%} – {row['high']:.1%})"


def table(head: list[str], rows: list[list[str]], folded: bool = False, words: bool = False) -> str:
    cells = "".join([f"<th>{html.escape(word)}</th>" for word in head])
    lines = "".join(["<tr>" + "".join([f"<td>{html.escape(cell)}</td>" for cell in row]) + "</tr>\n" for row in rows])
    made = framed(cells, lines, "words" if words else "")
    return f"<details><summary>All {len(rows)} rows</summary>{made}</details>" if folded else made


def framed(head: str, lines: str, style: str = "") -> str:
    inner = f"<table><thead><tr>{head}</tr></thead><tbody>\n{lines}</tbody></table>"
    return f'<div class="wide {style}">{inner}</div>'


# --- sections


def lengths(found: dict[str, Any], games: pl.DataFrame) -> str:
    rows = [
        [name.replace("_", " "), *[f"{numbers[key]:.2f}" for key in ("mean", "low", "high")], *whole(numbers)]
        for name, numbers in {"decisions": found["length"], **found["facts"]}.items()
    ]
    figure = plots.lengths(games["decisions"].to_list())
    return drawn(figure) + table(["", "mean", "from", "to", "least", "median", "most"], rows)


def whole(numbers: dict[str, float]) -> list[str]:
    return [f"{numbers[key]:g}" for key in ("min", "median", "max")]


def endings(found: dict[str, Any]) -> str:
    rows = [[row["name"].replace("_", " "), interval(row)] for row in found["causes"]]
    rows.append(["nobody won", interval(found["nobody_won"])])
    if not found["together"]:
        rows.append(["shared victory", interval(found["shared"])])
    return table(["", "of all matches"], rows)


def winners(found: dict[str, Any]) -> str:
    made = ""
    if found["by_order"]:
        rows = [{**row, "name": place(int(row["name"]))} for row in found["by_order"]]
        made += drawn(plots.dots(rows, rows[0]["fair"], "part of the victories by turn order"))
    if not found["together"]:
        made += table(
            ["seat", "wins", "mean score"],
            [[row["name"], interval(row), f"{row['score']:g}"] for row in found["by_seat"]],
        )
    return made + table(["bot", "wins"], [[row["name"], interval(row)] for row in found["by_bot"]])


def ends(rows: Rows) -> Rows:
    """All of them, or the first and the last ones if they are too many for a picture."""
    half = MOST_ROWS // 2
    return rows if len(rows) <= MOST_ROWS else [*rows[:half], *rows[-half:]]


def both_ends(many: int) -> str:
    if many <= MOST_ROWS:
        return ""
    return f'<p class="about">The first and the last {MOST_ROWS // 2} of {many}.</p>'


def place(order: int) -> str:
    return "first" if order == 0 else f"{order} after"


def trait(kind: str, rows: Rows, found: dict[str, Any], named: Naming) -> str:
    shown = [{**row, "name": named(kind, row["name"])} for row in rows]
    made = both_ends(len(rows)) + drawn(plots.dots(ends(shown), rows[0]["fair"], f"part of the victories by {kind}"))
    made += table(
        [kind, "wins", "matches"],
        [[row["name"], interval(row), str(row["games"])] for row in shown],
        folded=len(shown) > MOST_ROWS,
    )
    cells = found["matrix"].get(kind, [])
    return made + duels(kind, cells, named) if 1 < len({cell["name"] for cell in cells}) <= MOST_ROWS else made


def duels(kind: str, cells: Rows, named: Naming) -> str:
    title = '<p class="about">Row against column: of what the two won, how much the row did, in %.</p>'
    rows = [
        [f"{named(kind, cell['name'])} – {named(kind, cell['rival'])}", interval(cell), str(cell["games"])]
        for cell in cells
    ]
    return title + drawn(plots.heat(kind, cells, named)) + table(["", "wins", "matches"], rows, folded=True)


def growth(found: dict[str, Any]) -> str:
    if not any([any(values) for values in found["curves"].values()]):
        return ""
    return drawn(plots.growth(found["curves"]))


def cards(found: dict[str, Any], named: Naming) -> str:
    rows = found["cards"]
    if not rows:
        return ""
    words = (
        '<p class="about">“Taken” is how often a card was played when it could be. Those who played it are set beside '
        "those who could have and did not; winners get to play more cards, so this is a hint and no proof.</p>"
    )
    shown = [(named("card", row["name"]), 100 * row["taken"]) for row in ends(rows)]
    figure = plots.bars(shown, "taken when on offer, %")
    lines = [
        [
            named("card", row["name"]),
            f"{row['offered']:,}",
            f"{row['played']:,}",
            f"{row['taken']:.1%}",
            interval(row["with"]) if row["with"]["games"] else "",
            interval(row["without"]) if row["without"]["games"] else "",
        ]
        for row in rows
    ]
    head = ["card", "on offer", "played", "taken", "wins of those who did", "of those who did not"]
    return words + both_ends(len(rows)) + drawn(figure) + table(head, lines, folded=True)


def comparison(rows: Rows) -> str:
    lines = "".join(
        [
            f'<tr class="{"sure" if row["sure"] else ""}"><td>{html.escape(row["what"])}</td>'
            f"<td>{number(row, 'before')}</td><td>{number(row, 'now')}</td><td>{number(row, 'gap', '+')}</td>"
            f"<td>{number(row, 'low', '+')} to {number(row, 'high', '+')}</td></tr>\n"
            for row in rows
        ]
    )
    words = (
        '<p class="about">Bold: the interval of the difference leaves out zero. With this many rows about one in '
        "twenty does so by chance.</p>"
    )
    head = "".join([f"<th>{word}</th>" for word in ("", "before", "now", "difference", "95 %")])
    return section("Beside the other report", words + framed(head, lines))


def number(row: dict[str, Any], key: str, sign: str = "") -> str:
    return f"{row[key]:{sign}.1%}" if row["unit"] == "share" else f"{row[key]:{sign}.2f}"


def dictionary(tables: dict[str, pl.DataFrame]) -> str:
    made = ""
    for name, frame in tables.items():
        rows = [[column, meaning] for column, meaning in COLUMNS[name].items()]
        made += f"<h3><code>{name}.parquet</code>, {frame.height:,} rows</h3>" + table(
            ["column", "meaning"], rows, words=True
        )
    return made


def drawn(figure: Figure) -> str:
    return f"<figure>{plots.svg(figure)}</figure>\n"
