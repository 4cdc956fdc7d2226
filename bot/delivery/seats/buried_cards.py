"""Live cards below which their readers have looked something up: what is asked next comes below that, as a new card,
and not as an edit far above."""

from collections import OrderedDict
from collections.abc import Iterable

from bot.screens.seat_card import questions_for_seat
from bot.tables.live import LiveTable
from bot.tables.post_types import SeatNews, kind_of, typed_post_body
from bot.tables.table_extra import SeatMark
from engine.kernel.events import Seat
from engine.store.models import Post

KEPT = 4000  # cards
NEWS = kind_of(SeatNews)


class BuriedCards:
    """Which they are, as far as this process knows."""

    def __init__(self) -> None:
        self._found: OrderedDict[int, None] = OrderedDict()

    def add(self, live: LiveTable, mark: SeatMark | None) -> None:
        """Note that something now stands below a card. In a guided round one card is edited all along."""
        if mark is None or live.is_practice:
            return
        self._found[mark.message] = None
        while len(self._found) > KEPT:
            self._found.popitem(last=False)

    def must_buried_card_give_way(self, live: LiveTable, seat: Seat, mark: SeatMark, posts: Iterable[Post]) -> bool:
        """Return whether a card is such a one, and these posts, which wait for its seat, ask that something."""
        if mark.message not in self._found:
            return False
        asked = {prompt.id for prompt in questions_for_seat(live, seat)}
        return any(asked & set(typed_post_body(post, SeatNews).prompts) for post in posts if post.kind == NEWS)
