"""The set-up as an owner's charts say it: followed, and refused by the cell where it cannot be."""

from typing import Any

import pytest

from data.charts import CHARTS, Chart, canonical_chart_json, know_chart
from engine.charts.dropping import drop_charted_games
from engine.games import game_by_id
from engine.games.total_war_rome.board.starting import STARTS, wrong_at_start
from engine.kernel.dice import KeyedDice
from engine.workbooks.sheets import said_by
from engine.workbooks.trial import faults_of_tried_charts
from tests.bot.charts.filled import ours

GAME, KEY = "total_war_rome", bytes(32)
PLAYED = {
    "start_regions": [[1, "illyria", "rome"], [2, "umbria", "none"]],
    "start_agents": [[1, "rome", "illyria"]],
    "start_armies": [[1, "rome", 2, "", "etruria"], [2, "rome", 1, "rome_scipio_africanus", ""]],
    "start_troops": [[1, "rome", 2, "velites", 1], [2, "rome", 2, "italian_infantry", 2], [3, "rome", 1, "scorpio", 1],
                     [4, "rome", 1, "italian_infantry", 3]],
    "start_navies": [[1, "rome", 1, "trireme_r", 3, "latium"]],
    "start_improvements": [[1, "illyria", "market"]],
    "start_diplomacy": [[1, "rome", "greek_states", "friendly"]],
}  # fmt: skip


def chart_by(**sheets: list[list[Any]]) -> Chart:
    """Return charts whose sheets have these rows, and of the others those of ours."""
    grids = ours(GAME)
    for name, rows in sheets.items():
        others = [row for row in grids[name][1:] if "rome" not in row and name not in ("start_diplomacy",)]
        grids[name] = [grids[name][0], *rows, *others]
    said, _, faults = said_by(GAME, grids)
    assert not faults, faults
    return Chart(GAME, "mine", canonical_chart_json(said))


def test_ours_can_be() -> None:
    assert not list(wrong_at_start())
    assert [len(start.armies) for start in STARTS.values()] == [2, 2, 2, 2]


def test_a_game_begins_as_the_charts_say() -> None:
    chart = chart_by(**PLAYED)
    know_chart(chart)
    try:
        game = game_by_id(chart.played_game_name)
        options = {**game.complete({}), "diplomacy": "historical", CHARTS: chart.option_value}
        state = game.start(options, ("1", "2", "3"), KEY, KeyedDice(KEY, 0)).state
        assert [state.regions[region].owner for region in ("illyria", "umbria", "latium")] == ["rome", "", "rome"]
        assert state.regions["illyria"].market and not state.regions["umbria"].walls
        assert [agent.at for agent in state.agents.values() if agent.owner == "rome"] == ["illyria"]
        one, two = state.armies["rome_1"], state.armies["rome_2"]
        assert (one.general, one.at, one.cards) == ("rome_scipio_africanus", "", (*["italian_infantry"] * 3, "scorpio"))
        assert (two.general, two.at) == ("", "etruria")
        assert (state.navies["rome_fleet_1"].port, len(state.navies["rome_fleet_1"].ships)) == ("latium", 3)
        assert state.status("rome", "greek_states") == "friendly" and state.status("rome", "carthage") == "neutral"
        assert not list(game.check(state))
    finally:
        drop_charted_games([chart.played_game_name])


@pytest.mark.parametrize(
    ("sheet", "rows", "cell"),
    [
        pytest.param("start_regions", [[1, "attica", "rome"]], "C2", id="capital"),
        pytest.param("start_regions", [[1, "illyria", "rome"], [2, "illyria", "none"]], "B3", id="twice"),
        pytest.param("start_agents", [[n, "rome", "latium"] for n in (1, 2, 3)], "B4", id="agents"),
        pytest.param("start_armies", [[1, "rome", 1, "carthage_gisgo", ""]], "D2", id="anothers_general"),
        pytest.param("start_armies", [[1, "rome", 1, "", "attica"], [2, "rome", 2, "", ""]], "E2", id="abroad"),
        pytest.param("start_armies", [[n, "rome", n, "", ""] for n in (1, 2, 3)], "C4", id="too_small"),
        pytest.param("start_troops", [[1, "rome", 1, "velites", 3]], "E2", id="many_skirmishers"),
        pytest.param("start_troops", [[1, "rome", 1, "hoplites", 2]], "D2", id="anothers_card"),
        pytest.param("start_navies", [[1, "rome", 1, "trireme_r", 1, "samnium"]], "F2", id="no_harbour"),
        pytest.param("start_navies", [[1, "rome", 1, "trireme_g", 1, ""]], "D2", id="anothers_ship"),
        pytest.param(
            "start_navies",
            [[n, "rome", 1, "trireme_r", 1, at] for n, at in ((1, "latium"), (2, ""))],
            "F3",
            id="two_places",
        ),
        pytest.param("start_diplomacy", [[1, "rome", "rome", "enemy"]], "C2", id="with_itself"),
    ],
)
def test_what_cannot_be_is_told_at_its_cell(sheet: str, rows: list[list[Any]], cell: str) -> None:
    (fault, *_) = faults_of_tried_charts(chart_by(**{sheet: rows}), games=0)
    assert fault.where == f"{sheet}!{cell}"
