"""PHASE 6: who has won, spoils, ties, and every way to lose an army in battle (rulings 58 to 65)."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from bot.words import Words
from engine.games.total_war_rome.actions.battle import PrepareBattle, Spoils
from engine.games.total_war_rome.army_cards import army_card_tokens
from engine.games.total_war_rome.battle.invariants import broken_battles
from engine.games.total_war_rome.battle.land.battlefield import fighting_armies
from engine.games.total_war_rome.battle.land.victor import (
    BOTH_DESTROYED,
    TIE,
    TOTAL_VICTORY,
    VICTORY,
    battle_verdict,
    own_general_of,
)
from engine.games.total_war_rome.battle.land.zones import mustered_host
from engine.games.total_war_rome.board.armies import make_army_known
from engine.games.total_war_rome.events.battle import GeneralImproved, SpoilsTaken
from engine.games.total_war_rome.frames.battle import BattleEnd, LandBattle
from engine.games.total_war_rome.frames.host import Host
from engine.games.total_war_rome.secrets import dealt_anew, knows_army, sides_of
from engine.games.total_war_rome.state import Army
from engine.games.total_war_rome.tables import stars_of
from engine.kernel.choices import STOP
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.play import Play
from tests.engine.games.total_war_rome.battlefield import CARTHAGE, GREEKS, ROME, Battle, FaceDice, land_battle, table

LEGION, SPEARS, FOOT = "republican_legionaries", "libyan_spearmen", "italian_infantry"


def host(alive: int, dead: int, light_dead: int = 0) -> Host:
    cards = army_card_tokens([SPEARS] * (alive + dead))
    return Host(beside=cards[:alive], dead=(*cards[alive:], *army_card_tokens(["libyan_javelinmen"] * light_dead)))


@pytest.mark.ruling(58, 60)
class TestVerdict:
    """Determine the Victor; ruling 58, 60."""

    @pytest.mark.parametrize(
        ("attacker", "defender", "starts", "victor", "result"),
        [
            (host(4, 0), host(1, 3), (4, 4), 0, TOTAL_VICTORY),
            (host(4, 0), host(1, 2), (4, 3), 0, VICTORY),  # the enemy started with fewer than four
            (host(4, 1), host(3, 2), (5, 5), 0, VICTORY),
            (host(3, 2), host(4, 1), (5, 5), 1, VICTORY),
            (host(4, 1), host(4, 1), (5, 5), -1, TIE),
            (host(1, 3), host(1, 3), (4, 4), -1, BOTH_DESTROYED),
            (host(1, 3), host(2, 4), (4, 6), 1, TOTAL_VICTORY),  # the survivor wins though it lost more
            (host(4, 0, 2), host(4, 0), (6, 4), -1, TIE),  # main battle cards alone are compared
        ],
    )
    def test_verdict(self, attacker: Host, defender: Host, starts: tuple[int, int], victor: int, result: str) -> None:
        found = battle_verdict((attacker, defender), starts)
        assert (found.victor, found.result) == (victor, result)

    def test_a_single_main_card_is_a_destroyed_army(self) -> None:
        assert mustered_host((SPEARS, "libyan_javelinmen")).is_destroyed
        assert not mustered_host((SPEARS, SPEARS)).is_destroyed


def decided(
    dead: tuple[Sequence[str], Sequence[str]], armies: tuple[Sequence[str], Sequence[str]], *, kept: int = 0, **how: Any
) -> Battle:
    """Return a battle brought to Phase 6 with these dead; `kept`: how many of each side's cards have not fought."""
    battle = land_battle(armies[0], armies[1], **how).begin()
    frame = battle.frame
    battle.state.frames = battle.state.frames[:2]
    battle.state.pending = None
    hosts = []
    for n in (0, 1):
        gone = army_card_tokens(dead[n])
        left = tuple(c for c in frame.hosts[n].hand if c not in gone)
        hosts.append(Host(hand=left[:kept], beside=left[kept:], dead=gone))
    frame.hosts, frame.phase, frame.step = (hosts[0], hosts[1]), "envelopment", "victor"
    play = Play(battle.state, FaceDice())
    battle.machine._run(play)
    battle.events += [t.event for t in play.events]
    return battle


