"""Battle (section 12): automatic victory, cards, dice, losses, the loser's retreat, the winner's politics."""

from collections.abc import Mapping

import msgspec

from engine.games.sword_of_rome.actions.combat import JoinRelief, ShareLosses, TakeCommand
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.battle_chances import pool_of
from engine.games.sword_of_rome.board.displacement import displace_all
from engine.games.sword_of_rome.board.kinds import lose_cu_of_kinds
from engine.games.sword_of_rome.board.stacks import (
    leaders_commander_first,
    remove_cu,
    set_stack,
    stack_in_space,
    stack_with_leader,
    tactics_rating,
)
from engine.games.sword_of_rome.combat.strength import (
    UNREST,
    attacker_side,
    automatic_winner,
    battle_modifiers,
    defending_side,
    grant_shelter_modifier,
    leaders_who_may_command,
    unmodified_dice_losses,
)
from engine.games.sword_of_rome.contexts import Fought
from engine.games.sword_of_rome.events.combat import (
    AutomaticVictory,
    BattleBegan,
    BattleDecided,
    BattleRolled,
    CommandTaken,
    DieDropped,
)
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.powers import deciding_side
from engine.games.sword_of_rome.responses.registry import AFTER, AUTOMATIC, BEFORE, register_window
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import Power, SwordState
from engine.kernel.choices import Number, OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Goto, Next
from engine.kernel.state import Side
from engine.kit.choices import YesNo

RULES.procedure(Battle, activity=True)
SECTION = "12"


def battle_question_details(state: SwordState, frame: Battle, side: Side) -> Fought:
    """Return what the questions of a battle are about."""
    ours, theirs = battle_modifiers(state, frame)
    return Fought(
        space=frame.space,
        attacker=frame.attacker,
        defender=frame.defender,
        edge=sum([n for _, n in ours]) - sum([n for _, n in theirs]),
        attacker_dice=frame.attacker_dice,
        defender_dice=frame.defender_dice,
        winner=frame.winner,
        margin=frame.margin,
        attacker_pool=pool_of(frame, frame.attacker),
        defender_pool=pool_of(frame, frame.defender),
    )


def first_asked(state: SwordState, frame: Battle) -> Side:
    """Return who is first asked for a card: the attacker's owner."""
    return deciding_side(state, frame.attacker)


def loser_of(frame: Battle) -> Power:
    """Return the power that has lost."""
    return frame.defender if frame.winner == frame.attacker else frame.attacker


def _may_relieve(state: SwordState, frame: Battle) -> tuple[Side, ...]:
    """Return who is asked whether those in the besieged city join an attack from outside (ruling 98)."""
    besieged = stack_in_space(state, frame.attacker, frame.space).cu_inside
    return (deciding_side(state, frame.attacker),) if besieged and not frame.sortie else ()


@RULES.ask(
    Battle,
    sides=_may_relieve,
    menu=lambda state, frame, side: Menu(Form(JoinRelief, join=YesNo())),
    default=lambda state, frame, side: JoinRelief(True),
    section="13.4",
    context=battle_question_details,
)
def join_relief_battle(play: SwordPlay, frame: Battle, answers: Mapping[Side, JoinRelief]) -> Goto:
    """Those inside a besieged city may join an attack on the besieger (ruling 98)."""
    frame.relief = any(answer.join for answer in answers.values())
    return Goto("begin")


@RULES.step(Battle, "begin")
def begin_battle(play: SwordPlay, frame: Battle) -> Next:
    """Tell who meets whom, and look whether one is so strong that nobody need roll."""
    state = play.state
    if frame.flank and not frame.flank_power:
        frame.flank_power = frame.attacker
    ours, theirs = attacker_side(state, frame), defending_side(state, frame)
    if not frame.refought:
        play.emit(
            BattleBegan(
                frame.space,
                frame.attacker,
                frame.defender,
                ours.size,
                theirs.size,
                ours.commander,
                theirs.commander,
                frame.flank,
                frame.sortie,
                frame.relief,
                frame.came_from,
            )
        )
    grant_shelter_modifier(state, frame)
    frame.winner = automatic_winner(state, frame)
    return Goto("stopped" if frame.winner else "before")


