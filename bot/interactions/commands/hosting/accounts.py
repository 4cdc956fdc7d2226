"""/host accounts: time at a table beyond its deadlines: an account for the whole game, forgiven deadlines, holidays."""

from typing import Any

import msgspec

from bot.interactions.commands.registry import INTEGER, CommandOption
from bot.interactions.context import InteractionContext
from bot.screens.times.time_lines import terms_texts
from bot.tables import notices
from bot.tables.actor import Actor
from bot.tables.clocks.time_terms import COMPUTER, DEFAULT, REPLACE, Bank, Grace, SeatClock
from bot.tables.live import LiveTable
from bot.tables.post_types import LOBBY_CARD
from bot.tables.table_extra import Extra, extra_of, with_extra
from bot.tables.timing import DAY, HOUR, account_seconds_left
from bot.words import Words
from engine.kernel.errors import RuleError
from engine.kernel.texts import Text, keyed_text
from engine.store.models import AuditNote, NewPost

COMMON = Words("common")
MOST_DAYS, MOST_ADDED, MOST_FORGIVEN, MOST_BACK, MOST_HOLIDAY = 120, 96, 10, 100, 60


def account_options() -> tuple[CommandOption, ...]:
    """Return what can be set, each by itself."""
    ends = tuple((COMMON.name(f"account_{one}"), one) for one in (DEFAULT, COMPUTER, REPLACE))

    def number(name: str, high: int) -> CommandOption:
        said = COMMON(f"option.{name.replace('-', '_')}")
        return CommandOption(name=name, description=said, type=INTEGER, low=0, high=high)

    return (
        number("days", MOST_DAYS),
        number("per-answer", MOST_ADDED),
        CommandOption(name="then", description=COMMON("option.then"), choices=ends),
        number("forgiven", MOST_FORGIVEN),
        number("again-after", MOST_BACK),
        number("holidays", MOST_HOLIDAY),
    )


async def set_accounts(context: InteractionContext, actor: Actor) -> str:
    """Change what is given, tell the table, and return what holds now. What persons have used stays used. Where
    nothing is asked for, nothing is told to the table."""
    live = actor.live
    if live.is_practice:
        raise RuleError(keyed_text("error.no_deadline"))
    before, given = live.extra, context.options
    if not any(one.name in given for one in account_options()):
        return live.words("accounts.stand", times=terms_text(before))
    bank = _bank(before.bank, given.get("days"), given.get("per-answer"), context.text_option("then"))
    grace = _grace(before.grace, given.get("forgiven"), given.get("again-after"))
    if grace is not None and live.row.pace.deadline is None:
        raise RuleError(keyed_text("error.forgiven_without_deadline"))
    holiday = before.holiday if given.get("holidays") is None else int(given["holidays"]) * DAY
    extra = with_extra(live.row, bank=bank, grace=grace, holiday=holiday, clocks=_clocks(live, bank))
    details = {"by": context.name_at_table(live.row), "times": msgspec.to_builtins(terms_text(extra_of(extra)))}
    line = notices.ledger_post(live, "audit.accounts", **details)
    told = notices.attach_audit_note([line], AuditNote(user=context.user, what="accounts", details=details))
    live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=[*told, *_cards(live)]))
    return live.words("audit.accounts", **details)


def _cards(live: LiveTable) -> list[NewPost]:
    return [LOBBY_CARD] if live.state is None else notices.deadline_update_posts(live)


def terms_text(extra: Extra) -> Text:
    """Return all of a table's terms in one text."""
    terms = terms_texts(extra)
    return keyed_text("terms.all", terms=terms) if terms else keyed_text("terms.none")


def _bank(before: Bank | None, days: Any, added: Any, then: str) -> Bank | None:
    """Return the account that each has from now on; None for none. RuleError where there is none to be changed."""
    if days is None and added is None and not then:
        return before
    if days is None and before is None:
        raise RuleError(keyed_text("error.account_days"))
    if days is not None and not int(days):
        return None
    kept = before or Bank(0.0)
    return Bank(
        start=kept.start if days is None else int(days) * DAY,
        add=kept.add if added is None else int(added) * HOUR,
        then=then or kept.then,
    )


def _grace(before: Grace | None, times: Any, back: Any) -> Grace | None:
    """Return what is forgiven from now on; None for nothing. RuleError where there is nothing to be changed."""
    if times is None and back is None:
        return before
    if times is None and before is None:
        raise RuleError(keyed_text("error.forgiven_none"))
    if times is not None and not int(times):
        return None
    kept = before or Grace(0)
    return Grace(kept.times if times is None else int(times), kept.back if back is None else int(back))


def _clocks(live: LiveTable, bank: Bank | None) -> dict[str, SeatClock]:
    """Return the clocks under a new account: what was used of another stays used; those of a table that had none begin
    anew."""
    kept, before = live.extra, live.extra.bank
    if not kept.has_clocks:
        return {
            seat: msgspec.structs.replace(clock, since=None, more=0.0, stops=()) for seat, clock in kept.clocks.items()
        }
    if bank is None or before is None:
        return {seat: msgspec.structs.replace(clock, left=None) for seat, clock in kept.clocks.items()}
    more = bank.start - before.start
    return {
        seat: msgspec.structs.replace(clock, left=max(account_seconds_left(live, clock) + more, 0.0))
        for seat, clock in kept.clocks.items()
    }
