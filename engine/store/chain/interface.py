"""What the store keeps of the chain of a table and of the keys of its dice, and what it tells of a database that fell
behind: `ChainPart` implements it."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from engine.kernel.dice import Keys
from engine.store.chain.links import Chain
from engine.store.models import News, PostFooter, RestoreMark


class ChainStore(Protocol):
    """The chains, and what makes tables go on by other keys of their dice."""

    @property
    def connection_loss_count(self) -> int:
        """Return how often the connection to the database was lost since the start: what is there now may be older than
        what was read before. A write of who knows how often that was is refused once it was more
        (`engine.store.sql.known_session`)."""

    async def rekey_tables_after_server_change(self, news: News) -> int:
        """Let every running table go on by another key of its dice where the database is on another server than when
        this was asked last, or on one that was promoted or set back; return how many tables that were. news: the posts
        for each, in the same transaction."""

    async def unshuffled_restore(self, table_id: str) -> int | None:
        """Return the last restore of a table, where its hidden decks were not shuffled since; else None."""

    async def dice_keys(self, table_id: str, words: Mapping[str, str] | None = None) -> Keys:
        """Return the keys of a table's dice; only its actor asks, and who plays it again. words: those that will go
        into them, of a table that has not begun."""

    async def posts_missing_from_database(self, table_id: str, told: Sequence[PostFooter]) -> RestoreMark | None:
        """Return what posts tell of a table that this database has never told, and no restore that it knows of has
        lost; None: nothing. So a database shows that was copied back by hand. told: what stands in the thread."""

    async def continue_after_copy_back(self, table_id: str, lost: RestoreMark, news: News) -> None:
        """Let a table go on from a database that was copied back by hand, as `backup.restore_database` does: all of it
        in one transaction. news: the posts for the table."""

    async def chain_of_table(self, table_id: str) -> Chain:
        """Return the hash chain of a table with the key of its salts: for the export of a game that has ended alone."""
