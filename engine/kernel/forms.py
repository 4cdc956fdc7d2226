"""Forms and menus: the choices of an action, field by field, and of a prompt, action by action.

>>> from engine.kernel.choices import Number, OneOf
>>> class Hire(Action, frozen=True):
...     where: str
...     troops: int
>>> class EndTurn(Action, frozen=True):
...     pass
>>> room = {"latium": 3, "samnium": 1}
>>> menu = Menu(
...     Form(Hire, where=OneOf(room), troops=lambda chosen: Number(1, room[chosen["where"]])),
...     Form(EndTurn),
... )
>>> menu.choices_after(("hire", "latium"))
Level(options=(), low=1, high=3)
>>> menu.value_of_tokens(("hire", "latium", "2"))
Hire(where='latium', troops=2)
>>> menu.contains(Hire("samnium", 2))
False
"""

from collections.abc import Callable, Mapping
from typing import Any

from engine.kernel.actions import Action
from engine.kernel.choices import STOP, Choices, Given, Level, Option, illegal_token_error
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import IllegalAction
from engine.kernel.texts import Text, keyed_text

NOTHING_BARRED: Mapping[str, Text] = {}
KEPT = 512  # choices of fields that a form keeps at most
Values = Mapping[str, Any]
Field = Choices[Any] | Callable[[Values], Choices[Any]]


class Form(Choices[Action]):
    """The choices of one type of action.

    action: the type. tag: its tag.
    fields: its fields, in the order in which they are asked. Each is given as choices, or as a function that returns
        the choices from the values of the fields before it. A field that is left out must have its default.
    later: a function that returns them, instead: called when the form is opened, for menus of many forms.

    The tokens are those of the fields, one field after the other. If the number of a field's tokens may differ, and
    another field follows, the token `STOP` (".") ends it.
    """

    __slots__ = ("_kept", "_known", "_later", "_walked", "action")

    def __init__(
        self, action: type[Action], later: Callable[[], Mapping[str, Field]] | None = None, /, **fields: Field
    ) -> None:
        self.action = action
        self._later = later
        self._known: Mapping[str, Field] = fields
        self._kept: dict[tuple[Any, ...], Choices[Any]] | None = None
        self._walked: dict[Given, tuple[dict[str, Any], Choices[Any] | None, Given]] | None = None
        if not fields and later is None:
            self.length = 0

    @property
    def tag(self) -> str:
        """Return the tag of the action."""
        return self.action.__struct_config__.tag  # type: ignore[return-value]  # the stubs do not say what it is

    @property
    def _fields(self) -> Mapping[str, Field]:
        if self._later is not None:
            self._known, self._later = self._later(), None
        return self._known

    @property
    def fields(self) -> tuple[str, ...]:
        """Return the names of the fields, in order."""
        return tuple(self._fields)

    def field(self, name: str, before: Values) -> Choices[Any]:
        """Return the choices of the field `name`. before: the values of the fields before it.

        What a function has returned is kept, since the same form is asked many times with nearly the same tokens.
        """
        found = self._fields[name]
        if isinstance(found, Choices):
            return found
        if self._kept is None or len(self._kept) >= KEPT:
            self._kept = {}
        key = (name, *before.items())
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = found(dict(before))
        return kept

    def _walk(self, given: Given) -> tuple[dict[str, Any], Choices[Any] | None, Given]:
        """Return the values of the fields that are finished, the choices of the field that is being asked (None if
        all are finished), and the tokens that are given for that field so far.

        It is kept, since `choices_after`, `is_complete` and `value_of_tokens` are asked about the same tokens one after
        another: nobody may change the values.
        """
        if self._walked is None or len(self._walked) >= KEPT:
            self._walked = {}
        found = self._walked.get(given)
        if found is None:
            found = self._walked[given] = self._walk_on(given)
        return found

    def _walk_on(self, given: Given) -> tuple[dict[str, Any], Choices[Any] | None, Given]:
        values: dict[str, Any] = {}
        last = len(self._fields) - 1
        for n, name in enumerate(self._fields):
            choices = self.field(name, values)
            if n == last:
                return values, choices, given
            end = choices.length if choices.length is not None else _index(given, STOP)
            if end is None or len(given) < end:
                return values, choices, given
            values[name] = choices.value_of_tokens(given[:end])
            given = given[end + (choices.length is None) :]
        if given:
            raise illegal_token_error(given[0])
        return values, None, ()

    def choices_after(self, given: Given) -> Level:
        """Return what may follow in the field that is being asked."""
        _, choices, own = self._walk(given)
        if choices is None:
            return Level()
        level = choices.choices_after(own)
        if choices.length is None and not self._is_last(given) and choices.is_complete(own):
            stop = Option(STOP, keyed_text("choice.stop"))
            return Level((*level.options, stop), level.low, level.high)
        return level

    def finished(self, given: Given) -> dict[str, Any]:
        """Return the values of all fields that are finished, and of the one that is being asked if it may end here."""
        values, choices, own = self._walk(given)
        if choices is None or not choices.is_complete(own):
            return values.copy()
        return {**values, list(self._fields)[len(values)]: choices.value_of_tokens(own)}

    def opened(self, given: Given) -> tuple[str, Choices[Any], Given] | None:
        """Return the field that is being asked: its name, its choices, and its tokens so far; None if all are
        finished."""
        values, choices, own = self._walk(given)
        return None if choices is None else (list(self._fields)[len(values)], choices, own)

    def _is_last(self, given: Given) -> bool:
        return len(self._walk(given)[0]) == len(self._fields) - 1

    def is_complete(self, given: Given) -> bool:
        """Return whether every field is finished."""
        try:
            values, choices, own = self._walk(given)
        except IllegalAction:
            return False
        return choices is None or (len(values) == len(self._fields) - 1 and choices.is_complete(own))

    def value_of_tokens(self, given: Given) -> Action:
        """Return the action that the tokens stand for. IllegalAction says which field is not finished, or what may
        not be chosen."""
        values, choices, own = self._walk(given)
        if choices is not None:
            if len(values) < len(self._fields) - 1:
                raise IllegalAction(keyed_text("error.unfinished", field=list(self._fields)[len(values)]))
            return self.action(**values, **{list(self._fields)[-1]: choices.value_of_tokens(own)})
        return self.action(**values)

    def tokens_of_value(self, value: Action) -> Given:
        """Return the tokens of an action of this type. IllegalAction with the reason of the first field that does not
        fit."""
        out: Given = ()
        values: dict[str, Any] = {}
        names = list(self._fields)
        for name in names:
            choices = self.field(name, values)
            values[name] = getattr(value, name)
            out += choices.tokens_of_value(values[name])
            if choices.length is None and name != names[-1]:
                out += (STOP,)
        if self.action(**values) != value:  # a field that this form does not ask for must be as it is by default
            raise illegal_token_error(value.tag())
        return out

    def sample(self, lots: UnverifiedRandom) -> Action:
        """Return a random action of this form."""
        values: dict[str, Any] = {}
        fields = self._known if self._later is None else self._fields
        for name, field in fields.items():  # each is asked for once and drawn from at once, so nothing is kept
            choices = field if isinstance(field, Choices) else field(values)
            values[name] = choices.sample(lots)
        return self.action(**values)


