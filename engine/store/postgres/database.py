"""A PostgreSQL database, as the store uses one: threads with a session each, and a transaction for each function.

Each write first locks what it writes to, in one journey to the server, and sees that no other process has become the
bot meanwhile (`lease`). What is read sees one moment.
"""

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from engine.kernel.errors import SaveError
from engine.store.postgres.address import PostgresAddress
from engine.store.postgres.connection import PostgresConnection
from engine.store.postgres.driver import driver, open_session, require_own_sessions, require_version
from engine.store.postgres.faults import AGAIN, GONE, is_gone, raise_save_error, save_error_of
from engine.store.postgres.lease import Lease, writers_key
from engine.store.postgres.schema import migrate, require_present
from engine.store.sql.interface import NO_LOCK, UNKNOWN, Connection, Lock, UnsureWrite
from engine.store.sql.known_session import known_breaks
from engine.store.write_record import WRITE_RECORD

T = TypeVar("T")
log = logging.getLogger(__name__)
THREADS = 8  # sessions; what waits for locks and for the server's disk
TRIES = 5  # of a transaction that others were in the way of
READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
UNSURE = "the connection broke while this was written: whether it was kept is seen when it is read again"
ANEW = "the connection to the server was lost and made anew: nothing was written, what is there is read again first"
# Of the server, and of the line of its history: a promotion begins another. The control file tells the latter late.
IDENTITY = (
    "SELECT system_identifier FROM pg_control_system()",
    "SELECT substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)",
)
TAKEN = "another Praetor has taken this database over: nothing was written"


