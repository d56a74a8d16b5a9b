"""The commands, as `klubovna --help` lists them."""

from __future__ import annotations

import contextlib
import json
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

import klubovna
from klubovna import compiled, terminal
from klubovna.bots import LEVELS
from klubovna.commands import home, study
from klubovna.commands.reading import chosen_language, read_record
from klubovna.engine import BadRecord, Refused, RuleBroke
from klubovna.games import find_game
from klubovna.lab.bug_report import is_report, read_report
from klubovna.lab.commands import lab
from klubovna.lab.ladder import Contest, against, block_games, contests
from klubovna.lab.ladder import ladder as run_ladder
from klubovna.lab.perft import perft as count_lines
from klubovna.lab.scenario import ScenarioFailed, read_scenarios, run_scenario
from klubovna.lab.simulate import Series
from klubovna.lab.simulate import simulate as run_series
from klubovna.lab.sparring import Sparring, check_out
from klubovna.lab.train import train as learn
from klubovna.lab.train import written
from klubovna.lab.typed import (
    GameId,
    Options,
    Ray,
    Seats,
    Seed,
    check_level,
    chosen_workers,
    parse_options,
    parse_seed,
    progress_bar,
    spread_levels,
)
from klubovna.server.owner_command import admin

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="One table for five board games: play them, program them, simulate them.",
)
app.add_typer(lab, name="lab")

app.add_typer(admin, name="admin")

Lang = Annotated[str | None, typer.Option("--lang", help="cs or en; the locale's by default.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A match saved as JSON.")]


def tell_version(asked: bool) -> None:
    if asked:
        print(f"klubovna {klubovna.__version__}, {'compiled' if compiled.is_compiled() else 'interpreted'}")
        tell_stale()
        raise typer.Exit


def tell_stale() -> None:
    if reason := compiled.stale():
        print(f"klubovna: {reason}", file=sys.stderr)


@app.callback()
def begin(
    version: Annotated[
        bool,
        typer.Option("--version", callback=tell_version, is_eager=True, help="The version, and which build runs."),
    ] = False,
) -> None:
    tell_stale()


def setting(name: str, help: str, **more: Any) -> Any:
    """An option of the server, which the environment can give too."""
    return typer.Option(f"--{name}", envvar=f"KLUBOVNA_{name.upper().replace('-', '_')}", help=help, **more)


def read_settings(context: typer.Context, file: Path | None) -> Path | None:
    """What stands in the file counts unless the command line or the environment says otherwise."""
    if file is not None:
        from klubovna.server.settings import BadSetting, read_file

        own = ("config", "open_browser", "lan")
        known = {str(option.name) for option in context.command.params if option.name not in own}
        try:
            context.default_map = read_file(file, known)
        except BadSetting as bad:
            raise Refused(str(bad)) from None
    return file


