"""What of a game can be looked up by its name: cards, terms, and what lies on the map, with how it stands now."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from bot.titles.lexicon import LexiconEntry
from bot.titles.view_type import ViewT
from bot.words import Words


class TitleReference(Protocol[ViewT]):
    """What `/card` asks a title (`bot.titles.Title`)."""

    def card_names_by_id(self) -> Mapping[str, str]:
        """Return every card that /card can show: its id -> the id of its name (several copies may have one name)."""
        ...

    def card_text(self, card: str, words: Words) -> str:
        """Return a card in words: its name, its numbers, what it does."""
        ...

    def reference_terms(self) -> Mapping[str, Mapping[str, Mapping[str, object]]]:
        """Return what else than cards, actions and rules can be looked up: by kind (`lexicon.<kind>` is its name) the
        ids, each with the figures that its words (`<kind>_text.<id>`) name.

        Example: {"building": {"market": {"cost": 2}}}.
        """
        ...

    def lexicon(self, words: Words) -> Sequence[LexiconEntry]:
        """Return everything that /card finds; made once for each game and language."""
        ...

    def card_kind(self, card: str) -> str:
        """Return what kind of thing /card shows under this id: `lexicon.<kind>` is what it is called."""
        ...

    def card_side(self, card: str) -> str:
        """Return the id of the side that a card belongs to, to tell cards of the same name apart in lists; "" if
        nobody's."""
        ...

    def map_reference_entries(self, words: Words) -> Iterable[tuple[str, str, str]]:
        """Return what stands on the map and is no card, such as a city or a leader: its kind (`lexicon.<kind>` is what
        it is called), its id (`name.<id>`), and what is printed of it."""
        ...

    def entry_state_text(self, view: ViewT, token: str, words: Words) -> str:
        """Return how something of `card_names_by_id` or `map_reference_entries` stands at a table, as far as the owner
        of `view` may know it: who holds a city, where a leader is; "" for what is the same at every table.

        Example: "Reds, 3 men in the garrison, besieged".
        """
        ...
