"""/host pause, resume and the fixed hours of /host deadlines: the clock of a table."""

from typing import Any

import msgspec

from bot.interactions.commands.registry import CommandOption
from bot.interactions.commands.tables import require_host
from bot.interactions.context import InteractionContext
from bot.tables import missed_deadlines, notices, votes
from bot.tables.actor import Actor
from bot.tables.clocks.time_terms import FixedHours
from bot.tables.live import LiveTable
from bot.tables.table_extra import Extra
from bot.tables.timing import kept_zone_if_known, paused_at, utc_offset_minutes, zone_of
from bot.tables.written_times import parse_hour
from bot.words import Words
from engine.kernel.errors import RuleError
from engine.kernel.texts import Text, keyed_text
from engine.store.models import AuditNote, Pace

COMMON = Words("common")
OFF, ON = "off", "on"


async def pause_table_clock(context: InteractionContext, actor: Actor) -> str:
    """Stop the table's clock (the host), or ask those who play for it (anybody who plays)."""
    return await _clock(context, actor, votes.PAUSE)


async def resume_table_clock(context: InteractionContext, actor: Actor) -> str:
    """Let the table's clock go on (the host), or ask those who play for it (anybody who plays)."""
    return await _clock(context, actor, votes.RESUME)


async def _clock(context: InteractionContext, actor: Actor, what: str) -> str:
    live, by = actor.live, context.name_at_table(actor.live.row)
    if context.user != live.row.host:
        return await _ask(context, actor, what)
    line = notices.ledger_post(live, f"audit.{what}", by=by)
    told = notices.attach_audit_note([line], AuditNote(user=context.user, what=what, details={"by": by}))
    await (missed_deadlines.pause_clock if what == votes.PAUSE else missed_deadlines.resume_clock)(actor, told)
    return live.words(f"audit.{what}", by=by)


async def _ask(context: InteractionContext, actor: Actor, what: str) -> str:
    """Ask the others at the table. RuleError where it is paused already, or is not."""
    live, by = actor.live, context.name_at_table(actor.live.row)
    if live.seat_of(context.user) is None:
        require_host(context, actor)
    if not live.is_running:
        raise RuleError(keyed_text("error.not_running"))
    if (paused_at(live) is None) == (what == votes.RESUME):
        raise RuleError(keyed_text("error.not_paused" if what == votes.RESUME else "error.paused_already"))
    note = AuditNote(user=context.user, what=f"ask_{what}", details={"by": by})
    said = keyed_text(f"vote.{what}", by=by)
    stands = await votes.ask_for_consent(actor, what, context.user, said, audit_note=note)
    return live.words(f"vote.{stands}_answer")


def fixed_hour_options() -> tuple[CommandOption, ...]:
    """Return the options that say at which hours deadlines pass."""
    switch = tuple((COMMON.name(f"switch_{one}"), one) for one in (ON, OFF))
    return (
        CommandOption(name="at", description=COMMON("option.at")),
        CommandOption(name="weekends", description=COMMON("option.weekends"), choices=switch),
    )


def deadline_hours_from_options(context: InteractionContext, live: LiveTable, pace: Pace) -> dict[str, Any]:
    """Return what is kept of the hours at which deadlines pass from now on, {} where nothing of them is said. RuleError
    for what is no hour, and where there is no deadline."""
    said, weekends, kept = context.text_option("at").strip(), context.text_option("weekends"), live.extra.fixed
    if said.lower() == OFF:
        return {"fixed": None}
    if not said and (kept is None or not weekends):
        return {}
    if pace.deadline is None:
        raise RuleError(keyed_text("error.at_without_deadline"))
    hour = parse_hour(said) if said else None
    if said and hour is None:
        raise RuleError(keyed_text("error.at_form", said=said[:50]))
    zone = context.text_option("zone") or (
        kept.zone if kept is not None else live.extra.quiet[2] if live.extra.quiet else "UTC"
    )
    zone_of(zone)
    before = kept or FixedHours(0, 0, True, zone)
    fixed = FixedHours(
        hour=hour.hour if hour is not None else before.hour,
        minute=hour.minute if hour is not None else before.minute,
        weekends=weekends == ON if weekends else before.weekends,
        zone=zone,
        offset=utc_offset_minutes(zone, context.services.tables.now()),
    )
    return {"fixed": msgspec.to_builtins(fixed)}


def fixed_hours_text(extra: Extra) -> Text:
    """Return in words at which hours deadlines pass."""
    fixed = extra.fixed
    if fixed is None:
        return keyed_text("times.none")
    key = "times.fixed" if fixed.weekends else "times.fixed_weekdays"
    zone = kept_zone_if_known(fixed.zone, fixed.offset)
    return keyed_text(key, at=f"{fixed.hour:02d}:{fixed.minute:02d}", zone=zone)
