"""What a march, and an answer to one, would mean: who may react at each leg, at what odds, and what is left (ruling
142)."""

from collections.abc import Iterator, Sequence

from engine.games.sword_of_rome.actions.carthage import Contest
from engine.games.sword_of_rome.actions.combat import RetreatTo
from engine.games.sword_of_rome.actions.movement import NONE, Coordinate, MarchArmy, MarchOn
from engine.games.sword_of_rome.actions.reactions import STAY, React, RefuseBattle
from engine.games.sword_of_rome.board.control import enemy_outside
from engine.games.sword_of_rome.board.stacks import stack, tactics
from engine.games.sword_of_rome.contexts import Caught, Entered, Marching, Retreating, Sailing
from engine.games.sword_of_rome.forecast.battles import battle_ahead
from engine.games.sword_of_rome.frames.movement import March
from engine.games.sword_of_rome.movement.campaign import flank_walk
from engine.games.sword_of_rome.movement.contest import may_contest
from engine.games.sword_of_rome.movement.forces import walk_of
from engine.games.sword_of_rome.movement.reach import MarchRoute, Walk, after
from engine.games.sword_of_rome.movement.reactions import Entering, Interceptor, interceptors
from engine.games.sword_of_rome.movement.sea import SEA, naval_odds, needs_roll
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import CARDS
from engine.kernel.actions import Action
from engine.kernel.choices import Given
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text, text

FACES = 6
BY_VALUE = tuple([next(card.id for card in CARDS.values() if card.value == value) for value in (1, 2, 3)])


def percent(faces: int) -> int:
    """Return a chance of so many faces of a die as a percentage.

    >>> percent(2)
    33
    """
    return round(100 * min(max(faces, 0), FACES) / FACES)


def march_under_way(state: SwordState) -> March | None:
    """Return the march under way; None without one."""
    return next((frame for frame in reversed(state.frames) if isinstance(frame, March)), None)


def who_may_react(state: SwordState, before: Walk, now: Walk) -> list[Interceptor]:
    """Return the armies that may try to intercept a force as it makes a step."""
    frame = march_under_way(state)
    bribed = frame.bribed if frame is not None else ()
    entering = Entering(now.power, now.space, before.space, now.cu, bribed=bribed, engaged=now.flank, arrived=False)
    return list(interceptors(state, entering))


def legs_ahead(state: SwordState, walk: Walk, route: Sequence[str]) -> Iterator[Text]:
    """Yield, leg by leg, who may react and at what odds, then where the force ends and what it has left."""
    for token in route:
        on = after(state, walk, token)
        if on.space != walk.space:
            yield from _one_leg(state, walk, on, token)
        walk = on
    yield text("preview.march_end", space=walk.space, cu=walk.cu, mp=walk.mp)


def _one_leg(state: SwordState, walk: Walk, on: Walk, token: str) -> Iterator[Text]:
    if token.startswith(SEA) and needs_roll(state, walk.power, on.space):
        yield text("preview.sea", port=on.space, chance=percent(naval_odds(state, walk.power, on.space)))
    if token.startswith(SEA):
        yield from contested(state, walk.power, on.space)
    if on.cu < walk.cu:
        yield text("preview.ships", count=walk.cu - on.cu, space=walk.space)
    for one in who_may_react(state, walk, on):
        facts = {"power": one.power, "leader": one.leader, "origin": one.origin, "space": on.space, "cu": one.cu}
        yield text("preview.interceptor", **facts, needs=one.needs, chance=percent(one.needs))
    enemy = enemy_outside(state, walk.power, on.space)
    if enemy and on.cu:
        force = stack(state, enemy, on.space)
        facts = {"power": enemy, "space": on.space, "cu": force.cu, "leader": force.commander}
        if force.commander:
            yield text("preview.defender", **facts, needs=tactics(force.commander))
        else:
            yield text("preview.garrison", power=enemy, space=on.space, cu=force.cu)
        if not on.flank:  # of a flanking force the question itself says how the battle stands
            yield battle_ahead(state, on, enemy, token if token.startswith(SEA) else walk.space)


def contested(state: SwordState, power: Power, port: str) -> Iterator[Text]:
    """Yield how a voyage fares if Carthage contests it with a card of each value."""
    if may_contest(state, power):
        through = [percent(naval_odds(state, power, port, (card,))) for card in BY_VALUE]
        yield text("preview.contested", port=port, one=through[0], two=through[1], three=through[2])