@app.command(epilog="Example: klubovna serve --port 8000 --db sqlite:///klubovna.db")
def serve(
    context: typer.Context,
    port: Annotated[int, setting("port", "0 takes any free one.")] = 8000,
    db: Annotated[
        str | None, setting("db", "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; a file by default.")
    ] = None,
    host: Annotated[str, setting("host", "0.0.0.0 lets other machines in.")] = "127.0.0.1",
    lan: Annotated[
        bool, typer.Option("--lan", help="Let other devices of this network in, and print a code for phones.")
    ] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the clubhouse in a browser.")] = False,
    thinkers: Annotated[
        int | None, setting("thinkers", "How many processes think for bots; one for each core, two at least.")
    ] = None,
    bot_pause: Annotated[
        float, setting("bot-pause", "About how many seconds a bot takes for an answer, so that people can follow.")
    ] = 0.7,
    servers: Annotated[int, setting("servers", "How many servers share the port; more than one needs PostgreSQL.")] = 1,
    messages: Annotated[str, setting("messages", "From one socket, as COUNT/SECONDS.")] = "100/20",
    requests: Annotated[str, setting("requests", "From one address, as COUNT/SECONDS.")] = "3000/60",
    new_tables: Annotated[str, setting("new-tables", "From one address, as COUNT/SECONDS.")] = "60/600",
    card_tries: Annotated[
        str, setting("card-tries", "Codes and passkeys for cards, from one address, as COUNT/SECONDS.")
    ] = "30/600",
    sockets_per_address: Annotated[int, setting("sockets-per-address", "At the same time.")] = 256,
    programs: Annotated[
        str, setting("programs", "Programs that have a token, as `klubovna token` prints them, with commas.")
    ] = "",
    program_rate: Annotated[
        str, setting("program-rate", "Messages from one socket of a program, and its requests, as COUNT/SECONDS.")
    ] = "2000/20",
    program_tables: Annotated[
        str, setting("program-tables", "New tables of one program, as COUNT/SECONDS.")
    ] = "600/60",
    trusted_proxies: Annotated[
        str, setting("trusted-proxies", "Addresses and networks of proxies that name the client's address; none else.")
    ] = "",
    origins: Annotated[str, setting("origins", "Pages, besides our own, that may speak to us: https://...")] = "",
    log: Annotated[str, setting("log", "The least that is told: debug, info, warning or error.")] = "",
    log_format: Annotated[str, setting("log-format", "text for people, json for machines.")] = "text",
    metrics_port: Annotated[
        int | None,
        setting("metrics-port", "Tell Prometheus at this port of the loopback address; further servers take the next."),
    ] = None,
    lines: Annotated[str, setting("lines", "Of chat from one player, as COUNT/SECONDS.")] = "20/20",
    spectator_lines: Annotated[
        str, setting("spectator-lines", "Of chat from all who only look on at one address, as COUNT/SECONDS.")
    ] = "6/30",
    admin_token: Annotated[
        str, setting("admin-token", "Opens the page /admin and `klubovna admin` to whoever brings it; else neither.")
    ] = "",
    expire_days: Annotated[
        int, setting("expire-days", "Put tables away that nobody has touched for so many days; 0 keeps them all.")
    ] = 0,
    metrics_token: Annotated[
        str, setting("metrics-token", "Tell Prometheus at /metrics, whoever brings this token.")
    ] = "",
    base_url: Annotated[
        str, setting("base-url", "The address by which the world knows the clubhouse; messages link to it.")
    ] = "",
    smtp: Annotated[
        str, setting("smtp", "Where e-mails are handed in: smtp://USER:PASSWORD@HOST:PORT, or smtps://...")
    ] = "",
    mail_from: Annotated[str, setting("mail-from", "From whom they are: Klubovna <club@example.org>.")] = "",
    notify_after: Annotated[
        int, setting("notify-after", "Seconds until somebody who is away is told that it is their turn.")
    ] = 60,
    notify_networks: Annotated[
        str, setting("notify-networks", "Private networks that webhooks and push services may be in; else none.")
    ] = "",
    letters: Annotated[
        str, setting("letters", "First e-mails and messages to chat rooms, from one address, as COUNT/SECONDS.")
    ] = "5/3600",
    config: Annotated[
        Path | None,
        setting("config", "A TOML file with any of these settings.", is_eager=True, callback=read_settings),
    ] = None,
) -> None:
    """Open the clubhouse: play in the browser with friends and bots."""
    try:
        from klubovna.server.pages import STATIC  # the other commands do without the server's libraries
        from klubovna.server.serve import serve as run_server
    except ModuleNotFoundError as missing:
        raise Refused(
            f"The server needs more libraries ({missing.name} is missing): pip install 'klubovna[server]'"
        ) from None
    if not (STATIC / "index.html").exists():
        print(
            "klubovna: this build has no web pages, so only programs can play; `make web` builds them.", file=sys.stderr
        )

    if thinkers is not None and thinkers < 1:
        raise Refused("--thinkers must be at least 1.")
    if not 1 <= servers <= 64:
        raise Refused("--servers is a number from 1 to 64.")
    if not 0 <= bot_pause < 3600:
        raise Refused("--bot-pause is a number of seconds, less than an hour.")
    if sockets_per_address < 1:
        raise Refused("--sockets-per-address must be at least 1.")
    if not 0 <= expire_days <= 36500:
        raise Refused("--expire-days is a number of days from 0 to 36500.")
    if not 0 <= notify_after <= 86400:
        raise Refused("--notify-after is a number of seconds, at most a day.")
    settings = settings_of(context.params)
    if lan and str(context.get_parameter_source("host")).endswith("COMMANDLINE"):
        raise Refused("--lan opens the clubhouse to the whole network; --host is not needed with it.")
    raise typer.Exit(run_server(port, db, host, open_browser, thinkers, bot_pause, servers, settings, lan))