class PostgresDatabase:
    """An open database of a server: a `Database` (`engine.store.sql.interface`).

    lease: by which this process is the bot; None: a tool that writes beside it, or one where nothing else runs.
    """

    def __init__(self, address: PostgresAddress, *, lease: Lease | None = None, read_only: bool = False) -> None:
        self.address, self.lease, self.read_only = address, lease, read_only
        self.refused = ""
        self.failed_writes = 0
        self.hasty = False
        self.breaks = 0  # how often a session was lost; all that were made before are then made anew
        self.path = address  # what it is called in messages
        self._local = threading.local()
        self._sessions: list[Any] = []
        self._pids: dict[Any, int] = {}  # of the server's processes, by session: a pooler tells the client another
        self._guard = threading.Lock()
        if lease is not None:
            lease.on_break = self.note_break
        self._threads = ThreadPoolExecutor(1 if read_only else THREADS, thread_name_prefix="praetor-postgres")

    async def write(self, work: Callable[[Connection], T], *, lock: Lock, durable: bool = True) -> T:
        """Run `work` in a write transaction, with a lock on what it writes to. durable: on the server's disk."""
        begin = self._begin(lock, durable=durable and not self.hasty)
        try:
            known = known_breaks()
            result = await self._in_thread(lambda: self._written(begin, work, known))
        except SaveError as error:
            if error.__cause__ is not None:
                self.refused = str(error)
                self.failed_writes += 1
            raise
        self.refused = ""
        record = WRITE_RECORD.get()
        if record is not None:
            record.note_commit(durable=durable)
        return result

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` on one moment of the database."""
        return await self._in_thread(lambda: self._read(work))

    async def run_outside_transaction(self, work: Callable[[PostgresConnection], T]) -> T:
        """Run `work` outside a transaction."""
        return await self._in_thread(lambda: work(self._session()))

    async def server_identity(self) -> str:
        """Return what tells the server and the line of its history from others."""
        return await self._in_thread(lambda: "/".join(self._asked(sql) for sql in IDENTITY))

    def _asked(self, sql: str) -> str:
        """Return what the server says of itself, UNKNOWN where the bot's role may not ask."""
        for last in (False, True):
            conn = self._session()
            try:
                return str(conn.raw.execute(sql).fetchone()[0])
            except driver().Error as error:
                if not is_gone(error, conn.raw):
                    log.warning("%s: the bot's role may not ask: %s", self.address.name, sql)
                    return UNKNOWN
                conn.roll_back()
                if last:
                    raise_save_error(error, self.address.name, conn.raw)
        raise AssertionError("it was answered or refused")

    async def overlay_rows_for_session(self, name: str, fill: Callable[[Connection, str], None]) -> None:
        """Let a database that is opened for reading have more rows in a table, for this session alone."""
        over, schema = f"pg_temp.unpacked_{name}", self.address.schema

        def work(conn: PostgresConnection) -> None:
            conn.execute("BEGIN")
            there = conn.execute("SELECT to_regclass(?)", (over,)).fetchone()[0]
            if there is None:
                conn.execute(f"CREATE TEMP TABLE unpacked_{name} AS SELECT * FROM {schema}.{name} WITH NO DATA")  # noqa: S608 - of the schema
                conn.execute(f"CREATE TEMP VIEW {name} AS SELECT * FROM {schema}.{name} UNION ALL SELECT * FROM {over}")  # noqa: S608 - of the schema
            fill(conn, over)
            conn.execute("COMMIT")

        await self.run_outside_transaction(work)

    async def rewrite_database(self) -> None:
        """Write all tables again, one after another. What was deleted stays in the write-ahead log until the server
        recycles it, in its archive, in replicas and in backups."""

        def work() -> None:
            with open_session(self.address, patient=True) as raw:
                names = raw.execute("SELECT tablename FROM pg_tables WHERE schemaname = %s", (self.address.schema,))
                for (name,) in names.fetchall():
                    raw.execute(f'VACUUM (FULL) {self.address.schema}."{name}"')

        try:
            await self._in_thread(work)
        except driver().Error as error:
            raise_save_error(error, self.address.name)

    async def unwritable(self) -> str:
        """Return why nothing can be written now, "" if it can. Where the last write was refused another is tried."""
        if self.refused:
            try:
                await self.write(_try, lock=NO_LOCK)
            except SaveError as error:
                return str(error)
        return ""

    async def close(self) -> None:
        """Finish what was asked before and end all sessions."""
        await asyncio.to_thread(self._threads.shutdown)
        for raw in self._sessions:
            raw.close()

    # In a thread of its own

    async def _in_thread(self, function: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, function)

    def _session(self) -> PostgresConnection:
        """Return this thread's session, made anew where it has ended."""
        found: PostgresConnection | None = getattr(self._local, "session", None)
        if found is not None and not found.is_gone and found.breaks == self.breaks:
            return found
        if found is not None and found.is_gone:
            self.note_break(found.breaks)
        name = self.lease.name if self.lease is not None else "praetor"
        if found is None:
            self._note_break_of_others(name)
        breaks = self.breaks
        raw = open_session(self.address, name=name)
        pid = self._number(raw, "SELECT pg_backend_pid()")
        with self._guard:
            if found is not None:
                self._sessions.remove(found.raw)
                del self._pids[found.raw]
            self._sessions.append(raw)
            self._pids[raw] = pid
        if found is not None:
            found.raw.close()
        self._local.session = made = PostgresConnection(raw, breaks)
        return made

    def _note_break_of_others(self, name: str) -> None:
        """Note a break if a session of another thread has ended: a thread's first session saw no loss by itself, and
        what was read before one decides nothing."""
        with self._guard:
            pids, breaks = list(self._pids.values()), self.breaks
        if pids:
            with open_session(self.address, name=name) as raw:
                asked = "SELECT count(DISTINCT pid) FROM pg_stat_activity WHERE pid = ANY(%s)"
                live = self._number(raw, asked, pids)
            if live < len(pids):
                self.note_break(breaks)

    def _number(self, raw: Any, asked: str, *values: Any) -> int:
        """Return a number that a new session is asked for; SaveError where that has ended already."""
        try:
            return int(raw.execute(asked, values).fetchone()[0])
        except driver().Error as error:
            raw.close()
            raise_save_error(error, self.address.name)

    def note_break(self, since: int | None = None) -> None:
        """Note that a session was lost, and with it all others: each is made anew before it is used again. since: how
        often that was when it was made; it counts but once."""
        with self._guard:
            if since is None or since == self.breaks:
                self.breaks += 1

    def _begin(self, lock: Lock, *, durable: bool) -> str:
        """Return the statements that a write begins with, sent in one journey."""
        said = ["BEGIN"] if durable else ["BEGIN", "SET LOCAL synchronous_commit = off"]
        if self.lease is not None:
            said += [f"SELECT pg_advisory_xact_lock_shared({writers_key(self.address)})"]
            said += ["SELECT epoch FROM holder WHERE id = 1"]
        if lock.tables:
            ids = ", ".join(_quoted(table_id) for table_id in sorted(set(lock.tables)))
            said += [f"SELECT 1 FROM tables WHERE id IN ({ids}) ORDER BY id FOR UPDATE"]  # noqa: S608 - quoted
        for name in sorted(set(lock.names)):
            key = _quoted(f"{self.address.schema} {name}")
            said += [f"SELECT pg_advisory_xact_lock(hashtextextended({key}, 0))"]
        return "; ".join(said)

    def _written(self, begin: str, work: Callable[[Connection], T], known: int | None) -> T:
        errors = driver()
        for tries in range(1, TRIES + 1):
            conn = self._started(begin)
            try:
                self._require_lease(conn)
                if known is not None and conn.breaks != known:
                    raise SaveError(f"{self.address.name}: {ANEW}")
                result = work(conn)
            except errors.Error as error:
                conn.roll_back()
                if tries < TRIES and getattr(error, "sqlstate", None) in AGAIN:
                    continue
                raise_save_error(error, self.address.name, conn.raw)
            except BaseException:
                conn.roll_back()
                raise
            self._commit(conn)
            return result
        raise AssertionError("a transaction is either kept or refused")

    def _started(self, begin: str) -> PostgresConnection:
        """Begin a transaction; once more where the session has ended since it was used last: nothing was done yet."""
        errors = driver()
        for last in (False, True):
            conn = self._session()
            try:
                conn.begin(begin)
            except errors.Error as error:
                conn.roll_back()
                if last or not is_gone(error, conn.raw):
                    raise_save_error(error, self.address.name, conn.raw)
            else:
                return conn
        raise AssertionError("it has begun or it was refused")

    def _require_lease(self, conn: PostgresConnection) -> None:
        if self.lease is not None and conn.epoch != self.lease.epoch:
            self.lease.note_lost()
            raise SaveError(f"{self.address.name}: {TAKEN}")

    def _commit(self, conn: PostgresConnection) -> None:
        errors = driver()
        try:
            conn.raw.execute("COMMIT")
        except errors.Error as error:
            if not is_gone(error, conn.raw):
                raise_save_error(error, self.address.name, conn.raw)
            conn.roll_back()
            raise UnsureWrite(f"{self.address.name}: {UNSURE}") from save_error_of(error, self.address.name).__cause__

    def _read(self, work: Callable[[Connection], T]) -> T:
        errors = driver()
        for last in (False, True):
            conn = self._started(READ)
            try:
                result = work(conn)
                conn.raw.execute("COMMIT")
            except errors.Error as error:
                conn.roll_back()
                if last or not is_gone(error, conn.raw):
                    raise_save_error(error, self.address.name, conn.raw)
            except BaseException:
                conn.roll_back()
                raise
            else:
                return result
        raise SaveError(f"{self.address.name}: {GONE}")


def _quoted(text: str) -> str:
    """Return a text as a literal of SQL."""
    said = text.replace("\0", "").replace("'", "''")
    return f"'{said}'" if "\\" not in said else " E'" + said.replace("\\", "\\\\") + "'"


def _try(conn: Connection) -> None:
    """Write and leave nothing."""
    conn.execute("INSERT INTO settings (key, value) VALUES ('disk_probe', 'x') ON CONFLICT DO NOTHING")
    conn.execute("DELETE FROM settings WHERE key = 'disk_probe'")


async def open_postgres(address: PostgresAddress, *, lease: Lease | None = None) -> PostgresDatabase:
    """Open a database and bring it to the present schema; SaveError where that cannot be."""

    def prepare() -> None:
        with open_session(address, patient=True) as raw, open_session(address) as other:
            require_version(raw, address.name)
            require_own_sessions(raw, other, address.name)
            migrate(raw, address)

    await asyncio.to_thread(prepare)
    return PostgresDatabase(address, lease=lease)


async def open_postgres_to_read(address: PostgresAddress) -> PostgresDatabase:
    """Open a database for reading alone; SaveError where there is none of this schema."""

    def look() -> None:
        with open_session(address) as raw:
            require_version(raw, address.name)
            require_present(raw, address)

    await asyncio.to_thread(look)
    return PostgresDatabase(address, read_only=True)
