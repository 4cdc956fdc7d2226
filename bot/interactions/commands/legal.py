"""`/legal`: everything that a person may do now, and of a thing that they name why not."""

import asyncio

from bot.interactions.answering import Answering
from bot.interactions.commands.lookup import lookup_entries
from bot.interactions.commands.registry import Command, CommandOption, CommandRegistry
from bot.interactions.commands.tables import complete_table, require_seat, require_table
from bot.screens.legal_screen import LegalFinding, action_findings, findings_screen, legal_screen, thing_findings
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.titles import title_of_game
from bot.titles.lexicon import ACTION, LexiconEntry, entries_by_name, entries_with_similar_name
from bot.words import Words, unmarked_text
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.models import SeatRow

COMMON = Words("common")


def register(registry: CommandRegistry) -> None:
    """Add the command."""
    options = (
        CommandOption(name="what", description=COMMON("option.what"), autocomplete=True),
        CommandOption(name="table", description=COMMON("option.table"), autocomplete=True),
    )
    registry.add(
        Command(path=("legal",), description=COMMON("help.legal"), run=_legal, options=options, complete=_complete)
    )


def nameable_game_things(live: LiveTable) -> list[LexiconEntry]:
    """Return what can be named: every action of the game, every place, and the pieces that the menus speak of are
    found by their names as well."""
    places = [
        LexiconEntry(place, "place", unmarked_text(live.words.name(place)), "")
        for place in title_of_game(live.played).places
    ]
    return [*(e for e in lookup_entries(live.row.game) if e.kind == ACTION), *places]


async def _complete(context: Answering, focused: str) -> list[tuple[str, str]]:
    """Complete the table, or what is named: actions, places and the seat's own pieces."""
    typed = context.text_option(focused)
    if focused == "table":
        return await complete_table(context, typed.lower())
    actor = await require_table(context)
    things = _things(actor.live, require_seat(context, actor))
    found = (entries_by_name(things, typed) or entries_with_similar_name(things, typed)) if typed else things
    return [(entry.name, entry.id) for entry in found]


def _things(live: LiveTable, seat: SeatRow) -> list[LexiconEntry]:
    """Return what a seat can name: actions, places, and what stands first in the lists that it is offered now."""
    known = nameable_game_things(live)
    ids = {entry.id for entry in known}
    offered = {
        option.token
        for prompt in live.prompts_of(seat.seat)
        for tag, form in prompt.menu.forms.items()
        if form.fields
        for option in prompt.menu.choices_after((tag,)).options
    }
    return [*known, *(LexiconEntry(t, "piece", unmarked_text(live.words.name(t)), "") for t in sorted(offered - ids))]


async def _legal(context: Answering) -> None:
    await show_legal_actions(context, await require_table(context))


async def show_legal_actions(context: Answering, actor: Actor) -> None:
    """Show what the person may do now; of the thing that they name, what is possible and why the rest is not."""
    seat, asked = require_seat(context, actor), context.text_option("what")
    if not actor.live.is_running or actor.live.state is None:
        raise RuleError(keyed_text("error.not_running"))
    if not asked:
        await context.send(legal_screen(actor.live, seat.seat))
        return
    things = _things(actor.live, seat)
    entry = next(iter(entries_by_name(things, asked) or entries_with_similar_name(things, asked)), None)
    if entry is None:
        raise RuleError(keyed_text("error.no_such_card", card=asked))
    found = await _findings(actor.live, seat, entry)
    await context.send(findings_screen(actor.live, entry.name, found, entry.text))


async def _findings(live: LiveTable, seat: SeatRow, entry: LexiconEntry) -> list[LegalFinding]:
    if entry.kind == ACTION:
        return action_findings(live, seat.seat, entry.id.partition(":")[2])
    return await asyncio.to_thread(thing_findings, live, seat.seat, entry.id)
