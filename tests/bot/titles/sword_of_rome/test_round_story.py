"""What is told of a turn, of points and of everybody's dice: from public events and the public view alone."""

import msgspec
import pytest

from bot.titles.sword_of_rome.dice_luck import counted_throws
from bot.titles.sword_of_rome.points import points_of_next_scoring
from bot.titles.sword_of_rome.round_story import records_by_side
from engine.games.sword_of_rome.events.combat import BattleBegan, BattleDecided, BattleRolled
from engine.games.sword_of_rome.events.diplomacy import AllianceBroken, AllianceMade
from engine.games.sword_of_rome.events.movement import ArmyMarched, AvoidRolled, InterceptionRolled
from engine.games.sword_of_rome.events.siege import CityFell, CityLooted, TrackFilled
from engine.games.sword_of_rome.events.turn import AllianceLapsed, Scored, TurnBegan
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import Place
from engine.games.sword_of_rome.turn.scoring import counted_victory_spaces
from tests.bot.titles.sword_of_rome.said import SHOWN, VIEW, WORDS
from tests.engine.games.sword_of_rome.playing import Table

FOUGHT = (
    BattleBegan("clusium", "gallic", "etruscan", 4, 2),
    BattleRolled("clusium", "gallic", "etruscan", (6, 6, 6), (1, 1, 1), (), (), 18, 3),
    BattleDecided("clusium", "gallic", "etruscan", 15, 1, 2),
)


def test_a_turn_tells_points_battles_cities_and_betrayals() -> None:
    said = "\n".join(
        SHOWN.round_story_lines(
            VIEW,
            [
                *FOUGHT, CityFell("messana", "greek", "greek", ""), CityLooted("roma", "gallic", 5),
                CityFell("roma", "gallic", "gallic", "roman"), AllianceBroken("greek", "roman", ("croton",)),
                Scored("roman", ("antium",), ("capua", "roma"), -1, 5), Scored("greek", (), (), 0, 6),
            ],
            WORDS,
        )
    )  # fmt: skip
    assert "+1 for Antium and −2 for Capua and Roma lost" in said and "Gauls beat the Etruscans at Clusium" in said
    assert "Greeks took Messana." in said and "Gauls looted Roma." in said and "took Roma" not in said
    assert "The Greeks betrayed the Romans" in said and "Luckiest" in said and "Who has the fewest VP decides" in said


def test_whoever_comes_into_one_s_land_and_stays_is_told_first() -> None:
    """The Samnites stood beside Rome, and nothing above the next question said so."""
    table = Table(places={"praeneste": Place("roman", 1)}, stacks={"samnite@praeneste": 5, "samnite@aufidena": 2})
    came = ArmyMarched("samnite", "samnite_a", 5, "aufidena", "praeneste", "clear", 1, 2)
    passed = ArmyMarched("greek", "greek_a", 5, "praeneste", "roma", "clear", 1, 2)  # stands there no more
    view = GAME.view(table.state, table.state.players["roman"])
    (line,) = SHOWN.deeds_of_others(view, [came, passed], WORDS)
    assert line.startswith("⚠️ In your land now: ") and line.endswith("**5 CU** of the Samnites in Praeneste"), line
    assert SHOWN.deeds_of_others(view, [], WORDS) == []


def test_what_the_next_scoring_would_bring_is_what_the_rules_count() -> None:
    table = Table(places={"capua": Place("greek", 1), "neapolis": Place("", 1), "messana": Place("greek", 1)})
    found = points_of_next_scoring(GAME.view(table.state, None))
    for side in table.state.players:
        gained, lost = counted_victory_spaces(table.state, side)
        assert found[side] == len(gained) - len(lost)
    assert any(found.values())
    over = msgspec.structs.replace(GAME.view(table.state, None), winners=("roman",))
    assert points_of_next_scoring(over) == {} and "as it stands" not in "".join(SHOWN.status_lines(over, WORDS))
    assert "If nothing changes" in "\n".join(SHOWN.round_story_lines(GAME.view(table.state, None), [], WORDS))


def test_points_count_from_the_start_and_by_what_they_were_for() -> None:
    first = [TurnBegan(1, 6, 386, 374), Scored("roman", ("antium",), ("capua",), 0, 6), TrackFilled("gallic", 1, 7)]
    found = SHOWN.points_sources([*first, Scored("gallic", (), (), 0, 7)])
    assert sum(found["roman"].values()) == 6 and found["roman"]["points.home"] == -1
    assert sum(found["gallic"].values()) == 7 and found["gallic"]["points.plunder"] == 1
    assert SHOWN.points_sources([Scored("roman", ("antium",), (), 1, 7)]) == {"roman": {"points.abroad": 1}}


