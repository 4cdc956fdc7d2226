"""The fingerprints of self-play, which every rebuilding is held against."""

import pytest

from engine.kernel.dice import KeyedDice
from engine.players.player import RandomPlayer
from scripts.fingerprint import fingerprint, main


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
