"""Cards of tables that were being opened when their process was replaced: one stays of each."""

import pytest

from bot.app.late_effects import KEY, LOOKS, NOTHING, LateEffects, keep_late_requests
from bot.connection.late_requests import LateRequest
from bot.sandbox.faults import Fault
from bot.tables.opening import opening_under_way
from engine.store.models import ABANDONED
from tests.bot.app.test_late_standing import Woken, woken
from tests.bot.delivery.test_opening import MESSAGES, THREADS, cards, open_by_itself, rows, whole
from tests.bot.hall import InProcess, until

__all__ = ["woken"]


def card_sent(woken: Woken) -> int:
    """Return which of the messages that were sent is the card of a table that is being opened."""
    (which,) = (n for n, (args, _) in enumerate(woken.sent) if "is being opened" in args[2].words())
    return which


@pytest.mark.parametrize("known", [True, False])
async def test_a_card_of_an_opening_that_is_there_twice_is_taken_back(
    hall: InProcess, woken: Woken, *, known: bool
) -> None:
    await hall.create("Ada")
    await hall.settled()
    (row,) = await rows(hall)
    await woken.leaves(card_sent(woken), known=known)
    whole(hall, row)
    assert await hall.app.store.setting(KEY) == NOTHING


async def test_the_card_of_a_table_stays(hall: InProcess, woken: Woken) -> None:
    """The heir has found what the woken process had sent."""
    await hall.create("Ada")
    await hall.settled()
    (row,) = await rows(hall)
    nonce = woken.sent[card_sent(woken)][1]["nonce"]
    late = [LateRequest(row.channel, message, is_edit=False, nonce=nonce) for message in (0, row.lobby_card or 0)]
    await keep_late_requests(hall.app.store, late)
    effects = LateEffects(hall.app.worker, hall.app.store)
    for _ in range(LOOKS):
        await effects.look()
    whole(hall, row)


@pytest.mark.parametrize("known", [True, False])
async def test_while_a_table_s_card_is_not_known_none_is_taken_back(
    hall: InProcess, woken: Woken, monkeypatch: pytest.MonkeyPatch, *, known: bool
) -> None:
    """It is being opened still, by a card that the woken process has sent: the heir finds that."""
    monkeypatch.setattr("bot.interactions.commands.opening.PATIENCE", 0.3, raising=False)
    hall.sandbox.faults.add(Fault("POST", MESSAGES, lose="answer", times=1))
    hall.sandbox.faults.add(Fault("GET", MESSAGES, status=503, times=3))
    await (await hall.person("Ada").slash("game create", game="samnite_wars")).wait_until_answered()
    (row,) = await rows(hall)
    opening = opening_under_way(row)
    assert opening is not None and opening.card is None
    (card,) = cards(hall)
    hall.sandbox.faults.clear()
    nonce = woken.sent[card_sent(woken)][1]["nonce"]
    late = LateRequest(row.channel, int(card.id) if known else 0, is_edit=False, nonce=nonce)
    await keep_late_requests(hall.app.store, [late])
    await LateEffects(hall.app.worker, hall.app.store).look()
    assert cards(hall) == [card]
    whole(hall, await open_by_itself(hall, row.id))
    assert [int(one.id) for one in cards(hall)] == [int(card.id)]


async def test_a_card_of_an_opening_that_was_given_up_is_taken_back(hall: InProcess, woken: Woken) -> None:
    hall.sandbox.faults.add(Fault("POST", THREADS, status=403, code=50013))
    await (await hall.person("Ada").slash("game create", game="samnite_wars")).wait_until_answered()
    await hall.settled()
    await until(lambda: not cards(hall))
    (row,) = await rows(hall)
    assert row.status == ABANDONED
    await woken.leaves(card_sent(woken), known=False)
    assert not cards(hall)
