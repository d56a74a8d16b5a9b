"""One line per field: writes `copy`, `to_json` and `from_json` of a class from the fields that its `__init__` declares.

    python -m klubovna.lab.fields [--check] FILE_OR_FOLDER...

A class asks for it with two comments at its end; what stands between them is replaced:

    # --- fields: written by `make fields`
    # --- end of fields

`fields as a list` writes the values without names; `fields, never changed` leaves out `copy`: copies share the object;
`fields, never written` leaves out the other two: it is derived.
The words for fields that their type does not explain are in `klubovna/engine/fields.py`.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from typing import Final

BEGIN: Final = re.compile(
    r"^    # --- fields( as a list)?(, never changed|, never written)?: written by `make fields`$"
)
END: Final = "    # --- end of fields"
CONSTANT: Final = ", never changed"
DERIVED: Final = ", never written"
WORDS: Final = ("Shared", "Derived", "Memo", "Passing", "Parent", "Spread")
UNWRITTEN: Final = {"Derived", "Memo", "Passing", "Parent"}
PLAIN: Final = ("int", "str", "bool", "float", "None")
LOOPS: Final = ("each", "part", "bit")  # names of loop variables, by depth
UNPACKED: Final = ("one", "two", "three", "four")


class BadFields(Exception):
    """A declaration that cannot be understood, in one sentence."""


class Field:
    """An annotated assignment in `__init__`."""

    def __init__(self, source: Source, name: str, annotation: ast.expr, initial: ast.expr | None) -> None:
        self.source = source
        self.name = name
        self.words: set[str] = set()
        self.write = self.read = ""  # functions that spell it in JSON
        self.key = name
        self.type = self.unwrapped(annotation)
        self.starts_empty = isinstance(initial, ast.List) and not initial.elts
        self.fixed = False  # the class gives its parent a constant: the same in every instance

    def unwrapped(self, annotation: ast.expr) -> ast.expr:
        """The bare type, once the words around it are noted."""
        annotation = self.source.meaning(annotation)
        if not isinstance(annotation, ast.Subscript) or not isinstance(annotation.value, ast.Name):
            return annotation
        if annotation.value.id in WORDS:
            self.words.add(annotation.value.id)
            return self.unwrapped(annotation.slice)
        if annotation.value.id == "Annotated" and isinstance(annotation.slice, ast.Tuple):
            bare, *notes = annotation.slice.elts
            for note in notes:
                if isinstance(note, ast.Call) and ast.unparse(note.func) == "As":
                    self.spelled(note)
            return self.unwrapped(bare)
        return annotation

    def spelled(self, note: ast.Call) -> None:
        functions = [ast.unparse(argument) for argument in note.args]
        if len(functions) != 2:
            raise BadFields(f"{self.name}: As takes a function that writes and one that reads.")
        self.write, self.read = functions
        for keyword in note.keywords:
            if keyword.arg == "key":
                self.key = str(ast.literal_eval(keyword.value))

    @property
    def written(self) -> bool:
        return not self.words & UNWRITTEN and not self.fixed


class Shape:
    """A class: its fields, the inherited ones first, and what its constructor takes."""

    def __init__(self, source: Source, node: ast.ClassDef) -> None:
        self.source = source
        self.name = node.name
        self.methods = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
        self.fields: dict[str, Field] = {}
        self.params: list[str] = []
        self.optional: set[str] = set()  # those of the parameters that have a default
        inits = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"]
        for base in node.bases:
            if isinstance(base, ast.Name) and (parent := source.shape(base.id)) is not None:
                self.inherit(parent, inits[0] if inits else None)
        if inits:
            self.read_init(inits[0])

    def inherit(self, parent: Shape, init: ast.FunctionDef | None) -> None:
        self.methods |= parent.methods
        self.params, self.optional = parent.params, parent.optional
        constants = super_constants(parent, init) if init is not None else set()
        for field in parent.fields.values():
            ours = Field(field.source, field.name, field.type, None)
            ours.words, ours.write, ours.read, ours.key = field.words, field.write, field.read, field.key
            ours.fixed = field.name in constants
            self.fields[field.name] = ours

    def read_init(self, init: ast.FunctionDef) -> None:
        given = init.args.args[1:]
        self.params = [argument.arg for argument in given]
        self.optional = set(self.params[len(given) - len(init.args.defaults) :])
        for part in ast.walk(init):
            name = own_attribute(part.target) if isinstance(part, ast.AnnAssign) else None
            if isinstance(part, ast.AnnAssign) and name is not None:
                try:
                    self.fields[name] = Field(self.source, name, part.annotation, part.value)
                except BadFields as bad:
                    raise BadFields(f"{self.name}.{bad}") from None

    def parents(self) -> list[Field]:
        return [field for field in self.fields.values() if "Parent" in field.words]

    def constructed(self) -> list[Field]:
        """The fields that the constructor takes, in its order."""
        for name in self.params:
            if name not in self.fields:
                raise BadFields(f"{self.name}: no field has the name of the constructor's parameter {name!r}.")
        return [self.fields[name] for name in self.params]


def own_attribute(target: ast.expr) -> str | None:
    """The x of `self.x`."""
    if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self":
        return target.attr
    return None


def super_constants(parent: Shape, init: ast.FunctionDef) -> set[str]:
    """The parent's parameters to which this constructor gives a constant."""
    for part in ast.walk(init):
        if isinstance(part, ast.Call) and ast.unparse(part.func) == "super().__init__":
            return {
                name for name, value in zip(parent.params, part.args, strict=False) if isinstance(value, ast.Constant)
            }
    return set()


