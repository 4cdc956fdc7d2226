"""The base of a computer player: which function answers which question, and what such functions are made of.

A computer player sees a view and a prompt, as a person does. It reads what is asked as data, `Prompt.moment` and
`Prompt.context`, never the words that people read. Each question has a function of its own:

    >>> from engine.kernel.actions import Accept, Decline
    >>> from engine.kernel.choices import OneOf
    >>> from engine.kernel.forms import Form, Menu
    >>> from engine.kernel.prompts import MUST
    >>> def pact(view, prompt, lots):
    ...     return Accept() if view["trusted"] else Decline()
    >>> class Trusting(DecidingPlayer):
    ...     decisions = {"pact.start": pact}
    >>> menu = Menu(Form(Accept), Form(Decline))
    >>> asked = Prompt(id="1", seat="1", side="1", kind=MUST, moment="pact.start",
    ...                menu_of=lambda side: menu, default_of=lambda side: Decline())
    >>> Trusting().answer({"trusted": True}, asked, UnverifiedRandom(1))
    Accept()

What may be answered is enumerated from the prompt's own choices (`possible_next_tokens`, `offered_first_tokens`,
`partial_form_fillings`, `shortest_ways`) and judged by scores, floats of whatever unit the game thinks in:
`best_scored` takes the highest, `greedy_basket` fills a basket. What the seat cannot know is imagined many times
(`imagined_card_draws`) and judged by the mean (`mean_score`).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from engine.kernel.actions import Action
from engine.kernel.choices import Choices, Given
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Form
from engine.kernel.prompts import OPTIONAL, Prompt
from engine.kit.reckoning import Reckoning, is_noting, note_scored_choices, note_weighed_choices, second_best
from engine.kit.weights import NORMAL, PLAIN, NamedWeights, Weights, using_thinking_weights, weights_at_work
from engine.kit.worlds import Worlds

USUAL = "usual"  # the rule of a computer player that weighs nothing at a question, and plays its default
V = TypeVar("V")
T = TypeVar("T")
Decision = Callable[[V, Prompt, UnverifiedRandom], Action | None]
Plan = Callable[[V, Form], Action | None]


class DecidingPlayer(Generic[V]):
    """A computer player with a function for each question that it knows; other questions are answered by their
    defaults.

    decisions: by moment (`Prompt.moment`): a function of (view, prompt, lots) that returns the answer; None: the
        default.
    named_weights: the weights of the title's players; None: it has one player, without weights.
    looks, draws: as in `engine.players.player.Player`.

    name, changes: which of the title's players it is, and weights that are to be others (`NamedWeights.named`).
    """

    looks = True
    draws = False
    decisions: ClassVar[Mapping[str, Decision[Any]]] = {}
    named_weights: ClassVar[NamedWeights[Any] | None] = None

    def __init__(self, name: str = NORMAL, changes: Mapping[str, Any] | None = None) -> None:
        self.name = name
        self.weights: Weights = PLAIN if self.named_weights is None else self.named_weights.named(name, changes)

    @property
    def looks_ahead(self) -> bool:
        """Return whether it thinks in imagined worlds (`think`), which takes its time."""
        return False

    def think(self, worlds: Worlds[Any], prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
        """Return the answer to a prompt, thought out in imagined worlds where the player looks ahead."""
        return self.answer(worlds.view, prompt, lots)

    def considered(self, worlds: Worlds[Any], prompt: Prompt, lots: UnverifiedRandom) -> Reckoning:
        """Return the answer that `think` returns, with its reasons."""
        return self.answer_with_reasons(worlds.view, prompt, lots)

    def answer(self, view: V, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
        """Return the answer to a prompt; None leaves a right or an offer alone.

        What its side has laid down for it comes first. If a function returns what is not on the menu, the default is
        played instead, or a random answer if there is none.
        """
        if (laid_down := prompt.prepared) is not None:
            return laid_down
        with using_thinking_weights(self.weights):
            if self.weights.slips <= 0:
                return self._decided(view, prompt, lots)
            with note_weighed_choices() as noted:
                answer = self._decided(view, prompt, lots)
        for scored in noted:
            note_scored_choices(scored)  # for whoever asks for its reasons
        if answer is None or lots.fraction() >= self.weights.slips:
            return answer
        return second_best(prompt, answer, noted, self.weights.leeway) or answer

    def _decided(self, view: V, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
        """Return what the question's function answers, or what is answered in its place."""
        decide = self.decisions.get(prompt.moment)
        answer = decide(view, prompt, lots) if decide else None
        if answer is not None and prompt.menu.contains(answer):
            return answer
        if prompt.kind in OPTIONAL:
            return None
        return prompt.default if prompt.default is not None else prompt.menu.sample(lots)

    def answer_with_reasons(self, view: V, prompt: Prompt, lots: UnverifiedRandom) -> Reckoning:
        """Return the answer to a prompt with its reasons."""
        with note_weighed_choices() as noted:
            answer = self.answer(view, prompt, lots)
        if answer is None or prompt.prepared is not None:
            return Reckoning(answer, self.rule_answering_question(prompt.moment))
        return Reckoning(
            answer, self.rule_answering_question(prompt.moment), type(answer).tag(), second_best(prompt, answer, noted)
        )

    @classmethod
    def rule_answering_question(cls, moment: str) -> str:
        """Return the name of the rule by which a question is answered: that of its function without "choose"; `USUAL`
        where the default is played."""
        decide = cls.decisions.get(moment)
        return getattr(decide, "__name__", "").strip("_").removeprefix("choose_") if decide is not None else USUAL


