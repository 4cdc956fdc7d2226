"""Roman events that last: the Duoviri Navales, the Appian Way, the envoys to Carthage and the treaty (R11 to R14)."""

from engine.games.sword_of_rome.diplomacy.alliances import are_in_one_space, end_alliance, is_besieging
from engine.games.sword_of_rome.effects import add_effect, effect_in_force, remove_effect
from engine.games.sword_of_rome.event_cards.registry import NOTHING, Targets, register_card_event
from engine.games.sword_of_rome.events.diplomacy import AllianceMade
from engine.games.sword_of_rome.events.event_cards import EffectBegan
from engine.games.sword_of_rome.powers import CARTHAGINIAN, GREEK, ROMAN, TREATY, are_allied, sorted_power_pair
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import GAME, Effect, SwordState
from engine.kernel.state import Side

DUOVIRI, APPIAN_WAY, ENVOYS = "duoviri_navales", "appian_way", "punic_envoys"


def start_lasting_effect(play: SwordPlay, card: str, kind: str) -> None:
    """Put an effect of the Romans in force for the rest of the game."""
    add_effect(play, Effect(card, kind, GAME, power=ROMAN))
    play.emit(EffectBegan(card, kind, ROMAN))


@register_card_event("R11", lambda state, side: None if effect_in_force(state, DUOVIRI) else NOTHING)
def duoviri_navales(play: SwordPlay, side: Side, targets: tuple[str, ...]) -> None:
    """Roman leaders sail with up to three CU on a 3."""
    start_lasting_effect(play, "R11", DUOVIRI)


@register_card_event("R12", lambda state, side: None if effect_in_force(state, APPIAN_WAY) else NOTHING)
def appian_way(play: SwordPlay, side: Side, targets: tuple[str, ...]) -> None:
    """The Appian Way is built (ruling 25)."""
    start_lasting_effect(play, "R12", APPIAN_WAY)


def _envoys(state: SwordState, side: Side) -> Targets | None:
    sent = effect_in_force(state, ENVOYS) or effect_in_force(state, TREATY)
    return None if sent or state.africa_out or are_allied(state, ROMAN, GREEK) else NOTHING


@register_card_event("R13", _envoys)
def punic_envoys(play: SwordPlay, side: Side, targets: tuple[str, ...]) -> None:
    """Envoys go to Carthage; the treaty needs them."""
    start_lasting_effect(play, "R13", ENVOYS)


def _signs(state: SwordState, side: Side) -> Targets | None:
    """Return that the treaty can be signed: the envoys are there, and peace is (ruling 155)."""
    if not effect_in_force(state, ENVOYS) or state.africa_out or are_in_one_space(state, ROMAN, CARTHAGINIAN):
        return None
    return None if is_besieging(state, ROMAN, CARTHAGINIAN) or is_besieging(state, CARTHAGINIAN, ROMAN) else NOTHING


@register_card_event("R14", _signs)
def carthage_signs(play: SwordPlay, side: Side, targets: tuple[str, ...]) -> None:
    """Rome and Carthage are allies from now on (section 18); no alliance of Greeks and Romans goes with it."""
    remove_effect(play, ENVOYS)
    if sorted_power_pair(ROMAN, GREEK) in play.state.alliances:
        end_alliance(play, ROMAN, GREEK, "R14")
    start_lasting_effect(play, "R14", TREATY)
    play.emit(AllianceMade(ROMAN, CARTHAGINIAN))
