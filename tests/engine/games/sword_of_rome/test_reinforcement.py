"""Section 5.10: reinforcements, consuls, the Greeks' price, elimination."""

import pytest

from engine.games.sword_of_rome.actions.turn import PlaceConsuls, RaiseUnit, Reinforce, SetOrder
from engine.games.sword_of_rome.cards.placement import placement_spaces, reinforcement_phase_cu
from engine.games.sword_of_rome.events.turn import (
    ConsulsDrawn,
    ConsulsReturned,
    Eliminated,
    GameEnded,
    LeaderPlaced,
    LeadersKept,
    OrderSet,
    Reinforced,
)
from engine.games.sword_of_rome.frames.turn import Reinforcing
from engine.games.sword_of_rome.state import DISPLACED, GONE, POOL, REMOVED, RESERVE, Place, Stack
from tests.engine.games.sword_of_rome.playing import Force, Table

SIDES = ("gallic", "etruscan_samnite", "greek", "roman")


def _reinforcing(**named: object) -> Table:
    return Table(**named).phase(Reinforcing(), "advance")  # type: ignore[arg-type]


def _carthage_placed(table: Table) -> Table:
    """Answer for Carthage, whose decider is asked first since it has a choice."""
    for side in SIDES:
        if any(prompt.moment == "reinforcing.other" for prompt in table.prompts(side)):
            default = table.prompt(side, Reinforce).default
            assert default is not None
            table.do(side, default)
    return table


def _default(table: Table, *sides: str) -> Table:
    for side in sides:
        default = table.prompt(side, Reinforce).default
        assert default is not None
        table.do(side, default)
    return table


def test_the_printed_strengths() -> None:
    """Section 5.10.1."""
    state = Table().state
    given = {"transalpine": 1, "volsci": 1, "roman": 5, "greek": 5, "gallic": 6, "etruscan": 2, "samnite": 3}
    assert {power: reinforcement_phase_cu(state, power) for power in given} == given
    assert reinforcement_phase_cu(state, "carthaginian") == 3


def test_every_roman_city_brings_one_and_a_besieged_one_none() -> None:
    colony = Place("roman", 1, colony=True)
    state = Table(places={"velitrae": colony, "antium": Place("roman", 1)}, changed={"volsci@antium": 0}).state
    assert reinforcement_phase_cu(state, "roman") == 7
    state = Table(places={"roma": Place("roman", 3, siege=0, besieger="gallic")}, strict=False).state
    assert reinforcement_phase_cu(state, "roman") == 3


def test_non_players_come_first_and_where_there_is_no_choice_nobody_is_asked() -> None:
    """Carthage may land in any of its ports; the Volsci and Transalpine Gauls have one space each."""
    table = _reinforcing(vp={"greek": 3})
    assert [event.power for event in table.told(Reinforced)] == []
    assert table.asked() == {"gallic"}  # the fewest points but the Greeks', which a tie decides
    table.do("gallic", Reinforce(("carthaginian@lilybaeum",) * 3))
    assert [event.power for event in table.told(Reinforced)] == ["carthaginian", "volsci", "transalpine"]
    assert table.stack("volsci@antium").cu == table.stack("transalpine@transalpine_box").cu == 5
    assert table.stack("carthaginian@lilybaeum").cu == 10


@pytest.mark.ruling(126)
def test_ruling_126_all_place_at_once_by_default() -> None:
    table = _carthage_placed(_reinforcing())
    assert table.asked() == set(SIDES)
    table.do("roman", Reinforce(("roman@capua",) * 5))
    assert table.stack("roman@capua").cu == 0  # sealed
    _default(table, "greek", "gallic", "etruscan_samnite")
    assert table.stack("roman@capua").cu == 5
    powers = [event.power for event in table.told(Reinforced)][3:]
    assert powers == ["gallic", "etruscan", "greek", "roman"]  # by points, here by ties


