"""The events that replace others with five players, each from its text."""

import pytest

from engine.games.sword_of_rome.actions.turn import ChooseTargets, PlayEvent
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import Place
from engine.games.sword_of_rome.tables import CARDS
from engine.kernel.battery import check_secrecy
from engine.kernel.dice import UnverifiedRandom
from tests.engine.games.sword_of_rome.playing import Force, Table

CARTHAGE = "carthaginian"
LILYBAEUM = "carthaginian@lilybaeum"
HERE: dict[str, Force] = {LILYBAEUM: (7, "hamilcar"), "carthaginian@carthago": (5, "carthage_a")}
HIRED = {LILYBAEUM: 5}


def holding(card: str, **given: object) -> Table:
    """Return a table of five with the owner of a card active."""
    given.setdefault("stacks", HERE)
    given.setdefault("mercenaries", HIRED)
    side = CARDS[card].deck
    hands = {side: (card,), **given.pop("hands", {})}  # type: ignore[dict-item]
    return Table(players=5, hands=hands, **given).turn_number_under_way(side)  # type: ignore[arg-type]


# The embassy (R13)


def embassy(*cards: str, **given: object) -> Table:
    return holding("R13_5p", hands={CARTHAGE: cards}, **given).do("roman", PlayEvent("R13_5p"))


def test_r13_carthage_lays_a_card_of_its_choice_aside() -> None:
    table = embassy("C1", "C2")
    assert table.asked() == {CARTHAGE} and list(check_secrecy(GAME, table.state, UnverifiedRandom(3))) == []
    table.do(CARTHAGE, ChooseTargets(("C2",)))
    assert table.hand(CARTHAGE) == ("C1",) and table.moment() == "player_turn.menu"


@pytest.mark.ruling(221)
def test_r13_else_rome_takes_a_point_or_a_mercenary_of_the_islands() -> None:
    stacks: dict[str, Force] = {**HERE, "carthaginian@kerkouane": 2}
    table = embassy("C1", stacks=stacks, mercenaries={LILYBAEUM: 5, "carthaginian@kerkouane": 2})
    table.do(CARTHAGE, ChooseTargets(()))
    assert table.asked() == {"roman"} and table.hand(CARTHAGE) == ("C1",)
    for refused in ("-carthago", "-lilybaeum", "hired@kerkouane"):  # in Africa; garrisoned; in Africa
        assert not table.allowed("roman", ChooseTargets((refused,)))
    assert table.allowed("roman", ChooseTargets(("-caralis",)))
    table.do("roman", ChooseTargets(("hired@lilybaeum",)))
    assert (table.stack(LILYBAEUM).cu, table.stack(LILYBAEUM).mercenaries) == (6, 4)


def test_r13_the_point_is_taken() -> None:
    table = embassy("C1").do(CARTHAGE, ChooseTargets(())).do("roman", ChooseTargets(("-caralis",)))
    assert not table.place("caralis").owner


def test_r13_carthage_without_cards_is_not_asked() -> None:
    assert embassy().asked() == {"roman"}


LOST = {
    **{space: Place("greek", 1) for space in ("lilybaeum", "panormus")},
    **{space: Place("greek") for space in ("selinus", "caralis", "olbia")},
}


@pytest.mark.ruling(221)
def test_r13_where_there_is_nothing_else_a_card_has_to_go() -> None:
    table = embassy("C1", stacks={"carthaginian@carthago": 5}, mercenaries={}, places=LOST)
    assert table.asked() == {CARTHAGE} and not table.allowed(CARTHAGE, ChooseTargets(()))


@pytest.mark.ruling(124)
def test_r13_goes_to_no_ally_and_not_for_nothing() -> None:
    assert not holding("R13_5p", alliances=[(CARTHAGE, "roman")]).offered("roman", PlayEvent)
    poor = holding("R13_5p", stacks={"carthaginian@carthago": 5}, mercenaries={}, places=LOST)
    assert not poor.offered("roman", PlayEvent)


# Swords for hire (G18)


def swords(**given: object) -> Table:
    stacks: dict[str, Force] = {**HERE, "greek@syracusae": (4, "dionysius"), "gallic@luna": 2}
    return holding("G18_5p", stacks=stacks, **given).do("gallic", PlayEvent("G18_5p"))


def test_g18_the_one_with_fewer_points_is_asked_first_and_takes_two_cu() -> None:
    table = swords(vp={"greek": 3, CARTHAGE: 5})
    assert table.state.plunder == 2 and table.asked() == {"greek"}
    table.do("greek", ChooseTargets(("greek@syracusae",)))
    assert table.stack("greek@syracusae").cu == 6 and table.moment() == "player_turn.menu"


@pytest.mark.ruling(223)
def test_g18_who_declines_leaves_them_to_the_other() -> None:
    table = swords(vp={"greek": 3, CARTHAGE: 5}).do("greek", ChooseTargets(()))
    assert table.asked() == {CARTHAGE}
    table.do(CARTHAGE, ChooseTargets(("carthaginian@lilybaeum",)))
    assert (table.stack(LILYBAEUM).cu, table.stack(LILYBAEUM).mercenaries) == (9, 5)


