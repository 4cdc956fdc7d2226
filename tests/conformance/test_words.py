"""Words are complete in every language of every game: none is lacking, none is left over, none has a gap."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from bot.messages.screen import Screen, Select, has_raw_marks
from bot.screens.options_screen import option_value
from bot.screens.prompt_screen import PromptScreen
from bot.titles import title_of_game
from bot.titles.first_use import met_at
from bot.words import Words, game_messages
from bot.words.derived_words import Derived
from data import game_data_folder, parsed_yaml
from data.messages import Message, functions_of, key_of, plain_arguments_of_message, references_of, variables_of
from data.words import fluent_messages, folder_languages, language_files
from engine.games import game_by_id as find_game
from engine.kernel.actions import Action, Pass
from engine.kernel.dice import KeyedDice
from engine.kernel.events import TABLE, Event, OfferAnswered, OfferMade, ReplyReturned
from engine.kernel.orders import orderable_moments
from engine.kernel.rulebook import Question
from engine.kernel.texts import Text
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from engine.workbooks.handlers import effect_columns, handler_figures, operations_of
from engine.workbooks.schema import sheets_of
from render.words import picture_words
from tests.conformance.said import GAP, Said, matcher, said_in
from tests.conformance.walks import GAMES, code_of, drawing_code_of, moments, seats_of, shared_code, walk
from tests.tiers import thinned

WALKS = 4  # random games of each game that are told
TITLED = ("button.", "do.")
TOKEN = re.compile(r"(?:^|[\s(])[-+][a-z]|[a-z][@:|][a-z]|[a-z]_[a-z]")  # an id that nobody should read
LABEL, HINT = 80, 100  # characters that Discord allows a button, and a command's description
OF_EACH_GAME = {
    *("basket.cost", "leg.cost", "points.said", "round.chart_points"),  # a game may have units of its own
    "way.to",  # nor need it be said where its own forecast says the goal and the price
    "button.hand",  # nor need what is shown of a player be a hand of cards
}
OF_ROUNDS = {  # nor need it call a round a round
    *(f"round.{key}" for key in ("over", "leads", "level", "all_level", "alone", "comeback", "reaches", "wins")),
    *("round.open", "round.left", "round.chart", "finale.swing", "finale.swing_why", "push.where"),
}


LANGUAGES = [(game_id, language) for game_id in GAMES for language in folder_languages("common")]
ROOMS = [(room, language) for room in ("common", *GAMES) for language in folder_languages(room)]


@cache
def own_keys(room: str) -> dict[str, str]:
    """Return the keys that the files of a game (or of `common`) define, each with its file."""
    found: dict[str, str] = {}
    for path in language_files(room):
        for key in fluent_messages(path.read_text(encoding="utf-8")):
            assert key not in found, f"{path.name} and {found[key]} both say {key}"
            found[key] = path.name
    return found


@cache
def shared() -> Said:
    return said_in(shared_code())


@cache
def own(game_id: str) -> Said:
    return said_in(code_of(game_id))


@cache
def drawings(game_id: str) -> Said:
    return said_in(drawing_code_of(game_id))


def has(known: Any, key: str) -> bool:
    return any(matcher(key).fullmatch(one) for one in known) if GAP in key else key in known


@pytest.mark.parametrize(("game_id", "language"), LANGUAGES)
def test_every_key_that_the_code_names_has_words(game_id: str, language: str) -> None:
    known = game_messages(game_id, language)
    always = {key: where for key, where in shared().keys.items() if GAP not in key}  # the others only some games need
    assert [(where, key) for key, where in (own(game_id).keys | always).items() if not has(known, key)] == []


@pytest.mark.parametrize(("game_id", "language"), LANGUAGES)
def test_all_that_can_be_asked_done_and_told_has_words(game_id: str, language: str) -> None:
    """Questions and rights by moment, actions by tag, plain events by tag, options of the table and their values."""
    game, words = find_game(game_id), Words(game_id, language=language)
    actions: tuple[type[Action], ...] = (*game.actions, Pass)
    needed = [f"{kind}.{action.tag()}" for action in actions for kind in ("do", "hint", "action")]
    needed += [f"name.{f.encode_name}" for action in game.actions for f in msgspec.structs.fields(action)]
    events: tuple[type[Event], ...] = game.events
    needed += [f"event.{kind.tag()}" for kind in events if "label" not in vars(kind)]
    needed.append(f"event.{ReplyReturned.tag()}")  # which the log of its seat tells
    needed += [f"name.option_{option.key}" for option in game.options]
    for frame, procedure in game.rules.procedures.items():
        tag = frame.__struct_config__.tag
        plain = [name for name, step in procedure.steps.items() if isinstance(step, Question) and step.subject is None]
        needed += [f"prompt.{tag}.{name}" for name in (*plain, *(may.moment for may in procedure.mays))]
    assert [key for key in needed if not words.has_words(key)] == []
    ordered = [f"moment.{moment}" for moment in orderable_moments(game)]  # what a standing order may be for
    assert [key for key in ordered if not (words.has_words(key) or words.has_words(key.rpartition(".")[0]))] == []
    for option in game.options:
        for value in option.values:
            told = option_value(words, option.key, value)
            assert "option" not in told and "_" not in told, (option.key, value, told)


# None is left over


def strings_of(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, one in value.items():
            yield str(key)
            yield from strings_of(one)
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from strings_of(one)
    elif isinstance(value, str):
        yield value


@cache
def vocabulary(game_id: str) -> frozenset[str]:
    """Return every id that a game knows: in its data, its code, its options, and the states of random games."""
    found = set(own(game_id).strings | shared().strings)
    for path in game_data_folder(game_id).glob("*.yaml"):
        found.update(strings_of(parsed_yaml(path)))
    for seed in range(WALKS):
        for step in walk(game_id, seed)[::25]:
            found.update(strings_of(msgspec.to_builtins(step.state)))
    game = find_game(game_id)
    found |= {field.encode_name for action in game.actions for field in msgspec.structs.fields(action)}
    for option in game.options:
        found |= {f"option_{option.key}", *(f"option_{option.key}_{value}" for value in option.values)}
    return frozenset(found)


@cache
def tags(game_id: str) -> frozenset[str]:
    """Return what words of questions, actions and events begin with."""
    game = find_game(game_id)
    procedures = {moment.partition(".")[0] for moment in moments(game_id)}
    events: tuple[type[Event], ...] = (*game.events, ReplyReturned, OfferMade, OfferAnswered)
    told = (kind.tag() for kind in events)
    return frozenset({*game.action_types, *told, *moments(game_id), *procedures})


def is_used(game_id: str, key: str) -> bool:
    """Return whether anything says a key: named whole, made of a pattern, or of an id, a tag or a moment with endings
    that the code has."""
    said, known = (own(game_id), shared()), vocabulary(game_id)
    if key in told_of_effects(game_id):
        return True
    space, _, rest = key.partition(".")
    if key in known or any(key in one.strings for one in said):
        return True
    if space == "picture":  # who draws asks for the rest of the key
        drawn = drawings(game_id)
        return rest in drawn.strings or any(has((rest,), p) for p in drawn.patterns if p.strip(GAP))
    if space == "term_short":
        return rest in met_at(game_id)
    if space in ("do", "hint"):
        return rest in find_game(game_id).action_types
    if space == "action_text":
        return rest in find_game(game_id).action_types
    if (
        looked_up := title_of_game(game_id).reference_terms().get(space.removesuffix("_text"))
    ) is not None and rest in looked_up:
        return True
    if space == "name":
        return rest in known or any(has((rest,), p) for one in said for p in one.patterns if p.strip(GAP))
    if space in ("prompt", "action", "event", "moment", "asked"):
        ends = [at.start() for at in re.finditer(r"[._]", rest)] + [len(rest)]
        begins = [end for end in ends if rest[:end] in known or rest[:end] in tags(game_id)]
        return any(set(re.split(r"[._]", rest[end:])) <= pieces(game_id) for end in begins)
    return any(has((key,), p) for one in said for p in one.patterns if p.startswith(f"{space}."))


@cache
def told_of_effects(game_id: str) -> frozenset[str]:
    """Return the words of what a card may be given to do by an owner's charts, and of the figures that this takes."""
    sheets = sheets_of(game_id)
    listed = [
        (sheet, column, figures, one)
        for sheet, column, figures in effect_columns(sheets)
        for one in column.words(game_id)
    ]
    taken = [
        f"name.figure_{figure.plain_name}"
        for sheet, _, figures, one in listed
        if figures is not None
        for figure in handler_figures(game_id, operations_of(game_id, sheet, figures, one))
    ]
    return frozenset([*(column.told.format(id=one) for _, column, _, one in listed), *taken])


