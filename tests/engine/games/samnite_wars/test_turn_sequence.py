"""TURN SEQUENCE, FATE PHASE, TAXATION PHASE, STRATEGY, PRESTIGE PHASE and VICTORY."""

import pytest

from engine.games.samnite_wars.actions import BuyCards, DeclareEnd, Discard, PaxRomana, PlayOn
from engine.games.samnite_wars.events import (
    CardsDrawn,
    Corruption,
    DeckShuffled,
    EventRolled,
    GameEnded,
    PrestigeCounted,
    TaxesPaid,
    TurnBegan,
)
from engine.games.samnite_wars.state import DECK, DISCARDS
from engine.kernel.errors import IllegalAction
from engine.kernel.prompts import SEALED
from tests.engine.games.samnite_wars.table import GAME, Table

REGIONS_FOR_SIX = ("etruscans", "campanians", "umbrians", "gauls", "lucanians")


def played_to_the_end(table: Table) -> Table:
    """All discard nothing, nobody plays a Scandal."""
    for seat in table.state.seats:
        table.do(seat, Discard(()))
    return table.let_go()


def test_fate_fills_all_hands_to_ten() -> None:
    table = Table(3, hands={"1": ["siege"], "2": ["plunder", "spears"]}).turn().let_go()
    assert [len(table.hand(seat)) for seat in "123"] == [10, 10, 10]
    assert [e.count for e in table.events if isinstance(e, CardsDrawn)] == [9, 8, 10]


@pytest.mark.ruling(30)
def test_ruling_30_the_fill_goes_in_turn_order_from_the_consul() -> None:
    table = Table(3)
    table.state.consul = "2"
    table.turn().let_go()
    assert [e.seat for e in table.events if isinstance(e, CardsDrawn)] == ["2", "3", "1"]


def test_a_full_hand_draws_nothing() -> None:
    ten = ["siege", "spears", "swords", "armor", "cavalry", "trade", "build", "tribute", "treaty", "plague"]
    table = Table(hands={"1": ten}).turn().let_go()
    assert [e.seat for e in table.events if isinstance(e, CardsDrawn)] == ["2"]
    assert table.hand("1") == ten


@pytest.mark.ruling(1)
def test_ruling_1_the_open_card_is_known_in_the_hand_that_drew_it() -> None:
    table = Table(top=["plunder", "siege", "swords"]).turn().let_go()
    first = next(e for e in table.events if isinstance(e, CardsDrawn))
    assert first.top == "plunder"
    view = GAME.view(table.state, "2")
    assert view.players[0].known == ("plunder",)  # the cards under it surfaced unseen
    assert GAME.view(table.state, None).players[0].known == ("plunder",)
    assert len(GAME.view(table.state, "1").hand) == 10


@pytest.mark.ruling(30)
def test_ruling_30_the_next_top_card_is_open_between_two_fills() -> None:
    table = Table(3).turn().let_go()
    tops = [e.top for e in table.events if isinstance(e, CardsDrawn)]
    assert all(tops) and len(set(tops)) == 3
    for seat, top in zip("123", tops, strict=True):
        assert top in table.hand(seat)
    assert GAME.view(table.state, None).top_card == table.state.cards.zones[DECK][-1]


@pytest.mark.ruling(1)
def test_ruling_1_closed_deck_shows_nothing() -> None:
    table = Table(deck="closed_deck").turn().let_go()
    assert all(e.top == "" for e in table.events if isinstance(e, CardsDrawn))
    view = GAME.view(table.state, "2")
    assert view.top_card is None and view.players[0].known == () and not view.deck_open


@pytest.mark.ruling(1)
def test_ruling_1_a_hidden_move_hides_what_was_known() -> None:
    table = Table(hands={"1": ["plunder", "siege"], "2": ["spears"]})
    table.state.cards.show(["plunder"])
    table.turn(step="etcetera")
    assert GAME.view(table.state, "2").players[0].known == ("plunder",)
    table.do("1", Discard(("siege",))).do("2", Discard(()))
    assert "plunder" in table.hand("1")
    assert "plunder" not in GAME.view(table.state, "2").players[0].known