def lines(state: SwordState, prompt: Prompt, action: Action) -> Iterator[Text]:
    """Yield what is to be said of an answer of this chapter before it is confirmed."""
    frame = march_under_way(state)
    match action:
        case MarchArmy():
            route = _route_of(prompt, action)
            if route is not None:
                yield from legs_ahead(state, route.position(()), action.route)
        case MarchOn() if frame is not None:
            context = prompt.context
            if isinstance(context, Marching) and context.needs < FACES:
                yield text("preview.pursuit", needs=context.needs, chance=percent(context.needs))
            yield from legs_ahead(state, walk_of(state, frame), action.route)
        case Coordinate() if frame is not None:
            yield from legs_ahead(state, _flank(state, frame, action), action.route)
        case RefuseBattle() if isinstance(prompt.context, Caught) and action.card != NONE:
            yield text("preview.refusal_sure", back=prompt.context.back, card=action.card)
            yield from _falling_back(state, prompt.context)
        case RefuseBattle() if isinstance(prompt.context, Caught):
            needs = prompt.context.needs
            yield text("preview.refusal", back=prompt.context.back, needs=needs, chance=percent(needs))
            yield from _falling_back(state, prompt.context)
        case React() if action.avoid != STAY and action.avoid_by != NONE:
            yield text("preview.avoid_sure", goal=action.avoid.removeprefix(SEA), card=action.avoid_by)
            yield from _sailing_away(state, prompt.context, action)
        case React() if action.avoid != STAY:
            needs = max(tactics(leader) for leader in action.avoid_with)
            yield text("preview.avoid", goal=action.avoid.removeprefix(SEA), needs=needs, chance=percent(needs))
            yield from _sailing_away(state, prompt.context, action)
        case RetreatTo() if isinstance(prompt.context, Retreating) and action.goal.startswith(SEA):
            yield from contested(state, prompt.context.power, action.goal.removeprefix(SEA))
        case Contest() if isinstance(prompt.context, Sailing):
            sails = prompt.context
            through = naval_odds(state, sails.power, sails.goal, (action.card, *action.help))
            yield text("preview.contest", chance=percent(FACES - through))
        case _:
            return


def _falling_back(state: SwordState, about: Caught) -> Iterator[Text]:
    """Yield what becomes of a refusal by sea."""
    frame = march_under_way(state)
    if frame is not None and frame.came_from.startswith(SEA):
        yield from contested(state, about.power, about.back)


def _sailing_away(state: SwordState, about: object, action: React) -> Iterator[Text]:
    """Yield what becomes of an avoid by sea."""
    if isinstance(about, Entered) and action.avoid.startswith(SEA):
        yield from contested(state, about.own, action.avoid.removeprefix(SEA))


def _flank(state: SwordState, frame: March, action: Coordinate) -> Walk:
    return flank_walk(state, frame, action.leader, action.along, action.cu, action.help, action.fleet)


def _route_of(prompt: Prompt, action: Action) -> MarchRoute | None:
    """Return the choices of the way of an activation, as its form gives them."""
    form = prompt.menu.forms.get(action.tag())
    if form is None:
        return None
    before = {name: getattr(action, name) for name in form.fields if name != "route"}
    route = form.field("route", before)
    return route if isinstance(route, MarchRoute) else None


def option_odds(state: SwordState, prompt: Prompt, given: Given) -> Text | None:
    """Return the odds of an option in a few words: of a leg, that somebody intercepts if all try who can; of falling
    back, that it succeeds."""
    if given and given[0] == RefuseBattle.tag() and isinstance(prompt.context, Caught):
        return text("odds.succeeds", chance=percent(prompt.context.needs))
    form = prompt.menu.forms.get(given[0]) if len(given) > 1 else None
    opened = form.opened(given[1:-1]) if form is not None else None
    if opened is None or not isinstance(opened[1], MarchRoute):
        return None
    walk = opened[1].position(opened[2])
    on = after(state, walk, given[-1])
    if on.space == walk.space or not on.cu:
        return None
    missed = 1.0
    for one in who_may_react(state, walk, on):
        missed *= 1 - min(one.needs, FACES) / FACES
    return text("odds.intercepted", chance=round(100 * (1 - missed))) if missed < 1 else None
