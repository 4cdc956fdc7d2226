"""The Operation of assaulting a city (section 9.3; rulings c.5, c.15, G32 and G33)."""

from collections.abc import Iterator, Mapping

from engine.games.rise_of_the_roman_republic.actions.combat import SpendGuile
from engine.games.rise_of_the_roman_republic.actions.siege import Assault
from engine.games.rise_of_the_roman_republic.board.control import scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.losses import strength_by_arm, whole_stack_part
from engine.games.rise_of_the_roman_republic.board.sieges import city_strength, is_besieging, lift_broken_sieges
from engine.games.rise_of_the_roman_republic.board.stacks import stack_key
from engine.games.rise_of_the_roman_republic.combat.attack import (
    ATTACKED,
    attack_companions,
    attacking_force,
    stack_able_to_fight,
)
from engine.games.rise_of_the_roman_republic.combat.avoidance import guile_of, spend_guile
from engine.games.rise_of_the_roman_republic.combat.command import likely_commander
from engine.games.rise_of_the_roman_republic.combat.fates import rescue_stranded_leaders
from engine.games.rise_of_the_roman_republic.combat.modifiers import legions_over_capacity
from engine.games.rise_of_the_roman_republic.combat.sides import (
    Parts,
    battle_letter,
    force_without,
    is_tribe_counter,
    leaders_of,
    parts_of_power,
    power_of,
    powers_of,
    removable_units,
    strength_of,
)
from engine.games.rise_of_the_roman_republic.events.combat import Modifier
from engine.games.rise_of_the_roman_republic.events.siege import AssaultRolled
from engine.games.rise_of_the_roman_republic.forces import Force, Part
from engine.games.rise_of_the_roman_republic.frames.combat import Command, Losing
from engine.games.rise_of_the_roman_republic.frames.siege import Capture, Storming
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.operations import (
    FINISHED,
    register_operation_effect,
    register_operation_form,
)
from engine.games.rise_of_the_roman_republic.politics.hierarchy import why_not_taken_along
from engine.games.rise_of_the_roman_republic.politics.merits import note_fight_begun, note_fight_result
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.siege.defence import garrison_parts, lose_city_sp
from engine.games.rise_of_the_roman_republic.siege.results import assault_column, assault_loss_percents
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS, ROME, TABLES, assault_loss
from engine.kernel.choices import Number
from engine.kernel.forms import Form, Menu, Values
from engine.kernel.picks import Pick
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

RULES.procedure(Storming, activity=True)
SYRACUSE = "6419"


