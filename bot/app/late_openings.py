"""Cards of tables that are being opened which a replaced process has sent, though the process after it had sent them,
too. Such a card bears no number: it says which table it is of, and that its thread is still to come, so that nobody has
pressed anything on it. A table knows its card; any other that says so of it is there twice."""

from collections.abc import Iterator, Mapping

from bot.tables.opening import opening_under_way
from bot.words import Words
from data.speaking import known_languages, language_context
from engine.store.interface import Store
from engine.store.models import TableRow

COMMON = Words("common")


async def opening_cards(store: Store, there: Mapping[int, str]) -> dict[int, bool]:
    """Return which messages are cards of tables that are being opened, and whether each is there twice; nothing of a
    table whose card is still to be known. there: the words of messages by their ids."""
    found, said = {}, frozenset(_opening_texts())
    for message, words in there.items():
        row = await _table_said_to_open(store, words, said)
        if row is not None and (known := _known_cards(row)):
            found[message] = message not in known
    return found


def _opening_texts() -> Iterator[str]:
    """Yield what such cards say in each language."""
    for language in known_languages():
        with language_context(language):
            yield COMMON("lobby.opening")


async def _table_said_to_open(store: Store, words: str, said: frozenset[str]) -> TableRow | None:
    """Return the table of which words say that it is being opened."""
    *_, titled, last = ["", "", *words.split("\n")]
    return await store.table(titled.rpartition(" ")[2]) if last in said else None


def _known_cards(row: TableRow) -> frozenset[int]:
    """Return the cards that a table has or moves to; none while one that may be there is not known."""
    opening = opening_under_way(row)
    if opening is not None and opening.card is None:
        return frozenset()
    return frozenset({opening.card or 0 if opening is not None else 0, row.lobby_card or 0})
