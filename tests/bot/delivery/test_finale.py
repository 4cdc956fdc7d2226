"""The end of a game: one card with ranking, chart and buttons; the same again by a press, once."""

import pytest

from bot.tables.table_extra import extra_of
from bot.testbed.sandbox.people.person import controls_of
from bot.testbed.sandbox.world import Message
from engine.games import game as find_game
from engine.games import game_ids
from engine.store.models import HUMAN, LOBBY, OVER
from tests.bot.hall import InProcess, button, refused, until, verbs

SHORT = [game for game in game_ids() if any(o.key == "last_round" for o in find_game(game).options)]


async def ended(hall: InProcess, game: str, *guests: str) -> tuple[str, Message]:
    """Play the defaults of a game of one round to its end; return the table and the card of the end."""
    table = await hall.start("Ada", *guests, game=game, options="last_round=1")
    actor = await hall.actor(table)
    live = actor.live
    while live.row.status != OVER:
        async with actor.turn():
            if live.row.status == OVER:
                break
            prompt = live.closing() or next(p for p in live.waiting() if p.answered is None)
            assert prompt.default is not None
            await actor.decide(prompt.seat, prompt.id, prompt.default)
    await hall.settled()
    thread = hall.thread(table)
    await until(lambda: any("rematch" in verbs(m) for m in thread.messages.values()))
    found = [m for m in thread.messages.values() if "rematch" in verbs(m)]
    assert len(found) == 1
    return table, found[0]


@pytest.mark.parametrize("game", SHORT)
async def test_the_end_is_one_card_with_the_scores_of_the_game(hall: InProcess, game: str) -> None:
    table, card = await ended(hall, game, "Boris")
    live = (await hall.actor(table)).live
    outcome = live.game.outcome(live.state)
    assert outcome is not None and card.flags & 1 << 15  # v2: it calls nobody
    for side, score in outcome.scores.items():
        name = live.words.name(side) if live.words.has(f"name.{side}") else live.words.seat(side)
        line = next(line for line in card.said.split("\n") if line.startswith(name[:17]))
        assert line.rsplit(" ", 1)[1] == str(score), line
    assert len(card.attachments) == 2  # the final map and the chart


@pytest.mark.parametrize("game", SHORT)
async def test_the_figures_are_a_press_away(hall: InProcess, game: str) -> None:
    _, card = await ended(hall, game, "Boris")
    said = await (await hall.person("Eva").press(card, custom_id=button(card, "stats"))).settled()
    assert said.ephemeral and "What each has done" in said.text


async def test_the_same_again_seats_the_same_once(hall: InProcess) -> None:
    table, card = await ended(hall, SHORT[0], "Boris")
    before = (await hall.actor(table)).live.row
    await refused(await hall.person("Eva").press(card, custom_id=button(card, "rematch")), "do not play")
    opened = await (await hall.person("Boris").press(card, custom_id=button(card, "rematch"))).settled()
    assert "is open (table" in opened.text, opened.text
    old = (await hall.actor(table)).live
    again = await until(lambda: extra_of(old.row).rematch)
    row = await hall.app.store.table(again)
    assert row is not None and row.status == LOBBY and row.game == before.game and row.options == before.options
    users = {seat.user for seat in before.seats if seat.kind == HUMAN}
    assert {seat.user for seat in row.seats if seat.kind == HUMAN} == users and len(row.seats) == len(before.seats)
    second = await (await hall.person("Ada").press(card, custom_id=button(card, "rematch"))).settled()
    assert again in second.text  # shown what is there already
    assert len(await hall.app.store.tables(guild=row.guild, statuses=(LOBBY,))) == 1
    assert controls_of(hall.card(again))


@pytest.mark.parametrize("game", SHORT)
async def test_each_player_is_told_by_dm_how_he_came_out(hall: InProcess, game: str) -> None:
    """The line that calls says who came where; the card is the thread's."""
    table, _ = await ended(hall, game, "Boris")
    live = (await hall.actor(table)).live
    outcome = live.game.outcome(live.state)
    assert outcome is not None
    for seat in live.humans():
        own = [side for side in live.game.sides_of(live.state, seat.seat) if side in outcome.scores]
        person = hall.person(seat.name)
        await until(lambda who=person: any("rematch" in verbs(m) for m in who.messages("dm")))
        found = next(m for m in person.messages("dm") if "rematch" in verbs(m))
        assert not found.flags & 1 << 15  # classic: it calls
        won = any(side in outcome.winners for side in own)
        assert ("you won" if won else "you came second of") in found.content
        assert str(max(outcome.scores[side] for side in own)) in found.content
