"""Ruling 262: Carthage says which of its CU go and which stay, citizens or mercenaries (sections 9.1.1 and 20.3)."""

import msgspec
import pytest

from engine.games.sword_of_rome.actions.combat import GoInside, RetreatTo
from engine.games.sword_of_rome.actions.movement import FEWEST, Coordinate, MarchArmy, PlayCampaign
from engine.games.sword_of_rome.actions.reactions import React
from engine.games.sword_of_rome.board.stacks import CITIZENS_FIRST
from engine.games.sword_of_rome.computer_player.responding import action_with_helping_card
from engine.games.sword_of_rome.events.carthage import UnrestAttacked
from engine.games.sword_of_rome.events.combat import Retreated
from engine.games.sword_of_rome.frames.combat import Battle, Retreat
from engine.games.sword_of_rome.state import Place
from engine.games.sword_of_rome.tables import CARDS
from tests.engine.games.sword_of_rome.playing import Force, Table

CARTHAGE = "carthaginian"
pytestmark = pytest.mark.ruling(262)


def kinds(table: Table, space: str) -> tuple[int, int]:
    """Return how many citizens and mercenaries of Carthage are in a space."""
    own = table.stack(f"{CARTHAGE}@{space}")
    return own.all_cu - own.mercenaries, own.mercenaries


def at_lilybaeum(hired: int = 5, cu: int = 7, **more: Force) -> Table:
    stacks: dict[str, Force] = {f"{CARTHAGE}@lilybaeum": (cu, "hamilcar"), "greek@syracusae": 3, **more}
    return Table(
        players=5, stacks=stacks, mercenaries={f"{CARTHAGE}@lilybaeum": hired}, hands={CARTHAGE: ("C11",)}
    ).turn_number_under_way(CARTHAGE)


@pytest.mark.parametrize(("said", "went"), [(FEWEST, (2, 1)), ("2", (1, 2)), ("3", (0, 3))])
def test_a_march_says_how_many_are_mercenaries(said: str, went: tuple[int, int]) -> None:
    march = MarchArmy("C11", "hamilcar", (), 3, ("selinus",), mercenaries=said)
    table = at_lilybaeum().do(CARTHAGE, march)
    assert kinds(table, "selinus") == went and kinds(table, "lilybaeum") == (2 - went[0], 5 - went[1])


@pytest.mark.parametrize("said", ["4", "0"])
def test_no_more_than_there_are_and_no_fewer_than_there_must_be(said: str) -> None:
    assert not at_lilybaeum().allowed(CARTHAGE, MarchArmy("C11", "hamilcar", (), 3, ("selinus",), mercenaries=said))


def test_the_label_names_both_kinds() -> None:
    form = at_lilybaeum().prompt(CARTHAGE, MarchArmy).menu.forms["march_army"]
    before = {"card": "C11", "leader": "hamilcar", "along": (), "cu": 3}
    labels = [one.label.args for one in form.field("mercenaries", before).choices_after(()).options if one.label]
    assert [(one["citizens"], one["hired"]) for one in labels] == [(2, 1), (1, 2), (0, 3)]


def test_who_has_one_kind_alone_is_asked_nothing() -> None:
    table = Table(players=5, stacks={f"{CARTHAGE}@lilybaeum": (7, "hamilcar")}, hands={CARTHAGE: ("C11",)})
    form = table.turn_number_under_way(CARTHAGE).prompt(CARTHAGE, MarchArmy).menu.forms["march_army"]
    assert "mercenaries" not in form.fields


@pytest.mark.parametrize(("leg", "left"), [("drop:2", (0, 2)), ("drop:2:citizens", (2, 0))])
def test_on_the_way_it_says_whom_it_leaves(leg: str, left: tuple[int, int]) -> None:
    march = MarchArmy("C11", "hamilcar", (), 7, ("selinus", leg, "agrigentum"), mercenaries="5")
    table = Table(
        players=5,
        stacks={f"{CARTHAGE}@lilybaeum": (7, "hamilcar")},
        mercenaries={f"{CARTHAGE}@lilybaeum": 5},
        hands={CARTHAGE: ("C11",)},
        places={"agrigentum": Place(CARTHAGE)},
    ).turn_number_under_way(CARTHAGE)
    table.do(CARTHAGE, march if table.allowed(CARTHAGE, march) else march_whole(march))
    assert kinds(table, "selinus") == left
    assert kinds(table, "agrigentum") == (2 - left[0], 5 - left[1])


def march_whole(march: MarchArmy) -> MarchArmy:
    """Return the march as it is named where all go, and nothing is to be chosen."""
    return MarchArmy(march.card, march.leader, march.along, march.cu, march.route)


