"""What messages that are edited in place show, so that nothing is edited that would show the same: Discord marks an
edit with its moment, and that would tell when somebody gave an answer that nobody may see."""

import hashlib
from collections import OrderedDict
from typing import Any

import msgspec

from bot.messages.screen import Screen
from bot.words.signs import SIGNS
from engine.store.shown.interface import ShownStore

KEPT = 40  # messages of a table
TABLES = 1000  # of which this is in memory
LOOK_BACK = 50  # messages that are searched for one that was sent just before a kill
UNKNOWN_MESSAGE = 10008
TOO_OFTEN = 30046  # it is old and was edited often
ARCHIVED_THREAD = 50083  # a new message opens it again, an edit does not
ALIEN = 50005  # written by another: by the application that the bot was before


class KeptShown:
    """What is known of tables' messages, and kept with the tables: whoever is the bot next knows it too. store: None
    where nothing is kept.

    A table is loaded before anything of it is delivered. What changes is written before the post is noted as sent that
    has brought it about: after a kill between the two the post is delivered once more, at once.
    """

    def __init__(self, store: ShownStore | None = None) -> None:
        self._store = store
        self._loaded: OrderedDict[str, None] = OrderedDict()
        self._known: dict[str, dict[str, str]] = {}
        self._changes: dict[str, dict[str, str | None]] = {}

    async def load(self, table: str) -> None:
        """See that what is kept of a table is known."""
        if table not in self._loaded:
            kept = await self._store.kept_of_messages(table) if self._store is not None else {}
            self._known[table] = kept | self._known.get(table, {})
            self._loaded[table] = None
        self._loaded.move_to_end(table)
        for other in list(self._loaded)[: max(0, len(self._loaded) - TABLES)]:
            if other not in self._changes:
                del self._loaded[other], self._known[other]

    def get(self, table: str, key: str) -> str | None:
        """Return what is known under a key; None: nothing."""
        return self._known.get(table, {}).get(key)

    def put(self, table: str, key: str, value: str | None) -> None:
        """Note what is known from now on; None: nothing."""
        known = self._known.setdefault(table, {})
        if known.get(key) == value:
            return
        known.pop(key, None)
        if value is not None:
            known[key] = value
        changes = self._changes.setdefault(table, {})
        changes[key] = value
        kind, _, _ = key.partition(":")
        of_kind = [one for one in known if one.startswith(f"{kind}:")]
        for old in of_kind[: max(0, len(of_kind) - KEPT)]:
            del known[old]
            changes[old] = None

    async def flush(self, table: str) -> None:
        """Write down what has changed. SaveError where the disk is full, say: then the next flush writes it."""
        changes = self._changes.pop(table, None)
        if not changes or self._store is None:
            return
        try:
            await self._store.keep_shown(table, changes)
        except BaseException:
            self._changes[table] = changes | self._changes.get(
                table, {}
            )  # the next flush writes them; what is newer counts
            raise


class LastRendered:
    """How messages looked when they were sent or edited last, as far as that is known."""

    def __init__(self, kept: KeptShown | None = None) -> None:
        self._kept = kept or KeptShown()

    def is_same(self, table: str, message: int, screen: Screen) -> bool:
        """Return whether a message shows this already."""
        return self._kept.get(table, f"face:{message}") == _face(screen)

    def forget(self, table: str, message: int) -> None:
        """Note that a message does not show what it should."""
        self._kept.put(table, f"face:{message}", None)

    def keep(self, table: str, message: int, screen: Screen) -> None:
        """Note what a message shows from now on."""
        self._kept.put(table, f"face:{message}", _face(screen))


def _face(screen: Screen) -> str:
    """Return a hash of what a message shows. An emoji that stands where its Unicode symbol stood shows the same: which
    of them are uploaded changes at its own time, and no edit may be due to that."""
    shown = _plain(msgspec.to_builtins(screen, builtin_types=(bytes,), enc_hook=_unseen))
    return hashlib.sha256(msgspec.msgpack.encode(shown)).hexdigest()


def _unseen(one: Any) -> None:
    """Return nothing for what a message does not show: how its picture would be drawn again."""


def _plain(shown: Any) -> Any:
    match shown:
        case str():
            return SIGNS.without_emojis(shown)
        case dict():
            return {key: _plain(one) for key, one in shown.items()}
        case list() | tuple():
            return [_plain(one) for one in shown]
        case _:
            return shown
