"""Minor leaders of non-player powers in the Reinforcement Phase (section 5.10)."""

import msgspec

from engine.games.sword_of_rome.actions.turn import Reinforce
from engine.games.sword_of_rome.events.turn import LeaderPlaced
from engine.games.sword_of_rome.frames.turn import Reinforcing
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.playing import Force, Table

VP = {"roman": 1, "greek": 2, "gallic": 6, "etruscan_samnite": 6}
OTHERS: dict[str, Force] = {"roman@roma": 3, "greek@syracusae": 3, "gallic@luna": 3, "samnite@bovianum": 3}


SIDE = "etruscan_samnite"


def placing(table: Table, *leaders: str) -> Reinforce:
    """Return the usual answer of the Etruscans and Samnites, with leaders placed."""
    usual = table.prompt(SIDE, Reinforce).default
    assert isinstance(usual, Reinforce)
    return msgspec.structs.replace(usual, leaders=(*usual.leaders, *leaders))


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


def test_a_minor_leader_may_be_placed_inside_a_besieged_city() -> None:
    """Section 13.3."""
    table = Table(
        stacks={"roman@tarquinii": (4, "valerius"), "etruscan@tarquinii": 2, "etruscan@pisae": (3, "etruscan_a"),
                "greek@syracusae": 3, "gallic@luna": 3},
        places={"tarquinii": Place("etruscan", 2, siege=0, besieger="roman")}, strict=False,
    )  # fmt: skip
    shut = msgspec.structs.replace(table.stack("etruscan@tarquinii"), cu=0, cu_inside=2)
    table.state.stacks = {**table.state.stacks, "etruscan@tarquinii": shut}
    table.phase(Reinforcing(), "advance")
    while not table.offered(SIDE, Reinforce) or table.moment() != "reinforcing.sides":
        side = min(table.asked())
        table.do(side, table.prompts(side)[0].default)  # type: ignore[arg-type]
    table.do(SIDE, placing(table, "etruscan_a@tarquinii"))
    for side in sorted(table.asked() - {SIDE}):
        table.do(side, table.prompts(side)[0].default)  # type: ignore[arg-type]
    assert table.stack("etruscan@tarquinii").leaders_inside == ("etruscan_a",)
    assert not table.stack("etruscan@tarquinii").leaders and not table.stack("etruscan@pisae").leaders
