"""How games are found: Praetor's own and those of other packages, and what is said of those that cannot be played."""

import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import engine.games
from data import game_data_folder
from engine.games import GameEntry, GameFault, GameRegistry, game_entry_points, game_ids
from engine.kernel.registration import Registration

ROOT = Path(__file__).parents[3]
GOOD = """
from pathlib import Path
from engine.kernel.registration import Registration
REGISTRATION = Registration(
    id="{id}", game="{package}.game:GAME", title="{package}.title:TITLE", drawings="{package}.title:DRAWINGS",
    data=Path({data!r}),
)
"""
GAME = "from tests.engine.kernel.toy import Toy\nclass Own(Toy):\n    id = '{id}'\nGAME = Own()\n"
TITLE = """
from bot.titles.title_base import PlainTitle
from render.drawings import Drawings
class Own(PlainTitle):
    group = "{group}"
TITLE, DRAWINGS = Own(), Drawings({{}})
"""


def package(where: Path, name: str, game_id: str, **modules: str) -> None:
    """Lay out a package as it lies when it is installed."""
    home, info = where / name, where / f"{name}-2.1.dist-info"
    for made in (home, home / "data", info):
        made.mkdir()
    for module, code in {"__init__": "", **modules}.items():
        (home / f"{module}.py").write_text(code)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 2.1\n")
    (info / "entry_points.txt").write_text(f"[praetor.games]\n{game_id} = {name}.registration:REGISTRATION\n")


def whole(where: Path, name: str, game_id: str, group: str, **instead: str) -> None:
    """Lay out a package with all its parts, but for what is given instead."""
    modules = {
        "registration": GOOD.format(id=game_id, package=name, data=str(where / name / "data")),
        "game": GAME.format(id=game_id),
        "title": TITLE.format(group=group),
    }
    package(where, name, game_id, **(modules | instead))


def told(where: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the checkout with these packages installed."""
    code = f"import sys; sys.path.append({str(where)!r}); sys.argv[0] = 'praetor'; "
    return subprocess.run(  # noqa: S603 - ourselves
        [sys.executable, "-c", code + command[0], *command[1:]], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_own_games_have_entry_points_and_are_found_without_them(monkeypatch: pytest.MonkeyPatch) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    listed = project["entry-points"][engine.games.GROUP]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: ())
    assert {entry.name: entry.value for entry in game_entry_points()} == listed
    assert project["name"] == engine.games.OWN
    assert game_ids() == tuple(sorted(listed))


def test_a_registration_is_read_without_the_game() -> None:
    code = "import sys, engine.games as g; print(g.game_ids()); print([m for m in sys.modules if m.endswith('.game')])"
    done = told(ROOT / "nowhere", code)
    assert done.stdout.splitlines() == [str(game_ids()), "['engine.kernel.game']"], done.stderr


def test_what_is_wrong_is_said_with_its_package_and_the_others_play(tmp_path: Path) -> None:
    taken = game_ids()[0]
    whole(tmp_path, "good_one", "good", "good")
    whole(tmp_path, "doubles", taken, "other")
    whole(tmp_path, "broken", "broken", "broken", registration="import nothing_of_this_name")
    whole(tmp_path, "untitled", "untitled", "untitled", title="")
    whole(tmp_path, "crowded", "crowded", "good")
    whole(tmp_path, "misnamed", "misnamed", "misnamed", game=GAME.format(id="another"))
    code = "from bot.__main__ import main; sys.exit(main())"
    done = told(tmp_path, code, "games", "--ids")
    said = done.stderr.splitlines()
    assert done.stdout.splitlines()[: len(game_ids())] == list(game_ids())
    assert len(said) == 5 and done.returncode == 1, done.stderr
    own = engine.games.package_of_game(taken)
    for line in (
        f"praetor: the game {taken} of doubles 2.1 is left out: {own} has a game of this id already",
        "praetor: the game broken of broken 2.1 is left out: broken.registration:REGISTRATION cannot be read "
        "(ModuleNotFoundError: No module named 'nothing_of_this_name')",
        "praetor: the game untitled of untitled 2.1 is left out: ImportError: untitled.title has no TITLE",
        "praetor: the game misnamed of misnamed 2.1 is left out: LookupError: misnamed.game:GAME is the game 'another'",
    ):
        assert line in said, done.stderr
    # One of the two that share a slash group plays: the first by its id.
    assert any("/good is the group of crowded already" in line for line in said), done.stderr
    assert "crowded" in done.stdout.splitlines()


def test_the_bot_makes_its_commands_of_the_games_that_are_whole(tmp_path: Path) -> None:
    whole(tmp_path, "good_one", "good", "good")
    whole(tmp_path, "untitled", "untitled", "untitled", title="1 / 0")
    code = (
        "import logging; logging.basicConfig(); from bot.interactions.commands.all_commands import all_commands; "
        "print(*sorted({c.path[0] for c in all_commands()}))"
    )
    done = told(tmp_path, code)
    assert "good" in done.stdout.split() and "untitled" not in done.stdout.split(), done.stderr
    assert "the game untitled of untitled 2.1 is left out: ZeroDivisionError" in done.stderr


@pytest.mark.parametrize(
    ("found", "why"),
    [
        ("engine.games:OWN", "engine.games:OWN is no Registration but a str"),
        ("engine.games:NOTHING", "engine.games:NOTHING cannot be read (ImportError: engine.games has no NOTHING)"),
    ],
)
def test_what_is_no_registration_is_said(found: str, why: str) -> None:
    known = GameRegistry()
    known.add_entry_point(GameEntry("chess", found, "chess-package 1.0", own=False))
    assert known.faults == [GameFault("chess", "chess-package 1.0", why)] and not known.games


def test_a_registration_has_the_name_of_its_entry_point_and_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Registration(
        id="chess", game="chess:GAME", title="chess:TITLE", drawings="chess:DRAWINGS", data=Path("/nowhere")
    )
    monkeypatch.setattr(engine.games, "object_at_path", lambda path: made)
    known = GameRegistry()
    known.add_entry_point(GameEntry("checkers", "chess:IT", "a package", own=False))
    known.add_entry_point(GameEntry("chess", "chess:IT", "a package", own=False))
    first, second = (fault.why for fault in known.faults)
    assert "its entry point is named 'checkers' and its id is 'chess'" in first
    assert second == "there is no folder /nowhere with its data"


@pytest.mark.parametrize("game_id", game_ids())
def test_every_part_of_a_game_is_there(game_id: str) -> None:
    made = engine.games.registration_of(game_id)
    assert game_data_folder(game_id) == made.data and (made.data / "locale").is_dir()
    for path in (made.game, made.title, made.player, made.drawings):
        module, name = path.split(":")
        assert hasattr(import_module(module), name)
