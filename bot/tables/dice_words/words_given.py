"""What persons of a lobby have given for the dice: words that they typed, or the SHA-256 of a word that they keep.

A typed word is known to the bot, so it binds nobody. A hash fixes a word that nobody else knows until all hashes stand
in a public post; only then it is opened (`opening`).
"""

import hashlib
import re

from bot.tables.table_extra import WordsOpen, extra_of
from engine.kernel.errors import RuleError
from engine.kernel.texts import Text, keyed_text
from engine.store.models import HUMAN, LOBBY, SeatRow, TableRow

HASH = re.compile(r"[0-9a-fA-F]{64}")
LONGEST = 100  # characters of a word


def hash_given_for_word(said: str) -> str | None:
    """Return the hash that somebody gave instead of a word, in lower case; None for a word."""
    return said.strip().lower() if HASH.fullmatch(said.strip()) else None


def hash_of(word: str) -> str:
    """Return the SHA-256 of a word, as exports tell it."""
    return hashlib.sha256(word.encode()).hexdigest()


def check_hash_usable(row: TableRow, given: str) -> None:
    """RuleError for a hash whose word cannot be opened, or was to be opened for a start that came to nothing."""
    if given == hash_of(""):
        raise RuleError(keyed_text("error.hash_of_nothing", most=LONGEST))
    if given in extra_of(row).spent_hashes:
        raise RuleError(keyed_text("error.hash_spent"))


def hash_by_seat(row: TableRow) -> dict[str, str]:
    """Return by seat the hash that its person has given."""
    given = extra_of(row).hashes
    seated = [seat for seat in row.seats if seat.kind == HUMAN]
    return {seat.seat: given[str(seat.user)] for seat in seated if str(seat.user) in given}


def start_held_for_words(row: TableRow) -> WordsOpen | None:
    """Return the start that waits for words; None where none does."""
    return extra_of(row).words_open if row.status == LOBBY else None


def word_by_seat(row: TableRow) -> dict[str, str]:
    """Return the word of each seat as it goes into the key: an opened one, else what was typed ("" for nothing)."""
    waiting = start_held_for_words(row)
    bound, opened = (hash_by_seat(row), waiting.opened) if waiting is not None else ({}, {})
    return {seat.seat: opened.get(str(seat.user), "") if seat.seat in bound else seat.word for seat in row.seats}


def seats_with_unopened_words(row: TableRow) -> list[SeatRow]:
    """Return who has given a hash and has not opened its word yet."""
    waiting = start_held_for_words(row)
    if waiting is None:
        return []
    bound = hash_by_seat(row)
    return [seat for seat in row.seats if seat.seat in bound and str(seat.user) not in waiting.opened]


def word_opening_refusal(row: TableRow) -> Text | None:
    """Return that nothing can be changed, as the words of the dice are being opened; None where they are not."""
    waiting = start_held_for_words(row)
    if waiting is None:
        return None
    return keyed_text(
        "error.words_open", seats=[seat.seat for seat in seats_with_unopened_words(row)], until=waiting.until
    )


def refuse_while_words_open(row: TableRow) -> None:
    """RuleError while the words of the dice are being opened: whoever has read them could choose what they change."""
    why = word_opening_refusal(row)
    if why is not None:
        raise RuleError(why)
