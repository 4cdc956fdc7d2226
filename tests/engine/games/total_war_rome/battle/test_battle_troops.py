"""Land Battles, Phases 2 to 5, with every kind of troops of every deck: where it may be deployed, which dice it rolls,
what its S does to whom, where it lies afterwards (rulings 43 to 57). What a type is goes by the rulebook's words."""

from itertools import product

import pytest

from engine.games.total_war_rome.battle.land.automatic import automatic_attackers
from engine.games.total_war_rome.battle.land.combat import BLANKS, HOLD, Fought, fight_combat, make_unopposed_attacks
from engine.games.total_war_rome.battle.land.deployable import Ground, playable_main_cards, playable_skirmishers
from engine.games.total_war_rome.battle.land.dice import ATTACKER, DEFENDER, Riders, Throw, exchange_blows
from engine.games.total_war_rome.battle.land.zones import (
    CENTRE,
    ENVELOPMENT,
    FLANKS,
    TERRAIN,
    Deployed,
    centre_artillery,
    host_with_saved_cards,
    mustered_host,
)
from engine.games.total_war_rome.frames.host import Host
from engine.games.total_war_rome.skull_dice import FACES, Roller
from engine.games.total_war_rome.tables import TROOPS

SKULL, X, S, BLANK = "skull", "x", "s", "blank"
FOOT, SCORPIO = "italian_infantry", "scorpio"
KINDS = sorted(TROOPS)
OF_TYPE = {kind: TROOPS[kind].type for kind in KINDS}
TYPES = ("foot_close", "foot_loose", "bowmen", "cavalry", "chariot", "elephant", "foot_skirmisher",
         "cavalry_skirmisher", "artillery")  # fmt: skip
MAINS = [k for k in KINDS if OF_TYPE[k] not in ("foot_skirmisher", "cavalry_skirmisher", "artillery")]
SKIRMISHERS = [k for k in KINDS if OF_TYPE[k] in ("foot_skirmisher", "cavalry_skirmisher")]
ARTILLERY = [k for k in KINDS if OF_TYPE[k] == "artillery"]
MOUNTED = [k for k in KINDS if OF_TYPE[k] in ("cavalry", "chariot", "elephant")]
PHASES = (TERRAIN, FLANKS, CENTRE)
CASES = list(product(KINDS, PHASES))


def worst(colour: str) -> str:
    """Return a face that does no harm: Blank, or on RED, which has none, an S."""
    return BLANK if BLANK in FACES[colour] else S


def rolls(face: str) -> Roller:
    """Return a roller that always shows this face, or nothing harmful where the die lacks it."""
    return lambda label, colour: face if face in FACES[colour] else worst(colour)


def one_sided(card: str, face: str) -> Roller:
    """Return a roller that shows this face on the attacker's dice of a card, nothing harmful on all others."""
    return lambda label, colour: face if label == f"attacker.{card}" and face in FACES[colour] else worst(colour)


def deployed(kind: str) -> Deployed:
    """Return the card alone, artillery and mounted skirmishers with a foot card beside them."""
    group = TROOPS[kind].group
    if group == "artillery":
        return Deployed(main=f"{FOOT}.1", artillery=f"{kind}.9")
    if group == "skirmisher":
        alone = TROOPS[kind].type == "foot_skirmisher"
        return Deployed(main="" if alone else f"{FOOT}.1", skirmisher=f"{kind}.9")
    return Deployed(main=f"{kind}.9")


def clash(kind: str, phase: str, roll: Roller, enemy: str = FOOT) -> Fought:
    """Let a card, attacking, meet an enemy's main battle card."""
    ours, theirs = deployed(kind), Deployed(main=f"{enemy}.7")
    return fight_combat((Host(hand=ours.cards), Host(hand=theirs.cards)), (ours, theirs), phase, roll)


def fits(kind: str, phase: str) -> bool:
    """Return whether the rulebook lets a type into a phase at all."""
    kind_type = OF_TYPE[kind]
    if phase == TERRAIN:
        return kind_type not in ("artillery", "cavalry_skirmisher")
    if phase == FLANKS:
        return kind_type in ("cavalry", "chariot", "elephant", "cavalry_skirmisher")
    return True


