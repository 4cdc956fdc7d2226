"""Battles of random armies, answered at random: they end, keep every card, and all that is offered completes."""

from collections import Counter

import pytest

from engine.games.total_war_rome.battle.invariants import broken_battles
from engine.games.total_war_rome.battle.secrets import determinize_battle
from engine.games.total_war_rome.board.armies import BOUNDS, is_legal_army
from engine.games.total_war_rome.frames.battle import LandBattle
from engine.games.total_war_rome.state import Army, RomeState
from engine.games.total_war_rome.tables import CARDS, FACTIONS, REGIONS, TROOPS
from engine.kernel.battery import check_prefixes
from engine.kernel.dice import UnverifiedRandom
from tests.engine.games.total_war_rome.battlefield import CARTHAGE, GREEKS, ROME, Battle, table

HIRED = tuple(kind for kind, troop in TROOPS.items() if troop.is_mercenary)


def army(side: str, lots: UnverifiedRandom, region: str, cards: Counter[str]) -> Army:
    """Return a random army within the limits, of cards that are left."""
    while True:
        chosen: list[str] = []
        for group, (low, high) in BOUNDS.items():
            kinds = [k for k in (*FACTIONS[side].troops, *HIRED) if TROOPS[k].group == group]
            chosen += [lots.choose(kinds) for _ in range(low + lots.integer_below(high - low + 1))]
        if is_legal_army(tuple(chosen)) and all(n <= TROOPS[k].count - cards[k] for k, n in Counter(chosen).items()):
            cards.update(chosen)
            general = lots.choose(("", *FACTIONS[side].generals))
            return Army(owner=side, at=region, general=general, cards=tuple(chosen))


def random_battle(seed: int) -> Battle:
    lots = UnverifiedRandom(seed)
    region = lots.choose(list(REGIONS))
    taken: Counter[str] = Counter()
    armies = {"rome_1": army(ROME, lots, region, taken), "carthage_1": army(CARTHAGE, lots, region, taken)}
    frame = LandBattle(attacker=("rome_1",), defender=("carthage_1",), region=region)
    if lots.integer_below(3) == 0:
        armies["greek_states_1"] = army(GREEKS, lots, region, taken)
        frame = LandBattle(attacker=("rome_1", "greek_states_1"), defender=("carthage_1",), region=region)
    deck = lots.shuffled(CARDS)
    hands = {ROME: tuple(deck[:5]), CARTHAGE: tuple(deck[5:10]), GREEKS: tuple(deck[10:15])}
    battle = Battle(table(armies, hands=hands), frame)
    battle.decision = 1000 * seed
    return battle.begin()


def cards_in_play(state: RomeState) -> Counter[str]:
    count = Counter({k: n for k, n in state.packs.items() if n})
    for holding in state.factions.values():
        count.update({k: n for k, n in holding.reserve.items() if n})
    for each in state.armies.values():
        count.update(each.cards)
    return count


@pytest.mark.parametrize("seed", range(40))
def test_random_battles(seed: int) -> None:
    lots = UnverifiedRandom(seed)
    battle = random_battle(seed)
    before = cards_in_play(battle.state)
    for _ in range(400):
        if battle.ended:
            break
        assert not list(broken_battles(battle.state))
        prompts = [p for p in battle.machine.prompts(battle.state).values() if p.answered is None]
        for prompt in prompts:
            assert not list(check_prefixes(prompt, lots))
            assert prompt.kind == "may" or (prompt.default is not None and prompt.menu.contains(prompt.default))
        prompt = lots.choose([p for p in prompts if p.kind != "may" or lots.integer_below(4) == 0] or prompts)
        battle.give(prompt, prompt.menu.sample(lots))
    assert battle.ended
    assert cards_in_play(battle.state) == before


@pytest.mark.parametrize("seed", range(12))
def test_a_sample_of_a_random_battle_can_be_played_on(seed: int) -> None:
    """Dealt anew for one side, allied armies included, a battle keeps its cards and goes on to its end."""
    battle, lots = random_battle(seed), UnverifiedRandom(seed + 5)
    for _ in range(400):
        if battle.ended:
            break
        prompt = lots.choose([p for p in battle.prompts.values() if p.answered is None])
        before = cards_in_play(battle.state)
        battle.state = battle.state.copy()
        determinize_battle(battle.state, (prompt.side,), lots)
        assert not list(broken_battles(battle.state))
        assert cards_in_play(battle.state) == before
        battle.give(prompt, prompt.menu.sample(lots))
    assert battle.ended
