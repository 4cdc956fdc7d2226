"""What a march would cost, who may intercept it and at what odds; what a try to intercept comes to (chapter 6)."""

from collections.abc import Iterable, Iterator

import msgspec

from engine.games.rise_of_the_roman_republic.actions.movement import (
    GUARDED,
    INSIDE,
    OWN,
    AnswerGuile,
    Intercept,
    March,
    MarchAllies,
    MarchBeside,
    MarchWith,
)
from engine.games.rise_of_the_roman_republic.board.attrition import attrition_sp_due
from engine.games.rise_of_the_roman_republic.board.losses import attrition_sp, force_arms
from engine.games.rise_of_the_roman_republic.board.parts import stack_without_force
from engine.games.rise_of_the_roman_republic.board.routes import POINT, way_cost_quarters
from engine.games.rise_of_the_roman_republic.board.sieges import is_friendly_city, is_unheld, why_siege_ends
from engine.games.rise_of_the_roman_republic.board.stacks import total_sp
from engine.games.rise_of_the_roman_republic.combat.forecast import Forecast as Battle
from engine.games.rise_of_the_roman_republic.combat.sides import Parts
from engine.games.rise_of_the_roman_republic.forces import Part
from engine.games.rise_of_the_roman_republic.forecast import clash, tribes
from engine.games.rise_of_the_roman_republic.frames.movement import Movement
from engine.games.rise_of_the_roman_republic.movement.interception import possible_interceptions
from engine.games.rise_of_the_roman_republic.movement.interceptors import (
    PERCENT,
    Interceptor,
    Threats,
    interception_die_needed,
    interception_modifier_sum,
    interception_percent,
)
from engine.games.rise_of_the_roman_republic.movement.limits import Limits
from engine.games.rise_of_the_roman_republic.movement.mover import (
    Mover,
    armies_movable_without_leader,
    movable_armies,
    mover_of_units,
    movers_with_tribes,
)
from engine.games.rise_of_the_roman_republic.movement.walking import full_way, operations_phase_of
from engine.games.rise_of_the_roman_republic.movement.ways import MarchRoute
from engine.games.rise_of_the_roman_republic.politics.leave import needs_leave
from engine.games.rise_of_the_roman_republic.politics.staying import force_without_who_stays
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.kernel.actions import Action
from engine.kernel.choices import Given
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text, keyed_text

Way = tuple[str, ...]  # hexes, the start first


class Danger(msgspec.Struct, frozen=True):
    """Somebody who may intercept in a hex of a way: with so many SP, up to this die, in so many of 100 cases, without
    Guile and with all that they have."""

    power: str
    leader: str
    place: str
    sp: int
    needs: int
    chance: int
    most: int


class Forecast(msgspec.Struct, frozen=True):
    """What a march comes to. hexes: of the way. quarters: of Attrition Points. size: Attrition SP; loss: those that it
    pays. strays: whether it is Hot Pursuit, for which its magistrate is judged. overrun: (hex, SP). dangers: who
    may intercept, in the order of the way. chance: that somebody does at all if all try where they do best, in percent,
    without Guile."""

    hexes: int
    quarters: int
    size: int
    loss: int
    strays: bool
    overrun: tuple[tuple[str, int], ...]
    dangers: tuple[Danger, ...]
    chance: int


def quarter_points_text(quarters: int) -> str:
    """Return quarters of a point as a number.

    >>> quarter_points_text(8), quarter_points_text(9), quarter_points_text(10)
    ('2', '2.25', '2.5')
    """
    return f"{quarters / POINT:.2f}".rstrip("0").rstrip(".")


def interception_danger(state: RiseState, one: Interceptor, way: Way, place: str) -> Danger:
    """Return what a force that may intercept in a hex of a way comes to."""
    change, strength = interception_modifier_sum(state, one, way, place), sum(force_arms(state, one.force))
    chances = [interception_percent(state, one, change, guile) for guile in (0, state.guile.get(one.leader, 0))]
    return Danger(one.power, one.leader, place, strength, interception_die_needed(one, change), *chances)


def march_interception_percent(state: RiseState, found: Iterable[tuple[Interceptor, str]], way: Way) -> int:
    """Return how likely a march is intercepted if all try where they do best, three at most, in percent, without
    Guile."""
    best: dict[str, int] = {}
    for one, place in found:
        best[one.stack] = max(
            best.get(one.stack, 0), interception_percent(state, one, interception_modifier_sum(state, one, way, place))
        )
    missed = 1.0
    for percents in sorted(best.values(), reverse=True)[: TABLES.interception["most"]]:
        missed *= 1 - percents / PERCENT
    return round(PERCENT * (1 - missed))


