"""A table in memory: its row, game, state and head, and questions about them. Only its actor changes it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from bot.messages.aid import PromptHelp
from bot.messages.drafts import Draft
from bot.messages.screen import Screen
from bot.tables.charts.chosen_charts import options_in_force
from bot.tables.persons.seat_names import distinct_seat_names
from bot.tables.table_extra import Extra, extra_of
from bot.titles import title_of_game
from bot.words import Words
from data.charted_games import plain_name
from data.speaking import current_language, known_languages
from data.words import LANGUAGE
from engine.games import played_game
from engine.kernel.choices import Given
from engine.kernel.events import TABLE, Seat
from engine.kernel.game import Game
from engine.kernel.prompts import (
    MAY,
    MUST,
    OFFER,
    SEALED,
    WINDOW,
    Preview,
    Prompt,
    has_nothing_to_decide,
    only_possible_answer,
    openly_forced,
)
from engine.store.chain.origins import FIRST
from engine.store.models import COMPUTER, HUMAN, PUBLIC, RUNNING, SeatRow, TableRow

WAITING = (MUST, SEALED, WINDOW)  # kinds that the game waits for


@dataclass
class Caches:
    """What was worked out of a table as it stands, each kind under what it was worked out for. All of it is forgotten
    when the table changes. `Given` is the beginning of an answer, as tokens."""

    open: dict[Seat, list[Prompt]] = field(default_factory=dict)  # what a seat can do something about
    # By the prompt's id, and whether it is unanswered.
    aids: dict[tuple[str, bool], PromptHelp] = field(default_factory=dict)
    odds: dict[tuple[str, Given], str] = field(default_factory=dict)  # in words, "" for none; by prompt and answer
    terms: dict[str, str] = field(default_factory=dict)  # by prompt, the term that is explained under it, "" for none
    weighed: set[tuple[str, Given]] = field(default_factory=set)  # lists of options whose odds are all worked out
    previews: dict[tuple[str, Given], Preview] = field(default_factory=dict)  # what a draft would mean
    screens: dict[tuple[Seat, str, Draft], Screen] = field(default_factory=dict)  # "My table": seat, lead, draft
    histories: dict[tuple[Seat, bool], Any] = field(default_factory=dict)  # `visible_events.SeatHistory`: seat, aside
    ours: Any = None  # `watching.sight.TableByOurFigures`: as who has no part in it sees one with an owner's charts
    past: Any = None  # `watching.sight.Past`: as who has no seat sees it; False where that is nothing yet
    steps: dict[Seat | None, Any] = field(default_factory=dict)  # `watching.steps.Step`s that a reader sees

    def without_what_row_tells(self) -> "Caches":
        """Return what stays true while only a table's own settings and stamps change: what answers would come to. Such
        a change often falls between the weighing of a draft and its showing."""
        return Caches(odds=self.odds, weighed=self.weighed, previews=self.previews)


class LiveTable:
    """One table. A state takes ten times as much room as its kept form, so that a table where nobody has been for a
    while has but the latter: it is read again when it is asked for.

    game, played: its game by the charts that it has chosen, and the name under which all that belongs to it (title,
    drawings, words) is found. has_page: whether it can be played on a page that is opened by a link (`bot.table_page`).
    rested: the rights (by prompt) that computer players have let rest in this state. changes: how often its state, its
    standing or who sits here has become another; what was read of it at one count is true as long as that stays.
    """

    def __init__(self, row: TableRow, state: Any = None, head: int = -1) -> None:
        self.row = row
        self._take_game(row)
        self._state = state
        self._kept: bytes | None = None
        self.head = head
        self.has_page = False
        self.rested: set[str] = set()
        self.changes = 0
        self._prompts: list[Prompt] | None = None
        self._views: dict[Seat | None, Any] = {}
        self._caches: dict[str, Caches] = {}
        self._names: dict[str, str] | None = None
        self._extra: Extra | None = None
        self._listeners: set[Callable[[], None]] = set()

    @contextmanager
    def calling_on_change(self, moved: Callable[[], None]) -> Iterator[None]:
        """Call somebody whenever the table has changed."""
        self._listeners.add(moved)
        try:
            yield
        finally:
            self._listeners.discard(moved)

    def _take_game(self, row: TableRow) -> None:
        """Take the game by the charts that a row names. SetupError if there is none."""
        self.game: Game[Any] = played_game(row.game, options_in_force(row))
        self.played = row.game if self.game.id == plain_name(self.game.id) else self.game.id

    def take_game_anew(self) -> None:
        """Take the game by the charts that can be found now, perhaps none any more; within the table's turn."""
        if self._kept is None and self._state is not None:
            self._kept = self.game.encode(self._state)
        self._take_game(self.row)
        self._state = None
        self._prompts, self._views, self._caches = None, {}, {}

    @property
    def state(self) -> Any:
        """Return the state; None in the lobby."""
        if self._state is None and self._kept is not None:
            self._state = self.game.decode(self._kept)
        return self._state

    def replace(
        self,
        *,
        row: TableRow | None = None,
        state: Any = None,
        kept: bytes | None = None,
        head: int | None = None,
    ) -> None:
        """Take over a new row, or a new state with its head. kept: the state as it is kept (`Game.encode`)."""
        self._caches = {language: found.without_what_row_tells() for language, found in self._caches.items()}
        if state is not None or (row is not None and (row.status, row.seats) != (self.row.status, self.row.seats)):
            self._caches = {}
            self.changes += 1
        if row is not None:
            if row.status != self.row.status:
                self._prompts = None
            if row.extra != self.row.extra:
                self._extra = None
            if row.seats != self.row.seats:
                self._names = None
            if options_in_force(row) != options_in_force(self.row):
                self._take_game(row)
                self._caches = {}
            self.row = row
        if state is not None:
            self._state, self._kept, self._prompts, self.rested = state, kept, None, set()
            self._views = {}
        if head is not None:
            self.head = head
        for moved in tuple(self._listeners):
            moved()

    def take_over_prepared_state(self, after: "LiveTable", kept: bytes) -> None:
        """Take over the state of a table that was made for what comes of a decision (`Actor.decide`), with what was
        worked out of that state already; kept: the state as it is kept. Its row must be this table's."""
        self.replace(state=after.state, kept=kept, head=after.head)
        self._views = after._views
        if after.row is self.row:
            self._prompts = after._prompts

    def forget_caches(self) -> None:
        """Forget what can be worked out, or read, again: nobody has been here for a while."""
        self._caches = {}
        self._prompts, self._views, self._extra = None, {}, None
        if self._kept is not None:
            self._state = None

    @property
    def is_running(self) -> bool:
        """Return whether decisions can be taken."""
        return self.row.status == RUNNING and self.state is not None

    @property
    def extra(self) -> Extra:
        """Return what the bot itself keeps with the table, decoded once as long as it stays the same."""
        if self._extra is None:
            self._extra = extra_of(self.row)
        return self._extra

    @property
    def is_plain(self) -> bool:
        """Return whether the thread's posts are words alone."""
        return bool(self.row.extra.get("plain"))

    @property
    def is_practice(self) -> bool:
        """Return whether this is a practice table: one person against computers, in their DM alone."""
        return bool(self.row.extra.get("practice"))

    @property
    def first_decision(self) -> int:
        """Return the decision that the game begins with: its set-up, or behind it the step that it was taken from."""
        return FIRST if self.row.extra.get("study") else 0

    @property
    def public_audience(self) -> str:
        """Return the audience of what everybody is told: at a practice table its only person's seat."""
        return str(self.row.extra.get("practice") or PUBLIC)

    @property
    def names(self) -> dict[str, str]:
        """Return the name of each seat, as it may stand in any message; no two read alike."""
        if self._names is None:
            self._names = distinct_seat_names(self.row.seats)
        return self._names

    @property
    def words(self) -> Words:
        """Return the words of this table, with its players' names: in the language of whoever is being told, else in
        the table's own (`data/speaking.py`)."""
        return Words(self.played, self.names, self._language_here)

    @property
    def language(self) -> str:
        """Return the language of what everybody reads; English where the one that was chosen is not known any more."""
        chosen = self.row.extra.get("language")
        return chosen if chosen in known_languages() else LANGUAGE

    @property
    def caches(self) -> Caches:
        """Return what was worked out of the table as it stands, in words of the language that is spoken."""
        found = self._caches.get(language := self._language_here)
        if found is None:
            found = self._caches[language] = Caches()
        return found

    @property
    def _language_here(self) -> str:
        """Return the language of whoever is being told, else the table's own."""
        return current_language("") or self.language

    def prompts(self) -> list[Prompt]:
        """Return everything that is asked of anybody now, and what may be done aside."""
        if self._prompts is None:
            found = (
                (self.game.prompts(self.state), self.game.open_side_action_prompts(self.state))
                if self.is_running
                else ()
            )
            self._prompts = [prompt for prompts in found for prompt in prompts.values()]
            several = {s.seat for s in self.row.seats if len(self.sides_of(s.seat)) > 1} if self._prompts else set()
            for prompt in self._prompts:
                prompt.names_side = prompt.seat in several
        return self._prompts

    def sides_of(self, seat: Seat) -> tuple[str, ...]:
        """Return the sides that a seat plays."""
        return self.game.sides_of(self.state, seat) if self.state is not None else (seat,)

    def is_still_asked(self, prompt: Prompt) -> bool:
        """Return whether a question is still asked: whoever had to wait for something may find it closed."""
        return any(p.id == prompt.id for p in self.prompts())

    def prompts_of(self, seat: Seat) -> list[Prompt]:
        """Return what is asked of one seat: what the game waits for first, then rights and offers."""
        mine = [p for p in self.prompts() if p.seat == seat]
        return sorted(mine, key=lambda p: (p.kind in (MAY, OFFER), p.answered is not None))

    def questions_seat_can_answer(self, seat: Seat) -> list[Prompt]:
        """Return what a seat can do something about now: what is answered for it is not among it, what it may do aside
        is no question of the moment, and offers stand beside (`offers_of`)."""
        found = self.caches.open.get(seat)
        if found is None:
            asked = [p for p in self.prompts_of(seat) if p.kind != OFFER]
            found = [p for p in asked if not (p.side_action or self.needs_no_answer_from_seat(p))]
            self.caches.open[seat] = found
        return list(found)

    @property
    def asks_all_possible_holders(self) -> bool:
        """Return whether all who might hold something are asked, also who can answer with nothing alone, so that nobody
        learns who could. Not where one person plays against computers, whom it would tell nothing, nor at a table that
        has chosen to be quick (`Pace.quick`)."""
        return not self.row.pace.quick and len(self.humans()) > 1

    def is_passed_by_table(self, prompt: Prompt) -> bool:
        """Return whether the table answers with nothing for a seat that can answer with nothing else."""
        return openly_forced(prompt) or (not self.asks_all_possible_holders and has_nothing_to_decide(prompt))

    def is_forced(self, prompt: Prompt) -> bool:
        """Return whether the table gives the only answer that the rules leave to a question, as its title lists them
        (`bot.titles.forced`)."""
        listed, is_alone = title_of_game(self.played).forced, len(self.humans()) < 2
        if prompt.kind not in WAITING or not (
            prompt.moment in listed.openly or (is_alone and prompt.moment in listed.alone)
        ):
            return False
        return only_possible_answer(prompt.menu) is not None and not any(
            p.kind == MAY and p.seat == prompt.seat and not p.side_action for p in self.prompts()
        )

    def needs_no_answer_from_seat(self, prompt: Prompt) -> bool:
        """Return whether a seat need not look at a question: it has nothing to decide and may be passed for, or has
        laid down its answer (a plan)."""
        if self.is_passed_by_table(prompt) or self.is_forced(prompt):
            return True
        return prompt.answered is None and prompt.prepared is not None

    def offers_of(self, seat: Seat) -> list[Prompt]:
        """Return the open offers that were made to a seat, then its own, which it may take back."""
        return sorted(
            (p for p in self.prompts() if p.kind == OFFER and p.seat == seat), key=lambda p: not p.is_received_offer
        )

    def has_offer_open_to_person(self, seat: Seat) -> bool:
        """Return whether an offer that a seat has made to a person's is open."""
        persons = {side for row in self.humans() for side in self.sides_of(row.seat)}
        offers = self.state.offers if self.state is not None else ()
        return any(one.frm in self.sides_of(seat) and one.to in persons and not one.accepted for one in offers)

    def asides_of(self, seat: Seat) -> list[Prompt]:
        """Return what a seat may do aside, whatever is asked."""
        return [p for p in self.prompts() if p.side_action and p.seat == seat]

    def seat_row(self, seat: Seat) -> SeatRow | None:
        """Return who sits at a seat."""
        return next((s for s in self.row.seats if s.seat == seat), None)

    def seat_of(self, user: int) -> SeatRow | None:
        """Return the seat of a person who plays here."""
        return next((s for s in self.row.seats if s.kind == HUMAN and s.user == user), None)

    def humans(self) -> list[SeatRow]:
        """Return the seats of persons."""
        return [s for s in self.row.seats if s.kind == HUMAN]

    def computers(self) -> list[SeatRow]:
        """Return the seats that computer players fill."""
        return [s for s in self.row.seats if s.kind == COMPUTER]

    def prompts_waited_for(self) -> list[Prompt]:
        """Return what the game waits for (answers that are in, and the table's own prompt, included)."""
        return [p for p in self.prompts() if p.kind in WAITING]

    def open_question_key(self) -> str:
        """Return what names the question that is open now: its deadline is counted from its first moment."""
        waiting = self.prompts_waited_for()
        return waiting[0].id if waiting else ""

    def publicly_asked(self) -> tuple[tuple[Seat, str, str], ...]:
        """Return what the table can see of what is asked: whom, how and at which moment."""
        return tuple((p.seat, p.kind, p.moment) for p in self.prompts_waited_for())

    def window_prompt(self) -> Prompt | None:
        """Return the table's own prompt, if a window is open."""
        return next((p for p in self.prompts() if p.seat == TABLE), None)

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat (None: the public) may know: built once as long as the state stays the same, and of this
        state and seat alone, so that it never shows another seat's secrets or a position that is gone."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.game.view(self.state, seat)
        return found

    def window_hold_seconds(self, scale: float) -> float:
        """Return how long windows are held open: not at all where one person plays against computers."""
        return 0.0 if len(self.humans()) < 2 else self.row.pace.hold * scale
