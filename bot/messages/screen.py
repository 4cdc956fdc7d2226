"""Messages and forms as plain data, with Discord's limits. `message_json` turns them into JSON."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from bot.messages.card import COMPONENTS, HEADING, TEXTS, Card, MessageForm, small_print
from bot.messages.ids import Press
from bot.words import Words
from bot.words.signs import MENTION, SIGNS, without_signs
from render import Picture

CONTENT, LABEL, CUSTOM_ID, OPTION, OPTIONS, ROWS, PER_ROW, PLACEHOLDER, ALT = 2000, 80, 100, 100, 25, 5, 5, 150, 1024
MODAL_TITLE, INPUT_LABEL = 45, 45
URL = 512  # characters of the address of a button
DESCRIPTION, EMBEDS = 4096, 10  # characters of an embed's, embeds of a message
HEADED = re.compile(r"^\*\*|\*\*$|^#{1,3} ", re.MULTILINE)  # the marks of such a line
FILE_NAME = re.compile(r"[\w.\-]+")  # Discord changes any other, and a card would not find its picture
SMALL = "-# "  # the mark of a line of small print
TITLE = re.compile(r"\*\*[^*]+\*\*|#{1,3} .+")  # a line that is bold as a whole, or a heading


class Button(msgspec.Struct, frozen=True, kw_only=True):
    """A button. style: primary, secondary, success, danger."""

    id: str
    label: str
    style: str = "secondary"
    emoji: str | None = None
    disabled: bool = False


class LinkButton(Button, frozen=True, kw_only=True):
    """A button that opens an address in a browser, and sends nothing. style: it has one of its own."""

    id: str = ""
    url: str


class SelectOption(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a select menu."""

    value: str
    label: str
    description: str | None = None
    chosen: bool = False


class Select(msgspec.Struct, frozen=True, kw_only=True):
    """A select menu; `least` and `most` say how many lines may be chosen. disabled: none can be; its placeholder says
    why."""

    id: str
    placeholder: str
    options: tuple[SelectOption, ...]
    least: int = 1
    most: int = 1
    disabled: bool = False


Row = tuple[Button, ...] | Select


class Screen(msgspec.Struct, frozen=True, kw_only=True):
    """One message: words, a card, rows of buttons or a select each, pictures.

    content: plain words; with a card, the one line that the push notification is made of (see `bot.messages.card`).
    pictures: those shown below everything else, in a question above it; the card's own are not repeated here.
    """

    content: str = ""
    card: Card | None = None
    rows: tuple[Row, ...] = ()
    pictures: tuple[Picture, ...] = ()
    mention: tuple[int, ...] = ()  # the only persons that this message may ping
    roles: tuple[int, ...] = ()  # the only roles that it may ping
    silent: bool = False  # posted without a sound: its reader has just caused it, and looks at it
    # A question, or in its place what came of its answer: its pictures stand above all of its words, so that these are
    # next to the buttons.
    asks: bool = False

    @property
    def all_pictures(self) -> tuple[Picture, ...]:
        """Return every picture that is sent with the message, each once, in their order."""
        shown = (*(self.card.pictures if self.card else ()), *self.pictures)
        return tuple({(picture.filename, picture.data): picture for picture in shown}.values())

    def without_pictures(self) -> "Screen":
        """Return the message without pictures and files; where it is nothing else, their alt texts say what they
        are."""
        card = self.card.without_pictures() if self.card is not None else None
        said = self.content
        small = all(line.startswith(SMALL) for line in said.split("\n") if line)
        if small and (card is None or not card.words()):
            said = "\n".join([*(picture.alt for picture in self.all_pictures), said]).strip()
        return msgspec.structs.replace(self, content=cut_text(said, CONTENT), card=card, pictures=())

    def screen_of_pictures_only(self) -> "Screen":
        """Return the message's pictures and files as one of their own, which makes no sound."""
        return Screen(pictures=self.all_pictures, silent=True)

    def first_line(self) -> str:
        """Return the line that the message begins with, without marks of a heading: by it the message is found again if
        a kill came before its note."""
        return text_without_heading_marks(self.words().split("\n", 1)[0])

    def words(self) -> str:
        """Return all words of the message, as they are read back from Discord, without empty lines."""
        said = "\n".join((self.content, self.card.words() if self.card else ""))
        return "\n".join(line for line in said.split("\n") if line)

    def _length(self) -> int:
        """Return how many characters all texts of a message with a card have."""
        return len(self.content) + (len(self.card.text()) + HEADING if self.card else 0)

    def as_plain_text(self) -> str:
        """Return the message in plain form: words alone, without emojis. Where they are too many the longest part gives
        way; what stands above and below, and the title, stay."""
        if self.card is None:
            return SIGNS.without_emojis(self.content)
        card = self.card.without_emojis().without_pictures()
        over = len(_joined(self.content, card)) - CONTENT
        while over > 0 and (texts := [n for n, part in enumerate(card.parts) if isinstance(part, str) and part]):
            longest = max(texts, key=lambda n: len(str(card.parts[n])))
            said = str(card.parts[longest])
            parts = list(card.parts)
            parts[longest] = cut_text(said, len(said) - over) if len(said) > over + len("…**") else ""
            card = msgspec.structs.replace(card, parts=tuple(parts))
            over = len(_joined(self.content, card)) - CONTENT
        return cut_text(_joined(self.content, card), CONTENT)

    def broken_limits(self, form: MessageForm | None = None) -> Iterable[str]:
        """Yield every limit of Discord's that the message breaks in a form; None: in any."""
        yield from self._broken()
        for one in MessageForm if form is None else (form,):
            faults = _FORM_FAULTS[one](self, self.card) if self.card is not None else ()
            yield from (f"{one.value}: {fault}" for fault in faults)

    def _broken(self) -> Iterable[str]:
        """Yield what the message breaks in every form."""
        if not self.content and not self.all_pictures and self.card is None:
            yield "the message is empty"
        if self.card is not None:
            yield from self.card.broken_limits()
            yield from _raw_lines(self.card.text())
        if len(self.content) > CONTENT:
            yield f"content of {len(self.content)} characters"
        if len(self.rows) > ROWS:
            yield f"{len(self.rows)} rows"
        parts = [part for row in self.rows for part in ((row,) if isinstance(row, Select) else row)]
        ids = [part.id for part in parts if not isinstance(part, LinkButton)]
        if len(set(ids)) < len(ids):
            yield "two components of the same id"
        yield from _raw_lines(self.content)
        for row in self.rows:
            yield from _broken_select(row) if isinstance(row, Select) else _broken_buttons(row)
        names = [picture.filename for picture in self.all_pictures]
        yield from (f"two pictures called {name}" for name in set(names) if names.count(name) > 1)
        yield from (f"a picture called {name!r}" for name in names if not FILE_NAME.fullmatch(name))
        for picture in self.all_pictures:
            if len(picture.alt) > ALT:
                yield "an alt text that is too long"


