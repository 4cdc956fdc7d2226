"""Odds in the labels of options: a few words, from the seat's own knowledge, the same that a preview tells in full."""

from itertools import product

import msgspec
import pytest

from bot.words import Words
from engine.games.total_war_rome.battle.land.zones import Readings
from engine.games.total_war_rome.board.armies import lose_cards
from engine.games.total_war_rome.forecast import land_odds, war
from engine.games.total_war_rome.forecast.agents import agent_roll_chances, rounded_chance_percent
from engine.games.total_war_rome.forecast.odds import Odds
from engine.games.total_war_rome.forecast.option_odds import TELLERS
from engine.games.total_war_rome.forecast.war import outroll_chance, sea_odds
from engine.games.total_war_rome.game import GAME
from engine.games.total_war_rome.skull_dice import FACES, SIDES, is_face_better
from engine.games.total_war_rome.state import ENEMY
from engine.games.total_war_rome.tables import REGIONS, faction_pair_id, general_die_colour, stars_of
from engine.kernel.choices import STOP
from engine.kernel.play import Play
from engine.kernel.texts import Text
from tests.engine.games.total_war_rome.table import CARTHAGE, GREEKS, ROME, TRIBES, ScriptedFaces, Table

from .test_preview import walked


def campaign() -> Table:
    """Return Rome's campaign turn: an army before Lilybaeum's garrison, one beside a free region and an enemy."""
    table = Table()
    table.state.relations[faction_pair_id(ROME, CARTHAGE)] = ENEMY
    table.army("rome_1", "lilybaeum")
    table.army("rome_2", "etruria")
    table.army("carthage_1", "liguria")
    table.campaign(ROME)
    return table


def test_an_assault_has_the_odds_of_its_preview() -> None:
    """Assaulting Garrisoned Regions: the label and the preview say the same number."""
    table = campaign()
    prompt = table.prompt(ROME)
    label = GAME.odds(table.state, prompt, ("assault", "rome_1"))
    assert label is not None and label.key == "odds.assault"
    shown = GAME.preview(table.state, prompt, ("assault", "rome_1")).lines[0]
    assert label.args["success"] == shown.args["success"]


def test_a_march_tells_what_waits_at_its_end() -> None:
    """Moving: a battle where an enemy stands, a defence roll where nobody rules, nothing at home."""
    table = campaign()
    prompt = table.prompt(ROME)

    def label(*route: str) -> str:
        found = GAME.odds(table.state, prompt, ("march", "rome_2", *route))
        return found.key if found is not None else ""

    assert label("liguria").startswith("odds.battle")
    assert label("boii") == label("boii", STOP) == "odds.conquest"
    assert label("latium") == label() == ""


def test_a_battle_has_the_odds_of_its_preview() -> None:
    """The label and the preview say the same number of a battle."""
    table = campaign()
    prompt = table.prompt(ROME)
    found = GAME.odds(table.state, prompt, ("march", "rome_2", "liguria"))
    lines = GAME.preview(table.state, prompt, ("march", "rome_2", "liguria")).lines
    told = next(line for line in lines if line.key.startswith("preview.battle"))
    assert found is not None and found.args["success"] == told.args["success"]


def test_the_label_and_the_preview_tell_the_span_that_unseen_cards_leave() -> None:
    """An army that has lost cards out of sight may be several: the span is told, in both languages."""
    table = campaign()
    lose_cards(Play(table.state, ScriptedFaces()), "carthage_1", table.state.armies["carthage_1"].cards[:1])
    prompt = table.prompt(ROME)
    label = GAME.odds(table.state, prompt, ("march", "rome_2", "liguria"))
    assert label is not None
    if label.key == "odds.war":
        label = label.args["said"]
    assert isinstance(label, Text) and label.key == "odds.battle_span"
    low, success, high = (label.args[name] for name in ("low", "success", "high"))
    assert low < success < high
    for language, said in (("en", f"({low} to {high}%)"), ("it", f"(da {low} a {high}%)")):
        words = Words("total_war_rome", language=language)
        assert said in words.say(label)
        lines = GAME.preview(table.state, prompt, ("march", "rome_2", "liguria")).lines
        told = next(words.say(line) for line in lines if line.key.startswith("preview.battle"))
        assert f"{low}" in told and f"{high}%" in told


def test_an_elusive_general_avoids_as_the_dice_let_him() -> None:
    """His Blank counts as an S where he avoids, not where he catches."""
    fabius, nobody = "rome_fabius_maximus", ""
    assert sum(face == "blank" for face in FACES["YELLOW"]) and sum(face == "blank" for face in FACES["BLACK"])
    pairs = list(product(FACES[general_die_colour(fabius)], FACES[general_die_colour(nobody)]))
    better = sum(is_face_better("s" if mine == "blank" else mine, theirs) for mine, theirs in pairs)
    assert outroll_chance(fabius, nobody) == pytest.approx(better / len(pairs))
    plain = sum(is_face_better(mine, theirs) for theirs, mine in pairs)
    assert outroll_chance(nobody, fabius) == pytest.approx(plain / len(pairs))