@pytest.mark.parametrize(("leg", "gone"), [("take:2", (4, 1)), ("take:2:hired", (2, 3))])
def test_on_the_way_it_says_whom_it_takes_up(leg: str, gone: tuple[int, int]) -> None:
    table = Table(
        players=5,
        stacks={f"{CARTHAGE}@lilybaeum": (3, "hamilcar"), f"{CARTHAGE}@selinus": 4},
        mercenaries={f"{CARTHAGE}@lilybaeum": 1, f"{CARTHAGE}@selinus": 2},
        hands={CARTHAGE: ("C11",)},
        places={"agrigentum": Place(CARTHAGE)},
    ).turn_number_under_way(CARTHAGE)
    table.do(CARTHAGE, MarchArmy("C11", "hamilcar", (), 3, ("selinus", leg, "agrigentum")))
    assert kinds(table, "agrigentum") == gone


@pytest.mark.parametrize(("said", "left"), [(FEWEST, (1, 3)), ("3", (2, 2))])
def test_an_attack_on_the_unrest_says_who_fights(said: str, left: tuple[int, int]) -> None:
    """20.3: two are lost, mercenaries first, of those who fight alone."""
    table = Table(
        players=5, stacks={f"{CARTHAGE}@garrison_box": (6, "hasdrubal")},
        mercenaries={f"{CARTHAGE}@garrison_box": 4}, hands={CARTHAGE: ("C11",)},
    )  # fmt: skip
    table.state.unrest = 3
    table.turn_number_under_way(CARTHAGE)
    table.rolled(CARTHAGE, MarchArmy("C11", "hasdrubal", (), 3, ("unrest",), mercenaries=said), 6, 6, 6, 6, 6, 1)
    assert table.told(UnrestAttacked)[0].cu == 3
    assert kinds(table, "garrison_box") == left


@pytest.mark.parametrize(("said", "went"), [((), (3, 0)), (("2@lilybaeum",), (1, 2))])
def test_an_interception_says_who_goes(said: tuple[str, ...], went: tuple[int, int]) -> None:
    stacks: dict[str, Force] = {"greek@agrigentum": (5, "dionysius"), f"{CARTHAGE}@lilybaeum": (6, "hamilcar")}
    hands = {CARTHAGE: ("C18",), "greek": ("K10",)}
    table = Table(
        players=5, stacks=stacks, mercenaries={f"{CARTHAGE}@lilybaeum": 3}, hands=hands
    ).turn_number_under_way("greek")
    table.do("greek", MarchArmy("K10", "dionysius", (), 5, ("selinus",)))
    react = React(intercept=(f"{CARTHAGE}@lilybaeum:3",), intercept_mercenaries=said)
    table.rolled(CARTHAGE, react, 1)
    assert kinds(table, "lilybaeum") == (3 - went[0], 3 - went[1])


@pytest.mark.parametrize(("said", "went"), [(FEWEST, (3, 1)), ("3", (1, 3))])
def test_an_avoid_says_who_goes(said: str, went: tuple[int, int]) -> None:
    stacks: dict[str, Force] = {"greek@agrigentum": (8, "dionysius"), f"{CARTHAGE}@selinus": (6, "hamilcar")}
    hands = {CARTHAGE: ("C18",), "greek": ("K10",)}
    table = Table(players=5, stacks=stacks, mercenaries={f"{CARTHAGE}@selinus": 3}, hands=hands).turn_number_under_way(
        "greek"
    )
    table.do("greek", MarchArmy("K10", "dionysius", (), 8, ("selinus",)))
    react = React(avoid="lilybaeum", avoid_with=("hamilcar",), avoid_cu=4, avoid_mercenaries=said)
    table.rolled(CARTHAGE, react, 1)
    assert kinds(table, "lilybaeum") == went


def beaten(plans: tuple[str, ...] = (), **places: Place) -> Table:
    """Return a table where 5 CU of Carthage in Lilybaeum, 3 of them mercenaries, have lost to the Greeks."""
    table = Table(
        players=5,
        stacks={f"{CARTHAGE}@lilybaeum": (5, "hamilcar"), "greek@lilybaeum": (8, "dionysius")},
        mercenaries={f"{CARTHAGE}@lilybaeum": 3},
        places=places,
        strict=False,
    ).turn_number_under_way("greek")
    table.state.plans = {CARTHAGE: plans}
    lost = Retreat(power=CARTHAGE, space="lilybaeum", cu=5, leaders=("hamilcar",), winner="greek", barred="panormus")
    return table.begin(lost)


@pytest.mark.parametrize(("said", "went"), [(FEWEST, (2, 1)), ("2", (1, 2)), ("3", (0, 3))])
def test_a_retreat_says_who_goes_while_others_go_inside(said: str, went: tuple[int, int]) -> None:
    """9.3.1 and 12.4: two go into the city, three away."""
    table = beaten().do(CARTHAGE, GoInside(2, (), said)).do(CARTHAGE, RetreatTo("selinus", "none"))
    (gone,) = table.told(Retreated)
    assert kinds(table, gone.way[-1]) == went
    assert (
        kinds(table, "lilybaeum") == (2 - went[0], 3 - went[1]) and table.stack(f"{CARTHAGE}@lilybaeum").cu_inside == 2
    )


