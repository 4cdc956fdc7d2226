"""How many presses each decision of random games takes on the screens of its question, for `praetor bench presses`.

Counted from the question's card to its Confirm, on the very screens that persons see: a button, a list that is set, a
page that is turned. Of a route whose goal can be named its goal counts, by the cheapest way and by each other kind of
way that there is; a basket is left out, as it begins with a whole answer.
"""

import math
import statistics
from collections.abc import Iterator
from typing import Any

from bot.messages.aid import PromptHelp
from bot.messages.basket import is_basket
from bot.messages.drafts import WayAsked
from bot.messages.ids import Press, draft_fingerprint
from bot.messages.letters import FEW, MANY_PAGES, SELECTS, map_place_of_option, select_pages_of_list
from bot.messages.picks import (
    chosen_line_values,
    is_added_singly,
    is_complete_in_single_list,
    pick_chunks,
    tokens_after_selection,
)
from bot.messages.screen import Select
from bot.screens.aid import aid_of
from bot.screens.prompt_screen import NUMBERS, PromptScreen
from bot.screens.rows.way_rows import LONG, route_of
from bot.words import Words
from engine.games import game_by_id as find_game
from engine.kernel.actions import Action
from engine.kernel.choices import STOP, Given, Option
from engine.kernel.events import TABLE
from engine.kernel.forms import Form
from engine.kernel.picks import Pick
from engine.kernel.prompts import Prompt
from engine.kernel.routes import Ways
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run

Figures = dict[str, dict[str, float]]
SEEDS, CONFIRM = 20, 1
CHANGED = 1  # the press that asks for a field that was put in unasked


