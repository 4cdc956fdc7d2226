"""How the computer player answers what others do: battles, interceptions, Guile."""

from engine.games.rise_of_the_roman_republic.actions.combat import Avoid, Prepare, SpendGuile
from engine.games.rise_of_the_roman_republic.actions.siege import OccupyCity
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.kernel.actions import Action
from engine.kernel.dice import Lots
from engine.kernel.forms import Form
from engine.kernel.prompts import Prompt
from engine.kit.player import form_of


def highest(form: Form | None, field: str) -> int:
    """Return the highest number that a field of a form takes; 0 without the form."""
    return (form.field(field, {}).next(()).high or 0) if form is not None else 0


def ready(view: RiseView, prompt: Prompt, lots: Lots) -> Action | None:
    """Spend Guile on a battle."""
    form = form_of(prompt, Prepare)
    if form is None or not isinstance(prompt.default, Prepare):
        return None
    return Prepare(highest(form, "guile"), prompt.default.elephants, prompt.default.devoted)


def all_guile(view: RiseView, prompt: Prompt, lots: Lots) -> Action | None:
    """Spend what can be spent."""
    form = form_of(prompt, SpendGuile)
    return SpendGuile(highest(form, "points"))


def avoid(view: RiseView, prompt: Prompt, lots: Lots) -> Action | None:
    """Slip away as the default says: before twice as strong an enemy."""
    return prompt.default if isinstance(prompt.default, Avoid) else None


def occupy(view: RiseView, prompt: Prompt, lots: Lots) -> Action | None:
    """Leave a garrison, as the default does; go in where it cannot."""
    return prompt.default if not isinstance(prompt.default, OccupyCity) else OccupyCity(False)
