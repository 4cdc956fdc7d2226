"""What a march, and an answer to one, would mean: who may react at each leg, at what odds, and what is left (ruling
142)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.games.sword_of_rome.actions.carthage import Contest
from engine.games.sword_of_rome.actions.combat import RetreatTo
from engine.games.sword_of_rome.actions.movement import NONE, Coordinate, FightAlone, MarchArmy, MarchOn
from engine.games.sword_of_rome.actions.reactions import STAY, React, RefuseBattle
from engine.games.sword_of_rome.board.control import enemy_outside
from engine.games.sword_of_rome.board.stacks import tactics_rating
from engine.games.sword_of_rome.contexts import Caught, Entered, Retreating, Sailing
from engine.games.sword_of_rome.forecast.battles import (
    battle_ahead_preview,
    battle_forecast_text,
    chance_in,
    defender_at,
    unrest_attack_preview,
)
from engine.games.sword_of_rome.forecast.sieges import raid_ahead
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.frames.movement import March
from engine.games.sword_of_rome.movement.cards import FLIGHT, NIGHT, links_fought_as_clear, raid_bonus
from engine.games.sword_of_rome.movement.contest import may_contest
from engine.games.sword_of_rome.movement.flanks import flanking_force_setting_out
from engine.games.sword_of_rome.movement.forces import walk_of
from engine.games.sword_of_rome.movement.march import highest_pursuit_roll
from engine.games.sword_of_rome.movement.meeting import battle_of_march
from engine.games.sword_of_rome.movement.reach import QUELL, RAID, MarchRoute, force_after, may_flank, must_go_on
from engine.games.sword_of_rome.movement.reacting import entering_of
from engine.games.sword_of_rome.movement.reactions import (
    Entering,
    Interceptor,
    avoiding_leaders,
    defender_of,
    possible_interceptors,
)
from engine.games.sword_of_rome.movement.sea import SEA, naval_odds, needs_roll
from engine.games.sword_of_rome.movement.walks import Walk
from engine.games.sword_of_rome.siege.chances import roll_chances
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import CARDS
from engine.kernel.actions import Action
from engine.kernel.choices import Given
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text, keyed_text

FACES = 6
BY_VALUE = tuple([next(card.id for card in CARDS.values() if card.value == value) for value in (1, 2, 3)])


def die_chance_percent(faces: int) -> int:
    """Return a chance of so many faces of a die as a percentage.

    >>> die_chance_percent(2)
    33
    """
    return round(100 * min(max(faces, 0), FACES) / FACES)


def current_march(state: SwordState) -> March | None:
    """Return the march under way; None without one."""
    return next((frame for frame in reversed(state.frames) if isinstance(frame, March)), None)


class Helped(NamedTuple):
    """What cards do for a march: those that are in; what they add to its raids; kinds of links over which it attacks as
    if they were clear."""

    cards: tuple[str, ...] = ()
    raiding: int = 0
    unhindered: tuple[str, ...] = ()

    @property
    def night_voyage_card(self) -> str:
        """Return the card that hides the next voyage; "" for none."""
        return next((card for card in self.cards if card in NIGHT), "")

    @property
    def card_before_which_next_army_flees(self) -> str:
        """Return the card before which the next army in the way flees; "" for none."""
        return next((card for card in self.cards if card in FLIGHT), "")


def help_from_cards(cards: tuple[str, ...], frame: March | None = None) -> Helped:
    """Return what the cards of an answer do, with those of the march under way (frame)."""
    if frame is None:
        return Helped(cards, raid_bonus(cards), links_fought_as_clear(cards))
    return Helped((*frame.help, *cards), frame.raiding, frame.unhindered)


def who_may_react(state: SwordState, before: Walk, now: Walk, *, unseen: bool = False) -> list[Interceptor]:
    """Return the armies that may try to intercept a force as it makes a step. unseen: it lands by night."""
    frame = current_march(state)
    bribed = frame.bribed if frame is not None else ()
    entering = Entering(
        now.power, now.space, before.space, now.cu, bribed=bribed, engaged=now.flank, arrived=False, unseen=unseen
    )
    return list(possible_interceptors(state, entering))


def legs_forecast_lines(state: SwordState, walk: Walk, route: Sequence[str], helped: Helped) -> Iterator[Text]:
    """Yield, leg by leg, who may react and at what odds, what is rolled for, then where the force ends, or has to go on
    from after a raid, and what it has left."""
    for token in route:
        on = force_after(state, walk, token)
        if token == RAID:
            yield raid_ahead(walk.space, helped.raiding)
        elif token == QUELL:
            yield unrest_attack_preview(state, walk.cu, walk.leaders)
        elif on.space != walk.space:
            yield from _one_leg(state, walk, on, token, helped)
            if token.startswith(SEA):
                helped = helped._replace(
                    cards=tuple([card for card in helped.cards if card != helped.night_voyage_card])
                )
        walk = on
    key = "preview.march_goes_on" if must_go_on(state, walk) else "preview.march_end"
    yield keyed_text(key, space=walk.space, cu=walk.cu, mp=walk.mp)


def _one_leg(state: SwordState, walk: Walk, on: Walk, token: str, helped: Helped) -> Iterator[Text]:
    by_sea = token.startswith(SEA)
    unseen = by_sea and bool(helped.night_voyage_card)
    if by_sea:
        yield from voyage_ahead(state, walk.power, on.space, unseen=unseen)
    if on.cu < walk.cu:
        yield keyed_text("preview.ships", count=walk.cu - on.cu, space=walk.space)
    for one in who_may_react(state, walk, on, unseen=unseen):
        facts = {"power": one.power, "leader": one.leader, "origin": one.origin, "space": on.space, "cu": one.cu}
        yield keyed_text("preview.interceptor", **facts, needs=one.needs, chance=die_chance_percent(one.needs))
    enemy = enemy_outside(state, walk.power, on.space)
    if not enemy or not on.cu:
        return
    if helped.card_before_which_next_army_flees:
        yield keyed_text("preview.flight", power=enemy, space=on.space, card=helped.card_before_which_next_army_flees)
        return
    yield defender_at(state, enemy, on.space)
    if not on.flank:  # of a flanking force the question itself says how the battle stands
        yield battle_ahead_preview(state, on, enemy, token if by_sea else walk.space, helped.unhindered)


def voyage_ahead(state: SwordState, power: Power, port: str, *, unseen: bool = False) -> Iterator[Text]:
    """Yield how a voyage fares: by the roll that is due, and if Carthage contests it. unseen: nobody can."""
    if needs_roll(state, power, port):
        yield keyed_text("preview.sea", port=port, chance=die_chance_percent(naval_odds(state, power, port)))
    if not unseen:
        yield from contested_voyage_lines(state, power, port)


def contested_voyage_lines(state: SwordState, power: Power, port: str) -> Iterator[Text]:
    """Yield how a voyage fares if Carthage contests it with a card of each value."""
    if may_contest(state, power):
        through = [die_chance_percent(naval_odds(state, power, port, (card,))) for card in BY_VALUE]
        yield keyed_text("preview.contested", port=port, one=through[0], two=through[1], three=through[2])


def forecast_lines(state: SwordState, prompt: Prompt, action: Action) -> Iterator[Text]:
    """Yield what is to be said of an answer of this chapter before it is confirmed."""
    frame = current_march(state)
    match action:
        case MarchArmy():
            route = _route_of(prompt, action)
            if route is not None:
                yield from legs_forecast_lines(state, route.position(()), action.route, help_from_cards(action.help))
        case MarchOn() if frame is not None:
            if frame.pursuing and highest_pursuit_roll(frame) < FACES:
                needs = min(highest_pursuit_roll(frame, (*frame.help, *action.help)), FACES)
                yield keyed_text("preview.pursuit", needs=needs, chance=die_chance_percent(needs))
            yield from legs_forecast_lines(
                state, walk_of(state, frame), action.route, help_from_cards(action.help, frame)
            )
        case Coordinate() if frame is not None:
            yield from _coordinating(state, frame, action)
        case FightAlone() if frame is not None:
            yield battle_forecast_text(state, _alone(state, frame))
        case RefuseBattle() if isinstance(prompt.context, Caught):
            yield from _refusing(state, prompt.context, action)
        case React() if action.avoid != STAY and isinstance(prompt.context, Entered):
            yield from _avoiding(state, prompt.context, action)
        case RetreatTo() if isinstance(prompt.context, Retreating) and action.goal.startswith(SEA):
            yield from voyage_ahead(state, prompt.context.power, action.goal.removeprefix(SEA))
        case Contest() if isinstance(prompt.context, Sailing):
            sails = prompt.context
            through = naval_odds(state, sails.power, sails.goal, (action.card, *action.help))
            yield keyed_text("preview.contest", chance=die_chance_percent(FACES - through))
        case _:
            return


def _alone(state: SwordState, frame: March) -> Battle:
    """Return the battle of a march without a flanking force."""
    return battle_of_march(frame, defender_of(state, entering_of(frame)))


def _coordinating(state: SwordState, frame: March, action: Coordinate) -> Iterator[Text]:
    """Yield what meets a flanking force on its way, and how the battle goes with it."""
    force = flanking_force_setting_out(state, frame, action)
    yield from legs_forecast_lines(state, force, action.route, help_from_cards(action.help))
    for token in action.route:
        force = force_after(state, force, token)
    if may_flank(state, force):
        battle = _alone(state, frame)
        battle.flank, battle.flank_power, battle.flank_cu = force.space, force.power, force.cu
        battle.flank_leaders = force.leaders
        yield battle_forecast_text(state, battle)


def _refusing(state: SwordState, about: Caught, action: RefuseBattle) -> Iterator[Text]:
    """Yield how likely a refusal succeeds, and what becomes of it by sea."""
    if action.card != NONE:
        yield keyed_text("preview.refusal_sure", back=about.back, card=action.card)
    else:
        yield keyed_text("preview.refusal", back=about.back, needs=about.needs, chance=die_chance_percent(about.needs))
    frame = current_march(state)
    if frame is not None and frame.came_from.startswith(SEA):
        yield from voyage_ahead(state, about.power, about.back)


def _avoiding(state: SwordState, about: Entered, action: React) -> Iterator[Text]:
    """Yield how likely an army avoids battle, by the tactics of whoever commands it, and what becomes of it by sea."""
    goal = action.avoid.removeprefix(SEA)
    if action.avoid_by != NONE:
        yield keyed_text("preview.avoid_sure", goal=goal, card=action.avoid_by)
    else:
        needs = tactics_rating(avoiding_leaders(state, about.own, about.space, action.avoid_with)[0])
        yield keyed_text("preview.avoid", goal=goal, needs=needs, chance=die_chance_percent(needs))
    if action.avoid.startswith(SEA):
        yield from voyage_ahead(state, about.own, goal)


def _route_of(prompt: Prompt, action: Action) -> MarchRoute | None:
    """Return the choices of the way of an activation, as its form gives them."""
    form = prompt.menu.forms.get(action.tag())
    if form is None:
        return None
    before = {name: getattr(action, name) for name in form.fields if name != "route"}
    route = form.field("route", before)
    return route if isinstance(route, MarchRoute) else None


def option_odds(state: SwordState, prompt: Prompt, given: Given) -> Text | None:
    """Return the odds of an option in a few words: of a leg, that somebody intercepts if all try who can; of a raid and
    of falling back, that it succeeds."""
    if given and given[0] == RefuseBattle.tag() and isinstance(prompt.context, Caught):
        return keyed_text("odds.succeeds", chance=die_chance_percent(prompt.context.needs))
    march = current_march(state)
    if given and given[0] == FightAlone.tag() and march is not None:
        return keyed_text("odds.succeeds", chance=round(100 * chance_in(state, _alone(state, march))))
    form = prompt.menu.forms.get(given[0]) if len(given) > 1 else None
    opened = form.opened(given[1:-1]) if form is not None else None
    if form is None or opened is None or not isinstance(opened[1], MarchRoute):
        return None
    frame = current_march(state) if given[0] == MarchOn.tag() else None
    helped = help_from_cards(form.finished(given[1:-1]).get("help", ()), frame)
    walk, sailed = opened[1].position(opened[2]), any(leg.startswith(SEA) for leg in opened[2])
    if given[-1] == RAID:
        return keyed_text("odds.succeeds", chance=round(100 * roll_chances(helped.raiding).points))
    on = force_after(state, walk, given[-1])
    if on.space == walk.space or not on.cu:
        return None
    missed = 1.0
    unseen = given[-1].startswith(SEA) and not sailed and bool(helped.night_voyage_card)
    for one in who_may_react(state, walk, on, unseen=unseen):
        missed *= 1 - min(one.needs, FACES) / FACES
    return keyed_text("odds.intercepted", chance=round(100 * (1 - missed))) if missed < 1 else None
