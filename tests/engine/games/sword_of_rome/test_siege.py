"""Sieges, subjugation, looting, raids, plunder and colonies (sections 7.2, 13 and 14), through prompts."""

import pytest

from engine.games.sword_of_rome.actions.siege import Besiege, FoundColony, Loot, Solidarity, TakeOver
from engine.games.sword_of_rome.events.siege import (
    CityFell,
    CityLooted,
    Plundered,
    Raided,
    SiegeRolled,
    TrackFilled,
    TribeSubdued,
)
from engine.games.sword_of_rome.frames.movement import March
from engine.games.sword_of_rome.siege.plunder import add_plunder
from engine.games.sword_of_rome.siege.raids import may_raid, roll_raid
from engine.games.sword_of_rome.siege.sieges import start_siege
from engine.games.sword_of_rome.state import Place, SwordState
from engine.games.sword_of_rome.tables import TABLES
from engine.kernel.dice import ScriptedDice
from engine.kernel.play import Play
from tests.engine.games.sword_of_rome.playing import Table


def besieging(power: str, space: str, force: tuple[object, ...], card: str, **table: object) -> Table:
    """Return a table on which a power besieges a place and its side holds a card."""
    side = "etruscan_samnite" if power in ("etruscan", "samnite") else power
    stacks = {f"{power}@{space}": force, **table.pop("stacks", {})}  # type: ignore[dict-item]
    return Table(stacks=stacks, hands={side: [card]}, **table).turn_number_under_way(side)  # type: ignore[arg-type]


@pytest.mark.ruling(36)
def test_ruling_36_three_cu_outside_and_any_commander_may_roll() -> None:
    """Section 13.1."""
    place = Place("greek", 2, siege=0, besieger="samnite")
    table = besieging("samnite", "neapolis", (3, "samnite_a"), "E1", places={"neapolis": place})
    table.do("etruscan_samnite", Besiege("E1", "samnite_a"), 4, 4)
    (rolled,) = table.told(SiegeRolled)
    assert (rolled.points, rolled.lost, rolled.level) == (1, 0, 1)
    fewer = besieging("samnite", "neapolis", (2, "samnite_a"), "E1", places={"neapolis": place})
    assert not fewer.offered("etruscan_samnite", Besiege)


@pytest.mark.ruling(34)
def test_ruling_34_rolls_beyond_the_table_read_as_its_ends_and_gauls_lose_one_at_cities_alone() -> None:
    assert TABLES.siege_roll_result(1) == TABLES.siege_roll_result(2) and TABLES.siege_roll_result(
        13
    ) == TABLES.siege_roll_result(12)
    place = Place("etruscan", 1, siege=0, besieger="gallic")
    table = besieging("gallic", "pisae", (5, "gaul_a"), "G1", places={"pisae": place})
    table.do("gallic", Besiege("G1", "gaul_a"), 3, 4)
    (rolled,) = table.told(SiegeRolled)
    assert rolled.modifier == -1 and rolled.points == TABLES.siege_roll_result(6).points
    tribe = besieging("gallic", "lucani", (5, "gaul_a"), "G1", places={"lucani": Place(siege=0, besieger="gallic")})
    tribe.do("gallic", Besiege("G1", "gaul_a"), 3, 4)
    assert tribe.told(SiegeRolled)[0].modifier == 0


def test_z04_a_city_falls_at_the_level_of_its_loyalty_with_its_garrison() -> None:
    """Z04: siege level 2 against loyalty 2 converts; the besieger has it with loyalty 1."""
    place = Place("greek", 2, siege=1, besieger="samnite")
    table = besieging("samnite", "neapolis", (5, "samnite_a"), "E1", places={"neapolis": place})
    table.do("etruscan_samnite", Besiege("E1", "samnite_a"), 4, 4)
    assert table.told(CityFell)[0].taker == "samnite"
    assert table.place("neapolis") == Place("samnite", 1)


def test_one_roll_a_space_and_round() -> None:
    """Section 13.1."""
    place = Place("greek", 3, siege=0, besieger="samnite")
    table = Table(
        stacks={"samnite@neapolis": (6, "samnite_a", "samnite_b")},
        hands={"etruscan_samnite": ["E1", "E2"]},
        places={"neapolis": place},
    ).turn_number_under_way("etruscan_samnite")
    table.do("etruscan_samnite", Besiege("E1", "samnite_a"), 4, 4)
    assert "neapolis" in table.state.besieged
    assert not table.offered("etruscan_samnite", Besiege)


def test_a_subjugated_tribe_is_an_ordinary_space_for_good() -> None:
    place = Place(siege=1, besieger="samnite")
    table = besieging("samnite", "lucani", (5, "samnite_a"), "E1", places={"lucani": place})
    while not table.told(TribeSubdued):
        if not table.offered("etruscan_samnite", Besiege):
            break
        table.do("etruscan_samnite", Besiege("E1", "samnite_a"), 6, 6)
    assert table.place("lucani").subdued and table.place("lucani").owner == "samnite"


