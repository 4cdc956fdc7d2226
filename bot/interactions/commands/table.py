"""The commands of a running table: my table, hand, map, rules, help. The log is in history.py, /card in lookup.py."""

from collections.abc import Awaitable, Callable, Iterable
from itertools import count, takewhile
from typing import Any

from msgspec.structs import replace

from bot.delivery.seat_drafts import current_draft_of_seat
from bot.interactions.answering import Answering
from bot.interactions.commands.actions import action_command_groups
from bot.interactions.commands.history import (
    DARK,
    LIGHT,
    chapter_option,
    complete_chapter,
    map_theme_for_person,
    requested_map_part,
    show_map_of_chapter,
)
from bot.interactions.commands.lookup import game_to_look_up
from bot.interactions.commands.personal.note import last_notes
from bot.interactions.commands.registry import Command, CommandOption, CommandRegistry
from bot.interactions.commands.tables import complete_shown, complete_table, require_seat, require_table
from bot.interactions.context import single_drawing
from bot.interactions.decisions import my_table_screen_with_draft
from bot.messages.ids import Press
from bot.messages.screen import LABEL, Button, Screen, cut_text, message_pages
from bot.screens.help_screen import (
    RULINGS,
    help_page_by_name,
    rules_screen,
    rulings_button_rows,
    rulings_of,
    rulings_screen,
    short_rules_now_screen,
    short_rules_pages,
)
from bot.screens.map_letters import buttons_under_map, key_buttons, letters_of_open_list
from bot.screens.table_screen import delayed_panel_screen, panel_screen
from bot.tables.actor import Actor
from bot.tables.watching.sight import TableSnapshot, delay_notice_lines, visible_table
from bot.titles import Title, title_of_game
from bot.titles.map_request import MapRequest
from bot.words import Words
from data.charted_games import plain_name
from engine.games import game_ids, package_of_game
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.models import ABANDONED, LOBBY, OVER, RUNNING, SeatRow

LOOKED_INTO = 3  # tables of a person whose places are offered first, at most: whoever types waits for the list
ALL = (RUNNING, OVER, ABANDONED, LOBBY)
COMMON = Words("common")
THEMES = (LIGHT, DARK)
SUMMED = ("orders", "host", "server", "records")  # groups that /help tells in a line each
CHAPTERS = {  # of /help, in the order in which a newcomer needs them; what is not named here stands in the last
    "begin": (
        "learn",
        "game create",
        "game join",
        "game role",
        "game start",
        "game list",
        "game show",
        "game leave",
    ),
    "play": (
        "table",
        "legal",
        "hand",
        "map",
        "log",
        "stats",
        "undo",
        "redo",
        "card",
        "rules",
        "note",
        "links",
    ),
    "look": ("watch", "replay", "records"),
    "study": ("analysis", "game from", "whatif", "coach"),
    "absent": ("away", "back", "extend", "orders", "settings", "agenda", "mytables", "game replace", "game revive"),
    "manage": ("host", "game thread", "game abandon", "server"),
    "more": (),
}


def register(registry: CommandRegistry) -> None:
    """Add the table's commands."""
    table = CommandOption(name="table", description=COMMON("option.table"), autocomplete=True)
    around = CommandOption(name="around", description=COMMON("option.around"), autocomplete=True)
    themes = tuple((COMMON.name(f"theme_{t}"), t) for t in THEMES)
    theme = CommandOption(name="theme", description=COMMON("option.theme"), choices=themes)
    show = CommandOption(name="show", description=COMMON("option.show"), autocomplete=True)
    phase = CommandOption(name="phase", description=COMMON("option.phase"), autocomplete=True)
    known = tuple((Words(g).name(g), g) for g in game_ids())
    game = CommandOption(name="game", description=COMMON("option.which_game"), choices=known)
    for name, run, options in (
        ("table", show_my_table, (table,)),
        ("hand", _hand, (table,)),
        ("map", _map, (around, chapter_option(), theme, show, table)),
        ("rules", _rules, (phase, game, table)),
        ("help", help_command_handler(registry), ()),
        ("about", show_about, (game, table)),
    ):
        description = COMMON(f"help.{name}")
        complete = _complete_own if name == "hand" else _complete
        registry.add(Command(path=(name,), description=description, run=run, options=options, complete=complete))