def settings_of(given: dict[str, Any]) -> Any:
    """The settings of a server from what was typed, or set in the environment or a file."""
    from klubovna.server import settings as reading
    from klubovna.server.logs import FORMATS, LEVELS
    from klubovna.server.mailing import read_post

    try:
        return reading.Settings(
            messages=reading.rate("messages", given["messages"]),
            requests=reading.rate("requests", given["requests"]),
            new_tables=reading.rate("new_tables", given["new_tables"]),
            card_tries=reading.rate("card_tries", given["card_tries"]),
            lines=reading.rate("lines", given["lines"]),
            spectator_lines=reading.rate("spectator_lines", given["spectator_lines"]),
            admin_token=reading.secret("admin_token", given["admin_token"]),
            expire_days=given["expire_days"],
            sockets_per_address=given["sockets_per_address"],
            programs=reading.programs(given["programs"]),
            program_rate=reading.rate("program_rate", given["program_rate"]),
            program_tables=reading.rate("program_tables", given["program_tables"]),
            trusted_proxies=reading.networks("trusted_proxies", given["trusted_proxies"]),
            origins=reading.words(given["origins"]),
            log=reading.one_of("log", given["log"], LEVELS) if given["log"] else "",
            log_format=reading.one_of("log_format", given["log_format"], FORMATS),
            metrics_port=given["metrics_port"],
            metrics_token=reading.secret("metrics_token", given["metrics_token"]),
            base_url=reading.base_url(given["base_url"]),
            smtp=given["smtp"] if read_post(given["smtp"], given["mail_from"], given["base_url"]) else "",
            mail_from=given["mail_from"],
            notify_after=given["notify_after"],
            notify_networks=reading.networks("notify_networks", given["notify_networks"]),
            letters=reading.rate("letters", given["letters"]),
        )
    except reading.BadSetting as bad:
        raise Refused(str(bad)) from None


@app.command(
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
    epilog="Example: klubovna doctor --config club.toml",
)
def doctor(
    context: typer.Context,
    as_json: Annotated[bool, typer.Option("--json", help="Print machine-readable findings.")] = False,
) -> None:
    """Check whether everything is in place for `klubovna serve`, whose settings it takes; exit 1 where it is not."""
    with database_work("doctor") as (_, url, _):
        from klubovna.server import doctor as checks

        assert context.parent is not None
        command: Any = context.parent.command
        serving = command.get_command(context.parent, "serve").make_context("serve", context.args, context.parent)
        given, settings = serving.params, settings_of(serving.params)
        typed = str(serving.get_parameter_source("db")).endswith("COMMANDLINE")
        findings = list(
            checks.examine(
                checks.Given(
                    db=given["db"] or url(),
                    host=given["host"],
                    port=given["port"],
                    metrics_port=given["metrics_port"],
                    trusted_proxies=settings.trusted_proxies,
                    base_url=settings.base_url,
                    smtp=settings.smtp,
                    mail_from=settings.mail_from,
                    password_in_sight=typed and bool(re.match(r"\w+://[^/@:]*:[^/@]+@", given["db"])),
                )
            )
        )
    print(checks.as_json(findings) if as_json else checks.as_lines(findings))
    raise typer.Exit(1 if any(finding.state == "fail" for finding in findings) else 0)


Database = Annotated[str | None, setting("db", "As for `klubovna serve`; the same file by default.")]


@app.command(epilog="Example: klubovna backup club.backup --db sqlite:///klubovna.db")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the backup is written.")],
    db: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
) -> None:
    """Write all matches of a database into one file, also while the server runs."""
    with database_work("backup") as (work, url, progress):
        made = work.back_up(db or url(), file, klubovna.__version__, progress, force)
    print(f"{file}: {made.rows} rows of {len(made.tables)} tables, all digests agree.")


@app.command(epilog="Example: klubovna restore club.backup --db postgresql://club:secret@db/club")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup made by `klubovna backup`.")],
    db: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="Throw away what is in the database now.")] = False,
) -> None:
    """Fill an empty database from a backup, of SQLite or PostgreSQL alike. No server may run on it meanwhile."""
    with database_work("restore") as (work, url, progress):
        made = work.restore(db or url(), file, progress, replace)
    print(f"{made.rows} rows of {len(made.tables)} tables from {made.made}, all digests agree.")


