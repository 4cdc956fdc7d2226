"""A typed march is shown before it is carried out, on the same screen as the buttons come to (Samnite Wars)."""

from typing import Any

import msgspec
import pytest

from bot.sandbox.people.person import Person, Receipt, text_of
from bot.tables.chronicle import public_events
from engine.games.rise_of_the_roman_republic.events.tribes import IncursionMet
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.game import RiseGame
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from render import Picture
from render.service.render_service import RenderService
from testbed.drills.plain_pictures import PIXEL
from tests.bot.hall import InProcess, button, choose, my_table, verbs
from tests.engine.games.rise_of_the_roman_republic.central_italy import italy

WAY = "4009, 3909, 3809"  # of Pontius, from Samnium into the land of the Sabines


async def pontius_acts(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Person]:
    """Open a table at which Pontius has his phase; return it and who plays the Samnites."""
    setup = RiseGame.setup

    def begin_there(self: RiseGame, *args: Any) -> Any:
        begun = setup(self, *args)
        state = italy().begin(Phase(leader="pontius", side="samnites")).state
        state.players, state.seats, state.prompt_key = begun.state.players, begun.state.seats, begun.state.prompt_key
        return msgspec.structs.replace(begun, state=state)

    async def draw(self: RenderService, game: str, kind: str, *args: Any, **options: Any) -> Picture:
        return Picture(data=PIXEL, mime="image/png", filename=f"{kind}.png", alt=kind, width=2, height=3)

    monkeypatch.setattr(RenderService, "draw", draw)  # its pictures are not what this is about
    monkeypatch.setattr(RiseGame, "setup", begin_there)
    table = await hall.create("Ada", "Boris", game=GAME_ID, options="scenario=central_italy")
    await (await hall.person("Ada").slash("game start", "games", table=table)).wait_until_answered()
    live = (await hall.actor(table)).live
    return table, hall.person("Ada" if live.sides_of("1") == ("samnites",) else "Boris")


async def test_a_typed_march_says_what_it_would_bring_before_it_is_carried_out(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, who = await pontius_acts(hall, monkeypatch)
    thread, live = hall.thread(table), (await hall.actor(table)).live
    before = live.head
    shown = (
        await (await who.slash_with("rrr march", thread, {"army": "all", "route": WAY})).wait_until_answered()
    ).message
    assert shown is not None and live.head == before, "nothing is done yet"
    said = text_of(shown)
    assert "Not done yet" in said and "To 3809 (Sabinus): 3 hexes" in said
    assert "The Sabines fall upon you" in said and "You win in" in said
    again = (
        await (await who.slash_with("rrr march", thread, {"army": "all", "to": "3809"})).wait_until_answered()
    ).message
    assert again is not None and "To 3809 (Sabinus): 3 hexes" in text_of(again) and live.head == before
    await (await who.press(again, custom_id=button(again, "ok"))).wait_until_answered()
    assert live.head != before
    met = [event for event in await public_events(await hall.actor(table)) if isinstance(event, IncursionMet)]
    assert [one.tribe for one in met] == ["sabinus"]


async def test_a_goal_is_typed_into_a_form_and_shown_as_if_it_had_been_listed(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, who = await pontius_acts(hall, monkeypatch)
    thread, live = hall.thread(table), (await hall.actor(table)).live
    before = live.head

    async def typed(word: str) -> Receipt:
        asked = await my_table(who, thread)
        if "go" in verbs(asked):
            listed = await choose(who, asked, "march:all")
        else:  # a goal is chosen already
            again = (await (await who.press(asked, "Go somewhere else")).wait_until_answered()).message
            assert again is not None
            listed = again
        opened = await (await who.press(listed, custom_id=button(listed, "place"))).wait_until_answered()
        assert opened.modal is not None
        return await (await who.submit(opened, {"place": word})).wait_until_answered()

    for word in ("3809", "sabin"):
        named = (await typed(word)).message
        if named is not None and "may be one of these" in text_of(named):
            named = (
                await (await who.select(named, "3809", custom_id=button(named, "goto"))).wait_until_answered()
            ).message
        assert named is not None and "To 3809 (Sabinus): 3 hexes" in text_of(named) and button(named, "ok"), word
    refused = (await typed("Atlantis")).message
    assert refused is not None and "called “Atlantis”" in text_of(refused)
    assert "The beginning of a name is enough" in text_of(refused) and live.head == before


async def test_a_word_that_is_refused_leaves_the_question_where_it_stands(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The refusal stood below the question, and still did so after the next word had gone through above it."""
    table, who = await pontius_acts(hall, monkeypatch)
    await hall.settled()
    card = next(m for m in reversed(who.messages(who.dms()[-1])) if "go" in verbs(m))
    for asked in (card, await my_table(who, hall.thread(table))):
        listed, before = await choose(who, asked, "march:all"), len(who.messages(who.dms()[-1]))
        opened = await (await who.press(listed, custom_id=button(listed, "place"))).wait_until_answered()
        refused = (await (await who.submit(opened, {"place": "Atlantis"})).wait_until_answered()).message or listed
        await hall.settled()
        assert refused.id == listed.id and "called “Atlantis”" in text_of(refused), text_of(refused)
        assert ", outside" not in text_of(refused).split("among them ")[1].split(". ")[0], "each place is named once"
        assert {"place", "goto"} <= set(verbs(refused)) and len(who.messages(who.dms()[-1])) == before
        opened = await (await who.press(refused, custom_id=button(refused, "place"))).wait_until_answered()
        taken = (await (await who.submit(opened, {"place": "3809"})).wait_until_answered()).message or refused
        assert "To 3809 (Sabinus): 3 hexes" in text_of(taken) and "Atlantis" not in text_of(taken)
        await (await who.press(taken, custom_id=button(taken, "back"))).wait_until_answered()
