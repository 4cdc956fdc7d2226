"""Thinking apart: slow, hung and dying thinkers, a head that has moved on, and answers that tell no time."""

import asyncio
from typing import Any

import pytest

from bot.tables.computers import thinking
from bot.tables.computers.thinking import RELEASE, Thinkers, Thought
from bot.tables.computers.thought import Position, think_out_answer
from engine.games import game_by_id
from engine.kernel.dice import KeyedDice
from engine.kit.weights import HARD
from tests.bot.hall import InProcess, until
from tests.bot.tables.computers.minds import broken, dying, hung, quick, slow

WAIT = 100.0  # seconds for what must come about on a busy machine


def _asked(prompt: str = "p1", seat: str = "2") -> Position:
    return Position("samnite_wars", b"", seat, prompt, "hard", "lots")


async def _done(thought: Thought) -> Thought:
    async with asyncio.timeout(WAIT):
        while not thought.is_done:
            await asyncio.sleep(0.02)
    return thought


async def test_a_thought_is_carried_out_in_another_process() -> None:
    thinkers = Thinkers(think=quick, hung=60.0)
    thought = thinkers.begin_thinking("T", 5, _asked(), 0.0)
    assert (await _done(thought)).answer == {"do": "p1"}
    assert thinkers.thought_on_question("T", "2", 5, "p1") is thought
    assert (
        thinkers.thought_on_question("T", "2", 6, "p1") is None
        and thinkers.thought_on_question("T", "2", 5, "p2") is None
    )
    await thinkers.close()


async def test_only_so_many_think_at_a_time_and_the_event_loop_goes_on() -> None:
    thinkers = Thinkers(1, think=slow, hung=60.0)
    thoughts = [thinkers.begin_thinking("T", 1, _asked(seat=seat), 0.0) for seat in ("1", "2", "3")]
    ticks = 0
    async with asyncio.timeout(WAIT):
        while not all(thought.is_done for thought in thoughts):
            await asyncio.sleep(0.01)
            ticks += 1
            assert len(thinkers._workers) <= 1
    assert ticks > 3
    await thinkers.close()


@pytest.mark.parametrize("think", [hung, dying, broken])
async def test_one_that_hangs_dies_or_fails_gives_no_answer_and_the_next_thinks(think: Any) -> None:
    thinkers = Thinkers(think=think, hung=20.0 if think is not hung else 1.0)
    assert (await _done(thinkers.begin_thinking("T", 1, _asked(), 0.0))).answer is None
    thinkers._think, thinkers._hung = quick, 60.0
    assert (await _done(thinkers.begin_thinking("T", 2, _asked("p2"), 0.0))).answer == {"do": "p2"}
    await thinkers.close()


async def test_a_thought_whose_table_has_gone_on_is_dropped() -> None:
    thinkers = Thinkers(think=hung, hung=60.0)
    before = thinkers.begin_thinking("T", 1, _asked(), 0.0)
    thinkers._think = quick
    after = thinkers.begin_thinking("T", 2, _asked("p2"), 0.0)
    assert (await _done(after)).answer == {"do": "p2"}
    assert before.is_done or before.task is None or before.task.cancelled() or before.task.done()
    await thinkers.close()


async def test_advice_is_thought_out_once_and_not_waited_for_long() -> None:
    thinkers = Thinkers(advise=slow, hung=60.0, advice=0.0)
    assert await thinkers.advise("T", 1, _asked()) is None
    (thought,) = thinkers._thoughts.values()
    thinkers._advice = WAIT
    assert await thinkers.advise("T", 1, _asked()) == {"do": "p1"}
    assert list(thinkers._thoughts.values()) == [thought] and thinkers.thought_on_question("T", "2", 1, "p1") is None
    assert await thinkers.advise("T", 2, _asked("p2")) == {"do": "p2"}
    await thinkers.close()


def test_what_is_thought_out_is_on_the_menu() -> None:
    game = game_by_id("samnite_wars")
    state = game.start({}, ("1", "2", "3"), b"key", KeyedDice(b"secret", 0)).state
    prompt = next(p for p in game.prompts(state).values() if p.answered is None and p.seat != "table")
    found = think_out_answer(Position(game.id, game.encode(state), prompt.seat, prompt.id, "hard", "lots"))
    assert found is not None and prompt.menu.contains(game.action(found))
    assert think_out_answer(Position(game.id, game.encode(state), prompt.seat, "none", "hard", "lots")) is None


async def _hard_table(hall: InProcess) -> Any:
    ada = hall.person("Ada")
    table = await hall.create("Ada", computers=2)
    actor = await hall.actor(table)
    await ada.press(hall.card(table), "Start")
    await until(lambda: actor.live.is_running)
    return actor


@pytest.mark.parametrize("think", [dying, hung])
async def test_a_table_goes_on_by_rule_where_thinkers_die_or_hang(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch, think: Any
) -> None:
    thinkers = Thinkers(think=think, patience=RELEASE, hung=2.0)
    monkeypatch.setattr(thinking, "THINKERS", thinkers)
    monkeypatch.setattr(thinking, "strength_of_seat", lambda row, seat: HARD)
    actor = await _hard_table(hall)
    await until(
        lambda: any(prompt.seat == "1" and prompt.answered is None for prompt in actor.live.prompts_waited_for())
    )
    await thinkers.close()
