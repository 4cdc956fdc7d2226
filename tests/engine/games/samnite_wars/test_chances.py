"""The one chance that is shown, how likely each side was to win a battle, held against the engine: hands are dealt,
both lay their strongest War Effort, dice break ties. `make soak` deals 20,000 times for each case."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.titles.samnite_wars.outcomes import odds_line
from bot.words import Words
from engine.games.samnite_wars.computer_player import beforehand
from engine.games.samnite_wars.computer_player.estimates import strongest_effort_force
from engine.games.samnite_wars.events import EffortsRevealed
from engine.games.samnite_wars.fate_cards import CARDS, Role
from engine.games.samnite_wars.game import GAME
from engine.games.samnite_wars.state import DECK, REVOLT, WAR, Campaign, Revolt, SamniteState, War
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.prompts import MAY
from tests.engine.games.samnite_wars.table import Table

DEALS, NEAR = 20_000, 0.014
FEW, ROUGHLY = 2_500, 0.03  # three standard errors of so few deals
WORDS = Words("samnite_wars")


class Battle(NamedTuple):
    """A battle of Rome with a region, and how many cards either side holds."""

    kind: str
    region: str
    ours: int = 10
    theirs: int = 10
    rome: tuple[str, ...] = ()

    def state(self) -> SamniteState:
        """Return the state in which both are asked for their War Efforts."""
        table = Table(rome=self.rome, hands={"1": ["trade"], "2": ["plunder"]})
        if self.kind == WAR:
            table.resolve(War(step="declared", region=self.region), event="war")
        elif self.kind == REVOLT:
            table.resolve(Revolt(region=self.region))
        else:
            table.resolve(Campaign(region=self.region)).let_go()
        assert table.moment() == "war_effort.effort"
        return table.state


BATTLES = [
    Battle("campaign", "umbrians"),
    Battle("campaign", "tarentines", 10, 10, ("etruscans", "samnites", "lucanians")),
    Battle("campaign", "gauls", 8, 10, ("etruscans",)),
    Battle(WAR, "samnites", 10, 7),
    Battle(WAR, "messapians", 9, 9, ("samnites", "lucanians")),
    Battle(REVOLT, "campanians", 10, 10, ("campanians", "samnites")),
    Battle(REVOLT, "latins", 6, 10),
]


def dealt(battle: Battle, deals: int) -> Iterator[EffortsRevealed]:
    """Yield how War Efforts were revealed, by the engine, from hands dealt anew each time."""
    start, lots = battle.state(), UnverifiedRandom(f"deals {battle}")
    asked = [p for p in GAME.prompts(start).values() if p.kind != MAY]
    for n in range(deals):
        cards = lots.shuffled(CARDS)
        state = start.copy()
        state.cards = type(state.cards)(dict(state.cards.zones), dict(state.cards.knows))
        state.cards.zones["1"] = cards[: battle.ours]
        state.cards.zones["2"] = cards[battle.ours : battle.ours + battle.theirs]
        state.cards.zones[DECK] = cards[battle.ours + battle.theirs :]
        for number, one in enumerate(asked):
            prompt = GAME.prompts(state)[one.id]
            assert prompt.default is not None
            done = GAME.apply(state, prompt.id, prompt.default, KeyedDice(b"deal %d" % n, number))
            state = done.state
        yield next(told.event for told in done.events if isinstance(told.event, EffortsRevealed))


def held(battle: Battle, deals: int, near: float) -> None:
    """Hold what is shown of a battle against so many deals."""
    won, last = 0, None
    for last in dealt(battle, deals):
        won += last.winner == "consul"
    assert last is not None
    shown = beforehand.win_chance_beforehand(last)
    assert shown is not None and abs(shown - won / deals) < near, (battle, shown, won / deals)
    assert f"Rome {round(100 * shown)}%" in odds_line(last, WORDS)


def test_each_side_wins_as_often_as_is_shown() -> None:
    held(BATTLES[1], FEW, ROUGHLY)


@pytest.mark.soak(20)
@pytest.mark.parametrize("battle", BATTLES, ids=lambda one: f"{one.kind} {one.region}")
def test_in_20000_deals_each_side_wins_as_often_as_is_shown(battle: Battle) -> None:
    held(battle, DEALS, NEAR)


# What finds what is wrong


def printed(cards: list[str], of: Role) -> int:
    """Return an effort of what is printed on the cards, whoever may play them."""
    return sum(CARDS[card].force for card in cards if CARDS[card].type in ("troops", "weapon"))


def always_ours(cards: list[str], of: Role) -> int:
    """Return an effort that knows no region's own cards."""
    return strongest_effort_force(cards, Role(of.rome, of.region, of.attacker, ()))


@pytest.mark.parametrize("wrong", [printed, always_ours])
def test_a_forecast_of_other_forces_is_found(wrong: object, monkeypatch: pytest.MonkeyPatch) -> None:
    beforehand._dealt.cache_clear()
    monkeypatch.setattr(beforehand, "strongest_effort_force", wrong)
    try:
        with pytest.raises(AssertionError):
            test_each_side_wins_as_often_as_is_shown()
    finally:
        beforehand._dealt.cache_clear()


def test_no_other_chance_is_shown() -> None:
    """Each number in a hundred of the words, each function that asks for a chance."""
    found = [
        message.partition(" =")[0]
        for path in sorted(Path("data/samnite_wars/locale/en").glob("*.ftl"))
        for message in re.split(r"\n(?=[a-z])", path.read_text(encoding="utf-8"))
        if re.search(r"\}\s?%", message)
    ]
    assert found == ["outcome-odds"]
    asking = {
        path.name
        for path in Path("bot/titles/samnite_wars").glob("*.py")
        if re.search(r"\b(win_chance|beforehand)\b", path.read_text(encoding="utf-8"))
    }
    assert asking == {"outcomes.py", "title.py"}  # which works it out before it is told
