"""/game: open a table, join, leave, start; to end it: ending.py."""

from bot.interactions.answering import Answering
from bot.interactions.commands import ending
from bot.interactions.commands.opening import create_table, new_thread, responses_option
from bot.interactions.commands.registry import INTEGER, Command, CommandOption, CommandRegistry
from bot.interactions.commands.roles import complete_role, role_option, set_role_by_name
from bot.interactions.commands.table import public_panel
from bot.interactions.commands.table_options import table_option_suggestions
from bot.interactions.commands.tables import complete_table, require_host, require_seat, require_table, tables_here
from bot.interactions.place import where_option
from bot.messages.screen import Screen, cut_text
from bot.screens.lobby.lobby_screen import leaving_seat_screen, lobby_screen
from bot.screens.role_screen import role_screen
from bot.tables import lobby, roles
from bot.tables.actor import Actor
from bot.tables.dice_words import opening, words_given
from bot.tables.endings.ending import is_last_player as is_last
from bot.tables.forum import status_posts
from bot.tables.opening import refuse_while_thread_opening, reopen_table_without_thread
from bot.tables.places.thread_names import rename_posts
from bot.tables.practice import dm_link
from bot.words import Words, unmarked_text
from bot.words.languages import language_choices
from engine.games import game_ids
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.models import ABANDONED, LOBBY, OPENING, OVER, RUNNING

COMMON = Words("common")


def register(registry: CommandRegistry) -> None:
    """Add the commands of /game."""
    registry.group("game", description=COMMON("help.game"))
    table = CommandOption(name="table", description=COMMON("option.table"), autocomplete=True)
    games = tuple((Words(g).name(g), g) for g in game_ids())
    create = (
        CommandOption(name="game", description=COMMON("option.game"), required=True, choices=games),
        CommandOption(name="name", description=COMMON("option.name")),
        CommandOption(name="computers", description=COMMON("option.computers"), type=INTEGER, low=0, high=5),
        CommandOption(
            name="pace",
            description=COMMON("option.pace"),
            choices=tuple((COMMON.name(f"pace_{p}"), p) for p in lobby.PACES),
        ),
        CommandOption(name="hold", description=COMMON("option.hold"), type=INTEGER, low=0, high=1440),
        CommandOption(name="deadline", description=COMMON("option.deadline"), type=INTEGER, low=0, high=336),
        responses_option(),
        CommandOption(name="language", description=COMMON("option.table_language"), choices=language_choices(COMMON)),
        CommandOption(name="options", description=COMMON("option.options"), autocomplete=True),
        where_option(),
    )
    registry.add(
        Command(
            path=("game", "create"),
            description=COMMON("help.create"),
            run=create_table,
            options=create,
            complete=complete_options,
            dm=False,
        )
    )
    registry.add(
        Command(
            path=("game", "join"),
            description=COMMON("help.join"),
            run=_join,
            options=(role_option(), table),
            complete=_complete_join,
            dm=False,
        )
    )
    for name, run in (("leave", _leave), ("start", _start), ("abandon", ending.ask_host_to_end_game), ("show", _show)):
        registry.add(
            Command(
                path=("game", name),
                description=COMMON(f"help.{name}"),
                run=run,
                options=(table,),
                complete=_complete_table,
                dm=False,
            )
        )
    registry.add(Command(path=("game", "list"), description=COMMON("help.list"), run=list_tables, dm=False))
    registry.add(
        Command(
            path=("game", "thread"),
            description=COMMON("help.thread"),
            run=new_thread,
            options=(table, where_option()),
            complete=_complete_table,
            dm=False,
        )
    )


async def complete_options(context: Answering, focused: str) -> list[tuple[str, str]]:
    """Return lines for the options of the chosen game, added to what is typed."""
    game = context.text_option("game")
    return table_option_suggestions(game, context.text_option("options")) if game in game_ids() else []


# Joining, leaving, starting


async def _complete_join(context: Answering, focused: str) -> list[tuple[str, str]]:
    return await (complete_role if focused == "role" else _complete_table)(context, focused)


async def _join(context: Answering) -> None:
    await join_table(context, await require_table(context))


async def join_table(context: Answering, actor: Actor, *, choosing: bool = False) -> None:
    """Take a seat; the DM is probed now, on the person's own doing. choosing: the answer asks whom to play."""
    async with actor.turn() as live:
        store = context.services.store
        live.replace(row=await lobby.join_lobby(store, live.row, context.user, context.name))
        live.replace(
            row=await lobby.update_seat_name(store, live, context.user, context.name, context.is_server_nickname)
        )
    context.services.tables.posted()
    if context.text_option("role"):
        await set_role_by_name(context, actor, context.text_option("role"))
    dm = await context.services.probe_dm(context.user, live.row)
    said, seat = live.words("lobby.joined", name=live.row.name, dm=keyed_text(dm)), live.seat_of(context.user)
    await context.send(role_screen(live, seat, said) if choosing and seat is not None else Screen(content=said))


