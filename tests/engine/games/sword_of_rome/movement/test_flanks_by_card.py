"""Cards by which a flanking force crosses straits and rough links count all its way, in its battles too (rulings 85, 86
and 160)."""

import pytest

from engine.games.sword_of_rome.actions.combat import LeaveSupport
from engine.games.sword_of_rome.actions.movement import Coordinate, MarchArmy, PlayCampaign
from engine.games.sword_of_rome.actions.reactions import AcceptBattle, React
from engine.games.sword_of_rome.combat.strength import came_over_hard_link
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.frames.movement import Campaign, March, Moved
from engine.games.sword_of_rome.movement.flanks import waiting_walk
from engine.games.sword_of_rome.movement.reach import may_flank
from engine.games.sword_of_rome.state import Place
from engine.games.sword_of_rome.tables import CARDS
from tests.engine.games.sword_of_rome.playing import Force, Table
from tests.engine.games.sword_of_rome.responses.fields import hands_of

GREEK = "greek"
CAMPAIGN = next(card for card, known in CARDS.items() if known.deck == GREEK and known.kind == "campaign")
FERRY = "K37"


def at_bruttii(*cards: str) -> Table:
    """Return a Greek battle at Bruttii, to which an army in Messana may come, past Gauls in Locri."""
    stacks: dict[str, Force] = {
        "greek@thurii": (6, "dionysius"), "greek@messana": (5, "greek_a"),
        "roman@bruttii": (6, "valerius"), "gallic@locri": (6, "gaul_a"),
    }  # fmt: skip
    places = {"bruttii": Place("roman", subdued=True), "locri": Place("gallic")}
    table = Table(stacks=stacks, places=places, hands=hands_of({GREEK: (CAMPAIGN, *cards)}), strict=False)
    table.turn_number_under_way(GREEK).do(GREEK, PlayCampaign(CAMPAIGN))
    table.do(GREEK, MarchArmy(CAMPAIGN, "dionysius", (), 6, ("bruttii",)))
    while table.moment() != "march.coordinate":
        if table.window():
            table.close()
        for side in table.asked():
            if table.moment() == "march.react":
                table.do(side, React())
    return table


@pytest.mark.ruling(86)
@pytest.mark.parametrize("cards", [(), (FERRY,)])
def test_an_intercepted_flanker_attacks_over_the_strait_as_his_card_says(cards: tuple[str, ...]) -> None:
    table = at_bruttii(*cards).do(GREEK, Coordinate("greek_a", (), 5, ("rhegium",), help=cards))
    table.do("gallic", React(intercept=("gallic@locri",)), 1)
    rolls = (6, 6, 6, 1, 1, 2)  # of the battle at Bruttii, won
    for _ in range(20):
        battles = [frame for frame in table.state.frames if isinstance(frame, Battle)]
        if battles and battles[-1].space == "rhegium":
            break
        if table.moment() == "battle.before":
            table.close(*rolls)
        elif table.window():
            table.close()
        else:
            side = next(iter(table.asked()))
            table.do(side, LeaveSupport() if table.offered(side, LeaveSupport) else AcceptBattle())
    assert battles[-1].came_from == "messana" and came_over_hard_link(battles[-1]) is not bool(cards)


def test_a_force_that_waits_crosses_by_its_card_still() -> None:
    """Shepherd Paths: over a rough link for one point, to where it joins the battle too (9.5.6)."""
    march = March(side="roman", power="samnite", leader="egnatius", space="luceria", cu=4, leaders=("egnatius",))
    waiting = Moved("pontius", "samnite", "beneventum", 5, ("pontius",), 1, easy=("rough",))
    state = Table(stacks={"samnite@beneventum": (5, "pontius"), "roman@luceria": 3}, strict=False).state
    assert may_flank(state, waiting_walk(march, waiting))
    assert not may_flank(state, waiting_walk(march, waiting._replace(easy=())))


def test_a_force_that_goes_on_after_its_flank_keeps_its_card() -> None:
    """Ruling 85: crossings, raids and battles by the card that was played as it set out."""
    table = Table(stacks={"greek@messana": (5, "greek_a")}, hands={GREEK: (CAMPAIGN, "K4")}).turn_number_under_way(
        GREEK
    )
    moved = Moved("greek_a", GREEK, "messana", 5, ("greek_a",), 3, easy=("strait",), unhindered=("strait",), raiding=1)
    table.begin(Campaign(side=GREEK, card=CAMPAIGN, step="again", first="dionysius", second="greek_a", waiting=moved))
    march = table.state.frames[-1]
    assert isinstance(march, March)
    assert (march.easy, march.unhindered, march.raiding) == (("strait",), ("strait",), 1)
