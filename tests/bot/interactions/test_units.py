"""Small parts: custom ids, settings, limits of a screen, the benchmarks."""

import random
import string
from pathlib import Path

import pytest

from bot.messages.ids import Press, draft_fingerprint, parse_custom_id
from bot.messages.screen import Button, Screen, Select, SelectOption, cut_text, has_raw_marks, message_pages
from bot.process.settings import Secret, SettingsError, read_settings
from bot.words import unmarked_text
from testbed.bench import engine as engine_bench
from testbed.bench import wire as wire_bench

# Custom ids


@pytest.mark.parametrize(
    "press",
    [
        Press("mine", "ABCDE"),
        Press("ok", "ABCDE", "0" * 16, "f" * 12),
        Press("add", "ABCDE", "0" * 16, ".", 3),
        Press("pick", "ABCDE", "0" * 16, "2", 1),
        Press("opt", "ABCDE", "", "last_round"),
        Press("page", "ABCDE", "0" * 16, "", 7),
    ],
)
def test_a_custom_id_comes_back(press: Press) -> None:
    assert parse_custom_id(press.id()) == press and len(press.id()) <= 100


def test_forged_ids_are_none_of_ours_or_harmless() -> None:
    chance = random.Random(7)
    letters = string.printable + "é–\u202e"
    for _ in range(5000):
        forged = "".join(chance.choice(letters) for _ in range(chance.randint(0, 120)))
        found = parse_custom_id(forged)
        assert found is None or (found.verb.isascii() and len(found.verb) <= 8 and 0 <= found.page < 10_000)
    whole = Press("add", "ABCDE", "0123456789abcdef", "legions", 2).id()
    for _ in range(5000):
        place = chance.randrange(len(whole))
        parse_custom_id(whole[:place] + chance.choice(letters) + whole[place + 1 :])
    assert parse_custom_id("x" * 101) is None and parse_custom_id("") is None and parse_custom_id("ok\n") is None


def test_a_fingerprint_is_of_the_whole_draft() -> None:
    drafts = [("a",), ("a", "b"), ("ab",), ("b", "a"), ("a", "b", "c"), ()]
    assert len({draft_fingerprint(draft) for draft in drafts}) == len(drafts)


# Settings


def test_defaults(tmp_path: Path) -> None:
    settings = read_settings({}, tmp_path)
    assert settings.token is None and settings.api == "https://discord.com/api/v10" and settings.gateway is None
    assert settings.database == Path("praetor.sqlite3") and settings.hold_scale == 1.0


@pytest.mark.parametrize(
    "address", ["http://discord.example/api/v10", "http://192.168.0.7:8765/api/v10", "ftp://127.0.0.1/", "discord"]
)
def test_an_address_in_the_clear_is_refused(tmp_path: Path, address: str) -> None:
    with pytest.raises(SettingsError, match="PRAETOR_DISCORD_API"):
        read_settings({"PRAETOR_DISCORD_API": address, "DISCORD_TOKEN": "t"}, tmp_path)
    with pytest.raises(SettingsError, match="PRAETOR_DISCORD_GATEWAY"):
        read_settings({"PRAETOR_DISCORD_GATEWAY": address.replace("http", "ws")}, tmp_path)


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1:1/api/v10/", "http://localhost/api/v10", "https://x.org/api/v10"]
)
def test_loopback_and_tls_are_fine(tmp_path: Path, address: str) -> None:
    assert read_settings({"PRAETOR_DISCORD_API": address}, tmp_path).api == address.rstrip("/")


def test_the_file_counts_where_the_environment_says_nothing(tmp_path: Path) -> None:
    (tmp_path / "praetor.toml").write_text('PRAETOR_DATABASE = "a.db"\nDISCORD_TOKEN = "f"\nPRAETOR_HOLD_SCALE = 0\n')
    settings = read_settings({"DISCORD_TOKEN": "e"}, tmp_path)
    assert settings.token == Secret("e") and settings.database == Path("a.db") and settings.hold_scale == 0.0


def test_the_token_never_shows_itself(tmp_path: Path) -> None:
    settings = read_settings({"DISCORD_TOKEN": "top-secret"}, tmp_path)
    assert "top-secret" not in repr(settings) + str(settings) + f"{settings.token}" + str([settings.token])


# Screens


def test_a_screen_knows_what_discord_would_refuse() -> None:
    def select(count: int, most: int = 1) -> Select:
        return Select(id="s", placeholder="p", most=most,
                      options=tuple(SelectOption(value=str(n), label=f"l{n}") for n in range(count)))  # fmt: skip

    button = Button(id="a", label="A")
    assert not list(Screen(content="x", rows=((button,), select(25))).broken_limits())
    for broken in (
        Screen(),
        Screen(content="x" * 2001),
        Screen(content="x", rows=((button,),) * 2),
        Screen(content="x", rows=tuple((Button(id=str(n), label="A"),) for n in range(6))),
        Screen(content="x", rows=(tuple(Button(id=str(n), label="A") for n in range(6)),)),
        Screen(content="x", rows=((Button(id="a", label="x" * 81),),)),
        Screen(content="x", rows=((Button(id="a" * 101, label="x"),),)),
        Screen(content="x", rows=((Button(id="a", label=""),),)),
        Screen(content="x", rows=(select(26),)),
        Screen(content="x", rows=(select(0),)),
        Screen(content="x", rows=(select(2, most=3),)),
    ):
        assert list(broken.broken_limits()), broken


def test_long_texts_are_cut_and_paged() -> None:
    assert cut_text("abcdef", 4) == "abc…" and cut_text("abcd", 4) == "abcd"
    assert message_pages(["a" * 30, "b" * 30, "c" * 100], 64) == ["a" * 30 + "\n" + "b" * 30, "c" * 63 + "…"]


# Benchmarks


def test_the_engine_is_measured() -> None:
    figures = engine_bench.measure(0.1)
    assert figures["samnite_wars_random"]["per_s"] > 10 and figures["samnite_wars_snapshot"]["bytes"] > 100


async def test_the_wire_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire_bench, "STILL", 1)
    monkeypatch.setattr(wire_bench, "WARM", 0.0)
    figures = await wire_bench.measure(0.02)
    assert figures["table_alone"]["p50_ms"] > 0 and figures["table_10_in_flight"]["of_bare"] > 0
    assert figures["idle"]["rss_mib"] > 10 and figures["bare_idle"]["rss_mib"] > 10


@pytest.mark.parametrize("limit", range(6, 22))
def test_bold_text_that_is_cut_is_closed(limit: int) -> None:
    said = cut_text("one\n**two three** four **five**", limit)
    assert len(said) <= limit and not any(has_raw_marks(line) for line in said.split("\n")), said


def test_labels_show_no_marks() -> None:
    assert unmarked_text("**Skull** of \\*Ada\\*, `/table`") == "Skull of *Ada*, /table"
    loud = Button(id="x", label="a **b**")
    assert list(Screen(content="x", rows=((loud,),)).broken_limits()) and list(Screen(content="a **b").broken_limits())
