"""A half-made answer, as it is kept for its seat: it belongs to one prompt and lasts until that is answered."""

from typing import Any

import msgspec

from engine.kernel.choices import Given

BY_LEGS, VIA, AVOID = "legs", "via", "avoid"


class WayAsked(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a route was asked for by its goal. mode: `legs` where it is put together leg by leg, `via` or `avoid` while a
    place is chosen that the way shall come through, or shall not enter."""

    to: str = ""
    via: Given = ()
    avoid: Given = ()
    variant: str = ""
    mode: str = ""


class Draft(msgspec.Struct, frozen=True, omit_defaults=True):
    """The tokens that are chosen so far, the page of the list that its seat looked at last, and how the route that is
    being chosen was asked for. suggested: it was filled in beforehand, as a computer player would, and is untouched.

    >>> Draft("p1", ("march",), 2).as_stored()
    {'prompt': 'p1', 'given': ['march'], 'page': 2}
    """

    prompt: str = ""
    given: Given = ()
    page: int = 0
    way: WayAsked = WayAsked()
    suggested: bool = False

    def as_stored(self) -> dict[str, Any]:
        """Return the draft as the store keeps it."""
        kept: dict[str, Any] = {"prompt": self.prompt, **msgspec.to_builtins(self)}
        return {**kept, "given": list(self.given)}


NO_DRAFT, NO_WAY = Draft(), WayAsked()


def draft_from_stored(kept: dict[str, Any] | None) -> Draft:
    """Return a draft as it was kept; an empty one where there is none, or none that this version reads."""
    try:
        return msgspec.convert(kept or {}, Draft)
    except msgspec.ValidationError:
        return NO_DRAFT
