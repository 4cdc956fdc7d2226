"""What came of a decision in Samnite Wars: the result first and bold, then why, with the Force and the dice."""

from threading import current_thread
from types import SimpleNamespace
from typing import Any

import pytest

from bot.titles import title_of_game
from bot.words import Words
from engine.games.samnite_wars.computer_player import beforehand
from engine.games.samnite_wars.computer_player.estimates import strongest_effort_force
from engine.games.samnite_wars.events import (
    BattleDecided,
    CardsDiscarded,
    CardsDrawn,
    EffortsRevealed,
    TieRolled,
    TurnBegan,
)
from engine.games.samnite_wars.fate_cards import Role
from engine.games.samnite_wars.game import GAME
from engine.games.samnite_wars.tables import HOME
from engine.kernel.events import Event, ReplyReturned

WORDS = Words("samnite_wars", {"1": "Ada", "2": "Boris"})


def told(*events: Event) -> list[str]:
    """Return what is told of a decision with these events."""
    return title_of_game(GAME.id).decision_result_lines(None, events, WORDS)


def efforts(rome: int, enemy: int, **more: Any) -> EffortsRevealed:
    return EffortsRevealed("1", "2", "samnites", ("legions_3",), ("spears_1",), rome, enemy, **more)


def decided(winner: str) -> BattleDecided:
    return BattleDecided("war", "samnites", "1", "2", winner, 3)


@pytest.mark.parametrize(("rome", "enemy", "winner"), [(5, 2, "consul"), (1, 4, "enemy")])
def test_a_battle_says_who_won_and_by_which_force(rome: int, enemy: int, winner: str) -> None:
    lines = told(efforts(rome, enemy), decided(winner))
    assert lines[0].startswith("**") and lines[0].endswith("**") and lines[0].count("**") == 2
    assert lines[1] == f"Force {rome} for Rome against {enemy} for the Samnites."


@pytest.mark.parametrize("within", [True, False])
def test_a_tie_says_which_dice_decided(within: bool) -> None:
    """Those that the efforts bear, or those that older games tell apart."""
    rolled = (TieRolled(6, 2),) if not within else ()
    lines = told(efforts(3, 3, ties=((4, 4), (6, 2)) if within else ()), *rolled, decided("consul"))
    assert lines[1] == "Force 3 against 3: a tie, and the dice decide, Rome 6 against 2 for the Samnites."


def test_a_reply_that_came_second_says_that_the_card_is_back() -> None:
    lines = told(TieRolled(6, 2), ReplyReturned("1", {"type": "negate_war"}))
    assert lines[0].startswith("**Another answer came first") and "back in your hand" in lines[0]


def test_what_decides_nothing_is_told_event_by_event() -> None:
    """The weightiest is bold, none is lost."""
    assert told() == []
    assert len(told(ReplyReturned("1", {}))) == 1


def test_of_equal_events_the_readers_own_is_the_result() -> None:
    own, other = CardsDrawn("1", 1, cards=("power",)), CardsDrawn("2", 8, top="take_slaves")
    lines = title_of_game(GAME.id).decision_result_lines(SimpleNamespace(seat="1"), (own, other), WORDS)
    assert "You draw" in lines[0] and len(lines) == 2


def test_the_odds_beforehand_are_those_of_the_cards_that_each_held() -> None:
    """More cards give better odds, who laid which changes nothing; games of before it was told have none."""
    assert "beforehand" not in " ".join(told(efforts(5, 2), decided("consul")))
    few, many = (
        told(efforts(5, 2, consul_hand=n, enemy_hand=5, controlled=(HOME,)), decided("consul"))[1] for n in (3, 9)
    )
    assert "Odds beforehand, with 3 cards to 5 in hand: Rome " in few and "the Samnites " in few

    def rome(line: str) -> int:
        return int(line.split(": Rome ")[1].split("%")[0])

    assert 0 < rome(few) < rome(many) < 100
    lost = told(efforts(1, 6, consul_hand=3, enemy_hand=5, controlled=(HOME,)), decided("enemy"))[1]
    assert lost.split("Odds")[1] == few.split("Odds")[1]


async def test_the_odds_are_worked_out_away_from_the_loop_before_they_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    threads: list[str] = []

    def noted(cards: list[str], of: Role) -> int:
        threads.append(current_thread().name)
        return strongest_effort_force(cards, of)

    beforehand._dealt.cache_clear()
    monkeypatch.setattr(beforehand, "strongest_effort_force", noted)
    monkeypatch.setattr(beforehand, "DEALS", 5)
    revealed = efforts(5, 2, consul_hand=4, enemy_hand=6, controlled=(HOME,))
    await title_of_game(GAME.id).compute_event_odds(SimpleNamespace(seat="1"), (revealed, decided("consul")))
    worked = len(threads)
    assert worked and current_thread().name not in threads
    assert any("Odds beforehand" in line for line in told(revealed, decided("consul"))) and len(threads) == worked
    beforehand._dealt.cache_clear()


def test_who_lays_cards_aside_is_told_of_his_own_hand_and_the_turn_not_of_what_others_drew() -> None:
    view: Any = SimpleNamespace(seat="1")
    events = (CardsDiscarded("2", 5), TurnBegan("2", 3, 2), CardsDrawn("2", 5, "spears_1"))
    assert title_of_game(GAME.id).decision_result_lines(view, events, WORDS) == ["**Round 2: Boris is Consul.**"]
    own = CardsDrawn("1", 1, cards=("spears_1",))
    assert "You draw" in title_of_game(GAME.id).decision_result_lines(view, (*events, own), WORDS)[0]
