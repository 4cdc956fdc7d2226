"""Whole games of computer players: they end, and the strong ones win; laws that all games keep: tests/conformance."""

import msgspec
import pytest

from engine.games.samnite_wars.actions import CommitEffort, Discard
from engine.games.samnite_wars.computer_player.computer import StrongPlayer
from engine.games.samnite_wars.state import Campaign
from engine.kernel import battery
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.errors import StalePrompt
from engine.players.player import Player, RandomPlayer
from engine.players.selfplay import play_many_games
from tests.engine.games.samnite_wars.table import GAME, KEY, Table
from tests.tiers import thinned

SHORT = {"last_round": "4"}


def randoms(players: int) -> dict[str, Player]:
    return {str(n + 1): RandomPlayer() for n in range(players)}


def test_whole_games_end() -> None:
    figures = play_many_games(GAME, randoms(3), 5, 1)
    assert figures.finished == 5 and figures.median_rounds <= 30


@pytest.mark.parametrize(("games", "least"), thinned([(12, 10), (30, 26)], seconds=2))
def test_strong_beats_random_at_two(games: int, least: int) -> None:
    figures = play_many_games(GAME, {"1": StrongPlayer(), "2": RandomPlayer()}, games, 1)
    assert figures.wins["1"] >= least


@pytest.mark.parametrize("players", [3, 4, 6])
def test_strong_beats_random_at_more(players: int) -> None:
    table: dict[str, Player] = {str(n + 1): RandomPlayer() for n in range(players)}
    table["2"] = StrongPlayer()
    assert play_many_games(GAME, table, 8, 1, {"last_round": "15"}).wins["2"] >= 5


# Secrecy


def sealed() -> Table:
    hands = {"1": ["legions", "siege", "trade"], "2": ["cavalry", "surprise", "plague"], "3": ["spears", "armor"]}
    table = Table(3, hands=hands).resolve(Campaign(region="umbrians")).let_go()
    from engine.games.samnite_wars.actions import AppointEnemy

    return table.do("1", AppointEnemy("2")).do("1", CommitEffort(("legions",)))


def test_a_sealed_effort_is_dealt_anew_for_others() -> None:
    table = sealed()
    seen = set()
    for n in range(20):
        other = GAME.determinize(table.state, "2", UnverifiedRandom(n))
        assert other.pending is not None
        answer = other.pending.answers["1"]
        assert isinstance(answer, CommitEffort) and set(answer.cards) <= set(other.hand("1"))
        seen.add(answer.cards)
        assert other.hand("2") == table.hand("2")
    assert len(seen) > 3


def test_a_sealed_effort_stays_for_its_owner() -> None:
    table = sealed()
    other = GAME.determinize(table.state, "1", UnverifiedRandom(3))
    assert other.pending is not None and other.pending.answers["1"] == CommitEffort(("legions",))


def test_no_view_holds_what_others_hold() -> None:
    table = sealed()
    for seat in ("2", "3", None):
        shown = msgspec.json.encode(GAME.view(table.state, seat)).decode()
        assert "legions" not in shown and "siege" not in shown
    assert "cavalry" not in msgspec.json.encode(GAME.view(table.state, "1")).decode()


def test_the_public_holds_no_hand() -> None:
    view = GAME.view(sealed().state, None)
    assert view.hand == () and view.effort is None


class Telltale(msgspec.Struct):
    """A view that tells what it should not."""

    hand: tuple[str, ...]


def test_secrecy_finds_a_view_that_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sealed()
    assert list(battery.check_secrecy(GAME, table.state, UnverifiedRandom(1))) == []
    monkeypatch.setattr(type(GAME), "view", lambda self, state, seat: Telltale(tuple(state.hand("2"))))
    assert any("hangs on" in what for what in battery.check_secrecy(GAME, table.state, UnverifiedRandom(1)))


def test_an_old_prompt_is_stale() -> None:
    table = Table(hands={"1": ["siege"], "2": ["armor"]}).turn(step="etcetera")
    old = table.prompt("1", Discard)
    table.do("1", Discard(())).do("2", Discard(()))
    with pytest.raises(StalePrompt):
        GAME.apply(table.state, old.id, Discard(()), KeyedDice(KEY, 1))