def test_nobody_avoids_a_stubborn_attacker_by_dice() -> None:
    """The preview of a march says what the meeting will offer."""
    table = Table()
    table.state.relations[faction_pair_id(ROME, TRIBES)] = ENEMY
    table.army("barbarian_tribes_1", "etruria", general="barbarian_tribes_viridomarus")
    table.army("rome_1", "latium")
    table.campaign(TRIBES)

    def keys() -> list[str]:
        prompt = table.prompt(TRIBES)
        return [line.key for line in GAME.preview(table.state, prompt, ("march", "barbarian_tribes_1", "latium")).lines]

    assert "preview.avoid" not in keys() and "preview.pinned" in keys()
    army = table.state.armies["barbarian_tribes_1"]
    table.state.armies["barbarian_tribes_1"] = msgspec.structs.replace(army, general="")
    assert "preview.avoid" in keys() and "preview.pinned" not in keys()


def test_the_odds_of_a_battle_are_fought_on_its_own_ground(monkeypatch: pytest.MonkeyPatch) -> None:
    """An ambusher's terrain, a tactician's reveal and the table's readings stand in the odds as in the battle."""
    table = Table(second_kill="lost", victor_counts="all_cards")
    for army_id, at, general in (
        ("carthage_1", "liguria", "carthage_mago_barca"),
        ("rome_2", "etruria", "rome_aemilius_paullus"),
    ):
        table.army(army_id, at)
        table.state.armies[army_id] = msgspec.structs.replace(table.state.armies[army_id], general=general)
    given: list[tuple[object, ...]] = []
    sure = Odds(success=1.0, tie=0.0, attacker_losses=0.0, defender_losses=0.0)

    def fought(*args: object, **fields: object) -> Odds:
        given.append((args[3], fields["reveals"], fields["readings"], fields["all_cards"]))
        return sure

    monkeypatch.setattr(land_odds, "land_battle_odds", fought)
    land_odds.battle_odds_against.cache_clear()
    war.battle_odds(table.state, ROME, "rome_2", "carthage_1", "liguria")
    land_odds.battle_odds_against.cache_clear()
    trees, mountains = REGIONS["liguria"].trees, REGIONS["liguria"].mountains
    assert set(given) == {(trees + mountains + bool(trees), (1, 0), Readings(second_kill_lost=True), True)}


def test_agents_have_price_and_chance() -> None:
    """Bribe, Assassination: a RED die must be a Skull; two dice against an agent. Nothing is said twice."""
    table = Table()
    table.faction(ROME, gold=30)
    state = table.state
    table.army("carthage_1", "lilybaeum")
    table.agents(ROME)
    prompt = table.prompt(ROME)
    once, twice = (
        rounded_chance_percent(agent_roll_chances("x_worst")[0]),
        rounded_chance_percent(agent_roll_chances("x_worst", 2)[0]),
    )
    army = state.armies["carthage_1"]
    price = len(army.cards) + stars_of(army.general)  # one gold a card, one a star
    bribe = GAME.odds(state, prompt, ("bribe_army", "carthage_1"))
    assert bribe is not None and bribe.args == {"price": price, "success": once}
    killed = GAME.odds(state, prompt, ("assassinate_agent", "carthage_agent_1"))
    assert killed is not None and killed.args["success"] == twice
    assert GAME.odds(state, prompt, ("assassinate_agent", "carthage_agent_1", "rome_agent_1")) is None
    assert GAME.odds(state, prompt, ("trade", GREEKS)) is None


def test_a_naval_battle_is_exact() -> None:
    """Naval Battles: one GREEN die against one; worked out by hand from the faces of the die."""
    table = Table()
    for navy_id, ship, seen in (("rome_fleet_1", "trireme_r", ()), ("carthage_fleet_1", "trireme_c", ((ROME, 1),))):
        table.navy(navy_id, sea="mare_tyrrhenum")
        navy = table.state.navies[navy_id]
        table.state.navies[navy_id] = msgspec.structs.replace(navy, ships=(ship,), seen=seen)
    pairs = list(product(FACES["GREEN"], repeat=2))
    won = sum(ours == "skull" != theirs for ours, theirs in pairs) / SIDES**2
    tied = sum((ours == "skull") == (theirs == "skull") for ours, theirs in pairs) / SIDES**2
    odds = sea_odds(table.state, ROME, "rome_fleet_1", "carthage_fleet_1")
    assert (odds.won, odds.tied) == pytest.approx((won, tied))


@pytest.mark.parametrize("seed", [3, 4])
def test_odds_hang_on_nothing_secret(seed: int) -> None:
    """Deal anew what the asked seat cannot know: the labels are the same to a byte."""
    told = 0
    for state, prompt, action, lots in walked(seed):
        if action.tag() not in TELLERS:
            continue
        word = prompt.menu.tokens_of_value(action)
        other = GAME.determinize(state, prompt.seat, lots)
        asked = GAME.prompts(other)[prompt.id]
        for end in range(2, len(word) + 1):
            shown = GAME.odds(state, prompt, word[:end])
            told += shown is not None
            assert msgspec.json.encode(GAME.odds(other, asked, word[:end])) == msgspec.json.encode(shown), word
    assert told > 10
