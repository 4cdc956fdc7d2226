"""What the bot keeps with a table keeps its stored words and shapes."""

from typing import Any

import msgspec
import pytest

from bot.tables.table_extra import Extra, OpenQuestion, Reminded, extra_of, with_extra
from engine.kernel.errors import EngineBug

# As rows have it since the first version: a change here is a change of every database.
STORED: dict[str, Any] = {
    "asked": ["p", 5.0, 3600.0],
    "paused": 7.0,
    "quiet": [22, 8, "Europe/Rome"],
    "quiet_offset": 60,
    "told_lost": {"": ["zone: Mars/Olympus"]},
    "bank": {"start": 864000.0, "add": 7200.0, "then": "computer"},
    "grace": {"times": 2, "back": 10},
    "fixed": {"hour": 20, "minute": 0, "weekends": False, "zone": "Europe/Rome", "offset": 60},
    "holiday": 604800.0,
    "clocks": {
        "1": {
            "since": 5.0,
            "left": 9.0,
            "rested": 1.0,
            "forgiven": 1,
            "in_time": 2,
            "told_empty": True,
            "more": 3.0,
            "stops": [[5.0, 6.0]],
        }
    },
    "resting": {"1": [5.0, 9.0]},
    "gap": 5.0,
    "after": 2,
    "reminded": {"1": ["p", 6.0, False, True]},
    "offers": {"o": 5.0},
    "named": "p1",
    "mover": "rome",
    "ahead": ["2", "ahead:p"],
    "away": {"1": [5.0, 9.0]},
    "since": {"1": 5.0},
    "gone": {"1": 5.0},
    "left": ["2"],
    "former": {"6": "Io"},
    "nicknamed": [5],
    "thread_name": "Rome",
    "renamed": 5.0,
    "called": [7],
    "sought": [{"guild": 1, "user": 7, "wanted": "{}", "at": 5.0}],
    "event": 3,
    "event_told": True,
    "event_result": [1, 2],
    "event_call_due": True,
    "open_seats": ["2"],
    "host_name": "Hera",
    "roles": {"5": "rome"},
    "hashes": {"5": "ab" * 32},
    "words_open": {"until": 9.0, "opened": {"5": "Caudium"}},
    "bound": ["1"],
    "voided": 1,
    "spent_hashes": ["ab" * 32],
    "practice": "1",
    "led_in": True,
    "study": {"table": "ABCDE", "step": 7, "round": 2, "sides": {"1": ["rome"]}, "seat": "1"},
    "imagines": True,
    "coach": True,
    "rehearsal": True,
    "rematch": "ABCDE",
    "film": 5.0,
    "result": {"at": 9.0, "sides": {"1": ["rome"]}, "won": ["1"], "scores": {"1": 7.5}, "shares": {"1": 0.5}},
    "plain": True,
    "language": "it",
    "palette": "dark",
    "size": "large",
    "committed": True,
    "delay": 2,
    "all_eyes": {"3": 7},
    "looked": {"3": 7},
    "departed": 5.0,
    "votes": {
        "v1": {
            "id": "v1", "kind": "undo", "user": 5, "said": {"key": "k", "args": {}}, "args": {"to": 3}, "until": 9.0,
            "voters": ["1", "2"], "yes": ["1"], "no": [], "told": ["2"], "asked": 4.0,
        }
    },
    "vote_number": 1,
    "ended": {"by": "Ada", "user": 5, "until": 9.0, "voted": True},
    "opening": {
        "id": 1, "channel": 2, "what": "create", "by": 3, "name": "Ada", "since": 5.0, "card": None, "look": False,
        "forum": True,
    },
    "opened": {"id": 1, "why": None},
    "forum": True,
    "told_host": 50001,
    "closed": [5],
    "course": {"start": 3, "message": 4, "number": None, "head": "5f0c91be3d2a"},
    "card": {"key": "turn_2", "message": 4, "post": 7, "last": 9, "since": 5.0, "continued": False},
    "renewed": {"post": 3, "old": None, "unpinned": False},
    "by_ours": True,
    "strength": "easy",
    "strengths": {"Livia": "normal"},
    "cards": {"1": {"channel": 1, "message": 2, "user": 5, "made": 3, "first": 4, "last": 6, "before": None}},
}  # fmt: skip


def plain(value: Any) -> Any:
    """Return a value as the row keeps it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_a_row_is_read_and_written_as_ever() -> None:
    found = extra_of(STORED)
    assert set(STORED) == set(Extra.__struct_fields__)
    for key in STORED:
        assert plain(with_extra({}, **{key: getattr(found, key)})) == {key: STORED[key]}


def test_rows_of_older_versions_lack_what_came_later() -> None:
    assert extra_of({"asked": ["p", 5.0], "reminded": {"1": ["p", 6.0, True]}, "votes": {}}) == Extra(
        asked=OpenQuestion("p", 5.0), reminded={"1": Reminded("p", 6.0, last_call=True)}
    )
    assert extra_of({"asked": None, "ended": None, "opening": None, "host_name": None, "paused": None}) == Extra()


def test_what_a_newer_version_keeps_stays() -> None:
    assert with_extra({"hologram": 1}, mover="2") == {"hologram": 1, "mover": "2"}


def test_what_cannot_be_read_or_kept_is_said() -> None:
    with pytest.raises(EngineBug, match="cannot be read"):
        extra_of({"left": "everybody"})
    with pytest.raises(EngineBug, match="nothing of the name hologram"):
        with_extra({}, hologram=1)
