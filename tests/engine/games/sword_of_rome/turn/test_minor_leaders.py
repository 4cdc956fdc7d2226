"""Minor leaders of non-player powers in the Reinforcement Phase (section 5.10)."""

from engine.games.sword_of_rome.actions.turn import Reinforce
from engine.games.sword_of_rome.events.turn import LeaderPlaced
from engine.games.sword_of_rome.frames.turn import Reinforcing
from tests.engine.games.sword_of_rome.playing import Force, Table

VP = {"roman": 1, "greek": 2, "gallic": 6, "etruscan_samnite": 6}
OTHERS: dict[str, Force] = {"roman@roma": 3, "greek@syracusae": 3, "gallic@luna": 3, "samnite@bovianum": 3}


def volsci(stacks: dict[str, Force]) -> Table:
    return Table(stacks={**OTHERS, **stacks}, vp=VP, strict=False).phase(Reinforcing(), "advance")


def test_a_non_player_s_minor_leader_may_change_his_army() -> None:
    table = volsci({"volsci@antium": (4, "volsci_a"), "volsci@velitrae": 2})
    while table.asked() == {"roman"}:  # who decides for Carthage
        table.do("roman", table.prompt("roman", Reinforce).default)  # type: ignore[arg-type]
    assert table.asked() == {"greek"} and table.moment() == "reinforcing.other"
    usual = table.prompt("greek", Reinforce).default
    assert isinstance(usual, Reinforce) and not usual.leaders
    table.do("greek", Reinforce(usual.units, leaders=("volsci_a@velitrae",)))
    assert table.told(LeaderPlaced)[0] == LeaderPlaced("volsci_a", "velitrae", "antium")
    assert table.stack("volsci@velitrae").commander == "volsci_a"


def test_nobody_is_asked_for_one_army() -> None:
    table = volsci({"volsci@antium": (4, "volsci_a")})
    assert table.moment() != "reinforcing.other" or table.asked() != {"greek"}
