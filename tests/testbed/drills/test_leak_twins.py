"""Twins of a table at which others could respond: what is seen of both is the same, and a leak of each kind that is
planted is found, in memory and over the wire."""

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from bot.screens import table_screen
from bot.table_page import table_state, watched
from bot.tables import automatic, lobby, notices, reminders
from bot.tables.actor import Actor
from bot.tables.clocks import seat_clocks
from bot.tables.clocks.time_terms import SeatClock
from bot.tables.dice_words import opening
from bot.tables.live import LiveTable
from bot.tables.persons.preferences import PreferenceStore
from bot.tables.table_extra import with_extra
from engine.kernel.actions import Action
from engine.kernel.dice import ScriptedDice, UnverifiedRandom
from engine.kernel.prompts import has_nothing_to_decide
from engine.kernel.texts import keyed_text
from engine.store.models import PUBLIC
from testbed.drills.leaks import timing, twin_tables
from testbed.drills.leaks.timing import Timer, open_timer
from testbed.drills.leaks.twin_tables import able_responders, seated_table_row
from testbed.drills.leaks.twins import Twins, open_twins, twin_questions, watch_twins
from testbed.drills.report import Report
from testbed.seeded_secrets import secrets_stand_in
from tests.bot.toy_table import register
from tests.engine.kernel.hidden_choices import has_amber, with_hidden_choices
from tests.engine.kernel.test_machine import KEY
from tests.engine.kernel.toy import Raid, Speak, Toy, ToyState
from tests.games import EXAMPLE

SEATS = ("1", "2", "3")
WALK = "late"  # in which seat 2 answers after the hold, the others within it


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    """The toy with hidden choices, where others' plans are secret too."""
    made = with_hidden_choices(monkeypatch)

    def determinize(state: ToyState, seat: str | None, lots: UnverifiedRandom) -> ToyState:
        new = Toy.determinize(made, state, seat, lots)
        new.notes = {side: what for side, what in state.notes.items() if side == seat}
        return new

    monkeypatch.setattr(made, "determinize", determinize)
    register(monkeypatch, made)
    return made


def put(toy: Toy, action: Action, *, amber: str, plan: bool = False) -> LiveTable:
    """Return a table at which seat 1 has just done something that the others may answer."""
    options = toy.complete({})
    state = toy.start(options, SEATS, KEY, ScriptedDice()).state
    for place, (seat, ware) in enumerate(zip(SEATS, ("bronze", "cloth", "dates"), strict=True)):
        ware = "amber" if seat == amber else ware
        state.cards.move([ware], "deck", seat)
        state.cards.knows[ware] = 2 << place
    state.notes = {amber: "buy"} if plan else {}
    prompt = next(p for p in toy.prompts(state).values() if p.seat == "1" and action.tag() in p.menu.forms)
    return LiveTable(
        seated_table_row("toy", SEATS, options), toy.apply(state, prompt.id, action, ScriptedDice()).state, 0
    )


def twin(live: LiveTable, amber: str, *, plan: bool = False) -> LiveTable:
    """Return the table with amber in another hand than here, or with or without a plan."""
    state = live.state.copy()
    zones = {name: list(cards) for name, cards in state.cards.zones.items()}
    knows = dict(state.cards.knows)
    state.cards.zones, state.cards.knows = zones, knows
    holder = next(name for name, cards in zones.items() if "amber" in cards)
    if holder != amber:
        other = zones[amber][-1]
        zones[holder] = [other if ware == "amber" else ware for ware in zones[holder]]
        zones[amber] = ["amber" if ware == other else ware for ware in zones[amber]]
        knows["amber"], knows[other] = knows[other], knows["amber"]
    state.notes = {amber: "buy"} if plan else {}
    return LiveTable(live.row, state, live.head)


class Eyes(UnverifiedRandom):
    """Draws whose eyes look on: always the same."""

    def __init__(self, eyes: str | None) -> None:
        super().__init__(f"eyes of {eyes}")
        self.eyes: Any = eyes

    def choose(self, items: Any) -> Any:
        return self.eyes if None in items else super().choose(items)


