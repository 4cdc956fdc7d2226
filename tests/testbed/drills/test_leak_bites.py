"""The leak drill bites: a leak of each kind, planted in a copy of what the bot says, is found."""

from collections.abc import Callable, Iterator
from dataclasses import replace as altered
from itertools import count
from typing import Any

import msgspec
import pytest

from bot.interactions.commands.typed_options import option_parsing
from bot.messages.aid import PromptHelp
from bot.replay import making
from bot.replay import steps as replay_steps
from bot.screens import aid, table_aid
from bot.screens.prompt_screen import PromptScreen
from bot.tables import posts
from bot.tables.studies import base
from bot.titles import title_of_game
from engine.games import game_by_id as find_game
from engine.games import game_ids, sampler_of
from engine.games.total_war_rome.events.agents import ArmySeen
from engine.games.total_war_rome.events.rounds import CardsDealt
from engine.games.total_war_rome.frames.battle import LandBattle
from engine.games.total_war_rome.state import hand_zone
from engine.kernel.errors import IllegalAction
from engine.kernel.events import Event
from engine.kernel.forms import Menu
from engine.kernel.prompts import Preview, Prompt
from engine.kernel.texts import keyed_text
from engine.store.verification import export
from render import RenderService
from testbed.drills.leaks import events, hunt, visible
from testbed.drills.report import Report
from tests.testbed.drills.short import LeakFoundError, stop_at_a_leak
from tests.tiers import thinned

ROME = type(find_game("total_war_rome"))
TITLE = type(title_of_game("total_war_rome"))


@pytest.fixture
def renderer() -> Iterator[RenderService]:
    made = RenderService()
    yield made
    made.close()


def secret(state: Any, seat: str | None) -> str:
    """Return action cards that are not a seat's own."""
    others = [hand_zone(side) for side, player in state.players.items() if player != seat]
    return " ".join(card for zone in others for card in sorted(state.cards.zones[zone]))


async def unlooked(hunting: hunt.Hunt, live: visible.Still) -> None:
    """Compare nothing of what is shown."""


async def found(
    monkeypatch: pytest.MonkeyPatch,
    renderer: RenderService,
    *,
    seeds: range = range(2),
    pictures: float = 0.0,
    shown: bool = True,
) -> str:
    """Return the first leak that the drill finds, "" if there is none. shown: what is shown at each step is compared,
    too, not only what is told of it."""
    if not shown:
        monkeypatch.setattr(hunt.Hunt, "_look", unlooked)
    monkeypatch.setattr(hunt, "PICTURES", pictures)
    monkeypatch.setattr(hunt, "WHOLE", 10**6)
    stop_at_a_leak(monkeypatch)
    for seed in seeds:
        try:
            await hunt.Hunt("total_war_rome", f"bites {seed}", Report(name="leak"), renderer).play_to_end()
        except LeakFoundError as error:
            return str(error)
    return ""


# What a view shows


@pytest.mark.parametrize("what", ["hand", "plan", "initiative", "army", "reserve", "sealed"])
async def test_a_view_that_shows_a_secret(what: str, monkeypatch: pytest.MonkeyPatch, renderer: RenderService) -> None:
    view: Any = ROME.view

    def leaky(game: Any, state: Any, seat: str | None) -> Any:
        seen = view(game, state, seat)
        if what == "hand":
            return msgspec.structs.replace(seen, discards=(*seen.discards, *secret(state, seat).split()))
        if what == "plan":
            return msgspec.structs.replace(seen, plan=tuple(str(plan) for plan in state.plans.values()))
        if what == "army":
            armies = {a: msgspec.structs.replace(v, cards=state.armies[a].cards) for a, v in seen.armies.items()}
            return msgspec.structs.replace(seen, armies=armies)
        if what == "sealed":
            answers = state.pending.answers if state.pending is not None else {}
            return msgspec.structs.replace(seen, turn=str(answers))
        boards = {
            side: msgspec.structs.replace(v, **{what: getattr(state.factions[side], what)})
            for side, v in seen.factions.items()
        }
        return msgspec.structs.replace(seen, factions=boards)

    monkeypatch.setattr(ROME, "view", leaky)
    assert "view for" in await found(monkeypatch, renderer)


