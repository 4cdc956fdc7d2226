"""What the store is asked about finished games that are compressed, and about what nothing needs any more.
`PackingPart` and `PruningPart` implement it."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec


class PackedTable(msgspec.Struct, frozen=True):
    """A table's rows, compressed. mark: what has changed if these are no longer its rows; persons: whom they may name;
    bytes: what their values take uncompressed."""

    table: str
    mark: list[Any]
    rows: bytes
    persons: list[int]
    bytes: int


class PackingStore(Protocol):
    """The part of `Store` for compressed games; what holds for its methods holds for these."""

    async def tables_to_pack(self, before: float) -> list[str]:
        """Return the tables whose games were over before a moment, have nothing to post and are not packed."""

    async def packed_form(self, table_id: str) -> PackedTable:
        """Return the rows of a finished table, compressed; nothing is changed. SaveError where a state is damaged."""

    async def keep_packed(self, packed: PackedTable) -> bool:
        """Put the packed rows of a table in the place of its rows; return whether: not where something was written
        there meanwhile. Nobody may have the table in memory."""

    async def unpack_table(self, table_id: str) -> bool:
        """Bring back the rows of a table that is packed, before anything of them is read; return whether it was."""


class PruningStore(Protocol):
    """The part of `Store` that deletes what nothing needs any more; what holds for its methods holds for these."""

    async def prune_posts(self, kinds: Sequence[str], before: float) -> tuple[int, bool]:
        """Delete, of the next posts that were made before a moment, those of these kinds that were sent, and all that
        became void. Return how many, and whether there are more to look at."""

    async def prune_interactions(self, before: float) -> tuple[int, bool]:
        """Forget some interactions that were carried out before a moment: Discord delivers none again after so long.
        Return how many, and whether there may be more."""
