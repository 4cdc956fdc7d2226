"""The cards of the thread: results in bold first, an Operation a line, a battle with its dice and reasons."""

import msgspec
import pytest

from bot.titles.rise_of_the_roman_republic.title import TITLE
from bot.words import Words
from engine.games.rise_of_the_roman_republic.events.combat import (
    AvoidanceRolled,
    BattleBegan,
    BattleRolled,
    Modifier,
    SpLost,
    Withdrew,
)
from engine.games.rise_of_the_roman_republic.events.cup import (
    ContinuationRolled,
    LeaderActivated,
    MarkerDrawn,
    PhaseEnded,
    PointsCounted,
    TurnBegan,
)
from engine.games.rise_of_the_roman_republic.events.movement import InterceptionTried, Marched
from engine.games.rise_of_the_roman_republic.events.politics import (
    ImperiumAssigned,
    MagistrateElected,
    MagistratesProrogued,
)
from engine.games.rise_of_the_roman_republic.events.siege import (
    AssaultRolled,
    CityTaken,
    MilitiaLost,
    SiegeAttritionRolled,
    SurrenderRolled,
)
from engine.games.rise_of_the_roman_republic.events.tribes import TribeMastered, TribeMustered, TribeRolled
from engine.games.rise_of_the_roman_republic.game import PLAIN as GAME
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.games.rise_of_the_roman_republic.viewing import view_of
from engine.kernel.events import Event
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from tests.bot.titles.rise_of_the_roman_republic.telling import SEATS, WORDS, cards_of, start_view, turn
from tests.engine.games.rise_of_the_roman_republic.playing import Table

ACTS = LeaderActivated("pontius")
MARCH: list[Event] = [
    Marched("samnites", "pontius", ("pontius",), ("4109", "4009", "3909", "3808", "3608"), 34, 14),
    SpLost("samnites", "3608", "movement", 0, 1, 0, 0, {}),
]
BATTLE: list[Event] = [
    BattleBegan("4412", "samnites", "rome", (20, 2, 0), (22, 4, 0), "attack"),
    BattleRolled(
        modifiers=(Modifier("force", -1, 22, 26), Modifier("tactics", 3, 6, 3)),
        place="4412",
        attacker_leader="pontius",
        defender_leader="113",
        attacker_tactics=(7, 6),
        defender_tactics=(2, 3),
        die=6,
        adjusted=8,
        unpredictable=0,
        attacker=10,
        defender=20,
        result="a_win",
    ),
    SpLost("samnites", "4412", "battle", 10, 2, 0, 0, {}),
    SpLost("rome", "4412", "battle", 20, 4, 1, 0, {}),
    Withdrew("rome", "4412", ("4311", "4212"), False, "retreat", 2),
]


def test_a_phase_says_whose_it_is_and_a_march_its_price() -> None:
    said = turn([ACTS, *MARCH, ContinuationRolled("pontius", 4, 7, True)]).split("\n")
    assert "Gaius Pontius" in said[0]
    assert said[1].endswith("Bovianum → Ortona → 3608 (Picenum). 34 SP, 3.5 AP: 1/0 lost")
    assert said[2] == "-# 7 or less to go on: ④"


def test_demands_for_surrender_are_one_line_and_what_yields_stands_in_bold() -> None:
    events: list[Event] = []
    for place, die in (("3109", 2), ("3208", 6)):
        events += [SurrenderRolled(place, "samnites", "pontius", die, 7, True)]
        events += [CityTaken(place, "samnites", "", "surrender")]
    events.append(SurrenderRolled("3308", "samnites", "pontius", 9, 7, False))
    said = turn([ACTS, *events]).split("\n")
    assert "Camerinum and Firmum fall to the Samnites by surrender" in said[1] and said[1].startswith("**")
    assert "asks 3 cities" in said[2] and "Asculum refuses (⑨, 7 or less needed)" in said[2]
    assert len(said) == 3


