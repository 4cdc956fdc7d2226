"""Posts that wait for a seat and can go with the answer to a press of its person."""

from bot.tables.live import LiveTable
from bot.tables.post_types import SeatNews, kind_of, typed_post_body
from bot.tables.registry import TableRegistry
from engine.kernel.events import Seat
from engine.store.models import Post

TAKEN = 20  # posts of its seat that the answer to a press takes with it, at most
NEWS = kind_of(SeatNews)


async def claim_seat_posts(tables: TableRegistry, live: LiveTable, seat: Seat) -> list[Post]:
    """Take what waits for a seat and can go with the answer to its press; within the turn of its card. It counts as
    tried: who takes it says that it was sent (`SeatCards.took`), or the outbox looks for it and sends it."""
    now, store = tables.now(), tables.store
    waiting = await store.due_posts(now, TAKEN, per_queue=TAKEN, queue=(live.row.id, seat))
    run: list[Post] = []
    for post in waiting:
        if post.kind != NEWS or post.first_tried is not None or typed_post_body(post, SeatNews).over:
            break
        if run and post.number != run[-1].number + 1:
            break
        run.append(post)
    alive = await store.note_posts_tried([post.id for post in run], now) if run else set()
    return [post for post in run if post.id in alive]
