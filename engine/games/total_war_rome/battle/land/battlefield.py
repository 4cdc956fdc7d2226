"""BATTLES: LAND BATTLES. The battle under way, and how it is drawn up; the phases have a module each."""

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from engine.games.total_war_rome.actions.battle import FollowPlan
from engine.games.total_war_rome.army_cards import Token, kind_of, troop_gold_worth
from engine.games.total_war_rome.battle.land.deployable import Ground
from engine.games.total_war_rome.battle.land.dice import ATTACKER, DEFENDER, Blow
from engine.games.total_war_rome.battle.land.plan import plan_as_strings, plan_from_strings
from engine.games.total_war_rome.battle.land.zones import Readings
from engine.games.total_war_rome.board.armies import room_for_cards
from engine.games.total_war_rome.events.battle import BattleBegun, BattlePlanFollowed, Rolled, SkullDieRolled
from engine.games.total_war_rome.frames.battle import LandBattle
from engine.games.total_war_rome.frames.host import Host
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import REGIONS, TROOPS, stars_of
from engine.kernel.errors import EngineBug
from engine.kernel.play import Play
from engine.kernel.rulebook import Goto, Next
from engine.kernel.state import Side

BOTH = (ATTACKER, DEFENDER)
SECTION = "Land Battles"

rules.procedure(LandBattle, activity=True, atomic=True)


def battle_of(state: RomeState) -> LandBattle:
    """Return the land battle under way."""
    found = next((f for f in reversed(state.frames) if isinstance(f, LandBattle)), None)
    if found is None:
        raise EngineBug("no land battle is under way")
    return found


def number_of(battle: LandBattle, side: Side) -> int:
    """Return 0 for the attacker, 1 for the defender."""
    return battle.sides.index(side)


def armies_of(battle: LandBattle, n: int) -> tuple[str, ...]:
    """Return the armies of a side; the first commands."""
    return battle.attacker if n == ATTACKER else battle.defender


def next_combat_ground(battle: LandBattle) -> Ground:
    """Return what everybody knows of the combat to come."""
    mountains = REGIONS[battle.region].mountains > 0
    return Ground(phase=battle.phase, combats=battle.combats, fought=battle.fought, mountains=mountains)


def set_host(battle: LandBattle, n: int, host: Host) -> None:
    """Put another host in the place of a side's."""
    battle.hosts = (host, battle.hosts[DEFENDER]) if n == ATTACKER else (battle.hosts[ATTACKER], host)


def change_host(battle: LandBattle, n: int, **fields: object) -> None:
    """Replace fields of a side's host."""
    set_host(battle, n, msgspec.structs.replace(battle.hosts[n], **fields))


def battle_plan_of(state: RomeState, side: Side) -> FollowPlan:
    """Return the plan by which a side fights: one that it left for this battle alone, else the one that stands."""
    own = (f.plans[f.sides.index(side)] for f in state.frames if isinstance(f, LandBattle) and side in f.sides)
    return plan_from_strings(next(own, ()) or state.plans.get(side, ()))


def set_deployment_by_plan(
    play: Play[RomeState], battle: LandBattle, n: int, planned: bool, alone: FollowPlan | None = None
) -> None:
    """Leave a side's deployment to a plan, or give it back; only the side itself learns of it. alone: a plan for this
    battle alone; without one it is the plan that stands."""
    kept = plan_as_strings(alone) if alone is not None else ()
    battle.plans = (kept, battle.plans[1]) if n == ATTACKER else (battle.plans[0], kept)
    battle.planned = (planned, battle.planned[1]) if n == ATTACKER else (battle.planned[0], planned)
    side = battle.sides[n]
    play.emit(BattlePlanFollowed(side, play.state.players[side], planned))


def chosen_rule_readings(state: RomeState) -> Readings:
    """Return the readings of disputed rules that this table has chosen (options.yaml)."""
    return rule_readings_from_options(state.options)


def rule_readings_from_options(options: Mapping[str, str]) -> Readings:
    """Return the same from a table's options."""
    return Readings(
        skirmisher_answered=options.get("stacked_skirmisher") == "answered",
        skirmisher_stands=options.get("lone_skirmisher") == "stands",
        second_kill_lost=options.get("second_kill") == "lost",
    )


