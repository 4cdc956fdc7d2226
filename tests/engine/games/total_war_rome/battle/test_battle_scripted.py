"""A land battle from its first die to its last, every one scripted: all six phases, all kinds of troops that Rome and
Carthage begin with, and what is left of both armies (Land Battles; rulings 42 to 63)."""

import pytest

from engine.games.total_war_rome.actions.battle import AttackUnopposed, Deploy, KeepForEnvelopment, Spoils
from engine.games.total_war_rome.battle.invariants import broken_battles
from engine.games.total_war_rome.battle.land.zones import CENTRE, ENVELOPMENT, FLANKS, TERRAIN
from engine.games.total_war_rome.events.battle import (
    BattleDecided,
    CombatFought,
    FlanksDeclared,
    GeneralImproved,
    GeneralsCompared,
    UnopposedAttackMade,
)
from engine.games.total_war_rome.frames.battle import BattleEnd
from engine.games.total_war_rome.tables import TROOPS, stars_of
from engine.kernel.actions import Action
from tests.engine.games.total_war_rome.battlefield import CARTHAGE, ROME, Battle, FaceDice, land_battle

LEGION, FOOT, VELITES, RIDERS, SCORPIO = (
    "republican_legionaries", "italian_infantry", "velites", "allied_cavalry", "scorpio",
)  # fmt: skip
SPEARS, JAVELINS, HORSE, ELEPHANTS = "libyan_spearmen", "libyan_javelinmen", "punic_cavalry", "war_elephants"
FACES = {"*": "skull", "x": "x", "s": "s", "-": "blank"}
COLOURS = {"R": "RED", "Y": "YELLOW", "G": "GREEN", "W": "WHITE", "K": "BLACK"}


def fought(battle: Battle, answers: dict[str, Action], *faces: str) -> Battle:
    """Let both sides answer, with exactly these dice: "G*" is a Skull of a GREEN die, "Wx", "Ys", "K-"."""
    dice = FaceDice(*(f"{COLOURS[face[0]]}:{FACES[face[1]]}" for face in faces))
    battle.answer(answers, dice)
    assert not dice.rolls and not list(broken_battles(battle.state))
    return battle


def drawn_up() -> Battle:
    """Etruria has one tree: one combat in difficult terrain; two generals of 2 stars."""
    ours = [LEGION, LEGION, FOOT, VELITES, RIDERS, RIDERS, SCORPIO]
    theirs = [SPEARS, SPEARS, SPEARS, JAVELINS, HORSE, ELEPHANTS]
    generals = ("rome_gaius_flaminius", "carthage_gisgo")
    return land_battle(ours, theirs, region="etruria", generals=generals).begin()


def terrain() -> Battle:
    """Phase 2: the velites wound the spearmen whom no skirmisher covers; the main battle cards do no harm."""
    deployed: dict[str, Action] = {ROME: Deploy(FOOT, VELITES), CARTHAGE: Deploy(SPEARS)}
    return fought(drawn_up(), deployed, "Gx", "G-", "W-", "G-", "W-")


def flanks() -> Battle:
    """Phase 3: one combat of cavalry, one dead, one wounded."""
    return fought(terrain(), {ROME: Deploy(RIDERS), CARTHAGE: Deploy(HORSE)}, "G*", "G-", "Gx", "G-")


def kept() -> Battle:
    return fought(flanks(), {ROME: KeepForEnvelopment((RIDERS,))})


def centre() -> Battle:
    """Phase 4, first combat: artillery at the skirmisher; its wound finishes the spearmen that lie in the active zone.
    Then the javelins, then the main battle cards, of which the spears' S finds nothing to cancel."""
    deployed: dict[str, Action] = {ROME: Deploy(LEGION, "none", SCORPIO), CARTHAGE: Deploy(SPEARS, JAVELINS)}
    return fought(kept(), deployed, "Gx", "Ws", "Y-", "G-", "Gs", "G-")


def elephants() -> Battle:
    """Phase 4, second combat: they destroy each other at the same time."""
    return fought(centre(), {ROME: Deploy(LEGION), CARTHAGE: Deploy(ELEPHANTS)}, "Y*", "Gx", "Y*", "Y-")


def leftovers() -> Battle:
    """Phase 4, its end: the last spearmen finish the wounded cavalry, which nobody defends."""
    return fought(elephants(), {CARTHAGE: AttackUnopposed((SPEARS,), RIDERS)}, "Gx", "G-")


def envelopment() -> Battle:
    """Phase 5: the cavalry that was kept rolls its blanks again."""
    return fought(leftovers(), {ROME: AttackUnopposed((RIDERS,), SPEARS, "blanks")}, "G-", "G-", "G*", "G-")


def spoiled() -> BattleEnd:
    return settled().ended[0]


def settled(general: str = "Wx") -> Battle:
    """Phase 6: two recovered, two made veterans, and the general's die."""
    battle = envelopment()
    spoils = Spoils(
        recover=(RIDERS, LEGION),
        upgrade=(LEGION, LEGION),
        one_level=three_stars(battle),
        two_levels=four_stars(battle),
    )
    return fought(battle, {ROME: spoils}, general)


def three_stars(battle: Battle) -> str:
    return next(g for g in battle.state.factions[ROME].generals if stars_of(g) == 3)


def four_stars(battle: Battle) -> str:
    return next(g for g in battle.state.factions[ROME].generals if stars_of(g) == 4)


