"""A battle, from the meeting to the losses (chapter 8; the order of ruling c.27)."""

from collections.abc import Iterator, Mapping

import msgspec

from engine.games.rise_of_the_roman_republic.actions.combat import Prepare
from engine.games.rise_of_the_roman_republic.board.control import scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.losses import (
    Lost,
    lose_elephants,
    strength_by_arm,
    strength_by_contingent,
    whole_stack_part,
)
from engine.games.rise_of_the_roman_republic.combat.avoidance import guile_of, spend_guile
from engine.games.rise_of_the_roman_republic.combat.modifiers import (
    battle_modifiers,
    cavalry_superiority_modifier,
    devotio_value,
)
from engine.games.rise_of_the_roman_republic.combat.questions import question_text_maker
from engine.games.rise_of_the_roman_republic.combat.results import (
    battle_outcome,
    charge_modifier,
    elephant_effect,
    is_unpredictable,
    tactical_value,
    unpredictable_outcome,
)
from engine.games.rise_of_the_roman_republic.combat.sides import (
    ATTACKER,
    DEFENDER,
    Parts,
    battle_letter,
    chief_power,
    defending_beside,
    is_inside,
    leaders_of,
    legions_of,
    parts_of,
    parts_of_power,
    power_of,
    powers_of,
    set_parts,
    side_deciding_in_battle,
    sides_asked,
    strength_of,
)
from engine.games.rise_of_the_roman_republic.events.combat import (
    BattleBegan,
    BattleRolled,
    Devoted,
    ElephantsCharged,
    Modifier,
)
from engine.games.rise_of_the_roman_republic.forces import Part, numbers_of
from engine.games.rise_of_the_roman_republic.frames.combat import Battle, Command, Due, Losing, Sp
from engine.games.rise_of_the_roman_republic.politics.hierarchy import CONSULS
from engine.games.rise_of_the_roman_republic.politics.merits import note_fight_begun
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.kernel.choices import Number, OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side

RULES.procedure(Battle, activity=True)
NOBODY = "none"  # who devotes themselves
FIRST_CHARGE = 5  # of the Epirote elephants' first battle (The Eagle)
KNOWN = 2  # battles after which a legion knows elephants (ruling G49)


@RULES.step(Battle)
def begin_battle(play: RisePlay, frame: Battle) -> Next:
    """Tell who meets whom, and find who commands the attackers."""
    state = play.state
    frame.attackers = (_attackers(state, frame), *frame.allies)
    frame.defenders = (whole_stack_part(state, frame.defender), *frame.beside, *_allies(state, frame))
    if not strength_of(state, frame.attackers) or not strength_of(state, frame.defenders):
        return End("")
    city = state.cities.get(frame.hex)
    frame.sortie = frame.from_city and city is not None and city.besieger == chief_power(frame, DEFENDER)
    powers = chief_power(frame, ATTACKER), chief_power(frame, DEFENDER)
    play.emit(
        BattleBegan(
            frame.hex,
            *powers,
            strength_by_arm(state, frame.attackers),
            strength_by_arm(state, frame.defenders),
            battle_cause(frame),
        )
    )
    return _command(state, frame, ATTACKER, "attack_led")


def _allies(state: RiseState, frame: Battle) -> Parts:
    """Return the allied tribes that stand where the defender does, and have not come with them."""
    come = [part.key for part in frame.beside]
    found = defending_beside(state, chief_power(frame, DEFENDER), frame.hex) if not is_inside(frame.defender) else ()
    return tuple([part for part in found if part.key not in come])


def battle_cause(frame: Battle) -> str:
    """Return what kind of battle it is."""
    if frame.incursion:
        return "incursion"
    return "interception" if frame.intercepted else "sortie" if frame.sortie else "attack"


def _attackers(state: RiseState, frame: Battle) -> Part:
    return whole_stack_part(state, frame.attacker) if frame.force.is_empty else Part(frame.attacker, frame.force)


def _command(state: RiseState, frame: Battle, of: int, then: str) -> Call:
    return Call(Command(leaders=leaders_of(parts_of(frame, of)), side=side_deciding_in_battle(state, frame, of)), then)


