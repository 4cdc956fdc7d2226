"""Who is the bot of a database: one process, by a row that it renews, by the server's clock.

Each takeover counts the row's epoch up, alone among all that write: whoever is in the midst of a transaction is waited
for, or broken off. Every write of the store sees in its own transaction that the epoch is still its own, so that a
process which was stopped for a while, and replaced, writes nothing when it goes on.
"""

import asyncio
import hashlib
import logging
import secrets
import threading
import time
from collections.abc import Callable
from typing import Any

from engine.kernel.errors import SaveError
from engine.store.postgres.address import PostgresAddress
from engine.store.postgres.driver import driver, open_session, require_own_sessions, require_version
from engine.store.postgres.faults import raise_save_error, save_error_of
from engine.store.postgres.schema import begin_schema

log = logging.getLogger(__name__)
SECONDS, BEAT = 8.0, 2.0  # that a lease holds, and between two renewals
SILENCE = 5.0  # after the last renewal that was answered: from then on nothing is sent
EVERY = 0.2  # between two looks of one that waits: a lease that is given back is seen by then, one that ends at its end
SPARE = 0.01  # after that end
AWAY = 1.0  # between two looks while the server does not answer
LOST_LOOK = 0.5  # between two looks of whoever waits for the loss of its own
IN_FLIGHT = 500  # milliseconds that writes of the one before are waited for: by then it has been silent for a lease
LEFT = (
    "SELECT CASE WHEN owner = '' THEN 0 ELSE extract(epoch FROM until - clock_timestamp())::float8 END "
    "FROM holder WHERE id = 1"
)
TAKE = (
    "UPDATE holder SET epoch = epoch + 1, owner = %s, until = clock_timestamp() + make_interval(secs => %s) "
    "WHERE id = 1 AND (owner = '' OR until < clock_timestamp()) RETURNING epoch"
)
RENEW = (
    "UPDATE holder SET until = clock_timestamp() + make_interval(secs => %s) WHERE id = 1 AND owner = %s AND epoch = %s"
)
GIVE_BACK = "UPDATE holder SET owner = '', until = to_timestamp(0) WHERE id = 1 AND owner = %s AND epoch = %s"


def writers_key(address: PostgresAddress) -> int:
    """Return the number of the lock that all who write share, and that a takeover has alone."""
    digest = hashlib.sha256(f"praetor writers {address.schema}".encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)