def action_of_first_fitting_plan(view: V, prompt: Prompt, plans: Iterable[tuple[str, Plan[V]]]) -> Action | None:
    """Return the action of the first plan that finds one; None if none does.

    plans: pairs of an action's tag and a function of (view, the form of that action). Plans whose action is not on
        the menu are passed over, and those that the player's weights omit.
    """
    omitted = weights_at_work().omits
    for tag, decide in plans:
        form = prompt.menu.forms.get(tag) if tag not in omitted else None
        action = decide(view, form) if form is not None else None
        if action is not None and prompt.menu.contains(action):
            return action
    return None


# What may be answered


def form_of(prompt: Prompt, action: type[Action]) -> Form | None:
    """Return the form of an action on the prompt's menu; None if the action is not on it."""
    return prompt.menu.forms.get(action.tag())


def possible_next_tokens(choices: Choices[Any], given: Given = ()) -> list[str]:
    """Return what may follow a prefix.

    >>> from engine.kernel.choices import OneOf
    >>> possible_next_tokens(OneOf(("latium", "samnium")))
    ['latium', 'samnium']
    """
    return [option.token for option in choices.choices_after(given).options]


def offered_first_tokens(form: Form | None, field: str, before: Mapping[str, Any] | None = None) -> list[str]:
    """Return the tokens that may come first in a field of a form, given the values of the fields before it; none if
    the form is None."""
    return [] if form is None else possible_next_tokens(form.field(field, before or {}))


def partial_form_fillings(form: Form, *fields: str) -> Iterator[dict[str, str]]:
    """Yield every way to fill the first fields of a form, each of which takes one token, in the order of the choices.

    >>> from engine.kernel.choices import OneOf
    >>> class Move(Action, frozen=True):
    ...     army: str
    ...     to: str
    >>> ways = {"a1": ("latium",), "a2": ("latium", "samnium")}
    >>> form = Form(Move, army=OneOf(tuple(ways)), to=lambda before: OneOf(ways[before["army"]]))
    >>> [way["army"] + " " + way["to"] for way in partial_form_fillings(form, "army", "to")]
    ['a1 latium', 'a2 latium', 'a2 samnium']
    """
    return _prefixes(form, fields, {})


