"""What a seat may know, and what is dealt anew for it."""

from engine.games.sword_of_rome.actions.reactions import LetGo
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.movement.plans import is_lending_armies, lets_armies_avoid_freely
from engine.games.sword_of_rome.tables import CARDS
from engine.kernel.battery import check_secrecy
from engine.kernel.dice import UnverifiedRandom
from tests.engine.games.sword_of_rome.playing import Table


def test_cards_are_dealt_anew_within_a_sides_own_deck() -> None:
    table = Table(hands={"roman": ["R9"], "greek": ["K15", "K16"]}).turn_number_under_way("roman")
    other = GAME.determinize(table.state, "1", UnverifiedRandom(1))
    assert other.cards.zones["hand_roman"] == ["R9"] and len(other.cards.zones["hand_greek"]) == 2
    assert {CARDS[card].deck for card in other.cards.zones["hand_greek"]} == {"greek"}
    dealt = {tuple(GAME.determinize(table.state, "1", UnverifiedRandom(n)).cards.zones["hand_greek"]) for n in range(9)}
    assert len(dealt) > 1


def test_a_hand_is_seen_by_its_side_alone() -> None:
    table = Table(hands={"roman": ["R9"]}).turn_number_under_way("roman")
    assert GAME.view(table.state, "1").own[0].hand == ("R9",)
    assert not GAME.view(table.state, None).own and "R9" not in str(GAME.view(table.state, "2"))
    assert [side.hand_size for side in GAME.view(table.state, "2").sides] == [1, 0, 0, 0]


def test_who_lets_another_lead_his_armies_tells_him_and_nobody_else() -> None:
    table = Table(alliances=[("greek", "roman")]).turn_number_under_way("roman")
    table.do("greek", LetGo(("gallic",), ("roman",)))
    assert GAME.view(table.state, "1").own[0].lent_by == ("greek",)
    assert not GAME.view(table.state, "3").own[0].lent_by
    told, untold = (
        GAME.determinize(table.state, "1", UnverifiedRandom(1)),
        GAME.determinize(table.state, "3", UnverifiedRandom(1)),
    )
    assert is_lending_armies(told, "greek", "roman") and not is_lending_armies(untold, "greek", "roman")
    assert not lets_armies_avoid_freely(told, "greek", "gallic")
    assert list(check_secrecy(GAME, table.state, UnverifiedRandom(3))) == []
