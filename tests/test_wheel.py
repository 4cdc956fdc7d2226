"""Packages: the wheel has every file that the program reads: what is installed from it plays as the checkout does.

To build and install it is of soak, of which a check of a change of the packaging tries these tests first."""

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from fnmatch import fnmatch
from pathlib import Path

import pytest

from bot.process.version import installed_version_number
from engine.games import game_by_id as find_game
from engine.games import game_ids

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "engine", "render", "data")


def listed() -> list[Path]:
    """Return the files of the project, those that are not committed yet too."""
    said = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],  # noqa: S607 - the test is of a checkout
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    return [Path(line) for line in said.splitlines() if (ROOT / line).is_file()]


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the checkout: what earlier builds have left there is not in it."""
    made = tmp_path_factory.mktemp("source")
    for file in listed():
        if file.parts[0] in PACKAGES or len(file.parts) == 1:
            (made / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / file, made / file)
    return made


def built(source: Path, out: Path) -> Path:
    """Build a wheel offline, and return it."""
    done = subprocess.run(  # noqa: S603 - pip
        [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps",
         "--no-build-isolation", "--wheel-dir", out, source],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{done.stdout}{done.stderr} (`make setup` installs what builds it)"
    (made,) = out.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(source, tmp_path_factory.mktemp("wheel"))


def test_every_file_is_of_a_kind_that_a_wheel_takes() -> None:
    """Needs no building: setuptools takes modules, and what its patterns name, of folders that could be packages."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]
    patterns = ["*.py", *project["package-data"]["*"]]
    assert [f"{room}*" for room in PACKAGES] == project["packages"]["find"]["include"]
    ours = [file for file in listed() if file.parts[0] in PACKAGES]
    assert [file for file in ours if not any(fnmatch(file.name, pattern) for pattern in patterns)] == []
    assert [file for file in ours if not all(part.isidentifier() for part in file.parts[:-1])] == []
    assert len(ours) > 1000


@pytest.mark.soak(10)
def test_the_source_package_makes_the_same_wheel(source: Path, wheel: Path, tmp_path: Path) -> None:
    """What a packager unpacks is all there is, but for the tests: it builds outside the checkout."""
    code = "import sys; from setuptools.build_meta import build_sdist; print(build_sdist(sys.argv[1]))"
    words = [sys.executable, "-c", code, str(tmp_path)]
    done = subprocess.run(words, cwd=source, capture_output=True, text=True, check=False)  # noqa: S603 - setuptools
    assert done.returncode == 0, done.stderr
    (packed,) = tmp_path.glob("praetor_bot-*.tar.gz")
    shutil.unpack_archive(packed, tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    again = built(unpacked, tmp_path)
    with zipfile.ZipFile(wheel) as ours, zipfile.ZipFile(again) as theirs:
        assert theirs.namelist() and sorted(theirs.namelist()) == sorted(ours.namelist())
        changed = [name for name in ours.namelist() if ours.read(name) != theirs.read(name)]
    assert [name for name in changed if ".dist-info/" not in name] == []


@pytest.mark.soak(8)
def test_every_file_is_in_the_wheel(wheel: Path) -> None:
    wanted = {str(f) for f in listed() if f.parts[0] in PACKAGES}
    assert {
        "data/common/locale/en/bot.ftl",
        "engine/store/migrations/0001_first.sql",
        "bot/sandbox/page/index.html",
    } <= wanted
    assert any(name.startswith("render/font_files/") for name in wanted)
    found = set(zipfile.ZipFile(wheel).namelist())
    assert sorted(wanted - found) == []
    notes = f"praetor_bot-{installed_version_number()}.data/data/share/praetor/CHANGELOG.md"
    assert sorted(name for name in found - wanted if ".dist-info/" not in name) == [notes]


@pytest.mark.soak(10)
def test_what_is_in_the_wheel_is_enough(wheel: Path, tmp_path: Path) -> None:
    site, work = tmp_path / "site", tmp_path / "work"
    work.mkdir()
    with zipfile.ZipFile(wheel) as file:
        file.extractall(site)
    around = {**os.environ, "PYTHONPATH": str(site), "PRAETOR_CACHE": "off"}
    words = ("render", "total_war_rome", "--decisions", "1", "--out", "map.png")
    start = "import sys, bot; from bot.__main__ import main; print(bot.__file__); sys.exit(main())"
    done = subprocess.run(  # noqa: S603 - ourselves
        [sys.executable, "-P", "-c", start, *words], cwd=work, env=around, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(str(site)) and (work / "map.png").stat().st_size > 10_000
    told = subprocess.run(  # noqa: S603 - ourselves
        [sys.executable, "-P", "-c", start, "--version"],
        cwd=work,
        env=around,
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    assert told.startswith(str(site))
    listed = subprocess.run(  # noqa: S603 - ourselves
        [sys.executable, "-P", "-c", start, "games"], cwd=work, env=around, capture_output=True, text=True, check=False
    ).stdout
    assert listed.count(f"praetor-bot {installed_version_number()}\n") == len(game_ids()), (
        "they are found by the wheel's entry points"
    )
    for title in game_ids():
        assert f"{title} rules {find_game(title).version}" in told, "the rules have the same version wherever they are"
