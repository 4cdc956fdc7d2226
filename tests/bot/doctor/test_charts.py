"""Owners' charts that are missing or cannot be used: each is found by `praetor doctor`, and good again once mended."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.doctor.findings import GOOD, NOTE, WRONG, DoctorFinding
from data import overlays
from tests.engine.store.running_tables import database as running_tables

ROOT = Path(__file__).parents[3]
GAME = "rise_of_the_roman_republic"


def charts(folder: Path, room: str = "overlays") -> list[DoctorFinding]:
    """Return what `praetor doctor` finds about charts, as a process of its own: games are made once in one."""
    code = "import sys; from bot.__main__ import main; sys.exit(main(sys.argv[1:]))"
    around = {**os.environ, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "", overlays.FOLDER: room}
    done = subprocess.run(  # noqa: S603 - our own command
        (sys.executable, "-c", code, "doctor", "--offline", "--json"),
        cwd=folder, env=around, capture_output=True, text=True, check=False,
    )  # fmt: skip
    found = [DoctorFinding(**one) for one in json.loads(done.stdout)["findings"]]
    return [one for one in found if one.about == "charts"]


@pytest.fixture
def room(tmp_path: Path) -> Path:
    """An installation with one good overlay."""
    running_tables(tmp_path).rename(tmp_path / "praetor.sqlite3")
    good = tmp_path / "overlays" / GAME / "good"
    good.mkdir(parents=True)
    (good / "leaders.yaml").write_text('leaders:\n  "112": {campaign: 8}\n', encoding="utf-8")
    return tmp_path / "overlays"


def test_folders_that_cannot_be_used_are_named_one_by_one(room: Path, tmp_path: Path) -> None:
    broken = {"latin": b"leaders: {caf\xe9: 1}\n", "mine\u202e": b"", "unfit": b'leaders:\n  "112": {battle: Z}\n'}
    for name, said in broken.items():
        (room / GAME / name).mkdir()
        (room / GAME / name / "leaders.yaml").write_bytes(said)
    (room / "rise").mkdir()
    found = charts(tmp_path)
    assert [one.verdict for one in found] == [NOTE, WRONG, WRONG, WRONG]
    told = "\n".join(one.said for one in found)
    assert "'rise'" in told and "UTF-8" in told and "RIGHT-TO-LEFT OVERRIDE" in told and "'Z'" in told
    assert "\u202e" not in told and "'good'" not in told
    for name in broken:
        shutil.rmtree(room / GAME / name)
    (room / "rise").rmdir()
    assert [(one.verdict, one.said) for one in charts(tmp_path)] == [(GOOD, "all 1 can be played by")]


def test_a_folder_that_is_missing_and_a_table_that_needs_it(room: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "praetor.sqlite3")) as conn, conn:
        (table,) = conn.execute("SELECT id FROM tables WHERE status = 'running'").fetchone()
        options = json.dumps({"scenario": "alexander", "charts": "mine@" + "0" * 40})
        conn.execute("UPDATE tables SET game = ?, options = ? WHERE id = ?", (GAME, options, table))
    missing, lacking = charts(tmp_path, "no/such")
    assert missing.verdict == WRONG and "no/such" in missing.said and "mkdir" in missing.mend
    assert lacking.verdict == WRONG and table in lacking.said and "mine@" in lacking.said
