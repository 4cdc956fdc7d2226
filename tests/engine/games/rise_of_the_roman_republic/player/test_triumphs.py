"""When the computer player celebrates a Triumph: a victor before Rome with nothing better to do (section 5.47)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.politics import Celebrate, PutOffTriumph
from engine.games.rise_of_the_roman_republic.computer_player import phase, triumphs
from engine.games.rise_of_the_roman_republic.computer_player.computer import StrongPlayer
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.game import PLAIN
from engine.games.rise_of_the_roman_republic.politics.merits import note_fight_begun, note_fight_result
from engine.games.rise_of_the_roman_republic.state import Cup
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from tests.engine.games.rise_of_the_roman_republic.combat.fields import Field, alone, army

BESIDE = "3814"


def victor(*, turn: int = 2, step: str = "triumph", lost: int = 3, again: bool = False) -> Field:
    """Philo (Campaign 6), who has won, beside Rome with two legions; no enemy is near him."""
    table = alone(Field(turn=turn), "samnites", "epirus")
    army(table, "rome", BESIDE, "112", legions=("I", "II"))
    note_fight_begun(table.state, ("112",), "112", 26)
    note_fight_result(table.state, "112", won=True, caused=10, lost=lost)
    man = msgspec.structs.replace(table.man("112"), phases=1, most=2 if again else 1)
    table.state.republic = table.rome().with_magistrate(man)
    table.start(Phase(leader="112", side="rome", operation="force_movement", after="continuation", step=step))
    table.state.cup = Cup(("consul",)) if again else Cup(("samnites",))
    return table


def answer(table: Field) -> Action | None:
    prompt = table.prompt("rome")
    return StrongPlayer().answer(PLAIN.view(table.state, prompt.seat), prompt, UnverifiedRandom(1))


@pytest.fixture
def hopes(monkeypatch: pytest.MonkeyPatch) -> dict[int, float]:
    """Say what a march promises the victor: 0 anywhere, else as near as that."""
    found = {0: 0.0, triumphs.NEAR: 0.0}
    monkeypatch.setattr(triumphs, "best_army_prospect", lambda table, stack, far=0: found[far])
    monkeypatch.setattr(triumphs, "army_prospect_if_staying", lambda table, stack: 0.0)
    return found


def test_the_victor_celebrates_with_his_last_marker_when_nothing_near_promises_anything(
    hopes: dict[int, float],
) -> None:
    hopes[0] = 5.0  # far away, for which there is no time
    table = victor()
    assert table.moment() == "rome: phase.triumph" and answer(table) == Celebrate(0)


def test_he_goes_on_for_what_is_near_or_for_a_phase_to_come(hopes: dict[int, float]) -> None:
    hopes[triumphs.NEAR] = 2.0
    assert answer(victor()) == PutOffTriumph()
    hopes[triumphs.NEAR], hopes[0] = 0.0, 2.0
    assert answer(victor(again=True)) == PutOffTriumph()
    hopes[0] = 0.0
    assert answer(victor(again=True)) == Celebrate(0)


def test_a_man_abler_than_the_mean_gives_more_up_for_it(hopes: dict[int, float]) -> None:
    """Going on at 0 to 6 for 0.3 points near promises 0.21."""
    hopes[triumphs.NEAR] = 0.3
    table = victor()
    assert answer(table) == Celebrate(0)
    everybody = {one: man for one, man in PLAIN.view(table.state, None).leaders.items() if man.side == "rome"}
    best = max(everybody, key=lambda one: everybody[one].initiative * everybody[one].campaign)
    table.state.republic = msgspec.structs.replace(table.rome(), pool=(best,))
    assert answer(table) == PutOffTriumph()


def test_in_the_last_turn_nobody_is_chosen_any_more(hopes: dict[int, float]) -> None:
    last = PLAIN.view(victor().state, None).last_turn
    assert answer(victor(turn=last)) == PutOffTriumph()


def test_an_enemy_near_keeps_him_with_his_army(hopes: dict[int, float]) -> None:
    table = victor()
    army(table, "samnites", "4015", "212", infantry=40)
    assert answer(table) == PutOffTriumph()


def test_the_senate_is_asked_with_all_his_guile_after_heavy_losses(hopes: dict[int, float]) -> None:
    table = victor(lost=20)
    have = table.state.guile.get("112", 0)
    assert have and answer(table) == Celebrate(have)


def test_he_celebrates_rather_than_end_his_phase_before_rome(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phase, "best_march", lambda table, form: None)
    monkeypatch.setattr(phase, "best_army_prospect", lambda table, stack: 0.0)
    table = victor(step="act")
    assert table.moment() == "rome: phase.act" and answer(table) == Celebrate(0)
