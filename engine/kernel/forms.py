"""Forms and menus: the choices of a whole action, field by field, and of a prompt, action by action."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.kernel.actions import Action
from engine.kernel.choices import STOP, Choices, Given, Level, Option, illegal
from engine.kernel.dice import Lots
from engine.kernel.errors import IllegalAction
from engine.kernel.texts import Text, text

KEPT = 512  # fields that a form remembers the choices of
Values = Mapping[str, Any]
Field = Choices[Any] | Callable[[Values], Choices[Any]]


class Form(Choices[Action]):
    """An action's fields in order; a field may hang on those before it. A field of no fixed length ends with STOP
    where another follows."""

    __slots__ = ("_fields", "_kept", "action", "tag")

    def __init__(self, action: type[Action], **fields: Field) -> None:
        self.action = action
        self.tag = action.tag()
        self._fields = fields
        self._kept: dict[tuple[Any, ...], Choices[Any]] | None = None
        if not fields:
            self.length = 0

    @property
    def fields(self) -> tuple[str, ...]:
        """Return the names of the fields, in order."""
        return tuple(self._fields)

    def field(self, name: str, before: Values) -> Choices[Any]:
        """Return the choices of the field `name`, given the values of those before it: worked out once, since a form is
        walked many times along nearly the same prefix."""
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
        """Return the values of the finished fields, the open field (None: all finished) and its tokens so far."""
        values: dict[str, Any] = {}
        last = len(self._fields) - 1
        for n, name in enumerate(self._fields):
            choices = self.field(name, values)
            if n == last:
                return values, choices, given
            end = choices.length if choices.length is not None else _index(given, STOP)
            if end is None or len(given) < end:
                return values, choices, given
            values[name] = choices.value(given[:end])
            given = given[end + (choices.length is None) :]
        if given:
            raise illegal(given[0])
        return values, None, ()

    def next(self, given: Given) -> Level:
        """Return what may follow in the field that the prefix has come to."""
        _, choices, own = self._walk(given)
        if choices is None:
            return Level()
        level = choices.next(own)
        if choices.length is None and not self._is_last(given) and choices.done(own):
            stop = Option(STOP, text("choice.stop"))
            return Level((*level.options, stop), level.low, level.high)
        return level

    def finished(self, given: Given) -> dict[str, Any]:
        """Return the values of the fields that the prefix has finished, and of the open one if it may stop there."""
        values, choices, own = self._walk(given)
        if choices is not None and choices.done(own):
            values[list(self._fields)[len(values)]] = choices.value(own)
        return values

    def opened(self, given: Given) -> tuple[str, Choices[Any], Given] | None:
        """Return the name and choices of the field that the prefix has come to, and its own tokens so far; None where
        all are finished."""
        values, choices, own = self._walk(given)
        return None if choices is None else (list(self._fields)[len(values)], choices, own)

    def _is_last(self, given: Given) -> bool:
        return len(self._walk(given)[0]) == len(self._fields) - 1

    def done(self, given: Given) -> bool:
        """Return whether every field is finished."""
        try:
            values, choices, own = self._walk(given)
        except IllegalAction:
            return False
        return choices is None or (len(values) == len(self._fields) - 1 and choices.done(own))

    def value(self, given: Given) -> Action:
        """Return the action."""
        values, choices, own = self._walk(given)
        if choices is not None:
            if len(values) < len(self._fields) - 1:
                raise IllegalAction(text("error.unfinished", field=list(self._fields)[len(values)]))
            values[list(self._fields)[-1]] = choices.value(own)
        return self.action(**values)

    def tokens(self, value: Action) -> Given:
        """Return the word for an action of this type; IllegalAction with the reason of the first field that is not."""
        out: Given = ()
        values: dict[str, Any] = {}
        names = list(self._fields)
        for name in names:
            choices = self.field(name, values)
            values[name] = getattr(value, name)
            out += choices.tokens(values[name])
            if choices.length is None and name != names[-1]:
                out += (STOP,)
        if self.action(**values) != value:  # a field that this form does not ask for must be as it is by default
            raise illegal(value.tag())
        return out

    def sample(self, lots: Lots) -> Action:
        """Return any action of the form."""
        values: dict[str, Any] = {}
        for name, field in self._fields.items():  # each is come to once, so that nothing needs to be kept
            choices = field if isinstance(field, Choices) else field(dict(values))
            values[name] = choices.sample(lots)
        return self.action(**values)


class Menu(Choices[Action]):
    """The actions that a prompt accepts: the first token is the action's tag, the rest its form's word. `barred`: why
    an action, by its tag, is not among them now, from what the asked seat may know."""

    __slots__ = ("barred", "forms")

    def __init__(self, *forms: Form, barred: Mapping[str, Text] | None = None) -> None:
        self.forms = {form.tag: form for form in forms}
        self.barred = barred or {}

    def next(self, given: Given) -> Level:
        """Return the actions at the start, then what the chosen form says."""
        if not given:
            return Level(tuple(Option(tag, text(f"do.{tag}")) for tag in self.forms))
        return self._form(given).next(given[1:])

    def done(self, given: Given) -> bool:
        """Return whether the action is complete."""
        return bool(given) and given[0] in self.forms and self.forms[given[0]].done(given[1:])

    def value(self, given: Given) -> Action:
        """Return the action."""
        return self._form(given).value(given[1:])

    def tokens(self, value: Action) -> Given:
        """Return the word for an action; IllegalAction if its type is not asked for, or with its form's reason."""
        tag = value.tag()
        return (tag, *self._form((tag,)).tokens(value))

    def sample(self, lots: Lots) -> Action:
        """Return any action, each type as likely."""
        return lots.one(list(self.forms.values())).sample(lots)

    def _form(self, given: Given) -> Form:
        form = self.forms.get(given[0] if given else "")
        if form is None:
            why = self.barred.get(given[0]) if given else None
            raise IllegalAction(
                why or text("error.not_asked", action=given[0] if given else ""),
                section=str(why.args.get("section", "")) if why else "",
                possible=text("error.possible_actions", actions=tuple(self.forms)),
            )
        return form


def _index(given: Given, token: str) -> int | None:
    return given.index(token) if token in given else None
