"""What is searched over the wire bites: a secret planted in what a person has seen, or in the log, is found."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.testbed.drills.leaks import over_the_wire
from bot.testbed.drills.leaks.hunt import row_of
from bot.testbed.drills.leaks.replays import texts_of
from bot.testbed.drills.leaks.visible import Still
from bot.testbed.drills.report import Report
from engine.games import game as find_game
from engine.games.total_war_rome.state import hand
from engine.kernel.dice import KeyedDice, Lots, prompt_key
from engine.kernel.prompts import SEALED

GAME = find_game("total_war_rome")
SEATS = ("1", "2", "3")
TOKEN, DICE = "Token.of.the.Bot", "ab" * 32


def table() -> Still:
    """Return a table at which the first seat has sealed its basket and the others are still asked."""
    lots = Lots("wire bites")
    state = GAME.start(GAME.complete({}), SEATS, prompt_key(bytes(32)), KeyedDice(bytes(32), 0)).state
    for number in range(1, 200):
        asked = [p for p in GAME.prompts(state).values() if p.answered is None]
        prompt = next((p for p in asked if p.moment == "spending_phase.baskets" and p.seat == "1"), asked[0])
        state = GAME.apply(state, prompt.id, prompt.menu.sample(lots), KeyedDice(bytes(32), number)).state
        if prompt.moment == "spending_phase.baskets" and prompt.seat == "1":
            break
    return Still(row_of("total_war_rome", SEATS, GAME.complete({})), state, 1)


class Stage:
    """As much of a stage as a watcher looks at: what a person has seen, and the log."""

    def __init__(self) -> None:
        self.shown: list[Any] = []
        self.log: list[str] = []
        self.sandbox = SimpleNamespace(token=TOKEN, visible_to=lambda who: self.shown)
        self.records = SimpleNamespace(all=lambda *asked: [], one=lambda *asked: DICE.upper())

    def person(self, name: str) -> str:
        return name


@pytest.fixture
def saved() -> tuple[Stage, Still, over_the_wire.Watcher, Report]:
    stage, live, report = Stage(), table(), Report(name="leak")
    watcher = over_the_wire.Watcher(stage, "DRILL", report)  # type: ignore[arg-type]
    watcher.learn(live)
    return stage, live, watcher, report


def card_of(live: Still, seat: str) -> str:
    """Return an action card that a seat holds and others do not know."""
    side = next(side for side, player in live.state.players.items() if player == seat)
    return str(live.state.cards.zones[hand(side)][0])


def test_what_is_ones_own_is_no_leak(saved: tuple[Stage, Still, over_the_wire.Watcher, Report]) -> None:
    stage, live, watcher, report = saved
    own = card_of(live, "2")
    stage.shown = [live.words.name(own), f"add:DRILL:0123:{own}", "Round 1", "hand.png"]
    watcher.look(live, "boris", "2", set())
    stage.log = ["2026-11-22 INFO bot.app: table DRILL goes on under rules 1", "the plates of the maps are drawn"]
    watcher.logs(live)
    assert report.held, report.said
    assert report.figures["texts read"] == 4
    assert report.figures["lines of log read"] == 2


@pytest.mark.parametrize(
    "said",
    ["{name}", "You may fear {name} now.", "add:DRILL:0123:{card}", "{card}.png", "The hand of Ada: {name}"],
)
def test_a_card_of_another(said: str, saved: tuple[Stage, Still, over_the_wire.Watcher, Report]) -> None:
    """As a message, as a custom id, as a file name, as an alt text."""
    stage, live, watcher, report = saved
    card = card_of(live, "1")
    stage.shown = [{"messages": [{"now": {"content": said.format(card=card, name=live.words.name(card))}}]}]
    watcher.look(live, "boris", "2", set())
    assert report.leaked
    before = report.leaked
    watcher.look(live, over_the_wire.ONLOOKER, None, set())
    assert report.leaked > before


def test_what_a_person_typed_himself_comes_back_and_is_no_leak(
    saved: tuple[Stage, Still, over_the_wire.Watcher, Report],
) -> None:
    stage, live, watcher, report = saved
    card = card_of(live, "1")
    stage.shown = [f"“{live.words.name(card)}” is not among the choices."]
    watcher.look(live, "boris", "2", {card})
    assert report.held, report.said


def test_a_sealed_answer_of_another(saved: tuple[Stage, Still, over_the_wire.Watcher, Report]) -> None:
    stage, live, watcher, report = saved
    sealed = next(p.answered for p in live.prompts() if p.seat == "1" and p.kind == SEALED and p.answered is not None)
    stage.shown = [f"Your answer is sealed: {live.words.say(sealed.told())}"]
    watcher.look(live, "ada", "1", set())
    assert report.held, report.said
    watcher.look(live, "boris", "2", set())
    assert report.leaked


@pytest.mark.parametrize("what", ["token", "dice", "id", "name"])
def test_a_line_of_the_log(what: str, saved: tuple[Stage, Still, over_the_wire.Watcher, Report]) -> None:
    stage, live, watcher, report = saved
    card = card_of(live, "1")
    said = {"token": TOKEN, "dice": DICE, "id": f"options {{'card': '{card}'}}", "name": live.words.name(card)}[what]
    stage.log = ["an ordinary line"]
    watcher.logs(live)
    assert report.held
    stage.log.append(f"2026-11-22 DEBUG bot.app: {said}")
    watcher.logs(live)
    assert report.leaked == 1
    watcher.logs(live)
    assert report.leaked == 1, "a line was read twice"


def test_a_card_is_read_by_its_whole_name() -> None:
    named = over_the_wire.named_in
    assert (
        named("spear 2", "the bid was spear 2.") and named("spear 2", "spear 2, spear 21") and named("Power", "Power")
    )
    assert not named("spear 2", "spear 21 and spear 12") and not named("Power", "Powerful")


def test_the_page_of_a_replay(saved: tuple[Stage, Still, over_the_wire.Watcher, Report]) -> None:
    _, live, watcher, report = saved
    own, other = (live.words.name(card_of(live, seat)) for seat in ("2", "1"))
    watcher.page(live, "boris", "2", texts_of({"texts": [own, "Round 1"], "maps": other}))
    assert report.held, report.said
    watcher.page(live, "boris", "2", texts_of({"steps": [{"hand": [f"Ada holds {other}."]}]}))
    assert report.leaked
