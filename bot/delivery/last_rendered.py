"""What messages that are edited in place show, so that nothing is edited that would show the same: Discord marks an
edit with its moment, and that would tell when somebody gave an answer that nobody may see."""

import hashlib
from collections import OrderedDict
from typing import Any

import msgspec

from bot.messages.screen import Screen
from bot.words.signs import SIGNS

KEPT = 4000  # messages
LOOK_BACK = 50  # messages that are searched for one that was sent just before a kill
UNKNOWN_MESSAGE = 10008
TOO_OFTEN = 30046  # it is old and was edited often
ARCHIVED_THREAD = 50083  # a new message opens it again, an edit does not
ALIEN = 50005  # written by another: by the application that the bot was before


class LastRendered:
    """How messages looked when they were sent or edited last, as far as this process knows."""

    def __init__(self) -> None:
        self._shown: OrderedDict[int, bytes] = OrderedDict()

    def is_same(self, message: int, screen: Screen) -> bool:
        """Return whether a message shows this already."""
        return self._shown.get(message) == _face(screen)

    def forget(self, message: int) -> None:
        """Note that a message does not show what it should."""
        self._shown.pop(message, None)

    def keep(self, message: int, screen: Screen) -> None:
        """Note what a message shows from now on."""
        self._shown[message] = _face(screen)
        self._shown.move_to_end(message)
        while len(self._shown) > KEPT:
            self._shown.popitem(last=False)


def _face(screen: Screen) -> bytes:
    """Return a hash of what a message shows. An emoji that stands where its Unicode symbol stood shows the same: which
    of them are uploaded changes at its own time, and no edit may be due to that."""
    shown = _plain(msgspec.to_builtins(screen, builtin_types=(bytes,), enc_hook=_unseen))
    return hashlib.sha256(msgspec.msgpack.encode(shown)).digest()


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
