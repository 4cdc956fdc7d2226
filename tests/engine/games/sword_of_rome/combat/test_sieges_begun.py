"""Which armies begin and push on sieges (sections 8.2.1 and 13.1), through prompts."""

from engine.games.sword_of_rome.actions.movement import MoveMinor
from engine.games.sword_of_rome.actions.siege import Besiege, FoundColony
from engine.games.sword_of_rome.events.siege import SiegeBegan, SiegeRolled
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.siege.sieges import start_siege
from engine.games.sword_of_rome.state import Place
from engine.kernel.dice import ScriptedDice
from engine.kernel.play import Play
from tests.engine.games.sword_of_rome.playing import Table


def test_a_subordinate_who_is_activated_takes_command_and_rolls() -> None:
    """8.2.1: by being activated; but no named leader serves under a minor one."""
    table = Table(
        stacks={"samnite@neapolis": (5, "egnatius", "pontius", "samnite_a")},
        places={"neapolis": Place("greek", 3, siege=0, besieger="samnite")}, hands={"etruscan_samnite": ["E2"]},
    ).turn_number_under_way("etruscan_samnite")  # fmt: skip
    assert not table.allowed("etruscan_samnite", Besiege("E2", "samnite_a"))
    table.do("etruscan_samnite", Besiege("E2", "pontius"), 4, 4)
    assert table.told(SiegeRolled) and table.stack("samnite@neapolis").commander == "pontius"


def test_a_subordinate_may_found_a_colony() -> None:
    table = Table(
        stacks={"roman@velitrae": (5, "camillus", "valerius")}, hands={"roman": ["R12"]},
    ).turn_number_under_way("roman")  # fmt: skip
    table.do("roman", FoundColony("R12", "valerius"))
    assert table.place("velitrae").colony and table.stack("roman@velitrae").commander == "valerius"


def test_an_interceptor_who_wins_before_an_enemy_city_besieges_it() -> None:
    """13.1.2: an army that wins there, whether it attacked or not."""
    table = Table(
        stacks={"samnite@capua": (5, "egnatius"), "gallic@capua": (4, "gaul_a")}, strict=False
    ).turn_number_under_way("gallic")  # fmt: skip
    table.begin(
        Battle(space="capua", attacker="gallic", defender="samnite", came_from="fregellae", intercepted=True),
        1, 2, 2, 3, 3, 3,
    )  # fmt: skip
    assert [told.power for told in table.told(SiegeBegan)] == ["samnite"]


def test_a_leader_who_joins_cu_before_a_city_begins_the_siege() -> None:
    """13.1.1: whatever the action was after which an army stands there."""
    table = Table(stacks={"samnite@neapolis": 3}, off_map={"samnite_a": "reserve"}).turn_number_under_way(
        "etruscan_samnite"
    )
    assert table.place("neapolis").siege == -1
    table.do("etruscan_samnite", MoveMinor("samnite_a", "neapolis"))
    assert table.place("neapolis").besieger == "samnite"


def test_nobody_besieges_carthago() -> None:
    """17: it has no loyalty and is never converted."""
    table = Table(stacks={"greek@carthago": (6, "dionysius")}, strict=False).turn_number_under_way("greek")
    start_siege(Play(table.state, ScriptedDice()), "greek", "carthago")
    assert table.state.places["carthago"].siege == -1
