"""CAMPAIGN PHASE: placing, moving, reorganising, conquest, assaults, sieges, meetings, navies, events of the turn."""

import pytest
from msgspec.structs import replace

from engine.games.total_war_rome.actions import (
    CampFever,
    EndTurn,
    FairWinds,
    ForcedMarch,
    Plunder,
    Storm,
)
from engine.games.total_war_rome.agent_actions import Agree, Refuse
from engine.games.total_war_rome.armies import legal, trim
from engine.games.total_war_rome.campaign_actions import (
    Assault,
    Betray,
    Confront,
    Conquer,
    Disembark,
    Embark,
    Intercept,
    Leave,
    LoseCards,
    March,
    Meet,
    Merge,
    Militia,
    MoveGeneral,
    PlaceArmy,
    PlaceNavy,
    Reorganise,
    ReorganiseNavies,
    RetreatNavy,
    Sail,
    Subdue,
    Withdraw,
)
from engine.games.total_war_rome.conquest import garrison_colours
from engine.games.total_war_rome.movement import army_mu
from engine.games.total_war_rome.state import Navy
from engine.games.total_war_rome.tables import border
from engine.games.total_war_rome.wealth import garrison_dice
from engine.kernel.play import Play
from tests.engine.games.total_war_rome.table import CARTHAGE, GREEKS, ROME, TRIBES, Faces, Table

ITALIANS = ("italian_infantry",) * 5
FIGHT = Meet("fight", "stay", "none")


# Placing Armies and Navies on the Board


def test_placing_armies() -> None:
    """Placing Armies: home regions, conquered regions of 2 gold, regions with barracks; not where another army is, not
    in a besieged region."""
    table = Table()
    table.land("massalia", owner=ROME)
    table.land("liguria", owner=ROME)
    table.land("boii", owner=ROME, barracks=True)
    table.army("rome_2", "latium")
    table.army("carthage_1", "campania")
    table.status(ROME, CARTHAGE, "enemy")
    table.campaign(ROME)
    for region in ("latium", "liguria", "campania", "attica"):
        table.refuse(ROME, PlaceArmy("rome_1", region))
    for region in ("etruria", "massalia", "boii"):
        table.prompt(ROME).menu.tokens(PlaceArmy("rome_1", region))
    table.do(ROME, PlaceArmy("rome_1", "massalia"))
    assert army_mu(table.state.armies["rome_1"]) == 3


def test_an_army_is_not_placed_without_a_general_or_too_small() -> None:
    """Universal Rules 5: no army is placed without a general, nor with fewer than two main battle cards."""
    table = Table()
    table.army("rome_1", "", "italian_infantry", "velites")
    table.army("rome_2", "", *ITALIANS, general="")
    assert "place_army" not in table.campaign(ROME).tags(ROME)


def test_placing_navies() -> None:
    """Placing Navies: in a port of a home region that one controls."""
    table = Table()
    table.land("campania", owner=GREEKS)
    table.land("massalia", owner=ROME)
    table.campaign(ROME)
    table.refuse(ROME, PlaceNavy("rome_fleet_1", "campania"))
    table.refuse(ROME, PlaceNavy("rome_fleet_1", "massalia"))
    table.do(ROME, PlaceNavy("rome_fleet_1", "latium"))
    assert table.state.navies["rome_fleet_1"].port == "latium"


# Moving Armies and Navies


def test_movement_units_by_army_type() -> None:
    """Movement units: 5 for an army of only cavalry and chariots, 3 for any other."""
    table = Table()
    table.army("carthage_1", "zeugitana", "punic_cavalry", "punic_cavalry", "numidian_cavalry")
    table.army("carthage_2", "hippo", "punic_cavalry", "war_elephants")
    assert [army_mu(table.state.armies[a]) for a in ("carthage_1", "carthage_2")] == [5, 3]