FIVE = ([FOOT] * 5, [SPEARS] * 5)


class TestSpoils:
    """Determine the Victor: recovery, veterans, generals."""

    def test_a_total_victory_gives_two_points_and_two_cards(self) -> None:
        battle = decided(([FOOT] * 3, [SPEARS] * 4), FIVE)
        assert battle.state.factions[ROME].vp == 2
        menu = battle.prompts[ROME].menu
        assert menu.contains(Spoils(recover=(FOOT, FOOT), upgrade=(FOOT, FOOT)))
        assert not menu.contains(Spoils(recover=(FOOT, FOOT, FOOT)))

    def test_a_victory_gives_one_point_and_one_card(self) -> None:
        battle = decided(([FOOT], [SPEARS] * 2), FIVE)
        assert battle.state.factions[ROME].vp == 1
        menu = battle.prompts[ROME].menu
        assert menu.contains(Spoils(recover=(FOOT,), upgrade=(FOOT,)))
        assert not menu.contains(Spoils(upgrade=(FOOT, FOOT)))

    def test_recovered_cards_come_back_and_veterans_are_exchanged(self) -> None:
        battle = decided(([FOOT] * 2, [SPEARS] * 4), FIVE)
        reserve = dict(battle.state.factions[ROME].reserve)
        battle.answer({ROME: Spoils(recover=(FOOT,), upgrade=(FOOT,))})
        army, after = battle.state.armies["rome_1"], battle.state.factions[ROME].reserve
        assert army.cards == (FOOT, FOOT, FOOT, f"{FOOT}_vet")
        assert after[FOOT] == reserve[FOOT] + 2  # one dead, one replaced
        assert after[f"{FOOT}_vet"] == reserve[f"{FOOT}_vet"] - 1

    @pytest.mark.ruling(102, 103)
    def test_which_cards_became_veterans_is_the_owners_to_know(self) -> None:
        """They may never have fought: nobody else has seen them, nor what they are now (rulings 102, 103)."""
        battle = decided(([FOOT] * 2, [SPEARS] * 4), FIVE)
        battle.answer({ROME: Spoils(recover=(FOOT,), upgrade=(FOOT,))})
        (told,) = battle.told(SpoilsTaken)
        seat = battle.state.players[ROME]
        assert told.seen_by(seat) == told
        for other in (None, *(s for s in battle.state.seats if s != seat)):
            seen = told.seen_by(other)
            assert (seen.recovered, seen.upgraded, seen.veterans) == ((FOOT,), (), 1)

    def test_veterans_of_open_packs_are_known_to_all(self) -> None:
        """Ruling 102: who looks at the packs sees which mercenary has become a veteran."""
        told = SpoilsTaken(ROME, (), (FOOT, "gaesatae"), "1", 2)
        seen = told.seen_by("2")
        assert (seen.upgraded, seen.veterans) == (("gaesatae",), 2)
        said = Words("total_war_rome").say(seen.label())
        assert "veterans of Gaesatae" in said and "1 veteran" in said and "Hastati" not in said

    @pytest.mark.ruling(103)
    def test_an_army_with_new_veterans_is_unknown_again(self) -> None:
        """Ruling 103: to who had seen it before, and where every card has fought."""
        for promoted, known in (((FOOT,), False), ((), True)):
            battle = decided(([FOOT] * 2, [SPEARS] * 4), FIVE)
            make_army_known(battle.state, "rome_1", (CARTHAGE,))
            battle.answer({ROME: Spoils(recover=(FOOT,), upgrade=promoted)})
            for seat in (None, *battle.state.seats):
                own, army = sides_of(battle.state, seat), battle.state.armies["rome_1"]
                assert knows_army(army, own) == (ROME in own or (known and bool(own)))

    @pytest.mark.ruling(103)
    def test_who_had_seen_it_before_sees_it_no_more(self) -> None:
        """Ruling 103: also where a card has not fought."""
        battle = decided(([FOOT] * 2, [SPEARS] * 4), FIVE, kept=1)
        make_army_known(battle.state, "rome_1", (CARTHAGE,))
        battle.answer({ROME: Spoils(upgrade=(FOOT,))})
        assert not knows_army(battle.state.armies["rome_1"], (CARTHAGE,))

    @pytest.mark.ruling(62)
    def test_upgrades_need_a_veteran_card_in_reserve(self) -> None:
        battle = decided(([], [SPEARS] * 4), FIVE)
        battle.state.factions[ROME].reserve[f"{FOOT}_vet"] = 0
        assert not battle.prompts[ROME].menu.contains(Spoils(upgrade=(FOOT,)))

    @pytest.mark.ruling(62)
    def test_a_veteran_is_not_upgraded_again(self) -> None:
        battle = decided(([], [SPEARS] * 4), ([f"{FOOT}_vet"] * 3, [SPEARS] * 4))
        assert not battle.prompts[ROME].menu.contains(Spoils(upgrade=(f"{FOOT}_vet",)))

    def test_second_wind_recovers_one_more(self) -> None:
        battle = decided(([FOOT] * 2, [SPEARS] * 3), FIVE, hands={ROME: ("ac_43",)})
        menu = battle.prompts[ROME].menu
        assert menu.contains(Spoils(second_wind="yes", recover=(FOOT, FOOT)))
        assert not menu.contains(Spoils(recover=(FOOT, FOOT)))
        battle.answer({ROME: Spoils(second_wind="yes", recover=(FOOT, FOOT))})
        assert "ac_43" in battle.state.cards.zones["discard"]

    @pytest.mark.parametrize(("face", "stars"), [("x", 3), ("skull", 4), ("s", 2), ("blank", 2)])
    def test_the_general_may_improve(self, face: str, stars: int) -> None:
        battle = decided(([], [SPEARS] * 2), FIVE, generals=("rome_gaius_flaminius", ""))
        answer = Spoils(one_level="rome_claudius_nero", two_levels="rome_fabius_maximus")
        battle.answer({ROME: answer}, FaceDice(f"WHITE:{face}"))
        general = battle.state.armies["rome_1"].general
        assert stars_of(general) == stars
        back = "rome_gaius_flaminius" in battle.state.factions[ROME].generals
        assert back is (stars > 2)
        assert len(battle.told(GeneralImproved)) == (stars > 2)

    def test_nobody_follows_the_best_or_where_no_card_is_free(self) -> None:
        best = decided(([], [SPEARS] * 2), FIVE, generals=("rome_scipio_africanus", ""))
        assert best.prompts[ROME].menu.contains(Spoils())
        assert not best.prompts[ROME].menu.contains(Spoils(one_level="rome_fabius_maximus"))
        four = decided(([], [SPEARS] * 2), FIVE, generals=("rome_fabius_maximus", ""))
        both = Spoils(one_level="rome_scipio_africanus", two_levels="rome_scipio_africanus")
        assert four.prompts[ROME].menu.contains(both)  # capped at five stars

    def test_without_a_general_nobody_rolls(self) -> None:
        battle = decided(([], [SPEARS] * 2), FIVE)
        battle.answer({ROME: Spoils()}, FaceDice())
        assert battle.ended


