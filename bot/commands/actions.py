"""A slash command for every action of every game, made from the action types.

Options come from the fields; what they may be comes from the same choices that everything else walks, so autocomplete
shows a player what he may do now, and nothing that he may not know.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, get_origin

import msgspec

from bot.commands.registry import INTEGER, STRING, Command, CommandOption, Registry
from bot.commands.reply import Call
from bot.commands.tables import actor_of, complete_table, seat_of
from bot.decisions import carry_out
from bot.screens.screen import OPTION, cut
from bot.tables.live import LiveTable
from bot.titles import title
from bot.words import Words, unmarked
from data import ROOT, load
from engine.games import TITLES
from engine.games import game as find_game
from engine.kernel.actions import Action, Pass
from engine.kernel.choices import Choices, Number, Pick
from engine.kernel.errors import IllegalAction, RuleError
from engine.kernel.forms import Form
from engine.kernel.prompts import Prompt
from engine.kernel.texts import text

COUNT = 5  # slash options of a list field that names no columns


def register(registry: Registry) -> None:
    """Add the action commands of every title."""
    for game_id in TITLES:
        words = Words(game_id)
        group = title(game_id).group
        registry.group(group, description=cut(words("group", game=words.name(game_id)), 100))
        for section in dict.fromkeys(sections_of(game_id).values()):
            registry.group(group, section, description=cut(words(f"section.{section}"), 100))
        game = find_game(game_id)
        types: tuple[type[Action], ...] = (*game.actions, Pass)
        for action in dict.fromkeys(types):
            registry.add(_command(path_of(game_id, action), action, words))


@cache
def sections_of(game_id: str) -> Mapping[str, str]:
    """Return the section of the game's commands that an action stands in, by its tag: only games with more actions
    than one group takes have any (`data/<game>/commands.yaml`)."""
    if not (ROOT / game_id / "commands.yaml").exists():
        return {}
    kept: dict[str, list[str]] = load(game_id, "commands")["sections"]
    return {tag: section for section, tags in kept.items() for tag in tags}


def path_of(game_id: str, action: type[Action]) -> tuple[str, ...]:
    """Return the path of an action's command: /samnite invade, /twr agent move-agent."""
    section = sections_of(game_id).get(action.tag())
    name = action.tag().replace("_", "-")
    return (title(game_id).group, section, name) if section else (title(game_id).group, name)


def _command(path: tuple[str, ...], action: type[Action], words: Words) -> Command:
    async def run(call: Call) -> None:
        await _run(call, action)

    async def complete(call: Call, focused: str) -> Sequence[tuple[str, str]]:
        return await _complete(call, action, focused)

    options = [option for name, kind, needed in fields_of(action) for option in _options(action, name, kind, needed)]
    options.append(CommandOption(name="table", description=words("option.table"), autocomplete=True))
    return Command(
        path=path,
        description=cut(words("hint." + action.tag()), 100),
        run=run,
        options=tuple(options),
        complete=complete,
    )


def fields_of(action: type[Action]) -> list[tuple[str, Any, bool]]:
    """Return an action's fields: name, type, and whether it must be given."""
    return [(f.encode_name, f.type, f.required) for f in msgspec.structs.fields(action)]


def columns_of(action: type[Action], field: str) -> tuple[str, ...]:
    """Return the slash options that a list field is spread over."""
    return action.COLUMNS.get(field) or tuple(f"{field}-{n}" for n in range(1, COUNT + 1))


def _options(action: type[Action], name: str, kind: Any, needed: bool) -> list[CommandOption]:
    words = Words("common")
    if get_origin(kind) is tuple:
        return [
            CommandOption(name=column, description=words("option.one_of", field=column), autocomplete=True)
            for column in columns_of(action, name)
        ]
    described = words("option.field", field=name)
    if kind is int:
        return [CommandOption(name=name, description=described, type=INTEGER, required=needed)]
    return [CommandOption(name=name, description=described, type=STRING, required=needed, autocomplete=True)]


# Running


def prompt_for(live: LiveTable, seat: str, action: type[Action]) -> Prompt:
    """Return the seat's open prompt that takes this kind of action. IllegalAction says what is possible instead."""
    prompts = live.prompts_of(seat)
    found = next((p for p in prompts if action.tag() in p.menu.forms), None)
    if found is not None:
        return found
    possible = tuple(dict.fromkeys(tag for p in prompts for tag in p.menu.forms))
    raise IllegalAction(
        text("error.not_yours_now"),
        possible=text("error.possible_actions", actions=possible) if possible else None,
    )