def test_the_drawer_sees_his_cards_the_others_their_number() -> None:
    table = Table(top=["plunder", "siege"], hands={"2": []}).turn().let_go()
    drawn = next(e for e in table.events if isinstance(e, CardsDrawn) and e.seat == "1")
    assert drawn.seen_by("1") is drawn and len(drawn.cards) == 10
    public = drawn.seen_by(None)
    assert isinstance(public, CardsDrawn) and public.cards == () and public.top == "plunder" and public.count == 10


@pytest.mark.ruling(2)
def test_ruling_2_an_empty_deck_is_made_of_the_discards() -> None:
    table = Table(hands={"2": []})
    zones = table.state.cards.zones
    zones[DISCARDS], zones[DECK] = zones[DECK][:-3], zones[DECK][-3:]
    table.turn().let_go()
    assert table.told(DeckShuffled).count == 86
    assert len(table.hand("1")) == len(table.hand("2")) == 10


@pytest.mark.ruling(2)
def test_ruling_2_both_empty_no_draw() -> None:
    table = Table()
    zones = table.state.cards.zones
    zones["2"] = zones[DECK]
    table.state.cards.knows = dict.fromkeys(zones["2"], 4)
    zones[DECK] = []
    table.turn().let_go(3)
    assert table.hand("1") == []
    assert table.count(CardsDrawn) == 0


@pytest.mark.parametrize(("rome", "gold"), [((), 3), (("etruscans",), 4), (("etruscans", "samnites", "gauls"), 6)])
def test_taxation_two_coins_and_one_a_region(rome: tuple[str, ...], gold: int) -> None:
    table = Table(treasury=1, rome=rome).turn().let_go()
    assert table.told(TaxesPaid).gold == gold
    assert table.treasury == 1 + gold


def test_taxation_samnites_with_two_tokens_pay_nothing() -> None:
    table = Table(treasury=1)
    table.state.tokens["samnites"] = 2
    assert table.turn().let_go().treasury == 4


def test_strategy_a_card_for_a_coin() -> None:
    table = Table(treasury=2).turn().let_go()
    assert table.moment("1") == "turn.strategy"
    table.do("1", BuyCards(4), 9, 1)  # War, the Latins: a revolt
    assert len(table.hand("1")) == 14 and table.treasury == 1
    bought = [e for e in table.events if isinstance(e, CardsDrawn) and e.paid]
    assert bought[0].paid == 4 and len(bought[0].cards) == 4


def test_strategy_no_more_than_the_treasury_holds() -> None:
    table = Table(treasury=2).turn().let_go()
    with pytest.raises(IllegalAction):
        table.do("1", BuyCards(6))


def test_strategy_only_the_consul_is_asked() -> None:
    assert Table(3).turn().let_go().asked() == {"1"}


@pytest.mark.parametrize(
    ("roll", "event"),
    [(1, "revolt"), (2, "peace"), (4, "peace"), (5, "raids"), (7, "raids"), (8, "war"), (10, "war")],
)
def test_event_table(roll: int, event: str) -> None:
    table = Table().turn().let_go()
    rolls = (roll, 2) if event == "war" else (roll,)
    table.do("1", BuyCards(0), *rolls)
    assert table.told(EventRolled) == EventRolled(roll, event)
    assert GAME.view(table.state, None).phase in ("resolution", "etcetera")


def test_prestige_phase_counts_the_treasury() -> None:
    table = Table(treasury=7, triumph=3, hands={"1": ["siege"]}).turn(step="prestige")
    assert table.prestige["1"] == 10
    assert table.told(PrestigeCounted) == PrestigeCounted("1", 7, 10)


