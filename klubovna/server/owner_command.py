"""`klubovna admin`: the owner speaks to a running server over HTTP, with the token that it was started with."""

from __future__ import annotations

import json
import time
from typing import Annotated, Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

import typer
from rich.console import Console
from rich.table import Table

from klubovna.engine import Refused

admin = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Keep order in a running clubhouse.")

Server = Annotated[
    str, typer.Option("--server", envvar="KLUBOVNA_SERVER", help="Where the clubhouse is, e.g. http://localhost:8000.")
]
Token = Annotated[
    str, typer.Option("--token", envvar="KLUBOVNA_ADMIN_TOKEN", help="The admin token that it was started with.")
]
HERE = "http://localhost:8000"


def ask(server: str, token: str, method: str, path: str, body: Any = None) -> Any:
    """What the server answers; raises Refused with its sentence."""
    if urlsplit(server).scheme not in ("http", "https"):
        raise Refused(f"--server is an address such as {HERE}, not {server!r}.")
    if not token:
        raise Refused("The owner's token is missing: give it by --token or KLUBOVNA_ADMIN_TOKEN.")
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = Request(server.rstrip("/") + "/api/admin" + path, data, headers, method=method)
    try:
        with urlopen(request, timeout=30) as answer:
            text = answer.read()
    except HTTPError as error:
        raise Refused(sentence(error)) from None
    except (URLError, OSError, ValueError) as error:
        raise Refused(f"There is no clubhouse at {server}: {getattr(error, 'reason', error)}.") from None
    return json.loads(text) if text else None


def sentence(error: HTTPError) -> str:
    try:
        reason = json.loads(error.read())["reason"]
        if reason["id"] == "no-page":
            return "This clubhouse has no owner's token: start it with --admin-token."
        return str(reason["text"])
    except (ValueError, KeyError, TypeError, OSError):
        return f"The clubhouse answered {error.code}."


@admin.command("list", epilog="Example: klubovna admin list --status playing")
def list_tables(
    server: Server = HERE,
    token: Token = "",
    status: Annotated[str | None, typer.Option("--status", help="open, playing or over.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print machine-readable results.")] = False,
) -> None:
    """What holds for the house, and its newest tables."""
    house = ask(server, token, "GET", "/house")
    rooms = ask(server, token, "GET", "/rooms" + (f"?status={quote(status)}" if status else ""))["rooms"]
    if as_json:
        print(json.dumps({**house, "rooms": rooms}, ensure_ascii=False, indent=2))
        return
    console = Console(highlight=False)
    console.print(f"{house['tables']} tables, {house['sockets']} connections to this server")
    console.print(f"message: {house['message'] or '-'}   read-only: {'yes' if house['readOnly'] else 'no'}")
    for ban in house["bans"]:
        console.print(f"banned {ban['kind']}: {ban['who']} {ban['why']}".rstrip())
    table = Table("table", "game", "status", "entries", "last entry", "here")
    for room in rooms:
        last = time.strftime("%Y-%m-%d %H:%M", time.localtime(room["changed"]))
        table.add_row(room["id"], room["game"], room["status"], str(room["entries"]), last, str(room["watchers"]))
    console.print(table)


@admin.command(epilog="Example: klubovna admin delete 1f0c6a2b9d")
def delete(
    room: Annotated[str, typer.Argument(metavar="TABLE", help="The id in its link.")],
    server: Server = HERE,
    token: Token = "",
) -> None:
    """Delete a table with everything that has happened at it."""
    ask(server, token, "DELETE", f"/rooms/{quote(room, safe='')}")
    print(f"{room} is gone.")