async def _run(call: Call, action: type[Action]) -> None:
    actor = await actor_of(call)
    seat = seat_of(call, actor)
    async with actor.turn() as live:
        if not live.running:
            raise RuleError(text("error.not_running"))
        prompt = prompt_for(live, seat.seat, action)
        made = build(live, prompt, prompt.menu.forms[action.tag()], call.options)
    await carry_out(call, actor, seat, prompt.id, made)


def build(live: LiveTable, prompt: Prompt, form: Form, given: dict[str, Any]) -> Action:
    """Return the action that the options say, resolving what was typed by token or by name. IllegalAction if a field
    is missing or is none of the choices; whether the whole is legal is for the kernel to say."""
    values: dict[str, Any] = {}
    kinds = {name: (kind, needed) for name, kind, needed in fields_of(form.action)}
    for name in form.fields:
        choices = form.field(name, values)
        kind, _ = kinds[name]
        if get_origin(kind) is tuple:
            typed = [given[c] for c in columns_of(form.action, name) if given.get(c)]
            values[name] = tuple(_resolve(live, choices, str(one)) for one in typed)
        elif given.get(name) is None:
            values[name] = _only(choices, name, form.action)
        elif kind is int:
            values[name] = int(given[name])
        else:
            values[name] = _resolve(live, choices, str(given[name]))
    return form.action(**values)


def _only(choices: Choices[Any], name: str, action: type[Action]) -> Any:
    field = next(f for f in msgspec.structs.fields(action) if f.encode_name == name)
    if field.default is not msgspec.NODEFAULT and choices.contains(field.default):
        return field.default
    level = choices.next(())
    if len(level.options) == 1:
        return choices.value((level.options[0].token,))
    raise IllegalAction(text("error.unfinished", field=name))


def _resolve(live: LiveTable, choices: Choices[Any], typed: str) -> str:
    words = live.words
    options = choices.next(()).options
    if any(option.token == typed for option in options):
        return typed
    wanted = typed.strip().lower()
    for option in options:
        label = unmarked(words.say(option.label) if option.label else words.name(option.token))
        if wanted in (label.lower(), option.token.replace("_", " ")):
            return option.token
    known = _known_token(words, wanted)
    if known is None and not words.has(f"name.{typed}"):
        raise IllegalAction(text("error.not_offered", asked=typed))
    return known or typed


def _known_token(words: Words, wanted: str) -> str | None:
    """Return the id of a name that is no choice now, so that the refusal can say why."""
    for key, name in words.templates.items():
        if key.startswith("name.") and name.lower() == wanted:
            return key.removeprefix("name.")
    return None


# Autocomplete


async def _complete(call: Call, action: type[Action], focused: str) -> Sequence[tuple[str, str]]:
    typed = call.option(focused)
    if focused == "table":
        return await complete_table(call, typed)
    try:
        actor = await actor_of(call)
        seat = seat_of(call, actor)
        live = actor.live
        form = prompt_for(live, seat.seat, action).menu.forms[action.tag()]
        found = suggestions(live, form, focused, call.options)
    except RuleError:
        return []
    return [pair for pair in found if typed.lower() in pair[0].lower()]


def suggestions(live: LiveTable, form: Form, focused: str, given: dict[str, Any]) -> list[tuple[str, str]]:
    """Return what the focused option may be, given those before it: (label, token)."""
    values: dict[str, Any] = {}
    words = live.words
    for name in form.fields:
        choices = form.field(name, values)
        columns = columns_of(form.action, name) if isinstance(choices, Pick) else (name,)
        if focused in columns:
            return _labels(words, choices, focused, [str(given[c]) for c in columns if given.get(c) and c != focused])
        if isinstance(choices, Pick) or given.get(name) is None:
            values[name] = () if isinstance(choices, Pick) else None
        else:
            values[name] = (
                int(given[name]) if isinstance(choices, Number) else _resolve(live, choices, str(given[name]))
            )
    return []


def _labels(words: Words, choices: Choices[Any], column: str, taken: list[str]) -> list[tuple[str, str]]:
    if isinstance(choices, Pick):
        groups = {item.group for item in choices.items}
        items = [i for i in choices.items if (column not in groups or i.group == column) and i.token not in taken]
        return [(_described(words, i.token, words.say(i.label) if i.label else None), i.token) for i in items]
    return [
        (unmarked(words.say(o.label) if o.label else words.name(o.token)), o.token) for o in choices.next(()).options
    ]


def _described(words: Words, token: str, label: str | None) -> str:
    """Return an item with its short words, so that one need not know every card by heart."""
    name = label or words.name(token)
    return cut(f"{name}: {words('short.' + token)}" if words.has(f"card.{token}") else name, OPTION)