@register_window(
    Battle, "stopped", AUTOMATIC, first=first_asked, then="automatic", section="12.1", context=battle_question_details
)
def stop_automatic_victory(play: SwordPlay, frame: Battle, side: Side, action: Respond) -> Goto | None:
    """A card may have an automatic victory fought out."""
    frame.played = (*frame.played, action.card)
    return None if frame.winner else Goto("before")


@RULES.step(Battle, "automatic")
def win_automatically(play: SwordPlay, frame: Battle) -> Goto:
    """The weaker force is eliminated; the victor may march on (section 12.1, rulings 4 and 108)."""
    state = play.state
    frame.automatic = True
    loser = loser_of(frame)
    sizes = {frame.attacker: attacker_side(state, frame).size, frame.defender: defending_side(state, frame).size}
    lost = _eliminate(play, frame, loser)
    frame.lost = (lost, 0) if loser == frame.attacker else (0, lost)
    play.emit(AutomaticVictory(frame.space, frame.winner, loser, sizes[frame.winner], sizes[loser], lost))
    return Goto("hamilcar")


def _eliminate(play: SwordPlay, frame: Battle, loser: Power) -> int:
    """Take a whole beaten force off the map; return how many CU."""
    force = stack_in_space(play.state, loser, frame.space)
    gone = remove_cu(play, loser, frame.space, force.cu)
    displace_all(play, loser, frame.space, force.leaders)
    if loser == frame.attacker:
        if frame.relief:
            gone += remove_cu(play, loser, frame.space, force.cu_inside, inside=True)
            displace_all(play, loser, frame.space, force.leaders_inside)
        if frame.flank:
            gone += _flank_loses(play, frame, frame.flank_cu)
            displace_all(play, frame.flank_power, frame.flank, frame.flank_leaders)
    return gone


@register_window(
    Battle, "before", BEFORE, first=first_asked, then="lead", section=SECTION, context=battle_question_details
)
def play_card_before_dice(play: SwordPlay, frame: Battle, side: Side, action: Respond) -> None:
    """Cards before the dice."""
    frame.played = (*frame.played, action.card)


def _successors(state: SwordState, frame: Battle) -> dict[Side, tuple[str, ...]]:
    """Return who may succeed a commander whom a card has displaced, by who decides for the force; only where there is a
    choice (ruling 12). What is settled already is not asked again."""
    found = {
        power: leaders_who_may_command(
            stack_in_space(state, power, frame.space), relief=frame.relief and power == frame.attacker
        )
        for power in dict.fromkeys(frame.headless)
    }
    return {deciding_side(state, power): leaders for power, leaders in found.items() if len(leaders) > 1}


@RULES.ask(
    Battle,
    "lead",
    sides=lambda state, frame: tuple(_successors(state, frame)),
    menu=lambda state, frame, side: Menu(Form(TakeCommand, leader=OneOf(_successors(state, frame)[side]))),
    default=lambda state, frame, side: TakeCommand(max(_successors(state, frame)[side], key=tactics_rating)),
    section="12.2",
    context=battle_question_details,
)
def take_command(play: SwordPlay, frame: Battle, answers: Mapping[Side, TakeCommand]) -> Goto:
    """Another leader takes command, and their tactics count (ruling 12)."""
    for answer in answers.values():
        own = stack_with_leader(play.state, answer.leader)
        if own is not None:
            where_to = "leaders" if answer.leader in own.leaders else "leaders_inside"
            among = leaders_commander_first(getattr(own, where_to), answer.leader)
            set_stack(play, msgspec.structs.replace(own, **{where_to: among}))
            play.emit(CommandTaken(answer.leader, own.power, own.space))
    frame.headless = ()
    return Goto("roll")