@cache
def pieces(game_id: str) -> frozenset[str]:
    """Return every word within the ids that a game knows and the patterns of its code."""
    patterns = own(game_id).patterns | shared().patterns
    return frozenset(piece for one in vocabulary(game_id) | patterns for piece in re.split(r"[._\0]", one)) | {""}


@pytest.mark.parametrize("game_id", GAMES)
def test_no_words_are_left_over(game_id: str) -> None:
    assert {key: file for key, file in own_keys(game_id).items() if not is_used(game_id, key)} == {}


@pytest.mark.parametrize("game_id", GAMES)
def test_no_word_is_said_twice(game_id: str) -> None:
    """A key that two files define has the words of whichever is read last: a name would change with a file's name."""
    assert own_keys(game_id).keys() & own_keys("common").keys() <= OF_EACH_GAME | OF_ROUNDS


# None has a gap


@pytest.mark.parametrize(("room", "language"), ROOMS)
def test_every_file_is_read_as_the_library_reads_it(room: str, language: str) -> None:
    """Nothing in it is junk, no message is there twice, and each says by itself what it says in the whole file."""
    for path in language_files(room, language):
        source = path.read_text(encoding="utf-8")
        tree = FluentParser(with_spans=False).parse(source)
        assert [one.content for one in tree.body if isinstance(one, ast.Junk)] == [], path
        whole = [one for one in tree.body if isinstance(one, (ast.Message, ast.Term))]
        alone = fluent_messages(source, language)
        names = [f"-{one.id.name}" if isinstance(one, ast.Term) else one.id.name for one in whole]
        assert [key_of(name) for name in names] == list(alone), path
        for one, message in zip(whole, alone.values(), strict=True):
            read = message.tree()
            assert read is not None and one.equals(read, ["span", "comment"]), (path, message.key)
            if message.fixed is not None and message.attribute("any", Words.of(alone), {}) is None:
                assert message.fixed == text_of(one), (path, message.key)


