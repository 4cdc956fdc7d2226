"""`/card`: looks up anything of a game by its name: a card, a unit, a leader, an action, a term, a rule."""

from collections.abc import Iterable, Sequence

from bot.interactions.answering import Answering
from bot.interactions.commands.registry import Command, CommandOption, CommandRegistry
from bot.interactions.commands.tables import complete_table, require_table
from bot.interactions.context import single_drawing
from bot.messages.screen import Screen
from bot.tables.watching.sight import VisibleTable, delay_notice_lines, has_part_in, visible_table
from bot.titles import title_of_game
from bot.titles.lexicon import LexiconEntry, entries_by_name, entries_with_similar_name, is_sure
from bot.words import Words
from bot.words.signs import SIGNS
from data.charted_games import charts_hash, plain_name, remember_per_game
from data.speaking import current_language
from engine.games import game_by_id as find_game
from engine.games import game_ids
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.models import ABANDONED, LOBBY, OVER, RUNNING

ALL = (RUNNING, OVER, ABANDONED, LOBBY)
COMMON = Words("common")
OTHERS = 8  # further names that are told


def register(registry: CommandRegistry) -> None:
    """Add the command."""
    options = (
        CommandOption(name="card", description=COMMON("option.card"), required=True, autocomplete=True),
        CommandOption(
            name="game",
            description=COMMON("option.which_game"),
            choices=tuple((Words(g).name(g), g) for g in game_ids()),
        ),
        CommandOption(name="table", description=COMMON("option.table"), autocomplete=True),
    )
    registry.add(
        Command(path=("card",), description=COMMON("help.card"), run=show_entry, options=options, complete=_complete)
    )


async def game_to_look_up(context: Answering) -> list[tuple[str, Words]]:
    """Return the game that the call names, else that of the table it is about; where there is neither, all titles. Of a
    table that is played by an owner's charts, who sits there is shown these, all others our own figures."""
    if context.text_option("game") in game_ids():
        return [(context.text_option("game"), Words(context.text_option("game")))]
    try:
        live = (await require_table(context, statuses=ALL)).live
    except RuleError:
        return [(game, Words(game)) for game in game_ids()]
    if live.played != live.row.game and not has_part_in(live, context.user):
        return [(live.row.game, Words(live.row.game, live.names))]
    return [(live.played, live.words)]


def lookup_entries(game: str) -> tuple[LexiconEntry, ...]:
    """Return everything of a game that can be looked up, with the emojis that are there by now."""
    return _entries(game, current_language(), len(SIGNS))


@remember_per_game(8)
def _entries(game: str, language: str, emojis: int) -> tuple[LexiconEntry, ...]:
    """Return them. emojis: how many there are, since the words are kept as they were made."""
    find_game(game)
    return tuple(title_of_game(game).lexicon(Words(game, language=language)))


async def _complete(context: Answering, focused: str) -> list[tuple[str, str]]:
    """Complete the table, or the name of what is looked up; all of it is public."""
    typed = context.text_option(focused)
    if focused == "table":
        return await complete_table(context, typed.lower())
    games = await game_to_look_up(context)
    for find in (entries_by_name, entries_with_similar_name) if typed else (_all,):
        listed = [(_label(e, words), e.id) for game, words in games for e in _once(find(lookup_entries(game), typed))]
        if listed:
            return listed
    return []


def _all(entries: Sequence[LexiconEntry], asked: str) -> Sequence[LexiconEntry]:
    """Return all entries: what is offered before anything is typed."""
    return entries


def _once(entries: Iterable[LexiconEntry]) -> list[LexiconEntry]:
    """Return entries without further copies of the same card."""
    return list({(e.kind, e.name, e.text, e.note): e for e in reversed(list(entries))}.values())[::-1]


def _label(entry: LexiconEntry, words: Words) -> str:
    """Return an entry's name with what it is, and whose where several are called so: Market · Building."""
    kind = words(f"lexicon.{entry.kind}")
    return f"{entry.name} · {kind}, {entry.note}" if entry.note else f"{entry.name} · {kind}"


async def show_entry(context: Answering) -> None:
    """Show what is called so, or the nearest to it, and how it stands at the table as far as the person may see it.
    RuleError if nothing is like it."""
    wanted = context.text_option("card")
    games = await game_to_look_up(context)
    for find in (
        entries_by_name,
        entries_with_similar_name,
    ):  # what is called so in any game comes before what is merely like it
        for game, words in games:
            likely = _once(find(lookup_entries(game), wanted))
            if likely:
                sure = find is entries_by_name and (is_sure(likely[0], wanted) or len(likely) == 1)
                screen = await _screen(context, game, words, likely, sure=sure)
                await _send(context, game, words, screen, likely[0])
                return
    raise RuleError(keyed_text("error.no_such_card", card=wanted))


async def _screen(context: Answering, game: str, words: Words, likely: list[LexiconEntry], *, sure: bool) -> Screen:
    entry, *others = likely
    lines = [] if sure else [words("lexicon.near", asked=context.text_option("card"))]
    if entry.card:
        lines.append(entry.text)
    else:
        lines.append(f"**{entry.name}** · {words(f'lexicon.{entry.kind}')}\n{entry.text}")
    lines += await _by_whose_figures(context, game, words)
    now = await _now(context, game, [entry, *(other for other in others if other.name == entry.name)])
    lines += [line for line in now if line not in lines]  # by whose figures is said once
    if others:
        names = ", ".join(_label(other, words) for other in others[:OTHERS])
        lines.append(words("lexicon.others", names=names))
    return Screen(content="\n".join(lines))


async def _by_whose_figures(context: Answering, game: str, words: Words) -> list[str]:
    """Return that these are an owner's figures, or ours where the table is played by an owner's; [] where there are but
    ours."""
    if charts_hash(game):
        return [words("charts.by_charts")]
    try:
        live = (await require_table(context, statuses=ALL)).live
    except RuleError:
        return []
    return [words("charts.by_ours")] if live.row.game == game and live.played != game else []


async def _send(context: Answering, game: str, words: Words, screen: Screen, entry: LexiconEntry) -> None:
    """Answer with what an entry says, and its card as soon as that is drawn."""
    if entry.card:
        drawing = title_of_game(game).draw_card(context.services.renderer, entry.id, words)
        await context.send_drawn(screen, single_drawing(drawing))
    else:
        await context.send(screen)


async def _now(context: Answering, game: str, entries: list[LexiconEntry]) -> list[str]:
    """Return how the first of some entries that stands anywhere does so at the table that the call is about, made of
    what the person may see there; [] where there is no such table, or nothing to tell.

    entries: what is looked up, then what has the same name: a leader's card tells where they are.
    """
    seen = await _sight(context, game)
    if seen is None:
        return []
    live = seen.live
    seat = live.seat_of(context.user)
    view, shown = live.view(seat.seat if seat else None), title_of_game(live.played)
    said = next(
        (said for one in entries if one.token and (said := shown.entry_state_text(view, one.token, live.words))), ""
    )
    if not said:
        return []
    return [live.words("lexicon.now", name=live.row.name, id=live.row.id, said=said), *delay_notice_lines(seen)]


async def _sight(context: Answering, game: str) -> VisibleTable | None:
    """Return the table of a game that the call is about, as the person may look at it; None where there is none, where
    it has not begun, or where it is seen too late for anything yet."""
    try:
        seen = await visible_table(await require_table(context, statuses=(RUNNING,)), context.user)
    except RuleError:
        return None
    return seen if seen.live.row.game == plain_name(game) and seen.live.state is not None else None
