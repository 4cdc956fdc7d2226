"""Coordinated attacks: whether a second leader of a Campaign comes to a battle as its flanking force."""

from collections.abc import Iterator

import msgspec

from engine.games.sword_of_rome.actions.movement import Coordinate, FightAlone
from engine.games.sword_of_rome.board.stacks import stack_in_space, stack_key, stack_with_leader, tactics_rating
from engine.games.sword_of_rome.computer_player.diplomacy import board_position_value
from engine.games.sword_of_rome.computer_player.ideas import Idea, best_legal
from engine.games.sword_of_rome.computer_player.marching import (
    DEFEAT,
    KILLED,
    POINT,
    Marches,
    Way,
    halts_after,
    raids_on_the_way,
)
from engine.games.sword_of_rome.computer_player.odds import Fight
from engine.games.sword_of_rome.computer_player.table import Table, table_of
from engine.games.sword_of_rome.computer_player.turn import SECOND, Thinking
from engine.games.sword_of_rome.computer_player.values import CU, Values
from engine.games.sword_of_rome.contexts import Fought
from engine.games.sword_of_rome.movement.reach import MarchRoute
from engine.games.sword_of_rome.movement.sea import SEA
from engine.games.sword_of_rome.state import Power, Stack, SwordState
from engine.games.sword_of_rome.tables import TABLES
from engine.games.sword_of_rome.view import SwordView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Form
from engine.kernel.picks import Pick
from engine.kernel.prompts import Prompt
from engine.kit.player import offered_first_tokens

LEFT = (0, 1, 2, 3)  # CU that may be left where the flanking force sets out
CAMPAIGN_VALUE = 3
DRIVEN_OFF = 0.5  # how much of the good of an enemy army's absence a won battle brings


def choose_coordination(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Bring up the flanking force that gains most, if that is more than the second leader could do elsewhere."""
    form = prompt.menu.forms.get(Coordinate.tag())
    if form is None:
        return None
    about, table = prompt.about(Fought), table_of(view, prompt)
    force, cleared = (
        stack_in_space(table.state, about.attacker, about.space),
        table_without_army(table, about.defender, about.space),
    )
    driven_off = DRIVEN_OFF * max(board_position_value(cleared) - board_position_value(table), 0.0)
    thinking = Thinking(cleared)
    ideas = [*_flanks(Marches(Values(table)), thinking.marches, form, force, driven_off)]
    cards, price = {"": CAMPAIGN_VALUE}, {"": 0.0}
    others = [*thinking.marches.marches_with_worth(cards, price, force.leaders), *thinking.siege_ideas(cards, price)]
    elsewhere = max([idea.worth for idea in others if idea.who not in force.leaders], default=0.0)
    found = best_legal(ideas, prompt.menu, above=max(SECOND * elsewhere, 0.0))
    return found.action if found else FightAlone()


def table_without_army(table: Table, power: Power, space: str) -> Table:
    """Return the table without an army: what it threatened is safe."""
    state: SwordState = table.state.__copy__()  # type: ignore[attr-defined]  # every msgspec struct has it
    state.stacks = {name: one for name, one in state.stacks.items() if name != stack_key(power, space)}
    return msgspec.structs.replace(table, state=state)


def _flanks(marches: Marches, after: Marches, form: Form, force: Stack, driven_off: float) -> Iterator[Idea]:
    """Yield the flanking forces that can come, each with what it adds. after: the board once the enemy is gone."""
    space, power, lead = force.space, force.power, tactics_rating(force.commander)
    alone = _battle(marches, force, marches.battle_odds_of_march(power, space, force.cu, lead, ""), driven_off)
    for leader in offered_first_tokens(form, "leader"):
        start = stack_with_leader(marches.state, leader)
        if start is None:
            continue
        for cu, along in _sizes(form, leader):
            met = marches.battle_odds_of_march(power, space, force.cu, lead, "", flank=cu)
            gain = _battle(marches, force, met, driven_off) - alone
            for route in _routes(form, leader, along, cu):
                halt = route[-1].removeprefix(SEA) if route else start.space
                moved = _moved(after, start, leader, along, cu, halt)
                yield Idea(gain + moved, Coordinate(leader, along, cu, route), leader, space)
            for way in _raids(marches, form, leader, along, cu):
                raided = marches.raid_worth(start.power, way.walk.space, cu, TABLES.movement.raid)
                halts = halts_after(marches.values, way)
                moved = max([_moved(after, start, leader, along, cu, halt) for halt in halts], default=0.0)
                yield Idea(gain + raided + moved, Coordinate(leader, along, cu, way.legs), leader, space)


def _raids(marches: Marches, form: Form, leader: str, along: tuple[str, ...], cu: int) -> list[Way]:
    """Return the ways with a raid from where the force can still join the battle (sections 9.5.6 and 14.2)."""
    route = form.field("route", {"leader": leader, "along": along, "cu": cu})
    return raids_on_the_way(marches.values, route.position(())) if isinstance(route, MarchRoute) else []


def _moved(marches: Marches, start: Stack, leader: str, along: tuple[str, ...], cu: int, halt: str) -> float:
    """Return what it is worth that the flanking force has come to where it halts."""
    if halt == start.space:
        return 0.0
    stay = [tactics_rating(one) for one in start.leaders if one not in (leader, *along)]
    there, there_lead = marches.values.cu_and_tactics_outside(start.power, halt)
    moved = marches.position_worth(start.power, start.space, start.cu - cu, max(stay, default=-1))
    moved += marches.position_worth(start.power, halt, there + cu, max(tactics_rating(leader), there_lead))
    moved -= marches.position_worth(start.power, start.space, start.cu, tactics_rating(start.commander))
    return moved - marches.position_worth(start.power, halt, there, there_lead)


def _battle(marches: Marches, force: Stack, met: Fight, driven_off: float) -> float:
    """Return what a battle is expected to bring. driven_off: what it brings that the enemy is gone."""
    size = max(round(force.cu - met.lost_winning), 1)
    won = driven_off + marches.position_worth(force.power, force.space, size, tactics_rating(force.commander))
    won += POINT * ((met.killed_winning + 1) // 2)
    return met.wins * won - (1 - met.wins) * DEFEAT - met.attacker_losses * CU + met.defender_losses * KILLED


def _sizes(form: Form, leader: str) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yield with how many CU a leader may come, and with whom: those who must come along."""
    company = form.field("along", {"leader": leader})
    along = tuple([item.token for item in company.items]) if isinstance(company, Pick) and company.low else ()
    level = form.field("cu", {"leader": leader, "along": along}).choices_after(())
    low, high = level.low or 1, level.high or 0
    for cu in sorted({high - left for left in LEFT if high - left >= low}, reverse=True):
        yield cu, along


def _routes(form: Form, leader: str, along: tuple[str, ...], cu: int) -> Iterator[tuple[str, ...]]:
    """Yield ways from which the force can join the battle, past no enemy; () if it stands there."""
    route = form.field("route", {"leader": leader, "along": along, "cu": cu})
    if route.is_complete(()):
        yield ()
    ways = route.ways if isinstance(route, MarchRoute) else None
    for goal in ways.goals() if ways is not None else ():
        trip = ways.cheapest_way(goal.token, variant="safe") if ways is not None else None
        if trip is not None and route.is_complete(trip.legs):
            yield trip.legs
