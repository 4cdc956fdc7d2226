"""Who did something can tell whether anything of it was kept: each write notes itself in the record of its task."""

from contextvars import ContextVar


class WriteRecord:
    """What was written on somebody's behalf so far."""

    def __init__(self) -> None:
        self.committed = False  # anything that counts: a decision, a table, a setting
        self.wrote = False  # anything at all, drafts too

    def note(self, *, durable: bool) -> None:
        """Note that a transaction was committed; durable: it is one that a power cut may not take back."""
        self.wrote = True
        self.committed = self.committed or durable


WRITE_RECORD: ContextVar[WriteRecord | None] = ContextVar("write_record", default=None)
