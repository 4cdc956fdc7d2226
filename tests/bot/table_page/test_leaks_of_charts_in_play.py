"""A game that goes on by an owner's figures, and one that is over: what its thread shows, and what who looks on is
sent, has no planted number; what play itself says alone is theirs."""

import json
from typing import Any

import msgspec
import pytest

from bot.interactions.commands.lookup import lookup_entries
from bot.sandbox.people.person import Person
from bot.sandbox.world import Channel
from bot.tables.actor import Actor
from engine.games import game_ids
from render.service.render_service import Key
from tests.bot import plain_drawing
from tests.bot.charts.planted import found_in
from tests.bot.clockwork import played_out
from tests.bot.hall import InProcess
from tests.bot.table_page.conftest import ServedPage
from tests.bot.table_page.test_leaks_of_charts import CARDS, HELD, allowed, assert_nothing_outside, begun, told_to

__all__ = ["allowed"]  # the fixture

NAMES = "names"  # a thread calls things as its table does, whoever reads it
MOST = 200  # decisions in which a round ends
# What play says as it goes on, beside what it shows as it begins: a die's target, forces that are placed, VP that win
# at once.
IN_PLAY: dict[str, dict[str, set[str]]] = {
    "rise_of_the_roman_republic": {"leaders": {"campaign"}},
    "sword_of_rome": {"spaces": {"reinforcement"}, "turns": {"automatic_victory"}},
}
QUICK = {"samnite_wars", "total_war_rome"}
GOES_ON = [one if one in QUICK else pytest.param(one, marks=pytest.mark.soak(30)) for one in game_ids()]
IS_OVER = [one if one == "samnite_wars" else pytest.param(one, marks=pytest.mark.soak(60)) for one in game_ids()]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> dict[str, Key]:
    """What pictures were asked for, by their alt texts."""
    made, drawing = dict[str, Key](), plain_drawing.plain_picture

    def noted(key: Key) -> Any:
        picture = drawing(key)
        made[picture.alt] = key
        return picture

    monkeypatch.setattr(plain_drawing, "plain_picture", noted)
    return made


def held_in_play(game: str) -> dict[str, set[str]]:
    first, later = HELD.get(game, {}), IN_PLAY.get(game, {})
    return {sheet: first.get(sheet, set()) | later.get(sheet, set()) for sheet in {**first, **later}}


def shown_in(channel: Channel, drawn: dict[str, Key], *, to: Person | None = None) -> str:
    """Return all that the messages of a channel have said or say to everybody (or a person), with what their pictures
    are made of and what their files hold."""
    said = list[str]()
    for message in channel.messages.values():
        if message.ephemeral_to not in (None, to.id if to is not None else None):
            continue
        said += [message.all_words, json.dumps(message.components), json.dumps(message.embeds), repr(message.versions)]
        for file in message.attachments:
            key = drawn.get(str(file.description))
            said.append(str(file.description) if key is None else repr(msgspec.msgpack.decode(key[2])))
            if file.filename.endswith(".json"):
                said.append(file.data.decode())
    return "\n".join(said)


async def played_to_next_round(actor: Actor) -> None:
    live = actor.live
    first = live.game.round(live.state)
    for _ in range(MOST):
        async with actor.turn():
            asked = live.window_prompt() or next(p for p in live.prompts_waited_for() if p.answered is None)
            assert asked.default is not None
            await actor.decide(asked.seat, asked.id, asked.default)
        if live.game.round(live.state) > first:
            return
    raise AssertionError("no round ended")


@pytest.mark.parametrize("game", GOES_ON)
async def test_posts_of_a_game_that_goes_on_show_what_play_shows_alone(
    allowed: InProcess, game: str, drawn: dict[str, Key]
) -> None:
    """Its lobby card, its panel, its cards and maps; who follows it is sent the card of a round by our figures."""
    actor, tables = await begun(allowed, game, held_in_play(game))
    clara, table = allowed.person("clara"), actor.live.row.id
    await allowed.app.store.follow(table, int(clara.id), follows=True)
    await played_to_next_round(actor)
    await allowed.settled()
    for channel in (allowed.sandbox.channel("games"), allowed.thread(table)):
        text = shown_in(channel, drawn)
        assert found_in(text, tables) - {NAMES} == set()
    assert NAMES in found_in(text, tables)
    sent = clara.place("dm")
    text = shown_in(sent, drawn, to=clara)
    assert "By our own figures" in text and found_in(text, tables) == set()
    pictures = [str(file.description) for one in sent.messages.values() for file in one.attachments]
    assert pictures and {drawn[alt][0] for alt in pictures if alt in drawn} <= {game}


@pytest.mark.parametrize("game", IS_OVER)
async def test_a_game_that_is_over_shows_them_to_nobody_else(
    allowed: InProcess, served: ServedPage, game: str, drawn: dict[str, Key]
) -> None:
    """Its replay, statistics, analysis, records, log, export and posts, and what is looked up there."""
    actor, tables = await begun(allowed, game, held_in_play(game))
    await played_out(actor)
    await allowed.settled()
    for channel in (allowed.sandbox.channel("games"), allowed.thread(actor.live.row.id)):
        assert found_in(shown_in(channel, drawn), tables) - {NAMES} == set()
    mine = [entry for entry in lookup_entries(actor.live.played) if found_in(f"{entry.name} {entry.text}", tables)]
    drawn.clear()
    await assert_nothing_outside(allowed, served, actor, tables, [one.name for one in lookup_entries(game)][:CARDS])
    assert {key[0] for key in drawn.values()} <= {game}
    seated = await told_to(allowed.person("boris"), actor, [one.name for one in mine[:CARDS]])
    assert found_in("\n".join(seated.values()), tables)
    for command in ("records server", "records person"):
        receipt = await (await allowed.person("clara").slash(command, "games")).wait_until_answered()
        assert found_in(receipt.text, tables) == set()
