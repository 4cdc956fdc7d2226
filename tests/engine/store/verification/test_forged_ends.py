"""Forgeries of real exports, 19 to 30 of the list: keys, words and the end; the header, epochs, another game. What only
a form with a bound header could show is named as not proven, and is shown beside what stands in the thread."""

import base64
import copy
import re
from pathlib import Path

import msgspec
import pytest

from engine.kernel.dice import dice_secret_hash
from engine.store.verification.findings import FALSE, NOT_PROVEN
from tests.engine.store.verification.forging import (
    TITLES,
    Forge,
    beside_the_thread,
    by_installed_rules,
    check,
    current,
    is_bound,
    is_die,
    named,
    rules,
    said,
    with_draw,
)
from tests.engine.store.verification.played import Document, toy_game

# 19 to 25: keys, words, the end


def test_19_the_secret_changed(document: Document) -> None:
    document["secret"] = "ff" + document["secret"][2:]
    named(check(document))


def test_20_secret_and_commitment_changed_together(document: Document) -> None:
    true = copy.deepcopy(document)
    document["secret"] = "ff" + document["secret"][2:]
    document["commitment"] = dice_secret_hash(bytes.fromhex(document["secret"]))
    report = check(document, commitment=true["commitment"])
    named(report)
    assert "not the one that was posted" in said(report, FALSE, "commitment")
    named(check(document), since=0)  # nor do its dice follow from it


def test_21_a_player_s_word_changed(document: Document) -> None:
    document["words"]["2"] = "vale"
    named(check(document), since=0)


def test_22_a_player_s_word_dropped(document: Document) -> None:
    for seat in document["words"]:
        forged = copy.deepcopy(document)
        del forged["words"][seat]
        report = check(forged)
        named(report)
        assert "words are not those of its seats" in report.difference


def test_23_outcome_or_scores_changed(document: Document) -> None:
    winners, scores = document["outcome"]["winners"], document["outcome"]["scores"]
    for change in (
        {"winners": ["2"] if winners != ["2"] else ["1"]},
        {"scores": {**scores, "1": scores.get("1", 0) + 1}},
        {"reason": {"key": "other", "args": {}}},
    ):
        named(check({**document, "outcome": {**document["outcome"], **change}}))
    named(check({**document, "outcome": None}))


def test_24_state_hash_changed(document: Document) -> None:
    report = check({**document, "state_hash": "0" * 64})
    named(report)
    assert "one of the decisions from" in report.difference


def test_25_options_changed(games: dict[str, Document]) -> None:
    """A shorter game, another variant: shown where a decision hung on it."""
    shown = 0
    for title in TITLES[1:]:
        document = by_installed_rules(copy.deepcopy(games[title]))
        for option in rules(document).options:
            now = document["options"][option.key]
            other = next(v for v in (*option.values, str(option.low), str(option.high)) if v != now)
            forged = {**document, "options": {**document["options"], option.key: other}}
            report = check(forged)
            shown += report.status == 1
            assert report.status == 1 or "options that no decision hung on" in said(report, NOT_PROVEN, "header")
            named(beside_the_thread(document, forged))
        named(check({**document, "options": {**document["options"], "last_round": "4"}}))
        named(check({**document, "options": {"nonsense": "1"}}))
    assert shown >= 4


# 26 to 30: the header, epochs, another game


@pytest.mark.parametrize(
    "forge",
    [
        lambda d: d.update(table="OTHER"),
        lambda d: d["seats"][0].update(kind="computer"),
        lambda d: d["seats"][1].update(kind="human"),
        lambda d: d["seats"][0].update(name="Cicero"),
    ],
)
def test_26_a_header_changed_is_not_proven(document: Document, forge: Forge) -> None:
    true = copy.deepcopy(document)
    forge(document)
    report = check(document)
    if is_bound(document) and not any("name" in seat for seat in document["seats"]):
        named(report)
        return
    assert report.status == 3 and "does not bind them" in said(report, NOT_PROVEN, "header")
    if any("name" in seat for seat in document["seats"]):
        assert "names of the players" in said(beside_the_thread(true, document), NOT_PROVEN, "names")
        assert beside_the_thread(true, document).status == 3
    else:
        named(beside_the_thread(true, document))


@pytest.mark.parametrize("status", ["abandoned", "lobby", "running", "archived", ""])
def test_26_another_status_is_shown(document: Document, status: str) -> None:
    named(check({**document, "status": status}))


