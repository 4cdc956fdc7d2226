"""/charts: figures of a printed game that a person owns: the workbook, handing it in, playing by it, sharing it."""

import asyncio
import re
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec

from bot.charts.told import changes_from_ours_line
from bot.charts.workbook import write_workbook
from bot.interactions.attachments import fetch_attachment, given_file
from bot.interactions.commands.personal.chart_loading import load_charts
from bot.interactions.commands.registry import ATTACHMENT, USER, Command, CommandOption, CommandRegistry
from bot.interactions.commands.server import can_manage_server, limits_of
from bot.interactions.commands.tables import require_host, require_table
from bot.interactions.context import InteractionContext
from bot.messages.screen import Screen
from bot.tables import lobby
from bot.tables.charts.chosen_charts import note_chart_facts
from bot.tables.charts.retired_charts import forget_deleted_charts
from bot.words import Words, harmless_text
from data.charts import CHARTS, DIGITS, OURS
from data.overlays import LONGEST, NOT_IN_NAMES
from data.speaking import current_language
from engine.games import game_ids
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.charts.interface import ChartRow
from engine.store.models import ABANDONED, LOBBY, OVER, RUNNING
from engine.workbooks.reading import MOST_BYTES
from engine.workbooks.schema import sheets_of
from render import Picture

COMMON = Words("common")
SHARED = 5  # persons with whom charts may be shared
LETTERS = 40  # of a name
MINE, SERVERS = "me", "server"  # whose charts are that are handed in
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
SPACES = re.compile(r"\s+")


def register(registry: CommandRegistry) -> None:
    """Add /charts template, load, list, use, share, file and delete."""
    registry.group("charts", description=COMMON("help.charts"))
    game = CommandOption(name="game", description=COMMON("option.charts_game"), required=True, autocomplete=True)
    file = CommandOption(name="file", description=COMMON("option.charts_file"), type=ATTACHMENT, required=True)
    owner = CommandOption(
        name="own",
        description=COMMON("option.charts_owner"),
        choices=((COMMON("charts.i_own_it"), "yes"),),
    )
    name = CommandOption(name="name", description=COMMON("option.charts_name"), required=True, autocomplete=True)
    as_name = CommandOption(name="name", description=COMMON("option.charts_as"))
    whose = CommandOption(
        name="whose",
        description=COMMON("option.charts_whose"),
        choices=tuple((COMMON(f"charts.whose_{one}"), one) for one in (MINE, SERVERS)),
    )
    with_whom = CommandOption(name="person", description=COMMON("option.charts_person"), type=USER, required=True)
    table = CommandOption(name="table", description=COMMON("option.table"))
    for verb, run, options in (
        ("template", _template, (game,)),
        ("load", _load, (file, as_name, owner, whose)),
        ("list", _list, ()),
        ("use", _use, (name, table)),
        ("share", _share, (name, with_whom)),
        ("file", _file, (table,)),
        ("delete", _delete, (name,)),
    ):
        described, complete = COMMON(f"help.charts_{verb}"), _complete_use if verb == "use" else _complete
        registry.add(Command(path=("charts", verb), description=described, run=run, options=options, complete=complete))


async def _complete(context: InteractionContext, focused: str) -> list[tuple[str, str]]:
    typed = context.text_option(focused).lower()
    if focused == "game":
        named = [(_called(game), game) for game in game_ids() if sheets_of(game)]
        return [(shown, game) for shown, game in named if typed in shown.lower()]
    return _offered(await _usable(context), typed)


async def _complete_use(context: InteractionContext, focused: str) -> list[tuple[str, str]]:
    """Offer the charts of the table's own game, and ours."""
    typed, game = context.text_option(focused).lower(), ""
    with suppress(RuleError):  # which table is meant is told of when it is sent
        game = (await require_table(context, statuses=(LOBBY,))).live.row.game
    ours = COMMON.name(f"option_{CHARTS}_{OURS}")
    return [*_offered(await _usable(context, game), typed)[:24], *([(ours, OURS)] if typed in ours.lower() else [])]


def _offered(rows: list[ChartRow], typed: str) -> list[tuple[str, str]]:
    """Return charts as they are offered to one who has typed something."""
    shown = [(f"{row.name} ({_called(row.game)})"[:100], f"{row.name}@{row.hash}") for row in rows]
    return [(said, value) for said, value in shown if typed in said.lower()][:25]