async def _leave(context: Answering) -> None:
    await leave_table(context, await require_table(context))


async def leave_table(context: Answering, actor: Actor) -> None:
    """Give the seat up: free again before the start; afterwards a computer player's, which is confirmed first. With the
    last person the game ends, which is confirmed too."""
    live = actor.live
    if live.row.status == RUNNING and live.seat_of(context.user) is not None and not is_last(live, context.user):
        await context.show(leaving_seat_screen(live))
    else:
        await leave_now(context, actor)


async def leave_now(context: Answering, actor: Actor) -> None:
    """Give the seat up (the button that confirms it)."""
    async with actor.turn() as live:
        if context.press is not None and context.press.verb == "goleave":
            require_seat(context, actor)
        running, alone = live.row.status == RUNNING, is_last(live, context.user)
        if live.row.status == LOBBY and live.seat_of(context.user) is not None:
            lobby.refuse_if_tournament_seated(live.row)
        if (
            not alone
            and words_given.start_held_for_words(live.row) is not None
            and live.seat_of(context.user) is not None
        ):
            await opening.void_start(actor, keyed_text("words.gone", name=context.name_at_table(live.row)))
        if not alone:
            live.replace(row=await lobby.leave_table(context.services.store, live.row, context.user))
    if alone:
        await ending.show_ending_consequences(context, actor)
        return
    context.services.tables.run_automatic(live.row.id)
    said = Screen(content=live.words("lobby.left_running" if running else "lobby.left", name=live.row.name))
    await (context.show(said) if context.is_private_answer else context.send(said))


async def _start(context: Answering) -> None:
    await start_table(context, await require_table(context))


async def start_table(context: Answering, actor: Actor) -> None:
    """Start the game: the host, with enough seated."""
    require_host(context, actor)
    await reopen_table_without_thread(actor, context.services.tables.now())  # one that was left without its thread
    async with actor.turn() as live:
        if live.row.status not in (LOBBY, OPENING):
            raise RuleError(keyed_text("error.already_started" if live.row.status == RUNNING else "error.table_over"))
        refuse_while_thread_opening(live.row)
        least = live.game.seat_range_for_options(live.row.options)[0]
        if len(live.row.seats) < least:
            raise RuleError(keyed_text("error.too_few_players", least=least))
        live.game.seat_order(tuple([seat.seat for seat in live.row.seats]), live.row.options)
        await roles.finalize_roles(actor)
        waits = await opening.begin_word_opening(actor)
        if not waits:
            await actor.start(interaction=context.id, posts=[*status_posts(live.row), *rename_posts(live.row)])
    context.services.tables.run_automatic(live.row.id)
    if waits:
        await context.send(
            Screen(content=live.words.say(words_given.word_opening_refusal(live.row) or keyed_text("words.all_open")))
        )
        return
    person = await context.services.store.person(context.user)
    known = person.get("dm_channel") if person.get("dm_open") and live.seat_of(context.user) is not None else None
    hand = live.words("lobby.hand", link=dm_link(known)) if known is not None else ""
    await context.send(Screen(content=live.words("lobby.started", thread=live.row.thread, hand=hand)))


# Looking


async def _show(context: Answering) -> None:
    actor = await require_table(context, statuses=(OPENING, LOBBY, RUNNING, OVER, ABANDONED))
    live = actor.live
    lobby_card = live.row.status in (LOBBY, OPENING)
    await context.send(lobby_screen(live) if lobby_card else await public_panel(context, actor))


async def list_tables(context: Answering) -> None:
    """List the server's tables, the newest first; in a DM the person's own."""
    rows = await tables_here(context)
    lines = [
        COMMON(
            "list.table",
            name=row.name,
            id=row.id,
            game=Words(row.game).name(row.game),
            status=keyed_text(f"list.{row.status}"),
            thread=row.thread or row.channel,
            count=len(row.seats),
        )
        for row in rows[:20]
    ]
    await context.send(Screen(content=cut_text("\n".join(lines) or COMMON("list.empty"), 2000)))


async def _complete_table(context: Answering, focused: str) -> list[tuple[str, str]]:
    mine = await complete_table(context, context.text_option("table"))
    here = await tables_here(context)
    typed = context.text_option("table").lower()
    others = [(unmarked_text(f"{row.name} ({row.id})"), row.id) for row in here]
    return [pair for pair in dict.fromkeys((*mine, *others)) if typed in pair[0].lower()][:25]
