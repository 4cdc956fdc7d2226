"""What binds a thread's heads: forty digits, and links salted by the committed secret; before both checkers."""

import asyncio
import copy
import hashlib
import json
from pathlib import Path

import pytest

from engine.store.verification.posted_text import chain_heads_in_text
from engine.store.verification.verify import verify_export
from tests.bot.checker.chained import canonical, chained, footers
from tests.bot.checker.pages import Shown, opened, shown
from tests.engine.store.toy import TOY
from tests.engine.store.verification.pastes import HEX_NAME, NAME, PASTES, told
from tests.engine.store.verification.played import Document, again
from tests.engine.store.verification.played import older_toy_game as toy_game

Said = tuple[bool, set[str], set[str], str]  # nothing is false; what is proven; what is not; all that is said


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Document:
    return asyncio.run(toy_game(tmp_path_factory.mktemp("game")))


def by_command(document: Document, posts: str) -> Said:
    heads = chain_heads_in_text(posts, document["table"], short=document.get("long_from") != 0)
    found = verify_export(again(document), game=TOY, commitment=document["commitment"], heads=heads).findings
    proven, left = ({one.thing for one in found if one.verdict == verdict} for verdict in ("proven", "not proven"))
    return all(one.verdict != "false" for one in found), proven, left, "\n".join(one.said for one in found)


def by_page(found: Shown) -> Said:
    proven, left = ({one.thing for one in found.of(verdict)} for verdict in ("proven", "unproven"))
    return found.verdict != "false", proven, left, "\n".join(one.said for one in found.findings)


async def both(folder: Path, document: Document, posts: str) -> list[Said]:
    async with opened(folder) as view:
        page = await shown(view, json.dumps(document).encode(), f"`{document['commitment']}`\n{posts}")
    return [by_command(document, posts), by_page(page)]


@pytest.mark.browser
async def test_a_table_that_is_older_is_not_proven_up_to_its_first_long_head(game: Document, tmp_path: Path) -> None:
    """And nothing of it is false, whichever of its posts are given."""
    document = chained(game, long_from=2)
    lines = footers(document, every=1).split("\n")
    assert {len(line.rsplit(" · ", 1)[-1]) for line in lines} == {12, 40}
    for posts in ("\n".join(lines), "\n".join(lines[2:])):
        for good, proven, left, said in await both(tmp_path, document, posts):
            assert good and "heads" in proven & left, said
            assert "up to link 1 bound when they were sent" in said, said
    for good, proven, left, said in await both(tmp_path, document, "\n".join(lines[:2])):
        assert good and "heads" in left - proven and "header" in left, said
    wrong = lines[0].rsplit(" · ", 1)[0] + " · 0123456789ab"
    for good, _, _, said in await both(tmp_path, document, "\n".join([wrong, *lines[1:]])):
        assert not good and "0123456789ab" in said


@pytest.mark.browser
async def test_short_heads_alone_prove_nothing_and_are_not_false(game: Document, tmp_path: Path) -> None:
    """Exports of the form before, and their threads."""
    document = chained(game, long_from=None)
    assert document["praetor_export"] == 2 and "long_from" not in document
    for good, proven, left, said in await both(tmp_path, document, footers(document)):
        assert good and "chain" in proven and "heads" in left - proven, said
        assert "of 12 digits fit" in said or "of twelve digits fit" in said
    longer = footers(chained(game, long_from=None) | {"long_from": 0})
    for good, proven, _, said in await both(tmp_path, document, longer):
        assert good and {"heads", "header"} <= proven, said


@pytest.mark.browser
async def test_a_salt_that_somebody_chose_is_false(game: Document, tmp_path: Path) -> None:
    """Also where every hash that hangs on it was made anew; and a file that calls links older than they are."""
    true = chained(game)
    forged = copy.deepcopy(true)
    forged["chain"][1]["salt"] = "5a" * 16
    before = bytes(32)
    for number, link in enumerate(forged["chain"]):
        link_body = canonical({"number": number, "salt": link["salt"], "entries": link["entries"]})
        before = hashlib.sha256(b"praetor link\0" + before + link_body).digest()
        link["hash"] = before.hex()
    for good, _, _, said in await both(tmp_path, forged, footers(forged)):
        assert not good and "ink 1 of the chain does not have the salt" in said
    older = {key: value for key, value in true.items() if key != "long_from"} | {"praetor_export": 2}
    for downgraded in ({**true, "long_from": 2}, older):
        for good, _, _, said in await both(tmp_path, downgraded, footers(true)):
            assert not good and "ink 0 of the chain" in said
    for odd in (-1, len(true["chain"])):
        for good, _, _, said in await both(tmp_path, {**true, "long_from": odd}, footers(true)):
            assert not good and "long_from" in said


@pytest.mark.browser
async def test_the_page_reads_every_paste_of_an_honest_thread(game: Document, tmp_path: Path) -> None:
    """As the command line does: names, chat and words of players are no heads, whatever they look like."""
    document = chained(game)
    posts = told(document)
    async with opened(tmp_path) as view:
        for name, paste in PASTES.items():
            pasted = paste(posts)
            found = await shown(view, json.dumps(document).encode(), pasted)
            assert not found.of("false"), (name, found.of("false"))
            whole = {"heads", "header"} | ({"commitment"} if document["commitment"] in pasted.lower() else set())
            assert {one.thing for one in found.of("proven")} >= whole, name
        for line in (NAME, HEX_NAME, f"Fingerprint: {HEX_NAME}", f"--commitment {'0' * 63}", f"x --fingerprint {NAME}"):
            found = await shown(view, json.dumps(document).encode(), f"{line}\n{PASTES['desktop'](posts)}\n{line}")
            assert not found.of("false"), (line, found.of("false"))
