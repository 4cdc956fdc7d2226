"""Which tournament a command or a press is about, and who may organise it."""

from bot.interactions.commands.server import can_manage_server
from bot.interactions.context import InteractionContext
from bot.records.server_ratings import server_ratings
from bot.tournaments.kept import kept_of
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.clubs.interface import TournamentRow
from engine.tournaments.models import CANCELLED, OPEN, OVER, RUNNING

ENDED = (OVER, CANCELLED)  # of these the newest is meant
UNRATED = 1000.0  # what whoever takes no part in the ratings is sorted by


async def tournament_here(context: InteractionContext) -> TournamentRow:
    """Return the tournament that is meant: the one that was pressed, that was named, or the only one that goes on here.
    RuleError where it is of another server, or it is not said which."""
    said = context.press.argument if context.press is not None else context.text_option("event")
    if said:
        row = await context.services.store.tournament(int(said)) if said.isdecimal() and len(said) < 16 else None
        if row is None or row.guild != context.guild:
            raise RuleError(keyed_text("error.no_event"))
        return row
    rows = await context.services.store.tournaments(guild=context.guild or 0)
    for statuses in ((OPEN, RUNNING), ENDED):
        found = [row for row in rows if row.status in statuses]
        if len(found) == 1 or (found and statuses == ENDED):
            return found[0]
        if found:
            names = ", ".join(f"{kept_of(row).name} ({row.id})" for row in found[:10])
            raise RuleError(keyed_text("error.which_event", names=names))
    raise RuleError(keyed_text("error.no_event"))


async def tournament_to_organise(context: InteractionContext) -> TournamentRow:
    """Return the tournament that is meant. RuleError where the person does not organise it, nor manages the server."""
    row = await tournament_here(context)
    if context.user != row.host and not can_manage_server(context):
        raise RuleError(keyed_text("error.not_organiser"))
    return row


async def seeding_rating(context: InteractionContext, row: TournamentRow) -> float:
    """Return what a person is sorted by at the start: their rating, where they take part in the ratings."""
    services = context.services
    if not (await services.tables.preferences.of(context.user)).rated:
        return UNRATED
    ratings = await server_ratings(services.store, services.tables.preferences, row.guild)
    return float(ratings.get(context.user, UNRATED))
