"""A card: the parts that a message is made of, which `bot.messages.message_json` writes in the form that fits.

One card has three forms, chosen when its message is made and kept on every edit (Discord lets none go back):

- `V2`: Discord's components v2, a container with an accent colour. Its push notification is empty, so only messages
  that call nobody take it: what a thread is told, and answers to a press.
- `CLASSIC`: a line of plain `Screen.content`, of which the push notification is made, and the card as an embed. For
  whatever must call somebody: questions, offers, reminders, the end.
- `PLAIN`: words alone, for whoever asked for boards as text.

    >>> card = Card(title="Umbria is yours: +2 VP (7)", parts=("3 hits against 2.", DIVIDER, "Your army stands there."))
    >>> print(card.text())
    **Umbria is yours: +2 VP (7)**
    3 hits against 2.
    Your army stands there.
"""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum

import msgspec

from bot.words.signs import SIGNS
from render import Picture

TEXTS, COMPONENTS, PICTURES = 4000, 40, 10  # of a message: characters of all texts, components, pictures of a gallery
REFUSED, DONE = 0xDA373C, 0x248046  # accents of answers: nothing was done; it was
HEADING = 8  # characters that the marks of a heading take


class MessageForm(Enum):
    """How a message is written; see the module."""

    PLAIN = "plain"
    CLASSIC = "classic"
    V2 = "v2"


def form_for(usual: MessageForm, *, plain: bool) -> MessageForm:
    """Return the form of a message. plain: its readers asked for words alone."""
    return MessageForm.PLAIN if plain else usual


def thread_form(*, plain: bool) -> MessageForm:
    """Return the form of what a thread is told."""
    return form_for(MessageForm.V2, plain=plain)


class Divider(msgspec.Struct, frozen=True):
    """A line between two parts; in plain form nothing."""


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """Words with a small picture beside them (at most 3:2; wider ones jump while they load)."""

    text: str
    thumbnail: Picture


class Gallery(msgspec.Struct, frozen=True, kw_only=True):
    """Pictures as wide as the message, each with its alt text."""

    pictures: tuple[Picture, ...]


def galleries(pictures: Sequence[Picture]) -> list[tuple[Picture, ...]]:
    """Return pictures as what one gallery each shows: those that stand apart alone, the others together."""
    found: list[tuple[Picture, ...]] = []
    for picture in pictures:
        if found and not picture.apart and not found[-1][-1].apart:
            found[-1] = (*found[-1], picture)
        else:
            found.append((picture,))
    return found


DIVIDER = Divider()
Part = str | Section | Gallery | Divider


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """What a message says, from top to bottom.

    above: small print over the title (table, phase, deadline); title: the result or the question, shown large;
    parts: words (Discord's markdown, lines apart by a newline), pictures, dividers; below: small print (ids, numbers);
    colour: the accent, as 0xRRGGBB; thumbnail: a small picture beside the title.
    """

    title: str = ""
    parts: tuple[Part, ...] = ()
    above: str = ""
    below: str = ""
    colour: int | None = None
    thumbnail: Picture | None = None

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """Return every picture that the card shows, in their order."""
        found = [self.thumbnail] if self.thumbnail else []
        for part in self.parts:
            if isinstance(part, Section):
                found.append(part.thumbnail)
            elif isinstance(part, Gallery):
                found += part.pictures
        return tuple(found)

    def text(self) -> str:
        """Return the card as words alone, in Discord's markdown."""
        lines = [small_print(self.above), f"**{self.title}**" if self.title else ""]
        lines += [part if isinstance(part, str) else getattr(part, "text", "") for part in self.parts]
        return "\n".join(line for line in (*lines, small_print(self.below)) if line)

    def words(self) -> str:
        """Return the card's words as they are written in V2 and CLASSIC, and read back from there."""
        parts = (part if isinstance(part, str) else str(getattr(part, "text", "")) for part in self.parts)
        said = (small_print(self.above), f"### {self.title}" if self.title else "", *parts, small_print(self.below))
        return "\n".join(one for one in said if one)

    def without_pictures(self) -> "Card":
        """Return the card without its pictures."""
        parts = (part.text if isinstance(part, Section) else part for part in self.parts)
        kept = tuple(part for part in parts if not isinstance(part, Gallery))
        return msgspec.structs.replace(self, parts=kept, thumbnail=None)

    def with_redrawn_pictures(self, draw: Callable[[Picture], Picture]) -> "Card":
        """Return the card with each of its pictures as `draw` makes it."""
        parts = tuple(
            msgspec.structs.replace(part, thumbnail=draw(part.thumbnail))
            if isinstance(part, Section)
            else Gallery(pictures=tuple(map(draw, part.pictures)))
            if isinstance(part, Gallery)
            else part
            for part in self.parts
        )
        return msgspec.structs.replace(self, parts=parts, thumbnail=self.thumbnail and draw(self.thumbnail))

    def without_emojis(self) -> "Card":
        """Return the card with Unicode symbols instead of emojis."""
        parts = tuple(
            SIGNS.without_emojis(part)
            if isinstance(part, str)
            else msgspec.structs.replace(part, text=SIGNS.without_emojis(part.text))
            if isinstance(part, Section)
            else part
            for part in self.parts
        )
        said = {name: SIGNS.without_emojis(getattr(self, name)) for name in ("title", "above", "below")}
        return msgspec.structs.replace(self, parts=parts, **said)

    def broken_limits(self) -> Iterable[str]:
        """Yield every limit of Discord's that the card breaks in one of its forms, rows and push line apart."""
        if len(SIGNS.without_emojis(self.text())) + HEADING > TEXTS:  # it has them only where there is room
            yield f"a card of {len(self.text())} characters"
        if self.component_count > COMPONENTS:
            yield f"a card of {self.component_count} components"
        for part in self.parts:
            if isinstance(part, Gallery) and not 1 <= len(part.pictures) <= PICTURES:
                yield f"a gallery of {len(part.pictures)} pictures"
            if isinstance(part, (str, Section)) and not getattr(part, "text", part):
                yield "an empty part"
        if len(self.pictures) > PICTURES:
            yield f"{len(self.pictures)} pictures"

    @property
    def component_count(self) -> int:
        """Return how many components the card takes at most as V2, without rows: those within others count too."""
        parts = sum(3 if isinstance(part, Section) else 1 for part in self.parts)
        return 1 + (3 if self.thumbnail else 1) + parts + (1 if self.below else 0)


def small_print(said: str) -> str:
    """Return words as small print, line by line; "" stays empty."""
    return "\n".join(f"-# {line}" for line in said.split("\n")) if said else ""
