"""A toy of four sides for two or four players: with two, each plays a pair. Sealed bids of all sides, turns, a hand."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

import msgspec

from engine.kernel.actions import Accept, Action, Close, Decline, Pass, WithdrawOffer
from engine.kernel.choices import Number
from engine.kernel.dice import Dice, UnverifiedRandom
from engine.kernel.events import Event
from engine.kernel.forms import Form, Menu
from engine.kernel.game import Game
from engine.kernel.play import Play, Transition
from engine.kernel.roles import Role, Roles
from engine.kernel.rulebook import Goto, Next, Over, Rulebook
from engine.kernel.state import Frame, Outcome, State
from engine.kernel.texts import keyed_text

SIDES = ("gauls", "greeks", "romans", "etruscans")
ROLES: Roles = {
    2: (Role(id="gauls_greeks", sides=("gauls", "greeks")), Role(id="romans_etruscans", sides=("romans", "etruscans"))),
    4: tuple(Role(id=side) for side in SIDES),
}


class Raise(Action, frozen=True):
    """A sealed bid of one side."""

    gold: int


class Rest(Action, frozen=True):
    """Let a turn go by."""


class Stop(Action, frozen=True):
    """End the game."""


class Raised(Event, frozen=True):
    """The bids are open."""

    bids: dict[str, int]


class Council(Frame):
    """The whole game: bids of all sides, then a turn of each."""

    turn: int = 0


class PairsState(State[Council, Raise | Rest | Stop | Pass | Close | Accept | Decline | WithdrawOffer], kw_only=True):
    """Who plays each side, and what each holds in secret."""

    players: dict[str, str]
    secrets: dict[str, int]


RULES: Rulebook[PairsState] = Rulebook()
RULES.decider = lambda state, side: state.players[side]
RULES.procedure(Council, activity=True)


@RULES.ask(
    Council,
    "start",
    sides=lambda state, frame: SIDES,
    menu=lambda state, frame, side: Menu(Form(Raise, gold=Number(0, 3))),
    default=lambda state, frame, side: Raise(0),
    sealed=True,
    shown=True,
)
def raised(play: Play[PairsState], frame: Council, answers: Mapping[str, Raise]) -> Goto:
    play.emit(Raised({side: answer.gold for side, answer in answers.items()}))
    frame.turn = 0
    return Goto("turn")


@RULES.ask(
    Council,
    "turn",
    sides=lambda state, frame: (SIDES[frame.turn],),
    menu=lambda state, frame, side: Menu(Form(Rest), Form(Stop)),
    default=lambda state, frame, side: Rest(),
)
def turned(play: Play[PairsState], frame: Council, answers: Mapping[str, Action]) -> Next:
    if isinstance(next(iter(answers.values())), Stop):
        return Over(Outcome(winners=("gauls",), scores=dict.fromkeys(SIDES, 0), reason=keyed_text("outcome.stopped")))
    frame.turn += 1
    return Goto("turn" if frame.turn < len(SIDES) else "start")


class PairsView(msgspec.Struct, frozen=True):
    """What a seat may know: its sides' secrets."""

    secrets: dict[str, int]


class Pairs(Game[PairsState]):
    """The game."""

    id: ClassVar[str] = "toy"
    version = "1"
    state_type = PairsState
    actions = (Raise, Rest, Stop)
    events = (Raised,)
    least_seats, most_seats = 2, 4
    options = ()
    rules = RULES
    roles = ROLES

    def setup(
        self, options: Mapping[str, str], seats: tuple[str, ...], prompt_key: bytes, dice: Dice
    ) -> Transition[PairsState]:
        roles = self.deal_roles(options, seats, dice)
        players = {side: seat for seat, role in roles.items() for side in role.plays()}
        secrets = {side: dice.roll(f"secret {side}", 6) for side in SIDES}
        state = PairsState(prompt_key=prompt_key, seats=seats, players=players, secrets=secrets)
        return self.machine.begin(state, Council(), dice)

    def sides_of(self, state: PairsState, seat: str) -> tuple[str, ...]:
        return tuple(side for side in SIDES if state.players[side] == seat)

    def view(self, state: PairsState, seat: str | None) -> msgspec.Struct:
        return PairsView({side: n for side, n in state.secrets.items() if state.players[side] == seat})

    def determinize(self, state: PairsState, seat: str | None, lots: UnverifiedRandom) -> PairsState:
        new = state.copy()
        new.secrets = {
            side: n if state.players[side] == seat else 1 + lots.integer_below(6) for side, n in state.secrets.items()
        }
        self.machine.replace_secret_answers(new, seat, lots)
        return new

    def check(self, state: PairsState) -> Iterable[str]:
        if set(state.players) != set(SIDES):
            yield "a side has no player"

    def round(self, state: PairsState) -> int:
        return 1


PAIRS = Pairs()
