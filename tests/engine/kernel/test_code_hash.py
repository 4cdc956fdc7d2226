"""The version of the rules: what is in it, what is not, and that every Python finds the same."""

import ast
import gc
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from engine.games import game_by_id as find_game
from engine.games import game_ids
from engine.kernel import code_hash
from engine.kernel.code_hash import Source, normal_form, read_installed_source, rule_modules, rules_hash

RULE = """
from engine.kernel.dice import roll

LOSSES = {"land": 2, "sea": 3}

class Battle(Frame, kw_only=True):
    side: str = "rome"

@rules.step(Battle, "fight")
def fight(play, frame):
    lost = LOSSES[frame.side] if roll(6) > 4 else 0
    if lost:
        play.lose(frame.side, lost, why=f"{frame.side} lost {lost:>{2}}")
    return "end"
"""

SAID_OTHERWISE = {
    "a comment": RULE.replace("lost = ", "# as in 4.2\n    lost = "),
    "a docstring": RULE.replace("    lost = ", '    """Fight."""\n    lost = '),
    "a module's docstring": '"""Of battles."""\n' + RULE,
    "a class's docstring": RULE.replace('    side: str', '    """A battle."""\n\n    side: str'),
    "a string that nothing is done with": RULE.replace('= "rome"\n', '= "rome"\n    """who fights"""\n'),
    "layout": RULE.replace('{"land": 2, "sea": 3}', '{\n    "land": 2,\n    "sea": 3,\n}'),
    "indents": RULE.replace("    ", "  "),
    "line ends": RULE.replace("\n", "\r\n"),
    "brackets": RULE.replace("LOSSES[frame.side] if roll(6) > 4", "(LOSSES[(frame.side)]) if (roll(6) > 4)"),
    "quotes": RULE.replace('"sea"', "'sea'"),
    "a string cut in two": RULE.replace('f"{frame.side} lost {lost:>{2}}"', 'f"{frame.side} " f"lost {lost:>{2}}"'),
    "a figure written otherwise": RULE.replace('"sea": 3', '"sea": 0b11'),
    "pass": RULE.replace("    return", "    pass\n    return"),
}  # fmt: skip

RULED_OTHERWISE = {
    "a constant": RULE.replace('"sea": 3', '"sea": 4'),
    "a constant's kind": RULE.replace('"sea": 3', '"sea": 3.0'),
    "a truth for a number": RULE.replace("else 0", "else False"),
    "a comparison": RULE.replace("> 4", ">= 4"),
    "a name": RULE.replace('"end"', '"start"'),
    "an argument": RULE.replace("roll(6)", "roll(8)"),
    "a default": RULE.replace('= "rome"', '= "carthage"'),
    "a keyword": RULE.replace("kw_only", "frozen"),
    "a decorator": RULE.replace('"fight")\n', '"flee")\n'),
    "the block that a step is in": RULE.replace("    return", "        return"),
    "the order": RULE.replace('{"land": 2, "sea": 3}', '{"sea": 3, "land": 2}'),
    "a text": RULE.replace(" lost {", " loses {"),
    "how a text is set": RULE.replace(":>{2}", ":<{2}"),
    "an import": RULE.replace("import roll", "import cast as roll"),
}


@pytest.mark.parametrize("what", SAID_OTHERWISE)
def test_what_changes_no_rule_changes_no_version(what: str) -> None:
    assert SAID_OTHERWISE[what] != RULE
    assert normal_form(ast.parse(SAID_OTHERWISE[what])) == normal_form(ast.parse(RULE))


@pytest.mark.parametrize("what", RULED_OTHERWISE)
def test_what_changes_a_rule_changes_the_version(what: str) -> None:
    assert normal_form(ast.parse(RULED_OTHERWISE[what])) != normal_form(ast.parse(RULE))


# Which modules count


def of(files: Mapping[str, str]) -> Source:
    """Return a reader of modules that stand in a mapping; a name with a dot at its end is a package."""

    def read(name: str) -> tuple[str, bool] | None:
        if f"{name}." in files:
            return files[f"{name}."], True
        return (files[name], False) if name in files else None

    return read


