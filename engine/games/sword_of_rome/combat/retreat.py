"""Retreat (section 12.4): first inside an own city, then all the rest together, by sea or over land (ruling 95)."""

from collections.abc import Mapping

from engine.games.sword_of_rome.actions.combat import GoInside, RetreatTo
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.board.control import enemy_cu, is_city, is_controlled_by, is_friendly
from engine.games.sword_of_rome.board.displacement import displace_all, displace_lone
from engine.games.sword_of_rome.board.kinds import (
    lose_cu_of_kinds,
    mercenaries_among,
    mercenaries_wanted,
    mercenary_counts,
)
from engine.games.sword_of_rome.board.stacks import go_inside, move_units, stack_in_space, stacks_in_space
from engine.games.sword_of_rome.cards.hands import play_response
from engine.games.sword_of_rome.combat.refuge import (
    Refuge,
    can_retreat_end_in_space,
    nearest_refuges,
    stacks_joining_retreat,
)
from engine.games.sword_of_rome.contexts import Retreating
from engine.games.sword_of_rome.events.carthage import ForceAmbushedAtSea
from engine.games.sword_of_rome.events.combat import Retreated, RetreatFailed, WentInside
from engine.games.sword_of_rome.frames.combat import Retreat
from engine.games.sword_of_rome.frames.movement import ASKED, March
from engine.games.sword_of_rome.movement.fleets import MOST_LENT, WANTED, may_ask
from engine.games.sword_of_rome.movement.limits import AFRICA, BOMILCAR
from engine.games.sword_of_rome.movement.sea import (
    ambush_losses,
    fleeing_capacity,
    naval_roll,
    needs_roll,
    sea_cards,
    sea_goals,
)
from engine.games.sword_of_rome.movement.voyages import KEPT, carried_retreating_cu
from engine.games.sword_of_rome.powers import deciding_side, side_of
from engine.games.sword_of_rome.responses.registry import CROSSED, RETREAT, SAIL, register_window
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.siege.sieges import shut_gates, update_siege_after_losses
from engine.games.sword_of_rome.state import Stack, SwordState
from engine.games.sword_of_rome.tables import CARDS, SPACES, TABLES
from engine.kernel.choices import Choices, Number, OneOf, Option
from engine.kernel.forms import Field, Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.rulebook import End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

SECTION = "12.4"
SEA, NO_CARD = "sea:", "none"
RULES.procedure(Retreat)


def _about(state: SwordState, frame: Retreat, side: Side) -> Retreating:
    return Retreating(power=frame.power, space=frame.space, cu=frame.cu)


@register_window(
    Retreat,
    "start",
    RETREAT,
    first=lambda state, frame: deciding_side(state, frame.winner or frame.power),
    then="inside",
    section=SECTION,
    context=_about,
)
def play_card_on_entering_city(play: SwordPlay, frame: Retreat, side: Side, action: Respond) -> None:
    """A card may keep the beaten out of the city, or spare them what the way costs."""


def room_inside(state: SwordState, frame: Retreat) -> int:
    """Return how many CU of the force may go into its own city: three in all with those who are there. A sortie goes
    back whole."""
    if frame.sortie:
        return frame.cu
    if frame.shut or frame.attacker or not is_city(state, frame.space):
        return 0
    if not is_controlled_by(state, frame.power, frame.space):
        return 0
    force = stack_in_space(state, frame.power, frame.space)
    return min(max(TABLES.movement.inside - force.cu_inside, 0), frame.cu)


def _inside_menu(state: SwordState, frame: Retreat, side: Side) -> Menu:
    """Return how many go inside, and which leaders: all with the last CU, any number with some (9.3.1)."""

    def leaders(before: Mapping[str, int]) -> Pick:
        most = len(frame.leaders) if before["cu"] else 0
        return Pick(frame.leaders, most if before["cu"] == frame.cu else 0, most)

    force, fields = stack_in_space(state, frame.power, frame.space), dict[str, Field]()
    if 0 < force.mercenaries < force.all_cu:
        fields["mercenaries"] = lambda before: mercenary_counts(force, frame.cu - before["cu"])
    return Menu(Form(GoInside, cu=Number(0, room_inside(state, frame)), leaders=leaders, **fields))


def _inside_default(state: SwordState, frame: Retreat, side: Side) -> GoInside:
    room = room_inside(state, frame)
    return GoInside(room, frame.leaders if room == frame.cu else ())


