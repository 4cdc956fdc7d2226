"""Charts that somebody hands in: read, told of, tried by random games while they are told how far that is, and kept."""

import asyncio

import msgspec

from bot.charts.children import TOO_MUCH
from bot.charts.desk import Trial
from bot.charts.told import changes_from_ours_line, fault_lines
from bot.interactions.context import InteractionContext
from bot.interactions.long_answer import LongAnswer
from bot.messages.screen import CONTENT, Screen, cut_text
from bot.process.faults import log_fault
from bot.tables.charts.retired_charts import forget_deleted_charts
from bot.words import Words
from data.charts import Chart
from engine.games import game_by_id
from engine.kernel.errors import RuleError
from engine.kernel.texts import Text, keyed_text
from engine.store.charts.interface import NOTHING_KNOWN, ChartRow
from engine.workbooks.cells import CellFault

COMMON = Words("common")
MOST = 12  # charts that a person, or a server, may keep
OWNS = "owns_"  # before a game's id: since when a person has said that they own it
A_DAY, A_PERSON = 86400.0, 3  # seconds; trials that one person may have in them


async def load_charts(context: InteractionContext, file_name: str, content: bytes, name: str, guild: int) -> None:
    """Read what is handed in, and tell what it changes, or what is wrong; then try it, and keep it where it can be
    played by. name: what it is to be called; guild: the server that it is for, 0 for the person's own. RuleError where
    the person has had their trials, or has not said that they own the game."""
    desk = context.services.charts
    read = await desk.read_chart_file("", file_name, content)
    if read.game:
        await _note_owning(context, read.game)
    if read.faults or not read.game:
        await context.send(_faults(Words(read.game or "common"), read.faults))
        return
    if not read.changed:
        await context.send(Screen(content=COMMON("charts.nothing_to_keep")))
        return
    chart = Chart(read.game, name, read.content.encode())
    row = ChartRow(
        game=chart.game, hash=chart.hash, owner=0 if guild else context.user, guild=guild, name=name, version=1,
        content=chart.content, changed=read.changed, tried=_rules(chart), at=context.services.tables.now(),
    )  # fmt: skip
    async with desk.opening:
        trial = await _trial_of(context, chart, row)
    if not isinstance(trial, Trial):
        words = Words(row.game)
        told = changes_from_ours_line(words, row.changed)
        await context.send(_faults(words, trial) if trial else await _kept(context, row, told))
        return
    answer = _ToldTrial(context, row, trial)
    await context.send(begun := answer.progress())
    context.services.start_background(answer.follow(begun))


async def _note_owning(context: InteractionContext, game: str) -> None:
    """Keep that a person says that they own a game. RuleError where they neither say so nor have said so before."""
    store, field = context.services.store, f"{OWNS}{game}"
    if (await store.person(context.user)).get(field):
        return
    if not context.text_option("own"):
        raise RuleError(keyed_text("error.charts_own", game=Words(game).name(game)))
    await store.set_person(context.user, **{field: context.services.tables.now()})


async def _trial_of(context: InteractionContext, chart: Chart, row: ChartRow) -> Trial | list[CellFault]:
    """Return the trial of a chart, the one that goes on where somebody handed the same in; where it was tried, what was
    wrong. RuleError where the person has had their trials."""
    desk, store, those = context.services.charts, context.services.store, (row.game, row.hash)
    if (going := desk.trial_of_chart((*those, row.tried))) is not None:
        return going
    kept, before = await store.chart_by_hash(*those), await store.faults_of_chart(those, row.tried)
    if before or (kept is not None and kept.tried == row.tried):
        return msgspec.json.decode(before or "[]", type=list[CellFault])
    if not await store.begin_chart_trial(context.user, those, row.tried, row.at, most=A_PERSON, within=A_DAY):
        raise RuleError(keyed_text("error.charts_trials"))

    async def noted(found: list[CellFault]) -> None:
        said = NOTHING_KNOWN if TOO_MUCH in found else msgspec.json.encode(found).decode()
        await store.end_chart_trial(those, row.tried, said)

    return desk.queue_trial((*those, row.tried), chart, noted)


def _rules(chart: Chart) -> str:
    """Return by which rules and figures of ours a trial was made: it is made once a chart and these."""
    game = game_by_id(chart.game)
    return f"{game.version} {game.data_hash}"


def _faults(words: Words, faults: list[CellFault]) -> Screen:
    count, *told = fault_lines(words, faults)
    return Screen(content=cut_text("\n".join([count, *told, COMMON("charts.mend")]), CONTENT))


class _ToldTrial:
    """The answer to one who handed charts in, which tells how far their trial is and how it comes out."""

    def __init__(self, context: InteractionContext, row: ChartRow, trial: Trial) -> None:
        self.context, self.row, self.trial = context, row, trial
        self.words, self.desk = Words(row.game), context.services.charts
        self.answer = LongAnswer(context)
        trial.asked.append(row)

    def progress(self) -> Screen:
        """Return what changes, and how far the trial is."""
        ahead = self.desk.trials_ahead_count(self.trial)
        how = Text("charts.waiting", {"ahead": ahead}) if ahead else self._playing()
        return Screen(content=f"{changes_from_ours_line(self.words, self.row.changed)}\n{self.words.say(how)}")

    def _playing(self) -> Text:
        return Text("charts.trying", {"played": self.trial.played, "games": self.desk.games})

    async def follow(self, shown: Screen) -> None:
        """Wait for it, and keep the charts where they can be played by. Whatever goes wrong, they are told. shown: how
        far it is by the answer until now."""
        try:
            wrong = await self.answer.report_progress_until_done(self.trial.work, self.progress, shown)
            said = _faults(self.words, wrong) if wrong else await self._kept()
        except asyncio.CancelledError:  # the program ends
            self.trial.work.cancel()
            await self.answer.try_to_change_answer(Screen(content=COMMON("error.restarting")))
            raise
        except Exception as error:
            said = Screen(content=COMMON("charts.trial_failed", number=log_fault(error)))
        if not await self.answer.try_to_change_answer(said):
            await self.answer.try_to_write_dm(said)

    async def _kept(self) -> Screen:
        try:
            return await _kept(self.context, self.row, self.words("charts.good", games=self.desk.games))
        except RuleError as error:
            return Screen(content=self.words.say(error.why))


async def _kept(context: InteractionContext, row: ChartRow, said: str) -> Screen:
    """Keep charts in the place of those of the same name, and return what is told. RuleError where there are as many as
    may be."""
    store = context.services.store
    usable = await store.charts(user=context.user, game=row.game, guild=row.guild)
    before = [one for one in usable if _is_replaced(one, row)]
    if not await store.save_or_replace_chart(row, MOST):
        raise RuleError(keyed_text("error.charts_most", most=MOST))
    gone = [(one.game, one.hash) for one in before if await store.are_charts_gone(one.game, one.hash)]
    if gone:
        await forget_deleted_charts(context.services.tables, gone)
    kept_for = "charts.kept_server" if row.guild else "charts.kept"
    return Screen(content=f"{said}\n{COMMON(kept_for, name=row.name)}")


def _is_replaced(one: ChartRow, by: ChartRow) -> bool:
    return (one.owner, one.guild, one.name) == (by.owner, by.guild, by.name) and one.hash != by.hash
