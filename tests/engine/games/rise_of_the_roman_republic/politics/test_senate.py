"""The Senate's figures (sections 5.66 and 5.67)."""

import pytest

from engine.games.rise_of_the_roman_republic.politics.senate import (
    Request,
    Threat,
    best_censure_result,
    censure_modifier,
    is_granted,
    may_ask_to_enter,
    request_grant_chance,
    request_modifiers,
)

CALM = Threat(near=0, far=0, in_roman_italy=True, anywhere=True)
MERENDA = Request(matter="leave", office="proconsul", prorogued=True)


def total(request: Request, threat: Threat = CALM) -> int:
    return sum(request_modifiers(request, threat).values())


def test_merenda_is_refused_with_seven_against_four() -> None:
    """The example of section 5.66: +2 as prorogued proconsul, -1 for his Guile, a 6 on the die, Campaign 4."""
    assert total(MERENDA) == 2 and is_granted(2, 2, 4) and not is_granted(3, 2, 4)
    asked = Request(matter="leave", office="proconsul", prorogued=True, guile=1)
    assert 6 + total(asked) == 7
    assert not is_granted(6, total(asked), 4)


def test_merenda_stays_in_office_with_a_five_after_a_victory() -> None:
    """The example of section 5.67: his Guile is spent, a victory, no Triumph."""
    modifier = censure_modifier("victory", 0)
    assert 5 + modifier == 4 and is_granted(5, modifier, 4) and not is_granted(6, modifier, 4)


@pytest.mark.parametrize(
    ("request_", "modifier"),
    [
        (Request(matter="leave", office="rome_consul"), 0),
        (Request(matter="leave", office="field_consul"), -1),
        (Request(matter="leave", office="proconsul"), 1),
        (Request(matter="leave", office="praetor"), 0),
        (Request(matter="leave", office="praetor", prorogued=True), 2),
        (Request(matter="leave", office="urban_praetor", garrison=True), 2),
        (Request(matter="leave", office="field_consul", dictator=3), -4),
        (Request(matter="army", office="field_consul", dictator=2, guile=1), -3),
    ],
)
def test_a_request_has_the_modifiers_of_its_office(request_: Request, modifier: int) -> None:
    assert total(request_) == modifier


@pytest.mark.parametrize(
    ("threat", "modifier"),
    [
        (Threat(near=20, far=40, in_roman_italy=True, anywhere=True), -4),
        (Threat(near=19, far=39, in_roman_italy=False, anywhere=True), -2),
        (Threat(near=19, far=38, in_roman_italy=True, anywhere=True), 0),
        (Threat(near=0, far=0, in_roman_italy=False, anywhere=False), 5),
        (Threat(near=0, far=0, in_roman_italy=False, anywhere=True), 1),
    ],
)
@pytest.mark.ruling("G8")
def test_the_first_true_one_of_the_enemys_whereabouts_counts(threat: Threat, modifier: int) -> None:
    assert total(Request(matter="leave", office="rome_consul"), threat) == modifier


def test_a_triumph_and_an_army_ask_nothing_of_the_enemys_whereabouts() -> None:
    away = Threat(near=0, far=0, in_roman_italy=False, anywhere=False)
    assert total(Request(matter="triumph", office="proconsul", prorogued=True), away) == 0
    assert total(Request(matter="army", office="rome_consul"), away) == 0


def test_a_force_may_ask_to_enter_rome_only_under_threat() -> None:
    assert not may_ask_to_enter(CALM)
    strong = Threat(near=0, far=25, in_roman_italy=True, anywhere=True)
    assert may_ask_to_enter(strong) and total(Request(matter="enter_rome", office="field_consul"), strong) == -2


def test_the_chance_counts_the_faces_of_a_die_of_nought_to_nine() -> None:
    assert request_grant_chance(2, 4) == pytest.approx(0.3)
    assert request_grant_chance(0, 9) == 1 and request_grant_chance(5, 4) == 0


def test_the_best_result_of_a_phase_is_judged_and_a_draw_is_a_fight() -> None:
    assert best_censure_result(()) == "no_battle"
    assert best_censure_result(("no_battle", "defeat")) == "defeat"
    assert best_censure_result(("defeat", "victory", "draw")) == "victory"
    assert censure_modifier("draw", 0) == 0
    assert [censure_modifier(one, 1) for one in ("triumph", "no_battle", "defeat", "major_defeat")] == [-4, 0, 2, 5]