@contextlib.contextmanager
def database_work(name: str) -> Iterator[tuple[Any, Callable[[], str], Callable[[str, int, int], None]]]:
    """What works on databases, where this user's is, and a bar that shows how far the work is."""
    try:
        from klubovna.server.serve import CannotServe, default_database
        from klubovna.table import backup as work
        from klubovna.table.database import BadStore
    except ModuleNotFoundError as missing:
        raise Refused(
            f"Databases need more libraries ({missing.name} is missing): pip install 'klubovna[server]'"
        ) from None
    with progress_bar() as bar:
        task = bar.add_task(name, total=None)
        try:
            yield work, default_database, lambda table, done, total: bar.update(task, completed=done, total=total)
        except (work.BadBackup, BadStore, CannotServe) as problem:
            raise Refused(str(problem)) from None


@app.command(epilog="Example: klubovna play trablici --seats 4 --bots greedy --lang cs")
def play(
    game: GameId,
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", help="The level of the bots: " + ", ".join(LEVELS))] = "greedy",
    seed: Seed = None,
    lang: Lang = None,
    option: Options = None,
    name: Annotated[str | None, typer.Option("--name", help="What you are called.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Write the match to this file at the end.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only bots play; you look on.")] = False,
) -> None:
    """Play a game in the terminal against bots."""
    found = find_game(game)
    language = chosen_language(lang)
    check_level(bots)
    if save is not None and not save.parent.is_dir():
        raise Refused(f"{save} cannot be written: there is no folder {save.parent}.")
    human = name or terminal.words_for(language, "you")
    count = found.seats[0] if seats is None else seats
    match = klubovna.new_match(
        game,
        count,
        parse_seed(seed),
        parse_options(option),
        terminal.bot_names(language, count, human),
    )
    console = Console(highlight=False)
    terminal.play(match, None if watch else 0, bots, language, console)
    if save is not None:
        write_record(save, match.save())
        console.print(terminal.words_for(language, "saved", path=str(save)))


@app.command(
    epilog="Example: klubovna simulate trablici --seats 4 --games 1000 --bots greedy,random --seed 1 --jobs 2 --json"
)
def simulate(
    game: GameId,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    bots: Annotated[str, typer.Option("--bots", help="Levels by seat, separated by commas; the last one repeats.")] = (
        "random"
    ),
    seed: Seed = None,
    jobs: Annotated[int, typer.Option("--jobs", help="How many processes.")] = 1,
    ray: Ray = None,
    option: Options = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print machine-readable results.")] = False,
) -> None:
    """Play bots against each other and count."""
    found = find_game(game)
    count = found.seats[0] if seats is None else seats
    options = parse_options(option)
    if games < 1 or jobs < 1:
        raise Refused("--games and --jobs must be at least 1.")
    found.start(count, options, klubovna.engine.Chance(b"check"))  # refuses a wrong set-up before any process starts
    levels = spread_levels(bots, count)
    number = parse_seed(seed)
    series = Series(game, count, games, levels, 0 if number is None else number, options)
    workers = chosen_workers(jobs, ray)
    with progress_bar() as progress:
        task = progress.add_task(game, total=games)
        result = run_series(series, workers, lambda done: progress.advance(task, done))
    if as_json:
        print(json.dumps(result, ensure_ascii=False, indent=2))
    else:
        print_summary(result)


