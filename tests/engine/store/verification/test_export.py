"""Exports, and what verify makes of those that somebody has touched."""

import base64
import copy
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import msgspec
import pytest

from engine.kernel.actions import Close
from engine.kernel.dice import dice_secret_hash
from engine.kernel.errors import SaveError
from engine.kernel.prompts import SEALED, WINDOW
from engine.store.models import ABANDONED, AuditNote
from engine.store.sqlite import SqliteStore
from engine.store.verification.export import export_table
from engine.store.verification.findings import NOT_PROVEN, VerificationReport
from engine.store.verification.replay import checked_state_fingerprint
from engine.store.verification.verify import verify_export
from tests.engine.store.players import SECRET, Table, a_table, row_of
from tests.engine.store.toy import TOY, Bid, Boost, Dearer, Move
from tests.engine.store.verification.played import begin_the_chain_anew, unchained

Document = dict[str, Any]


async def exported(store: SqliteStore) -> Document:
    document = await export_table(store, "ABCDE", game=TOY)
    again: Document = msgspec.json.decode(msgspec.json.encode(document))
    return again


def said(report: VerificationReport, verdict: str) -> str:
    return "\n".join(f"{one.thing}: {one.said}" for one in report.findings if one.verdict == verdict)


async def finished(table: Table) -> Document:
    await table.play()
    return await exported(table.store)


async def test_a_finished_game_is_verified(table: Table) -> None:
    document = await finished(table)
    report = verify_export(document, game=TOY)
    assert (report.ok, report.whole, report.difference) == (True, True, "")
    assert report.draws > 5 and report.decisions == len(document["decisions"])
    assert document["void"], "chance has replaced no answer: choose another seed"
    text = msgspec.json.encode(unchained(document)).decode()  # any digits may stand in a hash
    for never in ("9001", "9003", "Marcus", "The first table"):
        assert never not in text
    assert "Marcus" in msgspec.json.encode(await export_table(table.store, "ABCDE", names=True, game=TOY)).decode()


def _first(document: Document, wanted: Callable[[Document], object]) -> Document:
    return next(step for step in document["decisions"] if wanted(step))


def _die(document: Document) -> None:
    draw = _first(document, lambda s: s["id"] and s["draws"])["draws"][0]
    draw[3] = str(int(draw[3]) % draw[2] + 1)


def _shuffle(document: Document) -> None:
    order = document["decisions"][0]["draws"][0]
    order[3] = ",".join(reversed(order[3].split(",")))


def _no_die(document: Document) -> None:
    _first(document, lambda s: s["id"] and s["draws"])["draws"].clear()


def _action(document: Document) -> None:
    action = _first(document, lambda s: s["action"]["do"] == "bid")["action"]
    action["gold"] = (action["gold"] + 1) % 10


def _illegal(document: Document) -> None:
    _first(document, lambda s: s["action"]["do"] == "bid")["action"]["gold"] = 99


def _unknown(document: Document) -> None:
    _first(document, lambda s: s["action"]["do"] == "bid")["action"] = {"do": "cheat"}


def _seat(document: Document) -> None:
    _first(document, lambda s: s["seat"] == "1")["seat"] = "2"


def _dropped(document: Document) -> None:
    document["decisions"].pop(5)


def _dropped_as_void(document: Document) -> None:
    step = _first(document, lambda s: s["action"]["do"] == "bid")
    document["decisions"].remove(step)
    document["void"] = sorted([*document["void"], step["id"]])


def _doubled(document: Document) -> None:
    document["decisions"].insert(5, document["decisions"][5])


def _renumbered(document: Document) -> None:
    document["decisions"][-1]["id"] += 1


def _secret(document: Document) -> None:
    document["secret"] = "ff" + document["secret"][2:]


def _secret_and_commitment(document: Document) -> None:
    document["secret"] = "ff" + document["secret"][2:]
    document["commitment"] = dice_secret_hash(bytes.fromhex(document["secret"]))


def _words(document: Document) -> None:
    document["words"]["2"] = "vale"


def _no_words(document: Document) -> None:
    document["words"] = {}


def _outcome(document: Document) -> None:
    document["outcome"]["winners"] = ["2"] if document["outcome"]["winners"] != ["2"] else ["1"]


def _hash(document: Document) -> None:
    document["state_hash"] = "0" * 64


def _cut(document: Document) -> None:
    last = document["decisions"].pop()["id"]
    document["void"] = [n for n in document["void"] if n < last]


