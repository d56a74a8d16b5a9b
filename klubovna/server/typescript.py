"""Writes the types of the browser from ours: one language of types from rules to screen.

`web/src/protocol.ts` comes from protocol.py and bodies.py; `web/src/games/<game>/shapes.ts` and `printed.ts` come from
what a game shows (`shapes.py`), tells (`events.py`) and has printed on its components.

python -m klubovna.server.typescript            writes the files
python -m klubovna.server.typescript --check    exit 1 when one of them is not current
"""

from __future__ import annotations

import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect as shape

from klubovna.engine import Game, Message, Nothing, Who
from klubovna.games import GAMES
from klubovna.server import bodies, card_bodies, club_bodies, evening_bodies, protocol, study_bodies

WEB: Final = Path(__file__).parents[2] / "web" / "src"

HEAD: Final = """\
// Generated from klubovna/server/protocol.py and bodies.py by `python -m klubovna.server.typescript`. Do not edit.

export const PROTOCOL = {version};

/** An argument of a message. */
export type Arg = number | string | boolean | Who | Text;
export type Args = Record<string, Arg>;
/** A seat in a message. */
export type Who = {{ seat: number }};
/** Words that name a visible thing. */
export type Named<Ref extends string> = Text & {{ ref: Ref }};
export type Json = null | boolean | number | string | Json[] | {{ [name: string]: Json }};
export type Path = (string | number)[];
/** [path, value]: put the value there. [path, at, removed, items]: in the list there, these take the place of some. */
export type Change = [path: Path, value: Json] | [path: Path, at: number, removed: number, items: Json[]];
/** Part of what a seat sees, of a shape that only the game's own shapes.ts knows. */
export type Shown = object;
export type OptionValue = string | number | boolean;
"""


def typescript() -> str:
    """The whole file."""
    unions = {"Command": protocol.Command, "Told": protocol.Told}
    roots = [
        *get_args(protocol.Command),
        *get_args(protocol.Told),
        *bodies.HTTP_TYPES,
        *study_bodies.STUDY_TYPES,
        *card_bodies.CARD_TYPES,
        *club_bodies.CLUB_TYPES,
        *evening_bodies.EVENING_TYPES,
    ]
    found: dict[str, shape.StructType] = {}
    for root in roots:
        collect(shape.type_info(root), found)
    modules = (protocol, bodies, study_bodies, card_bodies, club_bodies, evening_bodies)
    names = dict.fromkeys(name for module in modules for name in vars(module))  # in the order of the Python files
    ordered = [name for name in names if name in found]
    parts = [HEAD.format(version=protocol.PROTOCOL)]
    parts += [interface(found[name]) for name in ordered]
    for name, union in unions.items():
        parts.append(f"export type {name} = {' | '.join(member.__name__ for member in get_args(union))};\n")
    return "\n".join(parts)


SHAPES_HEAD: Final = """\
// Generated from klubovna/games/{game} by `python -m klubovna.server.typescript`. Do not edit.
"""


def shapes(game: Game) -> str:
    """The types of all that a game shows and tells."""
    found: dict[str, shape.StructType] = {}
    for root in [*game.shapes, *(type(next(iter(table.entries.values()))) for table in game.printed)]:
        collect(shape.type_info(root), found)
    for info in found.values():
        assert not info.cls.__struct_config__.omit_defaults, f"{info.cls.__name__}: changes need every field"
    text = [SHAPES_HEAD.format(game=game.id)]
    body = [f"export type {table.id} = {either(table.entries)};\n" for table in game.printed]
    body += [interface(info) for info in found.values() if info.cls is not Nothing]
    parts = " & ".join(part.__name__ for part in game.shapes)
    body.append(f"export type View = {{ seat: number | null }} & {parts};\n")
    if type(game.spectator) is not Nothing:
        own = type(game.spectator).__name__
        body.append("/** What a spectator knows beyond what everybody sees: nothing. */")
        body.append(f"export const SPECTATOR: {own} = {msgspec.json.encode(game.spectator).decode()};\n")
    body.append(f"export type Ref =\n{union([f'`{ref}`' for ref in game.refs])}")
    body.append(f"export type Event =\n{union([event_type(kind, args) for kind, args in (game.events or {}).items()])}")
    used = [name for name in ("Named", "Text", "Who") if any(f": {name}" in part for part in body)]
    if used:
        text.append(f'import type {{ {", ".join(used)} }} from "../../protocol";\n')
    return "\n".join(text + body)


def either(words: Any) -> str:
    return " | ".join(msgspec.json.encode(word).decode() for word in words)


def union(members: list[str]) -> str:
    return "\n".join(f"  | {member}" for member in members) + ";\n" if members else "  never;\n"


FORCED: Final = "forced?: { seat: number; why: string }"  # nobody was asked


def event_type(kind: str, args: dict[str, Any]) -> str:
    fields = "; ".join(f"{name}: {argument(type)}" for name, type in args.items())
    known = "; known?: boolean" if any(name.endswith("?") for name in args) else ""
    return f'{{ kind: "{kind}"; rule: string; args: {{ {fields} }}{known}; {FORCED} }}' if args else bare_event(kind)


