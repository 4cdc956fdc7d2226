"""/note: a person's private notebook at a table."""

from bot.interactions.answering import Answering
from bot.interactions.commands.registry import INTEGER, Command, CommandOption, CommandRegistry
from bot.interactions.commands.tables import complete_table, require_seat, require_table
from bot.messages.screen import Screen, cut_text, message_pages
from bot.tables.live import LiveTable
from bot.tables.persons.notebook import (
    LONGEST,
    MOST,
    SHOWN,
    SHOWN_LETTERS,
    change_striking_note,
    note_texts,
    notes_at,
    with_note,
)
from bot.tables.persons.preferences import NotebookEntry, Preferences
from bot.words import Words
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.models import ABANDONED, ARCHIVED, OVER, RUNNING

COMMON = Words("common")
KEPT = (RUNNING, ARCHIVED, OVER, ABANDONED)


def register(registry: CommandRegistry) -> None:
    """Add the command."""
    options = (
        CommandOption(name="text", description=COMMON("option.note_text")),
        CommandOption(name="strike", description=COMMON("option.strike"), type=INTEGER, low=1, high=MOST),
        CommandOption(name="table", description=COMMON("option.table"), autocomplete=True),
    )
    registry.add(
        Command(path=("note",), description=COMMON("help.note"), run=keep_note, options=options, complete=_complete)
    )


async def _complete(context: Answering, focused: str) -> list[tuple[str, str]]:
    return await complete_table(context, context.text_option(focused))


async def keep_note(context: Answering) -> None:
    """Write a note, or strike one, and show the notebook."""
    actor = await require_table(context, statuses=KEPT)
    live, seat = actor.live, require_seat(context, actor)
    preferences, said = context.services.tables.preferences, context.text_option("text").strip()
    if len(said) > LONGEST:
        raise RuleError(keyed_text("error.note_long", count=len(said), most=LONGEST))
    if context.options.get("strike") is not None:
        await preferences.edit(context.user, change_striking_note(live.row.id, context.number_option("strike", 0)))
    if said:
        written = live.game.round(live.state) if live.state is not None else 0
        note = NotebookEntry(
            table=live.row.id, seat=seat.seat, round=written, text=said, at=context.services.tables.now()
        )
        kept = (await preferences.of(context.user)).notes
        there = [
            table for table in {one.table for one in kept} if await context.services.store.table(table) is not None
        ]
        await preferences.edit(context.user, with_note(note, [*there, live.row.id]))
    await context.send(Screen(content=notebook_text(await preferences.of(context.user), live)))


def notebook_text(person: Preferences, live: LiveTable) -> str:
    """Return a person's notebook at a table, as much of its end as a message holds."""
    notes, words = notes_at(person, live.row.id), live.words
    if not notes:
        return words("note.none", name=live.row.name)
    lines = [words.say(one) for one in note_texts(notes)]
    return "\n".join((words("note.title", name=live.row.name), message_pages(lines, 1700)[-1]))


async def last_notes(context: Answering, live: LiveTable) -> str:
    """Return a person's last notes at a table, in small print for My table; "" where there is none."""
    notes = notes_at(await context.services.tables.preferences.of(context.user), live.row.id)
    last = notes[-SHOWN:]
    texts = note_texts(last, len(notes) - len(last) + 1)
    return "\n".join(cut_text(f"-# 📓 {live.words.say(one)}", SHOWN_LETTERS) for one in texts)
