"""A record of what was written on behalf of one interaction, so that its answer can say truthfully whether anything was
kept. Each write transaction of the task notes itself in the task's record (a context variable)."""

from contextvars import ContextVar


class WriteRecord:
    """What one task has written so far."""

    def __init__(self) -> None:
        self.committed = False  # anything that counts: a decision, a table, a setting
        self.wrote = False  # anything at all, drafts too

    def note_commit(self, *, durable: bool) -> None:
        """Note that a transaction was committed; durable: it is one that a power cut may not take back."""
        self.wrote = True
        self.committed = self.committed or durable


WRITE_RECORD: ContextVar[WriteRecord | None] = ContextVar("write_record", default=None)
