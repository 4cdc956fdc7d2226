"""Kills while a step of a game that is over is played on: there is one study, with the step's position, told once."""

from collections import Counter

from bot.sandbox.people.person import RefusedError
from bot.tables.table_extra import Study
from testbed.drills.kill_points import POINTS
from testbed.drills.script import play_to_end
from testbed.drills.stage import SavedTable, Stage, begin_saved_table, open_stage, wait_until
from tests.games import EXAMPLE

STEP = 3
MOMENTS = [("after DM", 0), ("before DM", 1), ("after DM", 1)]  # of the greeting, of the study's own first messages


async def ended_game() -> SavedTable:
    """Return a game that has just begun, and is short."""
    return await begin_saved_table(EXAMPLE, ("Ada",), computers=2, options="last_round=1")


def studies(stage: Stage, step: int) -> list[str]:
    """Return the studies of a step."""
    found = stage.records.rows("SELECT id FROM tables WHERE json_extract(extra, '$.study.step') = ?", step)
    return [str(one["id"]) for one in found]


async def test_a_study_that_a_kill_cuts_short_is_there_once() -> None:
    saved = await ended_game()
    async with open_stage(saved) as stage:
        await stage.launch()
        await play_to_end(stage, saved.table, "study")
        ada = stage.person("Ada")
        for number, (name, skip) in enumerate(MOMENTS):
            step = STEP + number
            point = next(one for one in POINTS if one.name == name)
            fault = point.fault(stage, saved.table, skip, stage.kill)
            stage.sandbox.faults.add(fault)
            said = Counter(message.all_words for message in ada.messages("dm"))
            await asked(stage, saved.table, step)
            await wait_until(lambda: not stage.is_alive, f"the bot was not killed {name}")
            assert fault.hit
            await stage.end_bot()
            stage.sandbox.faults.clear()
            await stage.launch()
            await asked(stage, saved.table, step)  # as a person does who has got no answer
            (table,) = studies(stage, step)
            await stage.wait_until_quiet(table)
            live = stage.records.live_table(table)
            study = live.extra.study
            assert isinstance(study, Study) and (study.table, study.step) == (saved.table, step)
            assert live.state is not None and live.is_running
            told = Counter(message.all_words for message in ada.messages("dm")) - said
            own = {words: many for words, many in told.items() if table in words}
            assert own and set(own.values()) == {1}, own


async def asked(stage: Stage, table: str, step: int) -> None:
    """Ask to play on from a step; the bot may be killed before it answers."""
    try:
        receipt = await stage.person("Ada").slash("game from", "games", table=table, step=str(step))
        await receipt.wait_until_answered()
    except (RefusedError, TimeoutError):
        assert not stage.is_alive
