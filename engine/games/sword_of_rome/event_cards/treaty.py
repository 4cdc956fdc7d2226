"""Roman events that last: the Duoviri Navales, the Appian Way, the envoys to Carthage and the treaty (R11 to R14)."""

from engine.games.sword_of_rome.diplomacy.alliances import besieges, end_alliance, share_space
from engine.games.sword_of_rome.effects import add_effect, effect, remove_effect
from engine.games.sword_of_rome.event_cards.registry import NOTHING, Targets, event
from engine.games.sword_of_rome.events.diplomacy import AllianceMade
from engine.games.sword_of_rome.events.event_cards import EffectBegan
from engine.games.sword_of_rome.powers import CARTHAGINIAN, GREEK, ROMAN, TREATY, are_allied, pair
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import GAME, Effect, SwordState
from engine.kernel.state import Side

DUOVIRI, APPIAN_WAY, ENVOYS = "duoviri_navales", "appian_way", "punic_envoys"


def lasting(play: SwordPlay, card: str, kind: str) -> None:
    """Put an effect of the Romans in force for the rest of the game."""
    add_effect(play, Effect(card, kind, GAME, power=ROMAN))
    play.emit(EffectBegan(card, kind, ROMAN))


@event("R11", lambda state, side: None if effect(state, DUOVIRI) else NOTHING)
def duoviri_navales(play: SwordPlay, side: Side, targets: tuple[str, ...]) -> None:
    """Roman leaders sail with up to three CU on a 3."""
    lasting(play, "R11", DUOVIRI)


@event("R12", lambda state, side: None if effect(state, APPIAN_WAY) else NOTHING)
def appian_way(play: SwordPlay, side: Side, targets: tuple[str, ...]) -> None:
    """The Appian Way is built (ruling 25)."""
    lasting(play, "R12", APPIAN_WAY)


def _envoys(state: SwordState, side: Side) -> Targets | None:
    sent = effect(state, ENVOYS) or effect(state, TREATY)
    return None if sent or state.africa_out or are_allied(state, ROMAN, GREEK) else NOTHING


@event("R13", _envoys)
def punic_envoys(play: SwordPlay, side: Side, targets: tuple[str, ...]) -> None:
    """Envoys go to Carthage; the treaty needs them."""
    lasting(play, "R13", ENVOYS)


def _signs(state: SwordState, side: Side) -> Targets | None:
    """Return that the treaty can be signed: the envoys are there, and peace is (ruling 155)."""
    if not effect(state, ENVOYS) or state.africa_out or share_space(state, ROMAN, CARTHAGINIAN):
        return None
    return None if besieges(state, ROMAN, CARTHAGINIAN) or besieges(state, CARTHAGINIAN, ROMAN) else NOTHING


@event("R14", _signs)
def carthage_signs(play: SwordPlay, side: Side, targets: tuple[str, ...]) -> None:
    """Rome and Carthage are allies from now on (section 18); no alliance of Greeks and Romans goes with it."""
    remove_effect(play, ENVOYS)
    if pair(ROMAN, GREEK) in play.state.alliances:
        end_alliance(play, ROMAN, GREEK, "R14")
    lasting(play, "R14", TREATY)
    play.emit(AllianceMade(ROMAN, CARTHAGINIAN))
