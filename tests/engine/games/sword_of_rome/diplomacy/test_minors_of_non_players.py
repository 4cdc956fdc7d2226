"""Whoever has a non-player power act may put its minor leaders elsewhere first (section 16.1.1)."""

from engine.games.sword_of_rome.actions.diplomacy import ActivateNonPlayer, LetRest
from engine.games.sword_of_rome.actions.movement import MarchArmy, MoveMinor
from engine.games.sword_of_rome.state import Place
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
    return table.turn_of(LEAGUE).do(LEAGUE, ActivateNonPlayer("E4", "volsci"))


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