async def test_a_view_of_a_battle(monkeypatch: pytest.MonkeyPatch, renderer: RenderService) -> None:
    """What the other side of a battle has in its hand."""
    view: Any = ROME.view
    look = hunt.Hunt._look

    def leaky(game: Any, state: Any, seat: str | None) -> Any:
        seen = view(game, state, seat)
        battle = next((f for f in state.frames if isinstance(f, LandBattle) and f.sides[0]), None)
        if battle is None:
            return seen
        hosts = tuple(
            msgspec.structs.replace(shown, hand=kept.hand)
            for shown, kept in zip(seen.battle.hosts, battle.hosts, strict=True)
        )
        return msgspec.structs.replace(seen, battle=msgspec.structs.replace(seen.battle, hosts=hosts))

    async def in_battle(hunting: hunt.Hunt, live: visible.Still) -> None:
        if live.view(None).battle is not None:
            await look(hunting, live)

    async def unheard(*decision: object) -> None:
        """Compare nothing of a secret decision."""

    monkeypatch.setattr(ROME, "view", leaky)
    monkeypatch.setattr(hunt.Hunt, "_look", in_battle)
    monkeypatch.setattr(hunt.Hunt, "_silence", unheard)
    monkeypatch.setattr(events.Told, "check_decision", lambda *decision: None)
    assert "view for" in await found(monkeypatch, renderer, seeds=range(1, 80))  # there is no battle in the first


# What is asked


async def test_a_note_on_an_option(monkeypatch: pytest.MonkeyPatch, renderer: RenderService) -> None:
    """In labels of buttons and selects, and in what autocomplete suggests."""
    aid_of = aid.aid_of

    def leaky(game: Any, state: Any, view: Any, prompt: Prompt, words: Any) -> PromptHelp:
        made = aid_of(game, state, view, prompt, words)
        return msgspec.structs.replace(made, note=lambda token: secret(state, prompt.seat)[:40])

    monkeypatch.setattr(table_aid, "aid_of", leaky)
    assert await found(monkeypatch, renderer)


async def test_a_suggestion(monkeypatch: pytest.MonkeyPatch, renderer: RenderService) -> None:
    """In autocomplete alone, and of a later option of a command alone."""
    prompt_help_for = table_aid.prompt_help_for

    def leaky(live: Any, prompt: Prompt) -> PromptHelp:
        def noted(before: Any, token: str) -> str:
            return secret(live.state, prompt.seat)[:40] if len(before) > 1 else ""

        class Leaky(PromptHelp, frozen=True):
            def label_suffix(self, given: Any, token: str) -> str:
                return noted(given, token)

        return Leaky(**{f: getattr(prompt_help_for(live, prompt), f) for f in PromptHelp.__struct_fields__})

    monkeypatch.setattr(visible, "prompt_help_for", leaky)
    assert (await found(monkeypatch, renderer)).startswith("/")


def _prompts(monkeypatch: pytest.MonkeyPatch, change: Callable[[Any, Prompt], None]) -> None:
    prompts = ROME.prompts

    def leaky(game: Any, state: Any) -> dict[str, Prompt]:
        made = prompts(game, state)
        for prompt in made.values():
            change(state, prompt)
        return made

    monkeypatch.setattr(ROME, "prompts", leaky)


async def test_a_custom_id(monkeypatch: pytest.MonkeyPatch, renderer: RenderService) -> None:
    press = PromptScreen.press

    def change(state: Any, prompt: Prompt) -> None:
        prompt.section = secret(state, prompt.seat)

    def leaky(screen: PromptScreen, verb: str, argument: str = "", page: int = 0) -> str:
        return f"{press(screen, verb, argument, page)}:{screen.prompt.section}"

    _prompts(monkeypatch, change)
    monkeypatch.setattr(PromptScreen, "press", leaky)
    first = await found(monkeypatch, renderer)  # on My table, or where that lists several questions on one of them
    assert first.startswith(("my table for", "agent_turn."))


async def test_a_question(monkeypatch: pytest.MonkeyPatch, renderer: RenderService) -> None:
    def change(state: Any, prompt: Prompt) -> None:
        prompt.subject_of = lambda side: keyed_text("error.option_unknown", option=secret(state, prompt.seat), known=())

    _prompts(monkeypatch, change)
    assert await found(monkeypatch, renderer)