async def _complete_own(context: Answering, focused: str) -> list[tuple[str, str]]:
    """Complete a table at which the person plays."""
    return await complete_table(context, context.text_option(focused))


async def _complete(context: Answering, focused: str) -> list[tuple[str, str]]:
    """Complete table, place or phase; all of it is public."""
    typed = context.text_option(focused).lower()
    if focused == "table":
        return await complete_shown(context, typed, ALL)
    if focused == "when":
        return await complete_chapter(context, typed)
    first, found = list[tuple[str, str]](), list[tuple[str, str]]()
    games = await game_to_look_up(context)
    if focused in ("around", "show"):
        games = await _played_of(context, games)
    for game, words in games:
        if focused == "around":
            first += [(words.name(place), place) for place in await _places_looked_for(context, game)]
            found += [(words.name(place), place) for place in sorted(title_of_game(game).places, key=words.name)]
        elif focused == "show":
            found += [(words.name(f"show_{view}"), view) for view in title_of_game(game).shows]
        else:
            found += [(page["title"], page["key"]) for page in short_rules_pages(words)]
            found.append((COMMON("rules.rulings"), RULINGS))
    return [pair for pair in dict.fromkeys([*first, *found]) if typed in pair[0].lower()]


async def _played_of(context: Answering, games: list[tuple[str, Words]]) -> list[tuple[str, Words]]:
    """Return those of several games that the person plays, at whichever table; all where they play none."""
    if len(games) < 2:
        return games
    rows = await context.services.store.tables(user=context.user, statuses=(LOBBY, RUNNING))
    played = {plain_name(row.game) for row in rows}
    return [one for one in games if one[0] in played] or games


async def _places_looked_for(context: Answering, game: str) -> list[str]:
    """Return the places of a game's map that the person will mostly look for, as they sit at its table: the one that
    the call is about, or where that is not known those at which they play it."""
    shown, found, tables = title_of_game(game), list[str](), context.services.tables
    try:
        actors = [await require_table(context, statuses=ALL)]
    except RuleError:
        rows = await context.services.store.tables(user=context.user, statuses=(RUNNING,))
        rows = [row for row in rows if plain_name(row.game) == plain_name(game)]
        actors = [await tables.actor(row.id) for row in rows[:LOOKED_INTO]]
    for live in (actor.live for actor in actors):
        seat = live.seat_of(context.user)
        if plain_name(live.played) == plain_name(game) and live.state is not None and seat is not None:
            found += [place for place in shown.places_by_interest(live.view(seat.seat)) if place in shown.places]
    return list(dict.fromkeys(found))


async def show_my_table(context: Answering) -> None:
    """Show everything that the person may do now; to onlookers the public panel."""
    actor = await require_table(context)
    live = actor.live
    seat = live.seat_of(context.user)
    if seat is None or live.state is None:
        await context.send(await public_panel(context, actor))
        return
    await context.send(await my_table_screen_with_draft(actor, seat, await last_notes(context, live)))


async def public_panel(context: Answering, actor: Actor) -> Screen:
    """Return the panel of a table; to whoever sees it later than it is played as it stood then, and waiting for
    nobody."""
    tables, seen = context.services.tables, await visible_table(actor, context.user)
    if isinstance(seen, TableSnapshot):
        return delayed_panel_screen(seen.live, delay_notice_lines(seen))
    screen, live = panel_screen(seen.live, tables.hold_scale, tables.now()), seen.live
    if not live.is_running or live.seat_of(context.user) is not None:
        return screen
    look = Button(id=Press("watch", live.row.id).id(), label=cut_text(live.words("button.look_on"), LABEL))
    return replace(screen, rows=(*screen.rows, (look,)))


async def _hand(context: Answering) -> None:
    await show_hand(context, await require_table(context, statuses=ALL))


async def show_hand(context: Answering, actor: Actor) -> None:
    """Show the person's own secrets, in words, and in pictures as soon as they are drawn."""
    live, seat = actor.live, require_seat(context, actor)
    _need_state(live.state)
    view, words = live.view(seat.seat), live.words
    drawing = title_of_game(live.played).draw_hand(context.services.renderer, view, words)
    lines = [words("label", id=live.row.id, name=live.row.name), *title_of_game(live.played).hand_lines(view, words)]
    await context.send_drawn(Screen(content=cut_text("\n".join(lines), 2000)), drawing)


