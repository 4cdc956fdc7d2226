"""What an assault, a siege, treachery or a demand for surrender promises (chapter 9)."""

from collections.abc import Iterator

from engine.games.rise_of_the_roman_republic.actions.combat import Invest, SpendGuile
from engine.games.rise_of_the_roman_republic.actions.siege import Assault, DemandSurrender, PlaceSiege, Treachery
from engine.games.rise_of_the_roman_republic.board.control import city_size, scenario_of
from engine.games.rise_of_the_roman_republic.board.losses import strength_by_arm
from engine.games.rise_of_the_roman_republic.board.sieges import city_strength, set_city
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader
from engine.games.rise_of_the_roman_republic.combat.aftermath import possible_besieging_stack
from engine.games.rise_of_the_roman_republic.combat.attack import attack_companions
from engine.games.rise_of_the_roman_republic.combat.sides import besieging_parts, current_operations_phase
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.frames.siege import Storming, Treason
from engine.games.rise_of_the_roman_republic.siege.forecast import (
    assault_odds,
    counted_guile,
    siege_odds,
    storm_odds,
    storming_parts,
    surrender_odds,
    treachery_odds,
)
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.kernel.actions import Action
from engine.kernel.choices import Given
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text, keyed_text


def forecast_lines(state: RiseState, prompt: Prompt, action: Action) -> Iterator[Text]:
    """Yield what is to be said of an answer of this chapter before it is confirmed."""
    phase = current_operations_phase(state)
    there = stack_of_leader(state, phase.leader) if phase is not None else None
    frame = state.frames[-1] if state.frames else None
    if isinstance(action, Invest) and isinstance(frame, Battle):
        there = possible_besieging_stack(state, frame) if action.besiege else None
        if there is not None:
            yield _siege(state, there)
        return
    if isinstance(action, SpendGuile):
        yield from _guile(state, action.points)
        return
    if phase is None or there is None:
        return
    if isinstance(action, Assault):
        yield _assault(state, phase.leader, there, action)
        yield from _with_all(state, phase.leader, there, action)
    elif isinstance(action, PlaceSiege):
        yield _siege(state, there)
    elif isinstance(action, Treachery):
        chance = treachery_odds(state, phase.leader, there.hex, action.guile)
        of_size, counted = city_size(scenario_of(state), there.hex), counted_guile(phase.leader, action.guile)
        facts = {"size": of_size, "needed": TABLES.treachery[of_size], "counted": counted}
        yield keyed_text("preview.treachery", place=there.hex, chance=round(chance), **facts)
    elif isinstance(action, DemandSurrender):
        chance = surrender_odds(state, phase.leader, action.place)
        yield keyed_text("preview.surrender", place=action.place, chance=round(chance))


def _assault(state: RiseState, leader: str, there: Stack, action: Assault) -> Text:
    """Return in words how likely a city falls to a storm, and what it costs either side: one that cannot fall yet may
    still be worn down."""
    odds = assault_odds(state, leader, action.along, action.without)
    return keyed_text(
        "preview.assault",
        place=there.hex,
        infantry=strength_by_arm(state, storming_parts(state, leader, action.along, action.without))[0],
        strength=city_strength(state, there.hex),
        falls=round(odds.falls) or int(odds.falls > 0),
        attacker=f"{odds.attacker:.1f}",
        defender=f"{odds.defender:.1f}",
    )


def _guile(state: RiseState, points: int) -> Iterator[Text]:
    """Yield how Guile changes the odds of a storm that is under way, or of treachery that it is spent against."""
    frame = state.frames[-1] if state.frames else None
    if isinstance(frame, Storming):
        before, after = (storm_odds(state, frame.parts, frame.place, frame.commander, n) for n in (0, points))
        facts = {"place": frame.place, "points": points, "leader": frame.commander}
        yield keyed_text(
            "preview.storm_guile", **facts, left=state.guile.get(frame.commander, 0) - points,
            before=_falls(state, frame, 0), falls=_falls(state, frame, points),
            attacker=f"{after.attacker:.1f}", attacker_before=f"{before.attacker:.1f}",
            defender=f"{after.defender:.1f}", defender_before=f"{before.defender:.1f}",
        )  # fmt: skip
    elif isinstance(frame, Treason):
        chances = [_falls(state, frame, n) for n in (0, points)]
        yield keyed_text(
            "preview.treason_guile", place=frame.place, points=points, before=chances[0], chance=chances[1]
        )


def _falls(state: RiseState, frame: Storming | Treason, points: int) -> int:
    """Return how likely a city falls, in percent, with so much Guile of who is asked."""
    if isinstance(frame, Storming):
        return round(storm_odds(state, frame.parts, frame.place, frame.commander, points).falls)
    return round(treachery_odds(state, frame.leader, frame.place, frame.guile, points))


def _siege(state: RiseState, there: Stack) -> Text:
    """Return in words what each die of siege attrition would cost either side."""
    seen = state.copy()
    set_city(seen, there.hex, besieger=there.power)
    outside, inside = siege_odds(seen, there.hex)
    return keyed_text(
        "preview.siege",
        place=there.hex,
        infantry=strength_by_arm(state, besieging_parts(state, there.power, there.hex))[0],
        strength=city_strength(state, there.hex),
        besieger=f"{outside.mean:.1f}",
        besieged=f"{inside.mean:.1f}",
        falls=round(inside.all),
    )


def _with_all(state: RiseState, leader: str, there: Stack, action: Assault) -> Iterator[Text]:
    """Yield how likely a city falls to a storm with all leaders who may help, where some are left out and matter."""
    able = attack_companions(state, leader)
    left = [one for one in able if one not in action.along]
    chances = [round(assault_odds(state, leader, along, action.without).falls) for along in (action.along, able)]
    if left and chances[0] != chances[1]:
        yield keyed_text("preview.falls_with", leaders=left, place=there.hex, chance=chances[1])


def option_odds(state: RiseState, prompt: Prompt, given: Given) -> Text | None:
    """Return the odds of an option in a few words: of a demand, that the city yields; of Guile, that treachery
    succeeds, or that a city falls to a storm."""
    frame = state.frames[-1] if state.frames else None
    if isinstance(frame, Storming | Treason) and len(given) == 2 and given[0] == SpendGuile.tag():
        return keyed_text("odds.falls", chance=_falls(state, frame, int(given[1]))) if given[1].isdecimal() else None
    phase = current_operations_phase(state)
    there = stack_of_leader(state, phase.leader) if phase is not None else None
    if phase is None or there is None or len(given) != 2:
        return None
    if given[0] == DemandSurrender.tag():
        return keyed_text("odds.succeeds", chance=round(surrender_odds(state, phase.leader, given[1])))
    if given[0] == Treachery.tag() and given[1].isdecimal():
        return keyed_text("odds.succeeds", chance=round(treachery_odds(state, phase.leader, there.hex, int(given[1]))))
    return None
