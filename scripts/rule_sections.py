"""Write for each game which functions carry out, and which tests play, every section of its rulebook and every ruling.

    python scripts/rule_sections.py [GAME ...]

It reads docstrings: "section 9.5", "sections 9.3, 10 and 11", "rulings 84 to 86", in the code of a game and in its
tests, and the marks `@pytest.mark.ruling(84)`. A module's docstring stands for the module, a class's for the class.
A game takes part whose rulebook has numbered chapters: they are listed in `tests/engine/games/<game>/chapters.yaml`
with their titles, and those that nobody plays with the reason. The pages are `docs/<game>_rules.md`; a test compares
them with the code, so run this after a change of such a docstring, mark or name.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import yaml

ROOT = Path(__file__).resolve().parents[1]
NUMBER = r"\d+(?:\.\d+)*"
NAME = r"(?:[A-Z]|[a-z](?:\.\d+)?\.)\d+"  # of a ruling that is no plain number: "G8", "c.12", "a.3.1"
NAMED = re.compile(rf"\b[Rr]ulings? ({NAME}(?:(?:,? and |, ){NAME})*)")
CITED = re.compile(rf"\b(section|ruling)(?:s ({NUMBER}(?:(?:,? and |, | to ){NUMBER})*)| ({NUMBER}))", re.IGNORECASE)
Number = tuple[int, ...]
Ruling = int | str


class Cited(NamedTuple):
    """What a docstring cites: numbers of sections, such as (9, 5, 6), and of rulings."""

    sections: frozenset[Number]
    rulings: frozenset[Ruling]


class Named(NamedTuple):
    """A module, class or function by its name within the game, and what it cites."""

    name: str
    cited: Cited


class Chapters(NamedTuple):
    """The rulebook's chapters: titles by number, and why nobody plays those that are no procedure."""

    titles: Mapping[int, str]
    unplayed: Mapping[int, str]


def section_numbers_in_list(listed: str) -> Iterator[Number]:
    """Yield the numbers of a list in words; of "9.3 to 11" the first, and all chapters after it.

    >>> list(section_numbers_in_list("9.3, 10 and 11"))
    [(9, 3), (10,), (11,)]
    >>> list(section_numbers_in_list("84 to 86"))
    [(84,), (85,), (86,)]
    """
    for part in re.split(r",? and |, ", listed):
        first, *rest = (tuple(int(one) for one in number.split(".")) for number in part.split(" to "))
        yield first
        for last in rest:
            level = min(len(first), len(last)) - 1  # that they count on
            yield from ((*first[:level], one) for one in range(first[level] + 1, last[level] + 1))


def citations_in(text: str) -> Cited:
    """Return what a text cites, wherever its lines break."""
    found: dict[str, set[Number]] = {"section": set(), "ruling": set()}
    for kind, several, one in CITED.findall(" ".join(text.split())):
        found[kind.lower()].update(section_numbers_in_list(several or one))
    named = {one for listed in NAMED.findall(" ".join(text.split())) for one in re.findall(NAME, listed)}
    return Cited(frozenset(found["section"]), frozenset({number[0] for number in found["ruling"]} | named))


def ruling_sort_key(ruling: Ruling) -> tuple[str, Number]:
    """Return what rulings are sorted by: plain numbers first, then by letter and number.

    >>> sorted(["G10", "c.12", 3, "G9", "a.3.1"], key=ruling_sort_key)
    [3, 'G9', 'G10', 'a.3.1', 'c.12']
    """
    said = str(ruling)
    return re.sub(r"[\d.]", "", said), tuple(int(one) for one in re.findall(r"\d+", said))


def rulings_of_marks(node: ast.AST) -> frozenset[Ruling]:
    """Return the rulings of the marks on a test or a class of tests."""
    calls = (one for one in getattr(node, "decorator_list", ()) if isinstance(one, ast.Call))
    return frozenset(
        argument.value
        for call in calls
        if isinstance(call.func, ast.Attribute) and call.func.attr == "ruling"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, int | str)
    )


def definitions_with_citations(
    node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, name: str
) -> Iterator[Named]:
    """Yield a module, class or function, and all classes and functions in a module or class, with what they cite.

    The rulings of tests are those of their marks alone: a word of one in passing proves nothing.
    """
    said = citations_in(ast.get_docstring(node) or "")
    test = any(part.startswith("test_") for part in name.split("."))
    yield Named(name, Cited(said.sections, rulings_of_marks(node) if test else said.rulings))
    for child in () if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else node.body:
        if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from definitions_with_citations(child, f"{name}.{child.name}")


def module_name(path: Path, room: Path) -> str:
    """Return a module's name within a folder: "movement.march"; the folder's own is its name."""
    parts = path.relative_to(room).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__") or room.name


def citing_things_in_folder(room: Path, pattern: str = "*.py") -> list[Named]:
    """Return everything in a folder that cites something, in the order of its names."""
    found = []
    for path in sorted(room.rglob(pattern)):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [
            one
            for one in definitions_with_citations(tree, module_name(path, room))
            if one.cited.sections or one.cited.rulings
        ]
    return sorted(found)


