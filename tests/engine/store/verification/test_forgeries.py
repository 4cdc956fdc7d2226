"""Thirty forgeries of real exports, by the numbers of the list that verification is held to. What this form of export
can show is named as false, with the decision from which on it is; what only a form with a bound header and a chain
could show is named as not proven, and is shown beside what stands in the thread."""

import asyncio
import base64
import copy
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.games import game as find_game
from engine.kernel.dice import Keys, commitment
from engine.kernel.game import Game
from engine.store.sqlite import open_store
from engine.store.verification.export import export
from engine.store.verification.export_format import Finished, fingerprint_of
from engine.store.verification.findings import FALSE, NOT_PROVEN, Report
from engine.store.verification.replay import Replay, fingerprint
from engine.store.verification.replayed_epochs import Course
from engine.store.verification.verify import verify
from tests.engine.store.players import Table
from tests.engine.store.toy import TOY
from tests.engine.store.verification.played import Document, again, real_game, toy_game, unchained

TITLES = ("toy", "samnite_wars", "total_war_rome")
Forge = Callable[[Document], object]


def rules(document: Document) -> Game[Any]:
    return TOY if document["game"] == "toy" else find_game(document["game"])


def check(document: Document, **posted: Any) -> Report:
    return verify(again(document), game=rules(document), **posted)


def beside_the_thread(document: Document, forged: Document) -> Report:
    """Check a forged export beside what the thread was told of the true one."""
    posted = {"commitment": document["commitment"], "fingerprint": fingerprint_of(document)}
    heads = [link["hash"][:12] for link in document.get("chain", ())]
    return check(forged, **posted, heads=heads, hashes=[*document.get("bound", {}).values()])


def said(report: Report, verdict: str, thing: str = "") -> str:
    return "\n".join(one.said for one in report.findings if one.verdict == verdict and thing in ("", one.thing))


@pytest.fixture(scope="module")
def chained(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Document]:
    folder = tmp_path_factory.mktemp("games")

    async def play() -> dict[str, Document]:
        found = {title: await real_game(folder, title) for title in TITLES[1:]}
        return {**found, "toy": await toy_game(folder), "plain": await toy_game(folder, plainly=True)}

    return asyncio.run(play())


@pytest.fixture(scope="module")
def games(chained: dict[str, Document]) -> dict[str, Document]:
    """Exports in the form of older ones."""
    return {title: unchained(document) for title, document in chained.items()}


FORMS = ("chain", "older form")


@pytest.fixture(params=[(title, form) for form in FORMS for title in TITLES], ids="-".join)
def document(request: pytest.FixtureRequest, chained: dict[str, Document]) -> Document:
    title, form = request.param
    true = copy.deepcopy(chained[title])
    return true if form == FORMS[0] else unchained(true)


def is_bound(document: Document) -> bool:
    """Return whether an export has a chain, so that nothing in it can be changed unseen."""
    return bool(document["praetor_export"] == 2)


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


# Where to forge


def current(document: Document) -> list[Any]:
    """Return the decisions of the last epoch, which the installed rules hold for."""
    return [step for step in document["decisions"] if step["id"] > document["epochs"][-1]["decision"]]


def with_draw(document: Document, wanted: Callable[[Any], bool] = lambda draw: True) -> tuple[Any, Any]:
    """Return the last decision that draws so, and the draw."""
    return next(
        (step, draw) for step in reversed(document["decisions"]) for draw in reversed(step["draws"]) if wanted(draw)
    )


def is_die(draw: Any) -> bool:
    return "," not in draw[3] and draw[2] > 1


def by_installed_rules(document: Document) -> Document:
    """Return an export all of whose epochs are of the rules that are installed."""
    for epoch in document["epochs"]:
        epoch["data_hash"] = document["data_hash"]
    assert check(document).whole
    return document


def numbers(action: Document) -> Iterator[tuple[Any, Any]]:
    """Yield where in an action a whole number stands."""
    stack: list[Any] = [action]
    while stack:
        one = stack.pop()
        for key, value in one.items() if isinstance(one, dict) else enumerate(one):
            if type(value) is int:
                yield one, key
            elif isinstance(value, (dict, list)):
                stack.append(value)


def named(report: Report, *, since: int | None = None) -> None:
    """Check that a forgery is shown, and from which decision on."""
    assert report.status == 1 and not report.ok and report.difference and said(report, FALSE)
    if since is not None:
        assert since in [one.since for one in report.findings if one.verdict == FALSE], report.findings
        assert f"decision {since}" in said(report, FALSE)


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
    course = Course(read, Replay(rules(document), Keys(bytes.fromhex(read.secret), read.words)), Report())
    course.play()
    forged["state_hash"] = fingerprint(course.game.encode(course.replay.state))
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
        document = again(await export(store, table.id, game=TOY))
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


# 19 to 25: keys, words, the end


def test_19_the_secret_changed(document: Document) -> None:
    document["secret"] = "ff" + document["secret"][2:]
    named(check(document))


def test_20_secret_and_commitment_changed_together(document: Document) -> None:
    true = copy.deepcopy(document)
    document["secret"] = "ff" + document["secret"][2:]
    document["commitment"] = commitment(bytes.fromhex(document["secret"]))
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
