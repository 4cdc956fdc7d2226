"""What came of a seat's last decision goes on while answers are collected, whatever is done aside meanwhile."""

from bot.tables.visible_events import _span
from engine.kernel.play import SIDE_ACTION
from engine.store.models import Decision


def decision(number: int, seat: str, moment: str, barrier: str) -> Decision:
    return Decision(id=number, parent=None, seat=seat, prompt=str(number), moment=moment, action={}, label={},
                    barrier=barrier, draws=(), at=0.0)  # fmt: skip


def test_an_aside_of_another_does_not_end_it() -> None:
    """What the reader was told of their bid hung on whether another had done something in secret."""
    bids = [decision(1, "1", "bid", "sealed"), decision(3, "2", "bid", "reveal")]
    aside = decision(2, "3", "note", SIDE_ACTION)
    assert [one.id for one in _span([bids[0], aside, bids[1]])] == [one.id for one in _span(bids)] == [1, 3]
