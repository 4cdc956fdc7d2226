"""A backup that is brought back: the dice have another key, hidden decks are shuffled anew, and every check says so."""

import copy
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.tables.notices import restored_backup_posts
from bot.tables.registry import TableRegistry
from engine.games import game_by_id as find_game
from engine.games import game_ids
from engine.kernel.dice import KeyedDice, Keys, game_key, restored_key
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from engine.store.backup import back_up_database, restore_database
from engine.store.models import OVER
from engine.store.sqlite import open_store
from engine.store.verification.export import export_table
from engine.store.verification.findings import NOT_PROVEN, PROVEN, VerificationReport
from engine.store.verification.verify import verify_export
from tests.engine.store.players import SECRET, a_table
from tests.engine.store.verification.played import Document, again, real_game, shortened, with_bound_words


def test_each_restore_has_a_key_of_its_own() -> None:
    first = game_key(b"s", {})
    keys = Keys(b"s", {}, [(1, 10), (3, 20)])
    second = restored_key(first, 1)
    assert [keys.of(n) for n in (0, 9, 10, 19, 20)] == [first, first, second, second, restored_key(second, 3)]
    assert keys.last == keys.of(99) and len({keys.of(0), keys.of(10), keys.of(20)}) == 3


# Games with piles of cards, which a restore shuffles anew; of the others nothing is drawn again.
WITH_PILES = [name for name in game_ids() if "cards" in find_game(name).state_type.__struct_fields__]


async def restored_game(folder: Path, title: str) -> tuple[Document, list[object], list[object]]:
    """Return the export of a game that was brought back once, and which piles were hidden before and after that."""
    path, kept = folder / "praetor.sqlite3", folder / "kept.sqlite3"
    game = find_game(title)
    row = with_bound_words(a_table("REAL1", game=game.id, options=shortened(game)))
    store = await open_store(path, clock=lambda: 1.0)
    await store.create_table(msgspec.structs.replace(row, rules_version=game.version, data_hash=game.data_hash), SECRET)
    actor = Actor(store, LiveTable(msgspec.structs.replace(row, rules_version=game.version, data_hash=game.data_hash)),
                  lambda: 1.0)  # fmt: skip
    await actor.start()
    await play(actor, 25)
    back_up_database(path, kept)
    before = actor.live.state.cards.zones
    await play(actor, 10)
    await store.close()
    restore_database(kept, path, replace=True, news=restored_backup_posts)
    store = await open_store(path, clock=lambda: 2.0)
    try:
        actor = await TableRegistry(store, now=lambda: 2.0).actor("REAL1")
        async with actor.turn():
            after = actor.live.state.cards.zones
        await play(actor, 10_000)
        return again(await export_table(store, "REAL1")), [before], [after]
    finally:
        await store.close()


async def play(actor: Actor, most: int) -> None:
    run = Run(actor.live.game, {seat.seat: RandomPlayer() for seat in actor.live.row.seats}, "restored")
    for _ in range(most):
        if actor.live.row.status == OVER:
            return
        async with actor.turn():
            prompt, action = run._decide(actor.live.state)
            await actor.decide(prompt.seat, prompt.id, action)


def said(report: VerificationReport, verdict: str, thing: str) -> str:
    return "\n".join(one.said for one in report.findings if (one.verdict, one.thing) == (verdict, thing))


@pytest.mark.parametrize("title", WITH_PILES)
async def test_a_game_that_was_brought_back_verifies_and_says_so(title: str, tmp_path: Path) -> None:
    document, before, after = await restored_game(tmp_path, title)
    (one,) = document["restores"]
    assert one["n"] == 1 and [e["reason"] for e in document["epochs"]] == ["start", "restored"]
    epoch = document["epochs"][1]
    assert epoch["decision"] == one["decision"] and epoch["draws"] and before != after
    report = verify_export(document)
    assert report.ok and report.whole, report.difference
    assert "shuffled anew after a restore" in said(report, PROVEN, "epochs")
    assert document["bound"] and "stood in the thread" in said(report, NOT_PROVEN, "words")
    assert "brought back from a backup (restore 1)" in said(report, NOT_PROVEN, "restores")
    heads = [link["hash"][:40] for link in document["chain"]]
    assert verify_export(document, commitment=document["commitment"], heads=heads).status == 3, (
        "never that all is right"
    )
    assert report.counts["restores"] == report.counts["new epochs"] == 1 and report.counts["numbers passed over"] == 0
    lost = verify_export(document, heads=[*heads, "0" * 40])
    assert lost.ok and "000000000000" in said(lost, NOT_PROVEN, "heads"), "from before the restore"
    assert verify_export(document, heads=[*heads, "0" * 40 + "/1"]).status == 1, "from after it"
    assert verify_export(document, heads=[*heads, heads[-1] + "/2"]).status == 1, (
        "of a restore that the file does not have"
    )
    forges: tuple[Callable[[Document], object], ...] = (
        lambda d: d["restores"].clear(),
        lambda d: d["restores"][0].update(n=2),
        lambda d: d["restores"][0].update(decision=one["decision"] + 1),
        lambda d: d["epochs"][1]["draws"].pop(),
        lambda d: d["epochs"][1].update(reason="rules"),
    )
    for forge in forges:
        forged = copy.deepcopy(document)
        forge(forged)
        assert verify_export(forged).status == 1


async def test_dice_of_before_do_not_come_again() -> None:
    old, new = (KeyedDice(key, 7) for key in (Keys(SECRET, {}).of(7), Keys(SECRET, {}, [(1, 5)]).of(7)))
    assert [old.roll("d", 6) for _ in range(20)] != [new.roll("d", 6) for _ in range(20)]


@pytest.mark.parametrize("title", game_ids())
async def test_a_game_with_bound_words_undos_and_epochs_verifies(title: str, tmp_path: Path) -> None:
    document = await real_game(tmp_path, title, bound=True)
    heads = [link["hash"][:40] for link in document["chain"]]
    hashes = [*document["bound"].values()]
    report = verify_export(document, commitment=document["commitment"], heads=heads, hashes=hashes)
    assert report.ok and document["bound"] and "nobody could choose the dice" in said(report, PROVEN, "words")
    fewer = verify_export(document, commitment=document["commitment"], heads=heads, hashes=hashes[1:])
    assert fewer.ok and "stood in the thread" in said(fewer, NOT_PROVEN, "words")
    seat = min(document["bound"])
    forged = {**document, "words": {**document["words"], seat: "another"}}
    assert verify_export(forged).status == 1
    assert verify_export({**document, "bound": {}}).status == 1, "the chain has the hashes"
