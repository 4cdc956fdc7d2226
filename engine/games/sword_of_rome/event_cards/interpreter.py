"""Event cards whose operations stand in the data: each operation is registered here with what is chosen for it.

    @operation("vp", fields=("power", "delta"), useful=lambda state, at: ...)
    def vp(play, at, targets): ...

A card is played operation by operation. What is chosen for each is known by how its targets begin (`Mark`), so
that one form asks for all; what can only be chosen once something has been done (`later`) is asked when its turn
comes. `compile_events` holds the data against what is registered: an operation, field, selector or predicate that
nobody knows is an error.

Fields of every operation: `either` (one of those so marked is chosen; with `both_when` that predicate allows all),
`cost` (the event cannot be played where it cannot be done), `when`, `unless` (a predicate that it hangs on), and
`n_when` (a predicate; where it holds the number is another one, `n_then`).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from data.charts import VALUE_ONLY
from engine.games.sword_of_rome.cards.hands import EVENT
from engine.games.sword_of_rome.event_cards import registry, selectors
from engine.games.sword_of_rome.event_cards.registry import Asked, Handler, Question, Step, StepDoes, Targets
from engine.games.sword_of_rome.figures import Card
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import CARDS, report_bad_entry
from engine.kernel.picks import Item, Pick
from engine.kernel.rulebook import Call
from engine.kernel.state import Side

COMMON = ("op", "either", "both_when", "cost", "when", "unless", "n_when", "n_then")
PLAIN, UNIT, PLUS, MINUS, OTHER = "", "@", "+", "-", "!"  # how targets are marked


class OperationContext(NamedTuple):
    """An operation of a card as a side plays it. fields: of the data. targets: all that has been chosen so far."""

    side: Side
    card: str
    fields: Mapping[str, Any]
    targets: tuple[str, ...] = ()

    def get(self, field: str, default: Any = "") -> Any:
        """Return a field; `default` if it has none of this name."""
        return self.fields.get(field, default)

    def number(self, state: SwordState) -> int:
        """Return how many, which may hang on something."""
        more = self.fields.get("n_when")
        if more is not None and is_requirement_met(state, self, more):
            return int(self.fields["n_then"])
        return int(self.fields.get("n", 1))


Rule = Callable[[Mapping[str, int]], bool]


class Part(NamedTuple):
    """What may be chosen for an operation: items, how many, and whether some may stand together."""

    items: tuple[Item, ...]
    low: int
    high: int
    rule: Rule | None = None


Chosen = Callable[[SwordState, OperationContext], Part | None]
Useful = Callable[[SwordState, OperationContext], bool]
Does = Callable[[SwordPlay, OperationContext, tuple[str, ...]], Call | None]
Asks = Callable[[SwordState, OperationContext, tuple[str, ...]], Question | None]
Predicate = Callable[[SwordState, OperationContext, Mapping[str, Any]], bool]


class Operation(NamedTuple):
    """What an operation does. chosen: what is chosen for it with the card; None of it: it cannot be done. useful:
    whether it would change something. asks: what is asked when its turn comes. after: what follows once what it called
    is over."""

    fields: tuple[str, ...]
    does: Does
    mark: str = PLAIN
    chosen: Chosen | None = None
    useful: Useful | None = None
    asks: Asks | None = None
    after: Does | None = None


OPERATIONS: dict[str, Operation] = {}
PREDICATES: dict[str, tuple[tuple[str, ...], Predicate]] = {}


def register_operation(
    name: str,
    *,
    fields: Sequence[str] = (),
    mark: str = PLAIN,
    chosen: Chosen | None = None,
    useful: Useful | None = None,
    asks: Asks | None = None,
    after: Does | None = None,
) -> Callable[[Does], Does]:
    """Register an operation: a decorator of (play, at, targets)."""

    def register(does: Does) -> Does:
        OPERATIONS[name] = Operation(tuple(fields), does, mark, chosen, useful, asks, after)
        return does

    return register


def register_predicate(name: str, *fields: str) -> Callable[[Predicate], Predicate]:
    """Register what a requirement of the data means: a decorator of (state, at, fields)."""

    def register(found: Predicate) -> Predicate:
        PREDICATES[name] = (fields, found)
        return found

    return register


def is_requirement_met(state: SwordState, at: OperationContext, need: Mapping[str, Any]) -> bool:
    """Return whether a requirement holds."""
    return PREDICATES[str(need["pred"])][1](state, at, need)


def is_operation_applicable(state: SwordState, at: OperationContext) -> bool:
    """Return whether what an operation hangs on holds."""
    when, unless = at.get("when"), at.get("unless")
    return (not when or is_requirement_met(state, at, when)) and not (unless and is_requirement_met(state, at, unless))


def target_mark(target: str) -> str:
    """Return how a target is marked."""
    return UNIT if "@" in target else target[:1] if target[:1] in (PLUS, MINUS, OTHER) else PLAIN


# A card


def _parts(state: SwordState, ops: Iterable[OperationContext]) -> dict[int, Part] | None:
    """Return what may be chosen for each operation that can be done, by its place; None if the event cannot be played
    or would change nothing."""
    found: dict[int, Part] = {}
    changes = False
    for n, at in enumerate(ops):
        known = OPERATIONS[at.fields["op"]]
        part = known.chosen(state, at) if known.chosen and is_operation_applicable(state, at) else None
        useful = known.useful is not None and is_operation_applicable(state, at) and known.useful(state, at)
        if part is not None and part.items:
            found[n] = part
        elif known.chosen is None and useful:
            changes = changes or not at.get("cost")
        elif at.get("cost"):
            return None
    return found if changes or any(not at.get("cost") for n, at in enumerate(ops) if n in found) else None


def _rule(
    state: SwordState, ops: Sequence[OperationContext], parts: Mapping[int, Part]
) -> Callable[[Mapping[str, int]], bool] | None:
    rules = [part.rule for part in parts.values() if part.rule is not None]
    either = [n for n in parts if ops[n].get("either")]
    both = any(ops[n].get("both_when") and is_requirement_met(state, ops[n], ops[n].get("both_when")) for n in either)
    if not rules and (both or len(either) < 2):
        return None
    tokens = [] if both else [{item.token for item in parts[n].items} for n in either]

    def together(counts: Mapping[str, int]) -> bool:
        taken = [any(counts.get(token, 0) for token in some) for some in tokens]
        return sum(taken) <= 1 and all(rule(counts) for rule in rules)

    return together


def _offered(
    ops: Sequence[OperationContext], requires: Sequence[Mapping[str, Any]]
) -> Callable[[SwordState, Side], Targets | None]:
    def offered(state: SwordState, side: Side) -> Targets | None:
        if not all(is_requirement_met(state, ops[0], need) for need in requires):
            return None
        parts = _parts(state, ops)
        if parts is None:
            return None
        either = [n for n in parts if ops[n].get("either")]
        rule = _rule(state, ops, parts)
        items = [_in_group(item, _group(ops[n])) for n, part in parts.items() for item in part.items]
        one = len(either) > 1  # of these any may be left out, so that the least is one in all
        groups = {_group(ops[n]): (0 if n in either and one else part.low, part.high) for n, part in parts.items()}
        low = sum([least for least, _ in groups.values()]) or min(len(parts), 1)
        return Pick(items, low, sum([part.high for part in parts.values()]), groups=groups, rule=rule)

    return offered


def _group(at: OperationContext) -> str:
    """Return the group of what is chosen for an operation, which is named above its list."""
    return f"part_{at.fields['op']}"


def _in_group(item: Item, group: str) -> Item:
    return Item(item.token, group, item.cost, item.count, item.label)


def _steps(ops: Sequence[OperationContext]) -> tuple[Step, ...]:
    steps: list[Step] = []
    for at in ops:
        known = OPERATIONS[at.fields["op"]]
        steps.append(Step(_does(at, known, known.does), _asks(at, known)))
        if known.after is not None:
            steps.append(Step(_does(at, known, known.after)))
    return tuple(steps)


def _does(at: OperationContext, known: Operation, does: Does) -> StepDoes:
    def run(play: SwordPlay, side: Side, targets: tuple[str, ...], chosen: tuple[str, ...]) -> Call | None:
        own = targets if known.asks else tuple([one for one in targets if target_mark(one) == known.mark])
        if known.chosen is not None and not own:
            return None
        return does(play, at._replace(targets=chosen), own) if is_operation_applicable(play.state, at) else None

    return run


def _asks(at: OperationContext, known: Operation) -> Asked | None:
    asks = known.asks
    if asks is None:
        return None
    return lambda state, targets: asks(state, at, targets) if is_operation_applicable(state, at) else None


def _nothing_yet(play: SwordPlay, side: Side, targets: tuple[str, ...]) -> None:
    """All that the card does is in its steps."""


def compile_events() -> None:
    """Put together all event cards that the data can express, and leave out those that an owner's charts let count by
    their value alone. EngineBug where they name what nobody has registered."""
    for card in CARDS.values():
        if card.does == VALUE_ONLY:
            registry.HANDLERS.pop(card.id, None)
        elif card.kind == EVENT and registry.event_handler(card.id) is None:
            _compile(card)


def _compile(card: Card) -> None:
    entry = f"card {card.id}"
    for need in card.requires:
        _check_predicate(entry, need)
    for one in card.ops:
        _check(entry, one)
    choosing = [OPERATIONS[one["op"]].mark for one in card.ops if OPERATIONS[one["op"]].chosen is not None]
    if len(set(choosing)) < len(choosing):
        report_bad_entry("cards", entry, "two of its operations have targets of the same form")
    ops = tuple([OperationContext(card.deck, card.id, one) for one in card.ops])
    registry.HANDLERS[card.id] = Handler(_offered(ops, card.requires), _nothing_yet, _steps(ops))


def _check(entry: str, one: Mapping[str, Any]) -> None:
    known = OPERATIONS.get(one["op"])
    if known is None:
        report_bad_entry("cards", entry, f"there is no operation {one['op']!r}")
    for field in one:
        if field not in known.fields and field not in COMMON:
            report_bad_entry("cards", entry, f"{one['op']} has no field {field!r}")
    if "where" in one:
        selectors.check_selector(entry, one["where"])
    for field in ("when", "unless", "both_when", "n_when"):
        if field in one:
            _check_predicate(entry, one[field])


def _check_predicate(entry: str, need: Mapping[str, Any]) -> None:
    known = PREDICATES.get(str(need.get("pred")))
    if known is None:
        report_bad_entry("cards", entry, f"there is no predicate {need.get('pred')!r}")
    for field, value in need.items():
        if field not in ("pred", *known[0]):
            report_bad_entry("cards", entry, f"{need['pred']} has no field {field!r}")
        if field == "where":
            selectors.check_selector(entry, value)