class TestWhere:
    """Who may be deployed in which phase."""

    @pytest.mark.parametrize("phase", PHASES)
    def test_the_phase_of_every_kind(self, phase: str) -> None:
        """Phase 2 knows no artillery and foot skirmishers only; Phase 3 is for mounted troops, of elephants for those
        beyond two; Phase 4 takes everything that is left."""
        ground = Ground(phase, combats=3, mountains=True)
        for kind in KINDS:
            host = mustered_host((kind,) * 3)
            found = {
                card.partition(".")[0]
                for card in (*playable_main_cards(host, ground), *playable_skirmishers(host, ground))
            }
            found |= {card.partition(".")[0] for card in centre_artillery(host)} if phase == CENTRE else set()
            assert (kind in found) is fits(kind, phase), kind

    @pytest.mark.parametrize("kind", [k for k in KINDS if OF_TYPE[k] == "elephant"])
    @pytest.mark.parametrize(("cards", "on_the_flanks"), [(1, False), (2, False), (3, True)])
    def test_two_elephants_are_saved_for_the_centre(self, kind: str, cards: int, on_the_flanks: bool) -> None:
        """Phase 3."""
        assert bool(playable_main_cards(mustered_host((kind,) * cards), Ground(FLANKS, combats=3))) is on_the_flanks

    @pytest.mark.parametrize("kind", MOUNTED)
    def test_mounted_cards_that_did_not_fight_envelop(self, kind: str) -> None:
        """Phase 5: those that were saved and those left over in the centre; never at the end of Phases 3 and 4 too."""
        hand = mustered_host((kind,) * 3)
        saved = host_with_saved_cards(hand, hand.hand[:2])
        assert (
            sorted(automatic_attackers(saved, ENVELOPMENT))
            == sorted(hand.hand)
            == sorted(automatic_attackers(hand, ENVELOPMENT))
        )
        assert automatic_attackers(hand, FLANKS) == automatic_attackers(hand, CENTRE) == ()

    @pytest.mark.parametrize("kind", KINDS)
    def test_who_attacks_what_nobody_defends_in_difficult_terrain(self, kind: str) -> None:
        """Phase 2: all remaining cards, but artillery cannot take part in it."""
        assert bool(automatic_attackers(mustered_host((kind,) * 2), TERRAIN)) is (OF_TYPE[kind] != "artillery")

    def test_main_battle_cards_skirmishers_and_artillery(self) -> None:
        """Universal Rules 2: everything that is neither artillery nor a skirmisher is a main battle card."""
        group = {"artillery": "artillery", "foot_skirmisher": "skirmisher", "cavalry_skirmisher": "skirmisher"}
        assert all(TROOPS[kind].group == group.get(OF_TYPE[kind], "main") for kind in KINDS)
        assert set(OF_TYPE.values()) == set(TYPES)


class TestDice:
    """Difficult terrain dice throughout Phase 2, good going dice in all others."""

    @pytest.mark.parametrize(("kind", "phase"), [(k, p) for k, p in CASES if fits(k, p)])
    def test_every_kind_rolls_the_dice_of_the_going(self, kind: str, phase: str) -> None:
        blow = next(blow for blow in clash(kind, phase, rolls(BLANK)).blows if blow.card == f"{kind}.9")
        troop = TROOPS[kind]
        assert tuple(colour for colour, _ in blow.dice) == (troop.difficult if phase == TERRAIN else troop.good)

    @pytest.mark.parametrize("kind", MOUNTED)
    def test_an_envelopment_rolls_good_going_dice_and_may_reroll(self, kind: str) -> None:
        """Phase 5: each die once."""
        hosts = (Host(saved=(f"{kind}.1",)), Host(beside=(f"{FOOT}.7",)))
        blow = make_unopposed_attacks(hosts, ATTACKER, (f"{kind}.1",), FOOT, HOLD, ENVELOPMENT, rolls(BLANK)).blows[0]
        assert tuple(colour for colour, _ in blow.dice) == TROOPS[kind].good
        again = make_unopposed_attacks(hosts, ATTACKER, (f"{kind}.1",), FOOT, BLANKS, ENVELOPMENT, rolls(BLANK)).blows[
            0
        ]
        idle = [c for c in TROOPS[kind].good if BLANK in FACES[c] or "foot_close" not in TROOPS[kind].red]
        assert len(again.dice) == len(TROOPS[kind].good) + len(idle)

    def test_no_kind_is_without_dice(self) -> None:
        """Every card can do something somewhere; only artillery cannot in difficult terrain."""
        assert all(TROOPS[kind].good for kind in KINDS)
        assert {k for k in KINDS if not TROOPS[k].difficult} == set(ARTILLERY)

    @pytest.mark.parametrize("kind", [k for k in KINDS if TROOPS[k].base])
    def test_veterans_roll_better_or_equal_dice(self, kind: str) -> None:
        """Army Cards: a veteran is never worse than the card that it was."""
        rank = ["BLACK", "WHITE", "GREEN", "YELLOW", "RED"].index
        for ours, plain in zip(
            (TROOPS[kind].good, TROOPS[kind].difficult),
            (TROOPS[TROOPS[kind].base].good, TROOPS[TROOPS[kind].base].difficult),
            strict=True,
        ):
            assert sum(map(rank, ours)) + len(ours) >= sum(map(rank, plain)) + len(plain)


