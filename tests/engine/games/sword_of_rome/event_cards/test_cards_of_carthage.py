"""The events of Carthage's deck with five players, each from its text."""

import pytest

from engine.games.sword_of_rome.actions.turn import ChooseTargets, PlayEvent
from engine.games.sword_of_rome.cards.mercenaries import mercenaries_leaving
from engine.games.sword_of_rome.effects import expire_effects
from engine.games.sword_of_rome.events.cards import CardsDiscarded, CardsDrawn
from engine.games.sword_of_rome.events.carthage import MercenariesLeft
from engine.games.sword_of_rome.events.event_cards import CuPlaced, HandSeen
from engine.games.sword_of_rome.events.turn import AttritionRolled
from engine.games.sword_of_rome.frames.turn import Reinforcing
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import DISPLACED, TURN, Place
from engine.kernel.battery import check_secrecy
from engine.kernel.dice import ScriptedDice, UnverifiedRandom
from engine.kernel.play import Play
from tests.engine.games.sword_of_rome.playing import Force, Table

CARTHAGE = "carthaginian"
LILYBAEUM, BOX = "carthaginian@lilybaeum", "carthaginian@garrison_box"
HERE: dict[str, Force] = {LILYBAEUM: (7, "hamilcar"), "carthaginian@carthago": (5, "carthage_a"), "roman@roma": 3}
HIRED = {LILYBAEUM: 5}


def holding(card: str, **given: object) -> Table:
    """Return a table of five, Carthage active and holding a card; it stands as at the start."""
    given.setdefault("stacks", HERE)
    if given["stacks"] is HERE:
        given.setdefault("mercenaries", HIRED)
    hands = {CARTHAGE: (card,), **given.pop("hands", {})}  # type: ignore[dict-item]
    return Table(players=5, hands=hands, **given).turn_number_under_way(CARTHAGE)  # type: ignore[arg-type]


def played(card: str, *targets: str, rolls: tuple[int, ...] = (), **given: object) -> Table:
    """Return a table on which Carthage has played a card."""
    return holding(card, **given).do(CARTHAGE, PlayEvent(card, targets), *rolls)


# Leaders who come (C11 to C14, C17)


@pytest.mark.parametrize(("card", "leader"), [("C11", "hanno"), ("C12", "hasdrubal"), ("C17", "himilco")])
def test_a_leader_comes_with_a_mercenary_to_carthaginian_cu(card: str, leader: str) -> None:
    table = played(card, "lilybaeum", "commands")
    assert (table.stack(LILYBAEUM).cu, table.stack(LILYBAEUM).mercenaries) == (8, 6)
    assert table.stack(LILYBAEUM).commander == leader and card in table.state.cards.zones["removed"]
    assert table.told(CuPlaced) == [CuPlaced(CARTHAGE, "lilybaeum", 1, card, hired=True)]


@pytest.mark.parametrize(("card", "empty"), [("C11", True), ("C12", True), ("C17", False)])
def test_into_the_empty_garrison_box_hanno_and_hasdrubal_alone_may_come(card: str, empty: bool) -> None:
    table = holding(card)
    assert table.allowed(CARTHAGE, PlayEvent(card, ("garrison_box",))) is empty
    assert not table.allowed(CARTHAGE, PlayEvent(card, ("panormus",)))  # no CU of Carthage there
    guarded = holding(card, stacks={**HERE, BOX: 2}, mercenaries=HIRED)
    guarded.do(CARTHAGE, PlayEvent(card, ("garrison_box",)))
    assert (guarded.stack(BOX).cu, guarded.stack(BOX).mercenaries) == (3, 1)


def test_c13_bomilcar_comes_to_africa_with_two_citizens() -> None:
    table = holding("C13", stacks={LILYBAEUM: 1})
    assert not table.allowed(CARTHAGE, PlayEvent("C13", ("lilybaeum",)))
    assert table.allowed(CARTHAGE, PlayEvent("C13", ("garrison_box",)))
    table.do(CARTHAGE, PlayEvent("C13", ("kerkouane",)))
    there = table.stack("carthaginian@kerkouane")
    assert (there.cu, there.mercenaries, there.commander) == (2, 0, "bomilcar")


