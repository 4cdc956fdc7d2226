"""One frame of a press: the question that it concerns, as the table stood at one moment."""

from dataclasses import dataclass

from bot.messages.drafts import Draft
from bot.tables.live import LiveTable
from engine.kernel.prompts import Prompt
from engine.store.models import SeatRow

TRIES = 3  # times that a frame is made again where its table goes on meanwhile; what is decided is checked in any case


@dataclass(frozen=True, slots=True)
class PressFrame:
    """What a press on a question is about: its person's seat, the question, and what is chosen there so far.

    All of it is of one moment (`LiveTable.changes`), as are the views, prompts and small things that the table keeps as
    long. Whoever has waited for anything asks first whether it `holds`, and else makes it again. It is never kept over
    a decision: a question may carry the same id afterwards, and mean something else.
    """

    live: LiveTable
    seat: SeatRow
    prompt: Prompt
    draft: Draft
    changes: int

    @property
    def is_current(self) -> bool:
        """Return whether the table stands as it stood when the frame was made."""
        return self.live.changes == self.changes
