"""Who did something can tell whether anything of it was kept: a write notes itself with the witness of its task."""

from contextvars import ContextVar


class Witness:
    """What was written on somebody's behalf so far."""

    def __init__(self) -> None:
        self.committed = False  # anything that counts: a decision, a table, a setting
        self.wrote = False  # anything at all, drafts too

    def note(self, *, durable: bool) -> None:
        """Note that a transaction was committed; durable: it is one that a power cut may not take back."""
        self.wrote = True
        self.committed = self.committed or durable


WITNESS: ContextVar[Witness | None] = ContextVar("witness", default=None)