def test_rivers_mountains_and_roads() -> None:
    """Movement Modifiers: rivers and mountains cost 1 more without a road; a road carries three regions a MU."""
    table = Table()
    for region in ("liguria", "boii", "venetia"):
        table.land(region, owner=ROME)
    table.army("rome_1", "latium", *ITALIANS)
    table.campaign(ROME)
    table.refuse(ROME, March("rome_1", ("etruria", "boii", "venetia")))  # 1 + 2, and a river
    table.do(ROME, March("rome_1", ("etruria", "boii")))
    assert army_mu(table.state.armies["rome_1"]) == 0
    table2 = Table()
    table2.land("boii", owner=ROME)
    table2.army("rome_1", "campania", *ITALIANS)
    for a, b in (("campania", "latium"), ("latium", "etruria"), ("etruria", "boii")):
        table2.state.roads[border(a, b)] = True
    table2.campaign(ROME).do(ROME, March("rome_1", ("latium", "etruria", "boii")))
    assert army_mu(table2.state.armies["rome_1"]) == 2


def test_straits_and_pathfinders() -> None:
    """Straits are crossed freely; a pathfinder's army ignores rivers and mountains."""
    table = Table()
    table.land("messana", owner=ROME)
    table.army("rome_1", "bruttium", *ITALIANS)
    table.army("barbarian_tribes_1", "sequani", general="barbarian_tribes_ariovistus")
    table.campaign(ROME).do(ROME, March("rome_1", ("messana",)))
    assert army_mu(table.state.armies["rome_1"]) == 2
    table = Table()
    table.army("barbarian_tribes_1", "sequani", general="barbarian_tribes_ariovistus")
    table.campaign(TRIBES).do(TRIBES, March("barbarian_tribes_1", ("helvetii",)))
    assert army_mu(table.state.armies["barbarian_tribes_1"]) == 2


@pytest.mark.parametrize(("answer", "at"), [(Agree(), "zeugitana"), (Refuse(), "byzacena")])
def test_an_ally_gives_leave(answer: Agree | Refuse, at: str) -> None:
    """Moving Armies: through an ally's region only if the ally agrees."""
    table = Table()
    table.status(ROME, CARTHAGE, "ally")
    table.land("byzacena", owner=ROME)
    table.army("rome_1", "byzacena", *ITALIANS)
    table.campaign(ROME).do(ROME, March("rome_1", ("zeugitana",)))
    table.do(CARTHAGE, answer)
    assert table.state.armies["rome_1"].at == at


def test_entering_anothers_region_is_an_attack() -> None:
    """Moving Armies (ruling 20): entering a neutral faction's region without leave makes an enemy, and costs no VP."""
    table = Table()
    table.land("messana", owner=CARTHAGE)
    table.army("rome_1", "bruttium", *ITALIANS)
    table.campaign(ROME).do(ROME, March("rome_1", ("messana",)), "GREEN:BLANK", "GREEN:BLANK")
    assert table.state.status(ROME, CARTHAGE) == "enemy" and table.vp(ROME) == 0
    assert table.state.regions["messana"].owner == ROME


def test_forced_march_and_fair_winds() -> None:
    """Playing Events: Forced March and Fair Winds give 2 MU."""
    table = Table()
    table.army("rome_1", "latium", *ITALIANS)
    table.navy("rome_fleet_1", port="latium")
    march, winds = table.hold(ROME, "forced_march", "fair_winds")
    table.campaign(ROME)
    table.do(ROME, ForcedMarch(march, "rome_1"))
    table.do(ROME, FairWinds(winds, "rome_fleet_1"))
    assert army_mu(table.state.armies["rome_1"]) == 5
    assert table.state.navies["rome_fleet_1"].bonus == 2


# Reorganising


def test_reorganising_armies() -> None:
    """Reorganising: cards change armies in one region for 1 MU each."""
    table = Table()
    table.army("rome_1", "latium", *ITALIANS)
    table.army("rome_2", "latium", "republican_legionaries", "republican_legionaries", "velites")
    table.campaign(ROME)
    table.refuse(ROME, Reorganise("rome_1", "rome_2", ("italian_infantry",) * 4, (), "keep"))  # two must stay
    table.do(ROME, Reorganise("rome_1", "rome_2", ("italian_infantry",) * 3, ("velites",), "swap"))
    one, two = table.state.armies["rome_1"], table.state.armies["rome_2"]
    assert (len(one.cards), len(two.cards)) == (3, 5)
    assert (one.spent, two.spent) == (1, 1)
    assert two.general == "rome_aemilius_paullus"


