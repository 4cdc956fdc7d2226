"""What is done aside (a plan changed, cards shown to an ally) stays whatever is undone, and tells nobody of itself.

Whether somebody has changed a plan or shown cards is their secret: neither /undo, nor /redo, nor their lists may be
another for it.
"""

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.sandbox.people.person import Person, text_of
from bot.tables import private_actions
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from engine.games import game_by_id
from engine.games.total_war_rome.actions.agents import ShowCards
from engine.games.total_war_rome.actions.battle import DropPlan, FollowPlan
from engine.games.total_war_rome.actions.campaign import PlaceArmy
from engine.games.total_war_rome.state import ALLY, DECK, hand_zone
from engine.games.total_war_rome.tables import faction_pair_id
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom, dice_secret_hash
from engine.kernel.errors import RuleError
from engine.kernel.prompts import MUST
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from engine.store.models import COMPUTER, HUMAN, LOBBY, OVER, Decision, Pace, SeatRow, TableRow
from engine.store.sqlite import SqliteStore, open_store
from engine.store.verification.export import export_table
from engine.store.verification.verify import verify_export
from tests.bot.hall import InProcess, refused
from tests.bot.titles.total_war_rome.table import PEOPLE, begin, begin_as, public, rome_table
from tests.engine.games.total_war_rome.table import CARTHAGE, ROME, Table

GAME = game_by_id("total_war_rome")
SECRET = bytes(range(32))
EARLY, LATE = FollowPlan(reveals="early"), FollowPlan(reveals="late")


def marching() -> Table:
    """Return Rome's turn of the Campaign Phase: an army to place, and an ally to show cards to."""
    table = Table()
    table.state.relations[faction_pair_id(ROME, CARTHAGE)] = ALLY
    table.hold(ROME, "treaty")
    return table.campaign(ROME)


# At the table, over the wire


async def aside(hall: InProcess, table: str, side: str, action: Action, moment: str = "battle_plan") -> None:
    """Let a side do something aside."""
    actor = await hall.actor(table)
    async with actor.turn() as live:
        prompt = next(p for p in live.prompts() if p.side_action and p.side == side and p.moment.endswith(moment))
        await actor.decide(prompt.seat, prompt.id, action)
    await hall.settled()


async def placed(hall: InProcess, table: str, who: Person) -> None:
    """Let Rome place its first army, which it may take back."""
    actor = await hall.actor(table)
    async with actor.turn() as live:
        seat = live.seat_of(int(who.id))
        assert seat is not None
        prompt = next(p for p in live.prompts_of(seat.seat) if p.kind == MUST)
        await actor.decide(seat.seat, prompt.id, PlaceArmy("rome_1", "latium"), user=int(who.id))
    assert actor.live.state.armies["rome_1"].at == "latium"
    await hall.settled()


@pytest.fixture
async def campaign(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[str, Any]]:
    begin_as(monkeypatch, marching)
    table = await rome_table(hall, *PEOPLE[1:])
    thread = await begin(hall, table)
    await hall.settled()
    yield table, thread


async def test_ones_own_step_is_taken_back_whatever_others_did_aside(
    hall: InProcess, campaign: tuple[str, Any]
) -> None:
    """Ada places an army, Boris and Clara change their plans: her /undo is done at once, her list and what all see are
    as without them, their plans stay; so it is with /redo."""
    table, thread = campaign
    ada, boris = hall.person("Ada"), hall.person("Boris")
    actor = await hall.actor(table)
    await aside(hall, table, CARTHAGE, EARLY)
    stood = actor.live.state.armies["rome_1"].at
    await placed(hall, table, ada)
    quiet = (await ada.autocomplete("undo", "step", "", thread, table=table)).choices
    his = (await boris.autocomplete("undo", "step", "", thread, table=table)).choices
    seen = [text_of(m) for m in public(thread)]
    heard = {name: len(hall.person(name).messages("dm")) for name in PEOPLE}
    await aside(hall, table, CARTHAGE, LATE)
    await aside(hall, table, "greek_states", EARLY)
    assert (await ada.autocomplete("undo", "step", "", thread, table=table)).choices == quiet
    assert (await boris.autocomplete("undo", "step", "", thread, table=table)).choices == his
    assert [text_of(m) for m in public(thread)] == seen
    refusal = await (await boris.slash("undo", thread, table=table)).wait_until_answered()
    assert "The last step was not yours" in refusal.text
    done = await (await ada.slash("undo", thread, table=table)).wait_until_answered()
    assert "Taken back:" in done.text and "aside" not in done.text
    await hall.settled()
    assert [text_of(m) for m in public(thread) if "took back" in text_of(m)][-1].split("\n")[0] == (
        "### ↩️ Ada took back: First Roman army is placed in Latium"  # out of the card that told of it
    )
    state = actor.live.state
    assert state.armies["rome_1"].at == stood
    assert set(state.plans) == {CARTHAGE, "greek_states"} and "late" in state.plans[CARTHAGE]
    # what is done aside in between ends no way to redo either
    await aside(hall, table, CARTHAGE, DropPlan())
    again = await (await ada.slash("redo", thread, table=table)).wait_until_answered()
    assert "Done again:" in again.text, again
    state = actor.live.state
    assert state.armies["rome_1"].at == "latium" and set(state.plans) == {"greek_states"}
    await refused(await ada.slash("redo", thread, table=table), "nothing")
    await hall.settled()
    for name in PEOPLE[1:]:  # nobody was written to because of what others did aside
        assert len(hall.person(name).messages("dm")) == heard[name]


