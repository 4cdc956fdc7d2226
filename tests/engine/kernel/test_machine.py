"""The machine on the toy game: asks, windows, rights, offers, calls, unwinding, dead frames, stale prompts."""

import pytest

from engine.kernel.actions import Accept, Action, Close, Decline, Pass
from engine.kernel.dice import KeyedDice, ScriptedDice
from engine.kernel.errors import EngineBug, IllegalAction, SaveError, SetupError, StalePrompt
from engine.kernel.events import TABLE, EmittedEvent, OfferAnswered, OfferMade, ReplyReturned
from engine.kernel.forms import Menu
from engine.kernel.machine import Machine
from engine.kernel.play import Transition, why_undo_barred
from engine.kernel.prompts import MAY, MUST, OFFER, REACTION, SEALED, WINDOW, Prompt
from engine.kernel.rulebook import End, Goto, Question, Rulebook
from engine.kernel.state import Frame
from engine.kernel.texts import keyed_text
from tests.engine.kernel.toy import (
    RULES,
    TOY,
    Auction,
    Bid,
    Debated,
    Draw,
    Drawn,
    Fast,
    Finish,
    Held,
    Home,
    Idle,
    Market,
    Note,
    Objection,
    Pact,
    Propose,
    Raided,
    Speak,
    Tip,
    Toast,
    ToyState,
    Travel,
    Wreck,
)  # fmt: skip

KEY = b"p" * 16


def start(*seats: str, **options: str) -> ToyState:
    return TOY.start(options, seats or ("a", "b", "c"), KEY, ScriptedDice()).state


def prompt(state: ToyState, seat: str, kind: str = "", action: type[Action] | None = None) -> Prompt:
    for found in TOY.prompts(state).values():
        if found.seat == seat and kind in ("", found.kind) and (action is None or action.tag() in found.menu.forms):
            return found
    raise AssertionError(f"{seat} is not asked {kind}")


def act(state: ToyState, seat: str, action: Action, kind: str = "") -> Transition[ToyState]:
    return TOY.apply(state, prompt(state, seat, kind, type(action)).id, action, ScriptedDice())


def after(state: ToyState, *moves: tuple[str, Action]) -> ToyState:
    for seat, action in moves:
        state = act(state, seat, action).state
    return state


def kinds(state: ToyState) -> dict[str, set[str]]:
    out: dict[str, set[str]] = {}
    for found in TOY.prompts(state).values():
        out.setdefault(found.seat, set()).add(found.kind)
    return out


def whats(told: tuple[EmittedEvent, ...]) -> list[str]:
    return [t.event.what for t in told if isinstance(t.event, Held)]


def held(state: ToyState, **hands: list[str]) -> ToyState:
    """Return a state with these wares in hands, known to their owners."""
    state = state.copy()
    for seat, wares in hands.items():
        for ware in wares:
            state.cards.move([ware], "deck", seat)
            state.cards.knows[ware] = 2 << state.seats.index(seat)
    return state


# Musts


def test_a_must_is_asked_of_its_side() -> None:
    state = start()
    assert kinds(state) == {"a": {MUST}}
    found = prompt(state, "a")
    assert found.moment == "market.ask" and found.section == "MARKET" and found.default == Idle()
    assert found.within == (state.frames[0].activity,)


def test_a_question_has_a_weight() -> None:
    """A decision of one's own turn weighs one, a response a third, and a game may say otherwise."""
    state = start()
    assert prompt(state, "a").weight == 1 and prompt(debate(), "table").weight == REACTION == 1 / 3
    assert all(p.weight == REACTION for p in TOY.prompts(debate()).values())
    assert prompt(after(state, ("a", Travel())), "a").weight == 0.5
    raid = next(q for q in RULES.procedures[Raided].steps.values() if isinstance(q, Question))
    assert raid.weight == REACTION  # sealed, but an answer to what another does


def test_a_window_says_whether_it_is_held_open() -> None:
    assert prompt(debate(), "table").held
    toasted = after(start(), ("a", Toast()))
    assert not any(p.held for p in TOY.prompts(toasted).values())


def test_the_input_is_not_changed() -> None:
    state = start()
    before = TOY.encode(state)
    act(state, "a", Draw())
    assert TOY.encode(state) == before


