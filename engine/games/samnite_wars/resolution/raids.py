"""RAIDS: fortify or campaign (ruling 7); with neither possible they pass."""

from collections.abc import Mapping

from engine.games.samnite_wars.actions import Fortify, Invade
from engine.games.samnite_wars.events import Fortified, RaidsPassed
from engine.games.samnite_wars.resolution.campaign import campaign_forms, could_campaign, why_no_campaign
from engine.games.samnite_wars.rules import RULES, SamnitePlay
from engine.games.samnite_wars.state import Campaign, Raids
from engine.games.samnite_wars.tables import TABLES, dice_total
from engine.games.samnite_wars.tokens import spend_gold
from engine.kernel.actions import Action
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, End, Goto, Next

RULES.procedure(Raids)


@RULES.ask(
    Raids,
    sides=lambda state, frame: (state.consul,) if could_campaign(state) else (),
    menu=lambda state, frame, side: Menu(Form(Fortify), *campaign_forms(state), barred=why_no_campaign(state)),
    default=lambda state, frame, side: Fortify(),
    section="RAIDS",
)
def answer_raids(play: SamnitePlay, frame: Raids, answers: Mapping[str, Action]) -> Next:
    """RAIDS: the Consul picks from fortify and campaign."""
    state = play.state
    answer = answers.get(state.consul, Fortify())
    if isinstance(answer, Invade):
        return Call(Campaign(region=answer.region), "campaigned")
    state.chosen = True
    if not state.treasury:
        play.emit(RaidsPassed())
        return End()
    rolled = dice_total(play.dice, "fortify", TABLES.raids.fortify)
    play.emit(Fortified(rolled, spend_gold(play, rolled)))  # up to what the Treasury holds (rulings 6 and 28)
    return End()


@RULES.step(Raids, "campaigned")
def end_unless_stopped(play: SamnitePlay, frame: Raids) -> Next:
    """A campaign that a plague has stopped leaves the choice open."""
    return End() if play.value else Goto("start")