def test_what_others_do_while_a_force_goes_by_stands_below_its_march() -> None:
    tribe: list[Event] = [
        TribeRolled("picenum", {"rome": 7, "epirus": 6}, {"epirus": 1}, ""),
        TribeRolled("picenum", {"rome": 7, "epirus": 2}, {"epirus": 1}, "rome"),
        TribeMastered("picenum", "rome", False),
        TribeMustered("picenum", 1, 2, 0, "3308"),
    ]
    tried = InterceptionTried("rome", "112", "3608", 8, 2, 6, False)
    said = turn([ACTS, *tribe, tried, *MARCH]).split("\n")
    assert said[1].startswith("⛰️ **Gaius Pontius**: Bovianum")
    assert said[2].startswith("▸ The Picentes take up arms at Asculum with **2/0 SP** (die ①), for Rome")
    assert "Rome ⑦ · Epirus ②+1 Guile after a tie" in said[2]
    assert "⑧, 4 or less needed: too late, the march goes on" in said[3]


def test_what_is_drawn_next_joins_the_card_before_it() -> None:
    drawn = MarkerDrawn("consul", 9)
    assert TITLE.card_key_of_event(drawn, ()) == "*"
    assert (
        TITLE.card_key_of_event(ACTS, ("phase_3",))
        == TITLE.card_key_of_event(MARCH[0], ("phase_3", "movement_5"))
        == "phase_3"
    )
    said = turn([ACTS, PhaseEnded("pontius"), drawn])
    assert "ends without a roll" in said and said.endswith("Drawn from the cup: **Consul**, 9 are left")


def test_an_election_is_a_line_a_man() -> None:
    elected = [MagistrateElected("112", "field_consul", True), ImperiumAssigned("112", ("I", "II"), "3714", "samnium")]
    said = turn(elected, "elections").split("\n")[1:]
    assert said == ["**Q. Publilius Philo** is Field Consul, by lot: Legions I and II; placed at Roma, for Samnium"]


def test_a_card_of_elections_says_what_is_decided_before_anything_is() -> None:
    assert turn([TurnBegan(2, 326)], "elections").split("\n")[1:] == [WORDS("turn.elections_begin")]


def test_whoever_was_prorogued_in_vain_is_told_once_the_elections_are_over() -> None:
    """His army went to another: nobody would hear of him again."""
    elected: list[Event] = [
        MagistratesProrogued(("112", "113")),
        ImperiumAssigned("112", ("I", "II"), "3714", "samnium"),
    ]
    during = msgspec.structs.replace(start_view(), phase="strategic")
    over = msgspec.structs.replace(start_view(), phase="operations")
    assert WORDS.name("113") not in turn(elected, "elections", during).split("\n", 2)[2]
    assert turn(elected, "elections", over).split("\n")[-1] == (
        "No command is left for L. Cornelius Lentulus, though prorogued: he goes home."
    )


def test_an_assault_tells_the_die_its_reasons_and_the_toll() -> None:
    rolled = AssaultRolled(
        modifiers=(Modifier("siege_capability", -2), Modifier("commander_letter", 1)),
        place="5908",
        power="epirus",
        leader="alexander_epirus",
        infantry=13,
        strength=1,
        shift=0,
        die=4,
        adjusted=3,
        attacker=10,
        defender=50,
    )
    toll: list[Event] = [MilitiaLost("5908", "assault", 1, 0), SpLost("epirus", "5908", "assault", 10, 1, 0, 0, {})]
    said = turn([rolled, *toll, CityTaken("5908", "epirus", "rome", "assault")]).split("\n")
    assert said[1] == "**🪖 Croton falls to Epirus by storm**"
    assert "storms Croton**: 13 infantry against 1" in said[2]
    assert "④ (siege capability −2, the commander’s rating +1) = 3" in said[3]
    assert "Odds: 60%" in said[4] and "Epirus loses 1/0 SP" in said[5]


def test_siege_attrition_tells_both_dice_of_each_siege() -> None:
    dice: list[Event] = [
        SiegeAttritionRolled(modifiers=(Modifier("supplied", -3),), place="4911", power="rome", besieger=True, die=4,
                             adjusted=1, attrition_sp=14, percent=4, loss=1),
        SiegeAttritionRolled(modifiers=(), place="4911", power="epirus", besieger=False, die=5, adjusted=5,
                             attrition_sp=6, percent=10, loss=0),
        SpLost("rome", "4911", "siege", 0, 1, 0, 0, {}),
    ]  # fmt: skip
    said = turn(dice, "siege_attrition_9").split("\n")
    assert said[0] == "**Siege attrition: one city**" and "Paestum" in said[1]
    assert "④ (supplied −3) = 1 → **1 Attrition SP lost** of 14" in said[2]
    assert "⑤ → no loss" in said[3] and "Rome loses 1/0 SP" in said[4]