def _need_state(state: object) -> None:
    if state is None:
        raise RuleError(keyed_text("error.not_running"))


async def _map(context: Answering) -> None:
    actor = await require_table(context, statuses=ALL)
    if context.text_option("when"):
        await show_map_of_chapter(context, actor, context.text_option("when"))
    else:
        await show_map(context, actor)


async def show_map(context: Answering, actor: Actor, *, prompt: str = "", around: str = "") -> None:
    """Show the map as the person may see it, or a part of it around a place; with the letters of the prompt whose menu
    is lettered."""
    seen = await visible_table(actor, context.user)
    live = seen.live
    _need_state(live.state)
    shown, seat = title_of_game(live.played), live.seat_of(context.user)
    view = live.view(seat.seat if seat else None)
    around = around or context.text_option("around")
    if around and around not in shown.places:
        named = next((p for p in shown.places if live.words.name(p).lower() == around.lower()), "")
        if not named:
            raise RuleError(keyed_text("error.no_such_place", place=around))
        around = named
    letters = await _letters(actor, seat, prompt, shown)
    theme = await map_theme_for_person(context)
    drawing = shown.draw_map(
        context.services.renderer,
        view,
        live.words,
        MapRequest(theme=theme, around=around or None, letters=letters, show=requested_map_part(context, live)),
    )
    lines = [*delay_notice_lines(seen), *shown.status_lines(view, live.words)]
    row = buttons_under_map(live)
    rows = (row,) if row else ()
    await context.send_drawn(Screen(content=cut_text("\n".join(lines), 2000), rows=rows), single_drawing(drawing))


async def show_crowded_map_part(context: Answering, actor: Actor) -> None:
    """Show a crowded part of the map, as it is now. RuleError where the game names no such part."""
    part = context.press.argument if context.press else ""
    place = title_of_game(actor.live.played).close_ups.get(part)
    if place is None:
        raise RuleError(keyed_text("error.unknown_press"))
    await show_map(context, actor, around=place)


async def show_key(context: Answering, actor: Actor) -> None:
    """Show what each sign on a table's map means."""
    live = actor.live
    if not key_buttons(live):
        raise RuleError(keyed_text("error.unknown_press"))
    drawing = title_of_game(live.played).draw_key(context.services.renderer)
    await context.send_drawn(Screen(content=f"**{live.words('button.map_key')}**"), single_drawing(drawing))


async def _letters(actor: Actor, seat: SeatRow | None, prompt: str, shown: Title[Any]) -> dict[str, str]:
    """Return the letters of the list that a seat is asked now: of the named prompt, else of the one whose answer it has
    begun, else of the only one."""
    if seat is None:
        return {}
    live, draft = actor.live, await actor.store.draft(actor.live.row.id, seat.seat)
    wanted = prompt or str((draft or {}).get("prompt", ""))
    open_now = live.questions_seat_can_answer(seat.seat)
    begun = [p for p in (*open_now, *live.asides_of(seat.seat)) if p.id == wanted]
    found = begun or (open_now if len(open_now) == 1 else [])
    if not found:
        return {}
    begun_with = await current_draft_of_seat(actor, seat, found[0])
    return letters_of_open_list(found[0], begun_with, shown.places, live.words)


async def _rules(context: Answering) -> None:
    """Show the page that is named; without a word what is asked now at the table that the call is about, if its game
    has begun; else the list of pages."""
    games, asked = await game_to_look_up(context), context.text_option("phase")
    if not asked and not context.text_option("game"):
        actor = await _running(context)
        if actor is not None:
            await show_rules_of_moment(context, actor)
            return
    having = [words for _, words in games if help_page_by_name(words, asked) is not None]
    for words in having or [words for _, words in games]:
        await context.send(rules_screen(words, asked))


async def _running(context: Answering) -> Actor | None:
    """Return the table that the call is about, if its game has begun: that of the thread, elsewhere the person's only
    one; None where there is none, or more than one. RuleError where one is named that is not there."""
    try:
        actor = await require_table(context)
    except RuleError:
        if context.text_option("table"):
            raise
        return None
    return actor if actor.live.is_running else None


