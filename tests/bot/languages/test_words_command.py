"""`praetor words`: what each language has, and what it lacks."""

import json
import os
import subprocess

import pytest

from data.words import messages_of_folder
from engine.games import game_ids
from testbed.fork_server import run_forked


def praetor(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return run_forked("bot", "words", *arguments, env=os.environ)


def test_it_counts_every_folder_of_every_language() -> None:
    found = json.loads(praetor("--json").stdout)
    assert set(found["it"]) == {"common", "checker", "replay", *game_ids()}
    assert found["it"]["common"]["messages"] == len(messages_of_folder("common", "en"))


@pytest.mark.parametrize(("language", "status"), [("it", 0), ("tlh", 1)])
def test_it_fails_where_anything_is_missing(language: str, status: int) -> None:
    told = praetor("--missing", language)
    assert told.returncode == status, told.stdout[-500:]
    assert ("common: value.yes is missing" in told.stdout) == bool(status)
