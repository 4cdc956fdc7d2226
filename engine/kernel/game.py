"""The contract of a game: what its author gives, and what the kernel then does for it.

An author gives types for the state, the actions and the events; a rulebook of steps (`rulebook.py`); and the methods
of `Game` that raise NotImplementedError. The smallest game is in the docstring of the package `engine.kernel`;
docs/adding_a_game.md builds one with hidden cards, a map and dice, with its words and pictures.
"""

import hashlib
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar, Union

import msgspec

import data
from data.charted_games import charts_hash, plain_module, plain_name
from data.charts import CHARTS, OURS, chart_named_by_option, known_chart, layable_files
from engine.kernel.actions import OFFER_ACTIONS, Action, Close, Pass
from engine.kernel.choices import Given
from engine.kernel.conditions import Condition, OrderReply
from engine.kernel.dice import Dice, UnverifiedRandom
from engine.kernel.errors import IllegalAction, RuleError, SaveError, SetupError
from engine.kernel.events import Event, Names, OfferAnswered, OfferMade, ReplyReturned, Seat, names_in_fields
from engine.kernel.machine import Machine
from engine.kernel.play import Transition
from engine.kernel.prompts import Preview, Prompt, PromptId
from engine.kernel.roles import CHOSEN, Role, Roles, roles_by_lobby_options
from engine.kernel.roles import TableOption as TableOption
from engine.kernel.rulebook import Rulebook
from engine.kernel.rules_version import rules_version
from engine.kernel.state import Frame, Outcome, Side, State
from engine.kernel.texts import Text, keyed_text
from engine.kernel.zones import Cards

S = TypeVar("S", bound=State[Any, Any])
OFFERS: Mapping[type[Event], Names] = {OfferAnswered: names_in_fields("frm")}  # whom they happen to, in every game
# Data files that decide nothing
WORDS_AND_PICTURES = ("map", "rules", "rulings", "about", "commands", "players", "charts")


