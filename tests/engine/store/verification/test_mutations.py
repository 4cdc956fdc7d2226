"""Whatever is changed in an export, one field at a time: verification comes to an end, and never says that all is
proven. Beside what the thread was told every change is named; without, some can only be called not proven."""

import asyncio
import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine.games import game_by_id as find_game
from engine.store.chain.hashes import canonical_json
from engine.store.sqlite import SqliteStore
from engine.store.verification.decision_numbers import check_undone_as_marked
from engine.store.verification.export import export_table
from engine.store.verification.export_format import Finished, Marker, fingerprint_of
from engine.store.verification.findings import VerificationReport
from engine.store.verification.verify import verify_export
from tests.engine.store.players import Table
from tests.engine.store.toy import TOY
from tests.engine.store.verification.played import Document, again, real_game, toy_game, unchained
from tests.tiers import thinned

Place = tuple[Any, ...]
LONG_GAME = 2500  # places of a document
PARTS = 4  # of all places of a document; the first is tried in every run of the tests, all in soak
IN_PARTS = pytest.mark.parametrize("part", thinned(range(PARTS), PARTS, seconds=8))

# What the form of older exports does not bind: changed here, a finished game is not called false, and never proven
# either.
UNBOUND = re.compile(
    r"table|seats\.\d+\.(kind|name)"  # whose game it is, and what kind of player had a seat
    r"|options(\.\w+)?"  # an option that no decision hung on; one that is missing holds as usual
    r"|(epochs\.\d+\.)(rules_version|data_hash|reason)"  # other rules are not checked: then dice alone
    r"|epochs\.\d+\.state"  # where other rules held before, and nothing after hung on it
    r"|epochs|markers|markers\.\d+(\.(from|to))?"  # an undo that the rest does without, or with another way of it
    r"|decisions\.\d+(\.(action|seat|prompt|draws)(\..*)?)?"  # of other rules, or with nothing hanging on it
    r"|decisions|void\.\d+|void"
)


RUNNING_UNBOUND = (
    "praetor_export", "table", "seats", "options", "rules_version", "data_hash", "events", "commitment"
)  # fmt: skip


def places(one: Any, at: Place = ()) -> Iterator[Place]:
    """Yield where something stands in a document, in an order that no earlier test has changed (see `mutated`)."""
    if at:
        yield at
    if isinstance(one, dict):
        for key in sorted(one):
            yield from places(one[key], (*at, key))
    elif isinstance(one, list):
        for n, inner in enumerate(one):
            yield from places(inner, (*at, n))


def mutated(document: Document, at: Place) -> Iterator[Document]:
    """Yield the document with what stands there taken away, of another type, of another value."""
    where: Any = document
    for key in at[:-1]:
        where = where[key]
    key, true = at[-1], where[at[-1]]
    for value in values(true):
        where[key] = value
        if canonical_json(value) != canonical_json(true):
            yield document
    where[key] = true
    if isinstance(where, dict):
        del where[key]
        yield document
        where[key] = true
        return
    del where[key]
    yield document
    where.insert(key, true)
    where.insert(key, true)
    yield document
    del where[key]


def values(true: Any) -> Iterator[Any]:
    """Yield what might stand in the place of a value."""
    yield from (None, True, 7, -1, 1.0, 2**64, 10**30, "", "x", "\0", [], {}, [[]], {"x": []})
    if isinstance(true, int):
        yield from (true + 1, true - 1, -true, float(true), str(true))
    if isinstance(true, str):
        yield from (true + "x", true[:-1], true.upper(), true[::-1], f" {true}")
        if true.isdecimal():
            yield int(true)
    if isinstance(true, list):
        yield from (true[::-1], true[:-1], true * 2, {str(n): one for n, one in enumerate(true)})
    if isinstance(true, dict):
        yield from ({**true, "x": 1}, list(true), list(true.values()), dict.fromkeys(true))


def checked(document: Document, **posted: str) -> VerificationReport:
    """Check a document as it would stand in a file."""
    game = TOY if document.get("game") == "toy" else None
    return verify_export(again(document), game=game, **posted)


def holds(document: Document, at: Place, posted: dict[str, str]) -> None:
    """Check all mutations in one place."""
    for forged in mutated(document, at):
        alone = checked(forged)
        assert alone.status != 0, (at, "all is proven")
        name = ".".join(map(str, at))
        assert alone.status == 1 or UNBOUND.fullmatch(name), (at, alone)
        assert alone.ok == (alone.status != 1) and bool(alone.difference) == (alone.status == 1)
        assert len(alone.difference) < 500
        if alone.status == 3:
            assert checked(forged, **posted).status == 1, (at, "not named beside the thread")


def posted_of(document: Document) -> dict[str, str]:
    return {"commitment": document["commitment"], "fingerprint": fingerprint_of(document)}


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Document]:
    folder = tmp_path_factory.mktemp("games")

    async def play() -> dict[str, Document]:
        found = {title: await real_game(folder, title) for title in ("samnite_wars", "total_war_rome")}
        return {**found, "toy": await toy_game(folder), "plain": await toy_game(folder, plainly=True)}

    return asyncio.run(play())


