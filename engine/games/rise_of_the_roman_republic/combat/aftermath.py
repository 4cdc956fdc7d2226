"""What a battle leaves behind: After-Battle Status, what Rome remembers of it, sieges (sections 8.5 and 5.28; rulings
c.31, c.32, c.38 and G12)."""

from collections.abc import Mapping

import msgspec

from engine.games.rise_of_the_roman_republic.actions.combat import Invest
from engine.games.rise_of_the_roman_republic.board.bonds import note_hero_victory
from engine.games.rise_of_the_roman_republic.board.control import side_of
from engine.games.rise_of_the_roman_republic.board.halves import legions_in_play
from engine.games.rise_of_the_roman_republic.board.sieges import (
    lift_broken_sieges,
    lift_siege_of_city,
    may_besiege,
    place_siege,
)
from engine.games.rise_of_the_roman_republic.board.stacks import set_stack, total_sp
from engine.games.rise_of_the_roman_republic.combat.boxes import shift_boxes_of_victory
from engine.games.rise_of_the_roman_republic.combat.fates import rescue_stranded_leaders
from engine.games.rise_of_the_roman_republic.combat.flight import is_draw, loser_of
from engine.games.rise_of_the_roman_republic.combat.questions import question_text_maker
from engine.games.rise_of_the_roman_republic.combat.results import is_major
from engine.games.rise_of_the_roman_republic.combat.sides import (
    ATTACKER,
    DEFENDER,
    chief_power,
    hex_of_stack,
    is_inside,
    parts_of,
    sides_asked,
)
from engine.games.rise_of_the_roman_republic.events.combat import StatusChanged
from engine.games.rise_of_the_roman_republic.forces import Part
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.manpower.gauls import join_victorious_force
from engine.games.rise_of_the_roman_republic.politics.censure import note_trespasser_result
from engine.games.rise_of_the_roman_republic.politics.merits import note_fight_result
from engine.games.rise_of_the_roman_republic.politics.senate import Result
from engine.games.rise_of_the_roman_republic.republic import Defeat
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay
from engine.games.rise_of_the_roman_republic.state import DISORGANIZED, DISRUPTED, RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import LEADERS
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import End, Goto
from engine.kernel.state import Side
from engine.kit.choices import YesNo


@RULES.step(Battle, "status")
def worsen_status(play: RisePlay, frame: Battle) -> Goto:
    """Mark who is Disrupted or Disorganized (ruling c.31): the loser of a Major Victory and who could not retreat are
    Disorganized, any other loser and both after a draw Disrupted; a second defeat in a turn makes it worse."""
    state = play.state
    if is_draw(frame):
        for of in (ATTACKER, DEFENDER):
            for part in parts_of(frame, of):
                _mark(play, part, DISRUPTED, "draw")
        return Goto("raise")
    cornered = {one.key for one in frame.cornered}
    for part in parts_of(frame, loser_of(frame)):
        names = (part.key, *part.force.leaders, *part.force.legions)
        again = any(state.beaten.get(one) == state.turn for one in names)
        if is_major(frame.result):
            _mark(play, part, DISORGANIZED, "major_defeat")
        elif part.key in cornered:
            _mark(play, part, DISORGANIZED, "cornered")
        else:
            _mark(play, part, DISORGANIZED if again else DISRUPTED, "again" if again else "defeat")
        state.beaten = {**state.beaten, **dict.fromkeys(names, state.turn)}
    return Goto("raise")


def _mark(play: RisePlay, part: Part, status: int, why: str) -> None:
    there = play.state.stacks.get(part.key)
    if there is not None and total_sp(play.state, there):
        set_status(play, there, max(there.status, status), why)


def set_status(play: RisePlay, one: Stack, status: int, why: str) -> None:
    """Change a stack's After-Battle Status, and tell it."""
    if status != one.status:
        set_stack(play.state, msgspec.structs.replace(one, status=status))
        play.emit(StatusChanged(one.power, one.hex, one.status, status, why))


@RULES.step(Battle, "close")
def close_battle(play: RisePlay, frame: Battle) -> Goto:
    """Note what the battle means for Rome's magistrates and for the alliances; lift sieges; see to lost leaders."""
    state = play.state
    _remembered(state, frame)
    if not is_draw(frame):
        _tally(play, frame)
        shift_boxes_of_victory(play, frame.hex, chief_power(frame, 1 - loser_of(frame)), major=is_major(frame.result))
        city = state.cities.get(frame.hex)
        beaten = city is not None and city.besieger == chief_power(frame, DEFENDER)
        if beaten and loser_of(frame) == DEFENDER and (frame.sortie or frame.relieved):
            lift_siege_of_city(play, frame.hex, "beaten")
    _lose_engines(state, frame)
    lift_broken_sieges(play)
    rescue_stranded_leaders(play)
    return Goto("invest")


