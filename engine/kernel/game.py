"""A game, to the rest of the program: the contract of design section 2, with all that the kernel can do for it."""

import hashlib
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar, Union

import msgspec

import data
from engine.kernel.actions import OFFER_ACTIONS, Action, Close, Pass
from engine.kernel.choices import Given
from engine.kernel.code_hash import rules_hash
from engine.kernel.conditions import Condition, Reply
from engine.kernel.dice import Dice, Lots
from engine.kernel.errors import IllegalAction, RuleError, SaveError, SetupError
from engine.kernel.events import Event, Names, OfferAnswered, OfferMade, ReplyReturned, Seat, named
from engine.kernel.machine import Machine
from engine.kernel.play import Transition
from engine.kernel.prompts import Preview, Prompt, PromptId
from engine.kernel.roles import CHOSEN, Role, Roles, deal
from engine.kernel.rulebook import Rulebook
from engine.kernel.state import Outcome, Side, State
from engine.kernel.texts import Text, text

S = TypeVar("S", bound=State[Any, Any])
OFFERS: Mapping[type[Event], Names] = {OfferAnswered: named("frm")}  # whom they befall in every game
WORDS_AND_PICTURES = ("map", "rules", "rulings", "about", "commands")  # data files that change nothing that is decided


class TableOption(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that a table makes before it starts: some values, or whole numbers from `low` to `high`."""

    key: str
    default: str
    values: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    section: str = ""

    def accepts(self, value: str) -> bool:
        """Return whether `value` is among the option's values."""
        if self.low is not None and self.high is not None:
            return value.isdecimal() and self.low <= int(value) <= self.high
        return value in self.values

    def range(self) -> str:
        """Return what may be given, as it is typed: `a, b, c` or `1 to 9`."""
        return ", ".join(self.values) if self.values else f"{self.low} to {self.high}"


class Game(Generic[S]):
    """One title. Subclasses give the fields, `setup`, `view`, `determinize` and `check`; the rest is the kernel's."""

    id: ClassVar[str]
    not_rules: ClassVar[tuple[str, ...]] = ()  # modules of its package that decide nothing, as in `code_hash`
    state_type: type[S]
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    least_seats: ClassVar[int]
    most_seats: ClassVar[int]
    options: ClassVar[tuple[TableOption, ...]]
    rules: Rulebook[S]
    roles: ClassVar[Roles] = {}  # by number of seats; empty: all play alike, or nobody can choose
    role_option: ClassVar[str] = ""  # the option that says "random" where the table draws all roles by lot
    conditions: ClassVar[Mapping[str, Condition]] = {}  # that standing orders may name
    replies: ClassVar[Mapping[str, Reply]] = {}  # with which they may answer, beside passing
    befalls: ClassVar[Mapping[type[Event], Names]] = {}  # whom events happen to, though they decided nothing

    # What a game gives

    def setup(
        self, options: Mapping[str, str], seats: tuple[Seat, ...], prompt_key: bytes, dice: Dice
    ) -> Transition[S]:
        """Return the first transition of a new game; `options` are complete and accepted, `seats` in seating order."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat | None) -> msgspec.Struct:
        """Return what `seat` (None: the public) may know, built field by field."""
        raise NotImplementedError

    def determinize(self, state: S, seat: Seat | None, lots: Lots) -> S:
        """Return a state that looks the same to `seat`, with the rest dealt anew."""
        raise NotImplementedError

    def check(self, state: S) -> Iterable[str]:
        """Yield every broken invariant."""
        raise NotImplementedError

    def round(self, state: S) -> int:
        """Return the number of the round, for statistics and the panel."""
        raise NotImplementedError

    def preview(self, state: S, prompt: Prompt, given: Given) -> Preview:
        """Return what the (perhaps unfinished) word would mean, from the asked seat's view alone."""
        try:
            prompt.menu.next(given)
        except IllegalAction as error:
            return Preview(legal=False, why=error.why)
        return Preview(legal=True)

    def odds(self, state: S, prompt: Prompt, given: Given) -> Text | None:
        """Return the odds of an answer that begins with these tokens in a few words, for an option's label: from the
        asked seat's view alone, and quickly. None where nothing hangs on chance."""
        return None

    def targeted(self, state: S, prompt: Prompt) -> bool:
        """Return whether the asked seat is the target of what the window is about, by public knowledge (standing
        orders of the kind "pass unless I am the target")."""
        return True

    def sides_of(self, state: S, seat: Seat) -> tuple[Side, ...]:
        """Return the sides that a seat plays: where they are several, what it is asked says for which."""
        return (seat,)

    def belongs_to(self, state: S, name: str) -> Seat | None:
        """Return the seat that is, plays or owns what an event names; None if it is nobody's. Public knowledge."""
        return name if name in state.seats else None

    # What the kernel does for it

    def befallen(self, state: S, event: Event) -> frozenset[Seat]:
        """Return the seats that an event happens to, whoever does it; `event` in the form that is told to them."""
        names = self.befalls.get(type(event)) or OFFERS.get(type(event))
        found = {self.belongs_to(state, name) for name in names(event)} if names else set()
        return frozenset(seat for seat in found if seat is not None)

    @cached_property
    def machine(self) -> Machine[S]:
        """Return the machine that runs this game's rulebook."""
        return Machine(self.rules)

    def start(
        self, options: Mapping[str, str], seats: tuple[Seat, ...], prompt_key: bytes, dice: Dice
    ) -> Transition[S]:
        """Check options and seating, fill in the defaults, and set the game up. SetupError says what is wrong."""
        return self.setup(self.complete(options), self.seated(seats), prompt_key, dice)

    def complete(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return the options with defaults filled in; SetupError for an unknown option or value."""
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key == CHOSEN and self.roles:
                continue  # looked at when the number of seats is known
            if key not in known:
                raise SetupError(text("error.option_unknown", option=key, known=", ".join(known)))
            if not known[key].accepts(value):
                raise SetupError(
                    text("error.option_value", option=key, value=value),
                    section=known[key].section,
                    possible=text("error.option_values", values=known[key].range()),
                )
        complete = {key: options.get(key, option.default) for key, option in known.items()}
        return complete | ({CHOSEN: options[CHOSEN]} if options.get(CHOSEN) and self.roles else {})

    def deal_roles(
        self, options: Mapping[str, str], seats: tuple[Seat, ...], dice: Dice | None, label: str = "roles"
    ) -> dict[Seat, Role]:
        """Return who plays what, by the choices in the options; `label` names the draw. Without dice, for a look
        beforehand, those who wait for the lot are left out. SetupError for a choice that cannot be."""
        return deal(self.roles, self.role_option, options, seats, dice, label)

    def seated(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Return the seats if their number is right for this game, else raise SetupError."""
        if not self.least_seats <= len(seats) <= self.most_seats:
            raise SetupError(text("error.seats", count=len(seats), least=self.least_seats, most=self.most_seats))
        return seats

    def prompts(self, state: S) -> dict[PromptId, Prompt]:
        """Return everything that is asked of anybody now."""
        return self.machine.prompts(state)

    def asides(self, state: S) -> dict[PromptId, Prompt]:
        """Return what seats may do beside all that is asked: it concerns nobody else and changes no question."""
        return self.machine.asides(state)

    def apply(self, state: S, prompt_id: PromptId, action: Action, dice: Dice) -> Transition[S]:
        """Carry out a decision; the input stays as it was. StalePrompt, IllegalAction (both RuleError) say why not."""
        return self.machine.apply(state, prompt_id, action, dice)

    def carry_out(self, state: S, prompt: Prompt, action: Action, dice: Dice) -> Transition[S]:
        """Carry out a decision without looking whether it is allowed: only for what has just been drawn from the
        choices of a prompt of this very state (random self-play), never for what comes from a person or a store."""
        return self.machine.carry_out(state, prompt, action, dice)

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, None while it goes on."""
        return state.outcome

    # Saves

    @cached_property
    def _state_decoder(self) -> msgspec.msgpack.Decoder[S]:
        return msgspec.msgpack.Decoder(self.state_type)

    @cached_property
    def action_types(self) -> dict[str, type[Action]]:
        """Return every action of the game and of the kernel, by tag."""
        types: tuple[type[Action], ...] = (*self.actions, Pass, Close, *OFFER_ACTIONS)
        return {a.tag(): a for a in types}

    @cached_property
    def _event_decoder(self) -> msgspec.json.Decoder[Event]:
        return msgspec.json.Decoder(Union[(*self.events, ReplyReturned, OfferMade, OfferAnswered)])

    def encode(self, state: S) -> bytes:
        """Return the state as msgpack."""
        return msgspec.msgpack.encode(state)

    def decode(self, saved: bytes) -> S:
        """Return the state of a save; SaveError if it is none."""
        try:
            return self._state_decoder.decode(saved)
        except msgspec.MsgspecError as error:
            raise SaveError(f"not a state of {self.id}: {error}") from error

    def action(self, kept: Mapping[str, Any]) -> Action:
        """Return the action of its kept JSON object; IllegalAction if it is no action of this game."""
        found = self.action_types.get(str(kept.get("do")))
        try:
            if found is None:
                raise RuleError(text("error.no_such_action", action=str(kept.get("do"))))
            return msgspec.convert(dict(kept), found)
        except (msgspec.MsgspecError, RuleError) as error:
            raise IllegalAction(text("error.no_such_action", action=str(kept.get("do")))) from error

    def event(self, kept: bytes) -> Event:
        """Return the event of its kept JSON; SaveError if it is none of this game's."""
        try:
            return self._event_decoder.decode(kept)
        except msgspec.MsgspecError as error:
            raise SaveError(f"not an event of {self.id}: {error}") from error

    @cached_property
    def version(self) -> str:
        """Return the version of the rules: the hash of their code. A running table whose play comes out otherwise by
        another version goes on in a new epoch."""
        return rules_hash(type(self).__module__, self.not_rules)

    @cached_property
    def data_hash(self) -> str:
        """Return the hash of the data files (words and pictures left out: they change nothing that is decided)."""
        digest = hashlib.sha256()
        for path in sorted(data.folder(self.id).glob("*.yaml")):
            if path.stem not in WORDS_AND_PICTURES:
                digest.update(path.name.encode() + b"\0" + path.read_bytes())
        return digest.hexdigest()[:16]


def words(error: RuleError) -> tuple[Text, str, Text | None]:
    """Return what a rule error has to say: why not, the section, what is possible."""
    return error.why, error.section, error.possible
