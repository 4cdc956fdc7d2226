"""Every forgery of the list before both checkers, `verify_export` and the page in a browser: alone, and beside what was
posted (the table of both: `pytest -s`)."""

import asyncio
import copy
from typing import Any, NamedTuple

import pytest

from engine.games import game_by_id as find_game
from engine.kernel.game import Game
from engine.store.verification.export_format import fingerprint_of
from engine.store.verification.verify import verify_export
from tests.bot.checker.forgeries import (
    EITHER,
    FALSE,
    FORGERIES,
    NAMES_ALONE,
    OPEN,
    Document,
    Forgery,
    cut_off,
    forged,
)
from tests.bot.checker.pages import Shown, shown_all
from tests.engine.store.toy import TOY
from tests.engine.store.verification.played import again, real_game, toy_game, unchained

pytestmark = pytest.mark.browser
TITLES = ("toy", "samnite_wars", "total_war_rome")
SAID = {0: "proven", 1: FALSE, 3: OPEN}
SHOWN = {"false": FALSE, "unproven": OPEN, "proven": "proven"}


class Case(NamedTuple):
    """A file before both checkers. true: the export that was posted."""

    name: str
    document: Document
    true: Document
    alone: Shown
    beside: Shown

    def python(self, *, posted: bool) -> str:
        commitment, fingerprint = hashes(self.true) if posted else ("", "")
        document = by_both(self.document)
        return SAID[
            verify_export(document, game=rules(document), commitment=commitment, fingerprint=fingerprint).status
        ]


def rules(document: Document) -> Game[Any]:
    return TOY if document["game"] == "toy" else find_game(document["game"])


def hashes(document: Document) -> tuple[str, str]:
    return document["commitment"], fingerprint_of(document)


def posted(document: Document) -> str:
    """Return what a reader copies from the thread: the first post and the last."""
    commitment, fingerprint = hashes(document)
    return f"Fingerprint of the secret:\n`{commitment}`\n#1 · TABLE\nCheck: praetor verify x --commitment {commitment} --fingerprint {fingerprint}\n"  # noqa: E501 - as it is copied


def by_both(document: Document) -> Document:
    return again(document)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Document]:
    folder = tmp_path_factory.mktemp("games")

    async def play() -> dict[str, Document]:
        found = {title: await real_game(folder, title) for title in TITLES[1:]}
        for (
            document
        ) in found.values():  # as if the installed rules had held all along, so that `verify_export` plays it whole
            for epoch in document["epochs"]:
                epoch["data_hash"] = document["data_hash"]
        plain = await toy_game(folder, plainly=True)
        other = await toy_game(folder, plainly=True, secret=b"another secret of thirty-two b's", seed=5)
        games = {**found, "toy": await toy_game(folder), "plain": plain, "other": other}
        return {name: unchained(document) for name, document in games.items()}

    return asyncio.run(play())


@pytest.fixture(scope="module")
def cases(games: dict[str, Document], tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str], Case]:
    """Every file before the page, by title and forgery; one browser reads them all."""
    files: dict[tuple[str, str], tuple[Document, Document]] = {}
    for title in TITLES:
        files[title, "true"] = (games[title], games[title])
        for forgery in FORGERIES:
            files[title, forgery.name] = (forged(games[title], forgery), games[title])
    tail = copy.deepcopy(games["plain"])
    cut_off(tail, TOY)
    files["plain", "true"] = (games["plain"], games["plain"])
    files["plain", "11"] = (tail, games["plain"])
    files["plain", "30"] = (games["other"], games["plain"])
    asked = [(document, text) for document, true in files.values() for text in ("", posted(true))]
    found = asyncio.run(shown_all(tmp_path_factory.mktemp("page"), asked))
    return {
        key: Case(key[1], document, true, found[2 * n], found[2 * n + 1])
        for n, (key, (document, true)) in enumerate(files.items())
    }


@pytest.mark.parametrize("title", [*TITLES, "plain"])
def test_the_true_ones_are_not_called_false(cases: dict[tuple[str, str], Case], title: str) -> None:
    case = cases[title, "true"]
    assert case.alone.verdict == case.beside.verdict == "unproven", case.beside.findings
    left = {one.thing for one in case.beside.of("unproven")}
    assert "decisions" in left and left <= {"decisions", "void", "epochs"}
    assert {one.thing for one in case.alone.of("proven")} == {"form", "secret", "numbers", "undone", "dice"}
    assert {one.thing for one in case.beside.of("proven")} >= {"commitment", "header"}
    counts, document = case.alone.counts, case.document
    assert (counts["Decisions"], counts["Numbers passed over"]) == (len(document["decisions"]), 0)
    assert counts["Dice"] + counts["Shuffles"] == sum(len(step["draws"]) for step in document["decisions"])
    assert counts["Undos"] == sum(marker["kind"] == "undo" for marker in document["markers"])
    assert counts["New epochs"] == len(document["epochs"]) - 1


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("forgery", FORGERIES, ids=lambda forgery: forgery.name)
def test_both_say_what_the_table_says(cases: dict[tuple[str, str], Case], title: str, forgery: Forgery) -> None:
    case = cases[title, forgery.name]
    python, page = case.python(posted=False), SHOWN[case.alone.verdict]
    beside = case.python(posted=True), SHOWN[case.beside.verdict]
    line = f"{title:15} {forgery.name:52} verify: {python:11} page: {page:11} with the posts: {' and '.join(beside)}"
    print(line)  # noqa: T201 - the table
    assert python == forgery.python or (forgery.python == EITHER and python != "proven")
    assert page == forgery.page or (forgery.page == EITHER and page != "proven"), case.alone.findings
    assert python == FALSE or page != FALSE, "the page may never say more than is so"
    assert beside == ((OPEN, OPEN) if forgery.name == NAMES_ALONE else (FALSE, FALSE)), case.beside.findings
    assert forgery.name != NAMES_ALONE or case.beside.of("unproven", "names")


@pytest.mark.parametrize("name", ["11", "30"])
def test_a_forged_end_and_another_game_are_shown_by_the_posts(cases: dict[tuple[str, str], Case], name: str) -> None:
    case = cases["plain", name]
    assert (case.python(posted=False), case.alone.verdict) == (OPEN, "unproven")
    assert (case.python(posted=True), case.beside.verdict) == (FALSE, "false")
    assert case.alone.of("unproven", "end") and case.alone.of("unproven", "commitment")


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(
    "name", ["1 one die changed", "2 a shuffle reversed", "28b a version lowered, a draw rewritten"]
)
def test_a_draw_is_named_with_its_decision(cases: dict[tuple[str, str], Case], title: str, name: str) -> None:
    case = cases[title, name]
    wrong = [
        step["id"]
        for step, true in zip(case.document["decisions"], case.true["decisions"], strict=True)
        if step["draws"] != true["draws"]
    ]
    (shown,) = case.alone.of("false", "dice")
    assert [shown.since] == wrong and f"From decision {wrong[0]} on." in shown.said and "the file says" in shown.said
