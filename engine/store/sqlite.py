"""The store on SQLite, through aiosqlite."""

import time
from collections.abc import Callable
from pathlib import Path

from engine.store.audit_trail import AuditPart
from engine.store.chain.chain_part import ChainPart
from engine.store.clubs.clubs_part import ClubsPart
from engine.store.connection import Database, open_database
from engine.store.decisions import DecisionsPart
from engine.store.drafts_and_orders import DraftsPart
from engine.store.event_queries import EventsPart
from engine.store.operators.operators_part import OperatorsPart
from engine.store.outbox import OutboxPart
from engine.store.persons.persons_and_settings import PersonsPart
from engine.store.refused.refused_part import RefusedPostsPart
from engine.store.retention.packing import PackingPart
from engine.store.retention.persons import PersonsRetentionPart
from engine.store.retention.servers import RetentionPart
from engine.store.spectators.spectators_part import SpectatorsPart
from engine.store.table_leases import LeasesPart
from engine.store.tables import TablesPart
from engine.store.undo_redo import UndoRedoPart


class SqliteStore(
    TablesPart,
    DecisionsPart,
    UndoRedoPart,
    EventsPart,
    OutboxPart,
    DraftsPart,
    LeasesPart,
    PersonsPart,
    AuditPart,
    RetentionPart,
    PersonsRetentionPart,
    ChainPart,
    SpectatorsPart,
    RefusedPostsPart,
    OperatorsPart,
    PackingPart,
    ClubsPart,
):
    """A `Store` in one SQLite file; make it with `open_store`."""

    @property
    def database(self) -> Database:
        """Return the open database, for backups and benchmarks."""
        return self._db

    async def close(self) -> None:
        """Finish what is written and close the file."""
        await self._db.close()


async def open_store(path: Path, *, clock: Callable[[], float] = time.time, check: bool = True) -> SqliteStore:
    """Open the store in `path`, created if there is no such file; SaveError where the file cannot be used, which
    is then left as it is. check: look the whole file over first (some 100 MB a second)."""
    return SqliteStore(await open_database(path, check=check), clock)
