"""What the store is asked of messages that are edited in place. `ShownPart` implements it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from engine.store.models import Post, TableRow


class ShownStore(Protocol):
    """What messages show, by a key that whoever keeps it chooses."""

    async def kept_of_messages(self, table_id: str) -> dict[str, str]:
        """Return what was kept of a table's messages, in the order of the keys."""

    async def keep_shown(self, table_id: str, changes: Mapping[str, str | None]) -> None:
        """Keep what messages of a table show; None: it is not known any more."""


class FoundByMessageStore(Protocol):
    """The part of `Store` that finds tables and posts by messages that were edited."""

    async def tables_showing(self, messages: Collection[int]) -> list[TableRow]:
        """Return the tables that keep one of these messages in their row: few of many."""

    async def messages_of_posts(self, posts: Collection[int]) -> list[tuple[int, int]]:
        """Return (channel, message) of each message that these posts were sent as, or have edited."""

    async def post_keys_of_messages(
        self, messages: Collection[int], kinds: Sequence[str]
    ) -> list[tuple[str, str, str]]:
        """Return (table, audience, key) of the posts of these kinds that messages were sent as."""

    async def sent_posts(self, table_id: str, audience: str, kinds: Sequence[str]) -> list[Post]:
        """Return the posts of these kinds that an audience was sent, oldest first."""
