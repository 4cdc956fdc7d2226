"""What the Greeks are spared for their leaders by land of Carthage in Sicily (section 8.2.3, ruling 70), through the
Reinforcement Phase."""

import pytest

from engine.games.sword_of_rome.actions.turn import Reinforce
from engine.games.sword_of_rome.events.turn import LeadersKept
from engine.games.sword_of_rome.frames.turn import Reinforcing
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.playing import Force, Table

TWO = ("selinus", "panormus")


def keeping(
    *taken: str, stacks: dict[str, Force] | None = None, lost: str = "", players: int = 5, **given: object
) -> Table:
    """Return the Reinforcement Phase with land of Carthage taken by the Greeks."""
    places = {space: Place("greek", 1 if space in ("panormus", "lilybaeum") else 0) for space in taken}
    if lost:
        places[lost] = Place("roman", 1)
    table = Table(
        players=players,
        stacks=stacks or {"greek@syracusae": (4, "timoleon"), "carthaginian@carthago": 1, "roman@roma": 1},
        places=places,
        strict=False,
        **given,  # type: ignore[arg-type]
    )
    table.phase(Reinforcing(), "advance")
    while "greek" not in table.asked():
        side = min(table.asked())
        answer = table.prompts(side)[0].default
        assert answer is not None
        table.do(side, answer)
    return table


def price(table: Table, *leaders: str) -> int:
    """Return the loyalty with which the Greeks can keep leaders, by what their form takes."""
    placed = table.prompt("greek", Reinforce).default
    assert isinstance(placed, Reinforce)
    points = ("neapolis", "syracusae", "syracusae", "tarentum", "tarentum")
    (only,) = [n for n in range(6) if table.allowed("greek", Reinforce(placed.units, leaders, points[:n]))]
    return only


@pytest.mark.ruling(70)
def test_s08_ruling_70_timoleon_costs_nothing_and_a_second_point_is_lost() -> None:
    table = keeping(*TWO)
    assert price(table, "timoleon") == 0
    answer = table.prompts("greek")[0].default
    assert isinstance(answer, Reinforce) and answer.pay == () and answer.keep == ("timoleon",)


@pytest.mark.ruling(70)
@pytest.mark.parametrize(("taken", "due"), [((), 2), (("selinus",), 1), (TWO, 0), ((*TWO, "lilybaeum"), 0)])
def test_ruling_70_each_space_of_carthage_in_sicily_is_a_point(taken: tuple[str, ...], due: int) -> None:
    stacks: dict[str, Force] = {"greek@syracusae": (4, "dionysius"), "carthaginian@carthago": 1, "roman@roma": 1}
    assert price(keeping(*taken, stacks=stacks), "dionysius") == due


@pytest.mark.ruling(70)
@pytest.mark.parametrize("lost", ["messana", "catina", "agrigentum"])
def test_ruling_70_not_once_a_greek_space_of_sicily_is_lost(lost: str) -> None:
    assert price(keeping(*TWO, lost=lost), "timoleon") == 1


@pytest.mark.ruling(70)
def test_ruling_70_only_a_leader_who_is_in_sicily() -> None:
    stacks: dict[str, Force] = {"greek@tarentum": (4, "timoleon"), "carthaginian@carthago": 1, "roman@roma": 1}
    assert price(keeping(*TWO, stacks=stacks), "timoleon") == 1


@pytest.mark.ruling(70, 244)
def test_ruling_244_one_leader_alone_the_dearest() -> None:
    stacks: dict[str, Force] = {
        "greek@syracusae": (4, "dionysius"),
        "greek@messana": (4, "timoleon"),
        "carthaginian@carthago": 1,
        "roman@roma": 1,
    }
    assert price(keeping(*TWO, stacks=stacks), "dionysius", "timoleon") == 1  # 2 + 1, less 2


def test_with_four_players_nothing_is_spared() -> None:
    assert (
        price(keeping(*TWO, players=4, stacks={"greek@syracusae": (4, "timoleon"), "roman@roma": 1}), "timoleon") == 1
    )


@pytest.mark.ruling(70)
def test_ruling_70_what_was_spared_is_told() -> None:
    table = keeping(*TWO)
    for side in sorted(table.asked()):  # sealed: whoever has answered is asked still, until all have
        answer = table.prompts(side)[0].default
        assert answer is not None
        table.do(side, answer)
    assert [(told.keep, told.pay, told.spared) for told in table.told(LeadersKept)] == [(("timoleon",), (), 1)]