def test_what_the_end_of_the_track_swallows_is_no_point() -> None:
    told = [TurnBegan(1, 6, 386, 374), Scored("roman", (), ("capua",) * 8, -8, 0)]
    assert sum(SHOWN.points_sources(told)["roman"].values()) == 0


def test_what_the_upper_end_of_the_track_swallows_was_not_lost_at_home() -> None:
    full = Scored("greek", ("capua", "olbia", "roma"), (), 3, 12, end=True)
    told = [TurnBegan(1, 6, 386, 374), Scored("greek", ("capua",) * 4, (), 4, 10), full]
    assert SHOWN.points_sources(told)["greek"] == {"points.start": 6, "points.abroad": 6}
    assert WORDS.say(full.label()).startswith("Greeks **+3**, now 12, where the track ends: +3 for")
    assert "the track" not in WORDS.say(Scored("greek", ("capua",), (), 1, 12).label())


def test_luck_counts_low_dice_as_good_where_they_are() -> None:
    lucky = InterceptionRolled("roman", "camillus", "roma", "capua", 3, 1, 2, success=True)
    let_go = AvoidRolled("greek", "pyrrhus", "capua", "roma", 3, 0, 4, success=True, free=True)
    said = SHOWN.luck_lines([*FOUGHT, lucky, let_go], WORDS).split("\n")
    assert said[0].index("Gauls +7.5") < said[0].index("Romans +2.5") < said[0].index("−7.5")
    assert "Luckiest" in said[1] and "Gauls" in said[1] and "Unluckiest" in said[2] and "Etruscans" in said[2]
    assert [throw.what for throw in counted_throws([let_go])] == [] and SHOWN.luck_lines([], WORDS) == ""


def test_records_count_both_sides_of_a_battle() -> None:
    found = records_by_side(["gallic", "etruscan_samnite"], FOUGHT)
    assert (found["gallic"].won, found["gallic"].killed, found["gallic"].lost) == (1, 2, 1)
    assert (found["etruscan_samnite"].fought, found["etruscan_samnite"].lost) == (1, 2)
    lines = SHOWN.record_lines(msgspec.structs.replace(VIEW, turn=2), FOUGHT, WORDS)
    assert len(lines) == 2 * len(VIEW.sides) and "battles won 1 of 1" in "\n".join(lines)


def test_of_an_alliance_its_last_state_is_told_and_every_betrayal() -> None:
    told = [
        AllianceMade("greek", "roman"), AllianceBroken("greek", "roman", ("croton",)), AllianceMade("greek", "gallic"),
        AllianceLapsed("gallic", "greek", ("gallic",)),
    ]  # fmt: skip
    (line,) = [line for line in SHOWN.round_story_lines(VIEW, told, WORDS) if line.startswith("🤝")]
    assert line == "🤝 **The Greeks betrayed the Romans** · Gauls and Greeks are allies no more"


@pytest.mark.ruling(131)
def test_ruling_131_two_persons_are_told_their_sums_and_no_side_is_foretold_to_win() -> None:
    """The card said that one side leads and would win, where the sum of two sides decides."""
    vp = {"gallic": 3, "greek": 5, "roman": 7, "etruscan_samnite": 2}
    view = GAME.view(Table(players=2, vp=vp).turn_number_under_way("gallic").state, None)
    line = "**Together**, which decides: 🦅🌙⛰️ Boris **9 VP** · 🏛️🐗 Ada **8 VP**"
    assert line in SHOWN.status_lines(view, WORDS) and SHOWN.round_story_lines(view, [], WORDS)[0] == line
    assert not SHOWN.game_length(view).foretold and SHOWN.game_length(view).last
    assert SHOWN.game_length(VIEW).foretold and not any("Together" in said for said in SHOWN.status_lines(VIEW, WORDS))


def test_equal_battles_of_a_turn_are_told_once_with_their_number() -> None:
    said = "\n".join(SHOWN.round_story_lines(VIEW, [*FOUGHT, *FOUGHT], WORDS))
    assert said.count("beat the Etruscans at Clusium") == 1 and "at Clusium (×2)" in said