def seconds_that_passed() -> float:
    """Return a time that goes on while the process is stopped, and while the machine sleeps where there is a clock for
    that."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Lease:
    """The right of one process to be the bot of a database. epoch: its number, once it was taken."""

    def __init__(
        self,
        address: PostgresAddress,
        *,
        seconds: float = SECONDS,
        beat: float = BEAT,
        clock: Callable[[], float] = seconds_that_passed,
    ) -> None:
        self.address, self.seconds, self.beat, self._clock = address, seconds, beat, clock
        self._renewed: float | None = None  # when the last renewal was asked for that was answered
        self.owner = secrets.token_hex(8)
        self.name = f"praetor {self.owner}"  # of all its sessions, so that a takeover finds them
        self.epoch: int | None = None
        self.is_lost = threading.Event()
        self.on_break: Callable[[], None] = lambda: None  # the session that renews it was lost
        self._given_back = threading.Event()
        self._beating: threading.Thread | None = None

    @property
    def may_send(self) -> bool:
        """Return whether no other process can be the bot yet: a renewal was answered a moment ago. One that was stopped
        finds its lease old by this as it wakes, before it has asked the server anything."""
        renewed = self._renewed
        return renewed is not None and not self.is_lost.is_set() and self._clock() - renewed < SILENCE

    def take(self) -> bool:
        """Take the lease; return False if another process holds it. SaveError where the server cannot be used."""
        with open_session(self.address) as raw, open_session(self.address) as other:
            require_version(raw, self.address.name)
            require_own_sessions(raw, other, self.address.name)
            try:
                begin_schema(raw, self.address)
                return self._take_by(raw)
            except driver().Error as error:
                raise_save_error(error, self.address.name)

    def _take_by(self, raw: Any) -> bool:
        """Take the lease by a session, and begin to renew it; return False if another process holds it."""
        asked = self._clock()
        self.epoch = self._taken(raw)
        if self.epoch is None:
            return False
        self._renewed = asked
        self._beating = threading.Thread(target=self._beat, name="praetor-lease", daemon=True)
        self._beating.start()
        return True

    def _taken(self, raw: Any) -> int | None:
        """Return the epoch of a lease that was free, now ours; None where it is another's."""
        sql = "SELECT owner, owner = '' OR until < clock_timestamp() FROM holder WHERE id = 1"
        before, is_free = raw.execute(sql).fetchone()
        if not is_free:
            return None
        for last in (False, True):
            raw.execute("BEGIN")
            try:
                raw.execute(f"SET LOCAL lock_timeout = {IN_FLIGHT}")
                raw.execute("SELECT pg_advisory_xact_lock(%s)", (writers_key(self.address),))
                row = raw.execute(TAKE, (self.owner, self.seconds)).fetchone()
                raw.execute("COMMIT")
            except driver().errors.LockNotAvailable:
                raw.execute("ROLLBACK")
                if last:
                    raise
                ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s"
                raw.execute(ended, (f"praetor {before}",))
            else:
                return int(row[0]) if row else None
        return None

    async def wait(self, seconds: float) -> None:
        """Take the lease, waiting up to `seconds` for its holder to end; SaveError if it does not. A server that does
        not answer meanwhile is waited for, too."""
        end = asyncio.get_running_loop().time() + seconds
        raw: Any = None
        is_away = False
        try:
            while True:
                try:
                    raw, pause = await asyncio.to_thread(self._looked, raw)
                    is_away = False
                except (SaveError, driver().Error) as error:
                    if not is_away:
                        told = error if isinstance(error, SaveError) else save_error_of(error, self.address.name)
                        log.warning("%s; whoever waits looks again", told)
                    raw, pause, is_away = None, AWAY, True
                if self.epoch is not None:
                    return
                left = end - asyncio.get_running_loop().time()
                if left <= 0:
                    raise SaveError(f"{self.address.name}: another Praetor has this database; it was left alone")
                await asyncio.sleep(min(pause, left))
        finally:
            if raw is not None:
                raw.close()

    def _looked(self, raw: Any) -> tuple[Any, float]:
        """Take the lease if it is free; return the session to look by the next time, and seconds until then."""
        raw = open_session(self.address) if raw is None or raw.closed else raw
        try:
            row = raw.execute(LEFT).fetchone()
            if row is not None and row[0] <= 0:
                self._take_by(raw)
                return raw, EVERY
        except BaseException:
            raw.close()
            raise
        return raw, min(EVERY, row[0] + SPARE) if row is not None else EVERY

    async def until_lost(self) -> None:
        """Return once another process has taken the lease over."""
        while not self.is_lost.is_set():
            await asyncio.sleep(LOST_LOOK)

    def note_lost(self) -> None:
        """Note that another process has the lease."""
        if not self.is_lost.is_set():
            log.error("%s: another Praetor has taken the database over", self.address.name)
        self.is_lost.set()

    def give_back(self) -> None:
        """Release the lease, so that another process need not wait until it ends. Nothing is sent from then on."""
        self._given_back.set()
        self._renewed = None
        if self._beating is None:
            return
        self._beating.join()
        self._beating = None
        try:
            with open_session(self.address) as raw:
                raw.execute(GIVE_BACK, (self.owner, self.epoch))
        except (SaveError, driver().Error):
            log.warning("%s: the lease could not be given back; it ends in %g s", self.address.name, self.seconds)

    def renew(self, raw: Any) -> None:
        """Renew the lease by a session, or note that it is another's."""
        asked = self._clock()
        if raw.execute(RENEW, (self.seconds, self.owner, self.epoch)).rowcount != 1:
            self.note_lost()
        else:
            self._renewed = asked

    def _beat(self) -> None:
        """Renew the lease until it is given back or lost; where the server does not answer, try again."""
        raw: Any = None
        while not self._given_back.wait(self.beat) and not self.is_lost.is_set():
            try:
                raw = open_session(self.address, name=self.name) if raw is None else raw
                self.renew(raw)
            except (SaveError, driver().Error):
                log.warning("%s: the lease could not be renewed", self.address.name)
                if raw is not None:
                    raw.close()
                    self.on_break()
                raw = None
        if raw is not None:
            raw.close()
