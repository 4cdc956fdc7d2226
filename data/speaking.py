"""Who is being told: the language in which words are said while one message is made.

A message has one reader or one audience, and hundreds of functions make its words. Whoever makes it says once for whom:

    with speaking(language):
        screen = compose(post)

and all words within it are in that language, on pictures too. It belongs to the task (a context variable), and is set
again for every interaction and every post, so that nothing private decides what the public reads. Where nobody has said
for whom, it is English, or what the words of a table are in (`LiveTable.words`).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from data.words import LANGUAGE, folder_languages

_SPOKEN: ContextVar[str | None] = ContextVar("spoken", default=None)


def current_language(otherwise: str = LANGUAGE) -> str:
    """Return the language that is spoken now; `otherwise` where nobody has said for whom."""
    return _SPOKEN.get() or otherwise


@contextmanager
def language_context(language: str) -> Iterator[None]:
    """Say all words within it in a language."""
    token = _SPOKEN.set(language)
    try:
        yield
    finally:
        _SPOKEN.reset(token)


def known_languages() -> list[str]:
    """Return the languages that there are words in, English first."""
    return [LANGUAGE, *(one for one in folder_languages("common") if one != LANGUAGE)]


def language_of(locale: str) -> str:
    """Return the language that is spoken to somebody of a locale of Discord's: `it` to `it`, `en` to `en-GB`, and
    English to those whose language has no words yet."""
    known = known_languages()
    return next((one for one in (locale, locale.partition("-")[0]) if one in known), LANGUAGE)
