"""/game from and its buttons: any step of a game that is over, played on against computers by DM, or with others.

The game that is studied is over, so that nothing of it is secret; of one that goes on, or rests, nothing can be
studied. Who may look at a table may study it.
"""

from bot.interactions.answering import Answering
from bot.interactions.commands import server
from bot.interactions.commands.opening import Plan, open_planned_table
from bot.interactions.commands.registry import Command, CommandOption, CommandRegistry
from bot.interactions.commands.tables import complete_shown, require_table
from bot.interactions.context import InteractionContext
from bot.interactions.place import place_for_table, where_option
from bot.interactions.practice_presses import write_practice_welcome
from bot.messages.screen import LABEL, Screen, cut_text
from bot.screens.studies.coach_screen import coach_row
from bot.screens.studies.play_on_screen import SOLO, WITH, PlayOn, play_on_command_line, play_on_screen
from bot.screens.watching.watch_screen import perspective_name
from bot.tables import chronicle, practice
from bot.tables.actor import Actor
from bot.tables.chronicle import Chapter
from bot.tables.computers.coaching import can_coach
from bot.tables.live import LiveTable
from bot.tables.studies.base import WITHIN, study_of
from bot.tables.table_extra import Study, extra_of
from bot.tables.watching.steps import WatchedStep, chapter_at
from bot.titles.scenarios import subject_at, titled_with_scenario
from bot.words import Words, unmarked_text
from data.words import LANGUAGE
from engine.kernel.errors import RuleError
from engine.kernel.events import Seat
from engine.kernel.texts import keyed_text
from engine.store.models import LOBBY, RUNNING, TableRow

COMMON = Words("common")
MOST = 5  # practice tables of studies that a person has at a time


def register(registry: CommandRegistry) -> None:
    """Add /game from."""
    against = ((COMMON("study.others"), SOLO), (COMMON("study.persons"), WITH))
    options = (
        CommandOption(name="table", description=COMMON("option.from_table"), required=True, autocomplete=True),
        CommandOption(name="step", description=COMMON("option.from_step"), autocomplete=True),
        CommandOption(name="side", description=COMMON("option.from_side"), autocomplete=True),
        CommandOption(name="against", description=COMMON("option.from_against"), choices=against),
        where_option(),
    )
    registry.add(
        Command(path=("game", "from"), description=COMMON("help.from"), run=_from, options=options, complete=_complete)
    )


async def _complete(context: Answering, focused: str) -> list[tuple[str, str]]:
    """Complete a game that is over, a round of it, or whom one plays."""
    typed = context.text_option(focused).lower()
    if focused == "table":
        return await complete_shown(context, typed, WITHIN)
    actor = await require_table(context, statuses=WITHIN)
    live = actor.live
    if live.row.status not in WITHIN or live.state is None:
        return []
    if focused == "side":
        found = [(unmarked_text(perspective_name(live, seat.seat)), seat.seat) for seat in live.row.seats]
    else:
        chapters = await chronicle.game_chapters(actor)
        found = [(cut_text(unmarked_text(one.label), LABEL), str(one.decision)) for one in chapters]
        if typed.isdecimal() and len(typed) < 7:
            step = WatchedStep(int(typed), 0, 0)
            named = COMMON("study.within", label=chapter_at(chapters, step).label, step=int(typed))
            return [(cut_text(unmarked_text(named), LABEL), typed)]
    return [pair for pair in found if typed in pair[0].lower()][:25]


async def _from(context: InteractionContext) -> None:
    """Begin a study as the command says; without a step it is asked which."""
    actor = await require_table(context, statuses=WITHIN)
    step, seat = context.text_option("step").strip(), _seat(context, actor.live, context.text_option("side").strip())
    against = context.text_option("against")
    if not step:
        await context.send(await _screen(context, actor, await _latest(actor), seat))
        return
    study = await study_of(actor.store, actor.live, await _step(actor, step))
    await (_open_here if against == WITH else _open_by_dm)(context, actor.live, study, seat)


async def _step(actor: Actor, asked: str) -> int:
    """Return the step that is named by its number, or as the beginning of a chapter by its words. RuleError where there
    is none."""
    if asked.isascii() and asked.isdecimal() and len(asked) < 10:
        return int(asked)
    found = [one for one in await chronicle.game_chapters(actor) if asked.lower() in one.label.lower()]
    if not found:
        raise RuleError(keyed_text("error.study_step", step=asked[:60]))
    return found[0].decision


def _seat(context: Answering, live: LiveTable, asked: str) -> Seat:
    """Return the seat that is named by its number or by who sat there; one's own, else the first, where none is.
    RuleError where there is none."""
    own = live.seat_of(context.user)
    if not asked:
        return own.seat if own is not None else live.row.seats[0].seat
    named = [seat.seat for seat in live.row.seats if asked == seat.seat]
    named += [seat.seat for seat in live.row.seats if asked.lower() in perspective_name(live, seat.seat).lower()]
    if not named:
        raise RuleError(keyed_text("error.study_seat", asked=asked[:60]))
    return named[0]


# The choice, by presses


async def choose_step(context: Answering, actor: Actor) -> None:
    """Show from where one may play on; another step is chosen from the list, or named by the button itself."""
    await _chosen(context, actor, step=_number(context.values[0]) if context.values else None)


