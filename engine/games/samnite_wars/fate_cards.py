"""USE OF CARDS and THE FATE DECK: what each card is, who may play it, and the Force it has for them."""

from collections.abc import Collection
from functools import lru_cache

import msgspec

from data import load_game_data
from engine.games.samnite_wars.tables import GAME_ID, HOME, REGIONS, TABLES
from engine.kernel.choices import Barred
from engine.kernel.picks import Item
from engine.kernel.texts import Text, keyed_text

EFFORT_TYPES = ("ally", "strategy", "troops", "weapon", "battle")  # in the rules text's order
ATTACKER, DEFENDER = "attacker", "defender"
USE_OF_CARDS = "USE OF CARDS"


class Only(msgspec.Struct, frozen=True):
    """Who alone may play a card: every condition that is set must hold. free: a people that Rome does not control, so
    never Rome, also where it has that people's other cards."""

    people: tuple[str, ...] = ()
    role: str = ""
    against: tuple[str, ...] = ()
    free: bool = False

    @property
    def condition_in_words(self) -> Text:
        """Return the condition in words."""
        parts = [*self.people, self.role, *(f"against_{w}" for w in self.against), "free" if self.free else ""]
        return keyed_text("only." + "_".join(p for p in parts if p))


class Plus(msgspec.Struct, frozen=True):
    """Force that is added for some peoples."""

    people: tuple[str, ...]
    force: int


class Card(msgspec.Struct, frozen=True):
    """A card of the Fate deck. The fields are those of `cards.yaml`."""

    type: str
    force: int = 0
    region: str = ""
    only: Only | None = None
    plus: Plus | None = None
    prestige: int = 0
    gold: int = 0
    cost: int = 0
    rival: int = 0
    power: str = ""


CARDS: dict[str, Card] = msgspec.convert(load_game_data(GAME_ID, "cards")["cards"], dict[str, Card])
RANK = {card: n for n, card in enumerate(CARDS)}


def cards_of_type(card_type: str) -> frozenset[str]:
    """Return the cards of a type."""
    return frozenset(name for name, card in CARDS.items() if card.type == card_type)


def cards_with_power(power: str) -> frozenset[str]:
    """Return the special cards that do the same."""
    return frozenset(name for name, card in CARDS.items() if card.power == power)


EFFORT = frozenset(name for name, card in CARDS.items() if card.type in EFFORT_TYPES)
CONQUEST, VICTORY, DEFEAT, PEACE = (
    cards_of_type("conquest"),
    cards_of_type("victory"),
    cards_of_type("defeat"),
    cards_of_type("peace"),
)
NEGATE_WAR, SCANDAL = cards_with_power("negate_war"), cards_with_power("scandal")
PLAGUE, LEVY = cards_with_power("plague"), cards_with_power("levy")
ITEMS = {name: Item(name, CARDS[name].type) for name in CARDS if name in EFFORT}
GROUPS = dict.fromkeys(EFFORT_TYPES, (0, TABLES.effort.each_type))


class Role(msgspec.Struct, frozen=True):
    """A side of a combat, as the cards see it: the Consul (Rome) or the region that fights them."""

    rome: bool
    region: str  # the region that fights Rome, whichever side this is
    attacker: bool
    controlled: tuple[str, ...]  # the regions that Rome controls, its home among them


WORDS = {name: region.words | {name} for name, region in REGIONS.items()}
"""What cards may call each region."""


def words_of_home_region(role: Role) -> frozenset[str]:
    """Return the words of the role's own region: Rome is the home region (ruling 14)."""
    return WORDS[HOME] | {"rome"} if role.rome else WORDS[role.region] | {"enemy"}


def _usable_words(role: Role) -> frozenset[str]:
    """Return the words whose cards the role may use: the Consul has those of the regions that Rome controls."""
    words = words_of_home_region(role)
    return words.union(*[WORDS[region] for region in role.controlled]) if role.rome else words


def may_play(card: str, role: Role) -> bool:
    """Return whether the card's condition holds for the role."""
    only = CARDS[card].only
    if only is None:
        return True
    if only.people and _usable_words(role).isdisjoint(only.people):
        return False
    if only.role and (only.role == ATTACKER) != role.attacker:
        return False
    other = WORDS[role.region if role.rome else HOME]
    if only.against and other.isdisjoint(only.against):
        return False
    return not (only.free and (role.rome or role.region in role.controlled))  # what is Rome's is not free


def card_force(card: str, role: Role) -> int:
    """Return the Force of a card for the role (ALLY CARDS; the list's notes)."""
    found = CARDS[card]
    if found.type == "ally":
        return _ally_force(found.region, role)
    extra = found.plus.force if found.plus and not words_of_home_region(role).isdisjoint(found.plus.people) else 0
    return found.force + extra


def _ally_force(region: str, role: Role) -> int:
    if not role.rome and role.region == region:
        return TABLES.ally_cards.role
    if role.rome and region in role.controlled:
        return TABLES.ally_cards.controlled
    return TABLES.ally_cards.otherwise


@lru_cache(maxsize=4096)
def card_forces(role: Role) -> dict[str, int]:
    """Return the Force of every card that the role may play in a War Effort; never to be changed."""
    return {card: card_force(card, role) for card in CARDS if card in EFFORT and may_play(card, role)}


def not_in_hand_refusal(hand: Collection[str]) -> Barred:
    """Return what is said of a card that is not in the hand."""
    return lambda card: None if card in hand else keyed_text("why.not_in_hand", card=card)


def effort_card_refusal(card: str, hand: tuple[str, ...], role: Role) -> Text:
    """Return why a card cannot be added to a War Effort, from what its player knows."""
    if card not in hand:
        return keyed_text("why.not_in_hand", card=card)
    found = CARDS[card]
    if card not in EFFORT:
        return keyed_text("why.not_for_effort", card=card, type=keyed_text(f"type.{found.type}"), section="WAR EFFORT")
    if found.only is not None and not may_play(card, role):
        return keyed_text("why.only", card=card, only=found.only.condition_in_words, section=USE_OF_CARDS)
    return keyed_text("why.one_of_each", card=card, type=keyed_text(f"type.{found.type}"), section="WAR EFFORT")
