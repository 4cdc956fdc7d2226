"""Random whole games with every law, the same game under three hash seeds, secrecy, and the computer players."""

import os
import subprocess
import sys

import msgspec
import pytest

from engine.games import strong_player
from engine.games.samnite_wars.actions import CommitEffort, Discard
from engine.games.samnite_wars.player.computer import StrongPlayer
from engine.games.samnite_wars.state import Campaign
from engine.kernel import battery
from engine.kernel.dice import KeyedDice, Lots
from engine.kernel.errors import StalePrompt
from engine.players.player import Player, RandomPlayer
from engine.players.selfplay import CHECK, FULL, Run, tally
from tests.engine.games.samnite_wars.table import GAME, KEY, Table

SHORT = {"last_round": "4"}


def randoms(players: int) -> dict[str, Player]:
    return {str(n + 1): RandomPlayer() for n in range(players)}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("deck", ["face_up", "closed_deck"])
def test_random_games_keep_the_laws(players: int, deck: str) -> None:
    negate = "anyone" if players % 2 else "consul_only"
    options = {**SHORT, "deck": deck, "negate_war": negate}
    figures = tally(GAME, randoms(players), 4, players, options, check=CHECK)
    assert figures.crashes == [] and figures.finished == 4 and figures.dead_ends == 0


@pytest.mark.parametrize("players", [2, 5])
def test_every_law_at_every_step(players: int) -> None:
    figures = tally(GAME, randoms(players), 1, 9, {"last_round": "1"}, check=FULL)
    assert figures.crashes == []


def test_strong_players_keep_the_laws() -> None:
    players: dict[str, Player] = {str(n + 1): StrongPlayer() for n in range(4)}
    assert tally(GAME, players, 2, 3, SHORT, check=CHECK).crashes == []


def test_whole_games_end() -> None:
    figures = tally(GAME, randoms(3), 5, 1)
    assert figures.finished == 5 and figures.median_rounds <= 30


PROGRAM = """
from engine.games.samnite_wars.game import GAME
from engine.games.samnite_wars.player.computer import StrongPlayer
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
import hashlib
players = {"1": StrongPlayer(), "2": RandomPlayer(), "3": StrongPlayer(), "4": RandomPlayer()}
run = Run(GAME, players, "h", {"last_round": "6"})
print(hashlib.sha256(GAME.encode(run.play())).hexdigest())
"""


def test_the_same_game_under_three_hash_seeds() -> None:
    ends = set()
    for seed in ("0", "1", "4711"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(  # noqa: S603 - our own interpreter and program
            [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True
        )
        ends.add(done.stdout)
    assert len(ends) == 1


def test_strong_beats_random_at_two() -> None:
    figures = tally(GAME, {"1": StrongPlayer(), "2": RandomPlayer()}, 30, 1)
    assert figures.wins["1"] >= 26


@pytest.mark.parametrize("players", [3, 4, 6])
def test_strong_beats_random_at_more(players: int) -> None:
    table: dict[str, Player] = {str(n + 1): RandomPlayer() for n in range(players)}
    table["2"] = StrongPlayer()
    assert tally(GAME, table, 8, 1, {"last_round": "15"}).wins["2"] >= 5


def test_the_strong_player_is_found_by_the_game() -> None:
    assert isinstance(strong_player("samnite_wars")(), StrongPlayer)


def test_the_strong_player_is_repeatable() -> None:
    ends = [GAME.encode(Run(GAME, {"1": StrongPlayer(), "2": StrongPlayer()}, "again", SHORT).play()) for _ in range(2)]
    assert ends[0] == ends[1]


def test_the_strong_player_answers_from_what_it_sees() -> None:
    """Its answers do not change when all that it cannot know is dealt anew."""
    run = Run(GAME, {"1": StrongPlayer(), "2": StrongPlayer(), "3": StrongPlayer()}, "blind", {"last_round": "2"})
    state = run.start()
    while GAME.outcome(state) is None:
        other = {seat: GAME.determinize(state, seat, Lots(7)) for seat in state.seats}
        for prompt in GAME.prompts(state).values():
            if prompt.seat in other:
                twin = GAME.prompts(other[prompt.seat])[prompt.id]
                mine = StrongPlayer().answer(GAME.view(state, prompt.seat), prompt, Lots(1))
                his = StrongPlayer().answer(GAME.view(other[prompt.seat], prompt.seat), twin, Lots(1))
                assert mine == his
        state = run.step(state)


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
        other = GAME.determinize(table.state, "2", Lots(n))
        assert other.pending is not None
        answer = other.pending.answers["1"]
        assert isinstance(answer, CommitEffort) and set(answer.cards) <= set(other.hand("1"))
        seen.add(answer.cards)
        assert other.hand("2") == table.hand("2")
    assert len(seen) > 3


def test_a_sealed_effort_stays_for_its_owner() -> None:
    table = sealed()
    other = GAME.determinize(table.state, "1", Lots(3))
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
    assert list(battery.secrecy(GAME, table.state, Lots(1))) == []
    monkeypatch.setattr(type(GAME), "view", lambda self, state, seat: Telltale(tuple(state.hand("2"))))
    assert any("hangs on" in what for what in battery.secrecy(GAME, table.state, Lots(1)))


def test_an_old_prompt_is_stale() -> None:
    table = Table(hands={"1": ["siege"], "2": ["armor"]}).turn(step="etcetera")
    old = table.prompt("1", Discard)
    table.do("1", Discard(())).do("2", Discard(()))
    with pytest.raises(StalePrompt):
        GAME.apply(table.state, old.id, Discard(()), KeyedDice(KEY, 1))
