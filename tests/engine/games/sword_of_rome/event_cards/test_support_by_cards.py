"""Events that add, take and turn over support, each from its text: what the spaces are afterwards."""

import pytest

from engine.games.sword_of_rome.actions.turn import PlayEvent
from engine.games.sword_of_rome.event_cards.selectors import are_linked
from engine.games.sword_of_rome.powers import POWERS_OF
from engine.games.sword_of_rome.state import Effect, Place
from engine.games.sword_of_rome.tables import CARDS, SPACES
from tests.engine.games.sword_of_rome.playing import Force, Table

Changed = dict[str, Place]


def played(
    card: str, targets: tuple[str, ...], stacks: dict[str, Force] | None = None, places: Changed | None = None
) -> Table:
    """Return a table after a card; the windows for cards against it are passed."""
    table = at(card, stacks, places).do(CARDS[card].deck, PlayEvent(card, targets))
    while table.window():
        table.close()
    return table


def at(card: str, stacks: dict[str, Force] | None = None, places: Changed | None = None) -> Table:
    side = CARDS[card].deck
    return Table(stacks=stacks or {}, places=places, hands={side: [card]}).turn_number_under_way(side)


def allows(
    card: str, targets: tuple[str, ...], stacks: dict[str, Force] | None = None, places: Changed | None = None
) -> bool:
    return at(card, stacks, places).allowed(CARDS[card].deck, PlayEvent(card, targets))


def test_r18_a_colony_where_a_friendly_way_leads_to_roma() -> None:
    table = played("R18", ("praeneste",))
    assert table.place("praeneste") == Place("roman", 1, colony=True)
    assert not allows("R18", ("praeneste",), {}, {"praeneste": Place()})
    assert not allows("R18", ("vulci",), {}, {"vulci": Place("roman"), "sutrium": Place("etruscan", 1)})


def test_r19_two_spaces_abroad_one_point_each() -> None:
    stacks: dict[str, Force] = {"roman@clusium": 1, "roman@luceria": 1}
    free = {"clusium": Place(), "luceria": Place()}
    table = played("R19", ("+clusium", "+luceria"), stacks, free)
    assert table.place("clusium").owner == table.place("luceria").owner == "roman"
    assert not allows("R19", ("+praeneste",), {"roman@praeneste": 1}, {"praeneste": Place()})
    assert not allows("R19", ("+neapolis", "+neapolis"), {}, {"neapolis": Place("roman", 1)})


def test_r22_a_home_city_has_loyalty_3() -> None:
    assert played("R22", ("capua",)).place("capua").loyalty == 3
    assert not allows("R22", ("roma",))  # it has 3
    assert not allows("R22", ("neapolis",), {}, {"neapolis": Place("roman", 1)})  # no home city
    besieged = {"capua": Place("roman", 1, siege=0, besieger="samnite")}
    assert not allows("R22", ("capua",), {"samnite@capua": (3, "samnite_a")}, besieged)


def test_r35_a_free_home_space_and_a_card() -> None:
    table = played("R35", ("praeneste",), {}, {"praeneste": Place()})
    assert table.place("praeneste").owner == "roman" and len(table.hand("roman")) == 1
    assert not allows("R35", ("praeneste",), {"gallic@praeneste": 1}, {"praeneste": Place()})
    assert allows("R35", ()) and len(played("R35", ()).hand("roman")) == 1  # no space is free: the card is drawn


def test_g24_two_points_of_one_power_beside_a_gallic_army() -> None:
    stacks: dict[str, Force] = {"gallic@perusia": (3, "gaul_a")}
    table = played("G24", ("-clusium",), stacks)
    assert not table.place("clusium").owner
    assert not allows("G24", ("-clusium",), {"gallic@perusia": 3})  # no army without a leader
    assert not allows("G24", ("-clusium",), {**stacks, "etruscan@clusium": 1})  # a garrison
    assert allows("G24", ("-arretium", "-clusium"), stacks)
    assert not allows("G24", ("-arretium", "-clusium"), stacks, {"clusium": Place("roman")})  # of two powers
    assert not allows("G24", ("-tarracina",), stacks)  # far away


