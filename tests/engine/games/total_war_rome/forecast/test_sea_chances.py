"""The odds of battles at sea, held against the dice of the engine: before an attack, a voyage and an interception, and
when the battle is over."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from bot.titles import title_of_game
from bot.words import Words
from engine.games.total_war_rome.actions.campaign import Engage, Intercept, Sail
from engine.games.total_war_rome.events.battle import NavalBattleFought
from engine.games.total_war_rome.forecast import sea_odds, war
from engine.games.total_war_rome.forecast.agents import rounded_chance_percent
from engine.games.total_war_rome.forecast.unseen_forces import plausible_fleets
from engine.games.total_war_rome.game import GAME
from engine.games.total_war_rome.skull_dice import mean_damage
from engine.games.total_war_rome.state import ALLY, ENEMY, NEUTRAL, RomeState
from engine.kernel.actions import Action
from engine.kernel.dice import KeyedDice
from tests.engine.games.total_war_rome.forecast.rolls import Told, answered, exactly, sampled, share
from tests.engine.games.total_war_rome.forecast.test_chances import MOST_EXACT, Case, in_tiers, label, lines
from tests.engine.games.total_war_rome.scenario import ADMIRAL, CARTHAGE, FOOT, ROME, Board

FLEET, FOE = "rome_fleet_1", "carthage_fleet_1"
SHOWN: Any = title_of_game("total_war_rome")
WORDS = Words("total_war_rome", {"1": "Ada", "2": "Boris", "3": "Carla", "4": "Dora"})
ROMAN_MARINES = ("rome_shipyards", "rome_marines")
TRI, QUIN, PUNIC_TRI, PUNIC_QUIN = "trireme_r", "quinquereme_r", "trireme_c", "quinquereme_c"
FOUGHT = "naval_battle_fought"


class Fleets(NamedTuple):
    """Two navies: Rome's, perhaps with an army under an admiral aboard or with marines, and Carthage's."""

    name: str
    mine: tuple[str, ...] = (TRI, TRI)
    theirs: tuple[str, ...] = (PUNIC_TRI, PUNIC_TRI)
    admiral: bool = False
    marines: bool = False
    long: bool = True

    def board(self, mine: str, theirs: str, *, seen: bool = True, status: str = ENEMY) -> Board:
        """Return them in two sea areas, in Rome's campaign. seen: each faction knows the other's ships."""
        both = [((other, 1),) if seen else () for other in (CARTHAGE, ROME)]
        board = Board().status(ROME, CARTHAGE, status).navy(FLEET, mine, *self.mine, seen=both[0])
        board.navy(FOE, theirs, *self.theirs, seen=both[1])
        if self.admiral:
            board.army("rome_1", "latium", FOOT, FOOT, general=ADMIRAL).aboard("rome_1", FLEET)
        return board.has(ROME, developments=ROMAN_MARINES if self.marines else ()).campaign()


FLEETS = [
    Fleets("one against one", (TRI,), (PUNIC_QUIN,), long=False),
    Fleets("two with marines against one", (QUIN, TRI), (PUNIC_TRI,), marines=True, long=False),
    Fleets("one with an admiral against one", (TRI,), (PUNIC_TRI,), admiral=True, long=False),
    Fleets("two against two"),
    Fleets("two with an admiral", admiral=True),
    Fleets("three with marines against two", (TRI, TRI, QUIN), marines=True),
    Fleets("four against three", (TRI, TRI, QUIN, QUIN), (PUNIC_TRI, PUNIC_QUIN, PUNIC_QUIN)),
    Fleets("five against five", (TRI,) * 5, (PUNIC_QUIN,) * 5, marines=True, admiral=True),
]
SEA = "mare_tyrrhenum"


def result(state: RomeState, told: Told) -> tuple[str, int, int]:
    """Return who has won, and what the attacker and the defender have lost."""
    fought = next(e for e in told if isinstance(e, NavalBattleFought))
    return fought.side, len(fought.attacker_lost), len(fought.defender_lost)


def by_dice(board: Board, side: str, action: Action, fleets: Fleets) -> tuple[dict[tuple[str, int, int], float], bool]:
    play = answered(board, side, action, result, FOUGHT)
    dice = len(fleets.mine) + len(fleets.theirs) + fleets.admiral
    return (exactly(play), False) if dice <= MOST_EXACT else (sampled(play), True)


def attacking(fleets: Fleets) -> Iterator[Case]:
    """An attack on a navy that is known: its label, who wins and how often nobody does, what both lose."""
    board = fleets.board(SEA, SEA)
    odds, action = war.sea_odds(board.state, ROME, FLEET, FOE), Engage(FLEET, FOE)
    found, thrown = by_dice(board, ROME, action, fleets)
    told = label(board, ROME, Engage, FLEET, FOE)
    assert told.key == "odds.battle"
    said = (told.args["success"],)
    yield Case(f"at sea, {fleets.name}", odds.won, said, share(found, lambda one: one[0] == ROME), thrown)
    said = (told.args["tie"],)
    yield Case(f"at sea, {fleets.name}: a tie", odds.tied, said, share(found, lambda one: not one[0]), thrown)
    lost = sum(own * likely for (_, own, _), likely in found.items())
    taken = sum(other * likely for (_, _, other), likely in found.items())
    assert (odds.taken, odds.lost) == pytest.approx((taken, lost), abs=0.05 if thrown else 1e-9)
    for key, mean in (("sunk", odds.taken), ("lost", odds.lost)):
        assert lines(board, ROME, action, "preview.sea_fight", key) == [f"{mean:.1f}"]


@pytest.mark.parametrize("fleets", in_tiers(FLEETS, 20), ids=lambda one: one.name)
def test_an_attack_at_sea(fleets: Fleets) -> None:
    for case in attacking(fleets):
        case.check()


@pytest.mark.parametrize(("status", "key"), [(NEUTRAL, "odds.sea_war"), (ALLY, "odds.sea_ally")])
def test_the_same_odds_where_it_makes_enemies(status: str, key: str) -> None:
    board = FLEETS[0].board(SEA, SEA, status=status)
    told, odds = label(board, ROME, Engage, FLEET, FOE), war.sea_odds(board.state, ROME, FLEET, FOE)
    assert told.key == key and (told.args["success"], told.args["tie"]) == (
        rounded_chance_percent(odds.won),
        rounded_chance_percent(odds.tied),
    )


def test_a_voyage_against_a_navy_says_what_an_attack_there_would() -> None:
    fleets = FLEETS[1]
    here, away = fleets.board(SEA, SEA), fleets.board(SEA, "mare_ionium")
    voyage = label(away, ROME, Sail, FLEET, "mare_ionium")
    assert voyage.key == "odds.battle" and voyage.args == label(here, ROME, Engage, FLEET, FOE).args


@pytest.mark.parametrize("count", [1, pytest.param(2, marks=pytest.mark.soak(10))])
def test_an_attack_on_ships_that_are_not_known_says_the_mean_of_what_they_may_be(count: int) -> None:
    """Any of its ship cards is as likely as any other: four triremes and six quinqueremes."""
    fleets = plausible_fleets(CARTHAGE, count, ())
    assert dict(fleets)[(PUNIC_TRI,) * count] == pytest.approx(0.4 if count == 1 else 4 / 10 * 3 / 9)
    board = Fleets("", (TRI, QUIN), (PUNIC_TRI,) * count).board(SEA, SEA, seen=False)
    won = 0.0
    for ships, likely in fleets:
        found, _ = by_dice(Fleets("", (TRI, QUIN), ships).board(SEA, SEA), ROME, Engage(FLEET, FOE), FLEETS[0])
        won += likely * share(found, lambda one: one[0] == ROME)
    odds = war.sea_odds(board.state, ROME, FLEET, FOE)
    assert odds.won == pytest.approx(won)
    assert label(board, ROME, Engage, FLEET, FOE).args["success"] == rounded_chance_percent(won)
    assert lines(board, ROME, Engage(FLEET, FOE), "preview.sea_fight_usual", "sunk") == [f"{odds.taken:.1f}"]


@pytest.mark.parametrize("fleets", [FLEETS[1], FLEETS[2]], ids=lambda one: one.name)
def test_who_may_intercept_reads_the_odds_that_the_dice_give(fleets: Fleets) -> None:
    """In the question and on the option, with marines and an admiral aboard the navy that sails past."""
    board = fleets.board(SEA, "mare_africum").do(ROME, Sail(FLEET, ("mare_ionium",)))
    action, (asked,) = Intercept(FOE), (p for p in board.prompts(CARTHAGE) if Intercept.tag() in p.menu.forms)
    found = exactly(answered(board, CARTHAGE, action, result, FOUGHT))
    won, tied = share(found, lambda one: one[0] == CARTHAGE), share(found, lambda one: not one[0])
    brief = "\n".join(SHOWN.question_briefing(GAME.view(board.state, asked.seat), asked, WORDS))
    read = re.search(r"\*\*win (\d+)%\*\*, no victor (\d+)%", brief)
    assert read is not None and read.groups() == (str(rounded_chance_percent(won)), str(rounded_chance_percent(tied)))
    told = label(board, CARTHAGE, Intercept, FOE)
    assert (told.args["success"], told.args["tie"]) == (rounded_chance_percent(won), rounded_chance_percent(tied))


@pytest.mark.parametrize("fleets", [FLEETS[1], FLEETS[2]], ids=lambda one: one.name)
def test_when_it_is_over_the_odds_beforehand_are_those_of_the_dice(fleets: Fleets) -> None:
    board = fleets.board(SEA, SEA)
    odds = war.sea_odds(board.state, ROME, FLEET, FOE)
    done = GAME.apply(board.state, board.prompt(ROME, Engage).id, Engage(FLEET, FOE), KeyedDice(b"sea", 1))
    events = [form for one in done.events if (form := one.event.seen_by(None)) is not None]
    told = SHOWN.span_card(GAME.view(done.state, None), events, WORDS, over=True).text()
    read = re.search(r"Rome (\d+)%.*no victor (\d+)%", told)
    assert read is not None and read.groups() == (
        str(rounded_chance_percent(odds.won)),
        str(rounded_chance_percent(odds.tied)),
    )


def test_a_voyage_names_who_may_intercept_though_it_goes_to_attack_him() -> None:
    """Seas: a navy may intercept in each area beside it, on the way to its own too."""
    board = Board().status(ROME, CARTHAGE, ENEMY).navy(FLEET, "mare_ligusticum").navy(FOE, "mare_ionium").campaign()
    action = Sail(FLEET, ("mare_tyrrhenum", "mare_ionium"))
    assert lines(board, ROME, action, "preview.intercept", "sea") == ["mare_tyrrhenum"]
    board.do(ROME, action)
    assert board.asked() == {CARTHAGE} and board.may(CARTHAGE, Intercept)


# What finds what is wrong


def test_ships_to_be_sunk_are_not_the_mean_of_the_dice() -> None:
    """An odd X is lost, more than all ships cannot be sunk (ruling 68): the mean of the dice is too much."""
    board = FLEETS[0].board(SEA, SEA)
    assert war.sea_odds(board.state, ROME, FLEET, FOE).taken < mean_damage(("GREEN",))


@pytest.mark.parametrize("fleets", [FLEETS[1], FLEETS[2]], ids=lambda one: one.name)
def test_a_forecast_without_marines_or_admirals_is_found(fleets: Fleets, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = sea_odds.Squadron
    monkeypatch.setattr(war, "Squadron", lambda ships, general, marines: kept(ships))
    with pytest.raises(AssertionError):
        test_an_attack_at_sea(fleets)
