"""Which posts go out as one message."""

from engine.store.models import Post

GATHER = ("ledger", "dm")  # kinds of which several may go out as one message
GATHERED = 20


def gathered(posts: list[Post]) -> list[Post]:
    """Return the first posts that go out as one message: ledger lines, or a seat's news, that came together. What was
    tried before goes out again as it was, since it may be there already."""
    first = posts[0]
    group = [first]
    if first.kind not in GATHER:
        return group
    for post in posts[1:GATHERED]:
        if (post.kind, post.first_tried, post.number) != (first.kind, first.first_tried, group[-1].number + 1):
            break
        group.append(post)
    return group
