"""Forgeries of real exports, 1 to 10 of the list that verification is held to: draws and decisions. What this form of
export can show is named as false, with the decision from which on it is."""

import copy
from itertools import pairwise

from engine.store.verification.findings import NOT_PROVEN
from tests.engine.store.verification.forging import (
    beside_the_thread,
    check,
    current,
    is_bound,
    is_die,
    named,
    numbers,
    said,
    with_draw,
)
from tests.engine.store.verification.played import Document


def test_the_true_ones_are_not_called_false(games: dict[str, Document], chained: dict[str, Document]) -> None:
    """What came to nothing stays secret, so with any not all is proven; without, all is, beside the thread."""
    for document in [*games.values(), *chained.values()]:
        report = check(document)
        assert (report.status, report.ok, report.whole, report.difference) == (3, True, True, "")
        assert report.decisions == len(document["decisions"]) and report.draws >= 4
        beside = beside_the_thread(document, document)
        unproven = {one.thing for one in beside.findings if one.verdict == NOT_PROVEN}
        assert unproven == {
            *(["void"] if document["void"] else []),
            *(["words"] if document.get("bound") == {} else []),
        }
        assert beside.status == (3 if unproven else 0)
    assert not games["plain"]["void"]


# 1 to 5: draws


def test_1_one_die_changed(document: Document) -> None:
    for step in document["decisions"]:
        for draw in filter(is_die, step["draws"]):
            true, draw[3] = draw[3], str(int(draw[3]) % draw[2] + 1)
            named(check(document), since=step["id"])
            draw[3] = true


def test_2_a_shuffle_reversed(document: Document) -> None:
    step, draw = with_draw(document, lambda draw: "," in draw[3])
    draw[3] = ",".join(reversed(draw[3].split(",")))
    named(check(document), since=step["id"])


def test_3_a_draw_removed(document: Document) -> None:
    step, draw = with_draw(document)
    assert step in current(document)
    step["draws"].remove(draw)
    named(check(document), since=step["id"])


def test_4_a_draw_s_label_changed(document: Document) -> None:
    step, draw = with_draw(document)
    draw[0] += "_"
    named(check(document), since=step["id"])


def test_5_draws_removed_from_all_decisions(document: Document) -> None:
    for step in document["decisions"]:
        step["draws"].clear()
    named(check(document))


# 6 to 10: decisions


def test_6_an_action_s_number_changed(document: Document) -> None:
    changed = 0
    for step in current(document):
        for where, key in numbers(step["action"]):
            where[key] += 1
            report = check(document)
            where[key] -= 1
            assert report.status != 0
            changed += report.status == 1
    assert changed or document["game"] == "samnite_wars"


def test_7_a_decision_given_to_another_seat(document: Document) -> None:
    for step in current(document):
        true, step["seat"] = step["seat"], {"1": "2", "2": "3", "3": "table", "table": "1"}[step["seat"]]
        named(check(document), since=step["id"])
        step["seat"] = true


def test_8_a_decision_dropped(document: Document) -> None:
    for n in range(0, len(document["decisions"]) - 1, 7):
        forged = copy.deepcopy(document)
        number = forged["decisions"].pop(n)["id"]
        named(check(forged), since=number if n else None)


def test_9_two_decisions_swapped(document: Document) -> None:
    """Those of which one hangs on the other are shown; others, two sealed answers to one question, say, are not."""
    shown = 0
    steps = current(document)
    for one, two in pairwise(steps):
        one["id"], two["id"] = two["id"], one["id"]
        forged = copy.deepcopy(document)
        one["id"], two["id"] = two["id"], one["id"]
        named(check(forged))  # out of their order
        forged["decisions"].sort(key=lambda step: step["id"])
        report = check(forged)
        shown += report.status == 1
        assert report.status == 1 or (
            "decisions on which nothing hung" in said(report, NOT_PROVEN, "idle") and not is_bound(document)
        )
        named(beside_the_thread(document, forged))
    assert shown >= len(steps) // 4


def test_10_a_decision_renumbered_with_an_undone_one(document: Document) -> None:
    number = document["undone"][-1]
    step = max((s for s in document["decisions"] if s["id"] < number), key=lambda s: s["id"])
    document["undone"] = sorted([*document["undone"][:-1], step["id"]])
    step["id"] = number
    named(check(document))
