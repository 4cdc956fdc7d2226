"""/coach: whether a word comes before what looks like a bad mistake, at one's own practice table."""

from bot.interactions.answering import Answering
from bot.interactions.commands.registry import Command, CommandOption, CommandRegistry
from bot.interactions.commands.tables import complete_table, require_seat, require_table
from bot.messages.screen import Screen
from bot.screens.studies.coach_screen import coach_row
from bot.tables.actor import Actor
from bot.tables.computers.coaching import can_coach
from bot.tables.table_extra import with_extra
from bot.words import Words
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text

COMMON = Words("common")


def register(registry: CommandRegistry) -> None:
    """Add /coach."""
    table = CommandOption(name="table", description=COMMON("option.table"), autocomplete=True)
    registry.add(
        Command(path=("coach",), description=COMMON("help.coach"), run=_coach, options=(table,), complete=_complete)
    )


async def _complete(context: Answering, focused: str) -> list[tuple[str, str]]:
    return await complete_table(context, context.text_option("table"))


async def _coach(context: Answering) -> None:
    await call_coach(context, await require_table(context))


async def call_coach(context: Answering, actor: Actor) -> None:
    """Call the coach to a practice table, or send them away. RuleError where there can be none."""
    require_seat(context, actor)
    if not actor.live.is_practice:
        raise RuleError(keyed_text("error.coach_practice"))
    if not can_coach(actor.live):
        raise RuleError(keyed_text("error.no_coach"))
    async with actor.turn() as live:
        coach = not live.extra.coach
        live.replace(row=await actor.store.update_table(live.row, extra=with_extra(live.row, coach=coach)))
    said = actor.live.words("coach.here" if actor.live.extra.coach else "coach.gone")
    screen = Screen(content=said, rows=(coach_row(actor.live),))
    await (context.show(screen) if context.is_private_answer else context.send(screen))