class TestPhaseByPhase:
    """Land Battles: where every card lies after each phase."""

    def test_phase_1(self) -> None:
        """Preparing the Battle: one tree, equal generals, no reveals."""
        told = drawn_up().told(GeneralsCompared)[0]
        assert (told.difficult, told.attacker_reveals, told.defender_reveals) == (1, 0, 0)

    def test_phase_2(self) -> None:
        """Fight for Terrain: survivors under their generals, the wounded in the active zone."""
        rome, carthage = terrain().frame.hosts
        assert set(rome.under) == {"velites.1", f"{FOOT}.1"} and not rome.dead
        assert carthage.wounded == f"{SPEARS}.1" and not carthage.under

    def test_phase_3_is_declared(self) -> None:
        """Fight for the Flanks: two cavalry against one; one combat."""
        told = terrain().told(FlanksDeclared)[0]
        assert (told.attacker_cards, told.defender_cards) == (2, 1)

    def test_phase_3(self) -> None:
        """The dead are pushed away; the wounded stay in the active zone beside nobody else of their side."""
        rome, carthage = flanks().frame.hosts
        assert rome.wounded == f"{RIDERS}.1" and carthage.dead == (f"{HORSE}.1",)
        assert carthage.wounded == f"{SPEARS}.1"

    def test_the_spare_card_is_kept(self) -> None:
        battle = kept()
        assert battle.frame.hosts[0].saved == (f"{RIDERS}.2",) and battle.frame.phase == CENTRE

    def test_phase_4_artillery(self) -> None:
        """Dice Results: the new wound destroys the card that lay wounded, and the skirmisher is unhurt."""
        rome, carthage = centre().frame.hosts
        assert carthage.dead == (f"{HORSE}.1", f"{SPEARS}.1") and not carthage.wounded
        assert set(carthage.beside) == {f"{JAVELINS}.1", f"{SPEARS}.2"}
        assert set(rome.beside) == {f"{LEGION}.1", f"{SCORPIO}.1"}

    def test_phase_4_simultaneous(self) -> None:
        """A Skull and an X destroy the elephants, and nobody lies wounded; they destroy the legion."""
        rome, carthage = elephants().frame.hosts
        assert rome.dead == (f"{LEGION}.2",) and f"{ELEPHANTS}.1" in carthage.dead and not carthage.wounded

    def test_phase_4_leftovers(self) -> None:
        """The side with a card left attacks what lies in the active zone."""
        told = leftovers().told(UnopposedAttackMade)[0]
        assert (told.phase, told.side, told.dead) == (CENTRE, CARTHAGE, (RIDERS,))

    def test_phase_5(self) -> None:
        """Envelopment: a card next to the general is destroyed; those under him were safe."""
        battle = envelopment()
        told = battle.told(UnopposedAttackMade)[-1]
        assert (told.phase, told.side, told.dead) == (ENVELOPMENT, ROME, (SPEARS,))

    def test_the_combats_in_order(self) -> None:
        phases = [combat.phase for combat in envelopment().told(CombatFought)]
        assert phases == [TERRAIN, FLANKS, CENTRE, CENTRE]


class TestDetermineTheVictor:
    """Phase 6: Rome has lost a legion and cavalry, Carthage its horse, its elephants and two of three spears."""

    def test_a_total_victory(self) -> None:
        """One main battle card is no army, and it had started with more than four cards."""
        battle = envelopment()
        told = battle.told(BattleDecided)[0]
        assert (told.result, told.side) == ("total_victory", ROME)
        assert battle.state.factions[ROME].vp == 2 and battle.state.factions[CARTHAGE].vp == 0

    def test_how_it_ends(self) -> None:
        end = spoiled()
        assert (end.winner, end.total, end.destroyed, end.withdraws) == ("attacker", True, ("carthage_1",), ())

    def test_both_dead_are_recovered_and_two_are_veterans(self) -> None:
        cards = settled().state.armies["rome_1"].cards
        assert sorted(cards) == sorted([f"{LEGION}_vet"] * 2 + [FOOT, VELITES, RIDERS, RIDERS, SCORPIO])

    @pytest.mark.ruling(62)
    def test_the_veterans_come_out_of_the_reserve(self) -> None:
        reserve = settled().state.factions[ROME].reserve
        assert reserve[f"{LEGION}_vet"] == TROOPS[f"{LEGION}_vet"].count - 2
        assert reserve[LEGION] == TROOPS[LEGION].count

    def test_the_destroyed_army_lies_in_its_reserve(self) -> None:
        holding = settled().state.factions[CARTHAGE]
        for kind in (SPEARS, JAVELINS, HORSE, ELEPHANTS):
            assert holding.reserve[kind] == TROOPS[kind].count
        assert "carthage_gisgo" in holding.generals

    @pytest.mark.ruling(63)
    @pytest.mark.parametrize(("face", "stars"), [("W*", 4), ("Wx", 3), ("Ws", 2), ("W-", 2)])
    def test_the_general_improves_by_his_die(self, face: str, stars: int) -> None:
        """An X: the next star level; a Skull: two; his old card goes back to the reserve."""
        battle = settled(face)
        general = battle.state.armies["rome_1"].general
        assert stars_of(general) == stars and bool(battle.told(GeneralImproved)) is (stars > 2)
        assert ("rome_gaius_flaminius" in battle.state.factions[ROME].generals) is (stars > 2)
