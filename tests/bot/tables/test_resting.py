"""A table where nobody has been for a while keeps its state in a tenth of the room, and goes on as if it had not."""

import pytest

from bot.tables import registry
from tests.bot.clockwork import default
from tests.bot.hall import InProcess


async def test_a_table_that_rested_goes_on_where_it_was(hall: InProcess) -> None:
    actor = await hall.actor(await hall.start("Ada", "Boris"))
    await default(actor)
    live = actor.live
    before, head, asked = live.state, live.head, [one.id for one in live.prompts()]
    kept = live.game.encode(before)
    live.forget_caches()
    assert live._state is None  # what takes the room is gone
    assert live.state is not before and live.game.encode(live.state) == kept
    assert [one.id for one in live.prompts()] == asked
    await default(actor)
    assert live.head == head + 1


async def test_rights_that_computers_let_rest_still_rest(hall: InProcess) -> None:
    actor = await hall.actor(await hall.start("Ada", "Boris"))
    actor.rights_let_rest.add("right")
    actor.live.forget_caches()
    assert "right" in actor.rights_let_rest
    await default(actor)
    assert "right" not in actor.rights_let_rest  # the table has gone on: they think anew


async def test_a_lobby_rests_as_a_lobby(hall: InProcess) -> None:
    actor = await hall.actor(await hall.create("Ada"))
    actor.live.forget_caches()
    assert actor.live.state is None and not actor.live.is_running


async def test_only_those_of_long_ago_are_let_rest(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await hall.actor(await hall.start("Ada", "Boris"))
    second = await hall.actor(await hall.start("Clara", "Boris"))
    await hall.app.tables.drop_caches_of_idle_tables()
    assert first.live._state is not None and second.live._state is not None
    monkeypatch.setattr(registry, "LIVELY", 1)
    await hall.app.tables.drop_caches_of_idle_tables()
    assert first.live._state is None and second.live._state is not None
