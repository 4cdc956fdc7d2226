"""The leak drill's main part: random games, at every step of which all that each person could see is checked.

The check: replace everything that a seat cannot know (`Game.determinize`); no message, button, suggestion, refusal or
picture made for that seat may then differ by a byte. A question is gone through whole when it is new, or when its
seat has learned something; at other steps one screen of it is looked at. Secret decisions are compared with other
answers (`secret_decisions.py`), windows and sealed questions with twins by the clock (`timing.py`, and `twins.py` over
the wire). Most games are played in memory, some with the real bot process (`over_the_wire.py`).

With a share below 1 the same games are played, and a seat is compared at that share of their steps, drawn by the
game's seed; questions, events and secret decisions that the drill has seen seldom are always compared (`Scope.seldom`).
"""

import logging
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from engine.games import game_by_id as find_game
from engine.kernel.dice import KeyedDice, UnverifiedRandom, game_key, prompt_key
from engine.kernel.game import TableOption
from engine.kernel.play import Transition
from engine.kernel.prompts import SEALED, Prompt
from engine.store.models import TableRow
from render import RenderService
from testbed.drills.leaks import over_the_wire, practised, twins
from testbed.drills.leaks.coverage import Scope, event_kinds, question_kinds
from testbed.drills.leaks.events import Told
from testbed.drills.leaks.imagined import imagined_play, may_imagine
from testbed.drills.leaks.page import PageHistory, StillPage, drafts_of
from testbed.drills.leaks.pictures import drawn_pieces
from testbed.drills.leaks.replays import Course, replay_pieces
from testbed.drills.leaks.secret_decisions import audiences_told_nothing, is_secret, other_transition, pieces_after
from testbed.drills.leaks.timing import A_GAME, Timer, open_timer
from testbed.drills.leaks.twin_tables import is_just_opened, seated_table_row
from testbed.drills.leaks.visible import (
    Piece,
    Still,
    computer_suggestions,
    legal_pieces,
    one_question_screen,
    pieces_always_shown,
    question_walk_screens,
    refusals_of_unasked_actions,
    words_of_view,
)
from testbed.drills.report import Report
from testbed.drills.stage import options_from_text

log = logging.getLogger(__name__)
WIRE_EVERY = 50  # games in memory for one over the wire
EACH_FORM = 20  # games in memory from which on each way of watching has its game over the wire
PICTURES = 0.004  # part of the steps at which the pictures of one of them are drawn and compared
WORDS = 0.2  # the same for words that are made of a view alone
PAGES = 0.2  # the same for the page of the table, of all steps
LEGAL = 0.25  # the same for what `/legal` finds about a place: a search through all that may be done
ASIDES = 0.25  # the same for another look at what may be done aside, which is open throughout
ADVICE = 0.02  # part of the questions at which the computer player is asked for advice, which takes a while
BASKETS = 0.15  # the same where all answer at once: a basket comes filled in so
EXPORTS = 0.01  # the same for the export that anybody may ask for
IMAGINED = 0.01  # part of the looks at a seat at which what if is played by it for a while
REPLAYS = 0.01  # the same for the replay, in which all that went before is made twice
PROGRESS = 10  # games after which the figures so far are said
STEPS = 3000
LEAST, SPAN = 3, 4  # rounds of a game: so many, and up to so many less one more
NOTHING: Mapping[str, str] = MappingProxyType({})
WHOLE = 10  # games for one that is played to the end that its rules give it


