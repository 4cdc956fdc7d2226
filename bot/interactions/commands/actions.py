"""A slash command for every action of every game, made from the action types.

Options come from the fields; what they may be comes from the same choices that everything else walks, so autocomplete
shows a player what they may do now, and nothing that they may not know.
"""

from collections.abc import Sequence
from typing import Any, get_origin

from msgspec.structs import replace

from bot.delivery.seat_drafts import compute_preview
from bot.interactions.answering import Answering
from bot.interactions.commands.registry import INTEGER, Command, CommandOption, CommandRegistry
from bot.interactions.commands.tables import complete_table, require_seat, require_table
from bot.interactions.commands.typed_options.option_parsing import (
    action_from_options,
    fields_of,
    focused_option_suggestions,
    tokens_before,
)
from bot.interactions.commands.typed_options.way_options import way_options
from bot.interactions.decisions import carry_out, private_action_form
from bot.interactions.drafting import keep_and_show
from bot.messages.drafts import Draft
from bot.messages.screen import OPTION, cut_text
from bot.screens.table_aid import prompt_help_for, work_out_option_odds
from bot.screens.table_screen import draft_preview
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.titles import title_of_game
from bot.titles.sections import command_data, command_section_by_action
from bot.words import Words, unmarked_text
from engine.games import game_by_id as find_game
from engine.games import game_ids
from engine.kernel.actions import OFFER_ACTIONS, Action, Pass
from engine.kernel.errors import IllegalAction, RuleError
from engine.kernel.prompts import Prompt
from engine.kernel.texts import keyed_text
from engine.store.models import SeatRow


def register(registry: CommandRegistry) -> None:
    """Add the action commands of every title."""
    for game_id in game_ids():
        words = Words(game_id)
        group = title_of_game(game_id).group
        registry.group(group, description=cut_text(words("group", game=words.name(game_id)), 100))
        for section in dict.fromkeys(command_section_by_action(game_id).values()):
            registry.group(f"{group}-{section}", description=cut_text(words(f"section.{section}"), 100))
        game = find_game(game_id)
        types: tuple[type[Action], ...] = (*game.actions, Pass)
        if game.rules.offer_taken is not None:
            types += OFFER_ACTIONS
        for action in dict.fromkeys(types):
            registry.add(_command(game_id, action, words))


def action_command_path(game_id: str, action: type[Action]) -> tuple[str, ...]:
    """Return the path of an action's command: /checkers move, /chess-piece move."""
    section = command_section_by_action(game_id).get(action.tag())
    name = command_data(game_id).get("names", {}).get(action.tag(), action.tag()).replace("_", "-")
    group = title_of_game(game_id).group
    return (f"{group}-{section}" if section else group, name)


def action_command_groups(game_id: str) -> tuple[str, ...]:
    """Return the commands that hold a game's actions: its own, then one for each section."""
    group = title_of_game(game_id).group
    return (group, *dict.fromkeys(f"{group}-{section}" for section in command_section_by_action(game_id).values()))


def _command(game_id: str, action: type[Action], words: Words) -> Command:
    async def run(context: Answering) -> None:
        await _run(context, game_id, action)

    async def complete(context: Answering, focused: str) -> Sequence[tuple[str, str]]:
        return await _complete(context, game_id, action, focused)

    options = [one for name, kind, needed in fields_of(action) for one in _options(action, name, kind, needed, words)]
    if action in OFFER_ACTIONS:
        options.append(CommandOption(name="offer", description=words("option.offer"), autocomplete=True))
    options += way_options() if action.ROUTE else []
    if any(len(role.plays()) > 1 for played in find_game(game_id).roles.values() for role in played):
        options.append(CommandOption(name="side", description=words("option.side"), autocomplete=True))
    options.append(CommandOption(name="table", description=words("option.table_short"), autocomplete=True))
    return Command(
        path=action_command_path(game_id, action),
        called=unmarked_text(words("do." + action.tag())),
        description=cut_text(words("hint." + action.tag()), 100),
        run=run,
        options=tuple(options),
        complete=complete,
    )


def _options(action: type[Action], name: str, kind: Any, needed: bool, words: Words) -> list[CommandOption]:
    if get_origin(kind) is tuple and name in action.COLUMNS:
        return [
            CommandOption(
                name=column,
                called=words.name(column),
                description=words("option.one_of", field=column),
                autocomplete=True,
            )
            for column in action.COLUMNS[name]
        ]
    called = words.name(name)
    if get_origin(kind) is tuple:
        return [
            CommandOption(name=name, called=called, description=words("option.several", field=name), autocomplete=True)
        ]
    told = CommandOption(name=name, called=called, description=words("option.field", field=name), required=needed)
    return [replace(told, type=INTEGER) if kind is int else replace(told, autocomplete=True)]


# Running


def _same_game(live: LiveTable, game_id: str) -> None:
    """RuleError where a command is given at a table of another game: it names the commands that hold there."""
    row = live.row
    if row.game != game_id:
        used, group = title_of_game(game_id).group, title_of_game(row.game).group
        raise RuleError(keyed_text("error.other_game", used=used, name=row.name, game=row.game, group=group))