class Game(Generic[S]):
    """The rules of one game. A subclass sets the attributes and gives `setup`, `view`, `determinize`, `check` and
    `round`.

    A `Game` keeps nothing of any table: every method takes the state, and none changes it (a step gets a copy to
    change). One object therefore serves all tables, also from several threads.

    What an author must set:

    id: what tables, commands and folders call the game: lower case letters, digits and "_".
    state_type: its subclass of `State`.
    actions: every action type of its own; those of the kernel (pass, accept, ...) are known.
    events: every event type of its own.
    least_seats, most_seats: how many may play; where options decide it, by the first value of each
        (`seat_range_for_options`).
    options: what a table may set before the start.
    rules: the rulebook, with all steps registered.

    What they may set:

    not_rules: modules that decide nothing (views, forecasts, computer players) and so do not count for `version`:
        patterns of names within its package, such as ("player*", "view").
    roles: by number of seats, what can be chosen to be played in the lobby (`roles.py`). {}: all play alike. Where
        options decide it, by the first value of each (`roles_for_options`).
    role_option: the key of the option whose value "random" means that all roles are drawn by lot. "": there is none.
    conditions, replies: what standing orders may say beyond "pass" and "ask me", by name (`conditions.py`).
    affected_names: by event type, whom it names (`events.names_in_fields`), so that they hear of it even if they
    decided nothing. turns: the types of frame that are what the game calls a player's turn, for counting what happens
    in one.
    """

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
    replies: ClassVar[Mapping[str, OrderReply]] = {}  # with which they may answer, beside passing
    affected_names: ClassVar[Mapping[type[Event], Names]] = {}  # whom events happen to, though they decided nothing
    turns: ClassVar[tuple[type[Frame], ...]] = ()  # frames that are a player's turn

    # What a game gives

    def setup(
        self, options: Mapping[str, str], seats: tuple[Seat, ...], prompt_key: bytes, dice: Dice
    ) -> Transition[S]:
        """Return the first transition of a new game: usually `self.machine.begin(state, first_frame, dice)`.

        options: a value for every option, each accepted. seats: in seating order; their number fits. prompt_key: goes
        into the state as it is. dice: for shuffles and draws at the start.
        """
        raise NotImplementedError

    def view(self, state: S, seat: Seat | None) -> msgspec.Struct:
        """Return what `seat` may know of the state; with None, what everybody may know.

        Build it field by field; never return a struct of the state whole, or a field that is added to it later is
        public at once. Test: the law of `secrecy` in `battery.py`.
        """
        raise NotImplementedError

    def determinize(self, state: S, seat: Seat | None, lots: UnverifiedRandom) -> S:
        """Return a state in which all that `seat` (None: the public) cannot know is replaced by other possible things.

        The view and the prompts of that seat must stay the same to the byte. Leave `prompt_key` alone; hidden cards are
        dealt again by `Cards.determinize`, sealed answers of others by `self.machine.replace_secret_answers`, and
        offers that it does not know of left out by it. Tests find leaks by such states."""
        raise NotImplementedError

    def sample_world(self, state: S, seat: Seat, lots: UnverifiedRandom) -> S:
        """Return a world to think in, never by what the seat cannot know (`Cards.sample`)."""
        raise NotImplementedError

    def check(self, state: S) -> Iterable[str]:
        """Yield a line of text for each rule of the state that is broken, such as "epirus has -2 gold".

        Called after every decision by self-play and tests. What the rules allow for a moment (too many cards before
        the discard) is no fault then.
        """
        raise NotImplementedError

    def round(self, state: S) -> int:
        """Return the number of the round, from 1, for the panel and statistics."""
        raise NotImplementedError

    def preview(self, state: S, prompt: Prompt, given: Given) -> Preview:
        """Return what an answer would mean (its price, its odds), shown before it is confirmed. `given` may be
        unfinished.

        Work it out from what the asked seat may know alone. As it stands here it only says whether the tokens may be
        chosen. It runs in a thread and may take some seconds.
        """
        try:
            prompt.menu.choices_after(given)
        except IllegalAction as error:
            return Preview(legal=False, why=error.why)
        return Preview(legal=True)

    def odds(self, state: S, prompt: Prompt, given: Given) -> Text | None:
        """Return the odds of an answer that begins with the tokens `given` in a few words, for the label of that
        option.

        Work them out from what the asked seat may know alone, within some milliseconds: it is called for each option
        of a list. None where nothing hangs on chance.
        """
        return None

    def is_targeted(self, state: S, prompt: Prompt) -> bool:
        """Return whether a window is about something that is done to the asked seat, judged by what is public.

        A standing order "pass unless I am the target" asks this.
        """
        return True

    def sides_of(self, state: S, seat: Seat) -> tuple[Side, ...]:
        """Return the sides that a seat decides for. Where they are several, its prompts name the side that they are
        about.

        A game with sides overrides this.
        """
        return (seat,)

    def seat_of_name(self, state: S, name: str) -> Seat | None:
        """Return the seat that a name in an event stands for: a seat, a side that it plays, a piece that it owns;
        None: nobody's. Public knowledge only. A game with sides overrides this.
        """
        return name if name in state.seats else None

    def eliminated(self, state: S) -> frozenset[Seat]:
        """Return the seats that are out of the game for good, as everybody knows: nothing is asked of them any more. A
        game from which players can drop out overrides this."""
        return frozenset()

    # What the kernel does for it

    def turn_number_under_way(self, state: S) -> int | None:
        """Return a number that names the player's turn under way, the innermost where one lies in another; None
        between turns."""
        turns = self.turns
        for frame in reversed(state.frames):
            if isinstance(frame, turns):
                return frame.serial
        return None

    def affected_seats(self, state: S, event: Event) -> frozenset[Seat]:
        """Return the seats that an event happens to, whoever has caused it; `event` is in the form that is shown to
        them."""
        names = self.affected_names.get(type(event)) or OFFERS.get(type(event))
        found = {self.seat_of_name(state, name) for name in names(event)} if names else set()
        return frozenset(seat for seat in found if seat is not None)

    @cached_property
    def overlay_files(self) -> tuple[str, ...]:
        """Return the names of its data files over which an owner may lay figures (`data/charts.py`); () for none."""
        return layable_files(plain_name(self.id))

    @cached_property
    def machine(self) -> Machine[S]:
        """Return what runs this game's rulebook."""
        return Machine(self.rules)

    def start(
        self, options: Mapping[str, str], seats: tuple[Seat, ...], prompt_key: bytes, dice: Dice
    ) -> Transition[S]:
        """Return the first transition of a new game: check options and seats, fill in the defaults, and set it up.

        SetupError says which option, role or number of seats is wrong.
        """
        chosen = options.get(CHARTS, OURS)
        found = chart_named_by_option(plain_name(self.id), chosen) if chosen != OURS else None
        if (found.hash if found else "") != charts_hash(self.id):
            raise SetupError(keyed_text("error.no_charts", charts=chosen))
        complete = self.complete({**options, CHARTS: found.option_value} if found else options)
        if found:
            complete[CHARTS] = chosen  # as an older Praetor began it, perhaps
        return self.setup(complete, self.seat_order(seats, complete), prompt_key, dice)

    def complete(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return the options with defaults filled in. SetupError for an option that is unknown or has a value that it
        may not."""
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key == CHOSEN and self.roles:
                continue  # checked when the number of seats is known
            if key == CHARTS and value == OURS and self.overlay_files:
                continue  # also where no others are offered: a table may go back to ours
            if key == CHARTS and self.overlay_files:
                found = chart_named_by_option(plain_name(self.id), value)
                if found is None or found.hash != value.rpartition("@")[2]:  # two may keep the same under two names
                    raise SetupError(keyed_text("error.no_charts", charts=value))
                continue
            if key not in known:
                raise SetupError(keyed_text("error.option_unknown", option=key, known=", ".join(known)))
            if not known[key].accepts(value):
                raise SetupError(
                    keyed_text("error.option_value", option=key, value=value),
                    section=known[key].section,
                    possible=keyed_text("error.option_values", values=known[key].allowed_values_text()),
                )
        complete = {
            key: options.get(key, option.default)
            for key, option in known.items()
            if key in options or not option.unsaid
        }
        if options.get(CHARTS, OURS) != OURS and self.overlay_files:
            complete[CHARTS] = options[CHARTS]
        return complete | ({CHOSEN: options[CHOSEN]} if options.get(CHOSEN) and self.roles else {})

    def deal_roles(
        self, options: Mapping[str, str], seats: tuple[Seat, ...], dice: Dice | None, label: str = "roles"
    ) -> dict[Seat, Role]:
        """Return which role each seat plays, by the choices in the options: for `setup`.

        dice: draws for the seats that leave it to chance; None: leave these seats out, to show in the lobby what is
            certain.
        label: names the draw in the record.

        SetupError for a choice that cannot be.
        """
        return roles_by_lobby_options(self.roles_for_options(options), self.role_option, options, seats, dice, label)

    def seat_range_for_options(self, options: Mapping[str, str]) -> tuple[int, int]:
        """Return how many may play with these options, at least and at most. options: those chosen so far."""
        return self.least_seats, self.most_seats

    def roles_for_options(self, options: Mapping[str, str]) -> Roles:
        """Return the roles with these options. options: as in `seat_range_for_options`."""
        return self.roles

    def seat_order(self, seats: tuple[Seat, ...], options: Mapping[str, str] | None = None) -> tuple[Seat, ...]:
        """Return the seats as they are. SetupError if they are too few or too many for the options."""
        least, most = self.seat_range_for_options(options or {})
        if not least <= len(seats) <= most:
            exactly = least if least == most else 0
            raise SetupError(keyed_text("error.seats", count=len(seats), least=least, most=most, exactly=exactly))
        return seats

    def prompts(self, state: S) -> dict[PromptId, Prompt]:
        """Return every prompt that is open now, of all seats, by id. Empty once the game is over."""
        return self.machine.prompts(state)

    def open_side_action_prompts(self, state: S) -> dict[PromptId, Prompt]:
        """Return the rights that are side actions, by prompt id: each concerns its own seat alone and changes no
        question."""
        return self.machine.open_side_action_prompts(state)

    def apply(self, state: S, prompt_id: PromptId, action: Action, dice: Dice) -> Transition[S]:
        """Return the transition that a decision makes. `state` stays as it was; the new one may share parts of it.

        The action is checked against the prompt's choices. StalePrompt if nothing with this id is asked (any more),
        IllegalAction if the action is not among the choices; both are RuleErrors and say why.
        """
        return self.machine.apply(state, prompt_id, action, dice)

    def carry_out(self, state: S, prompt: Prompt, action: Action, dice: Dice) -> Transition[S]:
        """Return the transition that a decision makes, without checking that the action is allowed.

        Only for an action that has just been drawn from the choices of a prompt of this very state, as random
        self-play does; never for one that comes from a person or from the store.
        """
        return self.machine.carry_out(state, prompt, action, dice)

    def with_unknown_shuffled(self, state: S, dice: Dice) -> S:
        """Return a state whose hidden decks are shuffled again, as after a restore."""
        new = state.copy()
        for field in new.__struct_fields__:
            if isinstance(cards := getattr(new, field), Cards):
                setattr(new, field, cards.with_unknown_shuffled(dice))
        return new

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, None while it goes on."""
        return state.outcome

    # Saves

    @cached_property
    def _state_decoder(self) -> msgspec.msgpack.Decoder[S]:
        return msgspec.msgpack.Decoder(self.state_type)

    @cached_property
    def action_types(self) -> dict[str, type[Action]]:
        """Return every action type of the game and of the kernel, by its tag."""
        types: tuple[type[Action], ...] = (*self.actions, Pass, Close, *OFFER_ACTIONS)
        return {a.tag(): a for a in types}

    @cached_property
    def _event_decoder(self) -> msgspec.json.Decoder[Event]:
        return msgspec.json.Decoder(Union[(*self.events, ReplyReturned, OfferMade, OfferAnswered)])

    def encode(self, state: S) -> bytes:
        """Return the state as msgpack, as snapshots keep it."""
        return msgspec.msgpack.encode(state)

    def decode(self, saved: bytes) -> S:
        """Return the state that `saved` holds (see `encode`). SaveError if it is no state of this game."""
        try:
            return self._state_decoder.decode(saved)
        except msgspec.MsgspecError as error:
            raise SaveError(f"not a state of {self.id}: {error}") from error

    def action(self, kept: Mapping[str, Any]) -> Action:
        """Return the action that a stored JSON object stands for: {"do": "bid", "gold": 3}. IllegalAction if it is
        none of this game's."""
        found = self.action_types.get(str(kept.get("do")))
        try:
            if found is None:
                raise RuleError(keyed_text("error.no_such_action", action=str(kept.get("do"))))
            return msgspec.convert(dict(kept), found)
        except (msgspec.MsgspecError, RuleError) as error:
            raise IllegalAction(keyed_text("error.no_such_action", action=str(kept.get("do")))) from error

    def event(self, kept: bytes) -> Event:
        """Return the event that stored JSON stands for. SaveError if it is none of this game's."""
        try:
            return self._event_decoder.decode(kept)
        except msgspec.MsgspecError as error:
            raise SaveError(f"not an event of {self.id}: {error}") from error

    @cached_property
    def version(self) -> str:
        """Return the version of the rules: a hash of their code.

        When it changes, each running table is played again from its decisions before anything else is done at it. If
        that gives the same states, it goes on as if nothing had happened, else a new epoch opens
        (docs/architecture/store.md).
        """
        return rules_version(plain_module(type(self).__module__), self.not_rules)

    @cached_property
    def data_hash(self) -> str:
        """Return a hash of the game's data files, without those that only hold words and pictures; and of the charts
        that it is played by, if they change anything."""
        digest = hashlib.sha256()
        for path in sorted(data.game_data_folder(self.id).glob("*.yaml")):
            if path.stem not in WORDS_AND_PICTURES:
                digest.update(path.name.encode() + b"\0" + path.read_bytes())
        chart = known_chart(self.id)
        if chart is not None and chart.changes_figures():
            digest.update(chart.hash.encode())
        return digest.hexdigest()[:16]


def error_texts(error: RuleError) -> tuple[Text, str, Text | None]:
    """Return the parts of an error that are shown: why not, the section of the rules, what is possible instead (or
    None)."""
    return error.why, error.section, error.possible