@app.command(
    epilog="Example: klubovna ladder trablici --levels strong,greedy --seats 2 --games 200 --seed 1 --jobs 2 --json"
)
def ladder(
    game: GameId,
    levels: Annotated[str, typer.Option("--levels", help="Levels, separated by commas; every pair plays.")] = (
        "strong,greedy"
    ),
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", help="How many games each pair plays, at least.")] = 200,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option("--jobs", help="How many processes.")] = 1,
    ray: Ray = None,
    simulations: Annotated[
        int, typer.Option("--simulations", help="For one choice of a level that searches; by default its own number.")
    ] = 0,
    option: Options = None,
    keep: Annotated[
        Path | None, typer.Option("--keep", help="Write finished games to this file, and go on from it.")
    ] = None,
    rival: Annotated[
        str | None,
        typer.Option(
            "--against", help="A file of weights or a commit: is the first level better than it was? Stops when sure."
        ),
    ] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw the ratings into this file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print machine-readable results.")] = False,
) -> None:
    """Let levels play each other on the same seeds from all seats: win shares, ratings, times."""
    found = find_game(game)
    count = found.seats[0] if seats is None else seats
    options = parse_options(option)
    if games < 1 or jobs < 1 or simulations < 0:
        raise Refused("--games and --jobs must be at least 1, --simulations not negative.")
    found.start(count, options, klubovna.engine.Chance(b"check"))
    names = [level.strip() for level in levels.split(",")]
    for level in names:
        check_level(level)
    given = parse_seed(seed)
    number = 0 if given is None else given
    if rival is not None:
        result = compare(
            Contest(game, count, options, names[0], f"{names[0]}@{rival}", number, simulations), games, rival
        )
        print(json.dumps(result, ensure_ascii=False, indent=2) if as_json else verdict_line(result))
        return
    if len(set(names)) != len(names) or len(names) < 2:
        raise Refused("--levels names two levels or more, each once.")
    if found.cooperative is False and count == 1:
        raise Refused("A ladder needs two seats or more.")
    workers = chosen_workers(jobs, ray)
    blocks = -(-games // block_games(found, count)) * len(contests(found, count, options, names, number, simulations))
    with progress_bar() as progress:
        task = progress.add_task(game, total=blocks * block_games(found, count))
        result = run_ladder(
            found,
            count,
            options,
            names,
            games,
            number,
            workers,
            simulations,
            keep,
            lambda done: progress.advance(task, done),
        )
    if plot is not None:
        draw_ratings(result, plot)
    if as_json:
        print(json.dumps(result, ensure_ascii=False, indent=2))
    else:
        print_ladder(result)


@app.command(epilog="Example: klubovna train trablici --games 1000 --seed 1 --jobs 2 --out weights.toml")
def train(
    game: GameId,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", help="How many games of self-play.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", help="A whole number.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", help="How many processes.")] = 1,
    ray: Ray = None,
    keep: Annotated[
        Path | None, typer.Option("--keep", help="Write finished games to this file, and go on from it.")
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", help="Write the weights to this file; printed by default.")] = (
        None
    ),
) -> None:
    """Learn what the terms of a game are worth, by self-play."""
    found = find_game(game)
    count = found.seats[0] if seats is None else seats
    if games < 5 or jobs < 1:
        raise Refused("--games must be at least 5, --jobs at least 1.")
    if out is not None and not out.parent.is_dir():
        raise Refused(f"{out} cannot be written: there is no folder {out.parent}.")
    found.start(count, {}, klubovna.engine.Chance(b"check"))
    workers = chosen_workers(jobs, ray)
    with progress_bar() as progress:
        task = progress.add_task(game, total=games)
        weights, report = learn(found, count, games, seed, workers, keep, lambda done: progress.advance(task, done))
    print(json.dumps(report, ensure_ascii=False), file=sys.stderr)
    text = written(found, weights)
    if out is None:
        print(text, end="")
    else:
        out.write_text(text, "utf-8")


def compare(contest: Contest, games: int, rival: str) -> dict[str, Any]:
    """The first level as it is now against itself under other weights, or as an older version plays it."""
    game = find_game(contest.game)
    with progress_bar() as progress, tempfile.TemporaryDirectory() as folder:
        task = progress.add_task(contest.game, total=games)
        if Path(rival).is_file():
            if game.evaluation is None:
                raise Refused(f"{game.id} has no weights to compare.")
            contest.weights = Path(rival).read_text("utf-8")
            try:
                klubovna.engine.parse_weights(contest.weights, game.evaluation.terms)
            except ValueError as error:
                raise Refused(f"{rival}: {error}.") from None
            return against(game, contest, games, None, lambda done: progress.advance(task, done))
        check_out(rival, Path(folder))
        sparring = Sparring(Path(folder))
        try:
            return against(game, contest, games, sparring, lambda done: progress.advance(task, done))
        finally:
            sparring.end()


def verdict_line(result: dict[str, Any]) -> str:
    return (
        f"{result['a']} against {result['b']}: {result['verdict']} "
        f"({result['share']:.1%} of {result['games']} games, {result['low']:.1%} – {result['high']:.1%}, "
        f"log-likelihood ratio {result['ratio']:g})"
    )


def print_ladder(result: dict[str, Any]) -> None:
    console = Console(highlight=False)
    together = any(["share_b" in pair for pair in result["pairs"]])
    table = Table("a", "b", "games", "a wins", "95 % interval", "b wins" if together else "fair")
    for pair in result["pairs"]:
        table.add_row(
            pair["a"],
            pair["b"],
            str(pair["games"]),
            f"{pair['share']:.1%}",
            f"{pair['low']:.1%} – {pair['high']:.1%}",
            f"{pair['share_b']:.1%}" if together else f"{pair['fair']:.1%}",
        )
    console.print(table)
    times = {row["level"]: row for row in result["times"]}
    strongest = max([abs(row["rating"]) for row in result["ratings"]] + [1])
    table = Table("level", "rating", "", "ms a decision", "longest")
    for row in result["ratings"]:
        clock = times[row["level"]]
        bar = "█" * max(1, round(20 * (row["rating"] + strongest) / (2 * strongest)))
        rating = f"{row['rating']:+d} ± {row['error']}"
        table.add_row(row["level"], rating, bar, f"{clock['mean_ms']:g}", f"{clock['longest_ms']}")
    console.print(table)


def draw_ratings(result: dict[str, Any], path: Path) -> None:
    try:
        from matplotlib import pyplot
    except ImportError:
        raise Refused("--plot needs matplotlib: pip install 'klubovna[lab]'.") from None
    rows = list(reversed(result["ratings"]))
    figure, axes = pyplot.subplots(figsize=(7, 1 + 0.5 * len(rows)))
    axes.errorbar([row["rating"] for row in rows], range(len(rows)), xerr=[row["error"] for row in rows], fmt="o")
    axes.set_yticks(range(len(rows)), [row["level"] for row in rows])
    axes.set_xlabel("rating (Elo), 95 %")
    axes.set_title(f"{result['game']}, {result['seats']} seats")
    figure.tight_layout()
    try:
        figure.savefig(path)
    except (OSError, ValueError) as error:
        raise Refused(f"{path} cannot be drawn: {error}.") from None


@app.command(epilog="Example: klubovna scenario tests/games/trablici/*.toml")
def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files in TOML.")],
) -> None:
    """Run scenario files; exit 1 and the difference where one fails."""
    console = Console(highlight=False)
    failed = total = 0
    for path in files:
        for entry in read_scenarios(path):
            total += 1
            try:
                run_scenario(entry)
            except ScenarioFailed as difference:
                failed += 1
                console.print(f"✗ {difference}", markup=False)
    console.print(f"{total - failed} of {total} scenarios hold.")
    if failed:
        raise typer.Exit(1)


