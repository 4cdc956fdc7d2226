"""Events that serve a moment: the computer player *mended* keeps them for it and plays them; *frozen* cashes them."""

from typing import Any

import pytest

from engine.games.total_war_rome.actions.battle import PrepareBattle
from engine.games.total_war_rome.actions.event_cards import CampFever, ForcedMarch
from engine.games.total_war_rome.actions.rounds import Bid
from engine.games.total_war_rome.board.armies import set_army
from engine.games.total_war_rome.computer_player.computer import StrongPlayer
from engine.games.total_war_rome.computer_player.event_uses import card_worth
from engine.games.total_war_rome.computer_player.weights import WEIGHTS
from engine.games.total_war_rome.frames.battle import LandBattle
from engine.games.total_war_rome.frames.rounds import InitiativePhase
from engine.games.total_war_rome.tables import CARDS
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import MAY
from engine.kit.weights import using_thinking_weights
from tests.engine.games.total_war_rome.player.test_player import C1, R1, STRONG, eyes
from tests.engine.games.total_war_rome.scenario import CARTHAGE, ROME, SPEARS, Board

FROZEN, MENDED = StrongPlayer("frozen"), StrongPlayer("mended")


def answers(board: Board, side: str = ROME) -> dict[str, Any]:
    """Return what each of the two answers first of all."""
    prompt = next(p for p in board.prompts(side) if p.kind != MAY)
    players = {"frozen": FROZEN, "mended": MENDED}
    return {name: player.answer(eyes(board, side), prompt, UnverifiedRandom(1)) for name, player in players.items()}


def kept(board: Board, event: str) -> dict[str, bool]:
    """Return who keeps a card of Rome with an event, as it is worth more than its tax."""
    view = eyes(board)
    card = next(card for card in view.hand if CARDS[card].event == event)
    found = {}
    for name in ("frozen", "mended"):
        with using_thinking_weights(WEIGHTS.named(name)):
            found[name] = card_worth(view, card) >= CARDS[card].tax
    return found


def facing(count: int) -> Board:
    """Return Rome beside a Carthaginian army of so many cards abroad."""
    board = Board().army(R1, "apulia", *STRONG).army(C1, "bruttium", *[SPEARS] * count)
    return board.own(CARTHAGE, "bruttium").status(ROME, CARTHAGE, "enemy")


@pytest.mark.parametrize("event", ["stratagem", "broken_ground", "camp_fever"])
def test_a_card_is_kept_where_its_moment_is_in_sight(event: str) -> None:
    assert kept(facing(6).holds(ROME, event).agents(), event) == {"frozen": False, "mended": True}
    far = Board().army(R1, "apulia", *STRONG).holds(ROME, event).agents()
    assert kept(far, event) == {"frozen": False, "mended": False}


def test_camp_fever_breaks_out_in_a_large_army_that_is_near() -> None:
    found = answers(facing(6).holds(ROME, "camp_fever").campaign())
    assert isinstance(found["mended"], CampFever) and found["mended"].army == C1
    assert not isinstance(found["frozen"], CampFever)


def test_an_army_that_is_spent_marches_on_to_what_is_beside_it() -> None:
    board = Board().own(ROME, "liguria").army(R1, "liguria", *STRONG).holds(ROME, "forced_march").campaign()
    set_army(board.state, R1, spent=3)
    found = answers(board)
    assert isinstance(found["mended"], ForcedMarch) and not isinstance(found["frozen"], ForcedMarch)


def test_no_gold_is_bid_by_lot() -> None:
    board = Board().begin(InitiativePhase(step="bid"))
    prompt = next(p for p in board.prompts(ROME) if p.kind != MAY)
    view, lots = eyes(board), [UnverifiedRandom(n) for n in range(12)]
    assert {FROZEN.answer(view, prompt, one) for one in lots} == {Bid(0), Bid(1)}
    assert {MENDED.answer(view, prompt, one) for one in lots} == {Bid(0)}


def test_the_ground_is_made_as_ones_army_likes_it_before_a_battle_that_is_not_decided() -> None:
    board = facing(6).holds(ROME, "stratagem", "open_plain", "broken_ground")
    set_army(board.state, R1, at="bruttium")
    board.begin(LandBattle(attacker=(R1,), defender=(C1,), region="bruttium"))
    found = answers(board)
    events = [CARDS[card].event for card in found["mended"].cards]
    assert isinstance(found["mended"], PrepareBattle) and "stratagem" in events
    assert len({"open_plain", "broken_ground"} & set(events)) == 1
    assert found["frozen"].cards == ()
