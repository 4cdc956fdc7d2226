"""The tiny game of `docs/adding_a_game.md`: a package of its own, found by its entry point, played by the real bot."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
import zipfile
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.sandbox.launch import Sandbox
from bot.sandbox.people.person import Person
from bot.sandbox.world import Attachment, Channel
from tests.bot.hall import PATIENCE, Process, until, verbs
from tests.bot.players import Player
from tests.tiers import thinned

ROOT = Path(__file__).parents[2]
PROJECT = ROOT / "tests" / "tiny_game"
PAGE = ROOT / "docs" / "adding_a_game.md"
SNIPPET = re.compile(r"^`([\w/.]+)`[^\n]*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MOST = 300  # lines of Python and YAML, over all layers, without the words
CONFORMANCE = ("tests/conformance",)
LAWS = ("tests/conformance/test_laws.py", "tests/conformance/test_secrets.py", "tests/conformance/test_words.py")


def files() -> list[Path]:
    return [p for p in sorted(PROJECT.rglob("*")) if p.suffix in (".py", ".yaml", ".toml", ".ftl")]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a Python in which the package is installed: its entry points lie beside it, as pip does it.
    All its processes share a cache, which is empty at first."""
    tmp_path = tmp_path_factory.mktemp("installed")
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]
    info = tmp_path / "site" / f"six_hills-{project['version']}.dist-info"
    info.mkdir(parents=True)
    name = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(name)
    lines = [f"[{group}]\n" + "".join(f"{key} = {value}\n" for key, value in points.items())
             for group, points in project["entry-points"].items()]  # fmt: skip
    (info / "entry_points.txt").write_text("\n".join(lines))
    path = os.pathsep.join((str(PROJECT), str(info.parent)))
    return {"PYTHONPATH": path, "PRAETOR_CACHE": str(tmp_path / "cache")}


def praetor(installed: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **installed}
    command = [sys.executable, "-m", "bot", *words]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own words


@pytest.fixture
async def process(stand_in: Sandbox, tmp_path: Path, installed: dict[str, str]) -> AsyncIterator[Process]:
    made = Process(stand_in, tmp_path / "praetor.sqlite3", drawn=True, **installed)
    try:
        yield made
    finally:
        if made.process is not None:
            await made.end()


def pictures(channel: Channel) -> list[Attachment]:
    return [a for m in channel.messages.values() for a in m.attachments if a.filename.endswith(".png")]


async def hand_of(person: Person) -> str:
    """Return what the picture of a person's hand says, once they are asked something."""
    for message in person.messages("dm"):
        if "hand" in verbs(message):
            shown = (await (await person.press(message, "My hand")).wait_until_answered()).message
            return next((a.description or "" for a in shown.attachments), "") if shown is not None else ""
    return ""


async def test_it_is_played_to_its_end(process: Process, installed: dict[str, str], tmp_path: Path) -> None:
    await process.launch()
    table = await process.create("Ada", "Boris", game="six_hills", computers=1)
    thread = process.thread(table)
    await process.person("Ada").press(process.card(table), "Start")
    people = [
        Player(process.person(name), thread, n, way) for n, (name, way) in enumerate((("Ada", "mine"), ("Boris", "dm")))
    ]
    end, hand = time.monotonic() + PATIENCE, ""
    while not (exports := [a for m in thread.messages.values() for a in m.attachments if a.filename.endswith(".json")]):
        assert time.monotonic() < end, [await player.sees() for player in people]
        hand = hand or await hand_of(process.person("Boris"))
        if not any([await player.play() for player in people]):
            await asyncio.sleep(0.02)
    assert re.match(r"\d cards?: Spear", hand), hand
    for player in people:
        assert player.failed == [] and player.decided > 0
    taken = await until(lambda: [m.all_words for m in thread.messages.values() if "the bids were spear" in m.all_words])
    assert len(taken) >= 3  # of six, some of which are told as one
    maps = await until(lambda: pictures(thread))
    charts = [a for a in maps if (a.description or "").startswith("Points by round")]
    assert charts and all((a.description or "").startswith("Six Hills.") for a in maps if a not in charts)
    assert any(re.search("Held by (Red|Blue|Green)", a.description or "") for a in maps)
    card = await (await process.person("Ada").slash("card", thread, card="spear_7")).wait_until_answered()
    about = await (await process.person("Ada").slash("about", thread)).wait_until_answered()
    rules = await (await process.person("Ada").slash("rules", thread)).wait_until_answered()
    assert "Six Hills" in about.text and "six-hills 1.0" in about.text
    assert not (card.has_failed or about.has_failed or rules.has_failed or "went wrong" in card.text + rules.text)
    status, log = await process.end()
    assert status == 0 and "Traceback" not in log and "fault" not in log, log
    export = tmp_path / "export.json"
    export.write_bytes(exports[-1].data)
    assert json.loads(exports[-1].data)["game"] == "six_hills"
    verified = praetor(installed, "verify", str(export))
    assert "Nothing is false" in verified.stdout or "All is proven" in verified.stdout, verified


