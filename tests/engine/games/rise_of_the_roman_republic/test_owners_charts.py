"""The worked example of docs/owners_charts.md: it is an overlay that can be played, in all four scenarios."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from data import load_game_data, overlays
from engine.charts.installed import try_overlay
from engine.games import registration_of
from engine.games.rise_of_the_roman_republic.combat.results import battle_outcome
from engine.games.rise_of_the_roman_republic.events.augury import AuguryRead
from engine.games.rise_of_the_roman_republic.events.combat import BattleRolled
from engine.games.rise_of_the_roman_republic.events.siege import AssaultRolled, SiegeAttritionRolled
from engine.games.rise_of_the_roman_republic.game import PLAIN
from engine.games.rise_of_the_roman_republic.options import completed_table_options
from engine.games.rise_of_the_roman_republic.siege.results import assault_loss_percents, attrition_percent
from engine.games.rise_of_the_roman_republic.tables import GAME_ID, SCENARIOS, TABLES, row_up_to
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.game import Game
from tests.engine.charts.charted import dropped, read
from tests.engine.games.rise_of_the_roman_republic.random_games import eagerly

PAGE = Path(__file__).parents[4] / "docs" / "owners_charts.md"
WANTED = {one.tag() for one in (AssaultRolled, AuguryRead, BattleRolled, SiegeAttritionRolled)}
GAMES, DECISIONS = 12, 1500
BLOCK = re.compile(r"```yaml\n# (\w+)\.yaml\n(.*?)```", re.DOTALL)


FILES = PLAIN.overlay_files


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game[Any]]:
    folder = tmp_path_factory.mktemp("charts") / "my_copy"
    folder.mkdir()
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    assert {name for name, _ in blocks} == {*FILES} - {"hexes"}
    for name, said in blocks:
        (folder / f"{name}.yaml").write_text(said, encoding="utf-8")
    found = try_overlay(read(GAME_ID, folder), registration_of(GAME_ID))
    yield found
    dropped(found)


def opened(game: Game[Any], scenario: str) -> Any:
    seats = tuple(str(n + 1) for n in range(len(SCENARIOS[scenario].sides)))
    return game.setup(completed_table_options({"scenario": scenario}), seats, bytes(32), KeyedDice(bytes(32), 0)).state


def begun(game: Game[Any], scenario: str) -> Any:
    return game.view(opened(game, scenario), None)


def figures(view: RiseView) -> dict[str, Any]:
    cities = {one.place: one.full for one in view.cities}
    return {
        **{man: (one.initiative, one.campaign, one.battle, one.guile) for man, one in view.leaders.items()},
        **cities,
    }


@pytest.mark.parametrize(
    ("scenario", "changed"),
    [
        ("alexander", {"113", "4412", "3715"}),
        ("central_italy", {"113", "pontius", "4412", "3715"}),
        ("thunderbolt", {"hannibal", "402", "4412", "3715"}),
        ("eagle", {"pyrrhus", "4412", "6419", "3715"}),
    ],
)
def test_each_scenario_begins_with_the_figures_of_the_page(made: Game[Any], scenario: str, changed: set[str]) -> None:
    own, ours = figures(begun(made, scenario)), figures(begun(PLAIN, scenario))
    assert changed <= {name for name in own if own[name] != ours[name]} and own.keys() == ours.keys()


def test_the_page_lists_every_table() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [name for name in load_game_data(GAME_ID, "tables") if f"`{name}`" not in page] == []


@pytest.mark.parametrize("scenario", ["central_italy", "eagle"])
def test_charts_with_other_bounds_and_columns_are_played(made: Game[Any], scenario: str) -> None:
    """Battles, assaults, sieges and auguries by them, in some games of random decisions."""
    seen = set[str]()
    for seed in range(GAMES):
        state, lots = opened(made, scenario), UnverifiedRandom(f"{scenario} {seed}")
        for number in range(DECISIONS):
            prompts = [one for one in made.prompts(state).values() if one.default is not None]
            if not prompts or seen >= WANTED:
                break
            prompt, dice = lots.choose(prompts), KeyedDice(bytes([seed]) * 32, number + 1)
            done = made.apply(state, prompt.id, eagerly(prompt, lots), dice)
            state, seen = done.state, seen | {type(told.event).tag() for told in done.events}
    assert seen >= WANTED


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("augury_eagle: !whole {40: none, 90: storm}", "up to 100 at least"),
        ("siege_assault: {columns: !whole [0, 1, 2]}", "must have 3 entries"),
        ("battle: [{upto: 9}, {upto: 4}, {upto: 99}]", "must rise"),
        ("elephants: !whole {0: lost, 9: 1}", "every die"),
    ],
)
def test_charts_with_a_hole_are_told_with_file_and_table(tmp_path: Path, said: str, why: str) -> None:
    (tmp_path / "tables.yaml").write_text(said, encoding="utf-8")
    with pytest.raises(overlays.OverlayError) as found:
        try_overlay(read(GAME_ID, tmp_path), registration_of(GAME_ID))
    assert why in str(found.value) and found.value.path.name == "tables.yaml"


def test_what_an_owners_modifiers_bring_beyond_all_bounds_reads_the_last_row() -> None:
    """A figure of a modifier may be 100 and more; a bound covers 99."""
    assert battle_outcome(9, 200) == battle_outcome(9, 90)
    assert assault_loss_percents(200, 0) == assault_loss_percents(99, 0)
    assert attrition_percent(200) == attrition_percent(99)
    assert row_up_to(TABLES.inertia.percent, 200) == TABLES.inertia.percent[99]