def test_c13_bomilcar_does_not_come_where_enemies_stand() -> None:
    table = holding("C13", stacks={LILYBAEUM: 1, "greek@kerkouane": 2})
    assert not table.allowed(CARTHAGE, PlayEvent("C13", ("kerkouane",)))


def test_c14_gisgo_comes_to_cu_in_sicily() -> None:
    table = holding("C14")
    assert not table.allowed(CARTHAGE, PlayEvent("C14", ("carthago",)))
    table.do(CARTHAGE, PlayEvent("C14", ("lilybaeum",)))
    assert "gisgo" in table.stack(LILYBAEUM).leaders and table.stack(LILYBAEUM).cu == 7


# CU that come (C18, C19)


def test_c18_three_citizens_come_to_carthago() -> None:
    table = played("C18", "carthaginian@carthago")
    assert (table.stack("carthaginian@carthago").cu, table.stack("carthaginian@carthago").mercenaries) == (8, 0)


def test_c18_not_if_carthago_is_lost() -> None:
    table = holding("C18", places={"carthago": Place("greek", 1)}, stacks={LILYBAEUM: 3, "greek@carthago": 2})
    assert not table.allowed(CARTHAGE, PlayEvent("C18", ("carthaginian@carthago",)))


@pytest.mark.parametrize("space", ["lilybaeum", "garrison_box"])
def test_c19_four_mercenaries_join_an_army_or_the_garrison_box(space: str) -> None:
    before = Table(players=5, stacks=HERE, mercenaries=HIRED).stack(f"carthaginian@{space}").mercenaries
    table = played("C19", f"hired@{space}")
    assert table.stack(f"carthaginian@{space}").mercenaries == before + 4


def test_c19_cu_without_a_leader_are_no_army() -> None:
    table = holding("C19", stacks={**HERE, "carthaginian@panormus": 2}, mercenaries=HIRED)
    assert not table.allowed(CARTHAGE, PlayEvent("C19", ("hired@panormus",)))


# The price of CU (C8, C20)


def test_c8_two_citizens_burn_for_two_cards_and_two_points() -> None:
    table = played("C8", "carthaginian@lilybaeum", "carthaginian@lilybaeum", "+carthago", "+panormus")
    assert (table.stack(LILYBAEUM).cu, table.stack(LILYBAEUM).mercenaries) == (5, 5)
    assert table.place("carthago").loyalty == 3 and table.place("panormus").loyalty == 2
    assert [one.count for one in table.told(CardsDrawn)] == [2]


@pytest.mark.ruling(124)
def test_c8_mercenaries_do_not_burn() -> None:
    table = holding("C8", stacks={LILYBAEUM: 5, "carthaginian@carthago": 1}, mercenaries=HIRED)
    assert not table.offered(CARTHAGE, PlayEvent)


def test_c20_gold_takes_a_point_for_each_mercenary() -> None:
    table = played("C20", "hired@lilybaeum", "hired@lilybaeum")
    assert (table.stack(LILYBAEUM).cu, table.stack(LILYBAEUM).mercenaries) == (5, 3)
    assert table.asked() == {CARTHAGE}
    assert not table.allowed(CARTHAGE, ChooseTargets(("-messana", "-messana")))  # one in a space
    assert not table.allowed(CARTHAGE, ChooseTargets(("-messana", "-capua")))  # of one power
    assert not table.allowed(CARTHAGE, ChooseTargets(("-messana", "-syracusae", "-tarentum")))  # two were paid
    table.do(CARTHAGE, ChooseTargets(("-syracusae", "-messana")))
    assert not table.place("messana").owner and table.place("syracusae").loyalty == 2


def test_c20_gold_buys_nothing_of_an_ally() -> None:
    table = played("C20", "hired@lilybaeum", alliances=[(CARTHAGE, "greek")])
    assert not table.allowed(CARTHAGE, ChooseTargets(("-messana",)))
    assert table.allowed(CARTHAGE, ChooseTargets(("-capua",)))


@pytest.mark.ruling(124)
def test_c20_without_mercenaries_there_is_no_gold() -> None:
    table = holding("C20", stacks={LILYBAEUM: 5})
    assert not table.offered(CARTHAGE, PlayEvent)


