"""Whoever has a non-player power act may put its minor leaders elsewhere first (section 16.1.1)."""

from engine.games.sword_of_rome.actions.diplomacy import ActivateNonPlayer, LeaveMinors, LetRest
from engine.games.sword_of_rome.actions.movement import MarchArmy, MoveMinor
from engine.games.sword_of_rome.actions.turn import AddSupport, RaiseUnit
from engine.games.sword_of_rome.computer_player.turn import choose_minor_leaders_of_non_player
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import Place
from engine.kernel.dice import UnverifiedRandom
from tests.engine.games.sword_of_rome.playing import Table

LEAGUE = "etruscan_samnite"


def volsci() -> Table:
    """Return a table on which the Samnites have the Volsci act, who have CU in two spaces."""
    table = Table(
        hands={LEAGUE: ["E4"]},
        strict=False,
        stacks={"volsci@antium": (2, "volsci_a"), "volsci@velitrae": 3, "samnite@bovianum": (3, "samnite_a")},
        places={"velitrae": Place("volsci")},
    )
    return table.turn_number_under_way(LEAGUE).do(LEAGUE, ActivateNonPlayer("E4", "volsci"))


def test_its_minor_leader_joins_other_cu_and_then_acts() -> None:
    table = volsci()
    assert not table.allowed(LEAGUE, MarchArmy("E4", "volsci_a", (), 3, ("praeneste",)))
    table.do(LEAGUE, MoveMinor("volsci_a", "velitrae"))
    assert table.stack("volsci@velitrae").leaders == ("volsci_a",) and not table.stack("volsci@antium").leaders
    assert table.allowed(LEAGUE, MarchArmy("E4", "volsci_a", (), 3, ("praeneste",)))
    table.do(LEAGUE, LetRest())
    assert "volsci" in table.state.activated


def test_none_of_another_power_and_only_with_cu_of_its_own() -> None:
    table = volsci()
    assert not table.allowed(LEAGUE, MoveMinor("samnite_a", "velitrae"))
    assert not table.allowed(LEAGUE, MoveMinor("volsci_a", "bovianum"))
    table.do(LEAGUE, MoveMinor("volsci_a", "velitrae")).do(
        LEAGUE, MoveMinor("volsci_a", "antium")
    )  # as often as wanted
    assert table.stack("volsci@antium").leaders == ("volsci_a",)


def raised(*, leader: bool = True) -> Table:
    """Return a table on which the Volsci have had a CU raised in Antium, with their army in Velitrae."""
    table = Table(
        hands={LEAGUE: ["E4"]},
        strict=False,
        stacks={
            "volsci@velitrae": (3, "volsci_a") if leader else 3,
            "samnite@bovianum": (3, "samnite_a"),
            "roman@roma": 3,
        },
        places={"velitrae": Place("volsci")},
    )
    table.turn_number_under_way(LEAGUE).do(LEAGUE, ActivateNonPlayer("E4", "volsci"))
    return table.do(LEAGUE, RaiseUnit("E4", "volsci@antium"))


def test_its_minor_leader_may_join_the_cu_that_was_just_raised() -> None:
    """Section 16.1.1: the minor leaders may be adjusted whatever the power has done."""
    table = raised()
    prompt = table.prompt(LEAGUE, MoveMinor)
    assert prompt.moment == "non_player_action.minors" and prompt.default == LeaveMinors()
    assert not table.offered(LEAGUE, MarchArmy)  # it has acted
    table.do(LEAGUE, MoveMinor("volsci_a", "antium"))
    assert table.stack("volsci@antium").leaders == ("volsci_a",)
    table.do(LEAGUE, LeaveMinors())
    assert table.moment() == "player_turn.menu"


def test_after_support_nobody_is_asked_again() -> None:
    """They could be put elsewhere before, and nothing stands elsewhere now."""
    table = volsci()
    table.do(LEAGUE, AddSupport("E4", ("+antium",)))
    assert table.moment() == "player_turn.menu"


def test_the_computer_places_a_leader_who_is_set_aside() -> None:
    table = raised(leader=False)
    view = GAME.view(table.state, table.state.players[LEAGUE])
    prompt = table.prompt(LEAGUE, MoveMinor)
    answer = choose_minor_leaders_of_non_player(view, prompt, UnverifiedRandom("minors"))
    assert isinstance(answer, MoveMinor) and answer.to == "velitrae"
    table.do(LEAGUE, answer)
    view = GAME.view(table.state, table.state.players[LEAGUE])
    assert isinstance(
        choose_minor_leaders_of_non_player(view, table.prompt(LEAGUE, MoveMinor), UnverifiedRandom("minors")),
        MoveMinor | LeaveMinors,
    )
