"""How the computer player uses Rome's offices: weak armies that are raised anew, provinces for magistrates (chapter
5)."""

import msgspec

from engine.games.rise_of_the_roman_republic.actions.politics import NONE, Assign, Disband
from engine.games.rise_of_the_roman_republic.forces import number_of
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.player.aims import SUBDUED
from engine.games.rise_of_the_roman_republic.player.table import Table
from engine.games.rise_of_the_roman_republic.politics.imperium import ARMY
from engine.games.rise_of_the_roman_republic.tables import SCENARIOS
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.kernel.actions import Action
from engine.kernel.dice import Lots
from engine.kernel.forms import Form
from engine.kernel.prompts import Prompt
from engine.kit.player import best, form_of, offered

GRANTED = 0.55  # chance that the Senate grants a consul a new army
REMNANT = 4  # SP of a legion that is not worth a number
PAIR = 2  # legions of a consular army


def disband(view: RiseView, prompt: Prompt, lots: Lots) -> Action | None:
    """Disband what is left of consular armies that are weaker than what the Senate may grant in their place."""
    known = SCENARIOS[view.scenario]
    new = sum([sum(most) for most in FIGURES.legions[known.legions].elements.values()])
    promised = GRANTED * PAIR * new - (new if known.has("manpower_segment") else 0)
    found = []
    for group in offered(form_of(prompt, Disband), "groups"):
        army = int(group.removeprefix(ARMY)) if group.startswith(ARMY) else 0
        left = [one for one in view.legions if (one.army == army if army else number_of(one.number) == group)]
        strength = sum([sum(one) for legion in left for one in legion.elements.values()])
        if left and strength < (promised if army else REMNANT):
            found.append(group)
    return Disband(tuple(found)) if found else None


def imperium(view: RiseView, prompt: Prompt, lots: Lots) -> Action | None:
    """Send a magistrate to the province that has to be subdued, if there is one; place a Dictator with most men."""
    form, first = form_of(prompt, Assign), prompt.default
    if form is None or not isinstance(first, Assign):
        return None
    if first.army == NONE:
        return _with_most_men(view, form, first)
    wanted = [one for one, worth in Table(view, prompt.side).aims.provinces.items() if worth >= SUBDUED]
    open_to = offered(form, "province", {"army": first.army, "place": first.place})
    found = [one for one in wanted if one in open_to]
    return msgspec.structs.replace(first, province=found[0]) if found else None


def _with_most_men(view: RiseView, form: Form, first: Assign) -> Action | None:
    """Place who commands no army himself where he can lead most of those of others."""
    places = offered(form, "place", {"army": first.army})
    there = {one.hex: one.sp for one in view.stacks if one.legions}
    found = best([(float(there.get(one, 0)), one) for one in places], above=0.0)
    return msgspec.structs.replace(first, place=found) if found else None
