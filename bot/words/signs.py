"""Which signs of games stand as emojis of the application in texts: one table for the whole process.

`bot.connection.emojis` fills it as Discord has them; `bot.words` looks a sign up, and says its Unicode symbol where it
is not there. What shows no markup (labels, alt texts, titles of forms) gets its words through `without_emojis`.
"""

import re

MENTION = re.compile(r"<a?:(\w{2,32}):(\d{1,20})>")
SYMBOLS = re.compile("[\u2190-\u2bff\ufe0f\u200d\U0001f000-\U0001faff]+[0-9]*")  # with a number that is part of one
LONGEST = f"<:{'x' * 32}:{'9' * 20}>"  # the most that a mention takes of a message's characters


def without_signs(text: str) -> str:
    """Return a text without emojis and symbols alike, so that a message is known again whichever of them it was written
    with, also by a process that has not heard yet which emojis there are."""
    return SYMBOLS.sub("", MENTION.sub("", text))


class SignTable:
    """Signs by game and id: how a text mentions each, and what stands for it where no emoji can."""

    def __init__(self) -> None:
        self._mentions: dict[tuple[str, str], str] = {}
        self._symbols: dict[str, str] = {}  # by the emoji's name: the same drawing says the same in each game

    def put(self, game: str, sign: str, name: str, emoji: int, symbol: str) -> None:
        """Note that a sign is there as an emoji. symbol: its Unicode symbol."""
        self._mentions[game, sign] = f"<:{name}:{emoji}>"
        self._symbols[name] = symbol

    def mention(self, game: str, sign: str) -> str | None:
        """Return what a text writes for a sign; None: there is no emoji (yet)."""
        return self._mentions.get((game, sign))

    def clear(self) -> None:
        """Forget them all: Discord says again which there are."""
        self._mentions.clear()
        self._symbols.clear()

    def without_emojis(self, text: str) -> str:
        """Return a text with the Unicode symbols of the emojis that it mentions; an unknown one by its name."""
        return MENTION.sub(self._symbol, text) if "<" in text else text

    def _symbol(self, found: re.Match[str]) -> str:
        return self._symbols.get(found[1], found[1])

    def __len__(self) -> int:
        return len(self._mentions)


SIGNS = SignTable()
