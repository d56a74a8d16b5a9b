"""Running a clubhouse: `klubovna serve`, `doctor`, `backup`, `restore` and `token`."""

from __future__ import annotations

import contextlib
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

import klubovna
from klubovna.engine import Refused
from klubovna.lab.typed import progress_bar

app = typer.Typer(rich_markup_mode=None)


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
        str,
        setting(
            "trusted-proxies", "Addresses and networks of proxies that name the client's address; nobody else may."
        ),
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
        int, setting("expire-days", "Put tables away that nobody has touched for that many days; 0 keeps them all.")
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


@app.command(epilog="Example: klubovna token my-bot")
def token(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the program is called: letters, digits, - _ .")],
) -> None:
    """Make a token for a program that plays at your clubhouse, and the setting that lets it in."""
    from klubovna.server.settings import PROGRAM
    from klubovna.table.tokens import holder_of, new_token

    made = new_token()
    written = f"{name}:{holder_of(made)}"
    if not PROGRAM.fullmatch(written):
        raise Refused("A program's name has 1 to 40 letters, digits, dots, dashes or underscores.")
    print(f"token:    {made}    (for the program; it is shown only now)")
    print(f"setting:  --programs {written}    (for `klubovna serve`; several with commas)")
