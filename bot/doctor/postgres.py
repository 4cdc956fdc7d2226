"""A database on a PostgreSQL server: whether it is reached, how, and whether the bot may do there what it must."""

from collections.abc import Iterator
from typing import Any

from bot.doctor.findings import DoctorFinding, fault_finding, finding_to_note, good_finding
from engine.kernel.errors import SaveError
from engine.store.postgres.address import PostgresAddress
from engine.store.postgres.driver import driver, open_session, require_own_sessions, require_version
from engine.store.postgres.faults import save_error_of
from engine.store.postgres.schema import postgres_migrations, present_schema

ABOUT = "database"
MEND = "see docs/postgresql.md; is the server running, and is PRAETOR_DATABASE its address?"
NEAR = ("", "localhost", "127.0.0.1", "::1")


def postgres_findings(address: PostgresAddress) -> Iterator[DoctorFinding]:
    """Yield what is found about a server. Nothing is written there."""
    try:
        with open_session(address) as raw, open_session(address) as other:
            require_version(raw, address.name)
            require_own_sessions(raw, other, address.name)
            yield good_finding(ABOUT, f"{address.name} is PostgreSQL {raw.info.server_version // 10_000}")
            yield from _transport(raw, address)
            yield from _rights(raw, address)
            yield from _schema(raw, address)
            yield from _safety(raw)
    except SaveError as error:
        yield fault_finding(ABOUT, str(error), MEND)
    except driver().Error as error:
        yield fault_finding(ABOUT, str(save_error_of(error, address.name)), MEND)


def _transport(raw: Any, address: PostgresAddress) -> Iterator[DoctorFinding]:
    host = raw.info.host or ""
    if host.startswith("/") or host in NEAR:
        yield good_finding("TLS", "the server is reached on this machine")
    elif raw.pgconn.ssl_in_use:
        yield good_finding("TLS", f"{address.name} is reached by TLS")
        if "sslmode=verify-full" not in address.url:
            yield finding_to_note("TLS", "who the server is, is not checked", "add sslmode=verify-full to the address")
    else:
        yield fault_finding("TLS", "hands and dice secrets cross the network in clear", "add sslmode=verify-full")


def _rights(raw: Any, address: PostgresAddress) -> Iterator[DoctorFinding]:
    superuser, may_make = raw.execute(
        "SELECT rolsuper, has_database_privilege(current_database(), 'CREATE') FROM pg_roles "
        "WHERE rolname = current_user"
    ).fetchone()
    there = raw.execute(
        "SELECT pg_catalog.has_schema_privilege(oid, 'CREATE') FROM pg_namespace WHERE nspname = %s", (address.schema,)
    ).fetchone()
    if superuser:
        yield finding_to_note("rights", "the bot is the server's superuser", "give it a role of its own")
    elif there is None and not may_make:
        mend = f"CREATE SCHEMA {address.schema} AUTHORIZATION the bot's role"
        yield fault_finding("rights", f"there is no schema {address.schema}, and the bot may make none", mend)
    elif there is not None and not there[0]:
        yield fault_finding("rights", f"the bot may make no tables in {address.schema}", "let its role own the schema")
    else:
        yield good_finding("rights", "the bot may do what it must, and is no superuser")


def _schema(raw: Any, address: PostgresAddress) -> Iterator[DoctorFinding]:
    present, newest = present_schema(raw, address), postgres_migrations()[-1][0]
    if not present:
        yield finding_to_note("schema", f"there is nothing in {address.schema} yet", "start the bot: it makes it")
        return
    if present > newest:
        told = f"{address.name} is of version {present}, this Praetor knows {newest}"
        yield fault_finding("schema", told, "install a newer Praetor")
    elif present < newest:
        told = f"{address.name} is of version {present}, the newest is {newest}"
        yield finding_to_note("schema", told, "make a backup before the bot is started: it brings it to the present")
    else:
        yield good_finding("schema", f"{address.schema} is of version {present}")
    held = "SELECT owner <> '' AND until > clock_timestamp() FROM holder WHERE id = 1"
    if raw.execute(held).fetchone()[0]:
        yield good_finding("process", "a bot runs on this database")
    else:
        yield finding_to_note("process", "no bot runs on this database", "praetor run")


def _safety(raw: Any) -> Iterator[DoctorFinding]:
    """Look whether what is told to players is on the server's disk by then."""
    for setting in ("fsync", "full_page_writes", "synchronous_commit"):
        if raw.execute(f"SHOW {setting}").fetchone()[0] == "off":
            told = f"the server's {setting} is off: a crash takes back what players were told"
            yield fault_finding("durability", told, f"set {setting} = on in postgresql.conf")
