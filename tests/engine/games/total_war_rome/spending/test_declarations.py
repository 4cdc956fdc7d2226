"""SPENDING PHASE: what is declared when the baskets are revealed: everything with its price, troops and ships by army
and number, never by kind (ruling 94)."""

import msgspec
import pytest

from bot.words import Words
from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.events.board import GoldMoved
from engine.games.total_war_rome.events.spending import Bought, Developed, LineStruck, Recruited
from engine.games.total_war_rome.game import GAME
from engine.games.total_war_rome.spending.basket import Basket
from engine.games.total_war_rome.spending.prices import Prices
from engine.games.total_war_rome.tables import REGIONS, border_id
from engine.games.total_war_rome.view import view_of
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.picks import Pick
from tests.engine.games.total_war_rome.scenario import (
    ADMIRAL,
    CARTHAGE,
    FOOT,
    GREEKS,
    LEGION,
    LOWLAND,
    ROME,
    TRIBAL,
    TRIBES,
    VELITES,
    Board,
)
from tests.engine.games.total_war_rome.spending.test_spending_phase import buy, shop

WORDS = Words("total_war_rome")
PRICED = (Bought, Developed, Recruited)


def heard(board: Board, seat: str | None = None) -> list[str]:
    """Return what the public (or a seat) is told of the phase, in words."""
    forms = [event.seen_by(seat) for event in board.events]
    texts = [form.label() for form in forms if isinstance(form, (*PRICED, LineStruck, GoldMoved))]
    return [WORDS.say(text) for text in texts if text is not None]


def rich() -> Board:
    """Two armies, one navy in port, unrest, a lost agent."""
    board = Board().army("rome_1", "latium").army("rome_2", "umbria").navy("rome_fleet_1", port="latium")
    return board.agent("rome_agent_2").land("apulia", unrest=2).land("samnium", unrest=1)


def test_everything_with_its_price() -> None:
    """Spending Phase: a line a kind of thing, a development, an army and a navy."""
    basket = Spend(
        developments=("rome_engineers", "rome_siegecraft"),
        generals=(ADMIRAL, "rome_terentius_varro"),
        troops=(f"rome_1:{LEGION}", f"rome_1:{FOOT}", f"rome_2:{VELITES}"),
        ships=("rome_fleet_1:trireme_r", "rome_fleet_1:trireme_r", "rome_fleet_2:trireme_r"),
        improvements=("latium:market", "etruria:market", "latium:walls"),
        roads=("campania-latium", "latium-umbria"),
        agents=("samnium",),
        unrest=("samnium", "apulia", "apulia"),
    )
    board = shop(rich(), rome=60)
    prices = Prices(board.state, ROME)
    gold = prices.price_of_basket(msgspec.structs.asdict(basket))
    legion, foot, velites = (prices.troop_price(kind) for kind in (LEGION, FOOT, VELITES))
    ship = prices.ship_price("trireme_r")
    lines = heard(buy(board, rome=basket))
    assert lines == [
        f"Rome spends {gold} gold.",
        "Rome buys: 2 × General of 2 stars, 4 gold.",
        f"Rome: 2 cards for First Roman army, {legion + foot} gold.",
        f"Rome: 1 card for Second Roman army, {velites} gold.",
        f"Rome: 2 ships for First Roman navy, {2 * ship} gold.",
        f"Rome: 1 ship for Second Roman navy, {ship} gold.",
        "Rome buys: Market (Latium and Etruria), 4 gold.",
        "Rome buys: Walls (Latium), 2 gold.",
        "Rome lays 2 roads (Campania – Latium and Latium – Umbria et Picenum), 2 gold.",
        "Rome buys: Agent (Samnium), 2 gold.",
        "Rome removes 3 unrest markers (Samnium and 2 × Apulia), 3 gold.",
        "Rome develops Military Engineers, 2 gold.",
        "Rome develops Siegecraft, 3 gold.",
    ]


