"""The commands of a running table: my table, hand, map, card, rules; and help. Looking back: past.py."""

from bot.commands.past import complete_when, show_then, when_option
from bot.commands.registry import Command, CommandOption, Registry
from bot.commands.reply import Call
from bot.commands.tables import actor_of, complete_table, seat_of
from bot.decisions import my_screen
from bot.screens.letters import lettered
from bot.screens.screen import Screen, cut, pages
from bot.screens.table_screen import panel_screen
from bot.tables.actor import Actor
from bot.titles import Title, title
from bot.words import Words
from data import load
from engine.games import TITLES
from engine.kernel.errors import RuleError
from engine.kernel.texts import text
from engine.store.kept import ABANDONED, LOBBY, OVER, RUNNING

ALL = (RUNNING, OVER, ABANDONED, LOBBY)
COMMON = Words("common")
THEMES = ("light", "dark")
SUMMED = ("orders", "host", "server")  # groups that /help tells in a line each


def register(registry: Registry) -> None:
    """Add the table's commands."""
    table = CommandOption(name="table", description=COMMON("option.table"), autocomplete=True)
    around = CommandOption(name="around", description=COMMON("option.around"), autocomplete=True)
    themes = tuple((COMMON.name(f"theme_{t}"), t) for t in THEMES)
    theme = CommandOption(name="theme", description=COMMON("option.theme"), choices=themes)
    views = dict.fromkeys(view for game in TITLES for view in title(game).shows)
    show = CommandOption(
        name="show", description=COMMON("option.show"), choices=tuple((COMMON.name(f"show_{v}"), v) for v in views)
    )
    card = CommandOption(name="card", description=COMMON("option.card"), required=True, autocomplete=True)
    phase = CommandOption(name="phase", description=COMMON("option.phase"), autocomplete=True)
    for name, run, options in (
        ("table", show_mine, (table,)),
        ("hand", _hand, (table,)),
        ("map", _map, (around, when_option(), theme, show, table)),
        ("card", show_card, (card, table)),
        ("rules", _rules, (phase, table)),
        ("help", show_help, ()),
        ("about", show_about, (table,)),
    ):
        description = COMMON(f"help.{name}")
        registry.add(Command(path=(name,), description=description, run=run, options=options, complete=_complete))


async def _complete(call: Call, focused: str) -> list[tuple[str, str]]:
    """Complete table, place, card or phase; all of it is public."""
    typed = call.option(focused).lower()
    if focused == "table":
        return await complete_table(call, typed)
    if focused == "when":
        return await complete_when(call, typed)
    game, words = await _game_and_words(call)
    if focused == "around":
        found = [(words.name(place), place) for place in sorted(title(game).places)]
    elif focused == "phase":
        found = [(phase["title"], phase["key"]) for phase in rules_of(game)]
    else:
        found = [(words.name(name), card) for card, name in title(game).cards().items()]
    return [pair for pair in found if typed in pair[0].lower()]


async def _game_and_words(call: Call) -> tuple[str, Words]:
    """Return the game of the table that the call is about; without a table the first title."""
    try:
        live = (await actor_of(call, statuses=ALL)).live
    except RuleError:
        return TITLES[0], Words(TITLES[0])
    return live.row.game, live.words


async def show_mine(call: Call) -> None:
    """Show everything that the person may do now; to onlookers the public panel."""
    actor = await actor_of(call)
    live = actor.live
    seat = live.seat_of(call.user)
    if seat is None or live.state is None:
        await call.send(panel_screen(live, call.app.house.hold_scale, call.app.house.now()))
        return
    await call.send(await my_screen(actor, seat))


async def _hand(call: Call) -> None:
    await show_hand(call, await actor_of(call, statuses=ALL))


async def show_hand(call: Call, actor: Actor) -> None:
    """Show the person's own secrets, in pictures and in words."""
    live, seat = actor.live, seat_of(call, actor)
    _need_state(live.state)
    view, words = live.view(seat.seat), live.words
    pictures = await title(live.row.game).draw_hand(call.app.studio, view, words)
    lines = [words("label", id=live.row.id, name=live.row.name), *title(live.row.game).hand(view, words)]
    await call.send(Screen(content=cut("\n".join(lines), 2000), pictures=tuple(pictures)))


def _need_state(state: object) -> None:
    if state is None:
        raise RuleError(text("error.not_running"))


