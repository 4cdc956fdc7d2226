"""What is left to the owner of losses: elements, elephants, the one SP (section 8.34; rulings c.29, G27 and G28)."""

from collections.abc import Mapping

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import Attack, ChooseLosses, LoseEvenly, LowerTraining
from engine.games.rise_of_the_roman_republic.actions.siege import Assault
from engine.games.rise_of_the_roman_republic.events.combat import BattleRolled, SpLost
from engine.games.rise_of_the_roman_republic.forces import Troops
from engine.games.rise_of_the_roman_republic.state import Legion
from tests.engine.games.rise_of_the_roman_republic.combat.fields import FLAT, Field, alone, army, office

KING = "alexander_epirus"
PAESTUM = "4911"


def consular_army(scenario: str = "eagle") -> Field:
    """The army of the example of section 8.34, about to be beaten; the Veteran legion is the second."""
    table = alone(Field(scenario))
    table.evenly = False
    office(table, "201", "rome_consul", "I", "II")
    for name in ("I", "II"):
        legion = Legion({"RL": (9, 1), "AL": (9, 3)}, veteran=name == "II")
        table.state.legions = {**table.state.legions, name: legion}
    army(table, "rome", "4909", "201", legions=("I", "II"), infantry=6)
    army(table, "epirus", "4909", "pyrrhus", infantry=80)
    table.phase("pyrrhus").act("epirus", Attack("rome")).meet()
    return table


def beaten(table: Field) -> Field:
    return table.dice(tactics_pyrrhus=9, tactics_201=0, battle=8).finish_until("losing.")


def asked(table: Field, side: str) -> Mapping[str, object]:
    """Return what the question says has to be lost."""
    subject = table.prompt(side).subject
    assert subject is not None
    return subject.args


ODD = ("I RL:infantry", "I AL:infantry", "II RL:infantry")  # three of the four, as the example has it
RIDERS = ("I AL:cavalry", "II AL:cavalry")


@pytest.mark.ruling("c.29")
def test_the_owner_says_which_elements_lose_the_odd_sp() -> None:
    """The example of section 8.34 (line 1480, TV16): 2 SP of each element, the other three of any three of them; 2 of
    the cavalry of any two."""
    table = beaten(consular_army())
    assert table.moment() == "rome: losing.start"
    assert asked(table, "rome") == {
        "place": "4909", "power": "rome", "cause": "battle", "die": 8, "percent": 30, "infantry": 13, "mounted": 2,
        "least": False, "open": 5, "total": 15, "whole": False,
    }  # fmt: skip
    assert table.prompt("rome").default == LoseEvenly()
    assert not table.allowed("rome", ChooseLosses((*ODD, "I RL:infantry", *RIDERS)))
    assert not table.allowed("rome", ChooseLosses((*ODD[:2], *RIDERS)))
    assert not table.allowed("rome", ChooseLosses((*ODD, RIDERS[0], RIDERS[0])))
    table.act("rome", ChooseLosses((*ODD, *RIDERS))).finish()
    lost = next(one for one in table.told(SpLost) if one.power == "rome")
    assert lost.lost == {
        "I RL": (3, 0, 0), "I AL": (3, 1, 0), "II RL": (3, 0, 0), "II AL": (2, 1, 0), "italian": (2, 0, 0),
    }  # fmt: skip


def test_nobody_is_asked_where_it_comes_to_the_same() -> None:
    """Two legions that are alike in everything."""
    table = alone(Field())
    table.evenly = False
    army(table, "rome", FLAT, "112", legions=("I", "II"))
    alike = {one: Legion({"RL": (11, 0)}) for one in ("I", "II")}
    table.state.legions = {**table.state.legions, **alike}
    army(table, "epirus", FLAT, KING, infantry=12)
    table.phase(KING).act("epirus", Attack("rome")).meet()
    table.dice(**{"tactics_112": 5, f"tactics_{KING}": 5, "battle": 5}).finish_until("losing.")
    assert "losing." not in table.moment() and sum(one.infantry for one in table.told(SpLost)) % 2


