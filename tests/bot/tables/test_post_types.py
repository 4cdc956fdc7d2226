"""What the outbox carries keeps its stored words, and is delivered by one table of routes."""

from typing import Any

import msgspec
import pytest

from bot.delivery.routes import routes_of
from bot.tables.post_types import (
    KINDS,
    TYPES,
    Ledger,
    PlaceLeft,
    SeatNews,
    body_of,
    kind_of,
    outbox_post,
    panel_post,
    typed_post_body,
)
from engine.kernel.errors import EngineBug
from engine.store.models import PUBLIC, NewPost

# As rows have them since the first version: a change here is a change of every database.
STORED: dict[str, dict[str, Any]] = {
    "ledger": {
        "decision": 3, "events": ["{}"], "lead": "ledger.left", "lead_args": {"seat": "1"}, "card": "turn_2",
        "actor": "1",
    },
    "map": {"decision": 3, "over": False},
    "scene": {"event": "{}"},
    "report": {"decision": 3, "later": 1},
    "course": {"decision": 3},
    "panel": {"anew": True},
    "lobby": {},
    "records": {"decision": 3},
    "secret": {"decision": 3},
    "film": {},
    "skipped": {"first": 3, "last": 52},
    "dm": {
        "decision": 3, "events": [], "prompts": ["p"], "over": False, "window": True, "own": False, "news": False,
    },
    "hand": {"lead": "undo.hand"},
    "card": {"text": {"key": "k", "args": {}}, "buttons": [["take", "", "1", "success"]], "private": False},
    "notice": {"text": {"key": "k", "args": {}}},
    "offer": {"prompt": "p", "private": True},
    "offer_over": {"prompt": "p", "how": "gone", "said": None},
    "vote_over": {"vote": "v1", "how": "granted", "said": {"key": "k", "args": {}}},
    "vote_time": {"vote": "v1"},
    "reminder_time": {"question": "p"},
    "seat_card": {"seat": "1", "again": True, "at_rest": True},
    "pictures": {"of": "map", "first": 3, "last": 4},
    "nudge": {"seat": "1"},
    "round_seen": {"decision": 7},
    "opening": {"id": 5},
    "tags": {},
    "thread_name": {},
    "withdraw": {"channel": 1, "card": None, "forum": False},
    "left": {"channel": 1, "card": 2, "thread": 3, "panel": None, "forum": None},
}  # fmt: skip


@pytest.mark.parametrize("kind", STORED)
def test_a_row_is_read_and_written_as_ever(kind: str) -> None:
    row = NewPost(audience=PUBLIC, kind=kind, payload=STORED[kind])
    body = body_of(row)
    again = outbox_post(PUBLIC, body)
    assert (again.kind, msgspec.json.decode(msgspec.json.encode(again.payload))) == (kind, STORED[kind])


def test_every_type_has_its_stored_word_and_one_route() -> None:
    anything: Any = type("Anything", (), {"__getattr__": lambda self, name: name})()
    assert set(KINDS) == set(STORED)
    assert set(routes_of(*(anything for _ in range(10)))) == set(TYPES)


def test_rows_of_older_versions_lack_what_came_later() -> None:
    asked = NewPost(audience="1", kind="dm", payload={"decision": 3, "events": [], "prompts": ["p"], "over": False})
    assert not typed_post_body(asked, SeatNews).window
    assert typed_post_body(NewPost(audience=PUBLIC, kind="ledger", payload={"events": []}), Ledger).lead == ""


@pytest.mark.parametrize(
    ("kind", "payload", "said"),
    [
        ("hologram", {}, "no such post: hologram"),
        ("map", {"over": True}, "a post of kind map cannot be read"),
        ("left", {"channel": "somewhere", "card": 1}, "a post of kind left cannot be read"),
    ],
)
def test_what_this_version_does_not_know_is_said(kind: str, payload: dict[str, Any], said: str) -> None:
    with pytest.raises(EngineBug, match=said):
        body_of(NewPost(audience=PUBLIC, kind=kind, payload=payload))


def test_a_row_of_another_type_is_said() -> None:
    with pytest.raises(EngineBug, match=f"kind panel where {kind_of(PlaceLeft)} belongs"):
        typed_post_body(panel_post(), PlaceLeft)