def test_an_answer_goes_on_to_the_next_side() -> None:
    assert kinds(after(start(), ("a", Idle()))) == {"b": {MUST}}


def test_a_stale_prompt_is_refused() -> None:
    state = start()
    old = prompt(state, "a").id
    with pytest.raises(StalePrompt):
        TOY.apply(after(state, ("a", Idle())), old, Idle(), ScriptedDice())


def test_a_forged_prompt_is_refused() -> None:
    with pytest.raises(StalePrompt):
        TOY.apply(start(), "0" * 16, Idle(), ScriptedDice())


def test_a_foreign_action_is_refused_with_what_is_possible() -> None:
    state = start()
    with pytest.raises(IllegalAction) as refused:
        TOY.apply(state, prompt(state, "a").id, Bid(1), ScriptedDice())
    assert refused.value.possible is not None and "auction" in refused.value.possible.args["actions"]
    assert refused.value.section == "MARKET"


def test_a_barred_action_says_why() -> None:
    state = start()
    with pytest.raises(IllegalAction) as refused:
        TOY.apply(state, prompt(state, "a").id, Home(), ScriptedDice())
    assert refused.value.why.key == "why.at_home" and refused.value.section == "JOURNEYS"


def test_prompt_ids_do_not_hang_on_anybody_elses_answer() -> None:
    state = after(start(), ("a", Auction()))
    mine = prompt(state, "b").id
    assert prompt(act(state, "a", Bid(1)).state, "b").id == mine


def test_prompt_ids_need_the_key() -> None:
    one = TOY.start({}, ("a", "b"), b"x" * 16, ScriptedDice()).state
    two = TOY.start({}, ("a", "b"), b"y" * 16, ScriptedDice()).state
    assert set(TOY.prompts(one)).isdisjoint(TOY.prompts(two))


def test_an_asked_state_that_is_edited_on_a_copy_is_asked_anew() -> None:
    state = start()
    TOY.prompts(state)
    other = state.copy()
    other.cards.zones["pile"], other.cards.zones["deck"] = other.cards.zones["deck"], []
    assert Draw.tag() not in prompt(other, "a").menu.forms
    with pytest.raises(IllegalAction):
        TOY.apply(other, prompt(other, "a").id, Draw(), ScriptedDice())


# Sealed


def test_sealed_asks_all_at_once_and_joins_in_order() -> None:
    state = after(start(), ("a", Auction()))
    assert kinds(state) == {"a": {SEALED}, "b": {SEALED}, "c": {SEALED}}
    assert prompt(state, "a").shown
    done = act(after(state, ("c", Bid(2)), ("a", Bid(1))), "b", Bid(2))
    assert whats(done.events) == ["sold to b of a,b,c"]
    assert done.state.gold == {"a": 5, "b": 3, "c": 5} and done.state.value == "b"


def test_a_sealed_answer_may_be_replaced_and_is_shown_to_its_owner() -> None:
    state = after(start(), ("a", Auction()), ("a", Bid(4)))
    assert prompt(state, "a").answered == Bid(4)
    state = after(state, ("a", Bid(0)), ("b", Bid(1)), ("c", Bid(0)))
    assert state.value == "b"


def test_noting_an_answer_tells_nothing_and_changes_nothing_else() -> None:
    state = after(start(), ("a", Auction()))
    before = TOY.encode(state)
    done = act(state, "b", Bid(3))
    assert done.events == () and done.barrier == "sealed"
    assert TOY.encode(state) == before
    assert TOY.view(done.state, None) == TOY.view(state, None)


def test_what_is_asked_beside_a_noted_answer_is_what_a_fresh_machine_would_ask() -> None:
    """Prompts are carried over from the state before: nothing may come of it but speed."""

    def shown(prompts: dict[str, Prompt]) -> list[object]:
        return [(p.id, p.seat, p.side, p.kind, p.moment, p.answered, p.subject, p.default, p.menu.choices_after(()))
                for p in prompts.values()]  # fmt: skip

    sealed, window = after(start(), ("a", Auction())), after(debate(), ("b", Pass()))
    for state, move in ((sealed, ("b", Bid(3))), (window, ("b", Objection("bronze"))), (window, ("c", Pass()))):
        noted = after(state, move)
        fresh = Machine(TOY.rules).prompts(TOY.decode(TOY.encode(noted)))
        assert shown(TOY.prompts(noted)) == shown(fresh)
        assert shown(TOY.prompts(state)) == shown(Machine(TOY.rules).prompts(TOY.decode(TOY.encode(state))))


