"""The odds that stand beside a result are those of before its first die, as the reader knew the armies; and a verdict
names the number that decided. What was told before these were told is read and told as it was."""

import re
import threading

import msgspec
import pytest

from bot.titles import title_of_game
from bot.titles.total_war_rome.land_battle import course_of
from bot.titles.total_war_rome.verdicts import battle_odds, hits_needed_text, own_battle_odds, verdict_reason
from bot.words import Words
from engine.games import game_by_id
from engine.games.total_war_rome.events.battle import (
    BattleBegun,
    BattleDecided,
    CombatFought,
    GeneralsCompared,
    UnopposedAttackMade,
)
from engine.games.total_war_rome.events.board import Rolled
from engine.games.total_war_rome.events.campaign import AssaultEnds
from engine.games.total_war_rome.forecast import beforehand, land_odds
from engine.games.total_war_rome.forecast.beforehand import assault_beforehand, battle_beforehand
from engine.games.total_war_rome.forecast.land_odds import BattleOdds, army_of_middle_strength, battle_odds_against
from engine.games.total_war_rome.forecast.odds import Odds, land_battle_odds
from engine.games.total_war_rome.forecast.plausible_armies import plausible_armies
from engine.games.total_war_rome.forecast.war import assault_odds
from engine.games.total_war_rome.traces import SHOWN, Trace
from engine.games.total_war_rome.view import RomeView, view_of
from engine.kernel.events import Event
from tests.engine.games.total_war_rome.table import CARTHAGE, ROME, Table

GAME = game_by_id("total_war_rome")
WORDS = Words("total_war_rome")
STRONG, WEAK = ("italian_infantry",) * 4, ("libyan_spearmen",) * 2
BEGUN = BattleBegun(ROME, CARTHAGE, "messana", 4, 2)
COMPARED = GeneralsCompared(ROME, CARTHAGE, 1, "", "", 0, 0)
DECIDED = BattleDecided(
    "total_victory", CARTHAGE, ROME, CARTHAGE, ("italian_infantry",) * 3, ("libyan_spearmen",) * 3,
    attacker_left=1, attacker_seat="1", defender_seat="2", attacker_kinds=STRONG, defender_kinds=WEAK,
)  # fmt: skip


def view(seat: str | None = None) -> RomeView:
    return view_of(Table(players=2).state, seat)


def seen(seat: str | None, *events: Event) -> list[Event]:
    return [form for event in events if (form := event.seen_by(seat)) is not None]


def test_who_fights_reads_the_odds_of_his_own_army_and_the_table_those_of_a_usual_one() -> None:
    """The kinds of another's cards weigh nowhere but in their own line."""
    public = course_of(seen(None, BEGUN, COMPARED, DECIDED))
    other = msgspec.structs.replace(DECIDED, attacker_kinds=("republican_legionaries",) * 4)
    assert public == course_of(seen(None, BEGUN, COMPARED, other)) == course_of(seen("3", BEGUN, COMPARED, DECIDED))
    assert public is not None
    said = battle_odds(public, view(), WORDS)
    assert said.startswith("**Odds beforehand** · Rome ") and "Carthage" in said and "a draw" in said
    assert sum(int(n) for n in re.findall(r"(\d+)%", said)) == 100
    own, changed = (course_of(seen("1", BEGUN, COMPARED, one)) for one in (DECIDED, other))
    assert own is not None and changed is not None and own != changed
    assert own_battle_odds(own, view("1"), WORDS).endswith("%")
    assert own_battle_odds(own, view("1"), WORDS) != own_battle_odds(changed, view("1"), WORDS)
    assert own_battle_odds(public, view(), WORDS) == ""


