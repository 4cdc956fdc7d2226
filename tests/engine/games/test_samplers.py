"""Worlds that are imagined for a seat: they look the same to it, are whole, and hang on nothing that it cannot know."""

import pytest

from engine.games import game_by_id, game_ids, player_by_name, sampler_of
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.events import TABLE
from engine.kernel.zones import Cards
from engine.players.selfplay import Run

SAMPLED = [game for game in game_ids() if sampler_of(game) is not None]
DECISIONS, EVERY = 240, 6  # of a game that are looked at, and one of how many


@pytest.mark.parametrize("seats", ["least", "most"])
@pytest.mark.parametrize("game_id", SAMPLED)
def test_a_world_looks_the_same_to_its_seat_and_is_the_same_whatever_is_true(game_id: str, seats: str) -> None:
    game, sampler = game_by_id(game_id), sampler_of(game_id)
    assert sampler is not None
    count = game.least_seats if seats == "least" else game.seat_range_for_options(game.complete({}))[1]
    run = Run(game, {str(n): player_by_name(game_id, "random") for n in range(1, count + 1)}, f"worlds {seats}")
    state, other = run.start(), 0
    while game.outcome(state) is None and run.decisions < DECISIONS:
        if run.decisions % EVERY == 0:
            asked = [prompt for prompt in game.prompts(state).values() if prompt.seat != TABLE]
            for prompt in asked[:2]:
                seat, lots = prompt.seat, f"{run.decisions} {prompt.seat}"
                twin = game.determinize(state, seat, UnverifiedRandom(run.decisions))
                one, same = (sampler(each, seat, UnverifiedRandom(lots)) for each in (state, twin))
                assert game.encode(one) == game.encode(same), prompt.moment
                assert game.view(one, seat) == game.view(state, seat), prompt.moment
                mine = [(p.id, p.moment) for p in game.prompts(state).values() if p.seat == seat]
                assert mine == [(p.id, p.moment) for p in game.prompts(one).values() if p.seat == seat]
                assert not list(game.check(one)), prompt.moment
                other += game.encode(one) != game.encode(state)
        state = run.step(state)
    hidden = any(isinstance(getattr(state, field), Cards) for field in state.__struct_fields__)
    assert other or not hidden  # where all is open but what is sealed, a world may be the truth
