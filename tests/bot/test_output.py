"""What the command line does with its output: where nobody reads on, and what is said of a game that is not here."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import UNREAD, main

ROOT = Path(__file__).parents[2]
DOCUMENT = {
    "praetor_export": 2, "table": "ABCDE", "game": "chess", "status": "running", "options": {}, "seats": [],
    "rules_version": "1", "data_hash": "1", "commitment": "0" * 64, "events": [],
}  # fmt: skip


@pytest.fixture
def export(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(DOCUMENT), encoding="utf-8")
    return path


@pytest.mark.parametrize("unbuffered", ("", "1"))
@pytest.mark.parametrize("command", (["verify", "{}"], ["games"], ["verify", "{}.none"]))
def test_a_command_whose_output_nobody_reads_ends_without_a_traceback(
    export: Path, command: list[str], unbuffered: str
) -> None:
    """As `praetor verify FILE | head -0`: also where the program itself keeps what it says until it ends."""
    reading, writing = os.pipe()
    os.close(reading)
    try:
        ended = subprocess.run(  # noqa: S603 - ourselves
            [sys.executable, "-m", "bot", *(word.format(export) for word in command)],
            cwd=ROOT, env={**os.environ, "PYTHONUNBUFFERED": unbuffered}, stdout=writing, stderr=subprocess.PIPE,
            text=True, check=False,
        )  # fmt: skip
    finally:
        os.close(writing)
    assert ended.stderr == "" and ended.returncode == UNREAD, ended.stderr


@pytest.mark.parametrize("options", ({}, {"charts": "owner@0123456789ab"}))
@pytest.mark.parametrize("command", (["verify"], ["replay", "--out", "{}.html"]))
def test_a_game_that_is_not_here_is_named_in_words(
    export: Path, capsys: pytest.CaptureFixture[str], options: dict[str, str], command: list[str]
) -> None:
    export.write_text(json.dumps({**DOCUMENT, "options": options}), encoding="utf-8")
    assert main([command[0], str(export), *(word.format(export) for word in command[1:])]) == 1
    said = "".join(capsys.readouterr())
    assert "chess" in said and "samnite" in said, said
    assert "error." not in said and "{" not in said, said
