"""PHASE 5: ENVELOPMENT, and the attacks on cards that nobody defends at the end of Phases 2, 3 and 4.

Whoever attacks may name all cards and one kind of target at once, or some cards: then the others are asked about when
these dice have fallen, so that each card may take another target. In an envelopment the dice to be rolled again are
named with the attack by a rule of thumb, or one by one when they lie.
"""

from collections import Counter
from collections.abc import Mapping

import msgspec

from engine.games.total_war_rome.actions.battle import AttackUnopposed, RollAgain
from engine.games.total_war_rome.army_cards import cards_of_kinds, kind_of
from engine.games.total_war_rome.battle.land.automatic import attack_unopposed, automatic_attackers
from engine.games.total_war_rome.battle.land.battlefield import (
    SECTION,
    battle_of,
    chosen_rule_readings,
    number_of,
    tell_dice,
)
from engine.games.total_war_rome.battle.land.combat import (
    ALL_BUT_SKULLS,
    ASK,
    BLANKS,
    HOLD,
    Fought,
    apply_unopposed_attack,
    attack_target,
    attack_throw,
    dice_to_reroll,
    make_unopposed_attacks,
    roll_again,
)
from engine.games.total_war_rome.battle.land.deployable import distinct_kinds
from engine.games.total_war_rome.battle.land.dice import Throw
from engine.games.total_war_rome.battle.land.played_out import may_attack as can_attack
from engine.games.total_war_rome.battle.land.zones import (
    ENVELOPMENT,
    TERRAIN,
    host_after_unopposed_attacks,
    unopposed_attack_targets,
)
from engine.games.total_war_rome.events.battle import SkullDieRolled, UnopposedAttackMade
from engine.games.total_war_rome.frames.battle import Attack, LandBattle, UnopposedAttack
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.skull_dice import Roller, skull_dice_roller
from engine.games.total_war_rome.state import RomeState
from engine.kernel.choices import OneOf, Option
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.play import Play
from engine.kernel.rulebook import End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

rules.procedure(UnopposedAttack)


def may_attack_unopposed(battle: LandBattle, n: int) -> bool:
    """Return whether a side may attack what nobody defends now (ruling 56)."""
    return can_attack(battle.hosts, n, battle.phase, battle.fought)


def _attacking(state: RomeState, frame: UnopposedAttack) -> tuple[Side, ...]:
    battle = battle_of(state)
    return tuple(
        side
        for n, side in enumerate(battle.sides)
        if may_attack_unopposed(battle, n) and not battle.planned[n] and not frame.stopped[n]
    )