@pytest.mark.ruling(126)
def test_ruling_126_whose_space_has_become_illegal_is_asked_again() -> None:
    """Greeks and Romans are allies and both want to place in Roman Velitrae: no two powers stack."""
    named = {"alliances": [("greek", "roman")], "changed": {"roman@velitrae": 0}, "vp": {"greek": 8}}
    table = _carthage_placed(_reinforcing(places={"velitrae": Place("greek")}, **named))
    assert not table.allowed("greek", Reinforce(("greek@velitrae",) * 5))  # no path from a Greek source
    table = _reinforcing(places={"beneventum": Place("greek")}, **named)
    _carthage_placed(table)
    table.do("greek", Reinforce(("greek@beneventum",) * 5, ("dionysius",), ("syracusae", "syracusae")))
    table.do("roman", Reinforce(("roman@beneventum",) * 5))
    _default(table, "gallic", "etruscan_samnite")
    assert table.stack("greek@beneventum").cu == 5 and not table.stack("roman@beneventum").cu
    assert table.asked() == {"roman"}
    _default(table, "roman")
    assert table.told(ConsulsReturned) and table.moment() == "reinforcing.consuls"


@pytest.mark.ruling(49)
def test_b12_ruling_49_in_order_the_tie_winner_says_who_places_first() -> None:
    """B12: Gauls and Romans both with 6: the Gauls choose the order."""
    table = _carthage_placed(_reinforcing(reinforcements="in_order", vp={"greek": 8, "etruscan_samnite": 7}))
    assert table.asked() == {"gallic"} and table.moment() == "reinforcing.order"
    table.do("gallic", SetOrder(("roman", "gallic")))
    assert table.told(OrderSet) == [OrderSet("gallic", ("roman", "gallic"))]
    asked = []
    for _ in range(4):
        (side,) = table.asked()
        asked.append(side)
        _default(table, side)
    assert asked == ["greek", "etruscan_samnite", "roman", "gallic"]


@pytest.mark.ruling(50)
def test_ruling_50_a_path_leads_to_an_unbesieged_source_without_rough_links() -> None:
    state = Table().state
    assert "capua" in placement_spaces(state, "roman") and "luceria" in placement_spaces(state, "samnite")
    assert "asculum" in placement_spaces(state, "samnite")  # over Teate, Larinum
    assert not placement_spaces(
        Table(places={"antium": Place("volsci", 2, siege=0, besieger="roman")}, strict=False).state, "volsci"
    )


@pytest.mark.ruling(50)
def test_ruling_50_no_enemy_on_the_way_and_none_in_the_space() -> None:
    stacks: dict[str, Force] = {"gallic@populonium": 1}
    state = Table(stacks=stacks, strict=False).state
    assert "populonium" not in placement_spaces(state, "etruscan") and "vulci" in placement_spaces(state, "etruscan")
    stacks = {"gallic@populonium": 1, "gallic@vulci": 1, "gallic@sentinum": 1}
    assert "sentinum" not in placement_spaces(Table(stacks=stacks, strict=False).state, "etruscan")


@pytest.mark.ruling(125)
def test_ruling_125_a_unit_by_a_card_is_placed_like_reinforcements() -> None:
    """Clusium has no clear path to Pisae or Tarquinii once the way through Faesulae and Sutrium is shut."""
    table = Table(hands={"etruscan_samnite": ["E1"]}).turn_number_under_way("etruscan_samnite")
    assert table.allowed("etruscan_samnite", RaiseUnit("E1", "etruscan@clusium"))
    table = Table(hands={"etruscan_samnite": ["E1"]}, places={"faesulae": Place("gallic")}).turn_number_under_way(
        "etruscan_samnite"
    )
    assert not table.allowed("etruscan_samnite", RaiseUnit("E1", "etruscan@clusium"))
    assert table.allowed("etruscan_samnite", RaiseUnit("E1", "etruscan@vulci"))
    assert table.allowed("etruscan_samnite", RaiseUnit("E1", "samnite@bovianum"))


def test_the_pair_pools_its_units() -> None:
    table = _carthage_placed(_reinforcing())
    table.do("etruscan_samnite", Reinforce(("samnite@bovianum",) * 5))
    _default(table, "gallic", "greek", "roman")
    assert table.stack("samnite@bovianum").cu == 10


@pytest.mark.ruling(110)
def test_ruling_110_the_pair_places_no_two_powers_in_one_space() -> None:
    """With Roma and Latium the Samnites have a clear path to Tarquinii and empty Vulci, which are friendly to them."""
    held = dict.fromkeys(("praeneste", "velitrae"), Place("samnite"))
    table = _reinforcing(places={**held, "roma": Place("samnite", 1)}, changed={"roman@velitrae": 0, "roman@roma": 0})
    _carthage_placed(table)
    rest = ("samnite@bovianum",) * 3
    assert table.allowed("etruscan_samnite", Reinforce(("etruscan@tarquinii", "etruscan@vulci", *rest)))
    assert table.allowed("etruscan_samnite", Reinforce(("etruscan@tarquinii", *rest, "samnite@vulci")))
    assert not table.allowed("etruscan_samnite", Reinforce(("etruscan@vulci", *rest, "samnite@vulci")))


