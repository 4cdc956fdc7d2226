"""A word before a bad mistake: where one is, by worlds that may be, and never by what its seat cannot know."""

from typing import Any

import msgspec
import pytest

from engine.games import game_by_id, game_ids, player_by_name, prospects_of, sampler_of
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.events import TABLE
from engine.kernel.prompts import OPTIONAL, Prompt
from engine.kit.player import DecidingPlayer
from engine.kit.prospects import USUAL
from engine.players import coaching
from engine.players.coaching import BAD, Coach, Mistake
from engine.players.selfplay import Run

KNOWN = {game: prospects_of(game) for game in game_ids() if sampler_of(game) is not None}
COACHED = [game for game, known in KNOWN.items() if known is not None and USUAL in known.weighings]


def coach_of(game: str) -> Coach:
    sampler, prospects, player = sampler_of(game), prospects_of(game), player_by_name(game)
    assert sampler is not None and prospects is not None and isinstance(player, DecidingPlayer)
    return Coach(game_by_id(game), sampler, prospects, player)


def questions(game_id: str, most: int) -> list[tuple[Any, Prompt, Action]]:
    """Return some questions of a game of random players, each with an answer drawn from it."""
    game, lots, found = game_by_id(game_id), UnverifiedRandom("questions"), list[tuple[Any, Prompt, Action]]()
    count = game.least_seats
    run = Run(game, {str(n): player_by_name(game_id, "random") for n in range(1, count + 1)}, "coached")
    state = run.start()
    while game.outcome(state) is None and len(found) < most:
        asked = [p for p in game.prompts(state).values() if p.seat != TABLE and p.kind not in OPTIONAL]
        if run.decisions % 7 == 3 and asked and asked[0].answered is None:
            found.append((state, asked[0], asked[0].menu.sample(lots)))
        state = run.step(state)
    return found


@pytest.mark.parametrize("game_id", COACHED)
def test_the_word_is_the_same_whatever_is_true(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "SECONDS", 1e9)  # how much is looked at hangs on no clock
    monkeypatch.setattr(coaching, "WORLDS", 4)
    monkeypatch.setattr(coaching, "AHEAD", 6)
    monkeypatch.setattr(coaching, "BAD", -1.0)  # a word of whatever is another answer
    monkeypatch.setattr(coaching, "SURE", -99.0)
    game, coach = game_by_id(game_id), coach_of(game_id)
    words = 0
    for n, (state, prompt, action) in enumerate(questions(game_id, 6)):
        twin = game.determinize(state, prompt.seat, UnverifiedRandom(n))
        other = next(p for p in game.prompts(twin).values() if p.id == prompt.id)
        one, same = (coach.mistake(each, asked, action, "lots") for each, asked in ((state, prompt), (twin, other)))
        assert msgspec.json.encode(one) == msgspec.json.encode(same), prompt.moment
        words += one is not None
    assert words


def test_what_a_strong_player_would_do_is_no_mistake() -> None:
    game_id = COACHED[0]
    coach = coach_of(game_id)
    for state, prompt, _ in questions(game_id, 5):
        view = game_by_id(game_id).view(state, prompt.seat)
        usual = coach.player.answer_with_reasons(view, prompt, UnverifiedRandom("lots")).answer or prompt.default
        assert usual is not None and coach.mistake(state, prompt, usual, "lots") is None


def test_a_word_is_said_of_what_costs_much_and_surely(monkeypatch: pytest.MonkeyPatch) -> None:
    game_id = COACHED[0]
    coach = coach_of(game_id)
    state, prompt, action = next(
        (state, prompt, action)
        for state, prompt, action in questions(game_id, 40)
        if action
        != (
            coach.player.answer_with_reasons(
                game_by_id(game_id).view(state, prompt.seat), prompt, UnverifiedRandom("lots")
            ).answer
            or prompt.default
        )
    )
    chance = {True: [0.5], False: [0.5]}

    def played(self: Coach, world: Any, asked: Prompt, answer: Action, seed: str) -> float:
        found = chance[answer == action]
        return found[hash(seed) % len(found)] if len(found) > 1 else found[0]

    monkeypatch.setattr(Coach, "_chance", played)
    assert coach.mistake(state, prompt, action, "lots") is None
    chance[True] = [0.5 - BAD / 2]
    assert coach.mistake(state, prompt, action, "lots") is None  # it costs little
    chance[True] = [0.2]
    found = coach.mistake(state, prompt, action, "lots")
    assert isinstance(found, Mistake) and (round(found.chance, 3), round(found.better, 3)) == (0.2, 0.5)
