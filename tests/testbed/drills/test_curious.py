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