def test_only_one_army_in_a_region_at_the_end_of_a_turn() -> None:
    """Universal Rules 5: two armies in one region are merged at the end of a turn; what is too much goes at random."""
    table = Table()
    table.army("rome_1", "latium", *ITALIANS)
    table.army("rome_2", "latium", "republican_legionaries", "republican_legionaries", "velites", "velites")
    table.campaign(ROME).do(ROME, EndTurn())
    armies = [army for army in table.state.armies.values() if army.owner == ROME]
    assert len(armies) == 1 and legal(armies[0].cards) and len(armies[0].cards) == 8
    assert "rome_gaius_flaminius" in table.state.factions[ROME].spare


def test_merging_and_moving_generals() -> None:
    """Reorganising: a spare general joins an army within 4 of a home region; generals in play change armies."""
    table = Table()
    table.army("rome_1", "latium", *ITALIANS)
    table.army("rome_2", "latium", "republican_legionaries", "republican_legionaries")
    table.faction(ROME, spare=("rome_scipio_africanus",), generals=tuple(
        g for g in table.state.factions[ROME].generals if g != "rome_scipio_africanus"))  # fmt: skip
    table.campaign(ROME)
    table.refuse(ROME, Merge("rome_1", "rome_2"))  # seven main battle cards
    table.do(ROME, MoveGeneral("rome_scipio_africanus", "rome_2"))
    assert table.state.armies["rome_2"].general == "rome_scipio_africanus"
    assert table.state.factions[ROME].spare == ("rome_gaius_flaminius",)
    table.do(ROME, MoveGeneral("rome_scipio_africanus", "rome_1"))
    assert table.state.armies["rome_2"].general == "rome_aemilius_paullus"


def test_reorganising_navies() -> None:
    """Reorganising: ship cards change navies in one place."""
    table = Table()
    table.navy("rome_fleet_1", port="latium")
    table.state.navies["rome_fleet_2"] = Navy(owner=ROME, port="latium", ships=("trireme_r",))
    reserve = dict(table.state.factions[ROME].reserve)
    reserve["trireme_r"] -= 1
    table.faction(ROME, reserve=reserve)
    table.campaign(ROME)
    table.refuse(ROME, ReorganiseNavies("rome_fleet_1", "rome_fleet_2", ("trireme_r", "trireme_r"), ()))
    table.do(ROME, ReorganiseNavies("rome_fleet_1", "rome_fleet_2", ("trireme_r",), ()))
    assert len(table.state.navies["rome_fleet_2"].ships) == 2


def test_trimming_an_army() -> None:
    """Universal Rules 5: an army above a limit loses cards at random."""
    table = Table()
    table.army("rome_1", "latium", *ITALIANS, "velites", "velites", "velites")
    play = Play(table.state, Faces())
    trim(play, "rome_1")
    assert legal(table.state.armies["rome_1"].cards)


# Subduing Unrest, Tribal Infighting


def test_subduing_unrest() -> None:
    """Subduing Unrest: an army of 4 cards removes one marker for each MU."""
    table = Table()
    table.land("latium", unrest=4)
    table.land("etruria", unrest=1)
    table.army("rome_1", "latium", *ITALIANS)
    table.army("rome_2", "etruria", "republican_legionaries", "republican_legionaries", "velites")
    table.campaign(ROME)
    table.refuse(ROME, Subdue("rome_2", 1))
    table.refuse(ROME, Subdue("rome_1", 4))
    table.do(ROME, Subdue("rome_1", 3))
    assert table.state.regions["latium"].unrest == 1