def folders_of_game_tests(game: str) -> list[Path]:
    """Return the folders of a game's tests."""
    return sorted(path for path in (ROOT / "tests").rglob(game) if path.is_dir())


def chapters_path(game: str) -> Path:
    """Return where the chapters of a game's rulebook are listed."""
    return ROOT / "tests" / "engine" / "games" / game / "chapters.yaml"


def page_path(game: str) -> Path:
    """Return where a game's page is."""
    return ROOT / "docs" / f"{game}_rules.md"


def games() -> list[str]:
    """Return the games whose rulebook has numbered chapters."""
    return sorted(path.parent.name for path in chapters_path("*").parents[1].glob("*/chapters.yaml"))


def chapters(game: str) -> Chapters:
    """Read the chapters of a game's rulebook."""
    told = yaml.safe_load(chapters_path(game).read_text(encoding="utf-8"))
    return Chapters(told["chapters"], told.get("unplayed", {}))


def code_and_tests(game: str) -> tuple[list[Named], list[Named]]:
    """Return what of a game's code, and what of its tests, cites something."""
    tests = [one for room in folders_of_game_tests(game) for one in citing_things_in_folder(room, "test_*.py")]
    return citing_things_in_folder(ROOT / "engine" / "games" / game), sorted(tests)


def table_row(head: str, code: list[str], tests: list[str]) -> str:
    """Return a row of a table; a dash where there is nothing."""
    return f"| {head} | {', '.join(code) or '–'} | {', '.join(tests) or '–'} |"


def markdown_table(head: str, rows: list[str]) -> list[str]:
    """Return a table in Markdown, with an empty line after it."""
    return [f"| {head} | code | tests |", "|---|---|---|", *rows, ""]


def sections_page_of_game(game: str) -> str:
    """Return a game's page: a table a chapter, a row a section that is cited; then the rulings."""
    book, (code, tests) = chapters(game), code_and_tests(game)
    everything = [*code, *tests]
    lines = [
        f"# Sections and rulings: {game}",
        "",
        "Which code carries out each section of the rulebook and which tests play it, as docstrings and marks say.",
        "Written by `scripts/rule_sections.py`; do not edit. What the rulings say stands in",
        f"[rulings.ftl](../data/{game}/locale/en/rulings.ftl).",
        "",
    ]
    for chapter, title in book.titles.items():
        lines += [f"## {chapter}. {title}", ""]
        sections = sorted({number for one in everything for number in one.cited.sections if number[0] == chapter})
        rows = [
            table_row(
                ".".join(map(str, number)),
                [one.name for one in code if number in one.cited.sections],
                [one.name for one in tests if number in one.cited.sections],
            )
            for number in sections
        ]
        lines += [f"Not played: {book.unplayed[chapter]}.", ""] if chapter in book.unplayed else []
        lines += markdown_table("section", rows) if rows else []
    rulings = sorted({number for one in everything for number in one.cited.rulings}, key=ruling_sort_key)
    rows = [
        table_row(
            str(number),
            [one.name for one in code if number in one.cited.rulings],
            [one.name for one in tests if number in one.cited.rulings],
        )
        for number in rulings
    ]
    return "\n".join([*lines, "## Rulings", "", *markdown_table("ruling", rows)])


def gaps_of_page(game: str) -> list[str]:
    """Return what a game's page lacks: chapters without code or tests, and citations of chapters that there are not."""
    book, (code, tests) = chapters(game), code_and_tests(game)
    out = []
    for what, found in (("code", code), ("tests", tests)):
        have = {number[0] for one in found for number in one.cited.sections}
        out += [
            f"chapter {number} has no {what}" for number in book.titles if number not in have | book.unplayed.keys()
        ]
        out += [
            f"{one.name} cites section {'.'.join(map(str, number))}"
            for one in found
            for number in sorted(one.cited.sections)
            if number[0] not in book.titles
        ]
    return out


def main(arguments: list[str]) -> None:
    """Write the pages of the games that are named; of all if none is."""
    parser = argparse.ArgumentParser(description="Write docs/<game>_rules.md from docstrings and marks.")
    parser.add_argument("games", nargs="*", metavar="GAME", choices=[*games(), []])
    for game in parser.parse_args(arguments).games or games():
        page_path(game).write_text(sections_page_of_game(game), encoding="utf-8")
        code, tests = code_and_tests(game)
        sections = {number for one in (*code, *tests) for number in one.cited.sections}
        figures = f"{len(sections)} sections, {len(code)} of code, {len(tests)} tests"
        sys.stdout.write(f"{page_path(game).relative_to(ROOT)}: {figures}\n")
        sys.stdout.writelines(f"  {gap}\n" for gap in gaps_of_page(game))


if __name__ == "__main__":
    main(sys.argv[1:])
