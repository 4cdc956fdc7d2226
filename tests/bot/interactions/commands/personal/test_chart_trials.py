"""Charts are tried once: what a trial has found wrong is told again to whoever hands the same in."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.charts.children import TOO_MUCH
from bot.charts.workbook import write_workbook
from bot.interactions.commands.personal import broken_trials
from bot.interactions.commands.personal.broken_trials import tell_of_broken_trials
from bot.sandbox.people.person import text_of
from data.charts import Chart
from engine.kernel.texts import keyed_text
from engine.workbooks.cells import CellFault
from tests.bot.charts.filled import with_changes, written
from tests.bot.hall import InProcess, until
from tests.bot.interactions.commands.personal.test_charts import GAME, allowed, given, load, told

__all__ = ["allowed"]  # the fixture


async def test_what_a_trial_found_wrong_is_told_again_without_another(
    allowed: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = list[str]()

    def wrong(chart: Chart, *_: object) -> list[CellFault]:
        tried.append(chart.hash)
        return [CellFault("turns", "B3", keyed_text("charts.own_check", why="no"))]

    monkeypatch.setattr("bot.charts.desk.try_chart", wrong)
    path = written(tmp_path / "own.xlsx", with_changes(GAME))
    for name in ("Ada", "Boris"):
        assert "**turns!B3**" in await load(allowed, allowed.person(name), path)
    assert len(tried) == 1 and await allowed.app.store.charts() == []


async def test_a_trial_that_something_ended_says_nothing_of_the_charts(
    allowed: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The machine had no memory left, say, or the bot was stopped with all its children."""
    found = [[TOO_MUCH], []]
    monkeypatch.setattr("bot.charts.desk.try_chart", lambda *_: found.pop(0))
    path, ada = written(tmp_path / "own.xlsx", with_changes(GAME)), allowed.person("Ada")
    assert "too much memory or time" in await load(allowed, ada, path)
    assert "Kept as **Mine**" in await load(allowed, ada, path)