def test_tribal_infighting() -> None:
    """Tribal Infighting: adjacent armies of Barbarian Tribes roll 2 RED dice at each other; not with Reduced
    Antipathy."""
    for owned, rolls in (({}, True), ({"barbarian_reduced_antipathy": 1}, False)):
        table = Table()
        table.army("barbarian_tribes_1", "aedui")
        table.army("barbarian_tribes_2", "arverni")
        table.faction(TRIBES, developments=owned)
        table.campaign(TRIBES)
        faces = ("RED:SKULL", "RED:X", "RED:S", "RED:X") if rolls else ()
        table.do(TRIBES, EndTurn(), *faces)
        if rolls:
            table.do(TRIBES, LoseCards(("lowland_warriors",)))
            table.do(TRIBES, LoseCards(("tribal_javelinmen",)))
        sizes = [len(table.state.armies[f"barbarian_tribes_{n}"].cards) for n in (1, 2)]
        assert sizes == ([5, 5] if rolls else [6, 6])


# Conquering Independent Regions


def test_conquering_an_independent_region() -> None:
    """Conquering 2 and 3: an opponent rolls two GREEN for 1 gold; the survivor takes control, and may go on."""
    table = Table()
    table.army("rome_1", "umbria", *ITALIANS)
    table.campaign(ROME).do(ROME, March("rome_1", ("boii",)), "GREEN:SKULL", "GREEN:X")
    table.refuse(ROME, LoseCards(("italian_infantry",) * 2))  # an odd X is lost
    table.do(ROME, LoseCards(("italian_infantry",)))
    assert table.state.regions["boii"].owner == ROME
    assert "march" in table.tags(ROME)


def test_a_conquest_that_fails() -> None:
    """Conquering 3: no control if the army is destroyed, and fewer than two main battle cards are no army."""
    table = Table()
    table.army("rome_1", "umbria", "italian_infantry", "italian_infantry", "velites")
    table.campaign(ROME).do(ROME, March("rome_1", ("boii",)), "GREEN:SKULL", "GREEN:S")
    table.refuse(ROME, LoseCards(("italian_infantry", "italian_infantry")))  # the S takes the velites
    table.do(ROME, LoseCards(("italian_infantry", "velites")))
    assert "rome_1" not in table.state.armies
    assert table.state.regions["boii"].owner == ""
    assert "rome_aemilius_paullus" in table.state.factions[ROME].generals


def test_a_mercenary_region_joins_freely() -> None:
    """Conquering 4: a mercenary region rolls its own dice; all Blanks, and a free card joins."""
    table = Table()
    table.army("rome_1", "bruttium", *ITALIANS)
    table.campaign(ROME).do(ROME, March("rome_1", ("messana",)), "GREEN:BLANK", "GREEN:BLANK")
    assert "mamertines" in table.state.armies["rome_1"].cards


def test_invading_the_enemy() -> None:
    """Invading the Enemy: 1 VP and 1 for each gold value, once a region and round; retaking one's own gives none."""
    table = Table()
    table.land("lilybaeum", walls=False)
    table.army("rome_1", "messana", *ITALIANS)
    table.land("messana", owner=ROME)
    table.campaign(ROME)
    table.do(ROME, March("rome_1", ("lilybaeum",)))
    assert table.state.armies["rome_1"].held  # a garrison: no further without an assault
    table.refuse(ROME, March("rome_1", ("syracusae",)))
    table.do(ROME, Assault("rome_1"), *["RED:S"] * 3, *["GREEN:SKULL"] * 5, "GREEN:BLANK")
    assert table.state.regions["lilybaeum"].owner == ROME
    assert table.vp(ROME) == 3


def test_plunder() -> None:
    """Playing Events: Plunder gives twice the gold value of a region conquered this turn."""
    table = Table()
    table.army("rome_1", "etruria", *ITALIANS)
    table.land("liguria", owner=ROME)
    table.land("boii", owner=ROME)
    table.army("rome_1", "boii", *ITALIANS)
    table.state.roads["boii-insubria"] = True
    (card,) = table.hold(ROME, "plunder")
    table.campaign(ROME).do(ROME, March("rome_1", ("insubria",)), "YELLOW:BLANK", "YELLOW:X")
    gold = table.gold(ROME)
    table.do(ROME, Plunder(card, "insubria"))
    assert table.gold(ROME) == gold + 4