class TestEnd:
    """Determine the Victor: what becomes of the armies."""

    def end(self, battle: Battle) -> BattleEnd:
        if not battle.ended:
            battle.answer({})
        return battle.ended[0]

    def test_the_loser_withdraws(self) -> None:
        end = self.end(decided(([FOOT], [SPEARS] * 2), FIVE))
        assert (end.winner, end.total, end.withdraws, end.destroyed) == ("attacker", False, ("carthage_1",), ())

    def test_after_a_tie_the_attacker_withdraws_and_nobody_recovers(self) -> None:
        battle = decided(([FOOT], [SPEARS]), FIVE)
        end = self.end(battle)
        assert (end.winner, end.withdraws) == ("", ("rome_1",))
        assert battle.state.armies["rome_1"].cards == (FOOT,) * 4
        assert battle.state.armies["carthage_1"].cards == (SPEARS,) * 4

    def test_a_destroyed_army_leaves_cards_and_general_to_the_reserve(self) -> None:
        battle = decided(([FOOT], [SPEARS] * 4), FIVE, generals=("", "carthage_gisgo"))
        end = self.end(battle)
        assert (end.winner, end.total, end.destroyed) == ("attacker", True, ("carthage_1",))
        assert "carthage_1" not in battle.state.armies
        assert battle.state.factions[CARTHAGE].reserve[SPEARS] == 8
        assert "carthage_gisgo" in battle.state.factions[CARTHAGE].generals

    def test_both_armies_can_collapse(self) -> None:
        battle = decided(([FOOT] * 4, [SPEARS] * 4), FIVE)
        end = self.end(battle)
        assert (end.winner, end.withdraws) == ("", ())
        assert end.destroyed == ("rome_1", "carthage_1")
        assert battle.state.factions[ROME].vp == 0

    def test_dead_mercenaries_return_to_their_pack(self) -> None:
        battle = decided((["gaesatae"], [SPEARS]), (["gaesatae", FOOT, FOOT], [SPEARS] * 3))
        self.end(battle)
        assert "gaesatae" not in battle.state.armies["rome_1"].cards
        assert battle.state.packs["gaesatae"] == 4  # ruling 61

    @pytest.mark.ruling(65)
    def test_special_cards_go_back_once_used(self) -> None:
        battle = decided((["italian_infantry"], [SPEARS]), ([FOOT] * 3 + ["war_dogs"], [SPEARS] * 4))
        self.end(battle)
        assert battle.state.packs["war_dogs"] == 2  # ruling 65
        assert battle.state.armies["rome_1"].cards == (FOOT, FOOT)

    def test_all_who_saw_every_card_know_the_army(self) -> None:
        battle = decided(([FOOT], [SPEARS] * 2), FIVE)
        self.end(battle)
        assert dict(battle.state.armies["carthage_1"].seen)[ROME] == battle.state.round


