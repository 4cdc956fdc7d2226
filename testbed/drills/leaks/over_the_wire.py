"""Leaks in a game with the real bot process: after each step, all that each person has seen is searched word for
word.

Spectators watch, follow and bet at each such game. In turns (`FORMS`) they see it as it is played, or some rounds late,
or somebody is out of the game and sees it by everybody's eyes.
"""

from bot.sandbox.people.person import Person
from bot.tables.live import LiveTable
from engine.games import game_by_id as find_game
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import Prompt
from testbed.drills.leaks import all_eyes
from testbed.drills.leaks.all_eyes import Forcing, OneOut
from testbed.drills.leaks.chain_heads import check_heads
from testbed.drills.leaks.curious import Curious
from testbed.drills.leaks.late import Late
from testbed.drills.leaks.page_readers import PageReaders
from testbed.drills.leaks.spectators import Spectators
from testbed.drills.leaks.visible import Still
from testbed.drills.leaks.watcher import Watcher
from testbed.drills.page_script import web_settings
from testbed.drills.plain_pictures import VIEWS
from testbed.drills.report import Report
from testbed.drills.script import Script, Unanswered, asked_of_persons
from testbed.drills.spectators import SPECTATORS, press_follow
from testbed.drills.stage import Stage, StuckError, begin_saved_table, open_stage

PLAYERS = ("Ada", "Boris", "Clara")
OPEN, LATE, OUT = FORMS = ("as it is played", "late", "with one out")
ASIDE = 0.1  # part of the steps at which somebody does what may be done aside
NOTED = (1, 7)  # the steps after which everybody has written into their notebook
BACK = 0.05  # the same for a step that is taken back
REPLAYS = 0.03  # the same for a replay, whose maps are really drawn


