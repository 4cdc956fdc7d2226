"""/host office and /server host: who is the host of a table from now on."""

from typing import Any

from bot.interactions.commands.tables import require_host, require_table
from bot.interactions.context import InteractionContext
from bot.messages.screen import Screen
from bot.tables import notices, votes
from bot.tables.actor import Actor
from bot.tables.persons import office
from bot.tables.persons.seat_names import name_of_person_at_table
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.models import LOBBY, RUNNING, AuditNote


async def hand_over_host_office(context: InteractionContext, actor: Actor) -> str:
    """Hand the office to somebody (the host), or ask those who play to give it to one of them (anybody who plays);
    return what is said of it. Call it within the actor's turn."""
    live, to = actor.live, _person(context)
    if context.user == live.row.host:
        return await _hand_over(context, actor, to)
    if live.seat_of(context.user) is None:
        require_host(context, actor)
    seat = live.seat_of(to)
    if to == live.row.host:
        raise RuleError(keyed_text("error.office_already", to=_name(context, actor, to)))
    if seat is None:
        raise RuleError(keyed_text("error.office_seated"))
    by = context.name_at_table(live.row)
    said = keyed_text("vote.office", by=by, seat=seat.seat)
    audit_note = AuditNote(user=context.user, what="ask_office", details={"by": by, "seat": seat.seat})
    stands = await votes.ask_for_consent(actor, votes.OFFICE, context.user, said, audit_note=audit_note, to=to)
    return live.words(f"vote.{stands}_answer")


async def name_host_for_server(context: InteractionContext) -> None:
    """Name the host of a table of the server. Whoever asks manages it."""
    actor = await require_table(context)
    if actor.live.row.guild != context.guild:
        raise RuleError(keyed_text("error.no_such_table", table=actor.live.row.id))
    async with actor.turn() as live:
        if live.row.status not in (LOBBY, RUNNING):
            raise RuleError(keyed_text("error.not_running"))
        said = await _hand_over(context, actor, _person(context))
    context.services.tables.run_automatic(live.row.id)
    await context.send(Screen(content=said))


async def _hand_over(context: InteractionContext, actor: Actor, to: int) -> str:
    live, name = actor.live, _name(context, actor, to)
    details = {"by": context.name_at_table(live.row), "to": name}
    line = notices.ledger_post(live, "audit.office", **details)
    told = notices.attach_audit_note([line], AuditNote(user=context.user, what="office", details=details))
    await office.hand_over(actor, to, name, told)
    return live.words("audit.office", **details)


def _person(context: InteractionContext) -> int:
    """Return the person who is named. RuleError for a bot."""
    to = int(context.text_option("to"))
    if _user(context, to).get("bot"):
        raise RuleError(keyed_text("error.office_bot"))
    return to


def _name(context: InteractionContext, actor: Actor, to: int) -> str:
    person = _user(context, to)
    account = str(person.get("username") or "?")
    return name_of_person_at_table(actor.live.row, to, str(person.get("global_name") or account), account)


def _user(context: InteractionContext, user: int) -> dict[str, Any]:
    data: dict[str, Any] = dict(context.interaction.data or {})
    found: dict[str, Any] = data.get("resolved", {}).get("users", {}).get(str(user), {})
    return found
