"""A checkout that goes forth to a new version and back to the old one: nothing of the new one stays in what is
installed, so that a database which the old one brings back is one that it can open."""

import gzip
import os
import shutil
import sqlite3
import subprocess
import sys
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from engine.store.schema import schema_migrations
from tests.test_wheel import built, listed

ROOT = Path(__file__).parents[1]
OLD = ROOT / "tests" / "engine" / "store" / "old"
PACKAGES = ("bot", "engine", "render", "data")
NUMBER = schema_migrations()[-1][0]
LATER = (f"engine/store/migrations/{NUMBER + 1:04d}_later.sql", "engine/later.py")  # what only the new version has
START = "import sys; from bot.__main__ import main; sys.exit(main())"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    made = tmp_path / "checkout"
    for file in listed():
        if file.parts[0] in PACKAGES or len(file.parts) == 1:
            (made / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / file, made / file)
    return made


def installed(checkout: Path, site: Path) -> Path:
    """Install what is checked out, as pip does: in the checkout itself, without build isolation."""
    out = site.with_suffix(".wheel")
    out.mkdir()
    with zipfile.ZipFile(built(checkout, out)) as wheel:
        wheel.extractall(site)
    return site


def praetor(site: Path, *words: object) -> subprocess.CompletedProcess[str]:
    around = {**os.environ, "PYTHONPATH": str(site), "PRAETOR_CACHE": "off", "PRAETOR_DATABASE": str(database(site))}
    return subprocess.run(  # noqa: S603 - ourselves
        [sys.executable, "-P", "-c", START, *map(str, words)],
        cwd=site.parent, env=around, capture_output=True, text=True, check=False,
    )  # fmt: skip


def database(site: Path) -> Path:
    return site.parent / "praetor.sqlite3"


def schema_of(path: Path) -> int:
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as conn:
        return int(conn.execute("SELECT max(version) FROM schema_version").fetchone()[0])


def test_the_way_back_leads_to_a_database_that_the_old_version_opens(checkout: Path, tmp_path: Path) -> None:
    """With a real database, of running tables: by the old version, by the new one, by the old one again."""
    before = tmp_path / "before.sqlite3"
    before.write_bytes(gzip.decompress((OLD / f"schema_{NUMBER - 1}.sqlite3.gz").read_bytes()))
    before.chmod(0o600)
    old = installed(checkout, tmp_path / "old")
    assert praetor(old, "restore", before).returncode == 0 and schema_of(database(old)) == NUMBER
    backup = tmp_path / "backup.sqlite3"
    assert praetor(old, "backup", backup).returncode == 0
    (checkout / LATER[0]).write_text("CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT;\n", encoding="utf-8")
    (checkout / LATER[1]).write_text('"""What only the new version has."""\n', encoding="utf-8")
    new = installed(checkout, tmp_path / "new")
    assert all((new / file).exists() for file in LATER)
    assert praetor(new, "restore", backup, "--replace").returncode == 0 and schema_of(database(new)) == NUMBER + 1
    for file in LATER:
        (checkout / file).unlink()
    again = installed(checkout, tmp_path / "again")
    assert [file for file in LATER if (again / file).exists()] == [], "of the version that was left"
    assert not (checkout / "build").exists()
    refused = praetor(again, "backup", tmp_path / "newer.sqlite3", "--prove")
    assert refused.returncode == 1 and "Traceback" not in refused.stderr, refused
    done = praetor(again, "restore", backup, "--replace")
    assert done.returncode == 0 and schema_of(database(again)) == NUMBER, done
    said = praetor(again, "export", "SAMNS", "--out", tmp_path / "game.json")
    assert said.returncode == 0 and (tmp_path / "game.json").stat().st_size > 1000, said
