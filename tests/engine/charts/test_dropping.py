"""Games by charts that no table uses any more give back what they took, and leave nothing of their own in memory."""

import gc
import subprocess
import sys
import weakref
from pathlib import Path

import pytest

from data.charts import Chart, canonical_chart_json, know_chart, known_chart
from engine.charts.charted_import import package_of
from engine.charts.collector import note_freezing, pause_garbage_collection, take_dropped_count
from engine.charts.dropping import charted_games_loaded, drop_charted_games
from engine.games import game_by_id, game_ids, player_of_strength
from engine.kernel.errors import SetupError
from tests.engine.charts.charted import made

ROOT = Path(__file__).parents[3]
LOADS = """
import gc, sys
from data.charts import Chart, canonical_chart_json, know_chart
from engine.charts.charted_import import package_of
from engine.charts.dropping import drop_charted_games
from engine.games import game_by_id, game_ids

def resident():
    return int(open("/proc/self/statm").read().split()[1]) * 4096

def loaded(n):
    chart = Chart(sys.argv[1], f"n{n}", canonical_chart_json({}).replace(b"}", b" " * n + b"}"))
    know_chart(chart)
    assert game_by_id(chart.played_game_name).id == chart.played_game_name
    drop_charted_games([chart.played_game_name])

for n in range(3):
    loaded(n)
gc.collect()
before = resident()
for n in range(3, 203):
    loaded(n)
gc.collect()
print(resident() - before)
"""


@pytest.mark.parametrize("game", game_ids())
def test_a_game_by_charts_is_gone_once_it_is_dropped(game: str) -> None:
    charted = made(game, {})
    name, gone = charted.id, weakref.ref(charted)
    player_of_strength(name, "normal")
    assert known_chart(name) is not None and package_of(name) in charted_games_loaded()
    del charted
    drop_charted_games([name])
    gc.collect()
    assert gone() is None and known_chart(name) is None and package_of(name) not in charted_games_loaded()
    assert not [one for one in sys.modules if one.startswith(package_of(name))]
    with pytest.raises((SetupError, ImportError)):
        _ = game_by_id(name).data_hash


@pytest.mark.parametrize("game", [pytest.param(game, marks=pytest.mark.soak(12)) for game in game_ids()])
def test_two_hundred_charts_loaded_and_dropped_give_their_memory_back(game: str) -> None:
    done = subprocess.run(  # noqa: S603 - our own command
        (sys.executable, "-c", LOADS, game), cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert int(done.stdout) < 10 * 2**20


def test_charts_that_change_nothing_have_the_hash_of_our_figures() -> None:
    for game in game_ids():
        plain, charted = game_by_id(game), made(game, {})
        assert (charted.version, charted.data_hash) == (plain.version, plain.data_hash)
        drop_charted_games([charted.id])


def test_charts_of_two_games_that_say_the_same_are_two() -> None:
    one, other = (made(game, {}) for game in game_ids()[:2])
    assert one.id.partition("+")[2] == other.id.partition("+")[2]
    assert type(one).__module__.endswith(type(game_by_id(game_ids()[0])).__module__)
    assert type(other).__module__.endswith(type(game_by_id(game_ids()[1])).__module__)
    drop_charted_games([one.id, other.id])


def test_two_charts_of_one_game_and_its_own_figures_stand_beside_each_other() -> None:
    game = game_ids()[0]
    one, other = (Chart(game, "mine", canonical_chart_json({}).replace(b"}", b" " * n + b"}")) for n in (1, 2))
    know_chart(one)
    know_chart(other)
    games = [game_by_id(game), game_by_id(one.played_game_name), game_by_id(other.played_game_name)]
    assert len({id(found.rules) for found in games}) == 3 and len({found.state_type for found in games}) == 3
    drop_charted_games([one.played_game_name, other.played_game_name])


def test_what_is_made_by_charts_is_frozen_where_old_objects_are_and_found_again_when_it_is_dropped() -> None:
    take_dropped_count()
    note_freezing(freezing=True)
    gc.freeze()
    try:
        before = gc.get_freeze_count()
        with pause_garbage_collection():
            assert not gc.isenabled()
            charted = made(game_ids()[0], {})
        assert gc.isenabled() and gc.get_freeze_count() > before + 1000
        gone = weakref.ref(charted)
        name = charted.id
        del charted
        drop_charted_games([name])
        assert take_dropped_count() == 1 and take_dropped_count() == 0
    finally:
        note_freezing(freezing=False)
        gc.unfreeze()
    gc.collect()
    assert gone() is None
