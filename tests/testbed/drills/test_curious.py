"""The people of the leak drill who ask for a replay."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.words import Words
from testbed.drills.leaks import curious
from testbed.drills.report import Report
from testbed.drills.stage import StuckError
from tests.games import EXAMPLE


class Asker:
    """Somebody who is told that their replay is being made, as often as it is said, and has it then."""

    name = "Ada"

    def __init__(self, refusals: int) -> None:
        self.refusals = refusals

    async def slash(self, *_: object) -> "Asker":
        return self

    async def wait_until_answered(self) -> Any:
        self.refusals -= 1
        if self.refusals >= 0:
            return SimpleNamespace(text=Words(EXAMPLE)("error.replay_under_way"), message=None)
        return SimpleNamespace(text="", message=SimpleNamespace(attachments=["a page"]))


def people(asker: Asker) -> Any:
    made = object.__new__(curious.Curious)
    made.report = Report(name="leak")
    made.stage, made.table = SimpleNamespace(thread=lambda _: None), ""  # type: ignore[assignment]
    return made


@pytest.mark.parametrize("refusals", [0, 2])
async def test_who_has_a_replay_made_asks_again(refusals: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that they asked for by a button just before is no fault of the bot."""
    monkeypatch.setattr(curious, "AGAIN", 0.0)
    asker = Asker(refusals)
    receipt = await people(asker)._asked_for_replay(asker)
    assert receipt.message.attachments == ["a page"]


async def test_one_that_is_never_made_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curious, "DRAWN", -1.0)
    asker = Asker(5)
    with pytest.raises(StuckError, match="Ada's replay is still being made"):
        await people(asker)._asked_for_replay(asker)


class Drawn:
    """A replay of which more is done each time that one looks; it stands still or is there in the end."""

    def __init__(self, maps: int, page: bytes | None) -> None:
        self.maps, self.page, self.looks = maps, page, 0

    @property
    def text(self) -> str:
        self.looks += 1
        return f"map {min(self.looks, self.maps)} is drawn"

    @property
    def message(self) -> Any:
        there = self.page is not None and self.looks > self.maps
        return SimpleNamespace(attachments=[SimpleNamespace(data=self.page)] if there else [])


async def test_a_replay_is_waited_for_as_long_as_more_of_it_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, and no longer once it stands still."""
    monkeypatch.setattr(curious, "DRAWN", -1.0)
    asked = people(Asker(0))
    asked.stage.log = ["the last line"]
    assert await asked._replay_page(Drawn(20, b"a page")) == b"a page"
    with pytest.raises(StuckError, match="no replay came, but: map 20 is drawn"):
        await asked._replay_page(Drawn(20, None))
