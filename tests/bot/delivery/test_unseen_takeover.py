"""A bot that goes on where another was edits nothing that shows the same: an edit tells that somebody has acted."""

import pytest

from bot.app import App
from bot.sandbox.launch import Sandbox
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import SEALED, WINDOW
from engine.store.places.opening import open_at
from tests.bot.clockwork import Time, seated
from tests.bot.delivery.test_unseen import until_asked
from tests.bot.hall import InProcess


def edits(sandbox: Sandbox, *, without: str = "") -> dict[str, str]:
    """Return when each message was edited last, but for those in one person's DM."""
    world = sandbox.world
    return {
        message.id: str(message.edited_at)
        for channel in world.channels.values()
        for message in channel.messages.values()
        if channel.id != world.dms.get(without) and not message.deleted
    }


@pytest.mark.parametrize("kind", [WINDOW, SEALED])
async def test_a_step_that_nobody_may_see_edits_nothing_after_a_takeover(hall: InProcess, kind: str) -> None:
    clock = Time(hall)
    hall.app.tables.hold_scale = 1.0
    table, actor, _, _ = await seated(hall)
    prompt = await until_asked(hall, actor, kind)
    await clock.passes(60, table)
    before, person = edits(hall.sandbox), actor.live.seat_row(prompt.seat)
    assert await hall.close() == 0
    heir = InProcess(hall.sandbox, App(hall.app.settings, await open_at(hall.app.settings.database_place)))
    heir.app.tables.hold_scale = 1.0
    later = Time(heir)
    later.at = clock.at
    await heir.up()
    actor = await heir.actor(table)
    await later.passes(1, table)
    assert edits(heir.sandbox) == before, "the takeover itself has edited something"
    assert person is not None
    before = edits(heir.sandbox, without=str(person.user))
    async with actor.turn() as live:
        asked = next(one for one in live.prompts_waited_for() if one.id == prompt.id)
        answer = asked.default if kind == WINDOW else asked.menu.sample(UnverifiedRandom("answer"))
        assert answer is not None
        await actor.decide(prompt.seat, prompt.id, answer)
    await later.passes(1, table)
    assert edits(heir.sandbox, without=str(person.user)) == before
    assert await heir.close() == 0
