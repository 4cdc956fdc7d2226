"""Who writes a plain sentence to the bot in their DM gets a hint once a day; nothing of it is kept or logged."""

import logging

import pytest

from bot.delivery.dm_hints import DmHints
from bot.sandbox import messages
from bot.sandbox.people.person import Person
from bot.sandbox.world import Message
from bot.tables.persons.preferences import PreferenceStore
from tests.bot.hall import InProcess, until

SECRET = "my hand is the traitor"
HINT = "I do not read what is written here"


def writes(hall: InProcess, who: Person, content: str = SECRET) -> None:
    """Have a person write a message to the bot."""
    hub = hall.sandbox.hub
    channel = hub.open_dm_with(who.id)
    messages.post_message(
        hub,
        channel,
        Message(id=hub.ids.next(), channel_id=channel.id, author_id=who.id, at=hub.clock.now(), content=content),
    )


def hints(who: Person) -> int:
    return sum(HINT in message.all_words for place in who.dms() for message in who.messages(place))


async def test_a_sentence_is_answered_once_a_day_and_not_kept(
    hall: InProcess, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)  # lower is not logged: `bot.process.logs`
    ada = hall.person("Ada")
    for _ in range(3):
        writes(hall, ada)
    await until(lambda: hints(ada) == 1)
    await until(lambda: not hall.app.calls)
    assert hints(ada) == 1 and SECRET not in caplog.text
    kept = await hall.app.store.person(int(ada.id))
    assert SECRET not in str(kept) and kept["preferences"]["hinted"]


async def test_after_a_restart_it_is_still_today(hall: InProcess) -> None:
    ada, now = hall.person("Ada"), [1_800_000_000.0]

    def started() -> DmHints:
        return DmHints(PreferenceStore(hall.app.store), lambda: hall.app.worker.dms, lambda: now[0])

    for _ in range(2):
        await started().hint_how_to_play(int(ada.id))
        assert hints(ada) == 1
    now[0] += 24 * 3600
    await started().hint_how_to_play(int(ada.id))
    assert hints(ada) == 2


async def test_what_the_bot_writes_itself_is_no_sentence(hall: InProcess) -> None:
    ada = hall.person("Ada")
    await hall.start("Ada", "Boris", game="samnite_wars")
    await hall.settled()
    assert ada.dms() and hints(ada) == 0
