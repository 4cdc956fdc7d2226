"""Hand-offs: which answers count, and in which turn."""

import pytest

from engine.games import game_by_id as find_game
from engine.games import game_ids
from engine.kernel.actions import Accept, Close, Pass
from engine.kernel.events import TABLE
from engine.kernel.forms import Form, Menu
from engine.kernel.prompts import MAY, MUST, OFFER, SEALED, WINDOW, Prompt
from engine.players.handoffs import HandOffs
from engine.players.player import RandomPlayer
from engine.players.selfplay import play_many_games

SOMETHING, ONLY_PASS = Menu(Form(Accept), Form(Pass)), Menu(Form(Pass))


def asked(seat: str, kind: str = MUST, menu: Menu = SOMETHING, *, aside: bool = False) -> Prompt:
    return Prompt(
        id="",
        seat=seat,
        side=seat,
        kind=kind,
        moment="",
        side_action=aside,
        menu_of=lambda side: menu,
        default_of=lambda side: Close(),
    )


def counted(*notes: tuple[int | None, Prompt]) -> dict[int, int]:
    found = HandOffs()
    for turn, prompt in notes:
        found.note_answer(turn, prompt)
    return found.by_turn


def test_an_answer_of_another_seat_is_a_hand_off() -> None:
    a, b = asked("1"), asked("2")
    assert counted((1, a), (1, a)) == {1: 0}
    assert counted((1, a), (1, b), (1, a)) == {1: 2}
    assert counted((1, a), (1, asked("2", SEALED)), (1, asked("2", WINDOW)), (1, a)) == {1: 2}


def test_what_nobody_waits_for_does_not_count() -> None:
    private = (asked("2", MAY, aside=True), asked("2", MAY), asked("2", OFFER), asked("2", WINDOW, ONLY_PASS))
    for prompt in (*private, asked(TABLE, WINDOW)):
        assert counted((1, asked("1")), (1, prompt), (1, asked("1"))) == {1: 0}


def test_the_next_player_s_turn_begins_with_a_hand_off_and_none_counts_between_turns() -> None:
    assert counted((1, asked("1")), (2, asked("2")), (2, asked("2"))) == {1: 0, 2: 1}
    assert counted((1, asked("1")), (None, asked("2")), (None, asked("3")), (2, asked("1"))) == {1: 0, 2: 1}


@pytest.mark.parametrize("title", game_ids())
def test_each_game_names_its_turns_and_self_play_counts_in_them(title: str) -> None:
    game = find_game(title)
    players = {str(n): RandomPlayer() for n in range(1, game.most_seats + 1)}
    assert play_many_games(game, players, 1, 1).median_handoffs_per_turn >= 1
