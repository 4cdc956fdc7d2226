"""/analysis: a game that is over, looked back at in a process of its own; one's own practice at once; nothing else."""

import time
from pathlib import Path

import msgspec
import pytest

from bot.replay.analysing import Analyses, AnalysisOrder
from bot.replay.child import ReplayError
from bot.screens.studies.analysis_screen import POINTS, win_chance_curve
from engine.games import prospects_of
from engine.players.analysis import Analysis
from engine.store.models import RUNNING
from tests.bot.hall import InProcess, button, refused, until, verbs
from tests.bot.interactions.test_practice import guided
from tests.bot.screens.test_finale import SHORT, ended

FOUND = Analysis(steps=[0, 1], rounds=[1, 1], chances={"1": [0.5, 0.7], "2": [0.5, 0.3]})


@pytest.mark.parametrize("game", [game for game in SHORT if prospects_of(game) is not None])
async def test_a_game_that_is_over_is_looked_back_at(hall: InProcess, game: str) -> None:
    table, card = await ended(hall, game, "Boris", rounds=2)
    boris, actor = hall.person("Boris"), await hall.actor(table)
    assert {"analysis", "playon"} <= set(verbs(card))
    receipt = await boris.press(card, custom_id=button(card, "analysis"))
    await until(lambda: receipt.message is not None and "Analysis of" in receipt.message.all_words)
    message = receipt.message
    assert message is not None and message.ephemeral_to == boris.id
    assert "Luck and skill" in message.all_words and message.all_words.count("luck ") >= len(actor.live.row.seats)
    assert len(message.attachments) == 1
    found = hall.app.analyses.cached_analysis(table, actor.live.head)
    assert found is not None and len(found.steps) == len(await actor.store.path(table))
    assert sum(values[-1] for values in found.chances.values()) == pytest.approx(1)
    assert len(win_chance_curve(actor.live, found).lines[0].values) <= POINTS
    for swing in found.swings[:3]:
        assert f"step {swing.decision}" in message.all_words


async def test_nobody_looks_back_at_a_game_that_goes_on(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris", game=SHORT[0])
    boris = hall.person("Boris")
    await refused(await boris.slash("analysis", "games", table=table), "not over")
    await refused(await boris.forge(hall.card(table), f"analysis:{table}"), "not over")
    assert hall.app.analyses.cached_analysis(table, (await hall.actor(table)).live.head) is None


async def test_ones_own_practice_is_looked_back_at_by_oneself_alone(hall: InProcess) -> None:
    ada, boris = hall.person("Ada"), hall.person("Boris")
    await guided(hall, ada, SHORT[0])
    (row,) = await hall.app.store.tables(user=int(ada.id))
    assert row.status == RUNNING
    await hall.settled()
    receipt = await ada.slash("analysis", "dm", table=row.id)
    await until(lambda: receipt.message is not None and "Analysis of" in receipt.message.all_words)
    assert receipt.message is not None and "Luck and skill are told when the game is over" in receipt.message.all_words
    await refused(await boris.slash("analysis", "games", table=row.id), "no table")


async def test_what_cannot_be_made_is_said_and_whoever_asks_again_is_served(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, card = await ended(hall, SHORT[0], "Boris")
    ada = hall.person("Ada")

    async def fails(order: AnalysisOrder) -> bytes:
        raise ReplayError("it is a test")

    with monkeypatch.context() as broken:
        broken.setattr(hall.app.analyses, "_made", fails)
        receipt = await ada.press(card, custom_id=button(card, "analysis"))
        await until(lambda: receipt.message is not None and "could not be made" in receipt.message.all_words)
    receipt = await ada.press(card, custom_id=button(card, "analysis"))
    await until(lambda: receipt.message is not None and "Analysis of" in receipt.message.all_words)
    assert table


def hangs(order: AnalysisOrder) -> bytes:
    """Work for ever."""
    while True:
        time.sleep(1)


def fails(order: AnalysisOrder) -> bytes:
    """Fail as a process does."""
    raise ValueError("a test")


async def test_an_analysis_that_hangs_or_fails_is_given_up(tmp_path: Path) -> None:
    for work, seconds in ((hangs, 0.5), (fails, 60.0)):
        analyses = Analyses(tmp_path / "none.db", work=work, seconds=seconds)
        with pytest.raises(ReplayError):
            await analyses.analyse_table("AB12C", 1)
        assert analyses.cached_analysis("AB12C", 1) is None


async def test_what_was_worked_out_is_kept(tmp_path: Path) -> None:
    analyses = Analyses(tmp_path / "none.db")
    made: list[AnalysisOrder] = []

    async def counted(order: AnalysisOrder) -> bytes:
        made.append(order)
        return msgspec.json.encode(FOUND)

    analyses._made = counted  # type: ignore[method-assign]
    assert await analyses.analyse_table("AB12C", 1) == FOUND == await analyses.analyse_table("AB12C", 1)
    assert len(made) == 1
    await analyses.analyse_table("AB12C", 1, "2")
    assert len(made) == 2
