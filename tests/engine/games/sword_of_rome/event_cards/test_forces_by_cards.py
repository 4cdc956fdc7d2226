"""Events that bring, take and replace CU, each from its text: who stands where afterwards."""

import pytest

from engine.games.sword_of_rome.actions.turn import ChooseTargets, PlayEvent
from engine.games.sword_of_rome.state import RESERVE, Place
from engine.games.sword_of_rome.tables import CARDS, SPACES
from engine.kernel.state import Side
from tests.engine.games.sword_of_rome.playing import Force, Table


def playing(card: str, stacks: dict[str, Force], places: dict[str, Place] | None = None) -> Table:
    """Return a table where the owner of a card is active, with these stacks alone."""
    side = CARDS[card].deck
    return Table(stacks=stacks, places=places, hands={side: [card]}).turn_number_under_way(side)


def side_of(card: str) -> Side:
    return CARDS[card].deck


# card, what stands there, places, targets, the stack that has the CU afterwards, how many
ONE_SPACE: list[tuple[str, dict[str, Force], dict[str, Place], str, int]] = [
    ("G6", {"gallic@luna": (3, "gaul_a"), "gallic@genua": 2}, {}, "gallic@luna", 5),
    ("G20", {"gallic@luna": 1}, {}, "gallic@bononia", 3),
    ("G21", {"gallic@luna": 1}, {}, "gallic@mediolanum", 2),
    ("K22", {"greek@tarentum": 1}, {}, "greek@tarentum", 4),
    ("K23", {"greek@tarentum": 1}, {}, "greek@syracusae", 2),
    ("E20", {"etruscan@clusium": (2, "etruscan_a")}, {}, "etruscan@pisae", 2),
    ("E20", {"etruscan@clusium": (2, "etruscan_a")}, {}, "etruscan@clusium", 4),
]


@pytest.mark.parametrize(("card", "stacks", "places", "target", "cu"), ONE_SPACE)
def test_cu_come_together_in_one_space(
    card: str, stacks: dict[str, Force], places: dict[str, Place], target: str, cu: int
) -> None:
    table = playing(card, stacks, places).do(side_of(card), PlayEvent(card, (target,)))
    assert table.stack(target).cu == cu


BARRED: list[tuple[str, dict[str, Force], dict[str, Place], str]] = [
    ("G6", {"gallic@luna": 3, "gallic@genua": (2, "gaul_a")}, {}, "gallic@luna"),  # no army without a leader
    ("G20", {"gallic@luna": 1}, {"bononia": Place("etruscan")}, "gallic@bononia"),
    ("G21", {"roman@mediolanum": 2, "gallic@luna": 1}, {}, "gallic@mediolanum"),
    ("K22", {"greek@tarentum": 1}, {"neapolis": Place("roman", 1)}, "greek@neapolis"),
    ("K22", {"greek@tarentum": 1}, {}, "greek@brundisium"),  # a port, but no city
    ("K23", {"greek@tarentum": (3, "greek_a")}, {}, "greek@tarentum"),  # an army, but not in Sicily
    ("E20", {"etruscan@sutrium": (2, "etruscan_a")}, {}, "etruscan@sutrium"),  # an army, but not in Etruria
    ("R26", {"roman@roma": 2}, {}, "roman@roma"),
    ("R26", {"roman@roma": 2}, {}, "roman@praeneste"),
]


@pytest.mark.parametrize(("card", "stacks", "places", "target"), BARRED)
def test_cu_come_nowhere_else(card: str, stacks: dict[str, Force], places: dict[str, Place], target: str) -> None:
    table = playing(card, stacks, places)
    assert not table.allowed(side_of(card), PlayEvent(card, (target,)))


@pytest.mark.ruling(125)
def test_ruling_125_no_cu_come_to_a_besieged_city() -> None:
    besieged = {"tarentum": Place("greek", 2, siege=0, besieger="roman")}
    table = Table(
        stacks={"roman@tarentum": (3, "valerius"), "greek@rhegium": 1},
        places=besieged, hands={"greek": ["K22"]},
    ).turn_number_under_way("greek")  # fmt: skip
    assert not table.allowed("greek", PlayEvent("K22", ("greek@tarentum",)))
    assert table.allowed("greek", PlayEvent("K22", ("greek@neapolis",)))