def march_forecast(state: RiseState, mover: Mover, route: Way) -> Forecast:
    """Return what a march of a mover by these legs comes to."""
    entered = tuple([leg.removesuffix(INSIDE) for leg in route])
    way = (mover.place, *entered)
    limits = Limits(state, mover)
    walk = limits.start
    for leg in route:
        walk = limits.force_after_leg(walk, leg)
    quarters = limits.cost(walk)
    passed = [] if mover.is_lone else [one for one in entered[:-1] if limits.overruns(one)]
    found = [] if mover.is_lone else Threats(state, mover.side).interceptors_along_way(way)
    roman = mover.power == ROMANS and not mover.allies
    return Forecast(
        hexes=len(entered),
        quarters=quarters,
        size=mover.size if not mover.is_lone else 0,
        loss=0 if mover.is_lone else attrition_sp_due(mover.size, quarters),
        strays=roman and needs_leave(state, mover.leader, () if mover.is_lone else mover.led, entered),
        overrun=tuple([(one, sum([total_sp(state, there) for there in limits.outside[one]])) for one in passed]),
        dangers=tuple([interception_danger(state, one, way, place) for one, place in found]),
        chance=march_interception_percent(state, found, way),
    )


# In words


def mover_of(state: RiseState, action: Action) -> Mover | None:
    """Return what an action would move; None if it moves nothing."""
    phase = operations_phase_of(state)
    if phase is None:
        return None
    match action:
        case March():
            return movable_armies(state, phase.leader).get(action.army)
        case MarchWith():
            return mover_of_units(state, phase.leader, action.units)
        case MarchBeside():
            return movers_with_tribes(state, phase.leader).get(action.tribe)
        case MarchAllies():
            return armies_movable_without_leader(state, phase.leader).get(action.army)
        case _:
            return None


def forecast_lines(state: RiseState, prompt: Prompt, action: Action) -> Iterator[Text]:
    """Yield what is to be said of an answer of this chapter before it is confirmed."""
    mover = mover_of(state, action)
    frame = state.frames[-1] if state.frames else None
    if mover is not None and isinstance(action, March | MarchWith | MarchBeside | MarchAllies):
        yield from _march_lines(state, mover, action.route)
    elif isinstance(action, Intercept) and isinstance(frame, Movement):
        yield from _try_lines(state, frame, action)
    elif isinstance(action, AnswerGuile) and isinstance(frame, Movement):
        yield from _answer_lines(state, frame, action)


def _march_lines(state: RiseState, mover: Mover, route: Way) -> Iterator[Text]:
    found = march_forecast(state, mover, route)
    goal = route[-1].removesuffix(INSIDE)
    if mover.is_lone:
        yield keyed_text("preview.walk", goal=goal, hexes=found.hexes)
    else:
        facts = {"goal": goal, "hexes": found.hexes, "points": quarter_points_text(found.quarters)}
        yield keyed_text("preview.march", **facts, sp=mover.sp, size=found.size, loss=found.loss)
    if route[-1].endswith(INSIDE) and not mover.is_lone:
        if not is_friendly_city(state, mover.power, goal):
            yield keyed_text("preview.takes_city", place=goal)
        elif is_unheld(state, goal):
            yield keyed_text("preview.holds_city", place=goal)
    if found.strays:
        yield keyed_text("preview.hot_pursuit", leader=mover.leader)
    yield from tribes.forecast_lines(state, mover, route)
    for place, count in found.overrun:
        yield keyed_text("preview.overrun", place=place, sp=count)
    yield from _siege_lines(state, mover)
    yield from _danger_lines(state, mover, found.dangers)
    if len({one.leader for one in found.dangers}) > 1:
        yield keyed_text("preview.intercepted", chance=found.chance)
    if found.dangers:
        yield keyed_text("preview.clash")


def _siege_lines(state: RiseState, mover: Mover) -> Iterator[Text]:
    """Yield that the siege of the city where a force stands is given up as it goes."""
    city, there = state.cities.get(mover.place), state.stacks.get(mover.stack)
    if city is None or there is None or there.inside or city.besieger != there.power:
        return
    why = why_siege_ends(state, city.besieger, stack_without_force(there, mover.force), mover.place)
    if why:
        yield keyed_text("preview.siege_ends", place=mover.place, reason=why)


