"""PHASE 5: ENVELOPMENT, and the attacks on cards that nobody defends at the end of Phases 2, 3 and 4."""

from collections import Counter
from collections.abc import Mapping

from engine.games.total_war_rome.battle_actions import AttackUnopposed
from engine.games.total_war_rome.battle_cards import Token, kind_of
from engine.games.total_war_rome.battle_deployment import kinds
from engine.games.total_war_rome.battle_events import UnopposedAttackMade
from engine.games.total_war_rome.battle_frames import LandBattle, UnopposedAttack
from engine.games.total_war_rome.battle_host import ENVELOPMENT, TERRAIN, targets
from engine.games.total_war_rome.battle_played_out import may_attack as can_attack
from engine.games.total_war_rome.deploy import attack_unopposed, attackers
from engine.games.total_war_rome.land_battle import BOTH, SECTION, battle_of, number_of, readings, tell_dice
from engine.games.total_war_rome.land_battle_combat import ALL_BUT_SKULLS, BLANKS, HOLD, strike
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.skull_dice import roller
from engine.games.total_war_rome.state import RomeState
from engine.kernel.choices import Item, OneOf, Option, Pick
from engine.kernel.forms import Form, Menu
from engine.kernel.play import Play
from engine.kernel.rulebook import End, Next
from engine.kernel.state import Side
from engine.kernel.texts import Text, text

rules.procedure(UnopposedAttack)


def may_attack(battle: LandBattle, n: int) -> bool:
    """Return whether a side may attack what nobody defends now (ruling 56)."""
    return can_attack(battle.hosts, n, battle.phase, battle.fought)


def _attacking(state: RomeState, frame: UnopposedAttack) -> tuple[Side, ...]:
    battle = battle_of(state)
    return tuple(side for n, side in enumerate(battle.sides) if may_attack(battle, n) and not battle.planned[n])


def _menu(state: RomeState, frame: UnopposedAttack, side: Side) -> Menu:
    battle = battle_of(state)
    n = number_of(battle, side)
    counts = Counter(kind_of(c) for c in attackers(battle.hosts[n], battle.phase))
    items = [Item(kind, count=count) for kind, count in counts.items()]
    goals = kinds(targets(battle.hosts[1 - n], battle.phase == TERRAIN))
    again = (HOLD, BLANKS, ALL_BUT_SKULLS) if battle.phase == ENVELOPMENT else (HOLD,)
    return Menu(
        Form(
            AttackUnopposed,
            cards=Pick(items, 0, counts.total()),
            target=OneOf(goals),
            rerolls=OneOf(Option(how, text(f"choice.rerolls.{how}")) for how in again),
        )
    )


def _default(state: RomeState, frame: UnopposedAttack, side: Side) -> AttackUnopposed:
    battle = battle_of(state)
    n = number_of(battle, side)
    return attack_unopposed(battle.hosts[n], battle.hosts[1 - n], battle.phase)


def _subject(state: RomeState, frame: UnopposedAttack, side: Side) -> Text:
    battle = battle_of(state)
    enemy = battle.sides[1 - number_of(battle, side)]
    key = "envelopment" if battle.phase == ENVELOPMENT else "start"
    return text(f"prompt.unopposed_attack.{key}", enemy=enemy)


@rules.ask(
    UnopposedAttack,
    sides=_attacking,
    menu=_menu,
    default=_default,
    sealed=True,
    section=f"{SECTION}, Phase 5",
    shown=True,
)
def _attacked(play: Play[RomeState], frame: UnopposedAttack, answers: Mapping[Side, AttackUnopposed]) -> Next:
    """Roll the attacks, the attacker's first; neither side's change what the other's are aimed at (ruling 57)."""
    battle = battle_of(play.state)
    chosen = {}
    for n, side in enumerate(battle.sides):
        if side in answers:
            chosen[n] = answers[side]
        elif may_attack(battle, n):
            chosen[n] = attack_unopposed(battle.hosts[n], battle.hosts[1 - n], battle.phase)
    for n in BOTH:
        if n in chosen and chosen[n].cards:
            _strike(play, battle, n, chosen[n])
    return End()


def _strike(play: Play[RomeState], battle: LandBattle, n: int, answer: AttackUnopposed) -> None:
    cards = _named(attackers(battle.hosts[n], battle.phase), answer.cards)
    fought = strike(
        battle.hosts, n, cards, answer.target, answer.rerolls, battle.phase, roller(play.dice), readings(play.state)
    )
    battle.hosts = fought.hosts
    rolls = tell_dice(play, battle, fought.blows)
    attacked = tuple(kind_of(blow.card) for blow in fought.blows)
    dead = tuple(kind_of(c) for c in fought.dead[1 - n])
    wounded = battle.hosts[1 - n].wounded
    lying = kind_of(wounded) if wounded else ""
    play.tell(UnopposedAttackMade(battle.phase, battle.sides[n], battle.sides[1 - n], attacked, dead, lying, rolls))


def _named(cards: tuple[Token, ...], wanted: tuple[str, ...]) -> tuple[Token, ...]:
    counts, out = Counter(wanted), []
    for token in cards:
        if counts[kind_of(token)] > 0:
            counts[kind_of(token)] -= 1
            out.append(token)
    return tuple(out)
