"""Events in words: what /log and "Since your last move" say of them, as the cards do."""

import msgspec

from bot.titles.rise_of_the_roman_republic.title import TITLE
from bot.words import Words
from engine.games.rise_of_the_roman_republic.events.combat import Modifier, StatusChanged
from engine.games.rise_of_the_roman_republic.events.cup import ContinuationRolled
from engine.games.rise_of_the_roman_republic.events.movement import InterceptionTried
from engine.games.rise_of_the_roman_republic.events.politics import SenateAsked
from engine.games.rise_of_the_roman_republic.events.siege import AssaultRolled, SiegeAttritionRolled
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.kernel.events import Event
from engine.kernel.texts import text
from tests.bot.titles.rise_of_the_roman_republic.telling import WORDS, turn

ITALIAN = Words(GAME_ID, language="it")
STORM = AssaultRolled(
    modifiers=(Modifier("siege_capability", -2),), place="5908", power="samnites", leader="pontius", infantry=13,
    strength=4, shift=0, die=0, adjusted=-2, attacker=20, defender=10,
)  # fmt: skip


def since(event: Event) -> str:
    return "".join(line for _, line in TITLE.since([event], WORDS))


def test_an_assault_is_told_with_its_die_its_reasons_and_what_it_costs_whom() -> None:
    said = since(STORM)
    assert said.startswith("**Gaius Pontius storms Croton**: 13 infantry against 4; ")
    assert said.endswith("(siege capability −2) = −2: the Samnites lose 20 %, the city 10 %.")


def test_attrition_is_told_in_men_and_a_siege_without_loss_goes_on() -> None:
    rolled = SiegeAttritionRolled(modifiers=(), place="4911", power="rome", besieger=True, die=1, adjusted=1,
                                  attrition_sp=14, percent=0, loss=0)  # fmt: skip
    inside = msgspec.structs.replace(rolled, power="epirus", besieger=False)
    assert since(rolled).endswith("→ no loss.") and "percent" not in since(rolled)
    assert "Paestum**: nobody loses a man, the siege goes on" in turn([rolled, inside], "siege_attrition_9")
    costly = msgspec.structs.replace(inside, loss=2)
    assert "goes on" not in turn([rolled, costly], "siege_attrition_9")
    assert "**2 Attrition SP lost** of 14" in since(costly)


def test_a_recovery_is_told_as_one() -> None:
    assert "at Capua: recovered a level, still Disrupted" in since(StatusChanged("rome", "4412", 2, 1, "recovery"))
    assert "at Capua: Disrupted" in since(StatusChanged("rome", "4412", 0, 1, "defeat"))


def test_the_senate_s_forecast_counts_as_its_result_does() -> None:
    foretold = WORDS.say(text("preview.senate", leader="104", chance=90, campaign=6, modifier=-2))
    assert foretold.endswith("a die of 0 to 9 with −2, 6 or less needed")
    assert "⑦ −2, 6 or less needed" in since(SenateAsked("104", "leave", 7, -2, 6, True))


def test_a_leader_without_a_name_bears_his_article() -> None:
    tried = since(InterceptionTried("umbria", "umbrian", "4412", 7, 0, 5, False, False))
    assert tried.startswith("The Umbrian leader tries to intercept at Capua")
    assert WORDS("outcome.ended", leader="umbrian") == "The phase of the Umbrian leader is over"
    assert since(ContinuationRolled("pontius", 4, 7, True)).startswith("Gaius Pontius ")
    assert ITALIAN("outcome.ended", leader="umbrian").endswith("del Comandante umbro è finita"), "in Italian too"