def text_of(tree: ast.Message | ast.Term) -> str:
    out = ""
    for element in tree.value.elements if tree.value else ():
        if isinstance(element, ast.TextElement):
            out += element.value
        else:
            assert isinstance(element.expression, ast.StringLiteral)
            out += element.expression.parse()["value"]
    return out


@pytest.mark.parametrize(("game_id", "language"), LANGUAGES)
def test_every_message_is_well_formed(game_id: str, language: str) -> None:
    known = game_messages(game_id, language)
    for key, message in known.items():
        assert all(name.isidentifier() for name in variables_of(message)), key
        assert functions_of(message) <= Words.functions.keys(), key
        assert references_of(message) <= known.keys(), key
        assert not key.startswith(TITLED) or len(Words.of(known).say(Text(key))) <= LABEL, key
        assert not key.startswith("hint.") or len(Words.of(known).say(Text(key))) <= HINT, key


@pytest.mark.parametrize(("game_id", "language"), LANGUAGES)
def test_every_message_on_pictures_is_well_formed(game_id: str, language: str) -> None:
    assert {f for one in picture_words(game_id, language).values() for f in functions_of(one)} <= {"NAME", "GRAMMAR"}


PLURAL = re.compile(r" ((?!is\b|was\b|has\b)[a-z]+s)\b")  # what a number stands before, which may be one
NO_NUMBER = {
    "status.partly",
    "wins",
    "alt.tokens",
    "alt.won",
}  # "2 of 3 tokens"; a name and its verb


