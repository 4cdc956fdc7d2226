"""/undo and /redo: one's own last steps at once; past a die, a reveal or another's step by the table's consent."""

import hmac
from typing import Any

import msgspec

from bot.interactions.answering import Answering
from bot.interactions.commands.registry import Command, CommandOption, CommandRegistry
from bot.interactions.commands.tables import complete_table, require_table
from bot.interactions.decisions import my_table_screen_with_draft, show_on_card
from bot.interactions.drafting import pressed_prompt, prompt_id_of_press, show_stale
from bot.messages.screen import cut_text
from bot.screens.table_screen import my_table_screen, panel_screen
from bot.tables import undo_points, votes
from bot.tables.actor import Actor
from bot.tables.undo_points import Point
from bot.words import Words, unmarked_text
from engine.kernel.errors import RuleError
from engine.kernel.events import Seat
from engine.kernel.play import SIDE_ACTION
from engine.kernel.texts import Text, keyed_text
from engine.store.models import AuditNote, Decision

COMMON = Words("common")


def register(registry: CommandRegistry) -> None:
    """Add /undo and /redo."""
    table = CommandOption(name="table", description=COMMON("option.table"), autocomplete=True)
    step = CommandOption(name="step", description=COMMON("option.step"), autocomplete=True)
    for name, run, options in (("undo", undo_step, (step, table)), ("redo", redo_step, (table,))):
        description = COMMON(f"help.{name}")
        registry.add(Command(path=(name,), description=description, run=run, options=options, complete=_complete))


async def _complete(context: Answering, focused: str) -> list[tuple[str, str]]:
    """List the steps as this person may read them, each with how many would be undone."""
    typed = context.text_option(focused).lower()
    if focused == "table":
        return await complete_table(context, typed)
    actor = await require_table(context)
    reader = _reader(context, actor)
    found = [
        (_label(actor, point), await _token(actor, point))
        for point in await undo_points.named_undo_points(actor, reader)
    ]
    return [pair for pair in found if typed in pair[0].lower()][:25]


def _reader(context: Answering, actor: Actor) -> Seat | None:
    """Return the seat of whoever asks; None for a host who does not play. RuleError for anybody else."""
    seat = actor.live.seat_of(context.user)
    if seat is not None:
        return seat.seat
    if not votes.is_host_without_seat(actor.live, context.user):
        raise RuleError(keyed_text("error.not_your_table"))
    return None


def _label(actor: Actor, point: Point) -> str:
    words = actor.live.words
    undone = words("undo.label", count=point.steps)
    return f"{cut_text(unmarked_text(words.say(point.said)), 98 - len(undone))} {undone}"


async def _token(actor: Actor, point: Point) -> str:
    """Return what names a step without telling its number, which would count private ones."""
    return "s" + hmac.digest((await actor.dice_keys()).last, f"step {point.to}".encode(), "sha256").hex()[:12]


async def _chosen(context: Answering, actor: Actor, reader: Seat | None) -> Point:
    wanted = context.text_option("step").strip().lower()
    found = await undo_points.named_undo_points(actor, reader)
    for point in found:
        if wanted == await _token(actor, point):
            return point
    named = next((point for point in found if wanted in _label(actor, point).lower()), None)
    if named is None:
        raise RuleError(keyed_text("error.no_such_step", asked=context.text_option("step")))
    return named


async def undo_step(context: Answering) -> None:
    """Take back one's last step, or go back before a step by name."""
    actor = await require_table(context)
    async with actor.turn() as live:
        if not live.is_running:
            raise RuleError(keyed_text("error.not_running"))
        reader = _reader(context, actor)
        if not context.text_option("step") and reader is not None:
            said = await _last(context, actor, reader)
        else:
            said = await _back(context, actor, reader)
    await _answer(context, actor, said)


async def press_undo_beside_question(context: Answering, actor: Actor) -> None:
    """Take back one's last step by the button beside a question, as long as that is asked; then the present one is
    shown, as nothing was taken back."""
    found = pressed_prompt(context, actor)
    if found is None:
        await show_stale(context, actor)
        return
    seat, cards = found[0], context.services.worker.seat_cards
    with cards.hold_queue_while_answering(actor.live.row.id, seat.seat):
        async with actor.turn():
            asked = any(p.id == prompt_id_of_press(context) for p in actor.live.prompts_of(seat.seat))
            said = await _last(context, actor, seat.seat) if asked else ""
        if not asked:
            await show_stale(context, actor)
            return
        context.services.tables.run_automatic(actor.live.row.id)
        context.told = said
        if not await show_on_card(context, actor, seat, note=said):
            await context.show(await my_table_screen_with_draft(actor, seat, said))