@RULES.ask(
    Retreat,
    "inside",
    sides=lambda state, frame: (
        (deciding_side(state, frame.power),) if room_inside(state, frame) and not frame.sortie else ()
    ),
    menu=_inside_menu,
    default=_inside_default,
    section=SECTION,
    context=_about,
)
def stay_inside_walls(play: SwordPlay, frame: Retreat, answers: Mapping[Side, GoInside]) -> Goto:
    """Up to three CU stay behind the walls, with any leaders; a sortie goes back without a choice (12.4.4). Carthage
    says who of both kinds retreats (ruling 262)."""
    back = GoInside(frame.cu, frame.leaders) if frame.sortie else GoInside(0)
    answer = next(iter(answers.values()), back)
    cu, leaders = answer.cu, answer.leaders
    if cu:
        go_inside(play, frame.power, frame.space, cu, leaders)
        play.emit(WentInside(frame.power, frame.space, cu, leaders))
        frame.cu -= cu
        frame.leaders = tuple([leader for leader in frame.leaders if leader not in leaders])
    force = stack_in_space(play.state, frame.power, frame.space)
    if frame.cu and force.cu_inside:
        frame.mercenaries = mercenaries_among(force, frame.cu, mercenaries_wanted(answer.mercenaries))
    return Goto("way" if frame.cu else "over")


def retreat_goals_over_land(state: SwordState, frame: Retreat) -> Mapping[str, Refuge]:
    """Return the goals over land."""
    first = frame.came_from if frame.attacker and not frame.came_from.startswith(SEA) else ""
    if frame.attacker and frame.came_from and not first:
        return {}  # they came by sea, and go back by sea
    landed = int(frame.goal == SEA + frame.space)  # it has come to this port in the same retreat
    barred = frame.barred.removeprefix(SEA)  # a port that the attacker has sailed from, too
    return nearest_refuges(state, frame.power, frame.space, frame.cu, first=first, barred=barred, entered=landed)


def retreat_ports(state: SwordState, frame: Retreat) -> dict[str, tuple[str, ...]]:
    """Return the ports that the force may sail to, each with the cards that take it there (`NO_CARD`: none needed)."""
    if frame.tried_sea:
        return {}
    if frame.attacker and frame.came_from.startswith(SEA):
        return {frame.came_from: (NO_CARD,)}  # its own ships are there (ruling 9)
    if frame.attacker:
        return {}
    ways: dict[str, tuple[str, ...]] = {}
    cards = sea_cards(state, deciding_side(state, frame.power), frame.power)
    asks = frame.fleet != KEPT and may_ask(state, side_of(state, frame.power), frame.power, frame.space)
    for goal in sea_goals(state, frame.power, frame.space):
        if goal == frame.barred.removeprefix(SEA) or any(
            one.power != frame.power and one.all_cu for one in stacks_in_space(state, goal)
        ):
            continue
        fitting = tuple(
            [card for card in cards if fleeing_capacity(state, frame.power, frame.space, goal, CARDS[card].value)]
        )
        if fleeing_capacity(state, frame.power, frame.space, goal, 0):
            fitting = (NO_CARD, *fitting)
        if asks and fleeing_capacity(state, frame.power, frame.space, goal, 0, MOST_LENT):
            fitting = (*fitting, ASKED)
        if fitting:
            ways[SEA + goal] = fitting
    return ways


def retreat_options(state: SwordState, frame: Retreat) -> dict[str, tuple[str, ...]]:
    """Return every way out, as what `RetreatTo` names: goals with the cards that each may take."""
    return {**dict.fromkeys(retreat_goals_over_land(state, frame), (NO_CARD,)), **retreat_ports(state, frame)}


def _menu(state: SwordState, frame: Retreat, side: Side) -> Menu:
    ways = retreat_options(state, frame)

    def card(before: Mapping[str, str]) -> Choices[str]:
        return OneOf([WANTED if one == ASKED else one for one in ways[before["goal"]]])

    goals = [
        Option(goal, keyed_text("leg.by_sea", port=goal.removeprefix(SEA))) if goal.startswith(SEA) else goal
        for goal in ways
    ]
    return Menu(Form(RetreatTo, goal=OneOf(goals), card=card))