async def test_charts_of_few_digits_are_not_proven(table: Table) -> None:
    document = await finished(table)
    for digits, says in ((12, True), (40, False)):
        found = verify_export({**document, "options": {"charts": f"owner@{'a' * digits}"}}, game=TOY)
        assert ("told only 12 digits" in said(found, NOT_PROVEN)) is says


def _format(document: Document) -> None:
    document["praetor_export"] = 4


def _shape(document: Document) -> None:
    document["decisions"] = "none"


def _status(document: Document) -> None:
    document["status"] = "lobby"


TAMPERED = {
    _die: r"decision \d+: the draw auction",
    _shuffle: "decision 0: the draw deck",
    _no_die: r"decision \d+: the rules draw 1 times, 0",
    _action: "final state",
    _illegal: r"decision \d+: the action 'bid' of seat . is not legal",
    _unknown: r"decision \d+: the action 'cheat'",
    _seat: r"decision \d+: seat 1 is asked this, kept is an answer of seat 2",
    _dropped: r"decision \d+ is missing",
    _dropped_as_void: r"decision \d+: ",
    _doubled: "not in order",
    _renumbered: "is missing",
    _secret: "not the one that the commitment",
    _secret_and_commitment: "decision 0: the draw deck",
    _words: "decision 0: the draw deck",
    _no_words: "its words are not those of its seats",
    _outcome: "another outcome",
    _hash: "another final state",
    _cut: "another final state",
    _format: "export of format 4",
    _shape: "not an export of Praetor",
    _status: "'lobby' is not a status",
}


async def test_whatever_is_changed_is_found(table: Table) -> None:
    document = await finished(table)
    for change, found in TAMPERED.items():
        touched = copy.deepcopy(document)
        change(touched)
        report = verify_export(touched, game=TOY)
        assert not report.ok, change.__name__
        with pytest.raises(AssertionError, match=found):
            raise AssertionError(report.difference)


async def test_undone_steps_are_listed_and_the_rest_verifies(table: Table) -> None:
    for to in ("etruria", "etruria", "latium"):
        prompt = next(iter(TOY.prompts(table.state).values()))
        await table.decide(prompt, Move(to))
    await table.undo(1)
    document = await finished(table)
    assert document["undone"] == [2, 3]
    assert document["markers"] == [{"kind": "undo", "from": 3, "to": 1}]
    assert verify_export(document, game=TOY).ok
    document["undone"] = [3]
    assert verify_export(document, game=TOY).difference == "decision 2 is missing"


async def to_question(table: Table, kind: str) -> None:
    while all(p.kind != kind for p in TOY.prompts(table.state).values()):
        await table.step()


def prompt_of(table: Table, seat: str) -> Any:
    return next(p for p in TOY.prompts(table.state).values() if p.seat == seat)


async def test_void_replies_stay_secret_when_the_game_is_over(table: Table) -> None:
    await to_question(table, WINDOW)
    hidden = table.state.hands["3"][0]
    await table.decide(prompt_of(table, "3"), Boost(hidden))
    await table.decide(prompt_of(table, "1"), Boost(table.state.hands["1"][0]))
    await table.decide(prompt_of(table, "table"), Close())
    await table.store.update_table(await row_of(table.store, "ABCDE"), status=ABANDONED)
    document = await exported(table.store)
    assert table.head - 2 in document["void"]
    assert hidden not in msgspec.json.encode([document["decisions"]]).decode()
    report = verify_export(document, game=TOY)
    assert report.ok and report.whole, report.difference


async def test_what_was_sealed_when_a_game_was_given_up_stays_sealed(table: Table) -> None:
    await to_question(table, SEALED)
    while any(p.answered is not None for p in TOY.prompts(table.state).values()):
        await table.step()
        await to_question(table, SEALED)
    await table.decide(prompt_of(table, "2"), Bid(7))
    await table.decide(prompt_of(table, "2"), Bid(8))
    await table.decide(prompt_of(table, "1"), Bid(9))
    await table.store.update_table(await row_of(table.store, "ABCDE"), status=ABANDONED)
    document = await exported(table.store)
    assert document["void"][-3:] == [table.head - 2, table.head - 1, table.head]
    assert document["outcome"] is None
    report = verify_export(document, game=TOY)
    assert report.ok and report.whole, report.difference


