"""What counts as a plain mistake in whole games: `testbed.arena.mistakes` counts it."""

from engine.games.sword_of_rome.board.roads import ROUGH, adjacent_spaces, link_kind
from engine.games.sword_of_rome.events.combat import BattleBegan, BattleDecided
from engine.games.sword_of_rome.events.movement import LeaderActivated
from engine.games.sword_of_rome.events.turn import RoundBegan
from engine.games.sword_of_rome.tables import SPACES
from tests.engine.games.sword_of_rome.playing import Table
from tests.engine.games.sword_of_rome.whole_games.mistakes import Mistakes

ROUGH_LINK = next(
    (start, goal) for start in SPACES for goal in adjacent_spaces(start) if link_kind("roman", start, goal) == ROUGH
)


def _left(cu: int, enemy: int) -> Mistakes:
    near = adjacent_spaces("roma")[0]
    table = Table(stacks={"roman@roma": cu, f"gallic@{near}": (enemy, "brennus")})
    found = Mistakes()
    found.count_event(table.state, LeaderActivated("roman", "camillus", "roma", "R1", 4))
    return found


def test_a_city_is_left_weak_only_beside_an_army() -> None:
    one = "cities left with 1 CU beside an army"
    assert _left(1, 5).seen[one] == 1
    assert _left(1, 2).seen[one] == 0 and _left(2, 5).seen[one] == 0
    assert _left(2, 5).seen["marches from a city"] == 1


def test_an_attack_is_even_by_the_sizes_and_counted_by_its_link() -> None:
    start, goal = ROUGH_LINK
    table, found = Table(), Mistakes()
    for mine, winner in ((4, "roman"), (5, "gallic"), (6, "roman")):
        found.count_event(table.state, BattleBegan(goal, "roman", "gallic", mine, 5, came_from=start))
        found.count_event(table.state, BattleDecided(goal, winner, "gallic", 1, 0, 0))
    assert (found.seen["attacks rough"], found.seen["even attacks rough"]) == (3, 2)
    assert found.seen["even attacks rough that were won"] == 1


def test_leaders_are_counted_as_a_round_begins() -> None:
    found = Mistakes()
    state = Table(stacks={"roman@roma": (0, "camillus"), "roman@capua": (3, "valerius")}, strict=False).state
    found.count_event(state, RoundBegan(2, 5))
    assert (found.seen["consuls"], found.seen["consuls without CU"]) == (2, 1)
    assert found.lines()[0] == "consuls: 2 (2.00 a game)"
