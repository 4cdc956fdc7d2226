"""The chain of an export before both checkers, `verify_export` and the page in a browser: true ones of every kind,
forged ones, and those that a forger has made anew from end to end, which only the heads of the thread show (the table
of both: `pytest -s`)."""

import asyncio
import copy
import hashlib
import hmac
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from engine.games import game_by_id as find_game
from engine.games import game_ids
from engine.kernel.dice import KeyedDice, game_key
from engine.kernel.dice import dice_secret_hash as commitment_of
from engine.store.verification.posted_text import chain_heads_in_text, hashes_before_heads
from engine.store.verification.verify import verify_export
from tests.bot.checker.chained import chained, footers, links
from tests.bot.checker.forgeries import EITHER, FALSE, FORGERIES, NAMES_ALONE, OPEN, Document, Forgery, forged
from tests.bot.checker.pages import Shown, opened, shown_all, shown_at_once
from tests.engine.store.toy import TOY
from tests.engine.store.verification.played import again, real_game
from tests.engine.store.verification.played import older_toy_game as toy_game
from tests.engine.store.verification.played import toy_game as chained_toy_game
from tests.tiers import thinned

pytestmark = pytest.mark.browser
# Every title: test_a_chain_as_the_store_writes_it in soak, and verify alone elsewhere.
TITLES = ("toy", "total_war_rome")
TRIED = thinned(TITLES, seconds=2)
SHOWN = {"false": FALSE, "unproven": OPEN, "proven": "proven"}
SAID = {0: "proven", 1: FALSE, 3: OPEN}
TO_VOID, OUTCOME = "13 a decision moved to `void`", "23 the outcome changed"
UNBOUND = {NAMES_ALONE, TO_VOID, OUTCOME}  # by a chain: names, what a secret reply was, what follows from the position


OTHER = "0123456789ab" + "0" * 28  # a head of no chain


def posts(document: Document) -> str:
    return f"Fingerprint of the secret: `{document['commitment']}`\n{footers(document)}"


@pytest.fixture(scope="module")
def games(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Document]:
    """The games of the titles that are tried in this run, and the toy's."""
    folder = tmp_path_factory.mktemp("games")
    tried = {one.callspec.params.get("title") for one in request.session.items if hasattr(one, "callspec")}

    async def play() -> dict[str, Document]:
        found = {title: await real_game(folder, title) for title in TITLES[1:] if title in tried}
        for (
            document
        ) in found.values():  # as if the installed rules had held all along, so that `verify_export` plays it whole
            for epoch in document["epochs"]:
                epoch["data_hash"] = document["data_hash"]
        return {**found, "toy": await toy_game(folder)}

    return {title: chained(document) for title, document in asyncio.run(play()).items()}


class Case(NamedTuple):
    """A file before both checkers, and what was copied from the thread."""

    document: Document
    posted: str
    shown: Shown

    @property
    def page(self) -> str:
        return SHOWN[self.shown.verdict]

    @property
    def python(self) -> str:
        document = again(self.document)
        rules = TOY if document["game"] == "toy" else find_game(document["game"])
        found = re.search(r"[0-9a-f]{64}", self.posted)
        commitment, heads = found[0] if found else "", chain_heads_in_text(self.posted, str(document.get("table")))
        return SAID[verify_export(document, game=rules, commitment=commitment, heads=heads).status]


Cases = dict[tuple[str, str, str], Case]


@pytest.fixture(scope="module")
def cases(games: dict[str, Document], tmp_path_factory: pytest.TempPathFactory) -> Cases:
    """Every forgery, with the chain as it was and with one made anew; alone, and beside the thread's posts."""
    files: dict[tuple[str, str, str], tuple[Document, str]] = {}
    for title, true in games.items():
        for name, forgery in [("true", None), *((one.name, one) for one in FORGERIES)]:
            document = forged(true, forgery) if forgery else true
            for form, one in (("as it was", document), ("anew", anew(document))):
                files[title, name, form] = (one, "")
                files[title, name, f"{form}, beside the posts"] = (one, posts(true))
    found = asyncio.run(shown_all(tmp_path_factory.mktemp("page"), files.values()))
    return {key: Case(*files[key], shown) for key, shown in zip(files, found, strict=True)}


