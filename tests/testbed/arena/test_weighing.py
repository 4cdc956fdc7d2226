"""`praetor prospects`: the weights by which chances are judged, also by what counts at some moments alone."""

from pathlib import Path

import pytest
import yaml

from bot.__main__ import main
from engine.kit.prospects import Measures
from testbed.arena.weighing import play_and_sample_positions

MEASURE = "engine.games.samnite_wars.computer_player.outlook:turn_end_measures"


def test_what_counts_at_some_moments_alone_is_weighed(tmp_path: Path) -> None:
    kept, out = tmp_path / "positions", tmp_path / "weights.yaml"
    words = ["prospects", "samnite_wars", "--seats", "3", "--games", "6", "--option", "last_round=2"]
    assert main([*words, "--measure", MEASURE, "--keep", str(kept), "--out", str(out)]) == 0
    found = yaml.safe_load(out.read_text())
    assert {*found} <= {f"missing_{regions}" for regions in range(6)} and found
    for weighing in found.values():
        assert MEASURE in weighing["made_by"]
        assert {*weighing["measures"]} <= {"prestige", "next", "after", "treasury"}


def test_what_cannot_be_measured_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["prospects", "samnite_wars", "--measure", "engine.games:nothing", "--out", str(tmp_path / "weights.yaml")]
    assert main(words) == 2
    assert "nothing" in capsys.readouterr().err


def test_where_every_position_is_looked_at_those_alike_in_a_row_count_once() -> None:
    looked: list[Measures] = []

    def measure(view: object) -> Measures | None:
        looked.append(Measures(sides={"1": {}, "2": {}}, course=float(len(looked) > 20)))
        return None if len(looked) < 10 else looked[-1]

    found = play_and_sample_positions("samnite_wars", measure, "1", 0, 2, {"last_round": "2"}, every=1)
    assert sorted(one.course for one, _ in found) == [0.0, 1.0]
