"""Every message with a time: whether that is a moment that stays, or a deadline that is brought up to date wherever it
was told, in the thread and in DMs, without a sound."""

import re
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.people.person import Person
from bot.tables.actor import Actor
from bot.tables.notices import deadline_update_posts
from bot.tables.table_extra import extra_of
from bot.tables.timing import question_deadline
from tests.bot.clockwork import DAY, HOUR, Time, default, seated
from tests.bot.hall import InProcess, ends

LOCALES = Path(__file__).parents[3] / "data"
ENTRY = re.compile(r"^([a-z][\w-]*) =((?:.*\n)(?:[ \t]+.*\n|\n(?=[ \t]))*)", re.M)
STAMPED = re.compile(r"\b(?:TIME|MOMENT)\(")

# The deadline of what is asked: `notices.deadline_update_posts` brings each up to date.
DEADLINES = {
    "panel-deadline",
    "panel-account_until",
    "seat_card-until",
    "seat_card-until_reaction",
    "remind-until",
    "remind-until_sides",
}
VOTES = {"vote-asked"}  # the end of a vote, which a gap moves: `VoteMessages.update_vote_deadline`
# Moments that stay what they are once they are told: the end of a term, of an absence, when something was.
FIXED = {
    "audit-line", "away-done", "copied-public", "end-done", "error-words_open", "ledger-away", "ledger-ended",
    "ledger-ended_vote", "mytables-ended", "notice-departed", "notice-ended", "notice-ended_vote", "panel-away",
    "panel-ended", "panel-paused", "restored-public", "server-public", "words-asked", "ledger-hashes",
    "ledger-maintenance_at", "owner-blocked_person", "owner-blocked_server", "owner-since", "stuck-late",
    "stuck-paused",
    "ledger-gap", "ledger-gap_clock",
    "links-one", "agenda-until", "charts-line", "charts-line_server",
}  # fmt: skip


def stamped() -> dict[str, set[str]]:
    """Return the messages with a time, by their folder."""
    found: dict[str, set[str]] = {}
    for path in LOCALES.glob("*/locale/en/*.ftl"):
        for key, value in ENTRY.findall(path.read_text(encoding="utf-8")):
            if STAMPED.search(value):
                found.setdefault(path.parts[-4], set()).add(key)
    return found


def test_every_message_with_a_time_is_one_that_stays_or_is_brought_up_to_date() -> None:
    assert stamped() == {"common": DEADLINES | VOTES | FIXED}


def told(hall: InProcess, table: str, *people: Person) -> dict[str, str]:
    """Return every message in the thread and the DMs, by its id."""
    found = {m.id: m.all_words for m in people[0].messages(hall.thread(table))}
    return found | {m.id: m.all_words for who in people for m in who.messages("dm")}


async def host(hall: InProcess, what: str, table: str, **options: Any) -> None:
    await (await hall.person("Ada").slash(f"host {what}", "games", table=table, **options)).wait_until_answered()
    await hall.settled()


def stamp(actor: Actor) -> str:
    late = question_deadline(actor.live, 1.0)
    return "" if late is None else f"<t:{int(late)}:"


CHANGES: dict[str, tuple[tuple[str, dict[str, Any]], ...]] = {
    "more time": (("extend", {"hours": 5}),),
    "longer deadlines": (("deadlines", {"hours": 72}),),
    "quiet hours": (("deadlines", {"quiet": "0-23", "zone": "UTC"}),),
    "no deadlines": (("deadlines", {"hours": 0}),),
    "a pause": (("pause", {}),),
    "a pause and its end": (("pause", {}), ("resume", {})),
}


@pytest.mark.parametrize("change", CHANGES)
async def test_a_deadline_that_moves_is_told_right_everywhere(hall: InProcess, change: str) -> None:
    clock = Time(hall)
    hall.app.tables.hold_scale = 1.0
    table, actor, consul, other = await seated(hall)
    await (await consul.slash("settings", "dm", reminders="6")).wait_until_answered()
    await hall.settled()
    await clock.passes(7 * HOUR, table)
    before, old = told(hall, table, consul, other), stamp(actor)
    assert any("⏰" in said for said in before.values()) and any(old in said for said in before.values())
    pushed = {who: len(who.messages("dm")) for who in (consul, other)}
    for what, options in CHANGES[change]:
        await host(hall, what, table, **options)
        clock.at += HOUR
    after, new = told(hall, table, consul, other), stamp(actor)
    assert new != old
    wrong = [said for said in after.values() if old in said or "Answer within" in said]
    assert not wrong, wrong
    if new:
        right = [said for said in after.values() if new in said]
        assert len(right) == 3, "the panel, the live card, the reminder"
    assert pushed == {who: len(who.messages("dm")) for who in (consul, other)}, "nobody is called for it"


async def test_a_vote_for_more_time_and_a_table_taken_up_again(hall: InProcess) -> None:
    clock = Time(hall)
    hall.app.tables.hold_scale = 1.0
    table, actor, consul, other = await seated(hall)
    old = stamp(actor)
    await (await hall.person("Boris").slash("extend", "games", hours=20, table=table)).wait_until_answered()
    await hall.settled()
    ada = hall.person("Ada")
    await (await ada.press(ada.last("dm", "asks for 20 hours"), "Agree")).wait_until_answered()
    await hall.settled()
    assert stamp(actor) != old and not any(old in said for said in told(hall, table, consul, other).values())
    await ends(ada, "game abandon", table)
    await hall.settled()
    await (
        await hall.person("Boris").press(hall.person("Boris").last("dm", "asks to end"), "Agree")
    ).wait_until_answered()
    await hall.settled()
    assert not actor.live.is_running
    clock.at += DAY
    await (await ada.slash("game revive", "games", table=table)).wait_until_answered()
    await hall.settled()
    assert stamp(actor) and sum(stamp(actor) in said for said in told(hall, table, consul, other).values()) == 2


async def test_the_edit_of_a_deadline_hangs_on_nobody_s_secret(hall: InProcess) -> None:
    """Each seat's card is edited, whether or not it has answered."""
    clock = Time(hall)
    table, actor, *_ = await seated(hall)
    for _ in range(40):
        seats = {prompt.seat for prompt in actor.live.prompts_waited_for() if prompt.seat != "table"}
        if len(seats) == 2 and len(extra_of(actor.live.row).cards) == 2:
            break
        await default(actor)
        await clock.passes(1, table)
    assert seats == {"1", "2"}, "both are asked at once"
    before = deadline_update_posts(actor.live)
    prompt = next(
        prompt for prompt in actor.live.prompts_waited_for() if prompt.answered is None and prompt.seat == "1"
    )
    assert prompt.default is not None
    async with actor.turn():
        await actor.decide(prompt.seat, prompt.id, prompt.default)
    assert deadline_update_posts(actor.live) == before and [post.kind for post in before] == [
        "panel",
        "seat_card",
        "seat_card",
    ]