def _tally(play: RisePlay, frame: Battle) -> None:
    """Count the victory, and let Gauls join the winners."""
    state, of, major = play.state, 1 - loser_of(frame), is_major(frame.result)
    side, leader = side_of(state, chief_power(frame, of)), frame.commanders[of]
    if side:
        state.victories = {**state.victories, side: state.victories.get(side, 0) + 1}
    note_hero_victory(state, leader, chief_power(frame, loser_of(frame)))
    if major and leader:
        state.majors = {**state.majors, leader: state.majors.get(leader, 0) + 1}
    there = [state.stacks[part.key] for part in parts_of(frame, of) if part.key in state.stacks]
    if there:
        join_victorious_force(play, there[0], frame.hex, major=major)


def _lose_engines(state: RiseState, frame: Battle) -> None:
    """Take the siege engines of a force that has lost (ruling c.49)."""
    if is_draw(frame):
        return
    for part in parts_of(frame, loser_of(frame)):
        there = state.stacks.get(part.key)
        if there is not None and there.engines:
            set_stack(state, msgspec.structs.replace(there, engines=0))


def _result(frame: Battle, of: int) -> Result:
    if is_draw(frame):
        return "draw"
    if of != loser_of(frame):
        return "victory"
    return "major_defeat" if is_major(frame.result) else "defeat"


def _remembered(state: RiseState, frame: Battle) -> None:
    """Note for a Roman force what matters for a Triumph, a censure and Emergencies."""
    for of in (ATTACKER, DEFENDER):
        if chief_power(frame, of) != ROMANS:
            continue
        found, commander = _result(frame, of), frame.commanders[of]
        if commander and LEADERS[commander].side == ROMANS:
            caused, lost = frame.lost[1 - of][0], frame.lost[of][1]
            note_fight_result(state, commander, won=found == "victory", caused=caused, lost=lost)
        for leader in frame.romans:
            note_trespasser_result(state, leader, found)
        if found in ("defeat", "major_defeat"):
            defeat = Defeat(
                turn=state.turn,
                major=found == "major_defeat",
                losses=100 * frame.lost[of][1] // max(1, frame.strength[of]),
                consular=_consular(state, frame),
                consul=frame.consul,
            )
            state.republic = msgspec.structs.replace(state.republic, defeats=(*state.republic.defeats, defeat))


def _consular(state: RiseState, frame: Battle) -> bool:
    """Return whether a consular army or a larger force was in the battle (section 5.28)."""
    legions = set(frame.legion_losses)
    armies = [set(one) & set(legions_in_play(state)) for one in state.republic.armies.values()]
    return len(legions) > 1 or any(one and one <= legions for one in armies)


# The enemy has fled into the city of the hex: it may be besieged at once (ruling c.30)


def possible_besieging_stack(state: RiseState, frame: Battle) -> Stack | None:
    """Return the victor's stack, if it could besiege who has fled into the city there."""
    if is_draw(frame) or frame.sortie or frame.relieved:
        return None
    fled = [
        one for one in parts_of(frame, loser_of(frame)) if is_inside(one.key) and hex_of_stack(one.key) == frame.hex
    ]
    winners = parts_of(frame, 1 - loser_of(frame))
    there = state.stacks.get(winners[0].key) if winners else None
    return there if fled and there is not None and may_besiege(state, there) else None


@RULES.ask(
    Battle,
    "invest",
    sides=lambda state, frame: (
        sides_asked(state, frame, 1 - loser_of(frame)) if possible_besieging_stack(state, frame) else ()
    ),
    menu=lambda state, frame, side: Menu(Form(Invest, besiege=YesNo())),
    default=lambda state, frame, side: Invest(True),
    subject=question_text_maker("invest"),
    section="8.37",
)
def besiege_fugitives(play: RisePlay, frame: Battle, answers: Mapping[Side, Invest]) -> End:
    """Let the victor besiege at once who has fled into the city there."""
    there = possible_besieging_stack(play.state, frame)
    if there is not None and any(one.besiege for one in answers.values()):
        place_siege(play, there, frame.commanders[1 - loser_of(frame)])
    return End(frame.result)
