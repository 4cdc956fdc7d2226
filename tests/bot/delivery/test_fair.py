"""What a thread is told of its dice: the commitment whole, in a post that is never edited; in the end how to check."""

import json
import re

from bot.checker.page import checker_page
from bot.delivery.footers import post_numbers_of_table
from bot.sandbox.world import Channel, Message
from engine.store.verification.findings import NOT_PROVEN, PROVEN
from engine.store.verification.posted_text import chain_heads_in_text
from engine.store.verification.verify import verify_export
from tests.bot.clockwork import DAY, Time, default
from tests.bot.hall import InProcess, ends, until, verbs

CHECK = re.compile(r"praetor verify \S+ --commitment ([0-9a-f]{64}) --fingerprint ([0-9a-f]{64})\n")


def told(thread: Channel, what: str) -> list[Message]:
    return [m for m in thread.messages.values() if what in m.all_words and not m.deleted and m.ephemeral_to is None]


async def test_the_whole_commitment_stands_in_a_numbered_post_of_its_own(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris", options="last_round=1")
    actor, thread = await hall.actor(table), hall.thread(table)
    whole = actor.live.row.commitment
    await hall.settled()
    (post,) = told(thread, whole)
    first = post.all_words
    assert list(post_numbers_of_table(first, table)) == [2] and "Fingerprint of the secret" in first
    for _ in range(12):
        await default(actor)
    await hall.person("Ada").slash("undo", thread)
    await hall.settled()
    assert told(thread, f"||{whole}||") == [post] and (post.all_words, post.edited_at) == (first, None)
    (welcome,) = told(thread, "Welcome to")
    assert list(post_numbers_of_table(welcome.all_words, table)) == [1] and verbs(welcome) == ["join", "start", "mine"]


async def test_the_commitment_is_posted_before_anybody_can_add_a_word(hall: InProcess) -> None:
    table = await hall.create("Ada", "Boris")
    await hall.settled()
    whole, thread = (await hall.actor(table)).live.row.commitment, hall.thread(table)
    (post,) = told(thread, whole)
    assert list(post_numbers_of_table(post.all_words, table)) == [2] and f"`{whole[:8]}…`" in post.all_words
    assert not chain_heads_in_text(post.all_words, table), "the chain begins with the game"


async def test_a_new_thread_tells_it_again(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris", options="last_round=1")
    whole = (await hall.actor(table)).live.row.commitment
    for n, command in enumerate(("game thread", "host rebuild"), 1):
        await (await hall.person("Ada").slash(command, "general", table=table)).wait_until_answered()
        await hall.settled()
        thread = hall.thread(table)
        (post,) = await until(lambda thread=thread: told(thread, whole))
        assert list(post_numbers_of_table(post.all_words, table)), n


async def test_the_lobby_s_card_bears_no_hash(hall: InProcess) -> None:
    table = await hall.create("Ada", "Boris")
    assert (await hall.actor(table)).live.row.commitment[:8] not in hall.card(table).all_words


async def test_the_posts_of_a_thread_tell_heads_of_the_chain(hall: InProcess) -> None:
    """Each that has a number; beside them the file shows whose game it is, and no other does."""
    clock = Time(hall)
    player = "deadbeefcafe"  # whose name is of as many hex digits as heads had once
    hall.person("Ada").user.global_name = player
    table = await hall.start("Ada", computers=1, options="last_round=1")
    thread = hall.thread(table)
    for _ in range(6):
        await default(await hall.actor(table))
    await ends(hall.person("Ada"), "game abandon", table, thread)
    await clock.passes(8 * DAY, table)
    await until(lambda: bool(told(thread, "praetor verify")))
    assert told(thread, player)
    (post,) = told(thread, "praetor verify")
    document = json.loads(post.attachments[0].data)
    posts = [message for message in thread.messages.values() if list(post_numbers_of_table(message.all_words, table))]
    heads = [chain_heads_in_text(message.all_words.rsplit("\n", 1)[-1], table) for message in posts]
    assert len(posts) > 3 and [len(found) for found in heads] == [
        0,
        0,
        *[1] * (len(posts) - 2),
    ]  # the first: welcome, commitment
    given = chain_heads_in_text("\n".join(message.all_words for message in thread.messages.values()), table)
    report = verify_export(document, commitment=document["commitment"], heads=given)
    assert report.ok and {"chain", "heads", "header"} <= {o.thing for o in report.findings if o.verdict == PROVEN}
    only = verify_export(document, heads=heads[1])
    assert only.ok and "heads" in {one.thing for one in only.findings if one.verdict == NOT_PROVEN}
    foreign = verify_export(document, heads=[*given, "0" * 40])
    assert foreign.status == 1 and "the thread was told the head 000000000000" in foreign.difference


async def test_the_end_tells_how_to_check_the_file_beside_the_thread(hall: InProcess) -> None:
    """Both hashes, as they stand in the thread, fit the file that is posted with them; another's do not."""
    clock = Time(hall)
    table = await hall.start("Ada", computers=1, options="last_round=1")
    thread = hall.thread(table)
    await ends(hall.person("Ada"), "game abandon", table, thread)
    await clock.passes(8 * DAY, table)
    await until(lambda: bool(told(thread, "praetor verify")))
    (post,) = told(thread, "praetor verify")
    found = CHECK.search(post.all_words)
    assert found is not None
    commitment, fingerprint = found.groups()
    assert told(thread, f"||{commitment}||")
    game, checker = post.attachments
    document = json.loads(game.data)
    assert checker.filename in post.all_words and checker.data == checker_page() and len(post.all_words) < 2000
    report = verify_export(document, commitment=commitment, fingerprint=fingerprint)
    unproven = {one.thing for one in report.findings if one.verdict == NOT_PROVEN}
    assert report.ok and unproven == {"words", *(["void"] if document["void"] else [])}, report  # nobody gave a hash
    assert verify_export({**document, "table": "OTHER"}, commitment=commitment, fingerprint=fingerprint).status == 1
    assert verify_export({**document, "table": "OTHER"}, commitment=commitment).status == 1
    assert "not the one that was posted" in verify_export(document, commitment=fingerprint).difference
