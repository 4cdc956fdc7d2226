"""Every text that the engine of Total War: Rome may say has words: no player reads a bare key."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.screens.help_screen import rules_of, rules_screen
from bot.words import Words
from data import parsed
from engine.games import game, game_ids
from engine.kernel.rulebook import Question

GAME = game("total_war_rome")
WORDS = Words("total_war_rome")
ROOMS = ("engine/games/total_war_rome", "engine/kernel")
ROOT = Path(__file__).parents[4]


def keys() -> Iterator[tuple[str, str]]:
    """Yield (file, key) of every `text(...)`; a key that is put together ends with "*" where its first gap begins."""
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("text", "Text") and node.args:
                    yield from ((path.name, key) for key in _said(node.args[0]))


def _said(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _said(node.body)
        yield from _said(node.orelse)
    elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        yield f"{node.values[0].value!s}*"


def test_every_text_has_words() -> None:
    found = sorted(set(keys()))
    assert len(found) > 100
    missing = [
        (file, key)
        for file, key in found
        if not (any(k.startswith(key[:-1]) for k in WORDS.templates) if key.endswith("*") else WORDS.has(key))
    ]
    assert missing == []


def test_every_question_has_words() -> None:
    """A question is asked with its subject, else with the words of its moment."""
    silent = []
    for frame, procedure in GAME.rules.procedures.items():
        tag = frame.__struct_config__.tag
        for name, step in procedure.steps.items():
            if isinstance(step, Question) and step.subject is None and not WORDS.has(f"prompt.{tag}.{name}"):
                silent.append(f"{tag}.{name}")
        silent += [f"{tag}.{may.moment}" for may in procedure.mays if not WORDS.has(f"prompt.{tag}.{may.moment}")]
    assert silent == []


def test_the_combats_are_asked_with_all_that_one_must_know() -> None:
    """Land Battles, Phases 2 to 4: each names its combat, what the enemy has left and the reveals."""
    for phase in ("terrain", "flanks", "centre"):
        asked = WORDS(f"prompt.combat_deployment.{phase}", number=1, combats=2, enemy="rome", left=3, reveals=1)
        assert "combat 1" in asked and "Rome has 3 cards left" in asked and "1 reveal" in asked


def test_every_event_has_words() -> None:
    plain = [kind for kind in GAME.events if "told" not in vars(kind)]
    assert [kind.tag() for kind in plain if not WORDS.has(f"event.{kind.tag()}")] == []


@pytest.mark.parametrize("title", sorted(game_ids()))
def test_every_title_has_short_rules(title: str) -> None:
    """The panel's Rules button and /rules: every entry is a message, and the list of them too."""
    for entry in rules_of(title):
        screen = rules_screen(title, entry["key"])
        assert entry["text"] in screen.content and entry["section"] in screen.content and not list(screen.broken())
    assert not list(rules_screen(title, "").broken())
    assert (
        len({entry["key"] for entry in rules_of(title)}) == len(rules_of(title)) <= 25
    )  # what a list of choices takes


def test_every_phase_has_its_rules() -> None:
    """The button shows the rules of the phase that is played."""
    for phase in ("initiative", "agent", "taxation", "campaign", "spending"):
        assert WORDS.has(f"phase.{phase}") and any(entry["key"] == phase for entry in rules_of("total_war_rome"))


@pytest.mark.parametrize("title", sorted(game_ids()))
def test_no_word_is_said_twice(title: str) -> None:
    """A key that two files define has the words of whichever is read last: a name would change with a file's name."""
    found: dict[str, str] = {}
    for path in sorted(
        (*(ROOT / "data" / title / "locale").glob("*.yaml"), *(ROOT / "data/common/locale").glob("*.yaml"))
    ):
        for key in flat("", parsed(path)):
            assert key not in found, (key, path.name, found[key])
            found[key] = path.name


def flat(prefix: str, tree: dict[str, Any]) -> Iterator[str]:
    for key, value in tree.items():
        yield from flat(f"{prefix}{key}.", value) if isinstance(value, dict) else (f"{prefix}{key}",)