def test_it_is_listed(installed: dict[str, str]) -> None:
    listed = praetor(installed, "games")
    assert listed.returncode == 0 and re.search(r"six_hills +2 to 4 players, .*, six-hills 1\.0", listed.stdout), listed


@pytest.mark.parametrize("count", thinned(["4", "2", "3"], 3, seconds=2))
def test_it_keeps_the_laws(installed: dict[str, str], count: str) -> None:
    played = praetor(installed, "selfplay", "six_hills", "--games", "3", "--players", count, "--check-full")
    assert played.returncode == 0, played


def test_its_own_tests_pass(installed: dict[str, str]) -> None:
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", f"{PROJECT}/pyproject.toml", f"{PROJECT}/tests"]
    run = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, *words], cwd=ROOT, env={**os.environ, **installed}, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0 and "3 passed" in run.stdout, run.stdout


def test_it_begins_in_a_second_language(installed: dict[str, str]) -> None:
    told = praetor(installed, "words", "--missing", "it")
    assert "name.aventine" in told.stdout and "do.bid" not in told.stdout, told
    code = (
        "from bot.words import Words; from engine.games import game_by_id; game_by_id('six_hills'); "
        "print(Words('six_hills', language='it')('do.bid'))"
    )
    words, around = [sys.executable, "-c", code], {**os.environ, **installed}
    run = subprocess.run(words, cwd=ROOT, env=around, capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    assert run.stdout == "Offri\n", run


@pytest.mark.soak(6)
def test_its_wheel_has_all_of_it(tmp_path: Path) -> None:
    source = shutil.copytree(PROJECT, tmp_path / "source")
    pip = ["-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(  # noqa: S603 - pip
        [sys.executable, *pip, "-w", tmp_path, source], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    (made,) = tmp_path.glob("six_hills-*.whl")
    wanted = {path.relative_to(PROJECT).as_posix() for path in files() if path.is_relative_to(PROJECT / "six_hills")}
    assert {name for name in zipfile.ZipFile(made).namelist() if ".dist-info/" not in name} == wanted


@pytest.mark.soak(10)
def test_it_leaks_nothing(installed: dict[str, str]) -> None:
    drilled = praetor(installed, "drill", "leak", "--game", "six_hills", "--seed", "1", "--rounds", "1")
    assert drilled.returncode == 0, drilled


@pytest.mark.parametrize(("rooms", "least"), thinned([(LAWS, 8), (CONFORMANCE, 30)], seconds=20), ids=["laws", "all"])
def test_it_conforms(installed: dict[str, str], rooms: Sequence[str], least: int) -> None:
    """The suite that every registered game is held to takes in a game that is only installed."""
    environment = {**os.environ, **installed}
    suite = ["-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *rooms, "-k", "six_hills"]
    command = [sys.executable, *suite]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    assert run.returncode == 0, run.stdout[-3000:]
    assert run.stdout.count(".") > least and "skipped" not in run.stdout


def test_it_is_tiny() -> None:
    of_the_game = [path for path in files() if path.suffix != ".ftl" and path.parent != PROJECT / "tests"]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in of_the_game) < MOST


def test_the_page_shows_all_of_it_and_nothing_else() -> None:
    """Every snippet is taken from the package, in its order, and what is left out between two is blank."""
    page, shown = PAGE.read_text(encoding="utf-8"), dict[str, str]()
    snippets = SNIPPET.findall(page)
    assert page.count("```") == 2 * len(snippets)
    for name, code in snippets:
        shown[name] = shown.get(name, "") + code
    for path in files():
        kept = path.read_text(encoding="utf-8").split("\n")
        there = shown.pop(path.relative_to(PROJECT).as_posix(), "").split("\n")
        assert [line for line in there if line] == [line for line in kept if line], path
    assert shown == {}