def test_k25_two_points_of_one_power_in_two_spaces() -> None:
    table = played("K25", ("-velitrae", "-tarracina"))
    assert not table.place("velitrae").owner and not table.place("tarracina").owner
    assert not allows("K25", ("-clusium", "-tarracina"))  # of two powers
    assert not allows("K25", ("-roma", "-roma"))  # one a space
    assert not allows("K25", ("-paestum",))  # his own


def test_k27_two_points_for_greek_cities() -> None:
    city = {"neapolis": Place("greek", 1), "tarentum": Place("greek", 1)}
    assert played("K27", ("+neapolis", "+neapolis"), {}, city).place("neapolis").loyalty == 3
    table = played("K27", ("+neapolis", "+tarentum"), {}, city)
    assert table.place("neapolis").loyalty == table.place("tarentum").loyalty == 2


def test_k28_four_points_in_greek_italy_two_a_space() -> None:
    city = {"neapolis": Place("greek", 1), "tarentum": Place("greek", 1)}
    table = played("K28", ("+neapolis", "+neapolis", "+tarentum", "+tarentum"), {}, city)
    assert table.place("neapolis").loyalty == table.place("tarentum").loyalty == 3
    assert not allows("K28", ("+syracusae",), {}, {"syracusae": Place("greek", 1)})


def test_k30_a_marker_in_sicily_or_a_point_of_a_city() -> None:
    taken = {"selinus": Place("carthaginian"), "panormus": Place("carthaginian", 2)}
    assert played("K30", ("selinus",), {}, taken).place("selinus").owner == "greek"
    assert not allows("K30", ("selinus",), {"carthaginian@selinus": 1}, taken)
    assert played("K30", ("-panormus",), {}, taken).place("panormus") == Place("carthaginian", 1)
    assert not allows("K30", ("-panormus",), {"carthaginian@panormus": 2}, taken)  # its garrison protects
    assert not allows("K30", ("selinus", "-panormus"), {}, taken)  # one of the two


def test_k31_one_point_and_two_once_the_duoviri_sail() -> None:
    assert not played("K31", ("-velitrae",)).place("velitrae").owner
    assert not allows("K31", ("-tarracina", "-velitrae")) and not allows("K31", ("-velitrae", "-tarracina"))
    table = Table(stacks={}, hands={"greek": ["K31"]})
    table.state.effects = (Effect("R11", "duoviri_navales", power="roman"),)
    table.turn_number_under_way("greek").do("greek", PlayEvent("K31", ("-velitrae", "-tarracina")))
    while table.window():
        table.close()
    assert not table.place("velitrae").owner and not table.place("tarracina").owner


def test_k32_support_or_a_card_and_both_with_pyrrhus() -> None:
    held = {"greek": ["K32"], "roman": ["R25", "R26"]}
    table = Table(stacks={}, hands=held).turn_number_under_way("greek")
    assert not table.allowed("greek", PlayEvent("K32", ("-velitrae", "!roman")))
    table.do("greek", PlayEvent("K32", ("!roman",)), orders={"hand roman": ["R26", "R25"]})
    assert table.hand("roman") == ("R25",)
    both = Table(stacks={"greek@tarentum": (3, "pyrrhus")}, hands=held).turn_number_under_way("greek")
    both.do("greek", PlayEvent("K32", ("-velitrae", "!roman")))
    while both.window():
        both.close()
    assert not both.place("velitrae").owner and len(both.hand("roman")) == 1


def test_e16_up_to_three_points_of_roma_but_for_its_garrison() -> None:
    assert played("E16", ("-roma", "-roma")).place("roma").loyalty == 1
    table = played("E16", ("-roma", "-roma", "-roma"))
    assert table.place("roma") == Place("", 1)
    assert not allows("E16", ("-roma", "-roma"), {"roman@roma": 2}) and allows("E16", ("-roma",), {"roman@roma": 2})


def test_e19_home_spaces_of_the_league_even_without_cu() -> None:
    table = played("E19", ("+pisae", "+clusium"), {}, {"clusium": Place()})
    assert table.place("clusium").owner == "etruscan" and table.place("pisae").loyalty == 2
    assert not allows("E19", ("+clusium",), {"roman@clusium": 1}, {"clusium": Place()})
    assert not allows("E19", ("+clusium",), {}, {"clusium": Place("roman")})


