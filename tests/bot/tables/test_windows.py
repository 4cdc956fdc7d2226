"""When a window closes: with the last answer where everybody sees who could respond, after its hold where that is
secret."""

import pytest

from engine.kernel.actions import Pass
from tests.bot.clockwork import HOUR, Time
from tests.bot.hall import InProcess
from tests.bot.toy_table import decides, register, toy_table
from tests.engine.kernel.toy import Cheer, Draw, Speak, Toast

HOLD = 900.0  # of the daily pace


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


@pytest.fixture
def toys(toy: None, hall: InProcess) -> InProcess:
    """The hall where the toy can be played, and windows are held open."""
    hall.app.tables.hold_scale = 1.0
    return hall


def panel(toys: InProcess, table: str) -> str:
    """Return the panel of a table."""
    shown = [m for m in toys.person("Ada").messages(toys.thread(table)) if m.pinned_at]
    return shown[-1].all_words


async def test_a_window_closes_with_the_last_answer_where_all_see_who_could_respond(toys: InProcess) -> None:
    Time(toys)
    table = await toy_table(toys, "Ada", "Boris", "Clara")
    actor = await toys.actor(table)
    await decides(toys, table, "1", Toast())
    assert "A moment for responses: Ada, Boris and Clara" in panel(toys, table)
    await decides(toys, table, "1", Pass())
    await decides(toys, table, "3", Cheer())
    assert actor.live.window_prompt() is not None
    assert "Ada, Boris and Clara" in panel(toys, table)  # not who has answered
    await decides(toys, table, "2", Pass())
    assert actor.live.window_prompt() is None and actor.live.state.value == "3"


async def test_such_a_window_is_closed_at_its_deadline_all_the_same(toys: InProcess) -> None:
    time = Time(toys)
    table = await toy_table(toys, "Ada", "Boris")
    actor = await toys.actor(table)
    await decides(toys, table, "1", Toast())
    await decides(toys, table, "1", Pass())
    await time.passes(8 * HOUR - 60, table)
    assert actor.live.window_prompt() is not None
    await time.passes(120, table)
    assert actor.live.window_prompt() is None


async def test_a_window_is_held_where_it_is_secret_who_could_respond(toys: InProcess) -> None:
    time = Time(toys)
    table = await toy_table(toys, "Ada", "Boris")
    actor = await toys.actor(table)
    for seat, action in (("1", Draw()), ("2", Draw()), ("1", Speak()), ("1", Pass()), ("2", Pass())):
        await decides(toys, table, seat, action)
    assert "A moment for responses**" in panel(toys, table)
    await time.passes(HOLD - 60, table)
    assert actor.live.window_prompt() is not None
    await time.passes(120, table)
    assert actor.live.window_prompt() is None