async def test_by_name_without_a_vote(hall: InProcess, campaign: tuple[str, Any]) -> None:
    """Back before one's own step by name: at once, though another has changed their plan since."""
    table, thread = campaign
    ada = hall.person("Ada")
    stood = (await hall.actor(table)).live.state.armies["rome_1"].at
    await placed(hall, table, ada)
    step = (await ada.autocomplete("undo", "step", "", thread, table=table)).choices[0]["value"]
    await aside(hall, table, CARTHAGE, EARLY)
    done = await (await ada.slash("undo", thread, step=step, table=table)).wait_until_answered()
    assert "Taken back:" in done.text
    state = (await hall.actor(table)).live.state
    assert state.armies["rome_1"].at == stood and "early" in state.plans[CARTHAGE]


async def test_cards_once_shown_stay_shown(hall: InProcess, campaign: tuple[str, Any]) -> None:
    """Showing is no step: the own /undo after it takes back the step before it and says so; what is shown stays."""
    table, thread = campaign
    ada, boris = hall.person("Ada"), hall.person("Boris")
    actor = await hall.actor(table)
    stood = actor.live.state.armies["rome_1"].at
    await placed(hall, table, ada)
    card = next(iter(actor.live.state.cards.zones["hand_rome"]))
    await aside(hall, table, ROME, ShowCards(CARTHAGE, (card,)), "show")
    told = len(boris.messages("dm"))
    done = await (await ada.slash("undo", thread, table=table)).wait_until_answered()
    assert "Taken back:" in done.text and "What you did aside stays" in done.text
    await hall.settled()
    assert actor.live.state.armies["rome_1"].at == stood
    assert "Seen of Rome's hand" in (await (await boris.slash("hand", thread)).wait_until_answered()).text
    assert len(boris.messages("dm")) == told  # told once
    log = (await (await boris.slash("log", thread, table=table)).wait_until_answered()).text
    assert "shows" in log
    await refused(await ada.slash("undo", thread, table=table), "nothing")


# At the actor: any course of steps, asides, undo and redo


