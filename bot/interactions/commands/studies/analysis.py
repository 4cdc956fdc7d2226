"""/analysis and its button: a game that is over, looked back at; one's own practice at once."""

import asyncio
import logging

from bot.connection import sending
from bot.delivery.closed_dms import UNSENT, failure_name
from bot.interactions.commands.history import BEGUN
from bot.interactions.commands.registry import Command, CommandOption, CommandRegistry
from bot.interactions.commands.tables import complete_shown, require_table
from bot.interactions.context import InteractionContext
from bot.messages.card import MessageForm, form_for
from bot.messages.screen import Screen, with_card
from bot.process.faults import log_fault
from bot.replay.child import ReplayError
from bot.screens.studies.analysis_screen import analysis_screen, win_chance_curve
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.tables.watching.sight import are_secrets_out
from bot.words import Words
from engine.games import prospects_for
from engine.kernel.errors import RuleError
from engine.kernel.events import Seat
from engine.kernel.texts import keyed_text

log = logging.getLogger(__name__)
COMMON = Words("common")


def register(registry: CommandRegistry) -> None:
    """Add /analysis."""
    table = CommandOption(name="table", description=COMMON("option.table"), autocomplete=True)
    registry.add(
        Command(
            path=("analysis",), description=COMMON("help.analysis"), run=_analysis, options=(table,), complete=_complete
        )
    )


async def _complete(context: InteractionContext, focused: str) -> list[tuple[str, str]]:
    return await complete_shown(context, context.text_option("table").lower(), BEGUN)


async def _analysis(context: InteractionContext) -> None:
    await show_analysis(context, await require_table(context, statuses=BEGUN))


def analysis_reader(live: LiveTable, user: int) -> Seat | None:
    """Return for whom a game is looked back at: None where it is over and nothing of it secret; at one's own practice
    one's seat. RuleError for any other game that goes on, and where nobody's chances are told."""
    if live.state is None:
        raise RuleError(keyed_text("error.not_running"))
    if prospects_for(live.row.game, live.view(None)) is None:
        raise RuleError(keyed_text("error.no_analysis"))
    if are_secrets_out(live):
        return None
    own = live.seat_of(user)
    if not live.is_practice or own is None:
        raise RuleError(keyed_text("error.analysis_running"))
    return own.seat


async def show_analysis(context: InteractionContext, actor: Actor) -> None:
    """Show the analysis of a game to whoever asks, when it is ready; that it is being made until then."""
    live, services = actor.live, context.services
    reader, head = analysis_reader(live, context.user), live.head
    if services.analyses.cached_analysis(live.row.id, head, reader) is None:
        services.replay_limit.begin(context.user)
        limited = True
    else:
        limited = False
    try:
        await context.send(Screen(content=live.words("analysis.begun", name=live.row.name)))
    except BaseException:
        if limited:
            services.replay_limit.end(context.user)
        raise
    services.start_background(_make(context, actor, reader, head, limited=limited))


async def _make(context: InteractionContext, actor: Actor, reader: Seat | None, head: int, *, limited: bool) -> None:
    """Make an analysis and give it to whoever asked. Whatever goes wrong, they are told."""
    live, services = actor.live, context.services
    try:
        found = await services.analyses.analyse_table(live.row.id, head, reader)
        if reader is not None and analysis_reader(live, context.user) not in (reader, None):
            return
        picture = await services.renderer.draw(live.played, "chart", (win_chance_curve(live, found),))
        await _edit(context, analysis_screen(live, found, picture, is_over=reader is None))
    except asyncio.CancelledError:  # the program ends
        await _edit(context, Screen(content=COMMON("error.restarting")))
        raise
    except (ReplayError, RuleError, OSError) as error:
        log.error("table %s: an analysis could not be made (%s)", live.row.id, type(error).__name__)
        await _edit(context, Screen(content=COMMON("analysis.failed", number=log_fault(error))))
    finally:
        if limited:
            services.replay_limit.end(context.user)


async def _edit(context: InteractionContext, screen: Screen) -> None:
    plain = (await context.services.tables.preferences.of(context.user)).plain
    try:
        await sending.edit_answer(context.interaction, with_card(screen), form_for(MessageForm.V2, plain=plain))
    except UNSENT as error:
        log.warning("the answer to /analysis could not be changed (%s)", failure_name(error))