def _prefixes(form: Form, fields: tuple[str, ...], before: dict[str, str]) -> Iterator[dict[str, str]]:
    if not fields:
        yield before
        return
    for token in offered_first_tokens(form, fields[0], before):
        yield from _prefixes(form, fields[1:], {**before, fields[0]: token})


def shortest_ways(
    choices: Choices[Any], enters: Callable[[str], bool] = lambda place: True, most: int | None = None
) -> Iterator[tuple[str, ...]]:
    """Yield the shortest way to every place that a route can come to, the near ones first. enters: whether a place is
    entered at all. most: so many found, it is looked from no further place.

    >>> from engine.kernel.picks import Pick
    >>> list(shortest_ways(Pick(("a", "b"), 0, 2)))
    [('a',), ('b',)]
    """
    ring: list[tuple[str, ...]] = [()]
    reached: set[str] = set()
    while ring and (most is None or len(reached) < most):
        way = ring.pop(0)
        for place in possible_next_tokens(choices, way):
            if place not in reached and enters(place):
                reached.add(place)
                ring.append((*way, place))
                yield (*way, place)


# What it is worth


def best_scored(
    scored: Iterable[tuple[float, T]], above: float = float("-inf"), lots: UnverifiedRandom | None = None
) -> T | None:
    """Return what has the highest score, if that is above a least one; of equals the first, or with lots any.

    >>> best_scored([(1.0, "wait"), (2.5, "march"), (2.5, "sail")])
    'march'
    >>> best_scored([(1.0, "wait")], above=1.0) is None
    True
    >>> best_scored([(2.5, "march"), (2.5, "sail")], lots=UnverifiedRandom(3)) in ("march", "sail")
    True
    """
    if is_noting():
        scored = list(scored)
        note_scored_choices(scored)
    highest: list[T] = []
    for score, choice in scored:
        if score > above:
            above, highest = score, [choice]
        elif highest and lots is not None and score == above:
            highest.append(choice)
    if not highest:
        return None
    return highest[0] if lots is None else lots.choose(highest)


def greedy_basket(
    choices: Choices[Any], worth: Callable[[str], float], limit: float, price: Callable[[str], float] = lambda token: 1
) -> Given:
    """Return a basket filled item by item, each time with the one that is worth most, while any is worth more than
    nothing and the cost of all stays within the limit. Of equals, the last by name.

    >>> from engine.kernel.picks import Pick
    >>> greedy_basket(Pick(("road", "wall", "fleet"), 0, 3), {"road": 2, "wall": 1, "fleet": 0}.__getitem__, limit=3)
    ('road', 'wall')
    """
    given: Given = ()
    spent = 0.0
    while True:
        scored = [
            (worth(token), token) for token in possible_next_tokens(choices, given) if spent + price(token) <= limit
        ]
        score, token = max(scored, default=(0.0, ""))
        if score <= 0:
            return given
        given = (*given, token)
        spent += price(token)


# What cannot be known


def imagined_card_draws(unseen: Sequence[T], count: int, times: int, lots: UnverifiedRandom) -> Iterator[list[T]]:
    """Yield, so many times, `count` cards (as many as there are) that may lie where the seat cannot see, drawn from all
    that it has not seen; worked out again each time.

    >>> [len(hand) for hand in imagined_card_draws(["spears", "armor", "plague"], 2, 4, UnverifiedRandom(1))]
    [2, 2, 2, 2]
    """
    pool = list(unseen)
    size, draw = len(pool), lots.integer_below
    count = min(max(count, 0), size)
    for _ in range(times):
        for n in range(count):  # the first `count` places of a shuffle
            other = n + draw(size - n)
            pool[n], pool[other] = pool[other], pool[n]
        yield pool[:count]


def mean_score(worlds: Sequence[T], score: Callable[[T], float]) -> float:
    """Return the mean score of some imagined worlds.

    >>> mean_score([1, 2, 3], float)
    2.0
    """
    return sum(score(world) for world in worlds) / len(worlds)
