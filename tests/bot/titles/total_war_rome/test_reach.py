"""Every action of Total War: Rome is reachable by slash command and by buttons, within Discord's limits."""

from collections.abc import Iterator
from typing import Any, get_origin

import msgspec
import pytest

from bot.interactions.commands import actions as action_commands
from bot.interactions.commands.actions import path_of
from bot.interactions.commands.option_parsing import fields_of
from bot.interactions.commands.registry import Registry
from bot.screens.aid import Aid
from bot.screens.check import fits_discord
from bot.screens.ids import parse
from bot.screens.letters import LETTERS, asked_now
from bot.screens.prompt_screen import PromptScreen
from bot.screens.screen import Button, Screen, Select
from bot.testbed.sandbox.validation.commands import check_commands
from bot.words import Words
from data import load
from engine.games import game
from engine.games.total_war_rome.actions.agents import MoveAgent
from engine.kernel.actions import Action, Pass
from engine.kernel.choices import Choices, Number, OneOf
from engine.kernel.dice import KeyedDice, Lots
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.prompts import MAY, MUST, Prompt

GAME = game("total_war_rome")
ACTIONS: tuple[type[Action], ...] = (*GAME.actions, Pass)
WORDS = Words("total_war_rome", {"1": "Ada", "2": "Boris", "3": "Clara", "4": "Dmitri"})
KEY = b"k" * 32
LARGEST_GROUP = 25  # subcommands of a command


def registry() -> Registry:
    made = Registry()
    action_commands.register(made)
    return made


def test_every_action_has_a_command() -> None:
    """One path an action, no two the same, and an option for every field (or one for each of its columns)."""
    made, paths = registry(), [path_of(GAME.id, action) for action in ACTIONS]
    assert len(set(paths)) == len(paths) > 75
    for action, path in zip(ACTIONS, paths, strict=True):
        command = made.find(path)
        assert command is not None, action
        options = {option.name for option in command.options}
        for field in msgspec.structs.fields(action):
            assert field.encode_name in options or set(action.COLUMNS.get(field.encode_name, ())) <= options, (
                path,
                field,
            )


def test_no_command_breaks_a_limit() -> None:
    """25 subcommands a group, 25 options a command, 100 characters a description; all games at once."""
    payload: Any = registry().payload()
    check_commands(payload)
    for command in payload:
        for part in (command, *command.get("options", ())):
            assert len(part.get("options", ())) <= LARGEST_GROUP, part["name"]


def plain(kind: Any) -> Choices[Any]:
    """Return choices for a field of this type, as simple as can be."""
    if get_origin(kind) is tuple:
        return Pick(("latium", "etruria"), 0, 2)
    return Number(1, 3) if kind is int else OneOf(("latium", "etruria"))


def asked(*forms: Form) -> Prompt:
    return Prompt(id="0" * 16, seat="1", side="rome", kind=MUST, moment="campaign_turn.start",
                  menu_of=lambda side: Menu(*forms), default_of=lambda side: None)  # fmt: skip


def offered(screen: Screen) -> Iterator[tuple[str, str]]:
    """Yield (what a press does, what it adds) of everything that can be pressed or chosen."""
    for row in screen.rows:
        if isinstance(row, Select):
            verb = parse(row.id)
            yield from ((verb.verb if verb else "", option.value) for option in row.options)
        else:
            for button in row:
                press = parse(button.id) if isinstance(button, Button) else None
                if press is not None:
                    yield press.verb, press.argument


@pytest.mark.parametrize("beside", [0, 5, len(ACTIONS) - 1])
def test_every_action_is_on_the_first_screen(beside: int) -> None:
    """Alone, among a few, among all: as a button or a line of a select."""
    forms = {a.tag(): Form(a, **{f.encode_name: plain(f.type) for f in msgspec.structs.fields(a)}) for a in ACTIONS}
    for tag, form in forms.items():
        others = [other for name, other in forms.items() if name != tag][:beside]
        prompt = asked(form, *others)
        made = PromptScreen(WORDS, "AAAAA", prompt)
        assert not list(made.screen().broken()), tag
        if not others and form.fields:
            assert made.given[0] == tag  # it is open already
        else:
            assert tag in {what for verb, what in offered(made.screen()) if verb in ("add", "do", "sel")}, tag


def walked(seed: int, decisions: int, every: int) -> Iterator[tuple[Any, Prompt]]:
    """Yield states of a random game with each of the questions that are open then."""
    state = GAME.start({}, ("1", "2", "3", "4"), b"p" * 16, KeyedDice(KEY, seed)).state
    lots = Lots(str(seed))
    for n in range(1, decisions):
        prompts = list(GAME.prompts(state).values())
        if not prompts:
            return
        if n % every == 0:
            yield from ((state, p) for p in (*prompts, *GAME.asides(state).values()) if p.seat in state.seats)
        ready = [p for p in prompts if p.answered is None and (p.kind != MAY or lots.below(4) == 0)] or prompts
        prompt = lots.one(ready)
        state = GAME.apply(state, prompt.id, prompt.menu.sample(lots), KeyedDice(KEY, seed * 100_000 + n)).state


@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_by_buttons(seed: int) -> None:
    """What a question takes can be pressed to: its first screen offers every action, each level every option."""
    for _, prompt in walked(seed, 300, 3):
        made = PromptScreen(WORDS, "AAAAA", prompt)
        if made.given:
            assert made.given[0] in prompt.menu.forms
            continue
        tags = {what for verb, what in offered(made.screen()) if verb in ("add", "do", "sel")}
        assert set(prompt.menu.forms) <= tags, prompt.moment


def test_random_games_fit_discord() -> None:
    """The short form of `make soak`: no level of any question breaks a limit."""
    looked = 0
    for state, prompt in walked(3, 260, 20):
        assert list(fits_discord(GAME, state, prompt)) == []
        looked += 1
    assert looked > 20


@pytest.mark.parametrize("seed", [4, 5])
def test_slash_options_stand_in_the_order_in_which_they_are_asked(seed: int) -> None:
    """Else the first option that Discord shows would have nothing to suggest before the others are filled."""
    looked = set()
    for _, prompt in walked(seed, 300, 2):
        for tag, form in prompt.menu.forms.items():
            needed = [name for name, _, needed in fields_of(form.action) if needed]
            assert [name for name in form.fields if name in needed] == needed, tag
            looked |= {tag} if len(needed) > 1 else set()
    assert {"protests", "march", "place_army"} <= looked


def test_many_places_are_listed_by_name() -> None:
    """Sixty regions fill three pages of a select each, lettered anew: their titles say which holds what."""
    places = tuple(load("total_war_rome", "regions")["regions"])
    prompt = asked(Form(MoveAgent, agent=OneOf(("rome_agent_1", "rome_agent_2")), to=OneOf(places)))
    given, aid = ("move_agent", "rome_agent_1"), Aid(places=frozenset(places))
    names: list[str] = []
    for page in range(3):
        shown = PromptScreen(WORDS, "AAAAA", prompt, given, aid=aid, page=page).screen()
        assert not list(shown.broken())
        (select,) = [row for row in shown.rows if isinstance(row, Select)]
        lettered = [option.label.split(" · ") for option in select.options]
        assert [letter for letter, _ in lettered] == list(LETTERS[: len(lettered)])
        assert select.placeholder == f"Choose: To: {lettered[0][1]} to {lettered[-1][1]}"
        assert {o.value: o.label[0] for o in select.options} == asked_now(prompt, given, aid.places, WORDS, page)
        names += [name for _, name in lettered]
    assert names == sorted(names) and len(names) == len(places)
