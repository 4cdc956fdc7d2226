"""Random whole games of each title: what points were for adds up to what everybody has at the end."""

from typing import Any

import pytest

from bot.titles import title_of_game
from bot.words import Words
from engine.games import game_by_id as find_game
from engine.kernel.dice import KeyedDice
from engine.kernel.events import Event
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from tests.conformance.walks import GAMES, seats_of


def ended(game_id: str, seed: int) -> tuple[Any, list[Event]]:
    """Play a random game to its end; return its state and all events as the public knows them."""
    game = find_game(game_id)
    run = Run(game, {seat: RandomPlayer() for seat in seats_of(game_id, seed)}, f"finale {seed}")
    state = run.start()
    begun = game.start({}, run.seats, b"k" * 32, KeyedDice(run.key, 0))
    events = [told.event for told in begun.events]
    while game.outcome(state) is None:
        state = run.step(state)
        assert run.last is not None
        events += [told.event for told in run.last.events]
    return state, [form for event in events if (form := event.seen_by(None)) is not None]


@pytest.mark.parametrize("seed", [2, 4])
@pytest.mark.parametrize("game_id", GAMES)
def test_what_points_were_for_adds_up(game_id: str, seed: int) -> None:
    state, events = ended(game_id, seed)
    game, shown, words = find_game(game_id), title_of_game(game_id), Words(game_id)
    outcome, sources = game.outcome(state), shown.points_sources(events)
    assert outcome is not None
    if sources:
        assert {side: sum(sources.get(side, {}).values()) for side in outcome.scores} == outcome.scores
    assert all(words.has_words(key) for earned in sources.values() for key in earned)
    standing = shown.points_by_side(game.view(state, None))
    assert not standing or dict(standing) == outcome.scores
