"""INITIATIVE PHASE: cards and secret gold, the winner, omens, turn order (rulings 99, 100, 104); secrecy of bids."""

from collections.abc import Sequence

import pytest

from engine.games.total_war_rome.actions.rounds import Bid, Omens, SetOrder
from engine.games.total_war_rome.events.rounds import BidsRevealed, InitiativeCard, InitiativeWon, OrderSet
from engine.games.total_war_rome.frames.rounds import InitiativePhase
from engine.games.total_war_rome.initiative import turn_order
from engine.kernel.prompts import SEALED
from tests.engine.games.total_war_rome.scenario import CARTHAGE, GREEKS, ROME, TRIBES, Board

OMENS = ("ac_04", "ac_12")


def dealt(board: Board, cards: Sequence[int] = (1, 2, 3, 4)) -> Board:
    """Begin the phase with these cards; Omens lie open unless somebody holds one."""
    loose = [card for card in OMENS if card in board.state.cards.zones["deck"]]
    board.discarded(*loose)
    orders = {"initiative cards": [str(n) for n in cards]}
    return board.begin(InitiativePhase(), step="agents", orders=orders)


def bid(board: Board, *gold: int) -> Board:
    for side, amount in zip(tuple(board.state.players), gold, strict=True):
        board.do(side, Bid(amount))
    return board


def test_cards_one_to_four_are_dealt_face_down() -> None:
    board = dealt(Board(), (3, 1, 4, 2))
    assert [e.number for e in board.all(InitiativeCard)] == [3, 1, 4, 2]
    card = board.all(InitiativeCard)[0]
    assert card.seen_by("1") == card and card.seen_by("2") is None and card.seen_by(None) is None


@pytest.mark.ruling(99)
def test_with_fewer_players_a_card_stays_face_down() -> None:
    """Ruling 99."""
    board = dealt(Board(2), (4, 2, 1, 3))
    assert [h.initiative for h in board.state.factions.values()] == [4, 2]


@pytest.mark.ruling(94)
def test_bids_are_sealed_and_within_the_gold_in_hand() -> None:
    """Ruling 94: the bids are hidden until all are in."""
    board = dealt(Board())
    assert {p.kind for side in board.state.players for p in board.prompts(side)} == {SEALED}
    board.refused(ROME, Bid(11))
    board.do(ROME, Bid(10)).do(ROME, Bid(2))  # replaced until the last is in
    assert not board.all(BidsRevealed) and board.gold() == 10
    bid(board, 2, 0, 1, 0)
    assert board.told(BidsRevealed).bids == (2, 0, 1, 0) and board.told(BidsRevealed).cards == (1, 2, 3, 4)


def test_all_gold_goes_to_the_bank() -> None:
    board = bid(dealt(Board()), 2, 3, 4, 5)
    assert [h.gold for h in board.state.factions.values()] == [8, 7, 6, 5]
    assert board.told(InitiativeWon).side == TRIBES and board.told(InitiativeWon).total == 9


@pytest.mark.ruling(100)
def test_most_gold_wins_a_tie() -> None:
    """Ruling 100: with equal totals the gold differs, for the cards do."""
    board = bid(dealt(Board()), 4, 3, 2, 1)
    assert board.told(InitiativeWon).side == ROME and board.told(InitiativeWon).total == 5


def test_the_winner_chooses_first_and_direction() -> None:
    board = bid(dealt(Board()), 9, 0, 0, 0)
    assert board.asked() == {ROME}
    board.do(ROME, SetOrder(GREEKS, "anticlockwise"))
    assert board.told(OrderSet).order == (GREEKS, CARTHAGE, ROME, TRIBES) == board.state.order
    assert board.moment() == "agent_turn.start" and board.asked() == {GREEKS}


def test_the_cards_dealt_after_it_bar_the_undo() -> None:
    """Whoever goes first himself has seen his new hand: he cannot take the order back as if he had not."""
    board = bid(dealt(Board()), 9, 0, 0, 0)
    board.do(ROME, SetOrder(ROME, "clockwise"))
    assert board.asked() == {ROME} and len(board.hand(ROME)) == 5 and board.barrier == "reveal"


def test_turn_order_goes_round_the_table() -> None:
    table = (ROME, CARTHAGE, GREEKS, TRIBES)
    assert turn_order(table, GREEKS, "clockwise") == (GREEKS, TRIBES, ROME, CARTHAGE)
    assert turn_order(table, GREEKS, "anticlockwise") == (GREEKS, CARTHAGE, ROME, TRIBES)


def test_two_players_have_one_direction() -> None:
    board = bid(dealt(Board(2), (4, 1, 2, 3)), 0, 0)
    board.refused(ROME, SetOrder(ROME, "anticlockwise"))
    assert board.do(ROME, SetOrder(CARTHAGE, "clockwise")).state.order == (CARTHAGE, ROME)


class TestFavourableOmens:
    """The event adds 3 after the reveal."""

    def test_it_may_turn_the_initiative(self) -> None:
        board = bid(dealt(Board().holds(ROME, "favourable_omens")), 2, 0, 0, 0)
        assert board.window() and board.asked() == {ROME}
        board.do(ROME, Omens(board.card(ROME, "favourable_omens"))).close()
        assert board.told(InitiativeWon).side == ROME and board.told(InitiativeWon).total == 6
        assert board.hand(ROME) == []

    def test_it_may_be_kept(self) -> None:
        board = bid(dealt(Board().holds(ROME, "favourable_omens")), 0, 0, 0, 0).close()
        assert board.told(InitiativeWon).side == TRIBES and len(board.hand(ROME)) == 1

    @pytest.mark.ruling(100, 113)
    def test_equal_totals_and_gold_by_omens_go_to_the_higher_card(self) -> None:
        """Ruling 100 leaves this out: only omens can make it (ruling 113)."""
        board = bid(dealt(Board().holds(ROME, "favourable_omens")), 0, 0, 0, 0)
        board.do(ROME, Omens(board.card(ROME, "favourable_omens"))).close()
        assert board.told(InitiativeWon).side == TRIBES  # 1 + 3 against 4

    def test_it_is_not_offered_before_the_reveal(self) -> None:
        board = dealt(Board().holds(ROME, "favourable_omens"))
        assert not board.may(ROME, Omens)

    @pytest.mark.ruling(104)
    def test_the_window_opens_for_all_who_might_hold_it(self) -> None:
        """Ruling 104: by public knowledge alone: whoever holds a card, while one of the two is not in the discards."""
        board = Board().holds(ROME, "treaty").holds(GREEKS, "favourable_omens")
        board.begin(InitiativePhase(), orders={"initiative cards": ["1", "2", "3", "4"]})
        assert bid(board, 0, 0, 0, 0).asked() == {ROME, GREEKS}

    @pytest.mark.ruling(104)
    def test_no_window_once_both_lie_open(self) -> None:
        """Ruling 104."""
        assert not bid(dealt(Board().holds(ROME, "spy")), 0, 0, 0, 0).window()
