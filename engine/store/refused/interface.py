"""What the store is asked about posts that Discord refuses for good. `RefusedPostsPart` implements it."""

from collections.abc import Sequence
from typing import Protocol

from engine.store.models import NewPost, Post, PostAside


class RefusedPostsStore(Protocol):
    """The part of `Store` for refused posts; what holds for its methods holds for these."""

    async def give_up(self, post_id: int, error: str) -> None:
        """Note that a post can never be sent; the host is told by the caller."""

    async def note_refused_posts(self, posts: Sequence[Post], now: float, not_before: float, error: str) -> None:
        """Note that Discord refused posts, as they were read before the try, in a way that another try does not mend,
        and when they are tried again all the same: each by itself from then on (`Post.refused`)."""

    async def put_aside(self, post: Post, fault: str, version: str, now: float, posts: Sequence[NewPost]) -> None:
        """Put a post aside, so that its queue goes on; it keeps its number, nonce and head of the chain. fault: what it
        is called in the log; version: which Praetor could not send it; posts: the messages about that. One of the same
        `replaces` key that was put aside before is given up, since this one says all that it did."""

    async def posts_aside(self) -> list[PostAside]:
        """Return the posts that were put aside, oldest first."""

    async def take_up_again(self, version: str, now: float) -> int:
        """Let posts that another version put aside be tried once more, and return how many. They are put aside again at
        once if they are refused again."""