def anew(document: Document) -> Document:
    """Return the document as a forger writes it who makes every hash anew."""
    try:
        return chained(document)
    except KeyError:  # of what was left out nothing can be made
        return document


@pytest.mark.parametrize("title", TRIED)
def test_a_true_one_is_proven_by_its_heads(cases: Cases, games: dict[str, Document], title: str) -> None:
    alone, beside = (cases[title, "true", form].shown for form in FORMS[:2])
    assert alone.verdict == beside.verdict == "unproven", [*alone.of("false"), *beside.of("false")]
    assert {one.thing for one in beside.of("unproven")} <= {"decisions", "void", "epochs", "words"}
    bound = {"header", "idle", "end", "undos", "heads", "commitment"}
    assert {one.thing for one in alone.of("unproven")} >= bound
    assert {one.thing for one in beside.of("proven")} >= bound | {"chain", "dice", "numbers", "undone"}
    assert alone.counts["Links of the chain"] == len(games[title]["chain"])


@pytest.mark.parametrize("title", TRIED)
@pytest.mark.parametrize("forgery", FORGERIES, ids=lambda forgery: forgery.name)
def test_every_forgery_is_named(cases: Cases, title: str, forgery: Forgery) -> None:
    """By the chain as it was; by the heads where all of it was made anew, which by itself shows what no rules show."""
    found = {form: cases[title, forgery.name, form] for form in FORMS}
    page, python = ({form: getattr(one, who) for form, one in found.items()} for who in ("page", "python"))
    line = "  ".join(f"{form}: {python[form]} / {page[form]}" for form in FORMS)
    print(f"{title:15} {forgery.name:52} {line}")  # noqa: T201 - the table: `verify_export` / the page
    for form, one in found.items():
        assert page[form] != FALSE or python[form] == FALSE, (form, one.shown.of("false"))
        assert "proven" not in (page[form], python[form]), form
    whole = forgery.name not in UNBOUND
    assert page["as it was"] == page["as it was, beside the posts"] == (FALSE if whole else OPEN)
    assert page["anew"] == forgery.page or forgery.page == EITHER
    assert python["anew"] == forgery.python or forgery.python == EITHER
    assert page["anew, beside the posts"] == (FALSE if whole or forgery.name == TO_VOID else OPEN)
    assert python["anew, beside the posts"] == (OPEN if forgery.name == NAMES_ALONE else FALSE)


FORMS = ("as it was", "as it was, beside the posts", "anew", "anew, beside the posts")


# What may come to pass in a true game


async def one(folder: Path, document: Document, posted: str = "") -> Shown:
    (found,) = await shown_all(folder, [(document, posted)])
    return found


def with_restore(document: Document, n: int) -> Document:
    """Return a game of the toy's that was brought back from a backup before its last decisions, with a shuffle of the
    deck there: its dice come of another key from then on."""
    made = copy.deepcopy(document)
    epoch = made["epochs"][-1]
    at = epoch["decision"]
    epoch["reason"] = "restored"
    made["restores"] = [{"n": n, "decision": at}]
    key = game_key(bytes.fromhex(made["secret"]), made["words"])
    key = hmac.digest(key, b"praetor restored\0%d" % n, "sha256")
    dice = KeyedDice(key, at, {}, [])
    dice.shuffle("deck", list("abcdef"))
    epoch["draws"] = [[d.label, d.index, d.sides, d.result] for d in dice.drawn]
    for step in made["decisions"]:
        if step["id"] > at:
            dice = KeyedDice(key, step["id"], {}, [])
            for draw in step["draws"]:
                dice.roll(draw[0], draw[2])
            step["draws"] = [[d.label, d.index, d.sides, d.result] for d in dice.drawn]
    return chained(made)