class Walk:
    """A person on their way through the screens of a question to an answer, with the presses so far. typing: they type
    a place of a long list, which is a press and a word, instead of turning its pages."""

    def __init__(self, prompt: Prompt, words: Words, aid: PromptHelp, target: Given, *, typing: bool = False) -> None:
        self.prompt, self.words, self.aid, self.target = prompt, words, aid, target
        self.typing = typing
        self.given: Given = PromptScreen.draft_with_only_action(prompt, ())
        self.count = 0

    @property
    def form_of_answer(self) -> Form:
        """Return the form of the answer."""
        return self.prompt.menu.forms[self.target[0]]

    def count_presses(self) -> int:
        """Return how many presses the answer takes; ValueError if the screens do not lead to it."""
        if not self.given:
            self._begin()
        while self.given != self.target:
            before = self.given
            self._on()
            if self.given == before or len(self.given) > len(self.target):
                raise ValueError(f"{self.prompt.moment}: {self.target} cannot be pressed after {self.given}")
        return self.count + CONFIRM

    def _begin(self) -> None:
        """Choose the action, at once with its first choice where both stand in one list."""
        tag, *own = self.target
        if tag in PromptScreen(self.words, "", self.prompt, aid=self.aid).picks_in_one_list():
            self._take((tag,), 0)  # the press of the list that stands beside the actions is counted as that of the list
            return
        listed = (
            [option for option in self.prompt.menu.choices_after((tag,)).options if option.token != STOP] if own else []
        )
        at_once = tag in self.aid.at_once and len(listed) > 1
        self._take((tag, own[0]) if at_once else (tag,), 1)

    def _take(self, given: Given, presses: int) -> None:
        """Go on to a draft; what is put in unasked (`PromptHelp.presumes`) and is not wanted takes a press to be asked
        for, and is chosen then."""
        self.given = PromptScreen.draft_with_only_action(self.prompt, given)
        self.count += presses
        while not self.prompt.menu.is_complete(self.given) and (token := self.aid.presumes(self.given)):
            level = self.prompt.menu.choices_after(self.given)
            if level.high is None and all(option.token != token for option in level.options):
                return
            if self.target[len(self.given)] != token:
                self.count += CHANGED
                return
            self.given = PromptScreen.draft_with_only_action(self.prompt, (*self.given, token))

    def _on(self) -> None:
        """Make the next choice."""
        opened = self.form_of_answer.opened(self.given[1:])
        if opened is None:
            return
        field, choices, own = opened
        route = route_of(self.prompt, self.given)
        if isinstance(choices, Pick):
            self._pick(choices, own, last=field == self.form_of_answer.fields[-1])
        elif route is not None and not own:
            self._go(route[0])
        else:
            self._option()

    def _pick(self, pick: Pick, own: Given, *, last: bool) -> None:
        """Set each list that holds a thing of the answer, then go on."""
        start, presses, page = self.given[: len(self.given) - len(own)], 0, 0
        rest = list(self.target[len(start) :])
        wanted = rest[: rest.index(STOP)] if STOP in rest else rest
        if is_added_singly(pick):  # one by one, and all that are left at the last place together
            last_count = wanted.count(wanted[-1]) if wanted else 0
            presses, own = len(wanted) - max(last_count - 2, 0), tuple(wanted)
        for _ in range(2 * len(wanted) + 1):
            missing = [token for token in wanted if wanted.count(token) > own.count(token)]
            if not missing:
                break
            chunks = pick_chunks(pick, own)
            number = next(n for n, (_, lines) in enumerate(chunks) if any(line.token in missing for line in lines))
            lines = chunks[number][1]
            own = tokens_after_selection(pick, own, number, sorted(chosen_line_values(lines, tuple(wanted))))
            presses += 1 + (number // SELECTS != page)
            page = number // SELECTS
        goes_on = last or is_complete_in_single_list(pick, tuple(wanted))
        self._take((*start, *wanted, *(() if last else (STOP,))), presses + (0 if goes_on else 1))

    def _go(self, ways: Ways) -> None:
        """Name the goal, then another kind of way, where the answer goes by one."""
        legs, goals = self.target[len(self.given) :], list(ways.goals())
        near = sorted(goals, key=lambda one: not one.token.startswith(legs[-1]))  # each other one costs some searches
        goal = next(one for one in near if legs in _legs_to(ways, one.token))
        presses = self._turned(list(goals), goal) + 1
        cheapest, answer = next(iter(_legs_to(ways, goal.token))), (*self.given, *legs)
        changed = legs != cheapest and not self._goes_at_once((*self.given, *cheapest), goal.token, answer)
        self._take(answer, presses + changed)

    def _goes_at_once(self, shown: Given, goal: str, answer: Given) -> bool:
        """Return whether the screen of a way has a button that carries out an answer by another way: its Confirm."""
        screen = PromptScreen(self.words, "", self.prompt, shown, aid=self.aid, way=WayAsked(to=goal)).screen()
        confirm = Press("ok", "", self.prompt.id, draft_fingerprint(answer)).id()
        return any(one.id == confirm for row in screen.rows if not isinstance(row, Select) for one in row)

    def _option(self) -> None:
        """Choose one of several things, or a number."""
        token, level = self.target[len(self.given)], self.prompt.menu.choices_after(self.given)
        if level.low is not None and level.high is not None:
            listed = level.high - level.low < NUMBERS
            self._take((*self.given, token), 1 if listed else 2)
            return
        options = [option for option in level.options if option.token != STOP]
        presses = 1 if token == STOP else 1 + self._turned(options, Option(token))
        self._take((*self.given, token), presses)

    def _turned(self, options: list[Any], wanted: Option) -> int:
        """Return how many presses it takes to come to the page of a list on which something stands."""
        if len(options) <= FEW:
            return 0
        if (
            self.typing
            and len(options) > LONG
            and all(map_place_of_option(one, self.aid.places) in self.aid.places for one in options)
        ):
            return 0
        pages = select_pages_of_list(options, self.aid.places, self.words)
        on = next(n for n, page in enumerate(pages) if any(o.token == wanted.token for _, chunk in page for o in chunk))
        return min(on, 1) if len(pages) >= MANY_PAGES else on


def _legs_to(ways: Ways, goal: str) -> dict[Given, None]:
    """Return the ways to a goal that its screen offers, the cheapest first."""
    trips = [ways.cheapest_way(goal, variant=variant) for variant in ("", *ways.variants)]
    return dict.fromkeys([trip.legs for trip in trips if trip is not None])


def answers_to_count(prompt: Prompt, action: Action) -> Iterator[Given]:
    """Yield the answers to be counted of a decision: itself, or of a route the ways to its goal."""
    given = prompt.menu.tokens_of_value(action)
    for end in range(1, len(given)):
        route = route_of(prompt, given[:end])
        if route is None or route[1]:
            continue
        last = next(one for one in prompt.menu.choices_after(given[:-1]).options if one.token == given[-1])
        goals = route[0].goals()
        goal = next((one for one in goals if one.token == given[-1]), None)
        goal = goal or next((one for one in goals if map_place_of_option(one) == map_place_of_option(last)), None)
        if goal is not None:  # else it ends where nothing leads to, as when somebody is dropped on the way
            yield from ((*given[:end], *legs) for legs in _legs_to(route[0], goal.token))
        return
    yield given


def presses_by_decision(game_id: str, seed: int, *, typing: bool = False) -> Iterator[tuple[str, int]]:
    """Yield the action and the presses of each decision of a random game. typing: as of a `Walk`."""
    game = find_game(game_id)
    words = Words(game_id)
    run = Run(game, {str(n): RandomPlayer() for n in range(1, game.most_seats + 1)}, f"presses {seed}")
    state = run.start()
    while game.outcome(state) is None:
        before, state = state, run.step(state)
        decided = run.log[-1]
        prompt = next((one for one in game.prompts(before).values() if one.id == decided.asked), None)
        if prompt is None or type(decided.action).tag() not in prompt.menu.forms:
            continue
        if is_basket(prompt.menu.forms[type(decided.action).tag()]):
            continue
        view = game.view(before, None if prompt.seat == TABLE else prompt.seat)
        aid = aid_of(game, before, view, prompt, words)
        for target in answers_to_count(prompt, decided.action):
            yield type(decided.action).tag(), Walk(prompt, words, aid, target, typing=typing).count_presses()


def measure(game: str, seeds: int = SEEDS, only: str = "") -> Figures:
    """Return median and worst of the presses of each action over some random games. only: one action's tag."""
    found: dict[str, list[int]] = {}
    for seed in range(seeds):
        for tag, count in presses_by_decision(game, seed):
            if only in ("", tag):
                found.setdefault(tag, []).append(count)
    return {
        f"{game} {tag}": {
            "median": statistics.median(presses),
            "worst": max(presses),
            "share_up_to_5": math.floor(100 * sum(one <= 5 for one in presses) / len(presses)),
            "counted": len(presses),
        }
        for tag, presses in sorted(found.items())
    }