@register_operation_form(Assault, "assault")
def assault_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer the assault to a leader who besieges the city of their hex, with who comes along and what stays out. Who
    has no infantry of their own takes somebody along who has (section 5.51)."""
    leader, there = frame.leader, stack_able_to_fight(state, frame.leader)
    if there is None or not is_besieging(state, there) or _token(there.hex) in frame.done:
        return
    alone = strength_by_arm(state, assaulting_parts(state, leader, ()))[0] > 0
    beside = [
        one
        for one in attack_companions(state, leader)
        if alone or strength_by_arm(state, assaulting_parts(state, leader, (one,)))[0]
    ]

    def stay(given: Values) -> Pick:
        parts = assaulting_parts(state, leader, given["along"])
        others = removable_units(parts[0].force) if not is_tribe_counter(leader) and len(parts) == 1 else ()
        feet = [one for one in others if strength_by_arm(state, (Part(parts[0].key, _only(parts[0], one)),))[0]]
        return Pick(feet, 0, max(0, len(feet) - 1))

    if alone or beside:
        along = Pick(beside, 0 if alone else 1, len(beside), barred=why_not_taken_along(state, leader))
        yield Form(Assault, along=along, without=stay)


def _only(part: Part, unit: str) -> Force:
    force = part.force
    return force_without(force, [one for one in removable_units(force) if one != unit])


def _token(place: str) -> str:
    return f"assault:{place}"


def assaulting_parts(state: RiseState, leader: str, along: tuple[str, ...]) -> Parts:
    """Return what a leader can assault with: their force, and the allied tribes that come along."""
    there = stack_able_to_fight(state, leader)
    if there is None:
        return ()
    tribes = [name for name, known in TABLES.tribes.items() if known.leader in along]
    own = Part(stack_key(there.power, there.hex), attacking_force(state, leader, along))
    return (own, *[whole_stack_part(state, stack_key(tribe, there.hex)) for tribe in tribes])


@register_operation_effect(Assault)
def begin_assault(play: RisePlay, frame: Phase, action: Assault) -> Call:
    """Begin the assault."""
    found = assaulting_parts(play.state, frame.leader, action.along)
    there = stack_able_to_fight(play.state, frame.leader)
    assert there is not None  # noqa: S101 - the form was offered
    frame.done = (*frame.done, ATTACKED, _token(there.hex))
    own = Part(found[0].key, force_without(found[0].force, action.without))
    return Call(Storming(leader=frame.leader, place=there.hex, parts=(own, *found[1:])), "")


@RULES.step(Storming)
def find_assault_commander(play: RisePlay, frame: Storming) -> Call:
    """Find who commands (section 5.53)."""
    side = _side(play.state, frame)
    return Call(Command(leaders=leaders_of(frame.parts), side=side), "led")


def _side(state: RiseState, frame: Storming) -> Side:
    return side_of(state, power_of(frame.parts[0].key))


@RULES.step(Storming, "led")
def take_assault_commander(play: RisePlay, frame: Storming) -> Next:
    """Take the commander."""
    frame.commander = play.value
    return Goto("guile")


def spendable_assault_guile(state: RiseState, frame: Storming) -> int:
    """Return how much Guile the commander may spend."""
    return min(TABLES.siege_modifiers.guile_most, guile_of(state, frame.commander))


def assault_modifiers(
    state: RiseState, parts: Parts, place: str, commander: str, guile: int = 0
) -> tuple[Modifier, ...]:
    """Return the modifiers of an assault."""
    figures, known, power = TABLES.siege_modifiers, scenario_of(state), power_of(parts[0].key)
    capability = known.siege_capability.get(power, known.siege_capability.get("tribes", 0))
    too_many = legions_over_capacity(state, parts, commander)
    engines = any(state.stacks[part.key].engines for part in parts)
    found = (
        Modifier("siege_capability", capability),
        Modifier("engine", figures.engine if engines else 0),
        Modifier("efficiency_attacker", -too_many, too_many),
        Modifier("syracuse", figures.syracuse if place == SYRACUSE else 0),
        Modifier("rome", figures.rome if place == ROME and power == ROMANS else 0),
        Modifier("guile_attacker", guile, guile),
        Modifier("commander_letter", figures.letters.get(battle_letter(commander), 0)),
    )
    return tuple([one for one in found if one.amount])


def column_shift(parts: Parts, place: str) -> int:
    """Return by how many columns the odds of an assault are better: of Romans who take Rome back (RRR 9.31)."""
    return TABLES.siege_modifiers.rome_columns if place == ROME and power_of(parts[0].key) == ROMANS else 0


@RULES.ask(
    Storming,
    "guile",
    sides=lambda state, frame: (_side(state, frame),) if spendable_assault_guile(state, frame) else (),
    menu=lambda state, frame, side: Menu(Form(SpendGuile, points=Number(0, spendable_assault_guile(state, frame)))),
    default=lambda state, frame, side: SpendGuile(0),
    subject=lambda state, frame, side: keyed_text(
        "prompt.storming.guile", place=frame.place, strength=city_strength(state, frame.place)
    ),
    section="9.3",
)
def roll_assault(play: RisePlay, frame: Storming, answers: Mapping[Side, SpendGuile]) -> Next:
    """Roll the assault, and take the losses of both; at nothing left the city falls."""
    state, place, parts = play.state, frame.place, frame.parts
    guile = next(iter(answers.values())).points if answers else 0
    spend_guile(play, frame.commander, guile, "assault")
    infantry, strength = strength_by_arm(state, parts)[0], city_strength(state, place)
    found, shift = assault_modifiers(state, parts, place, frame.commander, guile), column_shift(parts, place)
    die = roll_d10(play, "assault")
    adjusted = die + sum(one.amount for one in found)
    attacker, defender = assault_loss_percents(adjusted, assault_column(infantry, strength, shift))
    play.emit(
        AssaultRolled(
            modifiers=found,
            place=place,
            power=power_of(parts[0].key),
            leader=frame.commander,
            infantry=infantry,
            strength=strength,
            shift=shift,
            die=die,
            adjusted=adjusted,
            attacker=attacker,
            defender=defender,
            acting=frame.leader if frame.commander != frame.leader else "",
        )
    )
    frame.chief = _chief_inside(state, place)
    frame.strengths = (strength_of(state, parts), strength_of(state, garrison_parts(state, place)))
    of_city = lose_city_sp(play, place, assault_loss(defender, strength), "assault")
    frame.city, frame.percent, frame.powers = (of_city.infantry, of_city.sp), attacker, powers_of(parts)
    return Goto("losses")


@RULES.step(Storming, "losses")
def take_assault_losses(play: RisePlay, frame: Storming) -> Next:
    """Let one power after the other lose of its assaulting infantry (ruling G33)."""
    if not frame.powers:
        return Goto("over")
    power, *others = frame.powers
    parts, frame.powers = parts_of_power(frame.parts, power), tuple(others)
    side = side_of(play.state, power)
    own = Losing(side=side, parts=parts, percent=frame.percent, cause="assault", infantry_only=True)
    return Call(own, "lost")


@RULES.step(Storming, "lost")
def note_assault_losses(play: RisePlay, frame: Storming) -> Goto:
    """Note what a power has lost."""
    frame.lost += play.value.infantry
    return Goto("losses")


@RULES.step(Storming, "over")
def check_whether_city_falls(play: RisePlay, frame: Storming) -> Next:
    """See whether the city falls: nothing is left in it, and somebody before it."""
    state, place = play.state, frame.place
    falls, caused, lost_inside = not city_strength(state, place), *frame.city
    leaders = leaders_of(frame.parts)
    _note(state, frame.commander, leaders, frame.strengths[0], won=falls, caused=caused, lost=frame.lost)
    _note(state, frame.chief, (frame.chief,), frame.strengths[1], won=False, caused=frame.lost, lost=lost_inside)
    lift_broken_sieges(play)
    rescue_stranded_leaders(play)
    if falls and any(key_ in state.stacks for key_ in [part.key for part in frame.parts]):
        power = power_of(frame.parts[0].key)
        return Call(Capture(place=place, power=power, leader=frame.commander, how="assault"), "taken")
    return End(FINISHED)


def _chief_inside(state: RiseState, place: str) -> str:
    return likely_commander(state, leaders_of(garrison_parts(state, place)))


def _note(
    state: RiseState,
    leader: str,
    present: tuple[str, ...],
    strength: int,
    *,
    won: bool,
    caused: int,
    lost: int,
) -> None:
    """Note what an assault means for a Roman commander (rulings c.32)."""
    if leader and LEADERS[leader].side == ROMANS:
        note_fight_begun(state, present, leader, strength)
        note_fight_result(state, leader, won=won, caused=caused, lost=lost, battle=False)


@RULES.step(Storming, "taken")
def end_assault(play: RisePlay, frame: Storming) -> End:
    """An assault ends the leader's phase."""
    return End(FINISHED)
