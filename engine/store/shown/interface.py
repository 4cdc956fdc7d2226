"""What the store is asked of messages that are edited in place. `ShownPart` implements it."""

from collections.abc import Mapping
from typing import Protocol


class ShownStore(Protocol):
    """What messages show, by a key that whoever keeps it chooses."""

    async def shown(self, table_id: str) -> dict[str, str]:
        """Return what was kept of a table's messages, in the order of the keys."""

    async def keep_shown(self, table_id: str, changes: Mapping[str, str | None]) -> None:
        """Keep what messages of a table show; None: it is not known any more."""
