"""Proof that a backup would come back: it is restored into a scratch file, and some of its tables are replayed there.

A table is replayed from its last epoch to its head; after every decision its state must be the one that was kept. Where
the rules of a table are not the installed ones they may be the cause of a difference, so that one shows nothing; that
it comes out the same by the installed rules shows as much as of any other table. A backup of which no table could be
replayed has come back, and is not proven.
"""

import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from engine.games import game_by_id as find_game
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import PraetorError
from engine.kernel.game import Game
from engine.store import backup as backups
from engine.store.interface import Store
from engine.store.models import ARCHIVED, OVER, RUNNING, TableRow
from engine.store.places.opening import Place, open_at_read_only
from engine.store.read_only import open_store_read_only
from engine.store.verification.patch_check import check_table

SCRATCH = ".praetor-proof-"  # what the name of the scratch folder begins with; one that a kill leaves is dropped later
PLAYED = (RUNNING, OVER, ARCHIVED)
SAMPLE = 5  # tables that are replayed: whatever damages a file seldom damages one table alone
TRIES = 20  # tables that are looked at for them: those of other rules may show nothing


class Proof(msgspec.Struct, kw_only=True):
    """What came back.

    replayed, decisions: tables that were played again, and how much of them. other_rules: tables that were chosen and
    come out otherwise by the installed rules, which are not theirs: they show nothing. wrong: what does not hold, a
    line each.
    """

    tables: int = 0
    replayed: int = 0
    decisions: int = 0
    other_rules: int = 0
    wrong: list[str] = []

    @property
    def is_without_fault(self) -> bool:
        """Return whether the backup came back, and every table that was replayed is as it was."""
        return not self.wrong

    @property
    def is_proven(self) -> bool:
        """Return whether it holds and there was a table that could show it."""
        return self.is_without_fault and self.replayed > 0


async def prove_backup(backup: Path, *, sample: int = SAMPLE, find: Callable[[str], Game[Any]] = find_game) -> Proof:
    """Restore a backup into a scratch folder beside it, which goes again, and replay some of its tables. Which they are
    hangs on the backup's name, so that in time every table has its turn."""
    proof = Proof()
    try:
        with tempfile.TemporaryDirectory(prefix=SCRATCH, dir=backup.parent) as folder:
            scratch = Path(folder) / "restored.sqlite3"
            proof.tables = backups.restore_database(backup, scratch).tables
            async with open_store_read_only(scratch) as store:
                rows = await store.tables(statuses=PLAYED)
                played = [row for row in rows if row.head is not None]
                await _replay(store, proof, UnverifiedRandom(backup.name).shuffled(played), sample, find)
    except PraetorError as error:
        proof.wrong.append(str(error))
    return proof


async def prove_restored_copy(
    place: Place, *, sample: int = SAMPLE, find: Callable[[str], Game[Any]] = find_game
) -> Proof:
    """Replay some tables of a database that the operator's own tools have restored, as those of a server's backups;
    nothing is changed. Which they are hangs on what was done there last."""
    proof = Proof()
    try:
        async with open_at_read_only(place) as store:
            rows = await store.tables()
            proof.tables = len(rows)
            last = max((row.touched for row in rows), default=0.0)
            played = [row for row in rows if row.head is not None and row.status in PLAYED]
            await _replay(store, proof, UnverifiedRandom(f"{place.name} {last}").shuffled(played), sample, find)
    except PraetorError as error:
        proof.wrong.append(str(error))
    return proof


async def _replay(
    store: Store, proof: Proof, rows: Sequence[TableRow], sample: int, find: Callable[[str], Game[Any]]
) -> None:
    for row in rows[:TRIES]:
        if proof.replayed == sample:
            return
        found = await check_table(store, row, find)
        if not found.is_without_change and (found.other_rules or found.other_data):
            proof.other_rules += 1
            continue
        proof.replayed, proof.decisions = proof.replayed + 1, proof.decisions + found.decisions
        if not found.is_without_change:
            proof.wrong.append(f"table {row.id}: {found.difference or found.stuck}")
