"""The shell commands that read and write the database (`bot/cli/store_commands.py`)."""

import argparse
import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.checker.page import checker_page
from bot.cli import store_commands
from engine.games import game_by_id as find_game
from engine.games import played_game
from engine.store.sqlite import open_store
from engine.store.verification import export, patch_check
from engine.store.verification import verify as verifying
from engine.store.verification.export_format import fingerprint_of
from tests.engine.store.players import Table
from tests.engine.store.toy import TOY, Dearer, Toy

Shell = Callable[..., tuple[int, Any]]


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for module in (verifying, patch_check):
        monkeypatch.setattr(module, "find_game", lambda game_id: TOY if game_id == "toy" else find_game(game_id))
    for module in (export, verifying):  # another toy may be known by this name where others' tests ran before
        monkeypatch.setattr(
            module, "played_game", lambda game_id, given: TOY if game_id == "toy" else played_game(game_id, given)
        )
    monkeypatch.setattr(patch_check.check_running_tables, "__kwdefaults__", {"find": lambda _: TOY})
    yield


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "praetor.sqlite3"

    async def fill() -> None:
        store = await open_store(path)
        await (await Table(store).begin()).play()
        await (await Table(store, table_id="SECND").begin()).play(10)
        await (await Table(store, table_id="THIRD").begin()).play(plainly=True)
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


def test_the_page_that_checks_games_is_written(shell: Shell, tmp_path: Path) -> None:
    out, game = tmp_path / "check.html", tmp_path / "game.json"
    status, said = shell("verify", "--page", out)
    assert status == 0 and "check.html" in said and out.read_bytes() == checker_page()
    status, said = shell("verify", "--page", out)
    assert status == 1 and "exists already" in said
    assert shell("export", "ABCDE", "--out", game)[0] == 0
    status, said = shell("verify", game, "--page", out, "--replace")
    assert status == 3 and "The page is written" in said and "\nNothing is false" in said
    status, report = shell("verify", game, "--page", out, "--replace", "--json")
    assert status == report["status"] == 3
    status, said = shell("verify")
    assert status == 1 and "--page" in said


def test_a_finished_table_is_exported_and_verified(shell: Shell, tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    assert shell("export", "ABCDE", "--out", out)[0] == 0
    status, said = shell("verify", out)
    assert status == 3 and said.startswith("Nothing is false, but not all is proven")
    assert "\nProven: " in said and "\nNot proven: That the commitment is the one that was posted" in said
    status, report = shell("verify", out, "--json")
    assert status == report["status"] == 3 and report["ok"] and report["whole"] and report["findings"]
    document = json.loads(out.read_text())
    posted = ("--commitment", document["commitment"].upper(), "--fingerprint", fingerprint_of(document))
    status, said = shell("verify", out, *posted)
    assert "The commitment is the one that was posted." in said and "The file is the one that was posted" in said
    assert status == (3 if document["void"] else 0)
    status, said = shell("verify", out, "--commitment", document["commitment"][:16])
    assert status == 1 and "all 64 digits" in said
    document["words"]["1"] = "changed"
    out.write_text(json.dumps(document))
    status, said = shell("verify", out)
    assert status == 1 and "not the game as it was played: decision 0" in said
    status, said = shell("export", "ABCDE", "--out", out)
    assert status == 1 and "exists already" in said
    assert shell("export", "ABCDE", "--out", out, "--replace", "--names")[0] == 0
    assert "Marcus" in out.read_text()
    status, said = shell("verify", out, *posted)
    assert status == 3 and "was posted at the end" in said and "Not proven: The names of the players" in said


def test_a_game_of_which_nothing_came_to_nothing_is_proven_with_what_the_thread_tells(
    shell: Shell, tmp_path: Path
) -> None:
    out = tmp_path / "game.json"
    assert shell("export", "THIRD", "--out", out)[0] == 0
    document = json.loads(out.read_text())
    posted = ["--commitment", document["commitment"], "--fingerprint", fingerprint_of(document)]
    status, said = shell("verify", out, *posted)
    assert status == 3 and "stood in the thread before any word was opened" in said
    thread = tmp_path / "thread.txt"
    heads = [f"-# #{n} · THIRD · {link['hash'][:40]}" for n, link in enumerate(document["chain"], 3)]
    thread.write_text("\n".join([f"bound: `{one}`" for one in document["bound"].values()] + heads))
    posted += ["--heads", str(thread)]
    status, said = shell("verify", out, *posted)
    assert status == 0 and said.startswith("All is proven: ") and "ot proven" not in said.partition("\n")[2]
    status, report = shell("verify", out, *posted, "--json")
    assert status == report["status"] == 0
    status, said = shell("verify", out, *posted[:2])
    assert status == 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "is not an export"),
        (b"\xff\xfe", "is not an export"),
        (b"[]", "is not an export"),
        (b"{", "is not an export"),
        (b"{}", "is not an export"),
        (b"NaN", "is not an export"),
        (b'{"a": 1' + b"0" * 9999 + b"}", "is not an export"),
        (b'{"praetor_export": 1' + b"0" * 999 + b"}", "an export of format 1000"),
        (b'{"praetor_export": 4}', "an export of format 4"),
        (b'{"praetor_export": 1, "praetor_export": 1}', "stands twice"),
        (b'{"a": ' * 99_999 + b"1" + b"}" * 99_999, "nested too deeply"),
        (b'{"a": ' + b"[" * 500 + b"]" * 500 + b"}", "nested too deeply"),
        (b'{"a": "\\ud800"}', "is not an export"),
    ],
)
def test_a_malformed_file_gets_one_line(shell: Shell, tmp_path: Path, text: bytes, said: str) -> None:
    out = tmp_path / "game.json"
    out.write_bytes(text)
    status, told = shell("verify", out)
    assert status == 1 and said in told and "Traceback" not in told and len(told) < 500
    assert told.count("\n") == 1
    status, found = shell("verify", out, "--json")
    assert status == 1 and found["ok"] is False


def test_a_running_table_is_exported_without_its_secrets(shell: Shell, tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    status, said = shell("export", "SECND", "--out", out)
    assert status == 0 and "only what the public knows" in said
    status, said = shell("verify", out)
    assert status == 3 and "only the shape" in said


def test_patch_says_table_by_table(shell: Shell) -> None:
    status, said = shell("patch", "--check")
    assert status == 0 and "SECND (toy, 10 decisions replayed): unchanged" in said
    status, found = shell("patch", "--check", "--json")
    assert status == 0 and [table["table"] for table in found["tables"]] == ["SECND"]


def test_patch_says_of_each_table_whether_it_comes_out_the_same(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TOY, "data_hash", "other", raising=False)
    status, said = shell("patch", "--check")
    assert status == 0 and "SECND (toy, 10 decisions replayed): same\n" in said and "toydata -> other" in said
    assert "Only their version is recorded" in said and "nothing to apply" not in said
    monkeypatch.setattr(Toy, "apply", Dearer.apply)
    status, said = shell("patch", "--check")
    assert status == 1 and "replayed): epoch, first difference at decision" in said and "nothing to apply" in said
    assert shell("patch", "--check", "--json")[1]["tables"][0]["verdict"] == "epoch"


def test_backup_and_restore(shell: Shell, database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert shell("backup", copy)[0] == 0
    assert shell("backup", copy)[0] == 1
    assert shell("restore", copy)[0] == 1
    status, found = shell("restore", copy, "--replace", "--json")
    assert status == 0 and found["tables"] == 3 and Path(found["kept"]).exists()
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
