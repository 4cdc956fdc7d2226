"""Messages of Project Fluent, and how they are said.

They are read by Fluent's own parser (`fluent.syntax`), each when it is first said, and made into Python functions of
who says it and of its arguments; plural categories are CLDR's, as Babel knows them. Project Fluent's own way to say
them (`fluent.runtime`) takes ten times as long and refuses long texts; `fluent-compiler` takes seconds to start.

    event-gold_spent = { NAME($side) } { GRAMMAR($side, "number") ->
            [plural] spend
           *[singular] spends
        } { $gold ->
            [one] { $gold } coin
           *[other] { $gold } coins
        }.

`$side` is an argument, as it was given: a missing one is a dash. `NAME` is a function of who speaks (`bot/words/`,
`render/words.py`). A selector takes the variant that is called as its value is (`[plural]`, `[0]`), else that of the
number's plural category, else the one with the star. Numbers are written as they are, those below nought with a minus
sign, and nothing is set between isolation marks.
"""

import logging
import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from functools import cache, lru_cache
from sys import intern
from typing import Any, Protocol

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from data.language_facts import facts_of

log = logging.getLogger(__name__)

MISSING = "–"  # what is said for an argument that was not given: a line of the log must never fail
MINUS = "−"
FIXED = re.compile(r"[\w-]+ *=[ ]*([^\s{}][^\n{}]*)\n*")  # one line without placeables, the most frequent form
NUMERIC = re.compile(r"-?\d+(\.\d+)?")


class Speaker(Protocol):
    """Who says messages: with which others they may refer to, and what the functions in them mean."""

    @property
    def messages(self) -> "Mapping[str, Message]":
        """Every message by its key."""

    @property
    def functions(self) -> "Mapping[str, Function]":
        """The functions by name: given the speaker, the values and the named options."""


Function = Callable[..., Any]
Args = Mapping[str, Any]
Said = Callable[[Any, Args], str]
Value = Callable[[Any, Args], Any]


def key_of(identifier: str) -> str:
    """Return the key that code and stored texts have for a message: `event-gold_spent` is `event.gold_spent`.

    No key has a hyphen, no identifier a dot, so it is one to one. Terms (`-name`) keep theirs, and no code names them.
    """
    return identifier if identifier.startswith("-") else identifier.replace("-", ".")


def as_words(key: str) -> str:
    """Return what stands for a message that is not there: the end of its key, made readable."""
    return key.rsplit(".", 1)[-1].replace("_", " ")


class Message:
    """One message of a language, with its attributes; parsed when it is first said.

    key: its dotted key.
    source: its lines in the file.
    language: by whose rules numbers have their plurals: `en`.
    """

    __slots__ = ("_attributes", "_fixed", "_said", "key", "language", "source")

    def __init__(self, key: str, source: str, language: str = "en") -> None:
        self.key, self.source, self.language = intern(key), source, language  # each language has the same keys
        self._said: Said | None = None
        self._fixed: str | None = None
        self._attributes: dict[str, Said] | None = None

    def __reduce__(self) -> tuple[type["Message"], tuple[str, str, str]]:
        return Message, (self.key, self.source, self.language)

    def say(self, speaker: Speaker, args: Args) -> str:
        """Return the message in words."""
        return (self._said or self._read())(speaker, args)

    def attribute(self, name: str, speaker: Speaker, args: Args) -> str | None:
        """Return an attribute of the message in words; None if it has none of that name."""
        if self._said is None:
            self._read()
        found = self._attributes.get(name) if self._attributes else None
        return None if found is None else found(speaker, args)

    @property
    def fixed(self) -> str | None:
        """The words of a message that takes no arguments and refers to nothing; None for others."""
        if self._said is None:
            self._read()
        return self._fixed

    def tree(self) -> ast.Message | ast.Term | None:
        """Return the message as Fluent's parser reads it; None if it is not well formed."""
        found = FluentParser(with_spans=False).parse_entry(self.source)
        return found if isinstance(found, (ast.Message, ast.Term)) else None

    def _read(self) -> Said:
        """Make the functions that say the message and its attributes."""
        simple = FIXED.fullmatch(self.source)
        if simple:
            self._said = self._constant(simple[1].rstrip(" "))
            return self._said
        tree = self.tree()
        if tree is None:
            log.error("the words of %s are not well formed: %s", self.key, self.source)
            self._said = self._constant(as_words(self.key))
            return self._said
        if tree.attributes:
            self._attributes = {one.id.name: _joined(_parts(one.value, self.language)) for one in tree.attributes}
        parts: list[str | Said] = _parts(tree.value, self.language) if tree.value else [as_words(self.key)]
        fixed = all(isinstance(part, str) for part in parts)
        self._said = self._constant("".join(map(str, parts))) if fixed else _joined(parts)
        return self._said

    def _constant(self, said: str) -> Said:
        self._fixed = said
        return lambda speaker, args: said


