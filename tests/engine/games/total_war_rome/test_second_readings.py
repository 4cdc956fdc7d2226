"""Disputed rulings in both readings, where a table chooses between them: rulings 20, 26 and 46; tables of older
versions, which never chose."""

import pytest

from data import load_game_data
from engine.games.total_war_rome.actions.campaign import Assault, Confront, Disembark, LoseCards, March
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.battle.land.battlefield import chosen_rule_readings
from engine.games.total_war_rome.battle.land.combat import NO_RIDERS, Fought, fight_combat
from engine.games.total_war_rome.battle.land.zones import CENTRE, FLANKS, TERRAIN, Deployed, Readings
from engine.games.total_war_rome.campaign.conquest_rolls import Damage, DefenceRuling, defence_damage
from engine.games.total_war_rome.campaign.movement import resisted_by, sides_attacked_in
from engine.games.total_war_rome.forecast.preview import forecast_lines
from engine.games.total_war_rome.forecast.war import assault_odds, conquest_odds
from engine.games.total_war_rome.frames.host import Host
from engine.games.total_war_rome.options import OPTIONS
from engine.games.total_war_rome.spending.basket import Basket
from tests.engine.games.total_war_rome.battlefield import scripted
from tests.engine.games.total_war_rome.scenario import (
    CARTHAGE,
    FOOT,
    GREEKS,
    LEGION,
    LOWLAND,
    ROME,
    SPEARS,
    TRIBES,
    VELITES,
    Board,
)

ENTER = March("rome_1", ("messana",))
TO_SYRACUSE = March("rome_1", ("syracusae",))


def shore(status: str, entering: str = "attack") -> Board:
    """A Roman army in Messana, which Rome controls; Syracuse beside it is a Greek home region."""
    board = Board(entering=entering).own(ROME, "messana").army("rome_1", "messana", *[LEGION] * 4)
    return board.status(ROME, GREEKS, status)


def foretold(board: Board, action: March) -> list[str]:
    """Return what a preview says of the action, by key."""
    prompt = board.prompt(ROME, March)
    return [line.key for line in forecast_lines(board.state, prompt, prompt.menu.tokens_of_value(action))]