# Assaulting Garrisoned Regions


def test_garrison_dice() -> None:
    """Assaulting 4 and 7: gold value + 1 RED dice, one more with barracks; YELLOW against siegecraft or a reconquest;
    absent factions' homes keep theirs."""
    table = Table(players=2)
    table.land("lilybaeum", barracks=True)
    assert garrison_colours(table.state, ROME, "lilybaeum") == ("RED",) * 4
    table.faction(ROME, developments={"rome_siegecraft": 1})
    assert garrison_colours(table.state, ROME, "lilybaeum") == ("YELLOW",) * 4
    assert garrison_colours(table.state, CARTHAGE, "lilybaeum") == ("YELLOW",) * 4
    assert garrison_dice(table.state, "attica") == 4 and table.state.regions["attica"].owner == ""
    assert garrison_dice(table.state, "boii") == 0


def test_a_failed_assault_walls_and_one_assault_a_turn() -> None:
    """Assaulting 6, 8 and 9: walls turn GREEN into WHITE; equal damage fails unless there are more S; the army may stay
    or move on, and assaults once a turn."""
    table = Table()
    table.land("messana", owner=ROME)
    table.land("syracusae", walls=True)
    table.army("rome_1", "messana", *ITALIANS)
    table.campaign(ROME).do(ROME, March("rome_1", ("syracusae",)))
    table.do(ROME, Assault("rome_1"), "RED:SKULL", "RED:S", "RED:S")
    table.do(ROME, LoseCards(("italian_infantry",)), "WHITE:SKULL", "WHITE:S", *["WHITE:BLANK"] * 2, "GREEN:S")
    assert table.state.regions["syracusae"].owner == GREEKS  # equal, and equal S
    table.refuse(ROME, Assault("rome_1"))
    table.do(ROME, March("rome_1", ("messana",)))


def test_cards_before_an_assault() -> None:
    """Playing Events: Traitor at the Gate, Siege Works and Town Militia change the dice."""
    table = Table()
    table.land("messana", owner=ROME)
    table.land("syracusae", walls=False)
    table.army("rome_1", "syracusae", *ITALIANS)
    traitor, works = table.hold(ROME, "traitor_at_the_gate", "siege_works")
    (militia,) = table.hold(GREEKS, "town_militia")
    table.campaign(ROME).do(ROME, Assault("rome_1", (traitor, works)))
    table.do(GREEKS, Militia(militia))
    table.close(*["RED:S"] * 3, *["GREEN:SKULL"] * 5, "GREEN:BLANK", "GREEN:BLANK", "GREEN:BLANK")
    assert table.state.regions["syracusae"].owner == ROME


def test_besieging() -> None:
    """Besieging: an enemy army that ends its turn there besieges; the army of the owner may not be placed there."""
    table = Table()
    table.army("rome_1", "lilybaeum", *ITALIANS)
    table.status(ROME, CARTHAGE, "enemy")
    table.campaign(ROME).do(ROME, EndTurn())
    assert table.state.besieged("lilybaeum")


# Meeting Enemy Armies and Avoiding Battle


def meeting() -> Table:
    table = Table()
    table.status(ROME, CARTHAGE, "enemy")
    table.land("messana", owner=CARTHAGE)
    table.army("rome_1", "bruttium", *ITALIANS)
    table.army("carthage_1", "messana")
    table.campaign(ROME).do(ROME, March("rome_1", ("messana",)))
    return table


def test_meeting_is_one_sealed_form_for_each() -> None:
    """Meeting Enemy Armies 1: who enters where an enemy army is meets it; both say in private what they will do."""
    table = meeting()
    assert {(ROME, "meeting.stances"), (CARTHAGE, "meeting.stances")} <= table.asked()
    table.do(ROME, FIGHT)
    table.do(CARTHAGE, FIGHT)
    assert any(moment.startswith(("land_battle", "combat_deployment")) for _, moment in table.asked())


