"""What the rules leave no choice in is played without a press, within the hold where it is sealed, and told."""

import pytest

from bot.sandbox.people.person import text_of
from engine.games.total_war_rome.frames.campaign import CampaignTurn, Losses
from engine.games.total_war_rome.frames.rounds import InitiativePhase, Rounds
from engine.kernel.errors import RuleError
from engine.store.models import FORCED
from tests.bot.clockwork import Time, default
from tests.bot.hall import InProcess
from tests.bot.titles.total_war_rome.table import PEOPLE, begin, begin_as, rome_table
from tests.engine.games.total_war_rome.table import CARTHAGE, ROME, Table

HOLD = 900.0  # of the daily pace


def poor() -> Table:
    """Rome has no gold to bid."""
    table = Table()
    for side in table.state.players:
        table.faction(side, gold=0 if side == ROME else 5)
    return table.enter(Rounds(step="end"), InitiativePhase())


def losing() -> Table:
    """An army of one kind of troops has to lose one of them."""
    table = Table()
    table.army("rome_1", "latium", "velites", "velites", general="")
    return table.enter(CampaignTurn(side=ROME, step="start"), Losses(army="rome_1", side=ROME, kills=1, light=0))


async def test_a_bid_of_nothing_is_sealed_within_the_hold_and_told_above_the_next_question(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall.app.tables.hold_scale = 1.0
    begin_as(monkeypatch, poor)
    time = Time(hall)
    table = await rome_table(hall, *PEOPLE[1:])
    await begin(hall, table)
    await hall.settled()
    live = (await hall.actor(table)).live
    bids = {p.side: p for p in live.prompts_waited_for()}
    assert live.needs_no_answer_from_seat(bids[ROME]) and not live.needs_no_answer_from_seat(bids[CARTHAGE])
    assert bids[ROME].answered is None, "as a plan, it is not answered at once"
    await time.passes(HOLD, table)
    answered = {p.side: p.answered for p in live.prompts_waited_for()}
    assert answered[ROME] is not None and answered[CARTHAGE] is None
    assert [d.why for d in await hall.app.store.path(table)][-1] == FORCED
    actor = await hall.actor(table)
    while not (
        asked := [p for p in actor.live.questions_seat_can_answer(bids[ROME].seat) if p.moment.startswith("agent")]
    ):
        await default(actor)
        await time.passes(HOLD, table)
    ada = hall.person(PEOPLE[0])
    cards = [text_of(m) for place in ada.dms() for m in ada.messages(place)]
    assert asked and "Played for you, as the rules left nothing else: Bid nothing" in cards[-1], cards[-1]


async def test_what_was_given_by_the_table_cannot_be_taken_back_alone(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be given again at once."""
    begin_as(monkeypatch, losing)
    table = await rome_table(hall, computers=len(PEOPLE) - 1)
    await begin(hall, table)
    await hall.settled()
    actor = await hall.actor(table)
    assert [(d.moment, d.why) for d in await hall.app.store.path(table)][:2] == [
        ("setup", ""),
        ("losses.choose", FORCED),
    ]
    with pytest.raises(RuleError, match=r"undo\.barred"):
        await actor.decision_seat_may_undo("1")
