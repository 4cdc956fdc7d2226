"""Standings counted again from posts: of a ladder that somebody has left, and whose organiser has set a result."""

import pytest

from testbed.drills.club.recount import Game, Told, _result, differences

FIRST = (
    "Samnite Wars · ladder by season · 2 at a table\n"
    "**1.** Ada · **0** points · 0 games\n**2.** Boris · **0** points · 0 games\n"
    "**3.** Cleo · **0** points · 0 games\n**4.** Dora · **0** points · 0 games\n**Round 1**"
)
LEFT = "-# <t:1:d> Dora plays no more, and is paired around"
BY_HAND = "-# <t:2:d> the organiser set the result of game 1: won by Ada"
LAST = (
    "Samnite Wars · ladder by season · 2 at a table\n"
    "**1.** {first} · **1** point · 1 game\n**2.** {second} · **0** points · 1 game\n"
    "**3.** Cleo · **1** point · 1 game\n**4.** Dora · **1** point · 1 game\n"
    "**Round 2**\n-# Cleo has no game in this round\n"
)


def begun(number: int, turn: int, players: str) -> str:
    return f"Your game in “Ladder” is on.\nRound {turn}, table “Ladder {turn}.{number}” in #a: {players}."


def told(*shows: str) -> Told:
    """Return a ladder of four: Boris has won against Ada, Dora against Cleo and has left then."""
    dms = {
        "Ada": {"Ladder 1.1": [begun(1, 1, "Ada, Boris"), "you came second of 2"]},
        "Boris": {"Ladder 1.1": ["you won"], "": [begun(3, 2, "Boris, Ada")]},
        "Cleo": {"Ladder 1.2": [begun(2, 1, "Cleo, Dora"), "you came second of 2"]},
        "Dora": {"Ladder 1.2": ["you won"]},
    }
    return Told("Ladder", dms, {}, shows)


@pytest.mark.parametrize("by_hand", [False, True])
def test_who_has_left_is_below_all_others_and_what_is_set_by_hand_stays(*, by_hand: bool) -> None:
    first, second = ("Ada", "Boris") if by_hand else ("Boris", "Ada")
    noted = f"{FIRST}\n{LEFT}" + (f"\n{BY_HAND}" if by_hand else "")
    last = LAST.format(first=first, second=second)
    assert differences(told(FIRST, noted, last)) == []
    assert len(differences(told(FIRST, noted, LAST.format(first=second, second=first)))) == 2
    assert differences(told(FIRST, f"{FIRST}\n{BY_HAND}" if by_hand else FIRST, last)), "nobody has left"


def test_of_a_game_that_a_computer_has_played_to_its_end_the_notice_counts() -> None:
    """Ada's seat was kept by a computer player: she is told who has won, but no place."""
    plain = told(FIRST, f"{FIRST}\n{LEFT}", LAST.format(first="Boris", second="Ada"))
    dms = {
        **plain.dms,
        "Ada": {"Ladder 1.1": [begun(1, 1, "Ada, Boris"), "🏁 **The game is over.** **Boris** won. So."]},
    }
    assert differences(plain._replace(dms=dms)) == []
    over = "🏁 **The game is over.** **Ada and Boris** won."
    level = {
        name: {"Ladder 1.1": [*dms[name]["Ladder 1.1"][:-1], over], "": dms[name].get("", [])}
        for name in ("Ada", "Boris")
    }
    assert differences(plain._replace(dms={**dms, **level})), "level, they stay where they were"


def test_points_that_one_was_not_told_stand_in_the_thread() -> None:
    end = "### 🏆 Boris won, 3 Prestige to 0\n```\nBoris ▓▓▓▒ 3\nAda    0\n```"
    plain = told(FIRST)
    dms = {
        "Ada": {"Ladder 1.1": ["🏁 **The game is over.** **Boris** won."]},
        "Boris": {"Ladder 1.1": ["you won with 3 Prestige"]},
    }
    found = plain._replace(dms=dms, threads={"Ladder 1.1": ["Ada 7", end]})
    result = _result(found, Game(1, 1, ("Ada", "Boris"), "Ladder 1.1"))
    assert result is not None and result.places == (2, 1) and result.points == (0.0, 3.0)


def test_a_notice_that_names_sides_is_of_those_who_play_them() -> None:
    """Of one who is kept a seat by a computer player, in a game whose sides have names of their own."""
    sides = "Game 1: Ada (Carthage) – Boris (Rome) · until <t:9:d>\nGame 2: Cleo (Rome) – Dora (Carthage)"
    plain = told(f"{FIRST}\n{sides}", f"{FIRST}\n{LEFT}", LAST.format(first="Boris", second="Ada"))
    end = "### 🏆 Rome won, 3 VP to 1\n```\nRome     ██████ 3\nCarthage ██ 1\n```"
    game = Game(1, 1, ("Ada", "Boris"), "Ladder 1.1")
    for won, places in (("Rome", (2, 1)), ("Carthage", (1, 2)), ("Rome and Carthage", (1, 1))):
        over = f"🏁 **The game is over.** **{won}** won. The last round of the table is over."
        mine = "you came second of 2, with 1 VP" if places[0] > 1 else "you won with 1 VP"
        dms = {**plain.dms, "Ada": {"Ladder 1.1": [mine]}, "Boris": {"Ladder 1.1": [over]}}
        result = _result(plain._replace(dms=dms, threads={"Ladder 1.1": [end]}), game)
        assert result is not None and result.places == places and result.points == (1.0, 3.0), won
