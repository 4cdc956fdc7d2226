"""Forgeries of real exports, 11 to 18 of the list: what was undone, what came to nothing, numbers left out. What only a
form with a chain could show is named as not proven, and is shown beside what stands in the thread."""

import copy
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from engine.kernel.dice import Keys
from engine.store.sqlite import open_store
from engine.store.verification.export import export_table
from engine.store.verification.export_format import Finished
from engine.store.verification.findings import FALSE, NOT_PROVEN, VerificationReport
from engine.store.verification.replay import Replay, checked_state_fingerprint
from engine.store.verification.replayed_epochs import EpochReplay
from tests.engine.store.players import Table
from tests.engine.store.toy import TOY
from tests.engine.store.verification.forging import (
    beside_the_thread,
    check,
    current,
    is_bound,
    named,
    rules,
    said,
    with_draw,
)
from tests.engine.store.verification.played import Document, again

# 11 to 18: what was undone, what came to nothing, numbers


def cut_off(document: Document, steps: int) -> Document:
    """Return an export that ends some decisions earlier, with all that this form tells of its end forged to fit."""
    forged = copy.deepcopy(document)
    del forged["decisions"][-steps:]
    last = max(forged["decisions"][-1]["id"], forged["epochs"][-1]["decision"])
    for what in ("void", "undone"):
        forged[what] = [n for n in forged[what] if n <= last]
    forged["markers"] = [m for m in forged["markers"] if m["from"] <= last]
    forged["status"], forged["outcome"] = "abandoned", None
    read = msgspec.convert(forged, Finished)
    course = EpochReplay(
        read, Replay(rules(document), Keys(bytes.fromhex(read.secret), read.words)), VerificationReport()
    )
    course.replay_all_epochs()
    forged["state_hash"] = checked_state_fingerprint(course.game.encode(course.replay.state))
    return forged


def test_11_the_tail_cut_off_is_not_proven(games: dict[str, Document]) -> None:
    document = games["plain"]
    forged = cut_off(document, 3)
    report = check(forged)
    assert report.status == 3 and "nothing was decided after number" in said(report, NOT_PROVEN, "tail")
    named(beside_the_thread(document, forged))


def test_11_the_tail_cut_off_without_the_rest_is_shown(document: Document) -> None:
    document["decisions"].pop()
    last = document["decisions"][-1]["id"]
    for what in ("void", "undone"):
        document[what] = [n for n in document[what] if n < last]
    named(check(document))


def moved(document: Document, step: Document, to: str) -> Document:
    forged = copy.deepcopy(document)
    forged["decisions"].remove(step)
    forged[to] = sorted([*forged[to], step["id"]])
    return forged


def test_12_a_decision_moved_to_undone_without_a_marker(document: Document) -> None:
    for step in document["decisions"][1:]:
        report = check(moved(document, step, "undone"))
        named(report, since=step["id"])
        assert "no undo of it was told" in said(report, FALSE, "undone")


def test_13_a_decision_moved_to_void(document: Document) -> None:
    """A pass on a window changes nothing whether or not it was given; all else is shown."""
    shown = 0
    for step in current(document):
        report = check(moved(document, step, "void"))
        shown += report.status == 1
        assert report.status == 1 or step["action"] == {"do": "pass"}, step
        assert report.status == 1 or "came to nothing stays secret" in said(report, NOT_PROVEN, "void")
    assert shown


def test_14_void_and_undone_exchanged(document: Document) -> None:
    document["void"], document["undone"] = document["undone"], document["void"]
    named(check(document))


def test_15_markers_emptied(document: Document) -> None:
    number = document["undone"][0]
    document["markers"].clear()
    report = check(document)
    named(report, since=number)
    assert "no undo of it was told" in said(report, FALSE, "undone")


def test_15_one_marker_left_out(document: Document) -> None:
    """Where the rest fits another course just as well it is no more than not proven."""
    shown = 0
    for n in range(len(document["markers"])):
        forged = copy.deepcopy(document)
        del forged["markers"][n]
        report = check(forged)
        shown += report.status == 1
        assert report.status == 1 or (
            "no chain binds them" in said(report, NOT_PROVEN, "undos") and not is_bound(document)
        )
        named(beside_the_thread(document, forged))
    assert shown >= 0.8 * len(document["markers"])


@pytest.mark.parametrize("kind", ["void", "undone"])
def test_16_fifty_numbers_skipped_at_the_end(document: Document, kind: str) -> None:
    last = max([document["decisions"][-1]["id"], *document["void"], *document["undone"]])
    document[kind] += range(last + 1, last + 51)
    named(check(document), since=last + 1)


@pytest.mark.parametrize("kind", ["void", "undone"])
def test_16_fifty_numbers_skipped_before_the_last_die(document: Document, kind: str) -> None:
    step, _ = with_draw(document)
    skipped(document, step["id"], 50, kind)
    named(check(document))


def skipped(document: Document, at: int, count: int, kind: str) -> None:
    """Pass over numbers from one on."""
    for step in document["decisions"]:
        step["id"] += count if step["id"] >= at else 0
    for epoch in document["epochs"]:
        epoch["decision"] += count if epoch["decision"] >= at else 0
    for marker in document["markers"]:
        for end in ("from", "to"):
            marker[end] += count if marker[end] >= at else 0
    for what in ("void", "undone"):
        document[what] = [n + count if n >= at else n for n in document[what]]
    document[kind] = sorted([*document[kind], *range(at, at + count)])


@pytest.mark.parametrize("kind", ["void", "undone"])
def test_17_numbers_skipped_in_the_middle(document: Document, kind: str) -> None:
    at = current(document)[0]["id"]
    skipped(document, at, 5, kind)
    named(check(document))


async def test_17_who_lets_numbers_pass_in_his_own_database_is_shown(tmp_path: Path) -> None:
    """To shop for dice: the bot itself goes on with numbers that nobody used."""
    store = await open_store(tmp_path / "praetor.sqlite3")
    store.database.hasty = True
    try:
        table = await Table(store).begin()
        await table.play(9)
        with closing(sqlite3.connect(store.database.path)) as conn, conn:
            conn.execute("UPDATE tables SET next_decision = next_decision + 7")
        await table.play()
        document = again(await export_table(store, table.id, game=TOY))
    finally:
        await store.close()
    report = check(document)
    named(report, since=10)
    assert "decision 10 is said to be undone, and no undo of it was told" in said(report, FALSE, "undone")


def test_18_an_invented_undo_with_consistent_markers_is_not_proven(document: Document) -> None:
    true = copy.deepcopy(document)
    last = max(document["decisions"][-1]["id"], document["undone"][-1])
    head = document["decisions"][-1]["id"]
    document["undone"] += [last + 1, last + 2]
    document["markers"].append({"kind": "undo", "from": last + 2, "to": head})
    report = check(document)
    if is_bound(document):
        named(report)
        return
    assert report.status == 3
    assert re.search(r"That the \d+ undos in the file are those that the table was told", said(report, NOT_PROVEN))
    named(beside_the_thread(true, document))


def test_18_an_invented_undo_that_fits_no_course_is_shown(document: Document) -> None:
    head = document["decisions"][-1]["id"]
    count = head + 1
    for marker in (
        {"kind": "undo", "from": count + 90, "to": 0},
        {"kind": "undo", "from": head, "to": head},
        {"kind": "undo", "from": head, "to": -1},
        {"kind": "redo", "from": head, "to": count + 90},
        {"kind": "wish", "from": head, "to": 0},
    ):
        forged = copy.deepcopy(document)
        forged["markers"].append(marker)
        named(check(forged))