@pytest.mark.ruling(74)
def test_ruling_74_a_power_without_cu_comes_back() -> None:
    table = _carthage_placed(_reinforcing(changed={"volsci@antium": 0, "transalpine@transalpine_box": 0}))
    assert table.stack("volsci@antium").cu == 1 and table.stack("volsci@antium").leaders == ("volsci_a",)
    assert table.stack("transalpine@transalpine_box").cu == 1


def test_new_cu_displace_an_enemy_leader_who_stands_alone_there() -> None:
    table = Table(changed={"etruscan@sutrium": (0, "etruscan_a")}, hands={"roman": ["R9"]}, strict=False)
    table.turn_number_under_way("roman").do("roman", RaiseUnit("R9", "roman@sutrium"))
    assert table.state.off_map["etruscan_a"] == RESERVE and not table.stack("etruscan@sutrium").leaders


# Leaders


@pytest.mark.ruling(51)
def test_ruling_51_both_consuls_go_back_and_two_are_drawn() -> None:
    """Section 5.10."""
    table = _carthage_placed(_reinforcing(changed={"roman@velitrae": 5}, off_map={"camillus": DISPLACED}))
    assert table.told(ConsulsReturned) == [ConsulsReturned(("camillus", "valerius"))]
    assert table.state.off_map["camillus"] == table.state.off_map["valerius"] == POOL
    _default(table, "gallic", "etruscan_samnite", "greek")
    default = table.prompt("roman", Reinforce).default
    assert default is not None
    table.do("roman", default, orders={"consuls": ["camillus", "claudius", "curius"]})
    assert table.told(ConsulsDrawn) == [ConsulsDrawn(("camillus", "claudius"))]
    table.do("roman", PlaceConsuls(("camillus@roma", "claudius@velitrae")))
    assert table.stack("roman@velitrae").leaders == ("claudius",)


@pytest.mark.ruling(51)
def test_ruling_51_without_cu_outside_walls_they_wait_in_the_box() -> None:
    stacks: dict[str, Force] = {"greek@syracusae": 3, "gallic@luna": 3, "samnite@roma": 3}
    besieged = Place("roman", 2, siege=0, besieger="samnite")
    table = Table(stacks=stacks, places=dict.fromkeys(("capua", "narnia", "sutrium", "roma"), besieged), strict=False)
    table.state.stacks = {**table.state.stacks, "roman@roma": Stack("roman", "roma", cu_inside=2)}
    _carthage_placed(table.phase(Reinforcing(), "advance"))
    assert "roman" not in table.asked()
    _default(table, "gallic", "etruscan_samnite", "greek")
    (drawn,) = table.told(ConsulsDrawn)
    assert drawn.leaders == drawn.waiting and len(drawn.leaders) == 2
    assert {table.state.off_map[name] for name in drawn.leaders} == {DISPLACED}
    assert not table.told(Eliminated)


def test_displaced_named_leaders_must_return_to_cu_of_theirs() -> None:
    table = _carthage_placed(_reinforcing(changed={"samnite@bovianum": 5}, off_map={"egnatius": DISPLACED}))
    units = ("samnite@bovianum",) * 5
    assert not table.allowed("etruscan_samnite", Reinforce(units))
    assert table.allowed("etruscan_samnite", Reinforce(units, leaders=("egnatius@bovianum",)))
    assert not table.allowed("etruscan_samnite", Reinforce(units, leaders=("egnatius@clusium",)))


def test_minor_leaders_may_move_to_any_cu_of_theirs() -> None:
    table = _carthage_placed(_reinforcing())
    table.do("gallic", Reinforce(("gallic@luna",) * 6, leaders=("gaul_a@luna",)))
    _default(table, "greek", "roman", "etruscan_samnite")
    assert table.stack("gallic@luna").leaders == ("gaul_a", "gaul_b") or "gaul_a" in table.stack("gallic@luna").leaders
    assert LeaderPlaced("gaul_a", "luna", "sena_gallica") in table.told(LeaderPlaced)


# The Greeks' price


