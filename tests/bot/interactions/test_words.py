"""Words: every key that the code, an event, a prompt or an action asks for is there, and nothing is left blank."""

import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import bot
from bot.screens.options_screen import option_value
from bot.screens.prompt_screen import PromptScreen
from bot.screens.screen import Screen, Select, raw
from bot.titles import title
from bot.words import Words, harmless, templates, unmarked
from engine.games import game as find_game
from engine.games import game_ids
from engine.games.total_war_rome.events.battle import SkullDieRolled
from engine.games.total_war_rome.events.diplomacy import StatusChanged
from engine.games.total_war_rome.events.rounds import BidsRevealed
from engine.kernel.dice import KeyedDice
from engine.kernel.texts import Text, text
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from render.words import say as picture_say
from render.words import table as picture_words

SPECS = {"", "name", "names", "commas", "kinds", "seat", "seats", "text", "texts", "time", "moment", "plain"}
SPECS |= {"actions", "dice"}
GAMES = 6
KEY = re.compile(r"""(?:text|COMMON|words|live\.words|self\.words|Text)\(\s*"([a-z_]+(?:\.[a-z_]+)+)\"""")


class Strict(Words):
    """Words that fail where the bot's own would show a dash or an id."""

    def say(self, told: Any) -> str:
        told = told if isinstance(told, Text) else Text(str(told["key"]), dict(told.get("args", {})))
        assert self.has(told.key), told
        return super().say(told)

    def get_value(self, key: int | str, args: Any, kwargs: Any) -> Any:
        assert str(key) in kwargs, (key, kwargs)
        return super().get_value(key, args, kwargs)

    def format_field(self, value: Any, format_spec: str) -> str:
        assert format_spec or not isinstance(value, (tuple, list, dict, set)), (value, "has no form")
        return super().format_field(value, format_spec)


def sources(*folders: str) -> Iterator[Path]:
    root = Path(bot.__file__).parent.parent
    for folder in folders:
        yield from (root / folder).rglob("*.py")


def test_every_key_that_the_bot_names_is_there() -> None:
    known = {key for game in game_ids() for key in templates(game)}
    for path in sources("bot", "engine/kernel"):
        for key in KEY.findall(path.read_text(encoding="utf-8")):
            assert key in known, f"{path.name} asks for {key}"


@pytest.mark.parametrize("game", game_ids())
def test_every_template_is_well_formed(game: str) -> None:
    for key, template in templates(game).items():
        for _, field, spec, _ in Formatter().parse(template):
            if field is not None:
                assert field.isidentifier(), (key, field)
                assert spec in SPECS or "|" in (spec or "") or "/" in (spec or ""), (key, spec)
        if key.startswith(("button.", "do.")):
            assert len(template) <= 80, key
        if key.startswith("hint."):
            assert len(template) <= 100, key


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("game_id", game_ids())
def test_a_random_game_is_told_without_a_gap(game_id: str, seed: int) -> None:
    """Every event for every viewer, every question, sealed answer and label, in words that are all there."""
    game = find_game(game_id)
    many = game.least_seats + seed % (game.most_seats - game.least_seats + 1)
    seats = {str(n): RandomPlayer() for n in range(1, many + 1)}
    words = Strict(game_id, {seat: f"Player {seat}" for seat in seats})
    run = Run(game, seats, f"words {seed}")
    done = game.start({}, tuple(seats), b"0" * 16, KeyedDice(run.key, 0))
    told_all(words, done.events, (None, *seats))
    state = done.state
    for n in range(1, 500):
        if game.outcome(state) is not None:
            break
        for prompt in game.prompts(state).values():
            screens_of(words, game, state, prompt)
        prompt, action = run._decide(state)
        assert words.say(action.told())
        done = game.apply(state, prompt.id, action, KeyedDice(run.key, n))
        told_all(words, done.events, (None, *seats))
        state = done.state
        for seat in (None, *seats):
            view = game.view(state, seat)
            said = title(game_id).status(view, words) + (title(game_id).hand(view, words) if seat else [])
            assert not any(raw(line) for line in said), said


def told_all(words: Words, events: Any, viewers: tuple[str | None, ...]) -> None:
    for told in events:
        for viewer in viewers:
            form = told.event.seen_by(viewer)
            if form is not None and form.told() is not None:
                said = words.say(form.told())
                assert said, form  # a gap fails in Strict; a dash is also a sign of its own
                assert not any(raw(line) for line in said.split("\n")), said


def screens_of(words: Words, game: Any, state: Any, prompt: Any) -> None:
    if prompt.seat == "table":
        return
    given = PromptScreen.forward(prompt, ())
    made = PromptScreen(words, "AAAAA", prompt, given)
    screen = made.screen("lead")
    assert not list(screen.broken())
    assert all(label.strip() for label in labels(screen))
    if prompt.default is not None:
        word = prompt.menu.tokens(prompt.default)
        full = PromptScreen(words, "AAAAA", prompt, word, preview=game.preview(state, prompt, word))
        assert not list(full.screen().broken())


