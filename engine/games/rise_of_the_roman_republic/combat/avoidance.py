"""Avoidance: the defender tries to slip away before a battle (section 8.23, ruling F8)."""

from collections.abc import Mapping

from engine.games.rise_of_the_roman_republic.actions.combat import Avoid, SpendGuile, Stand
from engine.games.rise_of_the_roman_republic.board.control import scenario_of
from engine.games.rise_of_the_roman_republic.board.hexmap import distance, terrain
from engine.games.rise_of_the_roman_republic.board.sieges import lift_broken_sieges
from engine.games.rise_of_the_roman_republic.combat.escapes import Escape, possible_avoidances
from engine.games.rise_of_the_roman_republic.combat.odds import chance_of_at_most
from engine.games.rise_of_the_roman_republic.combat.passage import withdrawal_frame
from engine.games.rise_of_the_roman_republic.combat.questions import question_text_maker
from engine.games.rise_of_the_roman_republic.combat.sides import (
    ATTACKER,
    DEFENDER,
    chief_power,
    hex_of_stack,
    sides_asked,
    strength_of,
)
from engine.games.rise_of_the_roman_republic.events.combat import AvoidanceRolled, GuileSpent, Modifier
from engine.games.rise_of_the_roman_republic.forces import Part
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS, TABLES
from engine.kernel.choices import Given, Number, OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side
from engine.kit.choices import YesNo

DESPERATE = 2  # so many times stronger is the attacker before whom a defender flees who does not answer (ruling s.10)


def avoidance_escapes(state: RiseState, frame: Battle) -> tuple[Escape, ...]:
    """Return where the defender may go: nowhere without a leader, with a siege engine, or where Avoidance is barred. An
    allied tribe that defends beside goes the same way."""
    if not frame.avoidable or frame.intercepted or frame.sortie or not frame.commanders[DEFENDER]:
        return ()
    part = frame.defenders[0]
    if state.stacks[part.key].engines:
        return ()
    found = possible_avoidances(state, part, frame.commanders[DEFENDER])
    for other in frame.defenders[1:]:
        open_to = {(one.to, one.inside) for one in possible_avoidances(state, other, frame.commanders[DEFENDER])}
        found = tuple([one for one in found if (one.to, one.inside) in open_to])
    return found


def roman_honour_modifier(state: RiseState, part: Part, leader: str) -> int:
    """Return the modifier of Roman Honor: of every Roman leader but a Dictator whom it does not bind (Fabius, in
    Thunderbolt)."""
    fixed, man = scenario_of(state).dictator, state.republic.office_of_leader(leader)
    free = fixed is not None and not fixed.honour and leader == fixed.leader
    if not part.key.startswith(f"{ROMANS}@") or (free and man is not None and man.office == "dictator"):
        return 0
    return TABLES.avoidance["roman"]


def avoidance_modifiers(state: RiseState, part: Part, leader: str, one: Escape) -> tuple[Modifier, ...]:
    """Return the modifiers of Avoidance by one way, Guile apart."""
    figures, start = TABLES.avoidance, hex_of_stack(part.key)
    far = distance(start, one.to)
    city = (figures["city"] if far <= 1 else figures["city_two_away"]) if one.inside else 0
    found = (
        Modifier("city", city, far),
        Modifier(terrain(start) or "flat", figures.get(terrain(start), 0)),
        Modifier("river", figures["river"] if one.fords else 0, one.fords),
        Modifier("honour", roman_honour_modifier(state, part, leader)),
    )
    return tuple([known for known in found if known.amount])


def avoidance_guile_modifiers(against: int, own: int) -> tuple[Modifier, ...]:
    """Return the modifiers of Avoidance by Guile: of the attacker, and of who slips away."""
    figures = TABLES.avoidance
    found = (
        Modifier("guile_against", figures["enemy_guile"] * against, against),
        Modifier("guile_own", figures["guile"] * own, 0, own),
    )
    return tuple([one for one in found if one.amount])


def avoidance_percent(state: RiseState, part: Part, leader: str, one: Escape) -> float:
    """Return how likely it is to slip away by a way without Guile, in percent."""
    return chance_of_at_most(
        LEADERS[leader].campaign - sum(known.amount for known in avoidance_modifiers(state, part, leader, one))
    )


def chosen_escape(state: RiseState, frame: Battle) -> Escape:
    """Return the way that the defender has chosen."""
    return next(one for one in avoidance_escapes(state, frame) if one.to == frame.to and one.inside == frame.inside)


class Answers(YesNo):
    """Yes, no, or both, as far as they are open."""

    _words: OneOf

    def __init__(self, *open_ones: bool) -> None:
        self._words = OneOf([word for word, answer in (("no", False), ("yes", True)) if answer in open_ones])

    def tokens_of_value(self, value: bool) -> Given:
        """Return the token of an answer, if it is open."""
        return self._words.tokens_of_value("yes" if value else "no")


def _menu(state: RiseState, frame: Battle, side: Side) -> Menu:
    found = avoidance_escapes(state, frame)
    to = OneOf(dict.fromkeys([one.to for one in found]))
    return Menu(Form(Stand), Form(Avoid, to=to, inside=lambda given: choice_to_end_inside(found, given["to"])))


