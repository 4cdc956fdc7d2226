"""What phones say of every message that calls somebody, by the `content` with which it was created: which table, what
is wanted and until when, and nothing secret."""

import re

import msgspec
import pytest

from bot.sandbox.world import Push
from bot.titles import title_of_game
from bot.words import Words, unmarked_text
from tests.bot.clockwork import HOUR, Time, default
from tests.bot.hall import InProcess, ends
from tests.conformance.walks import GAMES

RAW = re.compile(r"<a?:\w+:\d+>|<t:\d+|\*\*|^-# |^#{1,3} |`", re.MULTILINE)  # what a phone would show as it is written
UNTIL = re.compile(r"[Aa]nswer within \d+ (minute|hour|day)")
STEPS = 24
SLOW = (3, 3, 3, 3, 3, 3, 3, 2)  # hours that pass one after another, so that no last call is passed over


def wants(push: Push) -> bool:
    """Return whether a line asks for something."""
    return any(words in push.text for words in ("you are asked", "you may respond", "waits for you", "?"))


async def played(hall: InProcess, game: str) -> tuple[str, list[Push], str]:
    """Play with two persons who are slow: questions, reminders, a vote on the end, the end. Return the table's name,
    what phones said, and what the table showed to everybody as it began."""
    clock = Time(hall)
    table = await hall.start("Ada", "Boris", game=game, computers=1)
    actor = await hall.actor(table)
    open_to_all = msgspec.json.encode(actor.live.view(None)).decode()
    for step in range(STEPS):
        if step % 3 == 2:
            for hours in SLOW:
                await clock.passes(hours * HOUR, table)
        if actor.live.is_running:
            await default(actor)
            await hall.settled()
    await ends(hall.person("Ada"), "host end", table)
    await hall.settled()
    vote = next(m for m in reversed(hall.thread(table).messages.values()) if "agree:" in str(m.components))
    await (await hall.person("Boris").press(vote, "Agree")).settled()
    await hall.settled()
    return actor.live.row.name, hall.sandbox.pushes(), open_to_all


@pytest.mark.parametrize("game", GAMES)
async def test_each_line_says_where_what_is_wanted_and_until_when(hall: InProcess, game: str) -> None:
    name, pushes, open_to_all = await played(hall, game)
    words = Words(game)
    cards = {
        unmarked_text(words.name(card))
        for card in title_of_game(game).cards().values()
        if f'"{card}"' not in open_to_all
    }
    asked, reminded = 0, 0
    for push in pushes:
        assert push.text and not RAW.search(push.text), push.text
        assert name in push.text or push.title != "Praetor", push.text
        assert not wants(push) or UNTIL.search(push.text), push.text
        told = {card for card in cards if re.search(rf"\b{re.escape(card)}\b", push.text)}
        assert not told, (told, push.text)
        asked += "you are asked" in push.text
        reminded += "waits for you" in push.text
    assert asked > 3 and reminded