@pytest.mark.ruling(64)
class TestAllies:
    """Phase 1, Allies; ruling 64."""

    def battle(self, *, general: str = "rome_gaius_flaminius", offers: Any = ()) -> Battle:
        armies = {
            "rome_1": Army(owner=ROME, at="campania", general=general, cards=(FOOT,) * 3),
            "greek_1": Army(
                owner=GREEKS, at="campania", general="greek_states_kleomenes", cards=("hoplites",) * 4 + ("psiloi",)
            ),
            "carthage_1": Army(owner=CARTHAGE, at="campania", cards=(SPEARS,) * 5),
        }
        frame = LandBattle(attacker=("rome_1", "greek_1"), defender=("carthage_1",), region="campania", offers=offers)
        return Battle(table(armies), frame).begin()

    def test_the_commander_chooses_the_cards_that_fight(self) -> None:
        battle = self.battle()
        chosen = ("hoplites",) * 3 + (FOOT,) * 2
        assert not battle.prompts[ROME].menu.contains(PrepareBattle(composite=("hoplites",) * 4 + (FOOT,) * 3))
        battle.answer({ROME: PrepareBattle(composite=chosen)})
        assert sorted(c.split(".")[0] for c in battle.frame.hosts[0].hand) == sorted(chosen)
        assert battle.frame.starts == (5, 5)
        assert not list(broken_battles(battle.state))

    def test_one_army_within_the_limits_under_the_better_general(self) -> None:
        battle = self.battle()
        kinds = [c.split(".")[0] for c in battle.frame.hosts[0].hand]
        assert (kinds.count(FOOT), kinds.count("hoplites"), kinds.count("psiloi")) == (3, 3, 1)
        assert battle.frame.generals[0] == "greek_states_kleomenes"

    def test_the_commander_names_the_general(self) -> None:
        """Compare Generals: his stars count, and his characteristic."""
        battle = self.battle()
        menu = battle.prompts[ROME].menu
        of_both = ("prepare_battle", STOP, "hoplites", FOOT, FOOT, STOP)
        named = {o.token for o in menu.choices_after(of_both).options}
        assert named == {"none", "rome_gaius_flaminius", "greek_states_kleomenes"}
        battle.answer({ROME: PrepareBattle(leader="rome_gaius_flaminius", composite=("hoplites", FOOT, FOOT))})
        assert battle.frame.generals[0] == "rome_gaius_flaminius"
        assert battle.frame.reveals == (2, 0)  # against nobody

    def test_unnamed_the_one_with_most_stars_leads(self) -> None:
        battle = self.battle()
        battle.answer({ROME: PrepareBattle(composite=("hoplites", FOOT, FOOT))})
        assert battle.frame.generals[0] == "greek_states_kleomenes" and battle.frame.reveals[0] > 2

    def test_who_lends_no_card_leads_nobody(self) -> None:
        battle = self.battle()
        leads = PrepareBattle(leader="greek_states_kleomenes", composite=(FOOT, FOOT))
        assert not battle.prompts[ROME].menu.contains(leads)
        battle.answer({ROME: PrepareBattle(composite=(FOOT, FOOT))})
        assert battle.frame.generals[0] == "rome_gaius_flaminius"

    @pytest.mark.parametrize(("lent", "points", "withdraw"), [(1, (1, 1), 2), (0, (2, 0), 1)])
    def test_who_lends_no_card_has_no_share(self, lent: int, points: tuple[int, int], withdraw: int) -> None:
        """Glorious Victory: he takes none of the commander's points, and need not withdraw with him."""
        battle = self.battle()
        battle.answer({ROME: PrepareBattle(composite=("hoplites",) * lent + (FOOT, FOOT))})
        frame = battle.frame
        assert fighting_armies(frame, 0) == ("rome_1", "greek_1")[: 1 + lent]
        ours = frame.hosts[0]
        battle.state.frames, battle.state.pending = battle.state.frames[:2], None
        frame.hosts, frame.step = (
            (ours, Host(beside=(f"{SPEARS}.1",), dead=army_card_tokens([SPEARS] * 5)[1:])),
            "victor",
        )
        battle.machine._run(Play(battle.state, FaceDice()))
        assert tuple(battle.state.factions[s].vp for s in (ROME, GREEKS)) == points
        battle = self.battle()
        battle.answer({ROME: PrepareBattle(composite=("hoplites",) * lent + (FOOT, FOOT))})
        frame = battle.frame
        battle.state.frames, battle.state.pending = battle.state.frames[:2], None
        frame.result, frame.victor, frame.step = TIE, -1, "aftermath"
        battle.machine._run(Play(battle.state, FaceDice()))
        assert len(battle.ended[0].withdraws) == withdraw

    def test_he_fights_with_what_he_offers(self) -> None:
        """The lender offers cards, the commander picks from them."""
        battle = self.battle(offers=(("greek_1", ("hoplites", "psiloi")),))
        assert battle.frame.starts[0] == 5
        contains = battle.prompts[ROME].menu.contains
        assert contains(PrepareBattle(composite=("hoplites", FOOT, FOOT, "psiloi")))
        assert not contains(PrepareBattle(composite=("hoplites", "hoplites", FOOT, FOOT)))
        for seed in range(6):
            anew = dealt_anew(battle.machine, battle.state, battle.state.players[CARTHAGE], UnverifiedRandom(str(seed)))
            fight = anew.frames[-1]
            assert isinstance(fight, LandBattle)
            given = dict(fight.offers)["greek_1"]
            assert not Counter(given) - Counter(anew.armies["greek_1"].cards) and len(given) == 2

    def test_a_scout_among_them_scouts_only_if_he_leads(self) -> None:
        """Phase 1: the characteristic of the general who leads changes the terrain."""
        scout = "rome_titus_flamininus"
        battle = self.battle(general=scout)
        menu = battle.prompts[ROME].menu
        assert menu.contains(PrepareBattle(scout="raise", composite=("hoplites", FOOT, FOOT), leader=scout))
        assert not menu.contains(
            PrepareBattle(scout="raise", composite=("hoplites", FOOT, FOOT), leader="greek_states_kleomenes")
        )

    def test_an_army_that_fights_alone_is_not_asked_for_a_leader(self) -> None:
        battle = land_battle([FOOT] * 3, [SPEARS] * 3, generals=("rome_gaius_flaminius", ""), hands={ROME: ("ac_10",)})
        prompt = battle.begin().prompts[ROME]
        assert "leader" not in prompt.menu.forms["prepare_battle"].fields
        assert not prompt.menu.contains(PrepareBattle(leader="rome_gaius_flaminius"))

    @pytest.mark.ruling(63)
    def test_only_the_commanders_own_general_improves(self) -> None:
        """Ruling 63: an ally's general who led has no card to follow him in this army's reserve."""
        battle = self.battle()
        battle.answer({ROME: PrepareBattle(leader="greek_states_kleomenes", composite=("hoplites", FOOT, FOOT))})
        battle.frame.victor = 0
        assert own_general_of(battle.state, battle.frame) == ""
        battle.frame.generals = ("rome_gaius_flaminius", "")
        assert own_general_of(battle.state, battle.frame) == "rome_gaius_flaminius"

    def test_a_total_victory_gives_each_one_point_and_the_dead_go_home(self) -> None:
        battle = self.battle()
        frame = battle.frame
        battle.state.frames, battle.state.pending = battle.state.frames[:2], None
        dead = ("hoplites.1",)
        ours = Host(beside=tuple(c for c in frame.hosts[0].hand if c not in dead), dead=dead)
        frame.hosts, frame.step = (
            (ours, Host(beside=(f"{SPEARS}.1",), dead=army_card_tokens([SPEARS] * 5)[1:])),
            "victor",
        )
        battle.machine._run(Play(battle.state, FaceDice()))
        assert [battle.state.factions[s].vp for s in (ROME, GREEKS)] == [1, 1]
        battle.answer({ROME: Spoils()})
        assert battle.state.armies["greek_1"].cards == ("hoplites",) * 3 + ("psiloi",)
        assert battle.state.factions[GREEKS].reserve["hoplites"] == 5


@pytest.mark.ruling(58, 59)
class TestReadings:
    """Second readings of rulings 58 and 59, where a table has chosen them."""

    def test_all_troop_cards_may_count(self) -> None:
        hosts = (host(4, 0, 2), host(4, 0))
        assert battle_verdict(hosts, (6, 4)).victor == -1
        assert battle_verdict(hosts, (6, 4), all_cards=True).victor == 1

    def test_a_beaten_army_may_stay(self) -> None:
        battle = decided(([FOOT], [SPEARS] * 2), FIVE)
        battle.state.options["beaten_army"] = "stays"
        battle.answer({})
        assert battle.ended[0].withdraws == ()


def test_invariants_of_a_battle() -> None:
    battle = land_battle([LEGION] * 3, [SPEARS] * 3).begin()
    assert not list(broken_battles(battle.state))
    battle.frame.hosts = (Host(hand=(f"{LEGION}.1", f"{SPEARS}.1")), battle.frame.hosts[1])
    assert len(list(broken_battles(battle.state))) == 2