@pytest.mark.parametrize("pay", [("syracusae", "syracusae"), ("neapolis", "syracusae")])
def test_b11_dionysius_costs_two_points_of_one_city_or_of_two(pay: tuple[str, ...]) -> None:
    """B11 (section 8.2.3)."""
    table = _carthage_placed(_reinforcing())
    units = ("greek@tarentum",) * 5
    table.do("greek", Reinforce(units, ("dionysius",), pay))
    _default(table, "gallic", "roman", "etruscan_samnite")
    assert table.told(LeadersKept) == [LeadersKept("greek", ("dionysius",), pay, ())]
    assert table.place("syracusae").loyalty == 3 - pay.count("syracusae")
    assert not any(leader == "dionysius" for leader in table.state.off_map)


@pytest.mark.ruling(118)
def test_ruling_118_who_is_not_kept_is_lost_for_good() -> None:
    table = _carthage_placed(_reinforcing())
    table.do("greek", Reinforce(("greek@tarentum",) * 5))
    _default(table, "gallic", "roman", "etruscan_samnite")
    assert table.state.off_map["dionysius"] == GONE
    assert table.told(LeadersKept)[0].gone == ("dionysius",)


@pytest.mark.ruling(118)
def test_ruling_118_displaced_leaders_cost_too_and_all_stands_in_one_form() -> None:
    table = _carthage_placed(_reinforcing(off_map={"timoleon": DISPLACED}))
    units, keep = ("greek@tarentum",) * 5, ("dionysius", "timoleon")
    pay = ("neapolis", "neapolis", "tarentum")
    assert not table.allowed("greek", Reinforce(units, keep, pay))  # Timoleon must stand somewhere
    assert not table.allowed("greek", Reinforce(units, keep, pay[1:], ("timoleon@tarentum",)))  # a point is lacking
    assert table.allowed("greek", Reinforce(units, keep, pay, ("timoleon@tarentum",)))


@pytest.mark.ruling(52)
def test_ruling_52_loyalty_may_be_paid_down_to_nothing() -> None:
    table = _carthage_placed(_reinforcing())
    table.do("greek", Reinforce(("greek@tarentum",) * 5, ("dionysius",), ("croton", "messana")[::-1]))
    _default(table, "gallic", "roman", "etruscan_samnite")
    assert table.place("messana") == Place("", 1) and table.place("croton") == Place("", 1)


# Elimination


@pytest.mark.ruling(53)
def test_ruling_53_who_has_no_cu_left_is_out() -> None:
    stacks: dict[str, Force] = {"roman@roma": 2, "gallic@luna": 3, "samnite@bovianum": 3}
    besieged = {
        s: Place("greek", 1, siege=0, besieger="roman") for s in ("syracusae", "messana", "tarentum", "neapolis")
    }
    table = _reinforcing(stacks=stacks, places=besieged, strict=False, hands={"greek": ["K15"]})
    _carthage_placed(table)
    assert "greek" not in table.asked()
    _default(table, *[side for side in ("gallic", "etruscan_samnite", "roman") if side in table.asked()])
    consuls = table.prompt("roman", PlaceConsuls).default
    assert consuls is not None
    table.do("roman", consuls)
    assert table.told(Eliminated) == [Eliminated("greek", ("K15",))]
    assert table.state.out == ("greek",)
    assert table.place("syracusae").owner == table.place("thurii").owner == ""
    assert not table.hand("greek") and table.state.off_map["dionysius"] == GONE
    assert "greek" not in table.asked()


@pytest.mark.ruling(128)
def test_ruling_128_hand_and_deck_are_shown_and_gone() -> None:
    stacks: dict[str, Force] = {"roman@roma": 2, "gallic@luna": 3, "samnite@bovianum": 3}
    table = Table(stacks=stacks, hands={"greek": ["K15"]}, strict=False)
    table.state.frames = []
    table.phase(Reinforcing(step="check"), "advance")
    zones = table.state.cards.zones
    assert not zones["hand_greek"] and not zones["deck_greek"] and not zones["desperate_greek"]
    assert {"K15", "K1", "KD1"} <= set(zones[REMOVED])


def test_who_is_left_alone_has_won() -> None:
    table = Table(stacks={"roman@roma": 2}, strict=False).phase(Reinforcing(step="check"), "advance")
    assert table.told(GameEnded) == [GameEnded("alone", ("roman",), 6)]
