"""What every title's computer players are held to, whatever their strength: they answer by what they see, in time."""

from collections.abc import Iterator

import pytest

from engine.games import game_by_id, game_ids, player_by_name, player_names
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import Prompt
from engine.kit.player import DecidingPlayer
from engine.kit.worlds import Worlds
from tests.conformance.walks import asked, walk

SEED = 11
EVERY = 40  # positions of a game from one that is looked at to the next


def _questions(game_id: str) -> Iterator[tuple[int, object, Prompt]]:
    for n, step in enumerate(walk(game_id, SEED)[::EVERY]):
        for prompt in asked(game_id, step.state):
            yield n, step.state, prompt


def _players(game_id: str) -> list[DecidingPlayer[object]]:
    found = [player_by_name(game_id, name) for name in player_names(game_id)]
    return [player for player in found if isinstance(player, DecidingPlayer)]


@pytest.mark.parametrize("game_id", game_ids())
def test_no_strength_s_answer_hangs_on_what_it_cannot_know(game_id: str) -> None:
    game = game_by_id(game_id)
    for player in _players(game_id):
        for n, state, prompt in _questions(game_id):
            twin = game.determinize(state, prompt.seat, UnverifiedRandom(n))
            other = next(p for p in asked(game_id, twin) if p.id == prompt.id)
            mine, his = (
                player.considered(Worlds(game, one, prompt.seat), question, UnverifiedRandom(n))
                for one, question in ((state, prompt), (twin, other))
            )
            assert mine == his, (player.name, prompt.moment)  # the answer, and every figure of its reasons
            thought = player.think(Worlds(game, state, prompt.seat), prompt, UnverifiedRandom(n))
            assert mine.answer == thought, (player.name, prompt.moment)


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_thought_out_is_on_the_menu(game_id: str) -> None:
    game = game_by_id(game_id)
    for player in _players(game_id):
        for n, state, prompt in _questions(game_id):
            answer = player.think(Worlds(game, state, prompt.seat), prompt, UnverifiedRandom(n))
            assert answer is None or prompt.menu.contains(answer)


@pytest.mark.parametrize("game_id", [one for one in game_ids() if any(player.looks_ahead for player in _players(one))])
def test_a_world_looks_the_same_to_its_seat_and_is_the_same_whatever_is_true(game_id: str) -> None:
    game = game_by_id(game_id)
    for n, state, prompt in _questions(game_id):
        twin = game.determinize(state, prompt.seat, UnverifiedRandom(n))
        one, other = (game.sample_world(each, prompt.seat, UnverifiedRandom(n + 1)) for each in (state, twin))
        assert game.encode(one) == game.encode(other), prompt.moment
        assert game.view(one, prompt.seat) == game.view(state, prompt.seat)
        assert not list(game.check(one))