@admin.command(epilog="Example: klubovna admin complaints")
def complaints(
    server: Server = HERE,
    token: Token = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print machine-readable results.")] = False,
) -> None:
    """What people have told you about others, the newest first."""
    found = ask(server, token, "GET", "/complaints")["complaints"]
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
        return
    for one in found:
        at = time.strftime("%Y-%m-%d %H:%M", time.localtime(one["at"]))
        card = f", card {one['card']}" if one["card"] is not None else ""
        who = f"{one['teller'] or 'a guest'} about {one['name'] or 'a guest'}{card}"
        print(f"{one['id']}  {at}  table {one['room']}  {who}")
        for name in ("line", "why"):
            if one[name]:
                print(f"    {'said' if name == 'line' else 'why'}: {one[name]}")
    if not found:
        print("Nobody has complained.")


@admin.command(epilog="Example: klubovna admin settle 1f0c6a2b9d3e4f50")
def settle(
    complaint: Annotated[str, typer.Argument(metavar="COMPLAINT", help="Its id, as `complaints` prints it.")],
    server: Server = HERE,
    token: Token = "",
) -> None:
    """You have seen to a complaint: forget it."""
    ask(server, token, "DELETE", f"/complaints/{quote(complaint, safe='')}")
    print(f"{complaint} is settled.")


@admin.command(epilog="Example: klubovna admin expire 90")
def expire(
    days: Annotated[float, typer.Argument(metavar="DAYS", help="So long nobody has sat, moved or talked.")],
    server: Server = HERE,
    token: Token = "",
    finished: Annotated[bool, typer.Option("--finished", help="Finished matches, too.")] = False,
) -> None:
    """Delete tables that nobody has touched for that many days; never a running match with days for every move."""
    if not 1 <= days <= 36_500:
        raise Refused(f"Days are a number from 1 to 36500, not {days:g}.")
    gone: list[str] = []
    while some := ask(server, token, "POST", "/expire", {"days": days, "finished": finished})["rooms"]:
        gone += some
    print(f"{len(gone)} tables are gone.")


@admin.command(epilog="Example: klubovna admin ban address 203.0.113.7 --why flooding")
def ban(
    kind: Annotated[str, typer.Argument(metavar="KIND", help="address (or a network), or card.")],
    who: Annotated[str, typer.Argument(metavar="WHO")],
    server: Server = HERE,
    token: Token = "",
    why: Annotated[str, typer.Option("--why", help="For yourself.")] = "",
) -> None:
    """No longer let somebody in."""
    made = ask(server, token, "POST", "/bans", {"kind": checked(kind), "who": who, "why": why})
    print(f"{made['who']} is banned.")


@admin.command(epilog="Example: klubovna admin unban address 203.0.113.7")
def unban(
    kind: Annotated[str, typer.Argument(metavar="KIND", help="address or card.")],
    who: Annotated[str, typer.Argument(metavar="WHO")],
    server: Server = HERE,
    token: Token = "",
) -> None:
    """Let somebody in again."""
    ask(server, token, "DELETE", f"/bans/{checked(kind)}/{quote(who, safe='')}")
    print(f"{who} may come again.")


def checked(kind: str) -> str:
    if kind not in ("address", "card"):
        raise Refused(f"What is banned is an address or a card, not {kind!r}.")
    return kind


@admin.command(epilog='Example: klubovna admin say "Dnes ve 20 hodin se restartuje."')
def say(
    message: Annotated[str, typer.Argument(metavar="TEXT", help="Empty takes it back.")],
    server: Server = HERE,
    token: Token = "",
) -> None:
    """Show a message to everybody, at tables and at home."""
    ask(server, token, "POST", "/house", {"message": message})
    print("Everybody is shown it." if message.strip() else "Nothing is shown any more.")


@admin.command("read-only", epilog="Example: klubovna admin read-only on")
def read_only(
    word: Annotated[str, typer.Argument(metavar="on|off")],
    server: Server = HERE,
    token: Token = "",
) -> None:
    """Let people only look on, for work on the server; clocks stand still meanwhile."""
    if word not in ("on", "off"):
        raise Refused(f"read-only takes on or off, not {word!r}.")
    ask(server, token, "POST", "/house", {"readOnly": word == "on"})
    print("The house can only be looked at." if word == "on" else "The house is open again.")
