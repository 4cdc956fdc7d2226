"""Section 5.4: an active player's turn, through prompts."""

from engine.games.sword_of_rome.actions.turn import AddSupport, EndTurn, RaiseUnit
from engine.games.sword_of_rome.events.cards import CardPlayed, SupportSpent, UnitRaised
from engine.games.sword_of_rome.events.turn import Passed
from tests.engine.games.sword_of_rome.playing import Table


def test_a_player_may_pass() -> None:
    table = Table(hands={"roman": ["R8"]}).turn_number_under_way("roman").do("roman", EndTurn())
    assert table.told(Passed) == [Passed("roman")]
    assert table.hand("roman") == ("R8",)
    assert table.state.round == 2


def test_one_card_a_turn_is_played() -> None:
    table = Table(hands={"roman": ["R9", "R12"]}).turn_number_under_way("roman")
    table.do("roman", AddSupport("R9", ("+capua", "+capua", "+narnia")))
    assert (table.place("capua").loyalty, table.place("narnia").loyalty) == (3, 2)
    assert table.told(CardPlayed) == [CardPlayed("roman", "R9", 3)]
    assert [event.space for event in table.told(SupportSpent)] == ["capua", "capua", "narnia"]
    assert not table.offered("roman", AddSupport) and not table.offered("roman", RaiseUnit)
    assert table.state.cards.zones["discard_roman"] == ["R9"]
    table.do("roman", EndTurn())
    assert not table.told(Passed)


def test_a_card_of_3_raises_a_unit() -> None:
    table = Table(hands={"gallic": ["G1", "G7"]}).turn_number_under_way("gallic")
    assert not table.allowed("gallic", RaiseUnit("G7", "gallic@luna"))
    table.do("gallic", RaiseUnit("G1", "gallic@luna"))
    assert table.stack("gallic@luna").cu == 6
    assert table.told(UnitRaised) == [UnitRaised("gallic", "gallic", "luna")]


def test_a_side_is_told_why_not_only_of_what_it_could_ever_do() -> None:
    """Solidarity is the Gauls', colonies are Rome's; unrest is there with five players alone."""

    def told(side: str) -> set[str]:
        return {
            tag
            for asked in Table(hands={side: []}).turn_number_under_way(side).prompts(side)
            for tag in asked.menu.barred
        }

    assert {"found_colony", "march_army"} <= told("roman") and "found_colony" not in told("gallic") | told("greek")
    assert "solidarity" in told("gallic") and "solidarity" not in told("roman") | told("greek")
    assert not {"stir_unrest", "hire_mercenaries"} & (told("roman") | told("gallic"))
