"""The table goes on while a person's press waits for something: a question that is closed by then is never worked out
on the table as it stands now."""

import pytest

from bot.interactions import decisions, presses
from bot.screens.table_screen import previewed
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.testbed.drills.leaks.hunt import row_of
from bot.testbed.sandbox.people.person import controls_of
from engine.games import TITLES
from engine.games import game as find_game
from engine.kernel.choices import Given
from engine.kernel.dice import KeyedDice, Lots, game_key, prompt_key
from engine.kernel.prompts import Prompt
from tests.bot.clockwork import asked, default, seat_of, seated
from tests.bot.hall import InProcess, button, my_table

KEY = game_key(bytes(32), {})


@pytest.mark.parametrize("title", TITLES)
def test_a_closed_question_means_nothing_on_the_table_that_has_gone_on(title: str) -> None:
    """A War Effort of a combat that was over was counted by the roles of the next: KeyError, under load."""
    game, lots = find_game(title), Lots("races")
    seats = tuple(str(n) for n in range(1, game.least_seats + 1))
    options = game.complete({})
    state = game.start(options, seats, prompt_key(KEY), KeyedDice(KEY, 0)).state
    closed: list[tuple[Prompt, Given]] = []
    for number in range(1, 150):
        live = LiveTable(row_of(title, seats, options), state, number)
        now = {p.id for p in live.prompts()}
        for prompt, given in closed:
            seen = previewed(live, prompt, given)
            assert seen is None or prompt.id in now
        waiting = [p for p in live.waiting() if p.answered is None]
        if not waiting:
            break
        prompt = lots.one(waiting)
        action = prompt.menu.sample(lots)
        closed = [*closed[-12:], (prompt, prompt.menu.tokens(action))]
        state = game.apply(state, prompt.id, action, KeyedDice(KEY, number)).state
    assert number > 30


def _overtaken(actor: Actor, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the table go on while the next press works out what its draft would mean."""
    foresee = decisions.foresee

    async def slow(actor: Actor, prompt: Prompt, given: Given) -> None:
        await foresee(actor, prompt, given)
        if any(p.id == asked_then for p in actor.live.prompts()):
            await default(actor)

    asked_then = asked(actor).id
    monkeypatch.setattr(presses, "foresee", slow)
    monkeypatch.setattr(decisions, "foresee", slow)


@pytest.mark.parametrize("verb", ["open", "page"])
async def test_a_press_that_is_overtaken_shows_what_is_asked_now(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    table, actor, consul, _ = await seated(hall)
    prompt = asked(actor)
    assert prompt.seat == seat_of(actor, consul)
    mine = await my_table(consul, hall.thread(table))
    _overtaken(actor, monkeypatch)
    answer = await consul.press(mine, custom_id=button(mine, "hand"), forged=f"{verb}:{table}:{prompt.id}")
    await answer.settled()
    assert "went wrong" not in answer.text
    assert not any(f":{prompt.id}" in str(c.get("custom_id")) for c in controls_of(answer.message or mine))
