"""What the Confirm page says of the tribes that a march would raise (First Alexander and Samnite Wars)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import Prepare
from engine.games.rise_of_the_roman_republic.actions.movement import March
from engine.games.rise_of_the_roman_republic.events.siege import SiegePlaced
from engine.games.rise_of_the_roman_republic.events.tribes import IncursionMet, TribeMustered
from engine.games.rise_of_the_roman_republic.forecast import forecast_lines
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.kernel.texts import Text
from tests.engine.games.rise_of_the_roman_republic.central_italy import italy
from tests.engine.games.rise_of_the_roman_republic.playing import Table

RAID = March("all", ("4009", "3909", "3809"))  # of Pontius, into the land of the Sabines
INTO_SAMNIUM = ("3913", "4013", "4112", "4111", "4211", "4210")  # of consul 111, by the land of Campania


def told(table: Table, side: str, march: March) -> dict[str, Text]:
    return {one.key: one for one in forecast_lines(table.state, table.prompt(side), march)}


def at_lucania(turn: int = 2) -> Table:
    """Return consul 111 with a legion beside Lucania, with leave to go there."""
    table = Table("central_italy", turn=turn).legion("III", "4711").stand("rome", "4711", 0, "111")
    table.state.republic = table.rome().with_magistrate(msgspec.structs.replace(table.man("111"), granted=("leave",)))
    return table.begin(Phase(leader="111", side="rome"))


@pytest.mark.ruling("s.2")
def test_rome_is_told_who_revolts_as_she_enters_and_what_it_costs_her() -> None:
    found = told(at_lucania(), "rome", March("all", ("4811",)))["preview.revolts"].args
    assert (found["tribe"], found["province"], found["boxes"]) == ("lucania", "lucania", 3)
    assert (found["least"], found["most"], found["places"]) == (1, 10, ("4911",))
    table = at_lucania().do("rome", March("all", ("4811",)), 3, 10)
    mustered = table.told(TribeMustered)[0]
    assert (mustered.tribe, mustered.place) == ("lucania", "4911")
    assert 1 <= mustered.infantry + mustered.cavalry <= 10
    assert not [key for key in told(at_lucania(), "rome", March("alone", ("4811",))) if key != "preview.walk"]


@pytest.mark.ruling("W4", "W6")
def test_samnites_are_told_who_falls_upon_them_where_they_stop_and_at_what_odds() -> None:
    """The chance is the mean of the ten battles with what the tribe raises by each die."""
    found = told(italy().begin(Phase(leader="pontius", side="samnites")), "samnites", RAID)["preview.incursion"].args
    assert (found["tribe"], found["province"], found["place"]) == ("sabinus", "sabinus", "3809")
    assert (found["least"], found["most"], found["armed"]) == (2, 18, False)
    wins = []
    for die in range(1, 11):
        table = italy().begin(Phase(leader="pontius", side="samnites")).do("samnites", RAID, die)
        assert table.told(IncursionMet)[0].tribe == "sabinus"
        battle = [
            one for one in forecast_lines(table.state, table.prompt("samnites"), Prepare(0, 0)) if "win" in one.args
        ]
        wins.append(battle[0].args["win"])
    assert abs(found["win"] - sum(wins) / len(wins)) <= 1 and found["win"] + found["home"] == 100


@pytest.mark.ruling("W25")
def test_nothing_is_said_where_samnites_are_welcome_or_do_not_stop() -> None:
    table = italy().begin(Phase(leader="pontius", side="samnites"))
    for way in (("4009",), ("4009", "3909"), ("4009", "3909", "3809", "3909")):
        assert "preview.incursion" not in told(table, "samnites", March("all", way))
    assert "preview.incursion" not in told(table, "samnites", March("alone", RAID.route))


def test_an_army_that_is_in_arms_already_is_named_with_its_strength() -> None:
    table = italy().stand("sabinus", "3810", 12, "sabine", inside=True)
    table.state.masters = {"sabinus": "samnites"}
    found = told(table.begin(Phase(leader="pontius", side="samnites")), "samnites", RAID)["preview.incursion"].args
    assert (found["least"], found["most"], found["armed"]) == (12, 12, True)


@pytest.mark.ruling("W7")
def test_who_goes_into_a_city_is_told_that_the_tribe_besieges_him_there() -> None:
    def raider() -> Table:
        table = italy()
        table.state.cities = {
            **table.state.cities,
            "3810": msgspec.structs.replace(table.state.cities["3810"], holder="samnites"),
        }
        return table.begin(Phase(leader="pontius", side="samnites"))

    march = March("all", ("4009", "3909", "3809", "3810+in"))
    found = told(raider(), "samnites", march)
    assert "preview.incursion" not in found and found["preview.incursion_siege"].args["place"] == "3810"
    table = raider().do("samnites", march, 9, 10)
    assert table.told(SiegePlaced)[0].place == "3810"


def test_rome_is_told_how_legions_abroad_change_the_check_of_the_next_turn() -> None:
    """The fifth legion outside her provinces adds 1 to the die: 20 of 100 become 30; in the last turn none is made."""

    def fifth(turn: int = 2) -> dict[str, Text]:
        table = italy(turn)
        for number in ("IV", "V", "VI", "VII"):
            table.legion(number, "4308")
        return told(table.begin(Phase(leader="111", side="rome")), "rome", March("all", INTO_SAMNIUM))

    found = fifth()["preview.revolt_check"].args
    assert (found["before"], found["after"], found["legions"], found["free"], found["needed"]) == (20, 30, 5, 4, 8)
    alone = told(italy().begin(Phase(leader="111", side="rome")), "rome", March("all", INTO_SAMNIUM))
    assert "preview.revolt_check" not in alone and "preview.revolt_check" not in fifth(turn=10)