GAME = {
    "titles.war.": "",
    "titles.war.game": "from titles.war import rules, preview\nfrom .player import BOLD\nimport titles.war.board.sea",
    "titles.war.rules": "from .board import land\nfrom engine.kernel.dice import roll\nTAX = 3",
    "titles.war.board.": "KEEPS = 1",
    "titles.war.board.land": "import json\nAREAS = 6",
    "titles.war.board.sea": "SEAS = 2",
    "titles.war.preview": "from titles.war import odds\nSHOWN = 1",
    "titles.war.odds": "GUESSED = 1",
    "titles.war.player": "BOLD = 1",
    "titles.war.chronicle": "TOLD = 1",
    "titles.": "from titles.war import game\nALL = 1",
    "engine.kernel.dice": "FACES = 6",
    "engine.players.player": "CLEVER = 1",
    "json": "OTHER = 1",
}
SILENT = ("preview*", "player*")


def test_a_game_s_modules_are_found_by_what_they_import() -> None:
    assert sorted(rule_modules("titles.war.game", SILENT, of(GAME))) == [
        "engine.kernel.dice", "titles.war", "titles.war.board", "titles.war.board.land", "titles.war.board.sea",
        "titles.war.game", "titles.war.rules",
    ]  # fmt: skip


@pytest.mark.parametrize("name", GAME)
def test_a_module_changes_the_version_where_it_decides(name: str) -> None:
    before = rules_hash("titles.war.game", SILENT, of(GAME))
    after = rules_hash("titles.war.game", SILENT, of({**GAME, name: GAME[name] + "\nMORE = 1"}))
    decides = name.rstrip(".") in rule_modules("titles.war.game", SILENT, of(GAME))
    assert (before != after) == decides


def test_a_forecast_that_a_rule_asks_decides() -> None:
    asked = {**GAME, "titles.war.rules": "from titles.war import preview"}
    found = rule_modules("titles.war.game", SILENT, of(asked))
    assert "titles.war.preview" in found and "titles.war.odds" in found and "titles.war.player" not in found


def test_a_module_without_its_source_is_no_rule_unseen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "bare_rules.py").write_text("TAX = 3")
    subprocess.run(  # noqa: S603 - Python
        [sys.executable, "-m", "compileall", "-q", "-b", tmp_path], check=True
    )
    (tmp_path / "bare_rules.py").unlink()
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ImportError, match="needs the source of bare_rules"):
        rules_hash("bare_rules")


def test_rules_are_read_from_an_archive_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    names = {"zipped_war/__init__.py": "", "zipped_war/game.py": "from .board import areas",
             "zipped_war/board/__init__.py": "", "zipped_war/board/areas.py": "AREAS = 6"}  # fmt: skip
    with zipfile.ZipFile(tmp_path / "titles.zip", "w") as archive:
        for name, text in names.items():
            archive.writestr(name, text)
    monkeypatch.syspath_prepend(str(tmp_path / "titles.zip"))
    assert "zipped_war.board.areas" in rule_modules("zipped_war.game")


# The games that are there


@pytest.mark.parametrize("title", game_ids())
def test_every_title_s_rules_are_in_its_version_and_what_shows_them_is_not(title: str) -> None:
    game = find_game(title)
    root = type(game).__module__
    package = root.rpartition(".")[0]
    found = rule_modules(root, game.not_rules)
    assert game.version == rules_hash(root, game.not_rules) and len(game.version) == code_hash.DIGITS
    for name in (root, game.rules.__class__.__module__, "engine.kernel.dice", "engine.kernel.choices", "data"):
        assert name in found
    assert not [n for n in found if n.startswith(("engine.players", "engine.store", f"{package}.computer_player"))]
    silent = [n for n in found if code_hash._matches(n, package, game.not_rules)]
    assert not silent, f"rules import what is said to decide nothing: {silent}"


@pytest.mark.parametrize("title", game_ids())
def test_every_pattern_of_a_title_names_a_module_of_it(title: str) -> None:
    game = find_game(title)
    package = type(game).__module__.rpartition(".")[0]
    folder = Path(str(sys.modules[package].__file__)).parent
    modules = [".".join((package, *path.relative_to(folder).with_suffix("").parts)) for path in folder.rglob("*.py")]
    for pattern in game.not_rules:
        assert any(code_hash._matches(name, package, (pattern,)) for name in modules), pattern