async def test_a_battle_is_played_out_for_its_odds_away_from_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []

    def played(*given: object, **named: object) -> Odds:
        threads.append(threading.get_ident())
        return land_battle_odds(*given, **named)  # type: ignore[arg-type]  # passed on as given

    monkeypatch.setattr(land_odds, "land_battle_odds", played)
    battle_odds_against.cache_clear()
    for seat in (None, "1"):
        events = seen(seat, BEGUN, COMPARED, DECIDED)
        await title_of_game("total_war_rome").compute_event_odds(view(seat), events)
        at_once = len(threads)
        title_of_game("total_war_rome").span_card(view(seat), events, WORDS, over=True)
        title_of_game("total_war_rome").decision_result_lines(view(seat), events, WORDS)
        assert len(threads) == at_once
    assert threads and threading.get_ident() not in threads


def test_a_battle_that_was_broken_off_before_its_generals_met_has_no_odds() -> None:
    course = course_of([BEGUN], over=True)
    assert course is not None and battle_odds(course, view(), WORDS) == ""


@pytest.mark.parametrize(
    ("left", "says"), [(1, "Rome has 1 main card left, 2 are needed"), (0, "Rome has no main card left, 2 are needed")]
)
def test_the_verdict_names_how_many_main_cards_are_left(left: int, says: str) -> None:
    said = verdict_reason(msgspec.structs.replace(DECIDED, attacker_left=left), WORDS)
    assert said.startswith(says) and "the army is destroyed, so Carthage wins" in said


def test_the_verdict_says_that_who_lost_more_wins_all_the_same() -> None:
    decided = msgspec.structs.replace(DECIDED, attacker_dead=("italian_infantry",))
    assert "so Carthage wins though it lost 3 main cards against 1." in verdict_reason(decided, WORDS)


def test_both_armies_are_named_where_both_are_destroyed() -> None:
    decided = BattleDecided("both_destroyed", "", ROME, CARTHAGE, attacker_left=1, defender_left=0)
    said = verdict_reason(decided, WORDS)
    assert "Rome has 1 main card left and Carthage has no main card left, 2 are needed" in said


def test_the_cards_that_a_side_came_with_are_its_own_players() -> None:
    assert DECIDED.seen_by(None).attacker_kinds == () == DECIDED.seen_by(None).defender_kinds
    assert DECIDED.seen_by("2").attacker_kinds == () and DECIDED.seen_by("2").defender_kinds == WEAK
    ends = AssaultEnds(ROME, "rome_1", "zeugitana", taken=False, seat="1", started=4, cards=STRONG)
    assert ends.seen_by("2").cards == () == ends.seen_by(None).cards and ends.seen_by("1").cards == STRONG


def test_the_cards_that_were_seen_to_fight_are_in_everybodys_odds() -> None:
    """Who reads the odds afterwards has seen the cards that fought; the kinds of the others weigh for nobody else."""
    unopposed = UnopposedAttackMade("centre", ROME, CARTHAGE, (STRONG[0],))
    combat = CombatFought("centre", 1, ROME, CARTHAGE, STRONG[:3], WEAK)
    owned = {side: faction.developments for side, faction in view().factions.items()}

    def odds(decided: BattleDecided, *combats: CombatFought | UnopposedAttackMade) -> BattleOdds:
        told = decided.seen_by(None)
        return battle_beforehand(BEGUN, COMPARED, told, combats, owned, 2, view().options)

    public = odds(DECIDED, combat, unopposed)
    exact = battle_beforehand(BEGUN, COMPARED, DECIDED, (), owned, 2, view().options)
    other = msgspec.structs.replace(
        DECIDED, attacker_kinds=("republican_legionaries",) * 4, defender_kinds=("sacred_band",) * 2
    )
    assert public.low == public.high and abs(public.success - exact.success) < 0.01
    assert public == odds(other, combat, unopposed)
    assert odds(DECIDED, combat) == odds(other, combat)


def test_who_was_shown_an_army_before_reckons_with_all_of_it() -> None:
    """Ruling 103: and nobody else is told who that is; each form can stand in the event's place."""
    decided = msgspec.structs.replace(DECIDED, defender_known_to=("3", "4"))
    assert decided.seen_by("3").defender_kinds == WEAK and decided.seen_by("3").attacker_kinds == ()
    for seat in (None, "1", "2", "3"):
        form = decided.seen_by(seat)
        assert form.defender_known_to == (("3",) if seat == "3" else ()) and form.seen_by(seat) == form
    assert decided.seen_by(None) == DECIDED.seen_by(None) and decided.seen_by("1") == DECIDED.seen_by("1")


