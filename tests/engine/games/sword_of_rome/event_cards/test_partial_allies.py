"""What events take from allies: nothing (15.2.2); but an alliance with the Etruscans alone, or with the Samnites alone,
keeps their player from nothing (15.1.2)."""

import pytest

from engine.games.sword_of_rome.actions.turn import PlayEvent
from tests.engine.games.sword_of_rome.playing import Force, Table

LEAGUE = "etruscan_samnite"


@pytest.mark.parametrize(("own", "spared"), [((), False), (("etruscan",), False), (("etruscan", "samnite"), True)])
def test_a_partial_ally_loses_support_to_an_event_of_the_league(own: tuple[str, ...], spared: bool) -> None:
    pairs = [(power, "greek") for power in own]
    table = Table(stacks={}, alliances=pairs, hands={LEAGUE: ["E30"]}).turn_number_under_way(LEAGUE)
    assert table.allowed(LEAGUE, PlayEvent("E30", ("-messana",))) is not spared


@pytest.mark.parametrize(("own", "spared"), [(("samnite",), False), (("etruscan", "samnite"), True)])
def test_an_event_takes_no_cu_of_an_ally(own: tuple[str, ...], spared: bool) -> None:
    """Gauls in Etruscan Pay."""
    stacks: dict[str, Force] = {"gallic@luna": 4, "etruscan@pisae": 2}
    table = Table(stacks=stacks, alliances=[(power, "gallic") for power in own], hands={LEAGUE: ["E33"]})
    taking = ("gallic@luna", "gallic@luna")
    assert table.turn_number_under_way(LEAGUE).allowed(LEAGUE, PlayEvent("E33", taking)) is not spared


def test_the_other_takes_from_the_power_that_is_not_his_ally() -> None:
    table = Table(stacks={}, alliances=[("etruscan", "greek")], hands={"greek": ["K25"]}).turn_number_under_way("greek")
    assert table.allowed("greek", PlayEvent("K25", ("-luceria",)))
    assert not table.allowed("greek", PlayEvent("K25", ("-clusium",)))