@app.command(epilog="Example: klubovna replay match.json --lang cs --seat 0")
def replay(
    file: File,
    lang: Lang = None,
    seat: Annotated[int | None, typer.Option("--seat", help="Through whose eyes; a spectator's by default.")] = None,
) -> None:
    """Show a saved match, or a bug report: what the reporter saw, and whether its scenario shows the same."""
    record = read_record(file)
    if is_report(record):
        terminal.show_report(read_report(record), chosen_language(lang), Console(highlight=False))
        return
    match = klubovna.load_match(record)
    if seat is not None and not 0 <= seat < match.seats:
        raise Refused(f"--seat must be 0 to {match.seats - 1}.")
    terminal.replay(match, chosen_language(lang), seat, Console(highlight=False))


@app.command(epilog="Example: klubovna verify match.json")
def verify(file: File) -> None:
    """Check a saved match: every answer, every digest, the rules number, the seed and its commitment."""
    record = read_record(file)
    match = klubovna.load_match(record)
    if record["rules"] != match.game.rules:
        raise BadRecord(f"it was played under rules {record['rules']}; this program has rules {match.game.rules}.")
    print(
        f"{match.game.id}, rules {match.game.rules}, {match.seats} seats, {match.version} answers: all digests agree."
    )
    print(f"seed {record['seed']} fits its commitment {record['commitment'][:16]}…")
    print("The match is over." if match.over else "The match goes on.")


