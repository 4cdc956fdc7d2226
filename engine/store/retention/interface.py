"""What the store is asked about finished games that are compressed. `PackingPart` implements it."""

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

    async def packable(self, before: float) -> list[str]:
        """Return the tables whose games were over before a moment, have nothing to post and are not packed."""

    async def packed_form(self, table_id: str) -> PackedTable:
        """Return the rows of a finished table, compressed; nothing is changed. SaveError where a state is damaged."""

    async def keep_packed(self, packed: PackedTable) -> bool:
        """Put the packed rows of a table in the place of its rows; return whether: not where something was written
        there meanwhile. Nobody may have the table in memory."""

    async def unpack(self, table_id: str) -> bool:
        """Bring back the rows of a table that is packed, before anything of them is read; return whether it was."""
