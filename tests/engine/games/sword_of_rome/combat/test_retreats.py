"""Retreats (section 12.4), reliefs and sorties (13.4), through prompts with scripted dice."""

from typing import Any

import msgspec
import pytest

from engine.games.sword_of_rome.actions.combat import GoInside, JoinRelief, RetreatTo
from engine.games.sword_of_rome.actions.movement import Sortie
from engine.games.sword_of_rome.actions.reactions import React
from engine.games.sword_of_rome.combat.refuge import nearest_refuges
from engine.games.sword_of_rome.events.combat import BattleRolled, Retreated, RetreatFailed
from engine.games.sword_of_rome.frames.combat import Battle, Retreat
from engine.games.sword_of_rome.state import Effect, Place
from engine.games.sword_of_rome.tables import SPACES
from tests.engine.games.sword_of_rome.playing import Table


def go_in(table: Table, name: str, cu: int, leaders: tuple[str, ...]) -> Table:
    """Put CU and leaders of a stack inside the city of its space."""
    own = table.stack(name)
    outside = tuple(one for one in own.leaders if one not in leaders)
    new = msgspec.structs.replace(own, cu=own.cu - cu, leaders=outside, cu_inside=cu, leaders_inside=leaders)
    table.state.stacks = {**table.state.stacks, name: new}
    return table


def fleeing(retreat: Retreat, *rolls: int, active: str = "roman", **table: Any) -> Table:
    """Return a table on which a force has to retreat."""
    return Table(strict=False, **table).turn_number_under_way(active).begin(retreat, *rolls)


def test_a_beaten_sortie_goes_back_inside_without_a_choice() -> None:
    """12.4.4 and 13.4.1."""
    table = Table(
        stacks={"samnite@capua": (3, "egnatius"), "roman@capua": (3, "valerius")},
        places={"capua": Place("roman", 1, siege=0, besieger="samnite")},
        hands={"roman": ("R10",)}, strict=False,
    )  # fmt: skip
    go_in(table, "roman@capua", 3, ("valerius",)).turn_number_under_way("roman").do("roman", Sortie("R10", "valerius"))
    table.do("etruscan_samnite", React(), 1, 2, 2, 3, 3, 3)
    inside = table.stack("roman@capua")
    assert (inside.cu, inside.cu_inside, inside.leaders_inside) == (0, 2, ("valerius",))
    assert not table.told(Retreated) and table.place("capua").siege == 0


def test_leaders_may_go_inside_though_other_cu_retreat() -> None:
    """9.3.1: any number of leaders may be inside."""
    retreat = Retreat(power="roman", space="capua", cu=5, leaders=("camillus", "valerius"), winner="samnite")
    table = fleeing(
        retreat, stacks={"roman@capua": (5, "camillus", "valerius"), "samnite@capua": (6, "egnatius")}
    )  # fmt: skip
    assert not table.allowed("roman", GoInside(0, ("camillus",)))
    table.do("roman", GoInside(3, ("camillus",)))
    assert table.stack("roman@capua").leaders_inside == ("camillus",)
    (gone,) = table.told(Retreated)
    assert table.stack(f"roman@{gone.way[-1]}").leaders == ("valerius",)


def test_nobody_sails_back_to_a_port_that_an_allys_cu_hold() -> None:
    """12.4.1: no retreat ends with another power's CU, nor where the attacker came from."""
    stacks: dict[str, Any] = {
        "greek@neapolis": (3, "dionysius"), "roman@neapolis": (6, "camillus"), "samnite@rhegium": 2,
    }  # fmt: skip
    retreat = Retreat(power="greek", space="neapolis", cu=3, leaders=("dionysius",), winner="roman", barred="tarentum")
    table = fleeing(
        retreat, stacks=stacks, hands={"greek": ("K3", "K12")}, alliances=[("greek", "samnite")],
        places={"neapolis": Place("roman", 1)},
    )  # fmt: skip
    card = next(card for card in ("K3", "K12") if table.allowed("greek", RetreatTo("sea:syracusae", card)))
    assert not table.allowed("greek", RetreatTo("sea:rhegium", card))
    assert not table.allowed("greek", RetreatTo("sea:tarentum", card))