@RULES.step(Battle, "roll")
def roll_battle(play: SwordPlay, frame: Battle) -> Goto:
    """Both roll three dice and add their modifiers; the higher total wins, a tie is the defender's (12.2)."""
    again = " again" if frame.refought else ""
    state = play.state
    frame.chiefs = (attacker_side(state, frame).commander, defending_side(state, frame).commander)
    frame.attacker_dice = _dice(play, frame, frame.attacker, f"{frame.attacker} attacks{again}")
    frame.defender_dice = _dice(play, frame, frame.defender, f"{frame.defender} defends{again}")
    decide_winner(play, frame)
    return Goto("after")


def _dice(play: SwordPlay, frame: Battle, power: Power, label: str) -> tuple[int, ...]:
    """Return a power's dice: three, or as many as a card has it roll, less the lowest that it does not keep."""
    count, kept = pool_of(frame, power)
    dice = [play.roll(f"{label} {n + 1}", 6) for n in range(count)]
    for _ in range(count - kept):
        lowest = min(dice)
        dice.remove(lowest)
        play.emit(DieDropped(frame.space, power, lowest))
    return tuple(dice)


def decide_winner(play: SwordPlay, frame: Battle, *, rerolled: bool = False) -> None:
    """See who has won by the dice as they lie, and tell it. rerolled: a card has had some rolled again."""
    ours, theirs = battle_modifiers(play.state, frame)
    totals = (sum(frame.attacker_dice) + sum(n for _, n in ours), sum(frame.defender_dice) + sum(n for _, n in theirs))
    frame.winner = frame.attacker if totals[0] > totals[1] else frame.defender
    frame.margin = abs(totals[0] - totals[1])
    play.emit(
        BattleRolled(
            frame.space,
            frame.attacker,
            frame.defender,
            frame.attacker_dice,
            frame.defender_dice,
            ours,
            theirs,
            *totals,
            rerolled=rerolled,
            attacker_rolled=pool_of(frame, frame.attacker).rolled,
            defender_rolled=pool_of(frame, frame.defender).rolled,
        )
    )


@register_window(
    Battle, "after", AFTER, first=first_asked, then="share", section=SECTION, context=battle_question_details
)
def play_card_after_dice(play: SwordPlay, frame: Battle, side: Side, action: Respond) -> None:
    """Cards after the dice."""
    frame.played = (*frame.played, action.card)


def losses_from_dice(state: SwordState, frame: Battle) -> dict[Power, tuple[tuple[int, int], ...]]:
    """Return what the dice cost each side, as (die, CU) of each that costs something."""
    if frame.bloodless:
        return {frame.attacker: (), frame.defender: ()}
    sizes = {frame.attacker: attacker_side(state, frame).size, frame.defender: defending_side(state, frame).size}
    dice = {frame.attacker: frame.attacker_dice, frame.defender: frame.defender_dice}
    loser = loser_of(frame)
    cost = unmodified_dice_losses(dice[frame.winner], sizes[frame.winner], dice[loser], sizes[loser])
    return {loser: cost.loser, frame.winner: cost.winner}


def _lost_by(state: SwordState, frame: Battle, power: Power) -> int:
    """Return what a power loses by the dice, and by cards beside them."""
    more = [cu for whose, cu, winner in frame.extra if whose == power and winner in ("", frame.winner)]
    return sum([cu for _, cu in losses_from_dice(state, frame)[power]]) + sum(more)


def _lost_in_relief(state: SwordState, frame: Battle) -> int:
    """Return how many CU the attacker loses of those before the city and those inside it together."""
    force = stack_in_space(state, frame.attacker, frame.space)
    lost = _lost_by(state, frame, frame.attacker)
    return min(lost - _flank_share(frame, lost, force.cu + force.cu_inside), force.cu + force.cu_inside)