def tell_dice(play: Play[RomeState], battle: LandBattle, blows: Iterable[Blow]) -> tuple[Rolled, ...]:
    """Tell every die of some blows, in the order thrown, and return them as a summary tells them."""
    rolls: list[Rolled] = []
    for blow in blows:
        roller, target = kind_of(blow.card), kind_of(blow.target)
        rolls.append((roller, target, blow.dice))
        for colour, face in blow.dice:
            play.emit(SkullDieRolled(battle.sides[blow.side], roller, colour, face, target))
    return tuple(rolls)


@rules.step(LandBattle)
def _start(play: Play[RomeState], battle: LandBattle) -> Next:
    """Draw up the armies; allies fight together as one (Phase 1, Allies; ruling 64). Who has left a plan is not asked
    to deploy."""
    state = play.state
    battle.sides = tuple(state.armies[armies_of(battle, n)[0]].owner for n in BOTH)  # type: ignore[assignment]
    battle.generals = tuple(_general(state, armies_of(battle, n)) for n in BOTH)  # type: ignore[assignment]
    draw_up(state, battle, tuple(dearest_fitting_cards(state, battle, n) for n in BOTH))
    play.emit(BattleBegun(*battle.sides, battle.region, *battle.starts))
    for n in BOTH:
        if battle.sides[n] in state.plans:
            set_deployment_by_plan(play, battle, n, True)
    return Goto("prepare")


def _general(state: RomeState, armies: tuple[str, ...]) -> str:
    """Return the general of a side: of allies the one with most stars; "" without leadership (0 stars)."""
    return max((state.armies[army].general for army in armies), key=stars_of)


def cards_able_to_fight(state: RomeState, battle: LandBattle, army_id: str) -> tuple[str, ...]:
    """Return the cards of an army that may fight: of an ally's those that it has offered (ruling 64)."""
    return dict(battle.offers).get(army_id, state.armies[army_id].cards)


def fighting_armies(battle: LandBattle, n: int) -> tuple[str, ...]:
    """Return the armies of a side that fight: the commander's, and those of allies who have lent a card (ruling 64)."""
    lent = {army for _, army in battle.lent[n]}
    commander, *others = armies_of(battle, n)
    return (commander, *(army for army in others if army in lent))


def dearest_fitting_cards(state: RomeState, battle: LandBattle, n: int) -> tuple[str, ...]:
    """Return the cards of a side: the commander's, then the dearest of those that their allies offer, as far as they
    fit one army's limits (ruling 64)."""
    armies = armies_of(battle, n)
    taken = list(state.armies[armies[0]].cards)
    for army in armies[1:]:
        for kind in sorted(cards_able_to_fight(state, battle, army), key=lambda k: (-troop_gold_worth(k), k)):
            if room_for_cards(tuple(taken), TROOPS[kind].group):
                taken.append(kind)
    return tuple(sorted(taken))


def draw_up(state: RomeState, battle: LandBattle, kinds: tuple[tuple[str, ...], ...]) -> None:
    """Draw up both hosts of these kinds of cards; what else their armies have stays out."""
    drawn = [_composite(state, battle, armies_of(battle, n), kinds[n]) for n in BOTH]
    battle.hosts = (Host(hand=drawn[0][0]), Host(hand=drawn[1][0]))
    battle.lent = (drawn[0][1], drawn[1][1])
    battle.starts = (len(drawn[0][0]), len(drawn[1][0]))


def armies_of_cards(state: RomeState, battle: LandBattle, n: int, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Return the armies of a side that cards of these kinds are of: the commander's own first."""
    armies = armies_of(battle, n)
    lent = {army for _, army in _composite(state, battle, armies, kinds)[1]}
    return (armies[0], *(army for army in armies[1:] if army in lent))


def _composite(
    state: RomeState, battle: LandBattle, armies: tuple[str, ...], kinds: tuple[str, ...]
) -> tuple[tuple[Token, ...], tuple[tuple[Token, str], ...]]:
    """Return cards of these kinds as tokens, and which of them are lent by which army: the commander's own first."""
    wanted, taken = Counter(kinds), []
    for army in armies:
        for kind in cards_able_to_fight(state, battle, army):
            if wanted[kind] > 0:
                wanted[kind] -= 1
                taken.append((kind, army))
    out: list[Token] = []
    lent: list[tuple[Token, str]] = []
    counts: dict[str, int] = {}
    for kind, army in sorted(taken, key=lambda pair: (pair[0], armies.index(pair[1]))):
        counts[kind] = counts.get(kind, 0) + 1
        out.append(f"{kind}.{counts[kind]}")
        if army != armies[0]:
            lent.append((out[-1], army))
    return tuple(out), tuple(lent)
