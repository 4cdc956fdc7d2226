"""Every ruling that the code, its tests or an option of the Roman Republic cites is told in rulings.yaml."""

from data import load_game_data
from data.words import folder_messages
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from scripts.rule_sections import code_and_tests, ruling_sort_key

RULINGS = load_game_data(GAME_ID, "rulings")["rulings"]


def test_every_ruling_that_is_cited_is_told() -> None:
    code, tests = code_and_tests(GAME_ID)
    cited = {ruling for one in (*code, *tests) for ruling in one.cited.rulings}
    assert sorted(cited - RULINGS.keys(), key=ruling_sort_key) == []


def test_every_ruling_has_words_and_names_options_and_scenarios_that_there_are() -> None:
    options = {row["key"]: row for row in load_game_data(GAME_ID, "options")["options"]}
    for name, row in RULINGS.items():
        assert f"ruling.{name}" in folder_messages(GAME_ID) and row.keys() <= {"option", "scenarios", "data"}, name
        assert set(row.get("option", ())) <= options.keys(), name
        assert set(row.get("scenarios", ())) <= set(options["scenario"]["values"]), name
    for key, row in options.items():
        assert "ruling" not in row or key in RULINGS[row["ruling"]]["option"], key
