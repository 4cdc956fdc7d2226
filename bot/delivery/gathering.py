"""Which posts go out as one message."""

from bot.delivery.routes import Route, SentOnce
from bot.titles.card_keys import JOINS
from engine.store.models import Post

GATHERED = 20  # posts of one message at most


def posts_sent_together(posts: list[Post], route: Route) -> list[Post]:
    """Return the first posts that go out as one message (ledger lines, or a seat's news, that came together), given the
    route of the first. What was tried before goes out again as it was, since it may be there already;
    what was refused goes alone."""
    first = posts[0]
    group = [first]
    if not (isinstance(route, SentOnce) and route.gathered) or first.refused:
        return group
    for post in posts[1:GATHERED]:
        if _card(post) not in (_card(first), JOINS):
            break
        like = (post.kind, post.first_tried, post.refused, post.number)
        if like != (first.kind, first.first_tried, 0, group[-1].number + 1):
            break
        group.append(post)
    return group


def _card(post: Post) -> str:
    """Return the key of the card that a ledger post belongs to; "" for others."""
    return str(post.payload.get("card", ""))
