"""Database: where the store's data live. Opening a URL, checking a SQLite file, migrations."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Dialect, Engine, Table, create_engine, event, inspect, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

HEAD: Final = "0010"  # the newest migration
PATIENCE: Final = {  # with a PostgreSQL that does not answer: a dead connection is given up after some ten seconds
    "connect_timeout": 10,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
CHECKED_UP_TO: Final = 256 * 1024 * 1024  # bytes of a SQLite file that are checked at the start


class BadStore(Exception):
    """The database cannot be used; the sentence says why and what to mend."""


def open_engine(url: str) -> Engine:
    """An engine whose database has the newest tables."""
    engine = make_engine(url)
    try:
        with engine.begin() as connection:
            migrate(connection)
    except (SQLAlchemyError, OSError) as error:
        engine.dispose()
        raise BadStore(f"The database at {shown(engine)} cannot be used: {first_line(error)}") from None
    except BaseException:
        engine.dispose()
        raise
    return engine


def make_engine(url: str) -> Engine:
    """An engine for a URL, or for a plain path to a SQLite file."""
    if "://" not in url:
        url = f"sqlite:///{url}"
    try:
        parsed = make_url(url)
        backend = parsed.get_backend_name()
        if backend == "sqlite":
            if not parsed.database or parsed.database == ":memory:":
                raise BadStore("The database must be a file, such as sqlite:///klubovna.db, so that matches last.")
            check_file(parsed.database)
            engine = create_engine(parsed.set(drivername="sqlite"))
            event.listen(engine, "connect", prepare_sqlite)
            return engine
        if backend in ("postgresql", "postgres"):
            parsed = parsed.set(drivername="postgresql+psycopg")
            return create_engine(parsed, pool_pre_ping=True, connect_args=PATIENCE)
    except (ArgumentError, NoSuchModuleError, ValueError) as error:
        raise BadStore(f"{url!r} is not the URL of a database: {first_line(error)}") from None
    raise BadStore(f"{backend!r} is not a database that klubovna knows: use sqlite:///FILE or postgresql://...")


def prepare_sqlite(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("pragma busy_timeout = 5000")
    cursor.execute("pragma journal_mode = wal")
    cursor.execute("pragma synchronous = full")
    cursor.close()


def check_file(path: str) -> None:
    """A damaged file is found out at the start, while nothing has been promised to anybody."""
    try:
        with contextlib.closing(sqlite3.connect(path)) as connection:
            connection.execute("pragma schema_version")
            small = Path(path).stat().st_size <= CHECKED_UP_TO
            verdict = connection.execute("pragma quick_check(1)").fetchone()[0] if small else "ok"
    except sqlite3.Error as error:
        raise BadStore(f"The database file {path} cannot be used: {first_line(error)}") from None
    if verdict != "ok":
        raise BadStore(f"The database file {path} is damaged ({first_line(verdict)}) Restore it from a copy.")


def migrate(connection: Connection, revision: str = HEAD) -> None:
    """Bring the database to a revision. Alembic is only loaded where there is something to do."""
    present = present_revision(connection)
    if revision == present:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "klubovna.table:migrations")
    config.attributes["connection"] = connection
    try:
        back = revision == "base" or (present is not None and revision < present <= HEAD)
        (command.downgrade if back else command.upgrade)(config, revision)
    except CommandError as error:
        raise BadStore(f"The database was made by a newer klubovna; use that one ({first_line(error)})") from None


def present_revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("select version_num from alembic_version")).scalar()


def insert_into(table: Table, dialect: Dialect) -> Any:
    """An insert that can say what becomes of rows that are there already (`on_conflict_...`)."""
    return (postgresql.insert if dialect.name == "postgresql" else sqlite.insert)(table)


class Prepared:
    """A statement for many rows of a table, spelled once as the driver takes it: SQLAlchemy would spell it anew, and
    look at every value, in every transaction. Only for tables whose values the driver takes as they are."""

    def __init__(self, statement: Any, table: Table, dialect: Dialect) -> None:
        spelled = statement.compile(dialect=dialect, column_keys=[column.name for column in table.columns])
        self.words: str = str(spelled)
        self.order: list[str] | None = spelled.positiontup  # None: the driver finds values by their names

    def execute(self, connection: Connection, rows: list[dict[str, Any]]) -> None:
        order = self.order
        values: Any = rows if order is None else [tuple([row[name] for name in order]) for row in rows]
        connection.exec_driver_sql(self.words, values)


def shown(engine: Engine) -> str:
    """Where the database is, without its password."""
    if engine.dialect.name == "sqlite":
        return str(engine.url.database)
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=True)


def first_line(error: object) -> str:
    cause = getattr(error, "orig", None) or error
    return (str(cause).strip() or repr(cause)).splitlines()[0].rstrip(".") + "."
