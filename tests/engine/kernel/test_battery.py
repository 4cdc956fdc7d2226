"""The battery finds what it is there to find: each law is shown to fail on a toy that breaks it."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.kernel import battery
from engine.kernel.actions import Action, Pass
from engine.kernel.choices import Level, OneOf, Option
from engine.kernel.dice import Dice, KeyedDice, UnverifiedRandom
from engine.kernel.errors import SetupError
from engine.kernel.events import TABLE, OfferAnswered, OfferMade
from engine.kernel.forms import Form, Menu
from engine.kernel.game import error_texts
from engine.kernel.orders import ASK, UNLESS_TARGET, StandingOrder, answer_by_orders
from engine.kernel.picks import Pick
from engine.kernel.play import Transition
from engine.kernel.prompts import MUST, WINDOW, Preview, Prompt
from engine.kernel.texts import Text, keyed_text, snake_case_name
from engine.players.player import RandomPlayer
from engine.players.selfplay import CHECK, FULL, OFF, Run, Violation, play_many_games, replay_crash
from tests.engine.kernel.test_machine import KEY, act, after, debate, held, prompt, start
from tests.engine.kernel.toy import TOY, Auction, Bid, Cheer, Draw, Idle, Objection, Pact, Toast, Toy, ToyState

PLAYERS = {"a": RandomPlayer(), "b": RandomPlayer(), "c": RandomPlayer()}


def found(game: Toy, state: ToyState) -> list[str]:
    return [*battery.cheap_checks(game, state), *battery.costly_checks(game, state, UnverifiedRandom(1), KEY, 1)]


@pytest.mark.parametrize("check", [CHECK, FULL])
def test_the_sound_toy_keeps_every_law(check: str) -> None:
    figures = play_many_games(TOY, PLAYERS, 30, 1, check=check)
    assert figures.crashes == [] and figures.finished == 30 and sum(figures.wins.values()) == pytest.approx(30)


def test_check_is_called() -> None:
    class Broken(Toy):
        def check(self, state: ToyState) -> Iterable[str]:
            yield "planted"

    assert "planted" in found(Broken(), start())


def test_a_state_that_does_not_survive_its_save() -> None:
    class Broken(Toy):
        def decode(self, saved: bytes) -> ToyState:
            state = super().decode(saved)
            state.turns += 1
            return state

    assert any("round trip" in what for what in found(Broken(), start()))


def test_a_copy_that_differs() -> None:
    class Odd(ToyState, kw_only=True):
        def copy(self) -> "Odd":
            new = super().copy()
            new.turns += 1
            return new  # type: ignore[return-value]

    state = start()
    odd = Odd(**{f: getattr(state, f) for f in ToyState.__struct_fields__})
    assert any("copy differs" in what for what in battery.cheap_checks(TOY, odd))


def test_a_dead_end() -> None:
    state = start().copy()
    state.pending = None
    assert any("nobody is asked" in what for what in battery.cheap_checks(TOY, state))


def test_a_default_that_is_not_among_the_choices() -> None:
    state = after(start(), ("a", Auction())).copy()
    state.gold["a"] = -1
    assert any("default" in what for what in battery.cheap_checks(TOY, state))


def test_apply_that_changes_its_input() -> None:
    state = start()
    before = TOY.encode(state)
    state.gold["a"] += 1
    assert list(battery.check_unmutated(TOY, before, state))


def test_a_view_that_tells() -> None:
    class Broken(Toy):
        def view(self, state: ToyState, seat: str | None) -> msgspec.Struct:
            return Idle() if seat == "b" else Objection(str(state.cards.zones["a"]))

    state = held(start(), a=["amber", "cloth", "dates"])
    assert any("view of c" in what for what in found(Broken(), state))
    assert not any("view of b" in what for what in found(Broken(), state))


def test_a_prompt_that_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    state = held(start(), b=["amber"])

    class Broken(Toy):
        def prompts(self, state: ToyState) -> dict[str, Prompt]:
            mine = Prompt(
                id="x", seat="a", side="a", kind=MUST, moment="m",
                menu_of=lambda side: Menu(Form(Objection, ware=OneOf(state.cards.zones["b"]))),
                default_of=lambda side: None,
            )  # fmt: skip
            return {"x": mine}

    assert any("prompts of a" in what for what in battery.check_secrecy(Broken(), state, UnverifiedRandom(2)))


def test_a_context_that_tells() -> None:
    state = held(start(), b=["amber"])

    class Broken(Toy):
        def prompts(self, state: ToyState) -> dict[str, Prompt]:
            mine = Prompt(
                id="x", seat="a", side="a", kind=MUST, moment="m", menu_of=lambda side: Menu(Form(Idle)),
                default_of=lambda side: None, context_of=lambda side: Objection(str(state.cards.zones["b"])),
                subject_of=lambda side: keyed_text("as it was"),
            )  # fmt: skip
            return {"x": mine}

    assert any("prompts of a" in what for what in battery.check_secrecy(Broken(), state, UnverifiedRandom(2)))


def test_a_determinization_that_breaks_the_state() -> None:
    class Broken(Toy):
        def determinize(self, state: ToyState, seat: str | None, lots: UnverifiedRandom) -> ToyState:
            new = state.copy()
            new.cards.zones["deck"].pop()
            return new

    assert any("determinize" in what for what in found(Broken(), start()))


class Trap(Pick):
    """Offers a prefix that cannot be completed."""

    def choices_after(self, given: tuple[str, ...]) -> Level:
        return Level((Option("x"),)) if not given else Level()

    def is_complete(self, given: tuple[str, ...]) -> bool:
        return False


class Twice(OneOf):
    """Offers an option twice."""

    def choices_after(self, given: tuple[str, ...]) -> Level:
        return Level((Option("x"), Option("x"))) if not given else Level()


class Liar(OneOf):
    """Says done where value refuses."""

    def is_complete(self, given: tuple[str, ...]) -> bool:
        return len(given) == 1

    def choices_after(self, given: tuple[str, ...]) -> Level:
        return Level((Option("nowhere"),)) if not given else Level()

    def value_of_tokens(self, given: tuple[str, ...]) -> str:
        return OneOf(["x"]).value_of_tokens(given)


@pytest.mark.parametrize(
    ("choices", "words"), [(Trap(["x"], 0, 1), "completed"), (Twice(["x"]), "twice"), (Liar(["x"]), "refused")]
)
def test_broken_choices(choices: Any, words: str) -> None:
    asked = Prompt(
        id="x", seat="a", side="a", kind=MUST, moment="m",
        menu_of=lambda side: Menu(Form(Objection, ware=choices)), default_of=lambda side: None,
    )  # fmt: skip
    assert any(words in what for what in battery.check_prefixes(asked, UnverifiedRandom(1)))


def test_chance_that_is_not_the_tables() -> None:
    class Broken(Toy):
        count = 0

        def apply(self, state: ToyState, prompt_id: str, action: Action, dice: Dice) -> Transition[ToyState]:
            done = super().apply(state, prompt_id, action, dice)
            type(self).count += 1
            done.state.gold["a"] += self.count
            return done

    state = start()
    asked = prompt(state, "a")
    assert list(battery.check_same_again(Broken(), state, asked, Draw(), KEY, 1))
    assert not list(battery.check_same_again(TOY, state, asked, Draw(), KEY, 1))


def test_a_window_whose_end_would_tell_of_a_hidden_card() -> None:
    class Broken(Toy):
        def prompts(self, state: ToyState) -> dict[str, Prompt]:
            found = super().prompts(state)
            for asked in found.values():
                if asked.kind == WINDOW and asked.seat != TABLE:
                    able = "amber" in state.cards.zones[asked.side]
                    asked.kept_menu = Menu(Form(Pass), *([Form(Cheer)] if able else []))
            return found

    state = held(act(start(), "a", Toast()).state, a=["amber"], b=["figs"])
    told = [what for n in range(20) for what in battery.check_secrecy(Broken(), state, UnverifiedRandom(n))]
    assert any("who is answered for" in what for what in told)
    assert not [what for n in range(20) for what in battery.check_secrecy(TOY, state, UnverifiedRandom(n))]


def test_an_order_of_arrival_that_shows() -> None:
    class Broken(Toy):
        def view(self, state: ToyState, seat: str | None) -> msgspec.Struct:
            return Objection(str(list(state.pending.answers)) if state.pending else "")

    state = after(start(), ("a", Auction()))
    assert list(battery.check_arrival_order(Broken(), state, UnverifiedRandom(1), KEY, 1))
    assert not list(battery.check_arrival_order(TOY, state, UnverifiedRandom(1), KEY, 1))


def test_forged_answers_that_are_carried_out() -> None:
    class Broken(Toy):
        def apply(self, state: ToyState, prompt_id: str, action: Action, dice: Dice) -> Transition[ToyState]:
            return Transition(state, (), "", ())

    assert list(battery.check_forged_answers(Broken(), start(), KEY)) and not list(
        battery.check_forged_answers(TOY, start(), KEY)
    )


def test_a_step_back_past_what_was_learned_or_drawn() -> None:
    class Broken(Toy):
        def apply(self, state: ToyState, prompt_id: str, action: Action, dice: Dice) -> Transition[ToyState]:
            return msgspec.structs.replace(super().apply(state, prompt_id, action, dice), barrier="")

    class Throwing(Broken):
        def apply(self, state: ToyState, prompt_id: str, action: Action, dice: Dice) -> Transition[ToyState]:
            dice.roll("luck", 6)
            return msgspec.structs.replace(super().apply(state, prompt_id, action, dice), draws=tuple(dice.drawn))

    state = start()
    asked = prompt(state, "a")
    assert any(
        "learns" in what
        for what in battery.check_undo_barriers(Broken(), state, asked, Draw(), KEY, 1, UnverifiedRandom(1))
    )
    assert any(
        "chance" in what
        for what in battery.check_undo_barriers(Throwing(), state, asked, Idle(), KEY, 1, UnverifiedRandom(1))
    )
    assert not list(battery.check_undo_barriers(TOY, state, asked, Draw(), KEY, 1, UnverifiedRandom(1)))


def test_extra_checks_are_run() -> None:
    def check(game: object, state: object, asked: Prompt) -> Iterable[str]:
        yield f"seen {asked.seat}"

    assert "seen a" in list(battery.costly_checks(TOY, start(), UnverifiedRandom(1), KEY, 1, [check]))


def test_a_crash_can_be_replayed(tmp_path: Path) -> None:
    class Broken(Toy):
        def check(self, state: ToyState) -> Iterable[str]:
            if state.turns == 2:
                yield "planted"

    figures = play_many_games(Broken(), PLAYERS, 3, 5, check=CHECK, crash_folder=tmp_path)
    assert figures.violations and len(figures.crashes) == figures.violations
    crash = json.loads(next(iter(tmp_path.glob("crash-*.json"))).read_text())
    assert crash["what"] == "planted"
    assert any("planted" in what for what in replay_crash(Broken(), crash))
    assert list(replay_crash(TOY, crash)) == []


def test_a_replay_names_a_decision_that_fails() -> None:
    crash = {"seats": ["a", "b"], "seed": "x", "options": {}, "decisions": [["0" * 16, {"do": "idle"}]]}
    assert any("decision 1" in what for what in replay_crash(TOY, crash))


@pytest.mark.parametrize("check", [OFF, CHECK])  # without laws to check, what was drawn is carried out unchecked
def test_an_error_in_a_step_is_a_violation(check: str) -> None:
    class Broken(Toy):
        def apply(self, state: ToyState, prompt_id: str, action: Action, dice: Dice) -> Transition[ToyState]:
            raise KeyError("planted")

        def carry_out(self, state: ToyState, prompt: Prompt, action: Action, dice: Dice) -> Transition[ToyState]:
            raise KeyError("planted")

    with pytest.raises(Violation, match="KeyError") as crashed:
        Run(Broken(), PLAYERS, "s", check=check).play()
    assert crashed.value.crash["decisions"]


# What stands beside


def test_standing_orders() -> None:
    state = debate()
    asked = prompt(state, "b")
    assert answer_by_orders(TOY, state, asked, ()) is None
    assert answer_by_orders(TOY, state, asked, (StandingOrder(),)) == Pass()
    assert answer_by_orders(TOY, state, asked, (StandingOrder(moment="other"),)) is None
    assert answer_by_orders(TOY, state, asked, (StandingOrder(answer=ASK), StandingOrder())) is None
    assert (
        answer_by_orders(TOY, state, asked, (StandingOrder(condition=UNLESS_TARGET),)) is None
    )  # the toy's every seat is one
    assert answer_by_orders(TOY, state, asked, (StandingOrder(until="gone"),)) is None
    assert answer_by_orders(TOY, state, asked, (StandingOrder(until=asked.within[0]),)) == Pass()
    kept = Objection("bronze").as_builtins()
    assert answer_by_orders(TOY, state, asked, (StandingOrder(answer=kept),)) == Objection("bronze")
    assert answer_by_orders(TOY, state, asked, (StandingOrder(answer=Objection("amber").as_builtins()),)) is None
    assert answer_by_orders(TOY, state, prompt(start(), "a"), (StandingOrder(),)) is None


def test_standing_orders_answer_once() -> None:
    state = after(debate(), ("b", Pass()))
    assert answer_by_orders(TOY, state, prompt(state, "b"), (StandingOrder(),)) is None


def test_previews() -> None:
    state = start()
    asked = prompt(state, "a")
    assert TOY.preview(state, asked, ("idle",)) == Preview(legal=True)
    shown = TOY.preview(state, asked, ("never",))
    assert not shown.legal and shown.why is not None


def test_texts() -> None:
    assert snake_case_name("WarEffort") == "war_effort" and keyed_text("k", a=1) == Text("k", {"a": 1})
    assert Bid(1).label() == Text("action.bid", {"gold": 1, "wares": (), "wares_count": 0})
    assert OfferMade("a", "b", "pact").label() == Text(
        "event.offer_made", {"frm": "a", "to": "b", "terms": "pact", "said": {}, "between": (), "between_count": 0}
    )
    assert OfferAnswered("a", "b", "pact", "declined").seen_by(None) is not None
    assert Pact.tag() == "pact"


def test_errors_say_what_why_and_what_else() -> None:
    error = SetupError(keyed_text("why"), section="S", possible=keyed_text("else"))
    assert error_texts(error) == (keyed_text("why"), "S", keyed_text("else"))


def test_dice_of_decisions_are_apart() -> None:
    assert KeyedDice(KEY, 1).roll("x", 10**6) != KeyedDice(KEY, 2).roll("x", 10**6)