def prompt_for(live: LiveTable, seat: str, action: type[Action], offer: str = "", side: str = "") -> Prompt:
    """Return the seat's open prompt that takes this kind of action. offer, side: which is meant where several offers
    could be, or several sides that the seat plays. IllegalAction says why none does, where the rules have a reason at
    hand, and what is possible instead."""
    prompts = live.prompts_of(seat)
    if side:
        prompts = [p for p in prompts if p.side == _side_named(live, seat, side)]
    fitting = [p for p in prompts if action.tag() in p.menu.forms]
    sides = tuple(dict.fromkeys(p.side for p in fitting))
    if len(sides) > 1 and action not in OFFER_ACTIONS:
        raise IllegalAction(keyed_text("error.which_side", sides=sides))
    if fitting and action in OFFER_ACTIONS:
        return _offer_of(live, fitting, offer)
    if fitting:
        return fitting[0]
    for prompt in prompts:
        if action.tag() in prompt.menu.barred:
            try:
                prompt.menu.choices_after((action.tag(),))
            except IllegalAction as error:
                error.section = error.section or prompt.section
                raise
    possible = tuple(dict.fromkeys(tag for p in prompts if not p.side_action for tag in p.menu.forms))
    if not possible:
        raise IllegalAction(keyed_text("error.not_yours_now"))
    raise IllegalAction(keyed_text("error.not_among"), possible=keyed_text("error.possible_actions", actions=possible))


def _side_named(live: LiveTable, seat: str, said: str) -> str:
    """Return the side of a seat that was named, by its id or its name."""
    sides = live.sides_of(seat)
    found = next((s for s in sides if said.lower() in (s, unmarked_text(live.words.name(s)).lower())), None)
    if found is None:
        raise IllegalAction(keyed_text("error.not_your_side", said=said, sides=sides))
    return found


def _offer_of(live: LiveTable, offers: Sequence[Prompt], named: str) -> Prompt:
    """Return the offer that is meant: by its id or its words, else the only one."""
    told = {prompt.id: offer_label(live, prompt) for prompt in offers}
    if not named and len(offers) == 1:
        return offers[0]
    found = next((p for p in offers if named.lower() in (p.id, told[p.id].lower())), None)
    if found is None:
        key = "error.no_such_offer" if named else "error.which_offer"
        raise IllegalAction(keyed_text(key, offers=" · ".join(told.values())))
    return found


def _has_side(action: type[Action]) -> bool:
    """Return whether `side` is the action's own field (with whom to trade), not whom one acts for."""
    return any(name == "side" for name, _, _ in fields_of(action))


def _chosen_side(context: Answering, action: type[Action]) -> str:
    return "" if _has_side(action) else context.text_option("side")


def offer_label(live: LiveTable, prompt: Prompt) -> str:
    """Return an offer in words, as it stands in a list."""
    return cut_text(unmarked_text(live.words.say(prompt.subject)), OPTION) if prompt.subject else prompt.id


async def _run(context: Answering, game_id: str, action: type[Action]) -> None:
    actor = await require_table(context)
    _same_game(actor.live, game_id)
    seat = require_seat(context, actor)
    async with actor.turn() as live:
        if not live.is_running:
            raise RuleError(keyed_text("error.not_running"))
        prompt = prompt_for(live, seat.seat, action, context.text_option("offer"), _chosen_side(context, action))
        if prompt.side_action and fields_of(action) and not context.options.keys() - {"table"}:
            await context.send(
                await private_action_form(actor, seat, prompt)
            )  # what holds now, with what can be changed
            return
        try:
            made = action_from_options(live.words, prompt.menu.forms[action.tag()], context.options)
        except IllegalAction as error:
            error.section = error.section or prompt.section
            raise
    if not (action.SHOWN_FIRST and await _shown_first(context, actor, seat, prompt, made)):
        await carry_out(context, actor, seat, prompt.id, made)


async def _shown_first(context: Answering, actor: Actor, seat: SeatRow, prompt: Prompt, made: Action) -> bool:
    """Show what a typed answer would mean, with its Confirm, as the buttons do; return whether there was anything to be
    said of it."""
    given = prompt.menu.tokens_of_value(made)
    await compute_preview(actor, prompt, given)
    seen = draft_preview(actor.live, prompt, given)
    if seen is None or not seen.legal or not (seen.lines or seen.again):
        return False
    await keep_and_show(context, actor, seat, prompt, Draft(prompt.id, given), actor.live.words("screen.typed"))
    return True


# Autocomplete


def _offers(live: LiveTable, seat: str, action: type[Action], typed: str) -> Sequence[tuple[str, str]]:
    fitting = [p for p in live.offers_of(seat) if action.tag() in p.menu.forms]
    named = [(offer_label(live, prompt), prompt.id) for prompt in fitting]
    return [pair for pair in named if typed.lower() in pair[0].lower()]


def _sides(live: LiveTable, seat: str, action: type[Action], typed: str) -> Sequence[tuple[str, str]]:
    """Return the sides of a seat for which the action is possible now."""
    fitting = dict.fromkeys(p.side for p in live.prompts_of(seat) if action.tag() in p.menu.forms)
    named = [(unmarked_text(live.words.name(side)), side) for side in fitting]
    return [pair for pair in named if typed.lower() in pair[0].lower()]


async def _complete(context: Answering, game_id: str, action: type[Action], focused: str) -> Sequence[tuple[str, str]]:
    typed = context.text_option(focused)
    if focused == "table":
        return await complete_table(context, typed)
    try:
        actor = await require_table(context)
        _same_game(actor.live, game_id)
        seat = require_seat(context, actor)
        if focused == "offer":
            return _offers(actor.live, seat.seat, action, typed)
        if focused == "side" and not _has_side(action):
            return _sides(actor.live, seat.seat, action, typed)
        prompt = prompt_for(actor.live, seat.seat, action, side=_chosen_side(context, action))
        form, words = prompt.menu.forms[action.tag()], actor.live.words
        await work_out_option_odds(actor.live, prompt, tokens_before(words, form, focused, context.options))
        return focused_option_suggestions(
            words, form, focused, context.options, prompt_help_for(actor.live, prompt).label_suffix
        )
    except RuleError:
        return []