def invaders(cu: int = 4, **table: Any) -> Table:
    """Return beaten Greeks at Neapolis who have come by sea from Tarentum, which is Roman now."""
    retreat = Retreat(
        power="greek", space="neapolis", cu=cu, leaders=("dionysius",), winner="roman", attacker=True,
        came_from="sea:tarentum",
    )  # fmt: skip
    stacks: dict[str, Any] = {"greek@neapolis": (cu, "dionysius"), "roman@neapolis": (6, "camillus")}
    return fleeing(retreat, stacks={**stacks, **table.pop("stacks", {})}, active="greek", **table)


def test_invaders_go_on_from_a_port_where_they_may_not_stay() -> None:
    """12.4.1, ruling 94: first back where they came from, then to the nearest goal."""
    table = invaders(
        places={"tarentum": Place("roman", 1), "neapolis": Place("roman", 1)}, stacks={"roman@tarentum": 2}
    )
    assert table.told(Retreated)[0].way == ("tarentum",)
    table.do("greek", RetreatTo("metapontum"))
    assert not table.stack("greek@tarentum").cu and table.stack("greek@metapontum").cu == 4 - 1 - 2


@pytest.mark.parametrize(("goal", "reached"), [("larinum", True), ("teate", False)])
def test_the_port_counts_among_the_four_spaces_of_a_landings_retreat(goal: str, reached: bool) -> None:
    """12.4.1: Larinum is three spaces from Tarentum, Teate four."""
    places = {space: Place("roman", 1) for space in SPACES if space != goal}
    table = invaders(places={**places, goal: Place("greek", 1)}, cu=20)
    assert table.told(Retreated)[0].way == ("tarentum",)
    assert bool(table.stack(f"greek@{goal}").cu) == reached


def test_who_is_inside_a_besieged_city_is_not_swept_along() -> None:
    """12.4.2: four Romans pass two who are shut up in Antium; the five in Velitrae are still more than they are."""
    stacks: dict[str, Any] = {"roman@tarracina": 4, "roman@antium": 2, "samnite@antium": 3, "roman@velitrae": 5}
    table = Table(stacks=stacks, places=dict.fromkeys(SPACES, Place("samnite", 1)), strict=False)
    found = nearest_refuges(go_in(table, "roman@antium", 2, ()).state, "roman", "tarracina", 4)
    assert found["velitrae"].way == ("antium", "velitrae")


def test_invaders_stay_in_a_friendly_port() -> None:
    """Section 12.4.3."""
    table = invaders(places={"neapolis": Place("roman", 1)})
    assert table.stack("greek@tarentum").cu == 4


def test_own_ships_roll_under_the_treaty() -> None:
    """9.6.4 and ruling 17: every Greek naval move, a retreat too (section 12.4.3)."""
    table = Table(
        stacks={"greek@neapolis": (4, "dionysius"), "roman@neapolis": (6, "camillus")},
        places={"neapolis": Place("roman", 1)}, strict=False,
    ).turn_number_under_way("greek")  # fmt: skip
    table.state.effects = (Effect("R14", "treaty"),)
    retreat = Retreat(
        power="greek", space="neapolis", cu=4, leaders=("dionysius",), winner="roman", attacker=True,
        came_from="sea:tarentum",
    )  # fmt: skip
    table.begin(retreat, 6)  # friendly port: 6 - 2 is a return
    assert table.told(RetreatFailed) and not table.stack("greek@tarentum").cu


def test_bomilcar_never_leaves_africa() -> None:
    """17.1.1 (section 17.1)."""
    retreat = Retreat(power="carthaginian", space="kerkouane", cu=3, leaders=("bomilcar_npp",), winner="greek")
    table = fleeing(
        retreat, active="greek",
        stacks={
            "carthaginian@kerkouane": (3, "bomilcar_npp"), "greek@kerkouane": (5, "dionysius"), "greek@carthago": 1,
        },
    )  # fmt: skip
    side = next(iter(table.asked()))
    table.do(side, RetreatTo("sea:lilybaeum"))
    assert table.stack("carthaginian@lilybaeum").cu == 3
    assert table.state.off_map["bomilcar_npp"] == "displaced"


