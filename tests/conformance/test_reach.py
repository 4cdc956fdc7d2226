"""Every action of every game is reached by a slash command, and by buttons within five presses and Confirm."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, get_origin

import msgspec
import pytest

from bot.interactions.commands import actions as action_commands
from bot.interactions.commands.actions import action_command_path
from bot.interactions.commands.registry import CommandRegistry
from bot.interactions.commands.typed_options.option_parsing import action_from_options, fields_of
from bot.messages.aid import PromptHelp
from bot.messages.ids import Press, parse_custom_id
from bot.messages.picks import filled_up, pick_chunks, tokens_after_selection, tokens_of_select_value
from bot.messages.screen import Button, Screen, Select
from bot.sandbox.limits import COMMAND_TOTAL
from bot.sandbox.validation.commands import check_commands, command_length
from bot.screens.check import broken_discord_limits
from bot.screens.prompt_screen import PromptScreen
from bot.screens.rows.way_rows import route_of
from bot.titles import title_of_game
from bot.words import Words
from engine.games import game_by_id as find_game
from engine.kernel.actions import Action, Pass
from engine.kernel.choices import Choices, Given, Number, OneOf
from engine.kernel.errors import IllegalAction
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.prompts import MUST, Prompt
from tests.bot.hall import InProcess
from tests.conformance.walks import GAMES, asked, seats_of, walk

RESERVED = COMMAND_TOTAL * 4 // 5  # a fifth is left for what the next rules and translations need
NAME = re.compile(r"^[-_'a-z0-9]{1,32}$")
PRESSES = 5 + 1  # Confirm is one more
TRIED = 3  # options of each list that are tried for the shortest way
SEEDS = (1, 2)


# By slash command


async def test_the_commands_are_within_discord_s_limits(hall: InProcess) -> None:
    """Of all games at once, as they are sent: with a reserve, and no name twice."""
    payload = hall.app.registry.payload()
    check_commands(payload)
    assert len(payload) <= 100 and len({c["name"] for c in payload}) == len(payload)
    for command in payload:
        assert command_length(command) <= RESERVED, (command["name"], command_length(command))
        assert command["integration_types"] == [0] and command["contexts"] in ([0], [0, 1])
        for part in parts(command):
            assert NAME.match(part["name"]), part["name"]
            names = [o["name"] for o in part.get("options", ())]
            assert len(set(names)) == len(names) <= 25, names


def parts(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield part
    for option in part.get("options", ()):
        yield from parts(option)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_action_has_a_command(game_id: str) -> None:
    """One path an action, no two the same, and an option for every field (or one for each of its columns)."""
    made = CommandRegistry()
    action_commands.register(made)
    actions = types_of(game_id)
    paths = [action_command_path(game_id, action) for action in actions]
    assert len(set(paths)) == len(paths)
    for action, path in zip(actions, paths, strict=True):
        command = made.find(path)
        assert command is not None, action
        options = {option.name for option in command.options}
        for field in msgspec.structs.fields(action):
            columns = set(action.COLUMNS.get(field.encode_name, ()))
            assert field.encode_name in options or (columns and columns <= options), (path, field)


def types_of(game_id: str) -> tuple[type[Action], ...]:
    return (*find_game(game_id).actions, Pass)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_decided_can_be_typed(game_id: str, seed: int) -> None:
    """The options of a command, each in its place, make the very action that a random player chose."""
    words = Words(game_id)
    for step in walk(game_id, seed):
        form = step.prompt.menu.forms.get(step.action.tag())
        if form is not None and form.fields:
            assert action_from_options(words, form, typed(step.action)) == step.action


def typed(action: Action) -> dict[str, Any]:
    """Return the options that say an action."""
    out: dict[str, Any] = {}
    for name, kind, _ in fields_of(type(action)):
        value = getattr(action, name)
        if name in action.COLUMNS:
            out |= dict(zip(action.COLUMNS[name], value, strict=False))
        elif get_origin(kind) is tuple:
            out[name] = ", ".join(value)
        else:
            out[name] = ("yes" if value else "no") if isinstance(value, bool) else value
    return out


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game_id", GAMES)
def test_slash_options_stand_in_the_order_in_which_they_are_asked(game_id: str, seed: int) -> None:
    """Else the first option that Discord shows would have nothing to suggest before the others are filled."""
    for step in walk(game_id, seed)[::2]:
        for prompt in asked(game_id, step.state):
            for tag, form in prompt.menu.forms.items():
                needed = [name for name, _, needed in fields_of(form.action) if needed]
                assert [name for name in form.fields if name in needed] == needed, tag


# By buttons


def plain(kind: Any) -> Choices[Any]:
    """Return choices for a field of this type, as simple as can be."""
    if get_origin(kind) is tuple:
        return Pick(("one", "two"), 0, 2)
    return Number(1, 3) if kind is int else OneOf(("one", "two"))


def question(*forms: Form) -> Prompt:
    return Prompt(id="0" * 16, seat="1", side="1", kind=MUST, moment="conformance.asked",
                  menu_of=lambda side: Menu(*forms), default_of=lambda side: None)  # fmt: skip


@pytest.mark.parametrize("game_id", GAMES)
def test_every_action_is_on_the_first_screen(game_id: str) -> None:
    """Alone, among a few, among all: as a button or a line of a select."""
    words, types = Words(game_id), types_of(game_id)
    forms = {a.tag(): Form(a, **{f.encode_name: plain(f.type) for f in msgspec.structs.fields(a)}) for a in types}
    for tag, form in forms.items():
        for beside in (0, 5, len(types) - 1):
            others = [other for name, other in forms.items() if name != tag][:beside]
            made = PromptScreen(words, "AAAAA", question(form, *others))
            assert not list(made.screen().broken_limits()), tag
            assert (not others and made.given[:1] == (tag,)) or tag in {p.argument for p, _ in presses(made.screen())}


def presses(screen: Screen) -> Iterator[tuple[Press, str]]:
    """Yield what can be pressed, and of a list what can be chosen: all its lines on a menu, else the first few. A
    menu's line is told as the press of a button would be."""
    for row in screen.rows:
        if isinstance(row, Select):
            press = parse_custom_id(row.id)
            assert press is not None
            for option in row.options:
                if press.verb == "sel":
                    yield Press("add", press.table, press.prompt, option.value, press.page), option.value
                else:
                    yield press, option.value
        else:
            for button in row:
                press = parse_custom_id(button.id) if isinstance(button, Button) and not button.disabled else None
                if press is not None:
                    yield press, ""