async def _last(context: Answering, actor: Actor, seat: Seat) -> str:
    (latest,) = await actor.store.path(actor.live.row.id, last=1)
    _, to = await actor.store.last_step(actor.live.row.id)
    try:
        done = await actor.undo(seat, user=context.user, interaction=context.id, step=await _public_step(actor, to))
    except RuleError as error:
        error.possible = error.possible or keyed_text("undo.by_consent")
        raise
    words = actor.live.words
    said = words("undo.done", action=done.label)
    return f"{said} {words('undo.aside_stays')}" if latest.seat == seat and latest.barrier == SIDE_ACTION else said


async def _back(context: Answering, actor: Actor, reader: Seat | None) -> str:
    """Go back before a step: at once where it is one's own and nothing bars it, else the table is asked."""
    point = await _chosen(context, actor, reader)
    words = actor.live.words
    if reader is not None and undo_points.can_undo_alone(actor, reader, point):
        label = point.decisions[0].label
        step = await _public_step(actor, point.to)
        marker = {"what": "undone", "seat": reader, "user": context.user, "label": label, "step": step or ""}
        await actor.move_head(point.to, marker, context.id)
        return words("undo.done", action=label)
    public = await _public_step(actor, point.to) or _as_kept(keyed_text("undo.hidden_step"))
    by = context.name_at_table(actor.live.row)
    asked = keyed_text("vote.undo", by=by, step=public)
    args = {"what": "undone", "to": point.to, "step": public, "by": by}
    audit_note = AuditNote(user=context.user, what="undo", details={"by": by, "step": public})
    stands = await votes.ask_for_consent(actor, votes.UNDO, context.user, asked, audit_note=audit_note, **args)
    return words(f"vote.{stands}_answer")


async def _public_step(actor: Actor, to: int) -> dict[str, Any] | None:
    """Return the first step that is undone by going back to a decision, as everybody knows it (a `Text` as plain data);
    None if nobody does."""
    seen = [p for p in await undo_points.named_undo_points(actor, None) if p.to >= to]
    return _as_kept(seen[-1].said) if seen else None


def _as_kept(said: Text) -> dict[str, Any]:
    """Return a text as it is read again with the table: a vote that is asked for twice is known by it."""
    kept: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(said))
    return kept


async def redo_step(context: Answering) -> None:
    """Do again what was undone, with the same dice: one's own step at once, else with the table's consent."""
    actor = await require_table(context)
    async with actor.turn() as live:
        if not live.is_running:
            raise RuleError(keyed_text("error.not_running"))
        reader, way = _reader(context, actor), await actor.store.redo_path(live.row.id)
        if not way:
            raise RuleError(keyed_text("redo.nothing"))
        if reader is not None and way[0].seat == reader and not way[0].barrier:
            done = await actor.redo(reader, user=context.user, interaction=context.id)
            said = live.words("redo.done", action=done.label)
        else:
            said = await _forth(context, actor, way)
    await _answer(context, actor, said)


async def _forth(context: Answering, actor: Actor, way: list[Decision]) -> str:
    to, by = await undo_points.last_step_without_pending_answers(actor, way), context.name_at_table(actor.live.row)
    asked = keyed_text("vote.redo", by=by)
    audit_note = AuditNote(user=context.user, what="redo", details={"by": by})
    args = {"what": "redone", "to": to, "step": "", "by": by}
    stands = await votes.ask_for_consent(actor, votes.REDO, context.user, asked, audit_note=audit_note, **args)
    return actor.live.words(f"vote.{stands}_answer")


async def _answer(context: Answering, actor: Actor, said: str) -> None:
    live = actor.live
    context.services.tables.run_automatic(live.row.id)
    seat = live.seat_of(context.user)
    if seat is not None:
        await context.send(my_table_screen(live, seat, said))
        return
    panel = panel_screen(live, context.services.tables.hold_scale, context.services.tables.now())
    await context.send(msgspec.structs.replace(panel, content=cut_text(f"{said}\n{panel.content}", 2000)))
