"""Worlds that are drawn for a seat: with the right chances, in agreement with all that it knows, whatever is true."""

from collections import Counter
from itertools import permutations, product
from math import comb, sqrt

import msgspec
import pytest

from engine.games import player_by_name
from engine.games.total_war_rome.board.armies import make_army_known
from engine.games.total_war_rome.forecast import plausible_armies as guesses
from engine.games.total_war_rome.forecast.plausible_armies import plausible_armies
from engine.games.total_war_rome.frames.battle import LandBattle
from engine.games.total_war_rome.frames.rounds import InitiativePhase
from engine.games.total_war_rome.game import GAME
from engine.games.total_war_rome.state import MERCENARIES, Army, RomeState
from engine.games.total_war_rome.tables import PACKS, SHIPS
from engine.games.total_war_rome.traces import CAME, EXCHANGED, SHOWN, Trace
from engine.games.total_war_rome.worlds import hidden_cards
from engine.games.total_war_rome.worlds.hidden_cards import (
    HiddenArmy,
    drawn_armies,
    likely_cards,
    likely_together,
    printed_stock,
)
from engine.games.total_war_rome.worlds.sampling import sampled_world
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.events import TABLE
from engine.players.selfplay import Run
from tests.engine.games.total_war_rome.table import CARTHAGE, GREEKS, ROME, Table

SPEARS, JAVELINS, HORSE, ELEPHANT = "libyan_spearmen", "libyan_javelinmen", "punic_cavalry", "war_elephants"
DRAWS = 400


def near(share: float, chance: float, draws: int = DRAWS) -> bool:
    """Return whether a share of so many draws is that of a chance, within four standard errors."""
    return abs(share - chance) <= 4 * sqrt(max(chance * (1 - chance), 1 / draws) / draws)


def worlds(table: Table, seat: str, draws: int = DRAWS) -> list[RomeState]:
    return [sampled_world(table.state, seat, UnverifiedRandom(n)) for n in range(draws)]


def test_worlds_of_a_whole_game_agree_with_its_seats_and_hang_on_nothing_else() -> None:
    """Computers that know the game fight battles, show armies and exchange cards."""
    run = Run(GAME, {str(n): player_by_name("total_war_rome") for n in (1, 2, 3)}, "worlds of a game")
    state, fought, other = run.start(), 0, 0
    while GAME.outcome(state) is None and run.decisions < 330:
        fights = any(isinstance(frame, LandBattle) and frame.sides[0] for frame in state.frames)
        for prompt in GAME.prompts(state).values() if run.decisions % (6 if fights else 22) == 0 else ():
            if prompt.seat == TABLE:
                continue
            seat, lots = prompt.seat, f"{run.decisions} {prompt.seat}"
            twin = GAME.determinize(state, seat, UnverifiedRandom(run.decisions))
            one, same = (sampled_world(each, seat, UnverifiedRandom(lots)) for each in (state, twin))
            assert GAME.encode(one) == GAME.encode(same), prompt.moment
            assert GAME.view(one, seat) == GAME.view(state, seat), prompt.moment
            mine = [(p.id, p.moment) for p in GAME.prompts(state).values() if p.seat == seat]
            assert mine == [(p.id, p.moment) for p in GAME.prompts(one).values() if p.seat == seat]
            assert not list(GAME.check(one)), prompt.moment
            fought, other = fought + fights, other + (GAME.encode(one) != GAME.encode(state))
        state = run.step(state)
    assert fought and other


LIKELY = {  # what an army of so many cards may be, an army that is likelier more than once
    3: (
        *[(SPEARS, SPEARS, HORSE)] * 3,
        (HORSE, HORSE, SPEARS),
        (JAVELINS, SPEARS, SPEARS),
        (ELEPHANT, HORSE, JAVELINS),
    ),
    2: (*[(HORSE, HORSE)] * 2, (HORSE, SPEARS), (SPEARS, SPEARS), (JAVELINS, SPEARS)),
}


