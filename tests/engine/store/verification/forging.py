"""What the tests of forgeries share: whom they forge, where, and how a forgery is checked."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.games import game_by_id as find_game
from engine.kernel.game import Game
from engine.store.verification.export_format import fingerprint_of
from engine.store.verification.findings import FALSE, VerificationReport
from engine.store.verification.verify import verify_export
from tests.engine.store.toy import TOY
from tests.engine.store.verification.played import Document, again

TITLES = ("toy", "samnite_wars", "total_war_rome")
Forge = Callable[[Document], object]


def rules(document: Document) -> Game[Any]:
    return TOY if document["game"] == "toy" else find_game(document["game"])


def check(document: Document, **posted: Any) -> VerificationReport:
    return verify_export(again(document), game=rules(document), **posted)


def beside_the_thread(document: Document, forged: Document) -> VerificationReport:
    """Check a forged export beside what the thread was told of the true one."""
    posted = {"commitment": document["commitment"], "fingerprint": fingerprint_of(document)}
    heads = [link["hash"][:40] for link in document.get("chain", ())]
    return check(forged, **posted, heads=heads, hashes=[*document.get("bound", {}).values()])


def said(report: VerificationReport, verdict: str, thing: str = "") -> str:
    return "\n".join(one.said for one in report.findings if one.verdict == verdict and thing in ("", one.thing))


FORMS = ("chain", "older form")
# What the form of older exports cannot bind is the same for each title.
FORGED = (*((title, FORMS[0]) for title in TITLES), *((title, FORMS[1]) for title in TITLES[:2]))


def is_bound(document: Document) -> bool:
    """Return whether an export has a chain, so that nothing in it can be changed unseen."""
    return bool(document["praetor_export"] == 3)


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


def named(report: VerificationReport, *, since: int | None = None) -> None:
    """Check that a forgery is shown, and from which decision on."""
    assert report.status == 1 and not report.ok and report.difference and said(report, FALSE)
    if since is not None:
        assert since in [one.since for one in report.findings if one.verdict == FALSE], report.findings
        assert f"decision {since}" in said(report, FALSE)