@RULES.step(Battle, "attack_led")
def find_defenders_commander(play: RisePlay, frame: Battle) -> Call:
    """Find who commands the defenders."""
    frame.commanders = (play.value, frame.commanders[DEFENDER])
    return _command(play.state, frame, DEFENDER, "defence_led")


@RULES.step(Battle, "defence_led")
def let_defender_think_of_avoidance(play: RisePlay, frame: Battle) -> Goto:
    """Let the defender think of Avoidance."""
    frame.commanders = (frame.commanders[ATTACKER], play.value)
    return Goto("avoid")


@RULES.step(Battle, "recommand")
def settle_command_again(play: RisePlay, frame: Battle) -> Next:
    """Settle command again where leaders have joined."""
    if frame.stale[ATTACKER]:
        frame.stale = (False, frame.stale[DEFENDER])
        return _command(play.state, frame, ATTACKER, "attack_led_anew")
    if frame.stale[DEFENDER]:
        frame.stale = (False, False)
        return _command(play.state, frame, DEFENDER, "defence_led_anew")
    return Goto("attack_ready")


@RULES.step(Battle, "attack_led_anew")
def take_attackers_new_commander(play: RisePlay, frame: Battle) -> Goto:
    """Take the attackers' new commander."""
    frame.commanders = (play.value, frame.commanders[DEFENDER])
    return Goto("recommand")


@RULES.step(Battle, "defence_led_anew")
def take_defenders_new_commander(play: RisePlay, frame: Battle) -> Goto:
    """Take the defenders' new commander."""
    frame.commanders = (frame.commanders[ATTACKER], play.value)
    return Goto("recommand")


# Guile, elephants and Devotio: each side answers once, the attacker first (ruling c.17)


def spendable_guile(state: RiseState, frame: Battle, of: int) -> int:
    """Return how much Guile a side may spend on the battle die: its commander's."""
    return min(TABLES.battle_modifiers["guile_most"], guile_of(state, frame.commanders[of]))


def committable_elephants(state: RiseState, frame: Battle, of: int) -> int:
    """Return how many elephant SP a side may commit."""
    return (
        min(TABLES.elephant_cap, strength_by_arm(state, parts_of(frame, of))[2])
        if scenario_of(state).has_rule("elephants")
        else 0
    )


def leaders_able_to_devote(state: RiseState, frame: Battle, of: int) -> tuple[str, ...]:
    """Return the Roman leaders who may devote themselves: once a game, and never where no leader dies (ruling
    c.53)."""
    if (
        "devotio" in state.once
        or not scenario_of(state).has_rule("casualties")
        or side_deciding_in_battle(state, frame, of) != ROMANS
    ):
        return ()
    return tuple([one for one in leaders_of(parts_of(frame, of)) if state.republic.office_of_leader(one) is not None])


def _ready_sides(state: RiseState, frame: Battle, of: int) -> tuple[Side, ...]:
    able = (
        spendable_guile(state, frame, of)
        or committable_elephants(state, frame, of)
        or leaders_able_to_devote(state, frame, of)
    )
    return sides_asked(state, frame, of) if able else ()


def _ready_menu(state: RiseState, frame: Battle, of: int) -> Menu:
    return Menu(
        Form(
            Prepare,
            guile=Number(0, spendable_guile(state, frame, of)),
            elephants=Number(0, committable_elephants(state, frame, of)),
            devoted=OneOf((NOBODY, *leaders_able_to_devote(state, frame, of))),
        )
    )


READY = {ATTACKER: "attack_ready", DEFENDER: "defence_ready"}


def _register(of: int, then: str) -> None:
    @RULES.ask(
        Battle,
        READY[of],
        sides=lambda state, frame: _ready_sides(state, frame, of),
        menu=lambda state, frame, side: _ready_menu(state, frame, of),
        default=lambda state, frame, side: Prepare(0),
        subject=question_text_maker(READY[of]),
        section="8.31",
    )
    def ready(play: RisePlay, frame: Battle, answers: Mapping[Side, Prepare]) -> Goto:
        """Take what a side commits to the battle."""
        action = next(iter(answers.values()), Prepare(0))
        _commit(play, frame, of, action)
        return Goto(then)


