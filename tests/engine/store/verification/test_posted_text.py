"""Which lines of a pasted thread are heads of a chain: those of posts, and no others."""

from pathlib import Path

import pytest

from engine.store.chain.hashes import SHORT, SHOWN
from engine.store.verification.posted_text import chain_heads_in_text, hashes_before_heads
from engine.store.verification.verify import verify_export
from tests.engine.store.toy import TOY
from tests.engine.store.verification.pastes import HEADS, NAME, PASTES, TABLE, Paste, thread, told
from tests.engine.store.verification.played import toy_game


@pytest.mark.parametrize("paste", PASTES.values(), ids=PASTES.keys())
@pytest.mark.parametrize("short", (False, True))
def test_heads_are_found_however_a_thread_is_copied(paste: Paste, short: bool) -> None:
    found = chain_heads_in_text(paste(thread()), TABLE, short=short)
    assert set(found) == set(HEADS), found


@pytest.mark.parametrize("paste", PASTES.values(), ids=PASTES.keys())
async def test_an_honest_game_is_proven_however_its_thread_is_copied(paste: Paste, tmp_path: Path) -> None:
    document = await toy_game(tmp_path, plainly=True)
    said = paste(told(document))
    heads = chain_heads_in_text(said, document["table"], short=False)
    report = verify_export(document, game=TOY, commitment=document["commitment"], heads=heads)
    assert report.ok and "heads" in {one.thing for one in report.findings if one.verdict == "proven"}, str(report)


@pytest.mark.parametrize(
    "line",
    [
        NAME,
        f"{NAME}/1",
        f"· {TABLE} · {HEADS[0]}",
        f"#3 · {TABLE} · {HEADS[0]}00",
        f"#3 · {TABLE} · {HEADS[0][:32]}",
        f"#3 · {TABLE} · {HEADS[0]} and more",
        f"Ada: #3 · {TABLE} · {HEADS[0]}",
        f"#3 · {TABLE}\u2028#3 · {TABLE} · {HEADS[0]}",
        f"✉3 · {TABLE} · {HEADS[0]}",
    ],
)
def test_what_only_looks_like_a_head_is_none(line: str) -> None:
    assert chain_heads_in_text(line, TABLE) == []


def test_short_heads_are_read_for_older_tables_alone() -> None:
    said = f"-# #3 · {TABLE} · {HEADS[0][:SHORT]}\n-# #4 · {TABLE} · {HEADS[1]}/2"
    assert chain_heads_in_text(said, TABLE) == [HEADS[0][:SHORT], f"{HEADS[1]}/2"]
    assert chain_heads_in_text(said, TABLE, short=False) == [f"{HEADS[1]}/2"]


def test_posts_of_another_game_alone_are_heads_of_another_game() -> None:
    said = f"-# #3 · OTHER · {'0' * SHOWN}"
    assert chain_heads_in_text(said, TABLE) == ["0" * SHOWN]
    assert chain_heads_in_text(f"{said}\n#4 · {TABLE} · {HEADS[0]}", TABLE) == [HEADS[0]]


def test_hashes_stand_before_the_first_true_head() -> None:
    said = f"Ada: {'a' * 64}\n#2 · {TABLE} · {NAME}\n{NAME}\nBoris: {'b' * 64}\n#3 · {TABLE} · {HEADS[0]}\n{'c' * 64}"
    assert hashes_before_heads(said, TABLE, short=False) == ["a" * 64, "b" * 64]
    assert hashes_before_heads(said, TABLE) == ["a" * 64] and hashes_before_heads("a" * 64, TABLE) == []
