"""How often a turn waits for another person: few hand-offs are part of the contract."""

from engine.games.sword_of_rome.actions.movement import Coordinate, MarchArmy, MarchOn, PlayCampaign
from engine.games.sword_of_rome.actions.reactions import PlanReactions, React
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.events.combat import BattleDecided, SupportGained
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import Place
from engine.kernel.actions import Pass
from engine.kernel.events import TABLE
from engine.kernel.prompts import OPTIONAL, Prompt
from tests.engine.games.sword_of_rome.playing import Force, Table

MOST = 9  # hand-offs of a battle between two persons, from the card to the end of politics
BATTLE: dict[str, Force] = {
    "roman@capua": (7, "camillus"),
    "roman@roma": (5, "valerius"),
    "samnite@fregellae": (5, "egnatius"),
}


def waited_for(table: Table) -> list[Prompt]:
    """Return what is really waited for: no rights, and no window in which a seat can only pass."""
    return [
        one
        for one in GAME.prompts(table.state).values()
        if one.kind not in OPTIONAL and one.seat != TABLE and any(form.action is not Pass for form in one.menu.each)
    ]


def go_on(table: Table, *rolls: int) -> None:
    """Answer what is waited for by its default, or close a window in which nobody can do anything."""
    waiting = waited_for(table)
    if waiting:
        table.do(waiting[0].side, waiting[0].default or Pass())
    else:
        table.close(*rolls)


def test_b03_takes_at_most_nine_hand_offs_from_the_card_to_the_end_of_politics() -> None:
    table = Table(stacks=BATTLE, hands={"roman": ("R1",), "etruscan_samnite": ("E9", "E4")}).turn_number_under_way(
        "roman"
    )
    table.do("roman", PlayCampaign("R1"))
    table.do("roman", MarchArmy(card="R1", leader="camillus", along=(), cu=7, route=("fregellae",)))
    table.do("etruscan_samnite", React(avoid="aufidena", avoid_with=("egnatius",), avoid_cu=5), 6)
    while table.moment() != "march.coordinate":
        go_on(table)
    table.do("roman", Coordinate("valerius", (), 5, ("velitrae",)))
    while table.moment() != "battle.before":
        go_on(table)
    table.do("etruscan_samnite", Respond("E9")).close().close(5, 2, 2, 5, 5, 4)
    while table.moment() != "politics.start":
        go_on(table)
    (decided,), (gained,) = table.told(BattleDecided), table.told(SupportGained)
    assert (decided.winner, decided.attacker_lost, gained.points) == ("samnite", 5, 3)
    while table.moment() != "player_turn.menu":
        go_on(table)
    (handoffs,) = table.handoffs.by_turn.values()
    assert 2 <= handoffs <= MOST


# A march of four legs, past an army of the Etruscans and one of the Gauls

PAST: dict[str, Force] = {
    "roman@roma": (5, "valerius"),
    "etruscan@tarquinii": (4, "etruscan_a"),
    "gallic@spoletium": (8, "gaul_a"),
}
LEGS = ("sutrium", "narnia", "volsinii", "clusium")


def past_two(*, planned: bool) -> Table:
    """Let Valerius set out past the two, who have a plan or none."""
    places = {**{space: Place("roman") for space in LEGS}, "sutrium": Place("etruscan", 1)}
    table = Table(stacks=PAST, places=places, hands={"roman": ("R10",)}).turn_number_under_way("roman")
    for side in ("etruscan_samnite", "gallic") if planned else ():
        table.do(side, PlanReactions(army="all", intercept="roll:4", avoid="never", inside="none", bribe="never"))
    return table.do("roman", MarchArmy(card="R10", leader="valerius", along=(), cu=5, route=LEGS))


def test_a_march_past_two_armies_with_plans_waits_for_nobody_else() -> None:
    table = past_two(planned=True).by_plans()
    while table.moment() == "march.on":
        table.do("roman", MarchOn(table.state.frames[-1].route)).by_plans()  # type: ignore[union-attr]
    assert table.moment() == "player_turn.menu" and table.stack("roman@clusium").cu == 5
    assert list(table.handoffs.by_turn.values()) == [0]


def test_without_plans_a_leg_takes_one_form_of_whoever_can_react() -> None:
    table = past_two(planned=False)
    forms = []
    while table.moment() != "player_turn.menu":
        (waiting,) = waited_for(table)
        if waiting.moment == "march.react":
            forms.append((waiting.side, table.state.frames[-1].space))  # type: ignore[union-attr]
            table.do(waiting.side, React())
        else:
            assert waiting.moment == "march.on"
            table.do("roman", MarchOn(table.state.frames[-1].route))  # type: ignore[union-attr]
    assert forms == [("etruscan_samnite", "sutrium"), ("gallic", "narnia")]
    assert table.stack("roman@clusium").cu == 5 and list(table.handoffs.by_turn.values()) == [4]