async def test_a_default_that_nobody_sees_before_the_deadline(
    monkeypatch: pytest.MonkeyPatch, renderer: RenderService
) -> None:
    def change(state: Any, prompt: Prompt) -> None:
        asked, kept = prompt.default_of, secret(state, prompt.seat)
        prompt.default_of = lambda side: asked(side) if hash(kept) % 2 else None

    _prompts(monkeypatch, change)
    assert await found(monkeypatch, renderer)


async def test_a_reason_why_not(monkeypatch: pytest.MonkeyPatch, renderer: RenderService) -> None:
    """In the refusal of a command that is not asked for."""

    def change(state: Any, prompt: Prompt) -> None:
        menu, kept = prompt.menu_of, secret(state, prompt.seat)

        def barred(side: str) -> Menu:
            made = menu(side)
            tags = [kind.tag() for kind in ROME.actions if kind.tag() not in made.forms]
            return Menu(
                *made.forms.values(), barred={tag: keyed_text("error.option_value", option=kept) for tag in tags}
            )

        prompt.menu_of = barred

    _prompts(monkeypatch, change)
    assert await found(monkeypatch, renderer)


async def test_an_error(monkeypatch: pytest.MonkeyPatch, renderer: RenderService) -> None:
    """In the refusal of an option that is wrong."""
    refused = option_parsing.action_from_options

    def leaky(words: Any, form: Any, options: Any) -> Any:
        try:
            return refused(words, form, options)
        except IllegalAction as error:
            error.possible = keyed_text("error.option_unknown", option=next(steps), known=())
            raise

    steps = count()
    monkeypatch.setattr(visible, "action_from_options", leaky)
    assert "refused for" in await found(monkeypatch, renderer)


async def test_odds(monkeypatch: pytest.MonkeyPatch, renderer: RenderService) -> None:
    def leaky(game: Any, state: Any, prompt: Prompt, given: Any) -> Any:
        return keyed_text("error.option_unknown", option=secret(state, prompt.seat), known=())

    monkeypatch.setattr(ROME, "odds", leaky)
    told = await found(monkeypatch, renderer)
    assert "odds of" in told or "the page's table" in told  # whichever asks first


async def test_a_preview(monkeypatch: pytest.MonkeyPatch, renderer: RenderService) -> None:
    def leaky(game: Any, state: Any, prompt: Prompt, given: Any) -> Preview:
        line = keyed_text("error.option_unknown", option=secret(state, prompt.seat), known=())
        return Preview(legal=True, lines=(line,))

    monkeypatch.setattr(ROME, "preview", leaky)
    assert await found(monkeypatch, renderer)


# What is told


async def test_an_event(monkeypatch: pytest.MonkeyPatch, renderer: RenderService) -> None:
    monkeypatch.setattr(CardsDealt, "seen_by", Event.seen_by)
    assert "CardsDealt tells" in await found(monkeypatch, renderer)


async def test_an_event_that_all_are_told_of(monkeypatch: pytest.MonkeyPatch, renderer: RenderService) -> None:
    monkeypatch.setattr(ArmySeen, "seen_by", Event.seen_by)
    seeds = range(3, 6)  # in the first of which it is told of soon
    assert "ArmySeen tells" in await found(monkeypatch, renderer, seeds=seeds, shown=False)


async def test_a_post_that_tells_of_a_secret_decision(monkeypatch: pytest.MonkeyPatch, renderer: RenderService) -> None:
    public = posts._public

    def leaky(after: Any, decision: int, events: Any, lead: str, *more: Any) -> Any:
        told = lead or f"plans {sorted(map(str, after.state.plans.values()))}"
        return public(after, decision, events, told, *more)

    monkeypatch.setattr(posts, "_public", leaky)
    assert (await found(monkeypatch, renderer, shown=False)).startswith("posts for")


async def test_an_export(monkeypatch: pytest.MonkeyPatch, renderer: RenderService) -> None:
    def leaky(game: Any, rows: Any) -> list[Any]:
        return [msgspec.to_builtins(game.event(row.event)) for row in rows]

    monkeypatch.setattr(export, "_public", leaky)
    monkeypatch.setattr(hunt, "EXPORTS", 1.0)
    assert "the export" in await found(monkeypatch, renderer)


# What is drawn


