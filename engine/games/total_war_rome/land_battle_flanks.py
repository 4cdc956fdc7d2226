"""PHASE 3: FIGHT FOR THE FLANKS. Mounted troops fight each other for control of the wings."""

from collections import Counter
from collections.abc import Mapping

from engine.games.total_war_rome.battle_actions import KeepForEnvelopment
from engine.games.total_war_rome.battle_cards import ELEPHANT, Token, kind_of
from engine.games.total_war_rome.battle_deployment import can_deploy
from engine.games.total_war_rome.battle_events import FlanksDeclared
from engine.games.total_war_rome.battle_frames import CombatDeployment, LandBattle, UnopposedAttack
from engine.games.total_war_rome.battle_host import (
    CENTRE,
    SAVED_ELEPHANTS,
    Host,
    flank_cards,
    flank_strength,
    of_type,
    save,
)
from engine.games.total_war_rome.battle_plan import DEFAULT
from engine.games.total_war_rome.battle_played_out import kept_by_plan
from engine.games.total_war_rome.land_battle import SECTION, ground, number_of, plan_of
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import TROOPS
from engine.kernel.choices import Item, Pick
from engine.kernel.forms import Form, Menu
from engine.kernel.play import Play
from engine.kernel.rulebook import Call, Goto, Next
from engine.kernel.state import Side


@rules.step(LandBattle, "declare_flanks")
def _declare(play: Play[RomeState], battle: LandBattle) -> Next:
    """Both sides declare their main battle cards on the flanks; the lower number of combats is fought."""
    strengths = [flank_strength(host) for host in battle.hosts]
    battle.combats = min(strengths)
    if max(strengths):
        play.tell(FlanksDeclared(*battle.sides, strengths[0], strengths[1], battle.combats))
    return Goto("flanks")


@rules.step(LandBattle, "flanks")
def _flanks(play: Play[RomeState], battle: LandBattle) -> Next:
    if battle.fought < battle.combats and all(can_deploy(host, ground(battle)) for host in battle.hosts):
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
    elephants = max(0, len(of_type(host.hand, ELEPHANT)) - SAVED_ELEPHANTS)
    most = flank_strength(host)
    groups = {"elephant": (0, elephants), "horse": (0, most)}
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
            drawn[n] = kept_by_plan(battle.hosts, n, plan_of(play.state, battle.sides[n]))
        else:
            drawn[n] = save(host, _named(host, answer.kept))
    battle.hosts = (drawn[0], drawn[1])
    battle.phase, battle.fought, battle.combats = CENTRE, 0, 0
    return Goto("centre")


def _named(host: Host, kinds: tuple[str, ...]) -> tuple[Token, ...]:
    counts, out = Counter(kinds), []
    for token in flank_cards(host):
        if counts[kind_of(token)] > 0:
            counts[kind_of(token)] -= 1
            out.append(token)
    return tuple(out)