# Windows


def debate() -> ToyState:
    return after(held(start(), a=["amber"], b=["bronze"], c=["cloth"]), ("a", Speak()))


def test_a_window_asks_all_and_the_table_closes_it() -> None:
    state = debate()
    assert kinds(state) == {"a": {WINDOW}, "b": {WINDOW}, "c": {WINDOW}, TABLE: {WINDOW}}
    assert prompt(state, "a").default == Pass() and prompt(state, TABLE).default == Close()


def test_all_pass_and_it_goes_on() -> None:
    state = after(debate(), ("a", Pass()), ("b", Pass()), ("c", Pass()))
    assert WINDOW in kinds(state)["a"]  # only the table closes it
    assert after(state, (TABLE, Close())).value == ""


def test_nobody_answers_and_it_goes_on() -> None:
    assert kinds(after(debate(), (TABLE, Close()))) == {"b": {MUST}}


def test_the_first_in_order_plays_and_later_replies_return() -> None:
    state = after(debate(), ("c", Objection("cloth")), ("b", Objection("bronze")))
    done = act(state, TABLE, Close())
    assert whats(done.events) == ["b shows bronze"] and done.barrier == "window"
    returned = [t.event for t in done.events if isinstance(t.event, ReplyReturned)]
    assert [e.seat for e in returned] == ["c"]
    assert returned[0].seen_by("c") is not None
    assert returned[0].seen_by("a") is None and returned[0].seen_by(None) is None
    assert kinds(done.state).keys() == {"a", "c", TABLE}  # open again
    done = act(after(done.state, ("c", Objection("cloth"))), TABLE, Close())
    assert after(done.state, (TABLE, Close())).value == "b|c"


def test_a_reopened_window_has_new_ids() -> None:
    state = after(debate(), ("b", Objection("bronze")))
    old = prompt(state, "a").id
    with pytest.raises(StalePrompt):
        TOY.apply(after(state, (TABLE, Close())), old, Pass(), ScriptedDice())


def test_a_window_without_sides_does_not_open() -> None:
    state = act(start(), "a", Speak()).state
    assert kinds(state) == {"b": {MUST}}


# Rights


def test_a_right_interrupts_and_what_was_asked_is_asked_anew() -> None:
    state = held(start(), b=["figs"])
    assert kinds(state) == {"a": {MUST}, "b": {MAY}}
    old = prompt(state, "a").id
    done = act(state, "b", Tip())
    assert done.state.gold["b"] == 6 and done.barrier == "right"
    assert kinds(done.state) == {"a": {MUST}}
    assert prompt(done.state, "a").id != old


def test_a_right_may_call_a_procedure() -> None:
    done = act(held(start(), b=["figs"]), "b", Fast())
    assert whats(done.events) == ["feast"] and kinds(done.state)["a"] == {MUST}


def test_a_right_reaches_into_a_called_procedure_but_not_past_an_atomic_one() -> None:
    state = held(start(), b=["figs"])
    assert MAY in kinds(after(state, ("a", Travel())))["b"]
    assert kinds(after(state, ("a", Auction())))["b"] == {SEALED}


def test_an_aside_changes_nothing_that_is_asked() -> None:
    """It is open beside sealed questions and atomic procedures, for all of whom it concerns, and keeps its id."""
    for state in (start(), after(start(), ("a", Auction())), after(start(), ("a", Speak()))):
        asked, asides = set(TOY.prompts(state)), TOY.open_side_action_prompts(state)
        assert {p.side for p in asides.values()} == set(state.seats) and all(p.side_action for p in asides.values())
        mine = next(p for p in asides.values() if p.side == "b")
        done = TOY.apply(state, mine.id, Note("sell"), KeyedDice(b"k", 1))
        assert done.state.notes == {"b": "sell"} and (done.barrier, done.events) == ("aside", ())
        assert set(TOY.prompts(done.state)) == asked and set(TOY.open_side_action_prompts(done.state)) == set(asides)
        assert done.state.pending is not None and state.pending is not None
        assert done.state.pending.answers == state.pending.answers
        assert state.notes == {}


