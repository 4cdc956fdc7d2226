"""The odds of land battles are played out: by the same dice a battle that is played out ends as at the table, whatever
generals, developments and reveals change; in 20,000 battles both come to the same shares.

A battle has some thirty dice, so what is shown of it is played out too, a few times, with its error beside it.
"""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import pytest

from engine.games.total_war_rome.actions.battle import FollowPlan
from engine.games.total_war_rome.battle.land import played_out
from engine.games.total_war_rome.battle.land.orders import NO_SOURCES
from engine.games.total_war_rome.battle.land.preparation import printed_terrain
from engine.games.total_war_rome.battle.land.victor import battle_verdict
from engine.games.total_war_rome.battle.land.zones import mustered_host
from engine.games.total_war_rome.board.armies import set_army
from engine.games.total_war_rome.events.battle import BattleDecided
from engine.games.total_war_rome.forecast import land_odds, war
from engine.games.total_war_rome.forecast.land_odds import simulated_battle_odds
from engine.games.total_war_rome.skull_dice import skull_dice_roller
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import REGIONS
from engine.kernel.dice import Dice, ScriptedDice, UnverifiedRandom
from tests.engine.games.total_war_rome.battle.test_battle_random import army
from tests.engine.games.total_war_rome.battlefield import CARTHAGE, ROME, Battle, land_battle
from tests.engine.games.total_war_rome.forecast.rolls import NEAR, ROLLS, keyed
from tests.tiers import thinned

PLAN = FollowPlan()
DICE = 400  # more than any battle rolls
REROLLS = {ROME: (), CARTHAGE: ("carthage_elephant_corps", "carthage_mahouts")}


class Field(NamedTuple):
    """Two armies on a field."""

    attacker: tuple[str, ...]
    defender: tuple[str, ...]
    generals: tuple[str, str] = ("", "")
    region: str = "campania"
    developed: bool = False

    def battle(self) -> Battle:
        """Return their battle, up to the first question that both leave to the usual plan."""
        found = land_battle(self.attacker, self.defender, generals=self.generals, region=self.region)
        if self.developed:
            for side, names in REROLLS.items():
                holding = found.state.factions[side]
                for name in names:
                    holding.developments[name] = 1
        return found.begin()

    def ground(self, state: RomeState) -> land_odds.Ground:
        """Return what the forecast makes of it."""
        return war.ground_of(state, "rome_1", "carthage_1", self.region)


class Numbered:
    """Dice of one battle: at the table every decision goes on where the last one stopped."""

    def __init__(self, seed: int) -> None:
        lots = UnverifiedRandom(seed)
        self.numbers = [lots.integer_below(6) + 1 for _ in range(DICE)]

    def dice(self) -> ScriptedDice:
        return ScriptedDice(*self.numbers)


def at_the_table(field: Field, dice: Callable[[], Dice]) -> BattleDecided:
    """Fight a battle by the plans of both sides and return how it was decided. dice: of each decision that rolls."""
    battle = field.battle()
    for _ in range(20):
        told: list[BattleDecided] = battle.told(BattleDecided)
        if told:
            return told[0]
        for prompt in list(battle.prompts.values()):
            planned = "follow_plan" in prompt.menu.forms
            action = PLAN if planned else prompt.default
            assert action is not None
            battle.give(prompt, action, dice())
            if battle.told(BattleDecided):
                break
    raise AssertionError("the battle does not end")


def played(field: Field, dice: ScriptedDice) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """Return who wins a battle that is played out as a forecast does, and the dead of both sides."""
    ground = field.ground(field.battle().state)
    hosts = (mustered_host(field.attacker), mustered_host(field.defender))
    terrain = ground.terrain + land_odds.scouted_terrain_change(field.attacker, field.defender, ground)
    after = played_out.play_out(
        hosts, terrain, skull_dice_roller(dice), ground.reveals, readings=ground.read, sources=ground.sources,
        mountains=ground.mountains,
    )  # fmt: skip
    found = battle_verdict(after, (len(field.attacker), len(field.defender)), all_cards=ground.all_cards)
    dead = [tuple(sorted(c.split(".")[0] for c in host.dead)) for host in after]
    return ("", ROME, CARTHAGE)[found.victor + 1], dead[0], dead[1]


