"""Self-play: what it does to the collector of garbage."""

import gc

from engine.games import game_by_id as find_game
from engine.players.player import RandomPlayer
from engine.players.selfplay import SELDOM, Run, seldom_collected
from tests.games import EXAMPLE


def test_the_collector_is_as_it_was_after_a_game() -> None:
    before = gc.get_threshold()
    game = find_game(EXAMPLE)
    run = Run(game, {str(n): RandomPlayer() for n in range(1, game.least_seats + 1)}, "collector")
    assert game.outcome(run.play()) is not None
    assert gc.get_threshold() == before and gc.get_freeze_count() == 0


def test_the_collector_looks_seldom_while_games_are_played() -> None:
    before = gc.get_threshold()
    with seldom_collected():
        assert gc.get_threshold()[0] == SELDOM and gc.get_freeze_count() > 0
        with seldom_collected():
            assert gc.get_threshold()[0] == SELDOM
        assert gc.get_threshold()[0] == SELDOM and gc.get_freeze_count() > 0
    assert gc.get_threshold() == before and gc.get_freeze_count() == 0


def test_a_collector_that_another_minds_is_left_alone() -> None:
    before = gc.get_threshold()
    gc.freeze()
    try:
        with seldom_collected():
            assert gc.get_threshold() == before
        assert gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()