def _broken_v2(screen: Screen, card: Card) -> Iterable[str]:
    components = card.component_count + sum(2 if isinstance(row, Select) else 1 + len(row) for row in screen.rows)
    if components + bool(screen.content) + bool(screen.pictures) > COMPONENTS:
        yield f"{components} components"
    if screen_with_plain_symbols(screen)._length() > TEXTS:
        yield "too many characters with the card"


def _broken_embeds(screen: Screen, card: Card) -> Iterable[str]:
    if len((screen_with_plain_symbols(screen).card or card).words()) > DESCRIPTION:
        yield "a description that is too long"
    if sum(picture.mime.startswith("image/") for picture in screen.all_pictures) > EMBEDS - screen.asks:
        yield "too many pictures"


def _broken_plain(screen: Screen, card: Card) -> Iterable[str]:
    said, kept = screen.as_plain_text(), card.without_emojis()
    if len(said) > CONTENT:
        yield f"{len(said)} characters"
    for name, words in (("above", small_print(kept.above)), ("title", kept.title), ("below", small_print(kept.below))):
        if words not in said:
            yield f"what stands {name} is lost" if name != "title" else "the title is lost"


_FORM_FAULTS: Mapping[MessageForm, Callable[[Screen, Card], Iterable[str]]] = {
    MessageForm.V2: _broken_v2,
    MessageForm.CLASSIC: _broken_embeds,
    MessageForm.PLAIN: _broken_plain,
}


def _joined(content: str, card: Card) -> str:
    """Return the line that calls and the words of a card below it."""
    return "\n".join(line for line in (content, card.text()) if line)


def with_card(screen: Screen, colour: int | None = None) -> Screen:
    """Return a screen of plain words as a card: small print at its head stands above, a first line that is bold as a
    whole (or a heading) is its title, small print at its foot stands below. One that has a card, or no words,
    stays as it is.

    >>> card = with_card(Screen(content="-# Ada's table\\n**Your turn**\\nThree forces may move.")).card
    >>> card.above, card.title, card.parts
    ("Ada's table", 'Your turn', ('Three forces may move.',))
    """
    if screen.card is not None or not screen.content:
        return screen
    lines = screen.content.split("\n")
    above = _taken(lines, 0)
    below = _taken(lines, -1)[::-1]
    title = HEADED.sub("", lines.pop(0)) if lines and TITLE.fullmatch(lines[0]) else ""
    body = "\n".join(lines).strip("\n")
    card = Card(
        title=title, parts=(body,) if body else (), above="\n".join(above), below="\n".join(below), colour=colour
    )
    return msgspec.structs.replace(screen, content="", card=card)


