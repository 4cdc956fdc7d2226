"""Words for the dice that bind: hashes first, then all of them in a post, then the words, then the game; `/fair`."""

import re
from typing import Any

import pytest

from bot.sandbox.people.person import Person, controls_of, text_of
from bot.sandbox.world import Message
from bot.tables.dice_words.words_given import hash_of, start_held_for_words, word_opening_refusal
from bot.tables.endings import archive
from bot.tables.table_extra import extra_of
from bot.tables.upkeep.gaps import Gap, Unwatched
from engine.kernel.dice import dice_secret_hash
from engine.kernel.errors import SetupError
from engine.kernel.texts import keyed_text
from engine.store.chain.links import CALLED_OFF
from engine.store.models import LOBBY, RUNNING, AuditNote
from engine.store.verification.export import export_table
from engine.store.verification.posted_text import chain_heads_in_text, hashes_before_heads
from engine.store.verification.verify import verify_export
from tests.bot.clockwork import DAY, HOUR, Time
from tests.bot.hall import InProcess, refused, rest_of, until

WORD, OTHER = "9f1c0b7e5ad2438c8b6f", "Caudium `*x*` "


def posts(hall: InProcess, table: str) -> list[Message]:
    return list(hall.thread(table).messages.values())


def said(hall: InProcess, table: str) -> str:
    return "\n".join(text_of(message) for message in posts(hall, table))


async def gives(who: Person, hall: InProcess, table: str, word: str) -> str:
    """Give a word or a hash in the lobby; return the answer."""
    form = await who.press(await rest_of(who, hall.card(table)), "A word for the dice")
    return (await (await who.submit(form, {"word": word})).wait_until_answered()).text


async def opens(who: Person, message: Message, word: str) -> Any:
    """Open the word by the button below a message."""
    form = await who.press(message, "A word for the dice")
    assert form.modal is not None and "SHA-256 you gave" in str(form.modal)
    return await (await who.submit(form, {"word": word})).wait_until_answered()


async def ready(hall: InProcess, *, typed: str = "") -> tuple[str, Message]:
    """Return a table of three where Ada and Boris keep words, whose start waits, and the post of all hashes."""
    table = await hall.create("Ada", "Boris", "Clara")
    assert "Keep the word" in await gives(hall.person("Ada"), hall, table, hash_of(WORD))
    assert "Keep the word" in await gives(hall.person("Boris"), hall, table, hash_of(OTHER).upper())
    if typed:
        assert "part of the dice" in await gives(hall.person("Clara"), hall, table, typed)
    await until(lambda: hall.card(table).all_words.count("bound by its hash") == 2)
    started = await (await hall.person("Ada").slash("game start", "games", table=table)).wait_until_answered()
    assert "The start is under way: Ada and Boris can open" in started.text
    await hall.settled()
    return table, next(m for m in posts(hall, table) if "words for the dice are fixed" in text_of(m))


async def test_hashes_first_then_the_words_then_the_game(hall: InProcess) -> None:
    table, fixed = await ready(hall, typed="Forks")
    ada, boris = hall.person("Ada"), hall.person("Boris")
    told = text_of(fixed)
    assert f"Ada, bound: `{hash_of(WORD)}`" in told and hash_of(OTHER) in told and "Clara, typed: Forks" in told
    assert re.search(r"#\d+ · ", told) and WORD not in said(hall, table)
    actor = await hall.actor(table)
    assert actor.live.row.status == LOBBY and actor.live.state is None
    wrong = await opens(ada, fixed, "something else")
    assert hash_of("something else") in wrong.text and start_held_for_words(actor.live.row).opened == {}  # type: ignore[union-attr]
    asked = boris.messages("dm")[-1]
    assert "game is to begin" in text_of(asked) and hash_of(OTHER)[:8] in text_of(asked)
    assert "Your word is open" in (await opens(boris, asked, OTHER)).text
    assert "open" in (await opens(boris, asked, OTHER)).text  # once more: nothing happens
    assert actor.live.row.status == LOBBY
    await opens(ada, fixed, f" {WORD} ")  # copied with blanks
    await hall.settled()
    assert actor.live.row.status == RUNNING and extra_of(actor.live.row).bound == ("1", "2")
    read = [text_of(message) for message in posts(hall, table)]
    opened, begun = (
        next(n for n, one in enumerate(read) if words in one) for words in ("All words", "The table is set")
    )
    assert opened < begun
    assert f"Ada: {WORD}" in said(hall, table) and "they fit their hashes" in said(hall, table)
    assert not extra_of(actor.live.row).hashes and start_held_for_words(actor.live.row) is None
    await given_up_and_checked(hall, table)


