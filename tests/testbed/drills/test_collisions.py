"""The cheat of two answers with one head, as the drill of cheats tries it, with games of the toy."""

from pathlib import Path

from engine.store.chain.hashes import SHOWN
from engine.store.verification.posted_text import chain_heads_in_text
from engine.store.verification.verify import verify_export
from testbed.drills import collisions
from tests.engine.store.toy import TOY
from tests.engine.store.verification.played import Document, toy_game


async def games(folder: Path) -> tuple[Document, Document]:
    return await toy_game(folder, plainly=True), await toy_game(folder, plainly=True, seed=2)


async def test_few_digits_let_an_answer_be_exchanged_and_their_true_length_does_not(tmp_path: Path) -> None:
    posted, kept = await games(tmp_path)
    found = collisions.forge_collision(posted, kept, digits=collisions.CUT)
    assert (
        found is not None
        and collisions.does_forged_chain_pass(found, collisions.CUT)
        and not collisions.does_forged_chain_pass(found, 12)
    )
    alone = verify_export(found.document, game=TOY)
    assert alone.ok, "of itself the file is a good game"
    heads = chain_heads_in_text(found.thread_lines(SHOWN), kept["table"], short=False)
    assert len(heads) == len(found.heads)
    report = verify_export(found.document, game=TOY, heads=heads)
    assert report.status == 1 and "no such link" in report.difference
    assert collisions.forge_collision(posted, kept, digits=SHOWN, tries=found.tries) is None


async def test_a_link_with_a_salt_of_the_operator_s_own_is_false(tmp_path: Path) -> None:
    _, kept = await games(tmp_path)
    forged = collisions.forge_salt(kept)
    report = verify_export(
        forged.document, game=TOY, heads=chain_heads_in_text(forged.thread_lines(SHOWN), kept["table"])
    )
    assert report.status == 1 and "does not have the salt that the secret gives it" in report.difference
