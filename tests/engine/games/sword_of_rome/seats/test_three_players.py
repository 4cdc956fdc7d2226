"""Three players: nobody plays the Gauls, whose events are rolled for (rulings 77 and 132 to 134)."""

from collections.abc import Mapping

import pytest

from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.actions.turn import ChooseTargets, EndTurn, GoFirst, PlayEvent
from engine.games.sword_of_rome.events.gauls import GallicEventCancelled, GallicEventQuiet, GallicEventRolled
from engine.games.sword_of_rome.frames.turn import GallicRoll
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.movement.limits import may_enter
from engine.games.sword_of_rome.powers import non_players
from engine.games.sword_of_rome.state import REMOVED, Place, discard_zone
from engine.players.player import RandomPlayer
from engine.players.selfplay import CHECK, Run
from tests.engine.games.sword_of_rome.playing import Table
from tests.tiers import thinned

LEAGUE = "etruscan_samnite"


def three(**given: object) -> Table:
    return Table(players=3, **given)  # type: ignore[arg-type]


def rolled(first: int, second: int, hands: Mapping[str, list[str]] | None = None, **given: object) -> Table:
    """Return a table at which the Gallic event has just been rolled, in the middle of a round."""
    table = three(hands=hands or {}, **given).round_of(LEAGUE)
    return table.begin(GallicRoll(), first, second)


@pytest.mark.ruling(77)
def test_ruling_77_the_gauls_are_not_in_the_game() -> None:
    state = three().state
    assert tuple(state.players) == ("roman", "greek", LEAGUE) and set(non_players(state)) == {"carthaginian", "volsci"}
    assert not any(one.power in ("gallic", "transalpine") for one in state.stacks.values())
    assert not may_enter(state, "etruscan", "ravenna") and state.places["ravenna"] == Place()


@pytest.mark.ruling(132)
@pytest.mark.parametrize(
    ("first", "before"),
    [("roman", ["roman", "greek"]), ("greek", ["greek"]), (LEAGUE, [LEAGUE, "roman", "greek"])],
)
def test_ruling_132_the_roll_comes_after_the_greeks_wherever_the_round_begins(first: str, before: list[str]) -> None:
    table = three(vp={"roman": 1}).at("first").do("roman", GoFirst(first))
    for side in before:
        assert not table.told(GallicEventRolled)
        table.do(side, EndTurn(), *((3, 4) if side == "greek" else ()))
    assert table.told(GallicEventRolled) == [GallicEventRolled((3, 4), "quiet")] and table.told(GallicEventQuiet)


@pytest.mark.ruling(132)
def test_ruling_132_the_roll_stays_where_it_was_when_the_greeks_are_out() -> None:
    table = three(vp={"roman": 1, "greek": 2}, strict=False)
    table.state.out = ("greek",)
    table.at("first").do("roman", GoFirst("roman"))
    table.do("roman", EndTurn(), 3, 4)
    assert table.told(GallicEventRolled) and table.asked() == {LEAGUE}


@pytest.mark.ruling(133)
def test_ruling_133_who_has_fewest_points_and_does_not_own_it_chooses() -> None:
    """10: a Roman marker. Rome has fewest points, yet the Greeks are asked; a garrison keeps its space."""
    table = rolled(6, 4, vp={"roman": 1, "greek": 4}, stacks={"roman@velitrae": 2})
    assert table.asked() == {"greek"}
    assert not table.allowed("greek", ChooseTargets(("velitrae",)))
    assert not table.allowed("greek", ChooseTargets(()))
    table.do("greek", ChooseTargets(("tarracina",)))
    assert table.place("tarracina") == Place() and table.asked() == {LEAGUE}


@pytest.mark.ruling(133)
def test_ruling_133_asculum_and_teate_come_first() -> None:
    table = rolled(6, 3, vp={"greek": 1})
    assert table.allowed("greek", ChooseTargets(("teate",)))
    assert not table.allowed("greek", ChooseTargets(("larinum",)))


@pytest.mark.ruling(133)
def test_ruling_133_umbria_falls_away_where_nobody_stands() -> None:
    table = rolled(1, 2, changed={"etruscan@sentinum": 1})
    assert table.place("spoletium") == Place() and table.place("sentinum").owner == "etruscan"