@pytest.mark.parametrize("game_id", GAMES)
def test_a_menu_lists_first_what_its_title_says_is_worth_most(game_id: str) -> None:
    worth = title_of_game(game_id).worth
    assert set(worth) <= {action.tag() for action in types_of(game_id)}
    for step in walk(game_id, SEEDS[0]):
        for prompt in asked(game_id, step.state):
            made = PromptScreen(Words(game_id), "AAAAA", prompt, aid=PromptHelp(worth=worth))
            named = [tag for tag in worth if tag in prompt.menu.forms]
            listed = [press.argument for press, _ in presses(made.screen()) if press.argument in prompt.menu.forms]
            assert made.menu_tags()[: len(named)] == named and len(made.menu_tags()) == len(prompt.menu.forms)
            if not made.given and all(prompt.menu.forms[tag].fields for tag in prompt.menu.forms):
                assert listed[: len(named)] == named, prompt.moment


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_action_is_reached_within_five_presses(game_id: str, seed: int) -> None:
    game, shown, words, seen = find_game(game_id), title_of_game(game_id), Words(game_id), set()
    for step in walk(game_id, seed):
        for prompt in asked(game_id, step.state):
            view = game.view(step.state, prompt.seat)
            for tag in prompt.menu.forms:
                if (prompt.moment, tag) not in seen:  # each action of each question once
                    seen.add((prompt.moment, tag))
                    presses = way_to(words, prompt, tag, partial(shown.likely_token, view, prompt))
                    assert presses <= PRESSES, (prompt.moment, tag)