def test_a_battle_says_who_came_with_what_why_it_ended_so_and_how_likely_it_was() -> None:
    said = TITLE.span_card(start_view(), BATTLE, WORDS, over=True).text()
    assert "Battle at Capua: the Samnites beat Rome" in said
    assert "The Samnites attack with **20/2 SP** under Gaius Pontius (3-7B)" in said
    assert "Die ⑥ (force −1 (22 to 26), tactics +3 (6 to 3)) = **8**" in said
    assert "Losses: the Samnites 10%, Rome 20%. It was tactics +3 (6 to 3) that weighed most. Odds beforehand: " in said
    assert "Rome loses 4/1 SP" in said and "Rome retreats from Capua to Casinum" in said


def test_whoever_gets_away_is_told_with_his_die() -> None:
    tried = AvoidanceRolled(
        modifiers=(Modifier("river", 1, 1),), place="4412", power="rome", leader="113", to="4212", inside=False, die=3,
        campaign=5, avoided=True,
    )  # fmt: skip
    said = TITLE.span_card(start_view(), [BATTLE[0], tried], WORDS, over=True).text()
    assert "Rome slips away from Capua" in said and "③, 4 or less needed (Campaign 5, river −1): **away**" in said
    assert "dice are not cast" not in said


def test_the_odds_are_not_told_by_an_owner_s_charts() -> None:
    """The title knows our own figures alone."""
    view = msgspec.structs.replace(start_view(), charts="own-1234")
    assert "Odds" not in TITLE.span_card(view, BATTLE, WORDS, over=True).text()


def test_the_end_of_a_year_says_the_points_first() -> None:
    counted = PointsCounted({"rome": 6, "samnites": 3, "epirus": 2}, {"rome": {"latium": 2, "sabinus": 4}})
    assert turn([counted], "ending").split("\n")[1].startswith("**Victory points: Rome 6")
    assert TITLE.points_sources([counted, counted])["rome"] == {"name.latium": 2, "name.sabinus": 4}
    assert TITLE.points_sources([counted]) == {}  # of one turn it is not known what has changed
    taken = [CityTaken("3512", "rome", "samnites", "assault"), CityTaken("4412", "samnites", "rome", "treachery")]
    found = TITLE.swing_sources([*taken, counted])  # Reate, in a province that counts for her now; Capua, in one lost
    assert found == {"rome": {"name.sabinus": 4, "name.campania": -1}, "samnites": {"name.sabinus": -1}}


def test_the_end_of_a_year_bears_its_year_also_when_the_next_has_begun() -> None:
    counted = PointsCounted({"rome": 6, "samnites": 3, "epirus": 2}, {})
    during = msgspec.structs.replace(start_view(), turn=1, phase="end")
    after = msgspec.structs.replace(during, turn=2, phase="strategic")
    assert turn([counted], "ending", during).split("\n")[0] == turn([counted], "ending", after).split("\n")[0]
    assert "327 BC" in turn([counted], "ending", after)


def test_where_nobody_counts_points_no_side_leads_by_them() -> None:
    """In Thunderbolt provinces in a row win: Rome led 11 to 0 as she was beaten."""
    run = Run(GAME, {seat: RandomPlayer() for seat in SEATS[:2]}, "thunder", options={"scenario": "thunderbolt"})
    view = GAME.view(run.start(), None)
    assert TITLE.points_by_side(view) == {} and TITLE.points_by_side(start_view())
    assert any("neighbouring provinces" in line for line in TITLE.round_story_lines(view, [], WORDS))
    assert not [line for line in TITLE.record_lines(view, [], WORDS) if "point" in line], "it said 0 points for Liguria"


