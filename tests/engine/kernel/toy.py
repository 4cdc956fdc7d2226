"""A toy game that uses everything the kernel has: bids, debates, journeys, rights and offers at a market."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

import msgspec

from engine.kernel.actions import Accept, Action, Close, Decline, Pass, WithdrawOffer
from engine.kernel.choices import Number, OneOf
from engine.kernel.conditions import Condition, OrderReply
from engine.kernel.dice import Dice, UnverifiedRandom
from engine.kernel.events import Event
from engine.kernel.forms import Form, Menu
from engine.kernel.game import Game, TableOption
from engine.kernel.offers import known_offers
from engine.kernel.picks import Pick
from engine.kernel.play import Play, Transition
from engine.kernel.rulebook import Call, End, Goto, Next, Over, Rulebook
from engine.kernel.state import Frame, Offer, Outcome, State
from engine.kernel.texts import keyed_text
from engine.kernel.zones import PUBLIC, Cards, seat_mask

WARES = ("amber", "bronze", "cloth", "dates", "ebony", "figs")


class Auction(Action, frozen=True):
    """Hold an auction."""


class Speak(Action, frozen=True):
    """Open a debate."""


class Travel(Action, frozen=True):
    """Set out."""


class Propose(Action, frozen=True):
    """Offer a pact."""

    to: str


class Whisper(Action, frozen=True):
    """Offer a pact that nobody else knows of."""

    to: str


class Toast(Action, frozen=True):
    """Raise a glass, which all may answer."""


class Cheer(Action, frozen=True):
    """Answer a toast."""


class Draw(Action, frozen=True):
    """Draw a ware."""


class Idle(Action, frozen=True):
    """Do nothing of note."""


class Finish(Action, frozen=True):
    """End the game."""


class Bid(Action, frozen=True):
    """A sealed bid of coins and wares."""

    gold: int
    wares: tuple[str, ...] = ()


class Note(Action, frozen=True):
    """Write down what one is going to do, for oneself."""

    what: str


class Objection(Action, frozen=True):
    """Answer a speech."""

    ware: str


class Raid(Action, frozen=True):
    """Raid the others, who may each react once, sealed."""


class Guard(Action, frozen=True):
    """Meet a raid with some coins."""

    gold: int


class Hide(Action, frozen=True):
    """Let a raid go by."""


class Home(Action, frozen=True):
    """Come home."""


class Wreck(Action, frozen=True):
    """Lose the traveller."""


class Tip(Action, frozen=True):
    """A right: take a coin."""


class Fast(Action, frozen=True):
    """A right that calls a procedure."""


class Pact(Action, frozen=True):
    """Terms of an offer: some coins change hands."""

    gold: int


class Held(Event, frozen=True):
    """Something happened that all see."""

    what: str


class Drawn(Event, frozen=True):
    """A ware was drawn: its owner sees it."""

    seat: str
    ware: str = ""

    def seen_by(self, seat: str | None) -> Event:
        return self if seat == self.seat else Drawn(self.seat)


class Market(Frame):
    """The whole game."""


class Bidding(Frame):
    """A sealed auction."""


class Debate(Frame):
    """A window."""

    heard: tuple[str, ...] = ()


class Raided(Frame):
    """A raid that others react to."""


class Journey(Frame):
    """A frame that dies with its traveller."""

    nested: bool = False


class Toasting(Frame):
    """A window in which everybody sees who could respond: whoever has gold."""


class Feast(Frame):
    """Called by a right."""


ToyFrame = Market | Bidding | Debate | Raided | Journey | Toasting | Feast
ToyAction = (
    Auction | Speak | Travel | Propose | Draw | Idle | Finish | Bid | Objection | Home | Wreck | Tip | Fast
    | Note | Raid | Guard | Hide | Pact | Whisper | Toast | Cheer | Pass | Close | Accept | Decline | WithdrawOffer
)  # fmt: skip


class ToyState(State[ToyFrame, ToyAction], kw_only=True):
    """Coins, wares, and who is abroad."""

    gold: dict[str, int]
    cards: Cards
    abroad: bool = False
    turns: int = 0
    value: str = ""
    notes: dict[str, str] = msgspec.field(default_factory=dict)

    def copy(self) -> "ToyState":
        new = super().copy()
        new.gold, new.cards, new.notes = self.gold.copy(), self.cards.copy(), self.notes.copy()
        return new


RULES: Rulebook[ToyState] = Rulebook()
TPlay = Play[ToyState]
RULES.procedure(Market, activity=True, aliases={"old_name": "ask"})
RULES.procedure(Bidding, atomic=True)
RULES.procedure(Debate)
RULES.procedure(Raided)
RULES.procedure(Journey, activity=True, alive=lambda state, frame: state.abroad)
RULES.procedure(Toasting)
RULES.procedure(Feast)


@RULES.step(Market)
def open_market(play: TPlay, frame: Market) -> Goto:
    play.state.cards.shuffled("deck", play.dice.shuffle("deck", WARES))
    return Goto("ask")


def market_menu(state: ToyState, frame: Market, side: str) -> Menu:
    others = [seat for seat in state.seats if seat != side]
    forms = [Form(a) for a in (Auction, Speak, Toast, Travel, Raid, Idle, Finish)]
    forms += [Form(propose, to=OneOf(others)) for propose in (Propose, Whisper)]
    if state.cards.zones["deck"]:
        forms.append(Form(Draw))
    return Menu(*forms, barred={"home": keyed_text("why.at_home", section="JOURNEYS")})


@RULES.ask(
    Market,
    "ask",
    sides=lambda state, frame: (state.seats[state.turns % len(state.seats)],),
    menu=market_menu,
    default=lambda state, frame, side: Idle(),
    section="MARKET",
)
def chosen(play: TPlay, frame: Market, answers: Mapping[str, Action]) -> Next:
    state = play.state
    (side, answer), *_ = answers.items()
    match answer:
        case Auction():
            return Call(Bidding(), "back")
        case Speak():
            return Call(Debate(), "back")
        case Toast():
            return Call(Toasting(), "back")
        case Raid():
            return Call(Raided(), "back")
        case Travel():
            state.abroad = True
            return Call(Journey(), "back")
        case Propose(to):
            play.offer(side, to, Pact(1), play.activity(Market))
            return Goto("ask")
        case Whisper(to):
            play.offer(side, to, Pact(2), play.activity(Market), between=(side, to))
            return Goto("ask")
        case Draw():
            ware = state.cards.zones["deck"][-1]
            state.cards.move([ware], "deck", side)
            play.note_hidden_seen(state.cards.show([ware], seat_mask(state.seats, side)))
            play.emit(Drawn(side, ware))
        case Finish():
            best = max(state.gold.values())
            winners = tuple(s for s in state.seats if state.gold[s] == best)
            return Over(Outcome(winners=winners, scores=dict(state.gold), reason=keyed_text("outcome.finished")))
    return Goto("next")


@RULES.step(Market, "back")
def back(play: TPlay, frame: Market) -> Goto:
    play.state.value = str(play.value)
    return Goto("next")


@RULES.step(Market, "next")
def next_side(play: TPlay, frame: Market) -> Next:
    play.state.turns += 1
    if play.state.turns >= 30:
        return Over(Outcome(winners=play.state.seats, scores=dict(play.state.gold), reason=keyed_text("outcome.late")))
    return Goto("ask")


@RULES.may(
    Market,
    "tip",
    sides=lambda state, frame: [s for s in state.seats if "figs" in state.cards.zones[s]],
    menu=lambda state, frame, side: Menu(Form(Tip), Form(Fast)),
    section="FIGS",
)
def tip(play: TPlay, frame: Market, side: str, action: Action) -> Call | None:
    if isinstance(action, Fast):
        return Call(Feast(), "")
    play.state.gold[side] += 1
    play.state.cards.show(["figs"])
    play.state.cards.move(["figs"], side, "pile")
    return None


@RULES.may(
    Market,
    "note",
    sides=lambda state, frame: state.seats,
    menu=lambda state, frame, side: Menu(Form(Note, what=OneOf(("buy", "sell")))),
    side_action=True,
)
def note(play: TPlay, frame: Market, side: str, action: Note) -> None:
    play.state.notes[side] = action.what


@RULES.step(Feast)
def feast(play: TPlay, frame: Feast) -> End:
    play.emit(Held("feast"))
    return End("fed")


def bid_menu(state: ToyState, frame: Bidding, side: str) -> Menu:
    wares = Pick(state.cards.zones[side], 0, 2)
    return Menu(Form(Bid, gold=Number(0, state.gold[side]), wares=wares))


@RULES.ask(
    Bidding,
    sides=lambda state, frame: state.seats,
    menu=bid_menu,
    default=lambda state, frame, side: Bid(0),
    sealed=True,
    shown=True,
)
def bids(play: TPlay, frame: Bidding, answers: Mapping[str, Bid]) -> End:
    best = max(answers, key=lambda side: answers[side].gold)  # the first in turn order of equals
    play.state.gold[best] -= answers[best].gold
    play.emit(Held(f"sold to {best} of {','.join(answers)}"))
    return End(best)


class Debated(msgspec.Struct, frozen=True):
    """Who has been heard in a debate, as data."""

    heard: tuple[str, ...]


@RULES.window(
    Debate,
    "start",
    sides=lambda state, frame: [s for s in state.seats if s not in frame.heard and state.cards.zones[s]],
    menu=lambda state, frame, side: Menu(Form(Objection, ware=OneOf(state.cards.zones[side]))),
    then="over",
    section="DEBATE",
    context=lambda state, frame, side: Debated(frame.heard),
)
def objection(play: TPlay, frame: Debate, side: str, action: Objection) -> Goto:
    frame.heard = (*frame.heard, side)
    play.state.cards.show([action.ware])
    play.state.cards.move([action.ware], side, "pile")
    play.emit(Held(f"{side} shows {action.ware}"))
    return Goto("start")


@RULES.window(
    Toasting,
    "start",
    sides=lambda state, frame: state.seats,
    menu=lambda state, frame, side: Menu(Form(Cheer)) if state.gold[side] else Menu(),
    then="over",
    known=True,
)
def cheered(play: TPlay, frame: Toasting, side: str, action: Cheer) -> End:
    play.emit(Held(f"{side} cheers"))
    return End(side)


@RULES.step(Toasting, "over")
def unanswered(play: TPlay, frame: Toasting) -> End:
    return End("")


@RULES.step(Debate, "over")
def debated(play: TPlay, frame: Debate) -> End:
    return End("|".join(frame.heard))


@RULES.ask(
    Raided,
    sides=lambda state, frame: [s for s in state.seats if s != state.seats[state.turns % len(state.seats)]],
    menu=lambda state, frame, side: Menu(Form(Guard, gold=Number(0, state.gold[side])), Form(Hide)),
    default=lambda state, frame, side: Hide(),
    sealed=True,
    reaction=True,
)
def raided(play: TPlay, frame: Raided, answers: Mapping[str, Action]) -> End:
    for side, answer in answers.items():
        play.state.gold[side] -= answer.gold if isinstance(answer, Guard) else 0
    return End(",".join(side for side, answer in answers.items() if isinstance(answer, Guard)))


@RULES.ask(
    Journey,
    sides=lambda state, frame: state.seats[:1],
    menu=lambda state, frame, side: Menu(
        *(Form(a) for a in (Home, Wreck, Travel)), Form(Propose, to=OneOf(state.seats[1:]))
    ),
    default=lambda state, frame, side: Home(),
    weight=0.5,
)
def journey(play: TPlay, frame: Journey, answers: Mapping[str, Action]) -> Next:
    (answer,) = answers.values()
    match answer:
        case Propose(to):  # a pact that can be made as long as the journey lasts
            play.offer(play.state.seats[0], to, Pact(1), frame.activity)
            return Goto("start")
        case Travel() if not frame.nested:
            return Call(Journey(nested=True), "start")
        case Wreck():
            play.state.abroad = False  # the frame is dead now, and all that it called
            return Goto("start")
    return End("home")


def pact(play: TPlay, offer: Offer[Pact]) -> None:
    paid = min(offer.terms.gold, play.state.gold[offer.frm])
    play.state.gold[offer.frm] -= paid
    play.state.gold[offer.to] += paid
    play.emit(Held("pact"))


RULES.offer_taken = pact


class ToyView(msgspec.Struct, frozen=True):
    """What a seat may know."""

    gold: dict[str, int]
    sizes: tuple[int, ...]
    known: tuple[str, ...]
    value: str
    offers: tuple[str, ...] = ()


class Toy(Game[ToyState]):
    """The toy."""

    id: ClassVar[str] = "toy"
    version = "1"
    state_type = ToyState
    actions = (
        Auction, Speak, Travel, Propose, Draw, Idle, Finish, Bid, Objection, Home, Wreck, Tip, Fast, Note, Pact,
        Whisper, Toast, Cheer, Raid, Guard, Hide,
    )  # fmt: skip
    events = (Held, Drawn)
    least_seats, most_seats = 2, 4
    options = (
        TableOption(key="rich", default="no", values=("no", "yes")),
        TableOption(key="gold", default="5", low=1, high=9),
    )
    rules = RULES
    conditions: ClassVar = {
        "rich": Condition(holds=lambda view, prompt, n: view.gold[prompt.side] >= n, low=1, high=9),
        "raided": Condition(holds=lambda view, prompt, n: True, moments=("raided.start",)),
    }
    replies: ClassVar = {
        "guard_with_all": OrderReply(
            action=lambda view, prompt: Guard(view.gold[prompt.side]) if view.gold[prompt.side] else None,
            moments=("raided.start",),
        )
    }

    def setup(
        self, options: Mapping[str, str], seats: tuple[str, ...], prompt_key: bytes, dice: Dice
    ) -> Transition[ToyState]:
        zones = {"deck": list(WARES), "pile": [], **{s: [] for s in seats}}
        gold = dict.fromkeys(seats, int(options["gold"]))
        cards = Cards(zones, dict.fromkeys(WARES, 0))
        state = ToyState(prompt_key=prompt_key, seats=seats, gold=gold, cards=cards)
        return self.machine.begin(state, Market(), dice)

    def view(self, state: ToyState, seat: str | None) -> msgspec.Struct:
        mask = PUBLIC if seat is None else seat_mask(state.seats, seat)
        zones = state.cards.zones
        known = tuple(f"{zone}:{card}" for zone in zones for card in sorted(state.cards.seen(zone, mask)))
        offers = tuple(f"{offer.frm} to {offer.to}" for offer in known_offers(state, seat))
        return ToyView(dict(state.gold), tuple(len(zones[z]) for z in zones), known, state.value, offers)

    def determinize(self, state: ToyState, seat: str | None, lots: UnverifiedRandom) -> ToyState:
        new = state.copy()
        new.cards.determinize(PUBLIC if seat is None else seat_mask(state.seats, seat), lots)
        self.machine.replace_secret_answers(new, seat, lots)
        return new

    def check(self, state: ToyState) -> Iterable[str]:
        yield from state.cards.violations()
        if sum(len(z) for z in state.cards.zones.values()) != len(WARES):
            yield "wares are lost"

    def round(self, state: ToyState) -> int:
        return state.turns


TOY = Toy()