class TestDamage:
    """What the three results do to a card of every kind."""

    @pytest.mark.parametrize("kind", KINDS)
    def test_a_skull_destroys_it(self, kind: str) -> None:
        """Into the dead zone, whatever it is and whatever the phase."""
        for phase in (*PHASES, ENVELOPMENT):
            lying = Host(under=(f"{kind}.9",)) if phase == TERRAIN else Host(beside=(f"{kind}.9",))
            hosts = (Host(hand=(f"{FOOT}.1",)), lying)
            out = make_unopposed_attacks(hosts, ATTACKER, (f"{FOOT}.1",), kind, HOLD, phase, rolls(SKULL))
            assert out.dead == ((), (f"{kind}.9",)) and out.hosts[DEFENDER].survivors == ()

    @pytest.mark.parametrize("kind", KINDS)
    def test_under_the_general_it_is_safe_after_phase_2(self, kind: str) -> None:
        """Phases 2 and 5: those pulled back from the Fight for Terrain are not attacked later."""
        hosts = (Host(hand=(f"{FOOT}.1",)), Host(under=(f"{kind}.9",)))
        for phase in (FLANKS, CENTRE, ENVELOPMENT):
            assert make_unopposed_attacks(hosts, ATTACKER, (f"{FOOT}.1",), kind, HOLD, phase, rolls(SKULL)).blows == ()

    @pytest.mark.parametrize("kind", KINDS)
    def test_a_wound_turns_it_sideways_in_the_active_zone(self, kind: str) -> None:
        """An X."""
        host = Host(beside=(f"{kind}.9",))
        out = make_unopposed_attacks(
            (Host(hand=("velites.1",)), host), ATTACKER, ("velites.1",), kind, HOLD, CENTRE, rolls(X)
        )
        assert out.hosts[DEFENDER].wounded == f"{kind}.9" and not out.hosts[DEFENDER].beside

    @pytest.mark.parametrize("kind", KINDS)
    def test_a_second_wound_finishes_it(self, kind: str) -> None:
        """A card of any kind that lies wounded is destroyed by the next wound."""
        host = Host(wounded=f"{kind}.9")
        out = make_unopposed_attacks(
            (Host(hand=("velites.1",)), host), ATTACKER, ("velites.1",), kind, HOLD, CENTRE, rolls(X)
        )
        assert out.dead[DEFENDER] == (f"{kind}.9",)


class TestZones:
    """Survivors are pulled back: under the general after Phase 2, next to him after Phases 3 and 4."""

    @pytest.mark.ruling(65)
    @pytest.mark.parametrize(("kind", "phase"), [(k, p) for k, p in CASES if fits(k, p)])
    def test_where_a_survivor_lies(self, kind: str, phase: str) -> None:
        host = clash(kind, phase, rolls(BLANK)).hosts[ATTACKER]
        token = f"{kind}.9"
        if TROOPS[kind].is_special:
            assert token in host.spent  # used up (ruling 65)
        else:
            assert token in (host.under if phase == TERRAIN else host.beside)

    @pytest.mark.parametrize("kind", ARTILLERY)
    def test_artillery_lives_and_dies_with_its_partner(self, kind: str) -> None:
        """Phase 4."""
        ours, theirs = Deployed(main=f"{FOOT}.1", artillery=f"{kind}.9"), Deployed(main="libyan_spearmen.7")

        def roll(label: str, colour: str) -> str:
            return SKULL if label == "defender.libyan_spearmen" else worst(colour)

        out = fight_combat((Host(hand=ours.cards), Host(hand=theirs.cards)), (ours, theirs), CENTRE, roll)
        assert out.dead[ATTACKER] == (f"{FOOT}.1", f"{kind}.9")


