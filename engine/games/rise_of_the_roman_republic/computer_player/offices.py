"""How the computer player uses Rome's offices: weak armies that are rebuilt, able men who stay in office,
provinces for magistrates (chapter 5)."""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from engine.games.rise_of_the_roman_republic.actions.politics import (
    ARMY,
    DRAW,
    NONE,
    Assign,
    CallDictator,
    Disband,
    Elect,
    Prorogue,
    TakeField,
)
from engine.games.rise_of_the_roman_republic.computer_player.aims import (
    alliance_row_of,
    cities_left_to_subdue,
    is_tribe_in_arms,
    provinces_to_subdue,
)
from engine.games.rise_of_the_roman_republic.computer_player.capital import Capital
from engine.games.rise_of_the_roman_republic.computer_player.loyalty import Loyalty
from engine.games.rise_of_the_roman_republic.computer_player.marching import SURELY
from engine.games.rise_of_the_roman_republic.computer_player.placing import leader_ability
from engine.games.rise_of_the_roman_republic.computer_player.table import SP
from engine.games.rise_of_the_roman_republic.diplomacy.embassies import rows_near
from engine.games.rise_of_the_roman_republic.forces import number_of
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.tables import HEXES, SCENARIOS
from engine.games.rise_of_the_roman_republic.view import LegionView, RiseView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Form
from engine.kernel.prompts import Prompt
from engine.kit.player import best_scored, form_of, offered_first_tokens

GRANTED = 0.55  # chance that the Senate grants a consul a new army
REMNANT = 4  # SP of a legion that is not worth a number
PAIR = 2  # legions of a consular army
CONSULS = ("rome_consul", "field_consul")


