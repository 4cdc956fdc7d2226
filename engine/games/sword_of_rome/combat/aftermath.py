"""After the dice (12.3 to 12.5): cards of loser and winner, leaders, retreats, the victor's siege and support."""

from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.board.displacement import displace_all, displace_leader_by_card, settle_lone
from engine.games.sword_of_rome.board.stacks import stack_in_space
from engine.games.sword_of_rome.combat.battle import SECTION, battle_question_details, loser_of
from engine.games.sword_of_rome.combat.refuge import can_retreat_end_in_space
from engine.games.sword_of_rome.combat.strength import UNREST, half_rounded_up
from engine.games.sword_of_rome.events.combat import BattleAgain, SupportGained
from engine.games.sword_of_rome.frames.combat import Battle, BattleResult, Politics, Retreat
from engine.games.sword_of_rome.hamilcar import bring_hamilcar, carthage_is_lost, is_hamilcar_coming
from engine.games.sword_of_rome.powers import GREEK, deciding_side
from engine.games.sword_of_rome.responses.registry import HOMECOMING, LOST, WON, register_window
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.siege.sieges import start_siege, update_siege_after_losses
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side


@register_window(
    Battle,
    "lost",
    LOST,
    first=lambda state, frame: deciding_side(state, loser_of(frame)),
    then="leaders",
    section=SECTION,
    context=battle_question_details,
)
def play_losers_card(play: SwordPlay, frame: Battle, side: Side, action: Respond) -> Goto | None:
    """The loser may have the battle fought again, before they retreat."""
    frame.played = (*frame.played, action.card)
    if frame.refought:
        play.emit(BattleAgain(frame.space))
        return Goto("again")
    return None


@RULES.step(Battle, "again")
def fight_again(play: SwordPlay, frame: Battle) -> Goto:
    """Fight it again: sizes and leaders are those of now, earlier cards no longer count (ruling on G10)."""
    _leaders_without_cu(play, frame)
    frame.mods, frame.bloodless = (), False
    frame.rated, frame.unled, frame.more_dice, frame.extra, frame.chiefs = (), (), (), (), ("", "")
    return Goto("before")


def _leaders_without_cu(play: SwordPlay, frame: Battle) -> None:
    """Displace the leaders of those who have lost all their CU (section 8)."""
    for power in (frame.attacker, frame.defender):
        force = stack_in_space(play.state, power, frame.space)
        if not force.cu and force.leaders and not (power == frame.attacker and frame.relief and force.cu_inside):
            displace_all(play, power, frame.space, force.leaders)
    if frame.flank and not frame.flank_cu:
        displace_all(play, frame.flank_power, frame.flank, frame.flank_leaders)
        frame.flank_leaders = ()


@RULES.step(Battle, "leaders")
def remove_leaders_of_annihilated(play: SwordPlay, frame: Battle) -> Goto:
    """Leaders of annihilated forces go."""
    _leaders_without_cu(play, frame)
    return Goto("won")


@register_window(
    Battle,
    "won",
    WON,
    first=lambda state, frame: deciding_side(state, frame.winner),
    then="retreat",
    section=SECTION,
    context=battle_question_details,
)
def play_winners_card(play: SwordPlay, frame: Battle, side: Side, action: Respond) -> None:
    """Cards of the winner."""
    frame.played = (*frame.played, action.card)


@RULES.step(Battle, "retreat")
def begin_retreat(play: SwordPlay, frame: Battle) -> Next:
    """The loser leaves the space, whatever the winner has left (12.4, ruling 10)."""
    state, loser = play.state, loser_of(frame)
    force = stack_in_space(state, loser, frame.space)
    if not force.cu or frame.defender == UNREST:  # off the map there is nowhere to go (ruling 64)
        return Goto("flank")
    attacker = loser == frame.attacker
    return Call(
        Retreat(
            power=loser,
            space=frame.space,
            cu=force.cu,
            leaders=force.leaders,
            attacker=attacker and not frame.sortie,
            came_from=frame.came_from if attacker else "",
            barred="" if attacker else frame.came_from,
            shut=frame.shut == loser,
            winner=frame.winner,
            sortie=attacker and frame.sortie,
        ),
        "gone",
    )