def _default(state: SwordState, frame: Retreat, side: Side) -> RetreatTo:
    ways = retreat_options(state, frame)
    land = retreat_goals_over_land(state, frame)
    own = [goal for goal, cards in ways.items() if cards[0] != ASKED]
    goal = min(land, key=lambda goal: (land[goal].cu_cost, goal)) if land else next(iter(own or ways))
    return RetreatTo(goal, ways[goal][0])


def _asked(state: SwordState, frame: Retreat) -> tuple[Side, ...]:
    ways = retreat_options(state, frame)
    plain = len(ways) == 1 and all(cards == (NO_CARD,) for cards in ways.values())
    return () if plain or not ways else (deciding_side(state, frame.power),)


@RULES.ask(
    Retreat,
    "way",
    sides=_asked,
    menu=_menu,
    default=_default,
    section=SECTION,
    context=_about,
)
def choose_retreat(play: SwordPlay, frame: Retreat, answers: Mapping[Side, RetreatTo]) -> Next:
    """The owner chooses among equally near goals and the sea; an only way is taken unasked (ruling 93)."""
    state = play.state
    ways = retreat_options(state, frame)
    if not ways:
        return Goto("lost")
    answer = next(iter(answers.values()), None) or RetreatTo(next(iter(ways)), NO_CARD)
    frame.goal, frame.card = answer.goal, "" if answer.card in (NO_CARD, ASKED) else answer.card
    if frame.card:
        play_response(play, deciding_side(state, frame.power), frame.card)
    frame.contested = ()
    if answer.card == ASKED:
        return Goto("lend")
    return Goto("contest" if frame.goal.startswith(SEA) else "march")


@register_window(
    Retreat,
    "storm",
    SAIL,
    first=lambda state, frame: deciding_side(state, frame.power),
    then="sail",
    section="9.6",
    context=_about,
)
def play_storm_on_retreat(play: SwordPlay, frame: Retreat, side: Side, action: Respond) -> Goto | None:
    """Storms at Sea: the force must go by land, or is lost."""
    return Goto("way") if frame.tried_sea else None


@RULES.step(Retreat, "sail")
def sail_away(play: SwordPlay, frame: Retreat) -> Goto:
    """Sail, with a roll where one is due (ruling 17); CU that the ships do not hold are lost (ruling 11)."""
    state, port = play.state, frame.goal.removeprefix(SEA)
    most = carried_retreating_cu(state, frame)
    if frame.harried or frame.contested or needs_roll(state, frame.power, port):
        sailing = min(frame.cu, most)
        result, lost = naval_roll(play, frame.power, frame.space, port, sailing, frame.harried, frame.contested)
        if result != "success":
            frame.tried_sea = True
            if lost:
                _lose(play, frame, lost)
            return Goto("way" if frame.cu else "over")
    left_behind = max(frame.cu - most, 0)
    if left_behind:
        _lose(play, frame, left_behind)
        play.emit(RetreatFailed(frame.power, frame.space, left_behind, "sea"))
    return Goto("crossed" if frame.contested else "landed")


@register_window(
    Retreat,
    "crossed",
    CROSSED,
    first=lambda state, frame: deciding_side(state, frame.power),
    then="landed",
    section="9.6",
    context=_about,
)
def lose_units_after_crossing(play: SwordPlay, frame: Retreat, side: Side, action: Respond) -> Goto:
    """A force that has got away from the contest may still lose CU."""
    cu = ambush_losses(frame.cu)
    play.emit(ForceAmbushedAtSea(frame.power, cu, frame.goal.removeprefix(SEA)))
    _lose(play, frame, cu)
    return Goto("landed" if frame.cu else "over")


@RULES.step(Retreat, "landed")
def land_at_port(play: SwordPlay, frame: Retreat) -> Goto:
    """Come to a port. Bomilcar never leaves Africa (17.1). Invaders who come back to where they may not stay go on from
    there, over land (ruling 94)."""
    port = frame.goal.removeprefix(SEA)
    if SPACES[port].region != AFRICA and BOMILCAR in frame.leaders:
        displace_all(play, frame.power, frame.space, (BOMILCAR,))
        frame.leaders = tuple([leader for leader in frame.leaders if leader != BOMILCAR])
    state, stays = play.state, can_retreat_end_in_space(play.state, frame.power, port, frame.cu)
    own = stack_in_space(state, frame.power, port)
    move_units(play, frame.power, frame.space, port, frame.cu, frame.leaders, mercenaries=_mercenaries(state, frame))
    play.emit(Retreated(frame.power, frame.space, (port,), frame.cu, by_sea=True))
    displace_lone(play, port)
    if stays:
        return Goto("over")
    cost = (0 if is_friendly(state, frame.power, port) else 1) + enemy_cu(state, frame.power, port)
    if 0 < own.cu <= frame.cu:  # a smaller stack of their own there is swept along (12.4.2)
        _join(frame, own)
    frame.space, frame.attacker, frame.came_from, frame.barred, frame.tried_sea = port, False, "", frame.space, True
    _lose(play, frame, cost)
    if frame.cu:
        return Goto("way")
    update_siege_after_losses(play, port)
    return Goto("over")


