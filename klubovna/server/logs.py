"""Logs: lines for people, or JSON lines for machines. Tokens, chat, names and hidden cards never reach them.

Every request and every connection has a trace, a short id that stands in all of its lines and in the errors that the
client is told. A traceback says where something broke and in which kind of error, but not the error's own words: in a
rule of a game these may name a card that nobody is to know of. The match itself, by its table and version, says more.
"""

from __future__ import annotations

import itertools
import logging
import os
import sys
import traceback
from collections.abc import Iterator, MutableMapping
from secrets import token_hex
from typing import Any, Final, TextIO

import structlog

LEVELS: Final = ("debug", "info", "warning", "error")
FORMATS: Final = ("text", "json")

START: Final = token_hex(3)  # so that traces of two servers, or of two runs, are never the same
NUMBERS: Final[Iterator[int]] = itertools.count(1)


def new_trace() -> str:
    return f"{START}-{next(NUMBERS):x}"


def traced(trace: str) -> Any:
    """A block whose lines, and those of the tasks that it starts, bear this trace."""
    return structlog.contextvars.bound_contextvars(trace=trace)


def set_up_logs(
    level: str | None = None, format: str = "text", file: TextIO | None = None, server: int | None = None
) -> None:
    """Lines go to standard error, with the number of the server if there are several.

    At a terminal only what is wrong is told, unless a level is named.
    """

    def numbered(logger: Any, method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        return line if server is None else {**line, "server": server}

    file = file or sys.stderr
    level = level or ("warning" if file.isatty() else "info")
    renderer: Any = structlog.processors.JSONRenderer(ensure_ascii=False)
    if format != "json":
        renderer = structlog.dev.ConsoleRenderer(
            colors=file.isatty() and not os.environ.get("NO_COLOR"),
            exception_formatter=structlog.dev.plain_traceback,  # the pretty one shows variables, and what is in them
        )
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        numbered,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        tell_where,
    ]
    structlog.configure(
        processors=[*shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(file),
    )
    handler = logging.StreamHandler(file)  # what libraries have to say
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(processors=[drop_record, renderer], foreign_pre_chain=shared)
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def tell_where(logger: Any, method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A traceback as functions and lines, with the kind of the error in the place of its words."""
    given = line.pop("exc_info", None)
    if given is True:
        given = sys.exc_info()
    error = given if isinstance(given, BaseException) else given[1] if isinstance(given, tuple) else None
    if error is not None:
        line["exception"] = where(error)
    return line


def where(error: BaseException) -> str:
    frames = traceback.format_tb(error.__traceback__)
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = f"{where(cause)}\nwhich led to\n" if cause is not None else ""
    return f"{before}{''.join(frames)}{type(error).__name__}"


def drop_record(logger: Any, method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    line.pop("_record", None)
    line.pop("_from_structlog", None)
    return line