def _commit(play: RisePlay, frame: Battle, of: int, action: Prepare) -> None:
    spend_guile(play, frame.commanders[of], action.guile, "battle")
    other = 1 - of
    frame.guile = _pair(of, action.guile, frame.guile[other])
    frame.elephants = _pair(of, action.elephants, frame.elephants[other])
    if action.devoted != NOBODY:
        frame.devoted = action.devoted
        play.state.once = (*play.state.once, "devotio")
        play.emit(Devoted(action.devoted, devotio_value(action.devoted)))


def _pair(of: int, own: int, others: int) -> tuple[int, int]:
    return (own, others) if of == ATTACKER else (others, own)


_register(ATTACKER, READY[DEFENDER])
_register(DEFENDER, "charge")


@RULES.step(Battle, "charge")
def charge_with_elephants(play: RisePlay, frame: Battle) -> Goto:
    """Let the elephants charge that were committed."""
    for of in (ATTACKER, DEFENDER):
        if frame.elephants[of]:
            frame.charge = _pair(of, _charge(play, frame, of), frame.charge[1 - of])
    return Goto("fight")


def is_first_use_of_elephants(state: RiseState, frame: Battle, of: int) -> bool:
    """Return whether it is the first time that the Epirote player commits elephants, whoever commands them, and against
    whomever (The Eagle; ruling E17)."""
    return side_deciding_in_battle(state, frame, of) == "epirus" and "elephants" not in state.once


def all_know_elephants(state: RiseState, frame: Battle, of: int) -> bool:
    """Return whether all Veteran legions that a side's elephants charge know elephants (ruling G49)."""
    veterans = [one for one in map(state.legions.__getitem__, legions_of(parts_of(frame, 1 - of))) if one.veteran]
    return bool(veterans) and all(one.elephants >= KNOWN for one in veterans)


def _charge(play: RisePlay, frame: Battle, of: int) -> int:
    """Roll for each elephant SP; the first battle of the Epirotes' has no dice (The Eagle). Legions that know elephants
    halve what they bring (ruling G49)."""
    state, power, count = play.state, chief_power(frame, of), frame.elephants[of]
    halved = all_know_elephants(state, frame, of)
    _note_elephants(state, legions_of(parts_of(frame, 1 - of)))
    if is_first_use_of_elephants(state, frame, of):
        state.once = (*state.once, "elephants")
        play.emit(ElephantsCharged(power, (), FIRST_CHARGE, 0, fixed=True))
        return FIRST_CHARGE
    dice = tuple([roll_d10(play, f"elephants_{power}_{n}") for n in range(count)])
    effects = [elephant_effect(die) for die in dice]
    amount = charge_modifier(sum(bonus for bonus, _ in effects), halved=halved)
    lost = sum(gone for _, gone in effects)
    play.emit(ElephantsCharged(power, dice, amount, lost, halved=halved))
    if lost:
        set_parts(frame, of, lose_elephants(play, parts_of(frame, of), lost, "rampage").left)
    return amount


def _note_elephants(state: RiseState, legions: tuple[str, ...]) -> None:
    known = state.legions
    seen = {one: msgspec.structs.replace(known[one], elephants=known[one].elephants + 1) for one in legions}
    state.legions = {**known, **seen}