class Source:
    """A module as text: its classes and type aliases, and those that it imports."""

    known: Final[dict[Path, Source]] = {}

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text("utf-8")
        self.tree = ast.parse(self.text, str(path))
        self.imports: dict[str, str] = {}  # name -> module
        self.classes: dict[str, ast.ClassDef] = {}
        self.aliases: dict[str, ast.expr] = {}
        self.shapes: dict[str, Shape] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                self.imports.update({alias.asname or alias.name: node.module for alias in node.names})
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = node
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.aliases[node.targets[0].id] = node.value

    @staticmethod
    def at(path: Path) -> Source:
        path = path.resolve()
        if path not in Source.known or Source.known[path].text != path.read_text("utf-8"):
            Source.known[path] = Source(path)
        return Source.known[path]

    def home(self, name: str) -> Source | None:
        """The module that defines a class or an alias of this name, if it is one of ours."""
        if name in self.classes or name in self.aliases:
            return self
        path = module_path(self.path, self.imports[name]) if name in self.imports else None
        return None if path is None else Source.at(path).home(name)

    def shape(self, name: str) -> Shape | None:
        home = self.home(name)
        if home is None or name not in home.classes:
            return None
        if name not in home.shapes:
            home.shapes[name] = Shape(home, home.classes[name])
        return home.shapes[name]

    def meaning(self, annotation: ast.expr) -> ast.expr:
        """The type without aliases, inside the brackets as well."""
        if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
            return self.meaning(ast.parse(annotation.value, mode="eval").body)
        if isinstance(annotation, ast.Name) and annotation.id not in (*PLAIN, *WORDS):
            home = self.home(annotation.id)
            if home is not None and annotation.id in home.aliases:
                return home.meaning(home.aliases[annotation.id])
        if isinstance(annotation, ast.Subscript):
            return ast.Subscript(annotation.value, self.meaning(annotation.slice), annotation.ctx)
        if isinstance(annotation, ast.Tuple):
            return ast.Tuple([self.meaning(part) for part in annotation.elts], annotation.ctx)
        if isinstance(annotation, ast.BinOp):
            return ast.BinOp(self.meaning(annotation.left), annotation.op, self.meaning(annotation.right))
        return annotation


def module_path(importer: Path, module: str) -> Path | None:
    """The file of a module, looked for beside the importer's package and beside our own; nothing is imported."""
    top = importer.parent
    while (top / "__init__.py").exists():
        top = top.parent
    for root in (top, Path(__file__).parent.parent.parent):
        place = root.joinpath(*module.split("."))
        for path in (place.with_suffix(".py"), place / "__init__.py"):
            if path.exists():
                return path
    return None