def way_to(words: Words, prompt: Prompt, tag: str, presumes: Callable[[Given], str] = lambda given: "") -> int:
    """Return after how many presses an action is carried out by the shortest way that a person would find: the first
    few options of each list are tried. presumes: what the title puts in unasked."""
    drafts: list[Given] = [PromptScreen.draft_with_only_action(prompt, ())]
    for count in range(1, PRESSES + 1):
        following: list[Given] = []
        for given in drafts:
            tried: dict[str, int] = {}
            for press, value in presses(PromptScreen(words, "AAAAA", prompt, given).screen()):
                if press.verb == "do" and press.argument == tag:
                    return count
                if press.verb == "ok" and given[:1] == (tag,):
                    return count
                if not given and press.argument != tag:
                    continue
                kind = f"{press.verb}{press.argument if press.verb == 'pick' else ''}"
                tried[kind] = tried.get(kind, 0) + 1
                if not given or tried[kind] <= TRIED:
                    following += [on(prompt, draft, presumes) for draft in pressed(prompt, given, press, value)]
        drafts = list(dict.fromkeys(following))
    return PRESSES + 1


def on(prompt: Prompt, given: Given, presumes: Callable[[Given], str]) -> Given:
    """Return a draft with what is presumed put in, as a press does it."""
    while given and not prompt.menu.is_complete(given) and (token := presumes(given)):
        given = PromptScreen.draft_with_only_action(prompt, (*given, token))
    return given


def pressed(prompt: Prompt, given: Given, press: Press, value: str) -> Iterator[Given]:
    """Yield the draft after a press, if the press adds to it."""
    opened = prompt.menu.forms[given[0]].opened(given[1:]) if given else None
    if press.verb == "add":
        yield PromptScreen.draft_with_only_action(prompt, (*given[: press.page], press.argument))
    elif press.verb == "goto" and (route := route_of(prompt, given)) is not None:
        trip = route[0].cheapest_way(value or press.argument)  # a button names its goal, a list has it for a line
        assert trip is not None
        yield PromptScreen.draft_with_only_action(prompt, (*given, *trip.legs))
    elif press.verb == "num" and opened is not None:
        yield PromptScreen.draft_with_only_action(prompt, (*given, str(opened[1].choices_after(opened[2]).low)))
    elif press.verb == "topup" and opened is not None and isinstance(opened[1], Pick):
        own = opened[2]
        before = given[: len(given) - len(own)]
        yield PromptScreen.draft_with_only_action(prompt, (*before, *filled_up(opened[1], own, press.argument)))
    elif press.verb == "pick" and opened is not None and isinstance(opened[1], Pick):
        own = opened[2]
        before = given[: len(given) - len(own)]
        for lines in lists(opened[1], own, value):
            yield PromptScreen.draft_with_only_action(
                prompt, (*before, *tokens_after_selection(opened[1], own, int(press.argument or 0), lines))
            )


def lists(pick: Pick, own: Given, value: str) -> Iterator[list[str]]:
    """Yield what a list may be set to that begins with a line: one more line each time, until that is enough."""
    tokens: Given = (
        *own,
        *tokens_of_select_value(value, [line for _, chunk in pick_chunks(pick, own) for line in chunk]),
    )
    lines = [value]
    while True:
        try:
            options = pick.choices_after(tokens).options
        except IllegalAction:  # it does not go with what is chosen in another list
            return
        if pick.is_complete(tokens) or not options:
            yield lines
            return
        tokens = (*tokens, options[0].token)
        lines.append(options[0].token)


@pytest.mark.parametrize("game_id", GAMES)
def test_random_games_fit_discord(game_id: str) -> None:
    """The short form of `make soak`: no level of any question breaks a limit."""
    looked = 0
    for step in walk(game_id, 3)[::20]:
        for prompt in asked(game_id, step.state):
            assert list(broken_discord_limits(find_game(game_id), step.state, prompt)) == []
            looked += 1
    assert looked and seats_of(game_id, 3)