class Menu(Choices[Action]):
    """The actions that a prompt accepts. The first token is the action's tag, the others are those of its form.

    each: the form of each action. forms: the same by tag.
    barred: by tag, why an action that one might look for is not there now, in words.
    """

    __slots__ = ("_by_tag", "barred", "each")

    def __init__(self, *forms: Form, barred: Mapping[str, Text] | None = None) -> None:
        self.each = forms
        self._by_tag: dict[str, Form] | None = None
        self.barred = barred if barred is not None else NOTHING_BARRED

    @property
    def forms(self) -> dict[str, Form]:
        """Return the form of each action by its tag. Made when first needed: random drawing needs no tags."""
        if self._by_tag is None:
            self._by_tag = {form.tag: form for form in self.each}
        return self._by_tag

    def choices_after(self, given: Given) -> Level:
        """Return the actions at the start, then what may follow in the form of the chosen one."""
        if not given:
            return Level(tuple(Option(tag, keyed_text(f"do.{tag}")) for tag in self.forms))
        return self._form(given).choices_after(given[1:])

    def is_complete(self, given: Given) -> bool:
        """Return whether the action is complete."""
        return bool(given) and given[0] in self.forms and self.forms[given[0]].is_complete(given[1:])

    def value_of_tokens(self, given: Given) -> Action:
        """Return the action."""
        return self._form(given).value_of_tokens(given[1:])

    def tokens_of_value(self, value: Action) -> Given:
        """Return the tokens of an action. IllegalAction if its type is not on the menu, or with the reason of its
        form."""
        tag = value.tag()
        return (tag, *self._form((tag,)).tokens_of_value(value))

    def sample(self, lots: UnverifiedRandom) -> Action:
        """Return a random action: first its type, each as likely, then its fields."""
        return lots.choose(self.each).sample(lots)

    def _form(self, given: Given) -> Form:
        form = self.forms.get(given[0] if given else "")
        if form is None:
            why = self.barred.get(given[0]) if given else None
            raise IllegalAction(
                why or keyed_text("error.not_asked", action=given[0] if given else ""),
                section=str(why.args.get("section", "")) if why else "",
                possible=keyed_text("error.possible_actions", actions=tuple(self.forms)),
            )
        return form


def _index(given: Given, token: str) -> int | None:
    return given.index(token) if token in given else None
