"""Events as sentences, and sentences put together: what every title's cards are made of."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import groupby

from bot.words import Words, unmarked_text
from engine.kernel.events import Event
from engine.kernel.texts import Text

BOLD_FIRST = re.compile(r"\*\*([^*]+[.!?])\*\* (.+)", re.DOTALL)


def event_sentence(event: Event, words: Words) -> str:
    """Return an event in words; "" if it has none."""
    told = event.label()
    return words.say(told) if told is not None else ""


def lines_with_counts(lines: Iterable[str], words: Words) -> list[str]:
    """Return lines with equal ones in a row said once, with their number: a siege that is laid, given up and laid again
    does not read as one that is over."""
    return [line_with_count(line, len(list(same)), words) for line, same in groupby(lines)]


def parts_with_counts(parts: Iterable[str], words: Words) -> list[str]:
    """Return the parts of a line, whose order says nothing, with equal ones said once, with their number."""
    return [line_with_count(part, count, words) for part, count in Counter(parts).items()]


def line_with_count(line: str, count: int, words: Words) -> str:
    """Return a line that is to be said so often."""
    return line if count == 1 else words("turn.times", line=line, count=count)


def without_bold_marks(line: str) -> str:
    """Return a line without marks of bold text, for where all of it is bold."""
    return line.replace("**", "")


def line_as_heading(line: str) -> list[str]:
    """Return a line as a heading: all of it bold or, where it begins with a bold sentence, that one, and the rest in a
    line of its own.

    >>> line_as_heading("**Red wins.** Blue: 2 ships sunk.")
    ['**Red wins.**', 'Blue: 2 ships sunk.']
    """
    begun = BOLD_FIRST.fullmatch(line)
    return [f"**{unmarked_text(line)}**"] if begun is None else [f"**{unmarked_text(begun[1])}**", begun[2]]


def joined_parts(parts: Sequence[str], sign: str = " · ") -> str:
    """Return the parts that say anything, in one line."""
    return sign.join(part for part in parts if part)


def near_first(
    events: Sequence[Event],
    near: Collection[str],
    place: Callable[[Event], str],
    lines: Callable[[Sequence[Event]], Iterable[str]],
) -> list[str]:
    """Return the lines of some events: first of those at places that are near, or at none, then of the others. place:
    where an event happened, "" where that is no matter."""
    close = [event for event in events if place(event) in near or not place(event)]
    return [*lines(close), *lines([event for event in events if event not in close])]


def consenting_answer_name(words: Words, tag: str, asked: Text | None) -> Text | None:
    """Return what an answer is called beside the question that it answers (`consent.agree_proposal` beside
    `subject.proposal`), which says to what one agrees; None where a game has no such words."""
    key = f"consent.{tag}_{asked.key.partition('.')[2]}" if asked is not None else ""
    return Text(key, asked.args) if asked is not None and words.has_words(key) else None
