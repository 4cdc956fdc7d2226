"""Escapes, withdrawals and armies that leave go into an ally's region with his leave alone (rulings 19, 39, 59, 84)."""

import pytest

from engine.games.total_war_rome.actions.agents import Agree, Refuse
from engine.games.total_war_rome.actions.campaign import Betray, Conquer, Leave, Meet, Withdraw
from engine.games.total_war_rome.events.campaign import BattleAvoided, PassageAnswered
from engine.games.total_war_rome.frames.battle import LandBattle
from engine.games.total_war_rome.frames.campaign import Meeting, Withdrawal
from engine.kernel.texts import keyed_text
from tests.engine.games.total_war_rome.campaign.test_meeting import FIGHT, avoid, before, met
from tests.engine.games.total_war_rome.diplomacy.test_betrayals import said
from tests.engine.games.total_war_rome.player.test_player import answer
from tests.engine.games.total_war_rome.scenario import CARTHAGE, FOOT, GREEKS, ROME, TRIBES, Board

R1, C1 = "rome_1", "carthage_1"


def allied() -> Board:
    """Carthage, at Messana beside Greek Syracuse, is an ally of the Greeks; Lilybaeum is its own."""
    return before().status(CARTHAGE, GREEKS, "ally")


def fleeing(board: Board | None = None) -> Board:
    """Carthage has rolled better than Rome, and flees to Syracuse."""
    return met(board or allied()).do(ROME, FIGHT).do(CARTHAGE, avoid("syracusae"), "W*", "W-")


@pytest.mark.ruling(39)
class TestEscape:
    """Meeting Enemy Armies 3: to an adjacent region of one's choice."""

    def test_the_ally_is_asked_and_agrees(self) -> None:
        board = fleeing()
        assert board.asked() == {GREEKS} and board.moment() == "flight.leave" and board.at(C1) == "messana"
        assert board.prompt(GREEKS, Agree).subject == keyed_text("subject.refuge", army=C1, region="syracusae")
        board.do(GREEKS, Agree(), "G-", "G-")
        assert board.at(C1) == "syracusae" and board.owner("syracusae") == GREEKS and board.owner("messana") == ROME
        assert board.told(PassageAnswered).agreed and board.told(BattleAvoided).army == C1

    def test_refused_it_goes_elsewhere(self) -> None:
        board = fleeing().do(GREEKS, Refuse())
        assert board.asked() == {CARTHAGE} and board.options(CARTHAGE, Withdraw) == ("lilybaeum",)
        board.do(CARTHAGE, Withdraw("lilybaeum"), "G-", "G-")
        assert board.at(C1) == "lilybaeum" and board.state.armies[C1].denied == ("syracusae",)

    def test_unanswered_is_refused(self) -> None:
        assert fleeing().prompt(GREEKS, Agree).default == Refuse()

    def test_with_nowhere_to_go_it_cannot_avoid(self) -> None:
        """Both sides answer anew; it keeps no way, and does not roll again."""
        board = fleeing(allied().own(TRIBES, "lilybaeum")).do(GREEKS, Refuse())
        assert board.moment() == "meeting.stances" and board.asked() == {ROME, CARTHAGE}
        board.refused(CARTHAGE, avoid("syracusae"))
        board.do(CARTHAGE, FIGHT).do(ROME, FIGHT)
        assert any(isinstance(f, LandBattle) for f in board.state.frames) and not board.all(BattleAvoided)

    def test_where_both_avoid_the_other_gets_its_turn(self) -> None:
        board = allied().own(GREEKS, "bruttium").status(ROME, GREEKS, "ally").own(TRIBES, "lilybaeum")
        board.status(CARTHAGE, GREEKS, "neutral").land("messana", owner=CARTHAGE).navy(
            "carthage_fleet_1", "mare_ionium"
        )
        board.army(R1, "messana", *[FOOT] * 4).campaign()
        board._begin(Meeting(active=R1, passive=C1, region="messana"), ())
        board.do(ROME, avoid("bruttium")).do(CARTHAGE, avoid("carthage_fleet_1")).do(GREEKS, Refuse())
        while board.moment() == "flight.elsewhere":
            board.do(ROME, Withdraw(board.options(ROME, Withdraw)[0])).do(GREEKS, Refuse())
        assert board.moment() == "meeting.stances"
        board.do(ROME, FIGHT).do(CARTHAGE, avoid("carthage_fleet_1"), "W*", "W-")
        assert board.at(C1) == "carthage_fleet_1"

    def test_it_is_said_before(self) -> None:
        board = met(allied())
        assert "preview.refuge" in said(board, CARTHAGE, avoid("syracusae"))
        assert "preview.refuge" not in said(board, CARTHAGE, avoid("lilybaeum"))

    def test_the_computer_player_lets_an_ally_in(self) -> None:
        assert answer(fleeing(), GREEKS) == Agree()


@pytest.mark.ruling(39, 59)
class TestWithdrawal:
    """Tied Battles: to an adjacent region of one's choice."""

    def beaten(self, board: Board) -> Board:
        board.campaign()
        return board._begin(Withdrawal(army=C1, side=CARTHAGE), ())

    def test_the_ally_is_asked(self) -> None:
        board = self.beaten(allied())
        assert board.options(CARTHAGE, Withdraw) == ("lilybaeum", "syracusae")  # a default asks nobody
        assert "preview.refuge" in said(board, CARTHAGE, Withdraw("syracusae"))
        board.do(CARTHAGE, Withdraw("syracusae")).do(GREEKS, Refuse())
        assert board.moment() == "flight.elsewhere"
        board.do(CARTHAGE, Withdraw("lilybaeum"))
        assert board.at(C1) == "lilybaeum"

    def test_let_nowhere_it_is_destroyed(self) -> None:
        board = self.beaten(allied().own(TRIBES, "lilybaeum"))
        board.do(CARTHAGE, Withdraw("syracusae")).do(GREEKS, Refuse())
        assert board.at(C1) == "gone"


@pytest.mark.ruling(39, 84)
def test_a_stranded_army_asks_a_third_ally() -> None:
    """Broken Alliance: it moves to an adjacent region of its choice; let nowhere it must conquer."""
    board = Board().army(R1, "messana").own(ROME, "messana").army(C1, "bruttium").own(TRIBES, "lilybaeum")
    board.status(ROME, CARTHAGE, "ally").status(CARTHAGE, GREEKS, "ally").own(GREEKS, "lucania")
    board.army("rome_2", "sardinia").own(CARTHAGE, "sardinia").campaign()
    board.do(ROME, Betray("rome_2", "sardinia"))
    while board.moment() != "stranded.choose" or board.asked() != {CARTHAGE}:
        (side,) = board.asked()
        prompt = next(p for p in board.prompts(side) if p.moment == board.moment())
        assert prompt.default is not None
        board.do(side, prompt.default)
    assert board.options(CARTHAGE, Leave) == ("lucania",)
    board.do(CARTHAGE, Leave("lucania")).do(GREEKS, Refuse())
    assert board.moment() == "stranded.choose" and not board.may(CARTHAGE, Leave)
    assert board.allows(CARTHAGE, Conquer())


def test_where_the_stance_is_to_fight_nobody_is_asked() -> None:
    board = met(allied()).do(ROME, FIGHT).do(CARTHAGE, Meet("fight", "stay", "none"))
    assert not board.all(PassageAnswered) and GREEKS not in board.asked()