@pytest.mark.ruling("G28")
def test_the_owner_gives_elephants_for_cavalry() -> None:
    """Ruling G28: added to the cavalry of the same contingent; by default cavalry goes first."""
    for wish, lost in ((("iberian:cavalry", *["iberian:elephants"] * 2), (0, 1, 2)), ((), (0, 3, 0))):
        table = alone(Field("thunderbolt"))
        table.evenly = False
        army(table, "carthage", "4909", "hannibal", cavalry=8, kind="iberian")
        there = table.state.stacks["carthage@4909"]
        troops = (Troops("iberian", 0, 8, 4), Troops("african", 20))
        table.state.stacks = {
            **table.state.stacks,
            there.power + "@4909": msgspec.structs.replace(there, troops=troops),
        }
        office(table, "406", "rome_consul", "I")
        army(table, "rome", "4909", "406", legions=("I",))
        table.phase("hannibal").act("carthage", Attack("rome")).meet()
        table.dice(tactics_hannibal=0, tactics_406=9, battle=2).finish_until("losing.")
        assert table.moment() == "carthage: losing.start"
        table.act("carthage", ChooseLosses(wish) if wish else LoseEvenly())
        assert next(one for one in table.told(SpLost) if one.power == "carthage").lost["iberian"] == lost


@pytest.mark.ruling("G27")
def test_the_owner_chooses_the_one_sp_that_must_be_lost() -> None:
    """Ruling G27: a side of 5 SP at 10 percent; by default infantry of the largest contingent."""
    table = alone(Field())
    table.evenly = False
    army(table, "samnites", FLAT, "pontius", infantry=3, cavalry=1)
    army(table, "samnites", FLAT, infantry=4, kind="greek")
    army(table, "epirus", FLAT, KING, infantry=30)
    table.phase(KING).act("epirus", Attack("samnites")).meet()
    table.dice(**{"tactics_pontius": 9, f"tactics_{KING}": 0, "battle": 0}).finish_until("losing.")
    assert table.moment() == "samnites: losing.start"
    told = asked(table, "samnites")
    assert (told["infantry"], told["mounted"], told["least"], told["open"], told["percent"]) == (1, 0, True, 1, 10)
    assert not table.allowed("samnites", ChooseLosses(("greek:infantry", "samnite:cavalry")))
    table.act("samnites", ChooseLosses(("samnite:cavalry",)))
    assert next(one for one in table.told(SpLost) if one.power == "samnites").lost == {"samnite": (0, 1, 0)}


@pytest.mark.ruling("c.29")
def test_the_owner_chooses_in_an_assault_too_infantry_alone() -> None:
    """Ruling G33: the assaulting infantry, legions evenly."""
    table = alone(Field())
    table.evenly = False
    army(table, "rome", PAESTUM, "112", legions=("I", "II"))
    city = msgspec.structs.replace(table.state.cities[PAESTUM], besieger="rome")
    table.state.cities = {**table.state.cities, PAESTUM: city}
    table.phase("112").act("rome", Assault(), assault=9).finish_until("losing.")
    assert table.moment() == "rome: losing.start"
    told = asked(table, "rome")
    assert (told["cause"], told["die"], told["mounted"]) == ("assault", -1, 0)
    assert {item.token for item in table.prompt("rome").menu.forms["choose_losses"].field("units", {}).items} == {  # type: ignore[attr-defined]
        "I RL:infantry",
        "II RL:infantry",
    }
    table.act("rome", ChooseLosses(("II RL:infantry",))).finish()
    lost = next(one for one in table.told(SpLost) if one.power == "rome").lost
    assert lost == {"II RL": (1, 0, 0)}


@pytest.mark.parametrize("chosen", ["I", "II"])
def test_of_veterans_that_lost_as_much_rome_says_which_is_a_recruit_again(chosen: str) -> None:
    """Section 10.31: a defeat that is no Major one."""
    table = alone(Field("thunderbolt"))
    office(table, "402", "field_consul", "I", "II")
    for name in ("I", "II"):
        table.state.legions = {**table.state.legions, name: Legion({"RL": (10, 0), "AL": (10, 0)}, veteran=True)}
    army(table, "rome", FLAT, "402", legions=("I", "II"))
    army(table, "carthage", FLAT, "maharbal", infantry=50, kind="african")
    table.phase("maharbal").act("carthage", Attack("rome")).meet()
    table.dice(tactics_maharbal=5, tactics_402=5, battle=7).finish_until("battle.lower")
    assert table.told(BattleRolled)[0].result == "a_win"
    table.act("rome", LowerTraining(chosen)).finish()
    assert [one for one in ("I", "II") if not table.state.legions[one].veteran] == [chosen]