def _danger_lines(state: RiseState, mover: Mover, dangers: Iterable[Danger]) -> Iterator[Text]:
    """Yield who may intercept where, a line for all leaders and all hexes of which the same is to be said."""
    moving = (Part(mover.stack, mover.force), *mover.beside)
    forces = {one.leader: one for one in Threats(state, mover.side).forces}
    places: dict[tuple[str, tuple[tuple[str, object], ...]], list[str]] = {}
    for one in dangers:
        odds = _battle(clash.forecast_against_march(state, forces[one.leader], moving, one.place), intercepts=False)
        most = one.most if one.most > one.chance else 0
        facts = {"power": one.power, "sp": one.sp, "needs": one.needs, "chance": one.chance, "most": most, **odds}
        places.setdefault((one.leader, tuple(facts.items())), []).append(one.place)
    leaders: dict[tuple[tuple[tuple[str, object], ...], tuple[str, ...]], list[str]] = {}
    for (leader, found), where in places.items():
        leaders.setdefault((found, tuple(where)), []).append(leader)
    for (found, there), beside in leaders.items():
        yield keyed_text("preview.interceptor", leaders=tuple(beside), count=len(beside), places=there, **dict(found))


def _battle(found: Battle, *, intercepts: bool) -> dict[str, int]:
    """Return how likely a battle is won and lost, in percent, by who intercepts or by who marches."""
    won, drawn = found.odds.win, found.odds.chances["draw"]
    lost = 100 - won - drawn
    return {"win": round(won if intercepts else lost), "lose": round(lost if intercepts else won)}


def _able(state: RiseState, frame: Movement) -> dict[str, tuple[Interceptor, str]]:
    return {f"{one.leader}@{place}": (one, place) for one, place in possible_interceptions(state, frame)}


def _try_lines(state: RiseState, frame: Movement, action: Intercept) -> Iterator[Text]:
    """Yield the odds of each try, and what the interceptor pays for their step."""
    able, way = _able(state, frame), full_way(frame)
    moving: Parts = (Part(frame.stack, frame.force), *frame.beside)
    for token in action.tries:
        if token not in able:
            continue
        one, place = able[token]
        odds_of = interception_modifier_sum(state, one, way, place), min(action.guile, state.guile.get(one.leader, 0))
        coming = msgspec.structs.replace(one, force=force_without_who_stays(state, one.force, action.without))
        going = force_arms(state, coming.force)
        due = (
            attrition_sp_due(attrition_sp(going), way_cost_quarters(state, one.power, (one.hex, place)))
            if place != one.hex
            else 0
        )
        facts = {"leader": one.leader, "place": place, "needs": interception_die_needed(one, *odds_of)}
        facts["chance"] = interception_percent(state, coming, *odds_of)
        odds = _battle(clash.forecast_against_march(state, coming, moving, place), intercepts=True)
        yield keyed_text("preview.try", **facts, sp=sum(going), loss=due, **odds)
        if action.guile > (own := state.guile.get(one.leader, 0)):
            yield keyed_text("preview.guile_short", leader=one.leader, guile=own)
    yield keyed_text("preview.clash")


def _answer_lines(state: RiseState, frame: Movement, action: AnswerGuile) -> Iterator[Text]:
    """Yield the odds of the try that Guile is spent against, and of the battle with all who may come: who stays behind
    is not told before."""
    first = frame.tries[0]
    found = _able(state, frame).get(f"{first.leader}@{first.hex}")
    if found is not None:
        odds_of = interception_modifier_sum(state, found[0], full_way(frame), first.hex), first.guile, action.guile
        facts = {"leader": first.leader, "place": first.hex, "needs": interception_die_needed(found[0], *odds_of)}
        odds = _battle(clash.forecast_against_march_under_way(state, found[0]), intercepts=False)
        yield keyed_text("preview.answered", **facts, chance=interception_percent(state, found[0], *odds_of), **odds)
        yield keyed_text("preview.clash")


def option_odds(state: RiseState, prompt: Prompt, given: Given) -> Text | None:
    """Return the odds of an option in a few words: of a leg, that somebody intercepts on the way so far; of a try, that
    it succeeds."""
    form = prompt.menu.forms.get(given[0]) if len(given) > 1 else None
    if form is None:
        return None
    if given in ((March.tag(), OWN), (March.tag(), GUARDED)):  # of all of them it is said who they are
        own = mover_of(state, March(given[1], ()))
        return keyed_text("odds.goes", sp=own.sp) if own is not None else None
    frame = state.frames[-1] if state.frames else None
    if given[0] == Intercept.tag() and isinstance(frame, Movement):
        found = _able(state, frame).get(given[-1])
        if found is None:
            return None
        change = interception_modifier_sum(state, found[0], full_way(frame), found[1])
        return keyed_text("odds.succeeds", chance=interception_percent(state, found[0], change))
    opened = form.opened(given[1:-1])
    if opened is None or not isinstance(opened[1], MarchRoute) or opened[1].mover.is_lone:
        return None
    mover = opened[1].mover
    way = (mover.place, *[leg.removesuffix(INSIDE) for leg in (*opened[2], given[-1])])
    likely = march_interception_percent(state, Threats(state, mover.side).interceptors_along_way(way), way)
    return keyed_text("odds.intercepted", chance=likely) if likely else None