@IN_PARTS
def test_every_field_of_a_game_in_which_all_came_to_pass(games: dict[str, Document], part: int) -> None:
    document = unchained(games["toy"])
    posted, before = posted_of(document), canonical_json(document)
    seen = [at for at in places(document) if at[0] not in ("decisions", "void") or len(at) == 1 or at[1] % 6 == 0]
    for at in seen[part::PARTS]:
        holds(document, at, posted)
    assert canonical_json(document) == before and len(seen) > 100


@IN_PARTS
def test_every_field_of_a_game_of_which_all_is_proven_beside_the_thread(games: dict[str, Document], part: int) -> None:
    document = unchained(games["plain"])
    posted = posted_of(document)
    assert checked(document, **posted).status == 0
    for at in list(places(document))[part::PARTS]:
        holds(document, at, posted)


@pytest.mark.parametrize(
    ("title", "every"), thinned([("samnite_wars", 4), ("samnite_wars", 1), ("total_war_rome", 1)], 3, seconds=10)
)
def test_fields_of_a_real_game(games: dict[str, Document], title: str, every: int) -> None:
    document = unchained(games[title])
    posted, everywhere = posted_of(document), list(places(document))
    assert find_game(title).id == document["game"]
    heads = [at for at in everywhere if len(at) == 1 or (at[0] in ("epochs", "seats", "outcome") and len(at) < 4)]
    for at in [*heads, *random.Random(5).sample(everywhere, 12)][::every]:
        holds(document, at, posted)


@pytest.mark.parametrize("title", thinned(["plain", "samnite_wars", "total_war_rome", "toy"], 4, seconds=10))
def test_whatever_a_chain_binds_is_named(games: dict[str, Document], title: str) -> None:
    """By the file alone; what a chain does not bind are the names, and replies that nobody may read."""
    document = games[title]
    everywhere = list(places(document))
    no_chain = (("chain",), ("chain", len(document["chain"]) - 1))  # as in older forms, or after the end
    heads = [at for at in everywhere if len(at) == 1 or (at[0] in ("epochs", "seats", "markers") and len(at) < 4)]
    lots, real = random.Random(7), title not in ("plain", "toy")
    if len(everywhere) > LONG_GAME:  # each place takes a second; the same heads of a shorter game are all tried
        heads = lots.sample(heads, len(heads) // 4)
    for at in [*heads, *lots.sample(everywhere, 8 if real else 25)]:  # a real game takes long to be played again
        for forged in mutated(document, at):
            report = checked(forged)
            name = ".".join(map(str, at))
            unbound = at in no_chain or re.fullmatch(r"commitment|epochs\.\d+\.state", name)
            assert report.status == 1 or unbound, (at, report)


@IN_PARTS
async def test_every_field_of_a_running_game(table: Table, store: SqliteStore, part: int) -> None:
    """Of which nothing but the shape is shown."""
    await table.play(12)
    document = again(await export_table(store, "ABCDE", game=TOY))
    for at in list(places(document))[part::PARTS]:
        for forged in mutated(document, at):
            report = checked(forged)
            assert report.status in (1, 3)
            assert report.status == 1 or at[0] in RUNNING_UNBOUND
    report = checked({**document, "note": "honest"})
    assert report.status == 1 and "the form has no field note" in report.difference
    other = {**document, "commitment": "0" * 64}
    assert checked(other).status == 3 and checked(other, commitment=document["commitment"]).status == 1
    event = {**document["events"][0], "note": "honest"}
    assert "no such field" in checked({**document, "events": [event]}).difference


def test_what_cannot_be_encoded_is_said_in_a_sentence() -> None:
    deep: Any = []
    for _ in range(5000):
        deep = [deep]
    for document in ({"praetor_export": 1, "game": "toy", "outcome": deep}, {"praetor_export": True}, {}):
        report = verify_export(document, game=TOY)
        assert report.status == 1 and report.difference, msgspec.to_builtins(report)


def test_which_places_are_drawn_hangs_on_no_earlier_test(games: dict[str, Document]) -> None:
    """What `mutated` puts back stands last among its keys."""
    document = unchained(games["toy"])
    before = list(places(document))
    for _ in mutated(document, ("markers",)):
        pass
    assert list(document)[-1] == "markers"
    assert list(places(document)) == before


def test_no_later_undo_may_tell_where_an_earlier_one_began(games: dict[str, Document]) -> None:
    """In the older form: two undos lead to the same steps by two ways; which, the thread alone tells."""
    export = msgspec.convert(unchained(games["toy"]), Finished)
    beginning = msgspec.structs.replace(export, decisions=[], void=[], epochs=export.epochs[:1], undone=[1, 2, 3, 4, 5])
    for begins_at in (3, 2):
        markers = [Marker(kind="undo", frm=begins_at, to=1), Marker(kind="undo", frm=5, to=0)]
        check_undone_as_marked(msgspec.structs.replace(beginning, markers=markers))