class Hunt:
    """One random game in memory, checked for every seat and for an onlooker.

    players: how many seats; 0: by lot. share: of the steps at which each of them is compared. chosen: options that
    are not drawn.
    """

    def __init__(
        self,
        game: str,
        seed: str,
        report: Report,
        renderer: RenderService,
        timer: Timer | None = None,
        scope: Scope | None = None,
        players: int = 0,
        share: float = 1.0,
        chosen: Mapping[str, str] = NOTHING,
    ) -> None:
        self.game, self.report, self.renderer, self.share = find_game(game), report, renderer, share
        self.lots, self.looks = (
            UnverifiedRandom(seed),
            UnverifiedRandom(f"{seed} looks"),
        )  # of the play, which no share changes; of the checks
        self.wonders = UnverifiedRandom(f"{seed} imagined")  # of what is imagined, which changes no other check
        self.timer, self.timed, self.scope = timer, 0, scope or Scope()
        count = self.game.least_seats + self.lots.integer_below(self.game.most_seats - self.game.least_seats + 1)
        self.key = game_key(bytes(32), {"1": seed})
        options = {o.key: self.lots.choose(o.values) if o.values else self._number(o) for o in self.game.options}
        self.options = self.game.complete({k: v for k, v in options.items() if self._allowed(k, v)} | dict(chosen))
        least, most = self.game.seat_range_for_options(self.options)
        if players and not least <= players <= most:  # another scenario has so many
            self.options = self.game.complete(chosen)
        count = players or min(max(count, least), most)
        self.seats = tuple(str(n) for n in range(1, count + 1))
        self.seed = seed
        self.told = Told(self.game, self.seats, self._leak)
        self.course, self.page, self.history = Course(self.game), StillPage(), PageHistory()
        self.led: set[str] = set()  # the events that have led to the step under way
        self.through: dict[str, bytes] = {}  # questions that were looked through, and what the seat knew then

    def _number(self, option: TableOption) -> str:
        """Return a value for an option that is a number: usually a small one, now and then its default."""
        low = option.low or 0
        return (
            option.default
            if self.lots.integer_below(WHOLE) == 0
            else str(low + LEAST - 1 + self.lots.integer_below(SPAN))
        )

    def _allowed(self, key: str, value: str) -> bool:
        return next(o for o in self.game.options if o.key == key).accepts(value)

    async def play_to_end(self) -> None:
        """Play to the end."""
        begun = self.game.start(self.options, self.seats, prompt_key(self.key), KeyedDice(self.key, 0))
        state = begun.state
        self.course.add_transition(begun)
        self.history = self.history.with_decision(self.game, None, None, begun, 0, 0)
        row = seated_table_row(self.game.id, self.seats, self.options)
        for option in self.game.options:
            if len(option.values) > 1:
                self.report.add(f"{option.key} {self.options[option.key]}")
        for number in range(1, STEPS):
            live = Still(row, state, number)
            await self._look(live)
            if self.timer is not None and self.timed < A_GAME and is_just_opened(live):
                self.timed += 1
                await self.timer.compare_with_twin(live, self.looks, self.seed)
            try:
                prompt, action, done = self.scope.choose_decision(live, self.key, number, self.lots)
            except LookupError:
                break
            self.scope.count_compared(live, done)
            self.course.add_transition(done)
            before = self.history
            self.history = before.with_decision(self.game, prompt, action, done, number, _user(live, prompt))
            self.led = event_kinds(done)
            self.told.check_decision(live, Still(row, done.state, number), done)
            if self.looks.fraction() < EXPORTS:
                await self._exported(row)
            if self.looks.fraction() < REPLAYS:
                await self._replayed(row)
            await self._silence(live, prompt, action, done, number, before)
            state = done.state
            self.report.add("decisions")
        await self._exported(row)
        self.page.close()
        self.report.add("rounds played", self.game.round(state))
        self.report.add("events read", self.told.looked)

    async def _exported(self, row: TableRow) -> None:
        await self.told.check_export(row)
        self.report.add("exports read")

    async def _replayed(self, row: TableRow) -> None:
        """Compare the replay of the game so far, for one of those who may ask for it."""
        seat = self.looks.choose((None, *self.seats))
        here = await replay_pieces(row, self.course.true_moments(), seat)
        self._same(
            here, await replay_pieces(row, self.course.imagined_moments(seat, self.looks), seat), seat, "in its replay"
        )
        self.report.add("replays compared")

    # What each sees

    async def _look(self, live: Still) -> None:
        eyes = (None, *self.seats)
        pictured = self.looks.choose(eyes) if self.looks.fraction() < PICTURES else ""
        for seat in eyes:
            things = self.led | (question_kinds(live.prompts_of(seat)) if seat is not None else set())
            if pictured != seat and not self._due(seat, things):
                continue
            paged = self._paged_now(seat, things)
            self.scope.compared.update((thing, seat) for thing in things)
            twin = Still(live.row, self.game.determinize(live.state, seat, self.looks), live.head)
            self._same(pieces_always_shown(live, seat), pieces_always_shown(twin, seat), seat)
            if self.looks.fraction() < WORDS:
                self._same(words_of_view(live, seat), words_of_view(twin, seat), seat)
            if seat is not None:
                self._questions(live, twin, seat)
                self._imagined(live, twin, seat)
            if paged:
                await self._paged(live, twin, seat)
            if pictured == seat:
                walk = str(self.looks.integer_below(2**30))
                here, there = (
                    await drawn_pieces(self.renderer, live, seat, walk),
                    await drawn_pieces(None, twin, seat, walk),
                )
                self.report.add("pictures compared", len(here))
                self._same(here, there, seat)

    def _imagined(self, live: Still, twin: Still, seat: str) -> None:
        """Compare a play of what if at a table with the same at its twin."""
        if self.wonders.fraction() < IMAGINED and may_imagine(live, seat):
            walk = str(self.wonders.integer_below(2**30))
            self._same(imagined_play(live, seat, walk), imagined_play(twin, seat, walk), seat, "in what it imagines")
            self.report.add("imagined plays compared")

    def _paged_now(self, seat: str | None, things: Iterable[str]) -> bool:
        """Return whether the page, too, is compared where a seat is: always at small shares, or for a thing that was
        seldom compared for it."""
        return self.looks.fraction() < PAGES / self.share or self.scope.is_seldom_compared(seat, things)

    async def _paged(self, live: Still, twin: Still, seat: str | None) -> None:
        """Compare all that the table's page gives a seat. Others have chosen something of their questions at one of the
        two, and what the seat knows nothing of has not happened at the other."""
        walk, unknown = str(self.looks.integer_below(2**30)), self.history.as_imagined(self.game, seat, self.looks)
        here, there = [
            await self._page_of(table, history, seat, walk, others)
            for table, history, others in ((live, self.history, "x"), (twin, unknown, "y"))
        ]
        self._same(here, there, seat)
        self.report.add("pages of the table compared")

    async def _page_of(
        self, live: Still, history: PageHistory, seat: str | None, walk: str, others: str = ""
    ) -> list[Piece]:
        history.drafts = drafts_of(live, seat, walk, others)
        self.page.serve_table(live, history)
        return await self.page.page_pieces(live, seat, UnverifiedRandom(walk))

    def _due(self, seat: str | None, things: Iterable[str]) -> bool:
        """Return whether a seat is compared: by the share, or for a thing that was seldom compared for it."""
        return self.share >= 1 or self.looks.fraction() < self.share or self.scope.is_seldom_compared(seat, things)

    def _questions(self, live: Still, twin: Still, seat: str) -> None:
        """Check all that a seat is asked: what is new as a whole, one screen of everything else."""
        walk = str(self.looks.integer_below(2**30))
        self._same(
            refusals_of_unasked_actions(live, seat, UnverifiedRandom(walk)),
            refusals_of_unasked_actions(twin, seat, UnverifiedRandom(walk)),
            seat,
        )
        if self.looks.fraction() < LEGAL:
            self._same(
                legal_pieces(live, seat, UnverifiedRandom(walk)), legal_pieces(twin, seat, UnverifiedRandom(walk)), seat
            )
        for here, there in zip(live.prompts_of(seat), twin.prompts_of(seat), strict=False):  # "questions" tells of more
            known = self._known(live, here)
            look = one_question_screen if self.through.get(here.id) == known else question_walk_screens
            if here.side_action and look is one_question_screen and self.looks.fraction() >= ASIDES:
                continue
            self.through[here.id] = known
            walk = str(self.looks.integer_below(2**30))
            self._same(look(live, here, UnverifiedRandom(walk)), look(twin, there, UnverifiedRandom(walk)), seat)
            self.report.add(
                "questions looked through" if look is question_walk_screens else "questions looked at again"
            )
            likely = BASKETS if here.kind == SEALED else ADVICE
            if look is question_walk_screens and here.answered is None and self.looks.fraction() < likely:
                self._same(
                    computer_suggestions(live, here, UnverifiedRandom(walk)),
                    computer_suggestions(twin, there, UnverifiedRandom(walk)),
                    seat,
                )
                self.report.add("answers suggested")

    def _known(self, live: Still, prompt: Prompt) -> bytes:
        """Return all that a seat knows, by which a question is new or not; for an aside, which is always open, only
        the round."""
        if prompt.side_action:
            return repr((self.game.round(live.state), prompt.menu.forms.keys())).encode()
        return repr((prompt.answered, live.view(prompt.seat))).encode()

    def _same(self, here: Iterable[Piece], there: Iterable[Piece], seat: str | None, when: str = "") -> None:
        """Compare what is made from a table with what is made from its twin."""
        one, two = list(here), list(there)
        self.report.add("compared", len(one))
        if [what for what, _ in one] != [what for what, _ in two]:
            self._leak(f"what {seat} is shown hangs on what it cannot know: {[what for what, _ in one]}")
        for (what, shown), (_, other) in zip(one, two, strict=False):
            if shown != other:
                self._leak(f"{what} for {seat} hangs on what it cannot know {when}")

    # What is decided in secret

    async def _silence(
        self, live: Still, prompt: Prompt, action: Any, done: Transition[Any], number: int, before: PageHistory
    ) -> None:
        if not is_secret(live, prompt, done):
            return
        secret = f"secret {'aside' if prompt.side_action else prompt.kind} {prompt.moment}"
        self.report.add(secret)
        if not self._due(prompt.seat, (secret,)):
            return
        paged = self._paged_now(prompt.seat, (secret,))
        self.scope.compared[secret, prompt.seat] += 1
        other = other_transition(live, prompt, action, self.looks, self.key, number)
        if other is None:
            return
        for seat in audiences_told_nothing(live, prompt, done, other):
            self._same(
                pieces_after(live, done, number, seat), pieces_after(live, other, number, seat), seat, f"after {action}"
            )
            self.report.add("secret decisions compared with other answers")
            then, alike = Still(live.row, done.state, number), list[tuple[Still, PageHistory]]()
            if prompt.side_action or (prompt.kind == SEALED and not prompt.shown):
                self._same(pieces_always_shown(live, seat), pieces_always_shown(then, seat), seat, f"for {action}")
                alike.append((live, before))
            if paged:
                otherwise = before.with_decision(self.game, prompt, action, other, number, _user(live, prompt))
                alike.append((Still(live.row, other.state, number), otherwise))
                await self._page_is_silent(seat, (then, self.history), alike, f"of {action}")

    async def _page_is_silent(
        self, seat: str | None, after_it: tuple[Still, PageHistory], alike: list[tuple[Still, PageHistory]], when: str
    ) -> None:
        """Compare the page that a stranger is given after a secret decision with those that they could be given
        else."""
        walk = str(self.looks.integer_below(2**30))
        page = await self._page_of(*after_it, seat, walk)
        for other in alike:
            self._same(page, await self._page_of(*other, seat, walk), seat, when)

    def _leak(self, what: str) -> None:
        self.report.note(f"game {self.seed}: {what}", "leaked")


