"""What `praetor tables` prints for a terminal."""

from bot.cli.operator_commands import discord_text_for_terminal
from bot.words import Words


def test_a_moment_is_told_once() -> None:
    """Discord is given the date and how long until then; a terminal shows one moment for both."""
    fluent = Words.functions["MOMENT"](Words("common"), 1_700_000_000)
    assert fluent.count("1700000000") == 2
    assert discord_text_for_terminal(f"until {fluent}, or never") == "until 2023-11-14 22:13 UTC, or never"
    assert discord_text_for_terminal("closes <t:1700000000:R> (all)") == "closes 2023-11-14 22:13 UTC (all)"
    assert discord_text_for_terminal("<t:1700000000>") == "2023-11-14 22:13 UTC"