class TestOrder:
    """Who rolls first: artillery, then skirmishers, then bowmen, then all others at once."""

    @pytest.mark.parametrize("kind", ARTILLERY)
    def test_artillery_before_all(self, kind: str) -> None:
        """Phase 4: what it destroys rolls at nobody."""
        out = clash(kind, CENTRE, one_sided(kind, SKULL))
        assert [blow.card for blow in out.blows] == [f"{kind}.9"] and out.dead[DEFENDER] == (f"{FOOT}.7",)

    @pytest.mark.parametrize("kind", SKIRMISHERS)
    def test_skirmishers_before_main_battle_cards(self, kind: str) -> None:
        """The card that a skirmisher destroys does not roll back."""
        phase = FLANKS if OF_TYPE[kind] == "cavalry_skirmisher" else TERRAIN
        out = clash(kind, phase, one_sided(kind, SKULL))
        assert [blow.card for blow in out.blows] == [f"{kind}.9"] and out.dead[DEFENDER] == (f"{FOOT}.7",)

    @pytest.mark.parametrize(
        ("kind", "phase"), list(product([k for k in MAINS if fits(k, TERRAIN)], (TERRAIN, CENTRE)))
    )
    def test_bowmen_before_others_and_others_at_once(self, kind: str, phase: str) -> None:
        """Phases 2 and 4: against foot, only bowmen keep a destroyed enemy from rolling."""
        out = clash(kind, phase, one_sided(kind, SKULL))
        killed = bool(out.dead[DEFENDER])
        assert len(out.blows) == (1 if OF_TYPE[kind] == "bowmen" and killed else 2)


@pytest.mark.ruling(51)
class TestSpecials:
    """An S: RED becomes a Skull against the listed types, BLACK cancels a result of them, else it does nothing
    (ruling 51)."""

    @pytest.mark.parametrize("kind", KINDS)
    def test_every_kind_against_every_type(self, kind: str) -> None:
        """Two cards that roll at each other: one shows S on all its dice, the other X on all of its own."""
        for enemy in TYPES:
            self.against(kind, enemy)

    def against(self, kind: str, enemy: str) -> None:
        other = next(k for k in KINDS if OF_TYPE[k] == enemy and not TROOPS[k].is_special)
        troop = TROOPS[kind]

        def roll(label: str, colour: str) -> str:
            return S if label == f"attacker.{kind}" else X if X in FACES[colour] else worst(colour)

        mine = Throw(ATTACKER, f"{kind}.9", f"{other}.7", False, roll)
        theirs = Throw(DEFENDER, f"{other}.7", f"{kind}.9", False, roll)
        blow, back = exchange_blows((mine, theirs), [Riders(), Riders()], (f"{kind}.9", f"{other}.7"), roll)
        dice = len(troop.good)
        upgraded = dice if enemy in troop.red else 0
        cancelled = min(dice, len(TROOPS[other].good)) if enemy in troop.black and not upgraded else 0
        assert (blow.upgraded, blow.damage) == (upgraded, 2 * upgraded)
        assert back.cancelled == cancelled and back.damage == len(TROOPS[other].good) - cancelled

    @pytest.mark.ruling(51)
    @pytest.mark.parametrize("kind", [k for k in KINDS if set(TROOPS[k].red) & set(TROOPS[k].black)])
    def test_a_type_in_both_lists_is_the_owners_choice(self, kind: str) -> None:
        """Ruling 51: upgrade or cancel, as he has ordered."""
        enemy = next(k for k in KINDS if OF_TYPE[k] in set(TROOPS[kind].red) & set(TROOPS[kind].black))

        def roll(label: str, colour: str) -> str:
            return S if label == f"attacker.{kind}" else X

        for order, damage in (("upgrade", 2 * len(TROOPS[kind].good)), ("cancel", 0)):
            mine = Throw(ATTACKER, f"{kind}.9", f"{enemy}.7", False, roll)
            theirs = Throw(DEFENDER, f"{enemy}.7", f"{kind}.9", False, roll)
            riders = [Riders(special=order), Riders()]
            blow, back = exchange_blows((mine, theirs), riders, (f"{kind}.9", f"{enemy}.7"), roll)
            assert blow.damage == damage and (back.cancelled > 0) is (order == "cancel")

    @pytest.mark.parametrize("kind", [k for k in KINDS if TROOPS[k].base])
    def test_a_veteran_has_the_specials_of_its_kind(self, kind: str) -> None:
        """Army Cards: veterans differ in their dice alone."""
        plain = TROOPS[TROOPS[kind].base]
        assert (TROOPS[kind].red, TROOPS[kind].black, OF_TYPE[kind]) == (plain.red, plain.black, plain.type)