def test_avoiding_battle_by_a_better_roll() -> None:
    """Meeting Enemy Armies 2 and 3: the general's die against the other's; better, and the army goes to an adjacent
    region; not better, and it fights."""
    table = meeting()
    table.do(ROME, FIGHT)
    table.do(CARTHAGE, Meet("avoid", "lilybaeum", "none"), "GREEN:SKULL", "GREEN:X", "GREEN:BLANK", "GREEN:X")
    assert table.state.armies["carthage_1"].at == "lilybaeum"
    assert table.state.regions["messana"].owner == ROME  # left alone with the region, it conquers it
    table = meeting()
    table.do(ROME, FIGHT)
    table.do(CARTHAGE, Meet("avoid", "lilybaeum", "none"), "GREEN:X", "GREEN:X")
    assert table.state.armies["carthage_1"].at == "messana"


def test_both_avoid_and_the_active_player_moves_off() -> None:
    """Meeting Enemy Armies (ruling 38): if both want to avoid, the active player moves off without a roll."""
    table = meeting()
    table.do(CARTHAGE, Meet("avoid", "lilybaeum", "none"))
    table.do(ROME, Meet("avoid", "bruttium", "none"))
    assert table.state.armies["rome_1"].at == "bruttium"


def test_slip_away_and_no_escape() -> None:
    """Playing Events: Slip Away avoids without a roll; No Escape undoes a successful roll."""
    table = meeting()
    table = Table()
    table.status(ROME, CARTHAGE, "enemy")
    table.land("messana", owner=CARTHAGE)
    table.army("rome_1", "bruttium", *ITALIANS)
    table.army("carthage_1", "messana")
    (slip,) = table.hold(CARTHAGE, "slip_away")
    (guard,) = table.hold(ROME, "no_escape")
    table.campaign(ROME).do(ROME, March("rome_1", ("messana",)))
    table.do(ROME, Meet("fight", "stay", guard))
    table.do(CARTHAGE, Meet("avoid", "lilybaeum", "none"), "GREEN:SKULL", "GREEN:X")
    assert guard in table.state.cards.zones["discard"]
    assert table.state.armies["carthage_1"].at == "messana"
    assert slip not in table.state.cards.zones["discard"]


def test_an_army_without_a_general_rolls_black() -> None:
    """Without Leadership: 0 stars, and a BLACK die to avoid battle."""
    table = Table()
    table.status(ROME, CARTHAGE, "enemy")
    table.land("messana", owner=CARTHAGE)
    table.army("rome_1", "bruttium", *ITALIANS)
    table.army("carthage_1", "messana", general="")
    table.campaign(ROME).do(ROME, March("rome_1", ("messana",)))
    table.do(ROME, FIGHT)
    table.do(CARTHAGE, Meet("avoid", "lilybaeum", "none"), "BLACK:X", "GREEN:S", "GREEN:X", "GREEN:BLANK")
    assert table.state.armies["carthage_1"].at == "lilybaeum"


def test_starting_the_turn_beside_an_enemy_army() -> None:
    """Meeting Enemy Armies 1: an army that begins its turn with an enemy army must meet it before it leaves."""
    table = Table()
    table.status(ROME, CARTHAGE, "enemy")
    table.army("rome_1", "latium", *ITALIANS)
    table.army("carthage_1", "latium")
    table.campaign(ROME)
    table.refuse(ROME, March("rome_1", ("etruria",)))
    table.do(ROME, Confront("rome_1", "carthage_1"))
    assert (CARTHAGE, "meeting.stances") in table.asked()


def test_the_loser_withdraws_or_is_destroyed() -> None:
    """Determine the Victor (ruling 59): a beaten army withdraws to an adjacent region; without one it is destroyed."""
    from engine.games.total_war_rome.frames import Withdrawal

    table = Table()
    table.army("rome_1", "bruttium", *ITALIANS)
    table.campaign(GREEKS).enter(Withdrawal(army="rome_1", side=ROME))
    table.do(ROME, Withdraw("lucania"))
    assert table.state.armies["rome_1"].at == "lucania"
    table = Table()
    table.army("rome_1", "baleares", *ITALIANS)
    table.campaign(GREEKS).enter(Withdrawal(army="rome_1", side=ROME))
    assert "rome_1" not in table.state.armies