def test_no_more_mercenaries_retreat_than_there_are() -> None:
    assert not beaten().allowed(CARTHAGE, GoInside(2, (), "4"))
    assert not beaten().allowed(CARTHAGE, GoInside(4, (), FEWEST))


@pytest.mark.parametrize(("plans", "left"), [((), (1, 1)), ((CITIZENS_FIRST,), (0, 2))])
def test_what_a_retreat_costs_is_lost_by_those_who_make_it(plans: tuple[str, ...], left: tuple[int, int]) -> None:
    """Ruling 123: of one citizen and two mercenaries on the way one is lost; those in the city lose nothing."""
    table = beaten(plans, selinus=Place("greek", 1), agrigentum=Place(CARTHAGE))
    table.do(CARTHAGE, GoInside(2, (), "2")).do(CARTHAGE, RetreatTo("agrigentum", "none"))
    (gone,) = table.told(Retreated)
    assert gone.lost == 1 and kinds(table, gone.way[-1]) == left and kinds(table, "lilybaeum") == (1, 1)


def test_what_a_part_of_an_army_loses_is_not_taken_from_the_rest() -> None:
    """A flanking force of three citizens retreats, and loses one; three mercenaries stay where it was."""
    table = Table(
        players=5,
        stacks={f"{CARTHAGE}@selinus": (6, "hamilcar")},
        mercenaries={f"{CARTHAGE}@selinus": 3},
        places={"lilybaeum": Place("greek", 1), "panormus": Place(CARTHAGE, 1)},
        strict=False,
    ).turn_number_under_way("greek")
    lost = Retreat(power=CARTHAGE, space="selinus", cu=3, leaders=(), winner="greek", barred="agrigentum")
    table.begin(msgspec.structs.replace(lost, mercenaries=0))
    assert table.told(Retreated)[0].lost == 1
    assert kinds(table, "panormus") == (2, 0) and kinds(table, "selinus") == (0, 3)


def test_a_flanking_force_says_who_goes() -> None:
    card = next(card for card, known in CARDS.items() if known.deck == CARTHAGE and known.kind == "campaign")
    stacks: dict[str, Force] = {
        f"{CARTHAGE}@lilybaeum": (6, "hamilcar"),
        f"{CARTHAGE}@agrigentum": (6, "hasdrubal"),
        "greek@selinus": (6, "greek_a"),
    }  # fmt: skip
    hands = {CARTHAGE: (card,), "greek": ("K4",), "etruscan_samnite": ("E4",)}
    table = Table(
        players=5, stacks=stacks, mercenaries={f"{CARTHAGE}@agrigentum": 3}, hands=hands, strict=False
    ).turn_number_under_way(CARTHAGE)
    table.do(CARTHAGE, PlayCampaign(card))
    table.do(CARTHAGE, MarchArmy(card, "hamilcar", (), 6, ("selinus",)))
    while table.moment() != "march.coordinate":
        if table.window():
            table.close()
            continue
        for side in table.asked():
            default = table.prompts(side)[0].default
            assert default is not None
            table.do(side, default)
    table.do(CARTHAGE, Coordinate("hasdrubal", (), 4, (), mercenaries="3"))
    while not isinstance(table.state.frames[-1], Battle):  # Carthaginian Mistrust might come first
        table.close()
    battle = table.state.frames[-1]
    assert (battle.flank, battle.flank_cu, battle.flank_mercenaries) == ("agrigentum", 4, 3)


def test_of_those_without_room_aboard_mercenaries_stay_first() -> None:
    table = Table(
        players=5,
        stacks={f"{CARTHAGE}@lilybaeum": (6, "hamilcar")},
        mercenaries={f"{CARTHAGE}@lilybaeum": 3},
        hands={CARTHAGE: ("C4",)},
    ).turn_number_under_way(CARTHAGE)
    value = CARDS["C4"].value
    room = {1: 3, 2: 6, 3: 10}[value]
    table.do(CARTHAGE, MarchArmy("C4", "hamilcar", (), 6, ("sea:carthago",)))
    while table.window():
        table.close()
    there = table.stack(f"{CARTHAGE}@carthago")
    assert there.cu == min(room, 6) and there.mercenaries == max(0, min(room, 6) - 3)


def test_the_computer_player_sends_mercenaries_and_keeps_citizens() -> None:
    prompt = at_lilybaeum().prompt(CARTHAGE, MarchArmy)
    found = action_with_helping_card(MarchArmy("C11", "hamilcar", (), 3, ("selinus",)), prompt)
    assert isinstance(found, MarchArmy) and found.mercenaries == "3"
