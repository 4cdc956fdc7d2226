"""A table of Total War: Rome over the wire, for the tests that need one."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from bot.sandbox.people.person import text_of
from bot.sandbox.world import Channel, Message
from bot.titles.total_war_rome.title import RomeTitle
from engine.games.total_war_rome.game import TotalWarRome
from render import Picture
from testbed.drills.plain_pictures import PIXEL
from tests.bot.hall import InProcess
from tests.engine.games.total_war_rome.table import Table

PEOPLE = ("Ada", "Boris", "Clara", "Dmitri")


def draw_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the title draw a pixel, where a test is about something else."""

    def pixel(name: str) -> Picture:
        return Picture(data=PIXEL, mime="image/png", filename=f"{name}.png", alt=name, width=2, height=3)

    async def draw(self: Any, *args: Any, **more: Any) -> Picture:
        return pixel("map")

    async def draw_several(self: Any, *args: Any, **more: Any) -> Sequence[Picture]:
        return (pixel("battle"), pixel("detail")) if more.get("over") else (pixel("battle"),)

    async def draw_hand(self: Any, renderer: Any, view: Any, words: Any) -> Sequence[Picture]:
        return (pixel("hand"),) if view.hand else ()

    for name, fake in (
        ("draw_map", draw),
        ("draw_card", draw),
        ("draw_live_message", draw_several),
        ("draw_hand", draw_hand),
    ):
        monkeypatch.setattr(RomeTitle, name, fake)


def begin_as(monkeypatch: pytest.MonkeyPatch, stage: Callable[[], Table]) -> None:
    """Let every game begin where a table of the engine's tests stands, mid-game."""
    setup = TotalWarRome.setup

    def begin_there(self: TotalWarRome, *args: Any) -> Any:
        return msgspec.structs.replace(setup(self, *args), state=stage().state)

    monkeypatch.setattr(TotalWarRome, "setup", begin_there)
    draw_plainly(monkeypatch)


async def rome_table(hall: InProcess, *guests: str, computers: int = 0, options: str = "", **more: Any) -> str:
    """Open a table of Total War: Rome with Ada as host, start it, and return its id."""
    ada = hall.person("Ada")
    asked = {"game": "total_war_rome", "computers": computers, "options": options, **more}
    receipt = await (
        await ada.slash("game create", "games", **{k: v for k, v in asked.items() if v})
    ).wait_until_answered()
    assert "is open (table" in receipt.text, receipt
    table = receipt.text.split("(table ")[1][:5]
    for guest in guests:
        joined = await (await hall.person(guest).slash("game join", "games", table=table)).wait_until_answered()
        assert "You sit at" in joined.text, joined
    return table


async def begin(hall: InProcess, table: str) -> Channel:
    """Start the game and return its thread."""
    started = await (await hall.person("Ada").slash("game start", "games", table=table)).wait_until_answered()
    assert "begins" in started.text, started
    return hall.thread(table)


def public(thread: Channel) -> list[Message]:
    """Return what everybody at the table sees."""
    return [m for m in thread.messages.values() if not m.deleted and m.ephemeral_to is None]


def said(thread: Channel) -> str:
    """Return all public words of a thread."""
    return "\n".join(text_of(m) for m in public(thread))
