"""/owner: what those who run the bot (`PRAETOR_OWNERS`) may do on Discord: see how tables stand, let one go on, put it
aside, tell all of maintenance, block servers and persons. Every answer is for the owner's eyes alone."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec

from bot.interactions.answering import Answering
from bot.interactions.commands.registry import INTEGER, USER, Command, CommandOption, CommandRegistry
from bot.messages.screen import Screen, message_pages
from bot.operators import acts
from bot.operators.acts import ALL, OPEN
from bot.operators.table_report import TableReport
from bot.words import Words, unmarked_text
from engine.games import game_ids
from engine.kernel.errors import RuleError
from engine.kernel.texts import Text, keyed_text
from engine.store.operators.interface import PERSON, SERVER

COMMON = Words("common")
MANAGE_GUILD = 1 << 5  # without it Discord does not show the command in a server; in the bot's DM it is always there
ID = 5  # letters of a table's id
SUGGESTED = 25
SAID = 1000  # characters of a notice
MOST_MINUTES = 10_080
Act = Callable[[Answering], Awaitable[None]]


def register(registry: CommandRegistry) -> None:
    """Add /owner tables, show, unstick, aside, notice, block, unblock and blocked."""
    registry.group("owner", description=COMMON("help.owner"))
    table = CommandOption(name="table", description=COMMON("option.owner_table"), required=True, autocomplete=True)
    why = CommandOption(name="why", description=COMMON("option.owner_why"))
    said = CommandOption(name="text", description=COMMON("option.owner_text"), required=True)
    told = COMMON("option.owner_minutes")
    minutes = CommandOption(name="minutes", description=told, type=INTEGER, low=1, high=MOST_MINUTES)
    person = CommandOption(name="person", description=COMMON("option.owner_person"), type=USER)
    server = CommandOption(name="server", description=COMMON("option.owner_server"))
    reason = CommandOption(name="why", description=COMMON("option.owner_reason"))
    deeds: tuple[tuple[str, Act, tuple[CommandOption, ...]], ...] = (
        ("tables", _tables, ()),
        ("show", _show, (table,)),
        ("unstick", _unstick, (table,)),
        ("aside", _aside, (table, why)),
        ("notice", _notice, (said, minutes)),
        ("block", _block, (person, server, reason)),
        ("unblock", _unblock, (person, server)),
        ("blocked", _blocked, ()),
    )
    for name, run, options in deeds:
        registry.add(
            Command(
                path=("owner", name),
                description=COMMON(f"help.owner_{name}"),
                run=_owners_alone(run),
                options=options,
                complete=_complete,
                needs=MANAGE_GUILD,
            )
        )


def _owners_alone(run: Act) -> Act:
    """Return the handler for owners; RuleError for everybody else."""

    async def guarded(context: Answering) -> None:
        if not _is_owner(context):
            raise RuleError(keyed_text("owner.not_owner"))
        await run(context)

    return guarded


def _is_owner(context: Answering) -> bool:
    return context.user in context.services.settings.owners


async def _complete(context: Answering, focused: str) -> list[tuple[str, str]]:
    """Suggest tables of all servers, to owners alone."""
    if not _is_owner(context):
        return []
    typed = context.text_option("table").lower()
    rows = await context.services.store.tables(statuses=ALL)
    named = ((unmarked_text(f"{row.name} ({row.id})"), row.id) for row in rows)
    return [pair for pair in named if typed in pair[0].lower()][:SUGGESTED]


async def _send(context: Answering, *lines: str) -> None:
    """Answer with lines, the last page of them where they are many."""
    await context.send(Screen(content=message_pages(list(lines))[-1]))


# Looking


async def _tables(context: Answering) -> None:
    """List the open tables, those with something in the way last, since these are read first below a long list."""
    reports = await context.services.operators.reports(OPEN)
    reports.sort(key=lambda one: bool(one.in_the_way))
    lines = [COMMON("owner.tables", count=len(reports)), *(_line(one) for one in reports)]
    await _send(context, *lines)


def _line(one: TableReport) -> str:
    """Return a table in a line: what it waits for, or the first thing that is in its way."""
    now = COMMON.say(one.in_the_way[0]) if one.in_the_way else ""
    waits = " ".join(one.waits_for[:1])
    sign = "⚠️ " if one.in_the_way else ""
    game = Words(one.game).name(one.game) if _is_installed(one.game) else one.game
    said = COMMON("owner.line", table=one.table, game=game, name=one.name, now=now or waits or _status(one))
    return sign + said


def _is_installed(game: str) -> bool:
    return game in game_ids()


def _status(one: TableReport) -> str:
    return COMMON(f"list.{one.status}") if COMMON.has_words(f"list.{one.status}") else one.status


async def _show(context: Answering) -> None:
    row = await context.services.store.table(_table(context))
    if row is None:
        raise RuleError(keyed_text("error.no_such_table", table=_table(context)))
    one = await context.services.operators.report_of_table_row(row)
    lines = [_line(msgspec.structs.replace(one, in_the_way=())), *one.waits_for[1:]]
    lines += [COMMON("owner.since", since=one.since)] if one.since is not None else []
    lines.append(COMMON("owner.posts", due=one.due, aside=one.aside))
    lines += [f"⚠️ {COMMON.say(why)}" for why in one.in_the_way] or [COMMON("owner.nothing_in_the_way")]
    await _send(context, *lines)


async def _blocked(context: Answering) -> None:
    found = await context.services.store.blocked()
    lines = [COMMON(f"owner.blocked_{one.kind}", id=str(one.id), since=one.since, why=one.why or "–") for one in found]
    await _send(context, *(lines or [COMMON("owner.blocked_none")]))


# Acting


async def _ask(context: Answering, what: str, **details: Any) -> Mapping[str, Any]:
    """Carry out what is asked, once however often the interaction comes; RuleError where it was not done."""
    answer = await context.services.operators.carry_out_request(f"interaction:{context.id}", what, details)
    if not answer["ok"]:
        raise RuleError(msgspec.convert(answer["why"], Text))
    return answer


def _table(context: Answering) -> str:
    return context.text_option("table").strip().upper()[:ID]


async def _unstick(context: Answering) -> None:
    answer = await _ask(context, acts.UNSTICK, table=_table(context))
    lines = [COMMON("owner.unstuck", table=_table(context), posts=answer["posts"], aside=answer["aside"])]
    await _send(context, *lines, *([COMMON("owner.new_thread")] if answer["thread"] else []))


async def _aside(context: Answering) -> None:
    await _ask(context, acts.ASIDE, table=_table(context), why=context.text_option("why"))
    await _send(context, COMMON("owner.put_aside", table=_table(context)))


async def _notice(context: Answering) -> None:
    said = context.text_option("text")
    if len(said) > SAID:
        raise RuleError(keyed_text("owner.notice_long", most=SAID))
    minutes = context.options.get("minutes")
    answer = await _ask(context, acts.NOTICE, said=said, **({} if minutes is None else {"minutes": int(minutes)}))
    await _send(context, COMMON("owner.noticed", count=answer["tables"]))


def _whom(context: Answering) -> tuple[str, int]:
    """Return whom a call is about. RuleError unless it is one person or one server."""
    person, server = context.text_option("person"), context.text_option("server").strip()
    if bool(person) == bool(server) or not (person or server).isdecimal() or len(person or server) > 20:
        raise RuleError(keyed_text("owner.block_what"))
    return (PERSON, int(person)) if person else (SERVER, int(server))


async def _block(context: Answering) -> None:
    kind, id_ = _whom(context)
    answer = await _ask(context, acts.BLOCK, kind=kind, id=id_, why=context.text_option("why")[:SAID])
    await _send(context, COMMON(f"owner.block_{kind}", id=str(id_), count=answer["tables"]))


async def _unblock(context: Answering) -> None:
    kind, id_ = _whom(context)
    await _ask(context, acts.UNBLOCK, kind=kind, id=id_)
    await _send(context, COMMON(f"owner.unblock_{kind}", id=str(id_)))
