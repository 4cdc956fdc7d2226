"""A job of a table with an owner's charts goes to another process with these, as long as nobody takes them away."""

import pickle
from functools import partial
from typing import Any

import pytest

from data.charts import GoneChartsError, note_gone
from render.service.carried_charts import packed_job
from tests.engine.charts.charted import dropped, made
from tests.games import EXAMPLE


def gone(game: Any) -> None:
    note_gone(game.id)
    dropped(game)


def test_a_job_brings_its_charts_and_one_without_any_is_sent_as_it_is() -> None:
    game = made(EXAMPLE, {})
    assert packed_job(partial(str, game.id)) != pickle.dumps(partial(str, game.id), protocol=5)
    assert packed_job(partial(str, EXAMPLE)) == pickle.dumps(partial(str, EXAMPLE), protocol=5)
    dropped(game)


def test_a_job_whose_charts_were_taken_away_while_it_waited_is_told_apart_from_a_fault() -> None:
    """By its name, or since the modules of its types were let go."""
    game = made(EXAMPLE, {})
    named, typed = partial(str, game.id), partial(str, game.state_type)
    packed_job(named), packed_job(typed)
    gone(game)
    for job in (named, typed):
        with pytest.raises(GoneChartsError):
            packed_job(job)


def test_what_cannot_be_sent_for_another_reason_is_a_fault() -> None:
    with pytest.raises((pickle.PicklingError, AttributeError)):
        packed_job(lambda: None)
