"""When the computer player celebrates a Triumph: once the victor has nothing better to do with what is left of their
turn (section 5.47)."""

from engine.games.rise_of_the_roman_republic.actions.politics import Celebrate, PutOffTriumph
from engine.games.rise_of_the_roman_republic.computer_player.answers import highest_field_value
from engine.games.rise_of_the_roman_republic.computer_player.marching import (
    LEAST,
    army_prospect_if_staying,
    best_army_prospect,
)
from engine.games.rise_of_the_roman_republic.computer_player.placing import leader_ability
from engine.games.rise_of_the_roman_republic.computer_player.table import Table
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.tables import SCENARIOS
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Form
from engine.kernel.prompts import Prompt
from engine.kit.player import form_of

RENEWED = 0.3  # victory points: that an able man can be chosen again in the years to come
NEAR = 10  # hexes: so far they go in the phase that they are in
PRESSED = 1.1  # times stronger is an enemy near an army that keeps its leader


def choose_entering_rome(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Say whether they enter Rome, or roll to go on, which may bring them to what is near."""
    form, table = form_of(prompt, Celebrate), Table(view, prompt.side)
    if form is None:
        return None
    goes_on = min(1.0, (view.leaders[view.acting].campaign + 1) / 10)
    return _celebrate(table, form, goes_on) or PutOffTriumph()


def celebrate_when_nothing_is_better(table: Table, form: Form) -> Action | None:
    """Celebrate when no other Operation is worth it."""
    return _celebrate(table, form, 0.0)


def _celebrate(table: Table, form: Form, goes_on: float) -> Action | None:
    """Celebrate where nothing that the leader could do in this turn is worth more than that they can be chosen again;
    there must be elections to come, and no enemy near whom their army needs them against. goes_on: the chance that they
    do more in this phase."""
    view, stack = table.view, table.stack_led_out(table.view.acting)
    if stack is None or view.turn >= view.last_turn or not SCENARIOS[view.scenario].has_rule("elections"):
        return None
    if table.strength_ratio_of_threat(stack.hex, stack.sp) > PRESSED:
        return None
    here = army_prospect_if_staying(table, stack)
    near = goes_on * (best_army_prospect(table, stack, NEAR) - here)
    hope = max(near, best_army_prospect(table, stack) - here if _comes_again(view) else 0.0)
    return Celebrate(highest_field_value(form, "guile")) if hope <= _renewed(view) else None


def _renewed(view: RiseView) -> float:
    """Return what the Triumph brings: more for a man who is abler than the mean of those who could be drawn."""
    mean = sum([leader_ability(view, one) for one in view.pool]) / max(1, len(view.pool))
    return RENEWED if leader_ability(view, view.acting) >= mean else LEAST


def _comes_again(view: RiseView) -> bool:
    """Return whether the leader may have another phase this turn: they have not had all, and a marker of their kind is
    in the cup."""
    man = next((one for one in view.magistrates if one.leader == view.acting), None)
    markers: dict[str, str] = {name: known.marker for name, known in FIGURES.offices.items()}
    return man is not None and man.phases < man.most and view.cup.get(markers[man.office], 0) > 0
