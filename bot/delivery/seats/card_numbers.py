"""The numbers of posts that each live card carries."""

from collections.abc import Sequence

from bot.delivery.last_rendered import KeptShown
from bot.tables.table_extra import SeatMark
from engine.store.models import Post


class CardNumbers:
    """Remembers by message the first and last number that it carries now; its mark has those that it was sent with."""

    def __init__(self, kept: KeptShown) -> None:
        self._kept = kept

    def first_and_last_number(self, table: str, mark: SeatMark, more: Sequence[Post] = ()) -> tuple[int, int]:
        """Return the first and last number that a card carries with these posts, too."""
        known = self._kept.get(table, f"numbers:{mark.message}")
        first, last = map(int, known.split()) if known is not None else (mark.first, mark.last)
        for post in more:
            first, last = (first if post.number == last + 1 else post.number), post.number
        return first, last

    def keep_numbers_of_card(self, table: str, mark: SeatMark, more: Sequence[Post] = ()) -> None:
        """Note that a card carries the numbers of these posts from now on, too."""
        first, last = self.first_and_last_number(table, mark, more)
        self._kept.put(table, f"numbers:{mark.message}", f"{first} {last}")