async def _usable(context: InteractionContext, game: str = "") -> list[ChartRow]:
    """Return the charts that a person may let a table here be played by, their own first."""
    rows = await context.services.store.charts(user=context.user, game=game, guild=context.guild or 0)
    return sorted(rows, key=lambda row: row.owner != context.user)


def _called(game: str) -> str:
    """Return what a game is called."""
    return Words(game).name(game)


async def _check_allowed(context: InteractionContext) -> None:
    """RuleError where the operator, or who manages the server, does not let people play by figures of their own."""
    if not context.services.settings.charts:
        raise RuleError(keyed_text("error.charts_off"))
    if context.guild is not None and not (await limits_of(context)).charts:
        raise RuleError(keyed_text("error.charts_forbidden"))


async def _template(context: InteractionContext) -> None:
    await _check_allowed(context)
    game = _game(context.text_option("game"))
    context.start_deferral_clock()
    try:
        content = await asyncio.to_thread(_workbook, game, current_language())
    except ImportError as error:
        raise RuleError(keyed_text("error.charts_not_installed")) from error
    sent = _sent(f"{game}.xlsx", content, XLSX)
    await context.send(Screen(content=COMMON("charts.template", game=_called(game)), pictures=(sent,)))


def _game(said: str) -> str:
    found = next((game for game in game_ids() if said in (game, _called(game)) and sheets_of(game)), None)
    if found is None:
        raise RuleError(keyed_text("error.no_such_game", game=said, known=tuple(g for g in game_ids() if sheets_of(g))))
    return found


def _workbook(game: str, language: str) -> bytes:
    with tempfile.TemporaryDirectory(prefix="praetor-charts-") as folder:
        path = Path(folder) / "own.xlsx"
        write_workbook(game, path, language)
        return path.read_bytes()


def _sent(name: str, content: bytes, mime: str) -> Picture:
    return Picture(data=content, mime=mime, filename=name, alt=COMMON("charts.file_alt"), width=0, height=0)


async def _load(context: InteractionContext) -> None:
    """Read what is handed in, try it, and keep it where it can be played by."""
    await _check_allowed(context)
    file = given_file(context, "file")
    name, guild = _name(context.text_option("name") or Path(file.name).stem), _guild_meant(context)
    context.start_deferral_clock()
    content = await fetch_attachment(context, file, MOST_BYTES)
    await load_charts(context, file.name, content, name, guild)


def _guild_meant(context: InteractionContext) -> int:
    """Return the server that charts are handed in for; 0 for the person's own. RuleError where they do not manage
    it."""
    if context.text_option("whose") != SERVERS:
        return 0
    if not can_manage_server(context):
        raise RuleError(keyed_text("error.charts_manager"))
    return context.guild or 0


def _name(said: str) -> str:
    """Return the name of charts as it may be shown. RuleError where it is none."""
    letters = [letter for letter in said if letter.isprintable() and letter not in NOT_IN_NAMES]
    name = SPACES.sub(" ", "".join(letters)).strip()
    if not name or name == OURS or len(name) > min(LETTERS, LONGEST - DIGITS - 1):
        raise RuleError(keyed_text("error.charts_name", most=LETTERS))
    return name


async def _list(context: InteractionContext) -> None:
    rows = await _usable(context)
    lines = [*_trial_lines(context), *[_line(row, context.user) for row in rows]] or [COMMON("charts.none")]
    await context.send(Screen(content="\n".join(lines)[:2000]))


def _trial_lines(context: InteractionContext) -> Iterator[str]:
    """Yield what one has handed in that is being tried, or waits for that."""
    desk = context.services.charts
    for row, trial in desk.trials_asked_by(context.user, context.guild or 0):
        said = {"name": harmless_text(row.name), "game": Words(row.game).name(row.game)}
        if ahead := desk.trials_ahead_count(trial):
            yield COMMON("charts.line_waiting", ahead=ahead, **said)
        else:
            yield COMMON("charts.line_trying", played=trial.played, games=desk.games, **said)


