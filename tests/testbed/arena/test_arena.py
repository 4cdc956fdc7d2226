"""`praetor arena`: common dice over all seats, a file that a match goes on from, figures with intervals."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.__main__ import main
from testbed.arena.figures import ratings, share_interval, shares_by_player
from testbed.arena.match import Match, Played, needed_games, play_game
from testbed.arena.result_file import read_results

ROOT = Path(__file__).parents[3]
TWO = Match(game="samnite_wars", players=("normal", "frozen", "random"))


def test_each_player_plays_each_seat_with_the_same_dice() -> None:
    seatings = [TWO.seating(number) for number in range(3)]
    for seat in "123":
        assert {seating[seat] for seating in seatings} == {"normal", "frozen", "random"}
    assert [TWO.dice_seed(number) for number in range(4)] == ["1.0", "1.0", "1.0", "1.1"]
    assert needed_games(TWO, 4) == 6


def test_players_who_are_all_the_same_have_other_dice_in_each_game() -> None:
    match = Match(game="samnite_wars", players=("normal", "normal"))
    assert [match.dice_seed(number) for number in range(2)] == ["1.0", "1.1"]


def test_the_same_game_comes_out_the_same_but_for_its_times() -> None:
    one, again = (play_game(TWO, 1) for _ in range(2))
    assert (one.won, one.scores, one.end, one.decisions) == (again.won, again.scores, again.end, again.decisions)
    assert sum(one.won.values()) == pytest.approx(1.0)
    assert "random" not in one.thought  # which does not look


def test_two_versions_sit_at_one_table() -> None:
    keeps = Match(game="samnite_wars", players=("frozen", "frozen:keep=9", "frozen"))
    plain = Match(game="samnite_wars", players=("frozen", "frozen:keep=2.8", "frozen"))
    usual = Match(game="samnite_wars", players=("frozen", "frozen", "frozen"))
    assert play_game(keeps, 0).scores != play_game(usual, 0).scores
    assert play_game(plain, 0).scores == play_game(usual, 0).scores


def test_a_match_that_was_broken_off_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "match.jsonl"
    asked = ["arena", "samnite_wars", "--players", "random,random:", "--seats", "2", "--out", str(out)]
    asked[3] = "normal,random"
    assert main([*asked, "--games", "2"]) == 0
    whole = out.read_bytes()
    out.write_bytes(whole[:-20])  # killed while it wrote
    capsys.readouterr()
    assert main([*asked, "--games", "4"]) == 0
    match, games = read_results(out)
    assert match is not None
    assert match.command.startswith("praetor arena samnite_wars --players normal,random --seats 2 --games 2")
    assert sorted(games) == [0, 1, 2, 3]
    assert out.read_bytes().startswith(whole.split(b"\n")[0])
    assert "4 games" in capsys.readouterr().out


def test_the_file_of_another_match_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "match.jsonl"
    asked = ["arena", "samnite_wars", "--players", "random", "--seats", "2", "--games", "1", "--out", str(out)]
    assert main(asked) == 0
    before = out.read_bytes()
    assert main([*asked, "--seed", "2"]) == 2
    assert "another match" in capsys.readouterr().err
    assert out.read_bytes() == before


@pytest.mark.parametrize(
    ("players", "why"),
    [
        ("clever", "no player 'clever': it has"),
        ("normal:kep=2", "unknown field `kep`"),
        ("normal:keep", "no weight=value"),
        ("random,random,random,random,random,random,random", "is played at"),
    ],
)
def test_what_cannot_be_played_says_why(players: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "samnite_wars", "--players", players]) == 2
    assert why in capsys.readouterr().err


def _played(number: int, seat: str) -> Played:
    return Played(number=number, won={seat: 1.0}, sides={}, scores={}, end=1, decisions=1)


def test_a_share_has_an_interval_over_dice_not_games() -> None:
    match = Match(game="samnite_wars", players=("normal", "frozen"))
    games = [_played(number, "1") for number in range(40)]  # seat 1 always wins: each player half of each pair
    shares, _ = shares_by_player(match, games)["normal"]
    assert shares == [0.5] * 20
    share, low, high = share_interval(shares, 2)
    assert low < share == 0.5 < high


def test_who_wins_more_is_rated_higher() -> None:
    match = Match(game="samnite_wars", players=("normal", "frozen"))
    games = []
    for number in range(40):
        seats = {name: seat for seat, name in match.seating(number).items()}
        games.append(_played(number, seats["normal" if number % 4 else "frozen"]))
    rated = ratings(match, games)
    assert 150 < rated["normal"] - rated["frozen"] < 230  # three victories of four: 190
    assert sum(rated.values()) == pytest.approx(3000)


def test_games_end_with_who_asked_for_them(tmp_path: Path) -> None:
    """Processes that wait for games were left behind when the arena was killed."""
    told = tmp_path / "pids"
    code = (
        "import os, multiprocessing as m, pathlib, time\n"
        "from concurrent.futures import ProcessPoolExecutor\n"
        "from testbed.arena.workers import end_with_parent\n"
        "if __name__ == '__main__':\n"
        "    with ProcessPoolExecutor(2, mp_context=m.get_context('spawn'), initializer=end_with_parent) as pool:\n"
        "        found = {pool.submit(os.getpid).result() for _ in range(4)}\n"
        f"        pathlib.Path({str(told)!r}).write_text(' '.join(map(str, found)))\n"
        "        time.sleep(600)\n"
    )
    script = tmp_path / "arena_that_is_killed.py"
    script.write_text(code)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    started = subprocess.Popen([sys.executable, str(script)], cwd=ROOT, env=environment)  # noqa: S603 - ourselves
    try:
        while not (told.exists() and told.read_text()):
            assert started.poll() is None
            time.sleep(0.05)
        pids = [int(pid) for pid in told.read_text().split()]
        assert pids and all(_lives(pid) for pid in pids)
    finally:
        started.kill()
        started.wait()
    while any(_lives(pid) for pid in pids):
        time.sleep(0.05)


def _lives(pid: int) -> bool:
    """Return whether a process runs, and is not only still listed."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
