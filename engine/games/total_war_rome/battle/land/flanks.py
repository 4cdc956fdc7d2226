"""PHASE 3: FIGHT FOR THE FLANKS. Mounted troops fight each other for control of the wings."""

from collections import Counter
from collections.abc import Mapping

from engine.games.total_war_rome.actions.battle import DeclareFlanks, KeepForEnvelopment
from engine.games.total_war_rome.army_cards import ELEPHANT, cards_of_kinds, kind_of
from engine.games.total_war_rome.battle.land.battlefield import (
    SECTION,
    armies_of,
    battle_plan_of,
    change_host,
    next_combat_ground,
    number_of,
)
from engine.games.total_war_rome.battle.land.deployable import can_deploy
from engine.games.total_war_rome.battle.land.plan import DEFAULT
from engine.games.total_war_rome.battle.land.played_out import kept_by_plan
from engine.games.total_war_rome.battle.land.zones import (
    CENTRE,
    flank_cards,
    flank_elephants,
    flank_strength,
    host_with_saved_cards,
    of_type,
)
from engine.games.total_war_rome.board.starting import STARTS
from engine.games.total_war_rome.events.battle import FlanksDeclared
from engine.games.total_war_rome.frames.battle import CombatDeployment, LandBattle, UnopposedAttack
from engine.games.total_war_rome.frames.host import SAVED_ELEPHANTS
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import FACTIONS, TROOPS
from engine.kernel.choices import Number
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.play import Play
from engine.kernel.rulebook import Call, Goto, Next
from engine.kernel.state import Side


def _riders(state: RomeState, battle: LandBattle) -> tuple[Side, ...]:
    """Ask who may have elephants to spare, by public knowledge: three or more that have not fought (ruling 53)."""
    return tuple(
        side
        for n, side in enumerate(battle.sides)
        if not battle.planned[n] and _may_have_elephants(state, battle, n) > SAVED_ELEPHANTS
    )


def _may_have_elephants(state: RomeState, battle: LandBattle, n: int) -> int:
    """Return how many elephants a side may have left, as all can reckon: those that its factions can have recruited or
    began with, less those that have been seen in this battle, and no more than it has cards left."""
    host = battle.hosts[n]
    owners = dict.fromkeys(state.armies[army].owner for army in armies_of(battle, n))
    able = sum(_elephants_of(state, owner) for owner in owners)
    seen = len(of_type((*host.under, *host.beside, *host.dead, *filter(None, [host.wounded])), ELEPHANT))
    return min(able - seen, host.cards_left)


def _elephants_of(state: RomeState, side: Side) -> int:
    """Return how many elephants a faction can have: all its cards once it may recruit them, else what it began with."""
    began = STARTS[side].armies
    return sum(
        TROOPS[kind].count
        if state.is_unlocked(side, TROOPS[kind].needs)
        else sum(army.cards.count(kind) for army in began)
        for kind in FACTIONS[side].troops
        if TROOPS[kind].type == ELEPHANT
    )


def _declaring(state: RomeState, battle: LandBattle, side: Side) -> Menu:
    most = flank_elephants(battle.hosts[number_of(battle, side)])
    return Menu(Form(DeclareFlanks, elephants=Number(0, most)))


def _all_ride(state: RomeState, battle: LandBattle, side: Side) -> DeclareFlanks:
    return DeclareFlanks(flank_elephants(battle.hosts[number_of(battle, side)]))


@rules.ask(
    LandBattle,
    "declare_flanks",
    sides=_riders,
    menu=_declaring,
    default=_all_ride,
    sealed=True,
    section=f"{SECTION}, Phase 3",
)
def _declare(play: Play[RomeState], battle: LandBattle, answers: Mapping[Side, DeclareFlanks]) -> Next:
    """Both sides declare their main battle cards on the flanks; the lower number of combats is fought."""
    for n, side in enumerate(battle.sides):
        if side in answers:
            spare = flank_elephants(battle.hosts[n]) - answers[side].elephants
            change_host(battle, n, in_centre=battle.hosts[n].in_centre + spare)
    strengths = [flank_strength(host) for host in battle.hosts]
    battle.combats = min(strengths)
    if max(strengths):
        play.emit(FlanksDeclared(*battle.sides, strengths[0], strengths[1], battle.combats))
    return Goto("flanks")


@rules.step(LandBattle, "flanks")
def _flanks(play: Play[RomeState], battle: LandBattle) -> Next:
    if battle.fought < battle.combats and all(can_deploy(host, next_combat_ground(battle)) for host in battle.hosts):
        return Call(CombatDeployment(), "flanks")
    return Call(UnopposedAttack(), "spare")


def _spare(state: RomeState, battle: LandBattle) -> tuple[Side, ...]:
    """Ask the side with spare mounted cards; where the enemy has no card left there is no centre to fight in."""
    return tuple(
        side
        for n, side in enumerate(battle.sides)
        if flank_strength(battle.hosts[n]) and battle.hosts[1 - n].cards_left and not battle.planned[n]
    )


def _menu(state: RomeState, battle: LandBattle, side: Side) -> Menu:
    host = battle.hosts[number_of(battle, side)]
    counts = Counter(kind_of(c) for c in flank_cards(host))
    items = [
        Item(kind, "elephant" if TROOPS[kind].type == ELEPHANT else "horse", count=n) for kind, n in counts.items()
    ]
    most = flank_strength(host)
    groups = {"elephant": (0, flank_elephants(host)), "horse": (0, most)}
    return Menu(Form(KeepForEnvelopment, kept=Pick(items, 0, most, groups=groups)))


def _default(state: RomeState, battle: LandBattle, side: Side) -> KeepForEnvelopment:
    kept = kept_by_plan(battle.hosts, number_of(battle, side), DEFAULT).saved
    return KeepForEnvelopment(tuple(kind_of(c) for c in kept))


@rules.ask(LandBattle, "spare", sides=_spare, menu=_menu, default=_default, sealed=True, section=f"{SECTION}, Phase 3")
def _spared(play: Play[RomeState], battle: LandBattle, answers: Mapping[Side, KeepForEnvelopment]) -> Next:
    """Keep spare mounted cards for an envelopment, or throw them into the centre (ruling 54)."""
    drawn = list(battle.hosts)
    for n, host in enumerate(battle.hosts):
        answer = answers.get(battle.sides[n])
        if answer is None:
            drawn[n] = kept_by_plan(battle.hosts, n, battle_plan_of(play.state, battle.sides[n]))
        else:
            drawn[n] = host_with_saved_cards(host, cards_of_kinds(flank_cards(host), answer.kept))
    battle.hosts = (drawn[0], drawn[1])
    battle.phase, battle.fought, battle.combats = CENTRE, 0, 0
    return Goto("centre")
