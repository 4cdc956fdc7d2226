"""What contributors expect to find: the editor's settings, the checks before a commit, the workflow and the forms of
reports hold what they say."""

import re
import subprocess
import tomllib
from configparser import ConfigParser
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml

from scripts import changed_tests

ROOT = Path(__file__).parents[1]
BINARY = {".png", ".webp", ".ttf", ".otf", ".gz"}
RECORDED = {".json"}  # written by scripts
AS_PUBLISHED = ("tests/bot/table_page/axe/axe.min.js",)  # another project's file, not to be changed


def listed() -> list[str]:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no checkout of git")
    said = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S607 - of a checkout
    return [name for name in said.stdout.splitlines() if (ROOT / name).is_file()]


def loaded(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))


def settings() -> list[tuple[str, dict[str, str]]]:
    parser = ConfigParser()
    parser.read_string("[about]\n" + (ROOT / ".editorconfig").read_text(encoding="utf-8"))
    return [(name, dict(parser[name])) for name in parser.sections()[1:]]


def asked_of(name: str) -> dict[str, str]:
    """Return what the editor's settings ask of a file: later sections overrule earlier ones."""
    asked: dict[str, str] = {}
    for pattern, values in settings():
        if fnmatch(name if "/" in pattern else Path(name).name, pattern.replace("**", "*")):
            asked |= values
    return asked


def faults(text: str, asked: dict[str, str]) -> list[str]:
    found = []
    if asked["insert_final_newline"] == "true" and text and not text.endswith("\n"):
        found.append("no newline at its end")
    if asked["trim_trailing_whitespace"] == "true" and re.search(r"[ \t]+$", text, re.MULTILINE):
        found.append("blanks at the end of a line")
    if asked["indent_style"] == "space" and re.search(r"^\t", text, re.MULTILINE):
        found.append("a tab")
    if asked["end_of_line"] == "lf" and "\r" in text:
        found.append("a carriage return")
    return found


def test_files_are_written_as_editors_are_told() -> None:
    found = {}
    for name in listed():
        if Path(name).suffix not in BINARY | RECORDED and name not in AS_PUBLISHED:
            said = faults((ROOT / name).read_bytes().decode("utf-8"), asked_of(name))
            if said:
                found[name] = said
    assert found == {}


def test_a_file_that_is_written_otherwise_is_found() -> None:
    assert faults("\tline \r\nend", asked_of("bot/app.py")) != []
    assert len(faults("\tline \r\nend", asked_of("bot/app.py"))) == 3  # a carriage return hides the blank before it
    assert faults("\tmake\n", asked_of("Makefile")) == []
    assert faults("end", asked_of("render/font_files/licence.txt")) == []


def test_the_workflow_tests_on_each_python_that_praetor_runs_on() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (job,) = loaded(".github/workflows/test.yml")["jobs"].values()
    pythons = re.findall(r"python(3\.\d+)", re.search(r"^PYTHONS \?= (.*)$", makefile, re.MULTILINE)[1])  # type: ignore[index] # it has one
    assert job["strategy"]["matrix"]["python"] == pythons
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={pythons[0]}"
    commands = [step["run"] for step in job["steps"] if "run" in step]
    assert commands == ["make test PYTHON=python"] and re.search(r"^test:", makefile, re.MULTILINE)


def test_what_runs_before_a_commit_is_there() -> None:
    (local,) = loaded(".pre-commit-config.yaml")["repos"]
    for hook in local["hooks"]:
        tool, *words = hook["entry"].split()
        assert tool in {".venv/bin/ruff", ".venv/bin/python"}, "what `make setup` installs"
        assert [word for word in words if word.startswith("scripts/") and not (ROOT / word).is_file()] == []


def test_the_tests_of_what_changed_are_found(tmp_path: Path) -> None:
    for folder in ("tests/bot/screens", "tests/data"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "tests/bot/screens/test_one.py").touch()
    changed = ["bot/screens/lessons.py", "tests/bot/screens/test_one.py", "tests/bot/gone/test_gone.py", "setup.py"]
    assert changed_tests.tests_for(changed, tmp_path) == ["tests/bot/screens", "tests/bot/screens/test_one.py"]
    assert changed_tests.tests_for(["data/twr/locale/en/cards.ftl"], tmp_path) == []


@pytest.mark.parametrize("form", ["fault", "rule"])
def test_forms_of_reports_ask_for_what_is_needed(form: str) -> None:
    made = loaded(f".github/ISSUE_TEMPLATE/{form}.yml")
    ids = [part["id"] for part in made["body"] if part["type"] != "markdown"]
    assert made["name"] and made["description"] and len(ids) == len(set(ids))
    assert any(part.get("validations", {}).get("required") for part in made["body"])
