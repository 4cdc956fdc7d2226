"""The computer player that plays sensibly: what it keeps, what it buys, and how it sees the end of the game coming."""

import msgspec
import pytest

from engine.games.samnite_wars.actions import (
    BuyCards,
    Conquer,
    DeclareEnd,
    Discard,
    Invade,
    LeaveFree,
    PaxRomana,
    PlayOn,
    PlayPeace,
)
from engine.games.samnite_wars.computer_player.computer import StrongPlayer, aftermath_gain, best_enemy, weakest_player
from engine.games.samnite_wars.computer_player.estimates import consul_and_foe_shares, effort_worth, other_players
from engine.games.samnite_wars.computer_player.weights import WEIGHTS
from engine.games.samnite_wars.state import Conquest, Peace
from engine.kernel.actions import Action, Pass
from engine.kernel.dice import UnverifiedRandom
from engine.kit.weights import using_thinking_weights
from tests.engine.games.samnite_wars.table import GAME, Table

FIVE = ("etruscans", "campanians", "umbrians", "gauls")  # with the Latins
POOR = ["tribesmen", "barbarians", "spears", "ally_gauls", "shields", "ransoms", "politics", "dictatorship", "slingers"]


def answer(table: Table, seat: str, action: type[Action]) -> Action | None:
    """Return what the computer player does at the seat's prompt that takes this action."""
    return StrongPlayer().answer(GAME.view(table.state, seat), table.prompt(seat, action), UnverifiedRandom("player"))


def others(players: int) -> dict[str, list[str]]:
    """Return hands for all but seat 2, so that all are asked."""
    cards = ["siege", "tactics", "terrain", "morale", "initiative"]
    return {seat: [card] for seat, card in zip("13456"[: players - 1], cards, strict=False)}


# Whom it fights, and what it buys: rules that *normal* has and *frozen* has not


@pytest.mark.parametrize(("more", "fought"), [(0, "2"), (1, "2"), (2, "3")])
def test_the_next_consul_is_the_enemy_unless_they_hold_two_cards_more(more: int, fought: str) -> None:
    hands = {"1": ["legions"], "2": POOR[: 3 + more], "3": POOR[6:9]}
    table = Table(3, hands=hands).turn(step="etcetera")
    view = GAME.view(table.state, "1")
    assert best_enemy(view).seat == fought
    with using_thinking_weights(WEIGHTS.named("frozen")):
        assert best_enemy(view).seat == ("3" if more else weakest_player(other_players(view)).seat)


def test_a_foe_spoils_a_full_treasury_with_gold_of_victory_cards() -> None:
    table = Table(3, hands={"1": ["legions"], "2": ["plunder"], "3": ["siege"]}).turn(step="etcetera")
    view = msgspec.structs.replace(GAME.view(table.state, "2"), treasury=19)
    assert aftermath_gain(view, "plunder") < 0  # 22 Gold: corruption takes more than it brings
    assert aftermath_gain(msgspec.structs.replace(view, treasury=10), "plunder") == 3
    with using_thinking_weights(WEIGHTS.named("frozen")):
        assert aftermath_gain(view, "plunder") == 3


# What it keeps


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_it_does_not_throw_the_legions_away_before_its_own_turn(players: int) -> None:
    """Seat 2 is Consul next; the Foe's role comes to one of all the others."""
    table = Table(players, hands={**others(players), "2": ["legions", *POOR]}).turn(step="etcetera")
    thrown = answer(table, "2", Discard)
    assert isinstance(thrown, Discard) and len(thrown.cards) == 5 and "legions" not in thrown.cards


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_foe_s_role_weighs_as_often_as_it_comes(players: int) -> None:
    """Of the turns of the others only each so-manieth is fought against this player: as often as he is Consul."""
    table = Table(players, hands=others(players) | {"2": ["legions"]}).turn(step="etcetera")
    consul, enemy = consul_and_foe_shares(GAME.view(table.state, "3"))
    assert consul == pytest.approx(1 / players) and enemy == pytest.approx(1 / players)
    view = GAME.view(table.state, "3")
    assert effort_worth(view, "legions") == pytest.approx(1.5)
    assert effort_worth(view, "surprise") == pytest.approx(3.0)
    assert effort_worth(GAME.view(table.state, "2"), "legions") > 2.0  # Consul next