async def test_a_restore_is_told_and_its_dice_come_of_its_own_key(tmp_path: Path) -> None:
    document = with_restore(await toy_game(tmp_path), 3)
    heads = posts(document).replace(f"{document['chain'][-1]['hash'][:40]}", f"{document['chain'][-1]['hash'][:40]}/3")
    found = await one(tmp_path, document, heads)
    assert found.verdict == "unproven" and found.counts["Restores from a backup"] == 1, found.of("false")
    assert found.of("proven", "dice") and found.counts["Positions set by hand"] == 0
    (told,) = found.of("unproven", "restores")
    assert f"before decision {document['restores'][0]['decision']}" in told.said
    forges: tuple[Callable[[Document], object], ...] = (
        lambda d: d["restores"][0].update(n=4),
        lambda d: d["restores"].clear(),
        lambda d: d["restores"][0].update(decision=d["restores"][0]["decision"] + 1),
    )
    for forge in forges:
        other = copy.deepcopy(document)
        forge(other)
        assert (await one(tmp_path, other)).verdict == "false"
        assert (await one(tmp_path, chained(other), heads)).verdict == "false"
    lost = await one(tmp_path, document, f"{heads}\n-# #8 · {document['table']} · {OTHER}")
    assert lost.verdict == "unproven" and "0123456789ab" in lost.of("unproven", "heads")[0].said
    earlier = await one(tmp_path, document, f"{heads}\n-# #8 · {document['table']} · {OTHER}/1")
    assert earlier.verdict == "unproven", "of an earlier restore that was lost as well"
    foreign = await one(tmp_path, document, f"{heads}\n-# #8 · {document['table']} · {OTHER}/3")
    assert foreign.of("false", "heads")
    told_more = await one(tmp_path, document, heads.replace("/3", "/4"))
    assert "restore number 4" in told_more.of("false", "restores")[0].said


async def test_an_older_table_s_chain_begins_late(tmp_path: Path) -> None:
    game = await toy_game(tmp_path)
    document = chained(game, late=20)
    found = await one(tmp_path, document, posts(document))
    assert found.verdict == "unproven" and found.of("proven", "chain") and found.of("proven", "heads")
    assert "before decision 20" in found.of("unproven", "chain")[0].said
    for step in document["decisions"]:
        forged = copy.deepcopy(document)
        (same,) = (s for s in forged["decisions"] if s["id"] == step["id"])
        same["action"] = {"do": "cheat"}
        if step["id"] in (2, document["decisions"][-1]["id"]):
            assert (await one(tmp_path, forged, posts(document))).verdict == (
                "false" if step["id"] >= 20 else "unproven"
            )


async def test_numbers_that_nobody_used_are_false(tmp_path: Path) -> None:
    """Also where the chain itself tells of them."""
    game = await toy_game(tmp_path, plainly=True)
    last = game["decisions"][-1]["id"]
    found = await one(tmp_path, chained(game | {"undone": [last + 1, last + 2]}, skipped=(last + 1, last + 2)))
    (shown,) = found.of("false", "skipped")
    assert "2 numbers were passed over" in shown.said and shown.since == last + 1
    assert found.counts["Numbers passed over"] == 2


