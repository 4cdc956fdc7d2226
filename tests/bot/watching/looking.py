"""What somebody was shown in private, and games that are played on to a round."""

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

from bot.sandbox.people.person import Person, Receipt, controls_of
from bot.sandbox.world import Message
from bot.tables.actor import Actor
from bot.titles import title_of_game
from render import Picture
from tests.bot.clockwork import default
from tests.bot.hall import InProcess

SPECTATOR = "Felix"


def seen_on(message: Message) -> Iterator[str]:
    """Yield all that can be read on a message: words, labels, ids, and of its pictures names and alt texts."""
    yield message.all_words
    for control in controls_of(message):
        yield from (str(control.get(key, "")) for key in ("label", "custom_id", "placeholder"))
        for option in control.get("options", ()):
            yield from (str(option.get(key, "")) for key in ("label", "value", "description"))
    for file in message.attachments:
        yield from (file.filename, file.description or "")


async def shown(receipt: Receipt, who: Person) -> Message:
    """Return the answer that only this person sees."""
    message = (await receipt.wait_until_answered()).message
    assert message is not None and message.ephemeral_to == who.id, receipt
    return message


async def pressed(who: Person, message: Message, label: str) -> Message:
    """Press the first button whose label begins so, and return what is shown then."""
    control = next(c for c in controls_of(message) if str(c.get("label", "")).startswith(label))
    assert not control.get("disabled"), label
    return await shown(await who.press(message, custom_id=control["custom_id"]), who)


def buttons(message: Message) -> Mapping[str, dict[str, Any]]:
    """Return the buttons of a message by their labels."""
    return {str(c["label"]): c for c in controls_of(message) if "label" in c}


async def played_to(actor: Actor, number: int) -> None:
    """Play defaults until a round has begun."""
    live = actor.live
    while live.is_running and live.game.round(live.state) < number:
        await default(actor)


def mark_of(view: Any) -> str:
    """Return what a map's alt text says in these tests: a hash of the view that it is drawn of."""
    return hashlib.sha256(msgspec.json.encode(view)).hexdigest()[:16]


def told_by_maps(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Let each map of a game say of which view it is drawn, as its alt text, and each hand too."""
    from testbed.drills.plain_pictures import PIXEL

    def pixel(name: str, view: Any) -> Picture:
        return Picture(
            data=PIXEL, mime="image/png", filename=f"{name}.png", alt=f"{name} {mark_of(view)}", width=2, height=3
        )

    async def draw_map(self: Any, renderer: Any, view: Any, words: Any, request: Any = None) -> Picture:
        return pixel("map", view)

    async def draw_hand(self: Any, renderer: Any, view: Any, words: Any) -> tuple[Picture, ...]:
        return (pixel("hand", view),)

    monkeypatch.setattr(type(title_of_game(game)), "draw_map", draw_map)
    monkeypatch.setattr(type(title_of_game(game)), "draw_hand", draw_hand)


async def running(hall: InProcess, game: str, rounds: int, **options: Any) -> tuple[str, Actor]:
    """Return a table of Ada and Boris at which a round has begun."""
    table = await hall.start("Ada", "Boris", game=game, **options)
    actor = await hall.actor(table)
    await played_to(actor, rounds)
    await hall.settled()
    return table, actor