def _mercenaries(state: SwordState, frame: Retreat) -> int:
    """Return how many mercenaries go along: of a flanking force, and where some are in the city, those that it has,
    else as many as there are."""
    own = stack_in_space(state, frame.power, frame.space)
    return mercenaries_among(own, frame.cu, own.mercenaries if frame.mercenaries < 0 else frame.mercenaries)


def _join(frame: Retreat, own: Stack) -> None:
    """Add a smaller own stack that is swept along (section 12.4.2), its mercenaries too."""
    frame.cu, frame.leaders = frame.cu + own.cu, (*frame.leaders, *own.leaders)
    if frame.mercenaries >= 0:
        frame.mercenaries += own.mercenaries


def _lose(play: SwordPlay, frame: Retreat, cu: int) -> None:
    state = play.state
    gone, hired = lose_cu_of_kinds(play, frame.power, frame.space, cu, frame.cu, _mercenaries(state, frame))
    if frame.mercenaries >= 0:
        frame.mercenaries = max(frame.mercenaries - hired, 0)
    frame.cu -= gone
    frame.lost += gone
    if not frame.cu:
        displace_all(play, frame.power, frame.space, frame.leaders)


@RULES.step(Retreat, "march")
def retreat_over_land(play: SwordPlay, frame: Retreat) -> Goto:
    """Retreat over land: own smaller stacks on the way join, then each enemy space and each enemy CU there costs one
    CU (rulings 93 and 94)."""
    state = play.state
    refuge = retreat_goals_over_land(state, frame)[frame.goal]
    power, space, goal = frame.power, frame.space, frame.goal
    for joining in stacks_joining_retreat(state, power, refuge.way, frame.cu):
        own = stack_in_space(play.state, power, joining)
        move_units(play, power, joining, space, own.cu, own.leaders, mercenaries=own.mercenaries)
        update_siege_after_losses(play, joining)
        _join(frame, own)
    cost = 0 if frame.spared else min(refuge.cu_cost, frame.cu)
    _lose(play, frame, cost)
    if frame.cu:
        move_units(play, power, space, goal, frame.cu, frame.leaders, mercenaries=_mercenaries(play.state, frame))
    if frame.tried_sea:  # it may have swept along who besieged the port where it landed
        update_siege_after_losses(play, space)
    play.emit(Retreated(power, space, refuge.way, frame.cu, cost, refuge.enemy_spaces, refuge.enemy_cu))
    displace_lone(play, goal)
    return Goto("over")


@RULES.step(Retreat, "lost")
def eliminate_force(play: SwordPlay, frame: Retreat) -> Goto:
    """There is no way out: the force is eliminated."""
    cu = frame.cu
    _lose(play, frame, cu)
    if frame.tried_sea:  # as above
        update_siege_after_losses(play, frame.space)
    play.emit(RetreatFailed(frame.power, frame.space, cu))
    return Goto("over")


@RULES.step(Retreat, "over")
def end_retreat(play: SwordPlay, frame: Retreat) -> End:
    """The retreat has ended; its losses count for the winner's support. Where a beaten attacker goes back
    to, the garrison of a city goes inside again."""
    march = next((one for one in reversed(play.state.frames) if isinstance(one, March)), None)
    if march is not None and march.power == frame.power and frame.cu and frame.goal:  # they have fought (9.5.2)
        march.dropped = (*march.dropped, (frame.goal.removeprefix(SEA), frame.cu, 0))
        march.behind = (*march.behind, *((one, 0) for one in frame.leaders))
    if frame.attacker and frame.goal:
        shut_gates(play, frame.power, frame.goal.removeprefix(SEA))
    return End(frame.lost)
