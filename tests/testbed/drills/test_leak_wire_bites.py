"""What is searched over the wire bites: a secret planted in what a person has seen, or in the log, is found."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.sandbox.world import DM
from bot.tables.table_extra import with_extra
from bot.words import Words
from engine.games import game_by_id as find_game
from engine.games.rise_of_the_roman_republic.actions.tribes import BidGuile
from engine.games.rise_of_the_roman_republic.frames.tribes import Mobilisation
from engine.games.total_war_rome.actions.battle import KeepForEnvelopment
from engine.games.total_war_rome.state import hand_zone
from engine.kernel.actions import Action
from engine.kernel.dice import KeyedDice, UnverifiedRandom, prompt_key
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.prompts import SEALED, Prompt
from testbed.drills.leaks import over_the_wire
from testbed.drills.leaks import watcher as watcher_room
from testbed.drills.leaks.all_eyes import OneOut
from testbed.drills.leaks.hunt import watch_form_of_each_game
from testbed.drills.leaks.late import Late
from testbed.drills.leaks.replays import replay_texts
from testbed.drills.leaks.spectators import Spectators
from testbed.drills.leaks.twin_tables import seated_table_row
from testbed.drills.leaks.visible import Still
from testbed.drills.report import Report
from testbed.drills.spectators import ONLOOKER
from tests.engine.games.rise_of_the_roman_republic.playing import Table as RiseTable

GAME = find_game("total_war_rome")
SEATS = ("1", "2", "3")
GREEK = "pyrrhic_elephants"
TOKEN, DICE = "Token.of.the.Bot", "ab" * 32


def table() -> Still:
    """Return a table at which the first seat has sealed its basket and the others are still asked."""
    lots = UnverifiedRandom("wire bites")
    state = GAME.start(GAME.complete({}), SEATS, prompt_key(bytes(32)), KeyedDice(bytes(32), 0)).state
    for number in range(1, 200):
        asked = [p for p in GAME.prompts(state).values() if p.answered is None]
        prompt = next((p for p in asked if p.moment == "spending_phase.baskets" and p.seat == "1"), asked[0])
        state = GAME.apply(state, prompt.id, prompt.menu.sample(lots), KeyedDice(bytes(32), number)).state
        if prompt.moment == "spending_phase.baskets" and prompt.seat == "1":
            break
    return Still(seated_table_row("total_war_rome", SEATS, GAME.complete({})), state, 1)


class Stage:
    """As much of a stage as a watcher looks at: what a person has seen, and the log."""

    def __init__(self) -> None:
        self.shown: list[Any] = []
        self.log: list[str] = []
        self.sandbox = SimpleNamespace(token=TOKEN, world=SimpleNamespace(users={}), visible_to=lambda who: self.shown)
        self.decisions: list[dict[str, Any]] = []
        self.records = SimpleNamespace(rows=self._rows, first_value=lambda *asked: DICE.upper())

    def _rows(self, sql: str, table: str, after: int) -> list[dict[str, Any]]:
        return [row for row in self.decisions if row["id"] > after] if "FROM decisions" in sql else []

    def decide(self, seat: str, action: Action) -> None:
        """Keep a decision of a seat, as a store does."""
        number = len(self.decisions) + 1
        self.decisions.append({"id": number, "seat": seat, "action": msgspec.json.encode(action).decode()})

    def person(self, name: str) -> str:
        return name


@pytest.fixture
def saved() -> tuple[Stage, Still, watcher_room.Watcher, Report]:
    stage, live, report = Stage(), table(), Report(name="leak")
    watcher = watcher_room.Watcher(stage, "DRILL", report)  # type: ignore[arg-type]
    watcher.learn_what_is_public(live)
    return stage, live, watcher, report


def card_of(live: Still, seat: str) -> str:
    """Return an action card that a seat holds and others do not know."""
    side = next(side for side, player in live.state.players.items() if player == seat)
    return str(live.state.cards.zones[hand_zone(side)][0])


def test_what_is_ones_own_is_no_leak(saved: tuple[Stage, Still, watcher_room.Watcher, Report]) -> None:
    stage, live, watcher, report = saved
    own = card_of(live, "2")
    stage.shown = [live.words.name(own), f"add:DRILL:0123:{own}", "Round 1", "hand.png"]
    watcher.search_messages(live, "boris", "2", set())
    stage.log = ["2026-11-22 INFO bot.app: table DRILL goes on under rules 1", "the plates of the maps are drawn"]
    watcher.search_logs(live)
    assert report.has_held, report.said
    assert report.figures["texts read"] == 4
    assert report.figures["lines of log read"] == 2


@pytest.mark.parametrize(
    "said",
    ["{name}", "You may fear {name} now.", "add:DRILL:0123:{card}", "{card}.png", "The hand of Ada: {name}"],
)
def test_a_card_of_another(said: str, saved: tuple[Stage, Still, watcher_room.Watcher, Report]) -> None:
    """As a message, as a custom id, as a file name, as an alt text."""
    stage, live, watcher, report = saved
    card = card_of(live, "1")
    stage.shown = [{"messages": [{"now": {"content": said.format(card=card, name=live.words.name(card))}}]}]
    watcher.search_messages(live, "boris", "2", set())
    assert report.leaked
    before = report.leaked
    watcher.search_messages(live, ONLOOKER, None, set())
    assert report.leaked > before


def test_what_a_person_typed_himself_comes_back_and_is_no_leak(
    saved: tuple[Stage, Still, watcher_room.Watcher, Report],
) -> None:
    stage, live, watcher, report = saved
    card = card_of(live, "1")
    stage.shown = [f"“{live.words.name(card)}” is not among the choices."]
    watcher.search_messages(live, "boris", "2", {card})
    assert report.has_held, report.said


def test_a_sealed_answer_of_another(saved: tuple[Stage, Still, watcher_room.Watcher, Report]) -> None:
    stage, live, watcher, report = saved
    sealed = sealed_by_the_first(live)
    stage.decide("1", sealed)
    watcher.learn_what_is_public(live)
    stage.shown = [f"Your answer is sealed: {live.words.say(sealed.label())}"]
    watcher.search_messages(live, "ada", "1", set())
    assert report.has_held, report.said
    watcher.search_messages(live, "boris", "2", set())
    assert report.leaked


def test_what_a_person_sealed_themselves_may_read_as_what_another_has_sealed(
    saved: tuple[Stage, Still, watcher_room.Watcher, Report],
) -> None:
    """Two powers of The Sword of Rome have a card of the same name in their own decks: whoever answered last reads
    their own answer while the next question stands, which the other has answered alike."""
    stage, live, watcher, report = saved
    sealed = sealed_by_the_first(live)
    stage.decide("2", sealed)
    watcher.learn_what_is_public(live)
    stage.shown = [f"Your answer is sealed: {live.words.say(sealed.label())}"]
    watcher.search_messages(live, "boris", "2", set())
    assert report.has_held, report.said
    watcher.search_messages(live, "clara", "3", set())
    watcher.search_messages(live, ONLOOKER, None, set())
    assert report.leaked == 2


def sealed_by_the_first(live: Still) -> Action:
    """Return what the first seat has sealed."""
    return next(p.answered for p in live.prompts() if p.seat == "1" and p.kind == SEALED and p.answered is not None)


def rolling(answer: BidGuile) -> Still:
    """Return a table of The Rise of the Roman Republic where Samnites have sealed what Guile they spend."""
    table = RiseTable().stand("samnites", "4109", 20, "pontius", inside=True)
    table.begin(Mobilisation(province="apulia", intruder="rome")).do("samnites", answer)
    return Still(seated_table_row("rise_of_the_roman_republic", table.state.seats, table.state.options), table.state, 1)


def test_a_sealed_answer_of_few_words() -> None:
    """The Republic has no cards: what its players seal is all that is secret there."""
    stage, report, live = Stage(), Report(name="leak"), rolling(BidGuile(("pontius", "pontius")))
    watcher = watcher_room.Watcher(stage, "DRILL", report)  # type: ignore[arg-type]
    watcher.learn_what_is_public(live)
    stage.shown = ["The Samnites spend 2 Guile."]
    for asked in ("samnites", "epirus"):
        watcher.search_messages(live, asked, live.state.players[asked], set())
    assert report.has_held, "who is asked has the same choices"
    watcher.search_messages(live, "ada", live.state.players["rome"], set())
    watcher.search_messages(live, ONLOOKER, None, set())
    assert report.leaked == 2 and report.figures["secrets looked for"] == 2


def test_an_answer_of_few_words_that_was_revealed_before() -> None:
    stage, report, live = Stage(), Report(name="leak"), rolling(BidGuile(("pontius", "pontius")))
    watcher = watcher_room.Watcher(stage, "DRILL", report)  # type: ignore[arg-type]
    watcher.learn_what_is_public(live)
    watcher.learn_what_is_public(rolling(BidGuile(("pontius",))))
    watcher.learn_what_is_public(live)
    stage.shown = ["The Samnites spend 2 Guile."]
    watcher.search_messages(live, ONLOOKER, None, set())
    assert report.has_held, report.said


def test_what_another_has_noted_for_themselves(saved: tuple[Stage, Still, watcher_room.Watcher, Report]) -> None:
    """In a message, in a replay, in what is told when the game is over, in the log."""
    stage, live, watcher, report = saved
    watcher.notes = {"ada": "notebook-1f", "boris": "notebook-2e"}
    stage.shown = ["Your notes: notebook-1f"]
    watcher.search_messages(live, "ada", "1", set())
    watcher.search_page(live, "ada", "1", ["notebook-1f"])
    assert report.has_held, report.said
    watcher.search_messages(live, "boris", "2", set())
    watcher.search_page(live, "boris", "2", ["notebook-1f"])
    watcher.search_for_tokens_and_accounts("boris", ["notebook-1f"])
    stage.log = ["2026-11-22 DEBUG bot.app: notebook-2e"]
    watcher.search_logs(live)
    assert report.leaked == 4, report.said


@pytest.mark.parametrize("what", ["token", "dice", "id", "name"])
def test_a_line_of_the_log(what: str, saved: tuple[Stage, Still, watcher_room.Watcher, Report]) -> None:
    stage, live, watcher, report = saved
    card = card_of(live, "1")
    said = {"token": TOKEN, "dice": DICE, "id": f"options {{'card': '{card}'}}", "name": live.words.name(card)}[what]
    stage.log = ["an ordinary line"]
    watcher.search_logs(live)
    assert report.has_held
    stage.log.append(f"2026-11-22 DEBUG bot.app: {said}")
    watcher.search_logs(live)
    assert report.leaked == 1
    watcher.search_logs(live)
    assert report.leaked == 1, "a line was read twice"


def test_a_card_is_read_by_its_whole_name() -> None:
    named = watcher_room.names_card
    assert (
        named("spear 2", "the bid was spear 2.") and named("spear 2", "spear 2, spear 21") and named("Power", "Power")
    )
    assert not named("spear 2", "spear 21 and spear 12") and not named("Power", "Powerful")


def test_what_cannot_be_done_now_is_no_card_of_the_same_name() -> None:
    without = watcher_room.without_fixed_words
    barred, words = "**Not now**\n- Double Agent: no agent is near.\n- Spy: nor this.", Words("total_war_rome")
    assert "Double Agent" not in without(barred, "Double Agent", words)
    assert "Double Agent" in without(f"{barred}\n- Greece holds Double Agent.", "Double Agent", words)
    named_in_a_sentence, words = "- Play a Campaign: none of your cards allows it now.", Words("sword_of_rome")
    assert "Campaign" not in without(named_in_a_sentence, "Campaign", words)
    assert "Campaign" in without(f"{named_in_a_sentence}\n- The Gauls hold Campaign.", "Campaign", words)


def test_what_a_list_is_called_is_no_card_of_the_same_name(
    saved: tuple[Stage, Still, watcher_room.Watcher, Report], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Carthage keeps its own elephants back in a list that is called "Elephants", as a card of the Greeks is."""
    stage, live, watcher, report = saved
    armies = live.state.armies
    monkeypatch.setitem(armies, "greek_states_1", msgspec.structs.replace(armies["greek_states_1"], cards=(GREEK,)))
    kept = Form(KeepForEnvelopment, kept=Pick([Item("war_elephants", "elephant"), Item("punic_cavalry", GREEK)], 0, 1))
    asked = Prompt(
        id="spare", seat="2", side="carthage", kind=SEALED, moment="land_battle.spare",
        menu_of=lambda side: Menu(kept), default_of=lambda side: None,
    )  # fmt: skip
    stage.shown = [live.words.name("elephant")]
    watcher.search_messages(live, "clara", "1", set())
    assert live.words.name(GREEK) == live.words.name("elephant") and report.leaked == 1
    monkeypatch.setattr(live, "prompts", lambda: [asked])
    watcher.learn_what_is_public(live)
    watcher.search_messages(live, "boris", "2", set())
    assert report.leaked == 1, report.said
    stage.shown = [f"add:DRILL:0123:{GREEK}"]
    watcher.search_messages(live, "boris", "2", set())
    assert report.leaked == 2, "the id is the card's alone"