def random_field(seed: int) -> Field:
    lots, taken = UnverifiedRandom(f"field {seed}"), Counter[str]()
    region = lots.choose(list(REGIONS))
    mine, theirs = (army(side, lots, region, taken) for side in (ROME, CARTHAGE))
    return Field(
        mine.cards, theirs.cards, (mine.general, theirs.general), region, developed=bool(lots.integer_below(2))
    )


@pytest.mark.parametrize("seed", range(25))
def test_by_the_same_dice_a_battle_ends_as_at_the_table(seed: int) -> None:
    field, dice = random_field(seed), Numbered(seed)
    told = at_the_table(field, dice.dice)
    dead = (told.attacker_dead, told.defender_dead)
    assert (told.side, *(tuple(sorted(cards)) for cards in dead)) == played(field, dice.dice())


@pytest.mark.soak(20)
def test_by_the_same_dice_400_battles_end_as_at_the_table() -> None:
    for seed in range(400):
        test_by_the_same_dice_a_battle_ends_as_at_the_table(seed)


FIELDS = [
    Field(("republican_legionaries",) * 3 + ("italian_infantry",) * 3 + ("velites",), ("libyan_spearmen",) * 5),
    Field(
        ("italian_infantry",) * 4 + ("allied_cavalry",) * 2,
        ("libyan_spearmen",) * 3 + ("war_elephants",) * 3,
        ("rome_scipio_africanus", "carthage_hamilcar_barca"),
        "samnium",
        developed=True,
    ),
    Field(
        ("republican_legionaries",) * 4 + ("velites",) * 2,
        ("libyan_spearmen",) * 4 + ("punic_cavalry",) * 2,
        ("rome_titus_flamininus", "carthage_hannibal_barca"),
        "lucania",
    ),
]


@pytest.mark.soak(400)
@pytest.mark.parametrize("field", [pytest.param(field, id=str(n)) for n, field in enumerate(FIELDS)])
def test_in_20000_battles_both_come_to_the_same(field: Field) -> None:
    won: Counter[str] = Counter()
    for n in range(ROLLS):
        won[at_the_table(field, keyed(n)).side] += 1
    odds = simulated_battle_odds(field.attacker, field.defender, field.ground(field.battle().state), ROLLS, seed=5)
    assert abs(odds.success - won[ROME] / ROLLS) < NEAR and abs(odds.tie - won[""] / ROLLS) < NEAR


@pytest.mark.parametrize("number", thinned(range(len(FIELDS)), 3))
def test_what_is_shown_of_known_armies_is_as_near_as_it_says(number: int) -> None:
    field = FIELDS[number]
    battle = field.battle()
    for army_id, other in (("rome_1", CARTHAGE), ("carthage_1", ROME)):
        set_army(battle.state, army_id, seen=((other, 2),))
    shown = war.battle_odds(battle.state, ROME, "rome_1", "carthage_1", field.region)
    assert shown.low == shown.success == shown.high
    exact = simulated_battle_odds(field.attacker, field.defender, field.ground(battle.state), 4000, seed=9)
    assert abs(shown.success - exact.success) < 3 * shown.standard_error + NEAR
    (line,) = [
        one
        for one in war.army_meeting_preview(battle.state, ROME, "rome_1", "carthage_1", field.region)
        if "battle" in one.key
    ]
    assert line.key == "preview.battle" and line.args["success"] == war.simulated_chance_percent(shown.success)
    assert line.args["error"] == round(100 * shown.standard_error)


@pytest.mark.parametrize("wrong", ["printed_terrain", "reveals_by_generals", "Sources"])
def test_what_the_forecast_makes_wrong_is_found(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A terrain symbol more, no reveals, no orders for the dice: by the same dice battles end otherwise."""
    planted = {
        "printed_terrain": lambda region, generals: printed_terrain(region, generals) + 1,
        "reveals_by_generals": lambda generals: (0, 0),
        "Sources": lambda general, types: NO_SOURCES,
    }[wrong]
    monkeypatch.setattr(war, wrong, planted)
    with pytest.raises(AssertionError):
        for seed in range(25):
            test_by_the_same_dice_a_battle_ends_as_at_the_table(seed)
