"""The fingerprints of self-play, which every rebuilding is held against."""

from pathlib import Path

import msgspec
import pytest

from engine.games import game_by_id as find_game
from engine.kernel.dice import KeyedDice
from engine.players.player import RandomPlayer
from scripts.fingerprint import differences_from_record, fingerprint, main

RECORDED = Path(__file__).parent / "fingerprints.json"


def test_the_same_games_have_the_same_fingerprint() -> None:
    first, again = (fingerprint("samnite_wars", 1, 7, 2) for _ in range(2))
    assert first == again and first.length > 20
    assert fingerprint("samnite_wars", 1, 8, 2).decisions != first.decisions


def test_another_answer_and_another_die_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint("samnite_wars", 1, 7, 2)
    plain = KeyedDice.shuffle
    with monkeypatch.context() as patched:
        patched.setattr(KeyedDice, "shuffle", lambda self, label, items: plain(self, label, items)[::-1])
        assert fingerprint("samnite_wars", 1, 7, 2).outcome != before.outcome
    with monkeypatch.context() as patched:
        patched.setattr(RandomPlayer, "answer", lambda self, view, prompt, lots: prompt.default)
        assert fingerprint("samnite_wars", 1, 7, 2).decisions != before.decisions


def test_it_is_printed_a_line_a_title(capsys: pytest.CaptureFixture[str]) -> None:
    main(["samnite_wars", "--games", "1", "--seed", "7", "--players", "2", "--strong"])
    found = fingerprint("samnite_wars", 1, 7, 2, strong=True)
    said = f"samnite_wars {found.decisions} {found.outcome} {found.length} decisions\n"
    assert capsys.readouterr().out == said


TITLES = sorted(msgspec.json.decode(RECORDED.read_bytes()))  # a game is recorded once it stands


def every_table(title: str) -> int:
    """Return how many games of a list it takes until each number of seats has played."""
    name, *options = title.split()
    least, most = find_game(name).seat_range_for_options(dict([one.split("=", 1) for one in options]))
    return most - least + 1


LONG = {  # among strong players
    *(f"rise_of_the_roman_republic scenario={one}" for one in ("central_italy", "eagle")),
    "sword_of_rome",
}
KINDS = [
    pytest.param(title, kind, marks=pytest.mark.soak(6) if title in LONG and kind == "strong" else ())
    for title in TITLES
    for kind in ("random", "strong")
]


@pytest.mark.parametrize(("title", "kind"), KINDS)
def test_games_come_out_as_they_are_recorded(title: str, kind: str) -> None:
    """The first game of each list."""
    recorded = msgspec.json.decode(RECORDED.read_bytes())
    assert set(recorded[title]) == {"random", "strong"}
    assert all(len(lines) >= 10 for lines in recorded[title].values())  # dear games are few
    assert_same(list(differences_from_record({title: {kind: recorded[title][kind]}}, 1, [title])))


@pytest.mark.soak(20)
@pytest.mark.parametrize("title", TITLES)
def test_games_at_each_number_of_seats_come_out_as_they_are_recorded(title: str) -> None:
    assert_same(list(differences_from_record(msgspec.json.decode(RECORDED.read_bytes()), every_table(title), [title])))


@pytest.mark.soak(200)
@pytest.mark.parametrize("title", TITLES)
def test_all_games_come_out_as_they_are_recorded(title: str) -> None:
    """As `python scripts/fingerprint.py --check tests/fingerprints.json` does."""
    assert_same(list(differences_from_record(msgspec.json.decode(RECORDED.read_bytes()), None, [title])))


def assert_same(again: list[str]) -> None:
    assert not again, "\n".join([*again, "If that is meant, renew the record: see scripts/fingerprint.py"])


def test_a_game_is_recorded_beside_the_others(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    kept.write_bytes(msgspec.json.encode({"another": {"random": ["2 0 0 1"]}}))
    main(["samnite_wars", "--record", str(kept), "--games", "1"])
    recorded = msgspec.json.decode(kept.read_bytes())
    assert recorded["another"] == {"random": ["2 0 0 1"]} and len(recorded["samnite_wars"]["strong"]) == 1


def test_a_game_that_came_out_otherwise_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept.json"
    main(["samnite_wars", "--record", str(kept), "--games", "2"])
    main(["--check", str(kept)])
    said = capsys.readouterr().out
    assert said.count("0 games came out otherwise") == 2
    recorded = msgspec.json.decode(kept.read_bytes())
    lines = recorded["samnite_wars"]
    seats, decided, became, length = lines["random"][1].split()
    lines["random"][1] = f"{seats} {decided} {became[::-1]} {length}"
    lines["strong"][0] = f"6 {'0' * 12} {'0' * 12} 1"
    kept.write_bytes(msgspec.json.encode(recorded))
    with pytest.raises(SystemExit):
        main(["--check", str(kept)])
    first, second, third = capsys.readouterr().out.splitlines()
    assert "random players, game 1: the same was decided, something else came of it" in first
    assert "strong players, game 0: something else was decided" in second
    assert third.startswith("2 games came out otherwise")


def test_a_game_is_recorded_with_options_of_its_table(tmp_path: Path) -> None:
    kept, title = tmp_path / "kept.json", "samnite_wars"
    option = next(one for one in find_game(title).options if len(one.values) > 1)
    named = [f"{title} {option.key}={value}" for value in option.values[:2]]
    main([*named, "--record", str(kept), "--games", "1"])
    recorded = msgspec.json.decode(kept.read_bytes())
    assert list(recorded) == named and recorded[named[0]] != recorded[named[1]]
    main(["--check", str(kept)])