def test_g18_nobody_has_to_take_them() -> None:
    table = swords(vp={"greek": 5, CARTHAGE: 3}).do(CARTHAGE, ChooseTargets(())).do("greek", ChooseTargets(()))
    assert table.stack(LILYBAEUM).cu == 7 and table.stack("greek@syracusae").cu == 4
    assert table.moment() == "player_turn.menu" and table.state.plunder == 2


# Ophellas (K8)


def test_k8_three_cu_join_a_greek_leader_in_africa() -> None:
    stacks: dict[str, Force] = {LILYBAEUM: 2, "greek@kerkouane": (2, "agathocles")}
    table = holding("K8_5p", stacks=stacks, mercenaries={})
    table.do("greek", PlayEvent("K8_5p", ("greek@kerkouane",)))
    assert table.stack("greek@kerkouane").cu == 5 and "K8_5p" in table.state.cards.zones["removed"]
    assert table.asked() == {"greek"}  # Carthage loses nothing


def test_k8_or_come_to_what_the_greeks_hold_there() -> None:
    table = holding("K8_5p", stacks={LILYBAEUM: 2}, mercenaries={}, places={"kerkouane": Place("greek")})
    table.do("greek", PlayEvent("K8_5p", ("greek@kerkouane",)))
    assert table.stack("greek@kerkouane").cu == 3


GARRISONED: dict[str, Force] = {"carthaginian@carthago": (5, "carthage_a"), "carthaginian@garrison_box": 2}


@pytest.mark.ruling(223)
def test_k8_else_carthage_loses_three_cu_of_its_choice() -> None:
    stacks: dict[str, Force] = {
        LILYBAEUM: 2,
        "carthaginian@carthago": (5, "carthage_a"),
        "carthaginian@garrison_box": 2,
    }
    table = holding("K8_5p", stacks=stacks, mercenaries={"carthaginian@carthago": 2})
    table.do("greek", PlayEvent("K8_5p"))
    assert table.asked() == {CARTHAGE}
    assert not table.allowed(CARTHAGE, ChooseTargets(("carthaginian@lilybaeum",) * 3))
    table.do(CARTHAGE, ChooseTargets(("carthaginian@carthago", "carthaginian@garrison_box", "hired@carthago")))
    assert (table.stack("carthaginian@carthago").cu, table.stack("carthaginian@carthago").mercenaries) == (3, 1)
    assert table.stack("carthaginian@garrison_box").cu == 1


@pytest.mark.ruling(227)
def test_k8_where_greeks_may_not_come_carthage_loses_cu() -> None:
    stacks: dict[str, Force] = {LILYBAEUM: 2, "carthaginian@kerkouane": 4}
    table = holding("K8_5p", stacks=stacks, mercenaries={}, places={"kerkouane": Place("greek")})
    assert not table.allowed("greek", PlayEvent("K8_5p", ("greek@kerkouane",)))
    table.do("greek", PlayEvent("K8_5p")).do(CARTHAGE, ChooseTargets(("carthaginian@kerkouane",) * 3))
    assert table.stack("carthaginian@kerkouane").cu == 1


def test_k8_carthage_loses_no_more_than_it_has_there() -> None:
    table = holding("K8_5p", stacks={LILYBAEUM: 2, "carthaginian@kerkouane": 1}, mercenaries={})
    table.do("greek", PlayEvent("K8_5p")).do(CARTHAGE, ChooseTargets(("carthaginian@kerkouane",)))
    assert table.stack("carthaginian@kerkouane").is_empty


@pytest.mark.ruling(124)
def test_k8_takes_nothing_from_an_ally_and_nothing_from_nobody() -> None:
    assert not holding("K8_5p", alliances=[(CARTHAGE, "greek")]).offered("greek", PlayEvent)
    assert not holding("K8_5p", stacks={LILYBAEUM: 2}, mercenaries={}).offered("greek", PlayEvent)


# Sicilian Ambition (K35)

TAKEN = {"selinus": Place("greek")}


def test_k35_who_holds_carthaginian_land_in_sicily_stirs_unrest() -> None:
    table = holding("K35_5p", places=TAKEN)
    assert not table.allowed("greek", PlayEvent("K35_5p", ("+messana",)))
    table.do("greek", PlayEvent("K35_5p"))
    assert table.state.unrest == 1


@pytest.mark.ruling(62)
def test_k35_not_above_what_the_garrison_lets() -> None:
    full = holding("K35_5p", places=TAKEN, stacks={**HERE, "carthaginian@garrison_box": 10})
    assert not full.offered("greek", PlayEvent)


def test_k35_else_a_city_of_sicily_grows_in_loyalty() -> None:
    table = holding("K35_5p")
    assert not table.allowed("greek", PlayEvent("K35_5p", ("+tarentum",)))
    table.do("greek", PlayEvent("K35_5p", ("+messana",)))
    assert table.place("messana").loyalty == 2 and table.state.unrest == 0
