"""A small game with all that a store must survive: sealed answers, a window with void replies, dice, hidden cards."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import msgspec

from engine.kernel.actions import Action, Pass
from engine.kernel.choices import Number, OneOf
from engine.kernel.dice import Dice, UnverifiedRandom
from engine.kernel.events import Event, Seat
from engine.kernel.forms import Form, Menu
from engine.kernel.game import Game
from engine.kernel.play import Play, Transition
from engine.kernel.rulebook import Goto, Next, Over, Rulebook
from engine.kernel.state import Frame, Outcome, State
from engine.kernel.texts import keyed_text


class Bid(Action, frozen=True):
    gold: int


class Boost(Action, frozen=True):
    card: str


class Move(Action, frozen=True):
    to: str


class Bids(Event, frozen=True):
    bids: dict[str, int]
    roll: int


class Drew(Event, frozen=True):
    seat: str
    card: str

    def seen_by(self, seat: Seat | None) -> "Drew | None":
        return self if seat == self.seat else None


class Boosted(Event, frozen=True):
    seat: str
    card: str


class Moved(Event, frozen=True):
    seat: str
    to: str


class Auction(Frame, kw_only=True):
    pass


ToyFrame = Auction
ToyAction = Bid | Boost | Move | Pass


class ToyState(State[ToyFrame, ToyAction], kw_only=True):
    round: int = 1
    last: int = 3
    deck: tuple[str, ...] = ()
    hands: dict[str, tuple[str, ...]] = {}  # noqa: RUF012 - msgspec copies it
    scores: dict[str, int] = {}  # noqa: RUF012 - msgspec copies it
    places: dict[str, str] = {}  # noqa: RUF012 - msgspec copies it

    def copy(self) -> "ToyState":
        new = super().copy()
        new.hands, new.scores, new.places = dict(self.hands), dict(self.scores), dict(self.places)
        return new


RULES: Rulebook[ToyState] = Rulebook()
RULES.procedure(Auction, activity=True)
CARDS = tuple(f"card_{n:02}" for n in range(30))
PLACES = ("latium", "samnium", "etruria")


@RULES.step(Auction)
def deal(play: Play[ToyState], frame: Auction) -> Next:
    for seat in play.state.seats:
        card, *rest = play.state.deck
        play.state.deck = tuple(rest)
        play.state.hands[seat] = (*play.state.hands[seat], card)
        play.emit(Drew(seat, card))
    return Goto("move")


@RULES.ask(
    Auction,
    "move",
    sides=lambda state, frame: state.seats[:1],
    menu=lambda state, frame, side: Menu(Form(Move, to=OneOf(PLACES))),
    default=lambda state, frame, side: Move(PLACES[0]),
)
def moved(play: Play[ToyState], frame: Auction, answers: Mapping[str, Move]) -> Next:
    (side, move), *_ = answers.items()
    play.state.places[side] = move.to
    play.emit(Moved(side, move.to))
    return Goto("bid" if move.to != "etruria" else "move")  # etruria: once more, so that steps can be undone


@RULES.ask(
    Auction,
    "bid",
    sides=lambda state, frame: state.seats,
    menu=lambda state, frame, side: Menu(Form(Bid, gold=Number(0, 9))),
    default=lambda state, frame, side: Bid(0),
    sealed=True,
)
def bids(play: Play[ToyState], frame: Auction, answers: Mapping[str, Bid]) -> Next:
    roll = play.roll("auction", 6)
    bids = {side: bid.gold for side, bid in answers.items()}
    for side, gold in bids.items():
        play.state.scores[side] += gold * roll
    play.emit(Bids(bids, roll))
    return Goto("boost")


@RULES.window(
    Auction,
    "boost",
    sides=lambda state, frame: state.seats,
    menu=lambda state, frame, side: Menu(Form(Boost, card=OneOf(state.hands[side]))) if state.hands[side] else Menu(),
    then="end",
)
def boosted(play: Play[ToyState], frame: Auction, side: str, action: Boost) -> Next:
    state = play.state
    state.hands[side] = tuple(card for card in state.hands[side] if card != action.card)
    state.scores[side] += play.roll("boost", 20)
    play.emit(Boosted(side, action.card))
    return Goto("boost")


@RULES.step(Auction, "end")
def end(play: Play[ToyState], frame: Auction) -> Next:
    state = play.state
    if state.round == state.last:
        most = max(state.scores.values())
        winners = tuple(side for side in state.seats if state.scores[side] == most)
        return Over(Outcome(winners=winners, scores=dict(state.scores), reason=keyed_text("toy.over")))
    state.round += 1
    return Goto("start")


class Toy(Game[ToyState]):
    id: ClassVar[str] = "toy"
    version = "1"
    state_type = ToyState
    actions = (Bid, Boost, Move)
    events = (Bids, Drew, Boosted, Moved)
    least_seats = 2
    most_seats = 4
    options = ()
    rules = RULES
    data_hash = "toydata"

    def setup(
        self, options: Mapping[str, str], seats: tuple[Seat, ...], prompt_key: bytes, dice: Dice
    ) -> Transition[ToyState]:
        state = ToyState(
            prompt_key=prompt_key,
            seats=seats,
            deck=tuple(dice.shuffle("deck", CARDS)),
            hands=dict.fromkeys(seats, ()),
            scores=dict.fromkeys(seats, 0),
        )
        return self.machine.begin(state, Auction(), dice)

    def view(self, state: ToyState, seat: Seat | None) -> msgspec.Struct:
        raise NotImplementedError

    def determinize(self, state: ToyState, seat: Seat | None, lots: UnverifiedRandom) -> ToyState:
        raise NotImplementedError

    def check(self, state: ToyState) -> Iterable[str]:
        return ()

    def round(self, state: ToyState) -> int:
        return state.round


class Dearer(Toy):
    """The same game by other rules: a bid counts one more."""

    version = "2"

    def apply(self, state: ToyState, prompt_id: str, action: Any, dice: Dice) -> Transition[ToyState]:
        done = super().apply(state, prompt_id, action, dice)
        if any(isinstance(told.event, Bids) for told in done.events):
            done.state.scores["1"] += 1
        return done


class NoBoost(Toy):
    """Rules under which nobody may play a card."""

    def apply(self, state: ToyState, prompt_id: str, action: Any, dice: Dice) -> Transition[ToyState]:
        if isinstance(action, Boost):
            from engine.kernel.errors import IllegalAction

            raise IllegalAction(keyed_text("toy.no_boost"))
        return super().apply(state, prompt_id, action, dice)


TOY = Toy()