# Navies


def test_embarking_sailing_landing() -> None:
    """Embarking and disembarking: 1 MU for army and navy each; the navy moves 4, ports included."""
    table = Table()
    table.navy("rome_fleet_1", port="latium")
    table.army("rome_1", "latium", *ITALIANS)
    table.campaign(ROME)
    table.do(ROME, Embark("rome_1", "rome_fleet_1"))
    table.do(ROME, Sail("rome_fleet_1", ("mare_tyrrhenum", "mare_sardoum")))
    table.refuse(ROME, Sail("rome_fleet_1", ("mare_balearicum", "mare_ibericum")))  # 1 MU is left
    table.do(ROME, Disembark("rome_1", "baleares"), "WHITE:BLANK", "WHITE:X")
    army, navy = table.state.armies["rome_1"], table.state.navies["rome_fleet_1"]
    assert (army.at, army.spent, navy.spent) == ("baleares", 2, 4)
    assert table.state.regions["baleares"].owner == ROME


def test_interception() -> None:
    """The Game Board, Seas: a navy at sea may intercept one that enters an adjacent sea area; allies do not."""
    table = Table()
    table.status(ROME, GREEKS, "ally")
    table.navy("rome_fleet_1", port="latium")
    table.navy("carthage_fleet_1", sea="mare_sardoum")
    table.navy("greek_states_fleet_1", sea="mare_ionium")
    table.campaign(ROME).do(ROME, Sail("rome_fleet_1", ("mare_tyrrhenum", "mare_ligusticum")))
    assert (CARTHAGE, "voyage.intercept") in table.asked()
    assert (GREEKS, "voyage.intercept") not in table.asked()
    table.do(CARTHAGE, Intercept("carthage_fleet_1"))
    table.close("YELLOW:BLANK", "GREEN:BLANK", "GREEN:BLANK", "GREEN:BLANK")
    assert table.state.status(ROME, CARTHAGE) == "enemy"
    assert (CARTHAGE, "sea_fight.choose") in table.asked()  # a tie: the attacking navy retreats
    table.do(CARTHAGE, RetreatNavy("mare_sardoum"))
    table.do(ROME, Sail("rome_fleet_1", ("mare_ligusticum",)))  # asked anew, and not intercepted again
    assert table.state.navies["rome_fleet_1"].sea == "mare_ligusticum"


def test_navies_in_port_are_safe() -> None:
    """Meeting Enemy Navies 1: a navy in port cannot be attacked and does not intercept."""
    table = Table()
    table.status(ROME, CARTHAGE, "enemy")
    table.navy("rome_fleet_1", port="latium")
    table.navy("carthage_fleet_1", port="lilybaeum")
    table.campaign(ROME).do(ROME, Sail("rome_fleet_1", ("mare_tyrrhenum",)))
    assert table.asked() == {(ROME, "campaign_turn.start")}
    assert "engage" not in table.tags(ROME)


def test_meeting_an_enemy_navy() -> None:
    """Meeting Enemy Navies 2 and 4: who enters an enemy navy's sea area fights at once; the victor may go on."""
    table = Table()
    table.status(ROME, CARTHAGE, "enemy")
    table.navy("rome_fleet_1", port="latium")
    table.navy("carthage_fleet_1", sea="mare_tyrrhenum")
    table.campaign(ROME)
    table.refuse(ROME, Sail("rome_fleet_1", ("mare_tyrrhenum", "mare_ligusticum")))
    table.do(
        ROME, Sail("rome_fleet_1", ("mare_tyrrhenum",)), "GREEN:SKULL", "GREEN:SKULL", "YELLOW:BLANK", "GREEN:BLANK"
    )
    assert "carthage_fleet_1" not in table.state.navies
    assert table.vp(ROME) == 1  # Victory at Sea
    table.do(ROME, Sail("rome_fleet_1", ("mare_ligusticum",)))


