"""The Operation of treachery (section 9.6; rulings G41, G53 and c.15)."""

from collections.abc import Iterator, Mapping
from functools import partial

from engine.games.rise_of_the_roman_republic.actions.combat import SpendGuile
from engine.games.rise_of_the_roman_republic.actions.siege import Treachery
from engine.games.rise_of_the_roman_republic.board.control import city_size, scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.losses import force_arms
from engine.games.rise_of_the_roman_republic.board.sieges import city_strength, is_friendly_city
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader
from engine.games.rise_of_the_roman_republic.combat.attack import force_under_leader
from engine.games.rise_of_the_roman_republic.combat.avoidance import guile_of, spend_guile
from engine.games.rise_of_the_roman_republic.combat.command import command_candidates
from engine.games.rise_of_the_roman_republic.events.siege import TreacheryRolled
from engine.games.rise_of_the_roman_republic.frames.siege import Capture, Treason
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.operations import register_operation_effect, register_operation_form
from engine.games.rise_of_the_roman_republic.politics.hierarchy import CONSULS
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.siege.defence import leaders_inside
from engine.games.rise_of_the_roman_republic.siege.results import is_betrayed
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS, ROME, TABLES
from engine.kernel.choices import Number
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, End, Next
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

RULES.procedure(Treason, activity=True)


def most_guile(state: RiseState, leader: str) -> int:
    """Return how much Guile a leader may spend on treachery: Romans one point, and of them only consuls, Dictators and
    Masters of Horse; others all that they have."""
    have, man = guile_of(state, leader), state.republic.office_of_leader(leader)
    if LEADERS[leader].side != ROMANS:
        return have
    able = man is not None and (man.rank == 1 or man.office in CONSULS)
    return min(1, have) if able else 0


def _token(place: str) -> str:
    return f"treachery:{place}"


@register_operation_form(Treachery, "treachery")
def treachery_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer treachery to who commands a force before a city that is not their own; Rome is never betrayed."""
    there = stack_of_leader(state, frame.leader)
    if there is None or there.inside or there.hex not in state.cities or there.hex == ROME:
        return
    besieger = state.cities[there.hex].besieger
    if is_friendly_city(state, there.power, there.hex) or _token(there.hex) in frame.done:
        return
    most = most_guile(state, frame.leader)
    if not (most and besieger in ("", there.power) and city_strength(state, there.hex)):
        return
    if any(force_arms(state, force_under_leader(state, frame.leader))):
        yield Form(Treachery, guile=Number(1, most))


@register_operation_effect(Treachery)
def begin_treachery(play: RisePlay, frame: Phase, action: Treachery) -> Call:
    """Spend the Guile, openly, before the defender answers (ruling c.17)."""
    there = stack_of_leader(play.state, frame.leader)
    assert there is not None  # noqa: S101 - the form was offered
    frame.done = (*frame.done, _token(there.hex))
    spend_guile(play, frame.leader, action.guile, "treachery")
    return Call(Treason(leader=frame.leader, place=there.hex, guile=action.guile), "")


def treachery_defender(state: RiseState, frame: Treason) -> str:
    """Return who answers in the city: of several who may command there the one with most Guile (ruling G41); "" for
    nobody."""
    return max(command_candidates(state, leaders_inside(state, frame.place)), key=partial(guile_of, state), default="")


def _sides(state: RiseState, frame: Treason) -> tuple[Side, ...]:
    leader = treachery_defender(state, frame)
    if not guile_of(state, leader):
        return ()
    side = side_of(state, LEADERS[leader].side)
    return (side,) if side in state.players else ()


@RULES.ask(
    Treason,
    sides=_sides,
    menu=lambda state, frame, side: Menu(
        Form(SpendGuile, points=Number(0, guile_of(state, treachery_defender(state, frame))))
    ),
    default=lambda state, frame, side: SpendGuile(0),
    subject=lambda state, frame, side: keyed_text("prompt.treason.start", place=frame.place, guile=frame.guile),
    section="9.6",
    reaction=True,
)
def roll_treachery(play: RisePlay, frame: Treason, answers: Mapping[Side, SpendGuile]) -> Next:
    """Roll: the attacker's Guile is added, but not a Roman's; the defender's is taken off."""
    state, leader, chief = play.state, frame.leader, treachery_defender(play.state, frame)
    against = next(iter(answers.values())).points if answers else 0
    spend_guile(play, chief, against, "treachery")
    there = stack_of_leader(state, leader)
    assert there is not None  # noqa: S101 - nothing has moved since
    counted = 0 if LEADERS[leader].side == ROMANS else frame.guile
    die, of_size = roll_d10(play, "treachery"), city_size(scenario_of(state), frame.place)
    adjusted = die + counted - against
    falls = is_betrayed(of_size, adjusted)
    play.emit(
        TreacheryRolled(
            frame.place,
            there.power,
            leader,
            frame.guile,
            chief,
            against,
            die,
            adjusted,
            TABLES.treachery[of_size],
            falls,
        )
    )
    if falls:
        return Call(Capture(place=frame.place, power=there.power, leader=leader, how="treachery"), "taken")
    return End()


@RULES.step(Treason, "taken")
def end_treachery(play: RisePlay, frame: Treason) -> End:
    """Go on with the phase."""
    return End()
