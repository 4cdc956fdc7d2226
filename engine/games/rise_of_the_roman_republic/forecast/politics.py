"""How likely the Senate grants a request, or spares a magistrate (sections 5.65 to 5.67)."""

from collections.abc import Iterator
from typing import cast

from engine.games.rise_of_the_roman_republic.actions.cup import AskPermission
from engine.games.rise_of_the_roman_republic.actions.politics import Celebrate, FaceCensure, RequestArmy
from engine.games.rise_of_the_roman_republic.combat.sides import current_operations_phase
from engine.games.rise_of_the_roman_republic.events.combat import campaign_needed_text
from engine.games.rise_of_the_roman_republic.frames.politics import Censure, Election
from engine.games.rise_of_the_roman_republic.politics.merits import has_heavy_losses
from engine.games.rise_of_the_roman_republic.politics.requests import senate_request_modifiers
from engine.games.rise_of_the_roman_republic.politics.senate import (
    Matter,
    Result,
    best_censure_result,
    censure_modifier,
    request_grant_chance,
)
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS
from engine.kernel.actions import Action
from engine.kernel.choices import Given
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text, keyed_text


def forecast_lines(state: RiseState, prompt: Prompt, action: Action) -> Iterator[Text]:
    """Yield what is to be said of an answer of this chapter before it is confirmed."""
    frame, phase = state.frames[-1] if state.frames else None, current_operations_phase(state)
    if isinstance(action, AskPermission) and phase is not None:
        yield _grants(state, phase.leader, cast(Matter, action.matter), action.guile)
        yield keyed_text("preview.permission")
    elif isinstance(action, Celebrate) and phase is not None and has_heavy_losses(state, phase.leader):
        yield _grants(state, phase.leader, "triumph", action.guile)
    elif (
        isinstance(action, RequestArmy)
        and isinstance(frame, Election)
        and state.republic.office_of_leader(frame.leader)
    ):
        yield _grants(state, frame.leader, "army", action.guile)
    elif isinstance(action, FaceCensure) and isinstance(frame, Censure) and frame.leaders:
        leader = frame.leaders[0]
        result = best_censure_result(cast(tuple[Result, ...], state.republic.trespasses[leader]))
        spared = request_grant_chance(censure_modifier(result, action.guile), LEADERS[leader].campaign)
        yield keyed_text("preview.censure", leader=leader, chance=round(100 * spared))


def _grants(state: RiseState, leader: str, matter: Matter, guile: int) -> Text:
    found, campaign = senate_request_modifiers(state, leader, matter, guile), LEADERS[leader].campaign
    modifier = sum(one.amount for one in found)
    grants = round(100 * request_grant_chance(modifier, campaign))
    return keyed_text(
        "preview.senate", leader=leader, chance=grants, rule=campaign_needed_text(campaign, modifier, found)
    )


def option_odds(state: RiseState, prompt: Prompt, given: Given) -> Text | None:
    """Return how likely the Senate grants what is asked, by the Guile that is spent on it."""
    phase = current_operations_phase(state)
    if phase is None or len(given) != 3 or given[0] != AskPermission.tag() or not given[2].isdecimal():
        return None
    modifier = sum(
        one.amount for one in senate_request_modifiers(state, phase.leader, cast(Matter, given[1]), int(given[2]))
    )
    return keyed_text(
        "odds.succeeds", chance=round(100 * request_grant_chance(modifier, LEADERS[phase.leader].campaign))
    )
