"""The numbers of posts that each live card carries."""

from collections import OrderedDict
from collections.abc import Sequence

from bot.delivery.last_rendered import KEPT
from bot.tables.table_extra import SeatMark
from engine.store.models import Post


class CardNumbers:
    """Remembers by message the first and last number that it carries now; its mark has those that it was sent with."""

    def __init__(self) -> None:
        self._borne: OrderedDict[int, tuple[int, int]] = OrderedDict()

    def of(self, mark: SeatMark, more: Sequence[Post] = ()) -> tuple[int, int]:
        """Return the first and last number that a card carries with these posts, too."""
        first, last = self._borne.get(mark.message, (mark.first, mark.last))
        for post in more:
            first, last = (first if post.number == last + 1 else post.number), post.number
        return first, last

    def keep(self, mark: SeatMark, more: Sequence[Post] = ()) -> None:
        """Note that a card carries the numbers of these posts from now on, too."""
        self._borne[mark.message] = self.of(mark, more)
        self._borne.move_to_end(mark.message)
        while len(self._borne) > KEPT:
            self._borne.popitem(last=False)