class Course:
    """A game played by chance at a real actor, beside what must be true of it."""

    def __init__(self, store: SqliteStore, seed: int) -> None:
        self.store, self.chance, self.lots = store, random.Random(seed), UnverifiedRandom(f"course {seed}")
        self.run = Run(GAME, {str(n): RandomPlayer() for n in range(1, 5)}, str(seed))
        self.steps: list[tuple[Decision, Any]] = []  # the path without asides, each with the state without plans
        self.undone: list[tuple[Decision, Any]] = []
        self.plans: dict[str, Any] = {}
        self.counts: dict[str, int] = {}

    async def begin(self) -> "Course":
        seats = tuple(SeatRow(seat=str(n), kind=COMPUTER if n > 1 else HUMAN, user=n) for n in range(1, 5))
        row = TableRow(
            id="ASIDE", game=GAME.id, name="", status=LOBBY, guild=1, channel=2, thread=3, host=1,
            options=GAME.complete({"last_round": "3"}), pace=Pace(), seats=seats, commitment=dice_secret_hash(SECRET),
            rules_version=GAME.version, data_hash=GAME.data_hash, head=None, created=0.0, touched=0.0,
        )  # fmt: skip
        await self.store.create_table(row, SECRET)
        self.actor = Actor(self.store, LiveTable(row), lambda: 1.0)
        await self.actor.start()
        await self._note()
        return self

    async def _note(self) -> None:
        (last,) = await self.store.path("ASIDE", last=1)
        self.steps.append((last, self._bare()))
        self.plans = dict(self.actor.live.state.plans)

    def _bare(self) -> Any:
        state = self.actor.live.state.copy()
        state.plans = {}
        return msgspec.msgpack.decode(GAME.encode(state))

    def count(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1

    async def step(self) -> None:
        """Let somebody decide."""
        live = self.actor.live
        prompt, action = self.run._decide(live.state)
        while prompt.side_action:
            prompt, action = self.run._decide(live.state)
        await self.actor.decide(prompt.seat, prompt.id, action)
        self.undone = []
        await self._note()
        self.count("step")

    async def aside(self) -> None:
        """Let somebody do something aside."""
        found = [p for p in self.actor.live.prompts() if p.side_action and p.moment.endswith("battle_plan")]
        if not found:
            return
        prompt = self.chance.choice(found)
        await self.actor.decide(prompt.seat, prompt.id, prompt.menu.sample(self.lots))
        self.plans = dict(self.actor.live.state.plans)
        self.count("aside")

    async def undo(self) -> None:
        """Let somebody take back their last step, where that is allowed."""
        last, _ = self.steps[-1]
        seat = self.chance.choice([last.seat, last.seat, "1", "2"])
        asked = all(p.kind == MUST for p in self.actor.live.prompts_waited_for())
        allowed = asked and last.id > 0 and last.seat == seat and not last.barrier
        try:
            done = await self.actor.undo(seat, user=1)
        except RuleError:
            assert not allowed
            return
        assert allowed and done.id == last.id
        self.undone.append(self.steps.pop())
        self.count("undo")

    async def redo(self) -> None:
        """Let somebody do again what was undone."""
        way = [d.id for d in await self.store.redo_path("ASIDE")]
        assert way == [d.id for d, _ in reversed(self.undone)]
        if way:
            await self.actor.redo(self.undone[-1][0].seat, user=1)
            self.steps.append(self.undone.pop())
            self.count("redo")

    async def next(self) -> None:
        """Do anything; what was undone is done again more often than not."""
        what = self.chance.random()
        if what < 0.2:
            await self.aside()
        elif what < 0.5:
            await self.undo()
        elif what < 0.75 and self.undone:
            await self.redo()
        else:
            await self.step()

    async def same(self) -> None:
        """Check the table against what must be true of it."""
        state = self.actor.live.state
        assert state.plans == self.plans
        assert self._bare() == self.steps[-1][1]
        assert [d.id for d in await self.store.path("ASIDE") if d.barrier != "aside"] == [d.id for d, _ in self.steps]
        head, saved = await self.store.load("ASIDE")
        assert head == self.actor.live.head and saved == GAME.encode(state)


@pytest.mark.parametrize("seed", range(3))
async def test_any_course_leaves_steps_and_asides_apart(tmp_path: Path, seed: int) -> None:
    """Undo and redo go as if nobody had done anything aside, and what was done aside last holds; the whole game with
    all its carried asides is verified from its export."""
    store = await open_store(tmp_path / "asides.sqlite3", clock=lambda: 1.0)
    store.database.hasty = True
    try:
        course = await Course(store, seed).begin()
        while course.actor.live.row.status != OVER:
            await course.next()
            if course.chance.random() < 0.2:
                await course.same()
        assert min(course.counts[what] for what in ("step", "aside", "undo", "redo")) >= 2, course.counts
        report = verify_export(msgspec.json.decode(msgspec.json.encode(await export_table(store, "ASIDE"))))
        assert (report.ok, report.whole, report.difference) == (True, True, "")
    finally:
        await store.close()


async def test_what_has_no_place_any_more_is_told_to_its_owner_alone(
    hall: InProcess, campaign: tuple[str, Any]
) -> None:
    """Back to before a card was drawn that has been shown since: who showed it is told, nobody else."""
    table, _ = campaign
    ada, boris = hall.person("Ada"), hall.person("Boris")
    actor = await hall.actor(table)
    await placed(hall, table, ada)
    drawn = next(iter(actor.live.state.cards.zones[DECK]))
    actor.live.state.cards.zones[hand_zone(ROME)].append(drawn)  # drawn after what is gone back to
    actor.live.state.cards.zones[DECK].remove(drawn)
    await aside(hall, table, ROME, ShowCards(CARTHAGE, (drawn,)), "show")
    heard = len(boris.messages("dm"))
    await (await ada.slash("undo", hall.thread(table), table=table)).wait_until_answered()
    await hall.settled()
    assert "no place any more: Show Carthage" in ada.messages("dm")[-1].all_words
    assert len(boris.messages("dm")) == heard and drawn not in actor.live.state.cards.zones[hand_zone(ROME)]


async def test_a_computer_player_is_told_nothing(tmp_path: Path) -> None:
    """Of the four seats one is a person's: they alone are written to."""
    store = await open_store(tmp_path / "asides.sqlite3", clock=lambda: 1.0)
    try:
        course = await Course(store, 9).begin()
        lost = [msgspec.structs.replace(course.steps[0][0], seat=seat) for seat in ("1", "2", "3")]
        assert [post.audience for post in private_actions.lost_action_messages(course.actor.live, lost)] == ["1"]
    finally:
        await store.close()