async def given_up_and_checked(hall: InProcess, table: str) -> None:
    """End the game and check its export, with the thread's posts."""
    actor = await hall.actor(table)
    async with actor.turn():
        await archive.give_up_table(actor, "given_up", AuditNote(user=None, what="given_up", details={}))
    hall.app.tables.posted()
    await hall.settled()
    document = await export_table(actor.store, table)
    assert document["bound"] == {"1": hash_of(WORD), "2": hash_of(OTHER)} and document["words"]["3"] == "Forks"
    thread = said(hall, table)
    posted = {"commitment": document["commitment"], "heads": chain_heads_in_text(thread, table)}
    report = verify_export(document, **posted, hashes=hashes_before_heads(thread, table))
    assert not report.difference and "The hashes of the seats 1, 2 stood in the thread before the game" in str(report)
    alone = verify_export(document, **posted)
    assert "not proven" in str(alone) and "stood in the thread before any word was opened" in str(alone)
    forged = {**document, "words": {**document["words"], "1": "another"}}
    assert "word of seat 1" in str(verify_export(forged, commitment=document["commitment"]))


async def test_a_word_that_is_not_opened_in_time_voids_the_start(hall: InProcess) -> None:
    clock = Time(hall)
    table, fixed = await ready(hall)
    actor = await hall.actor(table)
    before, secret = actor.live.row.commitment, await actor.store.secret(table)
    await opens(hall.person("Ada"), fixed, WORD)
    await clock.passes(23 * HOUR, table)
    assert actor.live.row.status == LOBBY and start_held_for_words(actor.live.row) is not None
    await clock.passes(2 * HOUR, table)
    row = actor.live.row
    assert (
        row.status == LOBBY
        and start_held_for_words(row) is None
        and extra_of(row).voided == 1
        and not extra_of(row).hashes
    )
    new = await actor.store.secret(table)
    assert new != secret and row.commitment == dice_secret_hash(new) != before == dice_secret_hash(secret)
    told = said(hall, table)
    assert "The start is void" in told and "Boris did not open the word in time" in told
    assert secret.hex() in told and row.commitment in told and new.hex() not in told
    assert "press **Start**" in text_of(hall.person("Ada").messages("dm")[-1])
    await until(lambda: "bound by its hash" not in hall.card(table).all_words)
    assert "start that was called off" in await gives(hall.person("Ada"), hall, table, hash_of(WORD))
    assert "start that was called off" in await gives(hall.person("Clara"), hall, table, hash_of(OTHER))
    assert "an empty word" in await gives(hall.person("Ada"), hall, table, hash_of("")) and not extra_of(row).hashes
    begun = await (await hall.person("Ada").slash("game start", "games", table=table)).wait_until_answered()
    assert "begins" in begun.text and actor.live.row.status == RUNNING  # it waits for nobody
    await hall.settled()
    chain = await actor.store.chain_of_table(table)
    off = [entry for link in chain.links for entry in link.entries if entry["is"] == CALLED_OFF]
    assert off == [{"is": CALLED_OFF, "commitment": before}] and chain.links[0].entries[1] == off[0]


async def test_words_can_be_opened_after_a_time_in_which_nothing_ran(hall: InProcess) -> None:
    clock = Time(hall)
    table, fixed = await ready(hall)
    actor = await hall.actor(table)
    hall.app.tables.gaps.last = Gap(began=clock.at, ended=clock.at + 7 * DAY)
    await clock.passes(7 * DAY, table)
    assert start_held_for_words(actor.live.row) is not None and extra_of(actor.live.row).voided == 0
    await opens(hall.person("Ada"), fixed, WORD)
    await opens(hall.person("Boris"), fixed, OTHER)
    await hall.settled()
    assert actor.live.row.status == RUNNING


