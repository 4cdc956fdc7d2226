"""A table of a scenario set up by hand, with scripted dice: what the tests of the chapters play on.

    table = Table("alexander")
    table.begin(Strategic()).do("rome", Prorogue(("112",)))
    assert table.man("112").office == "proconsul"

Draws by lot are scripted as places in the sorted list of what is drawn from, counted from 1; a die of 0 is a 10.
"""

from typing import TypeVar

import msgspec

from engine.games.rise_of_the_roman_republic import chapters
from engine.games.rise_of_the_roman_republic.board.stacks import set_stack, stack_at, stack_key
from engine.games.rise_of_the_roman_republic.frames.turn import Turns
from engine.games.rise_of_the_roman_republic.operations import FORMS
from engine.games.rise_of_the_roman_republic.options import OPTIONS
from engine.games.rise_of_the_roman_republic.republic import Magistrate, Republic
from engine.games.rise_of_the_roman_republic.rules import RULES
from engine.games.rise_of_the_roman_republic.setup import empty_table
from engine.games.rise_of_the_roman_republic.state import Cup, Legion, RiseState, Stack, Troops
from engine.games.rise_of_the_roman_republic.tables import SCENARIOS
from engine.kernel.actions import Action
from engine.kernel.dice import ScriptedDice
from engine.kernel.events import Event
from engine.kernel.machine import Machine
from engine.kernel.prompts import Prompt
from engine.kernel.state import Frame, Side

E = TypeVar("E", bound=Event)
MACHINE = Machine(RULES)
ON_MAP = {"alexander": "alexander_epirus", "central_italy": "pontius", "eagle": "milon", "thunderbolt": "hannibal"}


class Table:
    """A game under test: a scenario as it stands at its start, in its second turn.

    In the cup lies one marker, of a leader on the map: after a procedure the game goes on with a draw (a roll of 1) and
    his phase.
    """

    def __init__(self, scenario: str = "alexander", *, turn: int = 2, **options: str) -> None:
        sides = SCENARIOS[scenario].sides
        seats = tuple(str(n + 1) for n in range(len(sides)))
        chosen = {option.key: option.default for option in OPTIONS} | {"scenario": scenario} | options
        self.state: RiseState = empty_table(chosen, seats, b"k" * 16, dict(zip(sides, seats, strict=True)))
        self.state.turn, self.state.cup = turn, Cup((ON_MAP[scenario],))
        self.events: list[Event] = []
        assert FORMS and chapters

    def republic(self, **changed: object) -> "Table":
        """Change Rome's offices."""
        self.state.republic = msgspec.structs.replace(self.state.republic, **changed)
        return self

    def stand(self, power: str, place: str, sp: int = 0, *leaders: str, inside: bool = False) -> "Table":
        """Put infantry and leaders into a hex."""
        there = stack_at(self.state, power, place, inside)
        troops = (*there.troops, Troops("italian", sp)) if sp else there.troops
        set_stack(self.state, msgspec.structs.replace(there, leaders=(*there.leaders, *leaders), troops=troops))
        return self

    def legion(self, number: str, place: str, *, inside: bool = False) -> "Table":
        """Raise a legion in a hex, or move it there."""
        known = self.state.legions.get(number) or Legion({"RL": (11, 2)})
        for one in list(self.state.stacks.values()):
            if number in one.legions:
                set_stack(
                    self.state, msgspec.structs.replace(one, legions=tuple(n for n in one.legions if n != number))
                )
        self.state.legions = {**self.state.legions, number: known}
        there = stack_at(self.state, "rome", place, inside)
        set_stack(self.state, msgspec.structs.replace(there, legions=(*there.legions, number)))
        return self

    def begin(self, frame: Frame, *rolls: int, then: str = "draw") -> "Table":
        """Begin a procedure of the sequence of play, which goes on at the step `then`, a draw."""
        self.state.frames, self.state.serial = (
            ([Turns(step=then, serial=1)], 1) if not isinstance(frame, Turns) else ([], 0)
        )
        dice = ScriptedDice(*rolls)
        done = MACHINE.begin(self.state, frame, dice)
        return self._after(done.state, [told.event for told in done.events], dice)

    def do(self, side: Side, action: Action, *rolls: int) -> "Table":
        """Let a side act, with these rolls."""
        dice = ScriptedDice(*rolls)
        done = MACHINE.apply(self.state, self.prompt(side).id, action, dice)
        return self._after(done.state, [told.event for told in done.events], dice)

    def _after(self, state: RiseState, events: list[Event], dice: ScriptedDice) -> "Table":
        assert not dice.left, f"{dice.left} rolls were not used"
        self.state, self.events = state, self.events + events
        packed = msgspec.msgpack.encode(state)
        assert msgspec.msgpack.encode(msgspec.msgpack.decode(packed, type=RiseState)) == packed
        return self

    def prompt(self, side: Side) -> Prompt:
        """Return what a side is asked."""
        found = [one for one in MACHINE.prompts(self.state).values() if one.side == side]
        assert found, f"{side} is asked nothing; asked is {self.moment()}"
        return found[0]

    def moment(self) -> str:
        """Return the moment of what is asked."""
        return next((f"{one.side}: {one.moment}" for one in MACHINE.prompts(self.state).values()), "")

    def allowed(self, side: Side, action: Action) -> bool:
        """Return whether a side could do just this now."""
        return self.prompt(side).menu.contains(action)

    def told(self, kind: type[E]) -> list[E]:
        """Return the events of a type that have been told so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def man(self, leader: str) -> Magistrate:
        """Return a man's office."""
        found = self.state.republic.office_of_leader(leader)
        assert found is not None, f"{leader} is in no office"
        return found

    def rome(self) -> Republic:
        """Return Rome's offices."""
        return self.state.republic

    def at(self, power: str, place: str, *, inside: bool = False) -> Stack:
        """Return a stack."""
        return self.state.stacks.get(stack_key(power, place, inside)) or Stack(power, place, inside)
