"""What questions are about, as data: for computer players, standing orders, and the words of the prompts."""

import msgspec


class Fought(msgspec.Struct, frozen=True):
    """A battle."""

    space: str
    attacker: str
    defender: str


class Retreating(msgspec.Struct, frozen=True):
    """A force that must leave a space."""

    power: str
    space: str
    cu: int


class Spending(msgspec.Struct, frozen=True):
    """Support points to be spent; beaten and space only after a battle."""

    power: str
    points: int
    beaten: str = ""
    space: str = ""


class AtPlace(msgspec.Struct, frozen=True):
    """Something that a power decides about a space."""

    power: str
    space: str


class NonPlayer(msgspec.Struct, frozen=True):
    """What a non-player power is to do."""

    power: str