def choose_armies_to_disband(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Disband what is left of consular armies that are weaker than what the Senate may grant in their place, but no
    legion in a city all of which must be held."""
    known = SCENARIOS[view.scenario]
    new = sum([sum(most) for most in FIGURES.legions[known.legions].elements.values()])
    promised = GRANTED * PAIR * new - (new if known.has_rule("manpower_segment") else 0)
    found, home = list(_called_home(view, prompt)), Capital(view, prompt.side).place
    for group in offered_first_tokens(form_of(prompt, Disband), "groups"):
        army = int(group.removeprefix(ARMY)) if group.startswith(ARMY) else 0
        left = [one for one in view.legions if (one.army == army if army else number_of(one.number) == group)]
        strength = sum([sum(one) for legion in left for one in legion.elements.values()])
        if any(_holds(view, one) or one.hex == home != "" for one in left):
            continue
        if group not in found and left and strength < (promised if army else REMNANT):
            found.append(group)
    return Disband(tuple(found)) if found else None


def _holds(view: RiseView, legion: LegionView) -> bool:
    """Return whether a legion is in a city of a province that has to be subdued: who would hold it else?"""
    return legion.inside and legion.hex in HEXES and HEXES[legion.hex].province in provinces_to_subdue(view.scenario)


def _called_home(view: RiseView, prompt: Prompt) -> Iterator[str]:
    """Yield the consular armies that are worth less in the field than their citizens in the besieged city on which the
    war hangs: those of new legions may come in (section 10.21)."""
    capital = Capital(view, prompt.side)
    if not capital.is_besieged:
        return
    citizens = PAIR * sum(FIGURES.legions[SCENARIOS[view.scenario].legions].elements["RL"])
    sent = 0
    for group in offered_first_tokens(form_of(prompt, Disband), "groups"):
        if group.startswith(ARMY):
            left = [one for one in view.legions if one.army == int(group.removeprefix(ARMY))]
            strength = sum([sum(one) for legion in left for one in legion.elements.values()])
            saved = capital.reinforcement_gain(sent + citizens) - capital.reinforcement_gain(sent)
            if GRANTED * saved > (1 - GRANTED) * SP * strength:
                sent += citizens
                yield group


def choose_prorogation(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Keep the consuls of last year who are abler than the mean of those who could be drawn, where they can be sent
    into a province that has to be subdued."""
    form = form_of(prompt, Prorogue)
    if form is None or not provinces_to_subdue(view.scenario):
        return None
    consuls = [one.leader for one in view.outgoing if one.office in CONSULS]
    kept = [
        one
        for one in offered_first_tokens(form, "leaders")
        if one in consuls and leader_ability(view, one) >= _mean(view)
    ]
    return Prorogue(tuple(kept)) if kept else None


def _mean(view: RiseView) -> float:
    return sum([leader_ability(view, one) for one in view.pool]) / max(1, len(view.pool))


def _ablest(view: RiseView, leaders: Sequence[str]) -> str:
    """Return the ablest of some leaders where a province has to be subdued, else "": elsewhere chance decides, as the
    sides are even so."""
    if not provinces_to_subdue(view.scenario):
        return ""
    return best_scored([(leader_ability(view, one), one) for one in leaders if one in view.leaders]) or ""


def choose_election(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Elect the ablest of those who can be named, if they are abler than the mean of those who could be drawn."""
    found = offered_first_tokens(form_of(prompt, Elect), "leader")
    named = _ablest(view, found)
    if not named:
        return None
    return Elect(named) if DRAW not in found or leader_ability(view, named) >= _mean(view) else Elect(DRAW)


def choose_master_of_horse(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Take the ablest man as Master of Horse."""
    named = _ablest(view, offered_first_tokens(form_of(prompt, Elect), "leader"))
    return Elect(named) if named else None


def choose_who_takes_the_field(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Let the abler of the Dictator and their Master of Horse take the field."""
    named = _ablest(view, offered_first_tokens(form_of(prompt, TakeField), "leader"))
    return TakeField(named) if named else None


def choose_calling_a_dictator(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Call a Dictator, whom no province binds, where one has to be subdued."""
    return CallDictator() if provinces_to_subdue(view.scenario) and form_of(prompt, CallDictator) is not None else None


def choose_province_of_magistrate(view: RiseView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Send a magistrate to the province that has to be subdued, if there is one, or where else Rome is opposed; place a
    Dictator with most men."""
    form, first = form_of(prompt, Assign), prompt.default
    if form is None or not isinstance(first, Assign):
        return None
    if first.army == NONE:
        return _with_most_men(view, form, first)
    open_to = offered_first_tokens(form, "province", {"army": first.army, "place": first.place})
    found = [one for one in (*_troubled(view), *provinces_to_subdue(view.scenario)) if one in open_to]
    sent = Counter([one.province for one in view.magistrates])
    first_of_all = [one for one in _embattled(view) if one in open_to][:1]
    chosen = first_of_all or ([min(found, key=sent.__getitem__)] if found else [])
    return msgspec.structs.replace(first, province=chosen[0]) if chosen else None


def _embattled(view: RiseView) -> Iterator[str]:
    """Yield where a tribe in arms stands that magistrates can meet, once nothing else is in the way, as long as fewer
    men are sent there than beat it surely."""
    if not provinces_to_subdue(view.scenario) or cities_left_to_subdue(view):
        return
    bound = {one.leader: one.province for one in view.magistrates}
    men: Counter[str] = Counter()
    for legion in view.legions:
        men[bound.get(legion.commander, "")] += sum([sum(one) for one in legion.elements.values()])
    for one in view.stacks:
        if is_tribe_in_arms(view, one):
            row = alliance_row_of(HEXES[one.hex].province)
            if men[row] < SURELY * one.sp:
                yield row


def _troubled(view: RiseView) -> tuple[str, ...]:
    """Return where a tribe is in arms and what favours another, once all of the province is Rome's that has to be
    subdued."""
    if not provinces_to_subdue(view.scenario) or cities_left_to_subdue(view):
        return ()
    homes = [HEXES[one.hex].province for one in view.stacks if is_tribe_in_arms(view, one)]
    tribes = [row for one in homes for row in (alliance_row_of(one), *sorted(rows_near(one)))]
    return tuple(dict.fromkeys([*tribes, *Loyalty(view, ROMANS).disloyal_rows]))


def _with_most_men(view: RiseView, form: Form, first: Assign) -> Action | None:
    """Place who commands no army themselves where they can lead most of those of others."""
    places = offered_first_tokens(form, "place", {"army": first.army})
    there = {one.hex: one.sp for one in view.stacks if one.legions}
    found = best_scored([(float(there.get(one, 0)), one) for one in places], above=0.0)
    return msgspec.structs.replace(first, place=found) if found else None