def choice_to_end_inside(found: tuple[Escape, ...], to: str) -> YesNo:
    """Return the choice whether to end inside the city of a hex, as far as there is one."""
    return Answers(*[one.inside for one in found if one.to == to])


def _default(state: RiseState, frame: Battle, side: Side) -> Stand | Avoid:
    """Return what a deadline plays: Avoidance, by the likeliest way, before twice as strong an enemy."""
    own, other = strength_of(state, frame.defenders), strength_of(state, frame.attackers)
    if other < DESPERATE * own:
        return Stand()
    part, leader = frame.defenders[0], frame.commanders[DEFENDER]
    best = max(
        avoidance_escapes(state, frame),
        key=lambda one: (avoidance_percent(state, part, leader, one), one.inside, -one.points),
    )
    return Avoid(best.to, best.inside)


@RULES.ask(
    Battle,
    "avoid",
    sides=lambda state, frame: sides_asked(state, frame, DEFENDER) if avoidance_escapes(state, frame) else (),
    menu=_menu,
    default=_default,
    subject=question_text_maker("avoid"),
    section="8.23",
    reaction=True,
)
def take_avoidance_answer(play: RisePlay, frame: Battle, answers: Mapping[Side, Stand | Avoid]) -> Goto:
    """Take the defender's word."""
    action = next(iter(answers.values()), Stand())
    if isinstance(action, Stand):
        return Goto("attack_help")
    frame.to, frame.inside = action.to, action.inside
    return Goto("hinder")


def guile_of(state: RiseState, leader: str) -> int:
    """Return the Guile that a leader has left; nobody has none (ruling G53)."""
    return state.guile.get(leader, 0) if leader else 0


def spend_guile(play: RisePlay, leader: str, points: int, use: str) -> None:
    """Let a leader spend Guile, openly (ruling c.17)."""
    if points:
        play.state.guile = {**play.state.guile, leader: play.state.guile[leader] - points}
        play.emit(GuileSpent(leader, points, use))


def _guile_sides(state: RiseState, frame: Battle, of: int) -> tuple[Side, ...]:
    return sides_asked(state, frame, of) if guile_of(state, frame.commanders[of]) else ()


@RULES.ask(
    Battle,
    "hinder",
    sides=lambda state, frame: _guile_sides(state, frame, ATTACKER),
    menu=lambda state, frame, side: Menu(
        Form(SpendGuile, points=Number(0, guile_of(state, frame.commanders[ATTACKER])))
    ),
    default=lambda state, frame, side: SpendGuile(0),
    subject=question_text_maker("hinder"),
    section="8.23",
    reaction=True,
)
def spend_attackers_guile(play: RisePlay, frame: Battle, answers: Mapping[Side, SpendGuile]) -> Goto:
    """The attacker's Guile comes first."""
    frame.hinder = next(iter(answers.values())).points if answers else 0
    spend_guile(play, frame.commanders[ATTACKER], frame.hinder, "avoidance")
    return Goto("slip")


@RULES.ask(
    Battle,
    "slip",
    sides=lambda state, frame: _guile_sides(state, frame, DEFENDER),
    menu=lambda state, frame, side: Menu(
        Form(SpendGuile, points=Number(0, guile_of(state, frame.commanders[DEFENDER])))
    ),
    default=lambda state, frame, side: SpendGuile(0),
    subject=question_text_maker("slip"),
    section="8.23",
)
def roll_avoidance(play: RisePlay, frame: Battle, answers: Mapping[Side, SpendGuile]) -> Next:
    """Roll: no more than the Campaign lets the force go; else it stays, the worse for it."""
    state, leader = play.state, frame.commanders[DEFENDER]
    points = next(iter(answers.values())).points if answers else 0
    spend_guile(play, leader, points, "avoidance")
    part, escape = frame.defenders[0], chosen_escape(state, frame)
    found = (*avoidance_modifiers(state, part, leader, escape), *avoidance_guile_modifiers(frame.hinder, points))
    die, campaign = roll_d10(play, "avoidance"), LEADERS[leader].campaign
    avoided = die + sum(one.amount for one in found) <= campaign
    play.emit(
        AvoidanceRolled(
            modifiers=found,
            place=frame.hex,
            power=chief_power(frame, DEFENDER),
            leader=leader,
            to=escape.to,
            inside=escape.inside,
            die=die,
            campaign=campaign,
            avoided=avoided,
            attacker=chief_power(frame, ATTACKER),
        )
    )
    frame.failed = not avoided
    return Call(withdrawal_frame(part, escape, "avoidance"), "avoided") if avoided else Goto("attack_help")


@RULES.step(Battle, "avoided")
def complete_avoidance(play: RisePlay, frame: Battle) -> Next:
    """Let who defends beside go along. There is no battle; a siege by those who have gone is lifted."""
    frame.defenders = frame.defenders[1:]
    if frame.defenders:
        part = frame.defenders[0]
        return Call(withdrawal_frame(part, chosen_escape(play.state, frame), "avoidance"), "avoided")
    lift_broken_sieges(play)
    return End("")