def test_the_page_of_a_replay(saved: tuple[Stage, Still, watcher_room.Watcher, Report]) -> None:
    _, live, watcher, report = saved
    own, other = (live.words.name(card_of(live, seat)) for seat in ("2", "1"))
    watcher.search_page(live, "boris", "2", replay_texts({"texts": [own, "Round 1"], "maps": other}))
    watcher.search_page(live, "boris", "2", replay_texts({"texts": ["🐘 charge"], "signs": [["🐘", other, "UklG"]]}))
    assert report.has_held, report.said
    watcher.search_page(live, "boris", "2", replay_texts({"steps": [{"hand": [f"Ada holds {other}."]}]}))
    assert report.leaked


# Spectators


class Told:
    """As much of the database of a table as a late watcher reads: every decision's state and events."""

    def __init__(self) -> None:
        self.states: list[Any] = []
        self.events: list[list[Any]] = []

    def decisions(self, table: str) -> list[int]:
        return list(range(len(self.states)))

    def saved_state(self, table: str, decision: int) -> bytes:
        return bytes(GAME.encode(self.states[decision]))

    def rows(self, sql: str, table: str, decision: int) -> list[dict[str, Any]]:
        return [{"event": msgspec.json.encode(event)} for event in self.events[decision]]


@pytest.fixture(scope="module")
def third_round() -> tuple[Told, Still]:
    """Return a game that has come to its third round, decision by decision."""
    lots, told = UnverifiedRandom("late bites"), Told()
    done = GAME.start(GAME.complete({}), SEATS, prompt_key(bytes(32)), KeyedDice(bytes(32), 0))
    while GAME.round(done.state) < 3:
        told.states.append(done.state)
        told.events.append([one.event for one in done.events])
        prompt = next(p for p in GAME.prompts(done.state).values() if p.answered is None)
        number = len(told.states)
        done = GAME.apply(done.state, prompt.id, prompt.menu.sample(lots), KeyedDice(bytes(32), number))
    told.states.append(done.state)
    told.events.append([one.event for one in done.events])
    return told, Still(seated_table_row("total_war_rome", SEATS, GAME.complete({})), done.state, len(told.states) - 1)