def bare_event(kind: str) -> str:
    return f'{{ kind: "{kind}"; rule: string; args: Record<never, never>; {FORCED} }}'


def argument(type: Any) -> str:
    """An argument of an event, as declared in events.py."""
    if isinstance(type, str):
        return f"Named<`{type}`>"
    if isinstance(type, tuple):
        return " | ".join([argument(one) for one in type])
    return {int: "number", str: "string", bool: "boolean", Who: "Who", Message: "Text"}[type]


def printed(game: Game) -> str | None:
    """What is printed on a game's components, as constants; None where it has declared nothing."""
    if not game.printed:
        return None
    types = [name for table in game.printed for name in (table.id, type(next(iter(table.entries.values()))).__name__)]
    text = [SHAPES_HEAD.format(game=game.id), f'import type {{ {", ".join(dict.fromkeys(types))} }} from "./shapes";\n']
    for table in game.printed:
        kind = type(next(iter(table.entries.values()))).__name__
        lines = [f"  {key(id)}: {msgspec.json.encode(entry).decode()}," for id, entry in table.entries.items()]
        head = f"export const {table.name.upper()}: Record<{table.id}, {kind}> = {{"
        text.append("\n".join([head, *lines, "};\n"]))
    return "\n".join(text)


def key(id: str) -> str:
    return id if id.isidentifier() else msgspec.json.encode(id).decode()


def files() -> dict[Path, str]:
    """Every generated file with what it should hold."""
    found = {WEB / "protocol.ts": typescript()}
    for game in GAMES.values():
        folder = WEB / "games" / game.id
        found[folder / "shapes.ts"] = shapes(game)
        constants = printed(game)
        if constants is not None:
            found[folder / "printed.ts"] = constants
    return found


def collect(info: shape.Type, found: dict[str, shape.StructType]) -> None:
    """All structs that a type is made of."""
    if isinstance(info, shape.StructType):
        if info.cls.__name__ not in found:
            found[info.cls.__name__] = info
            for field in info.fields:
                collect(field.type, found)
    elif isinstance(info, shape.UnionType):
        for member in info.types:
            collect(member, found)
    elif isinstance(info, shape.ListType | shape.VarTupleType):
        collect(info.item_type, found)
    elif isinstance(info, shape.TupleType):
        for member in info.item_types:
            collect(member, found)
    elif isinstance(info, shape.Metadata):
        collect(info.type, found)


def interface(info: shape.StructType) -> str:
    lines = comment(cleandoc(info.cls.__doc__ or ""), "")
    lines.append(f"export interface {info.cls.__name__} {{")
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    from_client = info.cls in get_args(protocol.Command) or info.cls in (
        bodies.CreateTable,
        bodies.PlayOn,
        study_bodies.PlayLesson,
        *card_bodies.SENT,
        *evening_bodies.SENT,
    )
    for field in info.fields:
        # Wire types always send every field; parts leave defaults out
        may_miss = not field.required and (from_client or info.cls.__struct_config__.omit_defaults)
        lines += comment(description(field.type), "  ")
        lines.append(f"  {field.encode_name}{'?' if may_miss else ''}: {spelled(field.type)};")
    lines.append("}\n")
    return "\n".join(lines)


def comment(text: str, indent: str) -> list[str]:
    if not text:
        return []
    lines = text.split("\n")
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *[f"{indent} * {line}".rstrip() for line in lines], f"{indent} */"]


def description(info: shape.Type) -> str:
    if isinstance(info, shape.Metadata) and info.extra_json_schema:
        return str(info.extra_json_schema.get("description", ""))
    return ""


def spelled(info: shape.Type) -> str:
    if isinstance(info, shape.Metadata):
        return str(info.extra["ts"]) if info.extra and "ts" in info.extra else spelled(info.type)
    if isinstance(info, shape.StructType):
        return info.cls.__name__
    if isinstance(info, shape.UnionType):
        return " | ".join(spelled(member) for member in info.types)
    if isinstance(info, shape.ListType | shape.VarTupleType):
        item = spelled(info.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(info, shape.TupleType):
        return f"[{', '.join(spelled(member) for member in info.item_types)}]"
    if isinstance(info, shape.LiteralType):
        return " | ".join(msgspec.json.encode(value).decode() for value in info.values)
    plain: dict[type[Any], str] = {
        shape.IntType: "number",
        shape.FloatType: "number",
        shape.StrType: "string",
        shape.BoolType: "boolean",
        shape.NoneType: "null",
    }
    if type(info) in plain:
        return plain[type(info)]
    raise TypeError(f"the protocol has a type that is not known how to spell in TypeScript: {info!r}")


def main(arguments: list[str]) -> int:
    for path, text in files().items():
        if not path.exists() or path.read_text("utf-8") != text:
            if "--check" in arguments:
                print(f"{path} is not current: run python -m klubovna.server.typescript", file=sys.stderr)
                return 1
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