class Writer:
    """Writes the methods of one class."""

    def __init__(self, shape: Shape, as_list: bool, kind: str) -> None:
        self.shape = shape
        self.as_list = as_list
        self.kind = kind
        self.kept = [field for field in shape.fields.values() if field.written]

    def methods(self) -> list[str]:
        """As lines of the class's body."""
        parts: list[list[str]] = [] if self.kind == CONSTANT else [self.copy()]
        parts += [] if self.kind == DERIVED else [self.to_json(), self.from_json()]
        lines: list[str] = []
        for part in parts:
            lines += ["", *part] if lines else part
        return ["    " + line if line else "" for line in lines]

    # --- copy

    def copy(self) -> list[str]:
        name = self.shape.name
        taken = [field for field in self.shape.constructed() if "Passing" not in field.words]
        given = ", ".join([self.copied_field(field) for field in taken])
        lines = [f"def copy({self.signature('self')}) -> {name}:", f"    twin = {name}({given})"]
        for field in self.shape.fields.values():
            if field not in taken and not field.fixed and "Passing" not in field.words:
                lines += self.copy_line(field)
        return finished(lines, "twin")

    def copy_line(self, field: Field) -> list[str]:
        value = self.copied_field(field)
        if field.starts_empty and value.startswith("["):  # no list is made where there is nothing to copy
            each = type_name(element(field.type)).lower()
            made = self.copied(field, element(field.type), each, 1)
            return [f"    for {each} in self.{field.name}:", f"        twin.{field.name}.append({made})"]
        return [f"    twin.{field.name} = {value}"]

    def copied_field(self, field: Field) -> str:
        if "Parent" in field.words:
            return field.name
        mine = "self." + field.name
        return mine if "Shared" in field.words else self.copied(field, field.type, mine, 0)

    def copied(self, field: Field, type: ast.expr, value: str, depth: int) -> str:
        """An expression for a copy of a value; the value itself where it can be shared."""
        if (inner := optional(type)) is not None:
            twin = self.copied(field, inner, value, depth)
            return value if twin == value else f"None if {value} is None else {twin}"
        name = type_name(type)
        if name in ("list", "tuple"):
            twins = [self.copied(field, part, LOOPS[depth], depth + 1) for part in elements(type)]
            if not [twin for twin in twins if twin != LOOPS[depth]]:
                return f"{value}[:]" if name == "list" else value
            every = f"[{twins[0]} for {LOOPS[depth]} in {value}]"
            return every if name == "list" else f"tuple({every})"
        if name in ("dict", "set"):
            if [part for part in elements(type) if self.copied(field, part, "x", 0) != "x"]:
                raise self.strange(field, type)
            return f"{value}.copy()"
        shape = field.source.shape(name)
        if shape is not None and self.can_copy(shape):
            return f"{value}.copy({self.whose(shape, 'twin')})"
        return value

    def can_copy(self, shape: Shape) -> bool:
        marks = region(shape)
        return "copy" in shape.methods or (marks is not None and marks[3] != CONSTANT)

    # --- to_json

    def to_json(self) -> list[str]:
        if self.as_list:
            values = ", ".join([self.written_field(field) for field in self.kept])
            return ["def to_json(self) -> list[Any]:", f"    return [{values}]"]
        lines = ["def to_json(self) -> dict[str, Any]:", "    return {"]
        for field in self.kept:
            value = self.written_field(field)
            lines.append(f"        **{value}," if "Spread" in field.words else f'        "{field.key}": {value},')
        return [*lines, "    }"]

    def written_field(self, field: Field) -> str:
        mine = "self." + field.name
        return f"{field.write}({mine})" if field.write else self.written(field, field.type, mine, 0)

    def written(self, field: Field, type: ast.expr, value: str, depth: int) -> str:
        """An expression for a value as JSON."""
        if (inner := optional(type)) is not None:
            said = self.written(field, inner, value, depth)
            return value if said == value else f"None if {value} is None else {said}"
        name = type_name(type)
        if name in PLAIN:
            return value
        if name in ("list", "tuple"):
            said = self.written(field, element(type), LOOPS[depth], depth + 1)
            if said != LOOPS[depth]:
                return f"[{said} for {LOOPS[depth]} in {value}]"
            return f"{value}[:]" if name == "list" else f"list({value})"
        if name == "dict":
            said = self.written(field, elements(type)[1], f"{value}[{LOOPS[depth]}]", depth + 1)
            return f"[[{LOOPS[depth]}, {said}] for {LOOPS[depth]} in sorted({value})]"
        if name == "set":
            return f"sorted({value})"
        if field.source.shape(name) is None:
            raise self.strange(field, type)
        return f"{value}.to_json()"

    # --- from_json

    def from_json(self) -> list[str]:
        name = self.shape.name
        kind = "list[Any]" if self.as_list else "dict[str, Any]"
        lines = ["@staticmethod", f"def from_json({self.signature('data: ' + kind)}) -> {name}:"]
        if self.as_list:
            names = ", ".join([field.name for field in self.kept])
            lines.append(f"    {names} = data" if len(self.kept) > 1 else f"    ({names},) = data")
        given: list[str] = []
        for field in self.shape.constructed():
            if field.written or "Parent" in field.words:
                start = "" if len(given) == self.shape.params.index(field.name) else field.name + "="
                given.append(start + self.read_field(field))
            elif field.name not in self.shape.optional:
                raise BadFields(
                    f"{name}.{field.name}: the constructor needs it, but it is not written; give a default."
                )
        lines.append(f"    made = {name}({', '.join(given)})")
        for field in self.shape.fields.values():
            if field.name not in self.shape.params and (field.written or "Parent" in field.words):
                lines.append(f"    made.{field.name} = {self.read_field(field)}")
        return finished(lines, "made")

    def read_field(self, field: Field) -> str:
        if "Parent" in field.words:
            return field.name
        value = field.name if self.as_list else "data" if "Spread" in field.words else f'data["{field.key}"]'
        return f"{field.read}({value})" if field.read else self.read(field, field.type, value, 0)

    def read(self, field: Field, type: ast.expr, value: str, depth: int) -> str:
        """An expression that makes the value anew from JSON."""
        if (inner := optional(type)) is not None:
            return f"None if {value} is None else {self.read(field, inner, value, depth)}"
        name = type_name(type)
        if name in PLAIN:
            return f"{name}({value})"
        if name in ("list", "tuple"):
            loop, made = self.read_element(field, element(type), depth)
            every = f"[{made} for {loop} in {value}]"
            return every if name == "list" else f"tuple({every})"
        if name == "dict":
            pair = [self.read(field, part, name, depth) for part, name in zip(elements(type), UNPACKED, strict=False)]
            return f"{{{': '.join(pair)} for {', '.join(UNPACKED[:2])} in {value}}}"
        if name == "set":
            return f"{{{self.read(field, element(type), LOOPS[depth], depth + 1)} for {LOOPS[depth]} in {value}}}"
        shape = field.source.shape(name)
        if shape is None:
            raise self.strange(field, type)
        whose = self.whose(shape, "made")
        return f"{name}.from_json({value}{', ' if whose else ''}{whose})"

    def read_element(self, field: Field, type: ast.expr, depth: int) -> tuple[str, str]:
        """A loop variable and what is made of it; a pair is taken apart, so that one too long is not read."""
        parts = elements(type) if type_name(type) == "tuple" else []
        if len(parts) > 1:
            names = UNPACKED[: len(parts)]
            made = [self.read(field, part, name, depth + 1) for part, name in zip(parts, names, strict=True)]
            return ", ".join(names), f"({', '.join(made)})"
        return LOOPS[depth], self.read(field, type, LOOPS[depth], depth + 1)

    # --- parents

    def signature(self, first: str) -> str:
        return ", ".join([first, *[f"{field.name}: {ast.unparse(field.type)}" for field in self.shape.parents()]])

    def whose(self, child: Shape, me: str) -> str:
        """What a child is told of its parents: me, and none of the others it might have had."""
        mine = [self.shape.name in ast.unparse(field.type) for field in child.parents()]
        return ", ".join([me if is_me else "None" for is_me in mine])

    def strange(self, field: Field, type: ast.expr) -> BadFields:
        return BadFields(f"{self.shape.name}.{field.name}: no way is known to copy or write a {ast.unparse(type)}.")