@pytest.mark.ruling(117)
def test_ruling_117_gauls_loot_another_power_s_city_alone() -> None:
    """Section 14.4."""
    place = Place("etruscan", 1, siege=0, besieger="gallic")
    table = besieging("gallic", "pisae", (5, "gaul_a"), "G1", places={"pisae": place})
    table.do("gallic", Besiege("G1", "gaul_a"), 5, 4)
    assert table.allowed("gallic", TakeOver())
    table.do("gallic", Loot())
    assert table.told(CityLooted)[0].markers == 5 and table.place("pisae").owner == ""
    assert table.place("pisae").besieger == "gallic"  # the army has ended an action before an independent city
    free = besieging("gallic", "pisae", (5, "gaul_a"), "G1", places={"pisae": Place("", 1, siege=0, besieger="gallic")})
    free.do("gallic", Besiege("G1", "gaul_a"), 5, 4)
    assert free.place("pisae") == Place("gallic", 1)  # an independent city cannot be looted


@pytest.mark.ruling(40)
def test_ruling_40_markers_come_one_at_a_time_and_a_full_track_scores() -> None:
    """Section 14.4."""
    table = Table(vp={"gallic": 6}).turn_number_under_way("gallic")
    table.state.plunder = 3
    play = Play(table.state, ScriptedDice())
    add_plunder(play, "gallic", 3)
    assert table.state.vp["gallic"] == 7 and table.state.plunder == 1
    assert [told.event for told in play.events if isinstance(told.event, TrackFilled)] == [TrackFilled("gallic", 1, 7)]
    add_plunder(play, "transalpine", 2)
    assert table.state.plunder == -1  # the two kinds cancel each other
    assert [told.event.track for told in play.events if isinstance(told.event, Plundered)] == [5, 1, -1]


def raided(state: SwordState, frame: March, *rolls: int) -> Raided:
    """Let an army raid where it stands, with these dice; return what is told."""
    play = Play(state, ScriptedDice(*rolls))
    roll_raid(play, frame)
    return next(told.event for told in play.events if isinstance(told.event, Raided))


@pytest.mark.ruling(39)
def test_ruling_39_b14_losses_of_a_raid_count_though_it_succeeds() -> None:
    """14.3: a 10 succeeds; a 5 and a 3 fail, the 3 with a loss; a 7 succeeds and costs a CU; 1 Transalpine marker
    becomes 1 Gallic."""
    table = Table(
        stacks={"gallic@sentinum": (5, "gaul_a")}, places={"sentinum": Place("etruscan")}
    ).turn_number_under_way("gallic")
    state = table.state
    state.plunder = -1
    frame = March(side="gallic", power="gallic", leader="gaul_a", space="sentinum", cu=5, leaders=("gaul_a",))
    first = raided(state, frame, 5, 5)
    assert (first.success, first.lost) == (True, 0) and state.places["sentinum"].owner == ""
    state.places = {**state.places, "sentinum": Place("etruscan")}
    assert [(r.success, r.lost) for r in (raided(state, frame, 2, 3), raided(state, frame, 1, 2))] == [
        (False, 0),
        (False, 1),
    ]
    last = raided(state, frame, 3, 4)
    assert (last.success, last.lost) == (True, 1) and state.plunder == 1 and frame.cu == 3


def test_raids_spare_allies_and_cities() -> None:
    """Section 14.2."""
    table = Table(alliances=[("gallic", "etruscan")]).turn_number_under_way("gallic")
    assert not may_raid(table.state, "gallic", "clusium")
    assert may_raid(table.state, "gallic", "praeneste") and not may_raid(table.state, "gallic", "roma")


@pytest.mark.ruling(44, 119)
def test_rulings_44_and_119_solidarity_clears_home_spaces_any_number_of_times() -> None:
    """Section 14.6."""
    table = Table(
        stacks={"etruscan@patavium": (1, "etruscan_a")},
        places={"sena_gallica": Place("etruscan"), "verona": Place(""), "patavium": Place("etruscan")},
    )
    table.state.plunder = 3
    table.turn_number_under_way("gallic")
    assert not table.allowed("gallic", Solidarity("patavium"))  # enemy CU stand there
    table.do("gallic", Solidarity("sena_gallica")).do("gallic", Solidarity("verona"))
    assert table.place("sena_gallica").owner == table.place("verona").owner == "gallic"
    assert table.state.plunder == 1


@pytest.mark.ruling(42)
def test_ruling_42_a_colony_may_stand_on_any_roman_space_but_in_an_ally_s_home() -> None:
    """Section 7.2.1."""
    place = {"larinum": Place("roman", subdued=True)}
    table = Table(
        stacks={"roman@larinum": (4, "valerius")}, places=place, hands={"roman": ["R1"]}
    ).turn_number_under_way("roman")
    table.do("roman", FoundColony("R1", "valerius"))
    assert table.place("larinum").colony and table.place("larinum").loyalty == 1
    assert table.stack("roman@larinum").cu == 3
    allied = Table(
        stacks={"roman@larinum": (4, "valerius")},
        places=place,
        hands={"roman": ["R1"]},
        alliances=[("roman", "samnite")],
    ).turn_number_under_way("roman")
    assert not allied.offered("roman", FoundColony)


@pytest.mark.ruling(153)
def test_ruling_153_an_army_of_any_size_begins_a_siege() -> None:
    """13.1.1 speaks of an army; three CU are only needed for a roll."""
    table = Table(stacks={"samnite@capua": 5}).turn_number_under_way("etruscan_samnite")
    start_siege(Play(table.state, ScriptedDice()), "samnite", "capua")
    assert table.state.places["capua"].siege == -1
    army = Table(stacks={"samnite@capua": (1, "samnite_a")}).turn_number_under_way("etruscan_samnite")
    start_siege(Play(army.state, ScriptedDice()), "samnite", "capua")
    assert (army.state.places["capua"].siege, army.state.places["capua"].besieger) == (0, "samnite")
