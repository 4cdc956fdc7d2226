"""psycopg, which only those install who keep their tables in PostgreSQL; and its connections, as the store uses them.

Sessions must be the bot's own: a pooler that gives each transaction another (pgbouncer's `transaction`) is refused.
"""

import secrets
from types import ModuleType
from typing import Any

from engine.kernel.errors import SaveError
from engine.store.postgres.address import PostgresAddress
from engine.store.postgres.faults import raise_save_error

LACKS = "PostgreSQL needs a library that is not installed: pip install 'praetor-bot[postgresql]'"
CONNECT = 5  # seconds that a server is waited for
STATEMENT, LOCK, IDLE = 30_000, 10_000, 10_000  # milliseconds: of a statement, of a wait, of a transaction that rests
OLDEST = 150_000  # server versions
POOLED = (
    "a pooler stands before it that gives each transaction another session (pgbouncer's pool_mode = transaction): "
    "connect to the server itself, or set pool_mode = session"
)


def driver() -> ModuleType:
    """Return psycopg; SaveError in one line where it is not installed."""
    try:
        import psycopg
    except ImportError:
        raise SaveError(LACKS) from None
    found: ModuleType = psycopg  # without it installed mypy knows no type of it
    return found


def open_session(address: PostgresAddress, *, name: str = "praetor", patient: bool = False) -> Any:
    """Return a session of its own on a server; SaveError where it cannot be had. name: what the server calls it;
    patient: no statement is broken off because it takes long."""
    psycopg = driver()
    from psycopg.types.numeric import Int8Dumper

    try:
        raw = psycopg.connect(
            address.url,
            autocommit=True,
            connect_timeout=CONNECT,
            application_name=name,
            keepalives_idle=10,
            keepalives_interval=3,
            keepalives_count=3,
            tcp_user_timeout=10_000,
        )
    except psycopg.Error as error:
        raise_save_error(error, address.name)
    try:
        raw.adapters.register_dumper(int, Int8Dumper)  # else each size of a number is a statement of its own
        raw.prepared_max = 500
        raw.execute(
            f"SET search_path = {address.schema}; SET timezone = 'UTC'; SET statement_timeout = "
            f"{0 if patient else STATEMENT}; SET lock_timeout = {0 if patient else LOCK}; "
            f"SET idle_in_transaction_session_timeout = {0 if patient else IDLE}; SET client_min_messages = warning"
        )
    except psycopg.Error as error:
        raw.close()
        raise_save_error(error, address.name)
    return raw


def require_own_sessions(one: Any, other: Any, name: str) -> None:
    """SaveError where a word that one connection keeps in its session is there in another's."""
    word = secrets.token_hex(8)
    one.execute("SELECT set_config('praetor.session', %s, false)", (word,))
    if other.execute("SELECT current_setting('praetor.session', true)").fetchone()[0] == word:
        raise SaveError(f"{name}: {POOLED}")


def require_version(raw: Any, name: str) -> None:
    """SaveError for a server that is too old."""
    version = raw.info.server_version
    if version < OLDEST:
        raise SaveError(f"{name}: its PostgreSQL is {version // 10_000}, Praetor needs {OLDEST // 10_000} or newer")