# Cards (C7, C23, C32)


def test_c7_of_two_cards_drawn_one_is_laid_aside() -> None:
    table = played("C7", tops={CARTHAGE: ("C1", "C2")})
    assert set(table.hand(CARTHAGE)) == {"C1", "C2"} and table.asked() == {CARTHAGE}
    table.do(CARTHAGE, ChooseTargets(("C2",)))
    assert table.hand(CARTHAGE) == ("C1",) and table.told(CardsDiscarded)[-1] == CardsDiscarded(CARTHAGE, ("C2",))


def test_c7_or_a_named_leader_is_displaced() -> None:
    table = played("C7", tops={CARTHAGE: ("C1", "C2")})
    assert not table.allowed(CARTHAGE, ChooseTargets(("carthage_a",)))  # a minor one
    table.do(CARTHAGE, ChooseTargets(("hamilcar",)))
    assert set(table.hand(CARTHAGE)) == {"C1", "C2"} and table.state.off_map["hamilcar"] == DISPLACED


@pytest.mark.parametrize(("lost", "count"), [((), 2), (("olbia",), 1)])
def test_c23_merchants_bring_two_cards_with_all_ports_else_one(lost: tuple[str, ...], count: int) -> None:
    table = played("C23", places={space: Place("roman") for space in lost})
    assert [one.count for one in table.told(CardsDrawn)] == [count]


SPIED = {"greek": ("K1", "K29")}


def test_c32_spies_see_a_hand_and_a_mercenary_takes_a_card_of_it() -> None:
    table = played("C32", "greek", hands=SPIED)
    seen = table.told(HandSeen)[-1]
    assert seen.cards == ("K1", "K29") and not seen.seen_by(None).cards and not seen.seen_by("1").cards
    assert table.asked() == {CARTHAGE} and list(check_secrecy(GAME, table.state, UnverifiedRandom(3))) == []
    table.do(CARTHAGE, ChooseTargets(("K29",)))
    assert (
        table.asked() == {CARTHAGE}
        and "K29" in table.hand("greek")
        and list(check_secrecy(GAME, table.state, UnverifiedRandom(3))) == []
    )
    table.do(CARTHAGE, ChooseTargets(("hired@lilybaeum",)))
    assert table.hand("greek") == ("K1",) and table.stack(LILYBAEUM).mercenaries == 4


def test_c32_the_card_may_be_left() -> None:
    table = played("C32", "greek", hands=SPIED).do(CARTHAGE, ChooseTargets(()))
    assert table.hand("greek") == SPIED["greek"] and table.moment() == "player_turn.menu"
    assert table.stack(LILYBAEUM).mercenaries == 5


def test_c32_without_mercenaries_they_only_look() -> None:
    table = played("C32", "greek", hands=SPIED, stacks={LILYBAEUM: 5})
    assert table.told(HandSeen) and table.moment() == "player_turn.menu"


# Armies and support (C22, C24, C25)


SIEGE = {"tarentum": Place("greek", 2, siege=0, besieger="roman")}


def test_c22_a_besieging_army_rolls_twice() -> None:
    stacks: dict[str, Force] = {**HERE, "roman@tarentum": (6, "valerius"), "samnite@larinum": (4, "samnite_a")}
    table = holding("C22", stacks=stacks, places=SIEGE, mercenaries=HIRED)
    assert not table.allowed(CARTHAGE, PlayEvent("C22", ("samnite@larinum",)))  # it besieges nothing
    table.do(CARTHAGE, PlayEvent("C22", ("roman@tarentum",)), 6, 6)
    rolls = table.told(AttritionRolled)
    assert [(one.power, one.space) for one in rolls] == [("roman", "tarentum")] * 2
    assert rolls[1].cu == 6 - rolls[0].lost and table.stack("roman@tarentum").cu == 6 - sum(one.lost for one in rolls)


@pytest.mark.ruling(224)
def test_c22_an_army_that_is_gone_rolls_no_more() -> None:
    table = holding("C22", stacks={**HERE, "roman@tarentum": (1, "valerius")}, places=SIEGE, mercenaries=HIRED)
    table.do(CARTHAGE, PlayEvent("C22", ("roman@tarentum",)), 6)
    assert len(table.told(AttritionRolled)) == 1 and table.place("tarentum").siege == -1
    assert table.state.off_map["valerius"] == DISPLACED