def test_a_retreat_displaces_a_lone_enemy_leader_in_its_goal() -> None:
    """8.4 (section 8.4)."""
    retreat = Retreat(
        power="roman",
        space="fregellae",
        cu=4,
        leaders=("camillus",),
        attacker=True,
        came_from="velitrae",
        winner="samnite",
    )
    table = fleeing(
        retreat,
        stacks={
            "roman@fregellae": (4, "camillus"), "samnite@fregellae": 6, "etruscan@velitrae": (0, "etruscan_a"),
        },
    )  # fmt: skip
    assert table.stack("roman@velitrae").cu == 4 and table.state.off_map["etruscan_a"] == "reserve"


def test_in_a_relief_a_named_leader_inside_commands_a_minor_one_outside() -> None:
    """13.4.2: a leader inside who cannot be subordinate takes command."""
    table = Table(
        stacks={"samnite@tarentum": (5, "samnite_a"), "greek@tarentum": (7, "dionysius", "greek_a")},
        places={"tarentum": Place("greek", 2, siege=0, besieger="samnite")}, strict=False,
    )  # fmt: skip
    go_in(table, "greek@tarentum", 2, ("dionysius",)).turn_number_under_way("greek")
    table.begin(Battle(space="tarentum", attacker="greek", defender="samnite", came_from="metapontum"))
    table.do("greek", JoinRelief(True), 3, 3, 3, 3, 3, 3)
    (rolled,) = table.told(BattleRolled)
    assert ("leadership", 1) in rolled.attacker_mods


def test_who_sweeps_the_besiegers_of_a_port_along_ends_the_siege() -> None:
    """Invaders who come back to a port where they may not stay take a smaller force along (12.4.2, ruling 94)."""
    table = fleeing(
        Retreat(power="greek", space="roma", cu=2, leaders=("dionysius",), attacker=True, came_from="sea:rhegium"),
        stacks={"greek@rhegium": 1, "greek@roma": (2, "dionysius"), "roman@roma": (8, "camillus")},
        places={"rhegium": Place("", 1, siege=0, besieger="greek")},
    )
    assert table.stack("greek@rhegium").is_empty and table.place("rhegium").besieger == ""


def test_invaders_who_find_no_way_out_of_the_port_that_they_besieged_end_the_siege() -> None:
    """The siege of the port where they land went on without anybody, when they had swept the besiegers along."""
    table = fleeing(
        Retreat(power="greek", space="kerkouane", cu=4, leaders=("dionysius",), attacker=True, came_from="sea:rhegium"),
        stacks={
            "greek@rhegium": 1, "greek@kerkouane": (4, "dionysius"), "carthaginian@kerkouane": 6,
            "roman@locri": 5, "roman@croton": 5, "roman@bruttii": 5,
        },
        places={**dict.fromkeys(SPACES, Place("roman", 1)), "rhegium": Place("", 1, siege=0, besieger="greek")},
    )  # fmt: skip
    assert table.told(RetreatFailed) and table.stack("greek@rhegium").is_empty
    assert table.place("rhegium").besieger == ""


def test_invaders_who_pay_their_last_cu_for_landing_end_the_siege_there() -> None:
    """They sweep the besieger along, and the garrison costs both their last CU (ruling 94)."""
    stacks: dict[str, Any] = {"greek@roma": (1, "dionysius"), "roman@roma": (8, "camillus"), "greek@rhegium": 1}
    places = {"rhegium": Place("roman", 2, siege=0, besieger="greek")}
    table = Table(stacks={**stacks, "roman@rhegium": 2}, places=places, strict=False)
    go_in(table, "roman@rhegium", 2, ()).turn_number_under_way("greek")
    table.begin(
        Retreat(power="greek", space="roma", cu=1, leaders=("dionysius",), attacker=True, came_from="sea:rhegium")
    )
    assert table.stack("greek@rhegium").is_empty and table.place("rhegium").besieger == ""
    assert table.stack("roman@rhegium").cu == 2
