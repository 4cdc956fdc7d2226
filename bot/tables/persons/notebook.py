"""A person's private notebook at a table: what they write there stands with their own settings, so it is in no export,
and whoever takes over their seat does not see it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.tables.persons.preferences import NotebookEntry, Preferences
from engine.kernel.errors import RuleError
from engine.kernel.texts import Text, keyed_text

MOST, LONGEST = 100, 500  # notes of a person at a table, and characters of one
ALL = 1000  # notes of a person
SHOWN, SHOWN_LETTERS = 3, 120  # of the last on My table


def notes_at(person: Preferences, table: str) -> list[NotebookEntry]:
    """Return a person's notes at a table, oldest first."""
    return [note for note in person.notes if note.table == table]


def with_note(note: NotebookEntry, tables: Sequence[str]) -> Callable[[Preferences], Mapping[str, Any]]:
    """Return the change that adds a note, and drops those of tables that are no more. tables: those that there are.
    RuleError where the notebook is full."""

    def change(kept: Preferences) -> Mapping[str, Any]:
        notes = tuple(one for one in kept.notes if one.table in tables)
        if len([one for one in notes if one.table == note.table]) >= MOST or len(notes) >= ALL:
            raise RuleError(keyed_text("error.notes_full", most=MOST))
        return {"notes": (*notes, note)}

    return change


def change_striking_note(table: str, number: int) -> Callable[[Preferences], Mapping[str, Any]]:
    """Return the change that strikes a note, by its number at its table, from 1. RuleError where there is none."""

    def change(kept: Preferences) -> Mapping[str, Any]:
        mine = notes_at(kept, table)
        if not 1 <= number <= len(mine):
            raise RuleError(keyed_text("error.no_note", number=number, count=len(mine)))
        left = list(kept.notes)
        left.pop([n for n, one in enumerate(left) if one.table == table][number - 1])
        return {"notes": tuple(left)}

    return change


def note_texts(notes: Sequence[NotebookEntry], first: int = 1) -> list[Text]:
    """Return notes in words, each with its number and its round. first: the number of the first."""
    return [
        keyed_text("note.line", number=number, round=note.round, text=note.text)
        for number, note in enumerate(notes, first)
    ]
