"""Two players: each plays two sides, with a deck, a hand and a victory marker of its own for each (section 4.3)."""

import pytest

from engine.games.sword_of_rome.actions.diplomacy import BreakAlliance, OfferAlliance
from engine.games.sword_of_rome.actions.movement import MarchArmy
from engine.games.sword_of_rome.actions.turn import Discard, EndTurn, GoFirst, Renew
from engine.games.sword_of_rome.cards.hands import desperate_cards
from engine.games.sword_of_rome.events.turn import BecameActive, Eliminated, GameEnded
from engine.games.sword_of_rome.frames.turn import Reinforcing
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.movement.plans import is_lending_armies
from engine.games.sword_of_rome.powers import are_allied, deciding_side
from engine.games.sword_of_rome.siege.sieges import owner_after_capture
from engine.games.sword_of_rome.state import Place, hand_zone
from engine.kernel.dice import UnverifiedRandom
from engine.players.player import RandomPlayer
from engine.players.selfplay import CHECK, Run
from tests.engine.games.sword_of_rome.playing import Table
from tests.tiers import thinned

NORTH, SOUTH = "1", "2"  # who plays Gauls with Greeks, who Romans with Etruscans and Samnites
HANDS = {"gallic": ["G1", "G5"], "greek": ["K1", "K19"], "roman": ["R1"], "etruscan_samnite": ["E4"]}


def two(**given: object) -> Table:
    return Table(players=2, **given)  # type: ignore[arg-type]


def winners(table: Table) -> tuple[str, ...]:
    return table.state.outcome.winners if table.state.outcome else ()


def seat_of(table: Table, side: str) -> str:
    return table.prompts(side)[0].seat


@pytest.mark.ruling(78, 129)
def test_rulings_78_129_each_power_has_its_own_deck_hand_and_marker() -> None:
    table = two().at("draw")
    for side in table.state.players:
        answer = Discard(())
        if table.offered(side, Discard):
            table.do(side, answer)
        assert len(table.hand(side)) == 7 and len(desperate_cards(table.state, side)) == 2
    assert table.state.vp == dict.fromkeys(("roman", "greek", "gallic", "etruscan_samnite"), 6)


@pytest.mark.ruling(78, 129)
def test_rulings_78_129_four_actions_a_round_from_the_first_power() -> None:
    """Persons alternate unevenly: two, one, one, two."""
    table = two(vp={"gallic": 3}).at("first")
    assert table.asked() == {"gallic"} and seat_of(table, "gallic") == NORTH
    table.do("gallic", GoFirst("gallic"))
    for side in ("gallic", "etruscan_samnite", "roman", "greek"):
        assert table.asked() == {side}
        table.do(side, EndTurn())
    assert [event.side for event in table.told(BecameActive)][:4] == ["gallic", "etruscan_samnite", "roman", "greek"]


@pytest.mark.ruling(129)
def test_ruling_129_the_opponent_runs_what_nobody_plays() -> None:
    """Of two sides of his the one with fewer points is asked; the partner of the active side never."""
    table = two(vp={"greek": 2, "gallic": 5, "roman": 9, "etruscan_samnite": 8}).turn_number_under_way("gallic")
    assert deciding_side(table.state, "volsci") == "etruscan_samnite"
    table = two(vp={"greek": 5, "gallic": 2, "roman": 1, "etruscan_samnite": 8}).turn_number_under_way("roman")
    assert deciding_side(table.state, "carthaginian") == "gallic"


@pytest.mark.ruling(130)
def test_ruling_130_partners_are_allied_for_good_and_nobody_else_is() -> None:
    table = two(hands=HANDS).turn_number_under_way("gallic")
    assert are_allied(table.state, "gallic", "greek") and are_allied(table.state, "roman", "samnite")
    assert not are_allied(table.state, "gallic", "roman")
    assert not table.offered("gallic", OfferAlliance) and not table.offered("gallic", BreakAlliance)
    table = two().at("renewal")
    assert not any(table.offered(side, Renew) for side in table.state.players)