CASES = [
    pytest.param(Speak(), "2", "3", False, id="window"),
    pytest.param(Speak(), "2", "deck", False, id="window, nobody"),
    pytest.param(Raid(), "2", "3", False, id="sealed"),
    pytest.param(Raid(), "2", "deck", False, id="sealed, nobody"),
    pytest.param(Raid(), "2", "2", True, id="plan"),
]


@pytest.fixture
async def clock(toy: Toy) -> AsyncIterator[Timer]:
    async with open_timer(Report(name="leak")) as made:
        yield made


async def compared(clock: Timer, monkeypatch: pytest.MonkeyPatch, live: LiveTable, other: LiveTable) -> list[str]:
    """Return the leaks that the drill finds between a table and a twin."""
    assert able_responders(live) != able_responders(other)
    monkeypatch.setattr(timing, "twin_table", lambda table, eyes, lots: other)
    for eyes in (None, "1", None, "1"):  # the hands of the others are not as they were
        await clock.compare_with_twin(live, Eyes(eyes), "planted")
    return [said for said in clock.report.said if "the time tells" in said]


@pytest.mark.parametrize(("action", "here", "there", "plan"), CASES)
async def test_a_twin_looks_the_same(
    action: Action, here: str, there: str, plan: bool, toy: Toy, clock: Timer, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = put(toy, action, amber=here, plan=plan)
    assert await compared(clock, monkeypatch, live, twin(live, there)) == []


def answers_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has nothing to choose is answered for, as at a quick table."""
    monkeypatch.setattr(LiveTable, "asks_all_possible_holders", False)


def answers_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same without any hold."""
    answers_for_all(monkeypatch)
    monkeypatch.setattr(automatic, "automatic_answer_time", lambda live, prompt, now, scale: now)


def names_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans answer at once, and the panel says so."""
    monkeypatch.setattr(table_screen, "answers_hidden_until", lambda live, scale: 0.0)
    monkeypatch.setattr(automatic, "automatic_answer_time", lambda live, prompt, now, scale: now)


def tells_on_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table's page alone says how many could respond to a window."""
    for page in (table_state, watched):
        monkeypatch.setattr(page, "waiting_lines", lambda live, *when: [str(len(able_responders(live)))])


def counts_for_the_able(monkeypatch: pytest.MonkeyPatch) -> None:
    """Accounts run in windows and secret answers too, for who has something to decide there."""

    def waited(live: LiveTable, scale: float, now: float) -> set[str]:
        return {p.seat for p in twin_tables.secretly_asked(live) if not has_nothing_to_decide(p)}

    monkeypatch.setattr(seat_clocks, "seats_waited_for", waited)


def tells_who_is_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has nobody left beside them that could respond to a window is told to be the last."""

    def is_last(live: LiveTable, seat: str, scale: float, now: float) -> bool:
        others = {
            p.seat for p in twin_tables.secretly_asked(live) if p.answered is None and not has_nothing_to_decide(p)
        }
        return bool(twin_tables.secretly_asked(live)) and not others - {seat}

    monkeypatch.setattr(reminders, "is_last_waited_for", is_last)


def forgives_the_able(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was forgiven is counted anew in a window, for who could respond, where nobody sees it."""
    real = seat_clocks.note_question

    async def note_question(actor: Actor, now: float, scale: float) -> None:
        await real(actor, now, scale)
        live = actor.live
        spent = {
            p.seat: SeatClock(forgiven=1) for p in twin_tables.secretly_asked(live) if not has_nothing_to_decide(p)
        }
        if spent:
            extra = with_extra(live.row, clocks={**live.extra.clocks, **spent})
            live.replace(row=await actor.store.update_table(live.row, extra=extra))

    monkeypatch.setattr(automatic, "note_question", note_question)


PLANTED = [
    pytest.param(Speak(), "2", "deck", False, tells_on_the_page, id="the page of the table"),
    pytest.param(Speak(), "2", "deck", False, answers_for_all, id="a window that closes early"),
    pytest.param(Speak(), "2", "3", False, answers_for_all, id="a window that waits for who could respond"),
    pytest.param(Raid(), "2", "deck", False, answers_at_once, id="a sealed question that is over at once"),
    pytest.param(Raid(), "2", "3", False, answers_at_once, id="who is named as sealed"),
    pytest.param(Raid(), "2", "2", True, names_at_once, id="a plan that is named as sealed"),
    pytest.param(Speak(), "2", "deck", False, counts_for_the_able, id="accounts that run for who could respond"),
]


@pytest.mark.parametrize(("action", "here", "there", "plan", "plant"), PLANTED)
async def test_a_planted_leak_is_found(
    action: Action, here: str, there: str, plan: bool, plant: Callable[[pytest.MonkeyPatch], None],
    toy: Toy, clock: Timer, monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    plant(monkeypatch)
    live = put(toy, action, amber=here, plan=plan)
    assert await compared(clock, monkeypatch, live, twin(live, there))


# Over the wire


@pytest.fixture
async def wire(toy: Toy) -> AsyncIterator[Twins]:
    async with open_twins() as made:
        yield made


@pytest.mark.parametrize("eyes", [None, "1"])
@pytest.mark.parametrize(("action", "here", "there", "plan"), [CASES[1], CASES[2], CASES[4]])
async def test_over_the_wire_a_twin_looks_the_same(
    action: Action, here: str, there: str, plan: bool, eyes: str | None, toy: Toy, wire: Twins
) -> None:
    live = put(toy, action, amber=here, plan=plan)
    assert await wire.difference(live, twin(live, there), eyes, WALK) is None
    assert (await wire.play_and_collect_seen(live, eyes, WALK))[-1][1] == ("closed",)


@pytest.mark.parametrize("plant", [tells_who_is_last, forgives_the_able])
async def test_over_the_wire_a_planted_leak_of_time_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], toy: Toy, wire: Twins, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    live = put(toy, Speak(), amber="3")
    assert await wire.difference(live, twin(live, "deck"), "2", WALK)


async def test_over_the_wire_a_note_that_others_notice_is_found(
    toy: Toy, wire: Twins, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread is told something as somebody writes into their notebook."""
    real = PreferenceStore.edit

    async def edit(self: PreferenceStore, user: int, change: Any) -> Any:
        kept = await real(self, user, change)
        for note in kept.notes[-1:]:
            await wire.hall.app.store.post(note.table, [notices.card_post(PUBLIC, keyed_text("remind.last"))])
        return kept

    monkeypatch.setattr(PreferenceStore, "edit", edit)
    live = put(toy, Speak(), amber="3")
    assert await wire.difference(live, twin(live, "deck"), None, WALK)


@pytest.mark.parametrize(("action", "here", "there", "plan", "plant"), [PLANTED[0], PLANTED[1], *PLANTED[4:]])
async def test_over_the_wire_a_planted_leak_is_found(
    action: Action, here: str, there: str, plan: bool, plant: Callable[[pytest.MonkeyPatch], None],
    toy: Toy, wire: Twins, monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    plant(monkeypatch)
    live = put(toy, action, amber=here, plan=plan)
    seen: list[Any] = [await wire.play_and_collect_seen(one, None, WALK) for one in (live, twin(live, there))]
    assert seen[0] != seen[1]
    assert has_amber(live.state, here) and twin_tables.able_responders(live)


async def test_the_drill_plays_twins_of_a_title() -> None:
    report = Report(name="leak")
    await watch_twins(EXAMPLE, "twins 1", report, questions=1)
    assert not report.leaked and not report.crashed, report.said
    assert int(report.figures["twins over the wire"]) == 1


async def test_both_of_a_pair_begin_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has a card from the start hung on the dice of each table: the drill saw a leak where its person's own card
    was edited at one and had not come at the other."""
    dice = secrets_stand_in("begin alike 11")  # by which the third person is asked at the start of one of two tables
    for drawn in (lobby, opening):
        monkeypatch.setattr(drawn, "secrets", dice)
    live, _, _ = next(twin_questions(EXAMPLE, "begin alike", 1))
    async with open_twins() as made:
        seen = [await made.play_and_collect_seen(live, "3", WALK) for _ in range(2)]
    assert seen[0] == seen[1]
