"""What a seat cannot know shows nowhere: all hidden things are dealt anew, and nothing that it is shown may change.

Views, prompts and their contexts are held at many steps of random games (`battery.secrecy`); here what the bot makes of
them is, and what computer players do.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.interactions.commands.lookup import lookup_entries
from bot.screens.aid import aid_of
from bot.screens.prompt_screen import PromptScreen
from bot.titles import title_of_game
from bot.words import Words
from engine.games import computer_player_factory
from engine.games import game_by_id as find_game
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text
from tests.conformance.walks import GAMES, asked, seats_of, walk

SEED = 5
EVERY = 12  # steps from one that is looked at to the next


def shown(game_id: str, state: Any, seat: str | None, seed: int) -> Iterator[object]:
    """Yield all that a seat (None: the public) is shown: the panel, what `/card` tells of the table, its hand, each
    question with its briefing, labels and notes, the odds of its first choices, and the preview of an answer."""
    game, view = find_game(game_id), find_game(game_id).view(state, seat)
    words, face = Words(game_id, {one: f"Player {one}" for one in state.seats}), title_of_game(game_id)
    yield face.status_lines(view, words)
    yield face.seat_on_turn(view), face.seats_in_turn_order(view)
    yield [face.entry_state_text(view, entry.token, words) for entry in lookup_entries(game_id) if entry.token]
    if seat is None:
        return
    yield face.hand_lines(view, words), face.hand_line(view, words), face.hand_data(view)
    for prompt in asked(game_id, state):
        if prompt.seat == seat:
            aid = aid_of(game, state, view, prompt, words)
            yield PromptScreen(words, "AAAAA", prompt, aid=aid).screen()
            given = prompt.menu.tokens_of_value(prompt.menu.sample(UnverifiedRandom(seed)))
            yield PromptScreen(words, "AAAAA", prompt, given[:1], aid=aid).screen()
            yield game.preview(state, prompt, given), face.setting_in_force(view, prompt)


@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_that_a_seat_is_shown_hangs_on_what_it_cannot_know(game_id: str) -> None:
    game = find_game(game_id)
    for n, step in enumerate(walk(game_id, SEED)[::EVERY]):
        for seat in (None, *seats_of(game_id, SEED)):
            twin = game.determinize(step.state, seat, UnverifiedRandom(n))
            assert list(shown(game_id, step.state, seat, n)) == list(shown(game_id, twin, seat, n)), (n, seat)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_reader_knows_of_an_event_is_all_that_they_know_of_it(game_id: str) -> None:
    """Their form has the same form: it can stand in the place of the event in all that is made for them."""
    seen = 0
    for step in walk(game_id, SEED):
        for event in (told.event for told in step.done.events):
            for seat in (None, *seats_of(game_id, SEED)):
                form = event.seen_by(seat)
                assert form is None or form.seen_by(seat) == form
                seen += form is not None
    assert seen


@pytest.mark.parametrize("game_id", GAMES)
def test_computer_players_answer_by_what_they_see(game_id: str) -> None:
    """Their answers do not change when all that they cannot know is dealt anew."""
    game, player = find_game(game_id), computer_player_factory(game_id)()
    looked = 0
    for n, step in enumerate(walk(game_id, SEED)[:: EVERY // 2]):
        for prompt in asked(game_id, step.state):
            twin = game.determinize(step.state, prompt.seat, UnverifiedRandom(n))
            other = next(p for p in asked(game_id, twin) if p.id == prompt.id)
            mine, his = (
                player.answer(game.view(state, prompt.seat), question, UnverifiedRandom(n))
                for state, question in ((step.state, prompt), (twin, other))
            )
            assert mine == his, prompt.moment
            looked += 1
    assert looked


@pytest.mark.parametrize("game_id", GAMES)
def test_computer_players_read_data_and_no_words(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked they learn from the prompt's moment and context, never from its display text; and the view that
    they read, which others read too, stays as it was."""

    def read(self: Prompt) -> Text | None:
        raise AssertionError(f"the words of {self.moment} were read")

    steps = walk(game_id, SEED)
    monkeypatch.setattr(Prompt, "subject", property(read))
    game, player = find_game(game_id), computer_player_factory(game_id)()
    for step in steps[:: EVERY // 2]:
        for prompt in asked(game_id, step.state):
            view = game.view(step.state, prompt.seat)
            player.answer(view, prompt, UnverifiedRandom(1))
            assert view == game.view(step.state, prompt.seat), prompt.moment