@RULES.step(Battle, "fight")
def fight_battle(play: RisePlay, frame: Battle) -> Goto:
    """Roll tactics and the battle die, and take the losses of both sides."""
    state = play.state
    _remember(state, frame)
    found = [*battle_modifiers(state, frame)]
    tactics, values = [], []
    for of in (ATTACKER, DEFENDER):
        leader = frame.commanders[of]
        die = roll_d10(play, f"tactics_{leader}") if battle_letter(leader) else 0
        values.append(tactical_value(battle_letter(leader), die))
        tactics.append((die, values[of]) if battle_letter(leader) else ())
    if values[ATTACKER] != values[DEFENDER]:
        found.append(Modifier("tactics", values[ATTACKER] - values[DEFENDER], values[ATTACKER], values[DEFENDER]))
    net, die = sum(one.amount for one in found), roll_d10(play, "battle")
    wild = roll_d10(play, "unpredictable") if is_unpredictable(die, net) else -1
    outcome = battle_outcome(die, net) if wild < 0 else unpredictable_outcome(wild, net)
    frame.die, frame.result, frame.percent = die, outcome.result, (outcome.attacker, outcome.defender)
    play.emit(
        BattleRolled(
            modifiers=tuple(found),
            place=frame.hex,
            attacker_leader=frame.commanders[ATTACKER],
            defender_leader=frame.commanders[DEFENDER],
            attacker_tactics=tactics[ATTACKER],
            defender_tactics=tactics[DEFENDER],
            die=die,
            adjusted=die + net,
            unpredictable=0 if wild < 0 else wild or 10,
            attacker=outcome.attacker,
            defender=outcome.defender,
            result=outcome.result,
        )
    )
    frame.dues = tuple(
        [due for of in (ATTACKER, DEFENDER) for due in battle_losses_due(frame, of, frame.percent[of], "battle")]
    )
    frame.then = "casualties"
    return Goto("losses")


def _remember(state: RiseState, frame: Battle) -> None:
    """Note the strengths as the battle begins, of which pursuit takes its share (ruling G24)."""
    frame.begun = tuple([dict(_begun(state, parts_of(frame, of))) for of in (ATTACKER, DEFENDER)])  # type: ignore[assignment]
    frame.strength = (strength_of(state, frame.attackers), strength_of(state, frame.defenders))
    frame.superior = cavalry_superiority_modifier(state, frame)
    for of in (ATTACKER, DEFENDER):
        leader = frame.commanders[of]
        man = state.republic.office_of_leader(leader)
        if man is not None:
            frame.romans = tuple(
                [one for one in leaders_of(parts_of(frame, of)) if state.republic.office_of_leader(one) is not None]
            )
            frame.consul = man.office in CONSULS
            note_fight_begun(state, leaders_of(parts_of(frame, of)), leader, frame.strength[of])


def _begun(state: RiseState, parts: Parts) -> Iterator[tuple[str, Sp]]:
    for power in powers_of(parts):
        for name, counted in strength_by_contingent(state, parts_of_power(parts, power)).items():
            yield f"{power}/{name}", counted


def battle_losses_due(frame: Battle, of: int, percent: int, cause: str) -> tuple[Due, ...]:
    """Return what a side has to lose, each power its own contingents."""
    return tuple([Due(of, power, percent, cause) for power in powers_of(parts_of(frame, of))])


@RULES.step(Battle, "losses")
def take_next_losses(play: RisePlay, frame: Battle) -> Next:
    """Let one power after the other lose what is due; after the battle die a percentage of what it began with (ruling
    G24)."""
    if not frame.dues:
        return Goto(frame.then)
    due = frame.dues[0]
    parts = parts_of_power(parts_of(frame, due.of), due.power)
    frame.legion_losses = {**dict.fromkeys(numbers_of(legions_of(parts)), 0), **frame.legion_losses}
    begun = None if due.cause == "battle" else _own(frame.begun[due.of], due.power)
    side = side_of(play.state, due.power)
    return Call(Losing(side=side, parts=parts, percent=due.percent, cause=due.cause, begun=begun), "lost")


@RULES.step(Battle, "lost")
def note_losses(play: RisePlay, frame: Battle) -> Goto:
    """Note what a power has lost."""
    due, frame.dues = frame.dues[0], frame.dues[1:]
    found: Lost = play.value
    others = [part for part in parts_of(frame, due.of) if power_of(part.key) != due.power]
    set_parts(frame, due.of, (*others, *found.left))
    infantry, everything = frame.lost[due.of]
    total = (infantry + found.infantry, everything + found.sp)
    frame.lost = (total, frame.lost[1]) if due.of == ATTACKER else (frame.lost[0], total)
    hit = dict(frame.legion_losses)
    for name, counts in found.by.items():
        number = name.partition(" ")[0]
        if number in hit:
            hit[number] += sum(counts)
    frame.legion_losses = hit
    return Goto("losses")


def _own(begun: Mapping[str, Sp], power: str) -> dict[str, Sp]:
    return {
        name.partition("/")[2]: counted for name, counted in begun.items() if power_of(name.replace("/", "@")) == power
    }
