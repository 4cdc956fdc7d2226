"""What a table's thread, or its post in a forum, is called: after what is played and the table.

What is played may still change in the lobby. Discord lets a channel be renamed twice in ten minutes, so of several
changes only the last is told, and at most one in five minutes.
"""

import msgspec

from bot.messages.screen import cut_text
from bot.tables.post_types import ThreadName, outbox_post
from bot.tables.table_extra import extra_of
from bot.titles.scenarios import short_name, subject_at
from bot.words import Words, unmarked_text
from data.speaking import known_languages
from data.words import LANGUAGE
from engine.store.models import NAMES, NewPost, TableRow

LONGEST = 100  # letters: Discord's
APART = 300.0  # seconds between two names


def thread_name(row: TableRow) -> str:
    """Return the name of a table's thread: its scenario, or its game where that has none, and the table. In lists a
    phone shows its first words alone."""
    chosen = extra_of(row).language
    words = Words(row.game, language=chosen if chosen in known_languages() else LANGUAGE)
    played = short_name(subject_at(row.game, row.options), words) or words.name(row.game)
    return cut_text(unmarked_text(f"{played}: {row.name}"), LONGEST)


def rename_posts(row: TableRow) -> list[NewPost]:
    """Return that a table's thread is to be called after what is played there; nothing where it is. No other queue
    waits for it."""
    kept = extra_of(row)
    if row.thread is None or kept.practice or kept.thread_name == thread_name(row):
        return []
    post = outbox_post(NAMES, ThreadName(), replaces="name", numbered=False)
    return [msgspec.structs.replace(post, not_before=kept.renamed + APART if kept.renamed else 0.0)]