async def choose_seat(context: Answering, actor: Actor) -> None:
    """Choose whom one plays."""
    await _chosen(context, actor, seat="".join(context.values[:1]))


async def _chosen(context: Answering, actor: Actor, *, step: int | None = None, seat: str = "") -> None:
    press = context.press
    named = _number(press.argument) if press is not None and press.argument else None
    wanted = step if step is not None else named
    seat = _seat(context, actor.live, seat or (press.prompt if press is not None else ""))
    screen = await _screen(context, actor, await _latest(actor) if wanted is None else wanted, seat)
    fresh = press is not None and press.verb == "playon" and not context.values
    await (context.send(screen) if fresh else context.show(screen))


def _number(said: str) -> int:
    """Return the step of a press. RuleError for a forged one."""
    if not (said.isascii() and said.isdecimal() and len(said) < 10):
        raise RuleError(keyed_text("error.unknown_press"))
    return int(said)


async def _latest(actor: Actor) -> int:
    """Return the beginning of a game's last chapter but one, where most of a game can be played otherwise still; the
    set-up of a game that had one alone. RuleError where the game is not over."""
    if actor.live.row.status not in WITHIN or actor.live.state is None:
        raise RuleError(keyed_text("error.study_running"))
    chapters = await chronicle.game_chapters(actor)
    return chapters[max(0, len(chapters) - 2)].decision


async def _screen(context: Answering, actor: Actor, step: int, seat: Seat) -> Screen:
    live = actor.live
    study = await study_of(actor.store, live, step)
    chapters = await chronicle.game_chapters(actor)
    last = (await actor.store.path(live.row.id, last=1))[-1].id
    open_ones = [one for one in chapters if one.decision < last]
    chosen = PlayOn(study=study, seat=seat, chapter=_chapter(chapters, step), is_here=_is_here(context, live))
    return play_on_screen(live, chosen, open_ones, play_on_command_line(live.row.id, step))


def _chapter(chapters: list[Chapter], step: int) -> Chapter:
    return chapter_at(chapters, WatchedStep(step, 0, 0))


def _is_here(context: Answering, live: LiveTable) -> bool:
    """Return whether others can join a study that is begun here: in the server of the game."""
    return isinstance(context, InteractionContext) and context.guild is not None and live.row.guild == context.guild


async def _of_press(context: Answering, actor: Actor) -> tuple[Study, Seat]:
    press = context.press
    study = await study_of(actor.store, actor.live, _number(press.argument if press is not None else ""))
    return study, _seat(context, actor.live, press.prompt if press is not None else "")


async def begin_by_dm(context: Answering, actor: Actor) -> None:
    """Begin the study that is chosen, against computers in the person's DM."""
    await _open_by_dm(context, actor.live, *await _of_press(context, actor))


async def begin_here(context: InteractionContext, actor: Actor) -> None:
    """Begin the study that is chosen, at a table of the server."""
    await _open_here(context, actor.live, *await _of_press(context, actor))


# The tables


async def _open_by_dm(context: Answering, live: LiveTable, study: Study, seat: Seat) -> None:
    """Open a practice table in the person's DM, or show the way to the one of the same step and seat. RuleError where
    they cannot be written to, or have many already."""
    services, words = context.services, live.words
    mine = [row for row in await services.store.tables(user=context.user, statuses=(LOBBY, RUNNING)) if _is_own(row)]
    row = next((one for one in mine if extra_of(one).study == study and extra_of(one).practice == seat), None)
    if row is None:
        if len(mine) >= MOST:
            raise RuleError(keyed_text("error.study_many", most=MOST))
        subject = subject_at(live.row.game, live.row.options)
        hello = words(
            "study.hello", game=titled_with_scenario(subject, words), table=study.table, step=study.step,
            round=study.round, count=len(study.sides) - 1,
        )  # fmt: skip
        row = await practice.make_practice_table(
            services.store, context.user, context.name, subject, await write_practice_welcome(context, hello),
            context.id, options=live.row.options, study=study, seat=seat,
        )  # fmt: skip
    services.draw_map_ground_soon(row.game)
    await practice.start_practice_game(await services.tables.actor(row.id))
    services.tables.run_automatic(row.id)
    said = words("study.open", link=practice.dm_link(row.thread or row.channel))
    own = (await services.tables.actor(row.id)).live
    await context.send(Screen(content=said, rows=(coach_row(own),) if can_coach(own) else ()))


def _is_own(row: TableRow) -> bool:
    kept = extra_of(row)
    return bool(kept.practice) and kept.study is not None


async def _open_here(context: InteractionContext, live: LiveTable, study: Study, seat: Seat) -> None:
    """Open a table with the person at their seat and computer players at all others, which others take by joining."""
    place = place_for_table(context, (await server.limits_of(context)).home, live.row.game)
    plan = Plan(
        game=live.row.game,
        name=live.words("study.name", table=study.table),
        options=dict(live.row.options),
        pace=live.row.pace,
        computers=len(study.sides) - 1,
        host_seat=int(seat),
        language=extra_of(live.row).language or LANGUAGE,
        terms={"study": study},
    )
    await open_planned_table(context, place, plan)
