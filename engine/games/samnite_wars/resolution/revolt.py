"""REVOLT: a region rebels; the Foes decide which, the Consul who plays it."""

from collections import Counter
from collections.abc import Mapping

from engine.games.samnite_wars.actions import ChooseRebels
from engine.games.samnite_wars.events import BattleDecided, RebelsChosen
from engine.games.samnite_wars.rules import RULES, SamnitePlay
from engine.games.samnite_wars.state import (
    REVOLT,
    Aftermath,
    Combat,
    Revolt,
    SamniteState,
    WarEffort,
    losable_provinces,
)
from engine.games.samnite_wars.tables import HOME, TABLES
from engine.games.samnite_wars.tokens import free_region, gain_prestige, roll_whether_region_freed
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, End, Goto

RULES.procedure(Revolt)


def regions_that_may_rebel(state: SamniteState) -> tuple[str, ...]:
    """Return the regions that may rebel: those that Rome controls beside its home, else the home (ruling 9)."""
    return losable_provinces(state) or (HOME,)


def revolt_voters(state: SamniteState, frame: Revolt) -> tuple[str, ...]:
    """Return who is asked: all Foes together (ruling 11), nobody where the region is settled."""
    return () if frame.region or len(regions_that_may_rebel(state)) == 1 else state.foes


@RULES.ask(
    Revolt,
    sides=revolt_voters,
    menu=lambda state, frame, side: Menu(Form(ChooseRebels, region=OneOf(regions_that_may_rebel(state)))),
    default=lambda state, frame, side: ChooseRebels(regions_that_may_rebel(state)[0]),
    sealed=True,
    section="REVOLT",
)
def choose_rebels(play: SamnitePlay, frame: Revolt, answers: Mapping[str, ChooseRebels]) -> Call:
    """The region with most voices rebels, a die decides between equals (ruling 11)."""
    state = play.state
    if not frame.region:
        votes = {seat: vote.region for seat, vote in answers.items()}
        voices = Counter(votes.values()) or Counter(regions_that_may_rebel(state))
        most = max(voices.values())
        best = tuple(region for region in regions_that_may_rebel(state) if voices[region] == most)
        frame.region = best[0] if len(best) == 1 else play.dice.pick("rebels", best)
        play.emit(RebelsChosen(frame.region, votes, best if len(best) > 1 else ()))
    state.combat = Combat(kind=REVOLT, region=frame.region)
    return Call(WarEffort(), "fought")


@RULES.step(Revolt, "fought")
def settle_revolt(play: SamnitePlay, frame: Revolt) -> Call:
    """The Consul gains or loses Prestige; then cards may be played."""
    state, combat = play.state, play.state.combat_under_way()
    won = combat.winner == "consul"
    prestige = gain_prestige(play, state.consul, TABLES.revolt.won if won else -TABLES.revolt.lost)
    play.emit(BattleDecided(REVOLT, frame.region, state.consul, combat.enemy, combat.winner, abs(prestige)))
    return Call(Aftermath(), "over" if won else "freedom")


@RULES.step(Revolt, "freedom")
def roll_for_freedom(play: SamnitePlay, frame: Revolt) -> Goto:
    """A revolt that was lost may free the region; never the home (ruling 9)."""
    if roll_whether_region_freed(play, frame.region != HOME):
        free_region(play, frame.region)
    return Goto("over")


@RULES.step(Revolt, "over")
def end_revolt(play: SamnitePlay, frame: Revolt) -> End:
    """The revolt is over."""
    return End()
