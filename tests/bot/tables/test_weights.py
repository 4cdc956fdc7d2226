"""The weight of a question: a response takes a third of a turn's deadline, in all that a deadline is for."""

import msgspec
import pytest

from bot.tables.actor import Actor
from bot.tables.timing import question_deadline
from engine.store.models import Pace
from tests.bot.clockwork import DAY, HOUR, Time, dm_text
from tests.bot.hall import InProcess
from tests.bot.toy_table import decides, register, toy_table
from tests.engine.kernel.toy import Draw, Idle, Speak, Travel


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


@pytest.fixture
def toys(toy: None, hall: InProcess) -> InProcess:
    """The hall where the toy can be played."""
    return hall


async def debating(toys: InProcess, **more: object) -> tuple[str, Actor]:
    """Return a table of two who hold a ware each, where a debate is open."""
    table = await toy_table(toys, "Ada", "Boris", **more)
    for seat, action in (("1", Draw()), ("2", Draw()), ("1", Speak())):
        await decides(toys, table, seat, action)
    return table, await toys.actor(table)


def hours(actor: Actor, now: float) -> float | None:
    """Return in how many hours the deadline of the present question passes."""
    late = question_deadline(actor.live, 1.0)
    return None if late is None else round((late - now) / HOUR, 3)


async def test_a_response_takes_a_third_of_the_deadline(toys: InProcess) -> None:
    time = Time(toys)
    table = await toy_table(toys, "Ada", "Boris")
    actor = await toys.actor(table)
    assert hours(actor, time.at) == 24
    await decides(toys, table, "1", Travel())
    assert hours(actor, time.at) == 12  # the game says so of this question


async def test_a_window_is_closed_after_a_third(toys: InProcess) -> None:
    time = Time(toys)
    table, actor = await debating(toys)
    assert hours(actor, time.at) == 8
    panel = toys.thread(table).messages[str(actor.live.row.panel)]
    assert f"<t:{int(time.at + 8 * HOUR)}:R>" in panel.all_words
    await time.passes(8 * HOUR - 60, table)
    assert actor.live.window_prompt() is not None
    assert dm_text(toys.person("Boris")).count("The table waits for you") == 1  # before the deadline
    await time.passes(120, table)
    assert actor.live.window_prompt() is None


async def test_the_deadline_of_a_window_is_never_under_its_hold(toys: InProcess) -> None:
    time = Time(toys)
    _, actor = await debating(toys, hold=90, deadline=3)
    assert hours(actor, time.at) == 1.5


async def test_a_table_from_before_there_were_weights_goes_on_as_it_was(toys: InProcess) -> None:
    time = Time(toys)
    assert not msgspec.json.decode(b'{"name": "daily", "hold": 900.0, "deadline": 86400.0}', type=Pace).weighted
    table, actor = await debating(toys)
    pace = msgspec.structs.replace(actor.live.row.pace, weighted=False)
    actor.live.replace(row=await toys.app.store.update_table(actor.live.row, pace=pace))
    assert hours(actor, time.at) == 24
    await time.passes(9 * HOUR, table)
    assert actor.live.window_prompt() is not None
    await time.passes(DAY, table)
    assert actor.live.window_prompt() is None


async def test_a_missed_response_of_little_weight_is_a_missed_deadline(toys: InProcess) -> None:
    time = Time(toys)
    table = await toy_table(toys, "Ada", "Boris")
    actor = await toys.actor(table)
    await decides(toys, table, "1", Travel())
    await time.passes(12 * HOUR + 1, table)
    assert (await toys.app.store.path(table))[-1].why == "deadline" and actor.live.state.turns == 1
    await decides(toys, table, "2", Idle())
    assert hours(actor, time.at) == 24


async def test_the_lobby_says_how_long_responses_may_take(toys: InProcess) -> None:
    host = toys.person("Ada")
    receipt = await (await host.slash("game create", "games", game="toy", pace="daily")).wait_until_answered()
    assert (
        "24 h a decision; to react at least 15 min, at most 8 h"
        in toys.card(receipt.text.split("(table ")[1][:5]).all_words
    )
    receipt = await (await host.slash("game create", "games", game="toy", pace="live")).wait_until_answered()
    assert "at most 1.7 min" in toys.card(receipt.text.split("(table ")[1][:5]).all_words