@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("R25", ("roman@capua", "roman@roma")),
        ("E25", ("samnite@aufidena", "samnite@bovianum")),
        ("E28", ("etruscan@pisae", "etruscan@tarquinii")),
        ("G31", ("gallic@eporedia", "gallic@genua")),
        ("R26", ("roman@capua", "roman@narnia", "roman@sutrium")),
    ],
)
def test_cu_may_be_divided(card: str, targets: tuple[str, ...]) -> None:
    stacks: dict[str, Force] = {"roman@praeneste": 1, "samnite@luceria": 1, "etruscan@clusium": 1, "gallic@luna": 1}
    table = playing(card, stacks)
    form = next(one for one in table.prompts(side_of(card)) if "play_event" in one.menu.forms).menu
    order = form.forms["play_event"].field("targets", {"card": card}).tokens_of_value(sorted(targets, key=_map_order))
    table.do(side_of(card), PlayEvent(card, tuple(order)))
    assert [table.stack(target).cu for target in targets] == [1] * len(targets)


def _map_order(target: str) -> int:
    return list(SPACES).index(target.partition("@")[2])


def test_war_bands_gather_with_a_leader_from_anywhere() -> None:
    table = playing("G8", {"gallic@luna": (3, "gaul_a")})
    table.do("gallic", PlayEvent("G8", ("gallic@genua", "gaul_a")))
    assert table.stack("gallic@genua").cu == 1 and table.stack("gallic@genua").leaders == ("gaul_a",)
    assert table.stack("gallic@luna").cu == 3 and not table.stack("gallic@luna").leaders


def test_war_bands_gather_with_a_leader_of_the_reserve() -> None:
    table = playing("G8", {"gallic@luna": (3, "gaul_a")})
    assert table.state.off_map["gaul_b"] == RESERVE
    table.do("gallic", PlayEvent("G8", ("gallic@genua", "gaul_b")))
    assert table.stack("gallic@genua").leaders == ("gaul_b",)


def test_gauls_in_etruscan_pay_come_as_etruscans_where_they_are_wanted() -> None:
    table = playing("E33", {"gallic@clusium": (4, "gaul_a"), "etruscan@pisae": 1})
    table.do("etruscan_samnite", PlayEvent("E33", ("gallic@clusium", "gallic@clusium")))
    assert table.stack("gallic@clusium").cu == 2
    assert table.moment() == "event_play.ask" and table.asked() == {"etruscan_samnite"}
    assert not table.allowed("etruscan_samnite", ChooseTargets(("etruscan@pisae",)))  # as many as were taken
    table.do("etruscan_samnite", ChooseTargets(("etruscan@pisae", "etruscan@pisae")))
    assert table.stack("etruscan@pisae").cu == 3


def test_gauls_far_from_etruria_take_no_pay() -> None:
    table = playing("E33", {"gallic@mediolanum": (4, "gaul_a"), "etruscan@pisae": 1})
    assert not table.allowed("etruscan_samnite", PlayEvent("E33", ("gallic@mediolanum",)))


def test_wine_of_the_south_costs_a_gallic_cu_and_is_two_markers() -> None:
    table = playing("G19", {"gallic@luna": 3})
    table.do("gallic", PlayEvent("G19", ("gallic@luna",)))
    assert table.state.plunder == 2 and table.stack("gallic@luna").cu == 2


@pytest.mark.ruling(124)
def test_ruling_124_without_a_cu_to_pay_with_there_is_no_wine() -> None:
    table = playing("G19", {"roman@roma": 3})
    assert not table.allowed("gallic", PlayEvent("G19", ()))


def test_burning_fields_wear_down_an_army_next_to_gauls() -> None:
    stacks: dict[str, Force] = {"gallic@ariminum": (3, "gaul_a"), "roman@sena_gallica": (6, "valerius")}
    table = playing("G29", stacks)
    table.do("gallic", PlayEvent("G29", ("roman@sena_gallica",)), 6)
    assert table.stack("roman@sena_gallica").cu < 6


def test_burning_fields_spare_those_who_are_far_away_or_lead_nobody() -> None:
    stacks: dict[str, Force] = {
        "gallic@ariminum": (3, "gaul_a"),
        "roman@sena_gallica": 6,
        "roman@roma": (4, "valerius"),
    }
    table = playing("G29", stacks)
    assert not table.allowed("gallic", PlayEvent("G29", ("roman@sena_gallica",)))
    assert not table.allowed("gallic", PlayEvent("G29", ("roman@roma",)))