# What a syntax tree becomes


def _parts(pattern: ast.Pattern, language: str) -> list[str | Said]:
    """Return a pattern as strings and functions, strings in a row joined."""
    out: list[str | Said] = []
    for element in pattern.elements:
        part = element.value if isinstance(element, ast.TextElement) else _shown(element, language)
        if isinstance(part, str) and out and isinstance(out[-1], str):
            out[-1] += part
        else:
            out.append(part)
    return out


def _joined(parts: list[str | Said]) -> Said:
    if not parts:
        return lambda speaker, args: ""
    if len(parts) == 1:
        only = parts[0]
        return (lambda speaker, args: only) if isinstance(only, str) else only

    def said(speaker: Speaker, args: Args) -> str:
        return "".join([part if isinstance(part, str) else part(speaker, args) for part in parts])

    return said


def _shown(tree: Any, language: str) -> str | Said:
    """Return what a placeable puts into the text."""
    while isinstance(tree, ast.Placeable):
        tree = tree.expression
    if isinstance(tree, ast.StringLiteral):
        return str(tree.parse()["value"])
    if isinstance(tree, ast.NumberLiteral):
        return str(tree.value)
    if isinstance(tree, ast.VariableReference):
        name = tree.id.name
        return lambda speaker, args: _written(args.get(name, MISSING))
    if isinstance(tree, ast.SelectExpression):
        return _selected(tree, language)
    found = _value(tree, language)
    return lambda speaker, args: str(found(speaker, args))


def _written(value: Any) -> str:
    """Return a value as it stands in a text: a number below nought (`-1`, also written out) with a minus sign."""
    said = str(value)
    return f"{MINUS}{said[1:]}" if said[:1] == "-" and NUMERIC.fullmatch(said) else said


def signed_number_text(number: float, digits: int = 0) -> str:
    """Return a change as it stands in a text; digits: those behind the point.

    >>> signed_number_text(2), signed_number_text(-1), signed_number_text(-1.25, 1)
    ('+2', '−1', '−1.2')
    """
    return _written(f"{number:+.{digits}f}")


def _value(tree: Any, language: str) -> Value:
    """Return the value of an expression, as a selector or a function takes it."""
    if isinstance(tree, ast.VariableReference):
        name = tree.id.name
        return lambda speaker, args: args.get(name, MISSING)
    if isinstance(tree, ast.FunctionReference):
        return _called(tree, language)
    if isinstance(tree, (ast.MessageReference, ast.TermReference)):
        return _referred(tree, language)
    shown = _shown(tree, language)
    return (lambda speaker, args: shown) if isinstance(shown, str) else shown


def _called(tree: ast.FunctionReference, language: str) -> Value:
    """Return a call of one of the speaker's functions; of one that it does not have, the first value."""
    name = tree.id.name
    values = [_value(one, language) for one in tree.arguments.positional]
    named = _named(tree.arguments)
    if len(values) == 1 and not named:
        (only,) = values
        return lambda speaker, args: speaker.functions.get(name, UNKNOWN)(speaker, only(speaker, args))

    def called(speaker: Speaker, args: Args) -> Any:
        given = [one(speaker, args) for one in values]
        return speaker.functions.get(name, UNKNOWN)(speaker, *given, **named)

    return called