@RULES.step(Battle, "gone")
def count_retreat_losses(play: SwordPlay, frame: Battle) -> Goto:
    """What the retreat cost counts for the winner's support (12.5)."""
    extra = play.value or 0
    ours = loser_of(frame) == frame.attacker
    frame.lost = (frame.lost[0] + extra, frame.lost[1]) if ours else (frame.lost[0], frame.lost[1] + extra)
    return Goto("flank")


@RULES.step(Battle, "flank")
def retreat_flanking_force(play: SwordPlay, frame: Battle) -> Next:
    """A beaten flanking force retreats too, unless the space where it halted is a goal already (rulings 13, 146)."""
    if not frame.flank or not frame.flank_cu or loser_of(frame) != frame.attacker:
        return Goto("hamilcar")
    if can_retreat_end_in_space(play.state, frame.flank_power, frame.flank, frame.flank_cu, own_here=frame.flank_cu):
        return Goto("hamilcar")
    return Call(
        Retreat(
            power=frame.flank_power,
            space=frame.flank,
            cu=frame.flank_cu,
            leaders=frame.flank_leaders,
            winner=frame.winner,
            mercenaries=frame.flank_mercenaries,
        ),
        "flank_gone",
    )


@RULES.step(Battle, "flank_gone")
def count_flank_retreat_losses(play: SwordPlay, frame: Battle) -> Goto:
    """What the flanking force lost on its retreat counts as well."""
    frame.lost = (frame.lost[0] + (play.value or 0), frame.lost[1])
    return Goto("hamilcar")


@register_window(
    Battle,
    "hamilcar",
    HOMECOMING,
    first=lambda state, frame: GREEK,
    then="homecoming",
    section="17",
    context=battle_question_details,
)
def keep_hamilcar_away(play: SwordPlay, frame: Battle, side: Side, action: Respond) -> Goto:
    """Storms at Sea may keep Hamilcar away (ruling 103)."""
    return Goto("politics")


@RULES.step(Battle, "homecoming")
def bring_hamilcar_home(play: SwordPlay, frame: Battle) -> Goto:
    """Hamilcar comes to the defence of Carthago, before politics (ruling 103)."""
    if is_hamilcar_coming(play.state, frame.space, frame.winner, loser_of(frame)):
        bring_hamilcar(play)
    return Goto("politics")


@RULES.step(Battle, "politics")
def begin_politics(play: SwordPlay, frame: Battle) -> Next:
    """The victor besieges what they stand before (ruling 96), then has support: half the CU that the loser lost."""
    state, loser = play.state, loser_of(frame)
    settle_lone(play, frame.space)
    _settle_space(play, frame)
    cu = frame.lost[0] if loser == frame.attacker else frame.lost[1]
    points = half_rounded_up(cu) + frame.bonus
    if not points or carthage_is_lost(state, frame.space):
        return Goto("over")
    play.emit(SupportGained(frame.winner, points, cu, frame.space, frame.bonus))
    if frame.defender == UNREST:
        frame.stirred = points  # all of it changes the unrest
        return Goto("over")
    held = tuple([s for s, place in state.places.items() if place.owner == frame.winner])
    flanked = frame.flank_power if frame.flank and frame.flank_power != frame.attacker else ""
    return Call(
        Politics(
            side=deciding_side(state, frame.winner),
            power=frame.winner,
            points=points,
            beaten=loser,
            space=frame.space,
            held=held,
            ally=flanked if frame.winner == frame.attacker else "",
            also=flanked if loser == frame.attacker else "",
        ),
        "over",
    )


def _settle_space(play: SwordPlay, frame: Battle) -> None:
    """Open the gates where no enemy stands before them any more, and put the siege marker of a victor who stands
    outside an enemy city or in an enemy tribe's space, be it as an interceptor (13.1.2). A flanking force that is lost
    has left a siege of its own."""
    update_siege_after_losses(play, frame.space)
    if frame.flank:
        update_siege_after_losses(play, frame.flank)
    start_siege(play, frame.winner, frame.space)


@RULES.step(Battle, "over")
def end_battle(play: SwordPlay, frame: Battle) -> End:
    """The battle is over; a card may take its price now."""
    for leader, card in frame.doomed:
        if leader not in play.state.off_map:
            displace_leader_by_card(play, leader, card)
    return End(BattleResult(frame.winner, frame.automatic, frame.stirred))
