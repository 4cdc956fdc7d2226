"""What is posted of random games fits Discord: ledgers, panels, My table, and the news of each seat."""

import asyncio
from typing import Any, cast

import pytest

from bot.delivery.compose import Composer
from bot.delivery.footers import split_screen
from bot.delivery.thread_cards import event_lines
from bot.messages.screen import CONTENT, has_raw_marks
from bot.screens.table_screen import my_table_screen, panel_screen
from bot.tables.live import LiveTable
from bot.tables.post_types import Ledger, SeatNews, body_of
from bot.tables.posts import posts_of_decision
from engine.store.models import HUMAN, NewPost, Pace, Post, SeatRow, TableRow
from render import Picture
from tests.conformance.walks import GAMES, seats_of, walk

SEED, EVERY = 2, 20  # a random game; decisions from one panel that is looked at to the next
NAME = "A player with a name of 32 ch {}"


def table(game_id: str, state: Any) -> LiveTable:
    """Return a table of persons with long names at which this state has come about."""
    seats = tuple(
        SeatRow(seat=seat, kind=HUMAN, user=int(seat), name=NAME.format(seat)) for seat in seats_of(game_id, SEED)
    )
    row = TableRow(
        id="AAAAA", game=game_id, name="x" * 40, status="running", guild=1, channel=1, thread=1, host=1, options={},
        pace=Pace(), seats=seats, commitment="", rules_version="", data_hash="", head=1, created=0, touched=0,
    )  # fmt: skip
    return LiveTable(row, state, 1)


class Pencil:
    """Stands in for the service that draws."""

    async def draw(self, *what: Any, **how: Any) -> Picture:
        return Picture(data=b"", mime="image/png", filename="x.png", alt="x", width=5, height=4)


def row_of(post: NewPost, number: int) -> Post:
    """Return a post as the outbox holds it."""
    return Post(
        id=number, table="AAAAA", audience=post.audience, number=number, kind=post.kind, payload=post.payload,
        nonce="n", attempts=0, created=0.0, first_tried=None,
    )  # fmt: skip


@pytest.mark.parametrize("game_id", GAMES)
def test_all_that_is_posted_fits_discord(game_id: str) -> None:
    composer, kinds = Composer(cast(Any, None), cast(Any, Pencil())), set[type]()
    for n, step in enumerate(walk(game_id, SEED), 1):
        before = table(game_id, step.state).prompts()
        live = LiveTable(table(game_id, step.done.state).row, step.done.state, n)
        for post in posts_of_decision(before, live, n, step.done.events, by=step.prompt.seat, doer=step.prompt.seat):
            body = body_of(post)
            kinds.add(type(body))
            if isinstance(body, Ledger):
                whole = asyncio.run(composer.ledger_message(live, [row_of(post, n)]))
                pages = split_screen(whole)
                assert [what for page in pages for what in page.broken_limits()] == []
            elif isinstance(body, SeatNews):
                lines = event_lines(live, live.words, body.events)
                assert not any(has_raw_marks(line) or len(line) > CONTENT for line in lines), lines
        if n % EVERY == 0:
            assert list(panel_screen(live, 1.0, 0.0).broken_limits()) == []
            for seat in live.row.seats:
                assert list(my_table_screen(live, seat).broken_limits()) == []
    assert {Ledger, SeatNews} <= kinds
