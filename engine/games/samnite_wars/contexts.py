"""The contexts of questions: what each is about, as data (`Prompt.context`)."""

import msgspec


class OfRegion(msgspec.Struct, frozen=True):
    """A war with a region, or the conquest of one."""

    region: str


class Invasion(msgspec.Struct, frozen=True):
    """The Consul's campaign against a region."""

    consul: str
    region: str