async def test_a_start_that_is_refused_at_its_end_is_void_and_one_that_would_be_asks_for_no_word(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, fixed = await ready(hall)
    actor = await hall.actor(table)
    secret = await actor.store.secret(table)

    def no_start(*given: object) -> None:
        raise SetupError(keyed_text("error.too_few_players", least=9))

    monkeypatch.setattr(type(actor.live.game), "start", no_start)
    await opens(hall.person("Ada"), fixed, WORD)
    await opens(hall.person("Boris"), fixed, OTHER)
    await hall.settled()
    row = actor.live.row
    assert row.status == LOBBY and start_held_for_words(row) is None and extra_of(row).voided == 1
    assert "could not begin with these options" in said(hall, table) and secret.hex() in said(hall, table)
    await gives(hall.person("Ada"), hall, table, hash_of("another"))
    await refused(await hall.person("Ada").slash("game start", "games", table=table), "9")
    assert start_held_for_words(actor.live.row) is None and extra_of(actor.live.row).hashes


async def test_a_typed_word_takes_the_place_of_a_hash_in_one_step(hall: InProcess) -> None:
    table = await hall.create("Ada", "Boris")
    await gives(hall.person("Ada"), hall, table, hash_of(WORD))
    actor, kept = await hall.actor(table), []
    of_table = actor.store.update_table

    async def update(*given: Any, **fields: Any) -> Any:
        kept.append(fields)
        return await of_table(*given, **fields)

    actor.store.update_table = update  # type: ignore[method-assign]
    await gives(hall.person("Ada"), hall, table, "Forks")
    row = actor.live.row
    assert not extra_of(row).hashes and row.seats[0].word == "Forks" and not [f for f in kept if "extra" in f]


async def test_nothing_changes_while_words_are_open_and_who_leaves_voids(hall: InProcess) -> None:
    table, _ = await ready(hall)
    actor, dora = await hall.actor(table), hall.person("Dmitri")
    await refused(await dora.slash("game join", "games", table=table), "The start is under way")
    again = await (await hall.person("Ada").slash("game start", "games", table=table)).wait_until_answered()
    assert "Ada and Boris can open" in again.text
    labels = {c.get("label") for c in controls_of(hall.card(table))}
    assert labels == {"A word for the dice", "Leave"} and "The start is under way" in hall.card(table).all_words
    await (await hall.person("Clara").slash("game leave", "games", table=table)).wait_until_answered()
    await hall.settled()
    assert "Clara has left before" in said(hall, table) and len(actor.live.row.seats) == 2
    assert word_opening_refusal(actor.live.row) is None


@pytest.mark.parametrize("opened", [False, True])
async def test_a_start_that_waits_goes_on_after_a_restart(hall: InProcess, opened: bool) -> None:
    """A kill between the last word and the game, or while one is waited for."""
    table, fixed = await ready(hall)
    actor = await hall.actor(table)
    if opened:
        await opens(hall.person("Ada"), fixed, WORD)
        hall.app.tables._settling[table] = None  # type: ignore[assignment]  # so that the last word starts nothing
        await opens(hall.person("Boris"), fixed, OTHER)
        assert actor.live.row.status == LOBBY
        del hall.app.tables._settling[table]
    else:
        hall.app.tables.now = lambda: actor.live.row.touched + 2 * DAY
        hall.app.tables.gaps = Unwatched(hall.app.store, hall.app.tables.now)
    hall.app.tables._actors.clear()
    await hall.app.tables.wake_all()
    await hall.settled()
    row = (await hall.actor(table)).live.row
    assert row.status == (RUNNING if opened else LOBBY) and start_held_for_words(row) is None


async def test_a_refused_start_leaves_nothing_of_its_words(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """The key of a start that failed came of words that may have changed since."""
    table = await hall.create("Ada", "Boris", "Clara")
    actor = await hall.actor(table)
    await gives(hall.person("Ada"), hall, table, "first")
    first = (await actor.dice_keys()).of(0)
    await gives(hall.person("Ada"), hall, table, "second")
    await (await hall.person("Ada").slash("game start", "games", table=table)).wait_until_answered()
    fresh = await actor.store.dice_keys(table)
    assert (await actor.dice_keys()).of(0) == fresh.of(0) != first


async def test_fair_says_who_is_bound_in_five_lines_with_links(hall: InProcess) -> None:
    table = await hall.create("Ada", "Boris", "Clara")
    ada = hall.person("Ada")

    async def fair() -> list[str]:
        answer = await (await ada.slash("fair", "games", table=table)).wait_until_answered()
        assert answer.is_ephemeral and answer.message is not None
        assert [a.filename for a in answer.message.attachments] == ["praetor-check.html"] or answer.message.attachments
        return answer.text.split("\n")[1:]

    await hall.settled()
    lines = await fair()
    assert len(lines) == 5 and "Nobody is bound yet" in lines[1] and "[the post](https://discord.com/" in lines[0]
    table, fixed = await ready(hall, typed="Forks")
    lines = await fair()
    assert "Bound: Ada and Boris" in lines[1] and "[all hashes](" in lines[1] and "Typed: Clara" in lines[2]
    await opens(ada, fixed, WORD)
    await opens(hall.person("Boris"), fixed, OTHER)
    await hall.settled()
    lines = await fair()
    assert len(lines) == 5 and "Bound: Ada and Boris" in lines[1] and "[all words](" in lines[1]