def test_a_storm() -> None:
    """Playing Events: Storm at Sea costs a navy 2 MU and a GREEN die of damage, the last ship and its army with it."""
    table = Table()
    table.navy("rome_fleet_1", sea="mare_tyrrhenum")
    (card,) = table.hold(CARTHAGE, "storm")
    table.campaign(ROME)
    table.do(CARTHAGE, Storm(card, "rome_fleet_1"), "GREEN:SKULL")
    navy = table.state.navies["rome_fleet_1"]
    assert (len(navy.ships), navy.bonus) == (1, -2)


def test_camp_fever() -> None:
    """Playing Events: Camp Fever rolls a GREEN and a WHITE die at an enemy army outside its home."""
    table = Table()
    table.army("carthage_1", "messana")
    table.army("carthage_2", "hippo")
    (card,) = table.hold(ROME, "camp_fever")
    table.campaign(ROME)
    table.refuse(ROME, CampFever(card, "carthage_2"))
    table.do(ROME, CampFever(card, "carthage_1"), "GREEN:SKULL", "WHITE:BLANK")
    table.do(CARTHAGE, LoseCards(("libyan_spearmen",)))
    assert len(table.state.armies["carthage_1"].cards) == 5


# Broken Alliance


def test_a_broken_alliance() -> None:
    """Broken Alliance: 1 VP is lost, the victim is an enemy, other friends and allies are neutral; armies in a former
    ally's territory conquer it or leave."""
    table = Table()
    table.faction(ROME, vp=3)
    table.status(ROME, CARTHAGE, "ally")
    table.status(ROME, GREEKS, "ally")
    table.status(ROME, TRIBES, "friendly")
    table.land("byzacena", owner=ROME)
    table.army("rome_1", "byzacena", *ITALIANS)
    table.army("greek_states_1", "samnium")
    table.army("carthage_2", "etruria")
    table.campaign(ROME)
    table.do(ROME, Betray("rome_1", "zeugitana"))
    assert table.vp(ROME) == 2
    assert [table.state.status(ROME, o) for o in (CARTHAGE, GREEKS, TRIBES)] == ["enemy", "neutral", "neutral"]
    assert (CARTHAGE, "stranded.choose") in table.asked()
    table.do(CARTHAGE, Leave("liguria"), "GREEN:BLANK", "GREEN:BLANK")
    table.do(GREEKS, Conquer(), *["RED:S"] * 2)
    table.do(GREEKS, LoseCards(("psiloi",)), *["GREEN:SKULL"] * 4, "GREEN:X")
    assert table.state.regions["samnium"].owner == GREEKS
    assert table.state.armies["rome_1"].held


def test_below_zero_is_an_option() -> None:
    """Broken Alliance (ruling 3): no track falls below 0, unless the table says so."""
    for option, vp in (("no", 0), ("yes", -1)):
        table = Table(below_zero=option)
        table.status(ROME, CARTHAGE, "ally")
        table.land("byzacena", owner=ROME)
        table.army("rome_1", "byzacena", *ITALIANS)
        table.campaign(ROME).do(ROME, Betray("rome_1", "zeugitana"))
        assert table.vp(ROME) == vp


def test_foot_that_joins_horsemen_moves_no_further() -> None:
    """Moving Armies: an army that has spent more MU than it now has stays where it is."""
    table = Table()
    table.army("carthage_1", "zeugitana", "punic_cavalry", "punic_cavalry", "punic_cavalry")
    table.state.armies["carthage_1"] = replace(table.state.armies["carthage_1"], spent=4)
    cards = (*table.state.armies["carthage_1"].cards, "libyan_spearmen")
    table.state.armies["carthage_1"] = replace(table.state.armies["carthage_1"], cards=tuple(sorted(cards)))
    assert army_mu(table.state.armies["carthage_1"]) == -1
    assert "march" not in table.campaign(CARTHAGE).tags(CARTHAGE)