def test_of_an_attacker_who_was_not_seen_the_army_of_middle_strength_stands_for_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not the guess that happens to come first."""
    begun, told = BattleBegun(CARTHAGE, ROME, "messana", 8, 6), DECIDED.seen_by(None)
    guesses, fights = tuple(sorted(plausible_armies(CARTHAGE, 8, 0, (), (Trace(SHOWN, kinds=()),)))), []
    assert guesses[0] != guesses[-1]
    monkeypatch.setattr(beforehand, "battle_odds_against", lambda mine, theirs, ground: fights.append(mine))
    for turned in (guesses, guesses[::-1]):
        monkeypatch.setattr(beforehand, "plausible_armies", lambda side, *rest, turned=turned: turned)
        battle_beforehand(begun, COMPARED, told, (), {}, 2, view().options)
    assert fights == [army_of_middle_strength(guesses)] * 2


# Assaults

ENDS = AssaultEnds(
    ROME, "rome_1", "zeugitana", taken=False, seat="1", started=4, cards=STRONG, garrison=(("RED", "skull"),) * 2
)
ATTACK = Rolled(ROME, "assault", ("GREEN",), ("skull",))


def test_an_assault_says_what_was_needed_and_its_odds() -> None:
    """The garrison's throw stands in the end itself, since the choice of losses may lie between."""
    lines = title_of_game("total_war_rome").decision_result_lines(view("1"), seen("1", ATTACK, ENDS), WORDS)
    assert lines[1].startswith("1 hit against 2, 2½ needed · ") and "odds beforehand " in lines[1]
    stronger = msgspec.structs.replace(ENDS, cards=("republican_legionaries",) * 6)
    assert (
        lines[1]
        != title_of_game("total_war_rome").decision_result_lines(view("1"), seen("1", ATTACK, stronger), WORDS)[1]
    )
    public = [
        title_of_game("total_war_rome").decision_result_lines(view(), seen(None, ATTACK, one), WORDS)
        for one in (ENDS, stronger)
    ]
    assert public[0] == public[1]
    assert "for who did not know the army's cards" in public[0][1] and "did not know" not in lines[1]


def test_what_beats_a_garrison_is_half_a_hit_more() -> None:
    assert [hits_needed_text(faces) for faces in ((), ("x",), ("skull",), ("skull", "x"))] == ["½", "1", "1½", "2"]


# What was told before


@pytest.mark.parametrize(
    "stored",
    [
        {"is": "battle_decided", "result": "victory", "side": ROME, "attacker": ROME, "defender": CARTHAGE},
        {"is": "assault_ends", "side": ROME, "army": "rome_1", "region": "zeugitana", "taken": True},
    ],
)
def test_older_events_are_read_and_told(stored: dict[str, object]) -> None:
    told = GAME.event(msgspec.json.encode(stored))
    lines = title_of_game("total_war_rome").decision_result_lines(view("1"), [ATTACK, told], WORDS)
    assert lines and "beforehand" not in " ".join(lines) and "needed:" not in lines[0]


def test_an_assault_by_cards_that_were_not_seen_is_reckoned_with_all_that_they_may_be() -> None:
    """From 6 to 52 in a hundred: in the mean of them, not by the first guess."""
    ends = AssaultEnds(CARTHAGE, "carthage_1", "latium", taken=False, seat="2", started=8, garrison=(("RED", "x"),) * 3)
    armies = plausible_armies(CARTHAGE, 8, 0, (), (Trace(SHOWN, kinds=()),))
    each = [assault_odds(cards, "", ("RED",) * 3, (), walls=False)[0] for cards in armies]
    found = assault_beforehand(ends, {}, view().options)
    assert found is not None and found == pytest.approx(sum(each) / len(each)) and abs(found - each[0]) > 0.02