async def show_rules_of_moment(context: Answering, actor: Actor) -> None:
    """Show the help of what the person is asked now, else of what the table waits for, and of the phase (the panel's
    button)."""
    live = (await visible_table(actor, context.user)).live
    seat = live.seat_of(context.user)
    asked = live.questions_seat_can_answer(seat.seat) if seat is not None else []
    phase = str(getattr(live.view(None), "phase", "")) if live.state is not None else ""
    screen = short_rules_now_screen(live.words, phase, asked or live.prompts_waited_for(), live.row.options)
    key = key_buttons(live)
    await context.send(replace(screen, rows=(*screen.rows, *((key,) if key else ()))))


async def show_rulings_page(context: Answering) -> None:
    """Open a game's rulings, or turn to another page of them in place; everybody may read them anywhere."""
    asked = context.press
    if asked is None or asked.argument not in game_ids() or not rulings_of(asked.argument):
        raise RuleError(keyed_text("error.unknown_press"))
    await context.show(rulings_screen(Words(asked.argument), asked.page))


def help_command_handler(registry: CommandRegistry) -> Callable[[Answering], Awaitable[None]]:
    """Return what shows all commands there are, those too that are registered later."""

    async def show_help(context: Answering) -> None:
        here = [game for game, _ in await game_to_look_up(context)]
        others = [game for game in game_ids() if game not in here]
        for page in message_pages(help_lines(registry.localized(), here)):
            await context.send(Screen(content=page))
        if others:
            lines = [COMMON("help.others"), *_actions(registry.localized(), others)]
            await context.send(Screen(content="\n".join(lines)))

    return show_help


def help_lines(registry: CommandRegistry, games: Iterable[str] | None = None) -> list[str]:
    """Return what there is to do, chapter by chapter: every command once, those of a group of many in one line, the
    actions of a title in one line. games: whose actions are told; None for those of all."""
    told: dict[str, str] = {}
    of_games = {group for game in game_ids() for group in action_command_groups(game)}
    for command in registry:
        top, path = command.path[0], " ".join(command.path)
        if top in SUMMED:
            typed = [registry.command_as_typed(c.path).partition(" ")[2] for c in registry if c.path[0] == top]
            told[top] = f"`/{registry.command_as_typed((top,))}` {', '.join(typed)}: {COMMON(f'help.{top}')}"
        elif top not in of_games:
            told[path] = f"`/{registry.command_as_typed(command.path)}`: {command.description}"
    named = {path for paths in CHAPTERS.values() for path in paths}
    lines = [COMMON("help.intro")]
    for chapter, paths in CHAPTERS.items():
        lines.append(COMMON(f"help.chapter.{chapter}"))
        lines += [told[path] for path in paths or [path for path in told if path not in named]]
    return [*lines, *_actions(registry, game_ids() if games is None else games)]


def _actions(registry: CommandRegistry, games: Iterable[str]) -> list[str]:
    """Return a line a game: under which commands all of its actions are."""
    lines = []
    for game in games:
        groups = " ".join(f"`/{registry.command_as_typed((group,))}`" for group in action_command_groups(game))
        lines.append(COMMON("help.actions", groups=groups, game=Words(game).name(game)))
    return lines


def rules_notes(words: Words) -> list[str]:
    """Return what a game says of its rules and its reconstruction (`about.note_1` and on), in words."""
    return [words(key) for key in takewhile(words.has_words, (f"about.note_{n}" for n in count(1)))]


async def show_about(context: Answering) -> None:
    """Show what Praetor is, and what of the game is reconstruction; its rulings are behind a button."""
    lines = [
        COMMON("about.praetor"),
        COMMON("about.privacy"),
        COMMON("about.invite", link=context.services.invite_link()),
    ]
    games = await game_to_look_up(context)
    for game, words in games:
        notes = rules_notes(words)
        lines.append(COMMON("about.game", game=words.name(game), origin=package_of_game(plain_name(game))))
        lines += [COMMON("about.notes"), *(f"- {note}" for note in notes)] if notes else []
        if rulings_of(game):
            lines.append(COMMON("about.rulings", count=len(rulings_of(game))))
    *before, last = message_pages(lines)
    for page in before:
        await context.send(Screen(content=page))
    await context.send(Screen(content=last, rows=rulings_button_rows(words for _, words in games)))
