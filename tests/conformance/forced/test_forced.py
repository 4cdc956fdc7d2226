"""Answers that the table gives by itself, as titles list them: they tell nothing that is hidden, and bar no undo."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from bot.tables.live import WAITING, LiveTable
from bot.titles import title_of_game
from engine.games import game_by_id as find_game
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import MAY, Prompt, only_possible_answer
from testbed.drills.leaks.twin_tables import seated_table_row
from tests.conformance.walks import GAMES, Step, moments, seats_of, walk

SEEDS = range(3)
MOST = 600


def met(game_id: str) -> Iterator[tuple[int, Step, Step]]:
    """Yield the decisions of random games at listed questions, each with the seed and the decision before it."""
    listed = title_of_game(game_id).forced
    for seed in SEEDS:
        steps = walk(game_id, seed, MOST)
        for before, step in pairwise(steps):
            if step.prompt.moment in listed.openly | listed.alone:
                yield seed, before, step


def rights(game_id: str, step: Step, seat: str) -> list[Prompt]:
    """Return what a seat may do beside what is asked."""
    return [p for p in find_game(game_id).prompts(step.state).values() if p.seat == seat and p.kind == MAY]


@pytest.mark.parametrize("game_id", GAMES)
def test_listed_questions_are_there(game_id: str) -> None:
    listed = title_of_game(game_id).forced
    assert listed.openly | listed.alone <= set(moments(game_id))
    assert not listed.openly & listed.alone


@pytest.mark.parametrize("game_id", GAMES)
def test_an_answer_that_is_given_at_every_table_hangs_on_nothing_hidden(game_id: str) -> None:
    """Nobody else, and not the public, could suppose that the seat has a choice, or another right meanwhile."""
    game = find_game(game_id)
    for seed, _, step in met(game_id):
        prompt = step.prompt
        if prompt.moment not in title_of_game(game_id).forced.openly:
            continue
        assert not rights(game_id, step, prompt.seat), prompt.moment
        forced = only_possible_answer(prompt.menu) is not None
        for eyes in (None, *(seat for seat in step.state.seats if seat != prompt.seat)):
            other = game.determinize(step.state, eyes, UnverifiedRandom(f"{seed} {prompt.id} {eyes}"))
            twin = game.prompts(other)[prompt.id]
            assert (only_possible_answer(twin.menu) is not None) == forced, (prompt.moment, eyes)


@pytest.mark.parametrize("game_id", GAMES)
def test_no_answer_that_is_given_bars_the_undo_of_the_decision_before(game_id: str) -> None:
    found = [
        (step.prompt.moment, step.done.barrier)
        for _, before, step in met(game_id)
        if only_possible_answer(step.prompt.menu) is not None and not rights(game_id, step, step.prompt.seat)
        and step.done.barrier and not before.done.barrier
    ]  # fmt: skip
    assert found == []


@pytest.mark.parametrize("game_id", GAMES)
def test_who_has_a_choice_or_a_right_is_asked(game_id: str) -> None:
    listed, game = title_of_game(game_id).forced, find_game(game_id)
    for seed, _, step in met(game_id):
        seats = seats_of(game_id, seed)
        live = LiveTable(seated_table_row(game_id, seats, game.complete({})), step.state, 1)
        solo = LiveTable(seated_table_row(game_id, seats[:1], game.complete({})), step.state, 1)
        free = only_possible_answer(step.prompt.menu) is None or bool(rights(game_id, step, step.prompt.seat))
        assert step.prompt.kind in WAITING
        assert live.is_forced(step.prompt) == (not free and step.prompt.moment in listed.openly)
        assert solo.is_forced(step.prompt) == (not free)