async def test_a_running_game_tells_only_what_the_public_knows(table: Table, store: SqliteStore) -> None:
    await to_question(table, SEALED)
    before = await exported(store)
    await table.decide(prompt_of(table, "2"), Bid(7))
    after = await exported(store)
    assert before == after  # not even that somebody has answered
    assert set(after) == {
        "praetor_export", "table", "game", "status", "options", "seats", "rules_version", "data_hash", "commitment",
        "events",
    }  # fmt: skip
    text = msgspec.json.encode(after).decode()
    assert SECRET.hex() not in text and "ave" not in text and "drew" not in text and "card_" not in text
    report = verify_export(after, game=TOY)
    assert report.ok and not report.whole
    assert "only the shape" in said(report, NOT_PROVEN) and report.status == 3


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"secret": "00"}, "no field secret"),
        ({"commitment": "x"}, "not a SHA-256"),
        ({"events": [{"is": "nonsense"}]}, "event 0"),
    ],
)
async def test_a_running_export_of_a_wrong_shape_is_refused(
    table: Table, store: SqliteStore, change: Document, found: str
) -> None:
    document = {**await exported(store), **change}
    assert found in verify_export(document, game=TOY).difference


async def test_epochs_are_verified_from_their_base(table: Table, store: SqliteStore) -> None:
    await table.play(9)
    edited = table.state.copy()
    edited.scores["1"] += 100
    await store.new_epoch(
        "ABCDE", table.head, TOY.encode(edited), reason="moderator", rules_version="1", data_hash="toydata"
    )
    await table.load()
    document = await finished(table)
    report = verify_export(document, game=TOY)
    assert report.status == 1 and "set by hand there" in report.difference
    assert "differs in: scores" in report.difference and report.findings[-1].since is None
    assert report.whole and report.decisions == len(
        document["decisions"]
    )  # what came after is played again all the same
    assert any("moderator" in note for note in report.notes)
    document["epochs"][1]["state"] = document["epochs"][1]["state"][:-9]
    assert "epoch's state" in verify_export(document, game=TOY).difference


async def test_of_other_rules_only_the_dice_are_checked(table: Table) -> None:
    document = await finished(table)
    report = verify_export(document, game=Dearer())
    assert report.ok and not report.whole
    _die(document)
    assert "the draw auction" in verify_export(document, game=Dearer()).difference


async def other_rules(table: Table, **old: str) -> None:
    """Let a table go on under the installed rules, which it did not begin with."""
    with closing(sqlite3.connect(table.store.database.path)) as conn, conn:
        conn.execute(
            "UPDATE epochs SET rules_version = ?, data_hash = ?", (old.get("rules", "0"), old.get("data", "x"))
        )
        begin_the_chain_anew(conn)
    await table.store.new_epoch(
        "ABCDE", table.head, TOY.encode(table.state), reason="rules", rules_version="1", data_hash="toydata"
    )
    await table.load()


@pytest.mark.sqlite_file
async def test_an_older_epoch_that_comes_out_the_same_is_as_good_as_played_by_its_own_rules(table: Table) -> None:
    await table.play(9)
    await other_rules(table)
    document = await finished(table)
    report = verify_export(document, game=TOY)
    assert report.ok and report.whole and report.decisions == len(document["decisions"]) and not report.dice_only
    base = base64.b64decode(document["epochs"][1]["state"])
    notes = "\n".join(report.notes)
    assert "leads to the same position" in notes and checked_state_fingerprint(base)[:32] in notes
    _die(document)
    assert "the draw auction" in verify_export(document, game=TOY).difference


@pytest.mark.sqlite_file
async def test_of_an_older_epoch_that_differs_the_report_says_what_was_not_checked(table: Table) -> None:
    await table.play(9)
    table.state.scores["1"] += 1  # as those rules had it
    await other_rules(table)
    document = await finished(table)
    report = verify_export(document, game=TOY)
    assert report.ok and not report.whole
    before = [step for step in document["decisions"] if step["id"] < document["epochs"][1]["decision"]]
    assert report.dice_only == len(before) and report.decisions == len(document["decisions"]) - len(before)
    assert f"Of {len(before)} decisions under other rules only the dice were checked" in said(report, NOT_PROVEN)
    assert report.status == 3
    _die(document)
    assert "the draw auction" in verify_export(document, game=TOY).difference


@pytest.mark.sqlite_file
async def test_an_epoch_begins_where_the_one_before_it_ended(table: Table) -> None:
    """Both by the installed rules: whoever puts another position between them is found out."""
    await table.play(9)
    await other_rules(table, rules="1", data="toydata")
    document = await finished(table)
    assert verify_export(document, game=TOY).whole
    edited = TOY.decode(base64.b64decode(document["epochs"][1]["state"])).copy()
    edited.scores["1"] += 100
    document["epochs"][1]["state"] = base64.b64encode(TOY.encode(edited)).decode()
    assert "begins in another state" in verify_export(document, game=TOY).difference


