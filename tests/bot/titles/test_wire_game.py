"""The table that the wire bench plays is known to be over by its last post, however that is laid out."""

from types import SimpleNamespace

import pytest

from bot.sandbox.world import Message
from bot.titles.wire_game import is_game_over

SAID = "praetor verify praetor-ABCDE.json"


@pytest.mark.parametrize(
    "laid_out",
    [
        {"content": SAID},
        {"embeds": [{"description": SAID}]},
        {"components": [{"type": 17, "components": [{"type": 10, "content": SAID}]}]},
    ],
)
def test_the_end_of_a_table_is_seen_in_every_form_of_a_message(laid_out: dict[str, object]) -> None:
    """Else the bench plays on until its time is up."""
    running = Message(id="1", channel_id="7", author_id="2", at=0.0, content="Round 2")
    last = Message(id="3", channel_id="7", author_id="2", at=0.0, **laid_out)  # type: ignore[arg-type]
    channel = SimpleNamespace(messages={"1": running})
    stand_in = SimpleNamespace(world=SimpleNamespace(channels={"7": channel}))
    assert not is_game_over(stand_in, "7")
    channel.messages["3"] = last
    assert is_game_over(stand_in, "7")