def late_of(third_round: tuple[Told, Still]) -> tuple[Stage, Late, Report]:
    told, live = third_round
    stage, report = Stage(), Report(name="leak")
    stage.records = told  # type: ignore[assignment]
    late = Late(stage, "DRILL", UnverifiedRandom("late"), report)  # type: ignore[arg-type]
    late.note_what_may_be_seen(live)
    return stage, late, report


def shown_alone(said: str, *, ephemeral: bool = True, kind: int = 0) -> dict[str, Any]:
    """Return a place in which somebody is shown something."""
    return {"type": kind, "messages": [{"ephemeral": ephemeral, "now": {"content": said}, "before": []}]}


def test_a_late_spectator_may_read_what_is_long_past_and_nothing_of_the_last_rounds(
    third_round: tuple[Told, Still],
) -> None:
    stage, late, report = late_of(third_round)
    assert late.limit is not None and late.lines_held_back and late.allowed
    nothing: dict[str, Any] = {"choices": [], "modals": []}
    seen: dict[str, Any] = {"places": [shown_alone(line) for line in late.allowed], **nothing}
    stage.sandbox.visible_to = lambda who: seen
    later = sorted(late.lines_held_back)[0]
    seen["places"].append(shown_alone(f"- {later}.", ephemeral=False))  # the thread is everybody's
    late.search_what_was_shown(ONLOOKER)
    assert report.has_held and report.figures["texts of late spectators read"]
    for place in (shown_alone(f"1. **{later}.**"), shown_alone(later, ephemeral=False, kind=DM)):
        before = report.leaked
        seen["places"].append(place)
        late.search_what_was_shown(ONLOOKER)
        assert report.leaked > before
    seen["choices"] = [{"choices": [{"name": f"1 · {later}"}]}]
    before = report.leaked
    late.search_what_was_shown(ONLOOKER)
    assert report.leaked > before, "suggestions are not read"
    before = report.leaked
    late.search_for_held_back_lines(ONLOOKER, replay_texts({"steps": [{"lines": [later]}]}))
    assert report.leaked > before, "pages of replays are not read"