UNKNOWN: list[Forge] = [
    lambda d: d.update(verified="by the operator"),
    lambda d: d["seats"][0].update(note="honest"),
    lambda d: d["epochs"][0].update(note="honest"),
    lambda d: d["decisions"][3].update(note="honest"),
    lambda d: d["decisions"][0]["action"].update(note="honest"),
    lambda d: d["decisions"][-1]["action"].update(note="honest"),
    lambda d: next(s for s in reversed(d["decisions"]) if s["draws"])["draws"][0].append("honest"),
    lambda d: d["markers"][0].update(note="honest"),
    lambda d: d["outcome"].update(note="honest"),
    lambda d: d["words"].update(note="honest"),
    lambda d: d["options"].update(note="honest"),
    lambda d: d.update(events=[]),
]


@pytest.mark.parametrize("forge", UNKNOWN)
def test_27_unknown_fields(document: Document, forge: Forge) -> None:
    forge(by_installed_rules(document))
    named(check(document))


def rewritten(document: Document) -> Document:
    """Return an export whose last epoch pretends to other rules."""
    forged = copy.deepcopy(document)
    forged["epochs"][-1]["rules_version"] = forged["rules_version"] = "0"
    return forged


def test_28_a_version_lowered_and_actions_rewritten_is_not_proven(document: Document) -> None:
    forged = rewritten(document)
    if is_bound(document):
        named(check(forged))
        return
    assert check(forged).status == 3 and check(forged).whole  # it still comes out the same
    steps = current(forged)
    steps[-1]["action"] = {"do": "cheat"}
    report = check(forged)
    assert report.status == 3 and not report.whole and report.dice_only == len(steps)
    assert f"Of {len(steps)} decisions under other rules only the dice were checked" in said(report, NOT_PROVEN)
    assert "neither the final position nor the outcome" in said(report, NOT_PROVEN, "end")
    named(beside_the_thread(document, forged))


def test_28_a_version_lowered_and_draws_rewritten(document: Document) -> None:
    forged = rewritten(document)
    forged["decisions"][-1]["action"] = {"do": "cheat"}
    step, draw = with_draw(forged, is_die)
    for other in {str(n) for n in range(draw[2] + 2)} - {draw[3]} | {"", "x", "1,0", "0" + draw[3]}:
        true, draw[3] = draw[3], other
        named(check(forged), since=step["id"])
        draw[3] = true
    for sides in (0, -1, 2**70, 10**12, draw[2] + 1):
        true, draw[2] = draw[2], sides
        named(check(forged), since=step["id"])
        draw[2] = true
    draw[1] += 1
    named(check(forged), since=step["id"])


def test_28_a_version_lowered_in_one_place(document: Document) -> None:
    document["rules_version"] = "0"
    named(check(document))


def by_hand(document: Document) -> int:
    """Set the position by hand that the last epoch goes on from; return its decision."""
    epoch = document["epochs"][-1]
    state = msgspec.msgpack.decode(base64.b64decode(epoch["state"]))
    state["serial"] += 1
    epoch["state"] = base64.b64encode(msgspec.msgpack.encode(state)).decode()
    return int(epoch["decision"])


def test_29_a_state_set_by_hand(document: Document) -> None:
    at = by_hand(by_installed_rules(document))
    report = check(document)
    named(report, since=at)
    assert "begins in another state than the one before it ended in" in report.difference
    document["epochs"][-1]["reason"] = "moderator"
    report = check(document)
    named(report, since=at)
    assert "set by hand there" in report.difference and "differs in: serial" in report.difference


def test_29_a_state_set_by_hand_after_other_rules_is_not_proven(games: dict[str, Document]) -> None:
    """What those would have led to nobody knows here; the table was told its fingerprint."""
    document = copy.deepcopy(games["samnite_wars"])
    assert document["epochs"][0]["data_hash"] != document["data_hash"]
    before = re.search(r"fingerprint ([0-9a-f]{32})", "\n".join(check(document).notes))
    at = by_hand(document)
    report = check(document)
    assert report.status != 0 and f"At decision {at} the position was told to follow" in said(
        report, NOT_PROVEN, "epochs"
    )
    after = re.search(r"fingerprint ([0-9a-f]{32})", "\n".join(report.notes))
    assert before and after and before[1] != after[1]


async def test_30_a_wholly_new_game_with_its_own_commitment(games: dict[str, Document], tmp_path: Path) -> None:
    """Any game that was played can be put in the place of another: only what was posted tells them apart."""
    true = games["plain"]
    other = await toy_game(tmp_path, plainly=True, secret=b"another secret of thirty-two b's", seed=5)
    report = check(other)
    assert report.status == 3 and "first post tells it" in said(report, NOT_PROVEN, "commitment")
    named(check(other, commitment=true["commitment"]))
    named(beside_the_thread(true, other))