def test_an_aside_is_among_no_prompts_and_takes_only_its_own_actions() -> None:
    state = start()
    aside = next(iter(TOY.open_side_action_prompts(state)))
    assert aside not in TOY.prompts(state)
    with pytest.raises(IllegalAction):
        TOY.apply(state, aside, Draw(), KeyedDice(b"k", 1))


def test_an_aside_keeps_answers_that_are_sealed_already() -> None:
    state = after(start(), ("a", Auction()))
    state = act(state, "c", Bid(1)).state
    mine = next(p for p in TOY.open_side_action_prompts(state).values() if p.side == "b")
    state = TOY.apply(state, mine.id, Note("buy"), KeyedDice(b"k", 1)).state
    assert state.pending is not None and state.pending.answers == {"c": Bid(1)}


def test_a_right_has_no_default() -> None:
    assert prompt(held(start(), b=["figs"]), "b", MAY).default is None


# Calls, dead frames


def test_a_called_procedure_returns_its_value() -> None:
    assert after(start(), ("a", Travel()), ("a", Home())).value == "home"


def test_dead_frames_are_ended() -> None:
    state = after(start(), ("a", Travel()), ("a", Travel()), ("a", Wreck()))
    assert len(state.frames) == 1 and state.value == "None" and kinds(state) == {"b": {MUST}}


def test_events_carry_their_activities() -> None:
    state = after(start(), ("a", Idle()))
    done = act(held(state, a=["figs"]), "a", Fast())
    assert done.events[0].within == (done.state.frames[0].activity,)


def test_the_end_asks_nobody() -> None:
    state = after(start(), ("a", Finish()))
    assert TOY.prompts(state) == {} and state.frames == []
    outcome = TOY.outcome(state)
    assert outcome is not None and outcome.winners == ("a", "b", "c")


def test_step_names_have_aliases() -> None:
    state = start()
    state.frames[0].step = "old_name"
    assert prompt(state, "a").default == Idle()
    state = state.copy()
    state.frames[0].step = "never"
    with pytest.raises(EngineBug):
        TOY.prompts(state)


def test_endless_steps_are_a_bug() -> None:
    class Loop(Frame):
        """Runs for ever."""

    rules: Rulebook[ToyState] = Rulebook()
    rules.procedure(Loop)
    rules.step(Loop)(lambda play, frame: Goto("start"))
    from engine.kernel.machine import Machine

    with pytest.raises(EngineBug, match="automatic"):
        Machine(rules).begin(start(), Loop(), ScriptedDice())


def test_used_up_frames_are_a_bug() -> None:
    class Short(Frame):
        """Ends at once."""

    rules: Rulebook[ToyState] = Rulebook()
    rules.procedure(Short)
    rules.step(Short)(lambda play, frame: End())
    state = start()
    state.frames = []
    from engine.kernel.machine import Machine

    with pytest.raises(EngineBug, match="used up"):
        Machine(rules).begin(state, Short(), ScriptedDice())


def test_a_step_is_registered_once() -> None:
    rules: Rulebook[ToyState] = Rulebook()
    rules.step(Market)(lambda play, frame: End())
    with pytest.raises(EngineBug, match="twice"):
        rules.step(Market)(lambda play, frame: End())


# Offers


def test_an_offer_stands_beside_what_is_asked() -> None:
    done = act(start(), "a", Propose("b"))
    assert isinstance(done.events[0].event, OfferMade)
    assert kinds(done.state) == {"a": {MUST, OFFER}, "b": {OFFER}}  # who has made it may take it back
    assert prompt(done.state, "b", OFFER).moment == "offer.pact"


def test_an_offer_that_is_taken_takes_effect() -> None:
    done = act(after(start(), ("a", Propose("b"))), "b", Accept())
    assert done.state.gold == {"a": 4, "b": 6, "c": 5} and done.barrier == "offer"
    assert kinds(done.state) == {"a": {MUST}}


def test_an_offer_taken_during_another_activity_waits_for_its_own() -> None:
    state = after(start(), ("a", Propose("b")), ("a", Travel()), ("b", Accept()))
    assert state.gold["b"] == 5
    assert after(state, ("a", Home())).gold["b"] == 6


