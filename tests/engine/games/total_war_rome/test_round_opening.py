"""The set-up and the INITIATIVE PHASE: bids, ties, secrecy, omens."""

import pytest

from engine.games.total_war_rome.actions.rounds import Bid, Omens, SetOrder
from engine.games.total_war_rome.frames.rounds import InitiativePhase, Rounds
from engine.games.total_war_rome.game import GAME
from engine.games.total_war_rome.tables import CARDS, FACTIONS, REGIONS
from engine.kernel.errors import SetupError
from tests.engine.games.total_war_rome.table import CARTHAGE, GREEKS, ROME, TRIBES, Table


def test_the_starting_position() -> None:
    """The Game Board: every faction controls its home regions; armies and navies start off the board."""
    table = Table()
    for side in table.state.players:
        assert tuple(table.state.controlled_regions(side)) == FACTIONS[side].home
        assert sum(REGIONS[r].gold for r in FACTIONS[side].home) == 12
    assert not any(army.is_placed for army in table.state.armies.values())
    assert len(CARDS) == 55
    assert list(GAME.check(table.state)) == []


@pytest.mark.ruling(99)
def test_absent_factions() -> None:
    """Two and three players: absent factions' home regions are independent but stay garrisoned (ruling 99)."""
    table = Table(players=2)
    assert set(table.state.players) == {ROME, CARTHAGE}
    assert table.state.regions["attica"].owner == "" and table.state.is_garrisoned("attica")
    with pytest.raises(SetupError):
        GAME.seat_order(("1",))


# Initiative


def initiative(table: Table, *bids: int) -> Table:
    table.enter(Rounds(step="agents"), InitiativePhase())
    for side, gold in zip(table.state.players, bids, strict=True):
        table.do(side, Bid(gold))
    return table


def test_initiative_goes_to_the_highest_total() -> None:
    """Initiative Phase 1 to 4: card and gold; all gold is lost; the winner sets first player and direction."""
    table = Table()
    table.faction(ROME, gold=9)
    before = [table.gold(side) for side in table.state.players]
    initiative(table, 4, 0, 0, 0)  # cards 1 to 4 in this order: 5, 2, 3, 4
    assert table.told("initiative_won")[0].side == ROME
    assert [table.gold(side) for side in table.state.players] == [before[0] - 4, *before[1:]]
    table.do(ROME, SetOrder(GREEKS, "anticlockwise"))
    assert table.state.order == (GREEKS, CARTHAGE, ROME, TRIBES)


def test_initiative_ties_go_to_the_most_gold() -> None:
    """Initiative Phase 3: with equal totals the most gold wins."""
    table = initiative(Table(), 3, 2, 1, 0)
    assert table.told("initiative_won")[0].side == ROME


def test_initiative_cards_and_bids_are_secret() -> None:
    """Initiative Phase 2: a bid may be replaced until the last is in, and nobody else sees card or gold."""
    table = Table()
    table.enter(Rounds(step="agents"), InitiativePhase())
    table.do(ROME, Bid(3))
    table.do(ROME, Bid(1))
    assert all(e.seen_by("2") is None for e in table.told("initiative_card") if e.seat == "1")
    view = GAME.view(table.state, "2")
    assert view.factions[ROME].initiative is None and view.factions[CARTHAGE].initiative == 2  # type: ignore[attr-defined]


def test_favourable_omens() -> None:
    """Playing Events: Favourable Omens add 3 after the reveal."""
    table = Table()
    (card,) = table.hold(CARTHAGE, "favourable_omens")
    initiative(table, 0, 0, 0, 0)
    table.do(CARTHAGE, Omens(card))
    table.close()
    assert table.told("initiative_won")[0].side == CARTHAGE
