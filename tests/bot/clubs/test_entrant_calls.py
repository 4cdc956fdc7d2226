"""Who takes part in a tournament, waits for a place or loses theirs is told so, once."""

from typing import Any

import pytest

from tests.bot.clockwork import dm_text
from tests.bot.clubs.tournaments import FOUR, announced, cards, does, goes_on, plan_of, signs_up
from tests.bot.hall import InProcess, button, until


async def test_who_comes_off_the_waiting_list_is_told_once_and_who_was_taken_out_too(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They waited without a word until a game of theirs began. A kill between sending and its note tells nobody
    twice."""
    await announced(hall, rounds=3, places=4)
    await signs_up(hall, *FOUR, "Eva", "Felix")
    ada, boris, eva, felix = (hall.person(name) for name in ("Ada", "Boris", "Eva", "Felix"))
    card = cards(hall)[0]
    await (await boris.press(card, custom_id=button(card, "evleave"))).wait_until_answered()
    await until(lambda: list(eva.dms()))
    assert "A place in “Spring” has come free, and it is yours. You are told by DM as" in dm_text(eva).replace("**", "")
    await does(ada, "start")
    await goes_on(hall)
    real, killed = hall.app.store.change_tournament, [False]

    async def dies(number: int, change: Any) -> Any:
        if any(m.all_words.endswith("entrant 6") for channel in felix.dms() for m in channel.messages.values()):
            killed[0] = True
            raise RuntimeError
        return await real(number, change)

    with monkeypatch.context() as patch:
        patch.setattr(hall.app.store, "change_tournament", dies)
        await does(ada, "drop", who=hall.person("Clara").id)
    assert killed[0]
    for _ in range(2):
        await hall.app.tournaments.run_once()
    await hall.settled()
    assert dm_text(felix).count("Round 1 is being played; you take part from the next one on") == 1
    assert dm_text(hall.person("Clara")).count("who organises it has taken you out") == 1
    assert dm_text(eva).count("has come free") == 1 and (await plan_of(hall)).calls == ()


async def test_who_comes_in_is_not_told_at_night_nor_once_their_game_has_told_them(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    await announced(hall, rounds=2, places=2)
    await signs_up(hall, "Ada", "Boris", "Eva")
    ada, eva = hall.person("Ada"), hall.person("Eva")
    awake = [False]
    monkeypatch.setattr(
        "bot.tournaments.entrant_calls.first_moment_awake", lambda at, _: at if awake[0] else at + 3600.0
    )
    await does(ada, "drop", who=hall.person("Boris").id)
    await hall.app.tournaments.run_once()
    assert not list(eva.dms()) and len((await plan_of(hall)).calls) == 1
    await does(ada, "start")
    await goes_on(hall)
    awake[0] = True
    await hall.app.tournaments.run_once()
    await hall.settled()
    assert "has come free" not in dm_text(eva) and "Your game in “Spring” is on" in dm_text(eva)
    assert (await plan_of(hall)).calls == ()


async def test_whoever_takes_part_or_waits_is_told_once_that_it_is_called_off(hall: InProcess) -> None:
    """They waited for a game that never came."""
    await announced(hall, places=3)
    await signs_up(hall, *FOUR)
    ada = hall.person("Ada")
    await does(ada, "start")
    await goes_on(hall)
    await does(ada, "cancel", sure="yes")
    for _ in range(2):
        await hall.app.tournaments.run_once()
    await hall.settled()
    for name in FOUR[1:]:
        assert dm_text(hall.person(name)).count("“Spring” is called off** by who organises it. A table") == 1
    assert "is called off" not in dm_text(ada), "who called it off"
    shown = await does(ada, "show")
    assert "Game 1: " in shown and "until <t:" not in shown and (await plan_of(hall)).calls == ()