@pytest.mark.ruling(224)
def test_c22_an_ally_is_spared() -> None:
    stacks: dict[str, Force] = {**HERE, "roman@tarentum": (6, "valerius")}
    table = holding("C22", stacks=stacks, places=SIEGE, mercenaries=HIRED, alliances=[(CARTHAGE, "roman")])
    assert not table.offered(CARTHAGE, PlayEvent)


def test_c24_grain_of_sardinia_is_two_points() -> None:
    table = played("C24", "+carthago", "+panormus")
    assert table.place("carthago").loyalty == 3 and table.place("panormus").loyalty == 2


def test_c24_needs_caralis_or_olbia() -> None:
    lost = {"olbia": Place("roman"), "caralis": Place("")}
    assert not holding("C24", places=lost).offered(CARTHAGE, PlayEvent)
    assert holding("C24", places={"olbia": Place("roman")}).offered(CARTHAGE, PlayEvent)


def test_c25_the_mamertines_bring_messana_to_carthage() -> None:
    table = played("C25", "-messana", "-messana", places={"messana": Place("greek", 2)})
    assert table.place("messana") == Place(CARTHAGE, 1)


def test_c25_what_loyalty_is_left_keeps_messana_greek() -> None:
    table = played("C25", "-messana", "-messana", places={"messana": Place("greek", 3)})
    assert table.place("messana") == Place("greek", 1)


def test_c25_a_garrison_protects_messana() -> None:
    table = holding(
        "C25", stacks={**HERE, "greek@messana": 1}, places={"messana": Place("greek", 2)}, mercenaries=HIRED
    )
    assert not table.allowed(CARTHAGE, PlayEvent("C25", ("-messana", "-messana")))
    table.do(CARTHAGE, PlayEvent("C25", ("-messana",)))
    assert table.place("messana") == Place("greek", 1)


# Pay, monopoly, faith (C27, C28, C33)


def test_c27_of_mercenaries_paid_double_only_a_quarter_leaves() -> None:
    table = played("C27")
    assert mercenaries_leaving(table.state) == 2  # of five
    table.phase(Reinforcing(step="departing"), "again")
    assert table.told(MercenariesLeft) == [MercenariesLeft(("lilybaeum",) * 2, quarter=True)]


def test_c27_pays_for_one_turn() -> None:
    table = played("C27")
    expire_effects(Play(table.state, ScriptedDice()), TURN)
    assert mercenaries_leaving(table.state) == 3


@pytest.mark.ruling(222)
@pytest.mark.parametrize("given", [("!greek",), ("-messana",)])
def test_c28_a_power_with_a_port_says_what_it_loses(given: tuple[str, ...]) -> None:
    table = played("C28", "greek", hands={"greek": ("K1",)})
    assert table.asked() == {"greek"}
    assert not table.allowed("greek", ChooseTargets(("-catina",)))  # no port
    table.do("greek", ChooseTargets(given), orders={"hand greek": ["K1"]})
    paid_in_cards = given == ("!greek",)
    assert (table.hand("greek") == ()) is paid_in_cards and (table.place("messana").owner == "greek") is paid_in_cards


@pytest.mark.ruling(222)
def test_c28_who_has_no_port_or_is_allied_is_left_alone() -> None:
    table = holding("C28", alliances=[(CARTHAGE, "greek")], hands={"roman": ("R1",), "greek": ("K1",)})
    assert not table.allowed(CARTHAGE, PlayEvent("C28", ("greek",)))
    assert not table.allowed(CARTHAGE, PlayEvent("C28", ("samnite",)))
    assert table.allowed(CARTHAGE, PlayEvent("C28", ("roman",)))


@pytest.mark.parametrize("pair", [("carthaginian", "greek"), ("gallic", "roman")])
def test_c33_an_alliance_ends_free_of_charge(pair: tuple[str, str]) -> None:
    table = played("C33", "-".join(pair), alliances=[pair])
    assert table.state.alliances == ()


def test_c33_etruscans_and_samnites_stay_together() -> None:
    assert not holding("C33").offered(CARTHAGE, PlayEvent)