@pytest.mark.parametrize("part", ["data", "alt", "filename"])
async def test_a_picture(part: str, monkeypatch: pytest.MonkeyPatch, renderer: RenderService) -> None:
    """Pixels, alt text, file name: drawn for the wrong eyes."""
    drawn, steps = TITLE.draw_map, count()

    async def leaky(shown: Any, made: RenderService, view: Any, words: Any, *asked: Any) -> Any:
        picture = await drawn(shown, made, view, words, *asked)
        was = getattr(picture, part)
        changed: Any = was + bytes([next(steps)]) if isinstance(was, bytes) else f"{was}{next(steps)}"
        return altered(picture, **{part: changed})

    monkeypatch.setattr(TITLE, "draw_map", leaky)
    told = await found(monkeypatch, renderer, pictures=1.0)
    shown_by_page = part == "alt" and "the page's /api/glance" in told  # which shows what is not drawn in words
    assert shown_by_page or {"data": "pixels of", "alt": "alt text of", "filename": "is shown"}[part] in told


# What is replayed


@pytest.mark.parametrize("what", ["line", "hand", "position"])
async def test_a_replay(what: str, monkeypatch: pytest.MonkeyPatch, renderer: RenderService) -> None:
    """An event as it was for another, a hand that others hold, something of the position beside the steps."""
    counted = count()
    seen_by, hands, result = replay_steps.game_as_reader_saw_it, TITLE.hand_lines, making._result

    async def leaky(moments: Any, live: Any, reader: str | None) -> Any:
        seen = await seen_by(moments, live, reader)
        kept = secret(seen.last, reader)
        if what == "line":
            seen.beats[-1] = msgspec.structs.replace(seen.beats[-1], lines=(replay_steps.LogLine(kept),))
        return seen

    monkeypatch.setattr(making, "game_as_reader_saw_it", leaky)
    if what == "hand":
        monkeypatch.setattr(
            TITLE, "hand_lines", lambda shown, view, words: [*hands(shown, view, words), str(next(counted))]
        )
    if what == "position":
        monkeypatch.setattr(making, "_result", lambda made: result(made) + secret(made.live.state, made.reader))
    monkeypatch.setattr(hunt, "WORDS", 0.0)
    monkeypatch.setattr(hunt, "REPLAYS", 1.0)
    monkeypatch.setattr(hunt.Hunt, "_look", nothing)
    assert "in its replay" in await found(monkeypatch, renderer)


async def nothing(hunting: hunt.Hunt, live: visible.Still) -> None:
    """Look at nothing else."""


# What if


async def test_an_imagined_position_that_hangs_on_the_truth(
    monkeypatch: pytest.MonkeyPatch, renderer: RenderService
) -> None:
    """The sampler gives the true state: what is imagined is then what lies there."""
    monkeypatch.setattr(hunt, "IMAGINED", 1.0)
    monkeypatch.setattr(base, "sampler_of", lambda game: lambda state, seat, lots: state.copy())
    assert "in what it imagines" in await found(monkeypatch, renderer)


SAMPLED = [one for one in game_ids() if sampler_of(one) is not None]
FEW, MANY = 4, 200  # imagined plays


@pytest.mark.parametrize(
    ("plays", "game"),
    [
        *thinned([(FEW, game) for game in SAMPLED], 2, 1, seconds=2),
        *(pytest.param(MANY, game, marks=pytest.mark.soak(240)) for game in SAMPLED),
    ],
)
async def test_plays_of_what_if_are_the_same_whatever_is_true(
    game: str, plays: int, monkeypatch: pytest.MonkeyPatch, renderer: RenderService
) -> None:
    monkeypatch.setattr(hunt.Hunt, "_questions", lambda *_: None)
    monkeypatch.setattr(hunt.Hunt, "_paged_now", lambda *_: False)
    for name, part in {"IMAGINED": 0.2, "PICTURES": 0.0, "WORDS": 0.0, "REPLAYS": 0.0, "EXPORTS": 0.0}.items():
        monkeypatch.setattr(hunt, name, part)
    stop_at_a_leak(monkeypatch)
    report, number = Report(name="leak"), 0
    while int(report.figures.get("imagined plays compared", 0)) < plays:
        hunting = hunt.Hunt(game, f"what if {number}", report, renderer)
        monkeypatch.setattr(hunt, "STEPS", 400 if plays > 20 else 60)
        await hunting.play_to_end()
        number += 1
    assert "leaked" not in report.figures
