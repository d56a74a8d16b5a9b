"""A language made by machine: every letter of the English texts gets an accent, so that raw strings stand out."""

from __future__ import annotations

import re

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

LANG = "en-XA"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"
TABLE = str.maketrans(PLAIN, ACCENTED)


class Accents(Transformer):
    """Changes what is shown: text and string literals, but no keys and no names of variables."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = "⟦" + node.value.translate(TABLE) + "⟧" if re.search("[A-Za-z]", node.value) else node.value
        return node


def pseudo(source: str) -> str:
    """The same messages in the language made by machine."""
    return serialize(Accents().visit(parse(source)))