@pytest.mark.ruling(94)
def test_the_kinds_are_their_owners_alone() -> None:
    """Ruling 94: nobody else hears which cards they are, in no field."""
    basket = Spend(troops=(f"rome_1:{LEGION}", f"rome_1:{LEGION}", f"rome_1:{FOOT}"), ships=("rome_fleet_1:trireme_r",))
    board = buy(shop(rich()), rome=basket)
    for seat in (None, board.state.players[CARTHAGE]):
        told = b"".join(msgspec.json.encode(form)
                        for event in board.all(Recruited) if (form := event.seen_by(seat)))  # fmt: skip
        assert LEGION.encode() not in told and b"trireme" not in told
    own = heard(board, board.state.players[ROME])
    assert any("2 × Republican Legionaries" in line and "gold" in line for line in own)


@pytest.mark.ruling(94, 102)
def test_mercenaries_are_told_by_name_since_their_packs_lie_open() -> None:
    """Rulings 94 and 102: who looks at the packs sees which cards have gone; of other kinds nothing is told."""
    board = rich().own(ROME, "messana").land("messana", barracks=True).army("rome_1", "lucania")
    before = board.state.packs["mamertines"]
    board = buy(shop(board), rome=Spend(troops=(f"rome_1:{LEGION}", "rome_1:mamertines")))
    assert view_of(board.state, "2").packs["mamertines"] == before - 1
    (told,) = board.all(Recruited)
    for seat in (None, "2"):
        assert told.seen_by(seat).kinds == ("mamertines",) and told.seen_by(seat).count == 2
    assert any("2 cards for First Roman army, Mamertine Hoplites among them" in line for line in heard(board))


def test_what_a_card_gives_is_free() -> None:
    """Playing Events: conscripts, public works and veterans are declared too."""
    board = Board().holds(ROME, "conscription", "public_works", "recalled_veterans")
    board.army("rome_1", "latium", FOOT, LEGION)
    cards = tuple(sorted(board.hand(ROME)))
    basket = Spend(
        events=cards,
        troops=(f"rome_1:{LEGION}",),
        free_troops=(f"rome_1:{FOOT}",),
        veterans=(f"rome_1:{LEGION}",),
        free_works=("latium:market",),
    )
    lines = heard(buy(shop(board), rome=basket))
    assert "Rome: 1 card for First Roman army, free." in lines
    assert "Rome makes 1 veteran card (First Roman army), free." in lines
    assert "Rome buys: Market (Latium), free." in lines


def test_what_a_card_gives_has_no_price_in_the_basket_either() -> None:
    """Walls of Public Works stood there with the price that others have, beside a total without it."""
    board = shop(Board().holds(ROME, "conscription", "public_works").army("rome_1", "latium", FOOT, LEGION))
    cards, form = tuple(sorted(board.hand(ROME))), board.prompt(ROME, Spend).menu.forms["spend"]
    values = {**dict.fromkeys(form.fields, ()), "events": cards}
    for field in ("free_troops", "free_works"):
        choices = form.field(field, values)
        assert isinstance(choices, Pick) and choices.items and {item.cost for item in choices.items} == {0}, field


def test_the_tribes_pay_nothing_for_generals() -> None:
    lines = heard(buy(shop(Board()), barbarian_tribes=Spend(generals=(TRIBAL,))))
    assert lines == ["The Barbarian Tribes buy: General of 2 stars, free."]


def test_discounts_are_in_the_price() -> None:
    """Learned Men make the dearest cheaper, Viae give two roads."""
    board = Board().holds(ROME, "learned_men").has(ROME, developments=("rome_viae", "rome_engineers"))
    card = board.card(ROME, "learned_men")
    roads = ("campania-latium", "etruria-latium", "latium-umbria")
    basket = Spend(events=(card,), developments=("rome_socii_horse", "rome_siegecraft"), roads=roads)
    board = buy(shop(board), rome=basket)
    assert {e.development: e.gold for e in board.all(Developed)} == {"rome_socii_horse": 2, "rome_siegecraft": 1}
    assert [(len(e.places), e.gold) for e in board.all(Bought)] == [(3, 1)]


