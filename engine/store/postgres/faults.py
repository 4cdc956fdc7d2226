"""What PostgreSQL says, in the words that SQLite's faults have, too: what is wrong, and that nothing was written. What
the server tells of rows and of its address goes nowhere."""

from typing import Any, NoReturn

from engine.kernel.errors import SaveError
from engine.store.connection import FULL

AGAIN = frozenset({"40001", "40P01"})  # two waited for each other: the one that was broken off is run again
WORDS = {
    "53100": FULL,
    "53200": "the server has no memory left; nothing was written",
    "53300": "the server takes no more connections; nothing was written",
    "55P03": "another process is writing to it; nothing was written",
    "57014": "it took too long; nothing was written",
    "25006": "it may not be written to",
    "42501": "it may not be written to: the bot's role lacks the right (praetor doctor says which)",
    "28P01": "it may not be opened: the server refuses the name or its password",
    "28000": "it may not be opened: the server refuses the name",
    "3D000": "there is no such database on the server",
    "XX001": "it is damaged; it was left as it is: bring a backup back",
}
# What libpq says of a connection that it cannot make has no SQLSTATE. The first that fits counts: a certificate's file
# may not exist, as a database may not.
AT_THE_DOOR = {
    "certificate": "the server's certificate is not one that is trusted here (sslrootcert)",
    "password authentication failed": WORDS["28P01"],
    "no password supplied": WORDS["28P01"],
    "no pg_hba.conf entry": "the server lets this machine, name or kind of connection not in (its pg_hba.conf)",
    "does not exist": "the server knows no such database or name",
    "too many": WORDS["53300"],
    "SSL": "the server has no TLS, and the address asks for it (sslmode)",
}
GONE = "the server cannot be reached; nothing was kept of this step"


class PostgresFault(Exception):  # noqa: N818 - the cause of a SaveError
    """An error of PostgreSQL without what it was about: its kind and its SQLSTATE."""


def is_gone(error: BaseException, raw: Any = None) -> bool:
    """Return whether an error means that the session has ended."""
    state = getattr(error, "sqlstate", None)
    if raw is not None and (raw.closed or raw.broken):
        return True
    if state is None:
        return type(error).__name__ == "OperationalError"
    return state == "25P03" or (state[:2] in ("08", "57") and state != "57014")


def save_error_of(error: BaseException, name: str, raw: Any = None) -> Exception:
    """Return an error of psycopg as a SaveError in words; a mistake of the program as a fault without its rows."""
    state = getattr(error, "sqlstate", None)
    fault = PostgresFault(f"{type(error).__name__} {state or ''}".strip())
    words = WORDS.get(state or "") or (_at_the_door(error) if state is None else None)
    words = words or (GONE if is_gone(error, raw) else None)
    if words is None:
        fault.args = (f"{fault.args[0]}: {str(error).splitlines()[0] if state and state[:2] == '42' else ''}",)
        return fault
    said = SaveError(f"{name}: {words}")
    said.__cause__ = fault
    return said


def raise_save_error(error: BaseException, name: str, raw: Any = None) -> NoReturn:
    """Raise an error of psycopg as what it means (`save_error_of`)."""
    said = save_error_of(error, name, raw)
    raise said from said.__cause__


def _at_the_door(error: BaseException) -> str | None:
    """Return why no connection was made; None where it is not known."""
    return next((words for said, words in AT_THE_DOOR.items() if said in str(error)), None)
