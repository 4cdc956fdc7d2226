"""The pages of sections and rulings say what the code and its tests say."""

import ast
from pathlib import Path

import pytest

from scripts import rule_sections
from scripts.rule_sections import (
    Cited,
    Named,
    citations_in,
    citing_things_in_folder,
    definitions_with_citations,
    games,
    gaps_of_page,
    page_path,
    section_numbers_in_list,
    sections_page_of_game,
)


@pytest.mark.parametrize("game", games())
def test_the_page_is_current(game: str) -> None:
    """`python scripts/rule_sections.py` writes it anew."""
    assert page_path(game).read_text(encoding="utf-8") == sections_page_of_game(game)


@pytest.mark.parametrize("game", games())
def test_every_chapter_is_carried_out_and_played_and_no_other_is_cited(game: str) -> None:
    assert gaps_of_page(game) == []


@pytest.mark.parametrize(
    ("text", "sections", "rulings"),
    [
        ("Where ships go (section 9.6).", {(9, 6)}, set()),
        ("Sections 9.3, 10 and 11: reactions.", {(9, 3), (10,), (11,)}, set()),
        ("(sections 9.3 to 11)", {(9, 3), (10,), (11,)}, set()),
        ("(sections 12.2 to 12.4)", {(12, 2), (12, 3), (12, 4)}, set()),
        ("Campaigns (section 9.5, rulings 84 to 86).", {(9, 5)}, {84, 85, 86}),
        ("Ships (section\n    9.6) hold 3", {(9, 6)}, set()),  # over the end of a line
        ("Levies (ruling s.6), A9 apart.", set(), {"s.6"}),
        ("(section 11.2, rulings c.39, G44 and A6)", {(11, 2)}, {"c.39", "G44", "A6"}),
        ("Ruling a.3.1: the larger alone.", set(), {"a.3.1"}),
        ("section 5 and 3 CU", {(5,)}, set()),
        ("the section of the map; 3 rulings", set(), set()),
    ],
)
def test_what_a_docstring_cites(text: str, sections: set[tuple[int, ...]], rulings: set[int]) -> None:
    assert citations_in(text) == Cited(frozenset(sections), frozenset(rulings))


def test_a_list_in_words() -> None:
    assert list(section_numbers_in_list("7.2, 13 and 14")) == [(7, 2), (13,), (14,)]
    assert list(section_numbers_in_list("8 to 11")) == [(8,), (9,), (10,), (11,)]


CODE = '''
"""Marches (section 9)."""
class March:
    """A march (ruling 25)."""
    def leg(self):
        """A leg of it (section 9.2)."""
'''
TESTS = '''
"""Marches, rulings 25 to 27."""
@pytest.mark.ruling(25, 26)
def test_legs():
    """Not ruling 28 (section 9.2)."""
'''


def test_modules_classes_and_functions_are_named_with_what_they_cite() -> None:
    assert list(definitions_with_citations(ast.parse(CODE), "march")) == [
        Named("march", citations_in("section 9")),
        Named("march.March", citations_in("ruling 25")),
        Named("march.March.leg", citations_in("section 9.2")),
    ]


def test_the_rulings_of_a_test_are_those_of_its_marks() -> None:
    module, test = definitions_with_citations(ast.parse(TESTS), "movement.test_march")
    assert module.cited == citations_in("")
    assert test == Named("movement.test_march.test_legs", citations_in("section 9.2, rulings 25 and 26"))


def test_a_chapter_without_code_or_tests_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A made-up game of three chapters: the second has no test, the third is a page of thanks."""
    for name, text in {
        "engine/games/chess/moves.py": '"""Moves (sections 1 and 2), and castling (section 4)."""\n',
        "tests/engine/games/chess/test_moves.py": 'def test_moves() -> None:\n    """Section 1.1."""\n',
        "tests/engine/games/chess/chapters.yaml": "chapters: {1: Moves, 2: Ends, 3: Thanks}\nunplayed: {3: thanks}\n",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(rule_sections, "ROOT", tmp_path)
    assert games() == ["chess"]
    assert gaps_of_page("chess") == ["moves cites section 4", "chapter 2 has no tests"]
    assert [one.name for one in citing_things_in_folder(tmp_path / "engine/games/chess")] == ["moves"]
    assert "| 1.1 | – | test_moves.test_moves |" in sections_page_of_game("chess")
    assert "Not played: thanks." in sections_page_of_game("chess")
