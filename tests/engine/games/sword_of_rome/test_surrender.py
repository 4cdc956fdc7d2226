"""Section 5.6: the Surrender Phase, all at once (ruling 126)."""

import pytest

from engine.games.sword_of_rome.actions.turn import TakeSurrender
from engine.games.sword_of_rome.effects import SHUNNED
from engine.games.sword_of_rome.events.siege import SiegeRolled
from engine.games.sword_of_rome.events.turn import MarkerPlaced
from engine.games.sword_of_rome.frames.turn import Surrender
from engine.games.sword_of_rome.state import Effect, Place
from engine.games.sword_of_rome.turn.surrender import may_roll_siege
from tests.engine.games.sword_of_rome.playing import Force, Table

BESIEGED = Place("roman", 1, siege=0, besieger="samnite")


def _surrender(**named: object) -> Table:
    return Table(**named).phase(Surrender(), "isolation")  # type: ignore[arg-type]


def test_a_marker_is_placed_where_cu_stand_in_an_enemy_space() -> None:
    table = _surrender(stacks={"roman@sentinum": 1, "greek@syracusae": 1}, strict=False)
    assert table.asked() == {"roman"}
    table.do("roman", TakeSurrender(("sentinum",)))
    assert table.told(MarkerPlaced) == [MarkerPlaced("roman", "sentinum", "etruscan", "roman")]
    assert table.place("sentinum").owner == "roman"


@pytest.mark.ruling(37)
def test_ruling_37_any_cu_will_do_but_no_city_no_tribe() -> None:
    stacks: dict[str, Force] = {"roman@tarquinii": 2, "roman@bovianum": 2, "roman@luceria": 1}
    table = _surrender(stacks=stacks, strict=False)
    assert table.prompt("roman", TakeSurrender).default == TakeSurrender(("luceria",))


@pytest.mark.ruling(37)
def test_ruling_37_in_an_allys_home_the_space_is_only_freed() -> None:
    named = {"stacks": {"roman@sentinum": 2}, "alliances": [("roman", "etruscan")], "strict": False}
    table = _surrender(places={"sentinum": Place("gallic")}, **named)
    table.do("roman", TakeSurrender(("sentinum",)))
    assert table.place("sentinum").owner == ""
    assert not _surrender(places={"sentinum": Place()}, **named).told(MarkerPlaced)  # nothing is left to free


@pytest.mark.ruling(111)
def test_ruling_111_in_the_partners_home_the_space_becomes_the_partners() -> None:
    table = _surrender(stacks={"samnite@sentinum": 2}, places={"sentinum": Place("gallic")}, strict=False)
    table.do("etruscan_samnite", TakeSurrender(("sentinum",)))
    assert table.place("sentinum").owner == "etruscan"


@pytest.mark.ruling(114)
def test_ruling_114_rolls_are_voluntary_and_not_the_default_of_just_three() -> None:
    forces: dict[str, Force] = {"samnite@capua": (3, "samnite_a")}
    table = _surrender(stacks=forces, places={"capua": BESIEGED}, strict=False)
    assert table.prompt("etruscan_samnite", TakeSurrender).default == TakeSurrender()
    table.do("etruscan_samnite", TakeSurrender())
    assert not table.told(SiegeRolled)
    forces = {"samnite@capua": (4, "samnite_a")}
    table = _surrender(stacks=forces, places={"capua": BESIEGED}, strict=False)
    assert table.prompt("etruscan_samnite", TakeSurrender).default == TakeSurrender(sieges=("capua",))
    table.do("etruscan_samnite", TakeSurrender(sieges=("capua",)), 4, 4)
    assert [event.points for event in table.told(SiegeRolled)] == [1]
    assert table.place("capua").owner == "samnite"


def test_three_cu_and_a_commander_are_needed() -> None:
    for force in (3, (2, "samnite_a")):
        table = _surrender(stacks={"samnite@capua": force}, places={"capua": BESIEGED}, strict=False)
        assert not table.offered("etruscan_samnite", TakeSurrender)


def test_a_non_players_army_is_decided_by_who_has_the_fewest_points_but_its_enemy() -> None:
    """For the Volsci that is not Rome (section 16)."""
    table = _surrender(stacks={"volsci@velitrae": 3}, vp={"roman": 1, "greek": 2}, strict=False)
    assert table.asked() == {"greek"}
    table.do("greek", TakeSurrender(("velitrae",)))
    assert table.place("velitrae").owner == "volsci"


def test_nor_does_an_ally_of_its_enemy_unless_all_are() -> None:
    """Section 16.1."""
    few = {"roman": 1, "greek": 2, "gallic": 3}
    table = _surrender(stacks={"volsci@velitrae": 3}, vp=few, alliances=[("roman", "greek")], strict=False)
    assert table.asked() == {"gallic"}
    everybody = [("roman", power) for power in ("greek", "gallic", "etruscan")]
    table = _surrender(stacks={"volsci@velitrae": 3}, vp=few, alliances=everybody, strict=False)
    assert table.asked() == {"greek"}


@pytest.mark.ruling(220)
def test_ruling_220_carthage_rolls_for_no_city_of_etruscans_while_it_is_unavailable() -> None:
    """The turn of the treaty has its Surrender Phase too."""
    for effects in ((), (Effect("E12", SHUNNED, "turn", power="carthaginian"),)):
        table = Table(
            stacks={"carthaginian@messana": (5, "hamilcar_npp")},
            places={"messana": Place("etruscan", 2, siege=0, besieger="carthaginian")},
            strict=False,
        )
        table.state.effects = effects
        assert may_roll_siege(table.state, table.stack("carthaginian@messana")) is not bool(effects)