def finished(lines: list[str], made: str) -> list[str]:
    """A name is given only to what is not yet complete."""
    start = f"    {made} = "
    if lines[-1].startswith(start):
        return [*lines[:-1], "    return " + lines[-1].removeprefix(start)]
    return [*lines, f"    return {made}"]


def type_name(type: ast.expr) -> str:
    if isinstance(type, ast.Constant) and type.value is None:
        return "None"
    return ast.unparse(type.value if isinstance(type, ast.Subscript) else type)


def elements(type: ast.expr) -> list[ast.expr]:
    """The types between the brackets, without the dots of `tuple[int, ...]`."""
    if not isinstance(type, ast.Subscript):
        raise BadFields(f"{ast.unparse(type)} does not say of what.")
    parts = type.slice.elts if isinstance(type.slice, ast.Tuple) else [type.slice]
    return [part for part in parts if not (isinstance(part, ast.Constant) and part.value is ...)]


def element(type: ast.expr) -> ast.expr:
    return elements(type)[0]


def optional(type: ast.expr) -> ast.expr | None:
    """X of `X | None`."""
    if isinstance(type, ast.BinOp) and isinstance(type.op, ast.BitOr) and type_name(type.right) == "None":
        return type.left
    return None


def region(shape: Shape) -> tuple[int, int, bool, str] | None:
    """The lines between the two comments of a class, whether it is written as a list, and what never happens to it."""
    node = shape.source.classes[shape.name]
    lines = shape.source.text.splitlines()
    for at in range(node.lineno, len(lines)):
        if lines[at] and not lines[at].startswith((" ", ")", "#")) and at >= (node.end_lineno or 0):
            return None  # the next thing of the module
        if (marks := BEGIN.match(lines[at])) is not None:
            if END not in lines[at:]:
                raise BadFields(f"{shape.source.path}: the fields of {shape.name} have no end.")
            return at + 1, lines.index(END, at), marks[1] is not None, marks[2] or ""
    return None