def _unknown(speaker: Speaker, value: Any = MISSING, *more: Any, **named: Any) -> Any:
    return value


UNKNOWN: Function = _unknown


def _named(arguments: ast.CallArguments | None) -> dict[str, str]:
    return {one.name.name: str(_shown(one.value, "")) for one in (arguments.named if arguments else ())}


def _referred(tree: ast.MessageReference | ast.TermReference, language: str) -> Value:
    """Return another message or term in words: a message with the same arguments, a term with those that are named."""
    term = isinstance(tree, ast.TermReference)
    key = f"-{tree.id.name}" if term else key_of(tree.id.name)
    attribute = tree.attribute.name if tree.attribute else None
    own = _named(tree.arguments) if isinstance(tree, ast.TermReference) else None

    def referred(speaker: Speaker, args: Args) -> str:
        message, given = speaker.messages.get(key), args if own is None else own
        if message is None:
            return as_words(key)
        if attribute is None:
            return message.say(speaker, given)
        return message.attribute(attribute, speaker, given) or ""

    return referred


def _selected(tree: ast.SelectExpression, language: str) -> Said:
    """Return the variant that a value chooses."""
    selector = _value(tree.selector, language)
    variants: dict[str | None, Said] = {
        _variant_key(one): _joined(_parts(one.value, language)) for one in tree.variants
    }
    (default,) = (variants[_variant_key(one)] for one in tree.variants if one.default)

    def selected(speaker: Speaker, args: Args) -> str:
        value = str(selector(speaker, args))
        found = variants.get(value) or variants.get(plural_category(language, value)) or default
        return found(speaker, args)

    return selected


def _variant_key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


# Plurals


@lru_cache(maxsize=4096)
def plural_category(language: str, value: str) -> str | None:
    """Return the plural category of a number as it is written; None for what is no number.

    >>> plural_category("en", "1"), plural_category("en", "2"), plural_category("en", "1.0")
    ('one', 'other', 'other')
    >>> plural_category("en", "some")
    """
    return facts_of(language).plural(Decimal(value)) if NUMERIC.fullmatch(value) else None


# What a message is made of


class _Parts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.references: set[str] = set()
        self.forms: set[str] = set()
        self.bare: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's name
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name that its base class looks for
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the name that its base class looks for
        self.references.add(key_of(node.id.name))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - the name that its base class looks for
        self.functions.add(node.id.name)
        self.forms.update(one.value.value for one in node.arguments.named if one.name.name == "form")
        self.generic_visit(node)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802 - the name that its base class looks for
        if isinstance(node.expression, ast.VariableReference):
            self.bare.add(node.expression.id.name)
        self.generic_visit(node)


@cache
def _parts_in(source: str) -> _Parts:
    found, simple = _Parts(), FIXED.fullmatch(source)
    if simple:  # most are, and nothing else is in them
        found.texts.append(simple[1].rstrip(" "))
    elif (tree := Message("", source).tree()) is not None:
        found.visit(tree)
    return found


def _parts_of(message: Message) -> _Parts:
    return _parts_in(message.source)


def texts_of(message: Message) -> list[str]:
    """Return the texts between the placeables of a message, those of all variants too, in their order."""
    return _parts_of(message).texts


def variables_of(message: Message) -> set[str]:
    """Return the arguments that a message names."""
    return _parts_of(message).variables


def plain_arguments_of_message(message: Message) -> set[str]:
    """Return the arguments that a message shows as they are given, without a function."""
    return _parts_of(message).bare


def functions_of(message: Message) -> set[str]:
    """Return the functions that a message calls."""
    return _parts_of(message).functions


def references_of(message: Message) -> set[str]:
    """Return the keys of the messages that a message refers to."""
    return _parts_of(message).references


def name_forms_in_message(message: Message) -> set[str]:
    """Return the forms that a message puts names into: `NAME($side, form: "di")`."""
    return _parts_of(message).forms


def attributes_of(message: Message) -> set[str]:
    """Return the names of a message's attributes."""
    tree = message.tree()
    return {one.id.name for one in tree.attributes} if tree is not None else set()