async def test_a_sealed_answer_that_was_replaced_after_an_epoch_stays_secret(table: Table) -> None:
    """The epoch's base is published, and the answer lay in it."""
    await to_question(table, SEALED)
    await table.decide(prompt_of(table, "2"), Bid(7))
    await table.store.new_epoch(
        "ABCDE", table.head, TOY.encode(table.state), reason="rules", rules_version="1", data_hash="toydata"
    )
    await table.load()
    await table.decide(prompt_of(table, "2"), Bid(8))
    document = await finished(table)
    base = TOY.decode(base64.b64decode(document["epochs"][1]["state"]))
    assert base.pending is not None and "2" not in base.pending.answers
    report = verify_export(document, game=TOY)
    assert report.ok and report.whole, report.difference


async def test_the_same_answer_given_twice_before_an_epoch_is_one_that_holds(table: Table) -> None:
    """The first of them came to nothing; the second lies in the epoch's base, and took effect."""
    await to_question(table, SEALED)
    await table.decide(prompt_of(table, "2"), Bid(7))
    await table.decide(prompt_of(table, "2"), Bid(7))
    await table.store.new_epoch(
        "ABCDE", table.head, TOY.encode(table.state), reason="rules", rules_version="1", data_hash="toydata"
    )
    await table.load()
    for seat in ("1", "3"):
        await table.decide(prompt_of(table, seat), Bid(1))
    document = await finished(table)
    report = verify_export(document, game=TOY)
    assert report.ok and report.whole, report.difference


async def test_an_answer_slipped_into_an_epoch_s_position_is_seen(table: Table) -> None:
    """The fingerprint that the table is told leaves secret answers out, so that it may be told; `verify_export` does
    not."""
    await to_question(table, SEALED)
    await table.decide(prompt_of(table, "2"), Bid(7))
    await table.store.new_epoch(
        "ABCDE", table.head, TOY.encode(table.state), reason="rules", rules_version="1", data_hash="toydata"
    )
    await table.load()
    document = await finished(table)
    base = TOY.decode(base64.b64decode(document["epochs"][1]["state"]))
    assert base.pending is not None and base.pending.answers["2"] == Bid(7)
    for answers, status in (({"2": Bid(9)}, 1), ({}, 1), ({"2": Bid(7), "3": Bid(1)}, 3)):
        base.pending.answers = dict(answers)
        document["epochs"][1]["state"] = base64.b64encode(TOY.encode(base)).decode()
        report = verify_export(document, game=TOY)
        assert report.status == status, report
        if status == 1:
            assert "the epoch begins in another state" in report.difference
        else:
            assert "secret answers that no decision of the file gives" in said(report, NOT_PROVEN)


async def test_a_lobby_has_nothing_to_export(store: SqliteStore) -> None:
    await store.create_table(a_table(), SECRET)
    with pytest.raises(SaveError, match="not started"):
        await export_table(store, "ABCDE", game=TOY)
    with pytest.raises(SaveError, match="no table"):
        await export_table(store, "NOPES", game=TOY)


@pytest.mark.sqlite_file
async def test_an_epoch_that_was_replayed_by_other_rules_names_both_and_is_whole(table: Table) -> None:
    """What the file says of it is not believed: it is played again by the installed rules."""
    await table.play(9)
    head = table.head
    with closing(sqlite3.connect(table.store.database.path)) as conn, conn:
        conn.execute("UPDATE epochs SET rules_version = '0', data_hash = 'x'")
        begin_the_chain_anew(conn)
    audit_note = AuditNote(user=None, what="same_rules", details={})
    await table.store.replace_rules_of_epoch("ABCDE", head, audit_note, rules_version="1", data_hash="toydata")
    document = await finished(table)
    (epoch,) = document["epochs"]
    assert epoch["rules_version"] == "1"
    assert epoch["earlier"] == [{"until": head, "rules_version": "0", "data_hash": "x"}]
    report = verify_export(document, game=TOY)
    assert report.ok and report.whole and report.decisions == len(document["decisions"]) and not report.dice_only
    assert any(f"Up to decision {head} " in note and "rules 0, data x" in note for note in report.notes)
    assert verify_export(document, game=Dearer()).status == 3, "by others the dice alone"
    _die(document)
    assert "the draw auction" in verify_export(document, game=TOY).difference