def _user(live: Still, prompt: Prompt) -> int:
    """Return the person who is asked."""
    row = live.seat_row(prompt.seat)
    return row.user or 0 if row is not None else 0


async def _hunt(hunt: Hunt) -> None:
    """Check one game. If it breaks, that is a finding, and the next game is played all the same."""
    try:
        await hunt.play_to_end()
    except Exception as error:
        log.exception("game %s", hunt.seed)
        hunt.report.note(f"game {hunt.seed}: {type(error).__name__}: {error}", "crashed")


async def drill(
    seed: str, rounds: int, *, game: str, players: int = 0, share: float = 1.0, options: str = ""
) -> Report:
    """Check `rounds` random games. players: seats of each; 0: by lot, of all numbers that the game allows. share: of
    the steps at which each seat is compared. options: those that are not drawn by lot, as "scenario=alexander"."""
    report, renderer, scope = Report(name="leak"), RenderService(), Scope()
    try:
        async with open_timer(report) as clock:
            for n in range(rounds):
                await _hunt(
                    Hunt(
                        game, f"{seed} {n}", report, renderer, clock, scope, players, share, options_from_text(options)
                    )
                )
                report.rounds += 1
                if report.rounds % PROGRESS == 0:
                    scope.report_counts(report)
                    report.print_progress(" ".join(f"{key} {value}" for key, value in report.as_printed().items()))
    finally:
        renderer.close()
        scope.report_counts(report)
    await twins.watch_twins(game, f"{seed} twins", report)
    for n, form in enumerate(watch_form_of_each_game(seed, rounds)):
        more: dict[str, Any] = {"players": players, "options": options, "drawn": n == 0, "form": form}
        await over_the_wire.watch_game(game, f"{seed} wire {n}", report, **more)
        if n * WIRE_EVERY < rounds:
            await practised.watch_practice(game, f"{seed} practice {n}", report)
    return report


def watch_form_of_each_game(seed: str, rounds: int) -> list[str]:
    """Return how each game over the wire is watched: one game for some in memory, but each form once, unless the drill
    is so short that it has room for one, by its seed."""
    known = over_the_wire.FORMS
    if rounds < EACH_FORM:
        return [known[UnverifiedRandom(f"{seed} form").integer_below(len(known))]]
    return [known[n % len(known)] for n in range(max(len(known), -(-rounds // WIRE_EVERY)))]