def labels(screen: Screen) -> Iterator[str]:
    for row in screen.rows:
        if isinstance(row, Select):
            yield row.placeholder
            yield from (option.label for option in row.options)
        else:
            yield from (button.label for button in row)


# The narrator itself


def test_conversions() -> None:
    words = Words("samnite_wars", {"1": "Ada", "2": "Boris"})
    words.templates = {
        **words.templates,
        "t.a": "{s:seat} {c:name} {n:coin|coins} {l:names} {p:seats} {w:time} {x:plain}",
    }
    said = words("t.a", s="1", c="plague", n=1, l=("plague", "siege"), p=("1", "2"), w=5.5, x="*b* @everyone")
    assert said == "Ada Plague 1 coin Plague and Siege Ada and Boris <t:5:R> \\*b\\* @\u200beveryone"
    assert words("t.a", s="table", c="no_such", n=2, l=(), p=(), w=0, x="").startswith("the table no such 2 coins none")
    assert (
        words.say(text("error.possible_actions", actions=("buy_cards", "pass"))) == "Possible now: Buy cards and Pass"
    )
    assert words("no.such.key_here") == "key here"


@pytest.mark.parametrize(
    "said", ["a_b *c*", "x\\y", "~~z~~ `k` || > hi", "@everyone <@123>", "# head", "- list", "\\", "¯\\_(ツ)_/¯"]
)
def test_harmless_text_reads_as_it_was_where_no_markdown_is_read(said: str) -> None:
    assert unmarked(harmless(said)) == said


def test_harmless_text_holds_no_controls() -> None:
    assert harmless("a\u202eb\u200bc\x00d\ne") == "abcd e" and len(harmless("x" * 999)) == 100


@pytest.mark.parametrize("game", game_ids())
def test_every_option_of_a_table_and_every_value_has_words(game: str) -> None:
    words = Words(game)
    for option in find_game(game).options:
        assert words.has(f"name.option_{option.key}"), option.key
        for value in option.values:
            told = option_value(words, option.key, value)
            assert "option" not in told and "_" not in told, (option.key, value, told)


def test_bids_are_told_with_their_sums() -> None:
    """A line a faction would read across, not four lists that one has to count along."""
    words = Words("total_war_rome", {"1": "Ada", "2": "Boris"})
    told = words.say(BidsRevealed(sides=("rome", "carthage"), cards=(4, 1), bids=(1, 0)).told())
    assert told == "Initiative: Rome 4 + 1 gold = **5** and Carthage 1 + 0 gold = **1**."


def test_the_verb_goes_with_the_name() -> None:
    words = Words("total_war_rome")
    assert words("event.turn_ends", side="rome") == "Rome ends its turn."
    assert words("event.turn_ends", side="greek_states") == "Greek States end their turn."
    assert words("event.initiative_won", side="barbarian_tribes", total=3).startswith("Barbarian Tribes have the")
    told = StatusChanged(a="rome", b="carthage", status="enemy").told()
    assert words.say(told) == "Rome and Carthage are now enemies."
    die = SkullDieRolled(side="carthage", roller="hanno_the_great", colour="GREEN", face="x").told()
    assert die is not None and words.say(die).endswith("rolls green X.")


def test_the_verb_goes_with_the_length_of_a_list() -> None:
    """Never "Boris are asked", nor "computer players keep the seats of Boris, who take them back"."""
    words = Words("total_war_rome", {"1": "Ada", "2": "Boris"})
    assert "Ada is asked first, and must agree." in words("end.vote", others=["1"], days=7)
    assert "Ada and Boris are asked first, and more than half" in words("end.vote", others=["1", "2"], days=7)
    assert words("panel.kept", seats=["1"]).startswith("A computer player keeps the seat of Ada, who takes it back")
    assert words("panel.kept", seats=["1", "2"]).startswith(
        "Computer players keep the seats of Ada and Boris, who take"
    )


def test_what_an_agent_acts_on_is_told_apart() -> None:
    """A region and what stands in it are one place, not two things."""
    words = Words("total_war_rome")
    said = words("event.deed_declared", agent="rome", what={"key": "do.sabotage"}, on=["sequani", "barracks"])
    assert said.endswith("(Sequani, Barracks)."), said


BARE = re.compile(r"\{\w+\} ((?!is\b|was\b|has\b)[a-z]+s)\b")  # a number before a plural, which may be one
NO_NUMBER = {"status.partly", "wins", "alt.tokens", "alt.won"}  # "2 of 3 tokens"; a name and its verb


@pytest.mark.parametrize("game", [*game_ids(), "pictures"])
def test_a_number_comes_with_its_word(game: str) -> None:
    """Never "1 cards": a plural after a number is written `{cards:card|cards}`, in messages and on pictures."""
    found = picture_words() if game == "pictures" else templates(game)
    assert {key: m[0] for key, said in found.items() if key not in NO_NUMBER and (m := BARE.search(said))} == {}


def test_pictures_tell_one_card_of_one() -> None:
    assert picture_say(picture_words(), "alt.player", name="Ada", triumph=3, cards=1) == "Ada 3 (1 card)"
    assert picture_say(picture_words(), "alt.player", name="Ada", triumph=3, cards=2) == "Ada 3 (2 cards)"