@pytest.mark.ruling(108)
def test_a_struck_road_is_not_among_what_was_laid() -> None:
    """Ruling 108: its gold came back."""
    road = border_id("messana", "lilybaeum")
    board = shop(Board().own(ROME, "messana").own(CARTHAGE, "lilybaeum"))
    lines = heard(buy(board, carthage=Spend(roads=(road,)), rome=Spend(roads=(road,))))
    assert "Rome lays 1 road (Sicilia Punica – Messana), 1 gold." in lines
    assert "Carthage: a road (Sicilia Punica – Messana) is no longer to be had; 1 gold back." in lines
    assert not any(line.startswith("Carthage lays") for line in lines)


@pytest.mark.parametrize("seed", range(40))
def test_the_prices_add_up(seed: int) -> None:
    """Whatever is bought: what is declared is what was paid, less what came back."""
    board = rich().holds(ROME, "learned_men", "festival_games", "conscription").holds(GREEKS, "public_works")
    board.army("barbarian_tribes_1", "aedui", LOWLAND, LOWLAND).has(TRIBES, developments=("barbarian_iron",))
    board.land("aedui", unrest=2).own(ROME, "messana").land("messana", barracks=True)
    board = shop(board, rome=25, greek_states=12, carthage=9)
    for side in board.state.order:
        board.do(side, Basket(board.state, side).menu().forms["spend"].sample(UnverifiedRandom(f"{seed}.{side}")))
    for side in board.state.order:
        paid = sum(e.gold for e in board.all(GoldMoved) if e.frm == side)
        paid -= sum(e.refund for e in board.all(LineStruck) if e.side == side)
        own = (e for e in board.events if side in (getattr(e, "side", ""), getattr(e, "owner", "")))
        declared = [e for e in own if isinstance(e, PRICED)]
        assert sum(e.gold or 0 for e in declared) == paid
        assert all(e.gold is not None for e in declared)


def test_a_very_long_basket_is_told_in_lines_that_a_message_holds() -> None:
    """Roads on every border, two of them free: each is named once, in lines far below a message's length."""
    board = Board().own(ROME, *REGIONS).has(ROME, developments=("rome_viae",))
    for region in ("latium", "etruria", "umbria"):
        board.land(region, unrest=9)
    roads = tuple(sorted({border_id(r, other) for r in REGIONS for other in REGIONS[r].neighbours}))
    basket = Spend(roads=roads, unrest=("latium",) * 9 + ("etruria",) * 9 + ("umbria",) * 9)
    board = buy(shop(board, rome=300), rome=basket)
    laid = [e for e in board.all(Bought) if e.what == "road"]
    assert sorted(road for e in laid for road in e.places) == sorted(roads)
    assert sum(e.gold or 0 for e in laid) == len(roads) - 2
    assert max(len(line) for line in heard(board)) < 900


KEPT = {
    '{"is":"bought","side":"rome","what":"market","where":"latium"}': "Rome buys: Market (Latium).",
    '{"is":"bought","side":"rome","what":"road","where":"campania-latium"}': "Rome buys: Road (Campania – Latium).",
    '{"is":"bought","side":"rome","what":"general","where":"2"}': "Rome buys: General (General of 2 stars).",
    '{"is":"developed","side":"rome","development":"rome_viae"}': "Rome develops Roman Roads.",
    '{"is":"recruited","owner":"rome","seat":"1","army":"rome_1","count":2}': "Rome: 2 cards for First Roman army.",
    '{"is":"line_struck","side":"rome","line":"mamertines","refund":2}': (
        "Rome: a mercenary card is no longer to be had; 2 gold back."
    ),
}


@pytest.mark.parametrize("kept", KEPT)
def test_what_older_tables_were_told_is_read(kept: str) -> None:
    """Before prices were declared."""
    told = GAME.event(kept.encode()).label()
    assert told is not None and WORDS.say(told) == KEPT[kept]