def test_e22_a_point_of_each_of_two_cities() -> None:
    table = played("E22", ("-sutrium", "-narnia"))
    assert table.place("sutrium") == table.place("narnia") == Place("", 1)
    assert not allows("E22", ("-sutrium", "-sutrium"), {}, {"sutrium": Place("roman", 3)})


def test_e23_capua_turns_to_the_samnites_where_they_are_near() -> None:
    assert played("E23", ("-capua", "-capua"), {}, {"capua": Place("roman", 3)}).place("capua") == Place("roman", 1)
    assert played("E23", ("-capua",)).place("capua") == Place("samnite", 1)
    far = {space: Place("roman", 1 if k.kind == "walled" else 0, subdued=k.kind == "tribe")
           for space, k in SPACES.items() if are_linked(space, "capua") and k.kind != "box"}  # fmt: skip
    assert played("E23", ("-capua",), {}, far).place("capua") == Place("", 1)


def test_e24_up_to_two_latin_markers_without_romans() -> None:
    table = played("E24", ("-velitrae", "-tarracina"))
    assert not table.place("velitrae").owner and not table.place("tarracina").owner
    assert not allows("E24", ("-velitrae",), {"roman@velitrae": 1})
    assert not allows("E24", ("-roma",))


def test_e26_a_samnite_marker_beside_samnites() -> None:
    space = "canusium"
    table = played("E26", (space,))
    assert table.place(space).owner == "samnite"
    assert not allows("E26", (space,), {f"greek@{space}": 1})
    assert not allows("E26", ("luna",))


def test_e29_a_cu_with_an_army_or_a_point() -> None:
    stacks: dict[str, Force] = {"etruscan@perusia": (2, "etruscan_a"), "etruscan@sentinum": 1}
    free = {"sentinum": Place()}
    assert played("E29", ("etruscan@perusia",), stacks, free).stack("etruscan@perusia").cu == 3
    assert played("E29", ("+sentinum",), stacks, free).place("sentinum").owner == "etruscan"
    assert not allows("E29", ("etruscan@sentinum",), stacks, free)  # no army
    assert not allows("E29", ("etruscan@perusia", "+sentinum"), stacks, free)


def test_e30_messana_falls_away() -> None:
    owned = {"messana": Place("greek", 2)}
    assert played("E30", ("-messana", "-messana"), {}, owned).place("messana") == Place("", 1)
    assert not allows("E30", ("-messana", "-messana"), {"greek@messana": 1}, owned)


def test_e32_a_card_and_a_point() -> None:
    table = played("E32", ("+pisae",))
    assert table.place("pisae").loyalty == 2 and len(table.hand("etruscan_samnite")) == 1


def test_e34_a_greek_or_roman_marker_without_cu_beside_samnites() -> None:
    space = "canusium"
    assert not played("E34", (f"-{space}",)).place(space).owner
    assert not allows("E34", (f"-{space}",), {f"greek@{space}": 1})
    assert not allows("E34", ("-velitrae",), {"greek@velitrae": 1})


@pytest.mark.parametrize("card", ["E16", "K25", "E24"])
def test_nobody_takes_an_allys_support(card: str) -> None:
    """Of both powers of a player who has two (15.1.2)."""
    side = CARDS[card].deck
    pairs = [(power, "roman") for power in POWERS_OF[side]]
    table = Table(stacks={}, hands={side: [card]}, alliances=pairs).turn_number_under_way(side)
    assert not table.allowed(side, PlayEvent(card, ("-roma",)))
    assert not table.allowed(side, PlayEvent(card, ("-velitrae",)))


@pytest.mark.parametrize(("card", "targets"), [("E16", ("-roma",)), ("K31", ("-velitrae",))])
def test_rome_may_answer_what_an_event_takes(card: str, targets: tuple[str, ...]) -> None:
    """Fides Publica saves what an event is about to take."""
    side = CARDS[card].deck
    table = Table(stacks={}, hands={side: [card], "roman": ["R33", "R21"]}).turn_number_under_way(side)
    table.do(side, PlayEvent(card, targets))
    assert table.window() and table.moment() == "support_loss.start"
