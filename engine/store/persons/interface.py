"""What the store is asked about persons and about the bot as a whole. `PersonsPart` implements it."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol


class PersonsStore(Protocol):
    """The part of `Store` for persons and settings; what holds for its methods holds for these. What is added to a
    list or a mapping goes through `change_…`: what was read before the transaction may be out of date in it."""

    async def person(self, user: int) -> dict[str, Any]:
        """Return what is kept of a person (DM channel id, DM open, preferences)."""

    async def set_person(self, user: int, **fields: Any) -> None:
        """Merge fields into what is kept of a person."""

    async def change_preferences(
        self, user: int, change: Callable[[dict[str, Any]], Mapping[str, Any]]
    ) -> dict[str, Any]:
        """Put on a person's preferences what `change` makes of them, in one transaction, and return them. `change`
        runs in the store's thread and must not wait for anything."""

    async def person_data(self, user: int) -> dict[str, Any]:
        """Return everything that is kept under a person's id, for them to read: of others and hidden cards nothing."""

    async def setting(self, key: str) -> str | None:
        """Return a setting of the whole bot (hash of the synced commands, ...)."""

    async def set_bot_setting(self, key: str, value: str) -> None:
        """Keep a setting of the whole bot."""

    async def change_setting(self, key: str, change: Callable[[str | None], str]) -> str:
        """Keep what `change` makes of a setting (None: there is none yet), in one transaction, and return it."""
