"""Who commands in a battle (sections 5.43 and 5.53, ruling c.28)."""

from collections.abc import Collection, Mapping

from engine.games.rise_of_the_roman_republic.actions.combat import TakeCommand
from engine.games.rise_of_the_roman_republic.combat.sides import is_tribe_counter
from engine.games.rise_of_the_roman_republic.events.combat import CommandRolled, CommandTaken
from engine.games.rise_of_the_roman_republic.frames.combat import Battle, Command
from engine.games.rise_of_the_roman_republic.frames.siege import Storming
from engine.games.rise_of_the_roman_republic.politics.hierarchy import CONSULS, both_consuls, overall_commanders
from engine.games.rise_of_the_roman_republic.rules import RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import End, Goto
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

RULES.procedure(Command)


def command_candidates(state: RiseState, leaders: tuple[str, ...]) -> tuple[str, ...]:
    """Return who may command: of magistrates the highest in rank, of these the highest Initiative, but both consuls;
    of others the Overall Commander, else anybody. A tribe's leader commands nobody but their tribe."""
    own = [one for one in leaders if not is_tribe_counter(one)] or list(leaders)
    offices = {one: man for one in own if (man := state.republic.office_of_leader(one)) is not None}
    if offices:
        top = min(man.rank for man in offices.values())
        first = [one for one, man in offices.items() if man.rank == top]
        if all(offices[one].office in CONSULS for one in first):
            return tuple(first)
        best = max(LEADERS[one].initiative for one in first)
        return tuple([one for one in first if LEADERS[one].initiative == best])
    chiefs = [one for one in own if one in overall_commanders(state, LEADERS[one].side)]
    return tuple(chiefs or own)


def likely_commander(state: RiseState, leaders: tuple[str, ...]) -> str:
    """Return who commands by all that can be seen before the dice; of several the first. "" for nobody."""
    return next(iter(command_candidates(state, leaders)), "")


OF_TWO, OF_THE_OTHER = 0.55, 0.45  # shares of the two who roll a die each: the higher; the first has the equal dice
Shares = dict[str, float]  # by leader, "" for nobody, how likely that one is; together 1


def command_shares(state: RiseState, leaders: tuple[str, ...]) -> Shares:
    """Return how likely each of some leaders is to command, before the dice: of two consuls by a die each, of equal
    dice the first, as of others among whom the owner chooses."""
    found = command_candidates(state, leaders)
    if not _consuls(state, found):
        return {next(iter(found), ""): 1.0}
    return {found[0]: OF_TWO, found[1]: OF_THE_OTHER}


def in_charge_chances(state: RiseState, named: str, leaders: Collection[str]) -> Shares:
    """Return how likely each leader is in charge of a force that intercepts or comes to a battle, as `in_charge` finds
    it."""
    consuls = both_consuls(state, leaders)
    if named not in consuls:
        return {named: 1.0}
    return {named: OF_TWO, next(one for one in consuls if one != named): OF_THE_OTHER}


@RULES.step(Command)
def settle_command(play: RisePlay, frame: Command) -> Goto | End:
    """Settle it by rank; two consuls roll."""
    state = play.state
    frame.leaders = command_candidates(state, frame.leaders)
    if _consuls(state, frame.leaders):
        dice = {one: roll_d10(play, f"command_{one}") for one in frame.leaders}
        frame.leaders = tuple([one for one in frame.leaders if dice[one] == max(dice.values())])
        leader = frame.leaders[0] if len(frame.leaders) == 1 else ""
        play.emit(CommandRolled(dice, leader, _place(state, frame), _use(state, frame)))
    return Goto("choose")


def _consuls(state: RiseState, leaders: tuple[str, ...]) -> bool:
    """Return whether it is between the two consuls."""
    men = [state.republic.office_of_leader(one) for one in leaders]
    return len(men) == 2 and all(man is not None and man.office in CONSULS for man in men)


def _place(state: RiseState, frame: Command) -> str:
    """Return where a side is whose command is settled: the hex of its battle, or of the city that it storms."""
    caller = state.frames[state.frames.index(frame) - 1]
    return caller.place if isinstance(caller, Storming) else caller.hex if isinstance(caller, Battle) else ""


def _use(state: RiseState, frame: Command) -> str:
    """Return whose command is settled, as `CommandRolled` tells it."""
    caller = state.frames[state.frames.index(frame) - 1]
    return "assault" if isinstance(caller, Storming) else "battle" if isinstance(caller, Battle) else ""


def _choosers(state: RiseState, frame: Command) -> tuple[Side, ...]:
    return (frame.side,) if len(frame.leaders) > 1 and frame.side in state.players else ()


@RULES.ask(
    Command,
    "choose",
    sides=_choosers,
    menu=lambda state, frame, side: Menu(Form(TakeCommand, leader=OneOf(frame.leaders))),
    default=lambda state, frame, side: TakeCommand(frame.leaders[0]),
    subject=lambda state, frame, side: keyed_text(
        "prompt.command.choose", place=_place(state, frame), tie=_consuls(state, frame.leaders)
    ),
    section="5.53",
)
def choose_commander(play: RisePlay, frame: Command, answers: Mapping[Side, TakeCommand]) -> End:
    """Let the owner choose between equals."""
    found = next(iter(answers.values())).leader if answers else next(iter(frame.leaders), "")
    if found:
        play.emit(CommandTaken(frame.side, found))
    return End(found)


def in_charge(play: RisePlay, named: str, leaders: Collection[str], place: str, use: str) -> str:
    """Return who is in charge of a force that intercepts or comes to a battle from a hex: of both consuls the one with
    the higher die, of equal dice who was named (sections 5.53 and 5.54); a Dictator who leads both. use: "interception"
    or "help"."""
    consuls = both_consuls(play.state, leaders)
    if named not in consuls:
        return named
    dice = {consul: roll_d10(play, f"command_{consul}") for consul in consuls}
    best = [consul for consul in consuls if dice[consul] == max(dice.values())]
    leader = best[0] if len(best) == 1 else named
    play.emit(CommandRolled(dice, leader, place, use))
    return leader