@app.command(epilog="Example: klubovna perft trablici --depth 6 --seed 1")
def perft(
    game: GameId,
    depth: Annotated[int, typer.Option("--depth", help="How long the lines of play are.")] = 5,
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
) -> None:
    """Count the lines of play from the start."""
    found = find_game(game)
    if depth < 0:
        raise Refused("--depth cannot be negative.")
    number = parse_seed(seed)
    counts = count_lines(
        found, found.seats[0] if seats is None else seats, 1 if number is None else number, depth, parse_options(option)
    )
    for length, lines in enumerate(counts):
        print(f"{length:>3}  {lines}")


# --- reading what people type


def write_record(path: Path, record: dict[str, Any]) -> None:
    try:
        path.write_text(json.dumps(record, ensure_ascii=False) + "\n", "utf-8")
    except OSError as error:
        raise Refused(f"{path} cannot be written: {error.strerror}.") from None


def print_summary(result: dict[str, Any]) -> None:
    console = Console(highlight=False)
    console.print(
        f"{result['games']} games of {result['game']} with {result['seats']} seats in {result['seconds']} s: "
        f"{result['decisions']} decisions, {result['decisions_per_second']} per second"
    )
    table = Table("seat", "bot", "wins", "share", "95 % interval", "mean score")
    for row in result["wins"]:
        low, high = row["interval95"]
        table.add_row(
            str(row["seat"]),
            row["bot"],
            f"{row['wins']:g}",
            f"{row['share']:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{row['mean_score']:.1f}",
        )
    console.print(table)
    length = result["length"]
    console.print(
        f"decisions per game: mean {length['mean']}, median {length['median']}, "
        f"{length['p5']}–{length['p95']} in nine games of ten, {length['min']}–{length['max']} in all"
    )


@app.command(epilog="Example: klubovna lessons check trablici")
def lessons(
    word: Annotated[str, typer.Argument(metavar="list|check", help="list tells them, check plays them.")],
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="All games unless some are named.")
    ] = None,
    lang: Lang = None,
) -> None:
    """List the lessons of the games, or play every one by its own answers to see that it can be taught."""
    from klubovna.teacher.check import check_lesson
    from klubovna.teacher.lesson import lessons_of

    if word not in ("list", "check"):
        raise Refused(f"lessons takes list or check, not {word!r}.")
    spoken, bad = chosen_language(lang), 0
    for game in [find_game(id) for id in games or klubovna.games()]:
        for lesson in lessons_of(game):
            title = f"{game.id} {lesson.id}: {lesson.title[spoken]}"
            if word == "list":
                print(f"{title} ({lesson.minutes} min)")
                continue
            try:
                lines = check_lesson(game, lesson)
            except BadRecord as problem:
                bad += 1
                print(f"✗ {title}\n  {problem}")
            else:
                steps = sum(len(scene.steps) for scene in lesson.scenes)
                print(f"✓ {title}: {steps} steps, {lines} line{'s' if lines > 1 else ''} of play")
    raise typer.Exit(1 if bad else 0)


app.add_typer(home.app)  # taking matches home, joining a table, programs at one
app.add_typer(study.app)  # learning from matches: analysis and puzzles


@app.command("new-game", epilog="Example: klubovna new-game stones --into ~/games")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A word in small letters, e.g. stones.")],
    into: Annotated[Path, typer.Option("--into", help="The folder in which the package gets a folder.")] = Path(),
) -> None:
    """Make a package with a small working game of your own: rules, bot, texts, tests and a board."""
    from klubovna.lab.starter import new_game as make

    for path in make(name, into):
        print(path)
    print(f"Next: pip install -e {into / name} && klubovna play {name}")


def main() -> None:
    """Run a command; whatever is wrong with the input is one sentence and exit code 2."""
    try:
        left = app(standalone_mode=False)
    except typer.Abort:
        sys.exit(130)
    except typer.TyperException as mistake:
        fail(mistake.format_message())
    except (Refused, BadRecord, RuleBroke, ScenarioFailed) as reason:
        fail(str(reason))
    else:
        sys.exit(left if isinstance(left, int) else 0)


def fail(reason: str) -> None:
    print(f"klubovna: {reason}", file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main()
