"""/whatif: in one's own turn a scratch copy of the table by DM, in which all that one may not know is dealt by lots.

It is played like any practice table: one moves, looks at odds and map, goes back, and throws it away.
"""

from bot.interactions.answering import Answering
from bot.interactions.commands.registry import Command, CommandOption, CommandRegistry
from bot.interactions.commands.tables import complete_table, require_seat, require_table
from bot.interactions.practice_presses import write_practice_welcome
from bot.messages.screen import Screen
from bot.tables import practice
from bot.tables.actor import Actor
from bot.tables.live import WAITING, LiveTable
from bot.tables.studies.base import imagined_study
from bot.tables.table_extra import Study, extra_of
from bot.titles.scenarios import subject_at
from bot.words import Words
from engine.kernel.errors import RuleError
from engine.kernel.events import Seat
from engine.kernel.texts import keyed_text
from engine.store.models import LOBBY, RUNNING, TableRow

COMMON = Words("common")


def register(registry: CommandRegistry) -> None:
    """Add /whatif."""
    table = CommandOption(name="table", description=COMMON("option.table"), autocomplete=True)
    registry.add(
        Command(path=("whatif",), description=COMMON("help.whatif"), run=_whatif, options=(table,), complete=_complete)
    )


async def _complete(context: Answering, focused: str) -> list[tuple[str, str]]:
    return await complete_table(context, context.text_option("table"))


async def _whatif(context: Answering) -> None:
    await open_scratch_copy(context, await require_table(context, statuses=(RUNNING,)))


def study_to_imagine(live: LiveTable, seat: Seat) -> Study:
    """Return the study that a seat may imagine now. RuleError where the table does not let it, or nothing waits for
    this seat."""
    kept = live.extra
    if not live.is_running:
        raise RuleError(keyed_text("error.not_running"))
    if kept.study is not None and kept.study.seat:
        raise RuleError(keyed_text("error.imagined_already"))
    if not (live.is_practice or kept.imagines):
        raise RuleError(keyed_text("error.imagines_not"))
    if not any(prompt.answered is None and prompt.kind in WAITING for prompt in live.prompts_of(seat)):
        raise RuleError(keyed_text("error.imagines_turn"))
    return imagined_study(live, seat)


async def open_scratch_copy(context: Answering, actor: Actor) -> None:
    """Open a scratch copy for the person in their DM, in place of the one that they had of this table; or show the way
    to it where it is of the same step."""
    seat, live, services = require_seat(context, actor).seat, actor.live, context.services
    study = study_to_imagine(live, seat)
    own = await services.store.tables(user=context.user, statuses=(LOBBY, RUNNING))
    before = [row for row in own if _is_copy_of(row, study.table)]
    row = next((one for one in before if extra_of(one).study == study), None)
    for old in before:
        if row is None or old.id != row.id:
            await practice.end_practice(await services.tables.actor(old.id), context.user)
    if row is None:
        hello = live.words("study.imagined_hello", table=study.table, round=study.round)
        row = await practice.make_practice_table(
            services.store, context.user, context.name, subject_at(live.row.game, live.row.options),
            await write_practice_welcome(context, hello), context.id, options=live.row.options, study=study, seat=seat,
        )  # fmt: skip
    await practice.start_practice_game(await services.tables.actor(row.id))
    services.tables.run_automatic(row.id)
    link = practice.dm_link(row.thread or row.channel)
    await context.send(Screen(content=live.words("study.imagined_open", link=link, table=row.id)))


def _is_copy_of(row: TableRow, table: str) -> bool:
    study = extra_of(row).study
    return study is not None and bool(study.seat) and study.table == table
