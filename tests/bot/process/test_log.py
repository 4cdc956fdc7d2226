"""What those who run the bot read: one line for what is no fault."""

import io
import logging

import pytest

from bot.cli.run_commands import brief


@pytest.fixture
def said() -> io.StringIO:
    return io.StringIO()


@pytest.fixture
def log(said: io.StringIO) -> logging.Logger:
    made = logging.Logger("discord.client")
    made.addHandler(logging.StreamHandler(said))
    made.addFilter(brief)
    return made


def test_a_connection_that_is_made_anew_takes_one_line(log: logging.Logger, said: io.StringIO) -> None:
    try:
        raise ConnectionError("of no interest")
    except ConnectionError:
        log.exception("Attempting a reconnect in %.2fs", 1.5)
    assert said.getvalue() == "Attempting a reconnect in 1.50s (ConnectionError)\n"


def test_other_lines_are_as_they_were(log: logging.Logger, said: io.StringIO) -> None:
    log.error("the token is %s", "hidden")
    assert said.getvalue() == "the token is hidden\n"
