"""/coach: at one's own practice table alone, a word before a bad mistake; done all the same, or thought over."""

import time
from typing import Any

import msgspec
import pytest

from bot.messages.ids import draft_fingerprint
from bot.tables.computers.coaching import COACHES, Coaches, can_coach
from bot.tables.computers.thought import Position
from bot.tables.live import WAITING
from engine.games import prospects_of, sampler_of
from engine.kit.prospects import USUAL
from engine.players.coaching import Mistake
from tests.bot.hall import InProcess, button, refused, until, verbs
from tests.bot.interactions.test_practice import asked, guided
from tests.conformance.walks import GAMES

KNOWN = {game: prospects_of(game) for game in GAMES if sampler_of(game) is not None}
COACHED = [game for game, known in KNOWN.items() if known is not None and USUAL in known.weighings]


async def called(hall: InProcess) -> tuple[Any, Any, Any]:
    """Begin a guided round of Ada's with a coach; return her, the table's row and what she is asked."""
    ada = hall.person("Ada")
    told = await guided(hall, ada, COACHED[0])
    assert "coach" in verbs(told)
    (row,) = await hall.app.store.tables(user=int(ada.id))
    actor = await hall.actor(row.id)
    await until(lambda: not actor.live.extra.led_in)
    await hall.settled()
    said = await (await ada.press(told, custom_id=button(told, "coach"))).wait_until_answered()
    assert actor.live.extra.coach and "A coach looks at your answers" in said.text
    prompt = next(p for p in actor.live.prompts_of("1") if p.kind in WAITING and p.answered is None)
    return ada, actor, prompt


async def test_a_word_comes_before_a_bad_mistake(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, actor, prompt = await called(hall)
    live, mistaken = actor.live, prompt.default

    async def word(live: Any, prompt: Any, action: Any) -> Mistake | None:
        return Mistake(chance=0.31, better=0.45, action=prompt.default.as_builtins()) if action == mistaken else None

    monkeypatch.setattr(COACHES, "mistake_in_answer", word)
    card = await until(lambda: asked(ada))
    head = live.head
    given = prompt.menu.tokens_of_value(mistaken)
    warned = await (
        await ada.forge(card, f"ok:{live.row.id}:{prompt.id}:{draft_fingerprint(given)}")
    ).wait_until_answered()
    if "A word before that" not in warned.text:  # the draft of that fingerprint is not kept: it is said by a command
        from bot.interactions import decisions

        screens: list[Any] = []

        class Asking:
            press, services, card, user = None, hall.app, None, int(ada.id)

            async def show(self, screen: Any) -> None:
                screens.append(screen)

        assert await decisions._is_warned(Asking(), actor, prompt.id, mistaken)  # type: ignore[arg-type]
        assert "31%" in screens[0].content and "45%" in screens[0].content
    assert live.head == head  # nothing has counted
    done = await (await ada.forge(card, f"coachgo:{live.row.id}:{prompt.id}")).wait_until_answered()
    await hall.settled()
    assert live.head > head, done.text
    again = await (await ada.forge(card, f"coachgo:{live.row.id}:{prompt.id}")).wait_until_answered()
    assert again.text


async def test_a_coach_comes_to_practice_alone_and_goes_again(hall: InProcess) -> None:
    ada, actor, _ = await called(hall)
    said = await (await ada.slash("coach", "dm", table=actor.live.row.id)).wait_until_answered()
    assert "has gone" in said.text and not actor.live.extra.coach
    table = await hall.start("Boris", "Clara", game=COACHED[0])
    await refused(await hall.person("Boris").slash("coach", "games", table=table), "practice")
    assert not can_coach((await hall.actor(table)).live)


def hangs(position: Position, action: dict[str, Any]) -> bytes:
    """Think for ever."""
    while True:
        time.sleep(1)


def fixed(position: Position, action: dict[str, Any]) -> bytes:
    """Say always the same."""
    return msgspec.json.encode(Mistake(chance=0.1, better=0.5, action=action))


async def test_who_waits_too_long_plays_on_without_a_word(hall: InProcess) -> None:
    _, actor, prompt = await called(hall)
    slow, quick = Coaches(work=hangs, patience=0.3), Coaches(work=fixed)
    try:
        assert await slow.mistake_in_answer(actor.live, prompt, prompt.default) is None
        found = await quick.mistake_in_answer(actor.live, prompt, prompt.default)
        assert found is not None and found.better == 0.5
    finally:
        slow.close()
        quick.close()
