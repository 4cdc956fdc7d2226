"""The command line imports what it runs."""

import subprocess
import sys
from argparse import ArgumentParser
from importlib import import_module

import pytest

from bot.__main__ import command_line_parser, main
from bot.cli.families import FAMILIES, command_modules_for
from bot.process.version import full_version_text
from bot.titles import title_of_game
from engine.games import game_ids

MODULES = (
    "import sys; from bot.__main__ import main\ntry: main(sys.argv[1:])\nexcept SystemExit: pass\nprint(*sys.modules)"
)


WITH_ODDS = next(game for game in game_ids() if title_of_game(game).computable_odds_kinds())


@pytest.mark.parametrize("family", FAMILIES)
def test_each_module_has_just_the_commands_that_the_table_names(family: str) -> None:
    commands = ArgumentParser().add_subparsers()
    import_module(family).register(commands)
    assert tuple(commands.choices) == FAMILIES[family]


@pytest.mark.parametrize("words", [["drill", "kill", "--seed", "1"], ["bench", "wire"], ["drill", "--help"]])
def test_drills_and_benchmarks_say_where_they_are_when_not_installed(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.cli.families.TESTBED", "testbed_that_is_not_there")
    monkeypatch.setattr(
        "bot.cli.families.FAMILIES",
        {name.replace("testbed.", "testbed_that_is_not_there."): commands for name, commands in FAMILIES.items()},
    )
    assert main(words) == 2
    said = capsys.readouterr().err
    assert words[0] in said and "make setup" in said and "testbed/" in said
    assert words[0] in command_line_parser().format_help()


def test_a_command_imports_its_own_module_and_what_is_no_command_all() -> None:
    assert [getattr(one, "__name__", "") for one in command_modules_for("doctor")] == ["bot.cli.doctor_command"]
    assert len(command_modules_for("dctor")) == len(command_modules_for(None)) == len(FAMILIES)


def test_the_version_is_said_without_importing_a_game() -> None:
    said = full_version_text()  # keeps the versions where they are not kept yet
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", MODULES, "--version"], capture_output=True, text=True, check=True
    )
    first, modules = done.stdout.splitlines()
    assert first == said
    assert not [name for name in modules.split() if name.startswith(("engine.games.", "discord", "PIL", "bot.tables"))
                and not name.endswith(".registration") and name.count(".") > 2]  # fmt: skip


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ((), ("tables", "verify", "doctor")),
        (("tables",), ("list", "unstick", "shrink")),
        (("block",), ("add", "remove")),
        (("odds", WITH_ODDS), ("--help", "positional arguments")),
    ],
    ids=" ".join,
)
def test_a_command_without_the_word_that_it_asks_for_prints_its_help(
    words: tuple[str, ...], named: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    told = capsys.readouterr()
    assert all(one in told.out for one in named) and "usage: " in told.out
    assert "required" not in told.err