class Wire:
    """One game with the real bot process.

    form: how it is watched, one of `FORMS`. decisions: after which it is left; 0: it is played to its end.
    """

    def __init__(
        self, stage: Stage, table: str, seed: str, report: Report, form: str = OPEN, decisions: int = 0
    ) -> None:
        self.stage, self.table, self.report, self.decisions = stage, table, report, decisions
        self.lots = UnverifiedRandom(seed)
        self.watcher = Watcher(stage, table, report)
        self.curious = Curious(stage, table, self.lots, report)
        self.pages = PageReaders(stage, table, UnverifiedRandom(f"{seed} pages"), report)
        self.spectators = Spectators(stage, table, self.lots, report)
        self.late = Late(stage, table, self.lots, report) if form == LATE else None
        out = eliminated_persons_seat(stage.records.live_table(table)) if form == OUT else ""
        self.one_out = OneOut(stage, table, out, self.lots, report) if out else None
        self.script = Forcing(stage, table, seed, self.one_out) if self.one_out else Script(stage, table, seed)

    def table_now(self) -> Still:
        """Return the table as it stands."""
        now = self.stage.records.live_table(self.table)
        return Still(now.row, now.state, now.head)

    async def play_and_search(self) -> None:
        """Play to the end, or as far as is asked, and look at everything; of the last position a replay is made."""
        await press_follow(self.stage, self.table)
        if self.late is not None:
            await self.late.delay_spectators(Person(self.stage.sandbox.hub, str(self.table_now().row.host)))
        over, decided = False, 0
        while not over and not (self.decisions and decided >= self.decisions):
            over, decided = await self._step(), decided + 1
            await self.curious.use_looking_command()
            if decided in NOTED:
                await self.curious.write_notes(self.watcher.notes)
            await self.curious.watch_as_onlooker()
            await self.curious.press_looking_button()
            await self.curious.ask_for_suggestions()
            await self.spectators.place_one_bet()
            if self.late is not None and self.table_now().is_running:
                await self.late.ask_as_spectator(self.lots.choose(SPECTATORS), self.curious)
            if self.one_out is not None:
                await self.one_out.look_by_others_eyes(self.table_now())
            if not over:
                await self.curious.type_action_command(self.table_now())
            await self.stage.wait_until_quiet(self.table)
            self.search_what_all_saw(self.table_now())
            await self.pages.search_page_of_reader(self.table_now(), self.watcher, self.late)
            if not self.table_now().is_running or decided == self.decisions or self.lots.fraction() < REPLAYS:
                await self._replay(self.table_now())
        self.spectators.report_bets()

    async def _step(self) -> bool:
        """Let a question be answered, now and then a right be used or a step be taken back; return whether the game is
        over."""
        over = await self.script.answer_one_question()
        await self._rest()
        if not over and self.lots.fraction() < ASIDE:
            await self._aside(self.table_now())
        self.report.add("decisions over the wire")
        if not over and self.lots.fraction() < BACK:
            await self.curious.undo_or_redo()
            await self._rest()
        return over

    async def _rest(self) -> None:
        """Wait until all is told, and note what late spectators may see then."""
        await self.stage.wait_until_quiet(self.table)
        if self.late is not None:
            self.late.note_what_may_be_seen(self.table_now())

    async def _replay(self, live: Still) -> None:
        """Search the replay of the game so far that somebody asks for."""
        self.watcher.learn_what_is_public(live)
        who, said = await self.curious.ask_for_replay()
        seat = live.seat_of(int(who.id))
        if live.is_running:
            self.watcher.search_page(live, who.user.username, seat.seat if seat is not None else None, said)
            if self.late is not None and seat is None:
                self.late.search_for_held_back_lines(who.user.username, said)
        self.watcher.search_for_tokens_and_accounts(who.user.username, said)

    def search_what_all_saw(self, live: Still) -> None:
        """Search what everybody has seen."""
        self.watcher.learn_what_is_public(live)
        if self.late is not None:
            self.late.note_what_may_be_seen(live)
        for row in live.humans():
            if self.one_out is None or not self.one_out.sees_all(live, row.seat):
                name = self.stage.sandbox.world.users[str(row.user)].username
                self.watcher.search_messages(live, name, row.seat, self.curious.typed.get(name, set()))
        for name in SPECTATORS:
            self.watcher.search_messages(live, name, None, self.curious.typed.get(name.lower(), set()))
            if self.late is not None and live.is_running:
                self.late.search_what_was_shown(name)
        self.watcher.search_logs(live)

    async def _aside(self, live: Still) -> None:
        """Let somebody use a right that is open aside."""
        open_now: list[Prompt] = [p for row in live.humans() for p in live.asides_of(row.seat)]
        if open_now and asked_of_persons(live):
            prompt = self.lots.choose(open_now)
            await self.script.answer(live, prompt, prompt.menu.sample(self.lots))
            self.report.add("asides over the wire")


def eliminated_persons_seat(live: LiveTable) -> str:
    """Return the seat that is out of the game where one is: a person's, the last."""
    return live.humans()[-1].seat


async def watch_game(
    game: str,
    seed: str,
    report: Report,
    *,
    players: int = 0,
    options: str = "",
    drawn: bool = False,
    form: str = OPEN,
    decisions: int = 0,
) -> None:
    """Play one game with the real bot process, and search everything that is seen.

    players: seats, at three of which persons sit, or at both of two; 0: three persons and a computer player.
    drawn: with real pictures, to check their alt texts and file names. form: how it is watched, one of `FORMS`; with
    another than the first nothing is drawn. decisions: after which it is left; 0: it is played to its end.
    """
    options = options or f"last_round={3 + UnverifiedRandom(seed).integer_below(2)}"
    saved = await begin_saved_table(game, PLAYERS[: players or None], players=players, options=options)
    async with open_stage(saved, plain=form != OPEN or not drawn) as stage:
        stage.environment |= {VIEWS: "1", **web_settings()} | (
            all_eyes.elimination_environment(eliminated_persons_seat(stage.records.live_table(saved.table)))
            if form == OUT
            else {}
        )
        await stage.launch("-v")
        wire = Wire(stage, saved.table, seed, report, form, decisions)
        try:
            await wire.play_and_search()
        except (Unanswered, StuckError) as error:
            report.note(f"over the wire: {type(error).__name__} {error}", "crashed")
        check_heads(stage.records, saved.table, report)
        report.add("games over the wire")
        report.add(f"games {form}")
        report.add("rounds over the wire", find_game(game).round(wire.table_now().state))
        await stage.end_bot()
