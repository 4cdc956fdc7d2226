"""A raid needs no place to stop, only what is left for a lawful end (sections 14.2, 16.3, 9.5.6 and 15.3)."""

from engine.games.sword_of_rome.actions.diplomacy import ActivateNonPlayer
from engine.games.sword_of_rome.actions.movement import Coordinate, Halt, MarchArmy, MarchOn, PlayCampaign
from engine.games.sword_of_rome.actions.reactions import React
from engine.games.sword_of_rome.events.movement import FlankJoined
from engine.games.sword_of_rome.events.siege import Raided
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.playing import Table
from tests.engine.games.sword_of_rome.test_campaign import pass_windows

CARD = "R4"


def transalpines() -> Table:
    """Let the Romans have the Transalpine Gauls act, who stand in Sena Gallica."""
    table = Table(
        stacks={"transalpine@sena_gallica": (4, "transalpine_a"), "roman@roma": 3, "gallic@eporedia": 3},
        hands={"roman": (CARD,)},
    )
    return table.turn_number_under_way("roman").do("roman", ActivateNonPlayer(CARD, "transalpine"))


def marching(*route: str) -> MarchArmy:
    return MarchArmy(CARD, "transalpine_a", (), 4, route)


def test_transalpine_gauls_raid_beyond_gallic_home_and_come_back() -> None:
    """Sections 14.2 and 16.3: only the end of their movement must lie in Gallic home."""
    table = transalpines()
    assert not table.allowed("roman", marching("sentinum"))
    table.do("roman", marching("sentinum", "raid"), 5, 5)
    assert table.place("sentinum").owner == "" and table.told(Raided)[0].success
    assert table.moment() == "march.on" and not table.offered("roman", Halt)
    table.do("roman", MarchOn(("sena_gallica",)))
    assert table.stack("transalpine@sena_gallica").cu == 4


def test_the_preview_says_that_they_must_go_on() -> None:
    """Sections 14.2 and 15.3: "Ends at" would be said of a place where nobody may stay."""
    table = transalpines()
    prompt = table.prompt("roman", MarchArmy)
    ends = {}
    for route in (("sentinum", "raid"), ("ariminum",)):
        said = GAME.preview(table.state, prompt, prompt.menu.tokens_of_value(marching(*route))).lines
        ends[route[-1]] = said[-1].key
    assert ends == {"raid": "preview.march_goes_on", "ariminum": "preview.march_end"}


def test_they_keep_what_they_need_for_the_way_back() -> None:
    table = transalpines()
    table.do("roman", marching("sentinum", "raid"), 2, 3)  # 5 MP: 1 to come, 1 for the raid
    table.do("roman", MarchOn(("raid",)), 2, 3).do("roman", MarchOn(("raid",)), 2, 3)
    assert table.moment() == "march.on" and not table.allowed("roman", MarchOn(("raid",)))
    assert table.allowed("roman", MarchOn(("sena_gallica",)))
    far = transalpines()
    assert far.allowed("roman", marching("sentinum", "spoletium", "raid"))  # 1 + 1 + 1 and 2 back
    assert not far.allowed("roman", marching("sentinum", "spoletium", "narnia", "raid"))


def test_a_flanking_force_raids_on_its_way() -> None:
    """Section 9.5.6."""
    stacks = {
        "gallic@luna": (6, "gaul_a"),
        "gallic@sena_gallica": (5, "gaul_b"),
        "etruscan@arretium": (5, "etruscan_a"),
        "gallic@ariminum": (6, "gaul_c"),
    }
    table = Table(stacks=stacks, hands={"gallic": ("G1",), "etruscan_samnite": ("E4",)}).turn_number_under_way("gallic")
    table.do("gallic", PlayCampaign("G1")).do("gallic", MarchArmy("G1", "gaul_c", (), 6, ("arretium",)))
    pass_windows(table.do("etruscan_samnite", React()))
    assert table.moment() == "march.coordinate"
    assert not table.allowed("gallic", Coordinate("gaul_b", (), 5, ("sentinum", "raid", "perusia")))
    assert table.allowed("gallic", Coordinate("gaul_b", (), 5, ("sentinum", "spoletium", "perusia")))
    # 1 to come, 1 for the raid, 2 over the mountains, 1 to join
    table.do("gallic", Coordinate("gaul_b", (), 5, ("sentinum", "raid")), 5, 5)
    assert table.place("sentinum").owner == "" and table.moment() == "march.on"
    table.do("gallic", MarchOn(("perusia",)))
    pass_windows(table)
    assert table.told(FlankJoined) == [FlankJoined("gallic", "gaul_b", "perusia", "arretium", 5)]


def test_a_flanking_force_does_not_raid_away_what_it_needs_to_join() -> None:
    stacks = {
        "gallic@sena_gallica": (5, "gaul_b"),
        "etruscan@arretium": (5, "etruscan_a"),
        "gallic@ariminum": (6, "gaul_c"),
    }
    table = Table(stacks=stacks, hands={"gallic": ("G1",), "etruscan_samnite": ("E4",)}).turn_number_under_way("gallic")
    table.do("gallic", PlayCampaign("G1")).do("gallic", MarchArmy("G1", "gaul_c", (), 6, ("arretium",)))
    pass_windows(table.do("etruscan_samnite", React()))
    assert not table.allowed("gallic", Coordinate("gaul_b", (), 5, ("sentinum", "spoletium", "raid", "raid")))
    table.do("gallic", Coordinate("gaul_b", (), 5, ("sentinum", "raid")), 2, 3)
    assert not table.allowed("gallic", MarchOn(("raid",)))  # 3 MP are left, and all are needed


def test_a_raid_where_an_allys_cu_stand_is_made_in_passing() -> None:
    """Section 15.3: armies of allies may not end together, but go through each other."""
    table = Table(
        stacks={"gallic@sena_gallica": (4, "gaul_a"), "roman@sentinum": 2, "etruscan@clusium": 3},
        alliances=[("gallic", "roman")],
        hands={"gallic": ("G33",)},
    ).turn_number_under_way("gallic")
    assert not table.allowed("gallic", MarchArmy("G33", "gaul_a", (), 4, ("sentinum",)))
    table.do("gallic", MarchArmy("G33", "gaul_a", (), 4, ("sentinum", "raid")), 5, 5)
    assert table.place("sentinum").owner == "" and not table.offered("gallic", Halt)
    table.do("gallic", MarchOn(("spoletium",)))
    assert table.stack("gallic@spoletium").cu == 4


def test_the_last_point_is_not_spent_on_a_raid_where_one_may_not_stay() -> None:
    table = Table(
        stacks={"gallic@ariminum": (4, "gaul_a"), "roman@sentinum": 2, "etruscan@clusium": 3},
        alliances=[("gallic", "roman")],
        hands={"gallic": ("G33",)},
        places={"sentinum": Place("etruscan")},
    ).turn_number_under_way("gallic")
    table.do("gallic", MarchArmy("G33", "gaul_a", (), 4, ("sena_gallica", "sentinum", "raid")), 2, 3)
    table.do("gallic", MarchOn(("raid",)), 2, 3)  # one MP is left of five
    assert table.moment() == "march.on" and not table.allowed("gallic", MarchOn(("raid",)))
    assert table.allowed("gallic", MarchOn(("sena_gallica",)))