def test_it_fills_its_hand_anew_for_nothing() -> None:
    table = Table(3, hands={**others(3), "2": ["surprise", "cavalry", *POOR[:8]]}).turn(step="etcetera")
    thrown = answer(table, "2", Discard)
    assert isinstance(thrown, Discard) and len(thrown.cards) == 5 and "surprise" not in thrown.cards


# What it buys


def test_it_buys_where_the_hand_is_weak() -> None:
    weak, strong = ["trade", "ransoms"], ["legions", "surprise", "maniples", "gladius_and_pilum"]
    bought = [
        answer(Table(3, hands={"1": hand}, treasury=14).turn(step="strategy"), "1", BuyCards) for hand in (weak, strong)
    ]
    assert bought == [BuyCards(2), BuyCards(0)]


def test_it_spends_nothing_where_the_gold_wins_the_game() -> None:
    table = Table(3, hands={"1": ["trade"]}, treasury=14, rome=(*FIVE, "bruttians")).turn(step="strategy")
    assert answer(table, "1", BuyCards) == BuyCards(0)


# The sixth region


def conquest(triumphs: tuple[int, int, int], rome: tuple[str, ...] = FIVE, region: str = "bruttians") -> Table:
    hands = {"1": ["power", "legions"], "2": ["citizenship"], "3": ["armor"]}
    table = Table(3, hands=hands, rome=rome, treasury=4)
    table.state.triumph = dict(zip("123", triumphs, strict=True))
    return table.resolve(Conquest(region=region))


def test_a_consul_in_the_lead_conquers_the_sixth_region() -> None:
    assert answer(conquest((20, 15, 10)), "1", Conquer) == Conquer("power")


def test_a_consul_behind_leaves_the_sixth_region_free() -> None:
    assert answer(conquest((10, 40, 10)), "1", Conquer) == LeaveFree()


def test_a_consul_behind_conquers_what_does_not_end_the_game() -> None:
    assert answer(conquest((10, 40, 10), FIVE[:3]), "1", Conquer) == Conquer("power")
    assert answer(conquest((10, 40, 10), region="samnites"), "1", Conquer) == Conquer("power")  # a first token


def test_a_foe_does_not_conquer_the_sixth_region_for_a_consul_in_the_lead() -> None:
    table = conquest((20, 15, 10)).do("1", LeaveFree())
    assert answer(table, "2", Conquer) == Pass()


def test_a_foe_in_the_lead_conquers_it() -> None:
    table = conquest((10, 40, 10)).do("1", LeaveFree())
    assert answer(table, "2", Conquer) == Conquer("citizenship")


FULL = {
    "2": ["spears", "armor", "siege", "tactics", "warriors", "trade", "taxation", "hoplites", "phalanx", "chariots"],
    "3": ["terrain", "morale", "archers", "tyrant", "artillery", "hordes", "coalition", "new_foe", "treaty", "cavalry"],
}


def peace(rome: tuple[str, ...], hand: list[str], triumphs: tuple[int, int, int] = (20, 20, 10)) -> Action | None:
    table = Table(3, hands={"1": hand, **FULL}, rome=rome, treasury=6)
    table.state.triumph = dict(zip("123", triumphs, strict=True))
    return answer(table.resolve(Peace()), "1", Invade)


def test_a_consul_in_the_lead_marches_for_the_sixth_region() -> None:
    """The same battle, with the same cards: worth less than a good Peace card, but where it wins the game."""
    hand = ["legions", "centurions", "power", "patronage"]
    assert peace(FIVE[:3], hand) == PlayPeace("patronage")
    assert isinstance(peace(FIVE, hand), Invade)
    assert peace(FIVE, hand, (5, 40, 10)) == PlayPeace("patronage")  # it would not win it


def test_a_consul_who_can_end_the_game_risks_nothing() -> None:
    hand = ["legions", "centurions", "leadership", "gladius_and_pilum", "power"]
    assert isinstance(peace(FIVE[:3], hand), Invade)
    assert peace((*FIVE, "bruttians"), hand) == PaxRomana()


def test_it_ends_the_game_in_the_lead_or_where_some_share_it() -> None:
    for triumphs, ends in (((20, 19, 3), True), ((19, 20, 3), False), ((20, 20, 3), True), ((20, 20, 20), False)):
        table = Table(3, hands={}, rome=(*FIVE, "bruttians"))
        table.state.triumph = dict(zip("123", triumphs, strict=True))
        table.turn(step="declare")
        assert answer(table, "1", DeclareEnd) == (DeclareEnd() if ends else PlayOn()), triumphs
