"""The shell commands that read and write the database (`bot/cli/store_commands.py`)."""

import argparse
import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.cli import store_commands
from engine.games import game as find_game
from engine.store import export, patch
from engine.store import verify as verifying
from engine.store.sqlite import open_store
from tests.engine.store.players import Table
from tests.engine.store.toy import TOY

Shell = Callable[..., tuple[int, Any]]


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for module in (export, verifying, patch):
        monkeypatch.setattr(module, "find_game", lambda game_id: TOY if game_id == "toy" else find_game(game_id))
    monkeypatch.setattr(patch.check, "__kwdefaults__", {"find": lambda _: TOY})
    yield


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "praetor.sqlite3"

    async def fill() -> None:
        store = await open_store(path)
        await (await Table(store).begin()).play()
        await (await Table(store, table_id="SECND").begin()).play(10)
        await store.close()

    asyncio.run(fill())
    return path


@pytest.fixture
def shell(database: Path, capsys: pytest.CaptureFixture[str]) -> Shell:
    def run(*words: object) -> tuple[int, Any]:
        parser = argparse.ArgumentParser()
        store_commands.register(parser.add_subparsers(required=True))
        arguments = parser.parse_args([str(word) for word in words])
        arguments.database = database
        status = arguments.run(arguments)
        said = capsys.readouterr().out
        return status, json.loads(said) if "--json" in words else said

    return run


def test_a_finished_table_is_exported_and_verified(shell: Shell, tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    assert shell("export", "ABCDE", "--out", out)[0] == 0
    status, said = shell("verify", out)
    assert status == 0 and said.startswith("All is right")
    status, report = shell("verify", out, "--json")
    assert status == 0 and report["ok"] and report["whole"]
    document = json.loads(out.read_text())
    document["words"]["1"] = "changed"
    out.write_text(json.dumps(document))
    status, said = shell("verify", out)
    assert status == 1 and "not the game as it was played: decision 0" in said
    status, said = shell("export", "ABCDE", "--out", out)
    assert status == 1 and "exists already" in said
    assert shell("export", "ABCDE", "--out", out, "--replace", "--names")[0] == 0
    assert "Marcus" in out.read_text()


def test_a_running_table_is_exported_without_its_secrets(shell: Shell, tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    status, said = shell("export", "SECND", "--out", out)
    assert status == 0 and "only what the public knows" in said
    status, said = shell("verify", out)
    assert status == 0 and "only the shape" in said


def test_patch_says_table_by_table(shell: Shell) -> None:
    status, said = shell("patch", "--check")
    assert status == 0 and "SECND (toy, 10 decisions replayed): no difference" in said
    status, found = shell("patch", "--check", "--json")
    assert status == 0 and [table["table"] for table in found["tables"]] == ["SECND"]


def test_patch_says_that_nothing_is_to_be_applied(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only where there is something new: the table goes on by itself, in an epoch of its own."""
    assert "nothing to apply" not in shell("patch", "--check")[1]
    monkeypatch.setattr(TOY, "data_hash", "other", raising=False)
    status, said = shell("patch", "--check")
    assert status == 0 and "nothing to apply" in said and "toydata -> other" in said


def test_backup_and_restore(shell: Shell, database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert shell("backup", copy)[0] == 0
    assert shell("backup", copy)[0] == 1
    assert shell("restore", copy)[0] == 1
    status, found = shell("restore", copy, "--replace", "--json")
    assert status == 0 and found["tables"] == 2 and Path(found["kept"]).exists()
    database.write_bytes(b"damaged" * 999)
    status, said = shell("patch", "--check")
    assert status == 1 and "not a database" in said
    status, said = shell("restore", copy)
    assert status == 0 and "kept as praetor.sqlite3.before-" in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("export", "NOPES", "--out", "x.json"), "there is no table NOPES"),
        (("verify", "nowhere.json"), "nowhere.json"),
        (("restore", "nowhere"), "there is no backup nowhere"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(shell: Shell, words: tuple[str, ...], said: str) -> None:
    status, text = shell(*words)
    assert status == 1 and said in text and "Traceback" not in text
    status, found = shell(*words, "--json")
    assert status == 1 and found["ok"] is False


def test_no_database_is_made_by_looking_for_one(shell: Shell, database: Path, tmp_path: Path) -> None:
    database.rename(tmp_path / "elsewhere")
    assert shell("patch", "--check")[0] == 1
    assert shell("backup", tmp_path / "copy")[0] == 1
    assert not database.exists()
