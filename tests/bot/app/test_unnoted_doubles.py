"""What a process sends once more that was replaced, woke and was killed at once, so that it left no note, is taken
back."""

import pytest

from bot.app.late_doubles import LateDoubles
from bot.app.unnoted_doubles import UnnotedDoubles
from bot.sandbox.world import Message
from engine.store.models import PUBLIC, NewPost
from tests.bot.app.test_late_openings import card_sent
from tests.bot.app.test_late_standing import Woken, woken
from tests.bot.clockwork import DAY, Time, default, seated
from tests.bot.clubs.test_board import boards, set_up
from tests.bot.clubs.test_digest import Reader, digests, toy, toys
from tests.bot.clubs.tournaments import announced, cards
from tests.bot.delivery import test_opening as openings
from tests.bot.hall import InProcess

__all__ = ["toy", "toys", "woken"]


async def heir(hall: InProcess) -> UnnotedDoubles:
    """Return what looks for doubles in a bot that has just become it, when what waits was about to be sent."""
    app = hall.app
    for post in await app.store.due_posts(app.tables.now(), 50, per_queue=50):
        await app.store.note_try(post.id, app.tables.now())
    doubles = LateDoubles(app.worker, app.store, ())
    found = UnnotedDoubles(
        app.worker, app.store, doubles, [app.boards.places, app.tournaments.places, app.digests.places]
    )
    await found.begin()
    return found


def numbered(hall: InProcess, table: str) -> list[Message]:
    """Return the messages of a table's thread that bear a number."""
    return [one for one in hall.thread(table).messages.values() if "\n-# #" in one.all_words and not one.deleted]


@pytest.fixture
async def table(hall: InProcess) -> str:
    table, actor, _, _ = await seated(hall)
    await default(actor)
    await hall.settled()
    return table


async def posted_after_takeover(hall: InProcess, table: str) -> UnnotedDoubles:
    """Let a post wait as the bot begins, and be told then."""
    app = hall.app
    (last, *_) = await app.store.sent_posts(table, PUBLIC, ["ledger"])
    app.worker.online.clear()  # nothing is sent
    await app.store.post(table, [NewPost(audience=PUBLIC, kind=last.kind, payload=last.payload)] * 2)
    found = await heir(hall)
    app.worker.online.set()
    app.worker.notify()
    await hall.settled()
    return found


async def test_a_post_that_was_on_its_way_is_told_once(hall: InProcess, woken: Woken, table: str) -> None:
    found = await posted_after_takeover(hall, table)
    before = numbered(hall, table)
    double = await woken.sends_again()
    assert len(numbered(hall, table)) == len(before) + 1
    await found.look()
    assert numbered(hall, table) == before and hall.thread(table).messages[str(double)].deleted


async def test_a_card_that_has_gone_on_since_has_no_copy_of_before(hall: InProcess, woken: Woken, table: str) -> None:
    """Its message bears the last of its numbers alone."""
    found = await posted_after_takeover(hall, table)
    (*_, last) = before = numbered(hall, table)
    double = await woken.sends_again()
    words, _, number = last.all_words.rpartition("#")
    last.content, last.components = f"{words}#9{number}", []
    await found.look()
    assert numbered(hall, table) == before and hall.thread(table).messages[str(double)].deleted


async def test_nothing_is_deleted_where_nothing_is_there_twice(hall: InProcess, table: str) -> None:
    found = await posted_after_takeover(hall, table)
    before = [one for one in hall.thread(table).messages.values() if not one.deleted]
    await found.look()
    assert [one for one in hall.thread(table).messages.values() if not one.deleted] == before


async def test_a_post_of_before_is_not_looked_for(hall: InProcess, table: str) -> None:
    found, before = await heir(hall), len(hall.sandbox.server.log)
    await found.look()
    assert len(hall.sandbox.server.log) == before


async def test_a_board_that_was_sent_since_is_there_once(hall: InProcess, woken: Woken) -> None:
    time = Time(hall)
    await set_up(hall)
    found = await heir(hall)
    time.at += DAY
    await hall.app.boards.run_once()
    (board,) = boards(hall)
    await woken.sends_again()
    assert len(boards(hall)) == 2
    await found.look()
    assert boards(hall) == [board]


async def test_a_tournament_s_card_that_was_sent_since_is_there_once(hall: InProcess, woken: Woken) -> None:
    found = await heir(hall)
    await announced(hall)
    (card,) = cards(hall)
    await woken.sends_again()
    await found.look()
    assert cards(hall) == [card]


async def test_a_digest_that_was_sent_since_is_there_once(toys: InProcess, woken: Woken) -> None:
    one = Reader(toys)
    await one.sits()
    found = await heir(toys)
    shown = await one.passes(0)
    which = [n for n, (args, _) in enumerate(woken.sent) if "\n-# Digest " in args[2].words()]
    await woken.sends_again(which[-1])
    assert len(digests(one.ada)) == 2
    await found.look()
    assert digests(one.ada) == shown


async def test_a_card_of_an_opening_that_was_on_its_way_is_there_once(
    hall: InProcess, woken: Woken, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.interactions.commands.opening.PATIENCE", 0.3, raising=False)
    hall.app.worker.online.clear()  # nothing is sent
    await (await hall.person("Ada").slash("game create", game="samnite_wars")).wait_until_answered()
    found = await heir(hall)
    hall.app.worker.online.set()
    (row,) = await openings.rows(hall)
    row = await openings.open_by_itself(hall, row.id)
    await woken.sends_again(card_sent(woken))
    assert len(openings.cards(hall)) == 2
    await found.look()
    openings.whole(hall, row)