async def _map(call: Call) -> None:
    actor = await actor_of(call, statuses=ALL)
    if call.option("when"):
        await show_then(call, actor, call.option("when"))
    else:
        await show_map(call, actor)


async def show_map(call: Call, actor: Actor, *, prompt: str = "") -> None:
    """Show the map as the person may see it; with the letters of the prompt whose menu is lettered."""
    live = actor.live
    _need_state(live.state)
    shown, seat = title(live.row.game), live.seat_of(call.user)
    view = live.view(seat.seat if seat else None)
    around = call.option("around")
    if around and around not in shown.places:
        around = next((p for p in shown.places if live.words.name(p).lower() == around.lower()), "")
    letters = _letters(actor, seat.seat if seat else "", prompt, shown)
    theme = call.option("theme", "light")
    picture = await shown.draw_map(
        call.app.studio, view, live.words, theme=theme, around=around or None, letters=letters, show=call.option("show")
    )
    lines = shown.status(view, live.words)
    await call.send(Screen(content=cut("\n".join(lines), 2000), pictures=(picture,)))


def _letters(actor: Actor, seat: str, prompt: str, shown: Title) -> dict[str, str]:
    """Return the letters of the places that the seat's prompts offer, in the order of their menus."""
    for one in actor.live.prompts_of(seat):
        if prompt and one.id != prompt:
            continue
        for tag in one.menu.forms:
            letters = lettered(one.menu.next((tag,)).options, shown.places)
            if letters:
                return letters
    return {}


async def show_card(call: Call) -> None:
    """Show a card of the game: what is printed on it is public."""
    game, words = await _game_and_words(call)
    shown = title(game)
    wanted = call.option("card")
    card = next((c for c, name in shown.cards().items() if wanted.lower() in (c, words.name(name).lower())), None)
    if card is None:
        raise RuleError(text("error.no_such_card", card=wanted))
    picture = await shown.draw_card(call.app.studio, card, words)
    await call.send(Screen(content=shown.card(card, words), pictures=(picture,)))


async def _rules(call: Call) -> None:
    game, _ = await _game_and_words(call)
    await call.send(rules_screen(game, call.option("phase")))


async def show_rules(call: Call, actor: Actor) -> None:
    """Show the help of the present phase (the panel's button)."""
    view = actor.live.view(None) if actor.live.state is not None else None
    await call.send(rules_screen(actor.live.row.game, str(getattr(view, "phase", ""))))


def rules_of(game: str) -> list[dict[str, str]]:
    """Return the short help texts of a game: key, title, section of the rules text, text."""
    found: list[dict[str, str]] = load(game, "rules")
    return found


def rules_screen(game: str, phase: str) -> Screen:
    """Return the short rules of a phase, or their list."""
    phases = rules_of(game)
    found = next((p for p in phases if phase.lower() in (p["key"], p["title"].lower())), None)
    if found is not None:
        said = COMMON("rules.one", title=found["title"], section=found["section"], text=found["text"])
        return Screen(content=cut(said, 2000))
    lines = [COMMON("rules.list"), *(COMMON("rules.line", title=p["title"]) for p in phases)]
    return Screen(content=cut("\n".join(lines), 2000))


async def show_help(call: Call) -> None:
    """Show what there is to do."""
    lines, told = [COMMON("help.intro")], {title(g).group for g in TITLES}
    for command in call.app.registry:
        top = command.path[0]
        if top in told:
            continue
        if top in SUMMED:
            told.add(top)
            names = ", ".join(c.path[1] for c in call.app.registry if c.path[0] == top)
            lines.append(f"`/{top}` {names}: {COMMON(f'help.{top}')}")
        else:
            lines.append(f"`/{' '.join(command.path)}`: {command.description}")
    lines += [COMMON("help.actions", group=title(g).group, game=Words(g).name(g)) for g in TITLES]
    for page in pages(lines):
        await call.send(Screen(content=page))


async def show_about(call: Call) -> None:
    """Show what Praetor is, and what of the game is reconstruction."""
    game, words = await _game_and_words(call)
    lines = [COMMON("about.praetor"), COMMON("about.privacy"), COMMON("about.invite", link=call.app.invite_link())]
    lines += [COMMON("about.game", game=words.name(game)), *(f"- {note}" for note in load(game, "about")["notes"])]
    await call.send(Screen(content=cut("\n".join(lines), 2000)))