async def test_words_are_compared_with_their_hashes(tmp_path: Path) -> None:
    game = await toy_game(tmp_path, plainly=True)
    hashes = {seat: hashlib.sha256(word.encode()).hexdigest() for seat, word in game["words"].items() if word}
    document = chained({**game, "bound": hashes})
    found = await one(tmp_path, document)
    assert found.of("proven", "words") and found.counts["Words bound by a hash"] == len(hashes) == 2
    assert "stood in the thread" in found.of("unproven", "words")[0].said
    given = f"Seat 1: `{hashes['1']}`\nSeat 3: `{hashes['3']}`"
    other = given.replace(hashes["3"], "0" * 64)
    cases = [(f"{given}\n{posts(document)}", True), (f"{posts(document)}\n{given}", False), (given, False)]
    for pasted, proven in (*cases, (f"{other}\n{posts(document)}", False)):
        found = await one(tmp_path, document, pasted)
        assert bool(found.of("unproven", "words")) is not proven, pasted
        assert any("before the game" in each.said for each in found.of("proven", "words")) is proven
        assert verified(document, pasted) is proven
    found = await one(tmp_path, chained({**game, "bound": {**hashes, "1": "0" * 64}}))
    assert "seat 1" in found.of("false", "words")[0].said
    found = await one(tmp_path, chained({**game, "bound": {"7": "0" * 64}}))
    assert found.of("false", "words")


def verified(document: Document, pasted: str) -> bool:
    """Return whether `praetor verify` calls proven that hashes were given before the words."""
    heads, hashes = chain_heads_in_text(pasted, document["table"]), hashes_before_heads(pasted, document["table"])
    report = verify_export(document, game=TOY, heads=heads, hashes=hashes)
    return any("before the game" in o.said for o in report.findings if o.thing == "words" and o.verdict == "proven")


async def test_starts_that_were_called_off_are_told(tmp_path: Path) -> None:
    """By the chain: who leaves them out has another first head; the thread's words of them are none of a stranger."""
    game = await toy_game(tmp_path, plainly=True)
    secret = b"s" * 32
    off = commitment_of(secret)
    document = chained(game)
    entries = [copy.deepcopy(entry) for link in document["chain"] for entry in link["entries"]]
    secret_of = document["secret"]
    told = {**document, "chain": links([entries[0], {"is": "called_off", "commitment": off}, *entries[1:]], secret_of)}
    pasted = f"`{off}` void: {secret.hex()}\n{posts(told)}"
    found = await one(tmp_path, told, pasted)
    assert found.counts["Starts called off"] == 1 and not found.of("false"), found.of("false")
    assert not found.of("unproven", "posted"), "its secret and its commitment are known"
    assert any("one was called off" in each.said for each in found.of("unproven", "words"))
    report = verify_export(told, game=TOY, heads=chain_heads_in_text(pasted, told["table"]))
    assert report.counts["starts called off"] == 1 and report.status == 3, report
    assert "1 called off" in str(report)
    for other in (
        document,
        {**told, "chain": links([*entries[:4], {"is": "called_off", "commitment": off}, *entries[4:]], secret_of)},
    ):
        assert (await one(tmp_path, other, pasted)).verdict == "false"
        assert verify_export(other, game=TOY, heads=chain_heads_in_text(pasted, told["table"])).status == 1


async def test_a_hash_that_is_none_of_the_file_is_named(tmp_path: Path) -> None:
    """False where the commitment was not met; else it may be of a start that came to nothing."""
    document = chained(await toy_game(tmp_path, plainly=True))
    assert (await one(tmp_path, document, "0" * 64)).of("false", "posted")
    found = await one(tmp_path, document, f"{posts(document)}\n{'0' * 64}")
    assert found.verdict == "unproven" and found.of("unproven", "posted")
    found = await one(tmp_path, document, f"{document['commitment']}\n{document['chain'][-1]['hash']}")
    assert found.of("proven", "heads") and found.of("proven", "header")
    found = await one(tmp_path, document, f"{posts(document)}\n-# #99 · ABCDE · {OTHER}")
    assert "0123456789ab" in found.of("false", "heads")[0].said


async def test_heads_prove_as_far_as_they_reach(tmp_path: Path) -> None:
    document = chained(await toy_game(tmp_path))
    found = await one(tmp_path, document, footers({**document, "chain": document["chain"][:3]}))
    assert found.of("proven", "heads") and "after link 2" in found.of("unproven", "heads")[0].said
    assert found.of("unproven", "header")


