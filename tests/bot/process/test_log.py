"""What those who run the bot read: one line for what is no fault."""

import errno
import io
import json
import logging
import signal
import stat
from pathlib import Path
from typing import Any

import pytest

from bot.process.faults import log_fault
from bot.process.logs import (
    Cleaned,
    JsonLines,
    PrivateFile,
    Stream,
    carry_log_ids,
    reopen_log,
    shorten_reconnect_record,
)
from testbed.drills.leaks import over_the_wire
from testbed.drills.leaks.over_the_wire import PLAYERS, Wire
from testbed.drills.report import Report
from testbed.drills.stage import Stage, open_stage, wait_until
from tests.bot.hall import Hall, InProcess, rest_of

HAND = "the hand is an elephant"
TOKEN = "the.bots.token"
WORD = "quinquereme-of-nineveh"


@pytest.fixture
def said() -> io.StringIO:
    return io.StringIO()


@pytest.fixture
def log(said: io.StringIO) -> logging.Logger:
    made = logging.Logger("discord.client")
    made.addHandler(logging.StreamHandler(said))
    made.addFilter(shorten_reconnect_record)
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


def record(message: str, *values: object, error: BaseException | None = None, **more: Any) -> logging.LogRecord:
    raised = (type(error), error, error.__traceback__) if error is not None else None
    made = logging.LogRecord("bot.x", logging.ERROR, "", 0, message, values, raised)
    made.__dict__.update(more)
    return made


def told(one: logging.LogRecord) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(JsonLines(TOKEN).format(one))
    return found


def broken() -> BaseException:
    try:
        raise ValueError(HAND)
    except ValueError as error:
        return error


def test_a_record_is_one_line_and_bears_its_ids() -> None:
    with carry_log_ids(interaction=17):
        said = told(record("table ABCDE: two\nlines", fault="c0ffee"))
    assert (said["table"], said["interaction"], said["fault"]) == ("ABCDE", "17", "c0ffee")
    assert said["message"] == "table ABCDE: two\nlines" and said["level"] == "error" and said["time"].endswith("Z")
    assert set(told(record("nothing about a table"))) == {"time", "level", "logger", "message"}


@pytest.mark.parametrize("form", [JsonLines(TOKEN), Cleaned(TOKEN)])
def test_tokens_and_the_words_of_exceptions_are_left_out(form: logging.Formatter) -> None:
    address = "https://discord.com/api/v10/webhooks/42/aW50ZXJhY3Rpb24/messages/@original"
    said = form.format(record("%s with %s answered 429", address, TOKEN, error=broken()))
    assert "aW50ZXJhY3Rpb24" not in said and TOKEN not in said and "elephant" not in said
    assert "webhooks/42/" in said and "ValueError" in said and "broken" in said


def test_a_fault_bears_its_number(caplog: pytest.LogCaptureFixture) -> None:
    number = log_fault(broken())
    assert told(caplog.records[-1])["fault"] == number