def test_the_next_player_is_consul() -> None:
    table = Table(3, hands={s: [c] for s, c in zip("123", ("siege", "spears", "swords"), strict=True)})
    table.turn(step="etcetera")
    played_to_the_end(table)
    assert table.state.consul == "2" and table.state.turn == 2
    assert table.told(TurnBegan).consul == "2"


@pytest.mark.ruling(27)
def test_ruling_27_a_round_is_a_turn_of_every_player() -> None:
    table = Table(3)
    rounds = []
    for turn in range(1, 8):
        table.state.turn = turn
        rounds.append(table.state.round)
    assert rounds == [1, 1, 1, 2, 2, 2, 3]


@pytest.mark.ruling(20)
def test_ruling_20_the_consul_may_end_the_game_with_six_regions() -> None:
    table = Table(rome=REGIONS_FOR_SIX, triumph=10, hands={"1": ["siege"]})
    table.state.triumph["2"] = 12
    table.turn(step="declare")
    assert table.moment("1") == "turn.declare"
    table.do("1", DeclareEnd())
    outcome = GAME.outcome(table.state)
    assert outcome is not None and outcome.winners == ("2",) and outcome.scores == {"1": 10, "2": 12}
    assert table.told(GameEnded).declared
    assert GAME.prompts(table.state) == {}
    assert GAME.view(table.state, None).winners == ("2",)


def test_victory_five_regions_are_not_enough() -> None:
    table = Table(rome=REGIONS_FOR_SIX[:4], hands={"1": ["siege"]}).turn(step="declare")
    assert table.state.consul == "2"  # nothing was asked, the turn went on


def test_victory_part_of_samnium_does_not_count() -> None:
    table = Table(rome=REGIONS_FOR_SIX[:4])
    table.state.tokens["samnites"] = 2
    table.turn(step="declare")
    assert table.state.consul == "2"


def test_the_consul_may_play_on() -> None:
    table = Table(rome=REGIONS_FOR_SIX).turn(step="declare").do("1", PlayOn())
    assert GAME.outcome(table.state) is None and table.state.consul == "2"


@pytest.mark.ruling(20)
def test_ruling_20_most_prestige_is_shared() -> None:
    table = Table(3, rome=REGIONS_FOR_SIX).turn(step="declare").do("1", DeclareEnd())
    outcome = GAME.outcome(table.state)
    assert outcome is not None and outcome.winners == ("1", "2", "3")


@pytest.mark.ruling(22)
def test_ruling_22_the_last_round_ends_the_game() -> None:
    table = Table(last_round="2")
    table.state.turn, table.state.consul = 4, "2"
    table.state.triumph["2"] = 11
    table.turn(step="declare")
    outcome = GAME.outcome(table.state)
    assert outcome is not None and outcome.winners == ("2",)
    assert not table.told(GameEnded).declared


@pytest.mark.ruling(22)
def test_ruling_22_not_before_the_round_is_over() -> None:
    table = Table(last_round="2")
    table.state.turn = 3
    table.turn(step="declare")
    assert GAME.outcome(table.state) is None


def test_etcetera_asks_all_in_secret() -> None:
    table = Table(3, hands={s: [c] for s, c in zip("123", ("siege", "spears", "swords"), strict=True)})
    table.turn(step="etcetera")
    assert table.asked() == {"1", "2", "3"}
    assert all(p.kind == SEALED for s in "123" for p in table.prompts(s))


def test_a_whole_turn_with_a_pax_romana() -> None:
    table = Table(treasury=3, triumph=5).turn().let_go().do("1", BuyCards(0), 3)
    table.do("1", PaxRomana())
    assert table.prestige["1"] == 5 + 1 + 6
    played_to_the_end(table)
    assert table.state.consul == "2"


def test_corruption_when_taxes_pass_twenty() -> None:
    table = Table(treasury=19).turn(4)
    assert table.treasury == 22 - 4
    assert table.told(Corruption) == Corruption(4, 18)