Forge = Callable[[list[dict[str, Any]]], object]
ENTRIES: dict[str, Forge] = {
    "no beginning": lambda entries: entries.pop(0),
    "two beginnings": lambda entries: entries.append(entries[0]),
    "no end": lambda entries: entries.pop(),
    "more after the end": lambda entries: entries.append(entries.pop(-2)),
    "another end": lambda entries: entries[-1].update(status="abandoned"),
    "another table": lambda entries: entries[0].update(table="OTHER"),
    "other seats": lambda entries: entries[0]["seats"].reverse(),
    "other seats later": lambda entries: entries.append({"is": "seats", "seats": []}),
    "a step left out": lambda entries: entries.pop(5),
    "a step twice": lambda entries: entries.insert(5, entries[5]),
    "two steps swapped": lambda entries: entries.insert(5, entries.pop(6)),
    "an epoch as a step": lambda entries: next(e for e in entries if e["is"] == "epoch").update({"is": "step"}),
    "a move left out": lambda entries: entries.remove(next(e for e in entries if e["is"] == "undo")),
    "a move from elsewhere": lambda entries: next(e for e in entries if e["is"] == "undo").update({"from": 1}),
    "a restore put in": lambda entries: entries.insert(9, {"is": "restored", "n": 1, "decision": 8}),
    "a step of another leaf": lambda entries: entries[1].update(leaf="0" * 64),
}


async def test_a_chain_that_does_not_tell_what_the_file_tells(tmp_path: Path) -> None:
    document = chained(await toy_game(tmp_path))
    async with opened(tmp_path) as view:
        for name, forge in ENTRIES.items():
            entries = [copy.deepcopy(entry) for link in document["chain"] for entry in link["entries"]]
            forge(entries)
            found = await shown_at_once(view, json.dumps({**document, "chain": links(entries, document["secret"])}))
            assert found.verdict == "false", name


LINKS: dict[str, Forge] = {
    "a link left out": lambda chain: chain.pop(2),
    "the last links left out": lambda chain: [chain.pop(), chain.pop()],
    "two links swapped": lambda chain: chain.insert(2, chain.pop(3)),
    "another salt": lambda chain: chain[1].update(salt="0" * 32),
    "another hash": lambda chain: chain[-1].update(hash="0" * 64),
    "an entry that is none": lambda chain: chain[1]["entries"].append({"is": "praise"}),
    "an unknown field": lambda chain: chain[1].update(note="true"),
    "an unknown field of an entry": lambda chain: chain[1]["entries"][0].update(note="true"),
    "no chain": lambda chain: chain.clear(),
}


async def test_a_chain_that_is_broken(tmp_path: Path) -> None:
    true = chained(await toy_game(tmp_path))
    async with opened(tmp_path) as view:
        for name, forge in LINKS.items():
            document = copy.deepcopy(true)
            forge(document["chain"])
            raw = json.dumps(document)
            assert (await shown_at_once(view, raw, posts(true))).verdict == "false", name
            assert (await shown_at_once(view, raw)).verdict == ("unproven" if name == "no chain" else "false"), name


@pytest.mark.parametrize("title", ("toy", *thinned(game_ids(), len(game_ids()), 1, seconds=4)))
async def test_a_chain_as_the_store_writes_it(title: str, tmp_path: Path) -> None:
    """As the description of the form has it: the page knows no other word of it."""
    document = chained_toy_game(tmp_path) if title == "toy" else real_game(tmp_path, title)
    true = await document
    heads = "\n".join(f"-# #{n} · {true['table']} · {link['hash'][:40]}" for n, link in enumerate(true["chain"], 1))
    alone, beside, forged_one = await shown_all(
        tmp_path, [(true, ""), (true, f"`{true['commitment']}`\n{heads}"), ({**true, "table": "OTHER"}, "")]
    )
    assert not alone.of("false") and not beside.of("false"), (alone.of("false"), beside.of("false"))
    assert beside.of("proven", "chain") and beside.of("proven", "heads") and beside.of("proven", "header")
    assert forged_one.of("false", "header")
