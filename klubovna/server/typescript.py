"""Writes `web/src/protocol.ts` from the types in protocol.py: one language of types from rules to browser.

python -m klubovna.server.typescript            writes the file
python -m klubovna.server.typescript --check    exit 1 when it is not current
"""

from __future__ import annotations

import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect as shape

from klubovna.server import protocol

TARGET: Final = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"

HEAD: Final = """\
// Generated from klubovna/server/protocol.py by `python -m klubovna.server.typescript`. Do not edit.

export const PROTOCOL = {version};

/** An argument of a message. */
export type Arg = number | string | boolean | {{ seat: number }} | Text;
export type Args = Record<string, Arg>;
/** What a seat sees; every game has its own shape. */
export type View = Record<string, unknown>;
export type OptionValue = string | number | boolean;
"""


def typescript() -> str:
    """The whole file."""
    unions = {"Command": protocol.Command, "Told": protocol.Told}
    roots = [*get_args(protocol.Command), *get_args(protocol.Told), *protocol.HTTP_TYPES]
    found: dict[str, shape.StructType] = {}
    for root in roots:
        collect(shape.type_info(root), found)
    ordered = [name for name in vars(protocol) if name in found]  # in the order of the Python file
    parts = [HEAD.format(version=protocol.PROTOCOL)]
    parts += [interface(found[name]) for name in ordered]
    for name, union in unions.items():
        parts.append(f"export type {name} = {' | '.join(member.__name__ for member in get_args(union))};\n")
    return "\n".join(parts)


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
    elif isinstance(info, shape.ListType):
        collect(info.item_type, found)
    elif isinstance(info, shape.Metadata):
        collect(info.type, found)


def interface(info: shape.StructType) -> str:
    lines = comment(cleandoc(info.cls.__doc__ or ""), "")
    lines.append(f"export interface {info.cls.__name__} {{")
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    from_client = info.cls in get_args(protocol.Command) or info.cls in (protocol.CreateTable, protocol.PlayOn)
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
    if isinstance(info, shape.ListType):
        item = spelled(info.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
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
    raise TypeError(f"the protocol has a type that TypeScript is not told how to spell: {info!r}")


def main(arguments: list[str]) -> int:
    text = typescript()
    if "--check" in arguments:
        if not TARGET.exists() or TARGET.read_text("utf-8") != text:
            print(f"{TARGET} is not current: run python -m klubovna.server.typescript", file=sys.stderr)
            return 1
        return 0
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
