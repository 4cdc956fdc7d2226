"""/agenda: all of a person's tables, what each asks of them, by when, with a button to each question."""

from bot.interactions.answering import Answering
from bot.interactions.commands.registry import Command, CommandRegistry
from bot.screens.times.agenda_screen import Waiting, agenda_screen, questions_for_person
from bot.tables.missed_deadlines import is_seat_kept_for
from bot.tables.registry import tables_with_installed_games
from bot.words import Words
from engine.store.models import RUNNING

COMMON = Words("common")


def register(registry: CommandRegistry) -> None:
    """Add the command."""
    registry.add(Command(path=("agenda",), description=COMMON("help.agenda"), run=show_agenda))


async def show_agenda(context: Answering) -> None:
    """Show what waits for the person, at the tables where they sit."""
    services, found = context.services, list[Waiting]()
    for row in tables_with_installed_games(await services.store.tables(user=context.user, statuses=(RUNNING,))):
        live = (await services.tables.actor(row.id)).live
        seat = live.seat_of(context.user)
        if seat is not None and live.is_running:
            found.append(questions_for_person(live, seat, services.tables.hold_scale, services.tables.now()))
    kept = await services.store.tables(owner=context.user, statuses=(RUNNING,))
    names = [row.name for row in kept if is_seat_kept_for(row, context.user)]
    await context.send(agenda_screen(found, names))
