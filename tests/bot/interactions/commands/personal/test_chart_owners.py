"""Who hands charts in says once a game that they own it; what they deleted and hand in again serves new tables."""

from pathlib import Path

import pytest

from engine.charts.dropping import drop_charted_games
from tests.bot.charts.filled import with_changes, written
from tests.bot.clockwork import thread_text
from tests.bot.hall import InProcess
from tests.bot.interactions.commands.personal.test_charts import GAME, allowed, begun_by, load, loaded, played_on

__all__ = ["allowed"]  # the fixture
OTHER = "samnite_wars"


@pytest.fixture
def workbook(tmp_path: Path) -> Path:
    return written(tmp_path / "own.xlsx", with_changes(GAME))


async def test_that_one_owns_a_game_is_said_once_and_kept_until_one_is_forgotten(
    allowed: InProcess, workbook: Path, tmp_path: Path
) -> None:
    ada, boris, store = allowed.person("Ada"), allowed.person("Boris"), allowed.app.store
    assert "Say once that you own the printed game (The Sword of Rome)" in await load(allowed, ada, workbook, own="")
    assert await store.charts() == [] and (await store.person_data(int(ada.id)))["chart_trials"] == []
    assert "Kept as **Mine**" in await load(allowed, ada, workbook)
    assert "Kept as **Again**" in await load(allowed, ada, workbook, "Again", own="")
    assert f"owns_{GAME}" in (await store.person_data(int(ada.id)))["preferences"]
    assert "Say once" in await load(allowed, boris, workbook, own="")
    another = written(tmp_path / "other.xlsx", with_changes(OTHER))
    assert "Say once that you own the printed game (Samnite Wars)" in await load(allowed, ada, another, own="")
    await store.forget_settings(int(ada.id))
    assert (await load(allowed, ada, workbook, "Third", own="")).count("(The Sword of Rome)") == 2


async def test_charts_that_are_handed_in_again_take_no_running_table_back(allowed: InProcess, tmp_path: Path) -> None:
    """It has gone on by our figures, and does so also once it is read anew; a new table is played by them."""
    ada = allowed.person("Ada")
    row = await loaded(allowed, ada, tmp_path)
    table = await begun_by(allowed, "Mine")
    await (await ada.slash("charts delete", "games", name="Mine")).wait_until_answered()
    await allowed.settled()
    await loaded(allowed, ada, tmp_path)
    new = await begun_by(allowed, "Mine")
    assert (await allowed.actor(new)).live.played == f"{GAME}+{row.hash}"
    allowed.app.tables.forget([table, new], [])  # as after a restart
    drop_charted_games([f"{GAME}+{row.hash}"])
    assert (await allowed.actor(new)).live.played == f"{GAME}+{row.hash}"
    actor = await allowed.actor(table)
    await played_on(actor, 3)
    assert actor.live.played == GAME and len(await allowed.app.store.epochs(table)) == 2
    assert "brought up to date" not in thread_text(allowed, ada, table)


async def test_tables_of_charts_that_are_gone_are_not_counted_again(allowed: InProcess, tmp_path: Path) -> None:
    ada = allowed.person("Ada")
    await loaded(allowed, ada, tmp_path)
    await begun_by(allowed, "Mine")
    gone = await (await ada.slash("charts delete", "games", name="Mine")).wait_until_answered()
    assert "One table goes on" in gone.text
    another = written(tmp_path / "other.xlsx", {"leaders": with_changes(GAME)["leaders"]})
    assert "Kept as **Other**" in await load(allowed, ada, another, "Other")
    gone = await (await ada.slash("charts delete", "games", name="Other")).wait_until_answered()
    assert "No table was played by them" in gone.text


async def test_charts_are_shared_with_five_persons_and_no_more(allowed: InProcess, tmp_path: Path) -> None:
    ada, boris, store = allowed.person("Ada"), allowed.person("Boris"), allowed.app.store
    row = await loaded(allowed, ada, tmp_path)
    for user in range(101, 105):
        await store.share_chart(row, user)
    shared = await (await ada.slash("charts share", "games", name="Mine", person=boris)).wait_until_answered()
    assert "may let tables be played by **Mine** now" in shared.text
    refused = await (
        await ada.slash("charts share", "games", name="Mine", person=allowed.person("Clara"))
    ).wait_until_answered()
    assert "so many persons and no more: 5" in refused.text
    (now,) = await store.charts(user=int(ada.id))
    assert set(now.shared) == {101, 102, 103, 104, int(boris.id)}
