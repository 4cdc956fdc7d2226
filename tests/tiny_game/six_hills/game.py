"""The rules: the last winner names a hill, all bid a card in secret, and the highest card takes the hill."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from data import load_game_data
from engine.kernel.actions import Action
from engine.kernel.choices import OneOf
from engine.kernel.dice import Dice
from engine.kernel.events import Event
from engine.kernel.forms import Form, Menu
from engine.kernel.game import TableOption
from engine.kernel.play import Play, Transition
from engine.kernel.rulebook import Goto, Next, Over, Rulebook
from engine.kernel.state import Frame, Outcome
from engine.kernel.texts import keyed_text
from engine.kernel.zones import seat_mask
from engine.kit.card_game import CardGame, CardState, unknown_cards_in_zones
from engine.kit.cards import Deck

DATA = load_game_data(Path(__file__).parent / "data", "hills")
HILLS: Mapping[str, Any] = DATA["hills"]
SPEARS = {f"spear_{n}": n for n in range(1, DATA["cards"] + 1)}
DECK = Deck()


# What players do, what they are told, and what is kept


class Name(Action, frozen=True):
    hill: str


class Bid(Action, frozen=True):
    card: str


class HillNamed(Event, frozen=True):
    seat: str
    hill: str


class HillTaken(Event, frozen=True):
    seat: str
    hill: str
    cards: tuple[str, ...]  # of all, in the order of the seats


class Contest(Frame):
    hill: str = ""


class HillsState(CardState[Contest, Name | Bid], kw_only=True):
    leader: str
    owners: dict[str, str]  # of the hills that were taken
    last_round: int

    def copy(self) -> "HillsState":
        new = super().copy()
        new.owners = self.owners.copy()
        return new

    def score(self, seat: str) -> int:
        return sum(HILLS[hill]["worth"] for hill, owner in self.owners.items() if owner == seat)


# The rules

RULES: Rulebook[HillsState] = Rulebook()


def free_hills(state: HillsState) -> list[str]:
    near = {other for hill in state.owners for other in HILLS[hill]["borders"]} or set(HILLS)
    return [hill for hill in HILLS if hill in near and hill not in state.owners]


def hand_of(state: HillsState, seat: str) -> list[str]:
    return sorted(state.cards.zones[seat], key=SPEARS.__getitem__)


@RULES.step(Contest)
def deal(play: Play[HillsState], frame: Contest) -> Next:
    DECK.make(play, SPEARS)
    for seat in play.state.seats:
        DECK.draw(play, seat, DATA["hand"], seat_mask(play.state.seats, seat))
    return Goto("name")


@RULES.ask(
    Contest,
    "name",
    sides=lambda state, frame: (state.leader,),
    menu=lambda state, frame, side: Menu(Form(Name, hill=OneOf(free_hills(state)))),
    default=lambda state, frame, side: Name(free_hills(state)[0]),
)
def named(play: Play[HillsState], frame: Contest, answers: Mapping[str, Name]) -> Next:
    frame.hill = answers[play.state.leader].hill
    play.emit(HillNamed(play.state.leader, frame.hill))
    return Goto("bid")


@RULES.ask(
    Contest,
    "bid",
    sides=lambda state, frame: state.seats,
    menu=lambda state, frame, side: Menu(Form(Bid, card=OneOf(hand_of(state, side)))),
    default=lambda state, frame, side: Bid(hand_of(state, side)[0]),
    sealed=True,
    shown=True,
    subject=lambda state, frame, side: keyed_text("asked.hill", hill=frame.hill),
)
def bid(play: Play[HillsState], frame: Contest, answers: Mapping[str, Bid]) -> Next:
    state = play.state
    for seat, answer in answers.items():
        DECK.discard(play, seat, [answer.card])
    state.leader = max(answers, key=lambda seat: SPEARS[answers[seat].card])
    state.owners[frame.hill] = state.leader
    play.emit(HillTaken(state.leader, frame.hill, tuple(answer.card for answer in answers.values())))
    if len(state.owners) < state.last_round:
        return Goto("name")
    scores = {seat: state.score(seat) for seat in state.seats}
    winners = tuple(seat for seat in state.seats if scores[seat] == max(scores.values()))
    return Over(Outcome(winners=winners, scores=scores, reason=keyed_text("outcome.taken", count=len(state.owners))))


# What a seat may know, and the game to the rest of the program


class HillsView(msgspec.Struct, frozen=True, kw_only=True):
    round: int
    last_round: int
    leader: str
    owners: dict[str, str]
    scores: dict[str, int]
    discards: tuple[str, ...]
    hand: tuple[str, ...] = ()


class SixHills(CardGame[HillsState]):
    id = "six_hills"
    not_rules = ("title", "drawings", "registration")
    state_type, actions, events, rules = HillsState, (Name, Bid), (HillNamed, HillTaken), RULES
    least_seats, most_seats = 2, 4
    options = (TableOption(key="last_round", default="6", low=1, high=6),)

    def setup(
        self, options: Mapping[str, str], seats: tuple[str, ...], prompt_key: bytes, dice: Dice
    ) -> Transition[HillsState]:
        state = HillsState(
            prompt_key=prompt_key,
            seats=seats,
            cards=unknown_cards_in_zones(SPEARS, seats),
            leader=seats[0],
            owners={},
            last_round=int(options["last_round"]),
        )
        return self.machine.begin(state, Contest(), dice)

    def view(self, state: HillsState, seat: str | None) -> HillsView:
        return HillsView(
            round=self.round(state),
            last_round=state.last_round,
            leader=state.leader,
            owners=dict(state.owners),
            scores={one: state.score(one) for one in state.seats},
            discards=tuple(state.cards.zones["discard"]),
            hand=tuple(hand_of(state, seat)) if seat else (),
        )

    def round(self, state: HillsState) -> int:
        return min(len(state.owners) + 1, state.last_round)


GAME = SixHills()
