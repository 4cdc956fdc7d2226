"""Every step of a card in the thread: the lines of the posts that it is made of, of a battle all that came of it."""

from bot.delivery.thread_cards import ledger_lines, lines_of_told_events
from bot.interactions.answering import Answering
from bot.messages.ids import Press
from bot.messages.screen import CONTENT, Screen, message_pages, page_turns
from bot.tables.actor import Actor
from bot.tables.event_spans import span_ended_by_decision
from bot.tables.post_types import Ledger, Report, kind_of, typed_post_body
from bot.tables.watching.sight import TableSnapshot, visible_table
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text

HEAD = 100  # characters that are kept free for the heading


async def every_step(context: Answering, actor: Actor) -> None:
    """Show the lines of a card, a page at a time; the first page beside what was pressed, others in its place."""
    press = context.press
    first, _, last = (press.argument if press else "").partition("-")
    if press is None or not (first.isdecimal() and last.isdecimal() and len(first) < 8 and len(last) < 8):
        raise RuleError(keyed_text("error.unknown_press"))
    seen = await visible_table(actor, context.user)
    until = seen.live.head if isinstance(seen, TableSnapshot) else None
    screen = await steps_screen(actor, range(int(first), int(last) + 1), press.page, until=until)
    await (context.show(screen) if press.page else context.send(screen))


async def steps_screen(actor: Actor, numbers: range, page: int = 0, *, until: int | None = None) -> Screen:
    """Return a page (0 or 1: the first) of the lines of public posts with these numbers. until: the last decision of
    which the reader may be told; None: all."""
    words = actor.live.words
    lines = await _lines(actor, numbers, until)
    leaves = message_pages(lines, CONTENT - HEAD) or [words("steps.empty")]
    page = max(1, min(page, len(leaves)))
    asked = f"{numbers.start}-{numbers.stop - 1}"
    row = page_turns(
        words, page, len(leaves), lambda other: Press("steps", actor.live.row.id, argument=asked, page=other)
    )
    key = "steps.title" if len(numbers) > 1 else "steps.title_one"
    heading = words(key, first=numbers.start, last=numbers.stop - 1)
    return Screen(content=f"**{heading}**\n{leaves[page - 1]}", rows=(row,) if row else ())


async def _lines(actor: Actor, numbers: range, until: int | None) -> list[str]:
    """Return what public posts with these numbers tell, step by step, in the order of their numbers."""
    live, words = actor.live, actor.live.words
    kinds = (kind_of(Ledger), kind_of(Report))
    posts = [
        p
        for kind in kinds
        for p in await actor.store.posts_of_kind(live.row.id, live.public_audience, kind, numbers=numbers)
    ]
    lines: list[str] = []
    for post in sorted(posts, key=lambda one: one.number or 0):
        said = typed_post_body(post, Ledger) if post.kind == kind_of(Ledger) else typed_post_body(post, Report)
        if until is not None and said.decision > until:
            lines.append(words("watch.later"))
            break
        if isinstance(said, Ledger):
            lines += ledger_lines(live, words, said)
            continue
        asked = said
        span = await span_ended_by_decision(actor.store, live, asked.decision, asked.later)
        lines += lines_of_told_events(span.events, words) if span is not None else ()
    return lines
