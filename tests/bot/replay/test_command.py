"""`praetor replay` as an operator types it: what it refuses, before anything is drawn, and what it writes."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.replay import making
from engine.store.verification.export import export_table
from testbed.drills.leaks.replays import replay_data
from tests.bot.replay.games import TABLE, played
from tests.games import EXAMPLE


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with a running game, whose export lies beside it as `running.json`."""
    path = tmp_path / "game.db"

    async def fill() -> dict[str, Any]:
        store = await played(path, EXAMPLE, most=12)
        document = await export_table(store, TABLE, names=True)
        await store.close()
        return document

    (tmp_path / "running.json").write_text(json.dumps(asyncio.run(fill())))
    (tmp_path / "other.json").write_text("{}")
    monkeypatch.setenv("PRAETOR_DATABASE", str(path))
    monkeypatch.chdir(tmp_path)
    return path


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("running.json", "say with --out where"),
        ("--out page.html", "it takes an exported game, or --table"),
        ("running.json --table GAME1 --out page.html", "it takes an exported game, or --table"),
        ("none.json --out page.html", "none.json: No such file"),
        ("other.json --out page.html", "it is not an export of Praetor"),
        ("running.json --out running.json", "running.json exists already"),
        ("running.json --out nowhere/page.html", "there is no folder nowhere"),
        ("running.json --seat 1 --out page.html", "only what everybody was told"),
        ("running.json --film film.webp", "no map to make a film of"),
        ("--table GAME1 --seat 9 --out page.html", "there is no seat 9; there are 1, 2"),
        ("--table NOPE1 --out page.html", "there is no table NOPE1"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(
    database: Path, capsys: pytest.CaptureFixture[str], typed: str, said: str
) -> None:
    assert main(["replay", *typed.split()]) == 1
    told = capsys.readouterr().out
    assert told.startswith("Not done: ") and said in told and told.count("\n") == 1
    assert not list(database.parent.glob("**/*.html")) and not list(database.parent.glob("**/*.webp"))


def test_a_table_is_named_as_it_is_typed_and_a_page_written_over_only_if_that_is_said(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "STEPS", 1)
    page = database.parent / "page.html"
    page.write_text("mine")
    words = ["replay", "--table", TABLE.lower(), "--seat", "1", "--palette", "grey", "--out", "page.html"]
    assert main(words) == 1 and page.read_text() == "mine"
    assert main([*words, "--replace"]) == 0
    assert "Steps: 1, maps: 1." in capsys.readouterr().out and replay_data(page.read_bytes())["reader"]