@pytest.mark.parametrize("title", game_ids())
def test_each_of_a_title_s_rules_counts(title: str) -> None:
    game = find_game(title)
    for name, form in rule_modules(type(game).__module__, game.not_rules).items():
        kept = read_installed_source(name)
        assert kept is not None
        assert normal_form(ast.parse(f"# said\n{kept[0]}\n# more\n'said'\n")) == form
        assert normal_form(ast.parse(f"{kept[0]}\nMORE = 1\n")) != form


# The same on every Python

TRICKY = r"""
def f(a, /, b: int = 1_000, *args: "int", c=..., d, **more) -> None:
    global g
    x = [*args, -1, 1j, 0.1, 1e300, b"\xff", "\u00e4\U0001fae8", None, True, not a, {**more, "k": 2}]
    y = f"{x!r:>{b}} {{}} {a = } {'n' + f'{c}'}" "tail" f"" f"{d:%Y}"
    match y:
        case {"a": [1, *rest], **others} if (n := len(rest)) > 1: return lambda q, *, r=2: q @ r
        case str() | None: pass
        case Point(x=0): yield from x[1:2, ::3]
    try:
        assert (yield), "no"
    except* (A, B) as e: raise C from e
    finally: del x.y, x[0]
    async def g():
        async with a as b, c: await d
        return [i async for i in b if i < 2 <= 3 if i]
    for i, (j, *k) in x: continue
    else: a += 1
class K(Base, meta=1): v: int; w: int = 2
"""
KNOWN = "a5791db85393391e"


def test_the_normal_form_is_the_one_that_is_known() -> None:
    """Run on each Python: the form hangs on none of them."""
    assert rules_hash("tricky", (), of({"tricky": TRICKY})) == KNOWN


def others() -> list[str]:
    """Return the other Pythons of this machine that Praetor would run on."""
    found = []
    for minor in range(11, 20):
        python = shutil.which(f"python3.{minor}")
        if python and minor != sys.version_info.minor:
            answers = subprocess.run([python, "-c", ""], capture_output=True, check=False)  # noqa: S603 - Python
            found += [python] * (answers.returncode == 0)
    return found


FORMS = """
import ast, hashlib, importlib.util, pathlib, sys
spec = importlib.util.spec_from_file_location("code_hash", sys.argv[1])
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
digest = hashlib.sha256()
for path in sys.argv[2:]:
    digest.update(module.normal_form(ast.parse(pathlib.Path(path).read_text(encoding="utf-8"))).encode())
print(digest.hexdigest())
"""


def test_the_other_pythons_of_this_machine_find_the_same() -> None:
    pythons = others()
    if not pythons:
        pytest.skip("there is no other Python here that Praetor runs on")
    engine = Path(code_hash.__file__).parents[1]
    words = ("-c", FORMS, code_hash.__file__, *map(str, sorted(engine.rglob("*.py"))))
    found = {
        python: subprocess.run([python, *words], capture_output=True, text=True, check=True).stdout  # noqa: S603 - our own words
        for python in (sys.executable, *pythons)
    }
    assert len(set(found.values())) == 1, found


def test_trees_are_built_in_threads_while_the_collector_calls_back() -> None:
    """The bot works the versions out in a thread, with a watch on its collector, while the loop may want one too."""
    sources = [
        path.read_text(encoding="utf-8") for path in sorted(Path(code_hash.__file__).parents[1].rglob("*.py"))[:60]
    ]

    def watch(*_: object) -> None:
        sum(range(200))

    def built(depth: int) -> int:
        return built(depth - 1) if depth else len([code_hash.syntax_tree(text) for text in sources])

    before = sys.getswitchinterval()
    gc.callbacks.append(watch)
    sys.setswitchinterval(0.0005)
    try:
        with ThreadPoolExecutor(2) as pool:
            assert list(pool.map(built, (0, 8))) == [len(sources)] * 2
    finally:
        sys.setswitchinterval(before)
        gc.callbacks.remove(watch)
    assert gc.isenabled()