def rewritten(path: Path) -> str:
    """The text of a module with the methods of its classes as their fields say."""
    source = Source.at(path)
    lines = source.text.splitlines()
    for name in reversed(source.classes):
        shape = source.shape(name)
        assert shape is not None
        marks = region(shape)
        if marks is not None:
            start, end, as_list, kind = marks
            lines[start:end] = Writer(shape, as_list, kind).methods()
    return "\n".join(lines) + "\n"


def is_current(path: Path) -> bool:
    """Whether nothing would change but perhaps the layout."""
    text = path.read_text("utf-8")
    return " --- fields" not in text or ast.dump(ast.parse(rewritten(path))) == ast.dump(ast.parse(text))


FIELDS: Final[dict[type, dict[str, Field]]] = {}  # by class, once they have been looked up


def declared(of: type) -> dict[str, Field]:
    """The fields of a class by name, as its source declares them."""
    if of not in FIELDS:
        module = Path(sys.modules[of.__module__].__file__ or "")
        shape = Source.at(module.with_name(module.name.split(".")[0] + ".py")).shape(of.__name__)
        FIELDS[of] = {} if shape is None else shape.fields
    return FIELDS[of]


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    places = [Path(argument) for argument in arguments if argument != "--check"]
    files = [file for place in places for file in (sorted(place.rglob("*.py")) if place.is_dir() else [place])]
    stale = [file for file in files if not is_current(file)]
    for file in stale:
        if check:
            print(f"{file}: the fields have changed; run `make fields`.")
        else:
            file.write_text(rewritten(file), "utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BadFields as bad:
        sys.exit(str(bad))
