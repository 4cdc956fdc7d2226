"""/privacy and /mydata: a person reads all that is kept of them, and nothing of others."""

import json
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.messages.screen import Screen
from bot.sandbox.people.person import Person, text_of
from tests.bot.clockwork import seat_of, seated
from tests.bot.hall import InProcess


async def mine(who: Person) -> dict[str, Any]:
    """Return what /mydata sends a person by DM."""
    answer = await (await who.slash("mydata", "games")).wait_until_answered()
    assert answer.is_ephemeral and "DMs" in answer.text
    message = next(m for m in reversed(list(who.dms()[0].messages.values())) if m.attachments)
    (file,) = message.attachments
    assert file.filename == "my-data.json" and "All that this bot keeps" in text_of(message)
    return dict(json.loads(file.data))


async def test_privacy_says_what_is_kept_to_who_asks_alone(hall: InProcess) -> None:
    answer = await (await hall.person("Ada").slash("privacy", "games")).wait_until_answered()
    assert answer.is_ephemeral and "**Not kept**" in answer.text and "/mydata" in answer.text


async def test_a_person_gets_his_seats_tables_and_decisions_and_none_of_others(
    hall: InProcess, plain_pictures: None
) -> None:
    table, actor, *_ = await seated(hall)
    ada, boris = hall.person("Ada"), hall.person("Boris")
    seats = {seat_of(actor, who): int(who.id) for who in (ada, boris)}
    for _ in range(8):
        async with actor.turn() as live:
            prompt = (
                next((p for p in live.prompts_waited_for() if p.answered is None and p.seat != "table"), None)
                or live.window_prompt()
            )
            assert prompt is not None and prompt.default is not None
            await actor.decide(prompt.seat, prompt.id, prompt.default, user=seats.get(prompt.seat))
    await hall.settled()
    one, two = await mine(ada), await mine(boris)
    assert one["user"] == ada.id and [seat["table"] for seat in one["seats"]] == [table]
    assert [hosted["table"] for hosted in one["hosted"]] == [table] and two["hosted"] == []
    rows = await actor.store.path(table, last=100)
    for who, found in ((ada, one), (boris, two)):
        own = [row.id for row in rows if row.user == int(who.id)]
        assert own and sorted(d["number"] for d in found["decisions"]) == own
        other = boris if who is ada else ada
        said = json.dumps(found).replace("Ada's table", "")
        assert other.id not in said and other.name not in said


async def test_a_stranger_learns_that_nothing_is_kept(hall: InProcess) -> None:
    found = await mine(hall.person("Clara"))
    assert all(not found[key] for key in ("seats", "hosted", "decisions", "audit"))


async def test_with_closed_dms_the_file_is_an_answer_that_he_alone_sees(hall: InProcess) -> None:
    ada = hall.person("Ada")
    ada.set_dms(open=False)
    answer = await (await ada.slash("mydata", "games")).wait_until_answered()
    assert answer.is_ephemeral and answer.message is not None and len(answer.message.attachments) == 1


async def test_where_discord_has_trouble_that_is_what_is_said(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was told as a fault of the bot's own, with a number for the operator."""
    ada = hall.person("Ada")

    async def refused(user: int, screen: Screen) -> None:
        raise discord.DiscordServerError(SimpleNamespace(status=503, reason="Service Unavailable"), "")

    monkeypatch.setattr(hall.app.worker.dms, "write", refused)
    answer = await (await ada.slash("mydata", "games")).wait_until_answered()
    assert answer.is_ephemeral and "Discord itself has trouble" in answer.text and "went wrong" not in answer.text