@pytest.mark.parametrize(
    ("language", "goal", "lean", "armed"),
    [
        ("en", "Rome holds **1 of 7** cities of Samnium", "to the Samnites lean Etruria 2, Umbria 2, Apulia 2",
         "In arms: Umbrians with the Samnites"),
        ("it", "Roma tiene **1 di 7** città del Sannio", "per i Sanniti propendono: Etruria 2, Umbria 2, Apulia 2",
         "In armi: Umbri con i Sanniti"),
    ],
)  # fmt: skip
def test_the_report_of_the_samnite_wars_says_what_rome_s_victory_lacks(
    language: str, goal: str, lean: str, armed: str
) -> None:
    """The panel told it alone: cities of Samnium, provinces that lean, tribes in arms."""
    table = Table("central_italy").stand("umbria", "3607", 9)
    state = table.state
    state.masters = {"umbria": "samnites"}
    state.cities = {**state.cities, "4109": msgspec.structs.replace(state.cities["4109"], holder="rome")}
    view, words = view_of(state, None), Words(GAME_ID, language=language)
    told, panel = TITLE.round_story_lines(view, [], words), TITLE.status_lines(view, words)
    said = [line for line in told if line in panel]
    assert len(said) == 2 and goal in said[0] and lean in said[0] and said[1] == armed
    elsewhere = view_of(Table("alexander").state, None)
    assert not [
        line for line in TITLE.round_story_lines(elsewhere, [], words) if line in TITLE.status_lines(elsewhere, words)
    ]


def test_a_phase_that_goes_on_after_a_battle_bears_its_own_leader() -> None:
    """Its card is written anew when the next leader acts already."""
    later = msgspec.structs.replace(start_view(), acting="alexander_epirus")
    for event in (ContinuationRolled("pontius", 9, 7, False), PhaseEnded("pontius")):
        assert turn([event], "phase_3", later).startswith("**Gaius Pontius")


def test_a_phase_that_has_just_begun_says_where_its_leader_stands() -> None:
    said = turn([LeaderActivated("113")]).split("\n")
    assert said[1] == "His phase begins: he stands in Capua with 26 SP, Legions III and IV."


def test_a_phase_that_goes_on_by_its_roll_alone_says_where_its_leader_stands() -> None:
    """Its card was a title with a die."""
    said = turn([ContinuationRolled("113", 4, 7, True)]).split("\n")
    assert said[1] == "He acts again, and stands in Capua with 26 SP, Legions III and IV."


@pytest.mark.parametrize("seed", ["cards 1", "cards 2"])
def test_every_card_of_a_game_fits_discord_and_has_no_gap(seed: str) -> None:
    told = 0
    for view, card, events in cards_of(seed):
        said = card.text()
        assert list(card.broken_limits()) == [] and len(said) < 3600, (len(said), events)
        assert "{" not in said and " – ." not in said and "()" not in said, said
        assert card.title, events
        told += 1
        if told % 25 == 0:
            lines = [*TITLE.round_story_lines(view, events, WORDS), *TITLE.record_lines(view, events, WORDS)]
            assert not [line for line in lines if "{" in line]
    assert told > 40


def test_whom_a_battle_befell_is_told_how_it_ended_and_against_whom() -> None:
    """The march of a computer player led to it, or an interception: his own loss alone said neither."""
    state = Run(GAME, {seat: RandomPlayer() for seat in SEATS}, "telling").start()
    for event in BATTLE[:2]:
        assert state.players["rome"] in GAME.affected_seats(state, event)
    lines = [line for _, line in TITLE.news_for_seat(BATTLE, WORDS)]
    assert len(lines) == len(BATTLE) - 1
    assert "Capua" in lines[0] and "beat Rome" in lines[0] and "Samnites" in lines[0] and "20/2 SP" in lines[0]
    weights = [weight for weight, _ in TITLE.news_for_seat(BATTLE, WORDS)]
    assert weights[0] == max(weights)


def test_who_loses_a_city_hears_of_it() -> None:
    state = Run(GAME, {seat: RandomPlayer() for seat in SEATS}, "telling").start()
    assert GAME.affected_seats(state, CityTaken("4412", "samnites", "rome", "assault")) == {state.players["rome"]}


def test_who_has_no_leader_does_not_stand_under_nobody() -> None:
    rolled = next(event for event in BATTLE if isinstance(event, BattleRolled))
    unled = [msgspec.structs.replace(rolled, defender_leader="") if event is rolled else event for event in BATTLE]
    said = TITLE.span_card(start_view(), unled, WORDS, over=True).text()
    assert "SP** without a leader" in said and "under nobody" not in said