def _menu(state: RomeState, frame: UnopposedAttack, side: Side) -> Menu:
    battle = battle_of(state)
    n = number_of(battle, side)
    counts = Counter(kind_of(c) for c in automatic_attackers(battle.hosts[n], battle.phase))
    items = [Item(kind, count=count) for kind, count in counts.items()]
    goals = distinct_kinds(unopposed_attack_targets(battle.hosts[1 - n], battle.phase == TERRAIN))
    again = (HOLD, BLANKS, ALL_BUT_SKULLS, ASK) if battle.phase == ENVELOPMENT else (HOLD,)
    return Menu(
        Form(
            AttackUnopposed,
            cards=Pick(items, 0, counts.total()),
            target=OneOf(goals),
            rerolls=OneOf(Option(how, keyed_text(f"choice.rerolls.{how}")) for how in again),
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
    return keyed_text(f"prompt.unopposed_attack.{key}", enemy=enemy)


@rules.ask(
    UnopposedAttack,
    sides=_attacking,
    menu=_menu,
    default=_default,
    sealed=True,
    section=f"{SECTION}, Phase 5",
    shown=True,
    subject=_subject,
)
def _declared(play: Play[RomeState], frame: UnopposedAttack, answers: Mapping[Side, AttackUnopposed]) -> Next:
    """Put the attacks in order, the attacker's first; neither side's change what the other's are aimed at (ruling 57).
    Who attacks with none of their cards is not asked again."""
    battle = battle_of(play.state)
    declared: list[Attack] = []
    for n, side in enumerate(battle.sides):
        answer = answers.get(side)
        if answer is None and may_attack_unopposed(battle, n) and not frame.stopped[n]:
            answer = attack_unopposed(battle.hosts[n], battle.hosts[1 - n], battle.phase)
        cards = cards_of_kinds(automatic_attackers(battle.hosts[n], battle.phase), answer.cards) if answer else ()
        if answer and cards:
            declared += [Attack(n, token, answer.target, answer.rerolls) for token in cards]
        else:
            frame.stopped = (True, frame.stopped[1]) if n == 0 else (frame.stopped[0], True)
    frame.queue = tuple(declared)
    return Goto("roll")


@rules.step(UnopposedAttack, "roll")
def _roll(play: Play[RomeState], frame: UnopposedAttack) -> Next:
    """Roll for the attacks that were declared: at once where a rule of thumb chooses the targets, else card by card,
    so that the owner can be asked after each."""
    battle = battle_of(play.state)
    if not frame.queue:
        if all(frame.stopped):
            battle.hosts = (
                host_after_unopposed_attacks(battle.hosts[0], battle.phase),
                host_after_unopposed_attacks(battle.hosts[1], battle.phase),
            )
            return End()
        return Goto("start")
    first, enemy = frame.queue[0], battle.hosts[1 - frame.queue[0].side]
    if first.rerolls != ASK:
        together = tuple(a for a in frame.queue if a.side == first.side)
        frame.queue = frame.queue[len(together) :]
        _strike(play, battle, together)
        return Goto("roll")
    if not unopposed_attack_targets(enemy, battle.phase == TERRAIN):
        frame.queue = frame.queue[1:]
        return Goto("roll")
    throw = attack_throw(enemy, first.side, first.card, first.target, battle.phase, skull_dice_roller(play.dice))
    _tell(play, battle, throw, 0)
    frame.queue = (msgspec.structs.replace(first, dice=tuple(throw.dice)), *frame.queue[1:])
    return Goto("again")


def _strike(play: Play[RomeState], battle: LandBattle, attacks: tuple[Attack, ...]) -> None:
    first, cards = attacks[0], tuple(attack.card for attack in attacks)
    roll = skull_dice_roller(play.dice)
    fought = make_unopposed_attacks(
        battle.hosts,
        first.side,
        cards,
        first.target,
        first.rerolls,
        battle.phase,
        roll,
        chosen_rule_readings(play.state),
    )
    tell_dice(play, battle, fought.blows)
    _made(play, battle, first.side, fought)


def _made(play: Play[RomeState], battle: LandBattle, n: int, fought: Fought) -> None:
    """Put the hosts where the attack has left them, and tell it."""
    battle.hosts = fought.hosts
    if not fought.blows:  # an earlier card has left nothing to attack
        return
    rolls = tuple((kind_of(blow.card), kind_of(blow.target), blow.dice) for blow in fought.blows)
    attacked = tuple(kind_of(blow.card) for blow in fought.blows)
    dead = tuple(kind_of(c) for c in fought.dead[1 - n])
    wounded = battle.hosts[1 - n].wounded
    lying = kind_of(wounded) if wounded else ""
    play.emit(UnopposedAttackMade(battle.phase, battle.sides[n], battle.sides[1 - n], attacked, dead, lying, rolls))


def _tell(play: Play[RomeState], battle: LandBattle, throw: Throw, known: int) -> None:
    """Tell the dice of a throw from the `known`-th on."""
    for colour, face in throw.dice[known:]:
        play.emit(SkullDieRolled(battle.sides[throw.side], kind_of(throw.card), colour, face, kind_of(throw.target)))


# Phase 5: any die may be rolled again


def _lying(battle: LandBattle, attack: Attack) -> Throw:
    """Return the throw whose dice are on the table now."""
    return attack_throw(
        battle.hosts[1 - attack.side], attack.side, attack.card, attack.target, battle.phase, _as(attack)
    )


def _as(attack: Attack) -> Roller:
    faces = iter(attack.dice)
    return lambda label, colour: next(faces)[1]


def _asked(state: RomeState, frame: UnopposedAttack) -> tuple[Side, ...]:
    return (battle_of(state).sides[frame.queue[0].side],)


def _dice(state: RomeState, frame: UnopposedAttack, side: Side) -> Menu:
    items = [
        Item(str(n + 1), label=keyed_text(f"die.{face}", colour=colour))
        for n, (colour, face) in enumerate(frame.queue[0].dice)
    ]
    return Menu(Form(RollAgain, dice=Pick(items, 0, len(items))))


def _idle(state: RomeState, frame: UnopposedAttack, side: Side) -> RollAgain:
    dice = dice_to_reroll(_lying(battle_of(state), frame.queue[0]), BLANKS)
    return RollAgain(tuple(str(n + 1) for n in dice))


def _rolled(state: RomeState, frame: UnopposedAttack, side: Side) -> Text:
    battle, attack = battle_of(state), frame.queue[0]
    goal = attack_target(kind_of(attack.card), battle.hosts[1 - attack.side], attack.target, battle.phase == TERRAIN)
    dice = [keyed_text(f"die.{face}", colour=colour) for colour, face in attack.dice]
    return keyed_text("prompt.unopposed_attack.again", card=kind_of(attack.card), target=kind_of(goal), dice=dice)


@rules.ask(
    UnopposedAttack,
    "again",
    sides=_asked,
    menu=_dice,
    default=_idle,
    section=f"{SECTION}, Phase 5",
    shown=True,
    subject=_rolled,
)
def _answered(play: Play[RomeState], frame: UnopposedAttack, answers: Mapping[Side, RollAgain]) -> Next:
    """Roll again the dice that their owner names, and let the attack take effect."""
    battle, attack = battle_of(play.state), frame.queue[0]
    throw = _lying(battle, attack)
    wanted = answers[battle.sides[attack.side]].dice
    roll_again(throw, tuple(int(n) - 1 for n in wanted), skull_dice_roller(play.dice))
    _tell(play, battle, throw, len(attack.dice))
    frame.queue = frame.queue[1:]
    _made(play, battle, attack.side, apply_unopposed_attack(battle.hosts, throw, chosen_rule_readings(play.state)))
    return Goto("roll")