def _line(row: ChartRow, user: int) -> str:
    words = Words(row.game)
    said = COMMON(
        "charts.line_server" if row.guild else "charts.line" if row.owner == user else "charts.line_shared",
        name=harmless_text(row.name), game=words.name(row.game), hash=row.hash[:12], version=row.version,
        at=int(row.at), changes=changes_from_ours_line(words, row.changed), owner=f"<@{row.owner}>",
    )  # fmt: skip
    if row.owner == user and row.shared:
        said += f" {COMMON('charts.shared_with', people=', '.join(f'<@{one}>' for one in row.shared))}"
    return said


async def _meant(context: InteractionContext, game: str = "", *, own: bool = False) -> ChartRow:
    """Return the charts that are named. RuleError where there are none of this name."""
    asked = context.text_option("name").strip()
    rows = [row for row in await _usable(context, game) if asked in (row.option_value, row.name)]
    found = next((row for row in rows if not own or context.user == row.owner), None)
    if found is None:
        raise RuleError(keyed_text("error.charts_unknown", name=harmless_text(asked.rpartition("@")[0] or asked)))
    return found


async def _use(context: InteractionContext) -> None:
    """Let a table that has not begun be played by charts; its host alone may."""
    actor = await require_table(context, statuses=(LOBBY,))
    live = actor.live
    require_host(context, actor)
    wanted = context.text_option("name").strip()
    if wanted.lower() in (OURS, COMMON.name(f"option_{CHARTS}_{OURS}").lower()):
        value = OURS
    else:
        await _check_allowed(context)
        value = (await _meant(context, live.row.game)).option_value
    async with actor.turn():
        row = await lobby.set_options(context.services.store, live.row, {CHARTS: value}, None)
        live.replace(row=row)
    context.services.tables.run_automatic(live.row.id)
    await context.send(
        Screen(
            content=COMMON(
                "charts.used", name=harmless_text(value.rpartition("@")[0] or COMMON.name(f"option_{CHARTS}_{OURS}"))
            )
        )
    )


async def _share(context: InteractionContext) -> None:
    await _check_allowed(context)
    row, user = await _meant(context, own=True), int(context.text_option("person"))
    if user == context.user or user in row.shared:
        raise RuleError(keyed_text("error.charts_shared"))
    if len(row.shared) >= SHARED:
        raise RuleError(keyed_text("error.charts_share_most", most=SHARED))
    await context.services.store.share_chart(row, user)
    note_chart_facts(msgspec.structs.replace(row, shared=(*row.shared, user)))
    await context.send(Screen(content=COMMON("charts.shared", name=harmless_text(row.name), person=f"<@{user}>")))


async def _file(context: InteractionContext) -> None:
    """Give the charts of a game that is over to who sat at it, as long as somebody keeps them."""
    actor = await require_table(context, statuses=(LOBBY, RUNNING, OVER, ABANDONED))
    live = actor.live
    value = live.row.options.get(CHARTS, OURS)
    if value == OURS:
        raise RuleError(keyed_text("error.charts_ours"))
    sat = any(context.user in (seat.user, seat.owner) for seat in live.row.seats)
    row = await context.services.store.chart_by_hash(live.row.game, value.rpartition("@")[2])
    mine = row is not None and context.user in (row.owner, *row.shared)
    if not sat and not mine:
        raise RuleError(keyed_text("error.charts_not_seated"))
    if row is None:
        raise RuleError(keyed_text("error.charts_gone"))
    if live.row.status not in (OVER, ABANDONED) and not mine:
        raise RuleError(keyed_text("error.charts_running"))
    sent = _sent("charts.json", row.content, "application/json")
    await context.send(Screen(content=COMMON("charts.file", name=harmless_text(row.name)), pictures=(sent,)))


async def _delete(context: InteractionContext) -> None:
    row = await _meant(context)
    if row.guild and not can_manage_server(context):
        raise RuleError(keyed_text("error.charts_manager"))
    if not row.guild:
        row = await _meant(context, own=True)
    owner, guild = (None, row.guild) if row.guild else (context.user, None)
    gone = await context.services.store.drop_charts(owner=owner, guild=guild, game=row.game, digest=row.hash)
    tables = await forget_deleted_charts(context.services.tables, gone)
    await context.send(Screen(content=COMMON("charts.deleted", name=harmless_text(row.name), tables=tables)))
