"""Fields of battle: armies put where a test needs them, and the dice of a battle in their order."""

import copy
from typing import ClassVar

import msgspec

from engine.games.rise_of_the_roman_republic.actions.combat import LoseEvenly, Stand
from engine.games.rise_of_the_roman_republic.board.stacks import add_troops, set_stack, stack_at, stack_key, take_leader
from engine.games.rise_of_the_roman_republic.events.combat import BattleRolled
from engine.games.rise_of_the_roman_republic.frames.turn import Phase, Turns
from engine.games.rise_of_the_roman_republic.office_figures import Office
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from engine.games.rise_of_the_roman_republic.state import Troops
from engine.games.rise_of_the_roman_republic.tables import LEADERS
from engine.kernel.actions import Action
from engine.kernel.dice import Draw, ScriptedDice
from engine.kernel.state import Frame, Side
from tests.engine.games.rise_of_the_roman_republic.playing import MACHINE, Table

FLAT, ROUGH, MOUNTAIN = "5208", "4309", "4310"  # hexes without a city: the first in Lucania, the others in Samnium
BOVIANUM, BENEVENTUM, PAESTUM = "4109", "4510", "4911"


class NamedDice(ScriptedDice):
    """Dice by what they are for, as digits; all others as `OTHERS` says, else 5. Draws by lot take the first."""

    OTHERS: ClassVar[dict[str, int]] = {"continuation": 0}

    def __init__(self, digits: dict[str, list[int]]) -> None:
        super().__init__()
        self._digits = digits

    def roll(self, label: str, sides: int) -> int:
        listed = self._digits.get(label)
        digit = listed.pop(0) if listed else self.OTHERS.get(label, 5)
        if label == "tribe":
            digit = len(self.drawn) % 10  # two who roll alike would roll for ever
        result = (digit or 10) if sides == 10 else 1
        self.drawn.append(Draw(label, len(self.drawn), sides, str(result)))
        return result


class Field(Table):
    """A table whose dice are given by name: tactics_113=7, battle=0, pursuit=(8, 2). They are kept until they fall.

    evenly: whether losses fall as they do, so that no test but those of the choice has to say so."""

    def __init__(self, scenario: str = "alexander", *, turn: int = 2) -> None:
        super().__init__(scenario, turn=turn)
        self._open: dict[str, list[int]] = {}
        self.evenly = True

    def act(self, side: Side, action: Action, **digits: int | tuple[int, ...]) -> "Field":
        """Let a side act; these dice are to fall."""
        self.dice(**digits)
        return self._play(self.prompt(side).id, action)

    def again(self) -> "Field":
        """Return a table as this one stands, which is played on without a change of this one."""
        made = copy.copy(self)
        made.events, made._open = list(self.events), {name: list(dice) for name, dice in self._open.items()}
        return made

    def meet(self) -> "Field":
        """Let whoever is asked accept battle."""
        if "battle.avoid" in self.moment():
            self.act(self.moment().partition(":")[0], Stand())
        return self

    def dice(self, **digits: int | tuple[int, ...]) -> "Field":
        """Say what dice are to fall."""
        for name, one in digits.items():
            self._open[name] = [*self._open.get(name, []), *(one if isinstance(one, tuple) else (one,))]
        return self

    def phase(self, leader: str, **known: tuple[str, ...]) -> "Field":
        """Begin a leader's Operations Phase."""
        power = LEADERS[leader].side
        side = power if power in self.state.players else self.state.masters[power]
        return self.start(Phase(leader=leader, side=side, **known))  # type: ignore[arg-type]

    def start(self, frame: Frame, **digits: int | tuple[int, ...]) -> "Field":
        """Begin a procedure; a draw follows it."""
        self.state.frames, self.state.serial = [Turns(step="draw", serial=1)], 1
        self.state.pending = None
        self.dice(**digits)
        dice = NamedDice(self._open)
        done = MACHINE.begin(self.state, frame, dice)
        self._after(done.state, [told.event for told in done.events], dice)
        return self._lose()

    def _play(self, prompt: str, action: Action) -> "Field":
        dice = NamedDice(self._open)
        done = MACHINE.apply(self.state, prompt, action, dice)
        self._after(done.state, [told.event for told in done.events], dice)
        return self._lose()

    def _lose(self) -> "Field":
        if self.evenly and "losing." in self.moment():
            return self._play(next(iter(MACHINE.prompts(self.state))), LoseEvenly())
        return self

    def finish_until(self, moment: str) -> "Field":
        """Answer by default whatever else is asked in the battle, up to this moment."""
        names = ("battle.", "command.", "mobilisation.", "tribe_roll.", "storming.", "treason.", "capture.", "losing.")
        while any(name in self.moment() for name in names) and not (moment and moment in self.moment()):
            prompt = next(iter(MACHINE.prompts(self.state).values()))
            assert prompt.default is not None
            self._play(prompt.id, prompt.default)
        return self

    def finish(self) -> "Field":
        """Answer by default whatever else is asked in the battle; all dice must have fallen then."""
        self.finish_until("")
        assert not any(self._open.values()), f"{self._open} did not fall"
        return self


def army(
    table: Table,
    power: str,
    place: str,
    *leaders: str,
    legions: tuple[str, ...] = (),
    infantry: int = 0,
    cavalry: int = 0,
    kind: str = "",
    elite: bool = False,
    inside: bool = False,
    status: int = 0,
) -> str:
    """Put an army into a hex, out of wherever its leaders and legions were; return the key of its stack."""
    state = table.state
    for leader in leaders:
        take_leader(state, leader)
        state.waiting = {side: tuple(one for one in men if one != leader) for side, men in state.waiting.items()}
    for legion in legions:
        table.legion(legion, place, inside=inside)
    there = stack_at(state, power, place, inside)
    there = msgspec.structs.replace(there, leaders=(*there.leaders, *leaders), status=status)
    names = {"samnites": "samnite", "epirus": "epirote", "rome": "italian"}
    new = Troops(kind or names.get(power, "italian"), infantry, cavalry, elite=elite)
    set_stack(state, add_troops(there, (new,) if new.sp else ()))
    return stack_key(power, place, inside)


def alone(table: Field, *powers: str) -> Field:
    """Take everything of some powers off the map."""
    for one in list(table.state.stacks.values()):
        if not powers or one.power in powers:
            set_stack(table.state, msgspec.structs.replace(one, leaders=(), legions=(), troops=()))
    return table


def office(table: Table, leader: str, name: Office, *legions: str) -> None:
    """Put a man into an office, with legions under him."""
    republic = table.state.republic
    for legion in legions:
        if legion not in table.state.legions:
            table.legion(legion, "4412", inside=True)
    men = [
        msgspec.structs.replace(one, legions=tuple(x for x in one.legions if x not in legions))
        for one in republic.magistrates
    ]
    republic = msgspec.structs.replace(republic, magistrates=tuple(men))
    new = Magistrate(leader=leader, office=name, legions=legions, province="samnium", start="samnium", most=2)
    table.state.republic = republic.with_magistrate(new)


def rolled(table: Table) -> BattleRolled:
    """Return the battle die that was told last."""
    return table.told(BattleRolled)[-1]


def amounts(event: BattleRolled) -> dict[str, int]:
    """Return the modifiers of a battle by name, tactics apart."""
    return {one.name: one.amount for one in event.modifiers if one.name != "tactics"}