async def test_the_same_handed_in_by_two_at_once_is_tried_once(
    allowed: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are told how far it is, and keep it; it is one trial of the first one's day. What was tried stays so when
    nobody keeps it any more."""
    going, tried = threading.Event(), list[str]()

    def played(chart: Chart, games: int, told: Callable[[int], None]) -> list[CellFault]:
        tried.append(chart.hash)
        told(5)
        going.wait(60)
        return []

    monkeypatch.setattr("bot.charts.desk.try_chart", played)
    monkeypatch.setattr(allowed.app.charts, "games", 7)
    ada, boris = allowed.person("Ada"), allowed.person("Boris")
    path = written(tmp_path / "own.xlsx", with_changes(GAME))
    for who, name in ((ada, "Hers"), (boris, "His"), (ada, "Again")):
        await (await who.slash("charts load", "games", file=given(path), own="yes", name=name)).wait_until_answered()
    await until(lambda: all("5 of 7" in told(allowed, who) for who in (ada, boris)))
    going.set()
    await until(lambda: "Kept as **Again**" in told(allowed, ada) and "Kept as **His**" in told(allowed, boris))
    for who in (ada, boris):
        await allowed.app.store.drop_charts(owner=int(who.id))
    assert "Kept as **Once more**" in await load(allowed, boris, path, "Once more")
    assert len(tried) == 1


async def test_what_is_being_tried_is_listed(
    allowed: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To who handed it in alone; then what is kept."""
    going = threading.Event()

    def played(chart: Chart, games: int, told: Callable[[int], None]) -> list[CellFault]:
        told(5)
        going.wait(60)
        return []

    monkeypatch.setattr("bot.charts.desk.try_chart", played)
    monkeypatch.setattr(allowed.app.charts, "games", 7)
    ada, boris = allowed.person("Ada"), allowed.person("Boris")
    path = written(tmp_path / "own.xlsx", with_changes(GAME))
    second = written(tmp_path / "second.xlsx", {"leaders": with_changes(GAME)["leaders"]})
    for file, name in ((path, "First"), (second, "Second")):
        await (await ada.slash("charts load", "games", file=given(file), own="yes", name=name)).wait_until_answered()
    try:
        await until(lambda: "5 of 7" in told(allowed, ada))
        said = (await (await ada.slash("charts list", "games")).wait_until_answered()).text
        assert "**First** (The Sword of Rome) is being tried, games so far: 5 of 7." in said
        assert "**Second** (The Sword of Rome) waits to be tried, after another trial." in said
        assert "First" not in (await (await boris.slash("charts list", "games")).wait_until_answered()).text
    finally:
        going.set()
    await until(lambda: "Kept as **Second**" in told(allowed, ada))
    said = (await (await ada.slash("charts list", "games")).wait_until_answered()).text
    assert "tried" not in said and "**First** (The Sword of Rome), version 1" in said


async def test_whoever_had_a_trial_when_the_bot_was_killed_is_told_and_may_have_another(allowed: InProcess) -> None:
    """Their answer stays at the games that were played until then."""
    ada, store = allowed.person("Ada"), allowed.app.store
    begun = await store.begin_chart_trial(int(ada.id), (GAME, "0"), "rules", 1.0, most=1, within=9.0)
    assert begun and not await store.begin_chart_trial(int(ada.id), (GAME, "1"), "rules", 2.0, most=1, within=9.0)
    await tell_of_broken_trials(allowed.app, await store.unended_chart_trials())
    said = "\n".join(text_of(one) for one in ada.open_dm().messages.values())
    assert "before the trial of your charts for The Sword of Rome was over" in said
    assert await store.begin_chart_trial(int(ada.id), (GAME, "1"), "rules", 2.0, most=1, within=9.0)


def told_of_broken_trials(hall: InProcess, who: str) -> int:
    said = [text_of(one) for one in hall.person(who).open_dm().messages.values()]
    return sum("before the trial of your charts" in one for one in said)


@pytest.mark.parametrize("discord_remembers", [True, False])
async def test_a_kill_before_or_after_they_are_told_tells_them_once(
    allowed: InProcess, monkeypatch: pytest.MonkeyPatch, discord_remembers: bool
) -> None:
    """Two trials of a game are told at once. Discord remembers for some minutes what was written by which nonce."""
    ada, store = allowed.person("Ada"), allowed.app.store
    for number in (0, 1):
        assert await store.begin_chart_trial(int(ada.id), (GAME, str(number)), "r", number + 1.0, most=2, within=9.0)
    unended = await store.unended_chart_trials()

    async def killed(*_: object, **__: object) -> None:
        raise asyncio.CancelledError

    for owner, what, told_so_far in ((allowed.app.worker.dms, "write", 0), (store, "forget_chart_trial", 1)):
        with monkeypatch.context() as patched, pytest.raises(asyncio.CancelledError):
            patched.setattr(owner, what, killed)
            await tell_of_broken_trials(allowed.app, unended)
        assert told_of_broken_trials(allowed, "Ada") == told_so_far
        assert await store.unended_chart_trials() == unended
    if not discord_remembers:
        allowed.sandbox.hub.nonces.clear()
    await tell_of_broken_trials(allowed.app, unended)
    assert told_of_broken_trials(allowed, "Ada") == 1 and await store.unended_chart_trials() == []


async def test_who_cannot_be_told_of_a_broken_trial_now_is_told_later(
    allowed: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, store, dms = allowed.person("Ada"), allowed.app.store, allowed.app.worker.dms
    assert await store.begin_chart_trial(int(ada.id), (GAME, "0"), "rules", 1.0, most=1, within=9.0)
    written, failures = dms.write, [OSError(), OSError()]

    async def failing(*args: Any, **named: Any) -> None:
        if failures:
            raise failures.pop()
        await written(*args, **named)

    monkeypatch.setattr(dms, "write", failing)
    monkeypatch.setattr(broken_trials, "AGAIN", 0.0)
    await tell_of_broken_trials(allowed.app, await store.unended_chart_trials())
    assert told_of_broken_trials(allowed, "Ada") == 1 and await store.unended_chart_trials() == []


async def test_a_trial_that_broke_off_is_none(
    allowed: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who hands the same in again has another."""
    tried = list[str]()

    def broken(chart: Chart, *_: object) -> list[CellFault]:
        tried.append(chart.hash)
        raise OSError("no process can be started")

    monkeypatch.setattr("bot.charts.desk.try_chart", broken)
    path = written(tmp_path / "own.xlsx", with_changes(GAME))
    for name in ("Ada", "Boris"):
        assert "broke off" in await load(allowed, allowed.person(name), path)
    assert len(tried) == 2 and await allowed.app.store.unended_chart_trials() == []


async def test_a_workbook_without_a_change_is_neither_tried_nor_kept(
    allowed: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who forgot to save it is told what to do, and has all trials of the day left."""
    tried = list[str]()

    def noted(chart: Chart, *_: object) -> list[CellFault]:
        tried.append(chart.hash)
        return []

    monkeypatch.setattr("bot.charts.desk.try_chart", noted)
    write_workbook(GAME, tmp_path / "own.xlsx", "en")
    said = await load(allowed, allowed.person("Ada"), tmp_path / "own.xlsx")
    assert "nothing was tried or kept" in said and "hand it in again" in said
    assert not tried and await allowed.app.store.charts() == []
