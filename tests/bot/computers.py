"""A table all of whose seats are computer players, for tests of whole games through the bot."""

from typing import Any

import msgspec
import pytest

from bot.tables.live import LiveTable
from engine.store.models import COMPUTER
from render import Picture, RenderService
from testbed.drills.plain_pictures import PIXEL
from tests.bot.hall import InProcess, until


def draw_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every picture be a pixel: to draw them is most of what a game takes."""

    async def pixel(renderer: RenderService, game: str, kind: str, view: Any, /, **options: Any) -> Picture:
        return Picture(data=PIXEL, mime="image/png", filename=f"{kind}.png", alt=kind, width=2, height=3)

    monkeypatch.setattr(RenderService, "draw", pixel)


async def opened(hall: InProcess, game: str, computers: int, **options: str) -> str:
    """Open a table with Ada as host and start the game; return the table."""
    ada = hall.person("Ada")
    receipt = await (
        await ada.slash("game create", "games", game=game, computers=computers, **options)
    ).wait_until_answered()
    assert "is open (table" in receipt.text, receipt
    table = receipt.text.split("(table ")[1][:5]
    started = await (await ada.slash("game start", "games", table=table)).wait_until_answered()
    assert "begins" in started.text, started
    return table


async def to_computers(hall: InProcess, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computer players fill every seat, the host's too. A table with nobody else is put aside: let it look as if
    somebody were left."""
    monkeypatch.setattr(LiveTable, "humans", lambda live: list(live.row.seats[:1]))
    actor = await hall.actor(table)
    async with actor.turn() as live:
        seats = [msgspec.structs.replace(seat, kind=COMPUTER, user=None) for seat in live.row.seats]
        live.replace(row=await hall.app.store.set_seats(live.row, seats))
    hall.app.tables.run_automatic(table)


async def over(hall: InProcess, table: str, seconds: float) -> None:
    """Wait until a game is over and everything is posted."""

    async def ended() -> bool:
        row = await hall.app.store.table(table)
        return row is not None and row.status == "over"

    await until(ended, seconds)
    await hall.settled()