def _taken(lines: list[str], end: int) -> list[str]:
    """Take the lines of small print from one end of a text and return them without their mark, in the order taken."""
    found = []
    while lines and lines[end].startswith(SMALL):
        found.append(lines.pop(end).removeprefix(SMALL))
    return found


def text_without_heading_marks(said: str) -> str:
    """Return words as they are compared: without the marks of headings, which differ between the forms of a message,
    and without emojis and symbols, which one process has and the next has not yet."""
    return without_signs(HEADED.sub("", said))


def screen_with_plain_symbols(screen: Screen) -> Screen:
    """Return a screen whose card has Unicode symbols instead of emojis, if its texts are too long with them."""
    if screen.card is None or screen._length() <= TEXTS:
        return screen
    return msgspec.structs.replace(screen, card=screen.card.without_emojis())


def has_raw_marks(line: str) -> bool:
    """Return whether a reader would see the marks of bold text in a line: one that is not closed, or bold in bold."""
    return bool(line.count("**") % 2) or "****" in line


def _raw_lines(said: str) -> list[str]:
    return [f"raw markup in {line!r}" for line in said.split("\n") if has_raw_marks(line)] if "**" in said else []


def _marked(said: str) -> bool:
    """Return whether a text has markup, which labels, lists and placeholders show as it is written."""
    return "**" in said or MENTION.search(said) is not None


def _broken_buttons(row: Sequence[Button]) -> Iterable[str]:
    if not 1 <= len(row) <= PER_ROW:
        yield f"{len(row)} buttons in a row"
    for button in row:
        known, most = (button.url, URL) if isinstance(button, LinkButton) else (button.id, CUSTOM_ID)
        if not 1 <= len(known) <= most or not 1 <= len(button.label) <= LABEL:
            yield f"button {known!r} {button.label!r}"
        if _marked(button.label):
            yield f"markup, which no button shows: {button.label!r}"


def _broken_select(select: Select) -> Iterable[str]:
    if not 1 <= len(select.options) <= OPTIONS or len(select.placeholder) > PLACEHOLDER or len(select.id) > CUSTOM_ID:
        yield f"select {select.id!r} with {len(select.options)} options"
    if _marked(select.placeholder):
        yield f"markup, which no list shows: {select.placeholder!r}"
    if not 0 <= select.least <= select.most <= len(select.options):
        yield f"select {select.id!r} wants {select.least} to {select.most}"
    values = [option.value for option in select.options]
    if len(set(values)) < len(values):
        yield f"select {select.id!r} offers a value twice"
    for option in select.options:
        texts = (option.value, option.label, option.description or "x")
        if not all(1 <= len(t) <= OPTION for t in texts):
            yield f"option {option.value!r} {option.label!r}"
        if any(map(_marked, texts)):
            yield f"markup, which no list shows: {option.label!r}"


def cut_text(text: str, limit: int) -> str:
    """Return the text within the limit: with its emojis, else with their Unicode symbols, which are shorter by far,
    else with an ellipsis where it was cut. Bold text that is cut is closed."""
    if len(text) <= limit:
        return text
    text = SIGNS.without_emojis(text)
    if len(text) <= limit:
        return text
    kept = text[: limit - 1]
    if not has_raw_marks(kept.rpartition("\n")[2]):
        return kept + "…"
    kept = text[: limit - 3].rstrip("*")
    return f"{kept}…**" if has_raw_marks(kept.rpartition("\n")[2]) else f"{kept}…"


def message_pages(lines: Sequence[str], limit: int = CONTENT) -> list[str]:
    """Return lines put together into as few messages as the limit allows; a line that is too long is cut."""
    out: list[str] = []
    for line in (cut_text(line, limit) for line in lines):
        if out and len(out[-1]) + 1 + len(line) <= limit:
            out[-1] += "\n" + line
        else:
            out.append(line)
    return out


def page_turns(words: Words, page: int, last: int, press: Callable[[int], Press]) -> tuple[Button, ...]:
    """Return the buttons to the pages before and after one, of `last` pages; () where there is but this. press: what
    shows a page (from 1)."""
    beside = ((page - 1, "log.page_before"), (page + 1, "log.page_after"))
    return tuple(
        Button(id=press(other).id(), label=cut_text(words(key), LABEL)) for other, key in beside if 1 <= other <= last
    )


class TextInput(msgspec.Struct, frozen=True, kw_only=True):
    """One field of a modal."""

    id: str
    label: str
    placeholder: str = ""
    value: str = ""
    required: bool = True
    most: int = 100


class Modal(msgspec.Struct, frozen=True, kw_only=True):
    """A form that opens on a press; its state lies in its id, so that it outlives a restart."""

    id: str
    title: str
    inputs: tuple[TextInput, ...]
