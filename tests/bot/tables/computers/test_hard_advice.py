"""What the hard computer player advises where those of a table are hard: its own search, told in plain words."""

from typing import Any

import msgspec
import pytest

from bot.interactions.advice import advice_screen
from bot.screens.studies.analysis_screen import analysis_screen
from bot.screens.studies.coach_screen import mistake_screen
from bot.tables.computers import thinking
from bot.tables.computers.strengths import set_table_strength
from bot.tables.computers.thinking import Thinkers
from bot.tables.computers.thought import Position, advice_thought_out
from bot.tables.practice import SEAT
from data.speaking import language_context
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import OPTIONAL
from engine.kit.reckoning import Reckoning, Search
from engine.kit.weights import HARD
from engine.players.analysis import Analysis, Swing
from engine.players.coaching import Mistake
from render import Picture
from tests.bot.hall import InProcess, button, until
from tests.bot.interactions.test_practice import asked, guided
from tests.bot.tables.computers.minds import broken

WAIT = 100.0  # seconds that advice may take on a busy machine


async def _practice(hall: InProcess) -> Any:
    ada = hall.person("Ada")
    await guided(hall, ada, "samnite_wars")
    (row,) = await hall.app.store.tables(user=int(ada.id))
    actor = await hall.actor(row.id)
    await until(lambda: not actor.live.extra.led_in and asked(ada) is not None)
    await hall.settled()
    return actor


async def _hard(actor: Any) -> None:
    actor.live.replace(row=await set_table_strength(actor.store, actor.live.row, HARD))


def words_of(screen: Any) -> str:
    return "\n".join([screen.card.title, *(str(part) for part in screen.card.parts)])


async def test_where_computers_are_hard_the_advice_is_what_the_hard_player_found(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = Thinkers(hung=WAIT, advice=WAIT)
    monkeypatch.setattr(thinking, "THINKERS", thinkers)
    actor, ada = await _practice(hall), hall.person("Ada")
    card = asked(ada)
    assert card is not None
    plain = await (await ada.press(card, custom_id=button(card, "advice"))).wait_until_answered()
    assert "A computer player would" in plain.text and not thinkers._thoughts
    await _hard(actor)
    told = await (await ada.press(card, custom_id=button(card, "advice"))).wait_until_answered()
    live = actor.live
    prompt = next(p for p in live.prompts_of(SEAT) if p.answered is None and p.kind not in OPTIONAL)
    lots = await actor.lots_seed(SEAT, prompt.id)
    found = advice_thought_out(Position(live.played, live.game.encode(live.state), SEAT, prompt.id, HARD, lots))
    assert found is not None and found["answer"] is not None
    assert ("The hard computer player would" in told.text) == (found["search"] is not None)
    assert told.message is not None
    done = await (await ada.press(told.message, custom_id=button(told.message, "advised"))).wait_until_answered()
    assert done.message is not None
    await until(lambda: prompt.id not in {p.id for p in actor.live.prompts_of(SEAT) if p.answered is None})
    await thinkers.close()


async def test_where_it_cannot_be_thought_out_the_advice_is_by_rule(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = Thinkers(advise=broken, hung=WAIT, advice=WAIT)
    monkeypatch.setattr(thinking, "THINKERS", thinkers)
    actor, ada = await _practice(hall), hall.person("Ada")
    await _hard(actor)
    card = asked(ada)
    assert card is not None
    told = await (await ada.press(card, custom_id=button(card, "advice"))).wait_until_answered()
    assert "A computer player would" in told.text
    await thinkers.close()


async def test_what_was_compared_is_told_and_a_rule_that_was_not_followed_is_none(hall: InProcess) -> None:
    live = (await _practice(hall)).live
    prompt = next(p for p in live.prompts_of(SEAT) if p.answered is None and p.kind not in OPTIONAL)
    answer = prompt.default
    assert answer is not None
    lots = UnverifiedRandom(1)
    other = next(one for one in iter(lambda: prompt.menu.sample(lots), None) if one != answer)
    picture = Picture(data=b"", mime="image/png", filename="a.png", alt="a", width=1, height=1)
    cases = (
        (False, 0.362, 0.341, ("36.2%", "34.1%", "rule of thumb", "imagined worlds (16 of them)")),
        (True, 0.362, 0.341, ("36.2%", "34.1%", "next best", "in 16 of these worlds")),
        (True, 0.341, 0.362, ("36.2%", "34.1%", "too little more to be sure")),
    )
    for by_rule, chance, second, wanted in cases:
        search = Search(answers=5, worlds=16, chance=chance, second_chance=second, by_rule=by_rule)
        found = Reckoning(answer, "cards_to_buy" if by_rule else "", answer.tag(), other, search)
        said = words_of(advice_screen(live, prompt, found))
        assert "The hard computer player would" in said and "5 of its answers" in said
        assert all(one in said for one in wanted), said
        rule = words_of(advice_screen(live, prompt, Reckoning(answer, "cards_to_buy", answer.tag())))
        reason = next(line for line in rule.splitlines() if line.startswith("It "))
        assert (reason in said) == by_rule
        swing = Swing(
            decision=1, round=1, seat=SEAT, moment=prompt.moment, label=msgspec.to_builtins(answer.label()), side="1",
            before=0.3, after=0.4, better=msgspec.to_builtins(other.label()), plan=answer.tag(), search=search,
        )  # fmt: skip
        judged = words_of(analysis_screen(live, Analysis(swings=[swing]), picture, is_over=False))
        assert ("In 16 imagined worlds it gave 36.2%" in judged) != by_rule and (reason[:40] in judged) == by_rule
        mistake = Mistake(chance=0.2, better=0.3, action=other.as_builtins(), plan=answer.tag(), by_rule=by_rule)
        assert (reason[:40] in mistake_screen(live, prompt, answer, mistake).content) == by_rule
        with language_context("it"):
            assert "Il computer difficile" in words_of(advice_screen(live, prompt, found))