def test_an_offer_that_is_declined_is_gone() -> None:
    done = act(after(start(), ("a", Propose("b"))), "b", Decline())
    assert done.state.offers == () and done.state.gold["b"] == 5
    answered = [t.event for t in done.events if isinstance(t.event, OfferAnswered)]
    assert answered[0].answer == "declined"


def test_an_offer_has_a_default_that_declines() -> None:
    assert prompt(after(start(), ("a", Propose("b"))), "b", OFFER).default == Decline()


# The undo barrier


@pytest.mark.parametrize(
    ("action", "barrier"), [(Idle(), "handover"), (Draw(), "reveal"), (Auction(), "handover"), (Travel(), "")]
)
def test_the_undo_barrier(action: Action, barrier: str) -> None:
    assert act(start(), "a", action).barrier == barrier


def test_the_words_of_a_barrier() -> None:
    assert why_undo_barred("die").key == "undo.barred.die"


def test_a_die_bars_undo() -> None:
    assert TOY.start({}, ("a", "b"), KEY, KeyedDice(KEY, 0)).barrier == "setup"


# Secrets and saves


def test_a_private_event_has_two_forms() -> None:
    done = act(start(), "a", Draw())
    event = done.events[0].event
    assert event.seen_by("a") == Drawn("a", "figs") and event.seen_by("b") == Drawn("a")


def test_saves_come_back() -> None:
    for state in (start(), debate(), after(start(), ("a", Auction()), ("b", Bid(2)))):
        assert TOY.encode(TOY.decode(TOY.encode(state))) == TOY.encode(state)


def test_a_broken_save_is_refused() -> None:
    with pytest.raises(SaveError):
        TOY.decode(b"nonsense")
    with pytest.raises(SaveError):
        TOY.event(b"{}")


def test_actions_come_back_from_json() -> None:
    assert TOY.action(Bid(3, ("figs",)).as_builtins()) == Bid(3, ("figs",))
    assert TOY.action({"do": "pass"}) == Pass()
    for kept in ({"do": "nothing"}, {"do": "bid"}, {"do": "bid", "gold": 1, "more": 2}, {}):
        with pytest.raises(IllegalAction):
            TOY.action(kept)


def test_events_come_back_from_json() -> None:
    import msgspec

    for event in (Held("x"), Drawn("a", "figs"), ReplyReturned("a", {"do": "pass"})):
        assert TOY.event(msgspec.json.encode(event)) == event


def test_options_and_seats_are_checked() -> None:
    assert TOY.complete({"gold": "7"}) == {"rich": "no", "gold": "7"}
    for options in ({"rich": "perhaps"}, {"gold": "0"}, {"gold": "x"}, {"what": "1"}):
        with pytest.raises(SetupError):
            TOY.complete(options)
    for seats in ((), ("a",), tuple("abcde")):
        with pytest.raises(SetupError):
            TOY.seat_order(seats)


def test_a_copy_is_independent() -> None:
    state = debate()
    new = state.copy()
    assert state.pending is not None and new.pending is not None
    new.pending.answers["a"] = Pass()
    new.frames[0].step = "elsewhere"
    new.gold["a"] = 99
    assert state.pending.answers == {} and state.frames[0].step != "elsewhere" and state.gold["a"] == 5


def test_a_question_says_as_data_what_it_is_about() -> None:
    """A context fills the words of its moment; of an offer it is the terms; a question without one has none."""
    asked = prompt(debate(), "b", WINDOW)
    assert asked.about(Debated) == asked.context == Debated(())
    assert asked.subject == keyed_text("prompt.debate.start", heard=())
    offered = after(start(), ("a", Propose("b")))
    assert prompt(offered, "b", OFFER).about(Pact) == Pact(1)
    with pytest.raises(EngineBug, match="Debated"):
        prompt(start(), "a").about(Debated)


def test_rights_stand_in_the_order_that_their_procedure_names_whoever_registers_first() -> None:
    rules: Rulebook[ToyState] = Rulebook()

    def grant(moment: str) -> None:
        rules.may(Market, moment, sides=lambda state, frame: (), menu=lambda state, frame, side: Menu())(
            lambda play, frame, side, action: None
        )

    grant("late")
    grant("second")
    rules.procedure(Market, rights=("first", "second"))
    grant("first")
    assert [may.moment for may in rules.procedures[Market].mays] == ["first", "second", "late"]