@pytest.mark.parametrize("tries", [hidden_cards.TRIES, 0])
def test_armies_are_as_likely_as_their_courses_and_the_cards_that_there_are_make_them(
    tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There are three cards of horse and of spearmen for both armies, and an army that stands needs two main ones."""
    monkeypatch.setattr(hidden_cards, "TRIES", tries)  # without any all combinations are looked through
    monkeypatch.setattr(hidden_cards, "plausible_armies", lambda side, count, *known: LIKELY[count])
    likely_cards.cache_clear()
    likely_together.cache_clear()
    armies = [HiddenArmy(owner=CARTHAGE, count=count, hired=()) for count in LIKELY]
    stock = Counter({SPEARS: 3, HORSE: 3, JAVELINS: 1, ELEPHANT: 1})
    chances: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for drawn in product(*LIKELY.values()):
        mains = [sum(kind != JAVELINS for kind in cards) for cards in drawn]
        if Counter(kind for cards in drawn for kind in cards) <= stock and min(mains) >= 2:
            chances[drawn] += 1
    lots = UnverifiedRandom("armies")
    found = Counter(tuple(drawn_armies(armies, stock, (), lots)) for _ in range(2000))
    likely_cards.cache_clear()
    likely_together.cache_clear()
    assert set(found) == set(chances) and len(chances) > 3
    assert all(near(found[drawn] / 2000, many / chances.total(), 2000) for drawn, many in chances.items())


def test_initiative_cards_are_any_that_one_does_not_hold() -> None:
    table = Table()
    for n, side in enumerate(table.state.players, 1):
        table.faction(side, initiative=n)
    table.state.frames = [InitiativePhase()]
    seat = table.state.players[ROME]
    others = [side for side in table.state.players if side != ROME]
    drawn = Counter(tuple(one.factions[side].initiative for side in others) for one in worlds(table, seat))
    assert set(drawn) == set(permutations(sorted({1, 2, 3, 4} - {table.state.factions[ROME].initiative})))
    assert all(near(many / DRAWS, 1 / 6) for many in drawn.values())


def test_each_ship_card_that_can_be_there_is_as_likely() -> None:
    table = Table()
    seat, name = table.state.players[ROME], f"{CARTHAGE}_fleet_1"
    table.navy(name, sea="mare_punicum")
    count = len(table.state.navies[name].ships)
    kinds = {k: s.count for k, s in SHIPS.items() if s.faction == CARTHAGE and not s.needs}
    total = sum(kinds.values())
    drawn = Counter(one.navies[name].ships for one in worlds(table, seat))
    assert len(drawn) > 1
    for ships, many in drawn.items():
        ways = 1
        for kind, there in kinds.items():
            ways *= comb(there, ships.count(kind))
        assert near(many / DRAWS, ways / comb(total, count)), ships


def test_generals_off_the_board_are_any_that_are_not_seen() -> None:
    table = Table()
    seat, state = table.state.players[ROME], table.state
    table.army(f"{CARTHAGE}_1", "africa")
    waiting = next(a for a, army in state.armies.items() if army.owner == CARTHAGE and not army.at and army.general)
    pool = [
        *state.factions[CARTHAGE].generals,
        *[a.general for a in state.armies.values() if a.owner == CARTHAGE and a.general and not a.at],
    ]
    drawn = Counter(one.armies[waiting].general for one in worlds(table, seat))
    assert set(drawn) == set(pool)
    assert all(near(many / DRAWS, 1 / len(pool)) for many in drawn.values())


def test_what_others_alone_were_shown_is_in_no_world() -> None:
    """Who was shown an army knows in a world what stands in it there."""
    table = Table()
    state, seat = table.state, table.state.players[ROME]
    name = table.army(f"{CARTHAGE}_1", "africa", SPEARS, SPEARS, ELEPHANT, ELEPHANT, ELEPHANT)
    state.armies[name] = msgspec.structs.replace(state.armies[name], record=(Trace(CAME, 5),))
    make_army_known(state, name, (GREEKS,))
    told = [world.armies[name] for world in worlds(table, seat, 40)]
    assert any(army.cards != state.armies[name].cards for army in told)
    for army in told:
        assert army.record[-1] == Trace(SHOWN, kinds=army.cards, sides=(GREEKS,))
        assert all(trace.kinds in ((), army.cards) for trace in army.record)
    make_army_known(state, name, (ROME,))
    assert sampled_world(state, seat, UnverifiedRandom(1)).armies[name].cards == state.armies[name].cards


def test_which_mercenaries_were_exchanged_out_of_sight_is_not_known() -> None:
    """Ruling 102: all know who joins and leaves, nobody which of them goes from one army to another."""
    table = Table()
    state, seat = table.state, table.state.players[ROME]
    one_kind, other_kind = [next(iter(pack)) for pack in list(PACKS.values())[:2]]
    assert {one_kind, other_kind} <= MERCENARIES
    names = [
        table.army(f"{CARTHAGE}_{n}", "africa", SPEARS, SPEARS, kind) for n, kind in ((1, one_kind), (2, other_kind))
    ]

    def hired() -> Counter[str]:
        return Counter(
            k for world in worlds(table, seat, 200) for k in world.armies[names[0]].cards if k in MERCENARIES
        )

    assert set(hired()) == {one_kind}
    for name in names:
        state.armies[name] = msgspec.structs.replace(state.armies[name], record=(Trace(EXCHANGED, 3),))
    assert set(hired()) == {one_kind, other_kind} and near(hired()[one_kind] / 200, 0.5, 200)


def test_an_army_that_no_course_explains_is_altered_until_it_agrees(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is seen of it counts, whatever was likely; and no card is there twice."""
    monkeypatch.setattr(guesses, "ARMIES", 2)
    plausible_armies.cache_clear()
    likely_cards.cache_clear()
    try:
        seen = HiddenArmy(
            owner=CARTHAGE,
            count=6,
            hired=(),
            known=("sacred_band_vet", "sacred_band"),
            apart=("elephant", "horse"),
            declared=True,
        )
        swift = HiddenArmy(owner=CARTHAGE, count=4, hired=(), is_swift=True)
        large = HiddenArmy(owner=CARTHAGE, count=9, hired=(), is_placed=False)
        stock = printed_stock(CARTHAGE)
        for n in range(30):
            drawn = drawn_armies([seen, swift, large], stock, (), UnverifiedRandom(n))
            assert all(army.can_have(cards) for army, cards in zip((seen, swift, large), drawn, strict=True))
            assert Counter(kind for cards in drawn for kind in cards) <= stock
    finally:
        plausible_armies.cache_clear()
        likely_cards.cache_clear()


def test_a_world_leaves_the_state_as_it_was() -> None:
    table = Table()
    table.army(f"{CARTHAGE}_1", "africa")
    before = GAME.encode(table.state)
    sampled_world(table.state, table.state.players[ROME], UnverifiedRandom(1))
    assert GAME.encode(table.state) == before and isinstance(table.state.armies[f"{CARTHAGE}_1"], Army)
