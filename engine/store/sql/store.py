"""The store on a database of SQL, put together from its parts; which database it is, they do not know."""

from engine.store.audit_trail import AuditPart
from engine.store.chain.chain_part import ChainPart
from engine.store.charts.charts_part import ChartsPart
from engine.store.clubs.clubs_part import ClubsPart
from engine.store.decisions import DecisionsPart
from engine.store.drafts_and_orders import DraftsPart
from engine.store.event_queries import EventsPart
from engine.store.operators.operators_part import OperatorsPart
from engine.store.outbox import OutboxPart
from engine.store.persons.persons_and_settings import PersonsPart
from engine.store.refused.refused_part import RefusedPostsPart
from engine.store.retention.packing import PackingPart
from engine.store.retention.persons import PersonsRetentionPart
from engine.store.retention.pruning import PruningPart
from engine.store.retention.servers import RetentionPart
from engine.store.shown.shown_part import ShownPart
from engine.store.spectators.spectators_part import SpectatorsPart
from engine.store.table_leases import LeasesPart
from engine.store.tables import TablesPart
from engine.store.undo_redo import UndoRedoPart


class SqlStore(
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
    PruningPart,
    ClubsPart,
    ChartsPart,
    ShownPart,
):
    """A `Store` on a database of SQL."""

    async def close(self) -> None:
        """Finish what is written and close the database."""
        await self._db.close()