@pytest.mark.ruling(133)
def test_ruling_133_brennus_shakes_roma_and_takes_a_marker() -> None:
    before = three().place("roma").loyalty
    table = rolled(6, 6, vp={"greek": 1}, stacks={})
    table.do("greek", ChooseTargets(("tarracina",)))
    assert table.place("roma").loyalty == before - 1 and table.place("tarracina") == Place()
    kept = rolled(6, 6, vp={"greek": 1}, stacks={"roman@roma": 3})
    kept.do("greek", ChooseTargets(("tarracina",)))
    assert kept.place("roma").loyalty == before


@pytest.mark.ruling(133, 248)
def test_ruling_133_without_a_target_it_is_quiet() -> None:
    """11: Pisae and Narnia never fall below 1."""
    table = rolled(5, 6, {"roman": ["R24"]})
    assert table.told(GallicEventQuiet) and not table.window()


@pytest.mark.ruling(202, 248)
def test_ruling_202_of_two_cities_who_owns_neither_chooses_and_a_great_raid_may_take_less() -> None:
    places = {"pisae": Place("etruscan", 2), "narnia": Place("roman", 2)}
    table = rolled(5, 6, stacks={}, places=places, vp={"roman": 1, LEAGUE: 2, "greek": 9})
    assert table.asked() == {"greek"}
    table.do("greek", ChooseTargets(("narnia",)))
    assert (table.place("narnia").loyalty, table.place("pisae").loyalty) == (1, 2)
    raid = rolled(1, 1, vp={"greek": 1}, stacks={})
    assert raid.allowed("greek", ChooseTargets(()))
    assert raid.allowed("greek", ChooseTargets(("sentinum", "spoletium")))


@pytest.mark.ruling(77, 133, 134)
@pytest.mark.parametrize(("side", "card"), [("roman", "R21"), ("roman", "R24"), (LEAGUE, "E8"), (LEAGUE, "E33")])
def test_rulings_77_133_134_one_of_the_four_cards_cancels_it(side: str, card: str) -> None:
    """Once it is rolled, over the round that is under way; afterwards the round goes on."""
    table = rolled(1, 2, {side: [card]})
    assert table.window()
    table.do(side, Respond(card)).close()
    assert table.told(GallicEventCancelled) == [GallicEventCancelled(side, card, "raid_umbria")]
    assert table.place("sentinum").owner == "etruscan" and not table.window() and table.asked() == {LEAGUE}


@pytest.mark.ruling(201)
def test_ruling_201_a_card_that_cancels_is_discarded_even_if_marked_remove() -> None:
    table = rolled(1, 2, {LEAGUE: ["E33"]}).do(LEAGUE, Respond("E33")).close()
    zones = table.state.cards.zones
    assert "E33" in zones[discard_zone(LEAGUE)] and "E33" not in zones[REMOVED]


@pytest.mark.ruling(133)
def test_ruling_133_who_lets_it_pass_loses() -> None:
    table = rolled(1, 2, {"roman": ["R21"]}).close()
    assert table.place("sentinum") == Place() and table.place("spoletium") == Place()


def test_a_card_against_the_loss_of_support_still_saves_some_of_it() -> None:
    """Last in, first out: its window lies on top of the Gallic event's."""
    table = rolled(6, 4, {"roman": ["R33"]}, vp={"greek": 1}, stacks={}).close()
    table.do("greek", ChooseTargets(("tarracina",)))
    assert table.window()
    table.do("roman", Respond("R33", ("0",)))
    assert table.place("tarracina").owner == "roman"


@pytest.mark.ruling(134)
def test_ruling_134_they_are_not_played_for_their_text() -> None:
    """E33 is an event; with four players it can be played as one."""
    stacks = {"gallic@ravenna": 3, "gallic@clusium": 2, "etruscan@arretium": 2}
    four = Table(hands={LEAGUE: ["E33"]}, stacks=stacks, strict=False).turn_number_under_way(LEAGUE)
    assert four.offered(LEAGUE, PlayEvent)
    table = three(hands={LEAGUE: ["E33"]}).turn_number_under_way(LEAGUE)
    assert not table.offered(LEAGUE, PlayEvent)


@pytest.mark.parametrize("turns", thinned(["6", "9"], seconds=2))
def test_random_games_come_to_their_end(turns: str) -> None:
    players = {seat: RandomPlayer() for seat in "123"}
    state = Run(GAME, players, f"three {turns}", {"last_round": turns}, check=CHECK).play()
    assert state.outcome and set(state.outcome.scores) == {"roman", "greek", LEAGUE}
