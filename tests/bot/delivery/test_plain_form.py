"""Plain form: posts, DMs and answers in words alone, where a table or a person wants them so."""

from typing import Any

import pytest

from bot.delivery.footers import FOOTER, post_numbers_of_table, split_screen
from bot.messages.card import DIVIDER, Card, MessageForm
from bot.messages.message_json import new_message_json
from bot.messages.screen import CONTENT, Button, Screen
from bot.sandbox.people.person import controls_of
from bot.sandbox.world import Channel, Message
from tests.bot.clockwork import asked, default, seated
from tests.bot.hall import InProcess, verbs

V2 = 1 << 15


def is_plain(shown: Message) -> bool:
    """Return whether a message is words alone, with buttons and pictures at most."""
    kinds = {int(c["type"]) for c in shown.components}
    return bool(shown.content) and not shown.embeds and not shown.flags & V2 and kinds <= {1}


def told(channel: Channel, since: int) -> list[Message]:
    """Return the messages of a channel that came after one."""
    found = [m for m in channel.messages.values() if int(m.id) > since and m.ephemeral_to is None and not m.deleted]
    return [m for m in found if m.content or m.embeds or m.components]


def newest(channel: Channel) -> int:
    return max(map(int, channel.messages))


async def played(hall: InProcess, actor: Any, count: int = 12) -> None:
    for _ in range(count):
        if actor.live.is_running:
            await default(actor)
            await hall.settled()


async def test_a_table_that_wants_words_is_told_in_words(hall: InProcess) -> None:
    """What came before stays as it is; the answers to persons, who have not asked for it, are cards."""
    table, actor, _, _ = await seated(hall, options="last_round=1")
    thread, ada = hall.thread(table), hall.person("Ada")
    await played(hall, actor, 2)
    assert not any(is_plain(m) for m in told(thread, 0))
    since = newest(thread)
    said = await (await ada.slash("host posts", thread, look="plain")).wait_until_answered()
    assert "Plain text" in said.text and said.message is not None and said.message.flags & V2
    await hall.settled()
    await played(hall, actor, 40)
    assert not actor.live.is_running
    posts = told(thread, since)
    assert len(posts) > 4 and all(is_plain(m) for m in posts), [m.all_words for m in posts if not is_plain(m)]
    assert any("mine" in verbs(m) for m in posts), "the panel came anew"
    assert any(m.attachments for m in posts) and all(a.description for m in posts for a in m.attachments)
    numbers = [n for m in posts for n in post_numbers_of_table(m.content, table)]
    assert numbers and len(set(numbers)) == len(numbers)


async def test_the_lobby_card_of_a_table_that_wants_words_is_words_and_stays_one(hall: InProcess) -> None:
    """A card of components stays one for good, so it is posted anew; from then on it is edited."""
    table = await hall.create("Ada", "Boris")
    ada, first = hall.person("Ada"), hall.card(table)
    games = hall.sandbox.world.channels[first.channel_id]
    assert first.flags & V2
    await (await ada.slash("host posts", hall.thread(table), look="plain")).wait_until_answered()
    await hall.settled()
    (words,) = (m for m in told(games, 0) if f"table {table}" in m.all_words)
    assert is_plain(words) and words.id != first.id and first.deleted and "join" in verbs(words)
    await (await hall.person("Clara").press(words, "Join")).wait_until_answered()
    await hall.settled()
    assert [m for m in told(games, 0) if f"table {table}" in m.all_words] == [words]
    assert is_plain(words) and "Clara" in words.all_words


async def test_a_person_who_wants_words_gets_them_and_nobody_else(hall: InProcess) -> None:
    """In a person's DM, edited in place by their own presses, and in answers."""
    ada, boris = hall.person("Ada"), hall.person("Boris")
    said = await (await ada.slash("settings", "games", posts="plain")).wait_until_answered()
    assert said.message is not None and is_plain(said.message) and "Plain text" in said.text
    table, actor, _, _ = await seated(hall)
    await hall.settled()
    while not (asked(actor).seat == "1" and actor.live.seat_of(int(ada.id))):
        await default(actor)
    await hall.settled()
    await played(hall, actor, 3)
    assert any(m.all_words for m in ada.messages("dm")) and all(is_plain(m) for m in ada.messages("dm") if m.all_words)
    assert any(m.embeds for m in boris.messages("dm")) and not any(is_plain(m) for m in told(hall.thread(table), 0))
    shown = await (await ada.slash("table", hall.thread(table))).wait_until_answered()
    assert shown.message is not None and is_plain(shown.message) and controls_of(shown.message)
    back = await (await ada.slash("settings", "games", posts="cards")).wait_until_answered()
    assert back.message is not None and back.message.flags & V2


async def test_a_live_card_stays_plain_as_it_is_pressed(hall: InProcess) -> None:
    ada = hall.person("Ada")
    await (await ada.slash("settings", "games", posts="plain")).wait_until_answered()
    _, actor, _, _ = await seated(hall)
    await hall.settled()
    for _ in range(40):
        mine = [m for m in ada.messages("dm") if {"add", "do", "sel"} & set(verbs(m))]
        if mine:
            break
        await default(actor)
        await hall.settled()
    card = mine[-1]
    control = next(c for c in controls_of(card) if str(c["custom_id"]).split(":")[0] in ("add", "do", "sel"))
    if control.get("options"):
        await (
            await ada.select(card, control["options"][0]["value"], custom_id=control["custom_id"])
        ).wait_until_answered()
    else:
        await (await ada.press(card, custom_id=control["custom_id"])).wait_until_answered()
    await hall.settled()
    now = next(m for m in ada.messages("dm") if m.id == card.id)
    assert now.versions and is_plain(now)


@pytest.mark.parametrize("length", [100, 1990, 3900])
def test_a_card_that_is_too_long_for_words_alone_keeps_its_head_and_foot(length: int) -> None:
    lines = "\n".join(["x" * 49] * (length // 50))
    card = Card(above="Ada's table", title="It is yours", parts=(lines, "The end."), below="#17 · AB12C")
    screen = Screen(content="Your turn", card=card)
    assert not list(screen.broken_limits())
    said = new_message_json(screen, form=MessageForm.PLAIN)["content"]
    assert len(said) <= CONTENT and said.startswith("Your turn\n-# Ada's table\n**It is yours**\n")
    assert said.endswith("\nThe end.\n-# #17 · AB12C")
    parts = split_screen(screen, MessageForm.PLAIN)
    assert (len(parts) == 1) == (length < 1800) and all(len(part.as_plain_text()) + FOOTER <= CONTENT for part in parts)
    assert sum(part.as_plain_text().count("x") for part in parts) == lines.count("x")


def test_a_limit_of_one_form_is_told_with_it() -> None:
    """A foot that has no place in words alone, and what only an embed or a v2 message cannot take."""
    rows = tuple(tuple(Button(id=f"{row} {n}", label="Go") for n in range(5)) for row in range(5))
    wide = Screen(card=Card(title="Many", parts=("line", DIVIDER) * 6), rows=rows)
    assert list(wide.broken_limits()) == ["v2: 44 components"] and not list(wide.broken_limits(MessageForm.PLAIN))
    long = Screen(card=Card(title="Long", above="y" * 1500, parts=("x",), below="z" * 1500))
    assert list(long.broken_limits(MessageForm.PLAIN)) and not list(long.broken_limits(MessageForm.CLASSIC))
