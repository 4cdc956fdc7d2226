"""The contexts of questions: what each is about, as data (`Prompt.context`): ids of pieces and places, as in the
views."""

import msgspec

from engine.kernel.state import Side


class Encounter(msgspec.Struct, frozen=True):
    """Two armies meet: one of the asked side's, or of the ally whom it may join, and its enemy's."""

    own: str
    enemy: str


class Proposed(msgspec.Struct, frozen=True):
    """A faction proposes that it and the asked one come to this status."""

    side: Side
    status: str


class OfArmy(msgspec.Struct, frozen=True):
    """An army that asks an ally for passage, refuge or a place aboard, or that stands in a former ally's territory."""

    army: str


class OfNavy(msgspec.Struct, frozen=True):
    """A navy that sails past."""

    navy: str


class Seen(msgspec.Struct, frozen=True):
    """The kinds of the cards that a reveal has shown of the enemy's deployment."""

    cards: tuple[str, ...]