@pytest.mark.ruling(130)
def test_ruling_130_partners_do_not_fight_nor_take_each_others_home() -> None:
    """A Roman army may stand beside Samnites, not march at them; what it takes at Capua's side in Samnium is theirs."""
    stacks = {"roman@capua": (7, "camillus"), "samnite@bovianum": (5, "egnatius"), "greek@neapolis": 2}
    table = two(
        stacks=stacks, hands={"roman": ["R4", "R25"]}, places={"bovianum": Place("samnite")}
    ).turn_number_under_way("roman")
    routes = [MarchArmy(card, "camillus", (), 7, ("bovianum",)) for card in ("R4", "R25")]
    assert not any(table.allowed("roman", one) for one in routes)
    assert owner_after_capture(table.state, "roman", "bovianum") == "samnite"
    assert owner_after_capture(table.state, "greek", "ravenna") == "gallic"


@pytest.mark.ruling(130)
def test_ruling_130_the_gauls_keep_cards() -> None:
    table = two(hands=HANDS).at("draw")
    assert table.allowed("gallic", Discard(()))
    assert not Table(hands=HANDS).at("draw").offered("gallic", Discard)  # four players: they lay all aside


@pytest.mark.ruling(131)
def test_ruling_131_one_power_at_the_level_ends_it_and_the_sum_decides() -> None:
    table = two(turn=4, vp={"gallic": 12, "greek": 1, "roman": 7, "etruscan_samnite": 7}).at("scoring")
    assert table.told(GameEnded)[0].how == "automatic"
    assert winners(table) == ("roman", "etruscan_samnite")


@pytest.mark.ruling(131)
def test_ruling_131_gauls_and_greeks_win_ties() -> None:
    table = two(turn=6).at("scoring")
    assert table.told(GameEnded)[0].how == "last_turn" and winners(table) == ("greek", "gallic")


@pytest.mark.ruling(131, 203)
def test_rulings_131_203_a_power_without_cu_is_out_and_its_points_count() -> None:
    """What was its home is then anybody's, its partner's too."""
    table = two(places={"ravenna": Place()}, vp={"gallic": 11, "greek": 6}, strict=False)
    table.state.stacks = {name: one for name, one in table.state.stacks.items() if one.power != "gallic"}
    table.phase(Reinforcing(step="check"), "advance")
    assert [event.side for event in table.told(Eliminated)] == ["gallic"]
    assert table.state.outcome is None and not are_allied(table.state, "greek", "gallic")
    assert owner_after_capture(table.state, "greek", "ravenna") == "greek"
    table.state.turn = 6
    assert winners(table.at("scoring")) == ("greek", "gallic")


@pytest.mark.ruling(131)
def test_ruling_131_a_person_without_a_power_has_lost_at_once() -> None:
    gone = {name: 0 for name in two().state.stacks if name.partition("@")[0] in ("gallic", "greek")}
    table = two(vp={"gallic": 12, "greek": 12}, strict=False)
    table.state.out, table.state.stacks = (
        ("gallic", "greek"),
        {k: v for k, v in table.state.stacks.items() if k not in gone},
    )
    table.at("advance")
    assert table.told(GameEnded)[0].how == "alone"
    assert winners(table) == ("roman", "etruscan_samnite")


@pytest.mark.ruling(200)
def test_ruling_200_nobody_asks_himself_for_his_armies() -> None:
    state = two().turn_number_under_way("gallic").state
    assert is_lending_armies(state, "greek", "gallic") and is_lending_armies(state, "roman", "etruscan_samnite")
    assert not is_lending_armies(state, "roman", "greek")


def test_a_person_sees_both_hands_and_no_other() -> None:
    table = two(hands=HANDS).turn_number_under_way("gallic")
    view = GAME.view(table.state, NORTH)
    assert {one.side: one.hand for one in view.own} == {"gallic": ("G1", "G5"), "greek": ("K1", "K19")}
    for seed in range(20):
        other = GAME.determinize(table.state, NORTH, UnverifiedRandom(seed))
        assert [other.cards.zones[hand_zone(side)] for side in ("gallic", "greek")] == [["G1", "G5"], ["K1", "K19"]]
        assert GAME.view(other, NORTH) == view


@pytest.mark.parametrize("turns", thinned(["6", "9"], seconds=2))
def test_random_games_come_to_their_end(turns: str) -> None:
    run = Run(
        GAME, {seat: RandomPlayer() for seat in (NORTH, SOUTH)}, f"two {turns}", {"last_round": turns}, check=CHECK
    )
    state = run.play()
    assert state.outcome and len({state.players[side] for side in state.outcome.winners}) == 1
    assert state.outcome.scores == state.vp