async def test_a_fault_in_an_interaction_says_where_and_of_which_table(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.start("Ada")

    async def fails(*_: object) -> None:
        raise ValueError(HAND)

    monkeypatch.setattr("bot.interactions.commands.table.my_table_screen_with_draft", fails)
    said = io.StringIO()
    handler = logging.StreamHandler(said)
    handler.setFormatter(JsonLines(TOKEN))
    logging.getLogger("bot").addHandler(handler)
    try:
        answer = await (await hall.person("Ada").slash("table", hall.thread(table))).wait_until_answered()
    finally:
        logging.getLogger("bot").removeHandler(handler)
    lines = [json.loads(line) for line in said.getvalue().splitlines()]
    (found,) = [line for line in lines if "fault" in line]
    assert found["fault"] in answer.text and found["table"] == table
    assert found["interaction"] == answer.interaction.id and HAND not in said.getvalue()


def test_the_file_is_rotated_and_its_owners_alone(tmp_path: Path) -> None:
    handler = PrivateFile(tmp_path / "praetor.log", maxBytes=500, backupCount=2, encoding="utf-8")
    for _ in range(50):
        handler.emit(record("x" * 50))
    handler.close()
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["praetor.log", "praetor.log.1", "praetor.log.2"]
    assert all(stat.S_IMODE(file.stat().st_mode) == 0o600 and file.stat().st_size <= 500 for file in files)


@pytest.mark.parametrize("failing", ["write", "rotate"])
def test_a_file_that_cannot_be_written_prints_no_record(
    failing: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library prints message, arguments and exception as they are, tokens and hands with them."""
    handler = PrivateFile(tmp_path / "praetor.log", maxBytes=500, backupCount=2, encoding="utf-8")
    handler.setFormatter(JsonLines(TOKEN))

    def fails(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", HAND)

    monkeypatch.setattr(handler, "format" if failing == "write" else "shouldRollover", fails)
    for _ in range(3):
        handler.handle(record("%s is %s", TOKEN, HAND, error=broken()))
    said = capsys.readouterr().err
    why = "(No space left on device); records are missing from it"
    assert said == f"praetor: the log file praetor.log cannot be written {why}\n"
    handler.close()


def test_a_stream_that_cannot_be_written_prints_no_record(capsys: pytest.CaptureFixture[str]) -> None:
    handler = Stream(io.StringIO())
    handler.handle(record("%d", HAND))
    said = capsys.readouterr().err
    assert "the log cannot be written (TypeError)" in said and "elephant" not in said


def test_a_file_that_was_renamed_is_opened_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    handler = PrivateFile(tmp_path / "praetor.log", maxBytes=10**6, backupCount=2, encoding="utf-8")
    monkeypatch.setattr(logging.getLogger(), "handlers", [handler])
    handler.handle(record("before"))
    (tmp_path / "praetor.log").rename(tmp_path / "praetor.log.old")
    handler.handle(record("still there"))
    reopen_log()
    handler.handle(record("after"))
    handler.close()
    assert (tmp_path / "praetor.log.old").read_text(encoding="utf-8").split("\n")[:2] == ["before", "still there"]
    said = (tmp_path / "praetor.log").read_text(encoding="utf-8")
    assert "after" in said and "before" not in said
    assert stat.S_IMODE((tmp_path / "praetor.log").stat().st_mode) == 0o600


async def test_the_process_tells_what_it_is_and_sighup_opens_its_log_anew(tmp_path: Path) -> None:
    file = tmp_path / "praetor.log"
    async with open_stage(PRAETOR_LOG=str(file), PRAETOR_LOG_FORMAT="json", PRAETOR_PICTRUES="1") as stage:
        await stage.launch()
        first = json.loads(file.read_text(encoding="utf-8").splitlines()[0])["message"]
        assert first.startswith("Praetor ") and str(stage.database) in first
        assert "(new, " in first and "backups none; pictures " in first and "servers kept 30 days" in first
        file.rename(tmp_path / "old.log")
        assert stage.process is not None
        stage.process.send_signal(signal.SIGHUP)
        await wait_until(
            lambda: file.exists() and "opened anew" in file.read_text(encoding="utf-8"), "it was not opened anew"
        )
        assert stage.is_alive


def secrets_of(stage: Stage, table: str) -> set[str]:
    """Return what no log may hold: tokens, and what the dice hang on."""
    asked = [i.token for i in stage.sandbox.world.interactions.values()]
    dice = str(stage.records.first_value("SELECT hex(secret) FROM secrets WHERE table_id = ?", table))
    return {stage.sandbox.token, *asked, dice, dice.lower(), WORD}


async def table_with_a_word(stage: Stage) -> str:
    """Open a short game, at which somebody gives a word for the dice, and return its id."""
    hall = Hall(stage.sandbox)
    table = await hall.create(*PLAYERS, computers=1, options="last_round=1")
    form = await hall.person("Ada").press(await rest_of(hall.person("Ada"), hall.card(table)), "A word for the dice")
    assert "part of the dice" in (await hall.person("Ada").submit(form, {"word": WORD})).text
    return table


@pytest.mark.parametrize("decisions", [8, pytest.param(0, id="to its end", marks=pytest.mark.soak(20))])
async def test_the_log_of_a_game_holds_no_secret(
    tmp_path: Path, decisions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The drill of leaks plays it and reads standard error and the file for cards and sealed answers as it goes. One
    replay is made, at its end."""
    monkeypatch.setattr(over_the_wire, "REPLAYS", 0.0)
    file, report = tmp_path / "praetor.log", Report(name="leak")
    async with open_stage(PRAETOR_LOG=str(file), PRAETOR_LOG_FORMAT="json") as stage:
        await stage.launch("-v")
        table, ada = await table_with_a_word(stage), stage.person("Ada")
        await (await ada.slash("game start", "games", table=table)).wait_until_answered()
        await stage.wait_until_quiet(table)
        wire = Wire(stage, table, "log", report, decisions=decisions)
        await wire.play_and_search()
        live, seen = wire.table_now(), stage.log
        await wait_until(lambda: file.stat().st_size, "nothing is logged")
        stage.log, wire.watcher.logged = [*seen, *file.read_text(encoding="utf-8").splitlines()], 0
        wire.watcher.search_logs(live)
        assert report.has_held, report.said
        said = "\n".join(stage.log)
        assert [secret for secret in secrets_of(stage, table) if secret in said] == []
        lines = [json.loads(line) for line in stage.log]
        assert len(lines) > 5 and all({"time", "level", "logger", "message"} <= set(line) for line in lines)