def _shares(state: SwordState, frame: Battle) -> tuple[int, int]:
    """Return how many of the attacker's losses in a relief can come from inside, least and most (ruling 147)."""
    force, lost = stack_in_space(state, frame.attacker, frame.space), _lost_in_relief(state, frame)
    return max(lost - force.cu, 0), min(lost, force.cu_inside)


def shared_losses_details(state: SwordState, frame: Battle, side: Side) -> Fought:
    """Return what a battle is about whose losses are shared out, and how many CU they are."""
    return msgspec.structs.replace(battle_question_details(state, frame, side), lost=_lost_in_relief(state, frame))


def _asks_share(state: SwordState, frame: Battle) -> tuple[Side, ...]:
    if not frame.relief:
        return ()
    least, most = _shares(state, frame)
    return (deciding_side(state, frame.attacker),) if least < most else ()


@RULES.ask(
    Battle,
    "share",
    sides=_asks_share,
    menu=lambda state, frame, side: Menu(Form(ShareLosses, inside=Number(*_shares(state, frame)))),
    default=lambda state, frame, side: ShareLosses(_shares(state, frame)[0]),
    section="13.4",
    context=shared_losses_details,
)
def take_losses(play: SwordPlay, frame: Battle, answers: Mapping[Side, ShareLosses]) -> Goto:
    """The dice take their toll (12.3). In a relief its owner says how many of those inside are lost."""
    state = play.state
    costs = losses_from_dice(state, frame)
    attacker_cu, defender_cu = _lost_by(state, frame, frame.attacker), _lost_by(state, frame, frame.defender)
    inside = next((answer.inside for answer in answers.values()), _shares(state, frame)[0] if frame.relief else 0)
    attacker_lost, flank_lost = _attacker_losses(play, frame, attacker_cu, inside)
    defender_lost = remove_cu(play, frame.defender, frame.space, defender_cu)
    if frame.defender == UNREST:
        defender_lost = defender_cu  # its size is no limit of what is gained by it (ruling 3)
    frame.lost = (frame.lost[0] + attacker_lost + flank_lost, frame.lost[1] + defender_lost)
    play.emit(
        BattleDecided(
            frame.space,
            frame.winner,
            loser_of(frame),
            frame.margin,
            attacker_lost + flank_lost,
            defender_lost,
            costs[frame.attacker],
            costs[frame.defender],
            flank_lost,
            frame.bloodless,
        )
    )
    return Goto("lost")


def _flank_share(frame: Battle, lost: int, primary_cu: int) -> int:
    """Return how many of the attacker's losses the flanking force takes: half, the odd one to the primary force; what
    is more than a force has goes to the other (9.5.6, ruling 109)."""
    if not frame.flank:
        return 0
    return min(max(lost // 2, lost - primary_cu), frame.flank_cu)


def _attacker_losses(play: SwordPlay, frame: Battle, lost: int, inside: int) -> tuple[int, int]:
    """Take the attacker's losses; return how many of the primary and of the flanking force really went."""
    force = stack_in_space(play.state, frame.attacker, frame.space)
    primary = force.cu + (force.cu_inside if frame.relief else 0)
    flank = _flank_share(frame, lost, primary)
    gone = remove_cu(play, frame.attacker, frame.space, inside, inside=True) if frame.relief else 0
    gone += remove_cu(play, frame.attacker, frame.space, lost - flank - inside)
    return gone, _flank_loses(play, frame, flank) if flank else 0


def _flank_loses(play: SwordPlay, frame: Battle, cu: int) -> int:
    """Take CU off the flanking force alone; return how many went."""
    gone, hired = lose_cu_of_kinds(play, frame.flank_power, frame.flank, cu, frame.flank_cu, frame.flank_mercenaries)
    frame.flank_cu -= gone
    if frame.flank_mercenaries >= 0:
        frame.flank_mercenaries = max(frame.flank_mercenaries - hired, 0)
    return gone