@pytest.mark.ruling(20)
class TestEntering:
    """Ruling 20: whether entering what a neutral or friendly faction controls is an attack by itself."""

    @pytest.mark.parametrize("status", ["neutral", "friendly"])
    def test_a_garrisoned_region_as_ruled(self, status: str) -> None:
        """Moving Armies: they are enemies at once."""
        board = shore(status).campaign().do(ROME, TO_SYRACUSE)
        assert board.relation(ROME, GREEKS) == "enemy" and board.at("rome_1") == "syracusae"

    @pytest.mark.parametrize("status", ["neutral", "friendly"])
    def test_a_garrisoned_region_in_the_second_reading(self, status: str) -> None:
        """The army stands before the garrison in peace, and the assault is the attack."""
        board = shore(status, "until_fight").campaign().do(ROME, TO_SYRACUSE)
        assert board.relation(ROME, GREEKS) == status and board.at("rome_1") == "syracusae"
        board.do(ROME, Assault("rome_1"), "Rs", "Rs", "Rs", *["G-"] * 4, "W-")
        assert board.relation(ROME, GREEKS) == "enemy"

    @pytest.mark.ruling(21)
    def test_it_goes_no_further_this_turn(self) -> None:
        """Ruling 21: an assault or nothing; in its next turn it may go."""
        board = shore("neutral", "until_fight").campaign().do(ROME, TO_SYRACUSE)
        assert not board.may(ROME, March)
        again = board.do(ROME, EndTurn()).campaign()
        assert again.allows(ROME, March("rome_1", ("messana",)))

    def test_it_besieges_nobody(self) -> None:
        """Besieging a Garrisoned Region: only enemies are besieged."""
        board = shore("friendly", "until_fight").campaign().do(ROME, TO_SYRACUSE).do(ROME, EndTurn())
        assert not board.state.armies["rome_1"].siege and not board.state.is_besieged("syracusae")
        board = shore("friendly").campaign().do(ROME, TO_SYRACUSE).do(ROME, EndTurn())
        assert board.state.armies["rome_1"].siege and board.state.is_besieged("syracusae")

    @pytest.mark.parametrize("reading", ["attack", "until_fight"])
    def test_a_region_without_a_garrison_is_conquered_at_once(self, reading: str) -> None:
        """Conquering Independent Regions 2: whoever enters must try, and trying is an attack in either reading."""
        board = Board(entering=reading).army("rome_1", "bruttium").own(CARTHAGE, "messana").campaign()
        board.do(ROME, ENTER, "G-", "G-")
        assert board.relation(ROME, CARTHAGE) == "enemy" and board.owner("messana") == ROME

    def test_a_neutral_army_in_its_garrisoned_region(self) -> None:
        """Meeting Enemy Armies: in the second reading it is no enemy army, and both stand there."""
        board = shore("neutral").army("greek_states_1", "syracusae").campaign().do(ROME, TO_SYRACUSE)
        assert board.moment() == "meeting.stances" and board.relation(ROME, GREEKS) == "enemy"
        board = shore("neutral", "until_fight").army("greek_states_1", "syracusae").campaign().do(ROME, TO_SYRACUSE)
        assert board.moment() == "campaign_turn.start" and board.relation(ROME, GREEKS) == "neutral"

    def test_it_may_be_confronted(self) -> None:
        """The one who wants a battle there attacks; no assault before the army is beaten."""
        board = shore("neutral", "until_fight").army("greek_states_1", "syracusae").campaign()
        board.do(ROME, TO_SYRACUSE)
        assert not board.may(ROME, Assault)
        board.do(ROME, Confront("rome_1", "greek_states_1"))
        assert board.moment() == "meeting.stances" and board.relation(ROME, GREEKS) == "enemy"

    def test_an_enemy_army_is_met_as_ever(self) -> None:
        """Meeting Enemy Armies 1."""
        board = shore("enemy", "until_fight").army("greek_states_1", "syracusae").campaign()
        assert board.do(ROME, TO_SYRACUSE).moment() == "meeting.stances"

    def test_a_neutral_army_on_free_ground_stands_in_the_way(self) -> None:
        """Conquering 2: what must be conquered at once is not conquered past an army, in either reading."""
        board = Board(entering="until_fight").army("rome_1", "bruttium").army("carthage_1", "messana").campaign()
        assert board.do(ROME, ENTER).moment() == "meeting.stances"
        assert board.relation(ROME, CARTHAGE) == "enemy"

    @pytest.mark.parametrize("reading", ["attack", "until_fight"])
    def test_a_neutral_army_in_ones_own_region(self, reading: str) -> None:
        """It stands there from its own turn; coming home is no attack in either reading, nor is passing it: only an
        enemy army opposes a move through one's own regions."""
        board = Board(entering=reading).army("rome_1", "campania").army("carthage_1", "latium").campaign()
        assert board.allows(ROME, March("rome_1", ("latium", "etruria")))
        board.do(ROME, March("rome_1", ("latium",)))
        assert board.relation(ROME, CARTHAGE) == "neutral" and board.moment() == "campaign_turn.start"

    @pytest.mark.ruling(18)
    def test_a_landing_is_an_entry_too(self) -> None:
        """Ruling 18: ashore in a neutral faction's home region."""

        def landed(reading: str) -> Board:
            board = (
                Board(entering=reading)
                .navy("rome_fleet_1", "mare_ionium")
                .army("rome_1")
                .aboard("rome_1", "rome_fleet_1")
            )
            return board.campaign().do(ROME, Disembark("rome_1", "syracusae"))

        assert landed("attack").relation(ROME, GREEKS) == "enemy"
        assert landed("until_fight").relation(ROME, GREEKS) == "neutral"

    def test_a_third_factions_army_there_is_its_own_matter(self) -> None:
        """Both whoever controls the region and whoever stands in it are attacked, as ruled; an ally is not."""
        board = shore("neutral").army("barbarian_tribes_1", "syracusae").army("carthage_1", "syracusae")
        board.status(ROME, CARTHAGE, "ally")
        assert sides_attacked_in(board.state, ROME, "syracusae") == [GREEKS, TRIBES]
        assert resisted_by(board.state, ROME, "syracusae") == ["barbarian_tribes_1"]
        board.state.options["entering"] = "until_fight"
        assert sides_attacked_in(board.state, ROME, "syracusae") == []
        board.status(ROME, TRIBES, "enemy")
        assert sides_attacked_in(board.state, ROME, "syracusae") == [TRIBES]
        assert sides_attacked_in(board.state, ROME, "syracusae", betrays=True) == [GREEKS, TRIBES, CARTHAGE]

    @pytest.mark.parametrize(("reading", "war"), [("attack", True), ("until_fight", False)])
    def test_the_preview_says_whether_it_means_war(self, reading: str, war: bool) -> None:
        """What a player is told before he confirms is what happens."""
        board = shore("friendly", reading).campaign()
        assert ("preview.war" in foretold(board, TO_SYRACUSE)) is war


