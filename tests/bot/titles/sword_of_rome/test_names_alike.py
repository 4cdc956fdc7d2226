"""A game of five persons whose names read alike: on every kind of screen each is told apart."""

import re
from collections.abc import Iterator

import pytest

from bot.sandbox.people.person import Receipt
from bot.sandbox.world import Message
from bot.tables.persons.seat_names import look_alike_form_of_name
from engine.store.models import ARCHIVED
from tests.bot.clockwork import default
from tests.bot.hall import InProcess, button, ends, leaves
from tests.bot.watching.looking import seen_on

PEOPLE = {"Ada": "Livia", "Boris": "Lіvіа", "Clara": "Li\u200bvia", "Dmitri": "\u202eLIVIA", "Eva": "𝐋𝐢𝐯𝐢𝐚"}
WORDS = re.compile(r"[^\s*_,;:.!?()\[\]«»“”‘’'\"/|…→]+(?: \((?:\d|@[\w.]+)\))?")
PLAYED = 25  # decisions
SCREENS = ("table", "hand", "game show", "log", "legal", "watch", "host audit", "mytables")  # each looks at them
BY_TWO = (  # the host and another look at these
    "map", "fair", "extend", "orders list", "host deadlines", "stats", "undo", "redo", "game role", "game list",
    "mydata", "records server", "host extend", "host resume", "back", "about",
)  # fmt: skip
NO_TABLE = ("mytables", "game list", "mydata", "records server")
MARKED = re.compile(r" \((?:\d|@[\w.]+)\)$")


def bare(said: str) -> Iterator[str]:
    """Yield each name in a text that may be any of the five's."""
    for found in WORDS.findall(re.sub(r"https?://\S+|<[^>]*>|[\u200b\\]", "", said)):
        name = MARKED.sub("", found)
        if look_alike_form_of_name(name) == look_alike_form_of_name("Livia") and name == found:
            yield found


def named(said: str) -> set[str]:
    """Return the numbers of the seats that a text names."""
    return {
        found[-2]
        for found in WORDS.findall(said.replace("\\", ""))
        if look_alike_form_of_name(MARKED.sub("", found)) == look_alike_form_of_name("Livia")
    }


def check(message: Message) -> None:
    """Nothing on a message names somebody who may be another."""
    for said in seen_on(message):
        assert not list(bare(said)), said


async def answer(receipt: Receipt) -> str:
    """Return what an answer says, once nobody on it may be another."""
    message = (await receipt.wait_until_answered()).message
    assert message is not None, receipt
    check(message)
    return message.all_words


@pytest.mark.parametrize("language", ["en", "it"])
async def test_each_of_five_is_told_apart_on_every_screen(hall: InProcess, language: str) -> None:
    for person, name in PEOPLE.items():
        hall.person(person).user.global_name = name
    people = [hall.person(person.lower()) for person in PEOPLE]
    table = await hall.create("Ada", *list(PEOPLE)[1:], game="sword_of_rome", language=language, name="Field")
    lobby = hall.card(table)
    check(lobby)
    assert named(lobby.all_words) == set("12345")
    await (await people[0].slash("game start", "games", table=table)).wait_until_answered()
    await hall.settled()
    actor = await hall.actor(table)
    for _ in range(PLAYED):
        await default(actor)
    hall.app.tables.run_automatic(table)
    await hall.settled()
    for number, who in enumerate(people):
        for command in (*SCREENS, *(BY_TWO if number < 2 else ())):
            await answer(await who.slash(command, "games", **({} if command in NO_TABLE else {"table": table})))
    choices = (await people[1].autocomplete("host kick", "seat", "", "games", table=table)).choices
    assert [choice["value"] for choice in choices] == list("12345")
    assert named(" ".join(choice["name"] for choice in choices)) == set("12345")
    assert named(await answer(await people[1].slash("host repost", "games", table=table))) == {"1"}
    assert named(await answer(await people[0].slash("host pause", "games", table=table))) == {"1"}
    await answer(await people[1].slash("host kick", "games", seat="3", table=table))
    await hall.settled()
    asked = people[3].last(hall.thread(table), "🗳️")
    assert named(asked.all_words) == {"2", "3"}
    await answer(await people[3].press(asked, custom_id=button(asked, "agree")))
    await answer(await people[1].slash("game leave", "games", table=table))
    await answer(await leaves(people[1], table))
    await answer(await ends(people[0], "host end", table))
    await hall.settled()
    for who in people[2:]:
        await answer(await who.press(who.last("dm", "🗳️"), "Agree"))
    await hall.settled()
    assert (await hall.app.tables.actor(table)).live.row.status == ARCHIVED
    for who in people:
        await answer(await who.slash("host audit", "games", table=table))
    for channel in hall.sandbox.world.channels.values():
        for message in channel.messages.values():
            if message.author_id == hall.sandbox.world.bot_id:
                check(message)
