"""The leak drill's look at the heads of the chain, and that it finds what it is for."""

from typing import Any

import pytest

from testbed.drills.leaks.chain_heads import LINKS, POSTS, head_faults
from testbed.drills.records import Records
from tests.bot.clockwork import default, seated
from tests.bot.hall import InProcess

Rows = list[dict[str, Any]]


def rows(heads: str, public: bool = True) -> Rows:
    audience = "public" if public else "1"
    return [{"audience": audience, "numbered": 1, "head": head * 40, "created": n} for n, head in enumerate(heads)]


def links(heads: str, end: str = "") -> Rows:
    return [
        {"number": n, "entries": '[{"is":"end"}]' if head in end else "[]", "hash": bytes.fromhex(head * 64)}
        for n, head in enumerate(heads)
    ]


@pytest.mark.parametrize(
    ("posts", "made", "says"),
    [
        (rows("ab"), links("ab"), ""),
        (rows("ab"), links("abc", end="c"), ""),
        (rows("a") + rows("b", public=False), links("ab"), "a post to 1 tells a head"),
        (rows("ac"), links("abc"), "link 1 was made without a public post"),
        (rows("aab"), links("ab"), "is told at 2 moments"),
        (rows("ba"), links("ab"), "not told in the order"),
    ],
)
def test_what_a_head_may_not_tell_is_found(posts: Rows, made: Rows, says: str) -> None:
    found = head_faults(posts, made)
    assert found == [] if not says else any(says in one for one in found), found


async def test_heads_change_with_public_steps_alone(hall: InProcess) -> None:
    """Sealed answers among them, of which nobody is told."""
    table, actor, *_ = await seated(hall)
    for _ in range(25):
        await default(actor)
        await hall.settled()

    records = Records(hall.app.settings.database)
    posts, made = records.rows(POSTS, table), records.rows(LINKS, table)
    assert len(made) > 5 and head_faults(posts, made) == []