@pytest.mark.ruling(26)
class TestDamage:
    """Ruling 26: an S and an odd X of a defence or garrison roll."""

    @pytest.mark.parametrize(
        ("faces", "toll", "damage"),
        [
            (("x",), DefenceRuling(), Damage(0, 0)),
            (("x",), DefenceRuling(rounded_up=True), Damage(1, 0)),
            (("x", "x"), DefenceRuling(rounded_up=True), Damage(1, 0)),
            (("x", "x", "x"), DefenceRuling(rounded_up=True), Damage(2, 0)),
            (("skull", "x"), DefenceRuling(rounded_up=True), Damage(2, 0)),
            (("blank", "s"), DefenceRuling(rounded_up=True), Damage(0, 1)),
            (("s", "s"), DefenceRuling(light=False), Damage(0, 0)),
            (("x", "s"), DefenceRuling(light=False, rounded_up=True), Damage(1, 0)),
        ],
    )
    def test_of_a_roll(self, faces: tuple[str, ...], toll: DefenceRuling, damage: Damage) -> None:
        assert defence_damage(faces, toll) == damage

    def test_an_odd_x_of_a_defence_roll(self) -> None:
        board = Board().army("rome_1", "bruttium", FOOT, FOOT, FOOT).campaign().do(ROME, ENTER, "Gx", "G-")
        assert len(board.state.armies["rome_1"].cards) == 3 and board.owner("messana") == ROME
        board = Board(defence_x="rounded_up").army("rome_1", "bruttium", FOOT, FOOT, FOOT).campaign()
        board.do(ROME, ENTER, "Gx", "G-").do(ROME, LoseCards((FOOT,)))
        assert len(board.state.armies["rome_1"].cards) == 2 and board.owner("messana") == ROME

    @pytest.mark.parametrize(("reading", "asked"), [("light_cards", True), ("nothing", False)])
    def test_an_s_of_a_defence_roll(self, reading: str, asked: bool) -> None:
        board = Board(defence_s=reading).army("rome_1", "bruttium", FOOT, FOOT, VELITES).campaign()
        assert (board.do(ROME, ENTER, "Gs", "G-").moment() == "losses.choose") is asked

    def test_a_garrisons_roll(self) -> None:
        """Assaulting 4: the same damage rules."""
        board = Board(defence_x="rounded_up").status(ROME, GREEKS, "enemy").army("rome_1", "syracusae", *[LEGION] * 4)
        board.campaign().do(ROME, Assault("rome_1"), "Rx", "Rs", "Rs")
        board.do(ROME, LoseCards((LEGION,)), *["G-"] * 3, "W-")
        assert len(board.state.armies["rome_1"].cards) == 3

    @pytest.mark.ruling(24)
    def test_tribal_infighting(self) -> None:
        """Ruling 24: and again."""
        board = Board(defence_x="rounded_up").army("barbarian_tribes_1", "aedui", *[LOWLAND] * 3)
        board.army("barbarian_tribes_2", "arverni", *[LOWLAND] * 3).campaign(TRIBES)
        board.do(TRIBES, EndTurn(), "Rx", "Rs", "Rx", "Rs")
        board.do(TRIBES, LoseCards((LOWLAND,))).do(TRIBES, LoseCards((LOWLAND,)))
        assert [len(board.state.armies[f"barbarian_tribes_{n}"].cards) for n in (1, 2)] == [2, 2]

    def test_the_odds_know_of_it(self) -> None:
        """Previews are exact in every reading."""
        cards = (FOOT, FOOT, VELITES)
        kept, lost = conquest_odds(cards, ("GREEN", "GREEN"))
        dearer = conquest_odds(cards, ("GREEN", "GREEN"), DefenceRuling(rounded_up=True))
        assert dearer[0] < kept and dearer[1] > lost
        cheaper = conquest_odds(cards, ("GREEN", "GREEN"), DefenceRuling(light=False))
        assert cheaper[0] >= kept and cheaper[1] < lost
        plain = assault_odds((LEGION,) * 6, "", ("RED",) * 3, (), walls=False)
        assert (
            assault_odds((LEGION,) * 6, "", ("RED",) * 3, (), DefenceRuling(rounded_up=True), walls=False)[0] < plain[0]
        )


SKULL, X, S, BLANK = "skull", "x", "s", "blank"
ANSWERED = Readings(skirmisher_answered=True)


def stacked(reading: Readings, phase: str, *faces: str, enemy: str = SPEARS) -> Fought:
    """Velites with a legion against one card."""
    hosts = (Host(hand=("velites.1", f"{LEGION}.1")), Host(hand=(f"{enemy}.1",)))
    roll = scripted(*faces)
    played = (Deployed(main=f"{LEGION}.1", skirmisher="velites.1"), Deployed(main=f"{enemy}.1"))
    out = fight_combat(hosts, played, phase, roll, NO_RIDERS, reading)
    assert not roll.left  # type: ignore[attr-defined]
    return out


