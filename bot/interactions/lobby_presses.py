"""The buttons of a lobby card: join, a word for the dice, computer players, the table's options."""

from typing import Any

from bot.interactions.answering import Answering
from bot.interactions.commands.game import join_table, start_table
from bot.interactions.commands.tables import require_host, require_seat
from bot.messages.ids import Press
from bot.messages.screen import Modal, Screen, TextInput
from bot.screens.lobby.lobby_screen import other_lobby_actions_screen
from bot.screens.lobby.strength_select import strength_screen
from bot.screens.options_screen import options_screen
from bot.screens.role_screen import role_screen
from bot.tables import lobby, roles
from bot.tables.actor import Actor
from bot.tables.computers import strengths
from bot.tables.dice_words import opening, words_given
from bot.tables.post_types import LOBBY_CARD
from bot.tables.table_extra import with_extra
from bot.titles.scenarios import usual_seats
from bot.words import Words
from engine.kernel.errors import RuleError
from engine.kernel.roles import are_roles_drawn_by_lot
from engine.kernel.texts import keyed_text
from engine.store.models import LOBBY, RUNNING, TableRow


async def join_lobby(context: Answering, actor: Actor) -> None:
    """Take a seat, and choose whom to play where there is a choice; who sits there already chooses again."""
    open_roles = bool(roles.offered_roles(actor.live)) and not are_roles_drawn_by_lot(
        actor.live.game.role_option, actor.live.row.options
    )
    if open_roles and actor.live.row.status == LOBBY and actor.live.seat_of(context.user) is not None:
        await context.show(role_screen(actor.live, require_seat(context, actor)))
        return
    await join_table(context, actor, choosing=open_roles)


async def fill_lobby_and_start(context: Answering, actor: Actor) -> None:
    """Fill a lobby with computer players up to the usual number, and start the game."""
    require_host(context, actor)
    async with actor.turn() as live:
        wanted = usual_seats(live.row.game, live.row.options)
        while live.row.status == LOBBY and len(live.row.seats) < wanted:
            live.replace(row=await lobby.add_computer(actor.store, live.row))
    await start_table(context, actor)


async def show_other_lobby_actions(context: Answering, actor: Actor) -> None:
    """Show what else can be done in a lobby, for one person's eyes. RuleError where the game has begun."""
    if actor.live.row.status != LOBBY:
        running = actor.live.row.status == RUNNING
        raise RuleError(keyed_text("error.already_started" if running else "error.table_over"))
    await context.send(other_lobby_actions_screen(actor.live))


async def open_dice_word_form(context: Answering, actor: Actor) -> None:
    """Open the form for a word for the dice (or for its hash, and at the start for the word itself), or take what it
    brought."""
    words, row = actor.live.words, actor.live.row
    said = context.text_option("word")
    if not said.strip():
        require_seat(context, actor)
        await context.show_form(_word_form(row, words))
        return
    if words_given.start_held_for_words(row) is not None:
        async with actor.turn():
            await opening.take_opened_word(actor, context.user, said)
        context.services.tables.run_automatic(row.id)
        await _lobby_done(context, actor, "lobby.word_open")
        return
    async with actor.turn() as live:
        live.replace(row=await lobby.set_word(actor.store, live.row, context.user, said.strip()))
    bound = words_given.hash_given_for_word(said) is not None
    if bound:
        await _lobby_done(context, actor, "lobby.hash_kept", most=words_given.LONGEST)
    else:
        await _lobby_done(context, actor, "lobby.word_kept")


def _word_form(row: TableRow, words: Words) -> Modal:
    ready = words_given.start_held_for_words(row) is not None
    label = words("lobby.word_opens" if ready else "lobby.word_label")
    field = TextInput(id="word", label=label, most=words_given.LONGEST)
    return Modal(id=Press("word", row.id).id(), title=words("lobby.word_title"), inputs=(field,))


async def _lobby_done(context: Answering, actor: Actor, key: str, **args: Any) -> None:
    context.services.tables.posted()
    await context.send(Screen(content=actor.live.words(key, **args)))


async def add_computer(context: Answering, actor: Actor) -> None:
    """Let a computer player join."""
    require_host(context, actor)
    async with actor.turn() as live:
        live.replace(row=await lobby.add_computer(actor.store, live.row))
    await _lobby_done(context, actor, "lobby.computer_added")


async def remove_computer(context: Answering, actor: Actor) -> None:
    """Let the last computer player leave."""
    require_host(context, actor)
    async with actor.turn() as live:
        live.replace(row=await lobby.remove_computer(actor.store, live.row))
    await _lobby_done(context, actor, "lobby.computer_removed")


async def set_strength(context: Answering, actor: Actor) -> None:
    """Set how strong all computer players of a table are, or one: in the lobby, and at a practice table at any time."""
    require_host(context, actor)
    strength, _, name = (context.values[0] if context.values else "").partition(" ")
    async with actor.turn() as live:
        if live.row.status != LOBBY and not live.is_practice:
            raise RuleError(keyed_text("error.strength_by_host"))
        posts = (LOBBY_CARD,) if live.row.status == LOBBY and not live.is_practice else ()
        if name:
            row = await strengths.set_seat_strength(actor.store, live.row, name, strength, posts)
        else:
            row = await strengths.set_table_strength(actor.store, live.row, strength, posts)
        live.replace(row=row)
    context.services.tables.posted()
    await context.show(
        strength_screen(actor.live) if actor.live.is_practice else other_lobby_actions_screen(actor.live)
    )


async def toggle_position_imagining(context: Answering, actor: Actor) -> None:
    """Let a table's persons imagine positions in their turns, or not any more: its host, before the game."""
    require_host(context, actor)
    async with actor.turn() as live:
        if live.row.status != LOBBY:
            raise RuleError(keyed_text("error.imagines_lobby"))
        lobby.refuse_if_tournament_seated(live.row)
        extra = with_extra(live.row, imagines=not live.extra.imagines)
        live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=(LOBBY_CARD,)))
    context.services.tables.posted()
    await context.show(other_lobby_actions_screen(actor.live))


async def open_options(context: Answering, actor: Actor) -> None:
    """Show the table's options."""
    require_host(context, actor)
    await context.show(options_screen(actor.live))


async def open_option(context: Answering, actor: Actor) -> None:
    """Show what an option may be set to."""
    require_host(context, actor)
    await context.show(options_screen(actor.live, *context.values[:1]))


async def set_option(context: Answering, actor: Actor) -> None:
    """Set an option, or the pace."""
    require_host(context, actor)
    chosen = context.values[0] if context.values else ""
    verb, key = (context.press.verb, context.press.argument) if context.press else ("", "")
    options = {key: chosen} if verb == "opt" else {}
    pace = lobby.PACES.get(chosen) if verb == "pace" else None
    async with actor.turn() as live:
        live.replace(row=await lobby.set_options(actor.store, live.row, options, pace))
    context.services.tables.posted()
    await context.show(options_screen(actor.live, key))
