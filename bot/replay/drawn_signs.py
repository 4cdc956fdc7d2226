"""The signs that a page's words name (dice, cups, emblems), drawn: a machine without a font of emojis shows boxes for
their Unicode symbols."""

import base64
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.words import Words
from render.games import drawings_of
from render.replay.small_signs import small_sign
from render.words import picture_words, say_message

DICE = "die_"  # how the ids of dice begin, which count where another sign has the same symbol


def drawn_signs(game: str, words: Words, texts: Iterable[str]) -> list[list[str]]:
    """Return the signs of a game whose symbols stand in texts, the longest symbols first: the symbol, what a screen
    reader says instead, and the picture as WebP in base64."""
    said, signs, entries = "\n".join(texts), drawings_of(game).signs, picture_words(game)
    by_symbol = {words.symbol(sign): sign for sign in sorted(signs, key=lambda sign: sign.startswith(DICE))}
    found = []
    for symbol in sorted(by_symbol, key=lambda one: (-len(one), one)):
        if symbol in said:
            sign = signs[by_symbol[symbol]]
            spoken = " ".join(say_message(entries, key) if key in entries else key for key in sign.said)
            found.append([symbol, spoken, base64.b64encode(small_sign(sign)).decode()])
    return found


def texts_in(data: Any) -> Iterator[str]:
    """Yield every text of plain data, keys left out.

    >>> list(texts_in({"a": ["b", {"c": "d"}], "e": 1}))
    ['b', 'd']
    """
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for one in data.values():
            yield from texts_in(one)
    elif isinstance(data, list | tuple):
        for one in data:
            yield from texts_in(one)
