"""The table goes on while a person's press waits for something: a question that is closed by then is never worked out
on the table as it stands now."""

import threading
from typing import Any

import pytest

from bot.delivery import seat_drafts
from bot.delivery.seat_drafts import keep_draft
from bot.interactions import decisions, drafting
from bot.interactions.press_frame import PressFrame
from bot.messages.drafts import Draft
from bot.messages.ids import Press, draft_fingerprint
from bot.sandbox.people.person import Person, controls_of
from bot.sandbox.world import Message
from bot.screens.table_screen import draft_preview
from bot.tables import lobby
from bot.tables.actor import Actor
from bot.tables.computers import answers
from bot.tables.live import LiveTable
from engine.games import game_by_id as find_game
from engine.games import game_ids
from engine.kernel.actions import Action
from engine.kernel.choices import Given
from engine.kernel.dice import KeyedDice, UnverifiedRandom, game_key, prompt_key
from engine.kernel.prompts import MAY, MUST, SEALED, Preview, Prompt
from engine.kernel.texts import keyed_text
from engine.store.models import SeatRow
from testbed import seeded_secrets
from testbed.drills.leaks.twin_tables import seated_table_row
from testbed.drills.steps import presses_for_answer
from tests.bot.clockwork import asked, default, seat_of, seated
from tests.bot.hall import InProcess, button, carried_out, ends, my_table

KEY = game_key(bytes(32), {})
GAMES, FEW = 200, 30  # games tried, and decisions of each, until the id of a right comes again
FIRST = 7  # the game in which it does so as the rules are; any other does as well


@pytest.mark.parametrize("title", game_ids())
def test_a_closed_question_means_nothing_on_the_table_that_has_gone_on(title: str) -> None:
    """A War Effort of a combat that was over was counted by the roles of the next: KeyError, under load."""
    game, lots = find_game(title), UnverifiedRandom("races")
    seats = tuple(str(n) for n in range(1, game.least_seats + 1))
    options = game.complete({})
    state = game.start(options, seats, prompt_key(KEY), KeyedDice(KEY, 0)).state
    closed: list[tuple[Prompt, Given]] = []
    for number in range(1, 150):
        live = LiveTable(seated_table_row(title, seats, options), state, number)
        now = {p.id for p in live.prompts()}
        for prompt, given in closed:
            seen = draft_preview(live, prompt, given)
            assert seen is None or prompt.id in now
        waiting = [p for p in live.prompts_waited_for() if p.answered is None]
        if not waiting:
            break
        prompt = lots.choose(waiting)
        action = prompt.menu.sample(lots)
        closed = [*closed[-12:], (prompt, prompt.menu.tokens_of_value(action))]
        state = game.apply(state, prompt.id, action, KeyedDice(KEY, number)).state
    assert number > 30