@pytest.mark.ruling(46)
class TestSkirmishers:
    """Ruling 46: one side's skirmisher rolls at the main battle card that no skirmisher covers."""

    def test_as_ruled_it_is_not_answered(self) -> None:
        """Phases 2 and 4: it rolls, retires, and the main battle cards fight."""
        out = stacked(Readings(), CENTRE, BLANK, BLANK, BLANK, SKULL, BLANK)
        assert out.dead == ((f"{LEGION}.1",), ()) and out.hosts[0].beside == ("velites.1",)

    def test_as_ruled_a_destroyed_target_rolls_at_nobody(self) -> None:
        """It rolls first: what it destroys does not fight its partner."""
        out = stacked(Readings(), CENTRE, SKULL)
        assert out.dead == ((), (f"{SPEARS}.1",)) and set(out.hosts[0].beside) == {"velites.1", f"{LEGION}.1"}

    def test_answered_the_target_rolls_back_at_it(self) -> None:
        """Second reading: at the same time, then the main battle cards fight."""
        out = stacked(ANSWERED, CENTRE, BLANK, SKULL, BLANK, BLANK, BLANK, BLANK, BLANK)
        assert out.dead == (("velites.1",), ()) and out.hosts[0].beside == (f"{LEGION}.1",)

    def test_answered_both_may_fall(self) -> None:
        """The two rolls are simultaneous, and nobody is left for the legion to fight."""
        out = stacked(ANSWERED, CENTRE, SKULL, SKULL, BLANK)
        assert out.dead == (("velites.1",), (f"{SPEARS}.1",))

    @pytest.mark.parametrize("phase", [TERRAIN, FLANKS, CENTRE])
    def test_answered_in_every_phase(self, phase: str) -> None:
        """In the Fight for Terrain with the dice for difficult terrain: spears roll GREEN, WHITE there."""
        out = stacked(ANSWERED, phase, BLANK, X, BLANK, BLANK, BLANK, BLANK, BLANK)
        assert out.hosts[0].wounded == "velites.1"

    def test_artillery_is_not_what_answers(self) -> None:
        """Only a main battle card rolls back."""
        hosts = (Host(hand=("velites.1", f"{LEGION}.1")), Host(hand=("oxybeles_c.1",)))
        played = (Deployed(main=f"{LEGION}.1", skirmisher="velites.1"), Deployed(artillery="oxybeles_c.1"))
        roll = scripted(BLANK, SKULL)
        out = fight_combat(hosts, played, CENTRE, roll, NO_RIDERS, ANSWERED)
        assert not roll.left and out.dead == ((), ("oxybeles_c.1",))  # type: ignore[attr-defined]

    @pytest.mark.ruling(47)
    def test_one_alone_follows_ruling_47(self) -> None:
        """The two options are apart: a lone skirmisher is answered by the other one only."""
        hosts = (Host(hand=("velites.1",)), Host(hand=(f"{SPEARS}.1",)))
        played = (Deployed(skirmisher="velites.1"), Deployed(main=f"{SPEARS}.1"))
        out = fight_combat(hosts, played, TERRAIN, scripted(BLANK), NO_RIDERS, ANSWERED)
        assert out.dead == ((), ()) and out.hosts[0].under == ("velites.1",)

    def test_the_tables_choice_reaches_the_battle(self) -> None:
        assert chosen_rule_readings(Board(stacked_skirmisher="answered").state) == ANSWERED
        assert chosen_rule_readings(Board().state) == Readings()


class TestOlderTables:
    """A table that was set up before an option existed goes on as ruled."""

    @pytest.mark.parametrize("option", ["entering", "defence_x", "stacked_skirmisher", "next_development"])
    def test_without_the_key(self, option: str) -> None:
        board = shore("neutral").campaign()
        del board.state.options[option]
        board.do(ROME, TO_SYRACUSE)
        assert board.relation(ROME, GREEKS) == "enemy" and chosen_rule_readings(board.state) == Readings()
        both = ("rome_engineers", "rome_siegecraft")
        assert both[1] in [item.token for item in Basket(board.state, ROME).developments({}).items]  # type: ignore[attr-defined]


class TestSettled:
    """The rulings that the facts page marks as disputed."""

    DISPUTED = (3, 7, 17, 20, 26, 46, 47, 50, 58, 59, 73, 76, 79, 126)

    @pytest.mark.parametrize("number", DISPUTED)
    def test_each_has_an_option_of_two_readings(self, number: int) -> None:
        named = load_game_data("total_war_rome", "rulings")["rulings"][number]["option"]
        keys = named if isinstance(named, list) else [named]
        options = {option.key: option for option in OPTIONS}
        assert all(len(options[key].values) == 2 for key in keys)