def test_what_was_once_to_be_seen_stays_so_after_a_step_back(third_round: tuple[Told, Still]) -> None:
    told, live = third_round
    _, late, report = late_of(third_round)
    known = set(late.allowed)
    back = next(n for n, state in enumerate(told.states) if GAME.round(state) == 2)
    late.note_what_may_be_seen(Still(live.row, told.states[back], back))
    assert late.allowed == known and late.limit is not None
    late.search_for_held_back_lines(ONLOOKER, known)
    assert report.has_held


async def test_an_answer_that_changes_with_what_goes_on(
    third_round: tuple[Told, Still], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a word of what happened: a custom id, the alt text of a picture."""
    _, late, report = late_of(third_round)
    answer = "Step 4 of 7 · watch:DRILL:all:3b · map.png A plain picture 0123"
    monkeypatch.setattr(late, "_new", lambda curious, who: ("watch",))

    async def answered(who: str, asked: tuple[str, ...]) -> str:
        return answer

    monkeypatch.setattr(late, "_answer", answered)
    follows = False
    monkeypatch.setattr(late, "_follows", lambda name: follows)
    curious: Any = None
    for _ in range(2):
        await late.ask_as_spectator(ONLOOKER, curious)
    assert report.has_held
    answer = answer.replace("0123", "4567")
    await late.ask_as_spectator(ONLOOKER, curious)
    assert report.leaked == 1
    follows, answer = True, answer + " Follow no more"  # which is their own doing
    await late.ask_as_spectator(ONLOOKER, curious)
    assert report.leaked == 1
    late.limit = None if late.limit is None else late.limit + 1  # a further round may be seen
    answer = answer.replace("Step 4 of 7", "Step 8 of 8")
    await late.ask_as_spectator(ONLOOKER, curious)
    assert report.leaked == 1


@pytest.mark.parametrize("told_to", ["", "2", "3"])
async def test_a_bet_that_somebody_sees(told_to: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = {"1": ["bets: 0"], "2": ["bets: 0"], "3": ["bets: 0"]}

    async def pressed(message: Any, custom_id: str) -> Any:
        seen["1"].append("Your bet is noted")
        if told_to:
            seen[told_to].append("bets: 1")
        return SimpleNamespace(wait_until_answered=quiet)

    async def quiet(*table: Any) -> None:
        return

    world = SimpleNamespace(users={n: SimpleNamespace(username=n) for n in ("1", "2", "3", "bot")}, bot_id="bot")
    stage: Any = SimpleNamespace(
        sandbox=SimpleNamespace(world=world, visible_to=lambda user: seen[user]),
        person=lambda name: SimpleNamespace(id="1", forge=pressed),
        wait_until_quiet=quiet,
    )
    report = Report(name="leak")
    spectators = Spectators(stage, "DRILL", UnverifiedRandom("bets"), report)
    monkeypatch.setattr(spectators, "bet_buttons", lambda: [(None, "bet:DRILL::rome")])
    await spectators.place_one_bet()
    assert report.figures["bets over the wire"] == 1
    assert report.leaked == bool(told_to)


def test_who_is_out_may_see_all_only_once_all_have_agreed_and_nobody_else_may(
    saved: tuple[Stage, Still, watcher_room.Watcher, Report],
) -> None:
    stage, live, watcher, report = saved
    out = OneOut(stage, "DRILL", "3", UnverifiedRandom("out"), report)  # type: ignore[arg-type]
    wire: Any = SimpleNamespace(watcher=watcher, late=None, one_out=out, curious=SimpleNamespace(typed={}))
    wire.stage = stage
    users = {str(row.user): SimpleNamespace(username=row.seat) for row in live.humans()}
    stage.sandbox.world = SimpleNamespace(users=users)
    seen: dict[str, list[str]] = {"3": [live.words.name(card_of(live, "1"))]}
    stage.sandbox.visible_to = lambda who: seen.get(who, [])
    over_the_wire.Wire.search_what_all_saw(wire, live)
    assert report.leaked == 1, "nobody has agreed"
    extra = with_extra(live.row, all_eyes={"3": 13})
    agreed = Still(msgspec.structs.replace(live.row, extra=extra), live.state, 1)
    seen["3"].append(live.words.name(card_of(live, "2")))
    over_the_wire.Wire.search_what_all_saw(wire, agreed)
    assert report.leaked == 1
    seen["2"] = seen["3"][:1]
    over_the_wire.Wire.search_what_all_saw(wire, agreed)
    assert report.leaked == 2


def test_an_account_and_the_token_on_the_page_of_a_finished_game(
    saved: tuple[Stage, Still, watcher_room.Watcher, Report],
) -> None:
    stage, _, watcher, report = saved
    stage.sandbox.world = SimpleNamespace(users={"104857600000000001": None})
    watcher.search_for_tokens_and_accounts(
        "ada", replay_texts({"seats": ["Ada"], "steps": [{"lines": ["Ada holds everything."]}]})
    )
    assert report.has_held
    for said in (TOKEN, "104857600000000001"):
        before = report.leaked
        watcher.search_for_tokens_and_accounts("ada", replay_texts({"seats": [{"user": said}]}))
        assert report.leaked > before


def test_each_way_of_watching_has_its_turn() -> None:
    assert watch_form_of_each_game("1", 20) == list(over_the_wire.FORMS)
    assert len(watch_form_of_each_game("1", 200)) == 4 and {
        watch_form_of_each_game(str(n), 1)[0] for n in range(20)
    } == set(over_the_wire.FORMS)