def _overtaken(actor: Actor, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the table go on while the next press works out what its draft would mean."""
    compute_preview = seat_drafts.compute_preview

    async def slow(actor: Actor, prompt: Prompt, given: Given, *way: Any) -> None:
        await compute_preview(actor, prompt, given, *way)
        if any(p.id == asked_then for p in actor.live.prompts()):
            await default(actor)

    asked_then = asked(actor).id
    monkeypatch.setattr(drafting, "compute_preview", slow)
    monkeypatch.setattr(decisions, "compute_preview", slow)


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
    await answer.wait_until_answered()
    assert "went wrong" not in answer.text
    assert not any(f":{prompt.id}" in str(c.get("custom_id")) for c in controls_of(answer.message or mine))


def _holding_a_scandal(actor: Actor, seat: str) -> None:
    """Give a seat the Scandal, wherever it lies: a right of its own beside what is asked of the Consul."""
    state = actor.live.state.copy()
    zones = state.cards.zones
    where = next(zone for zone, cards in zones.items() if "scandal" in cards)
    zones[where] = [card for card in zones[where] if card != "scandal"]
    zones[seat] = [*zones[seat], "scandal"]
    actor.live.replace(state=state)


async def _pressed(hall: InProcess, table: str, who: Person, actor: Actor, prompt: Prompt) -> str:
    """Let a person give the default as their answer, press by press, and return what they are told."""
    mine, told = await my_table(who, hall.thread(table)), ""
    assert prompt.default is not None
    for step in presses_for_answer(actor.live, prompt, prompt.default):
        receipt = await who.press(mine, custom_id=button(mine, "hand"), forged=step.custom_id)
        told = (await receipt.wait_until_answered()).text
    return told


async def _until_must(actor: Actor) -> Prompt:
    """Play on by defaults to a question to a person that is no window: beside it rights are open. Return it."""
    persons = [seat.seat for seat in actor.live.humans()]
    while True:
        found = next((p for p in actor.live.prompts_waited_for() if p.kind == MUST and p.seat in persons), None)
        if found is not None:
            return found
        await default(actor)


async def test_a_press_before_the_table_has_woken_takes_no_right_from_a_computer_player(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a kill a person's press could come before the computer players were asked again: the right that one of
    them would have used was gone with the question, and the game went on otherwise than without the kill."""
    table, actor, ada, boris = await seated(hall, computers=1)
    prompt = await _until_must(actor)
    who, before = next(p for p in (ada, boris) if seat_of(actor, p) == prompt.seat), actor.live.head
    computer = actor.live.computers()[0].seat
    _holding_a_scandal(actor, computer)
    monkeypatch.setattr(answers, "_think", lambda game, strength, view, prompt, lots: prompt.menu.sample(lots))
    told = await _pressed(hall, table, who, actor, prompt)
    await hall.settled()
    first = next(d for d in await hall.app.store.path(table) if d.id == before + 1)
    assert (first.seat, first.why, first.action["do"]) == (computer, "computer", "play_scandal")
    assert "no longer open" in told
    assert asked(actor).seat == prompt.seat and asked(actor).id != prompt.id


async def test_a_computer_player_that_is_broken_holds_up_no_person(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("broken")

    table, actor, ada, boris = await seated(hall, computers=1)
    prompt = await _until_must(actor)
    who, before = next(p for p in (ada, boris) if seat_of(actor, p) == prompt.seat), actor.live.head
    _holding_a_scandal(actor, actor.live.computers()[0].seat)
    monkeypatch.setattr(answers, "_think", broken)
    assert carried_out(await _pressed(hall, table, who, actor, prompt))
    first = next(d for d in await hall.app.store.path(table) if d.id == before + 1)
    assert (first.seat, first.prompt) == (prompt.seat, prompt.id)


async def test_a_right_that_rested_is_thought_of_anew_when_the_table_has_gone_on(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The prompt of a right can bear the same id at another question of the turn. A computer player that had let it
    rest once was not asked then, unless the bot had been started again meanwhile: a kill changed the game."""
    thought: set[tuple[str, int]] = set()

    def think(game: str, strength: str, view: object, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
        if prompt.kind == MAY:
            assert (prompt.id, actor.live.head) not in thought  # once is enough as long as nothing has changed
            thought.add((prompt.id, actor.live.head))
            return None
        return prompt.menu.sample(lots)

    monkeypatch.setattr(answers, "_think", think)
    opened: set[tuple[str, int]] = set()
    for n in range(GAMES):
        monkeypatch.setattr(lobby, "secrets", seeded_secrets.secrets_stand_in(f"rested {(FIRST + n) % GAMES}"))
        table, actor, _, _ = await seated(hall, computers=1)
        computer = actor.live.computers()[0].seat
        _holding_a_scandal(actor, computer)
        for _ in range(FEW):
            for prompt in [p for p in actor.live.prompts_waited_for() if p.answered is None and p.seat != "table"][:1]:
                async with actor.turn():
                    await actor.decide(
                        prompt.seat, prompt.id, prompt.menu.sample(UnverifiedRandom(f"b {actor.live.head}"))
                    )
            for _ in range(2):
                hall.app.tables.run_automatic(table)
                await hall.settled()
            rights = {p.id for p in actor.live.prompts_of(computer) if p.kind == MAY}
            opened |= {(right, actor.live.head) for right in rights}
            if len(opened) > len({right for right, _ in opened}) or not actor.live.is_running:
                break
        if len(opened) > len({right for right, _ in opened}):
            break
        if actor.live.is_running:
            await ends(hall.person("Ada"), "host end", table)
    assert len(opened) > len({right for right, _ in opened}), "no id came again"
    assert opened <= thought


async def _ready(hall: InProcess) -> tuple[Actor, Person, Message, Prompt, str]:
    """Return a table's actor, the person who is asked, what they see, the question, and the id of their Confirm."""
    table, actor, ada, boris = await seated(hall)
    prompt = asked(actor)
    who = next(p for p in (ada, boris) if seat_of(actor, p) == prompt.seat)
    mine = await my_table(who, hall.thread(table))
    assert prompt.default is not None
    given = prompt.menu.tokens_of_value(prompt.default)
    confirm = Press("ok", table, prompt.id, draft_fingerprint(given)).id()
    seat = actor.live.seat_of(int(who.id))
    assert seat is not None
    await keep_draft(actor, seat, Draft(prompt.id, given))
    return actor, who, mine, prompt, confirm


async def _done(actor: Actor, who: Person, prompt: Prompt) -> None:
    """Let the first press be carried out, as `_confirm` does."""
    assert prompt.default is not None
    async with actor.turn():
        await actor.decide(prompt.seat, prompt.id, prompt.default, user=int(who.id))
    await actor.store.set_draft(actor.live.row.id, prompt.seat, None)


FALSE = ("Nothing was done", "no longer open", "Nothing has changed", "went wrong")


async def test_a_second_press_on_confirm_shows_what_came_of_the_first(hall: InProcess) -> None:
    actor, who, mine, prompt, confirm = await _ready(hall)
    await _done(actor, who, prompt)
    told = await (await who.forge(mine, confirm)).wait_until_answered()
    assert not any(words in told.text for words in FALSE), told.text
    seat = actor.live.seat_of(int(who.id))
    assert seat is not None
    assert (await decisions.text_since_last_decision(actor, seat)).split("\n")[0].strip("*") in told.text


async def test_a_second_press_whose_draft_is_read_as_the_first_commits_tells_no_falsehood(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It read the question before the first press had committed and the draft after that, and said that nothing was
    done, on the card of what was done."""
    _, who, mine, prompt, confirm = await _ready(hall)
    draft_of = seat_drafts.current_draft_of_seat

    async def late(actor: Actor, seat: SeatRow, asked_for: Prompt, *, suggest: bool = True) -> Draft:
        if any(p.id == prompt.id for p in actor.live.prompts()):
            await _done(actor, who, prompt)
        return await draft_of(actor, seat, asked_for, suggest=suggest)

    monkeypatch.setattr(drafting, "current_draft_of_seat", late)
    told = await (await who.forge(mine, confirm)).wait_until_answered()
    assert not any(words in told.text for words in FALSE), told.text


async def _until_both_seal(actor: Actor) -> list[Prompt]:
    """Play on by defaults until two persons are asked in secret at once; return what they are asked."""
    while True:
        found = [p for p in actor.live.prompts_waited_for() if p.kind == SEALED and p.answered is None]
        if len(found) > 1:
            return found
        await default(actor)


@pytest.mark.parametrize("kept", [False, True], ids=["as it is", "with a frame that is kept over a decision"])
async def test_what_an_answer_means_is_worked_out_anew_where_another_has_acted(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    """Another seals while a Confirm's preview is worked out: the frame holds no more, so it is made anew, and the
    preview with it, never on the event loop; and what looks like a slip by now is asked for once more."""
    table, actor, ada, boris = await seated(hall)
    mine, other = (await _until_both_seal(actor))[:2]
    who = next(p for p in (ada, boris) if seat_of(actor, p) == mine.seat)
    seat, head, compute_preview = actor.live.seat_row(mine.seat), actor.live.head, seat_drafts.compute_preview
    assert seat is not None and mine.default is not None and other.default is not None
    given, seen = mine.menu.tokens_of_value(mine.default), list[tuple[int, int]]()
    await keep_draft(actor, seat, Draft(mine.id, given))

    def preview(self: object, state: object, prompt: Prompt, given: Given) -> Preview:
        seen.append((actor.live.head, threading.get_ident()))
        return Preview(legal=True, again=keyed_text("screen.answered") if actor.live.head > head else None)

    async def overtaken(actor: Actor, prompt: Prompt, given: Given, *way: Any) -> None:
        await compute_preview(actor, prompt, given, *way)
        if actor.live.head == head:
            async with actor.turn():
                await actor.decide(other.seat, other.id, other.default)  # type: ignore[arg-type]

    monkeypatch.setattr(type(actor.live.game), "preview", preview)
    monkeypatch.setattr(drafting, "compute_preview", overtaken)
    if kept:
        monkeypatch.setattr(PressFrame, "is_current", property(lambda frame: True))
    told = await (
        await who.forge(who.last("dm"), Press("ok", table, mine.id, draft_fingerprint(given)).id())
    ).wait_until_answered()
    on_loop = [at for at, thread in seen if thread == threading.get_ident()]
    if kept:
        assert on_loop  # the planted fault is seen
        return
    assert not on_loop and {at for at, _ in seen} == {head, head + 1}
    assert next(p for p in actor.live.prompts() if p.id == mine.id).answered is None, told.text