@pytest.mark.parametrize(("room", "language"), ROOMS)
def test_a_truth_is_written_as_it_is_said(room: str, language: str) -> None:
    """Python says True: a variant called `true` is never taken."""
    for path in language_files(room, language):
        assert not re.findall(r"\[(?:true|false)\]", path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("game_id", GAMES)
def test_a_number_comes_with_its_word(game_id: str) -> None:
    """Never "1 cards": a number selects its word by its plural category, in messages and on pictures."""
    found = {**game_messages(game_id), **picture_words(game_id)}
    assert [key for key, message in found.items() if key not in NO_NUMBER and bare_plural(message)] == []


def bare_plural(message: Message) -> bool:
    """Return whether a message has a plural after an argument, and not in a variant."""
    if isinstance(message, Derived) or "$" not in message.source:  # what figures fill is as they are
        return False
    tree = message.tree()
    elements = tree.value.elements if tree and tree.value else []
    return any(
        isinstance(before, ast.Placeable)
        and isinstance(before.expression, ast.VariableReference)
        and isinstance(after, ast.TextElement)
        and PLURAL.match(after.value)
        for before, after in pairwise(elements)
    )


@cache
def named(message: Message) -> tuple[set[str], set[str]]:
    return (
        (set(), set()) if isinstance(message, Derived) else (variables_of(message), plain_arguments_of_message(message))
    )


class Strict(Words):
    """Words that fail where the bot's own would show a dash or an id."""

    def say(self, told: Any) -> str:
        told = told if isinstance(told, Text) else Text(str(told["key"]), dict(told.get("args", {})))
        assert self.has_words(told.key), told
        variables, bare = named(self.messages[told.key])
        assert variables <= told.args.keys(), told
        assert not [one for one in bare if isinstance(told.args[one], (tuple, list, dict, set, Text))], (
            told,
            "has no form",
        )
        return super().say(told)


@pytest.mark.parametrize("seed", thinned(range(WALKS), seconds=3))
@pytest.mark.parametrize("game_id", GAMES)
def test_a_random_game_is_told_without_a_gap(game_id: str, seed: int) -> None:
    """Every event for every viewer, every question, sealed answer and label, in words that are all there."""
    game, seats = find_game(game_id), seats_of(game_id, seed)
    words = Strict(game_id, {seat: f"Player {seat}" for seat in seats})
    run = Run(game, {seat: RandomPlayer() for seat in seats}, f"conformance {seed}")
    tell(words, game.start({}, seats, b"0" * 16, KeyedDice(run.key, 0)).events, (None, *seats))
    for step in walk(game_id, seed):
        for prompt in game.prompts(step.state).values():
            look(words, game, step.state, prompt)
        told = words.say(step.action.label())
        assert told and not TOKEN.search(told), told
        tell(words, step.done.events, (None, *seats))
        for seat in (None, *seats):
            view = game.view(step.done.state, seat)
            said = title_of_game(game_id).status_lines(view, words) + (
                title_of_game(game_id).hand_lines(view, words) if seat else []
            )
            assert not any(has_raw_marks(line) for line in said), said


def tell(words: Words, events: Any, viewers: tuple[str | None, ...]) -> None:
    for told in events:
        for viewer in viewers:
            form = told.event.seen_by(viewer)
            if form is not None and form.label() is not None:
                said = words.say(form.label())
                assert said, form  # a gap fails in Strict; a dash is also a sign of its own
                assert not any(has_raw_marks(line) for line in said.split("\n")), said


def look(words: Words, game: Any, state: Any, prompt: Any) -> None:
    if prompt.seat == TABLE:
        return
    screen = PromptScreen(words, "AAAAA", prompt).screen("lead")
    assert not list(screen.broken_limits())
    assert all(label.strip() for label in labels(screen))
    assert not [label for label in labels(screen) if TOKEN.search(label)]
    if prompt.default is not None:
        word = prompt.menu.tokens_of_value(prompt.default)
        full = PromptScreen(words, "AAAAA", prompt, word, preview=game.preview(state, prompt, word))
        assert not list(full.screen().broken_limits())


def labels(screen: Screen) -> Iterator[str]:
    for row in screen.rows:
        if isinstance(row, Select):
            yield row.placeholder
            yield from (option.label for option in row.options)
        else:
            yield from (button.label for button in row)
