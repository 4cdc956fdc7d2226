"""The shape of the house: imports run one way, rooms stay small, nothing names a machine."""

import ast
import re
import subprocess
import tomllib
from collections.abc import Container, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest

from engine.games import game_ids

ROOT = Path(__file__).parent.parent
PACKAGES = ("bot", "render", "engine", "data", "testbed")
MAY_IMPORT = {
    "testbed": {"testbed", "bot", "render", "engine", "data"},
    "bot": {"bot", "render", "engine", "data"},
    "render": {"render", "engine", "data"},
    "engine": {"engine", "data"},
    "data": {"data"},
}
ONLY_IN = {"discord": {"bot", "testbed"}, "PIL": {"render"}, "aiohttp": {"bot", "testbed"}}
LINES = 400
MODULES = 26  # in one folder


def games() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / "engine" / "games").glob("*/__init__.py"))


def modules() -> list[Path]:
    return sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))


@cache
def import_statements(path: Path) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """Return every import of a module, those within functions too. Each file is parsed once for all laws."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return tuple(node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom))


def imports(path: Path) -> Iterator[str]:
    for node in import_statements(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif node.level == 0 and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


Room = tuple[str, ...]  # the parts of a module's path: ("engine", "kernel", "dice.py")


def why_not_here(room: Room, name: str) -> str:
    """Return why a module may not import a name; "" if it may."""
    package = name.split(".")[0]
    if package in PACKAGES and package not in MAY_IMPORT[room[0]]:
        return "imports run testbed -> bot -> render -> engine -> data"
    if package in ONLY_IN and room[0] not in ONLY_IN[package]:
        return f"{package} is used in {', '.join(sorted(ONLY_IN[package]))} alone"
    if name.startswith("bot.sandbox") and room[:2] not in {("bot", "sandbox"), ("bot", "cli")} and room[0] == "bot":
        return (
            "what runs in production does not need the sandbox: the command line alone knows it, where it is asked for"
        )
    if room[:2] == ("engine", "kernel") and name.startswith(
        ("engine.games", "engine.kit", "engine.players", "engine.store")
    ):
        return "the kernel knows no game and nothing that is built on it"
    if room[:2] == ("engine", "kit") and name.startswith("engine."):
        return "" if name.startswith(("engine.kernel", "engine.kit")) else "the kit knows the kernel alone"
    if room[:2] == ("engine", "games") and len(room) > 3 and name.startswith("engine.games."):
        return "" if name.split(".")[2] == room[2] else "no game imports another"
    if room[0] == "render" and name.startswith("engine.games."):
        return "" if name.split(".")[3:4] in ([], ["view"]) else "of a game the renderer sees the view alone"
    return ""


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("data/words.py", "engine.kernel"), ("engine/kit/cards.py", "engine.games"), ("engine/store/sqlite.py", "PIL"),
        ("engine/kernel/dice.py", "engine.kit.pools"), ("engine/games/one/rules.py", "engine.games.two.rules"),
        ("render/games/one/map.py", "engine.games.one.rules"), ("engine/store/sqlite.py", "bot.words"),
        ("bot/cli/families.py", "testbed.drill_commands"), ("bot/tables/live.py", "bot.sandbox"),
    ],
)  # fmt: skip
def test_an_import_that_runs_the_wrong_way_is_found(module: str, name: str) -> None:
    assert why_not_here(Path(module).parts, name)


def test_imports_run_one_way_the_kernel_knows_no_game_and_no_game_another() -> None:
    found = [
        f"{path.relative_to(ROOT)} imports {name}: {why}"
        for path in modules()
        for name in imports(path)
        if (why := why_not_here(path.relative_to(ROOT).parts, name))
    ]
    assert found == []


# Words that name a game: its id, its words, its commands' group and its short names; Europe/Rome is a time zone.
GAME_NAMES = re.compile(
    r"samnite|total.?war|(?<!Europe/)(?<![a-z])(rome|twr|sw|sor|rrr)(?![a-z])|sword_of|rise_of_the", re.IGNORECASE
)
GAME_ROOMS = ("bot/titles", "engine/games", "render/games", "data")  # each with a package or folder a game
GAME_TEXTS = (".py", ".yaml", ".sql", ".js", ".html", ".css", ".md", ".toml", "")
NAMES_A_GAME = {
    "data/geo/ranges.yaml": "the mountains of Samnium, after which a game is called",
    "scripts/old_databases.py": "makes databases by the code of old commits, in which these two games are played",
    "scripts/running_tables_plans.py": "says in which positions of these two games the kept tables stand",
    "tests/engine/store/verification/forging.py": "forges games of these two, the same for every list",
    "tests/render/kit/hex_sample.py": "a map without a game: the peoples that hold its towns",
    "tests/render/kit/sample_points.py": "a map without a game: the peoples that hold its towns",
}


def game_rooms() -> set[str]:
    """Return the name of every game that has a room: those registered, and those being built."""
    return {*game_ids(), *games()}


def shared_files() -> Iterator[Path]:
    """Yield every file that all games share: the product's, the scripts', and the test helpers."""
    for top in (*PACKAGES, "scripts"):
        for path in sorted((ROOT / top).rglob("*")):
            room = path.relative_to(ROOT).as_posix()
            if any(room.startswith(f"{one}/{game}/") for one in GAME_ROOMS for game in game_rooms()):
                continue  # in a game's own package
            if path.is_file() and path.suffix in GAME_TEXTS and "__pycache__" not in path.parts:
                yield path
    yield ROOT / "Makefile"
    yield ROOT / "pyproject.toml"
    for path in sorted((ROOT / "tests").rglob("*.py")):
        own = {game for game in game_rooms() if game in path.parts}
        if not own and not path.name.startswith("test_"):  # a test may play a game, as an example or for a fault it had
            yield path


def test_what_all_games_share_names_none_of_them() -> None:
    found = {}
    for path in shared_files():
        text = path.read_text(encoding="utf-8")
        if path.name == "pyproject.toml":  # the table of the games that Praetor brings
            text = re.sub(r'\[project\.entry-points\."praetor\.games"\]\n(.+\n)+', "", text)
        named = sorted({match.group().lower() for match in GAME_NAMES.finditer(text)})
        if named:
            found[path.relative_to(ROOT).as_posix()] = named
    assert {name: named for name, named in found.items() if name not in NAMES_A_GAME} == {}
    assert sorted(found) == sorted(NAMES_A_GAME), "an exemption that is not needed any more"


def test_what_all_games_share_imports_none() -> None:
    known = set(game_ids())
    python = [path for path in shared_files() if path.suffix == ".py"]
    assert [(path, name) for path in python for name in imports(path) if set(name.split(".")) & known] == []


def test_a_room_can_be_taken_in() -> None:
    sizes = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert len(sizes) > 1000 and {path: lines for path, lines in sizes.items() if lines > LINES} == {}


def graph(rooms: Sequence[str]) -> dict[str, set[str]]:
    """Return which of our modules each module of these rooms imports: for types alone and inside functions too."""
    paths = {named(path): path for room in rooms for path in (ROOT / room).rglob("*.py")}
    return {name: set(modules_imported(path, paths)) - {name} for name, path in paths.items()}


def modules_imported(path: Path, known: Container[str]) -> Iterator[str]:
    """Yield the known modules that a module imports: of `from package import module` the module, not the package."""
    for node in import_statements(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif node.level == 0 and node.module:
            for name in (f"{node.module}.{alias.name}" for alias in node.names):
                yield from (found for found in (name if name in known else node.module,) if found in known)


def named(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def circles(arrows: Mapping[str, set[str]]) -> list[list[str]]:
    """Return the modules that lie on a circle of imports: what is left when all that import nothing, or that nobody
    imports, are taken away again and again."""
    left = {name: set(to) for name, to in arrows.items()}
    while True:
        wanted = {to for targets in left.values() for to in targets}
        gone = {name for name, to in left.items() if not to or name not in wanted}
        if not gone:
            return sorted([name, *sorted(to)] for name, to in left.items())
        left = {name: to - gone for name, to in left.items() if name not in gone}


def test_a_circle_is_found() -> None:
    arrows = {"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}, "e": set()}
    assert circles(arrows) == [["b", "c"], ["c", "b"]]


def test_no_imports_run_in_a_circle() -> None:
    assert circles(graph(PACKAGES)) == []


TAKEN_FROM = {ROOT / "bot/replay/page": [ROOT / "bot/table_page/page"]}  # pages whose modules another has in it, too
IMPORTED_SCRIPT = re.compile(r"""^import\b[^;]*["']\./(\w+)\.js["']""", re.MULTILINE)


@pytest.mark.parametrize(
    "page", sorted({path.parent for package in PACKAGES for path in (ROOT / package).rglob("*.js")})
)
def test_no_scripts_of_a_page_import_each_other_in_a_circle(page: Path) -> None:
    files = {path.stem: path for folder in (*TAKEN_FROM.get(page, ()), page) for path in folder.glob("*.js")}
    arrows = {name: set(IMPORTED_SCRIPT.findall(path.read_text(encoding="utf-8"))) for name, path in files.items()}
    assert set().union(*arrows.values()) <= set(arrows) and circles(arrows) == []


def among_packages(arrows: Mapping[str, set[str]], inside: str) -> dict[str, set[str]]:
    """Return which packages directly inside one import which: each is taken as one, a module beside them as itself."""
    found: dict[str, set[str]] = {}
    for name, targets in arrows.items():
        if name.startswith(f"{inside}."):
            package, *others = (
                one.removeprefix(f"{inside}.").partition(".")[0]
                for one in (name, *sorted(targets))
                if one.startswith(f"{inside}.")
            )
            found[package] = found.get(package, set()) | set(others) - {package}
    return found


def test_a_circle_of_packages_is_found_where_no_modules_run_in_one() -> None:
    arrows = {"bot.one.a": {"bot.two.b"}, "bot.two.b": set(), "bot.two.c": {"bot.one.d", "data"}, "bot.one.d": set()}
    assert circles(arrows) == []
    assert circles(among_packages(arrows, "bot")) == [["one", "two"], ["two", "one"]]


@pytest.mark.parametrize("package", ("bot", "engine", "data", "testbed"))
def test_no_rooms_of_a_package_import_each_other_in_a_circle(package: str) -> None:
    arrows = among_packages(graph((package,)), package)
    assert len(arrows) > 1 and circles(arrows) == []


@pytest.mark.parametrize("game", games())
def test_no_chapters_of_a_game_import_each_other_in_a_circle(game: str) -> None:
    arrows = among_packages(graph((f"engine/games/{game}",)), f"engine.games.{game}")
    assert len(arrows) > 1 and circles(arrows) == []


@pytest.mark.parametrize("room", (*PACKAGES, "tests", "scripts"))
def test_a_folder_can_be_taken_in(room: str) -> None:
    for folder in {path.parent for path in (ROOT / room).rglob("*.py")}:
        assert len(list(folder.glob("*.py"))) <= MODULES, folder


def test_the_package_of_the_testbed_names_all_its_folders() -> None:
    told = tomllib.loads((ROOT / "testbed" / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]
    folders = {path.parent.relative_to(ROOT) for path in (ROOT / "testbed").rglob("*.py")}
    assert sorted(told["packages"]) == sorted(".".join(folder.parts) for folder in folders)


UNEXPLAINED = re.compile(r"# noqa(?!: [A-Z]+[0-9]+(, [A-Z]+[0-9]+)*\)? +- \w)")


def test_an_exemption_from_lint_says_why() -> None:
    assert UNEXPLAINED.search("import this  # noqa: F401") and UNEXPLAINED.search("import this  # noqa - it is needed")
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for room in (*PACKAGES, "scripts", "tests")
        for path in sorted((ROOT / room).rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if UNEXPLAINED.search(line) and path != Path(__file__)
    ]
    assert found == []


def test_chance_comes_from_the_kernel_alone() -> None:
    """`random` is not to be had elsewhere in the engine: dice are keyed, lots are seeded, both in one room."""
    for path in modules():
        if path.parts[-3:] != ("engine", "kernel", "dice.py") and "engine" in path.relative_to(ROOT).parts[:1]:
            assert "random" not in set(imports(path)), path


def git(words: str) -> list[str]:
    """The lines that git answers with; skipped where the source did not come with git."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is no checkout of git")
    said = subprocess.run(  # noqa: S603 - its words are this file's own
        ["git", *words.split()],  # noqa: S607 - the test is of a checkout
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode in {0, 1} and not said.stderr, said.stderr
    return said.stdout.splitlines()


def test_git_looks_away_from_what_running_the_bot_leaves_and_from_nothing_else() -> None:
    """A kept world has a token and everybody's DMs in it, a database everybody's hands."""
    left = ["sandbox/world.json", "sandbox/praetor.sqlite3-wal", "praetor.sqlite3", "praetor.toml", ".env"]
    assert git(f"check-ignore {' '.join(left)}") == left
    assert git("ls-files --cached --ignored --exclude-standard") == []
